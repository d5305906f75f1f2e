# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 1449babcdd08f01f, content 4a042657600f9c08
"""Trigonometric functions: functions, Backward nodes and tangents."""

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
    "sin", "sin_", "cos", "cos_", "tan", "tan_", "asin", "asin_", "acos", "acos_", "atan", "atan_",
    "arcsin", "arcsin_", "arccos", "arccos_", "arctan", "arctan_",
]  # fmt: skip


# ---- sin
class SinBackward0(Node):
    __slots__ = ()
    operation = "sin"
    formulas = {"self": "grad * cos(self).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * np.cos(self).conj(),)

    on_tensors = calling(on_arrays, np=ops)


def sin(input, _=ndarray, out=Tensor):
    """sin(Tensor self) -> Tensor

    The sine of self, an angle in radians.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(sin, out, _, input)
        return dispatch(sin_op, input)
    self_ = input._data
    try:
        result_ = np.sin(self_) if self_.size < NATIVE.least else NATIVE.forward(sin_op, self_)
    except FAULTS as _error:
        raise refused(_error, "sin", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(sin, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sin_op, input) if MODE.marks else out
    out._fn = node = SinBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def sin_(input):
    """In-place version of sin."""
    if input.__class__ is not Tensor:
        return in_place(sin_op, sin_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(sin_op, sin_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(sin_op, self_):
            np.sin(self_, result_)
    except (TypeError, ValueError):
        return in_place(sin_op, sin_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def sin_into(self_):
    np.sin(self_, self_)


def sin_jvp(result, self, self_t):
    return tangent_like(self_t * ops.cos(self), result)


sin_op = operation("sin", "pointwise", sin, sin_jvp, (0,))


# ---- cos
class CosBackward0(Node):
    __slots__ = ()
    operation = "cos"
    formulas = {"self": "-grad * sin(self).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (-grad * np.sin(self).conj(),)

    on_tensors = calling(on_arrays, np=ops)


def cos(input, _=ndarray, out=Tensor):
    """cos(Tensor self) -> Tensor

    The cosine of self, an angle in radians.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(cos, out, _, input)
        return dispatch(cos_op, input)
    self_ = input._data
    try:
        result_ = np.cos(self_) if self_.size < NATIVE.least else NATIVE.forward(cos_op, self_)
    except FAULTS as _error:
        raise refused(_error, "cos", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(cos, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, cos_op, input) if MODE.marks else out
    out._fn = node = CosBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def cos_(input):
    """In-place version of cos."""
    if input.__class__ is not Tensor:
        return in_place(cos_op, cos_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(cos_op, cos_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(cos_op, self_):
            np.cos(self_, result_)
    except (TypeError, ValueError):
        return in_place(cos_op, cos_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = CosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def cos_into(self_):
    np.cos(self_, self_)


def cos_jvp(result, self, self_t):
    return tangent_like(-self_t * ops.sin(self), result)


cos_op = operation("cos", "pointwise", cos, cos_jvp, (0,))


# ---- tan
class TanBackward0(Node):
    __slots__ = ()
    operation = "tan"
    formulas = {"self": "grad * (1 + result * result).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (1 + result * result).conj(),)

    on_numbers = of_numbers(on_arrays)


def tan(input, _=ndarray, out=Tensor):
    """tan(Tensor self) -> Tensor

    The tangent of self, an angle in radians.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(tan, out, _, input)
        return dispatch(tan_op, input)
    self_ = input._data
    try:
        result_ = np.tan(self_) if self_.size < NATIVE.least else NATIVE.forward(tan_op, self_)
    except FAULTS as _error:
        raise refused(_error, "tan", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(tan, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, tan_op, input) if MODE.marks else out
    out._fn = node = TanBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def tan_(input):
    """In-place version of tan."""
    if input.__class__ is not Tensor:
        return in_place(tan_op, tan_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(tan_op, tan_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(tan_op, self_):
            np.tan(self_, self_)
    except (TypeError, ValueError):
        return in_place(tan_op, tan_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = TanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def tan_into(self_):
    np.tan(self_, self_)


def tan_jvp(result, self, self_t):
    return tangent_like(self_t * (1 + result * result), result)


tan_op = operation("tan", "pointwise", tan, tan_jvp, (0,))


# ---- asin
class AsinBackward0(Node):
    __slots__ = ()
    operation = "asin"
    formulas = {"self": "grad * rsqrt(1 - self * self).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (1 / np.sqrt(1 - self * self)).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.rsqrt(1 - self * self).conj(),)


def asin(input, _=ndarray, out=Tensor):
    """asin(Tensor self) -> Tensor

    The inverse sine of self, in radians.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(asin, out, _, input)
        return dispatch(asin_op, input)
    self_ = input._data
    try:
        result_ = np.arcsin(self_) if self_.size < NATIVE.least else NATIVE.forward(asin_op, self_)
    except FAULTS as _error:
        raise refused(_error, "asin", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(asin, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, asin_op, input) if MODE.marks else out
    out._fn = node = AsinBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def asin_(input):
    """In-place version of asin."""
    if input.__class__ is not Tensor:
        return in_place(asin_op, asin_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(asin_op, asin_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(asin_op, self_):
            np.arcsin(self_, result_)
    except (TypeError, ValueError):
        return in_place(asin_op, asin_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AsinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def asin_into(self_):
    np.arcsin(self_, self_)


def asin_jvp(result, self, self_t):
    return tangent_like(self_t * ops.rsqrt(1 - self * self), result)


asin_op = operation("asin", "pointwise", asin, asin_jvp, (0,))


# ---- acos
class AcosBackward0(Node):
    __slots__ = ()
    operation = "acos"
    formulas = {"self": "-grad * rsqrt(1 - self * self).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (-grad * (1 / np.sqrt(1 - self * self)).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (-grad * ops.rsqrt(1 - self * self).conj(),)


def acos(input, _=ndarray, out=Tensor):
    """acos(Tensor self) -> Tensor

    The inverse cosine of self, in radians.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(acos, out, _, input)
        return dispatch(acos_op, input)
    self_ = input._data
    try:
        result_ = np.arccos(self_) if self_.size < NATIVE.least else NATIVE.forward(acos_op, self_)
    except FAULTS as _error:
        raise refused(_error, "acos", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(acos, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, acos_op, input) if MODE.marks else out
    out._fn = node = AcosBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def acos_(input):
    """In-place version of acos."""
    if input.__class__ is not Tensor:
        return in_place(acos_op, acos_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(acos_op, acos_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(acos_op, self_):
            np.arccos(self_, result_)
    except (TypeError, ValueError):
        return in_place(acos_op, acos_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AcosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def acos_into(self_):
    np.arccos(self_, self_)


def acos_jvp(result, self, self_t):
    return tangent_like(-self_t * ops.rsqrt(1 - self * self), result)


acos_op = operation("acos", "pointwise", acos, acos_jvp, (0,))


# ---- atan
class AtanBackward0(Node):
    __slots__ = ()
    operation = "atan"
    formulas = {"self": "piecewise.atan_self(grad, self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (alike(grad, piecewise.atan_self(grad, self)),)


def atan(input, _=ndarray, out=Tensor):
    """atan(Tensor self) -> Tensor

    The inverse tangent of self, in radians.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(atan, out, _, input)
        return dispatch(atan_op, input)
    self_ = input._data
    try:
        result_ = np.arctan(self_) if self_.size < NATIVE.least else NATIVE.forward(atan_op, self_)
    except FAULTS as _error:
        raise refused(_error, "atan", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(atan, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, atan_op, input) if MODE.marks else out
    out._fn = node = AtanBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def atan_(input):
    """In-place version of atan."""
    if input.__class__ is not Tensor:
        return in_place(atan_op, atan_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(atan_op, atan_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(atan_op, self_):
            np.arctan(self_, result_)
    except (TypeError, ValueError):
        return in_place(atan_op, atan_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AtanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def atan_into(self_):
    np.arctan(self_, self_)


def atan_jvp(result, self, self_t):
    return tangent_like(piecewise.atan_self(self_t.conj(), self).conj(), result)


atan_op = operation("atan", "pointwise", atan, atan_jvp, (0,))


arcsin = asin
arcsin_ = asin_
arccos = acos
arccos_ = acos_
arctan = atan
arctan_ = atan_
