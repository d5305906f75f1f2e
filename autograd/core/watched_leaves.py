"""The leaves whose gradients the engine is to deal with as soon as they are complete.

They are those with hooks, and those with a large ``.grad`` that is added to: their new gradient
need not be kept until the end of the pass. While there are none, a pass does nothing for this.
"""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from autograd.base.locks import lock

if TYPE_CHECKING:
    from autograd.core.tensor import Tensor

LARGE_GRAD = 1 << 20
"""Bytes from which on a gradient is added to an existing ``.grad`` before the pass ends."""

WATCHED: dict[int, weakref.ref[Tensor]] = {}
"""By id, the leaves that may have to be watched. Empty in most programs."""


_forgetting = lock()


def watch(leaf: Tensor) -> None:
    """Notes that `leaf` has a hook or a large gradient."""
    key = id(leaf)
    with _forgetting:
        if key not in WATCHED:
            WATCHED[key] = weakref.ref(leaf, lambda _: WATCHED.pop(key, None))


def watched_leaves() -> set[Tensor]:
    """The leaves to be watched now. Those that need it no longer are forgotten."""
    found = set()
    for key in list(WATCHED):  # a copy of it fails if the garbage collector changes it meanwhile
        reference = WATCHED.get(key)
        leaf = None if reference is None else reference()
        if leaf is None:
            continue
        if _needs_it(leaf):
            found.add(leaf)
            continue
        with _forgetting:
            if not _needs_it(leaf):
                WATCHED.pop(key, None)
    return found


def _needs_it(leaf: Tensor) -> bool:
    grad = getattr(leaf, "_grad", None)
    return bool(getattr(leaf, "_hooks", None)) or (grad is not None and grad.nbytes >= LARGE_GRAD)
