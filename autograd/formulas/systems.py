"""Linear systems: what surrounds the one factorisation, and the gradients of solutions."""

from __future__ import annotations

from typing import Any

__all__ = ["pinv_self", "solve_gradients", "solve_residual"]


def solve_gradients(solved: Any, result: Any, left: bool, adjoint: bool, needs: Any) -> Any:
    """The gradients of A and B in op(A) X = B or X op(A) = B.

    solved: that of B, which solves the adjoint system. With G for it, op(A) has -G X^H or -X^H G,
    and A the adjoint of that if op is.

    math: (-(result @ mH(solved) if left else mH(solved) @ result) if adjoint else -(solved @
        mH(result) if left else mH(result) @ solved), solved)
    """
    of_A = None
    if needs[0] is not None:
        X = result.mT.conj()
        if adjoint:
            G = solved.mT.conj()
            of_A = -(result @ G) if left else -(G @ result)
        else:
            of_A = -(solved @ X) if left else -(X @ solved)
    return of_A, solved


def solve_residual(A_t: Any, B_t: Any, X: Any, left: bool, adjoint: bool) -> Any:
    """B_t - op(A_t) X, of which the tangent of X is the solution.

    math: B_t - (a @ X if left else X @ a) where a = mH(A_t) if adjoint else A_t
    """
    if adjoint:
        A_t = A_t.mT.conj()
    return B_t - (A_t @ X if left else X @ A_t)


def pinv_self(grad: Any, A: Any, P: Any) -> Any:
    """The gradient of A in its pseudoinverse P, while the rank of A does not change.

    G. H. Golub and V. Pereyra, "The differentiation of pseudo-inverses and nonlinear least squares
    problems whose variables separate", SIAM J. Numer. Anal. 10 (1973):
    dP = -P dA P + P P^H dA^H (1 - A P) + (1 - P A) dA^H P^H P, of which this is the adjoint.

    math: g @ u - A @ (P @ (g @ u)) + v @ g - (v @ (g @ P)) @ A - mH(P) @ grad @ mH(P) where g =
        mH(grad); u = P @ mH(P); v = mH(P) @ P
    """
    Ph = P.mT.conj()
    G = grad.mT.conj()
    inner = P @ Ph  # of the rows, and below of the columns
    outer = Ph @ P
    first = G @ inner - A @ (P @ (G @ inner))
    second = outer @ G - (outer @ (G @ P)) @ A
    return first + second - Ph @ grad @ Ph
