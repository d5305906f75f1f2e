# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 9b6982165431a6d9, content 188d2aa80a303885
"""Hyperbolic functions: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd.array.duck import Duck
from autograd.array.unbroadcast import alike
from autograd.base.ops import ops
from autograd.core.dispatch import dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling, of_numbers
from autograd.core.runtime import tangent_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import piecewise
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "sinh", "sinh_", "cosh", "cosh_", "tanh", "tanh_", "asinh", "asinh_", "acosh", "acosh_",
    "atanh", "atanh_", "nn_functional_tanh", "nn_functional_tanh_", "arcsinh", "arcsinh_",
    "arccosh", "arccosh_", "arctanh", "arctanh_",
]  # fmt: skip


# ---- sinh
class SinhBackward0(Node):
    __slots__ = ()
    operation = "sinh"
    formulas = {"self": "grad * cosh(self).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * np.cosh(self).conj(),)

    on_tensors = calling(on_arrays, np=ops)


def sinh(input, _=ndarray, out=Tensor):
    """sinh(Tensor self) -> Tensor

    The hyperbolic sine of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(sinh, out, _, input)
        return dispatch(sinh_op, input)
    self_ = input._data
    try:
        result_ = np.sinh(self_) if self_.size < NATIVE.least else NATIVE.forward(sinh_op, self_)
    except FAULTS as _error:
        raise refused(_error, "sinh", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(sinh, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sinh_op, input) if MODE.marks else out
    out._fn = node = SinhBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def sinh_(input):
    """In-place version of sinh."""
    if input.__class__ is not Tensor:
        return in_place(sinh_op, sinh_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(sinh_op, sinh_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(sinh_op, self_):
            np.sinh(self_, result_)
    except (TypeError, ValueError):
        return in_place(sinh_op, sinh_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def sinh_into(self_):
    np.sinh(self_, self_)


def sinh_jvp(result, self, self_t):
    return tangent_like(self_t * ops.cosh(self), result)


sinh_op = operation("sinh", "pointwise", sinh, sinh_jvp, (0,))


# ---- cosh
class CoshBackward0(Node):
    __slots__ = ()
    operation = "cosh"
    formulas = {"self": "grad * sinh(self).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * np.sinh(self).conj(),)

    on_tensors = calling(on_arrays, np=ops)


def cosh(input, _=ndarray, out=Tensor):
    """cosh(Tensor self) -> Tensor

    The hyperbolic cosine of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(cosh, out, _, input)
        return dispatch(cosh_op, input)
    self_ = input._data
    try:
        result_ = np.cosh(self_) if self_.size < NATIVE.least else NATIVE.forward(cosh_op, self_)
    except FAULTS as _error:
        raise refused(_error, "cosh", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(cosh, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, cosh_op, input) if MODE.marks else out
    out._fn = node = CoshBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def cosh_(input):
    """In-place version of cosh."""
    if input.__class__ is not Tensor:
        return in_place(cosh_op, cosh_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(cosh_op, cosh_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(cosh_op, self_):
            np.cosh(self_, result_)
    except (TypeError, ValueError):
        return in_place(cosh_op, cosh_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = CoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def cosh_into(self_):
    np.cosh(self_, self_)


def cosh_jvp(result, self, self_t):
    return tangent_like(self_t * ops.sinh(self), result)


cosh_op = operation("cosh", "pointwise", cosh, cosh_jvp, (0,))


# ---- tanh
class TanhBackward0(Node):
    __slots__ = ()
    operation = "tanh"
    formulas = {"self": "grad * (1 - result * result).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (1 - result * result).conj(),)

    on_numbers = of_numbers(on_arrays)


def tanh(input, _=ndarray, out=Tensor):
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(tanh, out, _, input)
        return dispatch(tanh_op, input)
    self_ = input._data
    try:
        result_ = np.tanh(self_) if self_.size < NATIVE.least else NATIVE.forward(tanh_op, self_)
    except FAULTS as _error:
        raise refused(_error, "tanh", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(tanh, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, tanh_op, input) if MODE.marks else out
    out._fn = node = TanhBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def tanh_(input):
    """In-place version of tanh."""
    if input.__class__ is not Tensor:
        return in_place(tanh_op, tanh_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(tanh_op, tanh_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(tanh_op, self_):
            np.tanh(self_, self_)
    except (TypeError, ValueError):
        return in_place(tanh_op, tanh_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = TanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def tanh_into(self_):
    np.tanh(self_, self_)


def tanh_jvp(result, self, self_t):
    return tangent_like(self_t * (1 - result * result), result)


tanh_op = operation("tanh", "pointwise", tanh, tanh_jvp, (0,))


# ---- asinh
class AsinhBackward0(Node):
    __slots__ = ()
    operation = "asinh"
    formulas = {"self": "piecewise.asinh_self(grad, self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (alike(grad, piecewise.asinh_self(grad, self)),)


def asinh(input, _=ndarray, out=Tensor):
    """asinh(Tensor self) -> Tensor

    The inverse hyperbolic sine of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(asinh, out, _, input)
        return dispatch(asinh_op, input)
    self_ = input._data
    try:
        result_ = (
            np.arcsinh(self_) if self_.size < NATIVE.least else NATIVE.forward(asinh_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "asinh", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(asinh, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, asinh_op, input) if MODE.marks else out
    out._fn = node = AsinhBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def asinh_(input):
    """In-place version of asinh."""
    if input.__class__ is not Tensor:
        return in_place(asinh_op, asinh_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(asinh_op, asinh_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(asinh_op, self_):
            np.arcsinh(self_, result_)
    except (TypeError, ValueError):
        return in_place(asinh_op, asinh_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AsinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def asinh_into(self_):
    np.arcsinh(self_, self_)


def asinh_jvp(result, self, self_t):
    return tangent_like(piecewise.asinh_self(self_t.conj(), self).conj(), result)


asinh_op = operation("asinh", "pointwise", asinh, asinh_jvp, (0,))


# ---- acosh
class AcoshBackward0(Node):
    __slots__ = ()
    operation = "acosh"
    formulas = {"self": "grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (1 / np.sqrt(self - 1) * (1 / np.sqrt(self + 1))).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * (ops.rsqrt(self - 1) * ops.rsqrt(self + 1)).conj(),)


def acosh(input, _=ndarray, out=Tensor):
    """acosh(Tensor self) -> Tensor

    The inverse hyperbolic cosine of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(acosh, out, _, input)
        return dispatch(acosh_op, input)
    self_ = input._data
    try:
        result_ = (
            np.arccosh(self_) if self_.size < NATIVE.least else NATIVE.forward(acosh_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "acosh", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(acosh, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, acosh_op, input) if MODE.marks else out
    out._fn = node = AcoshBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def acosh_(input):
    """In-place version of acosh."""
    if input.__class__ is not Tensor:
        return in_place(acosh_op, acosh_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(acosh_op, acosh_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(acosh_op, self_):
            np.arccosh(self_, result_)
    except (TypeError, ValueError):
        return in_place(acosh_op, acosh_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AcoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def acosh_into(self_):
    np.arccosh(self_, self_)


def acosh_jvp(result, self, self_t):
    return tangent_like(self_t * (ops.rsqrt(self - 1) * ops.rsqrt(self + 1)), result)


acosh_op = operation("acosh", "pointwise", acosh, acosh_jvp, (0,))


# ---- atanh
class AtanhBackward0(Node):
    __slots__ = ()
    operation = "atanh"
    formulas = {"self": "grad / (1 - self * self).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (1 - self * self).conj(),)

    on_numbers = of_numbers(on_arrays)


def atanh(input, _=ndarray, out=Tensor):
    """atanh(Tensor self) -> Tensor

    The inverse hyperbolic tangent of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(atanh, out, _, input)
        return dispatch(atanh_op, input)
    self_ = input._data
    try:
        result_ = (
            np.arctanh(self_) if self_.size < NATIVE.least else NATIVE.forward(atanh_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "atanh", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(atanh, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, atanh_op, input) if MODE.marks else out
    out._fn = node = AtanhBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def atanh_(input):
    """In-place version of atanh."""
    if input.__class__ is not Tensor:
        return in_place(atanh_op, atanh_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(atanh_op, atanh_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(atanh_op, self_):
            np.arctanh(self_, result_)
    except (TypeError, ValueError):
        return in_place(atanh_op, atanh_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AtanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def atanh_into(self_):
    np.arctanh(self_, self_)


def atanh_jvp(result, self, self_t):
    return tangent_like(self_t / (1 - self * self), result)


atanh_op = operation("atanh", "pointwise", atanh, atanh_jvp, (0,))


nn_functional_tanh = tanh
nn_functional_tanh_ = tanh_
arcsinh = asinh
arcsinh_ = asinh_
arccosh = acosh
arccosh_ = acosh_
arctanh = atanh
arctanh_ = atanh_
