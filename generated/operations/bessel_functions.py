# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 4b66a57a2ed5f498, content 0d0761626a14be8d
"""Bessel functions: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.dispatch import NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import complex_refused, not_implemented, tangent_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import special
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "i0", "i0_", "special_i1", "special_jv", "special_yv", "special_iv", "special_ive",
    "special_kv", "special_kve", "special_i0", "special_i0_",
]  # fmt: skip


# ---- i0
class I0Backward0(Node):
    __slots__ = ()
    operation = "i0"
    formulas = {"self": "grad * special.i1(self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * kernels.scipy_special("i1", self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * ops.special_i1(self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def i0(input, _=ndarray, out=Tensor):
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(i0, out, _, input)
        return dispatch(i0_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i0", self_)
    except FAULTS as _error:
        raise refused(_error, "i0", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(i0, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, i0_op, input) if MODE.marks else out
    out._fn = node = I0Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def i0_(input):
    """In-place version of i0."""
    if input.__class__ is not Tensor:
        return in_place(i0_op, i0_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(i0_op, i0_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(i0_op, self_):
            np.copyto(result_, kernels.scipy_special("i0", self_))
    except (TypeError, ValueError):
        return in_place(i0_op, i0_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = I0Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def i0_into(self_):
    np.copyto(self_, kernels.scipy_special("i0", self_))


def i0_jvp(result, self, self_t):
    return tangent_like(self_t * ops.special_i1(self).conj(), result)


i0_op = operation("i0", "pointwise", i0, i0_jvp, (0,))


# ---- special.i1
class SpecialI1Backward0(Node):
    __slots__ = ()
    operation = "special.i1"
    formulas = {"self": "grad * special.i1_slope(self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.i1_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("i1", self),)


def special_i1(input, _=ndarray, out=Tensor):
    """special.i1(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 1.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_i1, out, _, input)
        return dispatch(special_i1_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i1", self_)
    except FAULTS as _error:
        raise refused(_error, "special.i1", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_i1, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_i1_op, input) if MODE.marks else out
    out._fn = node = SpecialI1Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_i1_jvp(result, self, self_t):
    return tangent_like(self_t * special.i1_slope(self, result).conj(), result)


special_i1_op = operation("special.i1", "pointwise", special_i1, special_i1_jvp, (0,))


# ---- special.jv
class SpecialJvBackward0(Node):
    __slots__ = ()
    operation = "special.jv"
    formulas = {
        "v": "not_implemented",
        "self": "grad * (special.jv(v - 1.0, self) - special.jv(v + 1, self)) / 2",
    }
    saves = {"v": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.jv", "v")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    kernels.scipy_special("jv", v - 1.0, self)
                    - kernels.scipy_special("jv", v + 1, self)
                )
                / 2
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.jv", "v")
        if needs[1] is not None:
            grad_of_self = grad * (ops.special_jv(v - 1.0, self) - ops.special_jv(v + 1, self)) / 2
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)


