# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 9bcf8f202186d6bc, content a3b14d1c99dede45
"""Normalisation: functions, Backward nodes and tangents."""

from autograd import kernels
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import norm_layers
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    ReturnType,
    complex_refused,
    tensor_argument,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import normalization
from autograd.views.out import write_out

__all__ = [
    "native_layer_norm", "nn_functional_layer_norm", "native_group_norm",
    "nn_functional_group_norm", "nn_functional__batch_norm_moments", "native_batch_norm",
    "nn_functional_batch_norm", "nn_functional_instance_norm", "nn_functional_rms_norm",
    "nn_functional_normalize", "nn_functional_local_response_norm", "rms_norm",
]  # fmt: skip


# ---- native_layer_norm
class NativeLayerNormResult(ReturnType):
    __slots__ = ()
    operation = "native_layer_norm"
    fields = ("result", "mean", "rstd")


class NativeLayerNormBackward0(Node):
    __slots__ = ()
    operation = "native_layer_norm"
    formulas = {
        "input, weight, bias": (
            "normalization.layer_norm_inputs(grad, input, normalized_shape, weight, mean, rstd, "
            "eps, needs)"
        ),
    }
    saves = {"input": 0, "weight": 1, "mean": None, "rstd": None}
    arg_names = ("normalized_shape", "eps")

    def on_arrays(node, saved, grad, needs):
        input, weight, mean, rstd = saved
        normalized_shape, eps = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_weight, grad_of_bias = normalization.layer_norm_inputs(
                grad, input, normalized_shape, weight, mean, rstd, eps, needs
            )
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)


def native_layer_norm(input, normalized_shape, weight, bias, eps, _=Tensor, out=Tensor):
    """native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias,
    float eps) -> (Tensor result, Tensor mean, Tensor rstd)

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`,
    plus `bias`; the means, and 1 / sqrt(variance + eps).
    """
    if not all_ints(normalized_shape):
        normalized_shape = value_argument(
            "native_layer_norm", "normalized_shape", "int[]", normalized_shape
        )
    if eps.__class__ not in NUMBERS:
        eps = value_argument("native_layer_norm", "eps", "float", eps)
    if (
        input.__class__ is not out
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
        or out is not _
    ):
        if out is not Tensor or _ is not Tensor:
            return write_out(native_layer_norm, out, _, input, normalized_shape, weight, bias, eps)
        return dispatch(native_layer_norm_op, input, normalized_shape, weight, bias, eps)
    input_ = input._data
    weight_ = None if weight is None else weight._data
    bias_ = None if bias is None else bias._data
    if (
        input_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
        or (bias_ is not None and bias_.dtype in COMPLEX)
    ):
        raise complex_refused("native_layer_norm")
    try:
        result_, mean_, rstd_ = kernels.native_layer_norm(
            input_, normalized_shape, weight_, bias_, eps
        )
    except FAULTS as _error:
        raise refused(
            _error, "native_layer_norm", input_, normalized_shape, weight_, bias_, eps
        ) from None
    if (
        result_.base is not None
        or result_ is input_
        or result_ is weight_
        or result_ is bias_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, weight_, bias_)
    if (
        mean_.base is not None
        or mean_ is input_
        or mean_ is weight_
        or mean_ is bias_
        or not mean_.flags.c_contiguous
    ):
        mean_ = settled(mean_, input_, weight_, bias_)
    if (
        rstd_.base is not None
        or rstd_ is input_
        or rstd_ is weight_
        or rstd_ is bias_
        or not rstd_.flags.c_contiguous
    ):
        rstd_ = settled(rstd_, input_, weight_, bias_)
    _outputs = NativeLayerNormResult((from_array(result_), from_array(mean_), from_array(rstd_)))
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    bias_fn = None if bias is None else bias._fn
    if input_fn is None and weight_fn is None and bias_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, native_layer_norm_op, input, normalized_shape, weight, bias, eps)
        return _outputs
    node = NativeLayerNormBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, input, normalized_shape, weight, bias, eps
    ):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
        bias if bias_fn is LEAF else bias_fn,
    )  # fmt: skip
    node.saved = (input_, weight_, mean_, rstd_)
    node.args = (normalized_shape, eps)
    node.restore = (
        (input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype),
        None if bias_ is None else (bias_.shape, bias_.dtype),
    )  # fmt: skip
    return _outputs


