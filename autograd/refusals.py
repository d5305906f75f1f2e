"""Errors of calls whose arguments do not fit, in PyTorch's words."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.foreign import as_ndarray
from autograd.tensor import Tensor, from_array

__all__ = [
    "BroadcastError",
    "complex_refused",
    "missing_argument",
    "shape_error",
    "tensor_argument",
]


class BroadcastError(RuntimeError, ValueError):
    """Shapes that do not broadcast: a RuntimeError as in PyTorch, a ValueError as in NumPy."""


def complex_refused(operation: str) -> NotImplementedError:
    """The error of a row that does not take complex numbers."""
    return NotImplementedError(f'"{operation}" not implemented for complex numbers')


def missing_argument(operation: str, name: str) -> TypeError:
    """The error of a call without a required argument."""
    return TypeError(f"{operation}() missing 1 required positional argument: '{name}'")


def tensor_argument(operation: str, position: int, name: str, value: Any) -> Any:
    """What stands for a Tensor in a call of `operation`, arrays as Tensors.

    Numbers stay: the operation that they reach knows beside what dtype. Raises TypeError for
    anything else.
    """
    if isinstance(value, Tensor | int | float | complex) and not isinstance(value, np.generic):
        return value
    if isinstance(value, np.ndarray | np.generic) and value.dtype.kind in "biufc":
        return from_array(as_ndarray(value))
    raise TypeError(
        f"{operation}(): argument '{name}' (position {position + 1}) must be Tensor, "
        f"not {type(value).__name__}"
    )


_OF_SHAPES = ("broadcast", "not aligned", "mismatch", "more dimensions than allowed")
"""What NumPy's errors about shapes have in common."""


def shape_error(error: ValueError, *arrays: np.ndarray | None) -> ValueError:
    """The error to raise for one of NumPy's: BroadcastError if the shapes do not broadcast.

    What a kernel says of its own arguments is left as it is.
    """
    if not any(word in str(error) for word in _OF_SHAPES):
        return error
    shapes = [np.shape(array) for array in arrays if array is not None]
    total = shapes[0]
    for shape in shapes[1:]:
        for i in range(1, min(len(total), len(shape)) + 1):
            a, b = total[-i], shape[-i]
            if a != b and a != 1 and b != 1:
                dim = max(len(total), len(shape)) - i
                return BroadcastError(
                    f"The size of tensor a ({a}) must match the size of tensor b ({b}) at "
                    f"non-singleton dimension {dim}: shapes {list(total)} and {list(shape)}"
                )
        total = np.broadcast_shapes(total, shape)
    return error
