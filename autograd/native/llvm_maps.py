"""Index maps in LLVM IR: reading elements that lie elsewhere than where the loops are.

What is read is held against the lengths of its memory when a kernel begins: where something would
lie outside no row is visited. In turns in which there is no element no memory is touched.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.native.llvm_memory import Memory, memory_type, suffix
from autograd.native.nest import Index, Kernel, Local, Read, Span, statements
from autograd.native.operations import Lanes

__all__ = ["Maps"]

_BOOL = np.dtype(bool)


class Maps(Memory):
    """What a function in LLVM IR reads by index maps, too.

    width    lanes of a vector of a wide loop, if not twice as many
    places   what is read -> the address of its first element where the innermost loop started
    inside   whether all that is read lies in memory; None if there are no maps
    within   spans of outer loops -> whether these are in all of them
    aside    dtype and number -> memory for a turn's lanes, all this number
    """

    def __init__(self, lanes: int) -> None:
        super().__init__(lanes)
        self.width = lanes
        self.places: dict[Local, str] = {}
        self.inside: str | None = None
        self.nothing = ""
        self.within: dict[tuple[Span, ...], str] = {}
        self.aside: dict[tuple[np.dtype[Any], str], str] = {}

    def check(self, kernel: Kernel) -> None:
        """Finds out whether all that index maps read lies in memory, and whether there are rows
        for the arrays of which one is picked."""
        for array in kernel.arrays:
            if array.row is not None:
                self.inside = self.body.let(f"icmp sgt i64 %{array.rows}, 0")
            if array.parts:
                there = self.body.let(f"icmp ult i64 {array.part}, %{array.parts}")
                self.inside = self.body.let(f"and i1 {self.inside or 'true'}, {there}")
        reads = [x for x in statements(kernel.body) if isinstance(x, Read) and _is_mapped(x)]
        if not reads:
            return
        self.nothing = self._slot("i64", "nothing")
        self.body.line(f"store i64 0, ptr {self.nothing}")
        self.inside = self.inside or "true"
        for read in reads:
            if read.spans and not isinstance(read.other, Local):
                self._put_aside(read)
        known: dict[Any, None] = {}
        for read in reads:
            assert read.array.lengths is not None
            spans: dict[int | None, Span] = {span.axis: span for span in read.spans}
            for length, index in zip(read.array.lengths, read.index, strict=True):
                roomy = read.array.roomy and index is read.index[-1]
                known[length, index, spans.get(index.axis), roomy] = None
        for each in known:
            within = self._lies_within(*each)
            self.inside = self.body.let(f"and i1 {self.inside}, {within}")

    def _lies_within(self, length: str, index: Index, span: Span | None, roomy: bool) -> str:
        """Whether all elements along a dimension of memory that are read exist."""
        body = self.body
        if index.axis is None:
            return body.let(f"icmp ult i64 {index.first}, %{length}")
        start, end = (span.start, span.end) if span else (0, 0)
        last = body.let(f"sub i64 %n{index.axis}, {end + 1}")
        none = body.let(f"icmp slt i64 {last}, {start}")
        if roomy:
            last = body.let(f"or i64 {last}, {self.width - 1}")
        ends = [str(index.first + index.step * start), self._affine(index, last)]
        if index.other is not None:
            most = body.let(f"sub i64 %n{index.other}, 1")
            further = body.let(f"mul i64 {most}, {index.more}")
            ends[1] = body.let(f"add i64 {ends[1]}, {further}")
        fits = [body.let(f"icmp ult i64 {each}, %{length}") for each in ends]
        both = body.let(f"and i1 {fits[0]}, {fits[1]}")
        return body.let(f"or i1 {none}, {both}")

    def _affine(self, index: Index, turn: str) -> str:
        """The place along a dimension in a turn of its loop."""
        if index.step != 1:
            turn = self.body.let(f"mul nsw i64 {turn}, {index.step}")
        if index.first:
            turn = self.body.let(f"add nsw i64 {turn}, {index.first}")
        return turn

    def begin(self, reads: Sequence[Read], axis: int, start: str) -> None:
        """Notes where reads by index maps are when an innermost loop starts."""
        self.starts[axis] = start
        self.within.clear()
        for read in reads:
            outer = tuple([span for span in read.spans if span.axis != axis])
            if outer and outer not in self.within:
                self.within[outer] = self._are_within(outer)
            if _is_mapped(read) and axis in read.axes:
                self.places[read.local] = self._place(read, {**self.index, axis: start})

    def _place(self, read: Read, turns: dict[int, str]) -> str:
        """The address of the element in these turns; of none where there is none."""
        body, found = self.body, ""
        assert read.array.lengths is not None
        for length, index in zip(read.array.lengths, read.index, strict=True):
            here = str(index.first)
            if index.axis is not None:
                here = self._affine(index, turns[index.axis])
            if index.other is not None:
                further = body.let(f"mul nsw i64 {turns[index.other]}, {index.more}")
                here = body.let(f"add nsw i64 {here}, {further}")
            if found:
                found = body.let(f"mul i64 {found}, %{length}")
                found = body.let(f"add i64 {found}, {here}")
            else:
                found = here
        return self._pointer(f"%{read.array.name}", read.local.dtype, found or "0")

    def read_mapped(self, read: Read) -> str:
        """The elements where the loops are."""
        body, turn, dtype = self.body, self.turn, read.local.dtype
        other = None if read.other is None else self.value(read.other)
        if turn.loop is None:
            found, there = self._load_if(read, None)
            return self._chosen(there, found, other, Lanes(dtype))
        axis, kind = turn.loop.axis, Lanes(dtype, turn.lanes)
        if turn.wide:
            assert not read.spans
            place = self._place(read, self.index)
            if axis not in read.axes:
                return self._splat(self._loaded(dtype, place, 1, None), dtype)
            assert read.index[-1].axis == axis and read.index[-1].step == 1
            roomy = read.array.roomy and turn.lanes <= self.width
            mask = None if roomy else turn.mask
            return self._loaded(dtype, place, turn.lanes, mask)
        outer = tuple([span for span in read.spans if span.axis != axis])
        along = next((k for k, index in enumerate(read.index) if index.axis == axis), None)
        step = "" if along is None else self._step(read, along)
        # Where the rows are outside of a span, memory with the other number in it is read.
        beside = step in ("1", "2") and not isinstance(read.other, Local)
        mask = self._mask(read, () if beside else outer)
        if along is None:
            wide = self._splat(self._load_if(read, axis)[0], dtype)
            if mask is None:
                return wide
            return self._chosen(mask, wide, other or kind.constant(0), kind)
        base = self.places[read.local]
        offset = body.let(f"mul i64 {self.index[axis]}, {step}") if step != "1" else None
        pointer = self._pointer(base, dtype, offset or self.index[axis])
        if beside and outer:
            place = self.aside[dtype, _key(read)]
            pointer = body.let(f"select i1 {self.within[outer]}, ptr {pointer}, ptr {place}")
        if step == "1":
            value = self._loaded(dtype, pointer, turn.lanes, mask)
        elif step == "2":
            value = self._loaded_every_other(dtype, pointer, mask)
        elif step == "-1" and mask is None:
            value = self._loaded_backwards(dtype, pointer)
        else:
            value = self._gathered(dtype, pointer, step, mask)
        if other is None or mask is None or not read.spans or (beside and outer == read.spans):
            return value
        return self._chosen(mask, value, other, kind)

    def _chosen(self, there: str, value: str, other: str | None, kind: Lanes) -> str:
        """The value where it is there; it is 0 elsewhere."""
        if other is None:
            return value
        truth = Lanes(_BOOL, kind.lanes).text
        return self.body.let(f"select {truth} {there}, {kind.text} {value}, {kind.text} {other}")

    def _load_if(self, read: Read, but: int | None) -> tuple[str, str]:
        """One element, or 0 if there is none in these turns, and whether there is; without a look
        at the turns of the axis `but`."""
        assert self.inside is not None
        spans = [span for span in read.spans if span.axis != but]
        there = self.body.let(f"and i1 {self.inside}, {self._are_within(spans)}")
        place = self._place(read, self.index)
        pointer = self.body.let(f"select i1 {there}, ptr {place}, ptr {self.nothing}")
        return self._loaded(read.local.dtype, pointer, 1, None), there

    def _put_aside(self, read: Read) -> None:
        dtype, key, other = read.local.dtype, _key(read), read.other
        assert not isinstance(other, Local)
        if (dtype, key) not in self.aside:
            # Every other element is picked, and quick sums have twice as many lanes.
            kind = Lanes(memory_type(dtype, 1).dtype, 4 * self.lanes)
            place = self.aside[dtype, key] = self._slot(kind.text, "aside")
            value = kind.constant(0 if other is None else other.value)
            self.body.line(f"store {kind.text} {value}, ptr {place}, align {dtype.itemsize}")

    def _are_within(self, spans: Sequence[Span]) -> str:
        found = "true"
        for span in spans:
            found = self.body.let(f"and i1 {found}, {self._is_within(span)}")
        return found

    def _is_within(self, span: Span) -> str:
        body, turn = self.body, self.index[span.axis]
        late = body.let(f"icmp sge i64 {turn}, {span.start}")
        stop = body.let(f"sub i64 %n{span.axis}, {span.end}")
        early = body.let(f"icmp slt i64 {turn}, {stop}")
        return body.let(f"and i1 {late}, {early}")

    def _mask(self, read: Read, outer: tuple[Span, ...]) -> str | None:
        """In which lanes there is an element, as far as the spans of outer loops are these; None if
        in all."""
        body, turn = self.body, self.turn
        assert turn.loop is not None
        found = turn.mask
        truth = Lanes(_BOOL, turn.lanes).text
        if outer:
            here = self._spread(self.within[outer], "i1")
            found = here if found is None else body.let(f"and {truth} {found}, {here}")
        for span in read.spans:
            if span.axis == turn.loop.axis:
                assert turn.masks is not None
                if span not in turn.masks:
                    turn.masks[span] = self._lanes_within(span)
                here = turn.masks[span]
                found = here if found is None else body.let(f"and {truth} {found}, {here}")
        return found

    def _lanes_within(self, span: Span) -> str:
        body, lanes = self.body, self.lanes
        here = self.index[span.axis]
        if self.starts[span.axis] != "0":
            here = body.let(f"add nsw i64 {here}, {self.starts[span.axis]}")
        numbers = ", ".join(f"i32 {k}" for k in range(lanes))
        found = ""
        stop = body.let(f"sub i64 %n{span.axis}, {span.end}") if span.end else ""
        for how, end in (("uge", str(span.start) if span.start else ""), ("ult", stop)):
            if not end:
                continue
            left = body.let(f"sub i64 {end}, {here}")
            for limit, value in (("smax", 0), ("smin", lanes)):
                body.declared[f"declare i64 @llvm.{limit}.i64(i64, i64)"] = None
                left = body.let(f"call i64 @llvm.{limit}.i64(i64 {left}, i64 {value})")
            every = self._spread(body.let(f"trunc i64 {left} to i32"), "i32")
            some = body.let(f"icmp {how} <{lanes} x i32> <{numbers}>, {every}")
            found = body.let(f"and <{lanes} x i1> {found}, {some}") if found else some
        return found or "splat (i1 true)"

    def _step(self, read: Read, along: int) -> str:
        """How many elements further one is with each turn."""
        assert read.array.lengths is not None
        found = str(read.index[along].step)
        for length in read.array.lengths[along + 1 :]:
            found = self.body.let(f"mul i64 {found}, %{length}")
        return found

    def _loaded_backwards(self, dtype: np.dtype[Any], pointer: str) -> str:
        lanes = self.turn.lanes
        first = self._pointer(pointer, dtype, str(1 - lanes))
        value = self._loaded(dtype, first, lanes, None)
        return self._shuffled(value, "poison", range(lanes)[::-1], Lanes(dtype, lanes))

    def _loaded_every_other(self, dtype: np.dtype[Any], pointer: str, mask: str | None) -> str:
        """Of `lanes` elements and as many from the last of them on, which is no more memory than
        these are in."""
        lanes = self.turn.lanes
        kind, truth = Lanes(dtype, lanes), Lanes(_BOOL, lanes)
        value = []
        for first in (0, lanes - 1):
            there = None
            if mask is not None:
                places = [k + first for k in range(lanes)]
                picked = [lanes if k % 2 else k // 2 for k in places]
                there = self._shuffled(mask, "zeroinitializer", picked, truth)
            place = self._pointer(pointer, dtype, str(first)) if first else pointer
            value.append(self._loaded(dtype, place, lanes, there))
        picked = [2 * k + (2 * k >= lanes) for k in range(lanes)]
        return self._shuffled(value[0], value[1], picked, kind)

    def _gathered(self, dtype: np.dtype[Any], pointer: str, step: str, mask: str | None) -> str:
        """Elements that are not side by side."""
        body, lanes = self.body, self.turn.lanes
        kind = memory_type(dtype, lanes)
        numbers = ", ".join(f"i64 {k}" for k in range(lanes))
        offsets = body.let(f"mul <{lanes} x i64> <{numbers}>, {self._spread(step, 'i64')}")
        places = body.let(f"getelementptr {kind.scalar}, ptr {pointer}, <{lanes} x i64> {offsets}")
        name = f"@llvm.masked.gather.v{lanes}{suffix(kind)}.v{lanes}p0"
        types = f"<{lanes} x ptr>, i32, <{lanes} x i1>, {kind.text}"
        body.declared[f"declare {kind.text} {name}({types})"] = None
        value = body.let(
            f"call {kind.text} {name}(<{lanes} x ptr> {places}, i32 {dtype.itemsize}, "
            f"<{lanes} x i1> {mask or 'splat (i1 true)'}, {kind.text} zeroinitializer)"
        )
        return self._truth(value, dtype, kind)


def _is_mapped(read: Read) -> bool:
    return read.array.lengths is not None


def _key(read: Read) -> str:
    """What tells apart the numbers outside of spans."""
    return "" if read.other is None else repr(read.other)
