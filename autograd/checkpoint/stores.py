"""Where packed values go: files, and copies that nobody writes."""

from __future__ import annotations

import contextlib
import math
import os
import tempfile
import weakref
from collections.abc import Callable
from typing import Any, Generic, Literal, TypeVar

import numpy as np

from autograd.core import version_counter as clock

__all__ = ["Copy", "File", "Once"]


class Stored:
    """An array's content, kept elsewhere: of which array, and since when."""

    __slots__ = ("__weakref__", "source", "stamp")

    def __init__(self, array: np.ndarray) -> None:
        self.source = weakref.ref(array)
        self.stamp = clock.next_stamp()

    def is_of(self, array: np.ndarray) -> bool:
        """Whether this is the content that `array` still has."""
        return self.source() is array and clock.written_since(array, self.stamp) is None


S = TypeVar("S", bound=Stored)


class Once(Generic[S]):
    """Stores each array once, as long as anybody holds what was stored and nobody wrote it."""

    __slots__ = ("_made", "_store")

    def __init__(self, store: Callable[[np.ndarray], S]) -> None:
        self._store = store
        self._made: weakref.WeakValueDictionary[int, S] = weakref.WeakValueDictionary()

    def __call__(self, array: np.ndarray) -> S:
        made = self._made.get(id(array))
        if made is None or not made.is_of(array):
            made = self._made[id(array)] = self._store(array)
        return made


class Copy(Stored):
    """A copy in memory; None once it has been given up."""

    __slots__ = ("array",)

    array: np.ndarray | None

    def __init__(self, array: np.ndarray) -> None:
        super().__init__(array)
        self.array = array.copy(order="K")


class File(Stored):
    """A file of NumPy's npy format, deleted when this object dies or Python exits."""

    __slots__ = ("form", "path")

    def __init__(self, array: np.ndarray, directory: str) -> None:
        super().__init__(array)
        flags = array.flags
        order: Literal["C", "F"] = "F" if flags.f_contiguous and not flags.c_contiguous else "C"
        self.form = (array.dtype, array.shape, order)
        descriptor, self.path = tempfile.mkstemp(prefix="saved-", suffix=".npy", dir=directory)
        weakref.finalize(self, _remove, self.path, os.getpid())
        with open(descriptor, "wb") as file:
            np.save(file, array, allow_pickle=False)

    def read(self) -> Any:
        """The array, mapped into memory; it cannot be written.

        By what is known of it: NumPy's reader of headers leaves reference cycles behind.
        """
        dtype, shape, order = self.form
        start = os.path.getsize(self.path) - math.prod(shape) * dtype.itemsize
        return np.memmap(self.path, dtype, "r", start, shape, order)


def _remove(path: str, process: int) -> None:
    if os.getpid() == process:  # a forked child has a copy of the graph, but the file is not its
        with contextlib.suppress(FileNotFoundError):
            os.remove(path)
