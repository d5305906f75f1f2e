"""The workloads of bench_compile.py in NumPy by hand, in blocks that stay in the cache.

Memory of results and blocks is kept from call to call, as in a compiled program; blocks are shared
among threads. Each function takes the number of threads, then the arrays.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Any

import numpy as np

_BLOCK = 1 << 16
_SLOPE = 0.79788456
_CUBIC = 0.044715


@cache
def _pool(threads: int) -> ThreadPoolExecutor:
    return ThreadPoolExecutor(threads)


@cache
def _memory(name: str, shape: tuple[int, ...], dtype: Any, thread: int = 0) -> np.ndarray:
    return np.empty(shape, dtype)


def _shared(threads: int, rows: int, block: int, function: Callable[..., Any]) -> list[Any]:
    """What ``function(start, stop, thread)`` gives for all blocks, in their order."""
    starts = range(0, rows, block)
    found: list[Any] = [None] * len(starts)
    numbers = iter(range(len(starts)))

    def work(thread: int) -> None:
        with np.errstate(all="ignore"):
            for number in numbers:
                start = starts[number]
                found[number] = function(start, min(start + block, rows), thread)

    helpers = [_pool(threads).submit(work, thread) for thread in range(1, threads)]
    work(0)
    for helper in helpers:
        helper.result()
    return found


def gelu(threads: int, x: Any) -> Any:
    dx = _memory("dx", x.shape, x.dtype)

    def block(start: int, stop: int, thread: int) -> Any:
        a, b, t = (_memory(f"s{i}", (_BLOCK,), x.dtype, thread)[: stop - start] for i in range(3))
        part, slope = x[start:stop], dx[start:stop]
        np.multiply(part, part, out=a)
        np.multiply(a, _SLOPE * _CUBIC, out=b)
        np.add(b, _SLOPE, out=b)
        np.multiply(b, part, out=b)  # the argument of tanh
        np.tanh(b, out=t)
        np.multiply(a, 3 * _SLOPE * _CUBIC, out=a)
        np.add(a, _SLOPE, out=a)
        np.multiply(a, part, out=a)  # x times the argument's derivative
        np.multiply(t, t, out=b)
        np.subtract(1, b, out=b)
        np.multiply(a, b, out=a)
        np.add(t, 1, out=t)
        np.add(a, t, out=a)
        np.multiply(a, 0.5, out=slope)
        return 0.5 * np.dot(part, t)

    return sum(_shared(threads, x.size, _BLOCK, block)), dx


def composite(threads: int, x: Any) -> Any:
    dx = _memory("dx", x.shape, x.dtype)

    def block(start: int, stop: int, thread: int) -> Any:
        memory = [_memory(f"s{i}", (_BLOCK,), x.dtype, thread)[: stop - start] for i in range(5)]
        r, y, e, z, m = memory
        part, slope = x[start:stop], dx[start:stop]
        np.negative(part, out=r)
        np.exp(r, out=r)
        np.add(r, 1, out=r)
        np.divide(1, r, out=r)
        np.multiply(part, r, out=y)
        np.exp(y, out=e)
        np.add(e, 1, out=m)
        np.log(m, out=z)
        np.divide(e, m, out=e)  # dz/dy
        np.subtract(y, z, out=slope)
        np.exp(slope, out=slope)
        np.multiply(z, z, out=m)
        np.add(m, 1, out=m)
        np.divide(z, m, out=z)
        np.multiply(z, 2, out=z)
        np.log(m, out=m)
        total = np.dot(m, slope)
        np.subtract(z, m, out=z)
        np.multiply(z, e, out=z)
        np.add(z, m, out=z)
        np.multiply(slope, z, out=slope)  # d/dy
        np.subtract(1, r, out=e)
        np.multiply(e, y, out=e)
        np.add(e, r, out=e)
        np.multiply(slope, e, out=slope)
        return total

    return sum(_shared(threads, x.size, _BLOCK, block)), dx


def layer_norm(threads: int, x: Any, weight: Any, bias: Any) -> Any:
    rows, n = x.shape
    height = max(1, _BLOCK // n)
    dx = _memory("dx", x.shape, x.dtype)

    def block(start: int, stop: int, thread: int) -> Any:
        memory = [_memory(f"s{i}", (height, n), x.dtype, thread)[: stop - start] for i in range(2)]
        y, product = memory
        normal = dx[start:stop]
        np.subtract(x[start:stop], np.einsum("ij->i", x[start:stop])[:, None] / n, out=normal)
        scale = 1 / np.sqrt(np.einsum("ij,ij->i", normal, normal)[:, None] / n + 1e-5)
        np.multiply(normal, scale, out=normal)
        np.multiply(normal, weight, out=y)
        np.add(y, bias, out=y)
        total = np.einsum("ij,ij->", y, y)
        np.multiply(y, 2, out=y)
        d_weight, d_bias = np.einsum("ij,ij->j", y, normal), np.einsum("ij->j", y)
        np.multiply(y, weight, out=y)
        dots = np.einsum("ij,ij->i", y, normal)[:, None] / n
        np.subtract(y, np.einsum("ij->i", y)[:, None] / n, out=y)
        np.multiply(normal, dots, out=product)
        np.subtract(y, product, out=y)
        np.multiply(y, scale, out=normal)
        return total, d_weight, d_bias

    value, d_weight, d_bias = map(sum, zip(*_shared(threads, rows, height, block), strict=True))
    return value, dx, d_weight, d_bias


def logistic(threads: int, w: Any, x: Any, y: Any) -> Any:
    rows = len(x)
    height = max(1, _BLOCK // len(w))

    def block(start: int, stop: int, thread: int) -> Any:
        part, labels = x[start:stop], y[start:stop]
        z = part @ w
        e = np.exp(-z)
        f = 1 + e
        rest = 1 - labels
        return (np.log(f) + rest * z).sum(), (rest - e / f) @ part

    value, slope = map(sum, zip(*_shared(threads, rows, height, block), strict=True))
    return value / rows, slope / rows
