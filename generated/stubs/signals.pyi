# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 867fe33fe7bcb0f2
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = []

def signal_convolve(
    in1: TensorLike, in2: TensorLike, mode: str = "full", method: str = "auto"
) -> Tensor:
    """signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The convolution over all dimensions - all of it ("full"), its middle ("same") or where
    nothing is padded ("valid") - directly, by "fft", or as is faster.
    """

def signal_correlate(
    in1: TensorLike, in2: TensorLike, mode: str = "full", method: str = "auto"
) -> Tensor:
    """signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor

    The cross-correlation over all dimensions, the convolution with the mirrored conjugate of
    `in2`.
    """

def signal_fftconvolve(
    in1: TensorLike, in2: TensorLike, mode: str = "full", axes: int | Sequence[int] | None = None
) -> Tensor:
    """signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> Tensor

    The convolution by Fourier transforms over `axes`, by default all; other dimensions
    broadcast.
    """

class SignalsMethods: ...
