# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content f7e03d254d026121
"""The rows of the table as data."""

from autograd.registry import Row

ROWS = (
    Row(
        name="scatter.src",
        signature="scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        kind="scatter",
        forward="kernels.scatter(self, dim, index, src)",
        formulas={
            "self": "grad.scatter(dim, index, 0)",
            "index": "non_differentiable",
            "src": (
                "indexing.like_source(grad.gather(dim, index) * indexing.survivors(self.shape, "
                "dim, index), src.shape)"
            ),
        },
        jvp="scatter(self_t, dim, index, src_t)",
        node="ScatterBackward0",
        inplace="scatter_",
        doc=(
            "self with elements of src at index along dim; where an index repeats, the last one "
            "stays."
        ),
    ),
    Row(
        name="scatter.value",
        signature="scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        kind="scatter",
        forward="kernels.scatter(self, dim, index, kernels.element(self, value))",
        formulas={"self": "grad.scatter(dim, index, 0)", "index": "non_differentiable"},
        jvp="self_t.scatter(dim, index, 0)",
        node="ScatterBackward1",
        inplace="scatter_",
        doc="self with one value at index along dim.",
    ),
    Row(
        name="scatter_add",
        signature="scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        kind="scatter",
        forward="kernels.scatter_add(self, dim, index, src)",
        formulas={
            "self": "grad",
            "index": "non_differentiable",
            "src": "indexing.like_source(grad.gather(dim, index), src.shape)",
        },
        jvp="scatter_add(self_t, dim, index, src_t)",
        node="ScatterAddBackward0",
        inplace="scatter_add_",
        doc="self plus elements of src at index along dim; where an index repeats, all are added.",
    ),
    Row(
        name="index_add",
        signature=(
            "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> "
            "Tensor"
        ),
        kind="scatter",
        forward="kernels.index_add(self, dim, index, source, alpha)",
        formulas={
            "self": "grad",
            "index": "non_differentiable",
            "source": (
                "(grad.index_select(dim, index) if alpha == 1 else grad.index_select(dim, index) * "
                "alpha.conj()).reshape(source.shape)"
            ),
        },
        jvp="index_add(self_t, dim, index, source_t, alpha=alpha)",
        node="IndexAddBackward0",
        inplace="index_add_",
        doc="self plus slices of alpha * source at a vector of indices along dim.",
    ),
    Row(
        name="index_fill",
        signature="index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
        kind="scatter",
        forward="kernels.index_fill(self, dim, index, value)",
        formulas={
            "self": "grad.index_fill(dim, index, 0)",
            "index": "non_differentiable",
            "value": "grad - grad.index_fill(dim, index, 0)",
        },
        jvp="index_fill(self_t, dim, index, value_t)",
        node="IndexFillBackward0",
        inplace="index_fill_",
        doc="self with one value in the slices at a vector of indices along dim.",
    ),
    Row(
        name="masked_fill",
        signature="masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor",
        kind="scatter",
        forward="kernels.masked_fill(self, mask, value)",
        formulas={
            "self": "where(mask, 0, grad)",
            "mask": "non_differentiable",
            "value": "where(mask, grad, 0)",
        },
        jvp="masked_fill(self_t, mask, value_t)",
        node="MaskedFillBackward0",
        inplace="masked_fill_",
        doc="value where mask is true, self elsewhere.",
    ),
    Row(
        name="scatter.src_reduce",
        signature=(
            "scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> "
            "Tensor"
        ),
        kind="scatter",
        forward="kernels.scatter_src_reduce(self, dim, index, src, reduce)",
        formulas={
            "self, src": "scattering.reduced(grad, self, src, result, dim, index, reduce, True)",
            "index": "non_differentiable",
        },
        jvp="transposed",
        node="ScatterBackward2",
        inplace="scatter_",
        doc=(
            "self with elements of src added ('add') or multiplied ('multiply') at index along dim."
        ),
    ),
    Row(
        name="scatter.value_reduce",
        signature=(
            "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) "
            "-> Tensor"
        ),
        kind="scatter",
        forward=(
            "kernels.scatter_src_reduce(self, dim, index, kernels.element(self, value), reduce)"
        ),
        formulas={
            "self": "scattering.reduced_number(grad, self.shape, value, dim, index, reduce)",
            "index": "non_differentiable",
        },
        jvp="transposed",
        node="ScatterBackward3",
        inplace="scatter_",
        doc="self with one value added ('add') or multiplied ('multiply') at index along dim.",
    ),
    Row(
        name="scatter_reduce",
        signature=(
            "scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool "
            "include_self=True) -> Tensor"
        ),
        kind="scatter",
        forward="kernels.scatter_reduce(self, dim, index, src, reduce, include_self)",
        formulas={
            "self, src": (
                "scattering.reduced(grad, self, src, result, dim, index, reduce, include_self)"
            ),
            "index": "non_differentiable",
        },
        jvp="transposed",
        node="ScatterReduceBackward0",
        inplace="scatter_reduce_",
        doc=(
            "self combined with elements of src at index along dim by sum, prod, mean, amax or "
            "amin."
        ),
    ),
    Row(
        name="index_reduce",
        signature=(
            "index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool "
            "include_self=True) -> Tensor"
        ),
        kind="scatter",
        forward="kernels.index_reduce(self, dim, index, source, reduce, include_self)",
        formulas={
            "self, source": (
                "scattering.index_reduced(grad, self, source, result, dim, index, reduce, "
                "include_self)"
            ),
            "index": "non_differentiable",
        },
        jvp="transposed",
        node="IndexReduceBackward0",
        inplace="index_reduce_",
        doc=(
            "self combined with slices of source at a vector of indices along dim by prod, mean, "
            "amax or amin."
        ),
    ),
    Row(
        name="index_put",
        signature=(
            "index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor"
        ),
        kind="scatter",
        forward="kernels.index_put(self, indices, values, accumulate)",
        formulas={
            "self": "grad if accumulate else index_put(grad, indices, 0)",
            "values": "scattering.put_values(grad, self.shape, indices, accumulate)",
        },
        jvp="index_put(self_t, indices, values_t, accumulate)",
        node="IndexPutBackward0",
        inplace="index_put_",
        doc=(
            "self with values put or added at a tuple of indices; of several put at one place, the "
            "last stays."
        ),
    ),
    Row(
        name="put",
        signature="put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
        kind="scatter",
        forward="kernels.put(self, index, source, accumulate)",
        formulas={
            "self": (
                "grad if accumulate else index_put((grad.reshape((-1,))), scattering.flat(index), "
                "0).reshape(grad.shape)"
            ),
            "index": "non_differentiable",
            "source": (
                "scattering.put_values((grad.reshape((-1,))), (self.size,), "
                "scattering.flat(index), accumulate).reshape(source.shape)"
            ),
        },
        jvp="put(self_t, index, source_t, accumulate)",
        node="PutBackward0",
        inplace="put_",
        doc="self with elements of source put or added at index, counted through all dimensions.",
    ),
    Row(
        name="index_copy",
        signature="index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
        kind="scatter",
        forward="kernels.index_copy(self, dim, index, source)",
        formulas={
            "self": "grad.index_fill(dim, index, 0)",
            "index": "non_differentiable",
            "source": (
                "scattering.put_values(grad, self.shape, scattering.along(self.shape, dim, index), "
                "False).reshape(source.shape)"
            ),
        },
        jvp="index_copy(self_t, dim, index, source_t)",
        node="IndexCopyBackward0",
        inplace="index_copy_",
        doc=(
            "self with slices of source at a vector of indices along dim; of several, the last "
            "stays."
        ),
    ),
    Row(
        name="masked_scatter",
        signature="masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
        kind="scatter",
        forward="kernels.masked_scatter(self, mask, source)",
        formulas={
            "self": "where(mask, 0, grad)",
            "mask": "non_differentiable",
            "source": "scattering.masked_source(grad, mask, source.shape)",
        },
        jvp="masked_scatter(self_t, mask, source_t)",
        node="MaskedScatterBackward0",
        inplace="masked_scatter_",
        doc="self with the first elements of source where mask is true, in order.",
    ),
    Row(
        name="select_scatter",
        signature="select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor",
        kind="composite",
        forward="index_put(self, subscripts.select_part(self.shape, src.shape, dim, index), src)",
        doc="self with src as the slice at one index along dim.",
    ),
    Row(
        name="slice_scatter",
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
        name="diagonal_scatter",
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
        name="as_strided_scatter",
        signature=(
            "as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int? "
            "storage_offset=None) -> Tensor"
        ),
        kind="composite",
        forward="subscripts.as_strided_scatter(self, src, size, stride, storage_offset)",
        doc="self with src where as_strided lies in its memory.",
    ),
)
