# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows c80b17c41e6bcbe5, content cff71ec48fa2eb52
"""Complex numbers and dtypes: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import restore_to
from autograd.base.ops import ops
from autograd.core.aliases import track_view
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import add_tangents, tangent_like, zero_array, zero_tensor
from autograd.core.tensor import LEAF, MODE, Node, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "conj", "real", "imag", "to", "fill", "fill_", "zero", "zero_", "copy", "copy_",
]  # fmt: skip


# ---- conj
class ConjBackward0(Node):
    __slots__ = ()
    operation = "conj"
    formulas = {"self": "grad.conj()"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad.conj())


def conj(input):
    """conj(Tensor(a) self) -> Tensor(a)

    The conjugate of self; a view of the tensor if it is real.
    """
    if input.__class__ is not Tensor:
        return dispatch(conj_op, input)
    self_ = input._data
    try:
        result_ = self_.conj()
    except FAULTS as _error:
        raise refused(_error, "conj", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, conj_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, conj_op, input) if MODE.marks else out
    out._fn = node = ConjBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def conj_jvp(result, self, self_t):
    return conj(self_t)


conj_op = operation("conj", "view", conj, conj_jvp, (0,), batched="elementwise")


# ---- real
class RealBackward0(Node):
    __slots__ = ()
    operation = "real"
    formulas = {"self": "grad.to(self.dtype)"}
    arg_names = ("self_dtype",)

    def on_arrays(node, saved, grad, needs):
        (self_dtype,) = node.args
        return node.restored_one(kernels.to(grad, self_dtype))

    on_tensors = calling(on_arrays, kernels=ops)


def real(input):
    """real(Tensor(a) self) -> Tensor(a)

    The real part of self.
    """
    if input.__class__ is not Tensor:
        return dispatch(real_op, input)
    self_ = input._data
    try:
        result_ = self_.real
    except FAULTS as _error:
        raise refused(_error, "real", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, real_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, real_op, input) if MODE.marks else out
    out._fn = node = RealBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.dtype,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def real_jvp(result, self, self_t):
    return real(self_t)


real_op = operation("real", "view", real, real_jvp, (0,), batched="elementwise")


# ---- imag
class ImagBackward0(Node):
    __slots__ = ()
    operation = "imag"
    formulas = {"self": "grad * 1j"}

    def on_arrays(node, saved, grad, needs):
        return node.restored_one(grad * 1j)


def imag(input):
    """imag(Tensor(a) self) -> Tensor(a)

    The imaginary part of self, a complex tensor.
    """
    if input.__class__ is not Tensor:
        return dispatch(imag_op, input)
    self_ = input._data
    try:
        result_ = kernels.imag(self_)
    except FAULTS as _error:
        raise refused(_error, "imag", self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, imag_op)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, imag_op, input) if MODE.marks else out
    out._fn = node = ImagBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = ((self_.shape, self_.dtype),)
    return out


def imag_jvp(result, self, self_t):
    return imag(self_t)


imag_op = operation("imag", "view", imag, imag_jvp, (0,), batched="elementwise")


# ---- to
class ToBackward0(Node):
    __slots__ = ()
    operation = "to"
    formulas = {"self": "grad.to(self.dtype)"}
    shown = "ToCopyBackward0"
    arg_names = ("self_dtype",)

    def on_arrays(node, saved, grad, needs):
        (self_dtype,) = node.args
        return node.restored_one(kernels.to(grad, self_dtype))

    on_tensors = calling(on_arrays, kernels=ops)


def to(input, dtype):
    """to(Tensor(a) self, dtype dtype) -> Tensor(a)

    The same values as another dtype, a view if self has it already; integer and bool
    results are cut off the graph.
    """
    if dtype is not None:
        dtype = value_argument("to", "dtype", "dtype", dtype)
    if input.__class__ is not Tensor:
        return dispatch(to_op, input, dtype)
    self_ = input._data
    try:
        result_ = kernels.to(self_, dtype)
    except FAULTS as _error:
        raise refused(_error, "to", self_, dtype) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, to_op, dtype)
    self_fn = input._fn
    if self_fn is None or result_.dtype.kind not in "fc":
        out._fn = None
        return MODE.mark(out, to_op, input, dtype) if MODE.marks else out
    out._fn = node = ToBackward0()
    if MODE.altered and not MODE.records(node, out, input, dtype):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.dtype,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def to_jvp(result, self, dtype, self_t):
    return to(self_t, dtype)


to_op = operation("to", "view", to, to_jvp, (0,), batched="elementwise")


# ---- fill
class FillBackward0(Node):
    __slots__ = ()
    operation = "fill"
    formulas = {"self": "zero", "value": "grad"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = zero_array(self_shape, self_dtype, grad)
        if needs[1] is not None:
            grad_of_value = grad
        if node.restore is None:
            return grad_of_self, grad_of_value
        return node.restored(grad_of_self, grad_of_value)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def fill(input, value, _=Tensor, out=Tensor):
    """fill(Tensor self, Tensor value) -> Tensor

    value everywhere.
    """
    if input.__class__ is not out or value.__class__ is not _:
        cls = value.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(fill, out, _, input, value)
            return dispatch(fill_op, input, value)
        value = number(value, cls if value else str(value), input._data.dtype, "exact")
    self_ = input._data
    value_ = value._data
    try:
        result_ = kernels.fill(self_, value_)
    except FAULTS as _error:
        raise refused(_error, "fill", self_, value_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is value_:
        result_ = apart(result_, self_, value_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    value_fn = value._fn
    if self_fn is None and value_fn is None:
        out._fn = None
        return MODE.mark(out, fill_op, input, value) if MODE.marks else out
    out._fn = node = FillBackward0()
    if MODE.altered and not MODE.records(node, out, input, value):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, value if value_fn is LEAF else value_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if (self_.shape == value_.shape and self_.dtype is value_.dtype is result_.dtype) or (
        value_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, value_fn, value_)
    return out


def fill_(input, value):
    """In-place version of fill."""
    if input.__class__ is not Tensor or value.__class__ is not Tensor:
        cls = value.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(fill_op, fill_into, input, value)
        value = number(value, cls if value else str(value), input._data.dtype, "exact")
    self_ = input._data
    value_ = value._data
    self_fn = input._fn
    value_fn = value._fn
    _recorded = not (
        (self_fn is None and value_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (
            _recorded
            and (
                self_fn is LEAF or not _alone or (self_fn is None and self_.dtype.kind not in "fc")
            )
        )
    ):
        return in_place(fill_op, fill_into, input, value)
    result_ = self_
    try:
        kernels.fill(self_, value_, self_)
    except (TypeError, ValueError):
        return in_place(fill_op, fill_into, input, value)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = FillBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, value if value_fn is LEAF else value_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if (self_.shape == value_.shape and self_.dtype is value_.dtype is result_.dtype) or (
        value_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, value_fn, value_)
    return input


def fill_into(self_, value_):
    kernels.fill(self_, value_, self_)


def fill_jvp(result, self, value, self_t, value_t):
    tangent = None
    if value_t is not None:
        tangent = add_tangents(tangent, value_t)
    return tangent_like(tangent, result)


fill_op = operation("fill", "pointwise", fill, fill_jvp, (0, 1), exact=True)


# ---- zero
class ZeroBackward0(Node):
    __slots__ = ()
    operation = "zero"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def zero(input, _=ndarray, out=Tensor):
    """zero(Tensor self) -> Tensor

    0 everywhere.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(zero, out, _, input)
        return dispatch(zero_op, input)
    self_ = input._data
    try:
        result_ = np.zeros_like(self_)
    except FAULTS as _error:
        raise refused(_error, "zero", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(zero, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, zero_op, input) if MODE.marks else out
    out._fn = node = ZeroBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def zero_(input):
    """In-place version of zero."""
    if input.__class__ is not Tensor:
        return in_place(zero_op, zero_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(zero_op, zero_into, input)
    result_ = self_
    try:
        kernels.filled(self_, 0)
    except (TypeError, ValueError):
        return in_place(zero_op, zero_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ZeroBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def zero_into(self_):
    kernels.filled(self_, 0)


def zero_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


zero_op = operation("zero", "pointwise", zero, zero_jvp, (0,))


# ---- copy
class CopyBackward0(Node):
    __slots__ = ()
    operation = "copy"
    formulas = {"self": "zero", "src": "grad"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = zero_array(self_shape, self_dtype, grad)
        if needs[1] is not None:
            grad_of_src = grad
        if node.restore is None:
            return grad_of_self, grad_of_src
        return node.restored(grad_of_self, grad_of_src)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def copy(input, src, non_blocking=False, _=Tensor, out=Tensor):
    """copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor

    The values of src, broadcast to the shape of self.
    """
    if non_blocking is not True and non_blocking is not False:
        non_blocking = value_argument("copy", "non_blocking", "bool", non_blocking)
    if input.__class__ is not out or src.__class__ is not _:
        cls = src.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(copy, out, _, input, src, non_blocking)
            return dispatch(copy_op, input, src, non_blocking)
        src = number(src, cls if src else str(src), input._data.dtype)
    self_ = input._data
    src_ = src._data
    try:
        result_ = np.copy(kernels.spread(self_, src_))
    except FAULTS as _error:
        raise refused(_error, "copy", self_, src_, non_blocking) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    src_fn = src._fn
    if self_fn is None and src_fn is None:
        out._fn = None
        return MODE.mark(out, copy_op, input, src, non_blocking) if MODE.marks else out
    out._fn = node = CopyBackward0()
    if MODE.altered and not MODE.records(node, out, input, src, non_blocking):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if (self_.shape == src_.shape and self_.dtype is src_.dtype is result_.dtype) or (
        src_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, src_fn, src_)
    return out


def copy_(input, src, non_blocking=False):
    """In-place version of copy."""
    if non_blocking is not True and non_blocking is not False:
        non_blocking = value_argument("copy", "non_blocking", "bool", non_blocking)
    if input.__class__ is not Tensor or src.__class__ is not Tensor:
        cls = src.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(copy_op, copy_into, input, src, non_blocking)
        src = number(src, cls if src else str(src), input._data.dtype)
    self_ = input._data
    src_ = src._data
    self_fn = input._fn
    src_fn = src._fn
    _recorded = not (
        (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled())
    )
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (
        _recorded
        and (self_fn is LEAF or not _alone or (self_fn is None and self_.dtype.kind not in "fc"))
    ):
        return in_place(copy_op, copy_into, input, src, non_blocking)
    result_ = self_
    try:
        np.copyto(self_, kernels.spread(self_, src_))
    except (TypeError, ValueError):
        return in_place(copy_op, copy_into, input, src, non_blocking)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = CopyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, src if src_fn is LEAF else src_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if (self_.shape == src_.shape and self_.dtype is src_.dtype is result_.dtype) or (
        src_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, src_fn, src_)
    return input


def copy_into(self_, src_, non_blocking):
    np.copyto(self_, kernels.spread(self_, src_))


def copy_jvp(result, self, src, non_blocking, self_t, src_t):
    tangent = None
    if src_t is not None:
        tangent = add_tangents(tangent, src_t)
    return tangent_like(tangent, result)


copy_op = operation("copy", "pointwise", copy, copy_jvp, (0, 1), batched="copied")
