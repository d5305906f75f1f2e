# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind linalg: functions, Backward nodes and tangents.

A map of matrices, batched over the leading dimensions, if `vmap:` says nothing else.
"""

# ruff: noqa
# mypy: ignore-errors
from math import nan

import numpy as np

from autograd import kernels
from autograd.clock import counted, next_stamp
from autograd.dtypes import COMPLEX
from autograd.formulas import (
    attention,
    batches,
    contraction,
    creation,
    decompositions,
    determinants,
    exponentials,
    products,
    spectra,
    statistics,
    systems,
    triangular,
)
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import in_place
from autograd.node import Node, Output
from autograd.operation import dispatch, number, operation
from autograd.support import (
    ReturnType,
    all_plain,
    complex_refused,
    edges_of,
    tensor_list,
    not_implemented,
    tangents_of,
    zero_like,
    zero_tensor,
)
from autograd.tensor import LEAF, Tensor, from_array
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# addmm    derivatives.yaml:2016


class AddmmBackward0(Node):
    """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'addmm'
    formulas = {
        'self': 'grad if beta == 1 else grad * beta.conj()',
        'mat1': 'grad @ mH(mat2) if alpha == 1 else grad @ mH(mat2) * alpha.conj()',
        'mat2': 'mH(mat1) @ grad if alpha == 1 else mH(mat1) @ grad * alpha.conj()',
    }
    saved_names = ('mat1', 'mat2')
    saved_edges = (1, 2)
    arg_names = ('beta', 'alpha')

    def on_arrays(node, saved, grad, needs):
        mat1, mat2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_mat1 = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_mat1 = grad @ kernels.mH(mat2) if alpha == 1 else grad @ kernels.mH(mat2) * alpha.conjugate()
        if needs[2] is not None:
            grad_of_mat2 = kernels.mH(mat1) @ grad if alpha == 1 else kernels.mH(mat1) @ grad * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_mat1, grad_of_mat2)

    def on_tensors(node, saved, grad, needs):
        mat1, mat2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_mat1 = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = grad if beta == 1 else grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_mat1 = grad @ ops.mH(mat2) if alpha == 1 else grad @ ops.mH(mat2) * alpha.conjugate()
        if needs[2] is not None:
            grad_of_mat2 = ops.mH(mat1) @ grad if alpha == 1 else ops.mH(mat1) @ grad * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_mat1, grad_of_mat2)


def addmm(input, mat1, mat2, *, beta=1, alpha=1):
    """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat1 @ mat2, of matrices.
    """
    if input.__class__ is not Tensor or mat1.__class__ is not Tensor or mat2.__class__ is not Tensor:
        return dispatch(addmm_op, input, mat1, mat2, beta, alpha)
    self_ = input._data
    mat1_ = mat1._data
    mat2_ = mat2._data
    result_ = kernels.addmm(self_, mat1_, mat2_, beta, alpha)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    mat1_fn = mat1._fn
    mat2_fn = mat2._fn
    if (self_fn is None and mat1_fn is None and mat2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddmmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, mat1 if mat1_fn is LEAF else mat1_fn, mat2 if mat2_fn is LEAF else mat2_fn)
    node.saved = (None if mat2_fn is None else mat1_, None if mat1_fn is None else mat2_)
    node.args = (beta, alpha)
    node.restore = ((self_.shape, self_.dtype), (mat1_.shape, mat1_.dtype), (mat2_.shape, mat2_.dtype))
    return out


def addmm_(input, mat1, mat2, *, beta=1, alpha=1):
    """In-place version of addmm."""
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


addmm_op = operation('addmm', 'linalg', addmm, addmm_jvp, (0, 1, 2), edges=(0, 1, 2), keywords=('beta', 'alpha'), batched=addmm_batched)


# ------------------------------------------------------------------------------------------------
# addmv    derivatives.yaml:2027


class AddmvBackward0(Node):
    """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'addmv'
    formulas = {
        'self': 'grad * beta.conj()',
        'mat': 'outer(grad if alpha == 1 else grad * alpha.conj(), vec.conj())',
        'vec': 'mH(mat) @ grad * alpha.conj()',
    }
    saved_names = ('mat', 'vec')
    saved_edges = (1, 2)
    arg_names = ('beta', 'alpha')

    def on_arrays(node, saved, grad, needs):
        mat, vec = saved
        beta, alpha = node.args
        grad_of_self = grad_of_mat = grad_of_vec = None
        if needs[0] is not None:
            grad_of_self = grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_mat = kernels.outer(grad if alpha == 1 else grad * alpha.conjugate(), vec.conj())
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
    if input.__class__ is not Tensor or mat.__class__ is not Tensor or vec.__class__ is not Tensor:
        return dispatch(addmv_op, input, mat, vec, beta, alpha)
    self_ = input._data
    mat_ = mat._data
    vec_ = vec._data
    result_ = kernels.addmv(self_, mat_, vec_, beta, alpha)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    mat_fn = mat._fn
    vec_fn = vec._fn
    if (self_fn is None and mat_fn is None and vec_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddmvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, mat if mat_fn is LEAF else mat_fn, vec if vec_fn is LEAF else vec_fn)
    node.saved = (None if vec_fn is None else mat_, None if mat_fn is None else vec_)
    node.args = (beta, alpha)
    node.restore = ((self_.shape, self_.dtype), (mat_.shape, mat_.dtype), (vec_.shape, vec_.dtype))
    return out


def addmv_(input, mat, vec, *, beta=1, alpha=1):
    """In-place version of addmv."""
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


addmv_op = operation('addmv', 'linalg', addmv, addmv_jvp, (0, 1, 2), edges=(0, 1, 2), keywords=('beta', 'alpha'), batched=addmv_batched)


# ------------------------------------------------------------------------------------------------
# addr    derivatives.yaml:2038


class AddrBackward0(Node):
    """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'addr'
    formulas = {
        'self': 'grad if beta == 1 else grad * beta.conj()',
        'vec1': 'grad @ vec2.conj() * alpha.conj()',
        'vec2': 'vec1.conj() @ grad * alpha.conj()',
    }
    saved_names = ('vec1', 'vec2')
    saved_edges = (1, 2)
    arg_names = ('beta', 'alpha')

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
    if input.__class__ is not Tensor or vec1.__class__ is not Tensor or vec2.__class__ is not Tensor:
        return dispatch(addr_op, input, vec1, vec2, beta, alpha)
    self_ = input._data
    vec1_ = vec1._data
    vec2_ = vec2._data
    result_ = kernels.addr(self_, vec1_, vec2_, beta, alpha)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    vec1_fn = vec1._fn
    vec2_fn = vec2._fn
    if (self_fn is None and vec1_fn is None and vec2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddrBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, vec1 if vec1_fn is LEAF else vec1_fn, vec2 if vec2_fn is LEAF else vec2_fn)
    node.saved = (None if vec2_fn is None else vec1_, None if vec1_fn is None else vec2_)
    node.args = (beta, alpha)
    node.restore = ((self_.shape, self_.dtype), (vec1_.shape, vec1_.dtype), (vec2_.shape, vec2_.dtype))
    return out


def addr_(input, vec1, vec2, *, beta=1, alpha=1):
    """In-place version of addr."""
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


addr_op = operation('addr', 'linalg', addr, addr_jvp, (0, 1, 2), edges=(0, 1, 2), keywords=('beta', 'alpha'), batched=addr_batched)


# ------------------------------------------------------------------------------------------------
# addbmm    derivatives.yaml:2050


