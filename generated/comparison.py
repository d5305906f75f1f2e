# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind comparison: functions, Backward nodes and tangents.

A truth value or an integer per element; it has no derivative.
"""

# ruff: noqa
# mypy: ignore-errors
from math import inf

import numpy as np

from autograd.dtypes import COMPLEX
from autograd.in_place import in_place
from autograd.operation import dispatch, number, operation
from autograd.support import complex_refused, shape_error
from autograd.tensor import Tensor, from_array

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# floor_divide    derivatives.yaml:54


def floor_divide(input, other):
    """floor_divide(Tensor self, Tensor other) -> Tensor

    self / other, rounded down. It has no gradient.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(floor_divide_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.floor_divide(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def floor_divide_(input, other):
    """In-place version of floor_divide."""
    return in_place(floor_divide_op, floor_divide_into, input, other)


def floor_divide_into(self_, other_):
    np.floor_divide(self_, other_, self_)


floor_divide_op = operation('floor_divide', 'comparison', floor_divide, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# eq    derivatives.yaml:614


def eq(input, other):
    """eq(Tensor self, Tensor other) -> Tensor

    Whether self == other, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(eq_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(self_ == other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def eq_(input, other):
    """In-place version of eq."""
    return in_place(eq_op, eq_into, input, other)


def eq_into(self_, other_):
    np.copyto(self_, self_ == other_)


eq_op = operation('eq', 'comparison', eq, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# ne    derivatives.yaml:621


def ne(input, other):
    """ne(Tensor self, Tensor other) -> Tensor

    Whether self != other, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(ne_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(self_ != other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def ne_(input, other):
    """In-place version of ne."""
    return in_place(ne_op, ne_into, input, other)


def ne_into(self_, other_):
    np.copyto(self_, self_ != other_)


ne_op = operation('ne', 'comparison', ne, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# lt    derivatives.yaml:629


def lt(input, other):
    """lt(Tensor self, Tensor other) -> Tensor

    Whether self < other, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(lt_op, input, other)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("lt")
    try:
        return from_array(self_ < other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def lt_(input, other):
    """In-place version of lt."""
    return in_place(lt_op, lt_into, input, other)


def lt_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("lt")
    np.copyto(self_, self_ < other_)


lt_op = operation('lt', 'comparison', lt, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# le    derivatives.yaml:638


def le(input, other):
    """le(Tensor self, Tensor other) -> Tensor

    Whether self <= other, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(le_op, input, other)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("le")
    try:
        return from_array(self_ <= other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def le_(input, other):
    """In-place version of le."""
    return in_place(le_op, le_into, input, other)


def le_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("le")
    np.copyto(self_, self_ <= other_)


le_op = operation('le', 'comparison', le, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# gt    derivatives.yaml:647


def gt(input, other):
    """gt(Tensor self, Tensor other) -> Tensor

    Whether self > other, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(gt_op, input, other)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("gt")
    try:
        return from_array(self_ > other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def gt_(input, other):
    """In-place version of gt."""
    return in_place(gt_op, gt_into, input, other)


def gt_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("gt")
    np.copyto(self_, self_ > other_)


gt_op = operation('gt', 'comparison', gt, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# ge    derivatives.yaml:656


def ge(input, other):
    """ge(Tensor self, Tensor other) -> Tensor

    Whether self >= other, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(ge_op, input, other)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("ge")
    try:
        return from_array(self_ >= other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def ge_(input, other):
    """In-place version of ge."""
    return in_place(ge_op, ge_into, input, other)


def ge_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("ge")
    np.copyto(self_, self_ >= other_)


ge_op = operation('ge', 'comparison', ge, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# logical_not    derivatives.yaml:665


def logical_not(input):
    """logical_not(Tensor self) -> Tensor

    Whether self is zero.
    """
    if input.__class__ is not Tensor:
        return dispatch(logical_not_op, input)
    self_ = input._data
    return from_array(np.logical_not(self_))


def logical_not_(input):
    """In-place version of logical_not."""
    return in_place(logical_not_op, logical_not_into, input)


def logical_not_into(self_):
    np.logical_not(self_, self_)


logical_not_op = operation('logical_not', 'comparison', logical_not, None, (0,))


# ------------------------------------------------------------------------------------------------
# logical_and    derivatives.yaml:671


def logical_and(input, other):
    """logical_and(Tensor self, Tensor other) -> Tensor

    Whether neither is zero.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(logical_and_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.logical_and(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def logical_and_(input, other):
    """In-place version of logical_and."""
    return in_place(logical_and_op, logical_and_into, input, other)


def logical_and_into(self_, other_):
    np.logical_and(self_, other_, self_)


logical_and_op = operation('logical_and', 'comparison', logical_and, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# logical_or    derivatives.yaml:677


def logical_or(input, other):
    """logical_or(Tensor self, Tensor other) -> Tensor

    Whether one is not zero.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(logical_or_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.logical_or(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def logical_or_(input, other):
    """In-place version of logical_or."""
    return in_place(logical_or_op, logical_or_into, input, other)


def logical_or_into(self_, other_):
    np.logical_or(self_, other_, self_)


logical_or_op = operation('logical_or', 'comparison', logical_or, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# logical_xor    derivatives.yaml:683


def logical_xor(input, other):
    """logical_xor(Tensor self, Tensor other) -> Tensor

    Whether exactly one is not zero.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(logical_xor_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.logical_xor(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def logical_xor_(input, other):
    """In-place version of logical_xor."""
    return in_place(logical_xor_op, logical_xor_into, input, other)


def logical_xor_into(self_, other_):
    np.logical_xor(self_, other_, self_)


logical_xor_op = operation('logical_xor', 'comparison', logical_xor, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_and    derivatives.yaml:689


def bitwise_and(input, other):
    """bitwise_and(Tensor self, Tensor other) -> Tensor

    self & other, of integers or truth values.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_and_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.bitwise_and(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def bitwise_and_(input, other):
    """In-place version of bitwise_and."""
    return in_place(bitwise_and_op, bitwise_and_into, input, other)


def bitwise_and_into(self_, other_):
    np.bitwise_and(self_, other_, self_)


bitwise_and_op = operation('bitwise_and', 'comparison', bitwise_and, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_or    derivatives.yaml:696


def bitwise_or(input, other):
    """bitwise_or(Tensor self, Tensor other) -> Tensor

    self | other, of integers or truth values.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_or_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.bitwise_or(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def bitwise_or_(input, other):
    """In-place version of bitwise_or."""
    return in_place(bitwise_or_op, bitwise_or_into, input, other)


def bitwise_or_into(self_, other_):
    np.bitwise_or(self_, other_, self_)


bitwise_or_op = operation('bitwise_or', 'comparison', bitwise_or, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_xor    derivatives.yaml:703


def bitwise_xor(input, other):
    """bitwise_xor(Tensor self, Tensor other) -> Tensor

    self ^ other, of integers or truth values.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_xor_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.bitwise_xor(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def bitwise_xor_(input, other):
    """In-place version of bitwise_xor."""
    return in_place(bitwise_xor_op, bitwise_xor_into, input, other)


def bitwise_xor_into(self_, other_):
    np.bitwise_xor(self_, other_, self_)


bitwise_xor_op = operation('bitwise_xor', 'comparison', bitwise_xor, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_not    derivatives.yaml:710


def bitwise_not(input):
    """bitwise_not(Tensor self) -> Tensor

    ~self, of integers or truth values.
    """
    if input.__class__ is not Tensor:
        return dispatch(bitwise_not_op, input)
    self_ = input._data
    return from_array(np.bitwise_not(self_))


def bitwise_not_(input):
    """In-place version of bitwise_not."""
    return in_place(bitwise_not_op, bitwise_not_into, input)


def bitwise_not_into(self_):
    np.bitwise_not(self_, self_)


bitwise_not_op = operation('bitwise_not', 'comparison', bitwise_not, None, (0,))


# ------------------------------------------------------------------------------------------------
# isnan    derivatives.yaml:717


def isnan(input):
    """isnan(Tensor self) -> Tensor

    Whether self is not a number.
    """
    if input.__class__ is not Tensor:
        return dispatch(isnan_op, input)
    self_ = input._data
    return from_array(np.isnan(self_))


isnan_op = operation('isnan', 'comparison', isnan, None, (0,))


# ------------------------------------------------------------------------------------------------
# isinf    derivatives.yaml:724


def isinf(input):
    """isinf(Tensor self) -> Tensor

    Whether self is infinite.
    """
    if input.__class__ is not Tensor:
        return dispatch(isinf_op, input)
    self_ = input._data
    return from_array(np.isinf(self_))


isinf_op = operation('isinf', 'comparison', isinf, None, (0,))


# ------------------------------------------------------------------------------------------------
# isfinite    derivatives.yaml:731


def isfinite(input):
    """isfinite(Tensor self) -> Tensor

    Whether self is neither infinite nor not a number.
    """
    if input.__class__ is not Tensor:
        return dispatch(isfinite_op, input)
    self_ = input._data
    return from_array(np.isfinite(self_))


isfinite_op = operation('isfinite', 'comparison', isfinite, None, (0,))


# ------------------------------------------------------------------------------------------------
# gcd    derivatives.yaml:3758


def gcd(input, other):
    """gcd(Tensor self, Tensor other) -> Tensor

    The greatest common divisor of integers.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(gcd_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.gcd(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def gcd_(input, other):
    """In-place version of gcd."""
    return in_place(gcd_op, gcd_into, input, other)


def gcd_into(self_, other_):
    np.gcd(self_, other_, self_)


gcd_op = operation('gcd', 'comparison', gcd, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# lcm    derivatives.yaml:3764


def lcm(input, other):
    """lcm(Tensor self, Tensor other) -> Tensor

    The least common multiple of integers.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(lcm_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.lcm(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def lcm_(input, other):
    """In-place version of lcm."""
    return in_place(lcm_op, lcm_into, input, other)


def lcm_into(self_, other_):
    np.lcm(self_, other_, self_)


lcm_op = operation('lcm', 'comparison', lcm, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_left_shift    derivatives.yaml:3770


def bitwise_left_shift(input, other):
    """bitwise_left_shift(Tensor self, Tensor other) -> Tensor

    self * 2**other, of integers.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_left_shift_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.left_shift(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def bitwise_left_shift_(input, other):
    """In-place version of bitwise_left_shift."""
    return in_place(bitwise_left_shift_op, bitwise_left_shift_into, input, other)


def bitwise_left_shift_into(self_, other_):
    np.left_shift(self_, other_, self_)


bitwise_left_shift_op = operation('bitwise_left_shift', 'comparison', bitwise_left_shift, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_right_shift    derivatives.yaml:3777


def bitwise_right_shift(input, other):
    """bitwise_right_shift(Tensor self, Tensor other) -> Tensor

    self / 2**other rounded down, of integers.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_right_shift_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.right_shift(self_, other_))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


def bitwise_right_shift_(input, other):
    """In-place version of bitwise_right_shift."""
    return in_place(bitwise_right_shift_op, bitwise_right_shift_into, input, other)


def bitwise_right_shift_into(self_, other_):
    np.right_shift(self_, other_, self_)


bitwise_right_shift_op = operation('bitwise_right_shift', 'comparison', bitwise_right_shift, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# isclose    derivatives.yaml:3784


def isclose(input, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor

    Whether abs(self - other) <= atol + rtol * abs(other).
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(isclose_op, input, other, rtol, atol, equal_nan)
    self_ = input._data
    other_ = other._data
    try:
        return from_array(np.isclose(self_, other_, rtol, atol, equal_nan))
    except ValueError as error:
        raise shape_error(error, self_, other_) from None


isclose_op = operation('isclose', 'comparison', isclose, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# isreal    derivatives.yaml:3791


def isreal(input):
    """isreal(Tensor self) -> Tensor

    Whether the imaginary part is 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(isreal_op, input)
    self_ = input._data
    return from_array(np.isreal(self_))


isreal_op = operation('isreal', 'comparison', isreal, None, (0,))


# ------------------------------------------------------------------------------------------------
# isposinf    derivatives.yaml:3798


def isposinf(input):
    """isposinf(Tensor self) -> Tensor

    Whether self is inf.
    """
    if input.__class__ is not Tensor:
        return dispatch(isposinf_op, input)
    self_ = input._data
    return from_array(np.isposinf(self_))


isposinf_op = operation('isposinf', 'comparison', isposinf, None, (0,))


# ------------------------------------------------------------------------------------------------
# isneginf    derivatives.yaml:3805


def isneginf(input):
    """isneginf(Tensor self) -> Tensor

    Whether self is -inf.
    """
    if input.__class__ is not Tensor:
        return dispatch(isneginf_op, input)
    self_ = input._data
    return from_array(np.isneginf(self_))


isneginf_op = operation('isneginf', 'comparison', isneginf, None, (0,))


# ------------------------------------------------------------------------------------------------
# signbit    derivatives.yaml:3812


def signbit(input):
    """signbit(Tensor self) -> Tensor

    Whether the sign is negative, that of -0.0 included.
    """
    if input.__class__ is not Tensor:
        return dispatch(signbit_op, input)
    self_ = input._data
    return from_array(np.signbit(self_))


signbit_op = operation('signbit', 'comparison', signbit, None, (0,))
