"""Work shared among threads: NumPy and BLAS release the interpreter's lock while they compute.

There are as many threads as BLAS would use, so that what limits it (OPENBLAS_NUM_THREADS, the
processor's cores) limits us. While they run, each product of matrices keeps to its own thread.
"""

from __future__ import annotations

import ctypes
import importlib
import itertools
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

__all__ = ["in_threads", "shares", "unbuffered", "workers"]

_OPENBLAS = ("scipy_openblas_{}_num_threads64_", "scipy_openblas_{}_num_threads")
_SHORT = 512
"""Elements of a buffer: rows that are longer are left where they are."""

_lock = threading.Lock()
_pool: ThreadPoolExecutor | None = None
_here = threading.local()
_running = 0
_limit = 1


@cache
def _blas() -> tuple[Callable[[], int], Callable[[int], None]] | None:
    """The functions that get and set the number of threads of NumPy's own OpenBLAS, if it has it.

    They are found through NumPy's extension module, which is linked to it.
    """
    try:
        extension = importlib.import_module("numpy._core._multiarray_umath")
        library = ctypes.CDLL(str(extension.__file__))
    except (ImportError, OSError):
        return None
    for name in _OPENBLAS:
        get = getattr(library, name.format("get"), None)
        put = getattr(library, name.format("set"), None)
        if get is not None and put is not None:
            return get, put
    return None


def workers(products: bool) -> int:
    """How many threads to use: as many as BLAS does.

    Where it cannot be told to use one, that is 1 for work that is `products` of matrices.
    """
    if getattr(_here, "busy", False):
        return 1
    blas = _blas()
    if blas is None:
        return 1 if products else os.cpu_count() or 1
    return _limit if _running else blas[0]()


def shares(count: int, most: int) -> list[range]:
    """0..count-1 cut into at most `most` ranges of nearly equal lengths, none of them empty."""
    parts = max(1, min(count, most))
    bounds = [count * i // parts for i in range(parts + 1)]
    return [range(a, b) for a, b in itertools.pairwise(bounds)]


def in_threads(function: Callable[[Any], Any], tasks: Sequence[Any]) -> list[Any]:
    """``[function(task) for task in tasks]``, each in a thread of its own; the first in this one.

    One task alone, or tasks of a task, run here one after the other.
    """
    if len(tasks) < 2 or getattr(_here, "busy", False):
        return [function(task) for task in tasks]
    with _one_thread_each():
        others = [_executor().submit(_busy, function, task) for task in tasks[1:]]
        try:
            first = _busy(function, tasks[0])
        finally:
            for each in others:
                each.exception()  # wait: the tasks share memory with the caller
        return [first, *[each.result() for each in others]]


@contextmanager
def unbuffered() -> Iterator[None]:
    """In this thread NumPy computes on rows of a strided array where they lie.

    By default it copies rows of less than a few thousand elements together and the results back,
    which takes twice as long as simple arithmetic itself.
    """
    size = np.setbufsize(_SHORT)
    try:
        yield
    finally:
        np.setbufsize(size)


def _busy(function: Callable[[Any], Any], task: Any) -> Any:
    _here.busy = True
    try:
        return function(task)
    finally:
        _here.busy = False


@contextmanager
def _one_thread_each() -> Iterator[None]:
    """BLAS uses one thread until the last of those who asked for it has finished."""
    global _running, _limit
    blas = _blas()
    with _lock:
        if not _running and blas is not None:
            _limit = blas[0]()
            blas[1](1)
        _running += 1
    try:
        yield
    finally:
        with _lock:
            _running -= 1
            if not _running and blas is not None:
                blas[1](_limit)


def _executor() -> ThreadPoolExecutor:
    global _pool
    from concurrent.futures import ThreadPoolExecutor  # takes 5 ms to import

    with _lock:
        if _pool is None:
            _pool = ThreadPoolExecutor(os.cpu_count() or 1, "autograd")
        return _pool


def _after_fork() -> None:
    """A forked process has none of its parent's threads, and BLAS the number it was left with."""
    global _pool, _running, _lock
    _lock = threading.Lock()
    if _running and (blas := _blas()) is not None:
        blas[1](_limit)
    _pool, _running = None, 0


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
