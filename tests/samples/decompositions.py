"""Samples of the matrix decompositions and triangular systems.

What a decomposition leaves open, signs and phases, is taken out of its outputs before they are
compared; where it reads one triangle, a matrix is made Hermitian first, so that differences are
those of Hermitian matrices.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import scipy.linalg

import autograd as ag
from autograd.core.tensor import Tensor
from tests.support.sampling import Make, Sample, samples

# ---- what is compared ----------------------------------------------------------------------------


def adjoint(x: Any) -> Any:
    """The conjugate transposes, of arrays, Tensors and PyTorch's tensors."""
    return x.swapaxes(-1, -2).conj()


def hermitian(x: Any) -> Any:
    return x / 2 + adjoint(x) / 2  # integers do not overflow


def within(
    first: Callable[[Any], Any] | None = None, outputs: Callable[..., Any] | None = None
) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """A function with another first argument, and other outputs."""

    def wrap(function: Callable[..., Any]) -> Callable[..., Any]:
        def wrapped(*args: Any, **kwargs: Any) -> Any:
            if first is not None:
                args = (first(args[0]), *args[1:])
            returned = function(*args, **kwargs)
            if outputs is None:
                return returned
            return outputs(*returned) if isinstance(returned, tuple) else outputs(returned)

        return wrapped

    return wrap


def of_svd(u: Any, s: Any, vh: Any) -> Any:
    """Without phases, and without the vectors that only full matrices have."""
    k = s.shape[-1]
    u, vh = u[..., :k], vh[..., :k, :]
    return abs(u), s, abs(vh), u @ vh


def of_old_svd(u: Any, s: Any, v: Any) -> Any:
    return of_svd(u, s, adjoint(v))


def of_low_rank(function: Callable[..., Any]) -> Callable[..., Any]:
    """From the same random sample each time; PyTorch's is its own."""

    def seeded(*args: Any, **kwargs: Any) -> Any:
        ag.manual_seed(3)
        if "torch" in sys.modules:
            sys.modules["torch"].manual_seed(3)
        return function(*args, **kwargs)

    return within(outputs=lambda u, s, v: (s, (u * s[..., None, :]) @ adjoint(v)))(seeded)


def of_vectors(values: Any, vectors: Any) -> Any:
    return values, abs(vectors)


# ---- matrices ------------------------------------------------------------------------------------


def _leaf(array: np.ndarray) -> Tensor:
    return ag.tensor(array, requires_grad=array.dtype.kind in "fc")


def _hermitian(make: Make, *shape: int) -> Tensor:
    x = make(*shape, requires_grad=False).numpy()
    return _leaf((x + adjoint(x)).astype(x.dtype))


def _definite(make: Make, *shape: int) -> Tensor:
    x = make(*shape, requires_grad=False).numpy()
    return _leaf((x @ adjoint(x) + 2 * np.eye(shape[-1])).astype(x.dtype))


def _regular(make: Make, *shape: int) -> Tensor:
    """With a large diagonal, so that neither triangle is nearly singular."""
    x = make(*shape, requires_grad=False).numpy()
    return _leaf((x + 3 * np.eye(*shape[-2:])).astype(x.dtype))


def _factored(x: Tensor) -> tuple[Tensor, Tensor]:
    """LU and pivots of matrices."""
    array = x.detach().numpy()
    if array.dtype.kind not in "fc" or array.dtype == np.float16:
        array = array.astype(np.float64)
    factors, pivots = ag.linalg.lu_factor(ag.tensor(array))
    factors = factors.numpy().astype(x.dtype)
    return _leaf(factors), pivots


# ---- triangular systems --------------------------------------------------------------------------


def _triangular(a: Any, upper: bool, unit: bool) -> np.ndarray:
    a = np.triu(a) if upper else np.tril(a)
    one = np.eye(a.shape[-1])
    return a * (1 - one) + one if unit else a


def _solve_triangular(a: Any, b: Any, *, upper: bool, left=True, unitriangular=False) -> Any:
    a = _triangular(a, upper, unitriangular)
    return np.linalg.solve(a, b) if left else np.linalg.solve(a.mT, b.mT).mT


samples("linalg.solve_triangular", _solve_triangular, lambda make: [
    Sample(_regular(make, 3, 3), make(3, 2), upper=True),
    Sample(_regular(make, 3, 3), make(3, 2), upper=False),
    Sample(_regular(make, 2, 3, 3), make(2, 3), upper=False, left=False),
    Sample(_regular(make, 3, 3), make(2, 2, 3), upper=True, left=False),
    Sample(_regular(make, 2, 1, 2, 2), make(3, 2, 1), upper=True, unitriangular=True),
    Sample(make(2, 2), make(2, 2), upper=False, left=False, unitriangular=True),
    Sample(make(0, 0), make(0, 2), upper=True),
    Sample(_regular(make, 2, 2), make(2, 0), upper=True)])  # fmt: skip


