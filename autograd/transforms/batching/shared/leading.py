"""Rows that take any number of leading dimensions of their own, as those of linear algebra."""

from __future__ import annotations

from typing import Any

from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call, names_of

__all__ = ["leading", "spread"]

# How many dimensions belong to the thing itself, of arguments that are no matrices.
_CORE = {"pivots": 1, "LU_pivots": 1, "atol": 0, "rtol": 0}


def leading(call: Call) -> Any:
    """The operation on arguments that have one number of leading dimensions, the batch first."""
    names = names_of(call.op)
    core = {i: _CORE.get(names[i], 2) for i in call.given()}
    if 1 in core.values():  # what belongs to a factorisation goes with it
        call.spread(*core)
    most = max([call.rank(i) - n for i, n in core.items()])
    if len(core) > 1:
        for i, n in core.items():
            call.widen(i, most + n)
    result = call.run()
    if isinstance(result, Tensor) or not call.size:
        return result
    # What was not asked for is empty, for each sample.
    kept = [y.expand((call.size, 0)) if y.shape == (0,) else y for y in result]
    return type(result)(kept)


def spread(call: Call) -> Any:
    """As `leading`, where those arguments that may not be left out must have the same dimensions in
    front: each gets a value per sample."""
    call.spread(*[i for i in call.op.tensors if i not in call.op.optional])
    return leading(call)
