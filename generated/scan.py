# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind scan: functions, Backward nodes and tangents.

Elements are combined with those before them along one dimension.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.dtypes import COMPLEX
from autograd.formulas import sorting, statistics
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node, Output
from autograd.operation import dispatch, operation
from autograd.support import ReturnType, complex_refused, missing_argument
from autograd.tensor import LEAF, Tensor, from_array

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# cumsum    derivatives.yaml:1053


class CumsumBackward0(Node):
    """cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor"""

    __slots__ = ()
    operation = 'cumsum'
    formulas = {
        'self': 'sorting.running_sum_self(grad, self.dtype, dim)',
    }
    arg_names = ('self_dtype', 'dim')

    def on_arrays(node, saved, grad, needs):
        self_dtype, dim = node.args
        return (sorting.running_sum_self(grad, self_dtype, dim),)

    on_tensors = on_arrays


def cumsum(input, dim=None, *, dtype=None, axis=None):
    """cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The sums of the elements up to each one along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumsum", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cumsum_op, input, dim, dtype)
    self_ = input._data
    result_ = kernels.running_sum(self_, dim, dtype)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()) or result_.dtype.kind not in 'fc':
        out._fn = None
        return out
    out._fn = node = CumsumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.dtype, dim)
    return out


def cumsum_(input, dim=None, *, dtype=None, axis=None):
    """In-place version of cumsum."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumsum", "dim")
    return in_place(cumsum_op, cumsum_into, input, dim, dtype)


def cumsum_into(self_, dim, dtype):
    np.copyto(self_, kernels.running_sum(self_, dim, dtype))


def cumsum_jvp(result, self, dim, dtype, self_t):
    return cumsum(self_t, dim, dtype=dtype)


cumsum_op = operation('cumsum', 'scan', cumsum, cumsum_jvp, (0,), edges=(0,), keywords=('dtype',))


# ------------------------------------------------------------------------------------------------
# cumprod    derivatives.yaml:1063


class CumprodBackward0(Node):
    """cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor"""

    __slots__ = ()
    operation = 'cumprod'
    formulas = {
        'self': 'sorting.running_product_self(grad, self, result, dim)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (dim,) = node.args
        return (sorting.running_product_self(grad, self, result, dim),)

    on_tensors = on_arrays


def cumprod(input, dim=None, *, dtype=None, axis=None):
    """cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The products of the elements up to each one along `dim`; right at zeros, too.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumprod", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cumprod_op, input, dim, dtype)
    self_ = input._data
    result_ = kernels.running_product(self_, dim, dtype)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()) or result_.dtype.kind not in 'fc':
        out._fn = None
        return out
    out._fn = node = CumprodBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim,)
    return out


def cumprod_(input, dim=None, *, dtype=None, axis=None):
    """In-place version of cumprod."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumprod", "dim")
    return in_place(cumprod_op, cumprod_into, input, dim, dtype)


def cumprod_into(self_, dim, dtype):
    np.copyto(self_, kernels.running_product(self_, dim, dtype))


def cumprod_jvp(result, self, dim, dtype, self_t):
    return sorting.running_product_tangent(self_t, self, result, dim, dtype)


cumprod_op = operation('cumprod', 'scan', cumprod, cumprod_jvp, (0,), edges=(0,), keywords=('dtype',))


# ------------------------------------------------------------------------------------------------
# cummax    derivatives.yaml:4295


class CummaxResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class CummaxBackward0(Node):
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'cummax'
    formulas = {
        'self': 'statistics.running_extremum_self(grad, indices, dim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return (statistics.running_extremum_self(grad, indices, dim),)

    on_tensors = on_arrays


def cummax(input, dim=None, *, axis=None):
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The largest elements so far along `dim`, and the last place of each, which gets the gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummax", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cummax_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummax")
    values_, indices_ = kernels.running_extremum('cummax', self_, dim)
    outputs = CummaxResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = CummaxBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (dim,)
    return outputs


def cummax_jvp(result, self, dim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


cummax_op = operation('cummax', 'scan', cummax, cummax_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# cummin    derivatives.yaml:4305


class CumminResult(ReturnType):
    __slots__ = ()
    fields = ('values', 'indices', )


class CumminBackward0(Node):
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = 'cummin'
    formulas = {
        'self': 'statistics.running_extremum_self(grad, indices, dim)',
    }
    saved_names = ('indices',)
    saved_edges = (None,)
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return (statistics.running_extremum_self(grad, indices, dim),)

    on_tensors = on_arrays


def cummin(input, dim=None, *, axis=None):
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The smallest elements so far along `dim`, and the last place of each, which gets the gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummin", "dim")
    if input.__class__ is not Tensor:
        return dispatch(cummin_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummin")
    values_, indices_ = kernels.running_extremum('cummin', self_, dim)
    outputs = CumminResult((from_array(values_), from_array(indices_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = CumminBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (dim,)
    return outputs


def cummin_jvp(result, self, dim, self_t):
    values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


cummin_op = operation('cummin', 'scan', cummin, cummin_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# logcumsumexp    derivatives.yaml:4314


class LogcumsumexpBackward0(Node):
    """logcumsumexp(Tensor self, int dim) -> Tensor"""

    __slots__ = ()
    operation = 'logcumsumexp'
    formulas = {
        'self': 'statistics.log_sums_self(grad, self, result, dim)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (dim,) = node.args
        return (statistics.log_sums_self(grad, self, result, dim),)

    on_tensors = on_arrays


def logcumsumexp(input, dim=None, *, axis=None):
    """logcumsumexp(Tensor self, int dim) -> Tensor

    log(cumsum(exp(self))) along `dim`, without overflow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("logcumsumexp", "dim")
    if input.__class__ is not Tensor:
        return dispatch(logcumsumexp_op, input, dim)
    self_ = input._data
    result_ = kernels.running_log_sum_exp(self_, dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogcumsumexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim,)
    return out


def logcumsumexp_jvp(result, self, dim, self_t):
    return statistics.log_sums_tangent(self_t, self, result, dim)


logcumsumexp_op = operation('logcumsumexp', 'scan', logcumsumexp, logcumsumexp_jvp, (0,), edges=(0,))
