# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 62c610b037e95a4b
"""More losses: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import likelihoods, margins, reduced


def nn_functional_huber_loss(input, target, reduction="mean", delta=1.0, weight=None):
    return likelihoods.huber_loss(input, target, reduction, delta, weight)


def nn_functional__huber(input, target, reduction, delta, scale):
    return kernels.huber(input, target, reduction, delta, scale)


def nn_functional_smooth_l1_loss(
    input, target, size_average=None, reduce=None, reduction="mean", beta=1.0
):
    return likelihoods.smooth_l1_loss(
        input, target, reduced.legacy(size_average, reduce, reduction), beta
    )


def nn_functional_kl_div(
    input, target, size_average=None, reduce=None, reduction="mean", log_target=False
):
    return likelihoods.kl_div(input, target, size_average, reduce, reduction, log_target)


def nn_functional_poisson_nll_loss(
    input, target, log_input=True, full=False, size_average=None, eps=1e-08, reduce=None,
    reduction="mean",
):  # fmt: skip
    return likelihoods.poisson_nll_loss(
        input, target, log_input, full, eps, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_gaussian_nll_loss(input, target, var, full=False, eps=1e-6, reduction="mean"):
    return likelihoods.gaussian_nll_loss(input, target, var, full, eps, reduction)


def nn_functional_linear_cross_entropy(
    input, linear_weight, target, *, linear_bias=None, weight=None, reduction="mean",
    ignore_index=None, label_smoothing=0.0, options=None,
):  # fmt: skip
    return likelihoods.linear_cross_entropy(
        input, linear_weight, target, linear_bias, weight, reduction, ignore_index, label_smoothing,
        options,
    )  # fmt: skip


def nn_functional_cosine_embedding_loss(
    input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"
):
    return margins.cosine_embedding_loss(
        input1, input2, target, margin, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_hinge_embedding_loss(
    input, target, margin=1.0, size_average=None, reduce=None, reduction="mean"
):
    return margins.hinge_embedding_loss(
        input, target, margin, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_margin_ranking_loss(
    input1, input2, target, margin=0, size_average=None, reduce=None, reduction="mean"
):
    return margins.margin_ranking_loss(
        input1, input2, target, margin, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_soft_margin_loss(input, target, size_average=None, reduce=None, reduction="mean"):
    return margins.soft_margin_loss(input, target, reduced.legacy(size_average, reduce, reduction))


def nn_functional_multi_margin_loss(
    input, target, p=1, margin=1.0, weight=None, size_average=None, reduce=None, reduction="mean"
):
    return margins.multi_margin_loss(
        input, target, p, margin, weight, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_multilabel_margin_loss(
    input, target, size_average=None, reduce=None, reduction="mean"
):
    return margins.multilabel_margin_loss(
        input, target, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_multilabel_soft_margin_loss(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean"
):
    return margins.multilabel_soft_margin_loss(
        input, target, weight, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_triplet_margin_loss(
    anchor, positive, negative, margin=1.0, p=2, eps=1e-06, swap=False, size_average=None,
    reduce=None, reduction="mean",
):  # fmt: skip
    return margins.triplet_margin_loss(
        anchor, positive, negative, margin, p, eps, swap,
        reduced.legacy(size_average, reduce, reduction),
    )  # fmt: skip


def nn_functional_triplet_margin_with_distance_loss(
    anchor, positive, negative, *, distance_function=None, margin=1.0, swap=False, reduction="mean"
):
    return margins.triplet_margin_with_distance_loss(
        anchor, positive, negative, distance_function, margin, swap, reduction
    )
