"""Gradients of the discrete Fourier transforms.

Every transform is linear, and its adjoint is the opposite transform with the opposite scaling. What
is to be done besides:

- An input that was cut or padded gets its gradient padded or cut.
- Of a real signal the spectrum is Hermitian, and only one half of it is computed. The adjoint of
  leaving out the other half is irfft of a spectrum whose doubly meant elements are halved, since
  irfft counts them twice; the adjoint of irfft is rfft with these elements doubled. Met once are
  the element of frequency 0 and, for an even length, the last one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.array.axes import along, check_axis
from autograd.array.duck import lazy
from autograd.array.unbroadcast import restore
from autograd.formulas import padded
from autograd.kernels.conv.fourier import geometry

Shape = tuple[int, ...]


def adjoint_norm(norm: str | None) -> str:
    """The scaling of the adjoint transform: what one of them does not divide by, the other does.

    math: "forward" if norm is None or norm == "backward" else "backward" if norm == "forward"
        else norm
    """
    return {"ortho": "ortho", "forward": "backward"}.get(norm or "", "forward")


def sizes(shape: Shape, s: Any, dim: Any) -> list[int]:
    """The lengths of the signal that rfftn or ihfftn transformed."""
    return geometry(shape, s, dim)[0]


def axes(ndim: int, s: Any, dim: Any) -> list[int]:
    """The dimensions that a transform along several takes."""
    return geometry((1,) * ndim, s, dim)[1]


def fitted(gradient: Any, shape: Shape, dtype: Any) -> Any:
    """`gradient` as that of an input of `shape` and `dtype`, which was cut or padded with zeros."""
    if gradient.shape != shape:
        kept = tuple(map(min, gradient.shape, shape))
        if kept != gradient.shape:
            gradient = gradient[tuple(map(slice, kept))]
        gradient = padded(gradient, shape)
    return restore(gradient, shape, dtype)


def halved(grad: Any, n: Sequence[int] | int, dim: Sequence[int] | int) -> Any:
    """The half of a spectrum with the elements halved that stand for two.

    `n` is the length of the signal and `dim` its dimension; of several the last ones count.
    """
    return _weigh_inner(grad, 0.5, n, dim)


def doubled(half: Any, n: Sequence[int] | int, dim: Sequence[int] | int) -> Any:
    """The half of a spectrum with the elements doubled that stand for two."""
    return _weigh_inner(half, 2.0, n, dim)


def _weigh_inner(half: Any, weight: float, n: Sequence[int] | int, dim: Sequence[int] | int) -> Any:
    n = n if isinstance(n, int) else n[-1]
    axis = check_axis(dim if isinstance(dim, int) else dim[-1], half.ndim)
    count = half.shape[axis]
    ends = [0] if n % 2 or count == 1 else [0, count - 1]
    if isinstance(half, np.ndarray) and not lazy(half):
        out = half * weight
        for end in ends:
            out[along(axis, end)] = half[along(axis, end)]
        return out
    weights = np.full(count, weight, half.real.dtype)
    weights[ends] = 1
    return half * weights.reshape((-1, *(1,) * (half.ndim - 1 - axis)))
