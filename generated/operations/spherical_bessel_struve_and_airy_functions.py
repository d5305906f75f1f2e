# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows c71b4022b9b9770a, content 8f700468e5311e5d
"""Spherical Bessel, Struve and Airy functions: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, number, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    ReturnType,
    complex_refused,
    not_implemented,
    tangent_like,
    tensor_argument,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array
from autograd.core.version_counter import next_stamp
from autograd.formulas import special
from autograd.views.out import write_out

__all__ = [
    "special_spherical_jn", "special_spherical_yn", "special_spherical_in", "special_spherical_kn",
    "special_struve", "special_modstruve", "special_airy", "special_bessel_j0", "special_bessel_y0",
    "special_bessel_j1", "special_bessel_y1", "special_modified_bessel_i0",
    "special_modified_bessel_i1", "special_modified_bessel_k0", "special_modified_bessel_k1",
    "special_scaled_modified_bessel_k0", "special_scaled_modified_bessel_k1",
    "special_spherical_bessel_j0", "special_airy_ai", "special_i0e", "special_i1e",
    "special__i0e_decay",
]  # fmt: skip


# ---- special.spherical_jn
class SpecialSphericalJnBackward0(Node):
    __slots__ = ()
    operation = "special.spherical_jn"
    formulas = {
        "n": "not_implemented",
        "self": (
            "grad * (n * special.spherical_jn(clamp_min(n, 1) - 1, self) - (n + 1) * "
            "special.spherical_jn(n + 1, self)) / (2 * n + 1)"
        ),
    }
    saves = {"n": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_jn", "n")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    n * kernels.of_order("spherical_jn", np.maximum(n, 1) - 1, self)
                    - (n + 1) * kernels.of_order("spherical_jn", n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_jn", "n")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    n * ops.special_spherical_jn(ops.clamp_min(n, 1) - 1, self)
                    - (n + 1) * ops.special_spherical_jn(n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)


def special_spherical_jn(n, input, _=Tensor, out=Tensor):
    """special.spherical_jn(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the first kind of the whole order n.
    """
    if n.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if n.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_spherical_jn, out, _, n, input)
            return dispatch(special_spherical_jn_op, n, input)
        input = number(input, cls if input else str(input), n._data.dtype, "floats")
    n_ = n._data
    self_ = input._data
    if n_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("spherical_jn")
    try:
        result_ = kernels.of_order("spherical_jn", n_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.spherical_jn", n_, self_) from None
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
        return MODE.mark(out, special_spherical_jn_op, n, input) if MODE.marks else out
    out._fn = node = SpecialSphericalJnBackward0()
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


special_spherical_jn_op = operation(
    "special.spherical_jn", "pointwise", special_spherical_jn, None, (0, 1)
)


# ---- special.spherical_yn
class SpecialSphericalYnBackward0(Node):
    __slots__ = ()
    operation = "special.spherical_yn"
    formulas = {
        "n": "not_implemented",
        "self": (
            "grad * (n * special.spherical_yn(clamp_min(n, 1) - 1, self) - (n + 1) * "
            "special.spherical_yn(n + 1, self)) / (2 * n + 1)"
        ),
    }
    saves = {"n": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_yn", "n")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    n * kernels.of_order("spherical_yn", np.maximum(n, 1) - 1, self)
                    - (n + 1) * kernels.of_order("spherical_yn", n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_yn", "n")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    n * ops.special_spherical_yn(ops.clamp_min(n, 1) - 1, self)
                    - (n + 1) * ops.special_spherical_yn(n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)


def special_spherical_yn(n, input, _=Tensor, out=Tensor):
    """special.spherical_yn(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the second kind of the whole order n.
    """
    if n.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if n.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_spherical_yn, out, _, n, input)
            return dispatch(special_spherical_yn_op, n, input)
        input = number(input, cls if input else str(input), n._data.dtype, "floats")
    n_ = n._data
    self_ = input._data
    if n_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("spherical_yn")
    try:
        result_ = kernels.of_order("spherical_yn", n_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.spherical_yn", n_, self_) from None
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
        return MODE.mark(out, special_spherical_yn_op, n, input) if MODE.marks else out
    out._fn = node = SpecialSphericalYnBackward0()
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


special_spherical_yn_op = operation(
    "special.spherical_yn", "pointwise", special_spherical_yn, None, (0, 1)
)


# ---- special.spherical_in
class SpecialSphericalInBackward0(Node):
    __slots__ = ()
    operation = "special.spherical_in"
    formulas = {
        "n": "not_implemented",
        "self": (
            "grad * (n * special.spherical_in(clamp_min(n, 1) - 1, self) + (n + 1) * "
            "special.spherical_in(n + 1, self)) / (2 * n + 1)"
        ),
    }
    saves = {"n": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_in", "n")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    n * kernels.of_order("spherical_in", np.maximum(n, 1) - 1, self)
                    + (n + 1) * kernels.of_order("spherical_in", n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_in", "n")
        if needs[1] is not None:
            grad_of_self = (
                grad
                * (
                    n * ops.special_spherical_in(ops.clamp_min(n, 1) - 1, self)
                    + (n + 1) * ops.special_spherical_in(n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)


def special_spherical_in(n, input, _=Tensor, out=Tensor):
    """special.spherical_in(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the modified first kind of the whole order n.
    """
    if n.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if n.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_spherical_in, out, _, n, input)
            return dispatch(special_spherical_in_op, n, input)
        input = number(input, cls if input else str(input), n._data.dtype, "floats")
    n_ = n._data
    self_ = input._data
    if n_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("spherical_in")
    try:
        result_ = kernels.of_order("spherical_in", n_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.spherical_in", n_, self_) from None
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
        return MODE.mark(out, special_spherical_in_op, n, input) if MODE.marks else out
    out._fn = node = SpecialSphericalInBackward0()
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


special_spherical_in_op = operation(
    "special.spherical_in", "pointwise", special_spherical_in, None, (0, 1)
)


# ---- special.spherical_kn
class SpecialSphericalKnBackward0(Node):
    __slots__ = ()
    operation = "special.spherical_kn"
    formulas = {
        "n": "not_implemented",
        "self": (
            "-grad * (n * special.spherical_kn(clamp_min(n, 1) - 1, self) + (n + 1) * "
            "special.spherical_kn(n + 1, self)) / (2 * n + 1)"
        ),
    }
    saves = {"n": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_kn", "n")
        if needs[1] is not None:
            grad_of_self = (
                -grad
                * (
                    n * kernels.of_order("spherical_kn", np.maximum(n, 1) - 1, self)
                    + (n + 1) * kernels.of_order("spherical_kn", n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        n, self = saved
        grad_of_n = grad_of_self = None
        if needs[0] is not None:
            grad_of_n = not_implemented("special.spherical_kn", "n")
        if needs[1] is not None:
            grad_of_self = (
                -grad
                * (
                    n * ops.special_spherical_kn(ops.clamp_min(n, 1) - 1, self)
                    + (n + 1) * ops.special_spherical_kn(n + 1, self)
                )
                / (2 * n + 1)
            )
        if node.restore is None:
            return grad_of_n, alike(grad, grad_of_self)
        return node.restored(grad_of_n, grad_of_self)


def special_spherical_kn(n, input, _=Tensor, out=Tensor):
    """special.spherical_kn(Tensor n, Tensor self) -> Tensor

    The spherical Bessel function of the modified second kind of the whole order n.
    """
    if n.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if n.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_spherical_kn, out, _, n, input)
            return dispatch(special_spherical_kn_op, n, input)
        input = number(input, cls if input else str(input), n._data.dtype, "floats")
    n_ = n._data
    self_ = input._data
    if n_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("spherical_kn")
    try:
        result_ = kernels.of_order("spherical_kn", n_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.spherical_kn", n_, self_) from None
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
        return MODE.mark(out, special_spherical_kn_op, n, input) if MODE.marks else out
    out._fn = node = SpecialSphericalKnBackward0()
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


special_spherical_kn_op = operation(
    "special.spherical_kn", "pointwise", special_spherical_kn, None, (0, 1)
)


# ---- special.struve
class SpecialStruveBackward0(Node):
    __slots__ = ()
    operation = "special.struve"
    formulas = {
        "v": "not_implemented",
        "self": (
            "grad / 2 * (special.struve(v - 1.0, self) - special.struve(v + 1, self) + pow(self / "
            "2, v) * 0.5641895835477563 * special.rgamma(v + 1.5))"
        ),
    }
    saves = {"v": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.struve", "v")
        if needs[1] is not None:
            grad_of_self = (
                grad
                / 2
                * (
                    kernels.scipy_special("struve", v - 1.0, self)
                    - kernels.scipy_special("struve", v + 1, self)
                    + kernels.pow_(self / 2, v)
                    * 0.5641895835477563
                    * kernels.scipy_special("rgamma", v + 1.5)
                )
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.struve", "v")
        if needs[1] is not None:
            grad_of_self = (
                grad
                / 2
                * (
                    ops.special_struve(v - 1.0, self)
                    - ops.special_struve(v + 1, self)
                    + ops.pow(self / 2, v) * 0.5641895835477563 * ops.special_rgamma(v + 1.5)
                )
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)


def special_struve(v, input, _=Tensor, out=Tensor):
    """special.struve(Tensor v, Tensor self) -> Tensor

    The Struve function of order v.
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_struve, out, _, v, input)
            return dispatch(special_struve_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("struve")
    try:
        result_ = kernels.scipy_special("struve", v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.struve", v_, self_) from None
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
        return MODE.mark(out, special_struve_op, v, input) if MODE.marks else out
    out._fn = node = SpecialStruveBackward0()
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


special_struve_op = operation("special.struve", "pointwise", special_struve, None, (0, 1))


# ---- special.modstruve
class SpecialModstruveBackward0(Node):
    __slots__ = ()
    operation = "special.modstruve"
    formulas = {
        "v": "not_implemented",
        "self": (
            "grad / 2 * (special.modstruve(v - 1.0, self) + special.modstruve(v + 1, self) + "
            "pow(self / 2, v) * 0.5641895835477563 * special.rgamma(v + 1.5))"
        ),
    }
    saves = {"v": 0, "self": 1}

    def on_arrays(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.modstruve", "v")
        if needs[1] is not None:
            grad_of_self = (
                grad
                / 2
                * (
                    kernels.scipy_special("modstruve", v - 1.0, self)
                    + kernels.scipy_special("modstruve", v + 1, self)
                    + kernels.pow_(self / 2, v)
                    * 0.5641895835477563
                    * kernels.scipy_special("rgamma", v + 1.5)
                )
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)

    def on_tensors(node, saved, grad, needs):
        v, self = saved
        grad_of_v = grad_of_self = None
        if needs[0] is not None:
            grad_of_v = not_implemented("special.modstruve", "v")
        if needs[1] is not None:
            grad_of_self = (
                grad
                / 2
                * (
                    ops.special_modstruve(v - 1.0, self)
                    + ops.special_modstruve(v + 1, self)
                    + ops.pow(self / 2, v) * 0.5641895835477563 * ops.special_rgamma(v + 1.5)
                )
            )
        if node.restore is None:
            return grad_of_v, alike(grad, grad_of_self)
        return node.restored(grad_of_v, grad_of_self)


def special_modstruve(v, input, _=Tensor, out=Tensor):
    """special.modstruve(Tensor v, Tensor self) -> Tensor

    The modified Struve function of order v.
    """
    if v.__class__ is not out or input.__class__ is not _:
        cls = input.__class__
        if v.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(special_modstruve, out, _, v, input)
            return dispatch(special_modstruve_op, v, input)
        input = number(input, cls if input else str(input), v._data.dtype, "floats")
    v_ = v._data
    self_ = input._data
    if v_.dtype in COMPLEX or self_.dtype in COMPLEX:
        raise complex_refused("modstruve")
    try:
        result_ = kernels.scipy_special("modstruve", v_, self_)
    except FAULTS as _error:
        raise refused(_error, "special.modstruve", v_, self_) from None
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
        return MODE.mark(out, special_modstruve_op, v, input) if MODE.marks else out
    out._fn = node = SpecialModstruveBackward0()
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


special_modstruve_op = operation("special.modstruve", "pointwise", special_modstruve, None, (0, 1))


# ---- special.airy
class SpecialAiryResult(ReturnType):
    __slots__ = ()
    operation = "special_airy"
    fields = ("Ai", "Aip", "Bi", "Bip")


class SpecialAiryBackward0(Node):
    __slots__ = ()
    operation = "special.airy"
    formulas = {
        "self": "grad_Ai * Aip + grad_Aip * self * Ai + grad_Bi * Bip + grad_Bip * self * Bi",
    }
    saves = {
        "self": 0,
        "Aip": Output(None, 1),
        "Ai": Output(None, 0),
        "Bip": Output(None, 3),
        "Bi": Output(None, 2),
    }
    arg_names = (
        "Ai_shape", "Ai_dtype", "Aip_shape", "Aip_dtype", "Bi_shape", "Bi_dtype", "Bip_shape",
        "Bip_dtype",
    )  # fmt: skip
    many_outputs = True
    recomputed = {1: 1, 2: 0, 3: 3, 4: 2}

    def on_arrays(node, saved, grad, needs):
        self, Aip, Ai, Bip, Bi = saved
        Ai_shape, Ai_dtype, Aip_shape, Aip_dtype, Bi_shape, Bi_dtype, Bip_shape, Bip_dtype = (
            node.args
        )
        grad_Ai = grad.get(0)
        if grad_Ai is None:
            grad_Ai = zero_array(Ai_shape, Ai_dtype, grad)
        grad_Aip = grad.get(1)
        if grad_Aip is None:
            grad_Aip = zero_array(Aip_shape, Aip_dtype, grad)
        grad_Bi = grad.get(2)
        if grad_Bi is None:
            grad_Bi = zero_array(Bi_shape, Bi_dtype, grad)
        grad_Bip = grad.get(3)
        if grad_Bip is None:
            grad_Bip = zero_array(Bip_shape, Bip_dtype, grad)
        return node.restored_one(
            grad_Ai * Aip + grad_Aip * self * Ai + grad_Bi * Bip + grad_Bip * self * Bi
        )

    on_tensors = calling(on_arrays, zero_array=zero_tensor)

    def recompute(node, saved):
        self, _Aip, _Ai, _Bip, _Bi = saved
        return kernels.scipy_special("airy", self)


def special_airy(input, _=Tensor, out=Tensor):
    """special.airy(Tensor self) -> (Tensor Ai, Tensor Aip, Tensor Bi, Tensor Bip)

    The Airy functions Ai and Bi, each with its derivative behind it.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(special_airy, out, _, input)
        return dispatch(special_airy_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("airy")
    try:
        Ai_, Aip_, Bi_, Bip_ = kernels.scipy_special("airy", self_)
    except FAULTS as _error:
        raise refused(_error, "special.airy", self_) from None
    if Ai_.base is not None or Ai_ is self_:
        Ai_ = apart(Ai_, self_)
    if Aip_.base is not None or Aip_ is self_:
        Aip_ = apart(Aip_, self_)
    if Bi_.base is not None or Bi_ is self_:
        Bi_ = apart(Bi_, self_)
    if Bip_.base is not None or Bip_ is self_:
        Bip_ = apart(Bip_, self_)
    _outputs = SpecialAiryResult(
        (from_array(Ai_), from_array(Aip_), from_array(Bi_), from_array(Bip_))
    )
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, special_airy_op, input)
        return _outputs
    node = SpecialAiryBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input):
        return _outputs
    _outputs[0]._fn = Output(node, 0)
    _outputs[1]._fn = Output(node, 1)
    _outputs[2]._fn = Output(node, 2)
    _outputs[3]._fn = Output(node, 3)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, Aip_, Ai_, Bip_, Bi_)
    node.args = (
        Ai_.shape, Ai_.dtype, Aip_.shape, Aip_.dtype, Bi_.shape, Bi_.dtype, Bip_.shape, Bip_.dtype,
    )  # fmt: skip
    node.restore = ((self_.shape, self_.dtype),)
    return _outputs


special_airy_op = operation("special.airy", "pointwise", special_airy, None, (0,))


# ---- special.bessel_j0
class SpecialBesselJ0Backward0(Node):
    __slots__ = ()
    operation = "special.bessel_j0"
    formulas = {"self": "-grad * special.bessel_j1(self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * kernels.scipy_special("j1", self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * ops.special_bessel_j1(self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_bessel_j0(input, _=ndarray, out=Tensor):
    """special.bessel_j0(Tensor self) -> Tensor

    The Bessel function of the first kind of order 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_bessel_j0, out, _, input)
        return dispatch(special_bessel_j0_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("bessel_j0")
    try:
        result_ = kernels.scipy_special("j0", self_)
    except FAULTS as _error:
        raise refused(_error, "special.bessel_j0", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_bessel_j0, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_bessel_j0_op, input) if MODE.marks else out
    out._fn = node = SpecialBesselJ0Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_bessel_j0_jvp(result, self, self_t):
    return tangent_like(-self_t * ops.special_bessel_j1(self), result)


special_bessel_j0_op = operation(
    "special.bessel_j0", "pointwise", special_bessel_j0, special_bessel_j0_jvp, (0,)
)


# ---- special.bessel_y0
class SpecialBesselY0Backward0(Node):
    __slots__ = ()
    operation = "special.bessel_y0"
    formulas = {"self": "-grad * special.bessel_y1(self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * kernels.scipy_special("y1", self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = -grad * ops.special_bessel_y1(self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_bessel_y0(input, _=ndarray, out=Tensor):
    """special.bessel_y0(Tensor self) -> Tensor

    The Bessel function of the second kind of order 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_bessel_y0, out, _, input)
        return dispatch(special_bessel_y0_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("bessel_y0")
    try:
        result_ = kernels.scipy_special("y0", self_)
    except FAULTS as _error:
        raise refused(_error, "special.bessel_y0", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_bessel_y0, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_bessel_y0_op, input) if MODE.marks else out
    out._fn = node = SpecialBesselY0Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_bessel_y0_jvp(result, self, self_t):
    return tangent_like(-self_t * ops.special_bessel_y1(self), result)


special_bessel_y0_op = operation(
    "special.bessel_y0", "pointwise", special_bessel_y0, special_bessel_y0_jvp, (0,)
)


# ---- special.bessel_j1
class SpecialBesselJ1Backward0(Node):
    __slots__ = ()
    operation = "special.bessel_j1"
    formulas = {"self": "grad * (special.bessel_j0(self) - special.jv(2, self)) / 2"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = (
            grad * (kernels.scipy_special("j0", self) - kernels.scipy_special("jv", 2, self)) / 2
        )
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * (ops.special_bessel_j0(self) - ops.special_jv(2, self)) / 2
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_bessel_j1(input, _=ndarray, out=Tensor):
    """special.bessel_j1(Tensor self) -> Tensor

    The Bessel function of the first kind of order 1.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_bessel_j1, out, _, input)
        return dispatch(special_bessel_j1_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("bessel_j1")
    try:
        result_ = kernels.scipy_special("j1", self_)
    except FAULTS as _error:
        raise refused(_error, "special.bessel_j1", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_bessel_j1, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_bessel_j1_op, input) if MODE.marks else out
    out._fn = node = SpecialBesselJ1Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_bessel_j1_jvp(result, self, self_t):
    return tangent_like(
        self_t * (ops.special_bessel_j0(self) - ops.special_jv(2, self)) / 2, result
    )


special_bessel_j1_op = operation(
    "special.bessel_j1", "pointwise", special_bessel_j1, special_bessel_j1_jvp, (0,)
)


# ---- special.bessel_y1
class SpecialBesselY1Backward0(Node):
    __slots__ = ()
    operation = "special.bessel_y1"
    formulas = {"self": "grad * (special.bessel_y0(self) - special.yv(2, self)) / 2"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = (
            grad * (kernels.scipy_special("y0", self) - kernels.scipy_special("yv", 2, self)) / 2
        )
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * (ops.special_bessel_y0(self) - ops.special_yv(2, self)) / 2
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def special_bessel_y1(input, _=ndarray, out=Tensor):
    """special.bessel_y1(Tensor self) -> Tensor

    The Bessel function of the second kind of order 1.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_bessel_y1, out, _, input)
        return dispatch(special_bessel_y1_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("bessel_y1")
    try:
        result_ = kernels.scipy_special("y1", self_)
    except FAULTS as _error:
        raise refused(_error, "special.bessel_y1", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_bessel_y1, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_bessel_y1_op, input) if MODE.marks else out
    out._fn = node = SpecialBesselY1Backward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_bessel_y1_jvp(result, self, self_t):
    return tangent_like(
        self_t * (ops.special_bessel_y0(self) - ops.special_yv(2, self)) / 2, result
    )


special_bessel_y1_op = operation(
    "special.bessel_y1", "pointwise", special_bessel_y1, special_bessel_y1_jvp, (0,)
)


# ---- special.modified_bessel_i0
def special_modified_bessel_i0(input, _=Tensor, out=Tensor):
    """special.modified_bessel_i0(Tensor self) -> Tensor

    i0(self), by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_modified_bessel_i0, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("special.modified_bessel_i0", special_modified_bessel_i0, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("special.modified_bessel_i0", 0, "input", input)
    try:
        return ops.i0(input)
    except FAULTS as _error:
        raise refused(_error, "special.modified_bessel_i0", input) from None


# ---- special.modified_bessel_i1
def special_modified_bessel_i1(input, _=Tensor, out=Tensor):
    """special.modified_bessel_i1(Tensor self) -> Tensor

    special.i1(self), by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_modified_bessel_i1, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("special.modified_bessel_i1", special_modified_bessel_i1, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("special.modified_bessel_i1", 0, "input", input)
    try:
        return ops.special_i1(input)
    except FAULTS as _error:
        raise refused(_error, "special.modified_bessel_i1", input) from None


# ---- special.modified_bessel_k0
def special_modified_bessel_k0(input, _=Tensor, out=Tensor):
    """special.modified_bessel_k0(Tensor self) -> Tensor

    special.kv(0.0, self), by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_modified_bessel_k0, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("special.modified_bessel_k0", special_modified_bessel_k0, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("special.modified_bessel_k0", 0, "input", input)
    try:
        return ops.special_kv(0.0, input)
    except FAULTS as _error:
        raise refused(_error, "special.modified_bessel_k0", input) from None


# ---- special.modified_bessel_k1
def special_modified_bessel_k1(input, _=Tensor, out=Tensor):
    """special.modified_bessel_k1(Tensor self) -> Tensor

    special.kv(1.0, self), by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_modified_bessel_k1, out, _, input)
    if input.__class__ is not Tensor:
        _found = overridden("special.modified_bessel_k1", special_modified_bessel_k1, input)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("special.modified_bessel_k1", 0, "input", input)
    try:
        return ops.special_kv(1.0, input)
    except FAULTS as _error:
        raise refused(_error, "special.modified_bessel_k1", input) from None


# ---- special.scaled_modified_bessel_k0
def special_scaled_modified_bessel_k0(x, _=Tensor, out=Tensor):
    """special.scaled_modified_bessel_k0(Tensor x) -> Tensor

    special.kve(0.0, x), by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_scaled_modified_bessel_k0, out, _, x)
    if x.__class__ is not Tensor:
        _found = overridden(
            "special.scaled_modified_bessel_k0", special_scaled_modified_bessel_k0, x
        )
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.scaled_modified_bessel_k0", 0, "x", x)
    try:
        return ops.special_kve(0.0, x)
    except FAULTS as _error:
        raise refused(_error, "special.scaled_modified_bessel_k0", x) from None


# ---- special.scaled_modified_bessel_k1
def special_scaled_modified_bessel_k1(x, _=Tensor, out=Tensor):
    """special.scaled_modified_bessel_k1(Tensor x) -> Tensor

    special.kve(1.0, x), by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_scaled_modified_bessel_k1, out, _, x)
    if x.__class__ is not Tensor:
        _found = overridden(
            "special.scaled_modified_bessel_k1", special_scaled_modified_bessel_k1, x
        )
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.scaled_modified_bessel_k1", 0, "x", x)
    try:
        return ops.special_kve(1.0, x)
    except FAULTS as _error:
        raise refused(_error, "special.scaled_modified_bessel_k1", x) from None


# ---- special.spherical_bessel_j0
def special_spherical_bessel_j0(x, _=Tensor, out=Tensor):
    """special.spherical_bessel_j0(Tensor x) -> Tensor

    special.spherical_jn(0, x), by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_spherical_bessel_j0, out, _, x)
    if x.__class__ is not Tensor:
        _found = overridden("special.spherical_bessel_j0", special_spherical_bessel_j0, x)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.spherical_bessel_j0", 0, "x", x)
    try:
        return ops.special_spherical_jn(0, x)
    except FAULTS as _error:
        raise refused(_error, "special.spherical_bessel_j0", x) from None


# ---- special.airy_ai
def special_airy_ai(x, _=Tensor, out=Tensor):
    """special.airy_ai(Tensor x) -> Tensor

    special.airy(x)[0], by PyTorch's name.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(special_airy_ai, out, _, x)
    if x.__class__ is not Tensor:
        _found = overridden("special.airy_ai", special_airy_ai, x)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("special.airy_ai", 0, "x", x)
    try:
        return ops.special_airy(x)[0]
    except FAULTS as _error:
        raise refused(_error, "special.airy_ai", x) from None


# ---- special.i0e
class SpecialI0EBackward0(Node):
    __slots__ = ()
    operation = "special.i0e"
    formulas = {"self": "grad * special.i0e_slope(self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.i0e_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("i0e", self),)


def special_i0e(input, _=ndarray, out=Tensor):
    """special.i0e(Tensor self) -> Tensor

    exp(-abs(self)) * i0(self).
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_i0e, out, _, input)
        return dispatch(special_i0e_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i0e", self_)
    except FAULTS as _error:
        raise refused(_error, "special.i0e", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_i0e, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_i0e_op, input) if MODE.marks else out
    out._fn = node = SpecialI0EBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_i0e_jvp(result, self, self_t):
    return tangent_like(self_t * special.i0e_slope(self, result).conj(), result)


special_i0e_op = operation("special.i0e", "pointwise", special_i0e, special_i0e_jvp, (0,))


# ---- special.i1e
class SpecialI1EBackward0(Node):
    __slots__ = ()
    operation = "special.i1e"
    formulas = {"self": "grad * special.i1e_slope(self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = grad * special.i1e_slope(self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.scipy_special("i1e", self),)


def special_i1e(input, _=ndarray, out=Tensor):
    """special.i1e(Tensor self) -> Tensor

    exp(-abs(self)) * special.i1(self).
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(special_i1e, out, _, input)
        return dispatch(special_i1e_op, input)
    self_ = input._data
    try:
        result_ = kernels.scipy_special("i1e", self_)
    except FAULTS as _error:
        raise refused(_error, "special.i1e", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(special_i1e, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special_i1e_op, input) if MODE.marks else out
    out._fn = node = SpecialI1EBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special_i1e_jvp(result, self, self_t):
    return tangent_like(self_t * special.i1e_slope(self, result).conj(), result)


special_i1e_op = operation("special.i1e", "pointwise", special_i1e, special_i1e_jvp, (0,))


# ---- special._i0e_decay
class SpecialI0EDecayBackward0(Node):
    __slots__ = ()
    operation = "special._i0e_decay"
    formulas = {"self": "-grad * special._i0e_decay(n + 1, self)"}
    saves = {"self": 0}
    arg_names = ("n",)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        grad_of_self = -grad * kernels.i0e_decay(n + 1, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, i0e_decay="special__i0e_decay")


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
        raise refused(_error, "special._i0e_decay", n, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, special__i0e_decay_op, n, input) if MODE.marks else out
    out._fn = node = SpecialI0EDecayBackward0()
    if MODE.altered and not MODE.records(node, out, n, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def special__i0e_decay_jvp(result, n, self, self_t):
    return tangent_like(-self_t * ops.special__i0e_decay(n + 1, self).conj(), result)


special__i0e_decay_op = operation(
    "special._i0e_decay", "pointwise", special__i0e_decay, special__i0e_decay_jvp, (1,)
)
