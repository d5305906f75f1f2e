"""Samples of linear systems, determinants, functions of matrices, norms and distances."""

from __future__ import annotations

import itertools

import numpy as np

from tests.support.sampling import Sample, samples


def regular(make, *shape):
    """Leaves that are far from singular."""
    x = make(*shape)
    eye = 3 * np.eye(shape[-1], dtype=make.dtype)
    return (x.detach() + eye).requires_grad_(x.requires_grad)


# ---- systems and inverses ------------------------------------------------------------------------


def _solved(a, b, left=True):
    vector = b.ndim == 1 or (b.ndim == a.ndim - 1 and b.shape == a.shape[:-1])
    b = b[..., None] if vector else b
    x = np.linalg.solve(a, b) if left else np.linalg.solve(a.mT, b.mT).mT
    return x[..., 0] if vector else x


@samples("linalg.solve", reference=_solved)
def _solve(make):
    yield Sample(regular(make, 3, 3), make(3, 2))
    yield Sample(regular(make, 3, 3), make(3))
    yield Sample(regular(make, 2, 3, 3), make(2, 3))
    yield Sample(regular(make, 2, 1, 2, 2), make(3, 2, 2))
    yield Sample(regular(make, 3, 3), make(2, 3), left=False)
    yield Sample(regular(make, 2, 2, 2), make(3, 2), left=False)
    yield Sample(regular(make, 0, 2, 2), make(0, 2, 3))
    yield Sample(make(0, 0), make(0, 2))
    yield Sample(regular(make, 2, 2), make(2, 0))


@samples("linalg.solve_ex", reference=lambda a, b, left=True: (_solved(a, b, left), _none(a)))
def _solve_ex(make):
    yield Sample(regular(make, 2, 3, 3), make(3, 2))
    yield Sample(regular(make, 3, 3), make(2, 3), left=False)


def _none(a):
    return np.zeros(a.shape[:-2], np.int32)


def _factors(a, name=None, check=None):
    np.linalg.inv(a)  # raises for dtypes without LAPACK
    return a, np.zeros((*a.shape[:-2], 0), np.int32), _none(a)


@samples("linalg._solve_factors", reference=_factors, grad=False)
def _solve_factors(make):
    yield Sample(regular(make, 2, 3, 3))


@samples(
    "linalg._solve_factored",
    reference=lambda a, b, factors, pivots, left=True, adjoint=False: _solved(
        a.mT.conj() if adjoint else a, b, left
    ),
)
def _solve_factored(make):
    # The factors change with the matrix: its gradients are checked by those of linalg.solve.
    for left, adjoint in itertools.product((True, False), repeat=2):
        a = regular(make, 2, 2, 2).detach()
        b = make(2, 3) if left else make(3, 2)
        yield Sample(a, b, a, make.index(2, 0, high=1), left, adjoint)


@samples("linalg.inv", reference=np.linalg.inv)
def _inv(make):
    yield Sample(regular(make, 3, 3))
    yield Sample(regular(make, 2, 2, 2))
    yield Sample(make(0, 0))
    yield Sample(make(0, 2, 2))


@samples("inverse", reference=np.linalg.inv)
def _inverse(make):
    yield Sample(regular(make, 3, 3))


@samples("linalg.inv_ex", reference=lambda a: (np.linalg.inv(a), _none(a)))
def _inv_ex(make):
    yield Sample(regular(make, 2, 3, 3))


def _pinv_reference(a, rcond=1e-15, *, atol=None, rtol=None, hermitian=False):
    if a.size == 0:
        np.linalg.svd(np.ones((1, 1), a.dtype))  # raises for dtypes without LAPACK
        return np.zeros((*a.shape[:-2], a.shape[-1], a.shape[-2]), a.dtype)
    return np.linalg.pinv(a, rcond, hermitian)


@samples("linalg.pinv", reference=_pinv_reference)
def _pinv(make):
    yield Sample(make(3, 2))
    yield Sample(make(2, 2, 3))
    yield Sample(regular(make, 3, 3), atol=1e-3, rtol=1e-3)
    yield Sample(make(0, 3))
    yield Sample(make(2, 3, 0))


