"""Find the angles of a robot's arm that bring its hand to a point.

    python examples/inverse_kinematics.py --out pictures

Forward kinematics is two lines; `func.value_and_jacfwd` gives the hand and its Jacobian, and damped
least squares (Levenberg 1944) gives steps that stay small where the arm is stretched out. A step
that leads away from the target is taken back and tried again with more damping.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt
from pictures import draw, parse

from autograd import func

Floats: TypeAlias = npt.NDArray[np.float64]

DAMPING = 1e-2  # of the first step
CLOSE = 1e-9


def joints(angles: Any, lengths: Floats) -> Any:
    """Where each link ends, (n, 2); `angles` (n,) are each measured from the link before."""
    directions = np.cumsum(angles, 0)
    steps = np.stack([lengths * np.cos(directions), lengths * np.sin(directions)], 1)
    return np.cumsum(steps, 0)


def hand(angles: Any, lengths: Floats) -> Any:
    """Where the last link ends, (2,)."""
    return joints(angles, lengths)[-1]


def reach(target: Floats, angles: Floats, lengths: Floats, steps: int = 100) -> list[Floats]:
    """The angles on the way, until the hand is within CLOSE of `target` (2,).

    A target out of reach is pointed at, as well as `steps` trials do it.
    """
    path, damping = [angles], DAMPING
    place_and_jacobian = func.value_and_jacfwd(hand)
    place, jacobian = place_and_jacobian(angles, lengths)
    for _ in range(steps):
        miss = target - place
        if np.hypot(*miss) < CLOSE:
            break
        step = jacobian.T @ np.linalg.solve(jacobian @ jacobian.T + damping * np.eye(2), miss)
        there, slopes = place_and_jacobian(path[-1] + step, lengths)
        if np.hypot(*(target - there)) < np.hypot(*miss):
            path.append(path[-1] + step)
            place, jacobian, damping = there, slopes, damping / 4
        else:
            damping *= 4
    return path


def main(arguments: Sequence[str] | None = None) -> int:
    options = parse(__doc__, arguments)
    lengths = np.array([1.0, 0.8, 0.6, 0.4, 0.2])
    rng = np.random.default_rng(options.seed)
    radii, turns = rng.uniform(0.8, 2.5, size=2), rng.uniform(0, np.pi, size=2)
    targets = np.stack([radii * np.cos(turns), radii * np.sin(turns)], axis=1)
    paths = []
    for target in targets[:1] if options.quick else targets:
        paths.append(reach(target, np.full(5, 0.2), lengths))
        miss = np.hypot(*(hand(paths[-1][-1], lengths) - target))
        print(
            f"target {target[0]:.3f} {target[1]:.3f}: missed by {miss:.1e} "
            f"after {len(paths[-1]) - 1} steps"
        )

    def paint(*panels: Any) -> None:
        for axes, target, path in zip(panels, targets, paths, strict=False):
            for i, angles in enumerate(path):
                x, y = np.vstack([[0, 0], joints(angles, lengths)]).T
                last = i == len(path) - 1
                color, label = ("tab:blue", "arm at the end") if last else ("0.8", None)
                axes.plot(x, y, "o-", color=color, zorder=int(last), label=label)
            axes.plot([], [], "o-", color="0.8", label="on the way")
            axes.plot(*target, "x", color="tab:red", markersize=12, zorder=2, label="target")
            axes.set_title(f"reached in {len(path) - 1} steps")
            axes.set_aspect("equal")
            axes.legend(loc="lower right")

    draw(options.out, "inverse_kinematics", paint, panels=len(paths))
    return 0


if __name__ == "__main__":
    sys.exit(main())
