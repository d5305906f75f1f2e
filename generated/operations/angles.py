# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 3c8ade76ed175689, content 077a2e088e1d4a06
"""Angles: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import complex_refused, tangent_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import elementary
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "deg2rad", "deg2rad_", "rad2deg", "rad2deg_", "sinc", "sinc_", "special__sinc_derivative",
    "special_sinc", "special_sinc_",
]  # fmt: skip


# ---- deg2rad
class Deg2RadBackward0(Node):
    __slots__ = ()
    operation = "deg2rad"
    formulas = {"self": "grad * 0.017453292519943295"}

    def on_arrays(node, saved, grad, needs):
        return (grad * 0.017453292519943295,)


def deg2rad(input, _=ndarray, out=Tensor):
    """deg2rad(Tensor self) -> Tensor

    Degrees as radians.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(deg2rad, out, _, input)
        return dispatch(deg2rad_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("deg2rad")
    try:
        result_ = (
            self_ * 0.017453292519943295
            if self_.size < NATIVE.shared
            else NATIVE.forward(deg2rad_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "deg2rad", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(deg2rad, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, deg2rad_op, input) if MODE.marks else out
    out._fn = node = Deg2RadBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def deg2rad_(input):
    """In-place version of deg2rad."""
    if input.__class__ is not Tensor:
        return in_place(deg2rad_op, deg2rad_into, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("deg2rad")
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(deg2rad_op, deg2rad_into, input)
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(deg2rad_op, self_):
            self_ *= 0.017453292519943295
    except (TypeError, ValueError):
        return in_place(deg2rad_op, deg2rad_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Deg2RadBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    return input


def deg2rad_into(self_):
    if self_.dtype in COMPLEX:
        raise complex_refused("deg2rad")
    self_ *= 0.017453292519943295


def deg2rad_jvp(result, self, self_t):
    return tangent_like(self_t * 0.017453292519943295, result)


deg2rad_op = operation("deg2rad", "pointwise", deg2rad, deg2rad_jvp, (0,))


# ---- rad2deg
class Rad2DegBackward0(Node):
    __slots__ = ()
    operation = "rad2deg"
    formulas = {"self": "grad * 57.29577951308232"}

    def on_arrays(node, saved, grad, needs):
        return (grad * 57.29577951308232,)


def rad2deg(input, _=ndarray, out=Tensor):
    """rad2deg(Tensor self) -> Tensor

    Radians as degrees.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(rad2deg, out, _, input)
        return dispatch(rad2deg_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("rad2deg")
    try:
        result_ = (
            self_ * 57.29577951308232
            if self_.size < NATIVE.shared
            else NATIVE.forward(rad2deg_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "rad2deg", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(rad2deg, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, rad2deg_op, input) if MODE.marks else out
    out._fn = node = Rad2DegBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def rad2deg_(input):
    """In-place version of rad2deg."""
    if input.__class__ is not Tensor:
        return in_place(rad2deg_op, rad2deg_into, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("rad2deg")
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(rad2deg_op, rad2deg_into, input)
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(rad2deg_op, self_):
            self_ *= 57.29577951308232
    except (TypeError, ValueError):
        return in_place(rad2deg_op, rad2deg_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Rad2DegBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    return input


def rad2deg_into(self_):
    if self_.dtype in COMPLEX:
        raise complex_refused("rad2deg")
    self_ *= 57.29577951308232


def rad2deg_jvp(result, self, self_t):
    return tangent_like(self_t * 57.29577951308232, result)


rad2deg_op = operation("rad2deg", "pointwise", rad2deg, rad2deg_jvp, (0,))


# ---- sinc
class SincBackward0(Node):
    __slots__ = ()
    operation = "sinc"
    formulas = {"self": "elementary.sinc_self(grad, self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = elementary.sinc_self(grad, self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.sinc(self),)


def sinc(input, _=ndarray, out=Tensor):
    """sinc(Tensor self) -> Tensor

    sin(pi * self) / (pi * self), and 1 at 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(sinc, out, _, input)
        return dispatch(sinc_op, input)
    self_ = input._data
    try:
        result_ = kernels.sinc(self_)
    except FAULTS as _error:
        raise refused(_error, "sinc", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(sinc, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sinc_op, input) if MODE.marks else out
    out._fn = node = SincBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def sinc_(input):
    """In-place version of sinc."""
    if input.__class__ is not Tensor:
        return in_place(sinc_op, sinc_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(sinc_op, sinc_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(sinc_op, self_):
            np.copyto(result_, kernels.sinc(self_))
    except (TypeError, ValueError):
        return in_place(sinc_op, sinc_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SincBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def sinc_into(self_):
    np.copyto(self_, kernels.sinc(self_))


def sinc_jvp(result, self, self_t):
    return tangent_like(elementary.sinc_self(self_t.conj(), self, result).conj(), result)


sinc_op = operation("sinc", "pointwise", sinc, sinc_jvp, (0,))


# ---- special._sinc_derivative
class SpecialSincDerivativeBackward0(Node):
    __slots__ = ()
    operation = "special._sinc_derivative"
    formulas = {"self": "grad * special._sinc_derivative(n + 1, self).conj()"}
    saves = {"self": 0}
    arg_names = ("n",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        grad_of_self = grad * kernels.sinc_derivative(n + 1, self).conj()
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, sinc_derivative="special__sinc_derivative")


def special__sinc_derivative(n, input):
    """special._sinc_derivative(int n, Tensor self) -> Tensor

    The n-th derivative of sinc.
    """
    if n.__class__ is not int:
        n = value_argument("special._sinc_derivative", "n", "int", n)
    if input.__class__ is not Tensor:
        return dispatch(special__sinc_derivative_op, n, input)
    self_ = input._data
    try:
        result_ = kernels.sinc_derivative(n, self_)
    except FAULTS as _error:
        raise refused(_error, "special._sinc_derivative", n, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special__sinc_derivative_op, n, input) if MODE.marks else out
    out._fn = node = SpecialSincDerivativeBackward0()
    if MODE.altered and not MODE.records(node, out, n, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special__sinc_derivative_jvp(result, n, self, self_t):
    return tangent_like(self_t * ops.special__sinc_derivative(n + 1, self), result)


special__sinc_derivative_op = operation(
    "special._sinc_derivative", "pointwise", special__sinc_derivative, special__sinc_derivative_jvp,
    (1,),
)  # fmt: skip


special_sinc = sinc
special_sinc_ = sinc_
