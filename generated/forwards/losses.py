# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content df221b06b58d81bc
"""Losses: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import likelihoods, reduced


def nn_functional_cross_entropy(
    input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean",
    label_smoothing=0.0,
):  # fmt: skip
    return likelihoods.cross_entropy(
        input, target, weight, ignore_index, reduced.legacy(size_average, reduce, reduction),
        label_smoothing,
    )  # fmt: skip


def nn_functional__cross_entropy_hard(
    input, target, weight, ignore_index, reduction, label_smoothing
):
    return kernels.cross_entropy_hard(
        input, target, weight, ignore_index, reduction, label_smoothing
    )


def nn_functional__cross_entropy_soft(input, target, weight, reduction, label_smoothing):
    return kernels.cross_entropy_soft(input, target, weight, reduction, label_smoothing)


def nn_functional_nll_loss(
    input, target, weight=None, size_average=None, ignore_index=-100, reduce=None, reduction="mean"
):
    return kernels.nll_loss(input, target, weight, size_average, ignore_index, reduce, reduction)


def nn_functional_mse_loss(
    input, target, size_average=None, reduce=None, reduction="mean", weight=None
):
    return kernels.mse_loss(input, target, size_average, reduce, reduction, weight)


def nn_functional_l1_loss(
    input, target, size_average=None, reduce=None, reduction="mean", weight=None
):
    return likelihoods.absolute_distance(
        input, target, weight, reduced.legacy(size_average, reduce, reduction)
    )


def nn_functional_binary_cross_entropy(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean"
):
    return kernels.binary_cross_entropy(input, target, weight, size_average, reduce, reduction)


def nn_functional_binary_cross_entropy_with_logits(
    input, target, weight=None, size_average=None, reduce=None, reduction="mean", pos_weight=None
):
    return kernels.binary_cross_entropy_with_logits(
        input, target, weight, size_average, reduce, reduction, pos_weight
    )
