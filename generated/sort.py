# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind sort: functions, Backward nodes and tangents.

Elements are chosen or ordered by their values.
"""

# ruff: noqa
# mypy: ignore-errors
from math import nan

import numpy as np

from autograd import kernels
from autograd.clock import counted, next_stamp
from autograd.dtypes import COMPLEX
from autograd.formulas import reductions, sorting, statistics
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node, Output
from autograd.operation import dispatch, number, operation
from autograd.support import ReturnType, complex_refused, missing_argument, zero_like
from autograd.tensor import LEAF, Tensor, from_array
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# sort    derivatives.yaml:1075


class SortResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class SortBackward0(Node):
    """sort(Tensor self, int dim=-1, bool descending=False, *, bool? stable=None) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'sort'
    formulas = {
        'self': 'sorting.scattered(grad, self.shape, indices, dim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim = node.args
        return (sorting.scattered(grad, self_shape, indices, dim),)

    on_tensors = on_arrays


def sort(input, dim=-1, descending=False, *, stable=None, axis=None):
    """sort(Tensor self, int dim=-1, bool descending=False, *, bool? stable=None) -> (Tensor values, Tensor indices)

    The elements in order along `dim`, and where each stood; equal ones keep their order.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(sort_op, input, dim, descending, stable)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("sort")
    values_, indices_ = kernels.sorted_along(self_, dim, descending)
    outputs = SortResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = SortBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim)
    return outputs


def sort_jvp(result, self, dim, descending, stable, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


sort_op = operation('sort', 'sort', sort, sort_jvp, (0,), edges=(0,), keywords=('stable',))


# ------------------------------------------------------------------------------------------------
# argsort    derivatives.yaml:1086


def argsort(input, dim=-1, descending=False, *, stable=False, axis=None):
    """argsort(Tensor self, int dim=-1, bool descending=False, *, bool stable=False) -> Tensor

    The indices that sort along `dim`; equal elements keep their order.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(argsort_op, input, dim, descending, stable)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("argsort")
    return from_array(kernels.arg_sorted(self_, dim, descending))


argsort_op = operation('argsort', 'sort', argsort, None, (0,), keywords=('stable',))


# ------------------------------------------------------------------------------------------------
# topk    derivatives.yaml:1098


class TopkResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class TopkBackward0(Node):
    """topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'topk'
    formulas = {
        'self': 'sorting.scattered(grad, self.shape, indices, dim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim = node.args
        return (sorting.scattered(grad, self_shape, indices, dim),)

    on_tensors = on_arrays


def topk(input, k, dim=-1, largest=True, sorted=True, *, axis=None):
    """topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor values, Tensor indices)

    The `k` largest or smallest elements along `dim`, and where each stands.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(topk_op, input, k, dim, largest, sorted)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("topk")
    values_, indices_ = kernels.top_ranked(self_, k, dim, largest, sorted)
    outputs = TopkResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = TopkBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim)
    return outputs


