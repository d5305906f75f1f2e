"""Recurrent layers step by step, in operations, and their gradients.

`autograd.kernels.sequence.recurrent` has both on arrays. Where gradients are recorded, they are
those of the steps, which are computed anew.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np

from autograd import kernels
from autograd.base.grad_mode import enable_grad, is_grad_enabled
from autograd.base.ops import ops

State = tuple[Any, ...]


# ---- one step ------------------------------------------------------------------------------------


def lstm_step(given: Any, state: State, weights: Weights) -> tuple[State, State]:
    """Gates i, f, g, o: c = f c + i g, h = o tanh(c), and h projected where there is a matrix.

    Like the other steps it returns the next state and the gates.
    """
    h, c = state
    gates = given + ops.nn_functional_linear(h, weights.hidden, weights.hidden_bias)
    size = c.shape[-1]
    i, f, g, o = ops.split_with_sizes(gates, [size] * 4, -1)
    i, f, g, o = ops.sigmoid(i), ops.sigmoid(f), ops.tanh(g), ops.sigmoid(o)
    c = f * c + i * g
    h = o * ops.tanh(c)
    return (h if weights.projection is None else h @ weights.projection.t(), c), (i, f, g, o)


def gru_step(given: Any, state: State, weights: Weights) -> tuple[State, State]:
    """Gates r, z and n = tanh(x + r h'): h = (1 - z) n + z h."""
    (h,) = state
    own = ops.nn_functional_linear(h, weights.hidden, weights.hidden_bias)
    size = h.shape[-1]
    both = ops.sigmoid(given.narrow(-1, 0, 2 * size) + own.narrow(-1, 0, 2 * size))
    r, z = both.narrow(-1, 0, size), both.narrow(-1, size, size)
    kept = own.narrow(-1, 2 * size, size)
    n = ops.tanh(given.narrow(-1, 2 * size, size) + r * kept)
    return (n + z * (h - n),), (r, z, n, kept)


def simple_step(activation: str) -> Callable[[Any, State, Weights], tuple[State, State]]:
    """The step of a layer without gates: h = activation(x + W h + b)."""

    def step(given: Any, state: State, weights: Weights) -> tuple[State, State]:
        total = given + ops.nn_functional_linear(state[0], weights.hidden, weights.hidden_bias)
        return (getattr(ops, activation)(total),), ()

    return step


class Weights(NamedTuple):
    """The parameters of one direction of one layer."""

    given: Any
    hidden: Any
    given_bias: Any
    hidden_bias: Any
    projection: Any = None


# ---- step by step --------------------------------------------------------------------------------
#
# What the rows `nn.functional._lstm_sequence` and the like are for a batch of samples each of which
# has weights of its own. Arguments and results are those of `autograd.kernels.sequence.recurrent`.


def through_steps(
    step: Callable[[slice, State], tuple[State, State]], states: State,
    sizes: Sequence[int], reverse: bool,
) -> tuple[State, State]:  # fmt: skip
    """What `step` gives of all times, in `reverse` from the last one on, and the states at the end.

    found, next states = step(rows, the states that their sequences are in), of a time's `rows`.
    The gradients of states go through the steps in the other direction.
    """
    ends = np.cumsum(sizes).tolist()
    found: list[State] = [()] * len(sizes)
    for t in range(len(sizes) - 1, -1, -1) if reverse else range(len(sizes)):
        n = sizes[t]
        found[t], now = step(slice(ends[t] - n, ends[t]), tuple([x[:n] for x in states]))
        states = tuple(
            [x if n == len(y) else ops.cat([x, y[n:]]) for x, y in zip(now, states, strict=True)]
        )
    return tuple([ops.cat(list(each)) for each in zip(*found, strict=True)]), states


def _run_steps(
    step: Any, input: Any, state: State, weights: Weights, sizes: Sequence[int], reverse: bool
) -> State:
    """The states after each step, and the gates side by side."""

    def one(rows: slice, before: State) -> tuple[State, State]:
        now, gates = step(input[rows], before, weights)
        return ((*now, ops.cat(gates, -1).detach()) if gates else now), now

    return through_steps(one, state, sizes, reverse)[0]


def lstm_steps(
    input: Any, hidden: Any, cell: Any, weight: Any, projection: Any, sizes: Any, reverse: bool
) -> State:
    """The hidden states, the cells and the gates after each step; see `lstm_step`."""
    weights = Weights(None, weight, None, None, projection)
    return _run_steps(lstm_step, input, (hidden, cell), weights, sizes, reverse)


def gru_steps(input: Any, hidden: Any, weight: Any, bias: Any, sizes: Any, reverse: bool) -> State:
    """The states and the gates after each step; see `gru_step`."""
    weights = Weights(None, weight, None, bias)
    return _run_steps(gru_step, input, (hidden,), weights, sizes, reverse)


def rnn_steps(
    input: Any, hidden: Any, weight: Any, activation: str, sizes: Any, reverse: bool
) -> Any:
    """The states after each step; see `simple_step`."""
    weights = Weights(None, weight, None, None)
    return _run_steps(simple_step(activation), input, (hidden,), weights, sizes, reverse)[0]


# ---- gradients -----------------------------------------------------------------------------------


def _recorded(
    steps: Callable[..., Any], inputs: Sequence[Any], how: Sequence[Any], grads: Sequence[Any],
    needs: Sequence[Any],
) -> State:  # fmt: skip
    """The gradients of ``steps(*inputs, *how)``, computed anew, by those inputs that need one.

    An input may have been computed of another one, as a layer's of weights that it shares with the
    layer before: the steps are given views of their own, on which no other input depends.
    """
    from autograd.core.engine import grad as differentiated

    record = is_grad_enabled()
    with enable_grad():
        pairs = zip(inputs, needs, strict=True)
        own = [x if need is None else x.view_as(x) for x, need in pairs]
        outputs = steps(*own, *how)[: len(grads)]
        wanted = [x for x, need in zip(own, needs, strict=True) if need is not None]
        found = iter(differentiated(outputs, wanted, grads, create_graph=record))
    return tuple([None if need is None else next(found) for need in needs])


def lstm_inputs(
    grad: Any, grad_cells: Any, given: Sequence[bool], input: Any, hidden: Any, cell: Any,
    weight: Any, projection: Any, result: Any, cells: Any, gates: Any, sizes: Sequence[int],
    reverse: bool, needs: Sequence[Any],
) -> State:  # fmt: skip
    """The gradients of input, hidden, cell, weight and projection; see `kernels.lstm_sequence`."""
    if isinstance(grad, np.ndarray):
        return kernels.lstm_sequence_backward(
            grad, grad_cells if given[1] else None, hidden, cell, weight, projection, result, cells,
            gates, sizes, reverse,
        )  # fmt: skip
    inputs = (input, hidden, cell, weight, projection)
    return _recorded(lstm_steps, inputs, (sizes, reverse), (grad, grad_cells), needs)


def gru_inputs(
    grad: Any, input: Any, hidden: Any, weight: Any, bias: Any, result: Any, gates: Any,
    sizes: Sequence[int], reverse: bool, needs: Sequence[Any],
) -> State:  # fmt: skip
    """The gradients of input, hidden, weight and bias; see `kernels.gru_sequence`."""
    if isinstance(grad, np.ndarray):
        return kernels.gru_sequence_backward(
            grad, hidden, weight, result, gates, sizes, reverse, needs[3] is not None
        )
    return _recorded(gru_steps, (input, hidden, weight, bias), (sizes, reverse), (grad,), needs)


def rnn_inputs(
    grad: Any, input: Any, hidden: Any, weight: Any, result: Any, activation: str,
    sizes: Sequence[int], reverse: bool, needs: Sequence[Any],
) -> State:  # fmt: skip
    """The gradients of input, hidden and weight; see `kernels.rnn_sequence`."""
    if isinstance(grad, np.ndarray):
        return kernels.rnn_sequence_backward(
            grad, hidden, weight, result, activation, sizes, reverse
        )
    how = (activation, sizes, reverse)
    return _recorded(
        lambda *args: (rnn_steps(*args),), (input, hidden, weight), how, (grad,), needs
    )
