# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 2679a533acee544e, content 384f15b8484bfdf3
"""Complex numbers: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.ops import ops
from autograd.core.aliases import track_view
from autograd.core.dispatch import NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import zero_like
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import powers
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "angle", "complex", "polar", "view_as_real", "view_as_complex", "resolve_conj", "resolve_neg",
    "conj_physical", "conj_physical_", "alias_copy",
]  # fmt: skip


# ---- angle
class AngleBackward0(Node):
    __slots__ = ()
    operation = "angle"
    formulas = {"self": "powers.angle_self(grad, self)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = powers.angle_self(grad, self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def angle(input, _=ndarray, out=Tensor):
    """angle(Tensor self) -> Tensor

    The angle of self, a complex number, in radians; pi of negative real numbers, 0 of
    others.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(angle, out, _, input)
        return dispatch(angle_op, input)
    self_ = input._data
    try:
        result_ = kernels.angle(self_)
    except FAULTS as _error:
        raise refused(_error, "angle", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(angle, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, angle_op, input) if MODE.marks else out
    out._fn = node = AngleBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def angle_jvp(result, self, self_t):
    return powers.angle_tangent(self_t, self)


angle_op = operation("angle", "pointwise", angle, angle_jvp, (0,))


# ---- complex
class ComplexBackward0(Node):
    __slots__ = ()
    operation = "complex"
    formulas = {"real": "grad", "imag": "powers.imaginary(grad)"}

    def on_arrays(node, saved, grad, needs):
        grad_of_real = grad_of_imag = None
        if needs[0] is not None:
            grad_of_real = grad
        if needs[1] is not None:
            grad_of_imag = powers.imaginary(grad)
        if node.restore is None:
            return grad_of_real, alike(grad, grad_of_imag)
        return node.restored(grad_of_real, grad_of_imag)


def complex(real, imag, _=Tensor, out=Tensor):
    """complex(Tensor real, Tensor imag) -> Tensor

    real + 1j * imag.
    """
    if real.__class__ is not out or imag.__class__ is not _:
        cls = imag.__class__
        if real.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(complex, out, _, real, imag)
            return dispatch(complex_op, real, imag)
        imag = number(imag, cls if imag else str(imag), real._data.dtype)
    real_ = real._data
    imag_ = imag._data
    try:
        result_ = kernels.complex_(real_, imag_)
    except FAULTS as _error:
        raise refused(_error, "complex", real_, imag_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is real_ or result_ is imag_:
        result_ = apart(result_, real_, imag_)
    out = Tensor()
    out._data = result_
    real_fn = real._fn
    imag_fn = imag._fn
    if real_fn is None and imag_fn is None:
        out._fn = None
        return MODE.mark(out, complex_op, real, imag) if MODE.marks else out
    out._fn = node = ComplexBackward0()
    if MODE.altered and not MODE.records(node, out, real, imag):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (real if real_fn is LEAF else real_fn, imag if imag_fn is LEAF else imag_fn)
    node.saved = ()
    if (real_.shape == imag_.shape and real_.dtype is imag_.dtype is result_.dtype) or (
        imag_fn is None and real_.shape == result_.shape and real_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, real_fn, real_, imag_fn, imag_)
    return out


def complex_jvp(result, real, imag, real_t, imag_t):
    if real_t is None:
        real_t = zero_like(real)
    if imag_t is None:
        imag_t = zero_like(imag)
    return complex(real_t, imag_t)


complex_op = operation("complex", "pointwise", complex, complex_jvp, (0, 1))


# ---- polar
class PolarBackward0(Node):
    __slots__ = ()
    operation = "polar"
    formulas = {
        "abs": "powers.polar_abs(grad, abs, angle, result)",
        "angle": "powers.polar_angle(grad, result)",
    }
    saves = {"abs": 0, "angle": 1, "result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        abs, angle, result = saved
        grad_of_abs = grad_of_angle = None
        if needs[0] is not None:
            grad_of_abs = powers.polar_abs(grad, abs, angle, result)
        if needs[1] is not None:
            grad_of_angle = powers.polar_angle(grad, result)
        if node.restore is None:
            return alike(grad, grad_of_abs), alike(grad, grad_of_angle)
        return node.restored(grad_of_abs, grad_of_angle)


def polar(abs, angle, _=Tensor, out=Tensor):
    """polar(Tensor abs, Tensor angle) -> Tensor

    abs * exp(1j * angle).
    """
    if abs.__class__ is not out or angle.__class__ is not _:
        cls = angle.__class__
        if abs.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(polar, out, _, abs, angle)
            return dispatch(polar_op, abs, angle)
        angle = number(angle, cls if angle else str(angle), abs._data.dtype)
    abs_ = abs._data
    angle_ = angle._data
    try:
        result_ = kernels.polar(abs_, angle_)
    except FAULTS as _error:
        raise refused(_error, "polar", abs_, angle_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is abs_ or result_ is angle_:
        result_ = apart(result_, abs_, angle_)
    out = Tensor()
    out._data = result_
    abs_fn = abs._fn
    angle_fn = angle._fn
    if abs_fn is None and angle_fn is None:
        out._fn = None
        return MODE.mark(out, polar_op, abs, angle) if MODE.marks else out
    out._fn = node = PolarBackward0()
    if MODE.altered and not MODE.records(node, out, abs, angle):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (abs if abs_fn is LEAF else abs_fn, angle if angle_fn is LEAF else angle_fn)
    node.saved = (None if abs_fn is None else abs_, None if abs_fn is None else angle_, result_)
    if (abs_.shape == angle_.shape and abs_.dtype is angle_.dtype is result_.dtype) or (
        angle_fn is None and abs_.shape == result_.shape and abs_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, abs_fn, abs_, angle_fn, angle_)
    return out


def polar_jvp(result, abs, angle, abs_t, angle_t):
    if abs_t is None:
        abs_t = zero_like(abs)
    if angle_t is None:
        angle_t = zero_like(angle)
    return abs_t * ops.exp(angle * 1j) + angle_t * (result * 1j)


polar_op = operation("polar", "pointwise", polar, polar_jvp, (0, 1))


# ---- view_as_real
class ViewAsRealBackward0(Node):
    __slots__ = ()
    operation = "view_as_real"
    formulas = {"self": "view_as_complex(grad)"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(kernels.view_as_complex(grad))

    on_tensors = calling(on_arrays, kernels=ops)


def view_as_real(input):
    """view_as_real(Tensor(a) self) -> Tensor(a)

    Complex numbers as pairs of real ones along a new last dimension.
    """
    if input.__class__ is not Tensor:
        return dispatch(view_as_real_op, input)
    self_ = input._data
    try:
        result_ = kernels.view_as_real(self_)
    except FAULTS as _error:
        raise refused(_error, "view_as_real", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, view_as_real_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, view_as_real_op, input) if MODE.marks else out
    out._fn = node = ViewAsRealBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def view_as_real_jvp(result, self, self_t):
    return view_as_real(self_t)


view_as_real_op = operation(
    "view_as_real", "view", view_as_real, view_as_real_jvp, (0,), batched="along"
)


# ---- view_as_complex
class ViewAsComplexBackward0(Node):
    __slots__ = ()
    operation = "view_as_complex"
    formulas = {"self": "view_as_real(grad)"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(kernels.view_as_real(grad))

    on_tensors = calling(on_arrays, kernels=ops)


def view_as_complex(input):
    """view_as_complex(Tensor(a) self) -> Tensor(a)

    Pairs of real numbers along the last dimension as complex ones.
    """
    if input.__class__ is not Tensor:
        return dispatch(view_as_complex_op, input)
    self_ = input._data
    try:
        result_ = kernels.view_as_complex(self_)
    except FAULTS as _error:
        raise refused(_error, "view_as_complex", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, view_as_complex_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, view_as_complex_op, input) if MODE.marks else out
    out._fn = node = ViewAsComplexBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def view_as_complex_jvp(result, self, self_t):
    return view_as_complex(self_t)


view_as_complex_op = operation(
    "view_as_complex", "view", view_as_complex, view_as_complex_jvp, (0,), batched="along"
)


# ---- resolve_conj
class ResolveConjBackward0(Node):
    __slots__ = ()
    operation = "resolve_conj"
    formulas = {"self": "grad"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad)


def resolve_conj(input):
    """resolve_conj(Tensor(a) self) -> Tensor(a)

    self; there is no lazy conjugation that would have to be carried out.
    """
    if input.__class__ is not Tensor:
        return dispatch(resolve_conj_op, input)
    self_ = input._data
    try:
        result_ = self_
    except FAULTS as _error:
        raise refused(_error, "resolve_conj", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, resolve_conj_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, resolve_conj_op, input) if MODE.marks else out
    out._fn = node = ResolveConjBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def resolve_conj_jvp(result, self, self_t):
    return resolve_conj(self_t)


resolve_conj_op = operation(
    "resolve_conj", "view", resolve_conj, resolve_conj_jvp, (0,), batched="elementwise"
)


# ---- resolve_neg
class ResolveNegBackward0(Node):
    __slots__ = ()
    operation = "resolve_neg"
    formulas = {"self": "grad"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad)


def resolve_neg(input):
    """resolve_neg(Tensor(a) self) -> Tensor(a)

    self; there is no lazy negation that would have to be carried out.
    """
    if input.__class__ is not Tensor:
        return dispatch(resolve_neg_op, input)
    self_ = input._data
    try:
        result_ = self_
    except FAULTS as _error:
        raise refused(_error, "resolve_neg", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, resolve_neg_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, resolve_neg_op, input) if MODE.marks else out
    out._fn = node = ResolveNegBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def resolve_neg_jvp(result, self, self_t):
    return resolve_neg(self_t)


resolve_neg_op = operation(
    "resolve_neg", "view", resolve_neg, resolve_neg_jvp, (0,), batched="elementwise"
)


# ---- conj_physical
class ConjPhysicalBackward0(Node):
    __slots__ = ()
    operation = "conj_physical"
    formulas = {"self": "grad.conj()"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad.conj())


def conj_physical(input, _=ndarray, out=Tensor):
    """conj_physical(Tensor self) -> Tensor

    The complex conjugate.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(conj_physical, out, _, input)
        return dispatch(conj_physical_op, input)
    self_ = input._data
    try:
        result_ = (
            np.conj(self_)
            if self_.size < NATIVE.shared
            else NATIVE.forward(conj_physical_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "conj_physical", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(conj_physical, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, conj_physical_op, input) if MODE.marks else out
    out._fn = node = ConjPhysicalBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def conj_physical_(input):
    """In-place version of conj_physical."""
    return in_place(conj_physical_op, conj_physical_into, input)


def conj_physical_into(self_):
    np.conj(self_, self_)


def conj_physical_jvp(result, self, self_t):
    return conj_physical(self_t)


conj_physical_op = operation(
    "conj_physical", "linear", conj_physical, conj_physical_jvp, (0,), batched="elementwise",
    exact=True,
)  # fmt: skip


# ---- alias_copy
class AliasCopyBackward0(Node):
    __slots__ = ()
    operation = "alias_copy"
    formulas = {"self": "grad"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad)


def alias_copy(input, _=ndarray, out=Tensor):
    """alias_copy(Tensor self) -> Tensor

    A copy.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(alias_copy, out, _, input)
        return dispatch(alias_copy_op, input)
    self_ = input._data
    try:
        result_ = (
            np.copy(self_, "C")
            if self_.size < NATIVE.shared
            else NATIVE.forward(alias_copy_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "alias_copy", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(alias_copy, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, alias_copy_op, input) if MODE.marks else out
    out._fn = node = AliasCopyBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def alias_copy_jvp(result, self, self_t):
    return alias_copy(self_t)


alias_copy_op = operation(
    "alias_copy", "linear", alias_copy, alias_copy_jvp, (0,), batched="elementwise"
)
