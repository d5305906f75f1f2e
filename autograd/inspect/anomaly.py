"""Anomaly mode: finds the operation whose backward fails or makes nan.

While it is on, every node notes where it was made, each result of a forward and of a backward is
looked through for nan, and an error of a backward comes with the traceback of the forward. All of
it hangs on observers (`autograd.core.observers`) that join when the mode is switched on. While it
is off, nothing is paid for it.
"""

from __future__ import annotations

import sys
import threading
import traceback
import warnings
import weakref
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ContextDecorator, ExitStack
from types import FrameType
from typing import Any

from autograd.base.errors import check_mode
from autograd.base.locks import lock
from autograd.base.registry import registry
from autograd.core.node import Node
from autograd.core.observers import Call, Evaluator, on_call, on_error, on_node, on_run
from autograd.core.reachability import Captures
from autograd.inspect.names import is_ours, user_frame
from autograd.inspect.recording import tensors_in
from autograd.inspect.rows import argument_of_edge, formula_of, gradient_names, operation_of
from autograd.inspect.values import first, operands_at, operands_text, position_text


class _State:
    """The mode, which all threads share. installed: what is undone when it is switched off."""

    enabled = False
    check_nan = True
    installed: ExitStack | None = None


class _Local(threading.local):
    """Of this thread: the node whose backward it runs; of its pass the stamp of the node that ran
    last, and the nodes whose gradients were the first with inf on their way, with how it came."""

    node: Node | None = None
    last = 0

    def __init__(self) -> None:
        self.makers: list[tuple[weakref.ref[Node], str]] = []


_state = _State()
_local = _Local()
_lock = lock()


def is_anomaly_enabled() -> bool:
    """Whether anomaly mode is on."""
    return _state.enabled


def is_anomaly_check_nan_enabled() -> bool:
    """Whether anomaly mode, when it is on, looks for nan."""
    return _state.check_nan


class detect_anomaly(ContextDecorator):  # noqa: N801  (PyTorch's name)
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


class set_detect_anomaly:  # noqa: N801
    """Switches anomaly mode on or off at once, and, used with `with`, back after the block.

    See `detect_anomaly`. Raises TypeError if `mode` is no bool.
    """

    def __init__(self, mode: bool, check_nan: bool = True) -> None:
        self._previous = (_state.enabled, _state.check_nan)
        check_mode("set_detect_anomaly", mode, 1)
        _switch(mode, check_nan)

    def __enter__(self) -> None:
        pass

    def __exit__(self, *exc_info: object) -> None:
        _switch(*self._previous)


def _switch(enabled: bool, check_nan: bool) -> None:
    with _lock:
        _state.check_nan = check_nan
        if enabled and _state.installed is None:
            with ExitStack() as stack:
                stack.enter_context(on_node(_note_origin))
                stack.enter_context(on_call(_check_forward))
                stack.enter_context(on_run(_watching))
                _state.installed = stack.pop_all()
        elif not enabled and _state.installed is not None:
            _state.installed.close()
            _state.installed = None
        _state.enabled = enabled


# ---- forward -------------------------------------------------------------------------------------


class _Traceback(Sequence[str]):
    """Lines that tell where a node was made, the innermost call last; read when asked for."""

    def __init__(self, frame: FrameType | None) -> None:
        frame = user_frame(frame)
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


def _note_origin(node: Node) -> None:
    """Notes where a node, which is just being made, was made."""
    node.metadata["traceback_"] = _Traceback(sys._getframe())
    if _local.node is not None:
        node.metadata["parent_"] = _local.node


def _check_forward(node: Node, call: Call) -> None:
    """Raises RuntimeError if a call has made nan without having any; notes it if it has made
    inf."""
    if _local.node is not None or not _state.check_nan:
        return
    given = [*call.arguments.values()]
    for nr, result in enumerate(call.results):
        for kind in ("nan", "inf"):
            where = first(result, kind)
            if where is None:
                continue
            if _holds(given, "nan") or (kind == "inf" and _holds(given, "inf")):
                return
            of_several = f" in its output {nr}" if len(call.results) > 1 else ""
            made = f"at index {where}{of_several}"
            how = _computed(call, result.shape, where)
            if kind == "inf":
                _inf_of[node] = f"'{call.name}' {made}. {how}"
                return
            edges = [each._fn for each in tensors_in(given) if each._fn is not None]
            raise RuntimeError(
                f"Function '{call.name}' returned nan values {made} from inputs without nan. "
                f"{how}{_of_inf(_forward_origin(edges))}"
            )


def _computed(call: Call, shape: Any, index: tuple[int, ...]) -> str:
    """``log (derivatives.yaml:204) computes np.log(self) with self = -1``: how a call computes its
    result, and what it read, at `index` where it works by elements."""
    if call.operation is None:
        return f"It was given {operands_text(call.arguments)}"
    row = registry[call.name]
    text = position_text(row.forward, operands_at(call.operation, call.arguments, shape, index))
    return f"{call.name} ({row.location}) computes {text}"


