"""Products of one matrix with several others, where one pass over memory or one call does for all.

The products of a large matrix with vectors from both sides become sums of products along its rows
and columns. These can be computed block by block, and so can what is computed from one number per
row in between: then a matrix is read once from memory for ``x @ w`` and the gradient ``g @ x``
together. The numbers are kept as a column, which is cut along with the matrix.

The slices of a stack that are multiplied by one matrix, as a recurrence multiplies its inputs step
by step, are multiplied in one call of BLAS.
"""

from __future__ import annotations

from autograd.compile.ir.graph import Graph, Step, Value
from autograd.compile.ir.rewriting import Builder, rewrite
from autograd.compile.ir.targets import Dot, Part, Product, Reduce, Reshape, Transpose

_LARGE = 1 << 20
"""Elements of a matrix from which on it does not stay in the cache."""
_WIDE = 1024
"""Columns of a matrix up to which its rows are added in one run."""
_FEW = 256
"""Rows of a slice from which on there is nothing to gain from multiplying the stack."""


def multiply_by_columns(graph: Graph) -> None:
    """Rewrites the products of a matrix that is multiplied from both sides as sums of products, and
    vectors of one number per row as columns."""
    matrices = [found[0] for step in graph.steps if (found := _matrix(step)) is not None]
    twice = {matrix for matrix in matrices if matrices.count(matrix) > 1}
    columns: set[Value] = set()
    if twice:
        rewrite(
            graph,
            lambda step, builder: (
                _dot(step, builder, twice, columns) or _on_columns(step, builder, columns)
            ),
        )


def _matrix(step: Step) -> tuple[Value, int] | None:
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


def _dot(step: Step, builder: Builder, matrices: set[Value], columns: set[Value]) -> Value | None:
    """The product of one of `matrices` with a vector as a sum of products."""
    found = _matrix(step)
    if found is None or found[0] not in matrices:
        return None
    matrix, axis = found
    count, width = matrix.shape
    vector, shape = ((count, 1), (1, width)) if axis == 0 else ((1, width), (count, 1))
    args = [matrix, _reshape(step.args[1], vector, builder)]
    total = builder.add(Dot(axes=(axis,)), args, shape, matrix.dtype)
    if axis == 1:
        columns.add(total)
    return builder.reshape(total, step.output.shape)


def _on_columns(step: Step, builder: Builder, columns: set[Value]) -> Value | None:
    """A sum or an elementwise step on vectors that are columns, on these."""
    if (
        len(step.outputs) != 1
        or step.packed
        or not any(_is_column(x, columns) for x in step.inputs)
    ):
        return None
    output = step.output
    if isinstance(step.target, Reduce) and len(step.inputs) == 1:
        column = step.inputs[0].step.args[0]  # type: ignore[union-attr]
        return builder.reshape(
            builder.add(step.target, [column], (1, 1), output.dtype), output.shape
        )
    flat = output.shape
    if not step.target.elementwise or any(x.shape not in ((), flat) for x in step.inputs):
        return None
    tall = (*flat, 1)
    args = [
        _reshape(x, tall, builder) if isinstance(x, Value) and x.shape == flat else x
        for x in step.args
    ]
    result = builder.add(step.target, args, tall, output.dtype)
    columns.add(result)
    return builder.reshape(result, flat)


def _is_column(value: Value, columns: set[Value]) -> bool:
    """Whether a value is a column, seen as a vector."""
    step = value.step
    if step is None or not isinstance(step.target, Reshape):
        return False
    return step.args[0] in columns and len(value.shape) == 1


def _reshape(value: Value, shape: tuple[int, ...], builder: Builder) -> Value:
    """`value` in another shape, without a detour."""
    if value.step is not None and isinstance(value.step.target, Reshape):
        value = value.step.args[0]
    return builder.reshape(value, shape)


def multiply_stacks(graph: Graph) -> None:
    """Multiplies a stack as a whole where at least half of its slices are multiplied by the same
    matrix."""
    groups: dict[tuple[Value, Value], list[Step]] = {}
    for step in graph.steps:
        stack = _stack(step)
        if stack is not None:
            groups.setdefault((stack, step.args[1]), []).append(step)
    chosen = {
        step: key
        for key, steps in groups.items()
        if len(steps) > 1 and 2 * len(steps) >= key[0].shape[0]
        for step in steps
    }
    products: dict[tuple[Value, Value], Value] = {}

    def slice_product(step: Step, builder: Builder) -> Value | None:
        key = chosen.get(step)
        if key is None:
            return None
        if key not in products:
            products[key] = _multiply(*key, builder)
        part, output = step.args[0].step, step.output
        return builder.add(Part(), [products[key], part.args[1]], output.shape, output.dtype)

    rewrite(graph, slice_product)


def _stack(step: Step) -> Value | None:
    """What a step multiplies a slice of; None for other steps."""
    part = step.args[0] if isinstance(step.target, Product) else None
    maker = part.step if isinstance(part, Value) else None
    if part is None or maker is None or part.shape[0] >= _FEW:
        return None
    if maker.target != Part() or maker.args[1].__class__ is not int or len(part.shape) != 2:
        return None
    return maker.args[0]


def _multiply(stack: Value, matrix: Value, builder: Builder) -> Value:
    count, rows, inner = stack.shape
    width = matrix.shape[1]
    flat = builder.reshape(stack, (count * rows, inner))
    product = builder.add(Product(), [flat, matrix], (count * rows, width), matrix.dtype)
    return builder.reshape(product, (count, rows, width))
