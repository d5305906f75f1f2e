"""Samples of linear systems, determinants, functions of matrices, norms and distances."""

from __future__ import annotations

import itertools

import numpy as np

from tests.support.sampling import Sample, samples


def regular(make, *shape, **bounds):
    """Leaves that are far from singular."""
    x = make(*shape, **bounds)
    eye = 3 * np.eye(shape[-1], dtype=make.dtype)
    return (x.detach() + eye).requires_grad_(x.requires_grad)


# ---- systems and inverses ------------------------------------------------------------------------


def _solved(a, b, left=True):
    vector = b.ndim == 1 or (b.ndim == a.ndim - 1 and b.shape == a.shape[:-1])
    b = b[..., None] if vector else b
    x = np.linalg.solve(a, b) if left else np.linalg.solve(a.mT, b.mT).mT
    return x[..., 0] if vector else x


samples("linalg.solve", _solved, lambda make: [
    (regular(make, 3, 3), make(3, 2)), (regular(make, 3, 3), make(3)),
    (regular(make, 2, 3, 3), make(2, 3)), (regular(make, 2, 1, 2, 2), make(3, 2, 2)),
    Sample(regular(make, 3, 3), make(2, 3), left=False),
    Sample(regular(make, 2, 2, 2), make(3, 2), left=False), (regular(make, 0, 2, 2), make(0, 2, 3)),
    (make(0, 0), make(0, 2)), (regular(make, 2, 2), make(2, 0))])  # fmt: skip
samples("linalg.solve_ex", lambda a, b, left=True: (_solved(a, b, left), _none(a)), lambda make: [
    (regular(make, 2, 3, 3), make(3, 2)),
    Sample(regular(make, 3, 3), make(2, 3), left=False)])  # fmt: skip


def _none(a):
    return np.zeros(a.shape[:-2], np.int32)


def _factors(a, name=None, check=None):
    np.linalg.inv(a)  # raises for dtypes without LAPACK
    return a, np.zeros((*a.shape[:-2], 0), np.int32), _none(a)


samples("linalg._solve_factors", _factors, lambda make: [regular(make, 2, 3, 3)], grad=False)


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


def _banded(bands, other, below, above):
    n = bands.shape[-1]
    matrix = np.zeros((*bands.shape[:-2], n, n), bands.dtype)
    for k in range(-below, above + 1):
        line = bands[..., above - k, max(k, 0) : n + min(k, 0)]
        at = np.arange(line.shape[-1])
        matrix[..., at + max(-k, 0), at + max(k, 0)] = line
    return np.linalg.solve(matrix, other)


def _bands(make, above, *shape):
    bands = make(*shape)
    return bands + (4 * (np.arange(shape[-2]) == above)[:, None]).astype(bands.dtype)


samples("linalg._solve_banded", _banded, lambda make: [
    (_bands(make, 1, 3, 4), make(4, 2), 1, 1), (_bands(make, 0, 3, 5), make(2, 5, 1), 2, 0),
    (_bands(make, 2, 2, 4, 3), make(2, 3, 2), 1, 2),
    (_bands(make, 0, 1, 3), make(3, 1), 0, 0)])  # fmt: skip


samples("linalg.inv", np.linalg.inv, lambda make: [
    regular(make, 3, 3), regular(make, 2, 2, 2), make(0, 0), make(0, 2, 2)])  # fmt: skip
samples("inverse", np.linalg.inv, lambda make: [regular(make, 3, 3)])
samples("linalg.inv_ex", lambda a: (np.linalg.inv(a), _none(a)), lambda make: [
    regular(make, 2, 3, 3)])  # fmt: skip


def _pinv_reference(a, rcond=1e-15, *, atol=None, rtol=None, hermitian=False):
    if a.size == 0:
        np.linalg.svd(np.ones((1, 1), a.dtype))  # raises for dtypes without LAPACK
        return np.zeros((*a.shape[:-2], a.shape[-1], a.shape[-2]), a.dtype)
    return np.linalg.pinv(a, rcond, hermitian)


samples("linalg.pinv", _pinv_reference, lambda make: [
    make(3, 2), make(2, 2, 3), Sample(regular(make, 3, 3), atol=1e-3, rtol=1e-3), make(0, 3),
    make(2, 3, 0)])  # fmt: skip
samples("linalg.pinv.rcond", _pinv_reference, lambda make: [(make(3, 2), 1e-3)])
samples("pinverse", _pinv_reference, lambda make: [make(2, 3), Sample(make(2, 3), rcond=1e-3)])
samples("linalg.matrix_rank", lambda a, atol=None, rtol=None: np.linalg.matrix_rank(a, atol),
    lambda make: [make(3, 2), make(2, 2, 3), Sample(make(3, 3), atol=1.5)], grad=False)  # fmt: skip
samples("linalg.matrix_rank.tol", np.linalg.matrix_rank, lambda make: [
    (make(3, 3), 1.5)], grad=False)  # fmt: skip


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


