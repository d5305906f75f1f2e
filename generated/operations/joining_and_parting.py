# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 7e4b1934b7c5dcb3, content d0851dcfecf5c871
"""Joining and parting: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import grids, shapes
from autograd.core.aliases import track_views
from autograd.core.arguments import all_ints, tensors_argument, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden, wrap_numbers
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    all_plain,
    choose,
    edges_of,
    int_list,
    missing_argument,
    no_edges,
    tangents_of,
    tensor_argument,
    tensor_list,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import layouts
from autograd.views.out import write_out

__all__ = [
    "cat", "stack", "hstack", "vstack", "dstack", "column_stack", "split_with_sizes",
    "split_default", "split_sections", "chunk", "unsafe_split_with_sizes", "unsafe_split",
    "unsafe_chunk", "tensor_split", "unbind", "repeat", "tile", "repeat_interleave_default",
    "repeat_interleave_Tensor", "constant_pad_nd", "hsplit", "vsplit", "dsplit", "block_diag",
    "broadcast_tensors", "meshgrid", "cartesian_prod", "combinations", "diagflat", "split",
    "repeat_interleave", "concat", "concatenate", "row_stack",
]  # fmt: skip


# ---- cat
class CatBackward0(Node):
    __slots__ = ()
    operation = "cat"
    formulas = {"tensors": "layouts.cat_parts(grad, tensors.shape, dim)"}
    arg_names = ("tensors_shape", "dim")

    def on_arrays(node, saved, grad, needs):
        tensors_shape, dim = node.args
        grad_of_tensors = layouts.cat_parts(grad, tensors_shape, dim)
        return node.restored(*grad_of_tensors, needs=needs)


def cat(tensors, dim=0, *, out=None, axis=None):
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(cat, out, Tensor, tensors, dim)
    if dim.__class__ is not int:
        dim = value_argument("cat", "dim", "int", dim)
    if not all_plain(tensors):
        return dispatch(cat_op, tensors, dim)
    tensors_ = [x._data for x in tensors]
    try:
        result_ = kernels.cat(tensors_, dim)
    except FAULTS as _error:
        raise refused(_error, "cat", tensors_, dim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    result_ = settled(result_, *tensors_)
    out = Tensor()
    out._data = result_
    tensors_fn = edges_of(tensors)
    if no_edges(tensors_fn):
        out._fn = None
        return MODE.mark(out, cat_op, tensors, dim) if MODE.marks else out
    out._fn = node = CatBackward0()
    if MODE.altered and not MODE.records(node, out, tensors, dim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (*tensors_fn,)
    node.saved = ()
    node.args = (tuple(x.shape for x in tensors_), dim)
    node.restore = (*[(x.shape, x.dtype) for x in tensors_],)
    return out


def cat_jvp(result, tensors, dim, tensors_t):
    tensors_t = tangents_of(tensors, tensors_t)
    return cat(tensors_t, dim)


cat_op = operation("cat", "linear", cat, cat_jvp, (), lists=(0,), edges=(0,), batched="joined")


# ---- stack
class StackBackward0(Node):
    __slots__ = ()
    operation = "stack"
    formulas = {"tensors": "unbind(grad, dim)"}
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (dim,) = node.args
        grad_of_tensors = kernels.unbind(grad, dim)
        return node.restored(*grad_of_tensors, needs=needs)

    on_tensors = calling(on_arrays, kernels=ops)


def stack(tensors, dim=0, *, out=None, axis=None):
    """stack(Tensor[] tensors, int dim=0) -> Tensor

    Tensors of one shape joined along a new dimension.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(stack, out, Tensor, tensors, dim)
    if dim.__class__ is not int:
        dim = value_argument("stack", "dim", "int", dim)
    if not all_plain(tensors):
        return dispatch(stack_op, tensors, dim)
    tensors_ = [x._data for x in tensors]
    try:
        result_ = kernels.stack(tensors_, dim)
    except FAULTS as _error:
        raise refused(_error, "stack", tensors_, dim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    result_ = settled(result_, *tensors_)
    out = Tensor()
    out._data = result_
    tensors_fn = edges_of(tensors)
    if no_edges(tensors_fn):
        out._fn = None
        return MODE.mark(out, stack_op, tensors, dim) if MODE.marks else out
    out._fn = node = StackBackward0()
    if MODE.altered and not MODE.records(node, out, tensors, dim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (*tensors_fn,)
    node.saved = ()
    node.args = (dim,)
    node.restore = (*[(x.shape, x.dtype) for x in tensors_],)
    return out


def stack_jvp(result, tensors, dim, tensors_t):
    tensors_t = tangents_of(tensors, tensors_t)
    return stack(tensors_t, dim)


stack_op = operation(
    "stack", "linear", stack, stack_jvp, (), lists=(0,), edges=(0,), batched="stacked"
)


# ---- hstack
def hstack(*tensors, **named):
    """hstack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors along their only one.
    """
    if "out" in named:
        return write_out(hstack, named.pop("out"), Tensor, *tensors, **named)
    tensors = tensor_list("hstack", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("hstack", hstack, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("hstack", "tensors", tensors)
    try:
        return ops.cat(
            shapes.with_dims(tensors, 1), 0 if shapes.with_dims(tensors, 1)[0].ndim == 1 else 1
        )
    except FAULTS as _error:
        raise refused(_error, "hstack", tensors) from None


# ---- vstack
def vstack(*tensors, **named):
    """vstack(Tensor[] tensors) -> Tensor

    Tensors joined along the first dimension, vectors as rows.
    """
    if "out" in named:
        return write_out(vstack, named.pop("out"), Tensor, *tensors, **named)
    tensors = tensor_list("vstack", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("vstack", vstack, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("vstack", "tensors", tensors)
    try:
        return ops.cat(shapes.with_dims(tensors, 2), 0)
    except FAULTS as _error:
        raise refused(_error, "vstack", tensors) from None


# ---- dstack
def dstack(*tensors, **named):
    """dstack(Tensor[] tensors) -> Tensor

    Tensors joined along the third dimension.
    """
    if "out" in named:
        return write_out(dstack, named.pop("out"), Tensor, *tensors, **named)
    tensors = tensor_list("dstack", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("dstack", dstack, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("dstack", "tensors", tensors)
    try:
        return ops.cat(shapes.with_dims(tensors, 3), 2)
    except FAULTS as _error:
        raise refused(_error, "dstack", tensors) from None


# ---- column_stack
def column_stack(*tensors, **named):
    """column_stack(Tensor[] tensors) -> Tensor

    Tensors joined along the second dimension, vectors as columns.
    """
    if "out" in named:
        return write_out(column_stack, named.pop("out"), Tensor, *tensors, **named)
    tensors = tensor_list("column_stack", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("column_stack", column_stack, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("column_stack", "tensors", tensors)
    try:
        return ops.cat(shapes.with_columns(tensors), 1)
    except FAULTS as _error:
        raise refused(_error, "column_stack", tensors) from None


# ---- split_with_sizes
class SplitWithSizesBackward0(Node):
    __slots__ = ()
    operation = "split_with_sizes"
    formulas = {"self": "layouts.joined(grads, self.shape, self.dtype, split_sizes, dim)"}
    shown = "by_sizes"
    arg_names = ("self_shape", "self_dtype", "split_sizes", "dim")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, split_sizes, dim = node.args
        grads = grad
        return node.restored_one(layouts.joined(grads, self_shape, self_dtype, split_sizes, dim))


def split_with_sizes(input, split_sizes, dim=0, *, axis=None):
    """split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

    Consecutive parts of the given sizes along dim.
    """
    if axis is not None:
        dim = axis
    if not all_ints(split_sizes):
        split_sizes = value_argument("split_with_sizes", "split_sizes", "int[]", split_sizes)
    if dim.__class__ is not int:
        dim = value_argument("split_with_sizes", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(split_with_sizes_op, input, split_sizes, dim)
    self_ = input._data
    try:
        _data = kernels.split_with_sizes(self_, split_sizes, dim)
    except FAULTS as _error:
        raise refused(_error, "split_with_sizes", self_, split_sizes, dim) from None
    _outputs = tuple(map(from_array, _data))
    track_views(_outputs, input, split_with_sizes_op, split_sizes, dim)
    self_fn = input._fn
    if self_fn is None:
        return _outputs
    node = SplitWithSizesBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, split_sizes, dim):
        return _outputs
    for _i, _output in enumerate(_outputs):
        _output._fn = Output(node, _i)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, split_sizes, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def split_with_sizes_jvp(result, self, split_sizes, dim, self_t):
    return split_with_sizes(self_t, split_sizes, dim)


split_with_sizes_op = operation(
    "split_with_sizes", "view", split_with_sizes, split_with_sizes_jvp, (0,)
)


# ---- split
def split_default(input, split_size, dim=0, *, axis=None):
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]

    Parts of split_size along dim, the last one smaller if need be, or parts of given
    sizes.
    """
    if axis is not None:
        dim = axis
    if split_size.__class__ is not int and not all_ints(split_size):
        split_size = value_argument("split", "split_size", "int[1]", split_size)
    if dim.__class__ is not int:
        dim = value_argument("split", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("split", split_default, input, split_size, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("split", 0, "input", input)
    try:
        return ops.split_with_sizes(input, shapes.split_sizes(input.shape, split_size, dim), dim)
    except FAULTS as _error:
        raise refused(_error, "split", input, split_size, dim) from None


# ---- split.sections
def split_sections(tensor, split_size_or_sections, dim=0, *, axis=None):
    """split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> Tensor(a)[]

    As split, by the names that the arguments of PyTorch's function have.
    """
    if axis is not None:
        dim = axis
    if split_size_or_sections.__class__ is not int and not all_ints(split_size_or_sections):
        split_size_or_sections = value_argument(
            "split.sections", "split_size_or_sections", "int[1]", split_size_or_sections
        )
    if dim.__class__ is not int:
        dim = value_argument("split.sections", "dim", "int", dim)
    if tensor.__class__ is not Tensor:
        _found = overridden("split.sections", split_sections, tensor, split_size_or_sections, dim)
        if _found is not NotImplemented:
            return _found
        tensor = tensor_argument("split.sections", 0, "tensor", tensor)
    try:
        return ops.split(tensor, split_size_or_sections, dim)
    except FAULTS as _error:
        raise refused(_error, "split.sections", tensor, split_size_or_sections, dim) from None


# ---- chunk
def chunk(input, chunks, dim=0, *, axis=None):
    """chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    At most so many parts along dim, all of one size but the last.
    """
    if axis is not None:
        dim = axis
    if chunks.__class__ is not int:
        chunks = value_argument("chunk", "chunks", "int", chunks)
    if dim.__class__ is not int:
        dim = value_argument("chunk", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("chunk", chunk, input, chunks, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("chunk", 0, "input", input)
    try:
        return ops.split_with_sizes(input, shapes.chunk_sizes(input.shape, chunks, dim), dim)
    except FAULTS as _error:
        raise refused(_error, "chunk", input, chunks, dim) from None


# ---- unsafe_split_with_sizes
def unsafe_split_with_sizes(input, split_sizes, dim=0, *, axis=None):
    """unsafe_split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

    As split_with_sizes; its parts may be written in place.
    """
    if axis is not None:
        dim = axis
    if not all_ints(split_sizes):
        split_sizes = value_argument("unsafe_split_with_sizes", "split_sizes", "int[]", split_sizes)
    if dim.__class__ is not int:
        dim = value_argument("unsafe_split_with_sizes", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden(
            "unsafe_split_with_sizes", unsafe_split_with_sizes, input, split_sizes, dim
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unsafe_split_with_sizes", 0, "input", input)
    try:
        return shapes.parts(input, shapes.whole(input.shape, split_sizes, dim), dim)
    except FAULTS as _error:
        raise refused(_error, "unsafe_split_with_sizes", input, split_sizes, dim) from None


# ---- unsafe_split
def unsafe_split(input, split_size, dim=0, *, axis=None):
    """unsafe_split(Tensor(a) self, int split_size, int dim=0) -> Tensor(a)[]

    As split; its parts may be written in place.
    """
    if axis is not None:
        dim = axis
    if split_size.__class__ is not int:
        split_size = value_argument("unsafe_split", "split_size", "int", split_size)
    if dim.__class__ is not int:
        dim = value_argument("unsafe_split", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("unsafe_split", unsafe_split, input, split_size, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unsafe_split", 0, "input", input)
    try:
        return ops.unsafe_split_with_sizes(
            input, shapes.split_sizes(input.shape, split_size, dim), dim
        )
    except FAULTS as _error:
        raise refused(_error, "unsafe_split", input, split_size, dim) from None


# ---- unsafe_chunk
def unsafe_chunk(input, chunks, dim=0, *, axis=None):
    """unsafe_chunk(Tensor(a) self, int chunks, int dim=0) -> Tensor(a)[]

    As chunk; its parts may be written in place.
    """
    if axis is not None:
        dim = axis
    if chunks.__class__ is not int:
        chunks = value_argument("unsafe_chunk", "chunks", "int", chunks)
    if dim.__class__ is not int:
        dim = value_argument("unsafe_chunk", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("unsafe_chunk", unsafe_chunk, input, chunks, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("unsafe_chunk", 0, "input", input)
    try:
        return ops.unsafe_split_with_sizes(input, shapes.chunk_sizes(input.shape, chunks, dim), dim)
    except FAULTS as _error:
        raise refused(_error, "unsafe_chunk", input, chunks, dim) from None


# ---- tensor_split
def tensor_split(input, indices_or_sections=None, dim=0, *, axis=None, sections=None, indices=None):
    """tensor_split(Tensor(a) self, any indices_or_sections, int dim=0) -> Tensor(a)[]

    So many parts along dim, whose sizes differ by at most one, or parts cut at given
    indices.
    """
    if axis is not None:
        dim = axis
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("tensor_split", "indices_or_sections")
    if dim.__class__ is not int:
        dim = value_argument("tensor_split", "dim", "int", dim)
    if input.__class__ is not Tensor:
        _found = overridden("tensor_split", tensor_split, input, indices_or_sections, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("tensor_split", 0, "input", input)
    try:
        return shapes.parts(input, shapes.sections(input.shape, indices_or_sections, dim), dim)
    except FAULTS as _error:
        raise refused(_error, "tensor_split", input, indices_or_sections, dim) from None


# ---- unbind
class UnbindBackward0(Node):
    __slots__ = ()
    operation = "unbind"
    formulas = {"self": "layouts.stacked(grads, self.shape, self.dtype, dim)"}
    arg_names = ("self_shape", "self_dtype", "dim")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, dim = node.args
        grads = grad
        return node.restored_one(layouts.stacked(grads, self_shape, self_dtype, dim))


def unbind(input, dim=0, *, axis=None):
    """unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]

    The slices at each index along dim.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("unbind", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(unbind_op, input, dim)
    self_ = input._data
    try:
        _data = kernels.unbind(self_, dim)
    except FAULTS as _error:
        raise refused(_error, "unbind", self_, dim) from None
    _outputs = tuple(map(from_array, _data))
    track_views(_outputs, input, unbind_op, dim)
    self_fn = input._fn
    if self_fn is None:
        return _outputs
    node = UnbindBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim):
        return _outputs
    for _i, _output in enumerate(_outputs):
        _output._fn = Output(node, _i)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def unbind_jvp(result, self, dim, self_t):
    return unbind(self_t, dim)


unbind_op = operation("unbind", "view", unbind, unbind_jvp, (0,))


# ---- repeat
class RepeatBackward0(Node):
    __slots__ = ()
    operation = "repeat"
    formulas = {"self": "layouts.repeat_sum(grad, repeats, self.shape)"}
    arg_names = ("repeats", "self_shape")

    def on_arrays(node, saved, grad, needs):
        repeats, self_shape = node.args
        return node.restored_one(layouts.repeat_sum(grad, repeats, self_shape))


def repeat(input, *repeats, **named):
    """repeat(Tensor self, int[] repeats) -> Tensor

    Copies side by side, so many along each dimension; new dimensions come in front.
    """
    if "out" in named:
        return write_out(repeat, named.pop("out"), Tensor, input, *repeats, **named)
    repeats = int_list("repeat", "repeats", repeats, named)
    if input.__class__ is not Tensor:
        return dispatch(repeat_op, input, repeats)
    self_ = input._data
    try:
        result_ = kernels.repeat(self_, repeats)
    except FAULTS as _error:
        raise refused(_error, "repeat", self_, repeats) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, repeat_op, input, repeats) if MODE.marks else out
    out._fn = node = RepeatBackward0()
    if MODE.altered and not MODE.records(node, out, input, repeats):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (repeats, self_.shape)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def repeat_jvp(result, self, repeats, self_t):
    return repeat(self_t, repeats)


repeat_op = operation("repeat", "linear", repeat, repeat_jvp, (0,), batched="repeated")


# ---- tile
def tile(input, *dims, **named):
    """tile(Tensor self, int[] dims) -> Tensor

    Copies side by side, so many along the last dimensions.
    """
    if "out" in named:
        return write_out(tile, named.pop("out"), Tensor, input, *dims, **named)
    dims = int_list("tile", "dims", dims, named)
    if input.__class__ is not Tensor:
        _found = overridden("tile", tile, input, *dims)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("tile", 0, "input", input)
    try:
        return ops.repeat(input, shapes.tile_counts(dims, input.ndim))
    except FAULTS as _error:
        raise refused(_error, "tile", input, dims) from None


# ---- repeat_interleave
def repeat_interleave_default(input, repeats, dim=None, *, output_size=None, axis=None):
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) ->
    Tensor

    Each element, or each slice along dim, so many times in a row.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("repeat_interleave", "dim", "int?", dim)
    if output_size is not None and output_size.__class__ is not int:
        output_size = value_argument("repeat_interleave", "output_size", "int?", output_size)
    if input.__class__ is not Tensor:
        _found = overridden(
            "repeat_interleave", repeat_interleave_default, input, repeats, dim,
            output_size=output_size,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("repeat_interleave", 0, "input", input)
    try:
        return shapes.repeated(input, repeats, dim)
    except FAULTS as _error:
        raise refused(_error, "repeat_interleave", input, repeats, dim, output_size) from None


# ---- repeat_interleave.Tensor
def repeat_interleave_Tensor(repeats, *, output_size=None):
    """repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor

    Each of the indices 0, 1, ... as often as `repeats` says.
    """
    if output_size is not None and output_size.__class__ is not int:
        output_size = value_argument("repeat_interleave.Tensor", "output_size", "int?", output_size)
    if repeats.__class__ is not Tensor:
        _found = overridden(
            "repeat_interleave.Tensor", repeat_interleave_Tensor, repeats, output_size=output_size
        )
        if _found is not NotImplemented:
            return _found
        repeats = tensor_argument("repeat_interleave.Tensor", 0, "repeats", repeats)
    try:
        return shapes.repeated_numbers(repeats)
    except FAULTS as _error:
        raise refused(_error, "repeat_interleave.Tensor", repeats, output_size) from None


# ---- constant_pad_nd
class ConstantPadNdBackward0(Node):
    __slots__ = ()
    operation = "constant_pad_nd"
    formulas = {"self": "grad.constant_pad_nd(layouts.negated(pad), 0)"}
    arg_names = ("pad",)

    def on_arrays(node, saved, grad, needs):
        (pad,) = node.args
        return node.restored_one(kernels.constant_pad_nd(grad, layouts.negated(pad), 0))

    on_tensors = calling(on_arrays, kernels=ops)


def constant_pad_nd(input, pad, value=0, _=ndarray, out=Tensor):
    """constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor

    A border of value, (before, after) for each dimension from the last on; negative cuts
    off.
    """
    if not all_ints(pad):
        pad = value_argument("constant_pad_nd", "pad", "int[]", pad)
    if value.__class__ not in NUMBERS:
        value = value_argument("constant_pad_nd", "value", "Scalar", value)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(constant_pad_nd, out, _, input, pad, value)
        return dispatch(constant_pad_nd_op, input, pad, value)
    self_ = input._data
    try:
        result_ = kernels.constant_pad_nd(self_, pad, value)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, constant_pad_nd_op, self_, pad, value)
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(constant_pad_nd, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, constant_pad_nd_op, input, pad, value) if MODE.marks else out
    out._fn = node = ConstantPadNdBackward0()
    if MODE.altered and not MODE.records(node, out, input, pad, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (pad,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def constant_pad_nd_jvp(result, self, pad, value, self_t):
    return self_t.constant_pad_nd(pad, 0)


constant_pad_nd_op = operation(
    "constant_pad_nd", "linear", constant_pad_nd, constant_pad_nd_jvp, (0,), batched="along"
)


# ---- hsplit
def hsplit(input, indices_or_sections=None, *, sections=None, indices=None):
    """hsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Parts along the second dimension, of vectors along their only one; equal ones, or cut
    at indices.
    """
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("hsplit", "indices_or_sections")
    if input.__class__ is not Tensor:
        _found = overridden("hsplit", hsplit, input, indices_or_sections)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("hsplit", 0, "input", input)
    try:
        return ops.tensor_split(
            input, shapes.checked("hsplit", input.shape, indices_or_sections),
            0 if input.ndim == 1 else 1,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "hsplit", input, indices_or_sections) from None


# ---- vsplit
def vsplit(input, indices_or_sections=None, *, sections=None, indices=None):
    """vsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the first dimension, or parts cut at indices.
    """
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("vsplit", "indices_or_sections")
    if input.__class__ is not Tensor:
        _found = overridden("vsplit", vsplit, input, indices_or_sections)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("vsplit", 0, "input", input)
    try:
        return ops.tensor_split(
            input, shapes.checked("vsplit", input.shape, indices_or_sections), 0
        )
    except FAULTS as _error:
        raise refused(_error, "vsplit", input, indices_or_sections) from None


# ---- dsplit
def dsplit(input, indices_or_sections=None, *, sections=None, indices=None):
    """dsplit(Tensor(a) self, any indices_or_sections) -> Tensor(a)[]

    Equal parts along the third dimension, or parts cut at indices.
    """
    if sections is not None:
        indices_or_sections = sections
    if indices is not None:
        indices_or_sections = indices
    if indices_or_sections is None:
        raise missing_argument("dsplit", "indices_or_sections")
    if input.__class__ is not Tensor:
        _found = overridden("dsplit", dsplit, input, indices_or_sections)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("dsplit", 0, "input", input)
    try:
        return ops.tensor_split(
            input, shapes.checked("dsplit", input.shape, indices_or_sections), 2
        )
    except FAULTS as _error:
        raise refused(_error, "dsplit", input, indices_or_sections) from None


# ---- block_diag
def block_diag(*tensors, **named):
    """block_diag(Tensor[] tensors) -> Tensor

    One matrix with matrices, rows and numbers side by side on its diagonal, zero
    elsewhere.
    """
    if "out" in named:
        return write_out(block_diag, named.pop("out"), Tensor, *tensors, **named)
    tensors = tensor_list("block_diag", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("block_diag", block_diag, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("block_diag", "tensors", tensors)
    try:
        return ops.cat(grids.block_rows(tensors), 0)
    except FAULTS as _error:
        raise refused(_error, "block_diag", tensors) from None


# ---- broadcast_tensors
def broadcast_tensors(*tensors, **named):
    """broadcast_tensors(Tensor[] tensors) -> Tensor[]

    Each tensor repeated to the shape that all have in common.
    """
    tensors = tensor_list("broadcast_tensors", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("broadcast_tensors", broadcast_tensors, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("broadcast_tensors", "tensors", tensors)
    try:
        return grids.broadcast_tensors(tensors)
    except FAULTS as _error:
        raise refused(_error, "broadcast_tensors", tensors) from None


# ---- meshgrid
def meshgrid(*tensors, indexing=None, **named):
    """meshgrid(Tensor[] tensors, *, str? indexing=None) -> Tensor[]

    Each vector repeated over the grid of all; 'xy' exchanges the first two dimensions of
    'ij'.
    """
    tensors = tensor_list("meshgrid", "tensors", tensors, named)
    if indexing is not None and indexing.__class__ is not str:
        indexing = value_argument("meshgrid", "indexing", "str?", indexing)
    if not all_plain(tensors):
        _found = overridden("meshgrid", meshgrid, *tensors, indexing=indexing)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("meshgrid", "tensors", tensors)
    try:
        return grids.meshgrid(tensors, indexing)
    except FAULTS as _error:
        raise refused(_error, "meshgrid", tensors, indexing) from None


# ---- cartesian_prod
def cartesian_prod(*tensors, **named):
    """cartesian_prod(Tensor[] tensors) -> Tensor

    All combinations of one element of each vector, a row for each.
    """
    if "out" in named:
        return write_out(cartesian_prod, named.pop("out"), Tensor, *tensors, **named)
    tensors = tensor_list("cartesian_prod", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("cartesian_prod", cartesian_prod, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("cartesian_prod", "tensors", tensors)
    try:
        return grids.cartesian_prod(tensors)
    except FAULTS as _error:
        raise refused(_error, "cartesian_prod", tensors) from None


# ---- combinations
def combinations(input, r=2, with_replacement=False, _=Tensor, out=Tensor):
    """combinations(Tensor self, int r=2, bool with_replacement=False) -> Tensor

    All combinations of r elements of a vector, a row for each.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(combinations, out, _, input, r, with_replacement)
    if r.__class__ is not int:
        r = value_argument("combinations", "r", "int", r)
    if with_replacement is not True and with_replacement is not False:
        with_replacement = value_argument(
            "combinations", "with_replacement", "bool", with_replacement
        )
    if input.__class__ is not Tensor:
        _found = overridden("combinations", combinations, input, r, with_replacement)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("combinations", 0, "input", input)
    try:
        return ops.getitem(input, grids.combinations(input.shape, r, with_replacement))
    except FAULTS as _error:
        raise refused(_error, "combinations", input, r, with_replacement) from None


# ---- diagflat
def diagflat(input, offset=0, _=Tensor, out=Tensor):
    """diagflat(Tensor self, int offset=0) -> Tensor

    The matrix with all elements of self on a diagonal.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(diagflat, out, _, input, offset)
    if offset.__class__ is not int:
        offset = value_argument("diagflat", "offset", "int", offset)
    if input.__class__ is not Tensor:
        _found = overridden("diagflat", diagflat, input, offset)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("diagflat", 0, "input", input)
    try:
        return ops.diag_embed(ops.reshape(input, -1), offset)
    except FAULTS as _error:
        raise refused(_error, "diagflat", input, offset) from None


def split(*args, **kwargs):
    """split(Tensor(a) self, int[1] split_size, int dim=0) -> Tensor(a)[]
    split.sections(Tensor(a) tensor, int[1] split_size_or_sections, int dim=0) -> Tensor(a)[]

    Parts of split_size along dim, the last one smaller if need be, or parts of given
    sizes.
    As split, by the names that the arguments of PyTorch's function have.
    """
    if not kwargs:
        if len(args) == 2:
            return split_default(*args)
        if len(args) == 3:
            return split_default(*args)
    return choose("split", split_overloads, args, kwargs)


split_overloads = (
    (split_default, "Tensor input, int[1] split_size, int dim=..."),
    (split_sections, "Tensor tensor, int[1] split_size_or_sections, int dim=..."),
)


def repeat_interleave(*args, **kwargs):
    """repeat_interleave(Tensor self, any repeats, int? dim=None, *, int? output_size=None) ->
    Tensor
    repeat_interleave.Tensor(Tensor repeats, *, int? output_size=None) -> Tensor

    Each element, or each slice along dim, so many times in a row.
    Each of the indices 0, 1, ... as often as `repeats` says.
    """
    if not kwargs:
        if len(args) == 1:
            return repeat_interleave_Tensor(*args)
        if len(args) == 2:
            return repeat_interleave_default(*args)
        if len(args) == 3:
            return repeat_interleave_default(*args)
    if "out" in kwargs:
        return write_out(repeat_interleave, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("repeat_interleave", repeat_interleave_overloads, args, kwargs)


repeat_interleave_overloads = (
    (repeat_interleave_default, "Tensor input, any repeats, int? dim=..., *, int? output_size=..."),
    (repeat_interleave_Tensor, "Tensor repeats, *, int? output_size=..."),
)


concat = cat
concatenate = cat
row_stack = vstack
