"""The gradient of the derivative of the matrix exponential."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.kernels import matrix_exp_derivative

__all__ = ["gradient_at"]


def gradient_at(grad: Any, A: Any, E: Any) -> Any:
    """The gradient of `A` in L(A, E), the derivative of exp at `A` along `E`.

    exp([[A, E], [0, A]]) has L(A, E) in its upper right corner, so that A gets both of the diagonal
    blocks of the gradient of that exponential.

    math: s[..., :n, :n] + s[..., n:, n:] where s = linalg._matrix_exp_derivative(cat((cat((a, z),
        -1), cat((e, a), -1)), -2), cat((cat((z, grad), -1), cat((z, z), -1)), -2)); a =
        mH(A).expand(grad.shape); e = mH(E).expand(grad.shape); z = zeros_like(grad); n =
        A.shape[-1]
    """
    n = A.shape[-1]
    A, E = (np.broadcast_to(x.mT.conj(), grad.shape) for x in (A, E))
    zero = np.zeros_like(A)
    # The adjoint of the matrix of blocks, and a gradient in the corner.
    blocks = _blocks(A, zero, E, A)
    slope = _derivative(blocks, _blocks(np.zeros_like(grad), grad, zero, zero))
    return slope[..., :n, :n] + slope[..., n:, n:]


def _blocks(a: Any, b: Any, c: Any, d: Any) -> Any:
    upper, lower = np.concatenate([a, b], axis=-1), np.concatenate([c, d], axis=-1)
    return np.concatenate([upper, lower], axis=-2)


def _derivative(x: Any, direction: Any) -> Any:
    if isinstance(x, np.ndarray) and isinstance(direction, np.ndarray):
        return matrix_exp_derivative(x, direction)
    return ops.linalg__matrix_exp_derivative(x, direction)
