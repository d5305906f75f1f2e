# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 685773277fb0f663, content 35e9c77baaaff053
"""Gates: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import gates
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, number, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import add_tangents, complex_refused, tangent_like, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor
from autograd.core.version_counter import next_stamp
from autograd.kernels.large import NATIVE
from autograd.views.inplace import copy_if_recording, overwrite

__all__ = [
    "nn_functional_glu", "nn_functional__gated", "nn_functional_prelu", "nn_functional__prelu",
    "nn_functional_rrelu", "nn_functional_rrelu_", "nn_functional_gumbel_softmax", "prelu",
]  # fmt: skip


# ---- nn.functional.glu
def nn_functional_glu(input, dim=-1, *, axis=None):
    """nn.functional.glu(Tensor input, int dim=-1) -> Tensor

    a * sigmoid(b), a and b the halves of `input` along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("nn.functional.glu", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.glu", nn_functional_glu, input, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.glu", 0, "input", input)
    try:
        return gates.glu(input, dim)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.glu", input, dim) from None


# ---- nn.functional._gated
class GatedBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._gated"
    formulas = {"input": "grad * sigmoid(gate)", "gate": "grad * result * (1 - sigmoid(gate))"}
    shown = "GluBackward0"
    saves = {"gate": 1, "result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        gate, result = saved
        grad_of_input = grad_of_gate = None
        if needs[0] is not None:
            grad_of_input = grad * kernels.sigmoid(gate)
        if needs[1] is not None:
            grad_of_gate = grad * result * (1 - kernels.sigmoid(gate))
        if node.restore is None:
            return alike(grad, grad_of_input), alike(grad, grad_of_gate)
        return node.restored(grad_of_input, grad_of_gate)

    on_tensors = calling(on_arrays, kernels=ops)


def nn_functional__gated(input, gate):
    """nn.functional._gated(Tensor input, Tensor gate) -> Tensor

    input * sigmoid(gate).
    """
    if input.__class__ is not Tensor or gate.__class__ is not Tensor:
        cls = gate.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(nn_functional__gated_op, input, gate)
        gate = number(gate, cls if gate else str(gate), input._data.dtype)
    input_ = input._data
    gate_ = gate._data
    if input_.dtype in COMPLEX or gate_.dtype in COMPLEX:
        raise complex_refused("_gated")
    try:
        result_ = (
            input_ * kernels.sigmoid(gate_)
            if input_.size < NATIVE.least
            else NATIVE.forward(nn_functional__gated_op, input_, gate_)
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional._gated", input_, gate_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    gate_fn = gate._fn
    if input_fn is None and gate_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional__gated_op, input, gate) if MODE.marks else out
    out._fn = node = GatedBackward0()
    if MODE.altered and not MODE.records(node, out, input, gate):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, gate if gate_fn is LEAF else gate_fn)
    node.saved = (gate_, None if gate_fn is None else result_)
    if (input_.shape == gate_.shape and input_.dtype is gate_.dtype is result_.dtype) or (
        gate_fn is None and input_.shape == result_.shape and input_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, input_fn, input_, gate_fn, gate_)
    return out


def nn_functional__gated_jvp(result, input, gate, input_t, gate_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, input_t * ops.sigmoid(gate))
    if gate_t is not None:
        tangent = add_tangents(tangent, gate_t * result * (1 - ops.sigmoid(gate)))
    return tangent_like(tangent, result)


nn_functional__gated_op = operation(
    "nn.functional._gated", "pointwise", nn_functional__gated, nn_functional__gated_jvp, (0, 1)
)


# ---- nn.functional.prelu
def nn_functional_prelu(input, weight):
    """nn.functional.prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input, with a weight for all or one for each
    channel.
    """
    if input.__class__ is not Tensor or weight.__class__ is not Tensor:
        _found = overridden("nn.functional.prelu", nn_functional_prelu, input, weight)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.prelu", 0, "input", input)
        weight = tensor_argument("nn.functional.prelu", 1, "weight", weight)
    try:
        return gates.prelu(input, weight)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.prelu", input, weight) from None


# ---- nn.functional._prelu
class PreluBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._prelu"
    formulas = {
        "input": "where(input > 0, grad, weight * grad)",
        "weight": "where(input > 0, 0, input * grad)",
    }
    shown = "PreluKernelBackward0"
    saves = {"input": 0, "weight": 1}
    flat = True

    def on_arrays(node, saved, grad, needs):
        input, weight = saved
        grad_of_input = grad_of_weight = None
        if needs[0] is not None:
            grad_of_input = kernels.where(input > 0, grad, weight * grad)
        if needs[1] is not None:
            grad_of_weight = kernels.where(input > 0, 0, input * grad)
        if node.restore is None:
            return alike(grad, grad_of_input), alike(grad, grad_of_weight)
        return node.restored(grad_of_input, grad_of_weight)

    on_tensors = calling(on_arrays, kernels=ops)


