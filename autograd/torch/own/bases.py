"""Base classes of torch.nn.modules by their private names, which programs ask for."""

from __future__ import annotations

from typing import Any

from autograd.nn import Module
from autograd.nn.modules.conv import _Convolution as _ConvNd
from autograd.nn.modules.conv import _Transposed as _ConvTransposeNd
from autograd.nn.modules.normalization import _BatchNorm, _InstanceNorm
from autograd.nn.modules.normalization import _Running as _NormBase

__all__ = [
    "_BatchNorm", "_ConvNd", "_ConvTransposeNd", "_InstanceNorm", "_Loss", "_NormBase",
    "_WeightedLoss",
]  # fmt: skip


class _Loss(Module):
    """The base of losses that programs write: it keeps `reduction`."""

    def __init__(
        self, size_average: Any = None, reduce: Any = None, reduction: str = "mean"
    ) -> None:
        super().__init__()
        self.reduction = reduction


class _WeightedLoss(_Loss):
    """One with the buffer `weight`."""

    def __init__(
        self,
        weight: Any = None,
        size_average: Any = None,
        reduce: Any = None,
        reduction: str = "mean",
    ) -> None:
        super().__init__(size_average, reduce, reduction)
        self.register_buffer("weight", weight)
