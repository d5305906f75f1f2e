"""Loop distribution: one loop over rows becomes several, one behind the other.

What is one number for a row is computed for one row at a time, and a function such as exp takes ten
times as long for one number as for each of many side by side. So where rows are short, what comes
before such functions is done for all rows of a block, then the functions, as a loop of their own
over the rows, and then what comes behind them. Numbers that go from one of these loops to another
lie in scratch memory. (Kennedy and McKinley, "Loop distribution with arbitrary control flow",
Supercomputing 1990.)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

import numpy as np

from autograd.native import nest as ir
from autograd.native.vectors import FUNCTIONS

_SHORT = 512
"""Elements of a row beside which functions of one number do not count."""


def distribute(
    body: Sequence[ir.Statement], elements: int, scratch: Callable[[np.dtype[Any]], ir.Array]
) -> list[ir.Statement]:
    """What is done for each row as loops over the rows.

    elements  how many elements a row has
    scratch   makes scratch memory for a number of each row
    """
    parts = _parts(body) if elements <= _SHORT else [list(body)]
    if len(parts) == 1 or _share_memory(parts):
        return [ir.Loop(0, body)]
    home = {local: k for k, part in enumerate(parts) for local in ir.locals_of(part)}
    given = [
        [x for x in ir.outside_of(list(ir.statements(part))) if home.get(x, k) != k]
        for k, part in enumerate(parts)
    ]
    arrays = {x: scratch(x.dtype) for x in dict.fromkeys(x for each in given for x in each)}
    loops: list[ir.Statement] = []
    for k, part in enumerate(parts):
        before = [ir.Read(x, arrays[x]) for x in given[k]]
        after = [ir.Write(array, x) for x, array in arrays.items() if home[x] == k]
        loops.append(ir.Loop(0, [*before, *part, *after]))
    return loops


def _parts(body: Sequence[ir.Statement]) -> list[list[ir.Statement]]:
    """The statements, cut in front of and behind those that compute functions of one number."""
    begins = [each for each in body if isinstance(each, ir.Begin)]
    parts: list[list[ir.Statement]] = []
    for _, found in groupby([x for x in body if not isinstance(x, ir.Begin)], _is_loop):
        part = list(found)
        if parts and not _are_many(parts[-1]) and not _are_many(part):
            parts[-1] += part
        else:
            parts.append(part)
    for begin in begins:
        part = next(p for p in parts if any(_adds_to(x, begin.local) for x in ir.statements(p)))
        part.insert(0, begin)
    return parts


def _is_loop(statement: ir.Statement) -> bool:
    return isinstance(statement, ir.Loop)


def _adds_to(statement: ir.Statement, local: ir.Local) -> bool:
    return (isinstance(statement, ir.Combine) and statement.local is local) or (
        isinstance(statement, ir.Running) and statement.total is local
    )


def _are_many(part: Sequence[ir.Statement]) -> bool:
    """Whether statements are functions of one number that can as well be of several."""
    names = {each.name for each in part if isinstance(each, ir.Compute)}
    return not names.isdisjoint(FUNCTIONS) and all(map(_is_of_row, part))


def _is_of_row(statement: ir.Statement) -> bool:
    match statement:
        case ir.Read(_, array):
            return array.lengths is None and set(array.axes) <= {0} and array.row is None
        case ir.Write(array):
            return array.axes == (0,)
    return isinstance(statement, ir.Compute | ir.Cast | ir.Combine)


def _share_memory(parts: Sequence[Sequence[ir.Statement]]) -> bool:
    """Whether one of them writes what has room for one row only, and another one reads it."""
    touched = [
        {x.array for x in ir.statements(part) if isinstance(x, ir.Read | ir.Write | ir.Accumulate)}
        for part in parts
    ]
    stores = [x for part in parts for x in ir.statements(part)]
    written = {x.array for x in stores if isinstance(x, ir.Write | ir.Accumulate)}
    of_one = [x for x in written if 0 not in x.axes and not x.partial]
    return any(sum(x in each for each in touched) > 1 for x in of_one)
