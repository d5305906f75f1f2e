"""Forward computations that change shapes and orders: NumPy's, with PyTorch's rules and errors.

The common case runs NumPy's own method straight away; arguments are looked at only where it fails.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Literal

import numpy as np
from numpy.exceptions import AxisError

from autograd.array.axes import axis_moved, check_axis, part_along
from autograd.array.duck import as_payload, outside
from autograd.array.memory import in_order, settled
from autograd.array.shape_errors import ShapeError
from autograd.array.strides import broadcast
from autograd.array.unbroadcast import repeated_axes, sum_axes
from autograd.kernels.elementwise.pointwise import cast_copy
from autograd.kernels.large import in_native_loops

__all__ = [
    "H", "channels_last", "contiguous", "copy", "expand", "flatten", "flip", "mH", "mT", "movedim",
    "order", "permute",
    "reshape", "roll", "rot90", "squeeze", "sum_to_size", "t", "transpose", "unflatten",
    "unsqueeze", "view",
]  # fmt: skip

Dims = int | Sequence[int] | None


def order(memory_format: Any) -> Literal["C", "K"]:
    """How a copy is laid out, in NumPy's words: as the original is, unless C order is asked for."""
    name = getattr(memory_format, "name", memory_format)
    return "C" if name == "contiguous_format" else "K"


def _channels_rank(memory_format: Any) -> int:
    """The number of dimensions with which the channels come last; 0 for other formats."""
    return _RANKS.get(getattr(memory_format, "name", memory_format), 0)


_RANKS = {"channels_last": 4, "channels_last_3d": 5}


def channels_last(x: np.ndarray, memory_format: Any) -> np.ndarray:
    """`x` with its channels last in memory, if the format says so: itself where they are. Raises
    RuntimeError for another number of dimensions than the format has.

    numpy: x
    """
    rank = _channels_rank(memory_format)
    if not rank:
        return x
    if x.ndim != rank:
        name = getattr(memory_format, "name", memory_format)
        raise RuntimeError(f"required rank {rank} tensor to use {name} format")
    return np.moveaxis(np.ascontiguousarray(np.moveaxis(x, 1, -1), like=x), -1, 1)


# ---- dimensions ----------------------------------------------------------------------------------


def wrap_dims(dims: Dims, ndim: int, argument: str = "") -> list[int]:
    """An int, a sequence of ints or None (all dimensions), each counted from the front, once.

    Raises IndexError for a dimension that is not there, RuntimeError for one that comes twice, of
    which the message names the `argument`, if given.
    """
    if dims is None:
        return list(range(ndim))
    wrapped = [check_axis(dim, ndim) for dim in _listed(dims)]
    for dim in wrapped:
        if wrapped.count(dim) > 1:
            if argument:
                raise RuntimeError(f"{argument} ({_listed(dims)})")
            raise ShapeError(f"dim {dim} appears multiple times in the list of dims")
    return wrapped


# ---- the same elements under another shape -------------------------------------------------------


