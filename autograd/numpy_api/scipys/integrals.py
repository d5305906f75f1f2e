"""scipy.integrate's rules for samples."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import tensor

__all__ = ["FUNCTIONS"]


def _cumulative_trapezoid(
    y: Any, x: Any = None, dx: float = 1.0, axis: int = -1, initial: float | None = None
) -> Tensor:
    y = tensor(y)
    points = {"dx": dx} if x is None else {"x": tensor(x)}
    total = ops.cumulative_trapezoid(y, **points, dim=axis)
    return total if initial is None else ops.cat([y.detach().narrow(axis, 0, 1) * 0, total], axis)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "trapezoid": lambda y, x=None, dx=1.0, axis=-1: np.trapezoid(tensor(y), x, dx, axis),
    "cumulative_trapezoid": _cumulative_trapezoid,
}
