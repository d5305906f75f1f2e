"""Arrays of symbolic numbers on which NumPy code runs as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import sympy as sp

from codegen.proofs.symbols import Number, UnsupportedError, exact, lift, world
from codegen.proofs.ufuncs import BINARY, TRUTHS, UNARY, frexp_parts


class Symbolic(np.ndarray):
    """An array of objects, numbers all of them, that says its dtype is float64 or complex128."""

    __array_priority__ = 1000.0

    @property
    def dtype(self) -> Any:
        flat = self.bare().reshape(-1)
        complex_ = any(isinstance(x, complex) or getattr(x, "is_complex", False) for x in flat)
        return np.dtype(np.complex128 if complex_ else np.float64)

    def bare(self) -> np.ndarray:
        """The same memory as a plain array of objects."""
        return np.ndarray.view(self, np.ndarray)

    @property
    def _data(self) -> Symbolic:
        return self

    def __array_ufunc__(
        self, ufunc: np.ufunc, method: str, *inputs: Any, out: Any = None, **options: Any
    ) -> Any:
        options = {k: v for k, v in options.items() if k not in ("dtype", "casting")}
        arrays = [_bare(x) for x in inputs]
        result = _call(ufunc, method, arrays, options)
        if out is None:
            return result
        (target,) = out
        if not isinstance(target, Symbolic):
            raise UnsupportedError("symbols written into an array of plain numbers")
        target.bare()[...] = _bare(result)
        return target

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        kwargs = {k: v for k, v in kwargs.items() if k != "dtype"}
        return _wrapped(super().__array_function__(func, types, args, kwargs))

    def __getitem__(self, index: Any) -> Any:
        return as_symbolic(self.bare()[index])

    def astype(self, dtype: Any, *args: Any, **options: Any) -> Symbolic:
        kind = np.dtype(dtype).kind
        if kind == "c":
            return _map(self, lambda x: Number(lift(x).expression, True))
        if kind != "f":
            raise UnsupportedError(f"symbols as {np.dtype(dtype)}")
        return _map(self, lambda x: lift(x).real)

    def conj(self) -> Symbolic:
        return _map(self, lambda x: lift(x).conjugate())

    conjugate = conj

    @property
    def real(self) -> Symbolic:
        return _map(self, lambda x: lift(x).real)

    @real.setter
    def real(self, value: Any) -> None:
        self._set_parts(value, self.imag)

    @property
    def imag(self) -> Symbolic:
        return _map(self, lambda x: lift(x).imag)

    @imag.setter
    def imag(self, value: Any) -> None:
        self._set_parts(self.real, value)

    def _set_parts(self, real: Any, imag: Any) -> None:
        def together(x: Any, y: Any) -> Number:
            return Number(lift(x).expression + sp.I * lift(y).expression, True)

        self.bare()[...] = np.frompyfunc(together, 2, 1)(_bare(real), _bare(imag))

    def __getattr__(self, name: str) -> Any:
        return _method(self, name)

    def round(self, decimals: Any = 0, out: Any = None) -> Any:
        unit = lift(10**decimals)
        return _map(self, lambda x: UNARY["rint"](lift(x) * unit) / unit)

    def item(self, *args: Any) -> Any:
        return self.bare().item(*args)

    def view(self, *args: Any, **options: Any) -> Any:
        if args == (np.ndarray,):
            return self.bare()
        raise UnsupportedError("the bits of symbols")

    def __array__(self, dtype: Any = None, /, *, copy: Any = None) -> Any:
        if dtype is not None and np.dtype(dtype).kind != "O":
            raise UnsupportedError(f"symbols as {np.dtype(dtype)}")
        return self.bare()

    def __complex__(self) -> complex:
        raise UnsupportedError("a symbol as a plain complex number")


class Constant(np.ndarray):
    """An array of plain values that stands for a Tensor where a formula is run as recorded."""

    @property
    def _data(self) -> np.ndarray:
        return np.ndarray.view(self, np.ndarray)

    def __getattr__(self, name: str) -> Any:
        return _method(self, name)


def _method(array: np.ndarray, name: str) -> Callable[..., Any]:
    """An operation of the table as a method, as Tensors have it."""
    operations = world().operations
    if name.startswith("_") or name not in operations:
        raise AttributeError(name)
    return lambda *args, **kwargs: getattr(operations, name)(array, *args, **kwargs)


def constant(array: np.ndarray) -> Any:
    """Values that are not varied: floating-point ones as the numbers that are meant."""
    if array.dtype.kind in "fc":
        values = [exact(x) for x in array.reshape(-1)]
        return from_expressions(values, array.shape, array.dtype.kind == "c")
    return array.view(Constant)


def as_symbolic(value: Any) -> Any:
    """Arrays of objects, and single Numbers, as Symbolic."""
    if isinstance(value, Number):
        cell = np.empty((), object)
        cell[()] = value
        return cell.view(Symbolic)
    if isinstance(value, np.ndarray) and np.ndarray.dtype.__get__(value).kind == "O":
        return value if isinstance(value, Symbolic) else value.view(Symbolic)
    return value


def numbers(value: Any) -> list[Number]:
    """The elements of an array or of a number, in the order of memory in C."""
    array = value.bare() if isinstance(value, Symbolic) else np.asarray(value)
    return [lift(x) for x in array.reshape(-1)]


def from_expressions(expressions: Sequence[sp.Expr], shape: Sequence[int], complex_: bool) -> Any:
    """An array of expressions."""
    array = np.empty(len(expressions), object)
    for i, expression in enumerate(expressions):
        array[i] = Number(expression, complex_)
    return array.reshape(tuple(shape)).view(Symbolic)


def _wrapped(result: Any) -> Any:
    if type(result) in (list, tuple):
        return type(result)(_wrapped(each) for each in result)
    return as_symbolic(result)


def _bare(value: Any) -> Any:
    return value.bare() if isinstance(value, Symbolic) else value


def _map(array: Symbolic, function: Callable[[Any], Number]) -> Symbolic:
    out = np.empty(array.shape, object)
    flat, source = out.reshape(-1), array.bare().reshape(-1)
    for i, x in enumerate(source):
        flat[i] = function(x)
    return out.view(Symbolic)


def symbolic_function(meaning: Callable[..., sp.Expr]) -> Callable[..., Any]:
    """A function of expressions as one of arrays, broadcast over them."""

    def element(*args: Any) -> Number:
        lifted = [lift(x) for x in args]
        return Number(meaning(*(x.expression for x in lifted)), any(x.is_complex for x in lifted))

    def of_arrays(*args: Any) -> Any:
        return as_symbolic(np.frompyfunc(element, len(args), 1)(*map(_bare, args)))

    return of_arrays


# ---- ufuncs --------------------------------------------------------------------------------------

_OF_MATRICES = ("matmul", "vecdot", "matvec", "vecmat")


def _call(ufunc: np.ufunc, method: str, arrays: list[Any], options: dict[str, Any]) -> Any:
    name = ufunc.__name__
    if method == "__call__" and name in _OF_MATRICES:
        return as_symbolic(ufunc(*arrays, **options))
    if method == "__call__" and name == "frexp":
        mantissa, exponent = np.frompyfunc(frexp_parts, 1, 2)(*arrays)
        return as_symbolic(mantissa), np.asarray(exponent).astype(np.int32)
    table = next((t for t in (UNARY, BINARY, TRUTHS) if name in t), None)
    if table is None or options.pop("where", True) is not True:
        raise UnsupportedError(f"np.{name}")
    function = np.frompyfunc(table[name], ufunc.nin, 1)
    if method == "__call__" and not options:
        result = function(*arrays)
        return np.asarray(result).astype(bool) if table is TRUTHS else as_symbolic(result)
    if method == "accumulate":
        return as_symbolic(function.accumulate(arrays[0].astype(object), **options))
    if method == "reduce":
        return _reduced(function, ufunc.identity, arrays[0], options)
    raise UnsupportedError(f"np.{name}.{method}")


def _reduced(function: Any, identity: Any, array: np.ndarray, options: dict[str, Any]) -> Any:
    if array.ndim == 0:
        return as_symbolic(np.asarray(array, object))
    axis = options.get("axis", 0)
    axes = range(array.ndim) if axis is None else axis if isinstance(axis, tuple) else (axis,)
    start = options.get("initial", identity)
    for each in sorted((a % array.ndim for a in axes), reverse=True):
        if array.shape[each] == 0:
            shape = array.shape[:each] + array.shape[each + 1 :]
            array = np.full(shape, start, object)
        else:
            array = np.asarray(function.reduce(array, axis=each), object)
        if options.get("keepdims"):
            array = np.expand_dims(array, each)
    return as_symbolic(np.asarray(array, object))