class AddbmmBackward0(Node):
    """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'addbmm'
    formulas = {
        'self': 'grad * beta.conj()',
        'batch1': 'grad @ mH(batch2) * alpha.conj()',
        'batch2': 'mH(batch1) @ grad * alpha.conj()',
    }
    saved_names = ('batch1', 'batch2')
    saved_edges = (1, 2)
    arg_names = ('beta', 'alpha')

    def on_arrays(node, saved, grad, needs):
        batch1, batch2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_batch1 = grad_of_batch2 = None
        if needs[0] is not None:
            grad_of_self = grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_batch1 = grad @ kernels.mH(batch2) * alpha.conjugate()
        if needs[2] is not None:
            grad_of_batch2 = kernels.mH(batch1) @ grad * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_batch1, grad_of_batch2)

    def on_tensors(node, saved, grad, needs):
        batch1, batch2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_batch1 = grad_of_batch2 = None
        if needs[0] is not None:
            grad_of_self = grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_batch1 = grad @ ops.mH(batch2) * alpha.conjugate()
        if needs[2] is not None:
            grad_of_batch2 = ops.mH(batch1) @ grad * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_batch1, grad_of_batch2)


def addbmm(input, batch1, batch2, *, beta=1, alpha=1):
    """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * the sum of the products of two stacks of matrices.
    """
    if input.__class__ is not Tensor or batch1.__class__ is not Tensor or batch2.__class__ is not Tensor:
        return dispatch(addbmm_op, input, batch1, batch2, beta, alpha)
    self_ = input._data
    batch1_ = batch1._data
    batch2_ = batch2._data
    result_ = kernels.addbmm(self_, batch1_, batch2_, beta, alpha)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    batch1_fn = batch1._fn
    batch2_fn = batch2._fn
    if (self_fn is None and batch1_fn is None and batch2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AddbmmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, batch1 if batch1_fn is LEAF else batch1_fn, batch2 if batch2_fn is LEAF else batch2_fn)
    node.saved = (None if batch2_fn is None else batch1_, None if batch1_fn is None else batch2_)
    node.args = (beta, alpha)
    node.restore = ((self_.shape, self_.dtype), (batch1_.shape, batch1_.dtype), (batch2_.shape, batch2_.dtype))
    return out


def addbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """In-place version of addbmm."""
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


addbmm_op = operation('addbmm', 'linalg', addbmm, addbmm_jvp, (0, 1, 2), edges=(0, 1, 2), keywords=('beta', 'alpha'), batched=addbmm_batched)


# ------------------------------------------------------------------------------------------------
# baddbmm    derivatives.yaml:2061


class BaddbmmBackward0(Node):
    """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor"""

    __slots__ = ()
    operation = 'baddbmm'
    formulas = {
        'self': 'grad * beta.conj()',
        'batch1': 'bmm(grad, mH(batch2)) * alpha.conj()',
        'batch2': 'bmm(mH(batch1), grad) * alpha.conj()',
    }
    saved_names = ('batch1', 'batch2')
    saved_edges = (1, 2)
    arg_names = ('beta', 'alpha')

    def on_arrays(node, saved, grad, needs):
        batch1, batch2 = saved
        beta, alpha = node.args
        grad_of_self = grad_of_batch1 = grad_of_batch2 = None
        if needs[0] is not None:
            grad_of_self = grad * beta.conjugate()
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
            grad_of_self = grad * beta.conjugate()
        if needs[1] is not None:
            grad_of_batch1 = ops.bmm(grad, ops.mH(batch2)) * alpha.conjugate()
        if needs[2] is not None:
            grad_of_batch2 = ops.bmm(ops.mH(batch1), grad) * alpha.conjugate()
        return node.restored(grad_of_self, grad_of_batch1, grad_of_batch2)


def baddbmm(input, batch1, batch2, *, beta=1, alpha=1):
    """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * the products of two stacks of matrices, one by one.
    """
    if input.__class__ is not Tensor or batch1.__class__ is not Tensor or batch2.__class__ is not Tensor:
        return dispatch(baddbmm_op, input, batch1, batch2, beta, alpha)
    self_ = input._data
    batch1_ = batch1._data
    batch2_ = batch2._data
    result_ = kernels.baddbmm(self_, batch1_, batch2_, beta, alpha)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    batch1_fn = batch1._fn
    batch2_fn = batch2._fn
    if (self_fn is None and batch1_fn is None and batch2_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = BaddbmmBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, batch1 if batch1_fn is LEAF else batch1_fn, batch2 if batch2_fn is LEAF else batch2_fn)
    node.saved = (None if batch2_fn is None else batch1_, None if batch1_fn is None else batch2_)
    node.args = (beta, alpha)
    node.restore = ((self_.shape, self_.dtype), (batch1_.shape, batch1_.dtype), (batch2_.shape, batch2_.dtype))
    return out


def baddbmm_(input, batch1, batch2, *, beta=1, alpha=1):
    """In-place version of baddbmm."""
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


baddbmm_op = operation('baddbmm', 'linalg', baddbmm, baddbmm_jvp, (0, 1, 2), edges=(0, 1, 2), keywords=('beta', 'alpha'), batched=baddbmm_batched)


# ------------------------------------------------------------------------------------------------
# nn.functional.linear    derivatives.yaml:2072


class LinearBackward0(Node):
    """nn.functional.linear(Tensor input, Tensor weight, Tensor? bias=None) -> Tensor"""

    __slots__ = ()
    operation = 'nn.functional.linear'
    formulas = {
        'input': 'products.linear_input(grad, input.shape, weight)',
        'weight': 'products.linear_weight(grad, input, weight.shape)',
        'bias': 'grad',
    }
    saved_names = ('input', 'weight')
    saved_edges = (0, 1)
    arg_names = ('input_shape', 'weight_shape')

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
    if input.__class__ is not Tensor or weight.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
        return dispatch(nn_functional_linear_op, input, weight, bias)
    input_ = input._data
    weight_ = weight._data
    bias_ = None if bias is None else bias._data
    result_ = kernels.linear(input_, weight_, bias_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    input_fn = input._fn
    weight_fn = weight._fn
    bias_fn = None if bias is None else bias._fn
    if (input_fn is None and weight_fn is None and bias_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinearBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn, bias if bias_fn is LEAF else bias_fn)
    node.saved = (None if weight_fn is None else input_, None if input_fn is None else weight_)
    node.args = (input_.shape, weight_.shape)
    node.restore = ((input_.shape, input_.dtype), (weight_.shape, weight_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype))
    return out


def nn_functional_linear_jvp(result, input, weight, bias, input_t, weight_t, bias_t):
    if input_t is None:
        input_t = zero_like(input)
    if weight_t is None:
        weight_t = zero_like(weight)
    if bias_t is None and bias is not None:
        bias_t = zero_like(bias)
    return ops.nn_functional_linear(input_t, weight, bias_t) + ops.nn_functional_linear(input, weight_t)


nn_functional_linear_op = operation('nn.functional.linear', 'linalg', nn_functional_linear, nn_functional_linear_jvp, (0, 1, 2), edges=(0, 1, 2), optional=(2,))


# ------------------------------------------------------------------------------------------------
# einsum    derivatives.yaml:2081


class EinsumBackward0(Node):
    """einsum(str equation, Tensor[] operands) -> Tensor"""

    __slots__ = ()
    operation = 'einsum'
    formulas = {
        'operands': 'contraction.einsum_operands(grad, equation, operands, needs)',
    }
    saved_names = ('operands',)
    saved_edges = (0,)
    arg_names = ('equation',)

    def on_arrays(node, saved, grad, needs):
        (operands,) = saved
        (equation,) = node.args
        grad_of_operands = contraction.einsum_operands(grad, equation, operands, needs)
        return node.restored(*grad_of_operands, needs=needs)

    on_tensors = on_arrays


def einsum(equation, *operands, **named):
    """einsum(str equation, Tensor[] operands) -> Tensor

    The sum of products that an equation states in Einstein's notation, such as "ij,jk->ik".
    """
    operands = tensor_list("einsum", "operands", operands, named)
    if not all_plain(operands):
        return dispatch(einsum_op, equation, operands)
    operands_ = [x._data for x in operands]
    result_ = kernels.einsum(equation, operands_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
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
    node.saved = (tuple(operands_),)
    node.args = (equation,)
    node.restore = (*[(x.shape, x.dtype) for x in operands_],)
    return out


def einsum_jvp(result, equation, operands, operands_t):
    operands_t = tangents_of(operands, operands_t)
    return contraction.einsum_tangent(equation, operands, operands_t)


einsum_op = operation('einsum', 'linalg', einsum, einsum_jvp, (), lists=(1,), edges=(1,))


# ------------------------------------------------------------------------------------------------
# linalg.solve_triangular    derivatives.yaml:2091


class LinalgSolveTriangularBackward0(Node):
    """linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.solve_triangular'
    formulas = {
        'self, B': 'triangular.solve_system(grad, self, result, upper, left, unitriangular, needs)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))
    arg_names = ('upper', 'left', 'unitriangular')

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        upper, left, unitriangular = node.args
        grad_of_self = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_self, grad_of_B = triangular.solve_system(grad, self, result, upper, left, unitriangular, needs)
        return node.restored(grad_of_self, grad_of_B)

    on_tensors = on_arrays


def linalg_solve_triangular(input, B, *, upper, left=True, unitriangular=False):
    """linalg.solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, bool unitriangular=False) -> Tensor

    X with self @ X = B, or X @ self = B, of which one triangle is read; a zero on its diagonal gives infinities.
    """
    if input.__class__ is not Tensor or B.__class__ is not Tensor:
        return dispatch(linalg_solve_triangular_op, input, B, upper, left, unitriangular)
    self_ = input._data
    B_ = B._data
    result_ = kernels.solve_triangular(self_, B_, upper, left, unitriangular)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    B_fn = B._fn
    if (self_fn is None and B_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgSolveTriangularBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn, B if B_fn is LEAF else B_fn)
    node.saved = (self_, result_)
    node.args = (upper, left, unitriangular)
    node.restore = ((self_.shape, self_.dtype), (B_.shape, B_.dtype))
    return out


def linalg_solve_triangular_jvp(result, self, B, upper, left, unitriangular, self_t, B_t):
    if self_t is None:
        self_t = zero_like(self)
    if B_t is None:
        B_t = zero_like(B)
    return triangular.solve_tangent(self, self_t, B_t, result, upper, left, unitriangular)


linalg_solve_triangular_op = operation('linalg.solve_triangular', 'linalg', linalg_solve_triangular, linalg_solve_triangular_jvp, (0, 1), edges=(0, 1), keywords=('upper', 'left', 'unitriangular'))


# ------------------------------------------------------------------------------------------------
# linalg.cholesky    derivatives.yaml:2104


class LinalgCholeskyBackward0(Node):
    """linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.cholesky'
    formulas = {
        'self': 'decompositions.cholesky_self(grad, result, upper)',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)
    arg_names = ('upper',)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        (upper,) = node.args
        return (decompositions.cholesky_self(grad, result, upper),)

    on_tensors = on_arrays


def linalg_cholesky(input, *, upper=False):
    """linalg.cholesky(Tensor self, *, bool upper=False) -> Tensor

    L with self = L @ L^H, of positive-definite matrices of which the lower triangle is read; upper gives L^H from the upper one.
    """
    if input.__class__ is not Tensor:
        return dispatch(linalg_cholesky_op, input, upper)
    self_ = input._data
    result_ = kernels.cholesky(self_, upper)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgCholeskyBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (result_,)
    node.args = (upper,)
    return out


def linalg_cholesky_jvp(result, self, upper, self_t):
    return decompositions.cholesky_tangent(self_t, result, upper)


linalg_cholesky_op = operation('linalg.cholesky', 'linalg', linalg_cholesky, linalg_cholesky_jvp, (0,), edges=(0,), keywords=('upper',))


# ------------------------------------------------------------------------------------------------
# linalg.cholesky_ex    derivatives.yaml:2119


class LinalgCholeskyExResult(ReturnType):
    __slots__ = ()
    fields = ('L', 'info', )


class LinalgCholeskyExBackward0(Node):
    """linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)"""

    __slots__ = ()
    operation = 'linalg.cholesky_ex'
    formulas = {
        'self': 'decompositions.cholesky_self(grad, L, upper)',
    }
    saved_names = ('L',)
    saved_edges = (Output(None, 0),)
    arg_names = ('upper',)

    def on_arrays(node, saved, grad, needs):
        (L,) = saved
        (upper,) = node.args
        return (decompositions.cholesky_self(grad, L, upper),)

    on_tensors = on_arrays


def linalg_cholesky_ex(input, *, upper=False, check_errors=False):
    """linalg.cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, Tensor info)

    As linalg.cholesky; info is 0, or the order of the first leading minor that is not positive, where L is nan.
    """
    if input.__class__ is not Tensor:
        return dispatch(linalg_cholesky_ex_op, input, upper, check_errors)
    self_ = input._data
    L_, info_ = kernels.cholesky_ex(self_, upper, check_errors)
    outputs = LinalgCholeskyExResult((from_array(L_), from_array(info_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgCholeskyExBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (L_,)
    node.args = (upper,)
    return outputs


def linalg_cholesky_ex_jvp(result, self, upper, check_errors, self_t):
    L, info = result
    return decompositions.cholesky_ex_tangent(self_t, L, upper)


linalg_cholesky_ex_op = operation('linalg.cholesky_ex', 'linalg', linalg_cholesky_ex, linalg_cholesky_ex_jvp, (0,), edges=(0,), keywords=('upper', 'check_errors'))


# ------------------------------------------------------------------------------------------------
# linalg.qr    derivatives.yaml:2140


class LinalgQrResult(ReturnType):
    __slots__ = ()
    fields = ('Q', 'R', )


class LinalgQrBackward0(Node):
    """linalg.qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)"""

    __slots__ = ()
    operation = 'linalg.qr'
    formulas = {
        'A': 'decompositions.qr_self(grad_Q, grad_R, Q, R, A.shape, mode)',
    }
    saved_names = ('Q', 'R')
    saved_edges = (Output(None, 0), Output(None, 1))
    arg_names = ('A_shape', 'mode', 'Q_shape', 'Q_dtype', 'R_shape', 'R_dtype')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        Q, R = saved
        A_shape, mode, Q_shape, Q_dtype, R_shape, R_dtype = node.args
        grad_Q = grad.get(0)
        if grad_Q is None:
            grad_Q = np.zeros(Q_shape, Q_dtype)
        grad_R = grad.get(1)
        if grad_R is None:
            grad_R = np.zeros(R_shape, R_dtype)
        return (decompositions.qr_self(grad_Q, grad_R, Q, R, A_shape, mode),)

    def on_tensors(node, saved, grad, needs):
        Q, R = saved
        A_shape, mode, Q_shape, Q_dtype, R_shape, R_dtype = node.args
        grad_Q = grad.get(0)
        if grad_Q is None:
            grad_Q = zero_tensor(Q_shape, Q_dtype)
        grad_R = grad.get(1)
        if grad_R is None:
            grad_R = zero_tensor(R_shape, R_dtype)
        return (decompositions.qr_self(grad_Q, grad_R, Q, R, A_shape, mode),)


def linalg_qr(A, mode="reduced"):
    """linalg.qr(Tensor A, str mode="reduced") -> (Tensor Q, Tensor R)

    A = Q @ R with orthonormal columns in Q, which is square in mode 'complete' and empty in mode 'r', and R upper triangular.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_qr_op, A, mode)
    A_ = A._data
    Q_, R_ = kernels.qr(A_, mode)
    outputs = LinalgQrResult((from_array(Q_), from_array(R_), ))
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgQrBackward0()
    outputs[0]._fn = Output(node, 0)
    outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (Q_, R_)
    node.args = (A_.shape, mode, Q_.shape, Q_.dtype, R_.shape, R_.dtype)
    return outputs


