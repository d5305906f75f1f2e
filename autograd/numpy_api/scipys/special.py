"""scipy.special's functions that no row serves by itself."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.kernels.elementwise.special import needed_scipy
from autograd.numpy_api.functions.arguments import (
    dims,
    floating,
    has_history,
    is_complex,
    plain,
    tensor,
    unwrap,
)


def _logsumexp(
    a: Any, axis: Any = None, b: Any = None, keepdims: bool = False, return_sign: bool = False
) -> Any:
    x = floating(tensor(a))
    along = dims(axis, x.ndim)
    if b is None and not return_sign:
        return ops.logsumexp(x, along, keepdims)
    if np.ndim(b):
        x, b = ops.broadcast_tensors(x, tensor(b))
    top = ops.amax(ops.real(x.detach()), along, True)
    top = ops.where(top.isfinite(), top, 0.0)
    total = ((1 if b is None else b) * (x - top).exp()).sum(along, True)
    found = [(total.abs() if return_sign else total).log() + top, total.detach().sgn()]
    found = found if keepdims else [each.sum(along) for each in found]
    return tuple(found) if return_sign else found[0]


def _softmax(logarithm: str) -> Callable[..., Tensor]:
    def softmax(x: Any, axis: Any = None) -> Tensor:
        x = floating(tensor(x))
        along = dims(axis, x.ndim)
        if len(along) == 1:
            return getattr(ops, f"{logarithm}softmax")(x, along[0])
        total = x - ops.logsumexp(x, along, True)
        return total if logarithm else total.exp()

    return softmax


# ---- of rows that know more than one argument ----------------------------------------------------


def _nth_derivative(name: str, sign: int, of_each: int = 1) -> Callable[..., Tensor]:
    """The n-th derivative of a Bessel function f, as f' = of_each (f_(v-1) + sign f_(v+1)) / 2."""

    def derivative(v: Any, z: Any, n: int = 1) -> Tensor:
        orders = range(n + 1)
        terms = [math.comb(n, k) * sign**k * getattr(ops, name)(v - n + 2 * k, z) for k in orders]
        return sum(terms[1:], terms[0]) * (of_each / 2) ** n

    return derivative


def _spherical(row: str, sign: int, scale: int) -> Callable[..., Any]:
    """A spherical Bessel function, or its derivative."""

    def function(n: Any, z: Any, derivative: bool = False) -> Any:
        f = getattr(ops, row)
        if not derivative:
            return f(n, z)
        beside = n * f(np.maximum(n - 1, 0), z) + sign * (n + 1) * f(n + 1, z)
        return scale * beside / (2 * n + 1)

    return function


def _hankel(sign: int) -> Callable[..., Tensor]:
    return lambda v, z: ops.complex(ops.special_jv(v, z), sign * ops.special_yv(v, z))


def _voigt_profile(x: Any, sigma: Any, gamma: Any) -> Tensor:
    """Of positive `sigma`."""
    found: Tensor = ops.special_wofz((x + 1j * gamma) / (sigma * math.sqrt(2))).real
    return found / (sigma * math.sqrt(2 * math.pi))


def _boxcox(x: Any, lmbda: Any, log: Any = np.log, end: float = 0.0) -> Tensor:
    """(x^lmbda - 1) / lmbda, whose limit at lmbda = 0 is log(x), as is each of its derivatives. At
    `end`, where the logarithm is infinite, by the power."""
    x = floating(tensor(x))
    at_end = plain(x) == end
    logarithm = log(np.where(at_end, end + 1, x))
    usual = logarithm * ops.special_exprel(lmbda * logarithm)
    power = np.where(at_end, lmbda, 1.0)
    at_it = (np.where(at_end, x - end, 1.0) ** power - 1) / power
    return ops.where(at_end, at_it, usual)


def _log_inv_boxcox(x: Any, lmbda: Any) -> Any:
    """log(1 + lmbda x) / lmbda, near lmbda x = 0 by its series."""
    product = tensor(x * lmbda)
    near = np.abs(plain(product)) < 0.5
    series = x * ops.special_hyp2f1(1, 1, 2, -np.where(near, product, 0.0))
    return np.where(near, series, np.log1p(product) / np.where(near, 1.0, lmbda))


