# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1d4b47f804fb8119
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear",
        forward='kernels.transform_nd("fft", self, s, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.ifftn(grad, None, fourier.axes(self.ndim, s, dim), "
                "fourier.adjoint_norm(norm)), self.shape, self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.ifftn(grad, None, axes(self.ndim, s, dim), 'forward' if norm is None "
                "or norm == 'backward' else 'backward' if norm == 'forward' else norm), "
                "self.shape, self.dtype)"
            ),
        },
        node="FftFftnBackward0",
        numpy=("fft.fftn",),
        doc=(
            "The Fourier transform along several dimensions, by default all, or as many as `s` has "
            "lengths."
        ),
    ),
    Row(
        signature=(
            "fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear",
        forward='kernels.transform_nd("ifft", self, s, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.fftn(grad, None, fourier.axes(self.ndim, s, dim), "
                "fourier.adjoint_norm(norm)), self.shape, self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.fftn(grad, None, axes(self.ndim, s, dim), 'forward' if norm is None or "
                "norm == 'backward' else 'backward' if norm == 'forward' else norm), self.shape, "
                "self.dtype)"
            ),
        },
        node="FftIfftnBackward0",
        numpy=("fft.ifftn",),
        doc="The inverse of fft.fftn.",
    ),
    Row(
        signature=(
            "fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear",
        forward='kernels.transform_nd("rfft", self, s, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.irfftn(fourier.halved(grad, fourier.sizes(self.shape, s, dim), "
                "fourier.axes(self.ndim, s, dim)), fourier.sizes(self.shape, s, dim), "
                "fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, "
                "self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.irfftn(halved(grad, sizes(self.shape, s, dim), axes(self.ndim, s, "
                "dim)), sizes(self.shape, s, dim), axes(self.ndim, s, dim), 'forward' if norm is "
                "None or norm == 'backward' else 'backward' if norm == 'forward' else norm), "
                "self.shape, self.dtype)"
            ),
        },
        node="FftRfftnBackward0",
        numpy=("fft.rfftn",),
        doc="fft.fftn of real numbers, with half of the elements along the last of the dimensions.",
    ),
    Row(
        signature=(
            "fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear",
        forward='kernels.transform_nd("irfft", self, s, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fourier.doubled(fft.rfftn(grad, None, fourier.axes(self.ndim, s, "
                "dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, "
                "fourier.axes(self.ndim, s, dim)), fourier.axes(self.ndim, s, dim)), self.shape, "
                "self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(doubled(fft.rfftn(grad, None, axes(self.ndim, s, dim), 'forward' if norm "
                "is None or norm == 'backward' else 'backward' if norm == 'forward' else norm), "
                "sizes(grad.shape, None, axes(self.ndim, s, dim)), axes(self.ndim, s, dim)), "
                "self.shape, self.dtype)"
            ),
        },
        node="FftIrfftnBackward0",
        numpy=("fft.irfftn",),
        doc="The inverse of fft.rfftn.",
    ),
    Row(
        signature=(
            "fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear",
        forward='kernels.transform_nd("hfft", self, s, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fourier.doubled(fft.ihfftn(grad, None, fourier.axes(self.ndim, s, "
                "dim), fourier.adjoint_norm(norm)), fourier.sizes(grad.shape, None, "
                "fourier.axes(self.ndim, s, dim)), fourier.axes(self.ndim, s, dim)), self.shape, "
                "self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(doubled(fft.ihfftn(grad, None, axes(self.ndim, s, dim), 'forward' if norm "
                "is None or norm == 'backward' else 'backward' if norm == 'forward' else norm), "
                "sizes(grad.shape, None, axes(self.ndim, s, dim)), axes(self.ndim, s, dim)), "
                "self.shape, self.dtype)"
            ),
        },
        node="FftHfftnBackward0",
        doc=(
            "The real Fourier transform along several dimensions of a Hermitian signal, half of it "
            "given."
        ),
    ),
    Row(
        signature=(
            "fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear",
        forward='kernels.transform_nd("ihfft", self, s, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.hfftn(fourier.halved(grad, fourier.sizes(self.shape, s, dim), "
                "fourier.axes(self.ndim, s, dim)), fourier.sizes(self.shape, s, dim), "
                "fourier.axes(self.ndim, s, dim), fourier.adjoint_norm(norm)), self.shape, "
                "self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.hfftn(halved(grad, sizes(self.shape, s, dim), axes(self.ndim, s, "
                "dim)), sizes(self.shape, s, dim), axes(self.ndim, s, dim), 'forward' if norm is "
                "None or norm == 'backward' else 'backward' if norm == 'forward' else norm), "
                "self.shape, self.dtype)"
            ),
        },
        node="FftIhfftnBackward0",
        doc="The inverse of fft.hfftn, of real numbers.",
    ),
    Row(
        signature=(
            "fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor"
        ),
        kind="composite",
        forward="fft.fftn(self, s, dim, norm)",
        numpy=("fft.fft2",),
        doc="The Fourier transform along two dimensions.",
    ),
    Row(
        signature=(
            "fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor"
        ),
        kind="composite",
        forward="fft.ifftn(self, s, dim, norm)",
        numpy=("fft.ifft2",),
        doc="The inverse of fft.fft2.",
    ),
    Row(
        signature=(
            "fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor"
        ),
        kind="composite",
        forward="fft.rfftn(self, s, dim, norm)",
        numpy=("fft.rfft2",),
        doc="The Fourier transform of real numbers along two dimensions, half of the last one.",
    ),
    Row(
        signature=(
            "fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> "
            "Tensor"
        ),
        kind="composite",
        forward="fft.irfftn(self, s, dim, norm)",
        numpy=("fft.irfft2",),
        doc="The inverse of fft.rfft2.",
    ),
    Row(
        signature=(
            "fft.hfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor"
        ),
        kind="composite",
        forward="fft.hfftn(self, s, dim, norm)",
        doc="fft.hfftn along two dimensions.",
    ),
    Row(
        signature=(
            "fft.ihfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> "
            "Tensor"
        ),
        kind="composite",
        forward="fft.ihfftn(self, s, dim, norm)",
        doc="fft.ihfftn along two dimensions.",
    ),
    Row(
        signature="fft.fftshift(Tensor self, int[1]? dim=None) -> Tensor",
        kind="composite",
        forward="shuffles.shifted(self, dim, False)",
        numpy=("fft.fftshift",),
        doc="A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.",
    ),
    Row(
        signature="fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor",
        kind="composite",
        forward="shuffles.shifted(self, dim, True)",
        numpy=("fft.ifftshift",),
        doc="The inverse of fft.fftshift.",
    ),
    Row(
        signature="fft.fftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.fftfreq(n, d, dtype)",
        doc="The frequencies of the elements of fft.fft of length `n`, for samples `d` apart.",
    ),
    Row(
        signature="fft.rfftfreq(int n, float d=1.0, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.rfftfreq(n, d, dtype)",
        doc="The frequencies of the elements of fft.rfft of length `n`, for samples `d` apart.",
    ),
    Row(
        signature=(
            "stft(Tensor self, int n_fft, int? hop_length=None, int? win_length=None, Tensor? "
            'window=None, bool center=True, str pad_mode="reflect", bool normalized=False, bool? '
            "onesided=None, bool? return_complex=None, bool? align_to_window=None) -> Tensor"
        ),
        kind="composite",
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
)
