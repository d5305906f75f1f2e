# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 5336c990fdb45aeb, content 62f4da8a26a71e89
"""Convolution: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import convolutions
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import add_tangents, tangent_like, tensor_argument, zero_like
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import layers
from autograd.views.out import write_out

__all__ = [
    "convolution", "_convolution_weight", "nn_functional_conv1d", "nn_functional_conv2d",
    "nn_functional_conv3d", "nn_functional_conv_tbc", "nn_functional_conv_transpose1d",
    "nn_functional_conv_transpose2d", "nn_functional_conv_transpose3d", "conv1d", "conv2d",
    "conv3d", "conv_tbc", "conv_transpose1d", "conv_transpose2d", "conv_transpose3d",
]  # fmt: skip


# ---- convolution
class ConvolutionBackward0(Node):
    __slots__ = ()
    operation = "convolution"
    formulas = {
        "input": (
            "layers.by_input(grad, weight, input.shape, stride, padding, dilation, transposed, "
            "groups)"
        ),
        "weight": (
            "layers.by_weight(grad, input, weight.shape, stride, padding, dilation, transposed, "
            "groups)"
        ),
        "bias": "layers.channel_sums(grad, weight.ndim - 2)",
    }
    saves = {"input": 0, "weight": 1}
    arg_names = (
        "input_shape", "stride", "padding", "dilation", "transposed", "groups", "weight_shape",
        "weight_ndim",
    )  # fmt: skip

    def on_arrays(node, saved, grad, needs):
        input, weight = saved
        input_shape, stride, padding, dilation, transposed, groups, weight_shape, weight_ndim = (
            node.args
        )
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None:
            grad_of_input = layers.by_input(
                grad, weight, input_shape, stride, padding, dilation, transposed, groups
            )
        if needs[1] is not None:
            grad_of_weight = layers.by_weight(
                grad, input, weight_shape, stride, padding, dilation, transposed, groups
            )
        if needs[2] is not None:
            grad_of_bias = layers.channel_sums(grad, weight_ndim - 2)
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)


def convolution(
    input, weight, bias, stride, padding, dilation, transposed, output_padding, groups, _=Tensor,
    out=Tensor,
):  # fmt: skip
    """convolution(Tensor input, Tensor weight, Tensor? bias, int[] stride, int[] padding, int[]
    dilation, bool transposed, int[] output_padding, int groups) -> Tensor

    The convolution of neural networks, or its adjoint, over as many dimensions as
    strides.
    """
    if not all_ints(stride):
        stride = value_argument("convolution", "stride", "int[]", stride)
    if not all_ints(padding):
        padding = value_argument("convolution", "padding", "int[]", padding)
    if not all_ints(dilation):
        dilation = value_argument("convolution", "dilation", "int[]", dilation)
    if transposed is not True and transposed is not False:
        transposed = value_argument("convolution", "transposed", "bool", transposed)
    if not all_ints(output_padding):
        output_padding = value_argument("convolution", "output_padding", "int[]", output_padding)
    if groups.__class__ is not int:
        groups = value_argument("convolution", "groups", "int", groups)
    if (
        input.__class__ is not out
        or weight.__class__ is not _
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        if out is not Tensor or _ is not Tensor:
            return write_out(
                convolution, out, _, input, weight, bias, stride, padding, dilation, transposed,
                output_padding, groups,
            )  # fmt: skip
        return dispatch(
            convolution_op, input, weight, bias, stride, padding, dilation, transposed,
            output_padding, groups,
        )  # fmt: skip
    input_ = input._data
    weight_ = weight._data
    bias_ = None if bias is None else bias._data
    try:
        result_ = kernels.convolution(
            input_, weight_, bias_, stride, padding, dilation, transposed, output_padding, groups
        )
    except FAULTS as _error:
        raise refused(
            _error, "convolution", input_, weight_, bias_, stride, padding, dilation, transposed,
            output_padding, groups,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is input_
        or result_ is weight_
        or result_ is bias_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, weight_, bias_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    weight_fn = weight._fn
    bias_fn = None if bias is None else bias._fn
    if input_fn is None and weight_fn is None and bias_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, convolution_op, input, weight, bias, stride, padding, dilation, transposed,
                output_padding, groups,
            )  # fmt: skip
        return out
    out._fn = node = ConvolutionBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, weight, bias, stride, padding, dilation, transposed, output_padding,
        groups,
    ):  # fmt: skip
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
        bias if bias_fn is LEAF else bias_fn,
    )  # fmt: skip
    node.saved = (None if weight_fn is None else input_, None if input_fn is None else weight_)
    node.args = (
        input_.shape, stride, padding, dilation, transposed, groups, weight_.shape, weight_.ndim,
    )  # fmt: skip
    node.restore = (
        (input_.shape, input_.dtype), (weight_.shape, weight_.dtype),
        None if bias_ is None else (bias_.shape, bias_.dtype),
    )  # fmt: skip
    return out


def convolution_jvp(
    result, input, weight, bias, stride, padding, dilation, transposed, output_padding, groups,
    input_t, weight_t, bias_t,
):  # fmt: skip
    if input_t is None:
        input_t = zero_like(input)
    if weight_t is None:
        weight_t = zero_like(weight)
    if bias_t is None and bias is not None:
        bias_t = zero_like(bias)
    return ops.convolution(
        input_t, weight, bias_t, stride, padding, dilation, transposed, output_padding, groups
    ) + ops.convolution(
        input, weight_t, None, stride, padding, dilation, transposed, output_padding, groups
    )


convolution_op = operation(
    "convolution", "window", convolution, convolution_jvp, (0, 1, 2), optional=(2,),
    batched="convolved",
)  # fmt: skip


# ---- _convolution_weight
class ConvolutionWeightBackward0(Node):
    __slots__ = ()
    operation = "_convolution_weight"
    formulas = {
        "input": (
            "layers.backward(other.conj(), grad, input.shape, stride, padding, dilation, False, "
            "groups)"
        ),
        "other": (
            "layers.backward(input.conj(), grad, other.shape, stride, padding, dilation, True, "
            "groups)"
        ),
    }
    saves = {"input": 0, "other": 1}
    arg_names = ("input_shape", "stride", "padding", "dilation", "groups", "other_shape")

    def on_arrays(node, saved, grad, needs):
        input, other = saved
        input_shape, stride, padding, dilation, groups, other_shape = node.args
        grad_of_input = grad_of_other = None
        if needs[0] is not None:
            grad_of_input = layers.backward(
                other.conj(), grad, input_shape, stride, padding, dilation, False, groups
            )
        if needs[1] is not None:
            grad_of_other = layers.backward(
                input.conj(), grad, other_shape, stride, padding, dilation, True, groups
            )
        return node.restored(grad_of_input, grad_of_other)


def _convolution_weight(input, other, kernel_size, stride, padding, dilation, groups):
    """_convolution_weight(Tensor input, Tensor other, int[] kernel_size, int[] stride, int[]
    padding, int[] dilation, int groups) -> Tensor

    The derivative of a convolution by its weight, bilinear as the convolution itself.
    """
    if not all_ints(kernel_size):
        kernel_size = value_argument("_convolution_weight", "kernel_size", "int[]", kernel_size)
    if not all_ints(stride):
        stride = value_argument("_convolution_weight", "stride", "int[]", stride)
    if not all_ints(padding):
        padding = value_argument("_convolution_weight", "padding", "int[]", padding)
    if not all_ints(dilation):
        dilation = value_argument("_convolution_weight", "dilation", "int[]", dilation)
    if groups.__class__ is not int:
        groups = value_argument("_convolution_weight", "groups", "int", groups)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(
            _convolution_weight_op, input, other, kernel_size, stride, padding, dilation, groups
        )
    input_ = input._data
    other_ = other._data
    try:
        result_ = kernels.convolution_weight(
            input_, other_, kernel_size, stride, padding, dilation, groups
        )
    except FAULTS as _error:
        raise refused(
            _error, "_convolution_weight", input_, other_, kernel_size, stride, padding, dilation,
            groups,
        ) from None  # fmt: skip
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is input_
        or result_ is other_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, other_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    other_fn = other._fn
    if input_fn is None and other_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(
                out, _convolution_weight_op, input, other, kernel_size, stride, padding, dilation,
                groups,
            )  # fmt: skip
        return out
    out._fn = node = ConvolutionWeightBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, other, kernel_size, stride, padding, dilation, groups
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else input_, None if input_fn is None else other_)
    node.args = (input_.shape, stride, padding, dilation, groups, other_.shape)
    node.restore = ((input_.shape, input_.dtype), (other_.shape, other_.dtype))
    return out


def _convolution_weight_jvp(
    result, input, other, kernel_size, stride, padding, dilation, groups, input_t, other_t
):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(
            tangent,
            _convolution_weight(input_t, other, kernel_size, stride, padding, dilation, groups),
        )
    if other_t is not None:
        tangent = add_tangents(
            tangent,
            _convolution_weight(input, other_t, kernel_size, stride, padding, dilation, groups),
        )
    return tangent_like(tangent, result)


_convolution_weight_op = operation(
    "_convolution_weight", "bilinear", _convolution_weight, _convolution_weight_jvp, (0, 1),
    batched="correlation",
)  # fmt: skip


# ---- nn.functional.conv1d
def nn_functional_conv1d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv1d(Tensor input, Tensor weight, Tensor? bias=None, int[1] stride=1, any
    padding=0, int[1] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, length) with a weight; padding may be "same" or
    "valid".
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.conv1d", "stride", "int[1]", stride)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.conv1d", "dilation", "int[1]", dilation)
    if groups.__class__ is not int:
        groups = value_argument("nn.functional.conv1d", "groups", "int", groups)
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.conv1d", nn_functional_conv1d, input, weight, bias, stride, padding,
            dilation, groups,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.conv1d", 0, "input", input)
        weight = tensor_argument("nn.functional.conv1d", 1, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.conv1d", 2, "bias", bias)
    try:
        return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 1)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.conv1d", input, weight, bias, stride, padding, dilation, groups
        ) from None


# ---- nn.functional.conv2d
def nn_functional_conv2d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv2d(Tensor input, Tensor weight, Tensor? bias=None, int[2] stride=1, any
    padding=0, int[2] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, height, width) with a weight; padding may be
    "same" or "valid".
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.conv2d", "stride", "int[2]", stride)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.conv2d", "dilation", "int[2]", dilation)
    if groups.__class__ is not int:
        groups = value_argument("nn.functional.conv2d", "groups", "int", groups)
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.conv2d", nn_functional_conv2d, input, weight, bias, stride, padding,
            dilation, groups,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.conv2d", 0, "input", input)
        weight = tensor_argument("nn.functional.conv2d", 1, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.conv2d", 2, "bias", bias)
    try:
        return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 2)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.conv2d", input, weight, bias, stride, padding, dilation, groups
        ) from None


# ---- nn.functional.conv3d
def nn_functional_conv3d(input, weight, bias=None, stride=1, padding=0, dilation=1, groups=1):
    """nn.functional.conv3d(Tensor input, Tensor weight, Tensor? bias=None, int[3] stride=1, any
    padding=0, int[3] dilation=1, int groups=1) -> Tensor

    The correlation of (batch, channels, depth, height, width) with a weight; padding may
    be "same" or "valid".
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.conv3d", "stride", "int[3]", stride)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.conv3d", "dilation", "int[3]", dilation)
    if groups.__class__ is not int:
        groups = value_argument("nn.functional.conv3d", "groups", "int", groups)
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.conv3d", nn_functional_conv3d, input, weight, bias, stride, padding,
            dilation, groups,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.conv3d", 0, "input", input)
        weight = tensor_argument("nn.functional.conv3d", 1, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.conv3d", 2, "bias", bias)
    try:
        return convolutions.convolve(input, weight, bias, stride, padding, dilation, groups, 3)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.conv3d", input, weight, bias, stride, padding, dilation, groups
        ) from None


