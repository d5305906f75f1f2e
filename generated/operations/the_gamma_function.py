# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows de6329e92caaccc6, content a797f53d3eb728c2
"""The gamma function: functions, Backward nodes and tangents."""

from sys import getrefcount

import numpy as np

from autograd import kernels
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_targets
from autograd.base.grad_mode import MODE, is_grad_enabled
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import Node, calling
from autograd.core.runtime import tangent_like
from autograd.core.tensor import LEAF, Tensor
from autograd.core.version_counter import bump_version, count_private_write, next_stamp
from autograd.formulas import special
from autograd.views.inplace import copy_if_recording, in_place, overwrite

__all__ = [
    "digamma",
    "digamma_",
    "lgamma",
    "lgamma_",
    "mvlgamma",
    "mvlgamma_",
    "polygamma",
    "polygamma_",
]

ndarray = np.ndarray
asarray = np.asarray
zero_array = np.zeros
ONE = 1


# ---- lgamma


class LgammaBackward0(Node):
    """lgamma(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "lgamma"
    formulas = {"self": "grad * digamma(self)"}
    saved_names = ("self",)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * kernels.digamma(self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)


def lgamma(input):
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function of self.
    """
    if input.__class__ is not Tensor:
        return dispatch(lgamma_op, input)
    self_ = input._data
    try:
        result_ = kernels.lgamma(self_)
    except FAULTS as _error:
        raise refused(_error, "lgamma", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, lgamma_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(LgammaBackward0, out, input) if MODE.altered else LgammaBackward0()
    )
    if node is None:
        return MODE.mark(out, lgamma_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def lgamma_(input):
    """In-place version of lgamma."""
    if input.__class__ is not Tensor:
        return in_place(lgamma_op, lgamma_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(lgamma_op, lgamma_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.lgamma(self_))
    except (TypeError, ValueError):
        return in_place(lgamma_op, lgamma_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = LgammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return input


def lgamma_into(self_):
    np.copyto(self_, kernels.lgamma(self_))


def lgamma_jvp(result, self, self_t):
    return tangent_like(self_t * ops.digamma(self).conj(), result)


lgamma_op = operation("lgamma", "pointwise", lgamma, lgamma_jvp, (0,), edges=(0,))


# ---- digamma


class DigammaBackward0(Node):
    """digamma(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "digamma"
    formulas = {"self": "grad * polygamma(1, self)"}
    saved_names = ("self",)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * kernels.polygamma(1, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)


def digamma(input):
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """
    if input.__class__ is not Tensor:
        return dispatch(digamma_op, input)
    self_ = input._data
    try:
        result_ = kernels.digamma(self_)
    except FAULTS as _error:
        raise refused(_error, "digamma", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, digamma_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(DigammaBackward0, out, input) if MODE.altered else DigammaBackward0()
    )
    if node is None:
        return MODE.mark(out, digamma_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def digamma_(input):
    """In-place version of digamma."""
    if input.__class__ is not Tensor:
        return in_place(digamma_op, digamma_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(digamma_op, digamma_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.digamma(self_))
    except (TypeError, ValueError):
        return in_place(digamma_op, digamma_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = DigammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return input


def digamma_into(self_):
    np.copyto(self_, kernels.digamma(self_))


def digamma_jvp(result, self, self_t):
    return tangent_like(self_t * ops.polygamma(1, self).conj(), result)


digamma_op = operation("digamma", "pointwise", digamma, digamma_jvp, (0,), edges=(0,))


# ---- polygamma


class PolygammaBackward0(Node):
    """polygamma(int n, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "polygamma"
    formulas = {"self": "grad * polygamma(n + 1, self)"}
    saved_names = ("self",)
    saved_edges = (0,)
    arg_names = ("n",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        grad_of_self = grad * kernels.polygamma(n + 1, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)


def polygamma(n, input):
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """
    if n.__class__ is not int:
        n = value_argument("polygamma", "n", "int", n)
    if input.__class__ is not Tensor:
        return dispatch(polygamma_op, n, input)
    self_ = input._data
    try:
        result_ = kernels.polygamma(n, self_)
    except FAULTS as _error:
        raise refused(_error, "polygamma", n=n, self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, polygamma_op, n, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(PolygammaBackward0, out, n, input) if MODE.altered else PolygammaBackward0()
    )
    if node is None:
        return MODE.mark(out, polygamma_op, n, input) if MODE.marks else out
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


def polygamma_(n, input):
    """In-place version of polygamma."""
    if n.__class__ is not int:
        n = value_argument("polygamma", "n", "int", n)
    target, input = input, copy_if_recording(input)
    return overwrite(target, input, polygamma(n, input))


def polygamma_jvp(result, n, self, self_t):
    return tangent_like(self_t * ops.polygamma(n + 1, self).conj(), result)


polygamma_op = operation("polygamma", "pointwise", polygamma, polygamma_jvp, (1,), edges=(1,))


# ---- mvlgamma


class MvlgammaBackward0(Node):
    """mvlgamma(Tensor self, int p) -> Tensor"""

    __slots__ = ()
    operation = "mvlgamma"
    formulas = {"self": "grad * special.mvdigamma(self, p)"}
    saved_names = ("self",)
    saved_edges = (0,)
    arg_names = ("p",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (p,) = node.args
        grad_of_self = grad * special.mvdigamma(self, p)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = on_arrays


def mvlgamma(input, p):
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """
    if p.__class__ is not int:
        p = value_argument("mvlgamma", "p", "int", p)
    if input.__class__ is not Tensor:
        return dispatch(mvlgamma_op, input, p)
    self_ = input._data
    try:
        result_ = kernels.mvlgamma(self_, p)
    except FAULTS as _error:
        raise refused(_error, "mvlgamma", self=self_, p=p) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, mvlgamma_op, input, p) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(MvlgammaBackward0, out, input, p) if MODE.altered else MvlgammaBackward0()
    )
    if node is None:
        return MODE.mark(out, mvlgamma_op, input, p) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (p,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def mvlgamma_(input, p):
    """In-place version of mvlgamma."""
    if p.__class__ is not int:
        p = value_argument("mvlgamma", "p", "int", p)
    if input.__class__ is not Tensor:
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.mvlgamma(self_, p))
    except (TypeError, ValueError):
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = MvlgammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.args = (p,)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return input


def mvlgamma_into(self_, p):
    np.copyto(self_, kernels.mvlgamma(self_, p))


def mvlgamma_jvp(result, self, p, self_t):
    return tangent_like(self_t * special.mvdigamma(self, p).conj(), result)


mvlgamma_op = operation("mvlgamma", "pointwise", mvlgamma, mvlgamma_jvp, (0,), edges=(0,))


special_gammaln = lgamma
special_gammaln_ = lgamma_
special_digamma = digamma
special_digamma_ = digamma_
special_psi = digamma
special_psi_ = digamma_
special_polygamma = polygamma
special_polygamma_ = polygamma_
special_multigammaln = mvlgamma
special_multigammaln_ = mvlgamma_


def polygamma_method(input, n):
    """polygamma(int n, Tensor self) -> Tensor"""
    return polygamma(n, input)


def polygamma__method(input, n):
    """polygamma(int n, Tensor self) -> Tensor"""
    return polygamma_(n, input)
