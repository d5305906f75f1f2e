# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b0d35dd6941e33cb
"""The namespace signal."""

from generated.functions import signal_convolve as convolve
from generated.functions import signal_correlate as correlate
from generated.functions import signal_fftconvolve as fftconvolve

__all__ = [
    "convolve", "correlate", "fftconvolve",
]  # fmt: skip
