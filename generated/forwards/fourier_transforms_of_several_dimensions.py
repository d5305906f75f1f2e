# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 558b9d2d7ad8036b
"""Fourier transforms of several dimensions: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import shuffles


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
