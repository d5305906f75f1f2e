# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content eb2b66be08b0ac9e
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "nn_functional_cosine_embedding_loss", "nn_functional_gaussian_nll_loss",
    "nn_functional_hinge_embedding_loss", "nn_functional_huber_loss", "nn_functional_kl_div",
    "nn_functional_linear_cross_entropy", "nn_functional_margin_ranking_loss",
    "nn_functional_multi_margin_loss", "nn_functional_multilabel_margin_loss",
    "nn_functional_multilabel_soft_margin_loss", "nn_functional_poisson_nll_loss",
    "nn_functional_smooth_l1_loss", "nn_functional_soft_margin_loss",
    "nn_functional_triplet_margin_loss", "nn_functional_triplet_margin_with_distance_loss",
]  # fmt: skip

def nn_functional_cosine_embedding_loss(
    input1: TensorLike, input2: TensorLike, target: TensorLike, margin: float = 0,
    size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """1 - cos of the angle between vectors where `target` is 1, max(cos - margin, 0) where
    -1.
    """

def nn_functional_gaussian_nll_loss(
    input: TensorLike, target: TensorLike, var: Any, full: bool = False, eps: float = 1e-06,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """Minus the logarithm of the normal distribution with mean `input` and variance `var`, a
    tensor or a number.
    """

def nn_functional_hinge_embedding_loss(
    input: TensorLike, target: TensorLike, margin: float = 1.0, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """input where `target` is 1, max(margin - input, 0) where it is -1."""

def nn_functional_huber_loss(
    input: TensorLike, target: TensorLike, reduction: str = "mean", delta: float = 1.0,
    weight: TensorLike | None = None,
) -> Tensor:  # fmt: skip
    """Half the square of input - target where it is within `delta`, and linear beyond."""

def nn_functional_kl_div(
    input: TensorLike, target: TensorLike, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean", log_target: bool = False,
) -> Tensor:  # fmt: skip
    """target * (log(target) - input), where `input` is a logarithm, and with `log_target`
    both are.
    """

def nn_functional_linear_cross_entropy(
    input: TensorLike, linear_weight: TensorLike, target: TensorLike, *,
    linear_bias: TensorLike | None = None, weight: TensorLike | None = None,
    reduction: str = "mean", ignore_index: int | None = None, label_smoothing: float = 0.0,
    options: Any | None = None,
) -> Tensor:  # fmt: skip
    """The cross entropy of the scores that a linear layer gives, whatever the `options` are."""

def nn_functional_margin_ranking_loss(
    input1: TensorLike, input2: TensorLike, target: TensorLike, margin: float = 0,
    size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """max(margin - target * (input1 - input2), 0)."""

def nn_functional_multi_margin_loss(
    input: TensorLike, target: TensorLike, p: int = 1, margin: float = 1.0,
    weight: TensorLike | None = None, size_average: bool | None = None, reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the
    target.
    """

def nn_functional_multilabel_margin_loss(
    input: TensorLike, target: TensorLike, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """The sum over the wanted classes j, listed up to the first -1, and the others i of
    max(1 - input[j] + input[i], 0), over their number.
    """

def nn_functional_multilabel_soft_margin_loss(
    input: TensorLike, target: TensorLike, weight: TensorLike | None = None,
    size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """The mean over the classes of their binary cross entropies with logits."""

def nn_functional_poisson_nll_loss(
    input: TensorLike, target: TensorLike, log_input: bool = True, full: bool = False,
    size_average: bool | None = None, eps: float = 1e-08, reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`,
    with Stirling's approximation.
    """

def nn_functional_smooth_l1_loss(
    input: TensorLike, target: TensorLike, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean", beta: float = 1.0,
) -> Tensor:  # fmt: skip
    """huber_loss with delta `beta`, over `beta`."""

def nn_functional_soft_margin_loss(
    input: TensorLike, target: TensorLike, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """log(1 + exp(-target * input)), without overflow."""

def nn_functional_triplet_margin_loss(
    anchor: TensorLike, positive: TensorLike, negative: TensorLike, margin: float = 1.0,
    p: float = 2, eps: float = 1e-06, swap: bool = False, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm."""

def nn_functional_triplet_margin_with_distance_loss(
    anchor: TensorLike, positive: TensorLike, negative: TensorLike, *,
    distance_function: Any | None = None, margin: float = 1.0, swap: bool = False,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """The triplet loss with a distance of one's own, a function of two tensors."""

class MoreLossesMethods: ...
