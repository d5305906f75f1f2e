"""fmod, remainder and nextafter: exact results by arithmetic on whole arrays.

NumPy calls a function of C for each element, which takes several times as long.
"""

from __future__ import annotations

from functools import partial
from typing import Any, NamedTuple

import numpy as np

from autograd.array.duck import outside
from autograd.base.grad_mode import MODE
from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.select import where
from autograd.kernels.large import in_native_loops

__all__ = ["floor_divide", "fmod", "nextafter", "remainder"]

_SMALL = 1024  # up to so many elements NumPy's own are faster


class _Format(NamedTuple):
    """Integers as wide as a float, a mask of the upper half of its digits, the digits of those."""

    integer: Any
    upper: Any
    digits: int


_FORMATS = {
    np.dtype(np.float32): _Format(np.dtype(np.int32), np.int32(-(1 << 12)), 12),
    np.dtype(np.float64): _Format(np.dtype(np.int64), np.int64(-(1 << 27)), 26),
}


def refuse_zeros(x: Any, y: Any) -> None:
    """Raises RuntimeError for integers divided by 0 if PyTorch's promotion holds; NumPy gives 0."""
    if MODE.settle is not None and x.dtype.kind in "biu" and y.dtype.kind in "biu" and not y.all():
        raise RuntimeError("ZeroDivisionError")


@in_native_loops
def floor_divide(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """x / y, rounded down.

    numpy: np.floor_divide(x, y)
    """
    refuse_zeros(x, y)
    return np.floor_divide(x, y)


def _is_worth_it(x: Any, y: Any) -> bool:
    here = not outside(x) and not outside(y)
    return here and x.size > _SMALL and x.dtype == y.dtype and x.dtype in _FORMATS


@in_native_loops
@in_blocks
def fmod(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """What is left of x / y rounded towards zero, as np.fmod."""
    sizes = _remainder_sizes(x, y)
    if sizes is None:
        refuse_zeros(x, y)
        return np.fmod(x, y)
    return np.copysign(sizes[0], x, out=sizes[0])


@in_native_loops
@in_blocks
def remainder(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """What is left of x / y rounded down, as np.remainder."""
    sizes = _remainder_sizes(x, y)
    if sizes is None:
        refuse_zeros(x, y)
        return np.remainder(x, y)
    size, divisor = sizes
    turned = (x < 0) != (y < 0)
    if turned.any():
        turned &= size != 0
        size = where(turned, divisor - size, size)
    return np.copysign(size, y, out=size)


def _remainder_sizes(x: Any, y: Any) -> tuple[np.ndarray, Any] | None:
    """abs(fmod(x, y)) and abs(y); None where there may be a faster or safer way.

    With q = trunc(a / b), where the quotient is rounded, and b = c + d of half as many digits each,
    a - q c - q d is exact: q has no more digits than c, so both products are; a - q c is, by
    Sterbenz's lemma or as a number of few digits; and so is the remainder itself. If a / b was
    rounded up to a whole number, it is too small by b.
    """
    if not _is_worth_it(x, y) or y.shape not in (x.shape, ()):
        return None
    integer, upper, digits = _FORMATS[x.dtype]
    a, b = np.abs(x), np.abs(y)
    with np.errstate(all="ignore"):
        q = np.divide(a, b)
        if not (q.max() < 2**digits and b.max() < np.inf):  # nan fails too
            return None
    np.trunc(q, out=q)
    c = (b.view(integer) & upper).view(b.dtype)
    a -= c * q
    q *= b - c
    a -= q
    if a.min() < 0:
        a += np.where(a < 0, b, 0)
    return a, b


def is_computed_as_it_is(x: np.ndarray, *args: Any) -> bool:
    """Whether loops compute in the dtype of `x`, on which some results depend: not in float16."""
    return x.dtype.char != "e"


@partial(in_native_loops, suits=is_computed_as_it_is)
@in_blocks
def nextafter(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """The next number after x in the direction of y, as np.nextafter.

    The bits of a float, read as an integer, count the numbers of its sign upwards from 0.
    """
    if not _is_worth_it(x, y) or y.shape not in (x.shape, ()):
        return np.nextafter(x, y)
    if np.isnan(x.max()) or np.isnan(y.max()) or not (x != 0).all():
        return np.nextafter(x, y)
    steps = (y > x).view(np.int8) - (y < x).view(np.int8)
    steps *= (x > 0).view(np.int8) * np.int8(2) - np.int8(1)
    integer = _FORMATS[x.dtype].integer
    bits = steps.astype(integer)
    bits += x.view(integer)
    return bits.view(x.dtype)