def nn_functional__prelu(input, weight):
    """nn.functional._prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input.
    """
    if input.__class__ is not Tensor or weight.__class__ is not Tensor:
        cls = weight.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return dispatch(nn_functional__prelu_op, input, weight)
        weight = number(weight, cls if weight else str(weight), input._data.dtype)
    input_ = input._data
    weight_ = weight._data
    if input_.dtype in COMPLEX or weight_.dtype in COMPLEX:
        raise complex_refused("_prelu")
    try:
        result_ = (
            np.where(input_ > 0, input_, weight_ * input_)
            if input_.size < NATIVE.least
            else NATIVE.forward(nn_functional__prelu_op, input_, weight_)
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional._prelu", input_, weight_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is input_ or result_ is weight_:
        result_ = apart(result_, input_, weight_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    weight_fn = weight._fn
    if input_fn is None and weight_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional__prelu_op, input, weight) if MODE.marks else out
    out._fn = node = PreluBackward0()
    if MODE.altered and not MODE.records(node, out, input, weight):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
    )  # fmt: skip
    node.saved = (input_, None if input_fn is None else weight_)
    if (input_.shape == weight_.shape and input_.dtype is weight_.dtype is result_.dtype) or (
        weight_fn is None and input_.shape == result_.shape and input_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, input_fn, input_, weight_fn, weight_)
    return out


def nn_functional__prelu_jvp(result, input, weight, input_t, weight_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, ops.where(input > 0, input_t, weight * input_t))
    if weight_t is not None:
        tangent = add_tangents(tangent, ops.where(input > 0, 0, input * weight_t))
    return tangent_like(tangent, result)


nn_functional__prelu_op = operation(
    "nn.functional._prelu", "pointwise", nn_functional__prelu, nn_functional__prelu_jvp, (0, 1)
)


# ---- nn.functional.rrelu
def nn_functional_rrelu(
    input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False
):
    """nn.functional.rrelu(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool
    training=False, bool inplace=False) -> Tensor

    leaky_relu whose slope is drawn from lower to upper for each element, or without
    `training` their mean.
    """
    if lower.__class__ not in NUMBERS:
        lower = value_argument("nn.functional.rrelu", "lower", "float", lower)
    if upper.__class__ not in NUMBERS:
        upper = value_argument("nn.functional.rrelu", "upper", "float", upper)
    if training is not True and training is not False:
        training = value_argument("nn.functional.rrelu", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.rrelu", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.rrelu", nn_functional_rrelu, input, lower, upper, training
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.rrelu", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("nn.functional.rrelu", "composite", input.dtype)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = gates.rrelu(input, lower, upper, training)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.rrelu", input, lower, upper, training, inplace
        ) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False):
    """In-place version of nn_functional_rrelu."""
    if lower.__class__ not in NUMBERS:
        lower = value_argument("nn.functional.rrelu", "lower", "float", lower)
    if upper.__class__ not in NUMBERS:
        upper = value_argument("nn.functional.rrelu", "upper", "float", upper)
    if training is not True and training is not False:
        training = value_argument("nn.functional.rrelu", "training", "bool", training)
    return nn_functional_rrelu(input, lower, upper, training, inplace=True)


# ---- nn.functional.gumbel_softmax
def nn_functional_gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1, *, axis=None):
    """nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float
    eps=1e-10, int dim=-1) -> Tensor

    A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution;
    with `hard` one of them, with the gradient of the former.
    """
    if axis is not None:
        dim = axis
    if tau.__class__ not in NUMBERS:
        tau = value_argument("nn.functional.gumbel_softmax", "tau", "float", tau)
    if hard is not True and hard is not False:
        hard = value_argument("nn.functional.gumbel_softmax", "hard", "bool", hard)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.gumbel_softmax", "eps", "float", eps)
    if dim.__class__ is not int:
        dim = value_argument("nn.functional.gumbel_softmax", "dim", "int", dim)
    if logits.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.gumbel_softmax", nn_functional_gumbel_softmax, logits, tau, hard, eps,
            dim,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        logits = tensor_argument("nn.functional.gumbel_softmax", 0, "logits", logits)
    try:
        return gates.gumbel_softmax(logits, tau, hard, eps, dim)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.gumbel_softmax", logits, tau, hard, eps, dim) from None


prelu = nn_functional_prelu