@samples("linalg.pinv.rcond", reference=_pinv_reference)
def _pinv_rcond(make):
    yield Sample(make(3, 2), 1e-3)


@samples("pinverse", reference=_pinv_reference)
def _pinverse(make):
    yield Sample(make(2, 3))
    yield Sample(make(2, 3), rcond=1e-3)


@samples(
    "linalg.matrix_rank",
    reference=lambda a, atol=None, rtol=None: np.linalg.matrix_rank(a, atol),
    grad=False,
)
def _matrix_rank(make):
    yield Sample(make(3, 2))
    yield Sample(make(2, 2, 3))
    yield Sample(make(3, 3), atol=1.5)


@samples("linalg.matrix_rank.tol", reference=np.linalg.matrix_rank, grad=False)
def _matrix_rank_tol(make):
    yield Sample(make(3, 3), 1.5)


def _lstsq_reference(a, b, rcond=None, driver=None):
    vector = b.ndim == a.ndim - 1
    b = b[..., None] if vector else b
    x = np.linalg.pinv(a) @ b
    tall = driver not in (None, "gelsy") and a.shape[-2] > a.shape[-1]
    values = np.linalg.svd(a, compute_uv=False)
    return (
        x[..., 0] if vector else x,
        (np.abs(a @ x - b) ** 2).sum(-2) if tall else np.zeros(0, a.real.dtype),
        np.linalg.matrix_rank(a) if driver != "gels" else np.zeros(0, int),
        values if driver in ("gelsd", "gelss") else np.zeros(0, values.dtype),
    )


@samples("linalg.lstsq", reference=_lstsq_reference)
def _lstsq(make):
    yield Sample(make(4, 2), make(4, 3))
    yield Sample(make(2, 4), make(2, 3))
    yield Sample(make(2, 4, 2), make(2, 4, 2), driver="gelsd")
    yield Sample(make(2, 4, 2), make(2, 4, 2), driver="gels")
    yield Sample(make(2, 4, 2), make(2, 4))


@samples("linalg.tensorinv", reference=np.linalg.tensorinv)
def _tensorinv(make):
    yield Sample(make(2, 2, 4))
    yield Sample(make(4, 2, 2), ind=1)


@samples("linalg.tensorsolve", reference=lambda a, b, dims=None: np.linalg.tensorsolve(a, b, dims))
def _tensorsolve(make):
    yield Sample(make(2, 3, 6), make(2, 3))
    yield Sample(make(2, 2, 1), make(2), dims=(0, 2))


# ---- determinants --------------------------------------------------------------------------------


@samples("linalg.det", reference=np.linalg.det)
def _linalg_det(make):
    yield Sample(make(3, 3))
    yield Sample(make(2, 2, 2))
    yield Sample(make(1, 1))
    yield Sample(make(0, 0))


@samples("det", reference=np.linalg.det)
def _det(make):
    yield Sample(make(3, 3))


@samples("linalg.slogdet", reference=np.linalg.slogdet)
def _linalg_slogdet(make):
    yield Sample(make(3, 3))
    yield Sample(make(2, 2, 2))
    yield Sample(make(0, 0))


@samples("slogdet", reference=np.linalg.slogdet)
def _slogdet(make):
    yield Sample(make(3, 3))


def _log_of_det(a):
    return np.log(np.linalg.det(a))


@samples("logdet", reference=_log_of_det)
def _logdet(make):
    yield Sample(regular(make, 2, 2))
    yield Sample(regular(make, 2, 3, 3))


# ---- functions and products of matrices ----------------------------------------------------------


def _expm(a):
    """The power series, after so many halvings that it converges at once."""
    term = total = np.eye(a.shape[-1]) + np.zeros_like(a)
    for k in range(1, 20):
        term = term @ a / (k * 64)
        total = total + term
    for _ in range(6):
        total = total @ total
    return total


