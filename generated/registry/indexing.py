# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content a78f971ba16bdff2
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="getitem(Tensor(a) self, Index index) -> Tensor(a)",
        kind="gather", node="GetitemBackward0", out=False,
        forward="kernels.getitem(self, index)",
        formulas={"self": "_getitem_backward(grad, self.shape, index)"},
        jvp="linear",
        doc="The elements a subscript picks; a view unless it holds arrays.",
    ),
    Row(
        signature="_getitem_backward(Tensor grad_output, int[] input_sizes, Index index) -> Tensor",
        kind="scatter", node="GetitemBackwardBackward0", out=False,
        forward="kernels.getitem_backward(grad_output, input_sizes, index)",
        formulas={"grad_output": "grad[index]"},
        jvp="linear",
        doc="Zeros of the given sizes to which values are added where a subscript picks elements.",
    ),
    Row(
        signature="select(Tensor(a) self, int dim, int index) -> Tensor(a)",
        kind="composite", out=False,
        forward="getitem(self, subscripts.select_index(self.shape, dim, index))",
        doc="The slice at one index along dim.",
    ),
    Row(
        signature="narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)",
        kind="composite", out=False,
        forward="getitem(self, subscripts.narrow_index(self.shape, dim, start, length))",
        doc="The part from start on, of a given length, along dim.",
    ),
    Row(
        signature=(
            "slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> "
            "Tensor(a)"
        ),
        kind="composite", out=False,
        forward="getitem(self, subscripts.slice_part(self.shape, None, dim, start, end, step))",
        doc="Every step-th slice from start to end along dim, as PyTorch's aten::slice.",
    ),
    Row(
        signature="gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
        kind="gather", node="GatherBackward0",
        forward="kernels.gather(self, dim, index)",
        formulas={
            "self": "indexing.gather_self(grad, self.shape, dim, index)",
            "index": "non_differentiable",
        },
        mathematics={"self": "scatter_add(zeros(self.shape), dim, index, grad)"},
        jvp="self_t.gather(dim, index)",
        doc="The elements at index along dim; the other dimensions of index may be shorter.",
    ),
    Row(
        signature="take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor",
        kind="composite",
        forward=(
            "gather(subscripts.take_source(self, indices, dim), 0 if dim is None else dim, "
            "subscripts.take_index(self, indices, dim))"
        ),
        doc="The elements at indices along dim, or of all elements in a row.",
    ),
    Row(
        signature="take(Tensor self, Tensor index) -> Tensor",
        kind="composite",
        forward="subscripts.taken(reshape(self, -1), index)",
        doc="The elements at index, counted through all dimensions.",
    ),
    Row(
        signature="index_select(Tensor self, int dim, Tensor index) -> Tensor",
        kind="gather", node="IndexSelectBackward0",
        forward="kernels.index_select(self, dim, index)",
        formulas={
            "self": "_getitem_backward(grad, self.shape, indexing.along(self.shape, dim, index))",
            "index": "non_differentiable",
        },
        mathematics={"self": "_getitem_backward(grad, self.shape, along(self.shape, dim, index))"},
        jvp="self_t.index_select(dim, index)",
        doc="The slices at a vector of indices along dim.",
    ),
    Row(
        signature="nn.functional._pad_by(Tensor self, int dim, Tensor index) -> Tensor",
        kind="gather", node="PadByBackward0", out=False,
        forward="kernels.index_select(self, dim, index)",
        formulas={
            "self": "_getitem_backward(grad, self.shape, indexing.along(self.shape, dim, index))",
            "index": "non_differentiable",
        },
        mathematics={"self": "_getitem_backward(grad, self.shape, along(self.shape, dim, index))"},
        jvp="self_t.index_select(dim, index)",
        doc="A part of pad - the slices at a vector of indices along dim.",
    ),
    Row(
        signature="masked_select(Tensor self, Tensor mask) -> Tensor",
        kind="composite",
        forward=(
            "getitem(expand(self, subscripts.common_shape(self, mask)), "
            "subscripts.mask_index(self, mask))"
        ),
        doc="The elements where mask is true, in a row.",
    ),
    Row(
        signature="nonzero(Tensor self) -> Tensor",
        kind="query", numpy=("argwhere",),
        forward="np.argwhere(self)",
        doc="The indices of the elements that are not zero, a row for each.",
    ),
    Row(
        signature="nonzero.as_tuple(Tensor self, *, bool as_tuple) -> any",
        kind="query", out=False,
        forward="kernels.nonzero_indices(self, as_tuple)",
        doc=(
            "The indices of the elements that are not zero, a vector for each dimension or, if not "
            "`as_tuple`, a row for each element."
        ),
    ),
    Row(
        signature="nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor",
        kind="query",
        forward="kernels.nonzero_static(self, size, fill_value)",
        doc=(
            "The indices of the first `size` elements that are not zero, a row for each, and rows "
            "of `fill_value` where there are fewer."
        ),
    ),
    Row(
        signature="nn.functional.one_hot(Tensor input, int num_classes=-1) -> Tensor",
        kind="query", out=False,
        forward="kernels.one_hot(input, num_classes)",
        doc="For each class number a vector with 1 at its place and 0 elsewhere.",
    ),
    Row(
        signature="argwhere(Tensor self) -> Tensor",
        kind="composite",
        forward="nonzero(self)",
        doc="The indices of the elements that are not zero, a row for each.",
    ),
)  # fmt: skip
