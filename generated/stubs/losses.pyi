# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content beef99ce9cb7c8c1
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
    input: TensorLike,
    target: TensorLike,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """The cross entropy of probabilities with targets between 0 and 1."""

def nn_functional_binary_cross_entropy_with_logits(
    input: TensorLike,
    target: TensorLike,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    pos_weight: TensorLike | None = None,
) -> Tensor:
    """binary_cross_entropy of the sigmoid of `input`, without overflow."""

def nn_functional_cross_entropy(
    input: TensorLike,
    target: TensorLike,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
    label_smoothing: float = 0.0,
) -> Tensor:
    """The cross entropy of the softmax of `input` and a target of class indices or, where it
    has the shape of `input`, of class probabilities.
    """

def nn_functional_l1_loss(
    input: TensorLike,
    target: TensorLike,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    weight: TensorLike | None = None,
) -> Tensor:
    """The mean absolute value of input - target; with weights, over their sum."""

def nn_functional_mse_loss(
    input: TensorLike,
    target: TensorLike,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    weight: TensorLike | None = None,
) -> Tensor:
    """The mean square of input - target; with weights, over their sum."""

def nn_functional_nll_loss(
    input: TensorLike,
    target: TensorLike,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """Minus the log-probability of the target classes."""

class LossesMethods: ...
