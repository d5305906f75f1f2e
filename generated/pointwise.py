# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind pointwise: functions, Backward nodes and tangents.

Each element of the output comes from the broadcast elements at its place.
"""

# ruff: noqa
# mypy: ignore-errors
from math import inf

import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.formulas import bounds, powers
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node, Output
from autograd.operation import NUMBERS, dispatch, number, operation
from autograd.restore import restore_targets
from autograd.support import add_tangents, in_place, tangent_like, zero_tensor
from autograd.tensor import LEAF, Tensor
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# add    derivatives.yaml:9


class AddBackward0(Node):
    """add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'add'
    formulas = {
        'self': 'grad',
        'other': 'grad if alpha == 1 else grad * alpha.conj()',
    }
    arg_names = ('alpha',)

    def on_arrays(node, saved, grad, needs):
        (alpha,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = grad if alpha == 1 else grad * alpha.conjugate()
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def add(self, other, *, alpha=1):
    """add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self + alpha * other.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(add_op, self, other, alpha)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = self_ + other_ if alpha == 1 else self_ + alpha * other_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def add_(self, other, *, alpha=1):
    """In-place version of add."""
    return in_place(add_op, add_into, self, other, alpha)


def add_into(self_, other_, alpha):
    np.add(self_, other_, out=self_) if alpha == 1 else np.add(self_, alpha * other_, out=self_)


def add_jvp(result, self, other, alpha, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, other_t if alpha == 1 else other_t * alpha)
    return tangent_like(tangent, result)


add_op = operation('add', 'pointwise', add, add_jvp, (0, 1), edges=(0, 1), keywords=('alpha',))


# ------------------------------------------------------------------------------------------------
# sub    derivatives.yaml:18


class SubBackward0(Node):
    """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'sub'
    formulas = {
        'self': 'grad',
        'other': '-grad if alpha == 1 else -grad * alpha.conj()',
    }
    arg_names = ('alpha',)

    def on_arrays(node, saved, grad, needs):
        (alpha,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = -grad if alpha == 1 else -grad * alpha.conjugate()
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def sub(self, other, *, alpha=1):
    """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self - alpha * other.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(sub_op, self, other, alpha)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = self_ - other_ if alpha == 1 else self_ - alpha * other_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SubBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def sub_(self, other, *, alpha=1):
    """In-place version of sub."""
    return in_place(sub_op, sub_into, self, other, alpha)


def sub_into(self_, other_, alpha):
    np.subtract(self_, other_, out=self_) if alpha == 1 else np.subtract(self_, alpha * other_, out=self_)


def sub_jvp(result, self, other, alpha, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, -other_t if alpha == 1 else -other_t * alpha)
    return tangent_like(tangent, result)


sub_op = operation('sub', 'pointwise', sub, sub_jvp, (0, 1), edges=(0, 1), keywords=('alpha',))


# ------------------------------------------------------------------------------------------------
# mul    derivatives.yaml:33


class MulBackward0(Node):
    """mul(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'mul'
    formulas = {
        'self': 'grad * other.conj()',
        'other': 'grad * self.conj()',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * other.conj()
        if needs[1] is not None:
            grad_of_other = grad * self.conj()
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def mul(self, other):
    """mul(Tensor self, Tensor other) -> Tensor

    self * other.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(mul_op, self, other)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = self_ * other_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def mul_(self, other):
    """In-place version of mul."""
    return in_place(mul_op, mul_into, self, other)


def mul_into(self_, other_):
    np.multiply(self_, other_, out=self_)


def mul_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * other)
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * self)
    return tangent_like(tangent, result)


mul_op = operation('mul', 'pointwise', mul, mul_jvp, (0, 1), keeps_self=True, edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# div    derivatives.yaml:43


class DivBackward0(Node):
    """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor"""

    __slots__ = ()
    operation = 'div'
    formulas = {
        'self': 'grad / other.conj() if rounding_mode is None else zeros_like(grad)',
        'other': '-grad * (result / other).conj() if rounding_mode is None else zeros_like(grad)',
    }
    saved_names = ('other', 'result')
    saved_edges = (1, Output(None, 0))
    arg_names = ('rounding_mode',)

    def on_arrays(node, saved, grad, needs):
        other, result = saved
        (rounding_mode,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad / other.conj() if rounding_mode is None else np.zeros_like(grad, dtype=None)
        if needs[1] is not None:
            grad_of_other = -grad * (result / other).conj() if rounding_mode is None else np.zeros_like(grad, dtype=None)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        other, result = saved
        (rounding_mode,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad / other.conj() if rounding_mode is None else ops.zeros_like(grad)
        if needs[1] is not None:
            grad_of_other = -grad * (result / other).conj() if rounding_mode is None else ops.zeros_like(grad)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def div(self, other, *, rounding_mode=None):
    """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

    self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(div_op, self, other, rounding_mode)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = self_ / other_ if rounding_mode is None else kernels.div_rounded(self_, other_, rounding_mode)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DivBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (other_, None if other_fn is None else result_)
    node.args = (rounding_mode,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def div_(self, other, *, rounding_mode=None):
    """In-place version of div."""
    return in_place(div_op, div_into, self, other, rounding_mode)


def div_into(self_, other_, rounding_mode):
    np.divide(self_, other_, out=self_) if rounding_mode is None else np.copyto(self_, kernels.div_rounded(self_, other_, rounding_mode))


def div_jvp(result, self, other, rounding_mode, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / other if rounding_mode is None else ops.zeros_like(self_t.conj()).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, -other_t * (result / other) if rounding_mode is None else ops.zeros_like(other_t.conj()).conj())
    return tangent_like(tangent, result)


div_op = operation('div', 'pointwise', div, div_jvp, (0, 1), edges=(0, 1), keywords=('rounding_mode',))


# ------------------------------------------------------------------------------------------------
# remainder    derivatives.yaml:62


class RemainderBackward0(Node):
    """remainder(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'remainder'
    formulas = {
        'self': 'grad',
        'other': '-grad * floor_divide(self, other)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = -grad * np.floor_divide(self, other)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = -grad * ops.floor_divide(self, other)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def remainder(self, other):
    """remainder(Tensor self, Tensor other) -> Tensor

    What is left of self / other rounded down; it has the sign of other.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(remainder_op, self, other)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = np.remainder(self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RemainderBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def remainder_(self, other):
    """In-place version of remainder."""
    return in_place(remainder_op, remainder_into, self, other)


def remainder_into(self_, other_):
    np.remainder(self_, other_, out=self_)


def remainder_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, -other_t * ops.floor_divide(self, other).conj())
    return tangent_like(tangent, result)


remainder_op = operation('remainder', 'pointwise', remainder, remainder_jvp, (0, 1), keeps_self=True, edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# neg    derivatives.yaml:72


class NegBackward0(Node):
    """neg(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'neg'
    formulas = {
        'self': '-grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (-grad,)

    on_tensors = on_arrays


def neg(self):
    """neg(Tensor self) -> Tensor

    -self.
    """
    if self.__class__ is not Tensor:
        return dispatch(neg_op, self)
    self_ = self._data
    result_ = -self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NegBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def neg_(self):
    """In-place version of neg."""
    return in_place(neg_op, neg_into, self)


def neg_into(self_):
    np.negative(self_, out=self_)


def neg_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t)
    return tangent_like(tangent, result)


neg_op = operation('neg', 'pointwise', neg, neg_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# positive    derivatives.yaml:81


class PositiveBackward0(Node):
    """positive(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'positive'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def positive(self):
    """positive(Tensor self) -> Tensor

    +self.
    """
    if self.__class__ is not Tensor:
        return dispatch(positive_op, self)
    self_ = self._data
    result_ = +self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PositiveBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def positive_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    return tangent_like(tangent, result)


positive_op = operation('positive', 'pointwise', positive, positive_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# pow    derivatives.yaml:90


class PowBackward0(Node):
    """pow(Tensor self, Tensor exponent) -> Tensor"""

    __slots__ = ()
    operation = 'pow'
    formulas = {
        'self': 'powers.pow_self(grad, self, exponent)',
        'exponent': 'powers.pow_exponent(grad, self, exponent, result)',
    }
    saved_names = ('self', 'exponent', 'result')
    saved_edges = (0, 1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, exponent, result = saved
        grad_of_self = grad_of_exponent = None
        if needs[0] is not None:
            grad_of_self = powers.pow_self(grad, self, exponent)
        if needs[1] is not None:
            grad_of_exponent = powers.pow_exponent(grad, self, exponent, result)
        if node.restore is None:
            return grad_of_self, grad_of_exponent
        return node.restored(grad_of_self, grad_of_exponent)

    on_tensors = on_arrays


def pow(self, exponent):
    """pow(Tensor self, Tensor exponent) -> Tensor

    self to the power of exponent.
    """
    if self.__class__ is not Tensor or exponent.__class__ is not Tensor:
        cls = exponent.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or exponent == 0:
            return dispatch(pow_op, self, exponent)
        exponent = number(exponent, cls, self._data.dtype)
    self_ = self._data
    exponent_ = exponent._data
    result_ = kernels.power(self_, exponent_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    exponent_fn = exponent._fn
    if (self_fn is None and exponent_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PowBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, exponent if exponent_fn is LEAF else exponent_fn)
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    if self_.shape == exponent_.shape and self_.dtype is exponent_.dtype:
        node.restore = None
    elif exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, exponent_fn, exponent_)
    return out


def pow_(self, exponent):
    """In-place version of pow."""
    return in_place(pow_op, pow_into, self, exponent)


def pow_into(self_, exponent_):
    np.copyto(self_, kernels.power(self_, exponent_))


def pow_jvp(result, self, exponent, self_t, exponent_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.pow_self(self_t.conj(), self, exponent).conj())
    if exponent_t is not None:
        tangent = add_tangents(tangent, powers.pow_exponent(exponent_t.conj(), self, exponent, result).conj())
    return tangent_like(tangent, result)


pow_op = operation('pow', 'pointwise', pow, pow_jvp, (0, 1), keeps_self=True, edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# square    derivatives.yaml:100


class SquareBackward0(Node):
    """square(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'square'
    formulas = {
        'self': 'grad * (2 * self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (2 * self).conj(),)

    on_tensors = on_arrays


def square(self):
    """square(Tensor self) -> Tensor

    self * self.
    """
    if self.__class__ is not Tensor:
        return dispatch(square_op, self)
    self_ = self._data
    result_ = self_ * self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SquareBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def square_(self):
    """In-place version of square."""
    return in_place(square_op, square_into, self)


def square_into(self_):
    np.multiply(self_, self_, out=self_)


def square_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (2 * self))
    return tangent_like(tangent, result)


square_op = operation('square', 'pointwise', square, square_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# sqrt    derivatives.yaml:107


class SqrtBackward0(Node):
    """sqrt(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'sqrt'
    formulas = {
        'self': 'grad / (2 * result).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad / (2 * result).conj(),)

    on_tensors = on_arrays


def sqrt(self):
    """sqrt(Tensor self) -> Tensor

    The square root.
    """
    if self.__class__ is not Tensor:
        return dispatch(sqrt_op, self)
    self_ = self._data
    result_ = np.sqrt(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SqrtBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def sqrt_(self):
    """In-place version of sqrt."""
    return in_place(sqrt_op, sqrt_into, self)


def sqrt_into(self_):
    np.sqrt(self_, out=self_)


def sqrt_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (2 * result))
    return tangent_like(tangent, result)


sqrt_op = operation('sqrt', 'pointwise', sqrt, sqrt_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# rsqrt    derivatives.yaml:115


class RsqrtBackward0(Node):
    """rsqrt(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'rsqrt'
    formulas = {
        'self': '-0.5 * grad * (result * result * result).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (-0.5 * grad * (result * result * result).conj(),)

    on_tensors = on_arrays


def rsqrt(self):
    """rsqrt(Tensor self) -> Tensor

    1 / sqrt(self).
    """
    if self.__class__ is not Tensor:
        return dispatch(rsqrt_op, self)
    self_ = self._data
    result_ = 1 / np.sqrt(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RsqrtBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def rsqrt_(self):
    """In-place version of rsqrt."""
    return in_place(rsqrt_op, rsqrt_into, self)


def rsqrt_into(self_):
    np.divide(1, np.sqrt(self_), out=self_)


def rsqrt_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -0.5 * self_t * (result * result * result))
    return tangent_like(tangent, result)


rsqrt_op = operation('rsqrt', 'pointwise', rsqrt, rsqrt_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# reciprocal    derivatives.yaml:122


class ReciprocalBackward0(Node):
    """reciprocal(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'reciprocal'
    formulas = {
        'self': '-grad * (result * result).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (-grad * (result * result).conj(),)

    on_tensors = on_arrays


def reciprocal(self):
    """reciprocal(Tensor self) -> Tensor

    1 / self.
    """
    if self.__class__ is not Tensor:
        return dispatch(reciprocal_op, self)
    self_ = self._data
    result_ = 1 / self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ReciprocalBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def reciprocal_(self):
    """In-place version of reciprocal."""
    return in_place(reciprocal_op, reciprocal_into, self)


def reciprocal_into(self_):
    np.divide(1, self_, out=self_)


def reciprocal_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * (result * result))
    return tangent_like(tangent, result)


reciprocal_op = operation('reciprocal', 'pointwise', reciprocal, reciprocal_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# abs    derivatives.yaml:130


class AbsBackward0(Node):
    """abs(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'abs'
    formulas = {
        'self': 'grad * self.sgn()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * np.sign(self),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * self.sgn(),)


def abs(self):
    """abs(Tensor self) -> Tensor

    The absolute value; of a complex number its modulus, which is real.
    """
    if self.__class__ is not Tensor:
        return dispatch(abs_op, self)
    self_ = self._data
    result_ = np.abs(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AbsBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def abs_(self):
    """In-place version of abs."""
    return in_place(abs_op, abs_into, self)


def abs_into(self_):
    np.abs(self_, out=self_)


def abs_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * self.sgn().conj())
    return tangent_like(tangent, result)


abs_op = operation('abs', 'pointwise', abs, abs_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# sign    derivatives.yaml:140


class SignBackward0(Node):
    """sign(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'sign'
    formulas = {
        'self': 'zero',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (np.zeros(self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_tensor(self_shape, self_dtype),)


def sign(self):
    """sign(Tensor self) -> Tensor

    -1, 0 or 1; its gradient is zero everywhere, also at 0.
    """
    if self.__class__ is not Tensor:
        return dispatch(sign_op, self)
    self_ = self._data
    result_ = np.sign(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SignBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def sign_(self):
    """In-place version of sign."""
    return in_place(sign_op, sign_into, self)


def sign_into(self_):
    np.sign(self_, out=self_)


def sign_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


sign_op = operation('sign', 'pointwise', sign, sign_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# sgn    derivatives.yaml:148


class SgnBackward0(Node):
    """sgn(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'sgn'
    formulas = {
        'self': 'powers.sgn_self(grad, self, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (powers.sgn_self(grad, self, result),)

    on_tensors = on_arrays


def sgn(self):
    """sgn(Tensor self) -> Tensor

    self / abs(self), and 0 at 0.
    """
    if self.__class__ is not Tensor:
        return dispatch(sgn_op, self)
    self_ = self._data
    result_ = np.sign(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SgnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def sgn_(self):
    """In-place version of sgn."""
    return in_place(sgn_op, sgn_into, self)


def sgn_into(self_):
    np.sign(self_, out=self_)


def sgn_jvp(result, self, self_t):
    return powers.sgn_self(self_t, self, result)


sgn_op = operation('sgn', 'pointwise', sgn, sgn_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# exp    derivatives.yaml:158


class ExpBackward0(Node):
    """exp(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'exp'
    formulas = {
        'self': 'grad * result.conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * result.conj(),)

    on_tensors = on_arrays


def exp(self):
    """exp(Tensor self) -> Tensor

    e to the power of self.
    """
    if self.__class__ is not Tensor:
        return dispatch(exp_op, self)
    self_ = self._data
    result_ = np.exp(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ExpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def exp_(self):
    """In-place version of exp."""
    return in_place(exp_op, exp_into, self)


def exp_into(self_):
    np.exp(self_, out=self_)


def exp_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * result)
    return tangent_like(tangent, result)


exp_op = operation('exp', 'pointwise', exp, exp_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# exp2    derivatives.yaml:165


class Exp2Backward0(Node):
    """exp2(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'exp2'
    formulas = {
        'self': 'grad * (result * 0.6931471805599453).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (result * 0.6931471805599453).conj(),)

    on_tensors = on_arrays


def exp2(self):
    """exp2(Tensor self) -> Tensor

    2 to the power of self.
    """
    if self.__class__ is not Tensor:
        return dispatch(exp2_op, self)
    self_ = self._data
    result_ = np.exp2(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Exp2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def exp2_(self):
    """In-place version of exp2."""
    return in_place(exp2_op, exp2_into, self)


def exp2_into(self_):
    np.exp2(self_, out=self_)


def exp2_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (result * 0.6931471805599453))
    return tangent_like(tangent, result)


exp2_op = operation('exp2', 'pointwise', exp2, exp2_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# expm1    derivatives.yaml:172


class Expm1Backward0(Node):
    """expm1(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'expm1'
    formulas = {
        'self': 'grad * (result + 1).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (result + 1).conj(),)

    on_tensors = on_arrays


def expm1(self):
    """expm1(Tensor self) -> Tensor

    exp(self) - 1, accurate near 0.
    """
    if self.__class__ is not Tensor:
        return dispatch(expm1_op, self)
    self_ = self._data
    result_ = np.expm1(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Expm1Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def expm1_(self):
    """In-place version of expm1."""
    return in_place(expm1_op, expm1_into, self)


def expm1_into(self_):
    np.expm1(self_, out=self_)


def expm1_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (result + 1))
    return tangent_like(tangent, result)


expm1_op = operation('expm1', 'pointwise', expm1, expm1_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# log    derivatives.yaml:179


class LogBackward0(Node):
    """log(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'log'
    formulas = {
        'self': 'grad / self.conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / self.conj(),)

    on_tensors = on_arrays


def log(self):
    """log(Tensor self) -> Tensor

    The natural logarithm.
    """
    if self.__class__ is not Tensor:
        return dispatch(log_op, self)
    self_ = self._data
    result_ = np.log(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log_(self):
    """In-place version of log."""
    return in_place(log_op, log_into, self)


def log_into(self_):
    np.log(self_, out=self_)


def log_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / self)
    return tangent_like(tangent, result)


log_op = operation('log', 'pointwise', log, log_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# log2    derivatives.yaml:187


class Log2Backward0(Node):
    """log2(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'log2'
    formulas = {
        'self': 'grad / (self * 0.6931471805599453).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (self * 0.6931471805599453).conj(),)

    on_tensors = on_arrays


def log2(self):
    """log2(Tensor self) -> Tensor

    The logarithm to the base 2.
    """
    if self.__class__ is not Tensor:
        return dispatch(log2_op, self)
    self_ = self._data
    result_ = np.log2(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Log2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log2_(self):
    """In-place version of log2."""
    return in_place(log2_op, log2_into, self)


def log2_into(self_):
    np.log2(self_, out=self_)


def log2_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (self * 0.6931471805599453))
    return tangent_like(tangent, result)


log2_op = operation('log2', 'pointwise', log2, log2_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# log10    derivatives.yaml:195


class Log10Backward0(Node):
    """log10(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'log10'
    formulas = {
        'self': 'grad / (self * 2.302585092994046).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (self * 2.302585092994046).conj(),)

    on_tensors = on_arrays


def log10(self):
    """log10(Tensor self) -> Tensor

    The logarithm to the base 10.
    """
    if self.__class__ is not Tensor:
        return dispatch(log10_op, self)
    self_ = self._data
    result_ = np.log10(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Log10Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log10_(self):
    """In-place version of log10."""
    return in_place(log10_op, log10_into, self)


def log10_into(self_):
    np.log10(self_, out=self_)


def log10_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (self * 2.302585092994046))
    return tangent_like(tangent, result)


log10_op = operation('log10', 'pointwise', log10, log10_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# log1p    derivatives.yaml:203


class Log1pBackward0(Node):
    """log1p(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'log1p'
    formulas = {
        'self': 'grad / (self + 1).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (self + 1).conj(),)

    on_tensors = on_arrays


def log1p(self):
    """log1p(Tensor self) -> Tensor

    log(1 + self), accurate near 0.
    """
    if self.__class__ is not Tensor:
        return dispatch(log1p_op, self)
    self_ = self._data
    result_ = np.log1p(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Log1pBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log1p_(self):
    """In-place version of log1p."""
    return in_place(log1p_op, log1p_into, self)


def log1p_into(self_):
    np.log1p(self_, out=self_)


def log1p_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (self + 1))
    return tangent_like(tangent, result)


log1p_op = operation('log1p', 'pointwise', log1p, log1p_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# logaddexp    derivatives.yaml:211


class LogaddexpBackward0(Node):
    """logaddexp(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'logaddexp'
    formulas = {
        'self': 'powers.logaddexp_one(grad, self, result)',
        'other': 'powers.logaddexp_one(grad, other, result)',
    }
    saved_names = ('self', 'other', 'result')
    saved_edges = (0, 1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = powers.logaddexp_one(grad, self, result)
        if needs[1] is not None:
            grad_of_other = powers.logaddexp_one(grad, other, result)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def logaddexp(self, other):
    """logaddexp(Tensor self, Tensor other) -> Tensor

    log(exp(self) + exp(other)), without overflow.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(logaddexp_op, self, other)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = np.logaddexp(self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogaddexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def logaddexp_(self, other):
    """In-place version of logaddexp."""
    return in_place(logaddexp_op, logaddexp_into, self, other)


def logaddexp_into(self_, other_):
    np.logaddexp(self_, other_, out=self_)


def logaddexp_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp_one(self_t.conj(), self, result).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp_one(other_t.conj(), other, result).conj())
    return tangent_like(tangent, result)


logaddexp_op = operation('logaddexp', 'pointwise', logaddexp, logaddexp_jvp, (0, 1), keeps_self=True, edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# sin    derivatives.yaml:221


class SinBackward0(Node):
    """sin(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'sin'
    formulas = {
        'self': 'grad * cos(self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * np.cos(self).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.cos(self).conj(),)


def sin(self):
    """sin(Tensor self) -> Tensor

    The sine, of an angle in radians.
    """
    if self.__class__ is not Tensor:
        return dispatch(sin_op, self)
    self_ = self._data
    result_ = np.sin(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def sin_(self):
    """In-place version of sin."""
    return in_place(sin_op, sin_into, self)


def sin_into(self_):
    np.sin(self_, out=self_)


def sin_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.cos(self))
    return tangent_like(tangent, result)


sin_op = operation('sin', 'pointwise', sin, sin_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# cos    derivatives.yaml:228


class CosBackward0(Node):
    """cos(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'cos'
    formulas = {
        'self': '-grad * sin(self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (-grad * np.sin(self).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (-grad * ops.sin(self).conj(),)


def cos(self):
    """cos(Tensor self) -> Tensor

    The cosine, of an angle in radians.
    """
    if self.__class__ is not Tensor:
        return dispatch(cos_op, self)
    self_ = self._data
    result_ = np.cos(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def cos_(self):
    """In-place version of cos."""
    return in_place(cos_op, cos_into, self)


def cos_into(self_):
    np.cos(self_, out=self_)


def cos_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * ops.sin(self))
    return tangent_like(tangent, result)


cos_op = operation('cos', 'pointwise', cos, cos_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# tan    derivatives.yaml:235


class TanBackward0(Node):
    """tan(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'tan'
    formulas = {
        'self': 'grad * (1 + result * result).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (1 + result * result).conj(),)

    on_tensors = on_arrays


def tan(self):
    """tan(Tensor self) -> Tensor

    The tangent, of an angle in radians.
    """
    if self.__class__ is not Tensor:
        return dispatch(tan_op, self)
    self_ = self._data
    result_ = np.tan(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def tan_(self):
    """In-place version of tan."""
    return in_place(tan_op, tan_into, self)


def tan_into(self_):
    np.tan(self_, out=self_)


def tan_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1 + result * result))
    return tangent_like(tangent, result)


tan_op = operation('tan', 'pointwise', tan, tan_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# asin    derivatives.yaml:243


class AsinBackward0(Node):
    """asin(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'asin'
    formulas = {
        'self': 'grad * rsqrt(1 - self * self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (1 / np.sqrt(1 - self * self)).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.rsqrt(1 - self * self).conj(),)


def asin(self):
    """asin(Tensor self) -> Tensor

    The inverse sine, in radians.
    """
    if self.__class__ is not Tensor:
        return dispatch(asin_op, self)
    self_ = self._data
    result_ = np.arcsin(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AsinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def asin_(self):
    """In-place version of asin."""
    return in_place(asin_op, asin_into, self)


def asin_into(self_):
    np.arcsin(self_, out=self_)


def asin_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.rsqrt(1 - self * self))
    return tangent_like(tangent, result)


asin_op = operation('asin', 'pointwise', asin, asin_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# acos    derivatives.yaml:252


class AcosBackward0(Node):
    """acos(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'acos'
    formulas = {
        'self': '-grad * rsqrt(1 - self * self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (-grad * (1 / np.sqrt(1 - self * self)).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (-grad * ops.rsqrt(1 - self * self).conj(),)


def acos(self):
    """acos(Tensor self) -> Tensor

    The inverse cosine, in radians.
    """
    if self.__class__ is not Tensor:
        return dispatch(acos_op, self)
    self_ = self._data
    result_ = np.arccos(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AcosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def acos_(self):
    """In-place version of acos."""
    return in_place(acos_op, acos_into, self)


def acos_into(self_):
    np.arccos(self_, out=self_)


def acos_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * ops.rsqrt(1 - self * self))
    return tangent_like(tangent, result)


acos_op = operation('acos', 'pointwise', acos, acos_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# atan    derivatives.yaml:261


class AtanBackward0(Node):
    """atan(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'atan'
    formulas = {
        'self': 'grad / (1 + self * self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (1 + self * self).conj(),)

    on_tensors = on_arrays


def atan(self):
    """atan(Tensor self) -> Tensor

    The inverse tangent, in radians.
    """
    if self.__class__ is not Tensor:
        return dispatch(atan_op, self)
    self_ = self._data
    result_ = np.arctan(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AtanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def atan_(self):
    """In-place version of atan."""
    return in_place(atan_op, atan_into, self)


def atan_into(self_):
    np.arctan(self_, out=self_)


def atan_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (1 + self * self))
    return tangent_like(tangent, result)


atan_op = operation('atan', 'pointwise', atan, atan_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# sinh    derivatives.yaml:270


class SinhBackward0(Node):
    """sinh(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'sinh'
    formulas = {
        'self': 'grad * cosh(self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * np.cosh(self).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.cosh(self).conj(),)


def sinh(self):
    """sinh(Tensor self) -> Tensor

    The hyperbolic sine.
    """
    if self.__class__ is not Tensor:
        return dispatch(sinh_op, self)
    self_ = self._data
    result_ = np.sinh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def sinh_(self):
    """In-place version of sinh."""
    return in_place(sinh_op, sinh_into, self)


def sinh_into(self_):
    np.sinh(self_, out=self_)


def sinh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.cosh(self))
    return tangent_like(tangent, result)


sinh_op = operation('sinh', 'pointwise', sinh, sinh_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# cosh    derivatives.yaml:277


class CoshBackward0(Node):
    """cosh(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'cosh'
    formulas = {
        'self': 'grad * sinh(self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * np.sinh(self).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.sinh(self).conj(),)


def cosh(self):
    """cosh(Tensor self) -> Tensor

    The hyperbolic cosine.
    """
    if self.__class__ is not Tensor:
        return dispatch(cosh_op, self)
    self_ = self._data
    result_ = np.cosh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def cosh_(self):
    """In-place version of cosh."""
    return in_place(cosh_op, cosh_into, self)


def cosh_into(self_):
    np.cosh(self_, out=self_)


def cosh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.sinh(self))
    return tangent_like(tangent, result)


cosh_op = operation('cosh', 'pointwise', cosh, cosh_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# tanh    derivatives.yaml:284


class TanhBackward0(Node):
    """tanh(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'tanh'
    formulas = {
        'self': 'grad * (1 - result * result).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (1 - result * result).conj(),)

    on_tensors = on_arrays


def tanh(self):
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent.
    """
    if self.__class__ is not Tensor:
        return dispatch(tanh_op, self)
    self_ = self._data
    result_ = np.tanh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def tanh_(self):
    """In-place version of tanh."""
    return in_place(tanh_op, tanh_into, self)


def tanh_into(self_):
    np.tanh(self_, out=self_)


def tanh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1 - result * result))
    return tangent_like(tangent, result)


tanh_op = operation('tanh', 'pointwise', tanh, tanh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# asinh    derivatives.yaml:291


class AsinhBackward0(Node):
    """asinh(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'asinh'
    formulas = {
        'self': 'grad * rsqrt(self * self + 1).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (1 / np.sqrt(self * self + 1)).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.rsqrt(self * self + 1).conj(),)


def asinh(self):
    """asinh(Tensor self) -> Tensor

    The inverse hyperbolic sine.
    """
    if self.__class__ is not Tensor:
        return dispatch(asinh_op, self)
    self_ = self._data
    result_ = np.arcsinh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AsinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def asinh_(self):
    """In-place version of asinh."""
    return in_place(asinh_op, asinh_into, self)


def asinh_into(self_):
    np.arcsinh(self_, out=self_)


def asinh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.rsqrt(self * self + 1))
    return tangent_like(tangent, result)


asinh_op = operation('asinh', 'pointwise', asinh, asinh_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# acosh    derivatives.yaml:300


class AcoshBackward0(Node):
    """acosh(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'acosh'
    formulas = {
        'self': 'grad * (rsqrt(self - 1) * rsqrt(self + 1)).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (1 / np.sqrt(self - 1) * (1 / np.sqrt(self + 1))).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * (ops.rsqrt(self - 1) * ops.rsqrt(self + 1)).conj(),)


def acosh(self):
    """acosh(Tensor self) -> Tensor

    The inverse hyperbolic cosine.
    """
    if self.__class__ is not Tensor:
        return dispatch(acosh_op, self)
    self_ = self._data
    result_ = np.arccosh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AcoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def acosh_(self):
    """In-place version of acosh."""
    return in_place(acosh_op, acosh_into, self)


def acosh_into(self_):
    np.arccosh(self_, out=self_)


def acosh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (ops.rsqrt(self - 1) * ops.rsqrt(self + 1)))
    return tangent_like(tangent, result)


acosh_op = operation('acosh', 'pointwise', acosh, acosh_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# atanh    derivatives.yaml:309


class AtanhBackward0(Node):
    """atanh(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'atanh'
    formulas = {
        'self': 'grad / (1 - self * self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad / (1 - self * self).conj(),)

    on_tensors = on_arrays


def atanh(self):
    """atanh(Tensor self) -> Tensor

    The inverse hyperbolic tangent.
    """
    if self.__class__ is not Tensor:
        return dispatch(atanh_op, self)
    self_ = self._data
    result_ = np.arctanh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AtanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def atanh_(self):
    """In-place version of atanh."""
    return in_place(atanh_op, atanh_into, self)


def atanh_into(self_):
    np.arctanh(self_, out=self_)


def atanh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (1 - self * self))
    return tangent_like(tangent, result)


atanh_op = operation('atanh', 'pointwise', atanh, atanh_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# atan2    derivatives.yaml:318


class Atan2Backward0(Node):
    """atan2(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'atan2'
    formulas = {
        'self': 'grad * other / powers.nonzero(self * self + other * other)',
        'other': '-grad * self / powers.nonzero(self * self + other * other)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * other / powers.nonzero(self * self + other * other)
        if needs[1] is not None:
            grad_of_other = -grad * self / powers.nonzero(self * self + other * other)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def atan2(self, other):
    """atan2(Tensor self, Tensor other) -> Tensor

    The angle of the point (other, self), in radians.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(atan2_op, self, other)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = np.arctan2(self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Atan2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def atan2_(self, other):
    """In-place version of atan2."""
    return in_place(atan2_op, atan2_into, self, other)


def atan2_into(self_, other_):
    np.arctan2(self_, other_, out=self_)


def atan2_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * other.conj() / powers.nonzero(self * self + other * other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, -other_t * self.conj() / powers.nonzero(self * self + other * other).conj())
    return tangent_like(tangent, result)


atan2_op = operation('atan2', 'pointwise', atan2, atan2_jvp, (0, 1), keeps_self=True, edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# hypot    derivatives.yaml:328


class HypotBackward0(Node):
    """hypot(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'hypot'
    formulas = {
        'self': 'grad * self / powers.nonzero(result)',
        'other': 'grad * other / powers.nonzero(result)',
    }
    saved_names = ('self', 'other', 'result')
    saved_edges = (0, 1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * self / powers.nonzero(result)
        if needs[1] is not None:
            grad_of_other = grad * other / powers.nonzero(result)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def hypot(self, other):
    """hypot(Tensor self, Tensor other) -> Tensor

    sqrt(self**2 + other**2), without overflow.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(hypot_op, self, other)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = np.hypot(self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HypotBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def hypot_(self, other):
    """In-place version of hypot."""
    return in_place(hypot_op, hypot_into, self, other)


def hypot_into(self_, other_):
    np.hypot(self_, other_, out=self_)


def hypot_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * self.conj() / powers.nonzero(result).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * other.conj() / powers.nonzero(result).conj())
    return tangent_like(tangent, result)


hypot_op = operation('hypot', 'pointwise', hypot, hypot_jvp, (0, 1), keeps_self=True, edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# sigmoid    derivatives.yaml:339


class SigmoidBackward0(Node):
    """sigmoid(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'sigmoid'
    formulas = {
        'self': 'grad * ((1 - result) * result).conj()',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * ((1 - result) * result).conj(),)

    on_tensors = on_arrays


def sigmoid(self):
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """
    if self.__class__ is not Tensor:
        return dispatch(sigmoid_op, self)
    self_ = self._data
    result_ = kernels.sigmoid(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def sigmoid_(self):
    """In-place version of sigmoid."""
    return in_place(sigmoid_op, sigmoid_into, self)


def sigmoid_into(self_):
    np.copyto(self_, kernels.sigmoid(self_))


def sigmoid_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ((1 - result) * result))
    return tangent_like(tangent, result)


sigmoid_op = operation('sigmoid', 'pointwise', sigmoid, sigmoid_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.softplus    derivatives.yaml:347


class SoftplusBackward0(Node):
    """nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.softplus'
    formulas = {
        'input': 'where(input * beta > threshold, grad, grad * sigmoid(input * beta))',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('beta', 'threshold')

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        beta, threshold = node.args
        return (kernels.select(input * beta > threshold, grad, grad * kernels.sigmoid(input * beta)),)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        beta, threshold = node.args
        return (ops.where(input * beta > threshold, grad, grad * ops.sigmoid(input * beta)),)


def nn_functional_softplus(input, beta=1, threshold=20):
    """nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor

    log(1 + exp(beta * input)) / beta, and input itself where beta * input > threshold.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_softplus_op, input, beta, threshold)
    input_ = input._data
    result_ = kernels.softplus(input_, beta, threshold)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SoftplusBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (beta, threshold)
    return out


def nn_functional_softplus_jvp(result, input, beta, threshold, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, ops.where(input * beta > threshold, input_t, input_t * ops.sigmoid(input * beta).conj()))
    return tangent_like(tangent, result)


nn_functional_softplus_op = operation('nn.functional.softplus', 'pointwise', nn_functional_softplus, nn_functional_softplus_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.logsigmoid    derivatives.yaml:353


class LogsigmoidBackward0(Node):
    """nn.functional.logsigmoid(Tensor input) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.logsigmoid'
    formulas = {
        'input': 'grad * sigmoid(-input)',
    }
    saved_names = ('input',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        return (grad * kernels.sigmoid(-input),)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        return (grad * ops.sigmoid(-input),)


def nn_functional_logsigmoid(input):
    """nn.functional.logsigmoid(Tensor input) -> Tensor

    log(sigmoid(input)), without overflow.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_logsigmoid_op, input)
    input_ = input._data
    result_ = -kernels.softplus(-input_, 1, inf)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogsigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    return out


def nn_functional_logsigmoid_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, input_t * ops.sigmoid(-input).conj())
    return tangent_like(tangent, result)


nn_functional_logsigmoid_op = operation('nn.functional.logsigmoid', 'pointwise', nn_functional_logsigmoid, nn_functional_logsigmoid_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# relu    derivatives.yaml:359


class ReluBackward0(Node):
    """relu(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'relu'
    formulas = {
        'self': 'where(result > 0, grad, 0)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (kernels.select(result > 0, grad, 0),)

    def on_tensors(node, saved, grad, needs):
        (result,) = saved
        return (ops.where(result > 0, grad, 0),)


def relu(self):
    """relu(Tensor self) -> Tensor

    max(self, 0); its slope at 0 is 0.
    """
    if self.__class__ is not Tensor:
        return dispatch(relu_op, self)
    self_ = self._data
    result_ = np.maximum(self_, 0)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ReluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def relu_(self):
    """In-place version of relu."""
    return in_place(relu_op, relu_into, self)


def relu_into(self_):
    np.maximum(self_, 0, out=self_)


def relu_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(result > 0, self_t, 0))
    return tangent_like(tangent, result)


relu_op = operation('relu', 'pointwise', relu, relu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.leaky_relu    derivatives.yaml:367


class LeakyReluBackward0(Node):
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.leaky_relu'
    formulas = {
        'input': 'where(input > 0, grad, grad * negative_slope)',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('negative_slope',)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (negative_slope,) = node.args
        return (kernels.select(input > 0, grad, grad * negative_slope),)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        (negative_slope,) = node.args
        return (ops.where(input > 0, grad, grad * negative_slope),)


def nn_functional_leaky_relu(input, negative_slope=0.01):
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01) -> Tensor

    input where it is positive, else negative_slope * input.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_leaky_relu_op, input, negative_slope)
    input_ = input._data
    result_ = np.where(input_ > 0, input_, input_ * negative_slope)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LeakyReluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (negative_slope,)
    return out


def nn_functional_leaky_relu_jvp(result, input, negative_slope, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, ops.where(input > 0, input_t, input_t * negative_slope.conjugate()))
    return tangent_like(tangent, result)


nn_functional_leaky_relu_op = operation('nn.functional.leaky_relu', 'pointwise', nn_functional_leaky_relu, nn_functional_leaky_relu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.elu    derivatives.yaml:374


class EluBackward0(Node):
    """nn.functional.elu(Tensor input, Scalar alpha=1.0) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.elu'
    formulas = {
        'input': 'where(input > 0, grad, grad * (alpha * exp(minimum(input, 0))))',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('alpha',)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        return (kernels.select(input > 0, grad, grad * (alpha * np.exp(np.minimum(input, 0)))),)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        return (ops.where(input > 0, grad, grad * (alpha * ops.exp(ops.minimum(input, 0)))),)


def nn_functional_elu(input, alpha=1.0):
    """nn.functional.elu(Tensor input, Scalar alpha=1.0) -> Tensor

    input where it is positive, else alpha * (exp(input) - 1).
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_elu_op, input, alpha)
    input_ = input._data
    result_ = np.where(input_ > 0, input_, alpha * np.expm1(np.minimum(input_, 0)))
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = EluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    return out


def nn_functional_elu_jvp(result, input, alpha, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, ops.where(input > 0, input_t, input_t * (alpha.conjugate() * ops.exp(ops.minimum(input, 0)).conj())))
    return tangent_like(tangent, result)


nn_functional_elu_op = operation('nn.functional.elu', 'pointwise', nn_functional_elu, nn_functional_elu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.silu    derivatives.yaml:387


class SiluBackward0(Node):
    """nn.functional.silu(Tensor input) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.silu'
    formulas = {
        'input': 'powers.silu_input(grad, input)',
    }
    saved_names = ('input',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        return (powers.silu_input(grad, input),)

    on_tensors = on_arrays


def nn_functional_silu(input):
    """nn.functional.silu(Tensor input) -> Tensor

    input * sigmoid(input).
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_silu_op, input)
    input_ = input._data
    result_ = input_ * kernels.sigmoid(input_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SiluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    return out


def nn_functional_silu_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, powers.silu_input(input_t.conj(), input).conj())
    return tangent_like(tangent, result)


nn_functional_silu_op = operation('nn.functional.silu', 'pointwise', nn_functional_silu, nn_functional_silu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.gelu    derivatives.yaml:393


class GeluBackward0(Node):
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.gelu'
    formulas = {
        'input': 'powers.gelu_input(grad, input, approximate)',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('approximate',)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (approximate,) = node.args
        return (powers.gelu_input(grad, input, approximate),)

    on_tensors = on_arrays


def nn_functional_gelu(input, *, approximate="none"):
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor

    input * Phi(input), Phi the normal distribution function, or its approximation by "tanh".
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_gelu_op, input, approximate)
    input_ = input._data
    result_ = kernels.gelu(input_, approximate)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = GeluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (approximate,)
    return out


def nn_functional_gelu_jvp(result, input, approximate, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, powers.gelu_input(input_t.conj(), input, approximate).conj())
    return tangent_like(tangent, result)


nn_functional_gelu_op = operation('nn.functional.gelu', 'pointwise', nn_functional_gelu, nn_functional_gelu_jvp, (0,), edges=(0,), keywords=('approximate',))


# ------------------------------------------------------------------------------------------------
# erf    derivatives.yaml:399


class ErfBackward0(Node):
    """erf(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'erf'
    formulas = {
        'self': 'grad * (1.1283791670955126 * exp(-self * self)).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * (1.1283791670955126 * np.exp(-self * self)).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * (1.1283791670955126 * ops.exp(-self * self)).conj(),)


def erf(self):
    """erf(Tensor self) -> Tensor

    The error function.
    """
    if self.__class__ is not Tensor:
        return dispatch(erf_op, self)
    self_ = self._data
    result_ = kernels.erf(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ErfBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def erf_(self):
    """In-place version of erf."""
    return in_place(erf_op, erf_into, self)


def erf_into(self_):
    np.copyto(self_, kernels.erf(self_))


def erf_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1.1283791670955126 * ops.exp(-self * self)))
    return tangent_like(tangent, result)


erf_op = operation('erf', 'pointwise', erf, erf_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# maximum    derivatives.yaml:410


class MaximumBackward0(Node):
    """maximum(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'maximum'
    formulas = {
        'self': 'where(self < other, 0, where(self == other, grad / 2, grad))',
        'other': 'where(other < self, 0, where(self == other, grad / 2, grad))',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.select(self < other, 0, kernels.select(self == other, grad / 2, grad))
        if needs[1] is not None:
            grad_of_other = kernels.select(other < self, 0, kernels.select(self == other, grad / 2, grad))
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = ops.where(self < other, 0, ops.where(self == other, grad / 2, grad))
        if needs[1] is not None:
            grad_of_other = ops.where(other < self, 0, ops.where(self == other, grad / 2, grad))
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def maximum(self, other):
    """maximum(Tensor self, Tensor other) -> Tensor

    The larger of two; where they are equal each gets half of the gradient.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(maximum_op, self, other)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = np.maximum(self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MaximumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def maximum_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(self < other, 0, ops.where(self == other, self_t / 2, self_t)))
    if other_t is not None:
        tangent = add_tangents(tangent, ops.where(other < self, 0, ops.where(self == other, other_t / 2, other_t)))
    return tangent_like(tangent, result)


maximum_op = operation('maximum', 'pointwise', maximum, maximum_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# minimum    derivatives.yaml:419


class MinimumBackward0(Node):
    """minimum(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'minimum'
    formulas = {
        'self': 'where(self > other, 0, where(self == other, grad / 2, grad))',
        'other': 'where(other > self, 0, where(self == other, grad / 2, grad))',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.select(self > other, 0, kernels.select(self == other, grad / 2, grad))
        if needs[1] is not None:
            grad_of_other = kernels.select(other > self, 0, kernels.select(self == other, grad / 2, grad))
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = ops.where(self > other, 0, ops.where(self == other, grad / 2, grad))
        if needs[1] is not None:
            grad_of_other = ops.where(other > self, 0, ops.where(self == other, grad / 2, grad))
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def minimum(self, other):
    """minimum(Tensor self, Tensor other) -> Tensor

    The smaller of two; where they are equal each gets half of the gradient.
    """
    if self.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(minimum_op, self, other)
        other = number(other, cls, self._data.dtype)
    self_ = self._data
    other_ = other._data
    result_ = np.minimum(self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MinimumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def minimum_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(self > other, 0, ops.where(self == other, self_t / 2, self_t)))
    if other_t is not None:
        tangent = add_tangents(tangent, ops.where(other > self, 0, ops.where(self == other, other_t / 2, other_t)))
    return tangent_like(tangent, result)


minimum_op = operation('minimum', 'pointwise', minimum, minimum_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# clamp    derivatives.yaml:428


class ClampBackward0(Node):
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor"""

    __slots__ = ()
    operation = 'clamp'
    formulas = {
        'self': 'where(bounds.inside(self, min, max), grad, 0)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('min', 'max')

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        min, max = node.args
        return (kernels.select(bounds.inside(self, min, max), grad, 0),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        min, max = node.args
        return (ops.where(bounds.inside(self, min, max), grad, 0),)


def clamp_default(self, min=None, max=None):
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor

    self, but not less than min and not more than max. The slope at the bounds is 1.
    """
    if self.__class__ is not Tensor:
        return dispatch(clamp_default_op, self, min, max)
    self_ = self._data
    result_ = kernels.clamp(self_, min, max)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ClampBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (min, max)
    return out


def clamp_default_(self, min=None, max=None):
    """In-place version of clamp_default."""
    return in_place(clamp_default_op, clamp_default_into, self, min, max)


def clamp_default_into(self_, min, max):
    np.copyto(self_, kernels.clamp(self_, min, max))


def clamp_default_jvp(result, self, min, max, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.inside(self, min, max), self_t, 0))
    return tangent_like(tangent, result)


clamp_default_op = operation('clamp', 'pointwise', clamp_default, clamp_default_jvp, (0,), keeps_self=True, edges=(0,))


# ------------------------------------------------------------------------------------------------
# clamp.Tensor    derivatives.yaml:435


class ClampBackward1(Node):
    """clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor"""

    __slots__ = ()
    operation = 'clamp.Tensor'
    formulas = {
        'self': 'where(bounds.inside(self, min, max), grad, 0)',
        'min': 'where(bounds.below(self, min, max), grad, 0)',
        'max': 'where(bounds.above(self, min, max), grad, 0)',
    }
    saved_names = ('self', 'min', 'max')
    saved_edges = (0, 1, 2)

    def on_arrays(node, saved, grad, needs):
        self, min, max = saved
        grad_of_self = grad_of_min = grad_of_max = None
        if needs[0] is not None:
            grad_of_self = kernels.select(bounds.inside(self, min, max), grad, 0)
        if needs[1] is not None:
            grad_of_min = kernels.select(bounds.below(self, min, max), grad, 0)
        if needs[2] is not None:
            grad_of_max = kernels.select(bounds.above(self, min, max), grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_min, grad_of_max
        return node.restored(grad_of_self, grad_of_min, grad_of_max)

    def on_tensors(node, saved, grad, needs):
        self, min, max = saved
        grad_of_self = grad_of_min = grad_of_max = None
        if needs[0] is not None:
            grad_of_self = ops.where(bounds.inside(self, min, max), grad, 0)
        if needs[1] is not None:
            grad_of_min = ops.where(bounds.below(self, min, max), grad, 0)
        if needs[2] is not None:
            grad_of_max = ops.where(bounds.above(self, min, max), grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_min, grad_of_max
        return node.restored(grad_of_self, grad_of_min, grad_of_max)


def clamp_Tensor(self, min=None, max=None):
    """clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor

    self, but not less than min and not more than max; bounds get what is cut off.
    """
    if self.__class__ is not Tensor or (min is not None and min.__class__ is not Tensor) or (max is not None and max.__class__ is not Tensor):
        return dispatch(clamp_Tensor_op, self, min, max)
    self_ = self._data
    min_ = None if min is None else min._data
    max_ = None if max is None else max._data
    result_ = kernels.clamp(self_, min_, max_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    min_fn = None if min is None else min._fn
    max_fn = None if max is None else max._fn
    if (self_fn is None and min_fn is None and max_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ClampBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, min if min_fn is LEAF else min_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, min_, max_)
    node.restore = restore_targets(result_, self_fn, self_, min_fn, min_, max_fn, max_)
    return out


def clamp_Tensor_jvp(result, self, min, max, self_t, min_t, max_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.inside(self, min, max), self_t, 0))
    if min_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.below(self, min, max), min_t, 0))
    if max_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.above(self, min, max), max_t, 0))
    return tangent_like(tangent, result)


clamp_Tensor_op = operation('clamp.Tensor', 'pointwise', clamp_Tensor, clamp_Tensor_jvp, (0, 1, 2), edges=(0, 1, 2))


# ------------------------------------------------------------------------------------------------
# where    derivatives.yaml:444


class WhereBackward0(Node):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'where'
    formulas = {
        'self': 'where(condition, grad, 0)',
        'other': 'where(condition, 0, grad)',
    }
    saved_names = ('condition',)
    saved_edges = (None,)

    def on_arrays(node, saved, grad, needs):
        (condition,) = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.select(condition, grad, 0)
        if needs[1] is not None:
            grad_of_other = kernels.select(condition, 0, grad)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        (condition,) = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = ops.where(condition, grad, 0)
        if needs[1] is not None:
            grad_of_other = ops.where(condition, 0, grad)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def where(condition, self, other):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor

    self where condition is true, other elsewhere.
    """
    if condition.__class__ is not Tensor or self.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(where_op, condition, self, other)
    condition_ = condition._data
    self_ = self._data
    other_ = other._data
    result_ = kernels.select(condition_, self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = WhereBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (condition_,)
    node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def where_jvp(result, condition, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(condition, self_t, 0))
    if other_t is not None:
        tangent = add_tangents(tangent, ops.where(condition, 0, other_t))
    return tangent_like(tangent, result)


where_op = operation('where', 'pointwise', where, where_jvp, (0, 1, 2), edges=(1, 2))


# ------------------------------------------------------------------------------------------------
# lerp    derivatives.yaml:452


class LerpBackward0(Node):
    """lerp(Tensor self, Tensor end, Tensor weight) -> Tensor"""

    __slots__ = ()
    operation = 'lerp'
    formulas = {
        'self': 'grad * (1 - weight).conj()',
        'end': 'grad * weight.conj()',
        'weight': 'grad * (end - self).conj()',
    }
    saved_names = ('self', 'end', 'weight')
    saved_edges = (0, 1, 2)

    def on_arrays(node, saved, grad, needs):
        self, end, weight = saved
        grad_of_self = grad_of_end = grad_of_weight = None
        if needs[0] is not None:
            grad_of_self = grad * (1 - weight).conj()
        if needs[1] is not None:
            grad_of_end = grad * weight.conj()
        if needs[2] is not None:
            grad_of_weight = grad * (end - self).conj()
        if node.restore is None:
            return grad_of_self, grad_of_end, grad_of_weight
        return node.restored(grad_of_self, grad_of_end, grad_of_weight)

    on_tensors = on_arrays


def lerp(self, end, weight):
    """lerp(Tensor self, Tensor end, Tensor weight) -> Tensor

    self + weight * (end - self).
    """
    if self.__class__ is not Tensor or end.__class__ is not Tensor or weight.__class__ is not Tensor:
        return dispatch(lerp_op, self, end, weight)
    self_ = self._data
    end_ = end._data
    weight_ = weight._data
    result_ = self_ + weight_ * (end_ - self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    end_fn = end._fn
    weight_fn = weight._fn
    if (self_fn is None and end_fn is None and weight_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LerpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, end if end_fn is LEAF else end_fn, weight if weight_fn is LEAF else weight_fn)
    node.saved = (None if weight_fn is None else self_, None if weight_fn is None else end_, None if self_fn is None and end_fn is None else weight_)
    node.restore = restore_targets(result_, self_fn, self_, end_fn, end_, weight_fn, weight_)
    return out


def lerp_(self, end, weight):
    """In-place version of lerp."""
    return in_place(lerp_op, lerp_into, self, end, weight)


def lerp_into(self_, end_, weight_):
    np.add(self_, weight_ * (end_ - self_), out=self_)


def lerp_jvp(result, self, end, weight, self_t, end_t, weight_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1 - weight))
    if end_t is not None:
        tangent = add_tangents(tangent, end_t * weight)
    if weight_t is not None:
        tangent = add_tangents(tangent, weight_t * (end - self))
    return tangent_like(tangent, result)


lerp_op = operation('lerp', 'pointwise', lerp, lerp_jvp, (0, 1, 2), keeps_self=True, edges=(0, 1, 2))


# ------------------------------------------------------------------------------------------------
# fill    derivatives.yaml:490


class FillBackward0(Node):
    """fill(Tensor self, Scalar value) -> Tensor"""

    __slots__ = ()
    operation = 'fill'
    formulas = {
        'self': 'zero',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (np.zeros(self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_tensor(self_shape, self_dtype),)


def fill(self, value):
    """fill(Tensor self, Scalar value) -> Tensor

    value everywhere.
    """
    if self.__class__ is not Tensor:
        return dispatch(fill_op, self, value)
    self_ = self._data
    result_ = np.full_like(self_, value)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FillBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def fill_(self, value):
    """In-place version of fill."""
    return in_place(fill_op, fill_into, self, value)


def fill_into(self_, value):
    np.copyto(self_, np.full_like(self_, value))


def fill_jvp(result, self, value, self_t):
    tangent = None
    return tangent_like(tangent, result)


fill_op = operation('fill', 'pointwise', fill, fill_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# zero    derivatives.yaml:496


class ZeroBackward0(Node):
    """zero(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'zero'
    formulas = {
        'self': 'zero',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (np.zeros(self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_tensor(self_shape, self_dtype),)


def zero(self):
    """zero(Tensor self) -> Tensor

    0 everywhere.
    """
    if self.__class__ is not Tensor:
        return dispatch(zero_op, self)
    self_ = self._data
    result_ = np.zeros_like(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ZeroBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def zero_(self):
    """In-place version of zero."""
    return in_place(zero_op, zero_into, self)


def zero_into(self_):
    np.copyto(self_, np.zeros_like(self_))


def zero_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


zero_op = operation('zero', 'pointwise', zero, zero_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# copy    derivatives.yaml:502


class CopyBackward0(Node):
    """copy(Tensor self, Tensor src) -> Tensor"""

    __slots__ = ()
    operation = 'copy'
    formulas = {
        'self': 'zero',
        'src': 'grad',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = np.zeros(self_shape, self_dtype)
        if needs[1] is not None:
            grad_of_src = grad
        if node.restore is None:
            return grad_of_self, grad_of_src
        return node.restored(grad_of_self, grad_of_src)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_src = None
        if needs[0] is not None:
            grad_of_self = zero_tensor(self_shape, self_dtype)
        if needs[1] is not None:
            grad_of_src = grad
        if node.restore is None:
            return grad_of_self, grad_of_src
        return node.restored(grad_of_self, grad_of_src)


def copy(self, src):
    """copy(Tensor self, Tensor src) -> Tensor

    The values of src, broadcast to the shape of self.
    """
    if self.__class__ is not Tensor or src.__class__ is not Tensor:
        cls = src.__class__
        if self.__class__ is not Tensor or cls not in NUMBERS or src == 0:
            return dispatch(copy_op, self, src)
        src = number(src, cls, self._data.dtype)
    self_ = self._data
    src_ = src._data
    result_ = kernels.copied(self_, src_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    src_fn = src._fn
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CopyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.shape == src_.shape and self_.dtype is src_.dtype:
        node.restore = None
    elif src_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, src_fn, src_)
    return out


def copy_(self, src):
    """In-place version of copy."""
    return in_place(copy_op, copy_into, self, src)


def copy_into(self_, src_):
    np.copyto(self_, kernels.copied(self_, src_))


def copy_jvp(result, self, src, self_t, src_t):
    tangent = None
    if src_t is not None:
        tangent = add_tangents(tangent, src_t)
    return tangent_like(tangent, result)


copy_op = operation('copy', 'pointwise', copy, copy_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# bernoulli    derivatives.yaml:1752


class BernoulliBackward0(Node):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = 'bernoulli'
    formulas = {
        'self': 'zero',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (np.zeros(self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_tensor(self_shape, self_dtype),)


def bernoulli_default(self, *, generator=None):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor

    1 with the probability that each element of `self` is, else 0.
    """
    if self.__class__ is not Tensor:
        return dispatch(bernoulli_default_op, self, generator)
    self_ = self._data
    result_ = kernels.bernoulli_draws(self_, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BernoulliBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def bernoulli_default_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_default_op = operation('bernoulli', 'pointwise', bernoulli_default, bernoulli_default_jvp, (0,), edges=(0,), keywords=('generator',))


# ------------------------------------------------------------------------------------------------
# bernoulli.p    derivatives.yaml:1760


class BernoulliBackward1(Node):
    """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = 'bernoulli.p'
    formulas = {
        'self': 'zero',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (np.zeros(self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_tensor(self_shape, self_dtype),)


def bernoulli_p(self, p, *, generator=None):
    """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor

    1 with probability `p`, else 0, in the shape and dtype of `self`.
    """
    if self.__class__ is not Tensor:
        return dispatch(bernoulli_p_op, self, p, generator)
    self_ = self._data
    result_ = kernels.bernoulli_of(self_, p, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BernoulliBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def bernoulli_p_jvp(result, self, p, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_p_op = operation('bernoulli.p', 'pointwise', bernoulli_p, bernoulli_p_jvp, (0,), edges=(0,), keywords=('generator',))


# ------------------------------------------------------------------------------------------------
# poisson    derivatives.yaml:1767


class PoissonBackward0(Node):
    """poisson(Tensor self, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = 'poisson'
    formulas = {
        'self': 'zero',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (np.zeros(self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (zero_tensor(self_shape, self_dtype),)


def poisson(self, generator=None):
    """poisson(Tensor self, Generator? generator=None) -> Tensor

    Random numbers of events, each from the Poisson distribution with the rate that the element is.
    """
    if self.__class__ is not Tensor:
        return dispatch(poisson_op, self, generator)
    self_ = self._data
    result_ = kernels.poisson_draws(self_, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = self._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PoissonBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def poisson_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


poisson_op = operation('poisson', 'pointwise', poisson, poisson_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# normal.Tensor_Tensor    derivatives.yaml:1775


class NormalBackward0(Node):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = 'normal.Tensor_Tensor'
    formulas = {
        'mean': 'zero',
        'std': 'zero',
    }
    arg_names = ('mean_shape', 'mean_dtype', 'std_shape', 'std_dtype')

    def on_arrays(node, saved, grad, needs):
        mean_shape, mean_dtype, std_shape, std_dtype = node.args
        grad_of_mean = grad_of_std = None
        if needs[0] is not None:
            grad_of_mean = np.zeros(mean_shape, mean_dtype)
        if needs[1] is not None:
            grad_of_std = np.zeros(std_shape, std_dtype)
        if node.restore is None:
            return grad_of_mean, grad_of_std
        return node.restored(grad_of_mean, grad_of_std)

    def on_tensors(node, saved, grad, needs):
        mean_shape, mean_dtype, std_shape, std_dtype = node.args
        grad_of_mean = grad_of_std = None
        if needs[0] is not None:
            grad_of_mean = zero_tensor(mean_shape, mean_dtype)
        if needs[1] is not None:
            grad_of_std = zero_tensor(std_shape, std_dtype)
        if node.restore is None:
            return grad_of_mean, grad_of_std
        return node.restored(grad_of_mean, grad_of_std)


def normal_Tensor_Tensor(mean, std, *, generator=None):
    """normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean and a standard deviation of its own.
    """
    if mean.__class__ is not Tensor or std.__class__ is not Tensor:
        cls = std.__class__
        if mean.__class__ is not Tensor or cls not in NUMBERS or std == 0:
            return dispatch(normal_Tensor_Tensor_op, mean, std, generator)
        std = number(std, cls, mean._data.dtype)
    mean_ = mean._data
    std_ = std._data
    result_ = kernels.normal_draws(mean_, std_, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    mean_fn = mean._fn
    std_fn = std._fn
    if (mean_fn is None and std_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NormalBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (mean if mean_fn is LEAF else mean_fn, std if std_fn is LEAF else std_fn)
    node.saved = ()
    node.args = (mean_.shape, mean_.dtype, std_.shape, std_.dtype)
    if mean_.shape == std_.shape and mean_.dtype is std_.dtype:
        node.restore = None
    elif std_fn is None and mean_.shape == result_.shape and mean_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, mean_fn, mean_, std_fn, std_)
    return out


def normal_Tensor_Tensor_jvp(result, mean, std, generator, mean_t, std_t):
    tangent = None
    return tangent_like(tangent, result)


normal_Tensor_Tensor_op = operation('normal.Tensor_Tensor', 'pointwise', normal_Tensor_Tensor, normal_Tensor_Tensor_jvp, (0, 1), edges=(0, 1), keywords=('generator',))


# ------------------------------------------------------------------------------------------------
# normal.Tensor_float    derivatives.yaml:1783


class NormalBackward1(Node):
    """normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = 'normal.Tensor_float'
    formulas = {
        'mean': 'zero',
    }
    arg_names = ('mean_shape', 'mean_dtype')

    def on_arrays(node, saved, grad, needs):
        mean_shape, mean_dtype = node.args
        return (np.zeros(mean_shape, mean_dtype),)

    def on_tensors(node, saved, grad, needs):
        mean_shape, mean_dtype = node.args
        return (zero_tensor(mean_shape, mean_dtype),)


def normal_Tensor_float(mean, std=1.0, *, generator=None):
    """normal.Tensor_float(Tensor mean, float std=1.0, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a mean of its own.
    """
    if mean.__class__ is not Tensor:
        return dispatch(normal_Tensor_float_op, mean, std, generator)
    mean_ = mean._data
    result_ = kernels.normal_draws(mean_, std, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    mean_fn = mean._fn
    if mean_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NormalBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (mean if mean_fn is LEAF else mean_fn,)
    node.saved = ()
    node.args = (mean_.shape, mean_.dtype)
    return out


def normal_Tensor_float_jvp(result, mean, std, generator, mean_t):
    tangent = None
    return tangent_like(tangent, result)


normal_Tensor_float_op = operation('normal.Tensor_float', 'pointwise', normal_Tensor_float, normal_Tensor_float_jvp, (0,), edges=(0,), keywords=('generator',))


# ------------------------------------------------------------------------------------------------
# normal.float_Tensor    derivatives.yaml:1789


class NormalBackward2(Node):
    """normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor"""

    __slots__ = ()
    operation = 'normal.float_Tensor'
    formulas = {
        'std': 'zero',
    }
    arg_names = ('std_shape', 'std_dtype')

    def on_arrays(node, saved, grad, needs):
        std_shape, std_dtype = node.args
        return (np.zeros(std_shape, std_dtype),)

    def on_tensors(node, saved, grad, needs):
        std_shape, std_dtype = node.args
        return (zero_tensor(std_shape, std_dtype),)


def normal_float_Tensor(mean, std, *, generator=None):
    """normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor

    Normally distributed random numbers, each with a standard deviation of its own.
    """
    if std.__class__ is not Tensor:
        return dispatch(normal_float_Tensor_op, mean, std, generator)
    std_ = std._data
    result_ = kernels.normal_draws(mean, std_, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    std_fn = std._fn
    if std_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NormalBackward2()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (std if std_fn is LEAF else std_fn,)
    node.saved = ()
    node.args = (std_.shape, std_.dtype)
    return out


def normal_float_Tensor_jvp(result, mean, std, generator, std_t):
    tangent = None
    return tangent_like(tangent, result)


normal_float_Tensor_op = operation('normal.float_Tensor', 'pointwise', normal_float_Tensor, normal_float_Tensor_jvp, (1,), edges=(1,), keywords=('generator',))
