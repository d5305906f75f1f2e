# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 78cf137a9c470354
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)",
        kind="view", node="DiagonalBackward0", numpy=("diagonal",), out=False,
        forward="kernels.diagonal(self, offset, dim1, dim2)",
        formulas={"self": "_diagonal_backward(grad, self.shape, offset, dim1, dim2)"},
        jvp="linear",
        doc="The diagonals of the matrices in two dimensions, along a new last dimension.",
    ),
    Row(
        signature=(
            "_diagonal_backward(Tensor src, int[] input_sizes, int offset, int dim1, int dim2) -> "
            "Tensor"
        ),
        kind="scatter", node="DiagonalBackwardBackward0", out=False,
        forward="kernels.diagonal_backward(src, input_sizes, offset, dim1, dim2)",
        formulas={"src": "grad.diagonal(offset, dim1, dim2)"},
        jvp="linear",
        doc="Zeros of the given sizes with the values on the diagonals.",
    ),
    Row(
        signature="diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
        kind="scatter", node="DiagEmbedBackward0",
        forward="kernels.diag_embed(self, offset, dim1, dim2)",
        formulas={"self": "grad.diagonal(offset, dim1, dim2)"},
        jvp="linear",
        doc=(
            "Square matrices in two new dimensions, with the last dimension of self on their "
            "diagonals."
        ),
    ),
    Row(
        signature="diag(Tensor self, int diagonal=0) -> Tensor",
        kind="composite", numpy=("diag",),
        forward="shapes.diag(self, diagonal)",
        doc="The matrix with self on its diagonal, or the diagonal of the matrix self.",
    ),
    Row(
        signature="tril(Tensor self, int diagonal=0) -> Tensor",
        kind="linear", node="TrilBackward0", numpy=("tril",), inplace="tril_", dtypes=("kept",),
        forward="kernels.tril(self, diagonal)",
        formulas={"self": "grad.tril(diagonal)"},
        doc="The lower triangles of matrices, zero above the given diagonal.",
    ),
    Row(
        signature="triu(Tensor self, int diagonal=0) -> Tensor",
        kind="linear", node="TriuBackward0", numpy=("triu",), inplace="triu_", dtypes=("kept",),
        forward="kernels.triu(self, diagonal)",
        formulas={"self": "grad.triu(diagonal)"},
        doc="The upper triangles of matrices, zero below the given diagonal.",
    ),
    Row(
        signature="unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)",
        kind="view", node="UnfoldBackward0", out=False,
        forward="kernels.unfold(self, dimension, size, step)",
        formulas={"self": "_unfold_backward(grad, self.shape, dimension, size, step)"},
        jvp="linear",
        doc=(
            "Windows of a size, one every step, along a dimension; they lie in a new last "
            "dimension."
        ),
    ),
    Row(
        signature=(
            "_unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) -> "
            "Tensor"
        ),
        kind="scatter", node="UnfoldBackwardBackward0", out=False,
        forward="kernels.unfold_backward(grad_in, input_sizes, dim, size, step)",
        formulas={"grad_in": "grad.unfold(dim, size, step)"},
        jvp="linear",
        doc="Zeros of the given sizes to which windows are added where they came from.",
    ),
)  # fmt: skip
