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
    alignments,
    attention,
    chains,
    decompositions,
    determinants,
    distances,
    dropouts,
    embeddings,
    fourier,
    frames,
    gates,
    grids,
    heads,
    indexing,
    layers,
    likelihoods,
    losses,
    low_rank,
    margins,
    normalization,
    norms,
    pools,
    products,
    recurrent,
    resizing,
    sampled,
    scattering,
    shapes,
    shuffles,
    signals,
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
# min.other    derivatives.yaml:817


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
# var.dim    derivatives.yaml:862


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
# var    derivatives.yaml:867


def var_default(input, unbiased=True):
    """var(Tensor self, bool unbiased=True) -> Tensor

    The variance of all elements; `unbiased` stands for correction=1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("var", 0, "input", input)
    return input.var(None, correction=1 if unbiased else 0)


# ------------------------------------------------------------------------------------------------
# std.dim    derivatives.yaml:881


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
# std    derivatives.yaml:886


def std_default(input, unbiased=True):
    """std(Tensor self, bool unbiased=True) -> Tensor

    The standard deviation of all elements; `unbiased` stands for correction=1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("std", 0, "input", input)
    return input.std(None, correction=1 if unbiased else 0)


# ------------------------------------------------------------------------------------------------
# nn.functional.softmax    derivatives.yaml:963


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
# nn.functional.log_softmax    derivatives.yaml:968


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
# nn.functional.cross_entropy    derivatives.yaml:975


def nn_functional_cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean", label_smoothing=0.0):
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean", float label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it has the shape of `input`, of class probabilities.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.cross_entropy", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.cross_entropy", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.cross_entropy", 2, "weight", weight)
    return losses.cross_entropy(input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing)


# ------------------------------------------------------------------------------------------------
# msort    derivatives.yaml:1093


def msort(input):
    """msort(Tensor self) -> Tensor

    Sorted along the first dimension.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("msort", 0, "input", input)
    return ops.sort(input, 0)[0]


# ------------------------------------------------------------------------------------------------
# view_as    derivatives.yaml:1156


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
# reshape_as    derivatives.yaml:1162


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
# ravel    derivatives.yaml:1175


def ravel(input):
    """ravel(Tensor(a) self) -> Tensor(a)

    All elements along one dimension.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("ravel", 0, "input", input)
    return ops.reshape(input, -1)


# ------------------------------------------------------------------------------------------------
# expand_as    derivatives.yaml:1213


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
# atleast_1d    derivatives.yaml:1227


def atleast_1d_default(input):
    """atleast_1d(Tensor(a) self) -> Tensor(a)

    A number as a vector; anything else as it is.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_1d", 0, "input", input)
    return ops.reshape(input, shapes.at_least(input.shape, 1))


# ------------------------------------------------------------------------------------------------
# atleast_1d.Sequence    derivatives.yaml:1234


def atleast_1d_Sequence(*tensors, **named):
    """atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least one dimension.
    """
    tensors = tensor_list("atleast_1d.Sequence", "tensors", tensors, named)
    return shapes.all_at_least(tensors, 1)


# ------------------------------------------------------------------------------------------------
# atleast_2d    derivatives.yaml:1239


def atleast_2d_default(input):
    """atleast_2d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 in front, so that there are at least two.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_2d", 0, "input", input)
    return ops.reshape(input, shapes.at_least(input.shape, 2))


# ------------------------------------------------------------------------------------------------
# atleast_2d.Sequence    derivatives.yaml:1246


def atleast_2d_Sequence(*tensors, **named):
    """atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least two dimensions.
    """
    tensors = tensor_list("atleast_2d.Sequence", "tensors", tensors, named)
    return shapes.all_at_least(tensors, 2)


# ------------------------------------------------------------------------------------------------
# atleast_3d    derivatives.yaml:1251


def atleast_3d_default(input):
    """atleast_3d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 added, so that there are at least three.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_3d", 0, "input", input)
    return ops.reshape(input, shapes.at_least(input.shape, 3))


# ------------------------------------------------------------------------------------------------
# atleast_3d.Sequence    derivatives.yaml:1258


def atleast_3d_Sequence(*tensors, **named):
    """atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least three dimensions.
    """
    tensors = tensor_list("atleast_3d.Sequence", "tensors", tensors, named)
    return shapes.all_at_least(tensors, 3)


# ------------------------------------------------------------------------------------------------
# fliplr    derivatives.yaml:1351


def fliplr(input):
    """fliplr(Tensor self) -> Tensor

    A copy with the columns in reverse order.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("fliplr", 0, "input", input)
    return ops.flip(input, 1)


# ------------------------------------------------------------------------------------------------
# flipud    derivatives.yaml:1357


