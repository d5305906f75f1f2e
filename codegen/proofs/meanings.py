"""What functions that are not written in NumPy mean, as SymPy expressions.

These statements are independent of the kernels: SciPy's functions by their definitions, and the
kernels that evaluate series and recurrences by what their docstrings say they evaluate.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy as sp

from codegen.proofs.symbols import UnsupportedError

_x = sp.Dummy("x")


def _erfcx(x: sp.Expr) -> sp.Expr:
    return sp.exp(x**2) * sp.erfc(x)


def _ndtr(x: sp.Expr) -> sp.Expr:
    return sp.erfc(-x / sp.sqrt(2)) / 2


def _ndtri(p: sp.Expr) -> sp.Expr:
    return sp.sqrt(2) * sp.erfinv(2 * p - 1)


def _scaled(order: int) -> Callable[[sp.Expr], sp.Expr]:
    """exp(-|x|) I_order(x), with |x| as the square root of x^2."""
    return lambda x: sp.exp(-sp.Abs(x)) * sp.besseli(order, x)


def _zeta(s: sp.Expr, x: sp.Expr) -> sp.Expr:
    """Hurwitz's zeta function as a polygamma function, whose derivative SymPy has."""
    n = s - 1
    if not (n.is_Integer and n > 0):
        raise UnsupportedError("zeta of an order that is no whole number above 1")
    return (-1) ** (n + 1) * sp.polygamma(n, x) / sp.factorial(n)


def _sinc(x: sp.Expr) -> sp.Expr:
    return sp.sin(sp.pi * x) / (sp.pi * x)


def nth(function: Callable[[sp.Expr], sp.Expr], n: Any, x: sp.Expr, sign: int = 1) -> sp.Expr:
    """The n-th derivative of `function` at x, times sign^n."""
    if isinstance(n, sp.Expr):
        if not n.is_Integer:
            raise UnsupportedError("a derivative of an order that is no whole number")
        n = int(n)
    return sign**n * sp.diff(function(_x), _x, n).subs(_x, x)


SCIPY: dict[str, Callable[..., sp.Expr]] = {
    "erf": sp.erf,
    "erfc": sp.erfc,
    "erfcx": _erfcx,
    "erfinv": sp.erfinv,
    "ndtr": _ndtr,
    "ndtri": _ndtri,
    "log_ndtr": lambda x: sp.log(_ndtr(x)),
    "expit": lambda x: 1 / (1 + sp.exp(-x)),
    "gammaln": sp.loggamma,
    "psi": sp.digamma,
    "digamma": sp.digamma,
    "polygamma": sp.polygamma,
    "zeta": _zeta,
    "i0": lambda x: sp.besseli(0, x),
    "i1": lambda x: sp.besseli(1, x),
    "iv": sp.besseli,
    "i0e": _scaled(0),
    "i1e": _scaled(1),
    "ive": lambda v, x: sp.exp(-sp.sqrt(x**2)) * sp.besseli(v, x),
    "j0": lambda x: sp.besselj(0, x),
    "j1": lambda x: sp.besselj(1, x),
    "y0": lambda x: sp.bessely(0, x),
    "y1": lambda x: sp.bessely(1, x),
    "jv": sp.besselj,
    "yv": sp.bessely,
    "kv": sp.besselk,
    "gamma": sp.gamma,
    "rgamma": lambda x: 1 / sp.gamma(x),
    "beta": lambda a, b: sp.gamma(a) * sp.gamma(b) / sp.gamma(a + b),
    "betaln": lambda a, b: sp.loggamma(a) + sp.loggamma(b) - sp.loggamma(a + b),
    "erfcinv": lambda x: sp.erfinv(1 - x),
    "kve": lambda v, x: sp.exp(x) * sp.besselk(v, x),
    "poch": lambda x, m: sp.gamma(x + m) / sp.gamma(x),
    "binom": lambda n, k: sp.gamma(n + 1) / sp.gamma(k + 1) / sp.gamma(n - k + 1),
    "expi": sp.Ei,
    "exprel": lambda x: (sp.exp(x) - 1) / x,
    "ellipk": sp.elliptic_k,
    "ellipe": sp.elliptic_e,
    "spence": lambda x: sp.polylog(2, 1 - x),
    "ndtri_exp": lambda x: sp.sqrt(2) * sp.erfinv(2 * sp.exp(x) - 1),
    "wrightomega": lambda x: sp.LambertW(sp.exp(x)),
    "wofz": lambda x: sp.exp(-(x**2)) * sp.erfc(-sp.I * x),
    "lambertw": lambda x, k: sp.LambertW(x, k),
    "hyp0f1": lambda v, x: sp.hyper((), (v,), x),
    "hyp1f1": lambda a, b, x: sp.hyper((a,), (b,), x),
    "hyp2f1": lambda a, b, c, x: sp.hyper((a, b), (c,), x),
}
"""The functions of scipy.special, by name."""

KERNELS: dict[str, Callable[..., sp.Expr]] = {
    "digamma": sp.digamma,
    "polygamma": sp.polygamma,
    "erfcx_derivative": lambda n, x: nth(_erfcx, n, x),
    "sinc_derivative": lambda n, x: nth(_sinc, n, x),
    "i0e_decay": lambda n, x: nth(lambda t: sp.exp(-t) * sp.besseli(0, t), n, x, -1),
}
"""Kernels that are not run on symbols, by name."""

SINGULAR: dict[Any, tuple[sp.Expr, ...]] = {
    sp.log: (sp.Integer(0),),
    sp.asin: (sp.Integer(-1), sp.Integer(1)),
    sp.acos: (sp.Integer(-1), sp.Integer(1)),
    sp.atanh: (sp.Integer(-1), sp.Integer(1)),
    sp.acosh: (sp.Integer(1),),
    sp.tan: (-sp.pi / 2, sp.pi / 2),
    sp.erf: (sp.Integer(0),),
    sp.erfc: (sp.Integer(0),),
    sp.erfinv: (sp.Integer(-1), sp.Integer(0), sp.Integer(1)),
    sp.loggamma: tuple(sp.Integer(k) for k in (0, -1, -2)),
    sp.polygamma: tuple(sp.Integer(k) for k in (0, -1, -2)),
    sp.besseli: (sp.Integer(0),),
    sp.besselj: (sp.Integer(0),),
    sp.bessely: (sp.Integer(0),),
    sp.besselk: (sp.Integer(0),),
    sp.gamma: tuple(sp.Integer(k) for k in (0, -1, -2)),
}
"""Where a function has a pole, a branch point, or a zero in which its parts cancel."""
