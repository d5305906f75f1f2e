"""Functions of the module torch itself: settings, and tensors of buffers and old arguments."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np

from autograd.array_api import from_dlpack
from autograd.base.dtypes import set_default_dtype
from autograd.base.ops import ops
from autograd.core.arguments import check_device
from autograd.core.tensor import Tensor
from autograd.methods import predicates
from autograd.methods.construction import as_tensor, tensor
from autograd.methods.placement import Size, device
from autograd.torch.own import gives
from autograd.torch.own.accelerator import OutOfMemoryError
from autograd.torch.own.amp import (
    GradScaler,
    autocast,
    clear_autocast_cache,
    get_autocast_cpu_dtype,
    get_autocast_dtype,
    get_autocast_gpu_dtype,
    is_autocast_available,
)
from autograd.torch.own.compiler import compile
from autograd.torch.own.dtypes import default_dtype

__all__ = [
    "DeviceObjType", "GradScaler", "OutOfMemoryError", "_assert", "_assert_async",
    "are_deterministic_algorithms_enabled", "asarray", "autocast",
    "broadcast_shapes", "clear_autocast_cache", "compile", "frombuffer", "get_autocast_cpu_dtype",
    "get_autocast_dtype", "get_autocast_gpu_dtype", "get_default_device", "get_default_dtype",
    "get_deterministic_debug_mode", "get_float32_matmul_precision", "get_num_interop_threads",
    "get_num_threads", "is_autocast_available", "is_autocast_enabled",
    "is_deterministic_algorithms_warn_only_enabled", "range", "scalar_tensor",
    "set_default_device", "set_default_tensor_type", "set_deterministic_debug_mode",
    "set_float32_matmul_precision", "set_flush_denormal",
    "set_num_interop_threads", "set_num_threads", "typename", "use_deterministic_algorithms",
]  # fmt: skip

_settings: dict[str, Any] = {"precision": "highest", "threads": 1, "deterministic": 0}
_DEBUG_MODES = ("default", "warn", "error")
get_default_dtype = default_dtype
DeviceObjType = device


def _assert(condition: Any, message: str) -> None:
    """Raises AssertionError unless `condition` is true."""
    if not condition:
        raise AssertionError(message)


def _assert_async(
    input: Any, assert_msg: str = "Expected Tensor with single nonzero value"
) -> None:
    """Raises RuntimeError unless the one element of the tensor `input` is true."""
    if not bool(input):
        raise RuntimeError(assert_msg)


def broadcast_shapes(*shapes: Any) -> Size:
    """The shape that tensors of these shapes are broadcast to together. Raises RuntimeError if they
    do not fit."""
    return Size(predicates.broadcast_shapes(*shapes))


def set_num_threads(num: int) -> None:
    """Keeps the number, which `get_num_threads` gives and nothing else reads."""
    _settings["threads"] = num


set_num_interop_threads = set_num_threads


def get_num_threads() -> int:
    """What was set last, at first 1."""
    return _settings["threads"]


get_num_interop_threads = get_num_threads


def use_deterministic_algorithms(mode: bool, *, warn_only: bool = False) -> None:
    """Keeps the mode: all algorithms give the same each time."""
    _settings["deterministic"] = (2 - warn_only) * bool(mode)


def are_deterministic_algorithms_enabled() -> bool:
    """What was set last, at first False."""
    return get_deterministic_debug_mode() > 0


def is_deterministic_algorithms_warn_only_enabled() -> bool:
    """Whether `warn_only` was set last."""
    return get_deterministic_debug_mode() == 1


def set_deterministic_debug_mode(debug_mode: int | str) -> None:
    """`use_deterministic_algorithms` by "default", "warn" or "error", or the number of one of them.

    Raises RuntimeError for others.
    """
    if debug_mode not in (*_DEBUG_MODES, 0, 1, 2):
        raise RuntimeError(
            "invalid value of debug_mode, expected one of `default`, `warn`, `error`, or 0, 1, 2, "
            f"but got {debug_mode}"
        )
    number = _DEBUG_MODES.index(debug_mode) if isinstance(debug_mode, str) else debug_mode
    _settings["deterministic"] = number


def get_deterministic_debug_mode() -> int:
    """The number of the mode: 0 by default, 1 where they warn, 2 where they raise."""
    return _settings["deterministic"]


def set_float32_matmul_precision(precision: str) -> None:
    """Keeps "highest", "high" or "medium"; products are of the precision of their dtype."""
    _settings["precision"] = precision


def get_float32_matmul_precision() -> str:
    """What was set last, at first "highest"."""
    return _settings["precision"]


set_flush_denormal = gives(False, "False: NumPy does not flush denormal numbers to zero.")
is_autocast_enabled = gives(False, "False on any device.")


def set_default_device(device: Any) -> None:
    """Accepts the CPU; RuntimeError for any other."""
    check_device(device)


def get_default_device() -> Any:
    """``device("cpu")``."""
    return device("cpu")


def set_default_tensor_type(t: Any) -> None:
    """Sets the default dtype to that of a class of tensors or its name ("torch.DoubleTensor")."""
    name = t if isinstance(t, str) else t.__name__
    set_default_dtype({"Half": "float16", "Float": "float32", "Double": "float64"}[
        name.removeprefix("torch.").removesuffix("Tensor")
    ])  # fmt: skip


def typename(obj: Any) -> str:
    """The name of a tensor's class ("torch.FloatTensor"), or of what else `obj` is."""
    if isinstance(obj, Tensor):
        return obj.type()
    kind = obj if isinstance(obj, type) else type(obj)
    return f"{kind.__module__}.{kind.__qualname__}".removeprefix("builtins.")


