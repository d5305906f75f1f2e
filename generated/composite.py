# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind composite: functions, Backward nodes and tangents.

Written in other operations of the table; its derivative follows.
"""

# ruff: noqa
# mypy: ignore-errors
from math import nan

import numpy as np

from autograd.formulas import (
    dropouts,
    grids,
    indexing,
    products,
    scattering,
    sections,
    shapes,
    statistics,
)
from autograd.operation import number
from autograd.support import ReturnType, int_list, overwrite, tensor_list, missing_argument
from autograd.tensor import Tensor
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# rsub    derivatives.yaml:28


def rsub(self, other, *, alpha=1):
    """rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    other - alpha * self.
    """
    return ops.sub(other, self, alpha=alpha)


# ------------------------------------------------------------------------------------------------
# max.other    derivatives.yaml:744


def max_other(self, other):
    """max.other(Tensor self, Tensor other) -> Tensor

    The larger of the two, element by element.
    """
    return ops.maximum(self, other)


# ------------------------------------------------------------------------------------------------
# min.other    derivatives.yaml:768


def min_other(self, other):
    """min.other(Tensor self, Tensor other) -> Tensor

    The smaller of the two, element by element.
    """
    return ops.minimum(self, other)


# ------------------------------------------------------------------------------------------------
# var.dim    derivatives.yaml:810


def var_dim(self, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The variance over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    return self.var(dim, correction=1 if unbiased else 0, keepdim=keepdim)


# ------------------------------------------------------------------------------------------------
# var    derivatives.yaml:815


def var_default(self, unbiased=True):
    """var(Tensor self, bool unbiased=True) -> Tensor

    The variance of all elements; `unbiased` stands for correction=1.
    """
    return self.var(None, correction=1 if unbiased else 0)


# ------------------------------------------------------------------------------------------------
# std.dim    derivatives.yaml:829


def std_dim(self, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The standard deviation over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    return self.std(dim, correction=1 if unbiased else 0, keepdim=keepdim)


# ------------------------------------------------------------------------------------------------
# std    derivatives.yaml:834


def std_default(self, unbiased=True):
    """std(Tensor self, bool unbiased=True) -> Tensor

    The standard deviation of all elements; `unbiased` stands for correction=1.
    """
    return self.std(None, correction=1 if unbiased else 0)


# ------------------------------------------------------------------------------------------------
# nn.functional.softmax    derivatives.yaml:905


def nn_functional_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmax(Tensor input, int dim, *, dtype? dtype=None) -> Tensor

    exp(input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("nn.functional.softmax", "dim")
    return ops.softmax(input, dim, dtype)


# ------------------------------------------------------------------------------------------------
# nn.functional.log_softmax    derivatives.yaml:910


def nn_functional_log_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.log_softmax(Tensor input, int dim, *, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("nn.functional.log_softmax", "dim")
    return ops.log_softmax(input, dim, dtype)


# ------------------------------------------------------------------------------------------------
# nn.functional.cross_entropy    derivatives.yaml:917


def nn_functional_cross_entropy(input, target, weight=None, *, ignore_index=-100, reduction="mean", label_smoothing=0.0):
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, *, int ignore_index=-100, str reduction="mean", float label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it has the shape of `input`, of class probabilities.
    """
    return ops.nn_functional_cross_entropy_soft(input, target, weight, reduction, label_smoothing) if input.shape == target.shape else ops.nn_functional_cross_entropy_hard(input, target, weight, ignore_index, reduction, label_smoothing)[0]


# ------------------------------------------------------------------------------------------------
# msort    derivatives.yaml:1024


def msort(self):
    """msort(Tensor self) -> Tensor

    Sorted along the first dimension.
    """
    return ops.sort(self, 0)[0]


# ------------------------------------------------------------------------------------------------
# view_as    derivatives.yaml:1080


def view_as(self, other):
    """view_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same memory in the shape of other.
    """
    return ops.view(self, other.shape)


# ------------------------------------------------------------------------------------------------
# reshape_as    derivatives.yaml:1085


