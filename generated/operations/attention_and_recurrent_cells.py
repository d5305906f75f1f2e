# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 28e0900b842c6943, content 843e5c816ff17a6a
"""Attention and recurrent cells: functions, Backward nodes and tangents."""

from autograd import kernels
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.composites import attention_heads, recurrent
from autograd.core.arguments import tensors_argument, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import ReturnType, all_plain, complex_refused, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import attention
from autograd.views.out import write_out

__all__ = [
    "nn_functional__attention_and_logs", "nn_functional_scaled_dot_product_attention",
    "nn_functional_multi_head_attention_forward", "lstm_cell", "gru_cell", "rnn_tanh_cell",
    "rnn_relu_cell",
]  # fmt: skip


# ---- nn.functional._attention_and_logs
class NnFunctionalAttentionAndLogsResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__attention_and_logs"
    fields = ("result", "logs")


class AttentionAndLogsBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._attention_and_logs"
    formulas = {
        "query, key, value, bias": (
            "attention.attention_inputs(grad, query, key, value, bias, result, logs, scale, "
            "causal, needs)"
        ),
    }
    saves = {"query": 0, "key": 1, "value": 2, "bias": 3, "result": Output(None, 0), "logs": None}
    arg_names = ("scale", "causal")
    recomputed = {4: 0, 5: 1}

    def on_arrays(node, saved, grad, needs):
        query, key, value, bias, result, logs = saved
        scale, causal = node.args
        grad_of_query = grad_of_key = grad_of_value = grad_of_bias = None
        if (
            needs[0] is not None
            or needs[1] is not None
            or needs[2] is not None
            or needs[3] is not None
        ):
            grad_of_query, grad_of_key, grad_of_value, grad_of_bias = attention.attention_inputs(
                grad, query, key, value, bias, result, logs, scale, causal, needs
            )
        return node.restored(grad_of_query, grad_of_key, grad_of_value, grad_of_bias)

    def recompute(node, saved):
        query, key, value, bias, _result, _logs = saved
        scale, causal = node.args
        return kernels.attention_and_logs(query, key, value, bias, scale, causal)


def nn_functional__attention_and_logs(query, key, value, bias, scale, causal):
    """nn.functional._attention_and_logs(Tensor query, Tensor key, Tensor value, Tensor? bias,
    float scale, bool causal) -> (Tensor result, Tensor logs)

    softmax(scale * query @ key.mT + bias) @ value, and the logarithms of the sums in it.
    """
    if scale.__class__ not in NUMBERS:
        scale = value_argument("nn.functional._attention_and_logs", "scale", "float", scale)
    if causal is not True and causal is not False:
        causal = value_argument("nn.functional._attention_and_logs", "causal", "bool", causal)
    if (
        query.__class__ is not Tensor
        or key.__class__ is not Tensor
        or value.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional__attention_and_logs_op, query, key, value, bias, scale, causal
        )
    query_ = query._data
    key_ = key._data
    value_ = value._data
    bias_ = None if bias is None else bias._data
    if (
        query_.dtype in COMPLEX
        or key_.dtype in COMPLEX
        or value_.dtype in COMPLEX
        or (bias_ is not None and bias_.dtype in COMPLEX)
    ):
        raise complex_refused("_attention_and_logs")
    try:
        result_, logs_ = kernels.attention_and_logs(query_, key_, value_, bias_, scale, causal)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._attention_and_logs", query_, key_, value_, bias_, scale, causal
        ) from None
    if (
        result_.base is not None
        or result_ is query_
        or result_ is key_
        or result_ is value_
        or result_ is bias_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, query_, key_, value_, bias_)
    if (
        logs_.base is not None
        or logs_ is query_
        or logs_ is key_
        or logs_ is value_
        or logs_ is bias_
        or not logs_.flags.c_contiguous
    ):
        logs_ = settled(logs_, query_, key_, value_, bias_)
    _outputs = NnFunctionalAttentionAndLogsResult((from_array(result_), from_array(logs_)))
    query_fn = query._fn
    key_fn = key._fn
    value_fn = value._fn
    bias_fn = None if bias is None else bias._fn
    if query_fn is None and key_fn is None and value_fn is None and bias_fn is None:
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__attention_and_logs_op, query, key, value, bias, scale,
                causal,
            )  # fmt: skip
        return _outputs
    node = AttentionAndLogsBackward0()
    if MODE.altered and not MODE.records(node, _outputs, query, key, value, bias, scale, causal):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        query if query_fn is LEAF else query_fn, key if key_fn is LEAF else key_fn,
        value if value_fn is LEAF else value_fn, bias if bias_fn is LEAF else bias_fn,
    )  # fmt: skip
    node.saved = (query_, key_, value_, bias_, result_, logs_)
    node.args = (scale, causal)
    node.restore = (
        (query_.shape, query_.dtype), (key_.shape, key_.dtype), (value_.shape, value_.dtype),
        None if bias_ is None else (bias_.shape, bias_.dtype),
    )  # fmt: skip
    return _outputs


