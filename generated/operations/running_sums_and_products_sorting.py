# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 3237f083cb1f3a0b, content 8cad731d75ed89fa
"""Running sums and products, sorting: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck, as_payload
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import (
    ReturnType,
    choose,
    complex_refused,
    missing_argument,
    tensor_argument,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import reductions, sorting
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "cumsum", "cumsum_", "cumprod", "cumprod_", "sort", "argsort", "msort", "topk", "kthvalue",
    "median_default", "median_dim", "median",
]  # fmt: skip


# ---- cumsum
class CumsumBackward0(Node):
    __slots__ = ()
    operation = "cumsum"
    formulas = {"self": "sorting.running_sum_self(grad, self.dtype, dim)"}
    arg_names = ("self_dtype", "dim")

    def on_arrays(node, saved, grad, needs):
        self_dtype, dim = node.args
        return node.restored_one(sorting.running_sum_self(grad, self_dtype, dim))


def cumsum(input, dim=None, *, dtype=None, out=None, axis=None):
    """cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The sums of the elements up to each one along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumsum", "dim")
    if out is not None:
        return write_out(cumsum, out, Tensor, input, dim, dtype=dtype)
    if dim.__class__ is not int:
        dim = value_argument("cumsum", "dim", "int", dim)
    if dtype is not None:
        dtype = value_argument("cumsum", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(cumsum_op, input, dim, dtype)
    self_ = input._data
    try:
        result_ = kernels.cumsum(self_, dim, dtype)
    except FAULTS as _error:
        raise refused(_error, "cumsum", self_, dim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, cumsum_op, input, dim, dtype) if MODE.marks else out
    out._fn = node = CumsumBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.dtype, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def cumsum_(input, dim=None, *, dtype=None, axis=None):
    """In-place version of cumsum."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumsum", "dim")
    if dim.__class__ is not int:
        dim = value_argument("cumsum", "dim", "int", dim)
    if dtype is not None:
        dtype = value_argument("cumsum", "dtype", "dtype?", dtype)
    return in_place(cumsum_op, cumsum_into, input, dim, dtype)


def cumsum_into(self_, dim, dtype):
    np.copyto(self_, kernels.cumsum(self_, dim, dtype))


def cumsum_jvp(result, self, dim, dtype, self_t):
    return cumsum(self_t, dim, dtype=dtype)


cumsum_op = operation("cumsum", "scan", cumsum, cumsum_jvp, (0,), keywords=("dtype",))


# ---- cumprod
class CumprodBackward0(Node):
    __slots__ = ()
    operation = "cumprod"
    formulas = {"self": "sorting.running_product_self(grad, self, result, dim)"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (dim,) = node.args
        return node.restored_one(sorting.running_product_self(grad, self, result, dim))


def cumprod(input, dim=None, *, dtype=None, out=None, axis=None):
    """cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor

    The products of the elements up to each one along `dim`; right at zeros, too.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumprod", "dim")
    if out is not None:
        return write_out(cumprod, out, Tensor, input, dim, dtype=dtype)
    if dim.__class__ is not int:
        dim = value_argument("cumprod", "dim", "int", dim)
    if dtype is not None:
        dtype = value_argument("cumprod", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(cumprod_op, input, dim, dtype)
    self_ = input._data
    try:
        result_ = kernels.cumprod(self_, dim, dtype)
    except FAULTS as _error:
        raise refused(_error, "cumprod", self_, dim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, cumprod_op, input, dim, dtype) if MODE.marks else out
    out._fn = node = CumprodBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def cumprod_(input, dim=None, *, dtype=None, axis=None):
    """In-place version of cumprod."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cumprod", "dim")
    if dim.__class__ is not int:
        dim = value_argument("cumprod", "dim", "int", dim)
    if dtype is not None:
        dtype = value_argument("cumprod", "dtype", "dtype?", dtype)
    return in_place(cumprod_op, cumprod_into, input, dim, dtype)


def cumprod_into(self_, dim, dtype):
    np.copyto(self_, kernels.cumprod(self_, dim, dtype))


def cumprod_jvp(result, self, dim, dtype, self_t):
    return sorting.running_product_tangent(self_t, self, result, dim, dtype)


cumprod_op = operation("cumprod", "scan", cumprod, cumprod_jvp, (0,), keywords=("dtype",))


# ---- sort
class SortResult(ReturnType):
    __slots__ = ()
    operation = "sort"
    fields = ("values", "indices")


class SortBackward0(Node):
    __slots__ = ()
    operation = "sort"
    formulas = {"self": "sorting.scattered(grad, self.shape, indices, dim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim = node.args
        return node.restored_one(sorting.scattered(grad, self_shape, indices, dim))


def sort(input, dim=-1, descending=False, *, stable=None, out=None, axis=None):
    """sort(Tensor self, int dim=-1, bool descending=False, *, bool? stable=None) -> (Tensor
    values, Tensor indices)

    The elements in order along `dim`, and where each stood; equal ones keep their order.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(sort, out, Tensor, input, dim, descending, stable=stable)
    if dim.__class__ is not int:
        dim = value_argument("sort", "dim", "int", dim)
    if descending is not True and descending is not False:
        descending = value_argument("sort", "descending", "bool", descending)
    if stable is not None and stable is not True and stable is not False:
        stable = value_argument("sort", "stable", "bool?", stable)
    if input.__class__ is not Tensor:
        return dispatch(sort_op, input, dim, descending, stable)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("sort")
    try:
        values_, indices_ = kernels.sorted_along(self_, dim, descending)
    except FAULTS as _error:
        raise refused(_error, "sort", self_, dim, descending, stable) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = SortResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, sort_op, input, dim, descending, stable)
        return _outputs
    node = SortBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim, descending, stable):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def sort_jvp(result, self, dim, descending, stable, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


sort_op = operation("sort", "sort", sort, sort_jvp, (0,), keywords=("stable",))


# ---- argsort
def argsort(input, dim=-1, descending=False, *, stable=False, out=None, axis=None):
    """argsort(Tensor self, int dim=-1, bool descending=False, *, bool stable=False) -> Tensor

    The indices that sort along `dim`; equal elements keep their order.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(argsort, out, Tensor, input, dim, descending, stable=stable)
    if dim.__class__ is not int:
        dim = value_argument("argsort", "dim", "int", dim)
    if descending is not True and descending is not False:
        descending = value_argument("argsort", "descending", "bool", descending)
    if stable is not True and stable is not False:
        stable = value_argument("argsort", "stable", "bool", stable)
    if input.__class__ is not Tensor:
        return dispatch(argsort_op, input, dim, descending, stable)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("argsort")
    try:
        return from_array(settled(as_payload(kernels.arg_sorted(self_, dim, descending)), self_))
    except FAULTS as _error:
        raise refused(_error, "argsort", self_, dim, descending, stable) from None


argsort_op = operation("argsort", "sort", argsort, None, (0,), edges=(), keywords=("stable",))


# ---- msort
def msort(input, _=Tensor, out=Tensor):
    """msort(Tensor self) -> Tensor

    Sorted along the first dimension.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(msort, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("msort", msort, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("msort", 0, "input", input)
    try:
        return ops.sort(input, 0)[0]
    except FAULTS as _error:
        raise refused(_error, "msort", input) from None


# ---- topk
class TopkResult(ReturnType):
    __slots__ = ()
    operation = "topk"
    fields = ("values", "indices")


class TopkBackward0(Node):
    __slots__ = ()
    operation = "topk"
    formulas = {"self": "sorting.scattered(grad, self.shape, indices, dim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim = node.args
        return node.restored_one(sorting.scattered(grad, self_shape, indices, dim))


def topk(input, k, dim=-1, largest=True, sorted=True, *, out=None, axis=None):
    """topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor
    values, Tensor indices)

    The `k` largest or smallest elements along `dim`, and where each stands.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(topk, out, Tensor, input, k, dim, largest, sorted)
    if k.__class__ is not int:
        k = value_argument("topk", "k", "int", k)
    if dim.__class__ is not int:
        dim = value_argument("topk", "dim", "int", dim)
    if largest is not True and largest is not False:
        largest = value_argument("topk", "largest", "bool", largest)
    if sorted is not True and sorted is not False:
        sorted = value_argument("topk", "sorted", "bool", sorted)
    if input.__class__ is not Tensor:
        return dispatch(topk_op, input, k, dim, largest, sorted)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("topk")
    try:
        values_, indices_ = kernels.topk(self_, k, dim, largest, sorted)
    except FAULTS as _error:
        raise refused(_error, "topk", self_, k, dim, largest, sorted) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = TopkResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, topk_op, input, k, dim, largest, sorted)
        return _outputs
    node = TopkBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, k, dim, largest, sorted):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def topk_jvp(result, self, k, dim, largest, sorted, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


topk_op = operation("topk", "sort", topk, topk_jvp, (0,))


# ---- kthvalue
class KthvalueResult(ReturnType):
    __slots__ = ()
    operation = "kthvalue"
    fields = ("values", "indices")


class KthvalueBackward0(Node):
    __slots__ = ()
    operation = "kthvalue"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))


def kthvalue(input, k, dim=-1, keepdim=False, *, out=None, axis=None, keepdims=None):
    """kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor
    indices)

    The k-th smallest elements along `dim`, counted from 1, and where each stands.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(kthvalue, out, Tensor, input, k, dim, keepdim)
    if k.__class__ is not int:
        k = value_argument("kthvalue", "k", "int", k)
    if dim.__class__ is not int:
        dim = value_argument("kthvalue", "dim", "int", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("kthvalue", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(kthvalue_op, input, k, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("kthvalue")
    try:
        values_, indices_ = kernels.kthvalue(self_, k, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "kthvalue", self_, k, dim, keepdim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = KthvalueResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, kthvalue_op, input, k, dim, keepdim)
        return _outputs
    node = KthvalueBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, k, dim, keepdim):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def kthvalue_jvp(result, self, k, dim, keepdim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


kthvalue_op = operation("kthvalue", "sort", kthvalue, kthvalue_jvp, (0,))


# ---- median
class MedianBackward0(Node):
    __slots__ = ()
    operation = "median"
    formulas = {"self": "reductions.extremum_self(grad, self, result, None, False)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return node.restored_one(reductions.extremum_self(grad, self, result, None, False))

    def recompute(node, saved):
        self, _result = saved
        return (kernels.median(self),)


def median_default(input):
    """median(Tensor self) -> Tensor

    The median, the lower one of two in the middle. Equal elements share the gradient.
    """
    if input.__class__ is not Tensor:
        return dispatch(median_default_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("median")
    try:
        result_ = kernels.median(self_)
    except FAULTS as _error:
        raise refused(_error, "median", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, median_default_op, input) if MODE.marks else out
    out._fn = node = MedianBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def median_default_jvp(result, self, self_t):
    return reductions.extremum_tangent(self_t, self, result, None, False)


def median_default_batched(self):
    return ops.median(self.reshape(-1), 0)[0]


median_default_op = operation(
    "median", "sort", median_default, median_default_jvp, (0,), batched=median_default_batched
)


# ---- median.dim
class MedianDimResult(ReturnType):
    __slots__ = ()
    operation = "median"
    fields = ("values", "indices")


class MedianBackward1(Node):
    __slots__ = ()
    operation = "median.dim"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))


def median_dim(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    """median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The medians along `dim`, the lower of two in the middle, and where each stands.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("median.dim", "dim")
    if dim.__class__ is not int:
        dim = value_argument("median.dim", "dim", "int", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("median.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(median_dim_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("median")
    try:
        values_, indices_ = kernels.median_dim(self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "median.dim", self_, dim, keepdim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = MedianDimResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, median_dim_op, input, dim, keepdim)
        return _outputs
    node = MedianBackward1()
    if MODE.altered and not MODE.records(node, _outputs, input, dim, keepdim):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def median_dim_jvp(result, self, dim, keepdim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


median_dim_op = operation("median.dim", "sort", median_dim, median_dim_jvp, (0,))


def median(*args, **kwargs):
    """median(Tensor self) -> Tensor
    median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The median, the lower one of two in the middle. Equal elements share the gradient.
    The medians along `dim`, the lower of two in the middle, and where each stands.
    """
    if not kwargs:
        if len(args) == 1:
            return median_default(*args)
        if len(args) == 2:
            return median_dim(*args)
        if len(args) == 3:
            return median_dim(*args)
    if "out" in kwargs:
        return write_out(median, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("median", median_overloads, args, kwargs)


median_overloads = (
    (median_default, "Tensor input"),
    (median_dim, "Tensor input, int dim, bool keepdim=..."),
)