def linalg_qr_jvp(result, A, mode, A_t):
    Q, R = result
    return decompositions.qr_tangent(A_t, Q, R, mode)


linalg_qr_op = operation('linalg.qr', 'linalg', linalg_qr, linalg_qr_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# geqrf    derivatives.yaml:2153


class GeqrfResult(ReturnType):
    __slots__ = ()
    fields = ('a', 'tau', )


class GeqrfBackward0(Node):
    """geqrf(Tensor self) -> (Tensor a, Tensor tau)"""

    __slots__ = ()
    operation = 'geqrf'
    formulas = {
        'self': 'not_implemented',
    }
    arg_names = ('a_shape', 'a_dtype', 'tau_shape', 'tau_dtype')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        a_shape, a_dtype, tau_shape, tau_dtype = node.args
        grad_a = grad.get(0)
        if grad_a is None:
            grad_a = np.zeros(a_shape, a_dtype)
        grad_tau = grad.get(1)
        if grad_tau is None:
            grad_tau = np.zeros(tau_shape, tau_dtype)
        return (not_implemented("geqrf", "self"),)

    def on_tensors(node, saved, grad, needs):
        a_shape, a_dtype, tau_shape, tau_dtype = node.args
        grad_a = grad.get(0)
        if grad_a is None:
            grad_a = zero_tensor(a_shape, a_dtype)
        grad_tau = grad.get(1)
        if grad_tau is None:
            grad_tau = zero_tensor(tau_shape, tau_dtype)
        return (not_implemented("geqrf", "self"),)


def geqrf(input):
    """geqrf(Tensor self) -> (Tensor a, Tensor tau)

    R of the QR decomposition in an upper triangle, below it the reflectors that make Q, and their factors.
    """
    if input.__class__ is not Tensor:
        return dispatch(geqrf_op, input)
    self_ = input._data
    a_, tau_ = kernels.geqrf(self_)
    outputs = GeqrfResult((from_array(a_), from_array(tau_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = GeqrfBackward0()
    outputs[0]._fn = Output(node, 0)
    outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (a_.shape, a_.dtype, tau_.shape, tau_.dtype)
    return outputs


geqrf_op = operation('geqrf', 'linalg', geqrf, None, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.svd    derivatives.yaml:2174


class LinalgSvdResult(ReturnType):
    __slots__ = ()
    fields = ('U', 'S', 'Vh', )


class LinalgSvdBackward0(Node):
    """linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)"""

    __slots__ = ()
    operation = 'linalg.svd'
    formulas = {
        'A': 'spectra.svd_self(grad_U, grad_S, grad_Vh, given, U, S, Vh)',
    }
    saved_names = ('U', 'S', 'Vh')
    saved_edges = (Output(None, 0), Output(None, 1), Output(None, 2))
    arg_names = ('U_shape', 'U_dtype', 'S_shape', 'S_dtype', 'Vh_shape', 'Vh_dtype')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        U, S, Vh = saved
        U_shape, U_dtype, S_shape, S_dtype, Vh_shape, Vh_dtype = node.args
        given = (0 in grad, 1 in grad, 2 in grad)
        grad_U = grad.get(0)
        if grad_U is None:
            grad_U = np.zeros(U_shape, U_dtype)
        grad_S = grad.get(1)
        if grad_S is None:
            grad_S = np.zeros(S_shape, S_dtype)
        grad_Vh = grad.get(2)
        if grad_Vh is None:
            grad_Vh = np.zeros(Vh_shape, Vh_dtype)
        return (spectra.svd_self(grad_U, grad_S, grad_Vh, given, U, S, Vh),)

    def on_tensors(node, saved, grad, needs):
        U, S, Vh = saved
        U_shape, U_dtype, S_shape, S_dtype, Vh_shape, Vh_dtype = node.args
        given = (0 in grad, 1 in grad, 2 in grad)
        grad_U = grad.get(0)
        if grad_U is None:
            grad_U = zero_tensor(U_shape, U_dtype)
        grad_S = grad.get(1)
        if grad_S is None:
            grad_S = zero_tensor(S_shape, S_dtype)
        grad_Vh = grad.get(2)
        if grad_Vh is None:
            grad_Vh = zero_tensor(Vh_shape, Vh_dtype)
        return (spectra.svd_self(grad_U, grad_S, grad_Vh, given, U, S, Vh),)


def linalg_svd(A, full_matrices=True, *, driver=None):
    """linalg.svd(Tensor A, bool full_matrices=True, *, str? driver=None) -> (Tensor U, Tensor S, Tensor Vh)

    A = U @ diag(S) @ Vh with S falling. Gradients of the vectors that only full_matrices has are left aside.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_svd_op, A, full_matrices, driver)
    A_ = A._data
    U_, S_, Vh_ = kernels.svd(A_, full_matrices, driver)
    outputs = LinalgSvdResult((from_array(U_), from_array(S_), from_array(Vh_), ))
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgSvdBackward0()
    outputs[0]._fn = Output(node, 0)
    outputs[1]._fn = Output(node, 1)
    outputs[2]._fn = Output(node, 2)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (U_, S_, Vh_)
    node.args = (U_.shape, U_.dtype, S_.shape, S_.dtype, Vh_.shape, Vh_.dtype)
    return outputs


def linalg_svd_jvp(result, A, full_matrices, driver, A_t):
    U, S, Vh = result
    return spectra.svd_tangent(A_t, U, S, Vh)


linalg_svd_op = operation('linalg.svd', 'linalg', linalg_svd, linalg_svd_jvp, (0,), edges=(0,), keywords=('driver',))


# ------------------------------------------------------------------------------------------------
# linalg.eigh    derivatives.yaml:2197


class LinalgEighResult(ReturnType):
    __slots__ = ()
    fields = ('eigenvalues', 'eigenvectors', )


class LinalgEighBackward0(Node):
    """linalg.eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)"""

    __slots__ = ()
    operation = 'linalg.eigh'
    formulas = {
        'self': 'spectra.eigh_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors)',
    }
    saved_names = ('eigenvalues', 'eigenvectors')
    saved_edges = (Output(None, 0), Output(None, 1))
    arg_names = ('eigenvalues_shape', 'eigenvalues_dtype', 'eigenvectors_shape', 'eigenvectors_dtype')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        eigenvalues, eigenvectors = saved
        eigenvalues_shape, eigenvalues_dtype, eigenvectors_shape, eigenvectors_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_eigenvalues = grad.get(0)
        if grad_eigenvalues is None:
            grad_eigenvalues = np.zeros(eigenvalues_shape, eigenvalues_dtype)
        grad_eigenvectors = grad.get(1)
        if grad_eigenvectors is None:
            grad_eigenvectors = np.zeros(eigenvectors_shape, eigenvectors_dtype)
        return (spectra.eigh_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors),)

    def on_tensors(node, saved, grad, needs):
        eigenvalues, eigenvectors = saved
        eigenvalues_shape, eigenvalues_dtype, eigenvectors_shape, eigenvectors_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_eigenvalues = grad.get(0)
        if grad_eigenvalues is None:
            grad_eigenvalues = zero_tensor(eigenvalues_shape, eigenvalues_dtype)
        grad_eigenvectors = grad.get(1)
        if grad_eigenvectors is None:
            grad_eigenvectors = zero_tensor(eigenvectors_shape, eigenvectors_dtype)
        return (spectra.eigh_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors),)


def linalg_eigh(input, UPLO="L"):
    """linalg.eigh(Tensor self, str UPLO="L") -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues, rising, and orthonormal eigenvectors of Hermitian matrices, of which the lower ('L') or upper ('U') triangle is read.
    """
    if input.__class__ is not Tensor:
        return dispatch(linalg_eigh_op, input, UPLO)
    self_ = input._data
    eigenvalues_, eigenvectors_ = kernels.eigh(self_, UPLO)
    outputs = LinalgEighResult((from_array(eigenvalues_), from_array(eigenvectors_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgEighBackward0()
    outputs[0]._fn = Output(node, 0)
    outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (eigenvalues_, eigenvectors_)
    node.args = (eigenvalues_.shape, eigenvalues_.dtype, eigenvectors_.shape, eigenvectors_.dtype)
    return outputs


def linalg_eigh_jvp(result, self, UPLO, self_t):
    eigenvalues, eigenvectors = result
    return spectra.eigh_tangent(self_t, eigenvalues, eigenvectors)


linalg_eigh_op = operation('linalg.eigh', 'linalg', linalg_eigh, linalg_eigh_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.eig    derivatives.yaml:2215


class LinalgEigResult(ReturnType):
    __slots__ = ()
    fields = ('eigenvalues', 'eigenvectors', )


class LinalgEigBackward0(Node):
    """linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)"""

    __slots__ = ()
    operation = 'linalg.eig'
    formulas = {
        'self': 'spectra.eig_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors, self.dtype)',
    }
    saved_names = ('eigenvalues', 'eigenvectors')
    saved_edges = (Output(None, 0), Output(None, 1))
    arg_names = ('self_dtype', 'eigenvalues_shape', 'eigenvalues_dtype', 'eigenvectors_shape', 'eigenvectors_dtype')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        eigenvalues, eigenvectors = saved
        self_dtype, eigenvalues_shape, eigenvalues_dtype, eigenvectors_shape, eigenvectors_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_eigenvalues = grad.get(0)
        if grad_eigenvalues is None:
            grad_eigenvalues = np.zeros(eigenvalues_shape, eigenvalues_dtype)
        grad_eigenvectors = grad.get(1)
        if grad_eigenvectors is None:
            grad_eigenvectors = np.zeros(eigenvectors_shape, eigenvectors_dtype)
        return (spectra.eig_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        eigenvalues, eigenvectors = saved
        self_dtype, eigenvalues_shape, eigenvalues_dtype, eigenvectors_shape, eigenvectors_dtype = node.args
        given = (0 in grad, 1 in grad)
        grad_eigenvalues = grad.get(0)
        if grad_eigenvalues is None:
            grad_eigenvalues = zero_tensor(eigenvalues_shape, eigenvalues_dtype)
        grad_eigenvectors = grad.get(1)
        if grad_eigenvectors is None:
            grad_eigenvectors = zero_tensor(eigenvectors_shape, eigenvectors_dtype)
        return (spectra.eig_self(grad_eigenvalues, grad_eigenvectors, given, eigenvalues, eigenvectors, self_dtype),)


def linalg_eig(input):
    """linalg.eig(Tensor self) -> (Tensor eigenvalues, Tensor eigenvectors)

    The eigenvalues and eigenvectors of length 1 of square matrices, always complex.
    """
    if input.__class__ is not Tensor:
        return dispatch(linalg_eig_op, input)
    self_ = input._data
    eigenvalues_, eigenvectors_ = kernels.eig(self_)
    outputs = LinalgEigResult((from_array(eigenvalues_), from_array(eigenvectors_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgEigBackward0()
    outputs[0]._fn = Output(node, 0)
    outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (eigenvalues_, eigenvectors_)
    node.args = (self_.dtype, eigenvalues_.shape, eigenvalues_.dtype, eigenvectors_.shape, eigenvectors_.dtype)
    return outputs


def linalg_eig_jvp(result, self, self_t):
    eigenvalues, eigenvectors = result
    return spectra.eig_tangent(self_t, eigenvalues, eigenvectors)


linalg_eig_op = operation('linalg.eig', 'linalg', linalg_eig, linalg_eig_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.lu_factor_ex    derivatives.yaml:2241


class LinalgLuFactorExResult(ReturnType):
    __slots__ = ()
    fields = ('LU', 'pivots', 'info', )


class LinalgLuFactorExBackward0(Node):
    """linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)"""

    __slots__ = ()
    operation = 'linalg.lu_factor_ex'
    formulas = {
        'A': 'decompositions.lu_factor_self(grad, LU, pivots)',
    }
    saved_names = ('LU', 'pivots')
    saved_edges = (Output(None, 0), None)

    def on_arrays(node, saved, grad, needs):
        LU, pivots = saved
        return (decompositions.lu_factor_self(grad, LU, pivots),)

    on_tensors = on_arrays


def linalg_lu_factor_ex(A, *, pivot=True, check_errors=False):
    """linalg.lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, Tensor pivots, Tensor info)

    As linalg.lu_factor; info is 0, or the number of the first zero on the diagonal of U, counted from 1.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_lu_factor_ex_op, A, pivot, check_errors)
    A_ = A._data
    LU_, pivots_, info_ = kernels.lu_factor_ex(A_, pivot, check_errors)
    outputs = LinalgLuFactorExResult((from_array(LU_), from_array(pivots_), from_array(info_), ))
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgLuFactorExBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (LU_, pivots_)
    return outputs


