# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e4594f78d4f48f8c
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature=(
            "linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool "
            "unitriangular=False) -> Tensor"
        ),
        kind="linalg", node="LinalgSolveTriangularBackward0", dtypes=("floating", "same"),
        forward="kernels.solve_triangular(self, B, upper, left, unitriangular)",
        formulas={
            "self, B": (
                "linear_systems.solve_system(grad, self, result, upper, left, unitriangular, needs)"
            ),
        },
        mathematics={
            "self": (
                "-(triu(linalg.solve_triangular(mH(self), grad, upper=not upper, left=left, "
                "unitriangular=unitriangular) @ mH(result) if left else mH(result) @ "
                "linalg.solve_triangular(mH(self), grad, upper=not upper, left=left, "
                "unitriangular=unitriangular), 1 if unitriangular else 0) if upper else "
                "tril(linalg.solve_triangular(mH(self), grad, upper=not upper, left=left, "
                "unitriangular=unitriangular) @ mH(result) if left else mH(result) @ "
                "linalg.solve_triangular(mH(self), grad, upper=not upper, left=left, "
                "unitriangular=unitriangular), -1 if unitriangular else 0))"
            ),
            "B": (
                "linalg.solve_triangular(mH(self), grad, upper=not upper, left=left, "
                "unitriangular=unitriangular)"
            ),
            "result": (
                "linalg.solve_triangular(self, B_t - ((triu(self_t, 1 if unitriangular else 0) if "
                "upper else tril(self_t, -1 if unitriangular else 0)) @ result if left else result "
                "@ (triu(self_t, 1 if unitriangular else 0) if upper else tril(self_t, -1 if "
                "unitriangular else 0))), upper=upper, left=left, unitriangular=unitriangular)"
            ),
        },
        jvp="linear_systems.solve_tangent(self, self_t, B_t, result, upper, left, unitriangular)",
        doc=(
            "X with self @ X = B, or X @ self = B, of which one triangle is read; a zero on its "
            "diagonal gives infinities."
        ),
    ),
    Row(
        signature=(
            "triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool "
            "unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)"
        ),
        kind="composite", domain={"A": "upper triangular"},
        forward=(
            "(linalg.solve_triangular(mT(A) if transpose else A, self, upper=upper != transpose, "
            "unitriangular=unitriangular), clone(A))"
        ),
        doc=(
            "X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of "
            "A."
        ),
    ),
    Row(
        signature="linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor",
        kind="linalg", node="LinalgCholeskyBackward0", numpy=("linalg.cholesky",),
        dtypes=("floating",), domain={"self": "positive definite"},
        forward="kernels.cholesky(self, upper)",
        formulas={"self": "decompositions.cholesky_self(grad, result, upper)"},
        mathematics={
            "self": (
                "linalg.solve_triangular(result if upper else mH(result), "
                "mH(linalg.solve_triangular(result if upper else mH(result), (tril((result if "
                "upper else mH(result)) @ (mH(grad) if upper else grad)) - (result if upper else "
                "mH(result)) @ (mH(grad) if upper else grad) * eye(((result if upper else "
                "mH(result)) @ (mH(grad) if upper else grad)).shape[-1]) / 2 + mH(tril((result if "
                "upper else mH(result)) @ (mH(grad) if upper else grad)) - (result if upper else "
                "mH(result)) @ (mH(grad) if upper else grad) * eye(((result if upper else "
                "mH(result)) @ (mH(grad) if upper else grad)).shape[-1]) / 2)) / 2, upper=True)), "
                "upper=True)"
            ),
            "result": (
                "mH((mH(result) if upper else result) @ (tril(linalg.solve_triangular(mH(result) "
                "if upper else result, mH(linalg.solve_triangular(mH(result) if upper else result, "
                "(self_t + mH(self_t)) / 2, upper=False)), upper=False)) - "
                "linalg.solve_triangular(mH(result) if upper else result, "
                "mH(linalg.solve_triangular(mH(result) if upper else result, (self_t + mH(self_t)) "
                "/ 2, upper=False)), upper=False) * eye(linalg.solve_triangular(mH(result) if "
                "upper else result, mH(linalg.solve_triangular(mH(result) if upper else result, "
                "(self_t + mH(self_t)) / 2, upper=False)), upper=False).shape[-1]) / 2)) if upper "
                "else (mH(result) if upper else result) @ (tril(linalg.solve_triangular(mH(result) "
                "if upper else result, mH(linalg.solve_triangular(mH(result) if upper else result, "
                "(self_t + mH(self_t)) / 2, upper=False)), upper=False)) - "
                "linalg.solve_triangular(mH(result) if upper else result, "
                "mH(linalg.solve_triangular(mH(result) if upper else result, (self_t + mH(self_t)) "
                "/ 2, upper=False)), upper=False) * eye(linalg.solve_triangular(mH(result) if "
                "upper else result, mH(linalg.solve_triangular(mH(result) if upper else result, "
                "(self_t + mH(self_t)) / 2, upper=False)), upper=False).shape[-1]) / 2)"
            ),
        },
        jvp="decompositions.cholesky_tangent(self_t, result, upper)",
        doc=(
            "L with self = L @ L^H, of positive-definite matrices of which the lower triangle is "
            "read; upper gives L^H from the upper one."
        ),
    ),
    Row(
        signature="cholesky(Tensor self, bool upper=False) -> Tensor",
        kind="composite", out="cast", domain={"self": "positive definite"},
        forward="linalg.cholesky(self, upper=upper)",
        doc="The same as linalg.cholesky.",
    ),
    Row(
        signature=(
            "linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> "
            "(Tensor L, Tensor info)"
        ),
        kind="linalg", node="LinalgCholeskyExBackward0", dtypes=("floating",),
        domain={"self": "positive definite"},
        forward="kernels.cholesky_ex(self, upper, check_errors)",
        formulas={"self": "decompositions.cholesky_self(grad, L, upper)"},
        mathematics={
            "self": (
                "linalg.solve_triangular(L if upper else mH(L), mH(linalg.solve_triangular(L if "
                "upper else mH(L), (tril((L if upper else mH(L)) @ (mH(grad) if upper else grad)) "
                "- (L if upper else mH(L)) @ (mH(grad) if upper else grad) * eye(((L if upper else "
                "mH(L)) @ (mH(grad) if upper else grad)).shape[-1]) / 2 + mH(tril((L if upper else "
                "mH(L)) @ (mH(grad) if upper else grad)) - (L if upper else mH(L)) @ (mH(grad) if "
                "upper else grad) * eye(((L if upper else mH(L)) @ (mH(grad) if upper else "
                "grad)).shape[-1]) / 2)) / 2, upper=True)), upper=True)"
            ),
            "result": (
                "(mH((mH(L) if upper else L) @ (tril(linalg.solve_triangular(mH(L) if upper else "
                "L, mH(linalg.solve_triangular(mH(L) if upper else L, (self_t + mH(self_t)) / 2, "
                "upper=False)), upper=False)) - linalg.solve_triangular(mH(L) if upper else L, "
                "mH(linalg.solve_triangular(mH(L) if upper else L, (self_t + mH(self_t)) / 2, "
                "upper=False)), upper=False) * eye(linalg.solve_triangular(mH(L) if upper else L, "
                "mH(linalg.solve_triangular(mH(L) if upper else L, (self_t + mH(self_t)) / 2, "
                "upper=False)), upper=False).shape[-1]) / 2)) if upper else (mH(L) if upper else "
                "L) @ (tril(linalg.solve_triangular(mH(L) if upper else L, "
                "mH(linalg.solve_triangular(mH(L) if upper else L, (self_t + mH(self_t)) / 2, "
                "upper=False)), upper=False)) - linalg.solve_triangular(mH(L) if upper else L, "
                "mH(linalg.solve_triangular(mH(L) if upper else L, (self_t + mH(self_t)) / 2, "
                "upper=False)), upper=False) * eye(linalg.solve_triangular(mH(L) if upper else L, "
                "mH(linalg.solve_triangular(mH(L) if upper else L, (self_t + mH(self_t)) / 2, "
                "upper=False)), upper=False).shape[-1]) / 2), None)"
            ),
        },
        jvp="(decompositions.cholesky_tangent(self_t, L, upper), None)",
        doc=(
            "As linalg.cholesky; info is 0, or the order of the first leading minor that is not "
            "positive, where L is nan."
        ),
    ),
    Row(
        signature="cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor",
        kind="composite", domain={"input2": "lower triangular"},
        forward="equations.cholesky_solve(self, input2, upper)",
        doc="X with A @ X = self, A having the Cholesky factor input2.",
    ),
    Row(
        signature="cholesky_inverse(Tensor self, bool upper=False) -> Tensor",
        kind="composite", domain={"self": "lower triangular"},
        forward="equations.cholesky_inverse(self, upper)",
        doc="The inverse of the matrix whose Cholesky factor is self.",
    ),
    Row(
        signature='linalg.qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)',
        kind="linalg", node="LinalgQrBackward0", dtypes=("floating",),
        domain={"A": "invertible"},
        forward="kernels.qr(A, mode)",
        formulas={"A": "decompositions.qr_self(grad_Q, grad_R, Q, R, A.shape, mode)"},
        mathematics={
            "A": (
                "cat((linalg.solve_triangular(mH(R[..., :A.shape[-2]]), grad_Q + Q @ R[..., "
                "A.shape[-2]:] @ mH(grad_R[..., A.shape[-2]:]) + Q @ (tril(R[..., :A.shape[-2]] @ "
                "mH(triu(grad_R[..., :A.shape[-2]])) - mH(grad_Q + Q @ R[..., A.shape[-2]:] @ "
                "mH(grad_R[..., A.shape[-2]:])) @ Q) - (R[..., :A.shape[-2]] @ mH(triu(grad_R[..., "
                ":A.shape[-2]])) - mH(grad_Q + Q @ R[..., A.shape[-2]:] @ mH(grad_R[..., "
                "A.shape[-2]:])) @ Q) * eye((R[..., :A.shape[-2]] @ mH(triu(grad_R[..., "
                ":A.shape[-2]])) - mH(grad_Q + Q @ R[..., A.shape[-2]:] @ mH(grad_R[..., "
                "A.shape[-2]:])) @ Q).shape[-1]) / 2 + mH(tril(R[..., :A.shape[-2]] @ "
                "mH(triu(grad_R[..., :A.shape[-2]])) - mH(grad_Q + Q @ R[..., A.shape[-2]:] @ "
                "mH(grad_R[..., A.shape[-2]:])) @ Q) - (R[..., :A.shape[-2]] @ mH(triu(grad_R[..., "
                ":A.shape[-2]])) - mH(grad_Q + Q @ R[..., A.shape[-2]:] @ mH(grad_R[..., "
                "A.shape[-2]:])) @ Q) * eye((R[..., :A.shape[-2]] @ mH(triu(grad_R[..., "
                ":A.shape[-2]])) - mH(grad_Q + Q @ R[..., A.shape[-2]:] @ mH(grad_R[..., "
                "A.shape[-2]:])) @ Q).shape[-1]) / 2)), upper=False, left=False), Q @ grad_R[..., "
                "A.shape[-2]:]), -1)"
            ),
            "result": (
                "(linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], "
                "upper=True, left=False) - Q @ (mH(Q) @ linalg.solve_triangular(R[..., "
                ":Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, left=False) - (tril(mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False), -1) - mH(tril(mH(Q) @ linalg.solve_triangular(R[..., :Q.shape[-1]], "
                "A_t[..., :Q.shape[-1]], upper=True, left=False), -1)) + (mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False) - mH(mH(Q) @ linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., "
                ":Q.shape[-1]], upper=True, left=False))) * eye((mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False)).shape[-1]) / 2)), cat((triu((mH(Q) @ linalg.solve_triangular(R[..., "
                ":Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, left=False) - (tril(mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False), -1) - mH(tril(mH(Q) @ linalg.solve_triangular(R[..., :Q.shape[-1]], "
                "A_t[..., :Q.shape[-1]], upper=True, left=False), -1)) + (mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False) - mH(mH(Q) @ linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., "
                ":Q.shape[-1]], upper=True, left=False))) * eye((mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False)).shape[-1]) / 2)) @ R[..., :Q.shape[-1]]), "
                "mH(linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], "
                "upper=True, left=False) - Q @ (mH(Q) @ linalg.solve_triangular(R[..., "
                ":Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, left=False) - (tril(mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False), -1) - mH(tril(mH(Q) @ linalg.solve_triangular(R[..., :Q.shape[-1]], "
                "A_t[..., :Q.shape[-1]], upper=True, left=False), -1)) + (mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False) - mH(mH(Q) @ linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., "
                ":Q.shape[-1]], upper=True, left=False))) * eye((mH(Q) @ "
                "linalg.solve_triangular(R[..., :Q.shape[-1]], A_t[..., :Q.shape[-1]], upper=True, "
                "left=False)).shape[-1]) / 2))) @ (Q @ R[..., Q.shape[-1]:]) + mH(Q) @ A_t[..., "
                "Q.shape[-1]:]), -1))"
            ),
        },
        jvp="decompositions.qr_tangent(A_t, Q, R, mode)",
        doc=(
            "A = Q @ R with orthonormal columns in Q, which is square in mode 'complete' and empty "
            "in mode 'r', and R upper triangular."
        ),
    ),
    Row(
        signature="qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)",
        kind="composite",
        forward="linalg.qr(self, 'reduced' if some else 'complete')",
        doc="linalg.qr in mode 'reduced', or 'complete' unless some.",
    ),
    Row(
        signature="geqrf(Tensor self) -> (Tensor a, Tensor tau)",
        kind="linalg", node="GeqrfBackward0", dtypes=("floating",),
        forward="kernels.geqrf(self)",
        formulas={"self": "not_implemented"},
        jvp="transposed",
        doc=(
            "R of the QR decomposition in an upper triangle, below it the reflectors that make Q, "
            "and their factors."
        ),
    ),
    Row(
        signature="linalg.householder_product(Tensor input, Tensor tau) -> Tensor",
        kind="composite", out="cast",
        forward="factorizations.householder_product(input, tau)",
        doc=(
            "The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below "
            "the diagonal of input."
        ),
    ),
    Row(
        signature="orgqr(Tensor self, Tensor input2) -> Tensor",
        kind="composite",
        forward="linalg.householder_product(self, input2)",
        doc="linalg.householder_product of self and its factors input2.",
    ),
    Row(
        signature=(
            "ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool "
            "transpose=False) -> Tensor"
        ),
        kind="composite", dtypes=("kept", "same"),
        forward="factorizations.ormqr(self, input2, input3, left, transpose)",
        doc=(
            "Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and "
            "input2; of Q^H with transpose."
        ),
    ),
    Row(
        signature=(
            "linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, "
            "Tensor S, Tensor Vh)"
        ),
        kind="linalg", node="LinalgSvdBackward0", dtypes=("floating",),
        domain={"A": "invertible"},
        forward="kernels.svd(A, full_matrices, driver)",
        formulas={"A": "spectra.svd_self(grad_U, grad_S, grad_Vh, given, U, S, Vh)"},
        mathematics={
            "A": (
                "U[..., :S.shape[-1]] @ (where(eye(S.shape[-1]) == 1, diag_embed(grad_S) + "
                "(mH(U[..., :S.shape[-1]]) @ grad_U[..., :S.shape[-1]] - mH(mH(U[..., "
                ":S.shape[-1]]) @ grad_U[..., :S.shape[-1]])) / (2 * kept(S, -1)), ((mH(U[..., "
                ":S.shape[-1]]) @ grad_U[..., :S.shape[-1]] - mH(mH(U[..., :S.shape[-1]]) @ "
                "grad_U[..., :S.shape[-1]])) * kept(S, -2) + (Vh[..., :S.shape[-1], :] @ "
                "mH(grad_Vh[..., :S.shape[-1], :]) - mH(Vh[..., :S.shape[-1], :] @ mH(grad_Vh[..., "
                ":S.shape[-1], :]))) * kept(S, -1)) / (kept(S, -2) ** 2 - kept(S, -1) ** 2)) @ "
                "Vh[..., :S.shape[-1], :]) + (grad_U[..., :S.shape[-1]] - U[..., :S.shape[-1]] @ "
                "(mH(U[..., :S.shape[-1]]) @ grad_U[..., :S.shape[-1]])) / kept(S, -2) @ Vh[..., "
                ":S.shape[-1], :] + U[..., :S.shape[-1]] @ ((grad_Vh[..., :S.shape[-1], :] - "
                "mH(Vh[..., :S.shape[-1], :] @ mH(grad_Vh[..., :S.shape[-1], :])) @ Vh[..., "
                ":S.shape[-1], :]) / kept(S, -1))"
            ),
            "result": "svd_tangent(A_t, U, S, Vh)",
        },
        jvp="spectra.svd_tangent(A_t, U, S, Vh)",
        doc=(
            "A = U @ diag(S) @ Vh with S falling. Gradients of the vectors that only full_matrices "
            "has are left aside."
        ),
    ),
    Row(
        signature=(
            "svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor "
            "V)"
        ),
        kind="composite",
        forward="factorizations.svd(self, some, compute_uv)",
        doc=(
            "linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V "
            "are zeros."
        ),
    ),
    Row(
        signature="linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor",
        kind="composite", numpy=("linalg.svdvals",), dtypes=("floating",),
        domain={"A": "invertible"},
        forward="factorizations.svdvals(A, driver)",
        doc="The singular values, falling.",
        kinks=(
            Kink(
                point=(((1, 0), (0, 1)),),
                value=(((1, 0), (0, 1)),),
                why="the sum is smooth at equal ones",
            ),
            Kink(
                point=(((1, 0), (0, 0)),),
                value=(((1, 0), (0, 1)),),
                why="U @ Vh, a subgradient of the sum",
            ),
        ),
    ),
    Row(
        signature=(
            'linalg.eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)'
        ),
        kind="linalg", node="LinalgEighBackward0", numpy=("linalg.eigh",), dtypes=("floating",),
        domain={"self": "symmetric"},
        forward="kernels.eigh(self, UPLO)",
        formulas={
            "self": (
                "spectra.eigh_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, "
                "eigenvectors)"
            ),
        },
        mathematics={
            "self": (
                "eigenvectors @ where(eye(eigenvalues.shape[-1]) == 1, "
                "diag_embed(grad_eigenvalues), (mH(eigenvectors) @ grad_eigenvectors - "
                "mH(mH(eigenvectors) @ grad_eigenvectors)) / (2 * (kept(eigenvalues, -2) - "
                "kept(eigenvalues, -1)))) @ mH(eigenvectors)"
            ),
            "result": (
                "(real((mH(eigenvectors) @ ((self_t + mH(self_t)) / 2) @ eigenvectors).diagonal(0, "
                "-2, -1)), eigenvectors @ where(eye(eigenvalues.shape[-1]) == 1, 0, "
                "mH(eigenvectors) @ ((self_t + mH(self_t)) / 2) @ eigenvectors / "
                "(kept(eigenvalues, -2) - kept(eigenvalues, -1))))"
            ),
        },
        jvp="spectra.eigh_tangent(self_t, eigenvalues, eigenvectors)",
        doc=(
            "The eigenvalues, rising, and orthonormal eigenvectors of Hermitian matrices, of which "
            "the lower ('L') or upper ('U') triangle is read."
        ),
    ),
    Row(
        signature='linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor',
        kind="composite", numpy=("linalg.eigvalsh",), dtypes=("floating",),
        domain={"self": "symmetric"},
        forward="factorizations.eigvalsh(self, UPLO)",
        doc="The eigenvalues of Hermitian matrices, rising; one triangle is read.",
        kinks=(
            Kink(
                point=(((1, 0), (0, 1)),),
                value=(((1, 0), (0, 1)),),
                why="the sum has a derivative where eigenvalues are equal",
            ),
        ),
    ),
    Row(
        signature="linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)",
        kind="linalg", node="LinalgEigBackward0", numpy=("linalg.eig",), out="cast",
        dtypes=("floating",), domain={"self": "square"},
        forward="kernels.eig(self)",
        formulas={
            "self": (
                "spectra.eig_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, "
                "eigenvectors, self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "linalg.solve(mH(eigenvectors), where(eye(eigenvalues.shape[-1]) == 1, "
                "diag_embed(grad_eigenvalues), (mH(eigenvectors) @ grad_eigenvectors - "
                "mH(eigenvectors) @ eigenvectors * kept(real((mH(eigenvectors) @ "
                "grad_eigenvectors).diagonal(0, -2, -1)), -2)) / (kept(eigenvalues, -2) - "
                "kept(eigenvalues, -1)).conj()) @ mH(eigenvectors))"
            ),
            "result": (
                "(linalg.solve(eigenvectors, self_t @ eigenvectors).diagonal(0, -2, -1), "
                "eigenvectors @ where(eye(eigenvalues.shape[-1]) == 1, 0, "
                "linalg.solve(eigenvectors, self_t @ eigenvectors) / (kept(eigenvalues, -2) - "
                "kept(eigenvalues, -1))) - eigenvectors * kept(real((eigenvectors.conj() * "
                "(eigenvectors @ where(eye(eigenvalues.shape[-1]) == 1, 0, "
                "linalg.solve(eigenvectors, self_t @ eigenvectors) / (kept(eigenvalues, -2) - "
                "kept(eigenvalues, -1))))).sum(-2)), -2))"
            ),
        },
        jvp="spectra.eig_tangent(self_t, eigenvalues, eigenvectors)",
        doc="The eigenvalues and eigenvectors of length 1 of square matrices, always complex.",
    ),
    Row(
        signature="linalg.eigvals(Tensor self) -> Tensor",
        kind="composite", numpy=("linalg.eigvals",), out="cast", dtypes=("floating",),
        domain={"self": "square"},
        forward="factorizations.eigvals(self)",
        doc="The eigenvalues of square matrices, always complex.",
    ),
    Row(
        signature=(
            "svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, "
            "Tensor V)"
        ),
        kind="composite",
        forward="factorizations.svd_lowrank(A, q, niter, M)",
        doc=(
            "The q largest singular values of A - M and their vectors, approximately, from a "
            "random sample refined niter times. The gradient is nan where the rank is less than q."
        ),
    ),
    Row(
        signature=(
            "pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, "
            "Tensor S, Tensor V)"
        ),
        kind="composite", domain={"A": "invertible", "q": (1.0, 3.0)},
        forward="factorizations.pca_lowrank(A, q, center, niter)",
        doc="svd_lowrank of A less the means of its columns, or of A itself unless center.",
    ),
)  # fmt: skip
