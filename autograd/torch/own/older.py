"""Names without the underscore, as PyTorch had them before functions in place got one; and what
rewrites modules for transforms."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import wraps
from typing import Any

from autograd.nn import BatchNorm1d, BatchNorm2d, BatchNorm3d, Module, init
from autograd.nn.utils import clip_grad_norm_

__all__ = ["clip_grad_norm", "replace_all_batch_norm_modules_"]

_IN_PLACE = (
    *("constant", "dirac", "eye", "kaiming_normal", "kaiming_uniform", "normal", "orthogonal"),
    *("sparse", "uniform", "xavier_normal", "xavier_uniform"),
)


def _older(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(function)
    def call(*args: Any, **kwargs: Any) -> Any:
        text = f"`{name}` is now deprecated in favor of `{name}_`."
        warnings.warn(text, FutureWarning, stacklevel=2)
        return function(*args, **kwargs)

    return call


def replace_all_batch_norm_modules_(root: Module) -> Module:
    """Takes the running statistics from `root` and all BatchNorm modules inside, so that they use
    those of the batch and write nothing; returns `root`."""
    for each in root.modules():
        if isinstance(each, BatchNorm1d | BatchNorm2d | BatchNorm3d):
            each.running_mean = each.running_var = each.num_batches_tracked = None
            each.track_running_stats = False
    return root


clip_grad_norm = _older("nn.utils.clip_grad_norm", clip_grad_norm_)
for _name in _IN_PLACE:
    globals()[_name] = _older(f"nn.init.{_name}", getattr(init, f"{_name}_"))
    __all__.append(_name)
