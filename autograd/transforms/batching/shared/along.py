"""Rows that work along dimensions, which are one further on behind the batch."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from inspect import signature
from typing import Any

from autograd.array.axes import check_axis
from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call, names_of

__all__ = ["along", "in_one_row", "kept_dimension", "rolled", "with_new_dimension"]

DIMS = frozenset(
    {"dim", "dims", "dim0", "dim1", "dim2", "dimension", "start_dim", "end_dim", "source"}
    | {"destination"}
)
"""Names of arguments that name dimensions."""
WINDOWS = frozenset({"kernel_size", "output_size"})
"""Names of arguments that tell windows, which slide over the last dimensions."""
_SIZES = frozenset({"size", "shape", "input_sizes"})


def along(call: Call) -> Any:
    """The samples are one more dimension in front; the dimensions that arguments name move by one.

    A dimension that is left out means all: those of a sample. A sample without dimensions is taken
    as one of length 1, as PyTorch does. Of a row that is given `input_sizes`, the dimensions are
    counted in these.
    """
    return _along(call)


def with_new_dimension(call: Call) -> Any:
    """As `along`, where dimensions are counted in the result, which has one more."""
    return _along(call, more=1, numbers=False)


def kept_dimension(call: Call) -> Any:
    """As `along`, where of a number the result has a dimension."""
    rank = call.rank(0)
    result = _along(call, keep=True)
    return result if rank else each_of(result, lambda y: y.reshape((call.size, -1)))


def in_one_row(call: Call) -> Any:
    """As `along`, of a row that takes one dimension only, and without one works on all elements as
    if they stood in one row."""
    dim = call.place("dim")
    if call.args[dim] is not None or call.rank(0) < 2:
        call.args[dim] = 0 if call.args[dim] is None else call.args[dim]
        return _along(call)
    shape = call.args[0].shape
    call.args[0] = call.args[0].reshape((shape[0], math.prod(shape[1:])))
    call.args[dim] = 0
    result = _along(call)
    if not call.args[call.place("keepdim")]:
        return result
    return each_of(result, lambda y: y.reshape((call.size,) + (1,) * (len(shape) - 1)))


def rolled(call: Call) -> Any:
    """As `along`; without dimensions the elements of each sample are rolled in one row."""
    dims = call.place("dims")
    given = call.args[dims]
    if isinstance(given, int) or tuple(given):
        return _along(call)
    x = call.args[0]
    call.args[0] = x.reshape((call.size, math.prod(x.shape[1:])))
    call.args[dims] = (1,)
    return call.run().reshape(x.shape)


def _along(call: Call, more: int = 0, numbers: bool = True, keep: bool = False) -> Any:
    """more: so many dimensions more are counted. numbers: of a sample without dimensions is made
    one of length 1; keep: and so is the result."""
    names = names_of(call.op)
    call.spread(*call.op.tensors)
    rank = max([call.rank(i) for i in call.given()])
    named = [i for i, name in enumerate(names) if name in DIMS and i not in call.many]
    single = rank == 0 and numbers and bool(named)
    sizes: Sequence[int] | None = None
    if "input_sizes" in names:
        sizes = call.args[names.index("input_sizes")]
    if single:
        rank = 1
    for i in call.given():
        call.widen(i, rank)
    if sizes is not None:
        count = len(sizes)
        if not sizes:  # a number, which is put together from what has a dimension more
            single, count = True, 1
            for i in call.given():
                call.args[i] = call.args[i].unsqueeze(1)
            sizes = (1,)
    else:
        count = rank + more
    for i, name in enumerate(names):
        if name in _SIZES and isinstance(call.args[i], Sequence):
            call.args[i] = (call.size, *(call.args[i] if sizes is None else sizes))
        elif i in named:
            call.args[i] = _moved(call, name, call.args[i], rank, count)
    result = call.run()
    if single and not keep:
        return each_of(result, lambda y: y.reshape((call.size,)))
    return result


def _moved(call: Call, name: str, dims: Any, rank: int, count: int) -> Any:
    """Dimensions of a sample as those of the batch; where they are left out, those that are meant:
    all, or as many as there are sizes `s`. No dimensions, where some must be given, are none."""
    if dims is None:
        given = call.place("s")
        sizes = None if given < 0 else call.args[given]
        last = rank if sizes is None else len(sizes) if isinstance(sizes, Sequence) else 1
        return tuple(range(rank + 1 - last, rank + 1))
    if isinstance(dims, Iterable) and not isinstance(dims, Tensor):
        chosen = tuple(check_axis(each, count) + 1 for each in dims)
        return chosen or (tuple(range(1, rank + 1)) if _may_be_left_out(call, name) else ())
    return check_axis(dims, count) + 1


def _may_be_left_out(call: Call, name: str) -> bool:
    parameter = signature(call.op.function).parameters[name]
    return parameter.default is not parameter.empty


def each_of(result: Any, change: Callable[[Tensor], Tensor]) -> Any:
    """`change` of a result; of several, each."""
    if isinstance(result, Tensor):
        return change(result)
    return type(result)([change(each) for each in result])
