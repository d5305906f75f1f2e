# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 160eec9ba3e94ff8, content 740f381b86d56a32
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
