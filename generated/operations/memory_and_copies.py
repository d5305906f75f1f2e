# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 9c7a2499f07e2a81, content d6a433d76d92b99a
"""Memory and copies: functions, Backward nodes and tangents."""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.aliases import track_view
from autograd.clock import next_stamp
from autograd.formulas import scattering
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import view_in_place
from autograd.node import Node
from autograd.operation import dispatch, operation
from autograd.support import int_list, missing_argument, tensor_argument
from autograd.tensor import LEAF, Tensor
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# as_strided


class AsStridedBackward0(Node):
    """as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)"""

    __slots__ = ()
    operation = 'as_strided'
    formulas = {
        'self': 'getitem_backward(grad, (self.size + 1,), scattering.strided_index(self, size, stride, storage_offset))[:-1].reshape(self.shape)',
    }
    saved_names = ('self',)
    saved_edges = (0,)
    arg_names = ('self_size', 'size', 'stride', 'storage_offset', 'self_shape')

    def on_arrays(node, saved, grad, needs):
        (self,) = saved
        self_size, size, stride, storage_offset, self_shape = node.args
        return (kernels.reshape(kernels.getitem_backward(grad, (self_size + 1,), scattering.strided_index(self, size, stride, storage_offset))[:-1], self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self,) = saved
        self_size, size, stride, storage_offset, self_shape = node.args
        return (ops.getitem_backward(grad, (self_size + 1,), scattering.strided_index(self, size, stride, storage_offset))[:-1].reshape(self_shape),)


def as_strided(input, size, stride, storage_offset=None):
    """as_strided(Tensor(a) self, int[] size, int[] stride, int? storage_offset=None) -> Tensor(a)

    A view of the memory of self by strides, in elements; from where self starts if without offset.
    """
    if input.__class__ is not Tensor:
        return dispatch(as_strided_op, input, size, stride, storage_offset)
    self_ = input._data
    result_ = kernels.as_strided(self_, size, stride, storage_offset)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, as_strided_op, size, stride, storage_offset)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = AsStridedBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = (self_,)
    node.args = (self_.size, size, stride, storage_offset, self_.shape)
    return out


def as_strided_(input, size, stride, storage_offset=None):
    """In-place version of as_strided."""
    return view_in_place(as_strided_op, input, size, stride, storage_offset)


def as_strided_jvp(result, self, size, stride, storage_offset, self_t):
    return scattering.strided_tangent(self_t, self, size, stride, storage_offset)


