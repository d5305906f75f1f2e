# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 68399ab72df7a9a0, content 3f3537499c526b4b
"""Matrix products: functions, Backward nodes and tangents."""

import numpy as np

import generated.functions as ops
from autograd import kernels
from autograd.arguments import value_argument
from autograd.clock import next_stamp
from autograd.composites import contractions
from autograd.formulas import contraction, products
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node
from autograd.operation import NUMBERS, dispatch, number, operation
from autograd.refusals import FAULTS, refused
from autograd.settling import settled
from autograd.support import (
    add_tangents,
    all_plain,
    edges_of,
    of_others,
    tangent_like,
    tangents_of,
    tensor_argument,
    tensor_list,
    zero_like,
)
from autograd.tensor import LEAF, Tensor

__all__ = [
    "addbmm",
    "addbmm_",
    "addmm",
    "addmm_",
    "addmv",
    "addmv_",
    "addr",
    "addr_",
    "baddbmm",
    "baddbmm_",
    "bmm",
    "dot",
    "einsum",
    "ger",
    "inner",
    "kron",
    "matmul",
    "mm",
    "mv",
    "outer",
    "tensordot",
    "trace",
    "vdot",
]

ndarray = np.ndarray
asarray = np.asarray
ONE = 1


# ------------------------------------------------------------------------------------------------
# matmul