def _rel_entr(x: Any, y: Any) -> Any:
    x, y = ops.broadcast_tensors(tensor(x), tensor(y))
    inside, border = plain((x > 0) & (y > 0)), plain((x == 0) & (y >= 0))
    ratio = np.where(inside, x, 1.0) / np.where(inside, y, 1.0)
    return np.where(inside, x * np.log(ratio), np.where(border, 0.0, math.inf))


def _huber(delta: Any, r: Any) -> Any:
    size = np.abs(r)
    found = np.where(size <= delta, r * r / 2, delta * (size - delta / 2))
    return np.where(tensor(delta) < 0, math.inf, found)


def _agm(a: Any, b: Any) -> Any:
    """The mean of two numbers of one sign, by its definition: each step squares the distance."""
    sign = np.where(plain(tensor(a)) < 0, -1.0, 1.0)
    a, b = sign * a, sign * b
    for _ in range(14):  # of doubles
        a, b = (a + b) / 2, np.sqrt(a) * np.sqrt(b)
    return sign * a


def _powm1(x: Any, y: Any) -> Any:
    x = tensor(x)
    usual = plain(x) > 0
    logarithm, base = np.log(np.where(usual, x, 1.0)), np.where(usual, 1.0, x)
    return np.where(usual, np.expm1(y * logarithm), base**y - 1)


# Polynomials, as those of Jacobi: the parameter of both ends, what scales them at degree n, and the
# degree that is not below it of the same polynomial, or of minus it.
_OF_JACOBI: dict[str, tuple[float, Callable[[Any], Any], Callable[[Any], Any]]] = {
    "legendre": (0.0, lambda n: 1, lambda n: np.maximum(n, -1 - n)),
    "chebyt": (-0.5, lambda n: 1 / ops.special_binom(n - 0.5, n), np.abs),
    "chebyu": (
        0.5,
        lambda n: (n + 1) / ops.special_binom(n + 0.5, n),
        lambda n: np.where(n == -1, 0, np.abs(n + 1) - 1),
    ),
}


def _polynomial(
    end: float, scale: Callable[[Any], Any], reflected: Callable[[Any], Any]
) -> Callable[..., Tensor]:
    def polynomial(n: Any, x: Any) -> Tensor:
        if np.result_type(n).kind == "u":  # its reflection is below 0
            n = n.astype(np.int64)
        sign, n = (np.sign(n + 1) if end > 0 else 1), reflected(n)
        return sign * scale(n) * ops.special_eval_jacobi(n, end, end, x)

    return polynomial


_EVAL = {name: _polynomial(*how) for name, how in _OF_JACOBI.items()}


def _polygamma(n: Any, x: Any) -> Any:
    order = plain(n)
    higher = np.where(order == 0, 1.0, order) + 1
    scale = (-1.0) ** higher * ops.special_gamma(higher)
    return np.where(order == 0, ops.digamma(x), scale * ops.special_zeta(higher, x))


def _fdtri(dfn: Any, dfd: Any, p: Any) -> Tensor:
    share = ops.special_betaincinv(dfn / 2, dfd / 2, p)
    return dfd * share / (dfn * (1 - share))


def _choices(number: Callable[[Any, Any], Any], n: Any, k: Any) -> Any:
    """The number of ways to choose k of n; 0 where there are none."""
    known = plain((k >= 0) & (k <= n))
    return np.where(known, number(np.where(known, n, 1.0), np.where(known, k, 1.0)), 0.0)


def _erfi(z: Any) -> Any:
    """Of a real number, a real one."""
    if is_complex(z):
        return -1j * ops.erf(1j * z)
    return np.exp(z * z) * ops.special_wofz(z).imag


