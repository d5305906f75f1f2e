"""Observers of nodes, calls, runs and errors.

Anomaly mode, explanations, pictures, profiles and hooks on saved values learn by them what happens.

Each joins for the time of a block, for all threads. While there are none, nothing is paid: what
observes nodes and calls makes ``MODE.altered`` true, which generated functions ask anyway and then
call `_records` with their node; a pass asks `RUNS` once, when it begins.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, TypeVar

from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.base.locks import lock
from autograd.base.ops import above
from autograd.base.registry import registry
from autograd.core.version_counter import ALONE

if TYPE_CHECKING:
    from autograd.core.dispatch import Operation
    from autograd.core.node import Node

T = TypeVar("T")


class Call(NamedTuple):
    """A recorded call.

    name       of the operation or of the Function; "compiled" for a compiled function
    operation  None where it is none of the table
    arguments  by their names in the row, or in the signature of `forward`
    results    the outputs; their place in the graph is not known yet
    """

    name: str
    operation: Operation | None
    arguments: dict[str, Any]
    results: tuple[Any, ...]


Evaluator = Callable[["Node", Any, Any, Any], Any]
NodeObserver = Callable[["Node"], None]
CallObserver = Callable[["Node", Call], None]
Wrap = Callable[[Evaluator], Evaluator]
ErrorObserver = Callable[[Exception, "Node"], None]


class _Observers(Generic[T]):
    """A thread-safe list of observers, in the order in which they came."""

    def __init__(self, changed: Callable[[], None] = lambda: None) -> None:
        self.all: tuple[T, ...] = ()
        self._changed = changed
        self._lock = lock()

    def __bool__(self) -> bool:
        return bool(self.all)

    @contextmanager
    def joined(self, observer: T) -> Iterator[None]:
        """`observer` is one of them in the block; in several blocks at once, several times."""
        with self._lock:
            self.all = (*self.all, observer)
            self._changed()
        try:
            yield
        finally:
            with self._lock:
                latest = len(self.all) - 1 - self.all[::-1].index(observer)
                self.all = self.all[:latest] + self.all[latest + 1 :]
                self._changed()


_OBSERVED = 0  # in `MODE.altered`, where no thread has this number
_held_back = False


def _changed() -> None:
    """Sends generated functions to `_records`; and those in place, which write before they record,
    the long way, which calls the function that is not in place."""
    (MODE.altered.add if NODES.all or CALLS.all else MODE.altered.discard)(_OBSERVED)
    hold_back_writes(_held_back)


def hold_back_writes(on: bool) -> None:
    """Sends functions in place the long way, which looks at what is to be written beforehand."""
    global _held_back
    _held_back = on
    MODE.alone = 0 if on or NODES.all or CALLS.all else ALONE


NODES: _Observers[NodeObserver] = _Observers(_changed)
CALLS: _Observers[CallObserver] = _Observers(_changed)
RUNS: _Observers[Wrap] = _Observers()
_ERRORS: _Observers[ErrorObserver] = _Observers()
MODE.alone = ALONE


def on_node(observer: NodeObserver) -> AbstractContextManager[None]:
    """Calls ``observer(node)`` for every node that a recorded operation makes, in any thread.

    The node has its class but no slot is set yet. An observer may give it another class of the same
    slots; what belongs to one thread only, it tells apart itself.
    """
    return NODES.joined(observer)


def on_call(observer: CallObserver) -> AbstractContextManager[None]:
    """Calls ``observer(node, call)`` for every operation of the table, custom function and compiled
    function that is recorded, in any thread.

    What the observer raises comes through. No slot of the node may be set yet.
    """
    return CALLS.joined(observer)


def on_run(wrap: Wrap) -> AbstractContextManager[None]:
    """Runs nodes by ``wrap(evaluate)`` in all passes, of any thread, that begin in the block.

    ``evaluate(node, saved, g, needs)`` gives the gradients of the inputs, one for each edge, given
    that of the output, or a dict of those of several outputs by number.
    """
    return RUNS.joined(wrap)


def on_error(observer: ErrorObserver) -> AbstractContextManager[None]:
    """Calls ``observer(error, node)`` for every error that a node raises in a backward pass."""
    return _ERRORS.joined(observer)


# ---- what happens --------------------------------------------------------------------------------


def _records(node: Node, result: Any, *args: Any) -> bool:
    """Whether this thread records the call that `node` was made for; observers are told if it does.

    result: a Tensor, which loses its node if not, or a tuple of them that have none yet. args: in
    the order of the signature.
    """
    if MODE.settle is not None:
        MODE.settle(result, node.operation, *args)
    several = isinstance(result, tuple)
    if not is_grad_enabled():
        if not several:
            result._fn = None
            if MODE.marks:
                MODE.born(result)
        return False
    observe_node(node)
    if CALLS:
        op = above.OPERATIONS[node.operation]
        given = dict(zip(registry[op.name].argument_names, args, strict=True))
        observe_call(node, Call(op.name, op, given, result if several else (result,)))
    return True


MODE.records = _records


def observe_node(node: Node) -> None:
    """Tells of a node just made; called where ``MODE.altered``."""
    for observer in NODES.all:
        observer(node)


def observe_call(node: Node, call: Call) -> None:
    """Tells of a call and its node; called where ``MODE.altered``."""
    for observer in CALLS.all:
        observer(node, call)


def observed_evaluator(evaluate: Evaluator | None) -> Evaluator:
    """How the nodes of a pass are run while there are observers of runs; None: `on_arrays`."""
    found: Evaluator = evaluate or _on_arrays
    for wrap in RUNS.all:
        found = wrap(found)
    return found


def _on_arrays(node: Node, saved: Any, g: Any, needs: Any) -> Any:
    return node.on_arrays(saved, g, needs)


def note_error(error: Exception, node: Node | None) -> None:
    """Adds to `error`, which was raised while `node` was run, the node, its row and its formulas;
    and tells of it."""
    if node is None:
        return
    name = type(node).name(node)  # a Function's context may have a `name` of the user
    error.add_note(f"In the backward pass, at {name}: {_row_text(node)}")
    for observer in _ERRORS.all:
        observer(error, node)


def _row_text(node: Node) -> str:
    """``mul (derivatives.yaml:25): self: grad * other.conj(); other: grad * self.conj()``"""
    leaf = node._leaf
    if leaf is not None:
        return f"the gradient of a leaf of shape {list(leaf.shape)}"
    operation: Any = getattr(node, "operation", None)
    if operation is None:
        return "not an operation of the table"
    where = f" ({registry[operation].location})" if operation in registry else ""
    formulas = "; ".join(f"{name}: {text}" for name, text in node.formulas.items())
    return f"{operation}{where}" + (f": {formulas}" if formulas else "")
