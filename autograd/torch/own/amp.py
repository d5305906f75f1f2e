"""torch.amp: everything is computed in the dtypes of its tensors."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.base.context_decorator import ScopeDecorator
from autograd.torch.own import dtypes

__all__ = [
    "GradScaler", "autocast", "clear_autocast_cache", "custom_bwd", "custom_fwd",
    "get_autocast_cpu_dtype", "get_autocast_dtype", "get_autocast_gpu_dtype",
    "is_autocast_available",
]  # fmt: skip


class autocast(ScopeDecorator):  # noqa: N801  (PyTorch's name)
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

    def __enter__(self) -> None:
        """Nothing to do."""

    def __exit__(self, *exc_info: object) -> None:
        """Nothing to do."""

    def _fresh(self) -> autocast:
        return self


class GradScaler:
    """Scales nothing: gradients of float32 do not underflow. Accepts PyTorch's arguments."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        """Keeps nothing."""

    def scale(self, outputs: Any) -> Any:
        """`outputs` as they are."""
        return outputs

    def unscale_(self, optimizer: Any) -> None:
        """Nothing to do for the gradients of `optimizer`."""

    def step(self, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        """``optimizer.step(...)``."""
        return optimizer.step(*args, **kwargs)

    def update(self, new_scale: Any = None) -> None:
        """Nothing to do."""

    def get_scale(self) -> float:
        """1.0."""
        return 1.0

    def is_enabled(self) -> bool:
        """False: see the class."""
        return False

    def state_dict(self) -> dict[str, Any]:
        """Nothing is to be kept."""
        return {}

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Nothing is to be restored."""


def custom_fwd(fwd: Callable[..., Any] | None = None, **kwargs: Any) -> Any:
    """`fwd` as it is; a decorator, with arguments or without."""
    return fwd if fwd is not None else custom_fwd


custom_bwd = custom_fwd


def is_autocast_available(device_type: str) -> bool:
    """False for any device."""
    return False


def clear_autocast_cache() -> None:
    """Nothing is kept."""


def get_autocast_dtype(device_type: str) -> Any:
    """The dtype that autocast has on a device in PyTorch where none is given."""
    return getattr(dtypes, "bfloat16" if device_type == "cpu" else "float16")


def get_autocast_cpu_dtype() -> Any:
    """That of the CPU."""
    return get_autocast_dtype("cpu")


def get_autocast_gpu_dtype() -> Any:
    """That of a GPU."""
    return get_autocast_dtype("cuda")
