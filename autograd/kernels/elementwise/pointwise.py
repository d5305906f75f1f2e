"""Forwards of pointwise rows that are not one NumPy expression."""

from __future__ import annotations

from functools import partial
from math import inf
from typing import Any

import numpy as np

from autograd.array.axes import broadcast_shapes
from autograd.array.duck import as_payload, maybe_any, outside
from autograd.base.grad_mode import MODE
from autograd.kernels.elementwise.blocks import in_blocks
from autograd.kernels.elementwise.numbers import fit_value, floating
from autograd.kernels.elementwise.remainders import floor_divide, is_computed_as_it_is, refuse_zeros
from autograd.kernels.elementwise.select import overwrite
from autograd.kernels.large import NATIVE, in_native_loops

__all__ = [
    "at_least", "at_most", "between", "to", "clamp", "div_mode", "empty_like", "fill", "filled",
    "imag", "lerp", "float_power", "frac", "hypot", "ldexp", "logaddexp", "logaddexp2",
    "nan_to_num", "pow_", "power", "sigmoid", "sign", "softplus", "spread",
]  # fmt: skip

_BITS: dict[Any, Any] = {np.dtype(np.float32): np.int32, np.dtype(np.float64): np.int64}
_FEW = 128  # up to this many elements the calls of ufuncs cost more than what they do


@in_native_loops
def sign(x: np.ndarray) -> np.ndarray:
    """-1, 0 or 1, or x / abs(x) of complex x; truths are their own sign."""
    return np.sign(x) if x.dtype.kind != "b" else x.copy()


@in_native_loops
def lerp(x: np.ndarray, end: np.ndarray, weight: np.ndarray) -> np.ndarray:
    """x + weight (end - x); a difference that unsigned numbers or truths do not have is a float."""
    if end.dtype.kind in "ub":
        end = floating(end)
    return x + weight * (end - x)


@in_native_loops
def div_mode(self: np.ndarray, other: np.ndarray, rounding_mode: str) -> np.ndarray:
    """self / other rounded towards zero ("trunc") or down ("floor"), in their promoted dtype."""
    if rounding_mode == "floor":
        return floor_divide(self, other)
    if rounding_mode != "trunc":
        raise RuntimeError(
            "div expected rounding_mode to be one of None, 'trunc', or 'floor' "
            f"but found '{rounding_mode}'"
        )
    refuse_zeros(self, other)
    dtype = np.result_type(self, other)
    if dtype.kind in "iu":
        self, other = self.astype(dtype, copy=False), other.astype(dtype, copy=False)
        return (self - np.fmod(self, other)) // other  # the least integer has no absolute value
    return np.trunc(self / other)