def _expm_derivative(a, e):
    n = a.shape[-1]
    zero = np.zeros_like(a)
    whole = np.concatenate([np.concatenate([a, e], -1), np.concatenate([zero, a], -1)], -2)
    return _expm(whole)[..., :n, n:]


@samples("linalg.matrix_exp", reference=_expm)
def _linalg_matrix_exp(make):
    yield Sample(make(3, 3))
    yield Sample(make(2, 2, 2, low=-0.1, high=0.1))
    yield Sample(make(2, 2, low=-0.005, high=0.005))
    yield Sample(make(2, 2, low=-0.3, high=0.3))
    yield Sample(make(2, 2, low=-8, high=8))
    yield Sample(make(0, 0))


@samples("matrix_exp", reference=_expm)
def _matrix_exp(make):
    yield Sample(make(2, 2))


@samples("linalg._matrix_exp_derivative", reference=_expm_derivative)
def _matrix_exp_derivative(make):
    yield Sample(make(2, 2), make(2, 2))
    yield Sample(make(2, 2, low=-0.1, high=0.1), make(2, 2))


@samples("linalg.matrix_power", reference=np.linalg.matrix_power)
def _linalg_matrix_power(make):
    for n in (0, 1, 2, 3, 7):
        yield Sample(make(2, 2), n)
    yield Sample(regular(make, 2, 2, 2), -3)


@samples("matrix_power", reference=np.linalg.matrix_power)
def _matrix_power(make):
    yield Sample(make(2, 2), 3)


def _multiplied(*matrices):
    matrices = matrices[0] if isinstance(matrices[0], list) else list(matrices)
    return matrices[0].copy() if len(matrices) == 1 else np.linalg.multi_dot(matrices)


@samples("linalg.multi_dot", reference=_multiplied)
def _multi_dot(make):
    yield Sample([make(2, 3), make(3, 2)])
    yield Sample([make(3), make(3, 2), make(2, 4), make(4)])
    yield Sample([make(4, 1), make(1, 4), make(4, 2)])


@samples("chain_matmul", reference=_multiplied)
def _chain_matmul(make):
    yield Sample(make(2, 3), make(3, 1), make(1, 4))
    yield Sample(make(2, 2))


def _powers(x, **count):
    return x[..., None] ** np.arange(count.get("N", x.shape[-1]))


@samples("linalg.vander", reference=_powers)
def _vander(make):
    yield Sample(make(3))
    yield Sample(make(2, 3), N=4)
    yield Sample(make(2), N=2)


@samples("linalg.vecdot", reference=lambda x, y, dim=-1: (x.conj() * y).sum(dim))
def _vecdot(make):
    yield Sample(make(2, 3), make(2, 3))
    yield Sample(make(2, 3), make(2, 1), dim=0)


@samples("linalg.cross", reference=lambda a, b, dim=-1: np.cross(a, b, axis=dim))
def _linalg_cross(make):
    yield Sample(make(3), make(3))
    yield Sample(make(2, 3), make(1, 3))
    yield Sample(make(3, 2), make(3, 2), dim=0)


@samples("cross", reference=lambda a, b, dim=0: np.cross(a, b, axis=dim))
def _cross(make):
    yield Sample(make(3, 2), make(3, 2))
    yield Sample(make(2, 3), make(2, 3), 1)


@samples(
    "linalg.diagonal",
    reference=lambda a, offset=0, dim1=-2, dim2=-1: np.diagonal(a, offset, dim1, dim2),
)
def _diagonal(make):
    yield Sample(make(2, 3))
    yield Sample(make(2, 3, 2), offset=1, dim1=0, dim2=1)


# ---- norms ---------------------------------------------------------------------------------------


def _vector_norm_reference(x, ord=2, dim=None, keepdim=False):
    return np.linalg.vector_norm(x, axis=dim, keepdims=keepdim, ord=ord)


@samples("linalg.vector_norm", reference=_vector_norm_reference)
def _vector_norm(make):
    yield Sample(make(2, 3))
    for order in (0, 1, 3, 0.5, -1, np.inf, -np.inf):
        yield Sample(make(2, 3, low=0.2), order, 1)
    yield Sample(make(2, 3, 2), 3, dim=(0, 2), keepdim=True)


