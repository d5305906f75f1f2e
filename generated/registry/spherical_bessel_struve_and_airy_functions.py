# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 59c93be897226cb1
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="special.spherical_jn(Tensor n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialSphericalJnBackward0", scipy=("special.spherical_jn",),
        takes_complex=False, domain={"n": "integers", "self": (0.3, 3.0)},
        forward="kernels.of_order('spherical_jn', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "grad * (n * special.spherical_jn(clamp_min(n, 1) - 1, self) - (n + 1) * "
                "special.spherical_jn(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        doc="The spherical Bessel function of the first kind of the whole order n.",
    ),
    Row(
        signature="special.spherical_yn(Tensor n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialSphericalYnBackward0", scipy=("special.spherical_yn",),
        takes_complex=False, domain={"n": "integers", "self": (0.3, 3.0)},
        forward="kernels.of_order('spherical_yn', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "grad * (n * special.spherical_yn(clamp_min(n, 1) - 1, self) - (n + 1) * "
                "special.spherical_yn(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        doc="The spherical Bessel function of the second kind of the whole order n.",
    ),
    Row(
        signature="special.spherical_in(Tensor n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialSphericalInBackward0", scipy=("special.spherical_in",),
        takes_complex=False, domain={"n": "integers", "self": (0.3, 3.0)},
        forward="kernels.of_order('spherical_in', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "grad * (n * special.spherical_in(clamp_min(n, 1) - 1, self) + (n + 1) * "
                "special.spherical_in(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        doc="The spherical Bessel function of the modified first kind of the whole order n.",
    ),
    Row(
        signature="special.spherical_kn(Tensor n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialSphericalKnBackward0", scipy=("special.spherical_kn",),
        takes_complex=False, domain={"n": "integers", "self": (0.3, 3.0)},
        forward="kernels.of_order('spherical_kn', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "-grad * (n * special.spherical_kn(clamp_min(n, 1) - 1, self) + (n + 1) * "
                "special.spherical_kn(n + 1, self)) / (2 * n + 1)"
            ),
        },
        jvp="transposed",
        doc="The spherical Bessel function of the modified second kind of the whole order n.",
    ),
    Row(
        signature="special.struve(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialStruveBackward0", scipy=("special.struve",),
        takes_complex=False, domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('struve', v, self)",
        formulas={
            "v": "not_implemented",
            "self": (
                "grad / 2 * (special.struve(v - 1.0, self) - special.struve(v + 1, self) + "
                "pow(self / 2, v) * 0.5641895835477563 * special.rgamma(v + 1.5))"
            ),
        },
        jvp="transposed",
        doc="The Struve function of order v.",
    ),
    Row(
        signature="special.modstruve(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialModstruveBackward0", scipy=("special.modstruve",),
        takes_complex=False, domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('modstruve', v, self)",
        formulas={
            "v": "not_implemented",
            "self": (
                "grad / 2 * (special.modstruve(v - 1.0, self) + special.modstruve(v + 1, self) + "
                "pow(self / 2, v) * 0.5641895835477563 * special.rgamma(v + 1.5))"
            ),
        },
        jvp="transposed",
        doc="The modified Struve function of order v.",
    ),
    Row(
        signature="special.airy(Tensor self) -> (Tensor Ai, Tensor Aip, Tensor Bi, Tensor Bip)",
        kind="pointwise", node="SpecialAiryBackward0", scipy=("special.airy",),
        takes_complex=False, requires="scipy",
        forward="kernels.scipy_special('airy', self)",
        formulas={
            "self": "grad_Ai * Aip + grad_Aip * self * Ai + grad_Bi * Bip + grad_Bip * self * Bi",
        },
        jvp="transposed",
        doc="The Airy functions Ai and Bi, each with its derivative behind it.",
    ),
    Row(
        signature="special.bessel_j0(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialBesselJ0Backward0", scipy=("special.j0",),
        takes_complex=False, dtypes=("wide",), domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('j0', self)",
        formulas={"self": "-grad * special.bessel_j1(self)"},
        doc="The Bessel function of the first kind of order 0.",
    ),
    Row(
        signature="special.bessel_y0(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialBesselY0Backward0", scipy=("special.y0",),
        takes_complex=False, dtypes=("wide",), domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('y0', self)",
        formulas={"self": "-grad * special.bessel_y1(self)"},
        doc="The Bessel function of the second kind of order 0.",
    ),
    Row(
        signature="special.bessel_j1(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialBesselJ1Backward0", scipy=("special.j1",),
        takes_complex=False, dtypes=("wide",), domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('j1', self)",
        formulas={"self": "grad * (special.bessel_j0(self) - special.jv(2, self)) / 2"},
        doc="The Bessel function of the first kind of order 1.",
    ),
    Row(
        signature="special.bessel_y1(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialBesselY1Backward0", scipy=("special.y1",),
        takes_complex=False, dtypes=("wide",), domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('y1', self)",
        formulas={"self": "grad * (special.bessel_y0(self) - special.yv(2, self)) / 2"},
        doc="The Bessel function of the second kind of order 1.",
    ),
    Row(
        signature="special.modified_bessel_i0(Tensor self) -> Tensor",
        kind="composite", domain={"self": (0.3, 3.0)},
        forward="i0(self)",
        doc="i0(self), by PyTorch's name.",
    ),
    Row(
        signature="special.modified_bessel_i1(Tensor self) -> Tensor",
        kind="composite", domain={"self": (0.3, 3.0)},
        forward="special.i1(self)",
        doc="special.i1(self), by PyTorch's name.",
    ),
    Row(
        signature="special.modified_bessel_k0(Tensor self) -> Tensor",
        kind="composite", domain={"self": (0.3, 3.0)},
        forward="special.kv(0.0, self)",
        doc="special.kv(0.0, self), by PyTorch's name.",
    ),
    Row(
        signature="special.modified_bessel_k1(Tensor self) -> Tensor",
        kind="composite", domain={"self": (0.3, 3.0)},
        forward="special.kv(1.0, self)",
        doc="special.kv(1.0, self), by PyTorch's name.",
    ),
    Row(
        signature="special.scaled_modified_bessel_k0(Tensor x) -> Tensor",
        kind="composite", domain={"x": (0.3, 3.0)},
        forward="special.kve(0.0, x)",
        doc="special.kve(0.0, x), by PyTorch's name.",
    ),
    Row(
        signature="special.scaled_modified_bessel_k1(Tensor x) -> Tensor",
        kind="composite", domain={"x": (0.3, 3.0)},
        forward="special.kve(1.0, x)",
        doc="special.kve(1.0, x), by PyTorch's name.",
    ),
    Row(
        signature="special.spherical_bessel_j0(Tensor x) -> Tensor",
        kind="composite", domain={"x": (0.3, 3.0)},
        forward="special.spherical_jn(0, x)",
        doc="special.spherical_jn(0, x), by PyTorch's name.",
    ),
    Row(
        signature="special.airy_ai(Tensor x) -> Tensor",
        kind="composite", domain={"x": (0.3, 3.0)},
        forward="special.airy(x)[0]",
        doc="special.airy(x)[0], by PyTorch's name.",
    ),
    Row(
        signature="special.i0e(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialI0EBackward0", scipy=("special.i0e",), requires="scipy",
        forward="kernels.scipy_special('i0e', self)",
        formulas={"self": "grad * special.i0e_slope(self, result)"},
        mathematics={"self": "grad * (special.i1e(self) - sgn(self) * result)"},
        doc="exp(-abs(self)) * i0(self).",
        kinks=(Kink(point=(0,), value=(0,), why="the mean of the slopes -1 and 1"),),
    ),
    Row(
        signature="special.i1e(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialI1EBackward0", scipy=("special.i1e",), requires="scipy",
        forward="kernels.scipy_special('i1e', self)",
        formulas={"self": "grad * special.i1e_slope(self, result)"},
        mathematics={
            "self": (
                "grad * where(self == 0, 0.5, special.i0e(self) - result * (sgn(self) + 1 / self))"
            ),
        },
        doc="exp(-abs(self)) * special.i1(self).",
    ),
    Row(
        signature="special._i0e_decay(int n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialI0EDecayBackward0", out=False,
        domain={"self": (0.2, 3.0)}, requires="scipy",
        forward="kernels.i0e_decay(n, self)",
        formulas={"self": "-grad * special._i0e_decay(n + 1, self)"},
        doc="(-1)**n times the n-th derivative of special.i0e where self is not negative.",
    ),
)  # fmt: skip
