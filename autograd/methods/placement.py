"""PyTorch's names for where memory is, what shape it has and what is in it, and some numbers.

All memory is the CPU's, shapes are tuples, and dtypes are NumPy's.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import e, inf, nan, pi, prod
from operator import index
from typing import Any

import numpy as np

from autograd.core.arguments import check_device

__all__ = ["Size", "device", "dtype", "e", "inf", "nan", "newaxis", "pi"]

newaxis = None
_DEVICES = ("cpu", "cuda", "ipu", "xpu", "mps", "hpu", "mtia", "meta", "xla", "vulkan")
dtype = np.dtype


class device(str):  # noqa: N801  (PyTorch's name)
    """``device("cpu")``: where tensors are. Equal to its name, since it is a string.

    Others ("cuda:1", also as ``device("cuda", 1)`` and ``device(1)``) can be named: it is an error
    to put a tensor there. As a block it changes nothing. Raises RuntimeError for a name that is
    none of PyTorch's.
    """

    __slots__ = ()

    def __new__(cls, type: Any = "cpu", index: int | None = None) -> device:
        name = f"cuda:{type}" if isinstance(type, int) else str(type)
        if index is not None:
            name = f"{name}:{index}"
        kind, _, number = name.partition(":")
        if kind not in _DEVICES or not (number.isdecimal() or ":" not in name):
            raise RuntimeError(
                f"Expected one of {', '.join(_DEVICES)} device type at start of device string: "
                f"{name}"
            )
        return super().__new__(cls, name)

    @property
    def type(self) -> str:
        """The kind of device: "cpu"."""
        return str(self).partition(":")[0]

    @property
    def index(self) -> Any:
        """The number of the device: None, or 0 of "cpu:0"."""
        number = self.partition(":")[2]
        return int(number) if number else None

    def __enter__(self) -> device:
        check_device(self)
        return self

    def __exit__(self, *exc_info: object) -> None:
        """Nothing to do."""

    def __repr__(self) -> str:
        index = "" if self.index is None else f", index={self.index}"
        return f"device(type='{self.type}'{index})"


class Size(tuple[int, ...]):
    """``Size([2, 3])``: a shape. Equal to the tuple of the same numbers, which shapes are here.

    A size may be an integer Tensor of one element. Raises TypeError for what is no integer.
    """

    __slots__ = ()

    def __new__(cls, sizes: Iterable[Any] = ()) -> Size:
        found = []
        for i, x in enumerate(sizes):
            try:
                found.append(index(x))
            except TypeError:
                raise TypeError(
                    f"torch.Size() takes an iterable of 'int' (item {i} is '{type(x).__name__}')"
                ) from None
        return super().__new__(cls, found)

    def numel(self) -> int:
        """The number of elements."""
        return prod(self)

    def __getitem__(self, key: Any) -> Any:
        found = super().__getitem__(key)
        return Size(found) if found.__class__ is tuple else found

    def __add__(self, other: Any) -> Size:
        return Size(tuple(self) + tuple(other))

    def __mul__(self, other: Any) -> Size:
        return Size(super().__mul__(other))

    __rmul__ = __mul__

    def __radd__(self, other: Any) -> Size:
        return Size(tuple(other) + tuple(self))

    def __repr__(self) -> str:
        return f"torch.Size({list(self)})"
