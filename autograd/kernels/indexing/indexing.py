"""Forward computations that pick elements at given places, and that put or add them there."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import along as subscript
from autograd.array.axes import check_axis, grid_along, numbers_along, part_along
from autograd.array.duck import DeviceError, InMemoryError, as_payload, lazy, outside
from autograd.array.memory import settled
from autograd.kernels.elementwise.numbers import fit_value, number_of
from autograd.kernels.indexing.adding import add_at, add_points, add_rows, count_most
from autograd.kernels.indexing.places import (
    added,
    are_positions,
    from_the_front,
    picked,
    placed,
    wrapped,
)
from autograd.kernels.large import in_native_loops

__all__ = [
    "element", "gather", "gather_backward", "getitem_backward", "index_add", "index_fill",
    "index_select", "masked_fill", "nonzero_indices", "one_hot", "out_of_bounds", "scatter",
    "scatter_add", "getitem",
]  # fmt: skip

BYTES = (
    "indexing with dtype torch.uint8 is now deprecated, please use a dtype torch.bool instead. It "
    "is a mask; an array of NumPy of that dtype has the places of elements."
)

_least: Any = np.minimum.reduce
_BASIC = (int, np.integer, slice)  # as a union, `isinstance` would put it together in each call
_COMMON = frozenset({int, slice, type(None), type(...)})
_MANY = 512  # so many places are worth being computed and checked block by block


# ---- subscripts ---------------------------------------------------------------------------------


def getitem_backward(values: np.ndarray, shape: Sequence[int], index: Any) -> np.ndarray:
    """Zeros of `shape` to which `values` are added where `index` picks elements."""
    parts = index if index.__class__ is tuple else (index,)
    if _COMMON.issuperset(map(type, parts)):
        return put_apart(values, shape, index)
    arrays = [part for part in parts if not _is_basic(part)]
    if all(isinstance(x, np.ndarray) and x.dtype.kind == "b" for x in arrays):
        return put_apart(values, shape, index)
    shape = tuple(shape)
    if outside(values):
        zeros = np.zeros_like(values, shape=shape)
        np.add.at(zeros, index, values)
        return zeros
    arrays = [np.asarray(part) for part in arrays]
    whole = all(array.dtype.kind in "iu" for array in arrays)
    axis = _single_axis(parts, len(shape)) if whole and len(arrays) == 1 else None
    if axis is not None:
        return add_rows(None, shape, axis, wrapped(arrays[0], shape[axis]), values)
    if whole and len(parts) == len(shape) == len(arrays):
        return add_points(shape, arrays, values)
    positions = np.arange(math.prod(shape)).reshape(shape)[index]
    return add_at(None, shape, positions, values, count_most(positions, values.dtype))


def put_apart(values: np.ndarray, shape: Sequence[int], index: Any) -> np.ndarray:
    """Zeros of `shape` with `values` where `index`, of slices and numbers or a mask, is."""
    parts = index if index.__class__ is tuple else (index,)
    known = values.__class__ is np.ndarray  # for which np.zeros is quicker
    if known or not lazy(values) or not all(map(_is_basic, parts)):
        out = np.zeros(shape, values.dtype) if known else np.zeros_like(values, shape=shape)
        out[index] = values
        return out
    given = [part for part in parts if part is not None]
    rest = [slice(None)] * (len(shape) - sum(part is not Ellipsis for part in given))
    at = next((i for i, part in enumerate(given) if part is Ellipsis), len(given))
    given[at : at + 1] = rest
    runs = [
        range(*part.indices(n)) if isinstance(part, slice) else range(part % n, part % n + 1)
        for part, n in zip(given, shape, strict=True)
    ]
    out = values.reshape([len(run) for run in runs])
    for axis, (run, n) in enumerate(zip(runs, shape, strict=True)):
        if len(run) == n and run.step == 1:
            continue
        if run.step < 0:
            out, run = np.flip(out, axis), run[::-1]
        if run.step > 1:  # each element with the zeros up to the next one
            gaps = [(0, 0)] * out.ndim
            gaps.insert(axis + 1, (0, run.step - 1))
            apart = np.pad(np.expand_dims(out, axis + 1), gaps)
            out = apart.reshape((*out.shape[:axis], -1, *out.shape[axis + 1 :]))
            out = part_along(out, axis, stop=run[-1] - run[0] + 1 if run else 0)
        around = [(0, 0)] * out.ndim
        around[axis] = (run.start, n - run.start - out.shape[axis]) if run else (0, n)
        out = np.pad(out, around)
    return out


def _is_basic(part: Any) -> bool:
    """Whether a part of a subscript picks no element twice."""
    return part is None or part is Ellipsis or isinstance(part, _BASIC)


def _single_axis(parts: tuple[Any, ...], ndim: int) -> int | None:
    """The axis that a subscript of one array and otherwise full slices picks from."""
    axis, seen = None, False
    for i, part in enumerate(parts):
        if part is Ellipsis:
            seen = True
        elif not _is_basic(part):
            axis = i if not seen else ndim - (len(parts) - i)
        elif not isinstance(part, slice) or part != slice(None):
            return None
    return axis


# ---- along one dimension -------------------------------------------------------------------------


def check_places(name: str, shape: tuple[int, ...], dim: int, index: np.ndarray) -> int:
    """`dim` from the front. Raises RuntimeError for an index that is none by its dtype or shape."""
    if index.dtype.kind not in "iu":
        raise RuntimeError(f"{name}(): Expected dtype int64 for index")
    d = check_axis(dim, len(shape))
    if index.shape != shape and index.ndim == len(shape):
        for k, (n, m) in enumerate(zip(index.shape, shape, strict=True)):
            if n > m and k != d:
                raise RuntimeError(
                    f"Size does not match at dimension {k}: expected index {list(index.shape)} to "
                    f"be no larger than self {list(shape)} apart from dimension {d}"
                )
    return d


def places(name: str, shape: tuple[int, ...], dim: int, index: np.ndarray) -> tuple[Any, ...]:
    """The subscript that stands for `index` along `dim` and the same places along the others."""
    d = check_places(name, shape, dim, index)
    # NumPy would count negative ones from behind.
    if not outside(index) and index.size and _least(index, None) < 0:
        raise out_of_bounds(shape, dim, index)
    ndim = len(shape)
    if not ndim and index.size == 1 and index.item() != 0:
        raise RuntimeError(f"index {index.item()} is out of bounds for dimension 0 with size 1")
    if index.ndim != ndim:
        if index.size == 0:
            return (index,) * ndim or (np.zeros_like(index, bool, shape=()),)
        if ndim + index.ndim != 1 or index.size != 1:
            raise RuntimeError(
                "Index tensor must have the same number of dimensions as "
                f"{'input' if name == 'gather' else 'self'} tensor: got {index.ndim} and {ndim}"
            )
        return (int(index[()]),) if ndim else (None,)
    return grid_along(index.shape, d, index)


def axis_of(name: str, x: np.ndarray, dim: int, index: np.ndarray) -> int | None:
    """`dim` as an axis, after `check_places`; None for what is best left to a subscript."""
    few = index.size < _MANY or index.ndim != x.ndim
    if few or not x.flags.c_contiguous or outside(index):
        return None
    return check_places(name, x.shape, dim, index)


def gather(x: np.ndarray, dim: int, index: np.ndarray) -> np.ndarray:
    """The elements at `index` along `dim`; along the other dimensions `index` may be shorter."""
    axis = axis_of("gather", x, dim, index)
    try:
        return x[places("gather", x.shape, dim, index)] if axis is None else picked(x, axis, index)
    except IndexError as error:
        raise out_of_bounds(x.shape, dim, index) from error


def gather_backward(
    values: np.ndarray, shape: tuple[int, ...], dim: int, index: np.ndarray
) -> np.ndarray:
    """Zeros of `shape` to which `values` are added where `gather` picks elements."""
    zeros = np.zeros_like(values, shape=shape)
    if (axis := axis_of("gather", zeros, dim, index)) is None:
        return scatter_add(zeros, dim, index, values)
    return added(zeros, axis, index, values, copy=None)


def out_of_bounds(shape: tuple[int, ...], dim: int, index: np.ndarray) -> RuntimeError:
    """The error for the first of the numbers that is none along `dim`, from the front."""
    d = check_axis(dim, len(shape))
    size = shape[d] if shape else 1
    index = np.atleast_1d(index)
    bad = index[(index < 0) | (index >= size)]
    return RuntimeError(f"index {bad[0]} is out of bounds for dimension {d} with size {size}")


def scatter(x: np.ndarray, dim: int, index: np.ndarray, src: Any) -> np.ndarray:
    """A copy of `x` with elements of `src` (or a number) at `index` along `dim`."""
    out = promoted(x, src).copy()
    axis = axis_of("scatter", out, dim, index)
    try:
        if axis is None:
            grid = places("scatter", x.shape, dim, index)
            out[grid] = _source_part(src, index)
        else:
            placed(out, axis, index, _source_part(src, index))
    except IndexError as error:
        raise out_of_bounds(x.shape, dim, index) from error
    return out


def getitem(x: np.ndarray, index: Any) -> np.ndarray:
    """``x[index]``, a view also where that is one element, and in C order where it is a copy.

    numpy: x[index]
    """
    try:
        picked = x[index] if index.__class__ is slice else _pick(x, index)
    except (DeviceError, InMemoryError):
        raise
    except (IndexError, TypeError, ValueError) as error:
        raise subscript_error(x.shape, index, error) from None
    if isinstance(picked, np.ndarray):
        if picked.flags.c_contiguous or np.may_share_memory(picked, x):
            return picked
        return picked.copy()
    return x[(*index, ...)] if index.__class__ is tuple else x[index, ...]


def _pick(x: np.ndarray, index: Any) -> Any:
    """``x[index]``, by `take` where that is quicker."""
    parts = index if index.__class__ is tuple else (index,)
    axis = None if _COMMON.issuperset(map(type, parts)) else _axis_of_numbers(x, parts)
    return x[index] if axis is None else x.take(parts[axis], axis)


def _axis_of_numbers(x: np.ndarray, parts: Sequence[Any]) -> int | None:
    """The axis along which an array of integers picks from memory that has no gaps, where all other
    axes are whole: `take` needs a quarter of the time of a subscript."""
    if x.__class__ is not np.ndarray or not x.size or not x.flags.c_contiguous:
        return None  # among empty arrays `take` does not check the integers
    for axis, part in enumerate(parts):
        if part.__class__ is np.ndarray:
            plain = part.dtype.kind == "i" and part.ndim and len(parts) <= x.ndim
            whole = all(_is_whole(each) for each in parts[axis + 1 :])
            return axis if plain and whole else None
        if not _is_whole(part):
            return None
    return None


def _is_whole(part: Any) -> bool:
    return part.__class__ is slice and part == slice(None)


def subscript_error(shape: tuple[int, ...], index: Any, error: Exception) -> Exception:
    """The error, in PyTorch's words, of a subscript that an array of `shape` does not have."""
    parts = index if isinstance(index, tuple) else (index,)
    for part in parts:
        if isinstance(part, slice):
            if part.step is not None and part.step == 0:
                return ValueError("step of a slice must not be zero")
            if isinstance(error, TypeError):
                return TypeError(
                    "slice indices must be integers or None or have an __index__ method, but got "
                    f"{part}"
                )
        elif not (_is_basic(part) or isinstance(part, (np.ndarray, bool, np.bool_))):
            return IndexError(
                "only integers, slices (`:`), ellipsis (`...`), None and long or byte Variables "
                f"are valid indices (got {type(part).__name__})"
            )
    if sum(part is Ellipsis for part in parts) > 1:
        return IndexError("an index can only have a single ellipsis ('...')")
    taken = [_count_dims(part) for part in parts]
    if sum(taken) and not shape:
        return IndexError(
            "invalid index of a 0-dim tensor. Use `tensor.item()` to convert it to a number"
        )
    if sum(taken) > len(shape):
        return IndexError(
            f"too many indices for tensor of dimension {len(shape)}: got {sum(taken)}"
        )
    dim = 0
    for i, (part, count) in enumerate(zip(parts, taken, strict=True)):
        if part is Ellipsis:
            dim = len(shape) - sum(taken[i + 1 :])
            continue
        if isinstance(part, np.ndarray) and part.dtype.kind == "b":
            there = shape[dim : dim + count]
            if part.shape != there:
                return IndexError(
                    f"The shape of the mask {list(part.shape)} at index {i} does not match the "
                    f"shape of the indexed tensor {list(shape)} at index {dim}"
                )
        elif isinstance(part, (int, np.integer, np.ndarray)):
            numbers = np.atleast_1d(np.asarray(part))
            bad = numbers[(numbers < -shape[dim]) | (numbers >= shape[dim])]
            if bad.size:
                if isinstance(part, np.ndarray) and not shape[dim]:
                    return IndexError("index is out of bounds for dimension with size 0")
                return IndexError(
                    f"index {bad[0]} is out of bounds for dimension {dim} with size {shape[dim]}"
                )
        dim += count
    found = ", ".join(str(list(part.shape)) for part in parts if isinstance(part, np.ndarray))
    return IndexError(
        f"shape mismatch: indexing tensors could not be broadcast together with shapes {found}"
    )


