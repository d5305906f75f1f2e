"""Steps divided by the root of the sum of the squares of all gradients so far."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin, filled_for, number
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Rate, options
from autograd.optim.passes import blocks, decayed

__all__ = ["Adagrad"]


class Adagrad(Optimizer):
    """Adagrad (Duchi et al. 2011), as torch.optim.Adagrad.

    lr_decay: step t has the rate ``lr / (1 + (t - 1) * lr_decay)``. weight_decay: this multiple of
    the parameter is added to its gradient. initial_accumulator_value: what the sum of squares
    starts from. eps: added to its root. maximize: go up instead of down. foreach, fused: accepted,
    and change nothing.

    Raises ValueError for negative numbers.
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-2,
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
        """Starts the sums."""

    def add_param_group(self, param_group: Options) -> None:
        """Adds `param_group` as `Optimizer` does, and starts the sums of its parameters."""
        super().add_param_group(param_group)
        first = self.param_groups[-1]["initial_accumulator_value"]
        for each in self.param_groups[-1]["params"]:
            self.state[each].update(step=number(0), sum=filled_for(each._data, first))

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        steps, kept = begin(state, parameter, "sum")
        rate = float(group["lr"]) / (1 + (steps - 1) * group["lr_decay"])
        for p, g, total, a, b in blocks(parameter, gradient, *kept, scratch=2):
            g = decayed(p, g, a, group["weight_decay"], group["maximize"])
            np.multiply(g, g, out=b)
            total += b
            np.sqrt(total, out=b)
            b += group["eps"]
            np.divide(g, b, out=b)
            b *= rate
            p -= b
