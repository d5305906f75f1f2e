"""Rounding, scaling by powers of two, and replacing what is not a number."""

from __future__ import annotations

import numpy as np

from autograd.kernels.elementwise.pointwise import pow_

__all__ = ["float_power", "ldexp", "nan_to_num"]


def ldexp(x: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """x * 2^exponent: by changing the exponent of x where that is possible."""
    if exponent.dtype.kind in "iu":
        if x.dtype.kind != "c":
            return np.ldexp(x, exponent)
        exponent = exponent.astype(x.real.dtype)
    return x * np.exp2(exponent)


def float_power(x: np.ndarray, exponent: np.ndarray) -> np.ndarray:
    """x^exponent in double precision."""
    dtype = np.result_type(x, exponent, np.float64)
    return pow_(x.astype(dtype), exponent.astype(dtype))


def nan_to_num(
    x: np.ndarray, nan: float | None, posinf: float | None, neginf: float | None
) -> np.ndarray:
    """x with nan, inf and -inf replaced: by 0, the largest and the smallest number unless given."""
    if x.dtype.kind in "fc" and not np.isfinite(x).all():
        return np.nan_to_num(x, nan=0.0 if nan is None else nan, posinf=posinf, neginf=neginf)
    return x.copy(order="K")
