"""Subscripts by PyTorch's rules where NumPy, which Tensors follow otherwise, has others.

They are rules for the code of users: the formulas and composites of this library are NumPy's.
"""

from __future__ import annotations

import sys
import warnings
from typing import Any

import numpy as np

from autograd.base.dtypes import scalar_type
from autograd.core.runtime import NO_TUPLE
from autograd.core.tensor import Tensor

__all__ = ["get_item", "set_item"]

_own_get = vars(Tensor)["__getitem__"]
_own_set = vars(Tensor)["__setitem__"]
_SEQUENCES = (Tensor, list, tuple, range, np.ndarray)
_OWN = frozenset({"autograd", "generated"})
_MANY = 32  # a list of so many parts or more is one of places


def get_item(self: Tensor, index: Any) -> Any:
    """``self[index]``: numbers pick first, so that they do not move the dimensions of arrays; a
    list in which there are sequences is a tuple. Raises ValueError for steps backwards."""
    cls = index.__class__
    if cls is int or cls is Tensor:
        return _own_get(self, index)
    numbers, index = _parts(index)
    return _own_get(self if numbers is None else _own_get(self, numbers), index)


def set_item(self: Tensor, index: Any, value: Any) -> None:
    """``self[index] = value``, of the elements that `get_item` gives.

    Raises RuntimeError for a Tensor of another dtype where arrays pick elements.
    """
    numbers, index = _parts(index)
    if isinstance(value, Tensor) and value._data.dtype != self._data.dtype:
        own = sys._getframe(1).f_globals.get("__name__", "").partition(".")[0] in _OWN
        if not own and not _fits(index, value):
            names = scalar_type(self._data.dtype), scalar_type(value._data.dtype)
            raise RuntimeError(
                "Index put requires the source and destination dtypes match, got {} for the "
                "destination and {} for the source.".format(*names)
            )
    _own_set(self if numbers is None else _own_get(self, numbers), index, value)


def _fits(index: Any, value: Tensor) -> bool:
    """Whether PyTorch writes a Tensor of another dtype: to what numbers and slices pick, and, if it
    is a single number, to what one mask picks."""
    parts = index if isinstance(index, tuple) else (index,)
    arrays = [x for x in parts if isinstance(x, _SEQUENCES) and not _is_number(x)]
    if not arrays:
        return True
    mask = arrays[0]._data if isinstance(arrays[0], Tensor) else np.asarray(arrays[0])
    return len(arrays) == 1 and bool(mask.ndim) and mask.dtype.kind == "b" and value.numel() == 1


def _parts(index: Any) -> tuple[tuple[Any, ...] | None, Any]:
    """The numbers that are to pick before the rest of a subscript does, and that rest. None for
    the numbers if NumPy gives the same at once, or it is one of this library's own."""
    if sys._getframe(2).f_globals.get("__name__", "").partition(".")[0] in _OWN:
        return None, index
    listed = isinstance(index, list) and len(index) < _MANY
    if listed and any(isinstance(part, _SEQUENCES) for part in index):
        warnings.warn(NO_TUPLE, UserWarning, stacklevel=3)
        index = tuple(index)
    if not isinstance(index, tuple):
        _check_step(index)
        return None, index
    numbers, arrays = [], []
    for i, part in enumerate(index):
        if isinstance(part, slice):
            _check_step(part)
        elif _is_number(part):
            numbers.append(i)
        elif isinstance(part, (*_SEQUENCES, bool, np.bool_)):
            arrays.append(i)
    places = sorted(numbers + arrays)
    if not numbers or not arrays or places[-1] - places[0] < len(places):
        return None, index
    first: list[Any] = []
    for i, part in enumerate(index):
        if i in numbers or part is Ellipsis:
            first.append(part)
        elif part is not None:
            first += [slice(None)] * _dims(part)
    return tuple(first), tuple(part for i, part in enumerate(index) if i not in numbers)


def _check_step(part: Any) -> None:
    if isinstance(part, slice) and isinstance(part.step, int) and part.step < 0:
        raise ValueError("step must be greater than zero")


def _is_number(part: Any) -> bool:
    if isinstance(part, Tensor):
        return part.ndim == 0 and part._data.dtype.kind in "iu"
    return isinstance(part, (int, np.integer)) and not isinstance(part, bool)


def _dims(part: Any) -> int:
    """How many dimensions a part of a subscript takes: a mask as many as it has."""
    if isinstance(part, slice):
        return 1
    array = part._data if isinstance(part, Tensor) else np.asarray(part)
    return array.ndim if array.dtype.kind == "b" or array.dtype == np.uint8 else 1
