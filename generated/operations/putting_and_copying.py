# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows faaae51ff7e32cc5, content 78f88af69adb4c3c
"""Putting and copying: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import batches, subscripts
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import missing_argument, tensor_argument, unshared, zero_like
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import scattering
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "index_put", "index_put_", "put", "put_", "index_copy", "index_copy_", "masked_scatter",
    "masked_scatter_", "select_scatter", "slice_scatter", "diagonal_scatter", "as_strided_scatter",
]  # fmt: skip


# ---- index_put
class IndexPutBackward0(Node):
    __slots__ = ()
    operation = "index_put"
    formulas = {
        "self": "grad if accumulate else index_put(grad, indices, 0)",
        "values": "scattering.put_values(grad, self.shape, indices, accumulate)",
    }
    arg_names = ("accumulate", "indices", "self_shape")

    def on_arrays(node, saved, grad, needs):
        accumulate, indices, self_shape = node.args
        grad_of_self = grad_of_values = None
        if needs[0] is not None:
            grad_of_self = grad if accumulate else kernels.index_put(grad, indices, 0, False)
        if needs[1] is not None:
            grad_of_values = scattering.put_values(grad, self_shape, indices, accumulate)
        return node.restored(grad_of_self, grad_of_values)

    def on_tensors(node, saved, grad, needs):
        accumulate, indices, self_shape = node.args
        grad_of_self = grad_of_values = None
        if needs[0] is not None:
            grad_of_self = grad if accumulate else ops.index_put(grad, indices, 0)
        if needs[1] is not None:
            grad_of_values = scattering.put_values(grad, self_shape, indices, accumulate)
        return node.restored(grad_of_self, grad_of_values)


def index_put(input, indices, values, accumulate=False, _=Tensor, out=Tensor):
    """index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor

    self with values put or added at a tuple of indices; of several put at one place, the
    last stays.
    """
    if accumulate is not True and accumulate is not False:
        accumulate = value_argument("index_put", "accumulate", "bool", accumulate)
    if input.__class__ is not out or values.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(index_put, out, _, input, indices, values, accumulate)
        return dispatch(index_put_op, input, indices, values, accumulate)
    self_ = input._data
    values_ = values._data
    try:
        result_ = kernels.index_put(self_, indices, values_, accumulate)
    except FAULTS as _error:
        raise refused(_error, "index_put", self_, indices, values_, accumulate) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is values_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, values_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    values_fn = values._fn
    if self_fn is None and values_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, index_put_op, input, indices, values, accumulate)
        return out
    out._fn = node = IndexPutBackward0()
    if MODE.altered and not MODE.records(node, out, input, indices, values, accumulate):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, values if values_fn is LEAF else values_fn)
    node.saved = ()
    node.args = (accumulate, unshared(indices), self_.shape)
    node.restore = ((self_.shape, self_.dtype), (values_.shape, values_.dtype))
    return out


def index_put_(input, indices, values, accumulate=False):
    """In-place version of index_put."""
    if accumulate is not True and accumulate is not False:
        accumulate = value_argument("index_put", "accumulate", "bool", accumulate)
    return in_place(index_put_op, index_put_into, input, indices, values, accumulate)


def index_put_into(self_, indices, values_, accumulate):
    np.copyto(self_, kernels.index_put(self_, indices, values_, accumulate))


def index_put_jvp(result, self, indices, values, accumulate, self_t, values_t):
    if self_t is None:
        self_t = zero_like(self)
    if values_t is None:
        values_t = zero_like(values)
    return ops.index_put(self_t, indices, values_t, accumulate)


index_put_op = operation(
    "index_put", "scatter", index_put, index_put_jvp, (0, 2), batched="put_at_subscript", exact=True
)


# ---- put
class PutBackward0(Node):
    __slots__ = ()
    operation = "put"
    formulas = {
        "self": "grad if accumulate else put(grad, index, zeros_like(index, dtype=grad.dtype))",
        "source": "scattering.put_source(grad, index, accumulate, source.shape)",
    }
    saves = {"index": None}
    arg_names = ("accumulate", "source_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        accumulate, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = (
                grad
                if accumulate
                else kernels.put(grad, index, kernels.zeros_like(index, grad.dtype), False)
            )
        if needs[1] is not None:
            grad_of_source = scattering.put_source(grad, index, accumulate, source_shape)
        return node.restored(grad_of_self, grad_of_source)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        accumulate, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = (
                grad
                if accumulate
                else ops.put(grad, index, ops.zeros_like(index, dtype=grad.dtype))
            )
        if needs[1] is not None:
            grad_of_source = scattering.put_source(grad, index, accumulate, source_shape)
        return node.restored(grad_of_self, grad_of_source)


def put(input, index, source, accumulate=False, _=Tensor, out=Tensor):
    """put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor

    self with elements of source put or added at index, counted through all dimensions.
    """
    if accumulate is not True and accumulate is not False:
        accumulate = value_argument("put", "accumulate", "bool", accumulate)
    if input.__class__ is not out or index.__class__ is not _ or source.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(put, out, _, input, index, source, accumulate)
        return dispatch(put_op, input, index, source, accumulate)
    self_ = input._data
    index_ = index._data
    source_ = source._data
    try:
        result_ = kernels.put(self_, index_, source_, accumulate)
    except FAULTS as _error:
        raise refused(_error, "put", self_, index_, source_, accumulate) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or result_ is source_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_, source_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    source_fn = source._fn
    if self_fn is None and source_fn is None:
        out._fn = None
        return MODE.mark(out, put_op, input, index, source, accumulate) if MODE.marks else out
    out._fn = node = PutBackward0()
    if MODE.altered and not MODE.records(node, out, input, index, source, accumulate):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (index_,)
    node.args = (accumulate, source_.shape)
    node.restore = ((self_.shape, self_.dtype), (source_.shape, source_.dtype))
    return out


def put_(input, index, source, accumulate=False):
    """In-place version of put."""
    if accumulate is not True and accumulate is not False:
        accumulate = value_argument("put", "accumulate", "bool", accumulate)
    return in_place(put_op, put_into, input, index, source, accumulate)


def put_into(self_, index_, source_, accumulate):
    np.copyto(self_, kernels.put(self_, index_, source_, accumulate))


def put_jvp(result, self, index, source, accumulate, self_t, source_t):
    if self_t is None:
        self_t = zero_like(self)
    if source_t is None:
        source_t = zero_like(source)
    return ops.put(self_t, index, source_t, accumulate)


put_op = operation(
    "put", "scatter", put, put_jvp, (0, 1, 2), edges=(0, 2), batched="put_flat", exact=True
)


# ---- index_copy
class IndexCopyBackward0(Node):
    __slots__ = ()
    operation = "index_copy"
    formulas = {
        "self": "grad.index_fill(dim, index, 0)",
        "source": "scattering.copied_source(grad, dim, index, source.shape)",
    }
    saves = {"index": None}
    arg_names = ("dim", "source_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = kernels.index_fill(grad, dim, index, 0)
        if needs[1] is not None:
            grad_of_source = scattering.copied_source(grad, dim, index, source_shape)
        return node.restored(grad_of_self, grad_of_source)

    on_tensors = calling(on_arrays, kernels=ops)


def index_copy(input, dim=None, index=None, source=None, *, out=None, axis=None):
    """index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor

    self with slices of source at a vector of indices along dim; of several, the last
    stays.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_copy", "dim")
    if out is not None:
        return write_out(index_copy, out, Tensor, input, dim, index, source)
    if dim.__class__ is not int:
        dim = value_argument("index_copy", "dim", "int", dim)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or source.__class__ is not Tensor
    ):
        return dispatch(index_copy_op, input, dim, index, source)
    self_ = input._data
    index_ = index._data
    source_ = source._data
    try:
        result_ = kernels.index_copy(self_, dim, index_, source_)
    except FAULTS as _error:
        raise refused(_error, "index_copy", self_, dim, index_, source_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or result_ is source_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_, source_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    source_fn = source._fn
    if self_fn is None and source_fn is None:
        out._fn = None
        return MODE.mark(out, index_copy_op, input, dim, index, source) if MODE.marks else out
    out._fn = node = IndexCopyBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index, source):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (index_,)
    node.args = (dim, source_.shape)
    node.restore = ((self_.shape, self_.dtype), (source_.shape, source_.dtype))
    return out


