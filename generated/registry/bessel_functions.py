# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ac80edeed784bb6e
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="i0(Tensor self) -> Tensor",
        kind="pointwise", node="I0Backward0", numpy=("i0",), scipy=("special.i0",),
        aliases=("special.i0",), inplace="i0_", requires="scipy",
        forward="kernels.scipy_special('i0', self)",
        formulas={"self": "grad * special.i1(self)"},
        doc="The modified Bessel function of the first kind of order 0.",
    ),
    Row(
        signature="special.i1(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialI1Backward0", scipy=("special.i1",), requires="scipy",
        forward="kernels.scipy_special('i1', self)",
        formulas={"self": "grad * special.i1_slope(self, result)"},
        mathematics={"self": "grad * where(self == 0, 0.5, special.i0(self) - result / self)"},
        doc="The modified Bessel function of the first kind of order 1.",
    ),
    Row(
        signature="special.jv(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialJvBackward0", scipy=("special.jv",), takes_complex=False,
        domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('jv', v, self)",
        formulas={
            "v": "not_implemented",
            "self": "grad * (special.jv(v - 1.0, self) - special.jv(v + 1, self)) / 2",
        },
        jvp="transposed",
        doc="The Bessel function of the first kind of order v.",
    ),
    Row(
        signature="special.yv(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialYvBackward0", scipy=("special.yv",), takes_complex=False,
        domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('yv', v, self)",
        formulas={
            "v": "not_implemented",
            "self": "grad * (special.yv(v - 1.0, self) - special.yv(v + 1, self)) / 2",
        },
        jvp="transposed",
        doc="The Bessel function of the second kind of order v.",
    ),
    Row(
        signature="special.iv(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialIvBackward0", scipy=("special.iv",), takes_complex=False,
        domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.iv(v, self)",
        formulas={
            "v": "not_implemented",
            "self": "grad * (special.iv(v - 1.0, self) + special.iv(v + 1, self)) / 2",
        },
        jvp="transposed",
        doc="The Bessel function of the modified first kind of order v.",
    ),
    Row(
        signature="special.ive(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialIveBackward0", scipy=("special.ive",),
        takes_complex=False, domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.scipy_special('ive', v, self)",
        formulas={
            "v": "not_implemented",
            "self": (
                "grad * ((special.ive(v - 1.0, self) + special.ive(v + 1, self)) / 2 - sgn(self) * "
                "result)"
            ),
        },
        jvp="transposed",
        doc="exp(-abs(self)) * special.iv(v, self).",
    ),
    Row(
        signature="special.kv(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialKvBackward0", scipy=("special.kv",), takes_complex=False,
        domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.kv(v, self)",
        formulas={
            "v": "not_implemented",
            "self": "-grad * (special.kv(v - 1.0, self) + special.kv(v + 1, self)) / 2",
        },
        jvp="transposed",
        doc="The Bessel function of the modified second kind of order v.",
    ),
    Row(
        signature="special.kve(Tensor v, Tensor self) -> Tensor",
        kind="pointwise", node="SpecialKveBackward0", scipy=("special.kve",),
        takes_complex=False, domain={"v": (0.3, 3.0), "self": (0.3, 3.0)}, requires="scipy",
        forward="kernels.kve(v, self)",
        formulas={
            "v": "not_implemented",
            "self": "grad * (result - (special.kve(v - 1.0, self) + special.kve(v + 1, self)) / 2)",
        },
        jvp="transposed",
        doc="exp(self) * special.kv(v, self).",
    ),
)  # fmt: skip