def topk_jvp(result, self, k, dim, largest, sorted, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


topk_op = operation('topk', 'sort', topk, topk_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# kthvalue    derivatives.yaml:1107


class KthvalueResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class KthvalueBackward0(Node):
    """kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'kthvalue'
    formulas = {
        'self': 'sorting.chosen_self(grad, self.shape, indices, dim, keepdim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim', 'keepdim')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return (sorting.chosen_self(grad, self_shape, indices, dim, keepdim),)

    on_tensors = on_arrays


def kthvalue(input, k, dim=-1, keepdim=False, *, axis=None, keepdims=None):
    """kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

    The k-th smallest elements along `dim`, counted from 1, and where each stands.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        return dispatch(kthvalue_op, input, k, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("kthvalue")
    values_, indices_ = kernels.ranked(self_, k, dim, keepdim)
    outputs = KthvalueResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = KthvalueBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    return outputs


def kthvalue_jvp(result, self, k, dim, keepdim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


kthvalue_op = operation('kthvalue', 'sort', kthvalue, kthvalue_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# median    derivatives.yaml:1116


class MedianBackward0(Node):
    """median(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'median'
    formulas = {
        'self': 'reductions.extremum_self(grad, self, result, None, False)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (reductions.extremum_self(grad, self, result, None, False),)

    on_tensors = on_arrays


def median_default(input):
    """median(Tensor self) -> Tensor

    The median; of an even number of elements the lower one in the middle. Equal elements share the gradient.
    """
    if input.__class__ is not Tensor:
        return dispatch(median_default_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("median")
    result_ = kernels.middle(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MedianBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def median_default_jvp(result, self, self_t):
    return reductions.extremum_tangent(self_t, self, result, None, False)


def median_default_batched(self):
    return ops.median(self.reshape(-1), 0)[0]


median_default_op = operation('median', 'sort', median_default, median_default_jvp, (0,), edges=(0,), batched=median_default_batched)


# ------------------------------------------------------------------------------------------------
# median.dim    derivatives.yaml:1127


class MedianDimResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class MedianBackward1(Node):
    """median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'median.dim'
    formulas = {
        'self': 'sorting.chosen_self(grad, self.shape, indices, dim, keepdim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim', 'keepdim')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return (sorting.chosen_self(grad, self_shape, indices, dim, keepdim),)

    on_tensors = on_arrays


def median_dim(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    """median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The medians along `dim`, the lower of two in the middle, and where each stands.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("median.dim", "dim")
    if input.__class__ is not Tensor:
        return dispatch(median_dim_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("median")
    values_, indices_ = kernels.middle_along(self_, dim, keepdim)
    outputs = MedianDimResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = MedianBackward1()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    return outputs


def median_dim_jvp(result, self, dim, keepdim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


median_dim_op = operation('median.dim', 'sort', median_dim, median_dim_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# mode    derivatives.yaml:4291


class ModeResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class ModeBackward0(Node):
    """mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'mode'
    formulas = {
        'self': 'sorting.chosen_self(grad, self.shape, indices, dim, keepdim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim', 'keepdim')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return (sorting.chosen_self(grad, self_shape, indices, dim, keepdim),)

    on_tensors = on_arrays


def mode(input, dim=-1, keepdim=False, *, axis=None, keepdims=None):
    """mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

    The most frequent elements along `dim`, the smallest of several, and the last place of each.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        return dispatch(mode_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("mode")
    values_, indices_ = kernels.most_frequent(self_, dim, keepdim)
    outputs = ModeResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = ModeBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    return outputs


def mode_jvp(result, self, dim, keepdim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


mode_op = operation('mode', 'sort', mode, mode_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nanmedian    derivatives.yaml:4300


class NanmedianBackward0(Node):
    """nanmedian(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'nanmedian'
    formulas = {
        'self': 'reductions.extremum_self(grad, self, result, None, False)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (reductions.extremum_self(grad, self, result, None, False),)

    on_tensors = on_arrays


def nanmedian_default(input):
    """nanmedian(Tensor self) -> Tensor

    The median of what is not nan, the lower of two in the middle. Equal elements share the gradient.
    """
    if input.__class__ is not Tensor:
        return dispatch(nanmedian_default_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("nanmedian")
    result_ = kernels.middle_number(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NanmedianBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def nanmedian_default_jvp(result, self, self_t):
    return reductions.extremum_tangent(self_t, self, result, None, False)


def nanmedian_default_batched(self):
    return ops.nanmedian(self.reshape(-1), 0)[0]


nanmedian_default_op = operation('nanmedian', 'sort', nanmedian_default, nanmedian_default_jvp, (0,), edges=(0,), batched=nanmedian_default_batched)


# ------------------------------------------------------------------------------------------------
# nanmedian.dim    derivatives.yaml:4309


class NanmedianDimResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class NanmedianBackward1(Node):
    """nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'nanmedian.dim'
    formulas = {
        'self': 'sorting.chosen_self(grad, self.shape, indices, dim, keepdim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('self_shape', 'dim', 'keepdim')

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return (sorting.chosen_self(grad, self_shape, indices, dim, keepdim),)

    on_tensors = on_arrays


def nanmedian_dim(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    """nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The medians along `dim` of what is not nan, and where each stands.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("nanmedian.dim", "dim")
    if input.__class__ is not Tensor:
        return dispatch(nanmedian_dim_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("nanmedian")
    values_, indices_ = kernels.middle_number_along(self_, dim, keepdim)
    outputs = NanmedianDimResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = NanmedianBackward1()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    return outputs


def nanmedian_dim_jvp(result, self, dim, keepdim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


nanmedian_dim_op = operation('nanmedian.dim', 'sort', nanmedian_dim, nanmedian_dim_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# quantile_between    derivatives.yaml:4318


class QuantileBetweenResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'below', 'above', 'weight', )


class QuantileBetweenBackward0(Node):
    """quantile_between(Tensor self, Tensor q, str interpolation, bool ignore_nan) -> (Tensor values, Tensor below, Tensor above, Tensor weight)"""

    __slots__ = ()
    operation = 'quantile_between'
    formulas = {
        'self': 'statistics.quantile_self(grad, self, q, below, above, weight, interpolation)',
        'q': 'statistics.quantile_q(grad, self, q, below, above, interpolation)',
    }
    saved_names = ('self', 'q', 'below', 'above', 'weight')
    saved_edges = (0, 1, None, None, None)
    arg_names = ('interpolation',)

    def on_arrays(node, saved, grad, needs):
        self, q, below, above, weight = saved
        (interpolation,) = node.args
        grad_of_self = grad_of_q = None
        if needs[0] is not None:
            grad_of_self = statistics.quantile_self(grad, self, q, below, above, weight, interpolation)
        if needs[1] is not None:
            grad_of_q = statistics.quantile_q(grad, self, q, below, above, interpolation)
        return node.restored(grad_of_self, grad_of_q)

    on_tensors = on_arrays


def quantile_between(input, q, interpolation, ignore_nan):
    """quantile_between(Tensor self, Tensor q, str interpolation, bool ignore_nan) -> (Tensor values, Tensor below, Tensor above, Tensor weight)

    The quantiles of the last dimension, the places they lie between, and how far along; the part of quantile that has derivatives.
    """
    if input.__class__ is not Tensor or q.__class__ is not Tensor:
        return dispatch(quantile_between_op, input, q, interpolation, ignore_nan)
    self_ = input._data
    q_ = q._data
    values_, below_, above_, weight_ = kernels.quantile_between(self_, q_, interpolation, ignore_nan)
    outputs = QuantileBetweenResult((from_array(values_), from_array(below_), from_array(above_), from_array(weight_), ))
    self_fn = input._fn
    q_fn = q._fn
    if (self_fn is None and q_fn is None) or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = QuantileBetweenBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, q if q_fn is LEAF else q_fn)
    node.saved = (self_, q_, below_, above_, None if self_fn is None else weight_)
    node.args = (interpolation,)
    node.restore = ((self_.shape, self_.dtype), (q_.shape, q_.dtype))
    return outputs


def quantile_between_jvp(result, self, q, interpolation, ignore_nan, self_t, q_t):
    values, below, above, weight = result
    if self_t is None:
        self_t = zero_like(self)
    if q_t is None:
        q_t = zero_like(q)
    return (statistics.quantile_tangent(self_t, q_t, self, q, below, above, weight, interpolation), None, None, None)


quantile_between_op = operation('quantile_between', 'sort', quantile_between, quantile_between_jvp, (0, 1), edges=(0, 1))