nn_functional__attention_and_logs_op = operation(
    "nn.functional._attention_and_logs", "linalg", nn_functional__attention_and_logs, None,
    (0, 1, 2, 3), optional=(3,), batched="spread",
)  # fmt: skip


# ---- nn.functional.scaled_dot_product_attention
def nn_functional_scaled_dot_product_attention(
    query, key, value, attn_mask=None, dropout_p=0.0, is_causal=False, *, scale=None,
    enable_gqa=False,
):  # fmt: skip
    """nn.functional.scaled_dot_product_attention(Tensor query, Tensor key, Tensor value,
    Tensor? attn_mask=None, float dropout_p=0.0, bool is_causal=False, *, float? scale=None,
    bool enable_gqa=False) -> Tensor

    softmax(scale * query @ key.mT + mask) @ value; scale is 1 / sqrt(last size) by
    default.
    """
    if dropout_p.__class__ not in NUMBERS:
        dropout_p = value_argument(
            "nn.functional.scaled_dot_product_attention", "dropout_p", "float", dropout_p
        )
    if is_causal is not True and is_causal is not False:
        is_causal = value_argument(
            "nn.functional.scaled_dot_product_attention", "is_causal", "bool", is_causal
        )
    if scale is not None and scale.__class__ not in NUMBERS:
        scale = value_argument(
            "nn.functional.scaled_dot_product_attention", "scale", "float?", scale
        )
    if enable_gqa is not True and enable_gqa is not False:
        enable_gqa = value_argument(
            "nn.functional.scaled_dot_product_attention", "enable_gqa", "bool", enable_gqa
        )
    if (
        query.__class__ is not Tensor
        or key.__class__ is not Tensor
        or value.__class__ is not Tensor
        or (attn_mask is not None and attn_mask.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.scaled_dot_product_attention",
            nn_functional_scaled_dot_product_attention, query, key, value, attn_mask, dropout_p,
            is_causal, scale=scale, enable_gqa=enable_gqa,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        query = tensor_argument("nn.functional.scaled_dot_product_attention", 0, "query", query)
        key = tensor_argument("nn.functional.scaled_dot_product_attention", 1, "key", key)
        value = tensor_argument("nn.functional.scaled_dot_product_attention", 2, "value", value)
        if attn_mask is not None:
            attn_mask = tensor_argument(
                "nn.functional.scaled_dot_product_attention", 3, "attn_mask", attn_mask
            )
    try:
        return attention_heads.scaled_dot_product_attention(
            query, key, value, attn_mask, dropout_p, is_causal, scale, enable_gqa
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.scaled_dot_product_attention", query, key, value, attn_mask,
            dropout_p, is_causal, scale, enable_gqa,
        ) from None  # fmt: skip


# ---- nn.functional.multi_head_attention_forward
def nn_functional_multi_head_attention_forward(
    query, key, value, embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v,
    add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training=True, key_padding_mask=None,
    need_weights=True, attn_mask=None, use_separate_proj_weight=False, q_proj_weight=None,
    k_proj_weight=None, v_proj_weight=None, static_k=None, static_v=None, average_attn_weights=True,
    is_causal=False,
):  # fmt: skip
    """nn.functional.multi_head_attention_forward(Tensor query, Tensor key, Tensor value, int
    embed_dim_to_check, int num_heads, Tensor? in_proj_weight, Tensor? in_proj_bias, Tensor?
    bias_k, Tensor? bias_v, bool add_zero_attn, float dropout_p, Tensor out_proj_weight,
    Tensor? out_proj_bias, bool training=True, Tensor? key_padding_mask=None, bool
    need_weights=True, Tensor? attn_mask=None, bool use_separate_proj_weight=False, Tensor?
    q_proj_weight=None, Tensor? k_proj_weight=None, Tensor? v_proj_weight=None, Tensor?
    static_k=None, Tensor? static_v=None, bool average_attn_weights=True, bool
    is_causal=False) -> (Tensor, Tensor)

    Attention of several heads between projections, and its weights, or None.
    """
    if embed_dim_to_check.__class__ is not int:
        embed_dim_to_check = value_argument(
            "nn.functional.multi_head_attention_forward", "embed_dim_to_check", "int",
            embed_dim_to_check,
        )  # fmt: skip
    if num_heads.__class__ is not int:
        num_heads = value_argument(
            "nn.functional.multi_head_attention_forward", "num_heads", "int", num_heads
        )
    if add_zero_attn is not True and add_zero_attn is not False:
        add_zero_attn = value_argument(
            "nn.functional.multi_head_attention_forward", "add_zero_attn", "bool", add_zero_attn
        )
    if dropout_p.__class__ not in NUMBERS:
        dropout_p = value_argument(
            "nn.functional.multi_head_attention_forward", "dropout_p", "float", dropout_p
        )
    if training is not True and training is not False:
        training = value_argument(
            "nn.functional.multi_head_attention_forward", "training", "bool", training
        )
    if need_weights is not True and need_weights is not False:
        need_weights = value_argument(
            "nn.functional.multi_head_attention_forward", "need_weights", "bool", need_weights
        )
    if use_separate_proj_weight is not True and use_separate_proj_weight is not False:
        use_separate_proj_weight = value_argument(
            "nn.functional.multi_head_attention_forward", "use_separate_proj_weight", "bool",
            use_separate_proj_weight,
        )  # fmt: skip
    if average_attn_weights is not True and average_attn_weights is not False:
        average_attn_weights = value_argument(
            "nn.functional.multi_head_attention_forward", "average_attn_weights", "bool",
            average_attn_weights,
        )  # fmt: skip
    if is_causal is not True and is_causal is not False:
        is_causal = value_argument(
            "nn.functional.multi_head_attention_forward", "is_causal", "bool", is_causal
        )
    if (
        query.__class__ is not Tensor
        or key.__class__ is not Tensor
        or value.__class__ is not Tensor
        or (in_proj_weight is not None and in_proj_weight.__class__ is not Tensor)
        or (in_proj_bias is not None and in_proj_bias.__class__ is not Tensor)
        or (bias_k is not None and bias_k.__class__ is not Tensor)
        or (bias_v is not None and bias_v.__class__ is not Tensor)
        or out_proj_weight.__class__ is not Tensor
        or (out_proj_bias is not None and out_proj_bias.__class__ is not Tensor)
        or (key_padding_mask is not None and key_padding_mask.__class__ is not Tensor)
        or (attn_mask is not None and attn_mask.__class__ is not Tensor)
        or (q_proj_weight is not None and q_proj_weight.__class__ is not Tensor)
        or (k_proj_weight is not None and k_proj_weight.__class__ is not Tensor)
        or (v_proj_weight is not None and v_proj_weight.__class__ is not Tensor)
        or (static_k is not None and static_k.__class__ is not Tensor)
        or (static_v is not None and static_v.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.multi_head_attention_forward",
            nn_functional_multi_head_attention_forward, query, key, value, embed_dim_to_check,
            num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v, add_zero_attn, dropout_p,
            out_proj_weight, out_proj_bias, training, key_padding_mask, need_weights, attn_mask,
            use_separate_proj_weight, q_proj_weight, k_proj_weight, v_proj_weight, static_k,
            static_v, average_attn_weights, is_causal,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        query = tensor_argument("nn.functional.multi_head_attention_forward", 0, "query", query)
        key = tensor_argument("nn.functional.multi_head_attention_forward", 1, "key", key)
        value = tensor_argument("nn.functional.multi_head_attention_forward", 2, "value", value)
        if in_proj_weight is not None:
            in_proj_weight = tensor_argument(
                "nn.functional.multi_head_attention_forward", 5, "in_proj_weight", in_proj_weight
            )
        if in_proj_bias is not None:
            in_proj_bias = tensor_argument(
                "nn.functional.multi_head_attention_forward", 6, "in_proj_bias", in_proj_bias
            )
        if bias_k is not None:
            bias_k = tensor_argument(
                "nn.functional.multi_head_attention_forward", 7, "bias_k", bias_k
            )
        if bias_v is not None:
            bias_v = tensor_argument(
                "nn.functional.multi_head_attention_forward", 8, "bias_v", bias_v
            )
        out_proj_weight = tensor_argument(
            "nn.functional.multi_head_attention_forward", 11, "out_proj_weight", out_proj_weight
        )
        if out_proj_bias is not None:
            out_proj_bias = tensor_argument(
                "nn.functional.multi_head_attention_forward", 12, "out_proj_bias", out_proj_bias
            )
        if key_padding_mask is not None:
            key_padding_mask = tensor_argument(
                "nn.functional.multi_head_attention_forward", 14, "key_padding_mask",
                key_padding_mask,
            )  # fmt: skip
        if attn_mask is not None:
            attn_mask = tensor_argument(
                "nn.functional.multi_head_attention_forward", 16, "attn_mask", attn_mask
            )
        if q_proj_weight is not None:
            q_proj_weight = tensor_argument(
                "nn.functional.multi_head_attention_forward", 18, "q_proj_weight", q_proj_weight
            )
        if k_proj_weight is not None:
            k_proj_weight = tensor_argument(
                "nn.functional.multi_head_attention_forward", 19, "k_proj_weight", k_proj_weight
            )
        if v_proj_weight is not None:
            v_proj_weight = tensor_argument(
                "nn.functional.multi_head_attention_forward", 20, "v_proj_weight", v_proj_weight
            )
        if static_k is not None:
            static_k = tensor_argument(
                "nn.functional.multi_head_attention_forward", 21, "static_k", static_k
            )
        if static_v is not None:
            static_v = tensor_argument(
                "nn.functional.multi_head_attention_forward", 22, "static_v", static_v
            )
    try:
        return tuple(
            attention_heads.multi_head_attention_forward(
                query,
                key,
                value,
                embed_dim_to_check,
                num_heads,
                in_proj_weight,
                in_proj_bias,
                bias_k,
                bias_v,
                add_zero_attn,
                dropout_p,
                out_proj_weight,
                out_proj_bias,
                training,
                key_padding_mask,
                need_weights,
                attn_mask,
                use_separate_proj_weight,
                q_proj_weight,
                k_proj_weight,
                v_proj_weight,
                static_k,
                static_v,
                average_attn_weights,
                is_causal,
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.multi_head_attention_forward", query, key, value,
            embed_dim_to_check, num_heads, in_proj_weight, in_proj_bias, bias_k, bias_v,
            add_zero_attn, dropout_p, out_proj_weight, out_proj_bias, training, key_padding_mask,
            need_weights, attn_mask, use_separate_proj_weight, q_proj_weight, k_proj_weight,
            v_proj_weight, static_k, static_v, average_attn_weights, is_causal,
        ) from None  # fmt: skip


# ---- lstm_cell
def lstm_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None, _=Tensor, out=Tensor):
    """lstm_cell(Tensor input, Tensor[] hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
    b_hh=None) -> (Tensor, Tensor)

    One step of an LSTM, from (h, c) to the next.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(lstm_cell, out, _, input, hx, w_ih, w_hh, b_ih, b_hh)
    if (
        input.__class__ is not Tensor
        or w_ih.__class__ is not Tensor
        or w_hh.__class__ is not Tensor
        or (b_ih is not None and b_ih.__class__ is not Tensor)
        or (b_hh is not None and b_hh.__class__ is not Tensor)
        or not all_plain(hx)
    ):
        _found = overridden("lstm_cell", lstm_cell, input, hx, w_ih, w_hh, b_ih, b_hh)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("lstm_cell", 0, "input", input)
        w_ih = tensor_argument("lstm_cell", 2, "w_ih", w_ih)
        w_hh = tensor_argument("lstm_cell", 3, "w_hh", w_hh)
        if b_ih is not None:
            b_ih = tensor_argument("lstm_cell", 4, "b_ih", b_ih)
        if b_hh is not None:
            b_hh = tensor_argument("lstm_cell", 5, "b_hh", b_hh)
        hx = tensors_argument("lstm_cell", "hx", hx)
    try:
        return tuple(recurrent.lstm_cell(input, hx, w_ih, w_hh, b_ih, b_hh))
    except FAULTS as _error:
        raise refused(_error, "lstm_cell", input, hx, w_ih, w_hh, b_ih, b_hh) from None


# ---- gru_cell
def gru_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None, _=Tensor, out=Tensor):
    """gru_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None, Tensor?
    b_hh=None) -> Tensor

    One step of gated recurrent units.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(gru_cell, out, _, input, hx, w_ih, w_hh, b_ih, b_hh)
    if (
        input.__class__ is not Tensor
        or hx.__class__ is not Tensor
        or w_ih.__class__ is not Tensor
        or w_hh.__class__ is not Tensor
        or (b_ih is not None and b_ih.__class__ is not Tensor)
        or (b_hh is not None and b_hh.__class__ is not Tensor)
    ):
        _found = overridden("gru_cell", gru_cell, input, hx, w_ih, w_hh, b_ih, b_hh)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("gru_cell", 0, "input", input)
        hx = tensor_argument("gru_cell", 1, "hx", hx)
        w_ih = tensor_argument("gru_cell", 2, "w_ih", w_ih)
        w_hh = tensor_argument("gru_cell", 3, "w_hh", w_hh)
        if b_ih is not None:
            b_ih = tensor_argument("gru_cell", 4, "b_ih", b_ih)
        if b_hh is not None:
            b_hh = tensor_argument("gru_cell", 5, "b_hh", b_hh)
    try:
        return recurrent.gru_cell(input, hx, w_ih, w_hh, b_ih, b_hh)
    except FAULTS as _error:
        raise refused(_error, "gru_cell", input, hx, w_ih, w_hh, b_ih, b_hh) from None


# ---- rnn_tanh_cell
def rnn_tanh_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None, _=Tensor, out=Tensor):
    """rnn_tanh_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None,
    Tensor? b_hh=None) -> Tensor

    tanh of the sum of two linear maps, of the input and of the state.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(rnn_tanh_cell, out, _, input, hx, w_ih, w_hh, b_ih, b_hh)
    if (
        input.__class__ is not Tensor
        or hx.__class__ is not Tensor
        or w_ih.__class__ is not Tensor
        or w_hh.__class__ is not Tensor
        or (b_ih is not None and b_ih.__class__ is not Tensor)
        or (b_hh is not None and b_hh.__class__ is not Tensor)
    ):
        _found = overridden("rnn_tanh_cell", rnn_tanh_cell, input, hx, w_ih, w_hh, b_ih, b_hh)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("rnn_tanh_cell", 0, "input", input)
        hx = tensor_argument("rnn_tanh_cell", 1, "hx", hx)
        w_ih = tensor_argument("rnn_tanh_cell", 2, "w_ih", w_ih)
        w_hh = tensor_argument("rnn_tanh_cell", 3, "w_hh", w_hh)
        if b_ih is not None:
            b_ih = tensor_argument("rnn_tanh_cell", 4, "b_ih", b_ih)
        if b_hh is not None:
            b_hh = tensor_argument("rnn_tanh_cell", 5, "b_hh", b_hh)
    try:
        return recurrent.rnn_cell("tanh", input, hx, w_ih, w_hh, b_ih, b_hh)
    except FAULTS as _error:
        raise refused(_error, "rnn_tanh_cell", input, hx, w_ih, w_hh, b_ih, b_hh) from None


# ---- rnn_relu_cell
def rnn_relu_cell(input, hx, w_ih, w_hh, b_ih=None, b_hh=None, _=Tensor, out=Tensor):
    """rnn_relu_cell(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih=None,
    Tensor? b_hh=None) -> Tensor

    relu of the sum of two linear maps, of the input and of the state.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(rnn_relu_cell, out, _, input, hx, w_ih, w_hh, b_ih, b_hh)
    if (
        input.__class__ is not Tensor
        or hx.__class__ is not Tensor
        or w_ih.__class__ is not Tensor
        or w_hh.__class__ is not Tensor
        or (b_ih is not None and b_ih.__class__ is not Tensor)
        or (b_hh is not None and b_hh.__class__ is not Tensor)
    ):
        _found = overridden("rnn_relu_cell", rnn_relu_cell, input, hx, w_ih, w_hh, b_ih, b_hh)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("rnn_relu_cell", 0, "input", input)
        hx = tensor_argument("rnn_relu_cell", 1, "hx", hx)
        w_ih = tensor_argument("rnn_relu_cell", 2, "w_ih", w_ih)
        w_hh = tensor_argument("rnn_relu_cell", 3, "w_hh", w_hh)
        if b_ih is not None:
            b_ih = tensor_argument("rnn_relu_cell", 4, "b_ih", b_ih)
        if b_hh is not None:
            b_hh = tensor_argument("rnn_relu_cell", 5, "b_hh", b_hh)
    try:
        return recurrent.rnn_cell("relu", input, hx, w_ih, w_hh, b_ih, b_hh)
    except FAULTS as _error:
        raise refused(_error, "rnn_relu_cell", input, hx, w_ih, w_hh, b_ih, b_hh) from None
