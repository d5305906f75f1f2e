"""Adam with the largest of the latest gradients in place of the root of their mean square."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Betas, Rate, options
from autograd.optim.passes import average, blocks, decayed

__all__ = ["Adamax"]


class Adamax(Optimizer):
    """Adamax (Kingma and Ba 2014, algorithm 2), as torch.optim.Adamax.

    betas: of the running mean of the gradient, and of the fading of its largest absolute value, to
    which `eps` is added. weight_decay: this multiple of the parameter is added to its gradient.
    lr: multiplies steps. maximize: go up instead of down. foreach, capturable: accepted, and change
    nothing.

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
        foreach: bool | None = None,
        *,
        maximize: bool = False,
        differentiable: bool = False,
        capturable: bool = False,
    ) -> None:
        """All checks are those of the names."""

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        steps, kept = begin(state, parameter, "exp_avg", "exp_inf")
        beta1, beta2 = group["betas"]
        size = float(group["lr"]) / (1 - beta1**steps)
        for p, g, m, largest, a, b in blocks(parameter, gradient, *kept, scratch=2):
            g = decayed(p, g, a, group["weight_decay"], group["maximize"])
            average(m, g, beta1, b)
            np.abs(g, out=b)
            b += group["eps"]
            largest *= beta2
            np.maximum(largest, b, out=largest)
            np.divide(m, largest, out=b)
            b *= size
            p -= b
