# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 97ec88a18e650a16
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "grid_sampler", "grid_sampler_2d", "grid_sampler_3d", "nn_functional_affine_grid",
    "nn_functional_grid_sample", "nn_functional_interpolate", "nn_functional_upsample",
    "nn_functional_upsample_bilinear", "nn_functional_upsample_nearest",
]  # fmt: skip

def grid_sampler(
    input: TensorLike, grid: TensorLike, interpolation_mode: int, padding_mode: int,
    align_corners: bool, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The values of images at places given by `grid`, with bilinear (0), nearest (1) or
    bicubic (2) interpolation, and outside zeros (0), the border (1) or reflections (2).
    """

def grid_sampler_2d(
    input: TensorLike, grid: TensorLike, interpolation_mode: int, padding_mode: int,
    align_corners: bool, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """grid_sampler of two-dimensional images."""

def grid_sampler_3d(
    input: TensorLike, grid: TensorLike, interpolation_mode: int, padding_mode: int,
    align_corners: bool, *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """grid_sampler of three-dimensional images."""

def nn_functional_affine_grid(
    theta: TensorLike, size: Sequence[int], align_corners: bool | None = None
) -> Tensor:
    """The places of the pixels of an image under affine maps, for grid_sample."""

def nn_functional_grid_sample(
    input: TensorLike, grid: TensorLike, mode: str = "bilinear", padding_mode: str = "zeros",
    align_corners: bool | None = None,
) -> Tensor:  # fmt: skip
    """The values of images at places given by `grid`, from -1 to 1 in each dimension."""

def nn_functional_interpolate(
    input: TensorLike, size: Any | None = None, scale_factor: Any | None = None,
    mode: str = "nearest", align_corners: bool | None = None,
    recompute_scale_factor: bool | None = None, antialias: bool = False,
) -> Tensor:  # fmt: skip
    """An image of another size, by nearest pixels, linear or cubic interpolation, area
    means.
    """

def nn_functional_upsample(
    input: TensorLike, size: Any | None = None, scale_factor: Any | None = None,
    mode: str = "nearest", align_corners: bool | None = None,
) -> Tensor:  # fmt: skip
    """interpolate under an older name."""

def nn_functional_upsample_bilinear(
    input: TensorLike, size: Any | None = None, scale_factor: Any | None = None
) -> Tensor:
    """Bilinear interpolate with aligned corners."""

def nn_functional_upsample_nearest(
    input: TensorLike, size: Any | None = None, scale_factor: Any | None = None
) -> Tensor:
    """interpolate by the nearest pixels."""

class ImagesMethods: ...
