# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind composite: functions, Backward nodes and tangents.

Written in other operations of the table; its derivative follows.
"""

# ruff: noqa
# mypy: ignore-errors
from math import inf, nan

import numpy as np

from autograd.arguments import all_ints, argument, tensors_argument
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
from autograd.operation import NUMBERS, number
from autograd.refusals import FAULTS, refused
from autograd.support import (
    ReturnType,
    all_plain,
    int_list,
    tensor_list,
    missing_argument,
    tensor_argument,
)
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
    if alpha.__class__ not in NUMBERS:
        alpha = argument("rsub", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor:
        input = tensor_argument("rsub", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("rsub", 1, "other", other)
    try:
        return ops.sub(other, input, alpha=alpha)
    except FAULTS as error:
        raise refused(error, "rsub", self=input, other=other, alpha=alpha) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.relu    derivatives.yaml:420


def nn_functional_relu(input, inplace=False):
    """nn.functional.relu(Tensor input, bool inplace=False) -> Tensor

    max(input, 0); its slope at 0 is 0.
    """
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.relu", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.relu", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = ops.relu(input)
    except FAULTS as error:
        raise refused(error, "nn.functional.relu", input=input, inplace=inplace) from None
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
    try:
        return ops.nonzero(condition, as_tuple=True)
    except FAULTS as error:
        raise refused(error, "where.condition", condition=condition) from None


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
    try:
        return ops.maximum(input, other)
    except FAULTS as error:
        raise refused(error, "max.other", self=input, other=other) from None


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
    try:
        return ops.minimum(input, other)
    except FAULTS as error:
        raise refused(error, "min.other", self=input, other=other) from None


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
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("var.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = argument("var.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("var.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        input = tensor_argument("var.dim", 0, "input", input)
    try:
        return input.var(dim, correction=1 if unbiased else 0, keepdim=keepdim)
    except FAULTS as error:
        raise refused(error, "var.dim", self=input, dim=dim, unbiased=unbiased, keepdim=keepdim) from None


# ------------------------------------------------------------------------------------------------
# var    derivatives.yaml:867


def var_default(input, unbiased=True):
    """var(Tensor self, bool unbiased=True) -> Tensor

    The variance of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = argument("var", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        input = tensor_argument("var", 0, "input", input)
    try:
        return input.var(None, correction=1 if unbiased else 0)
    except FAULTS as error:
        raise refused(error, "var", self=input, unbiased=unbiased) from None


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
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("std.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = argument("std.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("std.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        input = tensor_argument("std.dim", 0, "input", input)
    try:
        return input.std(dim, correction=1 if unbiased else 0, keepdim=keepdim)
    except FAULTS as error:
        raise refused(error, "std.dim", self=input, dim=dim, unbiased=unbiased, keepdim=keepdim) from None


# ------------------------------------------------------------------------------------------------
# std    derivatives.yaml:886


def std_default(input, unbiased=True):
    """std(Tensor self, bool unbiased=True) -> Tensor

    The standard deviation of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = argument("std", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        input = tensor_argument("std", 0, "input", input)
    try:
        return input.std(None, correction=1 if unbiased else 0)
    except FAULTS as error:
        raise refused(error, "std", self=input, unbiased=unbiased) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.softmax    derivatives.yaml:963


def nn_functional_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = argument("nn.functional.softmax", "dim", "int?", dim)
    if dtype is not None:
        dtype = argument("nn.functional.softmax", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softmax", 0, "input", input)
    try:
        return ops.softmax(input, losses.softmax_dim('softmax', dim, input.ndim), dtype)
    except FAULTS as error:
        raise refused(error, "nn.functional.softmax", input=input, dim=dim, dtype=dtype) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.log_softmax    derivatives.yaml:968


def nn_functional_log_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.log_softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = argument("nn.functional.log_softmax", "dim", "int?", dim)
    if dtype is not None:
        dtype = argument("nn.functional.log_softmax", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.log_softmax", 0, "input", input)
    try:
        return ops.log_softmax(input, losses.softmax_dim('log_softmax', dim, input.ndim), dtype)
    except FAULTS as error:
        raise refused(error, "nn.functional.log_softmax", input=input, dim=dim, dtype=dtype) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.cross_entropy    derivatives.yaml:975


def nn_functional_cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean", label_smoothing=0.0):
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean", float label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it has the shape of `input`, of class probabilities.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.cross_entropy", "size_average", "bool?", size_average)
    if ignore_index.__class__ is not int:
        ignore_index = argument("nn.functional.cross_entropy", "ignore_index", "int", ignore_index)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.cross_entropy", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.cross_entropy", "reduction", "str", reduction)
    if label_smoothing.__class__ not in NUMBERS:
        label_smoothing = argument("nn.functional.cross_entropy", "label_smoothing", "float", label_smoothing)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.cross_entropy", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.cross_entropy", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.cross_entropy", 2, "weight", weight)
    try:
        return losses.cross_entropy(input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing)
    except FAULTS as error:
        raise refused(error, "nn.functional.cross_entropy", input=input, target=target, weight=weight, size_average=size_average, ignore_index=ignore_index, reduce=reduce, reduction=reduction, label_smoothing=label_smoothing) from None


# ------------------------------------------------------------------------------------------------
# msort    derivatives.yaml:1093


def msort(input):
    """msort(Tensor self) -> Tensor

    Sorted along the first dimension.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("msort", 0, "input", input)
    try:
        return ops.sort(input, 0)[0]
    except FAULTS as error:
        raise refused(error, "msort", self=input) from None


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
    try:
        return ops.view(input, other.shape)
    except FAULTS as error:
        raise refused(error, "view_as", self=input, other=other) from None


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
    try:
        return ops.reshape(input, other.shape)
    except FAULTS as error:
        raise refused(error, "reshape_as", self=input, other=other) from None


# ------------------------------------------------------------------------------------------------
# ravel    derivatives.yaml:1175


def ravel(input):
    """ravel(Tensor(a) self) -> Tensor(a)

    All elements along one dimension.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("ravel", 0, "input", input)
    try:
        return ops.reshape(input, -1)
    except FAULTS as error:
        raise refused(error, "ravel", self=input) from None


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
    try:
        return ops.expand(input, other.shape)
    except FAULTS as error:
        raise refused(error, "expand_as", self=input, other=other) from None


# ------------------------------------------------------------------------------------------------
# atleast_1d    derivatives.yaml:1227


def atleast_1d_default(input):
    """atleast_1d(Tensor(a) self) -> Tensor(a)

    A number as a vector; anything else as it is.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_1d", 0, "input", input)
    try:
        return ops.reshape(input, shapes.at_least(input.shape, 1))
    except FAULTS as error:
        raise refused(error, "atleast_1d", self=input) from None


# ------------------------------------------------------------------------------------------------
# atleast_1d.Sequence    derivatives.yaml:1234


def atleast_1d_Sequence(*tensors, **named):
    """atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least one dimension.
    """
    tensors = tensor_list("atleast_1d.Sequence", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("atleast_1d.Sequence", "tensors", tensors)
    try:
        return shapes.all_at_least(tensors, 1)
    except FAULTS as error:
        raise refused(error, "atleast_1d.Sequence", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# atleast_2d    derivatives.yaml:1239


def atleast_2d_default(input):
    """atleast_2d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 in front, so that there are at least two.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_2d", 0, "input", input)
    try:
        return ops.reshape(input, shapes.at_least(input.shape, 2))
    except FAULTS as error:
        raise refused(error, "atleast_2d", self=input) from None


# ------------------------------------------------------------------------------------------------
# atleast_2d.Sequence    derivatives.yaml:1246


def atleast_2d_Sequence(*tensors, **named):
    """atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least two dimensions.
    """
    tensors = tensor_list("atleast_2d.Sequence", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("atleast_2d.Sequence", "tensors", tensors)
    try:
        return shapes.all_at_least(tensors, 2)
    except FAULTS as error:
        raise refused(error, "atleast_2d.Sequence", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# atleast_3d    derivatives.yaml:1251


def atleast_3d_default(input):
    """atleast_3d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 added, so that there are at least three.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("atleast_3d", 0, "input", input)
    try:
        return ops.reshape(input, shapes.at_least(input.shape, 3))
    except FAULTS as error:
        raise refused(error, "atleast_3d", self=input) from None


# ------------------------------------------------------------------------------------------------
# atleast_3d.Sequence    derivatives.yaml:1258


def atleast_3d_Sequence(*tensors, **named):
    """atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least three dimensions.
    """
    tensors = tensor_list("atleast_3d.Sequence", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("atleast_3d.Sequence", "tensors", tensors)
    try:
        return shapes.all_at_least(tensors, 3)
    except FAULTS as error:
        raise refused(error, "atleast_3d.Sequence", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# fliplr    derivatives.yaml:1351


def fliplr(input):
    """fliplr(Tensor self) -> Tensor

    A copy with the columns in reverse order.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("fliplr", 0, "input", input)
    try:
        return ops.flip(input, 1)
    except FAULTS as error:
        raise refused(error, "fliplr", self=input) from None


# ------------------------------------------------------------------------------------------------
# flipud    derivatives.yaml:1357


def flipud(input):
    """flipud(Tensor self) -> Tensor

    A copy with the rows in reverse order.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("flipud", 0, "input", input)
    try:
        return ops.flip(input, 0)
    except FAULTS as error:
        raise refused(error, "flipud", self=input) from None


# ------------------------------------------------------------------------------------------------
# hstack    derivatives.yaml:1397


def hstack(*tensors, **named):
    """hstack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors along their only one.
    """
    tensors = tensor_list("hstack", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("hstack", "tensors", tensors)
    try:
        return ops.cat(shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else 1)
    except FAULTS as error:
        raise refused(error, "hstack", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# vstack    derivatives.yaml:1404


def vstack(*tensors, **named):
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """
    tensors = tensor_list("vstack", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("vstack", "tensors", tensors)
    try:
        return ops.cat(shapes.with_dims(tensors, 2), 0)
    except FAULTS as error:
        raise refused(error, "vstack", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# dstack    derivatives.yaml:1412


def dstack(*tensors, **named):
    """dstack(Tensor[] tensors) -> Tensor

    Tensors joined along the third dimension.
    """
    tensors = tensor_list("dstack", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("dstack", "tensors", tensors)
    try:
        return ops.cat(shapes.with_dims(tensors, 3), 2)
    except FAULTS as error:
        raise refused(error, "dstack", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# column_stack    derivatives.yaml:1418


def column_stack(*tensors, **named):
    """column_stack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors as columns.
    """
    tensors = tensor_list("column_stack", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("column_stack", "tensors", tensors)
    try:
        return ops.cat(shapes.with_columns(tensors), 1)
    except FAULTS as error:
        raise refused(error, "column_stack", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# split    derivatives.yaml:1432


def split_default(input, split_size, dim=0, *, axis=None):
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

    Parts of split_size along dim, the last one smaller if need be, or parts of given sizes.
    """
    if axis is not None:
        dim = axis
    if split_size.__class__ is not int and not all_ints(split_size):
        split_size = argument("split", "split_size", "int[1]", split_size)
    if dim.__class__ is not int:
        dim = argument("split", "dim", "int", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("split", 0, "input", input)
    try:
        return ops.split_with_sizes(input, shapes.split_sizes(input.shape, split_size, dim), dim)
    except FAULTS as error:
        raise refused(error, "split", self=input, split_size=split_size, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# split.sections    derivatives.yaml:1438


def split_sections(tensor, split_size_or_sections, dim=0, *, axis=None):
    """split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> Tensor(a)[]

    As split, by the names that the arguments of PyTorch's function have.
    """
    if axis is not None:
        dim = axis
    if split_size_or_sections.__class__ is not int and not all_ints(split_size_or_sections):
        split_size_or_sections = argument("split.sections", "split_size_or_sections", "int[1]", split_size_or_sections)
    if dim.__class__ is not int:
        dim = argument("split.sections", "dim", "int", dim)
    if tensor.__class__ is not Tensor:
        tensor = tensor_argument("split.sections", 0, "tensor", tensor)
    try:
        return ops.split(tensor, split_size_or_sections, dim)
    except FAULTS as error:
        raise refused(error, "split.sections", tensor=tensor, split_size_or_sections=split_size_or_sections, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# chunk    derivatives.yaml:1443


def chunk(input, chunks, dim=0, *, axis=None):
    """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    At most so many parts along dim, all of one size but the last.
    """
    if axis is not None:
        dim = axis
    if chunks.__class__ is not int:
        chunks = argument("chunk", "chunks", "int", chunks)
    if dim.__class__ is not int:
        dim = argument("chunk", "dim", "int", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("chunk", 0, "input", input)
    try:
        return ops.split_with_sizes(input, shapes.chunk_sizes(input.shape, chunks, dim), dim)
    except FAULTS as error:
        raise refused(error, "chunk", self=input, chunks=chunks, dim=dim) from None


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
    if dim.__class__ is not int:
        dim = argument("tensor_split", "dim", "int", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("tensor_split", 0, "input", input)
    try:
        return ops.split_with_sizes(input, shapes.section_sizes(input.shape, indices_or_sections, dim), dim)
    except FAULTS as error:
        raise refused(error, "tensor_split", self=input, indices_or_sections=indices_or_sections, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# tile    derivatives.yaml:1468


def tile(input, *dims, **named):
    """tile(Tensor self, int[] dims) -> Tensor

    Copies side by side, so many along the last dimensions.
    """
    dims = int_list("tile", "dims", dims, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("tile", 0, "input", input)
    try:
        return ops.repeat(input, shapes.tile_counts(dims, input.ndim))
    except FAULTS as error:
        raise refused(error, "tile", self=input, dims=dims) from None


# ------------------------------------------------------------------------------------------------
# repeat_interleave    derivatives.yaml:1474


def repeat_interleave_default(input, repeats, dim=None, *, output_size=None, axis=None):
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) -> Tensor

    Each element, or each slice along dim, so many times in a row.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = argument("repeat_interleave", "dim", "int?", dim)
    if output_size is not None and output_size.__class__ is not int:
        output_size = argument("repeat_interleave", "output_size", "int?", output_size)
    if input.__class__ is not Tensor:
        input = tensor_argument("repeat_interleave", 0, "input", input)
    try:
        return shapes.repeated(input, repeats, dim)
    except FAULTS as error:
        raise refused(error, "repeat_interleave", self=input, repeats=repeats, dim=dim, output_size=output_size) from None


# ------------------------------------------------------------------------------------------------
# repeat_interleave.Tensor    derivatives.yaml:1480


def repeat_interleave_Tensor(repeats, *, output_size=None):
    """repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor

    Each of the indices 0, 1, ... as often as `repeats` says.
    """
    if output_size is not None and output_size.__class__ is not int:
        output_size = argument("repeat_interleave.Tensor", "output_size", "int?", output_size)
    if repeats.__class__ is not Tensor:
        repeats = tensor_argument("repeat_interleave.Tensor", 0, "repeats", repeats)
    try:
        return ops.repeat_interleave(ops.arange(repeats.numel()), repeats, 0)
    except FAULTS as error:
        raise refused(error, "repeat_interleave.Tensor", repeats=repeats, output_size=output_size) from None


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
    try:
        return ops.tensor_split(input, splits.checked('hsplit', input.shape, indices_or_sections), 0 if input.ndim == 1 else 1)
    except FAULTS as error:
        raise refused(error, "hsplit", self=input, indices_or_sections=indices_or_sections) from None


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
    try:
        return ops.tensor_split(input, splits.checked('vsplit', input.shape, indices_or_sections), 0)
    except FAULTS as error:
        raise refused(error, "vsplit", self=input, indices_or_sections=indices_or_sections) from None


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
    try:
        return ops.tensor_split(input, splits.checked('dsplit', input.shape, indices_or_sections), 2)
    except FAULTS as error:
        raise refused(error, "dsplit", self=input, indices_or_sections=indices_or_sections) from None


# ------------------------------------------------------------------------------------------------
# block_diag    derivatives.yaml:1507


def block_diag(*tensors, **named):
    """block_diag(Tensor[] tensors) -> Tensor

    One matrix with matrices, rows and numbers side by side on its diagonal, zero elsewhere.
    """
    tensors = tensor_list("block_diag", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("block_diag", "tensors", tensors)
    try:
        return ops.cat(grids.block_rows(tensors), 0)
    except FAULTS as error:
        raise refused(error, "block_diag", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# broadcast_tensors    derivatives.yaml:1512


def broadcast_tensors(*tensors, **named):
    """broadcast_tensors(Tensor[] tensors) -> Tensor[]

    Each tensor repeated to the shape that all have in common.
    """
    tensors = tensor_list("broadcast_tensors", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("broadcast_tensors", "tensors", tensors)
    try:
        return grids.broadcast(tensors)
    except FAULTS as error:
        raise refused(error, "broadcast_tensors", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# meshgrid    derivatives.yaml:1518


def meshgrid(*tensors, indexing=None, **named):
    """meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]

    Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of 'ij'.
    """
    tensors = tensor_list("meshgrid", "tensors", tensors, named)
    if indexing is not None and indexing.__class__ is not str:
        indexing = argument("meshgrid", "indexing", "str?", indexing)
    if not all_plain(tensors):
        tensors = tensors_argument("meshgrid", "tensors", tensors)
    try:
        return grids.meshgrid(tensors, indexing)
    except FAULTS as error:
        raise refused(error, "meshgrid", tensors=tensors, indexing=indexing) from None


# ------------------------------------------------------------------------------------------------
# cartesian_prod    derivatives.yaml:1523


def cartesian_prod(*tensors, **named):
    """cartesian_prod(Tensor[] tensors) -> Tensor

    All combinations of one element of each vector, a row for each.
    """
    tensors = tensor_list("cartesian_prod", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("cartesian_prod", "tensors", tensors)
    try:
        return grids.cartesian(tensors)
    except FAULTS as error:
        raise refused(error, "cartesian_prod", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# combinations    derivatives.yaml:1528


def combinations(input, r=2, with_replacement=False):
    """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

    All combinations of r elements of a vector, a row for each.
    """
    if r.__class__ is not int:
        r = argument("combinations", "r", "int", r)
    if with_replacement is not True and with_replacement is not False:
        with_replacement = argument("combinations", "with_replacement", "bool", with_replacement)
    if input.__class__ is not Tensor:
        input = tensor_argument("combinations", 0, "input", input)
    try:
        return ops.getitem(input, grids.combinations(input.shape, r, with_replacement))
    except FAULTS as error:
        raise refused(error, "combinations", self=input, r=r, with_replacement=with_replacement) from None


# ------------------------------------------------------------------------------------------------
# diagflat    derivatives.yaml:1533


def diagflat(input, offset=0):
    """diagflat(Tensor self, int offset=0) -> Tensor

    The matrix with all elements of self on a diagonal.
    """
    if offset.__class__ is not int:
        offset = argument("diagflat", "offset", "int", offset)
    if input.__class__ is not Tensor:
        input = tensor_argument("diagflat", 0, "input", input)
    try:
        return ops.diag_embed(ops.reshape(input, -1), offset)
    except FAULTS as error:
        raise refused(error, "diagflat", self=input, offset=offset) from None


# ------------------------------------------------------------------------------------------------
# diag    derivatives.yaml:1562


def diag(input, diagonal=0):
    """diag(Tensor self, int diagonal=0) -> Tensor

    The matrix with self on its diagonal, or the diagonal of the matrix self.
    """
    if diagonal.__class__ is not int:
        diagonal = argument("diag", "diagonal", "int", diagonal)
    if input.__class__ is not Tensor:
        input = tensor_argument("diag", 0, "input", input)
    try:
        return shapes.diag(input, diagonal)
    except FAULTS as error:
        raise refused(error, "diag", self=input, diagonal=diagonal) from None


# ------------------------------------------------------------------------------------------------
# as_strided_copy    derivatives.yaml:1607


def as_strided_copy(input, size, stride, storage_offset=None):
    """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    A copy of as_strided.
    """
    if not all_ints(size):
        size = argument("as_strided_copy", "size", "int[]", size)
    if not all_ints(stride):
        stride = argument("as_strided_copy", "stride", "int[]", stride)
    if storage_offset is not None and storage_offset.__class__ is not int:
        storage_offset = argument("as_strided_copy", "storage_offset", "int?", storage_offset)
    if input.__class__ is not Tensor:
        input = tensor_argument("as_strided_copy", 0, "input", input)
    try:
        return ops.clone(ops.as_strided(input, size, stride, storage_offset))
    except FAULTS as error:
        raise refused(error, "as_strided_copy", self=input, size=size, stride=stride, storage_offset=storage_offset) from None


# ------------------------------------------------------------------------------------------------
# diagonal_copy    derivatives.yaml:1612


def diagonal_copy(input, offset=0, dim1=0, dim2=1):
    """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

    A copy of diagonal.
    """
    if offset.__class__ is not int:
        offset = argument("diagonal_copy", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = argument("diagonal_copy", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = argument("diagonal_copy", "dim2", "int", dim2)
    if input.__class__ is not Tensor:
        input = tensor_argument("diagonal_copy", 0, "input", input)
    try:
        return ops.clone(ops.diagonal(input, offset, dim1, dim2))
    except FAULTS as error:
        raise refused(error, "diagonal_copy", self=input, offset=offset, dim1=dim1, dim2=dim2) from None


# ------------------------------------------------------------------------------------------------
# expand_copy    derivatives.yaml:1617


def expand_copy(input, *size, **named):
    """expand_copy(Tensor self, int[] size) -> Tensor

    A copy of expand.
    """
    size = int_list("expand_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("expand_copy", 0, "input", input)
    try:
        return ops.clone(ops.expand(input, size))
    except FAULTS as error:
        raise refused(error, "expand_copy", self=input, size=size) from None


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
    if dim.__class__ is not int:
        dim = argument("narrow_copy", "dim", "int", dim)
    if start.__class__ is not int:
        start = argument("narrow_copy", "start", "int", start)
    if length.__class__ is not int:
        length = argument("narrow_copy", "length", "int", length)
    if input.__class__ is not Tensor:
        input = tensor_argument("narrow_copy", 0, "input", input)
    try:
        return ops.clone(ops.narrow(input, dim, start, length))
    except FAULTS as error:
        raise refused(error, "narrow_copy", self=input, dim=dim, start=start, length=length) from None


# ------------------------------------------------------------------------------------------------
# permute_copy    derivatives.yaml:1627


def permute_copy(input, *dims, **named):
    """permute_copy(Tensor self, int[] dims) -> Tensor

    A copy of permute.
    """
    dims = int_list("permute_copy", "dims", dims, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("permute_copy", 0, "input", input)
    try:
        return ops.clone(ops.permute(input, dims))
    except FAULTS as error:
        raise refused(error, "permute_copy", self=input, dims=dims) from None


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
    if dim.__class__ is not int:
        dim = argument("select_copy", "dim", "int", dim)
    if index.__class__ is not int:
        index = argument("select_copy", "index", "int", index)
    if input.__class__ is not Tensor:
        input = tensor_argument("select_copy", 0, "input", input)
    try:
        return ops.clone(ops.select(input, dim, index))
    except FAULTS as error:
        raise refused(error, "select_copy", self=input, dim=dim, index=index) from None


# ------------------------------------------------------------------------------------------------
# slice_copy    derivatives.yaml:1637


def slice_copy(input, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    A copy of every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("slice_copy", "dim", "int", dim)
    if start is not None and start.__class__ is not int:
        start = argument("slice_copy", "start", "int?", start)
    if end is not None and end.__class__ is not int:
        end = argument("slice_copy", "end", "int?", end)
    if step.__class__ is not int:
        step = argument("slice_copy", "step", "int", step)
    if input.__class__ is not Tensor:
        input = tensor_argument("slice_copy", 0, "input", input)
    try:
        return ops.clone(ops.slice(input, dim, start, end, step))
    except FAULTS as error:
        raise refused(error, "slice_copy", self=input, dim=dim, start=start, end=end, step=step) from None


# ------------------------------------------------------------------------------------------------
# split_with_sizes_copy    derivatives.yaml:1642


def split_with_sizes_copy(input, split_sizes, dim=0, *, axis=None):
    """split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]

    Copies of the parts of split_with_sizes.
    """
    if axis is not None:
        dim = axis
    if not all_ints(split_sizes):
        split_sizes = argument("split_with_sizes_copy", "split_sizes", "int[]", split_sizes)
    if dim.__class__ is not int:
        dim = argument("split_with_sizes_copy", "dim", "int", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("split_with_sizes_copy", 0, "input", input)
    try:
        return scattering.copied(ops.split_with_sizes(input, split_sizes, dim))
    except FAULTS as error:
        raise refused(error, "split_with_sizes_copy", self=input, split_sizes=split_sizes, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# squeeze_copy    derivatives.yaml:1647


def squeeze_copy(input, dim=None, *, axis=None):
    """squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor

    A copy of squeeze.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("squeeze_copy", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("squeeze_copy", 0, "input", input)
    try:
        return ops.clone(ops.squeeze(input, dim))
    except FAULTS as error:
        raise refused(error, "squeeze_copy", self=input, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# t_copy    derivatives.yaml:1653


def t_copy(input):
    """t_copy(Tensor self) -> Tensor

    A copy of t.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("t_copy", 0, "input", input)
    try:
        return ops.clone(ops.t(input))
    except FAULTS as error:
        raise refused(error, "t_copy", self=input) from None


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
    if dim0.__class__ is not int:
        dim0 = argument("transpose_copy", "dim0", "int", dim0)
    if dim1.__class__ is not int:
        dim1 = argument("transpose_copy", "dim1", "int", dim1)
    if input.__class__ is not Tensor:
        input = tensor_argument("transpose_copy", 0, "input", input)
    try:
        return ops.clone(ops.transpose(input, dim0, dim1))
    except FAULTS as error:
        raise refused(error, "transpose_copy", self=input, dim0=dim0, dim1=dim1) from None


# ------------------------------------------------------------------------------------------------
# unbind_copy    derivatives.yaml:1663


def unbind_copy(input, dim=0, *, axis=None):
    """unbind_copy(Tensor self, int dim=0) -> Tensor[]

    Copies of the slices of unbind.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("unbind_copy", "dim", "int", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("unbind_copy", 0, "input", input)
    try:
        return scattering.copied(ops.unbind(input, dim))
    except FAULTS as error:
        raise refused(error, "unbind_copy", self=input, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# unfold_copy    derivatives.yaml:1669


def unfold_copy(input, dimension, size, step):
    """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

    A copy of unfold.
    """
    if dimension.__class__ is not int:
        dimension = argument("unfold_copy", "dimension", "int", dimension)
    if size.__class__ is not int:
        size = argument("unfold_copy", "size", "int", size)
    if step.__class__ is not int:
        step = argument("unfold_copy", "step", "int", step)
    if input.__class__ is not Tensor:
        input = tensor_argument("unfold_copy", 0, "input", input)
    try:
        return ops.clone(ops.unfold(input, dimension, size, step))
    except FAULTS as error:
        raise refused(error, "unfold_copy", self=input, dimension=dimension, size=size, step=step) from None


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
    if dim.__class__ is not int:
        dim = argument("unsqueeze_copy", "dim", "int", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("unsqueeze_copy", 0, "input", input)
    try:
        return ops.clone(ops.unsqueeze(input, dim))
    except FAULTS as error:
        raise refused(error, "unsqueeze_copy", self=input, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# view_copy    derivatives.yaml:1679


def view_copy(input, *size, **named):
    """view_copy(Tensor self, int[] size) -> Tensor

    A copy in another shape, one size of which may be -1.
    """
    size = int_list("view_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("view_copy", 0, "input", input)
    try:
        return ops.clone(ops.reshape(input, size))
    except FAULTS as error:
        raise refused(error, "view_copy", self=input, size=size) from None


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
    if dim.__class__ is not int:
        dim = argument("select", "dim", "int", dim)
    if index.__class__ is not int:
        index = argument("select", "index", "int", index)
    if input.__class__ is not Tensor:
        input = tensor_argument("select", 0, "input", input)
    try:
        return ops.getitem(input, indexing.select_index(input.shape, dim, index))
    except FAULTS as error:
        raise refused(error, "select", self=input, dim=dim, index=index) from None


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
    if dim.__class__ is not int:
        dim = argument("narrow", "dim", "int", dim)
    if start.__class__ is not int:
        start = argument("narrow", "start", "int", start)
    if length.__class__ is not int:
        length = argument("narrow", "length", "int", length)
    if input.__class__ is not Tensor:
        input = tensor_argument("narrow", 0, "input", input)
    try:
        return ops.getitem(input, indexing.narrow_index(input.shape, dim, start, length))
    except FAULTS as error:
        raise refused(error, "narrow", self=input, dim=dim, start=start, length=length) from None


# ------------------------------------------------------------------------------------------------
# slice    derivatives.yaml:1711


def slice(input, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)

    Every step-th slice from start to end along dim, as PyTorch's aten::slice.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("slice", "dim", "int", dim)
    if start is not None and start.__class__ is not int:
        start = argument("slice", "start", "int?", start)
    if end is not None and end.__class__ is not int:
        end = argument("slice", "end", "int?", end)
    if step.__class__ is not int:
        step = argument("slice", "step", "int", step)
    if input.__class__ is not Tensor:
        input = tensor_argument("slice", 0, "input", input)
    try:
        return ops.getitem(input, scattering.slice_part(input.shape, None, dim, start, end, step))
    except FAULTS as error:
        raise refused(error, "slice", self=input, dim=dim, start=start, end=end, step=step) from None


# ------------------------------------------------------------------------------------------------
# take_along_dim    derivatives.yaml:1725


def take_along_dim(input, indices, dim=None, *, axis=None):
    """take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor

    The elements at indices along dim, or of all elements in a row.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = argument("take_along_dim", "dim", "int?", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("take_along_dim", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("take_along_dim", 1, "indices", indices)
    try:
        return ops.gather(indexing.take_source(input, indices, dim), 0 if dim is None else dim, indexing.take_index(input, indices, dim))
    except FAULTS as error:
        raise refused(error, "take_along_dim", self=input, indices=indices, dim=dim) from None


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
    try:
        return ops.getitem(ops.reshape(input, -1), index)
    except FAULTS as error:
        raise refused(error, "take", self=input, index=index) from None


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
    try:
        return ops.getitem(ops.expand(input, indexing.common_shape(input, mask)), indexing.mask_index(input, mask))
    except FAULTS as error:
        raise refused(error, "masked_select", self=input, mask=mask) from None


# ------------------------------------------------------------------------------------------------
# argwhere    derivatives.yaml:1766


def argwhere(input):
    """argwhere(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("argwhere", 0, "input", input)
    try:
        return ops.nonzero(input)
    except FAULTS as error:
        raise refused(error, "argwhere", self=input) from None


# ------------------------------------------------------------------------------------------------
# select_scatter    derivatives.yaml:1908


def select_scatter(input, src, dim=None, index=None, *, axis=None):
    """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

    self with src as the slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_scatter", "dim")
    if dim.__class__ is not int:
        dim = argument("select_scatter", "dim", "int", dim)
    if index.__class__ is not int:
        index = argument("select_scatter", "index", "int", index)
    if input.__class__ is not Tensor:
        input = tensor_argument("select_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("select_scatter", 1, "src", src)
    try:
        return ops.index_put(input, scattering.select_part(input.shape, src.shape, dim, index), src)
    except FAULTS as error:
        raise refused(error, "select_scatter", self=input, src=src, dim=dim, index=index) from None


# ------------------------------------------------------------------------------------------------
# slice_scatter    derivatives.yaml:1913


def slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    self with src as every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("slice_scatter", "dim", "int", dim)
    if start is not None and start.__class__ is not int:
        start = argument("slice_scatter", "start", "int?", start)
    if end is not None and end.__class__ is not int:
        end = argument("slice_scatter", "end", "int?", end)
    if step.__class__ is not int:
        step = argument("slice_scatter", "step", "int", step)
    if input.__class__ is not Tensor:
        input = tensor_argument("slice_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("slice_scatter", 1, "src", src)
    try:
        return ops.index_put(input, scattering.slice_part(input.shape, src.shape, dim, start, end, step), src)
    except FAULTS as error:
        raise refused(error, "slice_scatter", self=input, src=src, dim=dim, start=start, end=end, step=step) from None


# ------------------------------------------------------------------------------------------------
# diagonal_scatter    derivatives.yaml:1919


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1):
    """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

    self with src on the diagonals of the matrices in two dimensions.
    """
    if offset.__class__ is not int:
        offset = argument("diagonal_scatter", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = argument("diagonal_scatter", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = argument("diagonal_scatter", "dim2", "int", dim2)
    if input.__class__ is not Tensor:
        input = tensor_argument("diagonal_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("diagonal_scatter", 1, "src", src)
    try:
        return ops.put(input, scattering.diagonal_places(input.shape, src.shape, offset, dim1, dim2), src)
    except FAULTS as error:
        raise refused(error, "diagonal_scatter", self=input, src=src, offset=offset, dim1=dim1, dim2=dim2) from None


# ------------------------------------------------------------------------------------------------
# as_strided_scatter    derivatives.yaml:1924


def as_strided_scatter(input, src, size, stride, storage_offset=None):
    """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    self with src where as_strided lies in its memory.
    """
    if not all_ints(size):
        size = argument("as_strided_scatter", "size", "int[]", size)
    if not all_ints(stride):
        stride = argument("as_strided_scatter", "stride", "int[]", stride)
    if storage_offset is not None and storage_offset.__class__ is not int:
        storage_offset = argument("as_strided_scatter", "storage_offset", "int?", storage_offset)
    if input.__class__ is not Tensor:
        input = tensor_argument("as_strided_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("as_strided_scatter", 1, "src", src)
    try:
        return scattering.strided_write(input, src, size, stride, storage_offset)
    except FAULTS as error:
        raise refused(error, "as_strided_scatter", self=input, src=src, size=size, stride=stride, storage_offset=storage_offset) from None


# ------------------------------------------------------------------------------------------------
# inner    derivatives.yaml:1992


def inner(input, other):
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("inner", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("inner", 1, "other", other)
    try:
        return products.inner(input, other)
    except FAULTS as error:
        raise refused(error, "inner", self=input, other=other) from None


# ------------------------------------------------------------------------------------------------
# tensordot    derivatives.yaml:1998


def tensordot(a, b, dims=2):
    """tensordot(Tensor a, Tensor b, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or over two lists of dimensions; size 1 repeats.
    """
    if a.__class__ is not Tensor:
        a = tensor_argument("tensordot", 0, "a", a)
    if b.__class__ is not Tensor:
        b = tensor_argument("tensordot", 1, "b", b)
    try:
        return ops.reshape(products.tensordot_left(a, b, dims) @ products.tensordot_right(a, b, dims), products.tensordot_shape(a, b, dims))
    except FAULTS as error:
        raise refused(error, "tensordot", a=a, b=b, dims=dims) from None


# ------------------------------------------------------------------------------------------------
# kron    derivatives.yaml:2004


def kron(input, other):
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("kron", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("kron", 1, "other", other)
    try:
        return products.kron(input, other)
    except FAULTS as error:
        raise refused(error, "kron", self=input, other=other) from None


# ------------------------------------------------------------------------------------------------
# triangular_solve    derivatives.yaml:2100


class TriangularSolveResult(ReturnType):
    __slots__ = ()
    fields = ('solution', 'cloned_coefficient', )


def triangular_solve(input, A, upper=True, transpose=False, unitriangular=False):
    """triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)

    X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of A.
    """
    if upper is not True and upper is not False:
        upper = argument("triangular_solve", "upper", "bool", upper)
    if transpose is not True and transpose is not False:
        transpose = argument("triangular_solve", "transpose", "bool", transpose)
    if unitriangular is not True and unitriangular is not False:
        unitriangular = argument("triangular_solve", "unitriangular", "bool", unitriangular)
    if input.__class__ is not Tensor:
        input = tensor_argument("triangular_solve", 0, "input", input)
    if A.__class__ is not Tensor:
        A = tensor_argument("triangular_solve", 1, "A", A)
    try:
        return TriangularSolveResult((ops.linalg_solve_triangular(ops.mT(A) if transpose else A, input, upper=upper != transpose, unitriangular=unitriangular), ops.clone(A)))
    except FAULTS as error:
        raise refused(error, "triangular_solve", self=input, A=A, upper=upper, transpose=transpose, unitriangular=unitriangular) from None


# ------------------------------------------------------------------------------------------------
# cholesky    derivatives.yaml:2113


def cholesky(input, upper=False):
    """cholesky(Tensor self, bool upper=False) -> Tensor

    The same as linalg.cholesky.
    """
    if upper is not True and upper is not False:
        upper = argument("cholesky", "upper", "bool", upper)
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky", 0, "input", input)
    try:
        return ops.linalg_cholesky(input, upper=upper)
    except FAULTS as error:
        raise refused(error, "cholesky", self=input, upper=upper) from None


# ------------------------------------------------------------------------------------------------
# cholesky_solve    derivatives.yaml:2126


def cholesky_solve(input, input2, upper=False):
    """cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor

    X with A @ X = self, A having the Cholesky factor input2.
    """
    if upper is not True and upper is not False:
        upper = argument("cholesky_solve", "upper", "bool", upper)
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky_solve", 0, "input", input)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("cholesky_solve", 1, "input2", input2)
    try:
        return triangular.cholesky_solve(input, input2, upper)
    except FAULTS as error:
        raise refused(error, "cholesky_solve", self=input, input2=input2, upper=upper) from None


# ------------------------------------------------------------------------------------------------
# cholesky_inverse    derivatives.yaml:2131


def cholesky_inverse(input, upper=False):
    """cholesky_inverse(Tensor self, bool upper=False) -> Tensor

    The inverse of the matrix whose Cholesky factor is self.
    """
    if upper is not True and upper is not False:
        upper = argument("cholesky_inverse", "upper", "bool", upper)
    if input.__class__ is not Tensor:
        input = tensor_argument("cholesky_inverse", 0, "input", input)
    try:
        return triangular.cholesky_inverse(input, upper)
    except FAULTS as error:
        raise refused(error, "cholesky_inverse", self=input, upper=upper) from None


# ------------------------------------------------------------------------------------------------
# qr    derivatives.yaml:2143


class QrResult(ReturnType):
    __slots__ = ()
    fields = ('Q', 'R', )


def qr(input, some=True):
    """qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)

    linalg.qr in mode 'reduced', or 'complete' unless some.
    """
    if some is not True and some is not False:
        some = argument("qr", "some", "bool", some)
    if input.__class__ is not Tensor:
        input = tensor_argument("qr", 0, "input", input)
    try:
        return QrResult(ops.linalg_qr(input, 'reduced' if some else 'complete'))
    except FAULTS as error:
        raise refused(error, "qr", self=input, some=some) from None


# ------------------------------------------------------------------------------------------------
# linalg.householder_product    derivatives.yaml:2154


def linalg_householder_product(input, tau):
    """linalg.householder_product(Tensor input, Tensor tau) -> Tensor

    The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below the diagonal of input.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.householder_product", 0, "input", input)
    if tau.__class__ is not Tensor:
        tau = tensor_argument("linalg.householder_product", 1, "tau", tau)
    try:
        return triangular.householder_product(input, tau)
    except FAULTS as error:
        raise refused(error, "linalg.householder_product", input=input, tau=tau) from None


# ------------------------------------------------------------------------------------------------
# orgqr    derivatives.yaml:2159


def orgqr(input, input2):
    """orgqr(Tensor self, Tensor input2) -> Tensor

    linalg.householder_product of self and its factors input2.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("orgqr", 0, "input", input)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("orgqr", 1, "input2", input2)
    try:
        return ops.linalg_householder_product(input, input2)
    except FAULTS as error:
        raise refused(error, "orgqr", self=input, input2=input2) from None


# ------------------------------------------------------------------------------------------------
# ormqr    derivatives.yaml:2164


def ormqr(input, input2, input3, left=True, transpose=False):
    """ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> Tensor

    Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and input2; of Q^H with transpose.
    """
    if left is not True and left is not False:
        left = argument("ormqr", "left", "bool", left)
    if transpose is not True and transpose is not False:
        transpose = argument("ormqr", "transpose", "bool", transpose)
    if input.__class__ is not Tensor:
        input = tensor_argument("ormqr", 0, "input", input)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("ormqr", 1, "input2", input2)
    if input3.__class__ is not Tensor:
        input3 = tensor_argument("ormqr", 2, "input3", input3)
    try:
        return triangular.reflected(input, input2, input3, left, transpose)
    except FAULTS as error:
        raise refused(error, "ormqr", self=input, input2=input2, input3=input3, left=left, transpose=transpose) from None


# ------------------------------------------------------------------------------------------------
# svd    derivatives.yaml:2176


class SvdResult(ReturnType):
    __slots__ = ()
    fields = ('U', 'S', 'V', )


def svd(input, some=True, compute_uv=True):
    """svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor V)

    linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V are zeros.
    """
    if some is not True and some is not False:
        some = argument("svd", "some", "bool", some)
    if compute_uv is not True and compute_uv is not False:
        compute_uv = argument("svd", "compute_uv", "bool", compute_uv)
    if input.__class__ is not Tensor:
        input = tensor_argument("svd", 0, "input", input)
    try:
        return SvdResult(spectra.old_svd(input, some, compute_uv))
    except FAULTS as error:
        raise refused(error, "svd", self=input, some=some, compute_uv=compute_uv) from None


# ------------------------------------------------------------------------------------------------
# linalg.svdvals    derivatives.yaml:2181


def linalg_svdvals(A, *, driver=None):
    """linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor

    The singular values, falling.
    """
    if driver is not None and driver.__class__ is not str:
        driver = argument("linalg.svdvals", "driver", "str?", driver)
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.svdvals", 0, "A", A)
    try:
        return spectra.singular_values(A, driver)
    except FAULTS as error:
        raise refused(error, "linalg.svdvals", A=A, driver=driver) from None


# ------------------------------------------------------------------------------------------------
# linalg.eigvalsh    derivatives.yaml:2198


def linalg_eigvalsh(input, UPLO="L"):
    """linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor

    The eigenvalues of Hermitian matrices, rising; one triangle is read.
    """
    if UPLO.__class__ is not str:
        UPLO = argument("linalg.eigvalsh", "UPLO", "str", UPLO)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.eigvalsh", 0, "input", input)
    try:
        return spectra.hermitian_eigenvalues(input, UPLO)
    except FAULTS as error:
        raise refused(error, "linalg.eigvalsh", self=input, UPLO=UPLO) from None


# ------------------------------------------------------------------------------------------------
# linalg.eigvals    derivatives.yaml:2214


def linalg_eigvals(input):
    """linalg.eigvals(Tensor self) -> Tensor

    The eigenvalues of square matrices, always complex.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.eigvals", 0, "input", input)
    try:
        return spectra.eigenvalues(input)
    except FAULTS as error:
        raise refused(error, "linalg.eigvals", self=input) from None


# ------------------------------------------------------------------------------------------------
# svd_lowrank    derivatives.yaml:2220


class SvdLowrankResult(ReturnType):
    __slots__ = ()
    fields = ('U', 'S', 'V', )


def svd_lowrank(A, q=6, niter=2, M=None):
    """svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, Tensor V)

    The q largest singular values of A - M and their vectors, approximately, from a random sample refined niter times. The gradient is nan where the rank is less than q.
    """
    if q is not None and q.__class__ is not int:
        q = argument("svd_lowrank", "q", "int?", q)
    if niter is not None and niter.__class__ is not int:
        niter = argument("svd_lowrank", "niter", "int?", niter)
    if A.__class__ is not Tensor:
        A = tensor_argument("svd_lowrank", 0, "A", A)
    if M.__class__ is not Tensor and M is not None:
        M = tensor_argument("svd_lowrank", 3, "M", M)
    try:
        return SvdLowrankResult(low_rank.singular_triples(A, q, niter, M))
    except FAULTS as error:
        raise refused(error, "svd_lowrank", A=A, q=q, niter=niter, M=M) from None


# ------------------------------------------------------------------------------------------------
# pca_lowrank    derivatives.yaml:2225


class PcaLowrankResult(ReturnType):
    __slots__ = ()
    fields = ('U', 'S', 'V', )


def pca_lowrank(A, q=None, center=True, niter=2):
    """pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, Tensor S, Tensor V)

    svd_lowrank of A less the means of its columns, or of A itself unless center.
    """
    if q is not None and q.__class__ is not int:
        q = argument("pca_lowrank", "q", "int?", q)
    if center is not True and center is not False:
        center = argument("pca_lowrank", "center", "bool", center)
    if niter.__class__ is not int:
        niter = argument("pca_lowrank", "niter", "int", niter)
    if A.__class__ is not Tensor:
        A = tensor_argument("pca_lowrank", 0, "A", A)
    try:
        return PcaLowrankResult(low_rank.principal_components(A, q, center, niter))
    except FAULTS as error:
        raise refused(error, "pca_lowrank", A=A, q=q, center=center, niter=niter) from None


# ------------------------------------------------------------------------------------------------
# lu    derivatives.yaml:2249


def lu(input, pivot=True, get_infos=False):
    """lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]

    The outputs of linalg.lu_factor_ex, the last one with get_infos only.
    """
    if pivot is not True and pivot is not False:
        pivot = argument("lu", "pivot", "bool", pivot)
    if get_infos is not True and get_infos is not False:
        get_infos = argument("lu", "get_infos", "bool", get_infos)
    if input.__class__ is not Tensor:
        input = tensor_argument("lu", 0, "input", input)
    try:
        return decompositions.old_lu(input, pivot, get_infos)
    except FAULTS as error:
        raise refused(error, "lu", self=input, pivot=pivot, get_infos=get_infos) from None


# ------------------------------------------------------------------------------------------------
# lu_solve    derivatives.yaml:2280


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
    try:
        return ops.linalg_lu_solve(LU_data, LU_pivots, input)
    except FAULTS as error:
        raise refused(error, "lu_solve", self=input, LU_data=LU_data, LU_pivots=LU_pivots) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.conv1d    derivatives.yaml:2339


def nn_functional_conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, any padding=0, int[1] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, length) with a weight; padding may be "same" or "valid".
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.conv1d", "stride", "int[1]", stride)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.conv1d", "dilation", "int[1]", dilation)
    if groups.__class__ is not int:
        groups = argument("nn.functional.conv1d", "groups", "int", groups)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv1d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv1d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv1d", 2, "bias", bias)
    try:
        return layers.convolve(input, weight, bias, stride, padding, dilation, groups, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.conv1d", input=input, weight=weight, bias=bias, stride=stride, padding=padding, dilation=dilation, groups=groups) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_tbc    derivatives.yaml:2345


def nn_functional_conv_tbc(input, weight, bias, pad=0):
    """nn.functional.conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) -> Tensor

    conv1d of (length, batch, channels) with a weight (width, channels, results).
    """
    if pad.__class__ is not int:
        pad = argument("nn.functional.conv_tbc", "pad", "int", pad)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_tbc", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_tbc", 1, "weight", weight)
    if bias.__class__ is not Tensor:
        bias = tensor_argument("nn.functional.conv_tbc", 2, "bias", bias)
    try:
        return layers.convolve(input.permute((1, 2, 0)), weight.permute((2, 1, 0)), bias, 1, pad, 1, 1, 1).permute((2, 0, 1))
    except FAULTS as error:
        raise refused(error, "nn.functional.conv_tbc", input=input, weight=weight, bias=bias, pad=pad) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.conv2d    derivatives.yaml:2351


def nn_functional_conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, any padding=0, int[2] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, height, width) with a weight; padding may be "same" or "valid".
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.conv2d", "stride", "int[2]", stride)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.conv2d", "dilation", "int[2]", dilation)
    if groups.__class__ is not int:
        groups = argument("nn.functional.conv2d", "groups", "int", groups)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv2d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv2d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv2d", 2, "bias", bias)
    try:
        return layers.convolve(input, weight, bias, stride, padding, dilation, groups, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.conv2d", input=input, weight=weight, bias=bias, stride=stride, padding=padding, dilation=dilation, groups=groups) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.conv3d    derivatives.yaml:2357


def nn_functional_conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, any padding=0, int[3] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, depth, height, width) with a weight; padding may be "same" or "valid".
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.conv3d", "stride", "int[3]", stride)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.conv3d", "dilation", "int[3]", dilation)
    if groups.__class__ is not int:
        groups = argument("nn.functional.conv3d", "groups", "int", groups)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv3d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv3d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv3d", 2, "bias", bias)
    try:
        return layers.convolve(input, weight, bias, stride, padding, dilation, groups, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.conv3d", input=input, weight=weight, bias=bias, stride=stride, padding=padding, dilation=dilation, groups=groups) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_transpose1d    derivatives.yaml:2363


def nn_functional_conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """nn.functional.conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) -> Tensor

    The adjoint of conv1d with the same weight.
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.conv_transpose1d", "stride", "int[1]", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.conv_transpose1d", "padding", "int[1]", padding)
    if output_padding.__class__ is not int and not all_ints(output_padding):
        output_padding = argument("nn.functional.conv_transpose1d", "output_padding", "int[1]", output_padding)
    if groups.__class__ is not int:
        groups = argument("nn.functional.conv_transpose1d", "groups", "int", groups)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.conv_transpose1d", "dilation", "int[1]", dilation)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_transpose1d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_transpose1d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv_transpose1d", 2, "bias", bias)
    try:
        return layers.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.conv_transpose1d", input=input, weight=weight, bias=bias, stride=stride, padding=padding, output_padding=output_padding, groups=groups, dilation=dilation) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_transpose2d    derivatives.yaml:2369


def nn_functional_conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """nn.functional.conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) -> Tensor

    The adjoint of conv2d with the same weight.
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.conv_transpose2d", "stride", "int[2]", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.conv_transpose2d", "padding", "int[2]", padding)
    if output_padding.__class__ is not int and not all_ints(output_padding):
        output_padding = argument("nn.functional.conv_transpose2d", "output_padding", "int[2]", output_padding)
    if groups.__class__ is not int:
        groups = argument("nn.functional.conv_transpose2d", "groups", "int", groups)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.conv_transpose2d", "dilation", "int[2]", dilation)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_transpose2d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_transpose2d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv_transpose2d", 2, "bias", bias)
    try:
        return layers.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.conv_transpose2d", input=input, weight=weight, bias=bias, stride=stride, padding=padding, output_padding=output_padding, groups=groups, dilation=dilation) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.conv_transpose3d    derivatives.yaml:2375


def nn_functional_conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    """nn.functional.conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) -> Tensor

    The adjoint of conv3d with the same weight.
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.conv_transpose3d", "stride", "int[3]", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.conv_transpose3d", "padding", "int[3]", padding)
    if output_padding.__class__ is not int and not all_ints(output_padding):
        output_padding = argument("nn.functional.conv_transpose3d", "output_padding", "int[3]", output_padding)
    if groups.__class__ is not int:
        groups = argument("nn.functional.conv_transpose3d", "groups", "int", groups)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.conv_transpose3d", "dilation", "int[3]", dilation)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.conv_transpose3d", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.conv_transpose3d", 1, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.conv_transpose3d", 2, "bias", bias)
    try:
        return layers.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.conv_transpose3d", input=input, weight=weight, bias=bias, stride=stride, padding=padding, output_padding=output_padding, groups=groups, dilation=dilation) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool1d    derivatives.yaml:2451


def nn_functional_max_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_pool1d", "kernel_size", "int[1]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_pool1d", "stride", "int[1]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_pool1d", "padding", "int[1]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.max_pool1d", "dilation", "int[1]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.max_pool1d", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.max_pool1d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool1d", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_pool1d", input=input, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool1d_with_indices    derivatives.yaml:2459


def nn_functional_max_pool1d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_pool1d_with_indices", "kernel_size", "int[1]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_pool1d_with_indices", "stride", "int[1]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_pool1d_with_indices", "padding", "int[1]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.max_pool1d_with_indices", "dilation", "int[1]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.max_pool1d_with_indices", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.max_pool1d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool1d_with_indices", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_pool1d_with_indices", input=input, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool2d    derivatives.yaml:2465


def nn_functional_max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_pool2d", "kernel_size", "int[2]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_pool2d", "stride", "int[2]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_pool2d", "padding", "int[2]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.max_pool2d", "dilation", "int[2]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.max_pool2d", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.max_pool2d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool2d", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_pool2d", input=input, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool2d_with_indices    derivatives.yaml:2471


def nn_functional_max_pool2d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool2d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_pool2d_with_indices", "kernel_size", "int[2]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_pool2d_with_indices", "stride", "int[2]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_pool2d_with_indices", "padding", "int[2]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.max_pool2d_with_indices", "dilation", "int[2]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.max_pool2d_with_indices", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.max_pool2d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool2d_with_indices", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_pool2d_with_indices", input=input, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool3d    derivatives.yaml:2476


def nn_functional_max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's elements.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_pool3d", "kernel_size", "int[3]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_pool3d", "stride", "int[3]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_pool3d", "padding", "int[3]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.max_pool3d", "dilation", "int[3]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.max_pool3d", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.max_pool3d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool3d", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_pool3d", input=input, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_pool3d_with_indices    derivatives.yaml:2482


def nn_functional_max_pool3d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    """nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    max_pool3d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_pool3d_with_indices", "kernel_size", "int[3]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_pool3d_with_indices", "stride", "int[3]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_pool3d_with_indices", "padding", "int[3]", padding)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = argument("nn.functional.max_pool3d_with_indices", "dilation", "int[3]", dilation)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.max_pool3d_with_indices", "ceil_mode", "bool", ceil_mode)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.max_pool3d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_pool3d_with_indices", 0, "input", input)
    try:
        return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_pool3d_with_indices", input=input, kernel_size=kernel_size, stride=stride, padding=padding, dilation=dilation, ceil_mode=ceil_mode, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.avg_pool1d    derivatives.yaml:2487


def nn_functional_avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.avg_pool1d", "kernel_size", "int[1]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.avg_pool1d", "stride", "int[1]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.avg_pool1d", "padding", "int[1]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.avg_pool1d", "ceil_mode", "bool", ceil_mode)
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = argument("nn.functional.avg_pool1d", "count_include_pad", "bool", count_include_pad)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.avg_pool1d", 0, "input", input)
    try:
        return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, None, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.avg_pool1d", input=input, kernel_size=kernel_size, stride=stride, padding=padding, ceil_mode=ceil_mode, count_include_pad=count_include_pad) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.avg_pool2d    derivatives.yaml:2493


def nn_functional_avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    """nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.avg_pool2d", "kernel_size", "int[2]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.avg_pool2d", "stride", "int[2]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.avg_pool2d", "padding", "int[2]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.avg_pool2d", "ceil_mode", "bool", ceil_mode)
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = argument("nn.functional.avg_pool2d", "count_include_pad", "bool", count_include_pad)
    if divisor_override is not None and divisor_override.__class__ is not int:
        divisor_override = argument("nn.functional.avg_pool2d", "divisor_override", "int?", divisor_override)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.avg_pool2d", 0, "input", input)
    try:
        return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.avg_pool2d", input=input, kernel_size=kernel_size, stride=stride, padding=padding, ceil_mode=ceil_mode, count_include_pad=count_include_pad, divisor_override=divisor_override) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.avg_pool3d    derivatives.yaml:2498


def nn_functional_avg_pool3d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    """nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None) -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.avg_pool3d", "kernel_size", "int[3]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.avg_pool3d", "stride", "int[3]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.avg_pool3d", "padding", "int[3]", padding)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.avg_pool3d", "ceil_mode", "bool", ceil_mode)
    if count_include_pad is not True and count_include_pad is not False:
        count_include_pad = argument("nn.functional.avg_pool3d", "count_include_pad", "bool", count_include_pad)
    if divisor_override is not None and divisor_override.__class__ is not int:
        divisor_override = argument("nn.functional.avg_pool3d", "divisor_override", "int?", divisor_override)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.avg_pool3d", 0, "input", input)
    try:
        return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.avg_pool3d", input=input, kernel_size=kernel_size, stride=stride, padding=padding, ceil_mode=ceil_mode, count_include_pad=count_include_pad, divisor_override=divisor_override) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.lp_pool1d    derivatives.yaml:2503


def nn_functional_lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if norm_type.__class__ not in NUMBERS:
        norm_type = argument("nn.functional.lp_pool1d", "norm_type", "float", norm_type)
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.lp_pool1d", "kernel_size", "int[1]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.lp_pool1d", "stride", "int[1]?", stride)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.lp_pool1d", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.lp_pool1d", 0, "input", input)
    try:
        return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.lp_pool1d", input=input, norm_type=norm_type, kernel_size=kernel_size, stride=stride, ceil_mode=ceil_mode) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.lp_pool2d    derivatives.yaml:2508


def nn_functional_lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if norm_type.__class__ not in NUMBERS:
        norm_type = argument("nn.functional.lp_pool2d", "norm_type", "float", norm_type)
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.lp_pool2d", "kernel_size", "int[2]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.lp_pool2d", "stride", "int[2]?", stride)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.lp_pool2d", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.lp_pool2d", 0, "input", input)
    try:
        return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.lp_pool2d", input=input, norm_type=norm_type, kernel_size=kernel_size, stride=stride, ceil_mode=ceil_mode) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.lp_pool3d    derivatives.yaml:2513


def nn_functional_lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    """nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]? stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """
    if norm_type.__class__ not in NUMBERS:
        norm_type = argument("nn.functional.lp_pool3d", "norm_type", "float", norm_type)
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.lp_pool3d", "kernel_size", "int[3]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.lp_pool3d", "stride", "int[3]?", stride)
    if ceil_mode is not True and ceil_mode is not False:
        ceil_mode = argument("nn.functional.lp_pool3d", "ceil_mode", "bool", ceil_mode)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.lp_pool3d", 0, "input", input)
    try:
        return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.lp_pool3d", input=input, norm_type=norm_type, kernel_size=kernel_size, stride=stride, ceil_mode=ceil_mode) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_avg_pool1d    derivatives.yaml:2518


def nn_functional_adaptive_avg_pool1d(input, output_size):
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_avg_pool1d", 0, "input", input)
    try:
        return pools.adaptive_mean(input, output_size, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_avg_pool1d", input=input, output_size=output_size) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_avg_pool2d    derivatives.yaml:2524


def nn_functional_adaptive_avg_pool2d(input, output_size):
    """nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_avg_pool2d", 0, "input", input)
    try:
        return pools.adaptive_mean(input, output_size, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_avg_pool2d", input=input, output_size=output_size) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_avg_pool3d    derivatives.yaml:2529


def nn_functional_adaptive_avg_pool3d(input, output_size):
    """nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_avg_pool3d", 0, "input", input)
    try:
        return pools.adaptive_mean(input, output_size, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_avg_pool3d", input=input, output_size=output_size) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool1d    derivatives.yaml:2534


def nn_functional_adaptive_max_pool1d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.adaptive_max_pool1d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool1d", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, return_indices, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_max_pool1d", input=input, output_size=output_size, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool1d_with_indices    derivatives.yaml:2541


def nn_functional_adaptive_max_pool1d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.adaptive_max_pool1d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool1d_with_indices", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, True, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_max_pool1d_with_indices", input=input, output_size=output_size, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool2d    derivatives.yaml:2547


def nn_functional_adaptive_max_pool2d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.adaptive_max_pool2d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool2d", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, return_indices, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_max_pool2d", input=input, output_size=output_size, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool2d_with_indices    derivatives.yaml:2552


def nn_functional_adaptive_max_pool2d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool2d with indices, whatever `return_indices`.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.adaptive_max_pool2d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool2d_with_indices", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, True, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_max_pool2d_with_indices", input=input, output_size=output_size, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool3d    derivatives.yaml:2557


def nn_functional_adaptive_max_pool3d(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.adaptive_max_pool3d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool3d", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, return_indices, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_max_pool3d", input=input, output_size=output_size, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_max_pool3d_with_indices    derivatives.yaml:2562


def nn_functional_adaptive_max_pool3d_with_indices(input, output_size, return_indices=False):
    """nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool return_indices=False) -> any

    adaptive_max_pool3d with indices, whatever `return_indices`.
    """
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.adaptive_max_pool3d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.adaptive_max_pool3d_with_indices", 0, "input", input)
    try:
        return pools.adaptive_max(input, output_size, True, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.adaptive_max_pool3d_with_indices", input=input, output_size=output_size, return_indices=return_indices) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool2d    derivatives.yaml:2567


def nn_functional_fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.fractional_max_pool2d", "kernel_size", "int[2]", kernel_size)
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = argument("nn.functional.fractional_max_pool2d", "output_size", "int[2]?", output_size)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.fractional_max_pool2d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool2d", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool2d", 5, "random_samples", random_samples)
    try:
        return pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, random_samples, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.fractional_max_pool2d", input=input, kernel_size=kernel_size, output_size=output_size, output_ratio=output_ratio, return_indices=return_indices, random_samples=random_samples) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool2d_with_indices    derivatives.yaml:2572


def nn_functional_fractional_max_pool2d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool2d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.fractional_max_pool2d_with_indices", "kernel_size", "int[2]", kernel_size)
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = argument("nn.functional.fractional_max_pool2d_with_indices", "output_size", "int[2]?", output_size)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.fractional_max_pool2d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool2d_with_indices", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool2d_with_indices", 5, "random_samples", random_samples)
    try:
        return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.fractional_max_pool2d_with_indices", input=input, kernel_size=kernel_size, output_size=output_size, output_ratio=output_ratio, return_indices=return_indices, random_samples=random_samples) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool3d    derivatives.yaml:2577


def nn_functional_fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where given.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.fractional_max_pool3d", "kernel_size", "int[3]", kernel_size)
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = argument("nn.functional.fractional_max_pool3d", "output_size", "int[3]?", output_size)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.fractional_max_pool3d", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool3d", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool3d", 5, "random_samples", random_samples)
    try:
        return pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, random_samples, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.fractional_max_pool3d", input=input, kernel_size=kernel_size, output_size=output_size, output_ratio=output_ratio, return_indices=return_indices, random_samples=random_samples) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.fractional_max_pool3d_with_indices    derivatives.yaml:2582


def nn_functional_fractional_max_pool3d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    """nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? random_samples=None) -> any

    fractional_max_pool3d with indices, whatever `return_indices`.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.fractional_max_pool3d_with_indices", "kernel_size", "int[3]", kernel_size)
    if output_size is not None and output_size.__class__ is not int and not all_ints(output_size):
        output_size = argument("nn.functional.fractional_max_pool3d_with_indices", "output_size", "int[3]?", output_size)
    if return_indices is not True and return_indices is not False:
        return_indices = argument("nn.functional.fractional_max_pool3d_with_indices", "return_indices", "bool", return_indices)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.fractional_max_pool3d_with_indices", 0, "input", input)
    if random_samples.__class__ is not Tensor and random_samples is not None:
        random_samples = tensor_argument("nn.functional.fractional_max_pool3d_with_indices", 5, "random_samples", random_samples)
    try:
        return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.fractional_max_pool3d_with_indices", input=input, kernel_size=kernel_size, output_size=output_size, output_ratio=output_ratio, return_indices=return_indices, random_samples=random_samples) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_unpool1d    derivatives.yaml:2587


def nn_functional_max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """nn.functional.max_unpool1d(Tensor input, Tensor indices, int[1] kernel_size, int[1]? stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_unpool1d", "kernel_size", "int[1]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_unpool1d", "stride", "int[1]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_unpool1d", "padding", "int[1]", padding)
    if output_size is not None and not all_ints(output_size):
        output_size = argument("nn.functional.max_unpool1d", "output_size", "int[]?", output_size)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_unpool1d", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("nn.functional.max_unpool1d", 1, "indices", indices)
    try:
        return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_unpool1d", input=input, indices=indices, kernel_size=kernel_size, stride=stride, padding=padding, output_size=output_size) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_unpool2d    derivatives.yaml:2592


def nn_functional_max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """nn.functional.max_unpool2d(Tensor input, Tensor indices, int[2] kernel_size, int[2]? stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_unpool2d", "kernel_size", "int[2]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_unpool2d", "stride", "int[2]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_unpool2d", "padding", "int[2]", padding)
    if output_size is not None and not all_ints(output_size):
        output_size = argument("nn.functional.max_unpool2d", "output_size", "int[]?", output_size)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_unpool2d", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("nn.functional.max_unpool2d", 1, "indices", indices)
    try:
        return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 2)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_unpool2d", input=input, indices=indices, kernel_size=kernel_size, stride=stride, padding=padding, output_size=output_size) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.max_unpool3d    derivatives.yaml:2597


def nn_functional_max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    """nn.functional.max_unpool3d(Tensor input, Tensor indices, int[3] kernel_size, int[3]? stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor

    Zeros with the elements of `input` where max_pool with `return_indices` found them.
    """
    if kernel_size.__class__ is not int and not all_ints(kernel_size):
        kernel_size = argument("nn.functional.max_unpool3d", "kernel_size", "int[3]", kernel_size)
    if stride is not None and stride.__class__ is not int and not all_ints(stride):
        stride = argument("nn.functional.max_unpool3d", "stride", "int[3]?", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = argument("nn.functional.max_unpool3d", "padding", "int[3]", padding)
    if output_size is not None and not all_ints(output_size):
        output_size = argument("nn.functional.max_unpool3d", "output_size", "int[]?", output_size)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.max_unpool3d", 0, "input", input)
    if indices.__class__ is not Tensor:
        indices = tensor_argument("nn.functional.max_unpool3d", 1, "indices", indices)
    try:
        return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 3)
    except FAULTS as error:
        raise refused(error, "nn.functional.max_unpool3d", input=input, indices=indices, kernel_size=kernel_size, stride=stride, padding=padding, output_size=output_size) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout    derivatives.yaml:2827


def nn_functional_dropout(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Each element is 0 with probability `p`, else divided by 1 - p; unchanged without `training`.
    """
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.dropout", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = input * (ops.bernoulli(ops.empty(input.shape, dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout', input.shape, input.dtype, p, training) else input
    except FAULTS as error:
        raise refused(error, "nn.functional.dropout", input=input, p=p, training=training, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout."""
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout", "training", "bool", training)
    return nn_functional_dropout(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout1d    derivatives.yaml:2834


def nn_functional_dropout1d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, L) or (C, L).
    """
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout1d", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout1d", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.dropout1d", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout1d", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout1d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout1d', input.shape, input.dtype, p, training) else input
    except FAULTS as error:
        raise refused(error, "nn.functional.dropout1d", input=input, p=p, training=training, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout1d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout1d."""
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout1d", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout1d", "training", "bool", training)
    return nn_functional_dropout1d(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout2d    derivatives.yaml:2842


def nn_functional_dropout2d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout2d", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout2d", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.dropout2d", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout2d", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout2d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout2d', input.shape, input.dtype, p, training) else input
    except FAULTS as error:
        raise refused(error, "nn.functional.dropout2d", input=input, p=p, training=training, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout2d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout2d."""
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout2d", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout2d", "training", "bool", training)
    return nn_functional_dropout2d(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout3d    derivatives.yaml:2850


def nn_functional_dropout3d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout3d", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout3d", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.dropout3d", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.dropout3d", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout3d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout3d', input.shape, input.dtype, p, training) else input
    except FAULTS as error:
        raise refused(error, "nn.functional.dropout3d", input=input, p=p, training=training, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_dropout3d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout3d."""
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.dropout3d", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.dropout3d", "training", "bool", training)
    return nn_functional_dropout3d(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.alpha_dropout    derivatives.yaml:2858


def nn_functional_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.alpha_dropout", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.alpha_dropout", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.alpha_dropout", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = ops.where(ops.bernoulli(ops.empty(input.shape, dtype='bool'), 1 - p), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('alpha_dropout', input.shape, input.dtype, p, training) else input
    except FAULTS as error:
        raise refused(error, "nn.functional.alpha_dropout", input=input, p=p, training=training, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_alpha_dropout_(input, p=0.5, training=False):
    """In-place version of nn_functional_alpha_dropout."""
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.alpha_dropout", "training", "bool", training)
    return nn_functional_alpha_dropout(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.feature_alpha_dropout    derivatives.yaml:2867


def nn_functional_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.feature_alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.feature_alpha_dropout", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.feature_alpha_dropout", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.feature_alpha_dropout", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = ops.where(ops.bernoulli(ops.empty(dropouts.channels('feature_alpha_dropout', input.shape), dtype='bool'), 1 - p), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('feature_alpha_dropout', input.shape, input.dtype, p, training) else input
    except FAULTS as error:
        raise refused(error, "nn.functional.feature_alpha_dropout", input=input, p=p, training=training, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_feature_alpha_dropout_(input, p=0.5, training=False):
    """In-place version of nn_functional_feature_alpha_dropout."""
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.feature_alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = argument("nn.functional.feature_alpha_dropout", "training", "bool", training)
    return nn_functional_feature_alpha_dropout(input, p, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# dist    derivatives.yaml:3090


def dist(input, other, p=2):
    """dist(Tensor self, Tensor other, Scalar p=2) -> Tensor

    The p-norm of self - other.
    """
    if p.__class__ not in NUMBERS:
        p = argument("dist", "p", "Scalar", p)
    if input.__class__ is not Tensor:
        input = tensor_argument("dist", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("dist", 1, "other", other)
    try:
        return ops.norm(input - other, p)
    except FAULTS as error:
        raise refused(error, "dist", self=input, other=other, p=p) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.relu6    derivatives.yaml:3388


def nn_functional_relu6(input, inplace=False):
    """nn.functional.relu6(Tensor input, bool inplace=False) -> Tensor

    input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.
    """
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.relu6", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.relu6", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = ops.nn_functional_hardtanh(input, 0, 6)
    except FAULTS as error:
        raise refused(error, "nn.functional.relu6", input=input, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_relu6_(input):
    """In-place version of nn_functional_relu6."""
    return nn_functional_relu6(input, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.softsign    derivatives.yaml:3449


def nn_functional_softsign(input):
    """nn.functional.softsign(Tensor input) -> Tensor

    input / (1 + abs(input)).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softsign", 0, "input", input)
    try:
        return input / (ops.abs(input) + 1)
    except FAULTS as error:
        raise refused(error, "nn.functional.softsign", input=input) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.tanhshrink    derivatives.yaml:3454


def nn_functional_tanhshrink(input):
    """nn.functional.tanhshrink(Tensor input) -> Tensor

    input - tanh(input).
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.tanhshrink", 0, "input", input)
    try:
        return input - ops.tanh(input)
    except FAULTS as error:
        raise refused(error, "nn.functional.tanhshrink", input=input) from None


# ------------------------------------------------------------------------------------------------
# fft.fft2    derivatives.yaml:3622


def fft_fft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform along two dimensions.
    """
    if axis is not None:
        dim = axis
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = argument("fft.fft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.fft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = argument("fft.fft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.fft2", 0, "input", input)
    try:
        return ops.fft_fftn(input, s, dim, norm)
    except FAULTS as error:
        raise refused(error, "fft.fft2", self=input, s=s, dim=dim, norm=norm) from None


# ------------------------------------------------------------------------------------------------
# fft.ifft2    derivatives.yaml:3628


def fft_ifft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.fft2.
    """
    if axis is not None:
        dim = axis
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = argument("fft.ifft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.ifft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = argument("fft.ifft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ifft2", 0, "input", input)
    try:
        return ops.fft_ifftn(input, s, dim, norm)
    except FAULTS as error:
        raise refused(error, "fft.ifft2", self=input, s=s, dim=dim, norm=norm) from None


# ------------------------------------------------------------------------------------------------
# fft.rfft2    derivatives.yaml:3634


def fft_rfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform of real numbers along two dimensions, half of the last one.
    """
    if axis is not None:
        dim = axis
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = argument("fft.rfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.rfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = argument("fft.rfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.rfft2", 0, "input", input)
    try:
        return ops.fft_rfftn(input, s, dim, norm)
    except FAULTS as error:
        raise refused(error, "fft.rfft2", self=input, s=s, dim=dim, norm=norm) from None


# ------------------------------------------------------------------------------------------------
# fft.irfft2    derivatives.yaml:3640


def fft_irfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.rfft2.
    """
    if axis is not None:
        dim = axis
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = argument("fft.irfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.irfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = argument("fft.irfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.irfft2", 0, "input", input)
    try:
        return ops.fft_irfftn(input, s, dim, norm)
    except FAULTS as error:
        raise refused(error, "fft.irfft2", self=input, s=s, dim=dim, norm=norm) from None


# ------------------------------------------------------------------------------------------------
# fft.hfft2    derivatives.yaml:3646


def fft_hfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.hfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = argument("fft.hfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.hfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = argument("fft.hfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.hfft2", 0, "input", input)
    try:
        return ops.fft_hfftn(input, s, dim, norm)
    except FAULTS as error:
        raise refused(error, "fft.hfft2", self=input, s=s, dim=dim, norm=norm) from None


# ------------------------------------------------------------------------------------------------
# fft.ihfft2    derivatives.yaml:3651


def fft_ihfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.ihfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = argument("fft.ihfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.ihfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = argument("fft.ihfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ihfft2", 0, "input", input)
    try:
        return ops.fft_ihfftn(input, s, dim, norm)
    except FAULTS as error:
        raise refused(error, "fft.ihfft2", self=input, s=s, dim=dim, norm=norm) from None


# ------------------------------------------------------------------------------------------------
# fft.fftshift    derivatives.yaml:3656


def fft_fftshift(input, dim=None, *, axis=None):
    """fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor

    A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.fftshift", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.fftshift", 0, "input", input)
    try:
        return fourier.shifted(input, dim, False)
    except FAULTS as error:
        raise refused(error, "fft.fftshift", self=input, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# fft.ifftshift    derivatives.yaml:3662


def fft_ifftshift(input, dim=None, *, axis=None):
    """fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor

    The inverse of fft.fftshift.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("fft.ifftshift", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ifftshift", 0, "input", input)
    try:
        return fourier.shifted(input, dim, True)
    except FAULTS as error:
        raise refused(error, "fft.ifftshift", self=input, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# stft    derivatives.yaml:3678


def stft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect", normalized=False, onesided=None, return_complex=None, align_to_window=None):
    """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

    The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` apart.
    """
    if n_fft.__class__ is not int:
        n_fft = argument("stft", "n_fft", "int", n_fft)
    if hop_length is not None and hop_length.__class__ is not int:
        hop_length = argument("stft", "hop_length", "int?", hop_length)
    if win_length is not None and win_length.__class__ is not int:
        win_length = argument("stft", "win_length", "int?", win_length)
    if center is not True and center is not False:
        center = argument("stft", "center", "bool", center)
    if pad_mode.__class__ is not str:
        pad_mode = argument("stft", "pad_mode", "str", pad_mode)
    if normalized is not True and normalized is not False:
        normalized = argument("stft", "normalized", "bool", normalized)
    if onesided is not None and onesided is not True and onesided is not False:
        onesided = argument("stft", "onesided", "bool?", onesided)
    if return_complex is not None and return_complex is not True and return_complex is not False:
        return_complex = argument("stft", "return_complex", "bool?", return_complex)
    if align_to_window is not None and align_to_window is not True and align_to_window is not False:
        align_to_window = argument("stft", "align_to_window", "bool?", align_to_window)
    if input.__class__ is not Tensor:
        input = tensor_argument("stft", 0, "input", input)
    if window.__class__ is not Tensor and window is not None:
        window = tensor_argument("stft", 4, "window", window)
    try:
        return frames.stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window)
    except FAULTS as error:
        raise refused(error, "stft", self=input, n_fft=n_fft, hop_length=hop_length, win_length=win_length, window=window, center=center, pad_mode=pad_mode, normalized=normalized, onesided=onesided, return_complex=return_complex, align_to_window=align_to_window) from None


# ------------------------------------------------------------------------------------------------
# istft    derivatives.yaml:3683


def istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False):
    """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor

    The signal whose short-time Fourier transform is nearest to the given one.
    """
    if n_fft.__class__ is not int:
        n_fft = argument("istft", "n_fft", "int", n_fft)
    if hop_length is not None and hop_length.__class__ is not int:
        hop_length = argument("istft", "hop_length", "int?", hop_length)
    if win_length is not None and win_length.__class__ is not int:
        win_length = argument("istft", "win_length", "int?", win_length)
    if center is not True and center is not False:
        center = argument("istft", "center", "bool", center)
    if normalized is not True and normalized is not False:
        normalized = argument("istft", "normalized", "bool", normalized)
    if onesided is not None and onesided is not True and onesided is not False:
        onesided = argument("istft", "onesided", "bool?", onesided)
    if length is not None and length.__class__ is not int:
        length = argument("istft", "length", "int?", length)
    if return_complex is not True and return_complex is not False:
        return_complex = argument("istft", "return_complex", "bool", return_complex)
    if input.__class__ is not Tensor:
        input = tensor_argument("istft", 0, "input", input)
    if window.__class__ is not Tensor and window is not None:
        window = tensor_argument("istft", 4, "window", window)
    try:
        return frames.istft(input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex)
    except FAULTS as error:
        raise refused(error, "istft", self=input, n_fft=n_fft, hop_length=hop_length, win_length=win_length, window=window, center=center, normalized=normalized, onesided=onesided, length=length, return_complex=return_complex) from None


# ------------------------------------------------------------------------------------------------
# signal.convolve    derivatives.yaml:3722


def signal_convolve(in1, in2, mode="full", method="auto"):
    """signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The convolution over all dimensions - all of it ("full"), its middle ("same") or where nothing is padded ("valid") - directly, by "fft", or as is faster.
    """
    if mode.__class__ is not str:
        mode = argument("signal.convolve", "mode", "str", mode)
    if method.__class__ is not str:
        method = argument("signal.convolve", "method", "str", method)
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.convolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.convolve", 1, "in2", in2)
    try:
        return signals.convolve(in1, in2, mode, method)
    except FAULTS as error:
        raise refused(error, "signal.convolve", in1=in1, in2=in2, mode=mode, method=method) from None


# ------------------------------------------------------------------------------------------------
# signal.correlate    derivatives.yaml:3728


def signal_correlate(in1, in2, mode="full", method="auto"):
    """signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The cross-correlation over all dimensions, the convolution with the mirrored conjugate of `in2`.
    """
    if mode.__class__ is not str:
        mode = argument("signal.correlate", "mode", "str", mode)
    if method.__class__ is not str:
        method = argument("signal.correlate", "method", "str", method)
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.correlate", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.correlate", 1, "in2", in2)
    try:
        return signals.correlate(in1, in2, mode, method)
    except FAULTS as error:
        raise refused(error, "signal.correlate", in1=in1, in2=in2, mode=mode, method=method) from None


# ------------------------------------------------------------------------------------------------
# signal.fftconvolve    derivatives.yaml:3734


def signal_fftconvolve(in1, in2, mode="full", axes=None):
    """signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> Tensor

    The convolution by Fourier transforms over `axes`, by default all; other dimensions broadcast.
    """
    if mode.__class__ is not str:
        mode = argument("signal.fftconvolve", "mode", "str", mode)
    if axes is not None and axes.__class__ is not int and not all_ints(axes):
        axes = argument("signal.fftconvolve", "axes", "int[1]?", axes)
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.fftconvolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.fftconvolve", 1, "in2", in2)
    try:
        return signals.fftconvolve(in1, in2, mode, axes)
    except FAULTS as error:
        raise refused(error, "signal.fftconvolve", in1=in1, in2=in2, mode=mode, axes=axes) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.huber_loss    derivatives.yaml:3805


def nn_functional_huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    """nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float delta=1.0, Tensor? weight=None) -> Tensor

    Half the square of input - target where it is within `delta`, and linear beyond.
    """
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.huber_loss", "reduction", "str", reduction)
    if delta.__class__ not in NUMBERS:
        delta = argument("nn.functional.huber_loss", "delta", "float", delta)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.huber_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.huber_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.huber_loss", 4, "weight", weight)
    try:
        return likelihoods.huber(input, target, reduction, delta, weight)
    except FAULTS as error:
        raise refused(error, "nn.functional.huber_loss", input=input, target=target, reduction=reduction, delta=delta, weight=weight) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.smooth_l1_loss    derivatives.yaml:3810


def nn_functional_smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    """nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", float beta=1.0) -> Tensor

    huber_loss with delta `beta`, over `beta`.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.smooth_l1_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.smooth_l1_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.smooth_l1_loss", "reduction", "str", reduction)
    if beta.__class__ not in NUMBERS:
        beta = argument("nn.functional.smooth_l1_loss", "beta", "float", beta)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.smooth_l1_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.smooth_l1_loss", 1, "target", target)
    try:
        return likelihoods.smooth_l1(input, target, size_average, reduce, reduction, beta)
    except FAULTS as error:
        raise refused(error, "nn.functional.smooth_l1_loss", input=input, target=target, size_average=size_average, reduce=reduce, reduction=reduction, beta=beta) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.kl_div    derivatives.yaml:3815


def nn_functional_kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    """nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", bool log_target=False) -> Tensor

    target * (log(target) - input), where `input` is a logarithm, and with `log_target` both are.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.kl_div", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.kl_div", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.kl_div", "reduction", "str", reduction)
    if log_target is not True and log_target is not False:
        log_target = argument("nn.functional.kl_div", "log_target", "bool", log_target)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.kl_div", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.kl_div", 1, "target", target)
    try:
        return likelihoods.kl_divergence(input, target, size_average, reduce, reduction, log_target)
    except FAULTS as error:
        raise refused(error, "nn.functional.kl_div", input=input, target=target, size_average=size_average, reduce=reduce, reduction=reduction, log_target=log_target) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.poisson_nll_loss    derivatives.yaml:3821


def nn_functional_poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None, reduction="mean"):
    """nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str reduction="mean") -> Tensor

    Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`, with Stirling's approximation.
    """
    if log_input is not True and log_input is not False:
        log_input = argument("nn.functional.poisson_nll_loss", "log_input", "bool", log_input)
    if full is not True and full is not False:
        full = argument("nn.functional.poisson_nll_loss", "full", "bool", full)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.poisson_nll_loss", "size_average", "bool?", size_average)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.poisson_nll_loss", "eps", "float", eps)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.poisson_nll_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.poisson_nll_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.poisson_nll_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.poisson_nll_loss", 1, "target", target)
    try:
        return likelihoods.poisson(input, target, log_input, full, size_average, eps, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.poisson_nll_loss", input=input, target=target, log_input=log_input, full=full, size_average=size_average, eps=eps, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.gaussian_nll_loss    derivatives.yaml:3826


def nn_functional_gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool full=False, float eps=1e-6, str reduction="mean") -> Tensor

    Minus the logarithm of the normal distribution with mean `input` and variance `var`, a tensor or a number.
    """
    if full is not True and full is not False:
        full = argument("nn.functional.gaussian_nll_loss", "full", "bool", full)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.gaussian_nll_loss", "eps", "float", eps)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.gaussian_nll_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.gaussian_nll_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.gaussian_nll_loss", 1, "target", target)
    try:
        return likelihoods.gaussian(input, target, var, full, eps, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.gaussian_nll_loss", input=input, target=target, var=var, full=full, eps=eps, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.linear_cross_entropy    derivatives.yaml:3831


def nn_functional_linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean", ignore_index=None, label_smoothing=0.0):
    """nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *, Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int? ignore_index=None, float label_smoothing=0.0) -> Tensor

    The cross entropy of the scores that a linear layer gives.
    """
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.linear_cross_entropy", "reduction", "str", reduction)
    if ignore_index is not None and ignore_index.__class__ is not int:
        ignore_index = argument("nn.functional.linear_cross_entropy", "ignore_index", "int?", ignore_index)
    if label_smoothing.__class__ not in NUMBERS:
        label_smoothing = argument("nn.functional.linear_cross_entropy", "label_smoothing", "float", label_smoothing)
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
    try:
        return likelihoods.linear_cross_entropy(input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing)
    except FAULTS as error:
        raise refused(error, "nn.functional.linear_cross_entropy", input=input, linear_weight=linear_weight, target=target, linear_bias=linear_bias, weight=weight, reduction=reduction, ignore_index=ignore_index, label_smoothing=label_smoothing) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.cosine_embedding_loss    derivatives.yaml:3836


def nn_functional_cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    1 - cos of the angle between the vectors where `target` is 1, max(cos - margin, 0) where it is -1.
    """
    if margin.__class__ not in NUMBERS:
        margin = argument("nn.functional.cosine_embedding_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.cosine_embedding_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.cosine_embedding_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.cosine_embedding_loss", "reduction", "str", reduction)
    if input1.__class__ is not Tensor:
        input1 = tensor_argument("nn.functional.cosine_embedding_loss", 0, "input1", input1)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("nn.functional.cosine_embedding_loss", 1, "input2", input2)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.cosine_embedding_loss", 2, "target", target)
    try:
        return margins.cosine_embedding(input1, input2, target, margin, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.cosine_embedding_loss", input1=input1, input2=input2, target=target, margin=margin, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.hinge_embedding_loss    derivatives.yaml:3841


def nn_functional_hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    input where `target` is 1, max(margin - input, 0) where it is -1.
    """
    if margin.__class__ not in NUMBERS:
        margin = argument("nn.functional.hinge_embedding_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.hinge_embedding_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.hinge_embedding_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.hinge_embedding_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.hinge_embedding_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.hinge_embedding_loss", 1, "target", target)
    try:
        return margins.hinge_embedding(input, target, margin, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.hinge_embedding_loss", input=input, target=target, margin=margin, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.margin_ranking_loss    derivatives.yaml:3846


def nn_functional_margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin - target * (input1 - input2), 0).
    """
    if margin.__class__ not in NUMBERS:
        margin = argument("nn.functional.margin_ranking_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.margin_ranking_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.margin_ranking_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.margin_ranking_loss", "reduction", "str", reduction)
    if input1.__class__ is not Tensor:
        input1 = tensor_argument("nn.functional.margin_ranking_loss", 0, "input1", input1)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("nn.functional.margin_ranking_loss", 1, "input2", input2)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.margin_ranking_loss", 2, "target", target)
    try:
        return margins.ranking(input1, input2, target, margin, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.margin_ranking_loss", input1=input1, input2=input2, target=target, margin=margin, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.soft_margin_loss    derivatives.yaml:3851


def nn_functional_soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    log(1 + exp(-target * input)), without overflow.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.soft_margin_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.soft_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.soft_margin_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.soft_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.soft_margin_loss", 1, "target", target)
    try:
        return margins.soft_margin(input, target, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.soft_margin_loss", input=input, target=target, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.multi_margin_loss    derivatives.yaml:3856


def nn_functional_multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the target.
    """
    if p.__class__ is not int:
        p = argument("nn.functional.multi_margin_loss", "p", "int", p)
    if margin.__class__ not in NUMBERS:
        margin = argument("nn.functional.multi_margin_loss", "margin", "float", margin)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.multi_margin_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.multi_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.multi_margin_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multi_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multi_margin_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.multi_margin_loss", 4, "weight", weight)
    try:
        return margins.multi_margin(input, target, p, margin, weight, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.multi_margin_loss", input=input, target=target, p=p, margin=margin, weight=weight, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.multilabel_margin_loss    derivatives.yaml:3861


def nn_functional_multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The sum over the wanted classes j, listed up to the first -1, and the others i of max(1 - input[j] + input[i], 0), over their number.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.multilabel_margin_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.multilabel_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.multilabel_margin_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multilabel_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multilabel_margin_loss", 1, "target", target)
    try:
        return margins.multilabel_margin(input, target, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.multilabel_margin_loss", input=input, target=target, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.multilabel_soft_margin_loss    derivatives.yaml:3866


def nn_functional_multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the classes of their binary cross entropies with logits.
    """
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.multilabel_soft_margin_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.multilabel_soft_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.multilabel_soft_margin_loss", "reduction", "str", reduction)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multilabel_soft_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multilabel_soft_margin_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.multilabel_soft_margin_loss", 2, "weight", weight)
    try:
        return margins.multilabel_soft_margin(input, target, weight, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.multilabel_soft_margin_loss", input=input, target=target, weight=weight, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.triplet_margin_loss    derivatives.yaml:3871


def nn_functional_triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.
    """
    if margin.__class__ not in NUMBERS:
        margin = argument("nn.functional.triplet_margin_loss", "margin", "float", margin)
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.triplet_margin_loss", "p", "float", p)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.triplet_margin_loss", "eps", "float", eps)
    if swap is not True and swap is not False:
        swap = argument("nn.functional.triplet_margin_loss", "swap", "bool", swap)
    if size_average is not None and size_average is not True and size_average is not False:
        size_average = argument("nn.functional.triplet_margin_loss", "size_average", "bool?", size_average)
    if reduce is not None and reduce is not True and reduce is not False:
        reduce = argument("nn.functional.triplet_margin_loss", "reduce", "bool?", reduce)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.triplet_margin_loss", "reduction", "str", reduction)
    if anchor.__class__ is not Tensor:
        anchor = tensor_argument("nn.functional.triplet_margin_loss", 0, "anchor", anchor)
    if positive.__class__ is not Tensor:
        positive = tensor_argument("nn.functional.triplet_margin_loss", 1, "positive", positive)
    if negative.__class__ is not Tensor:
        negative = tensor_argument("nn.functional.triplet_margin_loss", 2, "negative", negative)
    try:
        return margins.triplet(anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.triplet_margin_loss", anchor=anchor, positive=positive, negative=negative, margin=margin, p=p, eps=eps, swap=swap, size_average=size_average, reduce=reduce, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.triplet_margin_with_distance_loss    derivatives.yaml:3876


def nn_functional_triplet_margin_with_distance_loss(anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"):
    """nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor negative, *, any distance_function=None, float margin=1.0, bool swap=False, str reduction="mean") -> Tensor

    The triplet loss with a distance of one's own, a function of two tensors.
    """
    if margin.__class__ not in NUMBERS:
        margin = argument("nn.functional.triplet_margin_with_distance_loss", "margin", "float", margin)
    if swap is not True and swap is not False:
        swap = argument("nn.functional.triplet_margin_with_distance_loss", "swap", "bool", swap)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.triplet_margin_with_distance_loss", "reduction", "str", reduction)
    if anchor.__class__ is not Tensor:
        anchor = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 0, "anchor", anchor)
    if positive.__class__ is not Tensor:
        positive = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 1, "positive", positive)
    if negative.__class__ is not Tensor:
        negative = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 2, "negative", negative)
    try:
        return margins.triplet_with_distance(anchor, positive, negative, distance_function, margin, swap, reduction)
    except FAULTS as error:
        raise refused(error, "nn.functional.triplet_margin_with_distance_loss", anchor=anchor, positive=positive, negative=negative, distance_function=distance_function, margin=margin, swap=swap, reduction=reduction) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.glu    derivatives.yaml:3883


def nn_functional_glu(input, dim=-1, *, axis=None):
    """nn.functional.glu(Tensor input, int dim=-1) -> Tensor

    a * sigmoid(b), a and b the halves of `input` along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("nn.functional.glu", "dim", "int", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.glu", 0, "input", input)
    try:
        return gates.glu(input, dim)
    except FAULTS as error:
        raise refused(error, "nn.functional.glu", input=input, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.prelu    derivatives.yaml:3888


def nn_functional_prelu(input, weight):
    """nn.functional.prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input, with a weight for all or one for each channel.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.prelu", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.prelu", 1, "weight", weight)
    try:
        return gates.prelu(input, weight)
    except FAULTS as error:
        raise refused(error, "nn.functional.prelu", input=input, weight=weight) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.rrelu    derivatives.yaml:3894


def nn_functional_rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    """nn.functional.rrelu(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool inplace=False) -> Tensor

    leaky_relu whose slope is drawn from lower to upper for each element, or without `training` their mean.
    """
    if lower.__class__ not in NUMBERS:
        lower = argument("nn.functional.rrelu", "lower", "float", lower)
    if upper.__class__ not in NUMBERS:
        upper = argument("nn.functional.rrelu", "upper", "float", upper)
    if training is not True and training is not False:
        training = argument("nn.functional.rrelu", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = argument("nn.functional.rrelu", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.rrelu", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    try:
        result = gates.rrelu(input, lower, upper, training)
    except FAULTS as error:
        raise refused(error, "nn.functional.rrelu", input=input, lower=lower, upper=upper, training=training, inplace=inplace) from None
    return overwrite(target, input, result) if inplace else result


def nn_functional_rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False):
    """In-place version of nn_functional_rrelu."""
    if lower.__class__ not in NUMBERS:
        lower = argument("nn.functional.rrelu", "lower", "float", lower)
    if upper.__class__ not in NUMBERS:
        upper = argument("nn.functional.rrelu", "upper", "float", upper)
    if training is not True and training is not False:
        training = argument("nn.functional.rrelu", "training", "bool", training)
    return nn_functional_rrelu(input, lower, upper, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.gumbel_softmax    derivatives.yaml:3899


def nn_functional_gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1, *, axis=None):
    """nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor

    A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution; with `hard` one of them, with the gradient of the former.
    """
    if axis is not None:
        dim = axis
    if tau.__class__ not in NUMBERS:
        tau = argument("nn.functional.gumbel_softmax", "tau", "float", tau)
    if hard is not True and hard is not False:
        hard = argument("nn.functional.gumbel_softmax", "hard", "bool", hard)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.gumbel_softmax", "eps", "float", eps)
    if dim.__class__ is not int:
        dim = argument("nn.functional.gumbel_softmax", "dim", "int", dim)
    if logits.__class__ is not Tensor:
        logits = tensor_argument("nn.functional.gumbel_softmax", 0, "logits", logits)
    try:
        return gates.gumbel_softmax(logits, tau, hard, eps, dim)
    except FAULTS as error:
        raise refused(error, "nn.functional.gumbel_softmax", logits=logits, tau=tau, hard=hard, eps=eps, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.layer_norm    derivatives.yaml:3915


def nn_functional_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    """nn.functional.layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """
    if not all_ints(normalized_shape):
        normalized_shape = argument("nn.functional.layer_norm", "normalized_shape", "int[]", normalized_shape)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.layer_norm", "eps", "float", eps)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.layer_norm", 0, "input", input)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.layer_norm", 2, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.layer_norm", 3, "bias", bias)
    try:
        return ops.native_layer_norm(input, normalized_shape, weight, bias, eps)[0]
    except FAULTS as error:
        raise refused(error, "nn.functional.layer_norm", input=input, normalized_shape=normalized_shape, weight=weight, bias=bias, eps=eps) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.group_norm    derivatives.yaml:3929


def nn_functional_group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    """nn.functional.group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? bias=None, float eps=1e-5) -> Tensor

    Each group of channels of each sample brought to mean 0 and variance 1, times `weight`, plus `bias`.
    """
    if num_groups.__class__ is not int:
        num_groups = argument("nn.functional.group_norm", "num_groups", "int", num_groups)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.group_norm", "eps", "float", eps)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.group_norm", 0, "input", input)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.group_norm", 2, "weight", weight)
    if bias.__class__ is not Tensor and bias is not None:
        bias = tensor_argument("nn.functional.group_norm", 3, "bias", bias)
    try:
        return normalization.group_norm(input, num_groups, weight, bias, eps)
    except FAULTS as error:
        raise refused(error, "nn.functional.group_norm", input=input, num_groups=num_groups, weight=weight, bias=bias, eps=eps) from None


# ------------------------------------------------------------------------------------------------
# native_batch_norm    derivatives.yaml:3946


class NativeBatchNormResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', 'result2', )


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps):
    """native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)

    Each channel brought to mean 0 and variance 1, or with the running moments, times `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """
    if training is not True and training is not False:
        training = argument("native_batch_norm", "training", "bool", training)
    if momentum.__class__ not in NUMBERS:
        momentum = argument("native_batch_norm", "momentum", "float", momentum)
    if eps.__class__ not in NUMBERS:
        eps = argument("native_batch_norm", "eps", "float", eps)
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
    try:
        return NativeBatchNormResult(normalization.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps))
    except FAULTS as error:
        raise refused(error, "native_batch_norm", input=input, weight=weight, bias=bias, running_mean=running_mean, running_var=running_var, training=training, momentum=momentum, eps=eps) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.batch_norm    derivatives.yaml:3951


def nn_functional_batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    """nn.functional.batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-5) -> Tensor

    Each channel brought to mean 0 and variance 1 by the moments of the batch, which move the running ones, or, without `training`, by the running ones; times `weight`, plus `bias`.
    """
    if training is not True and training is not False:
        training = argument("nn.functional.batch_norm", "training", "bool", training)
    if momentum.__class__ not in NUMBERS:
        momentum = argument("nn.functional.batch_norm", "momentum", "float", momentum)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.batch_norm", "eps", "float", eps)
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
    try:
        return normalization.batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)
    except FAULTS as error:
        raise refused(error, "nn.functional.batch_norm", input=input, running_mean=running_mean, running_var=running_var, weight=weight, bias=bias, training=training, momentum=momentum, eps=eps) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.instance_norm    derivatives.yaml:3956


def nn_functional_instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-5):
    """nn.functional.instance_norm(Tensor input, Tensor? running_mean=None, Tensor? running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, float momentum=0.1, float eps=1e-5) -> Tensor

    batch_norm of each sample for itself.
    """
    if use_input_stats is not True and use_input_stats is not False:
        use_input_stats = argument("nn.functional.instance_norm", "use_input_stats", "bool", use_input_stats)
    if momentum.__class__ not in NUMBERS:
        momentum = argument("nn.functional.instance_norm", "momentum", "float", momentum)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.instance_norm", "eps", "float", eps)
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
    try:
        return normalization.instance_norm(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)
    except FAULTS as error:
        raise refused(error, "nn.functional.instance_norm", input=input, running_mean=running_mean, running_var=running_var, weight=weight, bias=bias, use_input_stats=use_input_stats, momentum=momentum, eps=eps) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.rms_norm    derivatives.yaml:3961


def nn_functional_rms_norm(input, normalized_shape, weight=None, eps=None):
    """nn.functional.rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float? eps=None) -> Tensor

    The input over the root of its mean square over the last dimensions, times `weight`.
    """
    if not all_ints(normalized_shape):
        normalized_shape = argument("nn.functional.rms_norm", "normalized_shape", "int[]", normalized_shape)
    if eps is not None and eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.rms_norm", "eps", "float?", eps)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.rms_norm", 0, "input", input)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.rms_norm", 2, "weight", weight)
    try:
        return normalization.rms_norm(input, normalized_shape, weight, eps)
    except FAULTS as error:
        raise refused(error, "nn.functional.rms_norm", input=input, normalized_shape=normalized_shape, weight=weight, eps=eps) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.normalize    derivatives.yaml:3967


def nn_functional_normalize(input, p=2.0, dim=1, eps=1e-12, *, axis=None):
    """nn.functional.normalize(Tensor input, float p=2.0, int[1] dim=1, float eps=1e-12) -> Tensor

    The input over its p-norm along `dim`, or over `eps` if that is more.
    """
    if axis is not None:
        dim = axis
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.normalize", "p", "float", p)
    if dim.__class__ is not int and not all_ints(dim):
        dim = argument("nn.functional.normalize", "dim", "int[1]", dim)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.normalize", "eps", "float", eps)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.normalize", 0, "input", input)
    try:
        return normalization.normalize(input, p, dim, eps)
    except FAULTS as error:
        raise refused(error, "nn.functional.normalize", input=input, p=p, dim=dim, eps=eps) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.local_response_norm    derivatives.yaml:3972


def nn_functional_local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    """nn.functional.local_response_norm(Tensor input, int size, float alpha=1e-4, float beta=0.75, float k=1.0) -> Tensor

    The input over a power of the mean square of `size` neighbouring channels.
    """
    if size.__class__ is not int:
        size = argument("nn.functional.local_response_norm", "size", "int", size)
    if alpha.__class__ not in NUMBERS:
        alpha = argument("nn.functional.local_response_norm", "alpha", "float", alpha)
    if beta.__class__ not in NUMBERS:
        beta = argument("nn.functional.local_response_norm", "beta", "float", beta)
    if k.__class__ not in NUMBERS:
        k = argument("nn.functional.local_response_norm", "k", "float", k)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.local_response_norm", 0, "input", input)
    try:
        return normalization.local_response_norm(input, size, alpha, beta, k)
    except FAULTS as error:
        raise refused(error, "nn.functional.local_response_norm", input=input, size=size, alpha=alpha, beta=beta, k=k) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.pixel_shuffle    derivatives.yaml:3979


def nn_functional_pixel_shuffle(input, upscale_factor):
    """nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor

    Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W * r).
    """
    if upscale_factor.__class__ is not int:
        upscale_factor = argument("nn.functional.pixel_shuffle", "upscale_factor", "int", upscale_factor)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pixel_shuffle", 0, "input", input)
    try:
        return shuffles.pixel_shuffle(input, upscale_factor)
    except FAULTS as error:
        raise refused(error, "nn.functional.pixel_shuffle", input=input, upscale_factor=upscale_factor) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.pixel_unshuffle    derivatives.yaml:3985


def nn_functional_pixel_unshuffle(input, downscale_factor):
    """nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor

    Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H, W).
    """
    if downscale_factor.__class__ is not int:
        downscale_factor = argument("nn.functional.pixel_unshuffle", "downscale_factor", "int", downscale_factor)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pixel_unshuffle", 0, "input", input)
    try:
        return shuffles.pixel_unshuffle(input, downscale_factor)
    except FAULTS as error:
        raise refused(error, "nn.functional.pixel_unshuffle", input=input, downscale_factor=downscale_factor) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.channel_shuffle    derivatives.yaml:3991


def nn_functional_channel_shuffle(input, groups):
    """nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor

    The channels, dimension 1, in another order - one of each group in turn.
    """
    if groups.__class__ is not int:
        groups = argument("nn.functional.channel_shuffle", "groups", "int", groups)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.channel_shuffle", 0, "input", input)
    try:
        return shuffles.channel_shuffle(input, groups)
    except FAULTS as error:
        raise refused(error, "nn.functional.channel_shuffle", input=input, groups=groups) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.pad    derivatives.yaml:3997


def nn_functional_pad(input, pad, mode="constant", value=None):
    """nn.functional.pad(Tensor input, int[] pad, str mode="constant", float? value=None) -> Tensor

    With elements before and after each of the last dimensions, the last first - a "constant", the mirror image ("reflect"), the border ("replicate") or the other end ("circular").
    """
    if not all_ints(pad):
        pad = argument("nn.functional.pad", "pad", "int[]", pad)
    if mode.__class__ is not str:
        mode = argument("nn.functional.pad", "mode", "str", mode)
    if value is not None and value.__class__ not in NUMBERS:
        value = argument("nn.functional.pad", "value", "float?", value)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.pad", 0, "input", input)
    try:
        return shuffles.pad(input, pad, mode, value)
    except FAULTS as error:
        raise refused(error, "nn.functional.pad", input=input, pad=pad, mode=mode, value=value) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.interpolate    derivatives.yaml:4011


def nn_functional_interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None, antialias=False):
    """nn.functional.interpolate(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool antialias=False) -> Tensor

    An image with another size, by the nearest pixels, linear or cubic interpolation, or means over areas.
    """
    if mode.__class__ is not str:
        mode = argument("nn.functional.interpolate", "mode", "str", mode)
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = argument("nn.functional.interpolate", "align_corners", "bool?", align_corners)
    if recompute_scale_factor is not None and recompute_scale_factor is not True and recompute_scale_factor is not False:
        recompute_scale_factor = argument("nn.functional.interpolate", "recompute_scale_factor", "bool?", recompute_scale_factor)
    if antialias is not True and antialias is not False:
        antialias = argument("nn.functional.interpolate", "antialias", "bool", antialias)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.interpolate", 0, "input", input)
    try:
        return resizing.interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)
    except FAULTS as error:
        raise refused(error, "nn.functional.interpolate", input=input, size=size, scale_factor=scale_factor, mode=mode, align_corners=align_corners, recompute_scale_factor=recompute_scale_factor, antialias=antialias) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.upsample    derivatives.yaml:4016


def nn_functional_upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    """nn.functional.upsample(Tensor input, any size=None, any scale_factor=None, str mode="nearest", bool? align_corners=None) -> Tensor

    interpolate under an older name.
    """
    if mode.__class__ is not str:
        mode = argument("nn.functional.upsample", "mode", "str", mode)
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = argument("nn.functional.upsample", "align_corners", "bool?", align_corners)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.upsample", 0, "input", input)
    try:
        return resizing.upsample('upsample', input, size, scale_factor, mode, align_corners)
    except FAULTS as error:
        raise refused(error, "nn.functional.upsample", input=input, size=size, scale_factor=scale_factor, mode=mode, align_corners=align_corners) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.upsample_nearest    derivatives.yaml:4021


def nn_functional_upsample_nearest(input, size=None, scale_factor=None):
    """nn.functional.upsample_nearest(Tensor input, any size=None, any scale_factor=None) -> Tensor

    interpolate by the nearest pixels.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.upsample_nearest", 0, "input", input)
    try:
        return resizing.upsample('upsample_nearest', input, size, scale_factor, 'nearest', None)
    except FAULTS as error:
        raise refused(error, "nn.functional.upsample_nearest", input=input, size=size, scale_factor=scale_factor) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.upsample_bilinear    derivatives.yaml:4026


def nn_functional_upsample_bilinear(input, size=None, scale_factor=None):
    """nn.functional.upsample_bilinear(Tensor input, any size=None, any scale_factor=None) -> Tensor

    Bilinear interpolate with aligned corners.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.upsample_bilinear", 0, "input", input)
    try:
        return resizing.upsample('upsample_bilinear', input, size, scale_factor, 'bilinear', True)
    except FAULTS as error:
        raise refused(error, "nn.functional.upsample_bilinear", input=input, size=size, scale_factor=scale_factor) from None


# ------------------------------------------------------------------------------------------------
# grid_sampler    derivatives.yaml:4031


def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    """grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    The values of images at places given by `grid`, with bilinear (0), nearest (1) or bicubic (2) interpolation, and outside zeros (0), the border (1) or reflections (2).
    """
    if interpolation_mode.__class__ is not int:
        interpolation_mode = argument("grid_sampler", "interpolation_mode", "int", interpolation_mode)
    if padding_mode.__class__ is not int:
        padding_mode = argument("grid_sampler", "padding_mode", "int", padding_mode)
    if align_corners is not True and align_corners is not False:
        align_corners = argument("grid_sampler", "align_corners", "bool", align_corners)
    if input.__class__ is not Tensor:
        input = tensor_argument("grid_sampler", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("grid_sampler", 1, "grid", grid)
    try:
        return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)
    except FAULTS as error:
        raise refused(error, "grid_sampler", input=input, grid=grid, interpolation_mode=interpolation_mode, padding_mode=padding_mode, align_corners=align_corners) from None


# ------------------------------------------------------------------------------------------------
# grid_sampler_2d    derivatives.yaml:4036


def grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners):
    """grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    grid_sampler of two-dimensional images.
    """
    if interpolation_mode.__class__ is not int:
        interpolation_mode = argument("grid_sampler_2d", "interpolation_mode", "int", interpolation_mode)
    if padding_mode.__class__ is not int:
        padding_mode = argument("grid_sampler_2d", "padding_mode", "int", padding_mode)
    if align_corners is not True and align_corners is not False:
        align_corners = argument("grid_sampler_2d", "align_corners", "bool", align_corners)
    if input.__class__ is not Tensor:
        input = tensor_argument("grid_sampler_2d", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("grid_sampler_2d", 1, "grid", grid)
    try:
        return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 4)
    except FAULTS as error:
        raise refused(error, "grid_sampler_2d", input=input, grid=grid, interpolation_mode=interpolation_mode, padding_mode=padding_mode, align_corners=align_corners) from None


# ------------------------------------------------------------------------------------------------
# grid_sampler_3d    derivatives.yaml:4041


def grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners):
    """grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool align_corners) -> Tensor

    grid_sampler of three-dimensional images.
    """
    if interpolation_mode.__class__ is not int:
        interpolation_mode = argument("grid_sampler_3d", "interpolation_mode", "int", interpolation_mode)
    if padding_mode.__class__ is not int:
        padding_mode = argument("grid_sampler_3d", "padding_mode", "int", padding_mode)
    if align_corners is not True and align_corners is not False:
        align_corners = argument("grid_sampler_3d", "align_corners", "bool", align_corners)
    if input.__class__ is not Tensor:
        input = tensor_argument("grid_sampler_3d", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("grid_sampler_3d", 1, "grid", grid)
    try:
        return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 5)
    except FAULTS as error:
        raise refused(error, "grid_sampler_3d", input=input, grid=grid, interpolation_mode=interpolation_mode, padding_mode=padding_mode, align_corners=align_corners) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.grid_sample    derivatives.yaml:4046


def nn_functional_grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    """nn.functional.grid_sample(Tensor input, Tensor grid, str mode="bilinear", str padding_mode="zeros", bool? align_corners=None) -> Tensor

    The values of images at places given by `grid`, from -1 to 1 in each dimension.
    """
    if mode.__class__ is not str:
        mode = argument("nn.functional.grid_sample", "mode", "str", mode)
    if padding_mode.__class__ is not str:
        padding_mode = argument("nn.functional.grid_sample", "padding_mode", "str", padding_mode)
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = argument("nn.functional.grid_sample", "align_corners", "bool?", align_corners)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.grid_sample", 0, "input", input)
    if grid.__class__ is not Tensor:
        grid = tensor_argument("nn.functional.grid_sample", 1, "grid", grid)
    try:
        return sampled.grid_sample(input, grid, mode, padding_mode, align_corners)
    except FAULTS as error:
        raise refused(error, "nn.functional.grid_sample", input=input, grid=grid, mode=mode, padding_mode=padding_mode, align_corners=align_corners) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.affine_grid    derivatives.yaml:4051


def nn_functional_affine_grid(theta, size, align_corners=None):
    """nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> Tensor

    The places of the pixels of an image under affine maps, for grid_sample.
    """
    if not all_ints(size):
        size = argument("nn.functional.affine_grid", "size", "int[]", size)
    if align_corners is not None and align_corners is not True and align_corners is not False:
        align_corners = argument("nn.functional.affine_grid", "align_corners", "bool?", align_corners)
    if theta.__class__ is not Tensor:
        theta = tensor_argument("nn.functional.affine_grid", 0, "theta", theta)
    try:
        return sampled.affine_grid(theta, size, align_corners)
    except FAULTS as error:
        raise refused(error, "nn.functional.affine_grid", theta=theta, size=size, align_corners=align_corners) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.embedding    derivatives.yaml:4066


def nn_functional_embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    """nn.functional.embedding(Tensor input, Tensor weight, int? padding_idx=None, float? max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor

    Rows of `weight` at the indices `input`; with `max_norm` those of a larger norm are scaled down before, in place.
    """
    if padding_idx is not None and padding_idx.__class__ is not int:
        padding_idx = argument("nn.functional.embedding", "padding_idx", "int?", padding_idx)
    if max_norm is not None and max_norm.__class__ not in NUMBERS:
        max_norm = argument("nn.functional.embedding", "max_norm", "float?", max_norm)
    if norm_type.__class__ not in NUMBERS:
        norm_type = argument("nn.functional.embedding", "norm_type", "float", norm_type)
    if scale_grad_by_freq is not True and scale_grad_by_freq is not False:
        scale_grad_by_freq = argument("nn.functional.embedding", "scale_grad_by_freq", "bool", scale_grad_by_freq)
    if sparse is not True and sparse is not False:
        sparse = argument("nn.functional.embedding", "sparse", "bool", sparse)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.embedding", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.embedding", 1, "weight", weight)
    try:
        return embeddings.embedding(input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse)
    except FAULTS as error:
        raise refused(error, "nn.functional.embedding", input=input, weight=weight, padding_idx=padding_idx, max_norm=max_norm, norm_type=norm_type, scale_grad_by_freq=scale_grad_by_freq, sparse=sparse) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.embedding_bag    derivatives.yaml:4071


def nn_functional_embedding_bag(input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False, mode="mean", sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None):
    """nn.functional.embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float? max_norm=None, float norm_type=2, bool scale_grad_by_freq=False, str mode="mean", bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, int? padding_idx=None) -> Tensor

    Sums, means or maxima over bags of rows of `weight` - over the rows of `input`, or over what lies between `offsets`.
    """
    if max_norm is not None and max_norm.__class__ not in NUMBERS:
        max_norm = argument("nn.functional.embedding_bag", "max_norm", "float?", max_norm)
    if norm_type.__class__ not in NUMBERS:
        norm_type = argument("nn.functional.embedding_bag", "norm_type", "float", norm_type)
    if scale_grad_by_freq is not True and scale_grad_by_freq is not False:
        scale_grad_by_freq = argument("nn.functional.embedding_bag", "scale_grad_by_freq", "bool", scale_grad_by_freq)
    if mode.__class__ is not str:
        mode = argument("nn.functional.embedding_bag", "mode", "str", mode)
    if sparse is not True and sparse is not False:
        sparse = argument("nn.functional.embedding_bag", "sparse", "bool", sparse)
    if include_last_offset is not True and include_last_offset is not False:
        include_last_offset = argument("nn.functional.embedding_bag", "include_last_offset", "bool", include_last_offset)
    if padding_idx is not None and padding_idx.__class__ is not int:
        padding_idx = argument("nn.functional.embedding_bag", "padding_idx", "int?", padding_idx)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.embedding_bag", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.embedding_bag", 1, "weight", weight)
    if offsets.__class__ is not Tensor and offsets is not None:
        offsets = tensor_argument("nn.functional.embedding_bag", 2, "offsets", offsets)
    if per_sample_weights.__class__ is not Tensor and per_sample_weights is not None:
        per_sample_weights = tensor_argument("nn.functional.embedding_bag", 8, "per_sample_weights", per_sample_weights)
    try:
        return embeddings.embedding_bag(input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)
    except FAULTS as error:
        raise refused(error, "nn.functional.embedding_bag", input=input, weight=weight, offsets=offsets, max_norm=max_norm, norm_type=norm_type, scale_grad_by_freq=scale_grad_by_freq, mode=mode, sparse=sparse, per_sample_weights=per_sample_weights, include_last_offset=include_last_offset, padding_idx=padding_idx) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.bilinear    derivatives.yaml:4076


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
    try:
        return embeddings.bilinear(input1, input2, weight, bias)
    except FAULTS as error:
        raise refused(error, "nn.functional.bilinear", input1=input1, input2=input2, weight=weight, bias=bias) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.ctc_loss    derivatives.yaml:4093


def nn_functional_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
    """nn.functional.ctc_loss(Tensor log_probs, Tensor targets, any input_lengths, any target_lengths, int blank=0, str reduction="mean", bool zero_infinity=False) -> Tensor

    Minus the log-probability of a sequence of labels, summed over its alignments with the input.
    """
    if blank.__class__ is not int:
        blank = argument("nn.functional.ctc_loss", "blank", "int", blank)
    if reduction.__class__ is not str:
        reduction = argument("nn.functional.ctc_loss", "reduction", "str", reduction)
    if zero_infinity is not True and zero_infinity is not False:
        zero_infinity = argument("nn.functional.ctc_loss", "zero_infinity", "bool", zero_infinity)
    if log_probs.__class__ is not Tensor:
        log_probs = tensor_argument("nn.functional.ctc_loss", 0, "log_probs", log_probs)
    if targets.__class__ is not Tensor:
        targets = tensor_argument("nn.functional.ctc_loss", 1, "targets", targets)
    try:
        return alignments.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)
    except FAULTS as error:
        raise refused(error, "nn.functional.ctc_loss", log_probs=log_probs, targets=targets, input_lengths=input_lengths, target_lengths=target_lengths, blank=blank, reduction=reduction, zero_infinity=zero_infinity) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.scaled_dot_product_attention    derivatives.yaml:4108


def nn_functional_scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
    """nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None, bool enable_gqa=False) -> Tensor

    softmax(scale * query @ key.mT + mask) @ value; by default scale is 1 / sqrt of the last dimension.
    """
    if dropout_p.__class__ not in NUMBERS:
        dropout_p = argument("nn.functional.scaled_dot_product_attention", "dropout_p", "float", dropout_p)
    if is_causal is not True and is_causal is not False:
        is_causal = argument("nn.functional.scaled_dot_product_attention", "is_causal", "bool", is_causal)
    if scale is not None and scale.__class__ not in NUMBERS:
        scale = argument("nn.functional.scaled_dot_product_attention", "scale", "float?", scale)
    if enable_gqa is not True and enable_gqa is not False:
        enable_gqa = argument("nn.functional.scaled_dot_product_attention", "enable_gqa", "bool", enable_gqa)
    if query.__class__ is not Tensor:
        query = tensor_argument("nn.functional.scaled_dot_product_attention", 0, "query", query)
    if key.__class__ is not Tensor:
        key = tensor_argument("nn.functional.scaled_dot_product_attention", 1, "key", key)
    if value.__class__ is not Tensor:
        value = tensor_argument("nn.functional.scaled_dot_product_attention", 2, "value", value)
    if attn_mask.__class__ is not Tensor and attn_mask is not None:
        attn_mask = tensor_argument("nn.functional.scaled_dot_product_attention", 3, "attn_mask", attn_mask)
    try:
        return attention.scaled_dot_product(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)
    except FAULTS as error:
        raise refused(error, "nn.functional.scaled_dot_product_attention", query=query, key=key, value=value, attn_mask=attn_mask, dropout_p=dropout_p, is_causal=is_causal, scale=scale, enable_gqa=enable_gqa) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.multi_head_attention_forward    derivatives.yaml:4113


class NnFunctionalMultiHeadAttentionForwardResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def nn_functional_multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
    """nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, Tensor? q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, Tensor? static_v=None, bool average_attn_weights=True, bool is_causal=False) -> (Tensor, Tensor)

    Attention of several heads between projections, and its weights, or None.
    """
    if embed_dim_to_check.__class__ is not int:
        embed_dim_to_check = argument("nn.functional.multi_head_attention_forward", "embed_dim_to_check", "int", embed_dim_to_check)
    if num_heads.__class__ is not int:
        num_heads = argument("nn.functional.multi_head_attention_forward", "num_heads", "int", num_heads)
    if add_zero_attn is not True and add_zero_attn is not False:
        add_zero_attn = argument("nn.functional.multi_head_attention_forward", "add_zero_attn", "bool", add_zero_attn)
    if dropout_p.__class__ not in NUMBERS:
        dropout_p = argument("nn.functional.multi_head_attention_forward", "dropout_p", "float", dropout_p)
    if training is not True and training is not False:
        training = argument("nn.functional.multi_head_attention_forward", "training", "bool", training)
    if need_weights is not True and need_weights is not False:
        need_weights = argument("nn.functional.multi_head_attention_forward", "need_weights", "bool", need_weights)
    if use_separate_proj_weight is not True and use_separate_proj_weight is not False:
        use_separate_proj_weight = argument("nn.functional.multi_head_attention_forward", "use_separate_proj_weight", "bool", use_separate_proj_weight)
    if average_attn_weights is not True and average_attn_weights is not False:
        average_attn_weights = argument("nn.functional.multi_head_attention_forward", "average_attn_weights", "bool", average_attn_weights)
    if is_causal is not True and is_causal is not False:
        is_causal = argument("nn.functional.multi_head_attention_forward", "is_causal", "bool", is_causal)
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
    try:
        return NnFunctionalMultiHeadAttentionForwardResult(heads.multi_head_attention(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal))
    except FAULTS as error:
        raise refused(error, "nn.functional.multi_head_attention_forward", query=query, key=key, value=value, embed_dim_to_check=embed_dim_to_check, num_heads=num_heads, in_proj_weight=in_proj_weight, in_proj_bias=in_proj_bias, bias_k=bias_k, bias_v=bias_v, add_zero_attn=add_zero_attn, dropout_p=dropout_p, out_proj_weight=out_proj_weight, out_proj_bias=out_proj_bias, training=training, key_padding_mask=key_padding_mask, need_weights=need_weights, attn_mask=attn_mask, use_separate_proj_weight=use_separate_proj_weight, q_proj_weight=q_proj_weight, k_proj_weight=k_proj_weight, v_proj_weight=v_proj_weight, static_k=static_k, static_v=static_v, average_attn_weights=average_attn_weights, is_causal=is_causal) from None


# ------------------------------------------------------------------------------------------------
# lstm_cell    derivatives.yaml:4120


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
    if not all_plain(hx):
        hx = tensors_argument("lstm_cell", "hx", hx)
    try:
        return LstmCellResult(recurrent.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh))
    except FAULTS as error:
        raise refused(error, "lstm_cell", input=input, hx=hx, w_ih=w_ih, w_hh=w_hh, b_ih=b_ih, b_hh=b_hh) from None


# ------------------------------------------------------------------------------------------------
# gru_cell    derivatives.yaml:4125


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
    try:
        return recurrent.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)
    except FAULTS as error:
        raise refused(error, "gru_cell", input=input, hx=hx, w_ih=w_ih, w_hh=w_hh, b_ih=b_ih, b_hh=b_hh) from None


# ------------------------------------------------------------------------------------------------
# rnn_tanh_cell    derivatives.yaml:4130


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
    try:
        return recurrent.rnn_cell('tanh', input, hx, w_ih, w_hh, b_ih, b_hh)
    except FAULTS as error:
        raise refused(error, "rnn_tanh_cell", input=input, hx=hx, w_ih=w_ih, w_hh=w_hh, b_ih=b_ih, b_hh=b_hh) from None


# ------------------------------------------------------------------------------------------------
# rnn_relu_cell    derivatives.yaml:4135


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
    try:
        return recurrent.rnn_cell('relu', input, hx, w_ih, w_hh, b_ih, b_hh)
    except FAULTS as error:
        raise refused(error, "rnn_relu_cell", input=input, hx=hx, w_ih=w_ih, w_hh=w_hh, b_ih=b_ih, b_hh=b_hh) from None


# ------------------------------------------------------------------------------------------------
# lstm.input    derivatives.yaml:4163


class LstmInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', 'result2', )


def lstm_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """lstm.input(Tensor input, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor, Tensor)

    Layers of an LSTM over sequences (T, N, I) - all outputs of the last, and the last h and c of all.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("lstm.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("lstm.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("lstm.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("lstm.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("lstm.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = argument("lstm.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor:
        input = tensor_argument("lstm.input", 0, "input", input)
    if not all_plain(hx):
        hx = tensors_argument("lstm.input", "hx", hx)
    if not all_plain(params):
        params = tensors_argument("lstm.input", "params", params)
    try:
        return LstmInputResult(recurrent.lstm(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))
    except FAULTS as error:
        raise refused(error, "lstm.input", input=input, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional, batch_first=batch_first) from None


# ------------------------------------------------------------------------------------------------
# lstm.data    derivatives.yaml:4168


class LstmDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', 'result2', )


def lstm_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """lstm.data(Tensor input, Tensor batch_sizes, Tensor[] hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor, Tensor)

    Layers of an LSTM over packed sequences, of which the first batch_sizes[t] reach time t.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("lstm.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("lstm.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("lstm.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("lstm.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("lstm.data", "bidirectional", "bool", bidirectional)
    if input.__class__ is not Tensor:
        input = tensor_argument("lstm.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("lstm.data", 1, "batch_sizes", batch_sizes)
    if not all_plain(hx):
        hx = tensors_argument("lstm.data", "hx", hx)
    if not all_plain(params):
        params = tensors_argument("lstm.data", "params", params)
    try:
        return LstmDataResult(recurrent.packed_lstm(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))
    except FAULTS as error:
        raise refused(error, "lstm.data", input=input, batch_sizes=batch_sizes, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional) from None


# ------------------------------------------------------------------------------------------------
# gru.input    derivatives.yaml:4173


class GruInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def gru_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """gru.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of gated recurrent units over sequences (T, N, I) - all outputs of the last, and the last states of all.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("gru.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("gru.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("gru.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("gru.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("gru.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = argument("gru.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor:
        input = tensor_argument("gru.input", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("gru.input", 1, "hx", hx)
    if not all_plain(params):
        params = tensors_argument("gru.input", "params", params)
    try:
        return GruInputResult(recurrent.gru(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))
    except FAULTS as error:
        raise refused(error, "gru.input", input=input, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional, batch_first=batch_first) from None


# ------------------------------------------------------------------------------------------------
# gru.data    derivatives.yaml:4178


class GruDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def gru_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """gru.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of gated recurrent units over packed sequences, of which the first batch_sizes[t] reach time t.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("gru.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("gru.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("gru.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("gru.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("gru.data", "bidirectional", "bool", bidirectional)
    if input.__class__ is not Tensor:
        input = tensor_argument("gru.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("gru.data", 1, "batch_sizes", batch_sizes)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("gru.data", 2, "hx", hx)
    if not all_plain(params):
        params = tensors_argument("gru.data", "params", params)
    try:
        return GruDataResult(recurrent.packed_gru(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))
    except FAULTS as error:
        raise refused(error, "gru.data", input=input, batch_sizes=batch_sizes, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional) from None


# ------------------------------------------------------------------------------------------------
# rnn_tanh.input    derivatives.yaml:4183


class RnnTanhInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_tanh_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """rnn_tanh.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with tanh over sequences (T, N, I).
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("rnn_tanh.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("rnn_tanh.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("rnn_tanh.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("rnn_tanh.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("rnn_tanh.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = argument("rnn_tanh.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_tanh.input", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_tanh.input", 1, "hx", hx)
    if not all_plain(params):
        params = tensors_argument("rnn_tanh.input", "params", params)
    try:
        return RnnTanhInputResult(recurrent.rnn('tanh', input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))
    except FAULTS as error:
        raise refused(error, "rnn_tanh.input", input=input, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional, batch_first=batch_first) from None


# ------------------------------------------------------------------------------------------------
# rnn_tanh.data    derivatives.yaml:4188


class RnnTanhDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_tanh_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """rnn_tanh.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of simple recurrent units with tanh over packed sequences.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("rnn_tanh.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("rnn_tanh.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("rnn_tanh.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("rnn_tanh.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("rnn_tanh.data", "bidirectional", "bool", bidirectional)
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_tanh.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("rnn_tanh.data", 1, "batch_sizes", batch_sizes)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_tanh.data", 2, "hx", hx)
    if not all_plain(params):
        params = tensors_argument("rnn_tanh.data", "params", params)
    try:
        return RnnTanhDataResult(recurrent.packed_rnn('tanh', input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))
    except FAULTS as error:
        raise refused(error, "rnn_tanh.data", input=input, batch_sizes=batch_sizes, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional) from None


# ------------------------------------------------------------------------------------------------
# rnn_relu.input    derivatives.yaml:4193


class RnnReluInputResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_relu_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    """rnn_relu.input(Tensor input, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional, bool batch_first) -> (Tensor, Tensor)

    Layers of simple recurrent units with relu over sequences (T, N, I).
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("rnn_relu.input", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("rnn_relu.input", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("rnn_relu.input", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("rnn_relu.input", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("rnn_relu.input", "bidirectional", "bool", bidirectional)
    if batch_first is not True and batch_first is not False:
        batch_first = argument("rnn_relu.input", "batch_first", "bool", batch_first)
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_relu.input", 0, "input", input)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_relu.input", 1, "hx", hx)
    if not all_plain(params):
        params = tensors_argument("rnn_relu.input", "params", params)
    try:
        return RnnReluInputResult(recurrent.rnn('relu', input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first))
    except FAULTS as error:
        raise refused(error, "rnn_relu.input", input=input, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional, batch_first=batch_first) from None


# ------------------------------------------------------------------------------------------------
# rnn_relu.data    derivatives.yaml:4198


class RnnReluDataResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def rnn_relu_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    """rnn_relu.data(Tensor input, Tensor batch_sizes, Tensor hx, Tensor[] params, bool has_biases, int num_layers, float dropout, bool train, bool bidirectional) -> (Tensor, Tensor)

    Layers of simple recurrent units with relu over packed sequences.
    """
    if has_biases is not True and has_biases is not False:
        has_biases = argument("rnn_relu.data", "has_biases", "bool", has_biases)
    if num_layers.__class__ is not int:
        num_layers = argument("rnn_relu.data", "num_layers", "int", num_layers)
    if dropout.__class__ not in NUMBERS:
        dropout = argument("rnn_relu.data", "dropout", "float", dropout)
    if train is not True and train is not False:
        train = argument("rnn_relu.data", "train", "bool", train)
    if bidirectional is not True and bidirectional is not False:
        bidirectional = argument("rnn_relu.data", "bidirectional", "bool", bidirectional)
    if input.__class__ is not Tensor:
        input = tensor_argument("rnn_relu.data", 0, "input", input)
    if batch_sizes.__class__ is not Tensor:
        batch_sizes = tensor_argument("rnn_relu.data", 1, "batch_sizes", batch_sizes)
    if hx.__class__ is not Tensor:
        hx = tensor_argument("rnn_relu.data", 2, "hx", hx)
    if not all_plain(params):
        params = tensors_argument("rnn_relu.data", "params", params)
    try:
        return RnnReluDataResult(recurrent.packed_rnn('relu', input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional))
    except FAULTS as error:
        raise refused(error, "rnn_relu.data", input=input, batch_sizes=batch_sizes, hx=hx, params=params, has_biases=has_biases, num_layers=num_layers, dropout=dropout, train=train, bidirectional=bidirectional) from None


# ------------------------------------------------------------------------------------------------
# var_mean.correction    derivatives.yaml:4213


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
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("var_mean.correction", "dim", "int[1]?", dim)
    if correction is not None and correction.__class__ not in NUMBERS:
        correction = argument("var_mean.correction", "correction", "Scalar?", correction)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("var_mean.correction", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        input = tensor_argument("var_mean.correction", 0, "input", input)
    try:
        return VarMeanCorrectionResult((input.var(dim, correction=correction, keepdim=keepdim), input.mean(dim, keepdim)))
    except FAULTS as error:
        raise refused(error, "var_mean.correction", self=input, dim=dim, correction=correction, keepdim=keepdim) from None


# ------------------------------------------------------------------------------------------------
# var_mean.dim    derivatives.yaml:4218


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
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("var_mean.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = argument("var_mean.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("var_mean.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        input = tensor_argument("var_mean.dim", 0, "input", input)
    try:
        return VarMeanDimResult((input.var(dim, correction=1 if unbiased else 0, keepdim=keepdim), input.mean(dim, keepdim)))
    except FAULTS as error:
        raise refused(error, "var_mean.dim", self=input, dim=dim, unbiased=unbiased, keepdim=keepdim) from None


# ------------------------------------------------------------------------------------------------
# var_mean    derivatives.yaml:4223


class VarMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def var_mean_default(input, unbiased=True):
    """var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The variance and the mean of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = argument("var_mean", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        input = tensor_argument("var_mean", 0, "input", input)
    try:
        return VarMeanDefaultResult((input.var(None, correction=1 if unbiased else 0), input.mean()))
    except FAULTS as error:
        raise refused(error, "var_mean", self=input, unbiased=unbiased) from None


# ------------------------------------------------------------------------------------------------
# std_mean.correction    derivatives.yaml:4228


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
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("std_mean.correction", "dim", "int[1]?", dim)
    if correction is not None and correction.__class__ not in NUMBERS:
        correction = argument("std_mean.correction", "correction", "Scalar?", correction)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("std_mean.correction", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        input = tensor_argument("std_mean.correction", 0, "input", input)
    try:
        return StdMeanCorrectionResult((input.std(dim, correction=correction, keepdim=keepdim), input.mean(dim, keepdim)))
    except FAULTS as error:
        raise refused(error, "std_mean.correction", self=input, dim=dim, correction=correction, keepdim=keepdim) from None


# ------------------------------------------------------------------------------------------------
# std_mean.dim    derivatives.yaml:4233


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
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("std_mean.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = argument("std_mean.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("std_mean.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        input = tensor_argument("std_mean.dim", 0, "input", input)
    try:
        return StdMeanDimResult((input.std(dim, correction=1 if unbiased else 0, keepdim=keepdim), input.mean(dim, keepdim)))
    except FAULTS as error:
        raise refused(error, "std_mean.dim", self=input, dim=dim, unbiased=unbiased, keepdim=keepdim) from None


# ------------------------------------------------------------------------------------------------
# std_mean    derivatives.yaml:4238


class StdMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def std_mean_default(input, unbiased=True):
    """std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The standard deviation and the mean of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = argument("std_mean", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        input = tensor_argument("std_mean", 0, "input", input)
    try:
        return StdMeanDefaultResult((input.std(None, correction=1 if unbiased else 0), input.mean()))
    except FAULTS as error:
        raise refused(error, "std_mean", self=input, unbiased=unbiased) from None


# ------------------------------------------------------------------------------------------------
# nanmean    derivatives.yaml:4251


def nanmean(input, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The mean of all elements, or along `dim`, that are not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("nanmean", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("nanmean", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = argument("nanmean", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("nanmean", 0, "input", input)
    try:
        return ops.nansum(input, dim, keepdim, dtype=dtype) / ops.logical_not(ops.isnan(input)).sum(dim, keepdim).to(statistics.mean_dtype(input.dtype, dtype))
    except FAULTS as error:
        raise refused(error, "nanmean", self=input, dim=dim, keepdim=keepdim, dtype=dtype) from None


# ------------------------------------------------------------------------------------------------
# cov    derivatives.yaml:4263


def cov(input, *, correction=1, fweights=None, aweights=None):
    """cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor

    The covariances of the rows, whose columns are observations with frequencies and weights.
    """
    if correction.__class__ is not int:
        correction = argument("cov", "correction", "int", correction)
    if input.__class__ is not Tensor:
        input = tensor_argument("cov", 0, "input", input)
    if fweights.__class__ is not Tensor and fweights is not None:
        fweights = tensor_argument("cov", 2, "fweights", fweights)
    if aweights.__class__ is not Tensor and aweights is not None:
        aweights = tensor_argument("cov", 3, "aweights", aweights)
    try:
        return statistics.covariance(input, correction, fweights, aweights)
    except FAULTS as error:
        raise refused(error, "cov", self=input, correction=correction, fweights=fweights, aweights=aweights) from None


# ------------------------------------------------------------------------------------------------
# quantile    derivatives.yaml:4313


def quantile(input, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None):
    """quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all elements or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int:
        dim = argument("quantile", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("quantile", "keepdim", "bool", keepdim)
    if interpolation.__class__ is not str:
        interpolation = argument("quantile", "interpolation", "str", interpolation)
    if input.__class__ is not Tensor:
        input = tensor_argument("quantile", 0, "input", input)
    try:
        return statistics.quantile(input, q, dim, keepdim, interpolation, False)
    except FAULTS as error:
        raise refused(error, "quantile", self=input, q=q, dim=dim, keepdim=keepdim, interpolation=interpolation) from None


# ------------------------------------------------------------------------------------------------
# nanquantile    derivatives.yaml:4319


def nanquantile(input, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None):
    """nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles of what is not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int:
        dim = argument("nanquantile", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("nanquantile", "keepdim", "bool", keepdim)
    if interpolation.__class__ is not str:
        interpolation = argument("nanquantile", "interpolation", "str", interpolation)
    if input.__class__ is not Tensor:
        input = tensor_argument("nanquantile", 0, "input", input)
    try:
        return statistics.quantile(input, q, dim, keepdim, interpolation, True)
    except FAULTS as error:
        raise refused(error, "nanquantile", self=input, q=q, dim=dim, keepdim=keepdim, interpolation=interpolation) from None


# ------------------------------------------------------------------------------------------------
# trapezoid.x    derivatives.yaml:4365


def trapezoid_x(y, x, *, dim=-1, axis=None):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("trapezoid.x", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("trapezoid.x", 0, "y", y)
    if x.__class__ is not Tensor:
        x = tensor_argument("trapezoid.x", 1, "x", x)
    try:
        return statistics.trapezoid(y, x, 1, dim)
    except FAULTS as error:
        raise refused(error, "trapezoid.x", y=y, x=x, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# trapezoid.dx    derivatives.yaml:4371


def trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    if dx.__class__ not in NUMBERS:
        dx = argument("trapezoid.dx", "dx", "Scalar", dx)
    if dim.__class__ is not int:
        dim = argument("trapezoid.dx", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("trapezoid.dx", 0, "y", y)
    try:
        return statistics.trapezoid(y, None, dx, dim)
    except FAULTS as error:
        raise refused(error, "trapezoid.dx", y=y, dx=dx, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.x    derivatives.yaml:4376


def cumulative_trapezoid_x(y, x, *, dim=-1, axis=None):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("cumulative_trapezoid.x", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("cumulative_trapezoid.x", 0, "y", y)
    if x.__class__ is not Tensor:
        x = tensor_argument("cumulative_trapezoid.x", 1, "x", x)
    try:
        return statistics.cumulative_trapezoid(y, x, 1, dim)
    except FAULTS as error:
        raise refused(error, "cumulative_trapezoid.x", y=y, x=x, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.dx    derivatives.yaml:4382


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    if dx.__class__ not in NUMBERS:
        dx = argument("cumulative_trapezoid.dx", "dx", "Scalar", dx)
    if dim.__class__ is not int:
        dim = argument("cumulative_trapezoid.dx", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("cumulative_trapezoid.dx", 0, "y", y)
    try:
        return statistics.cumulative_trapezoid(y, None, dx, dim)
    except FAULTS as error:
        raise refused(error, "cumulative_trapezoid.dx", y=y, dx=dx, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.softmin    derivatives.yaml:4396


def nn_functional_softmin(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmin(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(-input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = argument("nn.functional.softmin", "dim", "int?", dim)
    if dtype is not None:
        dtype = argument("nn.functional.softmin", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softmin", 0, "input", input)
    try:
        return ops.softmax(-1.0 * input, losses.softmax_dim('softmin', dim, input.ndim), dtype)
    except FAULTS as error:
        raise refused(error, "nn.functional.softmin", input=input, dim=dim, dtype=dtype) from None


# ------------------------------------------------------------------------------------------------
# linalg.solve    derivatives.yaml:4421


def linalg_solve(A, B, *, left=True):
    """linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor

    The solution X of A X = B, or of X A = B unless `left`, for square matrices A. B is a vector, or a matrix of vectors.
    """
    if left is not True and left is not False:
        left = argument("linalg.solve", "left", "bool", left)
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.solve", 0, "A", A)
    if B.__class__ is not Tensor:
        B = tensor_argument("linalg.solve", 1, "B", B)
    try:
        return systems.solve(A, B, left)
    except FAULTS as error:
        raise refused(error, "linalg.solve", A=A, B=B, left=left) from None


# ------------------------------------------------------------------------------------------------
# linalg.solve_ex    derivatives.yaml:4426


class LinalgSolveExResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'info', )


def linalg_solve_ex(A, B, *, left=True, check_errors=False):
    """linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> (Tensor result, Tensor info)

    As linalg.solve, and for each matrix the number of the pivot that is zero, or 0; no error unless `check_errors`.
    """
    if left is not True and left is not False:
        left = argument("linalg.solve_ex", "left", "bool", left)
    if check_errors is not True and check_errors is not False:
        check_errors = argument("linalg.solve_ex", "check_errors", "bool", check_errors)
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.solve_ex", 0, "A", A)
    if B.__class__ is not Tensor:
        B = tensor_argument("linalg.solve_ex", 1, "B", B)
    try:
        return LinalgSolveExResult(systems.solve_ex(A, B, left, check_errors))
    except FAULTS as error:
        raise refused(error, "linalg.solve_ex", A=A, B=B, left=left, check_errors=check_errors) from None


# ------------------------------------------------------------------------------------------------
# inverse    derivatives.yaml:4439


def inverse(input):
    """inverse(Tensor self) -> Tensor

    The inverse of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("inverse", 0, "input", input)
    try:
        return ops.linalg_inv(input)
    except FAULTS as error:
        raise refused(error, "inverse", self=input) from None


# ------------------------------------------------------------------------------------------------
# linalg.pinv.rcond    derivatives.yaml:4460


def linalg_pinv_rcond(input, rcond, hermitian=False):
    """linalg.pinv.rcond(Tensor self, float rcond, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if rcond.__class__ not in NUMBERS:
        rcond = argument("linalg.pinv.rcond", "rcond", "float", rcond)
    if hermitian is not True and hermitian is not False:
        hermitian = argument("linalg.pinv.rcond", "hermitian", "bool", hermitian)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.pinv.rcond", 0, "input", input)
    try:
        return ops.linalg_pinv(input, rtol=rcond, hermitian=hermitian)
    except FAULTS as error:
        raise refused(error, "linalg.pinv.rcond", self=input, rcond=rcond, hermitian=hermitian) from None


# ------------------------------------------------------------------------------------------------
# pinverse    derivatives.yaml:4465


def pinverse(input, rcond=1e-15):
    """pinverse(Tensor self, float rcond=1e-15) -> Tensor

    The pseudoinverse; singular values up to rcond times the largest count as 0.
    """
    if rcond.__class__ not in NUMBERS:
        rcond = argument("pinverse", "rcond", "float", rcond)
    if input.__class__ is not Tensor:
        input = tensor_argument("pinverse", 0, "input", input)
    try:
        return ops.linalg_pinv(input, rtol=rcond)
    except FAULTS as error:
        raise refused(error, "pinverse", self=input, rcond=rcond) from None


# ------------------------------------------------------------------------------------------------
# linalg.matrix_rank.tol    derivatives.yaml:4478


def linalg_matrix_rank_tol(input, tol, hermitian=False):
    """linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor

    How many singular values are larger than `tol`.
    """
    if hermitian is not True and hermitian is not False:
        hermitian = argument("linalg.matrix_rank.tol", "hermitian", "bool", hermitian)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_rank.tol", 0, "input", input)
    if tol.__class__ is not Tensor:
        tol = tensor_argument("linalg.matrix_rank.tol", 1, "tol", tol)
    try:
        return ops.linalg_matrix_rank(input, atol=tol, rtol=0, hermitian=hermitian)
    except FAULTS as error:
        raise refused(error, "linalg.matrix_rank.tol", input=input, tol=tol, hermitian=hermitian) from None


# ------------------------------------------------------------------------------------------------
# linalg.lstsq    derivatives.yaml:4483


class LinalgLstsqResult(ReturnType):
    __slots__ = ()
    fields = ('solution', 'residuals', 'rank', 'singular_values', )


def linalg_lstsq(input, b, rcond=None, *, driver=None):
    """linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)

    The X of least norm that makes the norm of self X - b least; the sums of squares of that difference, the ranks and the singular values.
    """
    if rcond is not None and rcond.__class__ not in NUMBERS:
        rcond = argument("linalg.lstsq", "rcond", "float?", rcond)
    if driver is not None and driver.__class__ is not str:
        driver = argument("linalg.lstsq", "driver", "str?", driver)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.lstsq", 0, "input", input)
    if b.__class__ is not Tensor:
        b = tensor_argument("linalg.lstsq", 1, "b", b)
    try:
        return LinalgLstsqResult(systems.lstsq(input, b, rcond, driver))
    except FAULTS as error:
        raise refused(error, "linalg.lstsq", self=input, b=b, rcond=rcond, driver=driver) from None


# ------------------------------------------------------------------------------------------------
# linalg.tensorinv    derivatives.yaml:4488


def linalg_tensorinv(input, ind=2):
    """linalg.tensorinv(Tensor self, int ind=2) -> Tensor

    The inverse of a tensor as a map from its last dimensions to its first `ind`.
    """
    if ind.__class__ is not int:
        ind = argument("linalg.tensorinv", "ind", "int", ind)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.tensorinv", 0, "input", input)
    try:
        return systems.tensorinv(input, ind)
    except FAULTS as error:
        raise refused(error, "linalg.tensorinv", self=input, ind=ind) from None


# ------------------------------------------------------------------------------------------------
# linalg.tensorsolve    derivatives.yaml:4494


def linalg_tensorsolve(input, other, dims=None):
    """linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor

    The X with tensordot(self, X, X.ndim) equal to other; `dims` of self are moved to its end first.
    """
    if dims is not None and not all_ints(dims):
        dims = argument("linalg.tensorsolve", "dims", "int[]?", dims)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.tensorsolve", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("linalg.tensorsolve", 1, "other", other)
    try:
        return systems.tensorsolve(input, other, dims)
    except FAULTS as error:
        raise refused(error, "linalg.tensorsolve", self=input, other=other, dims=dims) from None


# ------------------------------------------------------------------------------------------------
# det    derivatives.yaml:4510


def det(input):
    """det(Tensor self) -> Tensor

    The determinant of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("det", 0, "input", input)
    try:
        return ops.linalg_det(input)
    except FAULTS as error:
        raise refused(error, "det", self=input) from None


# ------------------------------------------------------------------------------------------------
# slogdet    derivatives.yaml:4524


class SlogdetResult(ReturnType):
    __slots__ = ()
    fields = ('sign', 'logabsdet', )


def slogdet(input):
    """slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("slogdet", 0, "input", input)
    try:
        return SlogdetResult(ops.linalg_slogdet(input))
    except FAULTS as error:
        raise refused(error, "slogdet", self=input) from None


# ------------------------------------------------------------------------------------------------
# logdet    derivatives.yaml:4529


def logdet(input):
    """logdet(Tensor self) -> Tensor

    The logarithm of the determinant; nan where a real one is negative.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("logdet", 0, "input", input)
    try:
        return determinants.logdet(input)
    except FAULTS as error:
        raise refused(error, "logdet", self=input) from None


# ------------------------------------------------------------------------------------------------
# matrix_exp    derivatives.yaml:4541


def matrix_exp(input):
    """matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("matrix_exp", 0, "input", input)
    try:
        return ops.linalg_matrix_exp(input)
    except FAULTS as error:
        raise refused(error, "matrix_exp", self=input) from None


# ------------------------------------------------------------------------------------------------
# linalg.matrix_power    derivatives.yaml:4553


def linalg_matrix_power(input, n):
    """linalg.matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """
    if n.__class__ is not int:
        n = argument("linalg.matrix_power", "n", "int", n)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_power", 0, "input", input)
    try:
        return chains.matrix_power(input, n)
    except FAULTS as error:
        raise refused(error, "linalg.matrix_power", self=input, n=n) from None


# ------------------------------------------------------------------------------------------------
# matrix_power    derivatives.yaml:4559


def matrix_power(input, n):
    """matrix_power(Tensor self, int n) -> Tensor

    Square matrices multiplied n times with themselves, or with their inverses if n is negative.
    """
    if n.__class__ is not int:
        n = argument("matrix_power", "n", "int", n)
    if input.__class__ is not Tensor:
        input = tensor_argument("matrix_power", 0, "input", input)
    try:
        return ops.linalg_matrix_power(input, n)
    except FAULTS as error:
        raise refused(error, "matrix_power", self=input, n=n) from None


# ------------------------------------------------------------------------------------------------
# linalg.multi_dot    derivatives.yaml:4564


def linalg_multi_dot(*tensors, **named):
    """linalg.multi_dot(Tensor[] tensors) -> Tensor

    The product of two or more matrices, in the cheapest order; the first and the last may be vectors.
    """
    tensors = tensor_list("linalg.multi_dot", "tensors", tensors, named)
    if not all_plain(tensors):
        tensors = tensors_argument("linalg.multi_dot", "tensors", tensors)
    try:
        return chains.multi_dot(tensors)
    except FAULTS as error:
        raise refused(error, "linalg.multi_dot", tensors=tensors) from None


# ------------------------------------------------------------------------------------------------
# chain_matmul    derivatives.yaml:4569


def chain_matmul(*matrices, **named):
    """chain_matmul(Tensor[] matrices) -> Tensor

    The product of matrices, in the cheapest order.
    """
    matrices = tensor_list("chain_matmul", "matrices", matrices, named)
    if not all_plain(matrices):
        matrices = tensors_argument("chain_matmul", "matrices", matrices)
    try:
        return chains.chain_matmul(matrices)
    except FAULTS as error:
        raise refused(error, "chain_matmul", matrices=matrices) from None


# ------------------------------------------------------------------------------------------------
# linalg.vander    derivatives.yaml:4574


def linalg_vander(x, *, N=None):
    """linalg.vander(Tensor x, *, int? N=None) -> Tensor

    The powers 0 to N - 1 of each element, along a new last dimension.
    """
    if N is not None and N.__class__ is not int:
        N = argument("linalg.vander", "N", "int?", N)
    if x.__class__ is not Tensor:
        x = tensor_argument("linalg.vander", 0, "x", x)
    try:
        return chains.vander(x, N)
    except FAULTS as error:
        raise refused(error, "linalg.vander", x=x, N=N) from None


# ------------------------------------------------------------------------------------------------
# linalg.vecdot    derivatives.yaml:4579


def linalg_vecdot(x, y, *, dim=-1, axis=None):
    """linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor

    The sums of products along `dim`, x conjugated.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("linalg.vecdot", "dim", "int", dim)
    if x.__class__ is not Tensor:
        x = tensor_argument("linalg.vecdot", 0, "x", x)
    if y.__class__ is not Tensor:
        y = tensor_argument("linalg.vecdot", 1, "y", y)
    try:
        return (x.conj() * y).sum(dim)
    except FAULTS as error:
        raise refused(error, "linalg.vecdot", x=x, y=y, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# cross    derivatives.yaml:4592


def cross(input, other, dim=None, *, axis=None):
    """cross(Tensor self, Tensor other, int? dim=None) -> Tensor

    The cross products of vectors along `dim`, by default the first dimension with three elements.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = argument("cross", "dim", "int?", dim)
    if input.__class__ is not Tensor:
        input = tensor_argument("cross", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("cross", 1, "other", other)
    try:
        return ops.linalg_cross(input, other, dim=distances.cross_dim(input, other, dim))
    except FAULTS as error:
        raise refused(error, "cross", self=input, other=other, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# linalg.diagonal    derivatives.yaml:4597


def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)

    The diagonals of matrices.
    """
    if offset.__class__ is not int:
        offset = argument("linalg.diagonal", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = argument("linalg.diagonal", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = argument("linalg.diagonal", "dim2", "int", dim2)
    if A.__class__ is not Tensor:
        A = tensor_argument("linalg.diagonal", 0, "A", A)
    try:
        return A.diagonal(offset, dim1, dim2)
    except FAULTS as error:
        raise refused(error, "linalg.diagonal", A=A, offset=offset, dim1=dim1, dim2=dim2) from None


# ------------------------------------------------------------------------------------------------
# linalg.vector_norm    derivatives.yaml:4604


def linalg_vector_norm(input, ord=2, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The norm of the elements along `dim`; its gradient at 0 is 0.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if ord.__class__ not in NUMBERS:
        ord = argument("linalg.vector_norm", "ord", "Scalar", ord)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("linalg.vector_norm", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("linalg.vector_norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = argument("linalg.vector_norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.vector_norm", 0, "input", input)
    try:
        return norms.vector_norm(input, ord, dim, keepdim, dtype)
    except FAULTS as error:
        raise refused(error, "linalg.vector_norm", self=input, ord=ord, dim=dim, keepdim=keepdim, dtype=dtype) from None


# ------------------------------------------------------------------------------------------------
# linalg.matrix_norm    derivatives.yaml:4611


def linalg_matrix_norm(input, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if not all_ints(dim):
        dim = argument("linalg.matrix_norm", "dim", "int[]", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("linalg.matrix_norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = argument("linalg.matrix_norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_norm", 0, "input", input)
    try:
        return norms.matrix_norm(input, ord, dim, keepdim, dtype)
    except FAULTS as error:
        raise refused(error, "linalg.matrix_norm", self=input, ord=ord, dim=dim, keepdim=keepdim, dtype=dtype) from None


# ------------------------------------------------------------------------------------------------
# linalg.norm    derivatives.yaml:4621


def linalg_norm(input, ord=None, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices if there are two dimensions, or `dim` names two, and else of vectors.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = argument("linalg.norm", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("linalg.norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = argument("linalg.norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.norm", 0, "input", input)
    try:
        return norms.norm(input, ord, dim, keepdim, dtype)
    except FAULTS as error:
        raise refused(error, "linalg.norm", self=input, ord=ord, dim=dim, keepdim=keepdim, dtype=dtype) from None


# ------------------------------------------------------------------------------------------------
# linalg.cond    derivatives.yaml:4626


def linalg_cond(input, p=None):
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, the norm of a matrix times that of its inverse; infinite for singular ones.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.cond", 0, "input", input)
    try:
        return norms.cond(input, p)
    except FAULTS as error:
        raise refused(error, "linalg.cond", self=input, p=p) from None


# ------------------------------------------------------------------------------------------------
# cdist    derivatives.yaml:4632


def cdist(x1, x2, p=2, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """cdist(Tensor x1, Tensor x2, float p=2, any compute_mode="use_mm_for_euclid_dist_if_necessary") -> Tensor

    The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient is 0.
    """
    if p.__class__ not in NUMBERS:
        p = argument("cdist", "p", "float", p)
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("cdist", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("cdist", 1, "x2", x2)
    try:
        return distances.cdist(x1, x2, p, compute_mode)
    except FAULTS as error:
        raise refused(error, "cdist", x1=x1, x2=x2, p=p, compute_mode=compute_mode) from None


# ------------------------------------------------------------------------------------------------
# pdist    derivatives.yaml:4639


def pdist(input, p=2):
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """
    if p.__class__ not in NUMBERS:
        p = argument("pdist", "p", "float", p)
    if input.__class__ is not Tensor:
        input = tensor_argument("pdist", 0, "input", input)
    try:
        return distances.pdist(input, p)
    except FAULTS as error:
        raise refused(error, "pdist", input=input, p=p) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.pairwise_distance    derivatives.yaml:4645


def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False, *, keepdims=None):
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """
    if keepdims is not None:
        keepdim = keepdims
    if p.__class__ not in NUMBERS:
        p = argument("nn.functional.pairwise_distance", "p", "float", p)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.pairwise_distance", "eps", "float", eps)
    if keepdim is not True and keepdim is not False:
        keepdim = argument("nn.functional.pairwise_distance", "keepdim", "bool", keepdim)
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.pairwise_distance", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.pairwise_distance", 1, "x2", x2)
    try:
        return distances.pairwise_distance(x1, x2, p, eps, keepdim)
    except FAULTS as error:
        raise refused(error, "nn.functional.pairwise_distance", x1=x1, x2=x2, p=p, eps=eps, keepdim=keepdim) from None


# ------------------------------------------------------------------------------------------------
# nn.functional.cosine_similarity    derivatives.yaml:4651


def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-8, *, axis=None):
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = argument("nn.functional.cosine_similarity", "dim", "int", dim)
    if eps.__class__ not in NUMBERS:
        eps = argument("nn.functional.cosine_similarity", "eps", "float", eps)
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.cosine_similarity", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.cosine_similarity", 1, "x2", x2)
    try:
        return distances.cosine_similarity(x1, x2, dim, eps)
    except FAULTS as error:
        raise refused(error, "nn.functional.cosine_similarity", x1=x1, x2=x2, dim=dim, eps=eps) from None
