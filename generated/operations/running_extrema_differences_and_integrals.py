# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 35d555aa44a5b2a6, content bb321d6b1bdaf1f5
"""Running extrema, differences and integrals: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import batches, estimates, likelihoods
from autograd.core.arguments import tensors_argument, value_argument
from autograd.core.dispatch import NUMBERS, ONE, dispatch, operation, overridden, wrap_numbers
from autograd.core.errors import FAULTS, refused
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import (
    ReturnType,
    all_plain,
    choose,
    complex_refused,
    missing_argument,
    tensor_argument,
    unshared,
    zero_like,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import sorting, statistics
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "cummax", "cummin", "logcumsumexp", "diff", "gradient_tensorarray", "gradient_default",
    "trapezoid_x", "trapezoid_dx", "cumulative_trapezoid_x", "cumulative_trapezoid_dx", "renorm",
    "renorm_", "nn_functional_softmin", "gradient", "trapezoid", "cumulative_trapezoid", "trapz",
]  # fmt: skip


# ---- cummax
class CummaxResult(ReturnType):
    __slots__ = ()
    operation = "cummax"
    fields = ("values", "indices")


class CummaxBackward0(Node):
    __slots__ = ()
    operation = "cummax"
    formulas = {"self": "statistics.running_extremum_self(grad, indices, dim)"}
    saves = {"indices": None}
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return node.restored_one(statistics.running_extremum_self(grad, indices, dim))


def cummax(input, dim=None, *, out=None, axis=None):
    """cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The largest elements so far along `dim`, and the last place of each, which gets the
    gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummax", "dim")
    if out is not None:
        return write_out(cummax, out, Tensor, input, dim)
    if dim.__class__ is not int:
        dim = value_argument("cummax", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(cummax_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummax")
    try:
        values_, indices_ = kernels.running_extremum("cummax", self_, dim)
    except FAULTS as _error:
        raise refused(_error, "cummax", self_, dim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = CummaxResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, cummax_op, input, dim)
        return _outputs
    node = CummaxBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim):
        return _outputs
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


cummax_op = operation("cummax", "scan", cummax, cummax_jvp, (0,))


# ---- cummin
class CumminResult(ReturnType):
    __slots__ = ()
    operation = "cummin"
    fields = ("values", "indices")


class CumminBackward0(Node):
    __slots__ = ()
    operation = "cummin"
    formulas = {"self": "statistics.running_extremum_self(grad, indices, dim)"}
    saves = {"indices": None}
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        (indices,) = saved
        (dim,) = node.args
        return node.restored_one(statistics.running_extremum_self(grad, indices, dim))


def cummin(input, dim=None, *, out=None, axis=None):
    """cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)

    The smallest elements so far along `dim`, and the last place of each, which gets the
    gradient.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("cummin", "dim")
    if out is not None:
        return write_out(cummin, out, Tensor, input, dim)
    if dim.__class__ is not int:
        dim = value_argument("cummin", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(cummin_op, input, dim)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cummin")
    try:
        values_, indices_ = kernels.running_extremum("cummin", self_, dim)
    except FAULTS as _error:
        raise refused(_error, "cummin", self_, dim) from None
    if values_.base is not None or values_ is self_ or not values_.flags.c_contiguous:
        values_ = settled(values_, self_)
    if indices_.base is not None or indices_ is self_ or not indices_.flags.c_contiguous:
        indices_ = settled(indices_, self_)
    _outputs = CumminResult((from_array(values_), from_array(indices_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, cummin_op, input, dim)
        return _outputs
    node = CumminBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, dim):
        return _outputs
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


cummin_op = operation("cummin", "scan", cummin, cummin_jvp, (0,))


# ---- logcumsumexp
class LogcumsumexpBackward0(Node):
    __slots__ = ()
    operation = "logcumsumexp"
    formulas = {"self": "statistics.log_sums_self(grad, self, result, dim)"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("dim",)
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (dim,) = node.args
        return node.restored_one(statistics.log_sums_self(grad, self, result, dim))

    def recompute(node, saved):
        self, _result = saved
        (dim,) = node.args
        return (kernels.logcumsumexp(self, dim),)


def logcumsumexp(input, dim=None, *, out=None, axis=None):
    """logcumsumexp(Tensor self, int dim) -> Tensor

    log(cumsum(exp(self))) along `dim`, without overflow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("logcumsumexp", "dim")
    if out is not None:
        return write_out(logcumsumexp, out, Tensor, input, dim)
    if dim.__class__ is not int:
        dim = value_argument("logcumsumexp", "dim", "int", dim)
    if input.__class__ is not Tensor:
        return dispatch(logcumsumexp_op, input, dim)
    self_ = input._data
    try:
        result_ = kernels.logcumsumexp(self_, dim)
    except FAULTS as _error:
        raise refused(_error, "logcumsumexp", self_, dim) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, logcumsumexp_op, input, dim) if MODE.marks else out
    out._fn = node = LogcumsumexpBackward0()
    if MODE.altered and not MODE.records(node, out, input, dim):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def logcumsumexp_jvp(result, self, dim, self_t):
    return statistics.log_sums_tangent(self_t, self, result, dim)