def reshape(x: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """`x` in another shape, one size of which may be -1; a view where the strides allow it."""
    try:
        if not shape or min(shape) >= -1:  # NumPy would take any negative size for -1
            return x.reshape(shape)
    except ValueError:
        pass
    raise _reshape_error(x, tuple(shape))


def _reshape_error(x: np.ndarray, shape: tuple[int, ...]) -> Exception:
    if any(size < -1 for size in shape):
        return ShapeError(
            f"invalid shape dimension {min(shape)} at index {shape.index(min(shape))} of shape "
            f"{list(shape)}"
        )
    if shape.count(-1) > 1:
        return ShapeError("only one dimension can be inferred")
    if -1 in shape and x.size == 0 and 0 in shape:
        return ShapeError(
            f"cannot reshape tensor of 0 elements into shape {list(shape)} because the unspecified "
            "dimension size -1 can be any value and is ambiguous"
        )
    return ShapeError(f"shape '{list(shape)}' is invalid for input of size {x.size}")


def view(x: np.ndarray, shape: tuple[int, ...]) -> np.ndarray:
    """`x` in another shape on the same memory. Raises RuntimeError where that needs a copy."""
    result = reshape(x, shape)
    shared = x.flags.c_contiguous or not x.size or outside(x) or np.may_share_memory(x, result)
    if not shared:
        raise RuntimeError(
            "view size is not compatible with input tensor's size and stride (at least one "
            "dimension spans across two contiguous subspaces). Use .reshape(...) instead."
        )
    return result


def flatten(x: np.ndarray, start_dim: int, end_dim: int) -> np.ndarray:
    """The dimensions from `start_dim` to `end_dim` as one."""
    shape = x.shape or (1,)
    start, end = check_axis(start_dim, x.ndim), check_axis(end_dim, x.ndim)
    if start > end:
        raise RuntimeError("flatten() has invalid args: start_dim cannot come after end_dim")
    return x.reshape((*shape[:start], math.prod(shape[start : end + 1]), *shape[end + 1 :]))


def unflatten(x: np.ndarray, dim: int, sizes: Sequence[int]) -> np.ndarray:
    """Dimension `dim` as several of the given sizes, one of which may be -1."""
    d = check_axis(dim, x.ndim)
    if not sizes:
        raise RuntimeError("unflatten: sizes must be non-empty")
    known = math.prod(size for size in sizes if size != -1)
    size = (x.shape or (1,))[d]
    if size != known and (-1 not in sizes or known == 0 or size % known):
        raise RuntimeError(
            f"unflatten: Provided sizes {list(sizes)} don't multiply up to the size of "
            f"dim {d} ({size}) in the input tensor"
        )
    if known:  # where another dimension is 0, NumPy could not tell what -1 stands for
        sizes = [size // known if each == -1 else each for each in sizes]
    return reshape(x, (*x.shape[:d], *sizes, *x.shape[d + 1 :]))


def squeeze(x: np.ndarray, dim: Dims) -> np.ndarray:
    """Without the dimensions of size 1, or those among `dim` that have it."""
    if dim is None:
        return x.squeeze()
    shape = x.shape
    if dim.__class__ is int:
        d = check_axis(dim, len(shape))
        return x.squeeze(d) if shape and shape[d] == 1 else x.view()
    drop = [d for d in wrap_dims(dim, x.ndim) if shape and shape[d] == 1]
    return x.squeeze(tuple(drop))


def unsqueeze(x: np.ndarray, dim: int) -> np.ndarray:
    """With a dimension of size 1 at `dim`."""
    shape = x.shape
    d = check_axis(dim, len(shape) + 1)
    return x.reshape((*shape[:d], 1, *shape[d:]))


def expand(x: np.ndarray, size: Sequence[int]) -> np.ndarray:
    """A view that repeats dimensions of size 1, read-only if it does; -1 leaves a size as it is."""
    lead = len(size) - x.ndim
    if lead < 0:
        raise RuntimeError(
            f"expand({list(x.shape)}, size={list(size)}): the number of sizes provided "
            f"({len(size)}) must be greater or equal to the number of dimensions in the tensor "
            f"({x.ndim})"
        )
    if -1 in size:
        if -1 in size[:lead]:
            raise RuntimeError(
                f"expand({list(x.shape)}, size={list(size)}): the expanded size of the tensor (-1) "
                f"isn't allowed in a leading, non-existing dimension {list(size).index(-1)}"
            )
        kept = zip(size[lead:], x.shape, strict=True)
        size = (*size[:lead], *(old if new == -1 else new for new, old in kept))
    if {1}.issuperset(size[:lead]) and tuple(size[lead:]) == x.shape:
        return x.reshape(size)
    try:
        return broadcast(x, size)
    except ValueError:
        pass
    for d, (new, old) in enumerate(zip(size[lead:], x.shape, strict=True)):
        if new != old and old != 1:
            raise RuntimeError(
                f"The expanded size of the tensor ({new}) must match the existing size ({old}) at "
                f"non-singleton dimension {lead + d}.  Target sizes: {list(size)}.  "
                f"Tensor sizes: {list(x.shape)}"
            )
    raise ShapeError(f"Trying to create tensor with negative dimension {min(size)}: {list(size)}")


def copy(x: np.ndarray) -> np.ndarray:
    """A copy of `x` in its layout, where repeated dimensions keep their place.

    numpy: np.copy(x)
    """
    return cast_copy(x, x.dtype) if x.__class__ is np.ndarray and 0 in x.strides else np.copy(x)


def contiguous(x: np.ndarray, memory_format: Any) -> np.ndarray:
    """`x` in C order, or with its channels last: itself if it is.

    numpy: np.asarray(x, order='C')
    """
    if memory_format is not None and _channels_rank(memory_format):
        laid_out = channels_last(x, memory_format)
        return x if laid_out.strides == x.strides else laid_out
    return x if x.flags.c_contiguous or outside(x) else in_order(x)


def sum_to_size(x: np.ndarray, size: Sequence[int]) -> np.ndarray:
    """`x` summed over the dimensions along which `size` would be repeated to its shape."""
    size = tuple(size)
    if x.shape == size:
        return x.view()
    axes = repeated_axes(x.shape, size)
    if axes is None:
        raise RuntimeError(f"size {{{list(size)}}} is not expandable to size {{{list(x.shape)}}}.")
    return settled(as_payload(sum_axes(x, axes))).reshape(size)


# ---- the same elements in another order ----------------------------------------------------------


def transpose(x: np.ndarray, dim0: int, dim1: int) -> np.ndarray:
    """Two dimensions exchanged."""
    try:
        return x.swapaxes(dim0, dim1)
    except AxisError:
        check_axis(dim0, x.ndim)
        check_axis(dim1, x.ndim)
        return x.view()


def permute(x: np.ndarray, dims: Sequence[int]) -> np.ndarray:
    """The dimensions in the order of `dims`."""
    try:
        return x.transpose(dims)
    except ValueError as error:
        check_order(dims, x.ndim)
        raise ShapeError("permute(): duplicate dims are not allowed.") from error


def check_order(dims: Sequence[int], ndim: int) -> list[int]:
    """`dims` from the front. Raises RuntimeError unless they are as many as there are dimensions,
    IndexError for one that there is not."""
    if len(dims) != ndim:
        raise ShapeError(
            "permute(sparse_coo): number of dimensions in the tensor input does not match the "
            f"length of the desired ordering of dimensions i.e. input.dim() = {ndim} is not "
            f"equal to len(dims) = {len(dims)}"
        )
    return [check_axis(dim, ndim) for dim in dims]


def movedim(x: np.ndarray, source: Dims, destination: Dims) -> np.ndarray:
    """The dimensions of `source` moved to the places of `destination`."""
    if source.__class__ is destination.__class__ is int and x.ndim:
        return axis_moved(x, check_axis(source, x.ndim), check_axis(destination, x.ndim))
    given = _listed(source), _listed(destination)
    if len(given[0]) != len(given[1]):
        raise RuntimeError(
            "movedim: Invalid source or destination dims: source "
            f"({given[0]} dims) should contain the same number of dims as destination "
            f"({given[1]} dims)"
        )
    sources = wrap_dims(source, x.ndim, "movedim: repeated dim in `source`")
    targets = wrap_dims(destination, x.ndim, "movedim: repeated dim in `destination`")
    if not x.ndim:
        return x.view()
    return np.moveaxis(x, sources, targets)


def t(x: np.ndarray) -> np.ndarray:
    """The transpose of a matrix; vectors and numbers as they are."""
    if x.ndim > 2:
        raise RuntimeError(f"t() expects a tensor with <= 2 dimensions, but self is {x.ndim}D")
    return x.T


def _check_batch(name: str, x: np.ndarray) -> None:
    if x.ndim < 2:
        raise RuntimeError(
            f"tensor.{name} is only supported on matrices or batches of matrices. "
            f"Got {x.ndim}-D tensor."
        )


def mT(x: np.ndarray) -> np.ndarray:  # noqa: N802
    """The last two dimensions exchanged."""
    _check_batch("mT", x)
    return x.swapaxes(-1, -2)


def mH(x: np.ndarray) -> np.ndarray:  # noqa: N802
    """The last two dimensions exchanged, and the complex conjugate."""
    _check_batch("mH", x)
    return x.swapaxes(-1, -2).conj()


def H(x: np.ndarray) -> np.ndarray:  # noqa: N802
    """The conjugate transpose of a matrix."""
    if x.ndim not in (0, 2):
        raise RuntimeError(
            f"tensor.H is only supported on matrices (2-D tensors). Got {x.ndim}-D tensor."
            + (" For batches of matrices, consider using tensor.mH" if x.ndim > 2 else "")
        )
    return x.T.conj()


@in_native_loops
def flip(x: np.ndarray, dims: Dims) -> np.ndarray:
    """A copy in reverse order along `dims`."""
    index = [slice(None)] * x.ndim
    for d in wrap_dims(dims, x.ndim):
        if x.ndim:
            index[d] = slice(None, None, -1)
    return x[tuple(index)].copy()


def roll(x: np.ndarray, shifts: Dims, dims: Dims) -> np.ndarray:
    """The elements shifted along `dims`, those that fall off coming in at the other end."""
    moves = _listed(shifts)
    axes = _listed(dims)
    if not axes:
        if len(moves) != 1:
            raise RuntimeError(
                f"shifts and dimensions must align. shifts: {len(moves)}, dims:0"
                if moves
                else "`shifts` required"
            )
        return np.roll(x, moves[0])
    if len(axes) != len(moves):
        raise RuntimeError(
            f"shifts and dimensions must align. shifts: {len(moves)}, dims:{len(axes)}"
        )
    if not x.ndim:
        raise IndexError(f"Dimension specified as {axes[0]} but tensor has no dimensions")
    out = x
    for dim, move in zip(axes, moves, strict=True):
        d = check_axis(dim, x.ndim)
        cut = -move % x.shape[d] if x.shape[d] else 0
        if cut:
            out = np.concatenate([part_along(out, d, cut), part_along(out, d, stop=cut)], d)
    return x.copy() if out is x else out


def _listed(given: Dims) -> list[int]:
    return [given] if isinstance(given, (int, np.integer)) else list(given or ())


def rot90(x: np.ndarray, k: int, dims: Sequence[int]) -> np.ndarray:
    """A copy turned by `k` quarters in the plane of two dimensions; it lies in memory as PyTorch's,
    for odd `k` with the two exchanged."""
    if len(dims) != 2:
        raise RuntimeError(f"expected total rotation dims == 2, but got dims = {len(dims)}")
    if x.ndim < 2:
        raise ShapeError(f"expected total dims >= 2, but got total dims = {x.ndim}")
    first, second = (check_axis(dim, x.ndim) for dim in dims)
    if first == second:
        raise ShapeError(
            f"expected rotation dims to be different, but got dim0 = {dims[0]} and dim1 = {dims[1]}"
        )
    if k % 4 == 0:
        return x.copy()
    turned = flip(x, {1: (second,), 2: (first, second), 3: (first,)}[k % 4])
    return turned if k % 4 == 2 else turned.swapaxes(first, second)
