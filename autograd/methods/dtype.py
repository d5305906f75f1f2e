"""Methods of Tensor that name a dtype: ``x.double()``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from autograd.base import dtypes

if TYPE_CHECKING:
    from autograd.core.tensor import Tensor


class Casts:
    """Each gives the same values as another dtype, recorded if that is floating or complex."""

    __slots__ = ()

    def half(self: Any) -> Tensor:
        """As float16."""
        return _as(self, dtypes.float16)

    def float(self: Any) -> Tensor:
        """As float32."""
        return _as(self, dtypes.float32)

    def double(self: Any) -> Tensor:
        """As float64."""
        return _as(self, dtypes.float64)

    def cfloat(self: Any) -> Tensor:
        """As complex64."""
        return _as(self, dtypes.complex64)

    def cdouble(self: Any) -> Tensor:
        """As complex128."""
        return _as(self, dtypes.complex128)

    def short(self: Any) -> Tensor:
        """As int16."""
        return _as(self, dtypes.int16)

    def int(self: Any) -> Tensor:
        """As int32."""
        return _as(self, dtypes.int32)

    def long(self: Any) -> Tensor:
        """As int64."""
        return _as(self, dtypes.int64)

    def bool(self: Any) -> Tensor:
        """As bool: whether an element is not zero."""
        return _as(self, dtypes.bool_)


def _as(tensor: Any, dtype: Any) -> Tensor:
    """`tensor` itself if it has the dtype already."""
    return tensor if tensor.dtype == dtype else tensor.to(dtype)
