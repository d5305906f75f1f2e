"""What a profile has heard, put together: sums by name, as a table, and as a trace for Chrome."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

__all__ = ["SORTED_BY", "Cost", "Event", "costs_of", "table_of", "trace_of"]

SORTED_BY = ("time", "total", "calls", "allocated", "kept")


@dataclass(frozen=True)
class Event:
    """One call of an operation, or one run of a node.

    name       of the operation (``mul``, ``mul_`` in place) or the node (``MulBackward0``)
    phase      "forward" or "backward"
    location   where its row stands, or None
    start      in nanoseconds from the start of the profile
    total      its time in nanoseconds; time: without that of the operations that it called
    allocated  the bytes of its results that are new memory: no views, and no temporaries
    kept       the bytes that it keeps alive for the backward: what its node has saved that neither
               belongs to a leaf nor was kept by an event before
    shapes     of the arguments that are tensors, or of the gradients that arrived
    """

    name: str
    phase: str
    location: str | None
    start: int
    total: int
    time: int
    allocated: int
    kept: int
    shapes: tuple[tuple[int, ...], ...]


@dataclass
class Cost:
    """What all events of a name cost together; see `Event`."""

    name: str
    phase: str
    location: str | None
    calls: int = 0
    total: int = 0
    time: int = 0
    allocated: int = 0
    kept: int = 0


def costs_of(events: Iterable[Event], sort: str) -> list[Cost]:
    """The sums of all events of a name, the most costly first.

    sort: one of SORTED_BY. Raises ValueError for another word.
    """
    if sort not in SORTED_BY:
        raise ValueError(f"sort must be one of {', '.join(SORTED_BY)}, but got {sort!r}")
    found: dict[tuple[str, str], Cost] = {}
    for event in events:
        cost = found.setdefault(
            (event.name, event.phase), Cost(event.name, event.phase, event.location)
        )
        cost.calls += 1
        for key in SORTED_BY:
            if key != "calls":
                setattr(cost, key, getattr(cost, key) + getattr(event, key))
    return sorted(found.values(), key=lambda cost: getattr(cost, sort), reverse=True)


def table_of(costs: Sequence[Cost]) -> str:
    """Costs as text: a line for each name, and one for all."""
    whole = sum(cost.time for cost in costs)
    rows: list[tuple[str, ...]] = []
    rows.append(("operation", "phase", "calls", "time", "%", "total", "allocated", "kept", "row"))
    for cost in costs:
        rows.append(
            (
                *(cost.name, cost.phase, str(cost.calls), _time_text(cost.time)),
                *(f"{100 * cost.time / whole:.1f}" if whole else "", _time_text(cost.total)),
                *(_bytes_text(cost.allocated), _bytes_text(cost.kept), cost.location or ""),
            )
        )
    sums = [sum(getattr(cost, key) for cost in costs) for key in ("allocated", "kept")]
    calls = str(sum(cost.calls for cost in costs))
    rows.append(("all", "", calls, _time_text(whole), "", "", *map(_bytes_text, sums), ""))
    return _laid_out(rows)


def trace_of(events: Iterable[Event], thread: int) -> dict[str, Any]:
    """Events in Chrome's trace format, as what JSON can say."""
    found = [
        {
            "name": event.name,
            "cat": event.phase,
            "ph": "X",
            "ts": event.start / 1000,
            "dur": event.total / 1000,
            "pid": os.getpid(),
            "tid": thread,
            "args": {
                "row": event.location,
                "shapes": [list(shape) for shape in event.shapes],
                "allocated": event.allocated,
                "kept": event.kept,
            },
        }
        for event in sorted(events, key=lambda event: event.start)
    ]
    return {"traceEvents": found, "displayTimeUnit": "ms"}


def _time_text(nanoseconds: int) -> str:
    """``1.23 ms``"""
    for unit, size in (("s", 10**9), ("ms", 10**6), ("us", 10**3)):
        if nanoseconds >= size:
            return f"{nanoseconds / size:.2f} {unit}"
    return f"{nanoseconds} ns"


def _bytes_text(size: int) -> str:
    """``1.5 MiB``"""
    for unit, power in (("GiB", 30), ("MiB", 20), ("KiB", 10)):
        if size >= 1 << power:
            return f"{size / (1 << power):.1f} {unit}"
    return f"{size} B"


def _laid_out(rows: Sequence[tuple[str, ...]]) -> str:
    """Rows as lines; numbers to the right of their columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = [
            text.ljust(width) if i in (0, 1, 8) else text.rjust(width)
            for i, (text, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
