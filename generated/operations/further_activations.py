# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 28ce6bc0e2d4c698, content 6b2726f1da742581
"""Further activations: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden, wrap_numbers
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import complex_refused, tangent_like, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import activations, piecewise
from autograd.kernels.large import NATIVE
from autograd.views.inplace import copy_if_recording, in_place, overwrite
from autograd.views.out import write_out

__all__ = [
    "nn_functional_celu", "nn_functional_celu_", "nn_functional_hardtanh",
    "nn_functional_hardtanh_", "nn_functional_relu6", "nn_functional_relu6_",
    "nn_functional_hardsigmoid", "nn_functional_hardsigmoid_", "nn_functional_hardswish",
    "nn_functional_hardswish_", "nn_functional_mish", "nn_functional_mish_", "hardshrink",
    "nn_functional_softshrink", "nn_functional_softsign", "nn_functional_tanhshrink",
    "nn_functional_threshold", "nn_functional_threshold_", "celu", "celu_",
    "nn_functional_hardshrink", "threshold", "threshold_",
]  # fmt: skip


# ---- nn.functional.celu
class CeluBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.celu"
    formulas = {"input": "grad * exp(-nn.functional.relu(-input) / alpha)"}
    saves = {"input": 0}
    arg_names = ("alpha",)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        grad_of_input = grad * np.exp(-np.maximum(-input, 0) / alpha)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        grad_of_input = grad * ops.exp(-ops.nn_functional_relu(-input) / alpha)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_celu(input, alpha=1.0, inplace=False):
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input / alpha) - 1).
    """
    if alpha.__class__ not in NUMBERS:
        alpha = value_argument("nn.functional.celu", "alpha", "Scalar", alpha)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.celu", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_celu_(input, alpha)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_celu_op, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("celu")
    try:
        result_ = kernels.celu(input_, alpha)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, nn_functional_celu_op, input_, alpha, inplace)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_celu_op, input, alpha) if MODE.marks else out
    out._fn = node = CeluBackward0()
    if MODE.altered and not MODE.records(node, out, input, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_celu_(input, alpha=1.0):
    """In-place version of nn_functional_celu."""
    if alpha.__class__ not in NUMBERS:
        alpha = value_argument("nn.functional.celu", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor:
        return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("celu")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_celu_op, input_, alpha)
        ):
            np.copyto(result_, kernels.celu(input_, alpha))
    except (TypeError, ValueError, OverflowError):
        return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = CeluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_celu_into(input_, alpha):
    if input_.dtype in COMPLEX:
        raise complex_refused("celu")
    np.copyto(input_, kernels.celu(input_, alpha))


def nn_functional_celu_jvp(result, input, alpha, input_t):
    return tangent_like(input_t * ops.exp(-ops.nn_functional_relu(-input) / alpha), result)


nn_functional_celu_op = operation(
    "nn.functional.celu", "pointwise", nn_functional_celu, nn_functional_celu_jvp, (0,)
)


# ---- nn.functional.hardtanh
class HardtanhBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.hardtanh"
    formulas = {"input": "where(~logical_and(input > min_val, input < max_val), 0, grad)"}
    saves = {"input": 0}
    arg_names = ("min_val", "max_val")
    flat = True

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        min_val, max_val = node.args
        grad_of_input = kernels.where(~np.logical_and(input > min_val, input < max_val), 0, grad)
        if node.restore is None:
            return (grad_of_input,)
        return node.restored(grad_of_input)

    on_tensors = calling(on_arrays, kernels=ops, np=ops)


def nn_functional_hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    """nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool
    inplace=False) -> Tensor

    input, but not less than min_val and not more than max_val. The slope at the bounds is
    0.
    """
    if min_val.__class__ not in NUMBERS:
        min_val = value_argument("nn.functional.hardtanh", "min_val", "Scalar", min_val)
    if max_val.__class__ not in NUMBERS:
        max_val = value_argument("nn.functional.hardtanh", "max_val", "Scalar", max_val)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.hardtanh", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_hardtanh_(input, min_val, max_val)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_hardtanh_op, input, min_val, max_val)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardtanh")
    try:
        result_ = kernels.hardtanh(input_, min_val, max_val)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, nn_functional_hardtanh_op, input_, min_val, max_val, inplace)
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
            MODE.mark(out, nn_functional_hardtanh_op, input, min_val, max_val)
        return out
    out._fn = node = HardtanhBackward0()
    if MODE.altered and not MODE.records(node, out, input, min_val, max_val):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (min_val, max_val)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_hardtanh_(input, min_val=-1.0, max_val=1.0):
    """In-place version of nn_functional_hardtanh."""
    if min_val.__class__ not in NUMBERS:
        min_val = value_argument("nn.functional.hardtanh", "min_val", "Scalar", min_val)
    if max_val.__class__ not in NUMBERS:
        max_val = value_argument("nn.functional.hardtanh", "max_val", "Scalar", max_val)
    if input.__class__ is not Tensor:
        return in_place(
            nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val
        )
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardtanh")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(
            nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val
        )
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_hardtanh_op, input_, min_val, max_val)
        ):
            np.copyto(result_, kernels.hardtanh(input_, min_val, max_val))
    except (TypeError, ValueError, OverflowError):
        return in_place(
            nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val
        )
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = HardtanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (min_val, max_val)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_hardtanh_into(input_, min_val, max_val):
    if input_.dtype in COMPLEX:
        raise complex_refused("hardtanh")
    np.copyto(input_, kernels.hardtanh(input_, min_val, max_val))


