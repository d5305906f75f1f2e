"""Complex numbers from real ones, and back."""

from __future__ import annotations

import numpy as np

from autograd.array.axes import broadcast_shapes
from autograd.array.duck import as_payload, maybe_any
from autograd.base.dtypes import SCALAR_TYPES
from autograd.kernels.large import in_native_loops

__all__ = ["angle", "complex_", "log1p", "polar", "view_as_complex", "view_as_real"]


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


def log1p(x: np.ndarray) -> np.ndarray:
    """log(1 + x): NumPy's, which of small complex numbers loses the digits of the real part.

    numpy: np.log1p(x)
    """
    if x.dtype.kind != "c":
        return np.log1p(x)
    a, b = x.real, x.imag
    with np.errstate(all="ignore"):
        small = np.log1p(a * (2 + a) + b * b) / 2  # of the square of the modulus
    value = np.asarray(np.log1p(x))
    near = np.abs(x) < 0.5
    value.real[near] = np.where(small == 0, a, small)[near]
    return value


def complex_(real: np.ndarray, imag: np.ndarray) -> np.ndarray:
    """real + 1j * imag, without the arithmetic that spoils infinite parts.

    Raises RuntimeError unless both are of one floating-point dtype.
    """
    _check_parts("complex", real, imag)
    dtype = np.result_type(real, imag, np.complex64)
    like = max(real, imag, key=np.ndim)  # whose order of dimensions the result has
    out = np.empty_like(like, dtype, shape=broadcast_shapes(real.shape, imag.shape))
    out.real = real
    out.imag = imag
    return out


def polar(length: np.ndarray, angle: np.ndarray) -> np.ndarray:
    """length * exp(1j * angle). Raises RuntimeError unless both are of one floating-point dtype."""
    _check_parts("polar", length, angle)
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
