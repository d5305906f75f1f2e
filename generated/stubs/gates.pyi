# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 07af85fc4157b9a0
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "nn_functional_glu", "nn_functional_gumbel_softmax", "nn_functional_prelu",
    "nn_functional_rrelu", "nn_functional_rrelu_", "prelu",
]  # fmt: skip

def nn_functional_glu(input: TensorLike, dim: int = -1, *, axis: Any = None) -> Tensor:
    """a * sigmoid(b), a and b the halves of `input` along `dim`."""

def nn_functional_gumbel_softmax(
    logits: TensorLike, tau: float = 1, hard: bool = False, eps: float = 1e-10, dim: int = -1, *,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution;
    with `hard` one of them, with the gradient of the former.
    """

def nn_functional_prelu(input: TensorLike, weight: TensorLike) -> Tensor:
    """input where it is positive, else weight * input, with a weight for all or one for each
    channel.
    """

def nn_functional_rrelu(
    input: TensorLike, lower: float = 0.125, upper: float = 0.3333333333333333,
    training: bool = False, inplace: bool = False,
) -> Tensor:  # fmt: skip
    """leaky_relu whose slope is drawn from lower to upper for each element, or without
    `training` their mean.
    """

def nn_functional_rrelu_(
    input: TensorLike, lower: float = 0.125, upper: float = 0.3333333333333333,
    training: bool = False,
) -> Tensor: ...  # fmt: skip
def prelu(input: TensorLike, weight: TensorLike) -> Tensor:
    """input where it is positive, else weight * input, with a weight for all or one for each
    channel.
    """

class GatesMethods: ...
