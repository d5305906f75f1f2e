"""torch.backends: switches of libraries that are not used; setting them changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy

__all__ = [
    "allow_bf16_reduced_precision_reduction", "allow_fp16_reduced_precision_reduction",
    "allow_tf32", "benchmark", "benchmark_limit", "cuda", "deterministic", "enable_flash_sdp",
    "enable_math_sdp", "enable_mem_efficient_sdp", "enabled", "flags", "flash_sdp_enabled", "hip",
    "is_available", "is_built", "math_sdp_enabled", "mem_efficient_sdp_enabled", "sdp_kernel",
    "show", "version",
]  # fmt: skip

allow_tf32 = benchmark = deterministic = False
enabled = True  # as PyTorch's, also without the library
benchmark_limit = 10
allow_fp16_reduced_precision_reduction = allow_bf16_reduced_precision_reduction = True
cuda = hip = None


def is_available() -> bool:
    """False: no such library is used."""
    return False


is_built = is_available
flash_sdp_enabled = mem_efficient_sdp_enabled = is_available


def show() -> str:
    """What the numbers are computed with, of torch.__config__."""
    return f"NumPy {numpy.__version__}"


def version() -> None:
    """None, as there is no such library."""


def math_sdp_enabled() -> bool:
    """True: attention is the formula written in operations."""
    return True


def enable_flash_sdp(enabled: bool) -> None:
    """Accepts `enabled`, which changes nothing."""


enable_math_sdp = enable_mem_efficient_sdp = enable_flash_sdp


@contextmanager
def flags(*args: Any, **kwargs: Any) -> Iterator[None]:
    """A block in which switches have other values, which changes nothing."""
    yield


sdp_kernel = flags
