"""Losses over many classes with a matrix of their own: an adaptive softmax, the frequent classes of
which cost least, and the cross entropy of a linear layer."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any, NamedTuple

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.core.tensor import Tensor
from autograd.nn.modules.container import ModuleList, Sequential
from autograd.nn.modules.linear import Linear
from autograd.nn.modules.module import Module, describe
from generated.functions import cat, where

__all__ = ["LinearCrossEntropyLoss", "LinearCrossEntropyOptions", "AdaptiveLogSoftmaxWithLoss"]


class ASMoutput(NamedTuple):
    """Result of `AdaptiveLogSoftmaxWithLoss`: the log probabilities of the targets, (N,) or (),
    and minus their mean."""

    output: Tensor
    loss: Tensor


class AdaptiveLogSoftmaxWithLoss(Module):
    """Log softmax over classes sorted by frequency (Grave et al. 2016), as torch.nn has it.

    cutoffs: the classes below the first one have a score each in the ``head``, where each of the
    clusters that the other cutoffs part has one too; scores within cluster i, of ``tail[i]``, pass
    through ``in_features // div_value ** (i + 1)`` numbers. head_bias: the head has a bias.

    Raises ValueError unless `cutoffs` are increasing numbers from 1 to ``n_classes - 1``.
    """

    def __init__(
        self,
        in_features: int,
        n_classes: int,
        cutoffs: Sequence[int],
        div_value: float = 4.0,
        head_bias: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        edges = list(cutoffs)
        if not edges:
            raise ValueError("cutoffs should be a sequence of length larger than 0")
        if any(low >= high for low, high in pairwise([0, *edges, n_classes])) or any(
            int(each) != each for each in edges
        ):
            raise ValueError(
                "cutoffs should be a sequence of unique, positive integers sorted in an increasing "
                "order, where each value is between 1 and n_classes-1"
            )
        self.in_features = in_features
        self.n_classes = n_classes
        self.cutoffs = [*edges, n_classes]
        self.div_value = div_value
        self.head_bias = head_bias
        self.shortlist_size = edges[0]
        self.n_clusters = len(edges)
        self.head_size = self.shortlist_size + self.n_clusters
        kind = {"device": device, "dtype": dtype}
        self.head = Linear(in_features, self.head_size, bias=head_bias, **kind)
        self.tail = ModuleList()
        for i, (low, high) in enumerate(pairwise(self.cutoffs)):
            width = int(in_features // div_value ** (i + 1))
            self.tail.append(
                Sequential(
                    Linear(in_features, width, bias=False, **kind),
                    Linear(width, high - low, bias=False, **kind),
                )
            )

    def reset_parameters(self) -> None:
        """Draws the parameters anew."""
        for each in self.modules():
            if isinstance(each, Linear):
                each.reset_parameters()

    def forward(self, input: Tensor, target: Tensor) -> ASMoutput:
        """The log probabilities of the classes `target`, (N,) or (), at `input`, (N, in_features)
        or (in_features,), and minus their mean.

        Raises RuntimeError for other shapes, and for classes that are not there.
        """
        if target.ndim > 1:
            raise RuntimeError("0D or 1D target tensor expected, multi-target not supported")
        if input.ndim != target.ndim + 1:
            raise RuntimeError(
                f"{target.ndim}D target tensor expects {target.ndim + 1}D input tensors, but found "
                f"inputs with size {input.shape}"
            )
        if target.ndim and len(input) != len(target):
            raise RuntimeError("Input and target should have the same size in the batch dimension.")
        rows, classes = (input, target) if target.ndim else (input[None], target[None])
        values = classes._data
        if values.size and not 0 <= values.min() <= values.max() < self.n_classes:
            raise RuntimeError(
                f"Target values should be in [0, {self.n_classes - 1}], but values in range "
                f"[{values.min()}, {values.max()}] were found. "
            )
        column, within = classes, input.new_zeros(len(rows))
        for i, (low, high) in enumerate(pairwise(self.cutoffs)):
            mine = (classes >= low) & (classes < high)
            if not mine._data.any():
                continue
            column = where(mine, self.shortlist_size + i, column)
            scores = F.log_softmax(self.tail[i](rows[mine]), dim=1)
            chosen = scores.gather(1, (classes[mine] - low)[:, None])[:, 0]
            within = within.masked_scatter(mine, chosen)
        head = F.log_softmax(self.head(rows), dim=1)
        output = within + head.gather(1, column[:, None])[:, 0]
        return ASMoutput(output if target.ndim else output[0], -output.mean())

    def log_prob(self, input: Tensor) -> Tensor:
        """The log probabilities of all classes, (N, n_classes)."""
        head = F.log_softmax(self.head(input), dim=1)
        parts = [head[:, : self.shortlist_size]]
        for i, cluster in enumerate(self.tail):
            one = head[:, self.shortlist_size + i, None]
            parts.append(F.log_softmax(cluster(input), dim=1) + one)
        return cat(parts, dim=1)

    def predict(self, input: Tensor) -> Tensor:
        """The most likely classes, (N,), of `input`, (N, in_features).

        As in PyTorch, where the likeliest of the head is a class of its own it is taken, even if
        one of a cluster is not less likely than it.
        """
        best = self.head(input).argmax(dim=1)
        beyond = best >= self.shortlist_size
        if not beyond._data.any():
            return best
        return best.masked_scatter(beyond, self.log_prob(input[beyond]).argmax(dim=1))


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
