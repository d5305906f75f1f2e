"""Kernels on large arrays as native loops, where these are there.

What a kernel computes as a loop stands in `autograd.kernels._loops`; what makes programs of it is
above kernels, and is put in place by `autograd.surface`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial, wraps
from typing import Any, NamedTuple

import numpy as np

from autograd.base.allocation import keep_freed_memory
from autograd.kernels.threads import is_helping, workers

__all__ = ["LANES", "NATIVE", "Part", "Product", "Step", "in_native_loops"]

_LEAST = 1 << 14
_SHARED = 1 << 18
LANES = {"f": 16, "d": 8}
"""Elements of a row that one turn of a native loop computes."""


class Part(NamedTuple):
    """A matrix whose rows stand beside those of others: ``array[..., number, :]``."""

    array: np.ndarray
    number: int


class Product(NamedTuple):
    """A stage of a recurrence: all of `results` become ``x @ matrix``, and `added` if it is given.

    strips  (strips, inner, columns of each), the matrix as ``NATIVE.strips`` gives it
    added   a matrix, or a vector that is added to each row
    """

    x: np.ndarray
    strips: np.ndarray
    results: Sequence[np.ndarray]
    added: np.ndarray | None = None


class Step(NamedTuple):
    """A stage of a recurrence: `results`, of which some may be among `given`, become what
    ``rule(*given)`` is, without what it gives beyond them."""

    rule: Callable[..., Any]
    given: Sequence[np.ndarray | Part]
    results: Sequence[np.ndarray | Part]


class Loops(NamedTuple):
    """What computes large arrays; by default NumPy does.

    run        ``run(name, args)``: what a kernel gives, or NotImplemented
    forward    ``forward(op, *args)``: what the forward of a row gives
    written    ``written(op, target, *args)`` writes what the forward gives into its first argument;
               False if it does not
    gradients  ``gradients(node, saved, grad, needs)``: what the formulas of a node give
    add_rows   ``add_rows(out, places, values, ufunc="add")`` adds rows to those of `out`, or
               combines them; False if it does not
    mix_rows   ``mix_rows(x, places, weights, out)`` sums up weighted rows; False if it does not
    move       ``move(how, whole, axis, index, part)`` is ``_moved`` of `kernels.indexing.places`
    sample     ``sample(how, x, weights, places, y)`` computes what `how` says of
               `kernels.conv.resampling`; False if it does not
    update     ``update(rule, numbers, arrays)`` makes an optimizer's step; False if it does not
    strips     ``strips(matrix)``: the matrix of a `Product`, or None where it does not suit
    recur      ``recur(stages, rows, down)`` runs all times of a recurrence; False if it does not
    filtered   ``filtered(x, w, bias, slide, threads)``: a convolution's output, or None
    correlated ``correlated(x, y, slide, groups, threads)``: the gradient of its weight, or None
    copied     ``copied(x)``: a copy in C order, or None
    filled     ``filled(x, value)`` makes all elements of `x` one number; False if it does not
    cast       ``cast(x, dtype)``: numbers of half precision as others, or others as such; or None
    added      ``added(x, y)`` adds `y`, of the same shape and dtype, to `x`; False if it does not
    """

    run: Callable[..., Any] = lambda name, args: NotImplemented
    forward: Callable[..., Any] = lambda op, *args: op.on_arrays(args)
    written: Callable[..., bool] = lambda op, *args: False
    gradients: Callable[..., Any] = lambda node, *args: node.on_arrays(*args)
    add_rows: Callable[..., bool] = lambda *args: False
    mix_rows: Callable[..., bool] = lambda *args: False
    move: Callable[..., bool] = lambda *args: False
    sample: Callable[..., bool] = lambda *args: False
    update: Callable[..., bool] = lambda *args: False
    strips: Callable[..., Any] = lambda matrix: None
    recur: Callable[..., bool] = lambda *args: False
    filtered: Callable[..., Any] = lambda *args: None
    correlated: Callable[..., Any] = lambda *args: None
    copied: Callable[..., Any] = lambda x: None
    filled: Callable[..., bool] = lambda x, value: False
    cast: Callable[..., Any] = lambda x, dtype: None
    added: Callable[..., bool] = lambda *args: False


class Native:
    """It has what `Loops` has, found out when one of its functions is first called.

    A `__getattr__` would make `least` slow to read, which each call of a row does.

    least   elements from which on it is asked
    shared  those from which on it is asked for one quick pass over memory, which NumPy makes as
            quickly, but in one thread
    start   gives the native loops; None where there are none
    """

    def __init__(self) -> None:
        self.least, self.shared = _LEAST, _SHARED
        self.start: Callable[[], Loops | None] = lambda: None
        self._take({name: partial(self._begin, name) for name in Loops._fields})

    def _take(self, functions: dict[str, Callable[..., Any]]) -> None:
        for name, function in functions.items():  # `vars` would slow down reads
            setattr(self, name, function)

    def _begin(self, name: str, *args: Any) -> Any:
        keep_freed_memory()
        found = self.start()
        if found is None or (workers(False) == 1 and not is_helping()):
            self.shared = sys.maxsize
        if found is None:
            self.least, found = sys.maxsize, Loops()
        self._take(found._asdict())
        return getattr(self, name)(*args)


NATIVE: Any = Native()


def in_native_loops(
    kernel: Callable[..., Any], suits: Callable[..., bool] | None = None
) -> Callable[..., Any]:
    """`kernel`, run by the native loops of its name where its first argument is a large array.

    It takes arguments by position. What is small for native loops is small for blocks as well: of
    a kernel `in_blocks` the function itself is called then.

    suits  of the same arguments, where loops are the quickest; everywhere without it
    """
    name = kernel.__name__
    small = getattr(kernel, "__wrapped__", kernel)

    @wraps(kernel)
    def run(x: Any, *args: Any) -> Any:
        if x.__class__ is not np.ndarray or x.size < _LEAST:
            return small(x, *args)
        if x.size >= NATIVE.least and (suits is None or suits(x, *args)):
            found = NATIVE.run(name, (x, *args))
            if found is not NotImplemented:
                return found
        return kernel(x, *args)

    return run