_EXACT: dict[str, Callable[..., Any]] = {
    "softmax": _softmax(""),
    "log_softmax": _softmax("log_"),
    "softplus": lambda x, **options: np.logaddexp(tensor(x), 0.0, **options),
    "log_expit": lambda x: ops.nn_functional_logsigmoid(x),
    "multigammaln": lambda a, d: ops.mvlgamma(tensor(a), int(d)),
    "lambertw": lambda z, k=0, tol=1e-8: ops.special_lambertw(z, int(k)),
    "eval_hermitenorm": lambda n, x: (
        0.5 ** (n / 2) * ops.special_eval_hermite(n, x * math.sqrt(0.5))
    ),
}
_COMPOSED: dict[str, Callable[..., Any]] = {
    "logsumexp": _logsumexp,
    "polygamma": _polygamma,
    "zeta": lambda x, q=None: ops.special_zeta(x, 1.0 if q is None else q),
    "loggamma": lambda z: np.where(z > 0, ops.lgamma(z), math.nan),
    "comb": lambda N, k, *, exact=False, repetition=False: _choices(  # noqa: N803
        ops.special_binom, N + k - 1 if repetition else N, k
    ),
    "perm": lambda N, k, exact=False: _choices(lambda n, k: ops.special_poch(n - k + 1, k), N, k),  # noqa: N803
    "factorial": lambda n, exact=False: np.where(
        n < 0, 0.0, ops.special_gamma(np.where(n < 0, 0.0, n) + 1.0)
    ),
    "betaincc": lambda a, b, x: 1 - ops.special_betainc(a, b, x),
    "betainccinv": lambda a, b, y: 1 - ops.special_betaincinv(b, a, y),
    "chdtr": lambda v, x: ops.igamma(v / 2, x / 2),
    "chdtrc": lambda v, x: ops.igammac(v / 2, x / 2),
    "chdtri": lambda v, p: 2 * ops.special_gammainccinv(v / 2, p),
    "fdtr": lambda dfn, dfd, x: ops.special_betainc(dfn / 2, dfd / 2, dfn * x / (dfd + dfn * x)),
    "fdtrc": lambda dfn, dfd, x: ops.special_betainc(dfd / 2, dfn / 2, dfd / (dfd + dfn * x)),
    "gdtr": lambda a, b, x: ops.igamma(b, a * x),
    "gdtrc": lambda a, b, x: ops.igammac(b, a * x),
    "pdtr": lambda k, m: ops.igammac(np.floor(k) + 1, m),
    "pdtrc": lambda k, m: ops.igamma(np.floor(k) + 1, m),
    "yn": lambda n, x: ops.special_yv(n, x),
    "kn": lambda n, x: ops.special_kv(n, x),
    "k0": lambda x: ops.special_kv(0.0, x),
    "k1": lambda x: ops.special_kv(1.0, x),
    "k0e": lambda x: ops.special_kve(0.0, x),
    "k1e": lambda x: ops.special_kve(1.0, x),
    "jve": lambda v, z: ops.special_jv(v, z),
    **{
        f"spherical_{kind}n": _spherical(f"special_spherical_{kind}n", sign, scale)
        for kind, sign, scale in (("j", -1, 1), ("y", -1, 1), ("i", 1, 1), ("k", 1, -1))
    },
    "yve": lambda v, z: ops.special_yv(v, z),
    "hankel1": _hankel(1),
    "hankel2": _hankel(-1),
    "jvp": _nth_derivative("special_jv", -1),
    "yvp": _nth_derivative("special_yv", -1),
    "ivp": _nth_derivative("special_iv", 1),
    "kvp": _nth_derivative("special_kv", 1, -1),
    "exp1": lambda z: ops.special_expn(1, z),
    "exp10": lambda x: 10.0**x,
    "cosm1": lambda x: -2 * np.sin(x / 2) ** 2,
    "dawsn": lambda x: ops.special_wofz(x).imag * (math.sqrt(math.pi) / 2),
    "erfi": _erfi,
    "voigt_profile": _voigt_profile,
    "boxcox": _boxcox,
    "boxcox1p": lambda x, lmbda: _boxcox(x, lmbda, np.log1p, -1.0),
    "inv_boxcox": lambda x, lmbda: np.exp(_log_inv_boxcox(x, lmbda)),
    "inv_boxcox1p": lambda x, lmbda: np.expm1(_log_inv_boxcox(x, lmbda)),
    "rel_entr": _rel_entr,
    "kl_div": lambda x, y: _rel_entr(x, y) - x + y,
    "huber": _huber,
    # delta^2 (sqrt(1 + (r / delta)^2) - 1), without the difference
    "pseudo_huber": lambda delta, r: r * r / (1 + np.sqrt(1 + (r / delta) ** 2)),
    "agm": _agm,
    **{f"eval_{name}": function for name, function in _EVAL.items()},
    "eval_laguerre": lambda n, x: ops.special_eval_genlaguerre(n, 0.0, x),
    "eval_sh_legendre": lambda n, x: _EVAL["legendre"](n, 2 * x - 1),
    "eval_sh_chebyt": lambda n, x: _EVAL["chebyt"](n, 2 * x - 1),
    "eval_sh_chebyu": lambda n, x: _EVAL["chebyu"](n, 2 * x - 1),
    "eval_chebyc": lambda n, x: 2 * _EVAL["chebyt"](n, x / 2),
    "eval_chebys": lambda n, x: _EVAL["chebyu"](n, x / 2),
    "bdtr": lambda k, n, p: ops.special_betainc(n - np.floor(k), np.floor(k) + 1, 1 - p),
    "bdtrc": lambda k, n, p: ops.special_betainc(np.floor(k) + 1, n - np.floor(k), p),
    "bdtri": lambda k, n, y: 1 - ops.special_betaincinv(n - np.floor(k), np.floor(k) + 1, y),
    "nbdtr": lambda k, n, p: ops.special_betainc(n, k + 1, p),
    "nbdtrc": lambda k, n, p: ops.special_betainc(k + 1, n, 1 - p),
    "nbdtri": lambda k, n, y: ops.special_betaincinv(n, k + 1, y),
    "fdtri": _fdtri,
    "gdtrix": lambda a, b, p: ops.special_gammaincinv(b, p) / a,
    "pdtri": lambda k, y: ops.special_gammainccinv(np.floor(k) + 1, y),
    "nrdtrimn": lambda p, std, x: x - std * ops.special_ndtri(p),
    "nrdtrisd": lambda mn, p, x: (x - mn) / ops.special_ndtri(p),
    "ellipkm1": lambda p: math.pi / 2 / _agm(1.0, np.sqrt(p)),
    "powm1": _powm1,
    "radian": lambda d, m, s: np.deg2rad(d + m / 60 + s / 3600),
    "sindg": lambda x: np.sin(np.deg2rad(x)),
    "cosdg": lambda x: np.cos(np.deg2rad(x)),
    "tandg": lambda x: np.tan(np.deg2rad(x)),
    "cotdg": lambda x: 1 / np.tan(np.deg2rad(x)),
}


