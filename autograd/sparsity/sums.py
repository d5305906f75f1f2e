"""Rules of rows that add elements: reductions, scans, and the adjoints of gathers."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.sparsity.calls import (
    Call,
    Rule,
    gathered_sum,
    moved,
    over,
    related,
)
from autograd.sparsity.sets import Ids
from autograd.tensor import from_array

__all__ = ["SUMS"]


def _reduced(call: Call) -> Sequence[Ids]:
    """sum(self, dim, keepdim), and what has these arguments too."""
    (x,) = call.sources()
    dim = call.args[1]
    given = () if dim is None else (dim,) if isinstance(dim, int) else tuple(dim)
    axes = [axis % x.ndim for axis in given] if x.ndim else []
    return [over(call.sets, x.ids, axes or range(x.ndim)).reshape(call.shape)]


def _sum_to_size(call: Call) -> Sequence[Ids]:
    (x,) = call.sources()
    lead = x.ndim - len(call.shape)
    kept = [i for i, size in enumerate(call.shape, lead) if size != 1]
    axes = [i for i in range(x.ndim) if i not in kept]
    return [over(call.sets, x.ids, axes).reshape(call.shape)]


def _running(call: Call) -> Sequence[Ids]:
    """cumsum(self, dim): after k steps each element has united the 2**k up to itself"""
    (x,) = call.sources()
    if x.ndim == 0:
        return [x.ids]
    ids = np.moveaxis(x.ids, call.args[1], -1)
    step = 1
    while step < ids.shape[-1]:
        before = np.zeros_like(ids)
        before[..., step:] = ids[..., :-step]
        ids = call.sets.pairwise(ids, before)
        step *= 2
    return [np.moveaxis(ids, -1, call.args[1])]


def _trace(call: Call) -> Sequence[Ids]:
    (x,) = call.sources()
    return [np.array(call.sets.union(np.diagonal(x.ids)))]


def _differences(call: Call) -> Sequence[Ids]:
    """diff(self, n, dim, prepend, append)"""
    n, dim = call.args[1:3]
    axis = dim % call.outputs[0].ndim
    parts = [call.args[3], call.args[0], call.args[4]]
    shown = [getattr(x, "ids", np.zeros(x.shape, np.int64)) for x in parts if x is not None]
    ids = np.concatenate(shown, axis)
    size = call.shape[axis]
    targets = np.repeat(np.arange(size), n + 1)
    sources = targets + np.tile(np.arange(n + 1), size)
    return [related(call.sets, ids, axis, sources, targets, size)]


def _real_parts(call: Call) -> Sequence[Ids]:
    """view_as_real(self): real and imaginary part of each element"""
    (x,) = call.sources()
    return [np.broadcast_to(x.ids[..., None], call.shape)]


def _complex_pairs(call: Call) -> Sequence[Ids]:
    """view_as_complex(self): the pairs along the last dimension"""
    (x,) = call.sources()
    return [over(call.sets, x.ids, [x.ndim - 1]).reshape(call.shape)]


def _numbered(shape: Sequence[int]) -> Any:
    """The elements of an array of `shape`, counted from 1, as a Tensor."""
    return from_array(np.arange(1, math.prod(shape) + 1).reshape(tuple(shape)))


def _adjoint(gather: Callable[[Any, Call], Any], shape_at: int) -> Rule:
    """The rule of a row that adds elements to zeros of a given shape.

    gather: the row's adjoint, which picks elements; called with a tensor of that shape. shape_at:
    the position of the argument that is the shape.
    """

    def rule(call: Call) -> Sequence[Ids]:
        (x,) = call.sources()
        shape = tuple(call.args[shape_at])
        places = gather(_numbered(shape), call)._data
        return [gathered_sum(call.sets, x.ids, places, shape)]

    return rule


def _folded(call: Call) -> Sequence[Ids]:
    """fold(input, output_size, kernel_size, dilation, padding, stride)"""
    (x,) = call.sources()
    places = ops.nn_functional_unfold(_numbered(call.shape), *call.args[2:])._data
    return [gathered_sum(call.sets, x.ids, places, call.shape)]


def _added_at(gather: Callable[[Any, Call], Any], source_at: int) -> Rule:
    """The rule of a row that adds elements of a source to those of its first argument.

    gather: picks the elements that are added to, from a tensor of the shape of the first argument.
    """

    def rule(call: Call) -> Sequence[Ids]:
        source = call.ids(source_at)
        if source is None:
            return call.joined(call.ids(0))
        places = gather(_numbered(call.shape), call)._data
        if source.shape != places.shape:  # an index may be shorter than the source
            source = source[tuple(map(slice, places.shape))]
        return call.joined(call.ids(0), gathered_sum(call.sets, source, places, call.shape))

    return rule


def _scatter_places(x: Any, call: Call) -> Any:
    return ops.gather(x, call.args[1], call.args[2])


def _put(call: Call) -> Sequence[Ids]:
    """index_put(self, indices, values, accumulate) and put(self, index, source, accumulate)"""
    if not call.args[3]:
        return moved(call)
    values = call.ids(2)
    if values is None:
        return call.joined(call.ids(0))
    numbers = _numbered(call.shape)
    if call.op.name == "put":
        places = numbers._data.reshape(-1)[call.plain[1]._data]
    else:
        index = tuple(None if each is None else _array(each) for each in call.plain[1])
        index = tuple(slice(None) if each is None else each for each in index)
        places = numbers._data[index]
    values = np.broadcast_to(values.reshape(values.shape or (1,)), places.shape or (1,))
    return call.joined(call.ids(0), gathered_sum(call.sets, values, places, call.shape))


def _array(index: Any) -> Any:
    return getattr(index, "_data", index)


def _index_added(x: Any, call: Call) -> Any:
    return ops.index_select(x, call.args[1], call.plain[2])


def _constant_padded(call: Call) -> Sequence[Ids]:
    return moved(call, 2)


def _scattered_number(call: Call) -> Sequence[Ids]:
    return moved(call, 3)


SUMS: dict[str, Rule] = {
    "sum": _reduced,
    "mean": _reduced,
    "nansum": _reduced,
    "sum_to_size": _sum_to_size,
    "cumsum": _running,
    "trace": _trace,
    "view_as_real": _real_parts,
    "view_as_complex": _complex_pairs,
    "diff": _differences,
    "_getitem_backward": _adjoint(lambda x, call: ops.getitem(x, call.args[2]), 1),
    "_unfold_backward": _adjoint(lambda x, call: ops.unfold(x, *call.args[2:]), 1),
    "nn.functional.fold": _folded,
    "nn.functional._pool_put": _adjoint(
        lambda x, call: ops.nn_functional__pool_pick(x, call.plain[1], *call.args[3:]), 2
    ),
    "scatter_add": _added_at(_scatter_places, 3),
    "index_add": _added_at(_index_added, 3),
    "index_put": _put,
    "put": _put,
    "constant_pad_nd": _constant_padded,
    "scatter.value": _scattered_number,
}
