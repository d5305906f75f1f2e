"""torch.autograd.forward_ad: see `autograd.forward_ad`."""

from typing import Any

from autograd.transforms.forward_ad import *  # noqa: F403
from autograd.transforms.forward_ad import (  # noqa: F401
    __all__,
    _set_fwd_grad_enabled,
    current_level,
)


def __getattr__(name: str) -> Any:
    if name == "_current_level":
        return current_level()
    raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
