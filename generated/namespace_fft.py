# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 3f3ba455a11b8f07, content 5ca95dbd163c1508
"""The namespace fft."""

# ruff: noqa
from generated.functions import (
    fft_fft as fft,
    fft_ifft as ifft,
    fft_rfft as rfft,
    fft_ihfft as ihfft,
    fft_irfft as irfft,
    fft_hfft as hfft,
    fft_fftn as fftn,
    fft_ifftn as ifftn,
    fft_rfftn as rfftn,
    fft_irfftn as irfftn,
    fft_hfftn as hfftn,
    fft_ihfftn as ihfftn,
    fft_fft2 as fft2,
    fft_ifft2 as ifft2,
    fft_rfft2 as rfft2,
    fft_irfft2 as irfft2,
    fft_hfft2 as hfft2,
    fft_ihfft2 as ihfft2,
    fft_fftshift as fftshift,
    fft_ifftshift as ifftshift,
    fft_fftfreq as fftfreq,
    fft_rfftfreq as rfftfreq,
)

__all__ = [
    'fft',
    'ifft',
    'rfft',
    'ihfft',
    'irfft',
    'hfft',
    'fftn',
    'ifftn',
    'rfftn',
    'irfftn',
    'hfftn',
    'ihfftn',
    'fft2',
    'ifft2',
    'rfft2',
    'irfft2',
    'hfft2',
    'ihfft2',
    'fftshift',
    'ifftshift',
    'fftfreq',
    'rfftfreq',
]
