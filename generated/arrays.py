# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 73a5d7d265f95e21, content f7cc7315704a3d4f
"""The forward of every row as a plain function of arrays: the operations in NumPy."""

# ruff: noqa
# mypy: ignore-errors
from math import nan

import numpy as np

from autograd import kernels
from autograd.composites import (
    chains,
    contractions,
    convolutions,
    copies,
    ctc,
    distances,
    dot_products,
    dropouts,
    embeddings,
    entropies,
    equations,
    estimates,
    factors,
    filtering,
    frames,
    gates,
    grids,
    heads,
    likelihoods,
    low_rank,
    margins,
    norm_layers,
    norms,
    pools,
    recurrent,
    reflections,
    resizing,
    sampled,
    shapes,
    shifts,
    shuffles,
    splits,
    subscripts,
)
from generated import arrays


def add(self, other, *, alpha=1):
    return self + other if alpha == 1 else self + alpha * other


def sub(self, other, *, alpha=1):
    return self - other if alpha == 1 else self - alpha * other


def rsub(self, other, *, alpha=1):
    return arrays.sub(other, self, alpha=alpha)


def mul(self, other):
    return self * other


def div(self, other, *, rounding_mode=None):
    return self / other if rounding_mode is None else kernels.div_mode(self, other, rounding_mode)


def floor_divide(self, other):
    return np.floor_divide(self, other)


def remainder(self, other):
    return kernels.remainder(self, other)


def neg(self):
    return -self


def positive(self):
    return self


def pow(self, exponent):
    return kernels.pow_(self, exponent)


def square(self):
    return np.square(self)


def sqrt(self):
    return np.sqrt(self)


def rsqrt(self):
    return 1 / np.sqrt(self)


def reciprocal(self):
    return 1 / self


def abs(self):
    return np.absolute(self)


def sign(self):
    return kernels.sign(self)


def sgn(self):
    return kernels.sign(self)


def exp(self):
    return np.exp(self)


def exp2(self):
    return np.exp2(self)


def expm1(self):
    return np.expm1(self)


def log(self):
    return np.log(self)


def log2(self):
    return np.log2(self)


def log10(self):
    return np.log10(self)


def log1p(self):
    return np.log1p(self)


def logaddexp(self, other):
    return kernels.logaddexp(self, other)


def sin(self):
    return np.sin(self)


def cos(self):
    return np.cos(self)


def tan(self):
    return np.tan(self)


def asin(self):
    return np.arcsin(self)


def acos(self):
    return np.arccos(self)


def atan(self):
    return np.arctan(self)


def sinh(self):
    return np.sinh(self)


def cosh(self):
    return np.cosh(self)


def tanh(self):
    return np.tanh(self)


def asinh(self):
    return np.arcsinh(self)


def acosh(self):
    return np.arccosh(self)


def atanh(self):
    return np.arctanh(self)


def atan2(self, other):
    return np.arctan2(self, other)


def hypot(self, other):
    return kernels.hypot(self, other)


def sigmoid(self):
    return kernels.sigmoid(self)


def special__logistic(self):
    return kernels.sigmoid(self)


def nn_functional_softplus(input, beta=1, threshold=20):
    return kernels.softplus(input, beta, threshold)


def nn_functional_logsigmoid(input):
    return kernels.logsigmoid(input)


def relu(self):
    return np.maximum(self, 0)


def nn_functional_relu(input, inplace=False):
    return np.maximum(input, 0)


def nn_functional_leaky_relu(input, negative_slope=0.01, inplace=False):
    return kernels.leaky_relu(input, negative_slope)


def nn_functional_elu(input, alpha=1.0, inplace=False):
    return kernels.elu(input, alpha, 1)


def nn_functional_selu(input, inplace=False):
    return kernels.elu(input, 1.6732632423543772, 1.0507009873554805)


def nn_functional_silu(input, inplace=False):
    return kernels.silu(input)


def nn_functional_gelu(input, *, approximate="none"):
    return kernels.gelu(input, approximate)


def erf(self):
    return kernels.erf(self)


def maximum(self, other):
    return np.maximum(self, other)


def minimum(self, other):
    return np.minimum(self, other)


def clamp_default(self, min=None, max=None):
    return kernels.clamp(self, min, max)


def clamp_Tensor(self, min=None, max=None):
    return kernels.clamp(self, min, max)


def where_default(condition, self, other):
    return kernels.where(condition, self, other)


def where_condition(condition):
    return kernels.nonzero_tuple(condition)


def lerp(self, end, weight):
    return kernels.lerp(self, end, weight)


def conj(self):
    return self.conj()


def real(self):
    return self.real


def imag(self):
    return kernels.imag(self)


def to(self, dtype):
    return kernels.to(self, dtype)


def fill(self, value):
    return kernels.filled(self, value)


def zero(self):
    return np.zeros_like(self)


def copy(self, src, non_blocking=False):
    return np.array(kernels.spread(self, src))


def eq(self, other):
    return self == other


def ne(self, other):
    return self != other


def lt(self, other):
    return self < other


def le(self, other):
    return self <= other


def gt(self, other):
    return self > other


def ge(self, other):
    return self >= other


def logical_not(self):
    return np.logical_not(self)


def logical_and(self, other):
    return np.logical_and(self, other)


def logical_or(self, other):
    return np.logical_or(self, other)


def logical_xor(self, other):
    return np.logical_xor(self, other)


def bitwise_and(self, other):
    return np.bitwise_and(self, other)


def bitwise_or(self, other):
    return np.bitwise_or(self, other)


def bitwise_xor(self, other):
    return np.bitwise_xor(self, other)


def bitwise_not(self):
    return np.bitwise_not(self)


def isnan(self):
    return np.isnan(self)


def isinf(self):
    return np.isinf(self)


def isfinite(self):
    return np.isfinite(self)


