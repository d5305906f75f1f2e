"""Methods of Tensor that name a dtype: ``x.double()``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base import dtypes

if TYPE_CHECKING:
    from autograd.core.tensor import Tensor


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
