"""HIPS autograd's trees of arrays as vectors."""

from autograd.hips.trees import flatten, flatten_func

__all__ = ["flatten", "flatten_func"]
