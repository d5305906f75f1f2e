# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c9d638be6ec6ecbe
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bartlett_window",
    "blackman_window",
    "hamming_window",
    "hann_window",
    "istft",
    "kaiser_window",
    "stft",
]

def bartlett_window(
    window_length: int,
    periodic: bool = True,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
) -> Tensor:
    """bartlett_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    A triangle.
    """

def blackman_window(
    window_length: int,
    periodic: bool = True,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
) -> Tensor:
    """blackman_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of 0.42 - 0.5 cos t + 0.08 cos 2t.
    """

def fft_fft2(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1),
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform along two dimensions.
    """

def fft_fftfreq(
    n: int,
    d: float = 1.0,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
) -> Tensor:
    """fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.
    """

def fft_fftn(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The Fourier transform along several dimensions, by default all, or as many as `s` has
    lengths.
    """

def fft_fftshift(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None
) -> Tensor:
    """fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor

    A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.
    """

def fft_hfft2(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1),
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.hfftn along two dimensions.
    """

def fft_hfftn(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The real Fourier transform along several dimensions of a Hermitian signal, half of it
    given.
    """

def fft_ifft2(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1),
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.fft2.
    """

def fft_ifftn(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.fftn.
    """

def fft_ifftshift(
    input: TensorLike, dim: int | Sequence[int] | None = None, *, axis: Any = None
) -> Tensor:
    """fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor

    The inverse of fft.fftshift.
    """

def fft_ihfft2(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1),
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.ihfftn along two dimensions.
    """

def fft_ihfftn(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.hfftn, of real numbers.
    """

def fft_irfft2(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1),
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.rfft2.
    """

def fft_irfftn(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.rfftn.
    """

def fft_rfft2(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = (-2, -1),
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform of real numbers along two dimensions, half of the last one.
    """

def fft_rfftfreq(
    n: int,
    d: float = 1.0,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
) -> Tensor:
    """fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.
    """

def fft_rfftn(
    input: TensorLike,
    s: int | Sequence[int] | None = None,
    dim: int | Sequence[int] | None = None,
    norm: str | None = None,
    *,
    axis: Any = None,
) -> Tensor:
    """fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    fft.fftn of real numbers, with half of the elements along the last of the dimensions.
    """

def hamming_window(
    window_length: int,
    periodic: bool = True,
    alpha: float = 0.54,
    beta: float = 0.46,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
) -> Tensor:
    """hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46,
    *, dtype? dtype=None) -> Tensor

    One period of alpha - beta cos.
    """

def hann_window(
    window_length: int,
    periodic: bool = True,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
) -> Tensor:
    """hann_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of (1 - cos) / 2; not `periodic`, both ends are 0.
    """

def istft(
    input: TensorLike,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: TensorLike | None = None,
    center: bool = True,
    normalized: bool = False,
    onesided: bool | None = None,
    length: int | None = None,
    return_complex: bool = False,
) -> Tensor:
    """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
    window=None, bool center=True, bool normalized=False, bool? onesided=None, int?
    length=None, bool return_complex=False) -> Tensor

    The signal whose short-time Fourier transform is nearest to the given one.
    """

def kaiser_window(
    window_length: int,
    periodic: bool = True,
    beta: float = 12.0,
    *,
    dtype: DTypeLike | None = None,
    requires_grad: bool = False,
    device: Any | None = None,
    layout: Any | None = None,
    pin_memory: bool = False,
    memory_format: Any | None = None,
) -> Tensor:
    """kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, dtype?
    dtype=None) -> Tensor

    Kaiser's bell of Bessel functions, the narrower the larger `beta`.
    """

def stft(
    input: TensorLike,
    n_fft: int,
    hop_length: int | None = None,
    win_length: int | None = None,
    window: TensorLike | None = None,
    center: bool = True,
    pad_mode: str = "reflect",
    normalized: bool = False,
    onesided: bool | None = None,
    return_complex: bool | None = None,
    align_to_window: bool | None = None,
) -> Tensor:
    """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
    window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool?
    onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

    The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` apart.
    """

class FourierTransformsOfSeveralDimensionsMethods:
    def istft(
        self,
        n_fft: int,
        hop_length: int | None = None,
        win_length: int | None = None,
        window: TensorLike | None = None,
        center: bool = True,
        normalized: bool = False,
        onesided: bool | None = None,
        length: int | None = None,
        return_complex: bool = False,
    ) -> Tensor:
        """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
        window=None, bool center=True, bool normalized=False, bool? onesided=None, int?
        length=None, bool return_complex=False) -> Tensor

        The signal whose short-time Fourier transform is nearest to the given one.
        """
    def stft(
        self,
        n_fft: int,
        hop_length: int | None = None,
        win_length: int | None = None,
        window: TensorLike | None = None,
        center: bool = True,
        pad_mode: str = "reflect",
        normalized: bool = False,
        onesided: bool | None = None,
        return_complex: bool | None = None,
        align_to_window: bool | None = None,
    ) -> Tensor:
        """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
        window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool?
        onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

        The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` apart.
        """
