# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 4020394cb1eec8ef, content 301dada51f566cc6
"""Placing: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import batches, embeddings
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, ONE, dispatch, operation, overridden, wrap_numbers
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import choose, missing_argument, tensor_argument, zero_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import indexing, scattering
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "scatter_src", "scatter_src_", "scatter_value", "scatter_value_", "scatter_add", "scatter_add_",
    "index_add", "index_add_", "index_fill", "index_fill_", "masked_fill", "masked_fill_",
    "scatter_src_reduce", "scatter_src_reduce_", "scatter_value_reduce", "scatter_value_reduce_",
    "scatter_reduce", "scatter_reduce_", "index_reduce", "index_reduce_", "segment_reduce",
    "scatter", "scatter_",
]  # fmt: skip


# ---- scatter.src
class ScatterBackward0(Node):
    __slots__ = ()
    operation = "scatter.src"
    formulas = {
        "self": "grad.scatter(dim, index, 0)",
        "src": (
            "indexing.like_source(grad.gather(dim, index) * indexing.survivors(self.shape, dim, "
            "index), src.shape)"
        ),
    }
    saves = {"index": None}
    arg_names = ("dim", "self_shape", "src_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, self_shape, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = kernels.scatter(grad, dim, index, 0)
        if needs[1] is not None:
            grad_of_src = indexing.like_source(
                kernels.gather(grad, dim, index) * indexing.survivors(self_shape, dim, index),
                src_shape,
            )
        return node.restored(grad_of_self, grad_of_src)

    on_tensors = calling(on_arrays, kernels=ops)


def scatter_src(input, dim=None, index=None, src=None, *, axis=None):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self with elements of src at index along dim; where an index repeats, the last one
    stays.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.src", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.src", "dim", "int", dim)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or src.__class__ is not Tensor
    ):
        return dispatch(scatter_src_op, input, dim, index, src)
    self_ = input._data
    index_ = index._data
    src_ = src._data
    try:
        result_ = kernels.scatter(self_, dim, index_, src_)
    except FAULTS as _error:
        raise refused(_error, "scatter.src", self_, dim, index_, src_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or result_ is src_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_, src_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    src_fn = src._fn
    if self_fn is None and src_fn is None:
        out._fn = None
        return MODE.mark(out, scatter_src_op, input, dim, index, src) if MODE.marks else out
    out._fn = node = ScatterBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index, src):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = (index_,)
    node.args = (dim, self_.shape, src_.shape)
    node.restore = ((self_.shape, self_.dtype), (src_.shape, src_.dtype))
    return out


def scatter_src_(input, dim=None, index=None, src=None, *, axis=None):
    """In-place version of scatter_src."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.src", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.src", "dim", "int", dim)
    return in_place(scatter_src_op, scatter_src_into, input, dim, index, src)


def scatter_src_into(self_, dim, index_, src_):
    np.copyto(self_, kernels.scatter(self_, dim, index_, src_))


def scatter_src_jvp(result, self, dim, index, src, self_t, src_t):
    if self_t is None:
        self_t = zero_like(self)
    if src_t is None:
        src_t = zero_like(src)
    return ops.scatter(self_t, dim, index, src_t)


scatter_src_op = operation(
    "scatter.src", "scatter", scatter_src, scatter_src_jvp, (0, 2, 3), edges=(0, 3), exact=True
)


# ---- scatter.value
class ScatterBackward1(Node):
    __slots__ = ()
    operation = "scatter.value"
    formulas = {"self": "grad.scatter(dim, index, 0)"}
    saves = {"index": None}
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        return node.restored_one(kernels.scatter(grad, dim, index, 0))

    on_tensors = calling(on_arrays, kernels=ops)


