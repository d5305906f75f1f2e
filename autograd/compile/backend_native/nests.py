"""A group of fused steps as a nest of loops.

Dimensions along which all arrays behave alike are one axis; the rows of the group's layout are axis
0. The steps stand in loops over the axes of their domain, each in the first one where what it reads
is complete, and all of them within the loop over the rows. What one loop computes and another one
reads is a local if it is one number for a row, else it lies in an array.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from autograd.compile.backend_native.again import chain_to
from autograd.compile.backend_native.distribute import distribute
from autograd.compile.backend_native.readings import Reading, cuts_between, reading
from autograd.compile.backend_native.reads import is_whole
from autograd.compile.backend_native.reasons import loop_dtype
from autograd.compile.ir.diagonals import diagonal_of
from autograd.compile.ir.graph import Step, Value
from autograd.compile.ir.targets import Cast as CastTarget
from autograd.compile.ir.targets import Choice, Dot, Mapped, Piece, Reduce, Scan, Ufunc, Vector
from autograd.compile.schedule.fuse import Group, Layout, domain_of, is_late
from autograd.native import nest as ir

Axes = tuple[int, ...]


def _nested(axes: Axes, body: Sequence[ir.Statement]) -> list[ir.Statement]:
    """Loops over axes, one within the other."""
    found = list(body)
    for axis in reversed(axes):
        found = [ir.Loop(axis, found)]
    return found


def _pieces(step: Step | None) -> Sequence[Piece]:
    return step.target.pieces if step is not None and isinstance(step.target, Mapped) else ()


class _Loops:
    """A perfect nest over `axes`, within the loop over the rows.

    before, after  for each depth the statements in front of the loops within, and behind them
    known          value -> its local in there
    """

    def __init__(self, axes: Axes) -> None:
        self.axes = axes
        self.steps: list[Step] = []
        self.before: list[list[ir.Statement]] = [[] for _ in range(len(axes) + 1)]
        self.after: list[list[ir.Statement]] = [[] for _ in range(len(axes) + 1)]
        self.body: list[ir.Statement] = []
        self.known: dict[Value, ir.Local] = {}

    def lines(self) -> list[ir.Statement]:
        found = [*self.before[-1], *self.body, *self.after[-1]]
        for depth in reversed(range(len(self.axes))):
            loop = ir.Loop(self.axes[depth], found, wide=self.axes[depth + 1 :] == (0,))
            found = [*self.before[depth], loop, *self.after[depth]]
        return found


class Nests:
    """The kernel of a group.

    axes     value -> the axes along which it runs
    sizes    how long the axes are
    kernel   the nest
    given    what it reads: Values, and the shapes in which it takes them
    results  the Values that it writes, and their arrays; sums that blocks add up are `partial`
    scratch  its scratch arrays
    numbers  the Values without dimensions that it is given
    lengths  the lengths that it is given

    The steps are such that have no reason against them.
    """

    def __init__(
        self,
        name: str,
        group: Group,
        layout: Layout,
        inputs: Sequence[Value],
        escaping: Collection[Value],
    ) -> None:
        self.steps = [step for step in group.steps if not isinstance(step.target, Mapped)]
        self.maps = {s.output: s for s in group.steps if isinstance(s.target, Mapped)}
        self.made = {step.output: step for step in self.steps}
        self.layout = layout
        self.count = 0
        self._find_axes()
        self.flat = len(self.sizes) == 1
        # What does not fit the signed integers in which numbers are given is an array.
        numbers = [x for x in inputs if not x.shape and x.dtype != np.uint64]
        self.numbers = {x: self._local(x.dtype) for x in numbers}
        self.given: dict[tuple[Value, tuple[int, ...], Axes | None], ir.Array] = {}
        self.lengths: dict[int, str] = {}
        self.pieces: dict[Value, list[tuple[ir.Array, Reading] | ir.Constant]] = {}
        self.arrays: dict[Value, ir.Array] = {}
        for value in inputs:
            if value not in self.numbers:
                self._take(value)
        self.partial: dict[Value, ir.Array] = {}
        self.results: dict[Value, ir.Array] = {}
        for i, value in enumerate(escaping):
            self.results[value] = ir.Array(f"y{i}", value.dtype, self.axes_of(value), written=True)
        self.scratch: dict[Value, ir.Array] = {}
        self.row: dict[Value, ir.Local] = {}
        self.columns: dict[Axes, _Loops] = {}
        self.start: list[ir.Statement] = []
        self.end: list[ir.Statement] = []
        self.readers = self._place_steps()
        self.again = self._find_again()
        for loops in self.loops:
            for step in loops.steps:
                self._step(step, loops)
        inner = [each for loops in self.loops for each in loops.lines()]
        body = inner if self.flat else distribute(inner, math.prod(self.sizes[1:]), self._of_rows)
        body += [each for loops in self.columns.values() for each in loops.lines()]
        self.kernel = ir.Kernel(
            name,
            len(self.sizes),
            list(self.numbers.values()),
            [*self.given.values(), *self.results.values(), *self.partial.values()],
            list(self.scratch.values()),
            [*self.start, *body, *self.end],
            list(self.lengths.values()),
        )

    # ---- axes ------------------------------------------------------------------------------------

    def _find_axes(self) -> None:
        """Numbers the dimensions of the domain: those of a row that all arrays have, or have not,
        together are one."""
        layout = self.layout
        domain, rank = layout.domain, len(layout.domain)
        values = [x for s in self.steps for x in (*s.inputs, *s.outputs)]
        shapes = {(1,) * (rank - len(x.shape)) + x.shape for x in values}
        reduced = {s.target.axes for s in self.steps if isinstance(s.target, Reduce | Scan)}
        cuts = cuts_between([*self.maps.values(), *self.steps], domain)
        self.axis: dict[int, int] = dict.fromkeys(range(layout.lead), 0)
        self.sizes = [layout.rows]
        before = None
        for d in range(layout.lead, rank):
            if domain[d] == 1:
                continue
            pattern = [shape[d] != 1 for shape in shapes] + [d in axes for axes in reduced]
            if pattern == before and d not in cuts:
                self.sizes[-1] *= domain[d]
            else:
                self.sizes.append(domain[d])
            self.axis[d] = len(self.sizes) - 1
            before = pattern

    def axes_of(self, value: Value) -> Axes:
        """The axes along which a value runs."""
        rank = len(self.layout.domain)
        found = {self.axis[d + rank - len(value.shape)] for d, n in enumerate(value.shape)
                 if n != 1 and d + rank - len(value.shape) in self.axis}  # fmt: skip
        if self.layout.is_cut(value):
            found.add(0)
        return tuple(sorted(found))

    def _take(self, value: Value) -> None:
        """Lets the kernel have the memory of a value, or that where its elements are."""
        axes, step = self.axes_of(value), self.maps.get(value)
        pieces = _pieces(step)
        if any(not is_whole(piece._replace(number=0), value.shape) for piece in pieces):
            rank = len(self.layout.domain)
            axis = {d: self.axis.get(d + rank - len(value.shape)) for d in range(len(value.shape))}
            self.pieces[value] = []
            assert step is not None
            for piece in pieces:
                source = step.inputs[piece.number]
                if source.scalar is not None and not source.shape:  # what is outside
                    self.pieces[value].append(ir.Constant(source.scalar, value.dtype))
                    continue
                read = reading(piece, value.shape, axis)
                array = self._memory(source, read.shape, None)
                self.pieces[value].append((array, read))
            return
        source = value if step is None else step.inputs[0]
        shape = tuple([self.sizes[axis] for axis in axes])
        self.arrays[value] = self._memory(source, shape, axes)

    def _memory(self, value: Value, shape: tuple[int, ...], axes: Axes | None) -> ir.Array:
        """The array of a value in this shape: along axes, or read by index maps."""
        key = value, shape, axes
        if key not in self.given:
            lengths = None
            if axes is None:
                lengths = tuple(
                    [self.lengths.setdefault(n, f"m{len(self.lengths)}") for n in shape]
                )
            name = f"x{len(self.given)}"
            self.given[key] = ir.Array(name, value.dtype, axes or (), lengths=lengths)
        return self.given[key]

    def _inner(self, axes: Axes) -> Axes:
        return axes if self.flat else axes[axes[:1] == (0,) :]

    # ---- loops -----------------------------------------------------------------------------------

    def _place_steps(self) -> dict[Value, set[int]]:
        """Puts the steps into loops; gives for each value the loops that read it."""
        self.loops: list[_Loops] = []
        self.place: dict[Value, int] = {}
        readers: dict[Value, set[int]] = {}
        for step in self.steps:
            domain = Value(domain_of(step), step.output.dtype)
            axes = self._inner(self.axes_of(domain))
            first = 0
            for value in step.inputs:
                if value in self.place:
                    at = self.place[value]
                    assert value.step is not None
                    done = isinstance(value.step.target, Reduce) or self.loops[at].axes != axes
                    first = max(first, at + done)
            for at in range(first, len(self.loops)):
                if self.loops[at].axes == axes:
                    break
            else:
                at = len(self.loops)
                self.loops.append(_Loops(axes))
            self.loops[at].steps.append(step)
            self.place[step.output] = at
            for value in step.inputs:
                readers.setdefault(value, set()).add(at)
        return readers

    def _find_again(self) -> set[Value]:
        """The values that loops compute again which read them, instead of their being written."""
        again: set[Value] = set()
        for step in reversed(self.steps):
            value = step.output
            others = self.readers.get(value, set()) - {self.place[value]}
            axes = self._inner(self.axes_of(value))
            if not others or value in self.results or not axes:
                continue
            if any(self.loops[at].axes != axes for at in others):
                continue
            chain = chain_to(value, lambda x: x in self.place and x not in self.results, 2)
            if chain is None or any(x in self.pieces for each in chain for x in each.inputs):
                continue
            again.add(value)
            for x in step.inputs:
                self.readers.setdefault(x, set()).update(others)
        return again

    def is_read_before(self, value: Value, result: Value) -> bool:
        """Whether no loop behind the one that makes `result` reads `value`."""
        return max(self.readers[value]) <= self.place[result]

    def _local(self, dtype: np.dtype[Any]) -> ir.Local:
        self.count += 1
        return ir.Local(f"t{self.count - 1}", dtype)

    def _step(self, step: Step, loops: _Loops) -> None:
        target = step.target
        if isinstance(target, Reduce):
            self._reduce(step, target, loops)
            return
        if isinstance(target, Scan):
            local = self._scanned(step, target, loops)
        else:
            local = self._computed(step, loops)
        self._keep(step.output, local, loops)

    def _computed(self, step: Step, loops: _Loops) -> ir.Local:
        target, dtype = step.target, step.output.dtype
        if isinstance(target, CastTarget):
            source = self._read(step.args[0], loops)
            result = self._local(dtype)
            loops.body.append(ir.Cast(result, source))
            return result
        match target:
            case Choice():
                name, mask = "choose", self._read(step.args[0], loops)
                args = [mask, *[self._operand(x, dtype, loops) for x in step.args[1:]]]
            case Vector(name=name):
                args = [self._read(step.args[0], loops)]
            case Ufunc(name=name):
                dtypes = loop_dtype(name, step)
                assert dtypes is not None
                args = [self._operand(x, dtypes[0], loops) for x in step.args]
            case _:
                raise TypeError(f"no native loop: {target!r}")
        result = self._local(dtype)
        loops.body.append(ir.Compute(result, name, args))
        return result

    def _operand(self, arg: Any, dtype: np.dtype[Any], loops: _Loops) -> ir.Number:
        """An argument in the dtype in which a step computes."""
        if not isinstance(arg, Value):
            return ir.Constant(arg, dtype)
        number = self._read(arg, loops)
        if number.dtype == dtype:
            return number
        if isinstance(number, ir.Constant):
            return ir.Constant(number.value, dtype)
        cast = self._local(dtype)
        loops.body.append(ir.Cast(cast, number))
        return cast

    def _read(self, value: Value, loops: _Loops) -> ir.Number:
        """A value where a loop is; what does not run along its inner axes is read before them."""
        if value.scalar is not None:
            return ir.Constant(value.scalar, value.dtype)
        is_column = 0 in loops.axes and not self.flat
        for known in (loops.known, {} if is_column else self.row, self.numbers):
            if value in known:
                return known[value]
        if value in self.again:
            loops.known[value] = again = self._computed(self.made[value], loops)
            return again
        axes = [axis for axis in self.axes_of(value) if axis in loops.axes]
        depth = max([loops.axes.index(axis) + 1 for axis in axes], default=0)
        place = loops.body if depth == len(loops.axes) else loops.before[depth]
        found: ir.Local | None = None
        offset = diagonal_of(value)
        if offset is not None:
            found = self._local(value.dtype)
            *_, rows, columns = self.axes_of(value)
            place.append(ir.Diagonal(found, rows, columns, offset))
        elif value in self.pieces:
            other: ir.Number | None = None
            for piece in self.pieces[value]:
                if isinstance(piece, ir.Constant):
                    other = piece
                    continue
                array, read = piece
                found = self._local(value.dtype)
                place.append(ir.Read(found, array, read.places, read.spans, other))
                other = found
        else:
            found = self._local(value.dtype)
            array = self.arrays.get(value) or self.results.get(value) or self.scratch[value]
            place.append(ir.Read(found, array))
        assert found is not None
        loops.known[value] = found
        return found

    def _keep(self, value: Value, local: ir.Number, loops: _Loops) -> None:
        """Notes what a step computed, and writes it where others read it."""
        assert isinstance(local, ir.Local)
        loops.known[value] = local
        inner = self._inner(self.axes_of(value))
        if value in self.results:
            loops.body.append(ir.Write(self.results[value], local))
        if not loops.axes:
            self.row[value] = local
        elif value in self.results or value in self.again:
            return
        elif self.readers.get(value, set()) - {self.place[value]}:
            loops.body.append(ir.Write(self._scratch(value, inner), local))

    def _scratch(self, value: Value, axes: Axes) -> ir.Array:
        array = ir.Array(f"s{len(self.scratch)}", value.dtype, axes, written=True)
        return self.scratch.setdefault(value, array)

    def _of_rows(self, dtype: np.dtype[Any]) -> ir.Array:
        return self._scratch(Value((), dtype), (0,))

    # ---- sums ------------------------------------------------------------------------------------

    def _reduce(self, step: Step, target: Reduce, loops: _Loops) -> None:
        value, ufunc = step.output, target.ufunc
        if self._add_in_columns(step, ufunc, loops):
            return
        if isinstance(target, Dot):
            args = [self._operand(x, value.dtype, loops) for x in step.args]
        else:
            args = [self._read(step.args[0], loops)]
        wide = ir.wide_of(ufunc, value.dtype)
        inner = self._inner(self.axes_of(value))
        late = is_late(step)
        if late:
            array = ir.Array(f"p{len(self.partial)}", wide, inner, partial=True, written=True)
            self.partial[value] = array
        if late and not inner:
            total = self._local(wide)
            self.start.append(ir.Begin(total, ufunc))
            self.end.append(ir.Write(array, total))
            loops.body.append(ir.Combine(total, ufunc, *args))
        elif late:
            self.start += self._filled(array, ufunc)
            self._accumulate(array, ufunc, args, loops)
        elif inner == loops.axes[: len(inner)]:
            self._reduce_inner(value, ufunc, args, wide, loops)
        else:
            array = self.results.get(value) or self._scratch(value, inner)
            sums = array
            if wide != value.dtype:
                sums = self._scratch(Value((), wide), inner)
                total, found = self._local(wide), self._local(value.dtype)
                done = [ir.Read(total, sums), ir.Cast(found, total), ir.Write(array, found)]
                loops.after[0] += _nested(inner, done)
            loops.before[0] += self._filled(sums, ufunc)
            self._accumulate(sums, ufunc, args, loops)

    def _add_in_columns(self, step: Step, ufunc: str, loops: _Loops) -> bool:
        """Adds up over the rows of a block in a loop of its own, column by column, whose sums stay
        in registers; False where that is no gain, or where what is added up is not in memory."""
        value = step.output
        inner = self._inner(self.axes_of(value))
        if not (is_late(step) and inner and inner == loops.axes and self.results):
            return False
        chain: dict[Step, None] = {}
        for x in step.inputs:
            if not self._is_in_memory(x):
                steps = chain_to(x, lambda y: y in self.made and y not in self.results, 2)
                if steps is None:
                    return False
                chain.update(dict.fromkeys(steps))
        made = {each.output for each in chain}
        if any(x not in made and not self._is_in_memory(x) for s in chain for x in s.inputs):
            return False
        columns = self.columns.setdefault(inner, _Loops((*inner, 0)))
        for each in chain:
            if each.output not in columns.known:
                columns.known[each.output] = self._computed(each, columns)
        wide = ir.wide_of(ufunc, value.dtype)
        array = ir.Array(f"p{len(self.partial)}", wide, inner, partial=True, written=True)
        self.partial[value] = array
        total = self._local(wide)
        args = [self._operand(x, value.dtype, columns) for x in step.inputs]
        columns.before[len(inner)].append(ir.Begin(total, ufunc))
        columns.body.append(ir.Combine(total, ufunc, *args))
        columns.after[len(inner)].append(ir.Write(array, total))
        return True

    def _is_in_memory(self, value: Value) -> bool:
        return value.scalar is not None or any(
            value in known for known in (self.numbers, self.arrays, self.results)
        )

    def _accumulate(
        self, array: ir.Array, ufunc: str, args: Sequence[ir.Number], loops: _Loops
    ) -> None:
        """Adds to an element of an array: at once, or what loops within it add up."""
        depth = loops.axes.index(array.axes[-1]) + 1
        if depth == len(loops.axes):
            given = args[0]
            if len(args) > 1:
                given = self._local(given.dtype)
                loops.body.append(ir.Compute(given, "multiply", args))
            loops.body.append(ir.Accumulate(array, ufunc, given))
            return
        wide = ir.wide_of(ufunc, array.dtype)
        total = self._local(wide)
        loops.before[depth].append(ir.Begin(total, ufunc))
        loops.body.append(ir.Combine(total, ufunc, *args))
        loops.after[depth].append(ir.Accumulate(array, ufunc, total))

    def _reduce_inner(
        self,
        value: Value,
        ufunc: str,
        args: Sequence[ir.Number],
        wide: np.dtype[Any],
        loops: _Loops,
    ) -> None:
        """A sum along the last axes of the loops: begun before them, complete after them."""
        inner = self._inner(self.axes_of(value))
        before, after = loops.before[len(inner)], loops.after[len(inner)]
        total = self._local(wide)
        before.append(ir.Begin(total, ufunc))
        loops.body.append(ir.Combine(total, ufunc, *args))
        found = total
        if value.dtype != wide:
            found = self._local(value.dtype)
            after.append(ir.Cast(found, total))
        if not inner:
            self.row[value] = found
        if value in self.results:
            after.append(ir.Write(self.results[value], found))
        elif inner:
            after.append(ir.Write(self._scratch(value, inner), found))

    def _scanned(self, step: Step, target: Scan, loops: _Loops) -> ir.Local:
        """What is made of all elements so far: a number along the last axis of the loops, else an
        array that has one for each line."""
        ufunc, dtype = target.ufunc, step.output.dtype
        given = self._read(step.args[0], loops)
        result = total = self._local(ir.wide_of(ufunc, dtype))
        depth = loops.axes.index(self.axis[target.axis])
        inner, before = loops.axes[depth + 1 :], loops.before[depth]
        if inner:
            array = self._scratch(Value((), total.dtype), inner)
            before += self._filled(array, ufunc, True)
            loops.body += [ir.Accumulate(array, ufunc, given), ir.Read(total, array)]
        else:
            total = self._local(result.dtype)
            before.append(ir.Begin(total, ufunc, True))
            loops.body.append(ir.Running(result, total, ufunc, given))
        if result.dtype == dtype:
            return result
        found = self._local(dtype)
        loops.body.append(ir.Cast(found, result))
        return found

    def _filled(self, array: ir.Array, ufunc: str, running: bool = False) -> list[ir.Statement]:
        """Lets each element of an array, or of one row of it, begin."""
        first = ir.Constant(ir.first_of(ufunc, array.dtype, running), array.dtype)
        return _nested(self._inner(array.axes), [ir.Write(array, first)])
