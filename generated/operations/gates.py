# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows abe03b5b665dec3e, content 09e346d4ba2c53da
"""Gates: functions, Backward nodes and tangents."""

import numpy as np

from autograd.composites import gates
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import tensor_argument
from autograd.core.tensor import MODE, Tensor
from autograd.views.inplace import copy_if_recording, overwrite

__all__ = [
    "prelu",
]

ndarray = np.ndarray
asarray = np.asarray
ONE = 1


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
        raise refused(_error, "nn.functional.glu", input=input, dim=dim) from None


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
        raise refused(_error, "nn.functional.prelu", input=input, weight=weight) from None


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
            _error,
            "nn.functional.rrelu",
            input=input,
            lower=lower,
            upper=upper,
            training=training,
            inplace=inplace,
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

    A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution; with
    `hard` one of them, with the gradient of the former.
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
            "nn.functional.gumbel_softmax",
            nn_functional_gumbel_softmax,
            logits,
            tau,
            hard,
            eps,
            dim,
        )
        if _found is not NotImplemented:
            return _found
        logits = tensor_argument("nn.functional.gumbel_softmax", 0, "logits", logits)
    try:
        return gates.gumbel_softmax(logits, tau, hard, eps, dim)
    except FAULTS as _error:
        raise refused(
            _error,
            "nn.functional.gumbel_softmax",
            logits=logits,
            tau=tau,
            hard=hard,
            eps=eps,
            dim=dim,
        ) from None


prelu = nn_functional_prelu
