# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 8ee2bceb4475290e, content 1f9a2fada4cbcd2a
"""Indexing: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck, as_payload
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import subscripts
from autograd.core.aliases import track_view
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    SampleIndex,
    as_tensors,
    choose,
    missing_argument,
    plain_index,
    tensor_argument,
)
from autograd.core.tensor import LEAF, MODE, Node, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import indexing
from autograd.views.out import write_out

__all__ = [
    "getitem", "_getitem_backward", "select", "narrow", "slice", "gather", "take_along_dim", "take",
    "index_select", "nn_functional__pad_by", "masked_select", "nonzero_default", "nonzero_as_tuple",
    "nonzero_static", "nn_functional_one_hot", "argwhere", "nonzero",
]  # fmt: skip


# ---- getitem
class GetitemBackward0(Node):
    __slots__ = ()
    operation = "getitem"
    formulas = {"self": "_getitem_backward(grad, self.shape, index)"}
    shown = "by_index"
    arg_names = ("self_shape", "index")

    def on_arrays(node, saved, grad, needs):
        self_shape, index = node.args
        return node.restored_one(kernels.getitem_backward(grad, self_shape, index))

    on_tensors = calling(on_arrays, kernels=ops, getitem_backward="_getitem_backward")


def getitem(input, index):
    """getitem(Tensor(a) self, Index index) -> Tensor(a)

    The elements a subscript picks; a view unless it holds arrays.
    """
    try:
        index = plain_index(index)
    except SampleIndex as _found:
        return _found.operate(getitem_op, input, index)
    if input.__class__ is not Tensor:
        return dispatch(getitem_op, input, index)
    self_ = input._data
    try:
        result_ = kernels.getitem(self_, index)
    except FAULTS as _error:
        raise refused(_error, "getitem", self_, index) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, getitem_op, index)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, getitem_op, input, index) if MODE.marks else out
    out._fn = node = GetitemBackward0()
    if MODE.altered and not MODE.records(node, out, input, index):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, index)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def getitem_jvp(result, self, index, self_t):
    return getitem(self_t, index)


getitem_op = operation("getitem", "gather", getitem, getitem_jvp, (0,), batched="subscripted")


# ---- _getitem_backward
class GetitemBackwardBackward0(Node):
    __slots__ = ()
    operation = "_getitem_backward"
    formulas = {"grad_output": "grad[index]"}
    arg_names = ("index",)

    def on_arrays(node, saved, grad, needs):
        (index,) = node.args
        return node.restored_one(grad[index])


def _getitem_backward(grad_output, input_sizes, index):
    """_getitem_backward(Tensor grad_output, int[] input_sizes, Index index) -> Tensor

    Zeros of the given sizes to which values are added where a subscript picks elements.
    """
    if not all_ints(input_sizes):
        input_sizes = value_argument("_getitem_backward", "input_sizes", "int[]", input_sizes)
    try:
        index = plain_index(index)
    except SampleIndex as _found:
        return _found.operate(_getitem_backward_op, grad_output, input_sizes, index)
    if grad_output.__class__ is not Tensor:
        return dispatch(_getitem_backward_op, grad_output, input_sizes, index)
    grad_output_ = grad_output._data
    try:
        result_ = kernels.getitem_backward(grad_output_, input_sizes, index)
    except FAULTS as _error:
        raise refused(_error, "_getitem_backward", grad_output_, input_sizes, index) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is grad_output_ or not result_.flags.c_contiguous:
        result_ = settled(result_, grad_output_)
    out = Tensor()
    out._data = result_
    grad_output_fn = grad_output._fn
    if grad_output_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, _getitem_backward_op, grad_output, input_sizes, index)
        return out
    out._fn = node = GetitemBackwardBackward0()
    if MODE.altered and not MODE.records(node, out, grad_output, input_sizes, index):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (grad_output if grad_output_fn is LEAF else grad_output_fn,)
    node.saved = ()
    node.args = (index,)
    node.restore = ((grad_output_.shape, grad_output_.dtype),)
    return out


def _getitem_backward_jvp(result, grad_output, input_sizes, index, grad_output_t):
    return _getitem_backward(grad_output_t, input_sizes, index)


_getitem_backward_op = operation(
    "_getitem_backward", "scatter", _getitem_backward, _getitem_backward_jvp, (0,),
    batched="subscript_adjoint", exact=True,
)  # fmt: skip


# ---- select
def select(input, dim=None, index=None, *, axis=None):
    """select(Tensor(a) self, int dim, int index) -> Tensor(a)

    The slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select", "dim")
    if dim.__class__ is not int:
        dim = value_argument("select", "dim", "int", dim)
    if index.__class__ is not int:
        index = value_argument("select", "index", "int", index)
    if input.__class__ is not Tensor:
        _found = overridden("select", select, input, dim, index)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("select", 0, "input", input)
    try:
        return ops.getitem(input, subscripts.select_index(input.shape, dim, index))
    except FAULTS as _error:
        raise refused(_error, "select", input, dim, index) from None


