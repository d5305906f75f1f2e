# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5fa77d940fa3640f
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
    """nn.functional.binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None,
    bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The cross entropy of probabilities with targets between 0 and 1.
    """

def nn_functional_binary_cross_entropy_with_logits(
    input: TensorLike,
    target: TensorLike,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    pos_weight: TensorLike | None = None,
) -> Tensor:
    """nn.functional.binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor?
    weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean", Tensor?
    pos_weight=None) -> Tensor

    binary_cross_entropy of the sigmoid of `input`, without overflow.
    """

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
    """nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool?
    size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean", float
    label_smoothing=0.0) -> Tensor

    The cross entropy of the softmax of `input` and a target of class indices or, where it
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
    """nn.functional.l1_loss(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean absolute value of input - target; with weights, over their sum.
    """

def nn_functional_mse_loss(
    input: TensorLike,
    target: TensorLike,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    weight: TensorLike | None = None,
) -> Tensor:
    """nn.functional.mse_loss(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor

    The mean square of input - target; with weights, over their sum.
    """

def nn_functional_nll_loss(
    input: TensorLike,
    target: TensorLike,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    ignore_index: int = -100,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.nll_loss(Tensor input, Tensor target, Tensor? weight=None, bool?
    size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean") ->
    Tensor

    Minus the log-probability of the target classes.
    """

class LossesMethods: ...
