"""The levels of transforms that are open in this thread, inner ones higher.

A tensor that means something to one transform only (a dual number, a batched tensor) has its level;
where several meet in a call, the one of the innermost transform takes it over
(`autograd.core.protocol`).
"""

from __future__ import annotations

import threading


class _Count(threading.local):
    last = 0


_count = _Count()


def next_level() -> int:
    """A number higher than all that were given in this thread before."""
    _count.last += 1
    return _count.last
