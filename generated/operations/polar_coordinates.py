# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 24d2435ff428da7f, content 636f541aa5ce6e75
"""Polar coordinates: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.core.dispatch import NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import add_tangents, tangent_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import powers
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "atan2", "atan2_", "hypot", "hypot_", "arctan2", "arctan2_",
]  # fmt: skip


# ---- atan2
class Atan2Backward0(Node):
    __slots__ = ()
    operation = "atan2"
    formulas = {
        "self": "grad * powers.over_square(other, self, other)",
        "other": "-grad * powers.over_square(self, self, other)",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * powers.over_square(other, self, other)
        if needs[1] is not None:
            grad_of_other = -grad * powers.over_square(self, self, other)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def atan2(input, other, _=Tensor, out=Tensor):
    """atan2(Tensor self, Tensor other) -> Tensor

    The angle of the point (other, self), in radians.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(atan2, out, _, input, other)
            return dispatch(atan2_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = (
            np.arctan2(self_, other_)
            if self_.size < NATIVE.least
            else NATIVE.forward(atan2_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "atan2", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, atan2_op, input, other) if MODE.marks else out
    out._fn = node = Atan2Backward0()
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


def atan2_(input, other):
    """In-place version of atan2."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMPY_NUMBERS:
            return in_place(atan2_op, atan2_into, input, other)
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
        return in_place(atan2_op, atan2_into, input, other)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(atan2_op, self_, other_)
        ):
            np.arctan2(self_, other_, result_)
    except (TypeError, ValueError):
        return in_place(atan2_op, atan2_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Atan2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def atan2_into(self_, other_):
    np.arctan2(self_, other_, self_)


def atan2_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * powers.over_square(other, self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, -other_t * powers.over_square(self, self, other).conj())
    return tangent_like(tangent, result)


atan2_op = operation("atan2", "pointwise", atan2, atan2_jvp, (0, 1))


# ---- hypot
class HypotBackward0(Node):
    __slots__ = ()
    operation = "hypot"
    formulas = {
        "self": "grad * self / powers.nonzero(result)",
        "other": "grad * other / powers.nonzero(result)",
    }
    saves = {"self": 0, "other": 1, "result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        self, other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * self / powers.nonzero(result)
        if needs[1] is not None:
            grad_of_other = grad * other / powers.nonzero(result)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def hypot(input, other, _=Tensor, out=Tensor):
    """hypot(Tensor self, Tensor other) -> Tensor

    The hypotenuse of self and other, sqrt(self**2 + other**2), without overflow.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(hypot, out, _, input, other)
            return dispatch(hypot_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.hypot(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "hypot", self_, other_) from None
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
        return MODE.mark(out, hypot_op, input, other) if MODE.marks else out
    out._fn = node = HypotBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def hypot_(input, other):
    """In-place version of hypot."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMPY_NUMBERS:
            return in_place(hypot_op, hypot_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
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
        return in_place(hypot_op, hypot_into, input, other)
    result_ = self_
    if _recorded and self_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(hypot_op, self_, other_)
        ):
            np.copyto(result_, kernels.hypot(self_, other_))
    except (TypeError, ValueError):
        return in_place(hypot_op, hypot_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = HypotBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def hypot_into(self_, other_):
    np.copyto(self_, kernels.hypot(self_, other_))


def hypot_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * self.conj() / powers.nonzero(result).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * other.conj() / powers.nonzero(result).conj())
    return tangent_like(tangent, result)


hypot_op = operation("hypot", "pointwise", hypot, hypot_jvp, (0, 1))


arctan2 = atan2
arctan2_ = atan2_