def sum(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.sum_(self, dim, keepdim, dtype)


def mean(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.mean(self, dim, keepdim, dtype)


def prod(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.prod(self, dim, keepdim, dtype)


def amax(self, dim=(), keepdim=False):
    return kernels.extremum('amax', self, dim, keepdim)


def amin(self, dim=(), keepdim=False):
    return kernels.extremum('amin', self, dim, keepdim)


def max_other(self, other):
    return np.maximum(self, other)


def min_other(self, other):
    return np.minimum(self, other)


def max_dim(self, dim, keepdim=False):
    return kernels.extremum_along('max', self, dim, keepdim)


def max_default(self):
    return kernels.extremum('max', self, None, False)


def min_dim(self, dim, keepdim=False):
    return kernels.extremum_along('min', self, dim, keepdim)


def min_default(self):
    return kernels.extremum('min', self, None, False)


def logsumexp(self, dim, keepdim=False):
    return kernels.logsumexp(self, dim, keepdim)


def var_correction(self, dim=None, *, correction=None, keepdim=False):
    return kernels.var(self, dim, correction, keepdim)


def var_dim(self, dim=None, unbiased=True, keepdim=False):
    return kernels.var(self, dim, 1 if unbiased else 0, keepdim)


def std_dim(self, dim=None, unbiased=True, keepdim=False):
    return kernels.std(self, dim, 1 if unbiased else 0, keepdim)


def var_default(self, unbiased=True):
    return kernels.var(self, None, 1 if unbiased else 0, False)


def std_default(self, unbiased=True):
    return kernels.std(self, None, 1 if unbiased else 0, False)


def std_correction(self, dim=None, *, correction=None, keepdim=False):
    return kernels.std(self, dim, correction, keepdim)


def norm(self, p="fro", dim=None, keepdim=False, *, dtype=None):
    return kernels.norm(self, p, dim, keepdim, dtype)


def all(self, dim=None, keepdim=False):
    return kernels.all_(self, dim, keepdim)


def any(self, dim=None, keepdim=False):
    return kernels.any_(self, dim, keepdim)


def argmax(self, dim=None, keepdim=False):
    return kernels.arg_extremum('argmax', self, dim, keepdim)


def argmin(self, dim=None, keepdim=False):
    return kernels.arg_extremum('argmin', self, dim, keepdim)


def count_nonzero(self, dim=None):
    return kernels.count_nonzero(self, dim)


def softmax(self, dim, dtype=None):
    return kernels.softmax(self, dim, dtype)


def log_softmax(self, dim, dtype=None):
    return kernels.log_softmax(self, dim, dtype)


def nn_functional_softmax(input, dim=None, *, dtype=None):
    return kernels.softmax(input, entropies.softmax_dim('softmax', dim, input.ndim), dtype)


def nn_functional_log_softmax(input, dim=None, *, dtype=None):
    return kernels.log_softmax(input, entropies.softmax_dim('log_softmax', dim, input.ndim), dtype)


def nn_functional_cross_entropy(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean", label_smoothing=0.0):
    return entropies.cross_entropy(input, target, weight, size_average, ignore_index, reduce, reduction, label_smoothing)


def nn_functional__cross_entropy_hard(input, target, weight, ignore_index, reduction, label_smoothing):
    return kernels.cross_entropy_hard(input, target, weight, ignore_index, reduction, label_smoothing)


def nn_functional__cross_entropy_soft(input, target, weight, reduction, label_smoothing):
    return kernels.cross_entropy_soft(input, target, weight, reduction, label_smoothing)


def nn_functional_nll_loss(input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"):
    return kernels.nll_loss(input, target, weight, size_average, ignore_index, reduce, reduction)


def nn_functional_mse_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    return kernels.mse_loss(input, target, size_average, reduce, reduction, weight)


def nn_functional_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", weight=None):
    return likelihoods.absolute_distance(input, target, weight, size_average, reduce, reduction)


def nn_functional_binary_cross_entropy(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    return kernels.binary_cross_entropy(input, target, weight, size_average, reduce, reduction)


def nn_functional_binary_cross_entropy_with_logits(input, target, weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None):
    return kernels.binary_cross_entropy_with_logits(input, target, weight, size_average, reduce, reduction, pos_weight)


def cumsum(self, dim, *, dtype=None):
    return kernels.cumsum(self, dim, dtype)


def cumprod(self, dim, *, dtype=None):
    return kernels.cumprod(self, dim, dtype)


def sort(self, dim=-1, descending=False, *, stable=None):
    return kernels.sorted_along(self, dim, descending)


def argsort(self, dim=-1, descending=False, *, stable=False):
    return kernels.arg_sorted(self, dim, descending)


def msort(self):
    return kernels.sorted_along(self, 0, False)[0]


def topk(self, k, dim=-1, largest=True, sorted=True):
    return kernels.topk(self, k, dim, largest, sorted)


def kthvalue(self, k, dim=-1, keepdim=False):
    return kernels.kthvalue(self, k, dim, keepdim)


def median_default(self):
    return kernels.median(self)


def median_dim(self, dim, keepdim=False):
    return kernels.median_dim(self, dim, keepdim)


def reshape(self, shape):
    return kernels.reshape(self, shape)


def view(self, size):
    return kernels.view(self, size)


def view_as(self, other):
    return kernels.view(self, other.shape)


def reshape_as(self, other):
    return kernels.reshape(self, other.shape)


def flatten(self, start_dim=0, end_dim=-1):
    return kernels.flatten(self, start_dim, end_dim)


def ravel(self):
    return np.asarray(kernels.reshape(self, -1), order='C')


def unflatten(self, dim, sizes):
    return kernels.unflatten(self, dim, sizes)


def squeeze(self, dim=None):
    return kernels.squeeze(self, dim)


def unsqueeze(self, dim):
    return kernels.unsqueeze(self, dim)


def expand(self, size):
    return kernels.expand(self, size)


def expand_as(self, other):
    return kernels.expand(self, other.shape)


def sum_to_size(self, size):
    return kernels.sum_to_size(self, size)


def atleast_1d_default(self):
    return kernels.reshape(self, shapes.at_least(self.shape, 1))


def atleast_2d_default(self):
    return kernels.reshape(self, shapes.at_least(self.shape, 2))


def atleast_3d_default(self):
    return kernels.reshape(self, shapes.at_least(self.shape, 3))


def atleast_1d_Sequence(tensors):
    return shapes.all_at_least(tensors, 1)


def atleast_2d_Sequence(tensors):
    return shapes.all_at_least(tensors, 2)


def atleast_3d_Sequence(tensors):
    return shapes.all_at_least(tensors, 3)


def contiguous(self, *, memory_format=None):
    return np.asarray(self, order='C')


def clone(self, *, memory_format=None):
    return np.copy(self, kernels.order(memory_format))


def transpose(self, dim0, dim1):
    return kernels.transpose(self, dim0, dim1)


def permute(self, dims):
    return kernels.permute(self, dims)


def movedim(self, source, destination):
    return kernels.movedim(self, source, destination)


def t(self):
    return kernels.t(self)


def T(self):
    return self.T


def mT(self):
    return kernels.mT(self)


def H(self):
    return kernels.H(self)


def mH(self):
    return kernels.mH(self)


def flip(self, dims):
    return kernels.flip(self, dims)


def fliplr(self):
    return shapes.flipped(self, 1)


def flipud(self):
    return shapes.flipped(self, 0)


def roll(self, shifts, dims=()):
    return kernels.roll(self, shifts, dims)


def rot90(self, k=1, dims=(0, 1,)):
    return kernels.rot90(self, k, dims)


def cat(tensors, dim=0):
    return kernels.cat(tensors, dim)


def stack(tensors, dim=0):
    return kernels.stack(tensors, dim)


def hstack(tensors):
    return kernels.cat(shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else 1)


def vstack(tensors):
    return kernels.cat(shapes.with_dims(tensors, 2), 0)


def dstack(tensors):
    return kernels.cat(shapes.with_dims(tensors, 3), 2)


def column_stack(tensors):
    return kernels.cat(shapes.with_columns(tensors), 1)


def split_with_sizes(self, split_sizes, dim=0):
    return kernels.split_with_sizes(self, split_sizes, dim)


def split_default(self, split_size, dim=0):
    return kernels.split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)


def split_sections(tensor, split_size_or_sections, dim=0):
    return kernels.split_with_sizes(tensor, shapes.split_sizes(tensor.shape, split_size_or_sections, dim), dim)


def chunk(self, chunks, dim=0):
    return kernels.split_with_sizes(self, shapes.chunk_sizes(self.shape, chunks, dim), dim)


def unsafe_split_with_sizes(self, split_sizes, dim=0):
    return splits.parts(self, splits.whole(self.shape, split_sizes, dim), dim)


def unsafe_split(self, split_size, dim=0):
    return splits.parts(self, splits.whole(self.shape, shapes.split_sizes(self.shape, split_size, dim), dim), dim)


def unsafe_chunk(self, chunks, dim=0):
    return splits.parts(self, splits.whole(self.shape, shapes.chunk_sizes(self.shape, chunks, dim), dim), dim)


def tensor_split(self, indices_or_sections, dim=0):
    return splits.parts(self, shapes.section_sizes(self.shape, indices_or_sections, dim), dim)


def unbind(self, dim=0):
    return kernels.unbind(self, dim)


def repeat(self, repeats):
    return kernels.repeat(self, repeats)


def tile(self, dims):
    return kernels.repeat(self, shapes.tile_counts(dims, self.ndim))


def repeat_interleave_default(self, repeats, dim=None, *, output_size=None):
    return shapes.repeated(self, repeats, dim)


def repeat_interleave_Tensor(repeats, *, output_size=None):
    return shapes.repeated(kernels.arange(0, repeats.size, 1, None), repeats, 0)


def constant_pad_nd(self, pad, value=0):
    return kernels.constant_pad_nd(self, pad, value)


def hsplit(self, indices_or_sections):
    return arrays.tensor_split(self, splits.checked('hsplit', self.shape, indices_or_sections), 0 if self.ndim == 1 else 1)


def vsplit(self, indices_or_sections):
    return splits.parts(self, shapes.section_sizes(self.shape, splits.checked('vsplit', self.shape, indices_or_sections), 0), 0)


def dsplit(self, indices_or_sections):
    return splits.parts(self, shapes.section_sizes(self.shape, splits.checked('dsplit', self.shape, indices_or_sections), 2), 2)


def block_diag(tensors):
    return kernels.cat(grids.block_rows(tensors), 0)


def broadcast_tensors(tensors):
    return grids.broadcast_tensors(tensors)


def meshgrid(tensors, *, indexing=None):
    return grids.meshgrid(tensors, indexing)


def cartesian_prod(tensors):
    return grids.cartesian_prod(tensors)


def combinations(self, r=2, with_replacement=False):
    return kernels.getitem(self, grids.combinations(self.shape, r, with_replacement))


def diagflat(self, offset=0):
    return kernels.diag_embed(kernels.reshape(self, -1), offset, -2, -1)


def diagonal(self, offset=0, dim1=0, dim2=1):
    return kernels.diagonal(self, offset, dim1, dim2)


def _diagonal_backward(grad_output, input_sizes, offset, dim1, dim2):
    return kernels.diagonal_backward(grad_output, input_sizes, offset, dim1, dim2)


def diag_embed(self, offset=0, dim1=-2, dim2=-1):
    return kernels.diag_embed(self, offset, dim1, dim2)


def diag(self, diagonal=0):
    return shapes.diag(self, diagonal)


def tril(self, diagonal=0):
    return kernels.tril(self, diagonal)


def triu(self, diagonal=0):
    return kernels.triu(self, diagonal)


def unfold(self, dimension, size, step):
    return kernels.unfold(self, dimension, size, step)


def _unfold_backward(grad_in, input_sizes, dim, size, step):
    return kernels.unfold_backward(grad_in, input_sizes, dim, size, step)


def as_strided(self, size, stride, storage_offset=None):
    return kernels.as_strided(self, size, stride, storage_offset)


def as_strided_copy(self, size, stride, storage_offset=None):
    return np.copy(kernels.as_strided(self, size, stride, storage_offset), kernels.order('contiguous_format'))


def diagonal_copy(self, offset=0, dim1=0, dim2=1):
    return np.copy(kernels.diagonal(self, offset, dim1, dim2), kernels.order('contiguous_format'))


def expand_copy(self, size):
    return np.copy(kernels.expand(self, size), kernels.order('contiguous_format'))


def view_copy(self, size):
    return np.copy(kernels.reshape(self, size), kernels.order('contiguous_format'))


def narrow_copy(self, dim, start, length):
    return np.copy(kernels.getitem(self, subscripts.narrow_index(self.shape, dim, start, length)), kernels.order('contiguous_format'))


def permute_copy(self, dims):
    return np.copy(kernels.permute(self, dims), kernels.order('contiguous_format'))


def select_copy(self, dim, index):
    return np.copy(kernels.getitem(self, subscripts.select_index(self.shape, dim, index)), kernels.order('contiguous_format'))


def slice_copy(self, dim=0, start=None, end=None, step=1):
    return np.copy(kernels.getitem(self, subscripts.slice_part(self.shape, None, dim, start, end, step)), kernels.order('contiguous_format'))


def split_with_sizes_copy(self, split_sizes, dim=0):
    return copies.copied(kernels.split_with_sizes(self, split_sizes, dim))


def squeeze_copy(self, dim=None):
    return np.copy(kernels.squeeze(self, dim), kernels.order('contiguous_format'))


def t_copy(self):
    return np.copy(kernels.t(self), kernels.order('contiguous_format'))


def transpose_copy(self, dim0, dim1):
    return np.copy(kernels.transpose(self, dim0, dim1), kernels.order('contiguous_format'))


def unbind_copy(self, dim=0):
    return copies.copied(kernels.unbind(self, dim))


def unfold_copy(self, dimension, size, step):
    return np.copy(kernels.unfold(self, dimension, size, step), kernels.order('contiguous_format'))


def unsqueeze_copy(self, dim):
    return np.copy(kernels.unsqueeze(self, dim), kernels.order('contiguous_format'))


def getitem(self, index):
    return kernels.getitem(self, index)


def _getitem_backward(grad_output, input_sizes, index):
    return kernels.getitem_backward(grad_output, input_sizes, index)


def select(self, dim, index):
    return kernels.getitem(self, subscripts.select_index(self.shape, dim, index))


def narrow(self, dim, start, length):
    return kernels.getitem(self, subscripts.narrow_index(self.shape, dim, start, length))


def slice(self, dim=0, start=None, end=None, step=1):
    return kernels.getitem(self, subscripts.slice_part(self.shape, None, dim, start, end, step))


def gather(self, dim, index, *, sparse_grad=False):
    return kernels.gather(self, dim, index)


def take_along_dim(self, indices, dim=None):
    return kernels.gather(subscripts.take_source(self, indices, dim), 0 if dim is None else dim, subscripts.take_index(self, indices, dim))


def take(self, index):
    return kernels.reshape(kernels.getitem(kernels.reshape(self, -1), kernels.reshape(index, -1)), index.shape)


def index_select(self, dim, index):
    return kernels.index_select(self, dim, index)


def masked_select(self, mask):
    return kernels.getitem(kernels.expand(self, subscripts.common_shape(self, mask)), subscripts.mask_index(self, mask))


def nonzero_default(self):
    return np.argwhere(self)


def nonzero_as_tuple(self, *, as_tuple):
    return kernels.nonzero_tuple(self)


def nn_functional_one_hot(input, num_classes=-1):
    return kernels.one_hot(input, num_classes)


def argwhere(self):
    return np.argwhere(self)


def scatter_src(self, dim, index, src):
    return kernels.scatter(self, dim, index, src)


def scatter_value(self, dim, index, value):
    return kernels.scatter(self, dim, index, kernels.element(self, value))


def scatter_add(self, dim, index, src):
    return kernels.scatter_add(self, dim, index, src)


def index_add(self, dim, index, source, *, alpha=1):
    return kernels.index_add(self, dim, index, source, alpha)


def index_fill(self, dim, index, value):
    return kernels.index_fill(self, dim, index, value)


def masked_fill(self, mask, value):
    return kernels.masked_fill(self, mask, value)


def scatter_src_reduce(self, dim, index, src, *, reduce):
    return kernels.scatter_src_reduce(self, dim, index, src, reduce)


def scatter_value_reduce(self, dim, index, value, *, reduce):
    return kernels.scatter_src_reduce(self, dim, index, kernels.element(self, value), reduce)


def scatter_reduce(self, dim, index, src, reduce, *, include_self=True):
    return kernels.scatter_reduce(self, dim, index, src, reduce, include_self)


def index_reduce(self, dim, index, source, reduce, *, include_self=True):
    return kernels.index_reduce(self, dim, index, source, reduce, include_self)


def index_put(self, indices, values, accumulate=False):
    return kernels.index_put(self, indices, values, accumulate)


def put(self, index, source, accumulate=False):
    return kernels.put(self, index, source, accumulate)


def index_copy(self, dim, index, source):
    return kernels.index_copy(self, dim, index, source)


def masked_scatter(self, mask, source):
    return kernels.masked_scatter(self, mask, source)


def select_scatter(self, src, dim, index):
    return kernels.index_put(self, subscripts.select_part(self.shape, src.shape, dim, index), src, False)


def slice_scatter(self, src, dim=0, start=None, end=None, step=1):
    return kernels.index_put(self, subscripts.slice_part(self.shape, src.shape, dim, start, end, step), src, False)


def diagonal_scatter(self, src, offset=0, dim1=0, dim2=1):
    return kernels.put(self, subscripts.diagonal_places(self.shape, src.shape, offset, dim1, dim2), src, False)


def as_strided_scatter(self, src, size, stride, storage_offset=None):
    return subscripts.as_strided_scatter(self, src, size, stride, storage_offset)


def matmul(self, other):
    return kernels.matmul(self, other)


def mm(self, mat2):
    return kernels.mm(self, mat2)


def bmm(self, mat2):
    return kernels.bmm(self, mat2)


def mv(self, vec):
    return kernels.mv(self, vec)


def dot(self, tensor):
    return kernels.dot(self, tensor)


def vdot(self, other):
    return kernels.dot(self.conj(), other)


def outer(self, vec2):
    return kernels.outer(self, vec2)


def inner(self, other):
    return contractions.inner(self, other)


def tensordot(a, b, dims=2):
    return kernels.reshape(contractions.tensordot_left(a, b, dims) @ contractions.tensordot_right(a, b, dims), contractions.tensordot_shape(a, b, dims))


def kron(self, other):
    return contractions.kron(self, other)


def trace(self):
    return kernels.trace(self)


def addmm(self, mat1, mat2, *, beta=1, alpha=1):
    return kernels.addmm(self, mat1, mat2, beta, alpha)


def addmv(self, mat, vec, *, beta=1, alpha=1):
    return kernels.addmv(self, mat, vec, beta, alpha)


def addr(self, vec1, vec2, *, beta=1, alpha=1):
    return kernels.addr(self, vec1, vec2, beta, alpha)


def addbmm(self, batch1, batch2, *, beta=1, alpha=1):
    return kernels.addbmm(self, batch1, batch2, beta, alpha)


def baddbmm(self, batch1, batch2, *, beta=1, alpha=1):
    return kernels.baddbmm(self, batch1, batch2, beta, alpha)


def nn_functional_linear(input, weight, bias=None):
    return kernels.linear(input, weight, bias)


def einsum(equation, operands):
    return kernels.einsum(equation, operands)


def linalg_solve_triangular(self, B, *, upper, left=True, unitriangular=False):
    return kernels.solve_triangular(self, B, upper, left, unitriangular)


def triangular_solve(self, A, upper=True, transpose=False, unitriangular=False):
    return (kernels.solve_triangular(kernels.mT(A) if transpose else A, self, upper != transpose, True, unitriangular), np.copy(A, kernels.order(None)))


def linalg_cholesky(self, *, upper=False):
    return kernels.cholesky(self, upper)


def cholesky(self, upper=False):
    return kernels.cholesky(self, upper)


def linalg_cholesky_ex(self, *, upper=False, check_errors=False):
    return kernels.cholesky_ex(self, upper, check_errors)


def cholesky_solve(self, input2, upper=False):
    return equations.cholesky_solve(self, input2, upper)


def cholesky_inverse(self, upper=False):
    return equations.cholesky_inverse(self, upper)


def linalg_qr(A, mode="reduced"):
    return kernels.qr(A, mode)


def qr(self, some=True):
    return kernels.qr(self, 'reduced' if some else 'complete')


def geqrf(self):
    return kernels.geqrf(self)


def linalg_householder_product(input, tau):
    return reflections.householder_product(input, tau)


def orgqr(self, input2):
    return reflections.householder_product(self, input2)


def ormqr(self, input2, input3, left=True, transpose=False):
    return reflections.ormqr(self, input2, input3, left, transpose)


def linalg_svd(A, full_matrices=True, *, driver=None):
    return kernels.svd(A, full_matrices, driver)


def svd(self, some=True, compute_uv=True):
    return factors.svd(self, some, compute_uv)


def linalg_svdvals(A, *, driver=None):
    return factors.svdvals(A, driver)


def linalg_eigh(self, UPLO="L"):
    return kernels.eigh(self, UPLO)


def linalg_eigvalsh(self, UPLO="L"):
    return factors.eigvalsh(self, UPLO)


def linalg_eig(self):
    return kernels.eig(self)


def linalg_eigvals(self):
    return factors.eigvals(self)


def svd_lowrank(A, q=6, niter=2, M=None):
    return low_rank.svd_lowrank(A, q, niter, M)


def pca_lowrank(A, q=None, center=True, niter=2):
    return low_rank.pca_lowrank(A, q, center, niter)


def linalg_lu_factor_ex(A, *, pivot=True, check_errors=False):
    return kernels.lu_factor_ex(A, pivot, check_errors)


def linalg_lu_factor(A, *, pivot=True):
    return kernels.lu_factor(A, pivot)


def lu(self, pivot=True, get_infos=False):
    return factors.lu(self, pivot, get_infos)


def linalg_lu(A, *, pivot=True):
    return kernels.lu(A, pivot)


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
    return kernels.lu_unpack(LU_data, LU_pivots, unpack_data, unpack_pivots)


def linalg_lu_solve(LU, pivots, B, *, left=True, adjoint=False):
    return kernels.lu_solve(LU, pivots, B, left, adjoint)


def lu_solve(self, LU_data, LU_pivots):
    return kernels.lu_solve(LU_data, LU_pivots, self, True, False)


def linalg_ldl_factor_ex(self, *, hermitian=False, check_errors=False):
    return kernels.ldl_factor_ex(self, hermitian, check_errors)


def linalg_ldl_factor(self, *, hermitian=False):
    return kernels.ldl_factor(self, hermitian)


def linalg_ldl_solve(LD, pivots, B, *, hermitian=False):
    return kernels.ldl_solve(LD, pivots, B, hermitian)


def convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups):
    return kernels.convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)


def _convolution_weight(input, other, kernel_size, stride, padding, dilation, groups):
    return kernels.convolution_weight(input, other, kernel_size, stride, padding, dilation, groups)


def nn_functional_conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 1)


def nn_functional_conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 2)


def nn_functional_conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 3)


