# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 71e330b83651a232
"""Signals: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import filtering, short_time_fourier


def stft(
    self, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect",
    normalized=False, onesided=None, return_complex=None, align_to_window=None,
):  # fmt: skip
    return short_time_fourier.stft(
        self, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided,
        return_complex, align_to_window,
    )  # fmt: skip


def istft(
    self, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False,
    onesided=None, length=None, return_complex=False,
):  # fmt: skip
    return short_time_fourier.istft(
        self, n_fft, hop_length, win_length, window, center, normalized, onesided, length,
        return_complex,
    )  # fmt: skip


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


def signal__convolve_part(in1, in2, start, size, method="auto"):
    return kernels.convolve_part(in1, in2, start, size, method)


def signal_convolve(in1, in2, mode="full", method="auto"):
    return filtering.signal_convolve(in1, in2, mode, method)


def signal_correlate(in1, in2, mode="full", method="auto"):
    return filtering.correlate(in1, in2, mode, method)


def signal_fftconvolve(in1, in2, mode="full", axes=None):
    return filtering.fftconvolve(in1, in2, mode, axes)
