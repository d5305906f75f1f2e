"""Base classes of torch.nn.modules by their private names, which programs ask for."""

from __future__ import annotations

import re
from abc import ABCMeta
from typing import Any, TypeVar

import autograd.nn as nn
from autograd.nn import Module
from autograd.nn.modules.conv import _Convolution as _ConvNd
from autograd.nn.modules.conv import _Transposed as _ConvTransposeNd
from autograd.nn.modules.linear import NonDynamicallyQuantizableLinear
from autograd.nn.modules.normalization import _BatchNorm, _InstanceNorm
from autograd.nn.modules.normalization import _Running as _NormBase
from autograd.nn.modules.state import _IncompatibleKeys
from autograd.nn.modules.transformer import _get_clones

T = TypeVar("T", bound=Module)
_BASES = {
    "_AdaptiveAvgPoolNd": r"AdaptiveAvgPool\dd", "_AdaptiveMaxPoolNd": r"AdaptiveMaxPool\dd",
    "_AvgPoolNd": r"AvgPool\dd", "_CircularPadNd": r"CircularPad\dd",
    "_ConstantPadNd": r"(Constant|Zero)Pad\dd", "_DropoutNd": r"\w*Dropout(\dd)?",
    "_LPPoolNd": r"LPPool\dd", "_MaxPoolNd": r"MaxPool\dd", "_MaxUnpoolNd": r"MaxUnpool\dd",
    "_ReflectionPadNd": r"ReflectionPad\dd", "_ReplicationPadNd": r"ReplicationPad\dd",
}  # fmt: skip
"""Bases by which programs tell kinds of modules -> the names of those modules."""

__all__ = [
    *_BASES, "NonDynamicallyQuantizableLinear", "T", "_BatchNorm", "_ConvNd", "_ConvTransposeNd",
    "_IncompatibleKeys", "_InstanceNorm", "_Loss", "_NormBase", "_WeightedLoss", "_addindent",
    "_get_clones",
]  # fmt: skip


def _addindent(text: str, spaces: int) -> str:
    """`text` with so many spaces before each line but the first, for a `__repr__`."""
    return text.replace("\n", "\n" + " " * spaces)


def _register(base: ABCMeta, pattern: str) -> None:
    for name in nn.modules.__all__:
        if re.fullmatch(pattern, name):
            base.register(getattr(nn, name))


class _Loss(Module, metaclass=ABCMeta):
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


for _name, _pattern in _BASES.items():
    globals()[_name] = ABCMeta(_name, (Module,), {"__doc__": f"The base of {_pattern}."})
    _register(globals()[_name], _pattern)
_register(_WeightedLoss, r"(CrossEntropy|NLL|BCE|BCEWithLogits|Multi(LabelSoft)?Margin)Loss")
_register(_Loss, r"\w+Loss")
