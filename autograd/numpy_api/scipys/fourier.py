"""scipy.fft's transforms, which are NumPy's with more arguments, and those by cosines and sines."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import as_int, dims, floating, tensor
from autograd.numpy_api.functions.fourier import FOURIER


def _scipys(name: str) -> Callable[..., Tensor]:
    """NumPy's transform; how SciPy would compute it does not matter."""
    transform = FOURIER[name]
    default = (-2, -1) if name.endswith("2") else None if name.endswith("n") else -1

    def call(
        x: Any, n: Any = None, axis: Any = default, norm: str | None = None,
        overwrite_x: bool = False, workers: int | None = None, *, s: Any = None, axes: Any = None,
        plan: None = None,
    ) -> Tensor:  # fmt: skip
        return transform(x, s if n is None else n, axis if axes is None else axes, norm)

    return call


# The transform of kind t of x is y_k = sum 2 w_n x_n f(pi (k + a) (n + b) / M), f the cosine or the
# sine, M = N + more; the weights w are 1/2 at the ends that are named, else 1.
_KINDS = {
    ("c", 1): (0, 0, -1, (0, -1)), ("c", 2): (0, 0.5, 0, ()),
    ("c", 3): (0.5, 0, 0, (0,)), ("c", 4): (0.5, 0.5, 0, ()),
    ("s", 1): (1, 1, 1, ()), ("s", 2): (1, 0.5, 0, ()),
    ("s", 3): (0.5, 1, 0, (-1,)), ("s", 4): (0.5, 0.5, 0, ()),
}  # fmt: skip
_INVERSE = {1: 1, 2: 3, 3: 2, 4: 4}
# Where orthogonal transforms scale an element of x, or of the result, by sqrt(2) or its inverse.
_SCALED = {("c", 1): ((0, -1), (0, -1)), ("c", 2): ((), (0,)), ("c", 3): ((0,), ()),
    ("s", 2): ((), (-1,)), ("s", 3): ((-1,), ())}  # fmt: skip


def _trigonometric(kind: str, inverse: bool) -> Callable[..., Tensor]:
    def transform(
        x: Any, type: int = 2, n: int | None = None, axis: int = -1, norm: str | None = None,
        overwrite_x: bool = False, workers: int | None = None, orthogonalize: bool | None = None,
    ) -> Tensor:  # fmt: skip
        x = floating(tensor(x))
        if type not in _INVERSE:
            raise ValueError(f"type must be 1, 2, 3 or 4, but got {type}")
        axis = as_int(axis, x.ndim)
        x = x.movedim(axis, -1)
        if n is not None:
            x = x[..., :n].constant_pad_nd([0, max(n - x.shape[-1], 0)], 0)
        ortho = norm == "ortho"
        number = _INVERSE[type] if inverse else type
        orthogonal = ortho if orthogonalize is None else orthogonalize
        if x.dtype.kind == "c":
            parts = [_sums(each, (kind, number), orthogonal) for each in (x.real, x.imag)]
            y = ops.complex(*parts)
        else:
            y = _sums(x, (kind, number), orthogonal)
        period = 2 * (x.shape[-1] + _KINDS[kind, number][2])
        if ortho:
            y = y / math.sqrt(period)
        elif inverse == (norm in (None, "backward")):
            y = y / period
        return y.movedim(-1, axis)

    return transform


def _over_axes(along: Callable[..., Tensor]) -> Callable[..., Tensor]:
    def transform(
        x: Any, type: int = 2, s: Any = None, axes: Any = None, norm: str | None = None,
        overwrite_x: bool = False, workers: int | None = None, *,
        orthogonalize: bool | None = None,
    ) -> Tensor:  # fmt: skip
        x = tensor(x)
        axes = dims(axes, x.ndim)
        if s is not None and len(axes) > np.size(s):
            axes = axes[-np.size(s) :]
        sizes = [None] * len(axes) if s is None else np.atleast_1d(s).tolist()
        for axis, n in zip(axes, sizes, strict=True):
            x = along(x, type, n, axis, norm, orthogonalize=orthogonalize)
        return x

    return transform


def _sums(x: Tensor, kind: tuple[str, int], orthogonal: bool) -> Tensor:
    """The sums of `_KINDS` over the last dimension, by one Fourier transform of length 2 M."""
    a, b, more, ends = _KINDS[kind]
    size = x.shape[-1]
    period = 2 * (size + more)
    if period < 1:
        raise ValueError("DCT-I is not defined for size < 2")
    before, after = np.full(size, 2.0), np.ones(size)
    before[list(ends)] = 1.0
    if orthogonal:
        for scales, places, factor in zip((before, after), _SCALED.get(kind, ((), ())),
                (math.sqrt(2), math.sqrt(0.5)), strict=True):  # fmt: skip
            scales[list(places)] *= factor
    steps = np.arange(size)
    turns = before * np.exp(-2j * np.pi * a * steps / period)
    back = after * np.exp(-2j * np.pi * b * (steps + a) / period)
    dtype = np.result_type(x.dtype, np.complex64)
    found = ops.fft_fft(x * turns.astype(dtype), period, -1)[..., :size] * back.astype(dtype)
    return found.real if kind[0] == "c" else -found.imag


_TRIGONOMETRIC = {
    f"{inverse}d{kind}t": _trigonometric(kind, bool(inverse))
    for kind in ("c", "s")
    for inverse in ("", "i")
}
FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name.removeprefix("fft."): _scipys(name) for name in FOURIER if "shift" not in name},
    **{name: FOURIER[f"fft.{name}"] for name in ("fftshift", "ifftshift")},
    **_TRIGONOMETRIC,
    **{f"{name}n": _over_axes(function) for name, function in _TRIGONOMETRIC.items()},
}
