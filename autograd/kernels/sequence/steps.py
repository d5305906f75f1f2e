"""Going through sequences step by step, which `autograd.kernels.sequence.recurrent` does.

Sequences do not depend on each other: each thread goes through all times with some of them, so that
threads never wait for each other between two steps, as they would if each small product of a step
were shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import pairwise
from typing import Any

import numpy as np

from autograd.kernels.elementwise.blocks import BLOCK
from autograd.kernels.threads import NUMPY, in_threads, shares, workers

__all__ = ["check_sequences", "everywhere", "in_sequences", "over_time", "states_before"]

_FEW = 1 << 21
"""Multiplications below which a second thread costs more than it helps: on a busy machine a thread
may wait for another for longer than all the work takes."""


def _alone(few: bool) -> AbstractContextManager[None]:
    """Where there is little to multiply, BLAS keeps to one thread."""
    return NUMPY.alone() if few else nullcontext()


def _starts(sizes: Sequence[int]) -> list[int]:
    """The first row of each time."""
    found, start = [], 0
    for size in sizes:
        found.append(start)
        start += size
    return found


def check_sequences(name: str, sizes: Sequence[int], **shapes: tuple[Any, tuple[int, ...]]) -> None:
    """Raises RuntimeError unless there are times, that do not grow, and all shapes are as said.

    Raises NotImplementedError for integers: the dtype of a state is that of an input.
    """
    if not sizes or min(sizes) < 0 or any(n < m for n, m in pairwise(sizes)):
        raise RuntimeError(f"{name}: sizes must be numbers of rows that do not grow, not {sizes}")
    for argument, (array, shape) in shapes.items():
        if array is not None and array.dtype.kind != "f":
            raise NotImplementedError(f"\"{name}\" not implemented for '{array.dtype}'")
        if array is not None and array.shape != shape:
            raise RuntimeError(
                f"{name}: expected {argument} of shape {list(shape)}, but got {list(array.shape)}"
            )


def in_sequences(
    work: Callable[[range, list[slice]], None], sizes: Sequence[int], weight: Any, reverse: bool
) -> None:
    """work(some, rows) for some sequences in each thread, `rows` theirs, time by time."""
    count = max(sizes)
    starts = _starts(sizes)
    times = range(len(sizes) - 1, -1, -1) if reverse else range(len(sizes))

    def some(part: range) -> None:
        rows = [
            slice(starts[t] + part.start, starts[t] + min(sizes[t], part.stop))
            for t in times
            if sizes[t] > part.start
        ]
        with np.errstate(all="ignore"):
            work(part, rows)

    few = count * weight.size < _FEW
    with _alone(few):
        in_threads(some, shares(count, 1 if few else workers(True)))


def over_time(grad: np.ndarray, states: np.ndarray) -> np.ndarray:
    """The gradient of a weight, the sum over all rows of products of a gradient and a state."""
    few = grad.size * states.shape[1] < 8 * _FEW
    with _alone(few):
        return grad.T @ states


def everywhere(work: Callable[[slice], None], rows: int, width: int) -> None:
    """work(slice) for all rows, few enough at a time to stay in the cache, in threads."""
    step = max(1, BLOCK // max(width, 1))

    def some(part: range) -> None:
        with np.errstate(all="ignore"):
            for start in range(part.start, part.stop, step):
                work(slice(start, min(start + step, part.stop)))

    in_threads(some, shares(rows, workers(False) if rows > step else 1))


def states_before(
    kept: Any, first: Any, sizes: Sequence[int], reverse: bool, cat: Any = np.concatenate
) -> Any:
    """The states before each step, from those after it and those of the beginning, `first`.

    cat: joins a list of rows; of Tensors it may be another function than of arrays.
    """
    starts = _starts(sizes)
    parts = []
    for t, size in enumerate(sizes):
        before = t + 1 if reverse else t - 1
        known = min(sizes[before], size) if 0 <= before < len(sizes) else 0
        if known:
            parts.append(kept[starts[before] : starts[before] + known])
        if known < size:
            parts.append(first[known:size])
    return cat(parts) if parts else first[:0]
