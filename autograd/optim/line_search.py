"""A step length that meets the strong Wolfe conditions.

The search of minFunc (M. Schmidt), which PyTorch follows too: bracket a minimum along a direction,
then narrow the bracket by cubic interpolation. See Nocedal and Wright, Numerical Optimization,
section 3.5.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np


class Trial(NamedTuple):
    """A point on the line: how far along, the value and gradient there, the slope of the value."""

    t: float
    value: float
    gradient: Any
    slope: Any


def strong_wolfe(
    evaluate: Callable[[float], Trial],
    start: Trial,
    t: float,
    longest: float,
    *,
    decrease: float = 1e-4,
    curvature: float = 0.9,
    tolerance_change: float = 1e-9,
    max_ls: int = 25,
) -> tuple[Trial, int]:
    """The point chosen, and how many were evaluated.

    start: the point at 0. t: the first length to try. longest: the largest absolute component of
    the direction; a bracket in which no component moves by `tolerance_change` is small enough.
    decrease, curvature: c1 and c2 of the conditions. max_ls: of how many evaluations after the
    first to stop.
    """

    def too_high(trial: Trial) -> bool:
        return trial.value > start.value + decrease * trial.t * start.slope

    def flat(trial: Trial) -> bool:
        return bool(abs(trial.slope) <= -curvature * start.slope)

    trial, previous, count = evaluate(t), start, 0
    done = False
    while count < max_ls:
        if too_high(trial) or (count > 1 and trial.value >= previous.value):
            bracket = [previous, trial]
            break
        if flat(trial):
            bracket, done = [trial], True
            break
        if trial.slope >= 0:
            bracket = [previous, trial]
            break
        least, most = trial.t + 0.01 * (trial.t - previous.t), trial.t * 10
        following = evaluate(cubic_minimum(previous, trial, least, most))
        previous, trial, count = trial, following, count + 1
    else:
        bracket = [start, trial]

    low, high = _find_low_and_high(bracket)
    insufficient = False
    while not done and count < max_ls:
        ends = [each.t for each in bracket]
        least, most = min(ends), max(ends)
        if abs(most - least) * longest < tolerance_change:
            break
        t = cubic_minimum(bracket[0], bracket[1], least, most)
        margin = 0.1 * (most - least)
        if min(most - t, t - least) < margin:
            # Close to an end: once may be, the second time it is no progress.
            if insufficient or t >= most or t <= least:
                t = most - margin if abs(t - most) < abs(t - least) else least + margin
                insufficient = False
            else:
                insufficient = True
        else:
            insufficient = False
        trial, count = evaluate(t), count + 1
        if too_high(trial) or trial.value >= bracket[low].value:
            bracket[high] = trial
            low, high = _find_low_and_high(bracket)
        else:
            done = flat(trial)
            if not done and trial.slope * (bracket[high].t - bracket[low].t) >= 0:
                bracket[high] = bracket[low]
            bracket[low] = trial
    return bracket[low], count + 1


def _find_low_and_high(bracket: list[Trial]) -> tuple[int, int]:
    """Where the lower and the higher value stand."""
    return (0, 1) if len(bracket) == 1 or bracket[0].value <= bracket[1].value else (1, 0)


def cubic_minimum(a: Trial, b: Trial, least: float, most: float) -> float:
    """Where the cubic through both points, with their slopes, is lowest in [`least`, `most`]."""
    with np.errstate(all="ignore"):
        d1 = a.slope + b.slope - 3 * np.float64(a.value - b.value) / (a.t - b.t)
        square = d1**2 - a.slope * b.slope
        if not square >= 0:
            return (least + most) / 2
        d2 = np.sqrt(square)
        if a.t <= b.t:
            t = b.t - (b.t - a.t) * ((b.slope + d2 - d1) / (b.slope - a.slope + 2 * d2))
        else:
            t = a.t - (a.t - b.t) * ((a.slope + d2 - d1) / (a.slope - b.slope + 2 * d2))
    return float(min(max(t, least), most))
