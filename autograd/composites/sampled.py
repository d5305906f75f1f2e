"""grid_sample and affine_grid, as composites of Tensors.

A place between pixels is the sum of weighted pixels around it. The pixels are picked by indices;
the weights are functions of the place, so that derivatives of any order follow.
"""

from __future__ import annotations

import math
import operator
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.base.callers import warn_caller
from autograd.base.ops import ops
from autograd.composites.reduced import only_real
from autograd.formulas import beside, cast, maybe, plain
from autograd.methods.construction import as_tensor

_MODES = ("bilinear", "nearest", "bicubic")
_PADDINGS = ("zeros", "border", "reflection")
_SHARPNESS = -0.75
_CHANGED = (
    "Default grid_sample and affine_grid behavior has changed to align_corners=False since 1.3.0. "
    "Please specify align_corners=True if the old behavior is desired. See the documentation of "
    "grid_sample for details."
)
_UNIT_SIZES = (
    "Since version 1.3.0, affine_grid behavior has changed for unit-size grids when "
    "align_corners=True. This is not an intended use case of affine_grid. See the documentation of "
    "affine_grid for details."
)


def grid_sample(
    input: Any, grid: Any, mode: str, padding_mode: str, align_corners: bool | None
) -> Any:
    """grid_sampler with its modes by name. Raises ValueError for another name."""
    if mode not in _MODES:
        raise ValueError(
            "nn.functional.grid_sample(): expected mode to be 'bilinear', 'nearest' or 'bicubic', "
            f"but got: '{mode}'"
        )
    if padding_mode not in _PADDINGS:
        raise ValueError(
            "nn.functional.grid_sample(): expected padding_mode to be 'zeros', 'border', or "
            f"'reflection', but got: '{padding_mode}'"
        )
    if align_corners is None:
        warn_caller(_CHANGED)
    chosen = _MODES.index(mode), _PADDINGS.index(padding_mode)
    return grid_sampler(input, grid, *chosen, bool(align_corners))


def grid_sampler(
    input: Any, grid: Any, interpolation_mode: int, padding_mode: int, align_corners: bool,
    ndim: int | None = None,
) -> Any:  # fmt: skip
    """The values of images (N, C, ...) at places (N, ..., k) from -1 to 1, last dimension first.

    Raises RuntimeError for shapes that do not fit.
    """
    only_real("grid_sampler", input, grid)
    k = input.ndim - 2
    if grid.shape[:1] != input.shape[:1]:
        raise RuntimeError(
            "grid_sampler(): expected grid and input to have same batch size, but got input with "
            f"sizes {list(input.shape)} and grid with sizes {list(grid.shape)}"
        )
    if grid.shape[-1:] != (k,):
        raise RuntimeError(
            f"grid_sampler(): expected grid to have size {k} in last dimension, but got grid with "
            f"sizes {list(grid.shape)}"
        )
    if 0 in input.shape[2:]:
        raise RuntimeError(
            "grid_sampler(): expected input to have non-empty spatial dimensions, but input has "
            f"sizes {list(input.shape)}"
        )
    if k not in (2, 3) or grid.ndim != input.ndim or (ndim is not None and input.ndim != ndim):
        raise RuntimeError(
            "grid_sampler(): expected 4D or 5D input and grid with same number of dimensions, but "
            f"got input with sizes {list(input.shape)} and grid with sizes {list(grid.shape)}"
        )
    mode, padding = _MODES[interpolation_mode], _PADDINGS[padding_mode]
    if mode == "bicubic" and k == 3:
        raise RuntimeError("grid_sampler(): bicubic interpolation only supports 4D input")
    n, channels, *sizes = input.shape
    count, elements = math.prod(grid.shape[1:-1]), math.prod(sizes)
    flat = grid.reshape((n, count, k))
    stride = elements
    # Small numbers where they hold all sums: they are read for each channel.
    short = np.int32 if elements < 1 << 28 else np.int64
    index: Any = None
    weights: Any = None
    for axis, size in enumerate(sizes):
        place = flat[:, :, k - 1 - axis]
        place = (place + 1) * ((size - 1) / 2) if align_corners else (place + 1) * (size / 2) - 0.5
        stride //= size
        pixels, factors = zip(*_find_terms(place, size, mode, padding, align_corners), strict=True)
        steps = _as_index(np.stack(pixels, 1), size, stride, elements, short)
        factor = np.stack(factors, 1)
        if weights is not None:
            taps = n, index.shape[1] * steps.shape[1], count
            steps = (index[:, :, None] + steps[:, None]).reshape(taps)
            factor = (weights[:, :, None] * factor[:, None]).reshape(taps)
        index, weights = steps, factor
    image = input.reshape((n, channels, elements))
    found = ops._weighted_samples(image, weights, as_tensor(index))
    return found.reshape((n, channels, *grid.shape[1:-1]))


