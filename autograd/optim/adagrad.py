"""Steps divided by the root of the sum, or of the running mean, of the squares of the gradients."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.optim.optimizer import Array, Optimizer, Options, Parameters, Rate, State, options
from autograd.optim.passes import (
    average,
    average_square,
    begin,
    filled_for,
    number,
    number_of,
    take_step,
)

# ---- rules: of numbers, parameter, gradient, what is kept, and scratch memory --------------------


def _adagrad(numbers: Any, p: Any, g: Any, total: Any, b: Any) -> None:
    rate, eps = numbers
    np.multiply(g, g, out=b)
    total += b
    np.sqrt(total, out=b)
    b += eps
    np.divide(g, b, out=b)
    b *= rate
    p -= b


def _adadelta(numbers: Any, p: Any, g: Any, square: Any, moved: Any, b: Any, c: Any) -> None:
    lr, eps, rho, share = numbers
    average_square(square, g, rho, share, b)
    np.sqrt(np.add(square, eps, out=b), out=b)
    np.sqrt(np.add(moved, eps, out=c), out=c)
    c /= b
    c *= g
    average_square(moved, c, rho, share, b)
    c *= lr
    p -= c


def _rmsprop(
    numbers: Any, p: Any, g: Any, square: Any, *rest: Any, moving: bool, centered: bool
) -> None:
    lr, eps, momentum, alpha, share = numbers
    *others, b, c = rest
    average_square(square, g, alpha, share, b)
    if centered:
        mean = others[-1]
        average(mean, g, share, b)
        np.multiply(mean, mean, out=b)
        np.subtract(square, b, out=b)
        np.sqrt(b, out=b)
    else:
        np.sqrt(square, out=b)
    b += eps
    np.divide(g, b, out=c)
    if moving:
        velocity = others[0]
        velocity *= momentum
        velocity += c
        np.multiply(velocity, lr, out=c)
    else:
        c *= lr
    p -= c


# ---- optimizers ----------------------------------------------------------------------------------


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
        """Adds `param_group` as `Optimizer` does, and starts the sums of its parameters. Raises
        ValueError too for parameters that have no shape yet."""
        super().add_param_group(param_group)
        first = self.param_groups[-1]["initial_accumulator_value"]
        for each in self.param_groups[-1]["params"]:
            each.numel()  # which lazy parameters refuse
            self.state[each].update(step=number(0), sum=filled_for(each._data, first))

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        steps, kept = begin(state, parameter, "sum")
        rate = number_of(group, group["lr"]) / (1 + (steps - 1) * group["lr_decay"])
        take_step(_adagrad, group, (rate, group["eps"]), parameter, gradient, kept)


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

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        _, kept = begin(state, parameter, "square_avg", "acc_delta")
        lr, rho = number_of(group, group["lr"]), group["rho"]
        numbers = (lr, group["eps"], rho, 1 - rho)
        take_step(_adadelta, group, numbers, parameter, gradient, kept, scratch=2)


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

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        lr, alpha, momentum = number_of(group, group["lr"]), group["alpha"], group["momentum"]
        moving, centered = momentum > 0, bool(group["centered"])
        names = ["square_avg", *["momentum_buffer"] * moving, *["grad_avg"] * centered]
        _, kept = begin(state, parameter, *names)
        numbers = (lr, group["eps"], momentum, alpha, 1 - alpha)
        take_step(
            _rmsprop, group, numbers, parameter, gradient, kept, 2, moving=moving, centered=centered
        )
