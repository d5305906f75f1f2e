# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 034ff244bf8a2411, content 6bb7fbe255d00800
"""Fourier transforms: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.core.arguments import value_argument
from autograd.core.dispatch import dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import fourier
from autograd.views.out import write_out

__all__ = [
    "fft_fft", "fft_ifft", "fft_rfft", "fft_ihfft", "fft_irfft", "fft_hfft",
]  # fmt: skip


# ---- fft.fft
class FftFftBackward0(Node):
    __slots__ = ()
    operation = "fft.fft"
    formulas = {
        "self": (
            "fourier.fitted(fft.ifft(grad, None, dim, fourier.adjoint_norm(norm)), self.shape, "
            "self.dtype)"
        ),
    }
    arg_names = ("dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform("ifft", grad, None, dim, fourier.adjoint_norm(norm)),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_ifft(grad, None, dim, fourier.adjoint_norm(norm)), self_shape, self_dtype
            ),
        )


def fft_fft(input, n=None, dim=-1, norm=None, *, out=None, axis=None):
    """fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The discrete Fourier transform along `dim`, of the elements cut or padded to `n`.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_fft, out, Tensor, input, n, dim, norm)
    if n is not None and n.__class__ is not int:
        n = value_argument("fft.fft", "n", "int?", n)
    if dim.__class__ is not int:
        dim = value_argument("fft.fft", "dim", "int", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.fft", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_fft_op, input, n, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform("fft", self_, n, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.fft", self_, n, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_fft_op, input, n, dim, norm) if MODE.marks else out
    out._fn = node = FftFftBackward0()
    if MODE.altered and not MODE.records(node, out, input, n, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_fft_jvp(result, self, n, dim, norm, self_t):
    return fft_fft(self_t, n, dim, norm)


fft_fft_op = operation("fft.fft", "linear", fft_fft, fft_fft_jvp, (0,))


# ---- fft.ifft
class FftIfftBackward0(Node):
    __slots__ = ()
    operation = "fft.ifft"
    formulas = {
        "self": (
            "fourier.fitted(fft.fft(grad, None, dim, fourier.adjoint_norm(norm)), self.shape, "
            "self.dtype)"
        ),
    }
    arg_names = ("dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform("fft", grad, None, dim, fourier.adjoint_norm(norm)),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_fft(grad, None, dim, fourier.adjoint_norm(norm)), self_shape, self_dtype
            ),
        )


