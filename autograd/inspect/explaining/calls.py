"""What is known of the forward: the calls that made the nodes, with their arguments.

A graph keeps what its formulas read and nothing else. While `noted_calls` listens, all arguments of
all recorded operations are kept; else they are put together from what the nodes have saved.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import numpy as np

from autograd.core.engine_inputs import edge_of
from autograd.core.node import Node
from autograd.core.observers import Call as Recorded
from autograd.core.observers import on_call
from autograd.core.reachability import key_of
from autograd.core.tensor import Tensor

__all__ = ["Call", "noted_calls"]


class Call(NamedTuple):
    """A recorded operation as it was called: later writes do not show.

    arguments  by their names in the row (or of `forward`), with arrays for Tensors
    sources    of the Tensors among them the key (see `captures.key_of`), None for a constant, and
               the array itself
    results    the arrays of its outputs
    """

    arguments: dict[str, Any]
    sources: dict[str, tuple[Any, np.ndarray]]
    results: tuple[np.ndarray, ...]


@contextmanager
def noted_calls() -> Iterator[dict[Node, Call]]:
    """Gives a dict that is filled with the call of every node that this thread makes."""
    calls: dict[Node, Call] = {}
    thread = threading.get_ident()

    def note(node: Node, call: Recorded) -> None:
        if threading.get_ident() != thread:
            return
        sources = {
            name: (None if value._fn is None else key_of(edge_of(value)), value._data)
            for name, value in call.arguments.items()
            if isinstance(value, Tensor)
        }
        arguments = {name: _as_now(value) for name, value in call.arguments.items()}
        calls[node] = Call(arguments, sources, tuple(map(_as_now, call.results)))

    with on_call(note):
        yield calls


def _as_now(value: Any) -> Any:
    """A value with copies of the arrays in the place of Tensors."""
    if isinstance(value, Tensor):
        return value._data.copy()
    if isinstance(value, list | tuple):
        return (list if isinstance(value, list) else tuple)(map(_as_now, value))
    return value
