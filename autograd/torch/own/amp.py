"""torch.amp: everything is computed in the dtypes of its tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.torch.own import dtypes, gives
from autograd.torch.own.profiler import Block

__all__ = [
    "GradScaler", "autocast", "clear_autocast_cache", "custom_bwd", "custom_fwd",
    "get_autocast_cpu_dtype", "get_autocast_dtype", "get_autocast_gpu_dtype",
    "is_autocast_available",
]  # fmt: skip


class autocast(Block):  # noqa: N801  (PyTorch's name)
    """A block, or a function decorated with it, that computes as it would without.

    PyTorch's arguments are accepted: device_type, dtype, enabled, cache_enabled.
    """

    def __init__(
        self,
        device_type: Any = "cpu",
        dtype: Any = None,
        enabled: bool = True,
        cache_enabled: bool | None = None,
    ) -> None:
        self.device = device_type


class GradScaler:
    """Scales nothing: gradients of float32 do not underflow. Accepts PyTorch's arguments."""

    unscale_ = gives(None, "Nothing to do for the gradients of `optimizer`.")
    update = gives(None, "Nothing to do.")
    get_scale = gives(1.0, "1.0.")
    is_enabled = gives(False, "False: see the class.")
    load_state_dict = gives(None, "Nothing is to be restored.")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Keeps nothing."""

    def scale(self, outputs: Any) -> Any:
        """`outputs` as they are."""
        return outputs

    def step(self, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        """``optimizer.step(...)``."""
        return optimizer.step(*args, **kwargs)

    def state_dict(self) -> dict[str, Any]:
        """Nothing is to be kept."""
        return {}


def custom_fwd(fwd: Callable[..., Any] | None = None, **kwargs: Any) -> Any:
    """`fwd` as it is; a decorator, with arguments or without."""
    return fwd if fwd is not None else custom_fwd


custom_bwd = custom_fwd


is_autocast_available = gives(False, "False for any device.")
clear_autocast_cache = gives(None, "Nothing is kept.")


def get_autocast_dtype(device_type: str) -> Any:
    """The dtype that autocast has on a device in PyTorch where none is given."""
    return getattr(dtypes, "bfloat16" if device_type == "cpu" else "float16")


def get_autocast_cpu_dtype() -> Any:
    """That of the CPU."""
    return get_autocast_dtype("cpu")


def get_autocast_gpu_dtype() -> Any:
    """That of a GPU."""
    return get_autocast_dtype("cuda")
