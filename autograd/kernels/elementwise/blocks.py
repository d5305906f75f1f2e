"""Pointwise functions of several passes, evaluated on blocks that stay in the processor's cache.

A NumPy expression of many operations reads and writes all of its operands once per operation. On
arrays larger than the cache this costs more than the arithmetic; on blocks of them it does not.
Of many blocks each thread takes a part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from functools import wraps
from typing import Any

import numpy as np

from autograd.kernels.threads import in_threads, shares, unbuffered, workers

__all__ = ["fill_blocks", "in_blocks", "rows_at_once", "share_rows"]

BLOCK = 1 << 16
"""Elements of a block, at most; twice as many of float32, so that threads seldom wait for the
interpreter's lock. It pays where there are about four temporaries or more."""

STRETCH = 512
"""Elements side by side that are combined with one number, from which on `unbuffered` pays."""

_LARGE = 2 * BLOCK
_ROWS = 8 * BLOCK  # elements of a block of rows at most: few temporaries, and each pass is short
_SHARES = 8  # blocks of rows at least, if they do not get smaller than _LARGE
_FOR_THREADS = 8 * BLOCK  # elements from which on waking another thread pays
_CONSTANTS = (int, float, complex, str, tuple, type(None), np.generic, np.dtype)


def in_blocks(function: Callable[..., Any]) -> Callable[..., Any]:
    """`function`, evaluated block by block where its arguments are large arrays.

    `function` takes an array, further arrays and constants, by position, and returns one array.
    It must be pointwise: element i of its result follows from the elements i of the arrays alone,
    and its dtype not from their values. It is called once with the arguments as they are unless
    the arrays have one shape (0-d ones apart), one contiguous order and more than two blocks of
    elements; so it is where an argument is a Tensor.
    """

    @wraps(function)
    def blocked(x: Any, *others: Any) -> Any:
        if (
            x.__class__ is not np.ndarray
            or x.size <= _LARGE
            or not (order := _common_order(x, others))
        ):
            return function(x, *others)
        args = [_flatten(each, order) for each in (x, *others)]
        blocks = _cut(x.size, BLOCK if x.itemsize > 4 else 2 * BLOCK)
        first = function(*_take_parts(args, blocks[0]))
        out = np.empty(x.shape, first.dtype, order)
        flat = _flatten(out, order)
        flat[blocks[0]] = first

        def fill(block: slice) -> None:
            flat[block] = function(*_take_parts(args, block))

        _run_blocks(fill, blocks[1:], x.size)
        return out

    return blocked


def fill_blocks(fill: Callable[..., None], out: np.ndarray, *arrays: np.ndarray) -> np.ndarray:
    """`out`, after ``fill(part of out, parts of the arrays ...)`` for blocks of all.

    All arrays are C-contiguous and of one shape; the parts are vectors.
    """
    flat = [each.reshape(-1) for each in (out, *arrays)]
    _run_blocks(lambda block: fill(*_take_parts(flat, block)), _cut(out.size, 4 * BLOCK), out.size)
    return out


def share_rows(
    work: Callable[[slice], Any], rows: int, length: int, stretch: int | None = None
) -> list[Any]:
    """What work(slice) returns for blocks of rows of `length` elements, done by all threads.

    How they are cut depends on their number alone, not on that of the threads.
    stretch: how many elements lie side by side that are combined with one number each time; by
    default the whole row.
    """
    step = rows if 0 < rows * length <= _LARGE else rows_at_once(rows, length)
    span = length if stretch is None else stretch
    if 0 < rows <= step and span < STRETCH:
        return [work(slice(0, rows))]
    parts = [slice(i, min(i + step, rows)) for i in range(0, rows, step)]
    with by_rows(span):
        return in_threads(work, parts, workers(False))


def by_rows(length: int) -> AbstractContextManager[None]:
    """Within, NumPy computes on rows of so many elements where they lie, if that pays."""
    return unbuffered() if length >= STRETCH else nullcontext()


def rows_at_once(rows: int, length: int) -> int:
    """How many of `rows` of `length` elements are a block of `share_rows`."""
    elements = min(max(rows * length // _SHARES, _LARGE), _ROWS)
    return max(1, elements // max(length, 1))


def _cut(count: int, size: int) -> list[slice]:
    """0..count-1 cut into slices of nearly equal lengths, at most `size`."""
    return [slice(each.start, each.stop) for each in shares(count, -(-count // size))]


def _take_parts(args: Sequence[Any], block: slice) -> list[Any]:
    return [each[block] if _is_array(each) else each for each in args]


def _run_blocks(work: Callable[[slice], None], blocks: list[slice], size: int) -> None:
    """work(block) for all blocks of `size` elements."""
    in_threads(work, blocks, workers(False) if size >= _FOR_THREADS else 1)


def _common_order(x: np.ndarray, others: tuple[Any, ...]) -> Any:
    """The order, "C" or "F", in which all arrays are contiguous; None unless they can be cut."""
    arrays = [x]
    for each in others:
        if _is_array(each):
            arrays.append(each)
        elif each.__class__ is not np.ndarray and not isinstance(each, _CONSTANTS):
            return None
    if any(each.shape != x.shape for each in arrays):
        return None
    if all(each.flags.c_contiguous for each in arrays):
        return "C"
    return "F" if all(each.flags.f_contiguous for each in arrays) else None


def _is_array(value: Any) -> bool:
    return value.__class__ is np.ndarray and value.ndim > 0


def _flatten(value: Any, order: Any) -> Any:
    return value.reshape(-1, order=order) if _is_array(value) else value