def flipud(input):
    """flipud(Tensor self) -> Tensor

    A copy with the rows in reverse order.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("flipud", 0, "input", input)
    return ops.flip(input, 0)


# ------------------------------------------------------------------------------------------------
# hstack    derivatives.yaml:1397


def hstack(*tensors, **named):
    """hstack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors along their only one.
    """
    tensors = tensor_list("hstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else 1)


# ------------------------------------------------------------------------------------------------
# vstack    derivatives.yaml:1404


def vstack(*tensors, **named):
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """
    tensors = tensor_list("vstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 2), 0)


# ------------------------------------------------------------------------------------------------
# dstack    derivatives.yaml:1412


def dstack(*tensors, **named):
    """dstack(Tensor[] tensors) -> Tensor

    Tensors joined along the third dimension.
    """
    tensors = tensor_list("dstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 3), 2)


# ------------------------------------------------------------------------------------------------
# column_stack    derivatives.yaml:1418


def column_stack(*tensors, **named):
    """column_stack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors as columns.
    """
    tensors = tensor_list("column_stack", "tensors", tensors, named)
    return ops.cat(shapes.with_columns(tensors), 1)


# ------------------------------------------------------------------------------------------------
# split    derivatives.yaml:1432


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
# split.sections    derivatives.yaml:1438


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
# chunk    derivatives.yaml:1443


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
# tensor_split    derivatives.yaml:1449


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
# tile    derivatives.yaml:1468


def tile(input, *dims, **named):
    """tile(Tensor self, int[] dims) -> Tensor

    Copies side by side, so many along the last dimensions.
    """
    dims = int_list("tile", "dims", dims, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("tile", 0, "input", input)
    return ops.repeat(input, shapes.tile_counts(dims, input.ndim))


# ------------------------------------------------------------------------------------------------
# repeat_interleave    derivatives.yaml:1474


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
# repeat_interleave.Tensor    derivatives.yaml:1480


def repeat_interleave_Tensor(repeats, *, output_size=None):
    """repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor

    Each of the indices 0, 1, ... as often as `repeats` says.
    """
    if repeats.__class__ is not Tensor:
        repeats = tensor_argument("repeat_interleave.Tensor", 0, "repeats", repeats)
    return ops.repeat_interleave(ops.arange(repeats.numel()), repeats, 0)


# ------------------------------------------------------------------------------------------------
# hsplit    derivatives.yaml:1492


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
# vsplit    derivatives.yaml:1497


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
# dsplit    derivatives.yaml:1502


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
# block_diag    derivatives.yaml:1507


def block_diag(*tensors, **named):
    """block_diag(Tensor[] tensors) -> Tensor

    One matrix with matrices, rows and numbers side by side on its diagonal, zero elsewhere.
    """
    tensors = tensor_list("block_diag", "tensors", tensors, named)
    return ops.cat(grids.block_rows(tensors), 0)


# ------------------------------------------------------------------------------------------------
# broadcast_tensors    derivatives.yaml:1512


def broadcast_tensors(*tensors, **named):
    """broadcast_tensors(Tensor[] tensors) -> Tensor[]

    Each tensor repeated to the shape that all have in common.
    """
    tensors = tensor_list("broadcast_tensors", "tensors", tensors, named)
    return grids.broadcast(tensors)


# ------------------------------------------------------------------------------------------------
# meshgrid    derivatives.yaml:1518


def meshgrid(*tensors, indexing=None, **named):
    """meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]

    Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of 'ij'.
    """
    tensors = tensor_list("meshgrid", "tensors", tensors, named)
    return grids.meshgrid(tensors, indexing)


# ------------------------------------------------------------------------------------------------
# cartesian_prod    derivatives.yaml:1523


def cartesian_prod(*tensors, **named):
    """cartesian_prod(Tensor[] tensors) -> Tensor

    All combinations of one element of each vector, a row for each.
    """
    tensors = tensor_list("cartesian_prod", "tensors", tensors, named)
    return grids.cartesian(tensors)


# ------------------------------------------------------------------------------------------------
# combinations    derivatives.yaml:1528


def combinations(input, r=2, with_replacement=False):
    """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

    All combinations of r elements of a vector, a row for each.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("combinations", 0, "input", input)
    return ops.getitem(input, grids.combinations(input.shape, r, with_replacement))


# ------------------------------------------------------------------------------------------------
# diagflat    derivatives.yaml:1533


def diagflat(input, offset=0):
    """diagflat(Tensor self, int offset=0) -> Tensor

    The matrix with all elements of self on a diagonal.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diagflat", 0, "input", input)
    return ops.diag_embed(ops.reshape(input, -1), offset)


# ------------------------------------------------------------------------------------------------
# diag    derivatives.yaml:1562


def diag(input, diagonal=0):
    """diag(Tensor self, int diagonal=0) -> Tensor

    The matrix with self on its diagonal, or the diagonal of the matrix self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diag", 0, "input", input)
    return shapes.diag(input, diagonal)


# ------------------------------------------------------------------------------------------------
# as_strided_copy    derivatives.yaml:1607


def as_strided_copy(input, size, stride, storage_offset=None):
    """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    A copy of as_strided.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("as_strided_copy", 0, "input", input)
    return ops.clone(ops.as_strided(input, size, stride, storage_offset))


# ------------------------------------------------------------------------------------------------
# diagonal_copy    derivatives.yaml:1612


def diagonal_copy(input, offset=0, dim1=0, dim2=1):
    """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

    A copy of diagonal.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diagonal_copy", 0, "input", input)
    return ops.clone(ops.diagonal(input, offset, dim1, dim2))


# ------------------------------------------------------------------------------------------------
# expand_copy    derivatives.yaml:1617


def expand_copy(input, *size, **named):
    """expand_copy(Tensor self, int[] size) -> Tensor

    A copy of expand.
    """
    size = int_list("expand_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("expand_copy", 0, "input", input)
    return ops.clone(ops.expand(input, size))


# ------------------------------------------------------------------------------------------------
# narrow_copy    derivatives.yaml:1622


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
# permute_copy    derivatives.yaml:1627


def permute_copy(input, *dims, **named):
    """permute_copy(Tensor self, int[] dims) -> Tensor

    A copy of permute.
    """
    dims = int_list("permute_copy", "dims", dims, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("permute_copy", 0, "input", input)
    return ops.clone(ops.permute(input, dims))


# ------------------------------------------------------------------------------------------------
# select_copy    derivatives.yaml:1632


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
# slice_copy    derivatives.yaml:1637


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
# split_with_sizes_copy    derivatives.yaml:1642


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
# squeeze_copy    derivatives.yaml:1647


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
# t_copy    derivatives.yaml:1653


def t_copy(input):
    """t_copy(Tensor self) -> Tensor

    A copy of t.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("t_copy", 0, "input", input)
    return ops.clone(ops.t(input))


# ------------------------------------------------------------------------------------------------
# transpose_copy    derivatives.yaml:1658


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
# unbind_copy    derivatives.yaml:1663


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
# unfold_copy    derivatives.yaml:1669


def unfold_copy(input, dimension, size, step):
    """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

    A copy of unfold.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("unfold_copy", 0, "input", input)
    return ops.clone(ops.unfold(input, dimension, size, step))


# ------------------------------------------------------------------------------------------------
# unsqueeze_copy    derivatives.yaml:1674


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
# view_copy    derivatives.yaml:1679


def view_copy(input, *size, **named):
    """view_copy(Tensor self, int[] size) -> Tensor

    A copy in another shape, one size of which may be -1.
    """
    size = int_list("view_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("view_copy", 0, "input", input)
    return ops.clone(ops.reshape(input, size))


# ------------------------------------------------------------------------------------------------
# select    derivatives.yaml:1701


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
# narrow    derivatives.yaml:1706


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
# slice    derivatives.yaml:1711


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
# take_along_dim    derivatives.yaml:1725


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
# take    derivatives.yaml:1730


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
# masked_select    derivatives.yaml:1743


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
# argwhere    derivatives.yaml:1764


def argwhere(input):
    """argwhere(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("argwhere", 0, "input", input)
    return ops.nonzero(input)


# ------------------------------------------------------------------------------------------------
# select_scatter    derivatives.yaml:1906


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
# slice_scatter    derivatives.yaml:1911


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
# diagonal_scatter    derivatives.yaml:1917


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
# as_strided_scatter    derivatives.yaml:1922


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
# inner    derivatives.yaml:1990


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
# tensordot    derivatives.yaml:1996


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
# kron    derivatives.yaml:2002


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
# triangular_solve    derivatives.yaml:2098


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
# cholesky    derivatives.yaml:2113


def cholesky(input, upper=False):
    """cholesky(Tensor self, bool upper=False) -> Tensor

    The same as linalg.cholesky.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky", 0, "input", input)
    return ops.linalg_cholesky(input, upper=upper)


# ------------------------------------------------------------------------------------------------
# cholesky_solve    derivatives.yaml:2128


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
# cholesky_inverse    derivatives.yaml:2134


def cholesky_inverse(input, upper=False):
    """cholesky_inverse(Tensor self, bool upper=False) -> Tensor

    The inverse of the matrix whose Cholesky factor is self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky_inverse", 0, "input", input)
    return triangular.cholesky_inverse(input, upper)


# ------------------------------------------------------------------------------------------------
# qr    derivatives.yaml:2148


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
# linalg.householder_product    derivatives.yaml:2159


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
# orgqr    derivatives.yaml:2164


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
# ormqr    derivatives.yaml:2169


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
# svd    derivatives.yaml:2182


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
# linalg.svdvals    derivatives.yaml:2187


def linalg_svdvals(A, *, driver=None):
    """linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor

    The singular values, falling.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.svdvals", 0, "A", A)
    return spectra.singular_values(A, driver)


# ------------------------------------------------------------------------------------------------
# linalg.eigvalsh    derivatives.yaml:2206


def linalg_eigvalsh(input, UPLO="L"):
    """linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor

    The eigenvalues of Hermitian matrices, rising; one triangle is read.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.eigvalsh", 0, "input", input)
    return spectra.hermitian_eigenvalues(input, UPLO)


# ------------------------------------------------------------------------------------------------
# linalg.eigvals    derivatives.yaml:2224


def linalg_eigvals(input):
    """linalg.eigvals(Tensor self) -> Tensor

    The eigenvalues of square matrices, always complex.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.eigvals", 0, "input", input)
    return spectra.eigenvalues(input)


# ------------------------------------------------------------------------------------------------
# svd_lowrank    derivatives.yaml:2231


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
# pca_lowrank    derivatives.yaml:2236


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
# lu    derivatives.yaml:2262


def lu(input, pivot=True, get_infos=False):
    """lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]

    The outputs of linalg.lu_factor_ex, the last one with get_infos only.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("lu", 0, "input", input)
    return decompositions.old_lu(input, pivot, get_infos)


# ------------------------------------------------------------------------------------------------
# lu_solve    derivatives.yaml:2294


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
# nn.functional.conv1d    derivatives.yaml:2355


def nn_functional_conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, any padding=0, int[1] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, length) with a weight; padding may be "same" or "valid".
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv1d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv1d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv1d", 2, "bias", bias)
    return layers.convolve(input, weight, bias, stride, padding, dilation, groups, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_tbc    derivatives.yaml:2361


def nn_functional_conv_tbc(input, weight, bias, pad=0):
    """nn.functional.conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) -> Tensor

    conv1d of (length, batch, channels) with a weight (width, channels, results).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_tbc", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_tbc", 1, "weight", weight)
    if bias.__class__ is not Tensor:
        bias = tensor_argument("nn.functional.conv_tbc", 2, "bias", bias)
    return layers.convolve(input.permute((1, 2, 0)), weight.permute((2, 1, 0)), bias, 1, pad, 1, 1, 1).permute((2, 0, 1))


# ------------------------------------------------------------------------------------------------
# nn.functional.conv2d    derivatives.yaml:2367


def nn_functional_conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, any padding=0, int[2] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, height, width) with a weight; padding may be "same" or "valid".
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv2d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv2d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv2d", 2, "bias", bias)
    return layers.convolve(input, weight, bias, stride, padding, dilation, groups, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.conv3d    derivatives.yaml:2373


def nn_functional_conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, any padding=0, int[3] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, depth, height, width) with a weight; padding may be "same" or "valid".
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv3d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv3d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv3d", 2, "bias", bias)
    return layers.convolve(input, weight, bias, stride, padding, dilation, groups, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_transpose1d    derivatives.yaml:2379


def nn_functional_conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """nn.functional.conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor

    The adjoint of conv1d with the same weight.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_transpose1d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_transpose1d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv_transpose1d", 2, "bias", bias)
    return layers.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_transpose2d    derivatives.yaml:2385


def nn_functional_conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """nn.functional.conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor

    The adjoint of conv2d with the same weight.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_transpose2d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_transpose2d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv_transpose2d", 2, "bias", bias)
    return layers.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_transpose3d    derivatives.yaml:2391


def nn_functional_conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """nn.functional.conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor

    The adjoint of conv3d with the same weight.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_transpose3d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_transpose3d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv_transpose3d", 2, "bias", bias)
    return layers.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool1d    derivatives.yaml:2467


def nn_functional_max_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool1d", 0, "input", input)
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool1d_with_indices    derivatives.yaml:2475


def nn_functional_max_pool1d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool1d_with_indices", 0, "input", input)
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool2d    derivatives.yaml:2481


def nn_functional_max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool2d", 0, "input", input)
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool2d_with_indices    derivatives.yaml:2487


def nn_functional_max_pool2d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool2d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool2d_with_indices", 0, "input", input)
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool3d    derivatives.yaml:2492


def nn_functional_max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool3d", 0, "input", input)
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool3d_with_indices    derivatives.yaml:2498


def nn_functional_max_pool3d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool3d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool3d_with_indices", 0, "input", input)
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.avg_pool1d    derivatives.yaml:2503


def nn_functional_avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.avg_pool1d", 0, "input", input)
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, None, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.avg_pool2d    derivatives.yaml:2509


def nn_functional_avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    """nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.avg_pool2d", 0, "input", input)
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.avg_pool3d    derivatives.yaml:2514


def nn_functional_avg_pool3d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    """nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.avg_pool3d", 0, "input", input)
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.lp_pool1d    derivatives.yaml:2519


def nn_functional_lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.lp_pool1d", 0, "input", input)
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.lp_pool2d    derivatives.yaml:2524


def nn_functional_lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.lp_pool2d", 0, "input", input)
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.lp_pool3d    derivatives.yaml:2529


def nn_functional_lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.lp_pool3d", 0, "input", input)
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_avg_pool1d    derivatives.yaml:2534


def nn_functional_adaptive_avg_pool1d(input, output_size):
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_avg_pool1d", 0, "input", input)
    return pools.adaptive_mean(input, output_size, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_avg_pool2d    derivatives.yaml:2540


def nn_functional_adaptive_avg_pool2d(input, output_size):
    """nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_avg_pool2d", 0, "input", input)
    return pools.adaptive_mean(input, output_size, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_avg_pool3d    derivatives.yaml:2545


def nn_functional_adaptive_avg_pool3d(input, output_size):
    """nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_avg_pool3d", 0, "input", input)
    return pools.adaptive_mean(input, output_size, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool1d    derivatives.yaml:2550


def nn_functional_adaptive_max_pool1d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool1d", 0, "input", input)
    return pools.adaptive_max(input, output_size, return_indices, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool1d_with_indices    derivatives.yaml:2557


def nn_functional_adaptive_max_pool1d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool1d_with_indices", 0, "input", input)
    return pools.adaptive_max(input, output_size, True, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool2d    derivatives.yaml:2563


def nn_functional_adaptive_max_pool2d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool2d", 0, "input", input)
    return pools.adaptive_max(input, output_size, return_indices, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool2d_with_indices    derivatives.yaml:2568


def nn_functional_adaptive_max_pool2d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool2d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool2d_with_indices", 0, "input", input)
    return pools.adaptive_max(input, output_size, True, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool3d    derivatives.yaml:2573


def nn_functional_adaptive_max_pool3d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool3d", 0, "input", input)
    return pools.adaptive_max(input, output_size, return_indices, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool3d_with_indices    derivatives.yaml:2578


def nn_functional_adaptive_max_pool3d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool3d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool3d_with_indices", 0, "input", input)
    return pools.adaptive_max(input, output_size, True, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool2d    derivatives.yaml:2583


def nn_functional_fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool2d", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool2d", 5, "random_samples", random_samples)
    return pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, random_samples, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool2d_with_indices    derivatives.yaml:2588


def nn_functional_fractional_max_pool2d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool2d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool2d_with_indices", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool2d_with_indices", 5, "random_samples", random_samples)
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool3d    derivatives.yaml:2593


def nn_functional_fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool3d", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool3d", 5, "random_samples", random_samples)
    return pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, random_samples, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool3d_with_indices    derivatives.yaml:2598


def nn_functional_fractional_max_pool3d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool3d with indices, whatever `return_indices`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool3d_with_indices", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool3d_with_indices", 5, "random_samples", random_samples)
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_unpool1d    derivatives.yaml:2603


def nn_functional_max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """nn.functional.max_unpool1d(Tensor input, Tensor indices, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_unpool1d", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("nn.functional.max_unpool1d", 1, "indices", indices)
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_unpool2d    derivatives.yaml:2608


def nn_functional_max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """nn.functional.max_unpool2d(Tensor input, Tensor indices, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_unpool2d", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("nn.functional.max_unpool2d", 1, "indices", indices)
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 2)


# ------------------------------------------------------------------------------------------------
# nn.functional.max_unpool3d    derivatives.yaml:2613


def nn_functional_max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """nn.functional.max_unpool3d(Tensor input, Tensor indices, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_unpool3d", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("nn.functional.max_unpool3d", 1, "indices", indices)
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 3)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout    derivatives.yaml:2843


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
# nn.functional.dropout1d    derivatives.yaml:2850


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
# nn.functional.dropout2d    derivatives.yaml:2858


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
# nn.functional.dropout3d    derivatives.yaml:2866


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
# nn.functional.alpha_dropout    derivatives.yaml:2874


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
# nn.functional.feature_alpha_dropout    derivatives.yaml:2883


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
# dist    derivatives.yaml:3106


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
# nn.functional.relu6    derivatives.yaml:3404


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
# nn.functional.softsign    derivatives.yaml:3465


def nn_functional_softsign(input):
    """nn.functional.softsign(Tensor input) -> Tensor

    input / (1 + abs(input)).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softsign", 0, "input", input)
    return input / (ops.abs(input) + 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.tanhshrink    derivatives.yaml:3470


def nn_functional_tanhshrink(input):
    """nn.functional.tanhshrink(Tensor input) -> Tensor

    input - tanh(input).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.tanhshrink", 0, "input", input)
    return input - ops.tanh(input)


# ------------------------------------------------------------------------------------------------
# fft.fft2    derivatives.yaml:3638


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
# fft.ifft2    derivatives.yaml:3644


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
# fft.rfft2    derivatives.yaml:3650


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
# fft.irfft2    derivatives.yaml:3656


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
# fft.hfft2    derivatives.yaml:3662


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
# fft.ihfft2    derivatives.yaml:3667


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
# fft.fftshift    derivatives.yaml:3672


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
# fft.ifftshift    derivatives.yaml:3678


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
# stft    derivatives.yaml:3694


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
# istft    derivatives.yaml:3699


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
# signal.convolve    derivatives.yaml:3738


def signal_convolve(in1, in2, mode="full", method="auto"):
    """signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The convolution over all dimensions - all of it ("full"), its middle ("same") or where nothing is padded ("valid") - directly, by "fft", or as is faster.
    """
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.convolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.convolve", 1, "in2", in2)
    return signals.convolve(in1, in2, mode, method)


# ------------------------------------------------------------------------------------------------
# signal.correlate    derivatives.yaml:3744


def signal_correlate(in1, in2, mode="full", method="auto"):
    """signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The cross-correlation over all dimensions, the convolution with the mirrored conjugate of `in2`.
    """
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.correlate", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.correlate", 1, "in2", in2)
    return signals.correlate(in1, in2, mode, method)


# ------------------------------------------------------------------------------------------------
# signal.fftconvolve    derivatives.yaml:3750


def signal_fftconvolve(in1, in2, mode="full", axes=None):
    """signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> Tensor

    The convolution by Fourier transforms over `axes`, by default all; other dimensions broadcast.
    """
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.fftconvolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.fftconvolve", 1, "in2", in2)
    return signals.fftconvolve(in1, in2, mode, axes)


# ------------------------------------------------------------------------------------------------
# nn.functional.huber_loss    derivatives.yaml:3821


def nn_functional_huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    """nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float delta=1.0, Tensor? weight=None) -> Tensor

    Half the square of input - target where it is within `delta`, and linear beyond.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.huber_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.huber_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.huber_loss", 4, "weight", weight)
    return likelihoods.huber(input, target, reduction, delta, weight)


# ------------------------------------------------------------------------------------------------
# nn.functional.smooth_l1_loss    derivatives.yaml:3826


def nn_functional_smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    """nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", float beta=1.0) -> Tensor

    huber_loss with delta `beta`, over `beta`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.smooth_l1_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.smooth_l1_loss", 1, "target", target)
    return likelihoods.smooth_l1(input, target, size_average, reduce, reduction, beta)


# ------------------------------------------------------------------------------------------------
# nn.functional.kl_div    derivatives.yaml:3831


def nn_functional_kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    """nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", bool log_target=False) -> Tensor

    target * (log(target) - input), where `input` is a logarithm, and with `log_target` both are.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.kl_div", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.kl_div", 1, "target", target)
    return likelihoods.kl_divergence(input, target, size_average, reduce, reduction, log_target)


# ------------------------------------------------------------------------------------------------
# nn.functional.poisson_nll_loss    derivatives.yaml:3837


def nn_functional_poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None, reduction="mean"):
    """nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str reduction="mean") -> Tensor

    Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`, with Stirling's approximation.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.poisson_nll_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.poisson_nll_loss", 1, "target", target)
    return likelihoods.poisson(input, target, log_input, full, size_average, eps, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.gaussian_nll_loss    derivatives.yaml:3842


def nn_functional_gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool full=False, float eps=1e-6, str reduction="mean") -> Tensor

    Minus the logarithm of the normal distribution with mean `input` and variance `var`, a tensor or a number.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.gaussian_nll_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.gaussian_nll_loss", 1, "target", target)
    return likelihoods.gaussian(input, target, var, full, eps, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.linear_cross_entropy    derivatives.yaml:3847


def nn_functional_linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean", ignore_index=None, label_smoothing=0.0):
    """nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *, Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int? ignore_index=None, float label_smoothing=0.0) -> Tensor

    The cross entropy of the scores that a linear layer gives.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.linear_cross_entropy", 0, "input", input)
    if linear_weight.__class__ is not Tensor:
        linear_weight = tensor_argument("nn.functional.linear_cross_entropy", 1, "linear_weight", linear_weight)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.linear_cross_entropy", 2, "target", target)
    if linear_bias.__class__ is not Tensor and linear_bias is not None:
        linear_bias = tensor_argument("nn.functional.linear_cross_entropy", 3, "linear_bias", linear_bias)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.linear_cross_entropy", 4, "weight", weight)
    return likelihoods.linear_cross_entropy(input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing)


# ------------------------------------------------------------------------------------------------
# nn.functional.cosine_embedding_loss    derivatives.yaml:3852


def nn_functional_cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    1 - cos of the angle between the vectors where `target` is 1, max(cos - margin, 0) where it is -1.
    """
    if input1.__class__ is not Tensor:
        input1 = tensor_argument("nn.functional.cosine_embedding_loss", 0, "input1", input1)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("nn.functional.cosine_embedding_loss", 1, "input2", input2)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.cosine_embedding_loss", 2, "target", target)
    return margins.cosine_embedding(input1, input2, target, margin, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.hinge_embedding_loss    derivatives.yaml:3857


def nn_functional_hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    input where `target` is 1, max(margin - input, 0) where it is -1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.hinge_embedding_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.hinge_embedding_loss", 1, "target", target)
    return margins.hinge_embedding(input, target, margin, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.margin_ranking_loss    derivatives.yaml:3862


def nn_functional_margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin - target * (input1 - input2), 0).
    """
    if input1.__class__ is not Tensor:
        input1 = tensor_argument("nn.functional.margin_ranking_loss", 0, "input1", input1)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("nn.functional.margin_ranking_loss", 1, "input2", input2)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.margin_ranking_loss", 2, "target", target)
    return margins.ranking(input1, input2, target, margin, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.soft_margin_loss    derivatives.yaml:3867


def nn_functional_soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    log(1 + exp(-target * input)), without overflow.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.soft_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.soft_margin_loss", 1, "target", target)
    return margins.soft_margin(input, target, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.multi_margin_loss    derivatives.yaml:3872


def nn_functional_multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the target.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multi_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multi_margin_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.multi_margin_loss", 4, "weight", weight)
    return margins.multi_margin(input, target, p, margin, weight, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.multilabel_margin_loss    derivatives.yaml:3877


def nn_functional_multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The sum over the wanted classes j, listed up to the first -1, and the others i of max(1 - input[j] + input[i], 0), over their number.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multilabel_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multilabel_margin_loss", 1, "target", target)
    return margins.multilabel_margin(input, target, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.multilabel_soft_margin_loss    derivatives.yaml:3882


def nn_functional_multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the classes of their binary cross entropies with logits.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multilabel_soft_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multilabel_soft_margin_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.multilabel_soft_margin_loss", 2, "weight", weight)
    return margins.multilabel_soft_margin(input, target, weight, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.triplet_margin_loss    derivatives.yaml:3887


def nn_functional_triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.
    """
    if anchor.__class__ is not Tensor:
        anchor = tensor_argument("nn.functional.triplet_margin_loss", 0, "anchor", anchor)
    if positive.__class__ is not Tensor:
        positive = tensor_argument("nn.functional.triplet_margin_loss", 1, "positive", positive)
    if negative.__class__ is not Tensor:
        negative = tensor_argument("nn.functional.triplet_margin_loss", 2, "negative", negative)
    return margins.triplet(anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.triplet_margin_with_distance_loss    derivatives.yaml:3892


def nn_functional_triplet_margin_with_distance_loss(anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"):
    """nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor negative, *, any distance_function=None, float margin=1.0, bool swap=False, str reduction="mean") -> Tensor

    The triplet loss with a distance of one's own, a function of two tensors.
    """
    if anchor.__class__ is not Tensor:
        anchor = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 0, "anchor", anchor)
    if positive.__class__ is not Tensor:
        positive = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 1, "positive", positive)
    if negative.__class__ is not Tensor:
        negative = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 2, "negative", negative)
    return margins.triplet_with_distance(anchor, positive, negative, distance_function, margin, swap, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.glu    derivatives.yaml:3899


def nn_functional_glu(input, dim=-1, *, axis=None):
    """nn.functional.glu(Tensor input, int dim=-1) -> Tensor

    a * sigmoid(b), a and b the halves of `input` along `dim`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.glu", 0, "input", input)
    return gates.glu(input, dim)


# ------------------------------------------------------------------------------------------------
# nn.functional.prelu    derivatives.yaml:3904


def nn_functional_prelu(input, weight):
    """nn.functional.prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input, with a weight for all or one for each channel.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.prelu", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.prelu", 1, "weight", weight)
    return gates.prelu(input, weight)


# ------------------------------------------------------------------------------------------------
# nn.functional.rrelu    derivatives.yaml:3910


def nn_functional_rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    """nn.functional.rrelu(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool inplace=False) -> Tensor

    leaky_relu whose slope is drawn from lower to upper for each element, or without `training` their mean.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.rrelu", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = gates.rrelu(input, lower, upper, training)
    return overwrite(target, input, result) if inplace else result


def nn_functional_rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False):
    """In-place version of nn_functional_rrelu."""
    return nn_functional_rrelu(input, lower, upper, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.gumbel_softmax    derivatives.yaml:3915


def nn_functional_gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1, *, axis=None):
    """nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor

    A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution; with `hard` one of them, with the gradient of the former.
    """
    if axis is not None:
        dim = axis
    if logits.__class__ is not Tensor:
        logits = tensor_argument("nn.functional.gumbel_softmax", 0, "logits", logits)
    return gates.gumbel_softmax(logits, tau, hard, eps, dim)


# ------------------------------------------------------------------------------------------------
# nn.functional.layer_norm    derivatives.yaml:3931


def nn_functional_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    """nn.functional.layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.layer_norm", 0, "input", input)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.layer_norm", 2, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.layer_norm", 3, "bias", bias)
    return ops.native_layer_norm(input, normalized_shape, weight, bias, eps)[0]


# ------------------------------------------------------------------------------------------------
# nn.functional.group_norm    derivatives.yaml:3945


def nn_functional_group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    """nn.functional.group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    Each group of channels of each sample brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.group_norm", 0, "input", input)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.group_norm", 2, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.group_norm", 3, "bias", bias)
    return normalization.group_norm(input, num_groups, weight, bias, eps)


# ------------------------------------------------------------------------------------------------
# native_batch_norm    derivatives.yaml:3962


class NativeBatchNormResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', 'result2', )


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps):
    """native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)

    Each channel brought to mean 0 and variance 1, or with the running moments, times `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("native_batch_norm", 0, "input", input)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("native_batch_norm", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("native_batch_norm", 2, "bias", bias)
    if running_mean.__class__ is not Tensor and running_mean is not None:
        running_mean = tensor_argument("native_batch_norm", 3, "running_mean", running_mean)
    if running_var.__class__ is not Tensor and running_var is not None:
        running_var = tensor_argument("native_batch_norm", 4, "running_var", running_var)
    return NativeBatchNormResult(normalization.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps))


# ------------------------------------------------------------------------------------------------
# nn.functional.batch_norm    derivatives.yaml:3967


def nn_functional_batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    """nn.functional.batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-5) -> Tensor

    Each channel brought to mean 0 and variance 1 by the moments of the batch, which move the running ones, or, without `training`, by the running ones; times `weight`, plus `bias`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.batch_norm", 0, "input", input)
    if running_mean.__class__ is not Tensor and running_mean is not None:
        running_mean = tensor_argument("nn.functional.batch_norm", 1, "running_mean", running_mean)
    if running_var.__class__ is not Tensor and running_var is not None:
        running_var = tensor_argument("nn.functional.batch_norm", 2, "running_var", running_var)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.batch_norm", 3, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.batch_norm", 4, "bias", bias)
    return normalization.batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)


# ------------------------------------------------------------------------------------------------
# nn.functional.instance_norm    derivatives.yaml:3972


def nn_functional_instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-5):
    """nn.functional.instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-5) -> Tensor

    batch_norm of each sample for itself.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.instance_norm", 0, "input", input)
    if running_mean.__class__ is not Tensor and running_mean is not None:
        running_mean = tensor_argument("nn.functional.instance_norm", 1, "running_mean", running_mean)
    if running_var.__class__ is not Tensor and running_var is not None:
        running_var = tensor_argument("nn.functional.instance_norm", 2, "running_var", running_var)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.instance_norm", 3, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.instance_norm", 4, "bias", bias)
    return normalization.instance_norm(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)


# ------------------------------------------------------------------------------------------------
# nn.functional.rms_norm    derivatives.yaml:3977


def nn_functional_rms_norm(input, normalized_shape, weight=None, eps=None):
    """nn.functional.rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor

    The input over the root of its mean square over the last dimensions, times `weight`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.rms_norm", 0, "input", input)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.rms_norm", 2, "weight", weight)
    return normalization.rms_norm(input, normalized_shape, weight, eps)


# ------------------------------------------------------------------------------------------------
# nn.functional.normalize    derivatives.yaml:3983


def nn_functional_normalize(input, p=2.0, dim=1, eps=1e-12, *, axis=None):
    """nn.functional.normalize(Tensor input, float p=2.0, int[1] dim=1, float eps=1e-12) -> Tensor

    The input over its p-norm along `dim`, or over `eps` if that is more.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.normalize", 0, "input", input)
    return normalization.normalize(input, p, dim, eps)


# ------------------------------------------------------------------------------------------------
# nn.functional.local_response_norm    derivatives.yaml:3988


def nn_functional_local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    """nn.functional.local_response_norm(Tensor input, int size, float alpha=1e-4, float beta=0.75, float k=1.0) -> Tensor

    The input over a power of the mean square of `size` neighbouring channels.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.local_response_norm", 0, "input", input)
    return normalization.local_response_norm(input, size, alpha, beta, k)


# ------------------------------------------------------------------------------------------------
# nn.functional.pixel_shuffle    derivatives.yaml:3995


def nn_functional_pixel_shuffle(input, upscale_factor):
    """nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor

    Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W * r).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pixel_shuffle", 0, "input", input)
    return shuffles.pixel_shuffle(input, upscale_factor)


# ------------------------------------------------------------------------------------------------
# nn.functional.pixel_unshuffle    derivatives.yaml:4001


def nn_functional_pixel_unshuffle(input, downscale_factor):
    """nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor

    Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H, W).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pixel_unshuffle", 0, "input", input)
    return shuffles.pixel_unshuffle(input, downscale_factor)


