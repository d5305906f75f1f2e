# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows d71eab6388745ffb, content 096a7a8d1e2bc1f6
"""Statistics: functions, Backward nodes and tangents."""

import numpy as np

import generated.functions as ops
from autograd import kernels
from autograd.arguments import all_ints, tensors_argument, value_argument
from autograd.clock import next_stamp
from autograd.composites import batches, copies, entropies, estimates
from autograd.dtypes import COMPLEX
from autograd.formulas import reductions, sorting, statistics
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node, Output
from autograd.operation import NUMBERS, dispatch, operation
from autograd.refusals import FAULTS, refused
from autograd.settling import settled
from autograd.support import (
    ReturnType,
    all_plain,
    choose,
    complex_refused,
    missing_argument,
    tensor_argument,
    unshared,
    zero_like,
    zero_tensor,
)
from autograd.tensor import LEAF, Tensor, from_array

__all__ = [
    "aminmax",
    "corrcoef",
    "cov",
    "cummax",
    "cummin",
    "cumulative_trapezoid",
    "diff",
    "gradient",
    "logcumsumexp",
    "mode",
    "nanmean",
    "nanmedian",
    "nanquantile",
    "nansum",
    "quantile",
    "renorm",
    "renorm_",
    "std_mean",
    "trapezoid",
    "trapz",
    "var_mean",
]

ndarray = np.ndarray
asarray = np.asarray
ONE = 1


# ------------------------------------------------------------------------------------------------
# aminmax


class AminmaxResult(ReturnType):
    __slots__ = ()
    fields = ("min", "max")


class AminmaxBackward0(Node):
    """aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)"""

    __slots__ = ()
    operation = "aminmax"
    formulas = {
        "self": (
            "reductions.extremum_self(grad_min, self, min, dim, keepdim) + "
            "reductions.extremum_self(grad_max, self, max, dim, keepdim)"
        ),
    }
    saved_names = ("self", "min", "max")
    saved_edges = (0, Output(None, 0), Output(None, 1))
    arg_names = ("dim", "keepdim", "min_shape", "min_dtype", "max_shape", "max_dtype")
    many_outputs = True
    recomputed = {1: 0, 2: 1}

    def on_arrays(node, saved, grad, needs):
        self, min, max = saved
        dim, keepdim, min_shape, min_dtype, max_shape, max_dtype = node.args
        grad_min = grad.get(0)
        if grad_min is None:
            grad_min = np.zeros(min_shape, min_dtype)
        grad_max = grad.get(1)
        if grad_max is None:
            grad_max = np.zeros(max_shape, max_dtype)
        return node.restored_one(
            reductions.extremum_self(grad_min, self, min, dim, keepdim)
            + reductions.extremum_self(grad_max, self, max, dim, keepdim),
        )

    def on_tensors(node, saved, grad, needs):
        self, min, max = saved
        dim, keepdim, min_shape, min_dtype, max_shape, max_dtype = node.args
        grad_min = grad.get(0)
        if grad_min is None:
            grad_min = zero_tensor(min_shape, min_dtype)
        grad_max = grad.get(1)
        if grad_max is None:
            grad_max = zero_tensor(max_shape, max_dtype)
        return node.restored_one(
            reductions.extremum_self(grad_min, self, min, dim, keepdim)
            + reductions.extremum_self(grad_max, self, max, dim, keepdim),
        )

    def recompute(node, saved):
        self, _min, _max = saved
        dim, keepdim, _min_shape, _min_dtype, _max_shape, _max_dtype = node.args
        return (
            kernels.extremum("amin", self, dim, keepdim),
            kernels.extremum("amax", self, dim, keepdim),
        )


