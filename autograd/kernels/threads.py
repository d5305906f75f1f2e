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
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext, suppress
from contextvars import copy_context
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base.locks import Shared, cached_property, thread_pool
from autograd.base.turns import ask_for_short_turns

if TYPE_CHECKING:
    from concurrent.futures import Future

__all__ = ["NUMPY", "SCIPY", "in_threads", "is_helping", "shares", "unbuffered", "workers"]

_OPENBLAS = ("scipy_openblas_{}64_", "scipy_openblas_{}")
_SHORT = 512
"""Elements of a buffer: rows that are longer are left where they are."""

_here = threading.local()


class Blas:
    """The OpenBLAS that an extension module is linked to, if it is; its number of threads.

    module: the extension. While anybody is inside of `alone`, the library uses one thread.
    """

    def __init__(self, module: str) -> None:
        self.module = module
        self.limit = 1
        self.users = Shared(self.narrow, self.widen)

    @cached_property
    def functions(self) -> tuple[Callable[[], int], Callable[[int], None]] | None:
        """Those that get and set the number of threads; None where there are none."""
        get, put = self._function("get_num_threads"), self._function("set_num_threads")
        return None if get is None or put is None else (get, put)

    def _function(self, what: str) -> Any:
        try:
            extension = importlib.import_module(self.module)
            library = ctypes.CDLL(str(extension.__file__))
        except (ImportError, OSError):
            return None
        found = (getattr(library, name.format(what), None) for name in _OPENBLAS)
        return next((each for each in found if each is not None), None)

    def alone(self, when: bool = True) -> AbstractContextManager[None]:
        """It uses one thread, `when` that is true, until the last who asked for it has finished."""
        return self.users if when and self.functions is not None else nullcontext()

    def narrow(self) -> None:
        assert self.functions is not None
        get, put = self.functions
        self.limit = get()
        put(1)

    def widen(self) -> None:
        assert self.functions is not None
        self.functions[1](self.limit)


NUMPY = Blas("numpy._core._multiarray_umath")
SCIPY = Blas("scipy.linalg._flapack")


def is_helping() -> bool:
    """Whether this thread is at a task that threads share: what it calls is its own to do."""
    return getattr(_here, "busy", False)


def workers(products: bool) -> int:
    """How many threads to use: as many as BLAS does.

    Where it cannot be told to use one, that is 1 for work that is `products` of matrices.
    """
    if is_helping():
        return 1
    functions = NUMPY.functions
    if functions is None:
        return 1 if products else os.cpu_count() or 1
    return NUMPY.limit if NUMPY.users.inside else functions[0]()


def shares(count: int, most: int) -> list[range]:
    """0..count-1 cut into at most `most` ranges of nearly equal lengths, none of them empty."""
    parts = max(1, min(count, most))
    bounds = [count * i // parts for i in range(parts + 1)]
    return [range(a, b) for a, b in itertools.pairwise(bounds)]


def in_threads(
    function: Callable[[Any], Any], tasks: Sequence[Any], threads: int | None = None
) -> list[Any]:
    """``[function(task) for task in tasks]``, done by this thread and others that come to help.

    Each takes the next task as soon as it is free, so that a thread that starts late or is
    interrupted holds nobody up: with more tasks than `threads` (by default as many as there are
    tasks) the others do what it does not get to. A task's own tasks run in its thread, one after
    the other. What NumPy does about floating-point errors (np.errstate) is in all threads as in
    this one.
    """
    if len(tasks) < 2 or threads == 1 or is_helping():
        return [function(task) for task in tasks]
    with NUMPY.alone():
        return _Job(function, tasks).finish(min(threads or len(tasks), len(tasks)) - 1)


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


class _Job:
    """Tasks that several threads take from, and what became of them."""

    def __init__(self, function: Callable[[Any], Any], tasks: Sequence[Any]) -> None:
        self.function: Any = function
        self.tasks: Any = tasks
        self.left = deque(range(len(tasks)))
        self.results: list[Any] = [None] * len(tasks)

    def finish(self, helpers: int) -> list[Any]:
        """Works until no task is left, and waits for those who are at one. Raises their errors."""
        futures: list[Future[None]] = []
        with suppress(RuntimeError):  # of a process that is at its end
            for _ in range(helpers):
                futures.append(_helpers().submit(copy_context().run, self.work))
        _here.busy = True
        try:
            self.work()
        finally:
            _here.busy = False
            # They share memory with the caller. Who has not begun by now has nothing to do.
            errors = [each.exception() for each in futures if not each.cancel()]
            # What comes late must not keep arrays alive, nor be counted as their owner.
            self.function = self.tasks = None
            results, self.results = self.results, []
        for error in errors:
            if error is not None:
                raise error
        return results

    def work(self) -> None:
        try:
            while self.left:
                try:
                    i = self.left.popleft()
                except IndexError:  # another one was faster
                    return
                self.results[i] = self.function(self.tasks[i])
        except BaseException:
            self.left.clear()
            raise


def _be_helper() -> None:
    ask_for_short_turns()
    _here.busy = True


_helpers = thread_pool("autograd", _be_helper)
