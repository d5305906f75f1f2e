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

__all__ = ["LARGE", "in_native_loops", "large_np"]


class Large:
    """How large arrays are computed.

    least      elements from which on native loops are asked
    start      gives `run` and `gradients`; None where there are no native loops
    run        ``run(name, args, keywords)`` of a kernel or a ufunc; it may give NotImplemented
    gradients  ``gradients(node, saved, grad, needs)``: what the node's formulas give
    """

    __slots__ = ("gradients", "least", "run", "start")

    def __init__(self) -> None:
        self.least = 1 << 14
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


def _not_run(name: str, args: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
    return NotImplemented


def _by_arrays(node: Any, saved: Any, grad: Any, needs: Any) -> Any:
    return node.on_arrays(saved, grad, needs)


LARGE = Large()


def in_native_loops(kernel: Callable[..., Any]) -> Callable[..., Any]:
    """`kernel`, run by the native loops of its name where its first argument is a large array."""
    name = kernel.__name__

    @wraps(kernel)
    def run(x: Any, *args: Any, **keywords: Any) -> Any:
        if x.__class__ is np.ndarray and x.size >= LARGE.least:
            found = LARGE.run(name, (x, *args), keywords)
            if found is not NotImplemented:
                return found
        return kernel(x, *args, **keywords)

    return run


class _Functions:
    """NumPy's functions of large arrays, as native loops where there are some: ``large_np.exp``."""

    def __getattr__(self, name: str) -> Callable[..., Any]:
        function = getattr(np, name)

        def call(*args: Any) -> Any:
            found = LARGE.run(name, args, {})
            return function(*args) if found is NotImplemented else found

        setattr(self, name, call)
        return call


large_np = _Functions()
