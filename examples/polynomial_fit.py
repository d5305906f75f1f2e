"""Fit a polynomial to noisy points by gradient descent.

    python examples/polynomial_fit.py --out pictures

The first program that one writes: a loss, `backward()`, a step along `.grad`, again. The polynomial
is a sum of Chebyshev polynomials instead of powers: those are nearly orthogonal, so that descent
gets to the least-squares fit in a hundred steps, where powers would need many thousands.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from pictures import draw, parse

import autograd as ag

Floats: TypeAlias = npt.NDArray[np.float64]

DEGREE = 5


def noisy_wave(seed: int, count: int = 120) -> tuple[Floats, Floats]:
    """Places from -1 to 1 and values of a sine there, both (count,), with noise of 0.15."""
    rng = np.random.default_rng(seed)
    x = np.sort(rng.uniform(-1, 1, count))
    return x, np.sin(np.pi * x) + rng.normal(scale=0.15, size=count)


def fit(x: Floats, y: Floats, steps: int, lr: float = 0.5) -> tuple[Floats, list[float]]:
    """The coefficients (DEGREE + 1,) of the fit, and the loss before each step."""
    basis = ag.tensor(np.polynomial.chebyshev.chebvander(x, DEGREE))
    target = ag.tensor(y)
    coefficients = ag.zeros(DEGREE + 1, requires_grad=True)
    losses = []
    for _ in range(steps):
        loss = ((basis @ coefficients - target) ** 2).mean()
        loss.backward()
        with ag.no_grad():
            assert coefficients.grad is not None  # the loss depends on them
            coefficients -= lr * coefficients.grad
        coefficients.grad = None
        losses.append(loss.item())
    return coefficients.detach().numpy(), losses


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    x, y = noisy_wave(options.seed)
    coefficients, losses = fit(x, y, steps=100 if options.quick else 300)
    print("coefficients:", " ".join(f"{value:.4f}" for value in coefficients))
    print(f"root of the mean square error: {losses[-1] ** 0.5:.4f}")

    def paint(left: Any, right: Any) -> None:
        fine = np.linspace(-1, 1, 201)
        left.plot(x, y, ".", color="0.6", label="points")
        left.plot(fine, np.sin(np.pi * fine), ":", color="black", label="sine")
        left.plot(fine, np.polynomial.chebyshev.chebval(fine, coefficients), label="fit")
        left.legend()
        right.loglog(range(1, len(losses) + 1), losses)
        right.set_xlabel("step")
        right.set_ylabel("mean square error")

    draw(options.out, "polynomial_fit", paint, panels=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())
