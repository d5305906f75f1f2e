"""Attention by scaled dot products, and of several heads with its projections."""

from __future__ import annotations

import math
from typing import Any, NamedTuple

import numpy as np

from autograd.array.axes import broadcast_shapes
from autograd.base.ops import ops
from autograd.composites.reduced import only_real
from autograd.formulas.attention import attention_weights


def scaled_dot_product_attention(
    query: Any, key: Any, value: Any, attn_mask: Any, dropout_p: float, is_causal: bool,
    scale: float | None, enable_gqa: bool,
) -> Any:  # fmt: skip
    """softmax(scale q k' + mask) v, with leading dimensions that broadcast.

    A mask of truths says what takes part; another is added. `enable_gqa` repeats the heads of keys
    and values, the third dimension from the end, to as many as queries have. Raises RuntimeError
    for shapes, dtypes and masks that do not go together.
    """
    only_real("scaled_dot_product_attention", query, key, value)
    if min(query.ndim, key.ndim, value.ndim) < 2:
        raise RuntimeError(
            "scaled_dot_product_attention: Expected query, key, and value to all be  at least 2 "
            f"dimensional, but got query dim: {query.ndim}, key dim: {key.ndim} and value dim: "
            f"{value.ndim} instead."
        )
    if not query.dtype == key.dtype == value.dtype:
        raise RuntimeError(
            "Expected query, key, and value to have the same dtype, but got query.dtype: "
            f"{query.dtype} key.dtype: {key.dtype} and value.dtype: {value.dtype} instead."
        )
    if query.dtype == np.float16:  # for which exponentials are too large, and their sums too long
        query, key, value, attn_mask = (
            x.to(np.float32) if x is not None and x.dtype == np.float16 else x
            for x in (query, key, value, attn_mask)
        )
        attend = ops.nn_functional_scaled_dot_product_attention
        found = attend(
            query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa
        )
        return found.to(np.float16)
    if is_causal and attn_mask is not None:
        raise RuntimeError(
            "_scaled_dot_product_attention: Explicit attn_mask should not be set when "
            "is_causal=True"
        )
    if not 0 <= dropout_p <= 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {dropout_p}")
    if enable_gqa:
        key, value = _repeat_heads(query, key), _repeat_heads(query, value)
    if query.shape[-1] != key.shape[-1] or key.shape[-2] != value.shape[-2]:
        raise RuntimeError(
            "scaled_dot_product_attention: query (..., L, E), key (..., S, E) and value "
            f"(..., S, F) do not fit: {list(query.shape)}, {list(key.shape)}, {list(value.shape)}"
        )
    bias = _as_bias(attn_mask, query.dtype)
    query, key, value = _broadcast_batches(query, key, value, bias)
    factor = 1 / math.sqrt(query.shape[-1] or 1) if scale is None else scale
    if dropout_p:
        weights = attention_weights(query, key, bias, factor, is_causal)
        return ops.nn_functional_dropout(weights, dropout_p) @ value
    return ops.nn_functional__attention_and_logs(query, key, value, bias, factor, is_causal)[0]


