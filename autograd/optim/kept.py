"""What optimizers keep of a parameter between steps: arrays like it, and numbers."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.dtypes import float32, float64, get_default_dtype
from autograd.core.tensor import Tensor, from_array

__all__ = ["begin", "filled_for", "number"]


def begin(
    state: dict[str, Any], parameter: np.ndarray, *names: str
) -> tuple[float, list[np.ndarray]]:
    """Counts a step in ``state["step"]``; returns how many there are now, and the arrays that are
    kept under `names`, zeros at first unless they are there already."""
    if "step" not in state:
        state["step"] = number(0)
        for name in names:
            if name not in state:
                state[name] = filled_for(parameter, 0)
    step: np.ndarray = state["step"]._data
    step += 1
    return float(step), [state[name]._data for name in names]


def filled_for(parameter: np.ndarray, value: float) -> Tensor:
    """A Tensor of `value`, in memory as `parameter` is; both parts of complex numbers are it."""
    if value and parameter.dtype.kind == "c":
        return from_array(np.full_like(parameter, value * (1 + 1j)))
    return from_array(np.full_like(parameter, value) if value else np.zeros_like(parameter))


def number(value: float) -> Tensor:
    """A number that is kept, as PyTorch keeps the number of steps."""
    return from_array(np.array(value, float64 if get_default_dtype() == float64 else float32))