logcumsumexp_op = operation("logcumsumexp", "scan", logcumsumexp, logcumsumexp_jvp, (0,))


# ---- diff
class DiffBackward0(Node):
    __slots__ = ()
    operation = "diff"
    formulas = {
        "self": (
            "statistics.differences_part(grad, self.shape, n, dim, (0 if prepend is None or n == 0 "
            "else prepend.shape[dim]))"
        ),
        "prepend": "statistics.differences_part(grad, prepend.shape, n, dim, 0 if n else -1)",
        "append": (
            "statistics.differences_part(grad, append.shape, n, dim, (0 if prepend is None or n == "
            "0 else prepend.shape[dim]) + self.shape[dim])"
        ),
    }
    arg_names = ("self_shape", "n", "dim", "prepend_shape", "append_shape")

    def on_arrays(node, saved, grad, needs):
        self_shape, n, dim, prepend_shape, append_shape = node.args
        grad_of_self = grad_of_prepend = grad_of_append = None
        if needs[0] is not None:
            grad_of_self = statistics.differences_part(
                grad, self_shape, n, dim,
                0 if prepend_shape is None or n == 0 else prepend_shape[dim],
            )  # fmt: skip
        if needs[1] is not None:
            grad_of_prepend = statistics.differences_part(
                grad, prepend_shape, n, dim, 0 if n else -1
            )
        if needs[2] is not None:
            grad_of_append = statistics.differences_part(
                grad, append_shape, n, dim,
                (0 if prepend_shape is None or n == 0 else prepend_shape[dim]) + self_shape[dim],
            )  # fmt: skip
        return node.restored(grad_of_self, grad_of_prepend, grad_of_append)


def diff(input, n=1, dim=-1, prepend=None, append=None, *, out=None, axis=None):
    """diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) ->
    Tensor

    The n-th differences of neighbours along `dim`, with further elements before and
    after.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(diff, out, Tensor, input, n, dim, prepend, append)
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
        raise refused(_error, "diff", self_, n, dim, prepend_, append_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and prepend_fn is None and append_fn is None:
        out._fn = None
        return MODE.mark(out, diff_op, input, n, dim, prepend, append) if MODE.marks else out
    out._fn = node = DiffBackward0()
    if MODE.altered and not MODE.records(node, out, input, n, dim, prepend, append):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, prepend if prepend_fn is LEAF else prepend_fn,
        append if append_fn is LEAF else append_fn,
    )  # fmt: skip
    node.saved = ()
    node.args = (
        self_.shape, n, dim, None if prepend_ is None else prepend_.shape,
        None if append_ is None else append_.shape,
    )  # fmt: skip
    node.restore = (
        (self_.shape, self_.dtype), None if prepend_ is None else (prepend_.shape, prepend_.dtype),
        None if append_ is None else (append_.shape, append_.dtype),
    )  # fmt: skip
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
    "diff", "linear", diff, diff_jvp, (0, 3, 4), optional=(3, 4), batched=diff_batched
)


# ---- gradient.tensorarray
def gradient_tensorarray(input, *, spacing, dim=None, edge_order=1, axis=None):
    """gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int edge_order=1) ->
    Tensor[]

    Estimates of the derivatives along each dimension, of values at the given coordinates.
    """
    if axis is not None:
        dim = axis
    if edge_order.__class__ is not int:
        edge_order = value_argument("gradient.tensorarray", "edge_order", "int", edge_order)
    if input.__class__ is not Tensor or not all_plain(spacing):
        _found = overridden(
            "gradient.tensorarray", gradient_tensorarray, input, spacing=spacing, dim=dim,
            edge_order=edge_order,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("gradient.tensorarray", 0, "input", input)
        spacing = tensors_argument("gradient.tensorarray", "spacing", spacing)
    if MODE.settle is not None:
        check_dtypes("gradient.tensorarray", "composite", input.dtype)
    try:
        return estimates.gradient_tensorarray(input, spacing, dim, edge_order)
    except FAULTS as _error:
        raise refused(_error, "gradient.tensorarray", input, spacing, dim, edge_order) from None


# ---- gradient
class GradientBackward0(Node):
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


def gradient_default(input, *, spacing=None, dim=None, edge_order=1, axis=None):
    """gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]

    Estimates of the derivatives along each dimension on a grid with the given distances
    (a number, or one for each dimension) or coordinates.
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
        raise refused(_error, "gradient", self_, spacing, dim, edge_order) from None
    _outputs = tuple(map(from_array, _data))
    if MODE.settle is not None:
        MODE.settle(_outputs, gradient_default_op, input, spacing, dim, edge_order)
    self_fn = input._fn
    if self_fn is None:
        return _outputs
    node = GradientBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, spacing, dim, edge_order):
        return _outputs
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
    "gradient", "linear", gradient_default, gradient_default_jvp, (0,),
    keywords=("spacing", "dim", "edge_order"),
)  # fmt: skip