def range(start: float = 0, end: float = 1, step: float = 1, **options: Any) -> Tensor:
    """From `start` to `end`, which is included, of the default dtype; `arange` does without."""
    count = int((end - start) / step) + 1 if step else 0  # which arange refuses
    options.setdefault("dtype", default_dtype())
    return ops.arange(start, start + count * step, step, **options)[:count]


def asarray(
    obj: Any, *, dtype: Any = None, device: Any = None, copy: bool | None = None,
    requires_grad: bool | None = None,
) -> Tensor:  # fmt: skip
    """`obj` as a Tensor of the default dtypes, as `as_tensor` makes it.

    copy: True for a copy in any case; False raises ValueError for sequences, which have to be.
    requires_grad: False for one that is cut off the graph; by default as `obj`.
    """
    if type(obj).__name__ == "PyCapsule":
        obj = from_dlpack(obj)
    if copy is False and isinstance(obj, (list, tuple)):
        raise ValueError("can't alias arbitrary sequence into a tensor.")
    found = as_tensor(obj, dtype, device)
    if copy is False and isinstance(obj, Tensor) and obj.dtype != found.dtype:
        raise ValueError(f"can't alias tensor with dtype '{obj.dtype}' into dtype '{found.dtype}'.")
    found = found.clone() if copy else found
    if requires_grad is False and found.requires_grad:
        return found.detach()
    return found.requires_grad_() if requires_grad else found


def scalar_tensor(s: Any, *, dtype: Any = None, device: Any = None, **options: Any) -> Tensor:
    """A number as a tensor without dimensions, by default of the default dtype."""
    return tensor(s, dtype=dtype or default_dtype(), device=device)


def frombuffer(
    buffer: Any, *, dtype: Any, count: int = -1, offset: int = 0, requires_grad: bool = False
) -> Tensor:
    """A tensor of one dimension that shares the memory of `buffer`, see ``numpy.frombuffer``.

    Raises ValueError for what is no buffer, and for parts that it does not have.
    """
    try:
        length = memoryview(buffer).nbytes
    except TypeError:
        raise ValueError("object does not implement Python buffer protocol.") from None
    size = np.dtype(dtype).itemsize
    if length == 0 or count == 0:
        raise ValueError(f"both buffer length ({length}) and count ({count}) must not be 0")
    if not 0 <= offset < length:
        raise ValueError(
            f"offset ({offset} bytes) must be non-negative and no greater than buffer length "
            f"({length} bytes) minus 1"
        )
    if count < 0 and (length - offset) % size:
        raise ValueError(
            f"buffer length ({length - offset} bytes) after offset ({offset} bytes) must be a "
            f"multiple of element size ({size})"
        )
    if count * size > length - offset:
        raise ValueError(
            f"requested buffer length ({count} * {size} bytes) after offset ({offset} bytes) must "
            f"not be greater than actual buffer length ({length} bytes)"
        )
    array = np.frombuffer(buffer, np.dtype(dtype), count, offset)
    if not array.flags.writeable:
        warnings.warn("The given buffer is not writable.", UserWarning, stacklevel=2)
    return as_tensor(array).requires_grad_(requires_grad)
