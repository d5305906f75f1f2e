# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 70bfb5b532f1f54d
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> "
            "Tensor"
        ),
        kind="linalg", node="AddmmBackward0", inplace="addmm_", dtypes=("numeric", "same"),
        scalars=(3, 4),
        forward="kernels.addmm(self, mat1, mat2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "mat1": "grad @ mH(mat2) if alpha == 1 else grad @ mH(mat2) * alpha.conj()",
            "mat2": "mH(mat1) @ grad if alpha == 1 else mH(mat1) @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (mat1_t @ mat2 + mat1 @ mat2_t) * alpha",
        doc="beta * self + alpha * mat1 @ mat2, of matrices.",
    ),
    Row(
        signature=(
            "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"
        ),
        kind="linalg", node="AddmvBackward0", inplace="addmv_", dtypes=("numeric", "same"),
        scalars=(3, 4),
        forward="kernels.addmv(self, mat, vec, beta, alpha)",
        formulas={
            "self": "grad * beta.conj()",
            "mat": "outer(grad if alpha == 1 else grad * alpha.conj(), vec.conj())",
            "vec": "mH(mat) @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (mat_t @ vec + mat @ vec_t) * alpha",
        doc="beta * self + alpha * mat @ vec, of a matrix and a vector.",
    ),
    Row(
        signature=(
            "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> "
            "Tensor"
        ),
        kind="linalg", node="AddrBackward0", inplace="addr_", scalars=(3, 4),
        forward="kernels.addr(self, vec1, vec2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "vec1": "grad @ vec2.conj() * alpha.conj()",
            "vec2": "vec1.conj() @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (outer(vec1_t, vec2) + outer(vec1, vec2_t)) * alpha",
        doc="beta * self + alpha * outer(vec1, vec2).",
    ),
    Row(
        signature=(
            "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) "
            "-> Tensor"
        ),
        kind="linalg", node="AddbmmBackward0", inplace="addbmm_", dtypes=("numeric", "same"),
        scalars=(3, 4),
        forward="kernels.addbmm(self, batch1, batch2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "batch1": "grad @ mH(batch2) if alpha == 1 else grad @ mH(batch2) * alpha.conj()",
            "batch2": "mH(batch1) @ grad if alpha == 1 else mH(batch1) @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (batch1_t @ batch2 + batch1 @ batch2_t).sum(0) * alpha",
        doc="beta * self + alpha * the sum of the products of two stacks of matrices.",
    ),
    Row(
        signature=(
            "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) "
            "-> Tensor"
        ),
        kind="linalg", node="BaddbmmBackward0", inplace="baddbmm_", dtypes=("numeric", "same"),
        scalars=(3, 4),
        forward="kernels.baddbmm(self, batch1, batch2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "batch1": "bmm(grad, mH(batch2)) * alpha.conj()",
            "batch2": "bmm(mH(batch1), grad) * alpha.conj()",
        },
        jvp="self_t * beta + (batch1_t @ batch2 + batch1 @ batch2_t) * alpha",
        doc="beta * self + alpha * the products of two stacks of matrices, one by one.",
    ),
    Row(
        signature="nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
        kind="linalg", node="LinearBackward0", out=False, dtypes=("numeric", "same"),
        forward="kernels.linear(input, weight, bias)",
        formulas={
            "input": "products.linear_input(grad, input.shape, weight)",
            "weight": "products.linear_weight(grad, input, weight.shape)",
            "bias": "grad",
        },
        mathematics={
            "input": "kept(grad, -1) * weight.conj() if weight.ndim == 1 else grad @ weight.conj()",
            "weight": (
                "einsum('...,...i->i', [grad, input.conj()]) if grad.ndim < input.ndim else "
                "mT(grad) @ input.conj() if grad.ndim == 2 else einsum('...o,...i->oi', [grad, "
                "input.conj()])"
            ),
        },
        jvp=(
            "nn.functional.linear(input_t, weight, bias_t) + nn.functional.linear(input, weight_t, "
            "None)"
        ),
        doc="input @ weight.T + bias.",
    ),
    Row(
        signature="einsum(str equation, Tensor[] operands) -> Tensor",
        kind="bilinear", node="EinsumBackward0",
        forward="kernels.einsum(equation, operands)",
        formulas={
            "operands": (
                "contraction.einsum_operands(grad, equation, operands, operands.shape, needs)"
            ),
        },
        mathematics={
            "operands": "einsum_operands(grad, equation, operands, operands.shape, needs)",
            "result": "einsum_tangent(equation, operands, operands_t)",
        },
        jvp="contraction.einsum_tangent(equation, operands, operands_t)",
        doc=(
            "The sum of products that an equation states in Einstein's notation, such as "
            '"ij,jk->ik".'
        ),
    ),
)  # fmt: skip
