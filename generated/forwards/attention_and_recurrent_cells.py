# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 78c404cdffbe0e9f
"""Attention and recurrent cells: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import attention_heads, recurrent


def nn_functional__attention_and_logs(query, key, value, bias, scale, causal):
    return kernels.attention_and_logs(query, key, value, bias, scale, causal)


def nn_functional_scaled_dot_product_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None,
    enable_gqa=False,
):  # fmt: skip
    return attention_heads.scaled_dot_product_attention(
        query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa
    )


def nn_functional_multi_head_attention_forward(
    query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v,
    add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None,
    need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None,
    k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True,
    is_causal=False,
):  # fmt: skip
    return attention_heads.multi_head_attention_forward(
        query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k,
        bias_v, add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training,
        key_padding_mask, need_weights, attn_mask, use_separate_proj_weight, q_proj_weight,
        k_proj_weight, v_proj_weight, static_k, static_v, average_attn_weights, is_causal,
    )  # fmt: skip


def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)


def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.rnn_cell("tanh", input, hx, w_ih, w_hh, b_ih, b_hh)


def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None):
    return recurrent.rnn_cell("relu", input, hx, w_ih, w_hh, b_ih, b_hh)
