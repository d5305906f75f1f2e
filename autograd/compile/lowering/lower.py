"""Lowering of rows to ufuncs, reductions and shapes, which the passes can rewrite.

A row becomes the steps of its forward as far as that is an expression in NumPy (`expressions` of
the package of its table): ufuncs are steps themselves, sums, means and extrema become `Reduce`,
and copies disappear. Rows of kind view are what they do to the strides of an array
(`autograd.compile.lowering.moves`): a `Reshape`, `Transpose` or `Broadcast`. Other rows stay as
they are.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache, partial
from importlib import import_module
from math import prod
from operator import add, eq, ge, gt, le, lt, mul, ne, neg, sub, truediv
from types import FunctionType
from typing import Any

import numpy as np

from autograd.array.axes import normal_axes
from autograd.base.kinds import Kind
from autograd.compile.ir.graph import Graph, Step, Value, constant, map_values
from autograd.compile.ir.rewriting import Builder, common_shape, rewrite
from autograd.compile.ir.targets import (
    Called,
    Cast,
    Choice,
    Join,
    Part,
    Placed,
    Product,
    Reduce,
    Row,
    Target,
    Transpose,
    Vector,
)
from autograd.compile.lowering.moves import find_move
from autograd.core.dispatch import Operation
from autograd.core.forwards import forward_of
from autograd.kernels import _loops as loops

__all__ = ["call_formulas", "call_loops", "lower"]


def lower(graph: Graph, native: bool = False) -> None:
    """Rewrites the rows of `graph`; for native loops, kernels too, as far as they are made of
    numbers."""
    if native:
        rewrite(graph, _open_kernel, _lower_step)
    else:
        rewrite(graph, _lower_step)


def call_loops(
    name: str, args: Sequence[Any], keywords: Mapping[str, Any], graph: Graph
) -> Value | tuple[Any, ...] | None:
    """What a kernel, or a ufunc, gives for arrays as inputs of `graph`, in order;
    None among several of what it does not give, or for all if it is no loop."""
    builder = Builder()

    def symbol(x: Any) -> Any:
        if isinstance(x, np.ndarray):
            return _Symbol(graph.input(x.shape, x.dtype), builder)
        return x

    given = [symbol(x) for x in args]
    named = {key: symbol(x) for key, x in keywords.items()}
    function = getattr(np, name) if name not in loops.__all__ else getattr(_Opened(), name)
    try:
        found = function(*given, **named)
    except (_UnseenError, IndexError, TypeError, ValueError):  # as the kernel says it
        return None
    graph.steps = builder.steps
    if isinstance(found, tuple):
        return tuple(None if x is None else x.value for x in found)
    value: Value = found.value
    return value


def call_formulas(
    node: Any, saved: Sequence[Any], grad: np.ndarray, needs: Sequence[Any], graph: Graph
) -> list[Value | None] | None:
    """The gradients that the formulas of a node give, as Values of `graph`, whose inputs are the
    saved arrays and `grad`; None if more than arithmetic is in them."""
    kind: type = type(node)
    if not _is_arithmetic(kind):
        return None
    builder = Builder()
    values = [x if x is None else graph.input(x.shape, x.dtype) for x in (*saved, grad)]
    symbols = [x if x is None else _Symbol(x, builder) for x in values]
    try:
        found = node.on_arrays(tuple(symbols[:-1]), symbols[-1], needs)
    except (_UnseenError, TypeError):
        return None
    graph.steps = builder.steps
    return [x if x is None else x.value for x in found]


_PLAIN_NAMES = frozenset(
    {"alike", "args", "astype", "conj", "dtype", "np", "restore", "restored", "restored_one",
     "shape", "where"}
)  # fmt: skip


@cache
def _is_arithmetic(node: type) -> bool:
    """Whether the formulas of a node are arithmetic and ufuncs."""
    code = node.on_arrays.__code__  # type: ignore[attr-defined]
    names = set(code.co_names) - _PLAIN_NAMES
    return all(isinstance(getattr(np, name, None), np.ufunc) for name in names)


class _Opened:
    """What `kernels` is in a forward that is run on symbols: the functions of
    `autograd.kernels._loops`."""

    def __getattr__(self, name: str) -> Any:
        if name not in loops.__all__:
            raise _UnseenError
        function = getattr(loops, name)

        def opened(*args: Any, **keywords: Any) -> Any:
            found = function(*args, **keywords)
            if found is NotImplemented:
                raise _UnseenError
            return found

        return opened


@cache
def _forward_of_loops(op: Operation) -> Callable[..., Any] | None:
    """The forward of a row with `_Opened` for the kernels; None of one that calls none of them."""
    function = getattr(import_module(f"{op.package}.arrays"), op.function.__name__)
    code = function.__code__
    if "kernels" not in code.co_names or set(loops.__all__).isdisjoint(code.co_names):
        return None
    scope = {**function.__globals__, "kernels": _Opened()}
    found = FunctionType(code, scope, function.__name__, function.__defaults__)
    found.__kwdefaults__ = function.__kwdefaults__
    return found


def _open_kernel(step: Step, builder: Builder) -> Value | list[Value] | None:
    """What native loops compute in the place of a step; None if it stays."""
    if any(x.dtype.char not in "fd" or not x.size for x in step.outputs):
        return None
    args: Any = map_values(lambda value: _Symbol(value, builder), step.args)
    try:
        found = _opened(step.target, args)
    except _UnseenError:
        return None
    if found is NotImplemented:
        return None
    values = [x.value for x in (found if isinstance(found, tuple | list) else (found,))]
    for value, output in zip(values, step.outputs, strict=True):
        if value.dtype != output.dtype or value.shape != output.shape:
            return None
    return values if step.packed else values[0]


def _opened(target: Target, args: Sequence[Any]) -> Any:
    """What a row, or its gradients by formulas that look at values, are in native loops."""
    if not isinstance(target, Row):
        return target.in_loops(_Opened(), args)
    op = target.operation
    forward = _forward_of_loops(op)
    if forward is None:
        return NotImplemented
    split = len(args) - len(op.keywords)
    return forward(*args[:split], **dict(zip(op.keywords, args[split:], strict=True)))


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


# ---- forwards as expressions ---------------------------------------------------------------------


class _UnseenError(Exception):
    """There is more in a forward than arithmetic and what `_CALLS` knows, with these arguments."""


class _Symbol:
    """A Value in the place of an array: operators on it, and functions of it, add steps."""

    __slots__ = ("builder", "value")

    def __init__(self, value: Value, builder: Builder) -> None:
        self.value = value
        self.builder = builder

    def conj(self) -> Any:
        """The conjugate."""
        return _apply(np.conjugate, self)

    def astype(self, dtype: Any) -> Any:
        """The same numbers in another dtype."""
        return _apply(np.astype, self, dtype)

    def vector(self, name: str) -> Any:
        """A function of native loops."""
        value = self.value
        made = self.builder.add(Vector(name), [value], value.shape, value.dtype)
        return _Symbol(made, self.builder)

    def sum(self, axes: Any) -> Any:
        """The sum along axes."""
        return _apply(np.sum, self, axis=axes)

    def reshape(self, shape: Any) -> Any:
        """The same elements in another shape."""
        return _apply(np.reshape, self, shape)

    def join(self, symbols: Sequence[Any], axis: int) -> Any:
        """Arrays side by side."""
        values = [each.value for each in symbols]
        shape = list(values[0].shape)
        shape[axis] = sum(value.shape[axis] for value in values)
        made = self.builder.add(Join(axis), [values], tuple(shape), self.value.dtype)
        return _Symbol(made, self.builder)

    def placed(self, shape: tuple[int, ...], index: Any) -> Any:
        """Zeros of a shape but for this array under a subscript."""
        value = self.value
        return _Symbol(
            self.builder.add(Placed(shape), [value, index], shape, value.dtype), self.builder
        )

    def called(self, name: str, args: Sequence[Any], results: Sequence[Any]) -> list[Any]:
        """What a kernel gives for this array and further arguments: of these shapes and dtypes."""
        step = Step(Called(name), [self.value, *args])
        step.packed = True
        step.outputs = [Value(shape, np.dtype(d), step, i) for i, (shape, d) in enumerate(results)]
        self.builder.steps.append(step)
        return [_Symbol(value, self.builder) for value in step.outputs]

    def known(self, array: np.ndarray) -> Any:
        """An array that does not depend on anything."""
        return _Symbol(self.builder.constant(array), self.builder)

    def __getitem__(self, index: Any) -> Any:
        value = self.value
        shape = np.broadcast_to(np.empty((), bool), value.shape)[index].shape
        return _Symbol(_part(value, index, shape, self.builder), self.builder)

    def __array_ufunc__(self, ufunc: Any, method: str, *args: Any, **keywords: Any) -> Any:
        if method != "__call__":
            raise _UnseenError
        return _apply(ufunc, *args, **keywords)

    def __array_function__(self, function: Any, types: Any, args: Any, keywords: Any) -> Any:
        return _apply(function, *args, **keywords)

    def __getattr__(self, name: str) -> Any:
        if name in ("dtype", "ndim", "shape", "size"):
            return getattr(self.value, name)
        raise _UnseenError

    def __bool__(self) -> bool:
        raise _UnseenError


def _operator(function: Any, step: int = 1) -> Any:
    return lambda *args: _apply(function, *args[::step])


_ARITHMETIC: dict[Any, np.ufunc] = {
    add: np.add,
    sub: np.subtract,
    mul: np.multiply,
    truediv: np.divide,
}
_COMPARISONS: dict[Any, np.ufunc] = {
    **{eq: np.equal, ne: np.not_equal, lt: np.less, le: np.less_equal},
    **{gt: np.greater, ge: np.greater_equal},
}
for _python, _ufunc in {**_ARITHMETIC, **_COMPARISONS, neg: np.negative}.items():
    setattr(_Symbol, f"__{_python.__name__}__", _operator(_ufunc))
for _python, _ufunc in _ARITHMETIC.items():
    setattr(_Symbol, f"__r{_python.__name__}__", _operator(_ufunc, -1))


def _apply(function: Any, *args: Any, **keywords: Any) -> Any:
    """A function of NumPy on symbols, as steps, or on what is no array. Raises _UnseenError where
    programs do not know the function."""
    symbols = [x for x in args if x.__class__ is _Symbol]
    if not symbols:
        found = function(*args, **keywords)
        return found.item() if isinstance(found, np.generic) else found
    builder = symbols[0].builder
    args = tuple([x.value if x.__class__ is _Symbol else x for x in args])
    call = _CALLS.get(function)
    if call is not None:
        return _Symbol(call(builder, *args, **keywords), builder)
    if keywords or not isinstance(function, np.ufunc):
        raise _UnseenError
    return _Symbol(builder.ufunc(function.__name__, *args), builder)


class _Functions:
    """What `np` is in a forward that is run on symbols."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name)
        if callable(found) and not isinstance(found, type):
            found = partial(_apply, found)
        setattr(self, name, found)
        return found


