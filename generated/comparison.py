# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind comparison: functions, Backward nodes and tangents.

A truth value or an integer per element; it has no derivative.
"""

# ruff: noqa
# mypy: ignore-errors
from math import inf

import numpy as np

from autograd import kernels
from autograd.operation import dispatch, number, operation
from autograd.tensor import Tensor, from_array

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# floor_divide    derivatives.yaml:54


def floor_divide(self, other):
    """floor_divide(Tensor self, Tensor other) -> Tensor

    self / other, rounded down. It has no gradient.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(floor_divide_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.floor_divide(self_, other_))


floor_divide_op = operation('floor_divide', 'comparison', floor_divide, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# eq    derivatives.yaml:578


def eq(self, other):
    """eq(Tensor self, Tensor other) -> Tensor

    Whether self == other, element by element.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(eq_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(self_ == other_)


eq_op = operation('eq', 'comparison', eq, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# ne    derivatives.yaml:585


def ne(self, other):
    """ne(Tensor self, Tensor other) -> Tensor

    Whether self != other, element by element.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(ne_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(self_ != other_)


ne_op = operation('ne', 'comparison', ne, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# lt    derivatives.yaml:593


def lt(self, other):
    """lt(Tensor self, Tensor other) -> Tensor

    Whether self < other, element by element.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(lt_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(self_ < other_)


lt_op = operation('lt', 'comparison', lt, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# le    derivatives.yaml:601


def le(self, other):
    """le(Tensor self, Tensor other) -> Tensor

    Whether self <= other, element by element.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(le_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(self_ <= other_)


le_op = operation('le', 'comparison', le, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# gt    derivatives.yaml:609


def gt(self, other):
    """gt(Tensor self, Tensor other) -> Tensor

    Whether self > other, element by element.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(gt_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(self_ > other_)


gt_op = operation('gt', 'comparison', gt, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# ge    derivatives.yaml:617


def ge(self, other):
    """ge(Tensor self, Tensor other) -> Tensor

    Whether self >= other, element by element.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(ge_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(self_ >= other_)


ge_op = operation('ge', 'comparison', ge, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# logical_not    derivatives.yaml:625


def logical_not(self):
    """logical_not(Tensor self) -> Tensor

    Whether self is zero.
    """
    if self.__class__ is not Tensor:
        return dispatch(logical_not_op, self)
    self_ = self._data
    return from_array(np.logical_not(self_))


logical_not_op = operation('logical_not', 'comparison', logical_not, None, (0,))


# ------------------------------------------------------------------------------------------------
# logical_and    derivatives.yaml:631


def logical_and(self, other):
    """logical_and(Tensor self, Tensor other) -> Tensor

    Whether neither is zero.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(logical_and_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.logical_and(self_, other_))


logical_and_op = operation('logical_and', 'comparison', logical_and, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# logical_or    derivatives.yaml:637


def logical_or(self, other):
    """logical_or(Tensor self, Tensor other) -> Tensor

    Whether one is not zero.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(logical_or_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.logical_or(self_, other_))


logical_or_op = operation('logical_or', 'comparison', logical_or, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# logical_xor    derivatives.yaml:643


def logical_xor(self, other):
    """logical_xor(Tensor self, Tensor other) -> Tensor

    Whether exactly one is not zero.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(logical_xor_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.logical_xor(self_, other_))


logical_xor_op = operation('logical_xor', 'comparison', logical_xor, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_and    derivatives.yaml:649


def bitwise_and(self, other):
    """bitwise_and(Tensor self, Tensor other) -> Tensor

    self & other, of integers or truth values.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_and_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.bitwise_and(self_, other_))


bitwise_and_op = operation('bitwise_and', 'comparison', bitwise_and, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_or    derivatives.yaml:656


def bitwise_or(self, other):
    """bitwise_or(Tensor self, Tensor other) -> Tensor

    self | other, of integers or truth values.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_or_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.bitwise_or(self_, other_))


bitwise_or_op = operation('bitwise_or', 'comparison', bitwise_or, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_xor    derivatives.yaml:663


def bitwise_xor(self, other):
    """bitwise_xor(Tensor self, Tensor other) -> Tensor

    self ^ other, of integers or truth values.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_xor_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.bitwise_xor(self_, other_))


bitwise_xor_op = operation('bitwise_xor', 'comparison', bitwise_xor, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_not    derivatives.yaml:670


def bitwise_not(self):
    """bitwise_not(Tensor self) -> Tensor

    ~self, of integers or truth values.
    """
    if self.__class__ is not Tensor:
        return dispatch(bitwise_not_op, self)
    self_ = self._data
    return from_array(np.bitwise_not(self_))


bitwise_not_op = operation('bitwise_not', 'comparison', bitwise_not, None, (0,))


# ------------------------------------------------------------------------------------------------
# isnan    derivatives.yaml:677


def isnan(self):
    """isnan(Tensor self) -> Tensor

    Whether self is not a number.
    """
    if self.__class__ is not Tensor:
        return dispatch(isnan_op, self)
    self_ = self._data
    return from_array(np.isnan(self_))


isnan_op = operation('isnan', 'comparison', isnan, None, (0,))


# ------------------------------------------------------------------------------------------------
# isinf    derivatives.yaml:683


def isinf(self):
    """isinf(Tensor self) -> Tensor

    Whether self is infinite.
    """
    if self.__class__ is not Tensor:
        return dispatch(isinf_op, self)
    self_ = self._data
    return from_array(np.isinf(self_))


isinf_op = operation('isinf', 'comparison', isinf, None, (0,))


# ------------------------------------------------------------------------------------------------
# isfinite    derivatives.yaml:689


def isfinite(self):
    """isfinite(Tensor self) -> Tensor

    Whether self is neither infinite nor not a number.
    """
    if self.__class__ is not Tensor:
        return dispatch(isfinite_op, self)
    self_ = self._data
    return from_array(np.isfinite(self_))


isfinite_op = operation('isfinite', 'comparison', isfinite, None, (0,))


# ------------------------------------------------------------------------------------------------
# nonzero    derivatives.yaml:1612


def nonzero_default(self):
    """nonzero(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    if self.__class__ is not Tensor:
        return dispatch(nonzero_default_op, self)
    self_ = self._data
    return from_array(np.argwhere(self_))


nonzero_default_op = operation('nonzero', 'comparison', nonzero_default, None, (0,))


# ------------------------------------------------------------------------------------------------
# nonzero.as_tuple    derivatives.yaml:1618


def nonzero_as_tuple(self, *, as_tuple):
    """nonzero.as_tuple(Tensor self, *, bool as_tuple) -> Tensor[]

    The indices of the elements that are not zero, a vector for each dimension.
    """
    if self.__class__ is not Tensor:
        return dispatch(nonzero_as_tuple_op, self, as_tuple)
    self_ = self._data
    return tuple(from_array(x) for x in kernels.nonzero_tuple(self_))


nonzero_as_tuple_op = operation('nonzero.as_tuple', 'comparison', nonzero_as_tuple, None, (0,), keywords=('as_tuple',))


# ------------------------------------------------------------------------------------------------
# nn.functional.one_hot    derivatives.yaml:1623


def nn_functional_one_hot(input, num_classes=-1):
    """nn.functional.one_hot(Tensor input, int num_classes=-1) -> Tensor

    For each class number a vector with 1 at its place and 0 elsewhere.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_one_hot_op, input, num_classes)
    input_ = input._data
    return from_array(kernels.one_hot(input_, num_classes))


nn_functional_one_hot_op = operation('nn.functional.one_hot', 'comparison', nn_functional_one_hot, None, (0,))


# ------------------------------------------------------------------------------------------------
# gcd    derivatives.yaml:2813


def gcd(self, other):
    """gcd(Tensor self, Tensor other) -> Tensor

    The greatest common divisor of integers.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(gcd_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.gcd(self_, other_))


gcd_op = operation('gcd', 'comparison', gcd, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# lcm    derivatives.yaml:2819


def lcm(self, other):
    """lcm(Tensor self, Tensor other) -> Tensor

    The least common multiple of integers.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(lcm_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.lcm(self_, other_))


lcm_op = operation('lcm', 'comparison', lcm, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_left_shift    derivatives.yaml:2825


def bitwise_left_shift(self, other):
    """bitwise_left_shift(Tensor self, Tensor other) -> Tensor

    self * 2**other, of integers.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_left_shift_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.left_shift(self_, other_))


bitwise_left_shift_op = operation('bitwise_left_shift', 'comparison', bitwise_left_shift, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# bitwise_right_shift    derivatives.yaml:2832


def bitwise_right_shift(self, other):
    """bitwise_right_shift(Tensor self, Tensor other) -> Tensor

    self / 2**other rounded down, of integers.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(bitwise_right_shift_op, self, other)
    self_ = self._data
    other_ = other._data
    return from_array(np.right_shift(self_, other_))


bitwise_right_shift_op = operation('bitwise_right_shift', 'comparison', bitwise_right_shift, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# isclose    derivatives.yaml:2839


def isclose(self, other, rtol=1e-05, atol=1e-08, equal_nan=False):
    """isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool equal_nan=False) -> Tensor

    Whether abs(self - other) <= atol + rtol * abs(other).
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(isclose_op, self, other, rtol, atol, equal_nan)
    self_ = self._data
    other_ = other._data
    return from_array(np.isclose(self_, other_, rtol, atol, equal_nan))


isclose_op = operation('isclose', 'comparison', isclose, None, (0, 1))


# ------------------------------------------------------------------------------------------------
# isreal    derivatives.yaml:2845


def isreal(self):
    """isreal(Tensor self) -> Tensor

    Whether the imaginary part is 0.
    """
    if self.__class__ is not Tensor:
        return dispatch(isreal_op, self)
    self_ = self._data
    return from_array(np.isreal(self_))


isreal_op = operation('isreal', 'comparison', isreal, None, (0,))


# ------------------------------------------------------------------------------------------------
# isposinf    derivatives.yaml:2851


def isposinf(self):
    """isposinf(Tensor self) -> Tensor

    Whether self is inf.
    """
    if self.__class__ is not Tensor:
        return dispatch(isposinf_op, self)
    self_ = self._data
    return from_array(np.isposinf(self_))


isposinf_op = operation('isposinf', 'comparison', isposinf, None, (0,))


# ------------------------------------------------------------------------------------------------
# isneginf    derivatives.yaml:2857


def isneginf(self):
    """isneginf(Tensor self) -> Tensor

    Whether self is -inf.
    """
    if self.__class__ is not Tensor:
        return dispatch(isneginf_op, self)
    self_ = self._data
    return from_array(np.isneginf(self_))


isneginf_op = operation('isneginf', 'comparison', isneginf, None, (0,))


# ------------------------------------------------------------------------------------------------
# signbit    derivatives.yaml:2863


def signbit(self):
    """signbit(Tensor self) -> Tensor

    Whether the sign is negative, that of -0.0 included.
    """
    if self.__class__ is not Tensor:
        return dispatch(signbit_op, self)
    self_ = self._data
    return from_array(np.signbit(self_))


signbit_op = operation('signbit', 'comparison', signbit, None, (0,))
