"""Steps divided by the root of the mean square of the latest gradients."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.optim.optimizer import (
    Optimizer,
    Parameters,
    check_lr,
    count_step,
    new_count,
    zeros_for,
)
from autograd.optim.passes import blocks
from autograd.optim.sgd import decayed
from autograd.tensor import Tensor

__all__ = ["RMSprop"]


class RMSprop(Optimizer):
    """RMSprop (Hinton 2012), as torch.optim.RMSprop.

    alpha: of the running mean of the squared gradient, whose root, plus `eps`, a step is divided
    by. centered: by the root of the variance instead (Graves 2013). momentum: of a velocity, which
    is the step if it is above 0. weight_decay: this multiple of the parameter is added to its
    gradient. maximize: go up instead of down. foreach, capturable: accepted, and change nothing.

    Raises ValueError for negative numbers.
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1e-2,
        alpha: float = 0.99,
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum: float = 0,
        centered: bool = False,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        check_lr(lr)
        for name, value in (
            ("epsilon", eps),
            ("momentum", momentum),
            ("weight_decay", weight_decay),
            ("alpha", alpha),
        ):
            if not value >= 0.0:
                raise ValueError(f"Invalid {name} value: {value}")
        defaults = {
            "lr": lr,
            "momentum": momentum,
            "alpha": alpha,
            "eps": eps,
            "centered": centered,
            "weight_decay": weight_decay,
            "capturable": capturable,
            "foreach": foreach,
            "maximize": maximize,
            "differentiable": differentiable,
        }
        super().__init__(params, defaults)

    def update(
        self,
        group: dict[str, Any],
        parameter: np.ndarray,
        gradient: np.ndarray,
        state: dict[str, Any],
    ) -> None:
        lr, alpha, momentum = float(group["lr"]), group["alpha"], group["momentum"]
        names = ["square_avg"]
        if momentum > 0:
            names.append("momentum_buffer")
        if group["centered"]:
            names.append("grad_avg")
        if not state:
            state["step"] = new_count()
            state.update({name: zeros_for(parameter) for name in names})
        count_step(state)
        kept = [state[name]._data for name in names]
        for p, g, square, *others, a, b, c in blocks(parameter, gradient, *kept, scratch=3):
            g = decayed(p, g, a, group["weight_decay"], group["maximize"])
            np.multiply(g, g, out=b)
            b *= 1 - alpha
            square *= alpha
            square += b
            if group["centered"]:
                mean = others[-1]
                np.subtract(g, mean, out=b)
                b *= 1 - alpha
                mean += b
                np.multiply(mean, mean, out=b)
                np.subtract(square, b, out=b)
                np.sqrt(b, out=b)
            else:
                np.sqrt(square, out=b)
            b += group["eps"]
            np.divide(g, b, out=c)
            if momentum > 0:
                velocity = others[0]
                velocity *= momentum
                velocity += c
                np.multiply(velocity, lr, out=c)
            else:
                c *= lr
            p -= c