def scatter_value(input, dim=None, index=None, value=None, *, axis=None):
    """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor

    self with one value at index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.value", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.value", "dim", "int", dim)
    if value.__class__ not in NUMBERS:
        value = value_argument("scatter.value", "value", "Scalar", value)
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(scatter_value_op, input, dim, index, value)
    self_ = input._data
    index_ = index._data
    try:
        result_ = kernels.scatter(self_, dim, index_, kernels.element(self_, value))
    except FAULTS as _error:
        result_ = wrap_numbers(_error, scatter_value_op, self_, dim, index_, value)
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
        return MODE.mark(out, scatter_value_op, input, dim, index, value) if MODE.marks else out
    out._fn = node = ScatterBackward1()
    if MODE.altered and not MODE.records(node, out, input, dim, index, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def scatter_value_(input, dim=None, index=None, value=None, *, axis=None):
    """In-place version of scatter_value."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.value", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.value", "dim", "int", dim)
    if value.__class__ not in NUMBERS:
        value = value_argument("scatter.value", "value", "Scalar", value)
    return in_place(scatter_value_op, scatter_value_into, input, dim, index, value)


def scatter_value_into(self_, dim, index_, value):
    np.copyto(self_, kernels.scatter(self_, dim, index_, kernels.element(self_, value)))


def scatter_value_jvp(result, self, dim, index, value, self_t):
    return self_t.scatter(dim, index, 0)


scatter_value_op = operation(
    "scatter.value", "scatter", scatter_value, scatter_value_jvp, (0, 2), edges=(0,), exact=True
)


# ---- scatter_add
class ScatterAddBackward0(Node):
    __slots__ = ()
    operation = "scatter_add"
    formulas = {"self": "grad", "src": "indexing.like_source(grad.gather(dim, index), src.shape)"}
    saves = {"index": None}
    arg_names = ("dim", "src_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_src = indexing.like_source(kernels.gather(grad, dim, index), src_shape)
        return node.restored(grad_of_self, grad_of_src)

    on_tensors = calling(on_arrays, kernels=ops)


def scatter_add(input, dim=None, index=None, src=None, *, out=None, axis=None):
    """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self plus elements of src at index along dim; where an index repeats, all are added.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter_add", "dim")
    if out is not None:
        return write_out(scatter_add, out, Tensor, input, dim, index, src)
    if dim.__class__ is not int:
        dim = value_argument("scatter_add", "dim", "int", dim)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or src.__class__ is not Tensor
    ):
        return dispatch(scatter_add_op, input, dim, index, src)
    self_ = input._data
    index_ = index._data
    src_ = src._data
    try:
        result_ = kernels.scatter_add(self_, dim, index_, src_)
    except FAULTS as _error:
        raise refused(_error, "scatter_add", self_, dim, index_, src_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or result_ is src_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_, src_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    src_fn = src._fn
    if self_fn is None and src_fn is None:
        out._fn = None
        return MODE.mark(out, scatter_add_op, input, dim, index, src) if MODE.marks else out
    out._fn = node = ScatterAddBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index, src):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = (None if src_fn is None else index_,)
    node.args = (dim, src_.shape)
    node.restore = ((self_.shape, self_.dtype), (src_.shape, src_.dtype))
    return out


def scatter_add_(input, dim=None, index=None, src=None, *, axis=None):
    """In-place version of scatter_add."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter_add", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter_add", "dim", "int", dim)
    return in_place(scatter_add_op, scatter_add_into, input, dim, index, src)


def scatter_add_into(self_, dim, index_, src_):
    np.copyto(self_, kernels.scatter_add(self_, dim, index_, src_))


def scatter_add_jvp(result, self, dim, index, src, self_t, src_t):
    if self_t is None:
        self_t = zero_like(self)
    if src_t is None:
        src_t = zero_like(src)
    return ops.scatter_add(self_t, dim, index, src_t)


scatter_add_op = operation(
    "scatter_add", "scatter", scatter_add, scatter_add_jvp, (0, 2, 3), edges=(0, 3), exact=True
)


# ---- index_add
class IndexAddBackward0(Node):
    __slots__ = ()
    operation = "index_add"
    formulas = {
        "self": "grad",
        "source": "scattering.scaled(grad.index_select(dim, index), alpha).reshape(source.shape)",
    }
    saves = {"index": None}
    arg_names = ("dim", "alpha", "source_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, alpha, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_source = kernels.reshape(
                scattering.scaled(kernels.index_select(grad, dim, index), alpha), source_shape
            )
        return node.restored(grad_of_self, grad_of_source)

    on_tensors = calling(on_arrays, kernels=ops)


def index_add(input, dim=None, index=None, source=None, *, alpha=1, out=None, axis=None):
    """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

    self plus slices of alpha * source at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_add", "dim")
    if out is not None:
        return write_out(index_add, out, Tensor, input, dim, index, source, alpha=alpha)
    if dim.__class__ is not int:
        dim = value_argument("index_add", "dim", "int", dim)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("index_add", "alpha", "Scalar", alpha)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or source.__class__ is not Tensor
    ):
        return dispatch(index_add_op, input, dim, index, source, alpha)
    self_ = input._data
    index_ = index._data
    source_ = source._data
    try:
        result_ = kernels.index_add(self_, dim, index_, source_, alpha)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, index_add_op, self_, dim, index_, source_, alpha)
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
        return MODE.mark(out, index_add_op, input, dim, index, source, alpha) if MODE.marks else out
    out._fn = node = IndexAddBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index, source, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (None if source_fn is None else index_,)
    node.args = (dim, alpha, source_.shape)
    node.restore = ((self_.shape, self_.dtype), (source_.shape, source_.dtype))
    return out


def index_add_(input, dim=None, index=None, source=None, *, alpha=1, axis=None):
    """In-place version of index_add."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_add", "dim")
    if dim.__class__ is not int:
        dim = value_argument("index_add", "dim", "int", dim)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("index_add", "alpha", "Scalar", alpha)
    return in_place(index_add_op, index_add_into, input, dim, index, source, alpha)


