"""Steps along the gradient, with momentum or averaged, and along its signs."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.core.tensor import Tensor
from autograd.optim.optimizer import Array, Optimizer, Options, Parameters, Rate, State, options
from autograd.optim.passes import average, begin, filled_for, kept_of, number, number_of, take_step

# ---- rules: of numbers, parameter, gradient, what is kept, and scratch memory --------------------


def _sgd(numbers: Any, p: Any, g: Any, b: Any) -> None:
    (lr,) = numbers
    p -= np.multiply(g, lr, out=b)


def _momentum(
    numbers: Any, p: Any, g: Any, v: Any, b: Any, *, first: bool, damped: bool, nesterov: bool
) -> None:
    lr, momentum, share = numbers
    if first:
        v[...] = g
    else:
        v *= momentum
        v += np.multiply(g, share, out=b) if damped else g
    if nesterov:
        np.multiply(v, momentum, out=b)
        b += g
        b *= lr
    else:
        np.multiply(v, lr, out=b)
    p -= b


def _asgd(numbers: Any, p: Any, g: Any, mean: Any, b: Any, *, averaged: bool) -> None:
    rate, shrink, share = numbers
    np.multiply(g, rate, out=b)
    p *= shrink
    p -= b
    if averaged:
        average(mean, p, share, b)
    else:
        mean[...] = p


def _rprop(numbers: Any, p: Any, g: Any, previous: Any, size: Any, b: Any) -> None:
    down, up, least, most = numbers
    np.multiply(g, previous, out=b)
    turned = b < 0
    np.multiply(size, up, out=size, where=b > 0)
    np.multiply(size, down, out=size, where=turned)
    np.clip(size, least, most, out=size)
    previous[...] = g
    previous[turned] = 0
    np.sign(previous, out=b)
    b *= size
    p -= b


# ---- optimizers ----------------------------------------------------------------------------------


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

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        lr, momentum = number_of(group, group["lr"]), group["momentum"]
        if not momentum:
            take_step(_sgd, group, (lr,), parameter, gradient)
            return
        first = state.get("momentum_buffer") is None
        if first:
            state["momentum_buffer"] = filled_for(parameter, 0)
        dampening, kept = group["dampening"], kept_of(state, parameter, "momentum_buffer")
        take_step(
            _momentum, group, (lr, momentum, 1 - dampening), parameter, gradient, kept,
            first=first, damped=dampening != 0, nesterov=bool(group["nesterov"]),
        )  # fmt: skip


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

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        lr, lambd = number_of(group, group["lr"]), group["lambd"]
        if not state:
            state["eta"] = number(lr)
            state["mu"] = number(1)
        steps, kept = begin(state, parameter, "ax")
        rate, share = number_of(group, state["eta"]), state["mu"].item()
        numbers = (rate, 1 - lambd * rate, share)
        take_step(_asgd, group, numbers, parameter, gradient, kept, averaged=share != 1)
        state["eta"] = number(lr / (1 + lambd * lr * steps) ** group["alpha"])
        state["mu"]._data[...] = 1 / max(1, steps - group["t0"])


class Rprop(Optimizer):
    """Resilient propagation (Riedmiller and Braun 1993), as torch.optim.Rprop.

    Each element has a step size of its own, `lr` at first. etas: by what it is multiplied where
    the sign of the gradient has changed, where no step is made, and where it has not. step_sizes:
    the smallest and the largest. maximize: go up instead of down. foreach, capturable: accepted,
    and change nothing.

    Raises ValueError for a negative `lr`, and unless ``0 < etas[0] < 1 < etas[1]``.
    """

    @options()
    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-2,
        etas: tuple[float, float] = (0.5, 1.2),
        step_sizes: tuple[float, float] = (1e-6, 50),
        *,
        capturable: bool = False,
        foreach: bool | None = None,
        maximize: bool = False,
        differentiable: bool = False,
    ) -> None:
        """All checks are those of the names."""

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        if not state:
            lr = number_of(group, group["lr"])
            first = 1 if isinstance(lr, Tensor) else lr
            state["step_size"] = filled_for(parameter, first) * (lr / first)
        _, kept = begin(state, parameter, "prev", "step_size")
        numbers = (*group["etas"], *group["step_sizes"])
        take_step(_rprop, group, numbers, parameter, gradient, kept)
