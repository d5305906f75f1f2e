"""The standard's extension for linear algebra: NumPy's functions, which act on Tensors."""

from __future__ import annotations

import numpy as np
from numpy.linalg import (  # noqa: F401  (given on)
    cholesky,
    cross,
    det,
    diagonal,
    eigh,
    eigvalsh,
    inv,
    matmul,
    matrix_norm,
    matrix_power,
    matrix_transpose,
    outer,
    pinv,
    qr,
    slogdet,
    solve,
    svd,
    svdvals,
    tensordot,
    trace,
    vecdot,
    vector_norm,
)  # fmt: skip

from autograd.core.tensor import Tensor, from_array


def matrix_rank(x: Tensor, /, *, rtol: float | Tensor | None = None) -> Tensor:
    """How many singular values are larger than `rtol` times the largest."""
    limit = rtol.detach().numpy() if isinstance(rtol, Tensor) else rtol
    return from_array(np.asarray(np.linalg.matrix_rank(x.detach().numpy(), rtol=limit)))
