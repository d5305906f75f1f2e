"""torch.cuda for code that asks whether there is a GPU: there is none."""

from __future__ import annotations

__all__ = ["device_count", "is_available", "manual_seed", "manual_seed_all", "synchronize"]


def is_available() -> bool:
    """False: arrays are in the CPU's memory."""
    return False


def device_count() -> int:
    """0."""
    return 0


def manual_seed(seed: int) -> None:
    """Does nothing with `seed`: no generator is on a GPU."""


def manual_seed_all(seed: int) -> None:
    """Does nothing with `seed`: no generator is on a GPU."""


def synchronize() -> None:
    """Nothing to do: an operation is done when it returns."""
