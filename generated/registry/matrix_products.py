# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 2321296cf8c8713c
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="matmul(Tensor self, Tensor other) -> Tensor",
        kind="bilinear", node="MatmulBackward0", numpy=("matmul", "linalg.matmul"),
        aliases=("linalg.matmul",), dtypes=("numeric", "same"),
        forward="kernels.matmul(self, other)",
        formulas={
            "self": "products.matmul_self(grad, self.shape, other)",
            "other": "products.matmul_other(grad, self, other.shape)",
        },
        mathematics={
            "self": (
                "grad * other.conj() if grad.ndim == 0 else kept(grad, -1) * other.conj() if "
                "other.ndim == 1 else sum_to_size((kept(grad, -2) if grad.ndim < other.ndim else "
                "grad) @ mH(other), self.shape)"
            ),
            "other": (
                "grad * self.conj() if grad.ndim == 0 else kept(self.conj(), -1) * kept(grad, -2) "
                "if self.ndim == 1 else sum_to_size((mH(self) @ kept(grad, -1)).squeeze(-1), "
                "other.shape) if grad.ndim < self.ndim else sum_to_size(mH(self) @ grad, "
                "other.shape)"
            ),
        },
        doc=(
            "The product of vectors, matrices or stacks of matrices, whose leading dimensions "
            "broadcast."
        ),
    ),
    Row(
        signature="_sparse_product(any matrix, Tensor self) -> Tensor",
        kind="linear", node="SparseProductBackward0", out=False,
        forward="kernels.sparse_product(matrix, self)",
        formulas={"self": "_sparse_product(products.sparse_adjoint(matrix), grad)"},
        mathematics={"self": "_sparse_product(sparse_adjoint(matrix), grad)"},
        doc=(
            "The product of a matrix of scipy.sparse and a vector, a matrix or a stack of matrices."
        ),
    ),
    Row(
        signature="mm(Tensor self, Tensor mat2) -> Tensor",
        kind="bilinear", node="MmBackward0", dtypes=("numeric", "same"),
        forward="kernels.mm(self, mat2)",
        formulas={"self": "grad @ mH(mat2)", "mat2": "mH(self) @ grad"},
        doc="The product of two matrices.",
    ),
    Row(
        signature="bmm(Tensor self, Tensor mat2) -> Tensor",
        kind="bilinear", node="BmmBackward0", dtypes=("numeric", "same"),
        forward="kernels.bmm(self, mat2)",
        formulas={"self": "bmm(grad, mH(mat2))", "mat2": "bmm(mH(self), grad)"},
        doc="The products of two stacks of matrices, one by one.",
    ),
    Row(
        signature="mv(Tensor self, Tensor vec) -> Tensor",
        kind="bilinear", node="MvBackward0", dtypes=("numeric", "same"),
        forward="kernels.mv(self, vec)",
        formulas={"self": "outer(grad, vec.conj())", "vec": "mH(self) @ grad"},
        doc="The product of a matrix and a vector.",
    ),
    Row(
        signature="dot(Tensor self, Tensor tensor) -> Tensor",
        kind="bilinear", node="DotBackward0", dtypes=("numeric", "same"),
        forward="kernels.dot(self, tensor)",
        formulas={"self": "grad * tensor.conj()", "tensor": "grad * self.conj()"},
        doc="The sum of the products of the elements of two vectors.",
    ),
    Row(
        signature="vdot(Tensor self, Tensor other) -> Tensor",
        kind="bilinear", node="VdotBackward0", numpy=("vdot",), dtypes=("numeric", "same"),
        forward="kernels.dot(self.conj(), other)",
        formulas={"self": "grad.conj() * other", "other": "grad * self"},
        doc="The same as dot with the complex conjugate of self.",
    ),
    Row(
        signature="outer(Tensor self, Tensor vec2) -> Tensor",
        kind="bilinear", node="OuterBackward0", numpy=("outer", "linalg.outer"),
        aliases=("ger",),
        forward="kernels.outer(self, vec2)",
        formulas={"self": "grad @ vec2.conj()", "vec2": "self.conj() @ grad"},
        doc="The products of each element of one vector with each of another.",
    ),
    Row(
        signature="inner(Tensor self, Tensor other) -> Tensor",
        kind="composite", numpy=("inner",),
        forward="contractions.inner(self, other)",
        doc="The sums of products over the last dimensions of both; of a number, the product.",
    ),
    Row(
        signature="tensordot(Tensor a, Tensor b, any dims=2) -> Tensor",
        kind="composite", numpy=("tensordot", "linalg.tensordot"),
        forward=(
            "reshape(contractions.tensordot_left(a, b, dims) @ contractions.tensordot_right(a, b, "
            "dims), contractions.tensordot_shape(a, b, dims))"
        ),
        doc=(
            "Sums of products over the last and first dims dimensions, or two lists; size 1 "
            "repeats."
        ),
    ),
    Row(
        signature="kron(Tensor self, Tensor other) -> Tensor",
        kind="composite", numpy=("kron",),
        forward="contractions.kron(self, other)",
        doc="The Kronecker product, a block other * x for each element x of self.",
    ),
    Row(
        signature="trace(Tensor self) -> Tensor",
        kind="linear", node="TraceBackward0", dtypes=("numeric",),
        forward="kernels.trace(self)",
        formulas={"self": "grad * products.eye(grad, self.shape, self.dtype)"},
        mathematics={"self": "grad * eye(self.shape[0], self.shape[1])"},
        doc="The trace of self, the sum of the diagonal of a matrix.",
    ),
)  # fmt: skip
