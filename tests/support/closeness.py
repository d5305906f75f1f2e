"""How close two results of the same formula are: as its terms are large, not as their sum is.

A sum in which terms cancel is as exact as its terms: relative to the result its error has no bound,
and on another machine, whose loops add in another order, it is another one.
"""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["assert_close_sums"]


def assert_close_sums(got: Any, expected: Any, sizes: Any, steps: float = 16) -> None:
    """Each element differs by no more than `steps` roundings of what was added up to it.

    `sizes` are the sums of the magnitudes of the terms, one for each element or broadcast to them.
    The precision is that of `got`; shapes are to be equal.
    """
    got, expected = np.asarray(got), np.asarray(expected)
    assert got.shape == expected.shape
    sizes = np.broadcast_to(np.abs(sizes), got.shape)
    bound = steps * np.finfo(got.dtype).eps * sizes + np.finfo(got.dtype).tiny
    wide = np.clongdouble if got.dtype.kind == "c" else np.longdouble
    # What is not finite is to be the same.
    rest = np.where(np.isfinite(expected), 0, expected)
    np.testing.assert_array_equal(np.where(np.isfinite(expected), 0, got), rest)
    with np.errstate(invalid="ignore"):
        off = np.abs(got.astype(wide) - expected.astype(wide))
    worst = np.where(np.isfinite(expected) & ~(off <= bound), off / bound, 0)
    assert not worst.any(), (
        f"{np.count_nonzero(worst)} of {worst.size} elements differ by more than {steps} roundings "
        f"of their terms, the worst by {steps * float(worst.max()):.3g}"
    )
