"""Rows that say the shape of their result, or look for places in sorted numbers."""

from __future__ import annotations

import math
from typing import Any

import generated.functions as ops
from autograd.array.axes import check_axis
from autograd.core.protocol import innermost
from autograd.kernels.indexing.shapes import check_order
from autograd.kernels.indexing.strided import strided_places
from autograd.transforms.batching.call import Call
from autograd.transforms.batching.shared.shifted_dims import loop

__all__ = [
    "bucketed", "copied", "expanded", "permuted", "quantiles", "repeated", "reshaped", "searched",
    "squeezed", "strided", "summed_to",
]  # fmt: skip


def reshaped(call: Call) -> Any:
    """The samples in another shape; -1 is worked out for one sample, since a batch may be empty."""
    sizes = tuple(call.args[1])
    count = math.prod(call.shape(0))
    known = math.prod([n for n in sizes if n != -1])
    if sizes.count(-1) == 1 and known and count % known == 0:
        sizes = tuple(count // known if n == -1 else n for n in sizes)
    if math.prod(sizes) != count or -1 in sizes:
        shown = list(call.shape(0))
        raise RuntimeError(f"shape '{list(call.args[1])}' is invalid for input of shape {shown}")
    return call.op.call((call.args[0], (call.size, *sizes)))


def copied(call: Call) -> Any:
    """Each sample of `self` with the source's values, which broadcast to it."""
    call.spread(0)
    call.widen(1, call.rank(0))
    return call.run()


def expanded(call: Call) -> Any:
    """The samples with ones in front, then the batch expanded."""
    sizes = tuple(call.args[1])
    if len(sizes) >= call.rank(0):
        call.widen(0, len(sizes))
    return call.op.call((call.args[0], (call.size, *sizes)))


def summed_to(call: Call) -> Any:
    """The samples summed to a size with ones in front, which are taken away again."""
    sizes = tuple(call.args[1])
    ones = (1,) * (call.rank(0) - len(sizes))
    result = call.op.call((call.args[0], (call.size, *ones, *sizes)))
    return result.reshape((call.size, *sizes)) if ones else result


def repeated(call: Call) -> Any:
    """The samples repeated, the batch once."""
    counts = tuple(call.args[1])
    if len(counts) >= call.rank(0):
        call.widen(0, len(counts))
    return call.op.call((call.args[0], (1, *counts)))


def squeezed(call: Call) -> Any:
    """Without those dimensions of length 1 that are a sample's."""
    x, rank = call.args[0], call.rank(0)
    dims = range(rank) if call.args[1] is None else _listed(call.args[1])
    chosen = {check_axis(d, rank) + 1 for d in dims}
    return call.op.call((x, tuple(d for d in sorted(chosen) if rank and x.shape[d] == 1)))


def permuted(call: Call) -> Any:
    """The dimensions in the order that is given: the batch stays in front."""
    dims = check_order(tuple(call.args[1]), call.rank(0))
    return call.op.call((call.args[0], (0, *[d + 1 for d in dims])))


def strided(call: Call) -> Any:
    """Steps are counted in the memory of the batch, as `stride()` of a sample counts them.

    Where all samples are in the memory of one, a view would be of that one alone: elements are
    picked, and cannot be written.
    """
    x, size, stride, offset = call.args
    if call.size > 1 and x.stride(0) == 0:
        array = innermost(x)._data
        sample = array[(0,) * (array.ndim - call.rank(0))]
        places = strided_places(sample, size, stride, offset)
        picked = x.reshape((call.size, -1))[:, places]
        innermost(picked)._data.flags.writeable = False
        return picked
    return call.op.call((x, (call.size, *size), (x.stride(0), *stride), offset))


def _listed(dims: Any) -> tuple[int, ...]:
    return (dims,) if isinstance(dims, int) else tuple(dims)


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
