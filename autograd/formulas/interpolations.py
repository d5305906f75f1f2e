"""The gradient of resized images."""

from __future__ import annotations

from autograd.array.interpolation import Taps

__all__ = ["transposed"]


def transposed(taps: Taps) -> Taps:
    """The taps of the transposed matrix.

    math: transposed(taps)
    """
    return taps.transposed()
