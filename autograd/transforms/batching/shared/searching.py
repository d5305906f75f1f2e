"""Rows that look for places in sorted numbers."""

from __future__ import annotations

import math
from typing import Any

import generated.functions as ops
from autograd.transforms.batching.call import Call
from autograd.transforms.batching.shared.loop import loop

__all__ = ["bucketed", "quantiles", "searched"]


def searched(call: Call) -> Any:
    """Places in sorted numbers: one row of these for all samples, or rows for each."""
    sorter = call.place("sorter")
    if not call.many[0] and not call.many[sorter]:
        if call.rank(0) > 1:
            call.spread(0, 1, sorter)
        return call.run()
    call.spread(0, 1, sorter)
    x = call.args[1]
    if call.rank(0) > 1:
        return call.run()
    call.args[1] = x.reshape((call.size, math.prod(x.shape[1:])))
    return call.run().reshape(x.shape)


def bucketed(call: Call) -> Any:
    """Places among boundaries: one row of these for all samples, or one for each."""
    if not call.many[1]:
        return call.run()
    call.spread(0)
    x, boundaries, int32, right = call.args
    rows = x.reshape((call.size, math.prod(x.shape[1:])))
    return ops.searchsorted(boundaries, rows, out_int32=int32, right=right).reshape(x.shape)


def quantiles(call: Call) -> Any:
    """Quantiles of the last dimension: they come first in the results, and then the samples.

    Quantiles that differ from sample to sample are looked for in turn.
    """
    if call.many[1]:
        return loop(call)
    rank = call.rank(1)
    return tuple(y.movedim(rank, 0) for y in call.run())