def aminmax(input, *, dim=None, keepdim=False, axis=None, keepdims=None):
    """aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)

    The smallest and the largest element, or those along `dim`; equal ones share the
    gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
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
        min_, max_ = [
            settled(x, self_)
            for x in (
                kernels.extremum("amin", self_, dim, keepdim),
                kernels.extremum("amax", self_, dim, keepdim),
            )
        ]
    except FAULTS as _error:
        raise refused(_error, "aminmax", self=self_, dim=dim, keepdim=keepdim) from None
    _outputs = AminmaxResult((from_array(min_), from_array(max_)))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return _outputs
    node = AminmaxBackward0()
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
    "aminmax",
    "reduction",
    aminmax,
    aminmax_jvp,
    (0,),
    edges=(0,),
    keywords=("dim", "keepdim"),
    batched="in_one_row",
)


# ------------------------------------------------------------------------------------------------
# var_mean.correction


class VarMeanCorrectionResult(ReturnType):
    __slots__ = ()
    fields = ("result0", "result1")


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
        input = tensor_argument("var_mean.correction", 0, "input", input)
    try:
        return VarMeanCorrectionResult(
            (input.var(dim, correction=correction, keepdim=keepdim), input.mean(dim, keepdim))
        )
    except FAULTS as _error:
        raise refused(
            _error,
            "var_mean.correction",
            self=input,
            dim=dim,
            correction=correction,
            keepdim=keepdim,
        ) from None


# ------------------------------------------------------------------------------------------------
# std_mean.correction


class StdMeanCorrectionResult(ReturnType):
    __slots__ = ()
    fields = ("result0", "result1")


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
        input = tensor_argument("std_mean.correction", 0, "input", input)
    try:
        return StdMeanCorrectionResult(
            (input.std(dim, correction=correction, keepdim=keepdim), input.mean(dim, keepdim))
        )
    except FAULTS as _error:
        raise refused(
            _error,
            "std_mean.correction",
            self=input,
            dim=dim,
            correction=correction,
            keepdim=keepdim,
        ) from None


# ------------------------------------------------------------------------------------------------
# var_mean.dim


class VarMeanDimResult(ReturnType):
    __slots__ = ()
    fields = ("result0", "result1")


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
        input = tensor_argument("var_mean.dim", 0, "input", input)
    try:
        return VarMeanDimResult(
            (
                input.var(dim, correction=1 if unbiased else 0, keepdim=keepdim),
                input.mean(dim, keepdim),
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "var_mean.dim", self=input, dim=dim, unbiased=unbiased, keepdim=keepdim
        ) from None


# ------------------------------------------------------------------------------------------------
# std_mean.dim


class StdMeanDimResult(ReturnType):
    __slots__ = ()
    fields = ("result0", "result1")


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
        input = tensor_argument("std_mean.dim", 0, "input", input)
    try:
        return StdMeanDimResult(
            (
                input.std(dim, correction=1 if unbiased else 0, keepdim=keepdim),
                input.mean(dim, keepdim),
            ),
        )
    except FAULTS as _error:
        raise refused(
            _error, "std_mean.dim", self=input, dim=dim, unbiased=unbiased, keepdim=keepdim
        ) from None


# ------------------------------------------------------------------------------------------------
# var_mean


class VarMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ("result0", "result1")


def var_mean_default(input, unbiased=True):
    """var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The variance and the mean of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("var_mean", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        input = tensor_argument("var_mean", 0, "input", input)
    try:
        return VarMeanDefaultResult(
            (input.var(None, correction=1 if unbiased else 0), input.mean())
        )
    except FAULTS as _error:
        raise refused(_error, "var_mean", self=input, unbiased=unbiased) from None


# ------------------------------------------------------------------------------------------------
# std_mean


class StdMeanDefaultResult(ReturnType):
    __slots__ = ()
    fields = ("result0", "result1")


def std_mean_default(input, unbiased=True):
    """std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)

    The standard deviation and the mean of all elements; `unbiased` stands for correction=1.
    """
    if unbiased is not True and unbiased is not False:
        unbiased = value_argument("std_mean", "unbiased", "bool", unbiased)
    if input.__class__ is not Tensor:
        input = tensor_argument("std_mean", 0, "input", input)
    try:
        return StdMeanDefaultResult(
            (input.std(None, correction=1 if unbiased else 0), input.mean())
        )
    except FAULTS as _error:
        raise refused(_error, "std_mean", self=input, unbiased=unbiased) from None


# ------------------------------------------------------------------------------------------------
# nansum


class NansumBackward0(Node):
    """nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor"""

    __slots__ = ()
    operation = "nansum"
    formulas = {"self": "statistics.nan_sum_self(grad, self, dim, keepdim)"}
    saved_names = ("self",)
    saved_edges = (0,)
    arg_names = ("dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        dim, keepdim = node.args
        return node.restored_one(statistics.nan_sum_self(grad, self, dim, keepdim))

    on_tensors = on_arrays


def nansum(input, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor

    The sum of all elements, or along `dim`, that are not nan; nan gets no gradient.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
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
        raise refused(_error, "nansum", self=self_, dim=dim, keepdim=keepdim, dtype=dtype) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if (
        self_fn is None
        or (MODE.altered and not is_grad_enabled())
        or result_.dtype.kind not in "fc"
    ):
        out._fn = None
        return out
    out._fn = node = NansumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def nansum_jvp(result, self, dim, keepdim, dtype, self_t):
    return statistics.nan_sum_tangent(self_t, self, dim, keepdim, dtype)


nansum_op = operation(
    "nansum", "reduction", nansum, nansum_jvp, (0,), edges=(0,), keywords=("dtype",)
)


# ------------------------------------------------------------------------------------------------
# nanmean


def nanmean(input, dim=None, keepdim=False, *, dtype=None, axis=None, keepdims=None):
    """nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) ->
    Tensor

    The mean of all elements, or along `dim`, that are not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("nanmean", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nanmean", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("nanmean", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("nanmean", 0, "input", input)
    try:
        return ops.nansum(input, dim, keepdim, dtype=dtype) / ops.logical_not(ops.isnan(input)).sum(
            dim, keepdim
        ).to(estimates.mean_dtype(input.dtype, dtype))
    except FAULTS as _error:
        raise refused(
            _error, "nanmean", self=input, dim=dim, keepdim=keepdim, dtype=dtype
        ) from None


# ------------------------------------------------------------------------------------------------
# _cov_unweighted


class CovUnweightedBackward0(Node):
    """_cov_unweighted(Tensor self, int correction) -> Tensor"""

    __slots__ = ()
    operation = "_cov_unweighted"
    formulas = {"self": "statistics.covariance_self(grad, self, correction)"}
    saved_names = ("self",)
    saved_edges = (0,)
    arg_names = ("correction",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (correction,) = node.args
        return node.restored_one(statistics.covariance_self(grad, self, correction))

    on_tensors = on_arrays


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
        raise refused(_error, "_cov_unweighted", self=self_, correction=correction) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CovUnweightedBackward0()
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
    "_cov_unweighted",
    "linalg",
    _cov_unweighted,
    None,
    (0,),
    edges=(0,),
    batched=_cov_unweighted_batched,
)


# ------------------------------------------------------------------------------------------------
# cov


def cov(input, *, correction=1, fweights=None, aweights=None):
    """cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) ->
    Tensor

    The covariances of the rows, whose columns are observations with frequencies and weights.
    """
    if correction.__class__ is not int:
        correction = value_argument("cov", "correction", "int", correction)
    if input.__class__ is not Tensor:
        input = tensor_argument("cov", 0, "input", input)
    if fweights.__class__ is not Tensor and fweights is not None:
        fweights = tensor_argument("cov", 2, "fweights", fweights)
    if aweights.__class__ is not Tensor and aweights is not None:
        aweights = tensor_argument("cov", 3, "aweights", aweights)
    try:
        return estimates.cov(input, correction, fweights, aweights)
    except FAULTS as _error:
        raise refused(
            _error, "cov", self=input, correction=correction, fweights=fweights, aweights=aweights
        ) from None


# ------------------------------------------------------------------------------------------------
# corrcoef


def corrcoef(input):
    """corrcoef(Tensor self) -> Tensor

    The correlations of the rows, whose columns are observations; nan for a constant row.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("corrcoef", 0, "input", input)
    try:
        return ops._corrcoef_of(copies.own(input))
    except FAULTS as _error:
        raise refused(_error, "corrcoef", self=input) from None


# ------------------------------------------------------------------------------------------------
# _corrcoef_of


class CorrcoefOfBackward0(Node):
    """_corrcoef_of(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "_corrcoef_of"
    formulas = {"self": "statistics.correlation_self(grad, self)"}
    saved_names = ("self",)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return node.restored_one(statistics.correlation_self(grad, self))

    on_tensors = on_arrays


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
        raise refused(_error, "_corrcoef_of", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CorrcoefOfBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def _corrcoef_of_batched(self):
    return batches.corrcoef(self)


_corrcoef_of_op = operation(
    "_corrcoef_of", "linalg", _corrcoef_of, None, (0,), edges=(0,), batched=_corrcoef_of_batched
)


# ------------------------------------------------------------------------------------------------
# mode


class ModeResult(ReturnType):
    __slots__ = ()
    fields = ("values", "indices")


class ModeBackward0(Node):
    """mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = "mode"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saved_names = ("indices",)
    saved_edges = (None,)
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))

    on_tensors = on_arrays


