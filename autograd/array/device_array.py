"""An array on a device that is computed at once, such as one of CuPy's: memory as NumPy's is."""

from __future__ import annotations

import sys
from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from autograd.array.duck_array import DuckArray, leaves

_AS_THERE = frozenset({"item", "strides", "tolist"})


class DeviceArray(DuckArray):
    """A DuckArray whose numbers can be read one by one, whose views share its memory, and which is
    written in place.

    base: the DeviceArray that it is a view of.
    """

    __slots__ = ("base",)

    def __init__(self, array: Any, alone: bool = False, base: Any = None) -> None:
        super().__init__(array, alone)
        self.base = base

    @property
    def flags(self) -> Any:
        flags = self.array.flags
        repeats = any(step == 0 and n > 1 for step, n in zip(self.strides, self.shape, strict=True))
        return SimpleNamespace(
            c_contiguous=flags.c_contiguous,
            f_contiguous=flags.f_contiguous,
            owndata=self.base is None,
            writeable=not repeats,
        )

    real = property(lambda self: np.real(self), lambda self, x: np.real(self).write(x))
    imag = property(lambda self: np.imag(self), lambda self, x: np.imag(self).write(x))

    def __array_ufunc__(
        self, ufunc: Any, method: str, *inputs: Any, out: Any = None, **kwargs: Any
    ) -> Any:
        name = ufunc.__name__
        library = type(self.array).__module__
        if name[0] == "_" and (twin := _special(library, name[1:])) is not None:
            return self._call(twin, name[1:], inputs, kwargs)
        if method == "at":
            into, places, *values = inputs
            return self._call(ufunc.at, f"np.{name}.at", (into, self._place(places), *values), {})
        return super().__array_ufunc__(ufunc, method, *inputs, out=out, **kwargs)

    def __array_function__(self, func: Any, types: Any, args: Any, kwargs: Any) -> Any:
        if func is np.may_share_memory or func is np.shares_memory:
            return any(x is y for x in map(_owner, args[:1]) for y in map(_owner, args[1:2]))
        if not self.shape and kwargs.get("axis") in (0, -1):
            kwargs = {**kwargs, "axis": None}  # which NumPy alone takes for an axis of a number
        return super().__array_function__(func, types, args, kwargs)

    def _call(self, function: Any, name: str, args: Any, kwargs: Any, views: bool = False) -> Any:
        known = [x for x in leaves((*args, *kwargs.values())) if isinstance(x, DeviceArray)]
        return self._owned(super()._call(function, name, args, kwargs), [self, *known])

    def _owned(self, result: Any, known: list[DeviceArray]) -> Any:
        """`result`, whose arrays know of which of the arrays `known` they are views."""
        if isinstance(result, (list, tuple)):
            return type(result)([self._owned(each, known) for each in result])
        if not isinstance(result, DeviceArray):
            return result
        for x in known:
            if result.array is x.array:
                return x
            if _root(result.array) is _root(x.array):
                result.base = _owner(x)
                break
        return result

    def _place(self, index: Any) -> Any:
        """`index` with arrays of this device for those of NumPy's, as PyTorch takes them, too."""
        if isinstance(index, (tuple, list)):
            return type(index)([self._place(each) for each in index])
        if index.__class__ is np.ndarray and index.ndim:
            index = np.asarray(index, like=self)
        return self._inside(index)

    def __getitem__(self, index: Any) -> Any:
        return self._call(lambda x: x[self._place(index)], "this subscript", (self,), {})

    def __setitem__(self, index: Any, value: Any) -> None:
        self.array[self._place(index)] = self._inside(value)

    @property
    def address(self) -> int:
        """Where the first element lies in the memory of the device."""
        return self.array.__cuda_array_interface__["data"][0]

    def write(self, value: Any) -> None:
        if not np.can_cast(value.dtype, self.dtype, "same_kind"):
            raise TypeError(f"Cannot cast from {value.dtype} to {self.dtype}")
        self[...] = value

    def astype(self, dtype: Any, *args: Any, **kwargs: Any) -> Any:
        if self.dtype == dtype and not kwargs.get("copy", True):
            return self
        return DeviceArray(self.array.astype(dtype))

    def copy(self, order: str = "C") -> Any:
        return DeviceArray(self.array.copy(order))

    def view(self, *args: Any) -> Any:
        return self._call(lambda x: x.view(*args), "ndarray.view", (self,), {})

    def strided(self, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Any:
        library: Any = sys.modules[type(self.array).__module__]
        flat = self.reshape(-1)[offset // self.itemsize :] if offset else self
        return flat._call(library.lib.stride_tricks.as_strided, "", (flat, shape, strides), {})

    def take(self, indices: Any, axis: int | None = None, **kwargs: Any) -> Any:
        return np.take(self, np.asarray(indices, like=self), axis, **kwargs)

    def fill(self, value: Any) -> None:
        self[...] = value

    def __getattr__(self, name: str) -> Any:
        return getattr(self.array, name) if name in _AS_THERE else super().__getattr__(name)

    def __bool__(self) -> bool:
        return bool(self.array)

    def __float__(self) -> float:
        return float(self.array)

    def __int__(self) -> int:
        return int(self.array)

    def __index__(self) -> int:
        return self.array.__index__()

    def __complex__(self) -> complex:
        return complex(self.array)


@cache
def _special(library: str, name: str) -> Any:
    """The function of SciPy's special ones that a library has, or None: NumPy knows zeta as _zeta,
    which is a module there."""
    try:
        twin = import_module(f"{library}x.scipy.special")
    except ModuleNotFoundError:
        return None
    return getattr(twin, name, None)


def _root(array: Any) -> Any:
    """The array of the library that owns the memory of `array`."""
    return array if array.base is None else array.base


def _owner(x: Any) -> Any:
    return x if x.base is None else x.base