def reshape_as(self, other):
    """reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same elements in the shape of other.
    """
    return ops.reshape(self, other.shape)


# ------------------------------------------------------------------------------------------------
# ravel    derivatives.yaml:1096


def ravel(self):
    """ravel(Tensor(a) self) -> Tensor(a)

    All elements along one dimension.
    """
    return ops.reshape(self, -1)


# ------------------------------------------------------------------------------------------------
# expand_as    derivatives.yaml:1131


def expand_as(self, other):
    """expand_as(Tensor(a) self, Tensor other) -> Tensor(a)

    A view that repeats self to the shape of other.
    """
    return ops.expand(self, other.shape)


# ------------------------------------------------------------------------------------------------
# atleast_1d    derivatives.yaml:1142


def atleast_1d(self):
    """atleast_1d(Tensor(a) self) -> Tensor(a)

    A number as a vector; anything else as it is.
    """
    return ops.reshape(self, shapes.at_least(self.shape, 1))


# ------------------------------------------------------------------------------------------------
# atleast_2d    derivatives.yaml:1148


def atleast_2d(self):
    """atleast_2d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 in front, so that there are at least two.
    """
    return ops.reshape(self, shapes.at_least(self.shape, 2))


# ------------------------------------------------------------------------------------------------
# atleast_3d    derivatives.yaml:1154


def atleast_3d(self):
    """atleast_3d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 added, so that there are at least three.
    """
    return ops.reshape(self, shapes.at_least(self.shape, 3))


# ------------------------------------------------------------------------------------------------
# fliplr    derivatives.yaml:1239


def fliplr(self):
    """fliplr(Tensor self) -> Tensor

    A copy with the columns in reverse order.
    """
    return ops.flip(self, 1)


# ------------------------------------------------------------------------------------------------
# flipud    derivatives.yaml:1245


def flipud(self):
    """flipud(Tensor self) -> Tensor

    A copy with the rows in reverse order.
    """
    return ops.flip(self, 0)


# ------------------------------------------------------------------------------------------------
# hstack    derivatives.yaml:1282


def hstack(*tensors, **named):
    """hstack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors along their only one.
    """
    tensors = tensor_list("hstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else 1)


# ------------------------------------------------------------------------------------------------
# vstack    derivatives.yaml:1288


def vstack(*tensors, **named):
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """
    tensors = tensor_list("vstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 2), 0)


# ------------------------------------------------------------------------------------------------
# dstack    derivatives.yaml:1295


def dstack(*tensors, **named):
    """dstack(Tensor[] tensors) -> Tensor

    Tensors joined along the third dimension.
    """
    tensors = tensor_list("dstack", "tensors", tensors, named)
    return ops.cat(shapes.with_dims(tensors, 3), 2)


# ------------------------------------------------------------------------------------------------
# column_stack    derivatives.yaml:1301


def column_stack(*tensors, **named):
    """column_stack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors as columns.
    """
    tensors = tensor_list("column_stack", "tensors", tensors, named)
    return ops.cat(shapes.with_columns(tensors), 1)


# ------------------------------------------------------------------------------------------------
# split    derivatives.yaml:1314


def split(self, split_size, dim=0, *, axis=None):
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

    Parts of split_size along dim, the last one smaller if need be, or parts of given sizes.
    """
    if axis is not None:
        dim = axis
    return ops.split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)


# ------------------------------------------------------------------------------------------------
# chunk    derivatives.yaml:1320


def chunk(self, chunks, dim=0, *, axis=None):
    """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    At most so many parts along dim, all of one size but the last.
    """
    if axis is not None:
        dim = axis
    return ops.split_with_sizes(self, shapes.chunk_sizes(self.shape, chunks, dim), dim)


# ------------------------------------------------------------------------------------------------
# tensor_split    derivatives.yaml:1326


def tensor_split(self, indices_or_sections, dim=0, *, axis=None):
    """tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]

    So many parts along dim, whose sizes differ by at most one, or parts cut at given indices.
    """
    if axis is not None:
        dim = axis
    return ops.split_with_sizes(self, shapes.section_sizes(self.shape, indices_or_sections, dim), dim)


