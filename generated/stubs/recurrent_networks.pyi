# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b048849fabbb821b
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "gru", "lstm", "rnn_relu", "rnn_tanh",
]  # fmt: skip

@overload
def gru(
    input: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool,
    num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of gated recurrent units over sequences (T, N, I) - all outputs of the last,
    and the last states of all.
    """

@overload
def gru(
    input: TensorLike, batch_sizes: TensorLike, hx: TensorLike, params: Sequence[TensorLike],
    has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of gated recurrent units over packed sequences, of which the first
    batch_sizes[t] reach time t.
    """

@overload
def lstm(
    input: TensorLike, hx: Sequence[TensorLike], params: Sequence[TensorLike], has_biases: bool,
    num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of an LSTM over sequences (T, N, I) - all outputs of the last, and the last h
    and c of all.
    """

@overload
def lstm(
    input: TensorLike, batch_sizes: TensorLike, hx: Sequence[TensorLike],
    params: Sequence[TensorLike], has_biases: bool, num_layers: int, dropout: float, train: bool,
    bidirectional: bool, *, out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of an LSTM over packed sequences, of which the first batch_sizes[t] reach time
    t.
    """

@overload
def rnn_relu(
    input: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool,
    num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of simple recurrent units with relu over sequences (T, N, I)."""

@overload
def rnn_relu(
    input: TensorLike, batch_sizes: TensorLike, hx: TensorLike, params: Sequence[TensorLike],
    has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of simple recurrent units with relu over packed sequences."""

@overload
def rnn_tanh(
    input: TensorLike, hx: TensorLike, params: Sequence[TensorLike], has_biases: bool,
    num_layers: int, dropout: float, train: bool, bidirectional: bool, batch_first: bool, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of simple recurrent units with tanh over sequences (T, N, I)."""

@overload
def rnn_tanh(
    input: TensorLike, batch_sizes: TensorLike, hx: TensorLike, params: Sequence[TensorLike],
    has_biases: bool, num_layers: int, dropout: float, train: bool, bidirectional: bool, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Layers of simple recurrent units with tanh over packed sequences."""

class RecurrentNetworksMethods: ...
