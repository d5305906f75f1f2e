"""What is known of the forward: the calls that made the nodes, with their arguments.

A graph keeps what its formulas read and nothing else. While `noted_calls` listens, all arguments of
all recorded operations are kept; else they are put together from what the nodes have saved.
"""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from types import CodeType
from typing import Any, NamedTuple

import numpy as np

from autograd.births import told_of_nodes
from autograd.captures import key_of
from autograd.node import Node
from autograd.operation import OPERATIONS, Operation
from autograd.roots import edge_of
from autograd.tensor import Tensor

__all__ = ["Call", "argument_names", "argument_of_edge", "noted_calls", "operation_in"]


class Call(NamedTuple):
    """A recorded operation as it was called: later writes do not show.

    arguments  by their names in the row, with arrays for Tensors
    sources    of the Tensors among them the key (see `captures.key_of`), None for a constant, and
               the array itself
    results    the arrays of its outputs
    """

    arguments: dict[str, Any]
    sources: dict[str, tuple[Any, np.ndarray]]
    results: tuple[np.ndarray, ...]


@lru_cache(maxsize=1024)
def argument_names(operation: Operation) -> dict[str, str]:
    """The arguments in the order of the row's signature: name in the function -> name in the row.

    `self` is called `input` in functions, as in PyTorch.
    """
    from autograd.registry import registry
    from codegen.signature import parse

    own = operation.function.__code__.co_varnames
    names = [each.name for each in parse(registry[operation.name].signature).arguments]
    return {name if name in own else "input": name for name in names}


def argument_of_edge(node: Node, i: int) -> tuple[str, int | None]:
    """The argument whose gradient flows along edge number `i`: its name in the row, and where it is
    one of a list of Tensors its place there. A node without a row has numbers for names."""
    operation = OPERATIONS.get(getattr(node, "operation", ""))
    if operation is None:
        names = tuple(node.formulas)
        return (names[i] if i < len(names) else f"input {i}"), None
    places = operation.edges
    last = len(places) - 1
    place = places[min(i, last)]
    name = [*argument_names(operation).values()][place]
    return name, i - last if i >= last and place in operation.lists else None


@lru_cache(maxsize=1)
def _codes(_: int) -> dict[CodeType, Operation]:
    return {each.function.__code__: each for each in OPERATIONS.values()}


def operation_in(frame: Any) -> Operation | None:
    """The operation whose function runs in `frame`."""
    return _codes(len(OPERATIONS)).get(frame.f_code)


@contextmanager
def noted_calls() -> Iterator[dict[Node, Call]]:
    """Gives a dict that is filled with the call of every node that this thread makes."""
    calls: dict[Node, Call] = {}
    thread = threading.get_ident()

    def born(node: Node) -> None:
        # The frames above are the one that tells the listeners and the function of the operation.
        frame = sys._getframe(2)
        operation = operation_in(frame)
        if operation is None or threading.get_ident() != thread:
            return
        values = frame.f_locals
        names = argument_names(operation)
        arguments = {name: values[own] for own, name in names.items() if own in values}
        sources = {
            name: (None if value._fn is None else key_of(edge_of(value)), value._data)
            for name, value in arguments.items()
            if isinstance(value, Tensor)
        }
        results = values.get("outputs", (values.get("out"),))
        calls[node] = Call(
            {name: _as_now(value) for name, value in arguments.items()},
            sources,
            tuple(_as_now(each) for each in results),
        )

    with told_of_nodes(born):
        yield calls


def _as_now(value: Any) -> Any:
    """A value with copies of the arrays in the place of Tensors."""
    if isinstance(value, Tensor):
        return value._data.copy()
    if isinstance(value, list | tuple):
        return tuple(map(_as_now, value))
    return value
