# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 31cc87cd560c7b7c
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="i0(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('i0', self)",
        formulas={"self": "grad * special.i1(self)"},
        node="I0Backward0",
        numpy=("i0",),
        scipy=("special.i0",),
        aliases=("special.i0",),
        inplace="i0_",
        doc="The modified Bessel function of the first kind of order 0.",
        requires="scipy",
    ),
    Row(
        signature="special.i1(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('i1', self)",
        formulas={"self": "grad * special.i1_slope(self, result)"},
        mathematics={"self": "grad * where(self == 0, 0.5, special.i0(self) - result / self)"},
        node="SpecialI1Backward0",
        scipy=("special.i1",),
        doc="The modified Bessel function of the first kind of order 1.",
        requires="scipy",
    ),
    Row(
        signature="special.iv(float v, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.iv(v, self)",
        formulas={"self": "grad * (special.iv(v - 1, self) + special.iv(v + 1, self)) / 2"},
        node="SpecialIvBackward0",
        scipy=("special.iv",),
        takes_complex=False,
        domain={"self": (0.3, 3.0)},
        doc="The modified Bessel function of the first kind of order v.",
        requires="scipy",
    ),
    Row(
        signature="special.i0e(Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.scipy_special('i0e', self)",
        formulas={"self": "grad * special.i0e_slope(self, result)"},
        mathematics={"self": "grad * (special.i1e(self) - sgn(self) * result)"},
        node="SpecialI0eBackward0",
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
        node="SpecialI1eBackward0",
        scipy=("special.i1e",),
        doc="exp(-abs(self)) * special.i1(self).",
        requires="scipy",
    ),
    Row(
        signature="special._i0e_decay(int n, Tensor self) -> Tensor",
        kind="pointwise",
        forward="kernels.i0e_decay(n, self)",
        formulas={"self": "-grad * special._i0e_decay(n + 1, self)"},
        node="SpecialI0eDecayBackward0",
        domain={"self": (0.2, 3.0)},
        doc="(-1)**n times the n-th derivative of special.i0e where self is not negative.",
        requires="scipy",
    ),
)
