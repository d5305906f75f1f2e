# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 359b2cfddc6aa9eb, content 9c18940aa95a703c
"""Exponentials and logarithms: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.core.dispatch import NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import of_numbers
from autograd.core.runtime import add_tangents, tangent_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import powers
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "exp", "exp_", "exp2", "exp2_", "expm1", "expm1_", "log", "log_", "log2", "log2_", "log10",
    "log10_", "log1p", "log1p_", "logaddexp", "special_exp2", "special_exp2_", "special_expm1",
    "special_expm1_", "special_log1p", "special_log1p_",
]  # fmt: skip


# ---- exp
class ExpBackward0(Node):
    __slots__ = ()
    operation = "exp"
    formulas = {"self": "grad * result.conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * result.conj(),)

    on_numbers = of_numbers(on_arrays)


def exp(input, _=ndarray, out=Tensor):
    """exp(Tensor self) -> Tensor

    The exponential of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(exp, out, _, input)
        return dispatch(exp_op, input)
    self_ = input._data
    try:
        result_ = np.exp(self_) if self_.size < NATIVE.least else NATIVE.forward(exp_op, self_)
    except FAULTS as _error:
        raise refused(_error, "exp", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(exp, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, exp_op, input) if MODE.marks else out
    out._fn = node = ExpBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def exp_(input):
    """In-place version of exp."""
    if input.__class__ is not Tensor:
        return in_place(exp_op, exp_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(exp_op, exp_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(exp_op, self_):
            np.exp(self_, self_)
    except (TypeError, ValueError):
        return in_place(exp_op, exp_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ExpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def exp_into(self_):
    np.exp(self_, self_)


def exp_jvp(result, self, self_t):
    return tangent_like(self_t * result, result)


exp_op = operation("exp", "pointwise", exp, exp_jvp, (0,))


# ---- exp2
class Exp2Backward0(Node):
    __slots__ = ()
    operation = "exp2"
    formulas = {"self": "grad * (result * 0.6931471805599453).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (result * 0.6931471805599453).conj(),)

    on_numbers = of_numbers(on_arrays)


def exp2(input, _=ndarray, out=Tensor):
    """exp2(Tensor self) -> Tensor

    2 to the power of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(exp2, out, _, input)
        return dispatch(exp2_op, input)
    self_ = input._data
    try:
        result_ = np.exp2(self_) if self_.size < NATIVE.least else NATIVE.forward(exp2_op, self_)
    except FAULTS as _error:
        raise refused(_error, "exp2", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(exp2, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, exp2_op, input) if MODE.marks else out
    out._fn = node = Exp2Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def exp2_(input):
    """In-place version of exp2."""
    if input.__class__ is not Tensor:
        return in_place(exp2_op, exp2_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(exp2_op, exp2_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(exp2_op, self_):
            np.exp2(self_, self_)
    except (TypeError, ValueError):
        return in_place(exp2_op, exp2_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Exp2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def exp2_into(self_):
    np.exp2(self_, self_)


def exp2_jvp(result, self, self_t):
    return tangent_like(self_t * (result * 0.6931471805599453), result)


exp2_op = operation("exp2", "pointwise", exp2, exp2_jvp, (0,))


# ---- expm1
class Expm1Backward0(Node):
    __slots__ = ()
    operation = "expm1"
    formulas = {"self": "grad * (result + 1).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (result + 1).conj(),)

    on_numbers = of_numbers(on_arrays)


def expm1(input, _=ndarray, out=Tensor):
    """expm1(Tensor self) -> Tensor

    exp(self) - 1, accurate near 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(expm1, out, _, input)
        return dispatch(expm1_op, input)
    self_ = input._data
    try:
        result_ = np.expm1(self_) if self_.size < NATIVE.least else NATIVE.forward(expm1_op, self_)
    except FAULTS as _error:
        raise refused(_error, "expm1", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(expm1, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, expm1_op, input) if MODE.marks else out
    out._fn = node = Expm1Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def expm1_(input):
    """In-place version of expm1."""
    if input.__class__ is not Tensor:
        return in_place(expm1_op, expm1_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(expm1_op, expm1_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(expm1_op, self_):
            np.expm1(self_, self_)
    except (TypeError, ValueError):
        return in_place(expm1_op, expm1_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Expm1Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def expm1_into(self_):
    np.expm1(self_, self_)


def expm1_jvp(result, self, self_t):
    return tangent_like(self_t * (result + 1), result)


expm1_op = operation("expm1", "pointwise", expm1, expm1_jvp, (0,))


# ---- log
class LogBackward0(Node):
    __slots__ = ()
    operation = "log"
    formulas = {"self": "grad / self.conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / self.conj(),)

    on_numbers = of_numbers(on_arrays)


def log(input, _=ndarray, out=Tensor):
    """log(Tensor self) -> Tensor

    The natural logarithm of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(log, out, _, input)
        return dispatch(log_op, input)
    self_ = input._data
    try:
        result_ = np.log(self_) if self_.size < NATIVE.least else NATIVE.forward(log_op, self_)
    except FAULTS as _error:
        raise refused(_error, "log", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(log, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, log_op, input) if MODE.marks else out
    out._fn = node = LogBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log_(input):
    """In-place version of log."""
    if input.__class__ is not Tensor:
        return in_place(log_op, log_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(log_op, log_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(log_op, self_):
            np.log(self_, result_)
    except (TypeError, ValueError):
        return in_place(log_op, log_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = LogBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def log_into(self_):
    np.log(self_, self_)


def log_jvp(result, self, self_t):
    return tangent_like(self_t / self, result)


log_op = operation("log", "pointwise", log, log_jvp, (0,))


# ---- log2
class Log2Backward0(Node):
    __slots__ = ()
    operation = "log2"
    formulas = {"self": "grad / (self * 0.6931471805599453).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (self * 0.6931471805599453).conj(),)

    on_numbers = of_numbers(on_arrays)


def log2(input, _=ndarray, out=Tensor):
    """log2(Tensor self) -> Tensor

    The binary logarithm of self, to the base 2.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(log2, out, _, input)
        return dispatch(log2_op, input)
    self_ = input._data
    try:
        result_ = np.log2(self_) if self_.size < NATIVE.least else NATIVE.forward(log2_op, self_)
    except FAULTS as _error:
        raise refused(_error, "log2", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(log2, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, log2_op, input) if MODE.marks else out
    out._fn = node = Log2Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log2_(input):
    """In-place version of log2."""
    if input.__class__ is not Tensor:
        return in_place(log2_op, log2_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(log2_op, log2_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(log2_op, self_):
            np.log2(self_, result_)
    except (TypeError, ValueError):
        return in_place(log2_op, log2_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Log2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def log2_into(self_):
    np.log2(self_, self_)


def log2_jvp(result, self, self_t):
    return tangent_like(self_t / (self * 0.6931471805599453), result)


log2_op = operation("log2", "pointwise", log2, log2_jvp, (0,))


# ---- log10
class Log10Backward0(Node):
    __slots__ = ()
    operation = "log10"
    formulas = {"self": "grad / (self * 2.302585092994046).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (self * 2.302585092994046).conj(),)

    on_numbers = of_numbers(on_arrays)


def log10(input, _=ndarray, out=Tensor):
    """log10(Tensor self) -> Tensor

    The decimal logarithm of self, to the base 10.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(log10, out, _, input)
        return dispatch(log10_op, input)
    self_ = input._data
    try:
        result_ = np.log10(self_) if self_.size < NATIVE.least else NATIVE.forward(log10_op, self_)
    except FAULTS as _error:
        raise refused(_error, "log10", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(log10, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, log10_op, input) if MODE.marks else out
    out._fn = node = Log10Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log10_(input):
    """In-place version of log10."""
    if input.__class__ is not Tensor:
        return in_place(log10_op, log10_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(log10_op, log10_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(log10_op, self_):
            np.log10(self_, result_)
    except (TypeError, ValueError):
        return in_place(log10_op, log10_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Log10Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def log10_into(self_):
    np.log10(self_, self_)


def log10_jvp(result, self, self_t):
    return tangent_like(self_t / (self * 2.302585092994046), result)


log10_op = operation("log10", "pointwise", log10, log10_jvp, (0,))


# ---- log1p
class Log1PBackward0(Node):
    __slots__ = ()
    operation = "log1p"
    formulas = {"self": "grad / (self + 1).conj()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad / (self + 1).conj()
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_numbers = of_numbers(on_arrays)


def log1p(input, _=ndarray, out=Tensor):
    """log1p(Tensor self) -> Tensor

    log(1 + self), accurate near 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(log1p, out, _, input)
        return dispatch(log1p_op, input)
    self_ = input._data
    try:
        result_ = (
            (np.log1p(self_) if self_.dtype.kind != "c" else kernels.complex_log1p(self_))
            if self_.size < NATIVE.least
            else NATIVE.forward(log1p_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "log1p", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(log1p, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, log1p_op, input) if MODE.marks else out
    out._fn = node = Log1PBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def log1p_(input):
    """In-place version of log1p."""
    if input.__class__ is not Tensor:
        return in_place(log1p_op, log1p_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(log1p_op, log1p_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(log1p_op, self_):
            if self_.dtype.kind != "c":
                np.log1p(self_, result_)
            else:
                np.copyto(result_, kernels.complex_log1p(self_))
    except (TypeError, ValueError):
        return in_place(log1p_op, log1p_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = Log1PBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def log1p_into(self_):
    if self_.dtype.kind != "c":
        np.log1p(self_, self_)
    else:
        np.copyto(self_, kernels.complex_log1p(self_))


def log1p_jvp(result, self, self_t):
    return tangent_like(self_t / (self + 1), result)


log1p_op = operation("log1p", "pointwise", log1p, log1p_jvp, (0,))


# ---- logaddexp
class LogaddexpBackward0(Node):
    __slots__ = ()
    operation = "logaddexp"
    formulas = {
        "self": "powers.logaddexp_one(grad, self, other)",
        "other": "powers.logaddexp_one(grad, other, self)",
    }
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = powers.logaddexp_one(grad, self, other)
        if needs[1] is not None:
            grad_of_other = powers.logaddexp_one(grad, other, self)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def logaddexp(input, other, _=Tensor, out=Tensor):
    """logaddexp(Tensor self, Tensor other) -> Tensor

    log(exp(self) + exp(other)), without overflow.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(logaddexp, out, _, input, other)
            return dispatch(logaddexp_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.logaddexp(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "logaddexp", self_, other_) from None
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
        return MODE.mark(out, logaddexp_op, input, other) if MODE.marks else out
    out._fn = node = LogaddexpBackward0()
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


def logaddexp_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp_one(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp_one(other_t.conj(), other, self).conj())
    return tangent_like(tangent, result)


logaddexp_op = operation("logaddexp", "pointwise", logaddexp, logaddexp_jvp, (0, 1))


special_exp2 = exp2
special_exp2_ = exp2_
special_expm1 = expm1
special_expm1_ = expm1_
special_log1p = log1p
special_log1p_ = log1p_
