"""The cross entropy of a linear layer as one module."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Any

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.core.tensor import Tensor
from autograd.nn.modules.linear import Linear
from autograd.nn.modules.module import Module, describe

__all__ = ["LinearCrossEntropyLoss", "LinearCrossEntropyOptions"]


@dataclass(frozen=True)
class LinearCrossEntropyOptions:
    """In which parts PyTorch computes `linear_cross_entropy`: here nothing depends on it.

    `batch_chunk_size` is how large they are, or `chunking_method` how that is found; `acc_policy`
    and `acc_dtype` say how they are added up, `allow_retain_graph` whether they are kept. Raises
    ValueError for what PyTorch refuses of these.
    """

    allow_retain_graph: bool = False
    batch_chunk_size: int | None = None
    chunking_method: str | None = "auto"
    acc_policy: str = "auto"
    acc_dtype: Any = None

    def __post_init__(self) -> None:
        size, method = self.batch_chunk_size, self.chunking_method
        if self.acc_policy not in ("auto", "accurate", "balanced", "compact"):
            raise ValueError(f"invalid acc_policy: {self.acc_policy!r}")
        if method is not None and not re.fullmatch(r"auto|aspect_ratio(:0*[1-9]\d*)?", method):
            raise ValueError(f"invalid chunking_method: {method!r}")
        if size is not None and not (isinstance(size, int) and size > 0):
            raise ValueError(f"batch_chunk_size must be positive int or None, got {size!r}")


class LinearCrossEntropyLoss(Module):
    """The cross entropy of ``linear(x)``, of which `out_features` are further dimensions of scores.

    linear (num_classes * prod(out_features), in_features) is drawn as `Linear` is, with a bias if
    `bias`; `weight` (num_classes,) are weights of the classes. `reduction`, `ignore_index` and
    `label_smoothing` are those of `cross_entropy`; nothing depends on `options`. Raises
    RuntimeError for another shape of `weight`, and for a `label_smoothing` that is not in [0, 1].
    """

    weight: Tensor | None

    def __init__(
        self, in_features: int, num_classes: int, *, out_features: tuple[int, ...] = (),
        bias: bool = False, device: Any = None, dtype: Any = None, reduction: str = "mean",
        weight: Tensor | None = None, ignore_index: int | None = None,
        label_smoothing: float = 0.0, options: LinearCrossEntropyOptions | None = None,
    ) -> None:  # fmt: skip
        if weight is not None and weight.shape != (num_classes,):
            raise RuntimeError(
                f"expected weight shape to be {(num_classes,)}, got {tuple(weight.shape)}"
            )
        if not 0 <= label_smoothing <= 1:
            raise RuntimeError(
                f"expected label_smoothing to be in range [0, 1], got {label_smoothing}"
            )
        super().__init__()
        self.register_buffer("weight", weight)
        self.reduction = reduction
        self.num_classes = num_classes
        self.out_features = out_features
        self.ignore_index = ignore_index
        self.label_smoothing = label_smoothing
        count = num_classes * math.prod(out_features)
        self.linear = Linear(in_features, count, bias=bias, device=device, dtype=dtype)
        self.options = options

    def forward(self, input: Tensor, target: Tensor) -> Tensor:
        """The loss of `input`, (in_features,) or (N, in_features); `target` are classes, or their
        probabilities."""
        shape, bias = (self.num_classes, *self.out_features), self.linear.bias
        return F.linear_cross_entropy(
            input,
            self.linear.weight.reshape((*shape, self.linear.in_features)),
            target,
            linear_bias=None if bias is None else bias.reshape(shape),
            weight=self.weight,
            reduction=self.reduction,
            ignore_index=self.ignore_index,
            label_smoothing=self.label_smoothing,
            options=self.options,
        )

    def extra_repr(self) -> str:
        names = ("reduction", "ignore_index", "label_smoothing", "options")
        own = {"bias": self.linear.bias is not None} | {name: getattr(self, name) for name in names}
        features = f"in_features={self.linear.in_features}"
        return f"{features}, {describe(self, 'num_classes', 'out_features', **own)}"
