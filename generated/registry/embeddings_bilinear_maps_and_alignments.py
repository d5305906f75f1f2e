# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1fc43b9c157bd9dd
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "embedding(Tensor weight, Tensor indices, int padding_idx=-1, bool "
            "scale_grad_by_freq=False, bool sparse=False) -> Tensor"
        ),
        kind="gather", node="EmbeddingBackward0",
        forward="kernels.embedding(weight, indices, sparse)",
        formulas={
            "weight": (
                "indexing.weight_gradient(grad, weight.shape, indices, padding_idx, "
                "scale_grad_by_freq)"
            ),
            "indices": "non_differentiable",
        },
        mathematics={
            "weight": (
                "weight_gradient(grad, weight.shape, indices, padding_idx, scale_grad_by_freq)"
            ),
        },
        jvp="embedding(weight_t, indices)",
        doc="Rows of `weight`; the one at `padding_idx` gets no gradient.",
    ),
    Row(
        signature=(
            "nn.functional.embedding(Tensor input, Tensor weight, int? padding_idx=None, float? "
            "max_norm=None, float norm_type=2.0, bool scale_grad_by_freq=False, bool sparse=False) "
            "-> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "embeddings.embedding(input, weight, padding_idx, max_norm, norm_type, "
            "scale_grad_by_freq, sparse)"
        ),
        doc=(
            "Rows of `weight` at the indices `input`; with `max_norm` those of a larger norm are "
            "scaled down before, in place."
        ),
    ),
    Row(
        signature=(
            "nn.functional.embedding_bag(Tensor input, Tensor weight, Tensor? offsets=None, float? "
            'max_norm=None, float norm_type=2, bool scale_grad_by_freq=False, str mode="mean", '
            "bool sparse=False, Tensor? per_sample_weights=None, bool include_last_offset=False, "
            "int? padding_idx=None) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "embeddings.embedding_bag(input, weight, offsets, max_norm, norm_type, "
            "scale_grad_by_freq, mode, sparse, per_sample_weights, include_last_offset, "
            "padding_idx)"
        ),
        doc=(
            "Sums, means or maxima over bags of rows of `weight` - over the rows of `input`, or "
            "over what lies between `offsets`."
        ),
    ),
    Row(
        signature=(
            "nn.functional.bilinear(Tensor input1, Tensor input2, Tensor weight, Tensor? "
            "bias=None) -> Tensor"
        ),
        kind="composite", aliases=("bilinear",), out=False, dtypes=("numeric",),
        forward="embeddings.bilinear(input1, input2, weight, bias)",
        doc="input1 @ weight[i] @ input2 for each i, plus `bias`.",
    ),
    Row(
        signature=(
            "nn.functional._ctc_losses(Tensor log_probs, Tensor targets, Tensor input_lengths, "
            "Tensor target_lengths, int blank) -> (Tensor losses, Tensor begun)"
        ),
        kind="loss", node="CtcLossesBackward0", out=False, takes_complex=False,
        forward="kernels.ctc_losses(log_probs, targets, input_lengths, target_lengths, blank)",
        formulas={
            "log_probs": (
                "alignments.ctc_gradient(grad, log_probs, losses, begun, targets, input_lengths, "
                "target_lengths, blank)"
            ),
            "targets": "non_differentiable",
            "input_lengths": "non_differentiable",
            "target_lengths": "non_differentiable",
        },
        mathematics={
            "log_probs": (
                "ctc_gradient(grad, log_probs, losses, begun, targets, input_lengths, "
                "target_lengths, blank)"
            ),
        },
        jvp="transposed",
        doc=(
            "Minus the log-probabilities of the targets, and those of their beginnings, for the "
            "gradient."
        ),
    ),
    Row(
        signature=(
            "nn.functional.ctc_loss(Tensor log_probs, Tensor targets, any input_lengths, any "
            'target_lengths, int blank=0, str reduction="mean", bool zero_infinity=False) -> Tensor'
        ),
        kind="composite", out=False, dtypes=("wide",), domain={"targets": "sorted"},
        forward=(
            "ctc.ctc_loss(log_probs, targets, input_lengths, target_lengths, blank, reduction, "
            "zero_infinity)"
        ),
        doc=(
            "Minus the log-probability of a sequence of labels, summed over its alignments with "
            "the input."
        ),
    ),
)  # fmt: skip
