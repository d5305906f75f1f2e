# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 640ab1eaf988324d, content de71251703886117
"""Arithmetic: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck, as_payload
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.ops import ops
from autograd.core.aliases import track_view
from autograd.core.arguments import value_argument
from autograd.core.dispatch import (
    NUMBERS,
    ONE,
    dispatch,
    number,
    operation,
    overridden,
    wrap_numbers,
)
from autograd.core.errors import FAULTS, refused
from autograd.core.node import of_numbers
from autograd.core.runtime import add_tangents, tangent_like, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import piecewise
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "add", "add_", "sub", "sub_", "rsub", "mul", "mul_", "div", "div_", "floor_divide",
    "floor_divide_", "remainder", "remainder_", "neg", "neg_", "positive", "subtract", "subtract_",
    "multiply", "multiply_", "divide", "divide_", "true_divide", "true_divide_", "negative",
    "negative_", "add_reflected", "sub_reflected", "mul_reflected", "div_reflected",
    "floor_divide_reflected", "remainder_reflected",
]  # fmt: skip


# ---- add
class AddBackward0(Node):
    __slots__ = ()
    operation = "add"
    formulas = {"self": "grad", "other": "grad if alpha == 1 else grad * alpha.conj()"}
    arg_names = ("alpha",)

    def on_arrays(node, saved, grad, needs):
        (alpha,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = grad if alpha == 1 else grad * alpha.conjugate()
        if node.restore is None:
            return grad_of_self, grad_of_other if alpha == 1 else alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def add(input, other, *, alpha=1, out=None):
    """add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self + alpha * other.
    """
    if out is not None:
        return write_out(add, out, Tensor, input, other, alpha=alpha)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("add", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(add_op, input, other, alpha)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = (
            (self_ + other_ if alpha == 1 else self_ + alpha * other_)
            if self_.size < NATIVE.shared
            else NATIVE.forward(add_op, self_, other_, alpha)
        )
    except FAULTS as _error:
        result_ = wrap_numbers(_error, add_op, self_, other_, alpha)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, add_op, input, other, alpha) if MODE.marks else out
    out._fn = node = AddBackward0()
    if MODE.altered and not MODE.records(node, out, input, other, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def add_(input, other, *, alpha=1):
    """In-place version of add."""
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("add", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(add_op, add_into, input, other, alpha)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    _recorded = not (
        (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or (MODE.settle is not None and self_.dtype is not other_.dtype)
        or (
            _recorded
            and (
                self_fn is LEAF or not _alone or (self_fn is None and self_.dtype.kind not in "fc")
            )
        )
    ):
        return in_place(add_op, add_into, input, other, alpha)
    result_ = self_
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(add_op, self_, other_, alpha):
            if alpha == 1:
                self_ += other_
            else:
                self_ += alpha * other_
    except (TypeError, ValueError, OverflowError):
        return in_place(add_op, add_into, input, other, alpha)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AddBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def add_into(self_, other_, alpha):
    if alpha == 1:
        self_ += other_
    else:
        self_ += alpha * other_


def add_jvp(result, self, other, alpha, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, other_t if alpha == 1 else other_t * alpha)
    return tangent_like(tangent, result)


add_op = operation("add", "pointwise", add, add_jvp, (0, 1), keywords=("alpha",))


# ---- sub
class SubBackward0(Node):
    __slots__ = ()
    operation = "sub"
    formulas = {"self": "grad", "other": "-grad if alpha == 1 else -grad * alpha.conj()"}
    arg_names = ("alpha",)

    def on_arrays(node, saved, grad, needs):
        (alpha,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = -grad if alpha == 1 else -grad * alpha.conjugate()
        if node.restore is None:
            return grad_of_self, grad_of_other if alpha == 1 else alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def sub(input, other, *, alpha=1, out=None):
    """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self - alpha * other.
    """
    if out is not None:
        return write_out(sub, out, Tensor, input, other, alpha=alpha)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("sub", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(sub_op, input, other, alpha)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = (
            (self_ - other_ if alpha == 1 else self_ - alpha * other_)
            if self_.size < NATIVE.shared
            else NATIVE.forward(sub_op, self_, other_, alpha)
        )
    except FAULTS as _error:
        result_ = wrap_numbers(_error, sub_op, self_, other_, alpha)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, sub_op, input, other, alpha) if MODE.marks else out
    out._fn = node = SubBackward0()
    if MODE.altered and not MODE.records(node, out, input, other, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def sub_(input, other, *, alpha=1):
    """In-place version of sub."""
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("sub", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(sub_op, sub_into, input, other, alpha)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    _recorded = not (
        (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or (MODE.settle is not None and self_.dtype is not other_.dtype)
        or (
            _recorded
            and (
                self_fn is LEAF or not _alone or (self_fn is None and self_.dtype.kind not in "fc")
            )
        )
    ):
        return in_place(sub_op, sub_into, input, other, alpha)
    result_ = self_
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(sub_op, self_, other_, alpha):
            if alpha == 1:
                self_ -= other_
            else:
                self_ -= alpha * other_
    except (TypeError, ValueError, OverflowError):
        return in_place(sub_op, sub_into, input, other, alpha)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SubBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def sub_into(self_, other_, alpha):
    if alpha == 1:
        self_ -= other_
    else:
        self_ -= alpha * other_


def sub_jvp(result, self, other, alpha, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, -other_t if alpha == 1 else -other_t * alpha)
    return tangent_like(tangent, result)


sub_op = operation("sub", "pointwise", sub, sub_jvp, (0, 1), keywords=("alpha",))


# ---- rsub
def rsub(input, other, *, alpha=1, out=None):
    """rsub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    other - alpha * self.
    """
    if out is not None:
        return write_out(rsub, out, Tensor, input, other, alpha=alpha)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("rsub", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("rsub", rsub, input, other, alpha=alpha)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("rsub", 0, "input", input)
        other = tensor_argument("rsub", 1, "other", other)
    try:
        return ops.sub(other, input, alpha=alpha)
    except FAULTS as _error:
        raise refused(_error, "rsub", input, other, alpha) from None


# ---- mul
class MulBackward0(Node):
    __slots__ = ()
    operation = "mul"
    formulas = {"self": "grad * other.conj()", "other": "grad * self.conj()"}
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * other.conj()
        if needs[1] is not None:
            grad_of_other = grad * self.conj()
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_numbers = of_numbers(on_arrays)


def mul(input, other, _=Tensor, out=Tensor):
    """mul(Tensor self, Tensor other) -> Tensor

    self * other.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(mul, out, _, input, other)
            return dispatch(mul_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = (
            self_ * other_ if self_.size < NATIVE.shared else NATIVE.forward(mul_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "mul", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, mul_op, input, other) if MODE.marks else out
    out._fn = node = MulBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def mul_(input, other):
    """In-place version of mul."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(mul_op, mul_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    _recorded = not (
        (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (
        _recorded
        and (
            self_fn is LEAF
            or not _alone
            or (self_fn is None and self_.dtype.kind not in "fc")
            or other_ is self_
            or other_.base is not None
        )
    ):
        return in_place(mul_op, mul_into, input, other)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.shared
            or not NATIVE.written(mul_op, self_, other_)
        ):
            np.multiply(self_, other_, result_)
    except (TypeError, ValueError):
        return in_place(mul_op, mul_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = MulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def mul_into(self_, other_):
    self_ *= other_


def mul_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * other)
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * self)
    return tangent_like(tangent, result)


mul_op = operation("mul", "pointwise", mul, mul_jvp, (0, 1))


# ---- div
class DivBackward0(Node):
    __slots__ = ()
    operation = "div"
    formulas = {
        "self": "grad / other.conj() if rounding_mode is None else zeros_like(grad)",
        "other": (
            "-grad * (self / other / other).conj() if rounding_mode is None else zeros_like(grad)"
        ),
    }
    saves = {"self": 0, "other": 1}
    arg_names = ("rounding_mode",)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        (rounding_mode,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = (
                grad / other.conj() if rounding_mode is None else kernels.zeros_like(grad, None)
            )
        if needs[1] is not None:
            grad_of_other = (
                -grad * (self / other / other).conj()
                if rounding_mode is None
                else kernels.zeros_like(grad, None)
            )
        if node.restore is None:
            return (
                grad_of_self if rounding_mode is None else alike(grad, grad_of_self),
                grad_of_other if rounding_mode is None else alike(grad, grad_of_other),
            )
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        self, other = saved
        (rounding_mode,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad / other.conj() if rounding_mode is None else ops.zeros_like(grad)
        if needs[1] is not None:
            grad_of_other = (
                -grad * (self / other / other).conj()
                if rounding_mode is None
                else ops.zeros_like(grad)
            )
        if node.restore is None:
            return (
                grad_of_self if rounding_mode is None else alike(grad, grad_of_self),
                grad_of_other if rounding_mode is None else alike(grad, grad_of_other),
            )
        return node.restored(grad_of_self, grad_of_other)


def div(input, other, *, rounding_mode=None, out=None):
    """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

    self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says
    so.
    """
    if out is not None:
        return write_out(div, out, Tensor, input, other, rounding_mode=rounding_mode)
    if rounding_mode is not None and rounding_mode.__class__ is not str:
        rounding_mode = value_argument("div", "rounding_mode", "str?", rounding_mode)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(div_op, input, other, rounding_mode)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = (
            (
                self_ / other_
                if rounding_mode is None
                else kernels.div_mode(self_, other_, rounding_mode)
            )
            if self_.size < NATIVE.shared
            else NATIVE.forward(div_op, self_, other_, rounding_mode)
        )
    except FAULTS as _error:
        raise refused(_error, "div", self_, other_, rounding_mode) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is other_:
        result_ = apart(result_, self_, other_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, div_op, input, other, rounding_mode) if MODE.marks else out
    out._fn = node = DivBackward0()
    if MODE.altered and not MODE.records(node, out, input, other, rounding_mode):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, other_)
    node.args = (rounding_mode,)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def div_(input, other, *, rounding_mode=None):
    """In-place version of div."""
    if rounding_mode is not None and rounding_mode.__class__ is not str:
        rounding_mode = value_argument("div", "rounding_mode", "str?", rounding_mode)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(div_op, div_into, input, other, rounding_mode)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    _recorded = not (
        (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (
        _recorded
        and (
            self_fn is LEAF
            or not _alone
            or (self_fn is None and self_.dtype.kind not in "fc")
            or other_ is self_
            or other_.base is not None
        )
    ):
        return in_place(div_op, div_into, input, other, rounding_mode)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.shared
            or not NATIVE.written(div_op, self_, other_, rounding_mode)
        ):
            if rounding_mode is None:
                np.divide(self_, other_, result_)
            else:
                np.copyto(result_, kernels.div_mode(self_, other_, rounding_mode))
    except (TypeError, ValueError):
        return in_place(div_op, div_into, input, other, rounding_mode)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = DivBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, other_)
    node.args = (rounding_mode,)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def div_into(self_, other_, rounding_mode):
    if rounding_mode is None:
        self_ /= other_
    else:
        np.copyto(self_, kernels.div_mode(self_, other_, rounding_mode))


def div_jvp(result, self, other, rounding_mode, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent,
            self_t / other if rounding_mode is None else ops.zeros_like(self_t.conj()).conj(),
        )
    if other_t is not None:
        tangent = add_tangents(
            tangent,
            -other_t * (self / other / other)
            if rounding_mode is None
            else ops.zeros_like(other_t.conj()).conj(),
        )
    return tangent_like(tangent, result)


div_op = operation("div", "pointwise", div, div_jvp, (0, 1), keywords=("rounding_mode",))


# ---- floor_divide
def floor_divide(input, other, _=Tensor, out=Tensor):
    """floor_divide(Tensor self, Tensor other) -> Tensor

    self / other, rounded down. It has no gradient.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(floor_divide, out, _, input, other)
            return dispatch(floor_divide_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(apart(as_payload(kernels.floor_divide(self_, other_)), self_, other_))
    except FAULTS as _error:
        raise refused(_error, "floor_divide", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, floor_divide_op, input, other)
    return out


def floor_divide_(input, other):
    """In-place version of floor_divide."""
    return in_place(floor_divide_op, floor_divide_into, input, other)


def floor_divide_into(self_, other_):
    np.copyto(self_, kernels.floor_divide(self_, other_))


floor_divide_op = operation("floor_divide", "comparison", floor_divide, None, (0, 1), edges=())


# ---- remainder
class RemainderBackward0(Node):
    __slots__ = ()
    operation = "remainder"
    formulas = {"self": "grad", "other": "piecewise.remainder_other(grad, self, other, result)"}
    saves = {"self": 0, "other": 1, "result": Output(None, 0)}
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        self, other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = piecewise.remainder_other(grad, self, other, result)
        if node.restore is None:
            return grad_of_self, alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)

    def recompute(node, saved):
        self, other, _result = saved
        return (kernels.remainder(self, other),)


def remainder(input, other, _=Tensor, out=Tensor):
    """remainder(Tensor self, Tensor other) -> Tensor

    What is left of self / other rounded down; it has the sign of other.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(remainder, out, _, input, other)
            return dispatch(remainder_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.remainder(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "remainder", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is other_:
        result_ = apart(result_, self_, other_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, remainder_op, input, other) if MODE.marks else out
    out._fn = node = RemainderBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (
        None if other_fn is None else self_, None if other_fn is None else other_,
        None if other_fn is None else result_,
    )  # fmt: skip
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def remainder_(input, other):
    """In-place version of remainder."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(remainder_op, remainder_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    _recorded = not (
        (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (
            _recorded
            and (
                self_fn is LEAF
                or not _alone
                or (self_fn is None and self_.dtype.kind not in "fc")
                or other_ is self_
                or other_.base is not None
            )
        )
    ):
        return in_place(remainder_op, remainder_into, input, other)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(remainder_op, self_, other_)
        ):
            np.copyto(result_, kernels.remainder(self_, other_))
    except (TypeError, ValueError):
        return in_place(remainder_op, remainder_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = RemainderBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (
        None if other_fn is None else self_, None if other_fn is None else other_,
        None if other_fn is None else result_,
    )  # fmt: skip
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def remainder_into(self_, other_):
    np.copyto(self_, kernels.remainder(self_, other_))


def remainder_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(
            tangent, piecewise.remainder_other(other_t.conj(), self, other, result).conj()
        )
    return tangent_like(tangent, result)


remainder_op = operation("remainder", "pointwise", remainder, remainder_jvp, (0, 1))


# ---- neg
class NegBackward0(Node):
    __slots__ = ()
    operation = "neg"
    formulas = {"self": "-grad"}

    def on_arrays(node, saved, grad, needs):
        return (-grad,)


def neg(input, _=ndarray, out=Tensor):
    """neg(Tensor self) -> Tensor

    -self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(neg, out, _, input)
        return dispatch(neg_op, input)
    self_ = input._data
    try:
        result_ = -self_ if self_.size < NATIVE.shared else NATIVE.forward(neg_op, self_)
    except FAULTS as _error:
        raise refused(_error, "neg", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(neg, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, neg_op, input) if MODE.marks else out
    out._fn = node = NegBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def neg_(input):
    """In-place version of neg."""
    if input.__class__ is not Tensor:
        return in_place(neg_op, neg_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(neg_op, neg_into, input)
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(neg_op, self_):
            np.negative(self_, self_)
    except (TypeError, ValueError):
        return in_place(neg_op, neg_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = NegBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    return input


def neg_into(self_):
    np.copyto(self_, -self_)


def neg_jvp(result, self, self_t):
    return tangent_like(-self_t, result)


neg_op = operation("neg", "pointwise", neg, neg_jvp, (0,), exact=True)


# ---- positive
class PositiveBackward0(Node):
    __slots__ = ()
    operation = "positive"
    formulas = {"self": "grad"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad)


def positive(input):
    """positive(Tensor(a) self) -> Tensor(a)

    +self, the same values.
    """
    if input.__class__ is not Tensor:
        return dispatch(positive_op, input)
    self_ = input._data
    try:
        result_ = self_
    except FAULTS as _error:
        raise refused(_error, "positive", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, positive_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, positive_op, input) if MODE.marks else out
    out._fn = node = PositiveBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def positive_jvp(result, self, self_t):
    return positive(self_t)


positive_op = operation("positive", "view", positive, positive_jvp, (0,), batched="elementwise")


subtract = sub
subtract_ = sub_
multiply = mul
multiply_ = mul_
divide = div
divide_ = div_
true_divide = div
true_divide_ = div_
negative = neg
negative_ = neg_


def add_reflected(input, other):
    """The reflected operator of add: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return add(other, input)


def sub_reflected(input, other):
    """The reflected operator of sub: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return sub(other, input)


def mul_reflected(input, other):
    """The reflected operator of mul: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return mul(other, input)


def div_reflected(input, other):
    """The reflected operator of div: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    return div(other, input)


def floor_divide_reflected(input, other):
    """The reflected operator of floor_divide: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return floor_divide(other, input)


def remainder_reflected(input, other):
    """The reflected operator of remainder: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return remainder(other, input)
