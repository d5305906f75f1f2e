"""interpolate and its older names, as composites of Tensors."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from autograd.array.interpolation import MODES, taps
from autograd.base.callers import warn_caller
from autograd.base.ops import ops
from autograd.composites.reduced import only_real

_WITHOUT_CORNERS = ("nearest", "nearest-exact", "area")


def interpolate(
    input: Any, size: Any, scale_factor: Any, mode: str, align_corners: bool | None,
    recompute_scale_factor: bool | None, antialias: bool,
) -> Any:  # fmt: skip
    """The input (N, C, ...) with other sizes of the dimensions after the second.

    Raises ValueError for arguments that exclude each other or do not fit the input,
    NotImplementedError for a mode that it has not so many dimensions for.
    """
    if mode in _WITHOUT_CORNERS and align_corners is not None:
        raise ValueError(
            "align_corners option can only be set with the interpolating modes: linear | bilinear "
            "| bicubic | trilinear"
        )
    sizes, factors = _read_sizes(input.shape, size, scale_factor)
    if recompute_scale_factor and size is not None:
        raise ValueError("recompute_scale_factor is not meaningful with an explicit size.")
    if antialias and not (mode in ("bilinear", "bicubic", "lanczos") and input.ndim == 4):
        raise ValueError(
            "Anti-alias option is restricted to bilinear, bicubic, and lanczos modes and requires "
            "a 4-D tensor as input"
        )
    if input.ndim not in MODES.get(mode, ()):
        raise NotImplementedError(_mode_error(mode, input.ndim))
    if mode == "lanczos":
        if align_corners:
            raise ValueError("Lanczos mode does not support align_corners=True")
        if not antialias:
            raise ValueError("Lanczos mode requires antialias=True")
    if min(sizes) < (mode != "area") or min(input.shape[2:]) < 1:
        raise RuntimeError(
            "Input and output sizes should be greater than 0, but got input "
            f"{list(input.shape[2:])} output {sizes}"
        )
    image = input.dtype == np.uint8 and mode in ("bilinear", "bicubic")
    if image:  # each pass is rounded, as in Pillow
        input = input.to(np.float32)
    elif mode not in ("nearest", "nearest-exact") or input.dtype != np.uint8:
        only_real("interpolate", input)
    if recompute_scale_factor or mode == "area":
        factors = [None] * len(sizes)
    for i in reversed(range(len(sizes))):
        own, wanted, factor = input.shape[i + 2], sizes[i], factors[i]
        if mode == "nearest" and input.ndim == 4 and wanted in (own, 2 * own):
            factor = None  # PyTorch has other code for images, which counts these out
        chosen = taps(mode, own, wanted, factor, bool(align_corners), antialias)
        input = ops.nn_functional__resample(input, i + 2, chosen)
        input = input.round().clamp(0, 255) if image else input
    return input.to(np.uint8) if image else input


def _mode_error(mode: str, ndim: int) -> str:
    if ndim in (3, 4, 5) and len(MODES.get(mode, "none")) == 1:
        return f"Got {ndim}D input, but {mode} mode needs {MODES[mode][0]}D input"
    return (
        f"Input Error: Only 3D, 4D and 5D input Tensors supported (got {ndim}D) for the modes: "
        "nearest | linear | bilinear | bicubic | trilinear | lanczos | area | nearest-exact "
        f"(got {mode})"
    )


def _read_sizes(
    shape: Sequence[int], size: Any, scale_factor: Any
) -> tuple[list[int], list[float | None]]:
    """The sizes that are wanted, and the factors for them where these are given."""
    inner = list(shape[2:])
    if size is not None and scale_factor is not None:
        raise ValueError("only one of size or scale_factor should be defined")
    if size is None and scale_factor is None:
        raise ValueError("either size or scale_factor should be defined")
    name, given = ("size", size) if scale_factor is None else ("scale_factor", scale_factor)
    listed = list(given) if isinstance(given, (list, tuple)) else [given] * len(inner)
    if len(listed) != len(inner):
        what = "output" if name == "size" else name
        raise ValueError(
            f"Input and {what} must have the same number of spatial dimensions, but got input with "
            f"spatial dimensions of {inner} and {what} of {given}. Please provide input tensor in "
            "(N, C, d1, d2, ...,dK) format."
        )
    if name == "size":
        try:
            return [index(each) for each in listed], [None] * len(inner)
        except TypeError:
            raise TypeError(
                "expected size to be one of int or Tuple[int] or Tuple[int, int] or Tuple[int, "
                f"int, int], but got size with types {[type(each) for each in listed]}"
            ) from None
    return [int(n * each) for n, each in zip(inner, listed, strict=True)], listed


def upsample(name: str, input: Any, size: Any, scale_factor: Any, mode: str, align: Any) -> Any:
    """interpolate, with the warning that the function of this name is an older one."""
    warn_caller(f"`nn.functional.{name}` is deprecated. Use `nn.functional.interpolate` instead.")
    return interpolate(input, size, scale_factor, mode, align, None, False)