def nn_functional_conv_tbc(input, weight, bias, pad=0):
    return convolutions.time_first(input, weight, bias, pad)


def nn_functional_conv_transpose1d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return convolutions.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 1)


def nn_functional_conv_transpose2d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return convolutions.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 2)


def nn_functional_conv_transpose3d(input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1):
    return convolutions.spread(input, weight, bias, stride, padding, output_padding, groups, dilation, 3)


def nn_functional__pool_max(self, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_max(self, kernels.pool_windows(self.shape, kernel_size, stride, padding, dilation, ceil_mode))


def nn_functional__pool_pick(self, places, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_pick(self, places, kernels.pool_windows(self.shape, kernel_size, stride, padding, dilation, ceil_mode))


def nn_functional__pool_put(self, places, shape, kernel_size, stride, padding, dilation, ceil_mode):
    return kernels.pool_put(self, places, shape, kernels.pool_windows(shape, kernel_size, stride, padding, dilation, ceil_mode))


def nn_functional__pool_mean(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    return kernels.pool_mean(self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def nn_functional__pool_mean_adjoint(self, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    return kernels.pool_mean_adjoint(self, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


def nn_functional__adaptive_means(self, output_size):
    return kernels.adaptive_means(self, output_size)


def nn_functional__adaptive_means_adjoint(self, shape, output_size):
    return kernels.adaptive_means_adjoint(self, shape, output_size)


def nn_functional__adaptive_maxima(self, output_size):
    return kernels.adaptive_maxima(self, output_size)


def nn_functional__fractional_maxima(self, samples, kernel_size, output_size):
    return kernels.fractional_maxima(self, samples, kernel_size, output_size)


def nn_functional_max_pool1d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 1)


def nn_functional_max_pool1d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 1)


def nn_functional_max_pool2d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 2)


def nn_functional_max_pool3d(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, return_indices, 3)


def nn_functional_max_pool2d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 2)


def nn_functional_max_pool3d_with_indices(input, kernel_size, stride=None, padding=0, dilation=1, ceil_mode=False, return_indices=False):
    return pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 3)


def nn_functional_avg_pool1d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True):
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, None, 1)


