"""Were these accidents bad luck? Maximum likelihood on counts of 1920, with error bars.

    python examples/tables/densities/densities_demo.py

M. Greenwood and G. U. Yule (Journal of the Royal Statistical Society 83, 1920) counted the
accidents of 647 women in a munitions factory. Were all equally prone, the counts would follow
Poisson's distribution. If proneness varies as a gamma distribution they follow the negative
binomial one. Both are fitted by Newton's method; the inverse of the Hessian of the negative log
likelihood is the covariance of the parameters.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

import autograd as ag

HERE = Path(__file__).resolve().parent
WOMEN = np.array([447, 132, 42, 21, 3, 2])  # who had 0, 1, 2, ... accidents
ACCIDENTS = np.arange(len(WOMEN))

Floats: TypeAlias = npt.NDArray[np.float64]


def load() -> Any:
    """The operations of densities.yaml."""
    sys.path.insert(0, str(HERE))
    try:
        import densities_kernels
    finally:
        sys.path.remove(str(HERE))
    return ag.load_table(HERE / "densities.yaml", kernels=densities_kernels)


def maximise(
    log_likelihood: Callable[..., Any], start: tuple[float, ...]
) -> tuple[Floats, Floats, float]:
    """The best parameters, all positive, their standard errors, and the log likelihood there.

    Newton's method on the logarithms of the parameters, which keeps them positive; the errors are
    those of the parameters themselves. Raises RuntimeError where it does not arrive in 50 steps.
    """
    values = np.log(start)
    for _ in range(50):
        leaf = ag.tensor(values, requires_grad=True)
        value = log_likelihood(*ag.unbind(leaf.exp()))
        gradient: Any = ag.grad(value, leaf, create_graph=True)[0]
        rows: list[Any] = [ag.grad(each, leaf, retain_graph=True)[0] for each in gradient.unbind()]
        hessian = ag.stack(rows).numpy()
        step = np.linalg.solve(hessian, gradient.detach().numpy())
        values = values - np.clip(step, -1, 1)
        if np.abs(step).max() < 1e-10:
            best = np.exp(values)
            covariance = np.linalg.inv(-hessian) * np.outer(best, best)
            return best, np.sqrt(np.diag(covariance)), log_likelihood(*best).item()
    raise RuntimeError("the fit did not converge in 50 steps")


def main() -> None:
    ops = load()

    def poisson(rate: Any) -> Any:
        return (WOMEN * ops.poisson_logpmf(ACCIDENTS, rate)).sum()

    def negative_binomial(total: Any, mean: Any) -> Any:
        return (
            WOMEN * ops.negative_binomial_logpmf(ACCIDENTS, total, total / (total + mean))
        ).sum()

    fits = {
        "Poisson": (maximise(poisson, (1.0,)), ["mean"]),
        "negative binomial": (maximise(negative_binomial, (1.0, 1.0)), ["total", "mean"]),
    }
    for name, ((values, errors, likelihood), parameters) in fits.items():
        print(f"{name}: log likelihood {likelihood:.2f}")
        for parameter, value, error in zip(parameters, values, errors, strict=True):
            print(f"    {parameter:5}  {value:.4f} +- {error:.4f}")


if __name__ == "__main__":
    main()
