"""Where HIPS autograd has the class of traced arrays."""

from autograd.hips.boxes import ArrayBox

__all__ = ["ArrayBox"]
