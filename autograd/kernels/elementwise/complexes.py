"""Complex numbers from real ones, and back."""

from __future__ import annotations

import numpy as np

from autograd.array.axes import broadcast_shapes
from autograd.array.duck import as_payload, maybe_any
from autograd.base.dtypes import SCALAR_TYPES
from autograd.kernels.elementwise.blocks import BLOCK, fill_blocks, in_blocks
from autograd.kernels.large import in_native_loops

__all__ = ["angle", "complex_", "complex_log1p", "polar", "view_as_complex", "view_as_real"]


@in_native_loops
def angle(x: np.ndarray) -> np.ndarray:
    """The argument of complex numbers; of real ones pi if they are negative, else 0."""
    if x.dtype.kind == "c":
        return np.arctan2(x.imag, x.real)
    dtype = x.dtype if x.dtype.kind == "f" else np.float64
    value = as_payload(x < 0).astype(dtype)
    value *= np.pi
    if maybe_any(np.isnan(x)):
        return np.where(np.isnan(x), x, value)
    return value


def complex_(real: np.ndarray, imag: np.ndarray) -> np.ndarray:
    """real + 1j * imag, without the arithmetic that spoils infinite parts.

    Raises RuntimeError unless both are of one floating-point dtype.
    """
    _check_parts("complex", real, imag)
    dtype = np.result_type(real, imag, np.complex64)
    like = max(real, imag, key=np.ndim)  # whose order of dimensions the result has
    out = np.empty_like(like, dtype, shape=broadcast_shapes(real.shape, imag.shape))
    if out.size > BLOCK and all(
        x.__class__ is np.ndarray and x.shape == out.shape and x.flags.c_contiguous
        for x in (real, imag, out)
    ):
        return fill_blocks(_join, out, real, imag)
    _join(out, real, imag)
    return out


def _join(out: np.ndarray, real: np.ndarray, imag: np.ndarray) -> None:
    out.real = real
    out.imag = imag


def polar(length: np.ndarray, angle: np.ndarray) -> np.ndarray:
    """length * exp(1j * angle). Raises RuntimeError unless both are of one floating-point dtype."""
    _check_parts("polar", length, angle)
    return _turn(length, angle)


@in_blocks
def _turn(length: np.ndarray, angle: np.ndarray) -> np.ndarray:
    return complex_(length * np.cos(angle), length * np.sin(angle))


def _check_parts(operation: str, x: np.ndarray, y: np.ndarray) -> None:
    if x.dtype.kind != "f" or y.dtype.kind != "f":
        raise RuntimeError(
            "Expected both inputs to be Half, Float or Double tensors but got "
            f"{SCALAR_TYPES[x.dtype.name]} and {SCALAR_TYPES[y.dtype.name]}"
        )
    if x.dtype != y.dtype:
        raise RuntimeError(
            f"{operation}(): Expected object of scalar type {SCALAR_TYPES[x.dtype.name]} but got "
            f"scalar type {SCALAR_TYPES[y.dtype.name]} for second argument: both inputs must have "
            "the same dtype"
        )


def view_as_real(x: np.ndarray) -> np.ndarray:
    """Complex numbers as pairs of real ones along a new last dimension, in the same memory.

    Raises RuntimeError for real numbers.
    """
    if x.dtype.kind != "c":
        raise RuntimeError("view_as_real is only supported for complex tensors")
    return x[..., None].view(x.real.dtype)


def view_as_complex(x: np.ndarray) -> np.ndarray:
    """Pairs along the last dimension as complex numbers, in the same memory where that is possible.

    Raises RuntimeError for a dtype that has no complex one, or if there are no pairs.
    """
    if x.dtype.kind != "f" or x.dtype.itemsize == 2:
        raise RuntimeError(
            "view_as_complex is only supported for float and double tensors, but got a tensor of "
            f"dtype {x.dtype}"
        )
    if x.ndim == 0 or x.shape[-1] != 2:
        raise RuntimeError("Tensor must have a last dimension of size 2")
    if x.strides[-1] != x.itemsize:
        x = np.ascontiguousarray(x, like=x)
    return x.view(np.result_type(x.dtype, np.complex64))[..., 0]


def complex_log1p(x: np.ndarray) -> np.ndarray:
    """log(1 + x), of which NumPy's real part has no digits where x is small.

    Inside of |x| < 1/2 it is log1p(|1 + x|^2 - 1) / 2, with |1 + x|^2 - 1 = 2 a + (a^2 + b^2) of
    x = a + ib.
    """
    near = np.abs(x) < 0.5
    a, b = np.where(near, x.real, 0.0), np.where(near, x.imag, 0.0)
    found = x.copy()
    found.real += 1  # 1 + x has no zeros below the real line
    np.log(found, out=found)
    found.real = np.where(near, np.log1p(2 * a + (a * a + b * b)) / 2, found.real)
    return found