def nn_functional_avg_pool2d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 2)


def nn_functional_avg_pool3d(input, kernel_size, stride=None, padding=0, ceil_mode=False, count_include_pad=True, divisor_override=None):
    return pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, 3)


def nn_functional_lp_pool1d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 1)


def nn_functional_lp_pool2d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 2)


def nn_functional_lp_pool3d(input, norm_type, kernel_size, stride=None, ceil_mode=False):
    return pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 3)


def nn_functional_adaptive_avg_pool1d(input, output_size):
    return pools.adaptive_mean(input, output_size, 1)


def nn_functional_adaptive_avg_pool2d(input, output_size):
    return pools.adaptive_mean(input, output_size, 2)


def nn_functional_adaptive_avg_pool3d(input, output_size):
    return pools.adaptive_mean(input, output_size, 3)


def nn_functional_adaptive_max_pool1d(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, return_indices, 1)


def nn_functional_adaptive_max_pool1d_with_indices(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, True, 1)


def nn_functional_adaptive_max_pool2d(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, return_indices, 2)


def nn_functional_adaptive_max_pool3d(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, return_indices, 3)


def nn_functional_adaptive_max_pool2d_with_indices(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, True, 2)


def nn_functional_adaptive_max_pool3d_with_indices(input, output_size, return_indices=False):
    return pools.adaptive_max(input, output_size, True, 3)


