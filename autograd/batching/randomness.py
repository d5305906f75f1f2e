"""Random operations inside of vmap."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.batching.call import Call, names_of
from autograd.batching.levels import Batch, closed, open_batches
from autograd.batching.operate import batched
from autograd.operation import Operation

__all__ = ["check_randomness", "drawn"]

# Rows of which a sample gives only the shape and dtype.
_LIKE = frozenset({"rand_like", "randn_like", "randint_like", "randint_like.low", "bernoulli.p"})


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
    with closed((batch,)):
        if batch.randomness == "same":
            if not many:
                return op.call(call.args)
            if op.name in _LIKE:
                call.args[0] = call.args[0][0]
                return op.call(call.args)
            raise RuntimeError(
                f"vmap: {op.name} of a tensor that differs from sample to sample has no meaning "
                "with randomness='same': use randomness='different'"
            )
        call.size = batch.size
        names = names_of(op)
        if "size" in names:
            i = names.index("size")
            call.args[i] = (batch.size, *call.args[i])
            return batched(op.call(call.args), batch.level)
        if op.name == "randperm":
            return batched(_permutations(call), batch.level)
        call.spread(*op.tensors)
        rank = max([call.rank(i) for i in call.given()])
        for i in call.given():
            call.widen(i, rank)
        return batched(op.call(call.args), batch.level)


def _permutations(call: Call) -> Any:
    import generated.functions as ops

    return ops.stack([call.run() for _ in range(call.size)])
