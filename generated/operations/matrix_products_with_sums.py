# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 58f85573829b9aee, content 4222e0dcfd175127
"""Matrix products with sums: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, ONE, dispatch, operation, wrap_numbers
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import (
    all_plain,
    edges_of,
    no_edges,
    of_others,
    tangents_of,
    tensor_list,
    zero_like,
)
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import contraction, products
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "addmm", "addmm_", "addmv", "addmv_", "addr", "addr_", "addbmm", "addbmm_", "baddbmm",
    "baddbmm_", "nn_functional_linear", "einsum",
]  # fmt: skip


# ---- addmm
class AddmmBackward0(Node):
    __slots__ = ()
    operation = "addmm"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "mat1": "grad @ mH(mat2) if alpha == 1 else grad @ mH(mat2) * alpha.conj()",
        "mat2": "mH(mat1) @ grad if alpha == 1 else mH(mat1) @ grad * alpha.conj()",
    }
    saves = {"mat1": 1, "mat2": 2}
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

    on_tensors = calling(on_arrays, kernels=ops)


def addmm(input, mat1, mat2, *, beta=1, alpha=1, out=None):
    """addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat1 @ mat2, of matrices.
    """
    if out is not None:
        return write_out(addmm, out, Tensor, input, mat1, mat2, beta=beta, alpha=alpha)
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
        result_ = wrap_numbers(_error, addmm_op, self_, mat1_, mat2_, beta, alpha)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and mat1_fn is None and mat2_fn is None:
        out._fn = None
        return MODE.mark(out, addmm_op, input, mat1, mat2, beta, alpha) if MODE.marks else out
    out._fn = node = AddmmBackward0()
    if MODE.altered and not MODE.records(node, out, input, mat1, mat2, beta, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, mat1 if mat1_fn is LEAF else mat1_fn,
        mat2 if mat2_fn is LEAF else mat2_fn,
    )  # fmt: skip
    node.saved = (None if mat2_fn is None else mat1_, None if mat1_fn is None else mat2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype), (mat1_.shape, mat1_.dtype), (mat2_.shape, mat2_.dtype),
    )  # fmt: skip
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
    "addmm", "linalg", addmm, addmm_jvp, (0, 1, 2), keywords=("beta", "alpha"),
    batched=addmm_batched,
)  # fmt: skip


# ---- addmv
class AddmvBackward0(Node):
    __slots__ = ()
    operation = "addmv"
    formulas = {
        "self": "grad * beta.conj()",
        "mat": "outer(grad if alpha == 1 else grad * alpha.conj(), vec.conj())",
        "vec": "mH(mat) @ grad * alpha.conj()",
    }
    saves = {"mat": 1, "vec": 2}
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

    on_tensors = calling(on_arrays, kernels=ops)


def addmv(input, mat, vec, *, beta=1, alpha=1, out=None):
    """addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * mat @ vec, of a matrix and a vector.
    """
    if out is not None:
        return write_out(addmv, out, Tensor, input, mat, vec, beta=beta, alpha=alpha)
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
        result_ = wrap_numbers(_error, addmv_op, self_, mat_, vec_, beta, alpha)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and mat_fn is None and vec_fn is None:
        out._fn = None
        return MODE.mark(out, addmv_op, input, mat, vec, beta, alpha) if MODE.marks else out
    out._fn = node = AddmvBackward0()
    if MODE.altered and not MODE.records(node, out, input, mat, vec, beta, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, mat if mat_fn is LEAF else mat_fn,
        vec if vec_fn is LEAF else vec_fn,
    )  # fmt: skip
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
    "addmv", "linalg", addmv, addmv_jvp, (0, 1, 2), keywords=("beta", "alpha"),
    batched=addmv_batched,
)  # fmt: skip


# ---- addr
class AddrBackward0(Node):
    __slots__ = ()
    operation = "addr"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "vec1": "grad @ vec2.conj() * alpha.conj()",
        "vec2": "vec1.conj() @ grad * alpha.conj()",
    }
    saves = {"vec1": 1, "vec2": 2}
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


def addr(input, vec1, vec2, *, beta=1, alpha=1, out=None):
    """addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor

    beta * self + alpha * outer(vec1, vec2).
    """
    if out is not None:
        return write_out(addr, out, Tensor, input, vec1, vec2, beta=beta, alpha=alpha)
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
        result_ = wrap_numbers(_error, addr_op, self_, vec1_, vec2_, beta, alpha)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and vec1_fn is None and vec2_fn is None:
        out._fn = None
        return MODE.mark(out, addr_op, input, vec1, vec2, beta, alpha) if MODE.marks else out
    out._fn = node = AddrBackward0()
    if MODE.altered and not MODE.records(node, out, input, vec1, vec2, beta, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, vec1 if vec1_fn is LEAF else vec1_fn,
        vec2 if vec2_fn is LEAF else vec2_fn,
    )  # fmt: skip
    node.saved = (None if vec2_fn is None else vec1_, None if vec1_fn is None else vec2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype), (vec1_.shape, vec1_.dtype), (vec2_.shape, vec2_.dtype),
    )  # fmt: skip
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
    return alpha * vec1.unsqueeze(-1) * vec2 + (beta * self if beta != 0 else 0)


addr_op = operation(
    "addr", "linalg", addr, addr_jvp, (0, 1, 2), keywords=("beta", "alpha"), batched=addr_batched
)


# ---- addbmm
class AddbmmBackward0(Node):
    __slots__ = ()
    operation = "addbmm"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "batch1": "grad @ mH(batch2) if alpha == 1 else grad @ mH(batch2) * alpha.conj()",
        "batch2": "mH(batch1) @ grad if alpha == 1 else mH(batch1) @ grad * alpha.conj()",
    }
    saves = {"batch1": 1, "batch2": 2}
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

    on_tensors = calling(on_arrays, kernels=ops)


def addbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    """addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor

    beta * self + alpha * the sum of the products of two stacks of matrices.
    """
    if out is not None:
        return write_out(addbmm, out, Tensor, input, batch1, batch2, beta=beta, alpha=alpha)
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
        result_ = wrap_numbers(_error, addbmm_op, self_, batch1_, batch2_, beta, alpha)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and batch1_fn is None and batch2_fn is None:
        out._fn = None
        return MODE.mark(out, addbmm_op, input, batch1, batch2, beta, alpha) if MODE.marks else out
    out._fn = node = AddbmmBackward0()
    if MODE.altered and not MODE.records(node, out, input, batch1, batch2, beta, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, batch1 if batch1_fn is LEAF else batch1_fn,
        batch2 if batch2_fn is LEAF else batch2_fn,
    )  # fmt: skip
    node.saved = (None if batch2_fn is None else batch1_, None if batch1_fn is None else batch2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype), (batch1_.shape, batch1_.dtype), (batch2_.shape, batch2_.dtype),
    )  # fmt: skip
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
    "addbmm", "linalg", addbmm, addbmm_jvp, (0, 1, 2), keywords=("beta", "alpha"),
    batched=addbmm_batched,
)  # fmt: skip


# ---- baddbmm
class BaddbmmBackward0(Node):
    __slots__ = ()
    operation = "baddbmm"
    formulas = {
        "self": "grad if beta == 1 else grad * beta.conj()",
        "batch1": "bmm(grad, mH(batch2)) * alpha.conj()",
        "batch2": "bmm(mH(batch1), grad) * alpha.conj()",
    }
    saves = {"batch1": 1, "batch2": 2}
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

    on_tensors = calling(on_arrays, kernels=ops)


def baddbmm(input, batch1, batch2, *, beta=1, alpha=1, out=None):
    """baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) ->
    Tensor

    beta * self + alpha * the products of two stacks of matrices, one by one.
    """
    if out is not None:
        return write_out(baddbmm, out, Tensor, input, batch1, batch2, beta=beta, alpha=alpha)
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
        result_ = wrap_numbers(_error, baddbmm_op, self_, batch1_, batch2_, beta, alpha)
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and batch1_fn is None and batch2_fn is None:
        out._fn = None
        return MODE.mark(out, baddbmm_op, input, batch1, batch2, beta, alpha) if MODE.marks else out
    out._fn = node = BaddbmmBackward0()
    if MODE.altered and not MODE.records(node, out, input, batch1, batch2, beta, alpha):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if self_fn is LEAF else self_fn, batch1 if batch1_fn is LEAF else batch1_fn,
        batch2 if batch2_fn is LEAF else batch2_fn,
    )  # fmt: skip
    node.saved = (None if batch2_fn is None else batch1_, None if batch1_fn is None else batch2_)
    node.args = (beta, alpha)
    node.restore = (
        (self_.shape, self_.dtype), (batch1_.shape, batch1_.dtype), (batch2_.shape, batch2_.dtype),
    )  # fmt: skip
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
    "baddbmm", "linalg", baddbmm, baddbmm_jvp, (0, 1, 2), keywords=("beta", "alpha"),
    batched=baddbmm_batched,
)  # fmt: skip


# ---- nn.functional.linear
class LinearBackward0(Node):
    __slots__ = ()
    operation = "nn.functional.linear"
    formulas = {
        "input": "products.linear_input(grad, input.shape, weight)",
        "weight": "products.linear_weight(grad, input, weight.shape)",
        "bias": "grad",
    }
    shown = "by_bias"
    saves = {"input": 0, "weight": 1}
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
        raise refused(_error, "nn.functional.linear", input_, weight_, bias_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if input_fn is None and weight_fn is None and bias_fn is None:
        out._fn = None
        return MODE.mark(out, nn_functional_linear_op, input, weight, bias) if MODE.marks else out
    out._fn = node = LinearBackward0()
    if MODE.altered and not MODE.records(node, out, input, weight, bias):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (
        input if input_fn is LEAF else input_fn, weight if weight_fn is LEAF else weight_fn,
        bias if bias_fn is LEAF else bias_fn,
    )  # fmt: skip
    node.saved = (None if weight_fn is None else input_, None if input_fn is None else weight_)
    node.args = (input_.shape, weight_.shape)
    node.restore = (
        (input_.shape, input_.dtype), (weight_.shape, weight_.dtype),
        None if bias_ is None else (bias_.shape, bias_.dtype),
    )  # fmt: skip
    return out


def nn_functional_linear_jvp(result, input, weight, bias, input_t, weight_t, bias_t):
    if input_t is None:
        input_t = zero_like(input)
    if weight_t is None:
        weight_t = zero_like(weight)
    if bias_t is None and bias is not None:
        bias_t = zero_like(bias)
    return ops.nn_functional_linear(input_t, weight, bias_t) + ops.nn_functional_linear(
        input, weight_t, None
    )


nn_functional_linear_op = operation(
    "nn.functional.linear", "linalg", nn_functional_linear, nn_functional_linear_jvp, (0, 1, 2),
    optional=(2,), batched="affine",
)  # fmt: skip


# ---- einsum
class EinsumBackward0(Node):
    __slots__ = ()
    operation = "einsum"
    formulas = {
        "operands": "contraction.einsum_operands(grad, equation, operands, operands.shape, needs)",
    }
    saves = {"operands": 0}
    arg_names = ("equation", "operands_shape")

    def on_arrays(node, saved, grad, needs):
        (operands,) = saved
        equation, operands_shape = node.args
        grad_of_operands = contraction.einsum_operands(
            grad, equation, operands, operands_shape, needs
        )
        return node.restored(*grad_of_operands, needs=needs)


def einsum(equation, *operands, **named):
    """einsum(str equation, Tensor[] operands) -> Tensor

    The sum of products that an equation states in Einstein's notation, such as
    "ij,jk->ik".
    """
    if "out" in named:
        return write_out(einsum, named.pop("out"), Tensor, equation, *operands, **named)
    operands = tensor_list("einsum", "operands", operands, named)
    if equation.__class__ is not str:
        equation = value_argument("einsum", "equation", "str", equation)
    if not all_plain(operands):
        return dispatch(einsum_op, equation, operands)
    operands_ = [x._data for x in operands]
    try:
        result_ = kernels.einsum(equation, operands_)
    except FAULTS as _error:
        raise refused(_error, "einsum", equation, operands_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    result_ = settled(result_, *operands_)
    out = Tensor()
    out._data = result_
    operands_fn = edges_of(operands)
    if no_edges(operands_fn):
        out._fn = None
        return MODE.mark(out, einsum_op, equation, operands) if MODE.marks else out
    out._fn = node = EinsumBackward0()
    if MODE.altered and not MODE.records(node, out, equation, operands):
        return out
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
