# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind linear: functions, Backward nodes and tangents.

Linear in all its tensor arguments together.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.dtypes import COMPLEX
from autograd.formulas import fourier, products, resizing, shapes, statistics
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node, Output
from autograd.operation import dispatch, number, operation
from autograd.support import (
    all_plain,
    complex_refused,
    edges_of,
    int_list,
    missing_argument,
    tangents_of,
    zero_like,
)
from autograd.tensor import LEAF, Tensor, from_array
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# clone    derivatives.yaml:1270


class CloneBackward0(Node):
    """clone(Tensor self, *, any memory_format=None) -> Tensor"""

    __slots__ = ()
    operation = 'clone'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def clone(input, *, memory_format=None):
    """clone(Tensor self, *, any memory_format=None) -> Tensor

    A copy.
    """
    if input.__class__ is not Tensor:
        return dispatch(clone_op, input, memory_format)
    self_ = input._data
    result_ = np.copy(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CloneBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def clone_jvp(result, self, memory_format, self_t):
    return clone(self_t, memory_format=memory_format)


clone_op = operation('clone', 'linear', clone, clone_jvp, (0,), edges=(0,), keywords=('memory_format',))


# ------------------------------------------------------------------------------------------------
# flip    derivatives.yaml:1344


class FlipBackward0(Node):
    """flip(Tensor self, int[] dims) -> Tensor"""

    __slots__ = ()
    operation = 'flip'
    formulas = {
        'self': 'grad.flip(dims)',
    }
    arg_names = ('dims',)

    def on_arrays(node, saved, grad, needs):
        (dims,) = node.args
        return (kernels.flip(grad, dims),)

    def on_tensors(node, saved, grad, needs):
        (dims,) = node.args
        return (grad.flip(dims),)


def flip(input, *dims, **named):
    """flip(Tensor self, int[] dims) -> Tensor

    A copy in reverse order along dims.
    """
    dims = int_list("flip", "dims", dims, named)
    if input.__class__ is not Tensor:
        return dispatch(flip_op, input, dims)
    self_ = input._data
    result_ = kernels.flip(self_, dims)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FlipBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dims,)
    return out


def flip_jvp(result, self, dims, self_t):
    return flip(self_t, dims)


