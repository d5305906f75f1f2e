"""Special functions: SciPy's, and n-th derivatives that must be exact where terms cancel.

SciPy is an extra. It is imported by the first call that needs it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache, partial, wraps
from importlib import import_module
from typing import Any

import numpy as np

from autograd.array.duck import as_payload, maybe_any, outside
from autograd.kernels.elementwise.numbers import floating
from autograd.kernels.large import NATIVE, in_native_loops

__all__ = [
    "digamma", "entr", "erfinv", "has_scipy", "i0", "i0e", "i0e_decay", "i1", "i1e", "in_double",
    "iv", "kv", "kve", "lgamma", "logit", "mvlgamma", "ndtri", "needed_scipy", "of_degree",
    "of_order", "over_argument", "polygamma", "scipy_special", "trigamma", "xlog1py", "xlogy",
]  # fmt: skip


def needed_scipy(module: str, name: str = "this function") -> Any:
    """A module of SciPy, for the function of that `name`; raises ImportError that names the extra
    if there is no SciPy."""
    try:
        return import_module(f"scipy.{module}")
    except ImportError:
        raise ImportError(
            f"{name} needs SciPy: install it, or autograd-registry with the extra 'scipy'"
        ) from None


@cache
def _scipy(name: str) -> Callable[..., Any]:
    """The function of scipy.special."""
    return getattr(needed_scipy("special", name), name)


@cache
def has_scipy() -> bool:
    """Whether SciPy is there, for functions that can do without."""
    try:
        _scipy("erf")
    except ImportError:
        return False
    return True


def scipy_special(name: str, *args: Any) -> Any:
    """SciPy's special function of this name, in the dtype that its arguments promote to.

    SciPy has no float16, so such results are rounded. On Tensors the call is recorded by the row
    that serves the function. Large arrays are computed by the native loop of its name.
    """
    if args[0].__class__ is np.ndarray:
        if args[0].size >= NATIVE.least:
            found = NATIVE.run(name, args)
            if found is not NotImplemented:
                return found
        if len(args) == 1 and args[0].dtype.char in "fd":
            return _scipy(name)(args[0])
    # SciPy 1.18 computes small integers in float32.
    result = _scipy(name)(*[_in_double_if_whole(x) for x in args])
    if np.result_type(*args).char != "e":
        return result
    if isinstance(result, tuple):
        return tuple(each.astype(np.float16) for each in result)
    return result.astype(np.float16) if result.dtype.kind == "f" else result


def of_order(name: str, n: Any, x: Any) -> Any:
    """SciPy's special function of this name and of the order `n`.

    Raises ValueError for orders that are not whole.
    """
    if not _are_whole(n):
        raise ValueError(f"special.{name}: n must be whole, but got {n}")
    return of_degree(name, n, x)


def of_degree(name: str, n: Any, *args: Any) -> Any:
    """SciPy's special function of this name and of the degree `n`; of whole degrees it has others
    than of numbers between them."""
    if not _are_whole(n):
        return scipy_special(name, n, *args)
    found = _scipy(name)(np.asarray(n).astype(np.int64), *map(_in_double_if_whole, args))
    if np.result_type(*args).kind != "f":
        return found
    return found.astype(np.result_type(n, *args))  # SciPy's are in double precision


def _are_whole(n: Any) -> bool:
    return bool(np.all(np.asarray(n) == np.trunc(n)))


def _in_double_if_whole(x: Any) -> Any:
    return x.astype(np.float64) if isinstance(x, np.ndarray) and x.dtype.kind in "biu" else x


erfinv, i0, i0e, i1, i1e, ndtri = (
    partial(scipy_special, name) for name in ("erfinv", "i0", "i0e", "i1", "i1e", "ndtri")
)


# ---- the gamma function and its relatives --------------------------------------------------------


@in_native_loops
def lgamma(x: np.ndarray) -> np.ndarray:
    """log(abs(gamma(x))): SciPy's, but -log(abs(x)) where 1 / x overflows, and inf at -inf."""
    value: np.ndarray = scipy_special("gammaln", x)
    unusual = np.isinf(value)
    if maybe_any(unusual):
        size = np.abs(x.astype(value.dtype, copy=False))  # the least integer has none of its own
        tiny = unusual & (size < 1e-30)
        with np.errstate(divide="ignore"):
            small = -np.log(np.where(tiny, size, 1))
        return np.where(tiny, small, np.where(unusual, math.inf, value)).astype(value.dtype)
    return value


