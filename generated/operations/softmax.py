# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows b16606ee0aab6397, content a3bb0b61755f45fc
"""Softmax: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import likelihoods
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import on_reduced
from autograd.core.runtime import complex_refused, missing_argument, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import losses, reductions
from autograd.views.out import write_out

__all__ = [
    "logsumexp", "softmax", "log_softmax", "nn_functional_softmax", "nn_functional_log_softmax",
    "special_logsumexp", "special_softmax", "special_log_softmax",
]  # fmt: skip


# ---- logsumexp
class LogsumexpBackward0(Node):
    __slots__ = ()
    operation = "logsumexp"
    formulas = {"self": "reductions.log_sum_exp_self(grad, self, result, dim, keepdim)"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("dim", "keepdim")
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        dim, keepdim = node.args
        return node.restored_one(reductions.log_sum_exp_self(grad, self, result, dim, keepdim))

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        self, _result = saved
        dim, keepdim = node.args
        return (kernels.logsumexp(self, dim, keepdim),)


def logsumexp(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    """logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

    log(sum(exp(self))) along `dim`, without overflow.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("logsumexp", "dim")
    if out is not None:
        return write_out(logsumexp, out, Tensor, input, dim, keepdim)
    if dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("logsumexp", "dim", "int[1]", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("logsumexp", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(logsumexp_op, input, dim, keepdim)
    self_ = input._data
    try:
        result_ = kernels.logsumexp(self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "logsumexp", self_, dim, keepdim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, logsumexp_op, input, dim, keepdim) if MODE.marks else out
    out._fn = node = LogsumexpBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, keepdim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def logsumexp_jvp(result, self, dim, keepdim, self_t):
    return reductions.log_sum_exp_tangent(self_t, self, result, dim, keepdim)


logsumexp_op = operation("logsumexp", "reduction", logsumexp, logsumexp_jvp, (0,))


# ---- softmax
class SoftmaxBackward0(Node):
    __slots__ = ()
    operation = "softmax"
    formulas = {"self": "losses.softmax_self(grad, result, dim, self.dtype)"}
    saves = {"result": Output(None, 0)}
    arg_names = ("dim", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        dim, self_dtype = node.args
        return node.restored_one(losses.softmax_self(grad, result, dim, self_dtype))


def softmax(input, dim=None, dtype=None, *, out=None, axis=None):
    """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    exp(self) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("softmax", "dim")
    if out is not None:
        return write_out(softmax, out, Tensor, input, dim, dtype)
    if dim.__class__ is not int:
        dim = value_argument("softmax", "dim", "int", dim)
    if dtype is not None:
        dtype = value_argument("softmax", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(softmax_op, input, dim, dtype)
    self_ = input._data
    if (self_.dtype in COMPLEX and dtype is None) or (
        dtype is not None and np.dtype(dtype) in COMPLEX
    ):
        raise complex_refused("softmax")
    try:
        result_ = kernels.softmax(self_, dim, dtype)
    except FAULTS as _error:
        raise refused(_error, "softmax", self_, dim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, softmax_op, input, dim, dtype) if MODE.marks else out
    out._fn = node = SoftmaxBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.args = (dim, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def softmax_jvp(result, self, dim, dtype, self_t):
    return result * (self_t.to(result.dtype) - (result * self_t.to(result.dtype)).sum(dim, True))


softmax_op = operation("softmax", "normalization", softmax, softmax_jvp, (0,))


# ---- log_softmax
class LogSoftmaxBackward0(Node):
    __slots__ = ()
    operation = "log_softmax"
    formulas = {"self": "losses.log_softmax_self(grad, result, dim, self.dtype)"}
    saves = {"result": Output(None, 0)}
    arg_names = ("dim", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        dim, self_dtype = node.args
        return node.restored_one(losses.log_softmax_self(grad, result, dim, self_dtype))


def log_softmax(input, dim=None, dtype=None, *, out=None, axis=None):
    """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("log_softmax", "dim")
    if out is not None:
        return write_out(log_softmax, out, Tensor, input, dim, dtype)
    if dim.__class__ is not int:
        dim = value_argument("log_softmax", "dim", "int", dim)
    if dtype is not None:
        dtype = value_argument("log_softmax", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(log_softmax_op, input, dim, dtype)
    self_ = input._data
    if (self_.dtype in COMPLEX and dtype is None) or (
        dtype is not None and np.dtype(dtype) in COMPLEX
    ):
        raise complex_refused("log_softmax")
    try:
        result_ = kernels.log_softmax(self_, dim, dtype)
    except FAULTS as _error:
        raise refused(_error, "log_softmax", self_, dim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, log_softmax_op, input, dim, dtype) if MODE.marks else out
    out._fn = node = LogSoftmaxBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.args = (dim, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def log_softmax_jvp(result, self, dim, dtype, self_t):
    return self_t.to(result.dtype) - (ops.exp(result) * self_t.to(result.dtype)).sum(dim, True)


log_softmax_op = operation("log_softmax", "normalization", log_softmax, log_softmax_jvp, (0,))


# ---- nn.functional.softmax
def nn_functional_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("nn.functional.softmax", "dim", "int?", dim)
    if dtype is not None:
        dtype = value_argument("nn.functional.softmax", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.softmax", nn_functional_softmax, input, dim, dtype=dtype)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.softmax", 0, "input", input)
    try:
        return ops.softmax(input, likelihoods.softmax_dim("softmax", dim, input.ndim), dtype)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.softmax", input, dim, dtype) from None


# ---- nn.functional.log_softmax
def nn_functional_log_softmax(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.log_softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("nn.functional.log_softmax", "dim", "int?", dim)
    if dtype is not None:
        dtype = value_argument("nn.functional.log_softmax", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.log_softmax", nn_functional_log_softmax, input, dim, dtype=dtype
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.log_softmax", 0, "input", input)
    try:
        return ops.log_softmax(
            input, likelihoods.softmax_dim("log_softmax", dim, input.ndim), dtype
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional.log_softmax", input, dim, dtype) from None


special_logsumexp = logsumexp
special_softmax = softmax
special_log_softmax = log_softmax
