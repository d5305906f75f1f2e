# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content f70c799f875ea1d1
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> "
            "Tensor(a)"
        ),
        kind="view", node="AsStridedBackward0", inplace="as_strided_", out=False,
        forward="kernels.as_strided(self, size, stride, storage_offset)",
        formulas={
            "self": (
                "_getitem_backward(grad, (self.size + 1,), scattering.strided_index(self, size, "
                "stride, storage_offset))[:-1].reshape(self.shape)"
            ),
        },
        mathematics={
            "self": (
                "_getitem_backward(grad, (self.size + 1,), strided_index(self, size, stride, "
                "storage_offset))[:-1].reshape(self.shape)"
            ),
            "result": "strided_tangent(self_t, self, size, stride, storage_offset)",
        },
        jvp="scattering.strided_tangent(self_t, self, size, stride, storage_offset)",
        doc=(
            "A view of the memory of self by strides, in elements; from where self starts if "
            "without offset."
        ),
    ),
    Row(
        signature=(
            "as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> "
            "Tensor"
        ),
        kind="composite",
        forward=(
            "clone(as_strided(self, size, stride, storage_offset), "
            'memory_format="contiguous_format")'
        ),
        doc="A copy of as_strided.",
    ),
    Row(
        signature="diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor",
        kind="composite",
        forward='clone(diagonal(self, offset, dim1, dim2), memory_format="contiguous_format")',
        doc="A copy of diagonal.",
    ),
    Row(
        signature="expand_copy(Tensor self, int[] size) -> Tensor",
        kind="composite",
        forward='clone(expand(self, size), memory_format="contiguous_format")',
        doc="A copy of expand.",
    ),
    Row(
        signature="view_copy(Tensor self, int[] size) -> Tensor",
        kind="composite",
        forward='clone(reshape(self, size), memory_format="contiguous_format")',
        doc="A copy in another shape, one size of which may be -1.",
    ),
    Row(
        signature="narrow_copy(Tensor self, int dim, int start, int length) -> Tensor",
        kind="composite",
        forward='clone(narrow(self, dim, start, length), memory_format="contiguous_format")',
        doc="A copy of narrow.",
    ),
    Row(
        signature="permute_copy(Tensor self, int[] dims) -> Tensor",
        kind="composite",
        forward='clone(permute(self, dims), memory_format="contiguous_format")',
        doc="A copy of permute.",
    ),
    Row(
        signature="select_copy(Tensor self, int dim, int index) -> Tensor",
        kind="composite",
        forward='clone(select(self, dim, index), memory_format="contiguous_format")',
        doc="A copy of select.",
    ),
    Row(
        signature=(
            "slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> "
            "Tensor"
        ),
        kind="composite",
        forward='clone(slice(self, dim, start, end, step), memory_format="contiguous_format")',
        doc="A copy of every step-th slice from start to end along dim.",
    ),
    Row(
        signature="split_copy(Tensor self, int split_size, int dim=0) -> Tensor[]",
        kind="composite", out=False,
        forward="shapes.copied(split(self, split_size, dim))",
        doc="Copies of the parts of split.",
    ),
    Row(
        signature="split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]",
        kind="composite", out=False,
        forward="shapes.copied(split_with_sizes(self, split_sizes, dim))",
        doc="Copies of the parts of split_with_sizes.",
    ),
    Row(
        signature="squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor",
        kind="composite",
        forward='clone(squeeze(self, dim), memory_format="contiguous_format")',
        doc="A copy of squeeze.",
    ),
    Row(
        signature="t_copy(Tensor self) -> Tensor",
        kind="composite",
        forward='clone(t(self), memory_format="contiguous_format")',
        doc="A copy of t.",
    ),
    Row(
        signature="transpose_copy(Tensor self, int dim0, int dim1) -> Tensor",
        kind="composite",
        forward='clone(transpose(self, dim0, dim1), memory_format="contiguous_format")',
        doc="A copy of transpose.",
    ),
    Row(
        signature="view_as_real_copy(Tensor self) -> Tensor",
        kind="composite",
        forward='clone(view_as_real(self), memory_format="contiguous_format")',
        doc="A copy of view_as_real.",
    ),
    Row(
        signature="view_as_complex_copy(Tensor self) -> Tensor",
        kind="composite",
        forward='clone(view_as_complex(self), memory_format="contiguous_format")',
        doc="A copy of view_as_complex.",
    ),
    Row(
        signature="unbind_copy(Tensor self, int dim=0) -> Tensor[]",
        kind="composite", out=False,
        forward="shapes.copied(unbind(self, dim))",
        doc="Copies of the slices of unbind.",
    ),
    Row(
        signature="unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor",
        kind="composite",
        forward='clone(unfold(self, dimension, size, step), memory_format="contiguous_format")',
        doc="A copy of unfold.",
    ),
    Row(
        signature="unsqueeze_copy(Tensor self, int dim) -> Tensor",
        kind="composite",
        forward='clone(unsqueeze(self, dim), memory_format="contiguous_format")',
        doc="A copy of unsqueeze.",
    ),
)  # fmt: skip
