# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 8351d8316f9167ad
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="angle(Tensor self) -> Tensor",
        kind="pointwise", node="AngleBackward0", numpy=("angle",), domain={"self": (0.2, 2.0)},
        forward="kernels.angle(self)",
        formulas={"self": "powers.angle_self(grad, self)"},
        mathematics={
            "self": "grad * 1j * self / abs(self) ** 2",
            "result": "imaginary(self.conj() * self_t) / abs(self) ** 2",
        },
        jvp="powers.angle_tangent(self_t, self)",
        doc=(
            "The angle of self, a complex number, in radians; pi of negative real numbers, 0 of "
            "others."
        ),
        kinks=(
            Kink(
                point=(0,),
                value=(0,),
                why="it is constant on both sides of a jump; of complex 0 as abs",
            ),
        ),
    ),
    Row(
        signature="complex(Tensor real, Tensor imag) -> Tensor",
        kind="pointwise", node="ComplexBackward0", dtypes=("own",), numbers="tensors",
        forward="kernels.complex_(real, imag)",
        formulas={"real": "grad", "imag": "powers.imaginary(grad)"},
        mathematics={"imag": "imaginary(grad)"}, jvp="linear",
        doc="real + 1j * imag.",
    ),
    Row(
        signature="polar(Tensor abs, Tensor angle) -> Tensor",
        kind="pointwise", node="PolarBackward0", dtypes=("own", "wide"), numbers="tensors",
        forward="kernels.polar(abs, angle)",
        formulas={
            "abs": "powers.polar_abs(grad, abs, angle, result)",
            "angle": "powers.polar_angle(grad, result)",
        },
        mathematics={
            "abs": "real(grad * (result / abs).conj())",
            "angle": "real(grad * (1j * result).conj())",
        },
        jvp="abs_t * exp(angle * 1j) + angle_t * (result * 1j)",
        doc="abs * exp(1j * angle).",
    ),
    Row(
        signature="view_as_real(Tensor(a) self) -> Tensor(a)",
        kind="view", node="ViewAsRealBackward0", out=False,
        forward="kernels.view_as_real(self)",
        formulas={"self": "view_as_complex(grad)"},
        jvp="linear",
        doc="Complex numbers as pairs of real ones along a new last dimension.",
    ),
    Row(
        signature="view_as_complex(Tensor(a) self) -> Tensor(a)",
        kind="view", node="ViewAsComplexBackward0", out=False,
        forward="kernels.view_as_complex(self)",
        formulas={"self": "view_as_real(grad)"},
        jvp="linear",
        doc="Pairs of real numbers along the last dimension as complex ones.",
    ),
    Row(
        signature="resolve_conj(Tensor(a) self) -> Tensor(a)",
        kind="view", node="ResolveConjBackward0", out=False,
        forward="self",
        formulas={"self": "grad"},
        jvp="linear",
        doc="self; there is no lazy conjugation that would have to be carried out.",
    ),
    Row(
        signature="resolve_neg(Tensor(a) self) -> Tensor(a)",
        kind="view", node="ResolveNegBackward0", out=False,
        forward="self",
        formulas={"self": "grad"},
        jvp="linear",
        doc="self; there is no lazy negation that would have to be carried out.",
    ),
    Row(
        signature="conj_physical(Tensor self) -> Tensor",
        kind="linear", node="ConjPhysicalBackward0", inplace="conj_physical_", dtypes=("kept",),
        forward="np.conj(self)",
        formulas={"self": "grad.conj()"},
        doc="The complex conjugate.",
    ),
    Row(
        signature="alias_copy(Tensor self) -> Tensor",
        kind="linear", node="AliasCopyBackward0",
        forward='np.copy(self, "C")',
        formulas={"self": "grad"},
        doc="A copy.",
    ),
)  # fmt: skip
