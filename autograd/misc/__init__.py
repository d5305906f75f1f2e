"""HIPS autograd's helpers: `flatten`, optimizers, fixed points, tracers."""

from autograd.misc.flatten import flatten
from autograd.misc.tracers import const_graph

__all__ = ["const_graph", "flatten"]
