"""Reductions over dimensions: sums, products, extrema, norms, and what is counted or found.

`dim` is an int, several, or None for all; `keepdim` keeps reduced dimensions with length 1.
"""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from autograd.array.axes import (
    are_few,
    axis_max,
    axis_sum,
    check_axis,
    count_along,
    normal_axes,
    reduce_badly_laid,
    take_along,
)
from autograd.array.duck import as_payload, outside
from autograd.array.shape_errors import ShapeError
from autograd.array.unbroadcast import sum_axes
from autograd.base.callers import warn_caller
from autograd.kernels.elementwise.numbers import floating
from autograd.kernels.large import NATIVE, in_native_loops
from autograd.kernels.linalg.decompositions import svdvals

__all__ = [
    "all_", "amax", "amin", "any_", "arg_extremum", "extremum", "extremum_along", "logsumexp",
    "mean", "count_nonzero", "norm", "prod", "std", "sum_", "var",
]  # fmt: skip

# Looked up once; NumPy's stubs do not take a bool for `keepdims`.
_add: Any = np.add.reduce
_multiply: Any = np.multiply.reduce
_maximum: Any = np.maximum.reduce
_minimum: Any = np.minimum.reduce
_and: Any = np.logical_and.reduce
_or: Any = np.logical_or.reduce

_NARROW = frozenset("efF")
_WHOLE: Any = {"b": np.int64, "i": np.int64, "u": np.uint64}
"""In which dtype whole numbers are added and multiplied, by their kind."""
_FEW = 1 << 13  # so many elements are gone through faster than an index is made for a few


def sum_(x: np.ndarray, dim: Any, keepdim: bool, dtype: Any) -> np.ndarray:
    """The sum; whole numbers are added as int64, or uint64, or in the dtype that is asked for.

    numpy: np.sum(x, axis=None if dim == () else dim, keepdims=keepdim, dtype=dtype)
    """
    axes = normal_axes(dim, x.ndim)
    if dtype is not None:
        x = x.astype(dtype, copy=False)
    if x.dtype.kind in "biu":
        return _add(x, axes, dtype or _WHOLE.get(x.dtype.kind), keepdims=keepdim)
    if x.size >= NATIVE.least and not are_few(x, axes):
        found = NATIVE.run("sum_", (x, dim, keepdim, None))
        if found is not NotImplemented:
            return found
    if x.dtype.char != "e" and (found := reduce_badly_laid(np.add, x, axes)) is not None:
        return found if keepdim else found.squeeze(axes)
    if x.dtype.char not in _NARROW:
        return _add(x, axes, keepdims=keepdim)
    if axes is None and not x.flags.c_contiguous and x.flags.f_contiguous:
        x = x.T
    return sum_axes(x, tuple(range(x.ndim)) if axes is None else axes, keepdim)


def mean(x: np.ndarray, dim: Any, keepdim: bool, dtype: Any) -> np.ndarray:
    """The mean; that of integers is float64, that of nothing is nan.

    numpy: np.mean(x, axis=None if dim == () else dim, keepdims=keepdim, dtype=dtype)
    """
    if dtype is None and x.dtype.kind in "biu":
        dtype = np.float64
    if (dtype or x.dtype) == np.float16:  # whose sum may be too large for it
        return mean(x.astype(np.float32), dim, keepdim, None).astype(np.float16)
    summed = sum_(x, dim, keepdim, dtype)
    count = x.size if dim is None else count_along(x.shape, normal_axes(dim, x.ndim))
    return summed / count if count else summed * math.nan


def _have_many(x: np.ndarray, dim: Any, *_: Any) -> bool:
    return not are_few(x, normal_axes(dim, x.ndim))


