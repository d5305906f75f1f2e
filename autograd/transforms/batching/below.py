"""What batched tensors, and rooms that know nothing of batches, ask of what is built on them:
gradients of batched tensors, random operations, and what is imported here for them.

They find it as attributes of `autograd.base.ops.batches`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from autograd.base.escapes import NotForBatchesError
from autograd.base.ops import ops
from autograd.core.descent import leads_to
from autograd.core.dispatch import Operation
from autograd.core.engine_inputs import start_of
from autograd.core.runtime import zero_tensor
from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call, names_of
from autograd.transforms.batching.functions import call_on_batched
from autograd.transforms.batching.levels import Batch, open_batch, open_batches, outside
from autograd.transforms.batching.operate import (
    assign_batched,
    batch_of,
    batched,
    lift_as,
    make_batched_dual,
    operate,
    operate_on_batched_duals,
    refuse_store,
    split_batched_dual,
    store_batched,
)
from autograd.transforms.batching.rules import rule_of
from autograd.transforms.batching.shared.shifted_dims import (
    along,
    elementwise,
    rows_merged,
    shape_only,
)
from autograd.transforms.batching.tensor import BatchedTensor, split, split_within, value_of

__all__ = [
    "assign_batched", "batch_of", "call_on_batched", "check_unbatched", "drawn", "filled",
    "grad_of_batches", "grad_of_rows", "lift_as", "make_batched_dual", "operate",
    "operate_on_batched_duals", "split_batched_dual", "store_batched",
]  # fmt: skip


# ---- gradients -----------------------------------------------------------------------------------


def check_unbatched(roots: Sequence[Any], gradients: Any) -> None:
    """Raises RuntimeError if `backward` was called on samples: what it would add to the `.grad` of
    leaves differs from one to the other."""
    given = gradients if isinstance(gradients, (list, tuple)) else (gradients,)
    if any(isinstance(x, BatchedTensor) for x in (*roots, *given)):
        raise RuntimeError(
            "backward() called inside vmap: it would add to .grad what differs from sample to "
            "sample. Please use autograd.grad or autograd.func.grad instead, or call backward() "
            "outside of vmap."
        )


def grad_of_batches(
    level: int,
    outputs: Sequence[Tensor],
    inputs: Sequence[Any],
    grad_outputs: Any,
    retain_graph: bool,
    create_graph: bool,
    allow_unused: bool,
) -> tuple[Tensor | None, ...]:
    """The gradient of each sample at `level`.

    Where an input has a value per sample, so have the outputs that depend on it: the gradients of
    the sum of all samples are those of each. Where the graph was made outside of the batch, and
    only the gradients of its outputs differ from sample to sample, it is run with such gradients.
    """
    from autograd.core.engine import grad, grad_on_tensors, handler_of

    if grad_outputs is None or isinstance(grad_outputs, Tensor):
        grad_outputs = [grad_outputs] * len(outputs)
    results: list[Any] = [None] * len(inputs)
    own = [i for i, x in enumerate(inputs) if split(x, level)[1]]
    shared = [i for i in range(len(inputs)) if i not in own]
    inner: list[Any] = []
    outer: list[Any] = []
    for y, u in zip(outputs, grad_outputs, strict=True):
        value, many = split(y, level)
        given = split_within(u, level) if many else (u, False)
        (inner if many else outer).append((value, given))
    if inner:
        ys = [y for y, _ in inner]
        us = [_spread(u, many, y) for y, (u, many) in inner]
        _check_shared(ys, [inputs[i] for i in shared])
        if own:
            targets = [split(inputs[i], level)[0] for i in own]
            found = grad(ys, targets, us, retain_graph, create_graph, True, allow_unused)
            for i, g in zip(own, found, strict=True):
                results[i] = None if g is None else batched(g, level)
    if outer and shared:
        ys = [y for y, _ in outer]
        us = [u for _, (u, _) in outer]
        targets = [inputs[i] for i in shared]
        # Where outputs mean something to an outer transform, that comes first.
        run = handler_of(ys) or grad_on_tensors
        found = run(ys, targets, us, retain_graph, create_graph, allow_unused)
        for i, g in zip(shared, found, strict=True):
            results[i] = g
    return tuple(results)


def _spread(u: Any, many: bool, y: Tensor) -> Tensor | None:
    """The gradient of outputs `y`, for each sample; of numbers it may be left out."""
    if u is None:
        return ops.ones(y.shape, dtype=y.dtype) if y.ndim == 1 else None
    return u if many else u.expand((y.shape[0], *u.shape))


def _check_shared(ys: Sequence[Tensor], inputs: Sequence[Any]) -> None:
    """Raises RuntimeError if samples depend on one of `inputs`, which is one for all of them: the
    gradient would be a sum."""
    if inputs and leads_to(ys, inputs):
        raise NotForBatchesError(
            "vmap: the gradient of a sample by a tensor that was captured from outside of vmap is "
            "not known, only that of all samples together. Pass the tensor as an argument (with "
            "in_dims=None), or use autograd.func.grad."
        )


def grad_of_rows(
    outputs: Sequence[Any],
    inputs: list[Any],
    grad_outputs: Any,
    retain_graph: bool,
    create_graph: bool,
    allow_unused: bool,
    materialize_grads: bool,
) -> tuple[Tensor | None, ...]:
    """`autograd.grad` with ``is_grads_batched``: for each row of `grad_outputs` the gradients, all
    in one pass."""
    from autograd.core.engine import grad

    _, rows = start_of(outputs, grad_outputs, True, batched=True)
    sizes = {len(row) for row in rows if row is not None}
    if len(sizes) != 1:
        raise RuntimeError(
            "If `is_grads_batched=True`, at least one grad_output must be given, and all must have "
            f"the same first dimension, but got sizes {sorted(sizes)}"
        )
    with open_batch(sizes.pop()) as batch:
        given = [None if row is None else batched(row, batch.level) for row in rows]
        found = grad(outputs, inputs, given, retain_graph, create_graph, True, allow_unused)
    values = [None if g is None else value_of(g, batch) for g in found]
    if materialize_grads:
        values = [
            zero_tensor((batch.size, *x.shape), x.dtype) if g is None else g
            for g, x in zip(values, inputs, strict=True)
        ]
    return tuple(values)


# ---- random operations ---------------------------------------------------------------------------


def _random_batch() -> Batch | None:
    """The innermost open batch, or None; raises RuntimeError unless it says what random operations
    are to do."""
    batches = open_batches()
    if not batches:
        return None
    if batches[-1].randomness == "error":
        raise RuntimeError(
            "vmap: called random operation while in randomness error mode. Please either use the "
            "'same' or 'different' randomness flags on vmap or perform the randomness operation "
            "out of vmap"
        )
    return batches[-1]


def drawn(op: Operation, args: Sequence[Any]) -> Any:
    """What a random operation gives in the innermost batch that is open; None if there is none."""
    batch = _random_batch()
    if batch is None:
        return None
    call = Call(op, args, batch.level)
    many = any(call.many.values())
    with outside(batch):
        if batch.randomness == "same":
            if not many:
                return op.call(call.args)
            if op.kind == "creation" or rule_of(op) is shape_only:
                call.args[0] = call.args[0][0]
                return op.call(call.args)
            _refuse_same(op.name)
        call.size = batch.size
        names = names_of(op)
        if "size" in names:
            i = names.index("size")
            call.args[i] = (batch.size, *call.args[i])
            return batched(op.call(call.args), batch.level)
        if not op.tensors:  # nothing says how many numbers are drawn at once
            return batched(ops.stack([call.run() for _ in range(call.size)]), batch.level)
        call.spread(*op.tensors)
        rule = rule_of(op)
        return batched((rows_merged if rule is along else elementwise)(call), batch.level)


def filled(name: str, target: Tensor, args: Sequence[Any], kwargs: dict[str, Any]) -> bool:
    """Calls the method `name`, which fills a tensor with random numbers, in the innermost batch
    that is open; False if there is none.

    A sample is filled with numbers of its own or with the same as all others. Raises RuntimeError
    where a tensor that is one for all samples would be filled with different ones.
    """
    batch = _random_batch()
    if batch is None:
        return False
    given = [
        x.expand(target.shape) if isinstance(x, BatchedTensor) else x
        for x in (*args, *kwargs.values())
    ]
    pairs = [split(x, batch.level) for x in given]
    value, many = split(target, batch.level)
    same = batch.randomness == "same"
    if same and any(own for _, own in pairs):
        _refuse_same(name)
    if not many and any(own for _, own in pairs):
        refuse_store(name)
    if not many and not same:
        raise RuntimeError(
            "vmap: Cannot ask for different inplace randomness on an unbatched tensor. This will "
            "appear like same randomness. Fill a new tensor, or use randomness='same'"
        )
    with outside(batch):
        into = value[0].detach().clone() if many and same and batch.size else value
        values = [x for x, _ in pairs]
        named = dict(zip(kwargs, values[len(args) :], strict=True))
        getattr(into, name)(*values[: len(args)], **named)
    if into is not value:
        target.copy_(into)
    return True


def _refuse_same(name: str) -> NoReturn:
    raise RuntimeError(
        "Vmap does not currently support same randomness with a batched tensor input: what "
        f"{name} draws would differ from sample to sample; use randomness='different'"
    )
