# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0ad729768886f9fc
"""The rows of the table as data."""

from math import inf

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature=(
            'linalg._solve_factors(Tensor A, str name="linalg.solve", bool check_errors=True) -> '
            "(Tensor factors, Tensor pivots, Tensor info)"
        ),
        kind="linalg", out=False, dtypes=("floating",),
        forward="kernels.solve_factors(name, A, check_errors)",
        formulas={"A": "non_differentiable"},
        doc=(
            "Square matrices factored for linalg.solve_factored, and for each the number of the "
            "pivot that is zero, or 0."
        ),
    ),
    Row(
        signature=(
            "linalg._solve_factored(Tensor A, Tensor B, Tensor factors, Tensor pivots, bool "
            "left=True, bool adjoint=False) -> Tensor"
        ),
        kind="linalg", node="LinalgSolveFactoredBackward0", out=False,
        dtypes=("floating", "same"),
        forward="kernels.solve_factored(A, B, factors, pivots, left, adjoint)",
        formulas={
            "A, B": (
                "linear_systems.solve_gradients(linalg._solve_factored(A, grad, factors, pivots, "
                "left, not adjoint), result, left, adjoint, needs)"
            ),
            "factors": "non_differentiable",
            "pivots": "non_differentiable",
        },
        mathematics={
            "A": (
                "-(result @ mH(linalg._solve_factored(A, grad, factors, pivots, left, not "
                "adjoint)) if left else mH(linalg._solve_factored(A, grad, factors, pivots, left, "
                "not adjoint)) @ result) if adjoint else -(linalg._solve_factored(A, grad, "
                "factors, pivots, left, not adjoint) @ mH(result) if left else mH(result) @ "
                "linalg._solve_factored(A, grad, factors, pivots, left, not adjoint))"
            ),
            "B": "linalg._solve_factored(A, grad, factors, pivots, left, not adjoint)",
            "result": (
                "linalg._solve_factored(A, B_t - ((mH(A_t) if adjoint else A_t) @ result if left "
                "else result @ (mH(A_t) if adjoint else A_t)), factors, pivots, left, adjoint)"
            ),
        },
        jvp=(
            "linalg._solve_factored(A, linear_systems.solve_residual(A_t, B_t, result, left, "
            "adjoint), factors, pivots, left, adjoint)"
        ),
        doc=(
            "The X of A X = B, or of X A = B unless `left`, of a factored A; of its adjoint if "
            "`adjoint`."
        ),
    ),
    Row(
        signature="linalg.solve(Tensor A, Tensor B, *, bool left=True) -> Tensor",
        kind="composite", domain={"A": "invertible"},
        forward="equations.solve(A, B, left)",
        doc=(
            "The solution X of A X = B, or of X A = B unless `left`, for square matrices A. B is a "
            "vector, or a matrix of vectors."
        ),
    ),
    Row(
        signature=(
            "linalg.solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> "
            "(Tensor result, Tensor info)"
        ),
        kind="composite", domain={"A": "invertible"},
        forward="equations.solve_ex(A, B, left, check_errors)",
        doc=(
            "linalg.solve, and the number of each matrix's zero pivot, or 0 (an error if "
            "`check_errors`)."
        ),
    ),
    Row(
        signature="linalg.inv(Tensor A) -> Tensor",
        kind="linalg", node="LinalgInvBackward0", numpy=("linalg.inv",), dtypes=("floating",),
        domain={"A": "invertible"},
        forward="kernels.inv(A)",
        formulas={"A": "-(mH(result) @ grad @ mH(result))"},
        jvp="-(result @ A_t @ result)",
        doc="The inverse of square matrices.",
    ),
    Row(
        signature="inverse(Tensor self) -> Tensor",
        kind="composite", domain={"self": "invertible"},
        forward="linalg.inv(self)",
        doc="The inverse of square matrices.",
    ),
    Row(
        signature=(
            "linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)"
        ),
        kind="linalg", node="LinalgInvExBackward0", dtypes=("floating",),
        domain={"A": "invertible"},
        forward='kernels.inverse_and_info("linalg.inv_ex", A, check_errors)',
        formulas={"A": "-(mH(inverse) @ grad @ mH(inverse))"},
        jvp="(-(inverse @ A_t @ inverse), None)",
        doc=(
            "linalg.inv, and the number of each matrix's zero pivot, or 0 (an error if "
            "`check_errors`)."
        ),
    ),
    Row(
        signature=(
            "linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool "
            "hermitian=False) -> Tensor"
        ),
        kind="linalg", node="LinalgPinvBackward0", out="cast", dtypes=("floating", "same"),
        domain={"self": "invertible", "atol": (0.0, 0.1), "rtol": (0.0, 0.1)},
        forward="kernels.pinv(self, atol, rtol, hermitian)",
        formulas={
            "self": "linear_systems.pinv_self(grad, self, result)",
            "atol": "non_differentiable",
            "rtol": "non_differentiable",
        },
        mathematics={
            "self": (
                "mH(grad) @ (result @ mH(result)) - self @ (result @ (mH(grad) @ (result @ "
                "mH(result)))) + mH(result) @ result @ mH(grad) - mH(result) @ result @ (mH(grad) "
                "@ result) @ self - mH(result) @ grad @ mH(result)"
            ),
        },
        jvp="transposed",
        doc=(
            "The pseudoinverse; singular values up to max(atol, rtol * the largest) count as 0. "
            "The gradient holds while the rank does not change."
        ),
    ),
    Row(
        signature="linalg.pinv.rcond(Tensor self, Tensor rcond, bool hermitian=False) -> Tensor",
        kind="composite",
        forward="linalg.pinv(self, rtol=rcond, hermitian=hermitian)",
        doc="The pseudoinverse; singular values up to rcond times the largest count as 0.",
    ),
    Row(
        signature="pinverse(Tensor self, float rcond=1e-15) -> Tensor",
        kind="composite",
        forward="linalg.pinv(self, rtol=rcond)",
        doc="The pseudoinverse; singular values up to rcond times the largest count as 0.",
    ),
    Row(
        signature=(
            "linalg.matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool "
            "hermitian=False) -> Tensor"
        ),
        kind="linalg", out="cast", dtypes=("floating",),
        forward="kernels.matrix_rank(input, atol, rtol, hermitian)",
        formulas={
            "input": "non_differentiable",
            "atol": "non_differentiable",
            "rtol": "non_differentiable",
        },
        doc="How many singular values are larger than max(atol, rtol * the largest).",
    ),
    Row(
        signature=(
            "linalg.matrix_rank.tol(Tensor input, Tensor tol, bool hermitian=False) -> Tensor"
        ),
        kind="composite",
        forward="linalg.matrix_rank(input, atol=tol, rtol=0, hermitian=hermitian)",
        doc="How many singular values are larger than `tol`.",
    ),
    Row(
        signature=(
            "linalg.lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> "
            "(Tensor solution, Tensor residuals, Tensor rank, Tensor singular_values)"
        ),
        kind="composite", out="cast",
        forward="equations.lstsq(self, b, rcond, driver)",
        doc=(
            "The X of least norm that makes |self X - b| least; that squared, ranks and singular "
            "values."
        ),
    ),
    Row(
        signature="linalg.tensorinv(Tensor self, int ind=2) -> Tensor",
        kind="composite", numpy=("linalg.tensorinv",), out="cast",
        forward="equations.tensorinv(self, ind)",
        doc="The inverse of a tensor as a map from its last dimensions to its first `ind`.",
    ),
    Row(
        signature="linalg.tensorsolve(Tensor self, Tensor other, int[]? dims=None) -> Tensor",
        kind="composite", numpy=("linalg.tensorsolve",), out="cast",
        forward="equations.tensorsolve(self, other, dims)",
        doc=(
            "The X with tensordot(self, X, X.ndim) equal to other, `dims` of self being moved to "
            "its end."
        ),
    ),
    Row(
        signature="linalg.det(Tensor A) -> Tensor",
        kind="linalg", node="LinalgDetBackward0", numpy=("linalg.det",), dtypes=("floating",),
        domain={"A": "invertible"},
        forward="kernels.det(A)",
        formulas={"A": "matrix_functions.det_gradient(grad, A, result)"},
        mathematics={"A": "kept(grad * result.conj(), (-2, -1)) * mH(linalg.inv(A))"},
        jvp="transposed",
        doc=(
            "The determinant of A. Its gradient is that of a polynomial, also where a matrix is "
            "singular."
        ),
        kinks=(
            Kink(
                point=(((1, 2), (2, 4)),),
                value=(((4, -2), (-2, 1)),),
                why="the cofactors",
                torch=(((0, 0), (0, 0)),),
            ),
            Kink(point=(((0,),),), value=(((1,),),), why="the cofactor of nothing"),
        ),
    ),
    Row(
        signature="det(Tensor self) -> Tensor",
        kind="composite", domain={"self": "invertible"},
        forward="linalg.det(self)",
        doc="The determinant of self, of square matrices.",
    ),
    Row(
        signature="linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)",
        kind="linalg", node="LinalgSlogdetBackward0", numpy=("linalg.slogdet",),
        dtypes=("floating",), domain={"A": "invertible"},
        forward="kernels.slogdet(A)",
        formulas={"A": "matrix_functions.slogdet_gradient(grad_sign, grad_logabsdet, A, sign)"},
        mathematics={
            "A": (
                "kept(real(grad_logabsdet) + 1j * imaginary(grad_sign * sign.conj()), (-2, -1)) * "
                "mH(linalg.inv(A))"
            ),
        },
        jvp="transposed",
        doc="The sign of the determinant, a number of size 1, and the logarithm of its size.",
        kinks=(
            Kink(
                point=(((1, 2), (2, 4)),),
                value=(((inf, -inf), (-inf, inf)),),
                why="the cofactors over 0",
                torch=(((-inf, inf), (inf, -inf)),),
                output=1,
            ),
        ),
    ),
    Row(
        signature="slogdet(Tensor self) -> (Tensor sign, Tensor logabsdet)",
        kind="composite", domain={"self": "invertible"},
        forward="linalg.slogdet(self)",
        doc="The sign of the determinant, a number of size 1, and the logarithm of its size.",
    ),
    Row(
        signature="logdet(Tensor self) -> Tensor",
        kind="composite", domain={"self": "positive definite"},
        forward="factorizations.logdet(self)",
        doc="The logarithm of the determinant; nan where a real one is negative.",
    ),
    Row(
        signature="linalg.matrix_exp(Tensor self) -> Tensor",
        kind="linalg", node="LinalgMatrixExpBackward0", dtypes=("floating",),
        domain={"self": "square"},
        forward="kernels.matrix_exp(self)",
        formulas={"self": "linalg._matrix_exp_derivative(mH(self), grad)"},
        jvp="linalg._matrix_exp_derivative(self, self_t)",
        doc="The exponential of square matrices.",
    ),
    Row(
        signature="matrix_exp(Tensor self) -> Tensor",
        kind="composite",
        forward="linalg.matrix_exp(self)",
        doc="The exponential of square matrices.",
    ),
    Row(
        signature="linalg._solve_banded(Tensor self, Tensor B, int below, int above) -> Tensor",
        kind="linalg", node="LinalgSolveBandedBackward0", out=False,
        dtypes=("floating", "same"),
        forward="kernels.solve_banded(self, B, below, above)",
        formulas={
            "self, B": (
                "linear_systems.of_banded(linalg._solve_banded(linear_systems.adjoint_bands(self, "
                "below, above), grad, above, below), result, below, above, needs)"
            ),
        },
        mathematics={
            "self": (
                "of_banded(linalg._solve_banded(adjoint_bands(self, below, above), grad, above, "
                "below), result, below, above, needs)"
            ),
            "B": (
                "of_banded(linalg._solve_banded(adjoint_bands(self, below, above), grad, above, "
                "below), result, below, above, needs)"
            ),
        },
        jvp="transposed",
        doc=(
            "The X of A X = B, of the diagonals of A from the highest down, each element in its "
            "column."
        ),
    ),
    Row(
        signature="linalg._matrix_exp_derivative(Tensor A, Tensor E) -> Tensor",
        kind="linalg", node="LinalgMatrixExpDerivativeBackward0", out=False,
        dtypes=("floating", "same"),
        forward="kernels.matrix_exp_derivative(A, E)",
        formulas={
            "A": "matrix_functions.gradient_at(grad, A, E)",
            "E": "linalg._matrix_exp_derivative(mH(A), grad)",
        },
        mathematics={
            "A": (
                "linalg._matrix_exp_derivative(cat((cat((mH(A).expand(grad.shape), "
                "zeros_like(grad)), -1), cat((mH(E).expand(grad.shape), mH(A).expand(grad.shape)), "
                "-1)), -2), cat((cat((zeros_like(grad), grad), -1), cat((zeros_like(grad), "
                "zeros_like(grad)), -1)), -2))[..., :A.shape[-1], :A.shape[-1]] + "
                "linalg._matrix_exp_derivative(cat((cat((mH(A).expand(grad.shape), "
                "zeros_like(grad)), -1), cat((mH(E).expand(grad.shape), mH(A).expand(grad.shape)), "
                "-1)), -2), cat((cat((zeros_like(grad), grad), -1), cat((zeros_like(grad), "
                "zeros_like(grad)), -1)), -2))[..., A.shape[-1]:, A.shape[-1]:]"
            ),
        },
        jvp="transposed",
        doc="The derivative of linalg.matrix_exp at A along E.",
    ),
    Row(
        signature="linalg.matrix_power(Tensor self, int n) -> Tensor",
        kind="composite", numpy=("linalg.matrix_power",), out="cast",
        domain={"self": "invertible"},
        forward="matrix_chain.matrix_power(self, n)",
        doc=(
            "Square matrices multiplied n times with themselves, or with their inverses if n is "
            "negative."
        ),
    ),
    Row(
        signature="matrix_power(Tensor self, int n) -> Tensor",
        kind="composite",
        forward="linalg.matrix_power(self, n)",
        doc=(
            "Square matrices multiplied n times with themselves, or with their inverses if n is "
            "negative."
        ),
    ),
    Row(
        signature="linalg.multi_dot(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="matrix_chain.multi_dot(tensors)",
        doc=(
            "The product of two or more matrices, in the cheapest order; the first and the last "
            "may be vectors."
        ),
    ),
    Row(
        signature="chain_matmul(Tensor[] matrices) -> Tensor",
        kind="composite",
        forward="matrix_chain.chain_matmul(matrices)",
        doc="The product of matrices, in the cheapest order.",
    ),
    Row(
        signature="linalg.vander(Tensor x, *, int? N=None) -> Tensor",
        kind="composite", dtypes=("numeric", "wide"),
        forward="matrix_chain.vander(x, N)",
        doc="The powers 0 to N - 1 of each element, along a new last dimension.",
    ),
)  # fmt: skip
