"""Sample the posterior of a linear regression by Hamiltonian Monte Carlo.

    python examples/bayesian_regression.py --out pictures

The log density is NumPy code, its gradient `func.grad`; a leapfrog with random numbers of steps
(Neal 2011) does the rest. Of this model the posterior is known in closed form, a normal inverse
gamma distribution, so that one sees that the samples are right.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from pictures import draw, parse

from autograd import func

Floats: TypeAlias = npt.NDArray[np.float64]

# The prior: variance v from an inverse gamma distribution, weights from a normal one of variance
# v * WIDTH**2 around 0.
SHAPE, SCALE, WIDTH = 2.0, 1.0, 10.0
TRUTH = np.array([1.0, -2.0])
NAMES = ("intercept", "slope", "log variance")


def data(seed: int, count: int = 30) -> tuple[Floats, Floats]:
    """Rows (count, 2) of a constant and a coordinate, and values (count,) with noise of 0.5."""
    rng = np.random.default_rng(seed)
    rows = np.stack([np.ones(count), rng.uniform(-1, 1, count)], axis=1)
    return rows, rows @ TRUTH + rng.normal(scale=0.5, size=count)


def energy(state: Any, rows: Floats, values: Floats) -> Any:
    """Minus the log of the posterior density of (weights, log variance), up to a constant."""
    weights, log_variance = state[:-1], state[-1]
    squares = np.sum((values - rows @ weights) ** 2) + np.sum(weights**2) / WIDTH**2
    count = len(values) + len(TRUTH)
    return (0.5 * squares + SCALE) * np.exp(-log_variance) + (0.5 * count + SHAPE) * log_variance


def hamiltonian_monte_carlo(
    value_and_gradient: Callable[[Floats], tuple[Any, Floats]],
    start: Floats,
    scales: Floats,
    count: int,
    rng: np.random.Generator,
    size: float = 0.5,
    longest: int = 8,
) -> tuple[Floats, float]:
    """`count` samples (count, n) of the density exp(-value), and the share of proposals accepted.

    start, scales: (n,); a step moves each coordinate by `size` times its scale, about.
    """
    state, found, accepted = start, [], 0
    value, gradient = value_and_gradient(state)
    for _ in range(count):
        momentum = rng.normal(size=len(start))
        before = value + 0.5 * momentum @ momentum
        place, after, slope = state, value, gradient
        for _ in range(rng.integers(1, longest + 1)):
            momentum = momentum - 0.5 * size * scales * slope
            place = place + size * scales * momentum
            after, slope = value_and_gradient(place)
            momentum = momentum - 0.5 * size * scales * slope
        if rng.exponential() > after + 0.5 * momentum @ momentum - before:
            state, value, gradient = place, after, slope
            accepted += 1
        found.append(state)
    return np.array(found), accepted / count


def sample(rows: Floats, values: Floats, count: int, seed: int) -> tuple[Floats, float]:
    """`count` samples of the posterior after a hundred to settle, and the share accepted."""
    spread = 0.5 / np.sqrt(len(values))
    chain, share = hamiltonian_monte_carlo(
        lambda state: func.value_and_grad(energy)(state, rows, values),
        np.zeros(3),
        np.array([spread, spread / 0.6, np.sqrt(2 / len(values))]),
        count + 100,
        np.random.default_rng(seed),
    )
    return chain[100:], share


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    rows, values = data(options.seed)
    chain, share = sample(rows, values, 300 if options.quick else 2000, options.seed)
    for name, mean, deviation in zip(NAMES, chain.mean(axis=0), chain.std(axis=0), strict=True):
        print(f"{name}: {mean:.3f} +- {deviation:.3f}")
    print(f"accepted: {share:.0%}")

    def paint(left: Any, right: Any) -> None:
        at = np.linspace(-1, 1, 50)
        for intercept, slope, _ in chain[:: len(chain) // 60]:
            left.plot(at, intercept + slope * at, color="tab:blue", alpha=0.15)
        left.plot(rows[:, 1], values, "k.", label="data")
        left.plot([], [], color="tab:blue", label="lines of the posterior")
        left.set_xlabel("x")
        left.legend()
        right.plot(chain[:, 0], chain[:, 1], ".", markersize=3)
        right.plot(*TRUTH, "x", color="tab:red", markersize=10, label="truth")
        right.set_xlabel("intercept")
        right.set_ylabel("slope")
        right.legend()

    draw(options.out, "bayesian_regression", paint, panels=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())
