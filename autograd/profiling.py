"""What operations cost: `autograd.profile` times them, forward and backward, and counts bytes.

Generated functions know nothing of this. While a profile runs, Python tells it of the calls of its
thread (`sys.setprofile`), and it looks for those of operations; nodes it sees being run by the
engine. Its own work is taken out of the times, but Python calls inside of operations are slower.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import weakref
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from time import perf_counter_ns
from types import CodeType, FrameType
from typing import Any

import numpy as np

from autograd.evaluations import Evaluator, watched_runs
from autograd.node import Node, Output
from autograd.operation import OPERATIONS
from autograd.tensor import LEAF, Tensor

__all__ = ["Cost", "Event", "profile"]

_SORTED_BY = ("time", "total", "calls", "allocated", "kept")


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


@dataclass
class _Open:
    """A call that has not returned; inner: the time of operations that it has called; again: how
    often its function is entered once more, by way of `dispatch`."""

    name: str
    start: int
    inner: int = 0
    again: int = 0


class profile:  # noqa: N801  (a word of the interface, as detect_anomaly)
    """Times the operations of a block, forward and backward, in the thread that enters it.

    Print it for a table, sorted by time; `events` are single calls, `costs()` their sums by name.
    Composite operations appear as what they are made of.

    >>> import autograd as ag
    >>> x = ag.ones(1000, requires_grad=True)
    >>> with profile() as p:
    ...     (x.exp() * x).sum().backward()
    >>> [event.name for event in p.events]
    ['exp', 'mul', 'sum', 'SumBackward0', 'MulBackward0', 'ExpBackward0']
    >>> p.events[0].allocated, p.events[0].kept  # the result, which its own node has saved
    (8000, 8000)

    Raises RuntimeError when it is entered a second time, or while another profiler holds the
    thread.
    """

    def __init__(self) -> None:
        self.events: list[Event] = []
        self._stack: list[_Open] = []
        self._codes: dict[CodeType, str] = {}
        self._seen: dict[int, weakref.ref[np.ndarray]] = {}  # what is kept, by its identity
        self._lost = 0  # time that this profile itself took
        self._begin = 0
        self._thread = 0
        self._installed: ExitStack | None = None

    def __enter__(self) -> profile:
        if self._thread:
            raise RuntimeError("a profile is entered once: make a new one with ag.profile()")
        if sys.getprofile() is not None:
            raise RuntimeError(
                f"another profiler holds this thread already: {sys.getprofile()!r}; end it first"
            )
        self._codes = _codes()
        self._thread = threading.get_ident()
        with ExitStack() as stack:
            stack.enter_context(watched_runs(self._watching))
            stack.callback(sys.setprofile, None)
            self._installed = stack.pop_all()
        self._begin = perf_counter_ns()
        sys.setprofile(self._called)
        return self

    def __exit__(self, *exc_info: object) -> None:
        assert self._installed is not None
        self._installed.close()
        self._stack.clear()
        self._seen.clear()

    # ---- what happens ----------------------------------------------------------------------------

    def _now(self) -> int:
        return perf_counter_ns() - self._begin - self._lost

    def _called(self, frame: FrameType, event: str, result: Any) -> None:
        """Python's call for every call and return in this thread."""
        if event == "call":
            name = self._codes.get(frame.f_code)
            if name is None:
                return
            stack = self._stack
            if stack and stack[-1].name == name:
                stack[-1].again += 1
            else:
                stack.append(_Open(name, self._now()))
        elif event == "return" and frame.f_code in self._codes:
            end = self._now()
            began = perf_counter_ns()
            self._returned(frame, result, end)
            self._lost += perf_counter_ns() - began

    def _returned(self, frame: FrameType, result: Any, end: int) -> None:
        if not self._stack:  # it was called before the profile began
            return
        if self._stack[-1].again:
            self._stack[-1].again -= 1
            return
        call = self._stack.pop()
        code = frame.f_code
        values = frame.f_locals
        count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 0x04)
        given = [*_arrays(values.get(name) for name in code.co_varnames[:count])]
        made = [*_arrays([result])]
        name = call.name.removesuffix("_") if call.name not in OPERATIONS else call.name
        nodes = {_node(each) for each in _tensors([result])} - {None}
        kept = sum(self._kept(node) for node in nodes if node is not None)
        self._close(call, end, name, "forward", _new_bytes(made, given), kept, _shapes(given))

    def _watching(self, evaluate: Evaluator) -> Evaluator:
        def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
            if threading.get_ident() != self._thread:
                return evaluate(node, saved, g, needs)
            call = _Open(node.name(), self._now())
            self._stack.append(call)
            try:
                results = evaluate(node, saved, g, needs)
            except BaseException:
                self._stack.remove(call)
                raise
            end = self._now()
            began = perf_counter_ns()
            del self._stack[self._stack.index(call) + 1 :]
            self._stack.pop()
            given = [*_arrays(g.values() if isinstance(g, dict) else [g])]
            read = [*given, *_arrays(saved if isinstance(saved, tuple) else ())]
            size = _new_bytes([*_arrays(results)], read)
            operation = getattr(node, "operation", "")
            self._close(call, end, operation, "backward", size, 0, _shapes(given))
            self._lost += perf_counter_ns() - began
            return results

        return run

    def _close(
        self,
        call: _Open,
        end: int,
        row: str,
        phase: str,
        allocated: int,
        kept: int,
        shapes: tuple[tuple[int, ...], ...],
    ) -> None:
        total = end - call.start
        if self._stack:
            self._stack[-1].inner += total
        time = max(0, total - call.inner)
        event = Event(
            *(call.name, phase, _location(row), call.start, total, time, allocated, kept, shapes)
        )
        self.events.append(event)

    def _kept(self, node: Node) -> int:
        """The bytes that a node keeps alive and nobody else has been seen to keep."""
        leaves = {id(_owner(edge._data)) for edge in node.edges if isinstance(edge, Tensor)}
        size = 0
        for array in _arrays(node.saved if isinstance(node.saved, tuple) else ()):
            owner = _owner(array)
            seen = self._seen.get(id(owner))
            if id(owner) not in leaves and (seen is None or seen() is not owner):
                self._seen[id(owner)] = weakref.ref(owner)
                size += owner.nbytes
        return size

    # ---- what it shows ---------------------------------------------------------------------------

    def costs(self, sort: str = "time") -> list[Cost]:
        """The sums of all events of a name, the most costly first.

        sort: "time", "total", "calls", "allocated" or "kept". Raises ValueError for another word.
        """
        if sort not in _SORTED_BY:
            raise ValueError(f"sort must be one of {', '.join(_SORTED_BY)}, but got {sort!r}")
        found: dict[tuple[str, str], Cost] = {}
        for event in self.events:
            cost = found.setdefault(
                (event.name, event.phase), Cost(event.name, event.phase, event.location)
            )
            cost.calls += 1
            for key in _SORTED_BY:
                if key != "calls":
                    setattr(cost, key, getattr(cost, key) + getattr(event, key))
        return sorted(found.values(), key=lambda cost: getattr(cost, sort), reverse=True)

    def table(self, sort: str = "time") -> str:
        """`costs` as text: a line for each name, and one for all."""
        costs = self.costs(sort)
        whole = sum(cost.time for cost in costs)
        rows: list[tuple[str, ...]] = []
        rows.append(
            ("operation", "phase", "calls", "time", "%", "total", "allocated", "kept", "row")
        )
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

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return f"<profile of {len(self.events)} events>"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the events to a file in Chrome's trace format, which Perfetto shows, too."""
        events = [
            {
                "name": event.name,
                "cat": event.phase,
                "ph": "X",
                "ts": event.start / 1000,
                "dur": event.total / 1000,
                "pid": os.getpid(),
                "tid": self._thread,
                "args": {
                    "row": event.location,
                    "shapes": [list(shape) for shape in event.shapes],
                    "allocated": event.allocated,
                    "kept": event.kept,
                },
            }
            for event in sorted(self.events, key=lambda event: event.start)
        ]
        with open(path, "w", encoding="utf-8") as file:
            json.dump({"traceEvents": events, "displayTimeUnit": "ms"}, file)


