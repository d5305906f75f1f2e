# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5bfbc43066b5ab7f
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "nn_functional_alpha_dropout", "nn_functional_alpha_dropout_", "nn_functional_dropout",
    "nn_functional_dropout1d", "nn_functional_dropout1d_", "nn_functional_dropout2d",
    "nn_functional_dropout2d_", "nn_functional_dropout3d", "nn_functional_dropout3d_",
    "nn_functional_dropout_", "nn_functional_feature_alpha_dropout",
    "nn_functional_feature_alpha_dropout_",
]  # fmt: skip

def nn_functional_alpha_dropout(
    input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False
) -> Tensor:
    """Dropout that keeps mean 0 and variance 1, for networks with selu."""

def nn_functional_alpha_dropout_(
    input: TensorLike, p: float = 0.5, training: bool = False
) -> Tensor: ...
def nn_functional_dropout(
    input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Each element is 0 with probability `p`, else divided by 1 - p; unchanged without
    `training`.
    """

def nn_functional_dropout1d(
    input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an input (N, C, L) or (C, L)."""

def nn_functional_dropout1d_(
    input: TensorLike, p: float = 0.5, training: bool = True
) -> Tensor: ...
def nn_functional_dropout2d(
    input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an input (N, C, H, W) or (N, C, L)."""

def nn_functional_dropout2d_(
    input: TensorLike, p: float = 0.5, training: bool = True
) -> Tensor: ...
def nn_functional_dropout3d(
    input: TensorLike, p: float = 0.5, training: bool = True, inplace: bool = False
) -> Tensor:
    """Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W)."""

def nn_functional_dropout3d_(
    input: TensorLike, p: float = 0.5, training: bool = True
) -> Tensor: ...
def nn_functional_dropout_(input: TensorLike, p: float = 0.5, training: bool = True) -> Tensor: ...
def nn_functional_feature_alpha_dropout(
    input: TensorLike, p: float = 0.5, training: bool = False, inplace: bool = False
) -> Tensor:
    """Alpha dropout of whole channels, the second dimension of the input."""

def nn_functional_feature_alpha_dropout_(
    input: TensorLike, p: float = 0.5, training: bool = False
) -> Tensor: ...

class DropoutMethods: ...
