"""Steps that only move elements, as index maps of the loops that read what they give.

Slices, transposes, repeated elements, padding (slices put among zeros) and arrays side by side are
followed back to the arrays whose elements they are. A group then reads these, and the steps that
nobody else needs are gone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.compile.ir.graph import Graph, Step, Value, constant
from autograd.compile.ir.targets import (
    Broadcast,
    Join,
    Mapped,
    Padded,
    Part,
    Piece,
    Place,
    Placed,
    Reshape,
    Transpose,
)
from autograd.compile.schedule.fuse import Group, steps_of

_MOST = 4
"""Pieces of an array, at most: a loop looks at all of them for each element. And rows of one that
kernels of their own read."""

Shape = tuple[int, ...]
Range = tuple[int, int]
Source = list[tuple[Value, Piece]]
"""The arrays of which a value has pieces."""


def sources(graph: Graph) -> dict[Value, Source]:
    """For values whose elements are those of other arrays: of which ones, and where. Not for the
    rows that an unrolled loop reads one after the other: as views they have one kernel together."""
    found: dict[Value, Source] = {}
    rows = Counter(step.args[0] for step in graph.steps if _is_row(step))
    for step in graph.steps:
        if len(step.outputs) != 1 or step.packed or not step.output.size:
            continue
        if _is_row(step) and rows[step.args[0]] > _MOST:
            continue
        source = _source(step, found)
        if source and len(source) <= _MOST and step.output.shape:
            found[step.output] = source
    return found


def _is_row(step: Step) -> bool:
    """Whether a step picks what an array has behind one first index."""
    return isinstance(step.target, Part) and step.args[1].__class__ is int and len(step.inputs) == 1


def _source(step: Step, known: Mapping[Value, Source]) -> Source | None:
    output, target = step.output, step.target
    if any(x.dtype != output.dtype or not x.shape for x in step.inputs):
        return None
    match target:
        case Part() if len(step.inputs) == 1:
            return _part(step, known)
        case Placed() if len(step.inputs) == 1:
            return _placed(step, known)
        case Padded(shape, fill):
            found = _placed(step, known)
            if not fill or found is None:
                return found
            outside = constant(np.full((), fill, output.dtype))
            return [(outside, Piece(0, (), (), tuple([(0, n) for n in shape]))), *found]
        case Join(axis):
            return _joined(step, axis, known)
        case Reshape():
            return _reshaped(step.args[0], output.shape, known)
        case Transpose(axes):
            dims = [axes.index(d) for d in range(len(axes))]
            return _moved(step.args[0], [Place(dim) for dim in dims], output.shape, known)
        case Broadcast():
            shape = step.args[0].shape
            more = len(output.shape) - len(shape)
            same = [n == output.shape[d + more] for d, n in enumerate(shape)]
            places = [Place(d + more) if kept else Place(None) for d, kept in enumerate(same)]
            return _moved(step.args[0], places, output.shape, known)
    return None


def _whole(shape: Shape) -> Piece:
    """All of an array of this shape."""
    places = tuple([Place(dim) for dim in range(len(shape))])
    return Piece(0, shape, places, tuple([(0, n) for n in shape]))


def is_whole(piece: Piece, shape: Shape) -> bool:
    """Whether a piece of a result of this shape is its array, and all of the result."""
    return piece == _whole(shape)


def _moved(
    value: Value,
    places: Sequence[Place],
    shape: Shape,
    known: Mapping[Value, Source],
    ranges: Sequence[Range] | None = None,
) -> Source:
    """The result of this shape whose elements are those of `value` at the `places` along its
    dimensions, as far as they are in the `ranges` of the result."""
    found: Source = []
    for array, piece in known.get(value) or [(value, _whole(value.shape))]:
        inner = [_composed(each, places) for each in piece.places]
        limits = [(0, n) for n in shape] if ranges is None else list(ranges)
        for (start, stop), place in zip(piece.ranges, places, strict=True):
            if place.dim is not None:
                limits[place.dim] = _common(limits[place.dim], _turns(place, start, stop))
            elif not start <= place.first < stop:
                break
        else:
            if all(start < stop for start, stop in limits):
                found.append((array, Piece(0, piece.shape, tuple(inner), tuple(limits))))
    return found


def _composed(inner: Place, places: Sequence[Place]) -> Place:
    """A place in a place."""
    if inner.dim is None:
        return inner
    outer = places[inner.dim]
    first = inner.first + inner.step * outer.first
    return Place(None, 1, first) if outer.dim is None else Place(
        outer.dim, inner.step * outer.step, first
    )  # fmt: skip


def _turns(place: Place, start: int, stop: int) -> Range:
    """For which elements of the result a place is from `start` to before `stop`."""
    step, first = place.step, place.first
    if step > 0:
        return -((first - start) // step), -((first - stop) // step)
    return -((stop - 1 - first) // -step), (first - start) // -step + 1


def _common(one: Range, other: Range) -> Range:
    return max(one[0], other[0]), min(one[1], other[1])


class _Subscript(NamedTuple):
    """A subscript without arrays: for each dimension of the array where its elements are, and the
    shape of the result."""

    places: list[Place]
    shape: Shape


def _subscript(index: Any, shape: Shape) -> _Subscript | None:
    """What a subscript picks of an array of this shape; None if there are arrays in it."""
    parts = list(index) if index.__class__ is tuple else [index]
    if not all(x is None or x is Ellipsis or x.__class__ in (int, slice) for x in parts):
        return None
    named = sum(x is not None and x is not Ellipsis for x in parts)
    rest = [slice(None)] * (len(shape) - named)
    if Ellipsis in parts:
        at = parts.index(Ellipsis)
        parts[at : at + 1] = rest
    else:
        parts += rest
    places: list[Place] = []
    sizes: list[int] = []
    for part in parts:
        if part is None:
            sizes.append(1)
            continue
        n = shape[len(places)]
        if part.__class__ is int:
            places.append(Place(None, 1, part + n * (part < 0)))
            continue
        ends = (part.start, part.stop, part.step)
        if not all(x is None or x.__class__ is int for x in ends):
            return None
        start, stop, step = part.indices(n)
        places.append(Place(len(sizes), step, start))
        sizes.append(len(range(start, stop, step)))
    return _Subscript(places, tuple(sizes))


def _part(step: Step, known: Mapping[Value, Source]) -> Source | None:
    value = step.args[0]
    if not isinstance(value, Value):
        return None
    found = _subscript(step.args[1], value.shape)
    if found is None or found.shape != step.output.shape:
        return None
    return _moved(value, found.places, found.shape, known)


def _placed(step: Step, known: Mapping[Value, Source]) -> Source | None:
    """What stands among zeros: the other way round, where that is one step after the other."""
    value, output = step.args[0], step.output
    found = _subscript(step.args[1], output.shape) if isinstance(value, Value) else None
    if found is None or found.shape != value.shape:
        return None
    places = [Place(None)] * len(value.shape)
    ranges = []
    for dim, place in enumerate(found.places):
        first, count = place.first, 1 if place.dim is None else value.shape[place.dim]
        if count > 1 and abs(place.step) != 1:
            return None
        last = first + place.step * (count - 1)
        ranges.append((min(first, last), max(first, last) + 1))
        if place.dim is not None and count > 1:
            places[place.dim] = Place(dim, place.step, -place.step * first)
    return _moved(value, places, output.shape, known, ranges)


def _joined(step: Step, axis: int, known: Mapping[Value, Source]) -> Source | None:
    shape = step.output.shape
    found: Source = []
    start = 0
    for value in step.args[0]:
        if not isinstance(value, Value) or len(value.shape) != len(shape):
            return None
        stop = start + value.shape[axis]
        places = [Place(dim) for dim in range(len(shape))]
        places[axis] = Place(axis, 1, -start)
        ranges = [(0, n) for n in shape]
        ranges[axis] = (start, stop)
        found += _moved(value, places, shape, known, ranges)
        start = stop
    return found


def _reshaped(value: Value, shape: Shape, known: Mapping[Value, Source]) -> Source | None:
    """The same elements in another shape; None where that is no index map."""
    source = known.get(value)
    if source is None:
        return [(value, _whole(shape))]
    if len(source) == 1 and is_whole(source[0][1], value.shape):
        return [(source[0][0], _whole(shape))]
    long = [dim for dim, n in enumerate(shape) if n != 1]
    if [n for n in value.shape if n != 1] != [shape[dim] for dim in long]:
        return None
    dims = iter(long)
    places = [Place(None) if n == 1 else Place(next(dims)) for n in value.shape]
    return _moved(value, places, shape, known)


# ---- groups --------------------------------------------------------------------------------------


def absorb_reads(
    graph: Graph, units: Sequence[Group | Step], known: Mapping[Value, Source]
) -> list[Group | Step]:
    """The units of a graph where native groups read the `known` sources of values; without steps
    that nobody needs any more."""
    wanted = _needed(graph, units, known)
    kept: list[Group | Step] = []
    for unit in units:
        if isinstance(unit, Group):
            if unit.sort == "native":
                _absorb(unit, known, wanted)
            kept.append(unit)
        elif not wanted.isdisjoint(unit.outputs):
            kept.append(unit)
    graph.steps = [step for unit in kept for step in steps_of(unit)]
    return kept


def _needed(
    graph: Graph, units: Sequence[Group | Step], known: Mapping[Value, Source]
) -> set[Value]:
    """The values that somebody reads if all native groups read sources."""
    found = set(graph.outputs)
    for unit in reversed(units):
        native = isinstance(unit, Group) and unit.sort == "native"
        if not (isinstance(unit, Group) or not found.isdisjoint(unit.outputs)):
            continue
        for step in steps_of(unit):
            for value in step.inputs:
                if native and value in known:
                    found.update(array for array, _ in known[value])
                else:
                    found.add(value)
    return found


def _absorb(group: Group, known: Mapping[Value, Source], wanted: set[Value]) -> None:
    """Lets a group read sources; what is made of several pieces, and exists anyhow, it reads."""
    made = {step.output for step in group.steps}
    reads: dict[Value, Step] = {}
    for value in dict.fromkeys(x for step in group.steps for x in step.inputs):
        source = known.get(value)
        if source is None or value in made or (value in wanted and _is_filled(value, source)):
            continue
        arrays = list(dict.fromkeys(array for array, _ in source))
        pieces = tuple([piece._replace(number=arrays.index(array)) for array, piece in source])
        step = reads[value] = Step(Mapped(pieces), arrays)
        step.outputs = [Value(value.shape, value.dtype, step)]
    others = {value: step.output for value, step in reads.items()}
    for step in group.steps:
        step.substitute(others)
    group.steps[:0] = reads.values()


def _is_filled(value: Value, source: Source) -> bool:
    """Whether there are elements of a value that the first piece has not."""
    return source[0][1].ranges != tuple([(0, n) for n in value.shape])
