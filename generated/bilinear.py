# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind bilinear: functions, Backward nodes and tangents.

Linear in each of two tensor arguments while the other is held fixed.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.formulas import layers, products, signals
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node
from autograd.operation import dispatch, operation
from autograd.support import add_tangents, tangent_like
from autograd.tensor import LEAF, Tensor
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# matmul    derivatives.yaml:1929


class MatmulBackward0(Node):
    """matmul(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'matmul'
    formulas = {
        'self': 'products.matmul_self(grad, self.shape, other)',
        'other': 'products.matmul_other(grad, self, other.shape)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)
    arg_names = ('self_shape', 'other_shape')

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        self_shape, other_shape = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = products.matmul_self(grad, self_shape, other)
        if needs[1] is not None:
            grad_of_other = products.matmul_other(grad, self, other_shape)
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def matmul(input, other):
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions broadcast.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(matmul_op, input, other)
    self_ = input._data
    other_ = other._data
    result_ = kernels.matmul(self_, other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MatmulBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    node.args = (self_.shape, other_.shape)
    node.restore = ((self_.shape, self_.dtype), (other_.shape, other_.dtype))
    return out


def matmul_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, matmul(self_t, other))
    if other_t is not None:
        tangent = add_tangents(tangent, matmul(self, other_t))
    return tangent_like(tangent, result)


matmul_op = operation('matmul', 'bilinear', matmul, matmul_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# mm    derivatives.yaml:1939


class MmBackward0(Node):
    """mm(Tensor self, Tensor mat2) -> Tensor"""

    __slots__ = ()
    operation = 'mm'
    formulas = {
        'self': 'grad @ mH(mat2)',
        'mat2': 'mH(self) @ grad',
    }
    saved_names = ('self', 'mat2')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, mat2 = saved
        grad_of_self = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = grad @ kernels.mH(mat2)
        if needs[1] is not None:
            grad_of_mat2 = kernels.mH(self) @ grad
        return node.restored(grad_of_self, grad_of_mat2)

    def on_tensors(node, saved, grad, needs):
        self, mat2 = saved
        grad_of_self = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = grad @ ops.mH(mat2)
        if needs[1] is not None:
            grad_of_mat2 = ops.mH(self) @ grad
        return node.restored(grad_of_self, grad_of_mat2)


def mm(input, mat2):
    """mm(Tensor self, Tensor mat2) -> Tensor

    The product of two matrices.
    """
    if input.__class__ is not Tensor or mat2.__class__ is not Tensor:
        return dispatch(mm_op, input, mat2)
    self_ = input._data
    mat2_ = mat2._data
    result_ = kernels.mm(self_, mat2_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    mat2_fn = mat2._fn
    if (self_fn is None and mat2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, mat2 if mat2_fn is LEAF else mat2_fn)
    node.saved = (None if mat2_fn is None else self_, None if self_fn is None else mat2_)
    node.restore = ((self_.shape, self_.dtype), (mat2_.shape, mat2_.dtype))
    return out


def mm_jvp(result, self, mat2, self_t, mat2_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, mm(self_t, mat2))
    if mat2_t is not None:
        tangent = add_tangents(tangent, mm(self, mat2_t))
    return tangent_like(tangent, result)


def mm_batched(self, mat2):
    return self.matmul(mat2)


mm_op = operation('mm', 'bilinear', mm, mm_jvp, (0, 1), edges=(0, 1), batched=mm_batched)


# ------------------------------------------------------------------------------------------------
# bmm    derivatives.yaml:1947


class BmmBackward0(Node):
    """bmm(Tensor self, Tensor mat2) -> Tensor"""

    __slots__ = ()
    operation = 'bmm'
    formulas = {
        'self': 'bmm(grad, mH(mat2))',
        'mat2': 'bmm(mH(self), grad)',
    }
    saved_names = ('self', 'mat2')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, mat2 = saved
        grad_of_self = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = kernels.bmm(grad, kernels.mH(mat2))
        if needs[1] is not None:
            grad_of_mat2 = kernels.bmm(kernels.mH(self), grad)
        return node.restored(grad_of_self, grad_of_mat2)

    def on_tensors(node, saved, grad, needs):
        self, mat2 = saved
        grad_of_self = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = ops.bmm(grad, ops.mH(mat2))
        if needs[1] is not None:
            grad_of_mat2 = ops.bmm(ops.mH(self), grad)
        return node.restored(grad_of_self, grad_of_mat2)


def bmm(input, mat2):
    """bmm(Tensor self, Tensor mat2) -> Tensor

    The products of two stacks of matrices, one by one.
    """
    if input.__class__ is not Tensor or mat2.__class__ is not Tensor:
        return dispatch(bmm_op, input, mat2)
    self_ = input._data
    mat2_ = mat2._data
    result_ = kernels.bmm(self_, mat2_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    mat2_fn = mat2._fn
    if (self_fn is None and mat2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BmmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, mat2 if mat2_fn is LEAF else mat2_fn)
    node.saved = (None if mat2_fn is None else self_, None if self_fn is None else mat2_)
    node.restore = ((self_.shape, self_.dtype), (mat2_.shape, mat2_.dtype))
    return out


def bmm_jvp(result, self, mat2, self_t, mat2_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, bmm(self_t, mat2))
    if mat2_t is not None:
        tangent = add_tangents(tangent, bmm(self, mat2_t))
    return tangent_like(tangent, result)


def bmm_batched(self, mat2):
    return self.matmul(mat2)


bmm_op = operation('bmm', 'bilinear', bmm, bmm_jvp, (0, 1), edges=(0, 1), batched=bmm_batched)


# ------------------------------------------------------------------------------------------------
# mv    derivatives.yaml:1955


class MvBackward0(Node):
    """mv(Tensor self, Tensor vec) -> Tensor"""

    __slots__ = ()
    operation = 'mv'
    formulas = {
        'self': 'outer(grad, vec.conj())',
        'vec': 'mH(self) @ grad',
    }
    saved_names = ('self', 'vec')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, vec = saved
        grad_of_self = grad_of_vec = None
        if needs[0] is not None:
            grad_of_self = kernels.outer(grad, vec.conj())
        if needs[1] is not None:
            grad_of_vec = kernels.mH(self) @ grad
        return node.restored(grad_of_self, grad_of_vec)

    def on_tensors(node, saved, grad, needs):
        self, vec = saved
        grad_of_self = grad_of_vec = None
        if needs[0] is not None:
            grad_of_self = ops.outer(grad, vec.conj())
        if needs[1] is not None:
            grad_of_vec = ops.mH(self) @ grad
        return node.restored(grad_of_self, grad_of_vec)


def mv(input, vec):
    """mv(Tensor self, Tensor vec) -> Tensor

    The product of a matrix and a vector.
    """
    if input.__class__ is not Tensor or vec.__class__ is not Tensor:
        return dispatch(mv_op, input, vec)
    self_ = input._data
    vec_ = vec._data
    result_ = kernels.mv(self_, vec_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    vec_fn = vec._fn
    if (self_fn is None and vec_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, vec if vec_fn is LEAF else vec_fn)
    node.saved = (None if vec_fn is None else self_, None if self_fn is None else vec_)
    node.restore = ((self_.shape, self_.dtype), (vec_.shape, vec_.dtype))
    return out


def mv_jvp(result, self, vec, self_t, vec_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, mv(self_t, vec))
    if vec_t is not None:
        tangent = add_tangents(tangent, mv(self, vec_t))
    return tangent_like(tangent, result)


def mv_batched(self, vec):
    return self.matmul(vec)


mv_op = operation('mv', 'bilinear', mv, mv_jvp, (0, 1), edges=(0, 1), batched=mv_batched)


# ------------------------------------------------------------------------------------------------
# dot    derivatives.yaml:1963


class DotBackward0(Node):
    """dot(Tensor self, Tensor tensor) -> Tensor"""

    __slots__ = ()
    operation = 'dot'
    formulas = {
        'self': 'grad * tensor.conj()',
        'tensor': 'grad * self.conj()',
    }
    saved_names = ('self', 'tensor')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, tensor = saved
        grad_of_self = grad_of_tensor = None
        if needs[0] is not None:
            grad_of_self = grad * tensor.conj()
        if needs[1] is not None:
            grad_of_tensor = grad * self.conj()
        return node.restored(grad_of_self, grad_of_tensor)

    on_tensors = on_arrays


def dot(input, tensor):
    """dot(Tensor self, Tensor tensor) -> Tensor

    The sum of the products of the elements of two vectors.
    """
    if input.__class__ is not Tensor or tensor.__class__ is not Tensor:
        return dispatch(dot_op, input, tensor)
    self_ = input._data
    tensor_ = tensor._data
    result_ = kernels.dot(self_, tensor_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    tensor_fn = tensor._fn
    if (self_fn is None and tensor_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DotBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, tensor if tensor_fn is LEAF else tensor_fn)
    node.saved = (None if tensor_fn is None else self_, None if self_fn is None else tensor_)
    node.restore = ((self_.shape, self_.dtype), (tensor_.shape, tensor_.dtype))
    return out


def dot_jvp(result, self, tensor, self_t, tensor_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, dot(self_t, tensor))
    if tensor_t is not None:
        tangent = add_tangents(tangent, dot(self, tensor_t))
    return tangent_like(tangent, result)


def dot_batched(self, tensor):
    return (self * tensor).sum()


dot_op = operation('dot', 'bilinear', dot, dot_jvp, (0, 1), edges=(0, 1), batched=dot_batched)


# ------------------------------------------------------------------------------------------------
# vdot    derivatives.yaml:1971


class VdotBackward0(Node):
    """vdot(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = 'vdot'
    formulas = {
        'self': 'grad.conj() * other',
        'other': 'grad * self',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad.conj() * other
        if needs[1] is not None:
            grad_of_other = grad * self
        return node.restored(grad_of_self, grad_of_other)

    on_tensors = on_arrays


def vdot(input, other):
    """vdot(Tensor self, Tensor other) -> Tensor

    The same as dot with the complex conjugate of self.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(vdot_op, input, other)
    self_ = input._data
    other_ = other._data
    result_ = kernels.dot(self_.conj(), other_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = VdotBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    node.restore = ((self_.shape, self_.dtype), (other_.shape, other_.dtype))
    return out


def vdot_jvp(result, self, other, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, vdot(self_t, other))
    if other_t is not None:
        tangent = add_tangents(tangent, vdot(self, other_t))
    return tangent_like(tangent, result)


def vdot_batched(self, other):
    return (self.conj() * other).sum()


vdot_op = operation('vdot', 'bilinear', vdot, vdot_jvp, (0, 1), edges=(0, 1), batched=vdot_batched)


# ------------------------------------------------------------------------------------------------
# outer    derivatives.yaml:1980


class OuterBackward0(Node):
    """outer(Tensor self, Tensor vec2) -> Tensor"""

    __slots__ = ()
    operation = 'outer'
    formulas = {
        'self': 'grad @ vec2.conj()',
        'vec2': 'self.conj() @ grad',
    }
    saved_names = ('self', 'vec2')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        self, vec2 = saved
        grad_of_self = grad_of_vec2 = None
        if needs[0] is not None:
            grad_of_self = grad @ vec2.conj()
        if needs[1] is not None:
            grad_of_vec2 = self.conj() @ grad
        return node.restored(grad_of_self, grad_of_vec2)

    on_tensors = on_arrays


def outer(input, vec2):
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """
    if input.__class__ is not Tensor or vec2.__class__ is not Tensor:
        return dispatch(outer_op, input, vec2)
    self_ = input._data
    vec2_ = vec2._data
    result_ = kernels.outer(self_, vec2_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    vec2_fn = vec2._fn
    if (self_fn is None and vec2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = OuterBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, vec2 if vec2_fn is LEAF else vec2_fn)
    node.saved = (None if vec2_fn is None else self_, None if self_fn is None else vec2_)
    node.restore = ((self_.shape, self_.dtype), (vec2_.shape, vec2_.dtype))
    return out


def outer_jvp(result, self, vec2, self_t, vec2_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, outer(self_t, vec2))
    if vec2_t is not None:
        tangent = add_tangents(tangent, outer(self, vec2_t))
    return tangent_like(tangent, result)


def outer_batched(self, vec2):
    return self.unsqueeze(-1) * vec2


outer_op = operation('outer', 'bilinear', outer, outer_jvp, (0, 1), edges=(0, 1), batched=outer_batched)


# ------------------------------------------------------------------------------------------------
# convolution_weight    derivatives.yaml:2344


class ConvolutionWeightBackward0(Node):
    """convolution_weight(Tensor input, Tensor other, int[] kernel_size, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor"""

    __slots__ = ()
    operation = 'convolution_weight'
    formulas = {
        'input': 'convolution(other.conj(), grad, None, stride, padding, dilation, True, layers.other_padding(input.shape, other.shape, kernel_size, stride, padding, dilation, False), groups)',
        'other': 'layers.cropped(convolution(input.conj(), grad, None, stride, padding, dilation, False, layers.none_more(stride), groups), other.shape, grad.ndim - 2)',
    }
    saved_names = ('input', 'other')
    saved_edges = (0, 1)
    arg_names = ('stride', 'padding', 'dilation', 'input_shape', 'other_shape', 'kernel_size', 'groups')

    def on_arrays(node, saved, grad, needs):
        input, other = saved
        stride, padding, dilation, input_shape, other_shape, kernel_size, groups = node.args
        grad_of_input = grad_of_other = None
        if needs[0] is not None:
            grad_of_input = kernels.convolution(other.conj(), grad, None, stride, padding, dilation, True, layers.other_padding(input_shape, other_shape, kernel_size, stride, padding, dilation, False), groups)
        if needs[1] is not None:
            grad_of_other = layers.cropped(kernels.convolution(input.conj(), grad, None, stride, padding, dilation, False, layers.none_more(stride), groups), other_shape, grad.ndim - 2)
        return node.restored(grad_of_input, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        input, other = saved
        stride, padding, dilation, input_shape, other_shape, kernel_size, groups = node.args
        grad_of_input = grad_of_other = None
        if needs[0] is not None:
            grad_of_input = ops.convolution(other.conj(), grad, None, stride, padding, dilation, True, layers.other_padding(input_shape, other_shape, kernel_size, stride, padding, dilation, False), groups)
        if needs[1] is not None:
            grad_of_other = layers.cropped(ops.convolution(input.conj(), grad, None, stride, padding, dilation, False, layers.none_more(stride), groups), other_shape, grad.ndim - 2)
        return node.restored(grad_of_input, grad_of_other)


def convolution_weight(input, other, kernel_size, stride, padding, dilation, groups):
    """convolution_weight(Tensor input, Tensor other, int[] kernel_size, int[] stride, int[] padding, int[] dilation, int groups) -> Tensor

    The weight by which a convolution's derivative goes, from its input and the gradient of its output; bilinear as the convolution itself.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(convolution_weight_op, input, other, kernel_size, stride, padding, dilation, groups)
    input_ = input._data
    other_ = other._data
    result_ = kernels.convolution_weight(input_, other_, kernel_size, stride, padding, dilation, groups)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    other_fn = other._fn
    if (input_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ConvolutionWeightBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else input_, None if input_fn is None else other_)
    node.args = (stride, padding, dilation, input_.shape, other_.shape, kernel_size, groups)
    node.restore = ((input_.shape, input_.dtype), (other_.shape, other_.dtype))
    return out


def convolution_weight_jvp(result, input, other, kernel_size, stride, padding, dilation, groups, input_t, other_t):
    tangent = None
    if input_t is not None:
        tangent = add_tangents(tangent, convolution_weight(input_t, other, kernel_size, stride, padding, dilation, groups))
    if other_t is not None:
        tangent = add_tangents(tangent, convolution_weight(input, other_t, kernel_size, stride, padding, dilation, groups))
    return tangent_like(tangent, result)


convolution_weight_op = operation('convolution_weight', 'bilinear', convolution_weight, convolution_weight_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# signal.convolve_part    derivatives.yaml:3731


class SignalConvolvePartBackward0(Node):
    """signal.convolve_part(Tensor in1, Tensor in2, int[] start, int[] size, str method="auto") -> Tensor"""

    __slots__ = ()
    operation = 'signal.convolve_part'
    formulas = {
        'in1': 'signal.convolve_part(grad, signals.mirrored(in2, start), signals.reflected_start(in2.shape, start), signals.lengths(in1.shape, start), method)',
        'in2': 'signal.convolve_part(grad, signals.mirrored(in1, start), signals.reflected_start(in1.shape, start), signals.lengths(in2.shape, start), method)',
    }
    saved_names = ('in1', 'in2')
    saved_edges = (0, 1)
    arg_names = ('start', 'in2_shape', 'in1_shape', 'method')

    def on_arrays(node, saved, grad, needs):
        in1, in2 = saved
        start, in2_shape, in1_shape, method = node.args
        grad_of_in1 = grad_of_in2 = None
        if needs[0] is not None:
            grad_of_in1 = kernels.convolve_part(grad, signals.mirrored(in2, start), signals.reflected_start(in2_shape, start), signals.lengths(in1_shape, start), method)
        if needs[1] is not None:
            grad_of_in2 = kernels.convolve_part(grad, signals.mirrored(in1, start), signals.reflected_start(in1_shape, start), signals.lengths(in2_shape, start), method)
        return node.restored(grad_of_in1, grad_of_in2)

    def on_tensors(node, saved, grad, needs):
        in1, in2 = saved
        start, in2_shape, in1_shape, method = node.args
        grad_of_in1 = grad_of_in2 = None
        if needs[0] is not None:
            grad_of_in1 = ops.signal_convolve_part(grad, signals.mirrored(in2, start), signals.reflected_start(in2_shape, start), signals.lengths(in1_shape, start), method)
        if needs[1] is not None:
            grad_of_in2 = ops.signal_convolve_part(grad, signals.mirrored(in1, start), signals.reflected_start(in1_shape, start), signals.lengths(in2_shape, start), method)
        return node.restored(grad_of_in1, grad_of_in2)


def signal_convolve_part(in1, in2, start, size, method="auto"):
    """signal.convolve_part(Tensor in1, Tensor in2, int[] start, int[] size, str method="auto") -> Tensor

    The elements of the full convolution over the last dimensions from `start` on; the part of signal.convolve that has derivatives.
    """
    if in1.__class__ is not Tensor or in2.__class__ is not Tensor:
        return dispatch(signal_convolve_part_op, in1, in2, start, size, method)
    in1_ = in1._data
    in2_ = in2._data
    result_ = kernels.convolve_part(in1_, in2_, start, size, method)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    in1_fn = in1._fn
    in2_fn = in2._fn
    if (in1_fn is None and in2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SignalConvolvePartBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (in1 if in1_fn is LEAF else in1_fn, in2 if in2_fn is LEAF else in2_fn)
    node.saved = (None if in2_fn is None else in1_, None if in1_fn is None else in2_)
    node.args = (start, in2_.shape, in1_.shape, method)
    node.restore = ((in1_.shape, in1_.dtype), (in2_.shape, in2_.dtype))
    return out


def signal_convolve_part_jvp(result, in1, in2, start, size, method, in1_t, in2_t):
    tangent = None
    if in1_t is not None:
        tangent = add_tangents(tangent, signal_convolve_part(in1_t, in2, start, size, method))
    if in2_t is not None:
        tangent = add_tangents(tangent, signal_convolve_part(in1, in2_t, start, size, method))
    return tangent_like(tangent, result)


signal_convolve_part_op = operation('signal.convolve_part', 'bilinear', signal_convolve_part, signal_convolve_part_jvp, (0, 1), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# linalg.cross    derivatives.yaml:4614


class LinalgCrossBackward0(Node):
    """linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.cross'
    formulas = {
        'self': 'linalg.cross(other.conj(), grad, dim=dim)',
        'other': 'linalg.cross(grad, self.conj(), dim=dim)',
    }
    saved_names = ('self', 'other')
    saved_edges = (0, 1)
    arg_names = ('dim',)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        (dim,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.cross_product(other.conj(), grad, dim)
        if needs[1] is not None:
            grad_of_other = kernels.cross_product(grad, self.conj(), dim)
        return node.restored(grad_of_self, grad_of_other)

    def on_tensors(node, saved, grad, needs):
        self, other = saved
        (dim,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = ops.linalg_cross(other.conj(), grad, dim=dim)
        if needs[1] is not None:
            grad_of_other = ops.linalg_cross(grad, self.conj(), dim=dim)
        return node.restored(grad_of_self, grad_of_other)


def linalg_cross(input, other, *, dim=-1, axis=None):
    """linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor

    The cross products of vectors with three elements along `dim`.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(linalg_cross_op, input, other, dim)
    self_ = input._data
    other_ = other._data
    result_ = kernels.cross_product(self_, other_, dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    other_fn = other._fn
    if (self_fn is None and other_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgCrossBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, other if other_fn is LEAF else other_fn)
    node.saved = (None if other_fn is None else self_, None if self_fn is None else other_)
    node.args = (dim,)
    node.restore = ((self_.shape, self_.dtype), (other_.shape, other_.dtype))
    return out


def linalg_cross_jvp(result, self, other, dim, self_t, other_t):
    tangent = None
    if self_t is not None:
        tangent = add_tangents(tangent, linalg_cross(self_t, other, dim=dim))
    if other_t is not None:
        tangent = add_tangents(tangent, linalg_cross(self, other_t, dim=dim))
    return tangent_like(tangent, result)


linalg_cross_op = operation('linalg.cross', 'bilinear', linalg_cross, linalg_cross_jvp, (0, 1), edges=(0, 1), keywords=('dim',))