as_strided_op = operation('as_strided', 'view', as_strided, as_strided_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# as_strided_copy


def as_strided_copy(input, size, stride, storage_offset=None):
    """as_strided_copy(Tensor self, int[] size, int[] stride, int? storage_offset=None) -> Tensor

    A copy of as_strided.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("as_strided_copy", 0, "input", input)
    return ops.clone(ops.as_strided(input, size, stride, storage_offset))


# ------------------------------------------------------------------------------------------------
# diagonal_copy


def diagonal_copy(input, offset=0, dim1=0, dim2=1):
    """diagonal_copy(Tensor self, int offset=0, int dim1=0, int dim2=1) -> Tensor

    A copy of diagonal.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("diagonal_copy", 0, "input", input)
    return ops.clone(ops.diagonal(input, offset, dim1, dim2))


# ------------------------------------------------------------------------------------------------
# expand_copy


def expand_copy(input, *size, **named):
    """expand_copy(Tensor self, int[] size) -> Tensor

    A copy of expand.
    """
    size = int_list("expand_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("expand_copy", 0, "input", input)
    return ops.clone(ops.expand(input, size))


# ------------------------------------------------------------------------------------------------
# narrow_copy


def narrow_copy(input, dim=None, start=None, length=None, *, axis=None):
    """narrow_copy(Tensor self, int dim, int start, int length) -> Tensor

    A copy of narrow.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("narrow_copy", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("narrow_copy", 0, "input", input)
    return ops.clone(ops.narrow(input, dim, start, length))


# ------------------------------------------------------------------------------------------------
# permute_copy


def permute_copy(input, *dims, **named):
    """permute_copy(Tensor self, int[] dims) -> Tensor

    A copy of permute.
    """
    dims = int_list("permute_copy", "dims", dims, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("permute_copy", 0, "input", input)
    return ops.clone(ops.permute(input, dims))


# ------------------------------------------------------------------------------------------------
# select_copy


def select_copy(input, dim=None, index=None, *, axis=None):
    """select_copy(Tensor self, int dim, int index) -> Tensor

    A copy of select.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("select_copy", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("select_copy", 0, "input", input)
    return ops.clone(ops.select(input, dim, index))


# ------------------------------------------------------------------------------------------------
# slice_copy


def slice_copy(input, dim=0, start=None, end=None, step=1, *, axis=None):
    """slice_copy(Tensor self, int dim=0, int? start=None, int? end=None, int step=1) -> Tensor

    A copy of every step-th slice from start to end along dim.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("slice_copy", 0, "input", input)
    return ops.clone(ops.slice(input, dim, start, end, step))


# ------------------------------------------------------------------------------------------------
# split_with_sizes_copy


def split_with_sizes_copy(input, split_sizes, dim=0, *, axis=None):
    """split_with_sizes_copy(Tensor self, int[] split_sizes, int dim=0) -> Tensor[]

    Copies of the parts of split_with_sizes.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("split_with_sizes_copy", 0, "input", input)
    return scattering.copied(ops.split_with_sizes(input, split_sizes, dim))


# ------------------------------------------------------------------------------------------------
# squeeze_copy


def squeeze_copy(input, dim=None, *, axis=None):
    """squeeze_copy(Tensor self, int[1]? dim=None) -> Tensor

    A copy of squeeze.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("squeeze_copy", 0, "input", input)
    return ops.clone(ops.squeeze(input, dim))


# ------------------------------------------------------------------------------------------------
# t_copy


def t_copy(input):
    """t_copy(Tensor self) -> Tensor

    A copy of t.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("t_copy", 0, "input", input)
    return ops.clone(ops.t(input))


# ------------------------------------------------------------------------------------------------
# transpose_copy


def transpose_copy(input, dim0=None, dim1=None, *, axis0=None, axis1=None):
    """transpose_copy(Tensor self, int dim0, int dim1) -> Tensor

    A copy of transpose.
    """
    if axis0 is not None:
        dim0 = axis0
    if axis1 is not None:
        dim1 = axis1
    if dim0 is None:
        raise missing_argument("transpose_copy", "dim0")
    if dim1 is None:
        raise missing_argument("transpose_copy", "dim1")
    if input.__class__ is not Tensor:
        input = tensor_argument("transpose_copy", 0, "input", input)
    return ops.clone(ops.transpose(input, dim0, dim1))


# ------------------------------------------------------------------------------------------------
# unbind_copy


def unbind_copy(input, dim=0, *, axis=None):
    """unbind_copy(Tensor self, int dim=0) -> Tensor[]

    Copies of the slices of unbind.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("unbind_copy", 0, "input", input)
    return scattering.copied(ops.unbind(input, dim))


# ------------------------------------------------------------------------------------------------
# unfold_copy


def unfold_copy(input, dimension, size, step):
    """unfold_copy(Tensor self, int dimension, int size, int step) -> Tensor

    A copy of unfold.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("unfold_copy", 0, "input", input)
    return ops.clone(ops.unfold(input, dimension, size, step))


# ------------------------------------------------------------------------------------------------
# unsqueeze_copy


def unsqueeze_copy(input, dim=None, *, axis=None):
    """unsqueeze_copy(Tensor self, int dim) -> Tensor

    A copy of unsqueeze.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze_copy", "dim")
    if input.__class__ is not Tensor:
        input = tensor_argument("unsqueeze_copy", 0, "input", input)
    return ops.clone(ops.unsqueeze(input, dim))


# ------------------------------------------------------------------------------------------------
# view_copy


def view_copy(input, *size, **named):
    """view_copy(Tensor self, int[] size) -> Tensor

    A copy in another shape, one size of which may be -1.
    """
    size = int_list("view_copy", "size", size, named)
    if input.__class__ is not Tensor:
        input = tensor_argument("view_copy", 0, "input", input)
    return ops.clone(ops.reshape(input, size))
