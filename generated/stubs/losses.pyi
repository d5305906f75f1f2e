# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3e4b5e7aab03c987
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "nn_functional_binary_cross_entropy", "nn_functional_binary_cross_entropy_with_logits",
    "nn_functional_cross_entropy", "nn_functional_l1_loss", "nn_functional_mse_loss",
    "nn_functional_nll_loss",
]  # fmt: skip

def nn_functional_binary_cross_entropy(
    input: TensorLike, target: TensorLike, weight: TensorLike | None = None,
    size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """The cross entropy of probabilities with targets between 0 and 1."""

def nn_functional_binary_cross_entropy_with_logits(
    input: TensorLike, target: TensorLike, weight: TensorLike | None = None,
    size_average: bool | None = None, reduce: bool | None = None, reduction: str = "mean",
    pos_weight: TensorLike | None = None,
) -> Tensor:  # fmt: skip
    """binary_cross_entropy of the sigmoid of `input`, without overflow."""

def nn_functional_cross_entropy(
    input: TensorLike, target: TensorLike, weight: TensorLike | None = None,
    size_average: bool | None = None, ignore_index: int = -100, reduce: bool | None = None,
    reduction: str = "mean", label_smoothing: float = 0.0,
) -> Tensor:  # fmt: skip
    """The cross entropy of the softmax of `input` and a target of class indices or, where it
    has the shape of `input`, of class probabilities.
    """

def nn_functional_l1_loss(
    input: TensorLike, target: TensorLike, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean", weight: TensorLike | None = None,
) -> Tensor:  # fmt: skip
    """The mean absolute value of input - target; with weights, over their sum."""

def nn_functional_mse_loss(
    input: TensorLike, target: TensorLike, size_average: bool | None = None,
    reduce: bool | None = None, reduction: str = "mean", weight: TensorLike | None = None,
) -> Tensor:  # fmt: skip
    """The mean square of input - target; with weights, over their sum."""

def nn_functional_nll_loss(
    input: TensorLike, target: TensorLike, weight: TensorLike | None = None,
    size_average: bool | None = None, ignore_index: int = -100, reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:  # fmt: skip
    """Minus the log-probability of the target classes."""

class LossesMethods: ...
