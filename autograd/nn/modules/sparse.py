"""Tables of vectors, looked up by number."""

from __future__ import annotations

from typing import Any, Self

import autograd.nn.functional as F  # noqa: N812  (PyTorch users' name)
from autograd.base.grad_mode import no_grad
from autograd.core.tensor import Tensor
from autograd.nn import init
from autograd.nn.modules.linear import new_parameter
from autograd.nn.modules.module import Module, describe_changes
from autograd.nn.parameter import Parameter

__all__ = ["Embedding", "EmbeddingBag"]

_USUAL = {"max_norm": None, "norm_type": 2.0, "scale_grad_by_freq": False}


class _Table(Module):
    """Base of both: `weight` (num_embeddings, embedding_dim), normally distributed at
    first, with zeros at `padding_idx`."""

    _padding_name = "Padding_idx"

    def _build(
        self, padding_idx: int | None, given: Tensor | None, freeze: bool, device: Any, dtype: Any
    ) -> None:
        count, width = self.num_embeddings, self.embedding_dim
        if padding_idx is not None:
            if not -count <= padding_idx < count:
                raise AssertionError(f"{self._padding_name} must be within num_embeddings")
            padding_idx %= count
        self.padding_idx = padding_idx
        if given is not None and given.shape != (count, width):
            raise AssertionError(
                f"Shape of weight does not match num_embeddings and embedding_dim: {given.shape}"
            )
        if given is None:
            self.weight = new_parameter((count, width), dtype, device)
            self.reset_parameters()
        else:
            self.weight = Parameter(given, requires_grad=given.dtype.kind in "fc")
        if freeze:
            self.weight.requires_grad_(False)

    def reset_parameters(self) -> None:
        """Draws the table anew."""
        init.normal_(self.weight)
        if self.padding_idx is not None:
            with no_grad():
                self.weight[self.padding_idx].fill_(0)

    @classmethod
    def from_pretrained(cls, embeddings: Tensor, freeze: bool = True, **options: Any) -> Self:
        """A module of the table `embeddings`, 2-d, that is not learned unless ``freeze=False``.

        options: further ones of the constructor. Raises AssertionError unless `embeddings` is
        2-d.
        """
        if embeddings.ndim != 2:
            raise AssertionError("Embeddings parameter is expected to be 2-dimensional")
        made = cls(*embeddings.shape, _weight=embeddings, **options)
        made.weight.requires_grad_(not freeze)
        return made

    def extra_repr(self) -> str:
        usual = {"padding_idx": None, **_USUAL, "sparse": False}
        return f"{self.num_embeddings}, {self.embedding_dim}" + describe_changes(self, usual)


class Embedding(_Table):
    """The rows of a table at the indices of its input, as torch.nn.Embedding.

    num_embeddings, embedding_dim: the shape of the table. For the other arguments see
    `nn.functional.embedding`; with `sparse`, too, gradients are dense. Raises AssertionError for a
    `padding_idx` outside of the table.
    """

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        padding_idx: int | None = None,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        sparse: bool = False,
        _weight: Tensor | None = None,
        _freeze: bool = False,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.max_norm = max_norm
        self.norm_type = norm_type
        self.scale_grad_by_freq = scale_grad_by_freq
        self.sparse = sparse
        self._build(padding_idx, _weight, _freeze, device, dtype)

    def forward(self, input: Tensor) -> Tensor:
        """The rows, (..., embedding_dim), at indices of any shape."""
        return F.embedding(
            input, self.weight, self.padding_idx, self.max_norm, self.norm_type,
            self.scale_grad_by_freq, self.sparse,
        )  # fmt: skip


class EmbeddingBag(_Table):
    """Sums, means or maxima of rows of a table, as torch.nn.EmbeddingBag.

    num_embeddings, embedding_dim: the shape of the table. For the other arguments see
    `nn.functional.embedding_bag`.
    """

    _padding_name = "padding_idx"

    def __init__(
        self,
        num_embeddings: int,
        embedding_dim: int,
        max_norm: float | None = None,
        norm_type: float = 2.0,
        scale_grad_by_freq: bool = False,
        mode: str = "mean",
        sparse: bool = False,
        _weight: Tensor | None = None,
        include_last_offset: bool = False,
        padding_idx: int | None = None,
        device: Any = None,
        dtype: Any = None,
    ) -> None:
        super().__init__()
        self.num_embeddings = num_embeddings
        self.embedding_dim = embedding_dim
        self.max_norm = max_norm
        self.norm_type = norm_type
        self.scale_grad_by_freq = scale_grad_by_freq
        self.mode = mode
        self.sparse = sparse
        self.include_last_offset = include_last_offset
        self._build(padding_idx, _weight, False, device, dtype)

    def forward(
        self, input: Tensor, offsets: Tensor | None = None, per_sample_weights: Tensor | None = None
    ) -> Tensor:
        """A row for each bag: a row of a 2-d `input`, or what lies from one offset to the next."""
        return F.embedding_bag(
            input, self.weight, offsets, self.max_norm, self.norm_type, self.scale_grad_by_freq,
            self.mode, self.sparse, per_sample_weights, self.include_last_offset, self.padding_idx,
        )  # fmt: skip

    def extra_repr(self) -> str:
        text = f"{self.num_embeddings}, {self.embedding_dim}{describe_changes(self, _USUAL)}"
        return f"{text}, mode={self.mode!r}" + describe_changes(self, {"padding_idx": None})
