"""torch.backends: switches of libraries that are not used; setting them changes nothing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import numpy

from autograd.torch.own import gives

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


is_available = gives(False, "False: no such library is used.")
is_built = is_available
flash_sdp_enabled = mem_efficient_sdp_enabled = is_available


def show() -> str:
    """What the numbers are computed with, of torch.__config__."""
    return f"NumPy {numpy.__version__}"


version = gives(None, "None, as there is no such library.")
math_sdp_enabled = gives(True, "True: attention is the formula written in operations.")
enable_flash_sdp = gives(None, "Accepts `enabled`, which changes nothing.")
enable_math_sdp = enable_mem_efficient_sdp = enable_flash_sdp


@contextmanager
def flags(*args: Any, **kwargs: Any) -> Iterator[None]:
    """A block in which switches have other values, which changes nothing."""
    yield


sdp_kernel = flags
