# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows abc26be2f0b15a9f, content c2840689cd9199f5
"""Gates: functions, Backward nodes and tangents."""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd.formulas import gates
from autograd.in_place import kept, overwrite
from autograd.support import tensor_argument
from autograd.tensor import Tensor

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# nn.functional.glu


def nn_functional_glu(input, dim=-1, *, axis=None):
    """nn.functional.glu(Tensor input, int dim=-1) -> Tensor

    a * sigmoid(b), a and b the halves of `input` along `dim`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.glu", 0, "input", input)
    return gates.glu(input, dim)


# ------------------------------------------------------------------------------------------------
# nn.functional.prelu


def nn_functional_prelu(input, weight):
    """nn.functional.prelu(Tensor input, Tensor weight) -> Tensor

    input where it is positive, else weight * input, with a weight for all or one for each channel.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.prelu", 0, "input", input)
    if weight.__class__ is not Tensor:
        weight = tensor_argument("nn.functional.prelu", 1, "weight", weight)
    return gates.prelu(input, weight)


# ------------------------------------------------------------------------------------------------
# nn.functional.rrelu


def nn_functional_rrelu(input, lower=0.125, upper=0.3333333333333333, training=False, inplace=False):
    """nn.functional.rrelu(Tensor input, float lower=0.125, float upper=0.3333333333333333, bool training=False, bool inplace=False) -> Tensor

    leaky_relu whose slope is drawn from lower to upper for each element, or without `training` their mean.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.rrelu", 0, "input", input)
    target = input
    if inplace:
        input = kept(target)
    result = gates.rrelu(input, lower, upper, training)
    return overwrite(target, input, result) if inplace else result


def nn_functional_rrelu_(input, lower=0.125, upper=0.3333333333333333, training=False):
    """In-place version of nn_functional_rrelu."""
    return nn_functional_rrelu(input, lower, upper, training, inplace=True)


# ------------------------------------------------------------------------------------------------
# nn.functional.gumbel_softmax


def nn_functional_gumbel_softmax(logits, tau=1, hard=False, eps=1e-10, dim=-1, *, axis=None):
    """nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float eps=1e-10, int dim=-1) -> Tensor

    A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution; with `hard` one of them, with the gradient of the former.
    """
    if axis is not None:
        dim = axis
    if logits.__class__ is not Tensor:
        logits = tensor_argument("nn.functional.gumbel_softmax", 0, "logits", logits)
    return gates.gumbel_softmax(logits, tau, hard, eps, dim)
