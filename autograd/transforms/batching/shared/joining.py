"""Rows that take lists of tensors, or give them."""

from __future__ import annotations

from typing import Any

from autograd.array.axes import check_axis
from autograd.transforms.batching.call import Call

__all__ = ["joined", "stacked"]


def joined(call: Call) -> Any:
    """All items with a value per sample, joined one dimension further on."""
    call.spread_list(0)
    tensors, dim = call.args
    rank = max([x.ndim for x in tensors]) - 1
    # What is empty and has one dimension joins anything, as it did before there were dimensions.
    kept = [x for x in tensors if x.ndim == rank + 1 or x.shape[1:] != (0,)]
    return call.op.call((kept, check_axis(dim, rank) + 1))


def stacked(call: Call) -> Any:
    """All items with a value per sample, on a new dimension behind the batch."""
    call.spread_list(0)
    tensors, dim = call.args
    return call.op.call((tensors, check_axis(dim, tensors[0].ndim) + 1))
