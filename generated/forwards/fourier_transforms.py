# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 4da8d89f0a5ce2df
"""Fourier transforms: the forwards as functions of arrays."""

from autograd import kernels


def fft_fft(self, n=None, dim=-1, norm=None):
    return kernels.transform("fft", self, n, dim, norm)


def fft_ifft(self, n=None, dim=-1, norm=None):
    return kernels.transform("ifft", self, n, dim, norm)


def fft_rfft(self, n=None, dim=-1, norm=None):
    return kernels.transform("rfft", self, n, dim, norm)


def fft_ihfft(self, n=None, dim=-1, norm=None):
    return kernels.transform("ihfft", self, n, dim, norm)


def fft_irfft(self, n=None, dim=-1, norm=None):
    return kernels.transform("irfft", self, n, dim, norm)


def fft_hfft(self, n=None, dim=-1, norm=None):
    return kernels.transform("hfft", self, n, dim, norm)
