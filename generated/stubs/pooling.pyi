# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c6bf4c4b4b8b6500
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
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def adaptive_max_pool1d(input: TensorLike, output_size: Any, return_indices: bool = False) -> Any:
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool
    return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """

def avg_pool1d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Tensor:
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1]
    padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """

def max_pool1d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1]
    padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def max_pool1d_with_indices(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]?
    stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool
    return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """

def max_pool2d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2]
    padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def max_pool3d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3]
    padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_adaptive_avg_pool1d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def nn_functional_adaptive_avg_pool2d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def nn_functional_adaptive_avg_pool3d(input: TensorLike, output_size: Any) -> Tensor:
    """nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor

    The means of regions, so many as `output_size` says; None for as many as elements.
    """

def nn_functional_adaptive_max_pool1d(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool
    return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def nn_functional_adaptive_max_pool1d_with_indices(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool
    return_indices=False) -> any

    adaptive_max_pool1d with indices, whatever `return_indices`.
    """

def nn_functional_adaptive_max_pool2d(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool
    return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def nn_functional_adaptive_max_pool2d_with_indices(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool
    return_indices=False) -> any

    adaptive_max_pool2d with indices, whatever `return_indices`.
    """

def nn_functional_adaptive_max_pool3d(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool
    return_indices=False) -> any

    The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they are.
    """

def nn_functional_adaptive_max_pool3d_with_indices(
    input: TensorLike, output_size: Any, return_indices: bool = False
) -> Any:
    """nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool
    return_indices=False) -> any

    adaptive_max_pool3d with indices, whatever `return_indices`.
    """

def nn_functional_avg_pool1d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
) -> Tensor:
    """nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1]
    padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor

    The mean of each window.
    """

def nn_functional_avg_pool2d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2]
    padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)
    -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """

def nn_functional_avg_pool3d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    ceil_mode: bool = False,
    count_include_pad: bool = True,
    divisor_override: int | None = None,
    *,
    out: Tensor | None = None,
) -> Tensor:
    """nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3]
    padding=0, bool ceil_mode=False, bool count_include_pad=True, int? divisor_override=None)
    -> Tensor

    The mean of each window, or its sum over `divisor_override`.
    """

def nn_functional_fractional_max_pool2d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None,
    output_ratio: Any | None = None,
    return_indices: bool = False,
    random_samples: TensorLike | None = None,
) -> Any:
    """nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]?
    output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where
    given.
    """

def nn_functional_fractional_max_pool2d_with_indices(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None,
    output_ratio: Any | None = None,
    return_indices: bool = False,
    random_samples: TensorLike | None = None,
) -> Any:
    """nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size,
    int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    fractional_max_pool2d with indices, whatever `return_indices`.
    """

def nn_functional_fractional_max_pool3d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None,
    output_ratio: Any | None = None,
    return_indices: bool = False,
    random_samples: TensorLike | None = None,
) -> Any:
    """nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]?
    output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell where
    given.
    """

def nn_functional_fractional_max_pool3d_with_indices(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    output_size: int | Sequence[int] | None = None,
    output_ratio: Any | None = None,
    return_indices: bool = False,
    random_samples: TensorLike | None = None,
) -> Any:
    """nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size,
    int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor?
    random_samples=None) -> any

    fractional_max_pool3d with indices, whatever `return_indices`.
    """

def nn_functional_lp_pool1d(
    input: TensorLike,
    norm_type: float,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]?
    stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def nn_functional_lp_pool2d(
    input: TensorLike,
    norm_type: float,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]?
    stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def nn_functional_lp_pool3d(
    input: TensorLike,
    norm_type: float,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    ceil_mode: bool = False,
) -> Tensor:
    """nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]?
    stride=None, bool ceil_mode=False) -> Tensor

    The root of the sum of powers of each window.
    """

def nn_functional_max_pool1d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, int[1]
    padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_max_pool1d_with_indices(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]?
    stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool
    return_indices=False) -> any

    max_pool1d with indices, whatever `return_indices`.
    """

def nn_functional_max_pool2d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, int[2]
    padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_max_pool2d_with_indices(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]?
    stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool
    return_indices=False) -> any

    max_pool2d with indices, whatever `return_indices`.
    """

def nn_functional_max_pool3d(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, int[3]
    padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) -> any

    The maximum of each window; with `return_indices` also where it is among a plane's
    elements.
    """

def nn_functional_max_pool3d_with_indices(
    input: TensorLike,
    kernel_size: int | Sequence[int],
    stride: int | Sequence[int] | None = None,
    padding: int | Sequence[int] = 0,
    dilation: int | Sequence[int] = 1,
    ceil_mode: bool = False,
    return_indices: bool = False,
) -> Any:
    """nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]?
    stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool
    return_indices=False) -> any

    max_pool3d with indices, whatever `return_indices`.
    """

class PoolingMethods: ...
