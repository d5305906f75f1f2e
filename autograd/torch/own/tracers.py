"""What programs ask about PyTorch's tracers, and tell those that watch GPUs: none is at work."""

from __future__ import annotations

from typing import Any

from autograd.torch.own.profiler import record_function as range

__all__ = [
    "get_proxy_mode", "is_fake", "is_in_onnx_export", "mark", "range", "range_pop", "range_push",
]  # fmt: skip


def get_proxy_mode() -> None:
    """None: nothing is traced."""


def is_fake(x: Any) -> bool:
    """False: each tensor has its elements."""
    return False


def is_in_onnx_export() -> bool:
    """False."""
    return False


def mark(msg: str) -> None:
    """Does nothing with `msg`."""


def range_push(msg: str) -> int:
    """Does nothing with `msg`; 0, the depth of the range."""
    return 0


def range_pop() -> int:
    """0, the depth of the range that ends."""
    return 0