def nn_functional_fractional_max_pool2d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    return pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, random_samples, 2)


def nn_functional_fractional_max_pool3d(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    return pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, random_samples, 3)


def nn_functional_fractional_max_pool2d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 2)


def nn_functional_fractional_max_pool3d_with_indices(input, kernel_size, output_size=None, output_ratio=None, return_indices=False, random_samples=None):
    return pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, 3)


def nn_functional_max_unpool1d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 1)


def nn_functional_max_unpool2d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 2)


def nn_functional_max_unpool3d(input, indices, kernel_size, stride=None, padding=0, output_size=None):
    return pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 3)


def nn_functional_unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    return kernels.nn_functional_unfold(input, kernel_size, dilation, padding, stride)


def nn_functional_fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    return kernels.fold(input, output_size, kernel_size, dilation, padding, stride)


def zeros(size, *, dtype=None):
    return kernels.zeros(size, dtype)


def ones(size, *, dtype=None):
    return kernels.ones(size, dtype)


def empty(size, *, dtype=None):
    return kernels.empty(size, dtype)


def full(size, fill_value, *, dtype=None):
    return kernels.full(size, fill_value, dtype)


def zeros_like(input, *, dtype=None):
    return np.zeros_like(input, dtype)


def ones_like(input, *, dtype=None):
    return np.ones_like(input, dtype)


def empty_like(input, *, dtype=None):
    return np.empty_like(input, dtype)


def full_like(input, fill_value, *, dtype=None):
    return kernels.full_like(input, fill_value, dtype)


def new_zeros(self, size, *, dtype=None):
    return kernels.zeros(size, self.dtype if dtype is None else dtype)


def new_ones(self, size, *, dtype=None):
    return kernels.ones(size, self.dtype if dtype is None else dtype)


def new_empty(self, size, *, dtype=None):
    return kernels.empty(size, self.dtype if dtype is None else dtype)


def new_full(self, size, fill_value, *, dtype=None):
    return kernels.full(size, fill_value, self.dtype if dtype is None else dtype)


def eye(n, m=None, *, dtype=None):
    return kernels.eye(n, m, dtype)


def arange_default(end, *, dtype=None):
    return kernels.arange(0, end, 1, dtype)


def arange_start(start, end, step=1, *, dtype=None):
    return kernels.arange(start, end, step, dtype)


def linspace(start, end, steps, *, dtype=None):
    return kernels.linspace(start, end, steps, dtype)


def logspace(start, end, steps, base=10.0, *, dtype=None):
    return kernels.logspace(start, end, steps, base, dtype)


def tril_indices(row, col, offset=0, *, dtype=None):
    return kernels.triangle_indices('tril_indices', row, col, offset, dtype)


def triu_indices(row, col, offset=0, *, dtype=None):
    return kernels.triangle_indices('triu_indices', row, col, offset, dtype)


def vander(x, N=None, increasing=False):
    return kernels.vander(x, N, increasing)


def rand(size, *, generator=None, dtype=None):
    return kernels.rand(size, generator, dtype)


def randn(size, *, generator=None, dtype=None):
    return kernels.randn(size, generator, dtype)


def randint_default(high, size, *, generator=None, dtype=None):
    return kernels.randint(0, high, size, generator, dtype)


def randint_low(low, high, size, *, generator=None, dtype=None):
    return kernels.randint(low, high, size, generator, dtype)


def randperm(n, *, generator=None, dtype=None):
    return kernels.randperm(n, generator, dtype)


def rand_like(input, *, generator=None, dtype=None):
    return kernels.rand_like(input, generator, dtype)


def randn_like(input, *, generator=None, dtype=None):
    return kernels.randn_like(input, generator, dtype)


def randint_like_default(input, high, *, generator=None, dtype=None):
    return kernels.randint_like(input, 0, high, generator, dtype)


def randint_like_low(input, low, high, *, generator=None, dtype=None):
    return kernels.randint_like(input, low, high, generator, dtype)


def bernoulli_default(self, *, generator=None):
    return kernels.bernoulli(self, generator)


def bernoulli_p(self, p, *, generator=None):
    return kernels.bernoulli_p(self, p, generator)


def poisson(self, generator=None):
    return kernels.poisson(self, generator)


def normal_Tensor_Tensor(mean, std, *, generator=None):
    return kernels.normal(mean, std, generator)


def normal_Tensor_float(mean, std=1.0, *, generator=None):
    return kernels.normal(mean, std, generator)


def normal_float_Tensor(mean, std, *, generator=None):
    return kernels.normal(mean, std, generator)


def normal_float_float(mean, std, size, *, generator=None, dtype=None):
    return kernels.normal_float_float(mean, std, size, generator, dtype)


def multinomial(self, num_samples, replacement=False, *, generator=None):
    return kernels.multinomial(self, num_samples, replacement, generator)


def nn_functional_dropout(input, p=0.5, training=True, inplace=False):
    return input * (kernels.bernoulli_p(kernels.empty(input.shape, input.dtype), 1 - p, None) * dropouts.gain(p)) if dropouts.drops('dropout', input.shape, input.dtype, p, training) else input


def nn_functional_dropout1d(input, p=0.5, training=True, inplace=False):
    return input * (kernels.bernoulli_p(kernels.empty(dropouts.channels('dropout1d', input.shape), input.dtype), 1 - p, None) * dropouts.gain(p)) if dropouts.drops('dropout1d', input.shape, input.dtype, p, training) else input


def nn_functional_dropout2d(input, p=0.5, training=True, inplace=False):
    return input * (kernels.bernoulli_p(kernels.empty(dropouts.channels('dropout2d', input.shape), input.dtype), 1 - p, None) * dropouts.gain(p)) if dropouts.drops('dropout2d', input.shape, input.dtype, p, training) else input


def nn_functional_dropout3d(input, p=0.5, training=True, inplace=False):
    return input * (kernels.bernoulli_p(kernels.empty(dropouts.channels('dropout3d', input.shape), input.dtype), 1 - p, None) * dropouts.gain(p)) if dropouts.drops('dropout3d', input.shape, input.dtype, p, training) else input


