# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 1779d47022a5c7f5, content 889c8984fffcc6da
"""The error function and the normal distribution: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.ops import ops
from autograd.composites import shapes
from autograd.core.arguments import value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import tangent_like, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import special
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "erfc", "erfc_", "special_erfcx", "special__erfcx_derivative", "erfinv", "erfinv_",
    "special_ndtr", "_ndtr_of", "_ndtr_short", "special_ndtri", "special_erfcinv",
    "special_log_ndtr", "special_erfc", "special_erfc_", "special_erfinv", "special_erfinv_",
]  # fmt: skip


# ---- erfc
class ErfcBackward0(Node):
    __slots__ = ()
    operation = "erfc"
    formulas = {"self": "special.bell(grad, self, -1.1283791670955126, 1)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = special.bell(grad, self, -1.1283791670955126, 1)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def erfc(input, _=ndarray, out=Tensor):
    """erfc(Tensor self) -> Tensor

    1 - erf(self), accurate where it is small.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(erfc, out, _, input)
        return dispatch(erfc_op, input)
    self_ = input._data
    try:
        result_ = kernels.erfc(self_)
    except FAULTS as _error:
        raise refused(_error, "erfc", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(erfc, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, erfc_op, input) if MODE.marks else out
    out._fn = node = ErfcBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def erfc_(input):
    """In-place version of erfc."""
    if input.__class__ is not Tensor:
        return in_place(erfc_op, erfc_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(erfc_op, erfc_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(erfc_op, self_):
            np.copyto(result_, kernels.erfc(self_))
    except (TypeError, ValueError):
        return in_place(erfc_op, erfc_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ErfcBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def erfc_into(self_):
    np.copyto(self_, kernels.erfc(self_))


def erfc_jvp(result, self, self_t):
    return tangent_like(special.bell(self_t.conj(), self, -1.1283791670955126, 1).conj(), result)


erfc_op = operation("erfc", "pointwise", erfc, erfc_jvp, (0,))


# ---- special.erfcx
class SpecialErfcxBackward0(Node):
    __slots__ = ()
    operation = "special.erfcx"
    formulas = {"self": "grad * special.erfcx_slope(self, result).conj()"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.erfcx_slope(self, result).conj()
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.erfcx(self),)


def special_erfcx(input, _=ndarray, out=Tensor):
    """special.erfcx(Tensor self) -> Tensor

    exp(self**2) * erfc(self), which neither overflows nor vanishes for large self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_erfcx, out, _, input)
        return dispatch(special_erfcx_op, input)
    self_ = input._data
    try:
        result_ = kernels.erfcx(self_)
    except FAULTS as _error:
        raise refused(_error, "special.erfcx", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_erfcx, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_erfcx_op, input) if MODE.marks else out
    out._fn = node = SpecialErfcxBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_erfcx_jvp(result, self, self_t):
    return tangent_like(self_t * special.erfcx_slope(self, result), result)


special_erfcx_op = operation("special.erfcx", "pointwise", special_erfcx, special_erfcx_jvp, (0,))


# ---- special._erfcx_derivative
class SpecialErfcxDerivativeBackward0(Node):
    __slots__ = ()
    operation = "special._erfcx_derivative"
    formulas = {"self": "grad * special._erfcx_derivative(n + 1, self).conj()"}
    saves = {"self": 0}
    arg_names = ("n",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        grad_of_self = grad * kernels.erfcx_derivative(n + 1, self).conj()
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, erfcx_derivative="special__erfcx_derivative")


def special__erfcx_derivative(n, input):
    """special._erfcx_derivative(int n, Tensor self) -> Tensor

    The n-th derivative of special.erfcx.
    """
    if n.__class__ is not int:
        n = value_argument("special._erfcx_derivative", "n", "int", n)
    if input.__class__ is not Tensor:
        return dispatch(special__erfcx_derivative_op, n, input)
    self_ = input._data
    try:
        result_ = kernels.erfcx_derivative(n, self_)
    except FAULTS as _error:
        raise refused(_error, "special._erfcx_derivative", n, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special__erfcx_derivative_op, n, input) if MODE.marks else out
    out._fn = node = SpecialErfcxDerivativeBackward0()
    if MODE.altered and not MODE.records(node, out, n, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special__erfcx_derivative_jvp(result, n, self, self_t):
    return tangent_like(self_t * ops.special__erfcx_derivative(n + 1, self), result)


special__erfcx_derivative_op = operation(
    "special._erfcx_derivative", "pointwise", special__erfcx_derivative,
    special__erfcx_derivative_jvp, (1,),
)  # fmt: skip


# ---- erfinv
class ErfinvBackward0(Node):
    __slots__ = ()
    operation = "erfinv"
    formulas = {"self": "special.erfinv_self(grad, self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = special.erfinv_self(grad, self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("erfinv", self),)


def erfinv(input, _=ndarray, out=Tensor):
    """erfinv(Tensor self) -> Tensor

    The inverse of erf.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(erfinv, out, _, input)
        return dispatch(erfinv_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("erfinv", self_)
    except FAULTS as _error:
        raise refused(_error, "erfinv", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(erfinv, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, erfinv_op, input) if MODE.marks else out
    out._fn = node = ErfinvBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def erfinv_(input):
    """In-place version of erfinv."""
    if input.__class__ is not Tensor:
        return in_place(erfinv_op, erfinv_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(erfinv_op, erfinv_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(erfinv_op, self_)
        ):
            np.copyto(result_, kernels.scipy_special("erfinv", self_))
    except (TypeError, ValueError):
        return in_place(erfinv_op, erfinv_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ErfinvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def erfinv_into(self_):
    np.copyto(self_, kernels.scipy_special("erfinv", self_))


def erfinv_jvp(result, self, self_t):
    return tangent_like(special.erfinv_self(self_t.conj(), self, result).conj(), result)


erfinv_op = operation("erfinv", "pointwise", erfinv, erfinv_jvp, (0,))


# ---- special.ndtr
def special_ndtr(input, _=Tensor, out=Tensor):
    """special.ndtr(Tensor self) -> Tensor

    The distribution function of the normal distribution.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_ndtr, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("special.ndtr", special_ndtr, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("special.ndtr", 0, "input", input)
    try:
        return ops._ndtr_of(shapes.own(input))
    except FAULTS as _error:
        raise refused(_error, "special.ndtr", input) from None


# ---- _ndtr_of
class NdtrOfBackward0(Node):
    __slots__ = ()
    operation = "_ndtr_of"
    formulas = {"self": "special.bell(grad, self, 0.3989422804014327, 0.5)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = special.bell(grad, self, 0.3989422804014327, 0.5)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def _ndtr_of(input):
    """_ndtr_of(Tensor self) -> Tensor

    The normal distribution function of numbers of floating point.
    """
    if input.__class__ is not Tensor:
        return dispatch(_ndtr_of_op, input)
    self_ = input._data
    try:
        result_ = kernels.ndtr(self_)
    except FAULTS as _error:
        raise refused(_error, "_ndtr_of", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, _ndtr_of_op, input) if MODE.marks else out
    out._fn = node = NdtrOfBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def _ndtr_of_jvp(result, self, self_t):
    return tangent_like(special.bell(self_t.conj(), self, 0.3989422804014327, 0.5).conj(), result)


_ndtr_of_op = operation("_ndtr_of", "pointwise", _ndtr_of, _ndtr_of_jvp, (0,))


# ---- _ndtr_short
class NdtrShortBackward0(Node):
    __slots__ = ()
    operation = "_ndtr_short"
    formulas = {"self": "special.bell(grad, self, 0.3989422804014327, 0.5)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = special.bell(grad, self, 0.3989422804014327, 0.5)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def _ndtr_short(input):
    """_ndtr_short(Tensor self) -> Tensor

    The normal distribution function of numbers of floating point.
    """
    if input.__class__ is not Tensor:
        return dispatch(_ndtr_short_op, input)
    self_ = input._data
    try:
        result_ = kernels.ndtr_short(self_)
    except FAULTS as _error:
        raise refused(_error, "_ndtr_short", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, _ndtr_short_op, input) if MODE.marks else out
    out._fn = node = NdtrShortBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def _ndtr_short_jvp(result, self, self_t):
    return tangent_like(special.bell(self_t.conj(), self, 0.3989422804014327, 0.5).conj(), result)


_ndtr_short_op = operation("_ndtr_short", "pointwise", _ndtr_short, _ndtr_short_jvp, (0,))


# ---- special.ndtri
class SpecialNdtriBackward0(Node):
    __slots__ = ()
    operation = "special.ndtri"
    formulas = {"self": "grad * (2.5066282746310002 * exp(0.5 * result * result))"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        grad_of_self = grad * (2.5066282746310002 * np.exp(0.5 * result * result))
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, np=ops)


def special_ndtri(input, _=ndarray, out=Tensor):
    """special.ndtri(Tensor self) -> Tensor

    The inverse of special.ndtr.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_ndtri, out, _, input)
        return dispatch(special_ndtri_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("ndtri", self_)
    except FAULTS as _error:
        raise refused(_error, "special.ndtri", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_ndtri, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_ndtri_op, input) if MODE.marks else out
    out._fn = node = SpecialNdtriBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_ndtri_jvp(result, self, self_t):
    return tangent_like(
        self_t * (2.5066282746310002 * ops.exp(0.5 * result * result).conj()), result
    )


special_ndtri_op = operation("special.ndtri", "pointwise", special_ndtri, special_ndtri_jvp, (0,))


# ---- special.erfcinv
class SpecialErfcinvBackward0(Node):
    __slots__ = ()
    operation = "special.erfcinv"
    formulas = {"self": "grad * (-0.8862269254527580 * exp(result * result))"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        grad_of_self = grad * (-0.886226925452758 * np.exp(result * result))
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, np=ops)


def special_erfcinv(input, _=ndarray, out=Tensor):
    """special.erfcinv(Tensor self) -> Tensor

    The inverse of special.erfc.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_erfcinv, out, _, input)
        return dispatch(special_erfcinv_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("erfcinv", self_)
    except FAULTS as _error:
        raise refused(_error, "special.erfcinv", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_erfcinv, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_erfcinv_op, input) if MODE.marks else out
    out._fn = node = SpecialErfcinvBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_erfcinv_jvp(result, self, self_t):
    return tangent_like(self_t * (-0.886226925452758 * ops.exp(result * result).conj()), result)


special_erfcinv_op = operation(
    "special.erfcinv", "pointwise", special_erfcinv, special_erfcinv_jvp, (0,)
)


# ---- special.log_ndtr
class SpecialLogNdtrBackward0(Node):
    __slots__ = ()
    operation = "special.log_ndtr"
    formulas = {"self": "special.log_ndtr_self(grad, self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = special.log_ndtr_self(grad, self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.log_ndtr(self),)


def special_log_ndtr(input, _=ndarray, out=Tensor):
    """special.log_ndtr(Tensor self) -> Tensor

    The logarithm of special.ndtr, also where that vanishes.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_log_ndtr, out, _, input)
        return dispatch(special_log_ndtr_op, input)
    self_ = input._data
    try:
        result_ = kernels.log_ndtr(self_)
    except FAULTS as _error:
        raise refused(_error, "special.log_ndtr", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_log_ndtr, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_log_ndtr_op, input) if MODE.marks else out
    out._fn = node = SpecialLogNdtrBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_log_ndtr_jvp(result, self, self_t):
    return tangent_like(special.log_ndtr_self(self_t.conj(), self, result).conj(), result)


special_log_ndtr_op = operation(
    "special.log_ndtr", "pointwise", special_log_ndtr, special_log_ndtr_jvp, (0,)
)


special_erfc = erfc
special_erfc_ = erfc_
special_erfinv = erfinv
special_erfinv_ = erfinv_
