# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows dacf1173b709c333, content eaac5d1b2ef152c5
"""Shapes: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.base.ops import ops
from autograd.composites import shapes
from autograd.core.aliases import track_view
from autograd.core.arguments import all_ints, tensors_argument, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    all_plain,
    choose,
    int_list,
    missing_argument,
    tensor_argument,
    tensor_list,
)
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.kernels.large import NATIVE
from autograd.views.inplace import view_in_place
from autograd.views.out import write_out

__all__ = [
    "reshape", "view", "view_as", "reshape_as", "flatten", "ravel", "unflatten", "squeeze",
    "squeeze_", "unsqueeze", "unsqueeze_", "expand", "expand_as", "sum_to_size",
    "atleast_1d_default", "atleast_2d_default", "atleast_3d_default", "atleast_1d_Sequence",
    "atleast_2d_Sequence", "atleast_3d_Sequence", "contiguous", "clone", "atleast_1d", "atleast_2d",
    "atleast_3d", "broadcast_to",
]  # fmt: skip


# ---- reshape
class ReshapeBackward0(Node):
    __slots__ = ()
    operation = "reshape"
    formulas = {"self": "grad.reshape(self.shape)"}
    shown = "ViewBackward0"
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.reshape(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def reshape(input, *shape, **named):
    """reshape(Tensor(a) self, int[] shape) -> Tensor(a)

    The same elements in another shape, one size of which may be -1; a view where
    possible.
    """
    shape = int_list("reshape", "shape", shape, named)
    if input.__class__ is not Tensor:
        return dispatch(reshape_op, input, shape)
    self_ = input._data
    try:
        result_ = kernels.reshape(self_, shape)
    except FAULTS as _error:
        raise refused(_error, "reshape", self_, shape) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, reshape_op, shape)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, reshape_op, input, shape) if MODE.marks else out
    out._fn = node = ReshapeBackward0()
    if MODE.altered and not MODE.records(node, out, input, shape):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def reshape_jvp(result, self, shape, self_t):
    return reshape(self_t, shape)


reshape_op = operation("reshape", "view", reshape, reshape_jvp, (0,), batched="reshaped")


# ---- view
class ViewBackward0(Node):
    __slots__ = ()
    operation = "view"
    formulas = {"self": "grad.reshape(self.shape)"}
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.reshape(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def view(input, *size, **named):
    """view(Tensor(a) self, int[] size) -> Tensor(a)

    The same memory in another shape; an error where that would need a copy.
    """
    size = int_list("view", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(view_op, input, size)
    self_ = input._data
    try:
        result_ = kernels.view(self_, size)
    except FAULTS as _error:
        raise refused(_error, "view", self_, size) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, view_op, size)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, view_op, input, size) if MODE.marks else out
    out._fn = node = ViewBackward0()
    if MODE.altered and not MODE.records(node, out, input, size):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def view_jvp(result, self, size, self_t):
    return self_t.reshape(size)


view_op = operation("view", "view", view, view_jvp, (0,), batched="reshaped")


# ---- view_as
def view_as(input, other):
    """view_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same memory in the shape of other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("view_as", view_as, input, other)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("view_as", 0, "input", input)
        other = tensor_argument("view_as", 1, "other", other)
    try:
        return ops.view(input, other.shape)
    except FAULTS as _error:
        raise refused(_error, "view_as", input, other) from None