def linalg_lu_factor_ex_jvp(result, A, pivot, check_errors, A_t):
    LU, pivots, info = result
    return decompositions.lu_factor_tangent(A_t, LU, pivots, 3)


linalg_lu_factor_ex_op = operation('linalg.lu_factor_ex', 'linalg', linalg_lu_factor_ex, linalg_lu_factor_ex_jvp, (0,), edges=(0,), keywords=('pivot', 'check_errors'))


# ------------------------------------------------------------------------------------------------
# linalg.lu_factor    derivatives.yaml:2252


class LinalgLuFactorResult(ReturnType):
    __slots__ = ()
    fields = ('LU', 'pivots', )


class LinalgLuFactorBackward0(Node):
    """linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)"""

    __slots__ = ()
    operation = 'linalg.lu_factor'
    formulas = {
        'A': 'decompositions.lu_factor_self(grad, LU, pivots)',
    }
    saved_names = ('LU', 'pivots')
    saved_edges = (Output(None, 0), None)

    def on_arrays(node, saved, grad, needs):
        LU, pivots = saved
        return (decompositions.lu_factor_self(grad, LU, pivots),)

    on_tensors = on_arrays


def linalg_lu_factor(A, *, pivot=True):
    """linalg.lu_factor(Tensor A, *, bool pivot=True) -> (Tensor LU, Tensor pivots)

    L, below the diagonal, and U of A = P @ L @ U in one matrix, and the rows that are exchanged in turn, counted from 1.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_lu_factor_op, A, pivot)
    A_ = A._data
    LU_, pivots_ = kernels.lu_factor(A_, pivot)
    outputs = LinalgLuFactorResult((from_array(LU_), from_array(pivots_), ))
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgLuFactorBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (LU_, pivots_)
    return outputs


def linalg_lu_factor_jvp(result, A, pivot, A_t):
    LU, pivots = result
    return decompositions.lu_factor_tangent(A_t, LU, pivots, 2)


linalg_lu_factor_op = operation('linalg.lu_factor', 'linalg', linalg_lu_factor, linalg_lu_factor_jvp, (0,), edges=(0,), keywords=('pivot',))


# ------------------------------------------------------------------------------------------------
# linalg.lu    derivatives.yaml:2267


class LinalgLuResult(ReturnType):
    __slots__ = ()
    fields = ('P', 'L', 'U', )


class LinalgLuBackward0(Node):
    """linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)"""

    __slots__ = ()
    operation = 'linalg.lu'
    formulas = {
        'A': 'decompositions.lu_self(grad_L, grad_U, P, L, U)',
    }
    saved_names = ('P', 'L', 'U')
    saved_edges = (None, Output(None, 1), Output(None, 2))
    arg_names = ('L_shape', 'L_dtype', 'U_shape', 'U_dtype')
    output_nr = 1
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        P, L, U = saved
        L_shape, L_dtype, U_shape, U_dtype = node.args
        grad_L = grad.get(1)
        if grad_L is None:
            grad_L = np.zeros(L_shape, L_dtype)
        grad_U = grad.get(2)
        if grad_U is None:
            grad_U = np.zeros(U_shape, U_dtype)
        return (decompositions.lu_self(grad_L, grad_U, P, L, U),)

    def on_tensors(node, saved, grad, needs):
        P, L, U = saved
        L_shape, L_dtype, U_shape, U_dtype = node.args
        grad_L = grad.get(1)
        if grad_L is None:
            grad_L = zero_tensor(L_shape, L_dtype)
        grad_U = grad.get(2)
        if grad_U is None:
            grad_U = zero_tensor(U_shape, U_dtype)
        return (decompositions.lu_self(grad_L, grad_U, P, L, U),)


def linalg_lu(A, *, pivot=True):
    """linalg.lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)

    A = P @ L @ U, a permutation, a lower triangular matrix with ones on its diagonal, and an upper triangular one.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_lu_op, A, pivot)
    A_ = A._data
    P_, L_, U_ = kernels.lu(A_, pivot)
    outputs = LinalgLuResult((from_array(P_), from_array(L_), from_array(U_), ))
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgLuBackward0()
    outputs[1]._fn = Output(node, 1)
    outputs[2]._fn = Output(node, 2)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (P_, L_, U_)
    node.args = (L_.shape, L_.dtype, U_.shape, U_.dtype)
    return outputs


