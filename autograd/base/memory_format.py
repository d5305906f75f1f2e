"""PyTorch's names for how memory is laid out, for code that passes them on.

All tensors here are strided arrays of NumPy, so that these values are accepted and change nothing.
"""

from __future__ import annotations

from enum import Enum

__all__ = ["contiguous_format", "layout", "memory_format", "preserve_format", "strided"]


class layout(Enum):  # noqa: N801
    """How the elements are found."""

    strided = "strided"

    def __repr__(self) -> str:
        return f"autograd.{self.name}"


class memory_format(Enum):  # noqa: N801
    """In which order a new tensor keeps its elements."""

    contiguous_format = "contiguous_format"
    preserve_format = "preserve_format"

    def __repr__(self) -> str:
        return f"autograd.{self.name}"


strided = layout.strided
contiguous_format = memory_format.contiguous_format
preserve_format = memory_format.preserve_format
