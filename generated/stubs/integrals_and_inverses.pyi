# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 7e29f66f5a4ad4bd
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "special_ellipe", "special_ellipj", "special_ellipk", "special_expi", "special_expn",
    "special_exprel", "special_fresnel", "special_lambertw", "special_ndtri_exp", "special_owens_t",
    "special_shichi", "special_sici", "special_spence", "special_wofz", "special_wrightomega",
]  # fmt: skip

class SpecialSiciResult(tuple[Tensor, ...]):
    @property
    def si(self) -> Tensor: ...
    @property
    def ci(self) -> Tensor: ...

class SpecialShichiResult(tuple[Tensor, ...]):
    @property
    def shi(self) -> Tensor: ...
    @property
    def chi(self) -> Tensor: ...

class SpecialFresnelResult(tuple[Tensor, ...]):
    @property
    def S(self) -> Tensor: ...
    @property
    def C(self) -> Tensor: ...

class SpecialEllipjResult(tuple[Tensor, ...]):
    @property
    def sn(self) -> Tensor: ...
    @property
    def cn(self) -> Tensor: ...
    @property
    def dn(self) -> Tensor: ...
    @property
    def ph(self) -> Tensor: ...

def special_ellipe(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The complete elliptic integral of the second kind, of the parameter m = k**2."""

def special_ellipj(
    input: TensorLike, m: TensorLike, *, out: tuple[Tensor, ...] | None = None
) -> SpecialEllipjResult:
    """The elliptic functions of Jacobi, and the amplitude, of the parameter m = k**2."""

def special_ellipk(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The complete elliptic integral of the first kind, of the parameter m = k**2."""

def special_expi(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The exponential integral Ei."""

def special_expn(n: TensorLike, input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The generalized exponential integral, of exp(-self * t) * t**-n from 1 on; n is whole."""

def special_exprel(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """(exp(self) - 1) / self, 1 at 0."""

def special_fresnel(
    input: TensorLike, *, out: tuple[Tensor, ...] | None = None
) -> SpecialFresnelResult:
    """The integrals of sin(pi / 2 * t**2) and of cos(pi / 2 * t**2) from 0 to self."""

def special_lambertw(input: TensorLike, k: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The complex branch k of the inverse of w * exp(w)."""

def special_ndtri_exp(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """special.ndtri(exp(self)), the inverse of special.log_ndtr."""

def special_owens_t(input: TensorLike, a: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """Owen's T function, of the skew normal distribution."""

def special_shichi(
    input: TensorLike, *, out: tuple[Tensor, ...] | None = None
) -> SpecialShichiResult:
    """The integrals of sinh(t) / t from 0 on, and of cosh(t) / t, to self."""

def special_sici(input: TensorLike, *, out: tuple[Tensor, ...] | None = None) -> SpecialSiciResult:
    """The integrals of sin(t) / t from 0 on, and of cos(t) / t, to self."""

def special_spence(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The integral of log(t) / (1 - t) from 1 to self, the dilogarithm of 1 - self."""

def special_wofz(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The Faddeeva function, exp(-self**2) * erfc(-1j * self)."""

def special_wrightomega(input: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The inverse of w + log(w)."""

class IntegralsAndInversesMethods: ...
