"""Sums and extrema as compiled programs call them: along axes that stay, with size 1.

BLAS adds the rows or columns of a matrix, as its product with ones, in half of the time that NumPy
takes, and sums of products in less. Runs of at most `_RUN` numbers are added so (of float64, whose
digits are many, `_MANY` rows), and the sums of these by NumPy: errors do not grow with the size of
an array.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import prod

import numpy as np

from autograd.array.unbroadcast import sum_axes

_RUN = 1024
_MANY = {"f": _RUN, "d": 8 * _RUN}
_ONES = {char: np.ones(_RUN, char) for char in "fd"}
_FIRST = tuple(range(32))


def sum_along(array: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
    """The sum of floating-point numbers; its error does not grow with their number."""
    ones = _ONES.get(array.dtype.char)
    if ones is not None and array.flags.c_contiguous and array.size:
        count = len(axes)
        if axes == _FIRST[:count] and count == array.ndim:
            flat = array.reshape(-1)
            whole = flat.size // _RUN * _RUN
            total = (flat[:whole].reshape(-1, _RUN) @ ones).sum() + flat[whole:].sum()
            return total.reshape((1,) * count)
        elif axes == _FIRST[:count]:
            rows = array.reshape(prod(array.shape[:count]), -1)
            ones = ones[: len(rows)] if len(rows) <= _RUN else np.ones(len(rows), array.dtype)
            return _sum_rows(rows, ones).reshape(*(1,) * count, *array.shape[count:])
        elif axes == (array.ndim - 1,) and array.shape[-1] <= _RUN:
            return (array @ ones[: array.shape[-1]])[..., None]
    return sum_axes(array, axes, True)


def dot_along(a: np.ndarray, b: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
    """The sum of the products of two arrays, one of which has the shape of all products."""
    if a.ndim < b.ndim or a.size < b.size:
        a, b = b, a
    if not (a.flags.c_contiguous and b.flags.c_contiguous and a.size):
        return sum_along(a * b, axes)
    count = len(axes)
    if a.shape == b.shape:
        if axes == _FIRST[:count] and count == a.ndim:
            x, y = a.reshape(-1), b.reshape(-1)
            whole = x.size // _RUN * _RUN
            runs = np.vecdot(x[:whole].reshape(-1, _RUN), y[:whole].reshape(-1, _RUN))
            return (runs.sum() + np.vecdot(x[whole:], y[whole:])).reshape((1,) * count)
        elif axes == (a.ndim - 1,):
            if a.shape[-1] <= _RUN:
                return np.vecdot(a, b)[..., None]
        elif axes == _FIRST[:count] and prod(a.shape[:count]) <= _RUN:
            rows, others = (x.reshape(prod(a.shape[:count]), -1) for x in (a, b))
            found = np.einsum("ij,ij->j", rows, others)
            return found.reshape(*(1,) * count, *a.shape[count:])
    elif axes == (a.ndim - 1,) and b.size == a.shape[-1] <= _RUN and b.shape[-1] == b.size:
        return (a @ b.reshape(-1))[..., None]
    elif axes == _FIRST[:count] and b.shape == (*a.shape[:count], *(1,) * (a.ndim - count)):
        found = _sum_rows(a.reshape(b.size, -1), b.reshape(-1))
        return found.reshape(*(1,) * count, *a.shape[count:])
    return sum_along(a * b, axes)


def _sum_rows(rows: np.ndarray, factors: np.ndarray) -> np.ndarray:
    """The sum of `rows`, each times its factor."""
    run = _MANY[rows.dtype.char]
    if len(rows) <= run:
        return factors @ rows
    starts = range(0, len(rows), run)
    return join_sums(np.stack([factors[i : i + run] @ rows[i : i + run] for i in starts]))


def join_sums(parts: np.ndarray) -> np.ndarray:
    """The sum over the first axis of what the blocks gave, in at least double precision."""
    dtype = parts.dtype
    return parts.sum(0, dtype=np.result_type(dtype, np.float64)).astype(dtype)


_NAMED = {"add": np.sum, "multiply": np.prod, "maximum": np.amax, "minimum": np.amin}
TITLES: dict[str, str] = {name: function.__name__ for name, function in _NAMED.items()}
"""Ufunc -> the name of the reduction in a program."""
ALONG: dict[str, Callable[..., np.ndarray]] = {
    np.sum.__name__: sum_along,
    np.dot.__name__: dot_along,
    **{TITLES[name]: partial(getattr(np, name).reduce, keepdims=True)
       for name in ("multiply", "maximum", "minimum")},  # nan if there is one
}  # fmt: skip
"""Name in a program -> the reduction along axes."""
JOINED = {
    **{TITLES[name]: getattr(np, name).reduce for name in TITLES},
    **dict.fromkeys((np.sum.__name__, np.dot.__name__), join_sums),
}
"""Name in a program -> what makes one of the results of blocks, along the first axis."""
