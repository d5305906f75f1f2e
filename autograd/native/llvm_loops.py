"""A nest as LLVM IR.

The innermost loops take `lanes` elements at once, always as many whatever the machine has, so that
sums are added in one order everywhere; what is left at the end is done once more under a mask. A
vector wider than the registers is split by LLVM. Sums of float32 are kept in double precision, to
which what a few turns add up in single precision is added.
"""

from __future__ import annotations

from collections import ChainMap
from collections.abc import Iterable, MutableMapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.native import vectors
from autograd.native.llvm_maps import Maps
from autograd.native.llvm_memory import Turn
from autograd.native.llvm_text import Float
from autograd.native.nest import (
    Accumulate,
    Begin,
    Cast,
    Combine,
    Compute,
    Constant,
    Diagonal,
    Kernel,
    Local,
    Loop,
    Number,
    Read,
    Running,
    Statement,
    Write,
    arrays_of,
    first_of,
    is_only_read,
    locals_of,
    outside_of,
    statements,
)
from autograd.native.operations import Lanes, operation_of

__all__ = ["llvm_text"]

_BOOL = np.dtype(bool)
_SINGLE, _DOUBLE = np.dtype(np.float32), np.dtype(np.float64)
_PLACES = ("start", "stop", "number")
_SHORT = 8
"""For how many turns, a power of two, numbers are added up in single precision."""
_PARTS = {("multiply", "f"): 4, ("multiply", "d"): 1, ("add", "d"): 1}
"""How many numbers may be combined before what is in front of them, if not as many as one likes:
else they may overflow where the whole does not."""
_ATTRIBUTES = (
    'attributes #0 = { nounwind "prefer-vector-width"="512" "min-legal-vector-width"="512" }',
    "attributes #1 = { alwaysinline nounwind }",
    "attributes #2 = { noinline nounwind }",
)


def llvm_text(kernel: Kernel) -> str:
    """A module with the function ``@<name>`` of the kernel's parameters: integers are i64, numbers
    doubles or i64, arrays pointers. It is seen within the module only, by its entry."""
    return _Printer(kernel).module()


class _Side(NamedTuple):
    """One of the turns that run side by side: which one it is, and what it knows by itself."""

    axis: int
    turn: str
    known: dict[Local, str]
    slots: dict[Local, str]


