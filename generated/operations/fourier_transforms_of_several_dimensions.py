# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 41ddc73edeb62cde, content b29b9257bb56b5da
"""Fourier transforms of several dimensions: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import shuffles
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import new_leaf, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import fourier
from autograd.views.out import write_out

__all__ = [
    "fft_fftn", "fft_ifftn", "fft_rfftn", "fft_irfftn", "fft_hfftn", "fft_ihfftn", "fft_fft2",
    "fft_ifft2", "fft_rfft2", "fft_irfft2", "fft_hfft2", "fft_ihfft2", "fft_fftshift",
    "fft_ifftshift", "fft_fftfreq", "fft_rfftfreq",
]  # fmt: skip


# ---- fft.fftn
class FftFftnBackward0(Node):
    __slots__ = ()
    operation = "fft.fftn"
    formulas = {
        "self": (
            "fourier.fitted(fft.ifftn(grad, None, fourier.axes(self.ndim, s, dim), "
            "fourier.adjoint_norm(norm)), self.shape, self.dtype)"
        ),
    }
    arg_names = ("self_ndim", "s", "dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform_nd(
                    "ifft", grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_ifftn(
                    grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_fftn(input, s=None, dim=None, norm=None, *, out=None, axis=None):
    """fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The Fourier transform along several dimensions, by default all, or as many as `s` has
    lengths.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_fftn, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.fftn", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.fftn", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.fftn", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_fftn_op, input, s, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform_nd("fft", self_, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.fftn", self_, s, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_fftn_op, input, s, dim, norm) if MODE.marks else out
    out._fn = node = FftFftnBackward0()
    if MODE.altered and not MODE.records(node, out, input, s, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_fftn_jvp(result, self, s, dim, norm, self_t):
    return fft_fftn(self_t, s, dim, norm)


fft_fftn_op = operation("fft.fftn", "linear", fft_fftn, fft_fftn_jvp, (0,))


# ---- fft.ifftn
class FftIfftnBackward0(Node):
    __slots__ = ()
    operation = "fft.ifftn"
    formulas = {
        "self": (
            "fourier.fitted(fft.fftn(grad, None, fourier.axes(self.ndim, s, dim), "
            "fourier.adjoint_norm(norm)), self.shape, self.dtype)"
        ),
    }
    arg_names = ("self_ndim", "s", "dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform_nd(
                    "fft", grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_fftn(
                    grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_ifftn(input, s=None, dim=None, norm=None, *, out=None, axis=None):
    """fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.fftn.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_ifftn, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.ifftn", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.ifftn", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.ifftn", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_ifftn_op, input, s, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform_nd("ifft", self_, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.ifftn", self_, s, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_ifftn_op, input, s, dim, norm) if MODE.marks else out
    out._fn = node = FftIfftnBackward0()
    if MODE.altered and not MODE.records(node, out, input, s, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_ifftn_jvp(result, self, s, dim, norm, self_t):
    return fft_ifftn(self_t, s, dim, norm)


fft_ifftn_op = operation("fft.ifftn", "linear", fft_ifftn, fft_ifftn_jvp, (0,))


# ---- fft.rfftn
class FftRfftnBackward0(Node):
    __slots__ = ()
    operation = "fft.rfftn"
    formulas = {
        "self": (
            "fourier.fitted(fft.irfftn(fourier.halved(grad, fourier.sizes(self.shape, s, dim), "
            "fourier.axes(self.ndim, s, dim)), fourier.sizes(self.shape, s, dim), "
            "fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, self.dtype)"
        ),
    }
    arg_names = ("self_shape", "s", "dim", "self_ndim", "norm", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform_nd(
                    "irfft",
                    fourier.halved(
                        grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)
                    ),
                    fourier.sizes(self_shape, s, dim),
                    fourier.axes(self_ndim, s, dim),
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_irfftn(
                    fourier.halved(
                        grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)
                    ),
                    fourier.sizes(self_shape, s, dim),
                    fourier.axes(self_ndim, s, dim),
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_rfftn(input, s=None, dim=None, norm=None, *, out=None, axis=None):
    """fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    fft.fftn of real numbers, with half of the elements along the last of the dimensions.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_rfftn, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.rfftn", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.rfftn", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.rfftn", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_rfftn_op, input, s, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform_nd("rfft", self_, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.rfftn", self_, s, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_rfftn_op, input, s, dim, norm) if MODE.marks else out
    out._fn = node = FftRfftnBackward0()
    if MODE.altered and not MODE.records(node, out, input, s, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, s, dim, self_.ndim, norm, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_rfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_rfftn(self_t, s, dim, norm)


fft_rfftn_op = operation("fft.rfftn", "linear", fft_rfftn, fft_rfftn_jvp, (0,))


# ---- fft.irfftn
class FftIrfftnBackward0(Node):
    __slots__ = ()
    operation = "fft.irfftn"
    formulas = {
        "self": (
            "fourier.fitted(fourier.doubled(fft.rfftn(grad, None, fourier.axes(self.ndim, s, dim), "
            "fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, fourier.axes(self.ndim, "
            "s, dim)), fourier.axes(self.ndim, s, dim)), self.shape, self.dtype)"
        ),
    }
    arg_names = ("self_ndim", "s", "dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    kernels.transform_nd(
                        "rfft",
                        grad,
                        None,
                        fourier.axes(self_ndim, s, dim),
                        fourier.adjoint_norm(norm),
                    ),
                    fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)),
                    fourier.axes(self_ndim, s, dim),
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    ops.fft_rfftn(
                        grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)
                    ),
                    fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)),
                    fourier.axes(self_ndim, s, dim),
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_irfftn(input, s=None, dim=None, norm=None, *, out=None, axis=None):
    """fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.rfftn.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_irfftn, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.irfftn", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.irfftn", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.irfftn", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_irfftn_op, input, s, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform_nd("irfft", self_, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.irfftn", self_, s, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_irfftn_op, input, s, dim, norm) if MODE.marks else out
    out._fn = node = FftIrfftnBackward0()
    if MODE.altered and not MODE.records(node, out, input, s, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_irfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_irfftn(self_t, s, dim, norm)


fft_irfftn_op = operation("fft.irfftn", "linear", fft_irfftn, fft_irfftn_jvp, (0,))


# ---- fft.hfftn
class FftHfftnBackward0(Node):
    __slots__ = ()
    operation = "fft.hfftn"
    formulas = {
        "self": (
            "fourier.fitted(fourier.doubled(fft.ihfftn(grad, None, fourier.axes(self.ndim, s, "
            "dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, "
            "fourier.axes(self.ndim, s, dim)), fourier.axes(self.ndim, s, dim)), self.shape, "
            "self.dtype)"
        ),
    }
    arg_names = ("self_ndim", "s", "dim", "norm", "self_shape", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    kernels.transform_nd(
                        "ihfft",
                        grad,
                        None,
                        fourier.axes(self_ndim, s, dim),
                        fourier.adjoint_norm(norm),
                    ),
                    fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)),
                    fourier.axes(self_ndim, s, dim),
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        self_ndim, s, dim, norm, self_shape, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                fourier.doubled(
                    ops.fft_ihfftn(
                        grad, None, fourier.axes(self_ndim, s, dim), fourier.adjoint_norm(norm)
                    ),
                    fourier.sizes(grad.shape, None, fourier.axes(self_ndim, s, dim)),
                    fourier.axes(self_ndim, s, dim),
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_hfftn(input, s=None, dim=None, norm=None, *, out=None, axis=None):
    """fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The real Fourier transform along several dimensions of a Hermitian signal, half of it
    given.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_hfftn, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.hfftn", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.hfftn", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.hfftn", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_hfftn_op, input, s, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform_nd("hfft", self_, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.hfftn", self_, s, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_hfftn_op, input, s, dim, norm) if MODE.marks else out
    out._fn = node = FftHfftnBackward0()
    if MODE.altered and not MODE.records(node, out, input, s, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.ndim, s, dim, norm, self_.shape, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_hfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_hfftn(self_t, s, dim, norm)


fft_hfftn_op = operation("fft.hfftn", "linear", fft_hfftn, fft_hfftn_jvp, (0,))


# ---- fft.ihfftn
class FftIhfftnBackward0(Node):
    __slots__ = ()
    operation = "fft.ihfftn"
    formulas = {
        "self": (
            "fourier.fitted(fft.hfftn(fourier.halved(grad, fourier.sizes(self.shape, s, dim), "
            "fourier.axes(self.ndim, s, dim)), fourier.sizes(self.shape, s, dim), "
            "fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, self.dtype)"
        ),
    }
    arg_names = ("self_shape", "s", "dim", "self_ndim", "norm", "self_dtype")

    def on_arrays(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                kernels.transform_nd(
                    "hfft",
                    fourier.halved(
                        grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)
                    ),
                    fourier.sizes(self_shape, s, dim),
                    fourier.axes(self_ndim, s, dim),
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )

    def on_tensors(node, saved, grad, needs):
        self_shape, s, dim, self_ndim, norm, self_dtype = node.args
        return node.restored_one(
            fourier.fitted(
                ops.fft_hfftn(
                    fourier.halved(
                        grad, fourier.sizes(self_shape, s, dim), fourier.axes(self_ndim, s, dim)
                    ),
                    fourier.sizes(self_shape, s, dim),
                    fourier.axes(self_ndim, s, dim),
                    fourier.adjoint_norm(norm),
                ),
                self_shape,
                self_dtype,
            ),
        )


def fft_ihfftn(input, s=None, dim=None, norm=None, *, out=None, axis=None):
    """fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor

    The inverse of fft.hfftn, of real numbers.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_ihfftn, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.ihfftn", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.ihfftn", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.ihfftn", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        return dispatch(fft_ihfftn_op, input, s, dim, norm)
    self_ = input._data
    try:
        result_ = kernels.transform_nd("ihfft", self_, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.ihfftn", self_, s, dim, norm) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if result_.base is not None or result_ is self_ or not result_.flags.c_contiguous:
        result_ = settled(result_, self_)
    out = Tensor()
    out._data = result_
    self_fn = input._fn
    if self_fn is None:
        out._fn = None
        return MODE.mark(out, fft_ihfftn_op, input, s, dim, norm) if MODE.marks else out
    out._fn = node = FftIhfftnBackward0()
    if MODE.altered and not MODE.records(node, out, input, s, dim, norm):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (input if self_fn is LEAF else self_fn,)
    node.saved = ()
    node.args = (self_.shape, s, dim, self_.ndim, norm, self_.dtype)
    node.restore = ((self_.shape, self_.dtype),)
    return out


def fft_ihfftn_jvp(result, self, s, dim, norm, self_t):
    return fft_ihfftn(self_t, s, dim, norm)


fft_ihfftn_op = operation("fft.ihfftn", "linear", fft_ihfftn, fft_ihfftn_jvp, (0,))


# ---- fft.fft2
def fft_fft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, axis=None):
    """fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform along two dimensions.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_fft2, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.fft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.fft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.fft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        _found = overridden("fft.fft2", fft_fft2, input, s, dim, norm)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.fft2", 0, "input", input)
    try:
        return ops.fft_fftn(input, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.fft2", input, s, dim, norm) from None


# ---- fft.ifft2
def fft_ifft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, axis=None):
    """fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.fft2.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_ifft2, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.ifft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.ifft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.ifft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        _found = overridden("fft.ifft2", fft_ifft2, input, s, dim, norm)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.ifft2", 0, "input", input)
    try:
        return ops.fft_ifftn(input, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.ifft2", input, s, dim, norm) from None


# ---- fft.rfft2
def fft_rfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, axis=None):
    """fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The Fourier transform of real numbers along two dimensions, half of the last one.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_rfft2, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.rfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.rfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.rfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        _found = overridden("fft.rfft2", fft_rfft2, input, s, dim, norm)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.rfft2", 0, "input", input)
    try:
        return ops.fft_rfftn(input, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.rfft2", input, s, dim, norm) from None


# ---- fft.irfft2
def fft_irfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, axis=None):
    """fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    The inverse of fft.rfft2.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_irfft2, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.irfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.irfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.irfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        _found = overridden("fft.irfft2", fft_irfft2, input, s, dim, norm)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.irfft2", 0, "input", input)
    try:
        return ops.fft_irfftn(input, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.irfft2", input, s, dim, norm) from None


# ---- fft.hfft2
def fft_hfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, axis=None):
    """fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.hfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_hfft2, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.hfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.hfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.hfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        _found = overridden("fft.hfft2", fft_hfft2, input, s, dim, norm)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.hfft2", 0, "input", input)
    try:
        return ops.fft_hfftn(input, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.hfft2", input, s, dim, norm) from None


# ---- fft.ihfft2
def fft_ihfft2(input, s=None, dim=(-2, -1), norm=None, *, out=None, axis=None):
    """fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor

    fft.ihfftn along two dimensions.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_ihfft2, out, Tensor, input, s, dim, norm)
    if s is not None and s.__class__ is not int and not all_ints(s):
        s = value_argument("fft.ihfft2", "s", "int[1]?", s)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.ihfft2", "dim", "int[1]?", dim)
    if norm is not None and norm.__class__ is not str:
        norm = value_argument("fft.ihfft2", "norm", "str?", norm)
    if input.__class__ is not Tensor:
        _found = overridden("fft.ihfft2", fft_ihfft2, input, s, dim, norm)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.ihfft2", 0, "input", input)
    try:
        return ops.fft_ihfftn(input, s, dim, norm)
    except FAULTS as _error:
        raise refused(_error, "fft.ihfft2", input, s, dim, norm) from None


# ---- fft.fftshift
def fft_fftshift(input, dim=None, *, out=None, axis=None):
    """fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor

    A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_fftshift, out, Tensor, input, dim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.fftshift", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        _found = overridden("fft.fftshift", fft_fftshift, input, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.fftshift", 0, "input", input)
    try:
        return shuffles.shifted(input, dim, False)
    except FAULTS as _error:
        raise refused(_error, "fft.fftshift", input, dim) from None


# ---- fft.ifftshift
def fft_ifftshift(input, dim=None, *, out=None, axis=None):
    """fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor

    The inverse of fft.fftshift.
    """
    if axis is not None:
        dim = axis
    if out is not None:
        return write_out(fft_ifftshift, out, Tensor, input, dim)
    if dim is not None and dim.__class__ is not int and not all_ints(dim):
        dim = value_argument("fft.ifftshift", "dim", "int[1]?", dim)
    if input.__class__ is not Tensor:
        _found = overridden("fft.ifftshift", fft_ifftshift, input, dim)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("fft.ifftshift", 0, "input", input)
    try:
        return shuffles.shifted(input, dim, True)
    except FAULTS as _error:
        raise refused(_error, "fft.ifftshift", input, dim) from None


# ---- fft.fftfreq
def fft_fftfreq(
    n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, out=None,
):  # fmt: skip
    """fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.
    """
    if out is not None:
        return write_out(
            fft_fftfreq, out, Tensor, n, d, dtype=dtype, requires_grad=requires_grad, device=device
        )
    if n.__class__ is not int:
        n = value_argument("fft.fftfreq", "n", "int", n)
    if d.__class__ not in NUMBERS:
        d = value_argument("fft.fftfreq", "d", "float", d)
    if dtype is not None:
        dtype = value_argument("fft.fftfreq", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("fft.fftfreq", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("fft.fftfreq", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("fft.fftfreq", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "fft.fftfreq", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(kernels.fftfreq(n, d, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "fft.fftfreq", n, d, dtype) from None


fft_fftfreq_op = operation(
    "fft.fftfreq", "creation", fft_fftfreq, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- fft.rfftfreq
def fft_rfftfreq(
    n, d=1.0, *, dtype=None, requires_grad=False, device=None, layout=None, pin_memory=False,
    memory_format=None, out=None,
):  # fmt: skip
    """fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor

    The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.
    """
    if out is not None:
        return write_out(
            fft_rfftfreq, out, Tensor, n, d, dtype=dtype, requires_grad=requires_grad, device=device
        )
    if n.__class__ is not int:
        n = value_argument("fft.rfftfreq", "n", "int", n)
    if d.__class__ not in NUMBERS:
        d = value_argument("fft.rfftfreq", "d", "float", d)
    if dtype is not None:
        dtype = value_argument("fft.rfftfreq", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("fft.rfftfreq", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("fft.rfftfreq", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("fft.rfftfreq", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "fft.rfftfreq", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(kernels.rfftfreq(n, d, dtype), requires_grad, device)
    except FAULTS as _error:
        raise refused(_error, "fft.rfftfreq", n, d, dtype) from None


fft_rfftfreq_op = operation(
    "fft.rfftfreq", "creation", fft_rfftfreq, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip
