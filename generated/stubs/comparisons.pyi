# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e5fc9ee840fe6aa6
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bitwise_and", "bitwise_and_", "bitwise_not", "bitwise_not_", "bitwise_or", "bitwise_or_",
    "bitwise_xor", "bitwise_xor_", "eq", "eq_", "ge", "ge_", "greater", "greater_", "greater_equal",
    "greater_equal_", "gt", "gt_", "isfinite", "isinf", "isnan", "le", "le_", "less", "less_",
    "less_equal", "less_equal_", "logical_and", "logical_and_", "logical_not", "logical_not_",
    "logical_or", "logical_or_", "logical_xor", "logical_xor_", "lt", "lt_", "ne", "ne_",
    "not_equal", "not_equal_",
]  # fmt: skip

def bitwise_and(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self & other, of integers or truth values."""

def bitwise_and_(input: TensorLike, other: TensorLike) -> Tensor: ...
def bitwise_not(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """~self, of integers or truth values."""

def bitwise_not_(input: TensorLike) -> Tensor: ...
def bitwise_or(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self | other, of integers or truth values."""

def bitwise_or_(input: TensorLike, other: TensorLike) -> Tensor: ...
def bitwise_xor(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self ^ other, of integers or truth values."""

def bitwise_xor_(input: TensorLike, other: TensorLike) -> Tensor: ...
def eq(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self == other, element by element."""

def eq_(input: TensorLike, other: TensorLike) -> Tensor: ...
def ge(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self >= other, element by element."""

def ge_(input: TensorLike, other: TensorLike) -> Tensor: ...
def greater(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self > other, element by element."""

def greater_(input: TensorLike, other: TensorLike) -> Tensor: ...
def greater_equal(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self >= other, element by element."""

def greater_equal_(input: TensorLike, other: TensorLike) -> Tensor: ...
def gt(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self > other, element by element."""

def gt_(input: TensorLike, other: TensorLike) -> Tensor: ...
def isfinite(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self is neither infinite nor not a number."""

def isinf(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self is infinite."""

def isnan(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self is not a number."""

def le(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self <= other, element by element."""

def le_(input: TensorLike, other: TensorLike) -> Tensor: ...
def less(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self < other, element by element."""

def less_(input: TensorLike, other: TensorLike) -> Tensor: ...
def less_equal(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self <= other, element by element."""

def less_equal_(input: TensorLike, other: TensorLike) -> Tensor: ...
def logical_and(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether neither is zero."""

def logical_and_(input: TensorLike, other: TensorLike) -> Tensor: ...
def logical_not(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self is zero."""

def logical_not_(input: TensorLike) -> Tensor: ...
def logical_or(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether one is not zero."""

def logical_or_(input: TensorLike, other: TensorLike) -> Tensor: ...
def logical_xor(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether exactly one is not zero."""

def logical_xor_(input: TensorLike, other: TensorLike) -> Tensor: ...
def lt(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self < other, element by element."""

def lt_(input: TensorLike, other: TensorLike) -> Tensor: ...
def ne(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self != other, element by element."""

def ne_(input: TensorLike, other: TensorLike) -> Tensor: ...
def not_equal(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Whether self != other, element by element."""

def not_equal_(input: TensorLike, other: TensorLike) -> Tensor: ...

class ComparisonsMethods:
    def __eq__(self, other: object) -> Tensor: ...  # type: ignore[override]
    def __ne__(self, other: object) -> Tensor: ...  # type: ignore[override]
    def __lt__(self, other: TensorLike) -> Tensor: ...
    def __le__(self, other: TensorLike) -> Tensor: ...
    def __gt__(self, other: TensorLike) -> Tensor: ...
    def __ge__(self, other: TensorLike) -> Tensor: ...
    def __and__(self, other: TensorLike) -> Tensor: ...
    def __rand__(self, other: TensorLike) -> Tensor: ...
    def __iand__(self, other: TensorLike) -> Tensor: ...
    def __or__(self, other: TensorLike) -> Tensor: ...
    def __ror__(self, other: TensorLike) -> Tensor: ...
    def __ior__(self, other: TensorLike) -> Tensor: ...
    def __xor__(self, other: TensorLike) -> Tensor: ...
    def __rxor__(self, other: TensorLike) -> Tensor: ...
    def __ixor__(self, other: TensorLike) -> Tensor: ...
    def __invert__(self) -> Tensor: ...
    def bitwise_and(self, other: TensorLike) -> Tensor:
        """self & other, of integers or truth values."""
    def bitwise_and_(self, other: TensorLike) -> Tensor: ...
    def bitwise_not(self) -> Tensor:
        """~self, of integers or truth values."""
    def bitwise_not_(self) -> Tensor: ...
    def bitwise_or(self, other: TensorLike) -> Tensor:
        """self | other, of integers or truth values."""
    def bitwise_or_(self, other: TensorLike) -> Tensor: ...
    def bitwise_xor(self, other: TensorLike) -> Tensor:
        """self ^ other, of integers or truth values."""
    def bitwise_xor_(self, other: TensorLike) -> Tensor: ...
    def eq(self, other: TensorLike) -> Tensor:
        """Whether self == other, element by element."""
    def eq_(self, other: TensorLike) -> Tensor: ...
    def ge(self, other: TensorLike) -> Tensor:
        """Whether self >= other, element by element."""
    def ge_(self, other: TensorLike) -> Tensor: ...
    def greater(self, other: TensorLike) -> Tensor:
        """Whether self > other, element by element."""
    def greater_(self, other: TensorLike) -> Tensor: ...
    def greater_equal(self, other: TensorLike) -> Tensor:
        """Whether self >= other, element by element."""
    def greater_equal_(self, other: TensorLike) -> Tensor: ...
    def gt(self, other: TensorLike) -> Tensor:
        """Whether self > other, element by element."""
    def gt_(self, other: TensorLike) -> Tensor: ...
    def isfinite(self) -> Tensor:
        """Whether self is neither infinite nor not a number."""
    def isinf(self) -> Tensor:
        """Whether self is infinite."""
    def isnan(self) -> Tensor:
        """Whether self is not a number."""
    def le(self, other: TensorLike) -> Tensor:
        """Whether self <= other, element by element."""
    def le_(self, other: TensorLike) -> Tensor: ...
    def less(self, other: TensorLike) -> Tensor:
        """Whether self < other, element by element."""
    def less_(self, other: TensorLike) -> Tensor: ...
    def less_equal(self, other: TensorLike) -> Tensor:
        """Whether self <= other, element by element."""
    def less_equal_(self, other: TensorLike) -> Tensor: ...
    def logical_and(self, other: TensorLike) -> Tensor:
        """Whether neither is zero."""
    def logical_and_(self, other: TensorLike) -> Tensor: ...
    def logical_not(self) -> Tensor:
        """Whether self is zero."""
    def logical_not_(self) -> Tensor: ...
    def logical_or(self, other: TensorLike) -> Tensor:
        """Whether one is not zero."""
    def logical_or_(self, other: TensorLike) -> Tensor: ...
    def logical_xor(self, other: TensorLike) -> Tensor:
        """Whether exactly one is not zero."""
    def logical_xor_(self, other: TensorLike) -> Tensor: ...
    def lt(self, other: TensorLike) -> Tensor:
        """Whether self < other, element by element."""
    def lt_(self, other: TensorLike) -> Tensor: ...
    def ne(self, other: TensorLike) -> Tensor:
        """Whether self != other, element by element."""
    def ne_(self, other: TensorLike) -> Tensor: ...
    def not_equal(self, other: TensorLike) -> Tensor:
        """Whether self != other, element by element."""
    def not_equal_(self, other: TensorLike) -> Tensor: ...
