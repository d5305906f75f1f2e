# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 5a7a5853712eb46e, content eda983b30c09089e
"""Bounds, choices and interpolation: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import (
    NUMBERS,
    NUMPY_NUMBERS,
    dispatch,
    number,
    operation,
    overridden,
    wrap_numbers,
)
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling, of_numbers
from autograd.core.runtime import (
    add_tangents,
    choose,
    complex_refused,
    tangent_like,
    tensor_argument,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import piecewise
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "maximum", "minimum", "clamp_default", "clamp_default_", "clamp_Tensor", "clamp_Tensor_",
    "where_default", "_flat", "where_condition", "lerp", "lerp_", "clamp", "clamp_", "where",
    "clip", "clip_", "where_method",
]  # fmt: skip


# ---- maximum
class MaximumBackward0(Node):
    __slots__ = ()
    operation = "maximum"
    formulas = {
        "self": "where(self < other, 0, where(self == other, grad / 2, grad))",
        "other": "where(other < self, 0, where(self == other, grad / 2, grad))",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.where(
                self < other, 0, kernels.where(self == other, grad / 2, grad)
            )
        if needs[1] is not None:
            grad_of_other = kernels.where(
                other < self, 0, kernels.where(self == other, grad / 2, grad)
            )
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, kernels=ops)


def maximum(input, other, _=Tensor, out=Tensor):
    """maximum(Tensor self, Tensor other) -> Tensor

    The larger of self and other; where they are equal each gets half of the gradient.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(maximum, out, _, input, other)
            return dispatch(maximum_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("maximum")
    try:
        result_ = (
            np.maximum(self_, other_)
            if self_.size < NATIVE.least
            else NATIVE.forward(maximum_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "maximum", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, maximum_op, input, other) if MODE.marks else out
    out._fn = node = MaximumBackward0()
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


def maximum_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent, ops.where(self < other, 0, ops.where(self == other, self_t / 2, self_t))
        )
    if other_t is not None:
        tangent = add_tangents(
            tangent, ops.where(other < self, 0, ops.where(self == other, other_t / 2, other_t))
        )
    return tangent_like(tangent, result)


maximum_op = operation("maximum", "pointwise", maximum, maximum_jvp, (0, 1))


# ---- minimum
class MinimumBackward0(Node):
    __slots__ = ()
    operation = "minimum"
    formulas = {
        "self": "where(self > other, 0, where(self == other, grad / 2, grad))",
        "other": "where(other > self, 0, where(self == other, grad / 2, grad))",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.where(
                self > other, 0, kernels.where(self == other, grad / 2, grad)
            )
        if needs[1] is not None:
            grad_of_other = kernels.where(
                other > self, 0, kernels.where(self == other, grad / 2, grad)
            )
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, kernels=ops)


def minimum(input, other, _=Tensor, out=Tensor):
    """minimum(Tensor self, Tensor other) -> Tensor

    The smaller of self and other; where they are equal each gets half of the gradient.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(minimum, out, _, input, other)
            return dispatch(minimum_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("minimum")
    try:
        result_ = (
            np.minimum(self_, other_)
            if self_.size < NATIVE.least
            else NATIVE.forward(minimum_op, self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "minimum", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, minimum_op, input, other) if MODE.marks else out
    out._fn = node = MinimumBackward0()
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


def minimum_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent, ops.where(self > other, 0, ops.where(self == other, self_t / 2, self_t))
        )
    if other_t is not None:
        tangent = add_tangents(
            tangent, ops.where(other > self, 0, ops.where(self == other, other_t / 2, other_t))
        )
    return tangent_like(tangent, result)


minimum_op = operation("minimum", "pointwise", minimum, minimum_jvp, (0, 1))


# ---- clamp
class ClampBackward0(Node):
    __slots__ = ()
    operation = "clamp"
    formulas = {"self": "where(piecewise.inside(self, min, max), grad, 0)"}
    shown = "ClampBackward1"
    saves = {"self": 0}
    arg_names = ("min", "max")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        min, max = node.args
        grad_of_self = kernels.where(piecewise.inside(self, min, max), grad, 0)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)


def clamp_default(input, min=None, max=None):
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor

    self, but not less than min and not more than max. The slope at the bounds is 1.
    """
    if min is not None and min.__class__ not in NUMBERS:
        min = value_argument("clamp", "min", "Scalar?", min)
    if max is not None and max.__class__ not in NUMBERS:
        max = value_argument("clamp", "max", "Scalar?", max)
    if input.__class__ is not Tensor:
        return dispatch(clamp_default_op, input, min, max)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    try:
        result_ = kernels.clamp(self_, min, max)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, clamp_default_op, self_, min, max)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, clamp_default_op, input, min, max) if MODE.marks else out
    out._fn = node = ClampBackward0()
    if MODE.altered and not MODE.records(node, out, input, min, max):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (min, max)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def clamp_default_(input, min=None, max=None):
    """In-place version of clamp_default."""
    if min is not None and min.__class__ not in NUMBERS:
        min = value_argument("clamp", "min", "Scalar?", min)
    if max is not None and max.__class__ not in NUMBERS:
        max = value_argument("clamp", "max", "Scalar?", max)
    if input.__class__ is not Tensor:
        return in_place(clamp_default_op, clamp_default_into, input, min, max)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(clamp_default_op, clamp_default_into, input, min, max)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(clamp_default_op, self_, min, max)
        ):
            np.copyto(result_, kernels.clamp(self_, min, max))
    except (TypeError, ValueError, OverflowError):
        return in_place(clamp_default_op, clamp_default_into, input, min, max)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ClampBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.args = (min, max)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def clamp_default_into(self_, min, max):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    np.copyto(self_, kernels.clamp(self_, min, max))