native_layer_norm_op = operation(
    "native_layer_norm", "normalization", native_layer_norm, None, (0, 2, 3), optional=(2, 3),
    batched="normalised",
)  # fmt: skip


# ---- nn.functional.layer_norm
def nn_functional_layer_norm(input, normalized_shape, weight=None, bias=None, eps=1e-5):
    """nn.functional.layer_norm(Tensor input, int[] normalized_shape, Tensor? weight=None,
    Tensor? bias=None, float eps=1e-5) -> Tensor

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`,
    plus `bias`.
    """
    if not all_ints(normalized_shape):
        normalized_shape = value_argument(
            "nn.functional.layer_norm", "normalized_shape", "int[]", normalized_shape
        )
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.layer_norm", "eps", "float", eps)
    if (
        input.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.layer_norm", nn_functional_layer_norm, input, normalized_shape, weight,
            bias, eps,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.layer_norm", 0, "input", input)
        if weight is not None:
            weight = tensor_argument("nn.functional.layer_norm", 2, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.layer_norm", 3, "bias", bias)
    try:
        return ops.native_layer_norm(input, normalized_shape, weight, bias, eps)[0]
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.layer_norm", input, normalized_shape, weight, bias, eps
        ) from None


# ---- native_group_norm
class NativeGroupNormResult(ReturnType):
    __slots__ = ()
    operation = "native_group_norm"
    fields = ("result", "mean", "rstd")


class NativeGroupNormBackward0(Node):
    __slots__ = ()
    operation = "native_group_norm"
    formulas = {
        "input, weight, bias": (
            "normalization.group_norm_inputs(grad_result, grad_mean, grad_rstd, given, input, "
            "weight, mean, rstd, group, eps, needs)"
        ),
    }
    saves = {"input": 0, "weight": 1, "mean": Output(None, 1), "rstd": Output(None, 2)}
    arg_names = (
        "group", "eps", "result_shape", "result_dtype", "mean_shape", "mean_dtype", "rstd_shape",
        "rstd_dtype",
    )  # fmt: skip
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        input, weight, mean, rstd = saved
        group, eps, result_shape, result_dtype, mean_shape, mean_dtype, rstd_shape, rstd_dtype = (
            node.args
        )
        given = (0 in grad, 1 in grad, 2 in grad)
        grad_result = grad.get(0)
        if grad_result is None:
            grad_result = zero_array(result_shape, result_dtype, grad)
        grad_mean = grad.get(1)
        if grad_mean is None:
            grad_mean = zero_array(mean_shape, mean_dtype, grad)
        grad_rstd = grad.get(2)
        if grad_rstd is None:
            grad_rstd = zero_array(rstd_shape, rstd_dtype, grad)
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_weight, grad_of_bias = normalization.group_norm_inputs(
                grad_result, grad_mean, grad_rstd, given, input, weight, mean, rstd, group, eps,
                needs,
            )  # fmt: skip
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def native_group_norm(input, weight, bias, N, C, HxW, group, eps, _=Tensor, out=Tensor):
    """native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int
    group, float eps) -> (Tensor result, Tensor mean, Tensor rstd)

    Each group of channels of each sample brought to mean 0 and variance 1, times
    `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """
    if N.__class__ is not int:
        N = value_argument("native_group_norm", "N", "int", N)
    if C.__class__ is not int:
        C = value_argument("native_group_norm", "C", "int", C)
    if HxW.__class__ is not int:
        HxW = value_argument("native_group_norm", "HxW", "int", HxW)
    if group.__class__ is not int:
        group = value_argument("native_group_norm", "group", "int", group)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("native_group_norm", "eps", "float", eps)
    if (
        input.__class__ is not out
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
        or out is not _
    ):
        if out is not Tensor or _ is not Tensor:
            return write_out(native_group_norm, out, _, input, weight, bias, N, C, HxW, group, eps)
        return dispatch(native_group_norm_op, input, weight, bias, N, C, HxW, group, eps)
    input_ = input._data
    weight_ = None if weight is None else weight._data
    bias_ = None if bias is None else bias._data
    if (
        input_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
        or (bias_ is not None and bias_.dtype in COMPLEX)
    ):
        raise complex_refused("native_group_norm")
    try:
        result_, mean_, rstd_ = kernels.group_norm(input_, weight_, bias_, N, C, HxW, group, eps)
    except FAULTS as _error:
        raise refused(
            _error, "native_group_norm", input_, weight_, bias_, N, C, HxW, group, eps
        ) from None
    if (
        result_.base is not None
        or result_ is input_
        or result_ is weight_
        or result_ is bias_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, weight_, bias_)
    if (
        mean_.base is not None
        or mean_ is input_
        or mean_ is weight_
        or mean_ is bias_
        or not mean_.flags.c_contiguous
    ):
        mean_ = settled(mean_, input_, weight_, bias_)
    if (
        rstd_.base is not None
        or rstd_ is input_
        or rstd_ is weight_
        or rstd_ is bias_
        or not rstd_.flags.c_contiguous
    ):
        rstd_ = settled(rstd_, input_, weight_, bias_)
    _outputs = NativeGroupNormResult((from_array(result_), from_array(mean_), from_array(rstd_)))
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    bias_fn = None if bias is None else bias._fn
    if input_fn is None and weight_fn is None and bias_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, native_group_norm_op, input, weight, bias, N, C, HxW, group, eps)
        return _outputs
    node = NativeGroupNormBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, input, weight, bias, N, C, HxW, group, eps
    ):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
        bias if bias_fn is LEAF else bias_fn,
    )  # fmt: skip
    node.saved = (input_, weight_, mean_, rstd_)
    node.args = (
        group, eps, result_.shape, result_.dtype, mean_.shape, mean_.dtype, rstd_.shape,
        rstd_.dtype,
    )  # fmt: skip
    node.restore = (
        (input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype),
        None if bias_ is None else (bias_.shape, bias_.dtype),
    )  # fmt: skip
    return _outputs


