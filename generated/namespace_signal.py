# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 074bc6b20e2942cd
"""The namespace signal."""

from generated.functions import signal_convolve as convolve
from generated.functions import signal_convolve_part as convolve_part
from generated.functions import signal_correlate as correlate
from generated.functions import signal_fftconvolve as fftconvolve

__all__ = [
    "convolve",
    "convolve_part",
    "correlate",
    "fftconvolve",
]
