"""Functions that PyTorch has beside those of torch.nn.functional, with other orders of arguments,
and memory by strides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
import generated.functions as ops
from autograd.core.tensor import Tensor

__all__ = [
    "alpha_dropout", "alpha_dropout_", "batch_norm", "dropout", "dropout_", "empty_strided",
    "feature_alpha_dropout", "feature_alpha_dropout_", "feature_dropout", "feature_dropout_",
    "group_norm", "instance_norm", "is_warn_always_enabled", "layer_norm", "nonzero_static",
    "set_warn_always",
]  # fmt: skip

_warn_always = True


def _dropout(name: str, function: Any) -> tuple[Any, Any]:
    def drop(input: Tensor, p: float, train: bool) -> Any:
        return function(input, p, train)

    def drop_(input: Tensor, p: float, train: bool) -> Any:
        return function(input, p, train, inplace=True)

    for made, ending in ((drop, ""), (drop_, "_")):
        made.__name__ = made.__qualname__ = name + ending
        made.__doc__ = f"`nn.functional.{function.__name__}`" + (", in place." if ending else ".")
    return drop, drop_


dropout, dropout_ = _dropout("dropout", F.dropout)
alpha_dropout, alpha_dropout_ = _dropout("alpha_dropout", F.alpha_dropout)
feature_dropout, feature_dropout_ = _dropout("feature_dropout", F.dropout2d)
feature_alpha_dropout, feature_alpha_dropout_ = _dropout(
    "feature_alpha_dropout", F.feature_alpha_dropout
)


def layer_norm(
    input: Tensor, normalized_shape: Sequence[int], weight: Any = None, bias: Any = None,
    eps: float = 1e-5, cudnn_enable: bool = True,
) -> Any:  # fmt: skip
    """`nn.functional.layer_norm`."""
    return F.layer_norm(input, normalized_shape, weight, bias, eps)


def group_norm(
    input: Tensor, num_groups: int, weight: Any = None, bias: Any = None, eps: float = 1e-5,
    cudnn_enabled: bool = True,
) -> Any:  # fmt: skip
    """`nn.functional.group_norm`."""
    return F.group_norm(input, num_groups, weight, bias, eps)


def batch_norm(
    input: Tensor, weight: Any, bias: Any, running_mean: Any, running_var: Any, training: bool,
    momentum: float, eps: float, cudnn_enabled: bool,
) -> Any:  # fmt: skip
    """`nn.functional.batch_norm`, of other arguments."""
    means = running_mean, running_var
    return F.batch_norm(input, *means, weight, bias, training, momentum, eps)


def instance_norm(
    input: Tensor, weight: Any, bias: Any, running_mean: Any, running_var: Any,
    use_input_stats: bool, momentum: float, eps: float, cudnn_enabled: bool,
) -> Any:  # fmt: skip
    """`nn.functional.instance_norm`, of other arguments."""
    means = running_mean, running_var
    return F.instance_norm(input, *means, weight, bias, use_input_stats, momentum, eps)


def empty_strided(
    size: Sequence[int], stride: Sequence[int], *, dtype: Any = None, layout: Any = None,
    device: Any = None, requires_grad: bool = False, pin_memory: bool = False,
) -> Tensor:  # fmt: skip
    """A tensor whose elements lie in memory at these strides; its values are not set."""
    steps = [(n - 1) * step for n, step in zip(size, stride, strict=True)]
    count = 0 if 0 in tuple(size) else 1 + sum(steps)
    memory = ops.empty(count, dtype=dtype, device=device)
    return memory.as_strided(size, stride).detach().requires_grad_(requires_grad)


def nonzero_static(input: Tensor, *, size: int, fill_value: int = -1) -> Tensor:
    """The first `size` of the places that `nonzero` gives, and rows of `fill_value` after them.

    Raises RuntimeError for a negative size.
    """
    if size < 0:
        raise RuntimeError("nonzero_static: 'size' must be an non-negative integer")
    found = ops.nonzero(input)[:size]
    rest = ops.full((size - len(found), input.ndim), fill_value, dtype=found.dtype)
    joined: Tensor = ops.cat([found, rest])
    return joined


def set_warn_always(b: bool) -> None:
    """Kept; what is warned of depends on the filters of `warnings` alone."""
    global _warn_always
    _warn_always = b


def is_warn_always_enabled() -> bool:
    """What was set last."""
    return _warn_always