native_group_norm_op = operation(
    "native_group_norm", "normalization", native_group_norm, None, (0, 1, 2), optional=(1, 2),
    batched="normalised_in_groups",
)  # fmt: skip


# ---- nn.functional.group_norm
def nn_functional_group_norm(input, num_groups, weight=None, bias=None, eps=1e-5):
    """nn.functional.group_norm(Tensor input, int num_groups, Tensor? weight=None, Tensor?
    bias=None, float eps=1e-5) -> Tensor

    Each group of channels of each sample brought to mean 0 and variance 1, times
    `weight`, plus `bias`.
    """
    if num_groups.__class__ is not int:
        num_groups = value_argument("nn.functional.group_norm", "num_groups", "int", num_groups)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.group_norm", "eps", "float", eps)
    if (
        input.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.group_norm", nn_functional_group_norm, input, num_groups, weight, bias,
            eps,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.group_norm", 0, "input", input)
        if weight is not None:
            weight = tensor_argument("nn.functional.group_norm", 2, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.group_norm", 3, "bias", bias)
    try:
        return norm_layers.group_norm(input, num_groups, weight, bias, eps)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.group_norm", input, num_groups, weight, bias, eps
        ) from None


# ---- nn.functional._batch_norm_moments
class NnFunctionalBatchNormMomentsResult(ReturnType):
    __slots__ = ()
    operation = "nn_functional__batch_norm_moments"
    fields = ("result", "mean", "rstd", "variance")


class BatchNormMomentsBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._batch_norm_moments"
    formulas = {
        "input, weight, bias": (
            "normalization.batch_norm_inputs(grad, input, weight, mean, rstd, running_mean is "
            "None, eps, needs)"
        ),
    }
    shown = "NativeBatchNormBackward0"
    saves = {"input": 0, "weight": 1, "mean": None, "rstd": None}
    arg_names = ("running_mean_shape", "eps")

    def on_arrays(node, saved, grad, needs):
        input, weight, mean, rstd = saved
        running_mean_shape, eps = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_weight, grad_of_bias = normalization.batch_norm_inputs(
                grad, input, weight, mean, rstd, running_mean_shape is None, eps, needs
            )
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)


