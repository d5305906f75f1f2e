"""HIPS autograd's convolution over chosen dimensions."""

from autograd.hips.solvers import convolve

__all__ = ["convolve"]
