# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a85549820c347915
"""Signals: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import filtering

__all__ = [
    "signal__convolve_part",
    "signal_convolve",
    "signal_correlate",
    "signal_fftconvolve",
]


def signal__convolve_part(in1, in2, start, size, method="auto"):
    return kernels.convolve_part(in1, in2, start, size, method)


def signal_convolve(in1, in2, mode="full", method="auto"):
    return filtering.signal_convolve(in1, in2, mode, method)


def signal_correlate(in1, in2, mode="full", method="auto"):
    return filtering.correlate(in1, in2, mode, method)


def signal_fftconvolve(in1, in2, mode="full", axes=None):
    return filtering.fftconvolve(in1, in2, mode, axes)