def nn_functional__batch_norm_moments(input, weight, bias, running_mean, running_var, eps):
    """nn.functional._batch_norm_moments(Tensor input, Tensor? weight, Tensor? bias, Tensor?
    running_mean, Tensor? running_var, float eps) -> (Tensor result, Tensor mean, Tensor
    rstd, Tensor variance)
    """
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional._batch_norm_moments", "eps", "float", eps)
    if (
        input.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
        or (running_mean is not None and running_mean.__class__ is not Tensor)
        or (running_var is not None and running_var.__class__ is not Tensor)
    ):
        return dispatch(
            nn_functional__batch_norm_moments_op, input, weight, bias, running_mean, running_var,
            eps,
        )  # fmt: skip
    input_ = input._data
    weight_ = None if weight is None else weight._data
    bias_ = None if bias is None else bias._data
    running_mean_ = None if running_mean is None else running_mean._data
    running_var_ = None if running_var is None else running_var._data
    if (
        input_.dtype in COMPLEX
        or (weight_ is not None and weight_.dtype in COMPLEX)
        or (bias_ is not None and bias_.dtype in COMPLEX)
        or (running_mean_ is not None and running_mean_.dtype in COMPLEX)
        or (running_var_ is not None and running_var_.dtype in COMPLEX)
    ):
        raise complex_refused("_batch_norm_moments")
    try:
        result_, mean_, rstd_, variance_ = kernels.batch_norm_moments(
            input_, weight_, bias_, running_mean_, running_var_, eps
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional._batch_norm_moments", input_, weight_, bias_, running_mean_,
            running_var_, eps,
        ) from None  # fmt: skip
    if (
        result_.base is not None
        or result_ is input_
        or result_ is weight_
        or result_ is bias_
        or result_ is running_mean_
        or result_ is running_var_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, weight_, bias_, running_mean_, running_var_)
    if (
        mean_.base is not None
        or mean_ is input_
        or mean_ is weight_
        or mean_ is bias_
        or mean_ is running_mean_
        or mean_ is running_var_
        or not mean_.flags.c_contiguous
    ):
        mean_ = settled(mean_, input_, weight_, bias_, running_mean_, running_var_)
    if (
        rstd_.base is not None
        or rstd_ is input_
        or rstd_ is weight_
        or rstd_ is bias_
        or rstd_ is running_mean_
        or rstd_ is running_var_
        or not rstd_.flags.c_contiguous
    ):
        rstd_ = settled(rstd_, input_, weight_, bias_, running_mean_, running_var_)
    if (
        variance_.base is not None
        or variance_ is input_
        or variance_ is weight_
        or variance_ is bias_
        or variance_ is running_mean_
        or variance_ is running_var_
        or not variance_.flags.c_contiguous
    ):
        variance_ = settled(variance_, input_, weight_, bias_, running_mean_, running_var_)
    _outputs = NnFunctionalBatchNormMomentsResult(
        (from_array(result_), from_array(mean_), from_array(rstd_), from_array(variance_))
    )
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    bias_fn = None if bias is None else bias._fn
    if input_fn is None and weight_fn is None and bias_fn is None:
        if MODE.settle is not None:
            MODE.settle(
                _outputs, nn_functional__batch_norm_moments_op, input, weight, bias, running_mean,
                running_var, eps,
            )  # fmt: skip
        return _outputs
    node = BatchNormMomentsBackward0()
    if MODE.altered and not MODE.records(
        node, _outputs, input, weight, bias, running_mean, running_var, eps
    ):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
        bias if bias_fn is LEAF else bias_fn,
    )  # fmt: skip
    node.saved = (input_, weight_, mean_, rstd_)
    node.args = (None if running_mean_ is None else running_mean_.shape, eps)
    node.restore = (
        (input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype),
        None if bias_ is None else (bias_.shape, bias_.dtype),
    )  # fmt: skip
    return _outputs


nn_functional__batch_norm_moments_op = operation(
    "nn.functional._batch_norm_moments", "normalization", nn_functional__batch_norm_moments, None,
    (0, 1, 2, 3, 4), edges=(0, 1, 2), optional=(1, 2, 3, 4), batched="normalised_over_inputs",
)  # fmt: skip


