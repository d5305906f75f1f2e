"""What a step of a graph does: a ufunc, a row of the table, a sum, another shape.

Targets are values: two steps with equal targets and arguments compute the same.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from autograd.core.dispatch import OPERATIONS, Operation
from autograd.kernels.elementwise.select import where as select
from autograd.kernels.indexing.indexing import getitem, getitem_backward

__all__ = [
    "ELEMENTWISE_KINDS", "Broadcast", "Cast", "Choice", "Dot", "Join", "Part", "Placed", "Product",
    "Reduce", "Reshape", "Row", "Target", "Transpose", "Ufunc",
]  # fmt: skip

ELEMENTWISE_KINDS = frozenset({"pointwise", "comparison"})


@dataclass(frozen=True)
class Target:
    """What a step computes.

    elementwise  each element of the result comes from the broadcast elements at its place
    writes       it can be told by `out=` where to put its result
    wants_arrays numbers do not do for arrays without dimensions
    """

    @property
    def elementwise(self) -> bool:
        return False

    @property
    def writes(self) -> bool:
        return False

    @property
    def wants_arrays(self) -> bool:
        return False

    @property
    def title(self) -> str:
        """The name of it for people."""
        raise NotImplementedError

    def source(self, args: Sequence[str]) -> str:
        """The call as Python, over the names `np`, `rows` and those of `args`."""
        raise NotImplementedError

    def namespace(self) -> dict[str, Any]:
        """What `source` names besides."""
        return {}


@dataclass(frozen=True)
class Ufunc(Target):
    """A ufunc of NumPy."""

    name: str

    @property
    def elementwise(self) -> bool:
        return True

    @property
    def writes(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return self.name

    def source(self, args: Sequence[str]) -> str:
        return f"np.{self.name}({', '.join(args)})"


@dataclass(frozen=True)
class Row(Target):
    """A row of the table, called as the function of arrays that its forward is.

    cuts: whether it works element by element, so that it may be called block by block.
    """

    name: str
    cuts: bool = False

    @property
    def operation(self) -> Operation:
        return OPERATIONS[self.name]

    @property
    def elementwise(self) -> bool:
        return self.cuts

    @property
    def wants_arrays(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return self.name

    def source(self, args: Sequence[str]) -> str:
        op = self.operation
        first = len(args) - len(op.keywords)
        named = [f"{k}={v}" for k, v in zip(op.keywords, args[first:], strict=True)]
        return f"{self._module}.{op.function.__name__}({', '.join([*args[:first], *named])})"

    def namespace(self) -> dict[str, Any]:
        import importlib

        return {self._module: importlib.import_module(f"{self.operation.package}.arrays")}

    @property
    def _module(self) -> str:
        package = self.operation.package
        return "rows" if package == "generated" else f"rows_of_{package.replace('.', '_')}"


@dataclass(frozen=True)
class Cast(Target):
    """The same numbers in another dtype."""

    dtype: str

    @property
    def elementwise(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return f"to {self.dtype[1:]}"

    def source(self, args: Sequence[str]) -> str:
        return f"{args[0]}.astype({self.dtype!r})"


@dataclass(frozen=True)
class Choice(Target):
    """The elements of one array where a mask is true, of another one elsewhere."""

    @property
    def elementwise(self) -> bool:
        return True

    @property
    def wants_arrays(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return np.where.__name__

    def source(self, args: Sequence[str]) -> str:
        return f"{self.title}({', '.join(args)})"

    def namespace(self) -> dict[str, Any]:
        return {self.title: select}


@dataclass(frozen=True)
class Part(Target):
    """The elements of an array that a subscript picks."""

    @property
    def wants_arrays(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return "subscript"

    def source(self, args: Sequence[str]) -> str:
        return f"subscript({', '.join(args)})"

    def namespace(self) -> dict[str, Any]:
        return {"subscript": getitem}


@dataclass(frozen=True)
class Placed(Target):
    """Zeros of a shape to which the elements of an array are added where a subscript picks some."""

    shape: tuple[int, ...]

    @property
    def wants_arrays(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return "placed"

    def source(self, args: Sequence[str]) -> str:
        return f"placed({args[0]}, {self.shape}, {args[1]})"

    def namespace(self) -> dict[str, Any]:
        return {"placed": getitem_backward}


@dataclass(frozen=True)
class Product(Target):
    """The product of two matrices, or of a matrix and a vector."""

    @property
    def writes(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return "matmul"

    def source(self, args: Sequence[str]) -> str:
        return f"np.matmul({', '.join(args)})"


@dataclass(frozen=True)
class Join(Target):
    """The arrays of a list side by side along `axis`."""

    axis: int

    @property
    def writes(self) -> bool:
        return True

    @property
    def title(self) -> str:
        return "join"

    def source(self, args: Sequence[str]) -> str:
        return f"np.concatenate({args[0]}, {self.axis})"


@dataclass(frozen=True)
class Reduce(Target):
    """The sum, the largest or the smallest along `axes` (not negative, rising), which stay with
    size 1. ufunc: add, maximum or minimum."""

    ufunc: str
    axes: tuple[int, ...]

    @property
    def title(self) -> str:
        function: Any = {"add": np.sum, "maximum": np.amax, "minimum": np.amin}[self.ufunc]
        return str(function.__name__)

    def source(self, args: Sequence[str]) -> str:
        return f"{self.title}({args[0]}, {self.axes})"

    def namespace(self) -> dict[str, Any]:
        from autograd.compile.ir import reductions

        return {self.title: reductions.ALONG[self.title]}


@dataclass(frozen=True)
class Dot(Reduce):
    """The sum of the products of two arrays along `axes`, which stay with size 1."""

    ufunc: str = field(default="add", init=False)
    axes: tuple[int, ...] = field(kw_only=True)

    @property
    def title(self) -> str:
        return np.dot.__name__

    def source(self, args: Sequence[str]) -> str:
        return f"{self.title}({args[0]}, {args[1]}, {self.axes})"


@dataclass(frozen=True)
class Reshape(Target):
    """The same elements in another shape."""

    shape: tuple[int, ...]

    @property
    def title(self) -> str:
        return np.reshape.__name__

    def source(self, args: Sequence[str]) -> str:
        return f"{args[0]}.reshape({self.shape})"


@dataclass(frozen=True)
class Transpose(Target):
    """The dimensions in another order: a view, which of a matrix BLAS reads as it lies."""

    axes: tuple[int, ...] = (1, 0)

    @property
    def title(self) -> str:
        return np.transpose.__name__

    def source(self, args: Sequence[str]) -> str:
        reverse = self.axes == tuple(range(len(self.axes)))[::-1]
        return f"{args[0]}.T" if reverse else f"{args[0]}.{self.title}({self.axes})"


@dataclass(frozen=True)
class Broadcast(Target):
    """The elements repeated to a larger shape."""

    shape: tuple[int, ...]

    @property
    def title(self) -> str:
        return "broadcast"

    def source(self, args: Sequence[str]) -> str:
        return f"np.broadcast_to({args[0]}, {self.shape})"
