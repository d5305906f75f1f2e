# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 895d6c1584189a1c
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="special.spherical_jn(Tensor n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.of_order('spherical_jn', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "grad * (n * special.spherical_jn(clamp_min(n - 1, 0), self) - (n + 1) * "
                "special.spherical_jn(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        node="SpecialSphericalJnBackward0",
        scipy=("special.spherical_jn",),
        takes_complex=False,
        domain={"n": "integers", "self": (0.3, 3.0)},
        doc="The spherical Bessel function of the first kind of the whole order n.",
    ),
    Row(
        signature="special.spherical_yn(Tensor n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.of_order('spherical_yn', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "grad * (n * special.spherical_yn(clamp_min(n - 1, 0), self) - (n + 1) * "
                "special.spherical_yn(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        node="SpecialSphericalYnBackward0",
        scipy=("special.spherical_yn",),
        takes_complex=False,
        domain={"n": "integers", "self": (0.3, 3.0)},
        doc="The spherical Bessel function of the second kind of the whole order n.",
    ),
    Row(
        signature="special.spherical_in(Tensor n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.of_order('spherical_in', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "grad * (n * special.spherical_in(clamp_min(n - 1, 0), self) + (n + 1) * "
                "special.spherical_in(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        node="SpecialSphericalInBackward0",
        scipy=("special.spherical_in",),
        takes_complex=False,
        domain={"n": "integers", "self": (0.3, 3.0)},
        doc="The spherical Bessel function of the modified first kind of the whole order n.",
    ),
    Row(
        signature="special.spherical_kn(Tensor n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.of_order('spherical_kn', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "-grad * (n * special.spherical_kn(clamp_min(n - 1, 0), self) + (n + 1) * "
                "special.spherical_kn(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        node="SpecialSphericalKnBackward0",
        scipy=("special.spherical_kn",),
        takes_complex=False,
        domain={"n": "integers", "self": (0.3, 3.0)},
        doc="The spherical Bessel function of the modified second kind of the whole order n.",
    ),
    Row(
        signature="special.struve(Tensor v, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('struve', v, self)",
        formulas={
            "v": "not_implemented",
            "self": (
                "grad / 2 * (special.struve(v - 1, self) - special.struve(v + 1, self) + pow(self "
                "/ 2, v) * 0.5641895835477563 * special.rgamma(v + 1.5))"
            ),
        },
        jvp="transposed",
        node="SpecialStruveBackward0",
        scipy=("special.struve",),
        takes_complex=False,
        domain={"v": (0.3, 3.0), "self": (0.3, 3.0)},
        doc="The Struve function of order v.",
        requires="scipy",
    ),
    Row(
        signature="special.modstruve(Tensor v, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('modstruve', v, self)",
        formulas={
            "v": "not_implemented",
            "self": (
                "grad / 2 * (special.modstruve(v - 1, self) + special.modstruve(v + 1, self) + "
                "pow(self / 2, v) * 0.5641895835477563 * special.rgamma(v + 1.5))"
            ),
        },
        jvp="transposed",
        node="SpecialModstruveBackward0",
        scipy=("special.modstruve",),
        takes_complex=False,
        domain={"v": (0.3, 3.0), "self": (0.3, 3.0)},
        doc="The modified Struve function of order v.",
        requires="scipy",
    ),
    Row(
        signature="special.airy(Tensor self) -> (Tensor Ai, Tensor Aip, Tensor Bi, Tensor Bip)",
        kind="pointwise",
        forward="kernels.scipy_special('airy', self)",
        formulas={
            "self": "grad_Ai * Aip + grad_Aip * self * Ai + grad_Bi * Bip + grad_Bip * self * Bi",
        },
        jvp="transposed",
        node="SpecialAiryBackward0",
        scipy=("special.airy",),
        takes_complex=False,
        doc="The Airy functions Ai and Bi, each with its derivative behind it.",
        requires="scipy",
    ),
    Row(
        signature="special.bessel_j0(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('j0', self)",
        formulas={"self": "-grad * special.bessel_j1(self)"},
        node="SpecialBesselJ0Backward0",
        scipy=("special.j0",),
        takes_complex=False,
        dtypes=("wide",),
        domain={"self": (0.3, 3.0)},
        doc="The Bessel function of the first kind of order 0.",
        requires="scipy",
    ),
    Row(
        signature="special.bessel_y0(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('y0', self)",
        formulas={"self": "-grad * special.bessel_y1(self)"},
        node="SpecialBesselY0Backward0",
        scipy=("special.y0",),
        takes_complex=False,
        dtypes=("wide",),
        domain={"self": (0.3, 3.0)},
        doc="The Bessel function of the second kind of order 0.",
        requires="scipy",
    ),
    Row(
        signature="special.bessel_j1(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('j1', self)",
        formulas={"self": "grad * (special.bessel_j0(self) - special.jv(2, self)) / 2"},
        node="SpecialBesselJ1Backward0",
        scipy=("special.j1",),
        takes_complex=False,
        dtypes=("wide",),
        domain={"self": (0.3, 3.0)},
        doc="The Bessel function of the first kind of order 1.",
        requires="scipy",
    ),
    Row(
        signature="special.bessel_y1(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('y1', self)",
        formulas={"self": "grad * (special.bessel_y0(self) - special.yv(2, self)) / 2"},
        node="SpecialBesselY1Backward0",
        scipy=("special.y1",),
        takes_complex=False,
        dtypes=("wide",),
        domain={"self": (0.3, 3.0)},
        doc="The Bessel function of the second kind of order 1.",
        requires="scipy",
    ),
    Row(
        signature="special.i0e(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('i0e', self)",
        formulas={"self": "grad * special.i0e_slope(self, result)"},
        mathematics={"self": "grad * (special.i1e(self) - sgn(self) * result)"},
        node="SpecialI0EBackward0",
        scipy=("special.i0e",),
        doc="exp(-abs(self)) * i0(self).",
        requires="scipy",
        kinks=(Kink(point=(0,), value=(0,), why="the mean of the slopes -1 and 1"),),
    ),
    Row(
        signature="special.i1e(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('i1e', self)",
        formulas={"self": "grad * special.i1e_slope(self, result)"},
        mathematics={
            "self": (
                "grad * where(self == 0, 0.5, special.i0e(self) - result * (sgn(self) + 1 / self))"
            ),
        },
        node="SpecialI1EBackward0",
        scipy=("special.i1e",),
        doc="exp(-abs(self)) * special.i1(self).",
        requires="scipy",
    ),
    Row(
        signature="special._i0e_decay(int n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.i0e_decay(n, self)",
        formulas={"self": "-grad * special._i0e_decay(n + 1, self)"},
        node="SpecialI0EDecayBackward0",
        out=False,
        domain={"self": (0.2, 3.0)},
        doc="(-1)**n times the n-th derivative of special.i0e where self is not negative.",
        requires="scipy",
    ),
)
