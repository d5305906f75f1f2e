"""Rows -> ufuncs, sums and shapes: what the passes see through.

A row whose forward is an expression of ufuncs (`generated.expressions`) becomes one step for each
of them. Sums, means and extrema become `Reduce`, what only changes a shape `Reshape` or
`Broadcast`, and what changes nothing disappears. Other rows stay as they are.
"""

from __future__ import annotations

import ast
from collections.abc import Callable
from functools import cache
from math import prod
from types import CodeType
from typing import Any

import numpy as np

from autograd.axes import normal_axes
from autograd.compile.graph import Graph, Step, Value, constant
from autograd.compile.rewriting import Builder, rewrite
from autograd.compile.targets import Cast, Product, Reduce, Row, Transpose
from generated.expressions import EXPRESSIONS

__all__ = ["lower"]

_RESHAPING = frozenset({"reshape", "view", "flatten", "unflatten", "squeeze", "unsqueeze"})
_NOTHING = frozenset(
    {"clone", "contiguous", "alias_copy", "positive", "resolve_conj", "resolve_neg"}
)
_OF_REALS = frozenset({"conj", "conj_physical", "real"})
_REDUCTIONS = {"sum": "add", "mean": "add", "amax": "maximum", "amin": "minimum"}
_TRANSPOSES = frozenset({"T", "mT", "t"})
_MATRIX_PRODUCTS = frozenset({"matmul", "mm"})
_BINARY: dict[type[ast.operator], str] = {
    ast.Add: "add",
    ast.Sub: "subtract",
    ast.Mult: "multiply",
    ast.Div: "divide",
}
_COMPARISONS: dict[type[ast.cmpop], str] = {
    ast.Eq: "equal",
    ast.NotEq: "not_equal",
    ast.Lt: "less",
    ast.LtE: "less_equal",
    ast.Gt: "greater",
    ast.GtE: "greater_equal",
}


def lower(graph: Graph) -> None:
    """Rewrites the rows of `graph`."""
    rewrite(graph, _lowered)


def _lowered(step: Step, builder: Builder) -> Value | None:
    """What stands for the output of a step; None if it stays."""
    target = step.target
    if not isinstance(target, Row):
        return None
    name = target.name
    if name in EXPRESSIONS and target.operation.package == "generated":
        return _expression(*EXPRESSIONS[name], step, builder)
    if len(step.outputs) != 1 or step.packed:
        return None
    first = step.args[0] if step.args else None
    if not isinstance(first, Value):
        return None
    output = step.output
    if name in _NOTHING or (name in _OF_REALS and first.dtype.kind != "c"):
        return first
    if name == "to":
        return first if first.dtype == output.dtype else _cast(first, output.dtype, builder)
    if name in _RESHAPING:
        return builder.reshape(first, output.shape)
    if name == "expand":
        return builder.broadcast(first, output.shape)
    if name in _REDUCTIONS:
        return _reduction(name, step, builder)
    if name == "getitem" and _is_whole(step.args[1], first.shape):
        return first
    if name == "pow":
        return _power(step, builder)
    if name in _TRANSPOSES and len(first.shape) == 2:
        return builder.add(Transpose(), [first], output.shape, first.dtype)
    if name in _MATRIX_PRODUCTS:
        return _product(step, builder)
    if name == "where":
        return _choice(step, builder)
    return None


def _is_whole(index: Any, shape: tuple[int, ...]) -> bool:
    """Whether a subscript of slices leaves nothing out."""
    parts = index if isinstance(index, tuple) else (index,)
    return len(parts) <= len(shape) and all(
        part.__class__ is slice and part.indices(n) == (0, n, 1)
        for part, n in zip(parts, shape, strict=False)
    )


def _product(step: Step, builder: Builder) -> Value | None:
    """A product of two matrices of one dtype, which BLAS writes where it is told to."""
    a, b = step.args
    if len(a.shape) != 2 or len(b.shape) != 2 or a.dtype.kind not in "fc" or a.dtype != b.dtype:
        return None
    return builder.add(Product(), [a, b], step.output.shape, a.dtype)


def _choice(step: Step, builder: Builder) -> Value | None:
    """where() with the number 0 for a constant: the kernel then needs no second array."""
    mask, *branches = step.args
    for i, x in enumerate(branches):
        other = branches[1 - i]
        if not (isinstance(x, Value) and isinstance(other, Value)):
            return None
        if x.shape != () or x.scalar != 0 or str(x.scalar).startswith("-"):
            continue
        if x.dtype == other.dtype and other.shape == step.output.shape:
            args = [mask, other, 0] if i else [mask, 0, other]
            return builder.add(step.target, args, other.shape, other.dtype)
    return None


