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
