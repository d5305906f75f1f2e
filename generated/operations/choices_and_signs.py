# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 1404756ca825d21d, content aa994cb9fd802694
"""Choices and signs: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.dispatch import NUMBERS, NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    add_tangents,
    complex_refused,
    tangent_like,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import piecewise
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "fmax", "fmin", "clamp_min", "clamp_min_", "clamp_max", "clamp_max_", "copysign", "copysign_",
    "heaviside", "heaviside_",
]  # fmt: skip


# ---- fmax
class FmaxBackward0(Node):
    __slots__ = ()
    operation = "fmax"
    formulas = {
        "self": "piecewise.fmax_one(grad, self, other)",
        "other": "piecewise.fmax_one(grad, other, self)",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = piecewise.fmax_one(grad, self, other)
        if needs[1] is not None:
            grad_of_other = piecewise.fmax_one(grad, other, self)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def fmax(input, other, _=Tensor, out=Tensor):
    """fmax(Tensor self, Tensor other) -> Tensor

    The larger of two, or the one that is a number; equal ones share the gradient.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(fmax, out, _, input, other)
            return dispatch(fmax_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("fmax")
    try:
        result_ = (
            np.fmax(self_, other_)
            if self_.size < NATIVE.least
            else NATIVE.forward(fmax_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "fmax", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, fmax_op, input, other) if MODE.marks else out
    out._fn = node = FmaxBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def fmax_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, piecewise.fmax_one(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, piecewise.fmax_one(other_t.conj(), other, self).conj())
    return tangent_like(tangent, result)


fmax_op = operation("fmax", "pointwise", fmax, fmax_jvp, (0, 1))


# ---- fmin
class FminBackward0(Node):
    __slots__ = ()
    operation = "fmin"
    formulas = {
        "self": "piecewise.fmin_one(grad, self, other)",
        "other": "piecewise.fmin_one(grad, other, self)",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = piecewise.fmin_one(grad, self, other)
        if needs[1] is not None:
            grad_of_other = piecewise.fmin_one(grad, other, self)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def fmin(input, other, _=Tensor, out=Tensor):
    """fmin(Tensor self, Tensor other) -> Tensor

    The smaller of two, or the one that is a number; equal ones share the gradient.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(fmin, out, _, input, other)
            return dispatch(fmin_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("fmin")
    try:
        result_ = (
            np.fmin(self_, other_)
            if self_.size < NATIVE.least
            else NATIVE.forward(fmin_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "fmin", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, fmin_op, input, other) if MODE.marks else out
    out._fn = node = FminBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def fmin_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, piecewise.fmin_one(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, piecewise.fmin_one(other_t.conj(), other, self).conj())
    return tangent_like(tangent, result)


fmin_op = operation("fmin", "pointwise", fmin, fmin_jvp, (0, 1))


# ---- clamp_min
class ClampMinBackward0(Node):
    __slots__ = ()
    operation = "clamp_min"
    formulas = {"self": "where(self >= min, grad, 0)", "min": "where(self < min, grad, 0)"}
    saves = {"self": 0, "min": 1}

    def on_arrays(node, saved, grad, needs):
        self, min = saved
        grad_of_self = grad_of_min = None
        if needs[0] is not None:
            grad_of_self = kernels.where(self >= min, grad, 0)
        if needs[1] is not None:
            grad_of_min = kernels.where(self < min, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_min
        return node.restored(grad_of_self, grad_of_min)

    on_tensors = calling(on_arrays, kernels=ops)


def clamp_min(input, min, _=Tensor, out=Tensor):
    """clamp_min(Tensor self, Tensor min) -> Tensor

    self, but not less than min; where they are equal the gradient is that of self.
    """
    if input.__class__ is not out or min.__class__ is not _:
        cls = min.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(clamp_min, out, _, input, min)
            return dispatch(clamp_min_op, input, min)
        min = number(min, cls if min else str(min), input._data.dtype)
    self_ = input._data
    min_ = min._data
    if self_.dtype in COMPLEX or min_.dtype in COMPLEX:
        raise complex_refused("clamp_min")
    try:
        result_ = (
            np.maximum(self_, min_)
            if self_.size < NATIVE.least
            else NATIVE.forward(clamp_min_op, self_, min_)
        )
    except FAULTS as _error:
        raise refused(_error, "clamp_min", self_, min_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    min_fn = min._fn
    if self_fn is None and min_fn is None:
        out._fn = None
        return MODE.mark(out, clamp_min_op, input, min) if MODE.marks else out
    out._fn = node = ClampMinBackward0()
    if MODE.altered and not MODE.records(node, out, input, min):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, min if min_fn is LEAF else min_fn)
    node.saved = (self_, min_)
    if (self_.shape == min_.shape and self_.dtype is min_.dtype) or (
        min_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, min_fn, min_)
    return out


def clamp_min_(input, min):
    """In-place version of clamp_min."""
    if input.__class__ is not Tensor or min.__class__ is not Tensor:
        cls = min.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(clamp_min_op, clamp_min_into, input, min)
        min = number(min, cls if min else str(min), input._data.dtype)
    self_ = input._data
    min_ = min._data
    if self_.dtype in COMPLEX or min_.dtype in COMPLEX:
        raise complex_refused("clamp_min")
    self_fn = input._fn
    min_fn = min._fn
    _recorded = not (
        (self_fn is None and min_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (
        _recorded
        and (
            self_fn is LEAF
            or not _alone
            or (self_fn is None and self_.dtype.kind not in "fc")
            or min_ is self_
            or min_.base is not None
        )
    ):
        return in_place(clamp_min_op, clamp_min_into, input, min)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(clamp_min_op, self_, min_)
        ):
            np.maximum(self_, min_, out=result_)
    except (TypeError, ValueError):
        return in_place(clamp_min_op, clamp_min_into, input, min)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ClampMinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, min if min_fn is LEAF else min_fn)
    node.saved = (self_, min_)
    if (self_.shape == min_.shape and self_.dtype is min_.dtype) or (
        min_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, min_fn, min_)
    return input


def clamp_min_into(self_, min_):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp_min")
    np.maximum(self_, min_, out=self_)


def clamp_min_jvp(result, self, min, self_t, min_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(self >= min, self_t, 0))
    if min_t is not None:
        tangent = add_tangents(tangent, ops.where(self < min, min_t, 0))
    return tangent_like(tangent, result)


clamp_min_op = operation("clamp_min", "pointwise", clamp_min, clamp_min_jvp, (0, 1))


# ---- clamp_max
class ClampMaxBackward0(Node):
    __slots__ = ()
    operation = "clamp_max"
    formulas = {"self": "where(self <= max, grad, 0)", "max": "where(self > max, grad, 0)"}
    saves = {"self": 0, "max": 1}

    def on_arrays(node, saved, grad, needs):
        self, max = saved
        grad_of_self = grad_of_max = None
        if needs[0] is not None:
            grad_of_self = kernels.where(self <= max, grad, 0)
        if needs[1] is not None:
            grad_of_max = kernels.where(self > max, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_max
        return node.restored(grad_of_self, grad_of_max)

    on_tensors = calling(on_arrays, kernels=ops)


def clamp_max(input, max, _=Tensor, out=Tensor):
    """clamp_max(Tensor self, Tensor max) -> Tensor

    self, but not more than max; where they are equal the gradient is that of self.
    """
    if input.__class__ is not out or max.__class__ is not _:
        cls = max.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(clamp_max, out, _, input, max)
            return dispatch(clamp_max_op, input, max)
        max = number(max, cls if max else str(max), input._data.dtype)
    self_ = input._data
    max_ = max._data
    if self_.dtype in COMPLEX or max_.dtype in COMPLEX:
        raise complex_refused("clamp_max")
    try:
        result_ = (
            np.minimum(self_, max_)
            if self_.size < NATIVE.least
            else NATIVE.forward(clamp_max_op, self_, max_)
        )
    except FAULTS as _error:
        raise refused(_error, "clamp_max", self_, max_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    max_fn = max._fn
    if self_fn is None and max_fn is None:
        out._fn = None
        return MODE.mark(out, clamp_max_op, input, max) if MODE.marks else out
    out._fn = node = ClampMaxBackward0()
    if MODE.altered and not MODE.records(node, out, input, max):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, max_)
    if (self_.shape == max_.shape and self_.dtype is max_.dtype) or (
        max_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, max_fn, max_)
    return out


def clamp_max_(input, max):
    """In-place version of clamp_max."""
    if input.__class__ is not Tensor or max.__class__ is not Tensor:
        cls = max.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(clamp_max_op, clamp_max_into, input, max)
        max = number(max, cls if max else str(max), input._data.dtype)
    self_ = input._data
    max_ = max._data
    if self_.dtype in COMPLEX or max_.dtype in COMPLEX:
        raise complex_refused("clamp_max")
    self_fn = input._fn
    max_fn = max._fn
    _recorded = not (
        (self_fn is None and max_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (
        _recorded
        and (
            self_fn is LEAF
            or not _alone
            or (self_fn is None and self_.dtype.kind not in "fc")
            or max_ is self_
            or max_.base is not None
        )
    ):
        return in_place(clamp_max_op, clamp_max_into, input, max)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(clamp_max_op, self_, max_)
        ):
            np.minimum(self_, max_, out=result_)
    except (TypeError, ValueError):
        return in_place(clamp_max_op, clamp_max_into, input, max)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ClampMaxBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, max_)
    if (self_.shape == max_.shape and self_.dtype is max_.dtype) or (
        max_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, max_fn, max_)
    return input


def clamp_max_into(self_, max_):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp_max")
    np.minimum(self_, max_, out=self_)


def clamp_max_jvp(result, self, max, self_t, max_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(self <= max, self_t, 0))
    if max_t is not None:
        tangent = add_tangents(tangent, ops.where(self > max, max_t, 0))
    return tangent_like(tangent, result)


clamp_max_op = operation("clamp_max", "pointwise", clamp_max, clamp_max_jvp, (0, 1))


# ---- copysign
class CopysignBackward0(Node):
    __slots__ = ()
    operation = "copysign"
    formulas = {"self": "piecewise.copysign_self(grad, self, result)", "other": "zero"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("other_shape", "other_dtype")

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        other_shape, other_dtype = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = piecewise.copysign_self(grad, self, result)
        if needs[1] is not None:
            grad_of_other = zero_array(other_shape, other_dtype, grad)
        if node.restore is None:
            return alike(grad, grad_of_self), grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def copysign(input, other, _=Tensor, out=Tensor):
    """copysign(Tensor self, Tensor other) -> Tensor

    The size of self with the sign of other, which may be that of a zero.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(copysign, out, _, input, other)
            return dispatch(copysign_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = (
            np.copysign(self_, other_)
            if self_.size < NATIVE.least
            else NATIVE.forward(copysign_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "copysign", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, copysign_op, input, other) if MODE.marks else out
    out._fn = node = CopysignBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if self_fn is None else result_)
    node.args = (other_.shape, other_.dtype)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def copysign_(input, other):
    """In-place version of copysign."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(copysign_op, copysign_into, input, other)
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
        and (self_fn is LEAF or not _alone or (self_fn is None and self_.dtype.kind not in "fc"))
    ):
        return in_place(copysign_op, copysign_into, input, other)
    result_ = self_
    if _recorded and self_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(copysign_op, self_, other_)
        ):
            np.copysign(self_, other_, result_)
    except (TypeError, ValueError):
        return in_place(copysign_op, copysign_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = CopysignBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if self_fn is None else result_)
    node.args = (other_.shape, other_.dtype)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def copysign_into(self_, other_):
    np.copysign(self_, other_, self_)


def copysign_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, piecewise.copysign_self(self_t.conj(), self, result).conj())
    return tangent_like(tangent, result)


copysign_op = operation("copysign", "pointwise", copysign, copysign_jvp, (0, 1))


# ---- heaviside
class HeavisideBackward0(Node):
    __slots__ = ()
    operation = "heaviside"
    formulas = {"self": "zero", "values": "where(self == 0, grad, 0)"}
    saves = {"self": 0}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_values = None
        if needs[0] is not None:
            grad_of_self = zero_array(self_shape, self_dtype, grad)
        if needs[1] is not None:
            grad_of_values = kernels.where(self == 0, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_values
        return node.restored(grad_of_self, grad_of_values)

    on_tensors = calling(on_arrays, kernels=ops, zero_array=zero_tensor)


def heaviside(input, values, _=Tensor, out=Tensor):
    """heaviside(Tensor self, Tensor values) -> Tensor

    0 where self is negative, 1 where it is positive, and values where it is 0.
    """
    if input.__class__ is not out or values.__class__ is not _:
        cls = values.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(heaviside, out, _, input, values)
            return dispatch(heaviside_op, input, values)
        values = number(values, cls if values else str(values), input._data.dtype, "exact")
    self_ = input._data
    values_ = values._data
    try:
        result_ = (
            np.heaviside(self_, values_)
            if self_.size < NATIVE.shared
            else NATIVE.forward(heaviside_op, self_, values_)
        )
    except FAULTS as _error:
        raise refused(_error, "heaviside", self_, values_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    values_fn = values._fn
    if self_fn is None and values_fn is None:
        out._fn = None
        return MODE.mark(out, heaviside_op, input, values) if MODE.marks else out
    out._fn = node = HeavisideBackward0()
    if MODE.altered and not MODE.records(node, out, input, values):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, values if values_fn is LEAF else values_fn)
    node.saved = (None if values_fn is None else self_,)
    node.args = (self_.shape, self_.dtype)
    if (self_.shape == values_.shape and self_.dtype is values_.dtype) or (
        values_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, values_fn, values_)
    return out


def heaviside_(input, values):
    """In-place version of heaviside."""
    if input.__class__ is not Tensor or values.__class__ is not Tensor:
        cls = values.__class__
        if input.__class__ is not Tensor or cls not in NUMPY_NUMBERS:
            return in_place(heaviside_op, heaviside_into, input, values)
        values = number(values, cls if values else str(values), input._data.dtype, "exact")
    self_ = input._data
    values_ = values._data
    self_fn = input._fn
    values_fn = values._fn
    _recorded = not (
        (self_fn is None and values_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (
            _recorded
            and (
                self_fn is LEAF or not _alone or (self_fn is None and self_.dtype.kind not in "fc")
            )
        )
    ):
        return in_place(heaviside_op, heaviside_into, input, values)
    result_ = self_
    if _recorded and values_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.shared
            or not NATIVE.written(heaviside_op, self_, values_)
        ):
            np.heaviside(self_, values_, result_)
    except (TypeError, ValueError):
        return in_place(heaviside_op, heaviside_into, input, values)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = HeavisideBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, values if values_fn is LEAF else values_fn)
    node.saved = (None if values_fn is None else self_,)
    node.args = (self_.shape, self_.dtype)
    if (self_.shape == values_.shape and self_.dtype is values_.dtype) or (
        values_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, values_fn, values_)
    return input


def heaviside_into(self_, values_):
    np.heaviside(self_, values_, self_)


def heaviside_jvp(result, self, values, self_t, values_t):
    tangent = None
    if values_t is not None:
        tangent = add_tangents(tangent, ops.where(self == 0, values_t, 0))
    return tangent_like(tangent, result)


heaviside_op = operation("heaviside", "pointwise", heaviside, heaviside_jvp, (0, 1), exact=True)
