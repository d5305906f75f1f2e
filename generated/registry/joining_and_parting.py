# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 485a538a28fe5976
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="cat(Tensor[] tensors, int dim=0) -> Tensor",
        kind="linear", node="CatBackward0", numpy=("concatenate",),
        aliases=("concat", "concatenate"),
        forward="kernels.cat(tensors, dim)",
        formulas={"tensors": "layouts.cat_parts(grad, tensors.shape, dim)"},
        mathematics={"tensors": "cat_parts(grad, tensors.shape, dim)"},
        doc="Tensors joined along a dimension that they have.",
    ),
    Row(
        signature="stack(Tensor[] tensors, int dim=0) -> Tensor",
        kind="linear", node="StackBackward0", numpy=("stack",),
        forward="kernels.stack(tensors, dim)",
        formulas={"tensors": "unbind(grad, dim)"},
        doc="Tensors of one shape joined along a new dimension.",
    ),
    Row(
        signature="hstack(Tensor[] tensors) -> Tensor",
        kind="composite", numpy=("hstack",),
        forward=(
            "cat(shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else "
            "1)"
        ),
        doc="Tensors joined along the second dimension, vectors along their only one.",
    ),
    Row(
        signature="vstack(Tensor[] tensors) -> Tensor",
        kind="composite", numpy=("vstack",), aliases=("row_stack",),
        forward="cat(shapes.with_dims(tensors, 2), 0)",
        doc="Tensors joined along the first dimension, vectors as rows.",
    ),
    Row(
        signature="dstack(Tensor[] tensors) -> Tensor",
        kind="composite", numpy=("dstack",),
        forward="cat(shapes.with_dims(tensors, 3), 2)",
        doc="Tensors joined along the third dimension.",
    ),
    Row(
        signature="column_stack(Tensor[] tensors) -> Tensor",
        kind="composite", numpy=("column_stack",),
        forward="cat(shapes.with_columns(tensors), 1)",
        doc="Tensors joined along the second dimension, vectors as columns.",
    ),
    Row(
        signature="split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]",
        kind="view", node="SplitWithSizesBackward0", out=False,
        forward="kernels.split_with_sizes(self, split_sizes, dim)",
        formulas={"self": "layouts.joined(grads, self.shape, self.dtype, split_sizes, dim)"},
        mathematics={"self": "joined(grads, self.shape, self.dtype, split_sizes, dim)"},
        jvp="linear",
        doc="Consecutive parts of the given sizes along dim.",
    ),
    Row(
        signature="split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]",
        kind="composite", out=False,
        forward="split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)",
        doc=(
            "Parts of split_size along dim, the last one smaller if need be, or parts of given "
            "sizes."
        ),
    ),
    Row(
        signature=(
            "split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> "
            "Tensor(a)[]"
        ),
        kind="composite", out=False,
        forward="split(tensor, split_size_or_sections, dim)",
        doc="As split, by the names that the arguments of PyTorch's function have.",
    ),
    Row(
        signature="chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]",
        kind="composite", out=False,
        forward="split_with_sizes(self, shapes.chunk_sizes(self.shape, chunks, dim), dim)",
        doc="At most so many parts along dim, all of one size but the last.",
    ),
    Row(
        signature=(
            "unsafe_split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]"
        ),
        kind="composite", out=False,
        forward="shapes.parts(self, shapes.whole(self.shape, split_sizes, dim), dim)",
        doc="As split_with_sizes; its parts may be written in place.",
    ),
    Row(
        signature="unsafe_split(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]",
        kind="composite", out=False,
        forward=(
            "unsafe_split_with_sizes(self, shapes.split_sizes(self.shape, split_size, dim), dim)"
        ),
        doc="As split; its parts may be written in place.",
    ),
    Row(
        signature="unsafe_chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]",
        kind="composite", out=False,
        forward="unsafe_split_with_sizes(self, shapes.chunk_sizes(self.shape, chunks, dim), dim)",
        doc="As chunk; its parts may be written in place.",
    ),
    Row(
        signature="tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]",
        kind="composite", numpy=("array_split",), out=False,
        forward="shapes.parts(self, shapes.sections(self.shape, indices_or_sections, dim), dim)",
        doc=(
            "So many parts along dim, whose sizes differ by at most one, or parts cut at given "
            "indices."
        ),
    ),
    Row(
        signature="unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]",
        kind="view", node="UnbindBackward0", numpy=("unstack",), out=False,
        forward="kernels.unbind(self, dim)",
        formulas={"self": "layouts.stacked(grads, self.shape, self.dtype, dim)"},
        mathematics={"self": "stacked(grads, self.shape, self.dtype, dim)"}, jvp="linear",
        doc="The slices at each index along dim.",
    ),
    Row(
        signature="repeat(Tensor self, int[] repeats) -> Tensor",
        kind="linear", node="RepeatBackward0",
        forward="kernels.repeat(self, repeats)",
        formulas={"self": "layouts.repeat_sum(grad, repeats, self.shape)"},
        mathematics={"self": "repeat_sum(grad, repeats, self.shape)"},
        doc="Copies side by side, so many along each dimension; new dimensions come in front.",
    ),
    Row(
        signature="tile(Tensor self, int[] dims) -> Tensor",
        kind="composite", numpy=("tile",),
        forward="repeat(self, shapes.tile_counts(dims, self.ndim))",
        doc="Copies side by side, so many along the last dimensions.",
    ),
    Row(
        signature=(
            "repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) "
            "-> Tensor"
        ),
        kind="composite", numpy=("repeat",),
        forward="shapes.repeated(self, repeats, dim)",
        doc="Each element, or each slice along dim, so many times in a row.",
    ),
    Row(
        signature="repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor",
        kind="composite",
        forward="shapes.repeated_numbers(repeats)",
        doc="Each of the indices 0, 1, ... as often as `repeats` says.",
    ),
    Row(
        signature="constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor",
        kind="linear", node="ConstantPadNdBackward0", scalars=(2,),
        forward="kernels.constant_pad_nd(self, pad, value)",
        formulas={"self": "grad.constant_pad_nd(layouts.negated(pad), 0)"},
        mathematics={"self": "grad.constant_pad_nd(negated(pad), 0)"},
        jvp="self_t.constant_pad_nd(pad, 0)",
        doc=(
            "A border of value, (before, after) for each dimension from the last on; negative cuts "
            "off."
        ),
    ),
    Row(
        signature="hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]",
        kind="composite", out=False,
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
        signature="vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]",
        kind="composite", out=False,
        forward='tensor_split(self, shapes.checked("vsplit", self.shape, indices_or_sections), 0)',
        doc="Equal parts along the first dimension, or parts cut at indices.",
    ),
    Row(
        signature="dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]",
        kind="composite", out=False,
        forward='tensor_split(self, shapes.checked("dsplit", self.shape, indices_or_sections), 2)',
        doc="Equal parts along the third dimension, or parts cut at indices.",
    ),
    Row(
        signature="block_diag(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="cat(grids.block_rows(tensors), 0)",
        doc=(
            "One matrix with matrices, rows and numbers side by side on its diagonal, zero "
            "elsewhere."
        ),
    ),
    Row(
        signature="broadcast_tensors(Tensor[] tensors) -> Tensor[]",
        kind="composite", numpy=("broadcast_arrays",), out=False,
        forward="grids.broadcast_tensors(tensors)",
        doc="Each tensor repeated to the shape that all have in common.",
    ),
    Row(
        signature="meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]",
        kind="composite", out=False,
        forward="grids.meshgrid(tensors, indexing)",
        doc=(
            "Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of "
            "'ij'."
        ),
    ),
    Row(
        signature="cartesian_prod(Tensor[] tensors) -> Tensor",
        kind="composite",
        forward="grids.cartesian_prod(tensors)",
        doc="All combinations of one element of each vector, a row for each.",
    ),
    Row(
        signature="combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor",
        kind="composite",
        forward="getitem(self, grids.combinations(self.shape, r, with_replacement))",
        doc="All combinations of r elements of a vector, a row for each.",
    ),
    Row(
        signature="diagflat(Tensor self, int offset=0) -> Tensor",
        kind="composite", numpy=("diagflat",),
        forward="diag_embed(reshape(self, -1), offset)",
        doc="The matrix with all elements of self on a diagonal.",
    ),
)  # fmt: skip
