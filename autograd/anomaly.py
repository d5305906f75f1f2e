"""Anomaly mode: finds the operation whose backward fails or makes nan.

While it is on, every node notes where it was made, each result of a forward and of a backward is
looked through for nan, and an error of a backward comes with the traceback of the forward. All of
it hangs on what is put into place when the mode is switched on: a listener to the births of nodes
(`autograd.births`) and other evaluators in the engine. While it is off, nothing is paid for it.
"""

from __future__ import annotations

import functools
import sys
import threading
import traceback
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from types import FrameType
from typing import Any

import numpy as np

from autograd import clock, engine
from autograd.births import told_of_nodes
from autograd.node import Node
from autograd.notes import row_text
from autograd.operation import OPERATIONS, Operation
from autograd.tensor import Tensor

__all__ = [
    "detect_anomaly", "is_anomaly_check_nan_enabled", "is_anomaly_enabled", "set_detect_anomaly",
]  # fmt: skip


class _State:
    """The mode, which all threads share. installed: what is undone when it is switched off."""

    enabled = False
    check_nan = True
    installed: ExitStack | None = None


class _Local(threading.local):
    node: Node | None = None  # whose backward this thread runs


_state = _State()
_local = _Local()
_lock = threading.Lock()


def is_anomaly_enabled() -> bool:
    """Whether anomaly mode is on."""
    return _state.enabled


def is_anomaly_check_nan_enabled() -> bool:
    """Whether anomaly mode, when it is on, looks for nan."""
    return _state.check_nan


