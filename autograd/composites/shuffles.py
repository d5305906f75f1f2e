"""Elements moved between channels and places, padding, and shifted spectra."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.base.ops import ops


def _check_pixels(name: str, factor: str, input: Any, r: int) -> None:
    if input.ndim < 3:
        raise RuntimeError(
            f"{name} expects input to have at least 3 dimensions, but got input with {input.ndim} "
            "dimension(s)"
        )
    if r <= 0:
        raise RuntimeError(f"{name} expects a positive {factor}, but got {r}")


def _copy_reshaped(moved: Any, shape: tuple[int, ...]) -> Any:
    """`moved` in another shape, and in memory of its own also where nothing had to move."""
    result = moved.reshape(shape)
    return result.clone(memory_format="contiguous_format") if result._is_view() else result


def pixel_shuffle(input: Any, upscale_factor: int) -> Any:
    """(..., C r^2, H, W) as (..., C, H r, W r). Raises RuntimeError if that is not possible."""
    r = upscale_factor
    _check_pixels("pixel_shuffle", "upscale_factor", input, r)
    *batch, channels, height, width = input.shape
    if channels % (r * r):
        raise RuntimeError(
            "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square "
            f"of upscale_factor, but input.size(-3)={channels} is not divisible by {r * r}"
        )
    channels //= r * r
    parts = input.reshape((*batch, channels, r, r, height, width))
    n = len(batch)
    order = (*range(n), n, n + 3, n + 1, n + 4, n + 2)
    return _copy_reshaped(parts.permute(order), (*batch, channels, height * r, width * r))


def pixel_unshuffle(input: Any, downscale_factor: int) -> Any:
    """(..., C, H r, W r) as (..., C r^2, H, W). Raises RuntimeError if that is not possible."""
    r = downscale_factor
    _check_pixels("pixel_unshuffle", "downscale_factor", input, r)
    *batch, channels, height, width = input.shape
    for side, place, size in (("height", -2, height), ("width", -1, width)):
        if size % r:
            raise RuntimeError(
                f"pixel_unshuffle expects {side} to be divisible by downscale_factor, but "
                f"input.size({place})={size} is not divisible by {r}"
            )
    height, width = height // r, width // r
    parts = input.reshape((*batch, channels, height, r, width, r))
    n = len(batch)
    order = (*range(n), n, n + 2, n + 4, n + 1, n + 3)
    return _copy_reshaped(parts.permute(order), (*batch, channels * r * r, height, width))


def channel_shuffle(input: Any, groups: int) -> Any:
    """The channels, dimension 1, one of each group in turn. Raises RuntimeError if uneven."""

    if input.ndim < 3:
        raise RuntimeError(
            f"channel_shuffle expects input with > 2 dims, but got input with sizes "
            f"{list(input.shape)}"
        )
    n, channels, *rest = input.shape
    if groups <= 0:
        raise RuntimeError(
            f"Number of groups to divide channels in must be positive. Value of groups:{groups}"
        )
    if channels % groups:
        raise RuntimeError(
            f"Number of channels must be divisible by groups. Got {channels} channels and "
            f"{groups} groups."
        )
    parts = input.reshape((n, groups, channels // groups, *rest))
    return _copy_reshaped(parts.transpose(1, 2), input.shape)


# ---- padding -------------------------------------------------------------------------------------


def pad(input: Any, pad: Sequence[int], mode: str, value: float | None) -> Any:
    """`input` with elements before and after each of the last dimensions, the last one first.

    Raises RuntimeError for sizes that do not fit and for a value that the mode does not take,
    NotImplementedError for another mode or number of dimensions.
    """
    sizes = list(pad)
    if len(sizes) % 2:
        raise RuntimeError("Padding length must be divisible by 2")
    if len(sizes) > 2 * input.ndim:
        raise RuntimeError(
            "Padding length should be less than or equal to two times the input dimension but got "
            f"padding length {len(sizes)} and input of dimension {input.ndim}"
        )
    if mode == "constant":
        return ops.constant_pad_nd(input, sizes, 0 if value is None else value)
    if mode not in _SOURCES:
        raise NotImplementedError(f"Unrecognised padding mode {mode}")
    if value is not None and value != 0:
        raise RuntimeError(f'Padding mode "{mode}" doesn\'t take in value argument')
    count = len(sizes) // 2
    if count not in (1, 2, 3) or input.ndim not in (count + 1, count + 2):
        raise NotImplementedError(
            "Only 2D, 3D, 4D, 5D padding with non-constant padding are supported for now"
        )
    if mode != "circular" and 0 in input.shape[input.ndim - count - 1 :]:
        raise RuntimeError(
            f"Expected {count + 1}D or {count + 2}D (batch mode) tensor with possibly 0 batch size "
            f"and other non-zero dimensions for input, but got: {list(input.shape)}"
        )
    for i in range(count):
        before, after = sizes[2 * i : 2 * i + 2]
        axis = input.ndim - 1 - i
        if before or after:
            places = np.arange(-before, input.shape[axis] + after)
            source = _SOURCES[mode](places, before, after, axis, input.shape)
            input = ops.nn_functional__pad_by(input, axis, source)
    return input if any(sizes) else ops.clone(input)


def _reflect(
    places: np.ndarray, before: int, after: int, axis: int, shape: tuple[int, ...]
) -> np.ndarray:
    n = shape[axis]
    if max(before, after) >= n:
        raise RuntimeError(
            "Argument #4: Padding size should be less than the corresponding input dimension, but "
            f"got: padding ({before}, {after}) at dimension {axis} of input {list(shape)}"
        )
    return (n - 1) - np.abs((n - 1) - np.abs(places))


def _replicate(
    places: np.ndarray, before: int, after: int, axis: int, shape: tuple[int, ...]
) -> np.ndarray:
    return np.clip(places, 0, shape[axis] - 1)


def _wrap(
    places: np.ndarray, before: int, after: int, axis: int, shape: tuple[int, ...]
) -> np.ndarray:
    n = shape[axis]
    if max(before, after) > n:
        raise RuntimeError("Padding value causes wrapping around more than once.")
    start, stop = max(-before, 0), n - max(-after, 0)  # what is cut off does not come back
    if n + before + after < 0 or (stop <= start and places.size):
        raise RuntimeError("Negative padding value is resulting in an empty dimension")
    return start + (places - start) % max(stop - start, 1)


_SOURCES = {"reflect": _reflect, "replicate": _replicate, "circular": _wrap}


def shifted(x: Any, dim: Any, inverse: bool) -> Any:
    """The Tensor `x` rolled so that its first element comes into the middle along `dim`, or back.

    Raises IndexError for a dimension that is not there.
    """
    if dim is None:
        dims = list(range(x.ndim))
    else:
        given = dim if isinstance(dim, (list, tuple)) else (dim,)
        dims = [check_axis(each, x.ndim) for each in given]
    if dims and not x.ndim:
        raise IndexError(f"Dimension specified as {dims[0]} but tensor has no dimensions")
    lengths = [x.shape[each] for each in dims]
    return x.roll([(n + 1) // 2 if inverse else n // 2 for n in lengths], dims)
