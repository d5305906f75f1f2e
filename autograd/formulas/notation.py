"""Words of the mathematics that helpers state, for what the table's operations do not say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd import kernels
from autograd.array.axes import count_along, normal_axes
from autograd.formulas import plain
from autograd.formulas.layouts import inverse
from autograd.formulas.losses import _class_shape, _from_rows, _smoothed
from autograd.formulas.reductions import _others


def kept(reduced: Any, dim: Any) -> Any:
    """What was reduced along `dim`, with ones in the place of the reduced dimensions.

    math: kept(reduced, dim)
    """
    return reduced if dim is None else np.expand_dims(reduced, dim)


def count(shape: tuple[int, ...], dim: Any) -> int:
    """The number of elements along `dim` in arrays of a shape; of None, of all.

    math: count(shape, dim)
    """
    return count_along(shape, normal_axes(dim, len(shape)))


def others(x: Any, dim: Any) -> Any:
    """For each element the product of all others along `dim`.

    math: others(x, dim)
    """
    return _others(x, normal_axes(dim, x.ndim))


def by_class(weight: Any, ndim: int) -> Any:
    """The weights of classes, which are the second of `ndim` dimensions or the only one; or 1.

    math: by_class(weight, ndim)
    """
    return 1 if weight is None else weight.reshape((-1, *(1,) * (ndim - 2)))


def channel_sums(x: Any, d: int) -> Any:
    """The sums over all dimensions but that of the channels, which `d` dimensions follow.

    math: channel_sums(x, d)
    """
    return x.sum(tuple(axis for axis in range(x.ndim) if axis != x.ndim - d - 1))


def inverse_of(dims: Sequence[int]) -> tuple[int, ...]:
    """The permutation of dimensions that undoes `dims`.

    math: inverse_of(dims)
    """
    return inverse(dims)


def class_shape(rows: Any, target: Any) -> tuple[int, ...]:
    """The shape of samples of which `rows` of classes are taken, for the classes of a target.

    math: class_shape(rows, target)
    """
    return _class_shape(rows, target)


def from_rows(rows: Any, shape: tuple[int, ...]) -> Any:
    """Rows of classes as samples of a shape, whose classes are the second dimension.

    math: from_rows(rows, shape)
    """
    return _from_rows(rows, shape)


def to_rows(x: Any) -> Any:
    """Samples whose classes are the second dimension as rows of classes.

    math: to_rows(x)
    """
    return kernels.class_rows(x)


def target_weights(
    shape: tuple[int, ...],
    target: Any,
    weight: Any,
    ignore_index: int,
    reduction: str,
    label_smoothing: float,
) -> Any:
    """By what the loss of each sample and class is multiplied: the weights of the target classes,
    smoothed and divided by their sum as asked, 0 for classes that are to be ignored.

    math: target_weights(shape, target, weight, ignore_index, reduction, label_smoothing)
    """
    classes = shape[0] if len(shape) == 1 else shape[1]
    labels, valid = kernels.valid_classes(plain(target), classes, ignore_index)
    dtype = np.dtype(np.float64)
    found = _smoothed(labels, valid, weight, classes, reduction, label_smoothing, dtype)
    return _from_rows(found[1], shape)
