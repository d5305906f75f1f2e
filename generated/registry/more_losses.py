# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0160e1b0f6c337fe
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            'nn.functional.huber_loss(Tensor input, Tensor target, str reduction="mean", float '
            "delta=1.0, Tensor? weight=None) -> Tensor"
        ),
        kind="composite", out=False,
        forward="likelihoods.huber_loss(input, target, reduction, delta, weight)",
        doc="Half the square of input - target where it is within `delta`, and linear beyond.",
    ),
    Row(
        signature=(
            "nn.functional._huber(Tensor input, Tensor target, str reduction, float delta, float "
            "scale) -> Tensor"
        ),
        kind="loss", node="HuberBackward0", out=False, takes_complex=False,
        forward="kernels.huber(input, target, reduction, delta, scale)",
        formulas={
            "input": "losses.huber_input(grad, input, target, reduction, delta, scale)",
            "target": "losses.huber_input(-grad, input, target, reduction, delta, scale)",
        },
        mathematics={
            "input": (
                "grad / ((input - target).size if reduction == 'mean' else 1) * clamp(input - "
                "target, -delta, delta) / scale"
            ),
            "target": (
                "-grad / ((input - target).size if reduction == 'mean' else 1) * clamp(input - "
                "target, -delta, delta) / scale"
            ),
        },
        jvp="transposed",
        doc="Half the square of differences below delta, beyond it the tangent; over `scale`.",
    ),
    Row(
        signature=(
            "nn.functional.smooth_l1_loss(Tensor input, Tensor target, bool? size_average=None, "
            'bool? reduce=None, str reduction="mean", float beta=1.0) -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "likelihoods.smooth_l1_loss(input, target, reduced.legacy(size_average, reduce, "
            "reduction), beta)"
        ),
        doc="huber_loss with delta `beta`, over `beta`.",
    ),
    Row(
        signature=(
            "nn.functional.kl_div(Tensor input, Tensor target, bool? size_average=None, bool? "
            'reduce=None, str reduction="mean", bool log_target=False) -> Tensor'
        ),
        kind="composite", out=False, domain={"target": (0.1, 2.0)},
        forward="likelihoods.kl_div(input, target, size_average, reduce, reduction, log_target)",
        doc=(
            "target * (log(target) - input), where `input` is a logarithm, and with `log_target` "
            "both are."
        ),
    ),
    Row(
        signature=(
            "nn.functional.poisson_nll_loss(Tensor input, Tensor target, bool log_input=True, bool "
            "full=False, bool? size_average=None, float eps=1e-8, bool? reduce=None, str "
            'reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "likelihoods.poisson_nll_loss(input, target, log_input, full, eps, "
            "reduced.legacy(size_average, reduce, reduction))"
        ),
        doc=(
            "Minus the logarithm of the Poisson distribution, without log(target!) or, with "
            "`full`, with Stirling's approximation."
        ),
    ),
    Row(
        signature=(
            "nn.functional.gaussian_nll_loss(Tensor input, Tensor target, any var, bool "
            'full=False, float eps=1e-6, str reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward="likelihoods.gaussian_nll_loss(input, target, var, full, eps, reduction)",
        doc=(
            "Minus the logarithm of the normal distribution with mean `input` and variance `var`, "
            "a tensor or a number."
        ),
    ),
    Row(
        signature=(
            "nn.functional.linear_cross_entropy(Tensor input, Tensor linear_weight, Tensor target, "
            '*, Tensor? linear_bias=None, Tensor? weight=None, str reduction="mean", int? '
            "ignore_index=None, float label_smoothing=0.0, any options=None) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "likelihoods.linear_cross_entropy(input, linear_weight, target, linear_bias, weight, "
            "reduction, ignore_index, label_smoothing, options)"
        ),
        doc=(
            "The cross entropy of the scores that a linear layer gives, whatever the `options` are."
        ),
    ),
    Row(
        signature=(
            "nn.functional.cosine_embedding_loss(Tensor input1, Tensor input2, Tensor target, "
            'float margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> '
            "Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "margins.cosine_embedding_loss(input1, input2, target, margin, "
            "reduced.legacy(size_average, reduce, reduction))"
        ),
        doc=(
            "1 - cos of the angle between vectors where `target` is 1, max(cos - margin, 0) where "
            "-1."
        ),
    ),
    Row(
        signature=(
            "nn.functional.hinge_embedding_loss(Tensor input, Tensor target, float margin=1.0, "
            'bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "margins.hinge_embedding_loss(input, target, margin, reduced.legacy(size_average, "
            "reduce, reduction))"
        ),
        doc="input where `target` is 1, max(margin - input, 0) where it is -1.",
    ),
    Row(
        signature=(
            "nn.functional.margin_ranking_loss(Tensor input1, Tensor input2, Tensor target, float "
            'margin=0, bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "margins.margin_ranking_loss(input1, input2, target, margin, "
            "reduced.legacy(size_average, reduce, reduction))"
        ),
        doc="max(margin - target * (input1 - input2), 0).",
    ),
    Row(
        signature=(
            "nn.functional.soft_margin_loss(Tensor input, Tensor target, bool? size_average=None, "
            'bool? reduce=None, str reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "margins.soft_margin_loss(input, target, reduced.legacy(size_average, reduce, "
            "reduction))"
        ),
        doc="log(1 + exp(-target * input)), without overflow.",
    ),
    Row(
        signature=(
            "nn.functional.multi_margin_loss(Tensor input, Tensor target, int p=1, float "
            "margin=1.0, Tensor? weight=None, bool? size_average=None, bool? reduce=None, str "
            'reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "margins.multi_margin_loss(input, target, p, margin, weight, "
            "reduced.legacy(size_average, reduce, reduction))"
        ),
        doc=(
            "The mean over the other classes i of max(margin - input[y] + input[i], 0)**p, y the "
            "target."
        ),
    ),
    Row(
        signature=(
            "nn.functional.multilabel_margin_loss(Tensor input, Tensor target, bool? "
            'size_average=None, bool? reduce=None, str reduction="mean") -> Tensor'
        ),
        kind="composite", out=False, dtypes=("wide",),
        forward=(
            "margins.multilabel_margin_loss(input, target, reduced.legacy(size_average, reduce, "
            "reduction))"
        ),
        doc=(
            "The sum over the wanted classes j, listed up to the first -1, and the others i of "
            "max(1 - input[j] + input[i], 0), over their number."
        ),
    ),
    Row(
        signature=(
            "nn.functional.multilabel_soft_margin_loss(Tensor input, Tensor target, Tensor? "
            'weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean") -> '
            "Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "margins.multilabel_soft_margin_loss(input, target, weight, "
            "reduced.legacy(size_average, reduce, reduction))"
        ),
        doc="The mean over the classes of their binary cross entropies with logits.",
    ),
    Row(
        signature=(
            "nn.functional.triplet_margin_loss(Tensor anchor, Tensor positive, Tensor negative, "
            "float margin=1.0, float p=2, float eps=1e-6, bool swap=False, bool? "
            'size_average=None, bool? reduce=None, str reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "margins.triplet_margin_loss(anchor, positive, negative, margin, p, eps, swap, "
            "reduced.legacy(size_average, reduce, reduction))"
        ),
        doc="max(margin + |anchor - positive| - |anchor - negative|, 0), in the p-norm.",
    ),
    Row(
        signature=(
            "nn.functional.triplet_margin_with_distance_loss(Tensor anchor, Tensor positive, "
            "Tensor negative, *, any distance_function=None, float margin=1.0, bool swap=False, "
            'str reduction="mean") -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "margins.triplet_margin_with_distance_loss(anchor, positive, negative, "
            "distance_function, margin, swap, reduction)"
        ),
        doc="The triplet loss with a distance of one's own, a function of two tensors.",
    ),
)  # fmt: skip