def _matrix_norm_reference(x, ord="fro", dim=(-2, -1), keepdim=False):
    return np.linalg.norm(x, ord, dim, keepdim)


@samples("linalg.matrix_norm", reference=_matrix_norm_reference)
def _matrix_norm(make):
    for order in ("fro", 1, -1, np.inf, -np.inf, "nuc", 2, -2):
        yield Sample(make(3, 2), order)
    yield Sample(make(2, 3, 2), np.inf, dim=(2, 0), keepdim=True)
    yield Sample(make(2, 3, 2), "nuc", dim=(2, 0), keepdim=True)


def _norm_reference(x, ord=None, dim=None, keepdim=False):
    return np.linalg.norm(x, ord, dim, keepdim)


@samples("linalg.norm", reference=_norm_reference)
def _norm(make):
    yield Sample(make(2, 3, 2))
    yield Sample(make(2, 3), 1)
    yield Sample(make(3), 3)
    yield Sample(make(2, 3, 2), np.inf, dim=1)
    yield Sample(make(2, 3, 2), "fro", (0, 2), keepdim=True)


@samples("linalg.cond", reference=np.linalg.cond)
def _cond(make):
    for order in (1, -1, np.inf, -np.inf, "fro"):
        yield Sample(regular(make, 3, 3), order)
    yield Sample(regular(make, 2, 2, 2), 1)
    yield Sample(make(3, 2))
    yield Sample(regular(make, 2, 2), -2)
    yield Sample(regular(make, 2, 2), "nuc")


# ---- distances -----------------------------------------------------------------------------------


def _distances(a, b, p=2, compute_mode=None):
    return np.linalg.norm(a[..., :, None, :] - b[..., None, :, :], p, -1)


@samples("cdist", reference=_distances, complex=False)
def _cdist(make):
    yield Sample(make(3, 2), make(2, 2))
    yield Sample(make(2, 3, 2), make(4, 2), p=1)
    yield Sample(make(3, 2), make(2, 2), 3.0)
    yield Sample(make(3, 2), make(2, 2), float("inf"))
    yield Sample(make(3, 2), make(2, 2), 0.0)
    yield Sample(make(3, 2), make(2, 2), compute_mode="use_mm_for_euclid_dist")
    yield Sample(make(0, 2), make(2, 2))
    yield Sample(make(2, 0), make(3, 0))


def _pairs(a, p=2):
    rows, columns = np.triu_indices(len(a), 1)
    return np.linalg.norm(a[rows] - a[columns], p, -1)


@samples("pdist", reference=_pairs, complex=False)
def _pdist(make):
    yield Sample(make(4, 2))
    yield Sample(make(3, 2), 1.0)
    yield Sample(make(3, 2), p=3.0)


def _pair_distance(a, b, p=2, eps=1e-6, keepdim=False):
    return np.linalg.norm(a - b + eps, p, -1, keepdims=keepdim)


@samples("nn.functional.pairwise_distance", reference=_pair_distance)
def _pairwise_distance(make):
    yield Sample(make(3, 2), make(3, 2))
    yield Sample(make(3, 2), make(2), p=1.0, keepdim=True)
    yield Sample(make(3, 2), make(3, 2), p=3.0, eps=0.1)


def _cosine(a, b, dim=1, eps=1e-8):
    a, b = np.broadcast_arrays(a, b)
    a, b = (x / np.maximum(np.linalg.norm(x, axis=dim, keepdims=True), eps) for x in (a, b))
    return (a * b).sum(dim)


_CLAMPED = "norms below eps have the slope of the norm, as in PyTorch"


@samples("nn.functional.cosine_similarity", reference=_cosine, complex=False)
def _cosine_similarity(make):
    yield Sample(make(3, 2), make(3, 2))
    yield Sample(make(3, 2), make(1, 2))
    yield Sample(make(2, 3), make(2, 3), eps=2.0, check_grad=False, reason=_CLAMPED)
