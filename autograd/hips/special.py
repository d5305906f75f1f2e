"""scipy.special for traced functions, as far as the rows of the table do not serve it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from scipy import special

import generated.functions as ops
from autograd.hips.boxes import ArrayBox, holds_boxes, lower, unboxed
from autograd.hips.functions import traced
from autograd.hips.primitives import defjvp, defvjp, notrace_primitive, primitive, unbroadcast
from autograd.methods.construction import as_tensor

Slope = Callable[..., Any]

log, exp, sign = traced(np.log), traced(np.exp), traced(np.sign)
gammaln, psi = traced(special.gammaln), traced(special.psi)
xlogy, xlog1py = traced(special.xlogy), traced(special.xlog1py)


def _pointwise(name: str, **slopes: Slope) -> Any:
    """SciPy's function of that name with its partial derivatives: ``slope(result, *args)``, by the
    number of the argument."""
    function = primitive(getattr(special, name))
    numbers = [int(key[1:]) for key in slopes]

    def vjp(i: int, slope: Slope) -> Any:
        return lambda ans, *args: lambda g: unbroadcast(g * slope(ans, *args), args[i])

    defvjp(function, *map(vjp, numbers, slopes.values()), argnums=numbers)
    defjvp(
        function,
        *[lambda g, ans, *args, slope=slope: g * slope(ans, *args) for slope in slopes.values()],
        argnums=numbers,
    )
    return function


def _bessel(name: str, shift: float) -> Any:
    """J, Y and their like: the derivative is (f(v - 1) - shift * f(v + 1)) / 2 (DLMF 10.6.1)."""
    found = _pointwise(name, d1=lambda ans, v, x: (found(v - 1, x) - shift * found(v + 1, x)) / 2)
    return found


def _of_order(function: Any, order: int, scipys: Any) -> Any:
    """The function of the given order of a family."""
    return lambda x: function(order, x) if isinstance(x, ArrayBox) else scipys(x)


def _betaln(a: Any, b: Any) -> Any:
    """log B(a, b) for positive arguments."""
    if not holds_boxes((a, b)):
        return special.betaln(a, b)
    return gammaln(a) + gammaln(b) - gammaln(a + b)


def _beta(a: Any, b: Any) -> Any:
    """B(a, b)."""
    if not holds_boxes((a, b)):
        return special.beta(a, b)
    return gamma(a) * gamma(b) * rgamma(a + b)


def _logsumexp(
    a: Any, axis: Any = None, b: Any = None, keepdims: bool = False, return_sign: bool = False
) -> Any:
    """`scipy.special.logsumexp`; of a box the logarithm of a positive sum."""
    if not holds_boxes((a, b)):
        return special.logsumexp(a, axis, b, keepdims, return_sign)
    if return_sign:
        raise TypeError("logsumexp: return_sign is not supported in traced functions")
    x = as_tensor(unboxed(a))
    dims = tuple(range(x.ndim)) if axis is None else axis
    if b is None:
        return lower(ops.logsumexp(x, dims, keepdims))
    x, b = ops.broadcast_tensors(x, as_tensor(unboxed(b)))
    top = ops.amax(x.detach(), dims, True)
    top = ops.where(top.isfinite(), top, 0.0)
    total = (b * (x - top).exp()).sum(dims, True).log() + top
    return lower(total if keepdims else total.sum(dims))


def _erfcinv(x: Any) -> Any:
    """The inverse of erfc, by that of the normal distribution: exact for small `x`, too."""
    if not isinstance(x, ArrayBox):
        return special.erfcinv(x)
    return traced(special.ndtri)(x / 2) * -np.sqrt(0.5)


def _polygamma(n: Any, x: Any) -> Any:
    """The derivative of order `n`, an int, of digamma."""
    return (
        lower(ops.polygamma(int(n), x._state[0]))
        if isinstance(x, ArrayBox)
        else special.polygamma(n, x)
    )


def _multigammaln(a: Any, d: int) -> Any:
    """The logarithm of the gamma function of dimension `d`."""
    return (
        lower(ops.mvlgamma(a._state[0], d))
        if isinstance(a, ArrayBox)
        else special.multigammaln(a, d)
    )


def _erf_slope(ans: Any, x: Any) -> Any:
    return 2 / np.sqrt(np.pi) * exp(-(x**2))


def _complex_too(name: str, sign: int) -> Any:
    """erf or erfc: the row, and of complex numbers, which that does not take, SciPy's function."""
    row = traced(getattr(special, name))
    of_complex = _pointwise(name, d0=lambda ans, x: sign * _erf_slope(ans, x))
    return lambda x: (of_complex if np.iscomplexobj(unboxed(x)) else row)(x)


def _gamma_density(x: Any, a: Any) -> Any:
    return exp(xlogy(a - 1, x) - x - gammaln(a))


gamma = _pointwise("gamma", d0=lambda ans, x: ans * psi(x))
rgamma = _pointwise("rgamma", d0=lambda ans, x: -ans * psi(x))
jv, yv = _bessel("jv", 1), _bessel("yv", 1)
ive: Any = _pointwise(
    "ive", d1=lambda ans, v, x: (ive(v - 1, x) + ive(v + 1, x)) / 2 - sign(x) * ans
)

SPECIAL: dict[str, Any] = {
    "beta": _beta,
    "betaln": _betaln,
    "betainc": _pointwise(
        "betainc",
        d2=lambda ans, a, b, x: exp(xlogy(a - 1, x) + xlog1py(b - 1, -x) - _betaln(a, b)),
    ),
    "gamma": gamma,
    "rgamma": rgamma,
    "gammainc": _pointwise("gammainc", d1=lambda ans, a, x: _gamma_density(x, a)),
    "gammaincc": _pointwise("gammaincc", d1=lambda ans, a, x: -_gamma_density(x, a)),
    "gammasgn": notrace_primitive(special.gammasgn),
    "stdtr": _pointwise(
        "stdtr",
        d1=lambda ans, df, t: exp(
            -_betaln(df / 2, 0.5) - log(df) / 2 - (df + 1) / 2 * traced(np.log1p)(t * t / df)
        ),
    ),
    "jv": jv,
    "jn": jv,
    "yv": yv,
    "yn": yv,
    "j0": _of_order(jv, 0, special.j0),
    "j1": _of_order(jv, 1, special.j1),
    "y0": _of_order(yv, 0, special.y0),
    "y1": _of_order(yv, 1, special.y1),
    "ive": ive,
    "erf": _complex_too("erf", 1),
    "erfc": _complex_too("erfc", -1),
    "erfcinv": _erfcinv,
    "logsumexp": _logsumexp,
    "multigammaln": _multigammaln,
    "polygamma": _polygamma,
}
"""What `autograd.scipy.special` has in the place of SciPy's functions of these names."""