def clamp_default_jvp(result, self, min, max, self_t):
    return tangent_like(ops.where(piecewise.inside(self, min, max), self_t, 0), result)


clamp_default_op = operation("clamp", "pointwise", clamp_default, clamp_default_jvp, (0,))


# ---- clamp.Tensor
class ClampBackward1(Node):
    __slots__ = ()
    operation = "clamp.Tensor"
    formulas = {
        "self": "where(piecewise.inside(self, min, max), grad, 0)",
        "min": "where(piecewise.below(self, min, max), grad, 0)",
        "max": "where(piecewise.above(self, min, max), grad, 0)",
    }
    shown = "ClampBackward0"
    saves = {"self": 0, "min": 1, "max": 2}

    def on_arrays(node, saved, grad, needs):
        self, min, max = saved
        grad_of_self = grad_of_min = grad_of_max = None
        if needs[0] is not None:
            grad_of_self = kernels.where(piecewise.inside(self, min, max), grad, 0)
        if needs[1] is not None:
            grad_of_min = kernels.where(piecewise.below(self, min, max), grad, 0)
        if needs[2] is not None:
            grad_of_max = kernels.where(piecewise.above(self, min, max), grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_min, grad_of_max
        return node.restored(grad_of_self, grad_of_min, grad_of_max)

    on_tensors = calling(on_arrays, kernels=ops)


def clamp_Tensor(input, min=None, max=None):
    """clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor

    self, but not less than min and not more than max; bounds get what is cut off.
    """
    if (
        input.__class__ is not Tensor
        or (min is not None and min.__class__ is not Tensor)
        or (max is not None and max.__class__ is not Tensor)
    ):
        return dispatch(clamp_Tensor_op, input, min, max)
    self_ = input._data
    min_ = None if min is None else min._data
    max_ = None if max is None else max._data
    if (
        self_.dtype in COMPLEX
        or (min_ is not None and min_.dtype in COMPLEX)
        or (max_ is not None and max_.dtype in COMPLEX)
    ):
        raise complex_refused("clamp")
    try:
        result_ = kernels.clamp(self_, min_, max_)
    except FAULTS as _error:
        raise refused(_error, "clamp.Tensor", self_, min_, max_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is min_ or result_ is max_:
        result_ = apart(result_, self_, min_, max_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    min_fn = None if min is None else min._fn
    max_fn = None if max is None else max._fn
    if self_fn is None and min_fn is None and max_fn is None:
        out._fn = None
        return MODE.mark(out, clamp_Tensor_op, input, min, max) if MODE.marks else out
    out._fn = node = ClampBackward1()
    if MODE.altered and not MODE.records(node, out, input, min, max):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, min if min_fn is LEAF else min_fn,
        max if max_fn is LEAF else max_fn,
    )  # fmt: skip
    node.saved = (self_, min_, max_)
    node.restore = restore_to(result_, self_fn, self_, min_fn, min_, max_fn, max_)
    return out


def clamp_Tensor_(input, min=None, max=None):
    """In-place version of clamp_Tensor."""
    if (
        input.__class__ is not Tensor
        or (min is not None and min.__class__ is not Tensor)
        or (max is not None and max.__class__ is not Tensor)
    ):
        return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
    self_ = input._data
    min_ = None if min is None else min._data
    max_ = None if max is None else max._data
    if (
        self_.dtype in COMPLEX
        or (min_ is not None and min_.dtype in COMPLEX)
        or (max_ is not None and max_.dtype in COMPLEX)
    ):
        raise complex_refused("clamp")
    self_fn = input._fn
    min_fn = None if min is None else min._fn
    max_fn = None if max is None else max._fn
    _recorded = not (
        (self_fn is None and min_fn is None and max_fn is None)
        or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (
        _recorded
        and (
            self_fn is LEAF
            or not _alone
            or (self_fn is None and self_.dtype.kind not in "fc")
            or (min_ is not None and (min_ is self_ or min_.base is not None))
            or (max_ is not None and (max_ is self_ or max_.base is not None))
        )
    ):
        return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(clamp_Tensor_op, self_, min_, max_)
        ):
            np.copyto(result_, kernels.clamp(self_, min_, max_))
    except (TypeError, ValueError):
        return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ClampBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, min if min_fn is LEAF else min_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, min_, max_)
    node.restore = restore_to(result_, self_fn, self_, min_fn, min_, max_fn, max_)
    return input


def clamp_Tensor_into(self_, min_, max_):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    np.copyto(self_, kernels.clamp(self_, min_, max_))


def clamp_Tensor_jvp(result, self, min, max, self_t, min_t, max_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(piecewise.inside(self, min, max), self_t, 0))
    if min_t is not None:
        tangent = add_tangents(tangent, ops.where(piecewise.below(self, min, max), min_t, 0))
    if max_t is not None:
        tangent = add_tangents(tangent, ops.where(piecewise.above(self, min, max), max_t, 0))
    return tangent_like(tangent, result)


clamp_Tensor_op = operation(
    "clamp.Tensor", "pointwise", clamp_Tensor, clamp_Tensor_jvp, (0, 1, 2), optional=(1, 2)
)


# ---- where
class WhereBackward0(Node):
    __slots__ = ()
    operation = "where"
    formulas = {"self": "where(condition, grad, 0)", "other": "where(condition, 0, grad)"}
    saves = {"condition": None}

    def on_arrays(node, saved, grad, needs):
        (condition,) = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.where(condition, grad, 0)
        if needs[1] is not None:
            grad_of_other = kernels.where(condition, 0, grad)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, kernels=ops)