def nn_functional_alpha_dropout(input, p=0.5, training=False, inplace=False):
    return kernels.where(kernels.bernoulli_p(kernels.empty(input.shape, 'bool'), 1 - p, None), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('alpha_dropout', input.shape, input.dtype, p, training) else input


def nn_functional_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    return kernels.where(kernels.bernoulli_p(kernels.empty(dropouts.channels('feature_alpha_dropout', input.shape), 'bool'), 1 - p, None), input, dropouts.filler(p)) * dropouts.slope(p) + dropouts.shift(p) if dropouts.drops('feature_alpha_dropout', input.shape, input.dtype, p, training) else input


def equal(self, other):
    return kernels.equal(self, other)


def allclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return kernels.allclose(self, other, rtol, atol, equal_nan)


def isin(elements, test_elements, *, assume_unique=False, invert=False):
    return kernels.isin(elements, test_elements, assume_unique, invert)


def bincount(self, weights=None, minlength=0):
    return kernels.bincount(self, weights, minlength)


def histc(self, bins=100, min=0, max=0):
    return kernels.histc(self, bins, min, max)


def searchsorted(sorted_sequence, input, *, out_int32=False, right=False, side=None, sorter=None):
    return kernels.searchsorted(sorted_sequence, input, out_int32, right, side, sorter)


def bucketize(input, boundaries, *, out_int32=False, right=False):
    return kernels.bucketize(input, boundaries, out_int32, right)


def unravel_index(indices, shape):
    return kernels.unravel_index(indices, shape)


def unique(self, sorted=True, return_inverse=False, return_counts=False, dim=None):
    return kernels.unique_values(self, return_inverse, return_counts, dim)


def unique_consecutive(self, return_inverse=False, return_counts=False, dim=None):
    return kernels.unique_consecutive(self, return_inverse, return_counts, dim)


def ceil(self):
    return np.ceil(self)


def floor(self):
    return np.floor(self)


def trunc(self):
    return np.trunc(self)


def round(self, *, decimals=0):
    return np.round(self, decimals)


def frac(self):
    return kernels.frac(self)


def frexp(self):
    return np.frexp(self)


def ldexp(self, other):
    return kernels.ldexp(self, other)


def nan_to_num(self, nan=None, posinf=None, neginf=None):
    return kernels.nan_to_num(self, nan, posinf, neginf)


def nextafter(self, other):
    return kernels.nextafter(self, other)


def deg2rad(self):
    return self * 0.017453292519943295


def rad2deg(self):
    return self * 57.29577951308232


def sinc(self):
    return kernels.sinc(self)


def special__sinc_derivative(n, self):
    return kernels.sinc_derivative(n, self)


def float_power(self, exponent):
    return kernels.float_power(self, exponent)


def addcmul(self, tensor1, tensor2, *, value=1):
    return self + tensor1 * tensor2 if value == 1 else self + value * tensor1 * tensor2


def addcdiv(self, tensor1, tensor2, *, value=1):
    return self + tensor1 / tensor2 if value == 1 else self + value * tensor1 / tensor2


def fmod(self, other):
    return kernels.fmod(self, other)


def dist(self, other, p=2):
    return kernels.norm(self - other, p, None, False, None)


def fmax(self, other):
    return np.fmax(self, other)


def fmin(self, other):
    return np.fmin(self, other)


def clamp_min(self, min):
    return np.maximum(self, min)


def clamp_max(self, max):
    return np.minimum(self, max)


def copysign(self, other):
    return np.copysign(self, other)


def heaviside(self, values):
    return np.heaviside(self, values)


def logaddexp2(self, other):
    return kernels.logaddexp2(self, other)


def xlogy(self, other):
    return kernels.xlogy(self, other)


def special_xlog1py(self, other):
    return kernels.xlog1py(self, other)


def logit(self, eps=None):
    return kernels.logit(self, eps)


def special_entr(self):
    return kernels.entr(self)


def erfc(self):
    return kernels.erfc(self)


def special_erfcx(self):
    return kernels.erfcx(self)


def special__erfcx_derivative(n, self):
    return kernels.erfcx_derivative(n, self)


def erfinv(self):
    return kernels.scipy_special('erfinv', self)


def special_ndtr(self):
    return kernels.ndtr(copies.own(self))


def _ndtr_of(self):
    return kernels.ndtr(self)


def special_ndtri(self):
    return kernels.scipy_special('ndtri', self)


def special_log_ndtr(self):
    return kernels.log_ndtr(self)


def lgamma(self):
    return kernels.lgamma(self)


def digamma(self):
    return kernels.digamma(self)


def polygamma(n, self):
    return kernels.polygamma(n, self)


def mvlgamma(self, p):
    return kernels.mvlgamma(self, p)


def i0(self):
    return kernels.scipy_special('i0', self)


def special_i1(self):
    return kernels.scipy_special('i1', self)


def special_iv(v, self):
    return kernels.iv(v, self)


def special_i0e(self):
    return kernels.scipy_special('i0e', self)


def special_i1e(self):
    return kernels.scipy_special('i1e', self)


def special__i0e_decay(n, self):
    return kernels.i0e_decay(n, self)


def nn_functional_celu(input, alpha=1.0, inplace=False):
    return kernels.celu(input, alpha)


def nn_functional_hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    return kernels.hardtanh(input, min_val, max_val)


def nn_functional_relu6(input, inplace=False):
    return kernels.hardtanh(input, 0, 6)


def nn_functional_hardsigmoid(input, inplace=False):
    return kernels.hardsigmoid(input)


def nn_functional_hardswish(input, inplace=False):
    return kernels.hardswish(input)


def nn_functional_mish(input, inplace=False):
    return kernels.mish(input)


def hardshrink(self, lambd=0.5):
    return kernels.hardshrink(self, lambd)


def nn_functional_softshrink(input, lambd=0.5):
    return kernels.softshrink(input, lambd)


def nn_functional_softsign(input):
    return input / (np.absolute(input) + 1)


def nn_functional_tanhshrink(input):
    return input - np.tanh(input)


def nn_functional_threshold(input, threshold, value, inplace=False):
    return kernels.threshold(input, threshold, value)


def angle(self):
    return kernels.angle(self)


def complex(real, imag):
    return kernels.complex_(real, imag)


def polar(abs, angle):
    return kernels.polar(abs, angle)


def view_as_real(self):
    return kernels.view_as_real(self)


def view_as_complex(self):
    return kernels.view_as_complex(self)


def resolve_conj(self):
    return self


def resolve_neg(self):
    return self


def conj_physical(self):
    return np.conj(self)


def alias_copy(self):
    return np.copy(self, 'C')


def fft_fft(self, n=None, dim=-1, norm=None):
    return kernels.transform('fft', self, n, dim, norm)


def fft_ifft(self, n=None, dim=-1, norm=None):
    return kernels.transform('ifft', self, n, dim, norm)


def fft_rfft(self, n=None, dim=-1, norm=None):
    return kernels.transform('rfft', self, n, dim, norm)


def fft_ihfft(self, n=None, dim=-1, norm=None):
    return kernels.transform('ihfft', self, n, dim, norm)


def fft_irfft(self, n=None, dim=-1, norm=None):
    return kernels.transform('irfft', self, n, dim, norm)


def fft_hfft(self, n=None, dim=-1, norm=None):
    return kernels.transform('hfft', self, n, dim, norm)


def fft_fftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd('fft', self, s, dim, norm)


def fft_ifftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd('ifft', self, s, dim, norm)


def fft_rfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd('rfft', self, s, dim, norm)


def fft_irfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd('irfft', self, s, dim, norm)


def fft_hfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd('hfft', self, s, dim, norm)


def fft_ihfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd('ihfft', self, s, dim, norm)


def fft_fft2(self, s=None, dim=(-2, -1,), norm=None):
    return kernels.transform_nd('fft', self, s, dim, norm)


def fft_ifft2(self, s=None, dim=(-2, -1,), norm=None):
    return kernels.transform_nd('ifft', self, s, dim, norm)


def fft_rfft2(self, s=None, dim=(-2, -1,), norm=None):
    return kernels.transform_nd('rfft', self, s, dim, norm)


def fft_irfft2(self, s=None, dim=(-2, -1,), norm=None):
    return kernels.transform_nd('irfft', self, s, dim, norm)


def fft_hfft2(self, s=None, dim=(-2, -1,), norm=None):
    return kernels.transform_nd('hfft', self, s, dim, norm)


def fft_ihfft2(self, s=None, dim=(-2, -1,), norm=None):
    return kernels.transform_nd('ihfft', self, s, dim, norm)


def fft_fftshift(self, dim=None):
    return shifts.shifted(self, dim, False)


def fft_ifftshift(self, dim=None):
    return shifts.shifted(self, dim, True)


def fft_fftfreq(n, d=1.0, *, dtype=None):
    return kernels.fftfreq(n, d, dtype)


def fft_rfftfreq(n, d=1.0, *, dtype=None):
    return kernels.rfftfreq(n, d, dtype)


def stft(self, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect", normalized=False, onesided=None, return_complex=None, align_to_window=None):
    return frames.stft(self, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window)


def istft(self, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False):
    return frames.istft(self, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex)


def hann_window(window_length, periodic=True, *, dtype=None):
    return kernels.cosine_window('hann_window', window_length, periodic, (0.5, -0.5), dtype)


def hamming_window(window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None):
    return kernels.cosine_window('hamming_window', window_length, periodic, (alpha, -beta), dtype)


def blackman_window(window_length, periodic=True, *, dtype=None):
    return kernels.cosine_window('blackman_window', window_length, periodic, (0.42, -0.5, 0.08), dtype)


def bartlett_window(window_length, periodic=True, *, dtype=None):
    return kernels.bartlett_window(window_length, periodic, dtype)


def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None):
    return kernels.kaiser_window(window_length, periodic, beta, dtype)


def signal__convolve_part(in1, in2, start, size, method="auto"):
    return kernels.convolve_part(in1, in2, start, size, method)


def signal_convolve(in1, in2, mode="full", method="auto"):
    return filtering.signal_convolve(in1, in2, mode, method)


def signal_correlate(in1, in2, mode="full", method="auto"):
    return filtering.correlate(in1, in2, mode, method)


def signal_fftconvolve(in1, in2, mode="full", axes=None):
    return filtering.fftconvolve(in1, in2, mode, axes)


def gcd(self, other):
    return np.gcd(self, other)


def lcm(self, other):
    return np.lcm(self, other)


def bitwise_left_shift(self, other):
    return np.left_shift(self, other)


def bitwise_right_shift(self, other):
    return np.right_shift(self, other)


def isclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    return np.isclose(self, other, rtol, atol, equal_nan)


def isreal(self):
    return np.isreal(self)


def isposinf(self):
    return np.isposinf(self)


def isneginf(self):
    return np.isneginf(self)


def signbit(self):
    return np.signbit(self)


def nn_functional_huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    return likelihoods.huber_loss(input, target, reduction, delta, weight)


def nn_functional_smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    return likelihoods.smooth_l1_loss(input, target, size_average, reduce, reduction, beta)


def nn_functional_kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    return likelihoods.kl_div(input, target, size_average, reduce, reduction, log_target)


def nn_functional_poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None, reduction="mean"):
    return likelihoods.poisson_nll_loss(input, target, log_input, full, size_average, eps, reduce, reduction)


