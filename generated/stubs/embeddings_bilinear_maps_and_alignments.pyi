# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 8b9403ad16422d92
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "bilinear", "embedding", "nn_functional_bilinear", "nn_functional_ctc_loss",
    "nn_functional_embedding", "nn_functional_embedding_bag",
]  # fmt: skip

def bilinear(
    input1: TensorLike, input2: TensorLike, weight: TensorLike, bias: TensorLike | None = None
) -> Tensor:
    """input1 @ weight[i] @ input2 for each i, plus `bias`."""

def embedding(
    weight: TensorLike, indices: TensorLike, padding_idx: int = -1,
    scale_grad_by_freq: bool = False, sparse: bool = False, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """Rows of `weight`; the one at `padding_idx` gets no gradient."""

def nn_functional_bilinear(
    input1: TensorLike, input2: TensorLike, weight: TensorLike, bias: TensorLike | None = None
) -> Tensor:
    """input1 @ weight[i] @ input2 for each i, plus `bias`."""

def nn_functional_ctc_loss(
    log_probs: TensorLike, targets: TensorLike, input_lengths: Any, target_lengths: Any,
    blank: int = 0, reduction: str = "mean", zero_infinity: bool = False,
) -> Tensor:  # fmt: skip
    """Minus the log-probability of a sequence of labels, summed over its alignments with the
    input.
    """

def nn_functional_embedding(
    input: TensorLike, weight: TensorLike, padding_idx: int | None = None,
    max_norm: float | None = None, norm_type: float = 2.0, scale_grad_by_freq: bool = False,
    sparse: bool = False,
) -> Tensor:  # fmt: skip
    """Rows of `weight` at the indices `input`; with `max_norm` those of a larger norm are
    scaled down before, in place.
    """

def nn_functional_embedding_bag(
    input: TensorLike, weight: TensorLike, offsets: TensorLike | None = None,
    max_norm: float | None = None, norm_type: float = 2, scale_grad_by_freq: bool = False,
    mode: str = "mean", sparse: bool = False, per_sample_weights: TensorLike | None = None,
    include_last_offset: bool = False, padding_idx: int | None = None,
) -> Tensor:  # fmt: skip
    """Sums, means or maxima over bags of rows of `weight` - over the rows of `input`, or
    over what lies between `offsets`.
    """

class EmbeddingsBilinearMapsAndAlignmentsMethods: ...