def special_jv(v, input, _=Tensor, out=Tensor):
    """special.jv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the first kind of order v.
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_jv, out, _, v, input)
            return dispatch(special_jv_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("jv")
    try:
        result_ = kernels.scipy_special("jv", v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.jv", v_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is v_ or result_ is self_:
        result_ = apart(result_, v_, self_)
    out = Tensor()
    out._data = result_
    v_fn = v._fn
    self_fn = input._fn
    if v_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_jv_op, v, input) if MODE.marks else out
    out._fn = node = SpecialJvBackward0()
    if MODE.altered and not MODE.records(node, out, v, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (v if v_fn is LEAF else v_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else v_, None if self_fn is None else self_)
    if (v_.shape == self_.shape and v_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and v_.shape == result_.shape and v_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, v_fn, v_, self_fn, self_)
    return out


special_jv_op = operation("special.jv", "pointwise", special_jv, None, (0, 1))


# ---- special.yv
class SpecialYvBackward0(Node):
    __slots__ = ()
    operation = "special.yv"
    formulas = {
        "v": "not_implemented",
        "self": "grad * (special.yv(v - 1.0, self) - special.yv(v + 1, self)) / 2",
    }
    saves = {"v": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.yv", "v")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    kernels.scipy_special("yv", v - 1.0, self)
                    - kernels.scipy_special("yv", v + 1, self)
                )
                / 2
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.yv", "v")
        if needs[1] is not None:
            grad_of_self = grad * (ops.special_yv(v - 1.0, self) - ops.special_yv(v + 1, self)) / 2
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)


def special_yv(v, input, _=Tensor, out=Tensor):
    """special.yv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the second kind of order v.
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_yv, out, _, v, input)
            return dispatch(special_yv_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("yv")
    try:
        result_ = kernels.scipy_special("yv", v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.yv", v_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is v_ or result_ is self_:
        result_ = apart(result_, v_, self_)
    out = Tensor()
    out._data = result_
    v_fn = v._fn
    self_fn = input._fn
    if v_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_yv_op, v, input) if MODE.marks else out
    out._fn = node = SpecialYvBackward0()
    if MODE.altered and not MODE.records(node, out, v, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (v if v_fn is LEAF else v_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else v_, None if self_fn is None else self_)
    if (v_.shape == self_.shape and v_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and v_.shape == result_.shape and v_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, v_fn, v_, self_fn, self_)
    return out


special_yv_op = operation("special.yv", "pointwise", special_yv, None, (0, 1))


# ---- special.iv
class SpecialIvBackward0(Node):
    __slots__ = ()
    operation = "special.iv"
    formulas = {
        "v": "not_implemented",
        "self": "grad * (special.iv(v - 1.0, self) + special.iv(v + 1, self)) / 2",
    }
    saves = {"v": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.iv", "v")
        if needs[1] is not None:
            grad_of_self = grad * (kernels.iv(v - 1.0, self) + kernels.iv(v + 1, self)) / 2
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, iv="special_iv")


def special_iv(v, input, _=Tensor, out=Tensor):
    """special.iv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the modified first kind of order v.
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_iv, out, _, v, input)
            return dispatch(special_iv_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("iv")
    try:
        result_ = kernels.iv(v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.iv", v_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is v_ or result_ is self_:
        result_ = apart(result_, v_, self_)
    out = Tensor()
    out._data = result_
    v_fn = v._fn
    self_fn = input._fn
    if v_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_iv_op, v, input) if MODE.marks else out
    out._fn = node = SpecialIvBackward0()
    if MODE.altered and not MODE.records(node, out, v, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (v if v_fn is LEAF else v_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else v_, None if self_fn is None else self_)
    if (v_.shape == self_.shape and v_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and v_.shape == result_.shape and v_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, v_fn, v_, self_fn, self_)
    return out


special_iv_op = operation("special.iv", "pointwise", special_iv, None, (0, 1))


# ---- special.ive
class SpecialIveBackward0(Node):
    __slots__ = ()
    operation = "special.ive"
    formulas = {
        "v": "not_implemented",
        "self": (
            "grad * ((special.ive(v - 1.0, self) + special.ive(v + 1, self)) / 2 - sgn(self) * "
            "result)"
        ),
    }
    saves = {"v": 0, "self": 1, "result": Output(None, 0)}
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        v, self, result = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.ive", "v")
        if needs[1] is not None:
            grad_of_self = grad * (
                (
                    kernels.scipy_special("ive", v - 1.0, self)
                    + kernels.scipy_special("ive", v + 1, self)
                )
                / 2
                - kernels.sign(self) * result
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        v, self, result = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.ive", "v")
        if needs[1] is not None:
            grad_of_self = grad * (
                (ops.special_ive(v - 1.0, self) + ops.special_ive(v + 1, self)) / 2
                - ops.sgn(self) * result
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    def recompute(node, saved):
        v, self, _result = saved
        return (kernels.scipy_special("ive", v, self),)


def special_ive(v, input, _=Tensor, out=Tensor):
    """special.ive(Tensor v, Tensor self) -> Tensor

    exp(-abs(self)) * special.iv(v, self).
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_ive, out, _, v, input)
            return dispatch(special_ive_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("ive")
    try:
        result_ = kernels.scipy_special("ive", v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.ive", v_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is v_ or result_ is self_:
        result_ = apart(result_, v_, self_)
    out = Tensor()
    out._data = result_
    v_fn = v._fn
    self_fn = input._fn
    if v_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_ive_op, v, input) if MODE.marks else out
    out._fn = node = SpecialIveBackward0()
    if MODE.altered and not MODE.records(node, out, v, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (v if v_fn is LEAF else v_fn, input if self_fn is LEAF else self_fn)
    node.saved = (
        None if self_fn is None else v_, None if self_fn is None else self_,
        None if self_fn is None else result_,
    )  # fmt: skip
    if (v_.shape == self_.shape and v_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and v_.shape == result_.shape and v_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, v_fn, v_, self_fn, self_)
    return out


special_ive_op = operation("special.ive", "pointwise", special_ive, None, (0, 1))


# ---- special.kv
class SpecialKvBackward0(Node):
    __slots__ = ()
    operation = "special.kv"
    formulas = {
        "v": "not_implemented",
        "self": "-grad * (special.kv(v - 1.0, self) + special.kv(v + 1, self)) / 2",
    }
    saves = {"v": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.kv", "v")
        if needs[1] is not None:
            grad_of_self = -grad * (kernels.kv(v - 1.0, self) + kernels.kv(v + 1, self)) / 2
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, kv="special_kv")


def special_kv(v, input, _=Tensor, out=Tensor):
    """special.kv(Tensor v, Tensor self) -> Tensor

    The Bessel function of the modified second kind of order v.
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_kv, out, _, v, input)
            return dispatch(special_kv_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("kv")
    try:
        result_ = kernels.kv(v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.kv", v_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is v_ or result_ is self_:
        result_ = apart(result_, v_, self_)
    out = Tensor()
    out._data = result_
    v_fn = v._fn
    self_fn = input._fn
    if v_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_kv_op, v, input) if MODE.marks else out
    out._fn = node = SpecialKvBackward0()
    if MODE.altered and not MODE.records(node, out, v, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (v if v_fn is LEAF else v_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else v_, None if self_fn is None else self_)
    if (v_.shape == self_.shape and v_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and v_.shape == result_.shape and v_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, v_fn, v_, self_fn, self_)
    return out


special_kv_op = operation("special.kv", "pointwise", special_kv, None, (0, 1))


# ---- special.kve
class SpecialKveBackward0(Node):
    __slots__ = ()
    operation = "special.kve"
    formulas = {
        "v": "not_implemented",
        "self": "grad * (result - (special.kve(v - 1.0, self) + special.kve(v + 1, self)) / 2)",
    }
    saves = {"v": 0, "self": 1, "result": Output(None, 0)}
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        v, self, result = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.kve", "v")
        if needs[1] is not None:
            grad_of_self = grad * (
                result - (kernels.kve(v - 1.0, self) + kernels.kve(v + 1, self)) / 2
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, kve="special_kve")

    def recompute(node, saved):
        v, self, _result = saved
        return (kernels.kve(v, self),)


def special_kve(v, input, _=Tensor, out=Tensor):
    """special.kve(Tensor v, Tensor self) -> Tensor

    exp(self) * special.kv(v, self).
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_kve, out, _, v, input)
            return dispatch(special_kve_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("kve")
    try:
        result_ = kernels.kve(v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.kve", v_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is v_ or result_ is self_:
        result_ = apart(result_, v_, self_)
    out = Tensor()
    out._data = result_
    v_fn = v._fn
    self_fn = input._fn
    if v_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_kve_op, v, input) if MODE.marks else out
    out._fn = node = SpecialKveBackward0()
    if MODE.altered and not MODE.records(node, out, v, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (v if v_fn is LEAF else v_fn, input if self_fn is LEAF else self_fn)
    node.saved = (
        None if self_fn is None else v_, None if self_fn is None else self_,
        None if self_fn is None else result_,
    )  # fmt: skip
    if (v_.shape == self_.shape and v_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and v_.shape == result_.shape and v_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, v_fn, v_, self_fn, self_)
    return out


special_kve_op = operation("special.kve", "pointwise", special_kve, None, (0, 1))


special_i0 = i0
special_i0_ = i0_
