"""What operations cost: `autograd.profile` times them, forward and backward, and counts bytes.

While a profile runs, Python tells it of the calls of its thread (`sys.setprofile`), among which are
those of operations, of custom functions and of compiled programs; nodes it sees being run by the
engine. Its own work is taken out of the times, but Python calls inside of operations are slower.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import weakref
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field
from importlib import import_module
from time import perf_counter_ns
from types import CodeType, FrameType
from typing import Any

import numpy as np

from autograd.array.duck_array import leaves
from autograd.array.memory import owner_of
from autograd.base.registry import registry
from autograd.core.dispatch import OPERATIONS
from autograd.core.node import Node
from autograd.core.observers import Evaluator, on_run
from autograd.core.tensor import Tensor
from autograd.function.call import call as function_call
from autograd.inspect.recording import tensors_in

COMPILING = "compile "
"""So the name of an event begins which compiles a function: what it traces are no operations."""

SUMS = ("time", "total", "calls", "allocated", "kept")


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
    """A call that has not returned; row: of the operation; inner: the time of operations that it
    has called; again: how often its function is entered once more, by way of `dispatch`, or others
    are that do not count."""

    name: str
    row: str
    phase: str
    start: int
    given: list[np.ndarray] = field(default_factory=list)
    inner: int = 0
    again: int = 0


class _Ear:
    """What Python tells of the calls in one thread, for all profiles that run in it.

    lost: the time that this has taken itself, which no profile counts.
    """

    def __init__(self) -> None:
        self.profiles: list[profile] = []
        self.lost = 0
        self._codes = _codes()

    def now(self) -> int:
        """In nanoseconds, without what was lost."""
        return perf_counter_ns() - self.lost

    def hear(self, frame: FrameType, event: str, result: Any) -> None:
        """Python's call for every call and return in the thread."""
        if (event == "call" or event == "return") and frame.f_code in self._codes:
            now = self.now()
            if event == "call":
                name = self._codes[frame.f_code]
                given = [*_parameters(frame)]
                if "{}" in name:  # it is the call of a function, or of a compiled one
                    name = name.format(getattr(given[0], "__name__", "function"))
                arrays = [*_arrays(given)]
                for each in self.profiles:
                    each._called(name, arrays, now)
            else:
                for each in self.profiles:
                    each._returned(result, now)
            self.lost = perf_counter_ns() - now


class profile:  # noqa: N801  (a word of the interface, as detect_anomaly)
    """Times the operations of a block, forward and backward, in the thread that enters it.

    Print it for a table, sorted by time; `events` are single calls, `costs()` their sums by name.
    Composite operations appear as what they are made of, a custom or a compiled function as one
    call. One profile may run within another.

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
        self._seen: dict[int, weakref.ref[np.ndarray]] = {}  # what is kept, by its identity
        self._begin = 0
        self._thread = 0
        self._ear: _Ear | None = None
        self._installed: ExitStack | None = None

    def __enter__(self) -> profile:
        if self._thread:
            raise RuntimeError("a profile is entered once: make a new one with ag.profile()")
        present = sys.getprofile()
        ear = getattr(present, "__self__", None) if present is not None else _Ear()
        if not isinstance(ear, _Ear):
            raise RuntimeError(
                f"another profiler holds this thread already: {present!r}; end it first"
            )
        self._ear = ear
        self._thread = threading.get_ident()
        with ExitStack() as stack:
            stack.enter_context(on_run(self._watching))
            stack.callback(self._leave)
            self._installed = stack.pop_all()
        ear.profiles.append(self)
        self._begin = ear.now()
        sys.setprofile(ear.hear)
        return self

    def __exit__(self, *exc_info: object) -> None:
        assert self._installed is not None
        self._installed.close()
        self._stack.clear()
        self._seen.clear()

    def _leave(self) -> None:
        assert self._ear is not None
        self._ear.profiles.remove(self)
        if not self._ear.profiles:
            sys.setprofile(None)

    # ---- what happens ----------------------------------------------------------------------------

    def _called(self, name: str, given: list[np.ndarray], now: int) -> None:
        stack = self._stack
        if stack and (stack[-1].name == name or stack[-1].name.startswith(COMPILING)):
            stack[-1].again += 1
        else:
            row = name if name in OPERATIONS else name.removesuffix("_")
            stack.append(_Open(name, row, "forward", now - self._begin, given))

    def _returned(self, result: Any, now: int) -> None:
        if not self._stack:  # it was called before the profile began
            return
        if self._stack[-1].again:
            self._stack[-1].again -= 1
            return
        nodes = {each.grad_fn for each in tensors_in([result])} - {None}
        kept = sum(self._kept(node) for node in nodes if node is not None and node._leaf is None)
        self._close(self._stack.pop(), now, result, kept)

    def _watching(self, evaluate: Evaluator) -> Evaluator:
        def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
            ear = self._ear
            traced = bool(self._stack) and self._stack[-1].name.startswith(COMPILING)
            if ear is None or traced or threading.get_ident() != self._thread:
                return evaluate(node, saved, g, needs)
            given = [*_arrays(g.values() if isinstance(g, dict) else [g])]
            row = getattr(node, "operation", "")
            call = _Open(node.name(), row, "backward", ear.now() - self._begin, given)
            self._stack.append(call)
            try:
                results = evaluate(node, saved, g, needs)
            except BaseException:
                self._stack.remove(call)
                raise
            now = ear.now()
            del self._stack[self._stack.index(call) :]
            self._close(call, now, results, 0, saved)
            ear.lost = perf_counter_ns() - now
            return results

        return run

    def _close(self, call: _Open, now: int, results: Any, kept: int, saved: Any = ()) -> None:
        """Notes the event of a call that has returned. saved: what else it has read."""
        total = now - self._begin - call.start
        if self._stack:
            self._stack[-1].inner += total
        known = {id(owner_of(array)) for array in (*call.given, *_arrays([saved]))}
        made = {id(owner): owner for owner in map(owner_of, _arrays([results]))}
        self.events.append(
            Event(
                name=call.name,
                phase=call.phase,
                location=registry[call.row].location if call.row in registry else None,
                start=call.start,
                total=total,
                time=max(0, total - call.inner),
                allocated=sum(made[key].nbytes for key in made.keys() - known),
                kept=kept,
                shapes=tuple(array.shape for array in call.given),
            )
        )

    def _kept(self, node: Node) -> int:
        """The bytes that a node keeps alive and nobody else has been seen to keep."""
        leaves = {id(owner_of(edge._data)) for edge in node.edges if isinstance(edge, Tensor)}
        size = 0
        for array in _arrays(node.saved if isinstance(node.saved, tuple) else ()):
            owner = owner_of(array)
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
        if sort not in SUMS:
            raise ValueError(f"sort must be one of {', '.join(SUMS)}, but got {sort!r}")
        found: dict[tuple[str, str], Cost] = {}
        for event in self.events:
            cost = Cost(event.name, event.phase, event.location)
            cost = found.setdefault((event.name, event.phase), cost)
            cost.calls += 1
            for key in SUMS:
                if key != "calls":
                    setattr(cost, key, getattr(cost, key) + getattr(event, key))
        return sorted(found.values(), key=lambda cost: getattr(cost, sort), reverse=True)

    def table(self, sort: str = "time") -> str:
        """The `costs` in the order of `sort`, as text: a line for each name, and one for all."""
        return _table(self.costs(sort))

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return f"<profile of {len(self.events)} events>"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the events to the file `path` in Chrome's trace format, which Perfetto shows,
        too."""
        with open(path, "w", encoding="utf-8") as file:
            json.dump(_trace(self.events, self._thread), file)


