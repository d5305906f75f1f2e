"""Gradient descent, with momentum."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import filled_for
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Rate, options
from autograd.optim.passes import blocks, decayed

__all__ = ["SGD"]


class SGD(Optimizer):
    """Stochastic gradient descent, as torch.optim.SGD.

    With momentum a velocity ``v = momentum * v + (1 - dampening) * grad`` is kept (the gradient
    itself at first), and a step is ``-lr * v``; with `nesterov` ``-lr * (grad + momentum * v)``
    (Sutskever et al. 2013). weight_decay: this multiple of the parameter is added to its gradient.
    maximize: go up instead of down. foreach, fused: accepted, and change nothing.

    Raises ValueError for negative numbers, and for `nesterov` without momentum or with dampening.
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-3,
        momentum: float = 0,
        dampening: float = 0,
        weight_decay: Rate = 0,
        nesterov: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        if nesterov and (momentum <= 0 or dampening != 0):
            raise ValueError("Nesterov momentum requires a momentum and zero dampening")

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
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
            state["momentum_buffer"] = filled_for(parameter, 0)
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
