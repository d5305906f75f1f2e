"""Where HIPS autograd has its helpers for VJPs of functions that broadcast."""

from collections.abc import Callable
from typing import Any

from autograd.hips.primitives import unbroadcast

__all__ = ["unbroadcast", "unbroadcast_f"]


def unbroadcast_f(target: Any, g: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """The VJP `g` followed by the sum over what was broadcast, to the shape of `target`."""
    return lambda ans: unbroadcast(g(ans), target)
