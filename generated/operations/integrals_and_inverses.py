# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 0dbbf0f7b947e935, content bef8407e2d91a622
"""Integrals and inverses: functions, Backward nodes and tangents."""

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
from autograd.core.node import calling, of_numbers
from autograd.core.runtime import (
    ReturnType,
    add_tangents,
    complex_refused,
    not_implemented,
    tangent_like,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import special
from autograd.views.out import write_out

__all__ = [
    "special_expi", "special_expn", "special_exprel", "special_sici", "special_shichi",
    "special_fresnel", "special_spence", "special_ellipk", "special_ellipe", "special_ellipj",
    "special_owens_t", "special_ndtri_exp", "special_wofz", "special_lambertw",
    "special_wrightomega",
]  # fmt: skip


# ---- special.expi
class SpecialExpiBackward0(Node):
    __slots__ = ()
    operation = "special.expi"
    formulas = {"self": "grad * exp(self) / self"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * np.exp(self) / self
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, np=ops)


def special_expi(input, _=ndarray, out=Tensor):
    """special.expi(Tensor self) -> Tensor

    The exponential integral Ei.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_expi, out, _, input)
        return dispatch(special_expi_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("expi")
    try:
        result_ = kernels.scipy_special("expi", self_)
    except FAULTS as _error:
        raise refused(_error, "special.expi", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_expi, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_expi_op, input) if MODE.marks else out
    out._fn = node = SpecialExpiBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_expi_jvp(result, self, self_t):
    return tangent_like(self_t * ops.exp(self) / self, result)


special_expi_op = operation("special.expi", "pointwise", special_expi, special_expi_jvp, (0,))


# ---- special.expn
class SpecialExpnBackward0(Node):
    __slots__ = ()
    operation = "special.expn"
    formulas = {
        "n": "not_implemented",
        "self": (
            "-grad * where(n > 0, special.expn(clamp_min(n, 1) - 1, self), result * (1 + 1 / self))"
        ),
    }
    saves = {"n": 0, "self": 1, "result": Output(None, 0)}
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        n, self, result = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.expn", "n")
        if needs[1] is not None:
            grad_of_self = -grad * kernels.where(
                n > 0, kernels.of_order("expn", np.maximum(n, 1) - 1, self), result * (1 + 1 / self)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, self, result = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.expn", "n")
        if needs[1] is not None:
            grad_of_self = -grad * ops.where(
                n > 0, ops.special_expn(ops.clamp_min(n, 1) - 1, self), result * (1 + 1 / self)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)

    def recompute(node, saved):
        n, self, _result = saved
        return (kernels.of_order("expn", n, self),)


def special_expn(n, input, _=Tensor, out=Tensor):
    """special.expn(Tensor n, Tensor self) -> Tensor

    The generalized exponential integral, of exp(-self * t) * t**-n from 1 on; n is whole.
    """
    if n.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if n.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_expn, out, _, n, input)
            return dispatch(special_expn_op, n, input)
        input = number(input, cls if input else str(input), n._data.dtype, "floats")
    n_ = n._data
    self_ = input._data
    if n_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("expn")
    try:
        result_ = kernels.of_order("expn", n_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.expn", n_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is n_ or result_ is self_:
        result_ = apart(result_, n_, self_)
    out = Tensor()
    out._data = result_
    n_fn = n._fn
    self_fn = input._fn
    if n_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_expn_op, n, input) if MODE.marks else out
    out._fn = node = SpecialExpnBackward0()
    if MODE.altered and not MODE.records(node, out, n, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (n if n_fn is LEAF else n_fn, input if self_fn is LEAF else self_fn)
    node.saved = (
        None if self_fn is None else n_, None if self_fn is None else self_,
        None if self_fn is None else result_,
    )  # fmt: skip
    if (n_.shape == self_.shape and n_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and n_.shape == result_.shape and n_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, n_fn, n_, self_fn, self_)
    return out


special_expn_op = operation("special.expn", "pointwise", special_expn, None, (0, 1))


# ---- special.exprel
class SpecialExprelBackward0(Node):
    __slots__ = ()
    operation = "special.exprel"
    formulas = {"self": "grad * special.hyp1f1(2, 3, clamp(self, -1e15, 1e5)) / 2"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = (
            grad
            * kernels.scipy_special(
                "hyp1f1", 2, 3, kernels.clamp(self, -1000000000000000.0, 100000.0)
            )
            / 2
        )
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = (
            grad * ops.special_hyp1f1(2, 3, ops.clamp(self, -1000000000000000.0, 100000.0)) / 2
        )
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_exprel(input, _=ndarray, out=Tensor):
    """special.exprel(Tensor self) -> Tensor

    (exp(self) - 1) / self, 1 at 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_exprel, out, _, input)
        return dispatch(special_exprel_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("exprel")
    try:
        result_ = kernels.scipy_special("exprel", self_)
    except FAULTS as _error:
        raise refused(_error, "special.exprel", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_exprel, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_exprel_op, input) if MODE.marks else out
    out._fn = node = SpecialExprelBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_exprel_jvp(result, self, self_t):
    return tangent_like(
        self_t * ops.special_hyp1f1(2, 3, ops.clamp(self, -1000000000000000.0, 100000.0)) / 2,
        result,
    )


special_exprel_op = operation(
    "special.exprel", "pointwise", special_exprel, special_exprel_jvp, (0,)
)


# ---- special.sici
class SpecialSiciResult(ReturnType):
    __slots__ = ()
    operation = "special_sici"
    fields = ("si", "ci")


class SpecialSiciBackward0(Node):
    __slots__ = ()
    operation = "special.sici"
    formulas = {"self": "grad_si * sinc(self / 3.141592653589793) + grad_ci * cos(self) / self"}
    saves = {"self": 0}
    arg_names = ("si_shape", "si_dtype", "ci_shape", "ci_dtype")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        si_shape, si_dtype, ci_shape, ci_dtype = node.args
        grad_si = grad.get(0)
        if grad_si is None:
            grad_si = zero_array(si_shape, si_dtype, grad)
        grad_ci = grad.get(1)
        if grad_ci is None:
            grad_ci = zero_array(ci_shape, ci_dtype, grad)
        return node.restored_one(
            grad_si * kernels.sinc(self / 3.141592653589793) + grad_ci * np.cos(self) / self
        )

    on_tensors = calling(on_arrays, kernels=ops, np=ops, zero_array=zero_tensor)


def special_sici(input, _=Tensor, out=Tensor):
    """special.sici(Tensor self) -> (Tensor si, Tensor ci)

    The integrals of sin(t) / t from 0 on, and of cos(t) / t, to self.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_sici, out, _, input)
        return dispatch(special_sici_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("sici")
    try:
        si_, ci_ = kernels.scipy_special("sici", self_)
    except FAULTS as _error:
        raise refused(_error, "special.sici", self_) from None
    if si_.base is not None or si_ is self_:
        si_ = apart(si_, self_)
    if ci_.base is not None or ci_ is self_:
        ci_ = apart(ci_, self_)
    _outputs = SpecialSiciResult((from_array(si_), from_array(ci_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, special_sici_op, input)
        return _outputs
    node = SpecialSiciBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (si_.shape, si_.dtype, ci_.shape, ci_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


special_sici_op = operation("special.sici", "pointwise", special_sici, None, (0,))


# ---- special.shichi
class SpecialShichiResult(ReturnType):
    __slots__ = ()
    operation = "special_shichi"
    fields = ("shi", "chi")


class SpecialShichiBackward0(Node):
    __slots__ = ()
    operation = "special.shichi"
    formulas = {
        "self": "grad_shi * special.hyp0f1(1.5, self * self / 4) + grad_chi * cosh(self) / self",
    }
    saves = {"self": 0}
    arg_names = ("shi_shape", "shi_dtype", "chi_shape", "chi_dtype")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        shi_shape, shi_dtype, chi_shape, chi_dtype = node.args
        grad_shi = grad.get(0)
        if grad_shi is None:
            grad_shi = zero_array(shi_shape, shi_dtype, grad)
        grad_chi = grad.get(1)
        if grad_chi is None:
            grad_chi = zero_array(chi_shape, chi_dtype, grad)
        return node.restored_one(
            grad_shi * kernels.scipy_special("hyp0f1", 1.5, self * self / 4)
            + grad_chi * np.cosh(self) / self,
        )

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        shi_shape, shi_dtype, chi_shape, chi_dtype = node.args
        grad_shi = grad.get(0)
        if grad_shi is None:
            grad_shi = zero_tensor(shi_shape, shi_dtype, grad)
        grad_chi = grad.get(1)
        if grad_chi is None:
            grad_chi = zero_tensor(chi_shape, chi_dtype, grad)
        return node.restored_one(
            grad_shi * ops.special_hyp0f1(1.5, self * self / 4) + grad_chi * ops.cosh(self) / self
        )


def special_shichi(input, _=Tensor, out=Tensor):
    """special.shichi(Tensor self) -> (Tensor shi, Tensor chi)

    The integrals of sinh(t) / t from 0 on, and of cosh(t) / t, to self.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_shichi, out, _, input)
        return dispatch(special_shichi_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("shichi")
    try:
        shi_, chi_ = kernels.scipy_special("shichi", self_)
    except FAULTS as _error:
        raise refused(_error, "special.shichi", self_) from None
    if shi_.base is not None or shi_ is self_:
        shi_ = apart(shi_, self_)
    if chi_.base is not None or chi_ is self_:
        chi_ = apart(chi_, self_)
    _outputs = SpecialShichiResult((from_array(shi_), from_array(chi_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, special_shichi_op, input)
        return _outputs
    node = SpecialShichiBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (shi_.shape, shi_.dtype, chi_.shape, chi_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


special_shichi_op = operation("special.shichi", "pointwise", special_shichi, None, (0,))


# ---- special.fresnel
class SpecialFresnelResult(ReturnType):
    __slots__ = ()
    operation = "special_fresnel"
    fields = ("S", "C")


class SpecialFresnelBackward0(Node):
    __slots__ = ()
    operation = "special.fresnel"
    formulas = {
        "self": (
            "grad_S * sin(1.5707963267948966 * self**2) + grad_C * cos(1.5707963267948966 * "
            "self**2)"
        ),
    }
    saves = {"self": 0}
    arg_names = ("S_shape", "S_dtype", "C_shape", "C_dtype")
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        S_shape, S_dtype, C_shape, C_dtype = node.args
        grad_S = grad.get(0)
        if grad_S is None:
            grad_S = zero_array(S_shape, S_dtype, grad)
        grad_C = grad.get(1)
        if grad_C is None:
            grad_C = zero_array(C_shape, C_dtype, grad)
        return node.restored_one(
            grad_S * np.sin(1.5707963267948966 * self**2)
            + grad_C * np.cos(1.5707963267948966 * self**2),
        )

    on_tensors = calling(on_arrays, np=ops, zero_array=zero_tensor)


def special_fresnel(input, _=Tensor, out=Tensor):
    """special.fresnel(Tensor self) -> (Tensor S, Tensor C)

    The integrals of sin(pi / 2 * t**2) and of cos(pi / 2 * t**2) from 0 to self.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_fresnel, out, _, input)
        return dispatch(special_fresnel_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("fresnel")
    try:
        S_, C_ = kernels.scipy_special("fresnel", self_)
    except FAULTS as _error:
        raise refused(_error, "special.fresnel", self_) from None
    if S_.base is not None or S_ is self_:
        S_ = apart(S_, self_)
    if C_.base is not None or C_ is self_:
        C_ = apart(C_, self_)
    _outputs = SpecialFresnelResult((from_array(S_), from_array(C_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, special_fresnel_op, input)
        return _outputs
    node = SpecialFresnelBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (S_.shape, S_.dtype, C_.shape, C_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


special_fresnel_op = operation("special.fresnel", "pointwise", special_fresnel, None, (0,))


# ---- special.spence
class SpecialSpenceBackward0(Node):
    __slots__ = ()
    operation = "special.spence"
    formulas = {"self": "-grad * special.hyp2f1(1, 1, 2, 1 - self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * kernels.scipy_special("hyp2f1", 1, 1, 2, 1 - self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * ops.special_hyp2f1(1, 1, 2, 1 - self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_spence(input, _=ndarray, out=Tensor):
    """special.spence(Tensor self) -> Tensor

    The integral of log(t) / (1 - t) from 1 to self, the dilogarithm of 1 - self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_spence, out, _, input)
        return dispatch(special_spence_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("spence")
    try:
        result_ = kernels.scipy_special("spence", self_)
    except FAULTS as _error:
        raise refused(_error, "special.spence", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_spence, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_spence_op, input) if MODE.marks else out
    out._fn = node = SpecialSpenceBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_spence_jvp(result, self, self_t):
    return tangent_like(-self_t * ops.special_hyp2f1(1, 1, 2, 1 - self), result)


special_spence_op = operation(
    "special.spence", "pointwise", special_spence, special_spence_jvp, (0,)
)


# ---- special.ellipk
class SpecialEllipkBackward0(Node):
    __slots__ = ()
    operation = "special.ellipk"
    formulas = {"self": "grad * 0.39269908169872414 * special.hyp2f1(1.5, 1.5, 2, self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = (
            grad * 0.39269908169872414 * kernels.scipy_special("hyp2f1", 1.5, 1.5, 2, self)
        )
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * 0.39269908169872414 * ops.special_hyp2f1(1.5, 1.5, 2, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_ellipk(input, _=ndarray, out=Tensor):
    """special.ellipk(Tensor self) -> Tensor

    The complete elliptic integral of the first kind, of the parameter m = k**2.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_ellipk, out, _, input)
        return dispatch(special_ellipk_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("ellipk")
    try:
        result_ = kernels.scipy_special("ellipk", self_)
    except FAULTS as _error:
        raise refused(_error, "special.ellipk", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_ellipk, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_ellipk_op, input) if MODE.marks else out
    out._fn = node = SpecialEllipkBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_ellipk_jvp(result, self, self_t):
    return tangent_like(
        self_t * 0.39269908169872414 * ops.special_hyp2f1(1.5, 1.5, 2, self), result
    )


special_ellipk_op = operation(
    "special.ellipk", "pointwise", special_ellipk, special_ellipk_jvp, (0,)
)


# ---- special.ellipe
class SpecialEllipeBackward0(Node):
    __slots__ = ()
    operation = "special.ellipe"
    formulas = {"self": "-grad * 0.39269908169872414 * special.hyp2f1(0.5, 1.5, 2, self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = (
            -grad * 0.39269908169872414 * kernels.scipy_special("hyp2f1", 0.5, 1.5, 2, self)
        )
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * 0.39269908169872414 * ops.special_hyp2f1(0.5, 1.5, 2, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_ellipe(input, _=ndarray, out=Tensor):
    """special.ellipe(Tensor self) -> Tensor

    The complete elliptic integral of the second kind, of the parameter m = k**2.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_ellipe, out, _, input)
        return dispatch(special_ellipe_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("ellipe")
    try:
        result_ = kernels.scipy_special("ellipe", self_)
    except FAULTS as _error:
        raise refused(_error, "special.ellipe", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_ellipe, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_ellipe_op, input) if MODE.marks else out
    out._fn = node = SpecialEllipeBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_ellipe_jvp(result, self, self_t):
    return tangent_like(
        -self_t * 0.39269908169872414 * ops.special_hyp2f1(0.5, 1.5, 2, self), result
    )


special_ellipe_op = operation(
    "special.ellipe", "pointwise", special_ellipe, special_ellipe_jvp, (0,)
)


# ---- special.ellipj
class SpecialEllipjResult(ReturnType):
    __slots__ = ()
    operation = "special_ellipj"
    fields = ("sn", "cn", "dn", "ph")


class SpecialEllipjBackward0(Node):
    __slots__ = ()
    operation = "special.ellipj"
    formulas = {
        "self": "grad_sn * cn * dn - grad_cn * sn * dn - grad_dn * m * sn * cn + grad_ph * dn",
        "m": "not_implemented",
    }
    saves = {"m": 1, "cn": Output(None, 1), "dn": Output(None, 2), "sn": Output(None, 0)}
    arg_names = (
        "sn_shape", "sn_dtype", "cn_shape", "cn_dtype", "dn_shape", "dn_dtype", "ph_shape",
        "ph_dtype",
    )  # fmt: skip
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        m, cn, dn, sn = saved
        sn_shape, sn_dtype, cn_shape, cn_dtype, dn_shape, dn_dtype, ph_shape, ph_dtype = node.args
        grad_sn = grad.get(0)
        if grad_sn is None:
            grad_sn = zero_array(sn_shape, sn_dtype, grad)
        grad_cn = grad.get(1)
        if grad_cn is None:
            grad_cn = zero_array(cn_shape, cn_dtype, grad)
        grad_dn = grad.get(2)
        if grad_dn is None:
            grad_dn = zero_array(dn_shape, dn_dtype, grad)
        grad_ph = grad.get(3)
        if grad_ph is None:
            grad_ph = zero_array(ph_shape, ph_dtype, grad)
        grad_of_self = grad_of_m = None
        if needs[0] is not None:
            grad_of_self = (
                grad_sn * cn * dn - grad_cn * sn * dn - grad_dn * m * sn * cn + grad_ph * dn
            )
        if needs[1] is not None:
            grad_of_m = not_implemented("special.ellipj", "m")
        return node.restored(grad_of_self, grad_of_m)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def special_ellipj(input, m, _=Tensor, out=Tensor):
    """special.ellipj(Tensor self, Tensor m) -> (Tensor sn, Tensor cn, Tensor dn, Tensor ph)

    The elliptic functions of Jacobi, and the amplitude, of the parameter m = k**2.
    """
    if input.__class__ is not out or m.__class__ is not _:
        cls = m.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_ellipj, out, _, input, m)
            return dispatch(special_ellipj_op, input, m)
        m = number(m, cls if m else str(m), input._data.dtype, "floats")
    self_ = input._data
    m_ = m._data
    if self_.dtype in COMPLEX or m_.dtype in COMPLEX:
        raise complex_refused("ellipj")
    try:
        sn_, cn_, dn_, ph_ = kernels.scipy_special("ellipj", self_, m_)
    except FAULTS as _error:
        raise refused(_error, "special.ellipj", self_, m_) from None
    if sn_.base is not None or sn_ is self_ or sn_ is m_:
        sn_ = apart(sn_, self_, m_)
    if cn_.base is not None or cn_ is self_ or cn_ is m_:
        cn_ = apart(cn_, self_, m_)
    if dn_.base is not None or dn_ is self_ or dn_ is m_:
        dn_ = apart(dn_, self_, m_)
    if ph_.base is not None or ph_ is self_ or ph_ is m_:
        ph_ = apart(ph_, self_, m_)
    _outputs = SpecialEllipjResult(
        (from_array(sn_), from_array(cn_), from_array(dn_), from_array(ph_))
    )
    self_fn = input._fn
    m_fn = m._fn
    if self_fn is None and m_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, special_ellipj_op, input, m)
        return _outputs
    node = SpecialEllipjBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input, m):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    _outputs[3]._fn = Output(node, 3)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, m if m_fn is LEAF else m_fn)
    node.saved = (
        None if self_fn is None else m_, None if self_fn is None else cn_,
        None if self_fn is None else dn_, None if self_fn is None else sn_,
    )  # fmt: skip
    node.args = (
        sn_.shape, sn_.dtype, cn_.shape, cn_.dtype, dn_.shape, dn_.dtype, ph_.shape, ph_.dtype,
    )  # fmt: skip
    node.restore = ((self_.shape, self_.dtype), (m_.shape, m_.dtype))
    return _outputs


special_ellipj_op = operation("special.ellipj", "pointwise", special_ellipj, None, (0, 1))


# ---- special.owens_t
class SpecialOwensTBackward0(Node):
    __slots__ = ()
    operation = "special.owens_t"
    formulas = {
        "self": (
            "-grad * 0.19947114020071635 * exp(-self * self / 2) * erf(a * self / "
            "1.4142135623730951)"
        ),
        "a": "grad * exp(-(1 + a * a) * self * self / 2) / (6.283185307179586 * (1 + a * a))",
    }
    saves = {"self": 0, "a": 1}

    def on_arrays(node, saved, grad, needs):
        self, a = saved
        grad_of_self = grad_of_a = None
        if needs[0] is not None:
            grad_of_self = (
                -grad
                * 0.19947114020071635
                * np.exp(-self * self / 2)
                * kernels.erf(a * self / 1.4142135623730951)
            )
        if needs[1] is not None:
            grad_of_a = (
                grad * np.exp(-(1 + a * a) * self * self / 2) / (6.283185307179586 * (1 + a * a))
            )
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_a)
        return node.restored(grad_of_self, grad_of_a)

    on_tensors = calling(on_arrays, kernels=ops, np=ops)


