"""scipy.special's functions that are no ufuncs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import dims, floating, tensor

__all__ = ["FUNCTIONS"]


def _logsumexp(
    a: Any, axis: Any = None, b: Any = None, keepdims: bool = False, return_sign: bool = False
) -> Tensor:
    if return_sign:
        raise TypeError("logsumexp: return_sign is not supported on Tensors")
    x = floating(tensor(a))
    along = dims(axis, x.ndim)
    if b is None:
        return ops.logsumexp(x, along, keepdims)
    x, b = ops.broadcast_tensors(x, tensor(b))
    top = ops.amax(x.detach(), along, True)
    top = ops.where(top.isfinite(), top, 0.0)
    total = (b * (x - top).exp()).sum(along, True).log() + top
    return total if keepdims else total.sum(along)


def _softmax(logarithm: str) -> Callable[..., Tensor]:
    def softmax(x: Any, axis: Any = None) -> Tensor:
        x = floating(tensor(x))
        along = dims(axis, x.ndim)
        if len(along) == 1:
            return getattr(ops, f"{logarithm}softmax")(x, along[0])
        total = x - ops.logsumexp(x, along, True)
        return total if logarithm else total.exp()

    return softmax


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "logsumexp": _logsumexp,
    "softmax": _softmax(""),
    "log_softmax": _softmax("log_"),
    "polygamma": lambda n, x: ops.polygamma(int(n), tensor(x)),
    "multigammaln": lambda a, d: ops.mvlgamma(tensor(a), int(d)),
    "yn": lambda n, x: ops.special_yv(n, x),
}
