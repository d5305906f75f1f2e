"""PyTorch's torch.utils.checkpoint: memory for computation, see `autograd.checkpoint`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.checkpoint import checkpoint as _own
from autograd.checkpoint.checkpoint import *  # noqa: F403

__all__ = [*_own.__all__, "get_device_states", "set_device_states"]


def get_device_states(*args: Any) -> tuple[list[int], list[Any]]:
    """The accelerators that `args` are on, and the states of their generators: none, as there are
    no devices but the CPU."""
    return [], []


def set_device_states(
    devices: Sequence[int], states: Sequence[Any], *, device_type: str | None = None
) -> None:
    """Does nothing with the `states` of `devices`, whatever their `device_type`: there are none."""
