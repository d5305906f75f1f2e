"""All times of a recurrence as one native function: products with matrices, and steps by a rule."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from autograd.base.record import replace
from autograd.compile.backend_native.text import builtin_of, native_units, nests_of
from autograd.compile.ir.graph import Graph, Value
from autograd.compile.ir.rewriting import Builder
from autograd.compile.lowering.symbols import Symbol
from autograd.compile.schedule.fuse import Group
from autograd.compile.settings import Settings
from autograd.kernels.large import LANES, Part, Product, Step
from autograd.native import nest as ir

_ROWS, _TIMES = 0, 1
"""The axes of all stages."""
_TURNS = 4
"""Rows of a product that are computed side by side: with more, sums do not stay in registers."""
_STAYS = 1 << 18
"""Elements of a matrix that stays in the cache, in whatever order it is read."""


def strips(matrix: np.ndarray) -> np.ndarray | None:
    """The columns of a matrix in strips as wide as a turn of a loop, each a matrix by itself, or
    one strip of all of them. None for a matrix that is left to BLAS.

    BLAS copies the matrix into an order of its own each time: here that is done once.
    """
    dtype, (inner, columns) = matrix.dtype, matrix.shape
    lanes = LANES.get(dtype.char, 0)
    if not lanes or not inner or not columns or not dtype.isnative:
        return None
    if columns % lanes:
        if matrix.size > _STAYS:
            return None
        lanes = columns
    return np.ascontiguousarray(matrix.reshape(inner, -1, lanes).swapaxes(0, 1))


def recur(stages: Sequence[Product | Step], rows: range, down: bool) -> bool:
    """Runs all stages for the first time, then for the next one, or `down` from the last one.

    rows  those that are computed: others may be computed in other threads

    All arrays are contiguous and of one dtype, single or double precision: matrices, and stacks of
    a matrix for each time. Without stacks there is one time.
    """
    planned = [_planned_product(x) if isinstance(x, Product) else _planned_step(x) for x in stages]
    arrays = [array for each in planned for array in each.arrays]
    loop = _loop(arrays[0].dtype, down, *[each.plan for each in planned])
    outer = (planned[0].rows, max(each.times for each in planned))
    sizes = [size for each in planned for size in each.sizes]
    lengths = [length for each in planned for length in each.lengths]
    loop(rows.start, rows.stop, 0, *outer, *sizes, 1, *lengths, *arrays)
    return True


# ---- plans ---------------------------------------------------------------------------------------


class _ProductPlan(NamedTuple):
    """What of a product its loops depend on: which matrices are stacks, and of `added`, None if
    there is none, the dimensions."""

    x: bool
    results: tuple[bool, ...]
    added: int | None


class _StepPlan(NamedTuple):
    """The same of a step: of each matrix whether it is a stack, and which part it is, if it is."""

    rule: Callable[..., Any]
    given: tuple[tuple[bool, int | None], ...]
    results: tuple[tuple[bool, int | None], ...]


class _Planned(NamedTuple):
    """A stage's plan, its arrays, the lengths of its own axes, the numbers of parts, and how many
    rows and times its arrays have."""

    plan: _ProductPlan | _StepPlan
    arrays: list[np.ndarray]
    sizes: tuple[int, ...]
    lengths: list[int]
    rows: int
    times: int


def _planned_product(stage: Product) -> _Planned:
    x, matrix, results, added = stage
    shape = matrix.shape[::2]
    outs = [each.reshape(*each.shape[:-1], *shape) for each in results]
    more = [] if added is None else [added.reshape(*added.shape[:-1], *shape)]
    plan = _ProductPlan(
        x.ndim == 3, tuple([y.ndim == 3 for y in results]), None if added is None else added.ndim
    )
    times = max([len(each) if each.ndim == 3 else 1 for each in (x, *results)])
    return _Planned(plan, [x, matrix, *outs, *more], matrix.shape, [], x.shape[-2], times)


def _planned_step(stage: Step) -> _Planned:
    arrays: list[np.ndarray] = []
    places: list[tuple[bool, int | None]] = []
    lengths: list[int] = []
    times, rows, width = 1, 0, 0
    for x in (*stage.given, *stage.results):
        array, number = x if isinstance(x, Part) else (x, None)
        *outer, rows, width = array.shape
        if number is not None:
            lengths.append(rows)
            *outer, rows = outer
        if outer:
            (times,) = outer
        arrays.append(array)
        places.append((bool(outer), number))
    given = len(stage.given)
    plan = _StepPlan(stage.rule, tuple(places[:given]), tuple(places[given:]))
    return _Planned(plan, arrays, (width,), lengths, rows, times)


# ---- nests ---------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _loop(dtype: np.dtype[Any], down: bool, *plans: _ProductPlan | _StepPlan) -> Any:
    return builtin_of(kernel_of(dtype, down, *plans))


def kernel_of(dtype: np.dtype[Any], down: bool, *plans: _ProductPlan | _StepPlan) -> ir.Kernel:
    """The nest of these stages: along 0 rows, along 1 times, then the axes of the stages."""
    arrays: list[ir.Array] = []
    body: list[ir.Loop] = []
    axis = _TIMES + 1
    for k, plan in enumerate(plans):
        if isinstance(plan, _ProductPlan):
            loop, more = _product(plan, dtype, f"s{k}", axis)
            axis += 3
        else:
            loop, more = _step(plan, dtype, f"s{k}", axis)
            axis += 1
        body.append(loop)
        arrays += more
    lengths = [array.parts for array in arrays if array.parts]
    return ir.Kernel("recur", axis, [], arrays, [], [ir.Loop(_TIMES, body, down=down)], lengths)


def _axes(stacked: bool) -> tuple[int, ...]:
    return (_TIMES, _ROWS) if stacked else (_ROWS,)


def _product(
    plan: _ProductPlan, dtype: np.dtype[Any], name: str, first: int
) -> tuple[ir.Loop, list[ir.Array]]:
    """For strips of columns, as wide as vectors, and for rows the sum of products."""
    strip, inner, column = range(first, first + 3)
    x, weight, total, more, found = (
        ir.Local(f"{n}_{name}", dtype) for n in ("x", "w", "total", "more", "found")
    )
    matrix = ir.Array(f"{name}_x", dtype, (*_axes(plan.x), inner))
    strips_ = ir.Array(f"{name}_strips", dtype, (strip, inner, column))
    outs = [
        ir.Array(f"{name}_out{k}", dtype, (*_axes(stacked), strip, column), written=True)
        for k, stacked in enumerate(plan.results)
    ]
    arrays = [matrix, strips_, *outs]
    terms = [ir.Read(weight, strips_), ir.Read(x, matrix), ir.Combine(total, "add", x, weight)]
    body: list[ir.Statement] = [ir.Begin(total, "add"), ir.Loop(inner, terms)]
    value = total
    if plan.added is not None:
        along = () if plan.added == 1 else _axes(plan.added == 3)
        added = ir.Array(f"{name}_added", dtype, (*along, strip, column))
        body += [ir.Read(more, added), ir.Compute(found, "add", (total, more))]
        arrays.append(added)
        value = found
    body += [ir.Write(out, value) for out in outs]
    rows = ir.Loop(_ROWS, [ir.Loop(column, body, wide=True)], turns=_TURNS)
    return ir.Loop(strip, [rows]), arrays


def _step(
    plan: _StepPlan, dtype: np.dtype[Any], name: str, column: int
) -> tuple[ir.Loop, list[ir.Array]]:
    """The loop that the rule is for matrices, over those of a step."""
    graph, builder = Graph(), Builder()
    inputs = [graph.input((1 << 16,), dtype) for _ in plan.given]
    found = plan.rule(*[Symbol(x, builder) for x in inputs])
    outputs = [x.value for x in found[: len(plan.results)]]
    graph.steps, graph.outputs = builder.steps, [x for x in outputs if x not in inputs]
    (group,) = native_units(graph, Settings(backend="native"))
    assert isinstance(group, Group)
    nests = nests_of(name, group, graph.uses())
    arrays = [
        ir.Array(
            f"{name}_{k}", dtype, (*_axes(stacked), column), written=k >= len(inputs), part=part,
            parts="" if part is None else f"{name}_parts{k}",
        )
        for k, (stacked, part) in enumerate((*plan.given, *plan.results))
    ]  # fmt: skip
    reads = {id(array): x for (x, _, _), array in nests.given.items()}
    writes = {id(array): x for x, array in nests.results.items()}
    places: dict[Value, list[ir.Array]] = {}
    for x, array in zip(outputs, arrays[len(inputs) :], strict=True):
        places.setdefault(x, []).append(array)

    def moved(statement: ir.Statement) -> Iterator[ir.Statement]:
        match statement:
            case ir.Read(local, array):
                x = reads[id(array)]
                yield replace(statement, array=arrays[inputs.index(x)])
                yield from (ir.Write(each, local) for each in places.get(x, []))
            case ir.Write(array, value):
                yield from (ir.Write(each, value) for each in places[writes[id(array)]])
            case _:
                yield statement

    (rows,) = nests.kernel.body
    assert isinstance(rows, ir.Loop)
    body = [each for statement in rows.body for each in moved(statement)]
    return ir.Loop(_ROWS, [ir.Loop(column, body)]), arrays
