"""Sizes of dimensions as they are asked for: by NumPy as a number, by PyTorch as a call."""

from __future__ import annotations

from typing import Any

from autograd.array.axes import check_axis
from autograd.base.errors import wrong_type


class Count(int):
    """The number of elements; called, the shape, or the size of a dimension."""

    shape: tuple[int, ...]

    def __call__(self, dim: int | None = None) -> Any:
        """The shape, or the size of dimension `dim`.

        Raises IndexError if there is none, TypeError if `dim` is no int.
        """
        return self.shape if dim is None else of_dim("size", self.shape, dim)


def of_dim(name: str, values: tuple[int, ...], dim: Any) -> int:
    """The value of dimension `dim`, of those that the method `name` gives."""
    if not hasattr(dim, "__index__"):
        raise wrong_type(name, "dim", "int", dim)
    if not values:
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    return values[check_axis(dim, len(values))]
