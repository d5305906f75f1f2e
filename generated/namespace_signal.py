# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows f34ef6969f6b48aa, content 740f381b86d56a32
"""The namespace signal."""

# ruff: noqa
from generated.functions import (
    signal_convolve as convolve,
    signal_correlate as correlate,
    signal_fftconvolve as fftconvolve,
)

__all__ = [
    'convolve',
    'correlate',
    'fftconvolve',
]
