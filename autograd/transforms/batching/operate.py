"""Operations, writes and assignments on batched tensors.

Dual batched tensors are batches of dual tensors: whatever the order in which the transforms were
entered, the batch is outside and the dual tensors are inside. So what comes from a row's formulas,
which read values freely, sees plain tensors, and writes into batched tensors write into dual ones.
Only a tangent may be batched where its primal is not, as those of `jacfwd` are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NoReturn

import numpy as np

from autograd.base.escapes import NotForBatchesError
from autograd.base.grad_mode import no_grad
from autograd.base.kinds import ELEMENTWISE, Kind
from autograd.core.aliases import live_views, replay, view_of
from autograd.core.captures import is_own_since
from autograd.core.dispatch import NUMBERS, SHORTCUTS, Operation
from autograd.core.protocol import TensorSubclass, innermost
from autograd.core.tensor import Tensor, from_array
from autograd.transforms.batching.call import Call
from autograd.transforms.batching.levels import batch_at, open_batches
from autograd.transforms.batching.rules import rule_of
from autograd.transforms.batching.shared.indexing import split_subscript
from autograd.transforms.batching.shared.shifted_dims import elementwise
from autograd.transforms.batching.tensor import BatchedTensor, lifted, split, split_within, value_of
from autograd.transforms.forward_ad import DualTensor, unpack_dual
from autograd.views.rebase import shallow_copy


def operate(op: Operation, args: Sequence[Any], level: int) -> Any:
    """`op` on arguments some of which are batched at `level`."""
    if op.kind not in ELEMENTWISE:
        _check_ranks(op, args, level)
    if callable(op.batched):
        return op.batched(*args)
    if args[0].__class__ is not BatchedTensor:  # else that was the shortcut
        result = _aligned(op, args)
        if result is not NotImplemented:
            return result
    return batched(rule_of(op)(Call(op, args, level)), level)


_accepted: set[tuple[Any, ...]] = set()


def _check_ranks(op: Operation, args: Sequence[Any], level: int) -> None:
    """Raises what `op` does for samples of a rank that it does not take, though it takes those of
    the whole batch: the first sample tells, once for all calls with these ranks."""
    tensors = [*[args[i] for i in op.tensors], *[x for i in op.lists for x in args[i]]]
    key = (op, *[x._data.ndim if isinstance(x, Tensor) else -1 for x in tensors])
    if key in _accepted:
        return
    if all(x is None or _has_sample(x) for x in tensors):
        first = [_first(x, level) for x in args]
        with no_grad():
            op.call(first)
        _accepted.add(key)


def _has_sample(x: Any) -> bool:
    """Whether there are numbers of a first sample; there are none while a function is traced."""
    plain = innermost(x)
    return plain.__class__ is Tensor and 0 not in plain.shape


def _first(x: Any, level: int) -> Any:
    """The first sample of an argument."""
    if x.__class__ is list or x.__class__ is tuple:
        return x.__class__([_first(each, level) for each in x])
    value, many = split(x, level)
    return value[0] if many else x


def _aligned(op: Operation, args: Sequence[Any]) -> Any:
    """A pointwise operation of one or two arguments, one of them a sample, that need not be brought
    to one rank; NotImplemented for any other."""
    if op.kind != Kind.POINTWISE or rule_of(op) is not elementwise:
        return NotImplemented
    if op.tensors == (0, 1):
        pair = _pair(args[0], args[1])
        if pair is None:
            return NotImplemented
        one, other, level = pair
        result = op.call((one, other, *args[2:]))
    elif op.tensors == (0,) and args[0].__class__ is BatchedTensor:
        value, level = args[0]._state
        result = op.call((value, *args[1:]))
    else:
        return NotImplemented
    return BatchedTensor.of(result, level) if isinstance(result, Tensor) else batched(result, level)


def _pair(one: Any, other: Any) -> tuple[Any, Any, int] | None:
    """Two arguments, at least one of them a sample, as the values of all samples, and the number of
    the batch; None if that is not all there is to it."""
    if one.__class__ is BatchedTensor:
        value, level = one._state
        if other.__class__ is BatchedTensor:
            second, its = other._state
            return (value, second, level) if its == level and second.ndim == value.ndim else None
        if _joins(other, value):
            return value, other, level
    elif other.__class__ is BatchedTensor:
        value, level = other._state
        if _joins(one, value):
            return one, value, level
    return None


def _joins(x: Any, value: Tensor) -> bool:
    """Whether `x` is one for all samples and broadcasts to `value` as it does to each of them."""
    if x.__class__ is Tensor:
        rank = value.ndim
        return x._data.ndim < rank and (rank > 1 or x.dtype == value.dtype)
    return x.__class__ in NUMBERS


SHORTCUTS[BatchedTensor] = _aligned


def batched(result: Any, level: int) -> Any:
    """The values of all samples as one sample; of several outputs each."""
    if result.__class__ is tuple or result.__class__ is list:
        return type(result)([batched(each, level) for each in result])
    if isinstance(result, tuple):
        return type(result)([batched(each, level) for each in result])
    return BatchedTensor.of(result, level) if isinstance(result, Tensor) else result


def store_batched(target: Tensor, result: Tensor, level: int) -> None:
    """Writes `result` into the memory of `target`; one of them is batched at `level`.

    Where a transform within the batch differentiates, its variables have a value per sample though
    they are given one for all: what its function makes gets such, too, when it is written.
    """
    _make_own(target, level)
    split(target, level)[0].copy_(split(result, level)[0])


def _make_own(target: Tensor, level: int) -> None:
    """Gives `target`, what it is a view of, and all other views of this values of their own in each
    sample, unless they have. Raises RuntimeError where no transform within the batch made it."""
    if split(target, level)[1]:
        return
    seen, batch = view_of(target), batch_at(level, 0)
    base: Tensor = target if seen is None else seen.root
    if not is_own_since(base, batch.stamp):
        refuse_store("inplace arithmetic")
    views = list(live_views(base))
    own = BatchedTensor.of(value_of(shallow_copy(base), batch).clone(), batch.level)
    for tensor in (base, *views):
        if tensor is not base:
            record: Any = view_of(tensor)
            own = replay(record.parent, [record.step])
        tensor.__class__, tensor._state = own.__class__, own._state


def refuse_store(what: str) -> NoReturn:
    """Raises RuntimeError: one tensor would have to hold the values of all samples."""
    raise NotForBatchesError(
        f"vmap: {what}(self, *extra_args) is not possible because there exists a Tensor `other` in "
        "extra_args that has more elements than `self`. This happened due to `other` being vmapped "
        "over but `self` not being vmapped over in a vmap. Please try to use out-of-place "
        f"operators instead of {what}."
    )


def assign_batched(target: Tensor, index: Any, value: Any, level: int) -> None:
    """``target[index] = value`` where one of them, or `index`, is batched at `level`."""
    if not isinstance(value, Tensor):
        array = np.asarray(value, target.dtype)
        if array is not value:
            array.flags.writeable = False  # a constant of whoever traces this
        value = from_array(array)
    _make_own(target, level)
    value = value.to(target.dtype)
    part = target[index]
    if _memory(part) is _memory(target):
        while value.ndim > part.ndim and value.shape[0] == 1:
            value = value[0]
        store_batched(part, value.expand(part.shape), level)
    else:
        basic, places = split_subscript(index, target.ndim, level)
        part = target[basic]
        store_batched(part, part.index_put(places, value), level)


def _memory(x: Tensor) -> Tensor:
    """The tensor that `x` is a view of, or `x` itself, below all that wraps it."""
    x = innermost(x)
    return x if x._base is None else x._base


# ---- dual numbers --------------------------------------------------------------------------------


def make_batched_dual(primal: Tensor, tangent: Tensor, level: int) -> Tensor | None:
    """A batched dual tensor, where the primal is batched, or the tangent within the scope of the
    dual numbers; else None."""
    if isinstance(primal, BatchedTensor):
        # Of a tangent alone the batch is outside, too.
        batch = max(highest_batch(primal), highest_batch(tangent))
    elif isinstance(tangent, BatchedTensor) and tangent.level > level:
        batch = tangent.level
    else:
        return None
    value, many = split_within(primal, batch)
    slope, own = split_within(tangent, batch)
    if not own:
        slope = slope.expand(value.shape)
    elif not many:
        value = value.expand(slope.shape)
    return BatchedTensor.of(DualTensor.of(value, slope, level), batch)


def lift_as(x: Tensor, other: Tensor) -> Tensor:
    """`x`, which is for all samples, with a value of its own in each where `other` has one."""
    if x.__class__ is not Tensor or other.__class__ is not BatchedTensor:
        return x
    return lifted(x, [each for each in open_batches() if split_within(other, each.level)[1]])


def highest_batch(x: Any) -> int:
    """The highest level at which a tensor, or a part of it, is batched; 0 if none is."""
    if not isinstance(x, TensorSubclass):
        return 0
    own: int = x.level if isinstance(x, BatchedTensor) else 0
    return max([own, *map(highest_batch, x.parts())])


def split_batched_dual(x: Tensor, level: int) -> tuple[Tensor, Tensor | None]:
    """The primal and the tangent of a batched dual tensor; of another tensor itself and None."""
    if not isinstance(x, BatchedTensor):
        return x, None
    value, batch = x._state
    primal, tangent = unpack_dual(value, level=level)
    if tangent is None:
        return x, None
    return BatchedTensor.of(primal, batch), BatchedTensor.of(tangent, batch)


def batch_of(op: Operation, primals: Sequence[Any]) -> int:
    """The highest level at which one of the primals is batched; 0 if none is."""
    level = 0
    for i in (*op.tensors, *op.lists):
        for x in primals[i] if i in op.lists else (primals[i],):
            if x.__class__ is BatchedTensor and x.level > level:
                level = x.level
    return level


def operate_on_batched_duals(op: Operation, args: Sequence[Any], level: int, batch: int) -> Any:
    """`op` on arguments that are dual at `level`, with primals batched at level `batch`."""
    given = list(args)
    for i in op.tensors:
        given[i] = batch_outside(args[i], level, batch)
    for i in op.lists:
        given[i] = [batch_outside(x, level, batch) for x in args[i]]
    return operate(op, given, batch)


def batch_outside(x: Any, level: int, batch: int) -> Any:
    """A dual tensor with a batched tangent as a batched dual tensor."""
    if not isinstance(x, DualTensor) or x.level != level:
        return x
    value, many = split_within(x, batch)
    return BatchedTensor.of(value, batch) if many else x
