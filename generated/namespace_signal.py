# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 260ba9213a58dcdd
"""The namespace signal."""

from generated.functions import signal_convolve as convolve
from generated.functions import signal_correlate as correlate
from generated.functions import signal_fftconvolve as fftconvolve

__all__ = [
    "convolve",
    "correlate",
    "fftconvolve",
]
