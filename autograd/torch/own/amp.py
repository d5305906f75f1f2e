"""torch.amp: everything is computed in the dtypes of its tensors; losses are scaled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from autograd.base.grad_mode import no_grad
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
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


def _access(name: str, what: str) -> tuple[Callable[[Any], Any], Callable[[Any, Any], None]]:
    """Methods that get and set an attribute."""

    def get(self: Any) -> Any:
        return getattr(self, name)

    def put(self: Any, value: Any, /) -> None:
        setattr(self, name, value)

    get.__doc__, put.__doc__ = f"The {what}.", f"Sets the {what}."
    return get, put


class GradScaler:
    """Scales losses, so that small gradients do not underflow, and gradients back; a step whose
    gradients are not finite is left out, and the scale is smaller afterwards.

    device: "cpu"; for any other, which is not there, nothing is scaled, as in PyTorch
    growth_interval: after so many steps the scale is multiplied by `growth_factor`, which is above
        1, as by `backoff_factor`, which is below 1, where one was left out; else AssertionError
    """

    get_growth_factor, set_growth_factor = _access("_growth_factor", "growth factor")
    get_backoff_factor, set_backoff_factor = _access("_backoff_factor", "backoff factor")
    get_growth_interval, set_growth_interval = _access("_growth_interval", "growth interval")

    def __init__(
        self,
        device: Any = "cuda",
        init_scale: float = 2.0**16,
        growth_factor: float = 2.0,
        backoff_factor: float = 0.5,
        growth_interval: int = 2000,
        enabled: bool = True,
    ) -> None:
        self._enabled = enabled and str(device) == "cpu"
        if self._enabled and growth_factor <= 1.0:
            raise AssertionError("The growth factor must be > 1.0.")
        if self._enabled and backoff_factor >= 1.0:
            raise AssertionError("The backoff factor must be < 1.0.")
        self._init_scale, self._growth_tracker = init_scale, 0
        self._scale: Tensor | None = None
        self._growth_factor, self._backoff_factor = growth_factor, backoff_factor
        self._growth_interval = growth_interval
        self._begin()

    def _begin(self) -> None:
        """Forgets what the optimizers have done since the last update."""
        self._found: dict[int, bool | None] = {}  # whether gradients are not finite, by optimizer
        self._stepped: set[int] = set()

    def is_enabled(self) -> bool:
        """Whether anything is scaled."""
        return self._enabled

    def _check(self, name: str) -> Tensor:
        if self._scale is None:
            raise AssertionError(
                f"Attempted {name} but _scale is None.  This may indicate your script did not use "
                "scaler.scale(loss or outputs) earlier in the iteration."
            )
        return self._scale

    def scale(self, outputs: Any) -> Any:
        """A Tensor, or each of several, times the scale. Raises ValueError for anything else."""
        if not self._enabled:
            return outputs
        if isinstance(outputs, Tensor):
            if self._scale is None:
                self._scale = ops.full((), self._init_scale, dtype=np.float32)
            return outputs * self._scale
        if not isinstance(outputs, Iterable):
            raise ValueError("outputs must be a Tensor or an iterable of Tensors")
        found = map(self.scale, outputs)
        return type(outputs)(found) if isinstance(outputs, (list, tuple)) else found

    def unscale_(self, optimizer: Any) -> None:
        """Divides the gradients of the optimizer's parameters by the scale, in place.

        Raises RuntimeError if it has been done since the last update, ValueError for float16.
        """
        if not self._enabled:
            return
        scale, key = self._check("unscale_").item(), id(optimizer)
        if key in self._stepped:
            raise RuntimeError("unscale_() is being called after step().")
        if key in self._found:
            raise RuntimeError(
                "unscale_() has already been called on this optimizer since the last update()."
            )
        params = [x for group in optimizer.param_groups for x in group["params"]]
        grads = [x.grad for x in params if x.grad is not None]
        if any(x.dtype == np.float16 for x in grads):
            raise ValueError("Attempting to unscale FP16 gradients.")
        self._found[key] = not all(x.isfinite().all() for x in grads) if grads else None
        with no_grad():
            for x in grads:
                x.mul_(float(np.float32(1 / scale)))

    def step(self, optimizer: Any, *args: Any, **kwargs: Any) -> Any:
        """``optimizer.step(...)`` with gradients that are scaled back, if these are finite.

        Raises RuntimeError if it was called since the last update, or for a closure.
        """
        if not self._enabled:
            return optimizer.step(*args, **kwargs)
        if "closure" in kwargs:
            raise RuntimeError("Closure use is not currently supported if GradScaler is enabled.")
        self._check("step")
        key = id(optimizer)
        if key in self._stepped:
            raise RuntimeError("step() has already been called since the last update().")
        if key not in self._found:
            self.unscale_(optimizer)
        if self._found[key] is None:
            raise AssertionError("No inf checks were recorded for this optimizer.")
        result = None if self._found[key] else optimizer.step(*args, **kwargs)
        self._stepped.add(key)
        return result

    def update(self, new_scale: Any = None) -> None:
        """Makes the scale `new_scale`, or what follows from the steps since the last update."""
        if not self._enabled:
            return
        scale, found = self._check("update"), [x for x in self._found.values() if x is not None]
        if new_scale is None and not found:
            raise AssertionError("No inf checks were recorded prior to update.")
        if new_scale is not None:
            scale.fill_(new_scale)
        elif any(found):
            scale.mul_(self._backoff_factor)
            self._growth_tracker = 0
        else:
            self._growth_tracker += 1
            if self._growth_tracker == self._growth_interval:
                grown = scale * self._growth_factor
                scale.copy_(ops.where(grown.isfinite(), grown, scale))
                self._growth_tracker = 0
        self._begin()

    def get_scale(self) -> float:
        """The scale; 1 if nothing is scaled."""
        if not self._enabled:
            return 1.0
        return self._init_scale if self._scale is None else float(self._scale.item())

    def _get_growth_tracker(self) -> int:
        return self._growth_tracker

    def state_dict(self) -> dict[str, Any]:
        """What `load_state_dict` restores; empty if nothing is scaled."""
        if not self._enabled:
            return {}
        return {
            "scale": self.get_scale(),
            "growth_factor": self._growth_factor,
            "backoff_factor": self._backoff_factor,
            "growth_interval": self._growth_interval,
            "_growth_tracker": self._growth_tracker,
        }

    def load_state_dict(self, state_dict: dict[str, Any]) -> None:
        """Restores a state. Raises RuntimeError for an empty one."""
        if not self._enabled:
            return
        if not state_dict:
            raise RuntimeError(
                "The source state dict is empty, possibly because it was saved from a disabled "
                "instance of GradScaler."
            )
        state = dict(state_dict)
        self._init_scale = state.pop("scale")
        if self._scale is not None:
            self._scale.fill_(self._init_scale)
        self._growth_tracker = state.pop("_growth_tracker")
        for name, value in state.items():
            setattr(self, f"_{name}", value)


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