def index_add_into(self_, dim, index_, source_, alpha):
    np.copyto(self_, kernels.index_add(self_, dim, index_, source_, alpha))


def index_add_jvp(result, self, dim, index, source, alpha, self_t, source_t):
    if self_t is None:
        self_t = zero_like(self)
    if source_t is None:
        source_t = zero_like(source)
    return ops.index_add(self_t, dim, index, source_t, alpha=alpha)


index_add_op = operation(
    "index_add", "scatter", index_add, index_add_jvp, (0, 2, 3), edges=(0, 3), keywords=("alpha",),
    batched="at_places", exact=True,
)  # fmt: skip


# ---- index_fill
class IndexFillBackward0(Node):
    __slots__ = ()
    operation = "index_fill"
    formulas = {
        "self": "grad.index_fill(dim, index, 0)",
        "value": "grad - grad.index_fill(dim, index, 0)",
    }
    saves = {"index": None}
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = kernels.index_fill(grad, dim, index, 0)
        if needs[1] is not None:
            grad_of_value = grad - kernels.index_fill(grad, dim, index, 0)
        return node.restored(grad_of_self, grad_of_value)

    on_tensors = calling(on_arrays, kernels=ops)


def index_fill(input, dim=None, index=None, value=None, *, out=None, axis=None):
    """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor

    self with one value in the slices at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_fill", "dim")
    if out is not None:
        return write_out(index_fill, out, Tensor, input, dim, index, value)
    if dim.__class__ is not int:
        dim = value_argument("index_fill", "dim", "int", dim)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or value.__class__ is not Tensor
    ):
        return dispatch(index_fill_op, input, dim, index, value)
    self_ = input._data
    index_ = index._data
    value_ = value._data
    try:
        result_ = kernels.index_fill(self_, dim, index_, value_)
    except FAULTS as _error:
        raise refused(_error, "index_fill", self_, dim, index_, value_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or result_ is value_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_, value_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    value_fn = value._fn
    if self_fn is None and value_fn is None:
        out._fn = None
        return MODE.mark(out, index_fill_op, input, dim, index, value) if MODE.marks else out
    out._fn = node = IndexFillBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, value if value_fn is LEAF else value_fn)
    node.saved = (index_,)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype), (value_.shape, value_.dtype))
    return out


def index_fill_(input, dim=None, index=None, value=None, *, axis=None):
    """In-place version of index_fill."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_fill", "dim")
    if dim.__class__ is not int:
        dim = value_argument("index_fill", "dim", "int", dim)
    return in_place(index_fill_op, index_fill_into, input, dim, index, value)


