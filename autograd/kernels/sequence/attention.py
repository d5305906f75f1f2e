"""Attention, a few heads or a few rows of queries at a time, so that scores never leave the cache.

Of scores s = scale q k' + bias only the logarithms of the sums of exp(s), a number for each query,
are kept: from them the gradient has the weights exp(s - log-sum) again (T. Dao et al.,
"FlashAttention", 2022). A tile has all keys of its queries, so that nothing is put together in the
forward; with a causal mask it has only the keys up to its last query.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from autograd.array.duck import beside, outside
from autograd.array.memory import constant_array
from autograd.kernels.elementwise.blocks import BLOCK
from autograd.kernels.large import LANES, NATIVE, Step
from autograd.kernels.threads import in_threads, workers

__all__ = ["attention_and_logs", "attend_backward"]

_most: Any = np.maximum.reduce
_ROWS = 4 * BLOCK
"""Scores of some queries of a head: products of more rows are faster, though less in the cache."""
_FAR, _OFF = 40.0, 20.0
"""Up to which distance from 0 scores need no shift, and what is added to them does no harm."""


class _Tile(NamedTuple):
    """Some queries of some heads, and the number of keys that they see."""

    heads: slice
    rows: slice
    keys: int


def _cut_tiles(
    heads: int, queries: int, keys: int, causal: bool, least: int = 1
) -> Iterator[_Tile]:
    """All queries of a few heads, or some of one, but not fewer than the `least`; fewer with a
    causal mask, which then leaves out more."""
    together = max(1, BLOCK // max(queries * keys, 1))
    scores = BLOCK // 2 if causal else _ROWS
    rows = min(queries, max(scores // max(keys, 1), least, 1)) if together == 1 else queries
    for head in range(0, heads, together):
        for row in range(0, queries, max(rows, 1)):
            stop = min(row + rows, queries)
            seen = min(stop, keys) if causal else keys
            yield _Tile(slice(head, head + together), slice(row, stop), seen)


def _run_tiles(work: Callable[[_Tile], None], tiles: Iterator[_Tile]) -> None:
    """work(tile) for all tiles, those of some heads in each thread."""
    of_heads: dict[int, list[_Tile]] = {}
    for tile in tiles:
        of_heads.setdefault(tile.heads.start, []).append(tile)
    groups = list(of_heads.values())

    def some(group: list[_Tile]) -> None:
        for tile in group:
            work(tile)

    in_threads(some, groups, workers(True) if len(groups) > 1 else 1)


def _flatten_heads(x: np.ndarray) -> np.ndarray:
    """(..., n, m) as (heads, n, m)."""
    return x.reshape((math.prod(x.shape[:-2]), *x.shape[-2:]))


def _compute_scores(
    q: np.ndarray, k: np.ndarray, bias: Any, tile: _Tile, causal: bool, scale: float,
    minus: np.ndarray | None = None,
) -> np.ndarray:  # fmt: skip
    """scale q k' + bias - minus, -inf where a query does not see a key."""
    heads, rows, keys = tile
    left, right = q[heads, rows] * scale, k[heads, :keys]
    if minus is not None:
        left = _append_column(left, -minus[heads, rows])
        right = _append_column(right, 1)
    s = np.matmul(left, right.swapaxes(-1, -2))
    if bias is not None:
        s += bias[heads, rows, :keys]
    if causal and keys > rows.start:
        shape = rows.stop - rows.start, keys - rows.start
        s[:, :, rows.start :] += beside(s, _causal_bias(*shape, s.dtype))
    return s


@lru_cache(16)
def _causal_bias(queries: int, keys: int, dtype: Any) -> np.ndarray:
    """0, and -inf for keys that a query does not see, where both begin at one place."""
    bias = np.where(np.tri(queries, keys, 0, bool), 0, -np.inf).astype(dtype)
    bias.flags.writeable = False
    return bias


def _append_column(x: np.ndarray, column: Any) -> np.ndarray:
    """(..., n, m) as (..., n, m + 1): a product then adds a number to each row in passing."""
    y = np.empty((*x.shape[:-1], x.shape[-1] + 1), x.dtype, like=x)
    y[..., :-1] = x
    y[..., -1:] = column
    return y


def _in_loops(rule: Callable[..., Any], *arrays: np.ndarray) -> bool:
    """Makes the arrays what ``rule(*arrays)`` is, by a native loop; False where there is none."""
    first = arrays[0]
    if first.size < NATIVE.least or outside(first) or first.dtype.char not in LANES:
        return False
    if any(x.dtype != first.dtype or not x.flags.carray for x in arrays):
        return False
    matrices = [x.reshape(-1, x.shape[-1]) for x in arrays]
    return NATIVE.recur([Step(rule, matrices, matrices)], range(len(matrices[0])), False)


def _exp(s: Any) -> Sequence[Any]:
    return (np.exp(s),)


def _weigh(s: Any, for_w: Any) -> Sequence[Any]:
    """exp(s), and the gradient of the scores from that of the weights."""
    w = np.exp(s)
    return w, w * for_w


def _exponentiate(s: np.ndarray) -> None:
    if not _in_loops(_exp, s):
        np.exp(s, out=s)


def _exponentiate_shifted(s: np.ndarray) -> tuple[Any, np.ndarray]:
    """Turns the scores into exp(s - shift); the shift and the sums of each row, (..., 1)."""
    top = np.maximum.reduce(s, axis=-1, keepdims=True)
    top[np.isneginf(top)] = 0  # a query that sees nothing
    s -= top
    _exponentiate(s)
    sums = np.add.reduce(s, axis=-1, keepdims=True)
    sums[sums == 0] = 1
    return top, sums


def _are_moderate(q: np.ndarray, k: np.ndarray, scale: float) -> bool:
    """Whether no score can be far from 0.

    Then they need no shift: by the lengths of the vectors they have rounding errors already that
    are as large as those of their powers.
    """
    lengths = [_most(np.vecdot(x, x), None) for x in (q, k)]
    return bool(lengths[0] * lengths[1] * scale**2 < _FAR**2)


def _leaves_moderate(bias: Any) -> bool:
    """Whether each query has a score to which little is added, or sees nothing."""
    if outside(bias) or not bias.size:
        return False
    top = _most(bias, -1)
    return bool(np.all((abs(top) <= _OFF) | np.isneginf(top)))


def _exponentiate_moderate(
    q: np.ndarray, k: np.ndarray, bias: Any, tile: _Tile, causal: bool, scale: float
) -> tuple[np.ndarray, np.ndarray]:
    """exp of the scores and their sums."""
    s = _compute_scores(q, k, bias, tile, causal, scale)
    _exponentiate(s)
    sums = np.matmul(s, constant_array((tile.keys, 1), 1, s.dtype, s))
    if bias is not None:
        sums[sums == 0] = 1  # of a query that sees nothing
    return s, sums


def _add_product(x: np.ndarray, y: np.ndarray, total: np.ndarray, first: bool) -> None:
    """Adds x' y to the first rows of a sum, which begins with it if it is the `first`."""
    count, turned = x.shape[-1], x.swapaxes(-1, -2)
    if first:
        np.matmul(turned, y, out=total[:, :count])
        total[:, count:] = 0
    else:
        total[:, :count] += turned @ y


def _read_inputs(q: Any, k: Any, v: Any, bias: Any) -> list[Any]:
    if bias is not None:
        bias = _flatten_heads(np.broadcast_to(bias, (*q.shape[:-1], k.shape[-2])))
    return [_flatten_heads(q), _flatten_heads(k), _flatten_heads(v), bias]


