# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows feb27b308a7ef5a2, content c0b7b013158b087b
"""Activations: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, ONE, dispatch, operation, overridden, wrap_numbers
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling, of_numbers
from autograd.core.runtime import complex_refused, tangent_like, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import activations, piecewise, special
from autograd.kernels.large import NATIVE
from autograd.views.inplace import copy_if_recording, in_place, overwrite
from autograd.views.out import write_out

__all__ = [
    "sigmoid", "sigmoid_", "special__logistic", "nn_functional_softplus",
    "nn_functional_logsigmoid", "relu", "relu_", "nn_functional_relu", "nn_functional_relu_",
    "nn_functional_leaky_relu", "nn_functional_leaky_relu_", "nn_functional_elu",
    "nn_functional_elu_", "nn_functional_selu", "nn_functional_selu_", "nn_functional_silu",
    "nn_functional_silu_", "nn_functional_gelu", "erf", "erf_", "special_expit", "special_expit_",
    "nn_functional_sigmoid", "nn_functional_sigmoid_", "selu", "selu_", "special_erf",
    "special_erf_",
]  # fmt: skip


# ---- sigmoid
class SigmoidBackward0(Node):
    __slots__ = ()
    operation = "sigmoid"
    formulas = {"self": "grad * ((1 - result) * result).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        grad_of_self = grad * ((1 - result) * result).conj()
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_numbers = of_numbers(on_arrays)


def sigmoid(input, _=ndarray, out=Tensor):
    """sigmoid(Tensor self) -> Tensor

    The logistic function of self, 1 / (1 + exp(-self)).
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(sigmoid, out, _, input)
        return dispatch(sigmoid_op, input)
    self_ = input._data
    try:
        result_ = kernels.sigmoid(self_)
    except FAULTS as _error:
        raise refused(_error, "sigmoid", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(sigmoid, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sigmoid_op, input) if MODE.marks else out
    out._fn = node = SigmoidBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def sigmoid_(input):
    """In-place version of sigmoid."""
    if input.__class__ is not Tensor:
        return in_place(sigmoid_op, sigmoid_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(sigmoid_op, sigmoid_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(sigmoid_op, self_):
            np.copyto(self_, kernels.sigmoid(self_))
    except (TypeError, ValueError):
        return in_place(sigmoid_op, sigmoid_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def sigmoid_into(self_):
    np.copyto(self_, kernels.sigmoid(self_))


def sigmoid_jvp(result, self, self_t):
    return tangent_like(self_t * ((1 - result) * result), result)


sigmoid_op = operation("sigmoid", "pointwise", sigmoid, sigmoid_jvp, (0,))


# ---- special._logistic
class SpecialLogisticBackward0(Node):
    __slots__ = ()
    operation = "special._logistic"
    formulas = {"self": "grad * (special._logistic(self) * special._logistic(-self)).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * (kernels.sigmoid(self) * kernels.sigmoid(-self)).conj()
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, sigmoid="special__logistic")


def special__logistic(input):
    """special._logistic(Tensor self) -> Tensor

    sigmoid, whose derivatives are taken from self, so that they keep their digits in both
    tails.
    """
    if input.__class__ is not Tensor:
        return dispatch(special__logistic_op, input)
    self_ = input._data
    try:
        result_ = kernels.sigmoid(self_)
    except FAULTS as _error:
        raise refused(_error, "special._logistic", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special__logistic_op, input) if MODE.marks else out
    out._fn = node = SpecialLogisticBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special__logistic_jvp(result, self, self_t):
    return tangent_like(
        self_t * (ops.special__logistic(self) * ops.special__logistic(-self)), result
    )


special__logistic_op = operation(
    "special._logistic", "pointwise", special__logistic, special__logistic_jvp, (0,)
)


# ---- nn.functional.softplus
class SoftplusBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.softplus"
    formulas = {"input": "activations.softplus_input(grad, input, beta, threshold, result)"}
    saves = {"input": 0, "result": Output(None, 0)}
    arg_names = ("beta", "threshold")
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        input, result = saved
        beta, threshold = node.args
        grad_of_input = activations.softplus_input(grad, input, beta, threshold, result)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)

    def recompute(node, saved):
        input, _result = saved
        beta, threshold = node.args
        return (kernels.softplus(input, beta, threshold),)


def nn_functional_softplus(input, beta=1, threshold=20, _=ndarray, out=Tensor):
    """nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor

    log(1 + exp(beta * input)) / beta, and input itself where beta * input > threshold.
    """
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("nn.functional.softplus", "beta", "Scalar", beta)
    if threshold.__class__ not in NUMBERS:
        threshold = value_argument("nn.functional.softplus", "threshold", "Scalar", threshold)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(nn_functional_softplus, out, _, input, beta, threshold)
        return dispatch(nn_functional_softplus_op, input, beta, threshold)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("softplus")
    try:
        result_ = kernels.softplus(input_, beta, threshold)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, nn_functional_softplus_op, input_, beta, threshold)
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(nn_functional_softplus, out, _)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, nn_functional_softplus_op, input, beta, threshold)
        return out
    out._fn = node = SoftplusBackward0()
    if MODE.altered and not MODE.records(node, out, input, beta, threshold):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_, result_)
    node.args = (beta, threshold)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_softplus_jvp(result, input, beta, threshold, input_t):
    return tangent_like(
        activations.softplus_input(input_t.conj(), input, beta, threshold, result).conj(), result
    )


