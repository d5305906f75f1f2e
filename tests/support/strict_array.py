"""Arrays of NumPy's protocols and of nothing more: what touches them otherwise raises."""

from __future__ import annotations

import contextlib
from types import SimpleNamespace
from typing import Any, NoReturn

import numpy as np

__all__ = ["DeviceMemory", "FarArray", "StrictArray"]


_BY_LIKE = (np.array, np.asarray, np.ascontiguousarray)


def _given(of: Any, func: Any, args: Any) -> Any:
    """The arguments as ndarrays; what is to become an array may be one already."""
    if func in _BY_LIKE:
        return [x if isinstance(x, np.ndarray) else of._inside(x) for x in args]
    return of._inside(args)


class StrictArray:
    """An array in the same memory as NumPy's, which it may meet. It is no ndarray, has no buffer,
    cannot be written, and never becomes an ndarray unless `values` is asked for."""

    device = "cpu"

    def __init__(self, values: Any) -> None:
        self.values = np.asarray(values)

    @property
    def shape(self) -> tuple[int, ...]:
        return self.values.shape

    @property
    def dtype(self) -> np.dtype[Any]:
        return self.values.dtype

    def astype(self, dtype: Any) -> StrictArray:
        return type(self)(self.values.astype(dtype))

    def __getitem__(self, index: Any) -> StrictArray:
        return type(self)(self.values[self._inside(index)])

    def __array__(self, *args: Any, **kwargs: Any) -> NoReturn:
        raise AssertionError("a StrictArray was to become an ndarray")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        assert "out" not in kwargs, "a StrictArray was to be written"
        return self._outside(getattr(ufunc, method)(*self._inside(inputs), **self._inside(kwargs)))

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        return self._outside(func(*_given(self, func, args), **self._inside(kwargs)))

    def _inside(self, value: Any) -> Any:
        if isinstance(value, StrictArray):
            return value.values
        if isinstance(value, dict):
            return {key: self._inside(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return type(value)([self._inside(each) for each in value])
        assert self.device == "cpu" or not (isinstance(value, np.ndarray) and value.ndim)
        return value

    def _outside(self, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return tuple([self._outside(each) for each in value])
        return type(self)(value) if isinstance(value, np.ndarray | np.generic) else value


class FarArray(StrictArray):
    """The same on a device of its own, so that it meets no ndarray but numbers."""

    device = "far:0"


_MISSING = frozenset({
    *("matvec", "vecmat", "vecdot", "unstack", "nanquantile", "nanpercentile", "insert", "spacing"),
    *("isnat", "block", "geomspace"),
})  # fmt: skip
"""Functions that CuPy 14 has not."""


def _as_strided(x: DeviceMemory, shape: Any, strides: Any) -> DeviceMemory:
    return x._outside(np.lib.stride_tricks.as_strided(x.values, shape, strides))


lib = SimpleNamespace(stride_tricks=SimpleNamespace(as_strided=_as_strided))
"""Where CuPy has what NumPy does not dispatch."""


class DeviceMemory:
    """Values that meet numbers and others of this class, not ndarrays, not even those without
    dimensions."""

    device: Any = SimpleNamespace(id=0)

    def __init__(self, values: Any, base: DeviceMemory | None = None) -> None:
        self.values = np.asarray(values)
        self.base = base

    def get(self) -> np.ndarray:
        return self.values.copy()

    @property
    def __cuda_array_interface__(self) -> Any:
        return dict(self.values.__array_interface__)

    def _like_numpy(name: str) -> Any:  # type: ignore[misc]  # noqa: N805
        return property(lambda self: getattr(self.values, name))

    shape, dtype, strides = _like_numpy("shape"), _like_numpy("dtype"), _like_numpy("strides")
    flags, itemsize, nbytes = _like_numpy("flags"), _like_numpy("itemsize"), _like_numpy("nbytes")
    size, ndim = _like_numpy("size"), _like_numpy("ndim")
    real = property(
        lambda self: self._outside(self.values.real),
        lambda self, x: self.values.real.__setitem__(..., self._inside(x)),
    )

    def item(self) -> Any:
        return self.values.item()

    def tolist(self) -> Any:
        return self.values.tolist()

    def astype(self, dtype: Any) -> DeviceMemory:
        return DeviceMemory(self.values.astype(dtype))

    def copy(self, order: str = "C") -> DeviceMemory:
        return DeviceMemory(self.values.copy(order))

    def view(self, *args: Any) -> DeviceMemory:
        return self._outside(self.values.view(*args))

    def __getitem__(self, index: Any) -> DeviceMemory:
        return self._outside(np.asarray(self.values[self._inside(index)]))

    def __setitem__(self, index: Any, value: Any) -> None:
        self.values[self._inside(index)] = self._inside(value)

    def __bool__(self) -> bool:
        return bool(self.values)

    def __int__(self) -> int:
        return int(self.values)

    def __float__(self) -> float:
        return float(self.values)

    def __complex__(self) -> complex:
        return complex(self.values)

    def __index__(self) -> int:
        return self.values.__index__()

    def __array__(self, *args: Any, **kwargs: Any) -> Any:
        raise TypeError("Implicit conversion to a NumPy array is not allowed")

    def __array_ufunc__(self, ufunc: Any, method: str, *inputs: Any, **kwargs: Any) -> Any:
        if ufunc.__name__ in _MISSING:
            return NotImplemented
        return self._outside(getattr(ufunc, method)(*self._inside(inputs), **self._inside(kwargs)))

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if func.__name__ in _MISSING:
            return NotImplemented
        return self._outside(func(*_given(self, func, args), **self._inside(kwargs)))

    def _inside(self, value: Any) -> Any:
        if isinstance(value, DeviceMemory):
            return value.values
        if isinstance(value, dict):
            return {key: self._inside(each) for key, each in value.items()}
        if isinstance(value, list | tuple):
            return type(value)([self._inside(each) for each in value])
        if isinstance(value, np.ndarray):
            raise TypeError(f"Unsupported type {type(value)}")
        return value

    def _outside(self, value: Any) -> Any:
        if isinstance(value, list | tuple):
            return tuple([self._outside(each) for each in value])
        if isinstance(value, np.generic):
            return DeviceMemory(value)
        if not isinstance(value, np.ndarray):
            return value
        base = value.base if isinstance(value.base, np.ndarray) else None
        owner = self if self.base is None else self.base
        shares = base is not None and np.may_share_memory(value, owner.values)
        if all(value.strides) and not value.flags.writeable:  # CuPy's views can all be written
            with contextlib.suppress(ValueError):
                value.flags.writeable = True
        return DeviceMemory(value, owner if shares else None)
