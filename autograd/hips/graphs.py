"""HIPS autograd's `trace`: the calls of a function, each told to a class of nodes of the user's."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.core.node import accumulate_grad_of
from autograd.core.observers import on_call
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.hips.boxes import ArrayBox, boxed, plain, tracing, unboxed
from autograd.hips.primitives import Call


class Node:
    """Base class of nodes of a trace."""

    __slots__ = ()

    def __init__(
        self, value: Any, fun: Any, args: Any, kwargs: Any, parent_argnums: Any, parents: Any
    ) -> None:
        raise NotImplementedError(f"{type(self).__name__} does not override __init__()")

    def initialize_root(self, *args: Any, **kwargs: Any) -> None:
        """Prepares the node of the argument."""
        raise NotImplementedError(f"{type(self).__name__} does not override initialize_root()")

    @classmethod
    def new_root(cls, *args: Any, **kwargs: Any) -> Any:
        """The node of the argument, at which a trace begins."""
        root = cls.__new__(cls)
        root.initialize_root(*args, **kwargs)
        return root


def trace(start_node: Any, fun: Any, x: Any) -> tuple[Any, Any]:
    """Runs `fun` at the array or number `x`, and makes a node of the class of `start_node` for each
    operation that depends on `x`.

    A node is made with the value of the operation, the function, its arguments, ``{}``, and which
    arguments depend on `x`, with their nodes. Returns the value of `fun`, and its node, or None if
    it does not depend on `x`.
    """
    root = accumulate_grad_of(leaf := from_array(np.asarray(x, dtype=float), LEAF))
    known: dict[Any, Any] = {root: start_node}

    def node_of(value: Any) -> Any:
        if not isinstance(value, Tensor) or value._fn is None:
            return None
        return known.get(accumulate_grad_of(value) if value._fn is LEAF else value._fn)

    def observe(node: Any, call: Any) -> None:
        given = list(call.arguments.values())
        function = call.operation.function if call.operation else _Named(call.name)
        if given and isinstance(given[0], Call):  # a primitive of the user's
            function, given = given[0].function, given[0].arguments(given[1:])
        parents = [(n, found) for n, each in enumerate(given) if (found := node_of(each))]
        if not parents:
            return
        argnums, nodes = zip(*parents, strict=True)
        values = [plain(each) if isinstance(each, Tensor) else each for each in given]
        results = [plain(each) for each in call.results]
        value = results[0] if len(results) == 1 else tuple(results)
        known[node] = type(start_node)(value, function, values, {}, argnums, nodes)

    with on_call(observe), tracing():
        end = fun(boxed(leaf))
    value = end._value if isinstance(end, ArrayBox) else end
    return value, node_of(unboxed(end))


class _Named:
    """What stands for the function of an operation without one."""

    def __init__(self, name: str) -> None:
        self.__name__ = name
