# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 33bf279279713e59, content d3a40a42e38c2e4f
"""Vectors, norms and distances: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.dtypes import COMPLEX
from autograd.base.ops import ops
from autograd.composites import distances, norms
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import (
    add_tangents,
    complex_refused,
    missing_argument,
    tangent_like,
    tensor_argument,
)
from autograd.core.tensor import LEAF, MODE, Node, Output, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import separations
from autograd.views.out import write_out

__all__ = [
    "linalg_vecdot", "linalg_cross", "cross", "linalg_diagonal", "linalg_vector_norm",
    "linalg_matrix_norm", "linalg_norm", "frobenius_norm", "linalg_cond", "cdist", "_distances",
    "pdist", "nn_functional_pairwise_distance", "nn_functional_cosine_similarity",
    "nn_functional_pdist", "pairwise_distance", "cosine_similarity",
]  # fmt: skip


# ---- linalg.vecdot
def linalg_vecdot(x, y, *, dim=-1, out=None, axis=None):
    """linalg.vecdot(Tensor x, Tensor y, *, int dim=-1) -> Tensor

    The sums of products along `dim`, x conjugated.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(linalg_vecdot, out, Tensor, x, y, dim=dim)
    if dim.__class__ is not int:
        dim = value_argument("linalg.vecdot", "dim", "int", dim)
    if x.__class__ is not Tensor or y.__class__ is not Tensor:
        _found = overridden("linalg.vecdot", linalg_vecdot, x, y, dim=dim)
        if _found is not NotImplemented:
            return _found
        x = tensor_argument("linalg.vecdot", 0, "x", x)
        y = tensor_argument("linalg.vecdot", 1, "y", y)
    if MODE.settle is not None:
        check_dtypes("linalg.vecdot", "composite", x.dtype)
    try:
        return (x.conj() * y).sum(dim)
    except FAULTS as _error:
        raise refused(_error, "linalg.vecdot", x, y, dim) from None


# ---- linalg.cross
class LinalgCrossBackward0(Node):
    __slots__ = ()
    operation = "linalg.cross"
    formulas = {
        "self": "linalg.cross(other.conj(), grad, dim=dim)",
        "other": "linalg.cross(grad, self.conj(), dim=dim)",
    }
    saves = {"self": 0, "other": 1}
    arg_names = ("dim",)

    def on_arrays(node, saved, grad, needs):
        self, other = saved
        (dim,) = node.args
        grad_of_self = grad_of_other = None
        if needs[0] is not None:
            grad_of_self = kernels.cross(other.conj(), grad, dim)
        if needs[1] is not None:
            grad_of_other = kernels.cross(grad, self.conj(), dim)
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


