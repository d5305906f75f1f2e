"""Arrays of symbolic numbers on which NumPy code runs as it stands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import sympy as sp

from codegen.proofs.symbols import Number, UnsupportedError, exact, lift, world

__all__ = [
    "Symbolic",
    "as_symbolic",
    "constant",
    "from_expressions",
    "numbers",
    "symbolic_function",
]


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
        return _map(self, lambda x: _UNARY["rint"](lift(x) * unit) / unit)

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


# ---- the elementwise functions -------------------------------------------------------------------

HALF = sp.Rational(1, 2)


def _analytic(function: Callable[[Any], Any]) -> Callable[[Any], Number]:
    def of_number(x: Any) -> Number:
        number = lift(x)
        return number.like(function(number.expression))

    return of_number


def _constant(function: Callable[[sp.Expr], Any]) -> Callable[[Any], Number]:
    """A function that is constant around any point but a jump: its value at the witness."""

    def of_number(x: Any) -> Number:
        x = lift(x)
        if x.is_complex:
            raise UnsupportedError("rounding of complex numbers")
        value = sp.Integer(int(function(world().real_value(x.expression))))
        for neighbour in (-1, -HALF, 0, HALF, 1):  # the jumps around
            x.compare(Number(value + neighbour))
        return Number(value)

    return of_number


def _sign(x: Any) -> Number:
    x = lift(x)
    if x.is_complex:
        return Number(x.expression / abs(x).expression, True)
    return Number(sp.Integer(x.compare(0)))


def _larger(x: Any, y: Any) -> Number:
    left, right = lift(x), lift(y)
    return left if left >= right else right


def _smaller(x: Any, y: Any) -> Number:
    left, right = lift(x), lift(y)
    return left if left <= right else right


def _clip(x: Any, low: Any, high: Any) -> Number:
    return _smaller(_larger(x, low), high)


def _heaviside(x: Any, value: Any) -> Number:
    sign = lift(x).compare(0)
    return lift(value) if sign == 0 else lift(int(sign > 0))


def _copysign(x: Any, y: Any) -> Number:
    size = abs(lift(x))
    return size if lift(y).compare(0) >= 0 else -size


def _atan2(y: Any, x: Any) -> Number:
    """Away from the axis it is atan(y / x) plus a constant."""
    y, x = lift(y), lift(x)
    turns = 0 if x.compare(0) > 0 else y.compare(0)
    return Number(sp.atan(y.expression / x.expression) + turns * sp.pi)


def _quotient(x: Any, y: Any, down: bool) -> Number:
    """The whole part of x / y, rounded down or towards zero: constant between jumps."""
    return (_constant(sp.floor) if down else _constant(int))(lift(x) / lift(y))


def _frexp(x: Any) -> tuple[Number, int]:
    """The exponent is constant between powers of two."""
    x = lift(x)
    exponent = int(sp.floor(sp.log(abs(world().real_value(x.expression)), 2))) + 1
    return x * Number(sp.Integer(2) ** -exponent), exponent


def _logs(x: Any, y: Any, base: int | None) -> Number:
    x, y = lift(x).expression, lift(y).expression
    if base is None:
        return Number(sp.log(sp.exp(x) + sp.exp(y)))
    return Number(sp.log(base**x + base**y) / sp.log(base))


def _finite(x: Any) -> bool:
    return bool(world().value(lift(x).expression).is_finite)


def _is_infinite(x: Any) -> bool:
    return lift(x).expression in (sp.oo, -sp.oo, sp.zoo)


def _is_nan(x: Any) -> bool:
    return bool(lift(x).expression == sp.nan)


def _compared(test: Callable[[int], bool]) -> Callable[[Any, Any], bool]:
    return lambda x, y: test(lift(x).compare(y))


_UNARY: dict[str, Callable[[Any], Any]] = {
    **{
        name: _analytic(function)
        for name, function in {
            **{"sqrt": sp.sqrt, "exp": sp.exp, "log": sp.log, "sin": sp.sin, "cos": sp.cos},
            **{"tan": sp.tan, "sinh": sp.sinh, "cosh": sp.cosh, "tanh": sp.tanh},
            **{"arcsin": sp.asin, "arccos": sp.acos, "arctan": sp.atan, "arcsinh": sp.asinh},
            **{"arccosh": sp.acosh, "arctanh": sp.atanh, "reciprocal": lambda x: 1 / x},
            **{"square": lambda x: x * x, "negative": lambda x: -x, "positive": lambda x: x},
            **{"exp2": lambda x: sp.Integer(2) ** x, "expm1": lambda x: sp.exp(x) - 1},
            **{"log1p": lambda x: sp.log(1 + x), "log2": lambda x: sp.log(x) / sp.log(2)},
            **{"log10": lambda x: sp.log(x) / sp.log(10)},
            **{"deg2rad": lambda x: x * sp.pi / 180, "radians": lambda x: x * sp.pi / 180},
            **{"rad2deg": lambda x: x * 180 / sp.pi, "degrees": lambda x: x * 180 / sp.pi},
        }.items()
    },
    "absolute": lambda x: abs(lift(x)),
    "fabs": lambda x: abs(lift(x)),
    "cbrt": lambda x: _sign(x) * Number(abs(lift(x)).expression ** sp.Rational(1, 3)),
    "conjugate": lambda x: lift(x).conjugate(),
    "sign": _sign,
    "floor": _constant(sp.floor),
    "ceil": _constant(sp.ceiling),
    "trunc": _constant(int),
    "rint": _constant(lambda x: sp.floor(x + HALF)),
}
_BINARY: dict[str, Callable[..., Any]] = {
    "add": lambda x, y: lift(x) + y,
    "subtract": lambda x, y: lift(x) - y,
    "multiply": lambda x, y: lift(x) * y,
    "divide": lambda x, y: lift(x) / y,
    "power": lambda x, y: lift(x) ** y,
    "float_power": lambda x, y: lift(x) ** y,
    "maximum": _larger,
    "minimum": _smaller,
    "fmax": _larger,
    "fmin": _smaller,
    "clip": _clip,
    "arctan2": _atan2,
    "hypot": lambda x, y: Number(sp.sqrt(lift(x).expression ** 2 + lift(y).expression ** 2)),
    "heaviside": _heaviside,
    "copysign": _copysign,
    "floor_divide": lambda x, y: _quotient(x, y, True),
    "remainder": lambda x, y: lift(x) - lift(y) * _quotient(x, y, True),
    "fmod": lambda x, y: lift(x) - lift(y) * _quotient(x, y, False),
    "logaddexp": lambda x, y: _logs(x, y, None),
    "logaddexp2": lambda x, y: _logs(x, y, 2),
    "ldexp": lambda x, y: lift(x) * lift(2) ** y,
    "nextafter": lambda x, y: lift(x),  # but for a rounding
}
_TRUTHS: dict[str, Callable[..., bool]] = {
    "equal": lambda x, y: lift(x) == y,
    "not_equal": lambda x, y: lift(x) != y,
    "less": _compared(lambda sign: sign < 0),
    "less_equal": _compared(lambda sign: sign <= 0),
    "greater": _compared(lambda sign: sign > 0),
    "greater_equal": _compared(lambda sign: sign >= 0),
    "logical_not": lambda x: not lift(x),
    "logical_and": lambda x, y: bool(lift(x)) and bool(lift(y)),
    "logical_or": lambda x, y: bool(lift(x)) or bool(lift(y)),
    "isnan": _is_nan,
    "isfinite": _finite,
    "isinf": _is_infinite,
    "signbit": lambda x: lift(x).compare(0) < 0,
}
_OF_MATRICES = ("matmul", "vecdot", "matvec", "vecmat")


def _call(ufunc: np.ufunc, method: str, arrays: list[Any], options: dict[str, Any]) -> Any:
    name = ufunc.__name__
    if method == "__call__" and name in _OF_MATRICES:
        return as_symbolic(ufunc(*arrays, **options))
    if method == "__call__" and name == "frexp":
        mantissa, exponent = np.frompyfunc(_frexp, 1, 2)(*arrays)
        return as_symbolic(mantissa), np.asarray(exponent).astype(np.int32)
    table = next((t for t in (_UNARY, _BINARY, _TRUTHS) if name in t), None)
    if table is None or options.pop("where", True) is not True:
        raise UnsupportedError(f"np.{name}")
    function = np.frompyfunc(table[name], ufunc.nin, 1)
    if method == "__call__" and not options:
        result = function(*arrays)
        return np.asarray(result).astype(bool) if table is _TRUTHS else as_symbolic(result)
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
