"""Where a clamped value lies. Masks: they have no gradient of their own."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.formulas import plain

__all__ = ["above", "below", "inside"]


def inside(x: Any, low: Any, high: Any) -> Any:
    """Whether low <= x <= high; false for nan.

    math: x <= high if low is None else x >= low if high is None else logical_and(x >= low, x <=
        high)
    """
    x, low, high = plain(x), _bound(low), _bound(high)
    if low is None:
        return x <= high
    return x >= low if high is None else (x >= low) & (x <= high)


def below(x: Any, low: Any, high: Any) -> Any:
    """Whether the lower bound is the result: x < low, and low is not cut off itself.

    math: logical_and(x < low, low <= high) if high is not None else x < low
    """
    x, low, high = plain(x), _bound(low), _bound(high)
    return x < low if high is None else (x < low) & (low < high)


def above(x: Any, low: Any, high: Any) -> Any:
    """Whether the upper bound is the result, and not x itself; false for nan.

    x exceeds it, or the lower bound, which x falls below, does or is equal.

    math: x > high if low is None else logical_and(x != high, maximum(x, low) >= high)
    """
    x, low, high = plain(x), _bound(low), _bound(high)
    if low is None:
        return x > high
    crossed = low >= high
    return (x > high) | (crossed & (x < low) if np.any(crossed) else crossed)


def _bound(bound: Any) -> Any:
    return bound if bound is None or isinstance(bound, int | float | np.generic) else plain(bound)
