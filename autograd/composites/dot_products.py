"""Attention by scaled dot products, in operations."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.composites.reduced import only_real
from autograd.formulas.attention import _weights

__all__ = ["scaled_dot_product_attention"]


def scaled_dot_product_attention(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Any,
    dropout_p: float,
    is_causal: bool,
    scale: float | None,
    enable_gqa: bool,
) -> Any:
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
    if is_causal and attn_mask is not None:
        raise RuntimeError(
            "_scaled_dot_product_attention: Explicit attn_mask should not be set when "
            "is_causal=True"
        )
    if not 0 <= dropout_p <= 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {dropout_p}")
    if enable_gqa:
        key, value = _repeated(query, key), _repeated(query, value)
    if query.shape[-1] != key.shape[-1] or key.shape[-2] != value.shape[-2]:
        raise RuntimeError(
            "scaled_dot_product_attention: query (..., L, E), key (..., S, E) and value "
            f"(..., S, F) do not fit: {list(query.shape)}, {list(key.shape)}, {list(value.shape)}"
        )
    bias = _bias(attn_mask, query.dtype)
    query, key, value = _of_one_batch(query, key, value, bias)
    factor = 1 / math.sqrt(query.shape[-1] or 1) if scale is None else scale
    if dropout_p:
        weights = _weights(query, key, bias, factor, is_causal)
        return ops.nn_functional_dropout(weights, dropout_p) @ value
    return ops.nn_functional__attention_and_logs(query, key, value, bias, factor, is_causal)[0]


def _repeated(query: Any, x: Any) -> Any:
    heads, own = query.shape[-3], x.shape[-3]
    if own == 0 or heads % own:
        raise RuntimeError(
            "Number of heads in key and value must divide the number of heads in query: "
            f"{own} and {heads}"
        )
    return x if own == heads else ops.repeat_interleave(x, heads // own, -3)


def _bias(mask: Any, dtype: Any) -> Any:
    """What is added to the scores."""
    if mask is None or mask.dtype.kind == "f":
        return mask
    if mask.dtype.kind != "b":
        raise RuntimeError(
            "Expected attn_mask dtype to be bool or float or to match query dtype, but got "
            f"attn_mask.dtype: {mask.dtype} and query.dtype: {dtype} instead."
        )
    return ops.where(mask, ops.zeros((), dtype=dtype), -math.inf)


def _of_one_batch(query: Any, key: Any, value: Any, bias: Any) -> list[Any]:
    """All three with the leading dimensions that they have in common. A mask adds none."""
    scores = (query.shape[-2], key.shape[-2])
    given = [each.shape[:-2] for each in (query, key, value)]
    batch: tuple[int, ...] | None
    try:
        batch = np.broadcast_shapes(*given)
        if bias is not None:
            whole = (*batch, *scores)
            batch = batch if np.broadcast_shapes(bias.shape, whole) == whole else None
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
