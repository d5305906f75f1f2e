"""Errors of shapes that do not fit together."""

from __future__ import annotations

import numpy as np


class ShapeError(RuntimeError, ValueError):
    """Shapes or values that do not fit together: a RuntimeError as in PyTorch, a ValueError as in
    NumPy."""


class BroadcastError(ShapeError):
    """Shapes that do not broadcast."""


_OF_SHAPES = (
    *("broadcast", "not aligned", "mismatch", "more dimensions than allowed"),
    *("shapes", "dimensions", "size"),
)
"""What NumPy's errors about shapes have in common."""


def broadcast_clash(shapes: list[tuple[int, ...]]) -> str | None:
    """Which dimension keeps shapes from broadcasting, in PyTorch's words; None: none does."""
    total = shapes[0] if shapes else ()
    for shape in shapes[1:]:
        for i in range(1, min(len(total), len(shape)) + 1):
            a, b = total[-i], shape[-i]
            if a != b and a != 1 and b != 1:
                dim = max(len(total), len(shape)) - i
                return (
                    f"The size of tensor a ({a}) must match the size of tensor b ({b}) at "
                    f"non-singleton dimension {dim}: shapes {list(total)} and {list(shape)}"
                )
        total = np.broadcast_shapes(total, shape)
    return None


def shape_error(error: ValueError, *arrays: np.ndarray | None) -> ValueError:
    """The error to raise for one of NumPy's: BroadcastError if the shapes do not broadcast.

    What a kernel says of its own arguments is left as it is.
    """
    if not any(word in str(error) for word in _OF_SHAPES):
        return error
    clash = broadcast_clash([np.shape(array) for array in arrays if array is not None])
    return error if clash is None else BroadcastError(clash)