# ---- nn.functional.conv_tbc
def nn_functional_conv_tbc(input, weight, bias, pad=0):
    """nn.functional.conv_tbc(Tensor input, Tensor weight, Tensor bias, int pad=0) -> Tensor

    conv1d of (length, batch, channels) with a weight (width, channels, results).
    """
    if pad.__class__ is not int:
        pad = value_argument("nn.functional.conv_tbc", "pad", "int", pad)
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or bias.__class__ is not Tensor
    ):
        _found = overridden(
            "nn.functional.conv_tbc", nn_functional_conv_tbc, input, weight, bias, pad
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.conv_tbc", 0, "input", input)
        weight = tensor_argument("nn.functional.conv_tbc", 1, "weight", weight)
        bias = tensor_argument("nn.functional.conv_tbc", 2, "bias", bias)
    try:
        return convolutions.time_first(input, weight, bias, pad)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.conv_tbc", input, weight, bias, pad) from None


# ---- nn.functional.conv_transpose1d
def nn_functional_conv_transpose1d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1
):
    """nn.functional.conv_transpose1d(Tensor input, Tensor weight, Tensor? bias=None, int[1]
    stride=1, int[1] padding=0, int[1] output_padding=0, int groups=1, int[1] dilation=1) ->
    Tensor

    The adjoint of conv1d with the same weight.
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.conv_transpose1d", "stride", "int[1]", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.conv_transpose1d", "padding", "int[1]", padding)
    if output_padding.__class__ is not int and not all_ints(output_padding):
        output_padding = value_argument(
            "nn.functional.conv_transpose1d", "output_padding", "int[1]", output_padding
        )
    if groups.__class__ is not int:
        groups = value_argument("nn.functional.conv_transpose1d", "groups", "int", groups)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.conv_transpose1d", "dilation", "int[1]", dilation)
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.conv_transpose1d", nn_functional_conv_transpose1d, input, weight, bias,
            stride, padding, output_padding, groups, dilation,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.conv_transpose1d", 0, "input", input)
        weight = tensor_argument("nn.functional.conv_transpose1d", 1, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.conv_transpose1d", 2, "bias", bias)
    try:
        return convolutions.spread(
            input, weight, bias, stride, padding, output_padding, groups, dilation, 1
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.conv_transpose1d", input, weight, bias, stride, padding,
            output_padding, groups, dilation,
        ) from None  # fmt: skip


# ---- nn.functional.conv_transpose2d
def nn_functional_conv_transpose2d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1
):
    """nn.functional.conv_transpose2d(Tensor input, Tensor weight, Tensor? bias=None, int[2]
    stride=1, int[2] padding=0, int[2] output_padding=0, int groups=1, int[2] dilation=1) ->
    Tensor

    The adjoint of conv2d with the same weight.
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.conv_transpose2d", "stride", "int[2]", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.conv_transpose2d", "padding", "int[2]", padding)
    if output_padding.__class__ is not int and not all_ints(output_padding):
        output_padding = value_argument(
            "nn.functional.conv_transpose2d", "output_padding", "int[2]", output_padding
        )
    if groups.__class__ is not int:
        groups = value_argument("nn.functional.conv_transpose2d", "groups", "int", groups)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.conv_transpose2d", "dilation", "int[2]", dilation)
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.conv_transpose2d", nn_functional_conv_transpose2d, input, weight, bias,
            stride, padding, output_padding, groups, dilation,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.conv_transpose2d", 0, "input", input)
        weight = tensor_argument("nn.functional.conv_transpose2d", 1, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.conv_transpose2d", 2, "bias", bias)
    try:
        return convolutions.spread(
            input, weight, bias, stride, padding, output_padding, groups, dilation, 2
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.conv_transpose2d", input, weight, bias, stride, padding,
            output_padding, groups, dilation,
        ) from None  # fmt: skip


# ---- nn.functional.conv_transpose3d
def nn_functional_conv_transpose3d(
    input, weight, bias=None, stride=1, padding=0, output_padding=0, groups=1, dilation=1
):
    """nn.functional.conv_transpose3d(Tensor input, Tensor weight, Tensor? bias=None, int[3]
    stride=1, int[3] padding=0, int[3] output_padding=0, int groups=1, int[3] dilation=1) ->
    Tensor

    The adjoint of conv3d with the same weight.
    """
    if stride.__class__ is not int and not all_ints(stride):
        stride = value_argument("nn.functional.conv_transpose3d", "stride", "int[3]", stride)
    if padding.__class__ is not int and not all_ints(padding):
        padding = value_argument("nn.functional.conv_transpose3d", "padding", "int[3]", padding)
    if output_padding.__class__ is not int and not all_ints(output_padding):
        output_padding = value_argument(
            "nn.functional.conv_transpose3d", "output_padding", "int[3]", output_padding
        )
    if groups.__class__ is not int:
        groups = value_argument("nn.functional.conv_transpose3d", "groups", "int", groups)
    if dilation.__class__ is not int and not all_ints(dilation):
        dilation = value_argument("nn.functional.conv_transpose3d", "dilation", "int[3]", dilation)
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.conv_transpose3d", nn_functional_conv_transpose3d, input, weight, bias,
            stride, padding, output_padding, groups, dilation,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.conv_transpose3d", 0, "input", input)
        weight = tensor_argument("nn.functional.conv_transpose3d", 1, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.conv_transpose3d", 2, "bias", bias)
    try:
        return convolutions.spread(
            input, weight, bias, stride, padding, output_padding, groups, dilation, 3
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.conv_transpose3d", input, weight, bias, stride, padding,
            output_padding, groups, dilation,
        ) from None  # fmt: skip


conv1d = nn_functional_conv1d
conv2d = nn_functional_conv2d
conv3d = nn_functional_conv3d
conv_tbc = nn_functional_conv_tbc
conv_transpose1d = nn_functional_conv_transpose1d
conv_transpose2d = nn_functional_conv_transpose2d
conv_transpose3d = nn_functional_conv_transpose3d
