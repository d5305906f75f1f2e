# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows a80f1835c81c3ecb, content 09deb5b73f141364
"""Hypergeometric functions and polynomials: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import polynomials
from autograd.core.dispatch import NUMBERS, dispatch, number, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import complex_refused, not_implemented, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.views.out import write_out

__all__ = [
    "special_hyp0f1", "special_hyp1f1", "special_hyp2f1", "special_hyperu", "special_eval_jacobi",
    "special_eval_genlaguerre", "special_eval_hermite", "special_chebyshev_polynomial_t",
    "special_chebyshev_polynomial_u", "special_chebyshev_polynomial_v",
    "special_chebyshev_polynomial_w", "special_legendre_polynomial_p",
    "special_laguerre_polynomial_l", "special_hermite_polynomial_h",
    "special_hermite_polynomial_he", "special_shifted_chebyshev_polynomial_t",
    "special_shifted_chebyshev_polynomial_u", "special_shifted_chebyshev_polynomial_v",
    "special_shifted_chebyshev_polynomial_w",
]  # fmt: skip


# ---- special.hyp0f1
class SpecialHyp0F1Backward0(Node):
    __slots__ = ()
    operation = "special.hyp0f1"
    formulas = {"v": "not_implemented", "self": "grad * special.hyp0f1(v + 1, self) / v"}
    saves = {"v": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.hyp0f1", "v")
        if needs[1] is not None:
            grad_of_self = grad * kernels.scipy_special("hyp0f1", v + 1, self) / v
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.hyp0f1", "v")
        if needs[1] is not None:
            grad_of_self = grad * ops.special_hyp0f1(v + 1, self) / v
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)


def special_hyp0f1(v, input, _=Tensor, out=Tensor):
    """special.hyp0f1(Tensor v, Tensor self) -> Tensor

    The hypergeometric function 0F1.
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_hyp0f1, out, _, v, input)
            return dispatch(special_hyp0f1_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("hyp0f1")
    try:
        result_ = kernels.scipy_special("hyp0f1", v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.hyp0f1", v_, self_) from None
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
        return MODE.mark(out, special_hyp0f1_op, v, input) if MODE.marks else out
    out._fn = node = SpecialHyp0F1Backward0()
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


special_hyp0f1_op = operation("special.hyp0f1", "pointwise", special_hyp0f1, None, (0, 1))


# ---- special.hyp1f1
class SpecialHyp1F1Backward0(Node):
    __slots__ = ()
    operation = "special.hyp1f1"
    formulas = {
        "a": "not_implemented",
        "b": "not_implemented",
        "self": "grad * a / b * special.hyp1f1(a + 1, b + 1, self)",
    }
    saves = {"a": 0, "b": 1, "self": 2}

    def on_arrays(node, saved, grad, needs):
        a, b, self = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.hyp1f1", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.hyp1f1", "b")
        if needs[2] is not None:
            grad_of_self = grad * a / b * kernels.scipy_special("hyp1f1", a + 1, b + 1, self)
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        a, b, self = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.hyp1f1", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.hyp1f1", "b")
        if needs[2] is not None:
            grad_of_self = grad * a / b * ops.special_hyp1f1(a + 1, b + 1, self)
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)


