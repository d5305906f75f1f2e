"""What the rows of the table say of nodes and calls: names of arguments and gradients, formulas,
and the words in these."""

from __future__ import annotations

import importlib
import inspect
import pkgutil
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import Any, NamedTuple

import numpy as np

from autograd import formulas
from autograd.base.ops import ops
from autograd.base.registry import Row, registry
from autograd.core.dispatch import OPERATIONS, Operation
from autograd.core.node import Node, Output

_TYPES = {
    "Tensor": "Tensor", "Scalar": "number", "int": "int", "float": "float", "bool": "bool",
    "str": "str", "dtype": "dtype", "Generator": "Generator", "any": "anything",
}  # fmt: skip
_LISTS = {"Tensor": "list of Tensors", "int": "int or tuple of ints"}
_ARGUMENT = re.compile(r"(\w+)(?:\([^)]*\))?(\[\d*\])?(\?)?\s+(\w+)(?:=(.*))?\Z", re.DOTALL)


class Parameter(NamedTuple):
    """An argument: its name, the name by which it is given, its type in words, the default as text
    (None if it must be given)."""

    name: str
    keyword: str
    type: str
    default: str | None


def parameters(row: Row) -> list[Parameter]:
    """The arguments of a row, in the order of its signature."""
    given = row.signature.partition("(")[2].rpartition(") ->")[0]
    found = []
    for part in re.split(r",\s*(?![^\[(]*[\])])", given):
        match = _ARGUMENT.match(part)
        if match is None:
            continue
        base, several, optional, name, default = match.groups()
        kind = _LISTS.get(base, f"list of {base}s") if several else _TYPES.get(base, base)
        kind += " or None" if optional else ""
        found.append(Parameter(name, "input" if name == "self" else name, kind, default))
    return found


def operation_of(node: Node) -> Operation | None:
    """The operation that made a node; None where it is none of the table."""
    return OPERATIONS.get(getattr(node, "operation", ""))


def row_of(node: Node) -> Row | None:
    """The row of a node; None where it has none."""
    return registry.get(getattr(node, "operation", ""))


def location_of(node: Node) -> str | None:
    """``derivatives.yaml:412``: where the row of a node stands."""
    row = row_of(node)
    return None if row is None else row.location


def saved_places(node: Node, saved: Any) -> Iterator[tuple[np.ndarray, Any]]:
    """The arrays among what a node has saved of inputs and outputs, and of each the number of the
    input, or an Output of the node itself."""
    for value, place in zip(saved or (), node.saved_edges, strict=False):
        if isinstance(value, tuple) and isinstance(place, int):
            yield from ((each, i) for i, each in enumerate(value, place) if each is not None)
        elif isinstance(value, np.ndarray) and (
            isinstance(place, int)
            or (isinstance(place, Output) and place.nr >= 0)  # else an intermediate of a Function
        ):
            yield value, place


@lru_cache(maxsize=2048)
def defaults(operation: str) -> dict[str, Any]:
    """The arguments of an operation that may be left out, by their names in the row, and what they
    are then."""
    registered = OPERATIONS.get(operation)
    function = registered.function if registered else getattr(ops, operation.replace(".", "_"))
    parameters = inspect.signature(function).parameters
    found = {
        name: parameters[name].default
        for name in registry[operation].argument_names
        if name in parameters
    }
    return {name: default for name, default in found.items() if default is not inspect._empty}


def output_names(node: Node) -> tuple[str, ...]:
    """The names of the results in the signature of a node's row; none of a list, or without a
    row."""
    row = row_of(node)
    return () if row is None else row.output_names


def gradient_names(node: Node, grads: Mapping[int, Any]) -> dict[str, Any]:
    """The gradients that have arrived at a node as its formulas call them: ``grad``, of several
    outputs ``grad_U``, of a list ``grads``, None for those before the last that have not."""
    if not node.many_outputs:
        (grad,) = grads.values()
        return {"grad": grad}
    outputs = output_names(node)
    if not outputs:
        return {"grads": tuple(map(grads.get, range(max(grads) + 1)))}
    return {f"grad_{outputs[nr]}": each for nr, each in grads.items() if nr < len(outputs)}


def argument_of_edge(node: Node, i: int) -> tuple[str, int | None]:
    """The argument whose gradient flows along edge number `i`: its name in the row, and where it is
    one of a list of Tensors its place there. A node without a row has numbers for names."""
    operation = operation_of(node)
    if operation is None:
        names = tuple(node.formulas)
        return (names[i] if i < len(names) else f"input {i}"), None
    places = operation.edges
    last = len(places) - 1
    place = places[min(i, last)]
    name = registry[operation.name].argument_names[place]
    return name, i - last if i >= last and place in operation.lists else None


def name_of_edge(node: Node, i: int) -> str:
    """The argument of edge number `i` as a reader sees it: ``other``, or ``tensors[1]``."""
    argument, place = argument_of_edge(node, i)
    return argument if place is None else f"{argument}[{place}]"


def derivatives_of(node: Node) -> dict[str, str]:
    """The derivative of each argument as mathematics, or as the formula of the table where that
    calls no helpers and is of no other argument."""
    row = row_of(node)
    stated = {} if row is None else row.mathematics
    return {
        name: stated.get(name, text)
        for names, text in node.formulas.items()
        for name in names.split(", ")
    }


def formula_of(node: Node, argument: str) -> str | None:
    """The formula of an argument, which it may share with others (``"self, B"``)."""
    for names, text in node.formulas.items():
        if argument in names.split(", "):
            return text
    return None


@cache
def helper_of(name: str) -> Callable[..., Any] | None:
    """The function of `formulas` of a name; None if there is none."""
    for each in pkgutil.iter_modules(formulas.__path__):
        module = importlib.import_module(f"{formulas.__name__}.{each.name}")
        helper = getattr(module, name, None)
        if getattr(helper, "__module__", None) == module.__name__:
            return helper
    return None


_CALLED = re.compile(r"(?<![\w.])([a-z]\w*)\(")
_PRIVATE = re.compile(r"(?<![\w.)\]])(?:[a-z]\w*\.)*_([a-z]\w*)(?=\()")


def readable(text: str) -> str:
    """A formula with the plain names of private rows, which `words_in` explains."""
    return _PRIVATE.sub(lambda found: found[1] if found[1] in _private_rows() else found[0], text)


@cache
def _private_rows() -> dict[str, Row]:
    """The private rows by their plain names, which nothing else has."""
    found = {}
    for name, row in registry.items():
        own = name.rpartition(".")[2]
        plain = own.removeprefix("_")
        if own != plain and not hasattr(ops, plain) and helper_of(plain) is None:
            found[plain] = row
    return found


def words_in(text: str) -> dict[str, str]:
    """The words of a formula that are no operations, as they are called, and what they mean."""
    found = {}
    for name in _CALLED.findall(text):
        if hasattr(ops, name):
            continue
        helper, row = helper_of(name), _private_rows().get(name)
        if helper is not None:
            meaning = " ".join((helper.__doc__ or "").partition("\n\n")[0].split())
            found[f"{name}({', '.join(inspect.signature(helper).parameters)})"] = meaning
        elif row is not None and row.doc:
            found[f"{name}({', '.join(row.argument_names)})"] = row.doc.strip()
    return found
