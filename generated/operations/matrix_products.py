# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 2b16cf4f3705d2f4, content 67be065608206171
"""Matrix products: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import contractions
from autograd.core.dispatch import NUMBERS, dispatch, number, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import add_tangents, tangent_like, tensor_argument, unshared
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import products
from autograd.views.out import write_out

__all__ = [
    "matmul", "_sparse_product", "mm", "bmm", "mv", "dot", "vdot", "outer", "inner", "tensordot",
    "kron", "trace", "linalg_matmul", "ger", "matmul_reflected",
]  # fmt: skip


# ---- matmul
class MatmulBackward0(Node):
    __slots__ = ()
    operation = "matmul"
    formulas = {
        "self": "products.matmul_self(grad, self.shape, other)",
        "other": "products.matmul_other(grad, self, other.shape)",
    }
    shown = "by_ranks"
    saves = {"self": 0, "other": 1}
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


def matmul(input, other, _=Tensor, out=Tensor):
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions
    broadcast.
    """
    if input.__class__ is not out or other.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(matmul, out, _, input, other)
        return dispatch(matmul_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.matmul(self_, other_)
    except FAULTS as _error:
        raise refused(_error, "matmul", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, matmul_op, input, other) if MODE.marks else out
    out._fn = node = MatmulBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
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


matmul_op = operation("matmul", "bilinear", matmul, matmul_jvp, (0, 1), batched="product")


# ---- _sparse_product
class SparseProductBackward0(Node):
    __slots__ = ()
    operation = "_sparse_product"
    formulas = {"self": "_sparse_product(products.sparse_adjoint(matrix), grad)"}
    arg_names = ("matrix",)

    def on_arrays(node, saved, grad, needs):
        (matrix,) = node.args
        return node.restored_one(kernels.sparse_product(products.sparse_adjoint(matrix), grad))

    on_tensors = calling(on_arrays, kernels=ops, sparse_product="_sparse_product")


def _sparse_product(matrix, input):
    """_sparse_product(any matrix, Tensor self) -> Tensor

    The product of a matrix of scipy.sparse and a vector, a matrix or a stack of matrices.
    """
    if input.__class__ is not Tensor:
        return dispatch(_sparse_product_op, matrix, input)
    self_ = input._data
    try:
        result_ = kernels.sparse_product(matrix, self_)
    except FAULTS as _error:
        raise refused(_error, "_sparse_product", matrix, self_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, _sparse_product_op, matrix, input) if MODE.marks else out
    out._fn = node = SparseProductBackward0()
    if MODE.altered and not MODE.records(node, out, matrix, input):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (unshared(matrix),)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def _sparse_product_jvp(result, matrix, self, self_t):
    return _sparse_product(matrix, self_t)


_sparse_product_op = operation(
    "_sparse_product", "linear", _sparse_product, _sparse_product_jvp, (1,), batched="loop"
)


# ---- mm
class MmBackward0(Node):
    __slots__ = ()
    operation = "mm"
    formulas = {"self": "grad @ mH(mat2)", "mat2": "mH(self) @ grad"}
    saves = {"self": 0, "mat2": 1}

    def on_arrays(node, saved, grad, needs):
        self, mat2 = saved
        grad_of_self = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = grad @ kernels.mH(mat2)
        if needs[1] is not None:
            grad_of_mat2 = kernels.mH(self) @ grad
        return node.restored(grad_of_self, grad_of_mat2)

    on_tensors = calling(on_arrays, kernels=ops)


def mm(input, mat2, _=Tensor, out=Tensor):
    """mm(Tensor self, Tensor mat2) -> Tensor

    The product of two matrices.
    """
    if input.__class__ is not out or mat2.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(mm, out, _, input, mat2)
        return dispatch(mm_op, input, mat2)
    self_ = input._data
    mat2_ = mat2._data
    try:
        result_ = kernels.mm(self_, mat2_)
    except FAULTS as _error:
        raise refused(_error, "mm", self_, mat2_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and mat2_fn is None:
        out._fn = None
        return MODE.mark(out, mm_op, input, mat2) if MODE.marks else out
    out._fn = node = MmBackward0()
    if MODE.altered and not MODE.records(node, out, input, mat2):
        return out
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


mm_op = operation("mm", "bilinear", mm, mm_jvp, (0, 1), batched=mm_batched)


# ---- bmm
class BmmBackward0(Node):
    __slots__ = ()
    operation = "bmm"
    formulas = {"self": "bmm(grad, mH(mat2))", "mat2": "bmm(mH(self), grad)"}
    saves = {"self": 0, "mat2": 1}

    def on_arrays(node, saved, grad, needs):
        self, mat2 = saved
        grad_of_self = grad_of_mat2 = None
        if needs[0] is not None:
            grad_of_self = kernels.bmm(grad, kernels.mH(mat2))
        if needs[1] is not None:
            grad_of_mat2 = kernels.bmm(kernels.mH(self), grad)
        return node.restored(grad_of_self, grad_of_mat2)

    on_tensors = calling(on_arrays, kernels=ops)


def bmm(input, mat2, _=Tensor, out=Tensor):
    """bmm(Tensor self, Tensor mat2) -> Tensor

    The products of two stacks of matrices, one by one.
    """
    if input.__class__ is not out or mat2.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(bmm, out, _, input, mat2)
        return dispatch(bmm_op, input, mat2)
    self_ = input._data
    mat2_ = mat2._data
    try:
        result_ = kernels.bmm(self_, mat2_)
    except FAULTS as _error:
        raise refused(_error, "bmm", self_, mat2_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and mat2_fn is None:
        out._fn = None
        return MODE.mark(out, bmm_op, input, mat2) if MODE.marks else out
    out._fn = node = BmmBackward0()
    if MODE.altered and not MODE.records(node, out, input, mat2):
        return out
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


bmm_op = operation("bmm", "bilinear", bmm, bmm_jvp, (0, 1), batched=bmm_batched)


# ---- mv
class MvBackward0(Node):
    __slots__ = ()
    operation = "mv"
    formulas = {"self": "outer(grad, vec.conj())", "vec": "mH(self) @ grad"}
    saves = {"self": 0, "vec": 1}

    def on_arrays(node, saved, grad, needs):
        self, vec = saved
        grad_of_self = grad_of_vec = None
        if needs[0] is not None:
            grad_of_self = kernels.outer(grad, vec.conj())
        if needs[1] is not None:
            grad_of_vec = kernels.mH(self) @ grad
        return node.restored(grad_of_self, grad_of_vec)

    on_tensors = calling(on_arrays, kernels=ops)


def mv(input, vec, _=Tensor, out=Tensor):
    """mv(Tensor self, Tensor vec) -> Tensor

    The product of a matrix and a vector.
    """
    if input.__class__ is not out or vec.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(mv, out, _, input, vec)
        return dispatch(mv_op, input, vec)
    self_ = input._data
    vec_ = vec._data
    try:
        result_ = kernels.mv(self_, vec_)
    except FAULTS as _error:
        raise refused(_error, "mv", self_, vec_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and vec_fn is None:
        out._fn = None
        return MODE.mark(out, mv_op, input, vec) if MODE.marks else out
    out._fn = node = MvBackward0()
    if MODE.altered and not MODE.records(node, out, input, vec):
        return out
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


mv_op = operation("mv", "bilinear", mv, mv_jvp, (0, 1), batched=mv_batched)


# ---- dot
class DotBackward0(Node):
    __slots__ = ()
    operation = "dot"
    formulas = {"self": "grad * tensor.conj()", "tensor": "grad * self.conj()"}
    saves = {"self": 0, "tensor": 1}

    def on_arrays(node, saved, grad, needs):
        self, tensor = saved
        grad_of_self = grad_of_tensor = None
        if needs[0] is not None:
            grad_of_self = grad * tensor.conj()
        if needs[1] is not None:
            grad_of_tensor = grad * self.conj()
        return node.restored(grad_of_self, grad_of_tensor)


def dot(input, tensor, _=Tensor, out=Tensor):
    """dot(Tensor self, Tensor tensor) -> Tensor

    The sum of the products of the elements of two vectors.
    """
    if input.__class__ is not out or tensor.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(dot, out, _, input, tensor)
        return dispatch(dot_op, input, tensor)
    self_ = input._data
    tensor_ = tensor._data
    try:
        result_ = kernels.dot(self_, tensor_)
    except FAULTS as _error:
        raise refused(_error, "dot", self_, tensor_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and tensor_fn is None:
        out._fn = None
        return MODE.mark(out, dot_op, input, tensor) if MODE.marks else out
    out._fn = node = DotBackward0()
    if MODE.altered and not MODE.records(node, out, input, tensor):
        return out
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


dot_op = operation("dot", "bilinear", dot, dot_jvp, (0, 1), batched=dot_batched)


# ---- vdot
class VdotBackward0(Node):
    __slots__ = ()
    operation = "vdot"
    formulas = {"self": "grad.conj() * other", "other": "grad * self"}
    saves = {"self": 0, "other": 1}

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = grad.conj() * other
        if needs[1] is not None:
            grad_of_other = grad * self
        return node.restored(grad_of_self, grad_of_other)


def vdot(input, other, _=Tensor, out=Tensor):
    """vdot(Tensor self, Tensor other) -> Tensor

    The same as dot with the complex conjugate of self.
    """
    if input.__class__ is not out or other.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(vdot, out, _, input, other)
        return dispatch(vdot_op, input, other)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.dot(self_.conj(), other_)
    except FAULTS as _error:
        raise refused(_error, "vdot", self_, other_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and other_fn is None:
        out._fn = None
        return MODE.mark(out, vdot_op, input, other) if MODE.marks else out
    out._fn = node = VdotBackward0()
    if MODE.altered and not MODE.records(node, out, input, other):
        return out
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


vdot_op = operation("vdot", "bilinear", vdot, vdot_jvp, (0, 1), batched=vdot_batched)


# ---- outer
class OuterBackward0(Node):
    __slots__ = ()
    operation = "outer"
    formulas = {"self": "grad @ vec2.conj()", "vec2": "self.conj() @ grad"}
    saves = {"self": 0, "vec2": 1}

    def on_arrays(node, saved, grad, needs):
        self, vec2 = saved
        grad_of_self = grad_of_vec2 = None
        if needs[0] is not None:
            grad_of_self = grad @ vec2.conj()
        if needs[1] is not None:
            grad_of_vec2 = self.conj() @ grad
        return node.restored(grad_of_self, grad_of_vec2)


def outer(input, vec2, _=Tensor, out=Tensor):
    """outer(Tensor self, Tensor vec2) -> Tensor

    The products of each element of one vector with each of another.
    """
    if input.__class__ is not out or vec2.__class__ is not _:
        if out is not Tensor or _ is not Tensor:
            return write_out(outer, out, _, input, vec2)
        return dispatch(outer_op, input, vec2)
    self_ = input._data
    vec2_ = vec2._data
    try:
        result_ = kernels.outer(self_, vec2_)
    except FAULTS as _error:
        raise refused(_error, "outer", self_, vec2_) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
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
    if self_fn is None and vec2_fn is None:
        out._fn = None
        return MODE.mark(out, outer_op, input, vec2) if MODE.marks else out
    out._fn = node = OuterBackward0()
    if MODE.altered and not MODE.records(node, out, input, vec2):
        return out
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


outer_op = operation("outer", "bilinear", outer, outer_jvp, (0, 1), batched=outer_batched)


# ---- inner
def inner(input, other, _=Tensor, out=Tensor):
    """inner(Tensor self, Tensor other) -> Tensor

    The sums of products over the last dimensions of both; of a number, the product.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(inner, out, _, input, other)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("inner", inner, input, other)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("inner", 0, "input", input)
        other = tensor_argument("inner", 1, "other", other)
    try:
        return contractions.inner(input, other)
    except FAULTS as _error:
        raise refused(_error, "inner", input, other) from None


# ---- tensordot
def tensordot(a, b, dims=2, _=Tensor, out=Tensor):
    """tensordot(Tensor a, Tensor b, any dims=2) -> Tensor

    Sums of products over the last and first dims dimensions, or two lists; size 1
    repeats.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(tensordot, out, _, a, b, dims)
    if a.__class__ is not Tensor or b.__class__ is not Tensor:
        _found = overridden("tensordot", tensordot, a, b, dims)
        if _found is not NotImplemented:
            return _found
        a = tensor_argument("tensordot", 0, "a", a)
        b = tensor_argument("tensordot", 1, "b", b)
    try:
        return ops.reshape(
            contractions.tensordot_left(a, b, dims) @ contractions.tensordot_right(a, b, dims),
            contractions.tensordot_shape(a, b, dims),
        )
    except FAULTS as _error:
        raise refused(_error, "tensordot", a, b, dims) from None


# ---- kron
def kron(input, other, _=Tensor, out=Tensor):
    """kron(Tensor self, Tensor other) -> Tensor

    The Kronecker product, a block other * x for each element x of self.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(kron, out, _, input, other)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("kron", kron, input, other)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("kron", 0, "input", input)
        other = tensor_argument("kron", 1, "other", other)
    try:
        return contractions.kron(input, other)
    except FAULTS as _error:
        raise refused(_error, "kron", input, other) from None


# ---- trace
class TraceBackward0(Node):
    __slots__ = ()
    operation = "trace"
    formulas = {"self": "grad * products.eye(grad, self.shape, self.dtype)"}
    arg_names = ("self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype = node.args
        return node.restored_one(grad * products.eye(grad, self_shape, self_dtype))


def trace(input, _=ndarray, out=Tensor):
    """trace(Tensor self) -> Tensor

    The trace of self, the sum of the diagonal of a matrix.
    """
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(trace, out, _, input)
        return dispatch(trace_op, input)
    self_ = input._data
    try:
        result_ = kernels.trace(self_)
    except FAULTS as _error:
        raise refused(_error, "trace", self_) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(trace, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, trace_op, input) if MODE.marks else out
    out._fn = node = TraceBackward0()
    if MODE.altered and not MODE.records(node, out, input):
        return out
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


trace_op = operation("trace", "linear", trace, trace_jvp, (0,), batched=trace_batched)


linalg_matmul = matmul
ger = outer


def matmul_reflected(input, other):
    """The reflected operator of matmul: other <op> self."""
    cls = other.__class__
    if cls in NUMBERS and input.__class__ is Tensor:
        other = number(other, cls if other else str(other), input._data.dtype)
    return matmul(other, input)