def _widened(x: Any) -> Any:
    """The array, of 64 bits if it is of integers: SciPy computes small ones in float32."""
    array = unwrap(x)
    small = isinstance(array, np.ndarray) and array.dtype.kind in "biu" and array.itemsize < 8
    return array.astype(np.int64) if small else array


def _of_scipys_values(name: str, formula: Callable[..., Any]) -> Callable[..., Any]:
    """`formula` for the derivatives, SciPy for the values: compositions lose digits where terms
    cancel or overflow, and have other values where SciPy has a convention."""

    def call(*args: Any, **kwargs: Any) -> Any:
        args = tuple(tensor(x) if isinstance(x, (list, tuple)) else x for x in args)
        found = formula(*args, **kwargs) if has_history((args, kwargs)) else None
        if found is not None and not (
            found.__class__ is Tensor and isinstance(found._data, np.ndarray)
        ):
            return found
        options = {key: _widened(each) for key, each in kwargs.items()}
        values = getattr(needed_scipy("special", name), name)(*map(_widened, args), **options)
        if found is None:
            return tensor(values)
        if np.iscomplexobj(values) and not found.is_complex():
            raise TypeError(f"special.{name}: the derivative is known of real arguments only")
        found = found.to(values.dtype)
        found._data = np.asarray(values)
        return found

    return call


FUNCTIONS = _EXACT | {name: _of_scipys_values(name, f) for name, f in _COMPOSED.items()}
