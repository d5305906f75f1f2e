"""Gradients of determinants, also of singular matrices, of matrix exponential and logarithm.

The derivative of det(A) by its elements are the cofactors. They are det(A) A^-T as long as A has an
inverse, but they are polynomials and exist for any matrix: that of [[0]] is 1, those of a 3 x 3
matrix of rank 2 form a matrix of rank 1. Textbooks, and PyTorch, give zeros or nan there.

For a matrix that is singular or nearly so, A = U B V with the unitary U and V of its singular value
decomposition, which are held constant, and B = U^H A V^H, split so that its last k rows and columns
are where the singular values vanish:

    B = [[P, Q], [R, T]],  Y = P^-1 Q,  Z = R P^-1,  W = T - R Y
    det(B) = det(P) det(W)
    adj(B) = det(P) ([[det(W) P^-1, 0], [0, 0]] + [[-Y], [1]] adj(W) [-Z, 1])

P is well conditioned. det(W) and adj(W) of the small W come without a division by what may be zero
from the Faddeev-LeVerrier recurrence. All this is recorded where A is a Tensor, so that derivatives
of any order are those of the polynomial.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.formulas import either, plain
from autograd.kernels import logm, matrix_exp_derivative, solve_sylvester
from autograd.kernels.linalg import lapack


def det_gradient(grad: Any, A: Any, result: Any) -> Any:
    """d/dA det(A) = the cofactors of A.

    math: kept(grad * result.conj(), (-2, -1)) * mH(linalg.inv(A))
    """
    n = A.shape[-1]
    if 0 in A.shape:
        return A * 0  # nothing, but recorded
    if n <= 3:
        return grad[..., None, None] * _write_out_cofactors(A).conj()
    inverse, bad = _invert_where_safe(plain(A))
    anywhere = bad.any()
    bad = bad[..., None, None]
    if not isinstance(A, np.ndarray):
        inverse = np.linalg.inv(np.where(bad, np.eye(n, dtype=A.dtype), A) if anywhere else A)
    slope = (grad * result.conj())[..., None, None] * inverse.mT.conj()
    if not anywhere:
        return slope
    cofactors = _compute_cofactors(A.reshape((-1, n, n)), np.flatnonzero(bad)).reshape(A.shape)
    return np.where(bad, grad[..., None, None] * cofactors.conj(), slope)


def _write_out_cofactors(A: Any) -> Any:
    """The cofactors of matrices of at most three rows, as polynomials."""
    n = A.shape[-1]
    a = [[A[..., i, j] for j in range(n)] for i in range(n)]
    if n == 1:
        return np.ones_like(A)
    if n == 2:
        parts = [a[1][1], -a[1][0], -a[0][1], a[0][0]]
    else:  # each row is the vector product of the next two
        turns = [(1, 2), (2, 0), (0, 1)]
        parts = [a[k][v] * a[m][w] - a[k][w] * a[m][v] for k, m in turns for v, w in turns]
    return np.stack(parts, -1).reshape(A.shape)


def _invert_where_safe(x: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The inverses, and where they are not to be used.

    That is where fewer than half of the digits would be right: the product of the norms of a matrix
    and of its inverse says how many are lost.
    """
    singular = np.zeros(x.shape[:-2], bool)
    try:
        inverse = lapack.inv(x)
    except np.linalg.LinAlgError:
        singular = np.linalg.slogdet(x)[0] == 0
        eye = np.eye(x.shape[-1], dtype=x.dtype)
        inverse = lapack.inv(np.where(singular[..., None, None], eye, x))
    condition = np.abs(x).sum(-2).max(-1) * np.abs(inverse).sum(-2).max(-1)
    return inverse, singular | (condition > np.finfo(x.dtype).eps ** -0.5)


def _compute_cofactors(matrices: Any, places: np.ndarray) -> Any:
    """The cofactors of the matrices at `places`, and zeros for the others."""
    arrays = plain(matrices)
    u, values, v = np.linalg.svd(arrays[places])
    limit = np.finfo(arrays.dtype).eps ** 0.5
    vanish = np.maximum((values <= limit * values[:, :1]).sum(-1), 1)
    parts, order = [], []
    for k in np.unique(vanish):
        group = np.flatnonzero(vanish == k)
        parts.append(_compute_adjugates(matrices[places[group]], u[group], v[group], int(k)).mT)
        order.append(places[group])
    rest = np.setdiff1d(np.arange(len(arrays)), places)
    parts.append(np.zeros((len(rest), *arrays.shape[1:]), arrays.dtype))
    order.append(rest)
    return np.concatenate(parts)[np.argsort(np.concatenate(order))]


def _compute_adjugates(a: Any, u: np.ndarray, v: np.ndarray, k: int) -> Any:
    """The adjugates of a stack of matrices whose last `k` singular values are (nearly) 0."""
    uh, vh = u.mT.conj(), v.mT.conj()
    r = a.shape[-1] - k
    b = uh @ a @ vh
    inverse, core = None, b
    if r:
        p, q = b[:, :r, :r], b[:, :r, r:]
        inverse = np.linalg.inv(p)
        y, z = inverse @ q, b[:, r:, :r] @ inverse
        core = b[:, r:, r:] - b[:, r:, :r] @ y
    determinant, adjugate = _faddeev_leverrier(core)
    if inverse is not None:
        eye = np.broadcast_to(np.eye(k, dtype=a.dtype), (len(a), k, k))
        low = np.concatenate([-y, eye], axis=1) @ adjugate @ np.concatenate([-z, eye], axis=2)
        top = np.concatenate([determinant * inverse, np.zeros((len(a), r, k), a.dtype)], axis=2)
        whole = np.concatenate([top, np.zeros((len(a), k, r + k), a.dtype)], axis=1)
        adjugate = np.linalg.det(p)[:, None, None] * (whole + low)
    phase = (np.linalg.det(u) * np.linalg.det(v))[:, None, None]
    return phase * (vh @ adjugate @ uh)


