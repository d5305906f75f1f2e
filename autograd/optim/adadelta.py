"""Steps of the size of the latest ones, so that there is no rate to choose."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Rate, options
from autograd.optim.passes import average_square, blocks, decayed

__all__ = ["Adadelta"]


class Adadelta(Optimizer):
    """Adadelta (Zeiler 2012), as torch.optim.Adadelta.

    A step is the gradient times the root of the mean square of the latest steps, over that of the
    latest gradients. rho: of both running means. eps: added to both under the roots. lr: multiplies
    steps. weight_decay: this multiple of the parameter is added to its gradient. maximize: go up
    instead of down. foreach, capturable: accepted, and change nothing.

    Raises ValueError for negative numbers, and for a `rho` outside of [0, 1].
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1.0,
        rho: float = 0.9,
        eps: float = 1e-6,
        weight_decay: float = 0,
        foreach: bool | None = None,
        *,
        capturable: bool = False,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        """All checks are those of the names."""

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        _, kept = begin(state, parameter, "square_avg", "acc_delta")
        lr, rho, eps = float(group["lr"]), group["rho"], group["eps"]
        for p, g, square, moved, a, b, c in blocks(parameter, gradient, *kept, scratch=3):
            g = decayed(p, g, a, group["weight_decay"], group["maximize"])
            average_square(square, g, rho, b)
            np.sqrt(np.add(square, eps, out=b), out=b)
            np.sqrt(np.add(moved, eps, out=c), out=c)
            c /= b
            c *= g
            average_square(moved, c, rho, b)
            c *= lr
            p -= c
