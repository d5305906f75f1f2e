"""Running the blocks of a group, shared among threads."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np

from autograd.kernels.elementwise.blocks import STRETCH
from autograd.kernels.threads import NUMPY, in_threads, unbuffered, workers

__all__ = ["run_blocks", "thread_count"]


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
    buffers = unbuffered() if long else nullcontext()
    if len(scratch) == 1:
        mine = scratch[0]
        with buffers, NUMPY.alone():  # sums by BLAS are the same whatever the number of threads
            for number, start in enumerate(range(0, rows, step)):
                function(start, min(start + step, rows), number, *mine, *arrays)
        return
    blocks = enumerate(range(0, rows, step))

    def work(mine: list[Any]) -> None:
        with np.errstate(all="ignore"):
            for number, start in blocks:
                function(start, min(start + step, rows), number, *mine, *arrays)

    with buffers:
        in_threads(work, scratch)
