# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d2bd18441d5121d1
"""The rows of the table as data."""

from math import inf, nan

from autograd.registry import Kink, Row

ROWS = (
    Row(
        name="erfc",
        signature="erfc(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.erfc(self)",
        formulas={"self": "normals.bell(grad, self, -1.1283791670955126, 1)"},
        jvp="pointwise",
        node="ErfcBackward0",
        scipy=("special.erfc",),
        aliases=("special.erfc",),
        inplace="erfc_",
        doc="1 - erf(self), accurate where it is small.",
    ),
    Row(
        name="special.erfcx",
        signature="special.erfcx(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.erfcx(self)",
        formulas={"self": "grad * normals.erfcx_slope(self, result).conj()"},
        jvp="pointwise",
        node="SpecialErfcxBackward0",
        scipy=("special.erfcx",),
        doc="exp(self**2) * erfc(self), which neither overflows nor vanishes for large self.",
    ),
    Row(
        name="special.erfcx_derivative",
        signature="special.erfcx_derivative(int n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.erfcx_derivative(n, self)",
        formulas={"self": "grad * special.erfcx_derivative(n + 1, self).conj()"},
        jvp="pointwise",
        node="SpecialErfcxDerivativeBackward0",
        doc="The n-th derivative of special.erfcx.",
    ),
    Row(
        name="erfinv",
        signature="erfinv(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('erfinv', self)",
        formulas={"self": "normals.erfinv_self(grad, self, result)"},
        jvp="pointwise",
        node="ErfinvBackward0",
        scipy=("special.erfinv",),
        aliases=("special.erfinv",),
        inplace="erfinv_",
        domain={"self": (-0.9, 0.9)},
        doc="The inverse of erf.",
        requires="scipy",
        slow="scipy.special.erfinv is a scalar loop",
    ),
    Row(
        name="special.ndtr",
        signature="special.ndtr(Tensor self) -> Tensor",
        kind="composite",
        forward="ndtr_of(copies.own(self))",
        scipy=("special.ndtr",),
        doc="The distribution function of the normal distribution.",
    ),
    Row(
        name="ndtr_of",
        signature="ndtr_of(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.ndtr(self)",
        formulas={"self": "normals.bell(grad, self, 0.3989422804014327, 0.5)"},
        jvp="pointwise",
        node="NdtrOfBackward0",
        doc=(
            "The distribution function of the normal distribution; the part of special.ndtr that "
            "has derivatives."
        ),
    ),
    Row(
        name="special.ndtri",
        signature="special.ndtri(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('ndtri', self)",
        formulas={"self": "grad * (2.5066282746310002 * exp(0.5 * result * result))"},
        jvp="pointwise",
        node="SpecialNdtriBackward0",
        scipy=("special.ndtri",),
        domain={"self": (0.05, 0.95)},
        doc="The inverse of special.ndtr.",
        requires="scipy",
    ),
    Row(
        name="special.log_ndtr",
        signature="special.log_ndtr(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.log_ndtr(self)",
        formulas={"self": "normals.log_ndtr_self(grad, self, result)"},
        jvp="pointwise",
        node="SpecialLogNdtrBackward0",
        scipy=("special.log_ndtr",),
        doc="The logarithm of special.ndtr, also where that vanishes.",
    ),
)