def linalg_lu_jvp(result, A, pivot, A_t):
    P, L, U = result
    return decompositions.lu_tangent(A_t, P, L, U)


linalg_lu_op = operation('linalg.lu', 'linalg', linalg_lu, linalg_lu_jvp, (0,), edges=(0,), keywords=('pivot',))


# ------------------------------------------------------------------------------------------------
# lu_unpack    derivatives.yaml:2277


class LuUnpackResult(ReturnType):
    __slots__ = ()
    fields = ('P', 'L', 'U', )


class LuUnpackBackward0(Node):
    """lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)"""

    __slots__ = ()
    operation = 'lu_unpack'
    formulas = {
        'LU_data': 'decompositions.lu_unpack_self(grad_L, grad_U, LU_data.shape, unpack_data)',
    }
    arg_names = ('LU_data_shape', 'unpack_data', 'L_shape', 'L_dtype', 'U_shape', 'U_dtype')
    output_nr = 1
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        LU_data_shape, unpack_data, L_shape, L_dtype, U_shape, U_dtype = node.args
        grad_L = grad.get(1)
        if grad_L is None:
            grad_L = np.zeros(L_shape, L_dtype)
        grad_U = grad.get(2)
        if grad_U is None:
            grad_U = np.zeros(U_shape, U_dtype)
        return (decompositions.lu_unpack_self(grad_L, grad_U, LU_data_shape, unpack_data),)

    def on_tensors(node, saved, grad, needs):
        LU_data_shape, unpack_data, L_shape, L_dtype, U_shape, U_dtype = node.args
        grad_L = grad.get(1)
        if grad_L is None:
            grad_L = zero_tensor(L_shape, L_dtype)
        grad_U = grad.get(2)
        if grad_U is None:
            grad_U = zero_tensor(U_shape, U_dtype)
        return (decompositions.lu_unpack_self(grad_L, grad_U, LU_data_shape, unpack_data),)


def lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True):
    """lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)

    P, L and U of what linalg.lu_factor gives; those that are not asked for are empty.
    """
    if LU_data.__class__ is not Tensor or LU_pivots.__class__ is not Tensor:
        return dispatch(lu_unpack_op, LU_data, LU_pivots, unpack_data, unpack_pivots)
    LU_data_ = LU_data._data
    LU_pivots_ = LU_pivots._data
    P_, L_, U_ = kernels.lu_unpack(LU_data_, LU_pivots_, unpack_data, unpack_pivots)
    outputs = LuUnpackResult((from_array(P_), from_array(L_), from_array(U_), ))
    LU_data_fn = LU_data._fn
    if LU_data_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LuUnpackBackward0()
    outputs[1]._fn = Output(node, 1)
    outputs[2]._fn = Output(node, 2)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (LU_data if LU_data_fn is LEAF else LU_data_fn,)
    node.saved = ()
    node.args = (LU_data_.shape, unpack_data, L_.shape, L_.dtype, U_.shape, U_.dtype)
    return outputs


def lu_unpack_jvp(result, LU_data, LU_pivots, unpack_data, unpack_pivots, LU_data_t):
    P, L, U = result
    return decompositions.lu_unpack_tangent(LU_data_t, unpack_data)


