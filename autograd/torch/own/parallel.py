"""Names of torch.nn for several devices, of which there is one, and helpers of its modules."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from itertools import repeat
from typing import Any

from autograd.nn import Module

__all__ = [
    "DataParallel", "SDPBackend", "_pair", "_quadruple", "_single", "_size_1_t", "_size_2_t",
    "_size_3_t", "_size_any_t", "_triple", "sdpa_kernel",
]  # fmt: skip


class DataParallel(Module):
    """`module` on the one device that there is, whatever the device_ids and output_device."""

    def __init__(
        self, module: Module, device_ids: Any = None, output_device: Any = None, dim: int = 0
    ) -> None:
        super().__init__()
        self.module = module
        self.dim = dim

    def forward(self, *args: Any, **kwargs: Any) -> Any:
        """The module's."""
        return self.module(*args, **kwargs)


class SDPBackend(Enum):
    """Ways to compute attention."""

    MATH = 0
    FLASH_ATTENTION = 1
    EFFICIENT_ATTENTION = 2
    CUDNN_ATTENTION = 3


@contextmanager
def sdpa_kernel(backends: Any, set_priority: bool = False) -> Iterator[None]:
    """A block that computes attention by one of `backends`, which changes nothing."""
    yield


def _ntuple(n: int) -> Any:
    def parse(x: Any) -> tuple[Any, ...]:
        return tuple(x) if hasattr(x, "__iter__") else tuple(repeat(x, n))

    return parse


_single, _pair, _triple, _quadruple = map(_ntuple, (1, 2, 3, 4))
_size_1_t = _size_2_t = _size_3_t = _size_any_t = int | tuple[int, ...]  # of nn.common_types
