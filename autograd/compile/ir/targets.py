"""What a step of a graph does: a ufunc, a row of the table, a sum, another shape.

Targets are values: two steps with equal targets and arguments compute the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, NamedTuple

import numpy as np

from autograd import kernels
from autograd.base.record import Record
from autograd.compile.ir.reductions import ALONG, TITLES
from autograd.core.dispatch import OPERATIONS, Operation
from autograd.kernels.elementwise.select import where as select
from autograd.kernels.indexing.indexing import getitem, getitem_backward


class Target(Record):
    """What a step computes.

    elementwise  each element of the result comes from the broadcast elements at its place
    writes       it takes `out=`
    wants_arrays it does not take numbers for arrays without dimensions
    function     what the call names by the title, if it is no function of NumPy
    template     the call, of {0}, {1}, ... or {args}
    """

    elementwise = False
    writes: ClassVar[bool] = False
    wants_arrays: ClassVar[bool] = False
    function: ClassVar[Any] = None
    template: ClassVar[str] = "{self.title}({args})"

    @property
    def title(self) -> str:
        """The name of it for people."""
        raise NotImplementedError

    def in_loops(self, functions: Any, args: Sequence[Any]) -> Any:
        """What it gives for symbols in the place of arrays, with the functions of native loops in
        the place of kernels and formulas. Only some have that."""
        return NotImplemented

    def source(self, args: Sequence[str]) -> str:
        """The call as Python, over the names `np`, those of `namespace` and those of `args`."""
        return self.template.format(*args, args=", ".join(args), self=self)

    def namespace(self) -> dict[str, Any]:
        """What `source` names besides `np`."""
        return {} if self.function is None else {self.title: self.function}


class Named(Target):
    """What has a name that people know it by."""

    name: str

    @property
    def title(self) -> str:
        return self.name


class Ufunc(Named):
    """A ufunc of NumPy."""

    elementwise = writes = True
    template = "np.{self.name}({args})"


class Called(Named):
    """A kernel beside native loops, for what they cannot compute."""

    wants_arrays = True
    template = "kernels.{self.name}({args})"

    def namespace(self) -> dict[str, Any]:
        return {"kernels": kernels}


class Vector(Called):
    """A function of native loops that is none of NumPy's; elsewhere the kernel of its name."""

    elementwise = True


class Row(Named):
    """A row of the table, called as the function of arrays that its forward is; `elementwise` ones
    may be called block by block."""

    elementwise: bool = False

    wants_arrays = True

    @property
    def operation(self) -> Operation:
        return OPERATIONS[self.name]

    def source(self, args: Sequence[str]) -> str:
        op = self.operation
        first = len(args) - len(op.keywords)
        named = [f"{k}={v}" for k, v in zip(op.keywords, args[first:], strict=True)]
        return f"{self._module}.{op.identifier}({', '.join([*args[:first], *named])})"

    def namespace(self) -> dict[str, Any]:
        return {self._module: self.operation.arrays}

    @property
    def _module(self) -> str:
        package = self.operation.package
        return "rows" if package == "generated" else f"rows_of_{package.replace('.', '_')}"


class Cast(Target):
    """The same numbers in another dtype."""

    dtype: str

    elementwise = True
    template = "{0}.astype({self.dtype!r})"

    @property
    def title(self) -> str:
        return f"to {self.dtype[1:]}"


class Choice(Target):
    """The elements of one array where a mask is true, of another one elsewhere."""

    elementwise = wants_arrays = True
    title = np.where.__name__
    function = staticmethod(select)


class Part(Target):
    """The elements of an array that a subscript picks."""

    wants_arrays = True
    title = "subscript"
    function = staticmethod(getitem)


class Placed(Target):
    """Zeros of a shape to which the elements of an array are added where a subscript picks some."""

    shape: tuple[int, ...]

    wants_arrays = True
    title = "placed"
    function = staticmethod(getitem_backward)
    template = "placed({0}, {self.shape}, {1})"


def _padded(x: np.ndarray, shape: tuple[int, ...], index: Any, fill: float) -> np.ndarray:
    out = np.full(shape, fill, x.dtype)
    out[index] = x
    return out


