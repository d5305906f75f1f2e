# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 284c3eb8db1605f5
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "H", "T", "adjoint", "flip", "fliplr", "flipud", "mH", "mT", "mode", "moveaxis", "movedim",
    "permute", "roll", "rot90", "swapaxes", "swapaxes_", "swapdims", "swapdims_", "t", "t_",
    "transpose", "transpose_",
]  # fmt: skip

class ModeResult(tuple[Tensor, ...]):
    @property
    def values(self) -> Tensor: ...
    @property
    def indices(self) -> Tensor: ...

def H(input: TensorLike) -> Tensor:
    """The conjugate transpose of self, a matrix; a view if it is real."""

def T(input: TensorLike) -> Tensor:
    """The transpose of self, with the dimensions in reverse order."""

def adjoint(input: TensorLike) -> Tensor:
    """The conjugate transpose of self, in the last two dimensions; a view if it is real."""

def flip(input: TensorLike, *dims: Any, out: Tensor | None = None, **named: Any) -> Tensor:
    """A copy in reverse order along dims."""

def fliplr(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """A copy with the columns in reverse order."""

def flipud(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """A copy with the rows in reverse order."""

def mH(input: TensorLike) -> Tensor:
    """The conjugate transpose of self, in the last two dimensions; a view if it is real."""

def mT(input: TensorLike) -> Tensor:
    """The transpose of self, with the last two dimensions exchanged."""

def mode(
    input: TensorLike, dim: int = -1, keepdim: bool = False, *,
    out: tuple[Tensor, ...] | None = None, axis: Any = None, keepdims: Any = None,
) -> ModeResult:  # fmt: skip
    """The most frequent elements along `dim`, the smallest of several, and the last place of
    each.
    """

def moveaxis(
    input: TensorLike, source: int | Sequence[int], destination: int | Sequence[int]
) -> Tensor:
    """The dimensions of source moved to the places of destination, the others in their
    order.
    """

def movedim(
    input: TensorLike, source: int | Sequence[int], destination: int | Sequence[int]
) -> Tensor:
    """The dimensions of source moved to the places of destination, the others in their
    order.
    """

def permute(input: TensorLike, *dims: Any, **named: Any) -> Tensor:
    """The dimensions in the order of dims."""

def roll(
    input: TensorLike, shifts: int | Sequence[int], dims: int | Sequence[int] | None = (), *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The elements shifted along dims, or all in one row; what falls off comes in at the
    other end.
    """

def rot90(
    input: TensorLike, k: int = 1, dims: Sequence[int] = (0, 1), *, out: Tensor | None = None
) -> Tensor:
    """A copy turned k times by 90 degrees in the plane of two dimensions."""

def swapaxes(
    input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
    axis1: Any = None,
) -> Tensor:  # fmt: skip
    """Two dimensions exchanged."""

def swapaxes_(
    input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
    axis1: Any = None,
) -> Tensor: ...  # fmt: skip
def swapdims(
    input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
    axis1: Any = None,
) -> Tensor:  # fmt: skip
    """Two dimensions exchanged."""

def swapdims_(
    input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
    axis1: Any = None,
) -> Tensor: ...  # fmt: skip
def t(input: TensorLike) -> Tensor:
    """The transpose of a matrix; vectors and numbers as they are."""

def t_(input: TensorLike) -> Tensor: ...
def transpose(
    input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
    axis1: Any = None,
) -> Tensor:  # fmt: skip
    """Two dimensions exchanged."""

def transpose_(
    input: TensorLike, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
    axis1: Any = None,
) -> Tensor: ...  # fmt: skip

class OrdersMethods:
    @property
    def T(self) -> Tensor: ...
    @property
    def mT(self) -> Tensor: ...
    @property
    def H(self) -> Tensor: ...
    @property
    def mH(self) -> Tensor: ...
    def adjoint(self) -> Tensor:
        """The conjugate transpose of self, in the last two dimensions; a view if it is real."""
    def flip(self, *dims: Any, **named: Any) -> Tensor:
        """A copy in reverse order along dims."""
    def fliplr(self) -> Tensor:
        """A copy with the columns in reverse order."""
    def flipud(self) -> Tensor:
        """A copy with the rows in reverse order."""
    def mode(
        self, dim: int = -1, keepdim: bool = False, *, axis: Any = None, keepdims: Any = None
    ) -> ModeResult:
        """The most frequent elements along `dim`, the smallest of several, and the last place of
        each.
        """
    def moveaxis(self, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
        """The dimensions of source moved to the places of destination, the others in their
        order.
        """
    def movedim(self, source: int | Sequence[int], destination: int | Sequence[int]) -> Tensor:
        """The dimensions of source moved to the places of destination, the others in their
        order.
        """
    def permute(self, *dims: Any, **named: Any) -> Tensor:
        """The dimensions in the order of dims."""
    def roll(self, shifts: int | Sequence[int], dims: int | Sequence[int] | None = ()) -> Tensor:
        """The elements shifted along dims, or all in one row; what falls off comes in at the
        other end.
        """
    def rot90(self, k: int = 1, dims: Sequence[int] = (0, 1)) -> Tensor:
        """A copy turned k times by 90 degrees in the plane of two dimensions."""
    def swapaxes(
        self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
        axis1: Any = None,
    ) -> Tensor:  # fmt: skip
        """Two dimensions exchanged."""
    def swapaxes_(
        self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
        axis1: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def swapdims(
        self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
        axis1: Any = None,
    ) -> Tensor:  # fmt: skip
        """Two dimensions exchanged."""
    def swapdims_(
        self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
        axis1: Any = None,
    ) -> Tensor: ...  # fmt: skip
    def t(self) -> Tensor:
        """The transpose of a matrix; vectors and numbers as they are."""
    def t_(self) -> Tensor: ...
    def transpose(
        self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
        axis1: Any = None,
    ) -> Tensor:  # fmt: skip
        """Two dimensions exchanged."""
    def transpose_(
        self, dim0: int | None = None, dim1: int | None = None, *, axis0: Any = None,
        axis1: Any = None,
    ) -> Tensor: ...  # fmt: skip