def attention_and_logs(
    query: np.ndarray, key: np.ndarray, value: np.ndarray, bias: Any, scale: float, causal: bool
) -> tuple[np.ndarray, np.ndarray]:
    """softmax(scale q k' + bias) v, 0 where nothing is seen; the log-sums of the exponentials.

    query  (..., L, E), key (..., S, E), value (..., S, F), bias broadcasts to (..., L, S)
    """
    dtype = np.result_type(query, key, value)
    scale = dtype.type(scale)
    near = bias is None or (not causal and _leaves_moderate(bias))
    q, k, v, bias = _read_inputs(query, key, value, bias)
    out = np.empty((*q.shape[:2], v.shape[-1]), dtype, like=q)
    logs = np.empty((*q.shape[:2], 1), dtype, like=q)
    moderate: dict[int, bool] = {}  # by the first head

    def work(tile: _Tile) -> None:
        heads, rows, keys = tile
        if not keys:
            out[heads, rows] = logs[heads, rows] = 0
            return
        if heads.start not in moderate:
            moderate[heads.start] = near and _are_moderate(q[heads], k[heads], scale)
        top: Any = 0
        if moderate[heads.start]:
            s, sums = _exponentiate_moderate(q, k, bias, tile, causal, scale)
        else:
            s = _compute_scores(q, k, bias, tile, causal, scale)
            top, sums = _exponentiate_shifted(s)
        part = np.matmul(s, v[heads, :keys], out=out[heads, rows])
        part /= sums
        np.log(sums, out=sums)
        np.add(top, sums, out=logs[heads, rows])

    _run_tiles(work, _cut_tiles(len(q), q.shape[1], k.shape[1], causal))
    return out.reshape(*query.shape[:-1], value.shape[-1]), logs.reshape(*query.shape[:-1], 1)


def attend_backward(
    grad: np.ndarray, query: np.ndarray, key: np.ndarray, value: np.ndarray, bias: Any,
    result: np.ndarray, logs: np.ndarray, scale: float, causal: bool, wants_bias: bool,
) -> tuple[np.ndarray, np.ndarray, np.ndarray, Any]:  # fmt: skip
    """The gradients of query, key, value and, if it is wanted, bias in the shape of the scores.

    With the weights w, that of the scores is w (g v' - sum(g result)).
    """
    dtype = np.result_type(grad, query, key, value)
    scale = dtype.type(scale)
    shape = (*query.shape[:-1], key.shape[-2])
    q, k, v, bias = _read_inputs(query, key, value, bias)
    g, logs = _flatten_heads(grad), _flatten_heads(logs)
    totals = np.vecdot(g, _flatten_heads(result))[..., None]
    make = np.empty if q.shape[1] else np.zeros
    for_q, for_k, for_v = [make(each.shape, dtype, like=each) for each in (q, k, v)]
    for_bias = np.zeros((*q.shape[:2], k.shape[1]), dtype, like=q) if wants_bias else None

    def work(tile: _Tile) -> None:
        heads, rows, keys = tile
        if not keys:
            for_q[heads, rows] = 0
            return
        w = _compute_scores(q, k, bias, tile, causal, scale, logs)
        part = g[heads, rows]
        # g v' - totals
        seen = _append_column(v[heads, :keys], 1).swapaxes(-1, -2)
        for_s = _append_column(part, -totals[heads, rows]) @ seen
        if not _in_loops(_weigh, w, for_s):
            np.exp(w, out=w)
            for_s *= w
        _add_product(w, part, for_v[heads], rows.start == 0)
        if for_bias is not None:
            for_bias[heads, rows, :keys] = for_s
        found = np.matmul(for_s, k[heads, :keys], out=for_q[heads, rows])
        found *= scale
        _add_product(for_s, q[heads, rows] * scale, for_k[heads], rows.start == 0)

    # Each tile adds a matrix as wide as these to sums, which costs little if it is no wider than
    # the tile is long.
    _run_tiles(
        work, _cut_tiles(len(q), q.shape[1], k.shape[1], causal, max(k.shape[2], v.shape[2]))
    )
    return (
        for_q.reshape(query.shape),
        for_k.reshape(key.shape),
        for_v.reshape(value.shape),
        None if for_bias is None else for_bias.reshape(shape),
    )
