# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows b7d9302ab3f1fbe9, content 344e54fcd6e1d1c1
"""Fourier transforms: functions, Backward nodes and tangents."""

# ruff: noqa
# mypy: ignore-errors
import numpy as np

from autograd import kernels
from autograd.clock import next_stamp
from autograd.formulas import fourier, frames
from autograd.grad_mode import MODE, is_grad_enabled
from autograd.node import Node
from autograd.operation import dispatch, operation
from autograd.support import new_leaf, tensor_argument
from autograd.tensor import LEAF, Tensor
import generated.functions as ops

ndarray = np.ndarray
asarray = np.asarray


# ------------------------------------------------------------------------------------------------
# fft.fft


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
# fft.ifft


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
# fft.rfft


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
# fft.irfft


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
# fft.hfft


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
# fft.ihfft


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
# fft.fftn


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
# fft.ifftn


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
# fft.rfftn


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
# fft.irfftn


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
# fft.hfftn


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
# fft.ihfftn


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
# fft.fft2


def fft_fft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform along two dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.fft2", 0, "input", input)
    return ops.fft_fftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.ifft2


def fft_ifft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.fft2.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ifft2", 0, "input", input)
    return ops.fft_ifftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.rfft2


def fft_rfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform of real numbers along two dimensions, half of the last one.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.rfft2", 0, "input", input)
    return ops.fft_rfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.irfft2


def fft_irfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.rfft2.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.irfft2", 0, "input", input)
    return ops.fft_irfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.hfft2


def fft_hfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.hfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.hfft2", 0, "input", input)
    return ops.fft_hfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.ihfft2


def fft_ihfft2(input, s=None, dim=(-2, -1,), norm=None, *, axis=None):
    """fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.ihfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ihfft2", 0, "input", input)
    return ops.fft_ihfftn(input, s, dim, norm)


# ------------------------------------------------------------------------------------------------
# fft.fftshift


def fft_fftshift(input, dim=None, *, axis=None):
    """fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor

    A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.fftshift", 0, "input", input)
    return fourier.shifted(input, dim, False)


# ------------------------------------------------------------------------------------------------
# fft.ifftshift


def fft_ifftshift(input, dim=None, *, axis=None):
    """fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor

    The inverse of fft.fftshift.
    """
    if axis is not None:
        dim = axis
    if input.__class__ is not Tensor:
        input = tensor_argument("fft.ifftshift", 0, "input", input)
    return fourier.shifted(input, dim, True)


# ------------------------------------------------------------------------------------------------
# fft.fftfreq


def fft_fftfreq(n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.
    """
    return new_leaf(kernels.frequencies(n, d, dtype), requires_grad, device)


fft_fftfreq_op = operation('fft.fftfreq', 'creation', fft_fftfreq, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# fft.rfftfreq


def fft_rfftfreq(n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.
    """
    return new_leaf(kernels.half_frequencies(n, d, dtype), requires_grad, device)


fft_rfftfreq_op = operation('fft.rfftfreq', 'creation', fft_rfftfreq, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# stft


def stft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect", normalized=False, onesided=None, return_complex=None, align_to_window=None):
    """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

    The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` apart.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("stft", 0, "input", input)
    if window.__class__ is not Tensor and window is not None:
        window = tensor_argument("stft", 4, "window", window)
    return frames.stft(input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided, return_complex, align_to_window)


# ------------------------------------------------------------------------------------------------
# istft


def istft(input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False, onesided=None, length=None, return_complex=False):
    """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? window=None, bool center=True, bool normalized=False, bool? onesided=None, int? length=None, bool return_complex=False) -> Tensor

    The signal whose short-time Fourier transform is nearest to the given one.
    """
    if input.__class__ is not Tensor:
        input = tensor_argument("istft", 0, "input", input)
    if window.__class__ is not Tensor and window is not None:
        window = tensor_argument("istft", 4, "window", window)
    return frames.istft(input, n_fft, hop_length, win_length, window, center, normalized, onesided, length, return_complex)


# ------------------------------------------------------------------------------------------------
# hann_window


def hann_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """hann_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of (1 - cos) / 2; not `periodic`, both ends are 0.
    """
    return new_leaf(kernels.cosine_window('hann_window', window_length, periodic, (0.5, -0.5), dtype), requires_grad, device)


hann_window_op = operation('hann_window', 'creation', hann_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# hamming_window


def hamming_window(window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46, *, dtype? dtype=None) -> Tensor

    One period of alpha - beta cos.
    """
    return new_leaf(kernels.cosine_window('hamming_window', window_length, periodic, (alpha, -beta), dtype), requires_grad, device)


hamming_window_op = operation('hamming_window', 'creation', hamming_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# blackman_window


def blackman_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """blackman_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of 0.42 - 0.5 cos t + 0.08 cos 2t.
    """
    return new_leaf(kernels.cosine_window('blackman_window', window_length, periodic, (0.42, -0.5, 0.08), dtype), requires_grad, device)


blackman_window_op = operation('blackman_window', 'creation', blackman_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# bartlett_window


def bartlett_window(window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """bartlett_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    A triangle.
    """
    return new_leaf(kernels.triangle_window(window_length, periodic, dtype), requires_grad, device)


bartlett_window_op = operation('bartlett_window', 'creation', bartlett_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))


# ------------------------------------------------------------------------------------------------
# kaiser_window


def kaiser_window(window_length, periodic=True, beta=12.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False, memory_format=None):
    """kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, dtype? dtype=None) -> Tensor

    Kaiser's bell of Bessel functions, the narrower the larger `beta`.
    """
    return new_leaf(kernels.kaiser_window(window_length, periodic, beta, dtype), requires_grad, device)


kaiser_window_op = operation('kaiser_window', 'creation', kaiser_window, None, (), keywords=('dtype', 'requires_grad', 'device', 'layout', 'pin_memory', 'memory_format'))
