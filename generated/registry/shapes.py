# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 588d32abb1b71a2a
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="reshape(Tensor(a) self, int[] shape) -> Tensor(a)",
        kind="view", node="ReshapeBackward0", numpy=("reshape",), out=False,
        forward="kernels.reshape(self, shape)",
        formulas={"self": "grad.reshape(self.shape)"},
        jvp="linear",
        doc=(
            "The same elements in another shape, one size of which may be -1; a view where "
            "possible."
        ),
    ),
    Row(
        signature="view(Tensor(a) self, int[] size) -> Tensor(a)",
        kind="view", node="ViewBackward0", out=False,
        forward="kernels.view(self, size)",
        formulas={"self": "grad.reshape(self.shape)"},
        jvp="self_t.reshape(size)",
        doc="The same memory in another shape; an error where that would need a copy.",
    ),
    Row(
        signature="view_as(Tensor(a) self, Tensor other) -> Tensor(a)",
        kind="composite", out=False,
        forward="view(self, other.shape)",
        doc="The same memory in the shape of other.",
    ),
    Row(
        signature="reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)",
        kind="composite", out=False,
        forward="reshape(self, other.shape)",
        doc="The same elements in the shape of other.",
    ),
    Row(
        signature="flatten(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)",
        kind="view", node="FlattenBackward0", out=False,
        forward="kernels.flatten(self, start_dim, end_dim)",
        formulas={"self": "grad.reshape(self.shape)"},
        jvp="linear",
        doc="The dimensions from start_dim to end_dim as one.",
    ),
    Row(
        signature="ravel(Tensor(a) self) -> Tensor(a)",
        kind="composite", numpy=("ravel",), out=False,
        forward="contiguous(reshape(self, -1))",
        doc="All elements along one dimension.",
    ),
    Row(
        signature="unflatten(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)",
        kind="view", node="UnflattenBackward0", out=False,
        forward="kernels.unflatten(self, dim, sizes)",
        formulas={"self": "grad.reshape(self.shape)"},
        jvp="linear",
        doc="Dimension dim as several of the given sizes, one of which may be -1.",
    ),
    Row(
        signature="squeeze(Tensor(a) self, int[1]? dim=None) -> Tensor(a)",
        kind="view", node="SqueezeBackward0", numpy=("squeeze",), inplace="squeeze_", out=False,
        forward="kernels.squeeze(self, dim)",
        formulas={"self": "grad.reshape(self.shape)"},
        jvp="linear",
        doc="Without the dimensions of size 1, or without those among dim that have size 1.",
    ),
    Row(
        signature="unsqueeze(Tensor(a) self, int dim) -> Tensor(a)",
        kind="view", node="UnsqueezeBackward0", inplace="unsqueeze_", out=False,
        forward="kernels.unsqueeze(self, dim)",
        formulas={"self": "grad.reshape(self.shape)"},
        jvp="linear",
        doc="With a dimension of size 1 at dim.",
    ),
    Row(
        signature="expand(Tensor(a) self, int[] size) -> Tensor(a)",
        kind="view", node="ExpandBackward0", numpy=("broadcast_to",), aliases=("broadcast_to",),
        out=False,
        forward="kernels.expand(self, size)",
        formulas={"self": "grad.sum_to_size(self.shape)"},
        jvp="linear",
        doc=(
            "A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a "
            "size."
        ),
    ),
    Row(
        signature="expand_as(Tensor(a) self, Tensor other) -> Tensor(a)",
        kind="composite", out=False,
        forward="expand(self, other.shape)",
        doc="A view that repeats self to the shape of other.",
    ),
    Row(
        signature="sum_to_size(Tensor(a) self, int[] size) -> Tensor(a)",
        kind="view", node="SumToSizeBackward0", out=False,
        forward="kernels.sum_to_size(self, size)",
        formulas={"self": "grad.expand(self.shape)"},
        jvp="linear",
        doc=(
            "The sum over dimensions that expand would repeat to the shape of self; a view if none."
        ),
    ),
    Row(
        signature="atleast_1d(Tensor(a) self) -> Tensor(a)",
        kind="composite", numpy=("atleast_1d",), out=False,
        forward="reshape(self, shapes.at_least(self.shape, 1))",
        doc="A number as a vector; anything else as it is.",
    ),
    Row(
        signature="atleast_2d(Tensor(a) self) -> Tensor(a)",
        kind="composite", numpy=("atleast_2d",), out=False,
        forward="reshape(self, shapes.at_least(self.shape, 2))",
        doc="With dimensions of size 1 in front, so that there are at least two.",
    ),
    Row(
        signature="atleast_3d(Tensor(a) self) -> Tensor(a)",
        kind="composite", numpy=("atleast_3d",), out=False,
        forward="reshape(self, shapes.at_least(self.shape, 3))",
        doc="With dimensions of size 1 added, so that there are at least three.",
    ),
    Row(
        signature="atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]",
        kind="composite", out=False,
        forward="shapes.all_at_least(tensors, 1)",
        doc="Each tensor with at least one dimension.",
    ),
    Row(
        signature="atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]",
        kind="composite", out=False,
        forward="shapes.all_at_least(tensors, 2)",
        doc="Each tensor with at least two dimensions.",
    ),
    Row(
        signature="atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]",
        kind="composite", out=False,
        forward="shapes.all_at_least(tensors, 3)",
        doc="Each tensor with at least three dimensions.",
    ),
    Row(
        signature="contiguous(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)",
        kind="view", node="ContiguousBackward0", out=False,
        forward="kernels.contiguous(self, memory_format)",
        formulas={"self": "grad"},
        jvp="linear",
        doc="The same elements side by side in memory; a copy only if they are not yet.",
    ),
    Row(
        signature="clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
        kind="linear", node="CloneBackward0", numpy=("copy",),
        forward=(
            "kernels.copy(self) if memory_format is None else np.copy(kernels.channels_last(self, "
            "memory_format), kernels.order(memory_format))"
        ),
        formulas={"self": "grad"},
        doc="A copy of self.",
    ),
)  # fmt: skip