def _count_dims(part: Any) -> int:
    """How many dimensions a part of a subscript stands for."""
    if part is None or part is Ellipsis or isinstance(part, (bool, np.bool_)):
        return 0
    return part.ndim if isinstance(part, np.ndarray) and part.dtype.kind == "b" else 1


def element(x: np.ndarray, value: Any) -> Any:
    """A number as an element of `x`: 1.5 is 1 among integers, and true among truths.

    Raises RuntimeError for one that the dtype does not hold.
    """
    return x.dtype.type(fit_value(value, x.dtype))


def scatter_survivors(shape: tuple[int, ...], dim: int, index: np.ndarray) -> np.ndarray:
    """Which elements that `scatter` puts into an array of `shape` are still there at the end."""
    if index.ndim != len(shape) or not index.size or not shape:
        return np.ones(index.shape, bool)  # at most one element is put
    dtype = np.int32 if index.size < 1 << 31 else np.int64
    each = np.arange(index.size, dtype=dtype, like=index).reshape(index.shape)
    last = scatter(np.zeros_like(index, dtype, shape=shape), dim, index, each)
    return gather(last, dim, index) == each


def scatter_add(x: np.ndarray, dim: int, index: np.ndarray, src: np.ndarray) -> np.ndarray:
    """`x` plus the elements of `src` at `index` along `dim`."""
    base = settled(promoted(x, src))
    values = _source_part(src, index).astype(base.dtype, copy=False)
    axis = axis_of("scatter_add", base, dim, index)
    try:
        if axis is not None:
            return added(base, axis, index, values)
        out, where = base.copy(), places("scatter_add", x.shape, dim, index)
        if index.size > 1:
            np.add.at(out, where, values)
        else:
            out[where] += values
        return out
    except IndexError as error:
        raise out_of_bounds(x.shape, dim, index) from error


