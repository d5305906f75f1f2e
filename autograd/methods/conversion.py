"""Methods that give the tensor itself where nothing is to be done: `Tensor.to` in all of PyTorch's
forms, of which the row `to` of the table has the first, those that name a dtype, as ``x.double()``,
and `Tensor.conj`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base import dtypes
from autograd.base.memory_format import preserve_format
from autograd.base.ops import ops
from autograd.core.arguments import numeric_dtype, value_argument
from autograd.core.tensor import Tensor
from autograd.methods.payload import move


def conj(self: Tensor) -> Tensor:
    """The complex conjugate; the tensor itself if it is real."""
    return ops.conj(self) if self.dtype.kind == "c" else self


def to(self: Tensor, *args: Any, **named: Any) -> Tensor:
    """``x.to(dtype)``, ``x.to(device, dtype)`` or ``x.to(other)``: the dtype and device of another.

    Each may be followed by `non_blocking` and `copy`, and all can be given by keyword; so can
    `memory_format`. Recorded if the result is floating or complex; the tensor itself if it is as
    asked for already, unless ``copy=True``. Raises TypeError for arguments that fit no form, and
    RuntimeError as `move` does.
    """
    if len(args) == 1 and not named and isinstance(args[0], np.dtype):
        return self if self.dtype == args[0] else ops.to(self, args[0])
    laid_out = named.get("memory_format")
    dtype, copy, device = target_of(args, named)
    if device is not None:
        self = move(self, device)
    if dtype is not None and dtype != self.dtype:
        self = ops.to(self, dtype)
    elif copy:
        return self.clone(memory_format=laid_out)
    if laid_out is None or laid_out is preserve_format:
        return self
    return self.contiguous(memory_format=laid_out)


def target_of(
    args: tuple[Any, ...], named: dict[str, Any]
) -> tuple[np.dtype[Any] | None, bool, Any]:
    """The dtype, or None to keep it, whether to copy, and the device, or None to stay."""
    names: tuple[str, ...] = ("dtype", "non_blocking", "copy")
    if args and isinstance(args[0], Tensor):
        names = ("other", *names[1:])
    elif args and (args[0] is None or _names_device(args[0])):
        names = ("device", *names)
    given = dict(zip(names, args, strict=False))
    if len(args) > len(names):
        raise TypeError(f"to() takes at most {len(names)} arguments here, but got {len(args)}")
    for name in named:
        if name in given:
            raise TypeError(f"to() got multiple values for argument '{name}'")
        if name not in _NAMES:
            raise TypeError(f"to() got an unexpected keyword argument '{name}'")
    given |= named
    if not given:
        raise TypeError("to() needs a dtype, a device or another tensor")
    value_argument("to", "memory_format", "MemoryFormat?", given.get("memory_format"))
    other = given.get("other")
    dtype = given.get("dtype") if other is None else other.dtype
    device = given.get("device") if other is None else other.device
    dtype = value_argument("to", "dtype", "dtype?", dtype)
    return dtype, bool(given.get("copy", False)), device


_NAMES = frozenset({"device", "dtype", "other", "non_blocking", "copy", "memory_format"})


def _names_device(value: Any) -> bool:
    """Whether it is text that names a device, as all text does that names no dtype."""
    return isinstance(value, str) and numeric_dtype(value) is None


def _cast(name: str, dtype: Any, more: str = "") -> Callable[..., Tensor]:
    """The method `name`, which gives the tensor itself if it has the dtype and the format already;
    more: what its docstring says besides."""

    def cast(self: Any, memory_format: Any = None) -> Tensor:
        if memory_format is not None:
            return self.to(dtype, memory_format=memory_format)
        return self if self.dtype == dtype else self.to(dtype)

    cast.__name__, cast.__qualname__ = name, f"Casts.{name}"
    cast.__doc__ = f"As {dtype}, in `memory_format`{more}."
    return cast


class Casts:
    """Each gives the same values as another dtype, recorded if that is floating or complex."""

    __slots__ = ()

    def astype(
        self: Any, dtype: Any, order: str = "K", casting: Any = "unsafe", subok: Any = True,
        copy: Any = True,
    ) -> Tensor:  # fmt: skip
        """As `dtype`, NumPy's method: with memory of its own, unless `copy` is false and it has
        the dtype already. `order` and `subok` have no meaning here. Raises TypeError where
        `casting` does not allow it."""
        dtype = np.dtype(dtype)
        if not np.can_cast(self.dtype, dtype, casting):
            raise TypeError(f"Cannot cast from {self.dtype} to {dtype} according to '{casting}'")
        found: Tensor = self.to(dtype)
        return found.clone() if copy and self.dtype == dtype else found

    half = _cast("half", dtypes.float16)
    float = _cast("float", dtypes.float32)
    double = _cast("double", dtypes.float64)
    cfloat = _cast("cfloat", dtypes.complex64)
    cdouble = _cast("cdouble", dtypes.complex128)
    byte = _cast("byte", dtypes.uint8)
    char = _cast("char", dtypes.int8)
    short = _cast("short", dtypes.int16)
    int = _cast("int", dtypes.int32)
    long = _cast("long", dtypes.int64)
    bool = _cast("bool", dtypes.bool_, ": whether an element is not zero")
