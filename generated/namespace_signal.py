# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 1baaeb3bd5d529e1, content 32d5a1edf0e9e248
"""The namespace signal."""

from generated.functions import (
    signal_convolve_part as convolve_part,
    signal_convolve as convolve,
    signal_correlate as correlate,
    signal_fftconvolve as fftconvolve,
)

__all__ = [
    "convolve_part",
    "convolve",
    "correlate",
    "fftconvolve",
]
