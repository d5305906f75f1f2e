"""PyTorch's torch.nn.utils: clipped gradients, lists of parameters, parametrizations, fusion."""

from importlib import import_module as _import_module
from typing import Any as _Any

from autograd.nn.utils.clip_grad import (
    clip_grad_norm_,
    clip_grad_value_,
    clip_grads_with_norm_,
    get_total_norm,
)
from autograd.nn.utils.convert_parameters import parameters_to_vector, vector_to_parameters

_MODULES = ("parametrizations", "parametrize", "rnn")
_HOMES = {  # of what is imported when it is asked for, since modules import this package
    "fusion": (
        *("fuse_conv_bn_eval", "fuse_conv_bn_weights", "fuse_linear_bn_eval"),
        "fuse_linear_bn_weights",
    ),
    "init": ("skip_init",),
    "older_norms": (
        *("remove_spectral_norm", "remove_weight_norm", "spectral_norm", "weight_norm"),
    ),
}

__all__ = [
    "clip_grad_norm_", "clip_grad_value_", "clip_grads_with_norm_", "get_total_norm",
    "parameters_to_vector", "vector_to_parameters", *_MODULES, *sum(_HOMES.values(), ()),
]  # fmt: skip


def __getattr__(name: str) -> _Any:
    if name in _MODULES:
        return _import_module(f"autograd.nn.utils.{name}")
    for home, names in _HOMES.items():
        if name in names:
            found = getattr(_import_module(f"autograd.nn.utils.{home}"), name)
            return globals().setdefault(name, found)
    raise AttributeError(f"module 'autograd.nn.utils' has no attribute '{name}'")
