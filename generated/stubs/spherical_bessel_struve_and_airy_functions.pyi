# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6f549c90984993a7
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "special_airy", "special_airy_ai", "special_bessel_j0", "special_bessel_j1",
    "special_bessel_y0", "special_bessel_y1", "special_i0e", "special_i1e",
    "special_modified_bessel_i0", "special_modified_bessel_i1", "special_modified_bessel_k0",
    "special_modified_bessel_k1", "special_modstruve", "special_scaled_modified_bessel_k0",
    "special_scaled_modified_bessel_k1", "special_spherical_bessel_j0", "special_spherical_in",
    "special_spherical_jn", "special_spherical_kn", "special_spherical_yn", "special_struve",
]  # fmt: skip

class SpecialAiryResult(tuple[Tensor, ...]):
    @property
    def Ai(self) -> Tensor: ...
    @property
    def Aip(self) -> Tensor: ...
    @property
    def Bi(self) -> Tensor: ...
    @property
    def Bip(self) -> Tensor: ...

def special_airy(input: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> SpecialAiryResult:
    """The Airy functions Ai and Bi, each with its derivative behind it."""

def special_airy_ai(x: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.airy(x)[0], by PyTorch's name."""

def special_bessel_j0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the first kind of order 0."""

def special_bessel_j1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the first kind of order 1."""

def special_bessel_y0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the second kind of order 0."""

def special_bessel_y1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Bessel function of the second kind of order 1."""

def special_i0e(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """exp(-abs(self)) * i0(self)."""

def special_i1e(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """exp(-abs(self)) * special.i1(self)."""

def special_modified_bessel_i0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """i0(self), by PyTorch's name."""

def special_modified_bessel_i1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.i1(self), by PyTorch's name."""

def special_modified_bessel_k0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.kv(0.0, self), by PyTorch's name."""

def special_modified_bessel_k1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.kv(1.0, self), by PyTorch's name."""

def special_modstruve(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The modified Struve function of order v."""

def special_scaled_modified_bessel_k0(x: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.kve(0.0, x), by PyTorch's name."""

def special_scaled_modified_bessel_k1(x: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.kve(1.0, x), by PyTorch's name."""

def special_spherical_bessel_j0(x: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.spherical_jn(0, x), by PyTorch's name."""

def special_spherical_in(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The spherical Bessel function of the modified first kind of the whole order n."""

def special_spherical_jn(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The spherical Bessel function of the first kind of the whole order n."""

def special_spherical_kn(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The spherical Bessel function of the modified second kind of the whole order n."""

def special_spherical_yn(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The spherical Bessel function of the second kind of the whole order n."""

def special_struve(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Struve function of order v."""

class SphericalBesselStruveAndAiryFunctionsMethods: ...
