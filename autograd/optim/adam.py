"""Adam, and Adam with a weight decay of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.optim.optimizer import (
    Optimizer,
    Parameters,
    check_lr,
    count_step,
    new_count,
    zeros_for,
)
from autograd.optim.passes import blocks
from autograd.optim.sgd import decayed
from autograd.tensor import Tensor

__all__ = ["Adam", "AdamW"]


class Adam(Optimizer):
    """Adam (Kingma and Ba 2014), as torch.optim.Adam.

    betas: of the running means of the gradient and of its square. eps: added to the root of the
    second. weight_decay: this multiple of the parameter is added to its gradient or, with
    `decoupled_weight_decay`, ``lr`` times it subtracted from the parameter. amsgrad: divide by the
    largest of the second means so far (Reddi et al. 2018). maximize: go up instead of down.
    foreach, capturable, fused: accepted, and change nothing.

    Raises ValueError for negative numbers, and for betas that are not in [0, 1).
    """

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1e-3,
        betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.999),
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
        check_lr(lr)
        if isinstance(lr, Tensor) and foreach and not capturable:
            raise ValueError(
                "lr as a Tensor is not supported for capturable=False and foreach=True"
            )
        if not eps >= 0.0:
            raise ValueError(f"Invalid epsilon value: {eps}")
        for i, beta in enumerate(betas):
            if not 0.0 <= float(beta) < 1.0:
                raise ValueError(f"Invalid beta parameter at index {i}: {beta}")
        if not weight_decay >= 0.0:
            raise ValueError(f"Invalid weight_decay value: {weight_decay}")
        defaults = {
            "lr": lr,
            "betas": (float(betas[0]), float(betas[1])),
            "eps": eps,
            "weight_decay": weight_decay,
            "amsgrad": amsgrad,
            "maximize": maximize,
            "foreach": foreach,
            "capturable": capturable,
            "differentiable": differentiable,
            "fused": fused,
            "decoupled_weight_decay": decoupled_weight_decay,
        }
        super().__init__(params, defaults)

    def update(
        self,
        group: dict[str, Any],
        parameter: np.ndarray,
        gradient: np.ndarray,
        state: dict[str, Any],
    ) -> None:
        if not state:
            state["step"] = new_count()
            state["exp_avg"] = zeros_for(parameter)
            state["exp_avg_sq"] = zeros_for(parameter)
            if group["amsgrad"]:
                state["max_exp_avg_sq"] = zeros_for(parameter)
        steps = count_step(state)
        lr, (beta1, beta2), eps = float(group["lr"]), group["betas"], group["eps"]
        size = lr / (1 - beta1**steps)
        root = (1 - beta2**steps) ** 0.5
        decay, shrink = group["weight_decay"], 1.0
        if group["decoupled_weight_decay"]:
            decay, shrink = 0, 1 - lr * decay
        kept = [state[name]._data for name in _KEPT[: 3 if group["amsgrad"] else 2]]
        for p, g, m, v, *largest, a, b in blocks(parameter, gradient, *kept, scratch=2):
            if shrink != 1.0:
                p *= shrink
            g = decayed(p, g, a, decay, group["maximize"])
            np.subtract(g, m, out=b)
            b *= 1 - beta1
            m += b
            np.multiply(g, g, out=b)
            b *= 1 - beta2
            v *= beta2
            v += b
            for most in largest:
                np.maximum(most, v, out=most)
            np.sqrt(largest[0] if largest else v, out=b)
            b /= root
            b += eps
            np.divide(m, b, out=b)
            b *= size
            p -= b


class AdamW(Adam):
    """Adam with weight decay that does not pass through the running means (Loshchilov and Hutter
    2017), as torch.optim.AdamW: `Adam` with ``decoupled_weight_decay=True``."""

    def __init__(
        self,
        params: Parameters,
        lr: float | Tensor = 1e-3,
        betas: tuple[float | Tensor, float | Tensor] = (0.9, 0.999),
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
        super().__init__(
            params,
            lr,
            betas,
            eps,
            weight_decay,
            amsgrad,
            foreach=foreach,
            maximize=maximize,
            capturable=capturable,
            differentiable=differentiable,
            fused=fused,
            decoupled_weight_decay=True,
        )


_KEPT = ("exp_avg", "exp_avg_sq", "max_exp_avg_sq")
