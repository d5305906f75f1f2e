"""Cyclic garbage is not looked for while a program is made.

A trace makes many small objects, all of which are needed until it ends; looking through them again
and again would take a third of the time.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

__all__ = ["uncollected"]


class _State:
    """users: how many are in a block now. enabled: whether the collector was on before."""

    users = 0
    enabled = False


_changing = Lock()


@contextmanager
def uncollected() -> Iterator[None]:
    """Puts the garbage collector off until the last of these blocks, in whatever thread, ends."""
    with _changing:
        if not _State.users:
            _State.enabled = gc.isenabled()
            gc.disable()
        _State.users += 1
    try:
        yield
    finally:
        with _changing:
            _State.users -= 1
            if not _State.users and _State.enabled:
                gc.enable()
