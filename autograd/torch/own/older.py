"""Names without the underscore, as PyTorch had them before functions in place got one."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import wraps
from typing import Any

from autograd.nn import init
from autograd.nn.utils import clip_grad_norm_

__all__ = [
    "_no_grad_fill_", "_no_grad_normal_", "_no_grad_trunc_normal_", "_no_grad_uniform_",
    "_no_grad_zero_", "clip_grad_norm",
]  # fmt: skip

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


_no_grad_fill_, _no_grad_zero_ = init.constant_, init.zeros_
_no_grad_normal_, _no_grad_uniform_ = init.normal_, init.uniform_
_no_grad_trunc_normal_ = init.trunc_normal_
clip_grad_norm = _older("nn.utils.clip_grad_norm", clip_grad_norm_)
for _name in _IN_PLACE:
    globals()[_name] = _older(f"nn.init.{_name}", getattr(init, f"{_name}_"))
    __all__.append(_name)
