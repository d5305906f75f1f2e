"""Methods of Tensor that name a dtype: ``x.double()``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from autograd import dtypes

if TYPE_CHECKING:
    from autograd.tensor import Tensor

__all__ = ["Casts"]


class Casts:
    """Each gives the same values as another dtype, recorded if that is floating or complex."""

    __slots__ = ()

    def half(self: Any) -> Tensor:
        """As float16."""
        return self.to(dtypes.float16)

    def float(self: Any) -> Tensor:
        """As float32."""
        return self.to(dtypes.float32)

    def double(self: Any) -> Tensor:
        """As float64."""
        return self.to(dtypes.float64)

    def cfloat(self: Any) -> Tensor:
        """As complex64."""
        return self.to(dtypes.complex64)

    def cdouble(self: Any) -> Tensor:
        """As complex128."""
        return self.to(dtypes.complex128)

    def short(self: Any) -> Tensor:
        """As int16."""
        return self.to(dtypes.int16)

    def int(self: Any) -> Tensor:
        """As int32."""
        return self.to(dtypes.int32)

    def long(self: Any) -> Tensor:
        """As int64."""
        return self.to(dtypes.int64)

    def bool(self: Any) -> Tensor:
        """As bool: whether an element is not zero."""
        return self.to(dtypes.bool_)