# ------------------------------------------------------------------------------------------------
# nn.functional.channel_shuffle    derivatives.yaml:4007


def nn_functional_channel_shuffle(input, groups):
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.channel_shuffle", 0, "input", input)
    return shuffles.channel_shuffle(input, groups)


# ------------------------------------------------------------------------------------------------
# nn.functional.pad    derivatives.yaml:4013


def nn_functional_pad(input, pad, mode="constant", value=None):
    """nn.functional.pad(Tensor input, int[] pad, str mode="constant", float? value=None) -> Tensor

    With elements before and after each of the last dimensions, the last first - a "constant", the mirror image ("reflect"), the border ("replicate") or the other end ("circular").
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pad", 0, "input", input)
    return shuffles.pad(input, pad, mode, value)


# ------------------------------------------------------------------------------------------------
# nn.functional.interpolate    derivatives.yaml:4027


def nn_functional_interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None, antialias=False):
    """nn.functional.interpolate(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor

    An image with another size, by the nearest pixels, linear or cubic interpolation, or means over areas.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.interpolate", 0, "input", input)
    return resizing.interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)


# ------------------------------------------------------------------------------------------------
# nn.functional.upsample    derivatives.yaml:4032


def nn_functional_upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """nn.functional.upsample(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None) -> Tensor

    interpolate under an older name.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.upsample", 0, "input", input)
    return resizing.upsample('upsample', input, size, scale_factor, mode, align_corners)


# ------------------------------------------------------------------------------------------------
# nn.functional.upsample_nearest    derivatives.yaml:4037


def nn_functional_upsample_nearest(input, size=None, scale_factor=None):
    """nn.functional.upsample_nearest(Tensor input, any size=None, any scale_factor=None) -> Tensor

    interpolate by the nearest pixels.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.upsample_nearest", 0, "input", input)
    return resizing.upsample('upsample_nearest', input, size, scale_factor, 'nearest', None)


