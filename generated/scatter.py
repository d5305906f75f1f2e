# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind scatter: functions, Backward nodes and tangents.

Elements are put or added into a tensor at given places.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.formulas import indexing
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node
from autograd.operation import dispatch, operation
from autograd.support import in_place, missing_argument, plain_index, zero_like
from autograd.tensor import LEAF, Tensor
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# diagonal_backward    derivatives.yaml:1366


class DiagonalBackwardBackward0(Node):
    """diagonal_backward(Tensor grad_output, int[] input_sizes, int offset, int dim1, int dim2) -> Tensor"""

    __slots__ = ()
    operation = 'diagonal_backward'
    formulas = {
        'grad_output': 'grad.diagonal(offset, dim1, dim2)',
    }
    arg_names = ('offset', 'dim1', 'dim2')

    def on_arrays(node, saved, grad, needs):
        offset, dim1, dim2 = node.args
        return (kernels.diagonal(grad, offset, dim1, dim2),)

    def on_tensors(node, saved, grad, needs):
        offset, dim1, dim2 = node.args
        return (grad.diagonal(offset, dim1, dim2),)


def diagonal_backward(grad_output, input_sizes, offset, dim1, dim2):
    """diagonal_backward(Tensor grad_output, int[] input_sizes, int offset, int dim1, int dim2) -> Tensor

    Zeros of the given sizes with the values on the diagonals.
    """
    if grad_output.__class__ is not Tensor:
        return dispatch(diagonal_backward_op, grad_output, input_sizes, offset, dim1, dim2)
    grad_output_ = grad_output._data
    result_ = kernels.diagonal_backward(grad_output_, input_sizes, offset, dim1, dim2)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    grad_output_fn = grad_output._fn
    if grad_output_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DiagonalBackwardBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (grad_output if grad_output_fn is LEAF else grad_output_fn,)
    node.saved = ()
    node.args = (offset, dim1, dim2)
    return out


def diagonal_backward_jvp(result, grad_output, input_sizes, offset, dim1, dim2, grad_output_t):
    return diagonal_backward(grad_output_t, input_sizes, offset, dim1, dim2)