def _codes() -> dict[CodeType, str]:
    """The code of all operations and of their in-place variants, with their names."""
    found: dict[CodeType, str] = {}
    for name, operation in OPERATIONS.items():
        function: Callable[..., Any] = operation.function
        found[function.__code__] = name
        in_place = function.__globals__.get(f"{function.__name__}_")
        if callable(in_place) and hasattr(in_place, "__code__"):
            found.setdefault(in_place.__code__, f"{name}_")
    return found


def _location(operation: str) -> str | None:
    from autograd.registry import registry

    return registry[operation].location if operation in registry else None


def _tensors(values: Iterable[Any]) -> Iterable[Tensor]:
    for value in values:
        if isinstance(value, Tensor):
            yield value
        elif isinstance(value, tuple | list):
            yield from _tensors(value)


def _arrays(values: Iterable[Any]) -> Iterable[np.ndarray]:
    """The arrays among values: of Tensors, and in tuples and lists."""
    for value in values:
        if isinstance(value, Tensor):
            value = value._data
        if isinstance(value, np.ndarray):
            yield value
        elif isinstance(value, tuple | list):
            yield from _arrays(value)


def _node(tensor: Tensor) -> Node | None:
    fn = tensor._fn
    if fn is None or fn is LEAF:
        return None
    return fn.node if isinstance(fn, Output) else fn


def _owner(array: np.ndarray) -> np.ndarray:
    """The array of whose memory `array` shows a part."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array


def _new_bytes(made: Sequence[np.ndarray], given: Sequence[np.ndarray]) -> int:
    """The bytes of results whose memory is none of what was given."""
    known = {id(_owner(array)) for array in given}
    size = 0
    for array in made:
        owner = _owner(array)
        if id(owner) not in known:
            known.add(id(owner))
            size += owner.nbytes
    return size


def _shapes(arrays: Sequence[np.ndarray]) -> tuple[tuple[int, ...], ...]:
    return tuple(array.shape for array in arrays)


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
