# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1be8dd3973fae807
"""The rows of the table as data."""

from autograd.registry import Kink, Row

ROWS = (
    Row(
        name="linalg.solve_triangular",
        signature=(
            "linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool "
            "unitriangular=False) -> Tensor"
        ),
        kind="linalg",
        forward="kernels.solve_triangular(self, B, upper, left, unitriangular)",
        formulas={
            "self, B": (
                "triangular.solve_system(grad, self, result, upper, left, unitriangular, needs)"
            ),
        },
        jvp="triangular.solve_tangent(self, self_t, B_t, result, upper, left, unitriangular)",
        node="LinalgSolveTriangularBackward0",
        doc=(
            "X with self @ X = B, or X @ self = B, of which one triangle is read; a zero on its "
            "diagonal gives infinities."
        ),
    ),
    Row(
        name="triangular_solve",
        signature=(
            "triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, bool "
            "unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)"
        ),
        kind="composite",
        forward=(
            "(linalg.solve_triangular(mT(A) if transpose else A, self, upper=upper != transpose, "
            "unitriangular=unitriangular), clone(A))"
        ),
        domain={"A": "upper triangular"},
        doc=(
            "X with A @ X = self, or A.T @ X = self, of which one triangle is read, and a copy of "
            "A."
        ),
    ),
    Row(
        name="linalg.cholesky",
        signature="linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor",
        kind="linalg",
        forward="kernels.cholesky(self, upper)",
        formulas={"self": "decompositions.cholesky_self(grad, result, upper)"},
        jvp="decompositions.cholesky_tangent(self_t, result, upper)",
        node="LinalgCholeskyBackward0",
        numpy=("linalg.cholesky",),
        domain={"self": "positive definite"},
        doc=(
            "L with self = L @ L^H, of positive-definite matrices of which the lower triangle is "
            "read; upper gives L^H from the upper one."
        ),
    ),
    Row(
        name="cholesky",
        signature="cholesky(Tensor self, bool upper=False) -> Tensor",
        kind="composite",
        forward="linalg.cholesky(self, upper=upper)",
        domain={"self": "positive definite"},
        doc="The same as linalg.cholesky.",
    ),
    Row(
        name="linalg.cholesky_ex",
        signature=(
            "linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> "
            "(Tensor L, Tensor info)"
        ),
        kind="linalg",
        forward="kernels.cholesky_ex(self, upper, check_errors)",
        formulas={"self": "decompositions.cholesky_self(grad, L, upper)"},
        jvp="decompositions.cholesky_ex_tangent(self_t, L, upper)",
        node="LinalgCholeskyExBackward0",
        domain={"self": "positive definite"},
        doc=(
            "As linalg.cholesky; info is 0, or the order of the first leading minor that is not "
            "positive, where L is nan."
        ),
    ),
    Row(
        name="cholesky_solve",
        signature="cholesky_solve(Tensor self, Tensor input2, bool upper=False) -> Tensor",
        kind="composite",
        forward="equations.cholesky_solve(self, input2, upper)",
        domain={"input2": "lower triangular"},
        doc="X with A @ X = self, A having the Cholesky factor input2.",
    ),
    Row(
        name="cholesky_inverse",
        signature="cholesky_inverse(Tensor self, bool upper=False) -> Tensor",
        kind="composite",
        forward="equations.cholesky_inverse(self, upper)",
        domain={"self": "lower triangular"},
        doc="The inverse of the matrix whose Cholesky factor is self.",
    ),
    Row(
        name="linalg.qr",
        signature='linalg.qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)',
        kind="linalg",
        forward="kernels.qr(A, mode)",
        formulas={"A": "decompositions.qr_self(grad_Q, grad_R, Q, R, A.shape, mode)"},
        jvp="decompositions.qr_tangent(A_t, Q, R, mode)",
        node="LinalgQrBackward0",
        domain={"A": "invertible"},
        doc=(
            "A = Q @ R with orthonormal columns in Q, which is square in mode 'complete' and empty "
            "in mode 'r', and R upper triangular."
        ),
    ),
    Row(
        name="qr",
        signature="qr(Tensor self, bool some=True) -> (Tensor Q, Tensor R)",
        kind="composite",
        forward="linalg.qr(self, 'reduced' if some else 'complete')",
        doc="linalg.qr in mode 'reduced', or 'complete' unless some.",
    ),
    Row(
        name="geqrf",
        signature="geqrf(Tensor self) -> (Tensor a, Tensor tau)",
        kind="linalg",
        forward="kernels.geqrf(self)",
        formulas={"self": "not_implemented"},
        jvp="transposed",
        node="GeqrfBackward0",
        doc=(
            "R of the QR decomposition in an upper triangle, below it the reflectors that make Q, "
            "and their factors."
        ),
    ),
    Row(
        name="linalg.householder_product",
        signature="linalg.householder_product(Tensor input, Tensor tau) -> Tensor",
        kind="composite",
        forward="reflections.householder_product(input, tau)",
        doc=(
            "The first columns of the product of reflectors I - tau_i v_i v_i^H, v_i being below "
            "the diagonal of input."
        ),
    ),
    Row(
        name="orgqr",
        signature="orgqr(Tensor self, Tensor input2) -> Tensor",
        kind="composite",
        forward="linalg.householder_product(self, input2)",
        doc="linalg.householder_product of self and its factors input2.",
    ),
    Row(
        name="ormqr",
        signature=(
            "ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool "
            "transpose=False) -> Tensor"
        ),
        kind="composite",
        forward="reflections.ormqr(self, input2, input3, left, transpose)",
        doc=(
            "Q @ input3, or input3 @ Q, of the whole product Q of the reflectors in self and "
            "input2; of Q^H with transpose."
        ),
    ),
    Row(
        name="linalg.svd",
        signature=(
            "linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, "
            "Tensor S, Tensor Vh)"
        ),
        kind="linalg",
        forward="kernels.svd(A, full_matrices, driver)",
        formulas={"A": "spectra.svd_self(grad_U, grad_S, grad_Vh, given, U, S, Vh)"},
        jvp="spectra.svd_tangent(A_t, U, S, Vh)",
        node="LinalgSvdBackward0",
        domain={"A": "invertible"},
        doc=(
            "A = U @ diag(S) @ Vh with S falling. Gradients of the vectors that only full_matrices "
            "has are left aside."
        ),
    ),
    Row(
        name="svd",
        signature=(
            "svd(Tensor self, bool some=True, bool compute_uv=True) -> (Tensor U, Tensor S, Tensor "
            "V)"
        ),
        kind="composite",
        forward="factors.svd(self, some, compute_uv)",
        doc=(
            "linalg.svd with V = Vh^H, of full matrices unless some; without compute_uv U and V "
            "are zeros."
        ),
    ),
    Row(
        name="linalg.svdvals",
        signature="linalg.svdvals(Tensor A, *, str? driver=None) -> Tensor",
        kind="composite",
        forward="factors.svdvals(A, driver)",
        numpy=("linalg.svdvals",),
        domain={"A": "invertible"},
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
        name="linalg.eigh",
        signature=(
            'linalg.eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)'
        ),
        kind="linalg",
        forward="kernels.eigh(self, UPLO)",
        formulas={
            "self": (
                "spectra.eigh_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, "
                "eigenvectors)"
            ),
        },
        jvp="spectra.eigh_tangent(self_t, eigenvalues, eigenvectors)",
        node="LinalgEighBackward0",
        numpy=("linalg.eigh",),
        domain={"self": "symmetric"},
        doc=(
            "The eigenvalues, rising, and orthonormal eigenvectors of Hermitian matrices, of which "
            "the lower ('L') or upper ('U') triangle is read."
        ),
    ),
    Row(
        name="linalg.eigvalsh",
        signature='linalg.eigvalsh(Tensor self, str UPLO="L") -> Tensor',
        kind="composite",
        forward="factors.eigvalsh(self, UPLO)",
        numpy=("linalg.eigvalsh",),
        domain={"self": "symmetric"},
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
        name="linalg.eig",
        signature="linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)",
        kind="linalg",
        forward="kernels.eig(self)",
        formulas={
            "self": (
                "spectra.eig_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, "
                "eigenvectors, self.dtype)"
            ),
        },
        jvp="spectra.eig_tangent(self_t, eigenvalues, eigenvectors)",
        node="LinalgEigBackward0",
        numpy=("linalg.eig",),
        domain={"self": "square"},
        doc="The eigenvalues and eigenvectors of length 1 of square matrices, always complex.",
    ),
    Row(
        name="linalg.eigvals",
        signature="linalg.eigvals(Tensor self) -> Tensor",
        kind="composite",
        forward="factors.eigvals(self)",
        numpy=("linalg.eigvals",),
        domain={"self": "square"},
        doc="The eigenvalues of square matrices, always complex.",
    ),
    Row(
        name="svd_lowrank",
        signature=(
            "svd_lowrank(Tensor A, int? q=6, int? niter=2, Tensor? M=None) -> (Tensor U, Tensor S, "
            "Tensor V)"
        ),
        kind="composite",
        forward="low_rank.svd_lowrank(A, q, niter, M)",
        doc=(
            "The q largest singular values of A - M and their vectors, approximately, from a "
            "random sample refined niter times. The gradient is nan where the rank is less than q."
        ),
    ),
    Row(
        name="pca_lowrank",
        signature=(
            "pca_lowrank(Tensor A, int? q=None, bool center=True, int niter=2) -> (Tensor U, "
            "Tensor S, Tensor V)"
        ),
        kind="composite",
        forward="low_rank.pca_lowrank(A, q, center, niter)",
        domain={"A": "invertible", "q": (1.0, 3.0)},
        doc="svd_lowrank of A less the means of its columns, or of A itself unless center.",
    ),
)
