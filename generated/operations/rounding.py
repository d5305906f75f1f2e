# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 0ea524113e69f4ef, content 534dc17c65db8bee
"""Rounding: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, NUMPY_NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import ReturnType, add_tangents, tangent_like, zero_array, zero_tensor
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, from_array, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "ceil", "ceil_", "floor", "floor_", "trunc", "trunc_", "round", "round_", "frac", "frac_",
    "frexp", "ldexp", "ldexp_", "nan_to_num", "nan_to_num_", "nextafter", "nextafter_", "fix",
    "fix_", "special_round", "special_round_",
]  # fmt: skip


# ---- ceil
class CeilBackward0(Node):
    __slots__ = ()
    operation = "ceil"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_array(self_shape, self_dtype, grad),)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def ceil(input, _=ndarray, out=Tensor):
    """ceil(Tensor self) -> Tensor

    The ceiling of self, the smallest whole number that is not less.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(ceil, out, _, input)
        return dispatch(ceil_op, input)
    self_ = input._data
    try:
        result_ = np.ceil(self_) if self_.size < NATIVE.shared else NATIVE.forward(ceil_op, self_)
    except FAULTS as _error:
        raise refused(_error, "ceil", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(ceil, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, ceil_op, input) if MODE.marks else out
    out._fn = node = CeilBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def ceil_(input):
    """In-place version of ceil."""
    if input.__class__ is not Tensor:
        return in_place(ceil_op, ceil_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(ceil_op, ceil_into, input)
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(ceil_op, self_):
            np.ceil(self_, self_)
    except (TypeError, ValueError):
        return in_place(ceil_op, ceil_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = CeilBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return input


def ceil_into(self_):
    np.ceil(self_, self_)


def ceil_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


ceil_op = operation("ceil", "pointwise", ceil, ceil_jvp, (0,), exact=True)


# ---- floor
class FloorBackward0(Node):
    __slots__ = ()
    operation = "floor"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_array(self_shape, self_dtype, grad),)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def floor(input, _=ndarray, out=Tensor):
    """floor(Tensor self) -> Tensor

    The floor of self, the largest whole number that is not more.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(floor, out, _, input)
        return dispatch(floor_op, input)
    self_ = input._data
    try:
        result_ = np.floor(self_) if self_.size < NATIVE.shared else NATIVE.forward(floor_op, self_)
    except FAULTS as _error:
        raise refused(_error, "floor", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(floor, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, floor_op, input) if MODE.marks else out
    out._fn = node = FloorBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def floor_(input):
    """In-place version of floor."""
    if input.__class__ is not Tensor:
        return in_place(floor_op, floor_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(floor_op, floor_into, input)
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(floor_op, self_):
            np.floor(self_, self_)
    except (TypeError, ValueError):
        return in_place(floor_op, floor_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = FloorBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return input


def floor_into(self_):
    np.floor(self_, self_)


def floor_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


floor_op = operation("floor", "pointwise", floor, floor_jvp, (0,), exact=True)


# ---- trunc
class TruncBackward0(Node):
    __slots__ = ()
    operation = "trunc"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_array(self_shape, self_dtype, grad),)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def trunc(input, _=ndarray, out=Tensor):
    """trunc(Tensor self) -> Tensor

    self without what follows the point.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(trunc, out, _, input)
        return dispatch(trunc_op, input)
    self_ = input._data
    try:
        result_ = np.trunc(self_) if self_.size < NATIVE.shared else NATIVE.forward(trunc_op, self_)
    except FAULTS as _error:
        raise refused(_error, "trunc", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(trunc, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, trunc_op, input) if MODE.marks else out
    out._fn = node = TruncBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def trunc_(input):
    """In-place version of trunc."""
    if input.__class__ is not Tensor:
        return in_place(trunc_op, trunc_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(trunc_op, trunc_into, input)
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(trunc_op, self_):
            np.trunc(self_, self_)
    except (TypeError, ValueError):
        return in_place(trunc_op, trunc_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = TruncBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return input


def trunc_into(self_):
    np.trunc(self_, self_)


def trunc_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


trunc_op = operation("trunc", "pointwise", trunc, trunc_jvp, (0,), exact=True)


# ---- round
class RoundBackward0(Node):
    __slots__ = ()
    operation = "round"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def round(input, *, decimals=0, out=None):
    """round(Tensor self, *, int decimals=0) -> Tensor

    The nearest number with so many decimals; halves go to the even neighbour.
    """
    if out is not None:
        return write_out(round, out, Tensor, input, decimals=decimals)
    if decimals.__class__ is not int:
        decimals = value_argument("round", "decimals", "int", decimals)
    if input.__class__ is not Tensor:
        return dispatch(round_op, input, decimals)
    self_ = input._data
    try:
        result_ = (
            np.round(self_, decimals)
            if self_.size < NATIVE.shared
            else NATIVE.forward(round_op, self_, decimals)
        )
    except FAULTS as _error:
        raise refused(_error, "round", self_, decimals) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, round_op, input, decimals) if MODE.marks else out
    out._fn = node = RoundBackward0()
    if MODE.altered and not MODE.records(node, out, input, decimals):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def round_(input, *, decimals=0):
    """In-place version of round."""
    if decimals.__class__ is not int:
        decimals = value_argument("round", "decimals", "int", decimals)
    if input.__class__ is not Tensor:
        return in_place(round_op, round_into, input, decimals)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(round_op, round_into, input, decimals)
    result_ = self_
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(round_op, self_, decimals):
            np.copyto(self_, np.round(self_, decimals))
    except (TypeError, ValueError):
        return in_place(round_op, round_into, input, decimals)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = RoundBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def round_into(self_, decimals):
    np.copyto(self_, np.round(self_, decimals))


def round_jvp(result, self, decimals, self_t):
    tangent = None
    return tangent_like(tangent, result)


round_op = operation(
    "round", "pointwise", round, round_jvp, (0,), keywords=("decimals",), exact=True
)


# ---- frac
class FracBackward0(Node):
    __slots__ = ()
    operation = "frac"
    formulas = {"self": "grad"}

    def on_arrays(node, saved, grad, needs):
        grad_of_self = grad
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)


def frac(input, _=ndarray, out=Tensor):
    """frac(Tensor self) -> Tensor

    What follows the point in self, with its sign.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(frac, out, _, input)
        return dispatch(frac_op, input)
    self_ = input._data
    try:
        result_ = kernels.frac(self_)
    except FAULTS as _error:
        raise refused(_error, "frac", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(frac, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, frac_op, input) if MODE.marks else out
    out._fn = node = FracBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def frac_(input):
    """In-place version of frac."""
    if input.__class__ is not Tensor:
        return in_place(frac_op, frac_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(frac_op, frac_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(frac_op, self_):
            np.copyto(self_, kernels.frac(self_))
    except (TypeError, ValueError):
        return in_place(frac_op, frac_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = FracBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def frac_into(self_):
    np.copyto(self_, kernels.frac(self_))


def frac_jvp(result, self, self_t):
    return tangent_like(self_t, result)


frac_op = operation("frac", "pointwise", frac, frac_jvp, (0,), exact=True)


# ---- frexp
class FrexpResult(ReturnType):
    __slots__ = ()
    operation = "frexp"
    fields = ("mantissa", "exponent")


class FrexpBackward0(Node):
    __slots__ = ()
    operation = "frexp"
    formulas = {"self": "ldexp(grad, -exponent)"}
    saves = {"exponent": None}

    def on_arrays(node, saved, grad, needs):
        (exponent,) = saved
        grad_of_self = kernels.ldexp(grad, -exponent)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops)


def frexp(input, _=Tensor, out=Tensor):
    """frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)

    self as mantissa * 2**exponent, where 0.5 <= abs(mantissa) < 1 unless self is 0.
    """
    if input.__class__ is not out or out is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(frexp, out, _, input)
        return dispatch(frexp_op, input)
    self_ = input._data
    try:
        mantissa_, exponent_ = np.frexp(self_)
    except FAULTS as _error:
        raise refused(_error, "frexp", self_) from None
    _outputs = FrexpResult((from_array(mantissa_), from_array(exponent_)))
    self_fn = input._fn
    if self_fn is None:
        if MODE.settle is not None:
            MODE.settle(_outputs, frexp_op, input)
        return _outputs
    node = FrexpBackward0()
    if MODE.altered and not MODE.records(node, _outputs, input):
        return _outputs
    _outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (exponent_,)
    node.restore = None if self_.dtype is mantissa_.dtype else restore_to(mantissa_, self_fn, self_)
    return _outputs


def frexp_jvp(result, self, self_t):
    _mantissa, exponent = result
    return (ops.ldexp(self_t, -exponent), None)


frexp_op = operation("frexp", "pointwise", frexp, frexp_jvp, (0,))


# ---- ldexp
class LdexpBackward0(Node):
    __slots__ = ()
    operation = "ldexp"
    formulas = {
        "self": "ldexp(grad, other.conj())",
        "other": "grad * (result * 0.6931471805599453).conj()",
    }
    saves = {"other": 1, "result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.ldexp(grad, other.conj())
        if needs[1] is not None:
            grad_of_other = grad * (result * 0.6931471805599453).conj()
        if node.restore is None:
            return alike(grad, grad_of_self), grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, kernels=ops)


def ldexp(input, other, _=Tensor, out=Tensor):
    """ldexp(Tensor self, Tensor other) -> Tensor

    self * 2**other.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(ldexp, out, _, input, other)
            return dispatch(ldexp_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.ldexp(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "ldexp", self_, other_) from None
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
        return MODE.mark(out, ldexp_op, input, other) if MODE.marks else out
    out._fn = node = LdexpBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else other_, None if other_fn is None else result_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def ldexp_(input, other):
    """In-place version of ldexp."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMPY_NUMBERS:
            return in_place(ldexp_op, ldexp_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
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
        return in_place(ldexp_op, ldexp_into, input, other)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(ldexp_op, self_, other_):
            np.copyto(self_, kernels.ldexp(self_, other_))
    except (TypeError, ValueError):
        return in_place(ldexp_op, ldexp_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = LdexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else other_, None if other_fn is None else result_)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def ldexp_into(self_, other_):
    np.copyto(self_, kernels.ldexp(self_, other_))


def ldexp_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.ldexp(self_t.conj(), other.conj()).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * (result * 0.6931471805599453))
    return tangent_like(tangent, result)


ldexp_op = operation("ldexp", "pointwise", ldexp, ldexp_jvp, (0, 1))


# ---- nan_to_num
class NanToNumBackward0(Node):
    __slots__ = ()
    operation = "nan_to_num"
    formulas = {"self": "where(isfinite(self), grad, 0)"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = kernels.where(np.isfinite(self), grad, 0)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, kernels=ops, np=ops)


def nan_to_num(input, nan=None, posinf=None, neginf=None, _=ndarray, out=Tensor):
    """nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) ->
    Tensor

    self with nan, inf and -inf replaced, by 0 and the largest and smallest number if not
    given.
    """
    if nan is not None and nan.__class__ not in NUMBERS:
        nan = value_argument("nan_to_num", "nan", "float?", nan)
    if posinf is not None and posinf.__class__ not in NUMBERS:
        posinf = value_argument("nan_to_num", "posinf", "float?", posinf)
    if neginf is not None and neginf.__class__ not in NUMBERS:
        neginf = value_argument("nan_to_num", "neginf", "float?", neginf)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(nan_to_num, out, _, input, nan, posinf, neginf)
        return dispatch(nan_to_num_op, input, nan, posinf, neginf)
    self_ = input._data
    try:
        result_ = kernels.nan_to_num(self_, nan, posinf, neginf)
    except FAULTS as _error:
        raise refused(_error, "nan_to_num", self_, nan, posinf, neginf) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(nan_to_num, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, nan_to_num_op, input, nan, posinf, neginf) if MODE.marks else out
    out._fn = node = NanToNumBackward0()
    if MODE.altered and not MODE.records(node, out, input, nan, posinf, neginf):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def nan_to_num_(input, nan=None, posinf=None, neginf=None):
    """In-place version of nan_to_num."""
    if nan is not None and nan.__class__ not in NUMBERS:
        nan = value_argument("nan_to_num", "nan", "float?", nan)
    if posinf is not None and posinf.__class__ not in NUMBERS:
        posinf = value_argument("nan_to_num", "posinf", "float?", posinf)
    if neginf is not None and neginf.__class__ not in NUMBERS:
        neginf = value_argument("nan_to_num", "neginf", "float?", neginf)
    if input.__class__ is not Tensor:
        return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(nan_to_num_op, self_, nan, posinf, neginf)
        ):
            np.copyto(result_, kernels.nan_to_num(self_, nan, posinf, neginf))
    except (TypeError, ValueError):
        return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = NanToNumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def nan_to_num_into(self_, nan, posinf, neginf):
    np.copyto(self_, kernels.nan_to_num(self_, nan, posinf, neginf))


def nan_to_num_jvp(result, self, nan, posinf, neginf, self_t):
    return tangent_like(ops.where(ops.isfinite(self), self_t, 0), result)


nan_to_num_op = operation("nan_to_num", "pointwise", nan_to_num, nan_to_num_jvp, (0,), exact=True)


# ---- nextafter
class NextafterBackward0(Node):
    __slots__ = ()
    operation = "nextafter"
    formulas = {"self": "grad", "other": "zero"}
    arg_names = ("other_shape", "other_dtype")

    def on_arrays(node, saved, grad, needs):
        other_shape, other_dtype = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = zero_array(other_shape, other_dtype, grad)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def nextafter(input, other, _=Tensor, out=Tensor):
    """nextafter(Tensor self, Tensor other) -> Tensor

    The next floating-point number after self in the direction of other.
    """
    if input.__class__ is not out or other.__class__ is not _:
        cls = other.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMPY_NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(nextafter, out, _, input, other)
            return dispatch(nextafter_op, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.nextafter(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "nextafter", self_, other_) from None
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
        return MODE.mark(out, nextafter_op, input, other) if MODE.marks else out
    out._fn = node = NextafterBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (other_.shape, other_.dtype)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return out


def nextafter_(input, other):
    """In-place version of nextafter."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMPY_NUMBERS:
            return in_place(nextafter_op, nextafter_into, input, other)
        other = number(other, cls if other else str(other), input._data.dtype, "floats")
    self_ = input._data
    other_ = other._data
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
                self_fn is LEAF or not _alone or (self_fn is None and self_.dtype.kind not in "fc")
            )
        )
    ):
        return in_place(nextafter_op, nextafter_into, input, other)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(nextafter_op, self_, other_):
            np.copyto(self_, kernels.nextafter(self_, other_))
    except (TypeError, ValueError):
        return in_place(nextafter_op, nextafter_into, input, other)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = NextafterBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (other_.shape, other_.dtype)
    if (self_.shape == other_.shape and self_.dtype is other_.dtype is result_.dtype) or (
        other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, other_fn, other_)
    return input


def nextafter_into(self_, other_):
    np.copyto(self_, kernels.nextafter(self_, other_))


def nextafter_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    return tangent_like(tangent, result)


nextafter_op = operation("nextafter", "pointwise", nextafter, nextafter_jvp, (0, 1))


fix = trunc
fix_ = trunc_
special_round = round
special_round_ = round_
