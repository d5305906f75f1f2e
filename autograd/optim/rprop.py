"""Steps that follow the signs of the gradient alone."""

from __future__ import annotations

import numpy as np

from autograd.optim.kept import begin, filled_for
from autograd.optim.optimizer import Optimizer, Options, Parameters, State
from autograd.optim.options import Rate, options
from autograd.optim.passes import blocks, decayed

__all__ = ["Rprop"]


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

    def update(
        self, group: Options, parameter: np.ndarray, gradient: np.ndarray, state: State
    ) -> None:
        if not state:
            state["step_size"] = filled_for(parameter, float(group["lr"]))
        _, kept = begin(state, parameter, "prev", "step_size")
        (down, up), (least, most) = group["etas"], group["step_sizes"]
        for p, g, previous, size, a, b in blocks(parameter, gradient, *kept, scratch=2):
            g = decayed(p, g, a, 0, group["maximize"])
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