def linalg_cross(input, other, *, dim=-1, out=None, axis=None):
    """linalg.cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor

    The cross products of vectors with three elements along `dim`.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(linalg_cross, out, Tensor, input, other, dim=dim)
    if dim.__class__ is not int:
        dim = value_argument("linalg.cross", "dim", "int", dim)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        return dispatch(linalg_cross_op, input, other, dim)
    self_ = input._data
    other_ = other._data
    try:
        result_ = kernels.cross(self_, other_, dim)
    except FAULTS as _error:
        raise refused(_error, "linalg.cross", self_, other_, dim) from None
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
        return MODE.mark(out, linalg_cross_op, input, other, dim) if MODE.marks else out
    out._fn = node = LinalgCrossBackward0()
    if MODE.altered and not MODE.records(node, out, input, other, dim):
        return out
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


linalg_cross_op = operation(
    "linalg.cross", "bilinear", linalg_cross, linalg_cross_jvp, (0, 1), keywords=("dim",)
)


# ---- cross
def cross(input, other, dim=None, *, out=None, axis=None):
    """cross(Tensor self, Tensor other, int? dim=None) -> Tensor

    The cross products of vectors along `dim`, by default the first dimension with three
    elements.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(cross, out, Tensor, input, other, dim)
    if dim is not None and dim.__class__ is not int:
        dim = value_argument("cross", "dim", "int?", dim)
    if input.__class__ is not Tensor or other.__class__ is not Tensor:
        _found = overridden("cross", cross, input, other, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("cross", 0, "input", input)
        other = tensor_argument("cross", 1, "other", other)
    try:
        return ops.linalg_cross(input, other, dim=distances.cross_dim(input, other, dim))
    except FAULTS as _error:
        raise refused(_error, "cross", input, other, dim) from None


# ---- linalg.diagonal
def linalg_diagonal(A, *, offset=0, dim1=-2, dim2=-1):
    """linalg.diagonal(Tensor(a) A, *, int offset=0, int dim1=-2, int dim2=-1) -> Tensor(a)

    The diagonals of matrices.
    """
    if offset.__class__ is not int:
        offset = value_argument("linalg.diagonal", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = value_argument("linalg.diagonal", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = value_argument("linalg.diagonal", "dim2", "int", dim2)
    if A.__class__ is not Tensor:
        _found = overridden(
            "linalg.diagonal", linalg_diagonal, A, offset=offset, dim1=dim1, dim2=dim2
        )
        if _found is not NotImplemented:
            return _found
        A = tensor_argument("linalg.diagonal", 0, "A", A)
    try:
        return A.diagonal(offset, dim1, dim2)
    except FAULTS as _error:
        raise refused(_error, "linalg.diagonal", A, offset, dim1, dim2) from None


# ---- linalg.vector_norm
def linalg_vector_norm(
    input, ord=2, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None
):
    """linalg.vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *,
    dtype? dtype=None) -> Tensor

    The norm of the elements along `dim`; its gradient at 0 is 0.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(linalg_vector_norm, out, Tensor, input, ord, dim, keepdim, dtype=dtype)
    if ord.__class__ not in NUMBERS:
        ord = value_argument("linalg.vector_norm", "ord", "Scalar", ord)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("linalg.vector_norm", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("linalg.vector_norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("linalg.vector_norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        _found = overridden(
            "linalg.vector_norm", linalg_vector_norm, input, ord, dim, keepdim, dtype=dtype
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.vector_norm", 0, "input", input)
    try:
        return norms.vector_norm(input, ord, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "linalg.vector_norm", input, ord, dim, keepdim, dtype) from None


# ---- linalg.matrix_norm
def linalg_matrix_norm(
    input, ord="fro", dim=(-2, -1), keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None
):
    """linalg.matrix_norm(Tensor self, any ord="fro", int[] dim=(-2, -1), bool keepdim=False, *,
    dtype? dtype=None) -> Tensor

    A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(linalg_matrix_norm, out, Tensor, input, ord, dim, keepdim, dtype=dtype)
    if not all_ints(dim):
        dim = value_argument("linalg.matrix_norm", "dim", "int[]", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("linalg.matrix_norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("linalg.matrix_norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        _found = overridden(
            "linalg.matrix_norm", linalg_matrix_norm, input, ord, dim, keepdim, dtype=dtype
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.matrix_norm", 0, "input", input)
    try:
        return norms.matrix_norm(input, ord, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "linalg.matrix_norm", input, ord, dim, keepdim, dtype) from None


# ---- linalg.norm
def linalg_norm(
    input, ord=None, dim=None, keepdim=False, *, dtype=None, out=None, axis=None, keepdims=None
):
    """linalg.norm(Tensor self, any ord=None, int[1]? dim=None, bool keepdim=False, *, dtype?
    dtype=None) -> Tensor

    A norm of matrices if there are two dimensions, or `dim` names two, and else of
    vectors.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if out is not None:
        return write_out(linalg_norm, out, Tensor, input, ord, dim, keepdim, dtype=dtype)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("linalg.norm", "dim", "int[1]?", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("linalg.norm", "keepdim", "bool", keepdim)
    if dtype is not None:
        dtype = value_argument("linalg.norm", "dtype", "dtype?", dtype)
    if input.__class__ is not Tensor:
        _found = overridden("linalg.norm", linalg_norm, input, ord, dim, keepdim, dtype=dtype)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.norm", 0, "input", input)
    try:
        return norms.norm(input, ord, dim, keepdim, dtype)
    except FAULTS as _error:
        raise refused(_error, "linalg.norm", input, ord, dim, keepdim, dtype) from None


# ---- frobenius_norm
def frobenius_norm(input, dim=None, keepdim=False, *, out=None, axis=None, keepdims=None):
    """frobenius_norm(Tensor self, int[1] dim, bool keepdim=False) -> Tensor

    The norm of the elements along `dim`.
    """
    if axis is not None:
        dim = axis
    if keepdims is not None:
        keepdim = keepdims
    if dim is None:
        raise missing_argument("frobenius_norm", "dim")
    if out is not None:
        return write_out(frobenius_norm, out, Tensor, input, dim, keepdim)
    if dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("frobenius_norm", "dim", "int[1]", dim)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("frobenius_norm", "keepdim", "bool", keepdim)
    if input.__class__ is not Tensor:
        _found = overridden("frobenius_norm", frobenius_norm, input, dim, keepdim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("frobenius_norm", 0, "input", input)
    try:
        return ops.norm(input, "fro", dim, keepdim)
    except FAULTS as _error:
        raise refused(_error, "frobenius_norm", input, dim, keepdim) from None


# ---- linalg.cond
def linalg_cond(input, p=None, _=Tensor, out=Tensor):
    """linalg.cond(Tensor self, any p=None) -> Tensor

    The condition number, norm of a matrix times norm of its inverse; infinite if
    singular.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(linalg_cond, out, _, input, p)
    if input.__class__ is not Tensor:
        _found = overridden("linalg.cond", linalg_cond, input, p)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("linalg.cond", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("linalg.cond", "composite", input.dtype)
    try:
        return norms.cond(input, p)
    except FAULTS as _error:
        raise refused(_error, "linalg.cond", input, p) from None


# ---- cdist
def cdist(x1, x2, p=2, compute_mode="use_mm_for_euclid_dist_if_necessary", _=Tensor, out=Tensor):
    """cdist(Tensor x1, Tensor x2, float p=2, any
    compute_mode="use_mm_for_euclid_dist_if_necessary") -> Tensor

    The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient
    is 0.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(cdist, out, _, x1, x2, p, compute_mode)
    if p.__class__ not in NUMBERS:
        p = value_argument("cdist", "p", "float", p)
    if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
        _found = overridden("cdist", cdist, x1, x2, p, compute_mode)
        if _found is not NotImplemented:
            return _found
        x1 = tensor_argument("cdist", 0, "x1", x1)
        x2 = tensor_argument("cdist", 1, "x2", x2)
    if MODE.settle is not None:
        check_dtypes("cdist", "composite", x1.dtype)
    try:
        return distances.cdist(x1, x2, p, compute_mode)
    except FAULTS as _error:
        raise refused(_error, "cdist", x1, x2, p, compute_mode) from None


# ---- _distances
class DistancesBackward0(Node):
    __slots__ = ()
    operation = "_distances"
    formulas = {
        "x1": "separations.distances_input(grad, x1, x2, result, p)",
        "x2": (
            "separations.distances_input(grad.swapaxes(-1, -2), x2, x1, result.swapaxes(-1, -2), p)"
        ),
    }
    saves = {"x1": 0, "x2": 1, "result": Output(None, 0)}
    arg_names = ("p",)
    recomputed = {2: 0}

    def on_arrays(node, saved, grad, needs):
        x1, x2, result = saved
        (p,) = node.args
        grad_of_x1 = grad_of_x2 = None
        if needs[0] is not None:
            grad_of_x1 = separations.distances_input(grad, x1, x2, result, p)
        if needs[1] is not None:
            grad_of_x2 = separations.distances_input(
                kernels.transpose(grad, -1, -2), x2, x1, kernels.transpose(result, -1, -2), p
            )
        return node.restored(grad_of_x1, grad_of_x2)

    def on_tensors(node, saved, grad, needs):
        x1, x2, result = saved
        (p,) = node.args
        grad_of_x1 = grad_of_x2 = None
        if needs[0] is not None:
            grad_of_x1 = separations.distances_input(grad, x1, x2, result, p)
        if needs[1] is not None:
            grad_of_x2 = separations.distances_input(
                grad.swapaxes(-1, -2), x2, x1, result.swapaxes(-1, -2), p
            )
        return node.restored(grad_of_x1, grad_of_x2)

    def recompute(node, saved):
        x1, x2, _result = saved
        (p,) = node.args
        return (kernels.distances(x1, x2.swapaxes(-1, -2), p),)


def _distances(x1, x2, p):
    """_distances(Tensor x1, Tensor x2, float p) -> Tensor

    The p-norm distances of each row of x1 to each row of x2, where p is 1 or 2; a part of
    cdist.
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("_distances", "p", "float", p)
    if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
        return dispatch(_distances_op, x1, x2, p)
    x1_ = x1._data
    x2_ = x2._data
    if x1_.dtype in COMPLEX or x2_.dtype in COMPLEX:
        raise complex_refused("_distances")
    try:
        result_ = kernels.distances(x1_, x2_.swapaxes(-1, -2), p)
    except FAULTS as _error:
        raise refused(_error, "_distances", x1_, x2_, p) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is x1_
        or result_ is x2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, x1_, x2_)
    out = Tensor()
    out._data = result_
    x1_fn = x1._fn
    x2_fn = x2._fn
    if x1_fn is None and x2_fn is None:
        out._fn = None
        return MODE.mark(out, _distances_op, x1, x2, p) if MODE.marks else out
    out._fn = node = DistancesBackward0()
    if MODE.altered and not MODE.records(node, out, x1, x2, p):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (x1 if x1_fn is LEAF else x1_fn, x2 if x2_fn is LEAF else x2_fn)
    node.saved = (x1_, x2_, result_)
    node.args = (p,)
    node.restore = ((x1_.shape, x1_.dtype), (x2_.shape, x2_.dtype))
    return out


_distances_op = operation("_distances", "linalg", _distances, None, (0, 1))


# ---- pdist
def pdist(input, p=2, _=Tensor, out=Tensor):
    """pdist(Tensor input, float p=2) -> Tensor

    The p-norm distances of the rows of a matrix, each pair once.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(pdist, out, _, input, p)
    if p.__class__ not in NUMBERS:
        p = value_argument("pdist", "p", "float", p)
    if input.__class__ is not Tensor:
        _found = overridden("pdist", pdist, input, p)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("pdist", 0, "input", input)
    if MODE.settle is not None:
        check_dtypes("pdist", "composite", input.dtype)
    try:
        return distances.pdist(input, p)
    except FAULTS as _error:
        raise refused(_error, "pdist", input, p) from None


# ---- nn.functional.pairwise_distance
def nn_functional_pairwise_distance(x1, x2, p=2.0, eps=1e-6, keepdim=False, *, keepdims=None):
    """nn.functional.pairwise_distance(Tensor x1, Tensor x2, float p=2.0, float eps=1e-6, bool
    keepdim=False) -> Tensor

    The p-norm of x1 - x2 + eps along the last dimension.
    """
    if keepdims is not None:
        keepdim = keepdims
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.pairwise_distance", "p", "float", p)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.pairwise_distance", "eps", "float", eps)
    if keepdim is not True and keepdim is not False:
        keepdim = value_argument("nn.functional.pairwise_distance", "keepdim", "bool", keepdim)
    if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.pairwise_distance", nn_functional_pairwise_distance, x1, x2, p, eps,
            keepdim,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        x1 = tensor_argument("nn.functional.pairwise_distance", 0, "x1", x1)
        x2 = tensor_argument("nn.functional.pairwise_distance", 1, "x2", x2)
    if MODE.settle is not None:
        check_dtypes("nn.functional.pairwise_distance", "composite", x1.dtype)
    try:
        return distances.pairwise_distance(x1, x2, p, eps, keepdim)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.pairwise_distance", x1, x2, p, eps, keepdim) from None


# ---- nn.functional.cosine_similarity
def nn_functional_cosine_similarity(x1, x2, dim=1, eps=1e-8, *, axis=None):
    """nn.functional.cosine_similarity(Tensor x1, Tensor x2, int dim=1, float eps=1e-8) ->
    Tensor

    The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`.
    """
    if axis is not None:
        dim = axis
    if dim.__class__ is not int:
        dim = value_argument("nn.functional.cosine_similarity", "dim", "int", dim)
    if eps.__class__ not in NUMBERS:
        eps = value_argument("nn.functional.cosine_similarity", "eps", "float", eps)
    if x1.__class__ is not Tensor or x2.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.cosine_similarity", nn_functional_cosine_similarity, x1, x2, dim, eps
        )
        if _found is not NotImplemented:
            return _found
        x1 = tensor_argument("nn.functional.cosine_similarity", 0, "x1", x1)
        x2 = tensor_argument("nn.functional.cosine_similarity", 1, "x2", x2)
    try:
        return distances.cosine_similarity(x1, x2, dim, eps)
    except FAULTS as _error:
        raise refused(_error, "nn.functional.cosine_similarity", x1, x2, dim, eps) from None


nn_functional_pdist = pdist
pairwise_distance = nn_functional_pairwise_distance
cosine_similarity = nn_functional_cosine_similarity
