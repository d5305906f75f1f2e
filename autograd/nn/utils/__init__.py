"""PyTorch's torch.nn.utils, as far as it is about gradients and lists of parameters."""

from importlib import import_module as _import_module
from typing import Any as _Any

from autograd.nn.utils.clip_grad import (
    clip_grad_norm_,
    clip_grad_value_,
    clip_grads_with_norm_,
    get_total_norm,
)
from autograd.nn.utils.convert_parameters import parameters_to_vector, vector_to_parameters

__all__ = [
    "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "get_total_norm",
    "parameters_to_vector", "rnn", "vector_to_parameters",
]  # fmt: skip


def __getattr__(name: str) -> _Any:
    if name == "rnn":
        return _import_module("autograd.nn.utils.rnn")
    raise AttributeError(f"module 'autograd.nn.utils' has no attribute '{name}'")
