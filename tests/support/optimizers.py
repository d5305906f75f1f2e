"""What the tests of optimizers and of schedules share."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np

import autograd as ag


def options(**choices: list[Any]) -> list[dict[str, Any]]:
    """Every combination of the choices."""
    return [
        dict(zip(choices, values, strict=True)) for values in itertools.product(*choices.values())
    ]


def label(value: Any) -> str:
    """The id of a parameter, the same in every process: functions have none of their own."""
    if not isinstance(value, dict):
        return value
    return "-".join(k if "lambda" in k or callable(v) else f"{k}={v}" for k, v in value.items())


def assert_close(ours: np.ndarray, theirs: np.ndarray) -> None:
    bound = 1e-12 * max(1, np.abs(theirs).max())
    np.testing.assert_allclose(ours, theirs, rtol=0, atol=bound)


def one() -> list[ag.Tensor]:
    return [ag.ones(1, requires_grad=True)]
