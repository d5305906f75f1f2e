"""Values in the place of arrays: functions of NumPy and operators on them add steps to a program.

So a forward, a kernel's mathematics or a formula that is run on symbols becomes steps.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from math import prod
from operator import add, eq, ge, gt, le, lt, mul, ne, neg, sub, truediv
from typing import Any

import numpy as np

from autograd.array.axes import normal_axes
from autograd.compile.ir.graph import Step, Value, constant
from autograd.compile.ir.rewriting import Builder, common_shape
from autograd.compile.ir.targets import (
    Called,
    Cast,
    Choice,
    Join,
    Padded,
    Part,
    Placed,
    Product,
    Reduce,
    Scan,
    Target,
    Vector,
)


class UnseenError(Exception):
    """There is more in a forward than arithmetic and what `_CALLS` knows, with these arguments."""


class Symbol:
    """A Value in the place of an array: operators on it, and functions of it, add steps."""

    __slots__ = ("builder", "value")

    def __init__(self, value: Value, builder: Builder) -> None:
        self.value = value
        self.builder = builder

    def _made(self, target: Target, args: Sequence[Any], shape: tuple[int, ...]) -> Any:
        """What a new step gives, of this dtype."""
        return Symbol(self.builder.add(target, args, shape, self.value.dtype), self.builder)

    def conj(self) -> Any:
        """The conjugate."""
        return _apply(np.conjugate, self)

    def astype(self, dtype: Any) -> Any:
        """The same numbers in another dtype."""
        return _apply(np.astype, self, dtype)

    def vector(self, name: str) -> Any:
        """A function of native loops, which are those of floats."""
        if self.value.dtype.kind != "f":
            raise UnseenError
        return self._made(Vector(name), [self.value], self.value.shape)

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
        return self._made(Join(axis), [values], tuple(shape))

    def placed(self, shape: tuple[int, ...], index: Any) -> Any:
        """Zeros of a shape but for this array under a subscript."""
        return self._made(Placed(shape), [self.value, index], shape)

    def padded(self, shape: tuple[int, ...], index: Any, fill: float) -> Any:
        """This array under a subscript of one of that shape, and a number elsewhere."""
        return self._made(Padded(shape, fill), [self.value, index], shape)

    def scan(self, ufunc: str, axis: int) -> Any:
        """What a ufunc of two makes of all elements up to each one along an axis."""
        return self._made(Scan(ufunc, axis), [self.value], self.value.shape)

    def called(self, name: str, args: Sequence[Any], results: Sequence[Any]) -> list[Any]:
        """What a kernel gives for this array and further arguments: of these shapes and dtypes."""
        step = Step(Called(name), [self.value, *args])
        step.packed = True
        step.outputs = [Value(shape, np.dtype(d), step, i) for i, (shape, d) in enumerate(results)]
        self.builder.steps.append(step)
        return [Symbol(value, self.builder) for value in step.outputs]

    def known(self, array: np.ndarray) -> Any:
        """An array that does not depend on anything."""
        return Symbol(self.builder.constant(array), self.builder)

    def __getitem__(self, index: Any) -> Any:
        value = self.value
        shape = np.broadcast_to(np.empty((), bool), value.shape)[index].shape
        return Symbol(part(value, index, shape, self.builder), self.builder)

    def __array_ufunc__(self, ufunc: Any, method: str, *args: Any, **keywords: Any) -> Any:
        if method != "__call__":
            raise UnseenError
        return _apply(ufunc, *args, **keywords)

    def __array_function__(self, function: Any, types: Any, args: Any, keywords: Any) -> Any:
        return _apply(function, *args, **keywords)

    def __getattr__(self, name: str) -> Any:
        if name in ("dtype", "ndim", "shape", "size"):
            return getattr(self.value, name)
        raise UnseenError

    def __bool__(self) -> bool:
        raise UnseenError


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
    setattr(Symbol, f"__{_python.__name__}__", _operator(_ufunc))
for _python, _ufunc in _ARITHMETIC.items():
    setattr(Symbol, f"__r{_python.__name__}__", _operator(_ufunc, -1))


def _apply(function: Any, *args: Any, **keywords: Any) -> Any:
    """A function of NumPy on symbols, as steps, or on what is no array. Raises UnseenError where
    programs do not know the function."""
    symbols = [x for x in args if x.__class__ is Symbol]
    if not symbols:
        found = function(*args, **keywords)
        return found.item() if isinstance(found, np.generic) else found
    builder = symbols[0].builder
    args = tuple([x.value if x.__class__ is Symbol else x for x in args])
    call = _CALLS.get(function)
    if call is not None:
        return Symbol(call(builder, *args, **keywords), builder)
    if keywords or not isinstance(function, np.ufunc):
        raise UnseenError
    return Symbol(builder.ufunc(function.__name__, *args), builder)


class Functions:
    """What `np` is in a forward that is run on symbols."""

    def __getattr__(self, name: str) -> Any:
        found = getattr(np, name)
        if callable(found) and not isinstance(found, type):
            found = partial(_apply, found)
        setattr(self, name, found)
        return found


# ---- what is more than a ufunc -------------------------------------------------------------------


def _same(builder: Builder, x: Value, dtype: Any = None) -> Value:
    """A copy, or what may be none: it is dropped."""
    return x if dtype is None else _cast(builder, x, dtype)


def _cast(builder: Builder, x: Value, dtype: Any) -> Value:
    dtype = np.dtype(dtype)
    if x.dtype == dtype:
        return x
    if x.dtype.kind == "c" and dtype.kind != "c":
        raise UnseenError  # with its warning
    return builder.add(Cast(dtype.str), [x], x.shape, dtype)


def part(x: Value, index: Any, shape: tuple[int, ...], builder: Builder) -> Value:
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
        raise UnseenError
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
            raise UnseenError
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
        raise UnseenError
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
        raise UnseenError  # the kernel rounds in another way
    return builder.ufunc("power", x, exponent)


def _reshape(builder: Builder, x: Value, shape: tuple[int, ...]) -> Value:
    known = prod(n for n in shape if n != -1)
    return builder.reshape(x, tuple(x.size // known if n == -1 else n for n in shape))


def _squeeze(builder: Builder, x: Value, axis: Any) -> Value:
    axes = normal_axes(axis, x.ndim) or ()
    return builder.reshape(x, tuple(n for i, n in enumerate(x.shape) if i not in axes))


def _round(builder: Builder, x: Value, decimals: int) -> Value:
    if decimals or x.dtype.kind != "f":
        raise UnseenError
    return builder.ufunc("rint", x)


def _conjugate(builder: Builder, x: Value) -> Value:
    return builder.ufunc("conjugate", x) if x.dtype.kind == "c" else x


_CALLS: dict[Any, Callable[..., Value]] = {
    np.copy: lambda builder, x, order="K": x,
    np.asarray: _same,
    np.astype: _cast,
    np.conjugate: _conjugate,
    np.matmul: _product,
    np.where: _choice,
    np.reshape: _reshape,
    np.round: _round,
    np.squeeze: _squeeze,
    np.power: _power,
    np.sum: _reduction(np.add),
    np.mean: _reduction(np.add, mean=True),
    np.prod: _reduction(np.multiply),
    **dict.fromkeys((np.max, np.amax), _reduction(np.maximum)),
    **dict.fromkeys((np.min, np.amin), _reduction(np.minimum)),
}
"""NumPy's function -> what adds the steps of a call of it."""
