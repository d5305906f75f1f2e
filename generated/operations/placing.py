# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 596b803807c215a8, content 7999f96f6280efd8
"""Placing: functions, Backward nodes and tangents."""

import numpy as np

import generated.functions as ops
from autograd import kernels
from autograd.arguments import all_ints, value_argument
from autograd.clock import next_stamp
from autograd.composites import batches, subscripts
from autograd.formulas import indexing, scattering
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node, Output
from autograd.operation import NUMBERS, dispatch, operation
from autograd.refusals import FAULTS, refused
from autograd.settling import settled
from autograd.support import choose, missing_argument, tensor_argument, unshared, zero_like
from autograd.tensor import LEAF, Tensor

__all__ = [
    "as_strided_scatter",
    "diagonal_scatter",
    "index_add",
    "index_add_",
    "index_copy",
    "index_copy_",
    "index_fill",
    "index_fill_",
    "index_put",
    "index_put_",
    "index_reduce",
    "index_reduce_",
    "masked_fill",
    "masked_fill_",
    "masked_scatter",
    "masked_scatter_",
    "put",
    "put_",
    "scatter",
    "scatter_",
    "scatter_add",
    "scatter_add_",
    "scatter_reduce",
    "scatter_reduce_",
    "select_scatter",
    "slice_scatter",
]

ndarray = np.ndarray
asarray = np.asarray
ONE = 1


# ------------------------------------------------------------------------------------------------
# scatter.src


class ScatterBackward0(Node):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""

    __slots__ = ()
    operation = "scatter.src"
    formulas = {
        "self": "grad.scatter(dim, index, 0)",
        "src": (
            "indexing.like_source(grad.gather(dim, index) * indexing.survivors(self.shape, dim, "
            "index), src.shape)"
        ),
    }
    saved_names = ("index",)
    saved_edges = (None,)
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

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        dim, self_shape, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = grad.scatter(dim, index, 0)
        if needs[1] is not None:
            grad_of_src = indexing.like_source(
                grad.gather(dim, index) * indexing.survivors(self_shape, dim, index), src_shape
            )
        return node.restored(grad_of_self, grad_of_src)


def scatter_src(input, dim=None, index=None, src=None, *, axis=None):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self with elements of src at index along dim; where an index repeats, the last one stays.
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
        raise refused(_error, "scatter.src", self=self_, dim=dim, index=index_, src=src_) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterBackward0()
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
    "scatter.src", "scatter", scatter_src, scatter_src_jvp, (0, 2, 3), edges=(0, 3)
)


# ------------------------------------------------------------------------------------------------
# scatter.value


class ScatterBackward1(Node):
    """scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor"""

    __slots__ = ()
    operation = "scatter.value"
    formulas = {"self": "grad.scatter(dim, index, 0)"}
    saved_names = ("index",)
    saved_edges = (None,)
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        return node.restored_one(kernels.scatter(grad, dim, index, 0))

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        return node.restored_one(grad.scatter(dim, index, 0))


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
        raise refused(
            _error, "scatter.value", self=self_, dim=dim, index=index_, value=value
        ) from None
    if result_.__class__ is not ndarray:
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
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterBackward1()
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
    "scatter.value", "scatter", scatter_value, scatter_value_jvp, (0, 2), edges=(0,)
)


# ------------------------------------------------------------------------------------------------
# scatter_add


class ScatterAddBackward0(Node):
    """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor"""

    __slots__ = ()
    operation = "scatter_add"
    formulas = {"self": "grad", "src": "indexing.like_source(grad.gather(dim, index), src.shape)"}
    saved_names = ("index",)
    saved_edges = (None,)
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

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        dim, src_shape = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_src = indexing.like_source(grad.gather(dim, index), src_shape)
        return node.restored(grad_of_self, grad_of_src)


