# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ea2618d4c5281add
"""Vectors, norms and distances: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import distances, norms


def linalg_vecdot(x, y, *, dim=-1):
    return kernels.sum_(x.conj() * y, dim, False, None)


def linalg_cross(self, other, *, dim=-1):
    return kernels.cross(self, other, dim)


def cross(self, other, dim=None):
    return kernels.cross(self, other, distances.cross_dim(self, other, dim))


def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    return kernels.diagonal(A, offset, dim1, dim2)


def linalg_vector_norm(self, ord=2, dim=None, keepdim=False, *, dtype=None):
    return norms.vector_norm(self, ord, dim, keepdim, dtype)


def linalg_matrix_norm(self, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None):
    return norms.matrix_norm(self, ord, dim, keepdim, dtype)


def linalg_norm(self, ord=None, dim=None, keepdim=False, *, dtype=None):
    return norms.norm(self, ord, dim, keepdim, dtype)


def frobenius_norm(self, dim, keepdim=False):
    return kernels.norm(self, "fro", dim, keepdim, None)


def linalg_cond(self, p=None):
    return norms.cond(self, p)


def cdist(x1, x2, p=2, compute_mode="use_mm_for_euclid_dist_if_necessary"):
    return distances.cdist(x1, x2, p, compute_mode)


def _distances(x1, x2, p):
    return kernels.distances(x1, x2.swapaxes(-1, -2), p)


def pdist(input, p=2):
    return distances.pdist(input, p)


def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False):
    return distances.pairwise_distance(x1, x2, p, eps, keepdim)


def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-8):
    return distances.cosine_similarity(x1, x2, dim, eps)