lu_unpack_op = operation('lu_unpack', 'linalg', lu_unpack, lu_unpack_jvp, (0, 1), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.lu_solve    derivatives.yaml:2286


class LinalgLuSolveBackward0(Node):
    """linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.lu_solve'
    formulas = {
        'LU, B': 'triangular.lu_system(grad, LU, pivots, result, left, adjoint, needs)',
    }
    saved_names = ('LU', 'pivots', 'result')
    saved_edges = (0, None, Output(None, 0))
    arg_names = ('left', 'adjoint')

    def on_arrays(node, saved, grad, needs):
        LU, pivots, result = saved
        left, adjoint = node.args
        grad_of_LU = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_LU, grad_of_B = triangular.lu_system(grad, LU, pivots, result, left, adjoint, needs)
        return node.restored(grad_of_LU, grad_of_B)

    on_tensors = on_arrays


def linalg_lu_solve(LU, pivots, B, *, left=True, adjoint=False):
    """linalg.lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, bool adjoint=False) -> Tensor

    X with A @ X = B, or X @ A = B, A being factored by linalg.lu_factor; with A^H for adjoint.
    """
    if LU.__class__ is not Tensor or pivots.__class__ is not Tensor or B.__class__ is not Tensor:
        return dispatch(linalg_lu_solve_op, LU, pivots, B, left, adjoint)
    LU_ = LU._data
    pivots_ = pivots._data
    B_ = B._data
    result_ = kernels.lu_solve(LU_, pivots_, B_, left, adjoint)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    LU_fn = LU._fn
    B_fn = B._fn
    if (LU_fn is None and B_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgLuSolveBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (LU if LU_fn is LEAF else LU_fn, B if B_fn is LEAF else B_fn)
    node.saved = (LU_, pivots_, result_)
    node.args = (left, adjoint)
    node.restore = ((LU_.shape, LU_.dtype), (B_.shape, B_.dtype))
    return out


def linalg_lu_solve_jvp(result, LU, pivots, B, left, adjoint, LU_t, B_t):
    if LU_t is None:
        LU_t = zero_like(LU)
    if B_t is None:
        B_t = zero_like(B)
    return triangular.lu_solve_tangent(LU, LU_t, pivots, B_t, result, left, adjoint)


linalg_lu_solve_op = operation('linalg.lu_solve', 'linalg', linalg_lu_solve, linalg_lu_solve_jvp, (0, 1, 2), edges=(0, 2), keywords=('left', 'adjoint'))


# ------------------------------------------------------------------------------------------------
# linalg.ldl_factor_ex    derivatives.yaml:2299


class LinalgLdlFactorExResult(ReturnType):
    __slots__ = ()
    fields = ('LD', 'pivots', 'info', )


class LinalgLdlFactorExBackward0(Node):
    """linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)"""

    __slots__ = ()
    operation = 'linalg.ldl_factor_ex'
    formulas = {
        'self': 'not_implemented',
    }

    def on_arrays(node, saved, grad, needs):
        return (not_implemented("linalg.ldl_factor_ex", "self"),)

    on_tensors = on_arrays


def linalg_ldl_factor_ex(input, *, hermitian=False, check_errors=False):
    """linalg.ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> (Tensor LD, Tensor pivots, Tensor info)

    As linalg.ldl_factor; info is 0, or the number of the first zero on the diagonal of D, counted from 1.
    """
    if input.__class__ is not Tensor:
        return dispatch(linalg_ldl_factor_ex_op, input, hermitian, check_errors)
    self_ = input._data
    LD_, pivots_, info_ = kernels.ldl_factor_ex(self_, hermitian, check_errors)
    outputs = LinalgLdlFactorExResult((from_array(LD_), from_array(pivots_), from_array(info_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgLdlFactorExBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return outputs


linalg_ldl_factor_ex_op = operation('linalg.ldl_factor_ex', 'linalg', linalg_ldl_factor_ex, None, (0,), edges=(0,), keywords=('hermitian', 'check_errors'))


# ------------------------------------------------------------------------------------------------
# linalg.ldl_factor    derivatives.yaml:2309


class LinalgLdlFactorResult(ReturnType):
    __slots__ = ()
    fields = ('LD', 'pivots', )


class LinalgLdlFactorBackward0(Node):
    """linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)"""

    __slots__ = ()
    operation = 'linalg.ldl_factor'
    formulas = {
        'self': 'not_implemented',
    }

    def on_arrays(node, saved, grad, needs):
        return (not_implemented("linalg.ldl_factor", "self"),)

    on_tensors = on_arrays


def linalg_ldl_factor(input, *, hermitian=False):
    """linalg.ldl_factor(Tensor self, *, bool hermitian=False) -> (Tensor LD, Tensor pivots)

    L and D of P^T A P = L @ D @ L^T (L^H if hermitian) of symmetric matrices, of which the lower triangle is read, in one matrix.
    """
    if input.__class__ is not Tensor:
        return dispatch(linalg_ldl_factor_op, input, hermitian)
    self_ = input._data
    LD_, pivots_ = kernels.ldl_factor(self_, hermitian)
    outputs = LinalgLdlFactorResult((from_array(LD_), from_array(pivots_), ))
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgLdlFactorBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return outputs


linalg_ldl_factor_op = operation('linalg.ldl_factor', 'linalg', linalg_ldl_factor, None, (0,), edges=(0,), keywords=('hermitian',))


# ------------------------------------------------------------------------------------------------
# linalg.ldl_solve    derivatives.yaml:2318


class LinalgLdlSolveBackward0(Node):
    """linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.ldl_solve'
    formulas = {
        'LD': 'not_implemented',
        'B': 'linalg.ldl_solve(LD if hermitian else LD.conj(), pivots, grad, hermitian=hermitian)',
    }
    saved_names = ('LD', 'pivots')
    saved_edges = (0, None)
    arg_names = ('hermitian',)

    def on_arrays(node, saved, grad, needs):
        LD, pivots = saved
        (hermitian,) = node.args
        grad_of_LD = grad_of_B = None
        if needs[0] is not None:
            grad_of_LD = not_implemented("linalg.ldl_solve", "LD")
        if needs[1] is not None:
            grad_of_B = kernels.ldl_solve(LD if hermitian else LD.conj(), pivots, grad, hermitian)
        return node.restored(grad_of_LD, grad_of_B)

    def on_tensors(node, saved, grad, needs):
        LD, pivots = saved
        (hermitian,) = node.args
        grad_of_LD = grad_of_B = None
        if needs[0] is not None:
            grad_of_LD = not_implemented("linalg.ldl_solve", "LD")
        if needs[1] is not None:
            grad_of_B = ops.linalg_ldl_solve(LD if hermitian else LD.conj(), pivots, grad, hermitian=hermitian)
        return node.restored(grad_of_LD, grad_of_B)


