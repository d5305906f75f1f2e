# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e48c8357fd59d060
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor"
        ),
        kind="scatter", node="IndexPutBackward0", inplace="index_put_", dtypes=("same",),
        forward="kernels.index_put(self, indices, values, accumulate)",
        formulas={
            "self": "grad if accumulate else index_put(grad, indices, 0)",
            "values": "scattering.put_values(grad, self.shape, indices, accumulate)",
        },
        mathematics={"values": "put_values(grad, self.shape, indices, accumulate)"},
        jvp="index_put(self_t, indices, values_t, accumulate)",
        doc=(
            "self with values put or added at a tuple of indices; of several put at one place, the "
            "last stays."
        ),
    ),
    Row(
        signature="put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
        kind="scatter", node="PutBackward0", inplace="put_", dtypes=("same",),
        forward="kernels.put(self, index, source, accumulate)",
        formulas={
            "self": "grad if accumulate else put(grad, index, zeros_like(index, dtype=grad.dtype))",
            "index": "non_differentiable",
            "source": "scattering.put_source(grad, index, accumulate, source.shape)",
        },
        mathematics={
            "source": (
                "put_values(grad.reshape((-1,)), (grad.size,), index.reshape(-1), "
                "accumulate).reshape(source.shape)"
            ),
        },
        jvp="put(self_t, index, source_t, accumulate)",
        doc="self with elements of source put or added at index, counted through all dimensions.",
    ),
    Row(
        signature="index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
        kind="scatter", node="IndexCopyBackward0", inplace="index_copy_", dtypes=("same",),
        forward="kernels.index_copy(self, dim, index, source)",
        formulas={
            "self": "grad.index_fill(dim, index, 0)",
            "index": "non_differentiable",
            "source": "scattering.copied_source(grad, dim, index, source.shape)",
        },
        mathematics={
            "source": (
                "put_values(grad, grad.shape, along(grad.shape, dim, index), "
                "False).reshape(source.shape)"
            ),
        },
        jvp="index_copy(self_t, dim, index, source_t)",
        doc=(
            "self with slices of source at a vector of indices along dim; of several, the last "
            "stays."
        ),
    ),
    Row(
        signature="masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
        kind="scatter", node="MaskedScatterBackward0", inplace="masked_scatter_",
        dtypes=("same",),
        forward="kernels.masked_scatter(self, mask, source)",
        formulas={
            "self": "where(mask, 0, grad)",
            "mask": "non_differentiable",
            "source": "scattering.masked_source(grad, mask, source.shape)",
        },
        mathematics={"source": "masked_source(grad, mask, source.shape)"},
        jvp="masked_scatter(self_t, mask, source_t)",
        doc="self with the first elements of source where mask is true, in order.",
    ),
    Row(
        signature="select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor",
        kind="composite",
        forward="index_put(self, subscripts.select_part(self.shape, src.shape, dim, index), src)",
        doc="self with src as the slice at one index along dim.",
    ),
    Row(
        signature=(
            "slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int "
            "step=1) -> Tensor"
        ),
        kind="composite",
        forward=(
            "index_put(self, subscripts.slice_part(self.shape, src.shape, dim, start, end, step), "
            "src)"
        ),
        doc="self with src as every step-th slice from start to end along dim.",
    ),
    Row(
        signature=(
            "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> "
            "Tensor"
        ),
        kind="composite",
        forward=(
            "put(self, subscripts.diagonal_places(self.shape, src.shape, offset, dim1, dim2), src)"
        ),
        doc="self with src on the diagonals of the matrices in two dimensions.",
    ),
    Row(
        signature=(
            "as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? "
            "storage_offset=None) -> Tensor"
        ),
        kind="composite",
        forward="subscripts.as_strided_scatter(self, src, size, stride, storage_offset)",
        doc="self with src where as_strided lies in its memory.",
    ),
)  # fmt: skip
