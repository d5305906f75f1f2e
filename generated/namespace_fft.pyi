# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 3f3ba455a11b8f07, content f21cf375a252a9e1
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

def fft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The discrete Fourier transform along `dim`, of the elements cut or padded to `n`.
    """

def fft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform along two dimensions.
    """

def fftfreq(n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.
    """

def fftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The Fourier transform along several dimensions, by default all, or as many as `s` has lengths.
    """

def fftshift(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor

    A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.
    """

def hfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The real Fourier transform of a signal that is Hermitian along `dim`, of which half is given.
    """

def hfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.hfftn along two dimensions.
    """

def hfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The real Fourier transform along several dimensions of a Hermitian signal, half of it given.
    """

def ifft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.fft along `dim`.
    """

def ifft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.fft2.
    """

def ifftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.fftn.
    """

def ifftshift(input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None) -> Tensor:
    """fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor

    The inverse of fft.fftshift.
    """

def ihfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.hfft, of real numbers; the first half of a Hermitian signal.
    """

def ihfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.ihfftn along two dimensions.
    """

def ihfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.hfftn, of real numbers.
    """

def irfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The `n` real numbers, by default 2 (m - 1), whose fft.rfft is the half spectrum of m elements.
    """

def irfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.rfft2.
    """

def irfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.rfftn.
    """

def rfft(input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The Fourier transform of real numbers along `dim`, without the half that mirrors the other.
    """

def rfft2(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = (-2, -1,), norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform of real numbers along two dimensions, half of the last one.
    """

def rfftfreq(n: int, d: float = 1.0, *, dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None, layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None) -> Tensor:
    """fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.
    """

def rfftn(input: TensorLike, s: int | Sequence[int] | None = None, dim: int | Sequence[int] | None = None, norm: str | None = None, *, axis: Any = None) -> Tensor:
    """fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    fft.fftn of real numbers, with half of the elements along the last of the dimensions.
    """


__all__ = [
    'fft',
    'fft2',
    'fftfreq',
    'fftn',
    'fftshift',
    'hfft',
    'hfft2',
    'hfftn',
    'ifft',
    'ifft2',
    'ifftn',
    'ifftshift',
    'ihfft',
    'ihfft2',
    'ihfftn',
    'irfft',
    'irfft2',
    'irfftn',
    'rfft',
    'rfft2',
    'rfftfreq',
    'rfftn',
]