samples("linalg.lstsq", _lstsq_reference, lambda make: [
    (make(4, 2), make(4, 3)), (make(2, 4), make(2, 3)),
    Sample(make(2, 4, 2), make(2, 4, 2), driver="gelsd"),
    Sample(make(2, 4, 2), make(2, 4, 2), driver="gels"), (make(2, 4, 2), make(2, 4))])  # fmt: skip
samples("linalg.tensorinv", np.linalg.tensorinv, lambda make: [
    make(2, 2, 4), Sample(make(4, 2, 2), ind=1)])  # fmt: skip
samples("linalg.tensorsolve", lambda a, b, dims=None: np.linalg.tensorsolve(a, b, dims),
    lambda make: [(make(2, 3, 6), make(2, 3)),
        Sample(make(2, 2, 1), make(2), dims=(0, 2))])  # fmt: skip


# ---- determinants --------------------------------------------------------------------------------

samples("linalg.det", np.linalg.det, lambda make: [
    make(3, 3), make(2, 2, 2), make(1, 1), make(0, 0)])  # fmt: skip
samples("det", np.linalg.det, lambda make: [make(3, 3)])
samples("linalg.slogdet", np.linalg.slogdet, lambda make: [make(3, 3), make(2, 2, 2), make(0, 0)])
samples("slogdet", np.linalg.slogdet, lambda make: [make(3, 3)])


def _log_of_det(a):
    return np.log(np.linalg.det(a))


samples("logdet", _log_of_det, lambda make: [regular(make, 2, 2), regular(make, 2, 3, 3)])


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


def _sqrtm(a):
    values, vectors = np.linalg.eig(a)
    root = (vectors * np.emath.sqrt(values)[..., None, :]) @ np.linalg.inv(vectors)
    return root if np.iscomplexobj(a) else root.real


def _logm(a):
    values, vectors = np.linalg.eig(a)
    log = (vectors * np.emath.log(values)[..., None, :]) @ np.linalg.inv(vectors)
    return log if np.iscomplexobj(a) else log.real


samples("linalg.matrix_exp", _expm, lambda make: [
    make(3, 3), make(2, 2, 2, low=-0.1, high=0.1), make(2, 2, low=-0.005, high=0.005),
    make(2, 2, low=-0.3, high=0.3), make(2, 2, low=-8, high=8), make(0, 0)])  # fmt: skip
samples("matrix_exp", _expm, lambda make: [make(2, 2)])
samples("linalg._matrix_exp_derivative", _expm_derivative, lambda make: [
    (make(2, 2), make(2, 2)), (make(2, 2, low=-0.1, high=0.1), make(2, 2))])  # fmt: skip
samples("linalg.solve_sylvester", lambda a, b, q: np.linalg.solve(
    np.kron(a, np.eye(len(b))) + np.kron(np.eye(len(a)), b.T), q.reshape(-1)).reshape(q.shape),
    lambda make: [(regular(make, 2, 2), regular(make, 3, 3), make(2, 3))])  # fmt: skip
samples("linalg.sqrtm", _sqrtm, lambda make: [
    regular(make, 2, 2, low=0.1, high=0.9), regular(make, 2, 3, 3, low=0.1, high=0.9)])  # fmt: skip
samples("linalg.logm", _logm, lambda make: [
    regular(make, 2, 2, low=0.1, high=0.9), regular(make, 2, 3, 3, low=0.1, high=0.9)])  # fmt: skip
samples("linalg.matrix_power", np.linalg.matrix_power, lambda make: [
    *((make(2, 2), n) for n in (0, 1, 2, 3, 7)), (regular(make, 2, 2, 2), -3)])  # fmt: skip
samples("matrix_power", np.linalg.matrix_power, lambda make: [(make(2, 2), 3)])


def _multiplied(*matrices):
    matrices = matrices[0] if isinstance(matrices[0], list) else list(matrices)
    return matrices[0].copy() if len(matrices) == 1 else np.linalg.multi_dot(matrices)


samples("linalg.multi_dot", _multiplied, lambda make: [
    [make(2, 3), make(3, 2)], [make(3), make(3, 2), make(2, 4), make(4)],
    [make(4, 1), make(1, 4), make(4, 2)]])  # fmt: skip
samples("chain_matmul", _multiplied, lambda make: [
    (make(2, 3), make(3, 1), make(1, 4)), make(2, 2)])  # fmt: skip
samples("linalg.vander", lambda x, **count: x[..., None] ** np.arange(count.get("N", x.shape[-1])),
    lambda make: [
        make(3), Sample(make(2, 3), N=4), Sample(make(2), N=2)])  # fmt: skip
samples("linalg.vecdot", lambda x, y, dim=-1: (x.conj() * y).sum(dim), lambda make: [
    (make(2, 3), make(2, 3)), Sample(make(2, 3), make(2, 1), dim=0)])  # fmt: skip
samples("linalg.cross", lambda a, b, dim=-1: np.cross(a, b, axis=dim), lambda make: [
    (make(3), make(3)), (make(2, 3), make(1, 3)),
    Sample(make(3, 2), make(3, 2), dim=0)])  # fmt: skip
