"""Rows without a rule: sample by sample, or not at all."""

from __future__ import annotations

import warnings
from typing import Any, NoReturn

from autograd.base.escapes import NotForBatchesError
from autograd.core.dispatch import Operation
from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call

__all__ = ["loop", "refused"]

_warned: set[Operation] = set()


def loop(call: Call) -> Any:
    """The operation for one sample after the other.

    Warns the first time that a row is run so.
    """
    import generated.functions as ops

    if call.op not in _warned:
        _warned.add(call.op)
        warnings.warn(
            f"There is a performance drop because {call.op.name} has no batching rule: vmap runs "
            "it for one sample after the other.",
            UserWarning,
            stacklevel=2,
        )
    results = [call.op.call(_sample(call, k)) for k in range(call.size)]
    if not results:
        raise RuntimeError(
            f"vmap: {call.op.name} has no batching rule, so it cannot be run for a batch of size 0"
        )
    first = results[0]
    if isinstance(first, Tensor):
        return ops.stack(results)
    stacked = [ops.stack(list(each)) for each in zip(*results, strict=True)]
    return type(first)(stacked)


def _sample(call: Call, k: int) -> list[Any]:
    args = list(call.args)
    for i, many in call.many.items():
        if isinstance(many, list):
            args[i] = [x[k] if m else x for x, m in zip(args[i], many, strict=True)]
        elif many:
            args[i] = args[i][k]
    return args


def refused(call: Call) -> NoReturn:
    """Raises RuntimeError: the result depends on the values in its shape, or in Python."""
    raise NotForBatchesError(
        f"vmap: {call.op.name} gives results whose shape or Python value depends on the data, "
        "which differs from sample to sample: that is not supported. Use operations of a fixed "
        "shape instead (`where` for a choice), or call it outside of vmap."
    )
