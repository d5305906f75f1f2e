"""Steps divided by the root of the mean square of the latest gradients."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Rate, options
from autograd.optim.passes import average, average_square, blocks, decayed

__all__ = ["RMSprop"]


class RMSprop(Optimizer):
    """RMSprop (Hinton 2012), as torch.optim.RMSprop.

    alpha: of the running mean of the squared gradient, whose root, plus `eps`, a step is divided
    by. centered: by the root of the variance instead (Graves 2013). momentum: of a velocity, which
    is the step if it is above 0. weight_decay: this multiple of the parameter is added to its
    gradient. lr: multiplies steps. maximize: go up instead of down. foreach, capturable: accepted,
    and change nothing.

    Raises ValueError for negative numbers.
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-2,
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
        if not alpha >= 0.0:
            raise ValueError(f"Invalid alpha value: {alpha}")

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        lr, alpha, momentum = float(group["lr"]), group["alpha"], group["momentum"]
        names = ["square_avg"]
        if momentum > 0:
            names.append("momentum_buffer")
        if group["centered"]:
            names.append("grad_avg")
        _, kept = begin(state, parameter, *names)
        for p, g, square, *others, a, b, c in blocks(parameter, gradient, *kept, scratch=3):
            g = decayed(p, g, a, group["weight_decay"], group["maximize"])
            average_square(square, g, alpha, b)
            if group["centered"]:
                mean = others[-1]
                average(mean, g, alpha, b)
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
