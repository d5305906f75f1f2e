"""A nest: loops over the elements of arrays, with statements on single numbers in them.

Loops run along numbered axes. An array lies in memory row by row along the axes that it has: it is
contiguous, and its last axis is that of the loop around it, or it is the same for all its turns. So
an innermost loop can take several elements at once. Other memory is only read, by an index map:
slices, transposes, repeated elements, and, as the element is another one outside of some turns,
padding and joins. Axis 0 is cut into blocks: a kernel computes the rows from `start` to `stop`, and
what it adds up over them goes to a place of its own for each block. Two printers write a nest:
`autograd.native.python_text` as Python that can be run, and `autograd.native.llvm_loops` as LLVM
IR.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from autograd.base.record import Record

_FIRST = {"add": 0.0, "multiply": 1.0, "maximum": -np.inf, "minimum": np.inf, "logaddexp": -np.inf}
_EXTREMA = frozenset({"maximum", "minimum"})


def first_of(ufunc: str, dtype: np.dtype[Any], running: bool = False) -> Any:
    """With what a sum, a product or an extremum begins; a running one is -0 with a number -0."""
    if running and ufunc == "add" and dtype.kind == "f":
        return -0.0
    if dtype.kind == "f" or ufunc not in _EXTREMA:
        return _FIRST[ufunc]
    limits = np.iinfo(dtype)
    return limits.min if ufunc == "maximum" else limits.max


def wide_of(ufunc: str, dtype: np.dtype[Any]) -> np.dtype[Any]:
    """In which dtype numbers are added up: sums and products have more digits than float32."""
    return dtype if ufunc in _EXTREMA or dtype.kind != "f" else np.dtype(np.float64)


class Array(Record, eq=False):
    """Contiguous memory.

    axes     the axes of the loops along which it runs, in the order in which it lies in memory
    partial  whether it has such memory for each block
    written  whether the kernel writes it
    lengths  of memory that is read by index maps the parameters that say how long its dimensions
             are; it has no axes
    row      the number that says which of several such memories it is, of which there are as many
             as the parameter `rows` says
    roomy    whether a wide loop reads whole vectors of such memory, beyond its last turn too
    part     which of several such memories whose rows stand side by side it is, of which there are
             as many as the parameter `parts` says
    """

    name: str
    dtype: np.dtype[Any]
    axes: tuple[int, ...]
    partial: bool = False
    written: bool = False
    lengths: tuple[str, ...] | None = None
    roomy: bool = False
    row: Local | None = None
    rows: str = ""
    part: int | None = None
    parts: str = ""

    @property
    def after_rows(self) -> int:
        """The dimension of the parts, which stand side by side in each row of axis 0."""
        return self.axes.index(0) + 1


class Index(Record):
    """Where a read is along one dimension of memory: at `first`, and `step` further with each turn
    of the loop over `axis`, if there is one, and `more` with each of that over `other`, in nests
    with a wide loop. No two dimensions have the same axis."""

    axis: int | None
    step: int = 1
    first: int = 0
    other: int | None = None
    more: int = 1


class Span(Record):
    """All turns of the loop over `axis` but the first `start` and the last `end`."""

    axis: int
    start: int
    end: int


class Local(Record, eq=False):
    """A number that a statement computes."""

    name: str
    dtype: np.dtype[Any]


class Constant(Record):
    """A number that is known."""

    value: Any
    dtype: np.dtype[Any]


Number = Local | Constant


class Statement(Record):
    """What happens in a loop."""


class Read(Statement):
    """An element of an array, where the loops are.

    index  of memory that has lengths, for each dimension
    spans  in which turns there is such an element; nothing else is read
    other  what is there in the other turns: 0 if None
    """

    local: Local
    array: Array
    index: Sequence[Index] = ()
    spans: Sequence[Span] = ()
    other: Number | None = None

    @property
    def axes(self) -> tuple[int, ...]:
        """The axes along which it differs."""
        every = [axis for each in self.index for axis in (each.axis, each.other)]
        along = {axis for axis in every if axis is not None}
        along.update(span.axis for span in self.spans)
        return (*self.array.axes, *sorted(along))


class Diagonal(Statement):
    """Whether the innermost loop, over `column`, is `offset` turns ahead of that over `row`."""

    local: Local
    row: int
    column: int
    offset: int


class Compute(Statement):
    """A function of numbers of one dtype; `choose` has a mask in front of them."""

    local: Local
    name: str
    args: Sequence[Number]


class Cast(Statement):
    """The same number in another dtype."""

    local: Local
    source: Number


class Write(Statement):
    """An element of an array becomes this number."""

    array: Array
    value: Number


class Begin(Statement):
    """A sum or an extremum of nothing yet."""

    local: Local
    ufunc: str
    running: bool = False


class Combine(Statement):
    """One more number for what `Begin` began: `value`, times `factor` if there is one, without
    rounding the product."""

    local: Local
    ufunc: str
    value: Number
    factor: Number | None = None


class Running(Statement):
    """One more number for the `total` that `Begin` began, and what it is then."""

    local: Local
    total: Local
    ufunc: str
    value: Number


class Accumulate(Statement):
    """One more number for what an element of an array adds up."""

    array: Array
    ufunc: str
    value: Number


class Loop(Statement):
    """The statements for each index of an axis.

    wide   whether it takes several elements at once, as innermost loops do, although there are
           loops in it: a matrix product adds up along one axis for several elements of another
    turns  how many turns run side by side, each statement for all of them before the next one, so
           that what does not differ is read once; a wide loop is then all that is in it. What is
           left is taken in pairs, and one by one
    down   whether it begins with the last index; never of axis 0, nor of an innermost loop
    """

    axis: int
    body: Sequence[Statement]
    wide: bool = False
    turns: int = 1
    down: bool = False

    @property
    def innermost(self) -> bool:
        return not any(isinstance(each, Loop) for each in self.body)


class Kernel(Record):
    """A function of loops.

    axes     how many there are
    numbers  locals that are given
    arrays   memory that is given: what is read, what is written, what is added up in blocks
    scratch  memory that is given for the length of a row, to be used within one
    lengths  integers that are given: how long dimensions of memory that is read by index maps are
    """

    name: str
    axes: int
    numbers: Sequence[Local]
    arrays: Sequence[Array]
    scratch: Sequence[Array]
    body: Sequence[Statement] = ()
    lengths: Sequence[str] = ()

    @property
    def sizes(self) -> list[str]:
        """The parameters that say how long the axes are."""
        return [f"n{axis}" for axis in range(self.axes)]

    @property
    def parameters(self) -> list[str]:
        """The names of all parameters, in order."""
        return [
            *("start", "stop", "number"),
            *[each.name for each in self.scratch],
            *[*self.sizes, "blocks", *self.lengths],
            *[each.name for each in self.numbers],
            *[each.name for each in self.arrays],
        ]


def statements(body: Sequence[Statement]) -> Iterator[Statement]:
    """All statements, those within loops included."""
    for each in body:
        yield each
        if isinstance(each, Loop):
            yield from statements(each.body)


def locals_of(body: Sequence[Statement]) -> list[Local]:
    """What statements compute, each in its turn."""
    found = []
    for each in statements(body):
        if isinstance(each, Read | Diagonal | Compute | Cast | Begin | Running):
            found.append(each.local)
    return found


def arrays_of(body: Sequence[Statement]) -> dict[Array, None]:
    """The arrays that a loop reads and writes element by element."""
    found = [each.array for each in body if isinstance(each, Read | Write | Accumulate)]
    return dict.fromkeys(array for array in found if array.lengths is None)


def is_only_read(array: Array, body: Sequence[Statement]) -> bool:
    """Whether no statement writes an array."""
    return all(isinstance(each, Read) for each in body if getattr(each, "array", None) is array)


def _numbers(statement: Statement) -> Sequence[Number]:
    match statement:
        case Read(other=other) if other is not None:
            return (other,)
        case Compute(_, _, args):
            return args
        case Combine(_, _, value, factor) if factor is not None:
            return (value, factor)
        case Cast(_, value) | Write(_, value) | Combine(_, _, value) | Accumulate(_, _, value):
            return (value,)
        case Running(value=value):
            return (value,)
    return ()


def outside_of(body: Sequence[Statement]) -> dict[Local, None]:
    """The locals that a loop reads, and that are made before it."""
    made = set(locals_of(body))
    read = [x for each in body for x in _numbers(each) if isinstance(x, Local)]
    return dict.fromkeys(x for x in read if x not in made)
