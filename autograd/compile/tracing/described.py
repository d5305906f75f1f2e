"""What a row makes of arrays of given shapes and dtypes, found by running it on stand-ins.

The stand-ins cost little: they take no memory of their own, and rows that work element by element
are run on one element.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.compile.ir.targets import ELEMENTWISE_KINDS, Row
from autograd.compile.tracing.errors import refuse
from autograd.core.dispatch import Operation
from autograd.core.node import Node, Output
from autograd.core.tensor import LEAF, Tensor, from_array

__all__ = ["Described", "describe", "indices"]

_STEADY = frozenset(
    {"pointwise", "reduction", "view", "linear", "bilinear", "scan", "window", "loss", "linalg"}
)
"""Kinds whose results have shapes that no value decides."""


class Described(NamedTuple):
    """What is known of a call before it is made.

    target    the call as a step of a graph
    results   shape and dtype of each output
    container the type of the tuple or list that holds them; None: it is one Tensor
    edges     for each output which output of the node it is; None where no gradient flows
    node      a node that has recorded such a call; None if none has
    saved     what it saved, as positions: ("arg", i), ("item", i, k), ("out", i), ("each", [...])
              of a list, None, or "missing" for a value of the row's own
    """

    target: Row
    results: list[tuple[tuple[int, ...], np.dtype[Any]]]
    container: type | None
    edges: list[int | None]
    node: Node | None
    saved: tuple[Any, ...]


def describe(op: Operation, args: Sequence[Any]) -> Described:
    """What ``op.call(args)`` gives, where `args` has Tensors of the right shapes and dtypes, which
    require grad where a gradient is wanted, and need not have any data.

    Raises what the row raises, and TraceError where values decide the shapes of the result.
    """
    shape = _common_shape(op, args)
    small = shape is not None
    stand_ins, outcome = _called(op, args, small)
    found = _outputs(op, outcome)
    if shape is not None and any(x.shape != (1,) * len(shape) for x in found):
        small = False  # some comparisons are of whole arrays
        stand_ins, outcome = _called(op, args, small)
        found = _outputs(op, outcome)
    if not small and op.kind not in _STEADY:
        _check_shapes(op, args, found)
    results = [(shape if small and shape is not None else x.shape, x.dtype) for x in found]
    edges, node = _recorded(found)
    container = None if isinstance(outcome, Tensor) else type(outcome)
    saved: tuple[Any, ...] = ()
    if node is not None:
        saved = _places(op, stand_ins, outcome, found, node)
        if small:
            _enlarge(op, node, args, results)
        elif type(node).arg_names:
            node.args = _with_indices(op, node, args)
        node.saved = ()
        node.edges = ()
    return Described(Row(op.name, small), results, container, edges, node, saved)


def _common_shape(op: Operation, args: Sequence[Any]) -> tuple[int, ...] | None:
    """The shape to which the arguments of an elementwise row broadcast; None of any other row, and
    where they do not: the row says better what is wrong."""
    if op.kind not in ELEMENTWISE_KINDS or op.lists:
        return None
    try:
        return np.broadcast_shapes(*[args[i].shape for i in op.tensors if args[i] is not None])
    except ValueError:
        return None


def indices(function: Callable[[Any], Any], arg: Any) -> Any:
    """A subscript, or any argument that is no tensor, with ``function(x)`` for the traced tensors
    within it."""
    if isinstance(arg, Tensor):
        return function(arg)
    if arg.__class__ in (list, tuple):
        return type(arg)(indices(function, each) for each in arg)
    return arg


def _called(op: Operation, args: Sequence[Any], small: bool) -> tuple[list[Any], Any]:
    stand_ins = _replaced(op, args, lambda x: _stand_in(op.kind, x, small))
    with np.errstate(all="ignore"):
        return stand_ins, op.call(stand_ins)


def _replaced(op: Operation, args: Sequence[Any], replace: Any) -> list[Any]:
    values = list(args)
    for i in op.tensors:
        if values[i] is not None:
            values[i] = replace(values[i])
    for i in op.lists:
        values[i] = [replace(x) for x in values[i]]
    positions = {*op.tensors, *op.lists}
    for i, arg in enumerate(values):
        if i not in positions:
            values[i] = indices(lambda x: np.zeros(x.shape, x.dtype), arg)
    return values


def _stand_in(kind: str, x: Tensor, small: bool) -> Tensor:
    shape, dtype = x.shape, x.dtype
    array: np.ndarray
    if small:
        array = np.ones((1,) * len(shape), dtype)
    elif kind == "view":
        array = np.empty(shape, dtype)  # nobody reads it
    elif kind == "linalg" and dtype.kind in "iu":
        array = np.ones(shape, dtype)  # pivots are counted from 1
    elif kind == "linalg" and len(shape) > 1:
        array = np.broadcast_to(np.eye(*shape[-2:], dtype=dtype), shape)
    else:
        array = np.broadcast_to(np.zeros((), dtype), shape)
    return from_array(array, LEAF if x._fn is not None else None)


def _outputs(op: Operation, outcome: Any) -> list[Tensor]:
    found = [outcome] if isinstance(outcome, Tensor) else outcome
    if not isinstance(found, list | tuple) or not all(isinstance(x, Tensor) for x in found):
        refuse(
            f"{op.name}() gives a Python value, which the trace does not know",
            "Compute it outside of the compiled function and pass it in",
        )
    return list(found)


def _check_shapes(op: Operation, args: Sequence[Any], found: list[Tensor]) -> None:
    """Refuses a row that gives other shapes for other values."""

    def other(x: Tensor) -> Tensor:
        shape, dtype = x.shape, x.dtype
        if dtype.kind in "biu":
            return from_array(np.ones(shape, dtype))
        return from_array(np.arange(1, x.numel() + 1).reshape(shape).astype(dtype))

    try:
        with np.errstate(all="ignore"):
            again = op.call(_replaced(op, args, other))
    except (IndexError, RuntimeError, ValueError):
        return  # values that the row refuses; the first ones it took
    if [x.shape for x in _outputs(op, again)] != [x.shape for x in found]:
        _unsteady(op)


def _unsteady(op: Operation) -> Any:
    refuse(
        f"the shape of what {op.name}() gives depends on values",
        "Call it outside of the compiled function, or use where() and masks of fixed shape",
    )


def _recorded(found: list[Tensor]) -> tuple[list[int | None], Node | None]:
    edges: list[int | None] = []
    node = None
    for x in found:
        fn = x._fn
        if isinstance(fn, Output):
            node = fn.node
            edges.append(fn.nr)
        elif isinstance(fn, Node):
            node = fn
            edges.append(type(fn).output_nr)
        else:
            edges.append(None)
    return edges, node


def _places(
    op: Operation, args: list[Any], outcome: Any, found: list[Tensor], node: Node
) -> tuple[Any, ...]:
    """Where each saved array comes from; told by identity, since every stand-in is one's own, and
    of outputs that are numbers by their names."""
    known: dict[int, Any] = {}
    for i, x in enumerate(found):
        known[id(x._data)] = ("out", i)
    for i in op.tensors:
        if args[i] is not None:
            known[id(args[i]._data)] = ("arg", i)
    for i in op.lists:
        for k, x in enumerate(args[i]):
            known[id(x._data)] = ("item", i, k)
    outputs = getattr(outcome, "fields", ("result",))

    def place(name: str, value: Any) -> Any:
        if value is None:
            return None
        if isinstance(value, tuple):
            return ("each", [place(name, each) for each in value])
        if id(value) not in known and name in outputs:
            return ("out", outputs.index(name))
        return known.get(id(value), "missing")

    return tuple(map(place, type(node).saved_names, node.saved))


def _with_indices(op: Operation, node: Node, args: Sequence[Any]) -> tuple[Any, ...]:
    """The `args` of a node with the traced subscripts themselves for their stand-ins."""
    code = op.function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    tensors = {*op.tensors, *op.lists}
    given = {name: arg for i, (name, arg) in enumerate(zip(names, args)) if i not in tensors}  # noqa: B905
    found = []
    for name, value in zip(type(node).arg_names, node.args, strict=True):
        traced: list[Any] = []
        indices(traced.append, given.get(name))
        found.append(given[name] if traced else value)
    return tuple(found)


def _enlarge(op: Operation, node: Node, args: Sequence[Any], results: Any) -> None:
    """Gives a node that recorded single elements the metadata of the whole arrays."""
    code = op.function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    tensors = {names[i]: (args[i].shape, args[i].dtype) for i in op.tensors if args[i] is not None}
    tensors["result"] = results[0]
    if "input" in tensors:
        tensors["self"] = tensors["input"]
    values = []
    given = node.args if type(node).arg_names else ()
    for name, value in zip(type(node).arg_names, given, strict=True):
        owner, _, what = name.rpartition("_")
        if owner in tensors and what in ("shape", "ndim", "size"):
            shape = tensors[owner][0]
            value = {"shape": shape, "ndim": len(shape), "size": int(np.prod(shape))}[what]
        values.append(value)
    if type(node).arg_names:
        node.args = tuple(values)
    edges = [args[i] for i in op.edges]
    node.restore = tuple(None if x is None else (x.shape, x.dtype) for x in edges)
