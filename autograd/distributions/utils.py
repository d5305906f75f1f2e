"""What distributions and their users share: parameters of one shape, probabilities and logits."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.base.dtypes import get_default_dtype
from autograd.base.grad_mode import enable_grad
from autograd.base.locks import cached_property
from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.methods.construction import as_tensor


class lazy_property(cached_property):  # noqa: N801  (PyTorch's name)
    """An attribute that is computed once, when it is first asked for, also under no_grad."""

    def __get__(self, instance: Any, owner: Any = None) -> Any:
        with enable_grad():
            return super().__get__(instance, owner)


def broadcast_all(*values: Any) -> tuple[Any, ...]:
    """The values in their common shape; numbers become tensors, in the dtype of the first tensor.

    Raises ValueError for anything but tensors and numbers.
    """
    if not all(isinstance(v, (Tensor, int, float, np.number)) for v in values):
        raise ValueError(
            "Input arguments must all be instances of Number, torch.Tensor or objects "
            "implementing __torch_function__."
        )
    tensors = [v for v in values if isinstance(v, Tensor)]
    dtype = tensors[0].dtype if tensors else get_default_dtype()
    return tuple(
        ops.broadcast_tensors([v if isinstance(v, Tensor) else as_tensor(v, dtype) for v in values])
    )


def _standard_normal(shape: Any, dtype: Any, device: Any) -> Any:
    """Normal numbers of mean 0 and deviation 1, as distributions draw them (PyTorch's name)."""
    return ops.randn(shape, dtype=dtype, device=device)


def eps_of(dtype: Any) -> float:
    """The distance from 1 to the next larger number."""
    return float(np.finfo(np.dtype(dtype)).eps)


def tiny_of(dtype: Any) -> float:
    """The smallest normal number."""
    return float(np.finfo(np.dtype(dtype)).tiny)


def lowest_of(dtype: Any) -> float:
    """The least number that is not -inf."""
    return float(np.finfo(np.dtype(dtype)).min)


def clamp_probs(probs: Any) -> Any:
    """Probabilities of which neither they nor their complements are zero."""
    eps = eps_of(probs.dtype)
    return probs.clamp(min=eps, max=1 - eps)


def logits_to_probs(logits: Any, is_binary: bool = False) -> Any:
    """Probabilities of logits: of each alone (`is_binary`), or of the categories in a row."""
    return logits.sigmoid() if is_binary else ops.softmax(logits, -1)


def probs_to_logits(probs: Any, is_binary: bool = False) -> Any:
    """Logits of probabilities, which are clamped away from 0 and 1."""
    clamped = clamp_probs(probs)
    return clamped.log() - (-clamped).log1p() if is_binary else clamped.log()


def sum_rightmost(value: Any, dims: int) -> Any:
    """The sum over the last `dims` dimensions."""
    return value.sum(tuple(range(-dims, 0))) if dims else value


def rand_open(shape: Any, dtype: Any) -> Any:
    """Random numbers between 0 and 1, neither of which is among them."""
    return ops.rand(shape, dtype=dtype).clamp(min=tiny_of(dtype), max=1 - eps_of(dtype) / 2)


_sum_rightmost = sum_rightmost  # PyTorch's name


def tril_matrix_to_vec(mat: Any, diag: int = 0) -> Any:
    """The elements on and below a diagonal of matrices, row after row."""
    n = mat.shape[-1]
    if not -n <= diag < n:
        raise ValueError(f"diag ({diag}) provided is outside [{-n}, {n - 1}].")
    rows, columns = np.tril_indices(n, diag)
    return mat[..., rows, columns]


def vec_to_tril_matrix(vec: Any, diag: int = 0) -> Any:
    """What `tril_matrix_to_vec` made vectors of, with zeros above. Raises ValueError for lengths of
    which there are no such matrices."""
    count, n = vec.shape[-1], 1
    while len(np.tril_indices(n, diag)[0]) < count:
        n += 1
    rows, columns = np.tril_indices(n, diag)
    if len(rows) != count:
        raise ValueError(
            f"The size of last dimension is {count} which cannot be expressed as the lower "
            "triangular part of a square D x D matrix."
        )
    places = np.zeros((n, n), int)
    places[rows, columns] = np.arange(1, count + 1)
    return ops.nn_functional_pad(vec, (1, 0))[..., places]


def over_positive(x: Any, y: Any) -> Any:
    """x / y, infinite where y is not positive."""
    return ops.where(y > 0, x / ops.where(y > 0, y, 1.0), math.inf)


def nan_unless(condition: Any, value: Any) -> Any:
    """`value`, and nan where the condition is false."""
    return ops.where(condition, value, math.nan)
