"""Dimensions as PyTorch takes them, and reductions along one axis that are fast for short ones."""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from operator import index
from typing import Any, NoReturn

import numpy as np
from numpy.exceptions import AxisError

from autograd.array.duck import outside
from autograd.array.shape_errors import ShapeError

SHORT = 32
"""Up to this length NumPy's inner loops along an axis cost more than the work they do."""

_FEW = 5
"""Elements of a row that are taken one after the other, of all rows at once."""
_MANY = 1 << 12
_BLOCK = 1024
WIDER: dict[str, Any] = {"e": np.float64, "f": np.float64, "F": np.complex128}
"""In which dtype many numbers are added, by the character of theirs."""


def check_axis(dim: Any, ndim: int) -> int:
    """`dim` as an axis from 0; a 0-d array is treated as if it had one dimension.

    Raises IndexError if there is no such dimension.
    """
    dim = index(dim)
    n = ndim or 1
    if not -n <= dim < n:
        _out_of_range(dim, n)
    return dim + n if dim < 0 else dim


def normal_axes(dim: Any, ndim: int) -> tuple[int, ...] | None:
    """`dim` (an int, several, or None) as axes from 0; None if all dimensions are meant.

    An empty list means all dimensions, as in PyTorch. Raises IndexError if there is no such
    dimension, RuntimeError if one is named twice.
    """
    if dim is None:
        return None
    cls = dim.__class__
    if cls is int or (cls is not tuple and not isinstance(dim, Iterable)):
        axis = check_axis(dim, ndim)
        return (axis,) if ndim else None
    axes: list[int] = []
    for each in dim:
        axis = check_axis(each, ndim)
        if axis in axes:
            raise ShapeError(f"dim {axis} appears multiple times in the list of dims")
        axes.append(axis)
    return tuple(axes) if axes and ndim else None


def _out_of_range(dim: int, n: int) -> NoReturn:
    raise AxisError(  # an IndexError as in PyTorch
        f"Dimension out of range (expected to be in range of [{-n}, {n - 1}], but got {dim})"
    )


def broadcast_shapes(first: tuple[int, ...], *others: tuple[int, ...]) -> tuple[int, ...]:
    """np.broadcast_shapes, at once where all are the same or have come before."""
    for each in others:
        if each != first:
            return _broadcast_shapes(first, *others)
    return first


_broadcast_shapes = lru_cache(256)(np.broadcast_shapes)


def count_along(shape: tuple[int, ...], axes: tuple[int, ...] | None) -> int:
    """How many elements a reduction over `axes` combines."""
    count = 1
    for n in shape if axes is None else [shape[axis] for axis in axes]:
        count *= n
    return count


def along(axis: int, *parts: Any) -> tuple[Any, ...]:
    """The subscript of `parts` along an axis and those after it, and of all before it."""
    return (*(slice(None),) * axis, *parts)


def part_along(x: Any, axis: int, start: Any = None, stop: Any = None) -> Any:
    """A slice along an axis. Here and below also of Tensors."""
    return x[along(axis, slice(start, stop))]


def from_end(x: Any, axis: int) -> Any:
    """`x` in reverse order along an axis."""
    return x[along(axis, slice(None, None, -1))]


def axis_moved(x: np.ndarray, source: int, target: int) -> np.ndarray:
    """np.moveaxis of an array and one axis, both counted from 0 or from the end."""
    order = list(range(x.ndim))
    order.insert(target % x.ndim, order.pop(source))
    return x.transpose(order)


_LONG = 1 << 12


@lru_cache(64)
def _numbers(n: int, after: int) -> np.ndarray:
    numbers = np.arange(n).reshape((n,) + (1,) * after)
    numbers.flags.writeable = False
    return numbers


def numbers_along(n: int, after: int = 0) -> np.ndarray:
    """0..n-1 along a dimension with `after` others behind it; read-only, since kept for others."""
    return (_numbers if n <= _LONG else _numbers.__wrapped__)(n, after)


def grid_along(shape: tuple[int, ...], axis: int, index: np.ndarray) -> tuple[Any, ...]:
    """The subscript that stands for `index` along an axis and the same places along the others of
    an array of `shape`."""
    last = len(shape) - 1
    return tuple([index if k == axis else numbers_along(n, last - k) for k, n in enumerate(shape)])


