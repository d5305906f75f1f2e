"""PyTorch's names for where memory is, what shape it has and what is in it, and some numbers.

All memory is the CPU's, shapes are tuples, and dtypes are NumPy's.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import e, inf, nan, pi, prod
from typing import Any

import numpy as np

from autograd.core.arguments import check_device

__all__ = ["Size", "device", "dtype", "e", "inf", "nan", "newaxis", "pi"]

newaxis = None
dtype = np.dtype


class device(str):  # noqa: N801  (PyTorch's name)
    """``device("cpu")``: where tensors are. Equal to its name, since it is a string.

    Raises RuntimeError for any other device.
    """

    __slots__ = ()

    def __new__(cls, type: Any = "cpu", index: int | None = None) -> device:
        name = str(type) if index is None else f"{type}:{index}"
        check_device(name)
        return super().__new__(cls, name)

    @property
    def type(self) -> str:
        """The kind of device: "cpu"."""
        return "cpu"

    @property
    def index(self) -> Any:
        """The number of the device: None, or 0 of "cpu:0"."""
        return 0 if str(self) == "cpu:0" else None

    def __repr__(self) -> str:
        return "device(type='cpu')" if self.index is None else "device(type='cpu', index=0)"


class Size(tuple[int, ...]):
    """``Size([2, 3])``: a shape. Equal to the tuple of the same numbers, which shapes are here."""

    __slots__ = ()

    def __new__(cls, sizes: Iterable[int] = ()) -> Size:
        return super().__new__(cls, sizes)

    def numel(self) -> int:
        """The number of elements."""
        return prod(self)

    def __repr__(self) -> str:
        return f"autograd.Size({list(self)})"
