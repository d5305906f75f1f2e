"""Random programs of views, in-place writes, branches, several outputs and regions without
recording, as data: the same program runs here, in PyTorch and in plain NumPy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

__all__ = ["Step", "Program", "run", "values"]

SHAPE = (3, 4)


@dataclass(frozen=True)
class Step:
    """One statement: the name of what is done, to which variables, with what else."""

    what: str
    target: int
    other: int
    number: int


@dataclass(frozen=True)
class Program:
    steps: tuple[Step, ...]
    outputs: tuple[int, ...]

    def __str__(self) -> str:
        lines = [f"{s.what}(v{s.target}, v{s.other}, {s.number})" for s in self.steps]
        return "\n".join([*lines, f"-> {self.outputs}"])


def _columns(x: Any, k: int) -> slice:
    return slice(k % x.shape[-1], None)


# Each makes a view of a tensor of at least one dimension.
VIEWS: dict[str, Callable[[Any, int], Any]] = {
    "row": lambda x, k: x[k % x.shape[0]], "from": lambda x, k: x[..., _columns(x, k)],
    "steps": lambda x, k: x[::2], "turned": lambda x, k: x.swapaxes(0, x.ndim - 1),
    "flat": lambda x, k: x.reshape(-1), "deeper": lambda x, k: x[None],
    "diagonal": lambda x, k: x.diagonal() if x.ndim == 2 else x,
    "last": lambda x, k: x.select(-1, -1), "windows": lambda x, k: x.unfold(0, 1, 2),
}  # fmt: skip
# Each makes a new value from two of one shape.
PURE: dict[str, Callable[[Any, Any], Any]] = {
    "sum": lambda x, y: x + y, "product": lambda x, y: x * y, "scaled": lambda x, y: x * 0.5,
    "sine": lambda x, y: x.sin(), "copied": lambda x, y: x.clone(),
    "exponential": lambda x, y: (x * 0.1).exp(), "wide": lambda x, y: x.expand(2, *x.shape) * 1.0,
    "branched": lambda x, y: x * 2 if float(x.detach().sum()) > 0 else x + y,
}  # fmt: skip


def _set_half(x: Any, y: Any) -> None:
    x[: (x.shape[0] + 1) // 2] = y[: (x.shape[0] + 1) // 2]


def _set_number(x: Any, y: Any) -> None:
    x[0] = 0.25


def _set_picked(x: Any, y: Any) -> None:
    x[[0]] = y[[-1]] * 0.5


def _set_masked(x: Any, y: Any) -> None:
    x[x.detach() > 0.3] = 0.1


# Each writes into a tensor, reading another of the same shape.
WRITES: dict[str, Callable[[Any, Any], Any]] = {
    "add_": lambda x, y: x.add_(y), "mul_": lambda x, y: x.mul_(y),
    "halve_": lambda x, y: x.mul_(0.5), "sin_": lambda x, y: x.sin_(),
    "sigmoid_": lambda x, y: x.sigmoid_(), "copy_": lambda x, y: x.copy_(y),
    "zero_": lambda x, y: x.zero_(), "set_half": _set_half, "set_number": _set_number,
    "set_picked": _set_picked, "set_masked": _set_masked, "relu_": lambda x, y: x.relu_(),
    "exp_": lambda x, y: x.mul_(0.1).exp_(), "add_row_": lambda x, y: x.add_(y[0].clone()),
    "lerp_": lambda x, y: x.lerp_(y, 0.3),
    "masked_fill_": lambda x, y: x.masked_fill_(x.detach() < -0.2, 0.5),
}  # fmt: skip


def run(program: Program, leaves: list[Any], no_grad: Callable[[], Any]) -> Any:
    """The sum of the program's outputs, weighted by position, on Tensors of either library.

    Variables 0 to n-1 are the leaves; a step adds at most one.
    """
    known = list(leaves)
    for step in program.steps:
        x = known[step.target % len(known)]
        y = known[step.other % len(known)]
        if not x.ndim:  # statements are written for at least one dimension
            x = x[None]
        if step.what in VIEWS:
            known.append(VIEWS[step.what](x, step.number))
        elif step.what in PURE:
            known.append(PURE[step.what](x, y if y.shape == x.shape else x))
        elif step.what == "detached":
            with no_grad():
                known.append(x * 0.5)
        else:
            WRITES[step.what](x, y if y.shape == x.shape else x * 0.5)
    total: Any = 0
    for i in program.outputs:
        x = known[i % len(known)]
        total = total + (x * x).sum() * (1 + i % 3)
    return total


def values(seed: int) -> list[np.ndarray]:
    rng = np.random.default_rng(seed)
    return [rng.uniform(-1, 1, SHAPE) for _ in range(2)]
