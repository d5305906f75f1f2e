# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 198620eecea05bbe
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bartlett_window", "blackman_window", "hamming_window", "hann_window", "istft", "kaiser_window",
    "signal_convolve", "signal_correlate", "signal_fftconvolve", "stft",
]  # fmt: skip

def bartlett_window(
    window_length: int, periodic: bool = True, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """A triangle."""

def blackman_window(
    window_length: int, periodic: bool = True, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """One period of 0.42 - 0.5 cos t + 0.08 cos 2t."""

def hamming_window(
    window_length: int, periodic: bool = True, alpha: float = 0.54, beta: float = 0.46, *,
    dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None,
    layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """One period of alpha - beta cos."""

def hann_window(
    window_length: int, periodic: bool = True, *, dtype: DTypeLike | None = None,
    requires_grad: bool = False, device: Any | None = None, layout: Any | None = None,
    pin_memory: bool = False, memory_format: Any | None = None, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """One period of (1 - cos) / 2; not `periodic`, both ends are 0."""

def istft(
    input: TensorLike, n_fft: int, hop_length: int | None = None, win_length: int | None = None,
    window: TensorLike | None = None, center: bool = True, normalized: bool = False,
    onesided: bool | None = None, length: int | None = None, return_complex: bool = False, *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The signal whose short-time Fourier transform is nearest to the given one."""

def kaiser_window(
    window_length: int, periodic: bool = True, beta: float = 12.0, *,
    dtype: DTypeLike | None = None, requires_grad: bool = False, device: Any | None = None,
    layout: Any | None = None, pin_memory: bool = False, memory_format: Any | None = None,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Kaiser's bell of Bessel functions, the narrower the larger `beta`."""

def signal_convolve(
    in1: TensorLike, in2: TensorLike, mode: str = "full", method: str = "auto", *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The convolution over all dimensions - all of it ("full"), its middle ("same") or where
    nothing is padded ("valid") - directly, by "fft", or as is faster.
    """

def signal_correlate(
    in1: TensorLike, in2: TensorLike, mode: str = "full", method: str = "auto", *,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The cross-correlation over all dimensions, the convolution with the mirrored conjugate
    of `in2`.
    """

def signal_fftconvolve(
    in1: TensorLike, in2: TensorLike, mode: str = "full", axes: int | Sequence[int] | None = None,
    *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The convolution by Fourier transforms over `axes`, by default all; other dimensions
    broadcast.
    """

def stft(
    input: TensorLike, n_fft: int, hop_length: int | None = None, win_length: int | None = None,
    window: TensorLike | None = None, center: bool = True, pad_mode: str = "reflect",
    normalized: bool = False, onesided: bool | None = None, return_complex: bool | None = None,
    align_to_window: bool | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length`
    apart.
    """

class SignalsMethods:
    def istft(
        self, n_fft: int, hop_length: int | None = None, win_length: int | None = None,
        window: TensorLike | None = None, center: bool = True, normalized: bool = False,
        onesided: bool | None = None, length: int | None = None, return_complex: bool = False,
    ) -> Tensor:  # fmt: skip
        """The signal whose short-time Fourier transform is nearest to the given one."""
    def stft(
        self, n_fft: int, hop_length: int | None = None, win_length: int | None = None,
        window: TensorLike | None = None, center: bool = True, pad_mode: str = "reflect",
        normalized: bool = False, onesided: bool | None = None, return_complex: bool | None = None,
        align_to_window: bool | None = None,
    ) -> Tensor:  # fmt: skip
        """The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length`
        apart.
        """
