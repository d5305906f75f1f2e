# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 6cf238355ce9361b
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="lgamma(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.lgamma(self)",
        formulas={"self": "grad * digamma(self)"},
        node="LgammaBackward0",
        scipy=("special.gammaln",),
        aliases=("special.gammaln",),
        inplace="lgamma_",
        domain={"self": (0.3, 4.0)},
        doc="The logarithm of the absolute value of the gamma function of self.",
        requires="scipy",
    ),
    Row(
        signature="digamma(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.digamma(self)",
        formulas={"self": "grad * polygamma(1, self)"},
        node="DigammaBackward0",
        scipy=("special.digamma", "special.psi"),
        aliases=("special.digamma", "special.psi"),
        inplace="digamma_",
        domain={"self": (0.3, 4.0)},
        doc="The digamma function of self, the derivative of lgamma.",
        requires="scipy",
    ),
    Row(
        signature="polygamma(int n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.polygamma(n, self)",
        formulas={"self": "grad * polygamma(n + 1, self)"},
        node="PolygammaBackward0",
        aliases=("special.polygamma",),
        inplace="polygamma_",
        domain={"self": (0.3, 4.0)},
        doc="The n-th derivative of digamma.",
        requires="scipy",
    ),
    Row(
        signature="mvlgamma(Tensor self, int p) -> Tensor",
        kind="pointwise",
        forward="kernels.mvlgamma(self, p)",
        formulas={"self": "grad * special.mvdigamma(self, p)"},
        mathematics={"self": "grad * digamma(self.unsqueeze(-1) - arange(p) / 2).sum(-1)"},
        node="MvlgammaBackward0",
        aliases=("special.multigammaln",),
        inplace="mvlgamma_",
        domain={"self": (2.2, 5.0)},
        doc="The logarithm of the multivariate gamma function of dimension p.",
        requires="scipy",
    ),
)
