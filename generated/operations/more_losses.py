# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 810ddc37505e188b, content 9c9f4e6673cda781
"""More losses: functions, Backward nodes and tangents."""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd.formulas import likelihoods, margins
from autograd.operation import number
from autograd.support import tensor_argument
from autograd.tensor import Tensor

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# nn.functional.huber_loss


def nn_functional_huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    """nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float delta=1.0, Tensor? weight=None) -> Tensor

    Half the square of input - target where it is within `delta`, and linear beyond.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.huber_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.huber_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.huber_loss", 4, "weight", weight)
    return likelihoods.huber(input, target, reduction, delta, weight)


# ------------------------------------------------------------------------------------------------
# nn.functional.smooth_l1_loss


def nn_functional_smooth_l1_loss(input, target, size_average=None, reduce=None, reduction="mean", beta=1.0):
    """nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", float beta=1.0) -> Tensor

    huber_loss with delta `beta`, over `beta`.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.smooth_l1_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.smooth_l1_loss", 1, "target", target)
    return likelihoods.smooth_l1(input, target, size_average, reduce, reduction, beta)


# ------------------------------------------------------------------------------------------------
# nn.functional.kl_div


def nn_functional_kl_div(input, target, size_average=None, reduce=None, reduction="mean", log_target=False):
    """nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean", bool log_target=False) -> Tensor

    target * (log(target) - input), where `input` is a logarithm, and with `log_target` both are.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.kl_div", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.kl_div", 1, "target", target)
    return likelihoods.kl_divergence(input, target, size_average, reduce, reduction, log_target)


# ------------------------------------------------------------------------------------------------
# nn.functional.poisson_nll_loss


def nn_functional_poisson_nll_loss(input, target, log_input=True, full=False, size_average=None, eps=1e-8, reduce=None, reduction="mean"):
    """nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str reduction="mean") -> Tensor

    Minus the logarithm of the Poisson distribution, without log(target!) or, with `full`, with Stirling's approximation.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.poisson_nll_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.poisson_nll_loss", 1, "target", target)
    return likelihoods.poisson(input, target, log_input, full, size_average, eps, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.gaussian_nll_loss


def nn_functional_gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    """nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool full=False, float eps=1e-6, str reduction="mean") -> Tensor

    Minus the logarithm of the normal distribution with mean `input` and variance `var`, a tensor or a number.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.gaussian_nll_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.gaussian_nll_loss", 1, "target", target)
    return likelihoods.gaussian(input, target, var, full, eps, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.linear_cross_entropy


def nn_functional_linear_cross_entropy(input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean", ignore_index=None, label_smoothing=0.0):
    """nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, *, Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int? ignore_index=None, float label_smoothing=0.0) -> Tensor

    The cross entropy of the scores that a linear layer gives.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.linear_cross_entropy", 0, "input", input)
    if linear_weight.__class__ is not Tensor:
        linear_weight = tensor_argument("nn.functional.linear_cross_entropy", 1, "linear_weight", linear_weight)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.linear_cross_entropy", 2, "target", target)
    if linear_bias.__class__ is not Tensor and linear_bias is not None:
        linear_bias = tensor_argument("nn.functional.linear_cross_entropy", 3, "linear_bias", linear_bias)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.linear_cross_entropy", 4, "weight", weight)
    return likelihoods.linear_cross_entropy(input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing)


# ------------------------------------------------------------------------------------------------
# nn.functional.cosine_embedding_loss


def nn_functional_cosine_embedding_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    1 - cos of the angle between the vectors where `target` is 1, max(cos - margin, 0) where it is -1.
    """
    if input1.__class__ is not Tensor:
        input1 = tensor_argument("nn.functional.cosine_embedding_loss", 0, "input1", input1)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("nn.functional.cosine_embedding_loss", 1, "input2", input2)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.cosine_embedding_loss", 2, "target", target)
    return margins.cosine_embedding(input1, input2, target, margin, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.hinge_embedding_loss


def nn_functional_hinge_embedding_loss(input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    input where `target` is 1, max(margin - input, 0) where it is -1.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.hinge_embedding_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.hinge_embedding_loss", 1, "target", target)
    return margins.hinge_embedding(input, target, margin, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.margin_ranking_loss


def nn_functional_margin_ranking_loss(input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin - target * (input1 - input2), 0).
    """
    if input1.__class__ is not Tensor:
        input1 = tensor_argument("nn.functional.margin_ranking_loss", 0, "input1", input1)
    if input2.__class__ is not Tensor:
        input2 = tensor_argument("nn.functional.margin_ranking_loss", 1, "input2", input2)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.margin_ranking_loss", 2, "target", target)
    return margins.ranking(input1, input2, target, margin, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.soft_margin_loss


def nn_functional_soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    log(1 + exp(-target * input)), without overflow.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.soft_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.soft_margin_loss", 1, "target", target)
    return margins.soft_margin(input, target, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.multi_margin_loss


def nn_functional_multi_margin_loss(input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float margin=1.0, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the target.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multi_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multi_margin_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.multi_margin_loss", 4, "weight", weight)
    return margins.multi_margin(input, target, p, margin, weight, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.multilabel_margin_loss


def nn_functional_multilabel_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The sum over the wanted classes j, listed up to the first -1, and the others i of max(1 - input[j] + input[i], 0), over their number.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multilabel_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multilabel_margin_loss", 1, "target", target)
    return margins.multilabel_margin(input, target, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.multilabel_soft_margin_loss


def nn_functional_multilabel_soft_margin_loss(input, target, weight=None, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    The mean over the classes of their binary cross entropies with logits.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.multilabel_soft_margin_loss", 0, "input", input)
    if target.__class__ is not Tensor:
        target = tensor_argument("nn.functional.multilabel_soft_margin_loss", 1, "target", target)
    if weight.__class__ is not Tensor and weight is not None:
        weight = tensor_argument("nn.functional.multilabel_soft_margin_loss", 2, "weight", weight)
    return margins.multilabel_soft_margin(input, target, weight, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.triplet_margin_loss


def nn_functional_triplet_margin_loss(anchor, positive, negative, margin=1.0, p=2, eps=1e-6, swap=False, size_average=None, reduce=None, reduction="mean"):
    """nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, float margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor

    max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.
    """
    if anchor.__class__ is not Tensor:
        anchor = tensor_argument("nn.functional.triplet_margin_loss", 0, "anchor", anchor)
    if positive.__class__ is not Tensor:
        positive = tensor_argument("nn.functional.triplet_margin_loss", 1, "positive", positive)
    if negative.__class__ is not Tensor:
        negative = tensor_argument("nn.functional.triplet_margin_loss", 2, "negative", negative)
    return margins.triplet(anchor, positive, negative, margin, p, eps, swap, size_average, reduce, reduction)


# ------------------------------------------------------------------------------------------------
# nn.functional.triplet_margin_with_distance_loss


def nn_functional_triplet_margin_with_distance_loss(anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"):
    """nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, Tensor negative, *, any distance_function=None, float margin=1.0, bool swap=False, str reduction="mean") -> Tensor

    The triplet loss with a distance of one's own, a function of two tensors.
    """
    if anchor.__class__ is not Tensor:
        anchor = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 0, "anchor", anchor)
    if positive.__class__ is not Tensor:
        positive = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 1, "positive", positive)
    if negative.__class__ is not Tensor:
        negative = tensor_argument("nn.functional.triplet_margin_with_distance_loss", 2, "negative", negative)
    return margins.triplet_with_distance(anchor, positive, negative, distance_function, margin, swap, reduction)
