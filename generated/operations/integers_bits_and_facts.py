# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 3ac22960f1ca2455, content 9db8c82c9126f71b
"""Integers, bits and facts: functions, Backward nodes and tangents."""

import numpy as np

from autograd import kernels
from autograd.array.duck import as_payload
from autograd.array.memory import apart
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.tensor import MODE, Tensor, from_array
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "gcd", "gcd_", "lcm", "lcm_", "bitwise_left_shift", "bitwise_left_shift_",
    "bitwise_right_shift", "bitwise_right_shift_", "isclose", "isreal", "isposinf", "isneginf",
    "signbit", "bitwise_left_shift_reflected", "bitwise_right_shift_reflected",
]  # fmt: skip


# ---- gcd
def gcd(input, other, _=Tensor, out=Tensor):
    """gcd(Tensor self, Tensor other) -> Tensor

    The greatest common divisor of integers.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(gcd, out, _, input, other)
            return dispatch(gcd_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.gcd(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "gcd", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, gcd_op, input, other)
    return out


def gcd_(input, other):
    """In-place version of gcd."""
    return in_place(gcd_op, gcd_into, input, other)


def gcd_into(self_, other_):
    np.gcd(self_, other_, self_)


gcd_op = operation("gcd", "comparison", gcd, None, (0, 1), edges=())


# ---- lcm
def lcm(input, other, _=Tensor, out=Tensor):
    """lcm(Tensor self, Tensor other) -> Tensor

    The least common multiple of integers.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(lcm, out, _, input, other)
            return dispatch(lcm_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.lcm(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "lcm", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, lcm_op, input, other)
    return out


def lcm_(input, other):
    """In-place version of lcm."""
    return in_place(lcm_op, lcm_into, input, other)


def lcm_into(self_, other_):
    np.lcm(self_, other_, self_)


lcm_op = operation("lcm", "comparison", lcm, None, (0, 1), edges=())


# ---- bitwise_left_shift
def bitwise_left_shift(input, other, _=Tensor, out=Tensor):
    """bitwise_left_shift(Tensor self, Tensor other) -> Tensor

    self * 2**other, of integers.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(bitwise_left_shift, out, _, input, other)
            return dispatch(bitwise_left_shift_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.left_shift(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "bitwise_left_shift", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, bitwise_left_shift_op, input, other)
    return out


def bitwise_left_shift_(input, other):
    """In-place version of bitwise_left_shift."""
    return in_place(bitwise_left_shift_op, bitwise_left_shift_into, input, other)


def bitwise_left_shift_into(self_, other_):
    np.left_shift(self_, other_, self_)


bitwise_left_shift_op = operation(
    "bitwise_left_shift", "comparison", bitwise_left_shift, None, (0, 1), edges=()
)


# ---- bitwise_right_shift
def bitwise_right_shift(input, other, _=Tensor, out=Tensor):
    """bitwise_right_shift(Tensor self, Tensor other) -> Tensor

    self / 2**other rounded down, of integers.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(bitwise_right_shift, out, _, input, other)
            return dispatch(bitwise_right_shift_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(np.right_shift(self_, other_))
    except FAULTS as _error:
        raise refused(_error, "bitwise_right_shift", self_, other_) from None
    if MODE.settle is not None:
        MODE.settle(out, bitwise_right_shift_op, input, other)
    return out


def bitwise_right_shift_(input, other):
    """In-place version of bitwise_right_shift."""
    return in_place(bitwise_right_shift_op, bitwise_right_shift_into, input, other)


def bitwise_right_shift_into(self_, other_):
    np.right_shift(self_, other_, self_)


bitwise_right_shift_op = operation(
    "bitwise_right_shift", "comparison", bitwise_right_shift, None, (0, 1), edges=()
)


# ---- isclose
def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False, _=Tensor, out=Tensor):
    """isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool
    equal_nan=False) -> Tensor

    Whether abs(self - other) <= atol + rtol * abs(other).
    """
    if rtol.__class__ not in NUMBERS:
        rtol = value_argument("isclose", "rtol", "float", rtol)
    if atol.__class__ not in NUMBERS:
        atol = value_argument("isclose", "atol", "float", atol)
    if equal_nan is not True and equal_nan is not False:
        equal_nan = value_argument("isclose", "equal_nan", "bool", equal_nan)
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(isclose, out, _, input, other, rtol, atol, equal_nan)
            return dispatch(isclose_op, input, other, rtol, atol, equal_nan)
        other = number(other, cls if other else str(other), input._data.dtype, True)
    self_ = input._data
    other_ = other._data
    try:
        out = from_array(
            apart(as_payload(kernels.isclose(self_, other_, rtol, atol, equal_nan)), self_, other_)
        )
    except FAULTS as _error:
        raise refused(_error, "isclose", self_, other_, rtol, atol, equal_nan) from None
    if MODE.settle is not None:
        MODE.settle(out, isclose_op, input, other, rtol, atol, equal_nan)
    return out


isclose_op = operation("isclose", "comparison", isclose, None, (0, 1), edges=())


# ---- isreal
def isreal(input, _=Tensor, out=Tensor):
    """isreal(Tensor self) -> Tensor

    Whether the imaginary part is 0.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(isreal, out, _, input)
        return dispatch(isreal_op, input)
    self_ = input._data
    try:
        out = from_array(apart(as_payload(np.isreal(self_)), self_))
    except FAULTS as _error:
        raise refused(_error, "isreal", self_) from None
    if MODE.settle is not None:
        MODE.settle(out, isreal_op, input)
    return out


isreal_op = operation("isreal", "comparison", isreal, None, (0,), edges=())


# ---- isposinf
def isposinf(input, _=Tensor, out=Tensor):
    """isposinf(Tensor self) -> Tensor

    Whether self is inf.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(isposinf, out, _, input)
        return dispatch(isposinf_op, input)
    self_ = input._data
    try:
        out = from_array(apart(as_payload(np.isposinf(self_)), self_))
    except FAULTS as _error:
        raise refused(_error, "isposinf", self_) from None
    if MODE.settle is not None:
        MODE.settle(out, isposinf_op, input)
    return out


isposinf_op = operation("isposinf", "comparison", isposinf, None, (0,), edges=())


# ---- isneginf
def isneginf(input, _=Tensor, out=Tensor):
    """isneginf(Tensor self) -> Tensor

    Whether self is -inf.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(isneginf, out, _, input)
        return dispatch(isneginf_op, input)
    self_ = input._data
    try:
        out = from_array(apart(as_payload(np.isneginf(self_)), self_))
    except FAULTS as _error:
        raise refused(_error, "isneginf", self_) from None
    if MODE.settle is not None:
        MODE.settle(out, isneginf_op, input)
    return out


isneginf_op = operation("isneginf", "comparison", isneginf, None, (0,), edges=())


# ---- signbit
def signbit(input, _=Tensor, out=Tensor):
    """signbit(Tensor self) -> Tensor

    Whether the sign is negative, that of -0.0 included.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(signbit, out, _, input)
        return dispatch(signbit_op, input)
    self_ = input._data
    try:
        out = from_array(
            np.signbit(self_) if self_.size < NATIVE.shared else NATIVE.forward(signbit_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "signbit", self_) from None
    if MODE.settle is not None:
        MODE.settle(out, signbit_op, input)
    return out


signbit_op = operation("signbit", "comparison", signbit, None, (0,), edges=())


def bitwise_left_shift_reflected(input, other):
    """The reflected operator of bitwise_left_shift: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return bitwise_left_shift(other, input)


def bitwise_right_shift_reflected(input, other):
    """The reflected operator of bitwise_right_shift: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return bitwise_right_shift(other, input)