def _old_solve_triangular(b, a, upper=True, transpose=False, unitriangular=False):
    t = _triangular(a, upper, unitriangular)
    return np.linalg.solve(t.mT if transpose else t, b), a


samples("triangular_solve", _old_solve_triangular, lambda make: [
    (make(3, 2), _regular(make, 3, 3)), (make(3, 2), _regular(make, 2, 3, 3), False),
    (make(3, 2), _regular(make, 3, 3), True, True),
    (make(3, 2), _regular(make, 3, 3), False, True, True)])  # fmt: skip


# ---- Cholesky ------------------------------------------------------------------------------------

samples("linalg.cholesky", None, lambda make: [
    _definite(make, 3, 3), Sample(_definite(make, 2, 2, 2), upper=True), _definite(make, 1, 1),
    make(2, 0, 0)], within=within(hermitian))  # fmt: skip
samples("cholesky", lambda x, upper=False: np.linalg.cholesky(x, upper=upper), lambda make: [
    _definite(make, 3, 3), (_definite(make, 2, 2, 2), True)], within=within(hermitian))  # fmt: skip
samples("linalg.cholesky_ex",
    lambda x, upper=False, check_errors=False: (
        np.linalg.cholesky(x, upper=upper),
        np.zeros(x.shape[:-2], np.int32),
    ),
    lambda make: [_definite(make, 3, 3),
        Sample(_definite(make, 2, 2, 2), upper=True, check_errors=True),
    ], within=within(hermitian))  # fmt: skip


def _product(factor: Any, upper: bool) -> Any:
    factor = _triangular(factor, upper, False)
    return adjoint(factor) @ factor if upper else factor @ adjoint(factor)


samples("cholesky_solve", lambda b, x, upper=False: np.linalg.solve(_product(x, upper), b),
    lambda make: [(make(3, 2), _regular(make, 3, 3)), (make(2, 3, 1), _regular(make, 3, 3), True),
        (make(3, 2), _regular(make, 2, 3, 3))])  # fmt: skip
samples("cholesky_inverse", lambda x, upper=False: np.linalg.inv(_product(x, upper)), lambda make: [
    _regular(make, 3, 3), (_regular(make, 2, 2, 2), True)])  # fmt: skip


# ---- QR ------------------------------------------------------------------------------------------


def _qr(x: Any, mode: str = "reduced") -> Any:
    return tuple(np.linalg.qr(x, mode)) if mode != "r" else (np.empty(0), np.linalg.qr(x, "r"))


samples("linalg.qr", _qr, lambda make: [
    make(3, 3), make(4, 2), (make(2, 2, 4), "complete"), make(2, 3, 2),
    Sample(make(4, 2), "complete", unchecked="it has no derivative"),
    Sample(make(4, 2), mode="r", unchecked="it has no derivative"), make(3, 0),
    make(0, 3)])  # fmt: skip
samples("qr", lambda x, some=True: _qr(x, "reduced" if some else "complete"), lambda make: [
    make(4, 2), (make(2, 3), False)])  # fmt: skip


def _geqrf(x: Any) -> Any:
    a, tau = np.linalg.qr(x, "raw")
    return a.mT, tau


@samples("geqrf", reference=_geqrf)
def _geqrf_samples(make):
    reason = "no derivative is written"
    yield Sample(make(3, 3), unchecked=reason)
    yield Sample(make(2, 4, 2), unchecked=reason)
    yield Sample(make(2, 3), unchecked=reason)


def _reflected(x: Any, tau: Any) -> Any:
    """The whole product of reflectors, one after the other."""
    m = x.shape[-2]
    q = np.eye(m, dtype=x.dtype)
    for i in range(tau.shape[-1]):
        v = np.tril(x, -1)[..., i] + np.eye(m, x.shape[-1])[:, i]
        h = np.eye(m) - tau[..., i, None, None] * v[..., :, None] * v[..., None, :].conj()
        q = q @ h
    return q


samples("linalg.householder_product", lambda x, t: _reflected(x, t)[..., : x.shape[-1]],
    lambda make: [(make(3, 3), make(3)), (make(4, 2), make(2)),
        (make(2, 4, 3), make(2, 2))])  # fmt: skip
samples("orgqr", lambda x, t: _reflected(x, t)[..., : x.shape[-1]], lambda make: [
    (make(3, 2), make(2))])  # fmt: skip


