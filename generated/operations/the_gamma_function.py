# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 2d8797fa82171f0d, content 64a6127b3ac1ea37
"""The gamma function: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
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
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import special
from autograd.kernels.large import NATIVE
from autograd.views.inplace import copy_if_recording, in_place, overwrite
from autograd.views.out import write_out

__all__ = [
    "lgamma", "lgamma_", "digamma", "digamma_", "polygamma", "polygamma_", "mvlgamma", "mvlgamma_",
    "special_gamma", "special_rgamma", "special_gammasgn", "special_beta", "special_betaln",
    "igamma", "igamma_", "igammac", "igammac_", "special_gammaln", "special_gammaln_",
    "special_digamma", "special_digamma_", "special_psi", "special_psi_", "special_polygamma",
    "special_polygamma_", "special_multigammaln", "special_multigammaln_", "special_gammainc",
    "special_gammainc_", "special_gammaincc", "special_gammaincc_", "polygamma_method",
    "polygamma__method",
]  # fmt: skip


# ---- lgamma
class LgammaBackward0(Node):
    __slots__ = ()
    operation = "lgamma"
    formulas = {"self": "grad * digamma(self)"}
    saves = {"self": 0}

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
        raise refused(_error, "lgamma", self_) from None
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
    out._fn = node = LgammaBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
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
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(lgamma_op, self_)
        ):
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
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def lgamma_into(self_):
    np.copyto(self_, kernels.lgamma(self_))


def lgamma_jvp(result, self, self_t):
    return tangent_like(self_t * ops.digamma(self).conj(), result)


lgamma_op = operation("lgamma", "pointwise", lgamma, lgamma_jvp, (0,))


# ---- digamma
class DigammaBackward0(Node):
    __slots__ = ()
    operation = "digamma"
    formulas = {"self": "grad * polygamma(1, self)"}
    saves = {"self": 0}

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
        raise refused(_error, "digamma", self_) from None
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
    out._fn = node = DigammaBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
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
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(digamma_op, self_)
        ):
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
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def digamma_into(self_):
    np.copyto(self_, kernels.digamma(self_))


def digamma_jvp(result, self, self_t):
    return tangent_like(self_t * ops.polygamma(1, self).conj(), result)


digamma_op = operation("digamma", "pointwise", digamma, digamma_jvp, (0,))


# ---- polygamma
class PolygammaBackward0(Node):
    __slots__ = ()
    operation = "polygamma"
    formulas = {"self": "grad * polygamma(n + 1, self)"}
    saves = {"self": 0}
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
        raise refused(_error, "polygamma", n, self_) from None
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
    out._fn = node = PolygammaBackward0()
    if MODE.altered and not MODE.records(node, out, n, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def polygamma_(n, input):
    """In-place version of polygamma."""
    if n.__class__ is not int:
        n = value_argument("polygamma", "n", "int", n)
    target, input = input, copy_if_recording(input)
    return overwrite(target, input, polygamma(n, input))


def polygamma_jvp(result, n, self, self_t):
    return tangent_like(self_t * ops.polygamma(n + 1, self).conj(), result)


polygamma_op = operation("polygamma", "pointwise", polygamma, polygamma_jvp, (1,))


# ---- mvlgamma
class MvlgammaBackward0(Node):
    __slots__ = ()
    operation = "mvlgamma"
    formulas = {"self": "grad * special.mvdigamma(self, p)"}
    saves = {"self": 0}
    arg_names = ("p",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (p,) = node.args
        grad_of_self = grad * special.mvdigamma(self, p)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


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
        raise refused(_error, "mvlgamma", self_, p) from None
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
    out._fn = node = MvlgammaBackward0()
    if MODE.altered and not MODE.records(node, out, input, p):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (p,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
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
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(mvlgamma_op, self_, p)
        ):
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
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def mvlgamma_into(self_, p):
    np.copyto(self_, kernels.mvlgamma(self_, p))


def mvlgamma_jvp(result, self, p, self_t):
    return tangent_like(self_t * special.mvdigamma(self, p).conj(), result)


mvlgamma_op = operation("mvlgamma", "pointwise", mvlgamma, mvlgamma_jvp, (0,))


# ---- special.gamma
class SpecialGammaBackward0(Node):
    __slots__ = ()
    operation = "special.gamma"
    formulas = {"self": "grad * result * digamma(self)"}
    saves = {"self": 0, "result": Output(None, 0)}
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
        raise refused(_error, "special.gamma", self_) from None
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
    out._fn = node = SpecialGammaBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_gamma_jvp(result, self, self_t):
    return tangent_like(self_t * result * ops.digamma(self), result)


special_gamma_op = operation("special.gamma", "pointwise", special_gamma, special_gamma_jvp, (0,))


# ---- special.rgamma
class SpecialRgammaBackward0(Node):
    __slots__ = ()
    operation = "special.rgamma"
    formulas = {"self": "grad * special.rgamma_slope(self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.rgamma_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

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
        raise refused(_error, "special.rgamma", self_) from None
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
    out._fn = node = SpecialRgammaBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_rgamma_jvp(result, self, self_t):
    return tangent_like(self_t * special.rgamma_slope(self, result), result)


special_rgamma_op = operation(
    "special.rgamma", "pointwise", special_rgamma, special_rgamma_jvp, (0,)
)


# ---- special.gammasgn
class SpecialGammasgnBackward0(Node):
    __slots__ = ()
    operation = "special.gammasgn"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
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
        raise refused(_error, "special.gammasgn", self_) from None
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
    out._fn = node = SpecialGammasgnBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_gammasgn_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


special_gammasgn_op = operation(
    "special.gammasgn", "pointwise", special_gammasgn, special_gammasgn_jvp, (0,)
)


# ---- special.beta
class SpecialBetaBackward0(Node):
    __slots__ = ()
    operation = "special.beta"
    formulas = {
        "a": "grad * result * (digamma(a) - digamma(a + b))",
        "b": "grad * result * (digamma(b) - digamma(a + b))",
    }
    saves = {"a": 0, "b": 1, "result": Output(None, 0)}
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
        if a.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_beta, out, _, a, b)
            return dispatch(special_beta_op, a, b)
        b = number(b, cls if b else str(b), a._data.dtype, "floats")
    a_ = a._data
    b_ = b._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX:
        raise complex_refused("beta")
    try:
        result_ = kernels.scipy_special("beta", a_, b_)
    except FAULTS as _error:
        raise refused(_error, "special.beta", a_, b_) from None
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
    out._fn = node = SpecialBetaBackward0()
    if MODE.altered and not MODE.records(node, out, a, b):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn)
    node.saved = (a_, b_, result_)
    if (a_.shape == b_.shape and a_.dtype is b_.dtype is result_.dtype) or (
        b_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, a_fn, a_, b_fn, b_)
    return out


def special_beta_jvp(result, a, b, a_t, b_t):
    tangent = None
    if a_t is not None:
        tangent = add_tangents(tangent, a_t * result * (ops.digamma(a) - ops.digamma(a + b)))
    if b_t is not None:
        tangent = add_tangents(tangent, b_t * result * (ops.digamma(b) - ops.digamma(a + b)))
    return tangent_like(tangent, result)


special_beta_op = operation("special.beta", "pointwise", special_beta, special_beta_jvp, (0, 1))


# ---- special.betaln
class SpecialBetalnBackward0(Node):
    __slots__ = ()
    operation = "special.betaln"
    formulas = {
        "a": "grad * (digamma(a) - digamma(a + b))",
        "b": "grad * (digamma(b) - digamma(a + b))",
    }
    saves = {"a": 0, "b": 1}

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
        if a.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_betaln, out, _, a, b)
            return dispatch(special_betaln_op, a, b)
        b = number(b, cls if b else str(b), a._data.dtype, "floats")
    a_ = a._data
    b_ = b._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX:
        raise complex_refused("betaln")
    try:
        result_ = kernels.scipy_special("betaln", a_, b_)
    except FAULTS as _error:
        raise refused(_error, "special.betaln", a_, b_) from None
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
    out._fn = node = SpecialBetalnBackward0()
    if MODE.altered and not MODE.records(node, out, a, b):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn)
    node.saved = (a_, b_)
    if (a_.shape == b_.shape and a_.dtype is b_.dtype is result_.dtype) or (
        b_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, a_fn, a_, b_fn, b_)
    return out


def special_betaln_jvp(result, a, b, a_t, b_t):
    tangent = None
    if a_t is not None:
        tangent = add_tangents(tangent, a_t * (ops.digamma(a) - ops.digamma(a + b)))
    if b_t is not None:
        tangent = add_tangents(tangent, b_t * (ops.digamma(b) - ops.digamma(a + b)))
    return tangent_like(tangent, result)


special_betaln_op = operation(
    "special.betaln", "pointwise", special_betaln, special_betaln_jvp, (0, 1)
)


# ---- igamma
class IgammaBackward0(Node):
    __slots__ = ()
    operation = "igamma"
    formulas = {
        "self": "not_implemented",
        "other": "grad * exp(xlogy(self - 1, other) - other - lgamma(self))",
    }
    saves = {"self": 0, "other": 1}

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
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(igamma, out, _, input, other)
            return dispatch(igamma_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("igamma")
    try:
        result_ = kernels.scipy_special("gammainc", self_, other_)
    except FAULTS as _error:
        raise refused(_error, "igamma", self_, other_) from None
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
    out._fn = node = IgammaBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def igamma_(input, other):
    """In-place version of igamma."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(igamma_op, igamma_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
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
    if (
        self_.base is not None
        or MODE.settle is not None
        or (
            _recorded
            and (
                self_fn is LEAF
                or not _alone
                or (self_fn is None and self_.dtype.kind not in "fc")
                or other_ is self_
                or other_.base is not None
            )
        )
    ):
        return in_place(igamma_op, igamma_into, input, other)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(igamma_op, self_, other_)
        ):
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
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def igamma_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("igamma")
    np.copyto(self_, kernels.scipy_special("gammainc", self_, other_))


