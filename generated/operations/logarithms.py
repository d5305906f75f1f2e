# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows dff0a43733912abc, content 935793922940d291
"""Logarithms: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import add_tangents, complex_refused, tangent_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import elementary, powers
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "logaddexp2", "xlogy", "xlogy_", "special_xlog1py", "logit", "logit_", "special_entr",
    "special_xlogy", "special_xlogy_", "special_logit", "special_logit_",
]  # fmt: skip


# ---- logaddexp2
class Logaddexp2Backward0(Node):
    __slots__ = ()
    operation = "logaddexp2"
    formulas = {
        "self": "powers.logaddexp2_one(grad, self, other)",
        "other": "powers.logaddexp2_one(grad, other, self)",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = powers.logaddexp2_one(grad, self, other)
        if needs[1] is not None:
            grad_of_other = powers.logaddexp2_one(grad, other, self)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def logaddexp2(input, other, _=Tensor, out=Tensor):
    """logaddexp2(Tensor self, Tensor other) -> Tensor

    log2(2**self + 2**other), without overflow.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(logaddexp2, out, _, input, other)
            return dispatch(logaddexp2_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.logaddexp2(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "logaddexp2", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is other_:
        result_ = apart(result_, self_, other_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, logaddexp2_op, input, other) if MODE.marks else out
    out._fn = node = Logaddexp2Backward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def logaddexp2_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp2_one(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp2_one(other_t.conj(), other, self).conj())
    return tangent_like(tangent, result)


logaddexp2_op = operation("logaddexp2", "pointwise", logaddexp2, logaddexp2_jvp, (0, 1))


# ---- xlogy
class XlogyBackward0(Node):
    __slots__ = ()
    operation = "xlogy"
    formulas = {
        "self": "elementary.xlogy_self(grad, self, other)",
        "other": "elementary.xlogy_other(grad, self, other)",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = elementary.xlogy_self(grad, self, other)
        if needs[1] is not None:
            grad_of_other = elementary.xlogy_other(grad, self, other)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def xlogy(input, other, _=Tensor, out=Tensor):
    """xlogy(Tensor self, Tensor other) -> Tensor

    self * log(other), and 0 where self is 0.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(xlogy, out, _, input, other)
            return dispatch(xlogy_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("xlogy")
    try:
        result_ = kernels.xlogy(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "xlogy", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is other_:
        result_ = apart(result_, self_, other_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, xlogy_op, input, other) if MODE.marks else out
    out._fn = node = XlogyBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def xlogy_(input, other):
    """In-place version of xlogy."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(xlogy_op, xlogy_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("xlogy")
    self_fn = input._fn
    other_fn = other._fn
    _recorded = not (
        (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (
        _recorded
        and (
            self_fn is LEAF
            or not _alone
            or (self_fn is None and self_.dtype.kind not in "fc")
            or other_ is self_
            or other_.base is not None
        )
    ):
        return in_place(xlogy_op, xlogy_into, input, other)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(xlogy_op, self_, other_)
        ):
            np.copyto(result_, kernels.xlogy(self_, other_))
    except (TypeError, ValueError):
        return in_place(xlogy_op, xlogy_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = XlogyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def xlogy_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("xlogy")
    np.copyto(self_, kernels.xlogy(self_, other_))


def xlogy_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, elementary.xlogy_self(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, elementary.xlogy_other(other_t.conj(), self, other).conj())
    return tangent_like(tangent, result)


xlogy_op = operation("xlogy", "pointwise", xlogy, xlogy_jvp, (0, 1))


# ---- special.xlog1py
class SpecialXlog1PyBackward0(Node):
    __slots__ = ()
    operation = "special.xlog1py"
    formulas = {
        "self": "elementary.xlog1py_self(grad, self, other)",
        "other": "elementary.xlogy_other(grad, self, other + 1)",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = elementary.xlog1py_self(grad, self, other)
        if needs[1] is not None:
            grad_of_other = elementary.xlogy_other(grad, self, other + 1)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def special_xlog1py(input, other, _=Tensor, out=Tensor):
    """special.xlog1py(Tensor self, Tensor other) -> Tensor

    self * log(1 + other), and 0 where self is 0.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_xlog1py, out, _, input, other)
            return dispatch(special_xlog1py_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("xlog1py")
    try:
        result_ = kernels.xlog1py(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "special.xlog1py", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is other_:
        result_ = apart(result_, self_, other_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, special_xlog1py_op, input, other) if MODE.marks else out
    out._fn = node = SpecialXlog1PyBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def special_xlog1py_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, elementary.xlog1py_self(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(
            tangent, elementary.xlogy_other(other_t.conj(), self, other + 1).conj()
        )
    return tangent_like(tangent, result)


special_xlog1py_op = operation(
    "special.xlog1py", "pointwise", special_xlog1py, special_xlog1py_jvp, (0, 1)
)


# ---- logit
class LogitBackward0(Node):
    __slots__ = ()
    operation = "logit"
    formulas = {"self": "elementary.logit_self(grad, self, eps, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    arg_names = ("eps",)
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (eps,) = node.args
        grad_of_self = elementary.logit_self(grad, self, eps, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        (eps,) = node.args
        return (kernels.logit(self, eps),)


def logit(input, eps=None, _=ndarray, out=Tensor):
    """logit(Tensor self, float? eps=None) -> Tensor

    log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given.
    """
    if eps is not None and eps.__class__ not in NUMBERS:
        eps = value_argument("logit", "eps", "float?", eps)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(logit, out, _, input, eps)
        return dispatch(logit_op, input, eps)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("logit")
    try:
        result_ = kernels.logit(self_, eps)
    except FAULTS as _error:
        raise refused(_error, "logit", self_, eps) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(logit, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, logit_op, input, eps) if MODE.marks else out
    out._fn = node = LogitBackward0()
    if MODE.altered and not MODE.records(node, out, input, eps):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (eps,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def logit_(input, eps=None):
    """In-place version of logit."""
    if eps is not None and eps.__class__ not in NUMBERS:
        eps = value_argument("logit", "eps", "float?", eps)
    if input.__class__ is not Tensor:
        return in_place(logit_op, logit_into, input, eps)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("logit")
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(logit_op, logit_into, input, eps)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(logit_op, self_, eps)
        ):
            np.copyto(result_, kernels.logit(self_, eps))
    except (TypeError, ValueError):
        return in_place(logit_op, logit_into, input, eps)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = LogitBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_, result_)
    node.args = (eps,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def logit_into(self_, eps):
    if self_.dtype in COMPLEX:
        raise complex_refused("logit")
    np.copyto(self_, kernels.logit(self_, eps))


def logit_jvp(result, self, eps, self_t):
    return tangent_like(elementary.logit_self(self_t.conj(), self, eps, result).conj(), result)


logit_op = operation("logit", "pointwise", logit, logit_jvp, (0,))


# ---- special.entr
class SpecialEntrBackward0(Node):
    __slots__ = ()
    operation = "special.entr"
    formulas = {"self": "-grad * (log(self) + 1)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * (np.log(self) + 1)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, np=ops)


def special_entr(input, _=ndarray, out=Tensor):
    """special.entr(Tensor self) -> Tensor

    -self * log(self), 0 at 0, and -inf where self is negative.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_entr, out, _, input)
        return dispatch(special_entr_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("entr")
    try:
        result_ = kernels.entr(self_)
    except FAULTS as _error:
        raise refused(_error, "special.entr", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_entr, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_entr_op, input) if MODE.marks else out
    out._fn = node = SpecialEntrBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_entr_jvp(result, self, self_t):
    return tangent_like(-self_t * (ops.log(self) + 1), result)


special_entr_op = operation("special.entr", "pointwise", special_entr, special_entr_jvp, (0,))


special_xlogy = xlogy
special_xlogy_ = xlogy_
special_logit = logit
special_logit_ = logit_