def nn_functional_gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    return likelihoods.gaussian_nll_loss(input, target, var, full, eps, reduction)


def nn_functional_linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean", ignore_index=None, label_smoothing=0.0):
    return likelihoods.linear_cross_entropy(input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing)


def nn_functional_cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    return margins.cosine_embedding_loss(input1, input2, target, margin, size_average, reduce, reduction)


def nn_functional_hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    return margins.hinge_embedding_loss(input, target, margin, size_average, reduce, reduction)


def nn_functional_margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    return margins.margin_ranking_loss(input1, input2, target, margin, size_average, reduce, reduction)


def nn_functional_soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    return margins.soft_margin_loss(input, target, size_average, reduce, reduction)


def nn_functional_multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    return margins.multi_margin_loss(input, target, p, margin, weight, size_average, reduce, reduction)


def nn_functional_multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    return margins.multilabel_margin_loss(input, target, size_average, reduce, reduction)


def nn_functional_multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    return margins.multilabel_soft_margin_loss(input, target, weight, size_average, reduce, reduction)


def nn_functional_triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False, size_average=None, reduce=None, reduction="mean"):
    return margins.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction)


def nn_functional_triplet_margin_with_distance_loss(anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"):
    return margins.triplet_margin_with_distance_loss(anchor, positive, negative, distance_function, margin, swap, reduction)


def nn_functional_glu(input, dim=-1):
    return gates.glu(input, dim)


def nn_functional_prelu(input, weight):
    return gates.prelu(input, weight)


def nn_functional_rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    return gates.rrelu(input, lower, upper, training)


def nn_functional_gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1):
    return gates.gumbel_softmax(logits, tau, hard, eps, dim)


def native_layer_norm(input, normalized_shape, weight, bias, eps):
    return kernels.native_layer_norm(input, normalized_shape, weight, bias, eps)


def nn_functional_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    return kernels.native_layer_norm(input, normalized_shape, weight, bias, eps)[0]


def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    return kernels.group_norm(input, weight, bias, N, C, HxW, group, eps)


def nn_functional_group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    return norm_layers.group_norm(input, num_groups, weight, bias, eps)


def nn_functional__batch_norm_moments(input, weight, bias, running_mean, running_var, eps):
    return kernels.batch_norm_moments(input, weight, bias, running_mean, running_var, eps)


def native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps):
    return norm_layers.native_batch_norm(input, weight, bias, running_mean, running_var, training, momentum, eps)


def nn_functional_batch_norm(input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1, eps=1e-5):
    return norm_layers.batch_norm(input, running_mean, running_var, weight, bias, training, momentum, eps)


def nn_functional_instance_norm(input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True, momentum=0.1, eps=1e-5):
    return norm_layers.instance_norm(input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps)


def nn_functional_rms_norm(input, normalized_shape, weight=None, eps=None):
    return norm_layers.rms_norm(input, normalized_shape, weight, eps)


def nn_functional_normalize(input, p=2.0, dim=1, eps=1e-12):
    return norm_layers.normalize(input, p, dim, eps)


def nn_functional_local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    return norm_layers.local_response_norm(input, size, alpha, beta, k)


def nn_functional_pixel_shuffle(input, upscale_factor):
    return shuffles.pixel_shuffle(input, upscale_factor)


def nn_functional_pixel_unshuffle(input, downscale_factor):
    return shuffles.pixel_unshuffle(input, downscale_factor)


def nn_functional_channel_shuffle(input, groups):
    return shuffles.channel_shuffle(input, groups)


def nn_functional_pad(input, pad, mode="constant", value=None):
    return shuffles.pad(input, pad, mode, value)


def nn_functional__resample(input, dim, taps):
    return kernels.resample(input, dim, taps)


def nn_functional_interpolate(input, size=None, scale_factor=None, mode="nearest", align_corners=None, recompute_scale_factor=None, antialias=False):
    return resizing.interpolate(input, size, scale_factor, mode, align_corners, recompute_scale_factor, antialias)


def nn_functional_upsample(input, size=None, scale_factor=None, mode="nearest", align_corners=None):
    return resizing.upsample('upsample', input, size, scale_factor, mode, align_corners)


def nn_functional_upsample_nearest(input, size=None, scale_factor=None):
    return resizing.upsample('upsample_nearest', input, size, scale_factor, 'nearest', None)


def nn_functional_upsample_bilinear(input, size=None, scale_factor=None):
    return resizing.upsample('upsample_bilinear', input, size, scale_factor, 'bilinear', True)


def grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners):
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)


def grid_sampler_2d(input, grid, interpolation_mode, padding_mode, align_corners):
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 4)


def grid_sampler_3d(input, grid, interpolation_mode, padding_mode, align_corners):
    return sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 5)


def nn_functional_grid_sample(input, grid, mode="bilinear", padding_mode="zeros", align_corners=None):
    return sampled.grid_sample(input, grid, mode, padding_mode, align_corners)


def nn_functional_affine_grid(theta, size, align_corners=None):
    return sampled.affine_grid(theta, size, align_corners)


def embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    return kernels.embedding(weight, indices, sparse)


def nn_functional_embedding(input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False, sparse=False):
    return embeddings.embedding(input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse)


def nn_functional_embedding_bag(input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False, mode="mean", sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None):
    return embeddings.embedding_bag(input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, padding_idx)


def nn_functional_bilinear(input1, input2, weight, bias=None):
    return embeddings.bilinear(input1, input2, weight, bias)


def nn_functional__ctc_losses(log_probs, targets, input_lengths, target_lengths, blank):
    return kernels.ctc_losses(log_probs, targets, input_lengths, target_lengths, blank)


def nn_functional_ctc_loss(log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean", zero_infinity=False):
    return ctc.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity)


def nn_functional__attention_and_logs(query, key, value, bias, scale, causal):
    return kernels.attention_and_logs(query, key, value, bias, scale, causal)


def nn_functional_scaled_dot_product_attention(query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None, enable_gqa=False):
    return dot_products.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa)


def nn_functional_multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None, need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None, k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True, is_causal=False):
    return heads.multi_head_attention_forward(query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal)


def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.rnn_cell('tanh', input, hx, w_ih, w_hh, b_ih, b_hh)


def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.rnn_cell('relu', input, hx, w_ih, w_hh, b_ih, b_hh)


def nn_functional__lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse):
    return kernels.lstm_sequence(input, hidden, cell, weight, projection, sizes, reverse)


def nn_functional__gru_sequence(input, hidden, weight, bias, sizes, reverse):
    return kernels.gru_sequence(input, hidden, weight, bias, sizes, reverse)


def nn_functional__rnn_sequence(input, hidden, weight, activation, sizes, reverse):
    return kernels.rnn_sequence(input, hidden, weight, activation, sizes, reverse)


def lstm_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return recurrent.lstm_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


def lstm_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return recurrent.lstm_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


def gru_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return recurrent.gru_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


def gru_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return recurrent.gru_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