def _as_index(pixel: np.ndarray, size: int, stride: int, elements: int, dtype: Any) -> np.ndarray:
    """By how many elements a pixel is behind the first along its dimension; for one outside so far
    in front that the sum over all dimensions is negative."""
    inside = np.clip(pixel, 0, size - 1)
    index = cast(inside, dtype) * stride
    outside = inside != pixel
    return np.where(outside, -elements, index) if maybe(outside) else index


def _find_terms(
    place: Any, size: int, mode: str, padding: str, align_corners: bool
) -> list[tuple[np.ndarray, Any]]:
    """The pixels around places along one dimension, also such as are outside, and their weights."""
    values = plain(place)
    finite = np.isfinite(values)
    if maybe(~finite):  # infinite ones are far outside, nan outside of zeros, else at 0
        far = min(float(np.finfo(values.dtype).max), 1e9)
        nan = -far if padding == "zeros" else 0
        place = ops.where(finite, place, np.nan_to_num(values, nan=nan, posinf=far, neginf=-far))
    if mode == "bicubic":
        base = np.floor(plain(place))
        part = place - base
        weights = _far(part + 1), _near(part), _near(1 - part), _far(2 - part)
        steps = [base + step for step in range(-1, 3)]
        pixels = [_move_inside(each, size, padding, align_corners)[0] for each in steps]
        return list(zip(pixels, weights, strict=True))
    if padding != "zeros":
        number = plain(place)
        position, slope = _move_inside(number, size, padding, align_corners)
        offset = position - number * slope
        place = ops.where(slope == 0, position, place * slope + offset)
    if mode == "nearest":
        # constant, but of known derivative: 0
        return [(np.rint(plain(place)), ops.floor(place) * 0 + 1)]
    base = np.floor(plain(place))
    part = place - base
    return [(base, 1 - part), (base + 1, part)]


def _move_inside(
    x: np.ndarray, size: int, padding: str, align_corners: bool
) -> tuple[np.ndarray, np.ndarray]:
    """Places brought into the image, and the derivative of that: 1, -1, or 0 at its border."""
    slope = np.ones_like(x)
    if padding == "zeros":
        return x, slope
    if padding == "reflection":
        low, span = (0.0, size - 1.0) if align_corners else (-0.5, float(size))
        if span == 0:
            return np.zeros_like(x), np.zeros_like(x)
        distance = np.abs(x - low)
        slope = cast(np.where(x < low, -1.0, 1.0), x.dtype)
        odd = np.floor(distance / span) % 2 == 1
        rest = np.fmod(distance, span)
        x = np.where(odd, span - rest, rest) + low
        slope = np.where(odd, -slope, slope)
    slope = cast(np.where((x <= 0) | (x >= size - 1), 0, slope), x.dtype)
    return cast(np.clip(x, 0, size - 1), x.dtype), slope


def _near(x: Any) -> Any:
    """Keys' kernel at a distance of 0 to 1."""
    return ((_SHARPNESS + 2) * x - (_SHARPNESS + 3)) * x * x + 1


def _far(x: Any) -> Any:
    """Keys' kernel at a distance of 1 to 2."""
    return (((x - 5) * x + 8) * x - 4) * _SHARPNESS


# ---- affine maps ---------------------------------------------------------------------------------


def affine_grid(theta: Any, size: Sequence[int], align_corners: bool | None) -> Any:
    """The places of the pixels of an image of `size` under the maps theta (N, k, k + 1).

    Raises ValueError for shapes that do not fit, NotImplementedError for an image that has neither
    two nor three dimensions.
    """
    if align_corners is None:
        warn_caller(_CHANGED)
    if theta.dtype.kind != "f":
        raise ValueError(f"Expected theta to have floating point type, but got {theta.dtype}")
    sizes = [operator.index(each) for each in size]
    k = len(sizes) - 2
    if k not in (2, 3):
        raise NotImplementedError(
            "affine_grid only supports 4D and 5D sizes, for 2D and 3D affine transforms, "
            f"respectively. Got size {sizes}."
        )
    if theta.ndim != 3 or theta.shape[1:] != (k, k + 1):
        raise ValueError(
            f"Expected a batch of {k}D affine matrices of shape Nx{k}x{k + 1} for size {sizes}. "
            f"Got {theta.shape}."
        )
    if min(sizes) <= 0:
        raise ValueError(f"Expected non-zero, positive output size. Got {sizes}")
    inner = sizes[2:]
    if align_corners and 1 in inner:
        warn_caller(_UNIT_SIZES)
    axes = []
    for n in inner:
        steps = np.linspace(-1, 1, n) if n > 1 else np.zeros(1)
        axes.append(steps if align_corners else steps * ((n - 1) / n))
    places = np.meshgrid(*axes, indexing="ij")[::-1]
    base = np.stack([*places, np.ones(inner)], -1).reshape(-1, k + 1).astype(theta.dtype)
    return ops._mapped_grid(theta, as_tensor(beside(theta, base)), (sizes[0], *inner, k))
