# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3e2c98c3e0b08865
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)",
        kind="view", node="TransposeBackward0", numpy=("swapaxes",),
        aliases=("swapaxes", "swapdims"), inplace="transpose_", out=False,
        forward="kernels.transpose(self, dim0, dim1)",
        formulas={"self": "grad.transpose(dim0, dim1)"},
        jvp="linear",
        doc="Two dimensions exchanged.",
    ),
    Row(
        signature="permute(Tensor(a) self, int[] dims) -> Tensor(a)",
        kind="view", node="PermuteBackward0", numpy=("transpose", "permute_dims"), out=False,
        forward="kernels.permute(self, dims)",
        formulas={"self": "grad.permute(layouts.inverse_of(dims))"},
        mathematics={"self": "grad.permute(inverse_of(dims))"}, jvp="linear",
        doc="The dimensions in the order of dims.",
    ),
    Row(
        signature="movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)",
        kind="view", node="MovedimBackward0", numpy=("moveaxis",), aliases=("moveaxis",),
        out=False,
        forward="kernels.movedim(self, source, destination)",
        formulas={"self": "grad.movedim(destination, source)"},
        jvp="linear",
        doc=(
            "The dimensions of source moved to the places of destination, the others in their "
            "order."
        ),
    ),
    Row(
        signature="t(Tensor(a) self) -> Tensor(a)",
        kind="view", node="TBackward0", inplace="t_", out=False,
        forward="kernels.t(self)",
        formulas={"self": "grad.t()"},
        jvp="linear",
        doc="The transpose of a matrix; vectors and numbers as they are.",
    ),
    Row(
        signature="T(Tensor(a) self) -> Tensor(a)",
        kind="view", node="TBackward1", out=False,
        forward="self.T",
        formulas={"self": "T(grad)"},
        jvp="linear",
        doc="The transpose of self, with the dimensions in reverse order.",
    ),
    Row(
        signature="mT(Tensor(a) self) -> Tensor(a)",
        kind="view", node="MTBackward0", numpy=("matrix_transpose", "linalg.matrix_transpose"),
        out=False,
        forward="kernels.mT(self)",
        formulas={"self": "mT(grad)"},
        jvp="linear",
        doc="The transpose of self, with the last two dimensions exchanged.",
    ),
    Row(
        signature="H(Tensor(a) self) -> Tensor(a)",
        kind="view", node="HBackward0", out=False,
        forward="kernels.H(self)",
        formulas={"self": "H(grad)"},
        jvp="linear",
        doc="The conjugate transpose of self, a matrix; a view if it is real.",
    ),
    Row(
        signature="mH(Tensor(a) self) -> Tensor(a)",
        kind="view", node="MHBackward0", aliases=("adjoint",), out=False,
        forward="kernels.mH(self)",
        formulas={"self": "mH(grad)"},
        jvp="linear",
        doc="The conjugate transpose of self, in the last two dimensions; a view if it is real.",
    ),
    Row(
        signature="flip(Tensor self, int[] dims) -> Tensor",
        kind="linear", node="FlipBackward0", numpy=("flip",),
        forward="kernels.flip(self, dims)",
        formulas={"self": "grad.flip(dims)"},
        doc="A copy in reverse order along dims.",
    ),
    Row(
        signature="fliplr(Tensor self) -> Tensor",
        kind="composite", numpy=("fliplr",),
        forward="shapes.flipped(self, 1)",
        doc="A copy with the columns in reverse order.",
    ),
    Row(
        signature="flipud(Tensor self) -> Tensor",
        kind="composite", numpy=("flipud",),
        forward="shapes.flipped(self, 0)",
        doc="A copy with the rows in reverse order.",
    ),
    Row(
        signature="roll(Tensor self, int[1] shifts, int[1]? dims=[]) -> Tensor",
        kind="linear", node="RollBackward0", numpy=("roll",),
        forward="kernels.roll(self, shifts, dims)",
        formulas={"self": "grad.roll(layouts.negated(shifts), dims)"},
        mathematics={"self": "grad.roll(negated(shifts), dims)"},
        doc=(
            "The elements shifted along dims, or all in one row; what falls off comes in at the "
            "other end."
        ),
    ),
    Row(
        signature="rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor",
        kind="linear", node="Rot90Backward0", numpy=("rot90",),
        forward="kernels.rot90(self, k, dims)",
        formulas={"self": "grad.rot90(-k, dims)"},
        doc="A copy turned k times by 90 degrees in the plane of two dimensions.",
    ),
    Row(
        signature=(
            "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)"
        ),
        kind="sort", node="ModeBackward0", takes_complex=False,
        forward="kernels.mode(self, dim, keepdim)",
        formulas={"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"},
        mathematics={
            "self": (
                "grad if indices.ndim == 0 and self.shape == () else scatter(zeros(self.shape), "
                "dim, indices, grad) if keepdim else scatter(zeros(self.shape), dim, "
                "indices.unsqueeze(dim), grad.unsqueeze(dim))"
            ),
            "result": (
                "(self_t if self_t.ndim == 0 else gather(self_t, dim, indices) if keepdim else "
                "gather(self_t, dim, indices.unsqueeze(dim)).squeeze(dim), None)"
            ),
        },
        jvp="(sorting.chosen(self_t, indices, dim, keepdim), None)",
        doc=(
            "The most frequent elements along `dim`, the smallest of several, and the last place "
            "of each."
        ),
    ),
)  # fmt: skip
