"""Memory that a program keeps from call to call: fresh pages cost as much as the arithmetic."""

from __future__ import annotations

from collections.abc import Callable
from sys import getrefcount
from typing import Any

import numpy as np

__all__ = ["Workspace"]


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


def _calibrated() -> int:
    """What getrefcount() says in `Workspace.result` of an array that only the workspace knows."""
    results = {0: np.empty(0)}
    found = results.get(0)
    return getrefcount(found)


_ALONE = _calibrated()
