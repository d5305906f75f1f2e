# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content bb304e4d0c3692e5
"""The rows of the table as data."""

from autograd.registry import Row

ROWS = (
    Row(
        name="matmul",
        signature="matmul(Tensor self, Tensor other) -> Tensor",
        kind="bilinear",
        forward="kernels.matmul(self, other)",
        formulas={
            "self": "products.matmul_self(grad, self.shape, other)",
            "other": "products.matmul_other(grad, self, other.shape)",
        },
        jvp="bilinear",
        node="MatmulBackward0",
        numpy=("matmul", "linalg.matmul"),
        aliases=("linalg.matmul",),
        doc=(
            "The product of vectors, matrices or stacks of matrices, whose leading dimensions "
            "broadcast."
        ),
    ),
    Row(
        name="mm",
        signature="mm(Tensor self, Tensor mat2) -> Tensor",
        kind="bilinear",
        forward="kernels.mm(self, mat2)",
        formulas={"self": "grad @ mH(mat2)", "mat2": "mH(self) @ grad"},
        jvp="bilinear",
        node="MmBackward0",
        doc="The product of two matrices.",
    ),
    Row(
        name="bmm",
        signature="bmm(Tensor self, Tensor mat2) -> Tensor",
        kind="bilinear",
        forward="kernels.bmm(self, mat2)",
        formulas={"self": "bmm(grad, mH(mat2))", "mat2": "bmm(mH(self), grad)"},
        jvp="bilinear",
        node="BmmBackward0",
        doc="The products of two stacks of matrices, one by one.",
    ),
    Row(
        name="mv",
        signature="mv(Tensor self, Tensor vec) -> Tensor",
        kind="bilinear",
        forward="kernels.mv(self, vec)",
        formulas={"self": "outer(grad, vec.conj())", "vec": "mH(self) @ grad"},
        jvp="bilinear",
        node="MvBackward0",
        doc="The product of a matrix and a vector.",
    ),
    Row(
        name="dot",
        signature="dot(Tensor self, Tensor tensor) -> Tensor",
        kind="bilinear",
        forward="kernels.dot(self, tensor)",
        formulas={"self": "grad * tensor.conj()", "tensor": "grad * self.conj()"},
        jvp="bilinear",
        node="DotBackward0",
        doc="The sum of the products of the elements of two vectors.",
    ),
    Row(
        name="vdot",
        signature="vdot(Tensor self, Tensor other) -> Tensor",
        kind="bilinear",
        forward="kernels.dot(self.conj(), other)",
        formulas={"self": "grad.conj() * other", "other": "grad * self"},
        jvp="bilinear",
        node="VdotBackward0",
        numpy=("vdot",),
        doc="The same as dot with the complex conjugate of self.",
    ),
    Row(
        name="outer",
        signature="outer(Tensor self, Tensor vec2) -> Tensor",
        kind="bilinear",
        forward="kernels.outer(self, vec2)",
        formulas={"self": "grad @ vec2.conj()", "vec2": "self.conj() @ grad"},
        jvp="bilinear",
        node="OuterBackward0",
        numpy=("outer", "linalg.outer"),
        aliases=("ger",),
        doc="The products of each element of one vector with each of another.",
    ),
    Row(
        name="inner",
        signature="inner(Tensor self, Tensor other) -> Tensor",
        kind="composite",
        forward="contractions.inner(self, other)",
        numpy=("inner",),
        doc="The sums of products over the last dimensions of both; of a number, the product.",
    ),
    Row(
        name="tensordot",
        signature="tensordot(Tensor a, Tensor b, any dims=2) -> Tensor",
        kind="composite",
        forward=(
            "reshape(contractions.tensordot_left(a, b, dims) @ contractions.tensordot_right(a, b, "
            "dims), contractions.tensordot_shape(a, b, dims))"
        ),
        numpy=("tensordot", "linalg.tensordot"),
        doc=(
            "Sums of products over the last and first dims dimensions, or over two lists of "
            "dimensions; size 1 repeats."
        ),
    ),
    Row(
        name="kron",
        signature="kron(Tensor self, Tensor other) -> Tensor",
        kind="composite",
        forward="contractions.kron(self, other)",
        numpy=("kron",),
        doc="The Kronecker product, a block other * x for each element x of self.",
    ),
    Row(
        name="trace",
        signature="trace(Tensor self) -> Tensor",
        kind="linear",
        forward="kernels.trace(self)",
        formulas={"self": "grad * products.eye(self.shape, self.dtype)"},
        jvp="linear",
        node="TraceBackward0",
        doc="The sum of the diagonal of a matrix.",
    ),
    Row(
        name="addmm",
        signature=(
            "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> "
            "Tensor"
        ),
        kind="linalg",
        forward="kernels.addmm(self, mat1, mat2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "mat1": "grad @ mH(mat2) if alpha == 1 else grad @ mH(mat2) * alpha.conj()",
            "mat2": "mH(mat1) @ grad if alpha == 1 else mH(mat1) @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (mat1_t @ mat2 + mat1 @ mat2_t) * alpha",
        node="AddmmBackward0",
        inplace="addmm_",
        doc="beta * self + alpha * mat1 @ mat2, of matrices.",
    ),
    Row(
        name="addmv",
        signature=(
            "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"
        ),
        kind="linalg",
        forward="kernels.addmv(self, mat, vec, beta, alpha)",
        formulas={
            "self": "grad * beta.conj()",
            "mat": "outer(grad if alpha == 1 else grad * alpha.conj(), vec.conj())",
            "vec": "mH(mat) @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (mat_t @ vec + mat @ vec_t) * alpha",
        node="AddmvBackward0",
        inplace="addmv_",
        doc="beta * self + alpha * mat @ vec, of a matrix and a vector.",
    ),
    Row(
        name="addr",
        signature=(
            "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> "
            "Tensor"
        ),
        kind="linalg",
        forward="kernels.addr(self, vec1, vec2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "vec1": "grad @ vec2.conj() * alpha.conj()",
            "vec2": "vec1.conj() @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (outer(vec1_t, vec2) + outer(vec1, vec2_t)) * alpha",
        node="AddrBackward0",
        inplace="addr_",
        doc="beta * self + alpha * outer(vec1, vec2).",
    ),
    Row(
        name="addbmm",
        signature=(
            "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) "
            "-> Tensor"
        ),
        kind="linalg",
        forward="kernels.addbmm(self, batch1, batch2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "batch1": "grad @ mH(batch2) if alpha == 1 else grad @ mH(batch2) * alpha.conj()",
            "batch2": "mH(batch1) @ grad if alpha == 1 else mH(batch1) @ grad * alpha.conj()",
        },
        jvp="self_t * beta + (batch1_t @ batch2 + batch1 @ batch2_t).sum(0) * alpha",
        node="AddbmmBackward0",
        inplace="addbmm_",
        doc="beta * self + alpha * the sum of the products of two stacks of matrices.",
    ),
    Row(
        name="baddbmm",
        signature=(
            "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) "
            "-> Tensor"
        ),
        kind="linalg",
        forward="kernels.baddbmm(self, batch1, batch2, beta, alpha)",
        formulas={
            "self": "grad if beta == 1 else grad * beta.conj()",
            "batch1": "bmm(grad, mH(batch2)) * alpha.conj()",
            "batch2": "bmm(mH(batch1), grad) * alpha.conj()",
        },
        jvp="self_t * beta + (batch1_t @ batch2 + batch1 @ batch2_t) * alpha",
        node="BaddbmmBackward0",
        inplace="baddbmm_",
        doc="beta * self + alpha * the products of two stacks of matrices, one by one.",
    ),
    Row(
        name="nn.functional.linear",
        signature="nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor",
        kind="linalg",
        forward="kernels.linear(input, weight, bias)",
        formulas={
            "input": "products.linear_input(grad, input.shape, weight)",
            "weight": "products.linear_weight(grad, input, weight.shape)",
            "bias": "grad",
        },
        jvp="nn.functional.linear(input_t, weight, bias_t) + nn.functional.linear(input, weight_t)",
        node="LinearBackward0",
        doc="input @ weight.T + bias.",
    ),
    Row(
        name="einsum",
        signature="einsum(str equation, Tensor[] operands) -> Tensor",
        kind="bilinear",
        forward="kernels.einsum(equation, operands)",
        formulas={
            "operands": (
                "contraction.einsum_operands(grad, equation, operands, operands.shape, needs)"
            ),
        },
        jvp="contraction.einsum_tangent(equation, operands, operands_t)",
        node="EinsumBackward0",
        doc=(
            "The sum of products that an equation states in Einstein's notation, such as "
            '"ij,jk->ik".'
        ),
    ),
)