def index_fill_into(self_, dim, index_, value_):
    np.copyto(self_, kernels.index_fill(self_, dim, index_, value_))


def index_fill_jvp(result, self, dim, index, value, self_t, value_t):
    if self_t is None:
        self_t = zero_like(self)
    if value_t is None:
        value_t = zero_like(value)
    return ops.index_fill(self_t, dim, index, value_t)


def index_fill_batched(self, dim, index, value):
    return ops.where(batches.named_places(self.shape, dim, index), value.to(self.dtype), self)


index_fill_op = operation(
    "index_fill", "scatter", index_fill, index_fill_jvp, (0, 2, 3), edges=(0, 3),
    batched=index_fill_batched, exact=True,
)  # fmt: skip


# ---- masked_fill
class MaskedFillBackward0(Node):
    __slots__ = ()
    operation = "masked_fill"
    formulas = {"self": "where(mask, 0, grad)", "value": "where(mask, grad, 0)"}
    saves = {"mask": None}

    def on_arrays(node, saved, grad, needs):
        (mask,) = saved
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = kernels.where(mask, 0, grad)
        if needs[1] is not None:
            grad_of_value = kernels.where(mask, grad, 0)
        return node.restored(grad_of_self, grad_of_value)

    on_tensors = calling(on_arrays, kernels=ops)


