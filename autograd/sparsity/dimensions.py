"""Rows that work along dimensions, which their argument `dim` names; the others stay apart."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import reduce
from typing import Any

import numpy as np

from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor, from_array
from autograd.sparsity.calls import Call, everything, over, related, united_entries
from autograd.sparsity.sets import Ids
from autograd.transforms.batching.rules import how
from autograd.transforms.vmap import vmap

_LONGEST = 1024
"""Elements along a dimension that are looked at one by one."""


def axes_of(call: Call) -> list[int] | None:
    """The dimensions, counted from the last one, as negative numbers; None if no argument names
    any. A `dim` of None is all of them, or as many as there are sizes `s`."""
    options = call.options
    if "dim" not in options and "dims" not in options:
        return None
    dim = options.get("dim", options.get("dims"))
    n = max(call.args[i].ndim for i in call.op.tensors if call.args[i] is not None)
    if isinstance(dim, int):
        return [dim % n - n] if n else []
    if not dim:
        sizes = options.get("s")
        return list(range(-(n if sizes is None else np.size(sizes)), 0))
    return [axis % n - n for axis in dim] if n else []


def in_lines(call: Call) -> Sequence[Ids]:
    """Each element from all that are at its place in the other dimensions."""
    axes = axes_of(call)
    if axes is None or call.op.lists:
        return everything(call)
    parts = []
    for x in call.sources():
        ids = over(call.sets, x.ids, [a for a in axes if -a <= x.ndim])
        each = [_fitted(ids, axes, y) for y in call.outputs]
        if any(part is None for part in each):
            return everything(call)
        parts.append(each)
    return [reduce(call.sets.pairwise, each) for each in zip(*parts, strict=True)]


def _fitted(ids: Ids, axes: Sequence[int], y: Tensor) -> Any:
    """Ids with one element along `axes` as those of an output that has these dimensions or not."""
    if y.ndim < ids.ndim:
        if y.ndim != ids.ndim - len(set(axes)):
            return None
        ids = np.squeeze(ids, tuple(axes))
    fits = all(a == b or a == 1 for a, b in zip(ids.shape[::-1], y.shape[::-1], strict=False))
    return np.broadcast_to(ids, y.shape) if fits else None


def running(call: Call) -> Sequence[Ids]:
    """Each element from those up to it: after k steps it has united 2**k."""
    axes = axes_of(call)
    if axes is None or len(axes) > 1 or len(call.sources()) > 1:
        return everything(call)
    (x,) = call.sources()
    if any(y.shape != x.shape for y in call.outputs):
        return everything(call)
    if not axes:
        return [x.ids] * len(call.outputs)
    ids = np.moveaxis(x.ids, axes[0], -1)
    step = 1
    while step < ids.shape[-1]:
        before = np.zeros_like(ids)
        before[..., step:] = ids[..., :-step]
        ids = call.sets.pairwise(ids, before)
        step *= 2
    return [np.moveaxis(ids, -1, axes[0])] * len(call.outputs)


def in_related_lines(call: Call) -> Sequence[Ids]:
    """As `in_lines`, of a map that is linear in each argument: which elements of a line go where is
    seen by running one line, for each of its elements, where it is not too long."""
    axes = axes_of(call)
    if not axes or len(axes) > 1 or len(call.outputs) > 1 or how(call.op) in ("loop", "refused"):
        return in_lines(call)
    (axis,) = axes
    given = [i for i in call.op.tensors if call.args[i] is not None]
    if call.op.lists or any(i not in call.op.edges for i in given):
        return in_lines(call)
    if any(call.args[i].ndim < -axis or call.args[i].shape[axis] > _LONGEST for i in given):
        return in_lines(call)
    parts = []
    for i in given:
        x = call.args[i]
        if call.ids(i) is None:
            continue
        matrix = _matrix_of_a_line(call, i, given, axis)
        if matrix is None or matrix.shape[1] != call.shape[axis] or len(call.shape) < x.ndim:
            return in_lines(call)
        sources, targets = np.nonzero(matrix)
        parts.append(related(call.sets, x.ids, axis, sources, targets, matrix.shape[1]))
    return call.joined(*parts)


def _matrix_of_a_line(
    call: Call, source: int, given: Sequence[int], axis: int
) -> np.ndarray[Any, Any] | None:
    """What each element of a line of argument `source` adds to each of the output's."""
    random = np.random.default_rng(0)
    shapes = {}
    args = list(call.plain)
    for i in given:
        x = call.args[i]
        shapes[i] = tuple(
            n if a == axis else 1 for a, n in zip(range(-x.ndim, 0), x.shape, strict=True)
        )
        numbers = random.uniform(1, 2, shapes[i])
        args[i] = from_array(numbers.astype(np.result_type(x.dtype, np.float64)))
    shape = shapes[source]
    basis = np.eye(max(shape, default=1) if math.prod(shape) else 0, dtype=args[source].dtype)
    size = len(basis)
    if basis.dtype.kind == "c":  # an element is two numbers, which may go to different places
        basis = np.concatenate([basis, 1j * basis])
    columns = from_array(np.concatenate([basis, 0 * basis[:1]]).reshape(-1, *shape))

    def run(column: Tensor) -> Any:
        args[source] = column
        return call.op.call(args)

    try:
        with no_grad():
            found = vmap(run)(columns)
    except (NotForBatchesError, NotImplementedError, RuntimeError, ValueError):
        return None
    result = (found if isinstance(found, Tensor) else found[0])._data
    if result.size != len(result) * result.shape[axis]:
        return None
    rows = result.reshape(len(result), -1)
    goes = ~np.isclose(rows[:-1], rows[-1:], rtol=0, atol=1e-14)
    return goes if len(goes) == size else goes[:size] | goes[size:]


def in_matrices(call: Call) -> Sequence[Ids]:
    """All of what a batch entry gives from all of its matrices.

    That the first dimensions of outputs are the batch is certain where all inputs have the same
    ones, and two dimensions more.
    """
    sets = call.sets
    tensors = [call.args[i] for i in call.op.tensors if call.args[i] is not None]
    ndim, batch = tensors[0].ndim, tensors[0].shape[:-2]
    if not batch or any(x.ndim != ndim or x.shape[:-2] != batch for x in tensors):
        return everything(call)
    if any(y.shape[: len(batch)] != batch for y in call.outputs):
        return everything(call)
    parts = [united_entries(sets, x.ids, batch) for x in call.sources()]
    found = reduce(sets.pairwise, parts)
    return [
        np.broadcast_to(found.reshape(batch + (1,) * (y.ndim - len(batch))), y.shape)
        for y in call.outputs
    ]
