"""Rows that say the shape of their result, or rearrange all of it."""

from __future__ import annotations

import math
from typing import Any

from autograd.axes import check_axis
from autograd.batching.along import along
from autograd.batching.call import Call
from autograd.batching.named import rule

__all__: list[str] = []


@rule("reshape", "view")
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


@rule("flatten")
def flattened(call: Call) -> Any:
    """As along any dimensions; what has none gets one."""
    return along(call) if call.rank(0) else call.args[0].reshape((call.size, 1))


@rule("unfold")
def unfolded(call: Call) -> Any:
    """As along any dimension; of a number, its only window."""
    if call.rank(0):
        return along(call)
    x, dimension, *window = call.args
    y = call.op.call((x.reshape((call.size, 1)), check_axis(dimension, 0) + 1, *window))
    return y.reshape((call.size, -1))


@rule("_unfold_backward")
def folded_back(call: Call) -> Any:
    """As along any dimension; to a number, from its only window."""
    x, sizes, dim, *window = call.args
    if sizes:
        return along(call)
    y = call.op.call((x.unsqueeze(1), (call.size, 1), check_axis(dim, 0) + 1, *window))
    return y.reshape((call.size,))


@rule("copy")
def copied(call: Call) -> Any:
    """Each sample of `self` with the source's values, which broadcast to it."""
    call.spread(0)
    call.widen(1, call.rank(0))
    return call.run()


@rule("expand")
def expanded(call: Call) -> Any:
    """The samples with ones in front, then the batch expanded."""
    sizes = tuple(call.args[1])
    if len(sizes) >= call.rank(0):
        call.widen(0, len(sizes))
    return call.op.call((call.args[0], (call.size, *sizes)))


@rule("sum_to_size")
def summed(call: Call) -> Any:
    """The samples summed to a size with ones in front, which are taken away again."""
    sizes = tuple(call.args[1])
    ones = (1,) * (call.rank(0) - len(sizes))
    result = call.op.call((call.args[0], (call.size, *ones, *sizes)))
    return result.reshape((call.size, *sizes)) if ones else result


@rule("repeat")
def repeated(call: Call) -> Any:
    """The samples repeated, the batch once."""
    counts = tuple(call.args[1])
    if len(counts) >= call.rank(0):
        call.widen(0, len(counts))
    return call.op.call((call.args[0], (1, *counts)))


@rule("roll")
def rolled(call: Call) -> Any:
    """Along dimensions as any row; without them the elements of each sample in one row."""
    if tuple(_listed(call.args[2])):
        return along(call)
    x = call.args[0]
    flat = x.reshape((call.size, math.prod(x.shape[1:])))
    return call.op.call((flat, call.args[1], (1,))).reshape(x.shape)


@rule("flip")
def flipped(call: Call) -> Any:
    """Along dimensions as any row; along none of them, a copy."""
    return along(call) if tuple(call.args[1]) else call.run()


@rule("squeeze")
def squeezed(call: Call) -> Any:
    """Without those dimensions of length 1 that are a sample's."""
    x, rank = call.args[0], call.rank(0)
    dims = range(rank) if call.args[1] is None else _listed(call.args[1])
    chosen = {check_axis(d, rank) for d in dims} if rank else set()
    return call.op.call((x, tuple(d + 1 for d in sorted(chosen) if x.shape[d + 1] == 1)))


@rule("permute")
def permuted(call: Call) -> Any:
    """The batch stays in front."""
    dims, rank = tuple(call.args[1]), call.rank(0)
    if len(dims) != rank:
        raise RuntimeError(
            "permute(sparse_coo): number of dimensions in the tensor input does not match the "
            f"length of the desired ordering of dimensions i.e. input.dim() = {rank} is not equal "
            f"to len(dims) = {len(dims)}"
        )
    return call.op.call((call.args[0], (0, *[check_axis(d, rank) + 1 for d in dims])))


@rule("as_strided")
def strided(call: Call) -> Any:
    """Each sample's memory on its own: steps are counted in a copy if it is not in one piece."""
    x, size, stride, offset = call.args
    x = x.contiguous()
    step = math.prod(x.shape[1:])
    return call.op.call((x, (call.size, *size), (step, *stride), offset))


@rule("fft.fftn", "fft.ifftn", "fft.rfftn", "fft.irfftn", "fft.hfftn", "fft.ihfftn")
def transformed(call: Call) -> Any:
    """Without dimensions, the last ones that sizes are given for, or all of a sample."""
    sizes, rank = call.args[1], call.rank(0)
    if call.args[2] is None:
        count = rank if sizes is None else len(_listed(sizes))
        call.args[2] = tuple(range(rank - count, rank))
    return along(call)


def _listed(dims: Any) -> tuple[int, ...]:
    return (dims,) if isinstance(dims, int) else tuple(dims)