def masked_fill(input, mask, value, _=Tensor, out=Tensor):
    """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor

    value where mask is true, self elsewhere.
    """
    if input.__class__ is not out or mask.__class__ is not _ or value.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(masked_fill, out, _, input, mask, value)
        return dispatch(masked_fill_op, input, mask, value)
    self_ = input._data
    mask_ = mask._data
    value_ = value._data
    try:
        result_ = kernels.masked_fill(self_, mask_, value_)
    except FAULTS as _error:
        raise refused(_error, "masked_fill", self_, mask_, value_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is mask_
        or result_ is value_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, mask_, value_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    value_fn = value._fn
    if self_fn is None and value_fn is None:
        out._fn = None
        return MODE.mark(out, masked_fill_op, input, mask, value) if MODE.marks else out
    out._fn = node = MaskedFillBackward0()
    if MODE.altered and not MODE.records(node, out, input, mask, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, value if value_fn is LEAF else value_fn)
    node.saved = (mask_,)
    node.restore = ((self_.shape, self_.dtype), (value_.shape, value_.dtype))
    return out


def masked_fill_(input, mask, value):
    """In-place version of masked_fill."""
    return in_place(masked_fill_op, masked_fill_into, input, mask, value)


def masked_fill_into(self_, mask_, value_):
    np.copyto(self_, kernels.masked_fill(self_, mask_, value_))


def masked_fill_jvp(result, self, mask, value, self_t, value_t):
    if self_t is None:
        self_t = zero_like(self)
    if value_t is None:
        value_t = zero_like(value)
    return ops.masked_fill(self_t, mask, value_t)


def masked_fill_batched(self, mask, value):
    return ops.where(mask, value.to(self.dtype), self)


masked_fill_op = operation(
    "masked_fill", "scatter", masked_fill, masked_fill_jvp, (0, 1, 2), edges=(0, 2),
    batched=masked_fill_batched, exact=True,
)  # fmt: skip


# ---- scatter.src_reduce
class ScatterBackward2(Node):
    __slots__ = ()
    operation = "scatter.src_reduce"
    formulas = {
        "self, src": "scattering.reduced(grad, self, src, result, dim, index, reduce, True)",
    }
    saves = {"self": 0, "index": None, "src": 1, "result": Output(None, 0)}
    arg_names = ("dim", "reduce")
    recomputed = {3: 0}

    def on_arrays(node, saved, grad, needs):
        self, index, src, result = saved
        dim, reduce = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_self, grad_of_src = scattering.reduced(
                grad, self, src, result, dim, index, reduce, True
            )
        return node.restored(grad_of_self, grad_of_src)

    def recompute(node, saved):
        self, index, src, _result = saved
        dim, reduce = node.args
        return (kernels.scatter_src_reduce(self, dim, index, src, reduce),)


def scatter_src_reduce(input, dim=None, index=None, src=None, *, reduce, axis=None):
    """scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) ->
    Tensor

    self with elements of src added ('add') or multiplied ('multiply') at index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.src_reduce", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.src_reduce", "dim", "int", dim)
    if reduce.__class__ is not str:
        reduce = value_argument("scatter.src_reduce", "reduce", "str", reduce)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or src.__class__ is not Tensor
    ):
        return dispatch(scatter_src_reduce_op, input, dim, index, src, reduce)
    self_ = input._data
    index_ = index._data
    src_ = src._data
    try:
        result_ = kernels.scatter_src_reduce(self_, dim, index_, src_, reduce)
    except FAULTS as _error:
        raise refused(_error, "scatter.src_reduce", self_, dim, index_, src_, reduce) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or result_ is src_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_, src_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    src_fn = src._fn
    if self_fn is None and src_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, scatter_src_reduce_op, input, dim, index, src, reduce)
        return out
    out._fn = node = ScatterBackward2()
    if MODE.altered and not MODE.records(node, out, input, dim, index, src, reduce):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = (self_, index_, src_, result_)
    node.args = (dim, reduce)
    node.restore = ((self_.shape, self_.dtype), (src_.shape, src_.dtype))
    return out


def scatter_src_reduce_(input, dim=None, index=None, src=None, *, reduce, axis=None):
    """In-place version of scatter_src_reduce."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.src_reduce", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.src_reduce", "dim", "int", dim)
    if reduce.__class__ is not str:
        reduce = value_argument("scatter.src_reduce", "reduce", "str", reduce)
    return in_place(scatter_src_reduce_op, scatter_src_reduce_into, input, dim, index, src, reduce)


def scatter_src_reduce_into(self_, dim, index_, src_, reduce):
    np.copyto(self_, kernels.scatter_src_reduce(self_, dim, index_, src_, reduce))


scatter_src_reduce_op = operation(
    "scatter.src_reduce", "scatter", scatter_src_reduce, None, (0, 2, 3), edges=(0, 3),
    keywords=("reduce",), exact=True,
)  # fmt: skip


# ---- scatter.value_reduce
class ScatterBackward3(Node):
    __slots__ = ()
    operation = "scatter.value_reduce"
    formulas = {"self": "scattering.reduced_number(grad, self.shape, value, dim, index, reduce)"}
    saves = {"index": None}
    arg_names = ("self_shape", "value", "dim", "reduce")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        self_shape, value, dim, reduce = node.args
        return node.restored_one(
            scattering.reduced_number(grad, self_shape, value, dim, index, reduce)
        )


def scatter_value_reduce(input, dim=None, index=None, value=None, *, reduce, axis=None):
    """scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
    Tensor

    self with one value added ('add') or multiplied ('multiply') at index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.value_reduce", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.value_reduce", "dim", "int", dim)
    if value.__class__ not in NUMBERS:
        value = value_argument("scatter.value_reduce", "value", "Scalar", value)
    if reduce.__class__ is not str:
        reduce = value_argument("scatter.value_reduce", "reduce", "str", reduce)
    if input.__class__ is not Tensor or index.__class__ is not Tensor:
        return dispatch(scatter_value_reduce_op, input, dim, index, value, reduce)
    self_ = input._data
    index_ = index._data
    try:
        result_ = kernels.scatter_src_reduce(
            self_, dim, index_, kernels.element(self_, value), reduce
        )
    except FAULTS as _error:
        result_ = wrap_numbers(_error, scatter_value_reduce_op, self_, dim, index_, value, reduce)
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
        if MODE.marks:
            MODE.mark(out, scatter_value_reduce_op, input, dim, index, value, reduce)
        return out
    out._fn = node = ScatterBackward3()
    if MODE.altered and not MODE.records(node, out, input, dim, index, value, reduce):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (index_,)
    node.args = (self_.shape, value, dim, reduce)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def scatter_value_reduce_(input, dim=None, index=None, value=None, *, reduce, axis=None):
    """In-place version of scatter_value_reduce."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter.value_reduce", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter.value_reduce", "dim", "int", dim)
    if value.__class__ not in NUMBERS:
        value = value_argument("scatter.value_reduce", "value", "Scalar", value)
    if reduce.__class__ is not str:
        reduce = value_argument("scatter.value_reduce", "reduce", "str", reduce)
    return in_place(
        scatter_value_reduce_op, scatter_value_reduce_into, input, dim, index, value, reduce
    )


def scatter_value_reduce_into(self_, dim, index_, value, reduce):
    np.copyto(
        self_, kernels.scatter_src_reduce(self_, dim, index_, kernels.element(self_, value), reduce)
    )


scatter_value_reduce_op = operation(
    "scatter.value_reduce", "scatter", scatter_value_reduce, None, (0, 2), edges=(0,),
    keywords=("reduce",), exact=True,
)  # fmt: skip


# ---- scatter_reduce
class ScatterReduceBackward0(Node):
    __slots__ = ()
    operation = "scatter_reduce"
    formulas = {
        "self, src": (
            "scattering.reduced(grad, self, src, result, dim, index, reduce, include_self)"
        ),
    }
    saves = {"self": 0, "index": None, "src": 1, "result": Output(None, 0)}
    arg_names = ("dim", "reduce", "include_self")
    recomputed = {3: 0}

    def on_arrays(node, saved, grad, needs):
        self, index, src, result = saved
        dim, reduce, include_self = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_self, grad_of_src = scattering.reduced(
                grad, self, src, result, dim, index, reduce, include_self
            )
        return node.restored(grad_of_self, grad_of_src)

    def recompute(node, saved):
        self, index, src, _result = saved
        dim, reduce, include_self = node.args
        return (kernels.scatter_reduce(self, dim, index, src, reduce, include_self),)


def scatter_reduce(
    input, dim=None, index=None, src=None, reduce=None, *, include_self=True, out=None, axis=None
):
    """scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
    include_self=True) -> Tensor

    self combined with elements of src at index along dim by sum, prod, mean, amax or
    amin.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter_reduce", "dim")
    if out is not None:
        return write_out(
            scatter_reduce, out, Tensor, input, dim, index, src, reduce, include_self=include_self
        )
    if dim.__class__ is not int:
        dim = value_argument("scatter_reduce", "dim", "int", dim)
    if reduce.__class__ is not str:
        reduce = value_argument("scatter_reduce", "reduce", "str", reduce)
    if include_self is not True and include_self is not False:
        include_self = value_argument("scatter_reduce", "include_self", "bool", include_self)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or src.__class__ is not Tensor
    ):
        return dispatch(scatter_reduce_op, input, dim, index, src, reduce, include_self)
    self_ = input._data
    index_ = index._data
    src_ = src._data
    try:
        result_ = kernels.scatter_reduce(self_, dim, index_, src_, reduce, include_self)
    except FAULTS as _error:
        raise refused(
            _error, "scatter_reduce", self_, dim, index_, src_, reduce, include_self
        ) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is index_
        or result_ is src_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, index_, src_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    src_fn = src._fn
    if self_fn is None and src_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, scatter_reduce_op, input, dim, index, src, reduce, include_self)
        return out
    out._fn = node = ScatterReduceBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, index, src, reduce, include_self):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = (self_, index_, src_, result_)
    node.args = (dim, reduce, include_self)
    node.restore = ((self_.shape, self_.dtype), (src_.shape, src_.dtype))
    return out


def scatter_reduce_(
    input, dim=None, index=None, src=None, reduce=None, *, include_self=True, axis=None
):
    """In-place version of scatter_reduce."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter_reduce", "dim")
    if dim.__class__ is not int:
        dim = value_argument("scatter_reduce", "dim", "int", dim)
    if reduce.__class__ is not str:
        reduce = value_argument("scatter_reduce", "reduce", "str", reduce)
    if include_self is not True and include_self is not False:
        include_self = value_argument("scatter_reduce", "include_self", "bool", include_self)
    return in_place(
        scatter_reduce_op, scatter_reduce_into, input, dim, index, src, reduce, include_self
    )


