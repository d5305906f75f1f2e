"""NumPy's Fourier transforms, whose axes come before the scaling or are called `axes`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import Refused, tensor

__all__ = ["FOURIER"]


def _make_1d(name: str) -> Callable[..., Tensor]:
    def transform(
        a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: Refused = None
    ) -> Tensor:
        return getattr(ops, f"fft_{name}")(tensor(a), n, axis, norm)

    return transform


def _make_nd(name: str, default: tuple[int, int] | None) -> Callable[..., Tensor]:
    def transform(
        a: Any, s: Any = None, axes: Any = default, norm: str | None = None, out: Refused = None
    ) -> Tensor:
        a = tensor(a)
        if s is not None:  # -1 is the length that there is, None that of a transform without `s`
            own = range(-len(s), 0) if axes is None else axes
            lengths = [a.shape[d] for d in own] if len(own) == len(s) else s
            s = [-1 if n is None else m if n == -1 else n for n, m in zip(s, lengths, strict=True)]
        if axes is not None and len({d % max(a.ndim, 1) for d in axes}) < len(axes):
            return _one_by_one(name, a, [-1] * len(axes) if s is None else s, axes, norm)
        return getattr(ops, f"fft_{name}")(a, s, axes, norm)

    return transform


def _one_by_one(name: str, a: Tensor, s: Any, axes: Any, norm: str | None) -> Tensor:
    """The transforms along `axes`, the last one first; backwards to real numbers it is the last."""
    ends = len(axes) - 1
    lengths = [a.shape[d] if n == -1 else n for n, d in zip(s, axes, strict=True)]
    if name.startswith("irfft") and s[-1] == -1:
        lengths[-1] = 2 * (lengths[-1] - 1)
    places = range(ends + 1) if name.startswith("irfft") else range(ends, -1, -1)
    for i in places:
        kind = name[:-1] if i == ends else name[:-1].replace("r", "")
        a = getattr(ops, f"fft_{kind}")(a, lengths[i], axes[i], norm)
    return a


def _make_shift(name: str) -> Callable[..., Tensor]:
    def shift(x: Any, axes: Any = None) -> Tensor:
        return getattr(ops, f"fft_{name}")(tensor(x), axes)

    return shift


FOURIER = {
    **{f"fft.{x}": _make_1d(x) for x in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")},
    **{f"fft.{x}": _make_nd(x, (-2, -1)) for x in ("fft2", "ifft2", "rfft2", "irfft2")},
    **{f"fft.{x}": _make_nd(x, None) for x in ("fftn", "ifftn", "rfftn", "irfftn")},
    **{f"fft.{x}": _make_shift(x) for x in ("fftshift", "ifftshift")},
}