# ---- trapezoid.x
def trapezoid_x(y, x, *, dim=-1, axis=None):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("trapezoid.x", "dim", "int", dim)
    if y.__class__ is not Tensor or x.__class__ is not Tensor:
        _found = overridden("trapezoid.x", trapezoid_x, y, x, dim=dim)
        if _found is not NotImplemented:
            return _found
        y = tensor_argument("trapezoid.x", 0, "y", y)
        x = tensor_argument("trapezoid.x", 1, "x", x)
    if MODE.settle is not None:
        check_dtypes("trapezoid.x", "composite", y.dtype)
    try:
        return estimates.trapezoid(y, x, 1, dim)
    except FAULTS as _error:
        raise refused(_error, "trapezoid.x", y, x, dim) from None


# ---- trapezoid.dx
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
        _found = overridden("trapezoid.dx", trapezoid_dx, y, dx=dx, dim=dim)
        if _found is not NotImplemented:
            return _found
        y = tensor_argument("trapezoid.dx", 0, "y", y)
    if MODE.settle is not None:
        check_dtypes("trapezoid.dx", "composite", y.dtype)
    try:
        return estimates.trapezoid(y, None, dx, dim)
    except FAULTS as _error:
        raise refused(_error, "trapezoid.dx", y, dx, dim) from None


# ---- cumulative_trapezoid.x
def cumulative_trapezoid_x(y, x, *, dim=-1, axis=None):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at the points `x`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("cumulative_trapezoid.x", "dim", "int", dim)
    if y.__class__ is not Tensor or x.__class__ is not Tensor:
        _found = overridden("cumulative_trapezoid.x", cumulative_trapezoid_x, y, x, dim=dim)
        if _found is not NotImplemented:
            return _found
        y = tensor_argument("cumulative_trapezoid.x", 0, "y", y)
        x = tensor_argument("cumulative_trapezoid.x", 1, "x", x)
    if MODE.settle is not None:
        check_dtypes("cumulative_trapezoid.x", "composite", y.dtype)
    try:
        return estimates.cumulative_trapezoid(y, x, 1, dim)
    except FAULTS as _error:
        raise refused(_error, "cumulative_trapezoid.x", y, x, dim) from None


