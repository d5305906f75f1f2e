"""Element types under PyTorch's names, and the default floating-point type."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

__all__ = [
    "bool_", "cdouble", "cfloat", "complex128", "complex64", "double", "float16", "float32",
    "float64", "float_", "get_default_dtype", "half", "int16", "int32", "int64", "int8", "int_",
    "long", "set_default_dtype", "short", "uint16", "uint32", "uint64", "uint8",
]  # fmt: skip

float16 = half = np.dtype(np.float16)
float32 = float_ = np.dtype(np.float32)
float64 = double = np.dtype(np.float64)
complex64 = cfloat = np.dtype(np.complex64)
complex128 = cdouble = np.dtype(np.complex128)
int8 = np.dtype(np.int8)
int16 = short = np.dtype(np.int16)
int32 = int_ = np.dtype(np.int32)
int64 = long = np.dtype(np.int64)
uint8 = np.dtype(np.uint8)
uint16 = np.dtype(np.uint16)
uint32 = np.dtype(np.uint32)
uint64 = np.dtype(np.uint64)
bool_ = np.dtype(np.bool_)

COMPLEX: frozenset[np.dtype[Any]] = frozenset(
    np.dtype(each).newbyteorder(order)
    for each in (np.complex64, np.complex128, np.clongdouble)
    for order in ("<", ">")
)
"""All complex dtypes. To ask whether one is among them takes less time than to look at its kind."""

SCALAR_TYPES = {
    "float16": "Half",
    "float32": "Float",
    "float64": "Double",
    "complex64": "ComplexFloat",
    "complex128": "ComplexDouble",
    "int8": "Char",
    "int16": "Short",
    "int32": "Int",
    "int64": "Long",
    "uint8": "Byte",
    "uint16": "UInt16",
    "uint32": "UInt32",
    "uint64": "UInt64",
    "bool": "Bool",
}
"""What PyTorch calls dtypes in its messages, and in the names of older classes."""


def in_native_order(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """That dtype of numbers in the byte order of the machine, as those of all Tensors are."""
    return dtype if dtype.isnative else np.dtype(dtype.char)


def scalar_type(dtype: np.dtype[Any]) -> str:
    """What PyTorch calls `dtype` in its messages: "Float"."""
    return SCALAR_TYPES.get(dtype.name, dtype.name)


_IN_CPP = {
    "float16": "c10::Half", "float32": "float", "float64": "double", "int8": "signed char",
    "int16": "short int", "int32": "int", "int64": "long int", "uint8": "unsigned char",
    "complex64": "c10::complex<float>", "complex128": "c10::complex<double>",
}  # fmt: skip


def cpp_type(dtype: np.dtype[Any]) -> str:
    """What other messages of PyTorch call `dtype`, its name in C++: "long int"."""
    return _IN_CPP.get(dtype.name, dtype.name)


ON_CHANGE: list[Callable[[], None]] = []
"""Called when the default dtype has changed: forgets what was kept under another one."""

_default = float64
_COMPLEX: dict[Any, np.dtype[Any]] = {float16: complex64, float32: complex64, float64: complex128}


def check_factor(name: str, value: Any, dtype: np.dtype[Any]) -> None:
    """Raises RuntimeError, in PyTorch's words, where the number `value`, the argument `name`, is of
    a kind that results of `dtype` cannot have."""
    if isinstance(value, bool) and dtype.kind != "b":
        raise RuntimeError(f"Boolean {name} only supported for Boolean results.")
    for number, kinds, beside, kind in (
        (float, "biu", "integral", "floating point"),
        (complex, "biuf", "non-complex", "complex"),
    ):
        if isinstance(value, number) and dtype.kind in kinds:
            text = f"argument {name} must not be a {kind} number."
            raise RuntimeError(f"For {beside} input tensors, {text}")


def get_default_dtype() -> np.dtype[Any]:
    """The dtype of tensors made from Python floats."""
    return _default


def default_complex_dtype() -> np.dtype[Any]:
    """The dtype of tensors made from Python complex numbers."""
    return _COMPLEX[_default]


def set_default_dtype(dtype: Any) -> None:
    """Sets the dtype of tensors made from Python floats: float16, float32 or float64.

    Raises TypeError for any other dtype.
    """
    global _default
    new = np.dtype(dtype)
    if new not in _COMPLEX:
        raise TypeError(
            f"only floating-point types are supported as the default type, got {new.name}; "
            "accepted are float16, float32 and float64"
        )
    _default = new
    for call in ON_CHANGE:
        call()