def scatter_reduce_into(self_, dim, index_, src_, reduce, include_self):
    np.copyto(self_, kernels.scatter_reduce(self_, dim, index_, src_, reduce, include_self))


scatter_reduce_op = operation(
    "scatter_reduce", "scatter", scatter_reduce, None, (0, 2, 3), edges=(0, 3),
    keywords=("include_self",), exact=True,
)  # fmt: skip


# ---- index_reduce
class IndexReduceBackward0(Node):
    __slots__ = ()
    operation = "index_reduce"
    formulas = {
        "self, source": (
            "scattering.index_reduced(grad, self, source, result, dim, index, reduce, include_self)"
        ),
    }
    saves = {"self": 0, "index": None, "source": 1, "result": Output(None, 0)}
    arg_names = ("dim", "reduce", "include_self")
    recomputed = {3: 0}

    def on_arrays(node, saved, grad, needs):
        self, index, source, result = saved
        dim, reduce, include_self = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_self, grad_of_source = scattering.index_reduced(
                grad, self, source, result, dim, index, reduce, include_self
            )
        return node.restored(grad_of_self, grad_of_source)

    def recompute(node, saved):
        self, index, source, _result = saved
        dim, reduce, include_self = node.args
        return (kernels.index_reduce(self, dim, index, source, reduce, include_self),)


