"""Rows that kinds share: element by element, along dimensions, of matrices, of lists, and without a
rule."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from inspect import signature
from typing import Any, NoReturn

from autograd.array.axes import check_axis
from autograd.base.callers import warn_caller
from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import MODE
from autograd.base.ops import ops
from autograd.core.dispatch import Operation
from autograd.core.promotion import promoted
from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call, names_of

__all__ = [
    "along", "elementwise", "in_one_row", "joined", "kept_dimension", "leading", "loop", "refused",
    "rolled", "shape_only", "spread", "stacked", "with_new_dimension",
]  # fmt: skip


def elementwise(call: Call) -> Any:
    """The operation on arguments whose samples have one rank, so that they broadcast as a sample
    does and the batch stays in front."""
    positions = list(call.given())
    if len(positions) > 1:
        ranks = [call.rank(i) for i in positions]
        rank = max(ranks)
        if MODE.settle is not None and 0 in ranks:
            _promote_numbers(call, positions, ranks)
        for i in positions:
            call.widen(i, rank)
    return call.run()


def _promote_numbers(call: Call, positions: Sequence[int], ranks: Sequence[int]) -> None:
    """Gives samples without dimensions the dtype that they have beside those of others, by
    PyTorch's rules, by which such tensors do not widen those that have some."""
    found = [call.args[i].dtype for i in positions]
    wanted = promoted([(dtype, int(n > 0)) for dtype, n in zip(found, ranks, strict=True)])
    for i, dtype in zip(positions, found, strict=True):
        if call.many[i] and not call.rank(i) and dtype != wanted and dtype.kind == wanted.kind:
            call.args[i] = call.args[i].to(wanted)


def shape_only(call: Call) -> Any:
    """The operation itself: of its argument only the shape and dtype matter."""
    return call.run()


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


def rows_merged(call: Call) -> Any:
    """The operation on the last dimensions, whatever is in front of them, as rows."""
    shape = call.args[0].shape
    call.args[0] = call.args[0].reshape((math.prod(shape[:-1]), shape[-1]))
    return call.run().reshape((*shape[:-1], -1))


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
        parameter = signature(call.op.function).parameters[name]
        may_be_left_out = parameter.default is not parameter.empty
        return chosen or (tuple(range(1, rank + 1)) if may_be_left_out else ())
    return check_axis(dims, count) + 1


def each_of(result: Any, change: Callable[[Tensor], Tensor]) -> Any:
    """`change` of a result; of several, each."""
    if isinstance(result, Tensor):
        return change(result)
    return type(result)([change(each) for each in result])


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


def joined(call: Call) -> Any:
    """All items with a value per sample, joined one dimension further on."""
    call.spread_list(0)
    tensors, dim = call.args
    rank = max([x.ndim for x in tensors]) - 1
    # What is empty and has one dimension joins anything, as it did before there were dimensions.
    kept = [x for x in tensors if x.ndim == rank + 1 or x.shape[1:] != (0,)]
    return call.op.call((kept, check_axis(dim, rank) + 1))


def stacked(call: Call) -> Any:
    """All items with a value per sample, on a new dimension behind the batch."""
    call.spread_list(0)
    tensors, dim = call.args
    return call.op.call((tensors, check_axis(dim, tensors[0].ndim) + 1))


_warned: set[Operation] = set()


def loop(call: Call) -> Any:
    """The operation for one sample after the other.

    Warns the first time that a row is run so.
    """
    if call.op not in _warned:
        _warned.add(call.op)
        warn_caller(
            f"There is a performance drop because {call.op.name} has no batching rule: vmap runs "
            "it for one sample after the other."
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
        "vmap: We do not support batching operators that can output dynamic shape. "
        f"{call.op.name} gives results whose shape or Python value depends on the data, which "
        "differs from sample to sample: use operations of a fixed shape instead (`where` for a "
        "choice), or call it outside of vmap."
    )
