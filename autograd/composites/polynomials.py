"""PyTorch's orthogonal polynomials, as multiples of those of the table (DLMF 18.5, 18.7)."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from autograd.base.ops import ops
from autograd.methods.construction import as_tensor


def orthogonal(name: str, x: Any, n: Any) -> Any:
    """The polynomial of x whose degree is the whole part of n; 0 where that is negative."""
    x, degree = as_tensor(x), as_tensor(n)
    degree = ops.trunc(degree) if degree.is_floating_point() else degree.long()
    if x.is_floating_point():
        degree = degree.to(x.dtype)
    return ops.where(degree < 0, 0, _POLYNOMIALS[name](ops.clamp_min(degree, 0), x))


def _chebyshev(alpha: float, beta: float, end: int) -> Callable[[Any, Any], Any]:
    """The multiple of Jacobi's polynomial that is ``1 + end * n`` at 1 (DLMF 18.7.3 to 18.7.6)."""

    def polynomial(n: Any, x: Any) -> Any:
        scale = (1 + end * n) / ops.special_binom(n + alpha, n)
        return scale * ops.special_eval_jacobi(n, alpha, beta, x)

    return polynomial


_POLYNOMIALS: dict[str, Callable[[Any, Any], Any]] = {
    "chebyshev_polynomial_t": _chebyshev(-0.5, -0.5, 0),
    "chebyshev_polynomial_u": _chebyshev(0.5, 0.5, 1),
    "chebyshev_polynomial_v": _chebyshev(-0.5, 0.5, 0),
    "chebyshev_polynomial_w": _chebyshev(0.5, -0.5, 2),
    "legendre_polynomial_p": lambda n, x: ops.special_eval_jacobi(n, 0.0, 0.0, x),
    "laguerre_polynomial_l": lambda n, x: ops.special_eval_genlaguerre(n, 0.0, x),
    "hermite_polynomial_h": lambda n, x: ops.special_eval_hermite(n, x),
    "hermite_polynomial_he": lambda n, x: (
        0.5 ** (n / 2) * ops.special_eval_hermite(n, x * math.sqrt(0.5))
    ),
}
