"""Kernels on large arrays as native loops, where these are there.

What a kernel computes as a loop stands in `autograd.kernels._loops`; what makes programs of it is
above kernels, and is put in place by `autograd.surface`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import numpy as np

__all__ = ["NATIVE", "in_native_loops"]

_LEAST = 1 << 14


class Native:
    """How large arrays are computed.

    least      elements from which on native loops are asked
    start      gives `run`, `forward` and `gradients`; None where there are no native loops
    run        ``run(name, args)`` of a kernel; it may give NotImplemented
    forward    ``forward(op, *args)``: what the row's forward gives
    gradients  ``gradients(node, saved, grad, needs)``: what the node's formulas give
    """

    __slots__ = ("forward", "gradients", "least", "run", "start")

    def __init__(self) -> None:
        self.least = _LEAST
        self.start: Callable[[], Sequence[Callable[..., Any]] | None] = lambda: None
        self.run, self.forward, self.gradients = map(self._first, range(3))

    def _first(self, i: int) -> Callable[..., Any]:
        """What the first call goes to, which finds out."""

        def call(*args: Any) -> Any:
            found = self.start()
            if found is None:
                self.least = sys.maxsize
                found = _not_run, _forward, _gradients
            self.run, self.forward, self.gradients = found
            return found[i](*args)

        return call


def _not_run(name: str, args: Sequence[Any]) -> Any:
    return NotImplemented


def _forward(op: Any, *args: Any) -> Any:
    return op.on_arrays(args)


def _gradients(node: Any, saved: Any, grad: Any, needs: Any) -> Any:
    return node.on_arrays(saved, grad, needs)


NATIVE = Native()


def in_native_loops(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, run by the native loops of its name where its first argument is a large array.

    It takes arguments by position. What is small for native loops is small for blocks as well: of
    a kernel `in_blocks` the function itself is called then.
    """
    name = kernel.__name__
    small = getattr(kernel, "__wrapped__", kernel)

    @wraps(kernel)
    def run(x: Any, *args: Any) -> Any:
        if x.__class__ is not np.ndarray or x.size < _LEAST:
            return small(x, *args)
        if x.size >= NATIVE.least:
            found = NATIVE.run(name, (x, *args))
            if found is not NotImplemented:
                return found
        return kernel(x, *args)

    return run
