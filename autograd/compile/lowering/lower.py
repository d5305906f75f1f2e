"""Lowering of rows to ufuncs, reductions and shapes, which the passes can rewrite.

A row becomes the steps of its forward as far as that is an expression in NumPy (`expressions` of
the package of its table): ufuncs are steps themselves, sums, means and extrema become `Reduce`,
and copies disappear. Rows of kind view are what they do to the strides of an array
(`autograd.compile.lowering.moves`): a `Reshape`, `Transpose` or `Broadcast`. Other rows stay as
they are.
"""

from __future__ import annotations

import ast
from functools import cache, lru_cache
from typing import Any

from autograd.base.kinds import Kind
from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import Builder, rewrite
from autograd.compile.ir.targets import Placed, Row, Target, Transpose
from autograd.compile.lowering.kernels import open_kernel
from autograd.compile.lowering.moves import find_move
from autograd.compile.lowering.symbols import Functions, Symbol, UnseenError, part
from autograd.core.dispatch import Operation
from autograd.core.forwards import forward_of


def lower(graph: Graph, native: bool = False) -> None:
    """Rewrites the rows of `graph`; for native loops, kernels too, as far as they are made of
    numbers."""
    if native:
        rewrite(graph, open_kernel, _lower_step)
    else:
        rewrite(graph, _lower_step)


def _lower_step(step: Step, builder: Builder) -> Value | None:
    """What stands for the output of a step; None if it stays."""
    target = step.target
    if not isinstance(target, Row) or len(step.outputs) != 1 or step.packed:
        return None
    op = target.operation
    forward = forward_of(op)
    found = None if forward is None else _expression(*forward, step, builder)
    if found is None and op.kind == Kind.VIEW:
        return _view(op, step, builder)
    return found


def _view(op: Operation, step: Step, builder: Builder) -> Value | None:
    """A row that only moves elements."""
    first, output = step.args[0], step.output
    if not isinstance(first, Value) or len(step.inputs) != 1:
        return None
    args = op, first.shape, first.dtype, step.args[1:]
    try:
        target = _target(*args)
    except TypeError:  # of arguments that cannot be hashed
        target = _target.__wrapped__(*args)
    if target is None:
        return None
    if output.shape == first.shape and target.__class__ is not Transpose:
        return first
    return builder.add(target, [first], output.shape, first.dtype)


@lru_cache(maxsize=1024)
def _target(op: Operation, shape: tuple[int, ...], dtype: Any, args: Any) -> Target | None:
    """The step that does what a row of kind view does; None where there is none."""
    move = find_move(op, shape, dtype, args)
    return None if move is None else move.target


_SCOPE = {"__builtins__": {}, "np": Functions()}


@cache
def _code(tree: ast.expr) -> Any:
    return compile(ast.Expression(tree), "<row>", "eval")


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
            return part(values[name], values[index], output.shape, builder)
    symbols = {
        name: Symbol(x, builder) if x.__class__ is Value else x for name, x in values.items()
    }
    try:
        found = eval(_code(tree), _SCOPE, symbols)
    except (UnseenError, NameError, TypeError):  # a kernel, or an operator that is none of these
        return None
    value = found.value if found.__class__ is Symbol else found
    if not isinstance(value, Value) or value.dtype != output.dtype or value.shape != output.shape:
        return None
    return value
