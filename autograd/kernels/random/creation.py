"""New tensors from numbers: constants, ranges, index tables."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from operator import index
from typing import Any

import numpy as np

from autograd.base.dtypes import default_complex_dtype, get_default_dtype
from autograd.kernels.elementwise.numbers import fit_value, number_of, require_kind
from autograd.kernels.elementwise.pointwise import empty_like, filled

__all__ = [
    "arange", "full", "full_like", "dimensions", "element_type", "empty", "eye",
    "linspace", "logspace", "number_of", "ones", "ones_like", "triangle_indices", "vander", "zeros",
    "zeros_like", "cosine_window", "kaiser_window", "bartlett_window",
]  # fmt: skip


# ---- arguments -----------------------------------------------------------------------------------


def element_type(dtype: Any) -> np.dtype[Any]:
    """`dtype` as a dtype of numbers; None is the default one. Raises TypeError for others."""
    if dtype is None:
        return get_default_dtype()
    found = np.dtype(dtype)
    if found.kind not in "biufc":
        raise TypeError(f"dtype must be one of numbers or truth values, not {found}")
    return found


def dimensions(size: Sequence[int]) -> tuple[int, ...]:
    """`size` as a shape. Raises TypeError if it is no sequence of ints, RuntimeError if one is
    negative."""
    try:
        shape = tuple(map(index, size))
    except TypeError:
        raise TypeError(
            f"argument 'size' must be tuple of ints, not {type(size).__name__}"
        ) from None
    for n in shape:
        if n < 0:
            raise RuntimeError(
                f"Trying to create tensor with negative dimension {n}: {list(shape)}"
            )
    return shape


def _read_real(value: Any, name: str) -> Any:
    number = number_of(value, name)
    if isinstance(number, complex):
        raise RuntimeError("value cannot be converted to type double without overflow")
    return number


# ---- constants -----------------------------------------------------------------------------------


def zeros(size: Sequence[int], dtype: Any, like: Any = None) -> np.ndarray:
    """Zeros; here and below a `dtype` of None is the default one, and `like` an array where they
    are to be."""
    return np.zeros(dimensions(size), element_type(dtype), like=like)


def ones(size: Sequence[int], dtype: Any, like: Any = None) -> np.ndarray:
    """Ones."""
    return filled(empty(size, dtype, like), 1)


def empty(size: Sequence[int], dtype: Any, like: Any = None) -> np.ndarray:
    """Any numbers: what is in the memory."""
    return np.empty(dimensions(size), element_type(dtype), like=like)


def full(size: Sequence[int], fill_value: Any, dtype: Any, like: Any = None) -> np.ndarray:
    """`fill_value` everywhere; without `dtype` it is that of a tensor made from the number."""
    shape = dimensions(size)
    value = number_of(fill_value, "fill_value")
    if dtype is None:
        dtype = _dtype_of(value)
    found = element_type(dtype)
    return filled(np.empty(shape, found, like=like), fit_value(value, found))


def _dtype_of(number: Any) -> np.dtype[Any]:
    if isinstance(number, bool):
        return np.dtype(np.bool_)
    if isinstance(number, int):
        return np.dtype(np.int64)
    return default_complex_dtype() if isinstance(number, complex) else get_default_dtype()


def full_like(x: np.ndarray, fill_value: Any, dtype: Any) -> np.ndarray:
    """`fill_value` everywhere, laid out as `x` is, in its dtype unless one is given."""
    found = x.dtype if dtype is None else element_type(dtype)
    return filled(empty_like(x, found), fit_value(fill_value, found))


def zeros_like(x: np.ndarray, dtype: Any) -> np.ndarray:
    """Zeros, laid out as `x` is."""
    return full_like(x, 0, dtype)


def ones_like(x: np.ndarray, dtype: Any) -> np.ndarray:
    """Ones, laid out as `x` is."""
    return full_like(x, 1, dtype)


def eye(n: int, m: int | None, dtype: Any) -> np.ndarray:
    """Ones on the diagonal of zeros (n, m) or (n, n). Raises RuntimeError for a negative size."""
    for name, size in (("n", n), ("m", m)):
        if size is not None and index(size) < 0:
            raise RuntimeError(f"{name} must be greater or equal to 0, got {size}")
    return np.eye(n, m, dtype=element_type(dtype))


# ---- ranges --------------------------------------------------------------------------------------


def arange(start: Any, end: Any, step: Any, dtype: Any) -> np.ndarray:
    """start, start + step, ... before `end`; int64 if all three are ints.

    int64 counts in integers, so that nothing is rounded; of smaller integers there are as many as
    of the numbers that are given, as in PyTorch.
    """
    start, end, step = (
        _read_real(value, name) for value, name in ((start, "start"), (end, "end"), (step, "step"))
    )
    if dtype is None and all(isinstance(each, int) for each in (start, end, step)):
        dtype = np.int64
    found = element_type(dtype)
    require_kind("arange", found, "iuf")
    if not (math.isfinite(start) and math.isfinite(end)):
        raise RuntimeError(f"unsupported range: {start} -> {end}")
    if found == np.int64:
        start, end, step = int(start), int(end), int(step)
    if step == 0:
        raise RuntimeError("step must be nonzero")
    if (end - start) * step < 0:
        raise RuntimeError("upper bound and lower bound inconsistent with step sign")
    if all(isinstance(each, int) for each in (start, end, step)):
        return np.arange(start, end, step, dtype=np.int64).astype(found, copy=False)
    values = np.arange(math.ceil((end - start) / step), dtype=np.float64)
    if found.kind in "iu":
        start, step = int(start), int(step)
    values *= step
    values += start
    return values.astype(found, copy=False)


def linspace(start: Any, end: Any, steps: int, dtype: Any) -> np.ndarray:
    """`steps` numbers from `start` to `end`, the second half counted back from `end`."""
    return _space_evenly(start, end, steps, dtype).astype(
        _line_dtype(start, end, dtype), copy=False
    )


def logspace(start: Any, end: Any, steps: int, base: float, dtype: Any) -> np.ndarray:
    """Powers of `base` with evenly spaced exponents."""
    exponents = _space_evenly(start, end, steps, dtype)
    return np.power(base, exponents).astype(_line_dtype(start, end, dtype))


def _line_dtype(start: Any, end: Any, dtype: Any) -> np.dtype[Any]:
    ends = (number_of(start, "start"), number_of(end, "end"))
    if dtype is None and any(isinstance(each, complex) for each in ends):
        return default_complex_dtype()
    found = element_type(dtype)
    if found.kind != "c" and any(isinstance(each, complex) for each in ends):
        raise RuntimeError(f"linspace of complex numbers needs a complex dtype, not {found}")
    return found


def _space_evenly(start: Any, end: Any, steps: int, dtype: Any) -> np.ndarray:
    """The numbers in double precision; integer dtypes cut the ends first."""
    start, end, steps = number_of(start, "start"), number_of(end, "end"), index(steps)
    if steps < 0:
        raise RuntimeError("number of steps must be non-negative")
    if dtype is not None and element_type(dtype).kind in "iu":
        start, end = int(start), int(end)
    if steps < 2:
        return np.full(steps, start)
    step = (end - start) / (steps - 1)
    half = steps // 2
    values = np.empty(steps, np.result_type(np.float64, step))
    front, back = values[:half], values[half:]
    np.multiply(np.arange(half, dtype=np.float64), step, out=front)
    np.multiply(np.arange(steps - 1 - half, -1, -1, dtype=np.float64), step, out=back)
    np.add(start, front, out=front)
    np.subtract(end, back, out=back)
    return values


# ---- tables --------------------------------------------------------------------------------------


def triangle_indices(name: str, row: int, col: int, offset: int, dtype: Any) -> np.ndarray:
    """Rows and columns of the elements of a triangle; `name` is tril_indices or triu_indices."""
    for what, size in (("row", row), ("col", col)):
        if index(size) < 0:
            raise RuntimeError(f"{what} must be non-negative, got {size}")
    found = np.dtype(np.int64) if dtype is None else element_type(dtype)
    require_kind(name, found, "iu")
    table = np.tril_indices if name == "tril_indices" else np.triu_indices
    return np.stack(table(row, offset, col)).astype(found)


def vander(x: np.ndarray, columns: int | None, increasing: bool) -> np.ndarray:
    """The powers of each element of `x` in a row, from the highest or the zeroth on."""
    if x.ndim != 1:
        raise RuntimeError("x must be a one-dimensional tensor.")
    if columns is not None and columns < 0:
        raise RuntimeError("N must be non-negative.")
    wide = np.vander(x, columns, increasing)
    return wide.astype(x.dtype, copy=False) if x.dtype.kind in "fc" else wide


# ---- windows for spectra -------------------------------------------------------------------------
#
# They are samples of one bell over [0, 1]. Of a periodic window of length n the (n + 1)-th sample
# would be the first of the next period; of a symmetric one the last sample is the end of the bell.


def cosine_window(
    name: str, length: int, periodic: bool, weights: Sequence[float], dtype: Any
) -> np.ndarray:
    """The sum over k of ``weights[k] cos(2 pi k t)`` at the sample times t."""

    def bell(t: np.ndarray) -> np.ndarray:
        terms = [w * np.cos(2 * np.pi * k * t) for k, w in enumerate(weights)]
        return np.asarray(sum(terms))

    return _sample_window(name, length, periodic, bell, dtype)


def bartlett_window(length: int, periodic: bool, dtype: Any) -> np.ndarray:
    """bartlett_window: 1 in the middle, 0 at both ends."""
    return _sample_window(
        "bartlett_window", length, periodic, lambda t: 1 - np.abs(2 * t - 1), dtype
    )


def kaiser_window(length: int, periodic: bool, beta: float, dtype: Any) -> np.ndarray:
    """I0(beta sqrt(1 - (2 t - 1)^2)) / I0(beta), I0 the modified Bessel function of order 0."""

    def bell(t: np.ndarray) -> np.ndarray:
        return np.i0(beta * np.sqrt(4 * t * (1 - t))) / np.i0(beta)

    return _sample_window("kaiser_window", length, periodic, bell, dtype)


def _sample_window(
    name: str, length: int, periodic: bool, bell: Callable[[np.ndarray], np.ndarray], dtype: Any
) -> np.ndarray:
    """`bell` at evenly spaced times in [0, 1], computed in double precision; a single sample is 1.

    Raises RuntimeError for a negative length or a dtype that is not floating-point.
    """
    found = element_type(dtype)
    if found.kind != "f":
        raise RuntimeError(f"{name} expects floating point dtypes, got: {found}")
    if index(length) < 0:
        raise RuntimeError(
            f"{name} requires non-negative window_length, got window_length={length}"
        )
    if length < 2:
        return np.ones(length, found)
    steps = length if periodic else length - 1
    # As i0 and the cosine are even, the second half is the first one mirrored, to the last bit.
    t = np.arange(length, dtype=np.float64)
    t = np.minimum(t, steps - t) / steps
    return bell(t).astype(found)