# ------------------------------------------------------------------------------------------------
# nn.functional.upsample_bilinear    derivatives.yaml:4042


def nn_functional_upsample_bilinear(input, size=None, scale_factor=None):
    """nn.functional.upsample_bilinear(Tensor input, any size=None, any scale_factor=None) -> Tensor

    Bilinear interpolate with aligned corners.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.upsample_bilinear", 0, "input", input)
    return resizing.upsample('upsample_bilinear', input, size, scale_factor, 'bilinear', True)


# ------------------------------------------------------------------------------------------------
# grid_sampler    derivatives.yaml:4047


def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    """grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    The values of images at places given by `grid`, with bilinear (0), nearest (1) or bicubic (2) interpolation, and outside zeros (0), the border (1) or reflections (2).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("grid_sampler", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("grid_sampler", 1, "grid", grid)
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)


# ------------------------------------------------------------------------------------------------
# grid_sampler_2d    derivatives.yaml:4052


def grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners):
    """grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    grid_sampler of two-dimensional images.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("grid_sampler_2d", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("grid_sampler_2d", 1, "grid", grid)
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 4)


# ------------------------------------------------------------------------------------------------
# grid_sampler_3d    derivatives.yaml:4057


def grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners):
    """grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    grid_sampler of three-dimensional images.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("grid_sampler_3d", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("grid_sampler_3d", 1, "grid", grid)
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 5)