def promoted(x: np.ndarray, *others: Any) -> np.ndarray:
    """`x` in a dtype that holds the others, too."""
    return x.astype(np.result_type(x, *others), copy=False)


def _source_part(src: Any, index: np.ndarray) -> Any:
    """The elements of `src` that `index` places: it may be larger."""
    if not isinstance(src, np.ndarray) or src.shape == index.shape:
        return src
    if not index.size:  # then `src` may have any shape
        return np.empty_like(src, shape=index.shape)
    check_source(src.shape, index)
    return src[tuple([slice(n) for n in index.shape])] if src.ndim else src


def check_source(shape: tuple[int, ...], index: np.ndarray) -> None:
    """Raises RuntimeError if a source of `shape` is too small for `index`."""
    if shape and len(shape) != index.ndim:
        raise RuntimeError("Index tensor must have the same number of dimensions as src tensor")
    if np.any(np.greater(index.shape, shape)) if shape else index.size > 1:
        raise RuntimeError(
            f"Expected index {list(index.shape)} to be no larger than src {list(shape)}"
        )


def along(name: str, shape: tuple[int, ...], dim: int, index: np.ndarray) -> tuple[Any, ...]:
    """The subscript that stands for the slices at a vector of indices along `dim`."""
    if index.ndim > 1:
        raise IndexError(f"{name}(): Index is supposed to be a vector")
    if index.dtype.kind not in "iu":
        raise RuntimeError(f"{name}(): Expected dtype int32 or int64 for index")
    d = check_axis(dim, len(shape))
    if not shape:
        if index.size != 1:
            raise IndexError(f"{name}(): Index to scalar can have only 1 value")
        wrapped(index, 1)
        return ()
    return subscript(d, index.reshape(-1))


