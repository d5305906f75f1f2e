# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content bd9398d130fb20a3
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "fft_fft2", "fft_fftfreq", "fft_fftn", "fft_fftshift", "fft_hfft2", "fft_hfftn", "fft_ifft2",
    "fft_ifftn", "fft_ifftshift", "fft_ihfft2", "fft_ihfftn", "fft_irfft2", "fft_irfftn",
    "fft_rfft2", "fft_rfftfreq", "fft_rfftn",
]  # fmt: skip

def fft_fft2(
    input: TensorLike, s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1), norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The Fourier transform along two dimensions."""

def fft_fftfreq(
    n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The frequencies of the elements of fft.fft of length `n`, for samples `d` apart."""

def fft_fftn(
    input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The Fourier transform along several dimensions, by default all, or as many as `s` has
    lengths.
    """

def fft_fftshift(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions."""

def fft_hfft2(
    input: TensorLike, s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1), norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """fft.hfftn along two dimensions."""

def fft_hfftn(
    input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The real Fourier transform along several dimensions of a Hermitian signal, half of it
    given.
    """

def fft_ifft2(
    input: TensorLike, s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1), norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.fft2."""

def fft_ifftn(
    input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.fftn."""

def fft_ifftshift(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.fftshift."""

def fft_ihfft2(
    input: TensorLike, s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1), norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """fft.ihfftn along two dimensions."""

def fft_ihfftn(
    input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.hfftn, of real numbers."""

def fft_irfft2(
    input: TensorLike, s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1), norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.rfft2."""

def fft_irfftn(
    input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.rfftn."""

def fft_rfft2(
    input: TensorLike, s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1), norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The Fourier transform of real numbers along two dimensions, half of the last one."""

def fft_rfftfreq(
    n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False,
    device: Any | None = None, layout: Any | None = None, pin_memory: bool = False,
    memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart."""

def fft_rfftn(
    input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None,
    norm: str | None = None, *, out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """fft.fftn of real numbers, with half of the elements along the last of the dimensions."""

class FourierTransformsOfSeveralDimensionsMethods: ...
