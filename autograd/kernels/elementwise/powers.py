"""exp of many numbers that are neither huge nor tiny, in the base in which NumPy is fastest.

On processors with AVX-512 `np.exp2` of float32 takes half the time of `np.exp`, and its error is
half as large; but numbers whose power is not a normal one cost it twenty times as much. So numbers
that are scaled anyway are scaled to base 2, unless some of them are that small.
"""

from __future__ import annotations

import math
import sys
from typing import Any

import numpy as np

__all__ = ["base", "powers"]

_LOG2_E = 1 / math.log(2)
_LOWEST = -120.0  # above it no power of float32 is less than a normal number
_features = getattr(np._core._multiarray_umath, "__cpu_features__", {})  # type: ignore[attr-defined]
_HAS_EXP2 = sys.platform == "linux" and bool(_features.get("AVX512_SKX"))


def base(dtype: Any) -> float:
    """log(e) to the base of whose powers numbers of `dtype` have the fastest ones, 2 or e."""
    return _LOG2_E if _HAS_EXP2 and dtype == np.float32 else 1.0


def powers(x: np.ndarray, scale: float, lowest: Any = None) -> np.ndarray:
    """The numbers `x` to the power, in place; `scale` is what `base` says of their dtype.

    lowest: the lowest of them, if it is known; otherwise every 16th row is looked at.
    """
    if scale == 1:
        return np.exp(x, out=x)
    if lowest is None:
        lowest = np.minimum.reduce(x[::16], axis=None, initial=0)
    if lowest > _LOWEST:
        return np.exp2(x, out=x)
    x *= x.dtype.type(1 / scale)
    return np.exp(x, out=x)
