"""What compiled programs call: loops over blocks, and memory that lives from call to call, since
fresh pages cost as much as the arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from sys import getrefcount
from typing import Any

import numpy as np

from autograd.kernels.elementwise.blocks import STRETCH
from autograd.kernels.threads import NUMPY, in_threads, unbuffered, workers


def thread_count(asked: int | None, blocks: int) -> int:
    """How many threads work on so many blocks."""
    return max(1, min(blocks, workers(False) if asked is None else asked))


def run_blocks(
    function: Callable[..., None],
    rows: int,
    step: int,
    scratch: list[list[Any]],
    arrays: tuple[Any, ...],
) -> None:
    """Calls ``function(start, stop, number, *scratch, *arrays)`` for all blocks of `step` rows.

    There is one thread for each list in `scratch`. Whoever is free takes the next block; where its
    results go depends on its number alone.
    """
    long = any(x.ndim > 1 and x.shape[-1] >= STRETCH for x in arrays)
    blocks = enumerate(range(0, rows, step))

    def work(mine: list[Any]) -> None:
        for number, start in blocks:
            function(start, min(start + step, rows), number, *mine, *arrays)

    def work_quietly(mine: list[Any]) -> None:
        with np.errstate(all="ignore"):  # each thread has a state of its own
            work(mine)

    with unbuffered() if long else nullcontext():
        if len(scratch) == 1:
            with NUMPY.alone():  # sums by BLAS are the same whatever the number of threads
                work(scratch[0])
        else:
            in_threads(work_quietly, scratch)


def own(array: Any, *others: np.ndarray) -> np.ndarray:
    """`array`, or a copy if it may be in the memory of `others` or cannot be written."""
    found = np.asarray(array)
    if not found.flags.writeable or any(np.may_share_memory(found, each) for each in others):
        return found.copy()
    return found


class Workspace:
    """The arrays of one call at a time; threads that call one program have one each.

    arrays   slot -> an array that is used within the call only
    results  slot -> an array that was handed out, and is used again once nobody else knows it
    """

    __slots__ = ("arrays", "results")

    def __init__(self) -> None:
        self.arrays: dict[int, Any] = {}
        self.results: dict[int, np.ndarray] = {}

    def array(self, slot: int, shape: tuple[int, ...], dtype: str) -> np.ndarray:
        """An array for use within the call."""
        found = self.arrays.get(slot)
        if found is None:
            found = self.arrays[slot] = np.empty(shape, dtype)
        return found

    def scratch(self, slot: int, make: Callable[[], list[Any]], threads: int) -> list[list[Any]]:
        """For each thread the arrays that ``make()`` gives."""
        found = self.arrays.setdefault(slot, [])
        while len(found) < threads:
            found.append(make())
        return found

    def result(self, slot: int, shape: tuple[int, ...], dtype: str) -> np.ndarray:
        """An array to be handed out."""
        found = self.results.get(slot)
        if found is None or getrefcount(found) > _ALONE:
            found = self.results[slot] = np.empty(shape, dtype)
        return found


def _calibrate() -> int:
    """What getrefcount() says in `Workspace.result` of an array that only the workspace knows."""
    results = {0: np.empty(0)}
    found = results.get(0)
    return getrefcount(found)


_ALONE = _calibrate()
