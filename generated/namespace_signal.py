# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 5595b5fdf2c43361, content 849215b37c20f9cd
"""The namespace signal."""

# ruff: noqa
from generated.functions import (
    signal_convolve_part as convolve_part,
    signal_convolve as convolve,
    signal_correlate as correlate,
    signal_fftconvolve as fftconvolve,
)

__all__ = [
    'convolve_part',
    'convolve',
    'correlate',
    'fftconvolve',
]