def _of_inf(origin: str | None) -> str:
    return "" if origin is None else f". The first inf: {origin}"


def _holds(value: Any, kind: str) -> bool:
    if isinstance(value, (list, tuple)):
        return any(_holds(each, kind) for each in value)
    return first(value, kind) is not None


# ---- backward ------------------------------------------------------------------------------------


def _watching(evaluate: Evaluator) -> Evaluator:
    """The evaluator for the engine that does as `evaluate` does, and looks at what it gives."""

    def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
        outer, _local.node = _local.node, node
        try:
            results = evaluate(node, saved, g, needs)
        finally:
            _local.node = outer
        if _state.check_nan:
            _check_backward(node, saved, g, results)
        return results

    return run


def _check_backward(node: Node, saved: Any, g: Any, results: Sequence[Any]) -> None:
    given = [*g.values()] if isinstance(g, dict) else [g]
    made = None
    for i, result in enumerate(results):
        where = first(result, "nan")
        if where is not None:
            came = " The gradient it was given holds nan already." if _holds(given, "nan") else ""
            origin = None
            if not came:
                came = f" {_formula(node, i, saved, g, result, where)}"
                edges = [edge for edge in node.edges if edge is not None]
                of_gradient = _backward_origin(node) if _holds(given, "inf") else None
                origin = of_gradient or _forward_origin([node, *edges])
            raise RuntimeError(
                f"Function '{node.name()}' returned nan values in its {i}th output. The first is "
                f"at index {where}.{came.rstrip()}{_of_inf(origin)}"
            )
        where = first(result, "inf")
        if where is not None and made is None and not _holds(given, "inf"):
            formula = _formula(node, i, saved, g, result, where)
            made = f"{node.name()} in its {i}th output at index {where}. {formula}".rstrip()
    _note_backward(node, made)


def _formula(node: Node, i: int, saved: Any, g: Any, result: Any, index: tuple[int, ...]) -> str:
    """The formula that gave `result`, and what it read at `index`; without one, the gradients."""
    operation = operation_of(node)
    formula = formula_of(node, argument_of_edge(node, i)[0])
    values = gradient_names(node, g if isinstance(g, dict) else {0: g})
    if operation is None or formula is None:
        return f"It was given {operands_text(values)}"
    values |= dict(zip(node.saved_names, saved or (), strict=False))
    values |= dict(zip(node.arg_names, getattr(node, "args", ()), strict=False))
    values = operands_at(operation, values, result.shape, index)
    return f"It is {position_text(formula, values)}"


# ---- where an inf came from ----------------------------------------------------------------------
#
# An inf alone is no error (``exp(1000)``), so it is noted where it arises, and told with the nan.

_inf_of: weakref.WeakKeyDictionary[Node, str] = weakref.WeakKeyDictionary()
"""How the forward of a node has made an inf."""


def _forward_origin(edges: Iterable[Any]) -> str | None:
    """How the first inf was made of those that the values at `edges` may come from."""
    made = [node for node in Captures([*edges], None).needs if node in _inf_of]
    return _inf_of[max(made, key=lambda node: node.stamp)] if made else None


def _note_backward(node: Node, text: str | None) -> None:
    """Notes that `node` has run, and, with `text`, that its gradients were the first with inf.

    In a pass the latest node runs first: one that is later than the last begins another pass.
    """
    if node.stamp < _local.last:
        _local.makers.clear()
    _local.last = node.stamp
    if text is not None:
        _local.makers.append((weakref.ref(node), text))


def _backward_origin(node: Node) -> str | None:
    """How the first inf was made of those in the gradients that came to `node`."""
    for reference, text in _local.makers:
        maker = reference()
        if maker is not None and node in Captures([maker], None).needs:
            return text
    return None


# ---- errors --------------------------------------------------------------------------------------


def _note_place(error: Exception, node: Node) -> None:
    """Adds to an error of a pass where its node was made; while the mode is on, warns of it."""
    place = place_of(node)
    if place is not None:
        error.add_note(f"{node.name()} was made by the forward call at {place}")
    if is_anomaly_enabled():
        warn_of(node)


_always = ExitStack()  # an error may come when the mode is off again
_always.enter_context(on_error(_note_place))


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
    while is_ours(sys._getframe(level)):
        level += 1
    for text in (head, *_ancestors(node)):
        try:
            warnings.warn(text, UserWarning, stacklevel=level + 1)
        except UserWarning:  # where warnings are errors: the error that is on its way is to be seen
            print(text, file=sys.stderr)


def _ancestors(node: Node) -> Iterator[str]:
    """Of a node that a recorded backward made: of which node, and so on."""
    while (parent := node.metadata.get("parent_")) is not None:
        yield (
            f"\n\nPrevious calculation was induced by {parent.name()}. Traceback of forward call "
            "that induced the previous calculation:\n"
            + "".join(parent.metadata.get("traceback_", ()))
        )
        node = parent
