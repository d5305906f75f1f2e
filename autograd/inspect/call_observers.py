"""Who is told what recorded calls were given and gave: anomaly mode, explanations and pictures.

Generated functions know nothing of this: what they were given and gave is read from their frames,
when they make a node. A custom function makes its node before it runs, so of its results is told
when its `forward` has returned.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import lru_cache
from types import CodeType, FrameType
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from autograd.core.dispatch import OPERATIONS, Operation
from autograd.core.node import Node
from autograd.core.node_observers import told_of_nodes
from autograd.core.observer_lists import Listeners
from autograd.function import call as function_call

if TYPE_CHECKING:
    from autograd.function import Function
    from autograd.function.node import BackwardCFunction

__all__ = [
    "argument_of_edge",
    "formula_of",
    "Result", "argument_names", "codes", "defaults", "gradient_names", "output_names",
    "told_of_results",
]  # fmt: skip


class Result(NamedTuple):
    """A recorded call.

    name       of the operation or of the Function; "compiled" for a compiled function
    operation  None where it is none of the table
    given      the arguments by their names in the row, or in the signature of `forward`; not what
               an operation in place has written over
    made       the outputs
    """

    name: str
    operation: Operation | None
    given: dict[str, Any]
    made: tuple[Any, ...]


Listener = Callable[[Node, Result], None]

_listeners: tuple[Listener, ...] = ()
_run_forward = function_call.run_forward


@contextmanager
def told_of_results(listener: Listener) -> Iterator[None]:
    """Calls ``listener(node, result)`` for every operation of the table, custom function and
    compiled function that is recorded, in any thread.

    What the listener raises comes through. Of the node no slot may be set yet.
    """

    def born(node: Node) -> None:
        # The frames above: the one that tells the listeners, and the one that makes the node.
        result = _in_frame(sys._getframe(2))
        if result is not None:
            listener(node, result)

    with told_of_nodes(born), _all.joined(listener):
        yield


def _change(listeners: tuple[Listener, ...]) -> None:
    global _listeners
    _listeners = listeners
    function_call.run_forward = _forward_that_tells if listeners else _run_forward


_all = Listeners(_change)


def _forward_that_tells(
    function: type[Function],
    ctx: BackwardCFunction,
    edges: tuple[Any, ...],
    args: tuple[Any, ...],
    kwargs: dict[str, Any],
    inputs: tuple[Any, ...],
) -> Any:
    output = _run_forward(function, ctx, edges, args, kwargs, inputs)
    if edges:
        first = 1 if function._signature is None else 0  # the parameter ctx
        names = [*inspect.signature(function.forward).parameters][first:]
        names += [f"input {i}" for i in range(len(names), len(inputs))]
        made = tuple(output) if isinstance(output, tuple | list) else (output,)
        given = dict(zip(names, inputs, strict=False))
        for listener in _listeners:
            listener(ctx, Result(function.__name__, None, given, made))
    return output


def _in_frame(frame: FrameType) -> Result | None:
    """The call whose function runs in `frame`, which has computed its results.

    Generated functions call their result `out`, or `outputs` if they have several; those that work
    in place have written it over their first argument.
    """
    values = frame.f_locals
    name = codes().get(frame.f_code)
    operation = OPERATIONS.get(name or "")
    if name is not None and operation is None:
        operation = OPERATIONS[name.removesuffix("_")]
        first, *others = argument_names(operation).items()
        given = {name: values[own] for own, name in others if own in values}
        return Result(operation.name, operation, given, (values[first[0]],))
    if operation is not None:
        names = argument_names(operation)
        given = {name: values[own] for own, name in names.items() if own in values}
        made = tuple(values.get("outputs", (values.get("out"),)))
        return Result(operation.name, operation, given, made)
    if frame.f_globals.get("__name__") == "autograd.compile.backward":
        given = {f"input {i}": array for i, array in enumerate(values["arrays"])}
        return Result("compiled", None, given, tuple(values["outputs"]))
    return None


def codes() -> dict[CodeType, str]:
    """The code of the functions of all operations, with their names, and of their in-place
    variants, as ``mul_``."""
    return _codes(len(OPERATIONS))


@lru_cache(maxsize=1)
def _codes(_: int) -> dict[CodeType, str]:
    found: dict[CodeType, str] = {}
    for name, operation in OPERATIONS.items():
        function: Callable[..., Any] = operation.function
        found[function.__code__] = name
        in_place = function.__globals__.get(f"{function.__name__}_")
        if callable(in_place) and hasattr(in_place, "__code__"):
            found.setdefault(in_place.__code__, f"{name}_")
    return found


@lru_cache(maxsize=2048)
def argument_names(operation: Operation) -> dict[str, str]:
    """The arguments in the order of the row's signature: name in the function -> name in the row.

    `self` is called `input` in functions, as in PyTorch.
    """
    from autograd.base.registry import registry
    from codegen.parse.signature import parse

    own = operation.function.__code__.co_varnames
    names = [each.name for each in parse(registry[operation.name].signature).arguments]
    return {name if name in own else "input": name for name in names}


@lru_cache(maxsize=2048)
def defaults(operation: Operation) -> dict[str, Any]:
    """The arguments that may be left out, by their names in the row, and what they are then."""
    names = argument_names(operation)
    parameters = inspect.signature(operation.function).parameters.items()
    return {
        names[own]: each.default
        for own, each in parameters
        if own in names and each.default is not each.empty
    }


def output_names(operation: str) -> list[str]:
    """The names of the results in a row's signature: ``-> (Tensor U, Tensor S)``, or ``result``;
    none of a list, or without a row."""
    from autograd.base.registry import registry

    if operation not in registry:
        return []
    made = registry[operation].signature.partition("->")[2]
    if made.strip() == "Tensor[]":
        return []
    return re.findall(r"Tensor(?:\([^)]*\))?\s+(\w+)", made) or ["result"]


def gradient_names(node: Node, grads: Mapping[int, np.ndarray]) -> dict[str, Any]:
    """The gradients that have arrived at a node as its formulas call them: ``grad``, of several
    outputs ``grad_U``, of a list ``grads``."""
    if not node.many_outputs:
        (grad,) = grads.values()
        return {"grad": grad}
    outputs = output_names(getattr(node, "operation", ""))
    if not outputs:
        return {"grads": tuple(grads.values())}
    return {f"grad_{outputs[nr]}": each for nr, each in grads.items() if nr < len(outputs)}


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


def formula_of(node: Node, argument: str) -> str | None:
    """The formula of an argument, which it may share with others (``"self, B"``)."""
    for names, text in node.formulas.items():
        if argument in names.split(", "):
            return text
    return None