def _repeat_heads(query: Any, x: Any) -> Any:
    heads, own = query.shape[-3], x.shape[-3]
    if own == 0 or heads % own:
        raise RuntimeError(
            "Number of heads in key and value must divide the number of heads in query: "
            f"{own} and {heads}"
        )
    return x if own == heads else ops.repeat_interleave(x, heads // own, -3)


def _as_bias(mask: Any, dtype: Any) -> Any:
    """What is added to the scores."""
    if mask is None or mask.dtype.kind == "f":
        return mask
    if mask.dtype.kind != "b":
        raise RuntimeError(
            "Expected attn_mask dtype to be bool or float or to match query dtype, but got "
            f"attn_mask.dtype: {mask.dtype} and query.dtype: {dtype} instead."
        )
    return ops.where(mask, ops.zeros((), dtype=dtype), -math.inf)


def _broadcast_batches(query: Any, key: Any, value: Any, bias: Any) -> list[Any]:
    """All three with the leading dimensions that they have in common. A mask adds none."""
    scores = (query.shape[-2], key.shape[-2])
    given = [each.shape[:-2] for each in (query, key, value)]
    batch: tuple[int, ...] | None
    try:
        batch = broadcast_shapes(*given)
        if bias is not None:
            whole = (*batch, *scores)
            batch = batch if broadcast_shapes(bias.shape, whole) == whole else None
    except ValueError:
        batch = None
    if batch is None:
        mask = "" if bias is None else f" and the mask {list(bias.shape)}"
        raise RuntimeError(
            f"scaled_dot_product_attention: the leading dimensions of query {list(query.shape)}, "
            f"key {list(key.shape)}, value {list(value.shape)}{mask} do not broadcast"
        )
    return [
        x if x.shape[:-2] == batch else x.expand((*batch, *x.shape[-2:]))
        for x in (query, key, value)
    ]


class _Sizes(NamedTuple):
    """Batch, heads, queries, keys and features of a head."""

    batch: int
    heads: int
    queries: int
    keys: int
    width: int


def _as_additive(mask: Any, name: str, dtype: Any) -> Any:
    """A mask that is added: -inf where one of truths is true."""
    if mask is None or mask.dtype.kind == "f":
        return mask
    if mask.dtype.kind != "b":
        raise AssertionError(f"only bool and floating types of {name} are supported")
    return ops.where(mask, -math.inf, ops.zeros((), dtype=dtype))


def _check_ranks(query: Any, key: Any, value: Any, padding: Any, mask: Any, heads: int) -> bool:
    """Whether there is a batch. Raises AssertionError for ranks that do not go together."""
    if query.ndim not in (2, 3):
        raise AssertionError(
            "query should be unbatched 2D or batched 3D tensor but received "
            f"{query.ndim}-D query tensor"
        )
    batched = query.ndim == 3
    if key.ndim != query.ndim or value.ndim != query.ndim:
        raise AssertionError(
            f"For {'batched' if batched else 'unbatched'} ({query.ndim}-D) `query`, expected `key` "
            f"and `value` to be {query.ndim}-D but found {key.ndim}-D and {value.ndim}-D tensors "
            "respectively"
        )
    if padding is not None and padding.ndim != query.ndim - 1:
        raise AssertionError(
            f"For {'batched' if batched else 'unbatched'} ({query.ndim}-D) `query`, expected "
            f"`key_padding_mask` to be `None` or {query.ndim - 1}-D but found {padding.ndim}-D "
            "tensor instead"
        )
    if mask is not None and mask.ndim not in (2, 3):
        raise AssertionError(
            f"expected `attn_mask` to be `None`, 2-D or 3-D but found {mask.ndim}-D tensor instead"
        )
    if mask is not None and mask.ndim == 3 and not batched:
        shape = (heads, query.shape[0], key.shape[0])
        if mask.shape != shape:
            raise AssertionError(f"Expected `attn_mask` shape to be {shape} but got {mask.shape}")
    return batched


def _project(inputs: Any, separate: Any, weight: Any, bias: Any) -> list[Any]:
    """The projections of query, key and value by weights of their own, or by the parts of one."""
    query, key, value = inputs
    if separate is None and query is key and key is value:
        return list(ops.nn_functional_linear(query, weight, bias).chunk(3, -1))
    weights = weight.chunk(3) if separate is None else separate
    biases = (None,) * 3 if bias is None else bias.chunk(3)
    return [ops.nn_functional_linear(*each) for each in zip(inputs, weights, biases, strict=True)]


def _split_heads(x: Any, sizes: _Sizes) -> Any:
    """(L, N, E) as (N heads, L, E / heads)."""
    return x.reshape((x.shape[0], sizes.batch * sizes.heads, sizes.width)).transpose(0, 1)


def _check_static(given: Any, name: str, sizes: _Sizes) -> Any:
    if given.shape[0] != sizes.batch * sizes.heads:
        raise AssertionError(
            f"expecting {name}.size(0) of {sizes.batch * sizes.heads}, but got {given.shape[0]}"
        )
    if given.shape[2] != sizes.width:
        raise AssertionError(f"expecting {name}.size(2) of {sizes.width}, but got {given.shape[2]}")
    return given


def _merge_masks(mask: Any, padding: Any, sizes: _Sizes, further: int) -> Any:
    """Both masks as one (1 or N heads, L or 1, S), open for so many keys that were put behind."""
    if mask is not None:
        shape: tuple[int, ...] = (sizes.queries, sizes.keys)
        if mask.ndim == 3:
            shape = (sizes.batch * sizes.heads, *shape)
        if mask.shape != shape:
            raise RuntimeError(
                f"The shape of the {mask.ndim}D attn_mask is {mask.shape}, but should be {shape}."
            )
        mask = mask.unsqueeze(0) if mask.ndim == 2 else mask
        mask = ops.constant_pad_nd(mask, (0, further)) if further else mask
    if padding is None:
        return mask
    if padding.shape != (sizes.batch, sizes.keys):
        raise AssertionError(
            f"expected key_padding_mask of shape {(sizes.batch, sizes.keys)}, but got "
            f"{padding.shape}"
        )
    padding = ops.constant_pad_nd(padding, (0, further)) if further else padding
    keys = sizes.keys + further
    padding = padding.reshape((sizes.batch, 1, 1, keys)).expand((-1, sizes.heads, -1, -1))
    padding = padding.reshape((sizes.batch * sizes.heads, 1, keys))
    return padding if mask is None else mask + padding


def multi_head_attention_forward(
    query: Any, key: Any, value: Any, embed_dim_to_check: int, num_heads: int, in_proj_weight: Any,
    in_proj_bias: Any, bias_k: Any, bias_v: Any, add_zero_attn: bool, dropout_p: float,
    out_proj_weight: Any, out_proj_bias: Any, training: bool, key_padding_mask: Any,
    need_weights: bool, attn_mask: Any, use_separate_proj_weight: bool, q_proj_weight: Any,
    k_proj_weight: Any, v_proj_weight: Any, static_k: Any, static_v: Any,
    average_attn_weights: bool, is_causal: bool,
) -> tuple[Any, Any]:  # fmt: skip
    """The output (L, N, E) and, with `need_weights`, the weights (N, L, S), or for each head.

    query (L, N, E), key and value (S, N, E), or all three without N; true in a mask hides. Raises
    AssertionError and RuntimeError for what does not go together.
    """
    only_real("multi_head_attention_forward", query, key, value)
    batched = _check_ranks(query, key, value, key_padding_mask, attn_mask, num_heads)
    if not batched:
        same = query is key and key is value
        query = query.unsqueeze(1)
        key, value = (query, query) if same else (key.unsqueeze(1), value.unsqueeze(1))
        if key_padding_mask is not None:
            key_padding_mask = key_padding_mask.unsqueeze(0)
    queries, batch, features = query.shape
    if is_causal and attn_mask is None:
        raise RuntimeError("Need attn_mask if specifying the is_causal hint.")
    if is_causal and key_padding_mask is None and not need_weights:
        attn_mask = None  # which it says
    else:
        is_causal = False
    if features != embed_dim_to_check:
        raise AssertionError(
            f"was expecting embedding dimension of {embed_dim_to_check}, but got {features}"
        )
    if features % num_heads:
        raise AssertionError(f"embed_dim {features} not divisible by num_heads {num_heads}")
    whole = key.shape[:2] == value.shape[:2] if use_separate_proj_weight else None
    if whole is False or (whole is None and key.shape != value.shape):
        raise AssertionError(f"key shape {key.shape} does not match value shape {value.shape}")
    for name, bias, length in (
        ("in_proj_bias", in_proj_bias, 3 * features),
        ("out_proj_bias", out_proj_bias, out_proj_weight.shape[0]),
    ):
        if bias is not None and bias.shape != (length,):
            raise RuntimeError(f"{name} must be of shape {[length]}, not {list(bias.shape)}")
    sizes = _Sizes(batch, num_heads, queries, key.shape[0], features // num_heads)
    own = (q_proj_weight, k_proj_weight, v_proj_weight) if use_separate_proj_weight else None
    q, k, v = _project((query, key, value), own, in_proj_weight, in_proj_bias)
    further = 0
    if (bias_k is None) != (bias_v is None):
        raise AssertionError("bias_k and bias_v are given together, or neither")
    if bias_k is not None:
        if static_k is not None or static_v is not None:
            raise AssertionError("bias cannot be added to static key.")
        k = ops.cat([k, bias_k.repeat(1, batch, 1)])
        v = ops.cat([v, bias_v.repeat(1, batch, 1)])
        further += 1
    q = _split_heads(q, sizes)
    k = _split_heads(k, sizes) if static_k is None else _check_static(static_k, "static_k", sizes)
    v = _split_heads(v, sizes) if static_v is None else _check_static(static_v, "static_v", sizes)
    if static_k is not None:
        sizes = sizes._replace(keys=k.shape[1])
    if add_zero_attn:
        nothing = ops.zeros((batch * num_heads, 1, sizes.width), dtype=k.dtype)
        k, v = ops.cat([k, nothing], 1), ops.cat([v, nothing], 1)
        further += 1
    mask = _merge_masks(
        _as_additive(attn_mask, "attn_mask", q.dtype),
        _as_additive(key_padding_mask, "key_padding_mask", q.dtype),
        sizes,
        further,
    )
    dropout_p = dropout_p if training else 0.0
    weights = None
    if need_weights:
        scores = (q * (1 / math.sqrt(sizes.width))) @ k.transpose(1, 2)
        weights = ops.softmax(scores if mask is None else scores + mask, -1)
        if dropout_p:
            weights = ops.nn_functional_dropout(weights, dropout_p)
        found = weights @ v
    else:
        found = ops.nn_functional_scaled_dot_product_attention(q, k, v, mask, dropout_p, is_causal)
    found = found.transpose(0, 1).reshape((queries * batch, features))
    output = ops.nn_functional_linear(found, out_proj_weight, out_proj_bias)
    output = output.reshape((queries, batch, output.shape[1]))
    if weights is not None:
        weights = weights.reshape((batch, num_heads, queries, k.shape[1]))
        weights = weights.mean(1) if average_attn_weights else weights
        weights = weights if batched else weights[0]
    return output if batched else output.squeeze(1), weights
