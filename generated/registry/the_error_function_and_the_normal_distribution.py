# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 8ae94766443b8801
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="erfc(Tensor self) -> Tensor",
        kind="pointwise", node="ErfcBackward0", scipy=("special.erfc",),
        aliases=("special.erfc",), inplace="erfc_",
        forward="kernels.erfc(self)",
        formulas={"self": "special.bell(grad, self, -1.1283791670955126, 1)"},
        mathematics={"self": "grad * -1.1283791670955126 * exp(-1 * self ** 2).conj()"},
        doc="1 - erf(self), accurate where it is small.",
    ),
    Row(
        signature="special.erfcx(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialErfcxBackward0", scipy=("special.erfcx",),
        dtypes=("wide",),
        forward="kernels.erfcx(self)",
        formulas={"self": "grad * special.erfcx_slope(self, result).conj()"},
        mathematics={"self": "grad * (2 * self * result - 2 / sqrt(pi)).conj()"},
        doc="exp(self**2) * erfc(self), which neither overflows nor vanishes for large self.",
    ),
    Row(
        signature="special._erfcx_derivative(int n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialErfcxDerivativeBackward0", out=False,
        forward="kernels.erfcx_derivative(n, self)",
        formulas={"self": "grad * special._erfcx_derivative(n + 1, self).conj()"},
        doc="The n-th derivative of special.erfcx.",
    ),
    Row(
        signature="erfinv(Tensor self) -> Tensor",
        kind="pointwise", node="ErfinvBackward0", scipy=("special.erfinv",),
        aliases=("special.erfinv",), inplace="erfinv_", domain={"self": (-0.9, 0.9)},
        requires="scipy",
        forward="kernels.scipy_special('erfinv', self)",
        formulas={"self": "special.erfinv_self(grad, self, result)"},
        mathematics={"self": "grad * pi ** 0.5 / 2 * exp(result ** 2)"},
        doc="The inverse of erf.",
    ),
    Row(
        signature="special.ndtr(Tensor self) -> Tensor",
        kind="composite", scipy=("special.ndtr",),
        forward="_ndtr_of(shapes.own(self))",
        doc="The distribution function of the normal distribution.",
    ),
    Row(
        signature="_ndtr_of(Tensor self) -> Tensor",
        kind="pointwise", node="NdtrOfBackward0", out=False,
        forward="kernels.ndtr(self)",
        formulas={"self": "special.bell(grad, self, 0.3989422804014327, 0.5)"},
        mathematics={"self": "grad * 0.3989422804014327 * exp(-0.5 * self ** 2).conj()"},
        doc="The normal distribution function of numbers of floating point.",
    ),
    Row(
        signature="_ndtr_short(Tensor self) -> Tensor",
        kind="pointwise", node="NdtrShortBackward0", out=False,
        forward="kernels.ndtr_short(self)",
        formulas={"self": "special.bell(grad, self, 0.3989422804014327, 0.5)"},
        mathematics={"self": "grad * 0.3989422804014327 * exp(-0.5 * self ** 2).conj()"},
        doc="The normal distribution function of numbers of floating point.",
    ),
    Row(
        signature="special.ndtri(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialNdtriBackward0", scipy=("special.ndtri",),
        dtypes=("wide",), domain={"self": (0.05, 0.95)}, requires="scipy",
        forward="kernels.scipy_special('ndtri', self)",
        formulas={"self": "grad * (2.5066282746310002 * exp(0.5 * result * result))"},
        doc="The inverse of special.ndtr.",
    ),
    Row(
        signature="special.erfcinv(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialErfcinvBackward0", scipy=("special.erfcinv",),
        dtypes=("wide",), domain={"self": (0.05, 0.95)}, requires="scipy",
        forward="kernels.scipy_special('erfcinv', self)",
        formulas={"self": "grad * (-0.8862269254527580 * exp(result * result))"},
        doc="The inverse of special.erfc.",
    ),
    Row(
        signature="special.log_ndtr(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialLogNdtrBackward0", scipy=("special.log_ndtr",),
        dtypes=("wide",),
        forward="kernels.log_ndtr(self)",
        formulas={"self": "special.log_ndtr_self(grad, self, result)"},
        mathematics={"self": "grad * (2 / pi) ** 0.5 / special.erfcx(-self / 2 ** 0.5)"},
        doc="The logarithm of special.ndtr, also where that vanishes.",
    ),
)  # fmt: skip
