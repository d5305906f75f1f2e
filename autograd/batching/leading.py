"""Rows that take any number of leading dimensions of their own, as those of linear algebra."""

from __future__ import annotations

from typing import Any

from autograd.batching.call import Call, names_of
from autograd.batching.named import rule
from autograd.tensor import Tensor

__all__ = ["leading"]

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


@rule("nn.functional._attention_and_logs")
def attended(call: Call) -> Any:
    """Queries, keys and values for each sample, if the mask is one for each."""
    call.spread(0, 1, 2)
    return leading(call)
