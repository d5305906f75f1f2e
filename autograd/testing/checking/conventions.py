"""The kinks that the table states, where `autograd.gradcheck` fails at one of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.registry import registry
from autograd.core.tensor import Tensor

__all__ = ["kink_at"]


def kink_at(output: Tensor, tensors: Sequence[Tensor]) -> str | None:
    """A sentence on the kink where `tensors` are, if the row that made `output` states one."""
    row = registry.get(getattr(output.grad_fn, "operation", ""))
    if row is None:
        return None
    for kink in row.kinks:
        items = [item for item in kink.point if item is not None]
        if len(items) == len(tensors) and all(map(_is_at, tensors, items)):
            return (
                f"The table ({row.location}) states a kink of {row.name} at {_shown(kink.point)}, "
                f"where the gradient is {_shown(kink.value)} by convention: {kink.why}. There is "
                "no derivative with which finite differences could agree."
            )
    return None


def _is_at(tensor: Tensor, item: Any) -> bool:
    """Whether an entry of `tensor` is the number `item`, or one of its rows the numbers `item`."""
    point, payload = np.asarray(item), tensor._data
    if point.ndim == 0:
        return bool((payload == point).any())
    if payload.shape[-point.ndim :] != point.shape:
        return False
    axes = tuple(range(-point.ndim, 0))
    return bool((payload == point).all(axis=axes).any())


def _shown(items: tuple[Any, ...]) -> str:
    return ", ".join(str(np.asarray(item).tolist()) for item in items if item is not None)
