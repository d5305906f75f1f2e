"""What operations cost: `autograd.profile` times them, forward and backward, and counts bytes.

Generated functions know nothing of this. While a profile runs, Python tells it of the calls of its
thread (`sys.setprofile`), and it looks for those of operations, of custom functions and of compiled
programs; nodes it sees being run by the engine. Its own work is taken out of the times, but Python
calls inside of operations are slower.
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
from importlib import import_module
from time import perf_counter_ns
from types import CodeType, FrameType
from typing import Any

import numpy as np

from autograd.core.dispatch import OPERATIONS
from autograd.core.node import Node, Output
from autograd.core.observers import Evaluator, on_run
from autograd.core.tensor import LEAF, Tensor
from autograd.function import call as function_call
from autograd.inspect.costs import Cost, Event, costs_of, table_of, trace_of

__all__ = ["Cost", "Event", "profile"]

COMPILING = "compile "
"""So the name of an event begins which compiles a function: what it traces are no operations."""

Named = Callable[[FrameType], str]


@dataclass
class _Open:
    """A call that has not returned; inner: the time of operations that it has called; again: how
    often its function is entered once more, by way of `dispatch`, or others are that do not
    count."""

    name: str
    start: int
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
        if event == "call":
            name = self._codes.get(frame.f_code)
            if name is not None:
                now = self.now()
                own = name if isinstance(name, str) else name(frame)
                for each in self.profiles:
                    each._called(own, now)
                self.lost = perf_counter_ns() - now
        elif event == "return" and frame.f_code in self._codes:
            now = self.now()
            for each in self.profiles:
                each._returned(frame, result, now)
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

    def _called(self, name: str, now: int) -> None:
        stack = self._stack
        if stack and (stack[-1].name == name or stack[-1].name.startswith(COMPILING)):
            stack[-1].again += 1
        else:
            stack.append(_Open(name, now - self._begin))

    def _returned(self, frame: FrameType, result: Any, now: int) -> None:
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
        end = now - self._begin
        self._close(call, end, name, "forward", _new_bytes(made, given), kept, _shapes(given))

    def _watching(self, evaluate: Evaluator) -> Evaluator:
        def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
            ear = self._ear
            traced = bool(self._stack) and self._stack[-1].name.startswith(COMPILING)
            if ear is None or traced or threading.get_ident() != self._thread:
                return evaluate(node, saved, g, needs)
            call = _Open(node.name(), ear.now() - self._begin)
            self._stack.append(call)
            try:
                results = evaluate(node, saved, g, needs)
            except BaseException:
                self._stack.remove(call)
                raise
            now = ear.now()
            del self._stack[self._stack.index(call) + 1 :]
            self._stack.pop()
            given = [*_arrays(g.values() if isinstance(g, dict) else [g])]
            read = [*given, *_arrays(saved if isinstance(saved, tuple) else ())]
            size = _new_bytes([*_arrays(results)], read)
            operation = getattr(node, "operation", "")
            end = now - self._begin
            self._close(call, end, operation, "backward", size, 0, _shapes(given))
            ear.lost = perf_counter_ns() - now
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
        return costs_of(self.events, sort)

    def table(self, sort: str = "time") -> str:
        """The `costs` in the order of `sort`, as text: a line for each name, and one for all."""
        return table_of(self.costs(sort))

    def __str__(self) -> str:
        return self.table()

    def __repr__(self) -> str:
        return f"<profile of {len(self.events)} events>"

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the events to the file `path` in Chrome's trace format, which Perfetto shows,
        too."""
        with open(path, "w", encoding="utf-8") as file:
            json.dump(trace_of(self.events, self._thread), file)


def _operation_codes() -> dict[CodeType, str]:
    """The code of the functions of all operations, and of their in-place variants, as ``mul_``."""
    found: dict[CodeType, str] = {}
    for name, operation in OPERATIONS.items():
        function: Callable[..., Any] = operation.function
        found[function.__code__] = name
        in_place = function.__globals__.get(f"{function.__name__}_")
        if callable(in_place) and hasattr(in_place, "__code__"):
            found.setdefault(in_place.__code__, f"{name}_")
    return found


def _codes() -> dict[CodeType, str | Named]:
    """The code of what is told of, with the names: operations and their in-place variants; and
    custom functions, compiled functions and their compilation, which are named by each call."""
    # By name: for mypy an import would make the function `autograd.compile` a mere module.
    Compiled = import_module("autograd.compile.compiled").Compiled  # noqa: N806

    return {
        **_operation_codes(),
        function_call.call.__code__: lambda frame: frame.f_locals["function"].__name__,
        Compiled.__call__.__code__: lambda frame: f"compiled {_name_of(frame)}",
        Compiled._build.__code__: lambda frame: f"{COMPILING}{_name_of(frame)}",
    }


def _name_of(frame: FrameType) -> str:
    """The name of the function that a `Compiled`, one of whose methods runs in `frame`, is of."""
    return str(getattr(frame.f_locals["self"], "__name__", "function"))


def _location(operation: str) -> str | None:
    from autograd.base.registry import registry

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