def slices(
    name: str, shape: tuple[int, ...], dim: int, index: np.ndarray
) -> tuple[int, np.ndarray]:
    """`dim` from the front, and a vector of indices along it, none of them negative."""
    d = max(len(along(name, shape, dim, index)) - 1, 0)
    return d, from_the_front(name, shape, d, index.reshape(-1))


def index_select(x: np.ndarray, dim: int, index: np.ndarray) -> np.ndarray:
    """The slices of `x` at `index` along `dim`."""
    d, places = slices("index_select", x.shape, dim, index)
    return x.take(places, d) if x.ndim else x.copy()


def index_add(
    x: np.ndarray, dim: int, index: np.ndarray, source: np.ndarray, alpha: complex
) -> np.ndarray:
    """`x` plus slices of `alpha * source` at `index` along `dim`."""
    d, places = slices("index_add", x.shape, dim, index)
    alpha = number_of(alpha, "alpha")
    expected = (*x.shape[:d], index.size, *x.shape[d + 1 :]) if x.ndim else ()
    check_slices(x.shape, source.shape, expected)
    x = promoted(x, source)
    values = source.astype(x.dtype, copy=False)
    if alpha != 1:
        values = values * alpha
    if not x.ndim:
        return x + values
    return add_rows(x, x.shape, d, places, values)


