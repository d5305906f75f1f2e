"""Lists of who is told of something, which any thread may join for the time of a block."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Generic, TypeVar

from autograd.base.locks import lock

__all__ = ["Listeners"]

T = TypeVar("T")


class Listeners(Generic[T]):
    """Calls ``change(all of them)``, in the order in which they came, when one comes or goes."""

    def __init__(self, change: Callable[[tuple[T, ...]], None]) -> None:
        self._change = change
        self._all: tuple[T, ...] = ()
        self._lock = lock()

    @contextmanager
    def joined(self, listener: T) -> Iterator[None]:
        """`listener` is one of them in the block; in several blocks at once, several times."""
        with self._lock:
            self._set((*self._all, listener))
        try:
            yield
        finally:
            with self._lock:
                latest = len(self._all) - 1 - self._all[::-1].index(listener)
                self._set(self._all[:latest] + self._all[latest + 1 :])

    def _set(self, listeners: tuple[T, ...]) -> None:
        self._change(listeners)
        self._all = listeners
