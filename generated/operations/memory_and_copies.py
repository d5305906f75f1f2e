# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows d71c190e46ff77f3, content 8e7f55a260d47921
"""Memory and copies: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.base.ops import ops
from autograd.composites import shapes
from autograd.core.aliases import track_view
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import int_list, missing_argument, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import scattering
from autograd.views.inplace import view_in_place
from autograd.views.out import write_out

__all__ = [
    "as_strided", "as_strided_", "as_strided_copy", "diagonal_copy", "expand_copy", "view_copy",
    "narrow_copy", "permute_copy", "select_copy", "slice_copy", "split_copy",
    "split_with_sizes_copy", "squeeze_copy", "t_copy", "transpose_copy", "view_as_real_copy",
    "view_as_complex_copy", "unbind_copy", "unfold_copy", "unsqueeze_copy",
]  # fmt: skip


# ---- as_strided
class AsStridedBackward0(Node):
    __slots__ = ()
    operation = "as_strided"
    formulas = {
        "self": (
            "_getitem_backward(grad, (self.size + 1,), scattering.strided_index(self, size, "
            "stride, storage_offset))[:-1].reshape(self.shape)"
        ),
    }
    saves = {"self": 0}
    arg_names = ("self_size", "size", "stride", "storage_offset", "self_shape")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        self_size, size, stride, storage_offset, self_shape = node.args
        return node.restored_one(
            kernels.reshape(
                kernels.getitem_backward(
                    grad,
                    (self_size + 1,),
                    scattering.strided_index(self, size, stride, storage_offset),
                )[:-1],
                self_shape,
            ),
        )

    on_tensors = calling(on_arrays, kernels=ops, getitem_backward="_getitem_backward")


def as_strided(input, size, stride, storage_offset=None):
    """as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) ->
    Tensor(a)

    A view of the memory of self by strides, in elements; from where self starts if
    without offset.
    """
    if not all_ints(size):
        size = value_argument("as_strided", "size", "int[]", size)
    if not all_ints(stride):
        stride = value_argument("as_strided", "stride", "int[]", stride)
    if storage_offset is not None and storage_offset.__class__ is not int:
        storage_offset = value_argument("as_strided", "storage_offset", "int?", storage_offset)
    if input.__class__ is not Tensor:
        return dispatch(as_strided_op, input, size, stride, storage_offset)
    self_ = input._data
    try:
        result_ = kernels.as_strided(self_, size, stride, storage_offset)
    except FAULTS as _error:
        raise refused(_error, "as_strided", self_, size, stride, storage_offset) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, as_strided_op, size, stride, storage_offset)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, as_strided_op, input, size, stride, storage_offset)
        return out
    out._fn = node = AsStridedBackward0()
    if MODE.altered and not MODE.records(node, out, input, size, stride, storage_offset):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (self_.size, size, stride, storage_offset, self_.shape)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def as_strided_(input, size, stride, storage_offset=None):
    """In-place version of as_strided."""
    if not all_ints(size):
        size = value_argument("as_strided", "size", "int[]", size)
    if not all_ints(stride):
        stride = value_argument("as_strided", "stride", "int[]", stride)
    if storage_offset is not None and storage_offset.__class__ is not int:
        storage_offset = value_argument("as_strided", "storage_offset", "int?", storage_offset)
    return view_in_place(as_strided_op, input, size, stride, storage_offset)


def as_strided_jvp(result, self, size, stride, storage_offset, self_t):
    return scattering.strided_tangent(self_t, self, size, stride, storage_offset)


as_strided_op = operation("as_strided", "view", as_strided, as_strided_jvp, (0,), batched="strided")


# ---- as_strided_copy
def as_strided_copy(input, size, stride, storage_offset=None, _=Tensor, out=Tensor):
    """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) ->
    Tensor

    A copy of as_strided.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(as_strided_copy, out, _, input, size, stride, storage_offset)
    if not all_ints(size):
        size = value_argument("as_strided_copy", "size", "int[]", size)
    if not all_ints(stride):
        stride = value_argument("as_strided_copy", "stride", "int[]", stride)
    if storage_offset is not None and storage_offset.__class__ is not int:
        storage_offset = value_argument("as_strided_copy", "storage_offset", "int?", storage_offset)
    if input.__class__ is not Tensor:
        _found = overridden("as_strided_copy", as_strided_copy, input, size, stride, storage_offset)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("as_strided_copy", 0, "input", input)
    try:
        return ops.clone(
            ops.as_strided(input, size, stride, storage_offset), memory_format="contiguous_format"
        )
    except FAULTS as _error:
        raise refused(_error, "as_strided_copy", input, size, stride, storage_offset) from None


