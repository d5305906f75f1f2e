"""Determinants."""

from __future__ import annotations

import numpy as np

from autograd.kernels.linalg import lapack
from autograd.kernels.linalg.matrices import as_squares

__all__ = ["det", "slogdet"]


def det(x: np.ndarray) -> np.ndarray:
    """The determinants of square matrices; 1 for those without elements."""
    x = as_squares(x, "linalg.det")
    with np.errstate(over="ignore"):
        return np.asarray(np.linalg.det(x))


def slogdet(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The sign (a complex number of size 1) and the logarithm of the size of determinants.

    They are 0 and -inf for singular matrices.
    """
    x = as_squares(x, "linalg.slogdet")
    return lapack.slogdet(x)