igamma_op = operation("igamma", "pointwise", igamma, None, (0, 1))


# ---- igammac
class IgammacBackward0(Node):
    __slots__ = ()
    operation = "igammac"
    formulas = {
        "self": "not_implemented",
        "other": "-grad * exp(xlogy(self - 1, other) - other - lgamma(self))",
    }
    saves = {"self": 0, "other": 1}

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
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(igammac, out, _, input, other)
            return dispatch(igammac_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("igammac")
    try:
        result_ = kernels.scipy_special("gammaincc", self_, other_)
    except FAULTS as _error:
        raise refused(_error, "igammac", self_, other_) from None
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
    out._fn = node = IgammacBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def igammac_(input, other):
    """In-place version of igammac."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(igammac_op, igammac_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
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
    if (
        self_.base is not None
        or MODE.settle is not None
        or (
            _recorded
            and (
                self_fn is LEAF
                or not _alone
                or (self_fn is None and self_.dtype.kind not in "fc")
                or other_ is self_
                or other_.base is not None
            )
        )
    ):
        return in_place(igammac_op, igammac_into, input, other)
    result_ = self_
    if _recorded and other_fn is not None:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(igammac_op, self_, other_)
        ):
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
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def igammac_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("igammac")
    np.copyto(self_, kernels.scipy_special("gammaincc", self_, other_))


igammac_op = operation("igammac", "pointwise", igammac, None, (0, 1))


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
