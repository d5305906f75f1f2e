"""HIPS autograd's `tracer`: primitives, and values of traced functions."""

from autograd.hips.boxes import ArrayBox as Box
from autograd.hips.boxes import isbox
from autograd.hips.graphs import Node, trace
from autograd.hips.primitives import notrace_primitive, primitive

__all__ = ["Box", "Node", "getval", "isbox", "notrace_primitive", "primitive", "trace"]


def getval(x: object) -> object:
    """The array of a traced value; anything else itself."""
    return x._value if isinstance(x, Box) else x
