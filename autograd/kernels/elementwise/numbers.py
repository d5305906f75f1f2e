"""Dtypes of numbers: integers as floating-point ones, and the constants of formulas as 0-d arrays.

Beside an array of ten elements, the conversion of a Python number costs half as much as the ufunc
that it is given to.
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["floating", "require_kind", "sum_dtype"]


def floating(x: np.ndarray) -> np.ndarray:
    """x itself if it is floating-point or complex, else as float64.

    Arithmetic within the integers would wrap, as -x does of unsigned ones, or, of truths, raise.
    """
    return x if x.dtype.kind in "fc" else x.astype(np.float64)


def sum_dtype(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The dtype in which many numbers are summed: half precision is, in single precision."""
    return np.dtype(np.float32) if dtype.char == "e" else dtype


def require_kind(name: str, dtype: np.dtype[Any], kinds: str) -> None:
    """Raises NotImplementedError for a dtype whose kind is none of `kinds`."""
    if dtype.kind not in kinds:
        raise NotImplementedError(f"\"{name}\" not implemented for '{dtype}'")


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
