"""Matrices filled by one loop, and products with one matrix: the steps of recurrences; and rows
that are added where an index says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import Any

import numpy as np

from autograd.compile.backend_native.text import builtin_of, native_units, nests_of
from autograd.compile.ir.graph import Graph
from autograd.compile.ir.rewriting import Builder
from autograd.compile.lowering.symbols import Symbol
from autograd.compile.schedule.fuse import Group
from autograd.compile.settings import Settings
from autograd.kernels.large import Part
from autograd.native.nest import (
    Accumulate,
    Array,
    Begin,
    Combine,
    Compute,
    Kernel,
    Local,
    Loop,
    Read,
    Statement,
    Write,
)
from autograd.native.operations import is_known

_TURNS = 4
"""Rows of a product that are computed side by side: with more, sums do not stay in registers."""
LANES = {"f": 16, "d": 8}
"""Elements of a row that one turn computes."""


# ---- filling -------------------------------------------------------------------------------------


def fill_rows(rule: Callable[..., Any], given: Sequence[Any], results: Sequence[Any]) -> bool:
    """Makes `results` what ``rule(*given)`` is. Returns False, and does nothing, where they do not
    suit.

    given, results  matrices of one shape, and `Part`s of some; a result may be where one of
                    `given` is
    """
    places = [*given, *results]
    arrays = [x.array if x.__class__ is Part else x for x in places]
    dtype = arrays[0].dtype
    if any(x.dtype != dtype or not x.flags.carray for x in arrays) or not is_known(dtype):
        return False
    parts = tuple([x.number if x.__class__ is Part else None for x in places])
    lengths = [x.array.shape[1] for x in places if x.__class__ is Part]
    loop = _loop(rule, dtype, parts, len(given))
    rows, columns = arrays[-1].shape[0], arrays[-1].shape[-1]
    loop(0, rows, 0, rows, columns, 1, *lengths, *arrays)
    return True


@lru_cache(maxsize=64)
def _loop(
    rule: Callable[..., Any], dtype: np.dtype[Any], parts: Sequence[int | None], count: int
) -> Any:
    return builtin_of(kernel_of(rule, dtype, parts, count))


def kernel_of(
    rule: Callable[..., Any], dtype: np.dtype[Any], parts: Sequence[int | None], count: int
) -> Kernel:
    """The nest of a rule of `count` matrices, over rows and columns.

    parts  of what it reads and writes the numbers of `Part`s
    """
    graph, builder = Graph(), Builder()
    inputs = [graph.input((1 << 16,), dtype) for _ in range(count)]
    found = rule(*[Symbol(x, builder) for x in inputs])
    graph.steps, graph.outputs = builder.steps, [x.value for x in found]
    (group,) = native_units(graph, Settings(backend="native"))
    assert isinstance(group, Group)
    nests = nests_of("fill_rows", group, graph.uses())
    place = {id(array): inputs.index(x) for (x, _, _), array in nests.given.items()}
    place.update({id(nests.results[x]): count + k for k, x in enumerate(graph.outputs)})
    lengths = {k: f"m{k}" for k, part in enumerate(parts) if part is not None}
    arrays = [
        Array(f"a{k}", dtype, (0, 1), written=k >= count, part=part, parts=lengths.get(k, ""))
        for k, part in enumerate(parts)
    ]
    (rows,) = nests.kernel.body
    assert isinstance(rows, Loop)

    def moved(statement: Statement) -> Statement:
        if isinstance(statement, Read | Write):
            return replace(statement, array=arrays[place[id(statement.array)]])
        return statement

    body = [Loop(0, [Loop(1, [moved(each) for each in rows.body])])]
    return Kernel("fill_rows", 2, [], arrays, [], body, list(lengths.values()))


# ---- products ------------------------------------------------------------------------------------


def multiplier(matrix: np.ndarray) -> Callable[..., bool] | None:
    """A function ``multiply(x, out, added)`` that makes `out` what ``x @ matrix`` is, and adds
    `added` if it is not None. It returns False, and does nothing, where they do not suit. None for
    a matrix that is left to BLAS.

    BLAS copies the matrix into an order of its own each time: here that is done once.
    """
    dtype, (inner, columns) = matrix.dtype, matrix.shape
    lanes = LANES.get(dtype.char, 0)
    if not lanes or not inner or columns % lanes or not dtype.isnative:
        return None
    strips = np.ascontiguousarray(matrix.reshape(inner, -1, lanes).swapaxes(0, 1))

    def multiply(x: np.ndarray, out: np.ndarray, added: np.ndarray | None) -> bool:
        arrays = (x, out) if added is None else (x, out, added)
        if any(each.dtype != dtype or not each.flags.c_contiguous for each in arrays):
            return False
        rows = len(x)
        sizes = rows, len(strips), inner, lanes
        taken = [each.reshape(rows, len(strips), lanes) for each in arrays[1:]]
        product = _product(dtype, added is not None)
        product(0, rows, 0, *sizes, 1, x, strips, *taken)
        return True

    return multiply


@lru_cache
def _product(dtype: np.dtype[Any], adds: bool) -> Any:
    return builtin_of(product_kernel(dtype, adds))


def product_kernel(dtype: np.dtype[Any], adds: bool) -> Kernel:
    """The nest: for strips of columns, as wide as vectors, and for rows the sum of products."""
    x, weight, total, more, both = (Local(n, dtype) for n in ("x", "w", "total", "more", "both"))
    matrix, strips = Array("matrix", dtype, (0, 2)), Array("strips", dtype, (1, 2, 3))
    out = Array("out", dtype, (0, 1, 3), written=True)
    added = Array("added", dtype, (0, 1, 3))
    terms = [Read(weight, strips), Read(x, matrix), Combine(total, "add", x, weight)]
    body: list[Statement] = [Begin(total, "add"), Loop(2, terms)]
    if adds:
        body += [Read(more, added), Compute(both, "add", (total, more)), Write(out, both)]
    else:
        body.append(Write(out, total))
    rows = Loop(0, [Loop(3, body, wide=True)], turns=_TURNS)
    arrays = [matrix, strips, out, *[added] * adds]
    return Kernel("product", 4, [], arrays, [], [Loop(1, [rows])])


def add_rows(out: np.ndarray, places: np.ndarray, values: np.ndarray) -> bool:
    """Adds the rows of the matrix `values` to those of `out` at `places`, one after the other.
    Returns False, and does nothing, for numbers that do not suit.

    places: from 0 to less than the rows of `out`
    """
    if not (is_known(values.dtype) and is_known(out.dtype) and values.dtype.kind == "f"):
        return False
    if len(places):
        rows, length = values.shape
        sizes = rows, length, 1, len(out)
        add = _adding_loop(out.dtype, values.dtype)
        add(0, rows, 0, *sizes, places.astype(np.int64, copy=False), values, out)
    return True


@lru_cache
def _adding_loop(dtype: np.dtype[Any], added: np.dtype[Any]) -> Any:
    return builtin_of(adding_kernel(dtype, added))


def adding_kernel(dtype: np.dtype[Any], added: np.dtype[Any]) -> Kernel:
    """The nest: for each row its place, and then its elements."""
    row, number = Local("row", np.dtype(np.int64)), Local("number_", added)
    places = Array("places", row.dtype, (0,))
    values = Array("values", added, (0, 1))
    out = Array("out", dtype, (1,), written=True, row=row, rows="m0")
    elements = [Read(number, values), Accumulate(out, "add", number)]
    body = [Loop(0, [Read(row, places), Loop(1, elements)])]
    return Kernel("add_rows", 2, [], [places, values, out], [], body, ["m0"])
