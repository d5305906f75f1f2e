"""Kernels on large arrays as native loops, where these are there.

What a kernel computes as a loop stands in `autograd.kernels._loops`; what makes programs of it is
above kernels, and is put in place by `autograd.surface`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

__all__ = ["NATIVE", "in_native_loops", "native_np"]

_LEAST = 1 << 14


class Native:
    """How large arrays are computed.

    least      elements from which on native loops are asked
    start      gives `run` and `gradients`; None where there are no native loops
    run        ``run(name, args)`` of a kernel or a ufunc; it may give NotImplemented
    gradients  ``gradients(node, saved, grad, needs)``: what the node's formulas give
    """

    __slots__ = ("gradients", "least", "run", "start")

    def __init__(self) -> None:
        self.least = _LEAST
        self.start: Callable[[], tuple[Callable[..., Any], Callable[..., Any]] | None]
        self.start = lambda: None
        self.run: Callable[..., Any] = self._run_first
        self.gradients: Callable[..., Any] = self._first_gradients

    def _start(self) -> None:
        found = self.start()
        if found is None:
            self.least = sys.maxsize
            found = _not_run, _by_arrays
        self.run, self.gradients = found

    def _run_first(self, *args: Any) -> Any:
        self._start()
        return self.run(*args)

    def _first_gradients(self, *args: Any) -> Any:
        self._start()
        return self.gradients(*args)


def _not_run(name: str, args: tuple[Any, ...]) -> Any:
    return NotImplemented


def _by_arrays(node: Any, saved: Any, grad: Any, needs: Any) -> Any:
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


class _Functions:
    """NumPy's functions on large arrays, by native loops where there are some."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = getattr(np, name)

        def call(*args: Any) -> Any:
            found = NATIVE.run(name, args)
            return function(*args) if found is NotImplemented else found

        setattr(self, name, call)
        return call


native_np = _Functions()
