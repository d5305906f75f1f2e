"""Adam, and the optimizers that vary it."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.optim.optimizer import (
    Array,
    Betas,
    Optimizer,
    Options,
    Parameters,
    Rate,
    State,
    options,
    refuse_lists_with_tensor,
)
from autograd.optim.passes import (
    average,
    average_square,
    begin,
    number,
    number_of,
    take_step,
    value_of,
)

# ---- rules: of numbers, parameter, gradient, what is kept, and scratch memory --------------------


def _shares(group: Options) -> tuple[float, float, float]:
    """The numbers of both running means."""
    beta1, beta2 = group["betas"]
    return 1 - beta1, beta2, 1 - beta2


def _moments(m: Any, v: Any, g: Any, shares: Any, scratch: Any) -> None:
    """Both running means with one more gradient."""
    share, beta, rest = shares
    average(m, g, share, scratch)
    average_square(v, g, beta, rest, scratch)


def _adam(numbers: Any, p: Any, g: Any, m: Any, v: Any, *rest: Any) -> None:
    size, root, eps, *shares = numbers
    *largest, b = rest
    _moments(m, v, g, shares, b)
    for most in largest:
        np.maximum(most, v, out=most)
    np.sqrt(largest[0] if largest else v, out=b)
    b /= root
    b += eps
    np.divide(m, b, out=b)
    b *= size
    p -= b


def _adamax(numbers: Any, p: Any, g: Any, m: Any, largest: Any, b: Any) -> None:
    size, eps, share, beta = numbers
    average(m, g, share, b)
    np.abs(g, out=b)
    b += eps
    largest *= beta
    np.maximum(largest, b, out=largest)
    np.divide(m, largest, out=b)
    b *= size
    p -= b


def _nadam(numbers: Any, p: Any, g: Any, m: Any, v: Any, b: Any, c: Any) -> None:
    of_gradient, of_mean, root, eps, *shares = numbers
    _moments(m, v, g, shares, c)
    np.multiply(g, of_gradient, out=c)
    c += np.multiply(m, of_mean, out=b)
    np.sqrt(v, out=b)
    b /= root
    b += eps
    c /= b
    p -= c


def _radam(numbers: Any, p: Any, g: Any, m: Any, v: Any, b: Any, *, adaptive: bool) -> None:
    size, eps, *shares = numbers
    _moments(m, v, g, shares, b)
    if adaptive:
        np.sqrt(v, out=b)
        b += eps
        np.divide(m, b, out=b)
        b *= size
    else:
        np.multiply(m, size, out=b)
    p -= b


# ---- optimizers ----------------------------------------------------------------------------------


class Adam(Optimizer):
    """Adam (Kingma and Ba 2014), as torch.optim.Adam.

    betas: of the running means of the gradient and of its square. eps: added to the root of the
    second. weight_decay: this multiple of the parameter is added to its gradient or, with
    `decoupled_weight_decay`, ``lr`` times it subtracted from the parameter. amsgrad: divide by the
    largest of the second means so far (Reddi et al. 2018). maximize: go up instead of down.
    foreach, capturable, fused: accepted, and change nothing.

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
        amsgrad: bool = False,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
        decoupled_weight_decay: bool = False,
    ) -> None:
        refuse_lists_with_tensor(lr, betas, foreach, capturable)

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        names = ("exp_avg", "exp_avg_sq", "max_exp_avg_sq")[: 3 if group["amsgrad"] else 2]
        steps, kept = begin(state, parameter, *names)
        beta1, beta2 = group["betas"]
        size = number_of(group, group["lr"]) / (1 - beta1**steps)
        numbers = (size, (1 - beta2**steps) ** 0.5, group["eps"], *_shares(group))
        take_step(_adam, group, numbers, parameter, gradient, kept)


class AdamW(Adam):
    """Adam with weight decay that does not pass through the running means (Loshchilov and Hutter
    2017), as torch.optim.AdamW: the same as `Adam` with ``decoupled_weight_decay=True``."""

    @options(decoupled_weight_decay=True)
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-3,
        betas: Betas = (0.9, 0.999),
        eps: float = 1e-8,
        weight_decay: float = 1e-2,
        amsgrad: bool = False,
        *,
        maximize: bool = False,
        foreach: bool | None = None,
        capturable: bool = False,
        differentiable: bool = False,
        fused: bool | None = None,
    ) -> None:
        refuse_lists_with_tensor(lr, betas, foreach, capturable)


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

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        steps, kept = begin(state, parameter, "exp_avg", "exp_inf")
        beta1, beta2 = group["betas"]
        size = number_of(group, group["lr"]) / (1 - beta1**steps)
        numbers = (size, group["eps"], 1 - beta1, beta2)
        take_step(_adamax, group, numbers, parameter, gradient, kept)


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

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        if not state:
            state["mu_product"] = number(1)
        steps, kept = begin(state, parameter, "exp_avg", "exp_avg_sq")
        lr, (beta1, beta2) = number_of(group, group["lr"]), map(value_of, group["betas"])
        mu, after = (
            beta1 * (1 - 0.5 * 0.96 ** (t * group["momentum_decay"])) for t in (steps, steps + 1)
        )
        product = state["mu_product"]
        if group["differentiable"]:
            product = state["mu_product"] = product * mu
        else:
            product._data *= mu
            product = float(product._data)
        of_gradient = lr * (1 - mu) / (1 - product)
        of_mean = lr * after / (1 - product * after)
        root = (1 - beta2**steps) ** 0.5
        numbers = (of_gradient, of_mean, root, group["eps"], *_shares(group))
        take_step(_nadam, group, numbers, parameter, gradient, kept, scratch=2)


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

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        steps, kept = begin(state, parameter, "exp_avg", "exp_avg_sq")
        lr, (beta1, beta2) = number_of(group, group["lr"]), map(value_of, group["betas"])
        size = lr / (1 - beta1**steps)
        adaptive = _rectification(beta2, steps)
        if adaptive is not None:
            size *= adaptive
        numbers, is_adaptive = (size, group["eps"], *_shares(group)), adaptive is not None
        take_step(_radam, group, numbers, parameter, gradient, kept, adaptive=is_adaptive)


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