class detect_anomaly:  # noqa: N801  (PyTorch's name)
    """Anomaly mode for a block or, as a decorator, for a function; it makes programs slow.

    An error in a backward of the block comes with a warning that shows where the forward was
    called; for that the forward has to run in the block too. With check_nan, a nan in a gradient
    that a node computes raises RuntimeError, which names the node, its row and formula; so does, at
    once, a recorded operation that makes nan of inputs without one.

    >>> import autograd as ag
    >>> import warnings
    >>> warnings.simplefilter("ignore")  # the mode warns that it is slow
    >>> x = ag.tensor([1.0, -1.0], requires_grad=True)
    >>> with detect_anomaly():
    ...     y = x.log()
    Traceback (most recent call last):
    ...
    RuntimeError: Function 'log' returned nan values at index (1,) from inputs without nan. ...
    """

    def __init__(self, check_nan: bool = True) -> None:
        warnings.warn(
            "Anomaly Detection has been enabled. This mode will increase the runtime and should "
            "only be enabled for debugging.",
            stacklevel=2,
        )
        self.check_nan = check_nan
        self._previous: list[tuple[bool, bool]] = []

    def __enter__(self) -> None:
        self._previous.append((_state.enabled, _state.check_nan))
        _switch(True, self.check_nan)

    def __exit__(self, *exc_info: object) -> None:
        _switch(*self._previous.pop())

    def __call__(self, function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def wrapper(*args: Any, **kwargs: Any) -> Any:
            with self:
                return function(*args, **kwargs)

        return wrapper


class set_detect_anomaly:  # noqa: N801
    """Switches anomaly mode on or off at once, and, used with `with`, back after the block.

    See `detect_anomaly`.
    """

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self._previous = (_state.enabled, _state.check_nan)
        _switch(bool(mode), check_nan)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        _switch(*self._previous)


def _switch(enabled: bool, check_nan: bool) -> None:
    with _lock:
        _state.check_nan = check_nan
        if enabled and _state.installed is None:
            with ExitStack() as stack:
                stack.enter_context(told_of_nodes(_born))
                plain = list(engine.EVALUATORS)
                stack.callback(engine.EVALUATORS.__setitem__, slice(None), plain)
                engine.EVALUATORS[:] = map(_watching, plain)
                _write_late(stack)
                _state.installed = stack.pop_all()
        elif not enabled and _state.installed is not None:
            _state.installed.close()
            _state.installed = None
        _state.enabled = enabled


def _write_late(stack: ExitStack) -> None:
    """Sends in-place functions, which write before they record, the long way: it computes, and is
    checked, before it writes. `stack` undoes it.

    They take the short way where the references to an array are at most ALONE.
    """
    modules = {id(op.function.__globals__): op.function.__globals__ for op in OPERATIONS.values()}
    for names in modules.values():
        if "ALONE" in names:
            stack.callback(names.__setitem__, "ALONE", names["ALONE"])
            names["ALONE"] = 0


# ---- forward -------------------------------------------------------------------------------------


class _Traceback(Sequence[str]):
    """Lines that tell where a node was made, the innermost call last; read when asked for."""

    def __init__(self, frame: FrameType | None) -> None:
        while frame is not None and _is_ours(frame):
            frame = frame.f_back
        calls = []
        while frame is not None:
            name = frame.f_code.co_name
            calls.append((frame.f_code.co_filename, frame.f_lineno, name))
            frame = frame.f_back
        self._calls = calls[::-1]

    def __len__(self) -> int:
        return len(self._calls)

    def __getitem__(self, i: Any) -> Any:
        return traceback.StackSummary.from_list(
            [traceback.FrameSummary(*call) for call in self._calls]
        ).format()[i]

    def place(self) -> str:
        """``file:line`` of the innermost call."""
        path, line, _ = self._calls[-1]
        return f"{path}:{line}"


def _is_ours(frame: FrameType) -> bool:
    """Whether a frame is of this package, a generated one or NumPy; code without a name is not."""
    return frame.f_globals.get("__name__", "").startswith(clock._packages)


def _born(node: Node) -> None:
    """Notes where a node, which the frame above the caller's makes, was made; checks the result."""
    frame = sys._getframe(2)
    node.metadata["traceback_"] = _Traceback(frame)
    if _local.node is not None:
        node.metadata["parent_"] = _local.node
    elif _state.check_nan:
        operation = _operations().get(frame.f_code)
        if operation is not None:
            _check_forward(operation, node, frame)


@functools.lru_cache(maxsize=1)
def _table(_: int) -> dict[Any, Operation]:
    return {op.function.__code__: op for op in OPERATIONS.values()}


def _operations() -> dict[Any, Operation]:
    """The operations by the code of their functions."""
    return _table(len(OPERATIONS))


def _check_forward(operation: Operation, node: Node, frame: FrameType) -> None:
    """Raises RuntimeError if the function that runs in `frame` has made nan without having any.

    Generated functions call their result `out`, or `outputs` if they have several.
    """
    values = frame.f_locals
    made = values.get("outputs", (values.get("out"),))
    for nr, result in enumerate(made):
        where = _first_nan(result)
        if where is None:
            continue
        names = frame.f_code.co_varnames[
            : frame.f_code.co_argcount + frame.f_code.co_kwonlyargcount
        ]
        if any(_holds_nan(values[name]) for name in names):
            return
        of_several = f" in its output {nr}" if len(made) > 1 else ""
        raise RuntimeError(
            f"Function '{operation.name}' returned nan values at index {where}{of_several} from "
            f"inputs without nan. {row_text(node)}"
        )


def _holds_nan(value: Any) -> bool:
    if isinstance(value, list | tuple):
        return any(map(_holds_nan, value))
    return _first_nan(value) is not None


def _first_nan(value: Any) -> tuple[int, ...] | None:
    """The index of the first nan in a Tensor, an array or a number; None if there is none."""
    if isinstance(value, Tensor):
        value = value._data
    if not isinstance(value, np.ndarray | np.generic | float | complex):
        return None
    array = np.asarray(value)
    if array.dtype.kind not in "fc":
        return None
    found = np.isnan(array)
    return tuple(map(int, np.argwhere(found)[0])) if found.any() else None


# ---- backward ------------------------------------------------------------------------------------


def _watching(evaluate: Callable[..., Any] | None) -> Callable[..., Any]:
    """The evaluator for the engine that does as `evaluate` does, and looks at what it gives."""

    def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
        outer, _local.node = _local.node, node
        try:
            if evaluate is None:
                results = node.on_arrays(saved, g, needs)
            else:
                results = evaluate(node, saved, g, needs)
        finally:
            _local.node = outer
        if _state.check_nan:
            _check_backward(node, g, results)
        return results

    return run


def _check_backward(node: Node, g: Any, results: Sequence[Any]) -> None:
    for i, result in enumerate(results):
        where = _first_nan(result)
        if where is not None:
            given = g.values() if isinstance(g, dict) else (g,)
            came = " The gradient it was given holds nan already." if _holds_nan([*given]) else ""
            raise RuntimeError(
                f"Function '{node.name()}' returned nan values in its {i}th output. The first is "
                f"at index {where}.{came}"
            )


# ---- errors --------------------------------------------------------------------------------------


def place_of(node: Node) -> str | None:
    """``file:line`` of the forward call that made a node, where anomaly mode has noted it."""
    noted = node.metadata.get("traceback_")
    return noted.place() if isinstance(noted, _Traceback) and noted else None


def warn_of(node: Node) -> None:
    """Warns of an error that has been met in the backward of `node`, with PyTorch's text."""
    head = f"Error detected in {node.name()}. "
    if "traceback_" not in node.metadata:
        head += (
            "No forward pass information available. Enable detect anomaly during forward pass for "
            "more information."
        )
    else:
        head += "Traceback of forward call that caused the error:\n"
        head += "".join(node.metadata["traceback_"])
    level = 1  # the first frame outside of this package
    while _is_ours(sys._getframe(level)):
        level += 1
    warnings.warn(head + "".join(_ancestors(node)), UserWarning, stacklevel=level + 1)


def _ancestors(node: Node) -> Iterator[str]:
    """Of a node that a recorded backward made: of which node, and so on."""
    while (parent := node.metadata.get("parent_")) is not None:
        yield (
            f"\n\nPrevious calculation was induced by {parent.name()}. Traceback of forward call "
            "that induced the previous calculation:\n"
        )
        yield from parent.metadata.get("traceback_", ())
        node = parent