def special_hyp1f1(a, b, input, _=Tensor, out=Tensor):
    """special.hyp1f1(Tensor a, Tensor b, Tensor self) -> Tensor

    The confluent hypergeometric function 1F1.
    """
    if a.__class__ is not out or b.__class__ is not _ or input.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_hyp1f1, out, _, a, b, input)
        return dispatch(special_hyp1f1_op, a, b, input)
    a_ = a._data
    b_ = b._data
    self_ = input._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("hyp1f1")
    try:
        result_ = kernels.scipy_special("hyp1f1", a_, b_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.hyp1f1", a_, b_, self_) from None
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
        return MODE.mark(out, special_hyp1f1_op, a, b, input) if MODE.marks else out
    out._fn = node = SpecialHyp1F1Backward0()
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


special_hyp1f1_op = operation("special.hyp1f1", "pointwise", special_hyp1f1, None, (0, 1, 2))


# ---- special.hyp2f1
class SpecialHyp2F1Backward0(Node):
    __slots__ = ()
    operation = "special.hyp2f1"
    formulas = {
        "a": "not_implemented",
        "b": "not_implemented",
        "c": "not_implemented",
        "self": "grad * a * b / c * special.hyp2f1(a + 1, b + 1, c + 1, self)",
    }
    saves = {"a": 0, "b": 1, "c": 2, "self": 3}

    def on_arrays(node, saved, grad, needs):
        a, b, c, self = saved
        grad_of_a = grad_of_b = grad_of_c = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.hyp2f1", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.hyp2f1", "b")
        if needs[2] is not None:
            grad_of_c = not_implemented("special.hyp2f1", "c")
        if needs[3] is not None:
            grad_of_self = (
                grad * a * b / c * kernels.scipy_special("hyp2f1", a + 1, b + 1, c + 1, self)
            )
        if node.restore is None:
            return grad_of_a, grad_of_b, grad_of_c, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_c, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        a, b, c, self = saved
        grad_of_a = grad_of_b = grad_of_c = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.hyp2f1", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.hyp2f1", "b")
        if needs[2] is not None:
            grad_of_c = not_implemented("special.hyp2f1", "c")
        if needs[3] is not None:
            grad_of_self = grad * a * b / c * ops.special_hyp2f1(a + 1, b + 1, c + 1, self)
        if node.restore is None:
            return grad_of_a, grad_of_b, grad_of_c, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_c, grad_of_self)


def special_hyp2f1(a, b, c, input, _=Tensor, out=Tensor):
    """special.hyp2f1(Tensor a, Tensor b, Tensor c, Tensor self) -> Tensor

    The hypergeometric function 2F1.
    """
    if (
        a.__class__ is not out
        or b.__class__ is not _
        or c.__class__ is not Tensor
        or input.__class__ is not Tensor
    ):
        if out is not Tensor or _ is not Tensor:
            return write_out(special_hyp2f1, out, _, a, b, c, input)
        return dispatch(special_hyp2f1_op, a, b, c, input)
    a_ = a._data
    b_ = b._data
    c_ = c._data
    self_ = input._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX or c_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("hyp2f1")
    try:
        result_ = kernels.scipy_special("hyp2f1", a_, b_, c_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.hyp2f1", a_, b_, c_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is a_
        or result_ is b_
        or result_ is c_
        or result_ is self_
    ):
        result_ = apart(result_, a_, b_, c_, self_)
    out = Tensor()
    out._data = result_
    a_fn = a._fn
    b_fn = b._fn
    c_fn = c._fn
    self_fn = input._fn
    if a_fn is None and b_fn is None and c_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_hyp2f1_op, a, b, c, input) if MODE.marks else out
    out._fn = node = SpecialHyp2F1Backward0()
    if MODE.altered and not MODE.records(node, out, a, b, c, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        a if a_fn is LEAF else a_fn, b if b_fn is LEAF else b_fn, c if c_fn is LEAF else c_fn,
        input if self_fn is LEAF else self_fn,
    )  # fmt: skip
    node.saved = (
        None if self_fn is None else a_, None if self_fn is None else b_,
        None if self_fn is None else c_, None if self_fn is None else self_,
    )  # fmt: skip
    node.restore = restore_to(result_, a_fn, a_, b_fn, b_, c_fn, c_, self_fn, self_)
    return out


special_hyp2f1_op = operation("special.hyp2f1", "pointwise", special_hyp2f1, None, (0, 1, 2, 3))


