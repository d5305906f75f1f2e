"""Update rules of optimizers as native loops: one pass over parameter, gradient and state, which
are written where they are.

A loop is made once of a rule and its choices, by running it on cells in the place of arrays. Sizes
and numbers, which may be others in each step, are its parameters. The rule's arithmetic is left as
it is, so that the bits are those of NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from autograd.array.written import Written
from autograd.compile.backend_native.sharing import run_native
from autograd.compile.backend_native.text import builtin_of, native_units, nests_of
from autograd.compile.backend_numpy.runtime import thread_count
from autograd.compile.ir.graph import Graph
from autograd.compile.ir.rewriting import Builder
from autograd.compile.lowering.symbols import Symbol
from autograd.compile.schedule.fuse import Group
from autograd.compile.settings import Settings
from autograd.native.operations import is_known

if TYPE_CHECKING:
    from autograd.optim.passes import Update

_ELEMENTS = 1 << 16
"""Elements for each thread, at least."""


class _Loop(NamedTuple):
    """function: the machine code; numbers, arrays: which of those given it takes, in order."""

    function: Callable[..., None]
    numbers: Sequence[int]
    arrays: Sequence[int]


def update(rule: Update, numbers: Sequence[Any], arrays: Sequence[np.ndarray]) -> bool:
    """Calls ``rule(numbers, *arrays, *scratch)``, of vectors of one length, by one loop. Returns
    False, and does nothing, if they do not suit: a gradient in the parameter's memory does not."""
    dtype = arrays[0].dtype
    if not is_known(dtype) or np.may_share_memory(arrays[0], arrays[1]):
        return False
    if any(x.dtype != dtype or type(x) is not np.ndarray or not x.flags.carray for x in arrays):
        return False
    loop = _loop(rule, dtype, len(numbers), len(arrays))
    size = len(arrays[0])
    blocks = -(-size // _ELEMENTS)
    given = [*[float(numbers[i]) for i in loop.numbers], *[arrays[i] for i in loop.arrays]]
    if blocks == 1:
        loop.function(0, size, 0, size, 1, *given)
    else:
        scratch: list[list[Any]] = [[]] * thread_count(None, blocks)
        run_native(loop.function, size, _ELEMENTS, scratch, (size, blocks, *given))
    return True


@lru_cache(maxsize=256)
def _loop(rule: Update, dtype: np.dtype[Any], numbers: int, count: int) -> _Loop:
    graph, builder = Graph(), Builder()
    singles = [graph.input((), dtype) for _ in range(numbers)]
    arrays = [graph.input((_ELEMENTS,), dtype) for _ in range(count)]
    cells = [_Cell(Symbol(x, builder)) for x in graph.inputs]
    rule(cells[:numbers], *cells[numbers:], *[_Cell() for _ in range(rule.scratch)])
    found = [cell.value.value for cell in cells[numbers:]]
    written = {value: old for value, old in zip(found, arrays, strict=True) if value is not old}
    graph.steps, graph.outputs = builder.steps, list(written)
    (group,) = native_units(graph, Settings(backend="native"))
    assert isinstance(group, Group)
    nests = nests_of("update", group, graph.uses())
    taken = [*[value for value, _, _ in nests.given], *[written[x] for x in nests.results]]
    return _Loop(
        builtin_of(nests.kernel),
        [singles.index(x) for x in nests.numbers],
        [arrays.index(x) for x in taken],
    )


class _Cell(Written):
    """In the place of an array that may be written: a symbol, another one after each write."""

    def clip(self, low: Any, high: Any, out: Written) -> None:
        """Writes all elements, within limits."""
        out.value = np.minimum(np.maximum(self.value, low.value), high.value)
