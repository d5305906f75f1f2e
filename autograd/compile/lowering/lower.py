"""Rows -> ufuncs, sums and shapes: what the passes see through.

A row becomes the steps of its forward as far as that is an expression in NumPy (`expressions` of
the package of its table): ufuncs are steps themselves, sums, means and extrema become `Reduce`,
and copies disappear. Rows of kind view are what they do to the strides of an array
(`autograd.compile.lowering.moves`): a `Reshape`, `Transpose` or `Broadcast`. Other rows stay as
they are.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from math import prod
from typing import Any

import numpy as np

from autograd.array.axes import normal_axes
from autograd.compile.ir.graph import Graph, Step, Value, constant
from autograd.compile.ir.rewriting import Builder, common_shape, rewrite
from autograd.compile.ir.targets import (
    Cast,
    Choice,
    Part,
    Placed,
    Product,
    Reduce,
    Row,
    Target,
    Transpose,
)
from autograd.compile.lowering.moves import moved
from autograd.core.dispatch import Operation
from autograd.core.forwards import forward_of

__all__ = ["lower"]

_OPERATORS: dict[type[ast.operator], Any] = {
    ast.Add: np.add,
    ast.Sub: np.subtract,
    ast.Mult: np.multiply,
    ast.Div: np.divide,
}
_COMPARISONS: dict[type[ast.cmpop], Any] = {
    ast.Eq: np.equal,
    ast.NotEq: np.not_equal,
    ast.Lt: np.less,
    ast.LtE: np.less_equal,
    ast.Gt: np.greater,
    ast.GtE: np.greater_equal,
}


def lower(graph: Graph) -> None:
    """Rewrites the rows of `graph`."""
    rewrite(graph, _lowered)


def _lowered(step: Step, builder: Builder) -> Value | None:
    """What stands for the output of a step; None if it stays."""
    target = step.target
    if not isinstance(target, Row) or len(step.outputs) != 1 or step.packed:
        return None
    op = target.operation
    forward = forward_of(op)
    found = None if forward is None else _expression(*forward, step, builder)
    if found is None and op.kind == "view":
        return _view(op, step, builder)
    return found


def _view(op: Operation, step: Step, builder: Builder) -> Value | None:
    """A row that only moves elements."""
    first, output = step.args[0], step.output
    if not isinstance(first, Value) or len(step.inputs) != 1:
        return None
    target = _target(op, first.shape, first.dtype, step.args[1:])
    if target is None:
        return None
    if output.shape == first.shape and target.__class__ is not Transpose:
        return first
    return builder.add(target, [first], output.shape, first.dtype)


@lru_cache(maxsize=1024)
def _target_of(op: Operation, shape: tuple[int, ...], dtype: Any, args: Any) -> Target | None:
    move = moved(op, shape, dtype, args)
    return None if move is None else move.target


def _target(op: Operation, shape: tuple[int, ...], dtype: Any, args: Any) -> Target | None:
    """The step that does what a row of kind view does; None where there is none."""
    try:
        return _target_of(op, shape, dtype, args)
    except TypeError:  # of arguments that cannot be hashed
        return _target_of.__wrapped__(op, shape, dtype, args)


# ---- forwards as expressions ---------------------------------------------------------------------


class _UnseenError(Exception):
    """There is more in a forward than arithmetic and what `_CALLS` knows, with these arguments."""


_Part = Callable[[Mapping[str, Any], Builder], Any]
"""What adds the steps of an expression for arguments by name, and gives its result: a Value, or
what is no array. Raises _UnseenError."""


def _expression(
    names: tuple[str, ...], tree: ast.expr, step: Step, builder: Builder
) -> Value | None:
    """The forward of a row as steps; None where it is not seen with these arguments."""
    output = step.output
    values = dict(zip(names, step.args, strict=True))
    match tree:
        case ast.Call(ast.Name("adjoint"), [ast.Subscript(ast.Name(name), ast.Name(index))]):
            args = [values[name], values[index]]
            return builder.add(Placed(output.shape), args, output.shape, output.dtype)
        case ast.Subscript(ast.Name(name), ast.Name(index)):
            return _part(values[name], values[index], output, builder)
    try:
        found = _steps_of(tree)(values, builder)
    except _UnseenError:
        return None
    if not isinstance(found, Value) or found.dtype != output.dtype or found.shape != output.shape:
        return None
    return found


@cache
def _steps_of(tree: ast.expr) -> _Part:
    match tree:
        case ast.Name(id=name):
            return lambda values, builder: values[name]
        case ast.Constant(value=value):
            return lambda values, builder: value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _called(np.negative, operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
            return _called(_OPERATORS[type(op)], left, right)
        case ast.Compare(left=left, ops=[compared], comparators=[right]) if (
            type(compared) in _COMPARISONS
        ):
            return _called(_COMPARISONS[type(compared)], left, right)
        case ast.IfExp():
            return _chosen(tree)
        case ast.Call(func=ast.Attribute(ast.Name("np"), name)):
            function = getattr(np, name)
            if function in _CALLS or isinstance(function, np.ufunc):
                return _called(function, *tree.args, **{str(k.arg): k.value for k in tree.keywords})
        case ast.Call(func=ast.Attribute(value, "conj"), args=[], keywords=[]):
            return _called(np.conjugate, value)
        case ast.Call(func=ast.Attribute(value, "astype"), args=[dtype], keywords=[]):
            return _called(np.astype, value, dtype)
    return _plain(tree)


def _plain(tree: ast.expr) -> _Part:
    """What reads no elements: dtypes, shapes and arguments that are no arrays."""
    names = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name)} - {"np"}
    owners = [n.value for n in ast.walk(tree) if isinstance(n, ast.Attribute)]
    read = {n.id for n in ast.walk(tree) if isinstance(n, ast.Name) and n not in owners} - {"np"}
    code = compile(ast.Expression(tree), "<row>", "eval")

    def plain(values: Mapping[str, Any], builder: Builder) -> Any:
        if not names <= values.keys() or any(values[name].__class__ is Value for name in read):
            raise _UnseenError
        return eval(code, {"__builtins__": {}, "np": np}, dict(values))

    return plain


def _chosen(tree: ast.IfExp) -> _Part:
    """The branch that the arguments which are no arrays choose."""
    test, body, orelse = _plain(tree.test), _steps_of(tree.body), _steps_of(tree.orelse)
    return lambda values, builder: (body if test(values, builder) else orelse)(values, builder)


def _called(function: Any, *trees: ast.expr, **named: ast.expr) -> _Part:
    """A call of a ufunc, or of another function that programs know."""
    parts = [_steps_of(tree) for tree in trees]
    keywords = {name: _plain(tree) for name, tree in named.items()}
    call = _CALLS.get(function)

    def called(values: Mapping[str, Any], builder: Builder) -> Any:
        args = [part(values, builder) for part in parts]
        if not any([x.__class__ is Value for x in args]):  # noqa: C419  (a list is faster)
            return function(*args).item()
        if call is not None:
            return call(
                builder, *args, **{k: part(values, builder) for k, part in keywords.items()}
            )
        if keywords:
            raise _UnseenError
        return builder.ufunc(function.__name__, *args)

    return called


# ---- what is more than a ufunc -------------------------------------------------------------------


def _same(builder: Builder, x: Value, dtype: Any = None) -> Value:
    """A copy, or what may be none: it is dropped."""
    return x if dtype is None else _cast(builder, x, dtype)


def _cast(builder: Builder, x: Value, dtype: Any) -> Value:
    dtype = np.dtype(dtype)
    if x.dtype == dtype:
        return x
    if x.dtype.kind == "c" and dtype.kind != "c":
        raise _UnseenError  # with its warning
    return builder.add(Cast(dtype.str), [x], x.shape, dtype)


def _part(x: Value, index: Any, output: Value, builder: Builder) -> Value:
    """The elements that a subscript picks."""
    return (
        x if _is_whole(index, x.shape) else builder.add(Part(), [x, index], output.shape, x.dtype)
    )


def _is_whole(index: Any, shape: tuple[int, ...]) -> bool:
    """Whether a subscript of slices leaves nothing out."""
    parts = index if isinstance(index, tuple) else (index,)
    return len(parts) <= len(shape) and all(
        part.__class__ is slice and part.indices(n) == (0, n, 1)
        for part, n in zip(parts, shape, strict=False)
    )


def _product(builder: Builder, a: Value, b: Value) -> Value:
    """A product of matrices of one dtype, or of a matrix and a vector, which BLAS writes where it
    is told to."""
    ranks = len(a.shape), len(b.shape)
    if ranks not in ((2, 2), (2, 1)) or a.dtype.kind not in "fc" or a.dtype != b.dtype:
        raise _UnseenError
    return builder.add(Product(), [a, b], (a.shape[0], *b.shape[1:]), a.dtype)


def _choice(builder: Builder, mask: Value, a: Any, b: Any) -> Value:
    """where(); with 0 for a constant of zeros the kernel needs no second array."""
    dtypes = [x.dtype if isinstance(x, Value) else x for x in (a, b)]
    dtype, shape = np.result_type(*dtypes), common_shape([mask, a, b])
    for x, other, args in ((b, a, [mask, a, 0]), (a, b, [mask, 0, b])):
        if isinstance(x, Value) and isinstance(other, Value) and x.dtype == other.dtype:
            is_zero = x.shape == () and x.scalar == 0 and not str(x.scalar).startswith("-")
            if is_zero and other.shape == shape:
                return builder.add(Choice(), args, shape, dtype)
    return builder.add(Choice(), [mask, a, b], shape, dtype)


def _reduction(ufunc: Any, mean: bool = False) -> Callable[..., Value]:
    """Sums, means and extrema of floating-point numbers; other rows have rules of their own."""

    def reduced(
        builder: Builder, x: Value, axis: Any = None, keepdims: bool = False, dtype: Any = None
    ) -> Value:
        other = dtype is not None and np.dtype(dtype) != x.dtype
        if other or x.dtype.kind != "f" or x.dtype == np.float16 or not x.size:
            raise _UnseenError
        axes = normal_axes(axis, len(x.shape))
        axes = tuple(range(len(x.shape))) if axes is None else tuple(sorted(axes))
        kept = tuple(1 if i in axes else n for i, n in enumerate(x.shape))
        left = kept if keepdims else tuple(n for i, n in enumerate(x.shape) if i not in axes)
        value = x
        if axes:
            value = builder.add(Reduce(ufunc.__name__, axes), [x], kept, x.dtype)
        count = float(prod(x.shape[i] for i in axes))
        if mean and kept == left:  # where the sum is, in a loop or out of it
            return builder.ufunc("divide", value, count)
        value = builder.reshape(value, left)
        return builder.ufunc("divide", value, count) if mean else value

    return reduced


def _unseen(builder: Builder, *args: Any, **keywords: Any) -> Value:
    raise _UnseenError


def _power(builder: Builder, x: Value, exponent: Any) -> Value:
    """The powers that need no pow(); as the kernel does them."""
    number = exponent.scalar if isinstance(exponent, Value) else exponent
    is_number = not isinstance(exponent, Value) or exponent.shape == ()
    dtypes = [each.dtype if isinstance(each, Value) else each for each in (x, exponent)]
    dtype = np.result_type(*dtypes)
    if not isinstance(x, Value) or dtype.kind not in "fc":
        raise _UnseenError
    if is_number and dtype == x.dtype:
        match number:
            case 0:
                return builder.broadcast(constant(np.ones((), x.dtype)), x.shape)
            case 1:
                return x
            case 2:
                return builder.ufunc("multiply", x, x)
            case 3:
                return builder.ufunc("multiply", builder.ufunc("multiply", x, x), x)
            case 0.5:
                return builder.ufunc("sqrt", x)
            case -1:
                return builder.ufunc("divide", 1, x)
    if dtype.kind == "c":
        raise _UnseenError  # the kernel rounds in another way
    return builder.ufunc("power", x, exponent)


_CALLS: dict[Any, Callable[..., Value]] = {
    **dict.fromkeys((np.copy, np.asarray), _same),
    np.astype: _cast,
    np.matmul: _product,
    np.where: _choice,
    np.power: _power,
    np.sum: _reduction(np.add),
    np.mean: _reduction(np.add, mean=True),
    **dict.fromkeys((np.max, np.amax), _reduction(np.maximum)),
    **dict.fromkeys((np.min, np.amin), _reduction(np.minimum)),
    **dict.fromkeys((np.any, np.all), _unseen),
}
"""NumPy's function -> what adds the steps of a call of it."""