class _Printer(Maps):
    """known: local -> the name of its value; slots: accumulator -> its memory on the stack;
    lanes_of_slots: accumulator -> that of its sums by lane; short_sums: accumulator -> that of the
    sums in single precision of the last turns."""

    def __init__(self, kernel: Kernel) -> None:
        super().__init__(16 if any(x.dtype == _SINGLE for x in locals_of(kernel.body)) else 8)
        self.kernel = kernel
        self.known: MutableMapping[Local, str] = {}
        self.slots: dict[Local, str] = {}
        self.lanes_of_slots: dict[Local, str] = {}
        self.short_sums: dict[Local, str] = {}
        self.functions: dict[tuple[str, Float], None] = {}
        self.sides: list[_Side] = []
        self.labels = 0

    def module(self) -> str:
        kernel, body = self.kernel, self.body
        kinds = {
            **dict.fromkeys(("start", "stop", "number", "blocks"), "i64"),
            **dict.fromkeys((*kernel.sizes, *kernel.lengths), "i64"),
            **{each.name: _given(each.dtype) for each in kernel.numbers},
            **{each.name: "ptr" for each in (*kernel.arrays, *kernel.scratch)},
        }
        given = ", ".join(
            f"{kinds[name]} %{name}{'_given' if name in _PLACES else ''}"
            for name in kernel.parameters
        )
        self._keep_within()
        for each in kernel.numbers:
            self.known[each] = self._taken(each)
        self._statements(kernel.body)
        lines = ["entry:", *self.stack, *body.lines, "  ret void"]
        declared, defined = vectors.definitions(self.functions)
        heads = dict.fromkeys([*body.declared, *declared])
        parts = [
            *heads,
            *defined,
            f"define internal void @{kernel.name}({given}) #0 {{",
            *lines,
            "}",
            *_ATTRIBUTES,
        ]
        return "\n".join(parts) + "\n"

    def _keep_within(self) -> None:
        """No rows and blocks but those of the arrays are visited, whatever is asked for."""
        body = self.body
        for how in ("smax", "smin", "umin"):
            body.declared[f"declare i64 @llvm.{how}.i64(i64, i64)"] = None
        some = body.let("icmp sgt i64 %blocks, 0")
        body.line(f"br i1 {some}, label %begin, label %nothing")
        body.label("nothing")
        body.line("ret void")
        body.label("begin")
        self.check(self.kernel)
        rows = "%n0"
        if self.inside is not None:
            rows = body.let(f"select i1 {self.inside}, i64 %n0, i64 0")
        within = body.let(f"call i64 @llvm.smin.i64(i64 %stop_given, i64 {rows})")
        last = body.let("sub i64 %blocks, 1")
        for name, how, value, limit in (
            ("start", "smax", "%start_given", "0"),
            ("stop", "smax", within, "0"),
            ("number", "umin", "%number_given", last),
        ):
            body.line(f"%{name} = call i64 @llvm.{how}.i64(i64 {value}, i64 {limit})")

    def _taken(self, local: Local) -> str:
        """A number that is given, in its own type."""
        kind = Lanes(local.dtype)
        if local.dtype.kind == "f":
            if local.dtype.itemsize == 8:
                return f"%{local.name}"
            return self.body.let(f"fptrunc double %{local.name} to float")
        if local.dtype.itemsize == 8:
            return f"%{local.name}"
        return self.body.let(f"trunc i64 %{local.name} to {kind.scalar}")

    # ---- control ---------------------------------------------------------------------------------

    def _statements(self, body: Iterable[Statement]) -> None:
        for each in body:
            if not isinstance(each, Loop):
                self._for_all_sides(each)
            elif self.turn.wide or not (each.innermost or each.wide):
                self._scalar_loop(each)
            else:
                self._vector_loop(each)

    def _for_all_sides(self, statement: Statement) -> None:
        """A statement for each of the turns that run side by side: a read that does not differ is
        one for all."""
        if not self.sides:
            self._statement(statement)
            return
        known, slots = self.known, self.slots
        for side in self.sides:
            self.index[side.axis] = side.turn
            if isinstance(statement, Read) and side.axis not in statement.axes:
                self._statement(statement)
                break
            self.known, self.slots = ChainMap(side.known, known), side.slots
            self._statement(statement)
            self.known, self.slots = known, slots

    def _label(self, stem: str) -> str:
        self.labels += 1
        return f"{stem}{self.labels}"

    def _ends(self, axis: int) -> tuple[str, str]:
        return ("%start", "%stop") if axis == 0 else ("0", f"%n{axis}")

    def _scalar_loop(self, loop: Loop) -> None:
        start, stop = self._ends(loop.axis)
        slot = self._slot("i64", f"i{loop.axis}")
        self.body.line(f"store i64 {start}, ptr {slot}")
        if self.turn.wide and loop.innermost:
            self._begin_short_sums([x for x in loop.body if isinstance(x, Combine)])
        for turns in sorted({loop.turns, min(loop.turns, 2), 1}, reverse=True):
            self._several_turns(loop, slot, stop, turns)
        if self.turn.wide and loop.innermost:
            self._end_short_sums()

    def _several_turns(self, loop: Loop, slot: str, stop: str, turns: int) -> None:
        """A loop that goes on from the turn in `slot` while there are so many."""
        body = self.body
        turn, inside, after = (self._label(stem) for stem in ("rows", "row", "done"))
        body.line(f"br label %{turn}")
        body.label(turn)
        index = body.let(f"load i64, ptr {slot}")
        following = body.let(f"add nsw i64 {index}, {turns}")
        more = body.let(f"icmp sle i64 {following}, {stop}")
        body.line(f"br i1 {more}, label %{inside}, label %{after}")
        body.label(inside)
        if loop.down:
            index = body.let(f"sub nsw i64 {stop}, {following}")
        self.index[loop.axis] = index
        if loop.turns > 1:
            each = [body.let(f"add nsw i64 {index}, {k}") for k in range(turns)]
            self.sides = [_Side(loop.axis, place, {}, {}) for place in each]
        self._statements(loop.body)
        if loop.turns > 1:
            self.sides = []
        body.line(f"store i64 {following}, ptr {slot}")
        self._add_when_full(following, turn, 1)
        body.line(f"br label %{turn}")
        body.label(after)

    def _vector_loop(self, loop: Loop) -> None:
        body, inside = self.body, list(statements(loop.body))
        self.lanes = lanes = self._lanes_for(loop, inside)
        start, stop = self._ends(loop.axis)
        left = body.let(f"sub i64 {stop}, {start}")
        count = body.let(f"call i64 @llvm.smax.i64(i64 {left}, i64 0)")
        whole = body.let(f"and i64 {count}, {-lanes}")
        for array in arrays_of(inside):
            if loop.axis not in array.axes and not is_only_read(array, inside):
                raise ValueError(f"{array.name} is written where a loop runs past it")
            if not loop.wide:
                self.bases[array] = self._base(array, loop.axis, start)
        if not loop.wide:
            self.begin([x for x in inside if isinstance(x, Read)], loop.axis, start)
        known = dict(self.known)
        for local in outside_of(inside):
            self.known[local] = self._splat(self.value(local), local.dtype)
        sums = {} if loop.wide else {x.local: x for x in inside if isinstance(x, Combine)}
        for local, each in sums.items():
            kind = Lanes(local.dtype, lanes)
            slot = self.lanes_of_slots[local] = self._slot(kind.text, "sum")
            first = kind.constant(first_of(each.ufunc, local.dtype))
            body.line(f"store {kind.text} {first}, ptr {slot}")
        self._begin_short_sums(sums.values())
        turn, each_turn, rest, tail, after = (
            self._label(stem) for stem in ("turns", "turn", "rest", "tail", "done")
        )
        slot = self._slot("i64", f"i{loop.axis}")
        body.line(f"store i64 0, ptr {slot}")
        body.line(f"br label %{turn}")
        body.label(turn)
        index = body.let(f"load i64, ptr {slot}")
        more = body.let(f"icmp slt i64 {index}, {whole}")
        body.line(f"br i1 {more}, label %{each_turn}, label %{rest}")
        body.label(each_turn)
        self._turn(loop, index, "")
        following = body.let(f"add nsw i64 {index}, {lanes}")
        body.line(f"store i64 {following}, ptr {slot}")
        self._add_when_full(following, turn, lanes)
        body.line(f"br label %{turn}")
        body.label(rest)
        left = body.let(f"sub i64 {count}, {whole}")
        some = body.let(f"icmp sgt i64 {left}, 0")
        body.line(f"br i1 {some}, label %{tail}, label %{after}")
        body.label(tail)
        self._turn(loop, whole, body.let(f"trunc i64 {left} to i32"))
        body.line(f"br label %{after}")
        body.label(after)
        self._end_short_sums()
        self.turn = Turn()
        self.known = known
        for local, each in sums.items():
            self._finish(local, each.ufunc)
        self.lanes_of_slots.clear()
        self.lanes = self.width

    def _lanes_for(self, loop: Loop, inside: Sequence[Statement]) -> int:
        """Two vectors of AVX2; four for a quick sum, of which each waits for the one before it; one
        where so many sums would not stay in registers."""
        sums = [each for each in inside if isinstance(each, Combine)]
        if loop.wide:
            return self.width * 2 if any(map(_is_shortened, sums)) else self.width
        names = {each.name for each in inside if isinstance(each, Compute)}
        if not sums or not names.isdisjoint(vectors.FUNCTIONS):
            return self.width
        return self.width * 2 if len(sums) == 1 else self.width // (1 if len(sums) == 2 else 2)

    def _turn(self, loop: Loop, index: str, left: str) -> None:
        """left: of how many lanes there are elements; empty if of all"""
        mask = self.first_lanes(left, self.lanes) if left else None
        self.turn = Turn(loop, self.lanes, mask, left, {})
        self.index[loop.axis] = index
        known = dict(self.known)
        self._statements(loop.body)
        self.known = known

    def _begin_short_sums(self, sums: Iterable[Combine]) -> None:
        for each in sums:
            if _is_shortened(each):
                slot = self._slot(Lanes(_SINGLE, self.lanes).text, "short")
                self.short_sums[each.local] = slot
        self._clear_short_sums()

    def _clear_short_sums(self) -> None:
        kind = Lanes(_SINGLE, self.lanes)
        for slot in self.short_sums.values():
            self.body.line(f"store {kind.text} {kind.constant(0)}, ptr {slot}")

    def _add_when_full(self, following: str, turn: str, lanes: int) -> None:
        """Goes on with the next turn at once, but for one in `_SHORT`."""
        if self.short_sums:
            body, added = self.body, self._label("added")
            place = body.let(f"and i64 {following}, {_SHORT * lanes - 1}")
            full = body.let(f"icmp eq i64 {place}, 0")
            body.line(f"br i1 {full}, label %{added}, label %{turn}")
            body.label(added)
            self._add_short_sums()
            self._clear_short_sums()

    def _add_short_sums(self) -> None:
        """Adds what the last turns added up, by lane."""
        wide = Lanes(_DOUBLE, self.lanes)
        for local, short in self.short_sums.items():
            value = self.body.let(f"load {Lanes(_SINGLE, self.lanes).text}, ptr {short}")
            slot = self.lanes_of_slots.get(local, self.slots[local])
            self._combine(slot, "add", self._cast(value, _SINGLE, _DOUBLE), wide)

    def _end_short_sums(self) -> None:
        self._add_short_sums()
        self.short_sums = {}

    def _finish(self, local: Local, ufunc: str) -> None:
        """Adds the lanes of a sum to what there was of it, by halves."""
        body, lanes = self.body, self.lanes
        wide = Lanes(local.dtype, lanes)
        value = body.let(f"load {wide.text}, ptr {self.lanes_of_slots[local]}")
        while lanes > 1:
            kind, half = Lanes(local.dtype, lanes), Lanes(local.dtype, lanes // 2)
            parts = []
            for first in (0, lanes // 2):
                picked = [first + k for k in range(lanes // 2)]
                parts.append(self._shuffled(value, "poison", picked, kind))
            lanes //= 2
            if lanes == 1:
                parts = [
                    body.let(f"extractelement <1 x {half.scalar}> {part}, i32 0") for part in parts
                ]
            value = self._operate(ufunc, parts, half)
        self._combine(self.slots[local], ufunc, value, Lanes(local.dtype))

    # ---- statements ------------------------------------------------------------------------------

    def _statement(self, statement: Statement) -> None:
        turn = self.turn
        match statement:
            case Read(local, array) if array.lengths is not None:
                self.known[local] = self.read_mapped(statement)
            case Read(local, array):
                if turn.loop is not None and turn.loop.axis in array.axes:
                    self.known[local] = self._load(array)
                else:
                    one = self._load_one(array)
                    self.known[local] = self._splat(one, array.dtype) if turn.wide else one
            case Diagonal(local):
                self.known[local] = self.on_diagonal(statement)
            case Compute(local, "choose", (mask, a, b)):
                kind = Lanes(local.dtype, turn.lanes)
                truth = Lanes(_BOOL, turn.lanes).text
                self.known[local] = self.body.let(
                    f"select {truth} {self.value(mask)}, {kind.text} {self.value(a)}, "
                    f"{kind.text} {self.value(b)}"
                )
            case Compute(local, name, args):
                kind = Lanes(args[0].dtype, turn.lanes)
                self.known[local] = self._operate(name, [self.value(x) for x in args], kind)
            case Cast(local, source):
                value = self.value(source)
                self.known[local] = self._cast(value, source.dtype, local.dtype)
            case Write(array, value):
                self._store(array, self.value(value))
            case Begin(local, ufunc, running):
                kind = Lanes(local.dtype, turn.lanes)
                slot = self.slots[local] = self._slot(kind.text, "total")
                first = kind.constant(first_of(ufunc, local.dtype, running))
                self.body.line(f"store {kind.text} {first}, ptr {slot}")
            case Combine(local, ufunc, value, factor):
                slot, dtype = self.lanes_of_slots.get(local, self.slots[local]), local.dtype
                if local in self.short_sums:
                    slot, dtype = self.short_sums[local], value.dtype
                kind = Lanes(dtype, turn.lanes)
                if factor is None:
                    self._combine(slot, ufunc, self._added(dtype, ufunc, value), kind)
                else:
                    self._add_product(slot, value, factor, kind)
            case Running(local, total, ufunc, value):
                self.known[local] = self._running(total, ufunc, value)
            case Accumulate(array, ufunc, value):
                given = self._cast(self.value(value), value.dtype, array.dtype)
                kind = Lanes(array.dtype, turn.lanes)
                # In the other order LLVM makes masked stores of extrema, which are slow.
                self._store(array, self._operate(ufunc, [given, self._load(array)], kind))

    def _add_product(self, slot: str, value: Number, factor: Number, kind: Lanes) -> None:
        """Adds a product that is not rounded: nothing new where the loop is at its end."""
        body, turn = self.body, self.turn
        a, b = (self._cast(self.value(x), x.dtype, kind.dtype) for x in (value, factor))
        before = body.let(f"load {kind.text}, ptr {slot}")
        after = body.fma(a, b, before, kind.floating)
        if turn.mask and not turn.wide:
            truth = Lanes(_BOOL, kind.lanes).text
            there = f"{truth} {turn.mask}"
            after = body.let(f"select {there}, {kind.text} {after}, {kind.text} {before}")
        body.line(f"store {kind.text} {after}, ptr {slot}")

    def _added(self, dtype: np.dtype[Any], ufunc: str, value: Number, running: bool = False) -> str:
        """What a turn has for a total: nothing new where the loop is at its end."""
        turn, kind = self.turn, Lanes(dtype, self.turn.lanes)
        given = self._cast(self.value(value), value.dtype, dtype)
        if turn.mask is None:
            return given
        first = kind.constant(first_of(ufunc, dtype, running))
        return self.body.let(
            f"select <{turn.lanes} x i1> {turn.mask}, {kind.text} {given}, {kind.text} {first}"
        )

    def _running(self, total: Local, ufunc: str, value: Number) -> str:
        """What a total is with each lane of a turn: parts of the lanes are combined by themselves,
        in steps of 1, 2, ..., and each then with what is in front of it."""
        body, lanes = self.body, self.turn.lanes
        kind, one = Lanes(total.dtype, lanes), Lanes(total.dtype)
        given, slot = self._added(total.dtype, ufunc, value, True), self.slots[total]
        before = body.let(f"load {one.text}, ptr {slot}")
        if lanes == 1:
            after = self._operate(ufunc, [before, given], one)
            body.line(f"store {one.text} {after}, ptr {slot}")
            return after
        part, width = min(lanes, _PARTS.get((ufunc, value.dtype.char), lanes)), 1
        first = kind.constant(first_of(ufunc, total.dtype, True))
        while width < part:
            picked = [lanes if k % part < width else k - width for k in range(lanes)]
            moved = self._shuffled(given, first, picked, kind)
            given = self._operate(ufunc, [moved, given], kind)
            width *= 2
        fronts = Lanes(total.dtype, lanes // part)
        wide = "poison"
        for k in range(fronts.lanes):
            if fronts.lanes > 1:
                wide = body.let(f"insertelement {fronts.text} {wide}, {one.text} {before}, i32 {k}")
            else:
                wide = self._splat(before, total.dtype)
            last = (k + 1) * part - 1
            end = body.let(f"extractelement {kind.text} {given}, i32 {last}")
            before = self._operate(ufunc, [before, end], one)
        if 1 < fronts.lanes < lanes:
            wide = self._shuffled(wide, "poison", [k // part for k in range(lanes)], fronts)
        body.line(f"store {one.text} {before}, ptr {slot}")
        return self._operate(ufunc, [wide, given], kind)

    def _combine(self, slot: str, ufunc: str, value: str, kind: Lanes) -> None:
        before = self.body.let(f"load {kind.text}, ptr {slot}")
        after = self._operate(ufunc, [before, value], kind)
        self.body.line(f"store {kind.text} {after}, ptr {slot}")

    def _operate(self, name: str, args: Sequence[str], kind: Lanes) -> str:
        operation = operation_of(name, kind.dtype)
        assert operation is not None, name
        for each in operation.calls:
            self.functions[each, kind.floating] = None
        return operation.emit(self.body, args, kind)

    def _cast(self, value: str, source: np.dtype[Any], target: np.dtype[Any]) -> str:
        if source == target:
            return value
        lanes = self.turn.lanes
        before, after = Lanes(source, lanes), Lanes(target, lanes)
        if target.kind == "b":  # whether it is not zero, as nan is not
            how = "fcmp une" if source.kind == "f" else "icmp ne"
            return self.body.let(f"{how} {before.text} {value}, zeroinitializer")
        if source.kind == target.kind == "f":
            how = "fpext" if target.itemsize > source.itemsize else "fptrunc"
        elif target.kind == "f":
            how = "sitofp" if source.kind == "i" else "uitofp"
        elif target.itemsize > source.itemsize or source.kind == "b":
            how = "sext" if source.kind == "i" else "zext"
        elif target.itemsize == source.itemsize:
            return value
        else:
            how = "trunc"
        return self.body.let(f"{how} {before.text} {value} to {after.text}")

    def value(self, number: Number) -> str:
        if isinstance(number, Constant):
            return Lanes(number.dtype, self.turn.lanes).constant(number.value)
        if number in self.slots and number not in self.known:
            kind = Lanes(number.dtype, self.turn.lanes if self.turn.wide else 1)
            return self.body.let(f"load {kind.text}, ptr {self.slots[number]}")
        return self.known[number]


def _is_shortened(each: Combine) -> bool:
    """Whether numbers in single precision are added up before they come to a sum."""
    return (each.ufunc, each.value.dtype, each.local.dtype) == ("add", _SINGLE, _DOUBLE)


def _given(dtype: np.dtype[Any]) -> str:
    return "double" if dtype.kind == "f" else "i64"
