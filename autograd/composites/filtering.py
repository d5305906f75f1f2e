"""Convolutions and correlations of signals, in operations."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.formulas.layers import mirrored

Shape = tuple[int, ...]


def signal_convolve(in1: Any, in2: Any, mode: str, method: str) -> Any:
    """scipy.signal.convolve of Tensors. Raises ValueError for shapes or a mode that do not fit."""
    if in1.ndim != in2.ndim:
        raise ValueError("volume and kernel should have the same dimensionality")
    axes = tuple(range(in1.ndim))
    start, size = _read_window(in1.shape, in2.shape, mode, axes)
    return ops.signal__convolve_part(in1, in2, start, size, method)


def correlate(in1: Any, in2: Any, mode: str, method: str) -> Any:
    """scipy.signal.correlate of Tensors: the convolution with the mirrored conjugate of `in2`."""
    if in1.ndim != in2.ndim:
        raise ValueError("in1 and in2 should have the same dimensionality")
    return signal_convolve(in1, mirrored(in2, in2.shape), mode, method)


def fftconvolve(in1: Any, in2: Any, mode: str, axes: Any) -> Any:
    """scipy.signal.fftconvolve of Tensors: along `axes` alone, the other dimensions broadcast.

    The result is floating-point also of integers. Raises ValueError for shapes, axes or a mode that
    do not fit.
    """
    ndim = in1.ndim
    if ndim != in2.ndim:
        raise ValueError("in1 and in2 should have the same dimensionality")
    along = _read_axes(axes, ndim)
    # What has length 1 is a number for the others, along any axis.
    others = [i for i in range(ndim) if i not in along or 1 in (in1.shape[i], in2.shape[i])]
    if any(in1.shape[i] != in2.shape[i] and 1 not in (in1.shape[i], in2.shape[i]) for i in others):
        raise ValueError(f"incompatible shapes for in1 and in2: {in1.shape} and {in2.shape}")
    along = [each for each in along if each not in others]
    start, size = _read_window(in1.shape, in2.shape, mode, along)
    if in1.dtype.kind not in "fc" and in2.dtype.kind not in "fc":
        in1 = in1.to(np.float64)
    order = [*others, *along]
    result = ops.signal__convolve_part(in1.permute(order), in2.permute(order), start, size, "fft")
    result = result.permute([order.index(i) for i in range(ndim)])
    if mode != "same":
        return result
    # SciPy brings the dimensions that broadcast to the sizes of in1, too.
    middle = [
        slice((n - m) // 2, (n - m) // 2 + m) for n, m in zip(result.shape, in1.shape, strict=True)
    ]
    return result[tuple(middle)] if result.shape != in1.shape else result


def _read_axes(axes: Any, ndim: int) -> list[int]:
    if axes is None:
        return list(range(ndim))
    given = [index(each) for each in (axes if isinstance(axes, (list, tuple)) else (axes,))]
    if not given:
        raise ValueError("when provided, axes cannot be empty")
    if any(not -ndim <= each < ndim for each in given):
        raise ValueError("axes exceeds dimensionality of input")
    wrapped = [each % ndim for each in given]
    if len(set(wrapped)) < len(wrapped):
        raise ValueError("all axes must be unique")
    return wrapped


def _read_window(
    first: Shape, second: Shape, mode: str, axes: Sequence[int]
) -> tuple[list[int], list[int]]:
    """Start and size of the window of the full convolution that a mode of SciPy means."""
    pairs = [(first[i], second[i]) for i in axes]
    if any(0 in pair for pair in pairs):
        raise ValueError(f"in1 and in2 cannot be empty, but they have shapes {first} and {second}")
    if mode == "full":
        return [0] * len(pairs), [m + n - 1 for m, n in pairs]
    if mode == "same":
        return [(n - 1) // 2 for _, n in pairs], [m for m, _ in pairs]
    if mode != "valid":
        raise ValueError(f"Acceptable mode flags are 'valid', 'same', or 'full', not mode={mode}")
    if not (all(m >= n for m, n in pairs) or all(m <= n for m, n in pairs)):
        raise ValueError(
            "For 'valid' mode, one must be at least as large as the other in every dimension"
        )
    return [min(pair) - 1 for pair in pairs], [abs(m - n) + 1 for m, n in pairs]
