"""The largest errors of functions of one tensor and of their slopes, against mpmath, in ulp."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import mpmath as mp
import numpy as np

import autograd as ag
from codegen.model.domains import interval

__all__ = ["errors"]

_SAME = [
    "sin", "cos", "tan", "asin", "acos", "atan", "sinh", "cosh", "tanh", "asinh", "acosh", "atanh",
    "exp", "expm1", "log", "log1p", "sqrt", "erf", "erfc", "erfinv", "digamma",
]  # fmt: skip
REFERENCES: dict[str, Callable[[Any], Any]] = {
    **{name: getattr(mp, name) for name in _SAME},
    "exp2": lambda x: mp.power(2, x),
    "log2": lambda x: mp.log(x, 2),
    "log10": mp.log10,
    "rsqrt": lambda x: 1 / mp.sqrt(x),
    "reciprocal": lambda x: 1 / x,
    "sinc": lambda x: mp.sincpi(x),
    "lgamma": lambda x: mp.log(abs(mp.gamma(x))),
    "sigmoid": lambda x: 1 / (1 + mp.exp(-x)),
    "special.erfcx": lambda x: mp.exp(x * x) * mp.erfc(x),
    "special.ndtr": mp.ncdf,
    "special.log_ndtr": lambda x: mp.log(mp.ncdf(x)),
    "special.gamma": mp.gamma,
    "i0": lambda x: mp.besseli(0, x),
    "special.i1": lambda x: mp.besseli(1, x),
    "special.bessel_j0": lambda x: mp.besselj(0, x),
    "special.bessel_j1": lambda x: mp.besselj(1, x),
    "special.entr": lambda x: -x * mp.log(x),
    "nn.functional.softplus": lambda x: mp.log1p(mp.exp(x)),
    "nn.functional.silu": lambda x: x / (1 + mp.exp(-x)),
    "nn.functional.gelu": lambda x: x * mp.ncdf(x),
    "nn.functional.mish": lambda x: x * mp.tanh(mp.log1p(mp.exp(x))),
    "nn.functional.logsigmoid": lambda x: -mp.log1p(mp.exp(-x)),
}
_WIDE = 4.0  # how far the points go where the row has no domain


def errors(points: int, slopes: int) -> dict[str, dict[str, float]]:
    """For each row the largest error of float32 and float64, and of the slope in float64."""
    found = {}
    with mp.workdps(50):
        for name, reference in REFERENCES.items():
            found[name] = {
                "float32": _error(name, reference, np.float32, points),
                "float64": _error(name, reference, np.float64, points),
                "slope": _error(name, lambda x, f=reference: mp.diff(f, x), np.float64, slopes, 1),
            }
    return found


def _error(
    name: str, reference: Callable[[Any], Any], dtype: Any, points: int, order: int = 0
) -> float:
    row = ag.registry[name]
    domain = row.domain or {}
    low, high = interval(domain, "self") if domain else (-_WIDE, _WIDE)
    random = np.random.default_rng(zlib.crc32(name.encode()))
    x = ag.tensor(random.uniform(low, high, points).astype(dtype), requires_grad=True)
    function: Any = ag
    for part in name.split("."):
        function = getattr(function, part)
    value = function(x)
    if order:
        (value,) = ag.grad(value.sum(), x)
    exact = [reference(mp.mpf(float(each))) for each in x.detach().numpy()]
    got = value.detach().numpy()
    assert got.dtype == dtype
    return max(
        float(abs(mp.mpf(float(a)) - b)) / float(np.spacing(abs(dtype(float(b)))))
        for a, b in zip(got, exact, strict=True)
    )
