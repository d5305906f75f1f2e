"""Steps divided by the root of the sum of the squares of all gradients so far."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.optim.optimizer import Optimizer, Parameters, check_lr, count_step, new_count
from autograd.optim.passes import blocks
from autograd.optim.sgd import decayed
from autograd.tensor import Tensor, from_array

__all__ = ["Adagrad"]


class Adagrad(Optimizer):
    """Adagrad (Duchi et al. 2011), as torch.optim.Adagrad.

    lr_decay: step t has the rate ``lr / (1 + (t - 1) * lr_decay)``. weight_decay: this multiple of
    the parameter is added to its gradient. initial_accumulator_value: what the sum of squares
    starts from. eps: added to its root. maximize: go up instead of down. foreach, fused: accepted,
    and change nothing.

    Raises ValueError for negative numbers.
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1e-2,
        lr_decay: float = 0,
        weight_decay: float = 0,
        initial_accumulator_value: float = 0,
        eps: float = 1e-10,
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        check_lr(lr)
        for name, value in (
            ("lr_decay", lr_decay),
            ("weight_decay", weight_decay),
            ("initial_accumulator_value", initial_accumulator_value),
            ("epsilon", eps),
        ):
            if not value >= 0.0:
                raise ValueError(f"Invalid {name} value: {value}")
        defaults = {
            "lr": lr,
            "lr_decay": lr_decay,
            "eps": eps,
            "weight_decay": weight_decay,
            "initial_accumulator_value": initial_accumulator_value,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
            "fused": fused,
        }
        super().__init__(params, defaults)
        for group in self.param_groups:
            for each in group["params"]:
                self._start(group, each._data, self.state[each])

    def _start(self, group: dict[str, Any], parameter: np.ndarray, state: dict[str, Any]) -> None:
        first = group["initial_accumulator_value"]
        complex_first = first * (1 + 1j) if parameter.dtype.kind == "c" else first
        state["step"] = new_count()
        state["sum"] = from_array(np.full_like(parameter, complex_first))

    def update(
        self,
        group: dict[str, Any],
        parameter: np.ndarray,
        gradient: np.ndarray,
        state: dict[str, Any],
    ) -> None:
        if not state:  # of a group that was added later
            self._start(group, parameter, state)
        steps = count_step(state)
        rate = float(group["lr"]) / (1 + (steps - 1) * group["lr_decay"])
        kept = state["sum"]._data
        for p, g, total, a, b in blocks(parameter, gradient, kept, scratch=2):
            g = decayed(p, g, a, group["weight_decay"], group["maximize"])
            np.multiply(g, g, out=b)
            total += b
            np.sqrt(total, out=b)
            b += group["eps"]
            np.divide(g, b, out=b)
            b *= rate
            p -= b
