# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 03cd93f26021cd1a, content 1a20f3f8975221af
"""Signals: functions, Backward nodes and tangents."""

import numpy as np

from autograd import kernels
from autograd.array.duck import Duck
from autograd.array.memory import settled
from autograd.base.grad_mode import MODE
from autograd.base.ops import ops
from autograd.composites import filtering
from autograd.core.arguments import all_ints, value_argument
from autograd.core.dispatch import dispatch, operation
from autograd.core.errors import FAULTS, refused
from autograd.core.node import Node
from autograd.core.runtime import add_tangents, tangent_like, tensor_argument
from autograd.core.tensor import LEAF, Tensor
from autograd.core.version_counter import next_stamp
from autograd.formulas import layers

__all__ = []

ndarray = np.ndarray
asarray = np.asarray
zero_array = np.zeros
ONE = 1


# ---- signal._convolve_part


class SignalConvolvePartBackward0(Node):
    """signal._convolve_part(Tensor in1, Tensor in2, int[] start, int[] size, str method="auto")
    -> Tensor
    """

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
    saved_names = ("in1", "in2")
    saved_edges = (0, 1)
    arg_names = ("start", "in2_shape", "in1_shape", "method")

    def on_arrays(node, saved, grad, needs):
        in1, in2 = saved
        start, in2_shape, in1_shape, method = node.args
        grad_of_in1 = grad_of_in2 = None
        if needs[0] is not None:
            grad_of_in1 = kernels.convolve_part(
                grad,
                layers.mirrored(in2, start),
                layers.reflected_start(in2_shape, start),
                layers.lengths(in1_shape, start),
                method,
            )
        if needs[1] is not None:
            grad_of_in2 = kernels.convolve_part(
                grad,
                layers.mirrored(in1, start),
                layers.reflected_start(in1_shape, start),
                layers.lengths(in2_shape, start),
                method,
            )
        return node.restored(grad_of_in1, grad_of_in2)

    def on_tensors(node, saved, grad, needs):
        in1, in2 = saved
        start, in2_shape, in1_shape, method = node.args
        grad_of_in1 = grad_of_in2 = None
        if needs[0] is not None:
            grad_of_in1 = ops.signal__convolve_part(
                grad,
                layers.mirrored(in2, start),
                layers.reflected_start(in2_shape, start),
                layers.lengths(in1_shape, start),
                method,
            )
        if needs[1] is not None:
            grad_of_in2 = ops.signal__convolve_part(
                grad,
                layers.mirrored(in1, start),
                layers.reflected_start(in1_shape, start),
                layers.lengths(in2_shape, start),
                method,
            )
        return node.restored(grad_of_in1, grad_of_in2)


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
        raise refused(
            _error,
            "signal._convolve_part",
            in1=in1_,
            in2=in2_,
            start=start,
            size=size,
            method=method,
        ) from None
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
        return (
            MODE.mark(out, signal__convolve_part_op, in1, in2, start, size, method)
            if MODE.marks
            else out
        )
    out._fn = node = (
        MODE.new_node(SignalConvolvePartBackward0, out, in1, in2, start, size, method)
        if MODE.altered
        else SignalConvolvePartBackward0()
    )
    if node is None:
        return (
            MODE.mark(out, signal__convolve_part_op, in1, in2, start, size, method)
            if MODE.marks
            else out
        )
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
    "signal._convolve_part",
    "bilinear",
    signal__convolve_part,
    signal__convolve_part_jvp,
    (0, 1),
    edges=(0, 1),
    batched="sliding_product",
)


# ---- signal.convolve


def signal_convolve(in1, in2, mode="full", method="auto"):
    """signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The convolution over all dimensions - all of it ("full"), its middle ("same") or where
    nothing is padded ("valid") - directly, by "fft", or as is faster.
    """
    if mode.__class__ is not str:
        mode = value_argument("signal.convolve", "mode", "str", mode)
    if method.__class__ is not str:
        method = value_argument("signal.convolve", "method", "str", method)
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.convolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.convolve", 1, "in2", in2)
    try:
        return filtering.signal_convolve(in1, in2, mode, method)
    except FAULTS as _error:
        raise refused(
            _error, "signal.convolve", in1=in1, in2=in2, mode=mode, method=method
        ) from None


# ---- signal.correlate


def signal_correlate(in1, in2, mode="full", method="auto"):
    """signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The cross-correlation over all dimensions, the convolution with the mirrored conjugate of
    `in2`.
    """
    if mode.__class__ is not str:
        mode = value_argument("signal.correlate", "mode", "str", mode)
    if method.__class__ is not str:
        method = value_argument("signal.correlate", "method", "str", method)
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.correlate", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.correlate", 1, "in2", in2)
    try:
        return filtering.correlate(in1, in2, mode, method)
    except FAULTS as _error:
        raise refused(
            _error, "signal.correlate", in1=in1, in2=in2, mode=mode, method=method
        ) from None


# ---- signal.fftconvolve


def signal_fftconvolve(in1, in2, mode="full", axes=None):
    """signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> Tensor

    The convolution by Fourier transforms over `axes`, by default all; other dimensions
    broadcast.
    """
    if mode.__class__ is not str:
        mode = value_argument("signal.fftconvolve", "mode", "str", mode)
    if axes is not None and axes.__class__ is not int and not all_ints(axes):
        axes = value_argument("signal.fftconvolve", "axes", "int[1]?", axes)
    if in1.__class__ is not Tensor:
        in1 = tensor_argument("signal.fftconvolve", 0, "in1", in1)
    if in2.__class__ is not Tensor:
        in2 = tensor_argument("signal.fftconvolve", 1, "in2", in2)
    try:
        return filtering.fftconvolve(in1, in2, mode, axes)
    except FAULTS as _error:
        raise refused(
            _error, "signal.fftconvolve", in1=in1, in2=in2, mode=mode, axes=axes
        ) from None
