# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 8ad4a99eb21a24bf
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "native_batch_norm", "native_group_norm", "native_layer_norm", "nn_functional_batch_norm",
    "nn_functional_group_norm", "nn_functional_instance_norm", "nn_functional_layer_norm",
    "nn_functional_local_response_norm", "nn_functional_normalize", "nn_functional_rms_norm",
    "rms_norm",
]  # fmt: skip

class NativeLayerNormResult(tuple[Tensor, ...]):
    @property
    def result(self) -> Tensor: ...
    @property
    def mean(self) -> Tensor: ...
    @property
    def rstd(self) -> Tensor: ...

class NativeGroupNormResult(tuple[Tensor, ...]):
    @property
    def result(self) -> Tensor: ...
    @property
    def mean(self) -> Tensor: ...
    @property
    def rstd(self) -> Tensor: ...

def native_batch_norm(
    input: TensorLike, weight: TensorLike | None, bias: TensorLike | None,
    running_mean: TensorLike | None, running_var: TensorLike | None, training: bool,
    momentum: float, eps: float, *, out: tuple[Tensor, ...] | None = None,
) -> tuple[Tensor, ...]:  # fmt: skip
    """Each channel brought to mean 0 and variance 1, or with the running moments, times
    `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """

def native_group_norm(
    input: TensorLike, weight: TensorLike | None, bias: TensorLike | None, N: int, C: int, HxW: int,
    group: int, eps: float, *, out: tuple[Tensor, ...] | None = None,
) -> NativeGroupNormResult:  # fmt: skip
    """Each group of channels of each sample brought to mean 0 and variance 1, times
    `weight`, plus `bias`; the means, and 1 / sqrt(variance + eps).
    """

def native_layer_norm(
    input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None,
    bias: TensorLike | None, eps: float, *, out: tuple[Tensor, ...] | None = None,
) -> NativeLayerNormResult:  # fmt: skip
    """The input over its last dimensions brought to mean 0 and variance 1, times `weight`,
    plus `bias`; the means, and 1 / sqrt(variance + eps).
    """

def nn_functional_batch_norm(
    input: TensorLike, running_mean: TensorLike | None, running_var: TensorLike | None,
    weight: TensorLike | None = None, bias: TensorLike | None = None, training: bool = False,
    momentum: float = 0.1, eps: float = 1e-05,
) -> Tensor:  # fmt: skip
    """Each channel brought to mean 0 and variance 1 by the moments of the batch, which move
    the running ones, or, without `training`, by the running ones; times `weight`, plus
    `bias`.
    """

def nn_functional_group_norm(
    input: TensorLike, num_groups: int, weight: TensorLike | None = None,
    bias: TensorLike | None = None, eps: float = 1e-05,
) -> Tensor:  # fmt: skip
    """Each group of channels of each sample brought to mean 0 and variance 1, times
    `weight`, plus `bias`.
    """

def nn_functional_instance_norm(
    input: TensorLike, running_mean: TensorLike | None = None,
    running_var: TensorLike | None = None, weight: TensorLike | None = None,
    bias: TensorLike | None = None, use_input_stats: bool = True, momentum: float = 0.1,
    eps: float = 1e-05,
) -> Tensor:  # fmt: skip
    """batch_norm of each sample for itself."""

def nn_functional_layer_norm(
    input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None,
    bias: TensorLike | None = None, eps: float = 1e-05,
) -> Tensor:  # fmt: skip
    """The input over its last dimensions brought to mean 0 and variance 1, times `weight`,
    plus `bias`.
    """

def nn_functional_local_response_norm(
    input: TensorLike, size: int, alpha: float = 0.0001, beta: float = 0.75, k: float = 1.0
) -> Tensor:
    """The input over a power of the mean square of `size` neighbouring channels."""

def nn_functional_normalize(
    input: TensorLike, p: float = 2.0, dim: int | Sequence[int] = 1, eps: float = 1e-12, *,
    out: Tensor | None = None, axis: Any = None,
) -> Tensor:  # fmt: skip
    """The input over its p-norm along `dim`, or over `eps` if that is more."""

def nn_functional_rms_norm(
    input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None,
    eps: float | None = None,
) -> Tensor:  # fmt: skip
    """The input over the root of its mean square over the last dimensions, times `weight`."""

def rms_norm(
    input: TensorLike, normalized_shape: Sequence[int], weight: TensorLike | None = None,
    eps: float | None = None,
) -> Tensor:  # fmt: skip
    """The input over the root of its mean square over the last dimensions, times `weight`."""

class NormalisationMethods: ...
