# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 4d95a1ed1bd235c2, content 8f3c3b1436c53a4c
"""Bessel functions: functions, Backward nodes and tangents."""

from sys import getrefcount

import numpy as np

from autograd import kernels
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_targets
from autograd.base.dtypes import COMPLEX
from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import Node, Output
from autograd.core.runtime import complex_refused, tangent_like
from autograd.core.tensor import LEAF, Tensor
from autograd.core.version_counter import bump_version, count_private_write, next_stamp
from autograd.formulas import special
from autograd.views.inplace import in_place

__all__ = [
    "i0",
    "i0_",
]

ndarray = np.ndarray
asarray = np.asarray
zero_array = np.zeros
ONE = 1


# ---- i0


class I0Backward0(Node):
    """i0(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "i0"
    formulas = {"self": "grad * special.i1(self)"}
    saved_names = ("self",)
    saved_edges = (0,)

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


def i0(input):
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(i0_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i0", self_)
    except FAULTS as _error:
        raise refused(_error, "i0", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, i0_op, input) if MODE.marks else out
    out._fn = node = MODE.new_node(I0Backward0, out, input) if MODE.altered else I0Backward0()
    if node is None:
        return MODE.mark(out, i0_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
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
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return input


def i0_into(self_):
    np.copyto(self_, kernels.scipy_special("i0", self_))


def i0_jvp(result, self, self_t):
    return tangent_like(self_t * ops.special_i1(self).conj(), result)


i0_op = operation("i0", "pointwise", i0, i0_jvp, (0,), edges=(0,))


# ---- special.i1


class SpecialI1Backward0(Node):
    """special.i1(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.i1"
    formulas = {"self": "grad * special.i1_slope(self, result)"}
    saved_names = ("self", "result")
    saved_edges = (0, Output(None, 0))
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.i1_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = on_arrays

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("i1", self),)