def nn_functional_hardtanh_jvp(result, input, min_val, max_val, input_t):
    return tangent_like(
        ops.where(~ops.logical_and(input > min_val, input < max_val), 0, input_t), result
    )


nn_functional_hardtanh_op = operation(
    "nn.functional.hardtanh", "pointwise", nn_functional_hardtanh, nn_functional_hardtanh_jvp, (0,),
    exact=True,
)  # fmt: skip


# ---- nn.functional.relu6
def nn_functional_relu6(input, inplace=False):
    """nn.functional.relu6(Tensor input, bool inplace=False) -> Tensor

    input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.
    """
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.relu6", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.relu6", nn_functional_relu6, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.relu6", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = ops.nn_functional_hardtanh(input, 0, 6)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.relu6", input, inplace) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_relu6_(input):
    """In-place version of nn_functional_relu6."""
    return nn_functional_relu6(input, inplace=True)


# ---- nn.functional.hardsigmoid
class HardsigmoidBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.hardsigmoid"
    formulas = {"input": "activations.hardsigmoid_input(grad, input)"}
    saves = {"input": 0}

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        grad_of_input = activations.hardsigmoid_input(grad, input)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_hardsigmoid(input, inplace=False):
    """nn.functional.hardsigmoid(Tensor input, bool inplace=False) -> Tensor

    (input + 3) / 6, but not less than 0 and not more than 1. The slope at the ends is 0.
    """
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.hardsigmoid", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_hardsigmoid_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_hardsigmoid_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardsigmoid")
    try:
        result_ = kernels.hardsigmoid(input_)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.hardsigmoid", input_, inplace) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_hardsigmoid_op, input) if MODE.marks else out
    out._fn = node = HardsigmoidBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_hardsigmoid_(input):
    """In-place version of nn_functional_hardsigmoid."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardsigmoid")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_hardsigmoid_op, input_)
        ):
            np.copyto(result_, kernels.hardsigmoid(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = HardsigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_hardsigmoid_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("hardsigmoid")
    np.copyto(input_, kernels.hardsigmoid(input_))


def nn_functional_hardsigmoid_jvp(result, input, input_t):
    return tangent_like(activations.hardsigmoid_input(input_t.conj(), input).conj(), result)


nn_functional_hardsigmoid_op = operation(
    "nn.functional.hardsigmoid", "pointwise", nn_functional_hardsigmoid,
    nn_functional_hardsigmoid_jvp, (0,),
)  # fmt: skip


# ---- nn.functional.hardswish
class HardswishBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.hardswish"
    formulas = {"input": "activations.hardswish_input(grad, input)"}
    saves = {"input": 0}

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        grad_of_input = activations.hardswish_input(grad, input)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_hardswish(input, inplace=False):
    """nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor

    input * hardsigmoid(input).
    """
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.hardswish", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_hardswish_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_hardswish_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardswish")
    try:
        result_ = kernels.hardswish(input_)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.hardswish", input_, inplace) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_hardswish_op, input) if MODE.marks else out
    out._fn = node = HardswishBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_hardswish_(input):
    """In-place version of nn_functional_hardswish."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardswish")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_hardswish_op, input_)
        ):
            np.copyto(result_, kernels.hardswish(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = HardswishBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_hardswish_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("hardswish")
    np.copyto(input_, kernels.hardswish(input_))


def nn_functional_hardswish_jvp(result, input, input_t):
    return tangent_like(activations.hardswish_input(input_t.conj(), input).conj(), result)


nn_functional_hardswish_op = operation(
    "nn.functional.hardswish", "pointwise", nn_functional_hardswish, nn_functional_hardswish_jvp,
    (0,),
)  # fmt: skip


# ---- nn.functional.mish
class MishBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.mish"
    formulas = {"input": "activations.mish_input(grad, input)"}
    saves = {"input": 0}

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        grad_of_input = activations.mish_input(grad, input)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_mish(input, inplace=False):
    """nn.functional.mish(Tensor input, bool inplace=False) -> Tensor

    input * tanh(log(1 + exp(input))).
    """
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.mish", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_mish_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_mish_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("mish")
    try:
        result_ = kernels.mish(input_)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.mish", input_, inplace) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_mish_op, input) if MODE.marks else out
    out._fn = node = MishBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_mish_(input):
    """In-place version of nn_functional_mish."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("mish")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_mish_op, input_)
        ):
            np.copyto(result_, kernels.mish(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = MishBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_mish_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("mish")
    np.copyto(input_, kernels.mish(input_))


def nn_functional_mish_jvp(result, input, input_t):
    return tangent_like(activations.mish_input(input_t.conj(), input).conj(), result)


nn_functional_mish_op = operation(
    "nn.functional.mish", "pointwise", nn_functional_mish, nn_functional_mish_jvp, (0,)
)


# ---- hardshrink
class HardshrinkBackward0(Node):
    __slots__ = ()
    operation = "hardshrink"
    formulas = {"self": "where(abs(self) <= lambd, 0, grad)"}
    saves = {"self": 0}
    arg_names = ("lambd",)
    flat = True

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (lambd,) = node.args
        grad_of_self = kernels.where(np.absolute(self) <= lambd, 0, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, np=ops, absolute="abs")


def hardshrink(input, lambd=0.5, _=ndarray, out=Tensor):
    """hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor

    self, but 0 where it is within lambd of 0.
    """
    if lambd.__class__ not in NUMBERS:
        lambd = value_argument("hardshrink", "lambd", "Scalar", lambd)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(hardshrink, out, _, input, lambd)
        return dispatch(hardshrink_op, input, lambd)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("hardshrink")
    try:
        result_ = kernels.hardshrink(self_, lambd)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, hardshrink_op, self_, lambd)
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(hardshrink, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, hardshrink_op, input, lambd) if MODE.marks else out
    out._fn = node = HardshrinkBackward0()
    if MODE.altered and not MODE.records(node, out, input, lambd):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (lambd,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def hardshrink_jvp(result, self, lambd, self_t):
    return tangent_like(ops.where(ops.abs(self) <= lambd, 0, self_t), result)


hardshrink_op = operation("hardshrink", "pointwise", hardshrink, hardshrink_jvp, (0,), exact=True)


# ---- nn.functional.softshrink
class SoftshrinkBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.softshrink"
    formulas = {"input": "where(abs(input) <= lambd, 0, grad)"}
    saves = {"input": 0}
    arg_names = ("lambd",)
    flat = True

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (lambd,) = node.args
        grad_of_input = kernels.where(np.absolute(input) <= lambd, 0, grad)
        if node.restore is None:
            return (grad_of_input,)
        return node.restored(grad_of_input)

    on_tensors = calling(on_arrays, kernels=ops, np=ops, absolute="abs")


def nn_functional_softshrink(input, lambd=0.5, _=ndarray, out=Tensor):
    """nn.functional.softshrink(Tensor input, Scalar lambd=0.5) -> Tensor

    input brought lambd closer to 0, and 0 where it is within lambd of 0.
    """
    if lambd.__class__ not in NUMBERS:
        lambd = value_argument("nn.functional.softshrink", "lambd", "Scalar", lambd)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(nn_functional_softshrink, out, _, input, lambd)
        return dispatch(nn_functional_softshrink_op, input, lambd)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("softshrink")
    try:
        result_ = kernels.softshrink(input_, lambd)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, nn_functional_softshrink_op, input_, lambd)
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(nn_functional_softshrink, out, _)
    if result_.base is not None or result_ is input_:
        result_ = apart(result_, input_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_softshrink_op, input, lambd) if MODE.marks else out
    out._fn = node = SoftshrinkBackward0()
    if MODE.altered and not MODE.records(node, out, input, lambd):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (lambd,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_softshrink_jvp(result, input, lambd, input_t):
    return tangent_like(ops.where(ops.abs(input) <= lambd, 0, input_t), result)


nn_functional_softshrink_op = operation(
    "nn.functional.softshrink", "pointwise", nn_functional_softshrink, nn_functional_softshrink_jvp,
    (0,),
)  # fmt: skip


# ---- nn.functional.softsign
class SoftsignBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.softsign"
    formulas = {"input": "piecewise.softsign_input(grad, input)"}
    saves = {"input": 0}

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        grad_of_input = piecewise.softsign_input(grad, input)
        if node.restore is None:
            return (alike(grad, grad_of_input),)
        return node.restored(grad_of_input)


def nn_functional_softsign(input):
    """nn.functional.softsign(Tensor input) -> Tensor

    input / (1 + abs(input)).
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_softsign_op, input)
    input_ = input._data
    try:
        result_ = (
            input_ / (np.absolute(input_) + 1)
            if input_.size < NATIVE.least
            else NATIVE.forward(nn_functional_softsign_op, input_)
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional.softsign", input_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_softsign_op, input) if MODE.marks else out
    out._fn = node = SoftsignBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_softsign_jvp(result, input, input_t):
    return piecewise.softsign_input(input_t, input)


nn_functional_softsign_op = operation(
    "nn.functional.softsign", "pointwise", nn_functional_softsign, nn_functional_softsign_jvp, (0,)
)


# ---- nn.functional.tanhshrink
def nn_functional_tanhshrink(input):
    """nn.functional.tanhshrink(Tensor input) -> Tensor

    input - tanh(input).
    """
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.tanhshrink", nn_functional_tanhshrink, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.tanhshrink", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("nn.functional.tanhshrink", "composite", input.dtype)
    try:
        return input - ops.tanh(input)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.tanhshrink", input) from None


# ---- nn.functional.threshold
class ThresholdBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.threshold"
    formulas = {"input": "where(input <= threshold, 0, grad)"}
    saves = {"input": 0}
    arg_names = ("threshold",)
    flat = True

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (threshold,) = node.args
        grad_of_input = kernels.where(input <= threshold, 0, grad)
        if node.restore is None:
            return (grad_of_input,)
        return node.restored(grad_of_input)

    on_tensors = calling(on_arrays, kernels=ops)


def nn_functional_threshold(input, threshold, value, inplace=False):
    """nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool inplace=False)
    -> Tensor

    input where it is larger than threshold, else value.
    """
    if threshold.__class__ not in NUMBERS:
        threshold = value_argument("nn.functional.threshold", "threshold", "Scalar", threshold)
    if value.__class__ not in NUMBERS:
        value = value_argument("nn.functional.threshold", "value", "Scalar", value)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.threshold", "inplace", "bool", inplace)
    if inplace:
        return nn_functional_threshold_(input, threshold, value)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_threshold_op, input, threshold, value)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("threshold")
    try:
        result_ = kernels.threshold(input_, threshold, value)
    except FAULTS as _error:
        result_ = wrap_numbers(
            _error, nn_functional_threshold_op, input_, threshold, value, inplace
        )
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
            MODE.mark(out, nn_functional_threshold_op, input, threshold, value)
        return out
    out._fn = node = ThresholdBackward0()
    if MODE.altered and not MODE.records(node, out, input, threshold, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (threshold,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return out


def nn_functional_threshold_(input, threshold, value):
    """In-place version of nn_functional_threshold."""
    if threshold.__class__ not in NUMBERS:
        threshold = value_argument("nn.functional.threshold", "threshold", "Scalar", threshold)
    if value.__class__ not in NUMBERS:
        value = value_argument("nn.functional.threshold", "value", "Scalar", value)
    if input.__class__ is not Tensor:
        return in_place(
            nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value
        )
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("threshold")
    input_fn = input._fn
    _recorded = not (input_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(input_) <= MODE.alone
    if (
        input_.base is not None
        or MODE.settle is not None
        or (_recorded and (input_fn is LEAF or not _alone))
    ):
        return in_place(
            nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value
        )
    result_ = input_
    if _recorded:
        input_ = input_.copy()
    try:
        if (
            input_ is not result_
            or input_.size < NATIVE.least
            or not NATIVE.written(nn_functional_threshold_op, input_, threshold, value)
        ):
            np.copyto(result_, kernels.threshold(input_, threshold, value))
    except (TypeError, ValueError, OverflowError):
        return in_place(
            nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value
        )
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ThresholdBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (threshold,)
    node.restore = None if input_.dtype is result_.dtype else restore_to(result_, input_fn, input_)
    return input


def nn_functional_threshold_into(input_, threshold, value):
    if input_.dtype in COMPLEX:
        raise complex_refused("threshold")
    np.copyto(input_, kernels.threshold(input_, threshold, value))


def nn_functional_threshold_jvp(result, input, threshold, value, input_t):
    return tangent_like(ops.where(input <= threshold, 0, input_t), result)


nn_functional_threshold_op = operation(
    "nn.functional.threshold", "pointwise", nn_functional_threshold, nn_functional_threshold_jvp,
    (0,), exact=True,
)  # fmt: skip


celu = nn_functional_celu
celu_ = nn_functional_celu_
nn_functional_hardshrink = hardshrink
threshold = nn_functional_threshold
threshold_ = nn_functional_threshold_
