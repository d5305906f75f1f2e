"""Rows that work along dimensions, which are one further on behind the batch."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from typing import Any

from autograd.axes import check_axis
from autograd.batching.call import Call, names_of
from autograd.tensor import Tensor

__all__ = ["along", "beyond", "each_of"]

_DIMS = frozenset(
    {"dim", "dims", "dim0", "dim1", "dim2", "dimension", "start_dim", "end_dim", "source"}
    | {"destination"}
)
_SIZES = frozenset({"size", "shape", "input_sizes"})
# Rows whose dimensions are not those of their first argument: it has so many less.
_FEWER = {"unsqueeze": 1, "diag_embed": 1, "_diagonal_backward": 1, "_unfold_backward": -1}
# Rows that take one dimension only, and with none work on the elements in one row.
_IN_ONE_ROW = frozenset({"aminmax", "argmax", "argmin"})
# Rows that make more of a sample without dimensions than a number.
_NO_NUMBERS = frozenset({"flatten", "unsqueeze", "diag_embed"})


def along(call: Call) -> Any:
    """The operation on arguments that all have a value per sample, with its dimensions moved.

    A dimension that is left out means all: those of a sample. A sample without dimensions is taken
    as one of length 1, as PyTorch does.
    """
    names = names_of(call.op)
    call.spread(*call.op.tensors)
    rank = max([call.rank(i) for i in call.given()])
    numbers = rank == 0 and not _DIMS.isdisjoint(names) and call.op.name not in _NO_NUMBERS
    for i in call.given():
        call.widen(i, rank + numbers)
    rank += numbers
    row = rank != 1 and call.op.name in _IN_ONE_ROW and call.args[names.index("dim")] is None
    if row:
        shape = call.args[0].shape
        call.args[0] = call.args[0].reshape((shape[0], math.prod(shape[1:])))
        rank = 1
    for i, name in enumerate(names):
        if name in _SIZES and isinstance(call.args[i], Sequence):
            call.args[i] = (call.size, *call.args[i])
        elif name in _DIMS and not call.many.get(i):
            call.args[i] = beyond(call.args[i], rank, rank + _FEWER.get(call.op.name, 0))
            if call.args[i] is None:
                single = call.op.name in _IN_ONE_ROW
                call.args[i] = 1 if single else tuple(range(1, rank + 1))
    result = call.run()
    if numbers:
        return each_of(result, lambda y: y.reshape((call.size,)))
    if row and call.args[names.index("keepdim")]:
        return each_of(result, lambda y: y.reshape((call.size,) + (1,) * (len(shape) - 1)))
    return result


def beyond(dim: Any, rank: int, count: int | None = None) -> Any:
    """Dimensions of a sample as those of the batch: of none all of the `rank`; of None, None.

    count: how many there are to choose from, by default `rank`. Raises IndexError for others.
    """
    if dim is None:
        return None
    n = rank if count is None else count
    if isinstance(dim, Iterable) and not isinstance(dim, Tensor):
        dims = tuple(check_axis(each, n) + 1 for each in dim)
        return dims or tuple(range(1, rank + 1))
    return check_axis(dim, n) + 1


def each_of(result: Any, change: Callable[[Tensor], Tensor]) -> Any:
    """`change` of a result; of several, each."""
    if isinstance(result, Tensor):
        return change(result)
    return type(result)([change(each) for each in result])
