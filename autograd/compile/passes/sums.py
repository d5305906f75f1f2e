"""Sums of many terms: of pieces put side by side, and of products, which are one product.

The gradient of an array that was cut is a sum of arrays that are zero outside of one of the slices;
where these are the whole, they are joined. The gradient of a matrix that was used many times is a
sum of products ``A.T @ B``; it is that of all ``A`` and all ``B``, one below the other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import Builder, pattern, rewrite
from autograd.compile.ir.targets import Join, Placed, Product, Transpose, Ufunc

_ADD = Ufunc("add")
_GRADIENT = pattern("Product(Transpose(x), y)")


def merge_sums(graph: Graph) -> None:
    """Joins what can be joined of the terms of every sum."""
    uses = graph.uses()
    inner = {
        x
        for step in graph.steps
        if step.target == _ADD
        for x in step.inputs
        if uses[x] == 1 and x.shape == step.output.shape
    }

    def merged(step: Step, builder: Builder) -> Value | None:
        if step.target != _ADD or step.output in inner:
            return None
        terms = _terms(step, inner)
        found = _merge_slices(_merge_products(terms, builder), builder)
        if len(found) == len(terms):
            return None
        total = found[0]
        for term in found[1:]:
            total = builder.ufunc("add", total, term)
        return total

    rewrite(graph, merged)


def _terms(step: Step, inner: set[Value]) -> list[Any]:
    """What a sum adds up, in the order in which it does; `inner` are the sums that nothing else
    reads."""
    terms = []
    todo = list(step.args[::-1])
    while todo:
        term = todo.pop()
        if isinstance(term, Value) and term in inner and term.step and term.step.target == _ADD:
            todo += term.step.args[::-1]
        else:
            terms.append(term)
    return terms


def _merge_products(terms: list[Any], builder: Builder) -> list[Any]:
    """Terms of which the products ``A.T @ B`` of the same shape are one, where reading `A` and `B`
    once more takes less time than adding the product to another one."""
    groups: dict[Any, list[tuple[Value, Value, Value]]] = {}
    for term in terms:
        found = next(_GRADIENT(term, {}), None)
        if found is None or len(term.shape) != 2:
            continue
        a, b = found["x"], found["y"]
        if a.size + b.size <= term.size:
            groups.setdefault((term.shape, term.dtype), []).append((a, b, term))
    for (shape, dtype), products in groups.items():
        if len(products) == 1:
            continue
        lefts, rights, gone = zip(*products, strict=True)
        left, right = _concatenate(lefts, 0, builder), _concatenate(rights, 0, builder)
        transposed = builder.add(Transpose(), [left], left.shape[::-1], dtype)
        total = builder.add(Product(), [transposed, right], shape, dtype)
        terms = _replace(terms, gone, total)
    return terms


def _merge_slices(terms: list[Any], builder: Builder) -> list[Any]:
    """Terms of which those that are zero outside of slices side by side are one."""
    groups: dict[Any, list[tuple[int, int, Value]]] = {}
    for term in terms:
        place = _place(term)
        if place is not None:
            axis, start, stop = place
            groups.setdefault((axis, term.shape, term.dtype), []).append((start, stop, term))
    for (axis, shape, _), places in groups.items():
        places.sort(key=lambda place: place[:2])
        starts, stops = [place[0] for place in places], [place[1] for place in places]
        if [0, *stops] != [*starts, shape[axis]] or len(places) == 1:
            continue
        parts = []
        for start, stop, term in places:
            part = term.step.args[0]  # type: ignore[union-attr]
            parts.append(builder.reshape(part, (*shape[:axis], stop - start, *shape[axis + 1 :])))
        total = _concatenate(parts, axis, builder)
        terms = _replace(terms, [term for _, _, term in places], total)
    return terms


def _place(term: Any) -> tuple[int, int, int] | None:
    """(axis, start, stop) of the slice outside of which a term is zero."""
    step = term.step if isinstance(term, Value) else None
    if step is None or not isinstance(step.target, Placed):
        return None
    index = step.args[1]
    found = None
    for axis, part in enumerate(index if isinstance(index, tuple) else (index,)):
        n = term.shape[axis] if axis < len(term.shape) else 0
        if part.__class__ is int:
            start, stop, stride = part % n if n else 0, (part % n if n else 0) + 1, 1
        elif part.__class__ is slice:
            start, stop, stride = part.indices(n)
        else:
            return None
        if stride != 1 or (found is not None and (start, stop) != (0, n)):
            return None
        if (start, stop) != (0, n) or part.__class__ is int:
            found = (axis, start, stop)
    return found


def _concatenate(parts: Sequence[Value], axis: int, builder: Builder) -> Value:
    first = parts[0].shape
    length = sum(part.shape[axis] for part in parts)
    shape = (*first[:axis], length, *first[axis + 1 :])
    return builder.add(Join(axis), [list(parts)], shape, parts[0].dtype)


def _replace(terms: list[Any], gone: Sequence[Value], found: Value) -> list[Any]:
    """`terms` with `found` in the place of the first of those that are `gone`."""
    first = next(i for i, term in enumerate(terms) if term in gone)
    kept = [term for term in terms if term not in gone]
    return [*kept[:first], found, *kept[first:]]