def fft_ifft(input, n=None, dim=-1, norm=None, *, out=None, axis=None):
    """fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.fft along `dim`.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_ifft, out, Tensor, input, n, dim, norm)
    if n is not None and n.__class__ is not int:
        n = value_argument("fft.ifft", "n", "int?", n)
    if dim.__class__ is not int:
        dim = value_argument("fft.ifft", "dim", "int", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.ifft", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_ifft_op, input, n, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform("ifft", self_, n, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.ifft", self_, n, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_ifft_op, input, n, dim, norm) if MODE.marks else out
    out._fn = node = FftIfftBackward0()
    if MODE.altered and not MODE.records(node, out, input, n, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_ifft_jvp(result, self, n, dim, norm, self_t):
    return fft_ifft(self_t, n, dim, norm)


fft_ifft_op = operation("fft.ifft", "linear", fft_ifft, fft_ifft_jvp, (0,))


# ---- fft.rfft
class FftRfftBackward0(Node):
    __slots__ = ()
    operation = "fft.rfft"
    formulas = {
        "self": (
            "fourier.fitted(fft.irfft(fourier.halved(grad, (self.shape[dim] if n is None else n), "
            "dim), (self.shape[dim] if n is None else n), dim, fourier.adjoint_norm(norm)), "
            "self.shape, self.dtype)"
        ),
    }
    arg_names = ("n", "self_shape", "dim", "norm", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform(
                    "irfft",
                    fourier.halved(grad, self_shape[dim] if n is None else n, dim),
                    self_shape[dim] if n is None else n,
                    dim,
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_irfft(
                    fourier.halved(grad, self_shape[dim] if n is None else n, dim),
                    self_shape[dim] if n is None else n,
                    dim,
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_rfft(input, n=None, dim=-1, norm=None, *, out=None, axis=None):
    """fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The Fourier transform of real numbers along `dim`, without the half that mirrors the
    other.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_rfft, out, Tensor, input, n, dim, norm)
    if n is not None and n.__class__ is not int:
        n = value_argument("fft.rfft", "n", "int?", n)
    if dim.__class__ is not int:
        dim = value_argument("fft.rfft", "dim", "int", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.rfft", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_rfft_op, input, n, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform("rfft", self_, n, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.rfft", self_, n, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_rfft_op, input, n, dim, norm) if MODE.marks else out
    out._fn = node = FftRfftBackward0()
    if MODE.altered and not MODE.records(node, out, input, n, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (n, self_.shape, dim, norm, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_rfft_jvp(result, self, n, dim, norm, self_t):
    return fft_rfft(self_t, n, dim, norm)


fft_rfft_op = operation("fft.rfft", "linear", fft_rfft, fft_rfft_jvp, (0,))


# ---- fft.ihfft
class FftIhfftBackward0(Node):
    __slots__ = ()
    operation = "fft.ihfft"
    formulas = {
        "self": (
            "fourier.fitted(fft.hfft(fourier.halved(grad, (self.shape[dim] if n is None else n), "
            "dim), (self.shape[dim] if n is None else n), dim, fourier.adjoint_norm(norm)), "
            "self.shape, self.dtype)"
        ),
    }
    arg_names = ("n", "self_shape", "dim", "norm", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform(
                    "hfft",
                    fourier.halved(grad, self_shape[dim] if n is None else n, dim),
                    self_shape[dim] if n is None else n,
                    dim,
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        n, self_shape, dim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_hfft(
                    fourier.halved(grad, self_shape[dim] if n is None else n, dim),
                    self_shape[dim] if n is None else n,
                    dim,
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_ihfft(input, n=None, dim=-1, norm=None, *, out=None, axis=None):
    """fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The inverse of fft.hfft, of real numbers; the first half of a Hermitian signal.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_ihfft, out, Tensor, input, n, dim, norm)
    if n is not None and n.__class__ is not int:
        n = value_argument("fft.ihfft", "n", "int?", n)
    if dim.__class__ is not int:
        dim = value_argument("fft.ihfft", "dim", "int", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.ihfft", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_ihfft_op, input, n, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform("ihfft", self_, n, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.ihfft", self_, n, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_ihfft_op, input, n, dim, norm) if MODE.marks else out
    out._fn = node = FftIhfftBackward0()
    if MODE.altered and not MODE.records(node, out, input, n, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (n, self_.shape, dim, norm, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_ihfft_jvp(result, self, n, dim, norm, self_t):
    return fft_ihfft(self_t, n, dim, norm)


fft_ihfft_op = operation("fft.ihfft", "linear", fft_ihfft, fft_ihfft_jvp, (0,))


# ---- fft.irfft
class FftIrfftBackward0(Node):
    __slots__ = ()
    operation = "fft.irfft"
    formulas = {
        "self": (
            "fourier.fitted(fourier.doubled(fft.rfft(grad, None, dim, fourier.adjoint_norm(norm)), "
            "grad.shape[dim], dim), self.shape, self.dtype)"
        ),
    }
    arg_names = ("dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    kernels.transform("rfft", grad, None, dim, fourier.adjoint_norm(norm)),
                    grad.shape[dim],
                    dim,
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    ops.fft_rfft(grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_irfft(input, n=None, dim=-1, norm=None, *, out=None, axis=None):
    """fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The `n` real numbers, by default 2 (m - 1), whose fft.rfft is the half spectrum of m
    elements.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_irfft, out, Tensor, input, n, dim, norm)
    if n is not None and n.__class__ is not int:
        n = value_argument("fft.irfft", "n", "int?", n)
    if dim.__class__ is not int:
        dim = value_argument("fft.irfft", "dim", "int", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.irfft", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_irfft_op, input, n, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform("irfft", self_, n, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.irfft", self_, n, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_irfft_op, input, n, dim, norm) if MODE.marks else out
    out._fn = node = FftIrfftBackward0()
    if MODE.altered and not MODE.records(node, out, input, n, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_irfft_jvp(result, self, n, dim, norm, self_t):
    return fft_irfft(self_t, n, dim, norm)


fft_irfft_op = operation("fft.irfft", "linear", fft_irfft, fft_irfft_jvp, (0,))


# ---- fft.hfft
class FftHfftBackward0(Node):
    __slots__ = ()
    operation = "fft.hfft"
    formulas = {
        "self": (
            "fourier.fitted(fourier.doubled(fft.ihfft(grad, None, dim, "
            "fourier.adjoint_norm(norm)), grad.shape[dim], dim), self.shape, self.dtype)"
        ),
    }
    arg_names = ("dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    kernels.transform("ihfft", grad, None, dim, fourier.adjoint_norm(norm)),
                    grad.shape[dim],
                    dim,
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    ops.fft_ihfft(grad, None, dim, fourier.adjoint_norm(norm)), grad.shape[dim], dim
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_hfft(input, n=None, dim=-1, norm=None, *, out=None, axis=None):
    """fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor

    The real Fourier transform of a signal that is Hermitian along `dim`, of which half is
    given.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_hfft, out, Tensor, input, n, dim, norm)
    if n is not None and n.__class__ is not int:
        n = value_argument("fft.hfft", "n", "int?", n)
    if dim.__class__ is not int:
        dim = value_argument("fft.hfft", "dim", "int", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.hfft", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_hfft_op, input, n, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform("hfft", self_, n, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.hfft", self_, n, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_hfft_op, input, n, dim, norm) if MODE.marks else out
    out._fn = node = FftHfftBackward0()
    if MODE.altered and not MODE.records(node, out, input, n, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_hfft_jvp(result, self, n, dim, norm, self_t):
    return fft_hfft(self_t, n, dim, norm)


fft_hfft_op = operation("fft.hfft", "linear", fft_hfft, fft_hfft_jvp, (0,))
