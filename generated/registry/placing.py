# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 572824b30ad2f3e0
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        kind="scatter", node="ScatterBackward0", inplace="scatter_", dtypes=("same",),
        forward="kernels.scatter(self, dim, index, src)",
        formulas={
            "self": "grad.scatter(dim, index, 0)",
            "index": "non_differentiable",
            "src": (
                "indexing.like_source(grad.gather(dim, index) * indexing.survivors(self.shape, "
                "dim, index), src.shape)"
            ),
        },
        mathematics={
            "src": (
                "like_source(grad.gather(dim, index) * survivors(self.shape, dim, index), "
                "src.shape)"
            ),
        },
        jvp="scatter(self_t, dim, index, src_t)",
        doc=(
            "self with elements of src at index along dim; where an index repeats, the last one "
            "stays."
        ),
    ),
    Row(
        signature="scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        kind="scatter", node="ScatterBackward1", inplace="scatter_", dtypes=("same",),
        scalars=(3,),
        forward="kernels.scatter(self, dim, index, kernels.element(self, value))",
        formulas={"self": "grad.scatter(dim, index, 0)", "index": "non_differentiable"},
        jvp="self_t.scatter(dim, index, 0)",
        doc="self with one value at index along dim.",
    ),
    Row(
        signature="scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        kind="scatter", node="ScatterAddBackward0", inplace="scatter_add_", dtypes=("same",),
        forward="kernels.scatter_add(self, dim, index, src)",
        formulas={
            "self": "grad",
            "index": "non_differentiable",
            "src": "indexing.like_source(grad.gather(dim, index), src.shape)",
        },
        mathematics={"src": "like_source(grad.gather(dim, index), src.shape)"},
        jvp="scatter_add(self_t, dim, index, src_t)",
        doc="self plus elements of src at index along dim; where an index repeats, all are added.",
    ),
    Row(
        signature=(
            "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> "
            "Tensor"
        ),
        kind="scatter", node="IndexAddBackward0", inplace="index_add_", dtypes=("same",),
        scalars=(4,),
        forward="kernels.index_add(self, dim, index, source, alpha)",
        formulas={
            "self": "grad",
            "index": "non_differentiable",
            "source": (
                "scattering.scaled(grad.index_select(dim, index), alpha).reshape(source.shape)"
            ),
        },
        mathematics={
            "source": "(grad.index_select(dim, index) * alpha.conj()).reshape(source.shape)",
        },
        jvp="index_add(self_t, dim, index, source_t, alpha=alpha)",
        doc="self plus slices of alpha * source at a vector of indices along dim.",
    ),
    Row(
        signature="index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
        kind="scatter", node="IndexFillBackward0", inplace="index_fill_", dtypes=("same",),
        forward="kernels.index_fill(self, dim, index, value)",
        formulas={
            "self": "grad.index_fill(dim, index, 0)",
            "index": "non_differentiable",
            "value": "grad - grad.index_fill(dim, index, 0)",
        },
        jvp="index_fill(self_t, dim, index, value_t)",
        doc="self with one value in the slices at a vector of indices along dim.",
    ),
    Row(
        signature="masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor",
        kind="scatter", node="MaskedFillBackward0", inplace="masked_fill_", dtypes=("same",),
        forward="kernels.masked_fill(self, mask, value)",
        formulas={
            "self": "where(mask, 0, grad)",
            "mask": "non_differentiable",
            "value": "where(mask, grad, 0)",
        },
        jvp="masked_fill(self_t, mask, value_t)",
        doc="value where mask is true, self elsewhere.",
    ),
    Row(
        signature=(
            "scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> "
            "Tensor"
        ),
        kind="scatter", node="ScatterBackward2", inplace="scatter_", dtypes=("same",),
        forward="kernels.scatter_src_reduce(self, dim, index, src, reduce)",
        formulas={
            "self, src": "scattering.reduced(grad, self, src, result, dim, index, reduce, True)",
            "index": "non_differentiable",
        },
        mathematics={
            "self": "reduced(grad, self, src, result, dim, index, reduce, True)",
            "src": "reduced(grad, self, src, result, dim, index, reduce, True)",
        },
        jvp="transposed",
        doc=(
            "self with elements of src added ('add') or multiplied ('multiply') at index along dim."
        ),
    ),
    Row(
        signature=(
            "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) "
            "-> Tensor"
        ),
        kind="scatter", node="ScatterBackward3", inplace="scatter_", dtypes=("same",),
        scalars=(3,),
        forward=(
            "kernels.scatter_src_reduce(self, dim, index, kernels.element(self, value), reduce)"
        ),
        formulas={
            "self": "scattering.reduced_number(grad, self.shape, value, dim, index, reduce)",
            "index": "non_differentiable",
        },
        mathematics={
            "self": (
                "grad if reduce == 'add' else grad * value.conj() ** "
                "zeros(self.shape).scatter_add(dim, index, ones(index.shape))"
            ),
        },
        jvp="transposed",
        doc="self with one value added ('add') or multiplied ('multiply') at index along dim.",
    ),
    Row(
        signature=(
            "scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool "
            "include_self=True) -> Tensor"
        ),
        kind="scatter", node="ScatterReduceBackward0", inplace="scatter_reduce_",
        dtypes=("same",),
        forward="kernels.scatter_reduce(self, dim, index, src, reduce, include_self)",
        formulas={
            "self, src": (
                "scattering.reduced(grad, self, src, result, dim, index, reduce, include_self)"
            ),
            "index": "non_differentiable",
        },
        mathematics={
            "self": "reduced(grad, self, src, result, dim, index, reduce, include_self)",
            "src": "reduced(grad, self, src, result, dim, index, reduce, include_self)",
        },
        jvp="transposed",
        doc=(
            "self combined with elements of src at index along dim by sum, prod, mean, amax or "
            "amin."
        ),
    ),
    Row(
        signature=(
            "index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool "
            "include_self=True) -> Tensor"
        ),
        kind="scatter", node="IndexReduceBackward0", inplace="index_reduce_",
        dtypes=("numeric", "same"),
        forward="kernels.index_reduce(self, dim, index, source, reduce, include_self)",
        formulas={
            "self, source": (
                "scattering.index_reduced(grad, self, source, result, dim, index, reduce, "
                "include_self)"
            ),
            "index": "non_differentiable",
        },
        mathematics={
            "self": "index_reduced(grad, self, source, result, dim, index, reduce, include_self)",
            "source": "index_reduced(grad, self, source, result, dim, index, reduce, include_self)",
        },
        jvp="transposed",
        doc="self combined with slices of source at indices along dim by prod, mean, amax or amin.",
    ),
    Row(
        signature=(
            "segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? "
            "indices=None, Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? "
            "initial=None) -> Tensor"
        ),
        kind="composite", dtypes=("numeric",), scalars=(7,),
        forward=(
            "embeddings.segment_reduce(data, reduce, lengths, indices, offsets, axis, unsafe, "
            "initial)"
        ),
        doc=(
            "The sum, mean, max, min or prod of each segment along `axis`, of so many elements, or "
            "between two `offsets`."
        ),
    ),
)  # fmt: skip