# ---- diagonal_copy
def diagonal_copy(input, offset=0, dim1=0, dim2=1, _=Tensor, out=Tensor):
    """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

    A copy of diagonal.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(diagonal_copy, out, _, input, offset, dim1, dim2)
    if offset.__class__ is not int:
        offset = value_argument("diagonal_copy", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = value_argument("diagonal_copy", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = value_argument("diagonal_copy", "dim2", "int", dim2)
    if input.__class__ is not Tensor:
        _found = overridden("diagonal_copy", diagonal_copy, input, offset, dim1, dim2)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("diagonal_copy", 0, "input", input)
    try:
        return ops.clone(ops.diagonal(input, offset, dim1, dim2), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "diagonal_copy", input, offset, dim1, dim2) from None


# ---- expand_copy
def expand_copy(input, *size, **named):
    """expand_copy(Tensor self, int[] size) -> Tensor

    A copy of expand.
    """
    if "out" in named:
        return write_out(expand_copy, named.pop("out"), Tensor, input, *size, **named)
    size = int_list("expand_copy", "size", size, named)
    if input.__class__ is not Tensor:
        _found = overridden("expand_copy", expand_copy, input, *size)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("expand_copy", 0, "input", input)
    try:
        return ops.clone(ops.expand(input, size), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "expand_copy", input, size) from None


# ---- view_copy
def view_copy(input, *size, **named):
    """view_copy(Tensor self, int[] size) -> Tensor

    A copy in another shape, one size of which may be -1.
    """
    if "out" in named:
        return write_out(view_copy, named.pop("out"), Tensor, input, *size, **named)
    size = int_list("view_copy", "size", size, named)
    if input.__class__ is not Tensor:
        _found = overridden("view_copy", view_copy, input, *size)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("view_copy", 0, "input", input)
    try:
        return ops.clone(ops.reshape(input, size), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "view_copy", input, size) from None


# ---- narrow_copy
def narrow_copy(input, dim=None, start=None, length=None, *, out=None, axis=None):
    """narrow_copy(Tensor self, int dim, int start, int length) -> Tensor

    A copy of narrow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("narrow_copy", "dim")
    if out is not None:
        return write_out(narrow_copy, out, Tensor, input, dim, start, length)
    if dim.__class__ is not int:
        dim = value_argument("narrow_copy", "dim", "int", dim)
    if start.__class__ is not int:
        start = value_argument("narrow_copy", "start", "int", start)
    if length.__class__ is not int:
        length = value_argument("narrow_copy", "length", "int", length)
    if input.__class__ is not Tensor:
        _found = overridden("narrow_copy", narrow_copy, input, dim, start, length)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("narrow_copy", 0, "input", input)
    try:
        return ops.clone(ops.narrow(input, dim, start, length), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "narrow_copy", input, dim, start, length) from None


# ---- permute_copy
def permute_copy(input, *dims, **named):
    """permute_copy(Tensor self, int[] dims) -> Tensor

    A copy of permute.
    """
    if "out" in named:
        return write_out(permute_copy, named.pop("out"), Tensor, input, *dims, **named)
    dims = int_list("permute_copy", "dims", dims, named)
    if input.__class__ is not Tensor:
        _found = overridden("permute_copy", permute_copy, input, *dims)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("permute_copy", 0, "input", input)
    try:
        return ops.clone(ops.permute(input, dims), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "permute_copy", input, dims) from None