def mode(input, dim=-1, keepdim=False, *, axis=None, keepdims=None):
    """mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)

    The most frequent elements along `dim`, the smallest of several, and the last place of
    each.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim.__class__ is not int:
        dim = value_argument("mode", "dim", "int", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("mode", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        return dispatch(mode_op, input, dim, keepdim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("mode")
    try:
        values_, indices_ = [settled(x, self_) for x in (kernels.mode(self_, dim, keepdim))]
    except FAULTS as _error:
        raise refused(_error, "mode", self=self_, dim=dim, keepdim=keepdim) from None
    _outputs = ModeResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return _outputs
    node = ModeBackward0()
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (self_.shape, dim, keepdim)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def mode_jvp(result, self, dim, keepdim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim, keepdim), None)


mode_op = operation("mode", "sort", mode, mode_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nanmedian


class NanmedianBackward0(Node):
    """nanmedian(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "nanmedian"
    formulas = {"self": "reductions.extremum_self(grad, self, result, None, False)"}
    saved_names = ("self", "result")
    saved_edges = (0, Output(None, 0))
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return node.restored_one(reductions.extremum_self(grad, self, result, None, False))

    on_tensors = on_arrays

    def recompute(node, saved):
        self, _result = saved
        return (kernels.nanmedian(self),)


def nanmedian_default(input):
    """nanmedian(Tensor self) -> Tensor

    The median of what is not nan, the lower of two in the middle. Equal elements share the
    gradient.
    """
    if input.__class__ is not Tensor:
        return dispatch(nanmedian_default_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("nanmedian")
    try:
        result_ = kernels.nanmedian(self_)
    except FAULTS as _error:
        raise refused(_error, "nanmedian", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NanmedianBackward0()
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
    "nanmedian",
    "sort",
    nanmedian_default,
    nanmedian_default_jvp,
    (0,),
    edges=(0,),
    batched=nanmedian_default_batched,
)


# ------------------------------------------------------------------------------------------------
# nanmedian.dim


class NanmedianDimResult(ReturnType):
    __slots__ = ()
    fields = ("values", "indices")


class NanmedianBackward1(Node):
    """nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor
    indices)
    """

    __slots__ = ()
    operation = "nanmedian.dim"
    formulas = {"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"}
    saved_names = ("indices",)
    saved_edges = (None,)
    arg_names = ("self_shape", "dim", "keepdim")

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        self_shape, dim, keepdim = node.args
        return node.restored_one(sorting.chosen_self(grad, self_shape, indices, dim, keepdim))

    on_tensors = on_arrays


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
        values_, indices_ = [settled(x, self_) for x in kernels.nanmedian_dim(self_, dim, keepdim)]
    except FAULTS as _error:
        raise refused(_error, "nanmedian.dim", self=self_, dim=dim, keepdim=keepdim) from None
    _outputs = NanmedianDimResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return _outputs
    node = NanmedianBackward1()
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


nanmedian_dim_op = operation(
    "nanmedian.dim", "sort", nanmedian_dim, nanmedian_dim_jvp, (0,), edges=(0,)
)


# ------------------------------------------------------------------------------------------------
# _quantile_between


class QuantileBetweenResult(ReturnType):
    __slots__ = ()
    fields = ("values", "low", "high", "weight", "below", "above", "steps")


class QuantileBetweenBackward0(Node):
    """_quantile_between(Tensor self, Tensor q, str interpolation, bool ignore_nan) -> (Tensor
    values, Tensor low, Tensor high, Tensor weight, Tensor below, Tensor above, Tensor steps)
    """

    __slots__ = ()
    operation = "_quantile_between"
    formulas = {
        "self": (
            "statistics.quantile_self(grad_values, grad_low, grad_high, self.shape, weight, below, "
            "above)"
        ),
        "q": "statistics.quantile_q(grad_values, grad_weight, low, high, steps, q.ndim)",
    }
    saved_names = ("weight", "below", "above", "low", "high", "steps")
    saved_edges = (Output(None, 3), None, None, Output(None, 1), Output(None, 2), None)
    arg_names = (
        "self_shape",
        "q_ndim",
        "values_shape",
        "values_dtype",
        "low_shape",
        "low_dtype",
        "high_shape",
        "high_dtype",
        "weight_shape",
        "weight_dtype",
    )
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
            grad_values = np.zeros(values_shape, values_dtype)
        grad_low = grad.get(1)
        if grad_low is None:
            grad_low = np.zeros(low_shape, low_dtype)
        grad_high = grad.get(2)
        if grad_high is None:
            grad_high = np.zeros(high_shape, high_dtype)
        grad_weight = grad.get(3)
        if grad_weight is None:
            grad_weight = np.zeros(weight_shape, weight_dtype)
        grad_of_self = grad_of_q = None
        if needs[0] is not None:
            grad_of_self = statistics.quantile_self(
                grad_values, grad_low, grad_high, self_shape, weight, below, above
            )
        if needs[1] is not None:
            grad_of_q = statistics.quantile_q(grad_values, grad_weight, low, high, steps, q_ndim)
        return node.restored(grad_of_self, grad_of_q)

    def on_tensors(node, saved, grad, needs):
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
            grad_values = zero_tensor(values_shape, values_dtype)
        grad_low = grad.get(1)
        if grad_low is None:
            grad_low = zero_tensor(low_shape, low_dtype)
        grad_high = grad.get(2)
        if grad_high is None:
            grad_high = zero_tensor(high_shape, high_dtype)
        grad_weight = grad.get(3)
        if grad_weight is None:
            grad_weight = zero_tensor(weight_shape, weight_dtype)
        grad_of_self = grad_of_q = None
        if needs[0] is not None:
            grad_of_self = statistics.quantile_self(
                grad_values, grad_low, grad_high, self_shape, weight, below, above
            )
        if needs[1] is not None:
            grad_of_q = statistics.quantile_q(grad_values, grad_weight, low, high, steps, q_ndim)
        return node.restored(grad_of_self, grad_of_q)


def _quantile_between(input, q, interpolation, ignore_nan):
    """_quantile_between(Tensor self, Tensor q, str interpolation, bool ignore_nan) -> (Tensor
    values, Tensor low, Tensor high, Tensor weight, Tensor below, Tensor above, Tensor steps)

    The quantiles of the last dimension, and for their derivatives the elements between which
    they lie, how far along, where these are, and the slope by which q counts ranks.
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
        values_, low_, high_, weight_, below_, above_, steps_ = [
            settled(x, self_, q_)
            for x in kernels.quantile_between(self_, q_, interpolation, ignore_nan)
        ]
    except FAULTS as _error:
        raise refused(
            _error,
            "_quantile_between",
            self=self_,
            q=q_,
            interpolation=interpolation,
            ignore_nan=ignore_nan,
        ) from None
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
    if (self_fn is None and q_fn is None) or (MODE.altered and not is_grad_enabled()):
        return _outputs
    node = QuantileBetweenBackward0()
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    _outputs[3]._fn = Output(node, 3)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, q if q_fn is LEAF else q_fn)
    node.saved = (
        None if self_fn is None else weight_,
        None if self_fn is None else below_,
        None if self_fn is None else above_,
        None if q_fn is None else low_,
        None if q_fn is None else high_,
        None if q_fn is None else steps_,
    )
    node.args = (
        self_.shape,
        q_.ndim,
        values_.shape,
        values_.dtype,
        low_.shape,
        low_.dtype,
        high_.shape,
        high_.dtype,
        weight_.shape,
        weight_.dtype,
    )
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
    "_quantile_between",
    "sort",
    _quantile_between,
    _quantile_between_jvp,
    (0, 1),
    edges=(0, 1),
    batched="quantiles",
)


# ------------------------------------------------------------------------------------------------
# quantile


def quantile(
    input, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None
):
    """quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str
    interpolation="linear") -> Tensor

    The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all elements
    or along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("quantile", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("quantile", "keepdim", "bool", keepdim)
    if interpolation.__class__ is not str:
        interpolation = value_argument("quantile", "interpolation", "str", interpolation)
    if input.__class__ is not Tensor:
        input = tensor_argument("quantile", 0, "input", input)
    try:
        return estimates.quantile(input, q, dim, keepdim, interpolation, False)
    except FAULTS as _error:
        raise refused(
            _error,
            "quantile",
            self=input,
            q=q,
            dim=dim,
            keepdim=keepdim,
            interpolation=interpolation,
        ) from None


# ------------------------------------------------------------------------------------------------
# nanquantile


def nanquantile(
    input, q, dim=None, keepdim=False, *, interpolation="linear", axis=None, keepdims=None
):
    """nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str
    interpolation="linear") -> Tensor

    The quantiles of what is not nan.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("nanquantile", "dim", "int?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nanquantile", "keepdim", "bool", keepdim)
    if interpolation.__class__ is not str:
        interpolation = value_argument("nanquantile", "interpolation", "str", interpolation)
    if input.__class__ is not Tensor:
        input = tensor_argument("nanquantile", 0, "input", input)
    try:
        return estimates.quantile(input, q, dim, keepdim, interpolation, True)
    except FAULTS as _error:
        raise refused(
            _error,
            "nanquantile",
            self=input,
            q=q,
            dim=dim,
            keepdim=keepdim,
            interpolation=interpolation,
        ) from None


# ------------------------------------------------------------------------------------------------
# cummax


class CummaxResult(ReturnType):
    __slots__ = ()
    fields = ("values", "indices")


class CummaxBackward0(Node):
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = "cummax"
    formulas = {"self": "statistics.running_extremum_self(grad, indices, dim)"}
    saved_names = ("indices",)
    saved_edges = (None,)
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return node.restored_one(statistics.running_extremum_self(grad, indices, dim))

    on_tensors = on_arrays


def cummax(input, dim=None, *, axis=None):
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The largest elements so far along `dim`, and the last place of each, which gets the
    gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummax", "dim")
    if dim.__class__ is not int:
        dim = value_argument("cummax", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(cummax_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummax")
    try:
        values_, indices_ = [
            settled(x, self_) for x in kernels.running_extremum("cummax", self_, dim)
        ]
    except FAULTS as _error:
        raise refused(_error, "cummax", self=self_, dim=dim) from None
    _outputs = CummaxResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return _outputs
    node = CummaxBackward0()
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def cummax_jvp(result, self, dim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


cummax_op = operation("cummax", "scan", cummax, cummax_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# cummin


class CumminResult(ReturnType):
    __slots__ = ()
    fields = ("values", "indices")


class CumminBackward0(Node):
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)"""

    __slots__ = ()
    operation = "cummin"
    formulas = {"self": "statistics.running_extremum_self(grad, indices, dim)"}
    saved_names = ("indices",)
    saved_edges = (None,)
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return node.restored_one(statistics.running_extremum_self(grad, indices, dim))

    on_tensors = on_arrays


def cummin(input, dim=None, *, axis=None):
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The smallest elements so far along `dim`, and the last place of each, which gets the
    gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummin", "dim")
    if dim.__class__ is not int:
        dim = value_argument("cummin", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(cummin_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummin")
    try:
        values_, indices_ = [
            settled(x, self_) for x in kernels.running_extremum("cummin", self_, dim)
        ]
    except FAULTS as _error:
        raise refused(_error, "cummin", self=self_, dim=dim) from None
    _outputs = CumminResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return _outputs
    node = CumminBackward0()
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (indices_,)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def cummin_jvp(result, self, dim, self_t):
    _values, indices = result
    return (sorting.chosen(self_t, indices, dim), None)


cummin_op = operation("cummin", "scan", cummin, cummin_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# logcumsumexp


class LogcumsumexpBackward0(Node):
    """logcumsumexp(Tensor self, int dim) -> Tensor"""

    __slots__ = ()
    operation = "logcumsumexp"
    formulas = {"self": "statistics.log_sums_self(grad, self, result, dim)"}
    saved_names = ("self", "result")
    saved_edges = (0, Output(None, 0))
    arg_names = ("dim",)
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (dim,) = node.args
        return node.restored_one(statistics.log_sums_self(grad, self, result, dim))

    on_tensors = on_arrays

    def recompute(node, saved):
        self, _result = saved
        (dim,) = node.args
        return (kernels.logcumsumexp(self, dim),)


def logcumsumexp(input, dim=None, *, axis=None):
    """logcumsumexp(Tensor self, int dim) -> Tensor

    log(cumsum(exp(self))) along `dim`, without overflow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("logcumsumexp", "dim")
    if dim.__class__ is not int:
        dim = value_argument("logcumsumexp", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(logcumsumexp_op, input, dim)
    self_ = input._data
    try:
        result_ = kernels.logcumsumexp(self_, dim)
    except FAULTS as _error:
        raise refused(_error, "logcumsumexp", self=self_, dim=dim) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogcumsumexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def logcumsumexp_jvp(result, self, dim, self_t):
    return statistics.log_sums_tangent(self_t, self, result, dim)


logcumsumexp_op = operation(
    "logcumsumexp", "scan", logcumsumexp, logcumsumexp_jvp, (0,), edges=(0,)
)


# ------------------------------------------------------------------------------------------------
# diff


class DiffBackward0(Node):
    """diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) ->
    Tensor
    """

    __slots__ = ()
    operation = "diff"
    formulas = {
        "self": (
            "statistics.differences_part(grad, self.shape, n, dim, 0 if prepend is None else "
            "prepend.shape[dim])"
        ),
        "prepend": "statistics.differences_part(grad, prepend.shape, n, dim, 0)",
        "append": (
            "statistics.differences_part(grad, append.shape, n, dim, self.shape[dim] if prepend is "
            "None else self.shape[dim] + prepend.shape[dim])"
        ),
    }
    arg_names = ("self_shape", "n", "dim", "prepend_shape", "append_shape")

    def on_arrays(node, saved, grad, needs):
        self_shape, n, dim, prepend_shape, append_shape = node.args
        grad_of_self = grad_of_prepend = grad_of_append = None
        if needs[0] is not None:
            grad_of_self = statistics.differences_part(
                grad, self_shape, n, dim, 0 if prepend_shape is None else prepend_shape[dim]
            )
        if needs[1] is not None:
            grad_of_prepend = statistics.differences_part(grad, prepend_shape, n, dim, 0)
        if needs[2] is not None:
            grad_of_append = statistics.differences_part(
                grad,
                append_shape,
                n,
                dim,
                self_shape[dim] if prepend_shape is None else self_shape[dim] + prepend_shape[dim],
            )
        return node.restored(grad_of_self, grad_of_prepend, grad_of_append)

    on_tensors = on_arrays


def diff(input, n=1, dim=-1, prepend=None, append=None, *, axis=None):
    """diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) ->
    Tensor

    The n-th differences of neighbours along `dim`, with further elements before and after.
    """
    if axis is not None:
        dim = axis
    if n.__class__ is not int:
        n = value_argument("diff", "n", "int", n)
    if dim.__class__ is not int:
        dim = value_argument("diff", "dim", "int", dim)
    if (
        input.__class__ is not Tensor
        or (prepend is not None and prepend.__class__ is not Tensor)
        or (append is not None and append.__class__ is not Tensor)
    ):
        return dispatch(diff_op, input, n, dim, prepend, append)
    self_ = input._data
    prepend_ = None if prepend is None else prepend._data
    append_ = None if append is None else append._data
    try:
        result_ = kernels.diff(self_, n, dim, prepend_, append_)
    except FAULTS as _error:
        raise refused(
            _error, "diff", self=self_, n=n, dim=dim, prepend=prepend_, append=append_
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is prepend_
        or result_ is append_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, prepend_, append_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    prepend_fn = None if prepend is None else prepend._fn
    append_fn = None if append is None else append._fn
    if (self_fn is None and prepend_fn is None and append_fn is None) or (
        MODE.altered and not is_grad_enabled()
    ):
        out._fn = None
        return out
    out._fn = node = DiffBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn,
        prepend if prepend_fn is LEAF else prepend_fn,
        append if append_fn is LEAF else append_fn,
    )
    node.saved = ()
    node.args = (
        self_.shape,
        n,
        dim,
        None if prepend_ is None else prepend_.shape,
        None if append_ is None else append_.shape,
    )
    node.restore = (
        (self_.shape, self_.dtype),
        None if prepend_ is None else (prepend_.shape, prepend_.dtype),
        None if append_ is None else (append_.shape, append_.dtype),
    )
    return out


def diff_jvp(result, self, n, dim, prepend, append, self_t, prepend_t, append_t):
    if self_t is None:
        self_t = zero_like(self)
    if prepend_t is None and prepend is not None:
        prepend_t = zero_like(prepend)
    if append_t is None and append is not None:
        append_t = zero_like(append)
    return statistics.differences_tangent(self_t, prepend_t, append_t, prepend, append, n, dim)


def diff_batched(self, n, dim, prepend, append):
    return batches.differences(self, n, dim, prepend, append)


diff_op = operation(
    "diff",
    "linear",
    diff,
    diff_jvp,
    (0, 3, 4),
    edges=(0, 3, 4),
    optional=(3, 4),
    batched=diff_batched,
)


# ------------------------------------------------------------------------------------------------
# gradient.tensorarray


def gradient_tensorarray(input, *, spacing, dim=None, edge_order=1, axis=None):
    """gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int edge_order=1) ->
    Tensor[]

    Estimates of the derivatives along each dimension, of values at the given coordinates.
    """
    if axis is not None:
        dim = axis
    if edge_order.__class__ is not int:
        edge_order = value_argument("gradient.tensorarray", "edge_order", "int", edge_order)
    if input.__class__ is not Tensor:
        input = tensor_argument("gradient.tensorarray", 0, "input", input)
    if not all_plain(spacing):
        spacing = tensors_argument("gradient.tensorarray", "spacing", spacing)
    try:
        return estimates.gradient_tensorarray(input, spacing, dim, edge_order)
    except FAULTS as _error:
        raise refused(
            _error,
            "gradient.tensorarray",
            self=input,
            spacing=spacing,
            dim=dim,
            edge_order=edge_order,
        ) from None


# ------------------------------------------------------------------------------------------------
# gradient


class GradientBackward0(Node):
    """gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]"""

    __slots__ = ()
    operation = "gradient"
    formulas = {
        "self": (
            "statistics.gradients_self(grads, self.shape, self.dtype, spacing, dim, edge_order)"
        ),
    }
    arg_names = ("self_shape", "self_dtype", "spacing", "dim", "edge_order")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, spacing, dim, edge_order = node.args
        grads = grad
        return node.restored_one(
            statistics.gradients_self(grads, self_shape, self_dtype, spacing, dim, edge_order)
        )

    on_tensors = on_arrays


def gradient_default(input, *, spacing=None, dim=None, edge_order=1, axis=None):
    """gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]

    Estimates of the derivatives along each dimension on a grid with the given distances (a
    number, or one for each dimension) or coordinates.
    """
    if axis is not None:
        dim = axis
    if edge_order.__class__ is not int:
        edge_order = value_argument("gradient", "edge_order", "int", edge_order)
    if input.__class__ is not Tensor:
        return dispatch(gradient_default_op, input, spacing, dim, edge_order)
    self_ = input._data
    try:
        _data = [settled(x, self_) for x in (kernels.gradient(self_, spacing, dim, edge_order))]
    except FAULTS as _error:
        raise refused(
            _error, "gradient", self=self_, spacing=spacing, dim=dim, edge_order=edge_order
        ) from None
    _outputs = tuple(map(from_array, _data))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return _outputs
    node = GradientBackward0()
    for _i, _output in enumerate(_outputs):
        _output._fn = Output(node, _i)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, unshared(spacing), unshared(dim), edge_order)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


def gradient_default_jvp(result, self, spacing, dim, edge_order, self_t):
    return gradient_default(self_t, spacing=spacing, dim=dim, edge_order=edge_order)


gradient_default_op = operation(
    "gradient",
    "linear",
    gradient_default,
    gradient_default_jvp,
    (0,),
    edges=(0,),
    keywords=("spacing", "dim", "edge_order"),
)


# ------------------------------------------------------------------------------------------------
# trapezoid.x


def trapezoid_x(y, x, *, dim=-1, axis=None):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("trapezoid.x", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("trapezoid.x", 0, "y", y)
    if x.__class__ is not Tensor:
        x = tensor_argument("trapezoid.x", 1, "x", x)
    try:
        return estimates.trapezoid(y, x, 1, dim)
    except FAULTS as _error:
        raise refused(_error, "trapezoid.x", y=y, x=x, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# trapezoid.dx


def trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    if dx is not ONE and dx.__class__ not in NUMBERS:
        dx = value_argument("trapezoid.dx", "dx", "Scalar", dx)
    if dim.__class__ is not int:
        dim = value_argument("trapezoid.dx", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("trapezoid.dx", 0, "y", y)
    try:
        return estimates.trapezoid(y, None, dx, dim)
    except FAULTS as _error:
        raise refused(_error, "trapezoid.dx", y=y, dx=dx, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.x


def cumulative_trapezoid_x(y, x, *, dim=-1, axis=None):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("cumulative_trapezoid.x", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("cumulative_trapezoid.x", 0, "y", y)
    if x.__class__ is not Tensor:
        x = tensor_argument("cumulative_trapezoid.x", 1, "x", x)
    try:
        return estimates.cumulative_trapezoid(y, x, 1, dim)
    except FAULTS as _error:
        raise refused(_error, "cumulative_trapezoid.x", y=y, x=x, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# cumulative_trapezoid.dx


def cumulative_trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at points in the distance `dx`.
    """
    if axis is not None:
        dim = axis
    if dx is not ONE and dx.__class__ not in NUMBERS:
        dx = value_argument("cumulative_trapezoid.dx", "dx", "Scalar", dx)
    if dim.__class__ is not int:
        dim = value_argument("cumulative_trapezoid.dx", "dim", "int", dim)
    if y.__class__ is not Tensor:
        y = tensor_argument("cumulative_trapezoid.dx", 0, "y", y)
    try:
        return estimates.cumulative_trapezoid(y, None, dx, dim)
    except FAULTS as _error:
        raise refused(_error, "cumulative_trapezoid.dx", y=y, dx=dx, dim=dim) from None