# ---- special.hyperu
class SpecialHyperuBackward0(Node):
    __slots__ = ()
    operation = "special.hyperu"
    formulas = {
        "a": "not_implemented",
        "b": "not_implemented",
        "self": "-grad * a * special.hyperu(a + 1, b + 1, self)",
    }
    saves = {"a": 0, "b": 1, "self": 2}

    def on_arrays(node, saved, grad, needs):
        a, b, self = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.hyperu", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.hyperu", "b")
        if needs[2] is not None:
            grad_of_self = -grad * a * kernels.scipy_special("hyperu", a + 1, b + 1, self)
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        a, b, self = saved
        grad_of_a = grad_of_b = grad_of_self = None
        if needs[0] is not None:
            grad_of_a = not_implemented("special.hyperu", "a")
        if needs[1] is not None:
            grad_of_b = not_implemented("special.hyperu", "b")
        if needs[2] is not None:
            grad_of_self = -grad * a * ops.special_hyperu(a + 1, b + 1, self)
        if node.restore is None:
            return grad_of_a, grad_of_b, alike(grad, grad_of_self)
        return node.restored(grad_of_a, grad_of_b, grad_of_self)


def special_hyperu(a, b, input, _=Tensor, out=Tensor):
    """special.hyperu(Tensor a, Tensor b, Tensor self) -> Tensor

    The confluent hypergeometric function U.
    """
    if a.__class__ is not out or b.__class__ is not _ or input.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_hyperu, out, _, a, b, input)
        return dispatch(special_hyperu_op, a, b, input)
    a_ = a._data
    b_ = b._data
    self_ = input._data
    if a_.dtype in COMPLEX or b_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("hyperu")
    try:
        result_ = kernels.scipy_special("hyperu", a_, b_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.hyperu", a_, b_, self_) from None
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
        return MODE.mark(out, special_hyperu_op, a, b, input) if MODE.marks else out
    out._fn = node = SpecialHyperuBackward0()
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


special_hyperu_op = operation("special.hyperu", "pointwise", special_hyperu, None, (0, 1, 2))


# ---- special.eval_jacobi
class SpecialEvalJacobiBackward0(Node):
    __slots__ = ()
    operation = "special.eval_jacobi"
    formulas = {
        "n": "not_implemented",
        "alpha": "not_implemented",
        "beta": "not_implemented",
        "self": (
            "grad * where(n == 0, 0, n + alpha + beta + 1) / 2 * (special.eval_jacobi(where(n == "
            "0, 0.0, n - 1.0), alpha + 1, beta + 1, self))"
        ),
    }
    saves = {"n": 0, "alpha": 1, "beta": 2, "self": 3}

    def on_arrays(node, saved, grad, needs):
        n, alpha, beta, self = saved
        grad_of_n = grad_of_alpha = grad_of_beta = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.eval_jacobi", "n")
        if needs[1] is not None:
            grad_of_alpha = not_implemented("special.eval_jacobi", "alpha")
        if needs[2] is not None:
            grad_of_beta = not_implemented("special.eval_jacobi", "beta")
        if needs[3] is not None:
            grad_of_self = (
                grad
                * kernels.where(n == 0, 0, n + alpha + beta + 1)
                / 2
                * kernels.of_degree(
                    "eval_jacobi", kernels.where(n == 0, 0.0, n - 1.0), alpha + 1, beta + 1, self
                )
            )
        if node.restore is None:
            return grad_of_n, grad_of_alpha, grad_of_beta, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_alpha, grad_of_beta, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, alpha, beta, self = saved
        grad_of_n = grad_of_alpha = grad_of_beta = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.eval_jacobi", "n")
        if needs[1] is not None:
            grad_of_alpha = not_implemented("special.eval_jacobi", "alpha")
        if needs[2] is not None:
            grad_of_beta = not_implemented("special.eval_jacobi", "beta")
        if needs[3] is not None:
            grad_of_self = (
                grad
                * ops.where(n == 0, 0, n + alpha + beta + 1)
                / 2
                * ops.special_eval_jacobi(
                    ops.where(n == 0, 0.0, n - 1.0), alpha + 1, beta + 1, self
                )
            )
        if node.restore is None:
            return grad_of_n, grad_of_alpha, grad_of_beta, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_alpha, grad_of_beta, grad_of_self)


