"""Where tensors are parted along a fixed dimension: hsplit, vsplit and dsplit."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["checked"]

_DIMS = {"hsplit": 1, "vsplit": 0, "dsplit": 2}
_NEEDED = {"hsplit": 1, "vsplit": 2, "dsplit": 3}


def checked(name: str, shape: tuple[int, ...], indices_or_sections: Any) -> Any:
    """`indices_or_sections`. Raises RuntimeError for sections that cannot be of one size."""
    if len(shape) < _NEEDED[name]:
        raise RuntimeError(
            f"torch.{name} requires a tensor with at least {_NEEDED[name]} dimension, but got a "
            f"tensor with {len(shape)} dimensions!"
        )
    if isinstance(indices_or_sections, int | np.integer):
        dim = min(_DIMS[name], len(shape) - 1)
        if indices_or_sections <= 0 or shape[dim] % indices_or_sections:
            raise RuntimeError(
                f"torch.{name} attempted to split along dimension {dim}, but the size of the "
                f"dimension {shape[dim]} is not divisible by the split_size {indices_or_sections}!"
            )
    return indices_or_sections
