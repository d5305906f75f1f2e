# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows e7312cdf7c698ddd, content 105ac5f10b03ad4c
"""The beta function and distributions: functions, Backward nodes and tangents."""

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
from autograd.core.runtime import add_tangents, complex_refused, not_implemented, tangent_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import special
from autograd.views.out import write_out

__all__ = [
    "special_betainc", "special_stdtr", "special_gammaincinv", "special_gammainccinv",
    "special_betaincinv", "special_stdtrit", "special_poch", "special_binom", "special_zeta",
]  # fmt: skip


# ---- special.betainc
class SpecialBetaincBackward0(Node):
    __slots__ = ()
    operation = "special.betainc"
    formulas = {
        "a": "not_implemented",
        "b": "not_implemented",
        "self": (
            "grad * exp(xlogy(a - 1, self) + special.xlog1py(b - 1, -self) - special.betaln(a, b))"
        ),
    }
    saves = {"a": 0, "b": 1, "self": 2}

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
        raise refused(_error, "special.betainc", a_, b_, self_) from None
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
    out._fn = node = SpecialBetaincBackward0()
    if MODE.altered and not MODE.records(node, out, a, b, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn,
        input if self_fn is LEAF else self_fn,
    )  # fmt: skip
    node.saved = (
        None if self_fn is None else a_, None if self_fn is None else b_,
        None if self_fn is None else self_,
    )  # fmt: skip
    node.restore = restore_to(result_, a_fn, a_, b_fn, b_, self_fn, self_)
    return out


special_betainc_op = operation("special.betainc", "pointwise", special_betainc, None, (0, 1, 2))


# ---- special.stdtr
class SpecialStdtrBackward0(Node):
    __slots__ = ()
    operation = "special.stdtr"
    formulas = {
        "df": "not_implemented",
        "self": "grad * special.student_density(df.to(result.dtype), self)",
    }
    saves = {"df": 0, "self": 1}
    arg_names = ("result_dtype",)

    def on_arrays(node, saved, grad, needs):
        df, self = saved
        (result_dtype,) = node.args
        grad_of_df = grad_of_self = None
        if needs[0] is not None:
            grad_of_df = not_implemented("special.stdtr", "df")
        if needs[1] is not None:
            grad_of_self = grad * special.student_density(kernels.to(df, result_dtype), self)
        if node.restore is None:
            return grad_of_df, alike(grad, grad_of_self)
        return node.restored(grad_of_df, grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)


