"""torch.quasirandom: Sobol's sequence, by scipy.stats.qmc."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.core.tensor import Tensor
from autograd.methods.construction import as_tensor

__all__ = ["SobolEngine"]


class SobolEngine:
    """Points that fill the unit cube of `dimension` evenly; `scramble` moves them by the `seed`."""

    MAXDIM = 21201

    def __init__(self, dimension: int, scramble: bool = False, seed: int | None = None) -> None:
        if not 1 <= dimension <= self.MAXDIM:
            raise ValueError(
                f"Supported range of dimensionality for SobolEngine is [1, {self.MAXDIM}]"
            )
        self.dimension, self.scramble, self.seed = dimension, scramble, seed
        self.reset()

    def draw(self, n: int = 1, out: Tensor | None = None, dtype: Any = None) -> Tensor:
        """The next `n` points, in rows."""
        with warnings.catch_warnings():  # of numbers that are no powers of 2
            warnings.simplefilter("ignore", UserWarning)
            points = self._points.random(n) if n else np.empty((0, self.dimension))
        self.num_generated += n
        found = as_tensor(points, get_default_dtype() if dtype is None else dtype)
        return found if out is None else out.resize_(found.shape).copy_(found)

    def draw_base2(self, m: int, out: Tensor | None = None, dtype: Any = None) -> Tensor:
        """The next ``2**m`` points. Raises ValueError unless the number of all of them then is a
        power of 2, as balance requires."""
        n = 2**m
        total = self.num_generated + n
        if total & (total - 1):
            raise ValueError(
                "The balance properties of Sobol' points require n to be a power of 2. "
                f"{self.num_generated} points have been previously generated, then: n="
                f"{self.num_generated}+2**{m}={total}."
            )
        return self.draw(n, out, dtype)

    def reset(self) -> SobolEngine:
        """Begins anew."""
        from scipy.stats import qmc

        self._points = qmc.Sobol(self.dimension, scramble=self.scramble, seed=self.seed)
        self.num_generated = 0
        return self

    def fast_forward(self, n: int) -> SobolEngine:
        """Leaves out `n` points."""
        self._points.fast_forward(n)
        self.num_generated += n
        return self

    def __repr__(self) -> str:
        scrambled = ", scramble=True" if self.scramble else ""
        seeded = "" if self.seed is None else f", seed={self.seed}"
        return f"SobolEngine(dimension={self.dimension}{scrambled}{seeded})"
