"""Recurrent layers over whole sequences (`autograd.kernels.sequence.recurrent`)."""

from __future__ import annotations

from typing import Any

from autograd.composites import recurrent as layers
from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call, names_of

__all__ = ["recurrent"]


def recurrent(call: Call) -> Any:
    """A recurrent layer over whole sequences.

    With weights that all samples share, the samples are so many more sequences; else the rows of
    all samples go from step to step together.

    Its arguments tell the network: one with a `cell` is an LSTM, one with an `activation` simple.
    """
    names = names_of(call.op)
    states = [i for i in call.op.tensors if names[i] in ("input", "hidden", "cell")]
    if any(call.many[i] for i in call.given() if i not in states):
        step = (
            layers.lstm_steps if "cell" in names
            else layers.rnn_steps if "activation" in names
            else layers.gru_steps
        )  # fmt: skip
        found = step(*[call.sample(i) for i in range(len(call.args))])
        return tuple(map(call.values, found)) if isinstance(found, tuple) else call.values(found)
    call.spread(*states)
    for i in states:  # the rows of one time stay next to each other
        x: Tensor = call.args[i]
        call.args[i] = x.transpose(0, 1).reshape((-1, x.shape[-1]))
    sizes = names.index("sizes")
    call.args[sizes] = tuple([n * call.size for n in call.args[sizes]])
    result = call.run()
    if isinstance(result, Tensor):
        return _apart(result, call.size)
    return type(result)([_apart(y, call.size) for y in result])


def _apart(rows: Tensor, size: int) -> Tensor:
    """The rows of all samples as those of each."""
    return rows.reshape((rows.shape[0] // size, size, rows.shape[-1])).transpose(0, 1)
