"""The numbers of transforms that are open in this thread, inner ones higher.

A tensor that means something to one transform only (a dual number, a sample of a batch) carries the
number of that transform; where several meet in a call, the one of the innermost transform takes it
over. It is made of other tensors (`__parts__`, that with its value first), and the same can be made
around another value (`__rebuild__`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

__all__ = ["innermost", "next_level", "on_parts", "parts"]


class _Count(threading.local):
    last = 0


_count = _Count()


def next_level() -> int:
    """A number higher than all that were given in this thread before."""
    _count.last += 1
    return _count.last


def on_parts(function: Callable[[Any], Any], tensor: Any) -> Any:
    """`function` of a tensor; of one that is made of others, of the value within all of them."""
    if hasattr(tensor, "__rebuild__"):
        return tensor.__rebuild__(lambda part: on_parts(function, part))
    return function(tensor)


def parts(tensor: Any) -> list[Any]:
    """The plain tensors that a tensor is made of; a plain one itself."""
    if not hasattr(tensor, "__parts__"):
        return [tensor]
    return [part for each in tensor.__parts__() for part in parts(each)]


def innermost(tensor: Any) -> Any:
    """The value within a tensor that is made of others."""
    while hasattr(tensor, "__parts__"):
        tensor = tensor.__parts__()[0]
    return tensor