# ---- select_copy
def select_copy(input, dim=None, index=None, *, out=None, axis=None):
    """select_copy(Tensor self, int dim, int index) -> Tensor

    A copy of select.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_copy", "dim")
    if out is not None:
        return write_out(select_copy, out, Tensor, input, dim, index)
    if dim.__class__ is not int:
        dim = value_argument("select_copy", "dim", "int", dim)
    if index.__class__ is not int:
        index = value_argument("select_copy", "index", "int", index)
    if input.__class__ is not Tensor:
        _found = overridden("select_copy", select_copy, input, dim, index)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("select_copy", 0, "input", input)
    try:
        return ops.clone(ops.select(input, dim, index), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "select_copy", input, dim, index) from None


# ---- slice_copy
def slice_copy(input, dim=0, start=None, end=None, step=1, *, out=None, axis=None):
    """slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    A copy of every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(slice_copy, out, Tensor, input, dim, start, end, step)
    if dim.__class__ is not int:
        dim = value_argument("slice_copy", "dim", "int", dim)
    if start is not None and start.__class__ is not int:
        start = value_argument("slice_copy", "start", "int?", start)
    if end is not None and end.__class__ is not int:
        end = value_argument("slice_copy", "end", "int?", end)
    if step.__class__ is not int:
        step = value_argument("slice_copy", "step", "int", step)
    if input.__class__ is not Tensor:
        _found = overridden("slice_copy", slice_copy, input, dim, start, end, step)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("slice_copy", 0, "input", input)
    try:
        return ops.clone(ops.slice(input, dim, start, end, step), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "slice_copy", input, dim, start, end, step) from None


