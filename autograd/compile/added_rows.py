"""Rows added to rows of a matrix where an index says, as a native loop: for embeddings."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from autograd.compile.backend_native.text import builtin_of
from autograd.native.nest import Accumulate, Array, Kernel, Local, Loop, Read
from autograd.native.operations import is_known


def add_rows(out: np.ndarray, places: np.ndarray, values: np.ndarray) -> bool:
    """Adds the rows of the matrix `values` to those of `out` at `places`, one after the other.
    Returns False, and does nothing, for numbers that do not suit.

    places: from 0 to less than the rows of `out`
    """
    if not (is_known(values.dtype) and is_known(out.dtype) and values.dtype.kind == "f"):
        return False
    if len(places):
        rows, length = values.shape
        sizes = rows, length, 1, len(out)
        add = _loop(out.dtype, values.dtype)
        add(0, rows, 0, *sizes, places.astype(np.int64, copy=False), values, out)
    return True


@lru_cache
def _loop(dtype: np.dtype[Any], added: np.dtype[Any]) -> Any:
    return builtin_of(kernel_of(dtype, added))


def kernel_of(dtype: np.dtype[Any], added: np.dtype[Any]) -> Kernel:
    """The nest: for each row its place, and then its elements."""
    row, number = Local("row", np.dtype(np.int64)), Local("number_", added)
    places = Array("places", row.dtype, (0,))
    values = Array("values", added, (0, 1))
    out = Array("out", dtype, (1,), written=True, row=row, rows="m0")
    elements = [Read(number, values), Accumulate(out, "add", number)]
    body = [Loop(0, [Read(row, places), Loop(1, elements)])]
    return Kernel("add_rows", 2, [], [places, values, out], [], body, ["m0"])
