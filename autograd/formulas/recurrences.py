"""Gradients of recurrent layers: `autograd.kernels.sequence.recurrent` has those on arrays.

On Tensors, where they are recorded, what does not go from step to step is computed for all times at
once: the gates, from the states before each step, and what gradients are multiples of.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.ops import ops
from autograd.formulas import wanted

Gradients = tuple[Any, ...]


def _states_before(kept: Any, first: Any, sizes: Sequence[int], reverse: bool) -> Any:
    return kernels.states_before(kept, first, sizes, reverse, ops.cat)


def _split_gates(x: Any, count: int) -> list[Any]:
    size = x.shape[-1] // count
    return [x.narrow(-1, k * size, size) for k in range(count)]


def through_steps(
    step: Callable[[slice, Gradients], tuple[Gradients, Gradients]], states: Gradients,
    sizes: Sequence[int], reverse: bool,
) -> tuple[Gradients, Gradients]:  # fmt: skip
    """What `step` gives of all times, in `reverse` from the last one on, and the states at the end.

    found, next states = step(rows, the states that their sequences are in), of a time's `rows`.
    The gradients of states go through the steps in the other direction.
    """
    ends = np.cumsum(sizes).tolist()
    found: list[Gradients] = [()] * len(sizes)
    for t in range(len(sizes) - 1, -1, -1) if reverse else range(len(sizes)):
        n = sizes[t]
        found[t], now = step(slice(ends[t] - n, ends[t]), tuple([x[:n] for x in states]))
        states = tuple(
            [x if n == len(y) else ops.cat([x, y[n:]]) for x, y in zip(now, states, strict=True)]
        )
    return tuple([ops.cat(list(each)) for each in zip(*found, strict=True)]), states


def lstm_inputs(
    grad: Any, grad_cells: Any, given: Sequence[bool], input: Any, hidden: Any, cell: Any,
    weight: Any, projection: Any, result: Any, cells: Any, gates: Any, sizes: Sequence[int],
    reverse: bool, needs: Sequence[Any],
) -> Gradients:  # fmt: skip
    """The gradients of input, hidden, cell, weight and projection; see `kernels.lstm_sequence`."""
    if isinstance(grad, np.ndarray):
        return kernels.lstm_sequence_backward(
            grad, grad_cells if given[1] else None, hidden, cell, weight, projection, result, cells,
            gates, sizes, reverse,
        )  # fmt: skip
    before, before_cells = (
        _states_before(*x, sizes, reverse) for x in ((result, hidden), (cells, cell))
    )
    i, f, g, o = _split_gates(input + before @ weight.t(), 4)
    i, f, g, o = ops.sigmoid(i), ops.sigmoid(f), ops.tanh(g), ops.sigmoid(o)
    t = ops.tanh(cells)
    through = o * (1 - t * t)
    by_cell = [g * i * (1 - i), before_cells * f * (1 - f), i * (1 - g * g)]
    by_out = t * o * (1 - o)
    reached: dict[int, Any] = {}

    def step(rows: slice, after: Gradients) -> tuple[Gradients, Gradients]:
        h, c = after[0] + grad[rows], after[1] + grad_cells[rows]
        reached[rows.start] = h
        out = h if projection is None else h @ projection
        c = c + out * through[rows]
        by = ops.cat([*[c * x[rows] for x in by_cell], out * by_out[rows]], -1)
        return (by,), (by @ weight, c * f[rows])

    none = (ops.zeros_like(hidden), ops.zeros_like(cell))
    (for_input,), (for_hidden, for_cell) = through_steps(step, none, sizes, not reverse)
    for_projection = None
    if projection is not None:
        rows = ops.cat([reached[start] for start in sorted(reached)])
        for_projection = rows.t() @ (o * t)
    found = (for_input, for_hidden, for_cell, for_input.t() @ before, for_projection)
    return wanted(found, needs)


def gru_inputs(
    grad: Any, input: Any, hidden: Any, weight: Any, bias: Any, result: Any, gates: Any,
    sizes: Sequence[int], reverse: bool, needs: Sequence[Any],
) -> Gradients:  # fmt: skip
    """The gradients of input, hidden, weight and bias; see `kernels.gru_sequence`."""
    if isinstance(grad, np.ndarray):
        return kernels.gru_sequence_backward(
            grad, hidden, weight, result, gates, sizes, reverse, needs[3] is not None
        )
    size = hidden.shape[-1]
    before = _states_before(result, hidden, sizes, reverse)
    own = ops.nn_functional_linear(before, weight, bias)
    r, z = _split_gates(ops.sigmoid(input.narrow(-1, 0, 2 * size) + own.narrow(-1, 0, 2 * size)), 2)
    kept = own.narrow(-1, 2 * size, size)
    n = ops.tanh(input.narrow(-1, 2 * size, size) + r * kept)
    by_n = (1 - z) * (1 - n * n)
    by_r, by_z = by_n * kept * r * (1 - r), (before - n) * z * (1 - z)

    def step(rows: slice, after: Gradients) -> tuple[Gradients, Gradients]:
        h = after[0] + grad[rows]
        by = ops.cat([h * by_r[rows], h * by_z[rows], h * by_n[rows] * r[rows]], -1)
        # The gradients of the state's own part, and, of the third gate, that of the input's.
        return (ops.cat([by, h * by_n[rows]], -1),), (h * z[rows] + by @ weight,)

    none = (ops.zeros_like(hidden),)
    (both,), (for_hidden,) = through_steps(step, none, sizes, not reverse)
    for_own = both.narrow(-1, 0, 3 * size)
    for_input = ops.cat([both.narrow(-1, 0, 2 * size), both.narrow(-1, 3 * size, size)], -1)
    return wanted((for_input, for_hidden, for_own.t() @ before, for_own.sum(0)), needs)


def rnn_inputs(
    grad: Any, input: Any, hidden: Any, weight: Any, result: Any, activation: str,
    sizes: Sequence[int], reverse: bool, needs: Sequence[Any],
) -> Gradients:  # fmt: skip
    """The gradients of input, hidden and weight; see `kernels.rnn_sequence`.

    `input` is kept for the result alone, to compute it again where somebody has written into it.
    """
    if isinstance(grad, np.ndarray):
        return kernels.rnn_sequence_backward(
            grad, hidden, weight, result, activation, sizes, reverse
        )
    tanh = activation == "tanh"
    slope = 1 - result * result if tanh else result <= 0

    def step(rows: slice, after: Gradients) -> tuple[Gradients, Gradients]:
        by = after[0] + grad[rows]
        by = by * slope[rows] if tanh else ops.where(slope[rows], 0, by)
        return (by,), (by @ weight,)

    none = (ops.zeros_like(hidden),)
    (for_input,), (for_hidden,) = through_steps(step, none, sizes, not reverse)
    before = _states_before(result, hidden, sizes, reverse)
    return wanted((for_input, for_hidden, for_input.t() @ before), needs)