# ---- split_copy
def split_copy(input, split_size, dim=0, *, axis=None):
    """split_copy(Tensor self, int split_size, int dim=0) -> Tensor[]

    Copies of the parts of split.
    """
    if axis is not None:
        dim = axis
    if split_size.__class__ is not int:
        split_size = value_argument("split_copy", "split_size", "int", split_size)
    if dim.__class__ is not int:
        dim = value_argument("split_copy", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("split_copy", split_copy, input, split_size, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("split_copy", 0, "input", input)
    try:
        return shapes.copied(ops.split(input, split_size, dim))
    except FAULTS as _error:
        raise refused(_error, "split_copy", input, split_size, dim) from None


# ---- split_with_sizes_copy
def split_with_sizes_copy(input, split_sizes, dim=0, *, axis=None):
    """split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]

    Copies of the parts of split_with_sizes.
    """
    if axis is not None:
        dim = axis
    if not all_ints(split_sizes):
        split_sizes = value_argument("split_with_sizes_copy", "split_sizes", "int[]", split_sizes)
    if dim.__class__ is not int:
        dim = value_argument("split_with_sizes_copy", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("split_with_sizes_copy", split_with_sizes_copy, input, split_sizes, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("split_with_sizes_copy", 0, "input", input)
    try:
        return shapes.copied(ops.split_with_sizes(input, split_sizes, dim))
    except FAULTS as _error:
        raise refused(_error, "split_with_sizes_copy", input, split_sizes, dim) from None


# ---- squeeze_copy
def squeeze_copy(input, dim=None, *, out=None, axis=None):
    """squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor

    A copy of squeeze.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(squeeze_copy, out, Tensor, input, dim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("squeeze_copy", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        _found = overridden("squeeze_copy", squeeze_copy, input, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("squeeze_copy", 0, "input", input)
    try:
        return ops.clone(ops.squeeze(input, dim), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "squeeze_copy", input, dim) from None


# ---- t_copy
def t_copy(input, _=Tensor, out=Tensor):
    """t_copy(Tensor self) -> Tensor

    A copy of t.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(t_copy, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("t_copy", t_copy, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("t_copy", 0, "input", input)
    try:
        return ops.clone(ops.t(input), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "t_copy", input) from None


# ---- transpose_copy
def transpose_copy(input, dim0=None, dim1=None, *, out=None, axis0=None, axis1=None):
    """transpose_copy(Tensor self, int dim0, int dim1) -> Tensor

    A copy of transpose.
    """
    if axis0 is not None:
        dim0 = axis0
    if axis1 is not None:
        dim1 = axis1
    if dim0 is None:
        raise missing_argument("transpose_copy", "dim0")
    if dim1 is None:
        raise missing_argument("transpose_copy", "dim1")
    if out is not None:
        return write_out(transpose_copy, out, Tensor, input, dim0, dim1)
    if dim0.__class__ is not int:
        dim0 = value_argument("transpose_copy", "dim0", "int", dim0)
    if dim1.__class__ is not int:
        dim1 = value_argument("transpose_copy", "dim1", "int", dim1)
    if input.__class__ is not Tensor:
        _found = overridden("transpose_copy", transpose_copy, input, dim0, dim1)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("transpose_copy", 0, "input", input)
    try:
        return ops.clone(ops.transpose(input, dim0, dim1), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "transpose_copy", input, dim0, dim1) from None


# ---- view_as_real_copy
def view_as_real_copy(input, _=Tensor, out=Tensor):
    """view_as_real_copy(Tensor self) -> Tensor

    A copy of view_as_real.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(view_as_real_copy, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("view_as_real_copy", view_as_real_copy, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("view_as_real_copy", 0, "input", input)
    try:
        return ops.clone(ops.view_as_real(input), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "view_as_real_copy", input) from None


# ---- view_as_complex_copy
def view_as_complex_copy(input, _=Tensor, out=Tensor):
    """view_as_complex_copy(Tensor self) -> Tensor

    A copy of view_as_complex.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(view_as_complex_copy, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("view_as_complex_copy", view_as_complex_copy, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("view_as_complex_copy", 0, "input", input)
    try:
        return ops.clone(ops.view_as_complex(input), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "view_as_complex_copy", input) from None


# ---- unbind_copy
def unbind_copy(input, dim=0, *, axis=None):
    """unbind_copy(Tensor self, int dim=0) -> Tensor[]

    Copies of the slices of unbind.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("unbind_copy", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("unbind_copy", unbind_copy, input, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unbind_copy", 0, "input", input)
    try:
        return shapes.copied(ops.unbind(input, dim))
    except FAULTS as _error:
        raise refused(_error, "unbind_copy", input, dim) from None


# ---- unfold_copy
def unfold_copy(input, dimension, size, step, _=Tensor, out=Tensor):
    """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

    A copy of unfold.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(unfold_copy, out, _, input, dimension, size, step)
    if dimension.__class__ is not int:
        dimension = value_argument("unfold_copy", "dimension", "int", dimension)
    if size.__class__ is not int:
        size = value_argument("unfold_copy", "size", "int", size)
    if step.__class__ is not int:
        step = value_argument("unfold_copy", "step", "int", step)
    if input.__class__ is not Tensor:
        _found = overridden("unfold_copy", unfold_copy, input, dimension, size, step)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unfold_copy", 0, "input", input)
    try:
        return ops.clone(
            ops.unfold(input, dimension, size, step), memory_format="contiguous_format"
        )
    except FAULTS as _error:
        raise refused(_error, "unfold_copy", input, dimension, size, step) from None


# ---- unsqueeze_copy
def unsqueeze_copy(input, dim=None, *, out=None, axis=None):
    """unsqueeze_copy(Tensor self, int dim) -> Tensor

    A copy of unsqueeze.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze_copy", "dim")
    if out is not None:
        return write_out(unsqueeze_copy, out, Tensor, input, dim)
    if dim.__class__ is not int:
        dim = value_argument("unsqueeze_copy", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("unsqueeze_copy", unsqueeze_copy, input, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unsqueeze_copy", 0, "input", input)
    try:
        return ops.clone(ops.unsqueeze(input, dim), memory_format="contiguous_format")
    except FAULTS as _error:
        raise refused(_error, "unsqueeze_copy", input, dim) from None
