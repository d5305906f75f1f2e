# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind normalization: functions, Backward nodes and tangents.

Elements are combined along dimensions, which stay as they are.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.dtypes import COMPLEX
from autograd.formulas import batches, losses, normalization, statistics
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node, Output
from autograd.operation import dispatch, operation
from autograd.support import ReturnType, complex_refused, missing_argument
from autograd.tensor import LEAF, Tensor, from_array

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# softmax    derivatives.yaml:943


class SoftmaxBackward0(Node):
    """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor"""

    __slots__ = ()
    operation = 'softmax'
    formulas = {
        'self': 'losses.softmax_self(grad, result, dim, self.dtype)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)
    arg_names = ('dim', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        dim, self_dtype = node.args
        return (losses.softmax_self(grad, result, dim, self_dtype),)

    on_tensors = on_arrays


def softmax(input, dim=None, dtype=None, *, axis=None):
    """softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    exp(self) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("softmax", "dim")
    if input.__class__ is not Tensor:
        return dispatch(softmax_op, input, dim, dtype)
    self_ = input._data
    if (self_.dtype in COMPLEX and dtype is None) or (dtype is not None and np.dtype(dtype) in COMPLEX):
        raise complex_refused("softmax")
    result_ = kernels.softmax(self_, dim, dtype)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()) or result_.dtype.kind not in 'fc':
        out._fn = None
        return out
    out._fn = node = SoftmaxBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.args = (dim, self_.dtype)
    return out


def softmax_jvp(result, self, dim, dtype, self_t):
    return losses.softmax_self(self_t.to(result.dtype), result, dim, result.dtype)


softmax_op = operation('softmax', 'normalization', softmax, softmax_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# log_softmax    derivatives.yaml:953


class LogSoftmaxBackward0(Node):
    """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor"""

    __slots__ = ()
    operation = 'log_softmax'
    formulas = {
        'self': 'losses.log_softmax_self(grad, result, dim, self.dtype)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)
    arg_names = ('dim', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        dim, self_dtype = node.args
        return (losses.log_softmax_self(grad, result, dim, self_dtype),)

    on_tensors = on_arrays


def log_softmax(input, dim=None, dtype=None, *, axis=None):
    """log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor

    The logarithm of the softmax along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("log_softmax", "dim")
    if input.__class__ is not Tensor:
        return dispatch(log_softmax_op, input, dim, dtype)
    self_ = input._data
    if (self_.dtype in COMPLEX and dtype is None) or (dtype is not None and np.dtype(dtype) in COMPLEX):
        raise complex_refused("log_softmax")
    result_ = kernels.log_softmax(self_, dim, dtype)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()) or result_.dtype.kind not in 'fc':
        out._fn = None
        return out
    out._fn = node = LogSoftmaxBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.args = (dim, self_.dtype)
    return out


def log_softmax_jvp(result, self, dim, dtype, self_t):
    return losses.log_softmax_tangent(self_t, result, dim, dtype)


log_softmax_op = operation('log_softmax', 'normalization', log_softmax, log_softmax_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# native_layer_norm    derivatives.yaml:3922


class NativeLayerNormResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'mean', 'rstd', )


class NativeLayerNormBackward0(Node):
    """native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor result, Tensor mean, Tensor rstd)"""

    __slots__ = ()
    operation = 'native_layer_norm'
    formulas = {
        'input, weight, bias': 'normalization.layer_norm_inputs(grad, input, normalized_shape, weight, mean, rstd, eps, needs)',
    }
    saved_names = ('input', 'weight', 'mean', 'rstd')
    saved_edges = (0, 1, None, None)
    arg_names = ('normalized_shape', 'eps')

    def on_arrays(node, saved, grad, needs):
        input, weight, mean, rstd = saved
        normalized_shape, eps = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_weight, grad_of_bias = normalization.layer_norm_inputs(grad, input, normalized_shape, weight, mean, rstd, eps, needs)
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)

    on_tensors = on_arrays


