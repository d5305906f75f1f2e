"""Logistic regression by SciPy's minimizer, with exact gradients and products with the Hessian.

    python examples/logistic_regression.py --out pictures

The loss is NumPy code; `func.value_and_grad` and `func.hvp` make of it what
`scipy.optimize.minimize` asks for. Newton's method needs a handful of steps and no Hessian.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from pictures import draw, parse
from scipy import optimize

from autograd import func

Floats: TypeAlias = npt.NDArray[np.float64]

RIDGE = 1.0


def two_clouds(seed: int, count: int = 200) -> tuple[Floats, Floats]:
    """Points (count, 2) of two overlapping clouds, and -1 or 1 (count,) for the cloud."""
    rng = np.random.default_rng(seed)
    labels = np.where(np.arange(count) % 2, 1.0, -1.0)
    return rng.normal(size=(count, 2)) + labels[:, None] * np.array([1.0, 0.6]), labels


def features(points: Floats) -> Floats:
    """A constant, the coordinates and their squares and product: (n, 6) of (n, 2)."""
    x, y = points.T
    return np.stack([np.ones_like(x), x, y, x * x, x * y, y * y], axis=1)


def loss(weights: Any, rows: Floats, labels: Floats) -> Any:
    """Minus the log likelihood, and a penalty on the weights but the first."""
    margins = labels * (rows @ weights)
    return np.sum(np.logaddexp(0.0, -margins)) + 0.5 * RIDGE * np.sum(weights[1:] ** 2)


def fit(rows: Floats, labels: Floats) -> Any:
    """SciPy's result for the minimum of `loss`."""
    return optimize.minimize(
        func.value_and_grad(loss),
        np.zeros(rows.shape[1]),
        args=(rows, labels),
        jac=True,
        hessp=lambda w, v, *data: func.hvp(loss)(w, v, *data),
        method="Newton-CG",
        options={"xtol": 1e-10},
    )


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    points, labels = two_clouds(options.seed, count=100 if options.quick else 400)
    found = fit(features(points), labels)
    right = np.mean(np.sign(features(points) @ found.x) == labels)
    print("weights:", " ".join(f"{value:.4f}" for value in found.x))
    print(f"loss: {found.fun:.4f} after {found.nit} steps; {right:.1%} on their side")

    def paint(axes: Any) -> None:
        grid = np.stack(np.meshgrid(np.linspace(-4, 4, 120), np.linspace(-4, 4, 120)), axis=-1)
        scores = (features(grid.reshape(-1, 2)) @ found.x).reshape(120, 120)
        chance = 1 / (1 + np.exp(-scores))
        shown = axes.contourf(*np.moveaxis(grid, -1, 0), chance, levels=10, cmap="coolwarm")
        axes.contour(*np.moveaxis(grid, -1, 0), chance, levels=[0.5], colors="black")
        axes.scatter(*points.T, c=labels, cmap="coolwarm", edgecolors="white", s=20)
        axes.figure.colorbar(shown, label="chance of the red cloud")

    draw(options.out, "logistic_regression", paint)
    return 0 if found.success else 1


if __name__ == "__main__":
    sys.exit(main())
