# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 1aabbd4577666b82, content db506c512466c82b
"""Powers, roots and signs: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import apart
from autograd.array.unbroadcast import alike, restore_to
from autograd.base.dtypes import COMPLEX
from autograd.core.dispatch import NUMBERS, dispatch, number, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling, of_numbers
from autograd.core.runtime import (
    add_tangents,
    complex_refused,
    tangent_like,
    zero_array,
    zero_tensor,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor, is_grad_enabled
from autograd.core.version_counter import bump_version, count_private_write, getrefcount, next_stamp
from autograd.formulas import powers
from autograd.kernels.large import NATIVE
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "pow", "pow_", "square", "square_", "sqrt", "sqrt_", "rsqrt", "rsqrt_", "cbrt", "cbrt_",
    "reciprocal", "reciprocal_", "abs", "abs_", "sign", "sign_", "sgn", "sgn_", "absolute",
    "absolute_", "pow_reflected",
]  # fmt: skip


# ---- pow
class PowBackward0(Node):
    __slots__ = ()
    operation = "pow"
    formulas = {
        "self": "powers.pow_self(grad, self, exponent)",
        "exponent": "powers.pow_exponent(grad, self, exponent, result)",
    }
    shown = "by_edges"
    saves = {"self": 0, "exponent": 1, "result": Output(None, 0)}
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        self, exponent, result = saved
        grad_of_self = grad_of_exponent = None
        if needs[0] is not None:
            grad_of_self = powers.pow_self(grad, self, exponent)
        if needs[1] is not None:
            grad_of_exponent = powers.pow_exponent(grad, self, exponent, result)
        if node.restore is None:
            return alike(grad, grad_of_self), alike(grad, grad_of_exponent)
        return node.restored(grad_of_self, grad_of_exponent)

    def recompute(node, saved):
        self, exponent, _result = saved
        return (kernels.pow_(self, exponent),)


def pow(input, exponent, _=Tensor, out=Tensor):
    """pow(Tensor self, Tensor exponent) -> Tensor

    self to the power of exponent.
    """
    if input.__class__ is not out or exponent.__class__ is not _:
        cls = exponent.__class__
        if input.__class__ is not out or out is not _ or cls not in NUMBERS:
            if out is not Tensor or _ is not Tensor:
                return write_out(pow, out, _, input, exponent)
            return dispatch(pow_op, input, exponent)
        exponent = number(exponent, cls if exponent else str(exponent), input._data.dtype, "exact")
    self_ = input._data
    exponent_ = exponent._data
    try:
        result_ = kernels.pow_(self_, exponent_)
    except FAULTS as _error:
        raise refused(_error, "pow", self_, exponent_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or result_ is exponent_:
        result_ = apart(result_, self_, exponent_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    exponent_fn = exponent._fn
    if self_fn is None and exponent_fn is None:
        out._fn = None
        return MODE.mark(out, pow_op, input, exponent) if MODE.marks else out
    out._fn = node = PowBackward0()
    if MODE.altered and not MODE.records(node, out, input, exponent):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, exponent if exponent_fn is LEAF else exponent_fn,
    )  # fmt: skip
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    if (self_.shape == exponent_.shape and self_.dtype is exponent_.dtype is result_.dtype) or (
        exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, exponent_fn, exponent_)
    return out


def pow_(input, exponent):
    """In-place version of pow."""
    if input.__class__ is not Tensor or exponent.__class__ is not Tensor:
        cls = exponent.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS:
            return in_place(pow_op, pow_into, input, exponent)
        exponent = number(exponent, cls if exponent else str(exponent), input._data.dtype, "exact")
    self_ = input._data
    exponent_ = exponent._data
    self_fn = input._fn
    exponent_fn = exponent._fn
    _recorded = not (
        (self_fn is None and exponent_fn is None) or (MODE.altered and not is_grad_enabled())
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
                or exponent_ is self_
                or exponent_.base is not None
            )
        )
    ):
        return in_place(pow_op, pow_into, input, exponent)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.least
            or not NATIVE.written(pow_op, self_, exponent_)
        ):
            np.copyto(result_, kernels.pow_(self_, exponent_))
    except (TypeError, ValueError):
        return in_place(pow_op, pow_into, input, exponent)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = PowBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, exponent if exponent_fn is LEAF else exponent_fn)
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    if (self_.shape == exponent_.shape and self_.dtype is exponent_.dtype is result_.dtype) or (
        exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype
    ):
        node.restore = None
    else:
        node.restore = restore_to(result_, self_fn, self_, exponent_fn, exponent_)
    return input


def pow_into(self_, exponent_):
    np.copyto(self_, kernels.pow_(self_, exponent_))


def pow_jvp(result, self, exponent, self_t, exponent_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.pow_self(self_t.conj(), self, exponent).conj())
    if exponent_t is not None:
        tangent = add_tangents(
            tangent, powers.pow_exponent(exponent_t.conj(), self, exponent, result).conj()
        )
    return tangent_like(tangent, result)


pow_op = operation("pow", "pointwise", pow, pow_jvp, (0, 1), exact=True)


# ---- square
class SquareBackward0(Node):
    __slots__ = ()
    operation = "square"
    formulas = {"self": "grad * (2 * self).conj()"}
    shown = "PowBackward0"
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (2 * self).conj(),)

    on_numbers = of_numbers(on_arrays)


def square(input, _=ndarray, out=Tensor):
    """square(Tensor self) -> Tensor

    The square of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(square, out, _, input)
        return dispatch(square_op, input)
    self_ = input._data
    try:
        result_ = (
            np.square(self_) if self_.size < NATIVE.shared else NATIVE.forward(square_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "square", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(square, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, square_op, input) if MODE.marks else out
    out._fn = node = SquareBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def square_(input):
    """In-place version of square."""
    if input.__class__ is not Tensor:
        return in_place(square_op, square_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(square_op, square_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if (
            self_ is not result_
            or self_.size < NATIVE.shared
            or not NATIVE.written(square_op, self_)
        ):
            np.square(self_, result_)
    except (TypeError, ValueError):
        return in_place(square_op, square_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SquareBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def square_into(self_):
    np.square(self_, self_)


def square_jvp(result, self, self_t):
    return tangent_like(self_t * (2 * self), result)


square_op = operation("square", "pointwise", square, square_jvp, (0,))


# ---- sqrt
class SqrtBackward0(Node):
    __slots__ = ()
    operation = "sqrt"
    formulas = {"self": "grad / (2 * result).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad / (2 * result).conj(),)

    on_numbers = of_numbers(on_arrays)


def sqrt(input, _=ndarray, out=Tensor):
    """sqrt(Tensor self) -> Tensor

    The square root of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(sqrt, out, _, input)
        return dispatch(sqrt_op, input)
    self_ = input._data
    try:
        result_ = np.sqrt(self_) if self_.size < NATIVE.shared else NATIVE.forward(sqrt_op, self_)
    except FAULTS as _error:
        raise refused(_error, "sqrt", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(sqrt, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sqrt_op, input) if MODE.marks else out
    out._fn = node = SqrtBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def sqrt_(input):
    """In-place version of sqrt."""
    if input.__class__ is not Tensor:
        return in_place(sqrt_op, sqrt_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(sqrt_op, sqrt_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(sqrt_op, self_):
            np.sqrt(self_, self_)
    except (TypeError, ValueError):
        return in_place(sqrt_op, sqrt_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SqrtBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def sqrt_into(self_):
    np.sqrt(self_, self_)


def sqrt_jvp(result, self, self_t):
    return tangent_like(self_t / (2 * result), result)


sqrt_op = operation("sqrt", "pointwise", sqrt, sqrt_jvp, (0,))


# ---- rsqrt
class RsqrtBackward0(Node):
    __slots__ = ()
    operation = "rsqrt"
    formulas = {"self": "-0.5 * grad * (result * result * result).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (-0.5 * grad * (result * result * result).conj(),)

    on_numbers = of_numbers(on_arrays)


def rsqrt(input, _=ndarray, out=Tensor):
    """rsqrt(Tensor self) -> Tensor

    The reciprocal of the square root of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(rsqrt, out, _, input)
        return dispatch(rsqrt_op, input)
    self_ = input._data
    try:
        result_ = (
            1 / np.sqrt(self_) if self_.size < NATIVE.least else NATIVE.forward(rsqrt_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "rsqrt", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(rsqrt, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, rsqrt_op, input) if MODE.marks else out
    out._fn = node = RsqrtBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def rsqrt_(input):
    """In-place version of rsqrt."""
    if input.__class__ is not Tensor:
        return in_place(rsqrt_op, rsqrt_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(rsqrt_op, rsqrt_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(rsqrt_op, self_):
            np.divide(1, np.sqrt(self_), self_)
    except (TypeError, ValueError):
        return in_place(rsqrt_op, rsqrt_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = RsqrtBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def rsqrt_into(self_):
    np.divide(1, np.sqrt(self_), self_)


def rsqrt_jvp(result, self, self_t):
    return tangent_like(-0.5 * self_t * (result * result * result), result)


rsqrt_op = operation("rsqrt", "pointwise", rsqrt, rsqrt_jvp, (0,))


# ---- cbrt
class CbrtBackward0(Node):
    __slots__ = ()
    operation = "cbrt"
    formulas = {"self": "grad / (3 * result * result)"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad / (3 * result * result),)

    on_numbers = of_numbers(on_arrays)


def cbrt(input, _=ndarray, out=Tensor):
    """cbrt(Tensor self) -> Tensor

    The cube root of self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(cbrt, out, _, input)
        return dispatch(cbrt_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cbrt")
    try:
        result_ = np.cbrt(self_) if self_.size < NATIVE.shared else NATIVE.forward(cbrt_op, self_)
    except FAULTS as _error:
        raise refused(_error, "cbrt", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(cbrt, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, cbrt_op, input) if MODE.marks else out
    out._fn = node = CbrtBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def cbrt_(input):
    """In-place version of cbrt."""
    if input.__class__ is not Tensor:
        return in_place(cbrt_op, cbrt_into, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("cbrt")
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(cbrt_op, cbrt_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(cbrt_op, self_):
            np.cbrt(self_, self_)
    except (TypeError, ValueError):
        return in_place(cbrt_op, cbrt_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = CbrtBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def cbrt_into(self_):
    if self_.dtype in COMPLEX:
        raise complex_refused("cbrt")
    np.cbrt(self_, self_)


def cbrt_jvp(result, self, self_t):
    return tangent_like(self_t / (3 * result * result), result)


cbrt_op = operation("cbrt", "pointwise", cbrt, cbrt_jvp, (0,))


# ---- reciprocal
class ReciprocalBackward0(Node):
    __slots__ = ()
    operation = "reciprocal"
    formulas = {"self": "-grad * (result * result).conj()"}
    saves = {"result": Output(None, 0)}

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (-grad * (result * result).conj(),)

    on_numbers = of_numbers(on_arrays)


def reciprocal(input, _=ndarray, out=Tensor):
    """reciprocal(Tensor self) -> Tensor

    The reciprocal of self, 1 / self.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(reciprocal, out, _, input)
        return dispatch(reciprocal_op, input)
    self_ = input._data
    try:
        result_ = 1 / self_ if self_.size < NATIVE.shared else NATIVE.forward(reciprocal_op, self_)
    except FAULTS as _error:
        raise refused(_error, "reciprocal", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(reciprocal, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, reciprocal_op, input) if MODE.marks else out
    out._fn = node = ReciprocalBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def reciprocal_(input):
    """In-place version of reciprocal."""
    if input.__class__ is not Tensor:
        return in_place(reciprocal_op, reciprocal_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if self_.base is not None or (_recorded and (self_fn is LEAF or not _alone)):
        return in_place(reciprocal_op, reciprocal_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.shared or not NATIVE.written(reciprocal_op, self_):
            np.divide(1, self_, self_)
    except (TypeError, ValueError):
        return in_place(reciprocal_op, reciprocal_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = ReciprocalBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def reciprocal_into(self_):
    np.divide(1, self_, self_)


def reciprocal_jvp(result, self, self_t):
    return tangent_like(-self_t * (result * result), result)


reciprocal_op = operation("reciprocal", "pointwise", reciprocal, reciprocal_jvp, (0,))


# ---- abs
class AbsBackward0(Node):
    __slots__ = ()
    operation = "abs"
    formulas = {"self": "grad * self.sgn()"}
    saves = {"self": 0}

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * kernels.sign(self)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        grad_of_self = grad * self.sgn()
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)


def abs(input, _=ndarray, out=Tensor):
    """abs(Tensor self) -> Tensor

    The absolute value of self; of a complex number its modulus, which is real.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(abs, out, _, input)
        return dispatch(abs_op, input)
    self_ = input._data
    try:
        result_ = (
            np.absolute(self_) if self_.size < NATIVE.shared else NATIVE.forward(abs_op, self_)
        )
    except FAULTS as _error:
        raise refused(_error, "abs", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(abs, out, _)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, abs_op, input) if MODE.marks else out
    out._fn = node = AbsBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def abs_(input):
    """In-place version of abs."""
    if input.__class__ is not Tensor:
        return in_place(abs_op, abs_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(abs_op, abs_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.shared or not NATIVE.written(abs_op, self_):
            np.absolute(self_, result_)
    except (TypeError, ValueError):
        return in_place(abs_op, abs_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = AbsBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def abs_into(self_):
    np.absolute(self_, self_)


def abs_jvp(result, self, self_t):
    return tangent_like(self_t * self.sgn().conj(), result)


abs_op = operation("abs", "pointwise", abs, abs_jvp, (0,))


# ---- sign
class SignBackward0(Node):
    __slots__ = ()
    operation = "sign"
    formulas = {"self": "zero"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = zero_array(self_shape, self_dtype, grad)
        if node.restore is None:
            return (grad_of_self,)
        return node.restored(grad_of_self)

    on_tensors = calling(on_arrays, zero_array=zero_tensor)


def sign(input, _=ndarray, out=Tensor):
    """sign(Tensor self) -> Tensor

    The sign of self, as -1, 0 or 1; its gradient is zero everywhere, also at 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(sign, out, _, input)
        return dispatch(sign_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("sign")
    try:
        result_ = kernels.sign(self_)
    except FAULTS as _error:
        raise refused(_error, "sign", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(sign, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sign_op, input) if MODE.marks else out
    out._fn = node = SignBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def sign_(input):
    """In-place version of sign."""
    if input.__class__ is not Tensor:
        return in_place(sign_op, sign_into, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("sign")
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(sign_op, sign_into, input)
    result_ = self_
    try:
        if self_.size < NATIVE.least or not NATIVE.written(sign_op, self_):
            np.copyto(self_, kernels.sign(self_))
    except (TypeError, ValueError):
        return in_place(sign_op, sign_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SignBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def sign_into(self_):
    if self_.dtype in COMPLEX:
        raise complex_refused("sign")
    np.copyto(self_, kernels.sign(self_))


def sign_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


sign_op = operation("sign", "pointwise", sign, sign_jvp, (0,), exact=True)


# ---- sgn
class SgnBackward0(Node):
    __slots__ = ()
    operation = "sgn"
    formulas = {"self": "powers.sgn_self(grad, self, result)"}
    saves = {"self": 0, "result": Output(None, 0)}
    recomputed = {1: 0}

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        grad_of_self = powers.sgn_self(grad, self, result)
        if node.restore is None:
            return (alike(grad, grad_of_self),)
        return node.restored(grad_of_self)

    def recompute(node, saved):
        self, _result = saved
        return (kernels.sign(self),)


def sgn(input, _=ndarray, out=Tensor):
    """sgn(Tensor self) -> Tensor

    The sign of self, self / abs(self), and 0 at 0.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(sgn, out, _, input)
        return dispatch(sgn_op, input)
    self_ = input._data
    try:
        result_ = kernels.sign(self_)
    except FAULTS as _error:
        raise refused(_error, "sgn", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(sgn, out, _)
    if result_.base is not None or result_ is self_:
        result_ = apart(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, sgn_op, input) if MODE.marks else out
    out._fn = node = SgnBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return out


def sgn_(input):
    """In-place version of sgn."""
    if input.__class__ is not Tensor:
        return in_place(sgn_op, sgn_into, input)
    self_ = input._data
    self_fn = input._fn
    _recorded = not (self_fn is None or (MODE.altered and not is_grad_enabled()))
    _alone = getrefcount(self_) <= MODE.alone
    if (
        self_.base is not None
        or MODE.settle is not None
        or (_recorded and (self_fn is LEAF or not _alone))
    ):
        return in_place(sgn_op, sgn_into, input)
    result_ = self_
    if _recorded:
        self_ = self_.copy()
    try:
        if self_ is not result_ or self_.size < NATIVE.least or not NATIVE.written(sgn_op, self_):
            np.copyto(result_, kernels.sign(self_))
    except (TypeError, ValueError):
        return in_place(sgn_op, sgn_into, input)
    (count_private_write if _alone else bump_version)(input)
    if not _recorded:
        return input
    input._fn = node = SgnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_, result_)
    node.restore = None if self_.dtype is result_.dtype else restore_to(result_, self_fn, self_)
    return input


def sgn_into(self_):
    np.copyto(self_, kernels.sign(self_))


def sgn_jvp(result, self, self_t):
    return powers.sgn_self(self_t, self, result)


sgn_op = operation("sgn", "pointwise", sgn, sgn_jvp, (0,), exact=True)


absolute = abs
absolute_ = abs_


def pow_reflected(input, other):
    """The reflected operator of pow: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return pow(other, input)
