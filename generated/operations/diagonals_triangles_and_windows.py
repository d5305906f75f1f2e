# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows e5e55e07d55dc29d, content 07a449f8b7984706
"""Diagonals, triangles and windows: functions, Backward nodes and tangents."""

import numpy as np
from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import shapes
from autograd.core.aliases import track_view
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.runtime import missing_argument, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.views.inplace import in_place
from autograd.views.out import write_out

__all__ = [
    "diagonal", "_diagonal_backward", "diag_embed", "diag", "tril", "tril_", "triu", "triu_",
    "unfold", "_unfold_backward",
]  # fmt: skip


# ---- diagonal
class DiagonalBackward0(Node):
    __slots__ = ()
    operation = "diagonal"
    formulas = {"self": "_diagonal_backward(grad, self.shape, offset, dim1, dim2)"}
    arg_names = ("self_shape", "offset", "dim1", "dim2")

    def on_arrays(node, saved, grad, needs):
        self_shape, offset, dim1, dim2 = node.args
        return node.restored_one(kernels.diagonal_backward(grad, self_shape, offset, dim1, dim2))

    on_tensors = calling(on_arrays, kernels=ops, diagonal_backward="_diagonal_backward")


def diagonal(input, offset=0, dim1=0, dim2=1):
    """diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)

    The diagonals of the matrices in two dimensions, along a new last dimension.
    """
    if offset.__class__ is not int:
        offset = value_argument("diagonal", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = value_argument("diagonal", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = value_argument("diagonal", "dim2", "int", dim2)
    if input.__class__ is not Tensor:
        return dispatch(diagonal_op, input, offset, dim1, dim2)
    self_ = input._data
    try:
        result_ = kernels.diagonal(self_, offset, dim1, dim2)
    except FAULTS as _error:
        raise refused(_error, "diagonal", self_, offset, dim1, dim2) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, diagonal_op, offset, dim1, dim2)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, diagonal_op, input, offset, dim1, dim2) if MODE.marks else out
    out._fn = node = DiagonalBackward0()
    if MODE.altered and not MODE.records(node, out, input, offset, dim1, dim2):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, offset, dim1, dim2)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def diagonal_jvp(result, self, offset, dim1, dim2, self_t):
    return diagonal(self_t, offset, dim1, dim2)


diagonal_op = operation("diagonal", "view", diagonal, diagonal_jvp, (0,))


# ---- _diagonal_backward
class DiagonalBackwardBackward0(Node):
    __slots__ = ()
    operation = "_diagonal_backward"
    formulas = {"src": "grad.diagonal(offset, dim1, dim2)"}
    arg_names = ("offset", "dim1", "dim2")

    def on_arrays(node, saved, grad, needs):
        offset, dim1, dim2 = node.args
        return node.restored_one(kernels.diagonal(grad, offset, dim1, dim2))

    on_tensors = calling(on_arrays, kernels=ops)


