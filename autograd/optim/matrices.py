"""Steps that look at a matrix as a whole: its mean squares by row and column, or its spectrum."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor, from_array
from autograd.optim.optimizer import Array, Optimizer, Options, Parameters, Rate, State
from autograd.optim.passes import begin, filled_for, number, value_of


def _check_options(lr: Rate, *checks: tuple[bool, str]) -> None:
    """Raises ValueError with the text of the first of `checks` that is not true."""
    if isinstance(lr, Tensor) and lr.numel() != 1:
        raise ValueError("Tensor lr must be 1-element")
    for holds, text in ((value_of(lr) >= 0, f"Learning rate should be >= 0 but is: {lr}"), *checks):
        if not holds:
            raise ValueError(text)


def _mean_square(x: Array) -> float:
    return float(np.mean(np.square(x, dtype=np.float64)))


class Adafactor(Optimizer):
    """Adafactor (Shazeer and Stern 2018), as torch.optim.Adafactor.

    Of gradients with rows and columns only the mean squares of these are kept: the square of an
    element is estimated as the product of both by their mean. The step has at most `d` as its root
    mean square, times that of the parameter, which counts as ``eps[1]`` at least, times the smaller
    of `lr` and ``1 / sqrt(t)``. Means run with the share ``t**beta2_decay`` of the newest.
    eps[0]: the least that is divided by; None is the precision of the dtype. weight_decay: ``lr``
    times it is subtracted from the parameter first. maximize: go up instead of
    down. foreach: accepted, and changes nothing.

    Raises ValueError for options out of range; in a step RuntimeError for complex parameters.
    """

    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-2,
        beta2_decay: float = -0.8,
        eps: tuple[float | None, float] = (None, 1e-3),
        d: float = 1.0,
        weight_decay: float = 0.0,
        *,
        foreach: bool | None = None,
        maximize: bool = False,
    ) -> None:
        least, least_size = eps
        _check_options(
            lr,
            (beta2_decay <= 0, f"beta2_decay should be <= 0 but is: {beta2_decay}"),
            (least is None or least >= 0, f"epsilon1 should be >= 0 but is: {least}"),
            (least_size >= 0, f"epsilon2 should be >= 0 but is: {least_size}"),
            (d >= 1, f"Clipping threshold d should be >= 1 but is: {d}"),
            (weight_decay >= 0, f"weight_decay should be >= 0 but is: {weight_decay}"),
        )
        options = {"beta2_decay": beta2_decay, "eps": eps, "d": d, "weight_decay": weight_decay}
        super().__init__(params, {"lr": lr, **options, "foreach": foreach, "maximize": maximize})

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        if parameter.dtype.kind == "c":
            raise RuntimeError("Adafactor does not support complex parameters")
        if not state:
            state["step"] = number(0)
            if gradient.ndim > 1:
                for name, axis in (("row_var", -1), ("col_var", -2)):
                    state[name] = from_array(np.zeros_like(gradient.take([0], axis)))
            else:
                state["variance"] = filled_for(gradient, 0)
        steps, _ = begin(state, parameter)
        least, least_size = group["eps"]
        if least is None:
            least = np.finfo(parameter.dtype).eps
        lr, share = value_of(group["lr"]), steps ** group["beta2_decay"]
        size = max(least_size, sqrt(_mean_square(parameter))) * min(lr, steps**-0.5)
        if group["weight_decay"]:
            parameter *= 1 - lr * group["weight_decay"]
        squares = np.square(gradient)
        if gradient.ndim > 1:
            rows, columns = state["row_var"]._data, state["col_var"]._data
            rows += share * (squares.mean(-1, keepdims=True) - rows)
            columns += share * (squares.mean(-2, keepdims=True) - columns)
            variance = rows * columns / np.maximum(rows.mean(-2, keepdims=True), least)
        else:
            variance = state["variance"]._data
            variance += share * (squares - variance)
        step = gradient / np.sqrt(np.maximum(variance, least * least))
        size /= max(1.0, sqrt(_mean_square(step)) / group["d"])
        parameter -= (-size if group["maximize"] else size) * step


_QUINTIC = (3.4445, -4.775, 2.0315)
_RATIOS = {
    "original": lambda n, m: sqrt(max(1.0, n / m)),
    "match_rms_adamw": lambda n, m: 0.2 * sqrt(max(n, m)),
}


class Muon(Optimizer):
    """Muon (Jordan et al. 2024) for matrices, as torch.optim.Muon: the running mean of the gradient
    with its singular values brought near 1.

    momentum: share of the mean that stays. nesterov: look ahead by one more such step.
    ns_coefficients, ns_steps: of the iteration ``a x + b (x x') x + c (x x')^2 x`` that moves the
    singular values, of a matrix divided by its norm, which counts as `eps` at least; it is computed
    in the dtype of the parameter, PyTorch's in bfloat16. adjust_lr_fn: for n rows and m columns the
    rate is ``lr * sqrt(max(1, n / m))`` ("original", also None) or ``0.2 * lr * sqrt(max(n, m))``
    ("match_rms_adamw"). weight_decay: ``lr`` times it is subtracted from the parameter first.

    Raises ValueError for options out of range and parameters that are no matrices; in a step
    RuntimeError for complex ones.
    """

    def __init__(
        self,
        params: Parameters,
        lr: Rate = 1e-3,
        weight_decay: float = 0.1,
        momentum: float = 0.95,
        nesterov: bool = True,
        ns_coefficients: tuple[float, float, float] = _QUINTIC,
        eps: float = 1e-7,
        ns_steps: int = 5,
        adjust_lr_fn: str | None = None,
    ) -> None:
        _check_options(
            lr,
            (momentum >= 0, f"momentum should be >= 0 but is: {momentum}"),
            (weight_decay >= 0, f"weight decay should be >= 0 but is: {weight_decay}"),
            (
                adjust_lr_fn in (None, *_RATIOS),
                f"Adjust learning rate function {adjust_lr_fn} is not supported",
            ),
            (ns_steps < 100, "Number of steps must be less than 100 for computational efficiency"),
            (len(ns_coefficients) == 3, "Coefficients must be a tuple of exactly 3 values"),
        )
        options: Options = {"lr": lr, "weight_decay": weight_decay, "momentum": momentum}
        options |= {"nesterov": nesterov, "ns_coefficients": ns_coefficients, "eps": eps}
        super().__init__(params, {**options, "ns_steps": ns_steps, "adjust_lr_fn": adjust_lr_fn})

    def add_param_group(self, param_group: Options) -> None:
        """Adds `param_group` as `Optimizer` does. Raises ValueError too unless all are matrices."""
        super().add_param_group(param_group)
        for each in self.param_groups[-1]["params"]:
            if each.ndim != 2:
                raise ValueError(
                    "Muon only supports 2D parameters whereas we found a parameter with size: "
                    f"torch.Size({list(each.shape)})"
                )

    def _rule(self, group: Options, parameter: Array, gradient: Array, state: State) -> None:
        if parameter.dtype.kind == "c":
            raise RuntimeError("Muon does not support complex parameters")
        if not state:
            state["momentum_buffer"] = filled_for(gradient, 0)
        mean, momentum = state["momentum_buffer"]._data, group["momentum"]
        mean += (1 - momentum) * (gradient - mean)
        ahead = gradient + momentum * (mean - gradient) if group["nesterov"] else mean
        lr = value_of(group["lr"])
        ratio = _RATIOS[group["adjust_lr_fn"] or "original"](*parameter.shape)
        parameter *= 1 - lr * group["weight_decay"]
        parameter -= lr * ratio * _near_orthogonal(ahead, group)


def _near_orthogonal(x: Any, group: Options) -> Any:
    """`x` with singular values near 1, by an odd polynomial of them that is applied repeatedly."""
    if x.shape[0] > x.shape[1]:
        return _near_orthogonal(x.T, group).T
    a, b, c = group["ns_coefficients"]
    x = x / max(float(np.linalg.norm(x)), group["eps"])
    for _ in range(group["ns_steps"]):
        squared = x @ x.T
        x = a * x + (b * squared + c * (squared @ squared)) @ x
    return x
