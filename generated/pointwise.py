# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind pointwise: functions, Backward nodes and tangents.

Each element of the output comes from the broadcast elements at its place.
"""

# ruff: noqa
# mypy: ignore-errors
from math import inf, nan, pi
from sys import getrefcount

import numpy as np

from autograd import kernels
from autograd.clock import ALONE, counted, next_stamp, written
from autograd.dtypes import COMPLEX
from autograd.formulas import (
    activations,
    bessels,
    bounds,
    choices,
    complexes,
    logs,
    normals,
    powers,
    sincs,
    slopes,
)
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place, kept, overwrite
from autograd.node import Node, Output
from autograd.operation import NUMBERS, dispatch, number, operation
from autograd.restore import restore_targets
from autograd.support import (
    ReturnType,
    add_tangents,
    complex_refused,
    in_batch,
    tangent_like,
    shape_error,
    zero_like,
    zero_tensor,
)
from autograd.tensor import LEAF, Tensor, from_array
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


def add(input, other, *, alpha=1):
    """add(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self + alpha * other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(add_op, input, other, alpha)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = self_ + other_ if alpha == 1 else self_ + alpha * other_
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def add_(input, other, *, alpha=1):
    """In-place version of add."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(add_op, add_into, input, other, alpha)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(add_op, add_into, input, other, alpha)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            if alpha == 1:
                self_ += other_
            else:
                self_ += alpha * other_
        except (TypeError, ValueError):
            return in_place(add_op, add_into, input, other, alpha)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc'):
        return in_place(add_op, add_into, input, other, alpha)
    try:
        if alpha == 1:
            self_ += other_
        else:
            self_ += alpha * other_
    except (TypeError, ValueError):
        return in_place(add_op, add_into, input, other, alpha)
    result_ = self_
    counted(input)
    input._fn = node = AddBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def add_into(self_, other_, alpha):
    if alpha == 1:
        self_ += other_
    else:
        self_ += alpha * other_


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


def sub(input, other, *, alpha=1):
    """sub(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor

    self - alpha * other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(sub_op, input, other, alpha)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = self_ - other_ if alpha == 1 else self_ - alpha * other_
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SubBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def sub_(input, other, *, alpha=1):
    """In-place version of sub."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(sub_op, sub_into, input, other, alpha)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(sub_op, sub_into, input, other, alpha)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            if alpha == 1:
                self_ -= other_
            else:
                self_ -= alpha * other_
        except (TypeError, ValueError):
            return in_place(sub_op, sub_into, input, other, alpha)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc'):
        return in_place(sub_op, sub_into, input, other, alpha)
    try:
        if alpha == 1:
            self_ -= other_
        else:
            self_ -= alpha * other_
    except (TypeError, ValueError):
        return in_place(sub_op, sub_into, input, other, alpha)
    result_ = self_
    counted(input)
    input._fn = node = SubBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (alpha,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def sub_into(self_, other_, alpha):
    if alpha == 1:
        self_ -= other_
    else:
        self_ -= alpha * other_


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


def mul(input, other):
    """mul(Tensor self, Tensor other) -> Tensor

    self * other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(mul_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = self_ * other_
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def mul_(input, other):
    """In-place version of mul."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(mul_op, mul_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(mul_op, mul_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            self_ *= other_
        except (TypeError, ValueError):
            return in_place(mul_op, mul_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(mul_op, mul_into, input, other)
    result_ = self_
    if not (other_fn is None):
        self_ = self_.copy()
    try:
        np.multiply(self_, other_, result_)
    except (TypeError, ValueError):
        return in_place(mul_op, mul_into, input, other)
    counted(input)
    input._fn = node = MulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def mul_into(self_, other_):
    self_ *= other_


def mul_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * other)
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * self)
    return tangent_like(tangent, result)


mul_op = operation('mul', 'pointwise', mul, mul_jvp, (0, 1), edges=(0, 1))


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


def div(input, other, *, rounding_mode=None):
    """div(Tensor self, Tensor other, *, str? rounding_mode=None) -> Tensor

    self / other, rounded towards zero ("trunc") or down ("floor") if `rounding_mode` says so.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(div_op, input, other, rounding_mode)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = self_ / other_ if rounding_mode is None else kernels.div_rounded(self_, other_, rounding_mode)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DivBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (other_, None if other_fn is None else result_)
    node.args = (rounding_mode,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def div_(input, other, *, rounding_mode=None):
    """In-place version of div."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(div_op, div_into, input, other, rounding_mode)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(div_op, div_into, input, other, rounding_mode)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            if rounding_mode is None:
                self_ /= other_
            else:
                np.copyto(self_, kernels.div_rounded(self_, other_, rounding_mode))
        except (TypeError, ValueError):
            return in_place(div_op, div_into, input, other, rounding_mode)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(div_op, div_into, input, other, rounding_mode)
    try:
        if rounding_mode is None:
            self_ /= other_
        else:
            np.copyto(self_, kernels.div_rounded(self_, other_, rounding_mode))
    except (TypeError, ValueError):
        return in_place(div_op, div_into, input, other, rounding_mode)
    result_ = self_
    counted(input)
    input._fn = node = DivBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (other_, None if other_fn is None else result_)
    node.args = (rounding_mode,)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def div_into(self_, other_, rounding_mode):
    if rounding_mode is None:
        self_ /= other_
    else:
        np.copyto(self_, kernels.div_rounded(self_, other_, rounding_mode))


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
        'other': 'slopes.remainder_other(grad, self, other, result)',
    }
    saved_names = ('self', 'other', 'result')
    saved_edges = (0, 1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = slopes.remainder_other(grad, self, other, result)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def remainder(input, other):
    """remainder(Tensor self, Tensor other) -> Tensor

    What is left of self / other rounded down; it has the sign of other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(remainder_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.remainder(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RemainderBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_, None if other_fn is None else result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def remainder_(input, other):
    """In-place version of remainder."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(remainder_op, remainder_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(remainder_op, remainder_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.remainder(self_, other_))
        except (TypeError, ValueError):
            return in_place(remainder_op, remainder_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(remainder_op, remainder_into, input, other)
    result_ = self_
    if not (other_fn is None):
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.remainder(self_, other_))
    except (TypeError, ValueError):
        return in_place(remainder_op, remainder_into, input, other)
    counted(input)
    input._fn = node = RemainderBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_, None if other_fn is None else result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def remainder_into(self_, other_):
    np.copyto(self_, kernels.remainder(self_, other_))


def remainder_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, slopes.remainder_other(other_t.conj(), self, other, result).conj())
    return tangent_like(tangent, result)


remainder_op = operation('remainder', 'pointwise', remainder, remainder_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# neg    derivatives.yaml:74


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


def neg(input):
    """neg(Tensor self) -> Tensor

    -self.
    """
    if input.__class__ is not Tensor:
        return dispatch(neg_op, input)
    self_ = input._data
    result_ = -self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NegBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def neg_(input):
    """In-place version of neg."""
    if input.__class__ is not Tensor:
        return in_place(neg_op, neg_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(neg_op, neg_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.negative(self_, self_)
        except (TypeError, ValueError):
            return in_place(neg_op, neg_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(neg_op, neg_into, input)
    try:
        np.negative(self_, self_)
    except (TypeError, ValueError):
        return in_place(neg_op, neg_into, input)
    result_ = self_
    counted(input)
    input._fn = node = NegBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    return input


def neg_into(self_):
    np.negative(self_, self_)


def neg_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t)
    return tangent_like(tangent, result)


neg_op = operation('neg', 'pointwise', neg, neg_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# pow    derivatives.yaml:92


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


def pow(input, exponent):
    """pow(Tensor self, Tensor exponent) -> Tensor

    self to the power of exponent.
    """
    if input.__class__ is not Tensor or exponent.__class__ is not Tensor:
        cls = exponent.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or exponent == 0:
            return dispatch(pow_op, input, exponent)
        exponent = number(exponent, cls, input._data.dtype)
    self_ = input._data
    exponent_ = exponent._data
    try:
        result_ = kernels.power(self_, exponent_)
    except ValueError as error:
        raise shape_error(error, self_, exponent_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    exponent_fn = exponent._fn
    if (self_fn is None and exponent_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PowBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, exponent if exponent_fn is LEAF else exponent_fn)
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    if self_.shape == exponent_.shape and self_.dtype is exponent_.dtype:
        node.restore = None
    elif exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, exponent_fn, exponent_)
    return out


def pow_(input, exponent):
    """In-place version of pow."""
    if input.__class__ is not Tensor or exponent.__class__ is not Tensor:
        cls = exponent.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or exponent == 0:
            return in_place(pow_op, pow_into, input, exponent)
        exponent = number(exponent, cls, input._data.dtype)
    self_ = input._data
    exponent_ = exponent._data
    self_fn = input._fn
    exponent_fn = exponent._fn
    if self_.base is not None:
        return in_place(pow_op, pow_into, input, exponent)
    if (self_fn is None and exponent_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.power(self_, exponent_))
        except (TypeError, ValueError):
            return in_place(pow_op, pow_into, input, exponent)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or exponent_ is self_ or exponent_.base is not None:
        return in_place(pow_op, pow_into, input, exponent)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.power(self_, exponent_))
    except (TypeError, ValueError):
        return in_place(pow_op, pow_into, input, exponent)
    counted(input)
    input._fn = node = PowBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, exponent if exponent_fn is LEAF else exponent_fn)
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    if self_.shape == exponent_.shape and self_.dtype is exponent_.dtype:
        node.restore = None
    elif exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, exponent_fn, exponent_)
    return input


def pow_into(self_, exponent_):
    np.copyto(self_, kernels.power(self_, exponent_))


def pow_jvp(result, self, exponent, self_t, exponent_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.pow_self(self_t.conj(), self, exponent).conj())
    if exponent_t is not None:
        tangent = add_tangents(tangent, powers.pow_exponent(exponent_t.conj(), self, exponent, result).conj())
    return tangent_like(tangent, result)


pow_op = operation('pow', 'pointwise', pow, pow_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# square    derivatives.yaml:108


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


def square(input):
    """square(Tensor self) -> Tensor

    self * self.
    """
    if input.__class__ is not Tensor:
        return dispatch(square_op, input)
    self_ = input._data
    result_ = np.square(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SquareBackward0()
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
    if self_.base is not None:
        return in_place(square_op, square_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.square(self_, self_)
        except (TypeError, ValueError):
            return in_place(square_op, square_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(square_op, square_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.square(self_, result_)
    except (TypeError, ValueError):
        return in_place(square_op, square_into, input)
    counted(input)
    input._fn = node = SquareBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def square_into(self_):
    np.square(self_, self_)


def square_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (2 * self))
    return tangent_like(tangent, result)


square_op = operation('square', 'pointwise', square, square_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# sqrt    derivatives.yaml:115


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


def sqrt(input):
    """sqrt(Tensor self) -> Tensor

    The square root.
    """
    if input.__class__ is not Tensor:
        return dispatch(sqrt_op, input)
    self_ = input._data
    result_ = np.sqrt(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SqrtBackward0()
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
    if self_.base is not None:
        return in_place(sqrt_op, sqrt_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.sqrt(self_, self_)
        except (TypeError, ValueError):
            return in_place(sqrt_op, sqrt_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(sqrt_op, sqrt_into, input)
    try:
        np.sqrt(self_, self_)
    except (TypeError, ValueError):
        return in_place(sqrt_op, sqrt_into, input)
    result_ = self_
    counted(input)
    input._fn = node = SqrtBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def sqrt_into(self_):
    np.sqrt(self_, self_)


def sqrt_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (2 * result))
    return tangent_like(tangent, result)


sqrt_op = operation('sqrt', 'pointwise', sqrt, sqrt_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# rsqrt    derivatives.yaml:125


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


def rsqrt(input):
    """rsqrt(Tensor self) -> Tensor

    1 / sqrt(self).
    """
    if input.__class__ is not Tensor:
        return dispatch(rsqrt_op, input)
    self_ = input._data
    result_ = 1 / np.sqrt(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RsqrtBackward0()
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
    if self_.base is not None:
        return in_place(rsqrt_op, rsqrt_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.divide(1, np.sqrt(self_), self_)
        except (TypeError, ValueError):
            return in_place(rsqrt_op, rsqrt_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(rsqrt_op, rsqrt_into, input)
    try:
        np.divide(1, np.sqrt(self_), self_)
    except (TypeError, ValueError):
        return in_place(rsqrt_op, rsqrt_into, input)
    result_ = self_
    counted(input)
    input._fn = node = RsqrtBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def rsqrt_into(self_):
    np.divide(1, np.sqrt(self_), self_)


def rsqrt_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -0.5 * self_t * (result * result * result))
    return tangent_like(tangent, result)


rsqrt_op = operation('rsqrt', 'pointwise', rsqrt, rsqrt_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# reciprocal    derivatives.yaml:134


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


def reciprocal(input):
    """reciprocal(Tensor self) -> Tensor

    1 / self.
    """
    if input.__class__ is not Tensor:
        return dispatch(reciprocal_op, input)
    self_ = input._data
    result_ = 1 / self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ReciprocalBackward0()
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
    if self_.base is not None:
        return in_place(reciprocal_op, reciprocal_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.divide(1, self_, self_)
        except (TypeError, ValueError):
            return in_place(reciprocal_op, reciprocal_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(reciprocal_op, reciprocal_into, input)
    try:
        np.divide(1, self_, self_)
    except (TypeError, ValueError):
        return in_place(reciprocal_op, reciprocal_into, input)
    result_ = self_
    counted(input)
    input._fn = node = ReciprocalBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def reciprocal_into(self_):
    np.divide(1, self_, self_)


def reciprocal_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * (result * result))
    return tangent_like(tangent, result)


reciprocal_op = operation('reciprocal', 'pointwise', reciprocal, reciprocal_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# abs    derivatives.yaml:144


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
        return (grad * kernels.sign(self),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * self.sgn(),)


def abs(input):
    """abs(Tensor self) -> Tensor

    The absolute value; of a complex number its modulus, which is real.
    """
    if input.__class__ is not Tensor:
        return dispatch(abs_op, input)
    self_ = input._data
    result_ = np.abs(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AbsBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def abs_(input):
    """In-place version of abs."""
    if input.__class__ is not Tensor:
        return in_place(abs_op, abs_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(abs_op, abs_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.abs(self_, self_)
        except (TypeError, ValueError):
            return in_place(abs_op, abs_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(abs_op, abs_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.abs(self_, result_)
    except (TypeError, ValueError):
        return in_place(abs_op, abs_into, input)
    counted(input)
    input._fn = node = AbsBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def abs_into(self_):
    np.abs(self_, self_)


def abs_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * self.sgn().conj())
    return tangent_like(tangent, result)


abs_op = operation('abs', 'pointwise', abs, abs_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# sign    derivatives.yaml:157


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


def sign(input):
    """sign(Tensor self) -> Tensor

    -1, 0 or 1; its gradient is zero everywhere, also at 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(sign_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("sign")
    result_ = kernels.sign(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SignBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def sign_(input):
    """In-place version of sign."""
    if input.__class__ is not Tensor:
        return in_place(sign_op, sign_into, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("sign")
    self_fn = input._fn
    if self_.base is not None:
        return in_place(sign_op, sign_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.sign(self_))
        except (TypeError, ValueError):
            return in_place(sign_op, sign_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(sign_op, sign_into, input)
    try:
        np.copyto(self_, kernels.sign(self_))
    except (TypeError, ValueError):
        return in_place(sign_op, sign_into, input)
    result_ = self_
    counted(input)
    input._fn = node = SignBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return input


def sign_into(self_):
    if self_.dtype in COMPLEX:
        raise complex_refused("sign")
    np.copyto(self_, kernels.sign(self_))


def sign_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


sign_op = operation('sign', 'pointwise', sign, sign_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# sgn    derivatives.yaml:168


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


def sgn(input):
    """sgn(Tensor self) -> Tensor

    self / abs(self), and 0 at 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(sgn_op, input)
    self_ = input._data
    result_ = kernels.sign(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SgnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def sgn_(input):
    """In-place version of sgn."""
    if input.__class__ is not Tensor:
        return in_place(sgn_op, sgn_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(sgn_op, sgn_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.sign(self_))
        except (TypeError, ValueError):
            return in_place(sgn_op, sgn_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(sgn_op, sgn_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.sign(self_))
    except (TypeError, ValueError):
        return in_place(sgn_op, sgn_into, input)
    counted(input)
    input._fn = node = SgnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_, result_)
    return input


def sgn_into(self_):
    np.copyto(self_, kernels.sign(self_))


def sgn_jvp(result, self, self_t):
    return powers.sgn_self(self_t, self, result)


sgn_op = operation('sgn', 'pointwise', sgn, sgn_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# exp    derivatives.yaml:181


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


def exp(input):
    """exp(Tensor self) -> Tensor

    e to the power of self.
    """
    if input.__class__ is not Tensor:
        return dispatch(exp_op, input)
    self_ = input._data
    result_ = np.exp(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ExpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def exp_(input):
    """In-place version of exp."""
    if input.__class__ is not Tensor:
        return in_place(exp_op, exp_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(exp_op, exp_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.exp(self_, self_)
        except (TypeError, ValueError):
            return in_place(exp_op, exp_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(exp_op, exp_into, input)
    try:
        np.exp(self_, self_)
    except (TypeError, ValueError):
        return in_place(exp_op, exp_into, input)
    result_ = self_
    counted(input)
    input._fn = node = ExpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def exp_into(self_):
    np.exp(self_, self_)


def exp_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * result)
    return tangent_like(tangent, result)


exp_op = operation('exp', 'pointwise', exp, exp_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# exp2    derivatives.yaml:188


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


def exp2(input):
    """exp2(Tensor self) -> Tensor

    2 to the power of self.
    """
    if input.__class__ is not Tensor:
        return dispatch(exp2_op, input)
    self_ = input._data
    result_ = np.exp2(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Exp2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def exp2_(input):
    """In-place version of exp2."""
    if input.__class__ is not Tensor:
        return in_place(exp2_op, exp2_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(exp2_op, exp2_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.exp2(self_, self_)
        except (TypeError, ValueError):
            return in_place(exp2_op, exp2_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(exp2_op, exp2_into, input)
    try:
        np.exp2(self_, self_)
    except (TypeError, ValueError):
        return in_place(exp2_op, exp2_into, input)
    result_ = self_
    counted(input)
    input._fn = node = Exp2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def exp2_into(self_):
    np.exp2(self_, self_)


def exp2_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (result * 0.6931471805599453))
    return tangent_like(tangent, result)


exp2_op = operation('exp2', 'pointwise', exp2, exp2_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# expm1    derivatives.yaml:196


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


def expm1(input):
    """expm1(Tensor self) -> Tensor

    exp(self) - 1, accurate near 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(expm1_op, input)
    self_ = input._data
    result_ = np.expm1(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Expm1Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def expm1_(input):
    """In-place version of expm1."""
    if input.__class__ is not Tensor:
        return in_place(expm1_op, expm1_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(expm1_op, expm1_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.expm1(self_, self_)
        except (TypeError, ValueError):
            return in_place(expm1_op, expm1_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(expm1_op, expm1_into, input)
    try:
        np.expm1(self_, self_)
    except (TypeError, ValueError):
        return in_place(expm1_op, expm1_into, input)
    result_ = self_
    counted(input)
    input._fn = node = Expm1Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def expm1_into(self_):
    np.expm1(self_, self_)


def expm1_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (result + 1))
    return tangent_like(tangent, result)


expm1_op = operation('expm1', 'pointwise', expm1, expm1_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# log    derivatives.yaml:204


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


def log(input):
    """log(Tensor self) -> Tensor

    The natural logarithm.
    """
    if input.__class__ is not Tensor:
        return dispatch(log_op, input)
    self_ = input._data
    result_ = np.log(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log_(input):
    """In-place version of log."""
    if input.__class__ is not Tensor:
        return in_place(log_op, log_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(log_op, log_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.log(self_, self_)
        except (TypeError, ValueError):
            return in_place(log_op, log_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(log_op, log_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.log(self_, result_)
    except (TypeError, ValueError):
        return in_place(log_op, log_into, input)
    counted(input)
    input._fn = node = LogBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def log_into(self_):
    np.log(self_, self_)


def log_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / self)
    return tangent_like(tangent, result)


log_op = operation('log', 'pointwise', log, log_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# log2    derivatives.yaml:214


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


def log2(input):
    """log2(Tensor self) -> Tensor

    The logarithm to the base 2.
    """
    if input.__class__ is not Tensor:
        return dispatch(log2_op, input)
    self_ = input._data
    result_ = np.log2(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Log2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log2_(input):
    """In-place version of log2."""
    if input.__class__ is not Tensor:
        return in_place(log2_op, log2_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(log2_op, log2_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.log2(self_, self_)
        except (TypeError, ValueError):
            return in_place(log2_op, log2_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(log2_op, log2_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.log2(self_, result_)
    except (TypeError, ValueError):
        return in_place(log2_op, log2_into, input)
    counted(input)
    input._fn = node = Log2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def log2_into(self_):
    np.log2(self_, self_)


def log2_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (self * 0.6931471805599453))
    return tangent_like(tangent, result)


log2_op = operation('log2', 'pointwise', log2, log2_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# log10    derivatives.yaml:222


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


def log10(input):
    """log10(Tensor self) -> Tensor

    The logarithm to the base 10.
    """
    if input.__class__ is not Tensor:
        return dispatch(log10_op, input)
    self_ = input._data
    result_ = np.log10(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Log10Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log10_(input):
    """In-place version of log10."""
    if input.__class__ is not Tensor:
        return in_place(log10_op, log10_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(log10_op, log10_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.log10(self_, self_)
        except (TypeError, ValueError):
            return in_place(log10_op, log10_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(log10_op, log10_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.log10(self_, result_)
    except (TypeError, ValueError):
        return in_place(log10_op, log10_into, input)
    counted(input)
    input._fn = node = Log10Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def log10_into(self_):
    np.log10(self_, self_)


def log10_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (self * 2.302585092994046))
    return tangent_like(tangent, result)


log10_op = operation('log10', 'pointwise', log10, log10_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# log1p    derivatives.yaml:230


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


def log1p(input):
    """log1p(Tensor self) -> Tensor

    log(1 + self), accurate near 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(log1p_op, input)
    self_ = input._data
    result_ = np.log1p(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Log1pBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def log1p_(input):
    """In-place version of log1p."""
    if input.__class__ is not Tensor:
        return in_place(log1p_op, log1p_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(log1p_op, log1p_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.log1p(self_, self_)
        except (TypeError, ValueError):
            return in_place(log1p_op, log1p_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(log1p_op, log1p_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.log1p(self_, result_)
    except (TypeError, ValueError):
        return in_place(log1p_op, log1p_into, input)
    counted(input)
    input._fn = node = Log1pBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def log1p_into(self_):
    np.log1p(self_, self_)


def log1p_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (self + 1))
    return tangent_like(tangent, result)


log1p_op = operation('log1p', 'pointwise', log1p, log1p_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# logaddexp    derivatives.yaml:241


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


def logaddexp(input, other):
    """logaddexp(Tensor self, Tensor other) -> Tensor

    log(exp(self) + exp(other)), without overflow.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(logaddexp_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.logaddexp(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogaddexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def logaddexp_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp_one(self_t.conj(), self, result).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, powers.logaddexp_one(other_t.conj(), other, result).conj())
    return tangent_like(tangent, result)


logaddexp_op = operation('logaddexp', 'pointwise', logaddexp, logaddexp_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# sin    derivatives.yaml:254


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


def sin(input):
    """sin(Tensor self) -> Tensor

    The sine, of an angle in radians.
    """
    if input.__class__ is not Tensor:
        return dispatch(sin_op, input)
    self_ = input._data
    result_ = np.sin(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def sin_(input):
    """In-place version of sin."""
    if input.__class__ is not Tensor:
        return in_place(sin_op, sin_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(sin_op, sin_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.sin(self_, self_)
        except (TypeError, ValueError):
            return in_place(sin_op, sin_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(sin_op, sin_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.sin(self_, result_)
    except (TypeError, ValueError):
        return in_place(sin_op, sin_into, input)
    counted(input)
    input._fn = node = SinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def sin_into(self_):
    np.sin(self_, self_)


def sin_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.cos(self))
    return tangent_like(tangent, result)


sin_op = operation('sin', 'pointwise', sin, sin_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# cos    derivatives.yaml:262


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


def cos(input):
    """cos(Tensor self) -> Tensor

    The cosine, of an angle in radians.
    """
    if input.__class__ is not Tensor:
        return dispatch(cos_op, input)
    self_ = input._data
    result_ = np.cos(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def cos_(input):
    """In-place version of cos."""
    if input.__class__ is not Tensor:
        return in_place(cos_op, cos_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(cos_op, cos_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.cos(self_, self_)
        except (TypeError, ValueError):
            return in_place(cos_op, cos_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(cos_op, cos_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.cos(self_, result_)
    except (TypeError, ValueError):
        return in_place(cos_op, cos_into, input)
    counted(input)
    input._fn = node = CosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def cos_into(self_):
    np.cos(self_, self_)


def cos_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * ops.sin(self))
    return tangent_like(tangent, result)


cos_op = operation('cos', 'pointwise', cos, cos_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# tan    derivatives.yaml:270


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


def tan(input):
    """tan(Tensor self) -> Tensor

    The tangent, of an angle in radians.
    """
    if input.__class__ is not Tensor:
        return dispatch(tan_op, input)
    self_ = input._data
    result_ = np.tan(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def tan_(input):
    """In-place version of tan."""
    if input.__class__ is not Tensor:
        return in_place(tan_op, tan_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(tan_op, tan_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.tan(self_, self_)
        except (TypeError, ValueError):
            return in_place(tan_op, tan_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(tan_op, tan_into, input)
    try:
        np.tan(self_, self_)
    except (TypeError, ValueError):
        return in_place(tan_op, tan_into, input)
    result_ = self_
    counted(input)
    input._fn = node = TanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def tan_into(self_):
    np.tan(self_, self_)


def tan_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1 + result * result))
    return tangent_like(tangent, result)


tan_op = operation('tan', 'pointwise', tan, tan_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# asin    derivatives.yaml:278


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


def asin(input):
    """asin(Tensor self) -> Tensor

    The inverse sine, in radians.
    """
    if input.__class__ is not Tensor:
        return dispatch(asin_op, input)
    self_ = input._data
    result_ = np.arcsin(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AsinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def asin_(input):
    """In-place version of asin."""
    if input.__class__ is not Tensor:
        return in_place(asin_op, asin_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(asin_op, asin_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.arcsin(self_, self_)
        except (TypeError, ValueError):
            return in_place(asin_op, asin_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(asin_op, asin_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.arcsin(self_, result_)
    except (TypeError, ValueError):
        return in_place(asin_op, asin_into, input)
    counted(input)
    input._fn = node = AsinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def asin_into(self_):
    np.arcsin(self_, self_)


def asin_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.rsqrt(1 - self * self))
    return tangent_like(tangent, result)


asin_op = operation('asin', 'pointwise', asin, asin_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# acos    derivatives.yaml:289


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


def acos(input):
    """acos(Tensor self) -> Tensor

    The inverse cosine, in radians.
    """
    if input.__class__ is not Tensor:
        return dispatch(acos_op, input)
    self_ = input._data
    result_ = np.arccos(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AcosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def acos_(input):
    """In-place version of acos."""
    if input.__class__ is not Tensor:
        return in_place(acos_op, acos_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(acos_op, acos_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.arccos(self_, self_)
        except (TypeError, ValueError):
            return in_place(acos_op, acos_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(acos_op, acos_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.arccos(self_, result_)
    except (TypeError, ValueError):
        return in_place(acos_op, acos_into, input)
    counted(input)
    input._fn = node = AcosBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def acos_into(self_):
    np.arccos(self_, self_)


def acos_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * ops.rsqrt(1 - self * self))
    return tangent_like(tangent, result)


acos_op = operation('acos', 'pointwise', acos, acos_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# atan    derivatives.yaml:300


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


def atan(input):
    """atan(Tensor self) -> Tensor

    The inverse tangent, in radians.
    """
    if input.__class__ is not Tensor:
        return dispatch(atan_op, input)
    self_ = input._data
    result_ = np.arctan(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AtanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def atan_(input):
    """In-place version of atan."""
    if input.__class__ is not Tensor:
        return in_place(atan_op, atan_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(atan_op, atan_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.arctan(self_, self_)
        except (TypeError, ValueError):
            return in_place(atan_op, atan_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(atan_op, atan_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.arctan(self_, result_)
    except (TypeError, ValueError):
        return in_place(atan_op, atan_into, input)
    counted(input)
    input._fn = node = AtanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def atan_into(self_):
    np.arctan(self_, self_)


def atan_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (1 + self * self))
    return tangent_like(tangent, result)


atan_op = operation('atan', 'pointwise', atan, atan_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# sinh    derivatives.yaml:309


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


def sinh(input):
    """sinh(Tensor self) -> Tensor

    The hyperbolic sine.
    """
    if input.__class__ is not Tensor:
        return dispatch(sinh_op, input)
    self_ = input._data
    result_ = np.sinh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def sinh_(input):
    """In-place version of sinh."""
    if input.__class__ is not Tensor:
        return in_place(sinh_op, sinh_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(sinh_op, sinh_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.sinh(self_, self_)
        except (TypeError, ValueError):
            return in_place(sinh_op, sinh_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(sinh_op, sinh_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.sinh(self_, result_)
    except (TypeError, ValueError):
        return in_place(sinh_op, sinh_into, input)
    counted(input)
    input._fn = node = SinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def sinh_into(self_):
    np.sinh(self_, self_)


def sinh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.cosh(self))
    return tangent_like(tangent, result)


sinh_op = operation('sinh', 'pointwise', sinh, sinh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# cosh    derivatives.yaml:316


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


def cosh(input):
    """cosh(Tensor self) -> Tensor

    The hyperbolic cosine.
    """
    if input.__class__ is not Tensor:
        return dispatch(cosh_op, input)
    self_ = input._data
    result_ = np.cosh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def cosh_(input):
    """In-place version of cosh."""
    if input.__class__ is not Tensor:
        return in_place(cosh_op, cosh_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(cosh_op, cosh_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.cosh(self_, self_)
        except (TypeError, ValueError):
            return in_place(cosh_op, cosh_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(cosh_op, cosh_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.cosh(self_, result_)
    except (TypeError, ValueError):
        return in_place(cosh_op, cosh_into, input)
    counted(input)
    input._fn = node = CoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def cosh_into(self_):
    np.cosh(self_, self_)


def cosh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.sinh(self))
    return tangent_like(tangent, result)


cosh_op = operation('cosh', 'pointwise', cosh, cosh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# tanh    derivatives.yaml:323


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


def tanh(input):
    """tanh(Tensor self) -> Tensor

    The hyperbolic tangent.
    """
    if input.__class__ is not Tensor:
        return dispatch(tanh_op, input)
    self_ = input._data
    result_ = np.tanh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def tanh_(input):
    """In-place version of tanh."""
    if input.__class__ is not Tensor:
        return in_place(tanh_op, tanh_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(tanh_op, tanh_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.tanh(self_, self_)
        except (TypeError, ValueError):
            return in_place(tanh_op, tanh_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(tanh_op, tanh_into, input)
    try:
        np.tanh(self_, self_)
    except (TypeError, ValueError):
        return in_place(tanh_op, tanh_into, input)
    result_ = self_
    counted(input)
    input._fn = node = TanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def tanh_into(self_):
    np.tanh(self_, self_)


def tanh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1 - result * result))
    return tangent_like(tangent, result)


tanh_op = operation('tanh', 'pointwise', tanh, tanh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# asinh    derivatives.yaml:331


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


def asinh(input):
    """asinh(Tensor self) -> Tensor

    The inverse hyperbolic sine.
    """
    if input.__class__ is not Tensor:
        return dispatch(asinh_op, input)
    self_ = input._data
    result_ = np.arcsinh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AsinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def asinh_(input):
    """In-place version of asinh."""
    if input.__class__ is not Tensor:
        return in_place(asinh_op, asinh_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(asinh_op, asinh_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.arcsinh(self_, self_)
        except (TypeError, ValueError):
            return in_place(asinh_op, asinh_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(asinh_op, asinh_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.arcsinh(self_, result_)
    except (TypeError, ValueError):
        return in_place(asinh_op, asinh_into, input)
    counted(input)
    input._fn = node = AsinhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def asinh_into(self_):
    np.arcsinh(self_, self_)


def asinh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.rsqrt(self * self + 1))
    return tangent_like(tangent, result)


asinh_op = operation('asinh', 'pointwise', asinh, asinh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# acosh    derivatives.yaml:340


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


def acosh(input):
    """acosh(Tensor self) -> Tensor

    The inverse hyperbolic cosine.
    """
    if input.__class__ is not Tensor:
        return dispatch(acosh_op, input)
    self_ = input._data
    result_ = np.arccosh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AcoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def acosh_(input):
    """In-place version of acosh."""
    if input.__class__ is not Tensor:
        return in_place(acosh_op, acosh_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(acosh_op, acosh_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.arccosh(self_, self_)
        except (TypeError, ValueError):
            return in_place(acosh_op, acosh_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(acosh_op, acosh_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.arccosh(self_, result_)
    except (TypeError, ValueError):
        return in_place(acosh_op, acosh_into, input)
    counted(input)
    input._fn = node = AcoshBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def acosh_into(self_):
    np.arccosh(self_, self_)


def acosh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (ops.rsqrt(self - 1) * ops.rsqrt(self + 1)))
    return tangent_like(tangent, result)


acosh_op = operation('acosh', 'pointwise', acosh, acosh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# atanh    derivatives.yaml:351


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


def atanh(input):
    """atanh(Tensor self) -> Tensor

    The inverse hyperbolic tangent.
    """
    if input.__class__ is not Tensor:
        return dispatch(atanh_op, input)
    self_ = input._data
    result_ = np.arctanh(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AtanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def atanh_(input):
    """In-place version of atanh."""
    if input.__class__ is not Tensor:
        return in_place(atanh_op, atanh_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(atanh_op, atanh_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.arctanh(self_, self_)
        except (TypeError, ValueError):
            return in_place(atanh_op, atanh_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(atanh_op, atanh_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.arctanh(self_, result_)
    except (TypeError, ValueError):
        return in_place(atanh_op, atanh_into, input)
    counted(input)
    input._fn = node = AtanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def atanh_into(self_):
    np.arctanh(self_, self_)


def atanh_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t / (1 - self * self))
    return tangent_like(tangent, result)


atanh_op = operation('atanh', 'pointwise', atanh, atanh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# atan2    derivatives.yaml:362


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


def atan2(input, other):
    """atan2(Tensor self, Tensor other) -> Tensor

    The angle of the point (other, self), in radians.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(atan2_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = np.arctan2(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Atan2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def atan2_(input, other):
    """In-place version of atan2."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(atan2_op, atan2_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(atan2_op, atan2_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.arctan2(self_, other_, self_)
        except (TypeError, ValueError):
            return in_place(atan2_op, atan2_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(atan2_op, atan2_into, input, other)
    result_ = self_
    self_ = self_.copy()
    try:
        np.arctan2(self_, other_, result_)
    except (TypeError, ValueError):
        return in_place(atan2_op, atan2_into, input, other)
    counted(input)
    input._fn = node = Atan2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def atan2_into(self_, other_):
    np.arctan2(self_, other_, self_)


def atan2_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * other.conj() / powers.nonzero(self * self + other * other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, -other_t * self.conj() / powers.nonzero(self * self + other * other).conj())
    return tangent_like(tangent, result)


atan2_op = operation('atan2', 'pointwise', atan2, atan2_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# hypot    derivatives.yaml:374


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


def hypot(input, other):
    """hypot(Tensor self, Tensor other) -> Tensor

    sqrt(self**2 + other**2), without overflow.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(hypot_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.hypotenuse(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HypotBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def hypot_(input, other):
    """In-place version of hypot."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(hypot_op, hypot_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(hypot_op, hypot_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.hypotenuse(self_, other_))
        except (TypeError, ValueError):
            return in_place(hypot_op, hypot_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(hypot_op, hypot_into, input, other)
    result_ = self_
    if not (self_fn is None):
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.hypotenuse(self_, other_))
    except (TypeError, ValueError):
        return in_place(hypot_op, hypot_into, input, other)
    counted(input)
    input._fn = node = HypotBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def hypot_into(self_, other_):
    np.copyto(self_, kernels.hypotenuse(self_, other_))


def hypot_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * self.conj() / powers.nonzero(result).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * other.conj() / powers.nonzero(result).conj())
    return tangent_like(tangent, result)


hypot_op = operation('hypot', 'pointwise', hypot, hypot_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# sigmoid    derivatives.yaml:387


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


def sigmoid(input):
    """sigmoid(Tensor self) -> Tensor

    1 / (1 + exp(-self)).
    """
    if input.__class__ is not Tensor:
        return dispatch(sigmoid_op, input)
    self_ = input._data
    result_ = kernels.sigmoid(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def sigmoid_(input):
    """In-place version of sigmoid."""
    if input.__class__ is not Tensor:
        return in_place(sigmoid_op, sigmoid_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(sigmoid_op, sigmoid_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.sigmoid(self_))
        except (TypeError, ValueError):
            return in_place(sigmoid_op, sigmoid_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(sigmoid_op, sigmoid_into, input)
    try:
        np.copyto(self_, kernels.sigmoid(self_))
    except (TypeError, ValueError):
        return in_place(sigmoid_op, sigmoid_into, input)
    result_ = self_
    counted(input)
    input._fn = node = SigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def sigmoid_into(self_):
    np.copyto(self_, kernels.sigmoid(self_))


def sigmoid_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ((1 - result) * result))
    return tangent_like(tangent, result)


sigmoid_op = operation('sigmoid', 'pointwise', sigmoid, sigmoid_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.softplus    derivatives.yaml:396


class SoftplusBackward0(Node):
    """nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.softplus'
    formulas = {
        'input': 'activations.softplus_input(grad, input, beta, threshold, result)',
    }
    saved_names = ('input', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('beta', 'threshold')

    def on_arrays(node, saved, grad, needs):
        input, result = saved
        beta, threshold = node.args
        return (activations.softplus_input(grad, input, beta, threshold, result),)

    on_tensors = on_arrays


def nn_functional_softplus(input, beta=1, threshold=20):
    """nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor

    log(1 + exp(beta * input)) / beta, and input itself where beta * input > threshold.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_softplus_op, input, beta, threshold)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("softplus")
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
    node.saved = (input_, result_)
    node.args = (beta, threshold)
    return out


def nn_functional_softplus_jvp(result, input, beta, threshold, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, activations.softplus_input(input_t.conj(), input, beta, threshold, result).conj())
    return tangent_like(tangent, result)


nn_functional_softplus_op = operation('nn.functional.softplus', 'pointwise', nn_functional_softplus, nn_functional_softplus_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.logsigmoid    derivatives.yaml:403


class LogsigmoidBackward0(Node):
    """nn.functional.logsigmoid(Tensor input) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.logsigmoid'
    formulas = {
        'input': '-grad * expm1(result)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (-grad * np.expm1(result),)

    def on_tensors(node, saved, grad, needs):
        (result,) = saved
        return (-grad * ops.expm1(result),)


def nn_functional_logsigmoid(input):
    """nn.functional.logsigmoid(Tensor input) -> Tensor

    log(sigmoid(input)), without overflow.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_logsigmoid_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("logsigmoid")
    result_ = kernels.logsigmoid(input_)
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
    node.saved = (result_,)
    return out


def nn_functional_logsigmoid_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, -input_t * ops.expm1(result).conj())
    return tangent_like(tangent, result)


nn_functional_logsigmoid_op = operation('nn.functional.logsigmoid', 'pointwise', nn_functional_logsigmoid, nn_functional_logsigmoid_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# relu    derivatives.yaml:410


class ReluBackward0(Node):
    """relu(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'relu'
    formulas = {
        'self': 'where(result <= 0, 0, grad)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (kernels.select(result <= 0, 0, grad),)

    def on_tensors(node, saved, grad, needs):
        (result,) = saved
        return (ops.where(result <= 0, 0, grad),)


def relu(input):
    """relu(Tensor self) -> Tensor

    max(self, 0); its slope at 0 is 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(relu_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("relu")
    result_ = np.maximum(self_, 0)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ReluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def relu_(input):
    """In-place version of relu."""
    if input.__class__ is not Tensor:
        return in_place(relu_op, relu_into, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("relu")
    self_fn = input._fn
    if self_.base is not None:
        return in_place(relu_op, relu_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.maximum(self_, 0, out=self_)
        except (TypeError, ValueError):
            return in_place(relu_op, relu_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(relu_op, relu_into, input)
    try:
        np.maximum(self_, 0, out=self_)
    except (TypeError, ValueError):
        return in_place(relu_op, relu_into, input)
    result_ = self_
    counted(input)
    input._fn = node = ReluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def relu_into(self_):
    if self_.dtype in COMPLEX:
        raise complex_refused("relu")
    np.maximum(self_, 0, out=self_)


def relu_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(result <= 0, 0, self_t))
    return tangent_like(tangent, result)


relu_op = operation('relu', 'pointwise', relu, relu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.leaky_relu    derivatives.yaml:426


class LeakyReluBackward0(Node):
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.leaky_relu'
    formulas = {
        'input': 'slopes.leaky_input(grad, input, negative_slope)',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('negative_slope',)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (negative_slope,) = node.args
        return (slopes.leaky_input(grad, input, negative_slope),)

    on_tensors = on_arrays


def nn_functional_leaky_relu(input, negative_slope=0.01, inplace=False):
    """nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool inplace=False) -> Tensor

    input where it is positive, else negative_slope * input.
    """
    if inplace:
        return nn_functional_leaky_relu_(input, negative_slope)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_leaky_relu_op, input, negative_slope)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("leaky_relu")
    result_ = kernels.leaky_relu(input_, negative_slope)
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


def nn_functional_leaky_relu_(input, negative_slope=0.01):
    """In-place version of nn_functional_leaky_relu."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("leaky_relu")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.leaky_relu(input_, negative_slope))
        except (TypeError, ValueError):
            return in_place(nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.leaky_relu(input_, negative_slope))
    except (TypeError, ValueError):
        return in_place(nn_functional_leaky_relu_op, nn_functional_leaky_relu_into, input, negative_slope)
    counted(input)
    input._fn = node = LeakyReluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (negative_slope,)
    return input


def nn_functional_leaky_relu_into(input_, negative_slope):
    if input_.dtype in COMPLEX:
        raise complex_refused("leaky_relu")
    np.copyto(input_, kernels.leaky_relu(input_, negative_slope))


def nn_functional_leaky_relu_jvp(result, input, negative_slope, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, slopes.leaky_input(input_t.conj(), input, negative_slope).conj())
    return tangent_like(tangent, result)


nn_functional_leaky_relu_op = operation('nn.functional.leaky_relu', 'pointwise', nn_functional_leaky_relu, nn_functional_leaky_relu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.elu    derivatives.yaml:437


class EluBackward0(Node):
    """nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.elu'
    formulas = {
        'input': 'slopes.elu_input(grad, input, alpha, 1)',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('alpha',)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        return (slopes.elu_input(grad, input, alpha, 1),)

    on_tensors = on_arrays


def nn_functional_elu(input, alpha=1.0, inplace=False):
    """nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input) - 1).
    """
    if inplace:
        return nn_functional_elu_(input, alpha)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_elu_op, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("elu")
    result_ = kernels.elu(input_, alpha, 1)
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


def nn_functional_elu_(input, alpha=1.0):
    """In-place version of nn_functional_elu."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("elu")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.elu(input_, alpha, 1))
        except (TypeError, ValueError):
            return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.elu(input_, alpha, 1))
    except (TypeError, ValueError):
        return in_place(nn_functional_elu_op, nn_functional_elu_into, input, alpha)
    counted(input)
    input._fn = node = EluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    return input


def nn_functional_elu_into(input_, alpha):
    if input_.dtype in COMPLEX:
        raise complex_refused("elu")
    np.copyto(input_, kernels.elu(input_, alpha, 1))


def nn_functional_elu_jvp(result, input, alpha, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, slopes.elu_input(input_t.conj(), input, alpha, 1).conj())
    return tangent_like(tangent, result)


nn_functional_elu_op = operation('nn.functional.elu', 'pointwise', nn_functional_elu, nn_functional_elu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.selu    derivatives.yaml:448


class SeluBackward0(Node):
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.selu'
    formulas = {
        'input': 'slopes.elu_input(grad, input, 1.6732632423543772, 1.0507009873554805)',
    }
    saved_names = ('input',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        return (slopes.elu_input(grad, input, 1.6732632423543772, 1.0507009873554805),)

    on_tensors = on_arrays


def nn_functional_selu(input, inplace=False):
    """nn.functional.selu(Tensor input, bool inplace=False) -> Tensor

    scale * elu(self, alpha), with the constants of self-normalising networks.
    """
    if inplace:
        return nn_functional_selu_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_selu_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("selu")
    result_ = kernels.elu(input_, 1.6732632423543772, 1.0507009873554805)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SeluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    return out


def nn_functional_selu_(input):
    """In-place version of nn_functional_selu."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("selu")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.elu(input_, 1.6732632423543772, 1.0507009873554805))
        except (TypeError, ValueError):
            return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.elu(input_, 1.6732632423543772, 1.0507009873554805))
    except (TypeError, ValueError):
        return in_place(nn_functional_selu_op, nn_functional_selu_into, input)
    counted(input)
    input._fn = node = SeluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    return input


def nn_functional_selu_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("selu")
    np.copyto(input_, kernels.elu(input_, 1.6732632423543772, 1.0507009873554805))


def nn_functional_selu_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, slopes.elu_input(input_t.conj(), input, 1.6732632423543772, 1.0507009873554805).conj())
    return tangent_like(tangent, result)


nn_functional_selu_op = operation('nn.functional.selu', 'pointwise', nn_functional_selu, nn_functional_selu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.silu    derivatives.yaml:460


class SiluBackward0(Node):
    """nn.functional.silu(Tensor input, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.silu'
    formulas = {
        'input': 'activations.silu_input(grad, input, result)',
    }
    saved_names = ('input', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        input, result = saved
        return (activations.silu_input(grad, input, result),)

    on_tensors = on_arrays


def nn_functional_silu(input, inplace=False):
    """nn.functional.silu(Tensor input, bool inplace=False) -> Tensor

    input * sigmoid(input).
    """
    if inplace:
        return nn_functional_silu_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_silu_op, input)
    input_ = input._data
    result_ = kernels.silu(input_)
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
    node.saved = (input_, result_)
    return out


def nn_functional_silu_(input):
    """In-place version of nn_functional_silu."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
    input_ = input._data
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.silu(input_))
        except (TypeError, ValueError):
            return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.silu(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_silu_op, nn_functional_silu_into, input)
    counted(input)
    input._fn = node = SiluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_, result_)
    return input


def nn_functional_silu_into(input_):
    np.copyto(input_, kernels.silu(input_))


def nn_functional_silu_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, activations.silu_input(input_t.conj(), input, result).conj())
    return tangent_like(tangent, result)


nn_functional_silu_op = operation('nn.functional.silu', 'pointwise', nn_functional_silu, nn_functional_silu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.gelu    derivatives.yaml:467


class GeluBackward0(Node):
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.gelu'
    formulas = {
        'input': 'normals.gelu_input(grad, input, result, approximate)',
    }
    saved_names = ('input', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('approximate',)

    def on_arrays(node, saved, grad, needs):
        input, result = saved
        (approximate,) = node.args
        return (normals.gelu_input(grad, input, result, approximate),)

    on_tensors = on_arrays


def nn_functional_gelu(input, *, approximate="none"):
    """nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor

    input * Phi(input), Phi the normal distribution function, or its approximation by "tanh".
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_gelu_op, input, approximate)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("gelu")
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
    node.saved = (input_, result_)
    node.args = (approximate,)
    return out


def nn_functional_gelu_jvp(result, input, approximate, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, normals.gelu_input(input_t.conj(), input, result, approximate).conj())
    return tangent_like(tangent, result)


nn_functional_gelu_op = operation('nn.functional.gelu', 'pointwise', nn_functional_gelu, nn_functional_gelu_jvp, (0,), edges=(0,), keywords=('approximate',))


# ------------------------------------------------------------------------------------------------
# erf    derivatives.yaml:474


class ErfBackward0(Node):
    """erf(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'erf'
    formulas = {
        'self': 'normals.bell(grad, self, 1.1283791670955126, 1)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (normals.bell(grad, self, 1.1283791670955126, 1),)

    on_tensors = on_arrays


def erf(input):
    """erf(Tensor self) -> Tensor

    The error function. Of complex numbers it takes SciPy.
    """
    if input.__class__ is not Tensor:
        return dispatch(erf_op, input)
    self_ = input._data
    result_ = kernels.erf(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ErfBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def erf_(input):
    """In-place version of erf."""
    if input.__class__ is not Tensor:
        return in_place(erf_op, erf_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(erf_op, erf_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.erf(self_))
        except (TypeError, ValueError):
            return in_place(erf_op, erf_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(erf_op, erf_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.erf(self_))
    except (TypeError, ValueError):
        return in_place(erf_op, erf_into, input)
    counted(input)
    input._fn = node = ErfBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def erf_into(self_):
    np.copyto(self_, kernels.erf(self_))


def erf_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, normals.bell(self_t.conj(), self, 1.1283791670955126, 1).conj())
    return tangent_like(tangent, result)


erf_op = operation('erf', 'pointwise', erf, erf_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# maximum    derivatives.yaml:484


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


def maximum(input, other):
    """maximum(Tensor self, Tensor other) -> Tensor

    The larger of two; where they are equal each gets half of the gradient.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(maximum_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("maximum")
    try:
        result_ = np.maximum(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MaximumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
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
# minimum    derivatives.yaml:496


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


def minimum(input, other):
    """minimum(Tensor self, Tensor other) -> Tensor

    The smaller of two; where they are equal each gets half of the gradient.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(minimum_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("minimum")
    try:
        result_ = np.minimum(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MinimumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
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
# clamp    derivatives.yaml:508


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


def clamp_default(input, min=None, max=None):
    """clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor

    self, but not less than min and not more than max. The slope at the bounds is 1.
    """
    if input.__class__ is not Tensor:
        return dispatch(clamp_default_op, input, min, max)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    result_ = kernels.clamp(self_, min, max)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ClampBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (min, max)
    return out


def clamp_default_(input, min=None, max=None):
    """In-place version of clamp_default."""
    if input.__class__ is not Tensor:
        return in_place(clamp_default_op, clamp_default_into, input, min, max)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    self_fn = input._fn
    if self_.base is not None:
        return in_place(clamp_default_op, clamp_default_into, input, min, max)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.clamp(self_, min, max))
        except (TypeError, ValueError):
            return in_place(clamp_default_op, clamp_default_into, input, min, max)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(clamp_default_op, clamp_default_into, input, min, max)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.clamp(self_, min, max))
    except (TypeError, ValueError):
        return in_place(clamp_default_op, clamp_default_into, input, min, max)
    counted(input)
    input._fn = node = ClampBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.args = (min, max)
    return input


def clamp_default_into(self_, min, max):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    np.copyto(self_, kernels.clamp(self_, min, max))


def clamp_default_jvp(result, self, min, max, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.inside(self, min, max), self_t, 0))
    return tangent_like(tangent, result)


clamp_default_op = operation('clamp', 'pointwise', clamp_default, clamp_default_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# clamp.Tensor    derivatives.yaml:521


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


def clamp_Tensor(input, min=None, max=None):
    """clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor

    self, but not less than min and not more than max; bounds get what is cut off.
    """
    if input.__class__ is not Tensor or (min is not None and min.__class__ is not Tensor) or (max is not None and max.__class__ is not Tensor):
        return dispatch(clamp_Tensor_op, input, min, max)
    self_ = input._data
    min_ = None if min is None else min._data
    max_ = None if max is None else max._data
    if self_.dtype in COMPLEX or (min_ is not None and min_.dtype in COMPLEX) or (max_ is not None and max_.dtype in COMPLEX):
        raise complex_refused("clamp")
    try:
        result_ = kernels.clamp(self_, min_, max_)
    except ValueError as error:
        raise shape_error(error, self_, min_, max_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    min_fn = None if min is None else min._fn
    max_fn = None if max is None else max._fn
    if (self_fn is None and min_fn is None and max_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ClampBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, min if min_fn is LEAF else min_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, min_, max_)
    node.restore = restore_targets(result_, self_fn, self_, min_fn, min_, max_fn, max_)
    return out


def clamp_Tensor_(input, min=None, max=None):
    """In-place version of clamp_Tensor."""
    if input.__class__ is not Tensor or (min is not None and min.__class__ is not Tensor) or (max is not None and max.__class__ is not Tensor):
        return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
    self_ = input._data
    min_ = None if min is None else min._data
    max_ = None if max is None else max._data
    if self_.dtype in COMPLEX or (min_ is not None and min_.dtype in COMPLEX) or (max_ is not None and max_.dtype in COMPLEX):
        raise complex_refused("clamp")
    self_fn = input._fn
    min_fn = None if min is None else min._fn
    max_fn = None if max is None else max._fn
    if self_.base is not None:
        return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
    if (self_fn is None and min_fn is None and max_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.clamp(self_, min_, max_))
        except (TypeError, ValueError):
            return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or (min_ is not None and (min_ is self_ or min_.base is not None)) or (max_ is not None and (max_ is self_ or max_.base is not None)):
        return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.clamp(self_, min_, max_))
    except (TypeError, ValueError):
        return in_place(clamp_Tensor_op, clamp_Tensor_into, input, min, max)
    counted(input)
    input._fn = node = ClampBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, min if min_fn is LEAF else min_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, min_, max_)
    node.restore = restore_targets(result_, self_fn, self_, min_fn, min_, max_fn, max_)
    return input


def clamp_Tensor_into(self_, min_, max_):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp")
    np.copyto(self_, kernels.clamp(self_, min_, max_))


def clamp_Tensor_jvp(result, self, min, max, self_t, min_t, max_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.inside(self, min, max), self_t, 0))
    if min_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.below(self, min, max), min_t, 0))
    if max_t is not None:
        tangent = add_tangents(tangent, ops.where(bounds.above(self, min, max), max_t, 0))
    return tangent_like(tangent, result)


clamp_Tensor_op = operation('clamp.Tensor', 'pointwise', clamp_Tensor, clamp_Tensor_jvp, (0, 1, 2), edges=(0, 1, 2), optional=(1, 2))


# ------------------------------------------------------------------------------------------------
# where    derivatives.yaml:534


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


def where_default(condition, input, other):
    """where(Tensor condition, Tensor self, Tensor other) -> Tensor

    self where condition is true, other elsewhere.
    """
    if condition.__class__ is not Tensor or input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(where_default_op, condition, input, other)
    condition_ = condition._data
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.select(condition_, self_, other_)
    except ValueError as error:
        raise shape_error(error, condition_, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = WhereBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (condition_,)
    node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def where_default_jvp(result, condition, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(condition, self_t, 0))
    if other_t is not None:
        tangent = add_tangents(tangent, ops.where(condition, 0, other_t))
    return tangent_like(tangent, result)


where_default_op = operation('where', 'pointwise', where_default, where_default_jvp, (0, 1, 2), edges=(1, 2))


# ------------------------------------------------------------------------------------------------
# lerp    derivatives.yaml:549


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


def lerp(input, end, weight):
    """lerp(Tensor self, Tensor end, Tensor weight) -> Tensor

    self + weight * (end - self).
    """
    if input.__class__ is not Tensor or end.__class__ is not Tensor or weight.__class__ is not Tensor:
        return dispatch(lerp_op, input, end, weight)
    self_ = input._data
    end_ = end._data
    weight_ = weight._data
    try:
        result_ = kernels.lerp(self_, end_, weight_)
    except ValueError as error:
        raise shape_error(error, self_, end_, weight_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    end_fn = end._fn
    weight_fn = weight._fn
    if (self_fn is None and end_fn is None and weight_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LerpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, end if end_fn is LEAF else end_fn, weight if weight_fn is LEAF else weight_fn)
    node.saved = (None if weight_fn is None else self_, None if weight_fn is None else end_, None if self_fn is None and end_fn is None else weight_)
    node.restore = restore_targets(result_, self_fn, self_, end_fn, end_, weight_fn, weight_)
    return out


def lerp_(input, end, weight):
    """In-place version of lerp."""
    if input.__class__ is not Tensor or end.__class__ is not Tensor or weight.__class__ is not Tensor:
        return in_place(lerp_op, lerp_into, input, end, weight)
    self_ = input._data
    end_ = end._data
    weight_ = weight._data
    self_fn = input._fn
    end_fn = end._fn
    weight_fn = weight._fn
    if self_.base is not None:
        return in_place(lerp_op, lerp_into, input, end, weight)
    if (self_fn is None and end_fn is None and weight_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.lerp(self_, end_, weight_))
        except (TypeError, ValueError):
            return in_place(lerp_op, lerp_into, input, end, weight)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or end_ is self_ or end_.base is not None or weight_ is self_ or weight_.base is not None:
        return in_place(lerp_op, lerp_into, input, end, weight)
    result_ = self_
    if not (weight_fn is None):
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.lerp(self_, end_, weight_))
    except (TypeError, ValueError):
        return in_place(lerp_op, lerp_into, input, end, weight)
    counted(input)
    input._fn = node = LerpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, end if end_fn is LEAF else end_fn, weight if weight_fn is LEAF else weight_fn)
    node.saved = (None if weight_fn is None else self_, None if weight_fn is None else end_, None if self_fn is None and end_fn is None else weight_)
    node.restore = restore_targets(result_, self_fn, self_, end_fn, end_, weight_fn, weight_)
    return input


def lerp_into(self_, end_, weight_):
    np.copyto(self_, kernels.lerp(self_, end_, weight_))


def lerp_jvp(result, self, end, weight, self_t, end_t, weight_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (1 - weight))
    if end_t is not None:
        tangent = add_tangents(tangent, end_t * weight)
    if weight_t is not None:
        tangent = add_tangents(tangent, weight_t * (end - self))
    return tangent_like(tangent, result)


lerp_op = operation('lerp', 'pointwise', lerp, lerp_jvp, (0, 1, 2), edges=(0, 1, 2))


# ------------------------------------------------------------------------------------------------
# fill    derivatives.yaml:591


class FillBackward0(Node):
    """fill(Tensor self, Tensor value) -> Tensor"""

    __slots__ = ()
    operation = 'fill'
    formulas = {
        'self': 'zero',
        'value': 'grad',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = np.zeros(self_shape, self_dtype)
        if needs[1] is not None:
            grad_of_value = grad
        if node.restore is None:
            return grad_of_self, grad_of_value
        return node.restored(grad_of_self, grad_of_value)

    def on_tensors(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_value = None
        if needs[0] is not None:
            grad_of_self = zero_tensor(self_shape, self_dtype)
        if needs[1] is not None:
            grad_of_value = grad
        if node.restore is None:
            return grad_of_self, grad_of_value
        return node.restored(grad_of_self, grad_of_value)


def fill(input, value):
    """fill(Tensor self, Tensor value) -> Tensor

    value everywhere.
    """
    if input.__class__ is not Tensor or value.__class__ is not Tensor:
        cls = value.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or value == 0:
            return dispatch(fill_op, input, value)
        value = number(value, cls, input._data.dtype)
    self_ = input._data
    value_ = value._data
    try:
        result_ = kernels.copied(self_, value_)
    except ValueError as error:
        raise shape_error(error, self_, value_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    value_fn = value._fn
    if (self_fn is None and value_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FillBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, value if value_fn is LEAF else value_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.shape == value_.shape and self_.dtype is value_.dtype:
        node.restore = None
    elif value_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, value_fn, value_)
    return out


def fill_(input, value):
    """In-place version of fill."""
    if input.__class__ is not Tensor or value.__class__ is not Tensor:
        cls = value.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or value == 0:
            return in_place(fill_op, fill_into, input, value)
        value = number(value, cls, input._data.dtype)
    self_ = input._data
    value_ = value._data
    self_fn = input._fn
    value_fn = value._fn
    if self_.base is not None:
        return in_place(fill_op, fill_into, input, value)
    if (self_fn is None and value_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.copied(self_, value_))
        except (TypeError, ValueError):
            return in_place(fill_op, fill_into, input, value)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc'):
        return in_place(fill_op, fill_into, input, value)
    try:
        np.copyto(self_, kernels.copied(self_, value_))
    except (TypeError, ValueError):
        return in_place(fill_op, fill_into, input, value)
    result_ = self_
    counted(input)
    input._fn = node = FillBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, value if value_fn is LEAF else value_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.shape == value_.shape and self_.dtype is value_.dtype:
        node.restore = None
    elif value_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, value_fn, value_)
    return input


def fill_into(self_, value_):
    np.copyto(self_, kernels.copied(self_, value_))


def fill_jvp(result, self, value, self_t, value_t):
    tangent = None
    if value_t is not None:
        tangent = add_tangents(tangent, value_t)
    return tangent_like(tangent, result)


fill_op = operation('fill', 'pointwise', fill, fill_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# zero    derivatives.yaml:598


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


def zero(input):
    """zero(Tensor self) -> Tensor

    0 everywhere.
    """
    if input.__class__ is not Tensor:
        return dispatch(zero_op, input)
    self_ = input._data
    result_ = np.zeros_like(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ZeroBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def zero_(input):
    """In-place version of zero."""
    if input.__class__ is not Tensor:
        return in_place(zero_op, zero_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(zero_op, zero_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            self_.fill(0)
        except (TypeError, ValueError):
            return in_place(zero_op, zero_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(zero_op, zero_into, input)
    try:
        self_.fill(0)
    except (TypeError, ValueError):
        return in_place(zero_op, zero_into, input)
    result_ = self_
    counted(input)
    input._fn = node = ZeroBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return input


def zero_into(self_):
    self_.fill(0)


def zero_jvp(result, self, self_t):
    tangent = None
    return tangent_like(tangent, result)


zero_op = operation('zero', 'pointwise', zero, zero_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# copy    derivatives.yaml:604


class CopyBackward0(Node):
    """copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor"""

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


def copy(input, src, non_blocking=False):
    """copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor

    The values of src, broadcast to the shape of self.
    """
    if input.__class__ is not Tensor or src.__class__ is not Tensor:
        cls = src.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or src == 0:
            return dispatch(copy_op, input, src, non_blocking)
        src = number(src, cls, input._data.dtype)
    self_ = input._data
    src_ = src._data
    try:
        result_ = kernels.copied(self_, src_)
    except ValueError as error:
        raise shape_error(error, self_, src_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    src_fn = src._fn
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CopyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, src if src_fn is LEAF else src_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.shape == src_.shape and self_.dtype is src_.dtype:
        node.restore = None
    elif src_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, src_fn, src_)
    return out


def copy_(input, src, non_blocking=False):
    """In-place version of copy."""
    if input.__class__ is not Tensor or src.__class__ is not Tensor:
        cls = src.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or src == 0:
            return in_place(copy_op, copy_into, input, src, non_blocking)
        src = number(src, cls, input._data.dtype)
    self_ = input._data
    src_ = src._data
    self_fn = input._fn
    src_fn = src._fn
    if self_.base is not None:
        return in_place(copy_op, copy_into, input, src, non_blocking)
    if (self_fn is None and src_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.copied(self_, src_))
        except (TypeError, ValueError):
            return in_place(copy_op, copy_into, input, src, non_blocking)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc'):
        return in_place(copy_op, copy_into, input, src, non_blocking)
    try:
        np.copyto(self_, kernels.copied(self_, src_))
    except (TypeError, ValueError):
        return in_place(copy_op, copy_into, input, src, non_blocking)
    result_ = self_
    counted(input)
    input._fn = node = CopyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, src if src_fn is LEAF else src_fn)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    if self_.shape == src_.shape and self_.dtype is src_.dtype:
        node.restore = None
    elif src_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, src_fn, src_)
    return input


def copy_into(self_, src_, non_blocking):
    np.copyto(self_, kernels.copied(self_, src_))


def copy_jvp(result, self, src, non_blocking, self_t, src_t):
    tangent = None
    if src_t is not None:
        tangent = add_tangents(tangent, src_t)
    return tangent_like(tangent, result)


copy_op = operation('copy', 'pointwise', copy, copy_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# bernoulli    derivatives.yaml:2787


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


def bernoulli_default(input, *, generator=None):
    """bernoulli(Tensor self, *, Generator? generator=None) -> Tensor

    1 with the probability that each element of `self` is, else 0.
    """
    if MODE.batches and (drawn := in_batch(bernoulli_default_op, input, generator)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(bernoulli_default_op, input, generator)
    self_ = input._data
    result_ = kernels.bernoulli_draws(self_, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BernoulliBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def bernoulli_default_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_default_op = operation('bernoulli', 'pointwise', bernoulli_default, bernoulli_default_jvp, (0,), edges=(0,), keywords=('generator',))


# ------------------------------------------------------------------------------------------------
# bernoulli.p    derivatives.yaml:2795


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


def bernoulli_p(input, p, *, generator=None):
    """bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor

    1 with probability `p`, else 0, in the shape and dtype of `self`.
    """
    if MODE.batches and (drawn := in_batch(bernoulli_p_op, input, p, generator)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(bernoulli_p_op, input, p, generator)
    self_ = input._data
    result_ = kernels.bernoulli_of(self_, p, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BernoulliBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def bernoulli_p_jvp(result, self, p, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


bernoulli_p_op = operation('bernoulli.p', 'pointwise', bernoulli_p, bernoulli_p_jvp, (0,), edges=(0,), keywords=('generator',))


# ------------------------------------------------------------------------------------------------
# poisson    derivatives.yaml:2802


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


def poisson(input, generator=None):
    """poisson(Tensor self, Generator? generator=None) -> Tensor

    Random numbers of events, each from the Poisson distribution with the rate that the element is.
    """
    if MODE.batches and (drawn := in_batch(poisson_op, input, generator)) is not None:
        return drawn
    if input.__class__ is not Tensor:
        return dispatch(poisson_op, input, generator)
    self_ = input._data
    result_ = kernels.poisson_draws(self_, generator)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PoissonBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def poisson_jvp(result, self, generator, self_t):
    tangent = None
    return tangent_like(tangent, result)


poisson_op = operation('poisson', 'pointwise', poisson, poisson_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# normal.Tensor_Tensor    derivatives.yaml:2810


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
    if MODE.batches and (drawn := in_batch(normal_Tensor_Tensor_op, mean, std, generator)) is not None:
        return drawn
    if mean.__class__ is not Tensor or std.__class__ is not Tensor:
        cls = std.__class__
        if mean.__class__ is not Tensor or cls not in NUMBERS or std == 0:
            return dispatch(normal_Tensor_Tensor_op, mean, std, generator)
        std = number(std, cls, mean._data.dtype)
    mean_ = mean._data
    std_ = std._data
    try:
        result_ = kernels.normal_draws(mean_, std_, generator)
    except ValueError as error:
        raise shape_error(error, mean_, std_) from None
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
# normal.Tensor_float    derivatives.yaml:2818


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
    if MODE.batches and (drawn := in_batch(normal_Tensor_float_op, mean, std, generator)) is not None:
        return drawn
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
# normal.float_Tensor    derivatives.yaml:2824


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
    if MODE.batches and (drawn := in_batch(normal_float_Tensor_op, mean, std, generator)) is not None:
        return drawn
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


# ------------------------------------------------------------------------------------------------
# ceil    derivatives.yaml:2957


class CeilBackward0(Node):
    """ceil(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'ceil'
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


def ceil(input):
    """ceil(Tensor self) -> Tensor

    The smallest whole number that is not less than self.
    """
    if input.__class__ is not Tensor:
        return dispatch(ceil_op, input)
    self_ = input._data
    result_ = np.ceil(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CeilBackward0()
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
    if self_.base is not None:
        return in_place(ceil_op, ceil_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.ceil(self_, self_)
        except (TypeError, ValueError):
            return in_place(ceil_op, ceil_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(ceil_op, ceil_into, input)
    try:
        np.ceil(self_, self_)
    except (TypeError, ValueError):
        return in_place(ceil_op, ceil_into, input)
    result_ = self_
    counted(input)
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


ceil_op = operation('ceil', 'pointwise', ceil, ceil_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# floor    derivatives.yaml:2965


class FloorBackward0(Node):
    """floor(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'floor'
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


def floor(input):
    """floor(Tensor self) -> Tensor

    The largest whole number that is not more than self.
    """
    if input.__class__ is not Tensor:
        return dispatch(floor_op, input)
    self_ = input._data
    result_ = np.floor(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FloorBackward0()
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
    if self_.base is not None:
        return in_place(floor_op, floor_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.floor(self_, self_)
        except (TypeError, ValueError):
            return in_place(floor_op, floor_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(floor_op, floor_into, input)
    try:
        np.floor(self_, self_)
    except (TypeError, ValueError):
        return in_place(floor_op, floor_into, input)
    result_ = self_
    counted(input)
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


floor_op = operation('floor', 'pointwise', floor, floor_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# trunc    derivatives.yaml:2973


class TruncBackward0(Node):
    """trunc(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'trunc'
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


def trunc(input):
    """trunc(Tensor self) -> Tensor

    self without what follows the point.
    """
    if input.__class__ is not Tensor:
        return dispatch(trunc_op, input)
    self_ = input._data
    result_ = np.trunc(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TruncBackward0()
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
    if self_.base is not None:
        return in_place(trunc_op, trunc_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.trunc(self_, self_)
        except (TypeError, ValueError):
            return in_place(trunc_op, trunc_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(trunc_op, trunc_into, input)
    try:
        np.trunc(self_, self_)
    except (TypeError, ValueError):
        return in_place(trunc_op, trunc_into, input)
    result_ = self_
    counted(input)
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


trunc_op = operation('trunc', 'pointwise', trunc, trunc_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# round    derivatives.yaml:2982


class RoundBackward0(Node):
    """round(Tensor self, *, int decimals=0) -> Tensor"""

    __slots__ = ()
    operation = 'round'
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


def round(input, *, decimals=0):
    """round(Tensor self, *, int decimals=0) -> Tensor

    The nearest number with so many decimals; halves go to the even neighbour.
    """
    if input.__class__ is not Tensor:
        return dispatch(round_op, input, decimals)
    self_ = input._data
    result_ = np.round(self_, decimals)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RoundBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def round_(input, *, decimals=0):
    """In-place version of round."""
    if input.__class__ is not Tensor:
        return in_place(round_op, round_into, input, decimals)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(round_op, round_into, input, decimals)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, np.round(self_, decimals))
        except (TypeError, ValueError):
            return in_place(round_op, round_into, input, decimals)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(round_op, round_into, input, decimals)
    try:
        np.copyto(self_, np.round(self_, decimals))
    except (TypeError, ValueError):
        return in_place(round_op, round_into, input, decimals)
    result_ = self_
    counted(input)
    input._fn = node = RoundBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return input


def round_into(self_, decimals):
    np.copyto(self_, np.round(self_, decimals))


def round_jvp(result, self, decimals, self_t):
    tangent = None
    return tangent_like(tangent, result)


round_op = operation('round', 'pointwise', round, round_jvp, (0,), edges=(0,), keywords=('decimals',))


# ------------------------------------------------------------------------------------------------
# frac    derivatives.yaml:2991


class FracBackward0(Node):
    """frac(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'frac'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def frac(input):
    """frac(Tensor self) -> Tensor

    What follows the point in self, with its sign.
    """
    if input.__class__ is not Tensor:
        return dispatch(frac_op, input)
    self_ = input._data
    result_ = kernels.frac(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FracBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def frac_(input):
    """In-place version of frac."""
    if input.__class__ is not Tensor:
        return in_place(frac_op, frac_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(frac_op, frac_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.frac(self_))
        except (TypeError, ValueError):
            return in_place(frac_op, frac_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(frac_op, frac_into, input)
    try:
        np.copyto(self_, kernels.frac(self_))
    except (TypeError, ValueError):
        return in_place(frac_op, frac_into, input)
    result_ = self_
    counted(input)
    input._fn = node = FracBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    return input


def frac_into(self_):
    np.copyto(self_, kernels.frac(self_))


def frac_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    return tangent_like(tangent, result)


frac_op = operation('frac', 'pointwise', frac, frac_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# frexp    derivatives.yaml:2999


class FrexpResult(ReturnType):
    __slots__ = ()
    fields = ('mantissa', 'exponent', )


class FrexpBackward0(Node):
    """frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)"""

    __slots__ = ()
    operation = 'frexp'
    formulas = {
        'self': 'ldexp(grad, -exponent)',
    }
    saved_names = ('exponent',)
    saved_edges = (None,)

    def on_arrays(node, saved, grad, needs):
        (exponent,) = saved
        return (kernels.ldexp(grad, -exponent),)

    def on_tensors(node, saved, grad, needs):
        (exponent,) = saved
        return (ops.ldexp(grad, -exponent),)


def frexp(input):
    """frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)

    self as mantissa * 2**exponent, where 0.5 <= abs(mantissa) < 1 unless self is 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(frexp_op, input)
    self_ = input._data
    mantissa_, exponent_ = np.frexp(self_)
    outputs = FrexpResult((from_array(mantissa_), from_array(exponent_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = FrexpBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (exponent_,)
    return outputs


def frexp_jvp(result, self, self_t):
    mantissa, exponent = result
    return (ops.ldexp(self_t, -exponent), None)


frexp_op = operation('frexp', 'pointwise', frexp, frexp_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# ldexp    derivatives.yaml:3009


class LdexpBackward0(Node):
    """ldexp(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'ldexp'
    formulas = {
        'self': 'grad * exp2(other).conj()',
        'other': 'grad * (result * 0.6931471805599453).conj()',
    }
    saved_names = ('other', 'result')
    saved_edges = (1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * np.exp2(other).conj()
        if needs[1] is not None:
            grad_of_other = grad * (result * 0.6931471805599453).conj()
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad * ops.exp2(other).conj()
        if needs[1] is not None:
            grad_of_other = grad * (result * 0.6931471805599453).conj()
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def ldexp(input, other):
    """ldexp(Tensor self, Tensor other) -> Tensor

    self * 2**other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(ldexp_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.ldexp(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LdexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else other_, None if other_fn is None else result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def ldexp_(input, other):
    """In-place version of ldexp."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(ldexp_op, ldexp_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(ldexp_op, ldexp_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.ldexp(self_, other_))
        except (TypeError, ValueError):
            return in_place(ldexp_op, ldexp_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(ldexp_op, ldexp_into, input, other)
    try:
        np.copyto(self_, kernels.ldexp(self_, other_))
    except (TypeError, ValueError):
        return in_place(ldexp_op, ldexp_into, input, other)
    result_ = self_
    counted(input)
    input._fn = node = LdexpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else other_, None if other_fn is None else result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def ldexp_into(self_, other_):
    np.copyto(self_, kernels.ldexp(self_, other_))


def ldexp_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.exp2(other))
    if other_t is not None:
        tangent = add_tangents(tangent, other_t * (result * 0.6931471805599453))
    return tangent_like(tangent, result)


ldexp_op = operation('ldexp', 'pointwise', ldexp, ldexp_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# nan_to_num    derivatives.yaml:3017


class NanToNumBackward0(Node):
    """nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor"""

    __slots__ = ()
    operation = 'nan_to_num'
    formulas = {
        'self': 'where(isfinite(self), grad, 0)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (kernels.select(np.isfinite(self), grad, 0),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (ops.where(ops.isfinite(self), grad, 0),)


def nan_to_num(input, nan=None, posinf=None, neginf=None):
    """nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor

    self with nan, inf and -inf replaced, by 0 and the largest and smallest number if not given.
    """
    if input.__class__ is not Tensor:
        return dispatch(nan_to_num_op, input, nan, posinf, neginf)
    self_ = input._data
    result_ = kernels.nan_to_num(self_, nan, posinf, neginf)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NanToNumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def nan_to_num_(input, nan=None, posinf=None, neginf=None):
    """In-place version of nan_to_num."""
    if input.__class__ is not Tensor:
        return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.nan_to_num(self_, nan, posinf, neginf))
        except (TypeError, ValueError):
            return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.nan_to_num(self_, nan, posinf, neginf))
    except (TypeError, ValueError):
        return in_place(nan_to_num_op, nan_to_num_into, input, nan, posinf, neginf)
    counted(input)
    input._fn = node = NanToNumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def nan_to_num_into(self_, nan, posinf, neginf):
    np.copyto(self_, kernels.nan_to_num(self_, nan, posinf, neginf))


def nan_to_num_jvp(result, self, nan, posinf, neginf, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(ops.isfinite(self), self_t, 0))
    return tangent_like(tangent, result)


nan_to_num_op = operation('nan_to_num', 'pointwise', nan_to_num, nan_to_num_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nextafter    derivatives.yaml:3027


class NextafterBackward0(Node):
    """nextafter(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'nextafter'
    formulas = {
        'self': 'grad',
        'other': 'zero',
    }
    arg_names = ('other_shape', 'other_dtype')

    def on_arrays(node, saved, grad, needs):
        other_shape, other_dtype = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = np.zeros(other_shape, other_dtype)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        other_shape, other_dtype = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = zero_tensor(other_shape, other_dtype)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def nextafter(input, other):
    """nextafter(Tensor self, Tensor other) -> Tensor

    The next floating-point number after self in the direction of other.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(nextafter_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.nextafter(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = NextafterBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (other_.shape, other_.dtype)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def nextafter_(input, other):
    """In-place version of nextafter."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(nextafter_op, nextafter_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(nextafter_op, nextafter_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.nextafter(self_, other_))
        except (TypeError, ValueError):
            return in_place(nextafter_op, nextafter_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc'):
        return in_place(nextafter_op, nextafter_into, input, other)
    try:
        np.copyto(self_, kernels.nextafter(self_, other_))
    except (TypeError, ValueError):
        return in_place(nextafter_op, nextafter_into, input, other)
    result_ = self_
    counted(input)
    input._fn = node = NextafterBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = ()
    node.args = (other_.shape, other_.dtype)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def nextafter_into(self_, other_):
    np.copyto(self_, kernels.nextafter(self_, other_))


def nextafter_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    return tangent_like(tangent, result)


nextafter_op = operation('nextafter', 'pointwise', nextafter, nextafter_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# deg2rad    derivatives.yaml:3038


class Deg2radBackward0(Node):
    """deg2rad(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'deg2rad'
    formulas = {
        'self': 'grad * 0.017453292519943295',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad * 0.017453292519943295,)

    on_tensors = on_arrays


def deg2rad(input):
    """deg2rad(Tensor self) -> Tensor

    Degrees as radians.
    """
    if input.__class__ is not Tensor:
        return dispatch(deg2rad_op, input)
    self_ = input._data
    result_ = self_ * 0.017453292519943295
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Deg2radBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def deg2rad_(input):
    """In-place version of deg2rad."""
    if input.__class__ is not Tensor:
        return in_place(deg2rad_op, deg2rad_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(deg2rad_op, deg2rad_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            self_ *= 0.017453292519943295
        except (TypeError, ValueError):
            return in_place(deg2rad_op, deg2rad_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(deg2rad_op, deg2rad_into, input)
    try:
        self_ *= 0.017453292519943295
    except (TypeError, ValueError):
        return in_place(deg2rad_op, deg2rad_into, input)
    result_ = self_
    counted(input)
    input._fn = node = Deg2radBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    return input


def deg2rad_into(self_):
    self_ *= 0.017453292519943295


def deg2rad_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * 0.017453292519943295)
    return tangent_like(tangent, result)


deg2rad_op = operation('deg2rad', 'pointwise', deg2rad, deg2rad_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# rad2deg    derivatives.yaml:3045


class Rad2degBackward0(Node):
    """rad2deg(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'rad2deg'
    formulas = {
        'self': 'grad * 57.29577951308232',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad * 57.29577951308232,)

    on_tensors = on_arrays


def rad2deg(input):
    """rad2deg(Tensor self) -> Tensor

    Radians as degrees.
    """
    if input.__class__ is not Tensor:
        return dispatch(rad2deg_op, input)
    self_ = input._data
    result_ = self_ * 57.29577951308232
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Rad2degBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def rad2deg_(input):
    """In-place version of rad2deg."""
    if input.__class__ is not Tensor:
        return in_place(rad2deg_op, rad2deg_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(rad2deg_op, rad2deg_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            self_ *= 57.29577951308232
        except (TypeError, ValueError):
            return in_place(rad2deg_op, rad2deg_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(rad2deg_op, rad2deg_into, input)
    try:
        self_ *= 57.29577951308232
    except (TypeError, ValueError):
        return in_place(rad2deg_op, rad2deg_into, input)
    result_ = self_
    counted(input)
    input._fn = node = Rad2degBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = ()
    return input


def rad2deg_into(self_):
    self_ *= 57.29577951308232


def rad2deg_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * 57.29577951308232)
    return tangent_like(tangent, result)


rad2deg_op = operation('rad2deg', 'pointwise', rad2deg, rad2deg_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# sinc    derivatives.yaml:3052


class SincBackward0(Node):
    """sinc(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'sinc'
    formulas = {
        'self': 'sincs.sinc_self(grad, self, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (sincs.sinc_self(grad, self, result),)

    on_tensors = on_arrays


def sinc(input):
    """sinc(Tensor self) -> Tensor

    sin(pi * self) / (pi * self), and 1 at 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(sinc_op, input)
    self_ = input._data
    result_ = kernels.sinc(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SincBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def sinc_(input):
    """In-place version of sinc."""
    if input.__class__ is not Tensor:
        return in_place(sinc_op, sinc_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(sinc_op, sinc_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.sinc(self_))
        except (TypeError, ValueError):
            return in_place(sinc_op, sinc_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(sinc_op, sinc_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.sinc(self_))
    except (TypeError, ValueError):
        return in_place(sinc_op, sinc_into, input)
    counted(input)
    input._fn = node = SincBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_, result_)
    return input


def sinc_into(self_):
    np.copyto(self_, kernels.sinc(self_))


def sinc_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, sincs.sinc_self(self_t.conj(), self, result).conj())
    return tangent_like(tangent, result)


sinc_op = operation('sinc', 'pointwise', sinc, sinc_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.sinc_derivative    derivatives.yaml:3061


class SpecialSincDerivativeBackward0(Node):
    """special.sinc_derivative(int n, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.sinc_derivative'
    formulas = {
        'self': 'grad * special.sinc_derivative(n + 1, self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('n',)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (grad * kernels.sinc_derivative(n + 1, self).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (grad * ops.special_sinc_derivative(n + 1, self).conj(),)


def special_sinc_derivative(n, input):
    """special.sinc_derivative(int n, Tensor self) -> Tensor

    The n-th derivative of sinc.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_sinc_derivative_op, n, input)
    self_ = input._data
    result_ = kernels.sinc_derivative(n, self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialSincDerivativeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    return out


def special_sinc_derivative_jvp(result, n, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.special_sinc_derivative(n + 1, self))
    return tangent_like(tangent, result)


special_sinc_derivative_op = operation('special.sinc_derivative', 'pointwise', special_sinc_derivative, special_sinc_derivative_jvp, (1,), edges=(1,))


# ------------------------------------------------------------------------------------------------
# float_power    derivatives.yaml:3069


class FloatPowerBackward0(Node):
    """float_power(Tensor self, Tensor exponent) -> Tensor"""

    __slots__ = ()
    operation = 'float_power'
    formulas = {
        'self': 'powers.pow_self(grad, self.to(result.dtype), exponent.to(result.dtype))',
        'exponent': 'powers.pow_exponent(grad, self.to(result.dtype), exponent.to(result.dtype), result)',
    }
    saved_names = ('self', 'exponent', 'result')
    saved_edges = (0, 1, Output(None, 0))
    arg_names = ('result_dtype',)

    def on_arrays(node, saved, grad, needs):
        self, exponent, result = saved
        (result_dtype,) = node.args
        grad_of_self = grad_of_exponent = None
        if needs[0] is not None:
            grad_of_self = powers.pow_self(grad, kernels.cast(self, result_dtype), kernels.cast(exponent, result_dtype))
        if needs[1] is not None:
            grad_of_exponent = powers.pow_exponent(grad, kernels.cast(self, result_dtype), kernels.cast(exponent, result_dtype), result)
        if node.restore is None:
            return grad_of_self, grad_of_exponent
        return node.restored(grad_of_self, grad_of_exponent)

    def on_tensors(node, saved, grad, needs):
        self, exponent, result = saved
        (result_dtype,) = node.args
        grad_of_self = grad_of_exponent = None
        if needs[0] is not None:
            grad_of_self = powers.pow_self(grad, self.to(result_dtype), exponent.to(result_dtype))
        if needs[1] is not None:
            grad_of_exponent = powers.pow_exponent(grad, self.to(result_dtype), exponent.to(result_dtype), result)
        if node.restore is None:
            return grad_of_self, grad_of_exponent
        return node.restored(grad_of_self, grad_of_exponent)


def float_power(input, exponent):
    """float_power(Tensor self, Tensor exponent) -> Tensor

    self to the power of exponent in double precision.
    """
    if input.__class__ is not Tensor or exponent.__class__ is not Tensor:
        cls = exponent.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or exponent == 0:
            return dispatch(float_power_op, input, exponent)
        exponent = number(exponent, cls, input._data.dtype)
    self_ = input._data
    exponent_ = exponent._data
    try:
        result_ = kernels.float_power(self_, exponent_)
    except ValueError as error:
        raise shape_error(error, self_, exponent_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    exponent_fn = exponent._fn
    if (self_fn is None and exponent_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FloatPowerBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, exponent if exponent_fn is LEAF else exponent_fn)
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    node.args = (result_.dtype,)
    if self_.shape == exponent_.shape and self_.dtype is exponent_.dtype:
        node.restore = None
    elif exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, exponent_fn, exponent_)
    return out


def float_power_(input, exponent):
    """In-place version of float_power."""
    if input.__class__ is not Tensor or exponent.__class__ is not Tensor:
        cls = exponent.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or exponent == 0:
            return in_place(float_power_op, float_power_into, input, exponent)
        exponent = number(exponent, cls, input._data.dtype)
    self_ = input._data
    exponent_ = exponent._data
    self_fn = input._fn
    exponent_fn = exponent._fn
    if self_.base is not None:
        return in_place(float_power_op, float_power_into, input, exponent)
    if (self_fn is None and exponent_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.float_power(self_, exponent_))
        except (TypeError, ValueError):
            return in_place(float_power_op, float_power_into, input, exponent)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or exponent_ is self_ or exponent_.base is not None:
        return in_place(float_power_op, float_power_into, input, exponent)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.float_power(self_, exponent_))
    except (TypeError, ValueError):
        return in_place(float_power_op, float_power_into, input, exponent)
    counted(input)
    input._fn = node = FloatPowerBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, exponent if exponent_fn is LEAF else exponent_fn)
    node.saved = (self_, exponent_, None if exponent_fn is None else result_)
    node.args = (result_.dtype,)
    if self_.shape == exponent_.shape and self_.dtype is exponent_.dtype:
        node.restore = None
    elif exponent_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, exponent_fn, exponent_)
    return input


def float_power_into(self_, exponent_):
    np.copyto(self_, kernels.float_power(self_, exponent_))


def float_power_jvp(result, self, exponent, self_t, exponent_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, powers.pow_self(self_t.conj(), self.to(result.dtype), exponent.to(result.dtype)).conj())
    if exponent_t is not None:
        tangent = add_tangents(tangent, powers.pow_exponent(exponent_t.conj(), self.to(result.dtype), exponent.to(result.dtype), result).conj())
    return tangent_like(tangent, result)


float_power_op = operation('float_power', 'pointwise', float_power, float_power_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# addcmul    derivatives.yaml:3078


class AddcmulBackward0(Node):
    """addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""

    __slots__ = ()
    operation = 'addcmul'
    formulas = {
        'self': 'grad',
        'tensor1': 'grad * tensor2.conj() if value == 1 else grad * (value * tensor2).conj()',
        'tensor2': 'grad * tensor1.conj() if value == 1 else grad * (value * tensor1).conj()',
    }
    saved_names = ('tensor1', 'tensor2')
    saved_edges = (1, 2)
    arg_names = ('value',)

    def on_arrays(node, saved, grad, needs):
        tensor1, tensor2 = saved
        (value,) = node.args
        grad_of_self = grad_of_tensor1 = grad_of_tensor2 = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_tensor1 = grad * tensor2.conj() if value == 1 else grad * (value * tensor2).conj()
        if needs[2] is not None:
            grad_of_tensor2 = grad * tensor1.conj() if value == 1 else grad * (value * tensor1).conj()
        if node.restore is None:
            return grad_of_self, grad_of_tensor1, grad_of_tensor2
        return node.restored(grad_of_self, grad_of_tensor1, grad_of_tensor2)

    on_tensors = on_arrays


def addcmul(input, tensor1, tensor2, *, value=1):
    """addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

    self + value * tensor1 * tensor2.
    """
    if input.__class__ is not Tensor or tensor1.__class__ is not Tensor or tensor2.__class__ is not Tensor:
        return dispatch(addcmul_op, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    try:
        result_ = self_ + tensor1_ * tensor2_ if value == 1 else self_ + value * tensor1_ * tensor2_
    except ValueError as error:
        raise shape_error(error, self_, tensor1_, tensor2_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    if (self_fn is None and tensor1_fn is None and tensor2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddcmulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn, tensor2 if tensor2_fn is LEAF else tensor2_fn)
    node.saved = (None if tensor2_fn is None else tensor1_, None if tensor1_fn is None else tensor2_)
    node.args = (value,)
    node.restore = restore_targets(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return out


def addcmul_(input, tensor1, tensor2, *, value=1):
    """In-place version of addcmul."""
    if input.__class__ is not Tensor or tensor1.__class__ is not Tensor or tensor2.__class__ is not Tensor:
        return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    if self_.base is not None:
        return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
    if (self_fn is None and tensor1_fn is None and tensor2_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            if value == 1:
                self_ += tensor1_ * tensor2_
            else:
                self_ += value * tensor1_ * tensor2_
        except (TypeError, ValueError):
            return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or tensor1_ is self_ or tensor1_.base is not None or tensor2_ is self_ or tensor2_.base is not None:
        return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
    try:
        if value == 1:
            self_ += tensor1_ * tensor2_
        else:
            self_ += value * tensor1_ * tensor2_
    except (TypeError, ValueError):
        return in_place(addcmul_op, addcmul_into, input, tensor1, tensor2, value)
    result_ = self_
    counted(input)
    input._fn = node = AddcmulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn, tensor2 if tensor2_fn is LEAF else tensor2_fn)
    node.saved = (None if tensor2_fn is None else tensor1_, None if tensor1_fn is None else tensor2_)
    node.args = (value,)
    node.restore = restore_targets(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return input


def addcmul_into(self_, tensor1_, tensor2_, value):
    if value == 1:
        self_ += tensor1_ * tensor2_
    else:
        self_ += value * tensor1_ * tensor2_


def addcmul_jvp(result, self, tensor1, tensor2, value, self_t, tensor1_t, tensor2_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if tensor1_t is not None:
        tangent = add_tangents(tangent, tensor1_t * tensor2 if value == 1 else tensor1_t * (value * tensor2))
    if tensor2_t is not None:
        tangent = add_tangents(tangent, tensor2_t * tensor1 if value == 1 else tensor2_t * (value * tensor1))
    return tangent_like(tangent, result)


addcmul_op = operation('addcmul', 'pointwise', addcmul, addcmul_jvp, (0, 1, 2), edges=(0, 1, 2), keywords=('value',))


# ------------------------------------------------------------------------------------------------
# addcdiv    derivatives.yaml:3086


class AddcdivBackward0(Node):
    """addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"""

    __slots__ = ()
    operation = 'addcdiv'
    formulas = {
        'self': 'grad',
        'tensor1': 'grad * (value / tensor2).conj()',
        'tensor2': '-grad * (value * tensor1 / (tensor2 * tensor2)).conj()',
    }
    saved_names = ('tensor1', 'tensor2')
    saved_edges = (1, 2)
    arg_names = ('value',)

    def on_arrays(node, saved, grad, needs):
        tensor1, tensor2 = saved
        (value,) = node.args
        grad_of_self = grad_of_tensor1 = grad_of_tensor2 = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_tensor1 = grad * (value / tensor2).conj()
        if needs[2] is not None:
            grad_of_tensor2 = -grad * (value * tensor1 / (tensor2 * tensor2)).conj()
        if node.restore is None:
            return grad_of_self, grad_of_tensor1, grad_of_tensor2
        return node.restored(grad_of_self, grad_of_tensor1, grad_of_tensor2)

    on_tensors = on_arrays


def addcdiv(input, tensor1, tensor2, *, value=1):
    """addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor

    self + value * tensor1 / tensor2.
    """
    if input.__class__ is not Tensor or tensor1.__class__ is not Tensor or tensor2.__class__ is not Tensor:
        return dispatch(addcdiv_op, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    try:
        result_ = self_ + tensor1_ / tensor2_ if value == 1 else self_ + value * tensor1_ / tensor2_
    except ValueError as error:
        raise shape_error(error, self_, tensor1_, tensor2_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    if (self_fn is None and tensor1_fn is None and tensor2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddcdivBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn, tensor2 if tensor2_fn is LEAF else tensor2_fn)
    node.saved = (None if tensor2_fn is None else tensor1_, None if tensor1_fn is None and tensor2_fn is None else tensor2_)
    node.args = (value,)
    node.restore = restore_targets(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return out


def addcdiv_(input, tensor1, tensor2, *, value=1):
    """In-place version of addcdiv."""
    if input.__class__ is not Tensor or tensor1.__class__ is not Tensor or tensor2.__class__ is not Tensor:
        return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
    self_ = input._data
    tensor1_ = tensor1._data
    tensor2_ = tensor2._data
    self_fn = input._fn
    tensor1_fn = tensor1._fn
    tensor2_fn = tensor2._fn
    if self_.base is not None:
        return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
    if (self_fn is None and tensor1_fn is None and tensor2_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            if value == 1:
                self_ += tensor1_ / tensor2_
            else:
                self_ += value * tensor1_ / tensor2_
        except (TypeError, ValueError):
            return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or tensor1_ is self_ or tensor1_.base is not None or tensor2_ is self_ or tensor2_.base is not None:
        return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
    try:
        if value == 1:
            self_ += tensor1_ / tensor2_
        else:
            self_ += value * tensor1_ / tensor2_
    except (TypeError, ValueError):
        return in_place(addcdiv_op, addcdiv_into, input, tensor1, tensor2, value)
    result_ = self_
    counted(input)
    input._fn = node = AddcdivBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, tensor1 if tensor1_fn is LEAF else tensor1_fn, tensor2 if tensor2_fn is LEAF else tensor2_fn)
    node.saved = (None if tensor2_fn is None else tensor1_, None if tensor1_fn is None and tensor2_fn is None else tensor2_)
    node.args = (value,)
    node.restore = restore_targets(result_, self_fn, self_, tensor1_fn, tensor1_, tensor2_fn, tensor2_)
    return input


def addcdiv_into(self_, tensor1_, tensor2_, value):
    if value == 1:
        self_ += tensor1_ / tensor2_
    else:
        self_ += value * tensor1_ / tensor2_


def addcdiv_jvp(result, self, tensor1, tensor2, value, self_t, tensor1_t, tensor2_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if tensor1_t is not None:
        tangent = add_tangents(tangent, tensor1_t * (value / tensor2))
    if tensor2_t is not None:
        tangent = add_tangents(tangent, -tensor2_t * (value * tensor1 / (tensor2 * tensor2)))
    return tangent_like(tangent, result)


addcdiv_op = operation('addcdiv', 'pointwise', addcdiv, addcdiv_jvp, (0, 1, 2), edges=(0, 1, 2), keywords=('value',))


# ------------------------------------------------------------------------------------------------
# fmod    derivatives.yaml:3095


class FmodBackward0(Node):
    """fmod(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'fmod'
    formulas = {
        'self': 'grad',
        'other': 'slopes.fmod_other(grad, self, other)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad
        if needs[1] is not None:
            grad_of_other = slopes.fmod_other(grad, self, other)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def fmod(input, other):
    """fmod(Tensor self, Tensor other) -> Tensor

    What is left of self / other rounded towards zero; it has the sign of self.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(fmod_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.fmod(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FmodBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def fmod_(input, other):
    """In-place version of fmod."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(fmod_op, fmod_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(fmod_op, fmod_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.fmod(self_, other_))
        except (TypeError, ValueError):
            return in_place(fmod_op, fmod_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(fmod_op, fmod_into, input, other)
    result_ = self_
    if not (other_fn is None):
        self_ = self_.copy()
    try:
        np.copyto(result_, kernels.fmod(self_, other_))
    except (TypeError, ValueError):
        return in_place(fmod_op, fmod_into, input, other)
    counted(input)
    input._fn = node = FmodBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if other_fn is None else other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def fmod_into(self_, other_):
    np.copyto(self_, kernels.fmod(self_, other_))


def fmod_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t)
    if other_t is not None:
        tangent = add_tangents(tangent, slopes.fmod_other(other_t.conj(), self, other).conj())
    return tangent_like(tangent, result)


fmod_op = operation('fmod', 'pointwise', fmod, fmod_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# fmax    derivatives.yaml:3113


class FmaxBackward0(Node):
    """fmax(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'fmax'
    formulas = {
        'self': 'choices.fmax_one(grad, self, other)',
        'other': 'choices.fmax_one(grad, other, self)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = choices.fmax_one(grad, self, other)
        if needs[1] is not None:
            grad_of_other = choices.fmax_one(grad, other, self)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def fmax(input, other):
    """fmax(Tensor self, Tensor other) -> Tensor

    The larger of two, or the one that is a number; equal ones share the gradient.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(fmax_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("fmax")
    try:
        result_ = np.fmax(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FmaxBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def fmax_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, choices.fmax_one(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, choices.fmax_one(other_t.conj(), other, self).conj())
    return tangent_like(tangent, result)


fmax_op = operation('fmax', 'pointwise', fmax, fmax_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# fmin    derivatives.yaml:3125


class FminBackward0(Node):
    """fmin(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'fmin'
    formulas = {
        'self': 'choices.fmin_one(grad, self, other)',
        'other': 'choices.fmin_one(grad, other, self)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = choices.fmin_one(grad, self, other)
        if needs[1] is not None:
            grad_of_other = choices.fmin_one(grad, other, self)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def fmin(input, other):
    """fmin(Tensor self, Tensor other) -> Tensor

    The smaller of two, or the one that is a number; equal ones share the gradient.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(fmin_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("fmin")
    try:
        result_ = np.fmin(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FminBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def fmin_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, choices.fmin_one(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, choices.fmin_one(other_t.conj(), other, self).conj())
    return tangent_like(tangent, result)


fmin_op = operation('fmin', 'pointwise', fmin, fmin_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# clamp_min    derivatives.yaml:3137


class ClampMinBackward0(Node):
    """clamp_min(Tensor self, Tensor min) -> Tensor"""

    __slots__ = ()
    operation = 'clamp_min'
    formulas = {
        'self': 'where(self >= min, grad, 0)',
        'min': 'where(self < min, grad, 0)',
    }
    saved_names = ('self', 'min')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, min = saved
        grad_of_self = grad_of_min = None
        if needs[0] is not None:
            grad_of_self = kernels.select(self >= min, grad, 0)
        if needs[1] is not None:
            grad_of_min = kernels.select(self < min, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_min
        return node.restored(grad_of_self, grad_of_min)

    def on_tensors(node, saved, grad, needs):
        self, min = saved
        grad_of_self = grad_of_min = None
        if needs[0] is not None:
            grad_of_self = ops.where(self >= min, grad, 0)
        if needs[1] is not None:
            grad_of_min = ops.where(self < min, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_min
        return node.restored(grad_of_self, grad_of_min)


def clamp_min(input, min):
    """clamp_min(Tensor self, Tensor min) -> Tensor

    self, but not less than min; where they are equal the gradient is that of self.
    """
    if input.__class__ is not Tensor or min.__class__ is not Tensor:
        cls = min.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or min == 0:
            return dispatch(clamp_min_op, input, min)
        min = number(min, cls, input._data.dtype)
    self_ = input._data
    min_ = min._data
    if self_.dtype in COMPLEX or min_.dtype in COMPLEX:
        raise complex_refused("clamp_min")
    try:
        result_ = np.maximum(self_, min_)
    except ValueError as error:
        raise shape_error(error, self_, min_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    min_fn = min._fn
    if (self_fn is None and min_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ClampMinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, min if min_fn is LEAF else min_fn)
    node.saved = (self_, min_)
    if self_.shape == min_.shape and self_.dtype is min_.dtype:
        node.restore = None
    elif min_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, min_fn, min_)
    return out


def clamp_min_(input, min):
    """In-place version of clamp_min."""
    if input.__class__ is not Tensor or min.__class__ is not Tensor:
        cls = min.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or min == 0:
            return in_place(clamp_min_op, clamp_min_into, input, min)
        min = number(min, cls, input._data.dtype)
    self_ = input._data
    min_ = min._data
    if self_.dtype in COMPLEX or min_.dtype in COMPLEX:
        raise complex_refused("clamp_min")
    self_fn = input._fn
    min_fn = min._fn
    if self_.base is not None:
        return in_place(clamp_min_op, clamp_min_into, input, min)
    if (self_fn is None and min_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.maximum(self_, min_, out=self_)
        except (TypeError, ValueError):
            return in_place(clamp_min_op, clamp_min_into, input, min)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or min_ is self_ or min_.base is not None:
        return in_place(clamp_min_op, clamp_min_into, input, min)
    result_ = self_
    self_ = self_.copy()
    try:
        np.maximum(self_, min_, out=result_)
    except (TypeError, ValueError):
        return in_place(clamp_min_op, clamp_min_into, input, min)
    counted(input)
    input._fn = node = ClampMinBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, min if min_fn is LEAF else min_fn)
    node.saved = (self_, min_)
    if self_.shape == min_.shape and self_.dtype is min_.dtype:
        node.restore = None
    elif min_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, min_fn, min_)
    return input


def clamp_min_into(self_, min_):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp_min")
    np.maximum(self_, min_, out=self_)


def clamp_min_jvp(result, self, min, self_t, min_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(self >= min, self_t, 0))
    if min_t is not None:
        tangent = add_tangents(tangent, ops.where(self < min, min_t, 0))
    return tangent_like(tangent, result)


clamp_min_op = operation('clamp_min', 'pointwise', clamp_min, clamp_min_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# clamp_max    derivatives.yaml:3146


class ClampMaxBackward0(Node):
    """clamp_max(Tensor self, Tensor max) -> Tensor"""

    __slots__ = ()
    operation = 'clamp_max'
    formulas = {
        'self': 'where(self <= max, grad, 0)',
        'max': 'where(self > max, grad, 0)',
    }
    saved_names = ('self', 'max')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, max = saved
        grad_of_self = grad_of_max = None
        if needs[0] is not None:
            grad_of_self = kernels.select(self <= max, grad, 0)
        if needs[1] is not None:
            grad_of_max = kernels.select(self > max, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_max
        return node.restored(grad_of_self, grad_of_max)

    def on_tensors(node, saved, grad, needs):
        self, max = saved
        grad_of_self = grad_of_max = None
        if needs[0] is not None:
            grad_of_self = ops.where(self <= max, grad, 0)
        if needs[1] is not None:
            grad_of_max = ops.where(self > max, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_max
        return node.restored(grad_of_self, grad_of_max)


def clamp_max(input, max):
    """clamp_max(Tensor self, Tensor max) -> Tensor

    self, but not more than max; where they are equal the gradient is that of self.
    """
    if input.__class__ is not Tensor or max.__class__ is not Tensor:
        cls = max.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or max == 0:
            return dispatch(clamp_max_op, input, max)
        max = number(max, cls, input._data.dtype)
    self_ = input._data
    max_ = max._data
    if self_.dtype in COMPLEX or max_.dtype in COMPLEX:
        raise complex_refused("clamp_max")
    try:
        result_ = np.minimum(self_, max_)
    except ValueError as error:
        raise shape_error(error, self_, max_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    max_fn = max._fn
    if (self_fn is None and max_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ClampMaxBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, max_)
    if self_.shape == max_.shape and self_.dtype is max_.dtype:
        node.restore = None
    elif max_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, max_fn, max_)
    return out


def clamp_max_(input, max):
    """In-place version of clamp_max."""
    if input.__class__ is not Tensor or max.__class__ is not Tensor:
        cls = max.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or max == 0:
            return in_place(clamp_max_op, clamp_max_into, input, max)
        max = number(max, cls, input._data.dtype)
    self_ = input._data
    max_ = max._data
    if self_.dtype in COMPLEX or max_.dtype in COMPLEX:
        raise complex_refused("clamp_max")
    self_fn = input._fn
    max_fn = max._fn
    if self_.base is not None:
        return in_place(clamp_max_op, clamp_max_into, input, max)
    if (self_fn is None and max_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.minimum(self_, max_, out=self_)
        except (TypeError, ValueError):
            return in_place(clamp_max_op, clamp_max_into, input, max)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or max_ is self_ or max_.base is not None:
        return in_place(clamp_max_op, clamp_max_into, input, max)
    result_ = self_
    self_ = self_.copy()
    try:
        np.minimum(self_, max_, out=result_)
    except (TypeError, ValueError):
        return in_place(clamp_max_op, clamp_max_into, input, max)
    counted(input)
    input._fn = node = ClampMaxBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, max if max_fn is LEAF else max_fn)
    node.saved = (self_, max_)
    if self_.shape == max_.shape and self_.dtype is max_.dtype:
        node.restore = None
    elif max_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, max_fn, max_)
    return input


def clamp_max_into(self_, max_):
    if self_.dtype in COMPLEX:
        raise complex_refused("clamp_max")
    np.minimum(self_, max_, out=self_)


def clamp_max_jvp(result, self, max, self_t, max_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(self <= max, self_t, 0))
    if max_t is not None:
        tangent = add_tangents(tangent, ops.where(self > max, max_t, 0))
    return tangent_like(tangent, result)


clamp_max_op = operation('clamp_max', 'pointwise', clamp_max, clamp_max_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# copysign    derivatives.yaml:3155


class CopysignBackward0(Node):
    """copysign(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'copysign'
    formulas = {
        'self': 'choices.copysign_self(grad, self, result)',
        'other': 'zero',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('other_shape', 'other_dtype')

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        other_shape, other_dtype = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = choices.copysign_self(grad, self, result)
        if needs[1] is not None:
            grad_of_other = np.zeros(other_shape, other_dtype)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        self, result = saved
        other_shape, other_dtype = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = choices.copysign_self(grad, self, result)
        if needs[1] is not None:
            grad_of_other = zero_tensor(other_shape, other_dtype)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)


def copysign(input, other):
    """copysign(Tensor self, Tensor other) -> Tensor

    The size of self with the sign of other, which may be that of a zero.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(copysign_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = np.copysign(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CopysignBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if self_fn is None else result_)
    node.args = (other_.shape, other_.dtype)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def copysign_(input, other):
    """In-place version of copysign."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(copysign_op, copysign_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(copysign_op, copysign_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copysign(self_, other_, self_)
        except (TypeError, ValueError):
            return in_place(copysign_op, copysign_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc'):
        return in_place(copysign_op, copysign_into, input, other)
    result_ = self_
    if not (self_fn is None):
        self_ = self_.copy()
    try:
        np.copysign(self_, other_, result_)
    except (TypeError, ValueError):
        return in_place(copysign_op, copysign_into, input, other)
    counted(input)
    input._fn = node = CopysignBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if self_fn is None else result_)
    node.args = (other_.shape, other_.dtype)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def copysign_into(self_, other_):
    np.copysign(self_, other_, self_)


def copysign_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, choices.copysign_self(self_t.conj(), self, result).conj())
    return tangent_like(tangent, result)


copysign_op = operation('copysign', 'pointwise', copysign, copysign_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# heaviside    derivatives.yaml:3164


class HeavisideBackward0(Node):
    """heaviside(Tensor self, Tensor values) -> Tensor"""

    __slots__ = ()
    operation = 'heaviside'
    formulas = {
        'self': 'zero',
        'values': 'where(self == 0, grad, 0)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_values = None
        if needs[0] is not None:
            grad_of_self = np.zeros(self_shape, self_dtype)
        if needs[1] is not None:
            grad_of_values = kernels.select(self == 0, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_values
        return node.restored(grad_of_self, grad_of_values)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        self_shape, self_dtype = node.args
        grad_of_self = grad_of_values = None
        if needs[0] is not None:
            grad_of_self = zero_tensor(self_shape, self_dtype)
        if needs[1] is not None:
            grad_of_values = ops.where(self == 0, grad, 0)
        if node.restore is None:
            return grad_of_self, grad_of_values
        return node.restored(grad_of_self, grad_of_values)


def heaviside(input, values):
    """heaviside(Tensor self, Tensor values) -> Tensor

    0 where self is negative, 1 where it is positive, and values where it is 0.
    """
    if input.__class__ is not Tensor or values.__class__ is not Tensor:
        cls = values.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or values == 0:
            return dispatch(heaviside_op, input, values)
        values = number(values, cls, input._data.dtype)
    self_ = input._data
    values_ = values._data
    try:
        result_ = np.heaviside(self_, values_)
    except ValueError as error:
        raise shape_error(error, self_, values_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    values_fn = values._fn
    if (self_fn is None and values_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HeavisideBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, values if values_fn is LEAF else values_fn)
    node.saved = (None if values_fn is None else self_,)
    node.args = (self_.shape, self_.dtype)
    if self_.shape == values_.shape and self_.dtype is values_.dtype:
        node.restore = None
    elif values_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, values_fn, values_)
    return out


def heaviside_(input, values):
    """In-place version of heaviside."""
    if input.__class__ is not Tensor or values.__class__ is not Tensor:
        cls = values.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or values == 0:
            return in_place(heaviside_op, heaviside_into, input, values)
        values = number(values, cls, input._data.dtype)
    self_ = input._data
    values_ = values._data
    self_fn = input._fn
    values_fn = values._fn
    if self_.base is not None:
        return in_place(heaviside_op, heaviside_into, input, values)
    if (self_fn is None and values_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.heaviside(self_, values_, self_)
        except (TypeError, ValueError):
            return in_place(heaviside_op, heaviside_into, input, values)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc'):
        return in_place(heaviside_op, heaviside_into, input, values)
    result_ = self_
    if not (values_fn is None):
        self_ = self_.copy()
    try:
        np.heaviside(self_, values_, result_)
    except (TypeError, ValueError):
        return in_place(heaviside_op, heaviside_into, input, values)
    counted(input)
    input._fn = node = HeavisideBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, values if values_fn is LEAF else values_fn)
    node.saved = (None if values_fn is None else self_,)
    node.args = (self_.shape, self_.dtype)
    if self_.shape == values_.shape and self_.dtype is values_.dtype:
        node.restore = None
    elif values_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, values_fn, values_)
    return input


def heaviside_into(self_, values_):
    np.heaviside(self_, values_, self_)


def heaviside_jvp(result, self, values, self_t, values_t):
    tangent = None
    if values_t is not None:
        tangent = add_tangents(tangent, ops.where(self == 0, values_t, 0))
    return tangent_like(tangent, result)


heaviside_op = operation('heaviside', 'pointwise', heaviside, heaviside_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# logaddexp2    derivatives.yaml:3176


class Logaddexp2Backward0(Node):
    """logaddexp2(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'logaddexp2'
    formulas = {
        'self': 'logs.logaddexp2_one(grad, self, result)',
        'other': 'logs.logaddexp2_one(grad, other, result)',
    }
    saved_names = ('self', 'other', 'result')
    saved_edges = (0, 1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, other, result = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = logs.logaddexp2_one(grad, self, result)
        if needs[1] is not None:
            grad_of_other = logs.logaddexp2_one(grad, other, result)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def logaddexp2(input, other):
    """logaddexp2(Tensor self, Tensor other) -> Tensor

    log2(2**self + 2**other), without overflow.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(logaddexp2_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.logaddexp2(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Logaddexp2Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if self_fn is None else self_, None if other_fn is None else other_, result_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def logaddexp2_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, logs.logaddexp2_one(self_t.conj(), self, result).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, logs.logaddexp2_one(other_t.conj(), other, result).conj())
    return tangent_like(tangent, result)


logaddexp2_op = operation('logaddexp2', 'pointwise', logaddexp2, logaddexp2_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# xlogy    derivatives.yaml:3185


class XlogyBackward0(Node):
    """xlogy(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'xlogy'
    formulas = {
        'self': 'logs.xlogy_self(grad, self, other)',
        'other': 'logs.xlogy_other(grad, self, other)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = logs.xlogy_self(grad, self, other)
        if needs[1] is not None:
            grad_of_other = logs.xlogy_other(grad, self, other)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def xlogy(input, other):
    """xlogy(Tensor self, Tensor other) -> Tensor

    self * log(other), and 0 where self is 0.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(xlogy_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("xlogy")
    try:
        result_ = kernels.xlogy(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = XlogyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def xlogy_(input, other):
    """In-place version of xlogy."""
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return in_place(xlogy_op, xlogy_into, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("xlogy")
    self_fn = input._fn
    other_fn = other._fn
    if self_.base is not None:
        return in_place(xlogy_op, xlogy_into, input, other)
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.xlogy(self_, other_))
        except (TypeError, ValueError):
            return in_place(xlogy_op, xlogy_into, input, other)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE or (self_fn is None and self_.dtype.kind not in 'fc') or other_ is self_ or other_.base is not None:
        return in_place(xlogy_op, xlogy_into, input, other)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.xlogy(self_, other_))
    except (TypeError, ValueError):
        return in_place(xlogy_op, xlogy_into, input, other)
    counted(input)
    input._fn = node = XlogyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return input


def xlogy_into(self_, other_):
    if self_.dtype in COMPLEX:
        raise complex_refused("xlogy")
    np.copyto(self_, kernels.xlogy(self_, other_))


def xlogy_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, logs.xlogy_self(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, logs.xlogy_other(other_t.conj(), self, other).conj())
    return tangent_like(tangent, result)


xlogy_op = operation('xlogy', 'pointwise', xlogy, xlogy_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# special.xlog1py    derivatives.yaml:3198


class SpecialXlog1pyBackward0(Node):
    """special.xlog1py(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'special.xlog1py'
    formulas = {
        'self': 'logs.xlog1py_self(grad, self, other)',
        'other': 'logs.xlog1py_other(grad, self, other)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = logs.xlog1py_self(grad, self, other)
        if needs[1] is not None:
            grad_of_other = logs.xlog1py_other(grad, self, other)
        if node.restore is None:
            return grad_of_self, grad_of_other
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def special_xlog1py(input, other):
    """special.xlog1py(Tensor self, Tensor other) -> Tensor

    self * log(1 + other), and 0 where self is 0.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        cls = other.__class__
        if input.__class__ is not Tensor or cls not in NUMBERS or other == 0:
            return dispatch(special_xlog1py_op, input, other)
        other = number(other, cls, input._data.dtype)
    self_ = input._data
    other_ = other._data
    if self_.dtype in COMPLEX or other_.dtype in COMPLEX:
        raise complex_refused("xlog1py")
    try:
        result_ = kernels.xlog1py(self_, other_)
    except ValueError as error:
        raise shape_error(error, self_, other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialXlog1pyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (self_, other_)
    if self_.shape == other_.shape and self_.dtype is other_.dtype:
        node.restore = None
    elif other_fn is None and self_.shape == result_.shape and self_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, self_fn, self_, other_fn, other_)
    return out


def special_xlog1py_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, logs.xlog1py_self(self_t.conj(), self, other).conj())
    if other_t is not None:
        tangent = add_tangents(tangent, logs.xlog1py_other(other_t.conj(), self, other).conj())
    return tangent_like(tangent, result)


special_xlog1py_op = operation('special.xlog1py', 'pointwise', special_xlog1py, special_xlog1py_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# logit    derivatives.yaml:3210


class LogitBackward0(Node):
    """logit(Tensor self, float? eps=None) -> Tensor"""

    __slots__ = ()
    operation = 'logit'
    formulas = {
        'self': 'logs.logit_self(grad, self, eps, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('eps',)

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        (eps,) = node.args
        return (logs.logit_self(grad, self, eps, result),)

    on_tensors = on_arrays


def logit(input, eps=None):
    """logit(Tensor self, float? eps=None) -> Tensor

    log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given.
    """
    if input.__class__ is not Tensor:
        return dispatch(logit_op, input, eps)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("logit")
    result_ = kernels.logit(self_, eps)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LogitBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    node.args = (eps,)
    return out


def logit_(input, eps=None):
    """In-place version of logit."""
    if input.__class__ is not Tensor:
        return in_place(logit_op, logit_into, input, eps)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("logit")
    self_fn = input._fn
    if self_.base is not None:
        return in_place(logit_op, logit_into, input, eps)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.logit(self_, eps))
        except (TypeError, ValueError):
            return in_place(logit_op, logit_into, input, eps)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(logit_op, logit_into, input, eps)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.logit(self_, eps))
    except (TypeError, ValueError):
        return in_place(logit_op, logit_into, input, eps)
    counted(input)
    input._fn = node = LogitBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_, result_)
    node.args = (eps,)
    return input


def logit_into(self_, eps):
    if self_.dtype in COMPLEX:
        raise complex_refused("logit")
    np.copyto(self_, kernels.logit(self_, eps))


def logit_jvp(result, self, eps, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, logs.logit_self(self_t.conj(), self, eps, result).conj())
    return tangent_like(tangent, result)


logit_op = operation('logit', 'pointwise', logit, logit_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.entr    derivatives.yaml:3220


class SpecialEntrBackward0(Node):
    """special.entr(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.entr'
    formulas = {
        'self': '-grad * (log(self) + 1)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (-grad * (np.log(self) + 1),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (-grad * (ops.log(self) + 1),)


def special_entr(input):
    """special.entr(Tensor self) -> Tensor

    -self * log(self), 0 at 0, and -inf where self is negative.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_entr_op, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("entr")
    result_ = kernels.entr(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialEntrBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def special_entr_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * (ops.log(self).conj() + 1))
    return tangent_like(tangent, result)


special_entr_op = operation('special.entr', 'pointwise', special_entr, special_entr_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# erfc    derivatives.yaml:3231


class ErfcBackward0(Node):
    """erfc(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'erfc'
    formulas = {
        'self': 'normals.bell(grad, self, -1.1283791670955126, 1)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (normals.bell(grad, self, -1.1283791670955126, 1),)

    on_tensors = on_arrays


def erfc(input):
    """erfc(Tensor self) -> Tensor

    1 - erf(self), accurate where it is small.
    """
    if input.__class__ is not Tensor:
        return dispatch(erfc_op, input)
    self_ = input._data
    result_ = kernels.erfc(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ErfcBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def erfc_(input):
    """In-place version of erfc."""
    if input.__class__ is not Tensor:
        return in_place(erfc_op, erfc_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(erfc_op, erfc_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.erfc(self_))
        except (TypeError, ValueError):
            return in_place(erfc_op, erfc_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(erfc_op, erfc_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.erfc(self_))
    except (TypeError, ValueError):
        return in_place(erfc_op, erfc_into, input)
    counted(input)
    input._fn = node = ErfcBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def erfc_into(self_):
    np.copyto(self_, kernels.erfc(self_))


def erfc_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, normals.bell(self_t.conj(), self, -1.1283791670955126, 1).conj())
    return tangent_like(tangent, result)


erfc_op = operation('erfc', 'pointwise', erfc, erfc_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.erfcx    derivatives.yaml:3239


class SpecialErfcxBackward0(Node):
    """special.erfcx(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.erfcx'
    formulas = {
        'self': 'grad * normals.erfcx_slope(self, result).conj()',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (grad * normals.erfcx_slope(self, result).conj(),)

    on_tensors = on_arrays


def special_erfcx(input):
    """special.erfcx(Tensor self) -> Tensor

    exp(self**2) * erfc(self), which neither overflows nor vanishes for large self.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_erfcx_op, input)
    self_ = input._data
    result_ = kernels.erfcx(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialErfcxBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def special_erfcx_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * normals.erfcx_slope(self, result))
    return tangent_like(tangent, result)


special_erfcx_op = operation('special.erfcx', 'pointwise', special_erfcx, special_erfcx_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.erfcx_derivative    derivatives.yaml:3246


class SpecialErfcxDerivativeBackward0(Node):
    """special.erfcx_derivative(int n, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.erfcx_derivative'
    formulas = {
        'self': 'grad * special.erfcx_derivative(n + 1, self).conj()',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('n',)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (grad * kernels.erfcx_derivative(n + 1, self).conj(),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (grad * ops.special_erfcx_derivative(n + 1, self).conj(),)


def special_erfcx_derivative(n, input):
    """special.erfcx_derivative(int n, Tensor self) -> Tensor

    The n-th derivative of special.erfcx.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_erfcx_derivative_op, n, input)
    self_ = input._data
    result_ = kernels.erfcx_derivative(n, self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialErfcxDerivativeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    return out


def special_erfcx_derivative_jvp(result, n, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.special_erfcx_derivative(n + 1, self))
    return tangent_like(tangent, result)


special_erfcx_derivative_op = operation('special.erfcx_derivative', 'pointwise', special_erfcx_derivative, special_erfcx_derivative_jvp, (1,), edges=(1,))


# ------------------------------------------------------------------------------------------------
# erfinv    derivatives.yaml:3252


class ErfinvBackward0(Node):
    """erfinv(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'erfinv'
    formulas = {
        'self': 'normals.bell(grad, result, 0.886226925452758, -1)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (normals.bell(grad, result, 0.886226925452758, -1),)

    on_tensors = on_arrays


def erfinv(input):
    """erfinv(Tensor self) -> Tensor

    The inverse of erf.
    """
    if input.__class__ is not Tensor:
        return dispatch(erfinv_op, input)
    self_ = input._data
    result_ = kernels.scipy_special('erfinv', self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ErfinvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def erfinv_(input):
    """In-place version of erfinv."""
    if input.__class__ is not Tensor:
        return in_place(erfinv_op, erfinv_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(erfinv_op, erfinv_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.scipy_special('erfinv', self_))
        except (TypeError, ValueError):
            return in_place(erfinv_op, erfinv_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(erfinv_op, erfinv_into, input)
    try:
        np.copyto(self_, kernels.scipy_special('erfinv', self_))
    except (TypeError, ValueError):
        return in_place(erfinv_op, erfinv_into, input)
    result_ = self_
    counted(input)
    input._fn = node = ErfinvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (result_,)
    return input


def erfinv_into(self_):
    np.copyto(self_, kernels.scipy_special('erfinv', self_))


def erfinv_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, normals.bell(self_t.conj(), result, 0.886226925452758, -1).conj())
    return tangent_like(tangent, result)


erfinv_op = operation('erfinv', 'pointwise', erfinv, erfinv_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.ndtr    derivatives.yaml:3263


class SpecialNdtrBackward0(Node):
    """special.ndtr(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.ndtr'
    formulas = {
        'self': 'normals.bell(grad, self, 0.3989422804014327, 0.5)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (normals.bell(grad, self, 0.3989422804014327, 0.5),)

    on_tensors = on_arrays


def special_ndtr(input):
    """special.ndtr(Tensor self) -> Tensor

    The distribution function of the normal distribution.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_ndtr_op, input)
    self_ = input._data
    result_ = kernels.ndtr(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialNdtrBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def special_ndtr_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, normals.bell(self_t.conj(), self, 0.3989422804014327, 0.5).conj())
    return tangent_like(tangent, result)


special_ndtr_op = operation('special.ndtr', 'pointwise', special_ndtr, special_ndtr_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.ndtri    derivatives.yaml:3270


class SpecialNdtriBackward0(Node):
    """special.ndtri(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.ndtri'
    formulas = {
        'self': 'grad * (2.5066282746310002 * exp(0.5 * result * result))',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (grad * (2.5066282746310002 * np.exp(0.5 * result * result)),)

    def on_tensors(node, saved, grad, needs):
        (result,) = saved
        return (grad * (2.5066282746310002 * ops.exp(0.5 * result * result)),)


def special_ndtri(input):
    """special.ndtri(Tensor self) -> Tensor

    The inverse of special.ndtr.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_ndtri_op, input)
    self_ = input._data
    result_ = kernels.scipy_special('ndtri', self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialNdtriBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    return out


def special_ndtri_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (2.5066282746310002 * ops.exp(0.5 * result * result).conj()))
    return tangent_like(tangent, result)


special_ndtri_op = operation('special.ndtri', 'pointwise', special_ndtri, special_ndtri_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.log_ndtr    derivatives.yaml:3279


class SpecialLogNdtrBackward0(Node):
    """special.log_ndtr(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.log_ndtr'
    formulas = {
        'self': 'normals.log_ndtr_self(grad, self, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (normals.log_ndtr_self(grad, self, result),)

    on_tensors = on_arrays


def special_log_ndtr(input):
    """special.log_ndtr(Tensor self) -> Tensor

    The logarithm of special.ndtr, also where that vanishes.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_log_ndtr_op, input)
    self_ = input._data
    result_ = kernels.log_ndtr(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialLogNdtrBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def special_log_ndtr_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, normals.log_ndtr_self(self_t.conj(), self, result).conj())
    return tangent_like(tangent, result)


special_log_ndtr_op = operation('special.log_ndtr', 'pointwise', special_log_ndtr, special_log_ndtr_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# lgamma    derivatives.yaml:3288


class LgammaBackward0(Node):
    """lgamma(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'lgamma'
    formulas = {
        'self': 'grad * digamma(self)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * kernels.digamma(self),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.digamma(self),)


def lgamma(input):
    """lgamma(Tensor self) -> Tensor

    The logarithm of the absolute value of the gamma function.
    """
    if input.__class__ is not Tensor:
        return dispatch(lgamma_op, input)
    self_ = input._data
    result_ = kernels.scipy_special('gammaln', self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LgammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def lgamma_(input):
    """In-place version of lgamma."""
    if input.__class__ is not Tensor:
        return in_place(lgamma_op, lgamma_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(lgamma_op, lgamma_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.scipy_special('gammaln', self_))
        except (TypeError, ValueError):
            return in_place(lgamma_op, lgamma_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(lgamma_op, lgamma_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.scipy_special('gammaln', self_))
    except (TypeError, ValueError):
        return in_place(lgamma_op, lgamma_into, input)
    counted(input)
    input._fn = node = LgammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def lgamma_into(self_):
    np.copyto(self_, kernels.scipy_special('gammaln', self_))


def lgamma_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.digamma(self).conj())
    return tangent_like(tangent, result)


lgamma_op = operation('lgamma', 'pointwise', lgamma, lgamma_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# digamma    derivatives.yaml:3298


class DigammaBackward0(Node):
    """digamma(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'digamma'
    formulas = {
        'self': 'grad * polygamma(1, self)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * kernels.polygamma(1, self),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.polygamma(1, self),)


def digamma(input):
    """digamma(Tensor self) -> Tensor

    The derivative of lgamma.
    """
    if input.__class__ is not Tensor:
        return dispatch(digamma_op, input)
    self_ = input._data
    result_ = kernels.digamma(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DigammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def digamma_(input):
    """In-place version of digamma."""
    if input.__class__ is not Tensor:
        return in_place(digamma_op, digamma_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(digamma_op, digamma_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.digamma(self_))
        except (TypeError, ValueError):
            return in_place(digamma_op, digamma_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(digamma_op, digamma_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.digamma(self_))
    except (TypeError, ValueError):
        return in_place(digamma_op, digamma_into, input)
    counted(input)
    input._fn = node = DigammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def digamma_into(self_):
    np.copyto(self_, kernels.digamma(self_))


def digamma_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.polygamma(1, self).conj())
    return tangent_like(tangent, result)


digamma_op = operation('digamma', 'pointwise', digamma, digamma_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# polygamma    derivatives.yaml:3308


class PolygammaBackward0(Node):
    """polygamma(int n, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'polygamma'
    formulas = {
        'self': 'grad * polygamma(n + 1, self)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('n',)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (grad * kernels.polygamma(n + 1, self),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (grad * ops.polygamma(n + 1, self),)


def polygamma(n, input):
    """polygamma(int n, Tensor self) -> Tensor

    The n-th derivative of digamma.
    """
    if input.__class__ is not Tensor:
        return dispatch(polygamma_op, n, input)
    self_ = input._data
    result_ = kernels.polygamma(n, self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PolygammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    return out


def polygamma_(n, input):
    """In-place version of polygamma."""
    target, input = input, kept(input)
    return overwrite(target, input, polygamma(n, input))


def polygamma_jvp(result, n, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.polygamma(n + 1, self).conj())
    return tangent_like(tangent, result)


polygamma_op = operation('polygamma', 'pointwise', polygamma, polygamma_jvp, (1,), edges=(1,))


# ------------------------------------------------------------------------------------------------
# mvlgamma    derivatives.yaml:3318


class MvlgammaBackward0(Node):
    """mvlgamma(Tensor self, int p) -> Tensor"""

    __slots__ = ()
    operation = 'mvlgamma'
    formulas = {
        'self': 'grad * bessels.mvdigamma(self, p)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('p',)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (p,) = node.args
        return (grad * bessels.mvdigamma(self, p),)

    on_tensors = on_arrays


def mvlgamma(input, p):
    """mvlgamma(Tensor self, int p) -> Tensor

    The logarithm of the multivariate gamma function of dimension p.
    """
    if input.__class__ is not Tensor:
        return dispatch(mvlgamma_op, input, p)
    self_ = input._data
    result_ = kernels.mvlgamma(self_, p)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MvlgammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (p,)
    return out


def mvlgamma_(input, p):
    """In-place version of mvlgamma."""
    if input.__class__ is not Tensor:
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.mvlgamma(self_, p))
        except (TypeError, ValueError):
            return in_place(mvlgamma_op, mvlgamma_into, input, p)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.mvlgamma(self_, p))
    except (TypeError, ValueError):
        return in_place(mvlgamma_op, mvlgamma_into, input, p)
    counted(input)
    input._fn = node = MvlgammaBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    node.args = (p,)
    return input


def mvlgamma_into(self_, p):
    np.copyto(self_, kernels.mvlgamma(self_, p))


def mvlgamma_jvp(result, self, p, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * bessels.mvdigamma(self, p).conj())
    return tangent_like(tangent, result)


mvlgamma_op = operation('mvlgamma', 'pointwise', mvlgamma, mvlgamma_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# i0    derivatives.yaml:3329


class I0Backward0(Node):
    """i0(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'i0'
    formulas = {
        'self': 'grad * special.i1(self)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (grad * kernels.scipy_special('i1', self),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (grad * ops.special_i1(self),)


def i0(input):
    """i0(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(i0_op, input)
    self_ = input._data
    result_ = kernels.scipy_special('i0', self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = I0Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def i0_(input):
    """In-place version of i0."""
    if input.__class__ is not Tensor:
        return in_place(i0_op, i0_into, input)
    self_ = input._data
    self_fn = input._fn
    if self_.base is not None:
        return in_place(i0_op, i0_into, input)
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(self_, kernels.scipy_special('i0', self_))
        except (TypeError, ValueError):
            return in_place(i0_op, i0_into, input)
        if getrefcount(self_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if self_fn is LEAF or getrefcount(self_) > ALONE:
        return in_place(i0_op, i0_into, input)
    result_ = self_
    self_ = self_.copy()
    try:
        np.copyto(result_, kernels.scipy_special('i0', self_))
    except (TypeError, ValueError):
        return in_place(i0_op, i0_into, input)
    counted(input)
    input._fn = node = I0Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (self_fn,)
    node.saved = (self_,)
    return input


def i0_into(self_):
    np.copyto(self_, kernels.scipy_special('i0', self_))


def i0_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * ops.special_i1(self).conj())
    return tangent_like(tangent, result)


i0_op = operation('i0', 'pointwise', i0, i0_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.i1    derivatives.yaml:3339


class SpecialI1Backward0(Node):
    """special.i1(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.i1'
    formulas = {
        'self': 'grad * bessels.i1_slope(self, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (grad * bessels.i1_slope(self, result),)

    on_tensors = on_arrays


def special_i1(input):
    """special.i1(Tensor self) -> Tensor

    The modified Bessel function of the first kind of order 1.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_i1_op, input)
    self_ = input._data
    result_ = kernels.scipy_special('i1', self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialI1Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def special_i1_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * bessels.i1_slope(self, result).conj())
    return tangent_like(tangent, result)


special_i1_op = operation('special.i1', 'pointwise', special_i1, special_i1_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.iv    derivatives.yaml:3347


class SpecialIvBackward0(Node):
    """special.iv(float v, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.iv'
    formulas = {
        'self': 'grad * (special.iv(v - 1, self) + special.iv(v + 1, self)) / 2',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('v',)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (v,) = node.args
        return (grad * (kernels.scipy_special('iv', v - 1, self) + kernels.scipy_special('iv', v + 1, self)) / 2,)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        (v,) = node.args
        return (grad * (ops.special_iv(v - 1, self) + ops.special_iv(v + 1, self)) / 2,)


def special_iv(v, input):
    """special.iv(float v, Tensor self) -> Tensor

    The modified Bessel function of the first kind of order v.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_iv_op, v, input)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("iv")
    result_ = kernels.scipy_special('iv', v, self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialIvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (v,)
    return out


def special_iv_jvp(result, v, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * (ops.special_iv(v - 1, self).conj() + ops.special_iv(v + 1, self).conj()) / 2)
    return tangent_like(tangent, result)


special_iv_op = operation('special.iv', 'pointwise', special_iv, special_iv_jvp, (1,), edges=(1,))


# ------------------------------------------------------------------------------------------------
# special.i0e    derivatives.yaml:3357


class SpecialI0eBackward0(Node):
    """special.i0e(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.i0e'
    formulas = {
        'self': 'grad * bessels.i0e_slope(self, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (grad * bessels.i0e_slope(self, result),)

    on_tensors = on_arrays


def special_i0e(input):
    """special.i0e(Tensor self) -> Tensor

    exp(-abs(self)) * i0(self).
    """
    if input.__class__ is not Tensor:
        return dispatch(special_i0e_op, input)
    self_ = input._data
    result_ = kernels.scipy_special('i0e', self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialI0eBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def special_i0e_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * bessels.i0e_slope(self, result).conj())
    return tangent_like(tangent, result)


special_i0e_op = operation('special.i0e', 'pointwise', special_i0e, special_i0e_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.i1e    derivatives.yaml:3366


class SpecialI1eBackward0(Node):
    """special.i1e(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.i1e'
    formulas = {
        'self': 'grad * bessels.i1e_slope(self, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (grad * bessels.i1e_slope(self, result),)

    on_tensors = on_arrays


def special_i1e(input):
    """special.i1e(Tensor self) -> Tensor

    exp(-abs(self)) * special.i1(self).
    """
    if input.__class__ is not Tensor:
        return dispatch(special_i1e_op, input)
    self_ = input._data
    result_ = kernels.scipy_special('i1e', self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialI1eBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


def special_i1e_jvp(result, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, self_t * bessels.i1e_slope(self, result).conj())
    return tangent_like(tangent, result)


special_i1e_op = operation('special.i1e', 'pointwise', special_i1e, special_i1e_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# special.i0e_decay    derivatives.yaml:3374


class SpecialI0eDecayBackward0(Node):
    """special.i0e_decay(int n, Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'special.i0e_decay'
    formulas = {
        'self': '-grad * special.i0e_decay(n + 1, self)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('n',)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (-grad * kernels.i0e_decay(n + 1, self),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        (n,) = node.args
        return (-grad * ops.special_i0e_decay(n + 1, self),)


def special_i0e_decay(n, input):
    """special.i0e_decay(int n, Tensor self) -> Tensor

    (-1)**n times the n-th derivative of special.i0e where self is not negative.
    """
    if input.__class__ is not Tensor:
        return dispatch(special_i0e_decay_op, n, input)
    self_ = input._data
    result_ = kernels.i0e_decay(n, self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SpecialI0eDecayBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (n,)
    return out


def special_i0e_decay_jvp(result, n, self, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, -self_t * ops.special_i0e_decay(n + 1, self).conj())
    return tangent_like(tangent, result)


special_i0e_decay_op = operation('special.i0e_decay', 'pointwise', special_i0e_decay, special_i0e_decay_jvp, (1,), edges=(1,))


# ------------------------------------------------------------------------------------------------
# nn.functional.celu    derivatives.yaml:3384


class CeluBackward0(Node):
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.celu'
    formulas = {
        'input': 'grad * exp(minimum(input, 0) / alpha)',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('alpha',)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        return (grad * np.exp(np.minimum(input, 0) / alpha),)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        (alpha,) = node.args
        return (grad * ops.exp(ops.minimum(input, 0) / alpha),)


def nn_functional_celu(input, alpha=1.0, inplace=False):
    """nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor

    input where it is positive, else alpha * (exp(input / alpha) - 1).
    """
    if inplace:
        return nn_functional_celu_(input, alpha)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_celu_op, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("celu")
    result_ = kernels.celu(input_, alpha)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CeluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    return out


def nn_functional_celu_(input, alpha=1.0):
    """In-place version of nn_functional_celu."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("celu")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.celu(input_, alpha))
        except (TypeError, ValueError):
            return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.celu(input_, alpha))
    except (TypeError, ValueError):
        return in_place(nn_functional_celu_op, nn_functional_celu_into, input, alpha)
    counted(input)
    input._fn = node = CeluBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (alpha,)
    return input


def nn_functional_celu_into(input_, alpha):
    if input_.dtype in COMPLEX:
        raise complex_refused("celu")
    np.copyto(input_, kernels.celu(input_, alpha))


def nn_functional_celu_jvp(result, input, alpha, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, input_t * ops.exp(ops.minimum(input, 0) / alpha).conj())
    return tangent_like(tangent, result)


nn_functional_celu_op = operation('nn.functional.celu', 'pointwise', nn_functional_celu, nn_functional_celu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.hardtanh    derivatives.yaml:3392


class HardtanhBackward0(Node):
    """nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.hardtanh'
    formulas = {
        'input': 'where(logical_and(input > min_val, input < max_val), grad, 0)',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('min_val', 'max_val')

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        min_val, max_val = node.args
        return (kernels.select(np.logical_and(input > min_val, input < max_val), grad, 0),)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        min_val, max_val = node.args
        return (ops.where(ops.logical_and(input > min_val, input < max_val), grad, 0),)


def nn_functional_hardtanh(input, min_val=-1.0, max_val=1.0, inplace=False):
    """nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool inplace=False) -> Tensor

    input, but not less than min_val and not more than max_val. The slope at the bounds is 0.
    """
    if inplace:
        return nn_functional_hardtanh_(input, min_val, max_val)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_hardtanh_op, input, min_val, max_val)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardtanh")
    result_ = kernels.hardtanh(input_, min_val, max_val)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HardtanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (min_val, max_val)
    return out


def nn_functional_hardtanh_(input, min_val=-1.0, max_val=1.0):
    """In-place version of nn_functional_hardtanh."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardtanh")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.hardtanh(input_, min_val, max_val))
        except (TypeError, ValueError):
            return in_place(nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.hardtanh(input_, min_val, max_val))
    except (TypeError, ValueError):
        return in_place(nn_functional_hardtanh_op, nn_functional_hardtanh_into, input, min_val, max_val)
    counted(input)
    input._fn = node = HardtanhBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (min_val, max_val)
    return input


def nn_functional_hardtanh_into(input_, min_val, max_val):
    if input_.dtype in COMPLEX:
        raise complex_refused("hardtanh")
    np.copyto(input_, kernels.hardtanh(input_, min_val, max_val))


def nn_functional_hardtanh_jvp(result, input, min_val, max_val, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, ops.where(ops.logical_and(input > min_val, input < max_val), input_t, 0))
    return tangent_like(tangent, result)


nn_functional_hardtanh_op = operation('nn.functional.hardtanh', 'pointwise', nn_functional_hardtanh, nn_functional_hardtanh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.hardsigmoid    derivatives.yaml:3412


class HardsigmoidBackward0(Node):
    """nn.functional.hardsigmoid(Tensor input, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.hardsigmoid'
    formulas = {
        'input': 'activations.hardsigmoid_input(grad, input)',
    }
    saved_names = ('input',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        return (activations.hardsigmoid_input(grad, input),)

    on_tensors = on_arrays


def nn_functional_hardsigmoid(input, inplace=False):
    """nn.functional.hardsigmoid(Tensor input, bool inplace=False) -> Tensor

    (input + 3) / 6, but not less than 0 and not more than 1. The slope at the ends is 0.
    """
    if inplace:
        return nn_functional_hardsigmoid_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_hardsigmoid_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardsigmoid")
    result_ = kernels.hardsigmoid(input_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HardsigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    return out


def nn_functional_hardsigmoid_(input):
    """In-place version of nn_functional_hardsigmoid."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardsigmoid")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.hardsigmoid(input_))
        except (TypeError, ValueError):
            return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.hardsigmoid(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_hardsigmoid_op, nn_functional_hardsigmoid_into, input)
    counted(input)
    input._fn = node = HardsigmoidBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    return input


def nn_functional_hardsigmoid_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("hardsigmoid")
    np.copyto(input_, kernels.hardsigmoid(input_))


def nn_functional_hardsigmoid_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, activations.hardsigmoid_input(input_t.conj(), input).conj())
    return tangent_like(tangent, result)


nn_functional_hardsigmoid_op = operation('nn.functional.hardsigmoid', 'pointwise', nn_functional_hardsigmoid, nn_functional_hardsigmoid_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.hardswish    derivatives.yaml:3423


class HardswishBackward0(Node):
    """nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.hardswish'
    formulas = {
        'input': 'activations.hardswish_input(grad, input)',
    }
    saved_names = ('input',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        return (activations.hardswish_input(grad, input),)

    on_tensors = on_arrays


def nn_functional_hardswish(input, inplace=False):
    """nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor

    input * hardsigmoid(input).
    """
    if inplace:
        return nn_functional_hardswish_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_hardswish_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardswish")
    result_ = kernels.hardswish(input_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HardswishBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    return out


def nn_functional_hardswish_(input):
    """In-place version of nn_functional_hardswish."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("hardswish")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.hardswish(input_))
        except (TypeError, ValueError):
            return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.hardswish(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_hardswish_op, nn_functional_hardswish_into, input)
    counted(input)
    input._fn = node = HardswishBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    return input


def nn_functional_hardswish_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("hardswish")
    np.copyto(input_, kernels.hardswish(input_))


def nn_functional_hardswish_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, activations.hardswish_input(input_t.conj(), input).conj())
    return tangent_like(tangent, result)


nn_functional_hardswish_op = operation('nn.functional.hardswish', 'pointwise', nn_functional_hardswish, nn_functional_hardswish_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.mish    derivatives.yaml:3434


class MishBackward0(Node):
    """nn.functional.mish(Tensor input, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.mish'
    formulas = {
        'input': 'activations.mish_input(grad, input)',
    }
    saved_names = ('input',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        return (activations.mish_input(grad, input),)

    on_tensors = on_arrays


def nn_functional_mish(input, inplace=False):
    """nn.functional.mish(Tensor input, bool inplace=False) -> Tensor

    input * tanh(log(1 + exp(input))).
    """
    if inplace:
        return nn_functional_mish_(input)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_mish_op, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("mish")
    result_ = kernels.mish(input_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MishBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    return out


def nn_functional_mish_(input):
    """In-place version of nn_functional_mish."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("mish")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.mish(input_))
        except (TypeError, ValueError):
            return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.mish(input_))
    except (TypeError, ValueError):
        return in_place(nn_functional_mish_op, nn_functional_mish_into, input)
    counted(input)
    input._fn = node = MishBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    return input


def nn_functional_mish_into(input_):
    if input_.dtype in COMPLEX:
        raise complex_refused("mish")
    np.copyto(input_, kernels.mish(input_))


def nn_functional_mish_jvp(result, input, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, activations.mish_input(input_t.conj(), input).conj())
    return tangent_like(tangent, result)


nn_functional_mish_op = operation('nn.functional.mish', 'pointwise', nn_functional_mish, nn_functional_mish_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# hardshrink    derivatives.yaml:3441


class HardshrinkBackward0(Node):
    """hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor"""

    __slots__ = ()
    operation = 'hardshrink'
    formulas = {
        'self': 'where(result != 0, grad, 0) if lambd >= 0 else grad',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)
    arg_names = ('lambd',)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        (lambd,) = node.args
        return (kernels.select(result != 0, grad, 0) if lambd >= 0 else grad,)

    def on_tensors(node, saved, grad, needs):
        (result,) = saved
        (lambd,) = node.args
        return (ops.where(result != 0, grad, 0) if lambd >= 0 else grad,)


def hardshrink(input, lambd=0.5):
    """hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor

    self, but 0 where it is within lambd of 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(hardshrink_op, input, lambd)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("hardshrink")
    result_ = kernels.hardshrink(self_, lambd)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HardshrinkBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.args = (lambd,)
    return out


def hardshrink_jvp(result, self, lambd, self_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, ops.where(result != 0, self_t, 0) if lambd >= 0 else self_t)
    return tangent_like(tangent, result)


hardshrink_op = operation('hardshrink', 'pointwise', hardshrink, hardshrink_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.softshrink    derivatives.yaml:3454


class SoftshrinkBackward0(Node):
    """nn.functional.softshrink(Tensor input, Scalar lambd=0.5) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.softshrink'
    formulas = {
        'input': 'where(result != 0, grad, 0)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (kernels.select(result != 0, grad, 0),)

    def on_tensors(node, saved, grad, needs):
        (result,) = saved
        return (ops.where(result != 0, grad, 0),)


def nn_functional_softshrink(input, lambd=0.5):
    """nn.functional.softshrink(Tensor input, Scalar lambd=0.5) -> Tensor

    input brought lambd closer to 0, and 0 where it is within lambd of 0.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_softshrink_op, input, lambd)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("softshrink")
    result_ = kernels.softshrink(input_, lambd)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SoftshrinkBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (result_,)
    return out


def nn_functional_softshrink_jvp(result, input, lambd, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, ops.where(result != 0, input_t, 0))
    return tangent_like(tangent, result)


nn_functional_softshrink_op = operation('nn.functional.softshrink', 'pointwise', nn_functional_softshrink, nn_functional_softshrink_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.threshold    derivatives.yaml:3475


class ThresholdBackward0(Node):
    """nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool inplace=False) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.threshold'
    formulas = {
        'input': 'where(input <= threshold, 0, grad)',
    }
    saved_names = ('input',)
    saved_edges = (0,)
    arg_names = ('threshold',)

    def on_arrays(node, saved, grad, needs):
        (input,) = saved
        (threshold,) = node.args
        return (kernels.select(input <= threshold, 0, grad),)

    def on_tensors(node, saved, grad, needs):
        (input,) = saved
        (threshold,) = node.args
        return (ops.where(input <= threshold, 0, grad),)


def nn_functional_threshold(input, threshold, value, inplace=False):
    """nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool inplace=False) -> Tensor

    input where it is larger than threshold, else value.
    """
    if inplace:
        return nn_functional_threshold_(input, threshold, value)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_threshold_op, input, threshold, value)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("threshold")
    result_ = kernels.threshold(input_, threshold, value)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ThresholdBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = (input_,)
    node.args = (threshold,)
    return out


def nn_functional_threshold_(input, threshold, value):
    """In-place version of nn_functional_threshold."""
    if input.__class__ is not Tensor:
        return in_place(nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("threshold")
    input_fn = input._fn
    if input_.base is not None:
        return in_place(nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value)
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        try:
            np.copyto(input_, kernels.threshold(input_, threshold, value))
        except (TypeError, ValueError):
            return in_place(nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value)
        if getrefcount(input_) > ALONE:
            written(input)
        else:
            counted(input)
        return input
    if input_fn is LEAF or getrefcount(input_) > ALONE:
        return in_place(nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value)
    result_ = input_
    input_ = input_.copy()
    try:
        np.copyto(result_, kernels.threshold(input_, threshold, value))
    except (TypeError, ValueError):
        return in_place(nn_functional_threshold_op, nn_functional_threshold_into, input, threshold, value)
    counted(input)
    input._fn = node = ThresholdBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input_fn,)
    node.saved = (input_,)
    node.args = (threshold,)
    return input


def nn_functional_threshold_into(input_, threshold, value):
    if input_.dtype in COMPLEX:
        raise complex_refused("threshold")
    np.copyto(input_, kernels.threshold(input_, threshold, value))


def nn_functional_threshold_jvp(result, input, threshold, value, input_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, ops.where(input <= threshold, 0, input_t))
    return tangent_like(tangent, result)


nn_functional_threshold_op = operation('nn.functional.threshold', 'pointwise', nn_functional_threshold, nn_functional_threshold_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# angle    derivatives.yaml:3485


class AngleBackward0(Node):
    """angle(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'angle'
    formulas = {
        'self': 'complexes.angle_self(grad, self)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (complexes.angle_self(grad, self),)

    on_tensors = on_arrays


def angle(input):
    """angle(Tensor self) -> Tensor

    The angle of complex numbers in radians; pi of negative real numbers, 0 of others.
    """
    if input.__class__ is not Tensor:
        return dispatch(angle_op, input)
    self_ = input._data
    result_ = kernels.angle(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AngleBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def angle_jvp(result, self, self_t):
    return complexes.angle_tangent(self_t, self)


angle_op = operation('angle', 'pointwise', angle, angle_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# complex    derivatives.yaml:3497


class ComplexBackward0(Node):
    """complex(Tensor real, Tensor imag) -> Tensor"""

    __slots__ = ()
    operation = 'complex'
    formulas = {
        'real': 'grad',
        'imag': 'complexes.imaginary(grad)',
    }

    def on_arrays(node, saved, grad, needs):
        grad_of_real = grad_of_imag = None
        if needs[0] is not None:
            grad_of_real = grad
        if needs[1] is not None:
            grad_of_imag = complexes.imaginary(grad)
        if node.restore is None:
            return grad_of_real, grad_of_imag
        return node.restored(grad_of_real, grad_of_imag)

    on_tensors = on_arrays


def complex(real, imag):
    """complex(Tensor real, Tensor imag) -> Tensor

    real + 1j * imag.
    """
    if real.__class__ is not Tensor or imag.__class__ is not Tensor:
        cls = imag.__class__
        if real.__class__ is not Tensor or cls not in NUMBERS or imag == 0:
            return dispatch(complex_op, real, imag)
        imag = number(imag, cls, real._data.dtype)
    real_ = real._data
    imag_ = imag._data
    try:
        result_ = kernels.complex_of(real_, imag_)
    except ValueError as error:
        raise shape_error(error, real_, imag_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    real_fn = real._fn
    imag_fn = imag._fn
    if (real_fn is None and imag_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ComplexBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (real if real_fn is LEAF else real_fn, imag if imag_fn is LEAF else imag_fn)
    node.saved = ()
    if real_.shape == imag_.shape and real_.dtype is imag_.dtype:
        node.restore = None
    elif imag_fn is None and real_.shape == result_.shape and real_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, real_fn, real_, imag_fn, imag_)
    return out


def complex_jvp(result, real, imag, real_t, imag_t):
    if real_t is None:
        real_t = zero_like(real)
    if imag_t is None:
        imag_t = zero_like(imag)
    return complex(real_t, imag_t)


complex_op = operation('complex', 'pointwise', complex, complex_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# polar    derivatives.yaml:3505


class PolarBackward0(Node):
    """polar(Tensor abs, Tensor angle) -> Tensor"""

    __slots__ = ()
    operation = 'polar'
    formulas = {
        'abs': 'complexes.polar_abs(grad, abs, angle, result)',
        'angle': 'grad * (result * 1j).conj()',
    }
    saved_names = ('abs', 'angle', 'result')
    saved_edges = (0, 1, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        abs, angle, result = saved
        grad_of_abs = grad_of_angle = None
        if needs[0] is not None:
            grad_of_abs = complexes.polar_abs(grad, abs, angle, result)
        if needs[1] is not None:
            grad_of_angle = grad * (result * 1j).conj()
        if node.restore is None:
            return grad_of_abs, grad_of_angle
        return node.restored(grad_of_abs, grad_of_angle)

    on_tensors = on_arrays


def polar(abs, angle):
    """polar(Tensor abs, Tensor angle) -> Tensor

    abs * exp(1j * angle).
    """
    if abs.__class__ is not Tensor or angle.__class__ is not Tensor:
        cls = angle.__class__
        if abs.__class__ is not Tensor or cls not in NUMBERS or angle == 0:
            return dispatch(polar_op, abs, angle)
        angle = number(angle, cls, abs._data.dtype)
    abs_ = abs._data
    angle_ = angle._data
    try:
        result_ = kernels.polar(abs_, angle_)
    except ValueError as error:
        raise shape_error(error, abs_, angle_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    abs_fn = abs._fn
    angle_fn = angle._fn
    if (abs_fn is None and angle_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PolarBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (abs if abs_fn is LEAF else abs_fn, angle if angle_fn is LEAF else angle_fn)
    node.saved = (None if abs_fn is None else abs_, None if abs_fn is None else angle_, result_)
    if abs_.shape == angle_.shape and abs_.dtype is angle_.dtype:
        node.restore = None
    elif angle_fn is None and abs_.shape == result_.shape and abs_.dtype is result_.dtype:
        node.restore = None
    else:
        node.restore = restore_targets(result_, abs_fn, abs_, angle_fn, angle_)
    return out


def polar_jvp(result, abs, angle, abs_t, angle_t):
    if abs_t is None:
        abs_t = zero_like(abs)
    if angle_t is None:
        angle_t = zero_like(angle)
    return abs_t * ops.exp(angle * 1j) + angle_t * (result * 1j)


polar_op = operation('polar', 'pointwise', polar, polar_jvp, (0, 1), edges=(0, 1))
