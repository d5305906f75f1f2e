"""An array of NumPy's protocols and of nothing more: what touches it otherwise raises."""

from __future__ import annotations

from typing import Any, NoReturn

import numpy as np

__all__ = ["FarArray", "StrictArray"]


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
        return self._outside(func(*self._inside(args), **self._inside(kwargs)))

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
