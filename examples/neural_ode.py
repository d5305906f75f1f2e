"""Learn a differential equation from points of its solution.

    python examples/neural_ode.py --out pictures

A small network stands for the right side of dx/dt = f(x) (Chen et al. 2018). A step of Runge and
Kutta is made of operations that record, so that the derivative of the solution with respect to the
weights is one `backward()` through the solver.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from pictures import draw, parse

import autograd as ag
from autograd import nn, optim

Floats: TypeAlias = npt.NDArray[np.float64]

START = np.array([2.0, 0.0])
SPIRAL = np.array([[-0.1, 2.0], [-2.0, -0.1]])
INTERVAL = 0.1


def truth(x: Any) -> Any:
    """The right side that is to be learned: the cubes of x (..., 2), turned and damped."""
    return x**3 @ SPIRAL.T


def runge_kutta(f: Callable[[Any], Any], x: Any, dt: float) -> Any:
    """One step of the classical method of fourth order."""
    k1 = f(x)
    k2 = f(x + 0.5 * dt * k1)
    k3 = f(x + 0.5 * dt * k2)
    k4 = f(x + dt * k3)
    return x + (k1 + 2 * k2 + 2 * k3 + k4) * (dt / 6)


def solution(f: Callable[[Any], Any], x: Any, steps: int, substeps: int = 2) -> list[Any]:
    """The state at `steps` times, INTERVAL apart; the first is `x`."""
    states = [x]
    for _ in range(steps - 1):
        for _ in range(substeps):
            x = runge_kutta(f, x, INTERVAL / substeps)
        states.append(x)
    return states


def network(width: int = 32) -> Any:
    """A map of (..., 2) to (..., 2) that sees cubes, as Chen et al. have it."""
    return nn.Sequential(nn.Linear(2, width), nn.Tanh(), nn.Linear(width, 2))


def segment_loss(model: Any, observed: Floats, starts: Any, length: int) -> ag.Tensor:
    """The mean absolute error over pieces of `length` points that start at `starts`."""
    cut = np.stack([observed[starts + i] for i in range(length)])
    found = ag.stack(solution(lambda x: model(x**3), ag.tensor(cut[0]), length))
    return (found - ag.tensor(cut)).abs().mean()


def train(observed: Floats, steps: int, seed: int, length: int = 8) -> tuple[Any, list[float]]:
    """The network, and the loss before each step."""
    ag.manual_seed(seed)
    rng = np.random.default_rng(seed)
    model = network()
    optimizer = optim.Adam(model.parameters(), lr=1e-2)
    schedule = optim.lr_scheduler.OneCycleLR(optimizer, 1e-2, total_steps=steps + 1)
    losses = []
    for _ in range(steps):
        starts = rng.integers(0, len(observed) - length, size=32)
        loss = segment_loss(model, observed, starts, length)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        losses.append(loss.item())
    return model, losses


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    observed = np.stack(solution(truth, START, 100, substeps=20))
    model, losses = train(observed, 150 if options.quick else 1500, options.seed)
    with ag.no_grad():
        states = solution(lambda x: model(x**3), ag.tensor(START), len(observed))
        learned = ag.stack(states).numpy()
    print(f"error on pieces: {losses[0]:.3f} at first, {np.mean(losses[-20:]):.4f} at last")
    print(f"error of the whole solution: {np.abs(learned - observed).mean():.3f}")

    def paint(left: Any, right: Any) -> None:
        left.plot(*observed.T, ".", color="0.5", label="points")
        left.plot(*learned.T, label="learned")
        left.legend()
        right.semilogy(losses)
        right.set_xlabel("step")
        right.set_ylabel("mean absolute error")

    draw(options.out, "neural_ode", paint, panels=2)
    return 0


if __name__ == "__main__":
    sys.exit(main())