# ---- reshape_as
def reshape_as(input, other):
    """reshape_as(Tensor(a) self, Tensor other) -> Tensor(a)

    The same elements in the shape of other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("reshape_as", reshape_as, input, other)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("reshape_as", 0, "input", input)
        other = tensor_argument("reshape_as", 1, "other", other)
    try:
        return ops.reshape(input, other.shape)
    except FAULTS as _error:
        raise refused(_error, "reshape_as", input, other) from None


# ---- flatten
class FlattenBackward0(Node):
    __slots__ = ()
    operation = "flatten"
    formulas = {"self": "grad.reshape(self.shape)"}
    shown = "ViewBackward0"
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.reshape(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def flatten(input, start_dim=0, end_dim=-1):
    """flatten(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)

    The dimensions from start_dim to end_dim as one.
    """
    if start_dim.__class__ is not int:
        start_dim = value_argument("flatten", "start_dim", "int", start_dim)
    if end_dim.__class__ is not int:
        end_dim = value_argument("flatten", "end_dim", "int", end_dim)
    if input.__class__ is not Tensor:
        return dispatch(flatten_op, input, start_dim, end_dim)
    self_ = input._data
    try:
        result_ = kernels.flatten(self_, start_dim, end_dim)
    except FAULTS as _error:
        raise refused(_error, "flatten", self_, start_dim, end_dim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, flatten_op, start_dim, end_dim)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, flatten_op, input, start_dim, end_dim) if MODE.marks else out
    out._fn = node = FlattenBackward0()
    if MODE.altered and not MODE.records(node, out, input, start_dim, end_dim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def flatten_jvp(result, self, start_dim, end_dim, self_t):
    return flatten(self_t, start_dim, end_dim)


flatten_op = operation("flatten", "view", flatten, flatten_jvp, (0,), batched="kept_dimension")


# ---- ravel
def ravel(input):
    """ravel(Tensor(a) self) -> Tensor(a)

    All elements along one dimension.
    """
    if input.__class__ is not Tensor:
        _found = overridden("ravel", ravel, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("ravel", 0, "input", input)
    try:
        return ops.contiguous(ops.reshape(input, -1))
    except FAULTS as _error:
        raise refused(_error, "ravel", input) from None


# ---- unflatten
class UnflattenBackward0(Node):
    __slots__ = ()
    operation = "unflatten"
    formulas = {"self": "grad.reshape(self.shape)"}
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.reshape(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def unflatten(input, dim=None, sizes=None, *, axis=None):
    """unflatten(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)

    Dimension dim as several of the given sizes, one of which may be -1.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unflatten", "dim")
    if dim.__class__ is not int:
        dim = value_argument("unflatten", "dim", "int", dim)
    if not all_ints(sizes):
        sizes = value_argument("unflatten", "sizes", "int[]", sizes)
    if input.__class__ is not Tensor:
        return dispatch(unflatten_op, input, dim, sizes)
    self_ = input._data
    try:
        result_ = kernels.unflatten(self_, dim, sizes)
    except FAULTS as _error:
        raise refused(_error, "unflatten", self_, dim, sizes) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, unflatten_op, dim, sizes)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, unflatten_op, input, dim, sizes) if MODE.marks else out
    out._fn = node = UnflattenBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, sizes):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def unflatten_jvp(result, self, dim, sizes, self_t):
    return unflatten(self_t, dim, sizes)


unflatten_op = operation("unflatten", "view", unflatten, unflatten_jvp, (0,))


# ---- squeeze
class SqueezeBackward0(Node):
    __slots__ = ()
    operation = "squeeze"
    formulas = {"self": "grad.reshape(self.shape)"}
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.reshape(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def squeeze(input, dim=None, *, axis=None):
    """squeeze(Tensor(a) self, int[1]? dim=None) -> Tensor(a)

    Without the dimensions of size 1, or without those among dim that have size 1.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("squeeze", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        return dispatch(squeeze_op, input, dim)
    self_ = input._data
    try:
        result_ = kernels.squeeze(self_, dim)
    except FAULTS as _error:
        raise refused(_error, "squeeze", self_, dim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, squeeze_op, dim)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, squeeze_op, input, dim) if MODE.marks else out
    out._fn = node = SqueezeBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def squeeze_(input, dim=None, *, axis=None):
    """In-place version of squeeze."""
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("squeeze", "dim", "int[1]?", dim)
    return view_in_place(squeeze_op, input, dim)


def squeeze_jvp(result, self, dim, self_t):
    return squeeze(self_t, dim)


squeeze_op = operation("squeeze", "view", squeeze, squeeze_jvp, (0,), batched="squeezed")


# ---- unsqueeze
class UnsqueezeBackward0(Node):
    __slots__ = ()
    operation = "unsqueeze"
    formulas = {"self": "grad.reshape(self.shape)"}
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.reshape(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def unsqueeze(input, dim=None, *, axis=None):
    """unsqueeze(Tensor(a) self, int dim) -> Tensor(a)

    With a dimension of size 1 at dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze", "dim")
    if dim.__class__ is not int:
        dim = value_argument("unsqueeze", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(unsqueeze_op, input, dim)
    self_ = input._data
    try:
        result_ = kernels.unsqueeze(self_, dim)
    except FAULTS as _error:
        raise refused(_error, "unsqueeze", self_, dim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, unsqueeze_op, dim)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, unsqueeze_op, input, dim) if MODE.marks else out
    out._fn = node = UnsqueezeBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def unsqueeze_(input, dim=None, *, axis=None):
    """In-place version of unsqueeze."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze", "dim")
    if dim.__class__ is not int:
        dim = value_argument("unsqueeze", "dim", "int", dim)
    return view_in_place(unsqueeze_op, input, dim)


def unsqueeze_jvp(result, self, dim, self_t):
    return unsqueeze(self_t, dim)


unsqueeze_op = operation(
    "unsqueeze", "view", unsqueeze, unsqueeze_jvp, (0,), batched="with_new_dimension"
)


# ---- expand
class ExpandBackward0(Node):
    __slots__ = ()
    operation = "expand"
    formulas = {"self": "grad.sum_to_size(self.shape)"}
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.sum_to_size(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def expand(input, *size, **named):
    """expand(Tensor(a) self, int[] size) -> Tensor(a)

    A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a
    size.
    """
    size = int_list("expand", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(expand_op, input, size)
    self_ = input._data
    try:
        result_ = kernels.expand(self_, size)
    except FAULTS as _error:
        raise refused(_error, "expand", self_, size) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, expand_op, size)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, expand_op, input, size) if MODE.marks else out
    out._fn = node = ExpandBackward0()
    if MODE.altered and not MODE.records(node, out, input, size):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def expand_jvp(result, self, size, self_t):
    return expand(self_t, size)


expand_op = operation("expand", "view", expand, expand_jvp, (0,), batched="expanded")


# ---- expand_as
def expand_as(input, other):
    """expand_as(Tensor(a) self, Tensor other) -> Tensor(a)

    A view that repeats self to the shape of other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("expand_as", expand_as, input, other)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("expand_as", 0, "input", input)
        other = tensor_argument("expand_as", 1, "other", other)
    try:
        return ops.expand(input, other.shape)
    except FAULTS as _error:
        raise refused(_error, "expand_as", input, other) from None


# ---- sum_to_size
class SumToSizeBackward0(Node):
    __slots__ = ()
    operation = "sum_to_size"
    formulas = {"self": "grad.expand(self.shape)"}
    arg_names = ("self_shape",)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return node.restored_one(kernels.expand(grad, self_shape))

    on_tensors = calling(on_arrays, kernels=ops)


def sum_to_size(input, *size, **named):
    """sum_to_size(Tensor(a) self, int[] size) -> Tensor(a)

    The sum over dimensions that expand would repeat to the shape of self; a view if none.
    """
    size = int_list("sum_to_size", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(sum_to_size_op, input, size)
    self_ = input._data
    try:
        result_ = kernels.sum_to_size(self_, size)
    except FAULTS as _error:
        raise refused(_error, "sum_to_size", self_, size) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, sum_to_size_op, size)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sum_to_size_op, input, size) if MODE.marks else out
    out._fn = node = SumToSizeBackward0()
    if MODE.altered and not MODE.records(node, out, input, size):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def sum_to_size_jvp(result, self, size, self_t):
    return sum_to_size(self_t, size)