def native_layer_norm(input, normalized_shape, weight, bias, eps):
    """native_layer_norm(Tensor input, int[] normalized_shape, Tensor? weight, Tensor? bias, float eps) -> (Tensor result, Tensor mean, Tensor rstd)

    The input over its last dimensions brought to mean 0 and variance 1, times `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """
    if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
        return dispatch(native_layer_norm_op, input, normalized_shape, weight, bias, eps)
    input_ = input._data
    weight_ = None if weight is None else weight._data
    bias_ = None if bias is None else bias._data
    if input_.dtype in COMPLEX or (weight_ is not None and weight_.dtype in COMPLEX) or (bias_ is not None and bias_.dtype in COMPLEX):
        raise complex_refused("native_layer_norm")
    result_, mean_, rstd_ = kernels.layer_norm(input_, normalized_shape, weight_, bias_, eps)
    outputs = NativeLayerNormResult((from_array(result_), from_array(mean_), from_array(rstd_), ))
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    bias_fn = None if bias is None else bias._fn
    if (input_fn is None and weight_fn is None and bias_fn is None) or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = NativeLayerNormBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn, bias if bias_fn is LEAF else bias_fn)
    node.saved = (input_, weight_, mean_, rstd_)
    node.args = (normalized_shape, eps)
    node.restore = ((input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype))
    return outputs


native_layer_norm_op = operation('native_layer_norm', 'normalization', native_layer_norm, None, (0, 2, 3), edges=(0, 2, 3), optional=(2, 3))


# ------------------------------------------------------------------------------------------------
# native_group_norm    derivatives.yaml:3936


class NativeGroupNormResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'mean', 'rstd', )


class NativeGroupNormBackward0(Node):
    """native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor result, Tensor mean, Tensor rstd)"""

    __slots__ = ()
    operation = 'native_group_norm'
    formulas = {
        'input, weight, bias': 'normalization.group_norm_inputs(grad, input, weight, mean, rstd, group, eps, needs)',
    }
    saved_names = ('input', 'weight', 'mean', 'rstd')
    saved_edges = (0, 1, None, None)
    arg_names = ('group', 'eps')

    def on_arrays(node, saved, grad, needs):
        input, weight, mean, rstd = saved
        group, eps = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_weight, grad_of_bias = normalization.group_norm_inputs(grad, input, weight, mean, rstd, group, eps, needs)
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)

    on_tensors = on_arrays


def native_group_norm(input, weight, bias, N, C, HxW, group, eps):
    """native_group_norm(Tensor input, Tensor? weight, Tensor? bias, int N, int C, int HxW, int group, float eps) -> (Tensor result, Tensor mean, Tensor rstd)

    Each group of channels of each sample brought to mean 0 and variance 1, times `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """
    if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor):
        return dispatch(native_group_norm_op, input, weight, bias, N, C, HxW, group, eps)
    input_ = input._data
    weight_ = None if weight is None else weight._data
    bias_ = None if bias is None else bias._data
    if input_.dtype in COMPLEX or (weight_ is not None and weight_.dtype in COMPLEX) or (bias_ is not None and bias_.dtype in COMPLEX):
        raise complex_refused("native_group_norm")
    result_, mean_, rstd_ = kernels.group_norm(input_, weight_, bias_, group, eps)
    outputs = NativeGroupNormResult((from_array(result_), from_array(mean_), from_array(rstd_), ))
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    bias_fn = None if bias is None else bias._fn
    if (input_fn is None and weight_fn is None and bias_fn is None) or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = NativeGroupNormBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn, bias if bias_fn is LEAF else bias_fn)
    node.saved = (input_, weight_, mean_, rstd_)
    node.args = (group, eps)
    node.restore = ((input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype))
    return outputs


native_group_norm_op = operation('native_group_norm', 'normalization', native_group_norm, None, (0, 1, 2), edges=(0, 1, 2), optional=(1, 2))


# ------------------------------------------------------------------------------------------------
# nn.functional.batch_norm_moments    derivatives.yaml:3950


class NnFunctionalBatchNormMomentsResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'mean', 'rstd', 'variance', )