def scatter_add(input, dim=None, index=None, src=None, *, axis=None):
    """scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor

    self plus elements of src at index along dim; where an index repeats, all are added.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("scatter_add", "dim")
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
        raise refused(_error, "scatter_add", self=self_, dim=dim, index=index_, src=src_) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterAddBackward0()
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
    "scatter_add", "scatter", scatter_add, scatter_add_jvp, (0, 2, 3), edges=(0, 3)
)


# ------------------------------------------------------------------------------------------------
# index_add


class IndexAddBackward0(Node):
    """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = "index_add"
    formulas = {
        "self": "grad",
        "source": (
            "(grad.index_select(dim, index) if alpha == 1 else grad.index_select(dim, index) * "
            "alpha.conj()).reshape(source.shape)"
        ),
    }
    saved_names = ("index",)
    saved_edges = (None,)
    arg_names = ("alpha", "dim", "source_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        alpha, dim, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_source = kernels.reshape(
                kernels.index_select(grad, dim, index)
                if alpha == 1
                else kernels.index_select(grad, dim, index) * alpha.conjugate(),
                source_shape,
            )
        return node.restored(grad_of_self, grad_of_source)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        alpha, dim, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_source = (
                grad.index_select(dim, index)
                if alpha == 1
                else grad.index_select(dim, index) * alpha.conjugate()
            ).reshape(source_shape)
        return node.restored(grad_of_self, grad_of_source)


def index_add(input, dim=None, index=None, source=None, *, alpha=1, axis=None):
    """index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor

    self plus slices of alpha * source at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_add", "dim")
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
        raise refused(
            _error, "index_add", self=self_, dim=dim, index=index_, source=source_, alpha=alpha
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and source_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexAddBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (None if source_fn is None else index_,)
    node.args = (alpha, dim, source_.shape)
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
    "index_add",
    "scatter",
    index_add,
    index_add_jvp,
    (0, 2, 3),
    edges=(0, 3),
    keywords=("alpha",),
    batched="at_places",
)


# ------------------------------------------------------------------------------------------------
# index_fill


class IndexFillBackward0(Node):
    """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor"""

    __slots__ = ()
    operation = "index_fill"
    formulas = {
        "self": "grad.index_fill(dim, index, 0)",
        "value": "grad - grad.index_fill(dim, index, 0)",
    }
    saved_names = ("index",)
    saved_edges = (None,)
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

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        (dim,) = node.args
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = grad.index_fill(dim, index, 0)
        if needs[1] is not None:
            grad_of_value = grad - grad.index_fill(dim, index, 0)
        return node.restored(grad_of_self, grad_of_value)


def index_fill(input, dim=None, index=None, value=None, *, axis=None):
    """index_fill(Tensor self, int dim, Tensor index, Tensor value) -> Tensor

    self with one value in the slices at a vector of indices along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_fill", "dim")
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
        raise refused(
            _error, "index_fill", self=self_, dim=dim, index=index_, value=value_
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and value_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexFillBackward0()
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
    return ops.where(batches.named_places(self.shape, dim, index), value, self)


index_fill_op = operation(
    "index_fill",
    "scatter",
    index_fill,
    index_fill_jvp,
    (0, 2, 3),
    edges=(0, 3),
    batched=index_fill_batched,
)


# ------------------------------------------------------------------------------------------------
# masked_fill


class MaskedFillBackward0(Node):
    """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor"""

    __slots__ = ()
    operation = "masked_fill"
    formulas = {"self": "where(mask, 0, grad)", "value": "where(mask, grad, 0)"}
    saved_names = ("mask",)
    saved_edges = (None,)

    def on_arrays(node, saved, grad, needs):
        (mask,) = saved
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = kernels.where(mask, 0, grad)
        if needs[1] is not None:
            grad_of_value = kernels.where(mask, grad, 0)
        return node.restored(grad_of_self, grad_of_value)

    def on_tensors(node, saved, grad, needs):
        (mask,) = saved
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = ops.where(mask, 0, grad)
        if needs[1] is not None:
            grad_of_value = ops.where(mask, grad, 0)
        return node.restored(grad_of_self, grad_of_value)


def masked_fill(input, mask, value):
    """masked_fill(Tensor self, Tensor mask, Tensor value) -> Tensor

    value where mask is true, self elsewhere.
    """
    if (
        input.__class__ is not Tensor
        or mask.__class__ is not Tensor
        or value.__class__ is not Tensor
    ):
        return dispatch(masked_fill_op, input, mask, value)
    self_ = input._data
    mask_ = mask._data
    value_ = value._data
    try:
        result_ = kernels.masked_fill(self_, mask_, value_)
    except FAULTS as _error:
        raise refused(_error, "masked_fill", self=self_, mask=mask_, value=value_) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and value_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MaskedFillBackward0()
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
    "masked_fill",
    "scatter",
    masked_fill,
    masked_fill_jvp,
    (0, 1, 2),
    edges=(0, 2),
    batched=masked_fill_batched,
)


