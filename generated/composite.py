# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind composite: functions, Backward nodes and tangents.

Written in other operations of the table; its derivative follows.
"""

# ruff: noqa
# mypy: ignore-errors
from math import inf, nan

import numpy as np

from autograd.clock import counted
from autograd.formulas import (
    chains,
    convolution,
    decompositions,
    determinants,
    distances,
    dropouts,
    fourier,
    frames,
    grids,
    indexing,
    losses,
    low_rank,
    norms,
    products,
    scattering,
    shapes,
    spectra,
    splits,
    statistics,
    systems,
    triangular,
)
from autograd.in_place import kept, overwrite
from autograd.operation import number
from autograd.support import ReturnType, int_list, tensor_list, missing_argument, tensor_argument
from autograd.tensor import Tensor
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# rsub    derivatives.yaml:28


def rsub(input, other, *, alpha=1):
    """rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    other - alpha * self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("rsub", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("rsub", 1, "other", other)
    return ops.sub(other, input, alpha=alpha)


# ------------------------------------------------------------------------------------------------
# nn.functional.relu    derivatives.yaml:420


def nn_functional_relu(input, inplace=False):
    """nn.functional.relu(Tensor input, bool inplace=False) -> Tensor

    max(input, 0); its slope at 0 is 0.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.relu", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = ops.relu(input)
    return overwrite(target, input, result) if inplace else result


def nn_functional_relu_(input):
    """In-place version of nn_functional_relu."""
    return nn_functional_relu(input, inplace=True)


# ------------------------------------------------------------------------------------------------
# where.condition    derivatives.yaml:544


def where_condition(condition):
    """where.condition(Tensor condition) -> Tensor[]

    The indices at which condition is true, a tensor for each dimension.
    """
    if condition.__class__ is not Tensor:
        condition = tensor_argument("where.condition", 0, "condition", condition)
    return ops.nonzero(condition, as_tuple=True)


# ------------------------------------------------------------------------------------------------
# max.other    derivatives.yaml:790


def max_other(input, other):
    """max.other(Tensor self, Tensor other) -> Tensor

    The larger of the two, element by element.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("max.other", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("max.other", 1, "other", other)
    return ops.maximum(input, other)


# ------------------------------------------------------------------------------------------------
# min.other    derivatives.yaml:816


def min_other(input, other):
    """min.other(Tensor self, Tensor other) -> Tensor

    The smaller of the two, element by element.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("min.other", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("min.other", 1, "other", other)
    return ops.minimum(input, other)


# ------------------------------------------------------------------------------------------------
# var.dim    derivatives.yaml:860


def var_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The variance over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("var.dim", 0, "input", input)
    return input.var(dim, correction=1 if unbiased else 0, keepdim=keepdim)


# ------------------------------------------------------------------------------------------------
# var    derivatives.yaml:865


def var_default(input, unbiased=True):
    """var(Tensor self, bool unbiased=True) -> Tensor

    The variance of all elements; `unbiased` stands for correction=1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("var", 0, "input", input)
    return input.var(None, correction=1 if unbiased else 0)


# ------------------------------------------------------------------------------------------------
# std.dim    derivatives.yaml:879


def std_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The standard deviation over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("std.dim", 0, "input", input)
    return input.std(dim, correction=1 if unbiased else 0, keepdim=keepdim)


# ------------------------------------------------------------------------------------------------
# std    derivatives.yaml:884


def std_default(input, unbiased=True):
    """std(Tensor self, bool unbiased=True) -> Tensor

    The standard deviation of all elements; `unbiased` stands for correction=1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("std", 0, "input", input)
    return input.std(None, correction=1 if unbiased else 0)


# ------------------------------------------------------------------------------------------------
# nn.functional.softmax    derivatives.yaml:961


def nn_functional_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softmax", 0, "input", input)
    return ops.softmax(input, losses.softmax_dim('softmax', dim, input.ndim), dtype)


# ------------------------------------------------------------------------------------------------
# nn.functional.log_softmax    derivatives.yaml:966


def nn_functional_log_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.log_softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.log_softmax", 0, "input", input)
    return ops.log_softmax(input, losses.softmax_dim('log_softmax', dim, input.ndim), dtype)


# ------------------------------------------------------------------------------------------------
# nn.functional.cross_entropy    derivatives.yaml:973


def nn_functional_cross_entropy(input, target, weight=None, *, ignore_index=-100, reduction="mean", label_smoothing=0.0):
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, *, int ignore_index=-100, str reduction="mean", float label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it has the shape of `input`, of class probabilities.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.cross_entropy", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.cross_entropy", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.cross_entropy", 2, "weight", weight)
    return ops.nn_functional_cross_entropy_soft(input, target, weight, reduction, label_smoothing) if input.shape == target.shape else ops.nn_functional_cross_entropy_hard(input, target, weight, ignore_index, reduction, label_smoothing)[0]


# ------------------------------------------------------------------------------------------------
# msort    derivatives.yaml:1089


def msort(input):
    """msort(Tensor self) -> Tensor

    Sorted along the first dimension.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("msort", 0, "input", input)
    return ops.sort(input, 0)[0]


# ------------------------------------------------------------------------------------------------
# view_as    derivatives.yaml:1151


def view_as(input, other):
    """view_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same memory in the shape of other.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("view_as", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("view_as", 1, "other", other)
    return ops.view(input, other.shape)


# ------------------------------------------------------------------------------------------------
# reshape_as    derivatives.yaml:1157


def reshape_as(input, other):
    """reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same elements in the shape of other.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("reshape_as", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("reshape_as", 1, "other", other)
    return ops.reshape(input, other.shape)


# ------------------------------------------------------------------------------------------------
# ravel    derivatives.yaml:1170


def ravel(input):
    """ravel(Tensor(a) self) -> Tensor(a)

    All elements along one dimension.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("ravel", 0, "input", input)
    return ops.reshape(input, -1)


# ------------------------------------------------------------------------------------------------
# expand_as    derivatives.yaml:1208


def expand_as(input, other):
    """expand_as(Tensor(a) self, Tensor other) -> Tensor(a)

    A view that repeats self to the shape of other.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("expand_as", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("expand_as", 1, "other", other)
    return ops.expand(input, other.shape)


# ------------------------------------------------------------------------------------------------
# atleast_1d    derivatives.yaml:1222


def atleast_1d_default(input):
    """atleast_1d(Tensor(a) self) -> Tensor(a)

    A number as a vector; anything else as it is.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_1d", 0, "input", input)
    return ops.reshape(input, shapes.at_least(input.shape, 1))


# ------------------------------------------------------------------------------------------------
# atleast_1d.Sequence    derivatives.yaml:1229


def atleast_1d_Sequence(*tensors, **named):
    """atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least one dimension.
    """
    tensors = tensor_list("atleast_1d.Sequence", "tensors", tensors, named)
    return shapes.all_at_least(tensors, 1)


# ------------------------------------------------------------------------------------------------
# atleast_2d    derivatives.yaml:1234


def atleast_2d_default(input):
    """atleast_2d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 in front, so that there are at least two.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_2d", 0, "input", input)
    return ops.reshape(input, shapes.at_least(input.shape, 2))


# ------------------------------------------------------------------------------------------------
# atleast_2d.Sequence    derivatives.yaml:1241


def atleast_2d_Sequence(*tensors, **named):
    """atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least two dimensions.
    """
    tensors = tensor_list("atleast_2d.Sequence", "tensors", tensors, named)
    return shapes.all_at_least(tensors, 2)


# ------------------------------------------------------------------------------------------------
# atleast_3d    derivatives.yaml:1246


def atleast_3d_default(input):
    """atleast_3d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 added, so that there are at least three.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_3d", 0, "input", input)
    return ops.reshape(input, shapes.at_least(input.shape, 3))


# ------------------------------------------------------------------------------------------------
# atleast_3d.Sequence    derivatives.yaml:1253


def atleast_3d_Sequence(*tensors, **named):
    """atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least three dimensions.
    """
    tensors = tensor_list("atleast_3d.Sequence", "tensors", tensors, named)
    return shapes.all_at_least(tensors, 3)


# ------------------------------------------------------------------------------------------------
# fliplr    derivatives.yaml:1343


def fliplr(input):
    """fliplr(Tensor self) -> Tensor

    A copy with the columns in reverse order.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("fliplr", 0, "input", input)
    return ops.flip(input, 1)


# ------------------------------------------------------------------------------------------------
# flipud    derivatives.yaml:1349


def flipud(input):
    """flipud(Tensor self) -> Tensor

    A copy with the rows in reverse order.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("flipud", 0, "input", input)
    return ops.flip(input, 0)


# ------------------------------------------------------------------------------------------------
# hstack    derivatives.yaml:1389


def hstack(*tensors, **named):
    """hstack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors along their only one.
    """
    tensors = tensor_list("hstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else 1)


# ------------------------------------------------------------------------------------------------
# vstack    derivatives.yaml:1396


def vstack(*tensors, **named):
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """
    tensors = tensor_list("vstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 2), 0)


# ------------------------------------------------------------------------------------------------
# dstack    derivatives.yaml:1404


def dstack(*tensors, **named):
    """dstack(Tensor[] tensors) -> Tensor

    Tensors joined along the third dimension.
    """
    tensors = tensor_list("dstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 3), 2)


# ------------------------------------------------------------------------------------------------
# column_stack    derivatives.yaml:1410


def column_stack(*tensors, **named):
    """column_stack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors as columns.
    """
    tensors = tensor_list("column_stack", "tensors", tensors, named)
    return ops.cat(shapes.with_columns(tensors), 1)


# ------------------------------------------------------------------------------------------------
# split    derivatives.yaml:1424


def split_default(input, split_size, dim=0, *, axis=None):
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

    Parts of split_size along dim, the last one smaller if need be, or parts of given sizes.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("split", 0, "input", input)
    return ops.split_with_sizes(input, shapes.split_sizes(input.shape, split_size, dim), dim)


# ------------------------------------------------------------------------------------------------
# split.sections    derivatives.yaml:1430


def split_sections(tensor, split_size_or_sections, dim=0, *, axis=None):
    """split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> Tensor(a)[]

    As split, by the names that the arguments of PyTorch's function have.
    """
    if axis is not None:
        dim = axis
    if tensor.__class__ is not Tensor:
        tensor = tensor_argument("split.sections", 0, "tensor", tensor)
    return ops.split(tensor, split_size_or_sections, dim)


# ------------------------------------------------------------------------------------------------
# chunk    derivatives.yaml:1435


def chunk(input, chunks, dim=0, *, axis=None):
    """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    At most so many parts along dim, all of one size but the last.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("chunk", 0, "input", input)
    return ops.split_with_sizes(input, shapes.chunk_sizes(input.shape, chunks, dim), dim)


# ------------------------------------------------------------------------------------------------
# tensor_split    derivatives.yaml:1441


def tensor_split(input, indices_or_sections=None, dim=0, *, axis=None, sections=None, indices=None):
    """tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]

    So many parts along dim, whose sizes differ by at most one, or parts cut at given indices.
    """
    if axis is not None:
        dim = axis
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("tensor_split", "indices_or_sections")
    if input.__class__ is not Tensor:
        input = tensor_argument("tensor_split", 0, "input", input)
    return ops.split_with_sizes(input, shapes.section_sizes(input.shape, indices_or_sections, dim), dim)


# ------------------------------------------------------------------------------------------------
# tile    derivatives.yaml:1460


def tile(input, *dims, **named):
    """tile(Tensor self, int[] dims) -> Tensor

    Copies side by side, so many along the last dimensions.
    """
    dims = int_list("tile", "dims", dims, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("tile", 0, "input", input)
    return ops.repeat(input, shapes.tile_counts(dims, input.ndim))


# ------------------------------------------------------------------------------------------------
# repeat_interleave    derivatives.yaml:1466


def repeat_interleave_default(input, repeats, dim=None, *, output_size=None, axis=None):
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) -> Tensor

    Each element, or each slice along dim, so many times in a row.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("repeat_interleave", 0, "input", input)
    return shapes.repeated(input, repeats, dim)


# ------------------------------------------------------------------------------------------------
# repeat_interleave.Tensor    derivatives.yaml:1472


def repeat_interleave_Tensor(repeats, *, output_size=None):
    """repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor

    Each of the indices 0, 1, ... as often as `repeats` says.
    """
    if repeats.__class__ is not Tensor:
        repeats = tensor_argument("repeat_interleave.Tensor", 0, "repeats", repeats)
    return ops.repeat_interleave(ops.arange(repeats.numel()), repeats, 0)


# ------------------------------------------------------------------------------------------------
# hsplit    derivatives.yaml:1484


def hsplit(input, indices_or_sections=None, *, sections=None, indices=None):
    """hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Parts along the second dimension, of vectors along their only one; equal ones, or cut at indices.
    """
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("hsplit", "indices_or_sections")
    if input.__class__ is not Tensor:
        input = tensor_argument("hsplit", 0, "input", input)
    return ops.tensor_split(input, splits.checked('hsplit', input.shape, indices_or_sections), 0 if input.ndim == 1 else 1)


# ------------------------------------------------------------------------------------------------
# vsplit    derivatives.yaml:1489


def vsplit(input, indices_or_sections=None, *, sections=None, indices=None):
    """vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the first dimension, or parts cut at indices.
    """
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("vsplit", "indices_or_sections")
    if input.__class__ is not Tensor:
        input = tensor_argument("vsplit", 0, "input", input)
    return ops.tensor_split(input, splits.checked('vsplit', input.shape, indices_or_sections), 0)


# ------------------------------------------------------------------------------------------------
# dsplit    derivatives.yaml:1494


def dsplit(input, indices_or_sections=None, *, sections=None, indices=None):
    """dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the third dimension, or parts cut at indices.
    """
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("dsplit", "indices_or_sections")
    if input.__class__ is not Tensor:
        input = tensor_argument("dsplit", 0, "input", input)
    return ops.tensor_split(input, splits.checked('dsplit', input.shape, indices_or_sections), 2)


# ------------------------------------------------------------------------------------------------
# block_diag    derivatives.yaml:1499


def block_diag(*tensors, **named):
    """block_diag(Tensor[] tensors) -> Tensor

    One matrix with matrices, rows and numbers side by side on its diagonal, zero elsewhere.
    """
    tensors = tensor_list("block_diag", "tensors", tensors, named)
    return ops.cat(grids.block_rows(tensors), 0)


# ------------------------------------------------------------------------------------------------
# broadcast_tensors    derivatives.yaml:1504


def broadcast_tensors(*tensors, **named):
    """broadcast_tensors(Tensor[] tensors) -> Tensor[]

    Each tensor repeated to the shape that all have in common.
    """
    tensors = tensor_list("broadcast_tensors", "tensors", tensors, named)
    return grids.broadcast(tensors)


# ------------------------------------------------------------------------------------------------
# meshgrid    derivatives.yaml:1510


def meshgrid(*tensors, indexing=None, **named):
    """meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]

    Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of 'ij'.
    """
    tensors = tensor_list("meshgrid", "tensors", tensors, named)
    return grids.meshgrid(tensors, indexing)


# ------------------------------------------------------------------------------------------------
# cartesian_prod    derivatives.yaml:1515


def cartesian_prod(*tensors, **named):
    """cartesian_prod(Tensor[] tensors) -> Tensor

    All combinations of one element of each vector, a row for each.
    """
    tensors = tensor_list("cartesian_prod", "tensors", tensors, named)
    return grids.cartesian(tensors)


# ------------------------------------------------------------------------------------------------
# combinations    derivatives.yaml:1520


def combinations(input, r=2, with_replacement=False):
    """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

    All combinations of r elements of a vector, a row for each.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("combinations", 0, "input", input)
    return ops.getitem(input, grids.combinations(input.shape, r, with_replacement))


# ------------------------------------------------------------------------------------------------
# diagflat    derivatives.yaml:1525


def diagflat(input, offset=0):
    """diagflat(Tensor self, int offset=0) -> Tensor

    The matrix with all elements of self on a diagonal.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diagflat", 0, "input", input)
    return ops.diag_embed(ops.reshape(input, -1), offset)


# ------------------------------------------------------------------------------------------------
# diag    derivatives.yaml:1554


def diag(input, diagonal=0):
    """diag(Tensor self, int diagonal=0) -> Tensor

    The matrix with self on its diagonal, or the diagonal of the matrix self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diag", 0, "input", input)
    return shapes.diag(input, diagonal)


# ------------------------------------------------------------------------------------------------
# as_strided_copy    derivatives.yaml:1599


def as_strided_copy(input, size, stride, storage_offset=None):
    """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    A copy of as_strided.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("as_strided_copy", 0, "input", input)
    return ops.clone(ops.as_strided(input, size, stride, storage_offset))


# ------------------------------------------------------------------------------------------------
# diagonal_copy    derivatives.yaml:1604


def diagonal_copy(input, offset=0, dim1=0, dim2=1):
    """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

    A copy of diagonal.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diagonal_copy", 0, "input", input)
    return ops.clone(ops.diagonal(input, offset, dim1, dim2))


# ------------------------------------------------------------------------------------------------
# expand_copy    derivatives.yaml:1609


def expand_copy(input, *size, **named):
    """expand_copy(Tensor self, int[] size) -> Tensor

    A copy of expand.
    """
    size = int_list("expand_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("expand_copy", 0, "input", input)
    return ops.clone(ops.expand(input, size))


# ------------------------------------------------------------------------------------------------
# narrow_copy    derivatives.yaml:1614


def narrow_copy(input, dim=None, start=None, length=None, *, axis=None):
    """narrow_copy(Tensor self, int dim, int start, int length) -> Tensor

    A copy of narrow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("narrow_copy", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("narrow_copy", 0, "input", input)
    return ops.clone(ops.narrow(input, dim, start, length))


# ------------------------------------------------------------------------------------------------
# permute_copy    derivatives.yaml:1619


def permute_copy(input, *dims, **named):
    """permute_copy(Tensor self, int[] dims) -> Tensor

    A copy of permute.
    """
    dims = int_list("permute_copy", "dims", dims, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("permute_copy", 0, "input", input)
    return ops.clone(ops.permute(input, dims))


# ------------------------------------------------------------------------------------------------
# select_copy    derivatives.yaml:1624


def select_copy(input, dim=None, index=None, *, axis=None):
    """select_copy(Tensor self, int dim, int index) -> Tensor

    A copy of select.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_copy", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("select_copy", 0, "input", input)
    return ops.clone(ops.select(input, dim, index))


# ------------------------------------------------------------------------------------------------
# slice_copy    derivatives.yaml:1629


def slice_copy(input, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    A copy of every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("slice_copy", 0, "input", input)
    return ops.clone(ops.slice(input, dim, start, end, step))


# ------------------------------------------------------------------------------------------------
# split_with_sizes_copy    derivatives.yaml:1634


def split_with_sizes_copy(input, split_sizes, dim=0, *, axis=None):
    """split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]

    Copies of the parts of split_with_sizes.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("split_with_sizes_copy", 0, "input", input)
    return scattering.copied(ops.split_with_sizes(input, split_sizes, dim))


# ------------------------------------------------------------------------------------------------
# squeeze_copy    derivatives.yaml:1639


def squeeze_copy(input, dim=None, *, axis=None):
    """squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor

    A copy of squeeze.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("squeeze_copy", 0, "input", input)
    return ops.clone(ops.squeeze(input, dim))


# ------------------------------------------------------------------------------------------------
# t_copy    derivatives.yaml:1645


def t_copy(input):
    """t_copy(Tensor self) -> Tensor

    A copy of t.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("t_copy", 0, "input", input)
    return ops.clone(ops.t(input))


# ------------------------------------------------------------------------------------------------
# transpose_copy    derivatives.yaml:1650


def transpose_copy(input, dim0=None, dim1=None, *, axis0=None, axis1=None):
    """transpose_copy(Tensor self, int dim0, int dim1) -> Tensor

    A copy of transpose.
    """
    if axis0 is not None:
        dim0 = axis0
    if axis1 is not None:
        dim1 = axis1
    if dim0 is None:
        raise missing_argument("transpose_copy", "dim0")
    if dim1 is None:
        raise missing_argument("transpose_copy", "dim1")
    if input.__class__ is not Tensor:
        input = tensor_argument("transpose_copy", 0, "input", input)
    return ops.clone(ops.transpose(input, dim0, dim1))


# ------------------------------------------------------------------------------------------------
# unbind_copy    derivatives.yaml:1655


def unbind_copy(input, dim=0, *, axis=None):
    """unbind_copy(Tensor self, int dim=0) -> Tensor[]

    Copies of the slices of unbind.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("unbind_copy", 0, "input", input)
    return scattering.copied(ops.unbind(input, dim))


# ------------------------------------------------------------------------------------------------
# unfold_copy    derivatives.yaml:1661


def unfold_copy(input, dimension, size, step):
    """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

    A copy of unfold.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("unfold_copy", 0, "input", input)
    return ops.clone(ops.unfold(input, dimension, size, step))


# ------------------------------------------------------------------------------------------------
# unsqueeze_copy    derivatives.yaml:1666


def unsqueeze_copy(input, dim=None, *, axis=None):
    """unsqueeze_copy(Tensor self, int dim) -> Tensor

    A copy of unsqueeze.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze_copy", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("unsqueeze_copy", 0, "input", input)
    return ops.clone(ops.unsqueeze(input, dim))


# ------------------------------------------------------------------------------------------------
# view_copy    derivatives.yaml:1671


def view_copy(input, *size, **named):
    """view_copy(Tensor self, int[] size) -> Tensor

    A copy in another shape, one size of which may be -1.
    """
    size = int_list("view_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("view_copy", 0, "input", input)
    return ops.clone(ops.reshape(input, size))


# ------------------------------------------------------------------------------------------------
# select    derivatives.yaml:1693


def select(input, dim=None, index=None, *, axis=None):
    """select(Tensor(a) self, int dim, int index) -> Tensor(a)

    The slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("select", 0, "input", input)
    return ops.getitem(input, indexing.select_index(input.shape, dim, index))


# ------------------------------------------------------------------------------------------------
# narrow    derivatives.yaml:1698


def narrow(input, dim=None, start=None, length=None, *, axis=None):
    """narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)

    The part from start on, of a given length, along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("narrow", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("narrow", 0, "input", input)
    return ops.getitem(input, indexing.narrow_index(input.shape, dim, start, length))


# ------------------------------------------------------------------------------------------------
# slice    derivatives.yaml:1703


def slice(input, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)

    Every step-th slice from start to end along dim, as PyTorch's aten::slice.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("slice", 0, "input", input)
    return ops.getitem(input, scattering.slice_part(input.shape, None, dim, start, end, step))


# ------------------------------------------------------------------------------------------------
# take_along_dim    derivatives.yaml:1717


def take_along_dim(input, indices, dim=None, *, axis=None):
    """take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor

    The elements at indices along dim, or of all elements in a row.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("take_along_dim", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("take_along_dim", 1, "indices", indices)
    return ops.gather(indexing.take_source(input, indices, dim), 0 if dim is None else dim, indexing.take_index(input, indices, dim))


# ------------------------------------------------------------------------------------------------
# take    derivatives.yaml:1722


def take(input, index):
    """take(Tensor self, Tensor index) -> Tensor

    The elements at index, counted through all dimensions.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("take", 0, "input", input)
    if index.__class__ is not Tensor:
        index = tensor_argument("take", 1, "index", index)
    return ops.getitem(ops.reshape(input, -1), index)


# ------------------------------------------------------------------------------------------------
# masked_select    derivatives.yaml:1735


def masked_select(input, mask):
    """masked_select(Tensor self, Tensor mask) -> Tensor

    The elements where mask is true, in a row.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("masked_select", 0, "input", input)
    if mask.__class__ is not Tensor:
        mask = tensor_argument("masked_select", 1, "mask", mask)
    return ops.getitem(ops.expand(input, indexing.common_shape(input, mask)), indexing.mask_index(input, mask))


# ------------------------------------------------------------------------------------------------
# argwhere    derivatives.yaml:1758


def argwhere(input):
    """argwhere(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("argwhere", 0, "input", input)
    return ops.nonzero(input)


# ------------------------------------------------------------------------------------------------
# select_scatter    derivatives.yaml:1897


def select_scatter(input, src, dim=None, index=None, *, axis=None):
    """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

    self with src as the slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_scatter", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("select_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("select_scatter", 1, "src", src)
    return ops.index_put(input, scattering.select_part(input.shape, src.shape, dim, index), src)


# ------------------------------------------------------------------------------------------------
# slice_scatter    derivatives.yaml:1902


def slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    self with src as every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("slice_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("slice_scatter", 1, "src", src)
    return ops.index_put(input, scattering.slice_part(input.shape, src.shape, dim, start, end, step), src)


# ------------------------------------------------------------------------------------------------
# diagonal_scatter    derivatives.yaml:1908


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1):
    """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

    self with src on the diagonals of the matrices in two dimensions.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diagonal_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("diagonal_scatter", 1, "src", src)
    return ops.put(input, scattering.diagonal_places(input.shape, src.shape, offset, dim1, dim2), src)


# ------------------------------------------------------------------------------------------------
# as_strided_scatter    derivatives.yaml:1913


def as_strided_scatter(input, src, size, stride, storage_offset=None):
    """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    self with src where as_strided lies in its memory.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("as_strided_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("as_strided_scatter", 1, "src", src)
    return scattering.strided_write(input, src, size, stride, storage_offset)


# ------------------------------------------------------------------------------------------------
# inner    derivatives.yaml:1975


def inner(input, other):
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("inner", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("inner", 1, "other", other)
    return products.inner(input, other)


# ------------------------------------------------------------------------------------------------
# tensordot    derivatives.yaml:1981


def tensordot(a, b, dims=2):
    """tensordot(Tensor a, Tensor b, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or over two lists of dimensions; size 1 repeats.
    """
    if a.__class__ is not Tensor:
        a = tensor_argument("tensordot", 0, "a", a)
    if b.__class__ is not Tensor:
        b = tensor_argument("tensordot", 1, "b", b)
    return ops.reshape(products.tensordot_left(a, b, dims) @ products.tensordot_right(a, b, dims), products.tensordot_shape(a, b, dims))


# ------------------------------------------------------------------------------------------------
# kron    derivatives.yaml:1987


def kron(input, other):
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("kron", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("kron", 1, "other", other)
    return products.kron(input, other)


# ------------------------------------------------------------------------------------------------
# triangular_solve    derivatives.yaml:2077


class TriangularSolveResult(ReturnType):
    __slots__ = ()
    fields = ('solution', 'cloned_coefficient', )


def triangular_solve(input, A, upper=True, transpose=False, unitriangular=False):
    """triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)

    X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of A.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("triangular_solve", 0, "input", input)
    if A.__class__ is not Tensor:
        A = tensor_argument("triangular_solve", 1, "A", A)
    return TriangularSolveResult((ops.linalg_solve_triangular(ops.mT(A) if transpose else A, input, upper=upper != transpose, unitriangular=unitriangular), ops.clone(A)))


# ------------------------------------------------------------------------------------------------
# cholesky    derivatives.yaml:2090


def cholesky(input, upper=False):
    """cholesky(Tensor self, bool upper=False) -> Tensor

    The same as linalg.cholesky.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky", 0, "input", input)
    return ops.linalg_cholesky(input, upper=upper)


# ------------------------------------------------------------------------------------------------
# cholesky_solve    derivatives.yaml:2103


def cholesky_solve(input, input2, upper=False):
    """cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor

    X with A @ X = self, A having the Cholesky factor input2.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky_solve", 0, "input", input)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("cholesky_solve", 1, "input2", input2)
    return triangular.cholesky_solve(input, input2, upper)


# ------------------------------------------------------------------------------------------------
# cholesky_inverse    derivatives.yaml:2108


def cholesky_inverse(input, upper=False):
    """cholesky_inverse(Tensor self, bool upper=False) -> Tensor

    The inverse of the matrix whose Cholesky factor is self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky_inverse", 0, "input", input)
    return triangular.cholesky_inverse(input, upper)


# ------------------------------------------------------------------------------------------------
# qr    derivatives.yaml:2120


class QrResult(ReturnType):
    __slots__ = ()
    fields = ('Q', 'R', )


def qr(input, some=True):
    """qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)

    linalg.qr in mode 'reduced', or 'complete' unless some.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("qr", 0, "input", input)
    return QrResult(ops.linalg_qr(input, 'reduced' if some else 'complete'))


# ------------------------------------------------------------------------------------------------
# linalg.householder_product    derivatives.yaml:2131


def linalg_householder_product(input, tau):
    """linalg.householder_product(Tensor input, Tensor tau) -> Tensor

    The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below the diagonal of input.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.householder_product", 0, "input", input)
    if tau.__class__ is not Tensor:
        tau = tensor_argument("linalg.householder_product", 1, "tau", tau)
    return triangular.householder_product(input, tau)


# ------------------------------------------------------------------------------------------------
# orgqr    derivatives.yaml:2136


def orgqr(input, input2):
    """orgqr(Tensor self, Tensor input2) -> Tensor

    linalg.householder_product of self and its factors input2.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("orgqr", 0, "input", input)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("orgqr", 1, "input2", input2)
    return ops.linalg_householder_product(input, input2)


# ------------------------------------------------------------------------------------------------
# ormqr    derivatives.yaml:2141


def ormqr(input, input2, input3, left=True, transpose=False):
    """ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor

    Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and input2; of Q^H with transpose.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("ormqr", 0, "input", input)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("ormqr", 1, "input2", input2)
    if input3.__class__ is not Tensor:
        input3 = tensor_argument("ormqr", 2, "input3", input3)
    return triangular.reflected(input, input2, input3, left, transpose)


# ------------------------------------------------------------------------------------------------
# svd    derivatives.yaml:2153


class SvdResult(ReturnType):
    __slots__ = ()
    fields = ('U', 'S', 'V', )


def svd(input, some=True, compute_uv=True):
    """svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)

    linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V are zeros.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("svd", 0, "input", input)
    return SvdResult(spectra.old_svd(input, some, compute_uv))


# ------------------------------------------------------------------------------------------------
# linalg.svdvals    derivatives.yaml:2158


def linalg_svdvals(A, *, driver=None):
    """linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor

    The singular values, falling.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.svdvals", 0, "A", A)
    return spectra.singular_values(A, driver)


# ------------------------------------------------------------------------------------------------
# linalg.eigvalsh    derivatives.yaml:2175


def linalg_eigvalsh(input, UPLO="L"):
    """linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor

    The eigenvalues of Hermitian matrices, rising; one triangle is read.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.eigvalsh", 0, "input", input)
    return spectra.hermitian_eigenvalues(input, UPLO)


# ------------------------------------------------------------------------------------------------
# linalg.eigvals    derivatives.yaml:2191


def linalg_eigvals(input):
    """linalg.eigvals(Tensor self) -> Tensor

    The eigenvalues of square matrices, always complex.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.eigvals", 0, "input", input)
    return spectra.eigenvalues(input)


# ------------------------------------------------------------------------------------------------
# svd_lowrank    derivatives.yaml:2197


class SvdLowrankResult(ReturnType):
    __slots__ = ()
    fields = ('U', 'S', 'V', )


def svd_lowrank(A, q=6, niter=2, M=None):
    """svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V)

    The q largest singular values of A - M and their vectors, approximately, from a random sample refined niter times. The gradient is nan where the rank is less than q.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("svd_lowrank", 0, "A", A)
    if M.__class__ is not Tensor and M is not None:
        M = tensor_argument("svd_lowrank", 3, "M", M)
    return SvdLowrankResult(low_rank.singular_triples(A, q, niter, M))


# ------------------------------------------------------------------------------------------------
# pca_lowrank    derivatives.yaml:2202


class PcaLowrankResult(ReturnType):
    __slots__ = ()
    fields = ('U', 'S', 'V', )


def pca_lowrank(A, q=None, center=True, niter=2):
    """pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V)

    svd_lowrank of A less the means of its columns, or of A itself unless center.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("pca_lowrank", 0, "A", A)
    return PcaLowrankResult(low_rank.principal_components(A, q, center, niter))


# ------------------------------------------------------------------------------------------------
# lu    derivatives.yaml:2226


def lu(input, pivot=True, get_infos=False):
    """lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]

    The outputs of linalg.lu_factor_ex, the last one with get_infos only.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("lu", 0, "input", input)
    return decompositions.old_lu(input, pivot, get_infos)


# ------------------------------------------------------------------------------------------------
# lu_solve    derivatives.yaml:2257


def lu_solve(input, LU_data, LU_pivots):
    """lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor

    X with A @ X = self, A being factored by linalg.lu_factor.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("lu_solve", 0, "input", input)
    if LU_data.__class__ is not Tensor:
        LU_data = tensor_argument("lu_solve", 1, "LU_data", LU_data)
    if LU_pivots.__class__ is not Tensor:
        LU_pivots = tensor_argument("lu_solve", 2, "LU_pivots", LU_pivots)
    return ops.linalg_lu_solve(LU_data, LU_pivots, input)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout    derivatives.yaml:2500


def nn_functional_dropout(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Each element is 0 with probability `p`, else divided by 1 - p; unchanged without `training`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = input * (ops.bernoulli(ops.empty(input.shape, dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout', input.shape, input.dtype, p, training) else input
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout."""
    return nn_functional_dropout(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout1d    derivatives.yaml:2507


def nn_functional_dropout1d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, L) or (C, L).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout1d", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout1d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout1d', input.shape, input.dtype, p, training) else input
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout1d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout1d."""
    return nn_functional_dropout1d(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout2d    derivatives.yaml:2515


def nn_functional_dropout2d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout2d", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout2d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout2d', input.shape, input.dtype, p, training) else input
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout2d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout2d."""
    return nn_functional_dropout2d(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout3d    derivatives.yaml:2523


def nn_functional_dropout3d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout3d", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout3d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout3d', input.shape, input.dtype, p, training) else input
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout3d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout3d."""
    return nn_functional_dropout3d(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.alpha_dropout    derivatives.yaml:2531


def nn_functional_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.alpha_dropout", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = ops.where(ops.bernoulli(ops.empty(input.shape, dtype='bool'), 1 - p), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('alpha_dropout', input.shape, input.dtype, p, training) else input
    return overwrite(target, input, result) if inplace else result


def nn_functional_alpha_dropout_(input, p=0.5, training=False):
    """In-place version of nn_functional_alpha_dropout."""
    return nn_functional_alpha_dropout(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.feature_alpha_dropout    derivatives.yaml:2540


def nn_functional_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.feature_alpha_dropout", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = ops.where(ops.bernoulli(ops.empty(dropouts.channels('feature_alpha_dropout', input.shape), dtype='bool'), 1 - p), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('feature_alpha_dropout', input.shape, input.dtype, p, training) else input
    return overwrite(target, input, result) if inplace else result


def nn_functional_feature_alpha_dropout_(input, p=0.5, training=False):
    """In-place version of nn_functional_feature_alpha_dropout."""
    return nn_functional_feature_alpha_dropout(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# dist    derivatives.yaml:2760


def dist(input, other, p=2):
    """dist(Tensor self, Tensor other, Scalar p=2) -> Tensor

    The p-norm of self - other.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("dist", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("dist", 1, "other", other)
    return ops.norm(input - other, p)


# ------------------------------------------------------------------------------------------------
# nn.functional.relu6    derivatives.yaml:3058


def nn_functional_relu6(input, inplace=False):
    """nn.functional.relu6(Tensor input, bool inplace=False) -> Tensor

    input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.relu6", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = ops.nn_functional_hardtanh(input, 0, 6)
    return overwrite(target, input, result) if inplace else result


def nn_functional_relu6_(input):
    """In-place version of nn_functional_relu6."""
    return nn_functional_relu6(input, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.softsign    derivatives.yaml:3119


def nn_functional_softsign(input):
    """nn.functional.softsign(Tensor input) -> Tensor

    input / (1 + abs(input)).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softsign", 0, "input", input)
    return input / (ops.abs(input) + 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.tanhshrink    derivatives.yaml:3124


def nn_functional_tanhshrink(input):
    """nn.functional.tanhshrink(Tensor input) -> Tensor

    input - tanh(input).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.tanhshrink", 0, "input", input)
    return input - ops.tanh(input)


# ------------------------------------------------------------------------------------------------
# fft.fft2    derivatives.yaml:3292


def fft_fft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform along two dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.fft2", 0, "input", input)
    return ops.fft_fftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.ifft2    derivatives.yaml:3298


def fft_ifft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.fft2.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ifft2", 0, "input", input)
    return ops.fft_ifftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.rfft2    derivatives.yaml:3304


def fft_rfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform of real numbers along two dimensions, half of the last one.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.rfft2", 0, "input", input)
    return ops.fft_rfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.irfft2    derivatives.yaml:3310


def fft_irfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.rfft2.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.irfft2", 0, "input", input)
    return ops.fft_irfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.hfft2    derivatives.yaml:3316


def fft_hfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.hfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.hfft2", 0, "input", input)
    return ops.fft_hfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.ihfft2    derivatives.yaml:3321


def fft_ihfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.ihfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ihfft2", 0, "input", input)
    return ops.fft_ihfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.fftshift    derivatives.yaml:3326


def fft_fftshift(input, dim=None, *, axis=None):
    """fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor

    A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.fftshift", 0, "input", input)
    return fourier.shifted(input, dim, False)


# ------------------------------------------------------------------------------------------------
# fft.ifftshift    derivatives.yaml:3332


def fft_ifftshift(input, dim=None, *, axis=None):
    """fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor

    The inverse of fft.fftshift.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ifftshift", 0, "input", input)
    return fourier.shifted(input, dim, True)


# ------------------------------------------------------------------------------------------------
# stft    derivatives.yaml:3348


def stft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect", normalized=False, onesided=None, return_complex=None, align_to_window=None):
    """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

    The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` apart.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("stft", 0, "input", input)
    if window.__class__ is not Tensor and window is not None:
        window = tensor_argument("stft", 4, "window", window)
    return frames.stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window)


# ------------------------------------------------------------------------------------------------
# istft    derivatives.yaml:3353


def istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False):
    """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor

    The signal whose short-time Fourier transform is nearest to the given one.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("istft", 0, "input", input)
    if window.__class__ is not Tensor and window is not None:
        window = tensor_argument("istft", 4, "window", window)
    return frames.istft(input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex)


# ------------------------------------------------------------------------------------------------
# signal.convolve    derivatives.yaml:3392


def signal_convolve(in1, in2, mode="full", method="auto"):
    """signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The convolution over all dimensions - all of it ("full"), its middle ("same") or where nothing is padded ("valid") - directly, by "fft", or as is faster.
    """
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.convolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.convolve", 1, "in2", in2)
    return convolution.convolve(in1, in2, mode, method)


# ------------------------------------------------------------------------------------------------
# signal.correlate    derivatives.yaml:3398


def signal_correlate(in1, in2, mode="full", method="auto"):
    """signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The cross-correlation over all dimensions, the convolution with the mirrored conjugate of `in2`.
    """
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.correlate", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.correlate", 1, "in2", in2)
    return convolution.correlate(in1, in2, mode, method)


# ------------------------------------------------------------------------------------------------
# signal.fftconvolve    derivatives.yaml:3404


def signal_fftconvolve(in1, in2, mode="full", axes=None):
    """signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> Tensor

    The convolution by Fourier transforms over `axes`, by default all; other dimensions broadcast.
    """
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.fftconvolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.fftconvolve", 1, "in2", in2)
    return convolution.fftconvolve(in1, in2, mode, axes)


# ------------------------------------------------------------------------------------------------
# var_mean.correction    derivatives.yaml:3483


class VarMeanCorrectionResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def var_mean_correction(input, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None):
    """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

    The variance and the mean over `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("var_mean.correction", 0, "input", input)
    return VarMeanCorrectionResult((input.var(dim, correction=correction, keepdim=keepdim), input.mean(dim, keepdim)))


# ------------------------------------------------------------------------------------------------
# var_mean.dim    derivatives.yaml:3488


class VarMeanDimResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def var_mean_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

    The variance and the mean over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("var_mean.dim", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("var_mean.dim", 0, "input", input)
    return VarMeanDimResult((input.var(dim, correction=1 if unbiased else 0, keepdim=keepdim), input.mean(dim, keepdim)))


# ------------------------------------------------------------------------------------------------
# var_mean    derivatives.yaml:3493


class VarMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def var_mean_default(input, unbiased=True):
    """var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The variance and the mean of all elements; `unbiased` stands for correction=1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("var_mean", 0, "input", input)
    return VarMeanDefaultResult((input.var(None, correction=1 if unbiased else 0), input.mean()))


# ------------------------------------------------------------------------------------------------
# std_mean.correction    derivatives.yaml:3498


class StdMeanCorrectionResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def std_mean_correction(input, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None):
    """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("std_mean.correction", 0, "input", input)
    return StdMeanCorrectionResult((input.std(dim, correction=correction, keepdim=keepdim), input.mean(dim, keepdim)))


# ------------------------------------------------------------------------------------------------
# std_mean.dim    derivatives.yaml:3503


class StdMeanDimResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def std_mean_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("std_mean.dim", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("std_mean.dim", 0, "input", input)
    return StdMeanDimResult((input.std(dim, correction=1 if unbiased else 0, keepdim=keepdim), input.mean(dim, keepdim)))


# ------------------------------------------------------------------------------------------------
# std_mean    derivatives.yaml:3508


class StdMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def std_mean_default(input, unbiased=True):
    """std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The standard deviation and the mean of all elements; `unbiased` stands for correction=1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("std_mean", 0, "input", input)
    return StdMeanDefaultResult((input.std(None, correction=1 if unbiased else 0), input.mean()))


# ------------------------------------------------------------------------------------------------
# nanmean    derivatives.yaml:3521


def nanmean(input, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The mean of all elements, or along `dim`, that are not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("nanmean", 0, "input", input)
    return ops.nansum(input, dim, keepdim, dtype=dtype) / ops.logical_not(ops.isnan(input)).sum(dim, keepdim).to(statistics.mean_dtype(input.dtype, dtype))


# ------------------------------------------------------------------------------------------------
# cov    derivatives.yaml:3532


def cov(input, *, correction=1, fweights=None, aweights=None):
    """cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor

    The covariances of the rows, whose columns are observations with frequencies and weights.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("cov", 0, "input", input)
    if fweights.__class__ is not Tensor and fweights is not None:
        fweights = tensor_argument("cov", 2, "fweights", fweights)
    if aweights.__class__ is not Tensor and aweights is not None:
        aweights = tensor_argument("cov", 3, "aweights", aweights)
    return statistics.covariance(input, correction, fweights, aweights)


# ------------------------------------------------------------------------------------------------
# quantile    derivatives.yaml:3580


def quantile(input, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None):
    """quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all elements or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("quantile", 0, "input", input)
    return statistics.quantile(input, q, dim, keepdim, interpolation, False)


# ------------------------------------------------------------------------------------------------
# nanquantile    derivatives.yaml:3586


def nanquantile(input, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None):
    """nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles of what is not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("nanquantile", 0, "input", input)
    return statistics.quantile(input, q, dim, keepdim, interpolation, True)


# ------------------------------------------------------------------------------------------------
# trapezoid.x    derivatives.yaml:3632


def trapezoid_x(y, x, *, dim=-1, axis=None):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if y.__class__ is not Tensor:
        y = tensor_argument("trapezoid.x", 0, "y", y)
    if x.__class__ is not Tensor:
        x = tensor_argument("trapezoid.x", 1, "x", x)
    return statistics.trapezoid(y, x, 1, dim)


# ------------------------------------------------------------------------------------------------
# trapezoid.dx    derivatives.yaml:3638


def trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    if y.__class__ is not Tensor:
        y = tensor_argument("trapezoid.dx", 0, "y", y)
    return statistics.trapezoid(y, None, dx, dim)


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.x    derivatives.yaml:3643


def cumulative_trapezoid_x(y, x, *, dim=-1, axis=None):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if y.__class__ is not Tensor:
        y = tensor_argument("cumulative_trapezoid.x", 0, "y", y)
    if x.__class__ is not Tensor:
        x = tensor_argument("cumulative_trapezoid.x", 1, "x", x)
    return statistics.cumulative_trapezoid(y, x, 1, dim)


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.dx    derivatives.yaml:3649


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    if y.__class__ is not Tensor:
        y = tensor_argument("cumulative_trapezoid.dx", 0, "y", y)
    return statistics.cumulative_trapezoid(y, None, dx, dim)


# ------------------------------------------------------------------------------------------------
# nn.functional.softmin    derivatives.yaml:3662


def nn_functional_softmin(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmin(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(-input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softmin", 0, "input", input)
    return ops.softmax(-1.0 * input, losses.softmax_dim('softmin', dim, input.ndim), dtype)


# ------------------------------------------------------------------------------------------------
# linalg.solve    derivatives.yaml:3687


def linalg_solve(A, B, *, left=True):
    """linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor

    The solution X of A X = B, or of X A = B unless `left`, for square matrices A. B is a vector, or a matrix of vectors.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.solve", 0, "A", A)
    if B.__class__ is not Tensor:
        B = tensor_argument("linalg.solve", 1, "B", B)
    return systems.solve(A, B, left)


# ------------------------------------------------------------------------------------------------
# linalg.solve_ex    derivatives.yaml:3692


class LinalgSolveExResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'info', )


def linalg_solve_ex(A, B, *, left=True, check_errors=False):
    """linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)

    As linalg.solve, and for each matrix the number of the pivot that is zero, or 0; no error unless `check_errors`.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.solve_ex", 0, "A", A)
    if B.__class__ is not Tensor:
        B = tensor_argument("linalg.solve_ex", 1, "B", B)
    return LinalgSolveExResult(systems.solve_ex(A, B, left, check_errors))


# ------------------------------------------------------------------------------------------------
# inverse    derivatives.yaml:3705


def inverse(input):
    """inverse(Tensor self) -> Tensor

    The inverse of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("inverse", 0, "input", input)
    return ops.linalg_inv(input)


# ------------------------------------------------------------------------------------------------
# linalg.pinv.rcond    derivatives.yaml:3726


def linalg_pinv_rcond(input, rcond, hermitian=False):
    """linalg.pinv.rcond(Tensor self, float rcond, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.pinv.rcond", 0, "input", input)
    return ops.linalg_pinv(input, rtol=rcond, hermitian=hermitian)


# ------------------------------------------------------------------------------------------------
# pinverse    derivatives.yaml:3731


def pinverse(input, rcond=1e-15):
    """pinverse(Tensor self, float rcond=1e-15) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("pinverse", 0, "input", input)
    return ops.linalg_pinv(input, rtol=rcond)


# ------------------------------------------------------------------------------------------------
# linalg.matrix_rank.tol    derivatives.yaml:3744


def linalg_matrix_rank_tol(input, tol, hermitian=False):
    """linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor

    How many singular values are larger than `tol`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_rank.tol", 0, "input", input)
    if tol.__class__ is not Tensor:
        tol = tensor_argument("linalg.matrix_rank.tol", 1, "tol", tol)
    return ops.linalg_matrix_rank(input, atol=tol, rtol=0, hermitian=hermitian)


# ------------------------------------------------------------------------------------------------
# linalg.lstsq    derivatives.yaml:3749


class LinalgLstsqResult(ReturnType):
    __slots__ = ()
    fields = ('solution', 'residuals', 'rank', 'singular_values', )


def linalg_lstsq(input, b, rcond=None, *, driver=None):
    """linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)

    The X of least norm that makes the norm of self X - b least; the sums of squares of that difference, the ranks and the singular values.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.lstsq", 0, "input", input)
    if b.__class__ is not Tensor:
        b = tensor_argument("linalg.lstsq", 1, "b", b)
    return LinalgLstsqResult(systems.lstsq(input, b, rcond, driver))


# ------------------------------------------------------------------------------------------------
# linalg.tensorinv    derivatives.yaml:3754


def linalg_tensorinv(input, ind=2):
    """linalg.tensorinv(Tensor self, int ind=2) -> Tensor

    The inverse of a tensor as a map from its last dimensions to its first `ind`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.tensorinv", 0, "input", input)
    return systems.tensorinv(input, ind)


# ------------------------------------------------------------------------------------------------
# linalg.tensorsolve    derivatives.yaml:3760


def linalg_tensorsolve(input, other, dims=None):
    """linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor

    The X with tensordot(self, X, X.ndim) equal to other; `dims` of self are moved to its end first.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.tensorsolve", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("linalg.tensorsolve", 1, "other", other)
    return systems.tensorsolve(input, other, dims)


# ------------------------------------------------------------------------------------------------
# det    derivatives.yaml:3776


def det(input):
    """det(Tensor self) -> Tensor

    The determinant of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("det", 0, "input", input)
    return ops.linalg_det(input)


# ------------------------------------------------------------------------------------------------
# slogdet    derivatives.yaml:3790


class SlogdetResult(ReturnType):
    __slots__ = ()
    fields = ('sign', 'logabsdet', )


def slogdet(input):
    """slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("slogdet", 0, "input", input)
    return SlogdetResult(ops.linalg_slogdet(input))


# ------------------------------------------------------------------------------------------------
# logdet    derivatives.yaml:3795


def logdet(input):
    """logdet(Tensor self) -> Tensor

    The logarithm of the determinant; nan where a real one is negative.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("logdet", 0, "input", input)
    return determinants.logdet(input)


# ------------------------------------------------------------------------------------------------
# matrix_exp    derivatives.yaml:3807


def matrix_exp(input):
    """matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("matrix_exp", 0, "input", input)
    return ops.linalg_matrix_exp(input)


# ------------------------------------------------------------------------------------------------
# linalg.matrix_power    derivatives.yaml:3819


def linalg_matrix_power(input, n):
    """linalg.matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_power", 0, "input", input)
    return chains.matrix_power(input, n)


# ------------------------------------------------------------------------------------------------
# matrix_power    derivatives.yaml:3825


def matrix_power(input, n):
    """matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("matrix_power", 0, "input", input)
    return ops.linalg_matrix_power(input, n)


# ------------------------------------------------------------------------------------------------
# linalg.multi_dot    derivatives.yaml:3830


def linalg_multi_dot(*tensors, **named):
    """linalg.multi_dot(Tensor[] tensors) -> Tensor

    The product of two or more matrices, in the cheapest order; the first and the last may be vectors.
    """
    tensors = tensor_list("linalg.multi_dot", "tensors", tensors, named)
    return chains.multi_dot(tensors)


# ------------------------------------------------------------------------------------------------
# chain_matmul    derivatives.yaml:3835


def chain_matmul(*matrices, **named):
    """chain_matmul(Tensor[] matrices) -> Tensor

    The product of matrices, in the cheapest order.
    """
    matrices = tensor_list("chain_matmul", "matrices", matrices, named)
    return chains.chain_matmul(matrices)


# ------------------------------------------------------------------------------------------------
# linalg.vander    derivatives.yaml:3840


def linalg_vander(x, *, N=None):
    """linalg.vander(Tensor x, *, int? N=None) -> Tensor

    The powers 0 to N - 1 of each element, along a new last dimension.
    """
    if x.__class__ is not Tensor:
        x = tensor_argument("linalg.vander", 0, "x", x)
    return chains.vander(x, N)


# ------------------------------------------------------------------------------------------------
# linalg.vecdot    derivatives.yaml:3845


def linalg_vecdot(x, y, *, dim=-1, axis=None):
    """linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor

    The sums of products along `dim`, x conjugated.
    """
    if axis is not None:
        dim = axis
    if x.__class__ is not Tensor:
        x = tensor_argument("linalg.vecdot", 0, "x", x)
    if y.__class__ is not Tensor:
        y = tensor_argument("linalg.vecdot", 1, "y", y)
    return (x.conj() * y).sum(dim)


# ------------------------------------------------------------------------------------------------
# cross    derivatives.yaml:3858


def cross(input, other, dim=None, *, axis=None):
    """cross(Tensor self, Tensor other, int? dim=None) -> Tensor

    The cross products of vectors along `dim`, by default the first dimension with three elements.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("cross", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("cross", 1, "other", other)
    return ops.linalg_cross(input, other, dim=distances.cross_dim(input, other, dim))


# ------------------------------------------------------------------------------------------------
# linalg.diagonal    derivatives.yaml:3863


def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)

    The diagonals of matrices.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.diagonal", 0, "A", A)
    return A.diagonal(offset, dim1, dim2)


# ------------------------------------------------------------------------------------------------
# linalg.vector_norm    derivatives.yaml:3870


def linalg_vector_norm(input, ord=2, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The norm of the elements along `dim`; its gradient at 0 is 0.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.vector_norm", 0, "input", input)
    return norms.vector_norm(input, ord, dim, keepdim, dtype)


# ------------------------------------------------------------------------------------------------
# linalg.matrix_norm    derivatives.yaml:3877


def linalg_matrix_norm(input, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_norm", 0, "input", input)
    return norms.matrix_norm(input, ord, dim, keepdim, dtype)


# ------------------------------------------------------------------------------------------------
# linalg.norm    derivatives.yaml:3887


def linalg_norm(input, ord=None, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices if there are two dimensions, or `dim` names two, and else of vectors.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.norm", 0, "input", input)
    return norms.norm(input, ord, dim, keepdim, dtype)


# ------------------------------------------------------------------------------------------------
# linalg.cond    derivatives.yaml:3892


def linalg_cond(input, p=None):
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, the norm of a matrix times that of its inverse; infinite for singular ones.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.cond", 0, "input", input)
    return norms.cond(input, p)


# ------------------------------------------------------------------------------------------------
# cdist    derivatives.yaml:3898


def cdist(x1, x2, p=2, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """cdist(Tensor x1, Tensor x2, float p=2, any compute_mode="use_mm_for_euclid_dist_if_necessary") -> Tensor

    The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient is 0.
    """
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("cdist", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("cdist", 1, "x2", x2)
    return distances.cdist(x1, x2, p, compute_mode)


# ------------------------------------------------------------------------------------------------
# pdist    derivatives.yaml:3905


def pdist(input, p=2):
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("pdist", 0, "input", input)
    return distances.pdist(input, p)


# ------------------------------------------------------------------------------------------------
# nn.functional.pairwise_distance    derivatives.yaml:3911


def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False, *, keepdims=None):
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """
    if keepdims is not None:
        keepdim = keepdims
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.pairwise_distance", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.pairwise_distance", 1, "x2", x2)
    return distances.pairwise_distance(x1, x2, p, eps, keepdim)


# ------------------------------------------------------------------------------------------------
# nn.functional.cosine_similarity    derivatives.yaml:3917


def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-8, *, axis=None):
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """
    if axis is not None:
        dim = axis
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.cosine_similarity", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.cosine_similarity", 1, "x2", x2)
    return distances.cosine_similarity(x1, x2, dim, eps)