# ------------------------------------------------------------------------------------------------
# tile    derivatives.yaml:1345


def tile(self, *dims, **named):
    """tile(Tensor self, int[] dims) -> Tensor

    Copies side by side, so many along the last dimensions.
    """
    dims = int_list("tile", "dims", dims, named)
    return ops.repeat(self, shapes.tile_counts(dims, self.ndim))


# ------------------------------------------------------------------------------------------------
# repeat_interleave    derivatives.yaml:1351


def repeat_interleave(self, repeats, dim=None, *, output_size=None, axis=None):
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) -> Tensor

    Each element, or each slice along dim, so many times in a row.
    """
    if axis is not None:
        dim = axis
    return shapes.repeated(self, repeats, dim)


# ------------------------------------------------------------------------------------------------
# hsplit    derivatives.yaml:1364


def hsplit(self, indices_or_sections):
    """hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Parts along the second dimension, of vectors along their only one; equal ones, or cut at indices.
    """
    return ops.tensor_split(self, sections.checked('hsplit', self.shape, indices_or_sections), 0 if self.ndim == 1 else 1)


# ------------------------------------------------------------------------------------------------
# vsplit    derivatives.yaml:1369


def vsplit(self, indices_or_sections):
    """vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the first dimension, or parts cut at indices.
    """
    return ops.tensor_split(self, sections.checked('vsplit', self.shape, indices_or_sections), 0)


# ------------------------------------------------------------------------------------------------
# dsplit    derivatives.yaml:1374


def dsplit(self, indices_or_sections):
    """dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the third dimension, or parts cut at indices.
    """
    return ops.tensor_split(self, sections.checked('dsplit', self.shape, indices_or_sections), 2)


# ------------------------------------------------------------------------------------------------
# block_diag    derivatives.yaml:1379


def block_diag(*tensors, **named):
    """block_diag(Tensor[] tensors) -> Tensor

    One matrix with matrices, rows and numbers side by side on its diagonal, zero elsewhere.
    """
    tensors = tensor_list("block_diag", "tensors", tensors, named)
    return ops.cat(grids.block_rows(tensors), 0)


# ------------------------------------------------------------------------------------------------
# broadcast_tensors    derivatives.yaml:1384


def broadcast_tensors(*tensors, **named):
    """broadcast_tensors(Tensor[] tensors) -> Tensor[]

    Each tensor repeated to the shape that all have in common.
    """
    tensors = tensor_list("broadcast_tensors", "tensors", tensors, named)
    return grids.broadcast(tensors)


# ------------------------------------------------------------------------------------------------
# meshgrid    derivatives.yaml:1390


def meshgrid(*tensors, indexing=None, **named):
    """meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]

    Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of 'ij'.
    """
    tensors = tensor_list("meshgrid", "tensors", tensors, named)
    return grids.meshgrid(tensors, indexing)


# ------------------------------------------------------------------------------------------------
# cartesian_prod    derivatives.yaml:1395


def cartesian_prod(*tensors, **named):
    """cartesian_prod(Tensor[] tensors) -> Tensor

    All combinations of one element of each vector, a row for each.
    """
    tensors = tensor_list("cartesian_prod", "tensors", tensors, named)
    return grids.cartesian(tensors)


# ------------------------------------------------------------------------------------------------
# combinations    derivatives.yaml:1400


def combinations(self, r=2, with_replacement=False):
    """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

    All combinations of r elements of a vector, a row for each.
    """
    return ops.getitem(self, grids.combinations(self.shape, r, with_replacement))


# ------------------------------------------------------------------------------------------------
# diagflat    derivatives.yaml:1405


def diagflat(self, offset=0):
    """diagflat(Tensor self, int offset=0) -> Tensor

    The matrix with all elements of self on a diagonal.
    """
    return ops.diag_embed(ops.reshape(self, -1), offset)


# ------------------------------------------------------------------------------------------------
# diag    derivatives.yaml:1434


def diag(self, diagonal=0):
    """diag(Tensor self, int diagonal=0) -> Tensor

    The matrix with self on its diagonal, or the diagonal of the matrix self.
    """
    return shapes.diag(self, diagonal)


# ------------------------------------------------------------------------------------------------
# as_strided_copy    derivatives.yaml:1479


def as_strided_copy(self, size, stride, storage_offset=None):
    """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    A copy of as_strided.
    """
    return ops.clone(ops.as_strided(self, size, stride, storage_offset))


# ------------------------------------------------------------------------------------------------
# diagonal_copy    derivatives.yaml:1484


def diagonal_copy(self, offset=0, dim1=0, dim2=1):
    """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

    A copy of diagonal.
    """
    return ops.clone(ops.diagonal(self, offset, dim1, dim2))


# ------------------------------------------------------------------------------------------------
# expand_copy    derivatives.yaml:1489


def expand_copy(self, *size, **named):
    """expand_copy(Tensor self, int[] size) -> Tensor

    A copy of expand.
    """
    size = int_list("expand_copy", "size", size, named)
    return ops.clone(ops.expand(self, size))


# ------------------------------------------------------------------------------------------------
# narrow_copy    derivatives.yaml:1494


def narrow_copy(self, dim=None, start=None, length=None, *, axis=None):
    """narrow_copy(Tensor self, int dim, int start, int length) -> Tensor

    A copy of narrow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("narrow_copy", "dim")
    return ops.clone(ops.narrow(self, dim, start, length))