def index_copy_(input, dim=None, index=None, source=None, *, axis=None):
    """In-place version of index_copy."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_copy", "dim")
    if dim.__class__ is not int:
        dim = value_argument("index_copy", "dim", "int", dim)
    return in_place(index_copy_op, index_copy_into, input, dim, index, source)


def index_copy_into(self_, dim, index_, source_):
    np.copyto(self_, kernels.index_copy(self_, dim, index_, source_))


def index_copy_jvp(result, self, dim, index, source, self_t, source_t):
    if self_t is None:
        self_t = zero_like(self)
    if source_t is None:
        source_t = zero_like(source)
    return ops.index_copy(self_t, dim, index, source_t)


index_copy_op = operation(
    "index_copy", "scatter", index_copy, index_copy_jvp, (0, 2, 3), edges=(0, 3),
    batched="at_places", exact=True,
)  # fmt: skip


# ---- masked_scatter
class MaskedScatterBackward0(Node):
    __slots__ = ()
    operation = "masked_scatter"
    formulas = {
        "self": "where(mask, 0, grad)",
        "source": "scattering.masked_source(grad, mask, source.shape)",
    }
    saves = {"mask": None}
    arg_names = ("source_shape",)

    def on_arrays(node, saved, grad, needs):
        (mask,) = saved
        (source_shape,) = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = kernels.where(mask, 0, grad)
        if needs[1] is not None:
            grad_of_source = scattering.masked_source(grad, mask, source_shape)
        return node.restored(grad_of_self, grad_of_source)

    on_tensors = calling(on_arrays, kernels=ops)


def masked_scatter(input, mask, source, _=Tensor, out=Tensor):
    """masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor

    self with the first elements of source where mask is true, in order.
    """
    if input.__class__ is not out or mask.__class__ is not _ or source.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(masked_scatter, out, _, input, mask, source)
        return dispatch(masked_scatter_op, input, mask, source)
    self_ = input._data
    mask_ = mask._data
    source_ = source._data
    try:
        result_ = kernels.masked_scatter(self_, mask_, source_)
    except FAULTS as _error:
        raise refused(_error, "masked_scatter", self_, mask_, source_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is mask_
        or result_ is source_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, mask_, source_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    source_fn = source._fn
    if self_fn is None and source_fn is None:
        out._fn = None
        return MODE.mark(out, masked_scatter_op, input, mask, source) if MODE.marks else out
    out._fn = node = MaskedScatterBackward0()
    if MODE.altered and not MODE.records(node, out, input, mask, source):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (mask_,)
    node.args = (source_.shape,)
    node.restore = ((self_.shape, self_.dtype), (source_.shape, source_.dtype))
    return out


def masked_scatter_(input, mask, source):
    """In-place version of masked_scatter."""
    return in_place(masked_scatter_op, masked_scatter_into, input, mask, source)


def masked_scatter_into(self_, mask_, source_):
    np.copyto(self_, kernels.masked_scatter(self_, mask_, source_))


def masked_scatter_jvp(result, self, mask, source, self_t, source_t):
    if self_t is None:
        self_t = zero_like(self)
    if source_t is None:
        source_t = zero_like(source)
    return ops.masked_scatter(self_t, mask, source_t)


def masked_scatter_batched(self, mask, source):
    return ops.where(
        mask, batches.ordered(source, mask.expand(subscripts.common_shape(self, mask))), self
    )


masked_scatter_op = operation(
    "masked_scatter", "scatter", masked_scatter, masked_scatter_jvp, (0, 1, 2), edges=(0, 2),
    batched=masked_scatter_batched, exact=True,
)  # fmt: skip


# ---- select_scatter
def select_scatter(input, src, dim=None, index=None, *, out=None, axis=None):
    """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

    self with src as the slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_scatter", "dim")
    if out is not None:
        return write_out(select_scatter, out, Tensor, input, src, dim, index)
    if dim.__class__ is not int:
        dim = value_argument("select_scatter", "dim", "int", dim)
    if index.__class__ is not int:
        index = value_argument("select_scatter", "index", "int", index)
    if input.__class__ is not Tensor or src.__class__ is not Tensor:
        _found = overridden("select_scatter", select_scatter, input, src, dim, index)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("select_scatter", 0, "input", input)
        src = tensor_argument("select_scatter", 1, "src", src)
    try:
        return ops.index_put(input, subscripts.select_part(input.shape, src.shape, dim, index), src)
    except FAULTS as _error:
        raise refused(_error, "select_scatter", input, src, dim, index) from None