def linalg_ldl_solve(LD, pivots, B, *, hermitian=False):
    """linalg.ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor

    X with A @ X = B, A being factored by linalg.ldl_factor.
    """
    if LD.__class__ is not Tensor or pivots.__class__ is not Tensor or B.__class__ is not Tensor:
        return dispatch(linalg_ldl_solve_op, LD, pivots, B, hermitian)
    LD_ = LD._data
    pivots_ = pivots._data
    B_ = B._data
    result_ = kernels.ldl_solve(LD_, pivots_, B_, hermitian)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    LD_fn = LD._fn
    B_fn = B._fn
    if (LD_fn is None and B_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgLdlSolveBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (LD if LD_fn is LEAF else LD_fn, B if B_fn is LEAF else B_fn)
    node.saved = (None if B_fn is None else LD_, None if B_fn is None else pivots_)
    node.args = (hermitian,)
    node.restore = ((LD_.shape, LD_.dtype), (B_.shape, B_.dtype))
    return out


linalg_ldl_solve_op = operation('linalg.ldl_solve', 'linalg', linalg_ldl_solve, None, (0, 1, 2), edges=(0, 2), keywords=('hermitian',))


# ------------------------------------------------------------------------------------------------
# vander    derivatives.yaml:2732


class VanderBackward0(Node):
    """vander(Tensor x, int? N=None, bool increasing=False) -> Tensor"""

    __slots__ = ()
    operation = 'vander'
    formulas = {
        'x': '(grad * creation.vander_slopes(x, grad.shape[1], increasing).conj()).sum(1)',
    }
    saved_names = ('x',)
    saved_edges = (0,)
    arg_names = ('increasing',)

    def on_arrays(node, saved, grad, needs):
        (x,) = saved
        (increasing,) = node.args
        return (kernels.total(grad * creation.vander_slopes(x, grad.shape[1], increasing).conj(), 1, False, None),)

    def on_tensors(node, saved, grad, needs):
        (x,) = saved
        (increasing,) = node.args
        return ((grad * creation.vander_slopes(x, grad.shape[1], increasing).conj()).sum(1),)


def vander(x, N=None, increasing=False):
    """vander(Tensor x, int? N=None, bool increasing=False) -> Tensor

    The powers of each element of `x` in a row, from the highest or (`increasing`) the zeroth on.
    """
    if x.__class__ is not Tensor:
        return dispatch(vander_op, x, N, increasing)
    x_ = x._data
    result_ = kernels.vander_powers(x_, N, increasing)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    x_fn = x._fn
    if x_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = VanderBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (x if x_fn is LEAF else x_fn,)
    node.saved = (x_,)
    node.args = (increasing,)
    return out


def vander_batched(x, N, increasing):
    return batches.powers(x, N, increasing)


vander_op = operation('vander', 'linalg', vander, None, (0,), edges=(0,), batched=vander_batched)


# ------------------------------------------------------------------------------------------------
# nn.functional.attention_and_logs    derivatives.yaml:4116


class NnFunctionalAttentionAndLogsResult(ReturnType):
    __slots__ = ()
    fields = ('result', 'logs', )


class AttentionAndLogsBackward0(Node):
    """nn.functional.attention_and_logs(Tensor query, Tensor key, Tensor value, Tensor? bias, float scale, bool causal) -> (Tensor result, Tensor logs)"""

    __slots__ = ()
    operation = 'nn.functional.attention_and_logs'
    formulas = {
        'query, key, value, bias': 'attention.attention_inputs(grad, query, key, value, bias, result, logs, scale, causal, needs)',
    }
    saved_names = ('query', 'key', 'value', 'bias', 'result', 'logs')
    saved_edges = (0, 1, 2, 3, Output(None, 0), None)
    arg_names = ('scale', 'causal')

    def on_arrays(node, saved, grad, needs):
        query, key, value, bias, result, logs = saved
        scale, causal = node.args
        grad_of_query = grad_of_key = grad_of_value = grad_of_bias = None
        if needs[0] is not None or needs[1] is not None or needs[2] is not None or needs[3] is not None:
            grad_of_query, grad_of_key, grad_of_value, grad_of_bias = attention.attention_inputs(grad, query, key, value, bias, result, logs, scale, causal, needs)
        return node.restored(grad_of_query, grad_of_key, grad_of_value, grad_of_bias)

    on_tensors = on_arrays


def nn_functional_attention_and_logs(query, key, value, bias, scale, causal):
    """nn.functional.attention_and_logs(Tensor query, Tensor key, Tensor value, Tensor? bias, float scale, bool causal) -> (Tensor result, Tensor logs)

    softmax(scale * query @ key.mT + bias) @ value of equal leading dimensions, and the logarithms of the sums in the softmax; the part of scaled_dot_product_attention that has derivatives.
    """
    if query.__class__ is not Tensor or key.__class__ is not Tensor or value.__class__ is not Tensor or (bias is not None and bias.__class__ is not Tensor):
        return dispatch(nn_functional_attention_and_logs_op, query, key, value, bias, scale, causal)
    query_ = query._data
    key_ = key._data
    value_ = value._data
    bias_ = None if bias is None else bias._data
    if query_.dtype in COMPLEX or key_.dtype in COMPLEX or value_.dtype in COMPLEX or (bias_ is not None and bias_.dtype in COMPLEX):
        raise complex_refused("attention_and_logs")
    result_, logs_ = kernels.attend(query_, key_, value_, bias_, scale, causal)
    outputs = NnFunctionalAttentionAndLogsResult((from_array(result_), from_array(logs_), ))
    query_fn = query._fn
    key_fn = key._fn
    value_fn = value._fn
    bias_fn = None if bias is None else bias._fn
    if (query_fn is None and key_fn is None and value_fn is None and bias_fn is None) or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = AttentionAndLogsBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (query if query_fn is LEAF else query_fn, key if key_fn is LEAF else key_fn, value if value_fn is LEAF else value_fn, bias if bias_fn is LEAF else bias_fn)
    node.saved = (query_, key_, value_, bias_, result_, logs_)
    node.args = (scale, causal)
    node.restore = ((query_.shape, query_.dtype), (key_.shape, key_.dtype), (value_.shape, value_.dtype), None if bias_ is None else (bias_.shape, bias_.dtype))
    return outputs


nn_functional_attention_and_logs_op = operation('nn.functional.attention_and_logs', 'linalg', nn_functional_attention_and_logs, None, (0, 1, 2, 3), edges=(0, 1, 2, 3), optional=(3,))


# ------------------------------------------------------------------------------------------------
# cov_unweighted    derivatives.yaml:4272


class CovUnweightedBackward0(Node):
    """cov_unweighted(Tensor self, int correction) -> Tensor"""

    __slots__ = ()
    operation = 'cov_unweighted'
    formulas = {
        'self': 'statistics.covariance_self(grad, self, correction)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('correction',)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        (correction,) = node.args
        return (statistics.covariance_self(grad, self, correction),)

    on_tensors = on_arrays


def cov_unweighted(input, correction):
    """cov_unweighted(Tensor self, int correction) -> Tensor

    The covariances of the rows; the part of cov that has no weights.
    """
    if input.__class__ is not Tensor:
        return dispatch(cov_unweighted_op, input, correction)
    self_ = input._data
    result_ = kernels.covariance(self_, correction)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CovUnweightedBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (correction,)
    return out


def cov_unweighted_batched(self, correction):
    return batches.covariance(self, correction)


cov_unweighted_op = operation('cov_unweighted', 'linalg', cov_unweighted, None, (0,), edges=(0,), batched=cov_unweighted_batched)


# ------------------------------------------------------------------------------------------------
# corrcoef    derivatives.yaml:4284


class CorrcoefBackward0(Node):
    """corrcoef(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'corrcoef'
    formulas = {
        'self': 'statistics.correlation_self(grad, self)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (statistics.correlation_self(grad, self),)

    on_tensors = on_arrays


def corrcoef(input):
    """corrcoef(Tensor self) -> Tensor

    The correlations of the rows, whose columns are observations; nan for a constant row.
    """
    if input.__class__ is not Tensor:
        return dispatch(corrcoef_op, input)
    self_ = input._data
    result_ = kernels.correlation(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = CorrcoefBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def corrcoef_batched(self):
    return batches.corrcoef(self)


corrcoef_op = operation('corrcoef', 'linalg', corrcoef, None, (0,), edges=(0,), batched=corrcoef_batched)


# ------------------------------------------------------------------------------------------------
# linalg.solve_factors    derivatives.yaml:4419


class LinalgSolveFactorsResult(ReturnType):
    __slots__ = ()
    fields = ('factors', 'pivots', 'info', )


def linalg_solve_factors(A, name="linalg.solve", check_errors=True):
    """linalg.solve_factors(Tensor A, str name="linalg.solve", bool check_errors=True) -> (Tensor factors, Tensor pivots, Tensor info)

    Square matrices factored for linalg.solve_factored, and for each the number of the pivot that is zero, or 0.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_solve_factors_op, A, name, check_errors)
    A_ = A._data
    return LinalgSolveFactorsResult(from_array(x) for x in (kernels.solve_factors(name, A_, check_errors)))


linalg_solve_factors_op = operation('linalg.solve_factors', 'linalg', linalg_solve_factors, None, (0,))


# ------------------------------------------------------------------------------------------------
# linalg.solve_factored    derivatives.yaml:4428


class LinalgSolveFactoredBackward0(Node):
    """linalg.solve_factored(Tensor A, Tensor B, Tensor factors, Tensor pivots, bool left=True, bool adjoint=False) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.solve_factored'
    formulas = {
        'A, B': 'systems.solve_gradients(linalg.solve_factored(A, grad, factors, pivots, left, not adjoint), result, left, adjoint, needs)',
    }
    saved_names = ('A', 'factors', 'pivots', 'result')
    saved_edges = (0, None, None, Output(None, 0))
    arg_names = ('left', 'adjoint')

    def on_arrays(node, saved, grad, needs):
        A, factors, pivots, result = saved
        left, adjoint = node.args
        grad_of_A = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_A, grad_of_B = systems.solve_gradients(kernels.solve_factored(A, grad, factors, pivots, left, not adjoint), result, left, adjoint, needs)
        return node.restored(grad_of_A, grad_of_B)

    def on_tensors(node, saved, grad, needs):
        A, factors, pivots, result = saved
        left, adjoint = node.args
        grad_of_A = grad_of_B = None
        if needs[0] is not None or needs[1] is not None:
            grad_of_A, grad_of_B = systems.solve_gradients(ops.linalg_solve_factored(A, grad, factors, pivots, left, not adjoint), result, left, adjoint, needs)
        return node.restored(grad_of_A, grad_of_B)


def linalg_solve_factored(A, B, factors, pivots, left=True, adjoint=False):
    """linalg.solve_factored(Tensor A, Tensor B, Tensor factors, Tensor pivots, bool left=True, bool adjoint=False) -> Tensor

    The solution X of A X = B, or of X A = B unless `left`, with what A was factored into; with `adjoint` its adjoint in place of A.
    """
    if A.__class__ is not Tensor or B.__class__ is not Tensor or factors.__class__ is not Tensor or pivots.__class__ is not Tensor:
        return dispatch(linalg_solve_factored_op, A, B, factors, pivots, left, adjoint)
    A_ = A._data
    B_ = B._data
    factors_ = factors._data
    pivots_ = pivots._data
    result_ = kernels.solve_factored(A_, B_, factors_, pivots_, left, adjoint)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    B_fn = B._fn
    if (A_fn is None and B_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgSolveFactoredBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn, B if B_fn is LEAF else B_fn)
    node.saved = (A_, factors_, pivots_, result_)
    node.args = (left, adjoint)
    node.restore = ((A_.shape, A_.dtype), (B_.shape, B_.dtype))
    return out


def linalg_solve_factored_jvp(result, A, B, factors, pivots, left, adjoint, A_t, B_t):
    if A_t is None:
        A_t = zero_like(A)
    if B_t is None:
        B_t = zero_like(B)
    return ops.linalg_solve_factored(A, systems.solve_residual(A_t, B_t, result, left, adjoint), factors, pivots, left, adjoint)


linalg_solve_factored_op = operation('linalg.solve_factored', 'linalg', linalg_solve_factored, linalg_solve_factored_jvp, (0, 1, 2, 3), edges=(0, 1))


# ------------------------------------------------------------------------------------------------
# linalg.inv    derivatives.yaml:4449


class LinalgInvBackward0(Node):
    """linalg.inv(Tensor A) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.inv'
    formulas = {
        'A': '-(mH(result) @ grad @ mH(result))',
    }
    saved_names = ('result',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (result,) = saved
        return (-(kernels.mH(result) @ grad @ kernels.mH(result)),)

    def on_tensors(node, saved, grad, needs):
        (result,) = saved
        return (-(ops.mH(result) @ grad @ ops.mH(result)),)


def linalg_inv(A):
    """linalg.inv(Tensor A) -> Tensor

    The inverse of square matrices.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_inv_op, A)
    A_ = A._data
    result_ = kernels.inverse(A_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgInvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (result_,)
    return out


def linalg_inv_jvp(result, A, A_t):
    return -(result @ A_t @ result)


linalg_inv_op = operation('linalg.inv', 'linalg', linalg_inv, linalg_inv_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.inv_ex    derivatives.yaml:4464


class LinalgInvExResult(ReturnType):
    __slots__ = ()
    fields = ('inverse', 'info', )


class LinalgInvExBackward0(Node):
    """linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)"""

    __slots__ = ()
    operation = 'linalg.inv_ex'
    formulas = {
        'A': '-(mH(inverse) @ grad @ mH(inverse))',
    }
    saved_names = ('inverse',)
    saved_edges = (Output(None, 0),)

    def on_arrays(node, saved, grad, needs):
        (inverse,) = saved
        return (-(kernels.mH(inverse) @ grad @ kernels.mH(inverse)),)

    def on_tensors(node, saved, grad, needs):
        (inverse,) = saved
        return (-(ops.mH(inverse) @ grad @ ops.mH(inverse)),)


def linalg_inv_ex(A, *, check_errors=False):
    """linalg.inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)

    As linalg.inv, and for each matrix the number of the pivot that is zero, or 0; no error unless `check_errors`.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_inv_ex_op, A, check_errors)
    A_ = A._data
    inverse_, info_ = kernels.inverse_and_info('linalg.inv_ex', A_, check_errors)
    outputs = LinalgInvExResult((from_array(inverse_), from_array(info_), ))
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgInvExBackward0()
    outputs[0]._fn = node
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (inverse_,)
    return outputs


def linalg_inv_ex_jvp(result, A, check_errors, A_t):
    inverse, info = result
    return (-(inverse @ A_t @ inverse), None)


linalg_inv_ex_op = operation('linalg.inv_ex', 'linalg', linalg_inv_ex, linalg_inv_ex_jvp, (0,), edges=(0,), keywords=('check_errors',))


