# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 0781db2d83007a7a, content 4e508e6b903512e2
"""Statistics: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import batches, estimates, shapes
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling, on_reduced
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import (
    ReturnType,
    choose,
    complex_refused,
    missing_argument,
    tensor_argument,
    zero_array,
    zero_like,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import reductions, sorting, statistics
from autograd.views.out import write_out

__all__ = [
    "aminmax", "var_mean_correction", "std_mean_correction", "var_mean_dim", "std_mean_dim",
    "var_mean_default", "std_mean_default", "nansum", "nanmean", "_cov_unweighted", "cov",
    "corrcoef", "_corrcoef_of", "nanmedian_default", "nanmedian_dim", "_quantile_between",
    "quantile", "nanquantile", "var_mean", "std_mean", "nanmedian",
]  # fmt: skip


# ---- aminmax
class AminmaxResult(ReturnType):
    __slots__ = ()
    operation = "aminmax"
    fields = ("min", "max")


class AminmaxBackward0(Node):
    __slots__ = ()
    operation = "aminmax"
    formulas = {
        "self": (
            "reductions.extremum_self(grad_min, self, min, dim, keepdim) + "
            "reductions.extremum_self(grad_max, self, max, dim, keepdim)"
        ),
    }
    saves = {"self": 0, "min": Output(None, 0), "max": Output(None, 1)}
    arg_names = ("dim", "keepdim", "min_shape", "min_dtype", "max_shape", "max_dtype")
    many_outputs = True
    recomputed = {1: 0, 2: 1}

    def on_arrays(node, saved, grad, needs):
        self, min, max = saved
        dim, keepdim, min_shape, min_dtype, max_shape, max_dtype = node.args
        grad_min = grad.get(0)
        if grad_min is None:
            grad_min = zero_array(min_shape, min_dtype, grad)
        grad_max = grad.get(1)
        if grad_max is None:
            grad_max = zero_array(max_shape, max_dtype, grad)
        return node.restored_one(
            reductions.extremum_self(grad_min, self, min, dim, keepdim)
            + reductions.extremum_self(grad_max, self, max, dim, keepdim),
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)

    def recompute(node, saved):
        self, _min, _max = saved
        dim, keepdim, _min_shape, _min_dtype, _max_shape, _max_dtype = node.args
        return (kernels.amin(self, dim, keepdim), kernels.amax(self, dim, keepdim))


def aminmax(input, *, dim=None, keepdim=False, out=None, axis=None, keepdims=None):
    """aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)

    The smallest and the largest element, or those along `dim`; equal ones share the
    gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(aminmax, out, Tensor, input, dim=dim, keepdim=keepdim)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("aminmax", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("aminmax", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(aminmax_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("aminmax")
    try:
        min_, max_ = (kernels.amin(self_, dim, keepdim), kernels.amax(self_, dim, keepdim))
    except FAULTS as _error:
        raise refused(_error, "aminmax", self_, dim, keepdim) from None
    if min_.base is not None or min_ is self_ or not min_.flags.c_contiguous:
        min_ = settled(min_, self_)
    if max_.base is not None or max_ is self_ or not max_.flags.c_contiguous:
        max_ = settled(max_, self_)
    _outputs = AminmaxResult((from_array(min_), from_array(max_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, aminmax_op, input, dim, keepdim)
        return _outputs
    node = AminmaxBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim, keepdim):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, min_, max_)
    node.args = (dim, keepdim, min_.shape, min_.dtype, max_.shape, max_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def aminmax_jvp(result, self, dim, keepdim, self_t):
    min, max = result
    return (
        reductions.extremum_tangent(self_t, self, min, dim, keepdim),
        reductions.extremum_tangent(self_t, self, max, dim, keepdim),
    )


aminmax_op = operation(
    "aminmax", "reduction", aminmax, aminmax_jvp, (0,), keywords=("dim", "keepdim"),
    batched="in_one_row",
)  # fmt: skip


# ---- var_mean.correction
class VarMeanBackward0(Node):
    __slots__ = ()
    operation = "var_mean.correction"
    formulas = {
        "self": (
            "reductions.var_self(grads[0], self, dim, correction, keepdim) + "
            "reductions.mean_self(grads[1], self.shape, self.dtype, dim, keepdim)"
        ),
    }
    saves = {"self": 0}
    arg_names = (
        "dim", "correction", "keepdim", "self_shape", "self_dtype", "result0_shape",
        "result0_dtype", "result1_shape", "result1_dtype",
    )  # fmt: skip
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (
            dim,
            correction,
            keepdim,
            self_shape,
            self_dtype,
            result0_shape,
            result0_dtype,
            result1_shape,
            result1_dtype,
        ) = node.args
        grad_result0 = grad.get(0)
        if grad_result0 is None:
            grad_result0 = zero_array(result0_shape, result0_dtype, grad)
        grad_result1 = grad.get(1)
        if grad_result1 is None:
            grad_result1 = zero_array(result1_shape, result1_dtype, grad)
        grads = (grad_result0, grad_result1)
        return node.restored_one(
            reductions.var_self(grads[0], self, dim, correction, keepdim)
            + reductions.mean_self(grads[1], self_shape, self_dtype, dim, keepdim),
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def var_mean_correction(
    input, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None
):
    """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> (Tensor, Tensor)

    The variance and the mean over `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("var_mean.correction", "dim", "int[1]?", dim)
    if correction is not None and correction.__class__ not in NUMBERS:
        correction = value_argument("var_mean.correction", "correction", "Scalar?", correction)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("var_mean.correction", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(var_mean_correction_op, input, dim, correction, keepdim)
    self_ = input._data
    try:
        result0_, result1_ = (
            kernels.var(self_, dim, correction, keepdim), kernels.mean(self_, dim, keepdim, None),
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "var_mean.correction", self_, dim, correction, keepdim) from None
    if result0_.base is not None or result0_ is self_ or not result0_.flags.c_contiguous:
        result0_ = settled(result0_, self_)
    if result1_.base is not None or result1_ is self_ or not result1_.flags.c_contiguous:
        result1_ = settled(result1_, self_)
    _outputs = from_array(result0_), from_array(result1_)
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, var_mean_correction_op, input, dim, correction, keepdim)
        return _outputs
    node = VarMeanBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim, correction, keepdim):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (
        dim, correction, keepdim, self_.shape, self_.dtype, result0_.shape, result0_.dtype,
        result1_.shape, result1_.dtype,
    )  # fmt: skip
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def var_mean_correction_jvp(result, self, dim, correction, keepdim, self_t):
    return (
        reductions.var_tangent(self_t, self, dim, correction, keepdim),
        self_t.mean(dim, keepdim),
    )


var_mean_correction_op = operation(
    "var_mean.correction", "reduction", var_mean_correction, var_mean_correction_jvp, (0,),
    keywords=("correction", "keepdim"),
)  # fmt: skip


# ---- std_mean.correction
class StdMeanBackward0(Node):
    __slots__ = ()
    operation = "std_mean.correction"
    formulas = {
        "self": (
            "reductions.std_self(grads[0], self, result0, dim, correction, keepdim) + "
            "reductions.mean_self(grads[1], self.shape, self.dtype, dim, keepdim)"
        ),
    }
    saves = {"self": 0, "result0": Output(None, 0)}
    arg_names = (
        "dim", "correction", "keepdim", "self_shape", "self_dtype", "result0_shape",
        "result0_dtype", "result1_shape", "result1_dtype",
    )  # fmt: skip
    many_outputs = True
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result0 = saved
        (
            dim,
            correction,
            keepdim,
            self_shape,
            self_dtype,
            result0_shape,
            result0_dtype,
            result1_shape,
            result1_dtype,
        ) = node.args
        grad_result0 = grad.get(0)
        if grad_result0 is None:
            grad_result0 = zero_array(result0_shape, result0_dtype, grad)
        grad_result1 = grad.get(1)
        if grad_result1 is None:
            grad_result1 = zero_array(result1_shape, result1_dtype, grad)
        grads = (grad_result0, grad_result1)
        return node.restored_one(
            reductions.std_self(grads[0], self, result0, dim, correction, keepdim)
            + reductions.mean_self(grads[1], self_shape, self_dtype, dim, keepdim),
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)

    def recompute(node, saved):
        self, _result0 = saved
        (
            dim,
            correction,
            keepdim,
            _self_shape,
            _self_dtype,
            _result0_shape,
            _result0_dtype,
            _result1_shape,
            _result1_dtype,
        ) = node.args
        return (kernels.std(self, dim, correction, keepdim), kernels.mean(self, dim, keepdim, None))


def std_mean_correction(
    input, dim=None, *, correction=None, keepdim=False, axis=None, keepdims=None
):
    """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("std_mean.correction", "dim", "int[1]?", dim)
    if correction is not None and correction.__class__ not in NUMBERS:
        correction = value_argument("std_mean.correction", "correction", "Scalar?", correction)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("std_mean.correction", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(std_mean_correction_op, input, dim, correction, keepdim)
    self_ = input._data
    try:
        result0_, result1_ = (
            kernels.std(self_, dim, correction, keepdim), kernels.mean(self_, dim, keepdim, None),
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "std_mean.correction", self_, dim, correction, keepdim) from None
    if result0_.base is not None or result0_ is self_ or not result0_.flags.c_contiguous:
        result0_ = settled(result0_, self_)
    if result1_.base is not None or result1_ is self_ or not result1_.flags.c_contiguous:
        result1_ = settled(result1_, self_)
    _outputs = from_array(result0_), from_array(result1_)
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, std_mean_correction_op, input, dim, correction, keepdim)
        return _outputs
    node = StdMeanBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim, correction, keepdim):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result0_)
    node.args = (
        dim, correction, keepdim, self_.shape, self_.dtype, result0_.shape, result0_.dtype,
        result1_.shape, result1_.dtype,
    )  # fmt: skip
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def std_mean_correction_jvp(result, self, dim, correction, keepdim, self_t):
    result0, _result1 = result
    return (
        reductions.std_tangent(self_t, self, result0, dim, correction, keepdim),
        self_t.mean(dim, keepdim),
    )


std_mean_correction_op = operation(
    "std_mean.correction", "reduction", std_mean_correction, std_mean_correction_jvp, (0,),
    keywords=("correction", "keepdim"),
)  # fmt: skip


# ---- var_mean.dim
def var_mean_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) ->
    (Tensor, Tensor)

    The variance and the mean over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("var_mean.dim", "dim")
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("var_mean.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("var_mean.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("var_mean.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        _found = overridden("var_mean.dim", var_mean_dim, input, dim, unbiased, keepdim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("var_mean.dim", 0, "input", input)
    try:
        return tuple(input.var_mean(dim, correction=1 if unbiased else 0, keepdim=keepdim))
    except FAULTS as _error:
        raise refused(_error, "var_mean.dim", input, dim, unbiased, keepdim) from None


# ---- std_mean.dim
def std_mean_dim(input, dim=None, unbiased=True, keepdim=False, *, axis=None, keepdims=None):
    """std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) ->
    (Tensor, Tensor)

    The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("std_mean.dim", "dim")
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("std_mean.dim", "dim", "int[1]?", dim)
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("std_mean.dim", "unbiased", "bool", unbiased)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("std_mean.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        _found = overridden("std_mean.dim", std_mean_dim, input, dim, unbiased, keepdim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("std_mean.dim", 0, "input", input)
    try:
        return tuple(input.std_mean(dim, correction=1 if unbiased else 0, keepdim=keepdim))
    except FAULTS as _error:
        raise refused(_error, "std_mean.dim", input, dim, unbiased, keepdim) from None


# ---- var_mean
def var_mean_default(input, unbiased=True):
    """var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The variance and the mean of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("var_mean", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        _found = overridden("var_mean", var_mean_default, input, unbiased)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("var_mean", 0, "input", input)
    try:
        return tuple(input.var_mean(None, correction=1 if unbiased else 0))
    except FAULTS as _error:
        raise refused(_error, "var_mean", input, unbiased) from None


# ---- std_mean
def std_mean_default(input, unbiased=True):
    """std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The standard deviation and the mean of all elements; `unbiased` stands for
    correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("std_mean", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        _found = overridden("std_mean", std_mean_default, input, unbiased)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("std_mean", 0, "input", input)
    try:
        return tuple(input.std_mean(None, correction=1 if unbiased else 0))
    except FAULTS as _error:
        raise refused(_error, "std_mean", input, unbiased) from None


# ---- nansum
class NansumBackward0(Node):
    __slots__ = ()
    operation = "nansum"
    formulas = {"self": "statistics.nan_sum_self(grad, self, dim, keepdim)"}
    saves = {"self": 0}
    arg_names = ("dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        dim, keepdim = node.args
        return node.restored_one(statistics.nan_sum_self(grad, self, dim, keepdim))

    on_small = on_numbers = on_reduced


def nansum(input, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None):
    """nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The sum of all elements, or along `dim`, that are not nan; nan gets no gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(nansum, out, Tensor, input, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("nansum", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nansum", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("nansum", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        return dispatch(nansum_op, input, dim, keepdim, dtype)
    self_ = input._data
    try:
        result_ = kernels.nansum(self_, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "nansum", self_, dim, keepdim, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, nansum_op, input, dim, keepdim, dtype) if MODE.marks else out
    out._fn = node = NansumBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim, keepdim, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nansum_jvp(result, self, dim, keepdim, dtype, self_t):
    return ops.where(ops.isnan(self), 0, self_t).sum(dim, keepdim, dtype=dtype)


nansum_op = operation("nansum", "reduction", nansum, nansum_jvp, (0,), keywords=("dtype",))


# ---- nanmean
def nanmean(input, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None):
    """nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) ->
    Tensor

    The mean of all elements, or along `dim`, that are not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(nanmean, out, Tensor, input, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("nanmean", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nanmean", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("nanmean", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        _found = overridden("nanmean", nanmean, input, dim, keepdim, dtype=dtype)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nanmean", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("nanmean", "composite", input.dtype)
    try:
        return ops.nansum(input, dim, keepdim, dtype=dtype) / ops.logical_not(ops.isnan(input)).sum(
            dim, keepdim
        ).to(estimates.mean_dtype(input.dtype, dtype))
    except FAULTS as _error:
        raise refused(_error, "nanmean", input, dim, keepdim, dtype) from None


# ---- _cov_unweighted
class CovUnweightedBackward0(Node):
    __slots__ = ()
    operation = "_cov_unweighted"
    formulas = {"self": "statistics.covariance_self(grad, self, correction)"}
    saves = {"self": 0}
    arg_names = ("correction",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (correction,) = node.args
        return node.restored_one(statistics.covariance_self(grad, self, correction))


def _cov_unweighted(input, correction):
    """_cov_unweighted(Tensor self, int correction) -> Tensor

    The covariances of the rows; the part of cov that has no weights.
    """
    if correction.__class__ is not int:
        correction = value_argument("_cov_unweighted", "correction", "int", correction)
    if input.__class__ is not Tensor:
        return dispatch(_cov_unweighted_op, input, correction)
    self_ = input._data
    try:
        result_ = kernels.cov_unweighted(self_, correction)
    except FAULTS as _error:
        raise refused(_error, "_cov_unweighted", self_, correction) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, _cov_unweighted_op, input, correction) if MODE.marks else out
    out._fn = node = CovUnweightedBackward0()
    if MODE.altered and not MODE.records(node, out, input, correction):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (correction,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def _cov_unweighted_batched(self, correction):
    return batches.covariance(self, correction)


_cov_unweighted_op = operation(
    "_cov_unweighted", "linalg", _cov_unweighted, None, (0,), batched=_cov_unweighted_batched
)


# ---- cov
def cov(input, *, correction=1, fweights=None, aweights=None, out=None):
    """cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) ->
    Tensor

    The covariances of the rows, whose columns are observations with frequencies and
    weights.
    """
    if out is not None:
        return write_out(
            cov, out, Tensor, input, correction=correction, fweights=fweights, aweights=aweights
        )
    if correction.__class__ is not int:
        correction = value_argument("cov", "correction", "int", correction)
    if (
        input.__class__ is not Tensor
        or (fweights is not None and fweights.__class__ is not Tensor)
        or (aweights is not None and aweights.__class__ is not Tensor)
    ):
        _found = overridden(
            "cov", cov, input, correction=correction, fweights=fweights, aweights=aweights
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("cov", 0, "input", input)
        if fweights is not None:
            fweights = tensor_argument("cov", 2, "fweights", fweights)
        if aweights is not None:
            aweights = tensor_argument("cov", 3, "aweights", aweights)
    if MODE.settle is not None:
        check_dtypes("cov", "composite", input.dtype)
    try:
        return estimates.cov(input, correction, fweights, aweights)
    except FAULTS as _error:
        raise refused(_error, "cov", input, correction, fweights, aweights) from None


# ---- corrcoef
def corrcoef(input, _=Tensor, out=Tensor):
    """corrcoef(Tensor self) -> Tensor

    The correlations of the rows, whose columns are observations; nan for a constant row.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(corrcoef, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("corrcoef", corrcoef, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("corrcoef", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("corrcoef", "composite", input.dtype)
    try:
        return ops._corrcoef_of(shapes.own(input))
    except FAULTS as _error:
        raise refused(_error, "corrcoef", input) from None


# ---- _corrcoef_of
class CorrcoefOfBackward0(Node):
    __slots__ = ()
    operation = "_corrcoef_of"
    formulas = {"self": "statistics.correlation_self(grad, self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return node.restored_one(statistics.correlation_self(grad, self))


def _corrcoef_of(input):
    """_corrcoef_of(Tensor self) -> Tensor

    The correlations of the rows; the part of corrcoef that has derivatives.
    """
    if input.__class__ is not Tensor:
        return dispatch(_corrcoef_of_op, input)
    self_ = input._data
    try:
        result_ = kernels.corrcoef_of(self_)
    except FAULTS as _error:
        raise refused(_error, "_corrcoef_of", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, _corrcoef_of_op, input) if MODE.marks else out
    out._fn = node = CorrcoefOfBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def _corrcoef_of_batched(self):
    return batches.corrcoef(self)


_corrcoef_of_op = operation(
    "_corrcoef_of", "linalg", _corrcoef_of, None, (0,), batched=_corrcoef_of_batched
)


# ---- nanmedian
class NanmedianBackward0(Node):
    __slots__ = ()
    operation = "nanmedian"
    formulas = {"self": "reductions.extremum_self(grad, self, result, None, False)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return node.restored_one(reductions.extremum_self(grad, self, result, None, False))

    def recompute(node, saved):
        self, _result = saved
        return (kernels.nanmedian(self),)


def nanmedian_default(input):
    """nanmedian(Tensor self) -> Tensor

    The median of what is not nan, the lower of two in the middle. Equal elements share
    the gradient.
    """
    if input.__class__ is not Tensor:
        return dispatch(nanmedian_default_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("nanmedian")
    try:
        result_ = kernels.nanmedian(self_)
    except FAULTS as _error:
        raise refused(_error, "nanmedian", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, nanmedian_default_op, input) if MODE.marks else out
    out._fn = node = NanmedianBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nanmedian_default_jvp(result, self, self_t):
    return reductions.extremum_tangent(self_t, self, result, None, False)


def nanmedian_default_batched(self):
    return ops.nanmedian(self.reshape(-1), 0)[0]


nanmedian_default_op = operation(
    "nanmedian", "sort", nanmedian_default, nanmedian_default_jvp, (0,),
    batched=nanmedian_default_batched,
)  # fmt: skip


# ---- nanmedian.dim
class NanmedianDimResult(ReturnType):
    __slots__ = ()
    operation = "nanmedian"
    fields = ("values", "indices")


class NanmedianBackward1(Node):
    __slots__ = ()
    operation = "nanmedian.dim"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saves = {"indices": None}
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))


def nanmedian_dim(input, dim=None, keepdim=False, *, axis=None, keepdims=None):
    """nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor
    indices)

    The medians along `dim` of what is not nan, and where each stands.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("nanmedian.dim", "dim")
    if dim.__class__ is not int:
        dim = value_argument("nanmedian.dim", "dim", "int", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nanmedian.dim", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(nanmedian_dim_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("nanmedian")
    try:
        values_, indices_ = kernels.nanmedian_dim(self_, dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "nanmedian.dim", self_, dim, keepdim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = NanmedianDimResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, nanmedian_dim_op, input, dim, keepdim)
        return _outputs
    node = NanmedianBackward1()
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


def nanmedian_dim_jvp(result, self, dim, keepdim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


nanmedian_dim_op = operation("nanmedian.dim", "sort", nanmedian_dim, nanmedian_dim_jvp, (0,))


# ---- _quantile_between
class QuantileBetweenResult(ReturnType):
    __slots__ = ()
    operation = "_quantile_between"
    fields = ("values", "low", "high", "weight", "below", "above", "steps")


class QuantileBetweenBackward0(Node):
    __slots__ = ()
    operation = "_quantile_between"
    formulas = {
        "self": (
            "statistics.quantile_self(grad_values, grad_low, grad_high, self.shape, weight, below, "
            "above)"
        ),
        "q": "statistics.quantile_q(grad_values, grad_weight, low, high, steps, q.ndim)",
    }
    saves = {
        "weight": Output(None, 3),
        "below": None,
        "above": None,
        "low": Output(None, 1),
        "high": Output(None, 2),
        "steps": None,
    }
    arg_names = (
        "self_shape", "q_ndim", "values_shape", "values_dtype", "low_shape", "low_dtype",
        "high_shape", "high_dtype", "weight_shape", "weight_dtype",
    )  # fmt: skip
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        weight, below, above, low, high, steps = saved
        (
            self_shape,
            q_ndim,
            values_shape,
            values_dtype,
            low_shape,
            low_dtype,
            high_shape,
            high_dtype,
            weight_shape,
            weight_dtype,
        ) = node.args
        grad_values = grad.get(0)
        if grad_values is None:
            grad_values = zero_array(values_shape, values_dtype, grad)
        grad_low = grad.get(1)
        if grad_low is None:
            grad_low = zero_array(low_shape, low_dtype, grad)
        grad_high = grad.get(2)
        if grad_high is None:
            grad_high = zero_array(high_shape, high_dtype, grad)
        grad_weight = grad.get(3)
        if grad_weight is None:
            grad_weight = zero_array(weight_shape, weight_dtype, grad)
        grad_of_self = grad_of_q = None
        if needs[0] is not None:
            grad_of_self = statistics.quantile_self(
                grad_values, grad_low, grad_high, self_shape, weight, below, above
            )
        if needs[1] is not None:
            grad_of_q = statistics.quantile_q(grad_values, grad_weight, low, high, steps, q_ndim)
        return node.restored(grad_of_self, grad_of_q)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def _quantile_between(input, q, interpolation, ignore_nan):
    """_quantile_between(Tensor self, Tensor q, str interpolation, bool ignore_nan) -> (Tensor
    values, Tensor low, Tensor high, Tensor weight, Tensor below, Tensor above, Tensor steps)

    The quantiles of the last dimension, and what their derivatives read.
    """
    if interpolation.__class__ is not str:
        interpolation = value_argument("_quantile_between", "interpolation", "str", interpolation)
    if ignore_nan is not True and ignore_nan is not False:
        ignore_nan = value_argument("_quantile_between", "ignore_nan", "bool", ignore_nan)
    if input.__class__ is not Tensor or q.__class__ is not Tensor:
        return dispatch(_quantile_between_op, input, q, interpolation, ignore_nan)
    self_ = input._data
    q_ = q._data
    try:
        values_, low_, high_, weight_, below_, above_, steps_ = kernels.quantile_between(
            self_, q_, interpolation, ignore_nan
        )
    except FAULTS as _error:
        raise refused(_error, "_quantile_between", self_, q_, interpolation, ignore_nan) from None
    if (
        values_.base is not None
        or values_ is self_
        or values_ is q_
        or not values_.flags.c_contiguous
    ):
        values_ = settled(values_, self_, q_)
    if low_.base is not None or low_ is self_ or low_ is q_ or not low_.flags.c_contiguous:
        low_ = settled(low_, self_, q_)
    if high_.base is not None or high_ is self_ or high_ is q_ or not high_.flags.c_contiguous:
        high_ = settled(high_, self_, q_)
    if (
        weight_.base is not None
        or weight_ is self_
        or weight_ is q_
        or not weight_.flags.c_contiguous
    ):
        weight_ = settled(weight_, self_, q_)
    if below_.base is not None or below_ is self_ or below_ is q_ or not below_.flags.c_contiguous:
        below_ = settled(below_, self_, q_)
    if above_.base is not None or above_ is self_ or above_ is q_ or not above_.flags.c_contiguous:
        above_ = settled(above_, self_, q_)
    if steps_.base is not None or steps_ is self_ or steps_ is q_ or not steps_.flags.c_contiguous:
        steps_ = settled(steps_, self_, q_)
    _outputs = QuantileBetweenResult(
        (
            from_array(values_),
            from_array(low_),
            from_array(high_),
            from_array(weight_),
            from_array(below_),
            from_array(above_),
            from_array(steps_),
        ),
    )
    self_fn = input._fn
    q_fn = q._fn
    if self_fn is None and q_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, _quantile_between_op, input, q, interpolation, ignore_nan)
        return _outputs
    node = QuantileBetweenBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, q, interpolation, ignore_nan):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    _outputs[3]._fn = Output(node, 3)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, q if q_fn is LEAF else q_fn)
    node.saved = (
        None if self_fn is None else weight_, None if self_fn is None else below_,
        None if self_fn is None else above_, None if q_fn is None else low_,
        None if q_fn is None else high_, None if q_fn is None else steps_,
    )  # fmt: skip
    node.args = (
        self_.shape, q_.ndim, values_.shape, values_.dtype, low_.shape, low_.dtype, high_.shape,
        high_.dtype, weight_.shape, weight_.dtype,
    )  # fmt: skip
    node.restore = ((self_.shape, self_.dtype), (q_.shape, q_.dtype))
    return _outputs


def _quantile_between_jvp(result, self, q, interpolation, ignore_nan, self_t, q_t):
    _values, low, high, weight, below, above, steps = result
    if self_t is None:
        self_t = zero_like(self)
    if q_t is None:
        q_t = zero_like(q)
    return statistics.quantile_tangents(self_t, q_t, low, high, weight, below, above, steps)


_quantile_between_op = operation(
    "_quantile_between", "sort", _quantile_between, _quantile_between_jvp, (0, 1),
    batched="quantiles",
)  # fmt: skip


# ---- quantile
def quantile(
    input, q, dim=None, keepdim=False, *, interpolation="linear", out=None, axis=None, keepdims=None
):
    """quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str
    interpolation="linear") -> Tensor

    The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all
    elements or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(quantile, out, Tensor, input, q, dim, keepdim, interpolation=interpolation)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("quantile", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("quantile", "keepdim", "bool", keepdim)
    if interpolation.__class__ is not str:
        interpolation = value_argument("quantile", "interpolation", "str", interpolation)
    if input.__class__ is not Tensor:
        _found = overridden(
            "quantile", quantile, input, q, dim, keepdim, interpolation=interpolation
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("quantile", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("quantile", "composite", input.dtype)
    try:
        return estimates.quantile(input, q, dim, keepdim, interpolation, False)
    except FAULTS as _error:
        raise refused(_error, "quantile", input, q, dim, keepdim, interpolation) from None


# ---- nanquantile
def nanquantile(
    input, q, dim=None, keepdim=False, *, interpolation="linear", out=None, axis=None, keepdims=None
):
    """nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str
    interpolation="linear") -> Tensor

    The quantiles of what is not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(
            nanquantile, out, Tensor, input, q, dim, keepdim, interpolation=interpolation
        )
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("nanquantile", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nanquantile", "keepdim", "bool", keepdim)
    if interpolation.__class__ is not str:
        interpolation = value_argument("nanquantile", "interpolation", "str", interpolation)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nanquantile", nanquantile, input, q, dim, keepdim, interpolation=interpolation
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nanquantile", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("nanquantile", "composite", input.dtype)
    try:
        return estimates.quantile(input, q, dim, keepdim, interpolation, True)
    except FAULTS as _error:
        raise refused(_error, "nanquantile", input, q, dim, keepdim, interpolation) from None


def var_mean(*args, **kwargs):
    """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> (Tensor, Tensor)
    var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) ->
    (Tensor, Tensor)
    var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The variance and the mean over `dim`.
    The variance and the mean over `dim`; `unbiased` stands for correction=1.
    The variance and the mean of all elements; `unbiased` stands for correction=1.
    """
    if not kwargs:
        if len(args) == 1:
            return var_mean_correction(*args)
        if len(args) == 3:
            return var_mean_dim(*args)
        if len(args) == 4:
            return var_mean_dim(*args)
    if "out" in kwargs:
        return write_out(var_mean, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("var_mean", var_mean_overloads, args, kwargs)


var_mean_overloads = (
    (
        var_mean_correction,
        "Tensor input, int[1]? dim=..., *, Scalar? correction=..., bool keepdim=...",
    ),
    (var_mean_dim, "Tensor input, int[1]? dim, bool unbiased=..., bool keepdim=..."),
    (var_mean_default, "Tensor input, bool unbiased=..."),
)


def std_mean(*args, **kwargs):
    """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> (Tensor, Tensor)
    std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) ->
    (Tensor, Tensor)
    std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The standard deviation and the mean over `dim`.
    The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.
    The standard deviation and the mean of all elements; `unbiased` stands for
    correction=1.
    """
    if not kwargs:
        if len(args) == 1:
            return std_mean_correction(*args)
        if len(args) == 3:
            return std_mean_dim(*args)
        if len(args) == 4:
            return std_mean_dim(*args)
    if "out" in kwargs:
        return write_out(std_mean, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("std_mean", std_mean_overloads, args, kwargs)


std_mean_overloads = (
    (
        std_mean_correction,
        "Tensor input, int[1]? dim=..., *, Scalar? correction=..., bool keepdim=...",
    ),
    (std_mean_dim, "Tensor input, int[1]? dim, bool unbiased=..., bool keepdim=..."),
    (std_mean_default, "Tensor input, bool unbiased=..."),
)


def nanmedian(*args, **kwargs):
    """nanmedian(Tensor self) -> Tensor
    nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor
    indices)

    The median of what is not nan, the lower of two in the middle. Equal elements share
    the gradient.
    The medians along `dim` of what is not nan, and where each stands.
    """
    if not kwargs:
        if len(args) == 1:
            return nanmedian_default(*args)
        if len(args) == 2:
            return nanmedian_dim(*args)
        if len(args) == 3:
            return nanmedian_dim(*args)
    if "out" in kwargs:
        return write_out(nanmedian, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("nanmedian", nanmedian_overloads, args, kwargs)


nanmedian_overloads = (
    (nanmedian_default, "Tensor input"),
    (nanmedian_dim, "Tensor input, int dim, bool keepdim=..."),
)
