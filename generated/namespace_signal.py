# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
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
