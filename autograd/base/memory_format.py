"""PyTorch's names for how memory is laid out, for code that passes them on.

All tensors here are strided arrays of NumPy. `clone`, `contiguous`, `to` and the casts lay their
result out as they are asked to, the strides say how, and the values are the same. What makes
tensors accepts these values, which change nothing there.
"""

from __future__ import annotations

from enum import Enum

from autograd.base.grad_mode import MODE

__all__ = [
    "channels_last", "channels_last_3d", "contiguous_format", "layout", "memory_format",
    "preserve_format", "strided",
]  # fmt: skip


class _Named(Enum):
    def __repr__(self) -> str:
        return f"{'torch' if MODE.as_pytorch else 'autograd'}.{self.name}"

    __str__ = __repr__


class layout(_Named):  # noqa: N801
    """How the elements are found."""

    strided = "strided"


class memory_format(_Named):  # noqa: N801
    """In which order a new tensor keeps its elements: C order, that of the tensor it is made of, or
    with the channels, the second of four or five dimensions, as the last."""

    channels_last = "channels_last"
    channels_last_3d = "channels_last_3d"
    contiguous_format = "contiguous_format"
    preserve_format = "preserve_format"


strided = layout.strided
channels_last = memory_format.channels_last
channels_last_3d = memory_format.channels_last_3d
contiguous_format = memory_format.contiguous_format
preserve_format = memory_format.preserve_format
