"""Functions of networks as the module torch itself has them: those of torch.nn.functional, with the
arguments of PyTorch's native functions, which name a reduction by its number."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    "group_norm": "input num_groups weight bias eps cudnn_enabled",
    "hinge_embedding_loss": "input target margin reduction",
    "instance_norm": f"{_NORM} use_input_stats momentum eps cudnn_enabled",
    "kl_div": "input target reduction",
    "layer_norm": "input normalized_shape weight bias eps cudnn_enable",
    "margin_ranking_loss": "input1 input2 target margin reduction",
    "poisson_nll_loss": "input target log_input full eps reduction",
    "triplet_margin_loss": "anchor positive negative margin p eps swap reduction",
}
_CUDNN = ("cudnn_enable", "cudnn_enabled")
_RENAMED = {"train": "training"}
__all__ = list(_NATIVE)


def _of(name: str, positions: list[str]) -> Callable[..., Any]:
    function = getattr(functional, name)

    def call(*args: Any, **kwargs: Any) -> Any:
        given = dict(zip(positions, args, strict=False)) | kwargs
        named = {_RENAMED.get(key, key): value for key, value in given.items() if key not in _CUDNN}
        if "reduction" in positions:
            named["reduction"] = _REDUCTIONS[named.get("reduction", 0)]
        return function(**named)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = f"nn.functional.{name}, called as torch.{name}({', '.join(positions)})."
    return call


for _name, _positions in _NATIVE.items():
    globals()[_name] = _of(_name, _positions.split())