nn_functional_softplus_op = operation(
    "nn.functional.softplus", "pointwise", nn_functional_softplus, nn_functional_softplus_jvp, (0,)
)


# ---- nn.functional.logsigmoid
class LogsigmoidBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.logsigmoid"
    formulas = {"input": "grad * special._logistic(-input)"}
    shown = "LogSigmoidBackward0"
    saves = {"input": 0}

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        grad_of_input = grad * kernels.sigmoid(-input)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)

    on_tensors = calling(on_arrays, kernels=ops, sigmoid="special__logistic")


def nn_functional_logsigmoid(input, _=ndarray, out=Tensor):
    """nn.functional.logsigmoid(Tensor input) -> Tensor

    log(sigmoid(input)), without overflow.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(nn_functional_logsigmoid, out, _, input)
        return dispatch(nn_functional_logsigmoid_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("logsigmoid")
    try:
        result_ = kernels.logsigmoid(input_)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.logsigmoid", input_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(nn_functional_logsigmoid, out, _)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_logsigmoid_op, input) if MODE.marks else out
    out._fn = node = LogsigmoidBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_logsigmoid_jvp(result, input, input_t):
    return tangent_like(input_t * ops.special__logistic(-input), result)


nn_functional_logsigmoid_op = operation(
    "nn.functional.logsigmoid", "pointwise", nn_functional_logsigmoid, nn_functional_logsigmoid_jvp,
    (0,),
)  # fmt: skip


# ---- relu
class ReluBackward0(Node):
    __slots__ = ()
    operation = "relu"
    formulas = {"self": "where(result <= 0, 0, grad)"}
    saves = {"result": Output(None, 0)}
    flat = True

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (kernels.where(result <= 0, 0, grad),)

    on_tensors = calling(on_arrays, kernels=ops)


def relu(input, _=ndarray, out=Tensor):
    """relu(Tensor self) -> Tensor

    max(self, 0); its slope at 0 is 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(relu, out, _, input)
        return dispatch(relu_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("relu")
    try:
        result_ = (
            np.maximum(self_, 0) if self_.size < NATIVE.least else NATIVE.forward(relu_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "relu", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(relu, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, relu_op, input) if MODE.marks else out
    out._fn = node = ReluBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def relu_(input):
    """In-place version of relu."""
    if input.__class__ is not Tensor:
        return in_place(relu_op, relu_into, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("relu")
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(relu_op, relu_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(relu_op, self_):
            np.maximum(self_, 0, out=self_)
    except (TypeError, ValueError):
        return in_place(relu_op, relu_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ReluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def relu_into(self_):
    if self_.dtype in COMPLEX:
        raise complex_refused("relu")
    np.maximum(self_, 0, out=self_)


def relu_jvp(result, self, self_t):
    return tangent_like(ops.where(result <= 0, 0, self_t), result)


relu_op = operation("relu", "pointwise", relu, relu_jvp, (0,))


# ---- nn.functional.relu
def nn_functional_relu(input, inplace=False):
    """nn.functional.relu(Tensor input, bool inplace=False) -> Tensor

    max(input, 0); its slope at 0 is 0.
    """
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.relu", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.relu", nn_functional_relu, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.relu", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = ops.relu(input)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.relu", input, inplace) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_relu_(input):
    """In-place version of nn_functional_relu."""
    return nn_functional_relu(input, inplace=True)


# ---- nn.functional.leaky_relu
class LeakyReluBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.leaky_relu"
    formulas = {"input": "piecewise.leaky_input(grad, input, negative_slope)"}
    saves = {"input": 0}
    arg_names = ("negative_slope",)
    flat = True

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (negative_slope,) = node.args
        grad_of_input = piecewise.leaky_input(grad, input, negative_slope)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_leaky_relu(input, negative_slope=0.01, inplace=False):
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool inplace=False) ->
    Tensor

    input where it is positive, else negative_slope * input.
    """
    if negative_slope.__class__ not in NUMBERS:
        negative_slope = value_argument(
            "nn.functional.leaky_relu", "negative_slope", "Scalar", negative_slope
        )
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.leaky_relu", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_leaky_relu_(input, negative_slope)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_leaky_relu_op, input, negative_slope)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("leaky_relu")
    try:
        result_ = kernels.leaky_relu(input_, negative_slope)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, nn_functional_leaky_relu_op, input_, negative_slope, inplace)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, nn_functional_leaky_relu_op, input, negative_slope)
        return out
    out._fn = node = LeakyReluBackward0()
    if MODE.altered and not MODE.records(node, out, input, negative_slope):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (negative_slope,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_leaky_relu_(input, negative_slope=0.01):
    """In-place version of nn_functional_leaky_relu."""
    if negative_slope.__class__ not in NUMBERS:
        negative_slope = value_argument(
            "nn.functional.leaky_relu", "negative_slope", "Scalar", negative_slope
        )
    if input.__class__ is not Tensor:
        return in_place(
            nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope
        )
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("leaky_relu")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(
            nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope
        )
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_leaky_relu_op, input_, negative_slope)
        ):
            np.copyto(result_, kernels.leaky_relu(input_, negative_slope))
    except (TypeError, ValueError, OverflowError):
        return in_place(
            nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope
        )
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = LeakyReluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (negative_slope,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_leaky_relu_into(input_, negative_slope):
    if input_.dtype in COMPLEX:
        raise complex_refused("leaky_relu")
    np.copyto(input_, kernels.leaky_relu(input_, negative_slope))


def nn_functional_leaky_relu_jvp(result, input, negative_slope, input_t):
    return tangent_like(piecewise.leaky_input(input_t.conj(), input, negative_slope).conj(), result)


nn_functional_leaky_relu_op = operation(
    "nn.functional.leaky_relu", "pointwise", nn_functional_leaky_relu, nn_functional_leaky_relu_jvp,
    (0,),
)  # fmt: skip


# ---- nn.functional.elu
class EluBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.elu"
    formulas = {"input": "piecewise.elu_input(grad, input, alpha, 1)"}
    saves = {"input": 0}
    arg_names = ("alpha",)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        grad_of_input = piecewise.elu_input(grad, input, alpha, 1)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_elu(input, alpha=1.0, inplace=False):
    """nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input) - 1).
    """
    if alpha.__class__ not in NUMBERS:
        alpha = value_argument("nn.functional.elu", "alpha", "Scalar", alpha)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.elu", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_elu_(input, alpha)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_elu_op, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("elu")
    try:
        result_ = kernels.elu(input_, alpha, 1)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, nn_functional_elu_op, input_, alpha, inplace)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_elu_op, input, alpha) if MODE.marks else out
    out._fn = node = EluBackward0()
    if MODE.altered and not MODE.records(node, out, input, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_elu_(input, alpha=1.0):
    """In-place version of nn_functional_elu."""
    if alpha.__class__ not in NUMBERS:
        alpha = value_argument("nn.functional.elu", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor:
        return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("elu")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_elu_op, input_, alpha)
        ):
            np.copyto(result_, kernels.elu(input_, alpha, 1))
    except (TypeError, ValueError, OverflowError):
        return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = EluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_elu_into(input_, alpha):
    if input_.dtype in COMPLEX:
        raise complex_refused("elu")
    np.copyto(input_, kernels.elu(input_, alpha, 1))


def nn_functional_elu_jvp(result, input, alpha, input_t):
    return tangent_like(piecewise.elu_input(input_t.conj(), input, alpha, 1).conj(), result)


nn_functional_elu_op = operation(
    "nn.functional.elu", "pointwise", nn_functional_elu, nn_functional_elu_jvp, (0,)
)


# ---- nn.functional.selu
class SeluBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.selu"
    formulas = {"input": "piecewise.elu_input(grad, input, 1.6732632423543772, 1.0507009873554805)"}
    saves = {"input": 0}

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        grad_of_input = piecewise.elu_input(grad, input, 1.6732632423543772, 1.0507009873554805)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_selu(input, inplace=False):
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor

    scale * elu(self, alpha), with the constants of self-normalising networks.
    """
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.selu", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_selu_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_selu_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("selu")
    try:
        result_ = kernels.elu(input_, 1.6732632423543772, 1.0507009873554805)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.selu", input_, inplace) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_selu_op, input) if MODE.marks else out
    out._fn = node = SeluBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_selu_(input):
    """In-place version of nn_functional_selu."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("selu")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_selu_op, input_)
        ):
            np.copyto(result_, kernels.elu(input_, 1.6732632423543772, 1.0507009873554805))
    except (TypeError, ValueError):
        return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SeluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_selu_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("selu")
    np.copyto(input_, kernels.elu(input_, 1.6732632423543772, 1.0507009873554805))


def nn_functional_selu_jvp(result, input, input_t):
    return tangent_like(
        piecewise.elu_input(input_t.conj(), input, 1.6732632423543772, 1.0507009873554805).conj(),
        result,
    )


nn_functional_selu_op = operation(
    "nn.functional.selu", "pointwise", nn_functional_selu, nn_functional_selu_jvp, (0,)
)


# ---- nn.functional.silu
class SiluBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.silu"
    formulas = {"input": "activations.silu_input(grad, input, result)"}
    saves = {"input": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        input, result = saved
        grad_of_input = activations.silu_input(grad, input, result)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)

    def recompute(node, saved):
        input, _result = saved
        return (kernels.silu(input),)


def nn_functional_silu(input, inplace=False):
    """nn.functional.silu(Tensor input, bool inplace=False) -> Tensor

    input * sigmoid(input).
    """
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.silu", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_silu_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_silu_op, input)
    input_ = input._data
    try:
        result_ = kernels.silu(input_)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.silu", input_, inplace) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_silu_op, input) if MODE.marks else out
    out._fn = node = SiluBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_, result_)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_silu_(input):
    """In-place version of nn_functional_silu."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
    input_ = input._data
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_silu_op, input_)
        ):
            np.copyto(result_, kernels.silu(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SiluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_, result_)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_silu_into(input_):
    np.copyto(input_, kernels.silu(input_))


def nn_functional_silu_jvp(result, input, input_t):
    return tangent_like(activations.silu_input(input_t.conj(), input, result).conj(), result)


nn_functional_silu_op = operation(
    "nn.functional.silu", "pointwise", nn_functional_silu, nn_functional_silu_jvp, (0,)
)


# ---- nn.functional.gelu
class GeluBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.gelu"
    formulas = {"input": "special.gelu_input(grad, input, result, approximate)"}
    saves = {"input": 0, "result": Output(None, 0)}
    arg_names = ("approximate",)
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        input, result = saved
        (approximate,) = node.args
        grad_of_input = special.gelu_input(grad, input, result, approximate)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)

    def recompute(node, saved):
        input, _result = saved
        (approximate,) = node.args
        return (kernels.gelu(input, approximate),)


