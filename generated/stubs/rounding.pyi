# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c1c3147a16291468
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "ceil", "ceil_", "fix", "fix_", "floor", "floor_", "frac", "frac_", "frexp", "ldexp", "ldexp_",
    "nan_to_num", "nan_to_num_", "nextafter", "nextafter_", "round", "round_", "special_round",
    "special_round_", "trunc", "trunc_",
]  # fmt: skip

class FrexpResult(tuple[Tensor, ...]):
    @property
    def mantissa(self) -> Tensor: ...
    @property
    def exponent(self) -> Tensor: ...

def ceil(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The ceiling of self, the smallest whole number that is not less."""

def ceil_(input: TensorLike) -> Tensor: ...
def fix(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self without what follows the point."""

def fix_(input: TensorLike) -> Tensor: ...
def floor(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The floor of self, the largest whole number that is not more."""

def floor_(input: TensorLike) -> Tensor: ...
def frac(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """What follows the point in self, with its sign."""

def frac_(input: TensorLike) -> Tensor: ...
def frexp(input: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> FrexpResult:
    """self as mantissa * 2**exponent, where 0.5 <= abs(mantissa) < 1 unless self is 0."""

def ldexp(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self * 2**other."""

def ldexp_(input: TensorLike, other: TensorLike) -> Tensor: ...
def nan_to_num(
    input: TensorLike, nan: float | None = None, posinf: float | None = None,
    neginf: float | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """self with nan, inf and -inf replaced, by 0 and the largest and smallest number if not
    given.
    """

def nan_to_num_(
    input: TensorLike, nan: float | None = None, posinf: float | None = None,
    neginf: float | None = None,
) -> Tensor: ...  # fmt: skip
def nextafter(input: TensorLike, other: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The next floating-point number after self in the direction of other."""

def nextafter_(input: TensorLike, other: TensorLike) -> Tensor: ...
def round(input: TensorLike, *, decimals: int = 0, out: Tensor | None = None) -> Tensor:
    """The nearest number with so many decimals; halves go to the even neighbour."""

def round_(input: TensorLike, *, decimals: int = 0) -> Tensor: ...
def special_round(input: TensorLike, *, decimals: int = 0, out: Tensor | None = None) -> Tensor:
    """The nearest number with so many decimals; halves go to the even neighbour."""

def special_round_(input: TensorLike, *, decimals: int = 0) -> Tensor: ...
def trunc(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """self without what follows the point."""

def trunc_(input: TensorLike) -> Tensor: ...

class RoundingMethods:
    def ceil(self) -> Tensor:
        """The ceiling of self, the smallest whole number that is not less."""
    def ceil_(self) -> Tensor: ...
    def fix(self) -> Tensor:
        """self without what follows the point."""
    def fix_(self) -> Tensor: ...
    def floor(self) -> Tensor:
        """The floor of self, the largest whole number that is not more."""
    def floor_(self) -> Tensor: ...
    def frac(self) -> Tensor:
        """What follows the point in self, with its sign."""
    def frac_(self) -> Tensor: ...
    def frexp(self) -> FrexpResult:
        """self as mantissa * 2**exponent, where 0.5 <= abs(mantissa) < 1 unless self is 0."""
    def ldexp(self, other: TensorLike) -> Tensor:
        """self * 2**other."""
    def ldexp_(self, other: TensorLike) -> Tensor: ...
    def nan_to_num(
        self, nan: float | None = None, posinf: float | None = None, neginf: float | None = None
    ) -> Tensor:
        """self with nan, inf and -inf replaced, by 0 and the largest and smallest number if not
        given.
        """
    def nan_to_num_(
        self, nan: float | None = None, posinf: float | None = None, neginf: float | None = None
    ) -> Tensor: ...
    def nextafter(self, other: TensorLike) -> Tensor:
        """The next floating-point number after self in the direction of other."""
    def nextafter_(self, other: TensorLike) -> Tensor: ...
    def round(self, *, decimals: int = 0) -> Tensor:
        """The nearest number with so many decimals; halves go to the even neighbour."""
    def round_(self, *, decimals: int = 0) -> Tensor: ...
    def trunc(self) -> Tensor:
        """self without what follows the point."""
    def trunc_(self) -> Tensor: ...