# ------------------------------------------------------------------------------------------------
# nn.functional.grid_sample    derivatives.yaml:4062


def nn_functional_grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    """nn.functional.grid_sample(Tensor input, Tensor grid, str mode="bilinear", str padding_mode="zeros", bool? align_corners=None) -> Tensor

    The values of images at places given by `grid`, from -1 to 1 in each dimension.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.grid_sample", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("nn.functional.grid_sample", 1, "grid", grid)
    return sampled.grid_sample(input, grid, mode, padding_mode, align_corners)


# ------------------------------------------------------------------------------------------------
# nn.functional.affine_grid    derivatives.yaml:4067


def nn_functional_affine_grid(theta, size, align_corners=None):
    """nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor

    The places of the pixels of an image under affine maps, for grid_sample.
    """
    if theta.__class__ is not Tensor:
        theta = tensor_argument("nn.functional.affine_grid", 0, "theta", theta)
    return sampled.affine_grid(theta, size, align_corners)


# ------------------------------------------------------------------------------------------------
# nn.functional.embedding    derivatives.yaml:4082


def nn_functional_embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    """nn.functional.embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor

    Rows of `weight` at the indices `input`; with `max_norm` those of a larger norm are scaled down before, in place.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.embedding", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.embedding", 1, "weight", weight)
    return embeddings.embedding(input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse)


