"""scipy.linalg's functions, by rows; how SciPy would compute them (`lapack_driver`, `overwrite_a`,
`check_finite`) does not matter."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.formulas.linear_systems import adjoint_bands
from autograd.kernels.elementwise.special import needed_scipy
from autograd.numpy_api.functions.arguments import floating, has_history, is_sample, plain, tensor
from autograd.numpy_api.functions.linalg import linalg_lstsq, linalg_norm, linalg_solve
from autograd.numpy_api.functions.polynomials import companion

_IGNORED = frozenset({
    "overwrite_a", "overwrite_b", "overwrite_ab", "overwrite_c", "check_finite", "lapack_driver",
    "driver", "lwork", "turbo", "eigvals_driver", "workers",
})  # fmt: skip


def from_triangle(x: Tensor, lower: bool, conjugate: bool = True) -> Tensor:
    """Hermitian, or symmetric, matrices of which one triangle is read; a Hermitian one has the real
    parts of the diagonal."""
    part, diagonal = ops.tril(x) if lower else ops.triu(x), ops.diagonal(x, 0, -2, -1)
    if conjugate and x.is_complex():
        return part + part.mH - ops.diag_embed(diagonal.real)
    return part + part.mT - ops.diag_embed(diagonal)


def _matrix(x: Any) -> Tensor:
    return floating(tensor(x))


def _of_matrix(row: str) -> Callable[[Any], Any]:
    return lambda a: getattr(ops, row)(_matrix(a))


def _det(a: Any) -> Tensor:
    """In double precision, in which the product of float32 does not overflow."""
    a = _matrix(a)
    return ops.linalg_det(a.to(np.result_type(a.dtype, np.float64)))


def _transposed(x: Tensor, trans: str) -> Tensor:
    return {"N": x, "T": x.mT, "C": x.mH}[trans]


def _columns(solve: Callable[[Tensor], Tensor], b: Any) -> Tensor:
    """`solve` of columns, also of the one that `b` is."""
    b = _matrix(b)
    return solve(b.unsqueeze(-1)).squeeze(-1) if b.ndim == 1 else solve(b)


# ---- systems -------------------------------------------------------------------------------------


def _solve(
    a: Any, b: Any, lower: bool = False, overwrite_a: bool = False, overwrite_b: bool = False,
    check_finite: bool = True, assume_a: str | None = None, transposed: bool = False,
) -> Tensor:  # fmt: skip
    a = _assumed(a, assume_a, lower)
    return linalg_solve(a.mT if transposed else a, b)


_STRUCTURES = (
    *(None, "gen", "general", "sym", "symmetric", "her", "hermitian", "pos", "positive definite"),
    *("upper triangular", "lower triangular", "diagonal", "tridiagonal"),
)


def _assumed(a: Any, assume_a: str | None, lower: bool) -> Tensor:
    """The matrix of which the elements are read that are not known by what is assumed."""
    a = _matrix(a)
    if assume_a not in _STRUCTURES:
        raise ValueError(f"{assume_a} is not a recognized matrix structure")
    if assume_a in ("sym", "symmetric", "her", "hermitian", "pos", "positive definite"):
        a = from_triangle(a, lower, assume_a[0] != "s")
        if assume_a[0] == "p":
            ops.linalg_cholesky(a.detach())  # raises LinAlgError if it is not
        return a
    if assume_a in ("upper triangular", "lower triangular"):
        return ops.triu(a) if assume_a[0] == "u" else ops.tril(a)
    if assume_a in ("diagonal", "tridiagonal"):
        beside = 1 if assume_a[0] == "t" else 0
        return ops.triu(ops.tril(a, beside), -beside)
    return a


def _solve_triangular(
    a: Any, b: Any, trans: Any = 0, lower: bool = False, unit_diagonal: bool = False
) -> Tensor:
    trans = {0: "N", 1: "T", 2: "C"}.get(trans, trans)
    upper = lower == (trans != "N")
    a = _transposed(_matrix(a), trans)
    solve = ops.linalg_solve_triangular
    return _columns(lambda y: solve(a, y, upper=upper, unitriangular=unit_diagonal), b)


def _solve_banded(l_and_u: Any, ab: Any, b: Any) -> Tensor:
    return _columns(lambda y: ops.linalg__solve_banded(_matrix(ab), y, *l_and_u), b)


def _cho_solve(c_and_lower: Any, b: Any) -> Tensor:
    c, lower = c_and_lower
    c = ops.tril(_matrix(c)) if lower else ops.triu(_matrix(c))
    return _columns(lambda y: ops.cholesky_solve(y, c, not lower), b)


def _cholesky(a: Any, lower: bool = False) -> Tensor:
    return ops.linalg_cholesky(from_triangle(_matrix(a), lower), upper=not lower)


def _lu_factor(a: Any) -> tuple[Tensor, Tensor]:
    factors, pivots = ops.linalg_lu_factor(_matrix(a))
    return factors, pivots - 1


def _lu_solve(lu_and_piv: Any, b: Any, trans: int = 0) -> Tensor:
    factors, pivots = map(tensor, lu_and_piv)
    pivots = (pivots + 1).to(np.int32)
    solve = ops.linalg_lu_solve
    if trans == 1:  # the adjoint of the conjugate
        return _columns(lambda y: solve(factors.conj(), pivots, y, adjoint=True), b)
    return _columns(lambda y: solve(factors, pivots, y, adjoint=trans == 2), b)


def _pinv(a: Any, *, atol: Any = None, rtol: Any = None) -> Tensor:
    return ops.linalg_pinv(_matrix(a), atol=atol, rtol=rtol)


# ---- decompositions ------------------------------------------------------------------------------


def _lu(a: Any, permute_l: bool = False, *, p_indices: bool = False) -> tuple[Tensor, ...]:
    p, lower, upper = ops.linalg_lu(_matrix(a))
    if permute_l:
        return p @ lower, upper
    p = p.real if p.is_complex() else p
    return p.argmax(-1) if p_indices else p, lower, upper


def _qr(a: Any, *, mode: str = "full", pivoting: bool = False) -> Any:
    """The places of the columns depend on the values by steps: SciPy chooses them."""
    modes = {"full": "complete", "r": "complete", "economic": "reduced"}
    if mode not in modes:
        raise ValueError(f"qr: mode may be 'full', 'r' or 'economic' on Tensors, not {mode!r}")
    a = _matrix(a)
    places: tuple[Tensor, ...] = ()
    if pivoting:
        order = needed_scipy("linalg", "qr").qr(np.asarray(plain(a)), mode="r", pivoting=True)[-1]
        a, places = np.take_along_axis(a, order[..., None, :], -1), (tensor(order),)
    q, r = ops.linalg_qr(a, modes[mode])
    return (r, *places) if mode == "r" else (q, r, *places)


def _svd(a: Any, full_matrices: bool = True, compute_uv: bool = True) -> Any:
    a = _matrix(a)
    return ops.linalg_svd(a, full_matrices) if compute_uv else ops.linalg_svdvals(a)


def _eigh(
    a: Any, b: Any = None, *, lower: bool = True, eigvals_only: bool = False,
    subset_by_index: Any = None, subset_by_value: Any = None,
) -> Any:  # fmt: skip
    """With `b` by its Cholesky factor L: the eigenvectors are L^-H times those of L^-1 a L^-H."""
    a = from_triangle(_matrix(a), lower)
    if b is not None:
        factor = _cholesky(b, lower=True) if lower else _cholesky(b).mH
        solve = ops.linalg_solve_triangular
        half = solve(factor, a, upper=False)
        a = solve(factor, half.mH, upper=False)
    values, vectors = (ops.linalg_eigvalsh(a), None) if eigvals_only else ops.linalg_eigh(a)
    chosen: Any = slice(None)
    if subset_by_index is not None:
        chosen = slice(subset_by_index[0], subset_by_index[1] + 1)
    elif subset_by_value is not None:
        low, high = subset_by_value
        chosen = np.flatnonzero(plain((values > low) & (values <= high)))
    if vectors is None:
        return values[..., chosen]
    if b is not None:
        vectors = solve(factor.mH, vectors, upper=True)
    return values[..., chosen], vectors[..., chosen]


def _of_pencil(a: Any, b: Any) -> Tensor:
    """The matrix that has the eigenvalues and eigenvectors of a v = w b v."""
    return _matrix(a) if b is None else linalg_solve(b, _matrix(a))


def _polar(a: Any, side: str = "right") -> tuple[Tensor, Tensor]:
    w, s, vh = ops.linalg_svd(_matrix(a), False)
    factor = vh.mH @ (s.unsqueeze(-1) * vh) if side == "right" else (w * s.unsqueeze(-2)) @ w.mH
    return w @ vh, factor


# ---- functions of matrices, and matrices of vectors ----------------------------------------------


def _sums_of_exponentials(turn: complex, sign: int) -> Callable[[Any], Tensor]:
    """(exp(turn a) + sign exp(-turn a)) / (1 or turn) / 2: hyperbolic functions, for turn=1j the
    others."""

    def function(a: Any) -> Tensor:
        a = _matrix(a)
        half = [ops.linalg_matrix_exp(a * (turn * s)) for s in (1, -1)]
        total = (half[0] + sign * half[1]) / (2 if sign > 0 else 2 * turn)
        return total.real if total.dtype.kind != a.dtype.kind else total

    return function


def _toeplitz(c: Any, r: Any = None) -> Tensor:
    c = np.atleast_1d(tensor(c))
    r = c.conj() if r is None else np.atleast_1d(tensor(r))
    lead = np.broadcast_shapes(c.shape[:-1], r.shape[:-1])
    (n, m), parts = (c.shape[-1], r.shape[-1]), [c, r[..., 1:]]
    i, j = np.ogrid[:n, :m]
    both = ops.cat([x.expand((*lead, x.shape[-1])) for x in parts], -1)
    return both[..., np.where(i >= j, i - j, n - 1 + j - i)]


def _hankel(c: Any, r: Any = None) -> Tensor:
    c = tensor(c).reshape(-1)
    r = ops.zeros_like(c) if r is None else tensor(r).reshape(-1)
    i, j = np.ogrid[: c.shape[0], : r.shape[0]]
    return ops.cat([c, r[1:]])[i + j]


def _circulant(c: Any) -> Tensor:
    c = tensor(c)
    i = np.arange(c.shape[-1])
    return c[..., (i[:, None] - i) % len(i)]


def _solve_circulant(
    c: Any, b: Any, singular: str = "raise", tol: Any = None, caxis: int = -1, baxis: int = 0,
    outaxis: int = 0,
) -> Tensor:  # fmt: skip
    """By the discrete Fourier transforms, in which a circulant matrix is diagonal."""
    c, b = _matrix(c).movedim(caxis, -1), _matrix(b).movedim(baxis, -1)
    n = c.shape[-1]
    if b.shape[-1] != n:
        raise ValueError(f"Shapes of c {c.shape} and b {b.shape} are incompatible")
    over, under = ops.fft_fft(b), ops.fft_fft(c)
    size = np.abs(plain(under))
    eps = np.finfo(size.dtype).eps
    near = size <= (np.max(size, -1, keepdims=True) * n * eps if tol is None else tol)
    if singular != "lstsq" and not is_sample(under) and near.any():
        raise np.linalg.LinAlgError("near singular circulant matrix.")
    found = ops.fft_ifft(ops.where(near, 0.0, over / ops.where(near, 1.0, under)))
    found = found if c.is_complex() or b.is_complex() else found.real
    return found.movedim(-1, outaxis)


def _lstsq(a: Any, b: Any, cond: Any = None) -> tuple[Any, ...]:
    """Of stacks as SciPy: only what has one dimension is a vector."""
    a, b = _matrix(a), _matrix(b)
    if a.ndim == 2 and b.ndim <= 2:
        found, residues, *more = linalg_lstsq(a, b, cond)
        single = b.ndim == 1 and residues.numel()
        return found, residues.reshape(()) if single else residues, *more
    columns = b.unsqueeze(-1) if b.ndim == 1 else b
    lead = np.broadcast_shapes(a.shape[:-2], columns.shape[:-2])
    a, columns = (x.expand((*lead, *x.shape[-2:])) for x in (a, columns))
    found, residues, *more = linalg_lstsq(a, columns, cond)
    residues = residues if residues.numel() else residues.new_zeros((*lead, 0))
    return found.squeeze(-1) if b.ndim == 1 else found, residues, *more


def _toeplitz_of(c_or_cr: Any) -> Tensor:
    return _toeplitz(*(c_or_cr if isinstance(c_or_cr, tuple) else (c_or_cr,)))


def _lyapunov(a: Any, q: Any) -> Tensor:
    a = _matrix(a)
    return ops.linalg_solve_sylvester(a, a.mH, _matrix(q))


def _quotient(over: str, under: str) -> Callable[[Any], Tensor]:
    return lambda a: linalg_solve(_FUNCTIONS[under](a), _FUNCTIONS[over](a))


def _power(a: Any, t: Any) -> Tensor:
    """exp(t log a); of whole t the product."""
    a, power = _matrix(a), plain(t)
    if not has_history((t,)) and power == int(power):
        return ops.linalg_matrix_power(a, int(power))
    if not is_sample(a) and np.any(np.linalg.matrix_rank(plain(a)) < a.shape[-1]):
        raise np.linalg.LinAlgError(
            "fractional_matrix_power: Tensors have the power of invertible matrices, or a whole one"
        )
    return ops.linalg_matrix_exp(ops.linalg_logm(a) * t)


def _signm(a: Any) -> Tensor:
    """Raises LinAlgError where the square of the result is not the identity, or the result is not
    real as the matrix is."""
    a = _matrix(a)
    found: Tensor = a @ ops.linalg_inv(ops.linalg_sqrtm(a @ a))
    if not is_sample(found):
        sign = plain(found)
        error = np.abs(sign @ sign - np.eye(sign.shape[-1])).max(initial=0)
        if not a.is_complex():
            error = max(error, np.abs(sign.imag).max(initial=0))
        if error > np.finfo(sign.dtype).eps ** 0.3 * max(1, np.abs(sign).max(initial=0) ** 2):
            raise np.linalg.LinAlgError(
                "signm: an eigenvalue of the matrix is zero or imaginary, or too close to that"
            )
    return found


def _expm_frechet(a: Any, e: Any, method: Any = None, compute_expm: bool = True) -> Any:
    a = _matrix(a)
    slope = ops.linalg__matrix_exp_derivative(a, _matrix(e))
    return (ops.linalg_matrix_exp(a), slope) if compute_expm else slope


def _discrete_lyapunov(a: Any, q: Any, method: Any = None) -> Tensor:
    """The X with a X a^H - X + q = 0, as a system of its elements."""
    a, q = _matrix(a), _matrix(q)
    n = a.shape[-1]
    system = np.eye(n * n) - ops.kron(a, a.conj())
    return linalg_solve(system, q.reshape(n * n)).reshape(n, n)


def _solveh_banded(ab: Any, b: Any, lower: bool = False) -> Tensor:
    """The diagonals beside the main one stand for those on the other side, too."""
    bands = _matrix(ab)
    count = bands.shape[-2] - 1
    given = (count, 0) if lower else (0, count)
    others = adjoint_bands(bands, *given)
    both = [others[:-1], bands] if lower else [bands, others[1:]]
    return _solve_banded((count, count), np.concatenate(both), b)


def _eigh_tridiagonal(d: Any, e: Any, eigvals_only: bool = False) -> Any:
    d, e = _matrix(d), _matrix(e)
    matrix = ops.diag_embed(d) + ops.diag_embed(e, 1) + ops.diag_embed(e, -1)
    return ops.linalg_eigvalsh(matrix) if eigvals_only else ops.linalg_eigh(matrix)


def _khatri_rao(a: Any, b: Any) -> Tensor:
    a, b = tensor(a), tensor(b)
    found: Tensor = a.unsqueeze(-2) * b.unsqueeze(-3)
    return found.reshape(*found.shape[:-3], -1, found.shape[-1])


def _orthogonal_procrustes(a: Any, b: Any) -> tuple[Tensor, Tensor]:
    a, b = _matrix(a), _matrix(b)
    if a.shape[-2:] != b.shape[-2:]:
        raise ValueError(f"the shapes of A and B differ ({a.shape} vs {b.shape})")
    u, s, vh = ops.linalg_svd(a.mH @ b, False)
    return u @ vh, s.sum(-1)


def _leave_out(name: str, function: Callable[..., Any]) -> Callable[..., Any]:
    """`function` with the arguments by keyword that say how SciPy computes, which are left out;
    matrices that SciPy calls `A` are `a`."""
    signature = inspect.signature(function)

    def call(*args: Any, **kwargs: Any) -> Any:
        given = {k.lower(): v for k, v in kwargs.items() if k not in _IGNORED}
        try:
            signature.bind(*args, **given)
        except TypeError as error:
            known = ", ".join(signature.parameters)
            raise TypeError(f"linalg.{name}: {error}; of Tensors it is ({known})") from None
        return function(*args, **given)

    return call


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    **{name: _of_matrix(f"linalg_{name}") for name in ("svdvals", "sqrtm", "logm")},
    "det": _det,
    "inv": lambda a, overwrite_a=False, check_finite=True, assume_a=None, lower=False: (
        ops.linalg_inv(_assumed(a, assume_a, lower))
    ),
    "expm": _of_matrix("linalg_matrix_exp"),
    "solve": _solve,
    "solve_triangular": _solve_triangular,
    "solve_banded": _solve_banded,
    "solve_toeplitz": lambda c_or_cr, b: linalg_solve(_toeplitz_of(c_or_cr), b),
    "solve_sylvester": lambda a, b, q: ops.linalg_solve_sylvester(*map(_matrix, (a, b, q))),
    "solve_continuous_lyapunov": _lyapunov,
    "solve_lyapunov": _lyapunov,
    "lstsq": _lstsq,
    "pinv": _pinv,
    "norm": linalg_norm,
    "cholesky": _cholesky,
    "cho_factor": lambda a, lower=False: (_cholesky(a, lower), lower),
    "cho_solve": _cho_solve,
    "lu": _lu,
    "lu_factor": _lu_factor,
    "lu_solve": _lu_solve,
    "qr": _qr,
    "svd": _svd,
    "eigh": _eigh,
    "eigvalsh": lambda a, b=None, **given: _eigh(a, b, eigvals_only=True, **given),
    "eig": lambda a, b=None: ops.linalg_eig(_of_pencil(a, b)),
    "eigvals": lambda a, b=None: ops.linalg_eigvals(_of_pencil(a, b)),
    "polar": _polar,
    "coshm": _sums_of_exponentials(1, 1),
    "sinhm": _sums_of_exponentials(1, -1),
    "cosm": _sums_of_exponentials(1j, 1),
    "sinm": _sums_of_exponentials(1j, -1),
    "fractional_matrix_power": _power,
    "signm": _signm,
    "tanm": _quotient("sinm", "cosm"),
    "tanhm": _quotient("sinhm", "coshm"),
    "expm_frechet": _expm_frechet,
    "solve_discrete_lyapunov": _discrete_lyapunov,
    "solveh_banded": _solveh_banded,
    "solve_circulant": _solve_circulant,
    "matmul_toeplitz": lambda c_or_cr, x, *_: _toeplitz_of(c_or_cr) @ x,
    "eigh_tridiagonal": _eigh_tridiagonal,
    "eigvalsh_tridiagonal": lambda d, e: _eigh_tridiagonal(d, e, True),
    "pinvh": lambda a, lower=True, **tol: _pinv(from_triangle(_matrix(a), lower), **tol),
    "orthogonal_procrustes": _orthogonal_procrustes,
    "khatri_rao": _khatri_rao,
    "companion": lambda a: companion(_matrix(a)),
    "block_diag": lambda *arrs: ops.block_diag([tensor(each) for each in arrs]),
    "toeplitz": _toeplitz,
    "hankel": _hankel,
    "circulant": _circulant,
}
FUNCTIONS = {name: _leave_out(name, function) for name, function in _FUNCTIONS.items()}