def _cast(value: Value, dtype: np.dtype[Any], builder: Builder) -> Value | None:
    if value.dtype.kind == "c" and dtype.kind != "c":
        return None  # with its warning
    return builder.add(Cast(dtype.str), [value], value.shape, dtype)


def _reduction(name: str, step: Step, builder: Builder) -> Value | None:
    """Sums, means and extrema of floating-point numbers; other rows have rules of their own."""
    x, dim = step.args[:2]
    output = step.output
    if x.dtype != output.dtype or x.dtype.kind != "f" or x.dtype == np.float16 or not x.size:
        return None
    axes = normal_axes(dim, len(x.shape))
    axes = tuple(range(len(x.shape))) if axes is None else tuple(sorted(axes))
    kept = tuple(1 if i in axes else n for i, n in enumerate(x.shape))
    value = x
    if axes:
        value = builder.add(Reduce(_REDUCTIONS[name], axes), [x], kept, x.dtype)
    if name == "mean" and kept == output.shape:  # where the sum is, in a loop or out of it
        return builder.ufunc("divide", value, float(prod(x.shape[i] for i in axes)))
    value = builder.reshape(value, output.shape)
    if name == "mean":
        value = builder.ufunc("divide", value, float(prod(x.shape[i] for i in axes)))
    return value


def _power(step: Step, builder: Builder) -> Value | None:
    """The powers that need no pow(); as `kernels.pow_` does them."""
    x, exponent = step.args
    if x.dtype != step.output.dtype or x.dtype.kind not in "fc" or exponent.shape != ():
        return None
    match exponent.scalar:
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
    return None


def _expression(parameters: str, text: str, step: Step, builder: Builder) -> Value | None:
    """The forward of a row as ufuncs; None where it calls something else with these arguments."""
    names, tree = _parsed(parameters, text)
    values = dict(zip(names, step.args, strict=True))
    steps = _steps_of(_chosen(tree, values))
    found = None if steps is None else steps(values, builder)
    if not isinstance(found, Value) or found.dtype != step.output.dtype:
        return None
    return found


@cache
def _parsed(parameters: str, text: str) -> tuple[tuple[str, ...], ast.expr]:
    function = ast.parse(f"lambda {parameters}: {text}", mode="eval").body
    assert isinstance(function, ast.Lambda)
    names = [a.arg for a in (*function.args.args, *function.args.kwonlyargs)]
    return tuple(names), function.body


def _chosen(tree: ast.expr, values: dict[str, Any]) -> ast.expr:
    """The branch that the arguments which are no arrays choose."""
    while isinstance(tree, ast.IfExp):
        test, names_in = _test(tree)
        names = {name: values.get(name) for name in names_in}
        tree = tree.body if eval(test, {"__builtins__": {}}, names) else tree.orelse
    return tree


@cache
def _test(tree: ast.IfExp) -> tuple[CodeType, tuple[str, ...]]:
    """The condition of an expression, and the names in it."""
    names = tuple(n.id for n in ast.walk(tree.test) if isinstance(n, ast.Name))
    return compile(ast.Expression(tree.test), "<row>", "eval"), names


@cache
def _steps_of(tree: ast.expr) -> Callable[[dict[str, Any], Builder], Any] | None:
    """What adds the ufuncs of an expression for arguments by name, and gives its result; None if
    there is more in it than arithmetic and ufuncs."""
    match tree:
        case ast.Name(id=name):
            return lambda values, builder: values[name]
        case ast.Constant(value=value):
            return lambda values, builder: value
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return _called("negative", operand)
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return _called(_BINARY[type(op)], left, right)
        case ast.Compare(left=left, ops=[compared], comparators=[right]):
            return _called(_COMPARISONS[type(compared)], left, right)
        case ast.Call(func=ast.Attribute(ast.Name("np"), name), args=args, keywords=[]):
            return _called(name, *args)
    return None


def _called(name: str, *trees: ast.expr) -> Callable[[dict[str, Any], Builder], Any] | None:
    """The same for a ufunc of expressions; of numbers alone it is computed."""
    parts = [_steps_of(tree) for tree in trees]
    if None in parts:
        return None
    known = [part for part in parts if part is not None]

    def called(values: dict[str, Any], builder: Builder) -> Any:
        args = [part(values, builder) for part in known]
        if any([x.__class__ is Value for x in args]):  # noqa: C419  (a list is faster)
            return builder.ufunc(name, *args)
        return getattr(np, name)(*args).item()

    return called
