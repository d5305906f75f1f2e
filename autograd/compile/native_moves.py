"""Elements picked, put or added where an index along one axis says, rows that are added, copies,
sums in place, and numbers of half precision, as native loops."""

from __future__ import annotations

from functools import lru_cache
from math import prod
from typing import Any

import numpy as np

from autograd.compile.backend_native.sharing import run_native
from autograd.compile.backend_native.text import builtin_of
from autograd.compile.backend_numpy.runtime import thread_count
from autograd.kernels.large import LANES
from autograd.native.entry import Parameter, entry
from autograd.native.jit import load
from autograd.native.nest import (
    Accumulate,
    Array,
    Cast,
    Compute,
    Kernel,
    Local,
    Loop,
    Read,
    Statement,
    Write,
)
from autograd.native.operations import Lanes, is_known
from autograd.native.toolchain import machine

_ELEMENTS = 1 << 16
"""Elements for each thread, at least."""
_COPIES, _FEWEST, _SHORT = 32, 1 << 14, 16
"""Blocks of a copy, at most, the elements of one, at least, and those of a row."""
_INDEX = np.dtype(np.int64)
_MOVES = {
    "pick": "%v = load {0}, ptr %there\n  store {0} %v, ptr %here",
    "store": "%v = load {0}, ptr %here\n  store {0} %v, ptr %there",
}
_COMBINED = """%v = load {{0}}, ptr %here
  %old = load {{0}}, ptr %there
  {}
  store {{0}} %new, ptr %there"""
_EXTREMUM = """%beyond = fcmp {} {{0}} %v, %old
  %odd = fcmp uno {{0}} %v, %v
  %taken = or i1 %beyond, %odd
  %new = select i1 %taken, {{0}} %v, {{0}} %old"""
_UFUNCS = {
    ufunc.__name__: _COMBINED.format(lines)
    for ufunc, lines in (
        (np.add, "%new = fadd {0} %old, %v"),
        (np.multiply, "%new = fmul {0} %old, %v"),
        (np.maximum, _EXTREMUM.format("ogt")),
        (np.minimum, _EXTREMUM.format("olt")),
    )
}
_LAST = "%element = add i64 %place, 0\n  %i.next = add i64 0, 0"
_OTHER = """%row = mul i64 %place, %inner
  %element = add i64 %row, %i
  %i.more = add i64 %i, 1
  %i.end = icmp eq i64 %i.more, %inner
  %i.next = select i1 %i.end, i64 0, i64 %i.more"""
_TEXT = """
define internal void @move(i64 %start, i64 %stop, i64 %number, i64 %lines, i64 %count, i64 %size,
                           i64 %inner, ptr %index, ptr %whole, ptr %part, ptr %stray) {{
  %few = mul i64 %count, %inner
  %many = mul i64 %size, %inner
  br label %line
line:
  %o = phi i64 [ %start, %0 ], [ %o.next, %line.end ]
  %first = mul i64 %o, %few
  %index.line = getelementptr i64, ptr %index, i64 %first
  %part.line = getelementptr {0}, ptr %part, i64 %first
  %base = mul i64 %o, %many
  %whole.line = getelementptr {0}, ptr %whole, i64 %base
  br label %turn
turn:
  %k = phi i64 [ 0, %line ], [ %k.next, %found ]
  %i = phi i64 [ 0, %line ], [ %i.next, %found ]
  %place.at = getelementptr i64, ptr %index.line, i64 %k
  %place = load i64, ptr %place.at
  %exists = icmp ult i64 %place, %size
  br i1 %exists, label %found, label %missing
found:
  {1}
  %there = getelementptr {0}, ptr %whole.line, i64 %element
  %here = getelementptr {0}, ptr %part.line, i64 %k
  {2}
  %k.next = add i64 %k, 1
  %k.more = icmp slt i64 %k.next, %few
  br i1 %k.more, label %turn, label %line.end
line.end:
  %o.next = add i64 %o, 1
  %o.more = icmp slt i64 %o.next, %stop
  br i1 %o.more, label %line, label %end
missing:
  store i64 1, ptr %stray
  br label %end
end:
  ret void
}}
"""


