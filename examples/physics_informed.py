"""Find the damping of an oscillator from a few points, and its motion, by the law it follows.

    python examples/physics_informed.py --out pictures

A small network stands for the motion u(t), and must satisfy u'' + 2 c u' + w^2 u = 0 at many times
(Raissi, Perdikaris and Karniadakis 2019), while it passes near the data. The derivatives by t are
`func.jvp` of `func.jvp`; the derivatives of all residuals by the weights and by the unknown c are
`func.jacrev` around them, and SciPy's least squares do the rest.
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

FREQUENCY, DAMPING, END = 3.0, 0.3, 4.0
HIDDEN = 6
LAW_WEIGHT = 0.3


def motion(t: Any) -> Any:
    """The solution that starts with u = 1 and u' = 0."""
    turn = np.sqrt(FREQUENCY**2 - DAMPING**2)
    return np.exp(-DAMPING * t) * (np.cos(turn * t) + DAMPING / turn * np.sin(turn * t))


def observations(seed: int, count: int = 12, noise: float = 0.01) -> tuple[Floats, Floats]:
    """Times in the first half, and what is seen then, both (count,)."""
    rng = np.random.default_rng(seed)
    t = np.sort(rng.uniform(0, END / 2, count))
    return t, motion(t) + rng.normal(scale=noise, size=count)


def start(seed: int) -> Floats:
    """The unknowns: c, then the weights of a network with two hidden layers."""
    rng = np.random.default_rng(seed)
    first = [rng.normal(scale=2.0, size=HIDDEN), rng.uniform(-2, 2, HIDDEN)]
    second = [rng.normal(scale=HIDDEN**-0.5, size=HIDDEN**2), np.zeros(HIDDEN)]
    last = [rng.normal(scale=HIDDEN**-0.5, size=HIDDEN), np.zeros(1)]
    return np.concatenate([np.zeros(1), *first, *second, *last])


def network(weights: Any, t: Any) -> Any:
    """The motion at the times `t` (n,)."""
    n = HIDDEN
    x = np.tanh(np.expand_dims(t * (2 / END) - 1, 1) * weights[:n] + weights[n : 2 * n])
    matrix = weights[2 * n : (2 + n) * n].reshape(n, n)
    x = np.tanh(x @ matrix + weights[(2 + n) * n : (3 + n) * n])
    return x @ weights[(3 + n) * n : (4 + n) * n] + weights[(4 + n) * n]


def with_slopes(f: Any, t: Any) -> tuple[Any, Any, Any]:
    """f(t), f'(t) and f''(t), for a function of each element by itself."""
    ones = np.ones(t.shape)

    def slope(t: Any) -> Any:
        return func.jvp(f, (t,), (ones,))[1]

    first, second = func.jvp(slope, (t,), (ones,))
    return f(t), first, second


def residual(unknowns: Any, times: Floats, seen: Floats, law: Floats) -> Any:
    """How far the network is from the data, and from the law at the times `law`."""
    damping, weights = unknowns[0], unknowns[1:]
    u, first, second = with_slopes(lambda t: network(weights, t), law)
    broken = second + 2 * damping * first + FREQUENCY**2 * u
    return np.concatenate([network(weights, times) - seen, LAW_WEIGHT * broken / len(law) ** 0.5])


def fit(times: Floats, seen: Floats, steps: int, seed: int, count: int = 80) -> Any:
    """SciPy's result of the least squares, after `steps` evaluations at most."""
    law = np.linspace(0, END, count)
    return optimize.least_squares(
        residual,
        start(seed),
        jac=func.jacrev(residual),
        args=(times, seen, law),
        method="lm",
        max_nfev=steps,
    )


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    times, seen = observations(options.seed)
    found = fit(times, seen, 150 if options.quick else 300, options.seed)
    at = np.linspace(0, END, 200)
    learned = network(found.x[1:], at)
    print(f"damping: {found.x[0]:.4f} (truth {DAMPING})")
    print(f"largest error of the motion: {np.max(np.abs(learned - motion(at))):.4f}")

    def paint(axes: Any) -> None:
        axes.plot(at, motion(at), ":", color="black", label="truth")
        axes.plot(at, learned, label="network")
        axes.plot(times, seen, "o", color="tab:red", label="data")
        axes.set_xlabel("time")
        axes.legend()

    draw(options.out, "physics_informed", paint)
    return 0


if __name__ == "__main__":
    sys.exit(main())