def special_eval_jacobi(n, alpha, beta, input, _=Tensor, out=Tensor):
    """special.eval_jacobi(Tensor n, Tensor alpha, Tensor beta, Tensor self) -> Tensor

    The polynomial of Jacobi of degree n.
    """
    if (
        n.__class__ is not out
        or alpha.__class__ is not _
        or beta.__class__ is not Tensor
        or input.__class__ is not Tensor
    ):
        if out is not Tensor or _ is not Tensor:
            return write_out(special_eval_jacobi, out, _, n, alpha, beta, input)
        return dispatch(special_eval_jacobi_op, n, alpha, beta, input)
    n_ = n._data
    alpha_ = alpha._data
    beta_ = beta._data
    self_ = input._data
    if (
        n_.dtype in COMPLEX
        or alpha_.dtype in COMPLEX
        or beta_.dtype in COMPLEX
        or self_.dtype in COMPLEX
    ):
        raise complex_refused("eval_jacobi")
    try:
        result_ = kernels.of_degree("eval_jacobi", n_, alpha_, beta_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.eval_jacobi", n_, alpha_, beta_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is n_
        or result_ is alpha_
        or result_ is beta_
        or result_ is self_
    ):
        result_ = apart(result_, n_, alpha_, beta_, self_)
    out = Tensor()
    out._data = result_
    n_fn = n._fn
    alpha_fn = alpha._fn
    beta_fn = beta._fn
    self_fn = input._fn
    if n_fn is None and alpha_fn is None and beta_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_eval_jacobi_op, n, alpha, beta, input) if MODE.marks else out
    out._fn = node = SpecialEvalJacobiBackward0()
    if MODE.altered and not MODE.records(node, out, n, alpha, beta, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        n if n_fn is LEAF else n_fn, alpha if alpha_fn is LEAF else alpha_fn,
        beta if beta_fn is LEAF else beta_fn, input if self_fn is LEAF else self_fn,
    )  # fmt: skip
    node.saved = (
        None if self_fn is None else n_, None if self_fn is None else alpha_,
        None if self_fn is None else beta_, None if self_fn is None else self_,
    )  # fmt: skip
    node.restore = restore_to(result_, n_fn, n_, alpha_fn, alpha_, beta_fn, beta_, self_fn, self_)
    return out


special_eval_jacobi_op = operation(
    "special.eval_jacobi", "pointwise", special_eval_jacobi, None, (0, 1, 2, 3)
)


# ---- special.eval_genlaguerre
class SpecialEvalGenlaguerreBackward0(Node):
    __slots__ = ()
    operation = "special.eval_genlaguerre"
    formulas = {
        "n": "not_implemented",
        "alpha": "not_implemented",
        "self": "-grad * special.eval_genlaguerre(n - 1.0, alpha + 1, self)",
    }
    saves = {"n": 0, "alpha": 1, "self": 2}

    def on_arrays(node, saved, grad, needs):
        n, alpha, self = saved
        grad_of_n = grad_of_alpha = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.eval_genlaguerre", "n")
        if needs[1] is not None:
            grad_of_alpha = not_implemented("special.eval_genlaguerre", "alpha")
        if needs[2] is not None:
            grad_of_self = -grad * kernels.of_degree("eval_genlaguerre", n - 1.0, alpha + 1, self)
        if node.restore is None:
            return grad_of_n, grad_of_alpha, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_alpha, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, alpha, self = saved
        grad_of_n = grad_of_alpha = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.eval_genlaguerre", "n")
        if needs[1] is not None:
            grad_of_alpha = not_implemented("special.eval_genlaguerre", "alpha")
        if needs[2] is not None:
            grad_of_self = -grad * ops.special_eval_genlaguerre(n - 1.0, alpha + 1, self)
        if node.restore is None:
            return grad_of_n, grad_of_alpha, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_alpha, grad_of_self)


