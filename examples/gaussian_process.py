"""Find the hyperparameters of a Gaussian process by the likelihood of the data.

    python examples/gaussian_process.py --out pictures

The log marginal likelihood (Rasmussen and Williams 2006, equation 5.8) is one Cholesky
decomposition, written with `np.linalg`; its gradient comes from the rows of the table, and SciPy's
L-BFGS climbs. The textbook's formula for the gradient, a trace per parameter, is not needed.
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

NAMES = ("length", "height", "noise")
START = np.log([1.0, 1.0, 0.5])


def samples(seed: int, count: int) -> tuple[Floats, Floats]:
    """Places in a random order and values there, both (count,), of a wave with noise of 0.2."""
    rng = np.random.default_rng(seed)
    x = rng.uniform(0, 10, count)
    return x, np.sin(x) + 0.3 * x - 1.5 + rng.normal(scale=0.2, size=count)


def kernel(logs: Any, a: Floats, b: Floats) -> Any:
    """The covariance (n, m) of the process at `a` (n,) and `b` (m,), without the noise."""
    length, height = np.exp(logs[0]), np.exp(logs[1])
    return height**2 * np.exp(-0.5 * ((a[:, None] - b) / length) ** 2)


def loss(logs: Any, x: Floats, y: Floats) -> Any:
    """Minus the log likelihood of `y`; `logs` (3,) are the logarithms of NAMES."""
    covariance = kernel(logs, x, x) + (np.exp(2 * logs[2]) + 1e-10) * np.eye(len(x))
    factor = np.linalg.cholesky(covariance)
    whitened = np.linalg.solve(factor, y)
    log_determinant = 2 * np.sum(np.log(np.diagonal(factor)))
    return 0.5 * (np.sum(whitened**2) + log_determinant + len(x) * np.log(2 * np.pi))


def fit(x: Floats, y: Floats) -> Any:
    """SciPy's result for the minimum of `loss`."""
    return optimize.minimize(
        func.value_and_grad(loss), START, args=(x, y), jac=True, method="L-BFGS-B"
    )


def predict(logs: Floats, x: Floats, y: Floats, at: Floats) -> tuple[Floats, Floats]:
    """The mean and the standard deviation of the process at the places `at` (m,), given the data.

    Equations 2.23 and 2.24 of the book."""
    noisy = kernel(logs, x, x) + np.exp(2 * logs[2]) * np.eye(len(x))
    across = kernel(logs, x, at)
    weights = np.linalg.solve(noisy, across)
    variance = np.exp(2 * logs[1]) - np.sum(across * weights, axis=0)
    return weights.T @ y, np.sqrt(np.maximum(variance, 0))


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    x, y = samples(options.seed, 25 if options.quick else 60)
    found = fit(x, y)
    for name, value in zip(NAMES, np.exp(found.x), strict=True):
        print(f"{name}: {value:.4f}")
    print(f"log likelihood: {-loss(START, x, y):.3f} at first, {-found.fun:.3f} at last")

    def paint(axes: Any) -> None:
        at = np.linspace(-1, 11, 300)
        mean, deviation = predict(found.x, x, y, at)
        axes.fill_between(at, mean - 2 * deviation, mean + 2 * deviation, alpha=0.3)
        axes.plot(at, mean, label="mean, and two standard deviations")
        axes.plot(x, y, "k.", label="data")
        axes.legend()

    draw(options.out, "gaussian_process", paint)
    return 0 if found.success else 1


if __name__ == "__main__":
    sys.exit(main())