class MatmulBackward0(Node):
    """matmul(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = "matmul"
    formulas = {
        "self": "products.matmul_self(grad, self.shape, other)",
        "other": "products.matmul_other(grad, self, other.shape)",
    }
    saved_names = ("self", "other")
    saved_edges = (0, 1)
    arg_names = ("self_shape", "other_shape")

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

    The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(matmul_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.matmul(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "matmul", self=self_, other=other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is other_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, other_)
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


matmul_op = operation(
    "matmul", "bilinear", matmul, matmul_jvp, (0, 1), edges=(0, 1), batched="product"
)


# ------------------------------------------------------------------------------------------------
# mm


class MmBackward0(Node):
    """mm(Tensor self, Tensor mat2) -> Tensor"""

    __slots__ = ()
    operation = "mm"
    formulas = {"self": "grad @ mH(mat2)", "mat2": "mH(self) @ grad"}
    saved_names = ("self", "mat2")
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
    try:
        result_ = kernels.mm(self_, mat2_)
    except FAULTS as _error:
        raise refused(_error, "mm", self=self_, mat2=mat2_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is mat2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, mat2_)
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


mm_op = operation("mm", "bilinear", mm, mm_jvp, (0, 1), edges=(0, 1), batched=mm_batched)


# ------------------------------------------------------------------------------------------------
# bmm


class BmmBackward0(Node):
    """bmm(Tensor self, Tensor mat2) -> Tensor"""

    __slots__ = ()
    operation = "bmm"
    formulas = {"self": "bmm(grad, mH(mat2))", "mat2": "bmm(mH(self), grad)"}
    saved_names = ("self", "mat2")
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
    try:
        result_ = kernels.bmm(self_, mat2_)
    except FAULTS as _error:
        raise refused(_error, "bmm", self=self_, mat2=mat2_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is mat2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, mat2_)
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


bmm_op = operation("bmm", "bilinear", bmm, bmm_jvp, (0, 1), edges=(0, 1), batched=bmm_batched)


# ------------------------------------------------------------------------------------------------
# mv


class MvBackward0(Node):
    """mv(Tensor self, Tensor vec) -> Tensor"""

    __slots__ = ()
    operation = "mv"
    formulas = {"self": "outer(grad, vec.conj())", "vec": "mH(self) @ grad"}
    saved_names = ("self", "vec")
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
    try:
        result_ = kernels.mv(self_, vec_)
    except FAULTS as _error:
        raise refused(_error, "mv", self=self_, vec=vec_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is vec_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, vec_)
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


mv_op = operation("mv", "bilinear", mv, mv_jvp, (0, 1), edges=(0, 1), batched=mv_batched)


# ------------------------------------------------------------------------------------------------
# dot


class DotBackward0(Node):
    """dot(Tensor self, Tensor tensor) -> Tensor"""

    __slots__ = ()
    operation = "dot"
    formulas = {"self": "grad * tensor.conj()", "tensor": "grad * self.conj()"}
    saved_names = ("self", "tensor")
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
    try:
        result_ = kernels.dot(self_, tensor_)
    except FAULTS as _error:
        raise refused(_error, "dot", self=self_, tensor=tensor_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is tensor_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, tensor_)
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


dot_op = operation("dot", "bilinear", dot, dot_jvp, (0, 1), edges=(0, 1), batched=dot_batched)


# ------------------------------------------------------------------------------------------------
# vdot


class VdotBackward0(Node):
    """vdot(Tensor self, Tensor other) -> Tensor"""

    __slots__ = ()
    operation = "vdot"
    formulas = {"self": "grad.conj() * other", "other": "grad * self"}
    saved_names = ("self", "other")
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
    try:
        result_ = kernels.dot(self_.conj(), other_)
    except FAULTS as _error:
        raise refused(_error, "vdot", self=self_, other=other_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is other_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, other_)
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


vdot_op = operation("vdot", "bilinear", vdot, vdot_jvp, (0, 1), edges=(0, 1), batched=vdot_batched)


# ------------------------------------------------------------------------------------------------
# outer


class OuterBackward0(Node):
    """outer(Tensor self, Tensor vec2) -> Tensor"""

    __slots__ = ()
    operation = "outer"
    formulas = {"self": "grad @ vec2.conj()", "vec2": "self.conj() @ grad"}
    saved_names = ("self", "vec2")
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
    try:
        result_ = kernels.outer(self_, vec2_)
    except FAULTS as _error:
        raise refused(_error, "outer", self=self_, vec2=vec2_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is vec2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, vec2_)
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


outer_op = operation(
    "outer", "bilinear", outer, outer_jvp, (0, 1), edges=(0, 1), batched=outer_batched
)


# ------------------------------------------------------------------------------------------------
# inner


def inner(input, other):
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("inner", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("inner", 1, "other", other)
    try:
        return contractions.inner(input, other)
    except FAULTS as _error:
        raise refused(_error, "inner", self=input, other=other) from None


# ------------------------------------------------------------------------------------------------
# tensordot


def tensordot(a, b, dims=2):
    """tensordot(Tensor a, Tensor b, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or over two lists of
    dimensions; size 1 repeats.
    """
    if a.__class__ is not Tensor:
        a = tensor_argument("tensordot", 0, "a", a)
    if b.__class__ is not Tensor:
        b = tensor_argument("tensordot", 1, "b", b)
    try:
        return ops.reshape(
            contractions.tensordot_left(a, b, dims) @ contractions.tensordot_right(a, b, dims),
            contractions.tensordot_shape(a, b, dims),
        )
    except FAULTS as _error:
        raise refused(_error, "tensordot", a=a, b=b, dims=dims) from None


# ------------------------------------------------------------------------------------------------
# kron


def kron(input, other):
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("kron", 0, "input", input)
    if other.__class__ is not Tensor:
        other = tensor_argument("kron", 1, "other", other)
    try:
        return contractions.kron(input, other)
    except FAULTS as _error:
        raise refused(_error, "kron", self=input, other=other) from None


# ------------------------------------------------------------------------------------------------
# trace


class TraceBackward0(Node):
    """trace(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = "trace"
    formulas = {"self": "grad * products.eye(self.shape, self.dtype)"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return node.restored_one(grad * products.eye(self_shape, self_dtype))

    on_tensors = on_arrays


def trace(input):
    """trace(Tensor self) -> Tensor

    The sum of the diagonal of a matrix.
    """
    if input.__class__ is not Tensor:
        return dispatch(trace_op, input)
    self_ = input._data
    try:
        result_ = kernels.trace(self_)
    except FAULTS as _error:
        raise refused(_error, "trace", self=self_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
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
    node.restore = ((self_.shape, self_.dtype),)
    return out


def trace_jvp(result, self, self_t):
    return trace(self_t)


def trace_batched(self):
    return self.diagonal().sum()


trace_op = operation("trace", "linear", trace, trace_jvp, (0,), edges=(0,), batched=trace_batched)


# ------------------------------------------------------------------------------------------------
# addmm


class AddmmBackward0(Node):
    """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = "addmm"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "mat1": "grad @ mH(mat2) if alpha == 1 else grad @ mH(mat2) * alpha.conj()",
        "mat2": "mH(mat1) @ grad if alpha == 1 else mH(mat1) @ grad * alpha.conj()",
    }
    saved_names = ("mat1", "mat2")
    saved_edges = (1, 2)
    arg_names = ("beta", "alpha")

    def on_arrays(node, saved, grad, needs):
        mat1, mat2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_mat1 = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_mat1 = (
                grad @ kernels.mH(mat2)
                if alpha == 1
                else grad @ kernels.mH(mat2) * alpha.conjugate()
            )
        if needs[2] is not None:
            grad_of_mat2 = (
                kernels.mH(mat1) @ grad
                if alpha == 1
                else kernels.mH(mat1) @ grad * alpha.conjugate()
            )
        return node.restored(grad_of_self, grad_of_mat1, grad_of_mat2)

    def on_tensors(node, saved, grad, needs):
        mat1, mat2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_mat1 = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_mat1 = (
                grad @ ops.mH(mat2) if alpha == 1 else grad @ ops.mH(mat2) * alpha.conjugate()
            )
        if needs[2] is not None:
            grad_of_mat2 = (
                ops.mH(mat1) @ grad if alpha == 1 else ops.mH(mat1) @ grad * alpha.conjugate()
            )
        return node.restored(grad_of_self, grad_of_mat1, grad_of_mat2)


def addmm(input, mat1, mat2, *, beta=1, alpha=1):
    """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat1 @ mat2, of matrices.
    """
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addmm", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addmm", "alpha", "Scalar", alpha)
    if (
        input.__class__ is not Tensor
        or mat1.__class__ is not Tensor
        or mat2.__class__ is not Tensor
    ):
        return dispatch(addmm_op, input, mat1, mat2, beta, alpha)
    self_ = input._data
    mat1_ = mat1._data
    mat2_ = mat2._data
    try:
        result_ = kernels.addmm(self_, mat1_, mat2_, beta, alpha)
    except FAULTS as _error:
        raise refused(
            _error, "addmm", self=self_, mat1=mat1_, mat2=mat2_, beta=beta, alpha=alpha
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is mat1_
        or result_ is mat2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, mat1_, mat2_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    mat1_fn = mat1._fn
    mat2_fn = mat2._fn
    if (self_fn is None and mat1_fn is None and mat2_fn is None) or (
        MODE.altered and not is_grad_enabled()
    ):
        out._fn = None
        return out
    out._fn = node = AddmmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn,
        mat1 if mat1_fn is LEAF else mat1_fn,
        mat2 if mat2_fn is LEAF else mat2_fn,
    )
    node.saved = (None if mat2_fn is None else mat1_, None if mat1_fn is None else mat2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype),
        (mat1_.shape, mat1_.dtype),
        (mat2_.shape, mat2_.dtype),
    )
    return out


def addmm_(input, mat1, mat2, *, beta=1, alpha=1):
    """In-place version of addmm."""
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addmm", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addmm", "alpha", "Scalar", alpha)
    return in_place(addmm_op, addmm_into, input, mat1, mat2, beta, alpha)


def addmm_into(self_, mat1_, mat2_, beta, alpha):
    np.copyto(self_, kernels.addmm(self_, mat1_, mat2_, beta, alpha))


def addmm_jvp(result, self, mat1, mat2, beta, alpha, self_t, mat1_t, mat2_t):
    if self_t is None:
        self_t = zero_like(self)
    if mat1_t is None:
        mat1_t = zero_like(mat1)
    if mat2_t is None:
        mat2_t = zero_like(mat2)
    return self_t * beta + (mat1_t @ mat2 + mat1 @ mat2_t) * alpha


def addmm_batched(self, mat1, mat2, beta, alpha):
    return beta * self + alpha * mat1.matmul(mat2)


addmm_op = operation(
    "addmm",
    "linalg",
    addmm,
    addmm_jvp,
    (0, 1, 2),
    edges=(0, 1, 2),
    keywords=("beta", "alpha"),
    batched=addmm_batched,
)


# ------------------------------------------------------------------------------------------------
# addmv


class AddmvBackward0(Node):
    """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = "addmv"
    formulas = {
        "self": "grad * beta.conj()",
        "mat": "outer(grad if alpha == 1 else grad * alpha.conj(), vec.conj())",
        "vec": "mH(mat) @ grad * alpha.conj()",
    }
    saved_names = ("mat", "vec")
    saved_edges = (1, 2)
    arg_names = ("beta", "alpha")

    def on_arrays(node, saved, grad, needs):
        mat, vec = saved
        beta, alpha = node.args
        grad_of_self = grad_of_mat = grad_of_vec = None
        if needs[0] is not None:
            grad_of_self = grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_mat = kernels.outer(
                grad if alpha == 1 else grad * alpha.conjugate(), vec.conj()
            )
        if needs[2] is not None:
            grad_of_vec = kernels.mH(mat) @ grad * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_mat, grad_of_vec)

    def on_tensors(node, saved, grad, needs):
        mat, vec = saved
        beta, alpha = node.args
        grad_of_self = grad_of_mat = grad_of_vec = None
        if needs[0] is not None:
            grad_of_self = grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_mat = ops.outer(grad if alpha == 1 else grad * alpha.conjugate(), vec.conj())
        if needs[2] is not None:
            grad_of_vec = ops.mH(mat) @ grad * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_mat, grad_of_vec)


def addmv(input, mat, vec, *, beta=1, alpha=1):
    """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat @ vec, of a matrix and a vector.
    """
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addmv", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addmv", "alpha", "Scalar", alpha)
    if input.__class__ is not Tensor or mat.__class__ is not Tensor or vec.__class__ is not Tensor:
        return dispatch(addmv_op, input, mat, vec, beta, alpha)
    self_ = input._data
    mat_ = mat._data
    vec_ = vec._data
    try:
        result_ = kernels.addmv(self_, mat_, vec_, beta, alpha)
    except FAULTS as _error:
        raise refused(
            _error, "addmv", self=self_, mat=mat_, vec=vec_, beta=beta, alpha=alpha
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is mat_
        or result_ is vec_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, mat_, vec_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    mat_fn = mat._fn
    vec_fn = vec._fn
    if (self_fn is None and mat_fn is None and vec_fn is None) or (
        MODE.altered and not is_grad_enabled()
    ):
        out._fn = None
        return out
    out._fn = node = AddmvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn,
        mat if mat_fn is LEAF else mat_fn,
        vec if vec_fn is LEAF else vec_fn,
    )
    node.saved = (None if vec_fn is None else mat_, None if mat_fn is None else vec_)
    node.args = (beta, alpha)
    node.restore = ((self_.shape, self_.dtype), (mat_.shape, mat_.dtype), (vec_.shape, vec_.dtype))
    return out


def addmv_(input, mat, vec, *, beta=1, alpha=1):
    """In-place version of addmv."""
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addmv", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addmv", "alpha", "Scalar", alpha)
    return in_place(addmv_op, addmv_into, input, mat, vec, beta, alpha)