@partial(in_native_loops, suits=_have_many)
def prod(x: np.ndarray, dim: Any, keepdim: bool, dtype: Any) -> np.ndarray:
    """The product; whole numbers are multiplied as `sum_` adds them."""
    axes = normal_axes(dim, x.ndim)
    if dtype is not None:
        x = x.astype(dtype, copy=False)
    found = reduce_badly_laid(np.multiply, x, axes) if x.dtype.kind in "fc" else None
    if found is not None:
        return found if keepdim else found.squeeze(axes)
    return _multiply(x, axes, dtype or _WHOLE.get(x.dtype.kind), keepdims=keepdim)


def extremum(name: str, x: np.ndarray, dim: Any, keepdim: bool) -> np.ndarray:
    """The largest element (`name` is max or amax) or the smallest; nan if there is one.

    Raises IndexError or RuntimeError where there is no element.

    numpy: np.max(x, axis=None if dim == () else dim, keepdims=keepdim) if "max" in name
        else np.min(x, axis=None if dim == () else dim, keepdims=keepdim)
    """
    axes = normal_axes(dim, x.ndim)
    ufunc: Any = np.maximum if name.endswith("max") else np.minimum
    if x.size == 0:
        check_not_empty(name, x.shape, axes)
    found = reduce_badly_laid(ufunc, x, axes)
    if found is None:
        return ufunc.reduce(x, axes, keepdims=keepdim)
    return found if keepdim else found.squeeze(axes)


@partial(in_native_loops, suits=_have_many)
def amax(x: np.ndarray, dim: Any, keepdim: bool) -> np.ndarray:
    """The largest element, or those along `dim`; errors as those of `extremum`.

    numpy: np.max(x, axis=None if dim == () else dim, keepdims=keepdim)
    """
    return extremum("amax", x, dim, keepdim)


@partial(in_native_loops, suits=_have_many)
def amin(x: np.ndarray, dim: Any, keepdim: bool) -> np.ndarray:
    """The smallest element, or those along `dim`; errors as those of `extremum`.

    numpy: np.min(x, axis=None if dim == () else dim, keepdims=keepdim)
    """
    return extremum("amin", x, dim, keepdim)


class _NoElementError(IndexError, ValueError):
    """A place of an element where there is none: PyTorch's IndexError and NumPy's ValueError."""


def check_not_empty(name: str, shape: tuple[int, ...], axes: tuple[int, ...] | None) -> None:
    """Raises IndexError or RuntimeError where a reduction of no elements has no value."""
    if axes is None:
        error = _NoElementError if name.startswith("arg") else ShapeError
        raise error(
            f"{name}(): Expected reduction dim to be specified for input.numel() == 0. "
            "Specify the reduction dim with the 'dim' argument."
        )
    for axis in axes:
        if shape and shape[axis] == 0:
            raise _NoElementError(f"{name}(): Expected reduction dim {axis} to have non-zero size.")


def extremum_along(
    name: str, x: np.ndarray, dim: int, keepdim: bool
) -> tuple[np.ndarray, np.ndarray]:
    """The largest (`name` is max) or smallest elements along `dim`, and the first place of each."""
    axis = check_axis(dim, x.ndim)
    if x.size == 0:
        check_not_empty(name, x.shape, (axis,))
    if x.ndim == 0:
        return x.copy(), np.zeros((), np.int64)
    if x.size >= NATIVE.least:
        found = NATIVE.run("extremum_along", (name, x, dim, keepdim))
        if found is not NotImplemented:
            return found
    find: Any = x.argmax if name == "max" else x.argmin
    if x.size <= _FEW:
        reduce = _maximum if name == "max" else _minimum
        return reduce(x, axis, keepdims=keepdim), find(axis, keepdims=keepdim)
    indices = find(axis, keepdims=True)
    values = take_along(x, indices, axis)
    return (values, indices) if keepdim else (values.squeeze(axis), indices.squeeze(axis))


