"""Choosing between elements by a mask, without branches.

np.where jumps at every element, which costs most on masks that cannot be predicted. Here the mask
becomes all ones or all zeros in every bit of an integer of the elements' size, and the choice is
bitwise: four times as fast on a million elements. What is not chosen takes no part, nan included.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.kernels.elementwise.numbers import Numbers

__all__ = ["keep", "overwrite", "where", "two_slopes"]

_BITS: dict[Any, Any] = {
    np.dtype(np.float16): np.dtype(np.int16),
    np.dtype(np.float32): np.dtype(np.int32),
    np.dtype(np.float64): np.dtype(np.int64),
    np.dtype(np.int64): np.dtype(np.int64),
    np.dtype(np.int32): np.dtype(np.int32),
}
_SMALL = 512  # below this many elements one call of np.where is faster than four ufuncs
_RARE = 16  # the mask is true for at most one in so many elements
_ZERO = Numbers(0)


def keep(x: Any, mask: Any) -> Any:
    """x where `mask` is true, else 0."""
    if x.size <= _SMALL:
        return np.where(mask, x, _ZERO[x.dtype][0])
    bits = _bits(mask, x)
    if bits is None:
        return np.where(mask, x, 0)
    np.bitwise_and(bits, x.view(bits.dtype), out=bits)
    return bits.view(x.dtype)


def where(mask: Any, a: Any, b: Any) -> Any:
    """a where `mask` is true, else b; a and b may be numbers.

    Raises RuntimeError for a mask that is neither bool nor, as PyTorch takes it, uint8.

    numpy: np.where(mask, a, b)
    """
    small = mask.size <= _SMALL
    if mask.dtype.kind != "b":
        small = True
        if mask.dtype != np.uint8:
            raise RuntimeError(
                "where expected condition to be a boolean tensor, but got a tensor with dtype "
                f"{mask.dtype}"
            )
    if b.__class__ is int and b == 0 and a.__class__ is np.ndarray:
        return np.where(mask, a, _ZERO[a.dtype][0]) if small else keep(a, mask)
    if b.__class__ is not np.ndarray:
        return np.where(mask, a, b)
    if a.__class__ is int and a == 0:
        return np.where(mask, _ZERO[b.dtype][0], b) if small else keep(b, ~mask)
    if a.__class__ is float and b.dtype.kind == "f":
        a = np.array(a, b.dtype)
    elif a.__class__ is not np.ndarray or a.dtype != b.dtype or a.shape != b.shape:
        small = True
    bits = None if small else _bits(mask, b)
    if bits is None:
        return np.where(mask, a, b)
    whole = bits.dtype
    # b ^ ((a ^ b) & mask)
    np.bitwise_and(bits, np.bitwise_xor(a.view(whole), b.view(whole)), out=bits)
    np.bitwise_xor(bits, b.view(whole), out=bits)
    return bits.view(b.dtype)


def overwrite(values: Any, mask: Any, source: Any) -> Any:
    """`source`, an array or a number, where `mask` is true, else `values`, an array of the caller's
    own: it is written to and returned where the mask is rarely true."""
    if outside(values):
        return where(mask, source, values)
    count = np.count_nonzero(mask)
    if not count:
        return values
    if count * _RARE > values.size or values.__class__ is not np.ndarray:
        return where(mask, source, values)
    values[mask] = source[mask] if isinstance(source, np.ndarray) else source
    return values


def two_slopes(mask: np.ndarray, slope: Any, dtype: np.dtype[Any]) -> np.ndarray:
    """1 where `mask` is true, else `slope`."""
    one, other = np.array(1, dtype), np.array(slope, dtype)
    bits = _bits(mask, one) if mask.size > _SMALL else None
    if bits is None:
        return np.where(mask, one, other)
    np.bitwise_and(bits, one.view(bits.dtype) ^ other.view(bits.dtype), out=bits)
    np.bitwise_xor(bits, other.view(bits.dtype), out=bits)
    return bits.view(dtype)


def _bits(mask: Any, x: Any) -> np.ndarray | None:
    """`mask` in every bit of integers as wide as the elements of `x`; None if that cannot be."""
    integer = _BITS.get(x.dtype)
    if (
        integer is None
        or mask.dtype.kind != "b"
        or outside(mask)
        or (x.ndim and mask.shape != x.shape)
    ):
        return None
    bits: np.ndarray = mask.astype(integer)
    return np.negative(bits, out=bits)