# ------------------------------------------------------------------------------------------------
# renorm


class RenormBackward0(Node):
    """renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor"""

    __slots__ = ()
    operation = "renorm"
    formulas = {"self": "statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm)"}
    saved_names = ("self",)
    saved_edges = (0,)
    arg_names = ("p", "dim", "maxnorm")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        p, dim, maxnorm = node.args
        return node.restored_one(statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm))

    on_tensors = on_arrays


def renorm(input, p, dim=None, maxnorm=None, *, axis=None):
    """renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor

    Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("renorm", "dim")
    if p.__class__ not in NUMBERS:
        p = value_argument("renorm", "p", "Scalar", p)
    if dim.__class__ is not int:
        dim = value_argument("renorm", "dim", "int", dim)
    if maxnorm.__class__ not in NUMBERS:
        maxnorm = value_argument("renorm", "maxnorm", "Scalar", maxnorm)
    if input.__class__ is not Tensor:
        return dispatch(renorm_op, input, p, dim, maxnorm)
    self_ = input._data
    try:
        result_ = kernels.renorm(self_, p, dim, maxnorm)
    except FAULTS as _error:
        raise refused(_error, "renorm", self=self_, p=p, dim=dim, maxnorm=maxnorm) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RenormBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (p, dim, maxnorm)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def renorm_(input, p, dim=None, maxnorm=None, *, axis=None):
    """In-place version of renorm."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("renorm", "dim")
    if p.__class__ not in NUMBERS:
        p = value_argument("renorm", "p", "Scalar", p)
    if dim.__class__ is not int:
        dim = value_argument("renorm", "dim", "int", dim)
    if maxnorm.__class__ not in NUMBERS:
        maxnorm = value_argument("renorm", "maxnorm", "Scalar", maxnorm)
    return in_place(renorm_op, renorm_into, input, p, dim, maxnorm)


