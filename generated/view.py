# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
"""Operations of kind view: functions, Backward nodes and tangents.

The same elements under another shape or order; memory is shared if possible.
"""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.aliases import track_view, track_views
from autograd.clock import next_stamp
from autograd.formulas import batches, scattering, shapes
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.in_place import view_in_place
from autograd.node import Node, Output
from autograd.operation import dispatch, operation
from autograd.support import int_list, missing_argument
from autograd.tensor import LEAF, Tensor, from_array
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# positive    derivatives.yaml:83


class PositiveBackward0(Node):
    """positive(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'positive'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def positive(input):
    """positive(Tensor(a) self) -> Tensor(a)

    +self, the same values.
    """
    if input.__class__ is not Tensor:
        return dispatch(positive_op, input)
    self_ = input._data
    result_ = self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, positive_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PositiveBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def positive_jvp(result, self, self_t):
    return positive(self_t)


positive_op = operation('positive', 'view', positive, positive_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# conj    derivatives.yaml:559


class ConjBackward0(Node):
    """conj(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'conj'
    formulas = {
        'self': 'grad.conj()',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad.conj(),)

    on_tensors = on_arrays


def conj(input):
    """conj(Tensor(a) self) -> Tensor(a)

    The complex conjugate; a view of the tensor if it is real.
    """
    if input.__class__ is not Tensor:
        return dispatch(conj_op, input)
    self_ = input._data
    result_ = self_.conj()
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, conj_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ConjBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def conj_jvp(result, self, self_t):
    return conj(self_t)


conj_op = operation('conj', 'view', conj, conj_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# real    derivatives.yaml:567


class RealBackward0(Node):
    """real(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'real'
    formulas = {
        'self': 'grad.to(self.dtype)',
    }
    arg_names = ('self_dtype',)

    def on_arrays(node, saved, grad, needs):
        (self_dtype,) = node.args
        return (kernels.cast(grad, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        (self_dtype,) = node.args
        return (grad.to(self_dtype),)


def real(input):
    """real(Tensor(a) self) -> Tensor(a)

    The real part.
    """
    if input.__class__ is not Tensor:
        return dispatch(real_op, input)
    self_ = input._data
    result_ = self_.real
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, real_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = RealBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.dtype,)
    return out


def real_jvp(result, self, self_t):
    return real(self_t)


real_op = operation('real', 'view', real, real_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# imag    derivatives.yaml:575


class ImagBackward0(Node):
    """imag(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'imag'
    formulas = {
        'self': 'grad * 1j',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad * 1j,)

    on_tensors = on_arrays


def imag(input):
    """imag(Tensor(a) self) -> Tensor(a)

    The imaginary part of a complex tensor.
    """
    if input.__class__ is not Tensor:
        return dispatch(imag_op, input)
    self_ = input._data
    result_ = kernels.imag(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, imag_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ImagBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def imag_jvp(result, self, self_t):
    return imag(self_t)


imag_op = operation('imag', 'view', imag, imag_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# to    derivatives.yaml:582


class ToBackward0(Node):
    """to(Tensor(a) self, dtype dtype) -> Tensor(a)"""

    __slots__ = ()
    operation = 'to'
    formulas = {
        'self': 'grad.to(self.dtype)',
    }
    arg_names = ('self_dtype',)

    def on_arrays(node, saved, grad, needs):
        (self_dtype,) = node.args
        return (kernels.cast(grad, self_dtype),)

    def on_tensors(node, saved, grad, needs):
        (self_dtype,) = node.args
        return (grad.to(self_dtype),)


def to(input, dtype):
    """to(Tensor(a) self, dtype dtype) -> Tensor(a)

    The same values as another dtype, a view if self has it already; integer and bool results are cut off the graph.
    """
    if input.__class__ is not Tensor:
        return dispatch(to_op, input, dtype)
    self_ = input._data
    result_ = kernels.cast(self_, dtype)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, to_op, dtype)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()) or result_.dtype.kind not in 'fc':
        out._fn = None
        return out
    out._fn = node = ToBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.dtype,)
    return out


def to_jvp(result, self, dtype, self_t):
    return to(self_t, dtype)


to_op = operation('to', 'view', to, to_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# reshape    derivatives.yaml:1140


class ReshapeBackward0(Node):
    """reshape(Tensor(a) self, int[] shape) -> Tensor(a)"""

    __slots__ = ()
    operation = 'reshape'
    formulas = {
        'self': 'grad.reshape(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.reshape(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.reshape(self_shape),)


def reshape(input, *shape, **named):
    """reshape(Tensor(a) self, int[] shape) -> Tensor(a)

    The same elements in another shape, one size of which may be -1; a view where possible.
    """
    shape = int_list("reshape", "shape", shape, named)
    if input.__class__ is not Tensor:
        return dispatch(reshape_op, input, shape)
    self_ = input._data
    result_ = kernels.reshape(self_, shape)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, reshape_op, shape)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ReshapeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def reshape_jvp(result, self, shape, self_t):
    return reshape(self_t, shape)


reshape_op = operation('reshape', 'view', reshape, reshape_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# view    derivatives.yaml:1148


class ViewBackward0(Node):
    """view(Tensor(a) self, int[] size) -> Tensor(a)"""

    __slots__ = ()
    operation = 'view'
    formulas = {
        'self': 'grad.reshape(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.reshape(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.reshape(self_shape),)


def view(input, *size, **named):
    """view(Tensor(a) self, int[] size) -> Tensor(a)

    The same memory in another shape; an error where that would need a copy.
    """
    size = int_list("view", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(view_op, input, size)
    self_ = input._data
    result_ = kernels.viewed(self_, size)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, view_op, size)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ViewBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def view_jvp(result, self, size, self_t):
    return self_t.reshape(size)


view_op = operation('view', 'view', view, view_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# flatten    derivatives.yaml:1168


class FlattenBackward0(Node):
    """flatten(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)"""

    __slots__ = ()
    operation = 'flatten'
    formulas = {
        'self': 'grad.reshape(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.reshape(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.reshape(self_shape),)


def flatten(input, start_dim=0, end_dim=-1):
    """flatten(Tensor(a) self, int start_dim=0, int end_dim=-1) -> Tensor(a)

    The dimensions from start_dim to end_dim as one.
    """
    if input.__class__ is not Tensor:
        return dispatch(flatten_op, input, start_dim, end_dim)
    self_ = input._data
    result_ = kernels.flatten(self_, start_dim, end_dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, flatten_op, start_dim, end_dim)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = FlattenBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def flatten_jvp(result, self, start_dim, end_dim, self_t):
    return flatten(self_t, start_dim, end_dim)


flatten_op = operation('flatten', 'view', flatten, flatten_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# unflatten    derivatives.yaml:1182


class UnflattenBackward0(Node):
    """unflatten(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)"""

    __slots__ = ()
    operation = 'unflatten'
    formulas = {
        'self': 'grad.reshape(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.reshape(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.reshape(self_shape),)


def unflatten(input, dim=None, sizes=None, *, axis=None):
    """unflatten(Tensor(a) self, int dim, int[] sizes) -> Tensor(a)

    Dimension dim as several of the given sizes, one of which may be -1.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unflatten", "dim")
    if input.__class__ is not Tensor:
        return dispatch(unflatten_op, input, dim, sizes)
    self_ = input._data
    result_ = kernels.unflatten(self_, dim, sizes)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, unflatten_op, dim, sizes)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = UnflattenBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def unflatten_jvp(result, self, dim, sizes, self_t):
    return unflatten(self_t, dim, sizes)


unflatten_op = operation('unflatten', 'view', unflatten, unflatten_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# squeeze    derivatives.yaml:1188


class SqueezeBackward0(Node):
    """squeeze(Tensor(a) self, int[1]? dim=None) -> Tensor(a)"""

    __slots__ = ()
    operation = 'squeeze'
    formulas = {
        'self': 'grad.reshape(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.reshape(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.reshape(self_shape),)


def squeeze(input, dim=None, *, axis=None):
    """squeeze(Tensor(a) self, int[1]? dim=None) -> Tensor(a)

    Without the dimensions of size 1, or without those among dim that have size 1.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(squeeze_op, input, dim)
    self_ = input._data
    result_ = kernels.squeeze(self_, dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, squeeze_op, dim)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SqueezeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def squeeze_(input, dim=None, *, axis=None):
    """In-place version of squeeze."""
    if axis is not None:
        dim = axis
    return view_in_place(squeeze_op, input, dim)


def squeeze_jvp(result, self, dim, self_t):
    return squeeze(self_t, dim)


squeeze_op = operation('squeeze', 'view', squeeze, squeeze_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# unsqueeze    derivatives.yaml:1197


class UnsqueezeBackward0(Node):
    """unsqueeze(Tensor(a) self, int dim) -> Tensor(a)"""

    __slots__ = ()
    operation = 'unsqueeze'
    formulas = {
        'self': 'grad.reshape(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.reshape(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.reshape(self_shape),)


def unsqueeze(input, dim=None, *, axis=None):
    """unsqueeze(Tensor(a) self, int dim) -> Tensor(a)

    With a dimension of size 1 at dim.
    """
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze", "dim")
    if input.__class__ is not Tensor:
        return dispatch(unsqueeze_op, input, dim)
    self_ = input._data
    result_ = kernels.unsqueeze(self_, dim)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, unsqueeze_op, dim)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = UnsqueezeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def unsqueeze_(input, dim=None, *, axis=None):
    """In-place version of unsqueeze."""
    if axis is not None:
        dim = axis
    if dim is None:
        raise missing_argument("unsqueeze", "dim")
    return view_in_place(unsqueeze_op, input, dim)


def unsqueeze_jvp(result, self, dim, self_t):
    return unsqueeze(self_t, dim)


unsqueeze_op = operation('unsqueeze', 'view', unsqueeze, unsqueeze_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# expand    derivatives.yaml:1205


class ExpandBackward0(Node):
    """expand(Tensor(a) self, int[] size) -> Tensor(a)"""

    __slots__ = ()
    operation = 'expand'
    formulas = {
        'self': 'grad.sum_to_size(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.sum_to_size(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.sum_to_size(self_shape),)


def expand(input, *size, **named):
    """expand(Tensor(a) self, int[] size) -> Tensor(a)

    A view that repeats dimensions of size 1, and adds new ones in front; -1 leaves a size.
    """
    size = int_list("expand", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(expand_op, input, size)
    self_ = input._data
    result_ = kernels.broadcast(self_, size)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, expand_op, size)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ExpandBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def expand_jvp(result, self, size, self_t):
    return expand(self_t, size)


expand_op = operation('expand', 'view', expand, expand_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# sum_to_size    derivatives.yaml:1219


class SumToSizeBackward0(Node):
    """sum_to_size(Tensor(a) self, int[] size) -> Tensor(a)"""

    __slots__ = ()
    operation = 'sum_to_size'
    formulas = {
        'self': 'grad.expand(self.shape)',
    }
    arg_names = ('self_shape',)

    def on_arrays(node, saved, grad, needs):
        (self_shape,) = node.args
        return (kernels.broadcast(grad, self_shape),)

    def on_tensors(node, saved, grad, needs):
        (self_shape,) = node.args
        return (grad.expand(self_shape),)


def sum_to_size(input, *size, **named):
    """sum_to_size(Tensor(a) self, int[] size) -> Tensor(a)

    The sum over those dimensions along which size would be repeated to the shape of self; a view if there are none.
    """
    size = int_list("sum_to_size", "size", size, named)
    if input.__class__ is not Tensor:
        return dispatch(sum_to_size_op, input, size)
    self_ = input._data
    result_ = kernels.sum_to_size(self_, size)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, sum_to_size_op, size)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = SumToSizeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape,)
    return out


def sum_to_size_jvp(result, self, size, self_t):
    return sum_to_size(self_t, size)


sum_to_size_op = operation('sum_to_size', 'view', sum_to_size, sum_to_size_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# contiguous    derivatives.yaml:1263


class ContiguousBackward0(Node):
    """contiguous(Tensor(a) self, *, any memory_format=None) -> Tensor(a)"""

    __slots__ = ()
    operation = 'contiguous'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def contiguous(input, *, memory_format=None):
    """contiguous(Tensor(a) self, *, any memory_format=None) -> Tensor(a)

    The same elements side by side in memory; a copy only if they are not yet.
    """
    if input.__class__ is not Tensor:
        return dispatch(contiguous_op, input, memory_format)
    self_ = input._data
    result_ = np.asarray(self_, order='C')
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, contiguous_op, memory_format)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ContiguousBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def contiguous_jvp(result, self, memory_format, self_t):
    return contiguous(self_t, memory_format=memory_format)


contiguous_op = operation('contiguous', 'view', contiguous, contiguous_jvp, (0,), edges=(0,), keywords=('memory_format',))


# ------------------------------------------------------------------------------------------------
# transpose    derivatives.yaml:1280


class TransposeBackward0(Node):
    """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)"""

    __slots__ = ()
    operation = 'transpose'
    formulas = {
        'self': 'grad.transpose(dim0, dim1)',
    }
    arg_names = ('dim0', 'dim1')

    def on_arrays(node, saved, grad, needs):
        dim0, dim1 = node.args
        return (kernels.swap(grad, dim0, dim1),)

    def on_tensors(node, saved, grad, needs):
        dim0, dim1 = node.args
        return (grad.transpose(dim0, dim1),)


def transpose(input, dim0=None, dim1=None, *, axis0=None, axis1=None):
    """transpose(Tensor(a) self, int dim0, int dim1) -> Tensor(a)

    Two dimensions exchanged.
    """
    if axis0 is not None:
        dim0 = axis0
    if axis1 is not None:
        dim1 = axis1
    if dim0 is None:
        raise missing_argument("transpose", "dim0")
    if dim1 is None:
        raise missing_argument("transpose", "dim1")
    if input.__class__ is not Tensor:
        return dispatch(transpose_op, input, dim0, dim1)
    self_ = input._data
    result_ = kernels.swap(self_, dim0, dim1)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, transpose_op, dim0, dim1)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TransposeBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim0, dim1)
    return out


def transpose_(input, dim0=None, dim1=None, *, axis0=None, axis1=None):
    """In-place version of transpose."""
    if axis0 is not None:
        dim0 = axis0
    if axis1 is not None:
        dim1 = axis1
    if dim0 is None:
        raise missing_argument("transpose", "dim0")
    if dim1 is None:
        raise missing_argument("transpose", "dim1")
    return view_in_place(transpose_op, input, dim0, dim1)


def transpose_jvp(result, self, dim0, dim1, self_t):
    return transpose(self_t, dim0, dim1)


transpose_op = operation('transpose', 'view', transpose, transpose_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# permute    derivatives.yaml:1290


class PermuteBackward0(Node):
    """permute(Tensor(a) self, int[] dims) -> Tensor(a)"""

    __slots__ = ()
    operation = 'permute'
    formulas = {
        'self': 'grad.permute(shapes.inverse(dims))',
    }
    arg_names = ('dims',)

    def on_arrays(node, saved, grad, needs):
        (dims,) = node.args
        return (kernels.permute(grad, shapes.inverse(dims)),)

    def on_tensors(node, saved, grad, needs):
        (dims,) = node.args
        return (grad.permute(shapes.inverse(dims)),)


def permute(input, *dims, **named):
    """permute(Tensor(a) self, int[] dims) -> Tensor(a)

    The dimensions in the order of dims.
    """
    dims = int_list("permute", "dims", dims, named)
    if input.__class__ is not Tensor:
        return dispatch(permute_op, input, dims)
    self_ = input._data
    result_ = kernels.permute(self_, dims)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, permute_op, dims)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = PermuteBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dims,)
    return out


def permute_jvp(result, self, dims, self_t):
    return permute(self_t, dims)


permute_op = operation('permute', 'view', permute, permute_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# movedim    derivatives.yaml:1298


class MovedimBackward0(Node):
    """movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)"""

    __slots__ = ()
    operation = 'movedim'
    formulas = {
        'self': 'grad.movedim(destination, source)',
    }
    arg_names = ('destination', 'source')

    def on_arrays(node, saved, grad, needs):
        destination, source = node.args
        return (kernels.movedim(grad, destination, source),)

    def on_tensors(node, saved, grad, needs):
        destination, source = node.args
        return (grad.movedim(destination, source),)


def movedim(input, source, destination):
    """movedim(Tensor(a) self, int[1] source, int[1] destination) -> Tensor(a)

    The dimensions of source moved to the places of destination, the others in their order.
    """
    if input.__class__ is not Tensor:
        return dispatch(movedim_op, input, source, destination)
    self_ = input._data
    result_ = kernels.movedim(self_, source, destination)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, movedim_op, source, destination)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MovedimBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (destination, source)
    return out


def movedim_jvp(result, self, source, destination, self_t):
    return movedim(self_t, source, destination)


movedim_op = operation('movedim', 'view', movedim, movedim_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# t    derivatives.yaml:1307


class TBackward0(Node):
    """t(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 't'
    formulas = {
        'self': 'grad.t()',
    }

    def on_arrays(node, saved, grad, needs):
        return (kernels.t(grad),)

    def on_tensors(node, saved, grad, needs):
        return (grad.t(),)


def t(input):
    """t(Tensor(a) self) -> Tensor(a)

    The transpose of a matrix; vectors and numbers as they are.
    """
    if input.__class__ is not Tensor:
        return dispatch(t_op, input)
    self_ = input._data
    result_ = kernels.t(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, t_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def t_(input):
    """In-place version of t."""
    return view_in_place(t_op, input)


def t_jvp(result, self, self_t):
    return t(self_t)


def t_batched(self):
    return self if self.ndim < 2 else ops.mT(self)


t_op = operation('t', 'view', t, t_jvp, (0,), edges=(0,), batched=t_batched)


# ------------------------------------------------------------------------------------------------
# T    derivatives.yaml:1316


class TBackward1(Node):
    """T(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'T'
    formulas = {
        'self': 'T(grad)',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad.T,)

    def on_tensors(node, saved, grad, needs):
        return (ops.T(grad),)


def T(input):
    """T(Tensor(a) self) -> Tensor(a)

    The dimensions in reverse order.
    """
    if input.__class__ is not Tensor:
        return dispatch(T_op, input)
    self_ = input._data
    result_ = self_.T
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, T_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = TBackward1()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def T_jvp(result, self, self_t):
    return T(self_t)


def T_batched(self):
    return self.permute(batches.reversed_dims(self.ndim))


T_op = operation('T', 'view', T, T_jvp, (0,), edges=(0,), batched=T_batched)


# ------------------------------------------------------------------------------------------------
# mT    derivatives.yaml:1323


class MTBackward0(Node):
    """mT(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'mT'
    formulas = {
        'self': 'mT(grad)',
    }

    def on_arrays(node, saved, grad, needs):
        return (kernels.mT(grad),)

    def on_tensors(node, saved, grad, needs):
        return (ops.mT(grad),)


def mT(input):
    """mT(Tensor(a) self) -> Tensor(a)

    The last two dimensions exchanged.
    """
    if input.__class__ is not Tensor:
        return dispatch(mT_op, input)
    self_ = input._data
    result_ = kernels.mT(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, mT_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MTBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def mT_jvp(result, self, self_t):
    return mT(self_t)


mT_op = operation('mT', 'view', mT, mT_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# H    derivatives.yaml:1330


class HBackward0(Node):
    """H(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'H'
    formulas = {
        'self': 'H(grad)',
    }

    def on_arrays(node, saved, grad, needs):
        return (kernels.H(grad),)

    def on_tensors(node, saved, grad, needs):
        return (ops.H(grad),)


def H(input):
    """H(Tensor(a) self) -> Tensor(a)

    The conjugate transpose of a matrix; a view if it is real.
    """
    if input.__class__ is not Tensor:
        return dispatch(H_op, input)
    self_ = input._data
    result_ = kernels.H(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, H_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = HBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def H_jvp(result, self, self_t):
    return H(self_t)


def H_batched(self):
    return ops.mH(self) if self.ndim == 2 else self.conj()


H_op = operation('H', 'view', H, H_jvp, (0,), edges=(0,), batched=H_batched)


# ------------------------------------------------------------------------------------------------
# mH    derivatives.yaml:1337


class MHBackward0(Node):
    """mH(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'mH'
    formulas = {
        'self': 'mH(grad)',
    }

    def on_arrays(node, saved, grad, needs):
        return (kernels.mH(grad),)

    def on_tensors(node, saved, grad, needs):
        return (ops.mH(grad),)


def mH(input):
    """mH(Tensor(a) self) -> Tensor(a)

    The last two dimensions exchanged, and the complex conjugate; a view if it is real.
    """
    if input.__class__ is not Tensor:
        return dispatch(mH_op, input)
    self_ = input._data
    result_ = kernels.mH(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, mH_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = MHBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def mH_jvp(result, self, self_t):
    return mH(self_t)


mH_op = operation('mH', 'view', mH, mH_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# split_with_sizes    derivatives.yaml:1425


class SplitWithSizesBackward0(Node):
    """split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]"""

    __slots__ = ()
    operation = 'split_with_sizes'
    formulas = {
        'self': 'shapes.joined(grads, self.shape, self.dtype, split_sizes, dim)',
    }
    arg_names = ('self_shape', 'self_dtype', 'split_sizes', 'dim')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, split_sizes, dim = node.args
        grads = grad
        return (shapes.joined(grads, self_shape, self_dtype, split_sizes, dim),)

    on_tensors = on_arrays


def split_with_sizes(input, split_sizes, dim=0, *, axis=None):
    """split_with_sizes(Tensor(a) self, int[] split_sizes, int dim=0) -> Tensor(a)[]

    Consecutive parts of the given sizes along dim.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(split_with_sizes_op, input, split_sizes, dim)
    self_ = input._data
    data = kernels.split_with_sizes(self_, split_sizes, dim)
    outputs = tuple(map(from_array, data))
    track_views(outputs, input, split_with_sizes_op, split_sizes, dim)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = SplitWithSizesBackward0()
    for i, output in enumerate(outputs):
        output._fn = Output(node, i)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, split_sizes, dim)
    return outputs


def split_with_sizes_jvp(result, self, split_sizes, dim, self_t):
    return split_with_sizes(self_t, split_sizes, dim)


split_with_sizes_op = operation('split_with_sizes', 'view', split_with_sizes, split_with_sizes_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# unbind    derivatives.yaml:1455


class UnbindBackward0(Node):
    """unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]"""

    __slots__ = ()
    operation = 'unbind'
    formulas = {
        'self': 'shapes.stacked(grads, self.shape, self.dtype, dim)',
    }
    arg_names = ('self_shape', 'self_dtype', 'dim')
    many_outputs = True

    def on_arrays(node, saved, grad, needs):
        self_shape, self_dtype, dim = node.args
        grads = grad
        return (shapes.stacked(grads, self_shape, self_dtype, dim),)

    on_tensors = on_arrays


def unbind(input, dim=0, *, axis=None):
    """unbind(Tensor(a) self, int dim=0) -> Tensor(a)[]

    The slices at each index along dim.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        return dispatch(unbind_op, input, dim)
    self_ = input._data
    data = kernels.unbind(self_, dim)
    outputs = tuple(map(from_array, data))
    track_views(outputs, input, unbind_op, dim)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        return outputs
    node = UnbindBackward0()
    for i, output in enumerate(outputs):
        output._fn = Output(node, i)
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, self_.dtype, dim)
    return outputs


def unbind_jvp(result, self, dim, self_t):
    return unbind(self_t, dim)


unbind_op = operation('unbind', 'view', unbind, unbind_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# diagonal    derivatives.yaml:1541


class DiagonalBackward0(Node):
    """diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)"""

    __slots__ = ()
    operation = 'diagonal'
    formulas = {
        'self': 'diagonal_backward(grad, self.shape, offset, dim1, dim2)',
    }
    arg_names = ('self_shape', 'offset', 'dim1', 'dim2')

    def on_arrays(node, saved, grad, needs):
        self_shape, offset, dim1, dim2 = node.args
        return (kernels.diagonal_backward(grad, self_shape, offset, dim1, dim2),)

    def on_tensors(node, saved, grad, needs):
        self_shape, offset, dim1, dim2 = node.args
        return (ops.diagonal_backward(grad, self_shape, offset, dim1, dim2),)


def diagonal(input, offset=0, dim1=0, dim2=1):
    """diagonal(Tensor(a) self, int offset=0, int dim1=0, int dim2=1) -> Tensor(a)

    The diagonals of the matrices in two dimensions, along a new last dimension.
    """
    if input.__class__ is not Tensor:
        return dispatch(diagonal_op, input, offset, dim1, dim2)
    self_ = input._data
    result_ = kernels.diagonal(self_, offset, dim1, dim2)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, diagonal_op, offset, dim1, dim2)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = DiagonalBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, offset, dim1, dim2)
    return out


def diagonal_jvp(result, self, offset, dim1, dim2, self_t):
    return diagonal(self_t, offset, dim1, dim2)


diagonal_op = operation('diagonal', 'view', diagonal, diagonal_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# unfold    derivatives.yaml:1584


class UnfoldBackward0(Node):
    """unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)"""

    __slots__ = ()
    operation = 'unfold'
    formulas = {
        'self': 'unfold_backward(grad, self.shape, dimension, size, step)',
    }
    arg_names = ('self_shape', 'dimension', 'size', 'step')

    def on_arrays(node, saved, grad, needs):
        self_shape, dimension, size, step = node.args
        return (kernels.unfold_backward(grad, self_shape, dimension, size, step),)

    def on_tensors(node, saved, grad, needs):
        self_shape, dimension, size, step = node.args
        return (ops.unfold_backward(grad, self_shape, dimension, size, step),)


def unfold(input, dimension, size, step):
    """unfold(Tensor(a) self, int dimension, int size, int step) -> Tensor(a)

    Windows of a size, one every step, along a dimension; they lie in a new last dimension.
    """
    if input.__class__ is not Tensor:
        return dispatch(unfold_op, input, dimension, size, step)
    self_ = input._data
    result_ = kernels.unfold(self_, dimension, size, step)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, unfold_op, dimension, size, step)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = UnfoldBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, dimension, size, step)
    return out


def unfold_jvp(result, self, dimension, size, step, self_t):
    return unfold(self_t, dimension, size, step)


unfold_op = operation('unfold', 'view', unfold, unfold_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# as_strided    derivatives.yaml:1599


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
# view_as_real    derivatives.yaml:3513


class ViewAsRealBackward0(Node):
    """view_as_real(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'view_as_real'
    formulas = {
        'self': 'view_as_complex(grad)',
    }

    def on_arrays(node, saved, grad, needs):
        return (kernels.view_as_complex(grad),)

    def on_tensors(node, saved, grad, needs):
        return (ops.view_as_complex(grad),)


def view_as_real(input):
    """view_as_real(Tensor(a) self) -> Tensor(a)

    Complex numbers as pairs of real ones along a new last dimension.
    """
    if input.__class__ is not Tensor:
        return dispatch(view_as_real_op, input)
    self_ = input._data
    result_ = kernels.view_as_real(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, view_as_real_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ViewAsRealBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def view_as_real_jvp(result, self, self_t):
    return view_as_real(self_t)


view_as_real_op = operation('view_as_real', 'view', view_as_real, view_as_real_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# view_as_complex    derivatives.yaml:3519


class ViewAsComplexBackward0(Node):
    """view_as_complex(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'view_as_complex'
    formulas = {
        'self': 'view_as_real(grad)',
    }

    def on_arrays(node, saved, grad, needs):
        return (kernels.view_as_real(grad),)

    def on_tensors(node, saved, grad, needs):
        return (ops.view_as_real(grad),)


def view_as_complex(input):
    """view_as_complex(Tensor(a) self) -> Tensor(a)

    Pairs of real numbers along the last dimension as complex ones.
    """
    if input.__class__ is not Tensor:
        return dispatch(view_as_complex_op, input)
    self_ = input._data
    result_ = kernels.view_as_complex(self_)
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, view_as_complex_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ViewAsComplexBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def view_as_complex_jvp(result, self, self_t):
    return view_as_complex(self_t)


view_as_complex_op = operation('view_as_complex', 'view', view_as_complex, view_as_complex_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# resolve_conj    derivatives.yaml:3525


class ResolveConjBackward0(Node):
    """resolve_conj(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'resolve_conj'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def resolve_conj(input):
    """resolve_conj(Tensor(a) self) -> Tensor(a)

    self; there is no lazy conjugation that would have to be carried out.
    """
    if input.__class__ is not Tensor:
        return dispatch(resolve_conj_op, input)
    self_ = input._data
    result_ = self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, resolve_conj_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ResolveConjBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def resolve_conj_jvp(result, self, self_t):
    return resolve_conj(self_t)


resolve_conj_op = operation('resolve_conj', 'view', resolve_conj, resolve_conj_jvp, (0,), edges=(0,))


# ------------------------------------------------------------------------------------------------
# resolve_neg    derivatives.yaml:3532


class ResolveNegBackward0(Node):
    """resolve_neg(Tensor(a) self) -> Tensor(a)"""

    __slots__ = ()
    operation = 'resolve_neg'
    formulas = {
        'self': 'grad',
    }

    def on_arrays(node, saved, grad, needs):
        return (grad,)

    on_tensors = on_arrays


def resolve_neg(input):
    """resolve_neg(Tensor(a) self) -> Tensor(a)

    self; there is no lazy negation that would have to be carried out.
    """
    if input.__class__ is not Tensor:
        return dispatch(resolve_neg_op, input)
    self_ = input._data
    result_ = self_
    if result_.__class__ is not ndarray:
        result_ = asarray(result_)
    out = Tensor()
    out._data = result_
    track_view(out, input, resolve_neg_op)
    self_fn = input._fn
    if self_fn is None or (MODE.altered and not is_grad_enabled()):
        out._fn = None
        return out
    out._fn = node = ResolveNegBackward0()
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    return out


def resolve_neg_jvp(result, self, self_t):
    return resolve_neg(self_t)


resolve_neg_op = operation('resolve_neg', 'view', resolve_neg, resolve_neg_jvp, (0,), edges=(0,))
