"""Rows that compute element by element."""

from __future__ import annotations

from typing import Any

from autograd.transforms.batching.call import Call

__all__ = ["elementwise", "shape_only"]


def elementwise(call: Call) -> Any:
    """The operation on arguments whose samples have one rank, so that they broadcast as a sample
    does and the batch stays in front."""
    positions = list(call.given())
    if len(positions) > 1:
        rank = max([call.rank(i) for i in positions])
        for i in positions:
            call.widen(i, rank)
    return call.run()


def shape_only(call: Call) -> Any:
    """The operation itself: of its argument only the shape and dtype matter."""
    return call.run()
