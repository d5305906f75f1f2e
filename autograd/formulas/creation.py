"""Derivatives of tables that are made from a tensor."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["vander_slopes"]


def vander_slopes(x: Any, columns: int, increasing: bool) -> Any:
    """The derivatives of a Vandermonde matrix's entries: k x^(k-1) where the entry is x^k.

    math: vander_slopes(x, columns, increasing)
    """
    powers = np.arange(columns) if increasing else np.arange(columns)[::-1]
    powers = powers.astype(x.real.dtype)
    return powers * x.reshape((-1, 1)) ** np.maximum(powers - 1, 0)
