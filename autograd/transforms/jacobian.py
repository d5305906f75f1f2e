"""Derivatives of a function at a point as linear maps, and the whole Jacobians that they make.

`autograd.func`, `autograd.functional` and `autograd.sparsity` compute theirs here: in reverse
mode from a recording of the function (`record`, `pull`), in forward mode by running it on dual
tensors (`push`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import _set
from autograd.base.pytree import map_leaves
from autograd.core.engine import grad_of_lists
from autograd.core.runtime import zero_like
from autograd.core.tensor import Tensor, from_array
from autograd.transforms.batching.levels import Batch, open_batch, open_batches
from autograd.transforms.batching.operate import batched
from autograd.transforms.batching.tensor import split
from autograd.transforms.differentiation import differentiated, settled, variable
from autograd.transforms.forward_ad import make_dual, scope, unpack_dual

Function = Callable[..., Any]
LinearMap = Callable[[Sequence[Tensor]], Sequence[Tensor]]


# ---- products with a Jacobian --------------------------------------------------------------------


def record(
    name: str, function: Function, points: Sequence[Tensor], connected: bool
) -> tuple[list[Tensor], Any]:
    """New variables in the place of `points`, and what `function` returns for them, recorded.

    connected: to what the points depend on. Raises as `variable`.
    """
    before = _set(True)
    try:
        inputs = [variable(x, connected) for x in points]
        with differentiated(name, inputs):
            return inputs, function(*inputs)
    finally:
        _set(before)


def pull(
    outputs: Sequence[Tensor],
    inputs: Sequence[Tensor],
    cotangents: Sequence[Tensor] | None,
    record: bool,
    retain: bool = True,
) -> list[Tensor | None]:
    """The vector-Jacobian product: a gradient, or None, for each of `inputs`.

    outputs and cotangents correspond; for scalars the latter may be None. record: connect the
    result to what the outputs and cotangents depend on. retain: keep what the graph has saved for
    another call.
    """
    given = [None] * len(outputs) if cotangents is None else cotangents
    pairs = [(y, u) for y, u in zip(outputs, given, strict=True) if y.requires_grad]
    if not pairs:
        return [None] * len(inputs)
    roots, starts = map(list, zip(*pairs, strict=True))
    return [*grad_of_lists(roots, [*inputs], starts, retain or record, record, True)]


def gradients(
    outputs: Sequence[Tensor],
    inputs: Sequence[Tensor],
    cotangents: Sequence[Tensor] | None,
    record: bool,
    retain: bool = True,
) -> list[Tensor]:
    """As `pull`, as the result leaves a transform: without history if that begins at `inputs` only,
    and with zeros for None."""
    found = pull(outputs, inputs, cotangents, record, retain)
    return fill([None if g is None else settled(g, inputs) for g in found], inputs)


def fill(found: Sequence[Tensor | None], like: Sequence[Tensor]) -> list[Tensor]:
    """`found` with zeros for None, of the shapes and dtypes of `like`."""
    return [zero_like(x) if g is None else g for g, x in zip(found, like, strict=True)]


def push(
    name: str, function: Function, points: Sequence[Tensor], directions: Sequence[Tensor]
) -> tuple[list[Tensor], list[Tensor | None], Any, Any]:
    """The Jacobian-vector product by forward mode: (outputs, tangents, form, aux).

    function: returns a list of Tensors, how they lie in its result, and what comes besides. A
    tangent is None where an output does not depend on the points.
    """
    with scope() as level:
        duals = [make_dual(x, d, level=level) for x, d in zip(points, directions, strict=True)]
        with differentiated(name, duals, level):
            outputs, form, aux = function(*duals)
        pairs = [unpack_dual(y, level=level) for y in outputs]
        aux = map_leaves(
            lambda x: unpack_dual(x, level=level).primal if isinstance(x, Tensor) else x, aux
        )
    return [primal for primal, _ in pairs], [tangent for _, tangent in pairs], form, aux


# ---- whole Jacobians -----------------------------------------------------------------------------


def blocks_of_rows(
    pull: LinearMap,
    outputs: Sequence[Tensor],
    inputs: Sequence[Tensor],
    chunk_size: int | None = None,
) -> list[list[Tensor]]:
    """The Jacobians of each output with respect to each input, of shape ``output.shape +
    input.shape``, from the transposed Jacobian `pull`; for `chunk_size` see `images`."""
    rows = images(pull, outputs, chunk_size)
    found = []
    start = 0
    for y in outputs:
        stop = start + y.numel()
        found.append([
            each[start:stop].reshape((*y.shape, *x.shape))
            for each, x in zip(rows, inputs, strict=True)
        ])  # fmt: skip
        start = stop
    return found


def jacobian_by_columns(
    name: str, function: Function, points: Sequence[Tensor], randomness: str = "error"
) -> tuple[list[list[Tensor]], list[Tensor], Any, Any]:
    """By forward mode: (the Jacobians of each output with respect to each input, outputs, form,
    aux), see `push`, for `randomness` `vmap`."""
    known: Any = None

    def push_units(units: Sequence[Tensor]) -> list[Tensor]:
        nonlocal known
        ys, tangents, form, aux = push(name, function, points, units)
        known = *map_leaves(_one_of_all, (ys, aux)), form
        return fill(tangents, ys)

    columns = images(push_units, points, randomness=randomness)
    outputs, aux, form = known
    found = []
    for y, each in zip(outputs, columns, strict=True):
        blocks = []
        start = 0
        for x in points:
            stop = start + x.numel()
            blocks.append(each[start:stop].movedim(0, -1).reshape((*y.shape, *x.shape)))
            start = stop
        found.append(blocks)
    return found, outputs, form, aux


def _one_of_all(x: Any) -> Any:
    """The one value of what is batched at the innermost level."""
    batches = open_batches()
    if not batches:
        return x
    value, many = split(x, batches[-1].level)
    return value[0] if many else value


def images(
    linear: LinearMap,
    spaces: Sequence[Tensor],
    chunk_size: int | None = None,
    randomness: str = "error",
) -> list[Tensor]:
    """The images of the unit vectors of a product of spaces under a linear map, stacked.

    linear: takes a Tensor of the shape and dtype of each of `spaces`, and returns Tensors. It is
    given all unit vectors at once, as a batch (see `vmap`, also for `randomness`), or `chunk_size`
    of them; one by one, as plain tensors, with a `chunk_size` of 1, and if it cannot be run for a
    batch because it looks at values, for example.

    Returns for each Tensor that `linear` does one with a leading dimension besides: that of the
    elements of the first space, followed by those of the second, and so on.
    """
    total = sum([each.numel() for each in spaces])
    if not total:
        found = linear([zero_like(each) for each in spaces])
        return [zero_like(each).expand((1, *each.shape))[:0] for each in found]
    if chunk_size is None:
        try:
            return _in_steps(linear, spaces, total, total, randomness)
        except NotForBatchesError:  # it branches on values, say
            chunk_size = 1
    return _in_steps(linear, spaces, total, chunk_size, randomness)


def _in_steps(
    linear: LinearMap, spaces: Sequence[Tensor], total: int, step: int, randomness: str
) -> list[Tensor]:
    parts = []
    for start in range(0, total, step):
        units = _units(spaces, start, min(start + step, total))
        if step == 1:
            images = linear([each[0] for each in units])
            parts.append([each.unsqueeze(0) for each in images])
            continue
        with open_batch(units[0].shape[0], randomness) as batch:
            images = linear([batched(each, batch.level) for each in units])
            parts.append([_values(each, batch) for each in images])
    if len(parts) == 1:
        return parts[0]
    return [ops.cat(list(each)) for each in zip(*parts, strict=True)]


def _values(image: Tensor, batch: Batch) -> Tensor:
    """`value_of` in memory of its own, which may be written."""
    value, many = split(image, batch.level)
    return value if many else value.expand((batch.size, *value.shape)).clone()


def _units(spaces: Sequence[Tensor], start: int, stop: int) -> list[Tensor]:
    """The unit vectors number `start` to `stop` of a product of spaces, below each other."""
    found = []
    first = 0
    for each in spaces:
        count = each.numel()
        units = np.zeros((stop - start, count), each.dtype)
        own = np.arange(max(start, first), min(stop, first + count))
        units[own - start, own - first] = 1
        units.flags.writeable = False  # a constant of whoever traces this
        found.append(from_array(units.reshape((stop - start, *each.shape))))
        first += count
    return found
