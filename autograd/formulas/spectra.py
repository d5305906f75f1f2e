"""Derivatives of eigenvalues, singular values and their vectors.

Vectors are determined up to phases, and only where their values differ. With A = U S V^H, moving by
A_t, and P = U^H A_t V: S_t is the real diagonal of P, and U_t = U W, V_t = V Z with W and Z
skew-Hermitian, of which P_ij = W_ij s_j - s_i Z_ij says off the diagonal

    W_ij = (P_ij s_j + s_i conj(P_ji)) / E_ij,   Z_ij = (s_i P_ij + conj(P_ji) s_j) / E_ij,

E_ij = s_j^2 - s_i^2. Eigenvalues of A = V L V^-1 likewise have P = V^-1 A_t V, L_t = diag(P) and
V_t = V W, W_ij = P_ij / (l_j - l_i). (M. Giles, "Collected matrix derivative results for forward
and reverse mode algorithmic differentiation", 2008; J. Townsend, "Differentiating the singular
value decomposition", 2016; for phases, Z.-Q. Wan and S.-X. Zhang, "Automatic differentiation for
complex valued SVD", arXiv:1909.02659.)

Where two values are equal up to rounding, W_ij is no number: what a loss that reads the vectors
has as derivative there cannot be told from the gradients of the vectors, so it is nan. A loss that
reads the values alone does not need W.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.duck import as_payload
from autograd.base.ops import ops
from autograd.formulas import beside, padded, plain, surely
from autograd.formulas.linear_systems import adjoint

_LOOSE = 1e-2  # how much a loss may seem to depend on a phase; PyTorch's


def _diagonal(x: Any) -> Any:
    return np.diagonal(x, axis1=-2, axis2=-1)


def _set_diagonal(x: Any, diagonal: Any) -> Any:
    """`x` with another diagonal, a vector for each matrix or a number."""
    if not isinstance(diagonal, int):
        diagonal = diagonal[..., None, :]
    return np.where(beside(x, np.eye(x.shape[-1], dtype=bool)), diagonal, x)


def _estimate_rounding(values: np.ndarray) -> np.ndarray:
    """How far apart computed values can be that are equal, for each matrix.

    Found by decomposing matrices with known multiple values; those of float32 are computed in
    float64, and rounded.
    """
    narrow = values.dtype.itemsize == (8 if values.dtype.kind == "c" else 4)
    digits = 2 if narrow else 8 + 2 * np.sqrt(values.shape[-1])
    largest = np.max(np.abs(values), axis=-1, keepdims=True, initial=0)
    return as_payload(largest * (np.finfo(values.dtype).eps * digits))


def _separate(gaps: Any, values: np.ndarray, used: np.ndarray) -> Any:
    """`gaps`, which are 0 on the diagonal, as divisors: 1 there, nan between equal `values`.

    used: which vectors have a gradient that is not zero. Between two that have none the divisor
    is infinite, unless the values are equal to the last digit: then nothing tells a vector that
    the loss leaves alone from one that it multiplies by zero.
    """
    one = beside(values, np.eye(values.shape[-1], dtype=gaps.real.dtype))
    tolerance = _estimate_rounding(values)
    if values.dtype.kind == "f" and not (np.abs(np.diff(values)) <= tolerance).any():
        return gaps + one  # sorted values, of which no two neighbours are equal
    apart = np.abs(values[..., None, :] - values[..., :, None])
    ties = (apart <= tolerance[..., None]) & (one == 0)
    if ties.any():
        wrong = (apart == 0) | used[..., None, :] | used[..., :, None]
        gaps = np.where(ties & wrong, np.nan, np.where(ties, np.inf, gaps))
    return gaps + one


def _find_used(columns: Any) -> np.ndarray:
    return (plain(columns) != 0).any(-2)


def _invert_values(values: Any, used: np.ndarray) -> Any:
    """1 / values; for values that are zero up to rounding nan, or 0 as in _separate."""
    own = plain(values)
    zero = own <= _estimate_rounding(own)
    if not zero.any():
        return 1 / values
    inverse = 1 / np.where(zero, 1, values)
    return np.where(zero & (used | (own == 0)), np.nan, np.where(zero, 0, inverse))


def svd_self(grad_U: Any, grad_S: Any, grad_Vh: Any, given: Any, U: Any, S: Any, Vh: Any) -> Any:
    """The gradient of A from those of U, S and Vh, `given` saying which of them have arrived.

    Those of the vectors that only full matrices have are left aside: they are any basis. Raises
    RuntimeError where the loss depends on the phases of complex vectors.

    math: u @ (c @ v) + (gu - u @ a) / kept(S, -2) @ v + u @ ((gv - mH(b) @ v) / kept(S, -1))
        where c = where(eye(S.shape[-1]) == 1, diag_embed(grad_S) + (a - mH(a)) / (2 * kept(S,
        -1)), ((a - mH(a)) * kept(S, -2) + (b - mH(b)) * kept(S, -1)) / (kept(S, -2) ** 2 -
        kept(S, -1) ** 2)); a = mH(u) @ gu; b = v @ mH(gv); gu = grad_U[..., :S.shape[-1]]; gv =
        grad_Vh[..., :S.shape[-1], :]; u = U[..., :S.shape[-1]]; v = Vh[..., :S.shape[-1], :]
    """
    k = S.shape[-1]
    U, grad_U, Vh, grad_Vh = U[..., :k], grad_U[..., :k], Vh[..., :k, :], grad_Vh[..., :k, :]
    left, _, right = given
    if not (left or right):
        return U @ (grad_S[..., None] * Vh)
    m, n = U.shape[-2], Vh.shape[-1]
    complex_ = U.dtype.kind == "c"
    of_left = adjoint(U) @ grad_U if left else None  # U^H grad
    of_right = Vh @ adjoint(grad_Vh) if right else None  # V^H grad
    if complex_:
        _check_phases(of_left, of_right)
    used = np.zeros_like(plain(S), bool)
    if left:
        used = used | _find_used(grad_U)
    if right:
        used = used | _find_used(plain(grad_Vh).mT)
    columns, rows = S[..., None, :], S[..., :, None]
    gaps = _separate((columns - rows) * (columns + rows), plain(S), used)
    core: Any = 0
    if left:
        core = core + (of_left - adjoint(of_left)) * (columns / gaps)
    if right:
        core = core + (of_right - adjoint(of_right)) * (rows / gaps)
    diagonal = grad_S
    if complex_ and left and right:
        diagonal = diagonal + 1j * (_diagonal(of_left).imag * _invert_values(S, used))
    core = _set_diagonal(core, diagonal)
    if left and m > k:
        beside = (grad_U - U @ of_left) * _invert_values(S, used)[..., None, :]
        return (U @ core + beside) @ Vh
    if right and n > k:
        beside = (grad_Vh - adjoint(of_right) @ Vh) * _invert_values(S, used)[..., :, None]
        return U @ (core @ Vh + beside)
    return U @ (core @ Vh) if m >= n else (U @ core) @ Vh


def _check_phases(of_left: Any, of_right: Any) -> None:
    """Turning u_i and v_i by the same phase must leave the loss as it is."""
    left, right = (
        0 if each is None else 2 * _diagonal(plain(each)).imag for each in (of_left, of_right)
    )
    if (np.abs(left + right) > _LOOSE + _LOOSE * np.abs(right)).any():
        raise RuntimeError(
            "svd_backward: The singular vectors in the complex case are specified up to "
            "multiplication by e^{i phi}. The specified loss function depends on this phase term, "
            "making it ill-defined."
        )


def svd_tangent(A_t: Any, U: Any, S: Any, Vh: Any) -> tuple[Any, Any, Any]:
    """U_t = U W, S_t = Re diag(P) and Vh_t = (V Z)^H, P = U^H A_t V; W and Z see above.

    The parts of A_t V and of U^H A_t beside U and V over S come to them where A is not square; they
    are zero for the vectors that only full matrices have.
    """
    k = S.shape[-1]
    U_, Vh_ = U[..., :k], Vh[..., :k, :]
    m, n = U.shape[-2], Vh.shape[-1]
    right = A_t @ adjoint(Vh_)
    p = adjoint(U_) @ right
    diagonal = _diagonal(p)
    every = np.ones(plain(S).shape, bool)
    columns, rows = S[..., None, :], S[..., :, None]
    gaps = _separate((columns - rows) * (columns + rows), plain(S), every)
    w = (p * columns + rows * adjoint(p)) / gaps
    z = (rows * p + adjoint(p) * columns) / gaps
    phase = 1j * (diagonal.imag * _invert_values(S, every) / 2) if U.dtype.kind == "c" else 0
    U_t = U_ @ _set_diagonal(w, phase)
    Vh_t = adjoint(_set_diagonal(z, -phase)) @ Vh_
    if m > k:
        U_t = U_t + (right - U_ @ p) * _invert_values(S, every)[..., None, :]
    if n > k:
        left = adjoint(U_) @ A_t
        Vh_t = Vh_t + (left - p @ Vh_) * _invert_values(S, every)[..., :, None]
    return padded(U_t, U.shape), diagonal.real, padded(Vh_t, Vh.shape)


def eigh_self(grad_L: Any, grad_V: Any, given: Any, L: Any, V: Any) -> Any:
    """The gradient of A, Hermitian as A is, from those of its eigenvalues L and eigenvectors V.

    Raises RuntimeError where the loss depends on the phases of complex eigenvectors.

    math: V @ where(eye(L.shape[-1]) == 1, diag_embed(grad_L), (p - mH(p)) / (2 * (kept(L, -2) -
        kept(L, -1)))) @ mH(V) where p = mH(V) @ grad_V
    """
    if not given[1]:
        return (V * grad_L[..., None, :]) @ adjoint(V)
    inner = adjoint(V) @ grad_V
    _check_free("linalg_eigh_backward", V, _diagonal(inner))
    gaps = _separate(L[..., None, :] - L[..., :, None], plain(L), _find_used(grad_V))
    core = _set_diagonal((inner - adjoint(inner)) / (2 * gaps), grad_L)
    return V @ core @ adjoint(V)


def eigh_tangent(A_t: Any, L: Any, V: Any) -> tuple[Any, Any]:
    """L_t and V_t; of a tangent that is not Hermitian the part that is counts.

    math: (real(p.diagonal(0, -2, -1)), V @ where(eye(L.shape[-1]) == 1, 0, p / (kept(L, -2) -
        kept(L, -1)))) where p = mH(V) @ ((A_t + mH(A_t)) / 2) @ V
    """
    p = adjoint(V) @ ((A_t + adjoint(A_t)) / 2) @ V
    every = np.ones(plain(L).shape, bool)
    gaps = _separate(L[..., None, :] - L[..., :, None], plain(L), every)
    return _diagonal(p).real, V @ _set_diagonal(p / gaps, 0)


def _check_free(name: str, V: Any, diagonal: Any) -> None:
    """Turning a complex eigenvector by a phase must leave the loss as it is."""
    if V.dtype.kind == "c" and surely(np.abs(plain(diagonal).imag) > _LOOSE):
        raise RuntimeError(
            f"{name}: The eigenvectors in the complex case are specified up to multiplication by "
            "e^{i phi}. The specified loss function depends on this quantity, so it is ill-defined."
        )


def eig_self(grad_L: Any, grad_V: Any, given: Any, L: Any, V: Any, dtype: Any) -> Any:
    """The gradient of A, of the given dtype, from those of its eigenvalues and eigenvectors.

    V^-H M V^H with M = (V^H G - V^H V diag(Re V^H G)) / conj(l_j - l_i) off the diagonal, G being
    the gradient of V, whose columns have length 1. Raises RuntimeError where the loss depends on
    the phases of eigenvectors.

    math: linalg.solve(mH(V), where(eye(L.shape[-1]) == 1, diag_embed(grad_L), (p - mH(V) @ V *
        kept(real(p.diagonal(0, -2, -1)), -2)) / (kept(L, -2) - kept(L, -1)).conj()) @ mH(V))
        where p = mH(V) @ grad_V
    """
    if given[1]:
        inner = adjoint(V) @ grad_V
        diagonal = _diagonal(inner)
        _check_free("linalg_eig_backward", V, diagonal)
        gaps = _separate((L[..., None, :] - L[..., :, None]).conj(), plain(L), _find_used(grad_V))
        lengths = (adjoint(V) @ V) * diagonal.real[..., None, :]
        core = _set_diagonal((inner - lengths) / gaps, grad_L) @ adjoint(V)
        defects = _mark_defects(V)
    else:
        core = grad_L[..., :, None] * adjoint(V)
        defects = _mark_defects(V, grad_L)
    gradient = _solve_or_nan(adjoint(V), core) + defects
    return gradient if dtype.kind == "c" else gradient.real


def eig_tangent(A_t: Any, L: Any, V: Any) -> tuple[Any, Any]:
    """L_t and V_t, which keeps the lengths of the columns.

    math: (p.diagonal(0, -2, -1), m - V * kept(real((V.conj() * m).sum(-2)), -2)) where m = V @
        where(eye(L.shape[-1]) == 1, 0, p / (kept(L, -2) - kept(L, -1))); p = linalg.solve(V, A_t
        @ V)
    """
    p = _solve_or_nan(V, A_t.astype(V.dtype) @ V) + _mark_defects(V)
    every = np.ones(plain(L).shape, bool)
    gaps = _separate(L[..., None, :] - L[..., :, None], plain(L), every)
    moved = V @ _set_diagonal(p / gaps, 0)
    along = (V.conj() * moved).sum(-2).real
    return _diagonal(p), moved - V * along[..., None, :]


def _solve_or_nan(matrix: Any, other: Any) -> Any:
    """``matrix^-1 @ other`` of arrays or Tensors."""
    if isinstance(matrix, np.ndarray) and isinstance(other, np.ndarray):
        try:
            return np.linalg.solve(matrix, other)
        except np.linalg.LinAlgError:  # some matrix is singular, for which see _mark_defects
            return np.full(np.broadcast_shapes(matrix.shape, other.shape), np.nan, other.dtype)
    return ops.linalg_solve_ex(matrix, other)[0]


def _mark_defects(V: Any, grad_L: Any = None) -> Any:
    """nan for matrices two of whose eigenvectors coincide, as far as can be told; 0 for others.

    Such values have no derivative, but their sum has: where both have the same gradient it is 0.
    """
    vectors = plain(V)
    nearly = 1 - 4 * np.finfo(vectors.dtype).eps  # of directions that differ in half of the digits
    together = np.abs(adjoint(vectors) @ vectors) >= nearly
    together &= ~beside(vectors, np.eye(vectors.shape[-1], dtype=bool))
    if not together.any():
        return 0
    if grad_L is not None:
        each = plain(grad_L)
        together &= each[..., None, :] != each[..., :, None]
    return np.where(together.any((-2, -1)), np.nan, vectors.real.dtype.type(0))[..., None, None]
