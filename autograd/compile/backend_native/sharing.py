"""Blocks of native loops, shared among threads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.kernels.threads import in_threads, is_helping
from autograd.native import jit


def run_native(
    function: Callable[..., None],
    rows: int,
    step: int,
    scratch: list[list[Any]],
    given: tuple[Any, ...],
) -> None:
    """Calls a native loop, ``function(start, stop, number, *scratch, *given)``, for all blocks of
    `step` rows; there is one thread for each list in `scratch`."""
    if (team := jit.team()) is not None:
        team.run(function, rows, step, scratch[:1] if is_helping() else scratch, given)
        return
    blocks = enumerate(range(0, rows, step))
    given = tuple([_as_read(each) for each in given])

    def work(mine: list[Any]) -> None:
        for number, start in blocks:
            function(start, min(start + step, rows), number, *mine, *given)

    in_threads(work, scratch)


def _as_read(given: Any) -> Any:
    """An array as native code reads it, which else would copy it for each block."""
    if isinstance(given, np.ndarray) and not (given.flags.c_contiguous and given.flags.aligned):
        return given.copy()
    return given