def arg_extremum(name: str, x: np.ndarray, dim: int | None, keepdim: bool) -> np.ndarray:
    """Where the largest (`name` is argmax) or smallest element is, the first if there are several.

    Without `dim` the place is that in the flattened array.
    """
    axis = None if dim is None else check_axis(dim, x.ndim)
    if x.size == 0:
        check_not_empty(name, x.shape, None if axis is None else (axis,))
    if axis is not None and x.dtype.kind == "f" and x.size >= NATIVE.least:
        found = NATIVE.run("extremum_along", (name.removeprefix("arg"), x, axis, keepdim))
        if found is not NotImplemented:
            return found[1]
    find: Any = x.argmax if name == "argmax" else x.argmin
    return find(axis if x.ndim else None, keepdims=keepdim)


def any_(x: np.ndarray, dim: Any, keepdim: bool) -> np.ndarray:
    """Whether some element is not zero.

    numpy: np.any(x, axis=dim, keepdims=keepdim)
    """
    return _or(x, () if dim == () else normal_axes(dim, x.ndim), keepdims=keepdim)


def all_(x: np.ndarray, dim: Any, keepdim: bool) -> np.ndarray:
    """Whether no element is zero.

    numpy: np.all(x, axis=dim, keepdims=keepdim)
    """
    return _and(x, () if dim == () else normal_axes(dim, x.ndim), keepdims=keepdim)


def count_nonzero(x: np.ndarray, dim: Any) -> np.ndarray:
    """How many elements are not zero."""
    return as_payload(np.count_nonzero(x, axis=normal_axes(dim, x.ndim)))


@in_native_loops
def logsumexp(x: np.ndarray, dim: Any, keepdim: bool) -> np.ndarray:
    """The logarithm of the sum of exponentials, without overflow; -inf for nothing but -inf."""
    x = floating(x)
    axes = normal_axes(dim, x.ndim)
    if x.size == 0:
        with np.errstate(divide="ignore"):
            return np.log(_add(np.exp(x), axes, keepdims=keepdim))
    if axes is not None and len(axes) == 1:
        axis = axes[0]
        highest = axis_max(x.real, axis)
    else:
        axis = None
        highest = _maximum(x.real, axes, keepdims=True)
    if outside(highest) or not math.isfinite(_add(highest, None)):
        highest = np.where(np.isinf(highest), 0, highest)
    shifted = np.subtract(x, highest)
    if shifted.ndim:
        np.exp(shifted, out=shifted)
    else:
        shifted = np.exp(shifted)
    summed = _add(shifted, axes, keepdims=True) if axis is None else axis_sum(shifted, axis)
    with np.errstate(divide="ignore"):
        result = np.log(summed) + highest
    if keepdim or x.ndim == 0:
        return result
    return result.squeeze(axes)


@in_native_loops
def var(x: np.ndarray, dim: Any, correction: Any, keepdim: bool) -> np.ndarray:
    """The variance: the mean square distance from the mean, over count - `correction`.

    Warns, and gives nan or inf, where that is not positive.
    """
    return _variance("var", x, dim, correction, keepdim)


def std(x: np.ndarray, dim: Any, correction: Any, keepdim: bool) -> np.ndarray:
    """The square root of `var`; of numbers whose squares vanish, as that of larger ones."""
    found: Any = NotImplemented
    if x.__class__ is np.ndarray and x.size >= NATIVE.least:
        found = NATIVE.run("var", (x, dim, correction, keepdim))
    if found is NotImplemented:
        found = _variance("std", x, dim, correction, keepdim)
    value = as_payload(np.sqrt(found))
    least = _ROOT_OF_TINY.get(value.dtype, 0.0)
    if not outside(value) and value.size and _minimum(value, None) < least:
        axes = tuple(range(x.ndim)) if dim is None else normal_axes(dim, x.ndim)
        axes = tuple(range(x.ndim)) if axes is None else axes
        first = x[tuple(slice(0, 1) if i in axes else slice(None) for i in range(x.ndim))]
        distance = x - first
        exponent = np.frexp(np.abs(distance).max(axes, keepdims=True, initial=0))[1]
        if distance.dtype.kind == "c":
            scaled = np.ldexp(distance.real, -exponent) + 1j * np.ldexp(distance.imag, -exponent)
        else:
            scaled = np.ldexp(distance, -exponent)
        spread = np.sqrt(_variance("std", scaled, dim, correction, keepdim))
        found = np.ldexp(spread, exponent.reshape(np.shape(spread)))
        return np.where(value < _ROOT_OF_TINY[value.dtype], found, value)
    return value


