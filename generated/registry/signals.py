# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 3d27692a1019f41b
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? "
            'window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? '
            "onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor"
        ),
        kind="composite", dtypes=("wide",),
        forward=(
            "short_time_fourier.stft(self, n_fft, hop_length, win_length, window, center, "
            "pad_mode, normalized, onesided, return_complex, align_to_window)"
        ),
        doc=(
            "The short-time Fourier transform, the spectra of `n_fft` samples each `hop_length` "
            "apart."
        ),
    ),
    Row(
        signature=(
            "istft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? "
            "window=None, bool center=True, bool normalized=False, bool? onesided=None, int? "
            "length=None, bool return_complex=False) -> Tensor"
        ),
        kind="composite",
        forward=(
            "short_time_fourier.istft(self, n_fft, hop_length, win_length, window, center, "
            "normalized, onesided, length, return_complex)"
        ),
        doc="The signal whose short-time Fourier transform is nearest to the given one.",
    ),
    Row(
        signature=(
            "hann_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward='kernels.cosine_window("hann_window", window_length, periodic, (0.5, -0.5), dtype)',
        doc="One period of (1 - cos) / 2; not `periodic`, both ends are 0.",
    ),
    Row(
        signature=(
            "hamming_window(int window_length, bool periodic=True, float alpha=0.54, float "
            "beta=0.46, *, dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward=(
            'kernels.cosine_window("hamming_window", window_length, periodic, (alpha, -beta), '
            "dtype)"
        ),
        doc="One period of alpha - beta cos.",
    ),
    Row(
        signature=(
            "blackman_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward=(
            'kernels.cosine_window("blackman_window", window_length, periodic, (0.42, -0.5, 0.08), '
            "dtype)"
        ),
        doc="One period of 0.42 - 0.5 cos t + 0.08 cos 2t.",
    ),
    Row(
        signature=(
            "bartlett_window(int window_length, bool periodic=True, *, dtype? dtype=None) -> Tensor"
        ),
        kind="creation",
        forward="kernels.bartlett_window(window_length, periodic, dtype)",
        doc="A triangle.",
    ),
    Row(
        signature=(
            "kaiser_window(int window_length, bool periodic=True, float beta=12.0, *, dtype? "
            "dtype=None) -> Tensor"
        ),
        kind="creation",
        forward="kernels.kaiser_window(window_length, periodic, beta, dtype)",
        doc="Kaiser's bell of Bessel functions, the narrower the larger `beta`.",
    ),
    Row(
        signature=(
            "signal._convolve_part(Tensor in1, Tensor in2, int[] start, int[] size, str "
            'method="auto") -> Tensor'
        ),
        kind="bilinear", node="SignalConvolvePartBackward0", out=False,
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
        doc="The elements of the full convolution over the last dimensions from `start` on.",
    ),
    Row(
        signature=(
            'signal.convolve(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor'
        ),
        kind="composite", scipy=("signal.convolve",),
        forward="filtering.signal_convolve(in1, in2, mode, method)",
        doc=(
            'The convolution over all dimensions - all of it ("full"), its middle ("same") or '
            'where nothing is padded ("valid") - directly, by "fft", or as is faster.'
        ),
    ),
    Row(
        signature=(
            'signal.correlate(Tensor in1, Tensor in2, str mode="full", str method="auto") -> Tensor'
        ),
        kind="composite", scipy=("signal.correlate",),
        forward="filtering.correlate(in1, in2, mode, method)",
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
        kind="composite", scipy=("signal.fftconvolve",),
        forward="filtering.fftconvolve(in1, in2, mode, axes)",
        doc=(
            "The convolution by Fourier transforms over `axes`, by default all; other dimensions "
            "broadcast."
        ),
    ),
)  # fmt: skip
