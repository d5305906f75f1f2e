"""PyTorch's names for where memory is, what shape it has and what is in it, and some numbers.

Memory is the CPU's but for payloads of CuPy, shapes are tuples, and dtypes are NumPy's.
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
    """``device("cpu")``, ``device("cuda:0")``: where tensors are. Equal to its name, a string.

    Raises RuntimeError for any other device.
    """

    __slots__ = ()

    def __new__(cls, type: Any = "cpu", index: int | None = None) -> device:
        name = str(type) if index is None else f"{type}:{index}"
        if name.partition(":")[0] != "cuda":
            check_device(name)
        return super().__new__(cls, name)

    @property
    def type(self) -> str:
        """The kind of device: "cpu" or "cuda"."""
        return self.partition(":")[0]

    @property
    def index(self) -> Any:
        """The number of the device: None, or 0 of "cpu:0"."""
        _, _, number = self.partition(":")
        return int(number) if number else None

    def __repr__(self) -> str:
        number = "" if self.index is None else f", index={self.index}"
        return f"device(type='{self.type}'{number})"


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
