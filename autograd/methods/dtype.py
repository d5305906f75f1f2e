"""Methods of Tensor that name a dtype: ``x.double()``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from autograd.base import dtypes

if TYPE_CHECKING:
    from autograd.core.tensor import Tensor


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

    def half(self: Any, memory_format: Any = None) -> Tensor:
        """As float16, in `memory_format`."""
        return _as(self, dtypes.float16, memory_format)

    def float(self: Any, memory_format: Any = None) -> Tensor:
        """As float32, in `memory_format`."""
        return _as(self, dtypes.float32, memory_format)

    def double(self: Any, memory_format: Any = None) -> Tensor:
        """As float64, in `memory_format`."""
        return _as(self, dtypes.float64, memory_format)

    def cfloat(self: Any, memory_format: Any = None) -> Tensor:
        """As complex64, in `memory_format`."""
        return _as(self, dtypes.complex64, memory_format)

    def cdouble(self: Any, memory_format: Any = None) -> Tensor:
        """As complex128, in `memory_format`."""
        return _as(self, dtypes.complex128, memory_format)

    def short(self: Any, memory_format: Any = None) -> Tensor:
        """As int16, in `memory_format`."""
        return _as(self, dtypes.int16, memory_format)

    def int(self: Any, memory_format: Any = None) -> Tensor:
        """As int32, in `memory_format`."""
        return _as(self, dtypes.int32, memory_format)

    def long(self: Any, memory_format: Any = None) -> Tensor:
        """As int64, in `memory_format`."""
        return _as(self, dtypes.int64, memory_format)

    def bool(self: Any, memory_format: Any = None) -> Tensor:
        """As bool, in `memory_format`: whether an element is not zero."""
        return _as(self, dtypes.bool_, memory_format)


def _as(tensor: Any, dtype: Any, memory_format: Any) -> Tensor:
    """`tensor` itself if it has the dtype, and the format, already."""
    if memory_format is not None:
        found: Tensor = tensor.to(dtype, memory_format=memory_format)
        return found
    return tensor if tensor.dtype == dtype else tensor.to(dtype)
