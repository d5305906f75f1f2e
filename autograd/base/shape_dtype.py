"""The shape and dtype of an array that cannot be read."""

from __future__ import annotations

from math import prod
from typing import Any, NoReturn

import numpy as np

from autograd.base.escapes import NotForBatchesError


class Shaped:
    """What an array knows of itself by its shape and dtype."""

    __slots__ = ()

    shape: tuple[int, ...]
    dtype: np.dtype[Any]

    @property
    def ndim(self) -> int:
        return len(self.shape)

    @property
    def size(self) -> int:
        return prod(self.shape)

    @property
    def itemsize(self) -> int:
        return self.dtype.itemsize

    @property
    def nbytes(self) -> int:
        return self.size * self.dtype.itemsize


class ShapeDtype(Shaped):
    """What stands in `Tensor._data` of a batched tensor: it has as many values as samples.

    It answers what an array knows of itself besides its values; who asks for these gets the
    RuntimeError that says so.
    """

    __slots__ = ("dtype", "shape")

    base = None

    def __init__(self, shape: tuple[int, ...], dtype: np.dtype[Any]) -> None:
        self.shape = shape
        self.dtype = dtype

    def __len__(self) -> int:
        return self.shape[0]

    def _compared(self, other: object) -> NoReturn:
        refuse("values were compared that differ from sample to sample")

    __eq__ = __ne__ = __lt__ = __le__ = __gt__ = __ge__ = _compared
    __hash__ = None  # type: ignore[assignment]

    def item(self) -> NoReturn:
        refuse(
            "It looks like you're calling .item() on a Tensor. We don't support vmap over calling "
            ".item() on a Tensor"
        )

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__") and name != "__array_interface__":
            raise AttributeError(name)
        refuse(f"a value was asked for (by '{name}') that differs from sample to sample")

    def __array__(self, dtype: Any = None, copy: Any = None) -> NoReturn:
        refuse("an array was asked for whose values differ from sample to sample")


def refuse(why: str) -> NoReturn:
    """Raises RuntimeError: `why`, and what to do."""
    raise NotForBatchesError(
        f"vmap: {why}. Write it in operations instead (`where` for a choice), or compute it "
        "outside of vmap."
    )
