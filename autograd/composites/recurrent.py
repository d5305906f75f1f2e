"""Recurrent cells, and layers of them over sequences, as composites of Tensors.

A layer's products with the inputs are one product for all times; what goes step by step is a row of
its own, `nn.functional.lstm_sequence` and the like. Sequences of different lengths stand side by
side as in PyTorch's PackedSequence, the longest first: at time t the first batch_sizes[t] of them
go on.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.composites.reduced import only_real
from autograd.formulas import plain
from autograd.formulas.recurrences import Weights, gru_step, lstm_step, simple_step

State = tuple[Any, ...]


# ---- one step ------------------------------------------------------------------------------------


class MatrixError(RuntimeError, IndexError):
    """A weight that is no matrix: PyTorch's error is one or the other."""


def _run_cell(
    name: str, step: Any, input: Any, state: State, weights: Weights, gates: int
) -> State:
    """One step for an input (N, I) or (I,). Raises RuntimeError for shapes that do not fit."""
    only_real(name, input, *state)
    for word, weight in (("ih", weights.given), ("hh", weights.hidden)):
        if weight.ndim != 2:
            raise MatrixError(f"{name}: weight_{word} must have 2 dimensions, not {weight.ndim}")
    hidden = weights.hidden.shape[1]
    if weights.given.shape[0] != gates * hidden:
        raise RuntimeError(
            f"weight_ih first dim must be {gates} * hidden_size = {gates * hidden}, but got "
            f"{weights.given.shape[0]}"
        )
    if input.ndim not in (1, 2) or any(h.ndim != input.ndim for h in state):
        raise RuntimeError(
            f"{name}: Expected input and hidden states of 1D or 2D, got {input.ndim}D and "
            f"{[h.ndim for h in state]}"
        )
    if input.shape[-1] != weights.given.shape[1]:
        raise RuntimeError(
            f"input has inconsistent input_size: got {input.shape[-1]} expected "
            f"{weights.given.shape[1]}"
        )
    if state[0].shape[-1] != hidden or weights.hidden.shape[0] != gates * hidden:
        raise RuntimeError(
            f"hidden0 has inconsistent hidden_size: got {state[0].shape[-1]}, expected {hidden}"
        )
    if input.shape[:-1] != state[0].shape[:-1]:
        raise RuntimeError(
            f"Input batch size {input.shape[0]} doesn't match hidden0 batch size "
            f"{state[0].shape[0]}"
        )
    if any(each.shape != state[0].shape for each in state):
        raise RuntimeError(
            f"{name}: the states must be of one shape, but got {[list(h.shape) for h in state]}"
        )
    for bias in (weights.given_bias, weights.hidden_bias):
        if bias is not None and bias.shape != (gates * hidden,):
            raise RuntimeError(
                f"biases must be of shape {[gates * hidden]}, not {list(bias.shape)}"
            )
    given = ops.nn_functional_linear(input, weights.given, weights.given_bias)
    state, _ = step(given, state, weights)
    return state


def lstm_cell(input: Any, hx: Any, w_ih: Any, w_hh: Any, b_ih: Any, b_hh: Any) -> State:
    """The next (h, c)."""
    if len(hx) != 2:
        raise RuntimeError("lstm_cell expects two hidden states")
    weights = Weights(w_ih, w_hh, b_ih, b_hh)
    return _run_cell("lstm_cell", lstm_step, input, tuple(hx), weights, 4)


def gru_cell(input: Any, hx: Any, w_ih: Any, w_hh: Any, b_ih: Any, b_hh: Any) -> Any:
    """The next h."""
    return _run_cell("gru_cell", gru_step, input, (hx,), Weights(w_ih, w_hh, b_ih, b_hh), 3)[0]


def rnn_cell(
    activation: str, input: Any, hx: Any, w_ih: Any, w_hh: Any, b_ih: Any, b_hh: Any
) -> Any:
    """The next h, the activation of a sum of two linear maps."""
    weights = Weights(w_ih, w_hh, b_ih, b_hh)
    name = f"rnn_{activation}_cell"
    return _run_cell(name, simple_step(activation), input, (hx,), weights, 1)[0]


# ---- sequences -----------------------------------------------------------------------------------


def _lstm_run(given: Any, state: State, weights: Weights, *how: Any) -> State:
    hidden, projection = weights.hidden, weights.projection
    return ops.nn_functional__lstm_sequence(given, *state, hidden, projection, *how)[:2]


def _gru_run(given: Any, state: State, weights: Weights, *how: Any) -> State:
    bias = None if weights.hidden_bias is None else weights.hidden_bias.clone()
    return ops.nn_functional__gru_sequence(given, *state, weights.hidden, bias, *how)[:1]


def _simple_run(activation: str) -> Callable[..., State]:
    def run(given: Any, state: State, weights: Weights, *how: Any) -> State:
        return (ops.nn_functional__rnn_sequence(given, *state, weights.hidden, activation, *how),)

    return run


def _last_states(states: Any, sizes: Sequence[int], reverse: bool) -> Any:
    """The last states of all sequences, from those after all steps."""
    if reverse:
        return states[: sizes[0]]
    stop, parts = states.shape[0], []
    for size, after in zip(reversed(sizes), [0, *reversed(sizes[1:])], strict=True):
        if size > after:
            parts.append(states[stop - size + after : stop])
        stop -= size
    return parts[0] if len(parts) == 1 else ops.cat(parts or [states])


