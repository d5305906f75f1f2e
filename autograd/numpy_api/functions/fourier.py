"""NumPy's Fourier transforms, whose axes come before the scaling or are called `axes`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import Refused, tensor

__all__ = ["FOURIER"]


def _along_one(name: str) -> Callable[..., Tensor]:
    def transform(
        a: Any, n: int | None = None, axis: int = -1, norm: str | None = None, out: Refused = None
    ) -> Tensor:
        return getattr(ops, f"fft_{name}")(tensor(a), n, axis, norm)

    return transform


def _along_several(name: str, default: tuple[int, int] | None) -> Callable[..., Tensor]:
    def transform(
        a: Any, s: Any = None, axes: Any = default, norm: str | None = None, out: Refused = None
    ) -> Tensor:
        return getattr(ops, f"fft_{name}")(tensor(a), s, axes, norm)

    return transform


def _shift(name: str) -> Callable[..., Tensor]:
    def shift(x: Any, axes: Any = None) -> Tensor:
        return getattr(ops, f"fft_{name}")(tensor(x), axes)

    return shift


FOURIER = {
    **{f"fft.{x}": _along_one(x) for x in ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")},
    **{f"fft.{x}": _along_several(x, (-2, -1)) for x in ("fft2", "ifft2", "rfft2", "irfft2")},
    **{f"fft.{x}": _along_several(x, None) for x in ("fftn", "ifftn", "rfftn", "irfftn")},
    **{f"fft.{x}": _shift(x) for x in ("fftshift", "ifftshift")},
}