# ------------------------------------------------------------------------------------------------
# nn.functional.embedding_bag    derivatives.yaml:4087


def nn_functional_embedding_bag(input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False, mode="mean", sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None):
    """nn.functional.embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2, bool scale_grad_by_freq=False, str mode="mean", bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor

    Sums, means or maxima over bags of rows of `weight` - over the rows of `input`, or over what lies between `offsets`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.embedding_bag", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.embedding_bag", 1, "weight", weight)
    if offsets.__class__ is not Tensor and offsets is not None:
        offsets = tensor_argument("nn.functional.embedding_bag", 2, "offsets", offsets)
    if per_sample_weights.__class__ is not Tensor and per_sample_weights is not None:
        per_sample_weights = tensor_argument("nn.functional.embedding_bag", 8, "per_sample_weights", per_sample_weights)
    return embeddings.embedding_bag(input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)


# ------------------------------------------------------------------------------------------------
# nn.functional.bilinear    derivatives.yaml:4092


def nn_functional_bilinear(input1, input2, weight, bias=None):
    """nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? bias=None) -> Tensor

    input1 @ weight[i] @ input2 for each i, plus `bias`.
    """
    if input1.__class__ is not Tensor:
        input1 = tensor_argument("nn.functional.bilinear", 0, "input1", input1)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("nn.functional.bilinear", 1, "input2", input2)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.bilinear", 2, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.bilinear", 3, "bias", bias)
    return embeddings.bilinear(input1, input2, weight, bias)


# ------------------------------------------------------------------------------------------------
# nn.functional.ctc_loss    derivatives.yaml:4109


def nn_functional_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
    """nn.functional.ctc_loss(Tensor log_probs, Tensor targets, any input_lengths, any target_lengths, int blank=0, str reduction="mean", bool zero_infinity=False) -> Tensor

    Minus the log-probability of a sequence of labels, summed over its alignments with the input.
    """
    if log_probs.__class__ is not Tensor:
        log_probs = tensor_argument("nn.functional.ctc_loss", 0, "log_probs", log_probs)
    if targets.__class__ is not Tensor:
        targets = tensor_argument("nn.functional.ctc_loss", 1, "targets", targets)
    return alignments.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)


# ------------------------------------------------------------------------------------------------
# nn.functional.scaled_dot_product_attention    derivatives.yaml:4124


def nn_functional_scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
    """nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor

    softmax(scale * query @ key.mT + mask) @ value; by default scale is 1 / sqrt of the last dimension.
    """
    if query.__class__ is not Tensor:
        query = tensor_argument("nn.functional.scaled_dot_product_attention", 0, "query", query)
    if key.__class__ is not Tensor:
        key = tensor_argument("nn.functional.scaled_dot_product_attention", 1, "key", key)
    if value.__class__ is not Tensor:
        value = tensor_argument("nn.functional.scaled_dot_product_attention", 2, "value", value)
    if attn_mask.__class__ is not Tensor and attn_mask is not None:
        attn_mask = tensor_argument("nn.functional.scaled_dot_product_attention", 3, "attn_mask", attn_mask)
    return attention.scaled_dot_product(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)


# ------------------------------------------------------------------------------------------------
# nn.functional.multi_head_attention_forward    derivatives.yaml:4129


class NnFunctionalMultiHeadAttentionForwardResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def nn_functional_multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
    """nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, Tensor? q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, Tensor? static_v=None, bool average_attn_weights=True, bool is_causal=False) -> (Tensor, Tensor)

    Attention of several heads between projections, and its weights, or None.
    """
    if query.__class__ is not Tensor:
        query = tensor_argument("nn.functional.multi_head_attention_forward", 0, "query", query)
    if key.__class__ is not Tensor:
        key = tensor_argument("nn.functional.multi_head_attention_forward", 1, "key", key)
    if value.__class__ is not Tensor:
        value = tensor_argument("nn.functional.multi_head_attention_forward", 2, "value", value)
    if in_proj_weight.__class__ is not Tensor and in_proj_weight is not None:
        in_proj_weight = tensor_argument("nn.functional.multi_head_attention_forward", 5, "in_proj_weight", in_proj_weight)
    if in_proj_bias.__class__ is not Tensor and in_proj_bias is not None:
        in_proj_bias = tensor_argument("nn.functional.multi_head_attention_forward", 6, "in_proj_bias", in_proj_bias)
    if bias_k.__class__ is not Tensor and bias_k is not None:
        bias_k = tensor_argument("nn.functional.multi_head_attention_forward", 7, "bias_k", bias_k)
    if bias_v.__class__ is not Tensor and bias_v is not None:
        bias_v = tensor_argument("nn.functional.multi_head_attention_forward", 8, "bias_v", bias_v)
    if out_proj_weight.__class__ is not Tensor:
        out_proj_weight = tensor_argument("nn.functional.multi_head_attention_forward", 11, "out_proj_weight", out_proj_weight)
    if out_proj_bias.__class__ is not Tensor and out_proj_bias is not None:
        out_proj_bias = tensor_argument("nn.functional.multi_head_attention_forward", 12, "out_proj_bias", out_proj_bias)
    if key_padding_mask.__class__ is not Tensor and key_padding_mask is not None:
        key_padding_mask = tensor_argument("nn.functional.multi_head_attention_forward", 14, "key_padding_mask", key_padding_mask)
    if attn_mask.__class__ is not Tensor and attn_mask is not None:
        attn_mask = tensor_argument("nn.functional.multi_head_attention_forward", 16, "attn_mask", attn_mask)
    if q_proj_weight.__class__ is not Tensor and q_proj_weight is not None:
        q_proj_weight = tensor_argument("nn.functional.multi_head_attention_forward", 18, "q_proj_weight", q_proj_weight)
    if k_proj_weight.__class__ is not Tensor and k_proj_weight is not None:
        k_proj_weight = tensor_argument("nn.functional.multi_head_attention_forward", 19, "k_proj_weight", k_proj_weight)
    if v_proj_weight.__class__ is not Tensor and v_proj_weight is not None:
        v_proj_weight = tensor_argument("nn.functional.multi_head_attention_forward", 20, "v_proj_weight", v_proj_weight)
    if static_k.__class__ is not Tensor and static_k is not None:
        static_k = tensor_argument("nn.functional.multi_head_attention_forward", 21, "static_k", static_k)
    if static_v.__class__ is not Tensor and static_v is not None:
        static_v = tensor_argument("nn.functional.multi_head_attention_forward", 22, "static_v", static_v)
    return NnFunctionalMultiHeadAttentionForwardResult(heads.multi_head_attention(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal))


# ------------------------------------------------------------------------------------------------
# lstm_cell    derivatives.yaml:4136


class LstmCellResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> (Tensor, Tensor)

    One step of an LSTM, from (h, c) to the next.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("lstm_cell", 0, "input", input)
    if w_ih.__class__ is not Tensor:
        w_ih = tensor_argument("lstm_cell", 2, "w_ih", w_ih)
    if w_hh.__class__ is not Tensor:
        w_hh = tensor_argument("lstm_cell", 3, "w_hh", w_hh)
    if b_ih.__class__ is not Tensor and b_ih is not None:
        b_ih = tensor_argument("lstm_cell", 4, "b_ih", b_ih)
    if b_hh.__class__ is not Tensor and b_hh is not None:
        b_hh = tensor_argument("lstm_cell", 5, "b_hh", b_hh)
    return LstmCellResult(recurrent.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh))


# ------------------------------------------------------------------------------------------------
# gru_cell    derivatives.yaml:4141


def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor

    One step of gated recurrent units.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("gru_cell", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("gru_cell", 1, "hx", hx)
    if w_ih.__class__ is not Tensor:
        w_ih = tensor_argument("gru_cell", 2, "w_ih", w_ih)
    if w_hh.__class__ is not Tensor:
        w_hh = tensor_argument("gru_cell", 3, "w_hh", w_hh)
    if b_ih.__class__ is not Tensor and b_ih is not None:
        b_ih = tensor_argument("gru_cell", 4, "b_ih", b_ih)
    if b_hh.__class__ is not Tensor and b_hh is not None:
        b_hh = tensor_argument("gru_cell", 5, "b_hh", b_hh)
    return recurrent.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


# ------------------------------------------------------------------------------------------------
# rnn_tanh_cell    derivatives.yaml:4146


def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor

    tanh of the sum of two linear maps, of the input and of the state.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_tanh_cell", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_tanh_cell", 1, "hx", hx)
    if w_ih.__class__ is not Tensor:
        w_ih = tensor_argument("rnn_tanh_cell", 2, "w_ih", w_ih)
    if w_hh.__class__ is not Tensor:
        w_hh = tensor_argument("rnn_tanh_cell", 3, "w_hh", w_hh)
    if b_ih.__class__ is not Tensor and b_ih is not None:
        b_ih = tensor_argument("rnn_tanh_cell", 4, "b_ih", b_ih)
    if b_hh.__class__ is not Tensor and b_hh is not None:
        b_hh = tensor_argument("rnn_tanh_cell", 5, "b_hh", b_hh)
    return recurrent.rnn_cell('tanh', input, hx, w_ih, w_hh, b_ih, b_hh)


# ------------------------------------------------------------------------------------------------
# rnn_relu_cell    derivatives.yaml:4151


def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    """rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor? b_hh=None) -> Tensor

    relu of the sum of two linear maps, of the input and of the state.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_relu_cell", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_relu_cell", 1, "hx", hx)
    if w_ih.__class__ is not Tensor:
        w_ih = tensor_argument("rnn_relu_cell", 2, "w_ih", w_ih)
    if w_hh.__class__ is not Tensor:
        w_hh = tensor_argument("rnn_relu_cell", 3, "w_hh", w_hh)
    if b_ih.__class__ is not Tensor and b_ih is not None:
        b_ih = tensor_argument("rnn_relu_cell", 4, "b_ih", b_ih)
    if b_hh.__class__ is not Tensor and b_hh is not None:
        b_hh = tensor_argument("rnn_relu_cell", 5, "b_hh", b_hh)
    return recurrent.rnn_cell('relu', input, hx, w_ih, w_hh, b_ih, b_hh)