def check_slices(
    shape: tuple[int, ...], source: tuple[int, ...], expected: tuple[int, ...]
) -> None:
    """Raises RuntimeError unless slices for a tensor of `shape` have the expected shape."""
    if source != expected:
        raise RuntimeError(
            "source tensor shape must match self tensor shape, excluding the specified dimension. "
            f"Got self.shape = {list(shape)} source.shape = {list(source)}"
        )


def index_fill(
    x: np.ndarray, dim: int, index: np.ndarray, value: np.ndarray | complex
) -> np.ndarray:
    """A copy of `x` with one value in the slices at `index` along `dim`."""
    if np.iscomplexobj(value) and x.dtype.kind != "c":
        raise RuntimeError(
            "index_fill_(): Converting complex Scalar to non-complex type is not supported"
        )
    number = _one_value("index_fill_", value, x.dtype)
    out = np.copy(x)  # an array of a number, too
    out[along("index_fill", x.shape, dim, index)] = number
    return out


def check_mask(name: str, mask: np.ndarray) -> None:
    """Raises RuntimeError unless `mask` has truth values."""
    if mask.dtype.kind != "b":
        raise RuntimeError(
            f"{name} only supports boolean masks, but got mask with dtype {mask.dtype}"
        )


# ---- by truth values -----------------------------------------------------------------------------


@in_native_loops
def masked_fill(x: np.ndarray, mask: np.ndarray, value: np.ndarray) -> np.ndarray:
    """`value` where `mask` is true, `x` elsewhere, in the dtype of `x`."""
    check_mask("masked_fill_", mask)
    return np.where(mask, _one_value("masked_fill_", value, x.dtype), x)


def _one_value(name: str, value: np.ndarray | complex, dtype: np.dtype) -> np.ndarray:
    """A single value in `dtype`. Raises RuntimeError for several, for a complex one where `dtype`
    is real, and for one that it does not hold."""
    if np.ndim(value):
        raise RuntimeError(
            f"{name} only supports a 0-dimensional value tensor, but got tensor with "
            f"{np.ndim(value)} dimension(s)."
        )
    array: Any = as_payload(value)
    if array.dtype != dtype:
        fit_value(array, dtype)
    return array.astype(dtype)


def nonzero_indices(x: np.ndarray, as_tuple: bool) -> np.ndarray | tuple[np.ndarray, ...]:
    """The indices of the elements that are not zero, one array for each dimension; if not
    `as_tuple`, one array with a row for each element."""
    if not as_tuple:
        return np.argwhere(x) if x.ndim < 2 or outside(x) else _places_of(x)
    found = np.nonzero(x if x.ndim else x.reshape(1))  # columns of one array
    return tuple(settled(places) for places in found)


def _places_of(x: np.ndarray) -> np.ndarray:
    """np.argwhere of a matrix or more, by divisions of the places in a row, which is quicker."""
    rest = np.flatnonzero(x)
    found = np.empty((len(rest), x.ndim), rest.dtype)
    for axis in range(x.ndim - 1, 0, -1):
        above = rest // x.shape[axis]
        np.subtract(rest, above * x.shape[axis], out=found[:, axis])
        rest = above
    found[:, 0] = rest
    return found


def one_hot(x: np.ndarray, num_classes: int) -> np.ndarray:
    """For each class number a vector with 1 at its place and 0 elsewhere, of dtype int64."""
    if x.dtype.kind not in "iu":
        raise RuntimeError("one_hot is only applicable to index tensor.")
    if not x.size and num_classes <= 0:
        raise RuntimeError("Can not infer total number of classes from empty tensor.")
    classes = num_classes
    if outside(x) or classes < 1 or not are_positions(x, classes):
        if x.size and x.min() < 0:
            raise RuntimeError("Class values must be non-negative.")
        classes = int(x.max()) + 1 if num_classes == -1 else num_classes
        if x.size and x.max() >= classes:
            raise RuntimeError("Class values must be smaller than num_classes.")
    out = np.zeros((x.size, classes), np.int64, like=x)
    out[numbers_along(x.size), x.reshape(-1)] = 1
    return out.reshape((*x.shape, classes))