def special_i1(input):
    """special.i1(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 1.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_i1_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i1", self_)
    except FAULTS as _error:
        raise refused(_error, "special.i1", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_i1_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialI1Backward0, out, input) if MODE.altered else SpecialI1Backward0()
    )
    if node is None:
        return MODE.mark(out, special_i1_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special_i1_jvp(result, self, self_t):
    return tangent_like(self_t * special.i1_slope(self, result).conj(), result)


special_i1_op = operation("special.i1", "pointwise", special_i1, special_i1_jvp, (0,), edges=(0,))


# ---- special.iv


class SpecialIvBackward0(Node):
    """special.iv(float v, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.iv"
    formulas = {"self": "grad * (special.iv(v - 1, self) + special.iv(v + 1, self)) / 2"}
    saved_names = ("self",)
    saved_edges = (0,)
    arg_names = ("v",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (v,) = node.args
        grad_of_self = grad * (kernels.iv(v - 1, self) + kernels.iv(v + 1, self)) / 2
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        (v,) = node.args
        grad_of_self = grad * (ops.special_iv(v - 1, self) + ops.special_iv(v + 1, self)) / 2
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_iv(v, input):
    """special.iv(float v, Tensor self) -> Tensor

    The modified Bessel function of the first kind of order v.
    """
    if v.__class__ not in NUMBERS:
        v = value_argument("special.iv", "v", "float", v)
    if input.__class__ is not Tensor:
        return dispatch(special_iv_op, v, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("iv")
    try:
        result_ = kernels.iv(v, self_)
    except FAULTS as _error:
        raise refused(_error, "special.iv", v=v, self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_iv_op, v, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialIvBackward0, out, v, input) if MODE.altered else SpecialIvBackward0()
    )
    if node is None:
        return MODE.mark(out, special_iv_op, v, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (v,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special_iv_jvp(result, v, self, self_t):
    return tangent_like(
        self_t * (ops.special_iv(v - 1, self).conj() + ops.special_iv(v + 1, self).conj()) / 2,
        result,
    )


special_iv_op = operation("special.iv", "pointwise", special_iv, special_iv_jvp, (1,), edges=(1,))


# ---- special.i0e


class SpecialI0eBackward0(Node):
    """special.i0e(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.i0e"
    formulas = {"self": "grad * special.i0e_slope(self, result)"}
    saved_names = ("self", "result")
    saved_edges = (0, Output(None, 0))
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.i0e_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = on_arrays

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("i0e", self),)


def special_i0e(input):
    """special.i0e(Tensor self) -> Tensor

    exp(-abs(self)) * i0(self).
    """
    if input.__class__ is not Tensor:
        return dispatch(special_i0e_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i0e", self_)
    except FAULTS as _error:
        raise refused(_error, "special.i0e", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_i0e_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialI0eBackward0, out, input) if MODE.altered else SpecialI0eBackward0()
    )
    if node is None:
        return MODE.mark(out, special_i0e_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special_i0e_jvp(result, self, self_t):
    return tangent_like(self_t * special.i0e_slope(self, result).conj(), result)


special_i0e_op = operation(
    "special.i0e", "pointwise", special_i0e, special_i0e_jvp, (0,), edges=(0,)
)


# ---- special.i1e


class SpecialI1eBackward0(Node):
    """special.i1e(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.i1e"
    formulas = {"self": "grad * special.i1e_slope(self, result)"}
    saved_names = ("self", "result")
    saved_edges = (0, Output(None, 0))
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.i1e_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = on_arrays

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("i1e", self),)


def special_i1e(input):
    """special.i1e(Tensor self) -> Tensor

    exp(-abs(self)) * special.i1(self).
    """
    if input.__class__ is not Tensor:
        return dispatch(special_i1e_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i1e", self_)
    except FAULTS as _error:
        raise refused(_error, "special.i1e", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_i1e_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialI1eBackward0, out, input) if MODE.altered else SpecialI1eBackward0()
    )
    if node is None:
        return MODE.mark(out, special_i1e_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special_i1e_jvp(result, self, self_t):
    return tangent_like(self_t * special.i1e_slope(self, result).conj(), result)


special_i1e_op = operation(
    "special.i1e", "pointwise", special_i1e, special_i1e_jvp, (0,), edges=(0,)
)


# ---- special._i0e_decay


class SpecialI0eDecayBackward0(Node):
    """special._i0e_decay(int n, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special._i0e_decay"
    formulas = {"self": "-grad * special._i0e_decay(n + 1, self)"}
    saved_names = ("self",)
    saved_edges = (0,)
    arg_names = ("n",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        grad_of_self = -grad * kernels.i0e_decay(n + 1, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        grad_of_self = -grad * ops.special__i0e_decay(n + 1, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special__i0e_decay(n, input):
    """special._i0e_decay(int n, Tensor self) -> Tensor

    (-1)**n times the n-th derivative of special.i0e where self is not negative.
    """
    if n.__class__ is not int:
        n = value_argument("special._i0e_decay", "n", "int", n)
    if input.__class__ is not Tensor:
        return dispatch(special__i0e_decay_op, n, input)
    self_ = input._data
    try:
        result_ = kernels.i0e_decay(n, self_)
    except FAULTS as _error:
        raise refused(_error, "special._i0e_decay", n=n, self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special__i0e_decay_op, n, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialI0eDecayBackward0, out, n, input)
        if MODE.altered
        else SpecialI0eDecayBackward0()
    )
    if node is None:
        return MODE.mark(out, special__i0e_decay_op, n, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special__i0e_decay_jvp(result, n, self, self_t):
    return tangent_like(-self_t * ops.special__i0e_decay(n + 1, self).conj(), result)


special__i0e_decay_op = operation(
    "special._i0e_decay", "pointwise", special__i0e_decay, special__i0e_decay_jvp, (1,), edges=(1,)
)


special_i0 = i0
special_i0_ = i0_
