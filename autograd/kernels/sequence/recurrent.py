"""Recurrent layers over a whole sequence: all steps in one function, and their gradients.

What comes is `input`, the products with the inputs of all times one below the other, biases added:
`sizes[t]` rows for time t, those of the longest sequences first, so that sizes do not grow. Going
in `reverse`, a sequence begins where it is reached. Each function has its steps twice: as stages of
native loops, and as `work` by NumPy.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from autograd.kernels.elementwise.pointwise import sigmoid
from autograd.kernels.large import Product, Step
from autograd.kernels.reduce.reductions import sum_
from autograd.kernels.sequence.times import (
    Times,
    check_sequences,
    everywhere,
    in_one_dtype,
    in_parts,
    in_sequences,
    over_time,
    states_before,
    strips,
    weight_gradient,
)

__all__ = [
    "gru_sequence", "gru_sequence_backward", "lstm_sequence", "lstm_sequence_backward",
    "rnn_sequence", "rnn_sequence_backward",
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
    check_sequences(
        "lstm", sizes, input=(input, (count, 4 * width)), hidden=(hidden, (*sizes[:1], out)),
        cell=(cell, (*sizes[:1], width)), weight=(weight, (4 * width, out)),
        projection=(projection, (out, width)),
    )  # fmt: skip
    if projection is None and out != width:
        raise RuntimeError(f"lstm: hidden states of {out} and cells of {width} need a projection")
    input, times, h, c = in_one_dtype(input, weight, hidden, cell)
    gates = np.empty_like(input)
    result, cells = (np.empty_like(x, shape=(count, x.shape[1])) for x in (h, c))
    native = strips(count, times, None if projection is None else projection.T.astype(h.dtype))

    def stages(here: Times) -> Iterator[Product | Step]:
        now, before, parts = here.states(h), here.states(c), here.parts(gates, 4)
        ends = [here.rows(result), now]
        yield Product(now, native[0], [here.rows(gates)], here.rows(input))
        kept = [*parts, here.rows(cells), before]
        if projection is None:
            yield Step(_lstm_step, [*parts, before], [*kept, *ends])
        else:
            raw = np.empty_like(before)
            yield Step(_lstm_step, [*parts, before], [*kept, raw])
            yield Product(raw, native[1], ends)

    def work(part: range, rows: list[slice]) -> None:
        for here in rows:
            now = slice(part.start, part.start + here.stop - here.start)
            a = np.matmul(h[now], times, out=gates[here])
            a += input[here]
            i, f, g, o = np.split(a, 4, axis=1)
            for gate in (a[:, : 2 * width], o):
                gate[...] = sigmoid(gate)
            np.tanh(g, out=g)
            np.multiply(f, c[now], out=cells[here])
            cells[here] += i * g
            out = o * np.tanh(cells[here])
            result[here] = out if projection is None else out @ projection.T
            h[now], c[now] = result[here], cells[here]

    in_sequences(work, sizes, weight, reverse, stages if native else None)
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
    size, dtype = cell.shape[1], gates.dtype
    for_input = np.empty_like(gates)  # first what its gradient is a multiple of
    before = states_before(cells, cell, sizes, reverse)
    h, c = (np.zeros(x.shape, dtype, like=x) for x in (hidden, cell))
    raw, reached = np.empty_like(cells), np.empty_like(result)
    kept = 1 if projection is None else 2  # of what a step gives, without these or with them
    native = strips(len(gates), weight.astype(dtype), projection)

    def stages(here: Times) -> Iterator[Product | Step]:
        now, cell_now, parts = here.states(h), here.states(c), here.parts(gates, 4)
        yield Step(_plus, [now, here.rows(grad)], [now, here.rows(reached)][:kept])
        if grad_cells is not None:
            yield Step(_plus, [cell_now, here.rows(grad_cells)], [cell_now])
        by_out = now
        if projection is not None:
            by_out = np.empty_like(cell_now)
            yield Product(now, native[1], [by_out])
        given = [*parts, here.rows(before), here.rows(cells), by_out, cell_now]
        results = [*here.parts(for_input, 4), cell_now, here.rows(raw)]
        yield Step(_lstm_step_backward, given, results[: 4 + kept])
        yield Product(here.rows(for_input), native[0], [now])

    def slopes(rows: slice) -> None:
        i, f, g, o = np.split(gates[rows], 4, axis=1)
        by_i, by_f, by_g, by_o = np.split(for_input[rows], 4, axis=1)
        by_i[...] = g * i * (1 - i)
        by_f[...] = before[rows] * f * (1 - f)
        by_g[...] = i * (1 - g * g)
        t = np.tanh(cells[rows])
        by_o[...] = t * o * (1 - o)
        if projection is not None:
            np.multiply(o, t, out=raw[rows])
        t *= -t
        t += 1
        np.multiply(o, t, out=through[rows])

    through = np.empty_like(cells)
    if not native:
        everywhere(slopes, len(gates), 4 * size)

    def work(part: range, rows: list[slice]) -> None:
        for here in rows:
            now = slice(part.start, part.start + here.stop - here.start)
            h[now] += grad[here]
            if grad_cells is not None:
                c[now] += grad_cells[here]
            by_out = h[now]
            if projection is not None:
                reached[here], by_out = by_out, by_out @ projection
            c[now] += by_out * through[here]
            by = for_input[here].reshape(len(by_out), 4, size)
            by[:, :3] *= c[now, None]
            by[:, 3] *= by_out
            c[now] *= gates[here, size : 2 * size]
            np.matmul(for_input[here], weight, out=h[now])

    in_sequences(work, sizes, weight, not reverse, stages if native else None)
    for_weight = weight_gradient(for_input, result, hidden, sizes, reverse)
    for_projection = None if projection is None else over_time(reached, raw)
    return for_input, h, c, for_weight, for_projection


def _lstm_step(i: Any, f: Any, g: Any, o: Any, before: Any) -> Arrays:
    """Gates, cell and state of a step, the last two twice, of the gates' arguments and the cell
    before."""
    i, f, g, o = *(x.vector("sigmoid") for x in (i, f)), np.tanh(g), o.vector("sigmoid")
    cell = f * before + i * g
    state = o * np.tanh(cell)
    return i, f, g, o, cell, cell, state, state


def _lstm_step_backward(
    i: Any, f: Any, g: Any, o: Any, before: Any, cell: Any, for_state: Any, for_cell: Any
) -> Arrays:
    """The gradients of the gates' arguments, and of the cell before; and the state."""
    t = np.tanh(cell)
    c = for_cell + for_state * o * (1 - t * t)
    by_i, by_f, by_g = c * g * i * (1 - i), c * before * f * (1 - f), c * i * (1 - g * g)
    return by_i, by_f, by_g, for_state * t * o * (1 - o), c * f, o * t


