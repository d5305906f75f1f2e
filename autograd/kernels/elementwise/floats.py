"""Integers and truths as floating-point numbers, for functions whose values are no integers."""

from __future__ import annotations

import numpy as np

__all__ = ["floating"]


def floating(x: np.ndarray) -> np.ndarray:
    """x itself if it is floating-point or complex, else as float64.

    Arithmetic within the integers would wrap, as -x does of unsigned ones, or, of truths, raise.
    """
    return x if x.dtype.kind in "fc" else x.astype(np.float64)
