# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 02dae59b8faeacf9
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor "
            "LU, Tensor pivots, Tensor info)"
        ),
        kind="linalg", node="LinalgLuFactorExBackward0", dtypes=("floating",),
        domain={"A": "invertible"}, requires="scipy",
        forward="kernels.lu_factor_ex(A, pivot, check_errors)",
        formulas={"A": "decompositions.lu_factor_self(grad, LU, pivots)"},
        mathematics={
            "A": "lu_factor_self(grad, LU, pivots)",
            "result": "lu_factor_tangent(A_t, LU, pivots, 3)",
        },
        jvp="decompositions.lu_factor_tangent(A_t, LU, pivots, 3)",
        doc=(
            "As linalg.lu_factor; info is 0, or the number of the first zero on the diagonal of U, "
            "from 1."
        ),
    ),
    Row(
        signature="linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)",
        kind="linalg", node="LinalgLuFactorBackward0", dtypes=("floating",),
        domain={"A": "invertible"}, requires="scipy",
        forward="kernels.lu_factor(A, pivot)",
        formulas={"A": "decompositions.lu_factor_self(grad, LU, pivots)"},
        mathematics={
            "A": "lu_factor_self(grad, LU, pivots)",
            "result": "lu_factor_tangent(A_t, LU, pivots, 2)",
        },
        jvp="decompositions.lu_factor_tangent(A_t, LU, pivots, 2)",
        doc=(
            "L, below the diagonal, and U of A = P @ L @ U in one matrix; the rows exchanged, from "
            "1 on."
        ),
    ),
    Row(
        signature="lu(Tensor self, bool pivot=True, bool get_infos=False) -> Tensor[]",
        kind="composite", out=False,
        forward="factorizations.lu(self, pivot, get_infos)",
        doc="The outputs of linalg.lu_factor_ex, the last one with get_infos only.",
    ),
    Row(
        signature="linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)",
        kind="linalg", node="LinalgLuBackward0", dtypes=("floating",),
        domain={"A": "invertible"}, requires="scipy",
        forward="kernels.lu(A, pivot)",
        formulas={"A": "decompositions.lu_self(grad_L, grad_U, P, L, U)"},
        mathematics={
            "A": (
                "P @ (cat((linalg.solve_triangular(mH(U[..., :L.shape[-1]]), "
                "linalg.solve_triangular(mH(L[..., :L.shape[-1], :]), tril(mH(L[..., :L.shape[-1], "
                ":]) @ tril(grad_L, -1)[..., :L.shape[-1], :] - triu(grad_U)[..., L.shape[-1]:] @ "
                "mH(U[..., L.shape[-1]:]), -1) + triu(triu(grad_U)[..., :L.shape[-1]] @ mH(U[..., "
                ":L.shape[-1]]) - mH(L[..., L.shape[-1]:, :]) @ tril(grad_L, -1)[..., "
                "L.shape[-1]:, :]), upper=True, unitriangular=True), upper=False, left=False), "
                "linalg.solve_triangular(mH(U[..., :L.shape[-1]]), tril(grad_L, -1)[..., "
                "L.shape[-1]:, :], upper=False, left=False)), -2) if L.shape[-2] > L.shape[-1] "
                "else cat((linalg.solve_triangular(mH(U[..., :L.shape[-1]]), "
                "linalg.solve_triangular(mH(L[..., :L.shape[-1], :]), tril(mH(L[..., :L.shape[-1], "
                ":]) @ tril(grad_L, -1)[..., :L.shape[-1], :] - triu(grad_U)[..., L.shape[-1]:] @ "
                "mH(U[..., L.shape[-1]:]), -1) + triu(triu(grad_U)[..., :L.shape[-1]] @ mH(U[..., "
                ":L.shape[-1]]) - mH(L[..., L.shape[-1]:, :]) @ tril(grad_L, -1)[..., "
                "L.shape[-1]:, :]), upper=True, unitriangular=True), upper=False, left=False), "
                "linalg.solve_triangular(mH(L[..., :L.shape[-1], :]), triu(grad_U)[..., "
                "L.shape[-1]:], upper=True, unitriangular=True)), -1))"
            ),
            "result": (
                "(None, cat((L[..., :L.shape[-1], :] @ tril(linalg.solve_triangular(U[..., "
                ":L.shape[-1]], linalg.solve_triangular(L[..., :L.shape[-1], :], (mH(P) @ "
                "A_t)[..., :L.shape[-1], :L.shape[-1]], upper=False, unitriangular=True), "
                "upper=True, left=False), -1), linalg.solve_triangular(U[..., :L.shape[-1]], "
                "(mH(P) @ A_t)[..., L.shape[-1]:, :L.shape[-1]] - L[..., L.shape[-1]:, :] @ "
                "(triu(linalg.solve_triangular(U[..., :L.shape[-1]], "
                "linalg.solve_triangular(L[..., :L.shape[-1], :], (mH(P) @ A_t)[..., :L.shape[-1], "
                ":L.shape[-1]], upper=False, unitriangular=True), upper=True, left=False)) @ "
                "U[..., :L.shape[-1]]), upper=True, left=False)), -2), "
                "cat((triu(linalg.solve_triangular(U[..., :L.shape[-1]], "
                "linalg.solve_triangular(L[..., :L.shape[-1], :], (mH(P) @ A_t)[..., :L.shape[-1], "
                ":L.shape[-1]], upper=False, unitriangular=True), upper=True, left=False)) @ "
                "U[..., :L.shape[-1]], linalg.solve_triangular(L[..., :L.shape[-1], :], (mH(P) @ "
                "A_t)[..., :L.shape[-1], L.shape[-1]:] - L[..., :L.shape[-1], :] @ "
                "tril(linalg.solve_triangular(U[..., :L.shape[-1]], linalg.solve_triangular(L[..., "
                ":L.shape[-1], :], (mH(P) @ A_t)[..., :L.shape[-1], :L.shape[-1]], upper=False, "
                "unitriangular=True), upper=True, left=False), -1) @ U[..., L.shape[-1]:], "
                "upper=False, unitriangular=True)), -1))"
            ),
        },
        jvp="decompositions.lu_tangent(A_t, P, L, U)",
        doc=(
            "A = P @ L @ U, a permutation, a lower triangular matrix with ones on its diagonal, "
            "and an upper triangular one."
        ),
    ),
    Row(
        signature=(
            "lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool "
            "unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)"
        ),
        kind="linalg", node="LuUnpackBackward0", dtypes=("own",),
        forward="kernels.lu_unpack(LU_data, LU_pivots, unpack_data, unpack_pivots)",
        formulas={
            "LU_data": "decompositions.lu_unpack_self(grad_L, grad_U, LU_data.shape, unpack_data)",
            "LU_pivots": "non_differentiable",
        },
        mathematics={
            "LU_data": (
                "grad_L.new_zeros(LU_data.shape) if not unpack_data else cat((tril(grad_L, "
                "-1)[..., :grad_L.shape[-1], :] + triu(grad_U)[..., :grad_L.shape[-1]], "
                "tril(grad_L, -1)[..., grad_L.shape[-1]:, :]), -2) if LU_data.shape[-2] > "
                "LU_data.shape[-1] else cat((tril(grad_L, -1)[..., :grad_L.shape[-1], :] + "
                "triu(grad_U)[..., :grad_L.shape[-1]], triu(grad_U)[..., grad_L.shape[-1]:]), -1)"
            ),
            "result": (
                "(None, LU_data_t.new_zeros((0,)), LU_data_t.new_zeros((0,))) if not unpack_data "
                "else (None, tril(LU_data_t, -1)[..., :LU_data_t.shape[-2] if LU_data_t.shape[-2] "
                "< LU_data_t.shape[-1] else LU_data_t.shape[-1]], triu(LU_data_t)[..., "
                ":LU_data_t.shape[-2] if LU_data_t.shape[-2] < LU_data_t.shape[-1] else "
                "LU_data_t.shape[-1], :])"
            ),
        },
        jvp="decompositions.lu_unpack_tangent(LU_data_t, unpack_data)",
        doc="P, L and U of what linalg.lu_factor gives; those that are not asked for are empty.",
    ),
    Row(
        signature=(
            "linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool "
            "adjoint=False) -> Tensor"
        ),
        kind="linalg", node="LinalgLuSolveBackward0", dtypes=("floating", "same"),
        forward="kernels.lu_solve(LU, pivots, B, left, adjoint)",
        formulas={
            "LU, B": "linear_systems.lu_system(grad, LU, pivots, result, left, adjoint, needs)",
            "pivots": "non_differentiable",
        },
        mathematics={
            "LU": "lu_system(grad, LU, pivots, result, left, adjoint, needs)",
            "B": "lu_system(grad, LU, pivots, result, left, adjoint, needs)",
            "result": "lu_solve_tangent(LU, LU_t, pivots, B_t, result, left, adjoint)",
        },
        jvp="linear_systems.lu_solve_tangent(LU, LU_t, pivots, B_t, result, left, adjoint)",
        doc=(
            "X with A @ X = B, or X @ A = B, A being factored by linalg.lu_factor; with A^H for "
            "adjoint."
        ),
    ),
    Row(
        signature="lu_solve(Tensor self, Tensor LU_data, Tensor LU_pivots) -> Tensor",
        kind="composite",
        forward="linalg.lu_solve(LU_data, LU_pivots, self)",
        doc="X with A @ X = self, A being factored by linalg.lu_factor.",
    ),
    Row(
        signature=(
            "linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) "
            "-> (Tensor LD, Tensor pivots, Tensor info)"
        ),
        kind="linalg", node="LinalgLdlFactorExBackward0", dtypes=("floating",),
        domain={"self": "symmetric"}, requires="scipy",
        forward="kernels.ldl_factor_ex(self, hermitian, check_errors)",
        formulas={"self": "not_implemented"},
        jvp="transposed",
        doc=(
            "As linalg.ldl_factor; info is 0, or the number of the first zero on the diagonal of "
            "D, counted from 1."
        ),
    ),
    Row(
        signature=(
            "linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)"
        ),
        kind="linalg", node="LinalgLdlFactorBackward0", dtypes=("floating",),
        domain={"self": "symmetric"}, requires="scipy",
        forward="kernels.ldl_factor(self, hermitian)",
        formulas={"self": "not_implemented"},
        jvp="transposed",
        doc=(
            "L and D of P^T A P = L @ D @ L^T (L^H if hermitian) of symmetric matrices, of which "
            "the lower triangle is read, in one matrix."
        ),
    ),
    Row(
        signature=(
            "linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> "
            "Tensor"
        ),
        kind="linalg", node="LinalgLdlSolveBackward0", dtypes=("floating", "same"),
        requires="scipy",
        forward="kernels.ldl_solve(LD, pivots, B, hermitian)",
        formulas={
            "LD": "not_implemented",
            "pivots": "non_differentiable",
            "B": (
                "linalg.ldl_solve(LD if hermitian else LD.conj(), pivots, grad, "
                "hermitian=hermitian)"
            ),
        },
        jvp="transposed",
        doc="X with A @ X = B, A being factored by linalg.ldl_factor.",
    ),
    Row(
        signature="linalg.solve_sylvester(Tensor a, Tensor b, Tensor q) -> Tensor",
        kind="linalg", node="LinalgSolveSylvesterBackward0", scipy=("linalg.solve_sylvester",),
        dtypes=("floating", "same"),
        domain={"a": "positive definite", "b": "positive definite"}, requires="scipy",
        forward="kernels.solve_sylvester(a, b, q)",
        formulas={"a, b, q": "matrix_functions.sylvester_gradients(grad, a, b, result, needs)"},
        mathematics={
            "a": "-matmul(linalg.solve_sylvester(mH(a), mH(b), grad), mH(result))",
            "b": "-matmul(mH(result), linalg.solve_sylvester(mH(a), mH(b), grad))",
            "q": "linalg.solve_sylvester(mH(a), mH(b), grad)",
        },
        jvp="linalg.solve_sylvester(a, b, q_t - a_t @ result - result @ b_t)",
        doc="The X with a @ X + X @ b equal to q.",
    ),
    Row(
        signature="linalg.sqrtm(Tensor A) -> Tensor",
        kind="linalg", node="LinalgSqrtmBackward0", scipy=("linalg.sqrtm",),
        dtypes=("floating",), domain={"A": "positive definite"}, requires="scipy",
        forward="kernels.sqrtm(A)",
        formulas={"A": "linalg.solve_sylvester(mH(result), mH(result), grad)"},
        jvp="linalg.solve_sylvester(result, result, A_t)",
        doc="The principal square root of square matrices, complex where there is no real one.",
    ),
    Row(
        signature="linalg.logm(Tensor A) -> Tensor",
        kind="linalg", node="LinalgLogmBackward0", scipy=("linalg.logm",), dtypes=("floating",),
        domain={"A": "positive definite"}, requires="scipy",
        forward="kernels.logm(A)",
        formulas={"A": "matrix_functions.log_derivative(mH(A), grad)"},
        mathematics={
            "A": (
                "linalg.logm(cat((cat((mH(A).expand(grad.shape), grad), -1), "
                "cat((zeros_like(mH(A).expand(grad.shape)), mH(A).expand(grad.shape)), -1)), "
                "-2))[..., :mH(A).shape[-1], mH(A).shape[-1]:]"
            ),
            "result": (
                "linalg.logm(cat((cat((A.expand(A_t.shape), A_t), -1), "
                "cat((zeros_like(A.expand(A_t.shape)), A.expand(A_t.shape)), -1)), -2))[..., "
                ":A.shape[-1], A.shape[-1]:]"
            ),
        },
        jvp="matrix_functions.log_derivative(A, A_t)",
        doc="The principal logarithm of square matrices, complex where there is no real one.",
    ),
)  # fmt: skip
