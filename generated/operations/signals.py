# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 30420418046fa72a, content 1c641432803a29bf
"""Signals: functions, Backward nodes and tangents."""

from numpy import asarray, ndarray

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.ops import ops
from autograd.composites import filtering, short_time_fourier
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import NUMBERS, dispatch, operation, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.node import calling
from autograd.core.promotion import check_dtypes
from autograd.core.runtime import add_tangents, new_leaf, tangent_like, tensor_argument
from autograd.core.tensor import LEAF, MODE, Node, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import layers
from autograd.views.out import write_out

__all__ = [
    "stft", "istft", "hann_window", "hamming_window", "blackman_window", "bartlett_window",
    "kaiser_window", "signal__convolve_part", "signal_convolve", "signal_correlate",
    "signal_fftconvolve",
]  # fmt: skip


# ---- stft
def stft(
    input, n_fft, hop_length=None, win_length=None, window=None, center=True, pad_mode="reflect",
    normalized=False, onesided=None, return_complex=None, align_to_window=None, _=Tensor,
    out=Tensor,
):  # fmt: skip
    """stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
    window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool?
    onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor

    The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length`
    apart.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            stft, out, _, input, n_fft, hop_length, win_length, window, center, pad_mode,
            normalized, onesided, return_complex, align_to_window,
        )  # fmt: skip
    if n_fft.__class__ is not int:
        n_fft = value_argument("stft", "n_fft", "int", n_fft)
    if hop_length is not None and hop_length.__class__ is not int:
        hop_length = value_argument("stft", "hop_length", "int?", hop_length)
    if win_length is not None and win_length.__class__ is not int:
        win_length = value_argument("stft", "win_length", "int?", win_length)
    if center is not True and center is not False:
        center = value_argument("stft", "center", "bool", center)
    if pad_mode.__class__ is not str:
        pad_mode = value_argument("stft", "pad_mode", "str", pad_mode)
    if normalized is not True and normalized is not False:
        normalized = value_argument("stft", "normalized", "bool", normalized)
    if onesided is not None and onesided is not True and onesided is not False:
        onesided = value_argument("stft", "onesided", "bool?", onesided)
    if return_complex is not None and return_complex is not True and return_complex is not False:
        return_complex = value_argument("stft", "return_complex", "bool?", return_complex)
    if align_to_window is not None and align_to_window is not True and align_to_window is not False:
        align_to_window = value_argument("stft", "align_to_window", "bool?", align_to_window)
    if input.__class__ is not Tensor or (window is not None and window.__class__ is not Tensor):
        _found = overridden(
            "stft", stft, input, n_fft, hop_length, win_length, window, center, pad_mode,
            normalized, onesided, return_complex, align_to_window,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("stft", 0, "input", input)
        if window is not None:
            window = tensor_argument("stft", 4, "window", window)
    if MODE.settle is not None:
        check_dtypes("stft", "composite", input.dtype)
    try:
        return short_time_fourier.stft(
            input, n_fft, hop_length, win_length, window, center, pad_mode, normalized, onesided,
            return_complex, align_to_window,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "stft", input, n_fft, hop_length, win_length, window, center, pad_mode,
            normalized, onesided, return_complex, align_to_window,
        ) from None  # fmt: skip


# ---- istft
def istft(
    input, n_fft, hop_length=None, win_length=None, window=None, center=True, normalized=False,
    onesided=None, length=None, return_complex=False, _=Tensor, out=Tensor,
):  # fmt: skip
    """istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor?
    window=None, bool center=True, bool normalized=False, bool? onesided=None, int?
    length=None, bool return_complex=False) -> Tensor

    The signal whose short-time Fourier transform is nearest to the given one.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(
            istft, out, _, input, n_fft, hop_length, win_length, window, center, normalized,
            onesided, length, return_complex,
        )  # fmt: skip
    if n_fft.__class__ is not int:
        n_fft = value_argument("istft", "n_fft", "int", n_fft)
    if hop_length is not None and hop_length.__class__ is not int:
        hop_length = value_argument("istft", "hop_length", "int?", hop_length)
    if win_length is not None and win_length.__class__ is not int:
        win_length = value_argument("istft", "win_length", "int?", win_length)
    if center is not True and center is not False:
        center = value_argument("istft", "center", "bool", center)
    if normalized is not True and normalized is not False:
        normalized = value_argument("istft", "normalized", "bool", normalized)
    if onesided is not None and onesided is not True and onesided is not False:
        onesided = value_argument("istft", "onesided", "bool?", onesided)
    if length is not None and length.__class__ is not int:
        length = value_argument("istft", "length", "int?", length)
    if return_complex is not True and return_complex is not False:
        return_complex = value_argument("istft", "return_complex", "bool", return_complex)
    if input.__class__ is not Tensor or (window is not None and window.__class__ is not Tensor):
        _found = overridden(
            "istft", istft, input, n_fft, hop_length, win_length, window, center, normalized,
            onesided, length, return_complex,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("istft", 0, "input", input)
        if window is not None:
            window = tensor_argument("istft", 4, "window", window)
    try:
        return short_time_fourier.istft(
            input, n_fft, hop_length, win_length, window, center, normalized, onesided, length,
            return_complex,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "istft", input, n_fft, hop_length, win_length, window, center, normalized,
            onesided, length, return_complex,
        ) from None  # fmt: skip


# ---- hann_window
def hann_window(
    window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """hann_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of (1 - cos) / 2; not `periodic`, both ends are 0.
    """
    if out is not None:
        return write_out(
            hann_window, out, Tensor, window_length, periodic, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
    if window_length.__class__ is not int:
        window_length = value_argument("hann_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = value_argument("hann_window", "periodic", "bool", periodic)
    if dtype is not None:
        dtype = value_argument("hann_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("hann_window", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("hann_window", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("hann_window", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "hann_window", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(
            kernels.cosine_window("hann_window", window_length, periodic, (0.5, -0.5), dtype),
            requires_grad, device,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(_error, "hann_window", window_length, periodic, dtype) from None


hann_window_op = operation(
    "hann_window", "creation", hann_window, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- hamming_window
def hamming_window(
    window_length, periodic=True, alpha=0.54, beta=0.46, *, dtype=None, requires_grad=False,
    device=None, layout=None, pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """hamming_window(int window_length, bool periodic=True, float alpha=0.54, float beta=0.46,
    *, dtype? dtype=None) -> Tensor

    One period of alpha - beta cos.
    """
    if out is not None:
        return write_out(
            hamming_window, out, Tensor, window_length, periodic, alpha, beta, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
    if window_length.__class__ is not int:
        window_length = value_argument("hamming_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = value_argument("hamming_window", "periodic", "bool", periodic)
    if alpha.__class__ not in NUMBERS:
        alpha = value_argument("hamming_window", "alpha", "float", alpha)
    if beta.__class__ not in NUMBERS:
        beta = value_argument("hamming_window", "beta", "float", beta)
    if dtype is not None:
        dtype = value_argument("hamming_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("hamming_window", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("hamming_window", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("hamming_window", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "hamming_window", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(
            kernels.cosine_window("hamming_window", window_length, periodic, (alpha, -beta), dtype),
            requires_grad, device,
        )  # fmt: skip
    except FAULTS as _error:
        raise refused(
            _error, "hamming_window", window_length, periodic, alpha, beta, dtype
        ) from None


hamming_window_op = operation(
    "hamming_window", "creation", hamming_window, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- blackman_window
def blackman_window(
    window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """blackman_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    One period of 0.42 - 0.5 cos t + 0.08 cos 2t.
    """
    if out is not None:
        return write_out(
            blackman_window, out, Tensor, window_length, periodic, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
    if window_length.__class__ is not int:
        window_length = value_argument("blackman_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = value_argument("blackman_window", "periodic", "bool", periodic)
    if dtype is not None:
        dtype = value_argument("blackman_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("blackman_window", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("blackman_window", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("blackman_window", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "blackman_window", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(
            kernels.cosine_window(
                "blackman_window", window_length, periodic, (0.42, -0.5, 0.08), dtype
            ),
            requires_grad,
            device,
        )
    except FAULTS as _error:
        raise refused(_error, "blackman_window", window_length, periodic, dtype) from None


blackman_window_op = operation(
    "blackman_window", "creation", blackman_window, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- bartlett_window
def bartlett_window(
    window_length, periodic=True, *, dtype=None, requires_grad=False, device=None, layout=None,
    pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """bartlett_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor

    A triangle.
    """
    if out is not None:
        return write_out(
            bartlett_window, out, Tensor, window_length, periodic, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
    if window_length.__class__ is not int:
        window_length = value_argument("bartlett_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = value_argument("bartlett_window", "periodic", "bool", periodic)
    if dtype is not None:
        dtype = value_argument("bartlett_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("bartlett_window", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("bartlett_window", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("bartlett_window", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "bartlett_window", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(
            kernels.bartlett_window(window_length, periodic, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(_error, "bartlett_window", window_length, periodic, dtype) from None


bartlett_window_op = operation(
    "bartlett_window", "creation", bartlett_window, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- kaiser_window
def kaiser_window(
    window_length, periodic=True, beta=12.0, *, dtype=None, requires_grad=False, device=None,
    layout=None, pin_memory=False, memory_format=None, out=None,
):  # fmt: skip
    """kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, dtype?
    dtype=None) -> Tensor

    Kaiser's bell of Bessel functions, the narrower the larger `beta`.
    """
    if out is not None:
        return write_out(
            kaiser_window, out, Tensor, window_length, periodic, beta, dtype=dtype,
            requires_grad=requires_grad, device=device,
        )  # fmt: skip
    if window_length.__class__ is not int:
        window_length = value_argument("kaiser_window", "window_length", "int", window_length)
    if periodic is not True and periodic is not False:
        periodic = value_argument("kaiser_window", "periodic", "bool", periodic)
    if beta.__class__ not in NUMBERS:
        beta = value_argument("kaiser_window", "beta", "float", beta)
    if dtype is not None:
        dtype = value_argument("kaiser_window", "dtype", "dtype?", dtype)
    if requires_grad is not True and requires_grad is not False:
        requires_grad = value_argument("kaiser_window", "requires_grad", "bool", requires_grad)
    if layout is not None:
        layout = value_argument("kaiser_window", "layout", "Layout?", layout)
    if pin_memory is not True and pin_memory is not False:
        pin_memory = value_argument("kaiser_window", "pin_memory", "bool", pin_memory)
    if memory_format is not None:
        memory_format = value_argument(
            "kaiser_window", "memory_format", "MemoryFormat?", memory_format
        )
    try:
        return new_leaf(
            kernels.kaiser_window(window_length, periodic, beta, dtype), requires_grad, device
        )
    except FAULTS as _error:
        raise refused(_error, "kaiser_window", window_length, periodic, beta, dtype) from None


kaiser_window_op = operation(
    "kaiser_window", "creation", kaiser_window, None, (),
    keywords=("dtype", "requires_grad", "device", "layout", "pin_memory", "memory_format"),
)  # fmt: skip


# ---- signal._convolve_part
class SignalConvolvePartBackward0(Node):
    __slots__ = ()
    operation = "signal._convolve_part"
    formulas = {
        "in1": (
            "signal._convolve_part(grad, layers.mirrored(in2, start), "
            "layers.reflected_start(in2.shape, start), layers.lengths(in1.shape, start), method)"
        ),
        "in2": (
            "signal._convolve_part(grad, layers.mirrored(in1, start), "
            "layers.reflected_start(in1.shape, start), layers.lengths(in2.shape, start), method)"
        ),
    }
    saves = {"in1": 0, "in2": 1}
    arg_names = ("start", "in2_shape", "in1_shape", "method")

    def on_arrays(node, saved, grad, needs):
        in1, in2 = saved
        start, in2_shape, in1_shape, method = node.args
        grad_of_in1 = grad_of_in2 = None
        if needs[0] is not None:
            grad_of_in1 = kernels.convolve_part(
                grad, layers.mirrored(in2, start), layers.reflected_start(in2_shape, start),
                layers.lengths(in1_shape, start), method,
            )  # fmt: skip
        if needs[1] is not None:
            grad_of_in2 = kernels.convolve_part(
                grad, layers.mirrored(in1, start), layers.reflected_start(in1_shape, start),
                layers.lengths(in2_shape, start), method,
            )  # fmt: skip
        return node.restored(grad_of_in1, grad_of_in2)

    on_tensors = calling(on_arrays, kernels=ops, convolve_part="signal__convolve_part")


def signal__convolve_part(in1, in2, start, size, method="auto"):
    """signal._convolve_part(Tensor in1, Tensor in2, int[] start, int[] size, str method="auto")
    -> Tensor

    The elements of the full convolution over the last dimensions from `start` on.
    """
    if not all_ints(start):
        start = value_argument("signal._convolve_part", "start", "int[]", start)
    if not all_ints(size):
        size = value_argument("signal._convolve_part", "size", "int[]", size)
    if method.__class__ is not str:
        method = value_argument("signal._convolve_part", "method", "str", method)
    if in1.__class__ is not Tensor or in2.__class__ is not Tensor:
        return dispatch(signal__convolve_part_op, in1, in2, start, size, method)
    in1_ = in1._data
    in2_ = in2._data
    try:
        result_ = kernels.convolve_part(in1_, in2_, start, size, method)
    except FAULTS as _error:
        raise refused(_error, "signal._convolve_part", in1_, in2_, start, size, method) from None
    if result_.__class__ is not ndarray and result_.__class__ is not Duck:
        result_ = asarray(result_)
    if (
        result_.base is not None
        or result_ is in1_
        or result_ is in2_
        or not result_.flags.c_contiguous
    ):
        result_ = settled(result_, in1_, in2_)
    out = Tensor()
    out._data = result_
    in1_fn = in1._fn
    in2_fn = in2._fn
    if in1_fn is None and in2_fn is None:
        out._fn = None
        if MODE.marks:
            MODE.mark(out, signal__convolve_part_op, in1, in2, start, size, method)
        return out
    out._fn = node = SignalConvolvePartBackward0()
    if MODE.altered and not MODE.records(node, out, in1, in2, start, size, method):
        return out
    node.stamp = next_stamp()
    node.hooks = None
    node.edges = (in1 if in1_fn is LEAF else in1_fn, in2 if in2_fn is LEAF else in2_fn)
    node.saved = (None if in2_fn is None else in1_, None if in1_fn is None else in2_)
    node.args = (start, in2_.shape, in1_.shape, method)
    node.restore = ((in1_.shape, in1_.dtype), (in2_.shape, in2_.dtype))
    return out


def signal__convolve_part_jvp(result, in1, in2, start, size, method, in1_t, in2_t):
    tangent = None
    if in1_t is not None:
        tangent = add_tangents(tangent, signal__convolve_part(in1_t, in2, start, size, method))
    if in2_t is not None:
        tangent = add_tangents(tangent, signal__convolve_part(in1, in2_t, start, size, method))
    return tangent_like(tangent, result)


signal__convolve_part_op = operation(
    "signal._convolve_part", "bilinear", signal__convolve_part, signal__convolve_part_jvp, (0, 1),
    batched="sliding_product",
)  # fmt: skip


# ---- signal.convolve
def signal_convolve(in1, in2, mode="full", method="auto", _=Tensor, out=Tensor):
    """signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The convolution over all dimensions - all of it ("full"), its middle ("same") or where
    nothing is padded ("valid") - directly, by "fft", or as is faster.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(signal_convolve, out, _, in1, in2, mode, method)
    if mode.__class__ is not str:
        mode = value_argument("signal.convolve", "mode", "str", mode)
    if method.__class__ is not str:
        method = value_argument("signal.convolve", "method", "str", method)
    if in1.__class__ is not Tensor or in2.__class__ is not Tensor:
        _found = overridden("signal.convolve", signal_convolve, in1, in2, mode, method)
        if _found is not NotImplemented:
            return _found
        in1 = tensor_argument("signal.convolve", 0, "in1", in1)
        in2 = tensor_argument("signal.convolve", 1, "in2", in2)
    try:
        return filtering.signal_convolve(in1, in2, mode, method)
    except FAULTS as _error:
        raise refused(_error, "signal.convolve", in1, in2, mode, method) from None


# ---- signal.correlate
def signal_correlate(in1, in2, mode="full", method="auto", _=Tensor, out=Tensor):
    """signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The cross-correlation over all dimensions, the convolution with the mirrored conjugate
    of `in2`.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(signal_correlate, out, _, in1, in2, mode, method)
    if mode.__class__ is not str:
        mode = value_argument("signal.correlate", "mode", "str", mode)
    if method.__class__ is not str:
        method = value_argument("signal.correlate", "method", "str", method)
    if in1.__class__ is not Tensor or in2.__class__ is not Tensor:
        _found = overridden("signal.correlate", signal_correlate, in1, in2, mode, method)
        if _found is not NotImplemented:
            return _found
        in1 = tensor_argument("signal.correlate", 0, "in1", in1)
        in2 = tensor_argument("signal.correlate", 1, "in2", in2)
    try:
        return filtering.correlate(in1, in2, mode, method)
    except FAULTS as _error:
        raise refused(_error, "signal.correlate", in1, in2, mode, method) from None


# ---- signal.fftconvolve
def signal_fftconvolve(in1, in2, mode="full", axes=None, _=Tensor, out=Tensor):
    """signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> Tensor

    The convolution by Fourier transforms over `axes`, by default all; other dimensions
    broadcast.
    """
    if out is not Tensor or _ is not Tensor:
        return write_out(signal_fftconvolve, out, _, in1, in2, mode, axes)
    if mode.__class__ is not str:
        mode = value_argument("signal.fftconvolve", "mode", "str", mode)
    if axes is not None and axes.__class__ is not int and not all_ints(axes):
        axes = value_argument("signal.fftconvolve", "axes", "int[1]?", axes)
    if in1.__class__ is not Tensor or in2.__class__ is not Tensor:
        _found = overridden("signal.fftconvolve", signal_fftconvolve, in1, in2, mode, axes)
        if _found is not NotImplemented:
            return _found
        in1 = tensor_argument("signal.fftconvolve", 0, "in1", in1)
        in2 = tensor_argument("signal.fftconvolve", 1, "in2", in2)
    try:
        return filtering.fftconvolve(in1, in2, mode, axes)
    except FAULTS as _error:
        raise refused(_error, "signal.fftconvolve", in1, in2, mode, axes) from None
