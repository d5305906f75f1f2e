# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ed2b5110acf42412
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="special.expi(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialExpiBackward0", scipy=("special.expi",),
        takes_complex=False, domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('expi', self)",
        formulas={"self": "grad * exp(self) / self"},
        doc="The exponential integral Ei.",
    ),
    Row(
        signature="special.expn(Tensor n, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialExpnBackward0", scipy=("special.expn",),
        takes_complex=False, domain={"n": "integers", "self": (0.3, 3.0)},
        forward="kernels.of_order('expn', n, self)",
        formulas={
            "n": "not_implemented",
            "self": (
                "-grad * where(n > 0, special.expn(clamp_min(n, 1) - 1, self), result * (1 + 1 / "
                "self))"
            ),
        },
        jvp="transposed",
        doc=(
            "The generalized exponential integral, of exp(-self * t) * t**-n from 1 on; n is whole."
        ),
    ),
    Row(
        signature="special.exprel(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialExprelBackward0", scipy=("special.exprel",),
        takes_complex=False, requires="scipy",
        forward="kernels.scipy_special('exprel', self)",
        formulas={"self": "grad * special.hyp1f1(2, 3, clamp(self, -1e15, 1e5)) / 2"},
        doc="(exp(self) - 1) / self, 1 at 0.",
    ),
    Row(
        signature="special.sici(Tensor self) -> (Tensor si, Tensor ci)",
        kind="pointwise", node="SpecialSiciBackward0", scipy=("special.sici",),
        takes_complex=False, domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('sici', self)",
        formulas={"self": "grad_si * sinc(self / 3.141592653589793) + grad_ci * cos(self) / self"},
        jvp="transposed",
        doc="The integrals of sin(t) / t from 0 on, and of cos(t) / t, to self.",
    ),
    Row(
        signature="special.shichi(Tensor self) -> (Tensor shi, Tensor chi)",
        kind="pointwise", node="SpecialShichiBackward0", scipy=("special.shichi",),
        takes_complex=False, domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('shichi', self)",
        formulas={
            "self": (
                "grad_shi * special.hyp0f1(1.5, self * self / 4) + grad_chi * cosh(self) / self"
            ),
        },
        jvp="transposed",
        doc="The integrals of sinh(t) / t from 0 on, and of cosh(t) / t, to self.",
    ),
    Row(
        signature="special.fresnel(Tensor self) -> (Tensor S, Tensor C)",
        kind="pointwise", node="SpecialFresnelBackward0", scipy=("special.fresnel",),
        takes_complex=False, requires="scipy",
        forward="kernels.scipy_special('fresnel', self)",
        formulas={
            "self": (
                "grad_S * sin(1.5707963267948966 * self**2) + grad_C * cos(1.5707963267948966 * "
                "self**2)"
            ),
        },
        jvp="transposed",
        doc="The integrals of sin(pi / 2 * t**2) and of cos(pi / 2 * t**2) from 0 to self.",
    ),
    Row(
        signature="special.spence(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialSpenceBackward0", scipy=("special.spence",),
        takes_complex=False, domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('spence', self)",
        formulas={"self": "-grad * special.hyp2f1(1, 1, 2, 1 - self)"},
        doc="The integral of log(t) / (1 - t) from 1 to self, the dilogarithm of 1 - self.",
    ),
    Row(
        signature="special.ellipk(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialEllipkBackward0", scipy=("special.ellipk",),
        takes_complex=False, domain={"self": (-3.0, 0.9)}, requires="scipy",
        forward="kernels.scipy_special('ellipk', self)",
        formulas={"self": "grad * 0.39269908169872414 * special.hyp2f1(1.5, 1.5, 2, self)"},
        doc="The complete elliptic integral of the first kind, of the parameter m = k**2.",
    ),
    Row(
        signature="special.ellipe(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialEllipeBackward0", scipy=("special.ellipe",),
        takes_complex=False, domain={"self": (-3.0, 0.9)}, requires="scipy",
        forward="kernels.scipy_special('ellipe', self)",
        formulas={"self": "-grad * 0.39269908169872414 * special.hyp2f1(0.5, 1.5, 2, self)"},
        doc="The complete elliptic integral of the second kind, of the parameter m = k**2.",
    ),
    Row(
        signature=(
            "special.ellipj(Tensor self, Tensor m) -> (Tensor sn, Tensor cn, Tensor dn, Tensor ph)"
        ),
        kind="pointwise", node="SpecialEllipjBackward0", scipy=("special.ellipj",),
        takes_complex=False, domain={"m": (0.1, 0.9)}, requires="scipy",
        forward="kernels.scipy_special('ellipj', self, m)",
        formulas={
            "self": "grad_sn * cn * dn - grad_cn * sn * dn - grad_dn * m * sn * cn + grad_ph * dn",
            "m": "not_implemented",
        },
        jvp="transposed",
        doc="The elliptic functions of Jacobi, and the amplitude, of the parameter m = k**2.",
    ),
    Row(
        signature="special.owens_t(Tensor self, Tensor a) -> Tensor",
        kind="pointwise", node="SpecialOwensTBackward0", scipy=("special.owens_t",),
        takes_complex=False, requires="scipy",
        forward="kernels.scipy_special('owens_t', self, a)",
        formulas={
            "self": (
                "-grad * 0.19947114020071635 * exp(-self * self / 2) * erf(a * self / "
                "1.4142135623730951)"
            ),
            "a": "grad * exp(-(1 + a * a) * self * self / 2) / (6.283185307179586 * (1 + a * a))",
        },
        doc="Owen's T function, of the skew normal distribution.",
    ),
    Row(
        signature="special.ndtri_exp(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialNdtriExpBackward0", scipy=("special.ndtri_exp",),
        takes_complex=False, domain={"self": (-5.0, -0.1)}, requires="scipy",
        forward="kernels.scipy_special('ndtri_exp', self)",
        formulas={"self": "grad * 2.5066282746310002 * exp(self + result * result / 2)"},
        doc="special.ndtri(exp(self)), the inverse of special.log_ndtr.",
    ),
    Row(
        signature="special.wofz(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialWofzBackward0", scipy=("special.wofz",),
        requires="scipy",
        forward="kernels.scipy_special('wofz', self)",
        formulas={"self": "grad * special.wofz_slope(self, result).conj()"},
        mathematics={"self": "grad * (1.1283791670955126j - 2 * self * result).conj()"},
        doc="The Faddeeva function, exp(-self**2) * erfc(-1j * self).",
    ),
    Row(
        signature="special.lambertw(Tensor self, int k=0) -> Tensor",
        kind="pointwise", node="SpecialLambertwBackward0", scipy=("special.lambertw",),
        domain={"self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('lambertw', self, k)",
        formulas={"self": "grad * (exp(-result) / (1 + result)).conj()"},
        doc="The complex branch k of the inverse of w * exp(w).",
    ),
    Row(
        signature="special.wrightomega(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialWrightomegaBackward0", scipy=("special.wrightomega",),
        requires="scipy",
        forward="kernels.scipy_special('wrightomega', self)",
        formulas={"self": "grad * (result / (1 + result)).conj()"},
        doc="The inverse of w + log(w).",
    ),
)  # fmt: skip