# ------------------------------------------------------------------------------------------------
# scatter.src_reduce


class ScatterBackward2(Node):
    """scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) ->
    Tensor
    """

    __slots__ = ()
    operation = "scatter.src_reduce"
    formulas = {
        "self, src": "scattering.reduced(grad, self, src, result, dim, index, reduce, True)",
    }
    saved_names = ("self", "index", "src", "result")
    saved_edges = (0, None, 1, Output(None, 0))
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

    on_tensors = on_arrays

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
        raise refused(
            _error, "scatter.src_reduce", self=self_, dim=dim, index=index_, src=src_, reduce=reduce
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterBackward2()
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
    "scatter.src_reduce",
    "scatter",
    scatter_src_reduce,
    None,
    (0, 2, 3),
    edges=(0, 3),
    keywords=("reduce",),
)


# ------------------------------------------------------------------------------------------------
# scatter.value_reduce


class ScatterBackward3(Node):
    """scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
    Tensor
    """

    __slots__ = ()
    operation = "scatter.value_reduce"
    formulas = {"self": "scattering.reduced_number(grad, self.shape, value, dim, index, reduce)"}
    saved_names = ("index",)
    saved_edges = (None,)
    arg_names = ("self_shape", "value", "dim", "reduce")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        self_shape, value, dim, reduce = node.args
        return node.restored_one(
            scattering.reduced_number(grad, self_shape, value, dim, index, reduce)
        )

    on_tensors = on_arrays


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
        raise refused(
            _error,
            "scatter.value_reduce",
            self=self_,
            dim=dim,
            index=index_,
            value=value,
            reduce=reduce,
        ) from None
    if result_.__class__ is not ndarray:
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
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterBackward3()
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
    "scatter.value_reduce",
    "scatter",
    scatter_value_reduce,
    None,
    (0, 2),
    edges=(0,),
    keywords=("reduce",),
)


# ------------------------------------------------------------------------------------------------
# scatter_reduce


class ScatterReduceBackward0(Node):
    """scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
    include_self=True) -> Tensor
    """

    __slots__ = ()
    operation = "scatter_reduce"
    formulas = {
        "self, src": (
            "scattering.reduced(grad, self, src, result, dim, index, reduce, include_self)"
        ),
    }
    saved_names = ("self", "index", "src", "result")
    saved_edges = (0, None, 1, Output(None, 0))
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

    on_tensors = on_arrays

    def recompute(node, saved):
        self, index, src, _result = saved
        dim, reduce, include_self = node.args
        return (kernels.scatter_reduce(self, dim, index, src, reduce, include_self),)


def scatter_reduce(
    input, dim=None, index=None, src=None, reduce=None, *, include_self=True, axis=None
):
    """scatter_reduce(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, bool
    include_self=True) -> Tensor

    self combined with elements of src at index along dim by sum, prod, mean, amax or amin.
    """
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
            _error,
            "scatter_reduce",
            self=self_,
            dim=dim,
            index=index_,
            src=src_,
            reduce=reduce,
            include_self=include_self,
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ScatterReduceBackward0()
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
    "scatter_reduce",
    "scatter",
    scatter_reduce,
    None,
    (0, 2, 3),
    edges=(0, 3),
    keywords=("include_self",),
)


# ------------------------------------------------------------------------------------------------
# index_reduce


class IndexReduceBackward0(Node):
    """index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
    include_self=True) -> Tensor
    """

    __slots__ = ()
    operation = "index_reduce"
    formulas = {
        "self, source": (
            "scattering.index_reduced(grad, self, source, result, dim, index, reduce, include_self)"
        ),
    }
    saved_names = ("self", "index", "source", "result")
    saved_edges = (0, None, 1, Output(None, 0))
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

    on_tensors = on_arrays

    def recompute(node, saved):
        self, index, source, _result = saved
        dim, reduce, include_self = node.args
        return (kernels.index_reduce(self, dim, index, source, reduce, include_self),)


