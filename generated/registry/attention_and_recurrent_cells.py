# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 2c3baab5a986a02b
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "nn.functional._attention_and_logs(Tensor query, Tensor key, Tensor value, Tensor? "
            "bias, float scale, bool causal) -> (Tensor result, Tensor logs)"
        ),
        kind="linalg", node="AttentionAndLogsBackward0", out=False, takes_complex=False,
        forward="kernels.attention_and_logs(query, key, value, bias, scale, causal)",
        formulas={
            "query, key, value, bias": (
                "attention.attention_inputs(grad, query, key, value, bias, result, logs, scale, "
                "causal, needs)"
            ),
        },
        mathematics={
            "query": (
                "(tril(exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) if "
                "causal else exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) "
                "* (grad @ mT(value) - (grad * result).sum(-1, True)) @ key * scale"
            ),
            "key": (
                "mT((tril(exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) if "
                "causal else exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) "
                "* (grad @ mT(value) - (grad * result).sum(-1, True))) @ query * scale"
            ),
            "value": (
                "mT(tril(exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) if "
                "causal else exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) "
                "@ grad"
            ),
            "bias": (
                "(tril(exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) if "
                "causal else exp(query @ mT(key) * scale + (0 if bias is None else bias) - logs)) "
                "* (grad @ mT(value) - (grad * result).sum(-1, True))"
            ),
        },
        jvp="transposed",
        doc="softmax(scale * query @ key.mT + bias) @ value, and the logarithms of the sums in it.",
    ),
    Row(
        signature=(
            "nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value, "
            "Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? "
            "scale=None, bool enable_gqa=False) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "attention_heads.scaled_dot_product_attention(query, key, value, attn_mask, dropout_p, "
            "is_causal, scale, enable_gqa)"
        ),
        doc=(
            "softmax(scale * query @ key.mT + mask) @ value; scale is 1 / sqrt(last size) by "
            "default."
        ),
    ),
    Row(
        signature=(
            "nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, "
            "int embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, "
            "Tensor? bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor "
            "out_proj_weight, Tensor? out_proj_bias, bool training=True, Tensor? "
            "key_padding_mask=None, bool need_weights=True, Tensor? attn_mask=None, bool "
            "use_separate_proj_weight=False, Tensor? q_proj_weight=None, Tensor? "
            "k_proj_weight=None, Tensor? v_proj_weight=None, Tensor? static_k=None, Tensor? "
            "static_v=None, bool average_attn_weights=True, bool is_causal=False) -> (Tensor, "
            "Tensor)"
        ),
        kind="composite", out=False,
        forward=(
            "attention_heads.multi_head_attention_forward(query, key, value, embed_dim_to_check, "
            "num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p, "
            "out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask, "
            "use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k, "
            "static_v, average_attn_weights, is_causal)"
        ),
        doc="Attention of several heads between projections, and its weights, or None.",
    ),
    Row(
        signature=(
            "lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
            "Tensor? b_hh=None) -> (Tensor, Tensor)"
        ),
        kind="composite",
        forward="recurrent.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh)",
        doc="One step of an LSTM, from (h, c) to the next.",
    ),
    Row(
        signature=(
            "gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
            "Tensor? b_hh=None) -> Tensor"
        ),
        kind="composite",
        forward="recurrent.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)",
        doc="One step of gated recurrent units.",
    ),
    Row(
        signature=(
            "rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
            "Tensor? b_hh=None) -> Tensor"
        ),
        kind="composite",
        forward='recurrent.rnn_cell("tanh", input, hx, w_ih, w_hh, b_ih, b_hh)',
        doc="tanh of the sum of two linear maps, of the input and of the state.",
    ),
    Row(
        signature=(
            "rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, "
            "Tensor? b_hh=None) -> Tensor"
        ),
        kind="composite",
        forward='recurrent.rnn_cell("relu", input, hx, w_ih, w_hh, b_ih, b_hh)',
        doc="relu of the sum of two linear maps, of the input and of the state.",
    ),
)  # fmt: skip