def renorm_into(self_, p, dim, maxnorm):
    np.copyto(self_, kernels.renorm(self_, p, dim, maxnorm))


def renorm_batched(self, p, dim, maxnorm):
    return batches.renorm(self, p, dim, maxnorm)


renorm_op = operation(
    "renorm", "normalization", renorm, None, (0,), edges=(0,), batched=renorm_batched
)


# ------------------------------------------------------------------------------------------------
# nn.functional.softmin


def nn_functional_softmin(input, dim=None, *, dtype=None, axis=None):
    """nn.functional.softmin(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor

    exp(-input) over its sum along `dim`.
    """
    if axis is not None:
        dim = axis
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("nn.functional.softmin", "dim", "int?", dim)
    if dtype is not None:
        dtype = value_argument("nn.functional.softmin", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        input = tensor_argument("nn.functional.softmin", 0, "input", input)
    try:
        return ops.softmax(-1.0 * input, entropies.softmax_dim("softmin", dim, input.ndim), dtype)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.softmin", input=input, dim=dim, dtype=dtype) from None


def var_mean(*args, **kwargs):
    """var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> (Tensor, Tensor)
    var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) ->
    (Tensor, Tensor)
    var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
    """
    if not kwargs:
        if len(args) == 1:
            return var_mean_correction(*args)
        if len(args) == 3:
            return var_mean_dim(*args)
        if len(args) == 4:
            return var_mean_dim(*args)
    return choose("var_mean", var_mean_overloads, args, kwargs)


var_mean_overloads = (
    (
        var_mean_correction,
        (
            ("input", "Tensor", True, False),
            ("dim", "int[1]?", False, False),
            ("correction", "Scalar?", False, True),
            ("keepdim", "bool", False, True),
        ),
    ),
    (
        var_mean_dim,
        (
            ("input", "Tensor", True, False),
            ("dim", "int[1]?", True, False),
            ("unbiased", "bool", False, False),
            ("keepdim", "bool", False, False),
        ),
    ),
    (var_mean_default, (("input", "Tensor", True, False), ("unbiased", "bool", False, False))),
)


def std_mean(*args, **kwargs):
    """std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool
    keepdim=False) -> (Tensor, Tensor)
    std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) ->
    (Tensor, Tensor)
    std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)
    """
    if not kwargs:
        if len(args) == 1:
            return std_mean_correction(*args)
        if len(args) == 3:
            return std_mean_dim(*args)
        if len(args) == 4:
            return std_mean_dim(*args)
    return choose("std_mean", std_mean_overloads, args, kwargs)


std_mean_overloads = (
    (
        std_mean_correction,
        (
            ("input", "Tensor", True, False),
            ("dim", "int[1]?", False, False),
            ("correction", "Scalar?", False, True),
            ("keepdim", "bool", False, True),
        ),
    ),
    (
        std_mean_dim,
        (
            ("input", "Tensor", True, False),
            ("dim", "int[1]?", True, False),
            ("unbiased", "bool", False, False),
            ("keepdim", "bool", False, False),
        ),
    ),
    (std_mean_default, (("input", "Tensor", True, False), ("unbiased", "bool", False, False))),
)


def nanmedian(*args, **kwargs):
    """nanmedian(Tensor self) -> Tensor
    nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor
    indices)
    """
    if not kwargs:
        if len(args) == 1:
            return nanmedian_default(*args)
        if len(args) == 2:
            return nanmedian_dim(*args)
        if len(args) == 3:
            return nanmedian_dim(*args)
    return choose("nanmedian", nanmedian_overloads, args, kwargs)


nanmedian_overloads = (
    (nanmedian_default, (("input", "Tensor", True, False),)),
    (
        nanmedian_dim,
        (
            ("input", "Tensor", True, False),
            ("dim", "int", True, False),
            ("keepdim", "bool", False, False),
        ),
    ),
)


def gradient(*args, **kwargs):
    """gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int edge_order=1) ->
    Tensor[]
    gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]
    """
    if not kwargs and len(args) == 1:
        return gradient_default(*args)
    return choose("gradient", gradient_overloads, args, kwargs)


gradient_overloads = (
    (
        gradient_tensorarray,
        (
            ("input", "Tensor", True, False),
            ("spacing", "Tensor[]", True, True),
            ("dim", "any", False, True),
            ("edge_order", "int", False, True),
        ),
    ),
    (
        gradient_default,
        (
            ("input", "Tensor", True, False),
            ("spacing", "any", False, True),
            ("dim", "any", False, True),
            ("edge_order", "int", False, True),
        ),
    ),
)


def trapezoid(*args, **kwargs):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
    trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return trapezoid_dx(*args)
        if len(args) == 2:
            return trapezoid_x(*args)
    return choose("trapezoid", trapezoid_overloads, args, kwargs)


trapezoid_overloads = (
    (
        trapezoid_x,
        (("y", "Tensor", True, False), ("x", "Tensor", True, False), ("dim", "int", False, True)),
    ),
    (
        trapezoid_dx,
        (("y", "Tensor", True, False), ("dx", "Scalar", False, True), ("dim", "int", False, True)),
    ),
)


def cumulative_trapezoid(*args, **kwargs):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
    cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor
    """
    if not kwargs:
        if len(args) == 1:
            return cumulative_trapezoid_dx(*args)
        if len(args) == 2:
            return cumulative_trapezoid_x(*args)
    return choose("cumulative_trapezoid", cumulative_trapezoid_overloads, args, kwargs)


cumulative_trapezoid_overloads = (
    (
        cumulative_trapezoid_x,
        (("y", "Tensor", True, False), ("x", "Tensor", True, False), ("dim", "int", False, True)),
    ),
    (
        cumulative_trapezoid_dx,
        (("y", "Tensor", True, False), ("dx", "Scalar", False, True), ("dim", "int", False, True)),
    ),
)


trapz = trapezoid