# ---- slice_scatter
def slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, out=None, axis=None):
    """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int
    step=1) -> Tensor

    self with src as every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(slice_scatter, out, Tensor, input, src, dim, start, end, step)
    if dim.__class__ is not int:
        dim = value_argument("slice_scatter", "dim", "int", dim)
    if start is not None and start.__class__ is not int:
        start = value_argument("slice_scatter", "start", "int?", start)
    if end is not None and end.__class__ is not int:
        end = value_argument("slice_scatter", "end", "int?", end)
    if step.__class__ is not int:
        step = value_argument("slice_scatter", "step", "int", step)
    if input.__class__ is not Tensor or src.__class__ is not Tensor:
        _found = overridden("slice_scatter", slice_scatter, input, src, dim, start, end, step)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("slice_scatter", 0, "input", input)
        src = tensor_argument("slice_scatter", 1, "src", src)
    try:
        return ops.index_put(
            input, subscripts.slice_part(input.shape, src.shape, dim, start, end, step), src
        )
    except FAULTS as _error:
        raise refused(_error, "slice_scatter", input, src, dim, start, end, step) from None


# ---- diagonal_scatter
def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1, _=Tensor, out=Tensor):
    """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

    self with src on the diagonals of the matrices in two dimensions.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(diagonal_scatter, out, _, input, src, offset, dim1, dim2)
    if offset.__class__ is not int:
        offset = value_argument("diagonal_scatter", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = value_argument("diagonal_scatter", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = value_argument("diagonal_scatter", "dim2", "int", dim2)
    if input.__class__ is not Tensor or src.__class__ is not Tensor:
        _found = overridden("diagonal_scatter", diagonal_scatter, input, src, offset, dim1, dim2)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("diagonal_scatter", 0, "input", input)
        src = tensor_argument("diagonal_scatter", 1, "src", src)
    try:
        return ops.put(
            input, subscripts.diagonal_places(input.shape, src.shape, offset, dim1, dim2), src
        )
    except FAULTS as _error:
        raise refused(_error, "diagonal_scatter", input, src, offset, dim1, dim2) from None


# ---- as_strided_scatter
def as_strided_scatter(input, src, size, stride, storage_offset=None, _=Tensor, out=Tensor):
    """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int?
    storage_offset=None) -> Tensor

    self with src where as_strided lies in its memory.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(as_strided_scatter, out, _, input, src, size, stride, storage_offset)
    if not all_ints(size):
        size = value_argument("as_strided_scatter", "size", "int[]", size)
    if not all_ints(stride):
        stride = value_argument("as_strided_scatter", "stride", "int[]", stride)
    if storage_offset is not None and storage_offset.__class__ is not int:
        storage_offset = value_argument(
            "as_strided_scatter", "storage_offset", "int?", storage_offset
        )
    if input.__class__ is not Tensor or src.__class__ is not Tensor:
        _found = overridden(
            "as_strided_scatter", as_strided_scatter, input, src, size, stride, storage_offset
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("as_strided_scatter", 0, "input", input)
        src = tensor_argument("as_strided_scatter", 1, "src", src)
    try:
        return subscripts.as_strided_scatter(input, src, size, stride, storage_offset)
    except FAULTS as _error:
        raise refused(
            _error, "as_strided_scatter", input, src, size, stride, storage_offset
        ) from None
