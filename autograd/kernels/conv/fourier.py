"""Discrete Fourier transforms: NumPy's, and SciPy's where it is installed and the work is large.

Both are pocketfft, in the precision of the input. SciPy's runs several transforms at a time, in
vector registers and threads, and is the faster one for long float32; the call itself costs more.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from operator import index
from typing import Any

import numpy as np

from autograd.array.axes import check_axis, part_along
from autograd.array.shape_errors import ShapeError
from autograd.kernels.elementwise.numbers import floating
from autograd.kernels.random.creation import dimensions, element_type

__all__ = ["fftfreq", "rfftfreq", "transform", "transform_nd"]

_LARGE = 1 << 12  # elements from which on SciPy's is the faster one
_MANY = 1 << 16  # elements from which on threads pay off
_NORMS = (None, "backward", "ortho", "forward")
_OF_REAL = ("rfft", "ihfft")
_TO_REAL = ("irfft", "hfft")
_TORCH_NAMES = {"c8": "ComplexFloat", "c16": "ComplexDouble"}


# ---- the transforms ------------------------------------------------------------------------------


def transform(name: str, x: np.ndarray, n: int | None, dim: int, norm: str | None) -> np.ndarray:
    """fft, ifft, rfft, irfft, hfft or ihfft along one dimension, cut or padded with zeros to `n`.

    `n` is the length of the signal; where that is real, the spectrum has n // 2 + 1 elements.
    Raises IndexError for a dimension that is not there, RuntimeError for a length below 1, an
    unknown `norm`, and complex numbers where real ones are transformed.
    """
    if not x.ndim:
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    axis = check_axis(dim, x.ndim)
    if name in _OF_REAL and x.dtype.kind == "c":
        raise _complex_error(name, "real", x)
    n = _length(x.shape[axis], name) if n is None else index(n)
    _check_length(n)
    _check_norm(norm)
    return transform_along(name, floating(x), n, axis, norm)


def transform_nd(
    name: str,
    x: np.ndarray,
    s: Sequence[int] | int | None,
    dim: Sequence[int] | int | None,
    norm: str | None,
) -> np.ndarray:
    """The same along several dimensions; where one side is real, half of the last is kept.

    `s` are the lengths of the signal along `dim`, or along the last dimensions; -1 stands for the
    own length. Raises as `transform`, and RuntimeError where a dimension is named twice, or `s` and
    `dim` do not fit each other or `x`.
    """
    if name in _OF_REAL and x.dtype.kind == "c":
        raise _complex_error(f"{name}n", "real-valued", x)
    sizes, axes = geometry(x.shape, s, dim, name)
    _check_norm(norm)
    x = floating(x)
    if not axes:
        if name not in ("fft", "ifft"):
            raise RuntimeError(f"{name}n must transform at least one axis")
        return x + 0j
    inverse = name in ("ifft", "irfft", "ihfft")
    others = "ifft" if inverse else "fft"
    if name in ("fft", "ifft"):
        return _along_several(name, x, sizes, axes, norm)
    if name in _OF_REAL:
        half = transform_along(name, x, sizes[-1], axes[-1], norm)
        return _along_several(others, half, sizes[:-1], axes[:-1], norm)
    x = part_along(x, axes[-1], stop=sizes[-1] // 2 + 1)  # the others would be transformed in vain
    whole = _along_several(others, x, sizes[:-1], axes[:-1], norm)
    return transform_along(name, whole, sizes[-1], axes[-1], norm)


def transform_along(
    name: str, x: np.ndarray, n: int, axis: int, norm: str | None = None
) -> np.ndarray:
    """`transform` of checked arguments."""
    result: np.ndarray
    if not x.shape[axis]:  # NumPy's do not write the zeros that these are
        x = np.zeros((*x.shape[:axis], 1, *x.shape[axis + 1 :]), x.dtype, like=x)
    if x.dtype.char == "e":  # there are no complex numbers in half precision
        result = transform_along(name, x.astype(np.float32), n, axis, norm)
        return result.astype(x.dtype) if name in _TO_REAL else result
    if _is_small(x, n):
        result = getattr(np.fft, name)(x, n, axis, norm)
        return result
    library, workers = _library(x.size)
    result = getattr(library, name)(x, n, axis, norm, **workers)
    return result


def _along_several(
    name: str, x: np.ndarray, sizes: Sequence[int], axes: Sequence[int], norm: str | None
) -> np.ndarray:
    """fft or ifft along each of `axes`."""
    if not axes:
        return x
    if _is_small(x) or not x.size:
        for size, axis in zip(sizes, axes, strict=True):
            x = transform_along(name, x, size, axis, norm)
        return x
    library, workers = _library(x.size)
    return getattr(library, f"{name}n")(x, sizes, axes, norm, **workers)


def _is_small(x: np.ndarray, n: int = 0) -> bool:
    """Whether NumPy's transform is as fast; arrays of other libraries are NumPy's to dispatch."""
    return max(x.size, n) < _LARGE or x.__class__ is not np.ndarray


def _library(size: int) -> tuple[Any, dict[str, int]]:
    """scipy.fft with the number of threads for so many elements, or numpy.fft, which has one."""
    library = _scipy_fft()
    if library is None:
        return np.fft, {}
    return library, {"workers": _threads() if size >= _MANY else 1}


@cache
def _scipy_fft() -> Any:
    """The module scipy.fft, or None where SciPy is not installed."""
    try:
        import scipy.fft
    except ImportError:
        return None
    return scipy.fft


@cache
def _threads() -> int:
    """As many as there are cores, up to four: more of them wait for memory."""
    return min(os.cpu_count() or 1, 4)


# ---- arguments -----------------------------------------------------------------------------------


def geometry(
    shape: Sequence[int],
    s: Sequence[int] | int | None,
    dim: Sequence[int] | int | None,
    name: str = "fft",
) -> tuple[list[int], list[int]]:
    """The lengths of the signal and the dimensions of a transform along several.

    Raises IndexError for a dimension that is not there, RuntimeError for one that is named twice,
    for lengths that do not fit them, and for a length below 1.
    """
    given = None if s is None else _read_ints(s)
    if dim is not None:
        dims = _read_ints(dim)
        if not len(shape) and dims:
            raise IndexError(f"Dimension specified as {dims[0]} but tensor has no dimensions")
        axes = [check_axis(each, len(shape)) for each in dims]
        if len(set(axes)) < len(axes):
            raise ShapeError("FFT dims must be unique")
        if given is not None and len(given) != len(axes):
            raise ShapeError("When given, dim and shape arguments must have the same length")
    elif given is not None:
        if len(given) > len(shape):
            raise ShapeError(
                f"Got shape with {len(given)} values but input tensor only has {len(shape)} "
                "dimensions."
            )
        axes = list(range(len(shape) - len(given), len(shape)))
    else:
        axes = list(range(len(shape)))
    sizes = [-1] * len(axes) if given is None else given
    last = len(axes) - 1
    sizes = [
        (_length(shape[axis], name if i == last else "fft") if size == -1 else size)
        for i, (size, axis) in enumerate(zip(sizes, axes, strict=True))
    ]
    for size in sizes:
        _check_length(size)
    return sizes, axes


def _read_ints(values: Sequence[int] | int) -> list[int]:
    return [index(each) for each in (values if isinstance(values, (list, tuple)) else (values,))]


def _length(size: int, name: str) -> int:
    """The length of the signal where only that of the input is known."""
    return 2 * (size - 1) if name in _TO_REAL else size


def _check_length(n: int) -> None:
    if n < 1:
        raise ShapeError(f"Invalid number of data points ({n}) specified")


def _check_norm(norm: str | None) -> None:
    if norm not in _NORMS:
        raise ShapeError(
            f'Invalid normalization mode: "{norm}"; accepted are "backward", "ortho" and "forward"'
        )


def _complex_error(name: str, what: str, x: np.ndarray) -> RuntimeError:
    dtype = _TORCH_NAMES.get(x.dtype.str[1:], str(x.dtype))
    return RuntimeError(f"{name} expects a {what} input tensor, but got {dtype}")


# ---- frequencies ---------------------------------------------------------------------------------


def fftfreq(n: int, d: float, dtype: Any) -> np.ndarray:
    """The frequencies of the elements of a transform of length `n`, for samples `d` apart.

    0, 1, ..., and from the middle on the negative ones, over n d. Raises RuntimeError for a
    negative length or a dtype of integers.
    """
    count = np.arange(max(n, 0), dtype=np.float64)
    count[(n + 1) // 2 :] -= n
    return _frequencies("fftfreq", count, n, d, dtype)


def rfftfreq(n: int, d: float, dtype: Any) -> np.ndarray:
    """The frequencies of the elements of rfft, which are not negative."""
    return _frequencies("rfftfreq", np.arange(n // 2 + 1, dtype=np.float64), n, d, dtype)


def _frequencies(name: str, count: np.ndarray, n: int, d: float, dtype: Any) -> np.ndarray:
    """`count` / (n d); infinite or nan, as PyTorch's, where that is 0."""
    dimensions((n,))
    found = element_type(dtype)
    if found.kind not in "fc":
        raise RuntimeError(f"{name} requires a floating point or complex dtype")
    with np.errstate(divide="ignore", invalid="ignore"):
        return (count / (np.float64(n) * d)).astype(found)
