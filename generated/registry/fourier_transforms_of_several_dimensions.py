# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e429148d8f8b1ebf
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "fft.fftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear", node="FftFftnBackward0", numpy=("fft.fftn",), dtypes=("wide",),
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
        doc=(
            "The Fourier transform along several dimensions, by default all, or as many as `s` has "
            "lengths."
        ),
    ),
    Row(
        signature=(
            "fft.ifftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear", node="FftIfftnBackward0", numpy=("fft.ifftn",), dtypes=("wide",),
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
        doc="The inverse of fft.fftn.",
    ),
    Row(
        signature=(
            "fft.rfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear", node="FftRfftnBackward0", numpy=("fft.rfftn",), dtypes=("wide",),
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
        doc="fft.fftn of real numbers, with half of the elements along the last of the dimensions.",
    ),
    Row(
        signature=(
            "fft.irfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear", node="FftIrfftnBackward0", numpy=("fft.irfftn",), dtypes=("wide",),
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
        doc="The inverse of fft.rfftn.",
    ),
    Row(
        signature=(
            "fft.hfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear", node="FftHfftnBackward0", dtypes=("wide",),
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
        doc=(
            "The real Fourier transform along several dimensions of a Hermitian signal, half of it "
            "given."
        ),
    ),
    Row(
        signature=(
            "fft.ihfftn(Tensor self, int[1]? s=None, int[1]? dim=None, str? norm=None) -> Tensor"
        ),
        kind="linear", node="FftIhfftnBackward0", dtypes=("wide",),
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
        doc="The inverse of fft.hfftn, of real numbers.",
    ),
    Row(
        signature=(
            "fft.fft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor"
        ),
        kind="composite", numpy=("fft.fft2",),
        forward="fft.fftn(self, s, dim, norm)",
        doc="The Fourier transform along two dimensions.",
    ),
    Row(
        signature=(
            "fft.ifft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor"
        ),
        kind="composite", numpy=("fft.ifft2",),
        forward="fft.ifftn(self, s, dim, norm)",
        doc="The inverse of fft.fft2.",
    ),
    Row(
        signature=(
            "fft.rfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> Tensor"
        ),
        kind="composite", numpy=("fft.rfft2",),
        forward="fft.rfftn(self, s, dim, norm)",
        doc="The Fourier transform of real numbers along two dimensions, half of the last one.",
    ),
    Row(
        signature=(
            "fft.irfft2(Tensor self, int[1]? s=None, int[1]? dim=[-2, -1], str? norm=None) -> "
            "Tensor"
        ),
        kind="composite", numpy=("fft.irfft2",),
        forward="fft.irfftn(self, s, dim, norm)",
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
        kind="composite", numpy=("fft.fftshift",),
        forward="shuffles.shifted(self, dim, False)",
        doc="A spectrum with the frequency 0 in the middle along `dim`, by default all dimensions.",
    ),
    Row(
        signature="fft.ifftshift(Tensor self, int[1]? dim=None) -> Tensor",
        kind="composite", numpy=("fft.ifftshift",),
        forward="shuffles.shifted(self, dim, True)",
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
)  # fmt: skip