# ------------------------------------------------------------------------------------------------
# lstm.input    derivatives.yaml:4179


class LstmInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', 'result2', )


def lstm_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)

    Layers of an LSTM over sequences (T, N, I) - all outputs of the last, and the last h and c of all.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("lstm.input", 0, "input", input)
    return LstmInputResult(recurrent.lstm(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))


# ------------------------------------------------------------------------------------------------
# lstm.data    derivatives.yaml:4184


class LstmDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', 'result2', )


def lstm_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """lstm.data(Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)

    Layers of an LSTM over packed sequences, of which the first batch_sizes[t] reach time t.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("lstm.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("lstm.data", 1, "batch_sizes", batch_sizes)
    return LstmDataResult(recurrent.packed_lstm(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))


# ------------------------------------------------------------------------------------------------
# gru.input    derivatives.yaml:4189


class GruInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def gru_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of gated recurrent units over sequences (T, N, I) - all outputs of the last, and the last states of all.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("gru.input", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("gru.input", 1, "hx", hx)
    return GruInputResult(recurrent.gru(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))


# ------------------------------------------------------------------------------------------------
# gru.data    derivatives.yaml:4194


class GruDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def gru_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """gru.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of gated recurrent units over packed sequences, of which the first batch_sizes[t] reach time t.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("gru.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("gru.data", 1, "batch_sizes", batch_sizes)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("gru.data", 2, "hx", hx)
    return GruDataResult(recurrent.packed_gru(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))


# ------------------------------------------------------------------------------------------------
# rnn_tanh.input    derivatives.yaml:4199


class RnnTanhInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_tanh_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with tanh over sequences (T, N, I).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_tanh.input", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_tanh.input", 1, "hx", hx)
    return RnnTanhInputResult(recurrent.rnn('tanh', input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))