def take_along(x: np.ndarray, index: np.ndarray, axis: int) -> np.ndarray:
    """np.take_along_axis of an array, with `axis` from 0."""
    if outside(x):
        return np.take_along_axis(x, index, axis)
    return x[grid_along(x.shape, axis, index)]


def axis_last(x: Any, axis: int) -> Any:
    """`x` with `axis` and the last dimension exchanged."""
    return x if axis == x.ndim - 1 else np.swapaxes(x, axis, -1)


def are_few(x: np.ndarray, axes: Any) -> bool:
    """Whether an array is reduced along its last axis, of so few elements that it is quickest to
    take one after the other of all rows at once."""
    single = x.ndim > 1 and axes is not None and len(axes) == 1 and axes[0] == x.ndim - 1
    return single and 1 < x.shape[-1] <= _FEW and x.dtype.char in "fdFD" and x.flags.c_contiguous


def reduce_badly_laid(ufunc: Any, x: np.ndarray, axes: Any) -> np.ndarray | None:
    """`ufunc` reduced along one axis that is short or before a short rest; None for other layouts.

    NumPy spends most of its time between the rows of such arrays. The axis stays with length 1.
    Narrow dtypes are added in steps whose error does not grow with the length.
    """
    if x.size <= _MANY or axes is None or len(axes) != 1 or not x.flags.c_contiguous:
        return None
    if ufunc is np.add and x.dtype.kind not in "fc":
        return None  # in a wider dtype
    axis = axes[0]
    n = x.shape[axis]
    if axis == x.ndim - 1:
        if n > SHORT or x.ndim < 2:
            return None
        if are_few(x, axes):
            total = ufunc(x[..., :1], x[..., 1:2])
            for k in range(2, n):
                ufunc(total, x[..., k : k + 1], out=total)
            return total
        if ufunc is np.add:
            return np.einsum("...i->...", x)[..., None]
        columns = np.ascontiguousarray(x.reshape(-1, n).T)
        return ufunc.reduce(columns, axis=0).reshape(*x.shape[:-1], 1)
    rest = x.shape[1:]
    if axis or math.prod(rest) > SHORT or n < 2 * _BLOCK:
        return None
    # Many short rows become few long ones.
    whole = n // _BLOCK * _BLOCK
    part = ufunc.reduce(x[:whole].reshape(_BLOCK, -1), axis=0).reshape(-1, *rest)
    dtype = WIDER.get(x.dtype.char) if ufunc is np.add else None
    result = ufunc.reduce(part, axis=0, keepdims=True, dtype=dtype)
    if whole < n:
        result = ufunc(result, ufunc.reduce(x[whole:], axis=0, dtype=dtype))
    return result.astype(x.dtype, copy=False)


def axis_max(x: np.ndarray, axis: int) -> np.ndarray:
    """The maxima along one axis, which stays with length 1."""
    found = reduce_badly_laid(np.maximum, x, (axis,))
    return np.maximum.reduce(x, axis=axis, keepdims=True) if found is None else found


def axis_sum(x: np.ndarray, axis: int) -> np.ndarray:
    """The sums along one axis, which stays with length 1."""
    found = reduce_badly_laid(np.add, x, (axis,))
    return np.add.reduce(x, axis=axis, keepdims=True) if found is None else found


def numbers_of(given: Any, d: int, message: str) -> tuple[int, ...]:
    """An int, or a sequence of `d` ints, as `d` ints.

    Raises RuntimeError for another count: the message and what was given.
    """
    found = (given,) if isinstance(given, int) else tuple(given)
    if len(found) not in (1, d):
        raise RuntimeError(f"{message}{list(found)}")
    return found * (d if len(found) == 1 else 1)


def whole_numbers(operation: str, name: str, given: Any) -> tuple[int, ...]:
    """`given`, one number or a list or tuple of them, as a tuple of ints.

    Raises TypeError for what is no whole number, as PyTorch does for booleans too.
    """
    listed = given if isinstance(given, (list, tuple)) else (given,)
    for each in listed:
        if isinstance(each, bool) or not hasattr(each, "__index__"):
            raise TypeError(
                f"{operation}(): argument '{name}' must be an int or a tuple of ints, but got "
                f"{given!r}"
            )
    return tuple(map(index, listed))
