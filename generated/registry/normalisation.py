# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a782c3ecc49ed165
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, "
            "float eps) -> (Tensor result, Tensor mean, Tensor rstd)"
        ),
        kind="normalization", node="NativeLayerNormBackward0", takes_complex=False,
        dtypes=("floating", "same"),
        forward="kernels.native_layer_norm(input, normalized_shape, weight, bias, eps)",
        formulas={
            "input, weight, bias": (
                "normalization.layer_norm_inputs(grad, input, normalized_shape, weight, mean, "
                "rstd, eps, needs)"
            ),
        },
        mathematics={
            "input": (
                "rstd * ((grad if weight is None else grad * weight) - sum_to_size(grad if weight "
                "is None else grad * weight, mean.shape) * (mean.size / input.size) - (input - "
                "mean) * rstd * sum_to_size((grad if weight is None else grad * weight) * ((input "
                "- mean) * rstd), mean.shape) * (mean.size / input.size))"
            ),
            "weight": "sum_to_size(grad * ((input - mean) * rstd), normalized_shape)",
            "bias": "sum_to_size(grad, normalized_shape)",
        },
        jvp="transposed",
        doc=(
            "The input over its last dimensions brought to mean 0 and variance 1, times `weight`, "
            "plus `bias`; the means, and 1 / sqrt(variance + eps)."
        ),
    ),
    Row(
        signature=(
            "nn.functional.layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, "
            "Tensor? bias=None, float eps=1e-5) -> Tensor"
        ),
        kind="composite", out=False,
        forward="native_layer_norm(input, normalized_shape, weight, bias, eps)[0]",
        doc=(
            "The input over its last dimensions brought to mean 0 and variance 1, times `weight`, "
            "plus `bias`."
        ),
    ),
    Row(
        signature=(
            "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, "
            "int group, float eps) -> (Tensor result, Tensor mean, Tensor rstd)"
        ),
        kind="normalization", node="NativeGroupNormBackward0", takes_complex=False,
        dtypes=("floating", "same"),
        forward="kernels.group_norm(input, weight, bias, N, C, HxW, group, eps)",
        formulas={
            "input, weight, bias": (
                "normalization.group_norm_inputs(grad_result, grad_mean, grad_rstd, given, input, "
                "weight, mean, rstd, group, eps, needs)"
            ),
        },
        mathematics={
            "input": (
                "(kept(rstd, -1) * ((grad_result * by_class(weight, "
                "input.ndim)).reshape((input.shape[0], group, -1)) - (grad_result * "
                "by_class(weight, input.ndim)).reshape((input.shape[0], group, -1)).mean(-1, True) "
                "- (input.reshape((input.shape[0], group, -1)) - kept(mean, -1)) * kept(rstd, -1) "
                "* ((grad_result * by_class(weight, input.ndim)).reshape((input.shape[0], group, "
                "-1)) * ((input.reshape((input.shape[0], group, -1)) - kept(mean, -1)) * "
                "kept(rstd, -1))).mean(-1, True)) + (kept(grad_mean, -1) - kept(grad_rstd, -1) * "
                "kept(rstd, -1) ** 2 * ((input.reshape((input.shape[0], group, -1)) - kept(mean, "
                "-1)) * kept(rstd, -1))) / input.reshape((input.shape[0], group, "
                "-1)).shape[-1]).reshape(input.shape)"
            ),
            "weight": (
                "channel_sums(grad_result * ((input.reshape((input.shape[0], group, -1)) - "
                "kept(mean, -1)) * kept(rstd, -1)).reshape(input.shape), input.ndim - 2)"
            ),
            "bias": "channel_sums(grad_result, input.ndim - 2)",
        },
        jvp="transposed",
        doc=(
            "Each group of channels of each sample brought to mean 0 and variance 1, times "
            "`weight`, plus `bias`; the means, and 1 / sqrt(variance + eps)."
        ),
    ),
    Row(
        signature=(
            "nn.functional.group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor? "
            "bias=None, float eps=1e-5) -> Tensor"
        ),
        kind="composite", out=False,
        forward="norm_layers.group_norm(input, num_groups, weight, bias, eps)",
        doc=(
            "Each group of channels of each sample brought to mean 0 and variance 1, times "
            "`weight`, plus `bias`."
        ),
    ),
    Row(
        signature=(
            "nn.functional._batch_norm_moments(Tensor input, Tensor? weight, Tensor? bias, Tensor? "
            "running_mean, Tensor? running_var, float eps) -> (Tensor result, Tensor mean, Tensor "
            "rstd, Tensor variance)"
        ),
        kind="normalization", node="BatchNormMomentsBackward0", out=False, takes_complex=False,
        dtypes=("floating", "same"),
        forward="kernels.batch_norm_moments(input, weight, bias, running_mean, running_var, eps)",
        formulas={
            "input, weight, bias": (
                "normalization.batch_norm_inputs(grad, input, weight, mean, rstd, running_mean is "
                "None, eps, needs)"
            ),
            "running_mean": "non_differentiable",
            "running_var": "non_differentiable",
        },
        mathematics={
            "input": (
                "by_class(rstd, input.ndim) * ((grad if weight is None else grad * "
                "by_class(weight, input.ndim)) - by_class(channel_sums(grad if weight is None else "
                "grad * by_class(weight, input.ndim), input.ndim - 2), input.ndim) * (mean.size / "
                "input.size) - (input - by_class(mean, input.ndim)) * by_class(rstd, input.ndim) * "
                "by_class(channel_sums((grad if weight is None else grad * by_class(weight, "
                "input.ndim)) * ((input - by_class(mean, input.ndim)) * by_class(rstd, "
                "input.ndim)), input.ndim - 2), input.ndim) * (mean.size / input.size) if "
                "running_mean is None else grad if weight is None else grad * by_class(weight, "
                "input.ndim))"
            ),
            "weight": (
                "channel_sums(grad * ((input - by_class(mean, input.ndim)) * by_class(rstd, "
                "input.ndim)), input.ndim - 2)"
            ),
            "bias": "channel_sums(grad, input.ndim - 2)",
        },
        jvp="transposed",
    ),
    Row(
        signature=(
            "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, "
            "Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, "
            "Tensor)"
        ),
        kind="composite",
        forward=(
            "norm_layers.native_batch_norm(input, weight, bias, running_mean, running_var, "
            "training, momentum, eps)"
        ),
        doc=(
            "Each channel brought to mean 0 and variance 1, or with the running moments, times "
            "`weight`, plus `bias`; the means, and 1 / sqrt(variance + eps)."
        ),
    ),
    Row(
        signature=(
            "nn.functional.batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, "
            "Tensor? weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, "
            "float eps=1e-5) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "norm_layers.batch_norm(input, running_mean, running_var, weight, bias, training, "
            "momentum, eps)"
        ),
        doc=(
            "Each channel brought to mean 0 and variance 1 by the moments of the batch, which move "
            "the running ones, or, without `training`, by the running ones; times `weight`, plus "
            "`bias`."
        ),
    ),
    Row(
        signature=(
            "nn.functional.instance_norm(Tensor input, Tensor? running_mean=None, Tensor? "
            "running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True, "
            "float momentum=0.1, float eps=1e-5) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "norm_layers.instance_norm(input, running_mean, running_var, weight, bias, "
            "use_input_stats, momentum, eps)"
        ),
        doc="batch_norm of each sample for itself.",
    ),
    Row(
        signature=(
            "nn.functional.rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, "
            "float? eps=None) -> Tensor"
        ),
        kind="composite", aliases=("rms_norm",), out=False,
        forward="norm_layers.rms_norm(input, normalized_shape, weight, eps)",
        doc="The input over the root of its mean square over the last dimensions, times `weight`.",
    ),
    Row(
        signature=(
            "nn.functional.normalize(Tensor input, float p=2.0, int[1] dim=1, float eps=1e-12) -> "
            "Tensor"
        ),
        kind="composite", out="cast",
        forward="norm_layers.normalize(input, p, dim, eps)",
        doc="The input over its p-norm along `dim`, or over `eps` if that is more.",
    ),
    Row(
        signature=(
            "nn.functional.local_response_norm(Tensor input, int size, float alpha=1e-4, float "
            "beta=0.75, float k=1.0) -> Tensor"
        ),
        kind="composite", out=False, domain={"size": (1.0, 3.0)},
        forward="norm_layers.local_response_norm(input, size, alpha, beta, k)",
        doc="The input over a power of the mean square of `size` neighbouring channels.",
    ),
)  # fmt: skip
