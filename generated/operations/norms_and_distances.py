# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows e090b81d2a04a1b6, content a59a4e72e61240b5
"""Norms and distances: functions, Backward nodes and tangents."""

# ruff: noqa
# mypy: ignore-errors
from math import inf

import numpy as np

from autograd.formulas import distances, norms
from autograd.operation import number
from autograd.support import tensor_argument
from autograd.tensor import Tensor

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# linalg.vector_norm


def linalg_vector_norm(input, ord=2, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The norm of the elements along `dim`; its gradient at 0 is 0.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.vector_norm", 0, "input", input)
    return norms.vector_norm(input, ord, dim, keepdim, dtype)


# ------------------------------------------------------------------------------------------------
# linalg.matrix_norm


def linalg_matrix_norm(input, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_norm", 0, "input", input)
    return norms.matrix_norm(input, ord, dim, keepdim, dtype)


# ------------------------------------------------------------------------------------------------
# linalg.norm


def linalg_norm(input, ord=None, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    A norm of matrices if there are two dimensions, or `dim` names two, and else of vectors.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.norm", 0, "input", input)
    return norms.norm(input, ord, dim, keepdim, dtype)


# ------------------------------------------------------------------------------------------------
# linalg.cond


def linalg_cond(input, p=None):
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, the norm of a matrix times that of its inverse; infinite for singular ones.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.cond", 0, "input", input)
    return norms.cond(input, p)


# ------------------------------------------------------------------------------------------------
# cdist


def cdist(x1, x2, p=2, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    """cdist(Tensor x1, Tensor x2, float p=2, any compute_mode="use_mm_for_euclid_dist_if_necessary") -> Tensor

    The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient is 0.
    """
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("cdist", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("cdist", 1, "x2", x2)
    return distances.cdist(x1, x2, p, compute_mode)


# ------------------------------------------------------------------------------------------------
# pdist


def pdist(input, p=2):
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("pdist", 0, "input", input)
    return distances.pdist(input, p)


# ------------------------------------------------------------------------------------------------
# nn.functional.pairwise_distance


def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False, *, keepdims=None):
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """
    if keepdims is not None:
        keepdim = keepdims
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.pairwise_distance", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.pairwise_distance", 1, "x2", x2)
    return distances.pairwise_distance(x1, x2, p, eps, keepdim)


# ------------------------------------------------------------------------------------------------
# nn.functional.cosine_similarity


def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-8, *, axis=None):
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) -> Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """
    if axis is not None:
        dim = axis
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.cosine_similarity", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.cosine_similarity", 1, "x2", x2)
    return distances.cosine_similarity(x1, x2, dim, eps)