def where_default(condition, input, other):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor

    self where condition is true, other elsewhere.
    """
    if (
        condition.__class__ is not Tensor
        or input.__class__ is not Tensor
        or other.__class__ is not Tensor
    ):
        return dispatch(where_default_op, condition, input, other)
    condition_ = condition._data
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.where(condition_, self_, other_)
    except FAULTS as _error:
        raise refused(_error, "where", condition_, self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is condition_ or result_ is self_ or result_ is other_:
        result_ = apart(result_, condition_, self_, other_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, where_default_op, condition, input, other) if MODE.marks else out
    out._fn = node = WhereBackward0()
    if MODE.altered and not MODE.records(node, out, condition, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (condition_,)
    node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def where_default_jvp(result, condition, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(condition, self_t, 0))
    if other_t is not None:
        tangent = add_tangents(tangent, ops.where(condition, 0, other_t))
    return tangent_like(tangent, result)


where_default_op = operation(
    "where", "pointwise", where_default, where_default_jvp, (0, 1, 2), edges=(1, 2), exact="fits"
)


# ---- _flat
class FlatBackward0(Node):
    __slots__ = ()
    operation = "_flat"
    formulas = {"self": "grad", "x": "zero"}
    arg_names = ("x_shape", "x_dtype")

    def on_arrays(node, saved, grad, needs):
        x_shape, x_dtype = node.args
        grad_of_self = grad_of_x = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_x = zero_array(x_shape, x_dtype, grad)
        if node.restore is None:
            return grad_of_self, grad_of_x
        return node.restored(grad_of_self, grad_of_x)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def _flat(input, x):
    """_flat(Tensor self, Tensor x) -> Tensor

    self, which depends on x as well; the derivative by it is 0, not absent.
    """
    if input.__class__ is not Tensor or x.__class__ is not Tensor:
        cls = x.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(_flat_op, input, x)
        x = number(x, cls if x else str(x), input._data.dtype)
    self_ = input._data
    x_ = x._data
    try:
        result_ = (
            np.copy(self_) if self_.size < NATIVE.shared else NATIVE.forward(_flat_op, self_, x_)
        )
    except FAULTS as _error:
        raise refused(_error, "_flat", self_, x_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    x_fn = x._fn
    if self_fn is None and x_fn is None:
        out._fn = None
        return MODE.mark(out, _flat_op, input, x) if MODE.marks else out
    out._fn = node = FlatBackward0()
    if MODE.altered and not MODE.records(node, out, input, x):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, x if x_fn is LEAF else x_fn)
    node.saved = ()
    node.args = (x_.shape, x_.dtype)
    if (self_.shape == x_.shape and self_.dtype is x_.dtype is result_.dtype) or (
        x_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, x_fn, x_)
    return out


def _flat_jvp(result, self, x, self_t, x_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    return tangent_like(tangent, result)


def _flat_batched(self, x):
    return self + ops.zeros_like(x)


_flat_op = operation("_flat", "pointwise", _flat, _flat_jvp, (0, 1), batched=_flat_batched)


# ---- where.condition
def where_condition(condition):
    """where.condition(Tensor condition) -> Tensor[]

    The indices at which condition is true, a tensor for each dimension.
    """
    if condition.__class__ is not Tensor:
        _found = overridden("where.condition", where_condition, condition)
        if _found is not NotImplemented:
            return _found
        condition = tensor_argument("where.condition", 0, "condition", condition)
    try:
        return ops.nonzero(condition, as_tuple=True)
    except FAULTS as _error:
        raise refused(_error, "where.condition", condition) from None


# ---- lerp
class LerpBackward0(Node):
    __slots__ = ()
    operation = "lerp"
    formulas = {
        "self": "grad * (1.0 - weight).conj()",
        "end": "grad * weight.conj()",
        "weight": "grad * (end - self).conj()",
    }
    saves = {"self": 0, "end": 1, "weight": 2}

    def on_arrays(node, saved, grad, needs):
        self, end, weight = saved
        grad_of_self = grad_of_end = grad_of_weight = None
        if needs[0] is not None:
            grad_of_self = grad * (1.0 - weight).conj()
        if needs[1] is not None:
            grad_of_end = grad * weight.conj()
        if needs[2] is not None:
            grad_of_weight = grad * (end - self).conj()
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_end), alike(grad, grad_of_weight)
        return node.restored(grad_of_self, grad_of_end, grad_of_weight)

    on_numbers = of_numbers(on_arrays)


def lerp(input, end, weight, _=Tensor, out=Tensor):
    """lerp(Tensor self, Tensor end, Tensor weight) -> Tensor

    self + weight * (end - self).
    """
    if input.__class__ is not out or end.__class__ is not _ or weight.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(lerp, out, _, input, end, weight)
        return dispatch(lerp_op, input, end, weight)
    self_ = input._data
    end_ = end._data
    weight_ = weight._data
    try:
        result_ = kernels.lerp(self_, end_, weight_)
    except FAULTS as _error:
        raise refused(_error, "lerp", self_, end_, weight_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is end_ or result_ is weight_:
        result_ = apart(result_, self_, end_, weight_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    end_fn = end._fn
    weight_fn = weight._fn
    if self_fn is None and end_fn is None and weight_fn is None:
        out._fn = None
        return MODE.mark(out, lerp_op, input, end, weight) if MODE.marks else out
    out._fn = node = LerpBackward0()
    if MODE.altered and not MODE.records(node, out, input, end, weight):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, end if end_fn is LEAF else end_fn,
        weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (
        None if weight_fn is None else self_, None if weight_fn is None else end_,
        None if self_fn is None and end_fn is None else weight_,
    )  # fmt: skip
    node.restore = restore_to(result_, self_fn, self_, end_fn, end_, weight_fn, weight_)
    return out


def lerp_(input, end, weight):
    """In-place version of lerp."""
    if (
        input.__class__ is not Tensor
        or end.__class__ is not Tensor
        or weight.__class__ is not Tensor
    ):
        return in_place(lerp_op, lerp_into, input, end, weight)
    self_ = input._data
    end_ = end._data
    weight_ = weight._data
    self_fn = input._fn
    end_fn = end._fn
    weight_fn = weight._fn
    _recorded = not (
        (self_fn is None and end_fn is None and weight_fn is None)
        or (MODE.altered and not is_grad_enabled())
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
                or end_ is self_
                or end_.base is not None
                or weight_ is self_
                or weight_.base is not None
            )
        )
    ):
        return in_place(lerp_op, lerp_into, input, end, weight)
    result_ = self_
    if _recorded and weight_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(lerp_op, self_, end_, weight_)
        ):
            np.copyto(result_, kernels.lerp(self_, end_, weight_))
    except (TypeError, ValueError):
        return in_place(lerp_op, lerp_into, input, end, weight)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = LerpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        self_fn, end if end_fn is LEAF else end_fn, weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (
        None if weight_fn is None else self_, None if weight_fn is None else end_,
        None if self_fn is None and end_fn is None else weight_,
    )  # fmt: skip
    node.restore = restore_to(result_, self_fn, self_, end_fn, end_, weight_fn, weight_)
    return input


def lerp_into(self_, end_, weight_):
    np.copyto(self_, kernels.lerp(self_, end_, weight_))


def lerp_jvp(result, self, end, weight, self_t, end_t, weight_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1.0 - weight))
    if end_t is not None:
        tangent = add_tangents(tangent, end_t * weight)
    if weight_t is not None:
        tangent = add_tangents(tangent, weight_t * (end - self))
    return tangent_like(tangent, result)


lerp_op = operation("lerp", "pointwise", lerp, lerp_jvp, (0, 1, 2))


def clamp(*args, **kwargs):
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor
    clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor

    self, but not less than min and not more than max. The slope at the bounds is 1.
    self, but not less than min and not more than max; bounds get what is cut off.
    """
    if not kwargs and len(args) == 1:
        return clamp_default(*args)
    if "out" in kwargs:
        return write_out(clamp, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("clamp", clamp_overloads, args, kwargs)


clamp_overloads = (
    (clamp_default, "Tensor input, Scalar? min=..., Scalar? max=..."),
    (clamp_Tensor, "Tensor input, Tensor? min=..., Tensor? max=..."),
)


def clamp_(*args, **kwargs):
    """In-place version of clamp."""
    if not kwargs and len(args) == 1:
        return clamp_default_(*args)
    return choose("clamp_", clamp__overloads, args, kwargs)


clamp__overloads = (
    (clamp_default_, "Tensor input, Scalar? min=..., Scalar? max=..."),
    (clamp_Tensor_, "Tensor input, Tensor? min=..., Tensor? max=..."),
)


def where(*args, **kwargs):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor
    where.condition(Tensor condition) -> Tensor[]

    self where condition is true, other elsewhere.
    The indices at which condition is true, a tensor for each dimension.
    """
    if not kwargs:
        if len(args) == 1:
            return where_condition(*args)
        if len(args) == 3:
            return where_default(*args)
    if "out" in kwargs:
        return write_out(where, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("where", where_overloads, args, kwargs)


where_overloads = (
    (where_default, "Tensor condition, Tensor input, Tensor other"),
    (where_condition, "Tensor condition"),
)


clip = clamp
clip_ = clamp_


def where_method(input, condition, other):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor"""
    return where(condition, input, other)
