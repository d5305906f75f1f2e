"""Attention of scaled dot products: its gradients, and the functions around it."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.ops import ops
from autograd.formulas import plain, wanted


def attention_weights(query: Any, key: Any, bias: Any, scale: float, causal: bool) -> Any:
    """w = softmax(scale q k' + bias) of Tensors, 0 for queries that see nothing."""
    scores = (query * scale) @ key.transpose(-1, -2)
    if bias is not None:
        scores = scores + bias
    if causal:
        shape = query.shape[-2], key.shape[-2]
        scores = scores + np.triu(np.full(shape, -np.inf, query.dtype), 1)
    blind = np.isneginf(plain(scores)).all(-1, keepdims=True)
    if not blind.any():
        return ops.softmax(scores, -1)
    return ops.where(blind, 0, ops.softmax(ops.where(blind, 0, scores), -1))


def attention_inputs(
    grad: Any, query: Any, key: Any, value: Any, bias: Any, result: Any, logs: Any, scale: float,
    causal: bool, needs: Any,
) -> tuple[Any, ...]:  # fmt: skip
    """The gradients of query, key, value and bias; see `kernels.attend_backward`.

    math: (s @ key * scale, mT(s) @ query * scale, mT(p) @ grad, s) where s = p * (grad @
        mT(value) - (grad * result).sum(-1, True)); p = tril(e) if causal else e; e = exp(query @
        mT(key) * scale + (0 if bias is None else bias) - logs)
    """
    if isinstance(grad, np.ndarray):
        wants_bias = needs[3] is not None
        return kernels.attend_backward(
            grad, query, key, value, bias, result, logs, scale, causal, wants_bias
        )
    weights = attention_weights(query, key, bias, scale, causal)
    products = grad @ value.transpose(-1, -2)
    for_scores = weights * (products - (products * weights).sum(-1, True))
    for_query, for_key = for_scores @ key * scale, for_scores.transpose(-1, -2) @ query * scale
    return wanted((for_query, for_key, weights.transpose(-1, -2) @ grad, for_scores), needs)