# ---- cumulative_trapezoid.dx
def cumulative_trapezoid_dx(y, *, dx=1, dim=-1, axis=None):
    """cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at points in the distance
    `dx`.
    """
    if axis is not None:
        dim = axis
    if dx is not ONE and dx.__class__ not in NUMBERS:
        dx = value_argument("cumulative_trapezoid.dx", "dx", "Scalar", dx)
    if dim.__class__ is not int:
        dim = value_argument("cumulative_trapezoid.dx", "dim", "int", dim)
    if y.__class__ is not Tensor:
        _found = overridden("cumulative_trapezoid.dx", cumulative_trapezoid_dx, y, dx=dx, dim=dim)
        if _found is not NotImplemented:
            return _found
        y = tensor_argument("cumulative_trapezoid.dx", 0, "y", y)
    if MODE.settle is not None:
        check_dtypes("cumulative_trapezoid.dx", "composite", y.dtype)
    try:
        return estimates.cumulative_trapezoid(y, None, dx, dim)
    except FAULTS as _error:
        raise refused(_error, "cumulative_trapezoid.dx", y, dx, dim) from None


# ---- renorm
class RenormBackward0(Node):
    __slots__ = ()
    operation = "renorm"
    formulas = {"self": "statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm)"}
    saves = {"self": 0}
    arg_names = ("p", "dim", "maxnorm")

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        p, dim, maxnorm = node.args
        return node.restored_one(statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm))


def renorm(input, p, dim=None, maxnorm=None, *, out=None, axis=None):
    """renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor

    Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("renorm", "dim")
    if out is not None:
        return write_out(renorm, out, Tensor, input, p, dim, maxnorm)
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
        result_ = wrap_numbers(_error, renorm_op, self_, p, dim, maxnorm)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, renorm_op, input, p, dim, maxnorm) if MODE.marks else out
    out._fn = node = RenormBackward0()
    if MODE.altered and not MODE.records(node, out, input, p, dim, maxnorm):
        return out
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


renorm_op = operation("renorm", "normalization", renorm, None, (0,), batched=renorm_batched)


# ---- nn.functional.softmin
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
        _found = overridden("nn.functional.softmin", nn_functional_softmin, input, dim, dtype=dtype)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.softmin", 0, "input", input)
    try:
        return ops.softmax(-1.0 * input, likelihoods.softmax_dim("softmin", dim, input.ndim), dtype)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.softmin", input, dim, dtype) from None


def gradient(*args, **kwargs):
    """gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int edge_order=1) ->
    Tensor[]
    gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]

    Estimates of the derivatives along each dimension, of values at the given coordinates.
    Estimates of the derivatives along each dimension on a grid with the given distances
    (a number, or one for each dimension) or coordinates.
    """
    if not kwargs and len(args) == 1:
        return gradient_default(*args)
    return choose("gradient", gradient_overloads, args, kwargs)


gradient_overloads = (
    (gradient_tensorarray, "Tensor input, *, Tensor[] spacing, any dim=..., int edge_order=..."),
    (gradient_default, "Tensor input, *, any spacing=..., any dim=..., int edge_order=..."),
)


def trapezoid(*args, **kwargs):
    """trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
    trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integral along `dim` by the trapezoidal rule, at the points `x`.
    The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.
    """
    if not kwargs:
        if len(args) == 1:
            return trapezoid_dx(*args)
        if len(args) == 2:
            return trapezoid_x(*args)
    if "out" in kwargs:
        return write_out(trapezoid, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("trapezoid", trapezoid_overloads, args, kwargs)


trapezoid_overloads = (
    (trapezoid_x, "Tensor y, Tensor x, *, int dim=..."),
    (trapezoid_dx, "Tensor y, *, Scalar dx=..., int dim=..."),
)


def cumulative_trapezoid(*args, **kwargs):
    """cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor
    cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor

    The integrals from the first point to each of the others, at the points `x`.
    The integrals from the first point to each of the others, at points in the distance
    `dx`.
    """
    if not kwargs:
        if len(args) == 1:
            return cumulative_trapezoid_dx(*args)
        if len(args) == 2:
            return cumulative_trapezoid_x(*args)
    if "out" in kwargs:
        return write_out(cumulative_trapezoid, kwargs.pop("out"), Tensor, *args, **kwargs)
    return choose("cumulative_trapezoid", cumulative_trapezoid_overloads, args, kwargs)


cumulative_trapezoid_overloads = (
    (cumulative_trapezoid_x, "Tensor y, Tensor x, *, int dim=..."),
    (cumulative_trapezoid_dx, "Tensor y, *, Scalar dx=..., int dim=..."),
)


trapz = trapezoid
