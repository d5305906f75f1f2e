"""What rows that change shapes compute besides calling each other: sizes, orders, parts, copies.

PyTorch makes some operations of others, so that its graph holds what was computed of the input on
the way, and never the input. One operation with a derivative of its own saves the input; given a
copy, it does not mind either that the input is written before the backward pass.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import Any

import numpy as np

from autograd.array.axes import along, check_axis, part_along, whole_numbers
from autograd.array.shape_errors import ShapeError
from autograd.base.grad_mode import is_grad_enabled
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.kernels.indexing.joining import split_dim


def with_dims(tensors: Any, ndim: int) -> list[Any]:
    """Each tensor with at least `ndim` dimensions, as np.atleast_1d to 3d add them; for hstack,
    vstack or dstack. Raises RuntimeError if there is none."""
    if not len(tensors):
        raise RuntimeError(f"{'hvd'[ndim - 1]}stack expects a non-empty TensorList")
    arrays = _arrays(tensors)
    return [x if x.ndim >= ndim else x.reshape(at_least(x.shape, ndim)) for x in arrays]


def with_columns(tensors: Any) -> list[Any]:
    """Vectors as columns, matrices as they are."""
    return [x.reshape((x.shape or (1,)) + (1,)) if x.ndim < 2 else x for x in _arrays(tensors)]


def _arrays(tensors: Any) -> list[Any]:
    return [x if hasattr(x, "reshape") else np.asarray(x) for x in tensors]


def at_least(shape: tuple[int, ...], ndim: int) -> tuple[int, ...]:
    """`shape` with sizes of 1 added: in front, and for the third dimension behind."""
    if ndim == 3 and len(shape) == 2:
        return (*shape, 1)
    if ndim == 3 and len(shape) == 1:
        return (1, *shape, 1)
    return (1,) * (ndim - len(shape)) + shape


def all_at_least(tensors: Sequence[Any], ndim: int) -> tuple[Any, ...]:
    """Each tensor with sizes of 1 added to its shape as `at_least` does."""
    return tuple(x.reshape(at_least(x.shape, ndim)) for x in tensors)


def split_sizes(shape: tuple[int, ...], split_size: Any, dim: int) -> tuple[int, ...]:
    """The sizes of parts of `split_size` (the last may be smaller), or those given as a list."""
    if not isinstance(split_size, (int, np.integer)):
        return tuple(split_size)
    length = shape[check_axis(dim, len(shape))] if shape else 0
    if split_size < 0 or (split_size == 0 and length):
        raise RuntimeError(
            f"split expects split_size be non-negative, but got split_size={split_size}"
            if split_size
            else "split_size can only be 0 if dimension size is 0, but got dimension size of "
            f"{length}"
        )
    if not length:
        return (0,)
    whole, rest = divmod(length, int(split_size))
    return (int(split_size),) * whole + ((rest,) if rest else ())


def chunk_sizes(shape: tuple[int, ...], chunks: int, dim: int) -> tuple[int, ...]:
    """The sizes of at most `chunks` parts, all alike but the last."""
    if not shape:
        raise RuntimeError("chunk expects at least a 1-dimensional tensor")
    if chunks <= 0:
        raise RuntimeError(f"chunk expects `chunks` to be greater than 0, got: {chunks}")
    length = shape[check_axis(dim, len(shape))]
    if not length:
        return (0,) * chunks
    return split_sizes(shape, math.ceil(length / chunks), dim)


def sections(shape: tuple[int, ...], indices_or_sections: Any, dim: int) -> list[tuple[int, int]]:
    """Where so many parts start that differ by at most one in size, or those cut at given indices,
    and their sizes. A part that would end before it starts is empty."""
    if not shape:
        raise RuntimeError(
            "tensor_split expected at least a 1-dimensional tensor, but got a tensor with 0 dims"
        )
    length = shape[check_axis(dim, len(shape))]
    if isinstance(indices_or_sections, Tensor):
        given = indices_or_sections
        if given.dtype != np.int64:
            raise RuntimeError(
                "tensor_split expected tensor_indices_or_sections to have dtype of long, but got "
                f"{given.dtype}"
            )
        if given.ndim > 1:
            raise RuntimeError(
                "tensor_split expected tensor_indices_or_sections to be a zero-dimensional or "
                f"one-dimensional tensor, but got a tensor with {given.ndim} dims"
            )
    if hasattr(indices_or_sections, "tolist"):
        indices_or_sections = indices_or_sections.tolist()
    if isinstance(indices_or_sections, (int, np.integer)):
        if indices_or_sections <= 0:
            raise ShapeError(f"number of sections must be larger than 0, got {indices_or_sections}")
        size, larger = divmod(length, int(indices_or_sections))
        return one_by_one([size + (i < larger) for i in range(int(indices_or_sections))])
    if isinstance(indices_or_sections, range):
        indices_or_sections = tuple(indices_or_sections)
    places = whole_numbers("tensor_split", "indices_or_sections", indices_or_sections)
    cuts = [slice(None, cut).indices(length)[1] for cut in places]
    starts, stops = [0, *cuts], [*cuts, length]
    return [(start, max(0, stop - start)) for start, stop in zip(starts, stops, strict=True)]


def one_by_one(sizes: Sequence[int]) -> list[tuple[int, int]]:
    """Where parts of these `sizes` start, and the sizes."""
    return list(zip((0, *accumulate(sizes)), sizes, strict=False))


def tile_counts(dims: Sequence[int], ndim: int) -> tuple[int, ...]:
    """`dims` with 1 in front for the dimensions it does not name."""
    return (1,) * (ndim - len(dims)) + tuple(dims)


def flipped(x: Any, dim: int) -> Any:
    """`x` in reverse order along `dim`. Raises RuntimeError if it has no such dimension."""
    if x.ndim <= dim:
        raise ShapeError(f"Input must be >= {dim + 1}-d.")
    return x.flip(dim)


def repeated_numbers(repeats: Any) -> Any:
    """0, 1, ... as often as `repeats` says. Raises RuntimeError unless that is a vector."""
    if repeats.ndim != 1:
        raise RuntimeError("repeat_interleave only accept 1D vector as repeat")
    return repeated(ops.arange(repeats.shape[0]), repeats, 0)


def repeated(x: Any, repeats: Any, dim: int | None) -> Any:
    """Each element, or each slice along `dim`, so many times in a row.

    Raises NotImplementedError for repeats that are no integers, IndexError for a dim of no
    dimensions, RuntimeError for a number of repeats that does not fit.
    """
    if dim is None:
        x, dim = x.reshape((-1,)), 0
    elif not x.ndim:
        raise IndexError(f"Dimension specified as {dim} but tensor has no dimensions")
    d = check_axis(dim, x.ndim)
    if hasattr(repeats, "tolist"):
        if repeats.dtype.kind not in "iu":
            raise NotImplementedError(f'"repeat_interleave" not implemented for {repeats.dtype!r}')
        if repeats.ndim > 1:
            raise RuntimeError("repeats must be 0-dim or 1-dim tensor")
        repeats = repeats.tolist()
    if not isinstance(repeats, (int, np.integer)):
        counts = [int(count) for count in repeats]
        if len(counts) != 1:
            if len(counts) != x.shape[d]:
                raise ShapeError(
                    "repeats must have the same size as input along dim, but got repeats.size(0) = "
                    f"{len(counts)} and input.size({d}) = {x.shape[d]}"
                )
            if any(count < 0 for count in counts):
                raise ShapeError("repeats can not be negative")
            return x[along(d, np.repeat(np.arange(len(counts)), counts))]
        repeats = counts[0]
    if repeats < 0:
        raise ShapeError("repeats can not be negative")
    shape = x.shape
    apart = x.reshape((*shape[: d + 1], 1, *shape[d + 1 :]))
    wide = np.broadcast_to(apart, (*shape[: d + 1], repeats, *shape[d + 1 :]))
    repeated: Any = wide.reshape((*shape[:d], shape[d] * repeats, *shape[d + 1 :]))
    if repeats <= 1 or shape[d] <= 1 or 0 in shape:  # so it is a view
        return repeated.clone(memory_format="contiguous_format")
    return repeated


def diag(x: Any, offset: int) -> Any:
    """The matrix with `x` on its diagonal, or a copy of the diagonal of the matrix `x`."""
    if x.ndim == 1:
        return x.diag_embed(offset)
    if x.ndim != 2:
        raise ShapeError(f"diag(): Supports 1D or 2D tensors. Got {x.ndim}D")
    return x.diagonal(offset).clone()


def own(x: Any) -> Any:
    """`x`, or a copy of it where an operation on it is recorded, and saves it."""
    if isinstance(x, Tensor) and x.requires_grad and is_grad_enabled():
        return x.clone()
    return x


def copied(tensors: Sequence[Any]) -> tuple[Any, ...]:
    """Copies of several tensors, in C order."""
    return tuple([x.clone(memory_format="contiguous_format") for x in tensors])


_DIMS = {"hsplit": 1, "vsplit": 0, "dsplit": 2}
_NEEDED = {"hsplit": 1, "vsplit": 2, "dsplit": 3}


def parts(x: Any, places: Sequence[tuple[int, int]], dim: int) -> tuple[Any, ...]:
    """Parts along `dim`, of which it is given where they start and their sizes. Unlike those of
    `split_with_sizes`, which come of one node, they may be written in place."""
    if isinstance(x, np.ndarray):
        return tuple(part_along(x, dim % x.ndim, i, i + n) for i, n in places)
    return tuple(x.narrow(dim, i, n) for i, n in places)


def whole(shape: tuple[int, ...], split_sizes: Sequence[int], dim: int) -> list[tuple[int, int]]:
    """Where parts of these sizes start, and the sizes. Raises RuntimeError unless they make up all
    there is along `dim`."""
    split_dim(shape, split_sizes, dim)
    return one_by_one(split_sizes)


def checked(name: str, shape: tuple[int, ...], indices_or_sections: Any) -> Any:
    """`indices_or_sections`. Raises RuntimeError for sections that cannot be of one size."""
    if len(shape) < _NEEDED[name]:
        raise RuntimeError(
            f"torch.{name} requires a tensor with at least {_NEEDED[name]} dimension, but got a "
            f"tensor with {len(shape)} dimensions!"
        )
    if isinstance(indices_or_sections, (int, np.integer)):
        dim = min(_DIMS[name], len(shape) - 1)
        if indices_or_sections <= 0 or shape[dim] % indices_or_sections:
            raise RuntimeError(
                f"torch.{name} attempted to split along dimension {dim}, but the size of the "
                f"dimension {shape[dim]} is not divisible by the split_size {indices_or_sections}!"
            )
    return indices_or_sections


def unique(
    x: Any, places: Sequence[Any], return_inverse: bool, return_counts: bool, dim: int | None
) -> Any:
    """The parts of `x` that are first of their kind, by `_unique_places`, and what else is asked
    for, so that a part's gradient goes to where it is first."""
    first, inverse, counts = places
    if dim is None or not x.ndim:
        values = x.reshape((-1,))[first]
    else:
        values = x[along(check_axis(dim, x.ndim), first)]
    found = (values, *[inverse] * return_inverse, *[counts] * return_counts)
    return found if len(found) > 1 else values