# ---- native_batch_norm
def native_batch_norm(
    input, weight, bias, running_mean, running_var, training, momentum, eps, _=Tensor, out=Tensor
):
    """native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean,
    Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor,
    Tensor)

    Each channel brought to mean 0 and variance 1, or with the running moments, times
    `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            native_batch_norm, out, _, input, weight, bias, running_mean, running_var, training,
            momentum, eps,
        )  # fmt: skip
    if training is not True and training is not False:
        training = value_argument("native_batch_norm", "training", "bool", training)
    if momentum.__class__ not in NUMBERS:
        momentum = value_argument("native_batch_norm", "momentum", "float", momentum)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("native_batch_norm", "eps", "float", eps)
    if (
        input.__class__ is not Tensor
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
        or (running_mean is not None and running_mean.__class__ is not Tensor)
        or (running_var is not None and running_var.__class__ is not Tensor)
    ):
        _found = overridden(
            "native_batch_norm", native_batch_norm, input, weight, bias, running_mean, running_var,
            training, momentum, eps,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("native_batch_norm", 0, "input", input)
        if weight is not None:
            weight = tensor_argument("native_batch_norm", 1, "weight", weight)
        if bias is not None:
            bias = tensor_argument("native_batch_norm", 2, "bias", bias)
        if running_mean is not None:
            running_mean = tensor_argument("native_batch_norm", 3, "running_mean", running_mean)
        if running_var is not None:
            running_var = tensor_argument("native_batch_norm", 4, "running_var", running_var)
    try:
        return tuple(
            norm_layers.native_batch_norm(
                input, weight, bias, running_mean, running_var, training, momentum, eps
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "native_batch_norm", input, weight, bias, running_mean, running_var, training,
            momentum, eps,
        ) from None  # fmt: skip


# ---- nn.functional.batch_norm
def nn_functional_batch_norm(
    input, running_mean, running_var, weight=None, bias=None, training=False, momentum=0.1,
    eps=1e-05,
):  # fmt: skip
    """nn.functional.batch_norm(Tensor input, Tensor? running_mean, Tensor? running_var, Tensor?
    weight=None, Tensor? bias=None, bool training=False, float momentum=0.1, float eps=1e-5)
    -> Tensor

    Each channel brought to mean 0 and variance 1 by the moments of the batch, which move
    the running ones, or, without `training`, by the running ones; times `weight`, plus
    `bias`.
    """
    if training is not True and training is not False:
        training = value_argument("nn.functional.batch_norm", "training", "bool", training)
    if momentum.__class__ not in NUMBERS:
        momentum = value_argument("nn.functional.batch_norm", "momentum", "float", momentum)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.batch_norm", "eps", "float", eps)
    if (
        input.__class__ is not Tensor
        or (running_mean is not None and running_mean.__class__ is not Tensor)
        or (running_var is not None and running_var.__class__ is not Tensor)
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.batch_norm", nn_functional_batch_norm, input, running_mean, running_var,
            weight, bias, training, momentum, eps,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.batch_norm", 0, "input", input)
        if running_mean is not None:
            running_mean = tensor_argument(
                "nn.functional.batch_norm", 1, "running_mean", running_mean
            )
        if running_var is not None:
            running_var = tensor_argument("nn.functional.batch_norm", 2, "running_var", running_var)
        if weight is not None:
            weight = tensor_argument("nn.functional.batch_norm", 3, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.batch_norm", 4, "bias", bias)
    try:
        return norm_layers.batch_norm(
            input, running_mean, running_var, weight, bias, training, momentum, eps
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.batch_norm", input, running_mean, running_var, weight, bias,
            training, momentum, eps,
        ) from None  # fmt: skip


# ---- nn.functional.instance_norm
def nn_functional_instance_norm(
    input, running_mean=None, running_var=None, weight=None, bias=None, use_input_stats=True,
    momentum=0.1, eps=1e-05,
):  # fmt: skip
    """nn.functional.instance_norm(Tensor input, Tensor? running_mean=None, Tensor?
    running_var=None, Tensor? weight=None, Tensor? bias=None, bool use_input_stats=True,
    float momentum=0.1, float eps=1e-5) -> Tensor

    batch_norm of each sample for itself.
    """
    if use_input_stats is not True and use_input_stats is not False:
        use_input_stats = value_argument(
            "nn.functional.instance_norm", "use_input_stats", "bool", use_input_stats
        )
    if momentum.__class__ not in NUMBERS:
        momentum = value_argument("nn.functional.instance_norm", "momentum", "float", momentum)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.instance_norm", "eps", "float", eps)
    if (
        input.__class__ is not Tensor
        or (running_mean is not None and running_mean.__class__ is not Tensor)
        or (running_var is not None and running_var.__class__ is not Tensor)
        or (weight is not None and weight.__class__ is not Tensor)
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        _found = overridden(
            "nn.functional.instance_norm", nn_functional_instance_norm, input, running_mean,
            running_var, weight, bias, use_input_stats, momentum, eps,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.instance_norm", 0, "input", input)
        if running_mean is not None:
            running_mean = tensor_argument(
                "nn.functional.instance_norm", 1, "running_mean", running_mean
            )
        if running_var is not None:
            running_var = tensor_argument(
                "nn.functional.instance_norm", 2, "running_var", running_var
            )
        if weight is not None:
            weight = tensor_argument("nn.functional.instance_norm", 3, "weight", weight)
        if bias is not None:
            bias = tensor_argument("nn.functional.instance_norm", 4, "bias", bias)
    try:
        return norm_layers.instance_norm(
            input, running_mean, running_var, weight, bias, use_input_stats, momentum, eps
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.instance_norm", input, running_mean, running_var, weight, bias,
            use_input_stats, momentum, eps,
        ) from None  # fmt: skip


# ---- nn.functional.rms_norm
def nn_functional_rms_norm(input, normalized_shape, weight=None, eps=None):
    """nn.functional.rms_norm(Tensor input, int[] normalized_shape, Tensor? weight=None, float?
    eps=None) -> Tensor

    The input over the root of its mean square over the last dimensions, times `weight`.
    """
    if not all_ints(normalized_shape):
        normalized_shape = value_argument(
            "nn.functional.rms_norm", "normalized_shape", "int[]", normalized_shape
        )
    if eps is not None and eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.rms_norm", "eps", "float?", eps)
    if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor):
        _found = overridden(
            "nn.functional.rms_norm", nn_functional_rms_norm, input, normalized_shape, weight, eps
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.rms_norm", 0, "input", input)
        if weight is not None:
            weight = tensor_argument("nn.functional.rms_norm", 2, "weight", weight)
    try:
        return norm_layers.rms_norm(input, normalized_shape, weight, eps)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.rms_norm", input, normalized_shape, weight, eps
        ) from None


# ---- nn.functional.normalize
def nn_functional_normalize(input, p=2.0, dim=1, eps=1e-12, *, out=None, axis=None):
    """nn.functional.normalize(Tensor input, float p=2.0, int[1] dim=1, float eps=1e-12) ->
    Tensor

    The input over its p-norm along `dim`, or over `eps` if that is more.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(nn_functional_normalize, out, Tensor, input, p, dim, eps)
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.normalize", "p", "float", p)
    if dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("nn.functional.normalize", "dim", "int[1]", dim)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.normalize", "eps", "float", eps)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.normalize", nn_functional_normalize, input, p, dim, eps)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.normalize", 0, "input", input)
    try:
        return norm_layers.normalize(input, p, dim, eps)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.normalize", input, p, dim, eps) from None


# ---- nn.functional.local_response_norm
def nn_functional_local_response_norm(input, size, alpha=1e-4, beta=0.75, k=1.0):
    """nn.functional.local_response_norm(Tensor input, int size, float alpha=1e-4, float
    beta=0.75, float k=1.0) -> Tensor

    The input over a power of the mean square of `size` neighbouring channels.
    """
    if size.__class__ is not int:
        size = value_argument("nn.functional.local_response_norm", "size", "int", size)
    if alpha.__class__ not in NUMBERS:
        alpha = value_argument("nn.functional.local_response_norm", "alpha", "float", alpha)
    if beta.__class__ not in NUMBERS:
        beta = value_argument("nn.functional.local_response_norm", "beta", "float", beta)
    if k.__class__ not in NUMBERS:
        k = value_argument("nn.functional.local_response_norm", "k", "float", k)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.local_response_norm", nn_functional_local_response_norm, input, size,
            alpha, beta, k,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.local_response_norm", 0, "input", input)
    try:
        return norm_layers.local_response_norm(input, size, alpha, beta, k)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.local_response_norm", input, size, alpha, beta, k
        ) from None


rms_norm = nn_functional_rms_norm
