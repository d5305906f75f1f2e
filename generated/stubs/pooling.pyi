# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 88cb3feff4f50c29
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "adaptive_avg_pool1d", "adaptive_max_pool1d", "avg_pool1d", "max_pool1d",
    "max_pool1d_with_indices", "max_pool2d", "max_pool3d", "nn_functional_adaptive_avg_pool1d",
    "nn_functional_adaptive_avg_pool2d", "nn_functional_adaptive_avg_pool3d",
    "nn_functional_adaptive_max_pool1d", "nn_functional_adaptive_max_pool1d_with_indices",
    "nn_functional_adaptive_max_pool2d", "nn_functional_adaptive_max_pool2d_with_indices",
    "nn_functional_adaptive_max_pool3d", "nn_functional_adaptive_max_pool3d_with_indices",
    "nn_functional_avg_pool1d", "nn_functional_avg_pool2d", "nn_functional_avg_pool3d",
    "nn_functional_fractional_max_pool2d", "nn_functional_fractional_max_pool2d_with_indices",
    "nn_functional_fractional_max_pool3d", "nn_functional_fractional_max_pool3d_with_indices",
    "nn_functional_lp_pool1d", "nn_functional_lp_pool2d", "nn_functional_lp_pool3d",
    "nn_functional_max_pool1d", "nn_functional_max_pool1d_with_indices", "nn_functional_max_pool2d",
    "nn_functional_max_pool2d_with_indices", "nn_functional_max_pool3d",
    "nn_functional_max_pool3d_with_indices",
]  # fmt: skip

def adaptive_avg_pool1d(input: TensorLike, output_size: Any) -> Tensor:
    """The means of regions, so many as `output_size` says; None for as many as elements."""

def adaptive_max_pool1d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """adaptive_max_pool1d with indices, whatever `return_indices`."""

def avg_pool1d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
) -> Tensor:  # fmt: skip
    """The mean of each window."""

def max_pool1d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def max_pool1d_with_indices(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """max_pool1d with indices, whatever `return_indices`."""

def max_pool2d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def max_pool3d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_adaptive_avg_pool1d(input: TensorLike, output_size: Any) -> Tensor:
    """The means of regions, so many as `output_size` says; None for as many as elements."""

def nn_functional_adaptive_avg_pool2d(input: TensorLike, output_size: Any) -> Tensor:
    """The means of regions, so many as `output_size` says; None for as many as elements."""

def nn_functional_adaptive_avg_pool3d(input: TensorLike, output_size: Any) -> Tensor:
    """The means of regions, so many as `output_size` says; None for as many as elements."""

def nn_functional_adaptive_max_pool1d(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they
    are.
    """

def nn_functional_adaptive_max_pool1d_with_indices(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """adaptive_max_pool1d with indices, whatever `return_indices`."""

def nn_functional_adaptive_max_pool2d(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they
    are.
    """

def nn_functional_adaptive_max_pool2d_with_indices(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """adaptive_max_pool2d with indices, whatever `return_indices`."""

def nn_functional_adaptive_max_pool3d(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they
    are.
    """

def nn_functional_adaptive_max_pool3d_with_indices(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """adaptive_max_pool3d with indices, whatever `return_indices`."""

def nn_functional_avg_pool1d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
) -> Tensor:  # fmt: skip
    """The mean of each window."""

def nn_functional_avg_pool2d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
    divisor_override: int | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The mean of each window, or its sum over `divisor_override`."""

def nn_functional_avg_pool3d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, ceil_mode: bool = False, count_include_pad: bool = True,
    divisor_override: int | None = None, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The mean of each window, or its sum over `divisor_override`."""

def nn_functional_fractional_max_pool2d(
    input: TensorLike, kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None,
    return_indices: bool = False, random_samples: TensorLike | None = None,
) -> Any:  # fmt: skip
    """The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell
    where given.
    """

def nn_functional_fractional_max_pool2d_with_indices(
    input: TensorLike, kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None,
    return_indices: bool = False, random_samples: TensorLike | None = None,
) -> Any:  # fmt: skip
    """fractional_max_pool2d with indices, whatever `return_indices`."""

def nn_functional_fractional_max_pool3d(
    input: TensorLike, kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None,
    return_indices: bool = False, random_samples: TensorLike | None = None,
) -> Any:  # fmt: skip
    """The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell
    where given.
    """

def nn_functional_fractional_max_pool3d_with_indices(
    input: TensorLike, kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None, output_ratio: Any | None = None,
    return_indices: bool = False, random_samples: TensorLike | None = None,
) -> Any:  # fmt: skip
    """fractional_max_pool3d with indices, whatever `return_indices`."""

def nn_functional_lp_pool1d(
    input: TensorLike, norm_type: float, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The root of the sum of powers of each window."""

def nn_functional_lp_pool2d(
    input: TensorLike, norm_type: float, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The root of the sum of powers of each window."""

def nn_functional_lp_pool3d(
    input: TensorLike, norm_type: float, kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None, ceil_mode: bool = False,
) -> Tensor:  # fmt: skip
    """The root of the sum of powers of each window."""

def nn_functional_max_pool1d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_max_pool1d_with_indices(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """max_pool1d with indices, whatever `return_indices`."""

def nn_functional_max_pool2d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_max_pool2d_with_indices(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """max_pool2d with indices, whatever `return_indices`."""

def nn_functional_max_pool3d(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_max_pool3d_with_indices(
    input: TensorLike, kernel_size: int | Sequence[int], stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0, dilation: int | Sequence[int] = 1, ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:  # fmt: skip
    """max_pool3d with indices, whatever `return_indices`."""

class PoolingMethods: ...