_SCOPE = {"__builtins__": {}, "np": _Functions()}


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
            return _part(values[name], values[index], output.shape, builder)
    symbols = {
        name: _Symbol(x, builder) if x.__class__ is Value else x for name, x in values.items()
    }
    try:
        found = eval(_code(tree), _SCOPE, symbols)
    except (_UnseenError, NameError, TypeError):  # a kernel, or an operator that is none of these
        return None
    value = found.value if found.__class__ is _Symbol else found
    if not isinstance(value, Value) or value.dtype != output.dtype or value.shape != output.shape:
        return None
    return value


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


def _part(x: Value, index: Any, shape: tuple[int, ...], builder: Builder) -> Value:
    """The elements that a subscript picks."""
    parts = index if isinstance(index, tuple) else (index,)
    pairs = zip(parts, x.shape, strict=False)
    if len(parts) <= len(x.shape) and all(
        part.__class__ is slice and part.indices(n) == (0, n, 1) for part, n in pairs
    ):
        return x  # nothing is left out
    return builder.add(Part(), [x, index], shape, x.dtype)


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
        value = builder.reshape(value, left)
        if not mean:
            return value
        return builder.ufunc("divide", value, float(prod(x.shape[i] for i in axes)))

    return reduced


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


def _reshape(builder: Builder, x: Value, shape: tuple[int, ...]) -> Value:
    known = prod(n for n in shape if n != -1)
    return builder.reshape(x, tuple(x.size // known if n == -1 else n for n in shape))


def _squeeze(builder: Builder, x: Value, axis: Any) -> Value:
    axes = normal_axes(axis, x.ndim) or ()
    return builder.reshape(x, tuple(n for i, n in enumerate(x.shape) if i not in axes))


_CALLS: dict[Any, Callable[..., Value]] = {
    **dict.fromkeys((np.copy, np.asarray), _same),
    np.astype: _cast,
    np.matmul: _product,
    np.where: _choice,
    np.reshape: _reshape,
    np.squeeze: _squeeze,
    np.power: _power,
    np.sum: _reduction(np.add),
    np.mean: _reduction(np.add, mean=True),
    **dict.fromkeys((np.max, np.amax), _reduction(np.maximum)),
    **dict.fromkeys((np.min, np.amin), _reduction(np.minimum)),
}
"""NumPy's function -> what adds the steps of a call of it."""
