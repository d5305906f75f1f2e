"""torch.cuda, torch.mps and torch.accelerator: there is none, and so nothing to do."""

from __future__ import annotations

from typing import Any

from autograd.cuda import device_count, is_available, manual_seed, manual_seed_all, synchronize
from autograd.torch.own import gives

__all__ = [
    "OutOfMemoryError", "_initialized",
    "current_accelerator", "current_device", "device_count", "empty_cache",
    "get_device_name", "get_rng_state_all", "is_available", "is_bf16_supported", "is_built",
    "is_initialized", "manual_seed", "manual_seed_all", "max_memory_allocated",
    "max_memory_reserved", "memory_allocated", "memory_reserved", "reset_peak_memory_stats",
    "seed_all", "set_device", "set_rng_state_all", "synchronize",
]  # fmt: skip

_initialized = False
is_built = is_initialized = is_bf16_supported = is_available


class OutOfMemoryError(RuntimeError):
    """What programs catch where a GPU has no memory left."""


current_accelerator = gives(None, "None: there is no device but the CPU.")
empty_cache = gives(None, "Does nothing.")
reset_peak_memory_stats = seed_all = empty_cache


memory_allocated = gives(0, "0, whatever the `device`.")
max_memory_allocated = memory_reserved = max_memory_reserved = memory_allocated


def get_rng_state_all() -> list[Any]:
    """No states, as there are no devices."""
    return []


set_rng_state_all = gives(None, "Does nothing with `new_states`.")


def current_device(device: Any = None) -> Any:
    """Raises AssertionError, as PyTorch without CUDA, whatever the `device`."""
    raise AssertionError("Torch not compiled with CUDA enabled")


get_device_name = set_device = current_device
