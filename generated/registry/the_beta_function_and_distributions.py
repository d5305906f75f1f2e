# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ee64991b75645191
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="special.betainc(Tensor a, Tensor b, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialBetaincBackward0", scipy=("special.betainc",),
        takes_complex=False, domain={"a": (0.3, 4.0), "b": (0.3, 4.0), "self": (0.05, 0.95)},
        requires="scipy",
        forward="kernels.scipy_special('betainc', a, b, self)",
        formulas={
            "a": "not_implemented",
            "b": "not_implemented",
            "self": (
                "grad * exp(xlogy(a - 1, self) + special.xlog1py(b - 1, -self) - special.betaln(a, "
                "b))"
            ),
        },
        jvp="transposed",
        doc="The regularized incomplete beta function of a and b at self.",
    ),
    Row(
        signature="special.stdtr(Tensor df, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialStdtrBackward0", scipy=("special.stdtr",),
        takes_complex=False, domain={"df": (0.5, 6.0)}, requires="scipy",
        forward="kernels.scipy_special('stdtr', df, self)",
        formulas={
            "df": "not_implemented",
            "self": "grad * special.student_density(df.to(result.dtype), self)",
        },
        mathematics={
            "self": (
                "grad * exp(-special.betaln(df.to(result.dtype) / 2, 0.5) - "
                "log(df.to(result.dtype)) / 2 - (df.to(result.dtype) + 1) / 2 * log1p(self ** 2 / "
                "df.to(result.dtype)))"
            ),
        },
        jvp="transposed",
        doc="The distribution function of Student's t distribution with df degrees of freedom.",
    ),
    Row(
        signature="special.gammaincinv(Tensor a, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialGammaincinvBackward0", scipy=("special.gammaincinv",),
        takes_complex=False, domain={"a": (0.5, 4.0), "self": (0.05, 0.95)}, requires="scipy",
        forward="kernels.scipy_special('gammaincinv', a, self)",
        formulas={
            "a": "not_implemented",
            "self": "grad * exp(result + lgamma(a) - xlogy(a - 1, result))",
        },
        jvp="transposed",
        doc="The inverse of igamma(a, self) in its second argument.",
    ),
    Row(
        signature="special.gammainccinv(Tensor a, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialGammainccinvBackward0", scipy=("special.gammainccinv",),
        takes_complex=False, domain={"a": (0.5, 4.0), "self": (0.05, 0.95)}, requires="scipy",
        forward="kernels.scipy_special('gammainccinv', a, self)",
        formulas={
            "a": "not_implemented",
            "self": "-grad * exp(result + lgamma(a) - xlogy(a - 1, result))",
        },
        jvp="transposed",
        doc="The inverse of igammac(a, self) in its second argument.",
    ),
    Row(
        signature="special.betaincinv(Tensor a, Tensor b, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialBetaincinvBackward0", scipy=("special.betaincinv",),
        takes_complex=False, domain={"a": (0.5, 4.0), "b": (0.5, 4.0), "self": (0.05, 0.95)},
        requires="scipy",
        forward="kernels.scipy_special('betaincinv', a, b, self)",
        formulas={
            "a": "not_implemented",
            "b": "not_implemented",
            "self": (
                "grad * exp(special.betaln(a, b) - xlogy(a - 1, result) - special.xlog1py(b - 1, "
                "-result))"
            ),
        },
        jvp="transposed",
        doc="The inverse of special.betainc(a, b, self) in its last argument.",
    ),
    Row(
        signature="special.stdtrit(Tensor df, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialStdtritBackward0", scipy=("special.stdtrit",),
        takes_complex=False, domain={"df": (0.5, 6.0), "self": (0.05, 0.95)}, requires="scipy",
        forward="kernels.scipy_special('stdtrit', df, self)",
        formulas={
            "df": "not_implemented",
            "self": "grad / special.student_density(df.to(result.dtype), result)",
        },
        mathematics={
            "self": (
                "grad / exp(-special.betaln(df.to(result.dtype) / 2, 0.5) - "
                "log(df.to(result.dtype)) / 2 - (df.to(result.dtype) + 1) / 2 * log1p(result ** 2 "
                "/ df.to(result.dtype)))"
            ),
        },
        jvp="transposed",
        doc="The inverse of special.stdtr(df, self) in its second argument.",
    ),
    Row(
        signature="special.poch(Tensor self, Tensor m) -> Tensor",
        kind="pointwise", node="SpecialPochBackward0", scipy=("special.poch",),
        takes_complex=False, domain={"self": (0.3, 4.0), "m": (0.3, 4.0)}, requires="scipy",
        forward="kernels.scipy_special('poch', self, m)",
        formulas={
            "self": "grad * result * (digamma(self + m) - digamma(self))",
            "m": "grad * result * digamma(self + m)",
        },
        doc="gamma(self + m) / gamma(self), the rising factorial.",
    ),
    Row(
        signature="special.binom(Tensor self, Tensor k) -> Tensor",
        kind="pointwise", node="SpecialBinomBackward0", scipy=("special.binom",),
        takes_complex=False, domain={"self": (3.0, 5.0), "k": (0.3, 2.5)}, requires="scipy",
        forward="kernels.scipy_special('binom', self, k)",
        formulas={
            "self": "grad * result * (digamma(self + 1) - digamma(self - k + 1))",
            "k": "grad * result * (digamma(self - k + 1) - digamma(k + 1))",
        },
        doc="The binomial coefficient of self over k, also of numbers that are not whole.",
    ),
    Row(
        signature="special.zeta(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="SpecialZetaBackward0", takes_complex=False, dtypes=("wide",),
        numbers="beside", domain={"self": (1.5, 4.0), "other": (0.3, 4.0)}, requires="scipy",
        forward="kernels.scipy_special('zeta', self, other)",
        formulas={
            "self": "not_implemented",
            "other": "-grad * self * special.zeta(self + 1, other)",
        },
        jvp="transposed",
        doc="The Hurwitz zeta function, the sum of (k + other)**-self over all whole k from 0 on.",
    ),
)  # fmt: skip