def _table(costs: Sequence[Cost]) -> str:
    """Costs as text: a line for each name, and one for all."""
    whole = sum(cost.time for cost in costs)
    rows = [("operation", "phase", "calls", "time", "%", "total", "allocated", "kept", "row")]
    for cost in costs:
        rows.append(
            (
                *(cost.name, cost.phase, str(cost.calls), _time_text(cost.time)),
                *(f"{100 * cost.time / whole:.1f}" if whole else "", _time_text(cost.total)),
                *(_bytes_text(cost.allocated), _bytes_text(cost.kept), cost.location or ""),
            )
        )
    calls, *sums = (sum(getattr(x, key) for x in costs) for key in ("calls", "allocated", "kept"))
    allocated, kept = map(_bytes_text, sums)
    rows.append(("all", "", str(calls), _time_text(whole), "", "", allocated, kept, ""))
    return _laid_out(rows)


_TRACE = ["name", "cat", "ph", "ts", "dur", "pid", "tid", "args"]


def _trace(events: Iterable[Event], thread: int) -> dict[str, Any]:
    """Events in Chrome's trace format, as what JSON can say."""
    found = []
    for each in sorted(events, key=lambda event: event.start):
        shapes = [list(shape) for shape in each.shapes]
        details: dict[str, Any] = {"row": each.location, "shapes": shapes}
        details |= {"allocated": each.allocated, "kept": each.kept}
        times = (each.start / 1000, each.total / 1000)
        values = (each.name, each.phase, "X", *times, os.getpid(), thread, details)
        found.append(dict(zip(_TRACE, values, strict=True)))
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


# ---- what it looks for ---------------------------------------------------------------------------


def _codes() -> dict[CodeType, str]:
    """The code of what is told of, with the names: operations and their in-place variants; and
    custom functions, compiled functions and their compilation, which are named by what is called,
    the first parameter of their code."""
    # By name: for mypy an import would make the function `autograd.compile` a mere module.
    Compiled = import_module("autograd.compile.compiled").Compiled  # noqa: N806

    found = {
        function_call.__code__: "{}",
        Compiled.__call__.__code__: "compiled {}",
        Compiled._build.__code__: COMPILING + "{}",
    }
    for name, operation in OPERATIONS.items():
        function: Any = operation.function
        found[function.__code__] = name
        in_place = getattr(function.__globals__.get(f"{operation.identifier}_"), "__code__", None)
        if in_place is not None:
            found.setdefault(in_place, f"{name}_")
    return found


def _parameters(frame: FrameType) -> Iterator[Any]:
    """What a function was given that has just been called."""
    code, values = frame.f_code, frame.f_locals
    count = code.co_argcount + code.co_kwonlyargcount + bool(code.co_flags & 0x04)
    for name in code.co_varnames[:count]:
        yield values.get(name)


def _arrays(values: Iterable[Any]) -> Iterator[np.ndarray]:
    """The arrays among values: of Tensors, and in tuples and lists."""
    arrays = (each._data if isinstance(each, Tensor) else each for each in leaves(values))
    return (each for each in arrays if isinstance(each, np.ndarray))