def index_reduce(
    input, dim=None, index=None, source=None, reduce=None, *, include_self=True, out=None, axis=None
):
    """index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
    include_self=True) -> Tensor

    self combined with slices of source at indices along dim by prod, mean, amax or amin.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_reduce", "dim")
    if out is not None:
        return write_out(
            index_reduce, out, Tensor, input, dim, index, source, reduce, include_self=include_self
        )
    if dim.__class__ is not int:
        dim = value_argument("index_reduce", "dim", "int", dim)
    if reduce.__class__ is not str:
        reduce = value_argument("index_reduce", "reduce", "str", reduce)
    if include_self is not True and include_self is not False:
        include_self = value_argument("index_reduce", "include_self", "bool", include_self)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or source.__class__ is not Tensor
    ):
        return dispatch(index_reduce_op, input, dim, index, source, reduce, include_self)
    self_ = input._data
    index_ = index._data
    source_ = source._data
    try:
        result_ = kernels.index_reduce(self_, dim, index_, source_, reduce, include_self)
    except FAULTS as _error:
        raise refused(
            _error, "index_reduce", self_, dim, index_, source_, reduce, include_self
        ) from None
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
        if MODE.marks:
            MODE.mark(out, index_reduce_op, input, dim, index, source, reduce, include_self)
        return out
    out._fn = node = IndexReduceBackward0()
    if MODE.altered and not MODE.records(
        node, out, input, dim, index, source, reduce, include_self
    ):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (self_, index_, source_, result_)
    node.args = (dim, reduce, include_self)
    node.restore = ((self_.shape, self_.dtype), (source_.shape, source_.dtype))
    return out


def index_reduce_(
    input, dim=None, index=None, source=None, reduce=None, *, include_self=True, axis=None
):
    """In-place version of index_reduce."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_reduce", "dim")
    if dim.__class__ is not int:
        dim = value_argument("index_reduce", "dim", "int", dim)
    if reduce.__class__ is not str:
        reduce = value_argument("index_reduce", "reduce", "str", reduce)
    if include_self is not True and include_self is not False:
        include_self = value_argument("index_reduce", "include_self", "bool", include_self)
    return in_place(
        index_reduce_op, index_reduce_into, input, dim, index, source, reduce, include_self
    )


def index_reduce_into(self_, dim, index_, source_, reduce, include_self):
    np.copyto(self_, kernels.index_reduce(self_, dim, index_, source_, reduce, include_self))