# ------------------------------------------------------------------------------------------------
# permute_copy    derivatives.yaml:1499


def permute_copy(self, *dims, **named):
    """permute_copy(Tensor self, int[] dims) -> Tensor

    A copy of permute.
    """
    dims = int_list("permute_copy", "dims", dims, named)
    return ops.clone(ops.permute(self, dims))


# ------------------------------------------------------------------------------------------------
# select_copy    derivatives.yaml:1504


def select_copy(self, dim=None, index=None, *, axis=None):
    """select_copy(Tensor self, int dim, int index) -> Tensor

    A copy of select.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_copy", "dim")
    return ops.clone(ops.select(self, dim, index))


# ------------------------------------------------------------------------------------------------
# slice_copy    derivatives.yaml:1509


def slice_copy(self, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    A copy of every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    return ops.clone(ops.getitem(self, scattering.slice_part(self.shape, None, dim, start, end, step)))


# ------------------------------------------------------------------------------------------------
# split_with_sizes_copy    derivatives.yaml:1514


def split_with_sizes_copy(self, split_sizes, dim=0, *, axis=None):
    """split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]

    Copies of the parts of split_with_sizes.
    """
    if axis is not None:
        dim = axis
    return scattering.copied(ops.split_with_sizes(self, split_sizes, dim))


# ------------------------------------------------------------------------------------------------
# squeeze_copy    derivatives.yaml:1519


def squeeze_copy(self, dim=None, *, axis=None):
    """squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor

    A copy of squeeze.
    """
    if axis is not None:
        dim = axis
    return ops.clone(ops.squeeze(self, dim))


# ------------------------------------------------------------------------------------------------
# t_copy    derivatives.yaml:1524


def t_copy(self):
    """t_copy(Tensor self) -> Tensor

    A copy of t.
    """
    return ops.clone(ops.t(self))


# ------------------------------------------------------------------------------------------------
# transpose_copy    derivatives.yaml:1529


def transpose_copy(self, dim0, dim1):
    """transpose_copy(Tensor self, int dim0, int dim1) -> Tensor

    A copy of transpose.
    """
    return ops.clone(ops.transpose(self, dim0, dim1))


# ------------------------------------------------------------------------------------------------
# unbind_copy    derivatives.yaml:1534


def unbind_copy(self, dim=0, *, axis=None):
    """unbind_copy(Tensor self, int dim=0) -> Tensor[]

    Copies of the slices of unbind.
    """
    if axis is not None:
        dim = axis
    return scattering.copied(ops.unbind(self, dim))


# ------------------------------------------------------------------------------------------------
# unfold_copy    derivatives.yaml:1539


def unfold_copy(self, dimension, size, step):
    """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

    A copy of unfold.
    """
    return ops.clone(ops.unfold(self, dimension, size, step))


# ------------------------------------------------------------------------------------------------
# unsqueeze_copy    derivatives.yaml:1544


def unsqueeze_copy(self, dim=None, *, axis=None):
    """unsqueeze_copy(Tensor self, int dim) -> Tensor

    A copy of unsqueeze.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze_copy", "dim")
    return ops.clone(ops.unsqueeze(self, dim))