def pow_(self: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """self ** exponent; the common exponents without calls of pow().

    Raises NegativePowerError for negative integer powers of integers; where results are PyTorch's
    for a number alone, a read-only array without dimensions; others are cut to integers.

    numpy: np.power(self, exponent)
    """
    if (
        exponent.ndim == 0
        and exponent.__class__ is np.ndarray
        and self.dtype.kind in "fc"
        and exponent.dtype.kind != "c"
    ):
        e = exponent.item()
        dtype = self.dtype
        if exponent.dtype is dtype or np.result_type(dtype, exponent.dtype) == dtype:
            if e == 2:
                return self * self
            if e == 3:
                return self * self * self
            if e == 1:
                return +self
            if e == 0.5:
                return np.sqrt(self)
            if e == -1:
                return 1 / self
    try:
        return power(self, exponent)
    except ValueError as error:
        if exponent.dtype.kind != "i" or self.dtype.kind not in "biu":
            raise
        if MODE.settle is None or not (exponent.ndim or exponent.flags.writeable):
            raise NegativePowerError(
                "Integers to negative integer powers are not allowed."
            ) from error
    dtype = np.result_type(self, exponent)
    whole = np.power(self, np.maximum(exponent, 0), dtype=dtype)
    signs = np.where(exponent % 2, self, 1)  # what 1 and -1 have of negative powers
    return np.where(exponent < 0, np.where(np.abs(self) == 1, signs, 0), whole).astype(dtype)


@in_native_loops
def power(self: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """np.power(self, exponent), whatever the exponent."""
    return np.power(self, exponent)


class NegativePowerError(RuntimeError, ValueError):
    """A negative integer power of integers: PyTorch's RuntimeError and NumPy's ValueError."""


@in_native_loops
def sigmoid(x: np.ndarray) -> np.ndarray:
    """1 / (1 + exp(-x)) as e / (e + 1), e = exp(x): accurate in both tails, without overflow.

    numpy: np.exp(np.minimum(x, -np.log(np.finfo(x.dtype).tiny)))
        / (np.exp(np.minimum(x, -np.log(np.finfo(x.dtype).tiny))) + 1)
        if x.dtype.kind == "f" else None
    """
    if x.dtype.kind == "c":
        left = x.real < 0
        e = np.exp(np.where(left, x, -x))
        return np.where(left, e, 1) / (1 + e)
    x = floating(x)
    largest, one, _ = _EXPONENTS[x.dtype]
    if x.size <= _FEW or outside(x):
        e = np.exp(np.minimum(x, largest))
        return e / (e + one)
    e = np.exp(x if x.max() <= largest else np.minimum(x, largest))
    return np.divide(e, e + one, out=e)


# The largest exponent whose exp is finite in a dtype and the number 1, as 0-d arrays (see
# `autograd.kernels.elementwise.numbers`); the former also as a number.
_EXPONENTS = {
    np.dtype(dtype): (np.array(largest, dtype), np.array(1, dtype), largest)
    for dtype, largest in (
        (np.float16, 11), (np.float32, 88.5), (np.float64, 709.5), (np.longdouble, 709.5)
    )
}  # fmt: skip


@in_native_loops
@in_blocks
def softplus(x: np.ndarray, beta: Any, threshold: Any) -> np.ndarray:
    """log(1 + exp(beta x)) / beta, and x where beta x is above a threshold.

    Where exp would overflow, it is x in every digit.
    """
    x = floating(x)
    z = x if beta == 1 else x * beta
    largest, _, bound = _EXPONENTS.get(z.dtype, (709.5, 1, 709.5))
    limit = threshold if threshold < bound else largest
    value = np.log1p(np.exp(at_most(z, limit)))
    if beta != 1:
        value /= beta
    return overwrite(value, z > limit, x)


@in_native_loops
@in_blocks
def logaddexp(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """log(exp(x) + exp(y))."""
    if np.result_type(x, y).kind == "c":
        return _complex_logaddexp(x, y)
    return _log_of_sum(np.logaddexp, np.exp, np.log1p, x, y)


def _complex_logaddexp(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """That branch of the logarithm which is near the number with the larger real part, of two such
    the first: PyTorch's, which is continuous where one of them outweighs the other."""
    first = x.real >= y.real
    larger, smaller = np.where(first, x, y), np.where(first, y, x)
    with np.errstate(divide="ignore", invalid="ignore"):
        value = larger + np.log1p(np.exp(smaller - larger))
        infinite = np.isinf(x.real) & (x.real == y.real)
        return (
            np.where(infinite, np.log(np.exp(x) + np.exp(y)), value)
            if maybe_any(infinite)
            else value
        )


@in_native_loops
@in_blocks
def logaddexp2(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """log2(2^x + 2^y)."""
    return _log_of_sum(np.logaddexp2, np.exp2, lambda e: np.log1p(e) * _LOG2_E, x, y)


def _log_of_sum(ufunc: Any, power: Any, log1p: Any, x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """What `ufunc` gives; of many numbers by powers of a base and logarithms to it."""
    if max(x.size, y.size) <= _SMALL or np.result_type(x, y).kind != "f":
        return ufunc(x, y)
    with np.errstate(invalid="ignore"):
        distance = as_payload(x - y)
    np.abs(distance, out=distance)
    value = np.maximum(x, y)
    value += log1p(power(np.negative(distance, out=distance)))
    return ufunc(x, y) if maybe_any(np.isnan(value)) else value  # equal infinities, or nan


@in_native_loops
def hypot(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """sqrt(x**2 + y**2) without overflow: by np.hypot only where squares could do harm."""
    bounds = _SAFE.get(np.result_type(x, y)) if x.size > 512 else None
    if bounds is None or outside(x) or outside(y) or x.shape != y.shape or x.dtype != y.dtype:
        return np.hypot(x, y)
    with np.errstate(over="ignore", under="ignore"):
        value = x * x
        value += y * y
        np.sqrt(value, out=value)
    if bounds[0] < value.min() and value.max() < bounds[1]:
        return value
    return np.hypot(x, y)


# Where squares neither overflow nor lose digits to underflow, by the dtype.
_SAFE = {np.dtype(np.float32): (1e-15, 1e18), np.dtype(np.float64): (1e-140, 1e150)}


@in_native_loops
def frac(x: np.ndarray) -> np.ndarray:
    """What follows the point in x, with its sign."""
    whole = as_payload(np.trunc(x))
    if whole.dtype.kind != "f":
        return as_payload(x - whole)
    return np.subtract(x, whole, out=whole)


def ldexp(x: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """x * 2^exponent: by changing the exponent of x where that is possible."""
    if exponent.dtype.kind in "iu":
        if x.dtype.kind != "c":
            return _scaled(x, exponent)
        exponent = exponent.astype(x.real.dtype)
    return x * np.exp2(exponent)


@in_blocks
def _scaled(x: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """x * 2^exponent of real numbers. NumPy's loop is slow, that of int64 very much so."""
    if x.dtype in _BITS and exponent.size > _FEW and not outside(x):
        kind, bits = np.finfo(x.dtype), _BITS[x.dtype]
        if kind.minexp <= exponent.min() and exponent.max() < kind.maxexp:
            power = (exponent.astype(bits) + bits(kind.maxexp - 1)) << bits(kind.nmant)
            return x * power.view(x.dtype)  # a normal number, hence rounded once
    if exponent.dtype == np.int64 and exponent.size > _FEW:
        exponent = exponent.clip(-(1 << 20), 1 << 20).astype(np.int32)
    return np.ldexp(x, exponent)


def float_power(x: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """x^exponent in double precision."""
    dtype = np.result_type(x, exponent, np.float64)
    return pow_(x.astype(dtype), exponent.astype(dtype))


@partial(in_native_loops, suits=is_computed_as_it_is)
def nan_to_num(
    x: np.ndarray, nan: float | None, posinf: float | None, neginf: float | None
) -> np.ndarray:
    """x with nan, inf and -inf replaced: by 0, the largest and the smallest number unless given."""
    if x.dtype.kind in "fc" and maybe_any(~np.isfinite(x)):
        return np.nan_to_num(x, nan=0.0 if nan is None else nan, posinf=posinf, neginf=neginf)
    return x.copy(order="K")


_LOG2_E = 1.4426950408889634
_SMALL = 1024


@in_native_loops
def clamp(x: np.ndarray, low: Any, high: Any) -> np.ndarray:
    """x between `low` and `high`, numbers or arrays; `high` wins where they cross."""
    if low is None and high is None:
        raise RuntimeError("torch.clamp: At least one of 'min' or 'max' must not be None")
    if low is not None:
        x = np.maximum(x, low)
    return x if high is None else np.minimum(x, high)


def between(x: Any, low: Any, high: Any) -> Any:
    """x between two numbers. On many elements `clip` is faster than minimum and maximum are."""
    return np.minimum(np.maximum(x, low), high) if x.size <= _FEW else x.clip(low, high)


def at_least(x: Any, low: Any) -> Any:
    """The larger of x and a number."""
    return np.maximum(x, low) if x.size <= _FEW else x.clip(low, inf)


def at_most(x: Any, high: Any) -> Any:
    """The smaller of x and a number."""
    return np.minimum(x, high) if x.size <= _FEW else x.clip(-inf, high)


class NoImagError(RuntimeError, AttributeError):
    """PyTorch's RuntimeError; to who asks whether there is an attribute `imag`, there is none."""


def imag(x: np.ndarray) -> np.ndarray:
    """The imaginary parts. Raises NoImagError for real numbers."""
    if x.dtype.kind != "c":
        raise NoImagError("imag is not implemented for tensors with non-complex dtypes.")
    return x.imag


def empty_like(x: np.ndarray, dtype: Any) -> np.ndarray:
    """Memory laid out as `x` is. Dimensions that repeat elements keep their place, as in PyTorch
    and in NumPy's elementwise functions; np.empty_like makes them the innermost ones.

    numpy: np.empty_like(x, dtype)
    """
    if x.__class__ is np.ndarray and 0 in x.strides:
        types = (x.dtype, x.dtype if dtype is None else dtype)
        out: np.ndarray = np.nditer((x, None), ["zerosize_ok"], op_dtypes=types).operands[1]
        return out
    return np.empty_like(x, dtype)


def cast_copy(x: np.ndarray, dtype: Any) -> np.ndarray:
    """A copy of an array as `dtype`, laid out as `empty_like` says."""
    out = empty_like(x, dtype)
    np.copyto(out, x, casting="unsafe")
    return out


def to(x: np.ndarray, dtype: Any) -> np.ndarray:
    """x as `dtype`, without a copy if it has it already.

    numpy: x.astype(dtype)
    """
    dtype = np.dtype(dtype)
    if x.dtype.kind == "c" and dtype.kind not in "cb":
        return x.real.astype(dtype)
    if x.size >= NATIVE.least and "e" in (x.dtype.char, dtype.char) and x.__class__ is np.ndarray:
        found = NATIVE.cast(x, dtype)
        if found is not None:
            return found
    if x.__class__ is np.ndarray and 0 in x.strides and x.dtype != dtype:
        return cast_copy(x, dtype)
    return x.astype(dtype, copy=False)


def spread(x: np.ndarray, source: np.ndarray) -> np.ndarray:
    """`source` broadcast with `x`, as its dtype; it may be the very memory of `source`."""
    source = to(as_payload(source), x.dtype)
    if source.shape == x.shape:
        return source
    return np.broadcast_to(source, broadcast_shapes(x.shape, source.shape))


def filled(out: np.ndarray, value: Any) -> np.ndarray:
    """`out`, whose elements have become `value`, which its dtype holds."""
    if out.size >= NATIVE.shared and not outside(out) and NATIVE.filled(out, value):
        return out
    if isinstance(value, (int, float)) and not outside(out):
        out.fill(value)  # a fifth of the time, of few elements
    else:
        out[...] = value
    return out


def fill(x: np.ndarray, value: np.ndarray, out: np.ndarray | None = None) -> np.ndarray:
    """`value` broadcast with `x`, as its dtype, and laid out as `x` is, or in the memory `out`.

    Raises RuntimeError for one value that the dtype does not hold.
    """
    if not value.ndim and value.dtype != x.dtype:
        fit_value(value, x.dtype)
    if out is None:
        out = np.empty_like(x, shape=broadcast_shapes(x.shape, value.shape))
    return filled(out, to(as_payload(value), x.dtype))
