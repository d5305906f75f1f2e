"""Keeps the results of operations for pictures, where the graph itself would not."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from autograd.core.node import Node
from autograd.core.observers import Call, Evaluator, on_call, on_run
from autograd.core.tensor import Tensor

__all__ = ["recorded", "recorded_outputs", "recorded_saved"]

_outputs: WeakKeyDictionary[Node, list[tuple[int, np.ndarray]]] = WeakKeyDictionary()
_saved: WeakKeyDictionary[Node, Any] = WeakKeyDictionary()


@contextmanager
def recorded() -> Iterator[None]:
    """A block whose results are kept as long as their graph lives, for `draw` and `explore`; so is
    what its backward passes free.

    Without it they show the value of an intermediate only where a formula or a variable needs it.
    Everything is copied: this is for looking at programs, not for running them.

    >>> import autograd as ag
    >>> from autograd.inspect.drawing import recorded
    >>> x = ag.tensor(2.0, requires_grad=True)
    >>> with recorded():
    ...     y = (x + 1) + 4
    >>> print("data 3.0" in ag.draw(y).to_dot())
    True
    """
    with on_call(_keep), on_run(_keeping):
        yield


def _keep(node: Node, call: Call) -> None:
    """Copies the results of a call."""
    kept = [(nr, x._data.copy()) for nr, x in enumerate(call.results) if isinstance(x, Tensor)]
    if len(kept) == 1:
        kept = [(type(node).output_nr, kept[0][1])]
    if kept:
        _outputs[node] = kept


def recorded_outputs(node: Node) -> list[tuple[int, np.ndarray]]:
    """(number, array) of the results of a node that was made within `recorded`."""
    return _outputs.get(node, [])


def _keeping(evaluate: Evaluator) -> Evaluator:
    """The evaluator for the engine that does as `evaluate` does and copies what may be freed."""

    def run(node: Node, saved: Any, g: Any, needs: Any) -> Any:
        if isinstance(saved, tuple):
            _saved[node] = tuple(map(_copy, saved))
        return evaluate(node, saved, g, needs)

    return run


def _copy(value: Any) -> Any:
    if isinstance(value, tuple):
        return tuple(map(_copy, value))
    return value.copy() if isinstance(value, np.ndarray) else value


def recorded_saved(node: Node) -> Any:
    """What a node had saved when a pass within `recorded` ran it; None if none did."""
    return _saved.get(node)