# Below, squares lose digits or vanish.
_ROOT_OF_TINY = {np.dtype("f"): 1e-15, np.dtype("d"): 1e-145}


def _variance(name: str, x: np.ndarray, dim: Any, correction: Any, keepdim: bool) -> np.ndarray:
    if x.dtype.kind not in "fc":
        raise RuntimeError("std and var only support floating point and complex dtypes")
    if x.dtype == np.float16:  # of which sums of squares may be too large for it
        return _variance(name, x.astype(np.float32), dim, correction, keepdim).astype(x.dtype)
    axes = normal_axes(dim, x.ndim)
    count = count_along(x.shape, axes)
    freedom = count - (1 if correction is None else correction)
    distance = x
    for _ in range(1 if x.dtype.itemsize >= 8 else 2):  # what rounding left of large means
        middle: Any = sum_(distance, axes, axes is not None, None) / (count or 1)
        distance = distance - middle
    if distance.dtype.kind == "c":
        distance = distance.real**2 + distance.imag**2
    else:
        distance *= distance
    summed = sum_(distance, axes, keepdim, None)
    if freedom > 0:
        return summed / freedom
    warn_caller(
        f"{name}(): degrees of freedom is <= 0. Correction should be strictly less than the "
        "reduction factor (input numel divided by output numel)."
    )
    with np.errstate(all="ignore"):
        return summed / summed.dtype.type(0)


@in_native_loops
def norm(x: np.ndarray, p: Any, dim: Any, keepdim: bool, dtype: Any) -> np.ndarray:
    """The p-norm: (sum of abs(x)**p)**(1/p), and its limits for p = 0, inf and -inf.

    'fro' and None stand for p = 2; 'nuc' is the sum of the singular values along two dimensions.
    Raises RuntimeError for other texts and for integers.
    """
    if dtype is not None:
        x = x.astype(dtype, copy=False)
    if x.dtype.kind not in "fc":
        raise RuntimeError(
            "norm(): input dtype should be either floating point or complex dtypes. "
            f"Got {x.dtype} instead."
        )
    if x.dtype == np.float16:
        return norm(x.astype(np.float32), p, dim, keepdim, None).astype(np.float16)
    axes = normal_axes(dim, x.ndim)
    if p == "nuc":
        return _nuclear_norm(x, tuple(range(x.ndim)) if axes is None else axes, keepdim)
    if isinstance(p, str) and p != "fro":
        raise RuntimeError(
            f"norm(): the order is a number, inf, -inf, 'fro' or 'nuc', but got {p!r}"
        )
    p = 2.0 if p is None or p == "fro" else float(p)
    if p == 2:
        squares = x.real**2 + x.imag**2 if x.dtype.kind == "c" else x * x
        return np.sqrt(sum_(squares, axes, keepdim, None))
    if p == 0:
        return sum_((x != 0).astype(x.real.dtype), axes, keepdim, None)
    size = np.abs(x)
    if p == 1:
        return sum_(size, axes, keepdim, None)
    if math.isinf(p):
        if x.size == 0:
            check_not_empty("norm", x.shape, axes)
        return (_maximum if p > 0 else _minimum)(size, axes, keepdims=keepdim)
    with np.errstate(divide="ignore"):
        return sum_(size**p, axes, keepdim, None) ** (1 / p)


def _nuclear_norm(x: np.ndarray, axes: tuple[int, ...], keepdim: bool) -> np.ndarray:
    if len(axes) != 2:
        raise RuntimeError(f"norm(): for 'nuc' dim must be a 2-tuple. Got {list(axes)}")
    values = svdvals(np.moveaxis(x, axes, (-2, -1)))
    found = as_payload(values.sum(-1))
    return np.expand_dims(found, axes) if keepdim else found
