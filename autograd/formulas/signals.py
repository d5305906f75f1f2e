"""Convolutions and correlations as windows of one bilinear operation, and its gradients.

With y[i] = sum_j a[j] b[start + i - j], the gradient of a is sum_i grad[i] conj(b[start + i - j]):
again a window of a convolution, of grad with the mirrored conjugate of b. Nothing else is needed
for derivatives of any order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

Shape = tuple[int, ...]


def lengths(shape: Shape, start: Sequence[int]) -> Shape:
    """The sizes of the dimensions that are convolved, the last ones.

    math: lengths(shape, start)
    """
    return shape[len(shape) - len(start) :]


def mirrored(x: Any, start: Sequence[int]) -> Any:
    """The complex conjugate of `x`, in reverse order along the dimensions that are convolved.

    math: mirrored(x, start)
    """
    x = np.flip(x, tuple(range(x.ndim - len(start), x.ndim)))
    return x.conj() if x.dtype.kind == "c" else x


def reflected_start(shape: Shape, start: Sequence[int]) -> list[int]:
    """Where the gradient's window starts: n - 1 - start for each length n of the other operand.

    math: reflected_start(shape, start)
    """
    return [n - 1 - each for n, each in zip(lengths(shape, start), start, strict=True)]
