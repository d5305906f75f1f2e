"""Rules of rows that say a shape, or look past the elements they are given."""

from __future__ import annotations

from collections.abc import Sequence

from autograd.sparsity.calls import Call, everything, over
from autograd.sparsity.sets import Ids

__all__ = ["strided", "summed_to"]


def strided(call: Call) -> Sequence[Ids]:
    """It looks at memory, where the elements' sets are not."""
    return everything(call)


def summed_to(call: Call) -> Sequence[Ids]:
    """Summed over the dimensions in which the shape of the result has 1, or which it lacks."""
    (x,) = call.sources()
    lead = x.ndim - len(call.shape)
    kept = [i for i, size in enumerate(call.shape, lead) if size != 1]
    axes = [i for i in range(x.ndim) if i not in kept]
    return [over(call.sets, x.ids, axes).reshape(call.shape)]
