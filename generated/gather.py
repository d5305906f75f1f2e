# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind gather: functions, Backward nodes and tangents.

Elements are picked from the input at given places.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.aliases import track_view
from autograd.clock import next_stamp
from autograd.formulas import embeddings, indexing
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node
from autograd.operation import dispatch, operation
from autograd.support import missing_argument, SampleIndex, plain_index, shape_error
from autograd.tensor import LEAF, Tensor
from generated import arrays
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# getitem    derivatives.yaml:1686


class GetitemBackward0(Node):
    """getitem(Tensor(a) self, Index index) -> Tensor(a)"""

    __slots__ = ()
    operation = 'getitem'
    formulas = {
        'self': 'getitem_backward(grad, self.shape, index)',
    }
    arg_names = ('self_shape', 'index')

    def on_arrays(node, saved, grad, needs):
        self_shape, index = node.args
        return (kernels.getitem_backward(grad, self_shape, index),)

    def on_tensors(node, saved, grad, needs):
        self_shape, index = node.args
        return (ops.getitem_backward(grad, self_shape, index),)


def getitem(input, index):
    """getitem(Tensor(a) self, Index index) -> Tensor(a)

    The elements a subscript picks; a view unless it holds arrays.
    """
    try:
        index = plain_index(index)
    except SampleIndex as found:
        return found.operate(getitem_op, input, index)
    if input.__class__ is not Tensor:
        return dispatch(getitem_op, input, index)
    self_ = input._data
    result_ = kernels.subscript(self_, index)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, getitem_op, index)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = GetitemBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, index)
    return out


def getitem_jvp(result, self, index, self_t):
    return getitem(self_t, index)


getitem_op = operation('getitem', 'gather', getitem, getitem_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# gather    derivatives.yaml:1716


class GatherBackward0(Node):
    """gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor"""

    __slots__ = ()
    operation = 'gather'
    formulas = {
        'self': 'indexing.gather_self(grad, self.shape, dim, index)',
    }
    saved_names = ('index',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim')

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        self_shape, dim = node.args
        return (indexing.gather_self(grad, self_shape, dim, index),)

    on_tensors = on_arrays


def gather(input, dim=None, index=None, *, sparse_grad=False, axis=None):
    """gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor

    The elements at index along dim; the other dimensions of index may be shorter.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("gather", "dim")
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(gather_op, input, dim, index, sparse_grad)
    self_ = input._data
    index_ = index._data
    try:
        result_ = kernels.gather(self_, dim, index_)
    except ValueError as error:
        raise shape_error(error, self_, index_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = GatherBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (self_.shape, dim)
    return out


def gather_jvp(result, self, dim, index, sparse_grad, self_t):
    return self_t.gather(dim, index)


gather_op = operation('gather', 'gather', gather, gather_jvp, (0, 2), edges=(0,), keywords=('sparse_grad',))


# ------------------------------------------------------------------------------------------------
# index_select    derivatives.yaml:1735


class IndexSelectBackward0(Node):
    """index_select(Tensor self, int dim, Tensor index) -> Tensor"""

    __slots__ = ()
    operation = 'index_select'
    formulas = {
        'self': 'getitem_backward(grad, self.shape, indexing.along(self.shape, dim, index))',
    }
    saved_names = ('index',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim')

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        self_shape, dim = node.args
        return (kernels.getitem_backward(grad, self_shape, indexing.along(self_shape, dim, index)),)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        self_shape, dim = node.args
        return (ops.getitem_backward(grad, self_shape, indexing.along(self_shape, dim, index)),)


def index_select(input, dim=None, index=None, *, axis=None):
    """index_select(Tensor self, int dim, Tensor index) -> Tensor

    The slices at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_select", "dim")
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(index_select_op, input, dim, index)
    self_ = input._data
    index_ = index._data
    try:
        result_ = kernels.index_select(self_, dim, index_)
    except ValueError as error:
        raise shape_error(error, self_, index_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexSelectBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (self_.shape, dim)
    return out


def index_select_jvp(result, self, dim, index, self_t):
    return self_t.index_select(dim, index)


index_select_op = operation('index_select', 'gather', index_select, index_select_jvp, (0, 2), edges=(0,))


# ------------------------------------------------------------------------------------------------
# embedding    derivatives.yaml:4074


class EmbeddingBackward0(Node):
    """embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor"""

    __slots__ = ()
    operation = 'embedding'
    formulas = {
        'weight': 'embeddings.weight_gradient(grad, weight.shape, indices, padding_idx, scale_grad_by_freq)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('weight_shape', 'padding_idx', 'scale_grad_by_freq')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        weight_shape, padding_idx, scale_grad_by_freq = node.args
        return (embeddings.weight_gradient(grad, weight_shape, indices, padding_idx, scale_grad_by_freq),)

    on_tensors = on_arrays


def embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    """embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool scale_grad_by_freq=False, bool sparse=False) -> Tensor

    Rows of `weight`; the one at `padding_idx` gets no gradient.
    """
    if weight.__class__ is not Tensor or indices.__class__ is not Tensor:
        return dispatch(embedding_op, weight, indices, padding_idx, scale_grad_by_freq, sparse)
    weight_ = weight._data
    indices_ = indices._data
    try:
        result_ = kernels.embedding(weight_, indices_, sparse)
    except ValueError as error:
        raise shape_error(error, weight_, indices_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    weight_fn = weight._fn
    if weight_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = EmbeddingBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (weight if weight_fn is LEAF else weight_fn,)
    node.saved = (indices_,)
    node.args = (weight_.shape, padding_idx, scale_grad_by_freq)
    return out


def embedding_jvp(result, weight, indices, padding_idx, scale_grad_by_freq, sparse, weight_t):
    return ops.embedding(weight_t, indices)


embedding_op = operation('embedding', 'gather', embedding, embedding_jvp, (0, 1), edges=(0,))
