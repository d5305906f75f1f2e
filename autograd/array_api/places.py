"""Functions of the standard on orders and places, with the places as Tensors."""

from __future__ import annotations

from typing import Any, Literal

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor, from_array


def sort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The elements in order along `axis`, equal ones as they were if `stable`."""
    return ops.sort(x, axis, descending, stable=stable)[0]


def argsort(
    x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True
) -> Tensor:
    """Where the elements of `sort` are in `x`."""
    return ops.argsort(x, axis, descending, stable=stable)


def nonzero(x: Tensor, /) -> tuple[Tensor, ...]:
    """Where elements are not zero, along each dimension."""
    return tuple(from_array(np.asarray(places)) for places in np.nonzero(x))


def searchsorted(
    x1: Tensor,
    x2: Tensor,
    /,
    *,
    side: Literal["left", "right"] = "left",
    sorter: Tensor | None = None,
) -> Tensor:
    """The places in sorted `x1` before which (after which, by `side`) elements of `x2` belong."""
    found: Any = np.searchsorted(x1, x2, side=side, sorter=sorter)
    return from_array(np.asarray(found))
