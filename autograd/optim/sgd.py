"""Gradient descent, with momentum."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.optim.optimizer import Optimizer, Parameters, check_lr, zeros_for
from autograd.optim.passes import blocks
from autograd.tensor import Tensor

__all__ = ["SGD", "decayed"]


class SGD(Optimizer):
    """Stochastic gradient descent, as torch.optim.SGD.

    With momentum a velocity ``v = momentum * v + (1 - dampening) * grad`` is kept (the gradient
    itself at first), and a step is ``-lr * v``; with `nesterov` ``-lr * (grad + momentum * v)``
    (Sutskever et al. 2013). weight_decay: this multiple of the parameter is added to its gradient.
    maximize: go up instead of down. foreach, fused: accepted, and change nothing.

    Raises ValueError for negative numbers, and for `nesterov` without momentum or with dampening.
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1e-3,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: float | Tensor = 0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        check_lr(lr)
        if momentum < 0.0:
            raise ValueError(f"Invalid momentum value: {momentum}")
        if float(weight_decay) < 0.0:
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")
        defaults = {
            "lr": lr,
            "momentum": momentum,
            "dampening": dampening,
            "weight_decay": weight_decay,
            "nesterov": nesterov,
            "maximize": maximize,
            "foreach": foreach,
            "differentiable": differentiable,
            "fused": fused,
        }
        super().__init__(params, defaults)

    def update(
        self,
        group: dict[str, Any],
        parameter: np.ndarray,
        gradient: np.ndarray,
        state: dict[str, Any],
    ) -> None:
        lr, momentum = float(group["lr"]), group["momentum"]
        share, decay = 1 - group["dampening"], float(group["weight_decay"])
        if not momentum:
            for p, g, a, b in blocks(parameter, gradient, scratch=2):
                g = decayed(p, g, a, decay, group["maximize"])
                p -= np.multiply(g, lr, out=b)
            return
        first = state.get("momentum_buffer") is None
        if first:
            state["momentum_buffer"] = zeros_for(parameter)
        velocity = state["momentum_buffer"]._data
        for p, g, v, a, b in blocks(parameter, gradient, velocity, scratch=2):
            g = decayed(p, g, a, decay, group["maximize"])
            if first:
                v[...] = g
            else:
                v *= momentum
                v += g if share == 1 else np.multiply(g, share, out=b)
            if group["nesterov"]:
                np.multiply(v, momentum, out=b)
                b += g
                b *= lr
            else:
                np.multiply(v, lr, out=b)
            p -= b


def decayed(
    p: np.ndarray, g: np.ndarray, scratch: np.ndarray, decay: float, negated: bool
) -> np.ndarray:
    """The gradient, `negated` or not, plus `decay` times the parameter; in `scratch` if changed."""
    if negated:
        np.negative(g, out=scratch)
        if decay:
            scratch += decay * p
        return scratch
    if decay:
        np.multiply(p, decay, out=scratch)
        scratch += g
        return scratch
    return g
