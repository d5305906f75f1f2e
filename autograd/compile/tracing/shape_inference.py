"""The shapes and dtypes that a row gives for arrays of given shapes and dtypes, and what it saves,
found by running it on stand-ins.

The stand-ins cost little: they take no memory of their own, and rows that work element by element
are run on one element.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.base.kinds import ELEMENTWISE, Kind
from autograd.compile.ir.targets import Row
from autograd.compile.lowering.moves import goes_by_memory
from autograd.compile.tracing.errors import refuse
from autograd.core.dispatch import Operation
from autograd.core.node import Node, Output
from autograd.core.tensor import LEAF, Tensor, from_array
from autograd.kernels.elementwise.error_function import without_values

_STEADY = frozenset(
    {
        Kind.POINTWISE,
        Kind.REDUCTION,
        Kind.NORMALIZATION,
        Kind.VIEW,
        Kind.LINEAR,
        Kind.BILINEAR,
        Kind.SCAN,
        Kind.WINDOW,
        Kind.LOSS,
        Kind.LINALG,
    }
)
"""Kinds whose results have shapes that no value decides."""


class InferredCall(NamedTuple):
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


def infer(op: Operation, args: Sequence[Any]) -> InferredCall:
    """What ``op.call(args)`` gives, where `args` has Tensors of the right shapes and dtypes, which
    require grad where a gradient is wanted, and need not have any data.

    Raises what the row raises, and TraceError where values decide the shapes of the result.
    """
    shape = _common_shape(op, args)
    stand_ins, outcome, found = _call(op, args, shape is not None)
    if op.kind == Kind.VIEW and goes_by_memory(op, args[0].shape, args[0].dtype, args[1:]):
        refuse(
            f"{op.name}() goes by how its argument lies in memory, which differs from call to call",
            "Use a subscript, reshape() or transpose()",
        )
    if shape is not None and any(x.shape != (1,) * len(shape) for x in found):
        shape = None  # some comparisons are of whole arrays
        stand_ins, outcome, found = _call(op, args, False)
    if shape is None and op.kind not in _STEADY:
        _check_steady(op, args, found)
    results = [(x.shape if shape is None else shape, x.dtype) for x in found]
    edges, node = _find_node(found)
    container = None if isinstance(outcome, Tensor) else type(outcome)
    saved: tuple[Any, ...] = ()
    if node is not None:
        saved = _locate_saved(op, stand_ins, outcome, found, node)
        if shape is not None:
            _enlarge(op, node, args, results)
        elif type(node).arg_names:
            node.args = _trace_indices(op, node, args)
        node.saved = ()
        node.edges = ()
    return InferredCall(Row(op.name, shape is not None), results, container, edges, node, saved)


def _common_shape(op: Operation, args: Sequence[Any]) -> tuple[int, ...] | None:
    """The shape to which the arguments of an elementwise row broadcast; None of any other row, and
    where they do not: the row says better what is wrong."""
    if op.kind not in ELEMENTWISE or op.lists:
        return None
    try:
        return np.broadcast_shapes(*[args[i].shape for i in op.tensors if args[i] is not None])
    except ValueError:
        return None


def map_tensors(op: Operation, args: Sequence[Any], function: Callable[[Any], Any]) -> list[Any]:
    """The arguments of a row with ``function(x)`` for its Tensors."""
    values = list(args)
    for i in op.tensors:
        if values[i] is not None:
            values[i] = function(values[i])
    for i in op.lists:
        values[i] = [function(x) for x in values[i]]
    return values


def map_index(function: Callable[[Any], Any], arg: Any) -> Any:
    """A subscript, or any argument that is no tensor, with ``function(x)`` for the traced tensors
    within it."""
    if isinstance(arg, Tensor):
        return function(arg)
    if arg.__class__ in (list, tuple):
        return type(arg)(map_index(function, each) for each in arg)
    return arg


def _call(op: Operation, args: Sequence[Any], small: bool) -> tuple[list[Any], Any, list[Tensor]]:
    """The stand-ins, what the row gives for them, and its outputs."""
    stand_ins = _replace(op, args, lambda x: _stand_in(op.kind, x, small))
    with np.errstate(all="ignore"), without_values():
        outcome = op.call(stand_ins)
    found = [outcome] if isinstance(outcome, Tensor) else outcome
    if not isinstance(found, list | tuple) or not all(isinstance(x, Tensor) for x in found):
        refuse(
            f"{op.name}() gives a Python value, which the trace does not know",
            "Compute it outside of the compiled function and pass it in",
        )
    return stand_ins, outcome, list(found)


def _replace(op: Operation, args: Sequence[Any], stand_in: Callable[[Tensor], Tensor]) -> list[Any]:
    """`args` with stand-ins for tensors, and arrays of zeros for those within subscripts."""
    values = map_tensors(op, args, stand_in)
    for i in {*range(len(values))}.difference(op.tensors, op.lists):
        values[i] = map_index(lambda x: np.zeros(x.shape, x.dtype), values[i])
    return values


def _stand_in(kind: str, x: Tensor, small: bool) -> Tensor:
    shape, dtype = x.shape, x.dtype
    array: np.ndarray
    if small:
        array = np.ones((1,) * len(shape), dtype)
    elif kind == Kind.VIEW:
        array = np.empty(shape, dtype)  # nobody reads it
    elif kind == Kind.LINALG and dtype.kind in "iu":
        array = np.ones(shape, dtype)  # pivots are counted from 1
        if len(shape) > 1 and min(shape[-2:]) > 1:
            array += np.eye(*shape[-2:], dtype=dtype)  # a matrix may have to be regular
    elif kind == Kind.LINALG and len(shape) > 1:
        array = np.broadcast_to(np.eye(*shape[-2:], dtype=dtype), shape)
    else:
        array = np.broadcast_to(np.zeros((), dtype), shape)
    return from_array(array, LEAF if x._fn is not None else None)


def _check_steady(op: Operation, args: Sequence[Any], found: list[Tensor]) -> None:
    """Refuses a row that gives other shapes for other values."""

    def other(x: Tensor) -> Tensor:
        shape, dtype = x.shape, x.dtype
        if dtype.kind in "biu":
            return from_array(np.ones(shape, dtype))
        return from_array(np.arange(1, x.numel() + 1).reshape(shape).astype(dtype))

    try:
        with np.errstate(all="ignore"), without_values():
            again = op.call(_replace(op, args, other))
    except (IndexError, RuntimeError, ValueError):
        return  # values that the row refuses; the first ones it took
    outputs = [again] if isinstance(again, Tensor) else again
    if [x.shape for x in outputs] != [x.shape for x in found]:
        refuse(
            f"the shape of what {op.name}() gives depends on values",
            "Call it outside of the compiled function, or use where() and masks of fixed shape",
        )


def _find_node(found: list[Tensor]) -> tuple[list[int | None], Node | None]:
    """For each output which output of the node it is, and the node."""
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


def _locate_saved(
    op: Operation, args: list[Any], outcome: Any, found: list[Tensor], node: Node
) -> tuple[Any, ...]:
    """Where each saved array comes from; told by identity, since every stand-in is one's own, and
    of outputs that are numbers by their names."""
    known: dict[int, Any] = {id(x._data): ("out", i) for i, x in enumerate(found)}
    for i in op.tensors:
        if args[i] is not None:
            known[id(args[i]._data)] = ("arg", i)
    for i in op.lists:
        for k, x in enumerate(args[i]):
            known[id(x._data)] = ("item", i, k)
    outputs = getattr(outcome, "fields", ("result",))

    def locate(name: str, value: Any) -> Any:
        if value is None:
            return None
        if isinstance(value, tuple):
            return ("each", [locate(name, each) for each in value])
        if id(value) not in known and name in outputs:
            return ("out", outputs.index(name))
        return known.get(id(value), "missing")

    return tuple(map(locate, type(node).saved_names, node.saved))


def _trace_indices(op: Operation, node: Node, args: Sequence[Any]) -> tuple[Any, ...]:
    """The `args` of a node with the traced subscripts themselves for their stand-ins."""
    tensors = {*op.tensors, *op.lists}
    pairs = zip(op.parameters, args)  # noqa: B905  (a row may have further parameters)
    given = {name: arg for i, (name, arg) in enumerate(pairs) if i not in tensors}
    found = []
    for name, value in zip(type(node).arg_names, node.args, strict=True):
        traced: list[Any] = []
        map_index(traced.append, given.get(name))
        found.append(given[name] if traced else value)
    return tuple(found)


def _enlarge(op: Operation, node: Node, args: Sequence[Any], results: Any) -> None:
    """Gives a node that recorded single elements the metadata of the whole arrays."""
    names = op.parameters
    shapes = {names[i]: args[i].shape for i in op.tensors if args[i] is not None}
    shapes["result"] = results[0][0]
    if "input" in shapes:
        shapes["self"] = shapes["input"]
    if type(node).arg_names:
        values = []
        for name, value in zip(type(node).arg_names, node.args, strict=True):
            owner, _, what = name.rpartition("_")
            if owner in shapes and what in ("shape", "ndim", "size"):
                value = getattr(np.broadcast_to(0, shapes[owner]), what)
            values.append(value)
        node.args = tuple(values)
    edges = [args[i] for i in op.edges]
    node.restore = tuple(None if x is None else (x.shape, x.dtype) for x in edges)