def nn_functional_gelu(input, *, approximate="none", out=None):
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor

    input * Phi(input), Phi the normal distribution function, or its approximation by
    "tanh".
    """
    if out is not None:
        return write_out(nn_functional_gelu, out, Tensor, input, approximate=approximate)
    if approximate.__class__ is not str:
        approximate = value_argument("nn.functional.gelu", "approximate", "str", approximate)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_gelu_op, input, approximate)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("gelu")
    try:
        result_ = kernels.gelu(input_, approximate)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.gelu", input_, approximate) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_gelu_op, input, approximate) if MODE.marks else out
    out._fn = node = GeluBackward0()
    if MODE.altered and not MODE.records(node, out, input, approximate):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_, result_)
    node.args = (approximate,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_gelu_jvp(result, input, approximate, input_t):
    return tangent_like(
        special.gelu_input(input_t.conj(), input, result, approximate).conj(), result
    )


nn_functional_gelu_op = operation(
    "nn.functional.gelu", "pointwise", nn_functional_gelu, nn_functional_gelu_jvp, (0,),
    keywords=("approximate",),
)  # fmt: skip


# ---- erf
class ErfBackward0(Node):
    __slots__ = ()
    operation = "erf"
    formulas = {"self": "special.bell(grad, self, 1.1283791670955126, 1)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = special.bell(grad, self, 1.1283791670955126, 1)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def erf(input, _=ndarray, out=Tensor):
    """erf(Tensor self) -> Tensor

    The error function of self. Of complex numbers it takes SciPy.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(erf, out, _, input)
        return dispatch(erf_op, input)
    self_ = input._data
    try:
        result_ = kernels.erf(self_)
    except FAULTS as _error:
        raise refused(_error, "erf", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(erf, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, erf_op, input) if MODE.marks else out
    out._fn = node = ErfBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def erf_(input):
    """In-place version of erf."""
    if input.__class__ is not Tensor:
        return in_place(erf_op, erf_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(erf_op, erf_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(erf_op, self_):
            np.copyto(result_, kernels.erf(self_))
    except (TypeError, ValueError):
        return in_place(erf_op, erf_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ErfBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def erf_into(self_):
    np.copyto(self_, kernels.erf(self_))


def erf_jvp(result, self, self_t):
    return tangent_like(special.bell(self_t.conj(), self, 1.1283791670955126, 1).conj(), result)


erf_op = operation("erf", "pointwise", erf, erf_jvp, (0,))


special_expit = sigmoid
special_expit_ = sigmoid_
nn_functional_sigmoid = sigmoid
nn_functional_sigmoid_ = sigmoid_
selu = nn_functional_selu
selu_ = nn_functional_selu_
special_erf = erf
special_erf_ = erf_