def special_eval_genlaguerre(n, alpha, input, _=Tensor, out=Tensor):
    """special.eval_genlaguerre(Tensor n, Tensor alpha, Tensor self) -> Tensor

    The generalized polynomial of Laguerre of degree n.
    """
    if n.__class__ is not out or alpha.__class__ is not _ or input.__class__ is not Tensor:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_eval_genlaguerre, out, _, n, alpha, input)
        return dispatch(special_eval_genlaguerre_op, n, alpha, input)
    n_ = n._data
    alpha_ = alpha._data
    self_ = input._data
    if n_.dtype in COMPLEX or alpha_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("eval_genlaguerre")
    try:
        result_ = kernels.of_degree("eval_genlaguerre", n_, alpha_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.eval_genlaguerre", n_, alpha_, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is n_ or result_ is alpha_ or result_ is self_:
        result_ = apart(result_, n_, alpha_, self_)
    out = Tensor()
    out._data = result_
    n_fn = n._fn
    alpha_fn = alpha._fn
    self_fn = input._fn
    if n_fn is None and alpha_fn is None and self_fn is None:
        out._fn = None
        return MODE.mark(out, special_eval_genlaguerre_op, n, alpha, input) if MODE.marks else out
    out._fn = node = SpecialEvalGenlaguerreBackward0()
    if MODE.altered and not MODE.records(node, out, n, alpha, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        n if n_fn is LEAF else n_fn, alpha if alpha_fn is LEAF else alpha_fn,
        input if self_fn is LEAF else self_fn,
    )  # fmt: skip
    node.saved = (
        None if self_fn is None else n_, None if self_fn is None else alpha_,
        None if self_fn is None else self_,
    )  # fmt: skip
    node.restore = restore_to(result_, n_fn, n_, alpha_fn, alpha_, self_fn, self_)
    return out


special_eval_genlaguerre_op = operation(
    "special.eval_genlaguerre", "pointwise", special_eval_genlaguerre, None, (0, 1, 2)
)


# ---- special.eval_hermite
class SpecialEvalHermiteBackward0(Node):
    __slots__ = ()
    operation = "special.eval_hermite"
    formulas = {
        "n": "not_implemented",
        "self": "grad * 2 * n * special.eval_hermite(clamp_min(n, 1) - 1, self)",
    }
    saves = {"n": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.eval_hermite", "n")
        if needs[1] is not None:
            grad_of_self = (
                grad * 2 * n * kernels.of_order("eval_hermite", np.maximum(n, 1) - 1, self)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.eval_hermite", "n")
        if needs[1] is not None:
            grad_of_self = grad * 2 * n * ops.special_eval_hermite(ops.clamp_min(n, 1) - 1, self)
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)


def special_eval_hermite(n, input, _=Tensor, out=Tensor):
    """special.eval_hermite(Tensor n, Tensor self) -> Tensor

    The physicists' polynomial of Hermite of degree n.
    """
    if n.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if n.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_eval_hermite, out, _, n, input)
            return dispatch(special_eval_hermite_op, n, input)
        input = number(input, cls if input else str(input), n._data.dtype, "floats")
    n_ = n._data
    self_ = input._data
    if n_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("eval_hermite")
    try:
        result_ = kernels.of_order("eval_hermite", n_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.eval_hermite", n_, self_) from None
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
        return MODE.mark(out, special_eval_hermite_op, n, input) if MODE.marks else out
    out._fn = node = SpecialEvalHermiteBackward0()
    if MODE.altered and not MODE.records(node, out, n, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (n if n_fn is LEAF else n_fn, input if self_fn is LEAF else self_fn)
    node.saved = (None if self_fn is None else n_, None if self_fn is None else self_)
    if (n_.shape == self_.shape and n_.dtype is self_.dtype is result_.dtype) or (
        self_fn is None and n_.shape == result_.shape and n_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, n_fn, n_, self_fn, self_)
    return out


special_eval_hermite_op = operation(
    "special.eval_hermite", "pointwise", special_eval_hermite, None, (0, 1)
)


# ---- special.chebyshev_polynomial_t
def special_chebyshev_polynomial_t(x, n, _=Tensor, out=Tensor):
    """special.chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor

    The Chebyshev polynomial T of x, of the whole part of n as degree; 0 where n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_chebyshev_polynomial_t, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.chebyshev_polynomial_t", special_chebyshev_polynomial_t, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.chebyshev_polynomial_t", 0, "x", x)
        n = tensor_argument("special.chebyshev_polynomial_t", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_t", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.chebyshev_polynomial_t", x, n) from None


# ---- special.chebyshev_polynomial_u
def special_chebyshev_polynomial_u(x, n, _=Tensor, out=Tensor):
    """special.chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor

    The Chebyshev polynomial U of x, of the whole part of n as degree; 0 where n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_chebyshev_polynomial_u, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.chebyshev_polynomial_u", special_chebyshev_polynomial_u, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.chebyshev_polynomial_u", 0, "x", x)
        n = tensor_argument("special.chebyshev_polynomial_u", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_u", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.chebyshev_polynomial_u", x, n) from None


# ---- special.chebyshev_polynomial_v
def special_chebyshev_polynomial_v(x, n, _=Tensor, out=Tensor):
    """special.chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor

    The Chebyshev polynomial V of x, of the whole part of n as degree; 0 where n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_chebyshev_polynomial_v, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.chebyshev_polynomial_v", special_chebyshev_polynomial_v, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.chebyshev_polynomial_v", 0, "x", x)
        n = tensor_argument("special.chebyshev_polynomial_v", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_v", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.chebyshev_polynomial_v", x, n) from None


# ---- special.chebyshev_polynomial_w
def special_chebyshev_polynomial_w(x, n, _=Tensor, out=Tensor):
    """special.chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor

    The Chebyshev polynomial W of x, of the whole part of n as degree; 0 where n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_chebyshev_polynomial_w, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.chebyshev_polynomial_w", special_chebyshev_polynomial_w, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.chebyshev_polynomial_w", 0, "x", x)
        n = tensor_argument("special.chebyshev_polynomial_w", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_w", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.chebyshev_polynomial_w", x, n) from None


# ---- special.legendre_polynomial_p
def special_legendre_polynomial_p(x, n, _=Tensor, out=Tensor):
    """special.legendre_polynomial_p(Tensor x, Tensor n) -> Tensor

    The Legendre polynomial of x, of the whole part of n as degree; 0 where n is negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_legendre_polynomial_p, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.legendre_polynomial_p", special_legendre_polynomial_p, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.legendre_polynomial_p", 0, "x", x)
        n = tensor_argument("special.legendre_polynomial_p", 1, "n", n)
    try:
        return polynomials.orthogonal("legendre_polynomial_p", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.legendre_polynomial_p", x, n) from None


# ---- special.laguerre_polynomial_l
def special_laguerre_polynomial_l(x, n, _=Tensor, out=Tensor):
    """special.laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor

    The Laguerre polynomial of x, of the whole part of n as degree; 0 where n is negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_laguerre_polynomial_l, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.laguerre_polynomial_l", special_laguerre_polynomial_l, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.laguerre_polynomial_l", 0, "x", x)
        n = tensor_argument("special.laguerre_polynomial_l", 1, "n", n)
    try:
        return polynomials.orthogonal("laguerre_polynomial_l", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.laguerre_polynomial_l", x, n) from None


# ---- special.hermite_polynomial_h
def special_hermite_polynomial_h(x, n, _=Tensor, out=Tensor):
    """special.hermite_polynomial_h(Tensor x, Tensor n) -> Tensor

    The Hermite polynomial H of x, of the whole part of n as degree; 0 where n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_hermite_polynomial_h, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.hermite_polynomial_h", special_hermite_polynomial_h, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.hermite_polynomial_h", 0, "x", x)
        n = tensor_argument("special.hermite_polynomial_h", 1, "n", n)
    try:
        return polynomials.orthogonal("hermite_polynomial_h", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.hermite_polynomial_h", x, n) from None


# ---- special.hermite_polynomial_he
def special_hermite_polynomial_he(x, n, _=Tensor, out=Tensor):
    """special.hermite_polynomial_he(Tensor x, Tensor n) -> Tensor

    The Hermite polynomial He of x, of the whole part of n as degree; 0 where n is
    negative.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_hermite_polynomial_he, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden("special.hermite_polynomial_he", special_hermite_polynomial_he, x, n)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.hermite_polynomial_he", 0, "x", x)
        n = tensor_argument("special.hermite_polynomial_he", 1, "n", n)
    try:
        return polynomials.orthogonal("hermite_polynomial_he", x, n)
    except FAULTS as _error:
        raise refused(_error, "special.hermite_polynomial_he", x, n) from None


# ---- special.shifted_chebyshev_polynomial_t
def special_shifted_chebyshev_polynomial_t(x, n, _=Tensor, out=Tensor):
    """special.shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor

    special.chebyshev_polynomial_t of 2 * x - 1.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_shifted_chebyshev_polynomial_t, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden(
            "special.shifted_chebyshev_polynomial_t", special_shifted_chebyshev_polynomial_t, x, n
        )
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.shifted_chebyshev_polynomial_t", 0, "x", x)
        n = tensor_argument("special.shifted_chebyshev_polynomial_t", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_t", 2.0 * x - 1, n)
    except FAULTS as _error:
        raise refused(_error, "special.shifted_chebyshev_polynomial_t", x, n) from None


# ---- special.shifted_chebyshev_polynomial_u
def special_shifted_chebyshev_polynomial_u(x, n, _=Tensor, out=Tensor):
    """special.shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor

    special.chebyshev_polynomial_u of 2 * x - 1.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_shifted_chebyshev_polynomial_u, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden(
            "special.shifted_chebyshev_polynomial_u", special_shifted_chebyshev_polynomial_u, x, n
        )
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.shifted_chebyshev_polynomial_u", 0, "x", x)
        n = tensor_argument("special.shifted_chebyshev_polynomial_u", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_u", 2.0 * x - 1, n)
    except FAULTS as _error:
        raise refused(_error, "special.shifted_chebyshev_polynomial_u", x, n) from None


# ---- special.shifted_chebyshev_polynomial_v
def special_shifted_chebyshev_polynomial_v(x, n, _=Tensor, out=Tensor):
    """special.shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor

    special.chebyshev_polynomial_v of 2 * x - 1.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_shifted_chebyshev_polynomial_v, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden(
            "special.shifted_chebyshev_polynomial_v", special_shifted_chebyshev_polynomial_v, x, n
        )
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.shifted_chebyshev_polynomial_v", 0, "x", x)
        n = tensor_argument("special.shifted_chebyshev_polynomial_v", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_v", 2.0 * x - 1, n)
    except FAULTS as _error:
        raise refused(_error, "special.shifted_chebyshev_polynomial_v", x, n) from None


# ---- special.shifted_chebyshev_polynomial_w
def special_shifted_chebyshev_polynomial_w(x, n, _=Tensor, out=Tensor):
    """special.shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor

    special.chebyshev_polynomial_w of 2 * x - 1.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_shifted_chebyshev_polynomial_w, out, _, x, n)
    if x.__class__ is not Tensor or n.__class__ is not Tensor:
        _found = overridden(
            "special.shifted_chebyshev_polynomial_w", special_shifted_chebyshev_polynomial_w, x, n
        )
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.shifted_chebyshev_polynomial_w", 0, "x", x)
        n = tensor_argument("special.shifted_chebyshev_polynomial_w", 1, "n", n)
    try:
        return polynomials.orthogonal("chebyshev_polynomial_w", 2.0 * x - 1, n)
    except FAULTS as _error:
        raise refused(_error, "special.shifted_chebyshev_polynomial_w", x, n) from None
