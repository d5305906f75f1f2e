"""NumPy's order of complex numbers, by the real parts first, where the rows are of real ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import Refused, is_complex, plain, tensor

__all__ = [
    "amax", "amin", "argmax", "argmin", "fmax", "fmin", "greater", "greater_equal", "less",
    "less_equal", "max", "maximum", "min", "minimum",
]  # fmt: skip


def _comparison(row: str) -> Callable[..., Tensor]:
    def compare(x1: Any, x2: Any, /) -> Tensor:
        order = getattr(ops, row)
        if not (is_complex(x1) or is_complex(x2)):
            found: Tensor = order(x1, x2)
            return found
        first, second = np.real(x1), np.real(x2)
        one, other = np.imag(x1), np.imag(x2)
        strictly = getattr(ops, row[:1] + "t")  # gt of ge, lt of le
        apart = strictly(first, second) & ~(np.isnan(one) | np.isnan(other))
        return tensor(apart | (ops.eq(first, second) & order(one, other)))

    return compare


def _of_two(name: str, better: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def choose(x1: Any, x2: Any, /) -> Tensor:
        """Equal numbers share the gradient."""
        if not (is_complex(x1) or is_complex(x2)):
            return getattr(ops, name)(x1, x2)
        takes_first = better(x1, x2) | np.isnan(x2 if name.startswith("f") else x1)
        chosen = tensor(np.where(takes_first, x1, x2))
        shared = _by_parts(ops.maximum, tensor(x1), tensor(x2))
        found: Tensor = ops.where(ops.eq(x1, x2), shared, chosen)
        return found.to(chosen.dtype)

    return choose


def _by_parts(choose: Callable[..., Tensor], *args: Tensor) -> Tensor:
    """`choose` of equal numbers, for the real and imaginary parts: a mean of them would round, and
    be NaN where a part is infinite."""
    return ops.complex(*[choose(*map(part, args)) for part in (np.real, np.imag)])


def _extreme(name: str) -> Callable[..., Tensor]:
    row = f"a{name}"

    def extreme(a: Any, axis: Any = None, out: Refused = None, keepdims: Any = False) -> Tensor:
        """Equal elements share the gradient."""
        a = tensor(a)
        if not a.is_complex():
            return getattr(ops, row)(a, () if axis is None else axis, keepdims)
        values = np.asarray(plain(a))
        best = getattr(np, name)(values, axis, keepdims=True)
        equal = (values == best) | ((values != values) & (best != best))
        axes = () if axis is None else axis
        return _by_parts(lambda x: ops.amax(ops.where(equal, x, -np.inf), axes, keepdims), a)

    return extreme


def _place(name: str) -> Callable[..., Any]:
    def place(a: Any, axis: Any = None, out: Refused = None, *, keepdims: Any = False) -> Tensor:
        a = tensor(a)
        if a.is_complex():
            return tensor(getattr(np, name)(np.asarray(plain(a)), axis, keepdims=keepdims))
        return getattr(ops, name)(a, axis, keepdims)

    return place


amax = max = _extreme("max")
amin = min = _extreme("min")
argmax, argmin = map(_place, ("argmax", "argmin"))
greater, greater_equal, less, less_equal = map(_comparison, ("gt", "ge", "lt", "le"))
maximum, fmax = (_of_two(name, greater_equal) for name in ("maximum", "fmax"))
minimum, fmin = (_of_two(name, less_equal) for name in ("minimum", "fmin"))
