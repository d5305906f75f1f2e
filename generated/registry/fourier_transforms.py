# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content df1207698a8975f9
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="fft.fft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
        kind="linear", node="FftFftBackward0", numpy=("fft.fft",), dtypes=("wide",),
        forward='kernels.transform("fft", self, n, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.ifft(grad, None, dim, fourier.adjoint_norm(norm)), self.shape, "
                "self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.ifft(grad, None, dim, 'forward' if norm is None or norm == 'backward' "
                "else 'backward' if norm == 'forward' else norm), self.shape, self.dtype)"
            ),
        },
        doc="The discrete Fourier transform along `dim`, of the elements cut or padded to `n`.",
    ),
    Row(
        signature="fft.ifft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
        kind="linear", node="FftIfftBackward0", numpy=("fft.ifft",), dtypes=("wide",),
        forward='kernels.transform("ifft", self, n, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.fft(grad, None, dim, fourier.adjoint_norm(norm)), self.shape, "
                "self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.fft(grad, None, dim, 'forward' if norm is None or norm == 'backward' "
                "else 'backward' if norm == 'forward' else norm), self.shape, self.dtype)"
            ),
        },
        doc="The inverse of fft.fft along `dim`.",
    ),
    Row(
        signature="fft.rfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
        kind="linear", node="FftRfftBackward0", numpy=("fft.rfft",), dtypes=("wide",),
        forward='kernels.transform("rfft", self, n, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.irfft(fourier.halved(grad, (self.shape[dim] if n is None else "
                "n), dim), (self.shape[dim] if n is None else n), dim, "
                "fourier.adjoint_norm(norm)), self.shape, self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.irfft(halved(grad, self.shape[dim] if n is None else n, dim), "
                "self.shape[dim] if n is None else n, dim, 'forward' if norm is None or norm == "
                "'backward' else 'backward' if norm == 'forward' else norm), self.shape, "
                "self.dtype)"
            ),
        },
        doc=(
            "The Fourier transform of real numbers along `dim`, without the half that mirrors the "
            "other."
        ),
    ),
    Row(
        signature="fft.ihfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
        kind="linear", node="FftIhfftBackward0", numpy=("fft.ihfft",), dtypes=("wide",),
        forward='kernels.transform("ihfft", self, n, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fft.hfft(fourier.halved(grad, (self.shape[dim] if n is None else "
                "n), dim), (self.shape[dim] if n is None else n), dim, "
                "fourier.adjoint_norm(norm)), self.shape, self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(fft.hfft(halved(grad, self.shape[dim] if n is None else n, dim), "
                "self.shape[dim] if n is None else n, dim, 'forward' if norm is None or norm == "
                "'backward' else 'backward' if norm == 'forward' else norm), self.shape, "
                "self.dtype)"
            ),
        },
        doc="The inverse of fft.hfft, of real numbers; the first half of a Hermitian signal.",
    ),
    Row(
        signature="fft.irfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
        kind="linear", node="FftIrfftBackward0", numpy=("fft.irfft",), dtypes=("wide",),
        forward='kernels.transform("irfft", self, n, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fourier.doubled(fft.rfft(grad, None, dim, "
                "fourier.adjoint_norm(norm)), grad.shape[dim], dim), self.shape, self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(doubled(fft.rfft(grad, None, dim, 'forward' if norm is None or norm == "
                "'backward' else 'backward' if norm == 'forward' else norm), grad.shape[dim], "
                "dim), self.shape, self.dtype)"
            ),
        },
        doc=(
            "The `n` real numbers, by default 2 (m - 1), whose fft.rfft is the half spectrum of m "
            "elements."
        ),
    ),
    Row(
        signature="fft.hfft(Tensor self, int? n=None, int dim=-1, str? norm=None) -> Tensor",
        kind="linear", node="FftHfftBackward0", numpy=("fft.hfft",), dtypes=("wide",),
        forward='kernels.transform("hfft", self, n, dim, norm)',
        formulas={
            "self": (
                "fourier.fitted(fourier.doubled(fft.ihfft(grad, None, dim, "
                "fourier.adjoint_norm(norm)), grad.shape[dim], dim), self.shape, self.dtype)"
            ),
        },
        mathematics={
            "self": (
                "fitted(doubled(fft.ihfft(grad, None, dim, 'forward' if norm is None or norm == "
                "'backward' else 'backward' if norm == 'forward' else norm), grad.shape[dim], "
                "dim), self.shape, self.dtype)"
            ),
        },
        doc=(
            "The real Fourier transform of a signal that is Hermitian along `dim`, of which half "
            "is given."
        ),
    ),
)  # fmt: skip