def _plus(x: Any, y: Any) -> Arrays:
    """The sum, twice."""
    return x + y, x + y


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
    check_sequences(
        "gru", sizes, input=(input, (count, 3 * width)), hidden=(hidden, (*sizes[:1], width)),
        weight=(weight, (3 * width, width)), bias=(bias, (3 * width,)),
    )  # fmt: skip
    input, times, h = in_one_dtype(input, weight, hidden)
    added = None if bias is None else bias.astype(h.dtype)
    gates, result = (np.empty_like(input, shape=(count, n)) for n in (4 * width, width))
    native = strips(count, times)

    def stages(here: Times) -> Iterator[Product | Step]:
        now, own = here.states(h), np.empty((here.many, 3 * width), h.dtype)
        yield Product(now, native[0], [own], added)
        given = [*in_parts(own, 3), *here.parts(input, 3), now]
        yield Step(_gru_step, given, [*here.parts(gates, 4), here.rows(result), now])

    def work(part: range, rows: list[slice]) -> None:
        for here in rows:
            now = h[part.start : part.start + here.stop - here.start]
            own = now @ times
            if added is not None:
                own += added
            r, z, n, kept = np.split(gates[here], 4, axis=1)
            both = gates[here, : 2 * width]
            both[...] = sigmoid(own[:, : 2 * width] + input[here, : 2 * width])
            kept[...] = own[:, 2 * width :]
            change = r * kept
            change += input[here, 2 * width :]
            n[...] = np.tanh(change)
            now -= n
            now *= z
            now += n
            result[here] = now

    in_sequences(work, sizes, weight, reverse, stages if native else None)
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

    h = np.zeros(hidden.shape, result.dtype, like=hidden)
    native = strips(len(gates), weight.astype(result.dtype))
    if not native:
        everywhere(slopes, len(gates), 4 * size)

    def stages(here: Times) -> Iterator[Product | Step]:
        now = here.states(h)
        yield Step(_plus, [now, here.rows(grad)], [now])
        given = [*here.parts(gates, 4), here.rows(before), now]
        results = [*here.parts(for_input, 3), *here.parts(for_own, 3), now]
        yield Step(_gru_step_backward, given, results)
        yield Product(here.rows(for_own), native[0], [now], now)

    def work(part: range, rows: list[slice]) -> None:
        for here in rows:
            now = h[part.start : part.start + here.stop - here.start]
            now += grad[here]
            by = for_input[here].reshape(len(now), 3, size)
            by *= now[:, None]
            own = for_own[here].reshape(len(now), 3, size)
            own[:, :2] = by[:, :2]
            np.multiply(by[:, 2], gates[here, :size], out=own[:, 2])
            now *= gates[here, size : 2 * size]
            now += for_own[here] @ weight

    in_sequences(work, sizes, weight, not reverse, stages if native else None)
    for_bias = sum_(for_own, 0, False, None) if biased else None
    return for_input, h, weight_gradient(for_own, result, hidden, sizes, reverse), for_bias


