# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 586f653843749092
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="lgamma(Tensor self) -> Tensor",
        kind="pointwise", node="LgammaBackward0", scipy=("special.gammaln",),
        aliases=("special.gammaln",), inplace="lgamma_", domain={"self": (0.3, 4.0)},
        requires="scipy",
        forward="kernels.lgamma(self)",
        formulas={"self": "grad * digamma(self)"},
        doc="The logarithm of the absolute value of the gamma function of self.",
    ),
    Row(
        signature="digamma(Tensor self) -> Tensor",
        kind="pointwise", node="DigammaBackward0", scipy=("special.digamma", "special.psi"),
        aliases=("special.digamma", "special.psi"), inplace="digamma_",
        domain={"self": (0.3, 4.0)}, requires="scipy",
        forward="kernels.digamma(self)",
        formulas={"self": "grad * polygamma(1, self)"},
        doc="The digamma function of self, the derivative of lgamma.",
    ),
    Row(
        signature="polygamma(int n, Tensor self) -> Tensor",
        kind="pointwise", node="PolygammaBackward0", aliases=("special.polygamma",),
        inplace="polygamma_", domain={"self": (0.3, 4.0)}, requires="scipy",
        forward="kernels.polygamma(n, self)",
        formulas={"self": "grad * polygamma(n + 1, self)"},
        doc="The n-th derivative of digamma.",
    ),
    Row(
        signature="mvlgamma(Tensor self, int p) -> Tensor",
        kind="pointwise", node="MvlgammaBackward0", aliases=("special.multigammaln",),
        inplace="mvlgamma_", dtypes=("numeric",), domain={"self": (2.2, 5.0)}, requires="scipy",
        forward="kernels.mvlgamma(self, p)",
        formulas={"self": "grad * special.mvdigamma(self, p)"},
        mathematics={"self": "grad * digamma(self.unsqueeze(-1) - arange(p) / 2).sum(-1)"},
        doc="The logarithm of the multivariate gamma function of dimension p.",
    ),
    Row(
        signature="special.gamma(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialGammaBackward0", scipy=("special.gamma",),
        takes_complex=False, domain={"self": (0.3, 4.0)}, requires="scipy",
        forward="kernels.scipy_special('gamma', self)",
        formulas={"self": "grad * result * digamma(self)"},
        doc="The gamma function of self.",
    ),
    Row(
        signature="special.rgamma(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialRgammaBackward0", scipy=("special.rgamma",),
        takes_complex=False, domain={"self": (0.3, 4.0)}, requires="scipy",
        forward="kernels.scipy_special('rgamma', self)",
        formulas={"self": "grad * special.rgamma_slope(self, result)"},
        mathematics={
            "self": (
                "grad * where(logical_and(result == 0, self <= 0), special.gamma(1 - self) * "
                "cos(pi * self), -result * digamma(self))"
            ),
        },
        doc="The reciprocal of the gamma function of self.",
    ),
    Row(
        signature="special.gammasgn(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialGammasgnBackward0", scipy=("special.gammasgn",),
        takes_complex=False, domain={"self": (0.3, 4.0)}, requires="scipy",
        forward="kernels.scipy_special('gammasgn', self)",
        formulas={"self": "zero"},
        doc="The sign of the gamma function of self.",
    ),
    Row(
        signature="special.beta(Tensor a, Tensor b) -> Tensor",
        kind="pointwise", node="SpecialBetaBackward0", scipy=("special.beta",),
        takes_complex=False, domain={"a": (0.3, 4.0), "b": (0.3, 4.0)}, requires="scipy",
        forward="kernels.scipy_special('beta', a, b)",
        formulas={
            "a": "grad * result * (digamma(a) - digamma(a + b))",
            "b": "grad * result * (digamma(b) - digamma(a + b))",
        },
        doc="The beta function of a and b.",
    ),
    Row(
        signature="special.betaln(Tensor a, Tensor b) -> Tensor",
        kind="pointwise", node="SpecialBetalnBackward0", scipy=("special.betaln",),
        takes_complex=False, domain={"a": (0.3, 4.0), "b": (0.3, 4.0)}, requires="scipy",
        forward="kernels.scipy_special('betaln', a, b)",
        formulas={
            "a": "grad * (digamma(a) - digamma(a + b))",
            "b": "grad * (digamma(b) - digamma(a + b))",
        },
        doc="The logarithm of the beta function of a and b.",
    ),
    Row(
        signature="igamma(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="IgammaBackward0", scipy=("special.gammainc",),
        aliases=("special.gammainc",), inplace="igamma_", takes_complex=False,
        dtypes=("floating",), domain={"self": (0.3, 4.0), "other": (0.3, 4.0)},
        requires="scipy",
        forward="kernels.scipy_special('gammainc', self, other)",
        formulas={
            "self": "not_implemented",
            "other": "grad * exp(xlogy(self - 1, other) - other - lgamma(self))",
        },
        jvp="transposed",
        doc="The regularized lower incomplete gamma function of order self at other.",
    ),
    Row(
        signature="igammac(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="IgammacBackward0", scipy=("special.gammaincc",),
        aliases=("special.gammaincc",), inplace="igammac_", takes_complex=False,
        dtypes=("floating",), domain={"self": (0.3, 4.0), "other": (0.3, 4.0)},
        requires="scipy",
        forward="kernels.scipy_special('gammaincc', self, other)",
        formulas={
            "self": "not_implemented",
            "other": "-grad * exp(xlogy(self - 1, other) - other - lgamma(self))",
        },
        jvp="transposed",
        doc="The regularized upper incomplete gamma function of order self at other.",
    ),
)  # fmt: skip