def rnn_tanh_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return recurrent.rnn('tanh', input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


def rnn_relu_input(input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first):
    return recurrent.rnn('relu', input, hx, params, has_biases, num_layers, dropout, train, bidirectional, batch_first)


def rnn_tanh_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return recurrent.packed_rnn('tanh', input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


def rnn_relu_data(input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional):
    return recurrent.packed_rnn('relu', input, batch_sizes, hx, params, has_biases, num_layers, dropout, train, bidirectional)


def aminmax(self, *, dim=None, keepdim=False):
    return (kernels.extremum('amin', self, dim, keepdim), kernels.extremum('amax', self, dim, keepdim))


def var_mean_correction(self, dim=None, *, correction=None, keepdim=False):
    return (kernels.var(self, dim, correction, keepdim), kernels.mean(self, dim, keepdim, None))


def std_mean_correction(self, dim=None, *, correction=None, keepdim=False):
    return (kernels.std(self, dim, correction, keepdim), kernels.mean(self, dim, keepdim, None))


def var_mean_dim(self, dim, unbiased=True, keepdim=False):
    return (kernels.var(self, dim, 1 if unbiased else 0, keepdim), kernels.mean(self, dim, keepdim, None))


def std_mean_dim(self, dim, unbiased=True, keepdim=False):
    return (kernels.std(self, dim, 1 if unbiased else 0, keepdim), kernels.mean(self, dim, keepdim, None))


def var_mean_default(self, unbiased=True):
    return (kernels.var(self, None, 1 if unbiased else 0, False), kernels.mean(self, None, False, None))


def std_mean_default(self, unbiased=True):
    return (kernels.std(self, None, 1 if unbiased else 0, False), kernels.mean(self, None, False, None))


def nansum(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.nansum(self, dim, keepdim, dtype)


def nanmean(self, dim=None, keepdim=False, *, dtype=None):
    return kernels.nansum(self, dim, keepdim, dtype) / kernels.to(kernels.sum_(np.logical_not(np.isnan(self)), dim, keepdim, None), estimates.mean_dtype(self.dtype, dtype))


def _cov_unweighted(self, correction):
    return kernels.cov_unweighted(self, correction)


def cov(self, *, correction=1, fweights=None, aweights=None):
    return estimates.cov(self, correction, fweights, aweights)


def corrcoef(self):
    return kernels.corrcoef_of(copies.own(self))


def _corrcoef_of(self):
    return kernels.corrcoef_of(self)


def mode(self, dim=-1, keepdim=False):
    return kernels.mode(self, dim, keepdim)


def nanmedian_default(self):
    return kernels.nanmedian(self)


def nanmedian_dim(self, dim, keepdim=False):
    return kernels.nanmedian_dim(self, dim, keepdim)


def _quantile_between(self, q, interpolation, ignore_nan):
    return kernels.quantile_between(self, q, interpolation, ignore_nan)


def quantile(self, q, dim=None, keepdim=False, *, interpolation="linear"):
    return estimates.quantile(self, q, dim, keepdim, interpolation, False)


def nanquantile(self, q, dim=None, keepdim=False, *, interpolation="linear"):
    return estimates.quantile(self, q, dim, keepdim, interpolation, True)


def cummax(self, dim):
    return kernels.running_extremum('cummax', self, dim)


def cummin(self, dim):
    return kernels.running_extremum('cummin', self, dim)


def logcumsumexp(self, dim):
    return kernels.logcumsumexp(self, dim)


def diff(self, n=1, dim=-1, prepend=None, append=None):
    return kernels.diff(self, n, dim, prepend, append)


def gradient_tensorarray(self, *, spacing, dim=None, edge_order=1):
    return estimates.gradient_tensorarray(self, spacing, dim, edge_order)


def gradient_default(self, *, spacing=None, dim=None, edge_order=1):
    return kernels.gradient(self, spacing, dim, edge_order)


def trapezoid_x(y, x, *, dim=-1):
    return estimates.trapezoid(y, x, 1, dim)


def trapezoid_dx(y, *, dx=1, dim=-1):
    return estimates.trapezoid(y, None, dx, dim)


def cumulative_trapezoid_x(y, x, *, dim=-1):
    return estimates.cumulative_trapezoid(y, x, 1, dim)


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1):
    return estimates.cumulative_trapezoid(y, None, dx, dim)


def renorm(self, p, dim, maxnorm):
    return kernels.renorm(self, p, dim, maxnorm)


def nn_functional_softmin(input, dim=None, *, dtype=None):
    return kernels.softmax(-1.0 * input, entropies.softmax_dim('softmin', dim, input.ndim), dtype)


def linalg__solve_factors(A, name="linalg.solve", check_errors=True):
    return kernels.solve_factors(name, A, check_errors)


def linalg__solve_factored(A, B, factors, pivots, left=True, adjoint=False):
    return kernels.solve_factored(A, B, factors, pivots, left, adjoint)


def linalg_solve(A, B, *, left=True):
    return equations.solve(A, B, left)


def linalg_solve_ex(A, B, *, left=True, check_errors=False):
    return equations.solve_ex(A, B, left, check_errors)


def linalg_inv(A):
    return kernels.inv(A)


def inverse(self):
    return kernels.inv(self)


def linalg_inv_ex(A, *, check_errors=False):
    return kernels.inverse_and_info('linalg.inv_ex', A, check_errors)


def linalg_pinv_default(self, *, atol=None, rtol=None, hermitian=False):
    return kernels.pinv(self, atol, rtol, hermitian)


def linalg_pinv_rcond(self, rcond, hermitian=False):
    return kernels.pinv(self, None, rcond, hermitian)


def pinverse(self, rcond=1e-15):
    return kernels.pinv(self, None, rcond, False)


def linalg_matrix_rank_default(input, *, atol=None, rtol=None, hermitian=False):
    return kernels.matrix_rank(input, atol, rtol, hermitian)


def linalg_matrix_rank_tol(input, tol, hermitian=False):
    return kernels.matrix_rank(input, tol, 0, hermitian)


def linalg_lstsq(self, b, rcond=None, *, driver=None):
    return equations.lstsq(self, b, rcond, driver)


def linalg_tensorinv(self, ind=2):
    return equations.tensorinv(self, ind)


def linalg_tensorsolve(self, other, dims=None):
    return equations.tensorsolve(self, other, dims)


def linalg_det(A):
    return kernels.det(A)


def det(self):
    return kernels.det(self)


def linalg_slogdet(A):
    return kernels.slogdet(A)


def slogdet(self):
    return kernels.slogdet(self)


def logdet(self):
    return factors.logdet(self)


def linalg_matrix_exp(self):
    return kernels.matrix_exp(self)


def matrix_exp(self):
    return kernels.matrix_exp(self)


def linalg__matrix_exp_derivative(A, E):
    return kernels.matrix_exp_derivative(A, E)


def linalg_matrix_power(self, n):
    return chains.matrix_power(self, n)


def matrix_power(self, n):
    return chains.matrix_power(self, n)


def linalg_multi_dot(tensors):
    return chains.multi_dot(tensors)


def chain_matmul(matrices):
    return chains.chain_matmul(matrices)


def linalg_vander(x, *, N=None):
    return chains.vander(x, N)


def linalg_vecdot(x, y, *, dim=-1):
    return kernels.sum_(x.conj() * y, dim, False, None)


def linalg_cross(self, other, *, dim=-1):
    return kernels.cross(self, other, dim)


def cross(self, other, dim=None):
    return kernels.cross(self, other, distances.cross_dim(self, other, dim))


def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    return kernels.diagonal(A, offset, dim1, dim2)


def linalg_vector_norm(self, ord=2, dim=None, keepdim=False, *, dtype=None):
    return norms.vector_norm(self, ord, dim, keepdim, dtype)


def linalg_matrix_norm(self, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None):
    return norms.matrix_norm(self, ord, dim, keepdim, dtype)


def linalg_norm(self, ord=None, dim=None, keepdim=False, *, dtype=None):
    return norms.norm(self, ord, dim, keepdim, dtype)


def linalg_cond(self, p=None):
    return norms.cond(self, p)


def cdist(x1, x2, p=2, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    return distances.cdist(x1, x2, p, compute_mode)


def pdist(input, p=2):
    return distances.pdist(input, p)


def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False):
    return distances.pairwise_distance(x1, x2, p, eps, keepdim)


def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-8):
    return distances.cosine_similarity(x1, x2, dim, eps)
