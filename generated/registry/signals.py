# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 88e5095182206bdd
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "signal._convolve_part(Tensor in1, Tensor in2, int[] start, int[] size, str "
            'method="auto") -> Tensor'
        ),
        kind="bilinear",
        forward="kernels.convolve_part(in1, in2, start, size, method)",
        formulas={
            "in1": (
                "signal._convolve_part(grad, layers.mirrored(in2, start), "
                "layers.reflected_start(in2.shape, start), layers.lengths(in1.shape, start), "
                "method)"
            ),
            "in2": (
                "signal._convolve_part(grad, layers.mirrored(in1, start), "
                "layers.reflected_start(in1.shape, start), layers.lengths(in2.shape, start), "
                "method)"
            ),
        },
        mathematics={
            "in1": (
                "signal._convolve_part(grad, mirrored(in2, start), reflected_start(in2.shape, "
                "start), lengths(in1.shape, start), method)"
            ),
            "in2": (
                "signal._convolve_part(grad, mirrored(in1, start), reflected_start(in1.shape, "
                "start), lengths(in2.shape, start), method)"
            ),
        },
        node="SignalConvolvePartBackward0",
        doc="The elements of the full convolution over the last dimensions from `start` on.",
    ),
    Row(
        signature=(
            'signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor'
        ),
        kind="composite",
        forward="filtering.signal_convolve(in1, in2, mode, method)",
        scipy=("signal.convolve",),
        doc=(
            'The convolution over all dimensions - all of it ("full"), its middle ("same") or '
            'where nothing is padded ("valid") - directly, by "fft", or as is faster.'
        ),
    ),
    Row(
        signature=(
            'signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor'
        ),
        kind="composite",
        forward="filtering.correlate(in1, in2, mode, method)",
        scipy=("signal.correlate",),
        doc=(
            "The cross-correlation over all dimensions, the convolution with the mirrored "
            "conjugate of `in2`."
        ),
    ),
    Row(
        signature=(
            'signal.fftconvolve(Tensor in1, Tensor in2, str mode="full", int[1]? axes=None) -> '
            "Tensor"
        ),
        kind="composite",
        forward="filtering.fftconvolve(in1, in2, mode, axes)",
        scipy=("signal.fftconvolve",),
        doc=(
            "The convolution by Fourier transforms over `axes`, by default all; other dimensions "
            "broadcast."
        ),
    ),
)