def special_owens_t(input, a, _=Tensor, out=Tensor):
    """special.owens_t(Tensor self, Tensor a) -> Tensor

    Owen's T function, of the skew normal distribution.
    """
    if input.__class__ is not out or a.__class__ is not _:
        cls = a.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_owens_t, out, _, input, a)
            return dispatch(special_owens_t_op, input, a)
        a = number(a, cls if a else str(a), input._data.dtype, "floats")
    self_ = input._data
    a_ = a._data
    if self_.dtype in COMPLEX or a_.dtype in COMPLEX:
        raise complex_refused("owens_t")
    try:
        result_ = kernels.scipy_special("owens_t", self_, a_)
    except FAULTS as _error:
        raise refused(_error, "special.owens_t", self_, a_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is a_:
        result_ = apart(result_, self_, a_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    a_fn = a._fn
    if self_fn is None and a_fn is None:
        out._fn = None
        return MODE.mark(out, special_owens_t_op, input, a) if MODE.marks else out
    out._fn = node = SpecialOwensTBackward0()
    if MODE.altered and not MODE.records(node, out, input, a):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, a if a_fn is LEAF else a_fn)
    node.saved = (self_, a_)
    if (self_.shape == a_.shape and self_.dtype is a_.dtype is result_.dtype) or (
        a_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, a_fn, a_)
    return out


def special_owens_t_jvp(result, self, a, self_t, a_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(
            tangent,
            -self_t
            * 0.19947114020071635
            * ops.exp(-self * self / 2)
            * ops.erf(a * self / 1.4142135623730951),
        )
    if a_t is not None:
        tangent = add_tangents(
            tangent,
            a_t * ops.exp(-(1 + a * a) * self * self / 2) / (6.283185307179586 * (1 + a * a)),
        )
    return tangent_like(tangent, result)


special_owens_t_op = operation(
    "special.owens_t", "pointwise", special_owens_t, special_owens_t_jvp, (0, 1)
)


# ---- special.ndtri_exp
class SpecialNdtriExpBackward0(Node):
    __slots__ = ()
    operation = "special.ndtri_exp"
    formulas = {"self": "grad * 2.5066282746310002 * exp(self + result * result / 2)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * 2.5066282746310002 * np.exp(self + result * result / 2)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, np=ops)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("ndtri_exp", self),)


def special_ndtri_exp(input, _=ndarray, out=Tensor):
    """special.ndtri_exp(Tensor self) -> Tensor

    special.ndtri(exp(self)), the inverse of special.log_ndtr.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_ndtri_exp, out, _, input)
        return dispatch(special_ndtri_exp_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("ndtri_exp")
    try:
        result_ = kernels.scipy_special("ndtri_exp", self_)
    except FAULTS as _error:
        raise refused(_error, "special.ndtri_exp", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_ndtri_exp, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_ndtri_exp_op, input) if MODE.marks else out
    out._fn = node = SpecialNdtriExpBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_ndtri_exp_jvp(result, self, self_t):
    return tangent_like(self_t * 2.5066282746310002 * ops.exp(self + result * result / 2), result)


special_ndtri_exp_op = operation(
    "special.ndtri_exp", "pointwise", special_ndtri_exp, special_ndtri_exp_jvp, (0,)
)


# ---- special.wofz
class SpecialWofzBackward0(Node):
    __slots__ = ()
    operation = "special.wofz"
    formulas = {"self": "grad * special.wofz_slope(self, result).conj()"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.wofz_slope(self, result).conj()
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("wofz", self),)


def special_wofz(input, _=ndarray, out=Tensor):
    """special.wofz(Tensor self) -> Tensor

    The Faddeeva function, exp(-self**2) * erfc(-1j * self).
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_wofz, out, _, input)
        return dispatch(special_wofz_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("wofz", self_)
    except FAULTS as _error:
        raise refused(_error, "special.wofz", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_wofz, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_wofz_op, input) if MODE.marks else out
    out._fn = node = SpecialWofzBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_wofz_jvp(result, self, self_t):
    return tangent_like(self_t * special.wofz_slope(self, result), result)


special_wofz_op = operation("special.wofz", "pointwise", special_wofz, special_wofz_jvp, (0,))


# ---- special.lambertw
class SpecialLambertwBackward0(Node):
    __slots__ = ()
    operation = "special.lambertw"
    formulas = {"self": "grad * (exp(-result) / (1 + result)).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        grad_of_self = grad * (np.exp(-result) / (1 + result)).conj()
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, np=ops)


def special_lambertw(input, k=0, _=ndarray, out=Tensor):
    """special.lambertw(Tensor self, int k=0) -> Tensor

    The complex branch k of the inverse of w * exp(w).
    """
    if k.__class__ is not int:
        k = value_argument("special.lambertw", "k", "int", k)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_lambertw, out, _, input, k)
        return dispatch(special_lambertw_op, input, k)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("lambertw", self_, k)
    except FAULTS as _error:
        raise refused(_error, "special.lambertw", self_, k) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_lambertw, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_lambertw_op, input, k) if MODE.marks else out
    out._fn = node = SpecialLambertwBackward0()
    if MODE.altered and not MODE.records(node, out, input, k):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_lambertw_jvp(result, self, k, self_t):
    return tangent_like(self_t * (ops.exp(-result) / (1 + result)), result)


special_lambertw_op = operation(
    "special.lambertw", "pointwise", special_lambertw, special_lambertw_jvp, (0,)
)


# ---- special.wrightomega
class SpecialWrightomegaBackward0(Node):
    __slots__ = ()
    operation = "special.wrightomega"
    formulas = {"self": "grad * (result / (1 + result)).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        grad_of_self = grad * (result / (1 + result)).conj()
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_numbers = of_numbers(on_arrays)


def special_wrightomega(input, _=ndarray, out=Tensor):
    """special.wrightomega(Tensor self) -> Tensor

    The inverse of w + log(w).
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_wrightomega, out, _, input)
        return dispatch(special_wrightomega_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("wrightomega", self_)
    except FAULTS as _error:
        raise refused(_error, "special.wrightomega", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_wrightomega, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_wrightomega_op, input) if MODE.marks else out
    out._fn = node = SpecialWrightomegaBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_wrightomega_jvp(result, self, self_t):
    return tangent_like(self_t * (result / (1 + result)), result)


special_wrightomega_op = operation(
    "special.wrightomega", "pointwise", special_wrightomega, special_wrightomega_jvp, (0,)
)