flip_op = operation('flip', 'linear', flip, flip_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# roll    derivatives.yaml:1363


class RollBackward0(Node):
    """roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor"""

    __slots__ = ()
    operation = 'roll'
    formulas = {
        'self': 'grad.roll(shapes.negated(shifts), dims)',
    }
    arg_names = ('shifts', 'dims')

    def on_arrays(node, saved, grad, needs):
        shifts, dims = node.args
        return (kernels.roll(grad, shapes.negated(shifts), dims),)

    def on_tensors(node, saved, grad, needs):
        shifts, dims = node.args
        return (grad.roll(shapes.negated(shifts), dims),)


def roll(input, shifts, dims=()):
    """roll(Tensor self, int[1] shifts, int[1] dims=[]) -> Tensor

    The elements shifted along dims, or all in one row; what falls off comes in at the other end.
    """
    if input.__class__ is not Tensor:
        return dispatch(roll_op, input, shifts, dims)
    self_ = input._data
    result_ = kernels.roll(self_, shifts, dims)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RollBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (shifts, dims)
    return out


def roll_jvp(result, self, shifts, dims, self_t):
    return roll(self_t, shifts, dims)


roll_op = operation('roll', 'linear', roll, roll_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# rot90    derivatives.yaml:1370


class Rot90Backward0(Node):
    """rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor"""

    __slots__ = ()
    operation = 'rot90'
    formulas = {
        'self': 'grad.rot90(-k, dims)',
    }
    arg_names = ('k', 'dims')

    def on_arrays(node, saved, grad, needs):
        k, dims = node.args
        return (kernels.rot90(grad, -k, dims),)

    def on_tensors(node, saved, grad, needs):
        k, dims = node.args
        return (grad.rot90(-k, dims),)


def rot90(input, k=1, dims=(0, 1,)):
    """rot90(Tensor self, int k=1, int[] dims=[0, 1]) -> Tensor

    A copy turned k times by 90 degrees in the plane of two dimensions.
    """
    if input.__class__ is not Tensor:
        return dispatch(rot90_op, input, k, dims)
    self_ = input._data
    result_ = kernels.rot90(self_, k, dims)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = Rot90Backward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (k, dims)
    return out


def rot90_jvp(result, self, k, dims, self_t):
    return rot90(self_t, k, dims)


rot90_op = operation('rot90', 'linear', rot90, rot90_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# cat    derivatives.yaml:1380


class CatBackward0(Node):
    """cat(Tensor[] tensors, int dim=0) -> Tensor"""

    __slots__ = ()
    operation = 'cat'
    formulas = {
        'tensors': 'shapes.cat_parts(grad, tensors.shape, dim)',
    }
    arg_names = ('tensors_shape', 'dim')

    def on_arrays(node, saved, grad, needs):
        tensors_shape, dim = node.args
        grad_of_tensors = shapes.cat_parts(grad, tensors_shape, dim)
        return node.restored(*grad_of_tensors, needs=needs)

    on_tensors = on_arrays


def cat(tensors, dim=0, *, axis=None):
    """cat(Tensor[] tensors, int dim=0) -> Tensor

    Tensors joined along a dimension that they have.
    """
    if axis is not None:
        dim = axis
    if not all_plain(tensors):
        return dispatch(cat_op, tensors, dim)
    tensors_ = [x._data for x in tensors]
    result_ = kernels.cat(tensors_, dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    tensors_fn = edges_of(tensors)
    if all(x is None for x in tensors_fn) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CatBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (*tensors_fn,)
    node.saved = ()
    node.args = (tuple(x.shape for x in tensors_), dim)
    node.restore = (*[(x.shape, x.dtype) for x in tensors_],)
    return out


def cat_jvp(result, tensors, dim, tensors_t):
    tensors_t = tangents_of(tensors, tensors_t)
    return cat(tensors_t, dim)


cat_op = operation('cat', 'linear', cat, cat_jvp, (), lists=(0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# stack    derivatives.yaml:1389


class StackBackward0(Node):
    """stack(Tensor[] tensors, int dim=0) -> Tensor"""

    __slots__ = ()
    operation = 'stack'
    formulas = {
        'tensors': 'unbind(grad, dim)',
    }
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        (dim,) = node.args
        grad_of_tensors = kernels.unbind(grad, dim)
        return node.restored(*grad_of_tensors, needs=needs)

    def on_tensors(node, saved, grad, needs):
        (dim,) = node.args
        grad_of_tensors = ops.unbind(grad, dim)
        return node.restored(*grad_of_tensors, needs=needs)


def stack(tensors, dim=0, *, axis=None):
    """stack(Tensor[] tensors, int dim=0) -> Tensor

    Tensors of one shape joined along a new dimension.
    """
    if axis is not None:
        dim = axis
    if not all_plain(tensors):
        return dispatch(stack_op, tensors, dim)
    tensors_ = [x._data for x in tensors]
    result_ = kernels.stack(tensors_, dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    tensors_fn = edges_of(tensors)
    if all(x is None for x in tensors_fn) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = StackBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (*tensors_fn,)
    node.saved = ()
    node.args = (dim,)
    node.restore = (*[(x.shape, x.dtype) for x in tensors_],)
    return out


def stack_jvp(result, tensors, dim, tensors_t):
    tensors_t = tangents_of(tensors, tensors_t)
    return stack(tensors_t, dim)


stack_op = operation('stack', 'linear', stack, stack_jvp, (), lists=(0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# repeat    derivatives.yaml:1462


class RepeatBackward0(Node):
    """repeat(Tensor self, int[] repeats) -> Tensor"""

    __slots__ = ()
    operation = 'repeat'
    formulas = {
        'self': 'shapes.repeat_sum(grad, repeats, self.shape)',
    }
    arg_names = ('repeats', 'self_shape')

    def on_arrays(node, saved, grad, needs):
        repeats, self_shape = node.args
        return (shapes.repeat_sum(grad, repeats, self_shape),)

    on_tensors = on_arrays


def repeat(input, *repeats, **named):
    """repeat(Tensor self, int[] repeats) -> Tensor

    Copies side by side, so many along each dimension; new dimensions come in front.
    """
    repeats = int_list("repeat", "repeats", repeats, named)
    if input.__class__ is not Tensor:
        return dispatch(repeat_op, input, repeats)
    self_ = input._data
    result_ = kernels.repeat(self_, repeats)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RepeatBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (repeats, self_.shape)
    return out


def repeat_jvp(result, self, repeats, self_t):
    return repeat(self_t, repeats)


repeat_op = operation('repeat', 'linear', repeat, repeat_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# constant_pad_nd    derivatives.yaml:1485


class ConstantPadNdBackward0(Node):
    """constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor"""

    __slots__ = ()
    operation = 'constant_pad_nd'
    formulas = {
        'self': 'grad.constant_pad_nd(shapes.negated(pad), 0)',
    }
    arg_names = ('pad',)

    def on_arrays(node, saved, grad, needs):
        (pad,) = node.args
        return (kernels.constant_pad_nd(grad, shapes.negated(pad), 0),)

    def on_tensors(node, saved, grad, needs):
        (pad,) = node.args
        return (grad.constant_pad_nd(shapes.negated(pad), 0),)


def constant_pad_nd(input, pad, value=0):
    """constant_pad_nd(Tensor self, int[] pad, Scalar value=0) -> Tensor

    A border of value, (before, after) for each dimension from the last on; negative cuts off.
    """
    if input.__class__ is not Tensor:
        return dispatch(constant_pad_nd_op, input, pad, value)
    self_ = input._data
    result_ = kernels.constant_pad_nd(self_, pad, value)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ConstantPadNdBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (pad,)
    return out


def constant_pad_nd_jvp(result, self, pad, value, self_t):
    return self_t.constant_pad_nd(pad, 0)


constant_pad_nd_op = operation('constant_pad_nd', 'linear', constant_pad_nd, constant_pad_nd_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# tril    derivatives.yaml:1568


class TrilBackward0(Node):
    """tril(Tensor self, int diagonal=0) -> Tensor"""

    __slots__ = ()
    operation = 'tril'
    formulas = {
        'self': 'grad.tril(diagonal)',
    }
    arg_names = ('diagonal',)

    def on_arrays(node, saved, grad, needs):
        (diagonal,) = node.args
        return (kernels.tril(grad, diagonal),)

    def on_tensors(node, saved, grad, needs):
        (diagonal,) = node.args
        return (grad.tril(diagonal),)


def tril(input, diagonal=0):
    """tril(Tensor self, int diagonal=0) -> Tensor

    The lower triangles of matrices, zero above the given diagonal.
    """
    if input.__class__ is not Tensor:
        return dispatch(tril_op, input, diagonal)
    self_ = input._data
    result_ = kernels.tril(self_, diagonal)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TrilBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (diagonal,)
    return out


def tril_(input, diagonal=0):
    """In-place version of tril."""
    return in_place(tril_op, tril_into, input, diagonal)


def tril_into(self_, diagonal):
    np.copyto(self_, kernels.tril(self_, diagonal))


def tril_jvp(result, self, diagonal, self_t):
    return tril(self_t, diagonal)


tril_op = operation('tril', 'linear', tril, tril_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# triu    derivatives.yaml:1576


class TriuBackward0(Node):
    """triu(Tensor self, int diagonal=0) -> Tensor"""

    __slots__ = ()
    operation = 'triu'
    formulas = {
        'self': 'grad.triu(diagonal)',
    }
    arg_names = ('diagonal',)

    def on_arrays(node, saved, grad, needs):
        (diagonal,) = node.args
        return (kernels.triu(grad, diagonal),)

    def on_tensors(node, saved, grad, needs):
        (diagonal,) = node.args
        return (grad.triu(diagonal),)


def triu(input, diagonal=0):
    """triu(Tensor self, int diagonal=0) -> Tensor

    The upper triangles of matrices, zero below the given diagonal.
    """
    if input.__class__ is not Tensor:
        return dispatch(triu_op, input, diagonal)
    self_ = input._data
    result_ = kernels.triu(self_, diagonal)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TriuBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (diagonal,)
    return out


def triu_(input, diagonal=0):
    """In-place version of triu."""
    return in_place(triu_op, triu_into, input, diagonal)


def triu_into(self_, diagonal):
    np.copyto(self_, kernels.triu(self_, diagonal))


def triu_jvp(result, self, diagonal, self_t):
    return triu(self_t, diagonal)


triu_op = operation('triu', 'linear', triu, triu_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# trace    derivatives.yaml:2008


class TraceBackward0(Node):
    """trace(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'trace'
    formulas = {
        'self': 'grad * products.eye(self.shape, self.dtype)',
    }
    arg_names = ('self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return (grad * products.eye(self_shape, self_dtype),)

    on_tensors = on_arrays


def trace(input):
    """trace(Tensor self) -> Tensor

    The sum of the diagonal of a matrix.
    """
    if input.__class__ is not Tensor:
        return dispatch(trace_op, input)
    self_ = input._data
    result_ = kernels.trace(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TraceBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype)
    return out


def trace_jvp(result, self, self_t):
    return trace(self_t)


def trace_batched(self):
    return self.diagonal().sum()


trace_op = operation('trace', 'linear', trace, trace_jvp, (0,), edges=(0,), batched=trace_batched)


# ------------------------------------------------------------------------------------------------
# nn.functional.pool_mean    derivatives.yaml:2422


class PoolMeanBackward0(Node):
    """nn.functional.pool_mean(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.pool_mean'
    formulas = {
        'self': 'nn.functional.pool_mean_adjoint(grad, self.shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)',
    }
    arg_names = ('self_shape', 'kernel_size', 'stride', 'padding', 'ceil_mode', 'count_include_pad', 'divisor_override')

    def on_arrays(node, saved, grad, needs):
        self_shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override = node.args
        return (kernels.pool_mean_adjoint(grad, self_shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)

    def on_tensors(node, saved, grad, needs):
        self_shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override = node.args
        return (ops.nn_functional_pool_mean_adjoint(grad, self_shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def nn_functional_pool_mean(input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """nn.functional.pool_mean(Tensor self, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor

    The mean of each window, or its sum over another divisor.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_pool_mean_op, input, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("pool_mean")
    result_ = kernels.pool_mean(self_, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PoolMeanBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    return out


def nn_functional_pool_mean_jvp(result, self, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t):
    return nn_functional_pool_mean(self_t, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


nn_functional_pool_mean_op = operation('nn.functional.pool_mean', 'linear', nn_functional_pool_mean, nn_functional_pool_mean_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.pool_mean_adjoint    derivatives.yaml:2429


class PoolMeanAdjointBackward0(Node):
    """nn.functional.pool_mean_adjoint(Tensor self, int[] shape, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.pool_mean_adjoint'
    formulas = {
        'self': 'nn.functional.pool_mean(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)',
    }
    arg_names = ('kernel_size', 'stride', 'padding', 'ceil_mode', 'count_include_pad', 'divisor_override')

    def on_arrays(node, saved, grad, needs):
        kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override = node.args
        return (kernels.pool_mean(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)

    def on_tensors(node, saved, grad, needs):
        kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override = node.args
        return (ops.nn_functional_pool_mean(grad, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override),)


def nn_functional_pool_mean_adjoint(input, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override):
    """nn.functional.pool_mean_adjoint(Tensor self, int[] shape, int[] kernel_size, int[] stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor

    The share of each window's mean that its elements have, summed; the gradient of pool_mean.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_pool_mean_adjoint_op, input, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    self_ = input._data
    if self_.dtype in COMPLEX:
        raise complex_refused("pool_mean_adjoint")
    result_ = kernels.pool_mean_adjoint(self_, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PoolMeanAdjointBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)
    return out


def nn_functional_pool_mean_adjoint_jvp(result, self, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override, self_t):
    return nn_functional_pool_mean_adjoint(self_t, shape, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)


nn_functional_pool_mean_adjoint_op = operation('nn.functional.pool_mean_adjoint', 'linear', nn_functional_pool_mean_adjoint, nn_functional_pool_mean_adjoint_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_means    derivatives.yaml:2436


class AdaptiveMeansBackward0(Node):
    """nn.functional.adaptive_means(Tensor self, int[] output_size) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.adaptive_means'
    formulas = {
        'self': 'nn.functional.adaptive_means_adjoint(grad, self.shape, output_size)',
    }
    arg_names = ('self_shape', 'output_size')

    def on_arrays(node, saved, grad, needs):
        self_shape, output_size = node.args
        return (kernels.adaptive_means_adjoint(grad, self_shape, output_size),)

    def on_tensors(node, saved, grad, needs):
        self_shape, output_size = node.args
        return (ops.nn_functional_adaptive_means_adjoint(grad, self_shape, output_size),)


def nn_functional_adaptive_means(input, *output_size, **named):
    """nn.functional.adaptive_means(Tensor self, int[] output_size) -> Tensor

    The means of so many regions along the last dimensions.
    """
    output_size = int_list("nn.functional.adaptive_means", "output_size", output_size, named)
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_adaptive_means_op, input, output_size)
    self_ = input._data
    result_ = kernels.adaptive_means(self_, output_size)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AdaptiveMeansBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, output_size)
    return out


def nn_functional_adaptive_means_jvp(result, self, output_size, self_t):
    return nn_functional_adaptive_means(self_t, output_size)


nn_functional_adaptive_means_op = operation('nn.functional.adaptive_means', 'linear', nn_functional_adaptive_means, nn_functional_adaptive_means_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.adaptive_means_adjoint    derivatives.yaml:2442


class AdaptiveMeansAdjointBackward0(Node):
    """nn.functional.adaptive_means_adjoint(Tensor self, int[] shape, int[] output_size) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.adaptive_means_adjoint'
    formulas = {
        'self': 'nn.functional.adaptive_means(grad, output_size)',
    }
    arg_names = ('output_size',)

    def on_arrays(node, saved, grad, needs):
        (output_size,) = node.args
        return (kernels.adaptive_means(grad, output_size),)

    def on_tensors(node, saved, grad, needs):
        (output_size,) = node.args
        return (ops.nn_functional_adaptive_means(grad, output_size),)


def nn_functional_adaptive_means_adjoint(input, shape, output_size):
    """nn.functional.adaptive_means_adjoint(Tensor self, int[] shape, int[] output_size) -> Tensor

    The share of each region's mean that its elements have, summed; the gradient of adaptive_means.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_adaptive_means_adjoint_op, input, shape, output_size)
    self_ = input._data
    result_ = kernels.adaptive_means_adjoint(self_, shape, output_size)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AdaptiveMeansAdjointBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (output_size,)
    return out


def nn_functional_adaptive_means_adjoint_jvp(result, self, shape, output_size, self_t):
    return nn_functional_adaptive_means_adjoint(self_t, shape, output_size)


nn_functional_adaptive_means_adjoint_op = operation('nn.functional.adaptive_means_adjoint', 'linear', nn_functional_adaptive_means_adjoint, nn_functional_adaptive_means_adjoint_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.unfold    derivatives.yaml:2618


class UnfoldBackward1(Node):
    """nn.functional.unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.unfold'
    formulas = {
        'input': 'nn.functional.fold(grad, input.shape[-2:], kernel_size, dilation, padding, stride)',
    }
    arg_names = ('input_shape', 'kernel_size', 'dilation', 'padding', 'stride')

    def on_arrays(node, saved, grad, needs):
        input_shape, kernel_size, dilation, padding, stride = node.args
        return (kernels.folded(grad, input_shape[-2:], kernel_size, dilation, padding, stride),)

    def on_tensors(node, saved, grad, needs):
        input_shape, kernel_size, dilation, padding, stride = node.args
        return (ops.nn_functional_fold(grad, input_shape[-2:], kernel_size, dilation, padding, stride),)


def nn_functional_unfold(input, kernel_size, dilation=1, padding=0, stride=1):
    """nn.functional.unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The windows of images as columns.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_unfold_op, input, kernel_size, dilation, padding, stride)
    input_ = input._data
    result_ = kernels.unfolded(input_, kernel_size, dilation, padding, stride)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = UnfoldBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = ()
    node.args = (input_.shape, kernel_size, dilation, padding, stride)
    return out


def nn_functional_unfold_jvp(result, input, kernel_size, dilation, padding, stride, input_t):
    return nn_functional_unfold(input_t, kernel_size, dilation, padding, stride)


nn_functional_unfold_op = operation('nn.functional.unfold', 'linear', nn_functional_unfold, nn_functional_unfold_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.fold    derivatives.yaml:2624


class FoldBackward0(Node):
    """nn.functional.fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.fold'
    formulas = {
        'input': 'nn.functional.unfold(grad, kernel_size, dilation, padding, stride)',
    }
    arg_names = ('kernel_size', 'dilation', 'padding', 'stride')

    def on_arrays(node, saved, grad, needs):
        kernel_size, dilation, padding, stride = node.args
        return (kernels.unfolded(grad, kernel_size, dilation, padding, stride),)

    def on_tensors(node, saved, grad, needs):
        kernel_size, dilation, padding, stride = node.args
        return (ops.nn_functional_unfold(grad, kernel_size, dilation, padding, stride),)


def nn_functional_fold(input, output_size, kernel_size, dilation=1, padding=0, stride=1):
    """nn.functional.fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor

    The sums of columns, as unfold gives them, at each element of images.
    """
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_fold_op, input, output_size, kernel_size, dilation, padding, stride)
    input_ = input._data
    result_ = kernels.folded(input_, output_size, kernel_size, dilation, padding, stride)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FoldBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = ()
    node.args = (kernel_size, dilation, padding, stride)
    return out


def nn_functional_fold_jvp(result, input, output_size, kernel_size, dilation, padding, stride, input_t):
    return nn_functional_fold(input_t, output_size, kernel_size, dilation, padding, stride)


nn_functional_fold_op = operation('nn.functional.fold', 'linear', nn_functional_fold, nn_functional_fold_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# conj_physical    derivatives.yaml:3539


class ConjPhysicalBackward0(Node):
    """conj_physical(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'conj_physical'
    formulas = {
        'self': 'grad.conj()',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad.conj(),)

    on_tensors = on_arrays


def conj_physical(input):
    """conj_physical(Tensor self) -> Tensor

    The complex conjugate.
    """
    if input.__class__ is not Tensor:
        return dispatch(conj_physical_op, input)
    self_ = input._data
    result_ = np.conj(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ConjPhysicalBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def conj_physical_(input):
    """In-place version of conj_physical."""
    return in_place(conj_physical_op, conj_physical_into, input)


def conj_physical_into(self_):
    np.conj(self_, self_)


def conj_physical_jvp(result, self, self_t):
    return conj_physical(self_t)


conj_physical_op = operation('conj_physical', 'linear', conj_physical, conj_physical_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# alias_copy    derivatives.yaml:3547


class AliasCopyBackward0(Node):
    """alias_copy(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'alias_copy'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def alias_copy(input):
    """alias_copy(Tensor self) -> Tensor

    A copy.
    """
    if input.__class__ is not Tensor:
        return dispatch(alias_copy_op, input)
    self_ = input._data
    result_ = np.copy(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AliasCopyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def alias_copy_jvp(result, self, self_t):
    return alias_copy(self_t)


alias_copy_op = operation('alias_copy', 'linear', alias_copy, alias_copy_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.fft    derivatives.yaml:3556


class FftFftBackward0(Node):
    """fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.fft'
    formulas = {
        'self': 'fourier.fitted(fft.ifft(grad, None, dim, fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(kernels.transform('ifft', grad, None, dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(ops.fft_ifft(grad, None, dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_fft(input, n=None, dim=-1, norm=None, *, axis=None):
    """fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The discrete Fourier transform along `dim`, of the elements cut or padded to `n`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_fft_op, input, n, dim, norm)
    self_ = input._data
    result_ = kernels.transform('fft', self_, n, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftFftBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    return out


def fft_fft_jvp(result, self, n, dim, norm, self_t):
    return fft_fft(self_t, n, dim, norm)


fft_fft_op = operation('fft.fft', 'linear', fft_fft, fft_fft_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.ifft    derivatives.yaml:3563


class FftIfftBackward0(Node):
    """fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.ifft'
    formulas = {
        'self': 'fourier.fitted(fft.fft(grad, None, dim, fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(kernels.transform('fft', grad, None, dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(ops.fft_fft(grad, None, dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_ifft(input, n=None, dim=-1, norm=None, *, axis=None):
    """fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.fft along `dim`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_ifft_op, input, n, dim, norm)
    self_ = input._data
    result_ = kernels.transform('ifft', self_, n, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftIfftBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    return out


def fft_ifft_jvp(result, self, n, dim, norm, self_t):
    return fft_ifft(self_t, n, dim, norm)


fft_ifft_op = operation('fft.ifft', 'linear', fft_ifft, fft_ifft_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.rfft    derivatives.yaml:3570


class FftRfftBackward0(Node):
    """fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.rfft'
    formulas = {
        'self': 'fourier.fitted(fft.irfft(fourier.halved(grad, fourier.size(n, self.shape, dim), dim), fourier.size(n, self.shape, dim), dim, fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('n', 'self_shape', 'dim', 'norm', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return (fourier.fitted(kernels.transform('irfft', fourier.halved(grad, fourier.size(n, self_shape, dim), dim), fourier.size(n, self_shape, dim), dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return (fourier.fitted(ops.fft_irfft(fourier.halved(grad, fourier.size(n, self_shape, dim), dim), fourier.size(n, self_shape, dim), dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_rfft(input, n=None, dim=-1, norm=None, *, axis=None):
    """fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The Fourier transform of real numbers along `dim`, without the half that mirrors the other.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_rfft_op, input, n, dim, norm)
    self_ = input._data
    result_ = kernels.transform('rfft', self_, n, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftRfftBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (n, self_.shape, dim, norm, self_.dtype)
    return out


def fft_rfft_jvp(result, self, n, dim, norm, self_t):
    return fft_rfft(self_t, n, dim, norm)


fft_rfft_op = operation('fft.rfft', 'linear', fft_rfft, fft_rfft_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.irfft    derivatives.yaml:3577


class FftIrfftBackward0(Node):
    """fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.irfft'
    formulas = {
        'self': 'fourier.fitted(fourier.doubled(fft.rfft(grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim), self.shape, self.dtype)',
    }
    arg_names = ('dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(kernels.transform('rfft', grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(ops.fft_rfft(grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim), self_shape, self_dtype),)


def fft_irfft(input, n=None, dim=-1, norm=None, *, axis=None):
    """fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The `n` real numbers, by default 2 (m - 1), whose fft.rfft is the half spectrum of m elements.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_irfft_op, input, n, dim, norm)
    self_ = input._data
    result_ = kernels.transform('irfft', self_, n, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftIrfftBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    return out


def fft_irfft_jvp(result, self, n, dim, norm, self_t):
    return fft_irfft(self_t, n, dim, norm)


fft_irfft_op = operation('fft.irfft', 'linear', fft_irfft, fft_irfft_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.hfft    derivatives.yaml:3584


class FftHfftBackward0(Node):
    """fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.hfft'
    formulas = {
        'self': 'fourier.fitted(fourier.doubled(fft.ihfft(grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim), self.shape, self.dtype)',
    }
    arg_names = ('dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(kernels.transform('ihfft', grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(ops.fft_ihfft(grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim), self_shape, self_dtype),)


def fft_hfft(input, n=None, dim=-1, norm=None, *, axis=None):
    """fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The real Fourier transform of a signal that is Hermitian along `dim`, of which half is given.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_hfft_op, input, n, dim, norm)
    self_ = input._data
    result_ = kernels.transform('hfft', self_, n, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftHfftBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    return out


def fft_hfft_jvp(result, self, n, dim, norm, self_t):
    return fft_hfft(self_t, n, dim, norm)


fft_hfft_op = operation('fft.hfft', 'linear', fft_hfft, fft_hfft_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.ihfft    derivatives.yaml:3591


class FftIhfftBackward0(Node):
    """fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.ihfft'
    formulas = {
        'self': 'fourier.fitted(fft.hfft(fourier.halved(grad, fourier.size(n, self.shape, dim), dim), fourier.size(n, self.shape, dim), dim, fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('n', 'self_shape', 'dim', 'norm', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return (fourier.fitted(kernels.transform('hfft', fourier.halved(grad, fourier.size(n, self_shape, dim), dim), fourier.size(n, self_shape, dim), dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return (fourier.fitted(ops.fft_hfft(fourier.halved(grad, fourier.size(n, self_shape, dim), dim), fourier.size(n, self_shape, dim), dim, fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_ihfft(input, n=None, dim=-1, norm=None, *, axis=None):
    """fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.hfft, of real numbers; the first half of a Hermitian signal.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_ihfft_op, input, n, dim, norm)
    self_ = input._data
    result_ = kernels.transform('ihfft', self_, n, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftIhfftBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (n, self_.shape, dim, norm, self_.dtype)
    return out


def fft_ihfft_jvp(result, self, n, dim, norm, self_t):
    return fft_ihfft(self_t, n, dim, norm)


fft_ihfft_op = operation('fft.ihfft', 'linear', fft_ihfft, fft_ihfft_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.fftn    derivatives.yaml:3598


class FftFftnBackward0(Node):
    """fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.fftn'
    formulas = {
        'self': 'fourier.fitted(fft.ifftn(grad, None, fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('self_ndim', 's', 'dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(kernels.transform_nd('ifft', grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(ops.fft_ifftn(grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_fftn(input, s=None, dim=None, norm=None, *, axis=None):
    """fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The Fourier transform along several dimensions, by default all, or as many as `s` has lengths.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_fftn_op, input, s, dim, norm)
    self_ = input._data
    result_ = kernels.transform_nd('fft', self_, s, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftFftnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    return out


def fft_fftn_jvp(result, self, s, dim, norm, self_t):
    return fft_fftn(self_t, s, dim, norm)


fft_fftn_op = operation('fft.fftn', 'linear', fft_fftn, fft_fftn_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.ifftn    derivatives.yaml:3605


class FftIfftnBackward0(Node):
    """fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.ifftn'
    formulas = {
        'self': 'fourier.fitted(fft.fftn(grad, None, fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('self_ndim', 's', 'dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(kernels.transform_nd('fft', grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(ops.fft_fftn(grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_ifftn(input, s=None, dim=None, norm=None, *, axis=None):
    """fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.fftn.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_ifftn_op, input, s, dim, norm)
    self_ = input._data
    result_ = kernels.transform_nd('ifft', self_, s, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftIfftnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    return out


def fft_ifftn_jvp(result, self, s, dim, norm, self_t):
    return fft_ifftn(self_t, s, dim, norm)


fft_ifftn_op = operation('fft.ifftn', 'linear', fft_ifftn, fft_ifftn_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.rfftn    derivatives.yaml:3612


class FftRfftnBackward0(Node):
    """fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.rfftn'
    formulas = {
        'self': 'fourier.fitted(fft.irfftn(fourier.halved(grad, fourier.sizes(self.shape, s, dim), fourier.axes(self.ndim, s, dim)), fourier.sizes(self.shape, s, dim), fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('self_shape', 's', 'dim', 'self_ndim', 'norm', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return (fourier.fitted(kernels.transform_nd('irfft', fourier.halved(grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)), fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return (fourier.fitted(ops.fft_irfftn(fourier.halved(grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)), fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_rfftn(input, s=None, dim=None, norm=None, *, axis=None):
    """fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    fft.fftn of real numbers, with half of the elements along the last of the dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_rfftn_op, input, s, dim, norm)
    self_ = input._data
    result_ = kernels.transform_nd('rfft', self_, s, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftRfftnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, s, dim, self_.ndim, norm, self_.dtype)
    return out


def fft_rfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_rfftn(self_t, s, dim, norm)


fft_rfftn_op = operation('fft.rfftn', 'linear', fft_rfftn, fft_rfftn_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.irfftn    derivatives.yaml:3619


class FftIrfftnBackward0(Node):
    """fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.irfftn'
    formulas = {
        'self': 'fourier.fitted(fourier.doubled(fft.rfftn(grad, None, fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, fourier.axes(self.ndim, s, dim)), fourier.axes(self.ndim, s, dim)), self.shape, self.dtype)',
    }
    arg_names = ('self_ndim', 's', 'dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(kernels.transform_nd('rfft', grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)), fourier.axes(self_ndim, s, dim)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(ops.fft_rfftn(grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)), fourier.axes(self_ndim, s, dim)), self_shape, self_dtype),)


def fft_irfftn(input, s=None, dim=None, norm=None, *, axis=None):
    """fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.rfftn.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_irfftn_op, input, s, dim, norm)
    self_ = input._data
    result_ = kernels.transform_nd('irfft', self_, s, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftIrfftnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    return out


def fft_irfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_irfftn(self_t, s, dim, norm)


fft_irfftn_op = operation('fft.irfftn', 'linear', fft_irfftn, fft_irfftn_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.hfftn    derivatives.yaml:3626


class FftHfftnBackward0(Node):
    """fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.hfftn'
    formulas = {
        'self': 'fourier.fitted(fourier.doubled(fft.ihfftn(grad, None, fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, fourier.axes(self.ndim, s, dim)), fourier.axes(self.ndim, s, dim)), self.shape, self.dtype)',
    }
    arg_names = ('self_ndim', 's', 'dim', 'norm', 'self_shape', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(kernels.transform_nd('ihfft', grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)), fourier.axes(self_ndim, s, dim)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return (fourier.fitted(fourier.doubled(ops.fft_ihfftn(grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)), fourier.axes(self_ndim, s, dim)), self_shape, self_dtype),)


def fft_hfftn(input, s=None, dim=None, norm=None, *, axis=None):
    """fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The real Fourier transform along several dimensions of a Hermitian signal, half of it given.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_hfftn_op, input, s, dim, norm)
    self_ = input._data
    result_ = kernels.transform_nd('hfft', self_, s, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftHfftnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    return out


def fft_hfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_hfftn(self_t, s, dim, norm)


fft_hfftn_op = operation('fft.hfftn', 'linear', fft_hfftn, fft_hfftn_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# fft.ihfftn    derivatives.yaml:3632


class FftIhfftnBackward0(Node):
    """fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"""

    __slots__ = ()
    operation = 'fft.ihfftn'
    formulas = {
        'self': 'fourier.fitted(fft.hfftn(fourier.halved(grad, fourier.sizes(self.shape, s, dim), fourier.axes(self.ndim, s, dim)), fourier.sizes(self.shape, s, dim), fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, self.dtype)',
    }
    arg_names = ('self_shape', 's', 'dim', 'self_ndim', 'norm', 'self_dtype')

    def on_arrays(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return (fourier.fitted(kernels.transform_nd('hfft', fourier.halved(grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)), fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return (fourier.fitted(ops.fft_hfftn(fourier.halved(grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)), fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)), self_shape, self_dtype),)


def fft_ihfftn(input, s=None, dim=None, norm=None, *, axis=None):
    """fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.hfftn, of real numbers.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(fft_ihfftn_op, input, s, dim, norm)
    self_ = input._data
    result_ = kernels.transform_nd('ihfft', self_, s, dim, norm)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FftIhfftnBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, s, dim, self_.ndim, norm, self_.dtype)
    return out


def fft_ihfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_ihfftn(self_t, s, dim, norm)


fft_ihfftn_op = operation('fft.ihfftn', 'linear', fft_ihfftn, fft_ihfftn_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# nn.functional.resample    derivatives.yaml:4020


class ResampleBackward0(Node):
    """nn.functional.resample(Tensor input, int dim, any taps) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.resample'
    formulas = {
        'input': 'nn.functional.resample(grad, dim, resizing.transposed(taps))',
    }
    arg_names = ('dim', 'taps')

    def on_arrays(node, saved, grad, needs):
        dim, taps = node.args
        return (kernels.resampled(grad, dim, resizing.transposed(taps)),)

    def on_tensors(node, saved, grad, needs):
        dim, taps = node.args
        return (ops.nn_functional_resample(grad, dim, resizing.transposed(taps)),)


def nn_functional_resample(input, dim=None, taps=None, *, axis=None):
    """nn.functional.resample(Tensor input, int dim, any taps) -> Tensor

    Weighted sums of neighbours along one dimension; the part of interpolate that has derivatives.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("nn.functional.resample", "dim")
    if input.__class__ is not Tensor:
        return dispatch(nn_functional_resample_op, input, dim, taps)
    input_ = input._data
    if input_.dtype in COMPLEX:
        raise complex_refused("resample")
    result_ = kernels.resampled(input_, dim, taps)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    if input_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ResampleBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn,)
    node.saved = ()
    node.args = (dim, taps)
    return out


def nn_functional_resample_jvp(result, input, dim, taps, input_t):
    return nn_functional_resample(input_t, dim, taps)


nn_functional_resample_op = operation('nn.functional.resample', 'linear', nn_functional_resample, nn_functional_resample_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# diff    derivatives.yaml:4366


class DiffBackward0(Node):
    """diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor"""

    __slots__ = ()
    operation = 'diff'
    formulas = {
        'self': 'statistics.differences_part(grad, self.shape, n, dim, 0 if prepend is None else prepend.shape[dim])',
        'prepend': 'statistics.differences_part(grad, prepend.shape, n, dim, 0)',
        'append': 'statistics.differences_part(grad, append.shape, n, dim, self.shape[dim] if prepend is None else self.shape[dim] + prepend.shape[dim])',
    }
    saved_names = ('prepend',)
    saved_edges = (1,)
    arg_names = ('self_shape', 'n', 'dim', 'prepend_shape', 'append_shape')

    def on_arrays(node, saved, grad, needs):
        (prepend,) = saved
        self_shape, n, dim, prepend_shape, append_shape = node.args
        grad_of_self = grad_of_prepend = grad_of_append = None
        if needs[0] is not None:
            grad_of_self = statistics.differences_part(grad, self_shape, n, dim, 0 if prepend is None else prepend_shape[dim])
        if needs[1] is not None:
            grad_of_prepend = statistics.differences_part(grad, prepend_shape, n, dim, 0)
        if needs[2] is not None:
            grad_of_append = statistics.differences_part(grad, append_shape, n, dim, self_shape[dim] if prepend is None else self_shape[dim] + prepend_shape[dim])
        return node.restored(grad_of_self, grad_of_prepend, grad_of_append)

    on_tensors = on_arrays


def diff(input, n=1, dim=-1, prepend=None, append=None, *, axis=None):
    """diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> Tensor

    The n-th differences of neighbours along `dim`, with further elements before and after.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor or (prepend is not None and prepend.__class__ is not Tensor) or (append is not None and append.__class__ is not Tensor):
        return dispatch(diff_op, input, n, dim, prepend, append)
    self_ = input._data
    prepend_ = None if prepend is None else prepend._data
    append_ = None if append is None else append._data
    result_ = kernels.differences(self_, n, dim, prepend_, append_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    prepend_fn = None if prepend is None else prepend._fn
    append_fn = None if append is None else append._fn
    if (self_fn is None and prepend_fn is None and append_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DiffBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, prepend if prepend_fn is LEAF else prepend_fn, append if append_fn is LEAF else append_fn)
    node.saved = (None if self_fn is None and append_fn is None else prepend_,)
    node.args = (self_.shape, n, dim, None if prepend_ is None else prepend_.shape, None if append_ is None else append_.shape)
    node.restore = ((self_.shape, self_.dtype), None if prepend_ is None else (prepend_.shape, prepend_.dtype), None if append_ is None else (append_.shape, append_.dtype))
    return out


def diff_jvp(result, self, n, dim, prepend, append, self_t, prepend_t, append_t):
    if self_t is None:
        self_t = zero_like(self)
    if prepend_t is None and prepend is not None:
        prepend_t = zero_like(prepend)
    if append_t is None and append is not None:
        append_t = zero_like(append)
    return statistics.differences_tangent(self_t, prepend_t, append_t, prepend, append, n, dim)


diff_op = operation('diff', 'linear', diff, diff_jvp, (0, 3, 4), edges=(0, 3, 4), optional=(3, 4))


# ------------------------------------------------------------------------------------------------
# gradient    derivatives.yaml:4375


class GradientBackward0(Node):
    """gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]"""

    __slots__ = ()
    operation = 'gradient'
    formulas = {
        'self': 'statistics.gradients_self(grads, self.shape, self.dtype, spacing, dim, edge_order)',
    }
    arg_names = ('self_shape', 'self_dtype', 'spacing', 'dim', 'edge_order')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, spacing, dim, edge_order = node.args
        grads = grad
        return (statistics.gradients_self(grads, self_shape, self_dtype, spacing, dim, edge_order),)

    on_tensors = on_arrays


def gradient(input, *, spacing=None, dim=None, edge_order=1, axis=None):
    """gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]

    Estimates of the derivatives along each dimension on a grid with the given distances (a number, or one for each dimension) or coordinates.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(gradient_op, input, spacing, dim, edge_order)
    self_ = input._data
    data = kernels.gradients(self_, spacing, dim, edge_order)
    outputs = tuple(map(from_array, data))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = GradientBackward0()
    for i, output in enumerate(outputs):
        output._fn = Output(node, i)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, spacing, dim, edge_order)
    return outputs


def gradient_jvp(result, self, spacing, dim, edge_order, self_t):
    return gradient(self_t, spacing=spacing, dim=dim, edge_order=edge_order)


gradient_op = operation('gradient', 'linear', gradient, gradient_jvp, (0,), edges=(0,), keywords=('spacing', 'dim', 'edge_order'))
