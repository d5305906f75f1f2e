"""Locks, and states that threads share, which a forked process does not inherit from dead threads.

`os.fork` copies the memory of all threads, but only the forking one runs in the child: a lock that
another one held would stay locked there, and a block that another one was inside of would never
end. So all locks and pools of the library are made here, and are renewed in the child.
"""

from __future__ import annotations

import functools
import gc
import os
import threading
from collections.abc import Callable
from threading import get_ident
from typing import TYPE_CHECKING, Any, TypeVar
from weakref import WeakSet

if TYPE_CHECKING:
    from concurrent.futures import ThreadPoolExecutor

T = TypeVar("T")
Function = TypeVar("Function", bound=Callable[[], None])

_THREADS = 64  # of a pool, at most
_locks: WeakSet[Any] = WeakSet()
_shared: WeakSet[Shared] = WeakSet()
_functions: list[Callable[[], None]] = []


def renewed(each: Any) -> Any:
    """`each`, a Lock or RLock made elsewhere, which from now on is renewed in a child."""
    _locks.add(each)
    return each


def lock() -> Any:
    """A `threading.Lock`."""
    return renewed(threading.Lock())


def rlock() -> Any:
    """A `threading.RLock`; one that the forking thread itself holds stays its own in the child."""
    return renewed(threading.RLock())


def after_fork(function: Function) -> Function:
    """`function` is called in a child, where all locks are open and no other thread runs."""
    _functions.append(function)
    return function


def thread_pool(name: str, start: Callable[[], None]) -> Callable[[], ThreadPoolExecutor]:
    """Gives a pool of threads, one of its own in a child. Each is started when it is first wanted
    and calls `start`."""

    @functools.cache
    def pool() -> ThreadPoolExecutor:
        from concurrent.futures import ThreadPoolExecutor

        return ThreadPoolExecutor(_THREADS, name, start)

    after_fork(pool.cache_clear)
    return pool


class cached_property(functools.cached_property[T]):  # noqa: N801  (as functools has it)
    """That of functools, which before Python 3.12 computes under a lock."""

    def __init__(self, func: Callable[[Any], T]) -> None:
        super().__init__(func)
        if hasattr(self, "lock"):
            renewed(self.lock)


class Shared:
    """A context manager that holds a state of the process while any thread is inside of it.

    start: called when the first comes; stop: when the last has left. A child knows of the forking
    thread only, so that the state ends there at once if all who held it were others.
    """

    def __init__(self, start: Callable[[], None], stop: Callable[[], None]) -> None:
        self.start = start
        self.stop = stop
        self.lock = lock()
        self.inside: dict[int, int] = {}  # how often each thread is inside
        _shared.add(self)

    def __enter__(self) -> None:
        me = get_ident()
        with self.lock:
            if not self.inside:
                self.start()
            self.inside[me] = self.inside.get(me, 0) + 1

    def __exit__(self, *exc_info: object) -> None:
        me = get_ident()
        with self.lock:
            if self.inside[me] > 1:
                self.inside[me] -= 1
                return
            del self.inside[me]
            if not self.inside:
                self.stop()

    def forget_others(self) -> None:
        """Only the calling thread is inside, if it is."""
        before, me = self.inside, get_ident()
        self.inside = {me: before[me]} if me in before else {}
        if before and not self.inside:
            self.stop()


class _Collector:
    """The garbage collector. enabled: whether it was on before it was switched off."""

    enabled = False

    def stop(self) -> None:
        self.enabled = gc.isenabled()
        gc.disable()

    def restart(self) -> None:
        if self.enabled:
            gc.enable()


_collector = _Collector()
collector_off = Shared(_collector.stop, _collector.restart)
"""Switches the garbage collector off until the last of the threads that are inside has left. An
import or a trace makes many small objects, all of which are needed: looking through them again and
again would take a third of the time."""


def _after_fork() -> None:
    for each in _locks:
        if not (hasattr(each, "_is_owned") and each._is_owned()):
            each._at_fork_reinit()
    for shared in _shared:
        shared.forget_others()
    for function in _functions:
        function()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
