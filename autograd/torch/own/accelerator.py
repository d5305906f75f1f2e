"""torch.cuda, torch.mps and torch.accelerator: there is none, and so nothing to do."""

from __future__ import annotations

from typing import Any

from autograd.cuda import device_count, is_available, manual_seed, manual_seed_all, synchronize

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


def current_accelerator(check_available: bool = False) -> None:
    """None: there is no device but the CPU."""


def empty_cache() -> None:
    """Does nothing."""


reset_peak_memory_stats = seed_all = empty_cache


def memory_allocated(device: Any = None) -> int:
    """0, whatever the `device`."""
    return 0


max_memory_allocated = memory_reserved = max_memory_reserved = memory_allocated


def get_rng_state_all() -> list[Any]:
    """No states, as there are no devices."""
    return []


def set_rng_state_all(new_states: Any) -> None:
    """Does nothing with `new_states`."""


def current_device() -> int:
    """Raises AssertionError, as PyTorch without CUDA."""
    raise AssertionError("Torch not compiled with CUDA enabled")


def get_device_name(device: Any = None) -> str:
    """Raises AssertionError, as PyTorch without CUDA."""
    raise AssertionError("Torch not compiled with CUDA enabled")


def set_device(device: Any) -> None:
    """Raises AssertionError, as PyTorch without CUDA."""
    raise AssertionError("Torch not compiled with CUDA enabled")
