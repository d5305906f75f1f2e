# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ef4514f831a7bbfe
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        name="cat",
        signature="cat(Tensor[] tensors, int dim=0) -> Tensor",
        kind="linear",
        forward="kernels.cat(tensors, dim)",
        formulas={"tensors": "layouts.cat_parts(grad, tensors.shape, dim)"},
        mathematics={"tensors": "cat_parts(grad, tensors.shape, dim)"},
        jvp="linear",
        node="CatBackward0",
        numpy=("concatenate",),
        aliases=("concat", "concatenate"),
        doc="Tensors joined along a dimension that they have.",
    ),
    Row(
        name="stack",
        signature="stack(Tensor[] tensors, int dim=0) -> Tensor",
        kind="linear",
        forward="kernels.stack(tensors, dim)",
        formulas={"tensors": "unbind(grad, dim)"},
        jvp="linear",
        node="StackBackward0",
        numpy=("stack",),
        doc="Tensors of one shape joined along a new dimension.",
    ),
    Row(
        name="hstack",
        signature="hstack(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward=(
            "cat(shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else "
            "1)"
        ),
        numpy=("hstack",),
        doc="Tensors joined along the second dimension, vectors along their only one.",
    ),
    Row(
        name="vstack",
        signature="vstack(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="cat(shapes.with_dims(tensors, 2), 0)",
        numpy=("vstack",),
        aliases=("row_stack",),
        doc="Tensors joined along the first dimension, vectors as rows.",
    ),
    Row(
        name="dstack",
        signature="dstack(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="cat(shapes.with_dims(tensors, 3), 2)",
        numpy=("dstack",),
        doc="Tensors joined along the third dimension.",
    ),
    Row(
        name="column_stack",
        signature="column_stack(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="cat(shapes.with_columns(tensors), 1)",
        numpy=("column_stack",),
        doc="Tensors joined along the second dimension, vectors as columns.",
    ),
    Row(
        name="split_with_sizes",
        signature="split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]",
        kind="view",
        forward="kernels.split_with_sizes(self, split_sizes, dim)",
        formulas={"self": "layouts.joined(grads, self.shape, self.dtype, split_sizes, dim)"},
        mathematics={"self": "joined(grads, self.shape, self.dtype, split_sizes, dim)"},
        jvp="linear",
        node="SplitWithSizesBackward0",
        doc="Consecutive parts of the given sizes along dim.",
    ),
    Row(
        name="split",
        signature="split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]",
        kind="composite",
        forward="split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)",
        doc=(
            "Parts of split_size along dim, the last one smaller if need be, or parts of given "
            "sizes."
        ),
    ),
    Row(
        name="split.sections",
        signature=(
            "split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> "
            "Tensor(a)[]"
        ),
        kind="composite",
        forward="split(tensor, split_size_or_sections, dim)",
        doc="As split, by the names that the arguments of PyTorch's function have.",
    ),
    Row(
        name="chunk",
        signature="chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]",
        kind="composite",
        forward="split_with_sizes(self, shapes.chunk_sizes(self.shape, chunks, dim), dim)",
        doc="At most so many parts along dim, all of one size but the last.",
    ),
    Row(
        name="unsafe_split_with_sizes",
        signature=(
            "unsafe_split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]"
        ),
        kind="composite",
        forward="shapes.parts(self, shapes.whole(self.shape, split_sizes, dim), dim)",
        doc="As split_with_sizes; its parts may be written in place.",
    ),
    Row(
        name="unsafe_split",
        signature="unsafe_split(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]",
        kind="composite",
        forward=(
            "unsafe_split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)"
        ),
        doc="As split; its parts may be written in place.",
    ),
    Row(
        name="unsafe_chunk",
        signature="unsafe_chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]",
        kind="composite",
        forward="unsafe_split_with_sizes(self, shapes.chunk_sizes(self.shape, chunks, dim), dim)",
        doc="As chunk; its parts may be written in place.",
    ),
    Row(
        name="tensor_split",
        signature="tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]",
        kind="composite",
        forward=(
            "shapes.parts(self, shapes.section_sizes(self.shape, indices_or_sections, dim), dim)"
        ),
        numpy=("array_split",),
        doc=(
            "So many parts along dim, whose sizes differ by at most one, or parts cut at given "
            "indices."
        ),
    ),
    Row(
        name="unbind",
        signature="unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]",
        kind="view",
        forward="kernels.unbind(self, dim)",
        formulas={"self": "layouts.stacked(grads, self.shape, self.dtype, dim)"},
        mathematics={"self": "stacked(grads, self.shape, self.dtype, dim)"},
        jvp="linear",
        node="UnbindBackward0",
        numpy=("unstack",),
        doc="The slices at each index along dim.",
    ),
    Row(
        name="repeat",
        signature="repeat(Tensor self, int[] repeats) -> Tensor",
        kind="linear",
        forward="kernels.repeat(self, repeats)",
        formulas={"self": "layouts.repeat_sum(grad, repeats, self.shape)"},
        mathematics={"self": "repeat_sum(grad, repeats, self.shape)"},
        jvp="linear",
        node="RepeatBackward0",
        doc="Copies side by side, so many along each dimension; new dimensions come in front.",
    ),
    Row(
        name="tile",
        signature="tile(Tensor self, int[] dims) -> Tensor",
        kind="composite",
        forward="repeat(self, shapes.tile_counts(dims, self.ndim))",
        numpy=("tile",),
        doc="Copies side by side, so many along the last dimensions.",
    ),
    Row(
        name="repeat_interleave",
        signature=(
            "repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) "
            "-> Tensor"
        ),
        kind="composite",
        forward="shapes.repeated(self, repeats, dim)",
        numpy=("repeat",),
        doc="Each element, or each slice along dim, so many times in a row.",
    ),
    Row(
        name="repeat_interleave.Tensor",
        signature="repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor",
        kind="composite",
        forward="shapes.repeated_numbers(repeats)",
        doc="Each of the indices 0, 1, ... as often as `repeats` says.",
    ),
    Row(
        name="constant_pad_nd",
        signature="constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor",
        kind="linear",
        forward="kernels.constant_pad_nd(self, pad, value)",
        formulas={"self": "grad.constant_pad_nd(layouts.negated(pad), 0)"},
        mathematics={"self": "grad.constant_pad_nd(negated(pad), 0)"},
        jvp="self_t.constant_pad_nd(pad, 0)",
        node="ConstantPadNdBackward0",
        doc=(
            "A border of value, (before, after) for each dimension from the last on; negative cuts "
            "off."
        ),
    ),
    Row(
        name="hsplit",
        signature="hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]",
        kind="composite",
        forward=(
            'tensor_split(self, shapes.checked("hsplit", self.shape, indices_or_sections), 0 if '
            "self.ndim == 1 else 1)"
        ),
        doc=(
            "Parts along the second dimension, of vectors along their only one; equal ones, or cut "
            "at indices."
        ),
    ),
    Row(
        name="vsplit",
        signature="vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]",
        kind="composite",
        forward='tensor_split(self, shapes.checked("vsplit", self.shape, indices_or_sections), 0)',
        doc="Equal parts along the first dimension, or parts cut at indices.",
    ),
    Row(
        name="dsplit",
        signature="dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]",
        kind="composite",
        forward='tensor_split(self, shapes.checked("dsplit", self.shape, indices_or_sections), 2)',
        doc="Equal parts along the third dimension, or parts cut at indices.",
    ),
    Row(
        name="block_diag",
        signature="block_diag(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="cat(grids.block_rows(tensors), 0)",
        doc=(
            "One matrix with matrices, rows and numbers side by side on its diagonal, zero "
            "elsewhere."
        ),
    ),
    Row(
        name="broadcast_tensors",
        signature="broadcast_tensors(Tensor[] tensors) -> Tensor[]",
        kind="composite",
        forward="grids.broadcast_tensors(tensors)",
        numpy=("broadcast_arrays",),
        doc="Each tensor repeated to the shape that all have in common.",
    ),
    Row(
        name="meshgrid",
        signature="meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]",
        kind="composite",
        forward="grids.meshgrid(tensors, indexing)",
        doc=(
            "Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of "
            "'ij'."
        ),
    ),
    Row(
        name="cartesian_prod",
        signature="cartesian_prod(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="grids.cartesian_prod(tensors)",
        doc="All combinations of one element of each vector, a row for each.",
    ),
    Row(
        name="combinations",
        signature="combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
        kind="composite",
        forward="getitem(self, grids.combinations(self.shape, r, with_replacement))",
        doc="All combinations of r elements of a vector, a row for each.",
    ),
    Row(
        name="diagflat",
        signature="diagflat(Tensor self, int offset=0) -> Tensor",
        kind="composite",
        forward="diag_embed(reshape(self, -1), offset)",
        numpy=("diagflat",),
        doc="The matrix with all elements of self on a diagonal.",
    ),
)