# ------------------------------------------------------------------------------------------------
# view_copy    derivatives.yaml:1549


def view_copy(self, *size, **named):
    """view_copy(Tensor self, int[] size) -> Tensor

    A copy in another shape, one size of which may be -1.
    """
    size = int_list("view_copy", "size", size, named)
    return ops.clone(ops.reshape(self, size))


# ------------------------------------------------------------------------------------------------
# select    derivatives.yaml:1571


def select(self, dim=None, index=None, *, axis=None):
    """select(Tensor(a) self, int dim, int index) -> Tensor(a)

    The slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select", "dim")
    return ops.getitem(self, indexing.select_index(self.shape, dim, index))


# ------------------------------------------------------------------------------------------------
# narrow    derivatives.yaml:1576


def narrow(self, dim=None, start=None, length=None, *, axis=None):
    """narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)

    The part from start on, of a given length, along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("narrow", "dim")
    return ops.getitem(self, indexing.narrow_index(self.shape, dim, start, length))


# ------------------------------------------------------------------------------------------------
# take_along_dim    derivatives.yaml:1589


def take_along_dim(self, indices, dim=None, *, axis=None):
    """take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor

    The elements at indices along dim, or of all elements in a row.
    """
    if axis is not None:
        dim = axis
    return ops.gather(indexing.take_source(self, indices, dim), 0 if dim is None else dim, indexing.take_index(self, indices, dim))


# ------------------------------------------------------------------------------------------------
# take    derivatives.yaml:1594


def take(self, index):
    """take(Tensor self, Tensor index) -> Tensor

    The elements at index, counted through all dimensions.
    """
    return ops.getitem(ops.reshape(self, -1), index)


# ------------------------------------------------------------------------------------------------
# masked_select    derivatives.yaml:1607


def masked_select(self, mask):
    """masked_select(Tensor self, Tensor mask) -> Tensor

    The elements where mask is true, in a row.
    """
    return ops.getitem(ops.expand(self, indexing.common_shape(self, mask)), indexing.mask_index(self, mask))


# ------------------------------------------------------------------------------------------------
# argwhere    derivatives.yaml:1628


def argwhere(self):
    """argwhere(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    return ops.nonzero(self)


# ------------------------------------------------------------------------------------------------
# select_scatter    derivatives.yaml:1765


def select_scatter(self, src, dim=None, index=None, *, axis=None):
    """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

    self with src as the slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_scatter", "dim")
    return ops.index_put(self, scattering.select_part(self.shape, src.shape, dim, index), src)


# ------------------------------------------------------------------------------------------------
# slice_scatter    derivatives.yaml:1770


