# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3a2419a431439977
"""Fourier transforms of several dimensions: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import short_time_fourier, shuffles

__all__ = [
    "fft_fftn",
    "fft_ifftn",
    "fft_rfftn",
    "fft_irfftn",
    "fft_hfftn",
    "fft_ihfftn",
    "fft_fft2",
    "fft_ifft2",
    "fft_rfft2",
    "fft_irfft2",
    "fft_hfft2",
    "fft_ihfft2",
    "fft_fftshift",
    "fft_ifftshift",
    "fft_fftfreq",
    "fft_rfftfreq",
    "stft",
    "istft",
    "hann_window",
    "hamming_window",
    "blackman_window",
    "bartlett_window",
    "kaiser_window",
]


def fft_fftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd("fft", self, s, dim, norm)


def fft_ifftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd("ifft", self, s, dim, norm)


def fft_rfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd("rfft", self, s, dim, norm)


def fft_irfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd("irfft", self, s, dim, norm)


def fft_hfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd("hfft", self, s, dim, norm)


def fft_ihfftn(self, s=None, dim=None, norm=None):
    return kernels.transform_nd("ihfft", self, s, dim, norm)


def fft_fft2(self, s=None, dim=(-2, -1), norm=None):
    return kernels.transform_nd("fft", self, s, dim, norm)


def fft_ifft2(self, s=None, dim=(-2, -1), norm=None):
    return kernels.transform_nd("ifft", self, s, dim, norm)


def fft_rfft2(self, s=None, dim=(-2, -1), norm=None):
    return kernels.transform_nd("rfft", self, s, dim, norm)


def fft_irfft2(self, s=None, dim=(-2, -1), norm=None):
    return kernels.transform_nd("irfft", self, s, dim, norm)


def fft_hfft2(self, s=None, dim=(-2, -1), norm=None):
    return kernels.transform_nd("hfft", self, s, dim, norm)


def fft_ihfft2(self, s=None, dim=(-2, -1), norm=None):
    return kernels.transform_nd("ihfft", self, s, dim, norm)


def fft_fftshift(self, dim=None):
    return shuffles.shifted(self, dim, False)


def fft_ifftshift(self, dim=None):
    return shuffles.shifted(self, dim, True)


def fft_fftfreq(n, d=1.0, *, dtype=None):
    return kernels.fftfreq(n, d, dtype)


def fft_rfftfreq(n, d=1.0, *, dtype=None):
    return kernels.rfftfreq(n, d, dtype)


def stft(
    self,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    pad_mode="reflect",
    normalized=False,
    onesided=None,
    return_complex=None,
    align_to_window=None,
):
    return short_time_fourier.stft(
        self,
        n_fft,
        hop_length,
        win_length,
        window,
        center,
        pad_mode,
        normalized,
        onesided,
        return_complex,
        align_to_window,
    )


def istft(
    self,
    n_fft,
    hop_length=None,
    win_length=None,
    window=None,
    center=True,
    normalized=False,
    onesided=None,
    length=None,
    return_complex=False,
):
    return short_time_fourier.istft(
        self,
        n_fft,
        hop_length,
        win_length,
        window,
        center,
        normalized,
        onesided,
        length,
        return_complex,
    )


def hann_window(window_length, periodic=True, *, dtype=None):
    return kernels.cosine_window("hann_window", window_length, periodic, (0.5, -0.5), dtype)


def hamming_window(window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None):
    return kernels.cosine_window("hamming_window", window_length, periodic, (alpha, -beta), dtype)


def blackman_window(window_length, periodic=True, *, dtype=None):
    return kernels.cosine_window(
        "blackman_window", window_length, periodic, (0.42, -0.5, 0.08), dtype
    )


def bartlett_window(window_length, periodic=True, *, dtype=None):
    return kernels.bartlett_window(window_length, periodic, dtype)


def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None):
    return kernels.kaiser_window(window_length, periodic, beta, dtype)
