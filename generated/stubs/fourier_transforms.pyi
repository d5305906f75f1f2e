# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 68a9d1303541d4ce
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "fft_fft", "fft_hfft", "fft_ifft", "fft_ihfft", "fft_irfft", "fft_rfft",
]  # fmt: skip

def fft_fft(
    input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The discrete Fourier transform along `dim`, of the elements cut or padded to `n`."""

def fft_hfft(
    input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The real Fourier transform of a signal that is Hermitian along `dim`, of which half is
    given.
    """

def fft_ifft(
    input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.fft along `dim`."""

def fft_ihfft(
    input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The inverse of fft.hfft, of real numbers; the first half of a Hermitian signal."""

def fft_irfft(
    input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The `n` real numbers, by default 2 (m - 1), whose fft.rfft is the half spectrum of m
    elements.
    """

def fft_rfft(
    input: TensorLike, n: int | None = None, dim: int = -1, norm: str | None = None, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The Fourier transform of real numbers along `dim`, without the half that mirrors the
    other.
    """

class FourierTransformsMethods: ...
