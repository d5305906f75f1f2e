# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 51f2bebefdc73265
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "gru_cell", "lstm_cell", "nn_functional_multi_head_attention_forward",
    "nn_functional_scaled_dot_product_attention", "rnn_relu_cell", "rnn_tanh_cell",
]  # fmt: skip

def gru_cell(
    input: TensorLike, hx: TensorLike, w_ih: TensorLike, w_hh: TensorLike,
    b_ih: TensorLike | None = None, b_hh: TensorLike | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """One step of gated recurrent units."""

def lstm_cell(
    input: TensorLike, hx: Sequence[TensorLike], w_ih: TensorLike, w_hh: TensorLike,
    b_ih: TensorLike | None = None, b_hh: TensorLike | None = None, *,
    out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """One step of an LSTM, from (h, c) to the next."""

def nn_functional_multi_head_attention_forward(
    query: TensorLike, key: TensorLike, value: TensorLike, embed_dim_to_check: int, num_heads: int,
    in_proj_weight: TensorLike | None, in_proj_bias: TensorLike | None, bias_k: TensorLike | None,
    bias_v: TensorLike | None, add_zero_attn: bool, dropout_p: float, out_proj_weight: TensorLike,
    out_proj_bias: TensorLike | None, training: bool = True,
    key_padding_mask: TensorLike | None = None, need_weights: bool = True,
    attn_mask: TensorLike | None = None, use_separate_proj_weight: bool = False,
    q_proj_weight: TensorLike | None = None, k_proj_weight: TensorLike | None = None,
    v_proj_weight: TensorLike | None = None, static_k: TensorLike | None = None,
    static_v: TensorLike | None = None, average_attn_weights: bool = True, is_causal: bool = False,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Attention of several heads between projections, and its weights, or None."""

def nn_functional_scaled_dot_product_attention(
    query: TensorLike, key: TensorLike, value: TensorLike, attn_mask: TensorLike | None = None,
    dropout_p: float = 0.0, is_causal: bool = False, *, scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:  # fmt: skip
    """softmax(scale * query @ key.mT + mask) @ value; scale is 1 / sqrt(last size) by
    default.
    """

def rnn_relu_cell(
    input: TensorLike, hx: TensorLike, w_ih: TensorLike, w_hh: TensorLike,
    b_ih: TensorLike | None = None, b_hh: TensorLike | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """relu of the sum of two linear maps, of the input and of the state."""

def rnn_tanh_cell(
    input: TensorLike, hx: TensorLike, w_ih: TensorLike, w_hh: TensorLike,
    b_ih: TensorLike | None = None, b_hh: TensorLike | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """tanh of the sum of two linear maps, of the input and of the state."""

class AttentionAndRecurrentCellsMethods: ...
