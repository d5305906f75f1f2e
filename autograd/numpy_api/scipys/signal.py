"""scipy.signal's filters that no row serves by itself."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import as_int, floating, tensor

_PADDED = {"fill": "constant", "pad": "constant", "wrap": "wrap", "circular": "wrap",
    "symm": "symmetric", "symmetric": "symmetric"}  # fmt: skip


def _convolve2d(
    in1: Any, in2: Any, mode: str = "full", boundary: str = "fill", fillvalue: Any = 0
) -> Tensor:
    in1, in2 = tensor(in1), tensor(in2)
    return _of_planes(in1, in2, mode, boundary, fillvalue, [(k - 1) // 2 for k in in2.shape])


def _of_planes(
    in1: Tensor, in2: Tensor, mode: str, boundary: str, fillvalue: Any, start: list[int]
) -> Tensor:
    """The convolution; of the full one the part at `start` that is as large as `in1` for "same"."""
    if not in1.ndim == in2.ndim == 2:
        raise ValueError("convolve2d inputs must both be 2-D arrays")
    if mode == "valid":
        found: Tensor = ops.signal_convolve(in1, in2, mode)
        return found
    around: Any = _PADDED[boundary]
    given = {"constant_values": fillvalue} if around == "constant" else {}
    padded: Any = np.pad(in1, [(k - 1, k - 1) for k in in2.shape], around, **given)
    full: Tensor = ops.signal_convolve(padded, in2, "valid")
    if mode == "same":
        return full[tuple(slice(k, k + n) for k, n in zip(start, in1.shape, strict=True))]
    return full


def _correlate2d(
    in1: Any, in2: Any, mode: str = "full", boundary: str = "fill", fillvalue: Any = 0
) -> Tensor:
    in1, in2 = tensor(in1), tensor(in2)
    if mode == "valid" and any(k > n for n, k in zip(in1.shape, in2.shape, strict=True)):
        return _correlate2d(in2, in1, mode).flip((0, 1))  # not conjugate, as in SciPy
    mirrored = in2.conj().flip((0, 1))
    return _of_planes(in1, mirrored, mode, boundary, fillvalue, [k // 2 for k in in2.shape])


def _lfilter(b: Any, a: Any, x: Any, axis: int = -1, zi: Any = None) -> Any:
    """The y with a * y = b * x + zi, convolutions as long as `x`, by a banded matrix of `a`; what
    is left of both sides after them is the state at the end."""
    b, a, x = (floating(tensor(each)) for each in (b, a, x))
    if not b.numel() or not a.numel():
        raise ValueError("signal.lfilter: b and a must be vectors that are not empty")
    rows = x.movedim(axis, -1)
    size, order = rows.shape[-1], max(a.numel(), b.numel()) - 1
    flat = rows.reshape(-1, size)

    def over_all(taps: Tensor, values: Tensor) -> Tensor:
        found: Tensor = ops.signal_convolve(values, taps.reshape(1, -1))
        return found.constant_pad_nd([0, order + 1 - taps.numel()], 0)

    right = over_all(b / a[0], flat)
    a = a / a[0]
    if zi is not None:
        state = tensor(zi).movedim(axis, -1).expand((*rows.shape[:-1], order))
        right = right + state.reshape(-1, order).constant_pad_nd([0, size], 0)
    bands = a.reshape(-1, 1).expand((a.numel(), size))
    found = ops.linalg__solve_banded(bands, right[:, :size].mT, a.numel() - 1, 0).mT
    y = found.reshape(rows.shape).movedim(-1, axis)
    if zi is None:
        return y
    end = (right - over_all(a, found))[:, size:]
    return y, end.reshape((*rows.shape[:-1], order)).movedim(-1, axis)


def _detrend(
    data: Any, axis: int = -1, type: str = "linear", bp: Any = 0, overwrite_data: bool = False
) -> Tensor:
    data = floating(tensor(data))
    if type in ("constant", "c"):
        found: Tensor = data - data.mean(axis, True)
        return found
    if type not in ("linear", "l"):
        raise ValueError("Trend type must be 'linear' or 'constant'.")
    x = data.movedim(as_int(axis, data.ndim), -1)
    ends = np.unique([0, *np.atleast_1d(bp), x.shape[-1]])
    parts = []
    for start, end in pairwise(ends):
        lines = np.stack([np.arange(1, end - start + 1) / (end - start), np.ones(end - start)])
        lines = lines.astype(data.dtype)
        part = x[..., int(start) : int(end)]
        parts.append(part - part @ np.linalg.pinv(lines) @ lines)
    return ops.cat(parts, -1).movedim(-1, axis)


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "convolve2d": _convolve2d,
    "correlate2d": _correlate2d,
    "oaconvolve": lambda in1, in2, mode="full", axes=None: ops.signal_fftconvolve(
        tensor(in1), tensor(in2), mode, axes
    ),
    "lfilter": _lfilter,
    "detrend": _detrend,
}
