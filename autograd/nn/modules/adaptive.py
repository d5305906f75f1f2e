"""A softmax over many classes, the frequent ones of which cost least."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, NamedTuple

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.core.tensor import Tensor
from autograd.nn.modules.container import ModuleList, Sequential
from autograd.nn.modules.linear import Linear
from autograd.nn.modules.module import Module
from generated.functions import cat, where

__all__ = ["AdaptiveLogSoftmaxWithLoss"]


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