def _faddeev_leverrier(w: Any) -> tuple[Any, Any]:
    """The determinants, with two dimensions of size 1, and the adjugates of a stack of matrices.

    With M_1 = 1, c_j = -tr(W M_j) / j and M_(j+1) = W M_j + c_j, the determinant of a k x k matrix
    is (-1)^k c_k and the adjugate (-1)^(k-1) M_k.
    """
    k = w.shape[-1]
    eye = np.eye(k, dtype=w.dtype)
    m: Any = np.broadcast_to(eye, w.shape)
    for j in range(1, k + 1):
        product = w if j == 1 else w @ m
        c = (product * eye).sum((-2, -1), keepdims=True) * (-1 / j)
        if j == k:
            break
        m = product + c * eye
    return c * (-1) ** k, m * (-1) ** (k - 1)


def slogdet_gradient(grad_sign: Any, grad_logabsdet: Any, A: Any, sign: Any) -> Any:
    """d/dA log(det(A)) = A^-T, whose real part is of the logarithm, the imaginary one of the sign.

    With t = tr(A^-1 dA), dlog = Re(t) and dsign = i sign Im(t). Of a singular matrix the gradient
    is infinite, with the signs of the cofactors.

    math: kept(real(grad_logabsdet) + 1j * imaginary(grad_sign * sign.conj()), (-2, -1)) *
        mH(linalg.inv(A))
    """
    scale = grad_logabsdet
    if A.dtype.kind == "c":
        scale = scale + (grad_sign * sign.conj()).imag * 1j
    if 0 in A.shape:
        return A * 0  # nothing, but recorded
    n = A.shape[-1]
    singular = (plain(sign) == 0)[..., None, None]
    if not singular.any():
        return scale[..., None, None] * either(lapack.inv, np.linalg.inv, A).mT.conj()
    regular = np.where(singular, np.eye(n, dtype=A.dtype), A)
    inverse = either(lapack.inv, np.linalg.inv, regular)
    places = np.flatnonzero(singular)
    cofactors = _compute_cofactors(plain(A).reshape((-1, n, n)), places).reshape(A.shape)
    with np.errstate(all="ignore"):
        infinite = np.where(cofactors == 0, np.nan, cofactors / 0.0)
    slope = np.where(singular, infinite, inverse.mT)
    return scale[..., None, None] * slope.conj()


def gradient_at(grad: Any, A: Any, E: Any) -> Any:
    """The gradient of `A` in L(A, E), the derivative of exp at `A` along `E`.

    exp([[A, E], [0, A]]) has L(A, E) in its upper right corner, so that A gets both of the diagonal
    blocks of the gradient of that exponential.

    math: s[..., :n, :n] + s[..., n:, n:] where s = linalg._matrix_exp_derivative(cat((cat((a, z),
        -1), cat((e, a), -1)), -2), cat((cat((z, grad), -1), cat((z, z), -1)), -2)); a =
        mH(A).expand(grad.shape); e = mH(E).expand(grad.shape); z = zeros_like(grad); n =
        A.shape[-1]
    """
    n = A.shape[-1]
    A, E = (np.broadcast_to(x.mT.conj(), grad.shape) for x in (A, E))
    zero = np.zeros_like(A)
    # The adjoint of the matrix of blocks, and a gradient in the corner.
    blocks = _join_blocks(A, zero, E, A)
    corner = _join_blocks(np.zeros_like(grad), grad, zero, zero)
    slope = either(matrix_exp_derivative, ops.linalg__matrix_exp_derivative, blocks, corner)
    return slope[..., :n, :n] + slope[..., n:, n:]


def log_derivative(A: Any, E: Any) -> Any:
    """The derivative of log at `A` along `E`: the upper right corner of log([[A, E], [0, A]]).

    math: linalg.logm(cat((cat((a, E), -1), cat((zeros_like(a), a), -1)), -2))[..., :n, n:]
        where a = A.expand(E.shape); n = A.shape[-1]
    """
    n = A.shape[-1]
    A = np.broadcast_to(A, E.shape)
    blocks = _join_blocks(A, E, np.zeros_like(A), A)
    return either(logm, ops.linalg_logm, blocks)[..., :n, n:]


def _join_blocks(a: Any, b: Any, c: Any, d: Any) -> Any:
    upper, lower = np.concatenate([a, b], axis=-1), np.concatenate([c, d], axis=-1)
    return np.concatenate([upper, lower], axis=-2)


def sylvester_gradients(grad: Any, a: Any, b: Any, result: Any, needs: Any) -> tuple[Any, ...]:
    """The gradients of the solution X of a X + X b = q: with a^H W + W b^H = grad they are -W X^H,
    -X^H W and W.

    math: (-matmul(w, mH(result)), -matmul(mH(result), w), w)
        where w = linalg.solve_sylvester(mH(a), mH(b), grad)
    """
    adjoints = (x.mT.conj() for x in (a, b))
    w = either(solve_sylvester, ops.linalg_solve_sylvester, *adjoints, grad)
    x = result.mT.conj()
    return None if needs[0] is None else -w @ x, None if needs[1] is None else -x @ w, w
