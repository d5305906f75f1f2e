"""Fixed points, differentiated by the implicit function theorem."""

from __future__ import annotations

from typing import Any

from autograd import implicit
from autograd.base.pytree import flatten
from autograd.hips.boxes import holds_boxes


def fixed_point(f: Any, a: Any, x0: Any, distance: Any, tol: float) -> Any:
    """The x with ``f(a)(x) == x``, by iteration from `x0` until ``distance`` of two values in turn
    is at most `tol`. See `autograd.implicit.fixed_point`."""

    def iterate(x: Any, a: Any) -> Any:
        step = f(a)
        x, before = step(x), x
        while distance(x, before) > tol:
            x, before = step(x), x
        return x

    if not holds_boxes(flatten(a)[0]):
        return iterate(x0, a)
    return implicit.fixed_point(lambda x, a: f(a)(x))(iterate)(x0, a)