def _diagonal_backward(src, input_sizes, offset, dim1, dim2):
    """_diagonal_backward(Tensor src, int[] input_sizes, int offset, int dim1, int dim2) ->
    Tensor

    Zeros of the given sizes with the values on the diagonals.
    """
    if not all_ints(input_sizes):
        input_sizes = value_argument("_diagonal_backward", "input_sizes", "int[]", input_sizes)
    if offset.__class__ is not int:
        offset = value_argument("_diagonal_backward", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = value_argument("_diagonal_backward", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = value_argument("_diagonal_backward", "dim2", "int", dim2)
    if src.__class__ is not Tensor:
        return dispatch(_diagonal_backward_op, src, input_sizes, offset, dim1, dim2)
    src_ = src._data
    try:
        result_ = kernels.diagonal_backward(src_, input_sizes, offset, dim1, dim2)
    except FAULTS as _error:
        raise refused(_error, "_diagonal_backward", src_, input_sizes, offset, dim1, dim2) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is src_ or not result_.flags.c_contiguous:
        result_ = settled(result_, src_)
    out = Tensor()
    out._data = result_
    src_fn = src._fn
    if src_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, _diagonal_backward_op, src, input_sizes, offset, dim1, dim2)
        return out
    out._fn = node = DiagonalBackwardBackward0()
    if MODE.altered and not MODE.records(node, out, src, input_sizes, offset, dim1, dim2):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (src if src_fn is LEAF else src_fn,)
    node.saved = ()
    node.args = (offset, dim1, dim2)
    node.restore = ((src_.shape, src_.dtype),)
    return out


def _diagonal_backward_jvp(result, src, input_sizes, offset, dim1, dim2, src_t):
    return _diagonal_backward(src_t, input_sizes, offset, dim1, dim2)


_diagonal_backward_op = operation(
    "_diagonal_backward", "scatter", _diagonal_backward, _diagonal_backward_jvp, (0,), exact=True
)


# ---- diag_embed
class DiagEmbedBackward0(Node):
    __slots__ = ()
    operation = "diag_embed"
    formulas = {"self": "grad.diagonal(offset, dim1, dim2)"}
    arg_names = ("offset", "dim1", "dim2")

    def on_arrays(node, saved, grad, needs):
        offset, dim1, dim2 = node.args
        return node.restored_one(kernels.diagonal(grad, offset, dim1, dim2))

    on_tensors = calling(on_arrays, kernels=ops)


def diag_embed(input, offset=0, dim1=-2, dim2=-1, _=ndarray, out=Tensor):
    """diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor

    Square matrices in two new dimensions, with the last dimension of self on their
    diagonals.
    """
    if offset.__class__ is not int:
        offset = value_argument("diag_embed", "offset", "int", offset)
    if dim1.__class__ is not int:
        dim1 = value_argument("diag_embed", "dim1", "int", dim1)
    if dim2.__class__ is not int:
        dim2 = value_argument("diag_embed", "dim2", "int", dim2)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(diag_embed, out, _, input, offset, dim1, dim2)
        return dispatch(diag_embed_op, input, offset, dim1, dim2)
    self_ = input._data
    try:
        result_ = kernels.diag_embed(self_, offset, dim1, dim2)
    except FAULTS as _error:
        raise refused(_error, "diag_embed", self_, offset, dim1, dim2) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(diag_embed, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, diag_embed_op, input, offset, dim1, dim2) if MODE.marks else out
    out._fn = node = DiagEmbedBackward0()
    if MODE.altered and not MODE.records(node, out, input, offset, dim1, dim2):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (offset, dim1, dim2)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def diag_embed_jvp(result, self, offset, dim1, dim2, self_t):
    return diag_embed(self_t, offset, dim1, dim2)


diag_embed_op = operation(
    "diag_embed", "scatter", diag_embed, diag_embed_jvp, (0,), batched="with_new_dimension",
    exact=True,
)  # fmt: skip


# ---- diag
def diag(input, diagonal=0, _=Tensor, out=Tensor):
    """diag(Tensor self, int diagonal=0) -> Tensor

    The matrix with self on its diagonal, or the diagonal of the matrix self.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(diag, out, _, input, diagonal)
    if diagonal.__class__ is not int:
        diagonal = value_argument("diag", "diagonal", "int", diagonal)
    if input.__class__ is not Tensor:
        _found = overridden("diag", diag, input, diagonal)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("diag", 0, "input", input)
    try:
        return shapes.diag(input, diagonal)
    except FAULTS as _error:
        raise refused(_error, "diag", input, diagonal) from None


# ---- tril
class TrilBackward0(Node):
    __slots__ = ()
    operation = "tril"
    formulas = {"self": "grad.tril(diagonal)"}
    arg_names = ("diagonal",)

    def on_arrays(node, saved, grad, needs):
        (diagonal,) = node.args
        return node.restored_one(kernels.tril(grad, diagonal))

    on_tensors = calling(on_arrays, kernels=ops)


def tril(input, diagonal=0, _=ndarray, out=Tensor):
    """tril(Tensor self, int diagonal=0) -> Tensor

    The lower triangles of matrices, zero above the given diagonal.
    """
    if diagonal.__class__ is not int:
        diagonal = value_argument("tril", "diagonal", "int", diagonal)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(tril, out, _, input, diagonal)
        return dispatch(tril_op, input, diagonal)
    self_ = input._data
    try:
        result_ = kernels.tril(self_, diagonal)
    except FAULTS as _error:
        raise refused(_error, "tril", self_, diagonal) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(tril, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, tril_op, input, diagonal) if MODE.marks else out
    out._fn = node = TrilBackward0()
    if MODE.altered and not MODE.records(node, out, input, diagonal):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (diagonal,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def tril_(input, diagonal=0):
    """In-place version of tril."""
    if diagonal.__class__ is not int:
        diagonal = value_argument("tril", "diagonal", "int", diagonal)
    return in_place(tril_op, tril_into, input, diagonal)


def tril_into(self_, diagonal):
    np.copyto(self_, kernels.tril(self_, diagonal))


def tril_jvp(result, self, diagonal, self_t):
    return tril(self_t, diagonal)


tril_op = operation("tril", "linear", tril, tril_jvp, (0,), batched="along", exact=True)


# ---- triu
class TriuBackward0(Node):
    __slots__ = ()
    operation = "triu"
    formulas = {"self": "grad.triu(diagonal)"}
    arg_names = ("diagonal",)

    def on_arrays(node, saved, grad, needs):
        (diagonal,) = node.args
        return node.restored_one(kernels.triu(grad, diagonal))

    on_tensors = calling(on_arrays, kernels=ops)


def triu(input, diagonal=0, _=ndarray, out=Tensor):
    """triu(Tensor self, int diagonal=0) -> Tensor

    The upper triangles of matrices, zero below the given diagonal.
    """
    if diagonal.__class__ is not int:
        diagonal = value_argument("triu", "diagonal", "int", diagonal)
    if input.__class__ is not out:
        if out is not Tensor or _ is not ndarray:
            return write_out(triu, out, _, input, diagonal)
        return dispatch(triu_op, input, diagonal)
    self_ = input._data
    try:
        result_ = kernels.triu(self_, diagonal)
    except FAULTS as _error:
        raise refused(_error, "triu", self_, diagonal) from None
    if result_.__class__ is not _ and result_.__class__ is not Duck:
        result_ = asarray(result_) if _ is ndarray else write_out(triu, out, _)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, triu_op, input, diagonal) if MODE.marks else out
    out._fn = node = TriuBackward0()
    if MODE.altered and not MODE.records(node, out, input, diagonal):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (diagonal,)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def triu_(input, diagonal=0):
    """In-place version of triu."""
    if diagonal.__class__ is not int:
        diagonal = value_argument("triu", "diagonal", "int", diagonal)
    return in_place(triu_op, triu_into, input, diagonal)


def triu_into(self_, diagonal):
    np.copyto(self_, kernels.triu(self_, diagonal))


def triu_jvp(result, self, diagonal, self_t):
    return triu(self_t, diagonal)


triu_op = operation("triu", "linear", triu, triu_jvp, (0,), batched="along", exact=True)


# ---- unfold
class UnfoldBackward0(Node):
    __slots__ = ()
    operation = "unfold"
    formulas = {"self": "_unfold_backward(grad, self.shape, dimension, size, step)"}
    arg_names = ("self_shape", "dimension", "size", "step")

    def on_arrays(node, saved, grad, needs):
        self_shape, dimension, size, step = node.args
        return node.restored_one(kernels.unfold_backward(grad, self_shape, dimension, size, step))

    on_tensors = calling(on_arrays, kernels=ops, unfold_backward="_unfold_backward")


def unfold(input, dimension, size, step):
    """unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)

    Windows of a size, one every step, along a dimension; they lie in a new last
    dimension.
    """
    if dimension.__class__ is not int:
        dimension = value_argument("unfold", "dimension", "int", dimension)
    if size.__class__ is not int:
        size = value_argument("unfold", "size", "int", size)
    if step.__class__ is not int:
        step = value_argument("unfold", "step", "int", step)
    if input.__class__ is not Tensor:
        return dispatch(unfold_op, input, dimension, size, step)
    self_ = input._data
    try:
        result_ = kernels.unfold(self_, dimension, size, step)
    except FAULTS as _error:
        raise refused(_error, "unfold", self_, dimension, size, step) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, unfold_op, dimension, size, step)
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, unfold_op, input, dimension, size, step) if MODE.marks else out
    out._fn = node = UnfoldBackward0()
    if MODE.altered and not MODE.records(node, out, input, dimension, size, step):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, dimension, size, step)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def unfold_jvp(result, self, dimension, size, step, self_t):
    return unfold(self_t, dimension, size, step)


unfold_op = operation("unfold", "view", unfold, unfold_jvp, (0,), batched="kept_dimension")


# ---- _unfold_backward
class UnfoldBackwardBackward0(Node):
    __slots__ = ()
    operation = "_unfold_backward"
    formulas = {"grad_in": "grad.unfold(dim, size, step)"}
    arg_names = ("dim", "size", "step")

    def on_arrays(node, saved, grad, needs):
        dim, size, step = node.args
        return node.restored_one(kernels.unfold(grad, dim, size, step))

    on_tensors = calling(on_arrays, kernels=ops)


def _unfold_backward(grad_in, input_sizes, dim=None, size=None, step=None, *, axis=None):
    """_unfold_backward(Tensor grad_in, int[] input_sizes, int dim, int size, int step) ->
    Tensor

    Zeros of the given sizes to which windows are added where they came from.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("_unfold_backward", "dim")
    if not all_ints(input_sizes):
        input_sizes = value_argument("_unfold_backward", "input_sizes", "int[]", input_sizes)
    if dim.__class__ is not int:
        dim = value_argument("_unfold_backward", "dim", "int", dim)
    if size.__class__ is not int:
        size = value_argument("_unfold_backward", "size", "int", size)
    if step.__class__ is not int:
        step = value_argument("_unfold_backward", "step", "int", step)
    if grad_in.__class__ is not Tensor:
        return dispatch(_unfold_backward_op, grad_in, input_sizes, dim, size, step)
    grad_in_ = grad_in._data
    try:
        result_ = kernels.unfold_backward(grad_in_, input_sizes, dim, size, step)
    except FAULTS as _error:
        raise refused(_error, "_unfold_backward", grad_in_, input_sizes, dim, size, step) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is grad_in_ or not result_.flags.c_contiguous:
        result_ = settled(result_, grad_in_)
    out = Tensor()
    out._data = result_
    grad_in_fn = grad_in._fn
    if grad_in_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, _unfold_backward_op, grad_in, input_sizes, dim, size, step)
        return out
    out._fn = node = UnfoldBackwardBackward0()
    if MODE.altered and not MODE.records(node, out, grad_in, input_sizes, dim, size, step):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (grad_in if grad_in_fn is LEAF else grad_in_fn,)
    node.saved = ()
    node.args = (dim, size, step)
    node.restore = ((grad_in_.shape, grad_in_.dtype),)
    return out


def _unfold_backward_jvp(result, grad_in, input_sizes, dim, size, step, grad_in_t):
    return _unfold_backward(grad_in_t, input_sizes, dim, size, step)


_unfold_backward_op = operation(
    "_unfold_backward", "scatter", _unfold_backward, _unfold_backward_jvp, (0,), exact=True
)