samples("cross", lambda a, b, dim=0: np.cross(a, b, axis=dim), lambda make: [
    (make(3, 2), make(3, 2)), (make(2, 3), make(2, 3), 1)])  # fmt: skip
samples("linalg.diagonal", lambda a, offset=0, dim1=-2, dim2=-1: np.diagonal(a, offset, dim1, dim2),
    lambda make: [make(2, 3), Sample(make(2, 3, 2), offset=1, dim1=0, dim2=1)])  # fmt: skip


# ---- norms ---------------------------------------------------------------------------------------


def _vector_norm_reference(x, ord=2, dim=None, keepdim=False):
    return np.linalg.vector_norm(x, axis=dim, keepdims=keepdim, ord=ord)


samples("linalg.vector_norm", _vector_norm_reference, lambda make: [
    make(2, 3), *((make(2, 3, low=0.2), order, 1) for order in (0, 1, 3, 0.5, -1, np.inf, -np.inf)),
    Sample(make(2, 3, 2), 3, dim=(0, 2), keepdim=True)])  # fmt: skip
samples("linalg.matrix_norm",
    lambda x, ord="fro", dim=(-2, -1), keepdim=False: np.linalg.norm(x, ord, dim, keepdim),
    lambda make: [
        *((make(3, 2), order) for order in ("fro", 1, -1, np.inf, -np.inf, "nuc", 2, -2)),
    Sample(make(2, 3, 2), np.inf, dim=(2, 0), keepdim=True),
    Sample(make(2, 3, 2), "nuc", dim=(2, 0), keepdim=True)])  # fmt: skip
samples("linalg.norm",
    lambda x, ord=None, dim=None, keepdim=False: np.linalg.norm(x, ord, dim, keepdim),
    lambda make: [
        make(2, 3, 2), (make(2, 3), 1), (make(3), 3), Sample(make(2, 3, 2), np.inf, dim=1),
    Sample(make(2, 3, 2), "fro", (0, 2), keepdim=True)])  # fmt: skip
samples("frobenius_norm",
    lambda x, dim, keepdim=False: np.sqrt((x * x.conj()).real.sum(dim, keepdims=keepdim)),
    lambda make: [(make(2, 3, 2), (0, 2)), (make(2, 3), 1, True)])  # fmt: skip
samples("linalg.cond", np.linalg.cond, lambda make: [
    *((regular(make, 3, 3), order) for order in (1, -1, np.inf, -np.inf, "fro")),
    (regular(make, 2, 2, 2), 1), make(3, 2), (regular(make, 2, 2), -2),
    (regular(make, 2, 2), "nuc")])  # fmt: skip


# ---- distances -----------------------------------------------------------------------------------


def _distances(a, b, p=2, compute_mode=None):
    return np.linalg.norm(a[..., :, None, :] - b[..., None, :, :], p, -1)


samples("_distances", _distances, lambda make: [
    (make(3, 2), make(4, 2), 2.0), (make(3, 2), make(2, 2), 1.0),
    (make(2, 2, 3), make(2, 1, 3), 2.0), (make(0, 2), make(2, 2), 1.0),
    (make(2, 0), make(3, 0), 2.0)], complex=False)  # fmt: skip
samples("cdist", _distances, lambda make: [
    (make(3, 2), make(2, 2)), Sample(make(2, 3, 2), make(4, 2), p=1), (make(3, 2), make(2, 2), 3.0),
    (make(3, 2), make(2, 2), float("inf")), (make(3, 2), make(2, 2), 0.0),
    Sample(make(3, 2), make(2, 2), compute_mode="use_mm_for_euclid_dist"), (make(0, 2), make(2, 2)),
    (make(2, 0), make(3, 0))], complex=False)  # fmt: skip


def _pairs(a, p=2):
    rows, columns = np.triu_indices(len(a), 1)
    return np.linalg.norm(a[rows] - a[columns], p, -1)


samples("pdist", _pairs, lambda make: [
    make(4, 2), (make(3, 2), 1.0), Sample(make(3, 2), p=3.0)], complex=False)  # fmt: skip


def _pair_distance(a, b, p=2, eps=1e-6, keepdim=False):
    return np.linalg.norm(a - b + eps, p, -1, keepdims=keepdim)


samples("nn.functional.pairwise_distance", _pair_distance, lambda make: [
    (make(3, 2), make(3, 2)), Sample(make(3, 2), make(2), p=1.0, keepdim=True),
    Sample(make(3, 2), make(3, 2), p=3.0, eps=0.1)])  # fmt: skip


def _cosine(a, b, dim=1, eps=1e-8):
    a, b = np.broadcast_arrays(a, b)
    a, b = (x / np.maximum(np.linalg.norm(x, axis=dim, keepdims=True), eps) for x in (a, b))
    return (a * b).sum(dim)


_CLAMPED = "norms below eps have the slope of the norm, as in PyTorch"


samples("nn.functional.cosine_similarity", _cosine, lambda make: [
    (make(3, 2), make(3, 2)), (make(3, 2), make(1, 2)),
    Sample(make(2, 3), make(2, 3), eps=2.0, unchecked=_CLAMPED),
], complex=False)  # fmt: skip
