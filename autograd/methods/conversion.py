"""Methods that give the tensor itself where nothing is to be done: `Tensor.to` in all of PyTorch's
forms, of which the row `to` of the table has the first, and `Tensor.conj`."""

from __future__ import annotations

from typing import Any

import numpy as np

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
