"""Functions of the standard on dtypes: NumPy's, in which a Tensor stands for its dtype."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from autograd.array_api.creation import asarray
from autograd.core.tensor import Tensor


def _dtype(value: Any) -> Any:
    return value.dtype if isinstance(value, Tensor) else value


def astype(x: Tensor, dtype: Any, /, *, copy: bool = True, device: Any = None) -> Tensor:
    """`x` in another dtype; `x` itself where that is its own and `copy` is false.

    Raises TypeError for complex numbers to be made real ones.
    """
    if x.dtype.kind == "c" and np.dtype(dtype).kind != "c":
        raise TypeError(f"astype: {x.dtype} cannot become {np.dtype(dtype)}; take the real part")
    return asarray(x, dtype=dtype, device=device, copy=copy or None)


def can_cast(from_: Any, to: Any, /) -> bool:
    """Whether values of a dtype, or those of a Tensor, are values of the dtype `to`."""
    return np.can_cast(_dtype(from_), to)


def isdtype(dtype: Any, kind: Any) -> bool:
    """Whether a dtype is of a kind: a dtype, one of the standard's names, or a tuple of these."""
    return np.isdtype(np.dtype(dtype), kind)


def result_type(*arrays_and_dtypes: Any) -> np.dtype[Any]:
    """The dtype of a result of arrays, dtypes and Python's numbers."""
    return np.result_type(*map(_dtype, arrays_and_dtypes))


@dataclass(frozen=True)
class FloatInfo:
    """Limits of a dtype of floats, as Python's."""

    bits: int
    eps: float
    max: float
    min: float
    smallest_normal: float
    dtype: np.dtype[Any]


@dataclass(frozen=True)
class IntInfo:
    """Limits of a dtype of integers, as Python's."""

    bits: int
    max: int
    min: int
    dtype: np.dtype[Any]


def finfo(type: Any, /) -> FloatInfo:
    """The limits of a dtype of real or complex floats, or of a Tensor's."""
    found = np.finfo(_dtype(type))
    return FloatInfo(
        bits=found.bits,
        eps=float(found.eps),
        max=float(found.max),
        min=float(found.min),
        smallest_normal=float(found.smallest_normal),
        dtype=np.dtype(found.dtype),
    )


def iinfo(type: Any, /) -> IntInfo:
    """The limits of a dtype of integers, or of a Tensor's."""
    found = np.iinfo(_dtype(type))
    return IntInfo(found.bits, int(found.max), int(found.min), np.dtype(found.dtype))


def __array_namespace_info__() -> Any:  # noqa: N807
    """What the library has: devices, dtypes and their defaults, capabilities; they are NumPy's."""
    return np.__array_namespace_info__()
