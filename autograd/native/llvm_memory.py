"""Memory in LLVM IR: reading and writing the elements where loops are, one or several at once."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd.native.llvm_text import Body
from autograd.native.nest import (
    Array,
    Diagonal,
    Loop,
    Number,
    Span,
)
from autograd.native.operations import Lanes

__all__ = ["Memory", "Turn", "memory_type", "suffix"]

_BOOL = np.dtype(bool)
_REGISTER = 32
"""Bytes of the registers that most processors have."""


class Turn(NamedTuple):
    """How many elements a turn of the innermost loop takes: the loop, the lanes, the mask of those
    that there are and how many these are, None if all are; masks of spans along the loop, as they
    become known."""

    loop: Loop | None = None
    lanes: int = 1
    mask: str | None = None
    left: str = ""
    masks: dict[Span, str] | None = None

    @property
    def wide(self) -> bool:
        """Whether there are loops within the loop."""
        return self.loop is not None and self.loop.wide


class Memory:
    """What a function in LLVM IR reads and writes.

    index    axis -> in which turn its loop is; in an innermost loop counted from where it started
    starts   axis -> where the innermost loop along it started
    bases    array -> the address of its first element in the innermost loop
    """

    def __init__(self, lanes: int) -> None:
        self.body = Body()
        self.lanes = lanes
        self.stack: list[str] = []
        self.parts = 0
        self.index: dict[int, str] = {}
        self.starts: dict[int, str] = {}
        self.bases: dict[Array, str] = {}
        self.turn = Turn()

    def value(self, number: Number) -> str:
        """The name of a number, or the constant."""
        raise NotImplementedError

    # ---- memory ----------------------------------------------------------------------------------

    def _slot(self, kind: str, stem: str) -> str:
        name = self.body.name(stem)
        self.stack.append(f"  {name} = alloca {kind}")
        return name

    def _splat(self, value: str, dtype: np.dtype[Any]) -> str:
        return self._spread(value, Lanes(dtype).scalar)

    def _spread(self, value: str, scalar: str, lanes: int | None = None) -> str:
        body, lanes = self.body, lanes or self.lanes
        one = body.let(f"insertelement <{lanes} x {scalar}> poison, {scalar} {value}, i32 0")
        return body.let(
            f"shufflevector <{lanes} x {scalar}> {one}, <{lanes} x {scalar}> poison, "
            f"<{lanes} x i32> zeroinitializer"
        )

    def _shuffled(self, a: str, b: str, picked: Sequence[int], kind: Lanes) -> str:
        """The lanes of two vectors side by side that are picked."""
        numbers = ", ".join(f"i32 {k}" for k in picked)
        return self.body.let(
            f"shufflevector {kind.text} {a}, {kind.text} {b}, <{len(picked)} x i32> <{numbers}>"
        )

    def _offset(self, array: Array, index: Callable[[int], str | None]) -> str:
        """The number of an element of an array, where the loops are."""
        body, found = self.body, "%number" if array.partial else ""
        if array.row is not None:
            # None but one that there is, whatever the index says.
            last = body.let(f"sub i64 %{array.rows}, 1")
            found = body.let(f"call i64 @llvm.umin.i64(i64 {self.value(array.row)}, i64 {last})")
        for axis in array.axes:
            if found:
                found = body.let(f"mul nsw i64 {found}, %n{axis}")
            here = index(axis)
            if here is not None:
                found = body.let(f"add nsw i64 {found}, {here}") if found else here
            elif not found:
                found = "0"
            if array.parts and axis == 0:
                found = body.let(f"mul nsw i64 {found}, %{array.parts}")
                found = body.let(f"add nsw i64 {found}, {array.part}")
        return found or "0"

    def _pointer(self, base: str, dtype: np.dtype[Any], offset: str) -> str:
        scalar = "i8" if dtype.kind == "b" else Lanes(dtype).scalar
        return self.body.let(f"getelementptr {scalar}, ptr {base}, i64 {offset}")

    def _base(self, array: Array, axis: int, start: str) -> str:
        """Where an innermost loop begins in an array."""

        def index(each: int) -> str | None:
            return (None if start == "0" else start) if each == axis else self.index[each]

        return self._pointer(f"%{array.name}", array.dtype, self._offset(array, index))

    def _load_one(self, array: Array) -> str:
        offset = self._offset(array, self.index.__getitem__)
        pointer = self._pointer(f"%{array.name}", array.dtype, offset)
        return self._loaded(array.dtype, pointer, 1, None)

    def _load(self, array: Array) -> str:
        if self.turn.loop is None:
            return self._load_one(array)
        return self._loaded(array.dtype, self._here(array), self.turn.lanes, self.turn.mask)

    def _here(self, array: Array) -> str:
        """The address of the element where the loops are."""
        loop = self.turn.loop
        if loop is None or loop.wide:
            offset = self._offset(array, self.index.__getitem__)
            return self._pointer(f"%{array.name}", array.dtype, offset)
        return self._pointer(self.bases[array], array.dtype, self.index[loop.axis])

    def _loaded(self, dtype: np.dtype[Any], pointer: str, lanes: int, mask: str | None) -> str:
        body, kind = self.body, memory_type(dtype, lanes)
        size = dtype.itemsize
        if mask is None:
            value = body.let(f"load {kind.text}, ptr {pointer}, align {size}")
        else:
            name = f"@llvm.masked.load.v{lanes}{suffix(kind)}.p0"
            truth = f"<{lanes} x i1>"
            body.declared[f"declare {kind.text} {name}(ptr, i32, {truth}, {kind.text})"] = None
            value = body.let(
                f"call {kind.text} {name}(ptr {pointer}, i32 {size}, {truth} {mask}, "
                f"{kind.text} zeroinitializer)"
            )
        return self._truth(value, dtype, kind)

    def _truth(self, value: str, dtype: np.dtype[Any], kind: Lanes) -> str:
        if dtype.kind != "b":
            return value
        return self.body.let(f"icmp ne {kind.text} {value}, {kind.constant(0)}")

    def _store(self, array: Array, value: str) -> None:
        body, turn, dtype = self.body, self.turn, array.dtype
        kind = memory_type(dtype, turn.lanes)
        if dtype.kind == "b":
            value = body.let(f"zext {Lanes(dtype, turn.lanes).text} {value} to {kind.text}")
        pointer = self._here(array)
        if turn.mask is None:
            self._store_all(kind, value, pointer)
            return
        self._store_some(kind, value, pointer)
        self.turn = turn._replace(mask=self.first_lanes(turn.left, turn.lanes))

    def _store_all(self, kind: Lanes, value: str, pointer: str) -> None:
        """All lanes, one register after the other. LLVM stores a vector's last register first:
        processors that gather stores of one cache line take twice as long over that, where lines
        begin within registers."""
        part, size = _register(kind), kind.dtype.itemsize
        for first in range(0, kind.lanes, part.lanes):
            picked, place = value, pointer
            if part.lanes < kind.lanes:
                picked = self._shuffled(value, "poison", range(first, first + part.lanes), kind)
                place = self._pointer(pointer, kind.dtype, str(first))
            self.body.line(f"store {part.text} {picked}, ptr {place}, align {size}")

    def _store_some(self, kind: Lanes, value: str, pointer: str) -> None:
        """The first lanes, as many as are left. A store under a mask takes long on some processors,
        so each part of a register's size is stored as it is, or not at all, but for one."""
        body, left, size = self.body, self.turn.left, kind.dtype.itemsize
        part = _register(kind)
        self.parts += 1
        end = f"stored{self.parts}"
        for first in range(0, kind.lanes, part.lanes):
            whole, some, few, then = (
                f"{stem}{self.parts}.{first}" for stem in ("whole", "some", "few", "then")
            )
            last = first + part.lanes
            picked = self._shuffled(value, "poison", range(first, last), kind)
            place = self._pointer(pointer, kind.dtype, str(first))
            enough = body.let(f"icmp uge i32 {left}, {last}")
            body.line(f"br i1 {enough}, label %{whole}, label %{some}")
            body.label(some)
            more = body.let(f"icmp ugt i32 {left}, {first}")
            body.line(f"br i1 {more}, label %{few}, label %{end}")
            body.label(few)
            rest = body.let(f"sub i32 {left}, {first}")
            mask = self.first_lanes(rest, part.lanes)
            name = f"@llvm.masked.store.v{part.lanes}{suffix(kind)}.p0"
            truth = f"<{part.lanes} x i1>"
            body.declared[f"declare void {name}({part.text}, ptr, i32, {truth})"] = None
            body.line(
                f"call void {name}({part.text} {picked}, ptr {place}, i32 {size}, {truth} {mask})"
            )
            body.line(f"br label %{end}")
            body.label(whole)
            body.line(f"store {part.text} {picked}, ptr {place}, align {size}")
            body.line(f"br label %{then}")
            body.label(then)
        body.line(f"br label %{end}")
        body.label(end)

    def first_lanes(self, left: str, lanes: int) -> str:
        """The mask of so many of the lanes, an i32."""
        numbers = ", ".join(f"i32 {k}" for k in range(lanes))
        every = self._spread(left, "i32", lanes)
        return self.body.let(f"icmp ult <{lanes} x i32> <{numbers}>, {every}")

    def on_diagonal(self, diagonal: Diagonal) -> str:
        """Which lanes are on a diagonal."""
        body, lanes = self.body, self.turn.lanes
        there = body.let(f"add nsw i64 {self.index[diagonal.row]}, {diagonal.offset}")
        lane = body.let(f"sub nsw i64 {there}, {self.index[diagonal.column]}")
        numbers = ", ".join(f"i64 {k}" for k in range(lanes))
        every = self._spread(lane, "i64", lanes)
        return body.let(f"icmp eq <{lanes} x i64> <{numbers}>, {every}")


def memory_type(dtype: np.dtype[Any], lanes: int) -> Lanes:
    """The type that stands in memory: truths take a byte."""
    return Lanes(np.dtype(np.uint8) if dtype.kind == "b" else dtype, lanes)


def suffix(kind: Lanes) -> str:
    bits = 8 * kind.dtype.itemsize
    return f"f{bits}" if kind.dtype.kind == "f" else f"i{bits}"


def _register(kind: Lanes) -> Lanes:
    """Those lanes that one register holds."""
    return kind._replace(lanes=min(kind.lanes, max(2, _REGISTER // kind.dtype.itemsize)))
