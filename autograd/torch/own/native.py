"""Functions as the module torch itself has them: those of torch.nn.functional, with the arguments
of PyTorch's native functions, which name a reduction by its number; and memory by strides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import generated.functions as ops
from autograd.core.tensor import Tensor
from autograd.nn import functional

_REDUCTIONS = ("none", "mean", "sum")
_NORM = "input weight bias running_mean running_var"
_NATIVE = {
    "alpha_dropout": "input p train",
    "batch_norm": f"{_NORM} training momentum eps cudnn_enabled",
    "binary_cross_entropy_with_logits": "input target weight pos_weight reduction",
    "cosine_embedding_loss": "input1 input2 target margin reduction",
    "ctc_loss": "log_probs targets input_lengths target_lengths blank reduction zero_infinity",
    "dropout": "input p train",
    "feature_alpha_dropout": "input p train",
    "feature_dropout": "input p train",
    "group_norm": "input num_groups weight bias eps cudnn_enabled",
    "hinge_embedding_loss": "input target margin reduction",
    "instance_norm": f"{_NORM} use_input_stats momentum eps cudnn_enabled",
    "kl_div": "input target reduction",
    "layer_norm": "input normalized_shape weight bias eps cudnn_enable",
    "margin_ranking_loss": "input1 input2 target margin reduction",
    "rrelu": "input lower upper training",
    "poisson_nll_loss": "input target log_input full eps reduction",
    "triplet_margin_loss": "anchor positive negative margin p eps swap reduction",
}
_CUDNN = ("cudnn_enable", "cudnn_enabled")
_RENAMED = {"train": "training"}
_OTHER_NAMES = {"feature_dropout": "dropout2d"}
_IN_PLACE = tuple(name for name in _NATIVE if name.endswith("dropout"))

_METHODS = ("is_conj", "is_neg", "is_same_size", "resize_as_")

__all__ = [
    *_NATIVE, *_METHODS, *(f"{name}_" for name in _IN_PLACE), "empty_strided",
    "is_warn_always_enabled", "nonzero_static", "set_warn_always", "to_dlpack",
]  # fmt: skip

_warn_always = True


def _of(name: str, positions: list[str], **fixed: Any) -> Callable[..., Any]:
    called = _OTHER_NAMES.get(name, name)
    function = getattr(functional, called)

    def call(*args: Any, **kwargs: Any) -> Any:
        given = dict(zip(positions, args, strict=False)) | kwargs
        named = {_RENAMED.get(key, key): value for key, value in given.items() if key not in _CUDNN}
        if "reduction" in positions:
            named["reduction"] = _REDUCTIONS[named.get("reduction", 0)]
        return function(**named, **fixed)

    own = f"{name}_" if fixed else name
    call.__name__ = call.__qualname__ = own
    call.__doc__ = f"nn.functional.{called}, called as torch.{own}({', '.join(positions)})."
    return call


for _name, _positions in _NATIVE.items():
    globals()[_name] = _of(_name, _positions.split())
for _name in _IN_PLACE:
    globals()[f"{_name}_"] = _of(_name, _NATIVE[_name].split(), inplace=True)


def _method(name: str) -> Callable[..., Any]:
    def call(input: Tensor, *args: Any, **kwargs: Any) -> Any:
        return getattr(input, name)(*args, **kwargs)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"``input.{name}(...)``."
    return call


for _name in _METHODS:
    globals()[_name] = _method(_name)


def to_dlpack(tensor: Tensor) -> Any:
    """The memory of `tensor` as a capsule that other libraries read, with their `from_dlpack`."""
    return tensor.__dlpack__()


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
    return ops.cat([found, rest])


def set_warn_always(b: bool) -> None:
    """Kept; what is warned of depends on the filters of `warnings` alone."""
    global _warn_always
    _warn_always = b


def is_warn_always_enabled() -> bool:
    """What was set last."""
    return _warn_always
