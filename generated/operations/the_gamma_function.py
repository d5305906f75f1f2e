# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows bd0ba6e0c3e272b6, content 116425149d3d14ac
"""The gamma function: functions, Backward nodes and tangents."""

import numpy as np

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_targets
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    add_tangents,
    complex_refused,
    not_implemented,
    tangent_like,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import special
from autograd.views.inplace import copy_if_recording, in_place, overwrite
from autograd.views.out import write_out

__all__ = [
    "digamma",
    "digamma_",
    "igamma",
    "igamma_",
    "igammac",
    "igammac_",
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


def lgamma(input, _=ndarray, out=Tensor):
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(lgamma, out, _, input)
        return dispatch(lgamma_op, input)
    self_ = input._data
    try:
        result_ = kernels.lgamma(self_)
    except FAULTS as _error:
        raise refused(_error, "lgamma", self=self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(lgamma, out, _)
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


def digamma(input, _=ndarray, out=Tensor):
    """digamma(Tensor self) -> Tensor

    The digamma function of self, the derivative of lgamma.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(digamma, out, _, input)
        return dispatch(digamma_op, input)
    self_ = input._data
    try:
        result_ = kernels.digamma(self_)
    except FAULTS as _error:
        raise refused(_error, "digamma", self=self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(digamma, out, _)
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


def polygamma(n, input, _=ndarray, out=Tensor):
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """
    if n.__class__ is not int:
        n = value_argument("polygamma", "n", "int", n)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(polygamma, out, _, n, input)
        return dispatch(polygamma_op, n, input)
    self_ = input._data
    try:
        result_ = kernels.polygamma(n, self_)
    except FAULTS as _error:
        raise refused(_error, "polygamma", n=n, self=self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(polygamma, out, _)
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


def mvlgamma(input, p, _=ndarray, out=Tensor):
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """
    if p.__class__ is not int:
        p = value_argument("mvlgamma", "p", "int", p)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(mvlgamma, out, _, input, p)
        return dispatch(mvlgamma_op, input, p)
    self_ = input._data
    try:
        result_ = kernels.mvlgamma(self_, p)
    except FAULTS as _error:
        raise refused(_error, "mvlgamma", self=self_, p=p) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(mvlgamma, out, _)
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


# ---- special.gamma


class SpecialGammaBackward0(Node):
    """special.gamma(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.gamma"
    formulas = {"self": "grad * result * digamma(self)"}
    saved_names = ("self", "result")
    saved_edges = (0, Output(None, 0))
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * result * kernels.digamma(self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("gamma", self),)


def special_gamma(input, _=ndarray, out=Tensor):
    """special.gamma(Tensor self) -> Tensor

    The gamma function of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_gamma, out, _, input)
        return dispatch(special_gamma_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("gamma")
    try:
        result_ = kernels.scipy_special("gamma", self_)
    except FAULTS as _error:
        raise refused(_error, "special.gamma", self=self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_gamma, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_gamma_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialGammaBackward0, out, input)
        if MODE.altered
        else SpecialGammaBackward0()
    )
    if node is None:
        return MODE.mark(out, special_gamma_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special_gamma_jvp(result, self, self_t):
    return tangent_like(self_t * result.conj() * ops.digamma(self).conj(), result)


special_gamma_op = operation(
    "special.gamma", "pointwise", special_gamma, special_gamma_jvp, (0,), edges=(0,)
)


# ---- special.rgamma


class SpecialRgammaBackward0(Node):
    """special.rgamma(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.rgamma"
    formulas = {"self": "grad * special.rgamma_slope(self, result)"}
    saved_names = ("self", "result")
    saved_edges = (0, Output(None, 0))
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.rgamma_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = on_arrays

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("rgamma", self),)


def special_rgamma(input, _=ndarray, out=Tensor):
    """special.rgamma(Tensor self) -> Tensor

    The reciprocal of the gamma function of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_rgamma, out, _, input)
        return dispatch(special_rgamma_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("rgamma")
    try:
        result_ = kernels.scipy_special("rgamma", self_)
    except FAULTS as _error:
        raise refused(_error, "special.rgamma", self=self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_rgamma, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_rgamma_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialRgammaBackward0, out, input)
        if MODE.altered
        else SpecialRgammaBackward0()
    )
    if node is None:
        return MODE.mark(out, special_rgamma_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special_rgamma_jvp(result, self, self_t):
    return tangent_like(self_t * special.rgamma_slope(self, result).conj(), result)


special_rgamma_op = operation(
    "special.rgamma", "pointwise", special_rgamma, special_rgamma_jvp, (0,), edges=(0,)
)


# ---- special.gammasgn


class SpecialGammasgnBackward0(Node):
    """special.gammasgn(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.gammasgn"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def special_gammasgn(input, _=ndarray, out=Tensor):
    """special.gammasgn(Tensor self) -> Tensor

    The sign of the gamma function of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_gammasgn, out, _, input)
        return dispatch(special_gammasgn_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("gammasgn")
    try:
        result_ = kernels.scipy_special("gammasgn", self_)
    except FAULTS as _error:
        raise refused(_error, "special.gammasgn", self=self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_gammasgn, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_gammasgn_op, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialGammasgnBackward0, out, input)
        if MODE.altered
        else SpecialGammasgnBackward0()
    )
    if node is None:
        return MODE.mark(out, special_gammasgn_op, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_)
    return out


def special_gammasgn_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


special_gammasgn_op = operation(
    "special.gammasgn", "pointwise", special_gammasgn, special_gammasgn_jvp, (0,), edges=(0,)
)


# ---- special.beta


class SpecialBetaBackward0(Node):
    """special.beta(Tensor a, Tensor b) -> Tensor"""

    __slots__ = ()
    operation = "special.beta"
    formulas = {
        "a": "grad * result * (digamma(a) - digamma(a + b))",
        "b": "grad * result * (digamma(b) - digamma(a + b))",
    }
    saved_names = ("a", "b", "result")
    saved_edges = (0, 1, Output(None, 0))
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        a, b, result = saved
        grad_of_a = grad_of_b = None
        if needs[0] is not None:
            grad_of_a = grad * result * (kernels.digamma(a) - kernels.digamma(a + b))
        if needs[1] is not None:
            grad_of_b = grad * result * (kernels.digamma(b) - kernels.digamma(a + b))
        if node.restore is None:
            return alike(grad, grad_of_a), alike(grad, grad_of_b)
        return node.restored(grad_of_a, grad_of_b)

    on_tensors = calling(on_arrays, kernels=ops)

    def recompute(node, saved):
        a, b, _result = saved
        return (kernels.scipy_special("beta", a, b),)


def special_beta(a, b, _=Tensor, out=Tensor):
    """special.beta(Tensor a, Tensor b) -> Tensor

    The beta function of a and b.
    """
    if a.__class__ is not out or b.__class__ is not _:
        cls = b.__class__
        if a.__class__ is not out or out is not _ or cls not in NUMBERS or not b:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_beta, out, _, a, b)
            return dispatch(special_beta_op, a, b)
        b = number(b, cls, a._data.dtype)
    a_ = a._data
    b_ = b._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX:
        raise complex_refused("beta")
    try:
        result_ = kernels.scipy_special("beta", a_, b_)
    except FAULTS as _error:
        raise refused(_error, "special.beta", a=a_, b=b_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is a_ or result_ is b_:
        result_ = apart(result_, a_, b_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    b_fn = b._fn
    if a_fn is None and b_fn is None:
        out._fn = None
        return MODE.mark(out, special_beta_op, a, b) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialBetaBackward0, out, a, b) if MODE.altered else SpecialBetaBackward0()
    )
    if node is None:
        return MODE.mark(out, special_beta_op, a, b) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn)
    node.saved = (a_, b_, result_)
    if (a_.shape == b_.shape and a_.dtype is b_.dtype is result_.dtype) or (
        b_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, a_fn, a_, b_fn, b_)
    return out


def special_beta_jvp(result, a, b, a_t, b_t):
    tangent = None
    if a_t is not None:
        tangent = add_tangents(
            tangent, a_t * result.conj() * (ops.digamma(a).conj() - ops.digamma(a + b).conj())
        )
    if b_t is not None:
        tangent = add_tangents(
            tangent, b_t * result.conj() * (ops.digamma(b).conj() - ops.digamma(a + b).conj())
        )
    return tangent_like(tangent, result)


special_beta_op = operation(
    "special.beta", "pointwise", special_beta, special_beta_jvp, (0, 1), edges=(0, 1)
)


# ---- special.betaln


class SpecialBetalnBackward0(Node):
    """special.betaln(Tensor a, Tensor b) -> Tensor"""

    __slots__ = ()
    operation = "special.betaln"
    formulas = {
        "a": "grad * (digamma(a) - digamma(a + b))",
        "b": "grad * (digamma(b) - digamma(a + b))",
    }
    saved_names = ("a", "b")
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        a, b = saved
        grad_of_a = grad_of_b = None
        if needs[0] is not None:
            grad_of_a = grad * (kernels.digamma(a) - kernels.digamma(a + b))
        if needs[1] is not None:
            grad_of_b = grad * (kernels.digamma(b) - kernels.digamma(a + b))
        if node.restore is None:
            return alike(grad, grad_of_a), alike(grad, grad_of_b)
        return node.restored(grad_of_a, grad_of_b)

    on_tensors = calling(on_arrays, kernels=ops)


def special_betaln(a, b, _=Tensor, out=Tensor):
    """special.betaln(Tensor a, Tensor b) -> Tensor

    The logarithm of the beta function of a and b.
    """
    if a.__class__ is not out or b.__class__ is not _:
        cls = b.__class__
        if a.__class__ is not out or out is not _ or cls not in NUMBERS or not b:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_betaln, out, _, a, b)
            return dispatch(special_betaln_op, a, b)
        b = number(b, cls, a._data.dtype)
    a_ = a._data
    b_ = b._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX:
        raise complex_refused("betaln")
    try:
        result_ = kernels.scipy_special("betaln", a_, b_)
    except FAULTS as _error:
        raise refused(_error, "special.betaln", a=a_, b=b_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is a_ or result_ is b_:
        result_ = apart(result_, a_, b_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    b_fn = b._fn
    if a_fn is None and b_fn is None:
        out._fn = None
        return MODE.mark(out, special_betaln_op, a, b) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialBetalnBackward0, out, a, b)
        if MODE.altered
        else SpecialBetalnBackward0()
    )
    if node is None:
        return MODE.mark(out, special_betaln_op, a, b) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn)
    node.saved = (a_, b_)
    if (a_.shape == b_.shape and a_.dtype is b_.dtype is result_.dtype) or (
        b_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, a_fn, a_, b_fn, b_)
    return out


def special_betaln_jvp(result, a, b, a_t, b_t):
    tangent = None
    if a_t is not None:
        tangent = add_tangents(tangent, a_t * (ops.digamma(a).conj() - ops.digamma(a + b).conj()))
    if b_t is not None:
        tangent = add_tangents(tangent, b_t * (ops.digamma(b).conj() - ops.digamma(a + b).conj()))
    return tangent_like(tangent, result)


special_betaln_op = operation(
    "special.betaln", "pointwise", special_betaln, special_betaln_jvp, (0, 1), edges=(0, 1)
)


# ---- igamma


class IgammaBackward0(Node):
    """igamma(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = "igamma"
    formulas = {
        "self": "not_implemented",
        "other": "grad * exp(xlogy(self - 1, other) - other - lgamma(self))",
    }
    saved_names = ("self", "other")
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = not_implemented("igamma", "self")
        if needs[1] is not None:
            grad_of_other = grad * np.exp(
                kernels.xlogy(self - 1, other) - other - kernels.lgamma(self)
            )
        if node.restore is None:
            return grad_of_self, alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, kernels=ops, np=ops)


def igamma(input, other, _=Tensor, out=Tensor):
    """igamma(Tensor self, Tensor other) -> Tensor

    The regularized lower incomplete gamma function of order self at other.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS or not other:
            if out is not Tensor or _ is not Tensor:
                return write_out(igamma, out, _, input, other)
            return dispatch(igamma_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("igamma")
    try:
        result_ = kernels.scipy_special("gammainc", self_, other_)
    except FAULTS as _error:
        raise refused(_error, "igamma", self=self_, other=other_) from None
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
        return MODE.mark(out, igamma_op, input, other) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(IgammaBackward0, out, input, other) if MODE.altered else IgammaBackward0()
    )
    if node is None:
        return MODE.mark(out, igamma_op, input, other) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def igamma_(input, other):
    """In-place version of igamma."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or not other:
            return in_place(igamma_op, igamma_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("igamma")
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
        return in_place(igamma_op, igamma_into, input, other)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.scipy_special("gammainc", self_, other_))
    except (TypeError, ValueError):
        return in_place(igamma_op, igamma_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = IgammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def igamma_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("igamma")
    np.copyto(self_, kernels.scipy_special("gammainc", self_, other_))


igamma_op = operation("igamma", "pointwise", igamma, None, (0, 1), edges=(0, 1))


# ---- igammac


class IgammacBackward0(Node):
    """igammac(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = "igammac"
    formulas = {
        "self": "not_implemented",
        "other": "-grad * exp(xlogy(self - 1, other) - other - lgamma(self))",
    }
    saved_names = ("self", "other")
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = not_implemented("igammac", "self")
        if needs[1] is not None:
            grad_of_other = -grad * np.exp(
                kernels.xlogy(self - 1, other) - other - kernels.lgamma(self)
            )
        if node.restore is None:
            return grad_of_self, alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, kernels=ops, np=ops)


def igammac(input, other, _=Tensor, out=Tensor):
    """igammac(Tensor self, Tensor other) -> Tensor

    The regularized upper incomplete gamma function of order self at other.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS or not other:
            if out is not Tensor or _ is not Tensor:
                return write_out(igammac, out, _, input, other)
            return dispatch(igammac_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("igammac")
    try:
        result_ = kernels.scipy_special("gammaincc", self_, other_)
    except FAULTS as _error:
        raise refused(_error, "igammac", self=self_, other=other_) from None
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
        return MODE.mark(out, igammac_op, input, other) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(IgammacBackward0, out, input, other) if MODE.altered else IgammacBackward0()
    )
    if node is None:
        return MODE.mark(out, igammac_op, input, other) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def igammac_(input, other):
    """In-place version of igammac."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or not other:
            return in_place(igammac_op, igammac_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("igammac")
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
        return in_place(igammac_op, igammac_into, input, other)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.scipy_special("gammaincc", self_, other_))
    except (TypeError, ValueError):
        return in_place(igammac_op, igammac_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = IgammacBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def igammac_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("igammac")
    np.copyto(self_, kernels.scipy_special("gammaincc", self_, other_))


igammac_op = operation("igammac", "pointwise", igammac, None, (0, 1), edges=(0, 1))


# ---- special.betainc


class SpecialBetaincBackward0(Node):
    """special.betainc(Tensor a, Tensor b, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.betainc"
    formulas = {
        "a": "not_implemented",
        "b": "not_implemented",
        "self": (
            "grad * exp(xlogy(a - 1, self) + special.xlog1py(b - 1, -self) - special.betaln(a, b))"
        ),
    }
    saved_names = ("a", "b", "self")
    saved_edges = (0, 1, 2)

    def on_arrays(node, saved, grad, needs):
        a, b, self = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.betainc", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.betainc", "b")
        if needs[2] is not None:
            grad_of_self = grad * np.exp(
                kernels.xlogy(a - 1, self)
                + kernels.xlog1py(b - 1, -self)
                - kernels.scipy_special("betaln", a, b),
            )
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        a, b, self = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.betainc", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.betainc", "b")
        if needs[2] is not None:
            grad_of_self = grad * ops.exp(
                ops.xlogy(a - 1, self)
                + ops.special_xlog1py(b - 1, -self)
                - ops.special_betaln(a, b),
            )
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)


def special_betainc(a, b, input, _=Tensor, out=Tensor):
    """special.betainc(Tensor a, Tensor b, Tensor self) -> Tensor

    The regularized incomplete beta function of a and b at self.
    """
    if a.__class__ is not out or b.__class__ is not _ or input.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_betainc, out, _, a, b, input)
        return dispatch(special_betainc_op, a, b, input)
    a_ = a._data
    b_ = b._data
    self_ = input._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("betainc")
    try:
        result_ = kernels.scipy_special("betainc", a_, b_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.betainc", a=a_, b=b_, self=self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is a_ or result_ is b_ or result_ is self_:
        result_ = apart(result_, a_, b_, self_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    b_fn = b._fn
    self_fn = input._fn
    if a_fn is None and b_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_betainc_op, a, b, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialBetaincBackward0, out, a, b, input)
        if MODE.altered
        else SpecialBetaincBackward0()
    )
    if node is None:
        return MODE.mark(out, special_betainc_op, a, b, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        a if a_fn is LEAF else a_fn,
        b if b_fn is LEAF else b_fn,
        input if self_fn is LEAF else self_fn,
    )
    node.saved = (
        None if self_fn is None else a_,
        None if self_fn is None else b_,
        None if self_fn is None else self_,
    )
    node.restore = restore_targets(result_, a_fn, a_, b_fn, b_, self_fn, self_)
    return out


special_betainc_op = operation(
    "special.betainc", "pointwise", special_betainc, None, (0, 1, 2), edges=(0, 1, 2)
)


# ---- special.stdtr


class SpecialStdtrBackward0(Node):
    """special.stdtr(Tensor df, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.stdtr"
    formulas = {
        "df": "not_implemented",
        "self": (
            "grad * exp(-special.betaln(df / 2, 0.5) - log(df) / 2 - (df + 1) / 2 * log1p(self**2 "
            "/ df))"
        ),
    }
    saved_names = ("df", "self")
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        df, self = saved
        grad_of_df = grad_of_self = None
        if needs[0] is not None:
            grad_of_df = not_implemented("special.stdtr", "df")
        if needs[1] is not None:
            grad_of_self = grad * np.exp(
                -kernels.scipy_special("betaln", df / 2, 0.5)
                - np.log(df) / 2
                - (df + 1) / 2 * np.log1p(self**2 / df),
            )
        if node.restore is None:
            return grad_of_df, alike(grad, grad_of_self)
        return node.restored(grad_of_df, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        df, self = saved
        grad_of_df = grad_of_self = None
        if needs[0] is not None:
            grad_of_df = not_implemented("special.stdtr", "df")
        if needs[1] is not None:
            grad_of_self = grad * ops.exp(
                -ops.special_betaln(df / 2, 0.5)
                - ops.log(df) / 2
                - (df + 1) / 2 * ops.log1p(self**2 / df),
            )
        if node.restore is None:
            return grad_of_df, alike(grad, grad_of_self)
        return node.restored(grad_of_df, grad_of_self)


def special_stdtr(df, input, _=Tensor, out=Tensor):
    """special.stdtr(Tensor df, Tensor self) -> Tensor

    The distribution function of Student's t distribution with df degrees of freedom.
    """
    if df.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if df.__class__ is not out or out is not _ or cls not in NUMBERS or not input:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_stdtr, out, _, df, input)
            return dispatch(special_stdtr_op, df, input)
        input = number(input, cls, df._data.dtype)
    df_ = df._data
    self_ = input._data
    if df_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("stdtr")
    try:
        result_ = kernels.scipy_special("stdtr", df_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.stdtr", df=df_, self=self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is df_ or result_ is self_:
        result_ = apart(result_, df_, self_)
    out = Tensor()
    out._data = result_
    df_fn = df._fn
    self_fn = input._fn
    if df_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_stdtr_op, df, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialStdtrBackward0, out, df, input)
        if MODE.altered
        else SpecialStdtrBackward0()
    )
    if node is None:
        return MODE.mark(out, special_stdtr_op, df, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (df if df_fn is LEAF else df_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else df_, None if self_fn is None else self_)
    if (df_.shape == self_.shape and df_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and df_.shape == result_.shape and df_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, df_fn, df_, self_fn, self_)
    return out


special_stdtr_op = operation(
    "special.stdtr", "pointwise", special_stdtr, None, (0, 1), edges=(0, 1)
)


# ---- special.gammaincinv


class SpecialGammaincinvBackward0(Node):
    """special.gammaincinv(Tensor a, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.gammaincinv"
    formulas = {
        "a": "not_implemented",
        "self": "grad * exp(result + lgamma(a) - xlogy(a - 1, result))",
    }
    saved_names = ("a", "result")
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        a, result = saved
        grad_of_a = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.gammaincinv", "a")
        if needs[1] is not None:
            grad_of_self = grad * np.exp(result + kernels.lgamma(a) - kernels.xlogy(a - 1, result))
        if node.restore is None:
            return grad_of_a, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, np=ops)


def special_gammaincinv(a, input, _=Tensor, out=Tensor):
    """special.gammaincinv(Tensor a, Tensor self) -> Tensor

    The inverse of igamma(a, self) in its second argument.
    """
    if a.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if a.__class__ is not out or out is not _ or cls not in NUMBERS or not input:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_gammaincinv, out, _, a, input)
            return dispatch(special_gammaincinv_op, a, input)
        input = number(input, cls, a._data.dtype)
    a_ = a._data
    self_ = input._data
    if a_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("gammaincinv")
    try:
        result_ = kernels.scipy_special("gammaincinv", a_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.gammaincinv", a=a_, self=self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is a_ or result_ is self_:
        result_ = apart(result_, a_, self_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    self_fn = input._fn
    if a_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_gammaincinv_op, a, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialGammaincinvBackward0, out, a, input)
        if MODE.altered
        else SpecialGammaincinvBackward0()
    )
    if node is None:
        return MODE.mark(out, special_gammaincinv_op, a, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else a_, None if self_fn is None else result_)
    if (a_.shape == self_.shape and a_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, a_fn, a_, self_fn, self_)
    return out


special_gammaincinv_op = operation(
    "special.gammaincinv", "pointwise", special_gammaincinv, None, (0, 1), edges=(0, 1)
)


# ---- special.gammainccinv


class SpecialGammainccinvBackward0(Node):
    """special.gammainccinv(Tensor a, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.gammainccinv"
    formulas = {
        "a": "not_implemented",
        "self": "-grad * exp(result + lgamma(a) - xlogy(a - 1, result))",
    }
    saved_names = ("a", "result")
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        a, result = saved
        grad_of_a = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.gammainccinv", "a")
        if needs[1] is not None:
            grad_of_self = -grad * np.exp(result + kernels.lgamma(a) - kernels.xlogy(a - 1, result))
        if node.restore is None:
            return grad_of_a, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, np=ops)


def special_gammainccinv(a, input, _=Tensor, out=Tensor):
    """special.gammainccinv(Tensor a, Tensor self) -> Tensor

    The inverse of igammac(a, self) in its second argument.
    """
    if a.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if a.__class__ is not out or out is not _ or cls not in NUMBERS or not input:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_gammainccinv, out, _, a, input)
            return dispatch(special_gammainccinv_op, a, input)
        input = number(input, cls, a._data.dtype)
    a_ = a._data
    self_ = input._data
    if a_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("gammainccinv")
    try:
        result_ = kernels.scipy_special("gammainccinv", a_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.gammainccinv", a=a_, self=self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is a_ or result_ is self_:
        result_ = apart(result_, a_, self_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    self_fn = input._fn
    if a_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_gammainccinv_op, a, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialGammainccinvBackward0, out, a, input)
        if MODE.altered
        else SpecialGammainccinvBackward0()
    )
    if node is None:
        return MODE.mark(out, special_gammainccinv_op, a, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else a_, None if self_fn is None else result_)
    if (a_.shape == self_.shape and a_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, a_fn, a_, self_fn, self_)
    return out


special_gammainccinv_op = operation(
    "special.gammainccinv", "pointwise", special_gammainccinv, None, (0, 1), edges=(0, 1)
)


# ---- special.betaincinv


class SpecialBetaincinvBackward0(Node):
    """special.betaincinv(Tensor a, Tensor b, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.betaincinv"
    formulas = {
        "a": "not_implemented",
        "b": "not_implemented",
        "self": (
            "grad * exp(special.betaln(a, b) - xlogy(a - 1, result) - special.xlog1py(b - 1, "
            "-result))"
        ),
    }
    saved_names = ("a", "b", "result")
    saved_edges = (0, 1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        a, b, result = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.betaincinv", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.betaincinv", "b")
        if needs[2] is not None:
            grad_of_self = grad * np.exp(
                kernels.scipy_special("betaln", a, b)
                - kernels.xlogy(a - 1, result)
                - kernels.xlog1py(b - 1, -result),
            )
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        a, b, result = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.betaincinv", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.betaincinv", "b")
        if needs[2] is not None:
            grad_of_self = grad * ops.exp(
                ops.special_betaln(a, b)
                - ops.xlogy(a - 1, result)
                - ops.special_xlog1py(b - 1, -result),
            )
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)


def special_betaincinv(a, b, input, _=Tensor, out=Tensor):
    """special.betaincinv(Tensor a, Tensor b, Tensor self) -> Tensor

    The inverse of special.betainc(a, b, self) in its last argument.
    """
    if a.__class__ is not out or b.__class__ is not _ or input.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_betaincinv, out, _, a, b, input)
        return dispatch(special_betaincinv_op, a, b, input)
    a_ = a._data
    b_ = b._data
    self_ = input._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("betaincinv")
    try:
        result_ = kernels.scipy_special("betaincinv", a_, b_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.betaincinv", a=a_, b=b_, self=self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is a_ or result_ is b_ or result_ is self_:
        result_ = apart(result_, a_, b_, self_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    b_fn = b._fn
    self_fn = input._fn
    if a_fn is None and b_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_betaincinv_op, a, b, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialBetaincinvBackward0, out, a, b, input)
        if MODE.altered
        else SpecialBetaincinvBackward0()
    )
    if node is None:
        return MODE.mark(out, special_betaincinv_op, a, b, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        a if a_fn is LEAF else a_fn,
        b if b_fn is LEAF else b_fn,
        input if self_fn is LEAF else self_fn,
    )
    node.saved = (
        None if self_fn is None else a_,
        None if self_fn is None else b_,
        None if self_fn is None else result_,
    )
    node.restore = restore_targets(result_, a_fn, a_, b_fn, b_, self_fn, self_)
    return out


