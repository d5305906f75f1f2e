# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 2ccc03aebef9a7f6, content 53502761f8c0022f
"""Powers and products: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.ops import ops
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
from autograd.core.node import calling, of_numbers
from autograd.core.runtime import add_tangents, tangent_like, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import piecewise, powers
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "float_power", "float_power_", "addcmul", "addcmul_", "addcdiv", "addcdiv_", "fmod", "fmod_",
    "dist",
]  # fmt: skip


# ---- float_power
class FloatPowerBackward0(Node):
    __slots__ = ()
    operation = "float_power"
    formulas = {
        "self": "powers.pow_self(grad, self.to(result.dtype), exponent.to(result.dtype))",
        "exponent": (
            "powers.pow_exponent(grad, self.to(result.dtype), exponent.to(result.dtype), result)"
        ),
    }
    saves = {"self": 0, "exponent": 1, "result": Output(None, 0)}
    arg_names = ("result_dtype",)
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        self, exponent, result = saved
        (result_dtype,) = node.args
        grad_of_self = grad_of_exponent = None
        if needs[0] is not None:
            grad_of_self = powers.pow_self(
                grad, kernels.to(self, result_dtype), kernels.to(exponent, result_dtype)
            )
        if needs[1] is not None:
            grad_of_exponent = powers.pow_exponent(
                grad, kernels.to(self, result_dtype), kernels.to(exponent, result_dtype), result
            )
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_exponent)
        return node.restored(grad_of_self, grad_of_exponent)

    on_tensors = calling(on_arrays, kernels=ops)

    def recompute(node, saved):
        self, exponent, _result = saved
        return (kernels.float_power(self, exponent),)


def float_power(input, exponent, _=Tensor, out=Tensor):
    """float_power(Tensor self, Tensor exponent) -> Tensor

    self to the power of exponent in double precision.
    """
    if input.__class__ is not out or exponent.__class__ is not _:
        cls = exponent.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(float_power, out, _, input, exponent)
            return dispatch(float_power_op, input, exponent)
        exponent = number(exponent, cls if exponent else str(exponent), input._data.dtype, "own")
    self_ = input._data
    exponent_ = exponent._data
    try:
        result_ = kernels.float_power(self_, exponent_)
    except FAULTS as _error:
        raise refused(_error, "float_power", self_, exponent_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is exponent_:
        result_ = apart(result_, self_, exponent_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    exponent_fn = exponent._fn
    if self_fn is None and exponent_fn is None:
        out._fn = None
        return MODE.mark(out, float_power_op, input, exponent) if MODE.marks else out
    out._fn = node = FloatPowerBackward0()
    if MODE.altered and not MODE.records(node, out, input, exponent):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, exponent if exponent_fn is LEAF else exponent_fn,
    )  # fmt: skip
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    node.args = (result_.dtype,)
    if (self_.shape == exponent_.shape and self_.dtype is exponent_.dtype is result_.dtype) or (
        exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, exponent_fn, exponent_)
    return out


def float_power_(input, exponent):
    """In-place version of float_power."""
    if input.__class__ is not Tensor or exponent.__class__ is not Tensor:
        cls = exponent.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(float_power_op, float_power_into, input, exponent)
        exponent = number(exponent, cls if exponent else str(exponent), input._data.dtype, "own")
    self_ = input._data
    exponent_ = exponent._data
    self_fn = input._fn
    exponent_fn = exponent._fn
    _recorded = not (
        (self_fn is None and exponent_fn is None) or (MODE.altered and not is_grad_enabled())
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
                or exponent_ is self_
                or exponent_.base is not None
            )
        )
    ):
        return in_place(float_power_op, float_power_into, input, exponent)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(float_power_op, self_, exponent_)
        ):
            np.copyto(result_, kernels.float_power(self_, exponent_))
    except (TypeError, ValueError):
        return in_place(float_power_op, float_power_into, input, exponent)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = FloatPowerBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, exponent if exponent_fn is LEAF else exponent_fn)
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    node.args = (result_.dtype,)
    if (self_.shape == exponent_.shape and self_.dtype is exponent_.dtype is result_.dtype) or (
        exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, exponent_fn, exponent_)
    return input


def float_power_into(self_, exponent_):
    np.copyto(self_, kernels.float_power(self_, exponent_))


def float_power_jvp(result, self, exponent, self_t, exponent_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent,
            powers.pow_self(self_t.conj(), self.to(result.dtype), exponent.to(result.dtype)).conj(),
        )
    if exponent_t is not None:
        tangent = add_tangents(
            tangent,
            powers.pow_exponent(
                exponent_t.conj(), self.to(result.dtype), exponent.to(result.dtype), result
            ).conj(),
        )
    return tangent_like(tangent, result)


float_power_op = operation(
    "float_power", "pointwise", float_power, float_power_jvp, (0, 1), exact="own"
)


# ---- addcmul
class AddcmulBackward0(Node):
    __slots__ = ()
    operation = "addcmul"
    formulas = {
        "self": "grad",
        "tensor1": "grad * tensor2.conj() if value == 1 else grad * value.conj() * tensor2.conj()",
        "tensor2": "grad * tensor1.conj() if value == 1 else grad * value.conj() * tensor1.conj()",
    }
    saves = {"tensor1": 1, "tensor2": 2}
    arg_names = ("value",)

    def on_arrays(node, saved, grad, needs):
        tensor1, tensor2 = saved
        (value,) = node.args
        grad_of_self = grad_of_tensor1 = grad_of_tensor2 = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_tensor1 = (
                grad * tensor2.conj() if value == 1 else grad * value.conjugate() * tensor2.conj()
            )
        if needs[2] is not None:
            grad_of_tensor2 = (
                grad * tensor1.conj() if value == 1 else grad * value.conjugate() * tensor1.conj()
            )
        if node.restore is None:
            return (
                grad_of_self,
                grad_of_tensor1 if value == 1 else alike(grad, grad_of_tensor1),
                grad_of_tensor2 if value == 1 else alike(grad, grad_of_tensor2),
            )
        return node.restored(grad_of_self, grad_of_tensor1, grad_of_tensor2)


def addcmul(input, tensor1, tensor2, *, value=1, out=None):
    """addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

    self + value * tensor1 * tensor2.
    """
    if out is not None:
        return write_out(addcmul, out, Tensor, input, tensor1, tensor2, value=value)
    if value is not ONE and value.__class__ not in NUMBERS:
        value = value_argument("addcmul", "value", "Scalar", value)
    if (
        input.__class__ is not Tensor
        or tensor1.__class__ is not Tensor
        or tensor2.__class__ is not Tensor
    ):
        return dispatch(addcmul_op, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    try:
        result_ = (
            (self_ + tensor1_ * tensor2_ if value == 1 else self_ + value * tensor1_ * tensor2_)
            if self_.size < NATIVE.least
            else NATIVE.forward(addcmul_op, self_, tensor1_, tensor2_, value)
        )
    except FAULTS as _error:
        result_ = wrap_numbers(_error, addcmul_op, self_, tensor1_, tensor2_, value)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    if self_fn is None and tensor1_fn is None and tensor2_fn is None:
        out._fn = None
        return MODE.mark(out, addcmul_op, input, tensor1, tensor2, value) if MODE.marks else out
    out._fn = node = AddcmulBackward0()
    if MODE.altered and not MODE.records(node, out, input, tensor1, tensor2, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn,
        tensor2 if tensor2_fn is LEAF else tensor2_fn,
    )  # fmt: skip
    node.saved = (
        None if tensor2_fn is None else tensor1_, None if tensor1_fn is None else tensor2_,
    )  # fmt: skip
    node.args = (value,)
    node.restore = restore_to(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return out


def addcmul_(input, tensor1, tensor2, *, value=1):
    """In-place version of addcmul."""
    if value is not ONE and value.__class__ not in NUMBERS:
        value = value_argument("addcmul", "value", "Scalar", value)
    if (
        input.__class__ is not Tensor
        or tensor1.__class__ is not Tensor
        or tensor2.__class__ is not Tensor
    ):
        return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    _recorded = not (
        (self_fn is None and tensor1_fn is None and tensor2_fn is None)
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
                or tensor1_ is self_
                or tensor1_.base is not None
                or tensor2_ is self_
                or tensor2_.base is not None
            )
        )
    ):
        return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(
            addcmul_op, self_, tensor1_, tensor2_, value
        ):
            if value == 1:
                self_ += tensor1_ * tensor2_
            else:
                self_ += value * tensor1_ * tensor2_
    except (TypeError, ValueError, OverflowError):
        return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AddcmulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn,
        tensor2 if tensor2_fn is LEAF else tensor2_fn,
    )  # fmt: skip
    node.saved = (
        None if tensor2_fn is None else tensor1_, None if tensor1_fn is None else tensor2_,
    )  # fmt: skip
    node.args = (value,)
    node.restore = restore_to(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return input


def addcmul_into(self_, tensor1_, tensor2_, value):
    if value == 1:
        self_ += tensor1_ * tensor2_
    else:
        self_ += value * tensor1_ * tensor2_


def addcmul_jvp(result, self, tensor1, tensor2, value, self_t, tensor1_t, tensor2_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if tensor1_t is not None:
        tangent = add_tangents(
            tangent, tensor1_t * tensor2 if value == 1 else tensor1_t * value * tensor2
        )
    if tensor2_t is not None:
        tangent = add_tangents(
            tangent, tensor2_t * tensor1 if value == 1 else tensor2_t * value * tensor1
        )
    return tangent_like(tangent, result)


addcmul_op = operation("addcmul", "pointwise", addcmul, addcmul_jvp, (0, 1, 2), keywords=("value",))


# ---- addcdiv
class AddcdivBackward0(Node):
    __slots__ = ()
    operation = "addcdiv"
    formulas = {
        "self": "grad",
        "tensor1": "grad * (value / tensor2).conj()",
        "tensor2": "-grad * (value * tensor1 / (tensor2 * tensor2)).conj()",
    }
    saves = {"tensor1": 1, "tensor2": 2}
    arg_names = ("value",)

    def on_arrays(node, saved, grad, needs):
        tensor1, tensor2 = saved
        (value,) = node.args
        grad_of_self = grad_of_tensor1 = grad_of_tensor2 = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_tensor1 = grad * (value / tensor2).conj()
        if needs[2] is not None:
            grad_of_tensor2 = -grad * (value * tensor1 / (tensor2 * tensor2)).conj()
        if node.restore is None:
            return grad_of_self, alike(grad, grad_of_tensor1), alike(grad, grad_of_tensor2)
        return node.restored(grad_of_self, grad_of_tensor1, grad_of_tensor2)

    on_numbers = of_numbers(on_arrays)


def addcdiv(input, tensor1, tensor2, *, value=1, out=None):
    """addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

    self + value * tensor1 / tensor2.
    """
    if out is not None:
        return write_out(addcdiv, out, Tensor, input, tensor1, tensor2, value=value)
    if value is not ONE and value.__class__ not in NUMBERS:
        value = value_argument("addcdiv", "value", "Scalar", value)
    if (
        input.__class__ is not Tensor
        or tensor1.__class__ is not Tensor
        or tensor2.__class__ is not Tensor
    ):
        return dispatch(addcdiv_op, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    try:
        result_ = (
            (self_ + tensor1_ / tensor2_ if value == 1 else self_ + value * tensor1_ / tensor2_)
            if self_.size < NATIVE.least
            else NATIVE.forward(addcdiv_op, self_, tensor1_, tensor2_, value)
        )
    except FAULTS as _error:
        result_ = wrap_numbers(_error, addcdiv_op, self_, tensor1_, tensor2_, value)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    if self_fn is None and tensor1_fn is None and tensor2_fn is None:
        out._fn = None
        return MODE.mark(out, addcdiv_op, input, tensor1, tensor2, value) if MODE.marks else out
    out._fn = node = AddcdivBackward0()
    if MODE.altered and not MODE.records(node, out, input, tensor1, tensor2, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn,
        tensor2 if tensor2_fn is LEAF else tensor2_fn,
    )  # fmt: skip
    node.saved = (
        None if tensor2_fn is None else tensor1_,
        None if tensor1_fn is None and tensor2_fn is None else tensor2_,
    )
    node.args = (value,)
    node.restore = restore_to(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return out


def addcdiv_(input, tensor1, tensor2, *, value=1):
    """In-place version of addcdiv."""
    if value is not ONE and value.__class__ not in NUMBERS:
        value = value_argument("addcdiv", "value", "Scalar", value)
    if (
        input.__class__ is not Tensor
        or tensor1.__class__ is not Tensor
        or tensor2.__class__ is not Tensor
    ):
        return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    _recorded = not (
        (self_fn is None and tensor1_fn is None and tensor2_fn is None)
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
                or tensor1_ is self_
                or tensor1_.base is not None
                or tensor2_ is self_
                or tensor2_.base is not None
            )
        )
    ):
        return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(
            addcdiv_op, self_, tensor1_, tensor2_, value
        ):
            if value == 1:
                self_ += tensor1_ / tensor2_
            else:
                self_ += value * tensor1_ / tensor2_
    except (TypeError, ValueError, OverflowError):
        return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AddcdivBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn,
        tensor2 if tensor2_fn is LEAF else tensor2_fn,
    )  # fmt: skip
    node.saved = (
        None if tensor2_fn is None else tensor1_,
        None if tensor1_fn is None and tensor2_fn is None else tensor2_,
    )
    node.args = (value,)
    node.restore = restore_to(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return input


def addcdiv_into(self_, tensor1_, tensor2_, value):
    if value == 1:
        self_ += tensor1_ / tensor2_
    else:
        self_ += value * tensor1_ / tensor2_


def addcdiv_jvp(result, self, tensor1, tensor2, value, self_t, tensor1_t, tensor2_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if tensor1_t is not None:
        tangent = add_tangents(tangent, tensor1_t * (value / tensor2))
    if tensor2_t is not None:
        tangent = add_tangents(tangent, -tensor2_t * (value * tensor1 / (tensor2 * tensor2)))
    return tangent_like(tangent, result)


addcdiv_op = operation("addcdiv", "pointwise", addcdiv, addcdiv_jvp, (0, 1, 2), keywords=("value",))


# ---- fmod
class FmodBackward0(Node):
    __slots__ = ()
    operation = "fmod"
    formulas = {"self": "grad", "other": "piecewise.fmod_other(grad, self, other)"}
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = piecewise.fmod_other(grad, self, other)
        if node.restore is None:
            return grad_of_self, alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def fmod(input, other, _=Tensor, out=Tensor):
    """fmod(Tensor self, Tensor other) -> Tensor

    What is left of self / other rounded towards zero; it has the sign of self.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(fmod, out, _, input, other)
            return dispatch(fmod_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.fmod(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "fmod", self_, other_) from None
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
        return MODE.mark(out, fmod_op, input, other) if MODE.marks else out
    out._fn = node = FmodBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def fmod_(input, other):
    """In-place version of fmod."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(fmod_op, fmod_into, input, other)
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
        return in_place(fmod_op, fmod_into, input, other)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(fmod_op, self_, other_)
        ):
            np.copyto(result_, kernels.fmod(self_, other_))
    except (TypeError, ValueError):
        return in_place(fmod_op, fmod_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = FmodBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def fmod_into(self_, other_):
    np.copyto(self_, kernels.fmod(self_, other_))


def fmod_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, piecewise.fmod_other(other_t.conj(), self, other).conj())
    return tangent_like(tangent, result)


fmod_op = operation("fmod", "pointwise", fmod, fmod_jvp, (0, 1))


# ---- dist
def dist(input, other, p=2, _=Tensor, out=Tensor):
    """dist(Tensor self, Tensor other, Scalar p=2) -> Tensor

    The p-norm of self - other.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(dist, out, _, input, other, p)
    if p.__class__ not in NUMBERS:
        p = value_argument("dist", "p", "Scalar", p)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("dist", dist, input, other, p)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("dist", 0, "input", input)
        other = tensor_argument("dist", 1, "other", other)
    try:
        return ops.norm(input - other, p)
    except FAULTS as _error:
        raise refused(_error, "dist", input, other, p) from None
