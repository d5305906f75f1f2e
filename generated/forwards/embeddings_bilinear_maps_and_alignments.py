# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 44343c892f7e4293
"""Embeddings, bilinear maps and alignments: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import ctc, embeddings


def embedding(weight, indices, padding_idx=-1, scale_grad_by_freq=False, sparse=False):
    return kernels.embedding(weight, indices, sparse)


def nn_functional_embedding(
    input, weight, padding_idx=None, max_norm=None, norm_type=2.0, scale_grad_by_freq=False,
    sparse=False,
):  # fmt: skip
    return embeddings.embedding(
        input, weight, padding_idx, max_norm, norm_type, scale_grad_by_freq, sparse
    )


def nn_functional_embedding_bag(
    input, weight, offsets=None, max_norm=None, norm_type=2, scale_grad_by_freq=False, mode="mean",
    sparse=False, per_sample_weights=None, include_last_offset=False, padding_idx=None,
):  # fmt: skip
    return embeddings.embedding_bag(
        input, weight, offsets, max_norm, norm_type, scale_grad_by_freq, mode, sparse,
        per_sample_weights, include_last_offset, padding_idx,
    )  # fmt: skip


def nn_functional_bilinear(input1, input2, weight, bias=None):
    return embeddings.bilinear(input1, input2, weight, bias)


def nn_functional__ctc_losses(log_probs, targets, input_lengths, target_lengths, blank):
    return kernels.ctc_losses(log_probs, targets, input_lengths, target_lengths, blank)


def nn_functional_ctc_loss(
    log_probs, targets, input_lengths, target_lengths, blank=0, reduction="mean",
    zero_infinity=False,
):  # fmt: skip
    return ctc.ctc_loss(
        log_probs, targets, input_lengths, target_lengths, blank, reduction, zero_infinity
    )