special_betaincinv_op = operation(
    "special.betaincinv", "pointwise", special_betaincinv, None, (0, 1, 2), edges=(0, 1, 2)
)


# ---- special.stdtrit


class SpecialStdtritBackward0(Node):
    """special.stdtrit(Tensor df, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "special.stdtrit"
    formulas = {
        "df": "not_implemented",
        "self": (
            "grad * exp(special.betaln(df / 2, 0.5) + log(df) / 2 + (df + 1) / 2 * log1p(result**2 "
            "/ df))"
        ),
    }
    saved_names = ("df", "result")
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        df, result = saved
        grad_of_df = grad_of_self = None
        if needs[0] is not None:
            grad_of_df = not_implemented("special.stdtrit", "df")
        if needs[1] is not None:
            grad_of_self = grad * np.exp(
                kernels.scipy_special("betaln", df / 2, 0.5)
                + np.log(df) / 2
                + (df + 1) / 2 * np.log1p(result**2 / df),
            )
        if node.restore is None:
            return grad_of_df, alike(grad, grad_of_self)
        return node.restored(grad_of_df, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        df, result = saved
        grad_of_df = grad_of_self = None
        if needs[0] is not None:
            grad_of_df = not_implemented("special.stdtrit", "df")
        if needs[1] is not None:
            grad_of_self = grad * ops.exp(
                ops.special_betaln(df / 2, 0.5)
                + ops.log(df) / 2
                + (df + 1) / 2 * ops.log1p(result**2 / df),
            )
        if node.restore is None:
            return grad_of_df, alike(grad, grad_of_self)
        return node.restored(grad_of_df, grad_of_self)


def special_stdtrit(df, input, _=Tensor, out=Tensor):
    """special.stdtrit(Tensor df, Tensor self) -> Tensor

    The inverse of special.stdtr(df, self) in its second argument.
    """
    if df.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if df.__class__ is not out or out is not _ or cls not in NUMBERS or not input:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_stdtrit, out, _, df, input)
            return dispatch(special_stdtrit_op, df, input)
        input = number(input, cls, df._data.dtype)
    df_ = df._data
    self_ = input._data
    if df_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("stdtrit")
    try:
        result_ = kernels.scipy_special("stdtrit", df_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.stdtrit", df=df_, self=self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is df_ or result_ is self_:
        result_ = apart(result_, df_, self_)
    out = Tensor()
    out._data = result_
    df_fn = df._fn
    self_fn = input._fn
    if df_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_stdtrit_op, df, input) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialStdtritBackward0, out, df, input)
        if MODE.altered
        else SpecialStdtritBackward0()
    )
    if node is None:
        return MODE.mark(out, special_stdtrit_op, df, input) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (df if df_fn is LEAF else df_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else df_, None if self_fn is None else result_)
    if (df_.shape == self_.shape and df_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and df_.shape == result_.shape and df_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, df_fn, df_, self_fn, self_)
    return out


special_stdtrit_op = operation(
    "special.stdtrit", "pointwise", special_stdtrit, None, (0, 1), edges=(0, 1)
)


# ---- special.poch


class SpecialPochBackward0(Node):
    """special.poch(Tensor self, Tensor m) -> Tensor"""

    __slots__ = ()
    operation = "special.poch"
    formulas = {
        "self": "grad * result * (digamma(self + m) - digamma(self))",
        "m": "grad * result * digamma(self + m)",
    }
    saved_names = ("self", "m", "result")
    saved_edges = (0, 1, Output(None, 0))
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        self, m, result = saved
        grad_of_self = grad_of_m = None
        if needs[0] is not None:
            grad_of_self = grad * result * (kernels.digamma(self + m) - kernels.digamma(self))
        if needs[1] is not None:
            grad_of_m = grad * result * kernels.digamma(self + m)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_m)
        return node.restored(grad_of_self, grad_of_m)

    on_tensors = calling(on_arrays, kernels=ops)

    def recompute(node, saved):
        self, m, _result = saved
        return (kernels.scipy_special("poch", self, m),)


def special_poch(input, m, _=Tensor, out=Tensor):
    """special.poch(Tensor self, Tensor m) -> Tensor

    gamma(self + m) / gamma(self), the rising factorial.
    """
    if input.__class__ is not out or m.__class__ is not _:
        cls = m.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS or not m:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_poch, out, _, input, m)
            return dispatch(special_poch_op, input, m)
        m = number(m, cls, input._data.dtype)
    self_ = input._data
    m_ = m._data
    if self_.dtype in COMPLEX or m_.dtype in COMPLEX:
        raise complex_refused("poch")
    try:
        result_ = kernels.scipy_special("poch", self_, m_)
    except FAULTS as _error:
        raise refused(_error, "special.poch", self=self_, m=m_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is m_:
        result_ = apart(result_, self_, m_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    m_fn = m._fn
    if self_fn is None and m_fn is None:
        out._fn = None
        return MODE.mark(out, special_poch_op, input, m) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialPochBackward0, out, input, m)
        if MODE.altered
        else SpecialPochBackward0()
    )
    if node is None:
        return MODE.mark(out, special_poch_op, input, m) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, m if m_fn is LEAF else m_fn)
    node.saved = (self_, m_, result_)
    if (self_.shape == m_.shape and self_.dtype is m_.dtype is result_.dtype) or (
        m_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, m_fn, m_)
    return out


def special_poch_jvp(result, self, m, self_t, m_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent,
            self_t * result.conj() * (ops.digamma(self + m).conj() - ops.digamma(self).conj()),
        )
    if m_t is not None:
        tangent = add_tangents(tangent, m_t * result.conj() * ops.digamma(self + m).conj())
    return tangent_like(tangent, result)


special_poch_op = operation(
    "special.poch", "pointwise", special_poch, special_poch_jvp, (0, 1), edges=(0, 1)
)


# ---- special.binom


class SpecialBinomBackward0(Node):
    """special.binom(Tensor self, Tensor k) -> Tensor"""

    __slots__ = ()
    operation = "special.binom"
    formulas = {
        "self": "grad * result * (digamma(self + 1) - digamma(self - k + 1))",
        "k": "grad * result * (digamma(self - k + 1) - digamma(k + 1))",
    }
    saved_names = ("self", "k", "result")
    saved_edges = (0, 1, Output(None, 0))
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        self, k, result = saved
        grad_of_self = grad_of_k = None
        if needs[0] is not None:
            grad_of_self = (
                grad * result * (kernels.digamma(self + 1) - kernels.digamma(self - k + 1))
            )
        if needs[1] is not None:
            grad_of_k = grad * result * (kernels.digamma(self - k + 1) - kernels.digamma(k + 1))
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_k)
        return node.restored(grad_of_self, grad_of_k)

    on_tensors = calling(on_arrays, kernels=ops)

    def recompute(node, saved):
        self, k, _result = saved
        return (kernels.scipy_special("binom", self, k),)


def special_binom(input, k, _=Tensor, out=Tensor):
    """special.binom(Tensor self, Tensor k) -> Tensor

    The binomial coefficient of self over k, also of numbers that are not whole.
    """
    if input.__class__ is not out or k.__class__ is not _:
        cls = k.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS or not k:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_binom, out, _, input, k)
            return dispatch(special_binom_op, input, k)
        k = number(k, cls, input._data.dtype)
    self_ = input._data
    k_ = k._data
    if self_.dtype in COMPLEX or k_.dtype in COMPLEX:
        raise complex_refused("binom")
    try:
        result_ = kernels.scipy_special("binom", self_, k_)
    except FAULTS as _error:
        raise refused(_error, "special.binom", self=self_, k=k_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is k_:
        result_ = apart(result_, self_, k_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    k_fn = k._fn
    if self_fn is None and k_fn is None:
        out._fn = None
        return MODE.mark(out, special_binom_op, input, k) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialBinomBackward0, out, input, k)
        if MODE.altered
        else SpecialBinomBackward0()
    )
    if node is None:
        return MODE.mark(out, special_binom_op, input, k) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, k if k_fn is LEAF else k_fn)
    node.saved = (self_, k_, result_)
    if (self_.shape == k_.shape and self_.dtype is k_.dtype is result_.dtype) or (
        k_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, k_fn, k_)
    return out


def special_binom_jvp(result, self, k, self_t, k_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent,
            self_t
            * result.conj()
            * (ops.digamma(self + 1).conj() - ops.digamma(self - k + 1).conj()),
        )
    if k_t is not None:
        tangent = add_tangents(
            tangent,
            k_t * result.conj() * (ops.digamma(self - k + 1).conj() - ops.digamma(k + 1).conj()),
        )
    return tangent_like(tangent, result)


special_binom_op = operation(
    "special.binom", "pointwise", special_binom, special_binom_jvp, (0, 1), edges=(0, 1)
)


# ---- special.zeta


class SpecialZetaBackward0(Node):
    """special.zeta(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = "special.zeta"
    formulas = {"self": "not_implemented", "other": "-grad * self * special.zeta(self + 1, other)"}
    saved_names = ("self", "other")
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = not_implemented("special.zeta", "self")
        if needs[1] is not None:
            grad_of_other = -grad * self * kernels.scipy_special("zeta", self + 1, other)
        if node.restore is None:
            return grad_of_self, alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = not_implemented("special.zeta", "self")
        if needs[1] is not None:
            grad_of_other = -grad * self * ops.special_zeta(self + 1, other)
        if node.restore is None:
            return grad_of_self, alike(grad, grad_of_other)
        return node.restored(grad_of_self, grad_of_other)


def special_zeta(input, other, _=Tensor, out=Tensor):
    """special.zeta(Tensor self, Tensor other) -> Tensor

    The Hurwitz zeta function, the sum of (k + other)**-self over all whole k from 0 on.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS or not other:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_zeta, out, _, input, other)
            return dispatch(special_zeta_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("zeta")
    try:
        result_ = kernels.scipy_special("zeta", self_, other_)
    except FAULTS as _error:
        raise refused(_error, "special.zeta", self=self_, other=other_) from None
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
        return MODE.mark(out, special_zeta_op, input, other) if MODE.marks else out
    out._fn = node = (
        MODE.new_node(SpecialZetaBackward0, out, input, other)
        if MODE.altered
        else SpecialZetaBackward0()
    )
    if node is None:
        return MODE.mark(out, special_zeta_op, input, other) if MODE.marks else out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


special_zeta_op = operation("special.zeta", "pointwise", special_zeta, None, (0, 1), edges=(0, 1))


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
special_gammainc = igamma
special_gammainc_ = igamma_
special_gammaincc = igammac
special_gammaincc_ = igammac_


def polygamma_method(input, n):
    """polygamma(int n, Tensor self) -> Tensor"""
    return polygamma(n, input)


def polygamma__method(input, n):
    """polygamma(int n, Tensor self) -> Tensor"""
    return polygamma_(n, input)
