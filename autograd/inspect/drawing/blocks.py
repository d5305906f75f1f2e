"""Finds what a graph repeats, so that a picture need show it once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from autograd.inspect.drawing.reading import Call, Graph


@dataclass(frozen=True, eq=False)
class Block:
    """Calls that repeat, `count` times, those that stand before them.

    name   the scope of their parameters, such as ``model.layers``; "" if they have none in common
    """

    calls: tuple[Call, ...]
    count: int
    name: str

    @property
    def title(self) -> str:
        return f"the same {self.count} more times" if self.count > 1 else "the same once more"

    @property
    def lines(self) -> list[str]:
        each = len(self.calls) // self.count
        operations = " → ".join(call.operation for call in self.calls[:each][:6])
        more = " → …" if each > 6 else ""
        scope = [f"in {self.name}"] if self.name else []
        return [*scope, f"{len(self.calls)} operations: {operations}{more}"]


@dataclass(frozen=True, eq=False)
class ModuleBlock(Block):
    """Calls one after the other with parameters of one module, and those without any between."""

    @property
    def title(self) -> str:
        return self.name

    @property
    def lines(self) -> list[str]:
        return super().lines[1:]


_MOST = 24  # modules that a picture shows


def by_module(graph: Graph) -> list[Block]:
    """The calls of each module, as far inside as there are no more than 24; none where no parameter
    has a name with dots. Calls that follow one another are one block, so no two depend on each
    other in a circle."""
    scopes = [_scope([call]).split(".") if _scope([call]) else [] for call in graph.calls]
    best: list[Block] = []
    for depth in range(1, max(map(len, scopes), default=0) + 1):
        found: list[Block] = []
        for name, calls in _runs(graph.calls, [".".join(scope[:depth]) for scope in scopes]):
            if name and len(calls) > 2:
                found.append(ModuleBlock(tuple(calls), 1, name))
        if len(found) > _MOST:
            break
        best = found if len(found) > len(best) else best
    return best


def _runs(calls: Sequence[Call], names: Sequence[str]) -> list[tuple[str, list[Call]]]:
    """The calls with the names they follow, in runs; a nameless one belongs to what is before."""
    found: list[tuple[str, list[Call]]] = []
    for call, name in zip(calls, names, strict=True):
        if found and name in ("", found[-1][0]):
            found[-1][1].append(call)
        else:
            found.append((name, [call]))
    return found


def repeated(graph: Graph) -> list[Block]:
    """The repetitions in the order of the calls, without the first one of each, which is drawn."""
    calls = graph.calls
    signs = _signatures(calls)
    found = []
    start = 0
    while start < len(calls):
        best = (0, 0, 0)  # calls saved, -period, period
        for period in range(1, (len(calls) - start) // 2 + 1):
            count = 1
            at = start + period
            while signs[at : at + period] == signs[start : start + period]:
                count += 1
                at += period
            saved = (count - 1) * period
            if saved >= 2:
                best = max(best, (saved, -period, period))
        saved, _, period = best
        if saved:
            first = start + period
            group = tuple(calls[first : first + saved])
            found.append(Block(group, saved // period, _scope(group)))
            start = first + saved
        else:
            start += 1
    return found


def _signatures(calls: Sequence[Call]) -> list[Any]:
    """What is the same of two calls that do the same at another place: the operation, and from how
    far back each input comes (a leaf is a leaf)."""
    number = {call: i for i, call in enumerate(calls)}
    signs: list[Any] = []
    for i, call in enumerate(calls):
        sources: list[Any] = []
        for name, value in call.inputs:
            back: int | str | None = None
            if value is not None:
                back = i - number[value.maker] if value.maker is not None else "leaf"
            sources.append((name, back))
        signs.append((call.operation, tuple(sources)))
    return signs


def _scope(calls: Sequence[Call]) -> str:
    """The longest scope that the names of all parameters of the calls have in common."""
    names = [v.name for call in calls for _, v in call.inputs if v is not None and "." in v.name]
    if not names:
        return ""
    shared = []
    for parts in zip(*(name.split(".")[:-1] for name in names), strict=False):
        if len(set(parts)) > 1:
            break
        shared.append(parts[0])
    return ".".join(shared)
