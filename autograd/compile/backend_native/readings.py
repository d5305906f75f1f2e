"""Index maps along the dimensions of arrays as index maps along the axes of a nest."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import NamedTuple

from autograd.compile.ir.diagonals import diagonal_of
from autograd.compile.ir.graph import Step
from autograd.compile.ir.targets import Mapped, Piece, Place
from autograd.native.nest import Index, Span


class Reading(NamedTuple):
    """How a nest reads a piece: the shape in which it takes the array, where it is along each of
    its dimensions, and in which turns there is an element."""

    shape: tuple[int, ...]
    places: tuple[Index, ...]
    spans: tuple[Span, ...]


def cuts_between(steps: Iterable[Step], domain: tuple[int, ...]) -> set[int]:
    """The dimensions of a domain that cannot be one axis with the dimension before them, since one
    of the reads does not go through both in one step after the other, or they are the rows and the
    columns of diagonals. Dimensions of one element are left out."""
    found: set[int] = set()
    for step in steps:
        if any(diagonal_of(x) is not None for x in step.inputs):
            found.add(len(domain) - 1)
        if not isinstance(step.target, Mapped):
            continue
        shape = step.output.shape
        offset = len(domain) - len(shape)
        long = [d for d in range(len(shape)) if shape[d] != 1]
        for before, dim in pairwise(long):
            pairs = [_goes_on(piece, before, dim, shape) for piece in step.target.pieces]
            if not all(pairs):
                found.add(dim + offset)
    return found


def _goes_on(piece: Piece, before: int, dim: int, shape: tuple[int, ...]) -> bool:
    """Whether the elements along two dimensions of the result are side by side in the array, or all
    the same."""
    if piece.ranges[dim] != (0, shape[dim]):
        return False
    at = {place.dim: i for i, place in enumerate(piece.places)}
    if before not in at or dim not in at:
        return before not in at and dim not in at
    first, second = at[before], at[dim]
    place = piece.places[second]
    between = range(first + 1, second)
    return (
        first < second
        and all(piece.shape[i] == 1 and _stays(piece.places[i], shape) for i in between)
        and (place.step, place.first, piece.shape[second]) == (1, 0, shape[dim])
        and piece.places[first].step == 1
    )


def _stays(place: Place, shape: tuple[int, ...]) -> bool:
    """Whether a place is the same for all elements of a result."""
    return place.dim is None or shape[place.dim] == 1


def reading(piece: Piece, shape: tuple[int, ...], axis: Mapping[int, int | None]) -> Reading:
    """How a nest reads a piece of a result of this shape.

    axis: dimension of the result -> the axis of the nest, or None where it has one element.
    """
    lengths: list[int] = []
    index: list[Index] = []
    for n, place in zip(piece.shape, piece.places, strict=True):
        at = None if _stays(place, shape) else axis[place.dim or 0]
        if n == 1 and at is None:
            continue
        if at is not None and index and index[-1].axis == at:
            lengths[-1] *= n
            index[-1] = Index(at, 1, index[-1].first * n)
        else:
            lengths.append(n)
            index.append(Index(at, place.step, place.first))
    spans: dict[int, Span] = {}
    for dim, (start, stop) in enumerate(piece.ranges):
        at = axis[dim]
        if at is None:
            continue
        n = shape[dim]
        outer = spans.get(at, Span(at, 0, 0))
        spans[at] = Span(at, outer.start * n + start, outer.end * n + n - stop)
    cut = tuple([span for span in spans.values() if span.start or span.end])
    return Reading(tuple(lengths), tuple(index), cut)
