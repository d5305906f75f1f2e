"""Recurrent layers over whole sequences in operations, one step after the other: what the rows
`nn.functional.lstm_sequence`, `gru_sequence` and `rnn_sequence` are for a batch of samples each of
which has weights of its own. Arguments and results are those of
`autograd.kernels.sequence.recurrent`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd.base.ops import ops

Rows = tuple[Any, ...]


def _stepped(
    step: Callable[[Any, Rows], tuple[Rows, Rows]],
    input: Any,
    states: Rows,
    sizes: Sequence[int],
    reverse: bool,
) -> Rows:
    """What `step` gives of all times: step(rows of the input, states) -> (rows, states)."""
    ends = np.cumsum(sizes).tolist()
    found: list[Rows] = [()] * len(sizes)
    for t in range(len(sizes) - 1, -1, -1) if reverse else range(len(sizes)):
        n = sizes[t]
        found[t], now = step(input[ends[t] - n : ends[t]], tuple([x[:n] for x in states]))
        states = tuple(
            [x if n == len(y) else ops.cat([x, y[n:]]) for x, y in zip(now, states, strict=True)]
        )
    return tuple([ops.cat(list(each)) for each in zip(*found, strict=True)])


def lstm(
    input: Any,
    hidden: Any,
    cell: Any,
    weight: Any,
    projection: Any,
    sizes: Sequence[int],
    reverse: bool,
) -> Rows:
    """The hidden states, the cells and the gates after each step."""

    def step(rows: Any, states: Rows) -> tuple[Rows, Rows]:
        h, c = states
        i, f, g, o = ops.chunk(rows + h @ weight.t(), 4, -1)
        i, f, g, o = ops.sigmoid(i), ops.sigmoid(f), ops.tanh(g), ops.sigmoid(o)
        c = f * c + i * g
        h = o * ops.tanh(c)
        h = h if projection is None else h @ projection.t()
        return (h, c, ops.cat([i, f, g, o], -1).detach()), (h, c)

    return _stepped(step, input, (hidden, cell), sizes, reverse)


def gru(
    input: Any, hidden: Any, weight: Any, bias: Any, sizes: Sequence[int], reverse: bool
) -> Rows:
    """The states and the gates after each step."""
    size = hidden.shape[-1]

    def step(rows: Any, states: Rows) -> tuple[Rows, Rows]:
        (h,) = states
        own = ops.nn_functional_linear(h, weight, bias)
        both = ops.sigmoid(rows[:, : 2 * size] + own[:, : 2 * size])
        r, z, kept = both[:, :size], both[:, size:], own[:, 2 * size :]
        n = ops.tanh(rows[:, 2 * size :] + r * kept)
        h = n + z * (h - n)
        return (h, ops.cat([r, z, n, kept], -1).detach()), (h,)

    return _stepped(step, input, (hidden,), sizes, reverse)


def rnn(
    input: Any, hidden: Any, weight: Any, activation: str, sizes: Sequence[int], reverse: bool
) -> Any:
    """The states after each step."""

    def step(rows: Any, states: Rows) -> tuple[Rows, Rows]:
        h = getattr(ops, activation)(rows + states[0] @ weight.t())
        return (h,), (h,)

    return _stepped(step, input, (hidden,), sizes, reverse)[0]