def special_stdtr(df, input, _=Tensor, out=Tensor):
    """special.stdtr(Tensor df, Tensor self) -> Tensor

    The distribution function of Student's t distribution with df degrees of freedom.
    """
    if df.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if df.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_stdtr, out, _, df, input)
            return dispatch(special_stdtr_op, df, input)
        input = number(input, cls if input else str(input), df._data.dtype, "floats")
    df_ = df._data
    self_ = input._data
    if df_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("stdtr")
    try:
        result_ = kernels.scipy_special("stdtr", df_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.stdtr", df_, self_) from None
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
    out._fn = node = SpecialStdtrBackward0()
    if MODE.altered and not MODE.records(node, out, df, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (df if df_fn is LEAF else df_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else df_, None if self_fn is None else self_)
    node.args = (result_.dtype,)
    if (df_.shape == self_.shape and df_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and df_.shape == result_.shape and df_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, df_fn, df_, self_fn, self_)
    return out


special_stdtr_op = operation("special.stdtr", "pointwise", special_stdtr, None, (0, 1))


# ---- special.gammaincinv
class SpecialGammaincinvBackward0(Node):
    __slots__ = ()
    operation = "special.gammaincinv"
    formulas = {
        "a": "not_implemented",
        "self": "grad * exp(result + lgamma(a) - xlogy(a - 1, result))",
    }
    saves = {"a": 0, "result": Output(None, 0)}

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
        if a.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_gammaincinv, out, _, a, input)
            return dispatch(special_gammaincinv_op, a, input)
        input = number(input, cls if input else str(input), a._data.dtype, "floats")
    a_ = a._data
    self_ = input._data
    if a_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("gammaincinv")
    try:
        result_ = kernels.scipy_special("gammaincinv", a_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.gammaincinv", a_, self_) from None
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
    out._fn = node = SpecialGammaincinvBackward0()
    if MODE.altered and not MODE.records(node, out, a, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else a_, None if self_fn is None else result_)
    if (a_.shape == self_.shape and a_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, a_fn, a_, self_fn, self_)
    return out


special_gammaincinv_op = operation(
    "special.gammaincinv", "pointwise", special_gammaincinv, None, (0, 1)
)


# ---- special.gammainccinv
class SpecialGammainccinvBackward0(Node):
    __slots__ = ()
    operation = "special.gammainccinv"
    formulas = {
        "a": "not_implemented",
        "self": "-grad * exp(result + lgamma(a) - xlogy(a - 1, result))",
    }
    saves = {"a": 0, "result": Output(None, 0)}

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
        if a.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_gammainccinv, out, _, a, input)
            return dispatch(special_gammainccinv_op, a, input)
        input = number(input, cls if input else str(input), a._data.dtype, "floats")
    a_ = a._data
    self_ = input._data
    if a_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("gammainccinv")
    try:
        result_ = kernels.scipy_special("gammainccinv", a_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.gammainccinv", a_, self_) from None
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
    out._fn = node = SpecialGammainccinvBackward0()
    if MODE.altered and not MODE.records(node, out, a, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (a if a_fn is LEAF else a_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else a_, None if self_fn is None else result_)
    if (a_.shape == self_.shape and a_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and a_.shape == result_.shape and a_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, a_fn, a_, self_fn, self_)
    return out


special_gammainccinv_op = operation(
    "special.gammainccinv", "pointwise", special_gammainccinv, None, (0, 1)
)


# ---- special.betaincinv
class SpecialBetaincinvBackward0(Node):
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
    saves = {"a": 0, "b": 1, "result": Output(None, 0)}

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
        raise refused(_error, "special.betaincinv", a_, b_, self_) from None
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
    out._fn = node = SpecialBetaincinvBackward0()
    if MODE.altered and not MODE.records(node, out, a, b, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn,
        input if self_fn is LEAF else self_fn,
    )  # fmt: skip
    node.saved = (
        None if self_fn is None else a_, None if self_fn is None else b_,
        None if self_fn is None else result_,
    )  # fmt: skip
    node.restore = restore_to(result_, a_fn, a_, b_fn, b_, self_fn, self_)
    return out


special_betaincinv_op = operation(
    "special.betaincinv", "pointwise", special_betaincinv, None, (0, 1, 2)
)


# ---- special.stdtrit
class SpecialStdtritBackward0(Node):
    __slots__ = ()
    operation = "special.stdtrit"
    formulas = {
        "df": "not_implemented",
        "self": "grad / special.student_density(df.to(result.dtype), result)",
    }
    saves = {"df": 0, "result": Output(None, 0)}
    arg_names = ("result_dtype",)

    def on_arrays(node, saved, grad, needs):
        df, result = saved
        (result_dtype,) = node.args
        grad_of_df = grad_of_self = None
        if needs[0] is not None:
            grad_of_df = not_implemented("special.stdtrit", "df")
        if needs[1] is not None:
            grad_of_self = grad / special.student_density(kernels.to(df, result_dtype), result)
        if node.restore is None:
            return grad_of_df, alike(grad, grad_of_self)
        return node.restored(grad_of_df, grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)


def special_stdtrit(df, input, _=Tensor, out=Tensor):
    """special.stdtrit(Tensor df, Tensor self) -> Tensor

    The inverse of special.stdtr(df, self) in its second argument.
    """
    if df.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if df.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_stdtrit, out, _, df, input)
            return dispatch(special_stdtrit_op, df, input)
        input = number(input, cls if input else str(input), df._data.dtype, "floats")
    df_ = df._data
    self_ = input._data
    if df_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("stdtrit")
    try:
        result_ = kernels.scipy_special("stdtrit", df_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.stdtrit", df_, self_) from None
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
    out._fn = node = SpecialStdtritBackward0()
    if MODE.altered and not MODE.records(node, out, df, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (df if df_fn is LEAF else df_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else df_, None if self_fn is None else result_)
    node.args = (result_.dtype,)
    if (df_.shape == self_.shape and df_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and df_.shape == result_.shape and df_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, df_fn, df_, self_fn, self_)
    return out


special_stdtrit_op = operation("special.stdtrit", "pointwise", special_stdtrit, None, (0, 1))


# ---- special.poch
class SpecialPochBackward0(Node):
    __slots__ = ()
    operation = "special.poch"
    formulas = {
        "self": "grad * result * (digamma(self + m) - digamma(self))",
        "m": "grad * result * digamma(self + m)",
    }
    saves = {"self": 0, "m": 1, "result": Output(None, 0)}
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
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_poch, out, _, input, m)
            return dispatch(special_poch_op, input, m)
        m = number(m, cls if m else str(m), input._data.dtype, "floats")
    self_ = input._data
    m_ = m._data
    if self_.dtype in COMPLEX or m_.dtype in COMPLEX:
        raise complex_refused("poch")
    try:
        result_ = kernels.scipy_special("poch", self_, m_)
    except FAULTS as _error:
        raise refused(_error, "special.poch", self_, m_) from None
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
    out._fn = node = SpecialPochBackward0()
    if MODE.altered and not MODE.records(node, out, input, m):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, m if m_fn is LEAF else m_fn)
    node.saved = (self_, m_, result_)
    if (self_.shape == m_.shape and self_.dtype is m_.dtype is result_.dtype) or (
        m_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, m_fn, m_)
    return out


def special_poch_jvp(result, self, m, self_t, m_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent, self_t * result * (ops.digamma(self + m) - ops.digamma(self))
        )
    if m_t is not None:
        tangent = add_tangents(tangent, m_t * result * ops.digamma(self + m))
    return tangent_like(tangent, result)


special_poch_op = operation("special.poch", "pointwise", special_poch, special_poch_jvp, (0, 1))


# ---- special.binom
class SpecialBinomBackward0(Node):
    __slots__ = ()
    operation = "special.binom"
    formulas = {
        "self": "grad * result * (digamma(self + 1) - digamma(self - k + 1))",
        "k": "grad * result * (digamma(self - k + 1) - digamma(k + 1))",
    }
    saves = {"self": 0, "k": 1, "result": Output(None, 0)}
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
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_binom, out, _, input, k)
            return dispatch(special_binom_op, input, k)
        k = number(k, cls if k else str(k), input._data.dtype, "floats")
    self_ = input._data
    k_ = k._data
    if self_.dtype in COMPLEX or k_.dtype in COMPLEX:
        raise complex_refused("binom")
    try:
        result_ = kernels.scipy_special("binom", self_, k_)
    except FAULTS as _error:
        raise refused(_error, "special.binom", self_, k_) from None
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
    out._fn = node = SpecialBinomBackward0()
    if MODE.altered and not MODE.records(node, out, input, k):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, k if k_fn is LEAF else k_fn)
    node.saved = (self_, k_, result_)
    if (self_.shape == k_.shape and self_.dtype is k_.dtype is result_.dtype) or (
        k_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, k_fn, k_)
    return out


def special_binom_jvp(result, self, k, self_t, k_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent, self_t * result * (ops.digamma(self + 1) - ops.digamma(self - k + 1))
        )
    if k_t is not None:
        tangent = add_tangents(
            tangent, k_t * result * (ops.digamma(self - k + 1) - ops.digamma(k + 1))
        )
    return tangent_like(tangent, result)


special_binom_op = operation("special.binom", "pointwise", special_binom, special_binom_jvp, (0, 1))


# ---- special.zeta
class SpecialZetaBackward0(Node):
    __slots__ = ()
    operation = "special.zeta"
    formulas = {"self": "not_implemented", "other": "-grad * self * special.zeta(self + 1, other)"}
    saves = {"self": 0, "other": 1}

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
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_zeta, out, _, input, other)
            return dispatch(special_zeta_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("zeta")
    try:
        result_ = kernels.scipy_special("zeta", self_, other_)
    except FAULTS as _error:
        raise refused(_error, "special.zeta", self_, other_) from None
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
    out._fn = node = SpecialZetaBackward0()
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


special_zeta_op = operation("special.zeta", "pointwise", special_zeta, None, (0, 1))
