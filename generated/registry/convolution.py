# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content bb718ebd4d377a0e
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, "
            "int[] dilation, bool transposed, int[] output_padding, int groups) -> Tensor"
        ),
        kind="window", node="ConvolutionBackward0", dtypes=("numeric", "same"),
        forward=(
            "kernels.convolution(input, weight, bias, stride, padding, dilation, transposed, "
            "output_padding, groups)"
        ),
        formulas={
            "input": (
                "layers.by_input(grad, weight, input.shape, stride, padding, dilation, transposed, "
                "groups)"
            ),
            "weight": (
                "layers.by_weight(grad, input, weight.shape, stride, padding, dilation, "
                "transposed, groups)"
            ),
            "bias": "layers.channel_sums(grad, weight.ndim - 2)",
        },
        mathematics={
            "input": (
                "cropped(convolution(grad, weight.conj(), None, stride, padding, dilation, not "
                "transposed, other_padding(input.shape, grad.shape, weight.conj().shape[2:], "
                "stride, padding, dilation, transposed), groups), input.shape, weight.conj().ndim "
                "- 2)"
            ),
            "weight": (
                "_convolution_weight(grad, input.conj(), weight.shape[2:], stride, padding, "
                "dilation, groups) if transposed else _convolution_weight(input.conj(), grad, "
                "weight.shape[2:], stride, padding, dilation, groups)"
            ),
            "bias": "channel_sums(grad, weight.ndim - 2)",
        },
        jvp=(
            "convolution(input_t, weight, bias_t, stride, padding, dilation, transposed, "
            "output_padding, groups) + convolution(input, weight_t, None, stride, padding, "
            "dilation, transposed, output_padding, groups)"
        ),
        doc=(
            "The convolution of neural networks, or its adjoint, over as many dimensions as "
            "strides."
        ),
    ),
    Row(
        signature=(
            "_convolution_weight(Tensor input, Tensor other, int[] kernel_size, int[] stride, "
            "int[] padding, int[] dilation, int groups) -> Tensor"
        ),
        kind="bilinear", node="ConvolutionWeightBackward0", out=False,
        forward=(
            "kernels.convolution_weight(input, other, kernel_size, stride, padding, dilation, "
            "groups)"
        ),
        formulas={
            "input": (
                "layers.backward(other.conj(), grad, input.shape, stride, padding, dilation, "
                "False, groups)"
            ),
            "other": (
                "layers.backward(input.conj(), grad, other.shape, stride, padding, dilation, True, "
                "groups)"
            ),
        },
        mathematics={
            "input": (
                "cropped(convolution(other.conj(), grad, None, stride, padding, dilation, True, "
                "other_padding(input.shape, other.conj().shape, grad.shape[2:], stride, padding, "
                "dilation, False), groups), input.shape, grad.ndim - 2)"
            ),
            "other": (
                "cropped(convolution(input.conj(), grad, None, stride, padding, dilation, False, "
                "other_padding(other.shape, input.conj().shape, grad.shape[2:], stride, padding, "
                "dilation, True), groups), other.shape, grad.ndim - 2)"
            ),
        },
        doc="The derivative of a convolution by its weight, bilinear as the convolution itself.",
    ),
    Row(
        signature=(
            "nn.functional.conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, "
            "any padding=0, int[1] dilation=1, int groups=1) -> Tensor"
        ),
        kind="composite", aliases=("conv1d",), out=False,
        forward="convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 1)",
        doc=(
            'The correlation of (batch, channels, length) with a weight; padding may be "same" or '
            '"valid".'
        ),
    ),
    Row(
        signature=(
            "nn.functional.conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, "
            "any padding=0, int[2] dilation=1, int groups=1) -> Tensor"
        ),
        kind="composite", aliases=("conv2d",), out=False,
        forward="convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 2)",
        doc=(
            "The correlation of (batch, channels, height, width) with a weight; padding may be "
            '"same" or "valid".'
        ),
    ),
    Row(
        signature=(
            "nn.functional.conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, "
            "any padding=0, int[3] dilation=1, int groups=1) -> Tensor"
        ),
        kind="composite", aliases=("conv3d",), out=False,
        forward="convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 3)",
        doc=(
            "The correlation of (batch, channels, depth, height, width) with a weight; padding may "
            'be "same" or "valid".'
        ),
    ),
    Row(
        signature=(
            "nn.functional.conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) -> Tensor"
        ),
        kind="composite", aliases=("conv_tbc",), out=False,
        forward="convolutions.time_first(input, weight, bias, pad)",
        doc="conv1d of (length, batch, channels) with a weight (width, channels, results).",
    ),
    Row(
        signature=(
            "nn.functional.conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] "
            "stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) "
            "-> Tensor"
        ),
        kind="composite", aliases=("conv_transpose1d",), out=False,
        forward=(
            "convolutions.spread(input, weight, bias, stride, padding, output_padding, groups, "
            "dilation, 1)"
        ),
        doc="The adjoint of conv1d with the same weight.",
    ),
    Row(
        signature=(
            "nn.functional.conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] "
            "stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) "
            "-> Tensor"
        ),
        kind="composite", aliases=("conv_transpose2d",), out=False,
        forward=(
            "convolutions.spread(input, weight, bias, stride, padding, output_padding, groups, "
            "dilation, 2)"
        ),
        doc="The adjoint of conv2d with the same weight.",
    ),
    Row(
        signature=(
            "nn.functional.conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] "
            "stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) "
            "-> Tensor"
        ),
        kind="composite", aliases=("conv_transpose3d",), out=False,
        forward=(
            "convolutions.spread(input, weight, bias, stride, padding, output_padding, groups, "
            "dilation, 3)"
        ),
        doc="The adjoint of conv3d with the same weight.",
    ),
)  # fmt: skip
