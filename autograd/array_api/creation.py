"""Functions of the standard that make arrays: NumPy's, whose results become Tensors.

`device` is the CPU's, as the devices of Tensors are; another one is a ValueError. dtypes are those
of the standard: float64, int64 and complex128 where none is given.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.dtypes import in_native_order
from autograd.core.tensor import Tensor, from_array
from autograd.methods.construction import as_tensor
from autograd.numpy_api.functions.arguments import tensor


def check_device(device: Any) -> None:
    """Raises ValueError for a device that is not the CPU."""
    if device is not None and str(device) not in ("cpu", "cpu:0"):
        raise ValueError(f"device: only the CPU has Tensors, but got {device!r}")


def _new(array: np.ndarray, device: Any) -> Tensor:
    check_device(device)
    return from_array(array)


def asarray(
    obj: Any, /, *, dtype: Any = None, device: Any = None, copy: bool | None = None
) -> Tensor:
    """`obj` as a Tensor: a Tensor, an array, a number, or a nested sequence of these.

    dtype: None for that of `obj`. copy: None for a copy where one is needed, True for one always;
    False raises ValueError where one is needed. Of a Tensor the result is recorded.
    """
    check_device(device)
    if isinstance(obj, (list, tuple)):
        if copy is False:
            raise ValueError("asarray: copy=False, but a sequence has to be copied")
        obj = tensor(obj)
    elif not isinstance(obj, Tensor):
        array = np.asarray(obj, dtype=dtype, copy=copy)
        return from_array(np.asarray(array, in_native_order(array.dtype), copy=copy and None))
    if dtype is not None and obj.dtype != np.dtype(dtype):
        if copy is False:
            raise ValueError(f"asarray: copy=False, but {obj.dtype} is to become {dtype}")
        return obj.to(dtype)
    return obj.clone() if copy else obj


def from_dlpack(x: Any, /, *, device: Any = None, copy: bool | None = None) -> Tensor:
    """A Tensor in the memory of `x`, which has `__dlpack__`; in its own where `copy` is true."""
    check_device(device)
    if type(x).__name__ == "PyCapsule":
        x = _Capsule(x)
    array = np.from_dlpack(x, copy=copy)
    return as_tensor(np.asarray(_Writable(array)) if isinstance(x, _Capsule) and x.old else array)


class _Capsule:
    """What NumPy asks for the capsule that it is.

    old  without a word on whether its memory may be written: NumPy takes that for a no, PyTorch and
         others write
    """

    def __init__(self, capsule: Any) -> None:
        self._capsule = capsule
        self.old = bool(ctypes.pythonapi.PyCapsule_IsValid(ctypes.py_object(capsule), b"dltensor"))

    def __dlpack__(self, **_: Any) -> Any:
        return self._capsule

    def __dlpack_device__(self) -> tuple[int, int]:
        return (1, 0)


class _Writable:
    """What NumPy makes an array of that writes into the memory of another, and keeps that alive."""

    def __init__(self, array: np.ndarray) -> None:
        address, _ = array.__array_interface__["data"]
        self.__array_interface__ = array.__array_interface__ | {"data": (address, False)}
        self._array = array


def arange(
    start: float,
    /,
    stop: float | None = None,
    step: float = 1,
    *,
    dtype: Any = None,
    device: Any = None,
) -> Tensor:
    """Numbers from `start` (0 if only one is given) to `stop`, without it, in steps."""
    if stop is None:
        start, stop = 0, start
    return _new(np.arange(start, stop, step, dtype=dtype), device)


def empty(shape: int | Sequence[int], *, dtype: Any = None, device: Any = None) -> Tensor:
    """A Tensor of whatever the memory holds."""
    return _new(np.empty(shape, dtype=dtype), device)


def eye(
    n_rows: int, n_cols: int | None = None, /, *, k: int = 0, dtype: Any = None, device: Any = None
) -> Tensor:
    """Ones on the k-th diagonal, and zeros."""
    return _new(np.eye(n_rows, n_cols, k, dtype=dtype or float), device)


def full(
    shape: int | Sequence[int], fill_value: complex, *, dtype: Any = None, device: Any = None
) -> Tensor:
    """`fill_value` everywhere, which may be a Tensor that is recorded."""
    if isinstance(fill_value, Tensor):
        shape = (shape,) if isinstance(shape, int) else tuple(shape)
        return np.broadcast_to(asarray(fill_value, dtype=dtype, device=device), shape).clone()
    return _new(np.full(shape, fill_value, dtype=dtype), device)


def linspace(
    start: complex,
    stop: complex,
    /,
    num: int,
    *,
    dtype: Any = None,
    device: Any = None,
    endpoint: bool = True,
) -> Tensor:
    """`num` numbers at equal distances from `start` to `stop`, without it if not `endpoint`."""
    return _new(np.linspace(start, stop, num, dtype=dtype, endpoint=endpoint), device)


def ones(shape: int | Sequence[int], *, dtype: Any = None, device: Any = None) -> Tensor:
    """Ones."""
    return _new(np.ones(shape, dtype=dtype), device)


def zeros(shape: int | Sequence[int], *, dtype: Any = None, device: Any = None) -> Tensor:
    """Zeros."""
    return _new(np.zeros(shape, dtype=dtype), device)