# ---- narrow
def narrow(input, dim=None, start=None, length=None, *, axis=None):
    """narrow(Tensor(a) self, int dim, int start, int length) -> Tensor(a)

    The part from start on, of a given length, along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("narrow", "dim")
    if dim.__class__ is not int:
        dim = value_argument("narrow", "dim", "int", dim)
    if start.__class__ is not int:
        start = value_argument("narrow", "start", "int", start)
    if length.__class__ is not int:
        length = value_argument("narrow", "length", "int", length)
    if input.__class__ is not Tensor:
        _found = overridden("narrow", narrow, input, dim, start, length)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("narrow", 0, "input", input)
    try:
        return ops.getitem(input, subscripts.narrow_index(input.shape, dim, start, length))
    except FAULTS as _error:
        raise refused(_error, "narrow", input, dim, start, length) from None


# ---- slice
def slice(input, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice(Tensor(a) self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor(a)

    Every step-th slice from start to end along dim, as PyTorch's aten::slice.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("slice", "dim", "int", dim)
    if start is not None and start.__class__ is not int:
        start = value_argument("slice", "start", "int?", start)
    if end is not None and end.__class__ is not int:
        end = value_argument("slice", "end", "int?", end)
    if step.__class__ is not int:
        step = value_argument("slice", "step", "int", step)
    if input.__class__ is not Tensor:
        _found = overridden("slice", slice, input, dim, start, end, step)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("slice", 0, "input", input)
    try:
        return ops.getitem(input, subscripts.slice_part(input.shape, None, dim, start, end, step))
    except FAULTS as _error:
        raise refused(_error, "slice", input, dim, start, end, step) from None


# ---- gather
class GatherBackward0(Node):
    __slots__ = ()
    operation = "gather"
    formulas = {"self": "indexing.gather_self(grad, self.shape, dim, index)"}
    saves = {"index": None}
    arg_names = ("self_shape", "dim")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        self_shape, dim = node.args
        return node.restored_one(indexing.gather_self(grad, self_shape, dim, index))


def gather(input, dim=None, index=None, *, sparse_grad=False, out=None, axis=None):
    """gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor

    The elements at index along dim; the other dimensions of index may be shorter.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("gather", "dim")
    if out is not None:
        return write_out(gather, out, Tensor, input, dim, index, sparse_grad=sparse_grad)
    if dim.__class__ is not int:
        dim = value_argument("gather", "dim", "int", dim)
    if sparse_grad is not True and sparse_grad is not False:
        sparse_grad = value_argument("gather", "sparse_grad", "bool", sparse_grad)
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(gather_op, input, dim, index, sparse_grad)
    self_ = input._data
    index_ = index._data
    try:
        result_ = kernels.gather(self_, dim, index_)
    except FAULTS as _error:
        raise refused(_error, "gather", self_, dim, index_, sparse_grad) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, gather_op, input, dim, index, sparse_grad) if MODE.marks else out
    out._fn = node = GatherBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index, sparse_grad):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (self_.shape, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def gather_jvp(result, self, dim, index, sparse_grad, self_t):
    return self_t.gather(dim, index)


gather_op = operation(
    "gather", "gather", gather, gather_jvp, (0, 2), edges=(0,), keywords=("sparse_grad",)
)


# ---- take_along_dim
def take_along_dim(input, indices, dim=None, *, out=None, axis=None):
    """take_along_dim(Tensor self, Tensor indices, int? dim=None) -> Tensor

    The elements at indices along dim, or of all elements in a row.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(take_along_dim, out, Tensor, input, indices, dim)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("take_along_dim", "dim", "int?", dim)
    if input.__class__ is not Tensor or indices.__class__ is not Tensor:
        _found = overridden("take_along_dim", take_along_dim, input, indices, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("take_along_dim", 0, "input", input)
        indices = tensor_argument("take_along_dim", 1, "indices", indices)
    try:
        return ops.gather(
            subscripts.take_source(input, indices, dim), 0 if dim is None else dim,
            subscripts.take_index(input, indices, dim),
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "take_along_dim", input, indices, dim) from None


# ---- take
def take(input, index, _=Tensor, out=Tensor):
    """take(Tensor self, Tensor index) -> Tensor

    The elements at index, counted through all dimensions.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(take, out, _, input, index)
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        _found = overridden("take", take, input, index)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("take", 0, "input", input)
        index = tensor_argument("take", 1, "index", index)
    try:
        return subscripts.taken(ops.reshape(input, -1), index)
    except FAULTS as _error:
        raise refused(_error, "take", input, index) from None


# ---- index_select
class IndexSelectBackward0(Node):
    __slots__ = ()
    operation = "index_select"
    formulas = {
        "self": "_getitem_backward(grad, self.shape, indexing.along(self.shape, dim, index))",
    }
    saves = {"index": None}
    arg_names = ("self_shape", "dim")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        self_shape, dim = node.args
        return node.restored_one(
            kernels.getitem_backward(grad, self_shape, indexing.along(self_shape, dim, index))
        )

    on_tensors = calling(on_arrays, kernels=ops, getitem_backward="_getitem_backward")


def index_select(input, dim=None, index=None, *, out=None, axis=None):
    """index_select(Tensor self, int dim, Tensor index) -> Tensor

    The slices at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_select", "dim")
    if out is not None:
        return write_out(index_select, out, Tensor, input, dim, index)
    if dim.__class__ is not int:
        dim = value_argument("index_select", "dim", "int", dim)
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(index_select_op, input, dim, index)
    self_ = input._data
    index_ = index._data
    try:
        result_ = kernels.index_select(self_, dim, index_)
    except FAULTS as _error:
        raise refused(_error, "index_select", self_, dim, index_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, index_select_op, input, dim, index) if MODE.marks else out
    out._fn = node = IndexSelectBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (self_.shape, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def index_select_jvp(result, self, dim, index, self_t):
    return self_t.index_select(dim, index)


index_select_op = operation(
    "index_select", "gather", index_select, index_select_jvp, (0, 2), edges=(0,),
    batched="at_places",
)  # fmt: skip


# ---- nn.functional._pad_by
class PadByBackward0(Node):
    __slots__ = ()
    operation = "nn.functional._pad_by"
    formulas = {
        "self": "_getitem_backward(grad, self.shape, indexing.along(self.shape, dim, index))",
    }
    saves = {"index": None}
    arg_names = ("self_shape", "dim")
    flat = True

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        self_shape, dim = node.args
        return node.restored_one(
            kernels.getitem_backward(grad, self_shape, indexing.along(self_shape, dim, index))
        )

    on_tensors = calling(on_arrays, kernels=ops, getitem_backward="_getitem_backward")


def nn_functional__pad_by(input, dim=None, index=None, *, axis=None):
    """nn.functional._pad_by(Tensor self, int dim, Tensor index) -> Tensor

    A part of pad - the slices at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("nn.functional._pad_by", "dim")
    if dim.__class__ is not int:
        dim = value_argument("nn.functional._pad_by", "dim", "int", dim)
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(nn_functional__pad_by_op, input, dim, index)
    self_ = input._data
    index_ = index._data
    try:
        result_ = kernels.index_select(self_, dim, index_)
    except FAULTS as _error:
        raise refused(_error, "nn.functional._pad_by", self_, dim, index_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional__pad_by_op, input, dim, index) if MODE.marks else out
    out._fn = node = PadByBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (self_.shape, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nn_functional__pad_by_jvp(result, self, dim, index, self_t):
    return self_t.index_select(dim, index)


nn_functional__pad_by_op = operation(
    "nn.functional._pad_by", "gather", nn_functional__pad_by, nn_functional__pad_by_jvp, (0, 2),
    edges=(0,), batched="at_places",
)  # fmt: skip


# ---- masked_select
def masked_select(input, mask, _=Tensor, out=Tensor):
    """masked_select(Tensor self, Tensor mask) -> Tensor

    The elements where mask is true, in a row.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(masked_select, out, _, input, mask)
    if input.__class__ is not Tensor or mask.__class__ is not Tensor:
        _found = overridden("masked_select", masked_select, input, mask)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("masked_select", 0, "input", input)
        mask = tensor_argument("masked_select", 1, "mask", mask)
    try:
        return ops.getitem(
            ops.expand(input, subscripts.common_shape(input, mask)),
            subscripts.mask_index(input, mask),
        )
    except FAULTS as _error:
        raise refused(_error, "masked_select", input, mask) from None


# ---- nonzero
def nonzero_default(input):
    """nonzero(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    if input.__class__ is not Tensor:
        return dispatch(nonzero_default_op, input)
    self_ = input._data
    try:
        return from_array(settled(as_payload(np.argwhere(self_)), self_))
    except FAULTS as _error:
        raise refused(_error, "nonzero", self_) from None


nonzero_default_op = operation("nonzero", "query", nonzero_default, None, (0,), edges=())


# ---- nonzero.as_tuple
def nonzero_as_tuple(input, *, as_tuple):
    """nonzero.as_tuple(Tensor self, *, bool as_tuple) -> any

    The indices of the elements that are not zero, a vector for each dimension or, if not
    `as_tuple`, a row for each element.
    """
    if as_tuple is not True and as_tuple is not False:
        as_tuple = value_argument("nonzero.as_tuple", "as_tuple", "bool", as_tuple)
    if input.__class__ is not Tensor:
        return dispatch(nonzero_as_tuple_op, input, as_tuple)
    self_ = input._data
    try:
        return as_tensors(kernels.nonzero_indices(self_, as_tuple))
    except FAULTS as _error:
        raise refused(_error, "nonzero.as_tuple", self_, as_tuple) from None


nonzero_as_tuple_op = operation(
    "nonzero.as_tuple", "query", nonzero_as_tuple, None, (0,), edges=(), keywords=("as_tuple",)
)


# ---- nonzero_static
def nonzero_static(input, *, size, fill_value=-1, out=None):
    """nonzero_static(Tensor self, *, int size, int fill_value=-1) -> Tensor

    The indices of the first `size` elements that are not zero, a row for each, and rows
    of `fill_value` where there are fewer.
    """
    if out is not None:
        return write_out(nonzero_static, out, Tensor, input, size=size, fill_value=fill_value)
    if size.__class__ is not int:
        size = value_argument("nonzero_static", "size", "int", size)
    if fill_value.__class__ is not int:
        fill_value = value_argument("nonzero_static", "fill_value", "int", fill_value)
    if input.__class__ is not Tensor:
        return dispatch(nonzero_static_op, input, size, fill_value)
    self_ = input._data
    try:
        return from_array(
            settled(as_payload(kernels.nonzero_static(self_, size, fill_value)), self_)
        )
    except FAULTS as _error:
        raise refused(_error, "nonzero_static", self_, size, fill_value) from None


nonzero_static_op = operation(
    "nonzero_static", "query", nonzero_static, None, (0,), edges=(),
    keywords=("size", "fill_value"), batched="loop",
)  # fmt: skip


# ---- nn.functional.one_hot
def nn_functional_one_hot(input, num_classes=-1):
    """nn.functional.one_hot(Tensor input, int num_classes=-1) -> Tensor

    For each class number a vector with 1 at its place and 0 elsewhere.
    """
    if num_classes.__class__ is not int:
        num_classes = value_argument("nn.functional.one_hot", "num_classes", "int", num_classes)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_one_hot_op, input, num_classes)
    input_ = input._data
    try:
        return from_array(settled(as_payload(kernels.one_hot(input_, num_classes)), input_))
    except FAULTS as _error:
        raise refused(_error, "nn.functional.one_hot", input_, num_classes) from None


nn_functional_one_hot_op = operation(
    "nn.functional.one_hot", "query", nn_functional_one_hot, None, (0,), edges=(),
    batched="elementwise",
)  # fmt: skip


# ---- argwhere
def argwhere(input, _=Tensor, out=Tensor):
    """argwhere(Tensor self) -> Tensor

    The indices of the elements that are not zero, a row for each.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(argwhere, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("argwhere", argwhere, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("argwhere", 0, "input", input)
    try:
        return ops.nonzero(input)
    except FAULTS as _error:
        raise refused(_error, "argwhere", input) from None


def nonzero(*args, **kwargs):
    """nonzero(Tensor self) -> Tensor
    nonzero.as_tuple(Tensor self, *, bool as_tuple) -> any

    The indices of the elements that are not zero, a row for each.
    The indices of the elements that are not zero, a vector for each dimension or, if not
    `as_tuple`, a row for each element.
    """
    if not kwargs and len(args) == 1:
        return nonzero_default(*args)
    if "out" in kwargs:
        return write_out(nonzero, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("nonzero", nonzero_overloads, args, kwargs)


nonzero_overloads = (
    (nonzero_default, "Tensor input"),
    (nonzero_as_tuple, "Tensor input, *, bool as_tuple"),
)
