"""The gradient of distances between the rows of matrices."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.ops import ops
from autograd.formulas import is_array, plain


def distances_input(grad: Any, x1: Any, x2: Any, result: Any, p: float) -> Any:
    """The sum over j of grad_ij (x1_i - x2_j) / |x1_i - x2_j|, or of grad_ij times signs where p is
    1; a distance of 0 adds 0.

    math: (grad.unsqueeze(-1) * sign(d)).sum(-2) if p == 1 else ((grad / result).unsqueeze(-1) *
        d).sum(-2) where d = x1.unsqueeze(-2) - x2.unsqueeze(-3)
    """
    if p != 1:
        near = plain(result) == 0
        grad = np.where(near, 0, grad / np.where(near, 1, result))
    if is_array(grad, x1, x2):
        return kernels.distances_pull(x1, x2.swapaxes(-1, -2), grad, p)
    gaps = x1.unsqueeze(-2) - x2.unsqueeze(-3)
    return ((ops.sign(gaps) if p == 1 else gaps) * grad.unsqueeze(-1)).sum(-2)