@in_native_loops
def digamma(x: np.ndarray) -> np.ndarray:
    """The derivative of log(gamma(x)) (DLMF 5.2.2).

    Raises NotImplementedError for complex numbers: of them SciPy has no polygamma, the derivative.
    """
    if x.dtype.kind == "c":
        raise NotImplementedError(f"\"digamma\" not implemented for '{x.dtype}'")
    return scipy_special("psi", x)


def polygamma(n: int, x: np.ndarray) -> np.ndarray:
    """(-1)^(n+1) n! zeta(n+1, x), the n-th derivative of digamma (DLMF 25.11.12).

    Raises RuntimeError for negative n.
    """
    if n < 0:
        raise RuntimeError("polygamma(n, x) does not support negative n.")
    if n == 0:
        return digamma(x)
    if n == 1:
        return trigamma(x)
    scale = float(math.factorial(n)) if n <= 170 else math.inf
    value: np.ndarray = scipy_special("zeta", n + 1, x)
    return value * (scale if n % 2 else -scale)


@in_native_loops
def trigamma(x: np.ndarray) -> np.ndarray:
    """The derivative of digamma."""
    many = x.dtype.char in "fd" and x.size > 256 and not outside(x)
    if many and (x > 0).all():
        found = _trigamma(x.astype(np.float64, copy=False))
        with np.errstate(over="ignore"):
            return found.astype(x.dtype, copy=False)
    return scipy_special("zeta", 2, x)


def _trigamma(x: np.ndarray) -> np.ndarray:
    """The sum of (x + k)^-2 over k >= 0, for x > 0: 10 terms, the others by Euler and Maclaurin.

    (DLMF 5.15.1 and 5.15.8.) SciPy's zeta takes ten times as long.
    """
    shape, x = x.shape, x.reshape(-1)
    head = np.zeros_like(x)
    for k in range(10):
        y = x + k
        y *= y
        head += np.divide(1, y, out=y)
    inverse = 1 / (x + 10)
    squares = inverse * inverse
    tail = np.zeros_like(x)
    for bernoulli in (-3617 / 510, 7 / 6, -691 / 2730, 5 / 66, -1 / 30, 1 / 42, -1 / 30, 1 / 6):
        tail += bernoulli
        tail *= squares
    tail += 1
    tail *= inverse
    tail += 0.5 * squares
    tail += head
    return tail.reshape(shape)


def mvlgamma(x: np.ndarray, p: int) -> np.ndarray:
    """log of the multivariate gamma function of dimension p: the sum of lgamma(x - j/2), j < p.

    To that p (p - 1) log(pi) / 4 is added (DLMF 35.3). Raises RuntimeError for p < 1.
    """
    if p < 1:
        raise RuntimeError("p has to be greater than or equal to 1")
    total = lgamma(x)
    for j in range(1, p):
        total = total + lgamma(x - 0.5 * j)
    return total + p * (p - 1) / 4 * math.log(math.pi)


# ---- Bessel functions ----------------------------------------------------------------------------


def iv(v: np.ndarray, x: np.ndarray) -> np.ndarray:
    """I_v(x): SciPy's, and next to 0, where that is nan or 0, its first term (DLMF 10.30.1)."""
    value: np.ndarray = scipy_special("iv", v, x)
    small = np.abs(x) < _SMALL.get(x.dtype, 0.0)
    if not small.any():
        return value
    order = np.where(v == np.round(v), np.abs(v), v).astype(np.float64)  # I_-n is I_n
    with np.errstate(divide="ignore", invalid="ignore"):
        first = (x.astype(np.float64) / 2) ** order * _scipy("rgamma")(order + 1)
    return np.where(small, first, value).astype(value.dtype)


def kve(v: Any, x: np.ndarray) -> np.ndarray:
    """exp(x) K_v(x): SciPy's, and far from 0, where that is nan, its limit (DLMF 10.40.2)."""
    value: np.ndarray = scipy_special("kve", v, x)
    far = x > 1e8
    if not far.any():
        return value
    wide = np.where(far, x, 1e8).astype(np.float64)
    slope = np.multiply(v, v, dtype=np.float64) - 0.25
    limit = np.sqrt(np.pi / 2 / wide) * np.exp(slope / (2 * wide))
    return np.where(far, limit, value).astype(value.dtype)


def kv(v: Any, x: np.ndarray) -> np.ndarray:
    """K_v(x): SciPy's, and where that is 0 too early, by `kve`."""
    value: np.ndarray = scipy_special("kv", v, x)
    early = (value == 0) & (x < 750)
    if not early.any():
        return value
    half = np.exp(x.astype(np.float64) / -2)
    return np.where(early, kve(v, x.astype(np.float64)) * half * half, value).astype(value.dtype)


# ---- i0e: derivatives without cancellation -------------------------------------------------------