def addmv_into(self_, mat_, vec_, beta, alpha):
    np.copyto(self_, kernels.addmv(self_, mat_, vec_, beta, alpha))


def addmv_jvp(result, self, mat, vec, beta, alpha, self_t, mat_t, vec_t):
    if self_t is None:
        self_t = zero_like(self)
    if mat_t is None:
        mat_t = zero_like(mat)
    if vec_t is None:
        vec_t = zero_like(vec)
    return self_t * beta + (mat_t @ vec + mat @ vec_t) * alpha


def addmv_batched(self, mat, vec, beta, alpha):
    return beta * self + alpha * mat.matmul(vec)


addmv_op = operation(
    "addmv",
    "linalg",
    addmv,
    addmv_jvp,
    (0, 1, 2),
    edges=(0, 1, 2),
    keywords=("beta", "alpha"),
    batched=addmv_batched,
)


# ------------------------------------------------------------------------------------------------
# addr


class AddrBackward0(Node):
    """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = "addr"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "vec1": "grad @ vec2.conj() * alpha.conj()",
        "vec2": "vec1.conj() @ grad * alpha.conj()",
    }
    saved_names = ("vec1", "vec2")
    saved_edges = (1, 2)
    arg_names = ("beta", "alpha")

    def on_arrays(node, saved, grad, needs):
        vec1, vec2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_vec1 = grad_of_vec2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_vec1 = grad @ vec2.conj() * alpha.conjugate()
        if needs[2] is not None:
            grad_of_vec2 = vec1.conj() @ grad * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_vec1, grad_of_vec2)

    on_tensors = on_arrays


def addr(input, vec1, vec2, *, beta=1, alpha=1):
    """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * outer(vec1, vec2).
    """
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addr", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addr", "alpha", "Scalar", alpha)
    if (
        input.__class__ is not Tensor
        or vec1.__class__ is not Tensor
        or vec2.__class__ is not Tensor
    ):
        return dispatch(addr_op, input, vec1, vec2, beta, alpha)
    self_ = input._data
    vec1_ = vec1._data
    vec2_ = vec2._data
    try:
        result_ = kernels.addr(self_, vec1_, vec2_, beta, alpha)
    except FAULTS as _error:
        raise refused(
            _error, "addr", self=self_, vec1=vec1_, vec2=vec2_, beta=beta, alpha=alpha
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is vec1_
        or result_ is vec2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, vec1_, vec2_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    vec1_fn = vec1._fn
    vec2_fn = vec2._fn
    if (self_fn is None and vec1_fn is None and vec2_fn is None) or (
        MODE.altered and not is_grad_enabled()
    ):
        out._fn = None
        return out
    out._fn = node = AddrBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn,
        vec1 if vec1_fn is LEAF else vec1_fn,
        vec2 if vec2_fn is LEAF else vec2_fn,
    )
    node.saved = (None if vec2_fn is None else vec1_, None if vec1_fn is None else vec2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype),
        (vec1_.shape, vec1_.dtype),
        (vec2_.shape, vec2_.dtype),
    )
    return out


def addr_(input, vec1, vec2, *, beta=1, alpha=1):
    """In-place version of addr."""
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addr", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addr", "alpha", "Scalar", alpha)
    return in_place(addr_op, addr_into, input, vec1, vec2, beta, alpha)


def addr_into(self_, vec1_, vec2_, beta, alpha):
    np.copyto(self_, kernels.addr(self_, vec1_, vec2_, beta, alpha))


def addr_jvp(result, self, vec1, vec2, beta, alpha, self_t, vec1_t, vec2_t):
    if self_t is None:
        self_t = zero_like(self)
    if vec1_t is None:
        vec1_t = zero_like(vec1)
    if vec2_t is None:
        vec2_t = zero_like(vec2)
    return self_t * beta + (ops.outer(vec1_t, vec2) + ops.outer(vec1, vec2_t)) * alpha


def addr_batched(self, vec1, vec2, beta, alpha):
    return beta * self + alpha * vec1.unsqueeze(-1) * vec2


addr_op = operation(
    "addr",
    "linalg",
    addr,
    addr_jvp,
    (0, 1, 2),
    edges=(0, 1, 2),
    keywords=("beta", "alpha"),
    batched=addr_batched,
)


# ------------------------------------------------------------------------------------------------
# addbmm


class AddbmmBackward0(Node):
    """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor
    """

    __slots__ = ()
    operation = "addbmm"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "batch1": "grad @ mH(batch2) if alpha == 1 else grad @ mH(batch2) * alpha.conj()",
        "batch2": "mH(batch1) @ grad if alpha == 1 else mH(batch1) @ grad * alpha.conj()",
    }
    saved_names = ("batch1", "batch2")
    saved_edges = (1, 2)
    arg_names = ("beta", "alpha")

    def on_arrays(node, saved, grad, needs):
        batch1, batch2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_batch1 = grad_of_batch2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_batch1 = (
                grad @ kernels.mH(batch2)
                if alpha == 1
                else grad @ kernels.mH(batch2) * alpha.conjugate()
            )
        if needs[2] is not None:
            grad_of_batch2 = (
                kernels.mH(batch1) @ grad
                if alpha == 1
                else kernels.mH(batch1) @ grad * alpha.conjugate()
            )
        return node.restored(grad_of_self, grad_of_batch1, grad_of_batch2)

    def on_tensors(node, saved, grad, needs):
        batch1, batch2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_batch1 = grad_of_batch2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_batch1 = (
                grad @ ops.mH(batch2) if alpha == 1 else grad @ ops.mH(batch2) * alpha.conjugate()
            )
        if needs[2] is not None:
            grad_of_batch2 = (
                ops.mH(batch1) @ grad if alpha == 1 else ops.mH(batch1) @ grad * alpha.conjugate()
            )
        return node.restored(grad_of_self, grad_of_batch1, grad_of_batch2)


def addbmm(input, batch1, batch2, *, beta=1, alpha=1):
    """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor

    beta * self + alpha * the sum of the products of two stacks of matrices.
    """
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addbmm", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addbmm", "alpha", "Scalar", alpha)
    if (
        input.__class__ is not Tensor
        or batch1.__class__ is not Tensor
        or batch2.__class__ is not Tensor
    ):
        return dispatch(addbmm_op, input, batch1, batch2, beta, alpha)
    self_ = input._data
    batch1_ = batch1._data
    batch2_ = batch2._data
    try:
        result_ = kernels.addbmm(self_, batch1_, batch2_, beta, alpha)
    except FAULTS as _error:
        raise refused(
            _error, "addbmm", self=self_, batch1=batch1_, batch2=batch2_, beta=beta, alpha=alpha
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is batch1_
        or result_ is batch2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, batch1_, batch2_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    batch1_fn = batch1._fn
    batch2_fn = batch2._fn
    if (self_fn is None and batch1_fn is None and batch2_fn is None) or (
        MODE.altered and not is_grad_enabled()
    ):
        out._fn = None
        return out
    out._fn = node = AddbmmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn,
        batch1 if batch1_fn is LEAF else batch1_fn,
        batch2 if batch2_fn is LEAF else batch2_fn,
    )
    node.saved = (None if batch2_fn is None else batch1_, None if batch1_fn is None else batch2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype),
        (batch1_.shape, batch1_.dtype),
        (batch2_.shape, batch2_.dtype),
    )
    return out


def addbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """In-place version of addbmm."""
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("addbmm", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("addbmm", "alpha", "Scalar", alpha)
    return in_place(addbmm_op, addbmm_into, input, batch1, batch2, beta, alpha)


def addbmm_into(self_, batch1_, batch2_, beta, alpha):
    np.copyto(self_, kernels.addbmm(self_, batch1_, batch2_, beta, alpha))


def addbmm_jvp(result, self, batch1, batch2, beta, alpha, self_t, batch1_t, batch2_t):
    if self_t is None:
        self_t = zero_like(self)
    if batch1_t is None:
        batch1_t = zero_like(batch1)
    if batch2_t is None:
        batch2_t = zero_like(batch2)
    return self_t * beta + (batch1_t @ batch2 + batch1 @ batch2_t).sum(0) * alpha


def addbmm_batched(self, batch1, batch2, beta, alpha):
    return beta * self + alpha * batch1.matmul(batch2).sum(0)


addbmm_op = operation(
    "addbmm",
    "linalg",
    addbmm,
    addbmm_jvp,
    (0, 1, 2),
    edges=(0, 1, 2),
    keywords=("beta", "alpha"),
    batched=addbmm_batched,
)


# ------------------------------------------------------------------------------------------------
# baddbmm


class BaddbmmBackward0(Node):
    """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor
    """

    __slots__ = ()
    operation = "baddbmm"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "batch1": "bmm(grad, mH(batch2)) * alpha.conj()",
        "batch2": "bmm(mH(batch1), grad) * alpha.conj()",
    }
    saved_names = ("batch1", "batch2")
    saved_edges = (1, 2)
    arg_names = ("beta", "alpha")

    def on_arrays(node, saved, grad, needs):
        batch1, batch2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_batch1 = grad_of_batch2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_batch1 = kernels.bmm(grad, kernels.mH(batch2)) * alpha.conjugate()
        if needs[2] is not None:
            grad_of_batch2 = kernels.bmm(kernels.mH(batch1), grad) * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_batch1, grad_of_batch2)

    def on_tensors(node, saved, grad, needs):
        batch1, batch2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_batch1 = grad_of_batch2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_batch1 = ops.bmm(grad, ops.mH(batch2)) * alpha.conjugate()
        if needs[2] is not None:
            grad_of_batch2 = ops.bmm(ops.mH(batch1), grad) * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_batch1, grad_of_batch2)


def baddbmm(input, batch1, batch2, *, beta=1, alpha=1):
    """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor

    beta * self + alpha * the products of two stacks of matrices, one by one.
    """
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("baddbmm", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("baddbmm", "alpha", "Scalar", alpha)
    if (
        input.__class__ is not Tensor
        or batch1.__class__ is not Tensor
        or batch2.__class__ is not Tensor
    ):
        return dispatch(baddbmm_op, input, batch1, batch2, beta, alpha)
    self_ = input._data
    batch1_ = batch1._data
    batch2_ = batch2._data
    try:
        result_ = kernels.baddbmm(self_, batch1_, batch2_, beta, alpha)
    except FAULTS as _error:
        raise refused(
            _error, "baddbmm", self=self_, batch1=batch1_, batch2=batch2_, beta=beta, alpha=alpha
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is self_
        or result_ is batch1_
        or result_ is batch2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, self_, batch1_, batch2_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    batch1_fn = batch1._fn
    batch2_fn = batch2._fn
    if (self_fn is None and batch1_fn is None and batch2_fn is None) or (
        MODE.altered and not is_grad_enabled()
    ):
        out._fn = None
        return out
    out._fn = node = BaddbmmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn,
        batch1 if batch1_fn is LEAF else batch1_fn,
        batch2 if batch2_fn is LEAF else batch2_fn,
    )
    node.saved = (None if batch2_fn is None else batch1_, None if batch1_fn is None else batch2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype),
        (batch1_.shape, batch1_.dtype),
        (batch2_.shape, batch2_.dtype),
    )
    return out


def baddbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """In-place version of baddbmm."""
    if beta is not ONE and beta.__class__ not in NUMBERS:
        beta = value_argument("baddbmm", "beta", "Scalar", beta)
    if alpha is not ONE and alpha.__class__ not in NUMBERS:
        alpha = value_argument("baddbmm", "alpha", "Scalar", alpha)
    return in_place(baddbmm_op, baddbmm_into, input, batch1, batch2, beta, alpha)


def baddbmm_into(self_, batch1_, batch2_, beta, alpha):
    np.copyto(self_, kernels.baddbmm(self_, batch1_, batch2_, beta, alpha))


def baddbmm_jvp(result, self, batch1, batch2, beta, alpha, self_t, batch1_t, batch2_t):
    if self_t is None:
        self_t = zero_like(self)
    if batch1_t is None:
        batch1_t = zero_like(batch1)
    if batch2_t is None:
        batch2_t = zero_like(batch2)
    return self_t * beta + (batch1_t @ batch2 + batch1 @ batch2_t) * alpha


def baddbmm_batched(self, batch1, batch2, beta, alpha):
    return beta * self + alpha * batch1.matmul(batch2)


baddbmm_op = operation(
    "baddbmm",
    "linalg",
    baddbmm,
    baddbmm_jvp,
    (0, 1, 2),
    edges=(0, 1, 2),
    keywords=("beta", "alpha"),
    batched=baddbmm_batched,
)


# ------------------------------------------------------------------------------------------------
# nn.functional.linear


class LinearBackward0(Node):
    """nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor"""

    __slots__ = ()
    operation = "nn.functional.linear"
    formulas = {
        "input": "products.linear_input(grad, input.shape, weight)",
        "weight": "products.linear_weight(grad, input, weight.shape)",
        "bias": "grad",
    }
    saved_names = ("input", "weight")
    saved_edges = (0, 1)
    arg_names = ("input_shape", "weight_shape")

    def on_arrays(node, saved, grad, needs):
        input, weight = saved
        input_shape, weight_shape = node.args
        grad_of_input = grad_of_weight = grad_of_bias = None
        if needs[0] is not None:
            grad_of_input = products.linear_input(grad, input_shape, weight)
        if needs[1] is not None:
            grad_of_weight = products.linear_weight(grad, input, weight_shape)
        if needs[2] is not None:
            grad_of_bias = grad
        return node.restored(grad_of_input, grad_of_weight, grad_of_bias)

    on_tensors = on_arrays


def nn_functional_linear(input, weight, bias=None):
    """nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor

    input @ weight.T + bias.
    """
    if (
        input.__class__ is not Tensor
        or weight.__class__ is not Tensor
        or (bias is not None and bias.__class__ is not Tensor)
    ):
        return dispatch(nn_functional_linear_op, input, weight, bias)
    input_ = input._data
    weight_ = weight._data
    bias_ = None if bias is None else bias._data
    try:
        result_ = kernels.linear(input_, weight_, bias_)
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.linear", input=input_, weight=weight_, bias=bias_
        ) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is input_
        or result_ is weight_
        or result_ is bias_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, input_, weight_, bias_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    weight_fn = weight._fn
    bias_fn = None if bias is None else bias._fn
    if (input_fn is None and weight_fn is None and bias_fn is None) or (
        MODE.altered and not is_grad_enabled()
    ):
        out._fn = None
        return out
    out._fn = node = LinearBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn,
        weight if weight_fn is LEAF else weight_fn,
        bias if bias_fn is LEAF else bias_fn,
    )
    node.saved = (None if weight_fn is None else input_, None if input_fn is None else weight_)
    node.args = (input_.shape, weight_.shape)
    node.restore = (
        (input_.shape, input_.dtype),
        (weight_.shape, weight_.dtype),
        None if bias_ is None else (bias_.shape, bias_.dtype),
    )
    return out


def nn_functional_linear_jvp(result, input, weight, bias, input_t, weight_t, bias_t):
    if input_t is None:
        input_t = zero_like(input)
    if weight_t is None:
        weight_t = zero_like(weight)
    if bias_t is None and bias is not None:
        bias_t = zero_like(bias)
    return ops.nn_functional_linear(input_t, weight, bias_t) + ops.nn_functional_linear(
        input, weight_t
    )


nn_functional_linear_op = operation(
    "nn.functional.linear",
    "linalg",
    nn_functional_linear,
    nn_functional_linear_jvp,
    (0, 1, 2),
    edges=(0, 1, 2),
    optional=(2,),
    batched="affine",
)


# ------------------------------------------------------------------------------------------------
# einsum


class EinsumBackward0(Node):
    """einsum(str equation, Tensor[] operands) -> Tensor"""

    __slots__ = ()
    operation = "einsum"
    formulas = {
        "operands": "contraction.einsum_operands(grad, equation, operands, operands.shape, needs)",
    }
    saved_names = ("operands",)
    saved_edges = (0,)
    arg_names = ("equation", "operands_shape")

    def on_arrays(node, saved, grad, needs):
        (operands,) = saved
        equation, operands_shape = node.args
        grad_of_operands = contraction.einsum_operands(
            grad, equation, operands, operands_shape, needs
        )
        return node.restored(*grad_of_operands, needs=needs)

    on_tensors = on_arrays


def einsum(equation, *operands, **named):
    """einsum(str equation, Tensor[] operands) -> Tensor

    The sum of products that an equation states in Einstein's notation, such as "ij,jk->ik".
    """
    operands = tensor_list("einsum", "operands", operands, named)
    if equation.__class__ is not str:
        equation = value_argument("einsum", "equation", "str", equation)
    if not all_plain(operands):
        return dispatch(einsum_op, equation, operands)
    operands_ = [x._data for x in operands]
    try:
        result_ = kernels.einsum(equation, operands_)
    except FAULTS as _error:
        raise refused(_error, "einsum", equation=equation, operands=operands_) from None
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    result_ = settled(result_, *operands_)
    out = Tensor()
    out._data = result_
    operands_fn = edges_of(operands)
    if all(x is None for x in operands_fn) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = EinsumBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (*operands_fn,)
    node.saved = (of_others(operands_, operands_fn),)
    node.args = (equation, tuple(x.shape for x in operands_))
    node.restore = (*[(x.shape, x.dtype) for x in operands_],)
    return out


def einsum_jvp(result, equation, operands, operands_t):
    operands_t = tangents_of(operands, operands_t)
    return contraction.einsum_tangent(equation, operands, operands_t)


einsum_op = operation(
    "einsum", "bilinear", einsum, einsum_jvp, (), lists=(1,), edges=(1,), batched="contraction"
)


linalg_matmul = matmul
ger = outer


def matmul_reflected(input, other):
    """The reflected operator of matmul: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and other != 0 and input.__class__ is Tensor:
        other = number(other, cls, input._data.dtype)
    return matmul(other, input)