# ------------------------------------------------------------------------------------------------
# rnn_tanh.data    derivatives.yaml:4204


class RnnTanhDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_tanh_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """rnn_tanh.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of simple recurrent units with tanh over packed sequences.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_tanh.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("rnn_tanh.data", 1, "batch_sizes", batch_sizes)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_tanh.data", 2, "hx", hx)
    return RnnTanhDataResult(recurrent.packed_rnn('tanh', input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))


# ------------------------------------------------------------------------------------------------
# rnn_relu.input    derivatives.yaml:4209


class RnnReluInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_relu_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with relu over sequences (T, N, I).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_relu.input", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_relu.input", 1, "hx", hx)
    return RnnReluInputResult(recurrent.rnn('relu', input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))


# ------------------------------------------------------------------------------------------------
# rnn_relu.data    derivatives.yaml:4214


class RnnReluDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_relu_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """rnn_relu.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of simple recurrent units with relu over packed sequences.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_relu.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("rnn_relu.data", 1, "batch_sizes", batch_sizes)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_relu.data", 2, "hx", hx)
    return RnnReluDataResult(recurrent.packed_rnn('relu', input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))


# ------------------------------------------------------------------------------------------------
# var_mean.correction    derivatives.yaml:4229


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
# var_mean.dim    derivatives.yaml:4234


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
# var_mean    derivatives.yaml:4239


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
# std_mean.correction    derivatives.yaml:4244


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
# std_mean.dim    derivatives.yaml:4249


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
# std_mean    derivatives.yaml:4254


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
# nanmean    derivatives.yaml:4267


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
# cov    derivatives.yaml:4279


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
# quantile    derivatives.yaml:4329


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
# nanquantile    derivatives.yaml:4335


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
# trapezoid.x    derivatives.yaml:4381


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
# trapezoid.dx    derivatives.yaml:4387


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
# cumulative_trapezoid.x    derivatives.yaml:4392


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
# cumulative_trapezoid.dx    derivatives.yaml:4398


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
# nn.functional.softmin    derivatives.yaml:4412


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
# linalg.solve    derivatives.yaml:4437


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
# linalg.solve_ex    derivatives.yaml:4443


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
# inverse    derivatives.yaml:4458


def inverse(input):
    """inverse(Tensor self) -> Tensor

    The inverse of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("inverse", 0, "input", input)
    return ops.linalg_inv(input)


# ------------------------------------------------------------------------------------------------
# linalg.pinv.rcond    derivatives.yaml:4482


def linalg_pinv_rcond(input, rcond, hermitian=False):
    """linalg.pinv.rcond(Tensor self, float rcond, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.pinv.rcond", 0, "input", input)
    return ops.linalg_pinv(input, rtol=rcond, hermitian=hermitian)


# ------------------------------------------------------------------------------------------------
# pinverse    derivatives.yaml:4487


def pinverse(input, rcond=1e-15):
    """pinverse(Tensor self, float rcond=1e-15) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("pinverse", 0, "input", input)
    return ops.linalg_pinv(input, rtol=rcond)


# ------------------------------------------------------------------------------------------------
# linalg.matrix_rank.tol    derivatives.yaml:4500


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
# linalg.lstsq    derivatives.yaml:4505


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
# linalg.tensorinv    derivatives.yaml:4510


def linalg_tensorinv(input, ind=2):
    """linalg.tensorinv(Tensor self, int ind=2) -> Tensor

    The inverse of a tensor as a map from its last dimensions to its first `ind`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.tensorinv", 0, "input", input)
    return systems.tensorinv(input, ind)


# ------------------------------------------------------------------------------------------------
# linalg.tensorsolve    derivatives.yaml:4516


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
# det    derivatives.yaml:4533


def det(input):
    """det(Tensor self) -> Tensor

    The determinant of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("det", 0, "input", input)
    return ops.linalg_det(input)


# ------------------------------------------------------------------------------------------------
# slogdet    derivatives.yaml:4549


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
# logdet    derivatives.yaml:4555


def logdet(input):
    """logdet(Tensor self) -> Tensor

    The logarithm of the determinant; nan where a real one is negative.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("logdet", 0, "input", input)
    return determinants.logdet(input)


# ------------------------------------------------------------------------------------------------
# matrix_exp    derivatives.yaml:4569


def matrix_exp(input):
    """matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("matrix_exp", 0, "input", input)
    return ops.linalg_matrix_exp(input)


# ------------------------------------------------------------------------------------------------
# linalg.matrix_power    derivatives.yaml:4581


def linalg_matrix_power(input, n):
    """linalg.matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_power", 0, "input", input)
    return chains.matrix_power(input, n)


# ------------------------------------------------------------------------------------------------
# matrix_power    derivatives.yaml:4588


def matrix_power(input, n):
    """matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("matrix_power", 0, "input", input)
    return ops.linalg_matrix_power(input, n)


# ------------------------------------------------------------------------------------------------
# linalg.multi_dot    derivatives.yaml:4593


def linalg_multi_dot(*tensors, **named):
    """linalg.multi_dot(Tensor[] tensors) -> Tensor

    The product of two or more matrices, in the cheapest order; the first and the last may be vectors.
    """
    tensors = tensor_list("linalg.multi_dot", "tensors", tensors, named)
    return chains.multi_dot(tensors)


# ------------------------------------------------------------------------------------------------
# chain_matmul    derivatives.yaml:4598


def chain_matmul(*matrices, **named):
    """chain_matmul(Tensor[] matrices) -> Tensor

    The product of matrices, in the cheapest order.
    """
    matrices = tensor_list("chain_matmul", "matrices", matrices, named)
    return chains.chain_matmul(matrices)


# ------------------------------------------------------------------------------------------------
# linalg.vander    derivatives.yaml:4603


def linalg_vander(x, *, N=None):
    """linalg.vander(Tensor x, *, int? N=None) -> Tensor

    The powers 0 to N - 1 of each element, along a new last dimension.
    """
    if x.__class__ is not Tensor:
        x = tensor_argument("linalg.vander", 0, "x", x)
    return chains.vander(x, N)


# ------------------------------------------------------------------------------------------------
# linalg.vecdot    derivatives.yaml:4608


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
# cross    derivatives.yaml:4621


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
# linalg.diagonal    derivatives.yaml:4626


def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)

    The diagonals of matrices.
    """
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.diagonal", 0, "A", A)
    return A.diagonal(offset, dim1, dim2)


# ------------------------------------------------------------------------------------------------
# linalg.vector_norm    derivatives.yaml:4633


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
# linalg.matrix_norm    derivatives.yaml:4640


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
# linalg.norm    derivatives.yaml:4650


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
# linalg.cond    derivatives.yaml:4655


def linalg_cond(input, p=None):
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, the norm of a matrix times that of its inverse; infinite for singular ones.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.cond", 0, "input", input)
    return norms.cond(input, p)


# ------------------------------------------------------------------------------------------------
# cdist    derivatives.yaml:4662


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
# pdist    derivatives.yaml:4669


def pdist(input, p=2):
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("pdist", 0, "input", input)
    return distances.pdist(input, p)


# ------------------------------------------------------------------------------------------------
# nn.functional.pairwise_distance    derivatives.yaml:4675


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
# nn.functional.cosine_similarity    derivatives.yaml:4681


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