def in_double(derivative: Callable[..., np.ndarray]) -> Callable[..., np.ndarray]:
    """The n-th derivative computed in double precision: narrow dtypes have no digits to cancel."""

    @wraps(derivative)
    def rounded(n: int, x: np.ndarray) -> np.ndarray:
        if x.dtype.kind == "f" and x.dtype.itemsize < 8:
            return derivative(n, x.astype(np.float64)).astype(x.dtype)
        return derivative(n, x if x.dtype.kind in "fc" else x.astype(np.float64))

    return rounded


@in_double
def i0e_decay(n: int, x: np.ndarray) -> np.ndarray:
    """(-1)^n times the n-th derivative of exp(-x) I0(x), for x >= 0.

    It is the mean over theta of (1 - cos theta)^n exp(-x (1 - cos theta)), a positive number (DLMF
    10.32.1). For n <= 2 it is a combination of i0e and i1e, for larger n Gauss-Chebyshev
    quadrature, which is exact to rounding with 32 nodes up to x = 30. Beyond, where the
    combinations cancel, Watson's lemma gives sum_k (1/2)_k gamma(n+k+1/2) / (k! 2^k x^(n+k+1/2)) /
    (pi sqrt 2), of which 20 terms suffice.
    """
    value = scipy_special("i0e", x)
    if n in (1, 2):
        other = scipy_special("i1e", x)
        value = value - other
        if n == 2:
            value = 2 * value - over_argument(other, x)
    elif n > 2:
        value = np.zeros_like(value)
        for j in range(32):
            u = 1 - math.cos((j + 0.5) * math.pi / 32)
            value += u**n * np.exp(-u * x)
        value /= 32
    tail = x > _I0E_TAIL
    if n and tail.any():
        inverse = 1 / x[tail]
        coefficients = [math.gamma(n + 0.5) / (math.pi * math.sqrt(2))]
        for k in range(20):
            coefficients.append(coefficients[-1] * (k + 0.5) * (n + k + 0.5) / (2 * (k + 1)))
        series = np.zeros_like(inverse)
        for coefficient in reversed(coefficients):
            series = series * inverse + coefficient
        value = as_payload(value).copy("K")
        value[tail] = series * inverse**n * np.sqrt(inverse)
    return value


_I0E_TAIL = 30.0


def over_argument(value: np.ndarray, x: np.ndarray) -> Any:
    """value / x, where value is i1(x) or i1e(x): 1/2 at 0.

    So it is next to 0, where subnormal numbers have no digits for a quotient.
    """
    small = np.abs(x) < _NEARLY_ZERO.get(x.dtype, 0.0)
    return np.where(small, 0.5, value / np.where(small, 1, x)) if maybe_any(small) else value / x


# Where the next term, the square of x / 2, is less than a rounding.
_SMALL = {np.dtype("e"): 1e-2, np.dtype("f"): 1e-4, np.dtype("d"): 1e-8}
_NEARLY_ZERO = {np.dtype("e"): 1e-3, np.dtype("f"): 1e-30, np.dtype("d"): 1e-290}


# ---- logarithms ----------------------------------------------------------------------------------


@in_native_loops
def xlogy(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """x log(y), and 0 where x is 0, unless y is nan."""
    y = floating(_where_zero(x, y, 1))
    return x * np.log(y, dtype=np.result_type(x, y))


@in_native_loops
def xlog1py(x: np.ndarray, y: np.ndarray) -> np.ndarray:
    """x log(1 + y), and 0 where x is 0, unless y is nan."""
    y = floating(_where_zero(x, y, 0))
    return x * np.log1p(y, dtype=np.result_type(x, y))


def _where_zero(x: np.ndarray, y: np.ndarray, number: int) -> np.ndarray:
    """`y`, but a number where x is 0 and y is not nan."""
    zero = x == 0
    return np.where(zero & (y == y), number, y) if maybe_any(zero) else y


@in_native_loops
def entr(x: np.ndarray) -> np.ndarray:
    """-x log(x), 0 at 0, and -inf for negative x."""
    x = floating(x)
    unusual = x <= 0
    if maybe_any(unusual):
        value = -x * np.log(np.where(unusual, 1, x))
        return np.where(x < 0, -math.inf, value + 0.0)  # no -0.0 at 0
    return -x * np.log(x)


@in_native_loops
def logit(x: np.ndarray, eps: float | None) -> np.ndarray:
    """log(x / (1 - x)), of x brought between eps and 1 - eps if there is an eps."""
    x = floating(x)
    if eps is not None:
        x = np.minimum(np.maximum(x, eps), 1 - eps)
    with np.errstate(divide="ignore", invalid="ignore"):
        return np.log(x / (1 - x))
