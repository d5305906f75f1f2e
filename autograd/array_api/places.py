"""Functions of the standard on orders and places, with the places as Tensors."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor, from_array


def sort(x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True) -> Tensor:
    """The elements in order along `axis`, equal ones as they were if `stable`."""
    values: Tensor = ops.sort(x, axis, descending, stable=stable)[0]
    return values


def argsort(
    x: Tensor, /, *, axis: int = -1, descending: bool = False, stable: bool = True
) -> Tensor:
    """Where the elements of `sort` are in `x`."""
    return ops.argsort(x, axis, descending, stable=stable)


def count_nonzero(x: Tensor, /, *, axis: Any = None, keepdims: bool = False) -> Tensor:
    """How many elements are not zero along `axis`: a dimension, several, or None for all."""
    return np.sum(x != 0, axis=axis, keepdims=keepdims)


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


class UniqueAll(NamedTuple):
    """The different elements, where each is first, which of them each element of the array is, and
    how often they are."""

    values: Tensor
    indices: Tensor
    inverse_indices: Tensor
    counts: Tensor


class UniqueCounts(NamedTuple):
    """The different elements, and how often they are."""

    values: Tensor
    counts: Tensor


class UniqueInverse(NamedTuple):
    """The different elements, and which of them each element of the array is."""

    values: Tensor
    inverse_indices: Tensor


def unique_all(x: Tensor, /) -> UniqueAll:
    """The different elements in rising order, as a part of `x` that is recorded; nan differs from
    nan."""
    found = np.unique_all(x.detach().numpy())
    places = (from_array(np.asarray(each)) for each in found[1:])
    return UniqueAll(x.reshape(-1)[found.indices], *places)


def unique_counts(x: Tensor, /) -> UniqueCounts:
    """The values and counts of `unique_all(x)`."""
    found = unique_all(x)
    return UniqueCounts(found.values, found.counts)


def unique_inverse(x: Tensor, /) -> UniqueInverse:
    """The values and inverse indices of `unique_all(x)`."""
    found = unique_all(x)
    return UniqueInverse(found.values, found.inverse_indices)


def unique_values(x: Tensor, /) -> Tensor:
    """The values of `unique_all(x)`."""
    return unique_all(x).values
