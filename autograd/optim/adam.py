"""Adam, and Adam with a weight decay of its own."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Betas, Rate, options, refuse_lists_with_tensor
from autograd.optim.passes import moments

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
        refuse_lists_with_tensor(lr, foreach, capturable)

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        kept = _KEPT[: 3 if group["amsgrad"] else 2]
        steps, arrays = begin(state, parameter, *kept)
        lr, (beta1, beta2), eps = float(group["lr"]), group["betas"], group["eps"]
        size = lr / (1 - beta1**steps)
        root = (1 - beta2**steps) ** 0.5
        for p, _, m, v, *largest, _, b in moments(group, parameter, gradient, *arrays, scratch=2):
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
        refuse_lists_with_tensor(lr, foreach, capturable)


_KEPT = ("exp_avg", "exp_avg_sq", "max_exp_avg_sq")
