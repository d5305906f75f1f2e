"""Adam with Nesterov's momentum."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin, number
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Betas, Rate, options
from autograd.optim.passes import moments

__all__ = ["NAdam"]


class NAdam(Optimizer):
    """NAdam (Dozat 2016), as torch.optim.NAdam.

    betas: of the running means of the gradient and of its square; the first is damped by
    ``1 - 0.96**(t * momentum_decay) / 2`` at step t. eps: added to the root of the second.
    weight_decay: this multiple of the parameter is added to its gradient or, with
    `decoupled_weight_decay`, ``lr`` times it subtracted from the parameter. maximize: go up
    instead of down. foreach, capturable: accepted, and change nothing.

    Raises ValueError for negative numbers, and for betas that are not in [0, 1).
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 2e-3,
        betas: Betas = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
        momentum_decay: float = 4e-3,
        decoupled_weight_decay: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
    ) -> None:
        """All checks are those of the names."""

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        if not state:
            state["mu_product"] = number(1)
        steps, kept = begin(state, parameter, "exp_avg", "exp_avg_sq")
        lr, (beta1, beta2) = float(group["lr"]), group["betas"]
        mu, after = (
            beta1 * (1 - 0.5 * 0.96 ** (t * group["momentum_decay"])) for t in (steps, steps + 1)
        )
        product: np.ndarray = state["mu_product"]._data
        product *= mu
        of_gradient = lr * (1 - mu) / (1 - float(product))
        of_mean = lr * after / (1 - float(product) * after)
        root = (1 - beta2**steps) ** 0.5
        for p, g, m, v, a, b, c in moments(group, parameter, gradient, *kept, scratch=3):
            np.multiply(g, of_gradient, out=c)
            c += np.multiply(m, of_mean, out=a)
            np.sqrt(v, out=b)
            b /= root
            b += group["eps"]
            c /= b
            p -= c