def index_reduce(
    input, dim=None, index=None, source=None, reduce=None, *, include_self=True, axis=None
):
    """index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, bool
    include_self=True) -> Tensor

    self combined with slices of source at a vector of indices along dim by prod, mean, amax
    or amin.
    """
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
            _error,
            "index_reduce",
            self=self_,
            dim=dim,
            index=index_,
            source=source_,
            reduce=reduce,
            include_self=include_self,
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and source_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexReduceBackward0()
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
    "index_reduce",
    "scatter",
    index_reduce,
    None,
    (0, 2, 3),
    edges=(0, 3),
    keywords=("include_self",),
    batched="at_places",
)


# ------------------------------------------------------------------------------------------------
# index_put


class IndexPutBackward0(Node):
    """index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor"""

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


def index_put(input, indices, values, accumulate=False):
    """index_put(Tensor self, any indices, Tensor values, bool accumulate=False) -> Tensor

    self with values put or added at a tuple of indices; of several put at one place, the
    last stays.
    """
    if accumulate is not True and accumulate is not False:
        accumulate = value_argument("index_put", "accumulate", "bool", accumulate)
    if input.__class__ is not Tensor or values.__class__ is not Tensor:
        return dispatch(index_put_op, input, indices, values, accumulate)
    self_ = input._data
    values_ = values._data
    try:
        result_ = kernels.index_put(self_, indices, values_, accumulate)
    except FAULTS as _error:
        raise refused(
            _error, "index_put", self=self_, indices=indices, values=values_, accumulate=accumulate
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and values_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexPutBackward0()
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
    "index_put",
    "scatter",
    index_put,
    index_put_jvp,
    (0, 2),
    edges=(0, 2),
    batched="put_at_subscript",
)


# ------------------------------------------------------------------------------------------------
# put


class PutBackward0(Node):
    """put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor"""

    __slots__ = ()
    operation = "put"
    formulas = {
        "self": (
            "grad if accumulate else index_put((grad.reshape((-1,))), scattering.flat(index), "
            "0).reshape(grad.shape)"
        ),
        "source": (
            "scattering.put_values((grad.reshape((-1,))), (self.size,), scattering.flat(index), "
            "accumulate).reshape(source.shape)"
        ),
    }
    saved_names = ("index",)
    saved_edges = (None,)
    arg_names = ("accumulate", "self_size", "source_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        accumulate, self_size, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = (
                grad
                if accumulate
                else kernels.reshape(
                    kernels.index_put(
                        kernels.reshape(grad, (-1,)), scattering.flat(index), 0, False
                    ),
                    grad.shape,
                )
            )
        if needs[1] is not None:
            grad_of_source = kernels.reshape(
                scattering.put_values(
                    kernels.reshape(grad, (-1,)), (self_size,), scattering.flat(index), accumulate
                ),
                source_shape,
            )
        return node.restored(grad_of_self, grad_of_source)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        accumulate, self_size, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = (
                grad
                if accumulate
                else ops.index_put(grad.reshape((-1,)), scattering.flat(index), 0).reshape(
                    grad.shape
                )
            )
        if needs[1] is not None:
            grad_of_source = scattering.put_values(
                grad.reshape((-1,)), (self_size,), scattering.flat(index), accumulate
            ).reshape(source_shape)
        return node.restored(grad_of_self, grad_of_source)