def slice_scatter(self, src, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    self with src as every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    return ops.index_put(self, scattering.slice_part(self.shape, src.shape, dim, start, end, step), src)


# ------------------------------------------------------------------------------------------------
# diagonal_scatter    derivatives.yaml:1775


def diagonal_scatter(self, src, offset=0, dim1=0, dim2=1):
    """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

    self with src on the diagonals of the matrices in two dimensions.
    """
    return ops.put(self, scattering.diagonal_places(self.shape, src.shape, offset, dim1, dim2), src)


# ------------------------------------------------------------------------------------------------
# as_strided_scatter    derivatives.yaml:1780


def as_strided_scatter(self, src, size, stride, storage_offset=None):
    """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    self with src where as_strided lies in its memory.
    """
    return scattering.strided_write(self, src, size, stride, storage_offset)


# ------------------------------------------------------------------------------------------------
# inner    derivatives.yaml:1842


def inner(self, other):
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """
    return self * other if self.ndim == 0 or other.ndim == 0 else ops.tensordot(self, other, ([-1], [-1]))


# ------------------------------------------------------------------------------------------------
# tensordot    derivatives.yaml:1848


def tensordot(self, other, dims=2):
    """tensordot(Tensor self, Tensor other, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or over two lists of dimensions.
    """
    return ops.reshape(products.tensordot_left(self, other, dims) @ products.tensordot_right(self, other, dims), products.tensordot_shape(self, other, dims))


# ------------------------------------------------------------------------------------------------
# kron    derivatives.yaml:1854


def kron(self, other):
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """
    return products.kron(self, other)


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout    derivatives.yaml:2139


def nn_functional_dropout(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Each element is 0 with probability `p`, else divided by 1 - p; unchanged without `training`.
    """
    result = input * (ops.bernoulli(ops.empty(input.shape, dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout', input.shape, input.dtype, p, training) else input
    return overwrite(input, result) if inplace else result


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout1d    derivatives.yaml:2146


def nn_functional_dropout1d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, L) or (C, L).
    """
    result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout1d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout1d', input.shape, input.dtype, p, training) else input
    return overwrite(input, result) if inplace else result


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout2d    derivatives.yaml:2154


def nn_functional_dropout2d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """
    result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout2d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout2d', input.shape, input.dtype, p, training) else input
    return overwrite(input, result) if inplace else result


# ------------------------------------------------------------------------------------------------
# nn.functional.dropout3d    derivatives.yaml:2162


def nn_functional_dropout3d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """
    result = input * (ops.bernoulli(ops.empty(dropouts.channels('dropout3d', input.shape), dtype=input.dtype), 1 - p) * dropouts.gain(p)) if dropouts.drops('dropout3d', input.shape, input.dtype, p, training) else input
    return overwrite(input, result) if inplace else result


# ------------------------------------------------------------------------------------------------
# nn.functional.alpha_dropout    derivatives.yaml:2170


def nn_functional_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """
    result = ops.where(ops.bernoulli(ops.empty(input.shape, dtype='bool'), 1 - p), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('alpha_dropout', input.shape, input.dtype, p, training) else input
    return overwrite(input, result) if inplace else result


# ------------------------------------------------------------------------------------------------
# nn.functional.feature_alpha_dropout    derivatives.yaml:2178


def nn_functional_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """
    result = ops.where(ops.bernoulli(ops.empty(dropouts.channels('feature_alpha_dropout', input.shape), dtype='bool'), 1 - p), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('feature_alpha_dropout', input.shape, input.dtype, p, training) else input
    return overwrite(input, result) if inplace else result


# ------------------------------------------------------------------------------------------------
# dist    derivatives.yaml:2392


def dist(self, other, p=2):
    """dist(Tensor self, Tensor other, Scalar p=2) -> Tensor

    The p-norm of self - other.
    """
    return ops.norm(self - other, p)


# ------------------------------------------------------------------------------------------------
# nn.functional.relu6    derivatives.yaml:2676


def nn_functional_relu6(input):
    """nn.functional.relu6(Tensor input) -> Tensor

    input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.
    """
    return ops.nn_functional_hardtanh(input, 0, 6)


# ------------------------------------------------------------------------------------------------
# nn.functional.softsign    derivatives.yaml:2728


def nn_functional_softsign(input):
    """nn.functional.softsign(Tensor input) -> Tensor

    input / (1 + abs(input)).
    """
    return input / (ops.abs(input) + 1)


# ------------------------------------------------------------------------------------------------
# nn.functional.tanhshrink    derivatives.yaml:2733


def nn_functional_tanhshrink(input):
    """nn.functional.tanhshrink(Tensor input) -> Tensor

    input - tanh(input).
    """
    return input - ops.tanh(input)


# ------------------------------------------------------------------------------------------------
# var_mean.correction    derivatives.yaml:2878


class VarMeanCorrectionResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def var_mean_correction(self, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None):
    """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

    The variance and the mean over `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    return (self.var(dim, correction=correction, keepdim=keepdim), self.mean(dim, keepdim))


# ------------------------------------------------------------------------------------------------
# var_mean.dim    derivatives.yaml:2883


class VarMeanDimResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def var_mean_dim(self, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

    The variance and the mean over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("var_mean.dim", "dim")
    return (self.var(dim, correction=1 if unbiased else 0, keepdim=keepdim), self.mean(dim, keepdim))


# ------------------------------------------------------------------------------------------------
# var_mean    derivatives.yaml:2888


class VarMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def var_mean_default(self, unbiased=True):
    """var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The variance and the mean of all elements; `unbiased` stands for correction=1.
    """
    return (self.var(None, correction=1 if unbiased else 0), self.mean())


# ------------------------------------------------------------------------------------------------
# std_mean.correction    derivatives.yaml:2893


class StdMeanCorrectionResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def std_mean_correction(self, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None):
    """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool keepdim=False) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    return (self.std(dim, correction=correction, keepdim=keepdim), self.mean(dim, keepdim))


# ------------------------------------------------------------------------------------------------
# std_mean.dim    derivatives.yaml:2898


class StdMeanDimResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def std_mean_dim(self, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("std_mean.dim", "dim")
    return (self.std(dim, correction=1 if unbiased else 0, keepdim=keepdim), self.mean(dim, keepdim))


# ------------------------------------------------------------------------------------------------
# std_mean    derivatives.yaml:2903


class StdMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ('result0', 'result1', )


def std_mean_default(self, unbiased=True):
    """std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The standard deviation and the mean of all elements; `unbiased` stands for correction=1.
    """
    return (self.std(None, correction=1 if unbiased else 0), self.mean())


# ------------------------------------------------------------------------------------------------
# nanmean    derivatives.yaml:2916


def nanmean(self, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The mean of all elements, or along `dim`, that are not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    return ops.nansum(self, dim, keepdim, dtype=dtype) / ops.logical_not(ops.isnan(self)).sum(dim, keepdim).to(statistics.mean_dtype(self.dtype, dtype))


# ------------------------------------------------------------------------------------------------
# cov    derivatives.yaml:2927


def cov(self, *, correction=1, fweights=None, aweights=None):
    """cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) -> Tensor

    The covariances of the rows, whose columns are observations with frequencies and weights.
    """
    return statistics.covariance(self, correction, fweights, aweights)


# ------------------------------------------------------------------------------------------------
# quantile    derivatives.yaml:2972


def quantile(self, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None):
    """quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all elements or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    return statistics.quantile(self, q, dim, keepdim, interpolation, False)


# ------------------------------------------------------------------------------------------------
# nanquantile    derivatives.yaml:2978


def nanquantile(self, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None):
    """nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str interpolation="linear") -> Tensor

    The quantiles of what is not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    return statistics.quantile(self, q, dim, keepdim, interpolation, True)


# ------------------------------------------------------------------------------------------------
# trapezoid.x    derivatives.yaml:3022


def trapezoid_x(y, x, *, dim=-1, axis=None):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    """
    if axis is not None:
        dim = axis
    return statistics.trapezoid(y, x, 1, dim)


# ------------------------------------------------------------------------------------------------
# trapezoid.dx    derivatives.yaml:3028


def trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    return statistics.trapezoid(y, None, dx, dim)


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.x    derivatives.yaml:3033


def cumulative_trapezoid_x(y, x, *, dim=-1, axis=None):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at the points `x`.
    """
    if axis is not None:
        dim = axis
    return statistics.cumulative_trapezoid(y, x, 1, dim)


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.dx    derivatives.yaml:3038


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    return statistics.cumulative_trapezoid(y, None, dx, dim)


# ------------------------------------------------------------------------------------------------
# nn.functional.softmin    derivatives.yaml:3050


def nn_functional_softmin(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmin(Tensor input, int dim, *, dtype? dtype=None) -> Tensor

    exp(-input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("nn.functional.softmin", "dim")
    return ops.softmax(-1.0 * input, dim, dtype)
