"""Recurrent layers over a whole sequence: all steps in one function, and their gradients.

What comes is `input`, the products with the inputs of all times one below the other, biases added:
`sizes[t]` rows for time t, those of the longest sequences first, so that sizes do not grow. Going
in `reverse`, a sequence begins where it is reached.

Sequences do not depend on each other: each thread goes through all times with some of them, so that
threads never wait for each other between two steps, as they would if each small product of a step
were shared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import accumulate, pairwise
from typing import Any

import numpy as np

from autograd.array.duck import outside
from autograd.kernels.elementwise.blocks import BLOCK
from autograd.kernels.elementwise.numbers import require_kind
from autograd.kernels.elementwise.pointwise import sigmoid
from autograd.kernels.large import NATIVE, Part
from autograd.kernels.linalg.products import Multiplier
from autograd.kernels.reduce.reductions import sum_
from autograd.kernels.threads import NUMPY, in_threads, shares, workers

__all__ = [
    "gru_sequence", "gru_sequence_backward", "lstm_sequence", "lstm_sequence_backward",
    "rnn_sequence", "rnn_sequence_backward", "states_before",
]  # fmt: skip

Arrays = tuple[np.ndarray, ...]


# ---- long short-term memory ----------------------------------------------------------------------


def lstm_sequence(
    input: np.ndarray, hidden: np.ndarray, cell: np.ndarray, weight: np.ndarray, projection: Any,
    sizes: Sequence[int], reverse: bool,
) -> Arrays:  # fmt: skip
    """The hidden states and cells after each step, and the gates i, f, g, o side by side.

    c' = f c + i g and h' = o tanh(c'), projected, with i, f, o = sigmoid and g = tanh of parts of
    input + W h (S. Hochreiter and J. Schmidhuber, "Long short-term memory", 1997; F. Gers et al.,
    2000, for f; H. Sak et al., 2014, for the projection).

    input (rows, 4 H), hidden (N, P), cell (N, H), weight (4 H, P), projection (P, H) or None

    Raises RuntimeError for other shapes.
    """
    count, width, out = sum(sizes), cell.shape[-1], hidden.shape[-1]
    _check_sequences(
        "lstm", sizes, input=(input, (count, 4 * width)), hidden=(hidden, (*sizes[:1], out)),
        cell=(cell, (*sizes[:1], width)), weight=(weight, (4 * width, out)),
        projection=(projection, (out, width)),
    )  # fmt: skip
    if projection is None and out != width:
        raise RuntimeError(f"lstm: hidden states of {out} and cells of {width} need a projection")
    dtype, size = np.result_type(input, hidden, cell, weight), cell.shape[1]
    gates = np.empty(input.shape, dtype, like=input)
    native = gates.size >= NATIVE.least and not outside(gates)
    times = Multiplier(weight.T, dtype)
    cells = np.empty((len(input), size), dtype, like=input)
    result = np.empty((len(input), hidden.shape[1]), dtype, like=input)

    def work(part: range, rows: list[slice]) -> None:
        h, c = (x[part.start : part.stop].astype(dtype) for x in (hidden, cell))
        for here in rows:
            n = here.stop - here.start
            a = times(h[:n], gates[here], input[here])
            now, out = (
                cells[here],
                result[here] if projection is None else np.empty((n, size), dtype),
            )
            parts = _parts(a, 4)
            if not native or not NATIVE.fill_rows(_lstm_step, [*parts, c[:n]], [*parts, now, out]):
                i, f, g, o = np.split(a, 4, axis=1)
                for gate in (a[:, : 2 * size], o):
                    gate[...] = sigmoid(gate)
                np.tanh(g, out=g)
                np.multiply(f, c[:n], out=now)
                now += i * g
                np.multiply(o, np.tanh(now), out=out)
            if projection is not None:
                np.matmul(out, projection.T, out=result[here])
            h[:n], c[:n] = result[here], now

    _in_sequences(work, sizes, weight, reverse)
    return result, cells, gates


def lstm_sequence_backward(
    grad: np.ndarray, grad_cells: Any, hidden: np.ndarray, cell: np.ndarray, weight: np.ndarray,
    projection: Any, result: np.ndarray, cells: np.ndarray, gates: np.ndarray, sizes: Sequence[int],
    reverse: bool,
) -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray, Any]:  # fmt: skip
    """The gradients of input, hidden, cell, weight and projection; `grad_cells` may be None.

    With the gradients h of the state and c of the cell, c += h o (1 - tanh(c')^2); those of the
    arguments of i, f, g, o are c g i (1 - i), c c_before f (1 - f), c i (1 - g^2) and
    h tanh(c') o (1 - o), and the step before gets their product with W, and c f.
    """
    size = cell.shape[1]
    for_input = np.empty_like(gates)  # first what its gradient is a multiple of
    through = np.empty_like(cells)
    raw = None if projection is None else np.empty_like(cells)
    before = states_before(cells, cell, sizes, reverse)

    def slopes(rows: slice) -> None:
        i, f, g, o = np.split(gates[rows], 4, axis=1)
        by_i, by_f, by_g, by_o = np.split(for_input[rows], 4, axis=1)
        by_i[...] = g * i * (1 - i)
        by_f[...] = before[rows] * f * (1 - f)
        by_g[...] = i * (1 - g * g)
        t = np.tanh(cells[rows])
        by_o[...] = t * o * (1 - o)
        if raw is not None:
            np.multiply(o, t, out=raw[rows])
        t *= -t
        t += 1
        np.multiply(o, t, out=through[rows])

    native = projection is None and gates.size >= NATIVE.least and not outside(gates)
    if not native:
        _everywhere(slopes, len(gates), 4 * size)
    for_hidden, for_cell = (np.zeros(x.shape, gates.dtype, like=x) for x in (hidden, cell))
    reached = None if projection is None else np.empty_like(result)
    times = Multiplier(weight, gates.dtype)

    def work(part: range, rows: list[slice]) -> None:
        all_h, all_c = (x[part.start : part.stop] for x in (for_hidden, for_cell))
        for here in reversed(rows):
            n = here.stop - here.start
            h, c = all_h[:n], all_c[:n]
            h += grad[here]
            if grad_cells is not None:
                c += grad_cells[here]
            if reached is not None:
                reached[here] = h
            if native:
                given = [*_parts(gates[here], 4), before[here], cells[here], h, c]
                if NATIVE.fill_rows(_lstm_step_backward, given, [*_parts(for_input[here], 4), c]):
                    times(for_input[here], h)
                    continue
                slopes(here)
            by_out = h if projection is None else h @ projection
            c += by_out * through[here]
            by = for_input[here].reshape(n, 4, size)
            by[:, :3] *= c[:, None]
            by[:, 3] *= by_out
            c *= gates[here, size : 2 * size]
            times(for_input[here], h)

    _in_sequences(work, sizes, weight, reverse)
    for_weight = _over_time(for_input, states_before(result, hidden, sizes, reverse))
    for_projection = _over_time(reached, raw) if reached is not None and raw is not None else None
    return for_input, for_hidden, for_cell, for_weight, for_projection


def _lstm_step(i: Any, f: Any, g: Any, o: Any, before: Any) -> Any:
    """Gates, cell and state of a step, of the gates' arguments and the cell before, in one loop."""
    i, f, g, o = *(x.vector("sigmoid") for x in (i, f)), np.tanh(g), o.vector("sigmoid")
    cell = f * before + i * g
    return i, f, g, o, cell, o * np.tanh(cell)


def _lstm_step_backward(
    i: Any, f: Any, g: Any, o: Any, before: Any, cell: Any, for_state: Any, for_cell: Any
) -> Any:
    """The gradients of the gates' arguments, and of the cell before."""
    t = np.tanh(cell)
    c = for_cell + for_state * o * (1 - t * t)
    by_g = c * i * (1 - g * g)
    return c * g * i * (1 - i), c * before * f * (1 - f), by_g, for_state * t * o * (1 - o), c * f


# ---- gated recurrent units -----------------------------------------------------------------------


def gru_sequence(
    input: np.ndarray, hidden: np.ndarray, weight: np.ndarray, bias: Any, sizes: Sequence[int],
    reverse: bool,
) -> Arrays:  # fmt: skip
    """The states after each step; r, z, n and the state's part in n, W_n h + b_n, side by side.

    h' = (1 - z) n + z h with r, z = sigmoid(x + W h + b) and n = tanh(x + r (W_n h + b_n)) (K. Cho
    et al., "Learning phrase representations using RNN encoder-decoder", 2014).

    input (rows, 3 H), hidden (N, H), weight (3 H, H), bias (3 H,) or None

    Raises RuntimeError for other shapes.
    """
    count, width = sum(sizes), hidden.shape[-1]
    _check_sequences(
        "gru", sizes, input=(input, (count, 3 * width)), hidden=(hidden, (*sizes[:1], width)),
        weight=(weight, (3 * width, width)), bias=(bias, (3 * width,)),
    )  # fmt: skip
    dtype, size = np.result_type(input, hidden, weight), hidden.shape[1]
    gates = np.empty((len(input), 4 * size), dtype, like=input)
    times = Multiplier(weight.T, dtype)
    result = np.empty((len(input), size), dtype, like=input)

    def work(part: range, rows: list[slice]) -> None:
        h = hidden[part.start : part.stop].astype(dtype)
        for here in rows:
            now = h[: here.stop - here.start]
            own = times(now)
            if bias is not None:
                own += bias
            r, z, n, kept = np.split(gates[here], 4, axis=1)
            both = gates[here, : 2 * size]
            both[...] = sigmoid(own[:, : 2 * size] + input[here, : 2 * size])
            kept[...] = own[:, 2 * size :]
            change = r * kept
            change += input[here, 2 * size :]
            n[...] = np.tanh(change)
            now -= n
            now *= z
            now += n
            result[here] = now

    _in_sequences(work, sizes, weight, reverse)
    return result, gates


def gru_sequence_backward(
    grad: np.ndarray, hidden: np.ndarray, weight: np.ndarray, result: np.ndarray, gates: np.ndarray,
    sizes: Sequence[int], reverse: bool, biased: bool,
) -> tuple[np.ndarray, np.ndarray, np.ndarray, Any]:  # fmt: skip
    """The gradients of input, hidden, weight and, if there is one, bias.

    With the gradient h of the state those of the arguments of n, z, r are d = h (1 - z) (1 - n^2),
    h (h_before - n) z (1 - z) and d own r (1 - r), own = W_n h_before + b_n.
    """
    size = hidden.shape[1]
    before = states_before(result, hidden, sizes, reverse)
    for_input = np.empty(
        (len(gates), 3 * size), gates.dtype, like=gates
    )  # as in lstm_sequence_backward
    for_own = np.empty_like(for_input)

    def slopes(rows: slice) -> None:
        r, z, n, own = np.split(gates[rows], 4, axis=1)
        by_r, by_z, by_n = np.split(for_input[rows], 3, axis=1)
        by_n[...] = (1 - z) * (1 - n * n)
        by_z[...] = (before[rows] - n) * z * (1 - z)
        by_r[...] = by_n * own * r * (1 - r)

    _everywhere(slopes, len(gates), 4 * size)
    for_hidden = np.zeros(hidden.shape, result.dtype, like=hidden)
    times = Multiplier(weight, result.dtype)

    def work(part: range, rows: list[slice]) -> None:
        every = for_hidden[part.start : part.stop]
        for here in reversed(rows):
            n = here.stop - here.start
            h = every[:n]
            h += grad[here]
            by = for_input[here].reshape(n, 3, size)
            by *= h[:, None]
            own = for_own[here].reshape(n, 3, size)
            own[:, :2] = by[:, :2]
            np.multiply(by[:, 2], gates[here, :size], out=own[:, 2])
            h *= gates[here, size : 2 * size]
            h += times(for_own[here])

    _in_sequences(work, sizes, weight, reverse)
    for_bias = sum_(for_own, 0, False, None) if biased else None
    return for_input, for_hidden, _over_time(for_own, before), for_bias


# ---- simple recurrent units ----------------------------------------------------------------------


def rnn_sequence(
    input: np.ndarray, hidden: np.ndarray, weight: np.ndarray, activation: str,
    sizes: Sequence[int], reverse: bool,
) -> np.ndarray:  # fmt: skip
    """The states after each step, ``tanh(input + W h)``, or relu of it.

    input (rows, H), hidden (N, H), weight (H, H)

    Raises RuntimeError for other shapes.
    """
    count, width = sum(sizes), hidden.shape[-1]
    _check_sequences(
        "rnn", sizes, input=(input, (count, width)), hidden=(hidden, (*sizes[:1], width)),
        weight=(weight, (width, width)),
    )  # fmt: skip
    dtype = np.result_type(input, hidden, weight)
    result = np.empty(input.shape, dtype, like=input)
    times = Multiplier(weight.T, dtype)

    def work(part: range, rows: list[slice]) -> None:
        h = hidden[part.start : part.stop].astype(dtype)
        for here in rows:
            n = here.stop - here.start
            now = times(h[:n], result[here], input[here])
            if activation == "tanh":
                np.tanh(now, out=now)
            else:
                np.maximum(now, 0, out=now)
            h[:n] = now

    _in_sequences(work, sizes, weight, reverse)
    return result


def rnn_sequence_backward(
    grad: np.ndarray, hidden: np.ndarray, weight: np.ndarray, result: np.ndarray, activation: str,
    sizes: Sequence[int], reverse: bool,
) -> Arrays:  # fmt: skip
    """The gradients of input, hidden and weight: that of a step's argument is h (1 - tanh^2)."""
    for_input = np.empty_like(result)  # as in lstm_sequence_backward
    tanh = activation == "tanh"

    def slopes(rows: slice) -> None:
        by, now = for_input[rows], result[rows]
        if tanh:
            np.multiply(now, -now, out=by)
            by += 1
        else:
            by[...] = 0

    _everywhere(slopes, *result.shape)
    for_hidden = np.zeros(hidden.shape, result.dtype, like=hidden)
    times = Multiplier(weight, result.dtype)

    def work(part: range, rows: list[slice]) -> None:
        every = for_hidden[part.start : part.stop]
        for here in reversed(rows):
            h = every[: here.stop - here.start]
            h += grad[here]
            by = for_input[here]
            if tanh:
                by *= h
            else:  # as relu: no nan where it is 0, and nan where it is nan
                np.copyto(by, h, where=~(result[here] <= 0))
            times(by, h)

    _in_sequences(work, sizes, weight, reverse)
    before = states_before(result, hidden, sizes, reverse)
    return for_input, for_hidden, _over_time(for_input, before)


# ---- going through sequences ---------------------------------------------------------------------

_FEW = 1 << 21
"""Multiplications below which a second thread costs more than it helps: on a busy machine a thread
may wait for another for longer than all the work takes."""


def _parts(x: np.ndarray, count: int) -> list[Part]:
    """The columns of a matrix in so many parts."""
    every = x.reshape(len(x), count, -1)
    return [Part(every, k) for k in range(count)]


def _check_sequences(
    name: str, sizes: Sequence[int], **shapes: tuple[Any, tuple[int, ...]]
) -> None:
    """Raises RuntimeError unless there are times, that do not grow, and all shapes are as said.

    Raises NotImplementedError for integers: the dtype of a state is that of an input.
    """
    if not sizes or min(sizes) < 0 or any(n < m for n, m in pairwise(sizes)):
        raise RuntimeError(f"{name}: sizes must be numbers of rows that do not grow, not {sizes}")
    for argument, (array, shape) in shapes.items():
        if array is None:
            continue
        require_kind(name, array.dtype, "f")
        if array.shape != shape:
            raise RuntimeError(
                f"{name}: expected {argument} of shape {list(shape)}, but got {list(array.shape)}"
            )


def _in_sequences(
    work: Callable[[range, list[slice]], None], sizes: Sequence[int], weight: Any, reverse: bool
) -> None:
    """work(some, rows) for some sequences in each thread, `rows` theirs, time by time."""
    count = max(sizes)
    starts = [*accumulate(sizes, initial=0)]  # the first row of each time
    times = range(len(sizes) - 1, -1, -1) if reverse else range(len(sizes))

    def some(part: range) -> None:
        rows = [
            slice(starts[t] + part.start, starts[t] + min(sizes[t], part.stop))
            for t in times
            if sizes[t] > part.start
        ]
        with np.errstate(all="ignore"):
            work(part, rows)

    few = count * weight.size < _FEW
    with NUMPY.alone(few):
        in_threads(some, shares(count, 1 if few else workers(True)))


def _over_time(grad: np.ndarray, states: np.ndarray) -> np.ndarray:
    """The gradient of a weight, the sum over all rows of products of a gradient and a state."""
    few = grad.size * states.shape[1] < 8 * _FEW
    with NUMPY.alone(few):
        return grad.T @ states


def _everywhere(work: Callable[[slice], None], rows: int, width: int) -> None:
    """work(slice) for all rows, few enough at a time to stay in the cache, in threads."""
    step = max(1, BLOCK // max(width, 1))

    def some(part: range) -> None:
        with np.errstate(all="ignore"):
            for start in range(part.start, part.stop, step):
                work(slice(start, min(start + step, part.stop)))

    in_threads(some, shares(rows, workers(False) if rows > step else 1))


def states_before(
    kept: Any, first: Any, sizes: Sequence[int], reverse: bool, cat: Any = np.concatenate
) -> Any:
    """The states before each step, from those after it and those of the beginning, `first`.

    cat: joins a list of rows; of Tensors it may be another function than of arrays.
    """
    starts = [*accumulate(sizes, initial=0)]  # the first row of each time
    parts = []
    for t, size in enumerate(sizes):
        before = t + 1 if reverse else t - 1
        known = min(sizes[before], size) if 0 <= before < len(sizes) else 0
        if known:
            parts.append(kept[starts[before] : starts[before] + known])
        if known < size:
            parts.append(first[known:size])
    return cat(parts) if parts else first[:0]
