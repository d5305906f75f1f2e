# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1b3d9c1e48724c59
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "i0",
    "i0_",
]

class SpecialAiryResult(tuple[Tensor, ...]):
    @property
    def Ai(self) -> Tensor: ...
    @property
    def Aip(self) -> Tensor: ...
    @property
    def Bi(self) -> Tensor: ...
    @property
    def Bip(self) -> Tensor: ...

def i0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """

def i0_(input: TensorLike) -> Tensor: ...
def special_airy(input: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> SpecialAiryResult:
    """special.airy(Tensor self) -> (Tensor Ai, Tensor Aip, Tensor Bi, Tensor Bip)

    The Airy functions Ai and Bi, each with its derivative behind it.
    """

def special_bessel_j0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.bessel_j0(Tensor self) -> Tensor

    The Bessel function of the first kind of order 0.
    """

def special_bessel_j1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.bessel_j1(Tensor self) -> Tensor

    The Bessel function of the first kind of order 1.
    """

def special_bessel_y0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.bessel_y0(Tensor self) -> Tensor

    The Bessel function of the second kind of order 0.
    """

def special_bessel_y1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.bessel_y1(Tensor self) -> Tensor

    The Bessel function of the second kind of order 1.
    """

def special_i0(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """

def special_i0_(input: TensorLike) -> Tensor: ...
def special_i0e(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.i0e(Tensor self) -> Tensor

    exp(-abs(self)) * i0(self).
    """

def special_i1(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.i1(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 1.
    """

def special_i1e(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.i1e(Tensor self) -> Tensor

    exp(-abs(self)) * special.i1(self).
    """

def special_iv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.iv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the modified first kind of order v.
    """

def special_ive(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.ive(Tensor v, Tensor self) -> Tensor

    exp(-abs(self)) * special.iv(v, self).
    """

def special_jv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.jv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the first kind of order v.
    """

def special_kv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.kv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the modified second kind of order v.
    """

def special_kve(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.kve(Tensor v, Tensor self) -> Tensor

    exp(self) * special.kv(v, self).
    """

def special_modstruve(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.modstruve(Tensor v, Tensor self) -> Tensor

    The modified Struve function of order v.
    """

def special_spherical_in(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.spherical_in(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the modified first kind of the whole order n.
    """

def special_spherical_jn(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.spherical_jn(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the first kind of the whole order n.
    """

def special_spherical_kn(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.spherical_kn(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the modified second kind of the whole order n.
    """

def special_spherical_yn(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.spherical_yn(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the second kind of the whole order n.
    """

def special_struve(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.struve(Tensor v, Tensor self) -> Tensor

    The Struve function of order v.
    """

def special_yv(v: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.yv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the second kind of order v.
    """

class BesselFunctionsMethods:
    def i0(self) -> Tensor:
        """i0(Tensor self) -> Tensor

        The modified Bessel function of the first kind of order 0.
        """
    def i0_(self) -> Tensor: ...
