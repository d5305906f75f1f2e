"""How recurrent layers go through the times of sequences, in native loops or in NumPy.

Sequences do not depend on each other: each thread goes through all times with some of them, so that
threads never wait for each other between two steps, as they would if each small product of a step
were shared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate, groupby, pairwise
from typing import Any, NamedTuple

import numpy as np

from autograd.array.duck import outside
from autograd.kernels.elementwise.blocks import BLOCK
from autograd.kernels.elementwise.numbers import require_kind
from autograd.kernels.large import NATIVE, Part, Product, Step
from autograd.kernels.threads import NUMPY, in_threads, shares, workers

Matrices = list[np.ndarray | Part]

_FEW = 1 << 21
"""Multiplications below which a second thread costs more than it helps: on a busy machine a thread
may wait for another for longer than all the work takes."""
_STEP = 8
"""What a multiplication counts for, beside an element of other native loops: NumPy needs several
calls for each step."""


def in_parts(x: np.ndarray, count: int) -> Matrices:
    """The columns of matrices in so many parts."""
    every = x.reshape(*x.shape[:-1], count, -1)
    return [Part(every, k) for k in range(count)]


def in_one_dtype(
    input: np.ndarray, weight: np.ndarray, *states: np.ndarray
) -> tuple[np.ndarray, ...]:
    """The input in C order, the weight transposed, and copies of the states, in their dtype."""
    dtype = np.result_type(input, *states, weight)
    copies = [x.astype(dtype, order="C") for x in (weight.T, *states)]
    return np.ascontiguousarray(input, dtype, like=input), *copies


def strips(rows: int, *matrices: np.ndarray | None) -> list[np.ndarray]:
    """The matrices that there are as native loops multiply `rows` rows by them; none where the work
    is not worth it, or NumPy is to do it."""
    there = [matrix for matrix in matrices if matrix is not None]
    if _STEP * rows * there[0].size < NATIVE.least or outside(there[0]):
        return []
    found = [NATIVE.strips(matrix) for matrix in there]
    return [] if any(each is None for each in found) else found


class Times(NamedTuple):
    """Some times, one after the other, with as many sequences: the rows of all, and how many
    belong to each."""

    start: int
    stop: int
    many: int

    def states(self, x: np.ndarray) -> np.ndarray:
        """What belongs to these sequences."""
        return x[: self.many]

    def rows(self, x: np.ndarray) -> np.ndarray:
        """A matrix for each time."""
        return np.ascontiguousarray(x[self.start : self.stop]).reshape(-1, self.many, x.shape[1])

    def parts(self, x: np.ndarray, count: int) -> Matrices:
        """The parts of the matrices."""
        return in_parts(self.rows(x), count)


def check_sequences(name: str, sizes: Sequence[int], **shapes: tuple[Any, tuple[int, ...]]) -> None:
    """Raises RuntimeError unless there are times, that do not grow, and all shapes are as said.

    Raises NotImplementedError for integers: the dtype of a state is that of an input.
    """
    if not sizes or min(sizes) < 0 or any(n < m for n, m in pairwise(sizes)):
        raise RuntimeError(f"{name}: sizes must be numbers of rows that do not grow, not {sizes}")
    for argument, (array, shape) in shapes.items():
        if array is None:
            continue
        require_kind(name, array.dtype, "f")
        if array.shape != shape:
            raise RuntimeError(
                f"{name}: expected {argument} of shape {list(shape)}, but got {list(array.shape)}"
            )


def in_sequences(
    work: Callable[[range, list[slice]], None], sizes: Sequence[int], weight: Any, reverse: bool,
    stages: Callable[[Times], Iterable[Product | Step]] | None,
) -> None:  # fmt: skip
    """Goes through all times, in `reverse` from the last one on, for some sequences in each thread:
    by native loops of these stages, or as work(some, rows), `rows` theirs, time by time."""
    count = max(sizes)
    starts = [*accumulate(sizes, initial=0)]  # the first row of each time
    times = range(len(sizes) - 1, -1, -1) if reverse else range(len(sizes))
    runs = []
    if stages is not None:
        for size, run in groupby(times, sizes.__getitem__):
            here = [*run]
            if size:
                ends = starts[min(here)], starts[max(here) + 1]
                runs.append([*stages(Times(*ends, size))])

    def some(part: range) -> None:
        if stages is not None:
            for each in runs:
                NATIVE.recur(each, part, reverse)
            return
        rows = [
            slice(starts[t] + part.start, starts[t] + min(sizes[t], part.stop))
            for t in times
            if sizes[t] > part.start
        ]
        with np.errstate(all="ignore"):
            work(part, rows)

    few = count * weight.size < _FEW
    with NUMPY.alone(few):
        in_threads(some, shares(count, 1 if few else workers(True)))


def weight_gradient(
    grad: np.ndarray, kept: np.ndarray, first: np.ndarray, sizes: Sequence[int], reverse: bool
) -> np.ndarray:
    """The gradient of a weight by which the states before each step are multiplied."""
    many = sizes[0]
    if sizes[-1] != many:
        return over_time(grad, states_before(kept, first, sizes, reverse))
    later, early = slice(many, None), slice(-many)  # the states need not be copied
    if reverse:
        return over_time(grad[early], kept[later]) + over_time(grad[-many:], first)
    return over_time(grad[later], kept[early]) + over_time(grad[:many], first)


def over_time(grad: np.ndarray, states: np.ndarray) -> np.ndarray:
    """The gradient of a weight, the sum over all rows of products of a gradient and a state."""
    few = grad.size * states.shape[1] < 8 * _FEW
    with NUMPY.alone(few):
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
    kept: np.ndarray, first: np.ndarray, sizes: Sequence[int], reverse: bool
) -> np.ndarray:
    """The states before each step, from those after it and those of the beginning, `first`."""
    starts = [*accumulate(sizes, initial=0)]  # the first row of each time
    parts = []
    for t, size in enumerate(sizes):
        before = t + 1 if reverse else t - 1
        known = min(sizes[before], size) if 0 <= before < len(sizes) else 0
        if known:
            parts.append(kept[starts[before] : starts[before] + known])
        if known < size:
            parts.append(first[known:size])
    return np.concatenate(parts) if parts else first[:0]