diagonal_backward_op = operation('diagonal_backward', 'scatter', diagonal_backward, diagonal_backward_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# diag_embed    derivatives.yaml:1373


class DiagEmbedBackward0(Node):
    """diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor"""

    __slots__ = ()
    operation = 'diag_embed'
    formulas = {
        'self': 'grad.diagonal(offset, dim1, dim2)',
    }
    arg_names = ('offset', 'dim1', 'dim2')

    def on_arrays(node, saved, grad, needs):
        offset, dim1, dim2 = node.args
        return (kernels.diagonal(grad, offset, dim1, dim2),)

    def on_tensors(node, saved, grad, needs):
        offset, dim1, dim2 = node.args
        return (grad.diagonal(offset, dim1, dim2),)


def diag_embed(self, offset=0, dim1=-2, dim2=-1):
    """diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor

    Square matrices in two new dimensions, with the last dimension of self on their diagonals.
    """
    if self.__class__ is not Tensor:
        return dispatch(diag_embed_op, self, offset, dim1, dim2)
    self_ = self._data
    result_ = kernels.diag_embed(self_, offset, dim1, dim2)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DiagEmbedBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (offset, dim1, dim2)
    return out


def diag_embed_jvp(result, self, offset, dim1, dim2, self_t):
    return diag_embed(self_t, offset, dim1, dim2)


diag_embed_op = operation('diag_embed', 'scatter', diag_embed, diag_embed_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# unfold_backward    derivatives.yaml:1408


class UnfoldBackwardBackward0(Node):
    """unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor"""

    __slots__ = ()
    operation = 'unfold_backward'
    formulas = {
        'grad_in': 'grad.unfold(dim, size, step)',
    }
    arg_names = ('dim', 'size', 'step')

    def on_arrays(node, saved, grad, needs):
        dim, size, step = node.args
        return (kernels.unfold(grad, dim, size, step),)

    def on_tensors(node, saved, grad, needs):
        dim, size, step = node.args
        return (grad.unfold(dim, size, step),)


def unfold_backward(grad_in, input_sizes, dim=None, size=None, step=None, *, axis=None):
    """unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> Tensor

    Zeros of the given sizes to which windows are added where they came from.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unfold_backward", "dim")
    if grad_in.__class__ is not Tensor:
        return dispatch(unfold_backward_op, grad_in, input_sizes, dim, size, step)
    grad_in_ = grad_in._data
    result_ = kernels.unfold_backward(grad_in_, input_sizes, dim, size, step)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    grad_in_fn = grad_in._fn
    if grad_in_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = UnfoldBackwardBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (grad_in if grad_in_fn is LEAF else grad_in_fn,)
    node.saved = ()
    node.args = (dim, size, step)
    return out


def unfold_backward_jvp(result, grad_in, input_sizes, dim, size, step, grad_in_t):
    return unfold_backward(grad_in_t, input_sizes, dim, size, step)


unfold_backward_op = operation('unfold_backward', 'scatter', unfold_backward, unfold_backward_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# getitem_backward    derivatives.yaml:1425


class GetitemBackwardBackward0(Node):
    """getitem_backward(Tensor grad_output, int[] input_sizes, Index index) -> Tensor"""

    __slots__ = ()
    operation = 'getitem_backward'
    formulas = {
        'grad_output': 'grad[index]',
    }
    arg_names = ('index',)

    def on_arrays(node, saved, grad, needs):
        (index,) = node.args
        return (grad[index],)

    on_tensors = on_arrays


def getitem_backward(grad_output, input_sizes, index):
    """getitem_backward(Tensor grad_output, int[] input_sizes, Index index) -> Tensor

    Zeros of the given sizes to which values are added where a subscript picks elements.
    """
    index = plain_index(index)
    if grad_output.__class__ is not Tensor:
        return dispatch(getitem_backward_op, grad_output, input_sizes, index)
    grad_output_ = grad_output._data
    result_ = kernels.getitem_backward(grad_output_, input_sizes, index)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    grad_output_fn = grad_output._fn
    if grad_output_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = GetitemBackwardBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (grad_output if grad_output_fn is LEAF else grad_output_fn,)
    node.saved = ()
    node.args = (index,)
    return out


def getitem_backward_jvp(result, grad_output, input_sizes, index, grad_output_t):
    return getitem_backward(grad_output_t, input_sizes, index)


getitem_backward_op = operation('getitem_backward', 'scatter', getitem_backward, getitem_backward_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# scatter.src    derivatives.yaml:1491


class ScatterBackward0(Node):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""

    __slots__ = ()
    operation = 'scatter.src'
    formulas = {
        'self': 'grad.scatter(dim, index, 0)',
        'src': 'indexing.like_source(grad.gather(dim, index) * indexing.survivors(self.shape, dim, index), src.shape)',
    }
    saved_names = ('index',)
    saved_edges = (None,)
    arg_names = ('dim', 'self_shape', 'src_shape')

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, self_shape, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = kernels.scatter(grad, dim, index, 0)
        if needs[1] is not None:
            grad_of_src = indexing.like_source(kernels.gather(grad, dim, index) * indexing.survivors(self_shape, dim, index), src_shape)
        return node.restored(grad_of_self, grad_of_src)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        dim, self_shape, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = grad.scatter(dim, index, 0)
        if needs[1] is not None:
            grad_of_src = indexing.like_source(grad.gather(dim, index) * indexing.survivors(self_shape, dim, index), src_shape)
        return node.restored(grad_of_self, grad_of_src)


def scatter_src(self, dim=None, index=None, src=None, *, axis=None):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self with elements of src at index along dim; where an index repeats, the last one stays.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.src", "dim")
    if self.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor:
        return dispatch(scatter_src_op, self, dim, index, src)
    self_ = self._data
    index_ = index._data
    src_ = src._data
    result_ = kernels.scatter(self_, dim, index_, src_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    src_fn = src._fn
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = (index_,)
    node.args = (dim, self_.shape, src_.shape)
    node.restore = ((self_.shape, self_.dtype), (src_.shape, src_.dtype))
    return out


def scatter_src_jvp(result, self, dim, index, src, self_t, src_t):
    if self_t is None:
        self_t = zero_like(self)
    if src_t is None:
        src_t = zero_like(src)
    return ops.scatter(self_t, dim, index, src_t)


scatter_src_op = operation('scatter.src', 'scatter', scatter_src, scatter_src_jvp, (0, 2, 3), edges=(0, 3))


# ------------------------------------------------------------------------------------------------
# scatter.value    derivatives.yaml:1500


class ScatterBackward1(Node):
    """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""

    __slots__ = ()
    operation = 'scatter.value'
    formulas = {
        'self': 'grad.scatter(dim, index, 0)',
    }
    saved_names = ('index',)
    saved_edges = (None,)
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        return (kernels.scatter(grad, dim, index, 0),)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        return (grad.scatter(dim, index, 0),)


def scatter_value(self, dim=None, index=None, value=None, *, axis=None):
    """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

    self with one value at index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.value", "dim")
    if self.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(scatter_value_op, self, dim, index, value)
    self_ = self._data
    index_ = index._data
    result_ = kernels.scatter(self_, dim, index_, value)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (dim,)
    return out


def scatter_value_jvp(result, self, dim, index, value, self_t):
    return self_t.scatter(dim, index, 0)


scatter_value_op = operation('scatter.value', 'scatter', scatter_value, scatter_value_jvp, (0, 2), edges=(0,))


# ------------------------------------------------------------------------------------------------
# scatter_add    derivatives.yaml:1508


class ScatterAddBackward0(Node):
    """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""

    __slots__ = ()
    operation = 'scatter_add'
    formulas = {
        'self': 'grad',
        'src': 'indexing.like_source(grad.gather(dim, index), src.shape)',
    }
    saved_names = ('index',)
    saved_edges = (None,)
    arg_names = ('dim', 'src_shape')

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_src = indexing.like_source(kernels.gather(grad, dim, index), src_shape)
        return node.restored(grad_of_self, grad_of_src)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        dim, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_src = indexing.like_source(grad.gather(dim, index), src_shape)
        return node.restored(grad_of_self, grad_of_src)


def scatter_add(self, dim=None, index=None, src=None, *, axis=None):
    """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self plus elements of src at index along dim; where an index repeats, all are added.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter_add", "dim")
    if self.__class__ is not Tensor or index.__class__ is not Tensor or src.__class__ is not Tensor:
        return dispatch(scatter_add_op, self, dim, index, src)
    self_ = self._data
    index_ = index._data
    src_ = src._data
    result_ = kernels.scatter_add(self_, dim, index_, src_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    src_fn = src._fn
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterAddBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = (None if src_fn is None else index_,)
    node.args = (dim, src_.shape)
    node.restore = ((self_.shape, self_.dtype), (src_.shape, src_.dtype))
    return out


def scatter_add_(self, dim=None, index=None, src=None, *, axis=None):
    """In-place version of scatter_add."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter_add", "dim")
    return in_place(scatter_add_op, scatter_add_into, self, dim, index, src)


def scatter_add_into(self_, dim, index_, src_):
    np.copyto(self_, kernels.scatter_add(self_, dim, index_, src_))


def scatter_add_jvp(result, self, dim, index, src, self_t, src_t):
    if self_t is None:
        self_t = zero_like(self)
    if src_t is None:
        src_t = zero_like(src)
    return ops.scatter_add(self_t, dim, index, src_t)


scatter_add_op = operation('scatter_add', 'scatter', scatter_add, scatter_add_jvp, (0, 2, 3), edges=(0, 3))


# ------------------------------------------------------------------------------------------------
# index_add    derivatives.yaml:1518


class IndexAddBackward0(Node):
    """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'index_add'
    formulas = {
        'self': 'grad',
        'source': '(grad.index_select(dim, index) * alpha.conj()).reshape(source.shape)',
    }
    saved_names = ('index',)
    saved_edges = (None,)
    arg_names = ('dim', 'alpha', 'source_shape')

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, alpha, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_source = kernels.reshape(kernels.index_select(grad, dim, index) * alpha.conjugate(), source_shape)
        return node.restored(grad_of_self, grad_of_source)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        dim, alpha, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_source = (grad.index_select(dim, index) * alpha.conjugate()).reshape(source_shape)
        return node.restored(grad_of_self, grad_of_source)


def index_add(self, dim=None, index=None, source=None, *, alpha=1, axis=None):
    """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

    self plus slices of alpha * source at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_add", "dim")
    if self.__class__ is not Tensor or index.__class__ is not Tensor or source.__class__ is not Tensor:
        return dispatch(index_add_op, self, dim, index, source, alpha)
    self_ = self._data
    index_ = index._data
    source_ = source._data
    result_ = kernels.index_add(self_, dim, index_, source_, alpha)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    source_fn = source._fn
    if (self_fn is None and source_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexAddBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (None if source_fn is None else index_,)
    node.args = (dim, alpha, source_.shape)
    node.restore = ((self_.shape, self_.dtype), (source_.shape, source_.dtype))
    return out


def index_add_(self, dim=None, index=None, source=None, *, alpha=1, axis=None):
    """In-place version of index_add."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_add", "dim")
    return in_place(index_add_op, index_add_into, self, dim, index, source, alpha)


def index_add_into(self_, dim, index_, source_, alpha):
    np.copyto(self_, kernels.index_add(self_, dim, index_, source_, alpha))


def index_add_jvp(result, self, dim, index, source, alpha, self_t, source_t):
    if self_t is None:
        self_t = zero_like(self)
    if source_t is None:
        source_t = zero_like(source)
    return ops.index_add(self_t, dim, index, source_t, alpha=alpha)


index_add_op = operation('index_add', 'scatter', index_add, index_add_jvp, (0, 2, 3), edges=(0, 3), keywords=('alpha',))


# ------------------------------------------------------------------------------------------------
# index_fill    derivatives.yaml:1528


class IndexFillBackward0(Node):
    """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor"""

    __slots__ = ()
    operation = 'index_fill'
    formulas = {
        'self': 'grad.index_fill(dim, index, 0)',
        'value': 'grad - grad.index_fill(dim, index, 0)',
    }
    saved_names = ('index',)
    saved_edges = (None,)
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = kernels.index_fill(grad, dim, index, 0)
        if needs[1] is not None:
            grad_of_value = grad - kernels.index_fill(grad, dim, index, 0)
        return node.restored(grad_of_self, grad_of_value)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = grad.index_fill(dim, index, 0)
        if needs[1] is not None:
            grad_of_value = grad - grad.index_fill(dim, index, 0)
        return node.restored(grad_of_self, grad_of_value)


def index_fill(self, dim=None, index=None, value=None, *, axis=None):
    """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor

    self with one value in the slices at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_fill", "dim")
    if self.__class__ is not Tensor or index.__class__ is not Tensor or value.__class__ is not Tensor:
        return dispatch(index_fill_op, self, dim, index, value)
    self_ = self._data
    index_ = index._data
    value_ = value._data
    result_ = kernels.index_fill(self_, dim, index_, value_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    value_fn = value._fn
    if (self_fn is None and value_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexFillBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, value if value_fn is LEAF else value_fn)
    node.saved = (index_,)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype), (value_.shape, value_.dtype))
    return out


def index_fill_(self, dim=None, index=None, value=None, *, axis=None):
    """In-place version of index_fill."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_fill", "dim")
    return in_place(index_fill_op, index_fill_into, self, dim, index, value)


def index_fill_into(self_, dim, index_, value_):
    np.copyto(self_, kernels.index_fill(self_, dim, index_, value_))


def index_fill_jvp(result, self, dim, index, value, self_t, value_t):
    if self_t is None:
        self_t = zero_like(self)
    if value_t is None:
        value_t = zero_like(value)
    return ops.index_fill(self_t, dim, index, value_t)


index_fill_op = operation('index_fill', 'scatter', index_fill, index_fill_jvp, (0, 2, 3), edges=(0, 3))


# ------------------------------------------------------------------------------------------------
# masked_fill    derivatives.yaml:1538


class MaskedFillBackward0(Node):
    """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor"""

    __slots__ = ()
    operation = 'masked_fill'
    formulas = {
        'self': 'where(mask, 0, grad)',
        'value': 'where(mask, grad, 0)',
    }
    saved_names = ('mask',)
    saved_edges = (None,)

    def on_arrays(node, saved, grad, needs):
        (mask,) = saved
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = kernels.select(mask, 0, grad)
        if needs[1] is not None:
            grad_of_value = kernels.select(mask, grad, 0)
        return node.restored(grad_of_self, grad_of_value)

    def on_tensors(node, saved, grad, needs):
        (mask,) = saved
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = ops.where(mask, 0, grad)
        if needs[1] is not None:
            grad_of_value = ops.where(mask, grad, 0)
        return node.restored(grad_of_self, grad_of_value)


def masked_fill(self, mask, value):
    """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor

    value where mask is true, self elsewhere.
    """
    if self.__class__ is not Tensor or mask.__class__ is not Tensor or value.__class__ is not Tensor:
        return dispatch(masked_fill_op, self, mask, value)
    self_ = self._data
    mask_ = mask._data
    value_ = value._data
    result_ = kernels.masked_fill(self_, mask_, value_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    value_fn = value._fn
    if (self_fn is None and value_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MaskedFillBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, value if value_fn is LEAF else value_fn)
    node.saved = (mask_,)
    node.restore = ((self_.shape, self_.dtype), (value_.shape, value_.dtype))
    return out


def masked_fill_(self, mask, value):
    """In-place version of masked_fill."""
    return in_place(masked_fill_op, masked_fill_into, self, mask, value)


def masked_fill_into(self_, mask_, value_):
    np.copyto(self_, kernels.masked_fill(self_, mask_, value_))


def masked_fill_jvp(result, self, mask, value, self_t, value_t):
    if self_t is None:
        self_t = zero_like(self)
    if value_t is None:
        value_t = zero_like(value)
    return ops.masked_fill(self_t, mask, value_t)


masked_fill_op = operation('masked_fill', 'scatter', masked_fill, masked_fill_jvp, (0, 1, 2), edges=(0, 2))