class Padded(Target):
    """The elements of an array where a subscript picks some, the number `fill` elsewhere."""

    shape: tuple[int, ...]
    fill: float

    wants_arrays = True
    title = "padded"
    function = staticmethod(_padded)
    template = "padded({0}, {self.shape}, {1}, {self.fill})"

    def namespace(self) -> dict[str, Any]:
        return {**super().namespace(), "inf": np.inf}


class Product(Target):
    """The product of two matrices, or of a matrix and a vector."""

    writes = True
    title = np.matmul.__name__
    template = "np.matmul({args})"


class Join(Target):
    """The arrays of a list side by side along `axis`."""

    axis: int

    writes = True
    title = "join"
    template = "np.concatenate({0}, {self.axis})"


class Reduce(Target):
    """The sum, the product, the largest or the smallest along `axes` (not negative, rising), which
    stay with size 1. ufunc: add, multiply, maximum or minimum."""

    ufunc: str
    axes: tuple[int, ...]

    template = "{self.title}({args}, {self.axes})"

    @property
    def title(self) -> str:
        return TITLES[self.ufunc]

    def namespace(self) -> dict[str, Any]:
        return {self.title: ALONG[self.title]}


class Dot(Reduce):
    """The sum of the products of two arrays along `axes`, which stay with size 1."""

    title = np.dot.__name__

    def __init__(self, axes: tuple[int, ...]) -> None:
        super().__init__("add", axes)


class Scan(Target):
    """For each element what a ufunc of two makes of all up to it along one axis."""

    ufunc: str
    axis: int

    template = "np.{self.ufunc}.accumulate({args}, {self.axis})"

    @property
    def title(self) -> str:
        return f"running {self.ufunc}"

    @property
    def axes(self) -> tuple[int, ...]:
        """The axis, as those of a sum."""
        return (self.axis,)


class Reshape(Target):
    """The same elements in another shape."""

    shape: tuple[int, ...]

    title = np.reshape.__name__
    template = "{0}.reshape({self.shape})"


class Transpose(Target):
    """The dimensions in another order: a view, which of a matrix BLAS reads as it lies."""

    axes: tuple[int, ...] = (1, 0)

    title = np.transpose.__name__

    def source(self, args: Sequence[str]) -> str:
        reverse = self.axes == tuple(range(len(self.axes)))[::-1]
        return f"{args[0]}.T" if reverse else f"{args[0]}.{self.title}({self.axes})"


class Broadcast(Target):
    """The elements repeated to a larger shape."""

    shape: tuple[int, ...]

    title = "broadcast"
    template = "np.broadcast_to({0}, {self.shape})"


class Place(NamedTuple):
    """Where one is along a dimension of an array: at `first`, and `step` further with each element
    along dimension `dim` of the result, if there is one."""

    dim: int | None
    step: int = 1
    first: int = 0


class Piece(NamedTuple):
    """Elements of a result that are those of an array: argument `number`, in the shape `shape`.

    places  for each dimension of the array; no two have the same `dim`
    ranges  for each dimension of the result the first of these elements and the end behind them
    """

    number: int
    shape: tuple[int, ...]
    places: tuple[Place, ...]
    ranges: tuple[tuple[int, int], ...]


class Mapped(Target):
    """Elements that a native loop reads where they lie: the pieces, later ones in the place of
    earlier ones, and 0 where there is none."""

    pieces: tuple[Piece, ...]

    elementwise = True
    title = "read"


def subscript(index: Any) -> str | None:
    """A subscript of slices, new axes and the like as one writes it; None if there is anything else
    in it: numbers alone would give a scalar, arrays may pick an element twice."""
    parts = index if index.__class__ is tuple else (index,)
    if not parts or not all(map(_is_plain, parts)):
        return None
    return ", ".join(map(_part, parts))


def _is_plain(part: Any) -> bool:
    if part.__class__ is slice:
        return all(x is None or x.__class__ is int for x in (part.start, part.stop, part.step))
    return part is None or part is Ellipsis


def _part(part: Any) -> str:
    if part.__class__ is not slice:
        return "..." if part is Ellipsis else "None"
    ends = ":".join("" if x is None else str(x) for x in (part.start, part.stop))
    return ends if part.step is None else f"{ends}:{part.step}"
