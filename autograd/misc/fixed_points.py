"""Fixed points, differentiated by the implicit function theorem."""

from __future__ import annotations

from typing import Any

from autograd.hips.primitives import defvjp, primitive
from autograd.hips.spaces import vspace
from autograd.hips.transforms import make_vjp


@primitive
def fixed_point(f: Any, a: Any, x0: Any, distance: Any, tol: float) -> Any:
    """The x with ``f(a)(x) == x``, by iteration from `x0` until ``distance`` of two values in turn
    is at most `tol`."""
    step = f(a)
    x, before = step(x0), x0
    while distance(x, before) > tol:
        x, before = step(x), x
    return x


def _vjp(ans: Any, f: Any, a: Any, x0: Any, distance: Any, tol: float) -> Any:
    """The cotangent w of the equation solves w = g + w df/dx, which is a fixed point as well."""

    def adjoint_step(given: Any) -> Any:
        a, x, g = given
        vjp = make_vjp(f(a))(x)[0]
        return lambda w: vspace(x).add(vjp(w), g)

    def vjp(g: Any) -> Any:
        w = fixed_point(adjoint_step, (a, ans, g), vspace(x0).zeros(), distance, tol)
        return make_vjp(lambda a: f(a)(ans))(a)[0](w)

    return vjp


defvjp(fixed_point, None, _vjp, None)