def _ormqr(x: Any, tau: Any, other: Any, left: bool = True, transpose: bool = False) -> Any:
    q = _reflected(x, tau)
    q = adjoint(q) if transpose else q
    return q @ other if left else other @ q


samples("ormqr", _ormqr, lambda make: [
    (make(3, 3), make(3), make(3, 2)), (make(3, 2), make(2), make(2, 3), False),
    (make(2, 3, 2), make(2, 2), make(2, 3, 1), True, True),
    (make(3, 2), make(2), make(2, 3), False, True), (make(2, 3), make(2), make(2, 4))])  # fmt: skip


# ---- singular values -----------------------------------------------------------------------------

samples("linalg.svd", lambda x, full_matrices=True: tuple(np.linalg.svd(x, full_matrices)),
    lambda make: [make(3, 3), make(4, 2), (make(2, 2, 4), False),
        Sample(make(3, 2), full_matrices=False),
        make(1, 3)], within=within(outputs=of_svd))  # fmt: skip


def _old_svd(x: Any, some: bool = True) -> Any:
    u, s, vh = np.linalg.svd(x, not some)
    return u, s, adjoint(vh)


samples("svd", _old_svd, lambda make: [
    make(3, 2), (make(2, 3), False)], within=within(outputs=of_old_svd))  # fmt: skip
samples("linalg.svdvals", None, lambda make: [make(3, 3), make(2, 2, 4), make(3, 1)])
samples("svd_lowrank", lambda x, q=6, niter=2, **rest: _old_svd(x - rest.get("M", 0)),
    lambda make: [Sample(make(4, 2), q=2), Sample(make(2, 2, 3), q=2, niter=1),
        Sample(make(3, 2), 2, M=make(3, 2))], within=of_low_rank)  # fmt: skip
samples("pca_lowrank",
    lambda x, q=None, center=True: _old_svd(x - center * x.mean(-2, keepdims=True)),
    lambda make: [make(4, 2), Sample(make(2, 3), center=False)], within=of_low_rank)  # fmt: skip


# ---- eigenvalues ---------------------------------------------------------------------------------

samples("linalg.eigh", None, lambda make: [
    _hermitian(make, 3, 3), (_hermitian(make, 2, 2, 2), "U"), Sample(make(2, 2), UPLO="l"),
    make(1, 1)], within=within(hermitian, of_vectors))  # fmt: skip
samples("linalg.eigvalsh", None, lambda make: [
    _hermitian(make, 3, 3),
    (_hermitian(make, 2, 2, 2), "U")], within=within(hermitian))  # fmt: skip


def _complex(x: Any) -> Any:
    return x.astype(np.result_type(x.dtype, np.complex64))


def _eig(x: Any) -> Any:
    values, vectors = np.linalg.eig(x)
    return _complex(values), _complex(vectors)


samples("linalg.eig", _eig, lambda make: [
    make(2, 2), make(2, 3, 3), make(1, 1)], within=within(outputs=of_vectors))  # fmt: skip
samples("linalg.eigvals", lambda x: _complex(np.linalg.eigvals(x)), lambda make: [
    make(2, 2), make(2, 3, 3)])  # fmt: skip


# ---- LU and LDL ----------------------------------------------------------------------------------


def _stacked(function: Callable[..., Any], x: Any) -> Any:
    """The outputs of a function of one matrix for a batch of them; LAPACK has no float16."""
    if x.dtype == np.float16:
        raise TypeError(x.dtype)
    batch = x.shape[:-2]
    found = [function(x[place]) for place in np.ndindex(*batch)]
    return tuple(
        np.stack(each).reshape(*batch, *each[0].shape) for each in zip(*found, strict=True)
    )


def _lu(x: Any) -> Any:
    p, lower, upper = _stacked(scipy.linalg.lu, x)
    return p.astype(x.dtype), lower, upper


def _lu_factor(x: Any) -> Any:
    def one(matrix: Any) -> Any:
        p, lower, upper = scipy.linalg.lu(matrix)
        m, n = matrix.shape
        k = min(m, n)
        both = np.zeros_like(matrix)
        both[:, :k] += np.tril(lower, -1)
        both[:k] += upper
        order, swaps = list(p.argmax(0)), []
        for i in range(k):  # the exchange that brings row order[i] to place i
            rows = list(range(m))
            for a, b in enumerate(swaps):
                rows[a], rows[b - 1] = rows[b - 1], rows[a]
            swaps.append(rows.index(order[i]) + 1)
        return both, np.array(swaps, np.int32)

    return _stacked(one, x)


