"""torch.cuda.nvtx: marks for a tool that watches GPUs, of which there are none."""

from __future__ import annotations

from autograd.torch.own.profiler import record_function as range

__all__ = ["mark", "range", "range_pop", "range_push"]


def mark(msg: str) -> None:
    """Does nothing with `msg`."""


def range_push(msg: str) -> int:
    """Does nothing with `msg`; 0, the depth of the range."""
    return 0


def range_pop() -> int:
    """0, the depth of the range that ends."""
    return 0