def _run_layers(
    run: Callable[..., State], data: Any, sizes: Sequence[int], state: State, params: Sequence[Any],
    has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool,
) -> tuple[Any, ...]:  # fmt: skip
    """Layers on data (sum of sizes, I): outputs (sum of sizes, D H) and states (layers D, N, H)."""
    only_real("recurrent layers", data, *state)
    projected = len(state) == 2 and state[0].shape[2] != state[1].shape[2]
    count = 2 + 2 * has_biases + projected
    directions = 2 if bidirectional else 1
    if len(params) != count * directions * num_layers:
        raise RuntimeError(
            f"expected {count * directions * num_layers} parameters for {num_layers} layers in "
            f"{directions} directions, but got {len(params)}"
        )
    for each in state:
        if each.shape[:2] != (directions * num_layers, sizes[0] if sizes else each.shape[1]):
            raise RuntimeError(
                f"Expected hidden size {(directions * num_layers, sizes[0], each.shape[2])}, got "
                f"{list(each.shape)}"
            )
    if not sizes:
        raise RuntimeError("Expected sequence length to be larger than 0 in RNN")
    last: list[State] = []
    for layer in range(num_layers):
        outputs = []
        for direction in range(directions):
            place = layer * directions + direction
            own = list(params[place * count : (place + 1) * count])
            projection = own.pop() if projected else None
            first, second = own[2:] if has_biases else (None, None)
            weights = Weights(own[0], own[1], first, second, projection)
            bias = weights.given_bias
            if bias is not None and run is not _gru_run:  # which has a product of the other
                bias = bias + weights.hidden_bias
            given = ops.nn_functional_linear(data, weights.given, bias)
            # Copies, as the caller may write the states as soon as they have been used.
            begin = tuple([ops.select_copy(each, 0, place) for each in state])
            found = run(given, begin, weights, sizes, bool(direction))
            outputs.append(found[0])
            last.append(tuple([_last_states(each, sizes, bool(direction)) for each in found]))
        data = outputs[0] if directions == 1 else ops.cat(outputs, 1)
        if dropout and train and layer < num_layers - 1:
            data = ops.nn_functional_dropout(data, dropout)
    return (data, *[ops.stack([each[i] for each in last]) for i in range(len(state))])


def _run_sequence(
    run: Callable[..., State], input: Any, state: State, params: Sequence[Any], has_biases: bool,
    num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool,
) -> tuple[Any, ...]:  # fmt: skip
    """Layers on sequences of one length, (T, N, I), or (N, T, I) with `batch_first`."""
    if input.ndim != 3:
        raise RuntimeError(f"input must have 3 dimensions, got {input.ndim}")
    x = input.transpose(0, 1) if batch_first else input
    times, n, features = x.shape
    found = _run_layers(
        run, x.reshape((times * n, features)), [n] * times, state, params, has_biases, num_layers,
        dropout, train, bidirectional,
    )  # fmt: skip
    output = found[0].reshape((times, n, found[0].shape[-1]))
    return (output.transpose(0, 1) if batch_first else output, *found[1:])


def _run_packed(
    run: Callable[..., State], data: Any, batch_sizes: Any, state: State, params: Any, *facts: Any
) -> tuple[Any, ...]:
    """Layers on packed sequences of several lengths."""
    outputs, *last = _run_layers(run, data, _read_batch_sizes(batch_sizes), state, params, *facts)
    return (outputs.clone(), *last)  # whose hooks see no gradient of the last states


def _read_batch_sizes(batch_sizes: Any) -> list[int]:
    """The sizes of all times. Raises RuntimeError if they are no vector of integers, or grow."""
    given = np.asarray(plain(batch_sizes))
    if given.ndim != 1 or given.dtype.kind not in "iu":
        raise RuntimeError(
            f"batch_sizes must be a vector of integers, not {given.dtype} "
            f"of shape {list(given.shape)}"
        )
    sizes = given.tolist()
    if any(m < n for m, n in pairwise(sizes)):
        raise RuntimeError("batch_sizes must not grow: the longest sequences come first")
    return sizes


def lstm_input(input: Any, hx: Any, params: Any, *facts: Any) -> tuple[Any, ...]:
    """Output, h and c of the layers. Raises RuntimeError for shapes that do not fit."""
    return _run_sequence(_lstm_run, input, _read_pair(hx), params, *facts)


def lstm_data(data: Any, batch_sizes: Any, hx: Any, params: Any, *facts: Any) -> tuple[Any, ...]:
    """The same of packed sequences."""
    return _run_packed(_lstm_run, data, batch_sizes, _read_pair(hx), params, *facts)


def _read_pair(hx: Any) -> State:
    if len(hx) != 2:
        raise RuntimeError("lstm expects two hidden states")
    return tuple(hx)


def gru_input(input: Any, hx: Any, params: Any, *facts: Any) -> tuple[Any, ...]:
    """Output and h of the layers. Raises RuntimeError for shapes that do not fit."""
    return _run_sequence(_gru_run, input, (hx,), params, *facts)


def gru_data(data: Any, batch_sizes: Any, hx: Any, params: Any, *facts: Any) -> tuple[Any, ...]:
    """The same of packed sequences."""
    return _run_packed(_gru_run, data, batch_sizes, (hx,), params, *facts)


def rnn(activation: str, input: Any, hx: Any, params: Any, *facts: Any) -> tuple[Any, ...]:
    """Output and h of the layers. Raises RuntimeError for shapes that do not fit."""
    return _run_sequence(_simple_run(activation), input, (hx,), params, *facts)


def packed_rnn(
    activation: str, data: Any, batch_sizes: Any, hx: Any, params: Any, *facts: Any
) -> tuple[Any, ...]:
    """The same of packed sequences."""
    return _run_packed(_simple_run(activation), data, batch_sizes, (hx,), params, *facts)