def _with_info(function: Callable[..., Any]) -> Callable[..., Any]:
    def of(x: Any, *args: Any, **kwargs: Any) -> Any:
        return (*function(x), np.zeros(x.shape[:-2], np.int32))

    return of


samples("linalg.lu", _lu, lambda make: [make(3, 3), make(2, 3, 2), make(2, 4)])
samples("linalg.lu_factor", _lu_factor, lambda make: [make(3, 3), make(2, 3, 2), make(2, 4)])
samples("linalg.lu_factor_ex", _with_info(_lu_factor), lambda make: [
    make(3, 3), Sample(make(2, 2, 3), check_errors=True)])  # fmt: skip
samples("lu", lambda x, pivot=True: _lu_factor(x), lambda make: [make(3, 3), (make(2, 3, 2), True)])


def _lu_unpack(factors: Any, pivots: Any, unpack_data=True, unpack_pivots=True) -> Any:
    m, n = factors.shape[-2:]
    k = min(m, n)
    p = lower = upper = np.empty(0, factors.dtype)
    if unpack_data:
        lower = np.tril(factors[..., :k], -1) + np.eye(m, k)
        upper = np.triu(factors[..., :k, :])
    if unpack_pivots:
        p = np.broadcast_to(np.eye(m), (*factors.shape[:-2], m, m)).copy()
        for place in np.ndindex(*factors.shape[:-2]):
            for i, j in enumerate(pivots[place]):
                p[place][:, [i, j - 1]] = p[place][:, [j - 1, i]]
    return p.astype(factors.dtype), lower.astype(factors.dtype), upper


@samples("lu_unpack", reference=_lu_unpack)
def _lu_unpack_samples(make):
    yield Sample(*_factored(make(3, 3)))
    yield Sample(*_factored(make(2, 3, 2)))
    yield Sample(*_factored(make(2, 4)), unpack_pivots=False)
    reason = "nothing of the factors is asked for"
    yield Sample(*_factored(make(2, 2)), False, unchecked=reason)


def _lu_solve(factors: Any, pivots: Any, b: Any, left: bool = True, adjoint: bool = False) -> Any:
    p, lower, upper = _lu_unpack(factors, pivots)
    a = p @ lower @ upper
    a = a.mT.conj() if adjoint else a
    return np.linalg.solve(a, b) if left else np.linalg.solve(a.mT, b.mT).mT


samples("linalg.lu_solve", _lu_solve, lambda make: [
    Sample(*_factored(make(3, 3)), make(3, 2)),
    Sample(*_factored(make(2, 2, 2)), make(2, 1), adjoint=True),
    Sample(*_factored(make(2, 2)), make(3, 1, 2), left=False),
    Sample(*_factored(make(2, 3, 3)), make(2, 2, 3), left=False, adjoint=True)])  # fmt: skip
samples("lu_solve", lambda b, factors, pivots: _lu_solve(factors, pivots, b), lambda make: [
    Sample(make(3, 2), *_factored(make(3, 3)))])  # fmt: skip


def _ldl_factor(x: Any, hermitian: bool = False) -> Any:
    def one(matrix: Any) -> Any:
        names = ("hetrf",) if hermitian and matrix.dtype.kind == "c" else ("sytrf",)
        (factor,) = scipy.linalg.lapack.get_lapack_funcs(names, (matrix,))
        factors, pivots, _ = factor(matrix, lower=1)
        return np.tril(factors), pivots.astype(np.int32)

    return _stacked(one, x)


_NOT_WRITTEN = "no derivative is written"


samples("linalg.ldl_factor", _ldl_factor, lambda make: [
    Sample(_hermitian(make, 3, 3), unchecked=_NOT_WRITTEN),
    Sample(_hermitian(make, 2, 2, 2), hermitian=True, unchecked=_NOT_WRITTEN),
])  # fmt: skip
samples("linalg.ldl_factor_ex", _with_info(_ldl_factor), lambda make: [
    Sample(_hermitian(make, 3, 3), unchecked=_NOT_WRITTEN)])  # fmt: skip


@samples(
    "linalg.ldl_solve",
    reference=lambda factors, pivots, b: np.linalg.solve(_unfactored(factors), b),
)
def _ldl_solve(make):
    factors = _regular(make, 3, 3).detach()
    yield Sample(factors, ag.tensor(np.arange(1, 4, dtype=np.int32)), make(3, 2))


def _unfactored(factors: Any) -> Any:
    """L D L^T without exchanges."""
    lower = np.tril(factors, -1) + np.eye(factors.shape[-1])
    return (lower * np.diagonal(factors)) @ lower.T