def move(how: str, whole: np.ndarray, axis: int, index: np.ndarray, part: np.ndarray) -> bool:
    """Whether it could "pick" elements of `whole` into `part`, of the shape of `index`, or "store"
    those of `part`, or one number, there, or combine them with what is there by the ufunc of the
    name `how`; an index that is none ends it.

    index: not empty
    """
    part = part if part.ndim else np.full(index.shape, part)
    dtype, before, behind = whole.dtype, whole.shape[:axis], whole.shape[axis + 1 :]
    if (index.shape[:axis], index.shape[axis + 1 :], index.dtype) != (before, behind, _INDEX):
        return False
    if not is_known(dtype) or part.dtype != dtype or (how in _UFUNCS and dtype.kind != "f"):
        return False
    lines, inner, stray = prod(before), prod(behind), np.zeros(1, _INDEX)
    given = [x.reshape(lines, -1, inner) for x in (index, whole, part)]
    sizes = lines, given[0].shape[1], given[1].shape[1], inner
    blocks = max(1, min(lines, index.size // _ELEMENTS))
    scratch: list[list[Any]] = [[]] * thread_count(None, blocks)
    function = _mover(how, dtype, inner == 1)
    run_native(function, lines, -(-lines // blocks), scratch, (*sizes, *given, stray))
    return not stray[0]


@lru_cache
def _mover(how: str, dtype: np.dtype[Any], is_last: bool) -> Any:
    """The machine code for some lines; it notes in `stray` that an index is none, and ends."""
    scalar = Lanes(dtype).scalar if dtype.kind == "f" else f"i{8 * dtype.itemsize}"
    parameters = [
        *[Parameter("integer")] * 7,
        Parameter("array", _INDEX, (3, 4, 6)),
        Parameter("array", dtype, (3, 5, 6), how != "pick"),
        Parameter("array", dtype, (3, 4, 6), how == "pick"),
        Parameter("array", _INDEX, (-1,), True),
    ]
    text = _TEXT.format(
        scalar, _LAST if is_last else _OTHER, (_MOVES | _UFUNCS)[how].format(scalar)
    )
    return load(text + entry("call_move", "move", parameters, [3, 4, 6], True)).builtin("call_move")


# ---- rows ----------------------------------------------------------------------------------------


def add_rows(out: np.ndarray, places: np.ndarray, values: np.ndarray, ufunc: str = "add") -> bool:
    """Adds the rows of the matrix `values` to those of `out` at `places`, one after the other, or
    combines them by another ufunc. Returns False, and does nothing, for numbers that do not suit.

    places: from 0 to less than the rows of `out`
    """
    if not (is_known(values.dtype) and is_known(out.dtype) and values.dtype.kind == "f"):
        return False
    if len(places):
        rows, length = values.shape
        sizes = rows, length, 1, len(out)
        add = _adding_loop(out.dtype, values.dtype, ufunc)
        add(0, rows, 0, *sizes, places.astype(np.int64, copy=False), values, out)
    return True


@lru_cache
def _adding_loop(dtype: np.dtype[Any], added: np.dtype[Any], ufunc: str) -> Any:
    return builtin_of(adding_kernel(dtype, added, ufunc))


def adding_kernel(dtype: np.dtype[Any], added: np.dtype[Any], ufunc: str = "add") -> Kernel:
    """The nest: for each row its place, and then its elements."""
    row, number = Local("row", np.dtype(np.int64)), Local("number_", added)
    places = Array("places", row.dtype, (0,))
    values = Array("values", added, (0, 1))
    out = Array("out", dtype, (1,), written=True, row=row, rows="m0")
    elements = [Read(number, values), Accumulate(out, ufunc, number)]
    body = [Loop(0, [Read(row, places), Loop(1, elements)])]
    return Kernel("add_rows", 2, [], [places, values, out], [], body, ["m0"])


def mix_rows(x: np.ndarray, places: np.ndarray, weights: np.ndarray, out: np.ndarray) -> bool:
    """Makes row p of `out` (P, L) the sum over t of the rows places[t, p] of `x` (R, L) times
    weights[t, p]. Returns False, and does nothing, for numbers that do not suit.

    places: from 0 to less than the rows of `x`
    """
    if {x.dtype, weights.dtype} != {out.dtype} or out.dtype.char not in LANES:
        return False
    taps = [each for tap in zip(places, weights, strict=True) for each in (*tap, x)]
    _share(_mixing_loop(out.dtype, len(places)), [*out.shape], len(x), *taps, out)
    return True


@lru_cache
def _mixing_loop(dtype: np.dtype[Any], taps: int) -> Any:
    return builtin_of(mixing_kernel(dtype, taps))


def mixing_kernel(dtype: np.dtype[Any], taps: int) -> Kernel:
    """The nest: for each row its places and weights, and then its elements."""
    arrays: list[Array] = []
    heads: list[Statement] = []
    terms: list[Statement] = []
    total = Local("none", dtype)
    for k in range(taps):
        row, weight = Local(f"row{k}", _INDEX), Local(f"weight{k}_", dtype)
        x, part, more = (Local(f"{name}{k}_", dtype) for name in ("x", "part", "more"))
        arrays.append(Array(f"places{k}", _INDEX, (0,)))
        arrays.append(Array(f"weights{k}", dtype, (0,)))
        arrays.append(Array(f"x{k}", dtype, (1,), row=row, rows="m0"))
        heads += [Read(row, arrays[-3]), Read(weight, arrays[-2])]
        terms += [Read(x, arrays[-1]), Compute(part, "multiply", (x, weight))]
        if k:
            terms.append(Compute(more, "add", (total, part)))
        total = more if k else part
    out = Array("out", dtype, (0, 1), written=True)
    body = [Loop(0, [*heads, Loop(1, [*terms, Write(out, total)])])]
    return Kernel("mix_rows", 2, [], [*arrays, out], [], body, ["m0"])


# ---- copies and sums -----------------------------------------------------------------------------


def copied(x: np.ndarray) -> np.ndarray | None:
    """A copy in C order of numbers that lie so, and are repeated, if at all, along the first or the
    last dimensions, as in gradients of sums; None for others."""
    given = x[(*[slice(None) if step else slice(1) for step in x.strides], ...)]
    if not (x.size and is_known(x.dtype) and given.flags.c_contiguous):
        return None
    size, length = x.size, 1
    axes: tuple[int, ...] = (0,)
    if given.size == 1:
        axes = ()
    elif given.size < size:
        found = _repeats(x, given.size)
        if found is None:
            return None
        size, length, axes = found
    out = np.empty(x.shape, x.dtype)
    sizes = [size] if axes != (1,) and length == 1 else [size, length]
    values = given.reshape([sizes[axis] for axis in axes])
    _share(_copier(x.dtype, len(sizes), axes), sizes, values, out.reshape(sizes))
    return out


def filled(x: np.ndarray, value: Any) -> bool:
    """Makes all elements of `x` the same number. Returns False, and does nothing, where that does
    not suit."""
    if not (x.flags.forc and x.flags.behaved and x.size and is_known(x.dtype)):
        return False
    number = np.asarray(value, x.dtype)
    if number.ndim:
        return False
    _share(_copier(x.dtype, 1, ()), [x.size], number, x.reshape(-1, order="A"))
    return True


def added(x: np.ndarray, y: np.ndarray) -> bool:
    """Adds `y` to `x`, of its shape and dtype, in place. Returns False, and does nothing, for
    arrays that do not suit."""
    plain = x.flags.carray and y.flags.c_contiguous and y.flags.aligned
    if not (plain and x.size and x.dtype.kind == "f" and is_known(x.dtype)):
        return False
    if np.may_share_memory(x, y):  # NumPy minds which element is read before which is written
        return False
    _share(_adder(x.dtype), [x.size], y.reshape(-1), x.reshape(-1))
    return True


def _share(function: Any, sizes: list[int], *arrays: Any) -> None:
    """Runs a loop over all rows by several threads."""
    rows = sizes[0]
    step = max(1, -(-rows // max(1, min(_COPIES, prod(sizes) // _FEWEST))))
    blocks = -(-rows // step)
    scratch: list[list[Any]] = [[]] * thread_count(None, blocks)
    run_native(function, rows, step, scratch, (*sizes, blocks, *arrays))


def _repeats(x: np.ndarray, count: int) -> tuple[int, int, tuple[int, ...]] | None:
    """`x` as a matrix: its rows, their length, and the axis along which its `count` numbers are."""
    item, times = x.itemsize, x.size // count
    for shape, strides, axis in (((count, times), (item, 0), 0), ((times, count), (0, item), 1)):
        try:
            if shape[1] >= _SHORT and x.reshape(shape, copy=False).strides == strides:
                return (*shape, (axis,))
        except ValueError:
            continue
    return None


@lru_cache
def _copier(dtype: np.dtype[Any], axes: int, given: tuple[int, ...]) -> Any:
    """The loop that fills an array of so many axes with numbers that lie along the `given` ones."""
    number = Local("number_", dtype)
    values, out = Array("values", dtype, given), Array("out", dtype, (0, 1)[:axes], written=True)
    body: list[Statement] = [Write(out, number)]
    for axis in (1, 0, -1):  # each number is read once, where the last of its axes is known
        if axis == max(given, default=-1):
            body.insert(0, Read(number, values))
        if 0 <= axis < axes:
            body = [Loop(axis, body)]
    return builtin_of(Kernel("copies", axes, [], [values, out], [], body))


@lru_cache
def _adder(dtype: np.dtype[Any]) -> Any:
    more, old, new = (Local(name, dtype) for name in ("more", "old", "new_"))
    values, out = Array("values", dtype, (0,)), Array("out", dtype, (0,), written=True)
    steps = [Read(more, values), Read(old, out), Compute(new, "add", (old, more)), Write(out, new)]
    return builtin_of(Kernel("sums", 1, [], [values, out], [], [Loop(0, steps)]))


# ---- numbers of half precision -------------------------------------------------------------------

_CASTS = ("ef", "ed", "fe")


def cast(x: np.ndarray, dtype: np.dtype[Any]) -> np.ndarray | None:
    """A contiguous array from half precision to a wider one, or from single to half precision; None
    for others, and where the processor has no instruction for it."""
    function = _caster(x.dtype, dtype)
    if function is None or not x.flags.c_contiguous:
        return None
    out = np.empty(x.shape, dtype)
    _share(function, [x.size], x.reshape(-1), out.reshape(-1))
    return out


@lru_cache
def _caster(source: np.dtype[Any], target: np.dtype[Any]) -> Any:
    here = machine()
    able = "+f16c" in here.features or here.triple.startswith(("aarch64", "arm64"))
    known = source.char + target.char in _CASTS and source.isnative and target.isnative
    if not (able and known):
        return None
    old, new = Local("old", source), Local("new_", target)
    values, out = Array("values", source, (0,)), Array("out", target, (0,), written=True)
    steps = [Read(old, values), Cast(new, old), Write(out, new)]
    return builtin_of(Kernel("casts", 1, [], [values, out], [], [Loop(0, steps)]))
