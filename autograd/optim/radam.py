"""Adam that waits until the variance of its steps can be told."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Betas, Rate, options
from autograd.optim.passes import moments

__all__ = ["RAdam"]


class RAdam(Optimizer):
    """RAdam (Liu et al. 2019), as torch.optim.RAdam.

    The first steps, five or more, follow the running mean of the gradient alone; later ones are
    divided by the root of the mean of its square, plus `eps`, and multiplied by the paper's
    rectification. betas: of both means. weight_decay: this multiple of the parameter is added to
    its gradient or, with `decoupled_weight_decay`, ``lr`` times it subtracted from the
    parameter. maximize: go up instead of down. foreach, capturable: accepted, and change nothing.

    Raises ValueError for negative numbers, and for betas that are not in [0, 1).
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-3,
        betas: Betas = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 0,
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
        steps, kept = begin(state, parameter, "exp_avg", "exp_avg_sq")
        lr, (beta1, beta2) = float(group["lr"]), group["betas"]
        size = lr / (1 - beta1**steps)
        adaptive = _rectification(beta2, steps)
        if adaptive is not None:
            size *= adaptive
        for p, _, m, v, _, b in moments(group, parameter, gradient, *kept, scratch=2):
            if adaptive is None:
                np.multiply(m, size, out=b)
            else:
                np.sqrt(v, out=b)
                b += group["eps"]
                np.divide(m, b, out=b)
                b *= size
            p -= b


def _rectification(beta: float, steps: float) -> float | None:
    """What steps divided by the root of the mean square are multiplied by, with the correction of
    that mean for its start at 0; None as long as the variance cannot be told."""
    correction = 1 - beta**steps
    limit = 2 / (1 - beta) - 1
    length = limit - 2 * steps * beta**steps / correction
    if length <= 5:
        return None
    ratio = (length - 4) * (length - 2) * limit / ((limit - 4) * (limit - 2) * length)
    return float(ratio * correction) ** 0.5