class BatchNormMomentsBackward0(Node):
    """nn.functional.batch_norm_moments(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float eps) -> (Tensor result, Tensor mean, Tensor rstd, Tensor variance)"""

    __slots__ = ()
    operation = 'nn.functional.batch_norm_moments'
    formulas = {
        'input, weight, bias': 'normalization.batch_norm_inputs(grad, input, weight, mean, rstd, running_mean is None, eps, needs)',
    }
    saved_names = ('input', 'weight', 'running_mean', 'mean', 'rstd')
    saved_edges = (0, 1, None, None, None)
    arg_names = ('eps',)

    def on_arrays(node, saved, grad, needs):
        input, weight, running_mean, mean, rstd = saved
        (eps,) = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None:
            grad_of_input, grad_of_weight, grad_of_bias = normalization.batch_norm_inputs(grad, input, weight, mean, rstd, running_mean is None, eps, needs)
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)

    on_tensors = on_arrays


def nn_functional_batch_norm_moments(input, weight, bias, running_mean, running_var, eps):
    """nn.functional.batch_norm_moments(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, Tensor? running_var, float eps) -> (Tensor result, Tensor mean, Tensor rstd, Tensor variance)

    The input normalised by the moments of each channel, or by those that are given; the part of batch_norm that has derivatives.
    """
    if input.__class__ is not Tensor or (weight is not None and weight.__class__ is not Tensor) or (bias is not None and bias.__class__ is not Tensor) or (running_mean is not None and running_mean.__class__ is not Tensor) or (running_var is not None and running_var.__class__ is not Tensor):
        return dispatch(nn_functional_batch_norm_moments_op, input, weight, bias, running_mean, running_var, eps)
    input_ = input._data
    weight_ = None if weight is None else weight._data
    bias_ = None if bias is None else bias._data
    running_mean_ = None if running_mean is None else running_mean._data
    running_var_ = None if running_var is None else running_var._data
    if input_.dtype in COMPLEX or (weight_ is not None and weight_.dtype in COMPLEX) or (bias_ is not None and bias_.dtype in COMPLEX) or (running_mean_ is not None and running_mean_.dtype in COMPLEX) or (running_var_ is not None and running_var_.dtype in COMPLEX):
        raise complex_refused("batch_norm_moments")
    result_, mean_, rstd_, variance_ = kernels.batch_norm(input_, weight_, bias_, running_mean_, running_var_, eps)
    outputs = NnFunctionalBatchNormMomentsResult((from_array(result_), from_array(mean_), from_array(rstd_), from_array(variance_), ))
    input_fn = input._fn
    weight_fn = None if weight is None else weight._fn
    bias_fn = None if bias is None else bias._fn
    if (input_fn is None and weight_fn is None and bias_fn is None) or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = BatchNormMomentsBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn, bias if bias_fn is LEAF else bias_fn)
    node.saved = (input_, weight_, running_mean_, mean_, rstd_)
    node.args = (eps,)
    node.restore = ((input_.shape, input_.dtype), None if weight_ is None else (weight_.shape, weight_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype))
    return outputs


nn_functional_batch_norm_moments_op = operation('nn.functional.batch_norm_moments', 'normalization', nn_functional_batch_norm_moments, None, (0, 1, 2, 3, 4), edges=(0, 1, 2), optional=(1, 2, 3, 4))


# ------------------------------------------------------------------------------------------------
# renorm    derivatives.yaml:4404


class RenormBackward0(Node):
    """renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor"""

    __slots__ = ()
    operation = 'renorm'
    formulas = {
        'self': 'statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('p', 'dim', 'maxnorm')

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        p, dim, maxnorm = node.args
        return (statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm),)

    on_tensors = on_arrays


def renorm(input, p, dim=None, maxnorm=None, *, axis=None):
    """renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor

    Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("renorm", "dim")
    if input.__class__ is not Tensor:
        return dispatch(renorm_op, input, p, dim, maxnorm)
    self_ = input._data
    result_ = kernels.scaled_to_norm(self_, p, dim, maxnorm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RenormBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (p, dim, maxnorm)
    return out


def renorm_(input, p, dim=None, maxnorm=None, *, axis=None):
    """In-place version of renorm."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("renorm", "dim")
    return in_place(renorm_op, renorm_into, input, p, dim, maxnorm)


def renorm_into(self_, p, dim, maxnorm):
    np.copyto(self_, kernels.scaled_to_norm(self_, p, dim, maxnorm))


def renorm_batched(self, p, dim, maxnorm):
    return batches.renorm(self, p, dim, maxnorm)


renorm_op = operation('renorm', 'normalization', renorm, None, (0,), edges=(0,), batched=renorm_batched)
