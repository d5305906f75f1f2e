"""Random operations inside of vmap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

from autograd.core.dispatch import Operation
from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call, names_of
from autograd.transforms.batching.levels import Batch, open_batches, outside
from autograd.transforms.batching.operate import batched
from autograd.transforms.batching.rules import rule_of
from autograd.transforms.batching.shared.elementwise import shape_only
from autograd.transforms.batching.tensor import BatchedTensor, split

__all__ = ["check_randomness", "drawn", "filled"]


def check_randomness(batch: Batch) -> None:
    """Raises RuntimeError unless the batch says what random operations are to do."""
    if batch.randomness == "error":
        raise RuntimeError(
            "vmap: called random operation while in randomness error mode. Please either use the "
            "'same' or 'different' randomness flags on vmap or perform the randomness operation "
            "out of vmap"
        )


def drawn(op: Operation, args: Sequence[Any]) -> Any:
    """What a random operation gives in the innermost batch that is open; None if there is none."""
    batches = open_batches()
    if not batches:
        return None
    batch = batches[-1]
    check_randomness(batch)
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
            return batched(_one_by_one(call), batch.level)
        call.spread(*op.tensors)
        rank = max([call.rank(i) for i in call.given()])
        for i in call.given():
            call.widen(i, rank)
        return batched(op.call(call.args), batch.level)


def _one_by_one(call: Call) -> Any:
    import generated.functions as ops

    return ops.stack([call.run() for _ in range(call.size)])


def filled(name: str, target: Tensor, args: Sequence[Any], kwargs: dict[str, Any]) -> bool:
    """Calls the method `name`, which fills a tensor with random numbers, in the innermost batch
    that is open; False if there is none.

    A sample is filled with numbers of its own or with the same as all others. Raises RuntimeError
    where a tensor that is one for all samples would be filled with different ones.
    """
    batches = open_batches()
    if not batches:
        return False
    batch = batches[-1]
    check_randomness(batch)
    given = [
        x.expand(target.shape) if isinstance(x, BatchedTensor) else x
        for x in (*args, *kwargs.values())
    ]
    pairs = [split(x, batch.level) for x in given]
    value, many = split(target, batch.level)
    same = batch.randomness == "same"
    if not many and not same:
        raise RuntimeError(
            "vmap: Cannot ask for different inplace randomness on an unbatched tensor. This will "
            "appear like same randomness. Fill a new tensor, or use randomness='same'"
        )
    if same and any(own for _, own in pairs):
        _refuse_same(name)
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
        f"vmap: {name} of a tensor that differs from sample to sample has no meaning with "
        "randomness='same': use randomness='different'"
    )