# ------------------------------------------------------------------------------------------------
# linalg.pinv    derivatives.yaml:4473


class LinalgPinvBackward0(Node):
    """linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.pinv'
    formulas = {
        'self': 'systems.pinv_self(grad, self, result)',
    }
    saved_names = ('self', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        self, result = saved
        return (systems.pinv_self(grad, self, result),)

    on_tensors = on_arrays


def linalg_pinv_default(input, *, atol=None, rtol=None, hermitian=False):
    """linalg.pinv(Tensor self, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor

    The pseudoinverse; singular values up to max(atol, rtol * the largest) count as 0. The gradient holds while the rank does not change.
    """
    if input.__class__ is not Tensor or (atol is not None and atol.__class__ is not Tensor) or (rtol is not None and rtol.__class__ is not Tensor):
        return dispatch(linalg_pinv_default_op, input, atol, rtol, hermitian)
    self_ = input._data
    atol_ = None if atol is None else atol._data
    rtol_ = None if rtol is None else rtol._data
    result_ = kernels.pseudo_inverse(self_, atol_, rtol_, hermitian)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgPinvBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_, result_)
    return out


linalg_pinv_default_op = operation('linalg.pinv', 'linalg', linalg_pinv_default, None, (0, 1, 2), edges=(0,), optional=(1, 2), keywords=('atol', 'rtol', 'hermitian'))


# ------------------------------------------------------------------------------------------------
# linalg.matrix_rank    derivatives.yaml:4492


def linalg_matrix_rank_default(input, *, atol=None, rtol=None, hermitian=False):
    """linalg.matrix_rank(Tensor input, *, Tensor? atol=None, Tensor? rtol=None, bool hermitian=False) -> Tensor

    How many singular values are larger than max(atol, rtol * the largest).
    """
    if input.__class__ is not Tensor or (atol is not None and atol.__class__ is not Tensor) or (rtol is not None and rtol.__class__ is not Tensor):
        return dispatch(linalg_matrix_rank_default_op, input, atol, rtol, hermitian)
    input_ = input._data
    atol_ = None if atol is None else atol._data
    rtol_ = None if rtol is None else rtol._data
    return from_array(kernels.rank_of_matrix(input_, atol_, rtol_, hermitian))


linalg_matrix_rank_default_op = operation('linalg.matrix_rank', 'linalg', linalg_matrix_rank_default, None, (0, 1, 2), optional=(1, 2), keywords=('atol', 'rtol', 'hermitian'))


# ------------------------------------------------------------------------------------------------
# linalg.det    derivatives.yaml:4522


class LinalgDetBackward0(Node):
    """linalg.det(Tensor A) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.det'
    formulas = {
        'A': 'determinants.det_gradient(grad, A, result)',
    }
    saved_names = ('A', 'result')
    saved_edges = (0, Output(None, 0))

    def on_arrays(node, saved, grad, needs):
        A, result = saved
        return (determinants.det_gradient(grad, A, result),)

    on_tensors = on_arrays


def linalg_det(A):
    """linalg.det(Tensor A) -> Tensor

    The determinant of square matrices. Its gradient, the cofactors, is that of a polynomial, also where a matrix is singular.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_det_op, A)
    A_ = A._data
    result_ = kernels.determinant(A_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgDetBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (A_, result_)
    return out


linalg_det_op = operation('linalg.det', 'linalg', linalg_det, None, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.slogdet    derivatives.yaml:4539


class LinalgSlogdetResult(ReturnType):
    __slots__ = ()
    fields = ('sign', 'logabsdet', )


class LinalgSlogdetBackward0(Node):
    """linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)"""

    __slots__ = ()
    operation = 'linalg.slogdet'
    formulas = {
        'A': 'determinants.slogdet_gradient(grad_sign, grad_logabsdet, A, sign)',
    }
    saved_names = ('A', 'sign')
    saved_edges = (0, Output(None, 0))
    arg_names = ('sign_shape', 'sign_dtype', 'logabsdet_shape', 'logabsdet_dtype')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        A, sign = saved
        sign_shape, sign_dtype, logabsdet_shape, logabsdet_dtype = node.args
        grad_sign = grad.get(0)
        if grad_sign is None:
            grad_sign = np.zeros(sign_shape, sign_dtype)
        grad_logabsdet = grad.get(1)
        if grad_logabsdet is None:
            grad_logabsdet = np.zeros(logabsdet_shape, logabsdet_dtype)
        return (determinants.slogdet_gradient(grad_sign, grad_logabsdet, A, sign),)

    def on_tensors(node, saved, grad, needs):
        A, sign = saved
        sign_shape, sign_dtype, logabsdet_shape, logabsdet_dtype = node.args
        grad_sign = grad.get(0)
        if grad_sign is None:
            grad_sign = zero_tensor(sign_shape, sign_dtype)
        grad_logabsdet = grad.get(1)
        if grad_logabsdet is None:
            grad_logabsdet = zero_tensor(logabsdet_shape, logabsdet_dtype)
        return (determinants.slogdet_gradient(grad_sign, grad_logabsdet, A, sign),)


def linalg_slogdet(A):
    """linalg.slogdet(Tensor A) -> (Tensor sign, Tensor logabsdet)

    The sign of the determinant, a number of size 1, and the logarithm of its size.
    """
    if A.__class__ is not Tensor:
        return dispatch(linalg_slogdet_op, A)
    A_ = A._data
    sign_, logabsdet_ = kernels.sign_and_logarithm(A_)
    outputs = LinalgSlogdetResult((from_array(sign_), from_array(logabsdet_), ))
    A_fn = A._fn
    if A_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = LinalgSlogdetBackward0()
    outputs[0]._fn = Output(node, 0)
    outputs[1]._fn = Output(node, 1)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn,)
    node.saved = (A_, sign_)
    node.args = (sign_.shape, sign_.dtype, logabsdet_.shape, logabsdet_.dtype)
    return outputs


linalg_slogdet_op = operation('linalg.slogdet', 'linalg', linalg_slogdet, None, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.matrix_exp    derivatives.yaml:4561


class LinalgMatrixExpBackward0(Node):
    """linalg.matrix_exp(Tensor self) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.matrix_exp'
    formulas = {
        'self': 'linalg.matrix_exp_derivative(mH(self), grad)',
    }
    saved_names = ('self',)
    saved_edges = (0,)

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        return (kernels.matrix_exponential_derivative(kernels.mH(self), grad),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        return (ops.linalg_matrix_exp_derivative(ops.mH(self), grad),)


def linalg_matrix_exp(input):
    """linalg.matrix_exp(Tensor self) -> Tensor

    The exponential of square matrices.
    """
    if input.__class__ is not Tensor:
        return dispatch(linalg_matrix_exp_op, input)
    self_ = input._data
    result_ = kernels.matrix_exponential(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgMatrixExpBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    return out


def linalg_matrix_exp_jvp(result, self, self_t):
    return ops.linalg_matrix_exp_derivative(self, self_t)


linalg_matrix_exp_op = operation('linalg.matrix_exp', 'linalg', linalg_matrix_exp, linalg_matrix_exp_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# linalg.matrix_exp_derivative    derivatives.yaml:4574


class LinalgMatrixExpDerivativeBackward0(Node):
    """linalg.matrix_exp_derivative(Tensor A, Tensor E) -> Tensor"""

    __slots__ = ()
    operation = 'linalg.matrix_exp_derivative'
    formulas = {
        'A': 'exponentials.gradient_at(grad, A, E)',
        'E': 'linalg.matrix_exp_derivative(mH(A), grad)',
    }
    saved_names = ('A', 'E')
    saved_edges = (0, 1)

    def on_arrays(node, saved, grad, needs):
        A, E = saved
        grad_of_A = grad_of_E = None
        if needs[0] is not None:
            grad_of_A = exponentials.gradient_at(grad, A, E)
        if needs[1] is not None:
            grad_of_E = kernels.matrix_exponential_derivative(kernels.mH(A), grad)
        return node.restored(grad_of_A, grad_of_E)

    def on_tensors(node, saved, grad, needs):
        A, E = saved
        grad_of_A = grad_of_E = None
        if needs[0] is not None:
            grad_of_A = exponentials.gradient_at(grad, A, E)
        if needs[1] is not None:
            grad_of_E = ops.linalg_matrix_exp_derivative(ops.mH(A), grad)
        return node.restored(grad_of_A, grad_of_E)


def linalg_matrix_exp_derivative(A, E):
    """linalg.matrix_exp_derivative(Tensor A, Tensor E) -> Tensor

    The derivative of linalg.matrix_exp at A along E.
    """
    if A.__class__ is not Tensor or E.__class__ is not Tensor:
        return dispatch(linalg_matrix_exp_derivative_op, A, E)
    A_ = A._data
    E_ = E._data
    result_ = kernels.matrix_exponential_derivative(A_, E_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    A_fn = A._fn
    E_fn = E._fn
    if (A_fn is None and E_fn is None) or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = LinalgMatrixExpDerivativeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (A if A_fn is LEAF else A_fn, E if E_fn is LEAF else E_fn)
    node.saved = (A_, None if A_fn is None else E_)
    node.restore = ((A_.shape, A_.dtype), (E_.shape, E_.dtype))
    return out


linalg_matrix_exp_derivative_op = operation('linalg.matrix_exp_derivative', 'linalg', linalg_matrix_exp_derivative, None, (0, 1), edges=(0, 1))
