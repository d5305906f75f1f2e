# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 32bf647abb76265d
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature=(
            "nn.functional.cross_entropy(Tensor input, Tensor target, Tensor? weight=None, bool? "
            'size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean", '
            "float label_smoothing=0.0) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "likelihoods.cross_entropy(input, target, weight, ignore_index, "
            "reduced.legacy(size_average, reduce, reduction), label_smoothing)"
        ),
        doc=(
            "The cross entropy of the softmax of `input` and a target of class indices or, where "
            "it has the shape of `input`, of class probabilities."
        ),
    ),
    Row(
        signature=(
            "nn.functional._cross_entropy_hard(Tensor input, Tensor target, Tensor? weight, int "
            "ignore_index, str reduction, float label_smoothing) -> (Tensor loss, Tensor p)"
        ),
        kind="loss", node="CrossEntropyHardBackward0", out=False, takes_complex=False,
        dtypes=("same",),
        forward=(
            "kernels.cross_entropy_hard(input, target, weight, ignore_index, reduction, "
            "label_smoothing)"
        ),
        formulas={
            "input": (
                "losses.hard_grad(grads, given, p, target, weight, ignore_index, reduction, "
                "label_smoothing)"
            ),
            "target": "non_differentiable",
            "weight": "not_implemented",
        },
        mathematics={
            "input": (
                "from_rows((grads[0] * (p - nn.functional.one_hot(target.reshape(-1), p.shape[1])) "
                "/ p.shape[0] if weight is None and label_smoothing == 0 and (reduction == 'mean') "
                "and (target != ignore_index).all() else grads[0].reshape((-1, 1)) * (p * "
                "target_weights(p.shape, target, weight, ignore_index, reduction, "
                "label_smoothing).sum(1, True) - target_weights(p.shape, target, weight, "
                "ignore_index, reduction, label_smoothing))) + p * (grads[1] - (grads[1] * "
                "p).sum(1, True)) if given[1] else grads[0] * (p - "
                "nn.functional.one_hot(target.reshape(-1), p.shape[1])) / p.shape[0] if weight is "
                "None and label_smoothing == 0 and (reduction == 'mean') and (target != "
                "ignore_index).all() else grads[0].reshape((-1, 1)) * (p * target_weights(p.shape, "
                "target, weight, ignore_index, reduction, label_smoothing).sum(1, True) - "
                "target_weights(p.shape, target, weight, ignore_index, reduction, "
                "label_smoothing)), class_shape(p, target))"
            ),
            "result": (
                "(((p * target_weights(p.shape, target, weight, ignore_index, reduction, "
                "label_smoothing).sum(1, True) - target_weights(p.shape, target, weight, "
                "ignore_index, reduction, label_smoothing)) * "
                "to_rows(input_t)).sum(1).reshape(target.shape) if reduction == 'none' else ((p * "
                "target_weights(p.shape, target, weight, ignore_index, reduction, "
                "label_smoothing).sum(1, True) - target_weights(p.shape, target, weight, "
                "ignore_index, reduction, label_smoothing)) * to_rows(input_t)).sum(1).sum(), p * "
                "(to_rows(input_t) - (to_rows(input_t) * p).sum(1, True)))"
            ),
        },
        jvp=(
            "losses.hard_tangents(input_t, p, target, weight, ignore_index, reduction, "
            "label_smoothing)"
        ),
    ),
    Row(
        signature=(
            "nn.functional._cross_entropy_soft(Tensor input, Tensor target, Tensor? weight, str "
            "reduction, float label_smoothing) -> Tensor"
        ),
        kind="loss", node="CrossEntropySoftBackward0", out=False, takes_complex=False,
        dtypes=("floating",),
        forward="kernels.cross_entropy_soft(input, target, weight, reduction, label_smoothing)",
        formulas={
            "input": "losses.soft_input(grad, input, target, weight, reduction, label_smoothing)",
            "target": "losses.soft_target(grad, input, target, weight, reduction, label_smoothing)",
            "weight": "losses.soft_weight(grad, input, target, reduction, label_smoothing)",
        },
        mathematics={
            "input": (
                "(kept(grad, 0 if input.ndim == 1 else 1) if reduction == 'none' else grad) / "
                "(input.size / input.shape[0 if input.ndim == 1 else 1] if reduction == 'mean' "
                "else 1) * (softmax(input, 0 if input.ndim == 1 else 1) * ((target * (1 - "
                "label_smoothing) + label_smoothing / target.shape[0 if input.ndim == 1 else 1]) * "
                "by_class(weight, target.ndim)).sum(0 if input.ndim == 1 else 1, True) - (target * "
                "(1 - label_smoothing) + label_smoothing / target.shape[0 if input.ndim == 1 else "
                "1]) * by_class(weight, target.ndim))"
            ),
            "target": (
                "-(kept(grad, 0 if input.ndim == 1 else 1) if reduction == 'none' else grad) / "
                "(input.size / input.shape[0 if input.ndim == 1 else 1] if reduction == 'mean' "
                "else 1) * log_softmax(input, 0 if input.ndim == 1 else 1) * (1 - label_smoothing) "
                "* by_class(weight, input.ndim)"
            ),
            "weight": (
                "-channel_sums((kept(grad, 0 if input.ndim == 1 else 1) if reduction == 'none' "
                "else grad) / (input.size / input.shape[0 if input.ndim == 1 else 1] if reduction "
                "== 'mean' else 1) * log_softmax(input, 0 if input.ndim == 1 else 1) * (target * "
                "(1 - label_smoothing) + label_smoothing / target.shape[0 if input.ndim == 1 else "
                "1]), 0 if input.ndim == 1 else input.ndim - 2)"
            ),
        },
        jvp="transposed",
        doc="The cross entropy with class probabilities.",
    ),
    Row(
        signature=(
            "nn.functional.nll_loss(Tensor input, Tensor target, Tensor? weight=None, bool? "
            'size_average=None, int ignore_index=-100, bool? reduce=None, str reduction="mean") -> '
            "Tensor"
        ),
        kind="linear", node="NllLossBackward0", out=False, takes_complex=False,
        dtypes=("floating", "same"),
        forward=(
            "kernels.nll_loss(input, target, weight, size_average, ignore_index, reduce, reduction)"
        ),
        formulas={
            "input": (
                "losses.nll_input(grad, input.shape, input.dtype, target, weight, ignore_index, "
                "losses.meant(size_average, reduce, reduction))"
            ),
            "target": "non_differentiable",
            "weight": "not_implemented",
        },
        mathematics={
            "input": (
                "-(kept(grad, 0 if grad.ndim == 0 else 1) if (reduction if size_average is None "
                "and reduce is None else 'none' if reduce == False else 'sum' if size_average == "
                "False else 'mean') == 'none' else grad) * target_weights(input.shape, target, "
                "weight, ignore_index, reduction if size_average is None and reduce is None else "
                "'none' if reduce == False else 'sum' if size_average == False else 'mean', 0)"
            ),
        },
        doc="Minus the log-probability of the target classes.",
    ),
    Row(
        signature=(
            "nn.functional.mse_loss(Tensor input, Tensor target, bool? size_average=None, bool? "
            'reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor'
        ),
        kind="loss", node="MseLossBackward0", out=False, takes_complex=False,
        forward="kernels.mse_loss(input, target, size_average, reduce, reduction, weight)",
        formulas={
            "input": (
                "losses.square_input(grad, input, target, weight, losses.meant(size_average, "
                "reduce, reduction))"
            ),
            "target": (
                "losses.square_input(grad, target, input, weight, losses.meant(size_average, "
                "reduce, reduction))"
            ),
            "weight": (
                "losses.square_weight(grad, input, target, weight, result, "
                "losses.meant(size_average, reduce, reduction))"
            ),
        },
        mathematics={
            "input": (
                "2 * (grad if (reduction if size_average is None and reduce is None else 'none' if "
                "reduce == False else 'sum' if size_average == False else 'mean') != 'mean' and "
                "weight is None else grad / (input - target).size if weight is None else grad * "
                "weight.conj() if (reduction if size_average is None and reduce is None else "
                "'none' if reduce == False else 'sum' if size_average == False else 'mean') != "
                "'mean' else grad * (weight / weight.sum()).conj()) * (input - target)"
            ),
            "target": (
                "2 * (grad if (reduction if size_average is None and reduce is None else 'none' if "
                "reduce == False else 'sum' if size_average == False else 'mean') != 'mean' and "
                "weight is None else grad / (target - input).size if weight is None else grad * "
                "weight.conj() if (reduction if size_average is None and reduce is None else "
                "'none' if reduce == False else 'sum' if size_average == False else 'mean') != "
                "'mean' else grad * (weight / weight.sum()).conj()) * (target - input)"
            ),
            "weight": (
                "grad * ((input - target) ** 2 - result) / weight.sum() if (reduction if "
                "size_average is None and reduce is None else 'none' if reduce == False else 'sum' "
                "if size_average == False else 'mean') == 'mean' else grad * (input - target) ** 2"
            ),
        },
        jvp="transposed",
        doc="The mean square of input - target; with weights, over their sum.",
    ),
    Row(
        signature=(
            "nn.functional.l1_loss(Tensor input, Tensor target, bool? size_average=None, bool? "
            'reduce=None, str reduction="mean", Tensor? weight=None) -> Tensor'
        ),
        kind="composite", out=False,
        forward=(
            "likelihoods.absolute_distance(input, target, weight, reduced.legacy(size_average, "
            "reduce, reduction))"
        ),
        doc="The mean absolute value of input - target; with weights, over their sum.",
        kinks=(Kink(point=(1, 1), value=(0, 0), why="as abs"),),
    ),
    Row(
        signature=(
            "nn.functional.binary_cross_entropy(Tensor input, Tensor target, Tensor? weight=None, "
            'bool? size_average=None, bool? reduce=None, str reduction="mean") -> Tensor'
        ),
        kind="loss", node="BinaryCrossEntropyBackward0", out=False, takes_complex=False,
        dtypes=("floating",),
        domain={"input": (0.1, 0.9), "target": (0.1, 0.9), "weight": (0.1, 0.9)},
        forward=(
            "kernels.binary_cross_entropy(input, target, weight, size_average, reduce, reduction)"
        ),
        formulas={
            "input": (
                "losses.binary_input(grad, input, target, weight, size_average, reduce, reduction)"
            ),
            "target": "losses.binary_target(grad, input, weight, size_average, reduce, reduction)",
            "weight": "not_implemented",
        },
        mathematics={
            "input": (
                "(grad if weight is None else grad * weight) / (input.size if (reduction if "
                "size_average is None and reduce is None else 'none' if reduce == False else 'sum' "
                "if size_average == False else 'mean') == 'mean' else 1) * (input - target) / "
                "maximum(input * (1 - input), 1e-12)"
            ),
            "target": (
                "(grad if weight is None else grad * weight) / (input.size if (reduction if "
                "size_average is None and reduce is None else 'none' if reduce == False else 'sum' "
                "if size_average == False else 'mean') == 'mean' else 1) * (maximum(log1p(-input), "
                "-100) - maximum(log(input), -100))"
            ),
        },
        jvp="transposed",
        doc="The cross entropy of probabilities with targets between 0 and 1.",
    ),
    Row(
        signature=(
            "nn.functional.binary_cross_entropy_with_logits(Tensor input, Tensor target, Tensor? "
            'weight=None, bool? size_average=None, bool? reduce=None, str reduction="mean", '
            "Tensor? pos_weight=None) -> Tensor"
        ),
        kind="loss", node="BinaryCrossEntropyWithLogitsBackward0", out=False,
        takes_complex=False, dtypes=("floating",),
        forward=(
            "kernels.binary_cross_entropy_with_logits(input, target, weight, size_average, reduce, "
            "reduction, pos_weight)"
        ),
        formulas={
            "input": (
                "losses.of_logits(grad, input, target, weight, pos_weight, size_average, reduce, "
                "reduction)"
            ),
            "target": (
                "losses.of_target(grad, input, weight, pos_weight, size_average, reduce, reduction)"
            ),
            "weight": "not_implemented",
            "pos_weight": "not_implemented",
        },
        mathematics={
            "input": (
                "(grad if weight is None else grad * weight) / (input.size if (reduction if "
                "size_average is None and reduce is None else 'none' if reduce == False else 'sum' "
                "if size_average == False else 'mean') == 'mean' else 1) * (sigmoid(input) * (1 - "
                "target) - (target if pos_weight is None else pos_weight * target) * (1 - "
                "sigmoid(input)))"
            ),
            "target": (
                "-(grad if weight is None else grad * weight) / (input.size if (reduction if "
                "size_average is None and reduce is None else 'none' if reduce == False else 'sum' "
                "if size_average == False else 'mean') == 'mean' else 1) * (input if pos_weight is "
                "None else logaddexp(input, 0.0) - pos_weight * (logaddexp(input, 0.0) - input))"
            ),
        },
        jvp="transposed",
        doc="binary_cross_entropy of the sigmoid of `input`, without overflow.",
    ),
)  # fmt: skip