index_reduce_op = operation(
    "index_reduce", "scatter", index_reduce, None, (0, 2, 3), edges=(0, 3),
    keywords=("include_self",), batched="at_places", exact=True,
)  # fmt: skip


# ---- segment_reduce
def segment_reduce(
    data, reduce, *, lengths=None, indices=None, offsets=None, axis=0, unsafe=False, initial=None,
    out=None,
):  # fmt: skip
    """segment_reduce(Tensor data, str reduce, *, Tensor? lengths=None, Tensor? indices=None,
    Tensor? offsets=None, int axis=0, bool unsafe=False, Scalar? initial=None) -> Tensor

    The sum, mean, max, min or prod of each segment along `axis`, of so many elements, or
    between two `offsets`.
    """
    if out is not None:
        return write_out(
            segment_reduce, out, Tensor, data, reduce, lengths=lengths, indices=indices,
            offsets=offsets, axis=axis, unsafe=unsafe, initial=initial,
        )  # fmt: skip
    if reduce.__class__ is not str:
        reduce = value_argument("segment_reduce", "reduce", "str", reduce)
    if axis.__class__ is not int:
        axis = value_argument("segment_reduce", "axis", "int", axis)
    if unsafe is not True and unsafe is not False:
        unsafe = value_argument("segment_reduce", "unsafe", "bool", unsafe)
    if initial is not None and initial.__class__ not in NUMBERS:
        initial = value_argument("segment_reduce", "initial", "Scalar?", initial)
    if (
        data.__class__ is not Tensor
        or (lengths is not None and lengths.__class__ is not Tensor)
        or (indices is not None and indices.__class__ is not Tensor)
        or (offsets is not None and offsets.__class__ is not Tensor)
    ):
        _found = overridden(
            "segment_reduce", segment_reduce, data, reduce, lengths=lengths, indices=indices,
            offsets=offsets, axis=axis, unsafe=unsafe, initial=initial,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        data = tensor_argument("segment_reduce", 0, "data", data)
        if lengths is not None:
            lengths = tensor_argument("segment_reduce", 2, "lengths", lengths)
        if indices is not None:
            indices = tensor_argument("segment_reduce", 3, "indices", indices)
        if offsets is not None:
            offsets = tensor_argument("segment_reduce", 4, "offsets", offsets)
    if MODE.settle is not None:
        check_dtypes("segment_reduce", "composite", data.dtype)
    try:
        return embeddings.segment_reduce(
            data, reduce, lengths, indices, offsets, axis, unsafe, initial
        )
    except FAULTS as _error:
        raise refused(
            _error, "segment_reduce", data, reduce, lengths, indices, offsets, axis, unsafe, initial
        ) from None


def scatter(*args, **kwargs):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) ->
    Tensor
    scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
    Tensor

    self with elements of src at index along dim; where an index repeats, the last one
    stays.
    self with one value at index along dim.
    self with elements of src added ('add') or multiplied ('multiply') at index along dim.
    self with one value added ('add') or multiplied ('multiply') at index along dim.
    """
    if "out" in kwargs:
        return write_out(scatter, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("scatter", scatter_overloads, args, kwargs)


scatter_overloads = (
    (scatter_src, "Tensor input, int dim, Tensor index, Tensor src"),
    (scatter_value, "Tensor input, int dim, Tensor index, Scalar value"),
    (scatter_src_reduce, "Tensor input, int dim, Tensor index, Tensor src, *, str reduce"),
    (scatter_value_reduce, "Tensor input, int dim, Tensor index, Scalar value, *, str reduce"),
)


def scatter_(*args, **kwargs):
    """In-place version of scatter."""
    return choose("scatter_", scatter__overloads, args, kwargs)


scatter__overloads = (
    (scatter_src_, "Tensor input, int dim, Tensor index, Tensor src"),
    (scatter_value_, "Tensor input, int dim, Tensor index, Scalar value"),
    (scatter_src_reduce_, "Tensor input, int dim, Tensor index, Tensor src, *, str reduce"),
    (scatter_value_reduce_, "Tensor input, int dim, Tensor index, Scalar value, *, str reduce"),
)
