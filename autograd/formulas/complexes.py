"""Derivatives of maps between real and complex numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.formulas import nothing, plain
from autograd.formulas.powers import nonzero


def angle_self(grad: Any, self: Any) -> Any:
    """The angle of z grows along i z / |z|^2; it does not change along the real line.

    math: grad * 1j * self / abs(self) ** 2
    """
    if self.dtype.kind != "c":
        return nothing(grad)
    return grad * (1j * self) / nonzero((self * self.conj()).real)


def angle_tangent(tangent: Any, self: Any) -> Any:
    """The adjoint of `angle_self`: Im(conj(z) dz) / |z|^2.

    math: imaginary(self.conj() * tangent) / abs(self) ** 2
    """
    if self.dtype.kind != "c":
        return nothing(tangent)
    return (tangent * self.conj()).imag / nonzero((self * self.conj()).real)


def imaginary(grad: Any) -> Any:
    """The imaginary part, 0 of real numbers: the adjoint of y -> 1j * y.

    math: imaginary(grad)
    """
    return np.imag(grad) if grad.dtype.kind == "c" else nothing(grad)


def polar_abs(grad: Any, abs: Any, angle: Any, result: Any) -> Any:
    """r e^(i t) grows with r along e^(i t), which is the result by r unless r = 0.

    math: real(grad * (result / abs).conj())
    """
    if isinstance(result, np.ndarray) and plain(abs).all():
        return (grad * (result / abs).conj()).real
    return grad * np.exp(angle * -1j)
