"""Windows for spectra: samples of one bell over [0, 1].

Of a periodic window of length n the (n + 1)-th sample would be the first of the next period; of a
symmetric one the last sample is the end of the bell.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import index
from typing import Any

import numpy as np

from autograd.kernels.random.creation import element_type

__all__ = ["cosine_window", "kaiser_window", "bartlett_window"]


def cosine_window(
    name: str, length: int, periodic: bool, weights: Sequence[float], dtype: Any
) -> np.ndarray:
    """The sum over k of ``weights[k] cos(2 pi k t)`` at the sample times t."""

    def bell(t: np.ndarray) -> np.ndarray:
        terms = [w * np.cos(2 * np.pi * k * t) for k, w in enumerate(weights)]
        return np.asarray(sum(terms))

    return _sampled(name, length, periodic, bell, dtype)


def bartlett_window(length: int, periodic: bool, dtype: Any) -> np.ndarray:
    """bartlett_window: 1 in the middle, 0 at both ends."""
    return _sampled("bartlett_window", length, periodic, lambda t: 1 - np.abs(2 * t - 1), dtype)


def kaiser_window(length: int, periodic: bool, beta: float, dtype: Any) -> np.ndarray:
    """I0(beta sqrt(1 - (2 t - 1)^2)) / I0(beta), I0 the modified Bessel function of order 0."""

    def bell(t: np.ndarray) -> np.ndarray:
        return np.i0(beta * np.sqrt(4 * t * (1 - t))) / np.i0(beta)

    return _sampled("kaiser_window", length, periodic, bell, dtype)


def _sampled(
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
