"""Fit the orbit of a planet to radial velocities of its star, with error bars from the Hessian.

    python examples/tables/kepler/kepler_demo.py [--seed N]

Sixty velocities with noise of 5 m/s are simulated for a planet on an eccentric orbit. Its six
parameters follow by Newton's method, damped where a step does not help; gradient and Hessian come
through Kepler's equation, which no line here differentiates. The inverse of the Hessian at the best
fit is the covariance of the parameters.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

import autograd as ag

HERE = Path(__file__).resolve().parent
NAMES = ("period", "periapsis", "eccentricity", "argument", "amplitude", "offset")
UNITS = ("d", "d", "", "rad", "m/s", "m/s")
TRUE = (37.2, 11.5, 0.42, 0.9, 55.0, -12.0)
START = (36.9, 12.5, 0.3, 1.2, 45.0, 0.0)
NOISE = 5.0

Floats: TypeAlias = npt.NDArray[np.floating[Any]]


def load() -> Any:
    """The operations of kepler.yaml."""
    sys.path.insert(0, str(HERE))
    try:
        import kepler_kernels
    finally:
        sys.path.remove(str(HERE))
    return ag.load_table(HERE / "kepler.yaml", kernels=kepler_kernels)


def velocity(ops: Any, times: Any, parameters: Any) -> Any:
    """The velocities at those times, of shape (n,), from the six parameters."""
    *orbit, offset = ag.unbind(parameters)
    return ops.radial_velocity(times, *orbit) + offset


def simulate(ops: Any, seed: int, count: int = 60) -> tuple[Floats, Floats]:
    """Times over 150 days, and velocities with noise."""
    random = np.random.default_rng(seed)
    times = np.sort(random.uniform(0, 150, count))
    exact = velocity(ops, times, ag.tensor(TRUE)).numpy()
    return times, exact + NOISE * random.standard_normal(count)


def derivatives(loss: Any, values: Floats) -> tuple[float, Floats, Floats]:
    """The loss at `values`, its gradient and its Hessian."""
    leaf = ag.tensor(values, requires_grad=True)
    value = loss(leaf)
    gradient: Any = ag.grad(value, leaf, create_graph=True)[0]
    rows: list[Any] = [ag.grad(each, leaf, retain_graph=True)[0] for each in ag.unbind(gradient)]
    return value.item(), gradient.detach().numpy(), ag.stack(rows).numpy()


def fit(ops: Any, times: Floats, velocities: Floats) -> tuple[Floats, Floats]:
    """The best parameters, and their covariance.

    Raises RuntimeError where Newton's method does not arrive in 100 steps.
    """

    def loss(parameters: Any) -> Any:
        residuals = (velocity(ops, times, parameters) - velocities) / NOISE
        return 0.5 * (residuals * residuals).sum()

    values, damping = np.array(START), 1.0
    value, gradient, hessian = derivatives(loss, values)
    for _ in range(100):
        scale = np.abs(np.diag(hessian))
        step = np.linalg.solve(hessian + damping * np.diag(scale), gradient)
        if gradient @ step < 1e-16 * value and damping < 1e-3:
            return values, np.linalg.inv(hessian)
        trial = values - step
        # A damped Hessian that is not positive definite yet gives no descent; nor does an
        # eccentricity that is none, of which the loss is nan.
        found = derivatives(loss, trial)
        if found[0] <= value:
            values, damping = trial, damping / 8
            value, gradient, hessian = found
        else:
            damping *= 4
    raise RuntimeError("the fit did not converge in 100 steps")


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--seed", type=int, default=0, help="of the noise (default: 0)")
    options = parser.parse_args(arguments)
    ops = load()
    values, covariance = fit(ops, *simulate(ops, options.seed))
    errors = np.sqrt(np.diag(covariance))
    print(f"{'':12}      true   fitted")
    for name, true, value, error, unit in zip(NAMES, TRUE, values, errors, UNITS, strict=True):
        print(f"{name:12}  {true:8.3f} {value:8.3f} +- {error:.3f} {unit}".rstrip())


if __name__ == "__main__":
    main()
