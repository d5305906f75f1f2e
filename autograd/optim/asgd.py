"""Gradient descent with an average of all points it passed."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin, number
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Rate, options
from autograd.optim.passes import blocks, decayed

__all__ = ["ASGD"]


class ASGD(Optimizer):
    """Averaged stochastic gradient descent (Polyak and Juditsky 1992), as torch.optim.ASGD.

    Step t, counted from 0, has the rate ``lr / (1 + lambd * lr * t)**alpha`` (Bottou 2010), by
    which, times `lambd`, the parameter is made smaller too. ``state[parameter]["ax"]`` is the mean
    of the points since about step `t0`. weight_decay: this multiple of the parameter is added to
    its gradient. maximize: go up instead of down. foreach, capturable: accepted, and change
    nothing.

    Raises ValueError for a negative `lr` or `weight_decay`.
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-2,
        lambd: float = 1e-4,
        alpha: float = 0.75,
        t0: float = 1e6,
        weight_decay: float = 0,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        """All checks are those of the names."""

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        lr, lambd = float(group["lr"]), group["lambd"]
        if not state:
            state["eta"] = number(lr)
            state["mu"] = number(1)
        steps, kept = begin(state, parameter, "ax")
        rate, share = state["eta"].item(), state["mu"].item()
        for p, g, mean, a, b in blocks(parameter, gradient, *kept, scratch=2):
            g = decayed(p, g, a, group["weight_decay"], group["maximize"])
            np.multiply(g, rate, out=b)
            p *= 1 - lambd * rate
            p -= b
            if share == 1:
                mean[...] = p
            else:
                np.subtract(p, mean, out=b)
                b *= share
                mean += b
        state["eta"]._data[...] = lr / (1 + lambd * lr * steps) ** group["alpha"]
        state["mu"]._data[...] = 1 / max(1, steps - group["t0"])
