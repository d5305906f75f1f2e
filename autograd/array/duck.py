"""Arrays of other libraries as payloads of Tensors: Dask, CuPy, whatever has NumPy's protocols."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.device_array import DeviceArray
from autograd.array.duck_array import (
    REDUCTIONS,
    DeviceError,
    Duck,
    DuckArray,
    InMemoryError,
    is_duck,
)
from autograd.base.dtypes import in_native_order

__all__ = [
    "REDUCTIONS", "DeviceError", "Duck", "DuckArray", "InMemoryError", "as_native", "as_payload",
    "beside", "in_memory", "is_duck", "lazy", "maybe_any", "outside", "strided", "surely_any",
]  # fmt: skip


def outside(payload: Any) -> bool:
    """Whether a payload is no ndarray, so that its numbers are not in NumPy's memory."""
    return payload.__class__ is Duck


def lazy(payload: Any) -> bool:
    """Whether the numbers of a payload are not computed yet, nor is there memory to write to."""
    return type(payload) is DuckArray


def as_payload(value: Any) -> Any:
    """`value`, a result of NumPy's or an array of numbers, as what a Tensor may hold: an ndarray,
    or a DuckArray. Raises InMemoryError for one of unknown shape."""
    cls = value.__class__
    if cls is np.ndarray or cls is Duck:
        return value
    if isinstance(value, np.generic) or not is_duck(value):
        return np.asarray(value)
    return (DeviceArray if hasattr(cls, "__cuda_array_interface__") else DuckArray)(value)


def as_native(array: Any) -> Any:
    """An array of numbers in the byte order of the machine, as those of all Tensors are."""
    dtype = array.dtype
    return array if dtype.isnative else array.astype(in_native_order(dtype))


def in_memory(payload: Any, **options: Any) -> np.ndarray:
    """A payload as an ndarray: computed, with `options`, if it is lazy, else copied to here."""
    if payload.__class__ is not Duck:
        return payload
    array: Any = payload.array  # type: ignore[attr-defined]
    for name in ("compute", "get", "todense"):  # of Dask, of CuPy, of sparse arrays
        if hasattr(array, name):
            array = getattr(array, name)(**options)
    return np.asarray(array)


def beside(x: Any, constant: Any) -> Any:
    """`constant`, an array of NumPy's, where the numbers of the payload `x` are."""
    return np.asarray(constant, like=x) if outside(x) else constant


def strided(
    x: Any, shape: tuple[int, ...], strides: tuple[int, ...], offset: int | None = None
) -> Any:
    """The view of `x` of this layout from its first element on, or from one that is `offset` bytes
    behind that of a contiguous array."""
    if x.__class__ is not np.ndarray:
        return x.strided(shape, strides, offset or 0)
    if offset is None:
        return np.lib.stride_tricks.as_strided(x, shape, strides)
    return np.ndarray(shape, x.dtype, x, offset, strides)


def maybe_any(condition: Any) -> bool:
    """Whether an array of bools has a true one; of one that is not computed yet, True."""
    return lazy(condition) or bool(condition.any())


def surely_any(condition: Any) -> bool:
    """Whether an array of bools has a true one; of one that is not computed yet, False."""
    return not lazy(condition) and bool(condition.any())