sum_to_size_op = operation(
    "sum_to_size", "view", sum_to_size, sum_to_size_jvp, (0,), batched="summed_to"
)


# ---- atleast_1d
def atleast_1d_default(input):
    """atleast_1d(Tensor(a) self) -> Tensor(a)

    A number as a vector; anything else as it is.
    """
    if input.__class__ is not Tensor:
        _found = overridden("atleast_1d", atleast_1d_default, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("atleast_1d", 0, "input", input)
    try:
        return ops.reshape(input, shapes.at_least(input.shape, 1))
    except FAULTS as _error:
        raise refused(_error, "atleast_1d", input) from None


# ---- atleast_2d
def atleast_2d_default(input):
    """atleast_2d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 in front, so that there are at least two.
    """
    if input.__class__ is not Tensor:
        _found = overridden("atleast_2d", atleast_2d_default, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("atleast_2d", 0, "input", input)
    try:
        return ops.reshape(input, shapes.at_least(input.shape, 2))
    except FAULTS as _error:
        raise refused(_error, "atleast_2d", input) from None


# ---- atleast_3d
def atleast_3d_default(input):
    """atleast_3d(Tensor(a) self) -> Tensor(a)

    With dimensions of size 1 added, so that there are at least three.
    """
    if input.__class__ is not Tensor:
        _found = overridden("atleast_3d", atleast_3d_default, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("atleast_3d", 0, "input", input)
    try:
        return ops.reshape(input, shapes.at_least(input.shape, 3))
    except FAULTS as _error:
        raise refused(_error, "atleast_3d", input) from None


# ---- atleast_1d.Sequence
def atleast_1d_Sequence(*tensors, **named):
    """atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least one dimension.
    """
    tensors = tensor_list("atleast_1d.Sequence", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("atleast_1d.Sequence", atleast_1d_Sequence, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("atleast_1d.Sequence", "tensors", tensors)
    try:
        return shapes.all_at_least(tensors, 1)
    except FAULTS as _error:
        raise refused(_error, "atleast_1d.Sequence", tensors) from None


# ---- atleast_2d.Sequence
def atleast_2d_Sequence(*tensors, **named):
    """atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least two dimensions.
    """
    tensors = tensor_list("atleast_2d.Sequence", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("atleast_2d.Sequence", atleast_2d_Sequence, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("atleast_2d.Sequence", "tensors", tensors)
    try:
        return shapes.all_at_least(tensors, 2)
    except FAULTS as _error:
        raise refused(_error, "atleast_2d.Sequence", tensors) from None


# ---- atleast_3d.Sequence
def atleast_3d_Sequence(*tensors, **named):
    """atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]

    Each tensor with at least three dimensions.
    """
    tensors = tensor_list("atleast_3d.Sequence", "tensors", tensors, named)
    if not all_plain(tensors):
        _found = overridden("atleast_3d.Sequence", atleast_3d_Sequence, *tensors)
        if _found is not NotImplemented:
            return _found
        tensors = tensors_argument("atleast_3d.Sequence", "tensors", tensors)
    try:
        return shapes.all_at_least(tensors, 3)
    except FAULTS as _error:
        raise refused(_error, "atleast_3d.Sequence", tensors) from None


# ---- contiguous
class ContiguousBackward0(Node):
    __slots__ = ()
    operation = "contiguous"
    formulas = {"self": "grad"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad)


def contiguous(input, *, memory_format=None):
    """contiguous(Tensor(a) self, *, MemoryFormat? memory_format=None) -> Tensor(a)

    The same elements side by side in memory; a copy only if they are not yet.
    """
    if memory_format is not None:
        memory_format = value_argument(
            "contiguous", "memory_format", "MemoryFormat?", memory_format
        )
    if input.__class__ is not Tensor:
        return dispatch(contiguous_op, input, memory_format)
    self_ = input._data
    try:
        result_ = kernels.contiguous(self_, memory_format)
    except FAULTS as _error:
        raise refused(_error, "contiguous", self_, memory_format) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, contiguous_op, memory_format)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, contiguous_op, input, memory_format) if MODE.marks else out
    out._fn = node = ContiguousBackward0()
    if MODE.altered and not MODE.records(node, out, input, memory_format):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def contiguous_jvp(result, self, memory_format, self_t):
    return contiguous(self_t, memory_format=memory_format)


contiguous_op = operation(
    "contiguous", "view", contiguous, contiguous_jvp, (0,), keywords=("memory_format",),
    batched="elementwise",
)  # fmt: skip


# ---- clone
class CloneBackward0(Node):
    __slots__ = ()
    operation = "clone"
    formulas = {"self": "grad"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad)


def clone(input, *, memory_format=None, out=None):
    """clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor

    A copy of self.
    """
    if out is not None:
        return write_out(clone, out, Tensor, input, memory_format=memory_format)
    if memory_format is not None:
        memory_format = value_argument("clone", "memory_format", "MemoryFormat?", memory_format)
    if input.__class__ is not Tensor:
        return dispatch(clone_op, input, memory_format)
    self_ = input._data
    try:
        result_ = (
            (
                kernels.copy(self_)
                if memory_format is None
                else np.copy(
                    kernels.channels_last(self_, memory_format), kernels.order(memory_format)
                )
            )
            if self_.size < NATIVE.shared
            else NATIVE.forward(clone_op, self_, memory_format)
        )
    except FAULTS as _error:
        raise refused(_error, "clone", self_, memory_format) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, clone_op, input, memory_format) if MODE.marks else out
    out._fn = node = CloneBackward0()
    if MODE.altered and not MODE.records(node, out, input, memory_format):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def clone_jvp(result, self, memory_format, self_t):
    return clone(self_t, memory_format=memory_format)


clone_op = operation(
    "clone", "linear", clone, clone_jvp, (0,), keywords=("memory_format",), batched="elementwise"
)


def atleast_1d(*args, **kwargs):
    """atleast_1d(Tensor(a) self) -> Tensor(a)
    atleast_1d.Sequence(Tensor[] tensors) -> Tensor[]

    A number as a vector; anything else as it is.
    Each tensor with at least one dimension.
    """
    return choose("atleast_1d", atleast_1d_overloads, args, kwargs)


atleast_1d_overloads = (
    (atleast_1d_default, "Tensor input"),
    (atleast_1d_Sequence, "Tensor[] tensors"),
)


def atleast_2d(*args, **kwargs):
    """atleast_2d(Tensor(a) self) -> Tensor(a)
    atleast_2d.Sequence(Tensor[] tensors) -> Tensor[]

    With dimensions of size 1 in front, so that there are at least two.
    Each tensor with at least two dimensions.
    """
    return choose("atleast_2d", atleast_2d_overloads, args, kwargs)


atleast_2d_overloads = (
    (atleast_2d_default, "Tensor input"),
    (atleast_2d_Sequence, "Tensor[] tensors"),
)


def atleast_3d(*args, **kwargs):
    """atleast_3d(Tensor(a) self) -> Tensor(a)
    atleast_3d.Sequence(Tensor[] tensors) -> Tensor[]

    With dimensions of size 1 added, so that there are at least three.
    Each tensor with at least three dimensions.
    """
    return choose("atleast_3d", atleast_3d_overloads, args, kwargs)


atleast_3d_overloads = (
    (atleast_3d_default, "Tensor input"),
    (atleast_3d_Sequence, "Tensor[] tensors"),
)


broadcast_to = expand
