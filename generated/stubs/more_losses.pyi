# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ae4f5a8a7d23fea7
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
    input1: TensorLike,
    input2: TensorLike,
    target: TensorLike,
    margin: float = 0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float
    margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    1 - cos of the angle between vectors where `target` is 1, max(cos - margin, 0) where -1.
    """

def nn_functional_gaussian_nll_loss(
    input: TensorLike,
    target: TensorLike,
    var: Any,
    full: bool = False,
    eps: float = 1e-06,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool full=False,
    float eps=1e-6, str reduction="mean") -> Tensor

    Minus the logarithm of the normal distribution with mean `input` and variance `var`, a
    tensor or a number.
    """

def nn_functional_hinge_embedding_loss(
    input: TensorLike,
    target: TensorLike,
    margin: float = 1.0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool?
    size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    input where `target` is 1, max(margin - input, 0) where it is -1.
    """

def nn_functional_huber_loss(
    input: TensorLike,
    target: TensorLike,
    reduction: str = "mean",
    delta: float = 1.0,
    weight: TensorLike | None = None,
) -> Tensor:
    """nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float
    delta=1.0, Tensor? weight=None) -> Tensor

    Half the square of input - target where it is within `delta`, and linear beyond.
    """

def nn_functional_kl_div(
    input: TensorLike,
    target: TensorLike,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    log_target: bool = False,
) -> Tensor:
    """nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", bool log_target=False) -> Tensor

    target * (log(target) - input), where `input` is a logarithm, and with `log_target` both
    are.
    """

def nn_functional_linear_cross_entropy(
    input: TensorLike,
    linear_weight: TensorLike,
    target: TensorLike,
    *,
    linear_bias: TensorLike | None = None,
    weight: TensorLike | None = None,
    reduction: str = "mean",
    ignore_index: int | None = None,
    label_smoothing: float = 0.0,
    options: Any | None = None,
) -> Tensor:
    """nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *,
    Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int?
    ignore_index=None, float label_smoothing=0.0, any options=None) -> Tensor

    The cross entropy of the scores that a linear layer gives, whatever the `options` are.
    """

def nn_functional_margin_ranking_loss(
    input1: TensorLike,
    input2: TensorLike,
    target: TensorLike,
    margin: float = 0,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float
    margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin - target * (input1 - input2), 0).
    """

def nn_functional_multi_margin_loss(
    input: TensorLike,
    target: TensorLike,
    p: int = 1,
    margin: float = 1.0,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float margin=1.0,
    Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") ->
    Tensor

    The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the
    target.
    """

def nn_functional_multilabel_margin_loss(
    input: TensorLike,
    target: TensorLike,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool?
    size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The sum over the wanted classes j, listed up to the first -1, and the others i of max(1 -
    input[j] + input[i], 0), over their number.
    """

def nn_functional_multilabel_soft_margin_loss(
    input: TensorLike,
    target: TensorLike,
    weight: TensorLike | None = None,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor?
    weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the classes of their binary cross entropies with logits.
    """

def nn_functional_poisson_nll_loss(
    input: TensorLike,
    target: TensorLike,
    log_input: bool = True,
    full: bool = False,
    size_average: bool | None = None,
    eps: float = 1e-08,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool
    full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str
    reduction="mean") -> Tensor

    Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`,
    with Stirling's approximation.
    """

def nn_functional_smooth_l1_loss(
    input: TensorLike,
    target: TensorLike,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
    beta: float = 1.0,
) -> Tensor:
    """nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool?
    reduce=None, str reduction="mean", float beta=1.0) -> Tensor

    huber_loss with delta `beta`, over `beta`.
    """

def nn_functional_soft_margin_loss(
    input: TensorLike,
    target: TensorLike,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None,
    bool? reduce=None, str reduction="mean") -> Tensor

    log(1 + exp(-target * input)), without overflow.
    """

def nn_functional_triplet_margin_loss(
    anchor: TensorLike,
    positive: TensorLike,
    negative: TensorLike,
    margin: float = 1.0,
    p: float = 2,
    eps: float = 1e-06,
    swap: bool = False,
    size_average: bool | None = None,
    reduce: bool | None = None,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float
    margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? size_average=None, bool?
    reduce=None, str reduction="mean") -> Tensor

    max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.
    """

def nn_functional_triplet_margin_with_distance_loss(
    anchor: TensorLike,
    positive: TensorLike,
    negative: TensorLike,
    *,
    distance_function: Any | None = None,
    margin: float = 1.0,
    swap: bool = False,
    reduction: str = "mean",
) -> Tensor:
    """nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor
    negative, *, any distance_function=None, float margin=1.0, bool swap=False, str
    reduction="mean") -> Tensor

    The triplet loss with a distance of one's own, a function of two tensors.
    """

class MoreLossesMethods: ...
