"""Dtypes of numbers: integers as floating-point ones, and the constants of formulas as 0-d arrays.

Beside an array of ten elements, the conversion of a Python number costs half as much as the ufunc
that it is given to.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.base.dtypes import scalar_type
from autograd.base.grad_mode import MODE

__all__ = ["floating", "over_count", "require_kind", "sum_dtype"]


def floating(x: np.ndarray) -> np.ndarray:
    """x itself if it is floating-point or complex, else as float64.

    Arithmetic within the integers would wrap, as -x does of unsigned ones, or, of truths, raise.
    """
    return x if x.dtype.kind in "fc" else x.astype(np.float64)


def sum_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype in which many numbers are summed: half precision is, in single precision."""
    return np.dtype(np.float32) if dtype.char == "e" else dtype


def over_count(x: Any, n: float) -> Any:
    """x / n, in float16 too, which holds no number of elements above 65504."""
    if n > 1 << 15 and x.dtype == np.float16:
        return x / (n / (1 << 15)) / (1 << 15)
    return x / n


def require_kind(name: str, dtype: np.dtype[Any], kinds: str) -> None:
    """Raises NotImplementedError for a dtype whose kind is none of `kinds`."""
    if dtype.kind not in kinds:
        raise NotImplementedError(f"\"{name}\" not implemented for '{scalar_type(dtype)}'")


def number_of(value: Any, name: str) -> Any:
    """A Python number; a tensor or array with one element gives that."""
    if isinstance(value, (bool, int, float, complex)):
        return value
    if getattr(value, "ndim", 0):
        raise RuntimeError(
            f"only 0-dimensional tensors can stand for a number, but '{name}' has "
            f"{value.ndim} dimension(s)"
        )
    item = getattr(value, "item", None)
    if item is None:
        raise TypeError(f"argument '{name}' must be Number, not {type(value).__name__}")
    number = item()
    if isinstance(number, (float, complex)) and getattr(value, "_is_recorded", bool)():
        type(number)(value)  # warns, or raises where a function is being differentiated
    return number


def fit_value(value: Any, dtype: np.dtype[Any]) -> Any:
    """`value` if `dtype` can hold it, cut to a whole number for integer dtypes.

    Raises RuntimeError if it is out of range, or complex where the dtype is not.
    """
    number = number_of(value, "fill_value")
    fits = dtype.kind == "c" or not isinstance(number, complex) or number.imag == 0
    if fits and isinstance(number, complex) and dtype.kind != "c":
        number = number.real
    if fits and dtype.kind in "iu":
        limits = np.iinfo(dtype)
        least = limits.min if MODE.settle is None else limits.min or -limits.max  # which wraps
        fits = math.isfinite(number) and least <= int(number) <= limits.max
        number = int(number) % (limits.max + 1) if fits and not limits.min else number
        number = int(number) if fits else number
    elif fits and dtype.kind == "f" and math.isfinite(number):
        fits = abs(number) <= np.finfo(dtype).max
    if not fits:
        raise RuntimeError(f"value cannot be converted to type {dtype} without overflow")
    return number


class Numbers(dict[Any, tuple[Any, ...]]):
    """By the dtype of an array, the same numbers as read-only 0-d arrays of that dtype.

    Beside integers, booleans and complex numbers they stay Python numbers, which decide less about
    the dtype of a result.
    """

    def __init__(self, *values: float) -> None:
        super().__init__()
        self._values = values

    def __missing__(self, dtype: np.dtype[Any]) -> tuple[Any, ...]:
        found: tuple[Any, ...] = self._values
        if dtype.kind == "f":
            found = tuple(np.array(value, dtype) for value in self._values)
            for each in found:
                each.flags.writeable = False
        self[dtype] = found
        return found


BOOLS_REFUSED = {
    "neg": (
        "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to "
        "invert a mask, use the `~` or `logical_not()` operator instead."
    ),
    "sub": (
        "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` or "
        "`logical_xor()` operator instead."
    ),
}
"""What PyTorch says where NumPy has no such operation of truth values."""

BOOL_REFUSED = {
    "sub": (
        "Subtraction, the `-` operator, with a bool tensor is not supported. If you are trying to "
        "invert a mask, use the `~` or `logical_not()` operator instead."
    )
}
"""What PyTorch says of truth values beside numbers, which NumPy takes for 0 and 1."""
