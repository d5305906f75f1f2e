# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows cd41e222f318ad67, content 555a2815d424c03e
"""Reductions: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck, as_payload
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden, wrap_numbers
from autograd.core.errors import FAULTS, refused
from autograd.core.node import on_reduced
from autograd.core.runtime import (
    ReturnType,
    choose,
    complex_refused,
    missing_argument,
    tensor_argument,
    unshared,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import reductions, sorting
from autograd.views.out import write_out

__all__ = [
    "sum", "mean", "prod", "amax", "amin", "max_other", "min_other", "max_dim", "max_default",
    "min_dim", "min_default", "var_correction", "var_dim", "std_dim", "var_default", "std_default",
    "std_correction", "norm", "all", "any", "argmax", "argmin", "max", "min", "var", "std",
]  # fmt: skip


# ---- sum
class SumBackward0(Node):
    __slots__ = ()
    operation = "sum"
    formulas = {"self": "reductions.sum_self(grad, self.shape, self.dtype, dim, keepdim)"}
    shown = "by_dim"
    arg_names = ("self_shape", "self_dtype", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, dim, keepdim = node.args
        return node.restored_one(reductions.sum_self(grad, self_shape, self_dtype, dim, keepdim))


def sum(input, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None):
    """sum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The sum of all elements of self, or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(sum, out, Tensor, input, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("sum", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("sum", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("sum", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(sum_op, input, dim, keepdim, dtype)
    self_ = input._data
    try:
        result_ = kernels.sum_(self_, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "sum", self_, dim, keepdim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, sum_op, input, dim, keepdim, dtype) if MODE.marks else out
    out._fn = node = SumBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, keepdim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def sum_jvp(result, self, dim, keepdim, dtype, self_t):
    return sum(self_t, dim, keepdim, dtype=dtype)


sum_op = operation("sum", "reduction", sum, sum_jvp, (0,), keywords=("dtype",))


# ---- mean
class MeanBackward0(Node):
    __slots__ = ()
    operation = "mean"
    formulas = {"self": "reductions.mean_self(grad, self.shape, self.dtype, dim, keepdim)"}
    shown = "by_dim"
    arg_names = ("self_shape", "self_dtype", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, dim, keepdim = node.args
        return node.restored_one(reductions.mean_self(grad, self_shape, self_dtype, dim, keepdim))


def mean(input, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None):
    """mean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The mean of all elements, or along `dim`; that of integers is float64.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(mean, out, Tensor, input, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("mean", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("mean", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("mean", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(mean_op, input, dim, keepdim, dtype)
    self_ = input._data
    try:
        result_ = kernels.mean(self_, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "mean", self_, dim, keepdim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, mean_op, input, dim, keepdim, dtype) if MODE.marks else out
    out._fn = node = MeanBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, keepdim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def mean_jvp(result, self, dim, keepdim, dtype, self_t):
    return mean(self_t, dim, keepdim, dtype=dtype)


mean_op = operation("mean", "reduction", mean, mean_jvp, (0,), keywords=("dtype",))


# ---- prod
class ProdBackward0(Node):
    __slots__ = ()
    operation = "prod"
    formulas = {"self": "reductions.product_self(grad, self, result, dim, keepdim)"}
    shown = "by_dim"
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        dim, keepdim = node.args
        return node.restored_one(reductions.product_self(grad, self, result, dim, keepdim))

    on_small = on_numbers = on_reduced


def prod(input, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None):
    """prod(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The product of all elements, or along `dim`; its derivatives are right at zeros, too.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(prod, out, Tensor, input, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("prod", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("prod", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("prod", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(prod_op, input, dim, keepdim, dtype)
    self_ = input._data
    try:
        result_ = kernels.prod(self_, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "prod", self_, dim, keepdim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, prod_op, input, dim, keepdim, dtype) if MODE.marks else out
    out._fn = node = ProdBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, keepdim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def prod_jvp(result, self, dim, keepdim, dtype, self_t):
    return reductions.product_tangent(self_t, self, result, dim, keepdim, dtype)


prod_op = operation("prod", "reduction", prod, prod_jvp, (0,), keywords=("dtype",))


# ---- amax
class AmaxBackward0(Node):
    __slots__ = ()
    operation = "amax"
    formulas = {"self": "reductions.extremum_self(grad, self, result, dim, keepdim)"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("dim", "keepdim")
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        dim, keepdim = node.args
        return node.restored_one(reductions.extremum_self(grad, self, result, dim, keepdim))

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        self, _result = saved
        dim, keepdim = node.args
        return (kernels.amax(self, dim, keepdim),)


def amax(input, dim=(), keepdim=False, *, out=None, axis=None, keepdims=None):
    """amax(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor

    The largest element, or that along `dim`; equal ones share the gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(amax, out, Tensor, input, dim, keepdim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("amax", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("amax", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(amax_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("amax")
    try:
        result_ = kernels.amax(self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "amax", self_, dim, keepdim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, amax_op, input, dim, keepdim) if MODE.marks else out
    out._fn = node = AmaxBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, keepdim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def amax_jvp(result, self, dim, keepdim, self_t):
    return reductions.extremum_tangent(self_t, self, result, dim, keepdim)


amax_op = operation("amax", "reduction", amax, amax_jvp, (0,))


# ---- amin
class AminBackward0(Node):
    __slots__ = ()
    operation = "amin"
    formulas = {"self": "reductions.extremum_self(grad, self, result, dim, keepdim)"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("dim", "keepdim")
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        dim, keepdim = node.args
        return node.restored_one(reductions.extremum_self(grad, self, result, dim, keepdim))

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        self, _result = saved
        dim, keepdim = node.args
        return (kernels.amin(self, dim, keepdim),)


def amin(input, dim=(), keepdim=False, *, out=None, axis=None, keepdims=None):
    """amin(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor

    The smallest element, or that along `dim`; equal ones share the gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(amin, out, Tensor, input, dim, keepdim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("amin", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("amin", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(amin_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("amin")
    try:
        result_ = kernels.amin(self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "amin", self_, dim, keepdim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, amin_op, input, dim, keepdim) if MODE.marks else out
    out._fn = node = AminBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, keepdim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def amin_jvp(result, self, dim, keepdim, self_t):
    return reductions.extremum_tangent(self_t, self, result, dim, keepdim)


amin_op = operation("amin", "reduction", amin, amin_jvp, (0,))


# ---- max.other
def max_other(input, other):
    """max.other(Tensor self, Tensor other) -> Tensor

    The larger of the two, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("max.other", max_other, input, other)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("max.other", 0, "input", input)
        other = tensor_argument("max.other", 1, "other", other)
    try:
        return ops.maximum(input, other)
    except FAULTS as _error:
        raise refused(_error, "max.other", input, other) from None


# ---- min.other
def min_other(input, other):
    """min.other(Tensor self, Tensor other) -> Tensor

    The smaller of the two, element by element.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("min.other", min_other, input, other)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("min.other", 0, "input", input)
        other = tensor_argument("min.other", 1, "other", other)
    try:
        return ops.minimum(input, other)
    except FAULTS as _error:
        raise refused(_error, "min.other", input, other) from None


# ---- max.dim
class MaxDimResult(ReturnType):
    __slots__ = ()
    operation = "max"
    fields = ("values", "indices")


class MaxBackward0(Node):
    __slots__ = ()
    operation = "max.dim"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))

    on_small = on_numbers = on_reduced


def max_dim(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    """max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The largest elements along `dim` and the first place of each, which gets the gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("max.dim", "dim")
    if dim.__class__ is not int:
        dim = value_argument("max.dim", "dim", "int", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("max.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(max_dim_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("max")
    try:
        values_, indices_ = kernels.extremum_along("max", self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "max.dim", self_, dim, keepdim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = MaxDimResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, max_dim_op, input, dim, keepdim)
        return _outputs
    node = MaxBackward0()
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


def max_dim_jvp(result, self, dim, keepdim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


max_dim_op = operation("max.dim", "reduction", max_dim, max_dim_jvp, (0,))


# ---- max
class MaxBackward1(Node):
    __slots__ = ()
    operation = "max"
    formulas = {"self": "reductions.extremum_self(grad, self, result, None, False)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return node.restored_one(reductions.extremum_self(grad, self, result, None, False))

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        self, _result = saved
        return (kernels.extremum("max", self, None, False),)


def max_default(input):
    """max(Tensor self) -> Tensor

    The largest element; equal ones share the gradient.
    """
    if input.__class__ is not Tensor:
        return dispatch(max_default_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("max")
    try:
        result_ = kernels.extremum("max", self_, None, False)
    except FAULTS as _error:
        raise refused(_error, "max", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, max_default_op, input) if MODE.marks else out
    out._fn = node = MaxBackward1()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def max_default_jvp(result, self, self_t):
    return reductions.extremum_tangent(self_t, self, result, None, False)


def max_default_batched(self):
    return self.amax()


max_default_op = operation(
    "max", "reduction", max_default, max_default_jvp, (0,), batched=max_default_batched
)


# ---- min.dim
class MinDimResult(ReturnType):
    __slots__ = ()
    operation = "min"
    fields = ("values", "indices")


class MinBackward0(Node):
    __slots__ = ()
    operation = "min.dim"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))

    on_small = on_numbers = on_reduced


def min_dim(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    """min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)

    The smallest elements along `dim` and the first place of each, which gets the
    gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("min.dim", "dim")
    if dim.__class__ is not int:
        dim = value_argument("min.dim", "dim", "int", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("min.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(min_dim_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("min")
    try:
        values_, indices_ = kernels.extremum_along("min", self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "min.dim", self_, dim, keepdim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = MinDimResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, min_dim_op, input, dim, keepdim)
        return _outputs
    node = MinBackward0()
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


def min_dim_jvp(result, self, dim, keepdim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


min_dim_op = operation("min.dim", "reduction", min_dim, min_dim_jvp, (0,))


# ---- min
class MinBackward1(Node):
    __slots__ = ()
    operation = "min"
    formulas = {"self": "reductions.extremum_self(grad, self, result, None, False)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return node.restored_one(reductions.extremum_self(grad, self, result, None, False))

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        self, _result = saved
        return (kernels.extremum("min", self, None, False),)


def min_default(input):
    """min(Tensor self) -> Tensor

    The smallest element; equal ones share the gradient.
    """
    if input.__class__ is not Tensor:
        return dispatch(min_default_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("min")
    try:
        result_ = kernels.extremum("min", self_, None, False)
    except FAULTS as _error:
        raise refused(_error, "min", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, min_default_op, input) if MODE.marks else out
    out._fn = node = MinBackward1()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def min_default_jvp(result, self, self_t):
    return reductions.extremum_tangent(self_t, self, result, None, False)


def min_default_batched(self):
    return self.amin()


min_default_op = operation(
    "min", "reduction", min_default, min_default_jvp, (0,), batched=min_default_batched
)


# ---- var.correction
class VarBackward0(Node):
    __slots__ = ()
    operation = "var.correction"
    formulas = {"self": "reductions.var_self(grad, self, dim, correction, keepdim)"}
    saves = {"self": 0}
    arg_names = ("dim", "correction", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        dim, correction, keepdim = node.args
        return node.restored_one(reductions.var_self(grad, self, dim, correction, keepdim))

    on_small = on_numbers = on_reduced


def var_correction(input, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None):
    """var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> Tensor

    The variance over `dim`, the mean square distance from the mean over n - `correction`
    (1).
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("var.correction", "dim", "int[1]?", dim)
    if correction is not None and correction.__class__ not in NUMBERS:
        correction = value_argument("var.correction", "correction", "Scalar?", correction)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("var.correction", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(var_correction_op, input, dim, correction, keepdim)
    self_ = input._data
    try:
        result_ = kernels.var(self_, dim, correction, keepdim)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, var_correction_op, self_, dim, correction, keepdim)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, var_correction_op, input, dim, correction, keepdim)
        return out
    out._fn = node = VarBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, correction, keepdim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (dim, correction, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def var_correction_jvp(result, self, dim, correction, keepdim, self_t):
    return reductions.var_tangent(self_t, self, dim, correction, keepdim)


var_correction_op = operation(
    "var.correction", "reduction", var_correction, var_correction_jvp, (0,),
    keywords=("correction", "keepdim"),
)  # fmt: skip


# ---- var.dim
def var_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The variance over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("var.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("var.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("var.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        _found = overridden("var.dim", var_dim, input, dim, unbiased, keepdim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("var.dim", 0, "input", input)
    try:
        return input.var(dim, correction=1 if unbiased else 0, keepdim=keepdim)
    except FAULTS as _error:
        raise refused(_error, "var.dim", input, dim, unbiased, keepdim) from None


# ---- std.dim
def std_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor

    The standard deviation over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("std.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("std.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("std.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        _found = overridden("std.dim", std_dim, input, dim, unbiased, keepdim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("std.dim", 0, "input", input)
    try:
        return input.std(dim, correction=1 if unbiased else 0, keepdim=keepdim)
    except FAULTS as _error:
        raise refused(_error, "std.dim", input, dim, unbiased, keepdim) from None


# ---- var
def var_default(input, unbiased=True):
    """var(Tensor self, bool unbiased=True) -> Tensor

    The variance of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("var", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        _found = overridden("var", var_default, input, unbiased)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("var", 0, "input", input)
    try:
        return input.var(None, correction=1 if unbiased else 0)
    except FAULTS as _error:
        raise refused(_error, "var", input, unbiased) from None


# ---- std
def std_default(input, unbiased=True):
    """std(Tensor self, bool unbiased=True) -> Tensor

    The standard deviation of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("std", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        _found = overridden("std", std_default, input, unbiased)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("std", 0, "input", input)
    try:
        return input.std(None, correction=1 if unbiased else 0)
    except FAULTS as _error:
        raise refused(_error, "std", input, unbiased) from None


# ---- std.correction
class StdBackward0(Node):
    __slots__ = ()
    operation = "std.correction"
    formulas = {"self": "reductions.std_self(grad, self, result, dim, correction, keepdim)"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("dim", "correction", "keepdim")
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        dim, correction, keepdim = node.args
        return node.restored_one(reductions.std_self(grad, self, result, dim, correction, keepdim))

    on_small = on_numbers = on_reduced

    def recompute(node, saved):
        self, _result = saved
        dim, correction, keepdim = node.args
        return (kernels.std(self, dim, correction, keepdim),)


def std_correction(input, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None):
    """std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> Tensor

    The standard deviation over `dim`; its gradient is 0 where all elements are equal.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("std.correction", "dim", "int[1]?", dim)
    if correction is not None and correction.__class__ not in NUMBERS:
        correction = value_argument("std.correction", "correction", "Scalar?", correction)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("std.correction", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(std_correction_op, input, dim, correction, keepdim)
    self_ = input._data
    try:
        result_ = kernels.std(self_, dim, correction, keepdim)
    except FAULTS as _error:
        result_ = wrap_numbers(_error, std_correction_op, self_, dim, correction, keepdim)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, std_correction_op, input, dim, correction, keepdim)
        return out
    out._fn = node = StdBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, correction, keepdim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim, correction, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def std_correction_jvp(result, self, dim, correction, keepdim, self_t):
    return reductions.std_tangent(self_t, self, result, dim, correction, keepdim)


std_correction_op = operation(
    "std.correction", "reduction", std_correction, std_correction_jvp, (0,),
    keywords=("correction", "keepdim"),
)  # fmt: skip


# ---- norm
class NormBackward0(Node):
    __slots__ = ()
    operation = "norm"
    formulas = {"self": "reductions.norm_self(grad, self, result, p, dim, keepdim)"}
    shown = "LinalgVectorNormBackward0"
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("p", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        p, dim, keepdim = node.args
        return node.restored_one(reductions.norm_self(grad, self, result, p, dim, keepdim))

    on_small = on_numbers = on_reduced


def norm(
    input, p="fro", dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None
):
    """norm(Tensor self, any p="fro", int[1]? dim=None, bool keepdim=False, *, dtype?
    dtype=None) -> Tensor

    The p-norm of the elements, a vector norm; its gradient at 0 is 0. For 'nuc', the sum
    of the singular values.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(norm, out, Tensor, input, p, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("norm", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(norm_op, input, p, dim, keepdim, dtype)
    self_ = input._data
    try:
        result_ = kernels.norm(self_, p, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "norm", self_, p, dim, keepdim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, norm_op, input, p, dim, keepdim, dtype) if MODE.marks else out
    out._fn = node = NormBackward0()
    if MODE.altered and not MODE.records(node, out, input, p, dim, keepdim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (unshared(p), dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def norm_jvp(result, self, p, dim, keepdim, dtype, self_t):
    return reductions.norm_tangent(self_t, self, result, p, dim, keepdim)


norm_op = operation("norm", "reduction", norm, norm_jvp, (0,), keywords=("dtype",))


# ---- all
def all(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    """all(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor

    Whether no element, or none along `dim`, is zero.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(all, out, Tensor, input, dim, keepdim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("all", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("all", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(all_op, input, dim, keepdim)
    self_ = input._data
    try:
        out = from_array(settled(as_payload(kernels.all_(self_, dim, keepdim)), self_))
    except FAULTS as _error:
        raise refused(_error, "all", self_, dim, keepdim) from None
    if MODE.settle is not None:
        MODE.settle(out, all_op, input, dim, keepdim)
    return out


all_op = operation("all", "reduction", all, None, (0,), edges=())


# ---- any
def any(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    """any(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor

    Whether some element, or some along `dim`, is not zero.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(any, out, Tensor, input, dim, keepdim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("any", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("any", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(any_op, input, dim, keepdim)
    self_ = input._data
    try:
        out = from_array(settled(as_payload(kernels.any_(self_, dim, keepdim)), self_))
    except FAULTS as _error:
        raise refused(_error, "any", self_, dim, keepdim) from None
    if MODE.settle is not None:
        MODE.settle(out, any_op, input, dim, keepdim)
    return out


any_op = operation("any", "reduction", any, None, (0,), edges=())


# ---- argmax
def argmax(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    """argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor

    The first place of the largest element, in the flattened tensor or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(argmax, out, Tensor, input, dim, keepdim)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("argmax", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("argmax", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(argmax_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("argmax")
    try:
        out = from_array(
            settled(as_payload(kernels.arg_extremum("argmax", self_, dim, keepdim)), self_)
        )
    except FAULTS as _error:
        raise refused(_error, "argmax", self_, dim, keepdim) from None
    if MODE.settle is not None:
        MODE.settle(out, argmax_op, input, dim, keepdim)
    return out


argmax_op = operation("argmax", "reduction", argmax, None, (0,), edges=(), batched="in_one_row")


# ---- argmin
def argmin(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    """argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor

    The first place of the smallest element, in the flattened tensor or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(argmin, out, Tensor, input, dim, keepdim)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("argmin", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("argmin", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(argmin_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("argmin")
    try:
        out = from_array(
            settled(as_payload(kernels.arg_extremum("argmin", self_, dim, keepdim)), self_)
        )
    except FAULTS as _error:
        raise refused(_error, "argmin", self_, dim, keepdim) from None
    if MODE.settle is not None:
        MODE.settle(out, argmin_op, input, dim, keepdim)
    return out


argmin_op = operation("argmin", "reduction", argmin, None, (0,), edges=(), batched="in_one_row")


def max(*args, **kwargs):
    """max.other(Tensor self, Tensor other) -> Tensor
    max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    max(Tensor self) -> Tensor

    The larger of the two, element by element.
    The largest elements along `dim` and the first place of each, which gets the gradient.
    The largest element; equal ones share the gradient.
    """
    if not kwargs:
        if len(args) == 1:
            return max_default(*args)
        if len(args) == 3:
            return max_dim(*args)
    if "out" in kwargs:
        return write_out(max, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("max", max_overloads, args, kwargs)


max_overloads = (
    (max_other, "Tensor input, Tensor other"),
    (max_dim, "Tensor input, int dim, bool keepdim=..."),
    (max_default, "Tensor input"),
)


def min(*args, **kwargs):
    """min.other(Tensor self, Tensor other) -> Tensor
    min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)
    min(Tensor self) -> Tensor

    The smaller of the two, element by element.
    The smallest elements along `dim` and the first place of each, which gets the
    gradient.
    The smallest element; equal ones share the gradient.
    """
    if not kwargs:
        if len(args) == 1:
            return min_default(*args)
        if len(args) == 3:
            return min_dim(*args)
    if "out" in kwargs:
        return write_out(min, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("min", min_overloads, args, kwargs)


min_overloads = (
    (min_other, "Tensor input, Tensor other"),
    (min_dim, "Tensor input, int dim, bool keepdim=..."),
    (min_default, "Tensor input"),
)


def var(*args, **kwargs):
    """var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> Tensor
    var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor
    var(Tensor self, bool unbiased=True) -> Tensor

    The variance over `dim`, the mean square distance from the mean over n - `correction`
    (1).
    The variance over `dim`; `unbiased` stands for correction=1.
    The variance of all elements; `unbiased` stands for correction=1.
    """
    if not kwargs:
        if len(args) == 1:
            return var_correction(*args)
        if len(args) == 3:
            return var_dim(*args)
        if len(args) == 4:
            return var_dim(*args)
    if "out" in kwargs:
        return write_out(var, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("var", var_overloads, args, kwargs)


var_overloads = (
    (var_correction, "Tensor input, int[1]? dim=..., *, Scalar? correction=..., bool keepdim=..."),
    (var_dim, "Tensor input, int[1]? dim=..., bool unbiased=..., bool keepdim=..."),
    (var_default, "Tensor input, bool unbiased=..."),
)


def std(*args, **kwargs):
    """std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> Tensor
    std(Tensor self, bool unbiased=True) -> Tensor
    std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> Tensor

    The standard deviation over `dim`; `unbiased` stands for correction=1.
    The standard deviation of all elements; `unbiased` stands for correction=1.
    The standard deviation over `dim`; its gradient is 0 where all elements are equal.
    """
    if not kwargs:
        if len(args) == 1:
            return std_dim(*args)
        if len(args) == 3:
            return std_dim(*args)
        if len(args) == 4:
            return std_dim(*args)
    if "out" in kwargs:
        return write_out(std, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("std", std_overloads, args, kwargs)


std_overloads = (
    (std_dim, "Tensor input, int[1]? dim=..., bool unbiased=..., bool keepdim=..."),
    (std_default, "Tensor input, bool unbiased=..."),
    (std_correction, "Tensor input, int[1]? dim=..., *, Scalar? correction=..., bool keepdim=..."),
)
