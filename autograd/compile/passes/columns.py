"""Products of a large matrix with vectors, as sums of products along its rows or columns.

Such sums can be done block by block, and what is computed from one number per row in between can
be too: then a matrix is read once from memory for ``x @ w`` and the gradient ``g @ x`` together.
The numbers are kept as a column, which is cut along with the matrix.
"""

from __future__ import annotations

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import Builder, rewrite
from autograd.compile.ir.targets import Dot, Product, Reduce, Reshape, Transpose

__all__ = ["join_columns"]

_LARGE = 1 << 20
"""Elements of a matrix from which on it does not stay in the cache."""
_WIDE = 1024
"""Columns of a matrix up to which its rows are added in one run."""


def join_columns(graph: Graph) -> None:
    """Makes such sums of the products, where a matrix is multiplied from both sides, and columns of
    what they give."""
    matrices = [found[0] for step in graph.steps if (found := _factors(step)) is not None]
    twice = {matrix for matrix in matrices if matrices.count(matrix) > 1}
    if twice:
        columns: set[Value] = set()
        rewrite(graph, lambda step, builder: _rewritten(step, builder, twice, columns))


def _factors(step: Step) -> tuple[Value, int] | None:
    """The matrix that a step multiplies with a vector, and the axis over which it adds."""
    if not isinstance(step.target, Product):
        return None
    matrix, vector = step.args
    if len(matrix.shape) != 2 or len(vector.shape) != 1 or matrix.dtype != vector.dtype:
        return None
    if matrix.size < _LARGE or matrix.dtype.char not in "fd":
        return None
    axis = 1
    if matrix.step is not None and matrix.step.target == Transpose():
        (matrix,) = matrix.step.args
        axis = 0
    return (matrix, axis) if matrix.shape[1] <= _WIDE else None


def _rewritten(
    step: Step, builder: Builder, matrices: set[Value], columns: set[Value]
) -> Value | None:
    found = _factors(step)
    if found is not None and found[0] in matrices:
        matrix, axis = found
        count, width = matrix.shape
        vector, shape = ((count, 1), (1, width)) if axis == 0 else ((1, width), (count, 1))
        args = [matrix, _reshaped(step.args[1], vector, builder)]
        total = builder.add(Dot(axes=(axis,)), args, shape, matrix.dtype)
        if axis == 1:
            columns.add(total)
        return builder.reshape(total, step.output.shape)
    if len(step.outputs) != 1 or step.packed:
        return None
    sources = [_column(x, columns) for x in step.inputs]
    if all(source is None for source in sources):
        return None
    output = step.output
    if isinstance(step.target, Reduce) and len(sources) == 1:
        (column,) = sources
        reduced = builder.add(step.target, [column], (1, 1), output.dtype)
        return builder.reshape(reduced, output.shape)
    flat = output.shape
    if not step.target.elementwise or any(x.shape not in ((), flat) for x in step.inputs):
        return None
    tall = (*flat, 1)
    args = [
        _reshaped(x, tall, builder) if isinstance(x, Value) and x.shape == flat else x
        for x in step.args
    ]
    result = builder.add(step.target, args, tall, output.dtype)
    columns.add(result)
    return builder.reshape(result, flat)


def _column(value: Value, columns: set[Value]) -> Value | None:
    """The column that a vector is."""
    if value.step is None or not isinstance(value.step.target, Reshape):
        return None
    source: Value = value.step.args[0]
    return source if source in columns and len(value.shape) == 1 else None


def _reshaped(value: Value, shape: tuple[int, ...], builder: Builder) -> Value:
    """`value` in another shape, without a detour."""
    if value.step is not None and isinstance(value.step.target, Reshape):
        value = value.step.args[0]
    return builder.reshape(value, shape)