def put(input, index, source, accumulate=False):
    """put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor

    self with elements of source put or added at index, counted through all dimensions.
    """
    if accumulate is not True and accumulate is not False:
        accumulate = value_argument("put", "accumulate", "bool", accumulate)
    if (
        input.__class__ is not Tensor
        or index.__class__ is not Tensor
        or source.__class__ is not Tensor
    ):
        return dispatch(put_op, input, index, source, accumulate)
    self_ = input._data
    index_ = index._data
    source_ = source._data
    try:
        result_ = kernels.put(self_, index_, source_, accumulate)
    except FAULTS as _error:
        raise refused(
            _error, "put", self=self_, index=index_, source=source_, accumulate=accumulate
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and source_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PutBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (index_,)
    node.args = (accumulate, self_.size, source_.shape)
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


put_op = operation("put", "scatter", put, put_jvp, (0, 1, 2), edges=(0, 2), batched="put_flat")


# ------------------------------------------------------------------------------------------------
# index_copy


class IndexCopyBackward0(Node):
    """index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor"""

    __slots__ = ()
    operation = "index_copy"
    formulas = {
        "self": "grad.index_fill(dim, index, 0)",
        "source": (
            "scattering.put_values(grad, self.shape, scattering.along(self.shape, dim, index), "
            "False).reshape(source.shape)"
        ),
    }
    saved_names = ("index",)
    saved_edges = (None,)
    arg_names = ("dim", "self_shape", "source_shape")

    def on_arrays(node, saved, grad, needs):
        (index,) = saved
        dim, self_shape, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = kernels.index_fill(grad, dim, index, 0)
        if needs[1] is not None:
            grad_of_source = kernels.reshape(
                scattering.put_values(
                    grad, self_shape, scattering.along(self_shape, dim, index), False
                ),
                source_shape,
            )
        return node.restored(grad_of_self, grad_of_source)

    def on_tensors(node, saved, grad, needs):
        (index,) = saved
        dim, self_shape, source_shape = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = grad.index_fill(dim, index, 0)
        if needs[1] is not None:
            grad_of_source = scattering.put_values(
                grad, self_shape, scattering.along(self_shape, dim, index), False
            ).reshape(source_shape)
        return node.restored(grad_of_self, grad_of_source)


def index_copy(input, dim=None, index=None, source=None, *, axis=None):
    """index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor

    self with slices of source at a vector of indices along dim; of several, the last stays.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("index_copy", "dim")
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
        raise refused(
            _error, "index_copy", self=self_, dim=dim, index=index_, source=source_
        ) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and source_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = IndexCopyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, source if source_fn is LEAF else source_fn)
    node.saved = (index_,)
    node.args = (dim, self_.shape, source_.shape)
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
    "index_copy",
    "scatter",
    index_copy,
    index_copy_jvp,
    (0, 2, 3),
    edges=(0, 3),
    batched="at_places",
)


# ------------------------------------------------------------------------------------------------
# masked_scatter


class MaskedScatterBackward0(Node):
    """masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor"""

    __slots__ = ()
    operation = "masked_scatter"
    formulas = {
        "self": "where(mask, 0, grad)",
        "source": "scattering.masked_source(grad, mask, source.shape)",
    }
    saved_names = ("mask",)
    saved_edges = (None,)
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

    def on_tensors(node, saved, grad, needs):
        (mask,) = saved
        (source_shape,) = node.args
        grad_of_self = grad_of_source = None
        if needs[0] is not None:
            grad_of_self = ops.where(mask, 0, grad)
        if needs[1] is not None:
            grad_of_source = scattering.masked_source(grad, mask, source_shape)
        return node.restored(grad_of_self, grad_of_source)


def masked_scatter(input, mask, source):
    """masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor

    self with the first elements of source where mask is true, in order.
    """
    if (
        input.__class__ is not Tensor
        or mask.__class__ is not Tensor
        or source.__class__ is not Tensor
    ):
        return dispatch(masked_scatter_op, input, mask, source)
    self_ = input._data
    mask_ = mask._data
    source_ = source._data
    try:
        result_ = kernels.masked_scatter(self_, mask_, source_)
    except FAULTS as _error:
        raise refused(_error, "masked_scatter", self=self_, mask=mask_, source=source_) from None
    if result_.__class__ is not ndarray:
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
    if (self_fn is None and source_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MaskedScatterBackward0()
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
    "masked_scatter",
    "scatter",
    masked_scatter,
    masked_scatter_jvp,
    (0, 1, 2),
    edges=(0, 2),
    batched=masked_scatter_batched,
)


# ------------------------------------------------------------------------------------------------
# select_scatter


def select_scatter(input, src, dim=None, index=None, *, axis=None):
    """select_scatter(Tensor self, Tensor src, int dim, int index) -> Tensor

    self with src as the slice at one index along dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_scatter", "dim")
    if dim.__class__ is not int:
        dim = value_argument("select_scatter", "dim", "int", dim)
    if index.__class__ is not int:
        index = value_argument("select_scatter", "index", "int", index)
    if input.__class__ is not Tensor:
        input = tensor_argument("select_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("select_scatter", 1, "src", src)
    try:
        return ops.index_put(input, subscripts.select_part(input.shape, src.shape, dim, index), src)
    except FAULTS as _error:
        raise refused(_error, "select_scatter", self=input, src=src, dim=dim, index=index) from None


# ------------------------------------------------------------------------------------------------
# slice_scatter


def slice_scatter(input, src, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_scatter(Tensor self, Tensor src, int dim=0, int? start=None, int? end=None, int
    step=1) -> Tensor

    self with src as every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("slice_scatter", "dim", "int", dim)
    if start is not None and start.__class__ is not int:
        start = value_argument("slice_scatter", "start", "int?", start)
    if end is not None and end.__class__ is not int:
        end = value_argument("slice_scatter", "end", "int?", end)
    if step.__class__ is not int:
        step = value_argument("slice_scatter", "step", "int", step)
    if input.__class__ is not Tensor:
        input = tensor_argument("slice_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("slice_scatter", 1, "src", src)
    try:
        return ops.index_put(
            input, subscripts.slice_part(input.shape, src.shape, dim, start, end, step), src
        )
    except FAULTS as _error:
        raise refused(
            _error, "slice_scatter", self=input, src=src, dim=dim, start=start, end=end, step=step
        ) from None


# ------------------------------------------------------------------------------------------------
# diagonal_scatter


def diagonal_scatter(input, src, offset=0, dim1=0, dim2=1):
    """diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor

    self with src on the diagonals of the matrices in two dimensions.
    """
    if offset.__class__ is not int:
        offset = value_argument("diagonal_scatter", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = value_argument("diagonal_scatter", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = value_argument("diagonal_scatter", "dim2", "int", dim2)
    if input.__class__ is not Tensor:
        input = tensor_argument("diagonal_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("diagonal_scatter", 1, "src", src)
    try:
        return ops.put(
            input, subscripts.diagonal_places(input.shape, src.shape, offset, dim1, dim2), src
        )
    except FAULTS as _error:
        raise refused(
            _error, "diagonal_scatter", self=input, src=src, offset=offset, dim1=dim1, dim2=dim2
        ) from None


# ------------------------------------------------------------------------------------------------
# as_strided_scatter


def as_strided_scatter(input, src, size, stride, storage_offset=None):
    """as_strided_scatter(Tensor self, Tensor src, int[] size, int[] stride, int?
    storage_offset=None) -> Tensor

    self with src where as_strided lies in its memory.
    """
    if not all_ints(size):
        size = value_argument("as_strided_scatter", "size", "int[]", size)
    if not all_ints(stride):
        stride = value_argument("as_strided_scatter", "stride", "int[]", stride)
    if storage_offset is not None and storage_offset.__class__ is not int:
        storage_offset = value_argument(
            "as_strided_scatter", "storage_offset", "int?", storage_offset
        )
    if input.__class__ is not Tensor:
        input = tensor_argument("as_strided_scatter", 0, "input", input)
    if src.__class__ is not Tensor:
        src = tensor_argument("as_strided_scatter", 1, "src", src)
    try:
        return subscripts.as_strided_scatter(input, src, size, stride, storage_offset)
    except FAULTS as _error:
        raise refused(
            _error,
            "as_strided_scatter",
            self=input,
            src=src,
            size=size,
            stride=stride,
            storage_offset=storage_offset,
        ) from None


def scatter(*args, **kwargs):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) ->
    Tensor
    scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
    Tensor
    """
    return choose("scatter", scatter_overloads, args, kwargs)


scatter_overloads = (
    (
        scatter_src,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("src", "Tensor", True, False),
        ),
    ),
    (
        scatter_value,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("value", "Scalar", True, False),
        ),
    ),
    (
        scatter_src_reduce,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("src", "Tensor", True, False),
            ("reduce", "str", True, True),
        ),
    ),
    (
        scatter_value_reduce,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("value", "Scalar", True, False),
            ("reduce", "str", True, True),
        ),
    ),
)


def scatter_(*args, **kwargs):
    """scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor
    scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor
    scatter.src_reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) ->
    Tensor
    scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) ->
    Tensor
    """
    return choose("scatter_", scatter__overloads, args, kwargs)


scatter__overloads = (
    (
        scatter_src_,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("src", "Tensor", True, False),
        ),
    ),
    (
        scatter_value_,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("value", "Scalar", True, False),
        ),
    ),
    (
        scatter_src_reduce_,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("src", "Tensor", True, False),
            ("reduce", "str", True, True),
        ),
    ),
    (
        scatter_value_reduce_,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("index", "Tensor", True, False),
            ("value", "Scalar", True, False),
            ("reduce", "str", True, True),
        ),
    ),
)
