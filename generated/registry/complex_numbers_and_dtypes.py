# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 962fae1ce420ecb8
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="conj(Tensor(a) self) -> Tensor(a)",
        kind="view", node="ConjBackward0", numpy=("conjugate", "conj"), out=False,
        forward="self.conj()",
        formulas={"self": "grad.conj()"},
        jvp="linear",
        doc="The conjugate of self; a view of the tensor if it is real.",
    ),
    Row(
        signature="real(Tensor(a) self) -> Tensor(a)",
        kind="view", node="RealBackward0", numpy=("real",), out=False,
        forward="self.real",
        formulas={"self": "grad.to(self.dtype)"},
        jvp="linear",
        doc="The real part of self.",
    ),
    Row(
        signature="imag(Tensor(a) self) -> Tensor(a)",
        kind="view", node="ImagBackward0", numpy=("imag",), out=False,
        forward="kernels.imag(self)",
        formulas={"self": "grad * 1j"},
        jvp="linear",
        doc="The imaginary part of self, a complex tensor.",
    ),
    Row(
        signature="to(Tensor(a) self, dtype dtype) -> Tensor(a)",
        kind="view", node="ToBackward0", out=False,
        forward="kernels.to(self, dtype)",
        formulas={"self": "grad.to(self.dtype)"},
        jvp="linear",
        doc=(
            "The same values as another dtype, a view if self has it already; integer and bool "
            "results are cut off the graph."
        ),
    ),
    Row(
        signature="fill(Tensor self, Tensor value) -> Tensor",
        kind="pointwise", node="FillBackward0", inplace="fill_", dtypes=("kept", "own"),
        forward="kernels.fill(self, value)",
        formulas={"self": "zero", "value": "grad"},
        doc="value everywhere.",
    ),
    Row(
        signature="zero(Tensor self) -> Tensor",
        kind="pointwise", node="ZeroBackward0", inplace="zero_",
        forward="np.zeros_like(self)",
        formulas={"self": "zero"},
        doc="0 everywhere.",
    ),
    Row(
        signature="copy(Tensor self, Tensor src, bool non_blocking=False) -> Tensor",
        kind="pointwise", node="CopyBackward0", inplace="copy_",
        forward="np.copy(kernels.spread(self, src))",
        formulas={"self": "zero", "src": "grad"},
        doc="The values of src, broadcast to the shape of self.",
    ),
)  # fmt: skip
