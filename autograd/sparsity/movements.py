"""Where a linear operation takes elements, seen by running it on numbers that tell them apart.

An operation that only moves elements, and perhaps scales them, gives each number in another place;
one that adds elements up has a transpose that does, by which its row is differentiated. Both are
held to it: numbers drawn independently must have gone the same way. A complex element is two
numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

import numpy as np

from autograd.base.grad_mode import enable_grad, no_grad
from autograd.base.kinds import Kind
from autograd.core.engine import grad
from autograd.core.tensor import Tensor, from_array
from autograd.sparsity.calls import Call, Place
from autograd.sparsity.sets import EMPTY, Ids

Numbers = np.ndarray[Any, np.dtype[np.float64]]
Map = Callable[[Numbers], Sequence[Numbers]]
"""A linear map of n numbers, to which constants may be added."""
Origins = Sequence[np.ndarray[Any, np.dtype[np.int64]]] | None
"""For each number of each result from which of the n it is, counted from 1; 0: from none. None: not
all of them are from one at most."""
_Search = Callable[[Map, int], Origins]

_TOGETHER = frozenset({Kind.LINEAR, Kind.VIEW, Kind.SCATTER, Kind.WINDOW})
"""Kinds whose rows are linear in all arguments together, if they are linear."""
_MANY = 8
"""Arguments that are looked at one by one."""
_PRECISION = 1e-11


def moved_or_added(call: Call) -> Sequence[Ids] | None:
    """The ids of what a call moves or adds up; None if it does something else."""
    return _followed(call, _moves)


def scaled(call: Call) -> Sequence[Ids] | None:
    """The same of a call that also scales the elements."""
    return _followed(call, _scales)


def _followed(call: Call, search: _Search) -> Sequence[Ids] | None:
    places = call.places()
    together = call.op.kind in _TOGETHER
    if together or len(places) == 1:
        found = _forward(call, places, search) or _transposed(call, places, search)
        if found or len(places) == 1:
            return found
    if len(places) > _MANY:
        return None
    parts = []
    for place in places:
        part = _forward(call, [place], search) or _transposed(call, [place], search)
        if part is None:
            return None
        parts.append(part)
    return [reduce(call.sets.pairwise, each) for each in zip(*parts, strict=True)]


# ---- the operation as a map of numbers -----------------------------------------------------------


def _count(x: Any) -> int:
    return x.numel() * (2 if x.dtype.kind == "c" else 1)


def _filled(like: Tensor, numbers: Numbers) -> Tensor:
    """A Tensor of the shape of `like`, of these numbers."""
    array = np.ascontiguousarray(numbers)
    if like.dtype.kind == "c":
        array = array.view(np.complex128)
    return from_array(array.reshape(like.shape))


def _numbers(y: Tensor) -> Numbers:
    array = np.ascontiguousarray(y._data).reshape(-1)
    if array.dtype.kind == "c":
        return array.astype(np.complex128).view(np.float64)
    return array.astype(np.float64)


def _with(call: Call, places: Sequence[Place], tensors: Sequence[Tensor]) -> Any:
    """What the call gives with `tensors` at these places."""
    args = list(call.plain)
    if call.op.kind not in _TOGETHER:  # linear in each: zeros of the others are accidents
        random = np.random.default_rng(1)
        for i in call.op.edges:
            if isinstance(args[i], Tensor):
                args[i] = _filled(args[i], random.uniform(1, 2, _count(args[i])))
    for (i, k), x in zip(places, tensors, strict=True):
        if k is None:
            args[i] = x
        else:
            args[i] = [*args[i][:k], x, *args[i][k + 1 :]]
    result = call.op.call(args)
    return list(result) if isinstance(result, (list, tuple)) else [result]


def _parts(call: Call, places: Sequence[Place], numbers: Numbers) -> list[Tensor]:
    given = [call.at(place) for place in places]
    ends = np.cumsum([_count(x) for x in given])[:-1]
    return [_filled(x, part) for x, part in zip(given, np.split(numbers, ends), strict=True)]


def _forward(call: Call, places: Sequence[Place], search: _Search) -> Sequence[Ids] | None:
    given = [call.at(place) for place in places]

    def run(numbers: Numbers) -> Sequence[Numbers]:
        with no_grad():
            outputs = _with(call, places, _parts(call, places, numbers))
        return [_numbers(y) for y in outputs if y.dtype.kind in "fc"]

    owners = [np.repeat(x.ids.reshape(-1), 1 + (x.dtype.kind == "c")) for x in given]
    found = search(run, sum(map(_count, given)))
    if found is None:
        return None
    known = np.concatenate([np.full(1, EMPTY), *owners])
    origins = iter(found)
    ids: list[Ids] = []
    for y in call.outputs:
        if y.dtype.kind not in "fc":
            ids.append(np.zeros(y.shape, np.int64))
            continue
        own = known[next(origins)]
        if y.dtype.kind == "c":
            own = call.sets.pairwise(own[::2], own[1::2])
        if own.size != y.numel():
            return None
        ids.append(own.reshape(y.shape))
    return ids


def _transposed(call: Call, places: Sequence[Place], search: _Search) -> Sequence[Ids] | None:
    """From the output to which each element goes."""
    if len(call.outputs) != 1 or len(places) != 1:
        return None
    x, y = call.at(places[0]), call.outputs[0]
    goes = [_goes(call, places, search, np.full(_count(x), at)) for at in (1.0, 1e3, -1e3)]
    to = goes[0]
    if to is None or any(each is None or not np.array_equal(each, to) for each in goes):
        return None  # the last, too, of a choice by size
    if y.dtype.kind == "c":
        to = (to + 1) // 2
    owners = np.repeat(x.ids.reshape(-1), 1 + (x.dtype.kind == "c"))
    kept = to > 0
    ids = call.sets.unions(to[kept] - 1, owners[kept], y.numel())
    return [ids.reshape(y.shape)]


def _goes(call: Call, places: Sequence[Place], search: _Search, numbers: Numbers) -> Any:
    """The number of the output to which each of one argument goes, by the gradient at a point."""
    leaf = _filled(call.at(places[0]), numbers)
    leaf.requires_grad = True
    with enable_grad():
        (result,) = _with(call, places, [leaf])
        if not result.requires_grad or result.shape != call.outputs[0].shape:
            return None

    def run(numbers: Numbers) -> Sequence[Numbers]:
        (found,) = grad([result], [leaf], [_filled(result, numbers)], retain_graph=True)
        return [_numbers(found)]

    found = search(run, _count(result))
    return None if found is None else found[0]


# ---- which number is which -----------------------------------------------------------------------


def _same(a: Numbers, b: Numbers) -> np.ndarray:
    return (a == b) | (np.isnan(a) & np.isnan(b))


def _run(function: Map, *labels: Numbers) -> list[Sequence[Numbers]] | None:
    """The results for each array of labels; None where the operation takes no such numbers."""
    try:
        found = [function(each) for each in labels]
    except (NotImplementedError, RuntimeError, TypeError, ValueError, IndexError):
        return None
    alike = all([y.size for y in each] == [y.size for y in found[0]] for each in found)
    return found if alike else None


def _moves(function: Map, n: int) -> Origins:
    """Of a map that moves numbers as they are."""
    counted = np.arange(1.0, n + 1)
    codes = np.random.default_rng(0).integers(1 << 40, 1 << 50, n).astype(np.float64)
    runs = _run(function, counted, codes, -codes)
    if runs is None:
        return None
    known = np.concatenate([np.zeros(1), codes])
    found = []
    for first, second, negative in zip(*runs, strict=True):
        constant = _same(first, second) & _same(second, negative)
        inside = (first >= 1) & (first <= n) & ~constant
        origins = np.where(inside, first, 0).astype(np.int64)
        moved = (known[origins] == second) & (-second == negative) & (origins == first)
        if not (constant | moved).all():
            return None
        found.append(origins)
    return found


def _scales(function: Map, n: int) -> Origins:
    """Of a map that multiplies them, each by a number of its own."""
    random = np.random.default_rng(0)
    base = random.uniform(1, 2, n)
    ratios, others = (1 + (random.permutation(n) + 0.5) / max(n, 1) for _ in range(2))
    numbers = np.argsort(ratios, kind="stable")
    runs = _run(function, np.zeros(n), base, base * ratios, base * others, -base)
    if runs is None or not n:
        return None
    found = []
    for zero, one, first, second, negative in zip(*runs, strict=True):
        constant = _same(zero, one) & _same(zero, first) & _same(zero, second)
        one, first, second, negative = (y - zero for y in (one, first, second, negative))
        with np.errstate(all="ignore"):
            at = np.rint((first / one - 1) * n - 0.5)
            inside = (at >= 0) & (at < n) & ~constant
            origins = np.where(inside, numbers[np.where(inside, at, 0).astype(np.int64)] + 1, 0)
            known = [np.concatenate([np.zeros(1), each])[origins] for each in (ratios, others)]
            fits = [
                np.abs(y - r * one) <= _PRECISION * np.abs(y)
                for y, r in zip((first, second, -negative), (*known, 1.0), strict=True)
            ]
        if not (constant | (inside & fits[0] & fits[1] & fits[2])).all():
            return None
        found.append(origins)
    return found