def _gru_step(
    own_r: Any, own_z: Any, own_n: Any, for_r: Any, for_z: Any, for_n: Any, before: Any
) -> Arrays:
    """r, z, n, the state's part in n, and the state twice, of the parts of the products with the
    state and with the input."""
    r, z = (own_r + for_r).vector("sigmoid"), (own_z + for_z).vector("sigmoid")
    n = np.tanh(for_n + r * own_n)
    state = n + z * (before - n)
    return r, z, n, own_n, state, state


def _gru_step_backward(r: Any, z: Any, n: Any, own: Any, before: Any, for_state: Any) -> Arrays:
    """The gradients of the parts of the product with the input, of those with the state, and of
    the state before without these."""
    by_n = for_state * (1 - z) * (1 - n * n)
    by_z = for_state * (before - n) * z * (1 - z)
    by_r = by_n * own * r * (1 - r)
    return by_r, by_z, by_n, by_r, by_z, by_n * r, for_state * z


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
    check_sequences(
        "rnn", sizes, input=(input, (count, width)), hidden=(hidden, (*sizes[:1], width)),
        weight=(weight, (width, width)),
    )  # fmt: skip
    input, times, h = in_one_dtype(input, weight, hidden)
    result = np.empty_like(input)
    native = strips(count, times)

    def stages(here: Times) -> Iterator[Product | Step]:
        now, out = here.states(h), here.rows(result)
        yield Product(now, native[0], [out], here.rows(input))
        yield Step(_RNN_STEPS[activation], [out], [out, now])

    def work(part: range, rows: list[slice]) -> None:
        for here in rows:
            before = h[part.start : part.start + here.stop - here.start]
            now = np.matmul(before, times, out=result[here])
            now += input[here]
            if activation == "tanh":
                np.tanh(now, out=now)
            else:
                np.maximum(now, 0, out=now)
            before[...] = now

    in_sequences(work, sizes, weight, reverse, stages if native else None)
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

    h = np.zeros(hidden.shape, result.dtype, like=hidden)
    native = strips(len(result), weight.astype(result.dtype))
    if not native:
        everywhere(slopes, *result.shape)

    def stages(here: Times) -> Iterator[Product | Step]:
        now, by = here.states(h), here.rows(for_input)
        yield Step(_RNN_SLOPES[activation], [here.rows(result), now, here.rows(grad)], [by])
        yield Product(by, native[0], [now])

    def work(part: range, rows: list[slice]) -> None:
        for here in rows:
            now = h[part.start : part.start + here.stop - here.start]
            now += grad[here]
            by = for_input[here]
            if tanh:
                by *= now
            else:  # as relu: no nan where it is 0, and nan where it is nan
                np.copyto(by, now, where=~(result[here] <= 0))
            np.matmul(by, weight, out=now)

    in_sequences(work, sizes, weight, not reverse, stages if native else None)
    return for_input, h, weight_gradient(for_input, result, hidden, sizes, reverse)


_RNN_STEPS: dict[str, Callable[..., Arrays]] = {
    "tanh": lambda x: (np.tanh(x),) * 2,
    "relu": lambda x: (np.maximum(x, 0),) * 2,
}
_RNN_SLOPES: dict[str, Callable[..., Arrays]] = {
    "tanh": lambda state, for_state, grad: ((for_state + grad) * (1 - state * state),),
    "relu": lambda state, for_state, grad: (np.where(state <= 0, 0, for_state + grad),),
}
