# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 1d402ba52fb22b9b, content 72f32da8a744d807
"""Norms and distances: functions, Backward nodes and tangents."""

import numpy as np

from autograd.base.ops import ops
from autograd.composites import distances, norms
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS
from autograd.core.errors import FAULTS, refused
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import missing_argument, tensor_argument
from autograd.core.tensor import MODE, Tensor
from autograd.views.out import write_out

__all__ = [
    "cdist",
    "cosine_similarity",
    "frobenius_norm",
    "pairwise_distance",
    "pdist",
]

ndarray = np.ndarray
asarray = np.asarray
ONE = 1


# ---- linalg.vector_norm


def linalg_vector_norm(
    input, ord=2, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None
):
    """linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
    dtype? dtype=None) -> Tensor

    The norm of the elements along `dim`; its gradient at 0 is 0.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(linalg_vector_norm, out, Tensor, input, ord, dim, keepdim, dtype=dtype)
    if ord.__class__ not in NUMBERS:
        ord = value_argument("linalg.vector_norm", "ord", "Scalar", ord)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("linalg.vector_norm", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("linalg.vector_norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("linalg.vector_norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.vector_norm", 0, "input", input)
    try:
        return norms.vector_norm(input, ord, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(
            _error, "linalg.vector_norm", self=input, ord=ord, dim=dim, keepdim=keepdim, dtype=dtype
        ) from None


# ---- linalg.matrix_norm


def linalg_matrix_norm(
    input, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None
):
    """linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool keepdim=False, *,
    dtype? dtype=None) -> Tensor

    A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(linalg_matrix_norm, out, Tensor, input, ord, dim, keepdim, dtype=dtype)
    if not all_ints(dim):
        dim = value_argument("linalg.matrix_norm", "dim", "int[]", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("linalg.matrix_norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("linalg.matrix_norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.matrix_norm", 0, "input", input)
    try:
        return norms.matrix_norm(input, ord, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(
            _error, "linalg.matrix_norm", self=input, ord=ord, dim=dim, keepdim=keepdim, dtype=dtype
        ) from None


# ---- linalg.norm


def linalg_norm(
    input, ord=None, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None
):
    """linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, dtype?
    dtype=None) -> Tensor

    A norm of matrices if there are two dimensions, or `dim` names two, and else of vectors.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(linalg_norm, out, Tensor, input, ord, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("linalg.norm", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("linalg.norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("linalg.norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.norm", 0, "input", input)
    try:
        return norms.norm(input, ord, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(
            _error, "linalg.norm", self=input, ord=ord, dim=dim, keepdim=keepdim, dtype=dtype
        ) from None


# ---- frobenius_norm


def frobenius_norm(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    """frobenius_norm(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

    The norm of the elements along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("frobenius_norm", "dim")
    if out is not None:
        return write_out(frobenius_norm, out, Tensor, input, dim, keepdim)
    if dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("frobenius_norm", "dim", "int[1]", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("frobenius_norm", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        input = tensor_argument("frobenius_norm", 0, "input", input)
    try:
        return ops.norm(input, "fro", dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "frobenius_norm", self=input, dim=dim, keepdim=keepdim) from None


# ---- linalg.cond


def linalg_cond(input, p=None, _=Tensor, out=Tensor):
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, norm of a matrix times norm of its inverse; infinite if singular.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_cond, out, _, input, p)
    if input.__class__ is not Tensor:
        input = tensor_argument("linalg.cond", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("linalg.cond", "composite", input.dtype)
    try:
        return norms.cond(input, p)
    except FAULTS as _error:
        raise refused(_error, "linalg.cond", self=input, p=p) from None


# ---- cdist


def cdist(x1, x2, p=2, compute_mode="use_mm_for_euclid_dist_if_necessary", _=Tensor, out=Tensor):
    """cdist(Tensor x1, Tensor x2, float p=2, any
    compute_mode="use_mm_for_euclid_dist_if_necessary") -> Tensor

    The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient is
    0.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(cdist, out, _, x1, x2, p, compute_mode)
    if p.__class__ not in NUMBERS:
        p = value_argument("cdist", "p", "float", p)
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("cdist", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("cdist", 1, "x2", x2)
    if MODE.settle is not None:
        check_dtypes("cdist", "composite", x1.dtype)
    try:
        return distances.cdist(x1, x2, p, compute_mode)
    except FAULTS as _error:
        raise refused(_error, "cdist", x1=x1, x2=x2, p=p, compute_mode=compute_mode) from None


# ---- pdist


def pdist(input, p=2, _=Tensor, out=Tensor):
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(pdist, out, _, input, p)
    if p.__class__ not in NUMBERS:
        p = value_argument("pdist", "p", "float", p)
    if input.__class__ is not Tensor:
        input = tensor_argument("pdist", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("pdist", "composite", input.dtype)
    try:
        return distances.pdist(input, p)
    except FAULTS as _error:
        raise refused(_error, "pdist", input=input, p=p) from None


# ---- nn.functional.pairwise_distance


def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False, *, keepdims=None):
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool
    keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """
    if keepdims is not None:
        keepdim = keepdims
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.pairwise_distance", "p", "float", p)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.pairwise_distance", "eps", "float", eps)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nn.functional.pairwise_distance", "keepdim", "bool", keepdim)
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.pairwise_distance", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.pairwise_distance", 1, "x2", x2)
    if MODE.settle is not None:
        check_dtypes("nn.functional.pairwise_distance", "composite", x1.dtype)
    try:
        return distances.pairwise_distance(x1, x2, p, eps, keepdim)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.pairwise_distance", x1=x1, x2=x2, p=p, eps=eps, keepdim=keepdim
        ) from None


# ---- nn.functional.cosine_similarity


def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-8, *, axis=None):
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) ->
    Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("nn.functional.cosine_similarity", "dim", "int", dim)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.cosine_similarity", "eps", "float", eps)
    if x1.__class__ is not Tensor:
        x1 = tensor_argument("nn.functional.cosine_similarity", 0, "x1", x1)
    if x2.__class__ is not Tensor:
        x2 = tensor_argument("nn.functional.cosine_similarity", 1, "x2", x2)
    try:
        return distances.cosine_similarity(x1, x2, dim, eps)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.cosine_similarity", x1=x1, x2=x2, dim=dim, eps=eps
        ) from None


nn_functional_pdist = pdist
pairwise_distance = nn_functional_pairwise_distance
cosine_similarity = nn_functional_cosine_similarity
