"""Kernels on large arrays as native loops, where these are there.

What a kernel computes as a loop stands in `autograd.kernels._loops`; what makes programs of it is
above kernels, and is put in place by `autograd.surface`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import wraps
from typing import Any, NamedTuple

import numpy as np

__all__ = ["NATIVE", "Part", "in_native_loops"]

_LEAST = 1 << 14


class Part(NamedTuple):
    """A matrix whose rows stand beside those of others: ``array[:, number]``."""

    array: np.ndarray
    number: int


class Loops(NamedTuple):
    """What computes large arrays.

    run        ``run(name, args)``: what a kernel gives, or NotImplemented
    forward    ``forward(op, *args)``: what the forward of a row gives
    gradients  ``gradients(node, saved, grad, needs)``: what the formulas of a node give
    add_rows   ``add_rows(out, places, values)`` adds rows to those of `out`; False if it does not
    update     ``update(rule, numbers, arrays)`` makes an optimizer's step; False if it does not
    fill_rows  ``fill_rows(rule, given, results)`` makes matrices what a rule of others is, or False
    multiplier ``multiplier(matrix)`` gives a function that multiplies few rows by it, or None
    filtered   ``filtered(x, w, bias, slide, threads)``: a convolution's output, or None
    correlated ``correlated(x, y, slide, threads)``: the gradient of its weight, or None
    """

    run: Callable[..., Any]
    forward: Callable[..., Any]
    gradients: Callable[..., Any]
    add_rows: Callable[..., bool]
    update: Callable[..., bool]
    fill_rows: Callable[..., bool]
    multiplier: Callable[..., Any]
    filtered: Callable[..., Any]
    correlated: Callable[..., Any]


_OF_NUMPY = Loops(
    run=lambda name, args: NotImplemented,
    forward=lambda op, *args: op.on_arrays(args),
    gradients=lambda node, saved, grad, needs: node.on_arrays(saved, grad, needs),
    add_rows=lambda *args: False,
    update=lambda *args: False,
    fill_rows=lambda *args: False,
    multiplier=lambda matrix: None,
    filtered=lambda *args: None,
    correlated=lambda *args: None,
)


class _Found:
    """A function of `Loops`, found out when it is first asked for.

    A `__getattr__` of `Native` would make `least` slow to read, which each call of a row does.
    """

    __slots__ = ("name",)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, native: Native, owner: type) -> Any:
        found = native.start()
        if found is None:
            native.least, found = sys.maxsize, _OF_NUMPY
        vars(native).update(found._asdict())
        return getattr(native, self.name)


class Native:
    """What computes large arrays, found out when it is first asked for: it has what `Loops` has.

    least  elements from which on it is asked
    start  gives the native loops; None where there are none
    """

    run: Any = _Found()
    forward: Any = _Found()
    gradients: Any = _Found()
    add_rows: Any = _Found()
    update: Any = _Found()
    fill_rows: Any = _Found()
    multiplier: Any = _Found()
    filtered: Any = _Found()
    correlated: Any = _Found()

    def __init__(self) -> None:
        self.least = _LEAST
        self.start: Callable[[], Loops | None] = lambda: None


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
