"""The arguments of a call that are no Tensors, held to the types of the row's signature.

Generated functions look at the class of such an argument, and call `value_argument` where it is not
the usual one: values that stand for one of the type become it, others raise TypeError.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from operator import index
from typing import Any

import numpy as np

from autograd.base.dtypes import in_native_order
from autograd.base.errors import wrong_type
from autograd.base.memory_format import layout, memory_format
from autograd.core.tensor import Tensor

_INT = frozenset({int})


def all_ints(value: Any) -> bool:
    """Whether `value` is a tuple of Python's ints."""
    return value.__class__ is tuple and _INT.issuperset(map(type, value))


def value_argument(operation: str, name: str, expected: str, value: Any) -> Any:
    """`value` as what the type `expected` of a signature (``"int"``, ``"int[2]?"``) says.

    Numbers of NumPy and Tensors of one integer become ints, lists of ints tuples, what NumPy takes
    for a dtype a dtype. Raises TypeError, as PyTorch does, for anything else: bools are no ints,
    and numbers no bools.
    """
    if value is None and expected.endswith("?"):
        return None
    base, _, size = expected.rstrip("?").partition("[")
    if not size:
        return _READERS[base](operation, name, value)
    if size != "]" and _is_int(value):
        return index(value)
    return _ints(operation, name, value)


def numeric_dtype(value: Any) -> np.dtype[Any] | None:
    """The dtype that `value` is or names, in the byte order of the machine; None if that is none of
    numbers or bools."""
    if isinstance(value, str) and value.startswith("a"):  # NumPy warns of its old name for bytes
        return None
    try:
        dtype = np.dtype(value)
    except (TypeError, ValueError):  # the latter of what has a `dtype`, as a Tensor
        return None
    return in_native_order(dtype) if dtype.kind in "biufc" else None


def check_device(device: Any) -> None:
    """Raises RuntimeError unless `device` is None or names the CPU."""
    if device is not None and str(device) not in ("cpu", "cpu:0"):
        raise RuntimeError(
            f"Expected the device type cpu, where all tensors are, but got device string: {device}"
        )


def tensors_argument(operation: str, name: str, value: Any) -> Any:
    """`value` if it is a list or tuple; raises TypeError, also for items that are no Tensors and
    nothing that becomes one."""
    if isinstance(value, Tensor) or not isinstance(value, (list, tuple)):
        raise wrong_type(operation, name, "tuple of Tensors", value)
    for place, each in enumerate(value):
        if not isinstance(each, (Tensor, np.ndarray, np.generic, int, float, complex)):
            raise TypeError(
                f"{operation}(): expected Tensor as element {place} in argument '{name}', but got "
                f"{type(each).__name__}"
            )
    return value


class _NumberError(TypeError, RuntimeError):
    """A Tensor of several elements for a number: PyTorch raises one or the other."""


def _is_int(value: Any) -> bool:
    if isinstance(value, Tensor):
        return value.dtype.kind in "iu" and value.numel() == 1
    if isinstance(value, np.ndarray):
        return value.dtype.kind in "iu" and value.ndim == 0
    return hasattr(value, "__index__") and not isinstance(value, (bool, np.bool_))


def _int(operation: str, name: str, value: Any) -> int:
    if not _is_int(value):
        raise wrong_type(operation, name, "int", value)
    return index(value)


def _ints(operation: str, name: str, value: Any) -> tuple[int | None, ...]:
    if isinstance(value, (Tensor, np.ndarray)) and value.dtype.kind in "iu" and value.ndim == 1:
        value = value.tolist()
    if not isinstance(value, (list, tuple, range)):
        raise wrong_type(operation, name, "tuple of ints", value)
    for place, each in enumerate(value):
        if each is not None and not _is_int(each):
            raise TypeError(
                f"{operation}(): argument '{name}' must be tuple of ints, but found element of "
                f"type {type(each).__name__} at pos {place}"
            )
    return tuple([None if each is None else index(each) for each in value])


def _float(operation: str, name: str, value: Any) -> Any:
    if isinstance(value, Tensor) and value.numel() == 1 and value.dtype.kind in "iuf":
        return value.item() if value._fn is None else value
    if not isinstance(value, (int, float, np.integer, np.floating)):
        raise wrong_type(operation, name, "float", value)
    return value


def _scalar(operation: str, name: str, value: Any) -> Any:
    if isinstance(value, (Tensor, np.ndarray)):
        if value.ndim == 0:
            return value
        raise _NumberError(
            f"{operation}(): argument '{name}' must be Number, but got a {type(value).__name__} "
            f"with {value.ndim} dimension(s)"
        )
    if isinstance(value, (int, float, complex, np.number, np.bool_)):
        return value
    raise wrong_type(operation, name, "Number", value)


def _bool(operation: str, name: str, value: Any) -> bool:
    if not isinstance(value, (bool, np.bool_)):
        raise wrong_type(operation, name, "bool", value)
    return bool(value)


def _str(operation: str, name: str, value: Any) -> str:
    if not isinstance(value, str):
        raise wrong_type(operation, name, "str", value)
    return value


def _dtype(operation: str, name: str, value: Any) -> np.dtype[Any]:
    dtype = None if value is None else numeric_dtype(value)
    if dtype is None:
        getattr(value, "dtype", None)  # raises for bfloat16, which NumPy has not
        raise TypeError(
            f"{operation}(): argument '{name}' must be dtype of numbers or bools, not {value!r}"
        )
    return dtype


def _generator(operation: str, name: str, value: Any) -> Any:
    from autograd.array.prng import Stream

    if not isinstance(value, (Stream, np.random.Generator)):
        raise wrong_type(operation, name, "Generator", value)
    return value


def _member(kind: type[Enum]) -> Callable[[str, str, Any], Any]:
    """The reader of an argument that is a member of an enumeration; formulas give its name."""

    def read(operation: str, name: str, value: Any) -> Any:
        if isinstance(value, str) and value in kind.__members__:
            return kind[value]
        if not isinstance(value, kind):
            raise wrong_type(operation, name, f"autograd.{kind.__name__}", value)
        return value

    return read


_READERS: dict[str, Callable[[str, str, Any], Any]] = {
    "int": _int,
    "float": _float,
    "Scalar": _scalar,
    "bool": _bool,
    "str": _str,
    "dtype": _dtype,
    "Generator": _generator,
    "MemoryFormat": _member(memory_format),
    "Layout": _member(layout),
}
