# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 060380b0b3bf9c1d
"""The rows of the table as data."""

from math import inf, nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="logaddexp2(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="Logaddexp2Backward0", numpy=("logaddexp2",),
        dtypes=("floating",), numbers="tensors",
        forward="kernels.logaddexp2(self, other)",
        formulas={
            "self": "powers.logaddexp2_one(grad, self, other)",
            "other": "powers.logaddexp2_one(grad, other, self)",
        },
        mathematics={
            "self": "grad / (1 + exp2(other - self))",
            "other": "grad / (1 + exp2(self - other))",
        },
        doc="log2(2**self + 2**other), without overflow.",
        kinks=(
            Kink(
                point=(-inf, -inf), value=(0, 0), why="both are sums of nothing", torch=(nan, nan)
            ),
            Kink(
                point=(inf, inf),
                value=(0.5, 0.5),
                why="equal ones share the gradient",
                torch=(nan, nan),
            ),
            Kink(point=(inf, -inf), value=(1, 0), why="the limit"),
            Kink(point=(inf, 1), value=(1, 0), why="the limit"),
            Kink(point=(1, -inf), value=(1, 0), why="the limit"),
        ),
    ),
    Row(
        signature="xlogy(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="XlogyBackward0", scipy=("special.xlogy",),
        aliases=("special.xlogy",), inplace="xlogy_", takes_complex=False, numbers="beside",
        domain={"other": (0.2, 3.0)},
        forward="kernels.xlogy(self, other)",
        formulas={
            "self": "elementary.xlogy_self(grad, self, other)",
            "other": "elementary.xlogy_other(grad, self, other)",
        },
        mathematics={
            "self": "where(logical_and(self == 0, other <= 0), 0, grad * log(other))",
            "other": "grad * where(logical_and(self == 0, other == 0), 0, self / other)",
        },
        doc="self * log(other), and 0 where self is 0.",
        kinks=(
            Kink(
                point=(0, 0),
                value=(0, 0),
                why="it is 0 for self = 0 whatever other is",
                torch=(0, nan),
            ),
        ),
    ),
    Row(
        signature="special.xlog1py(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="SpecialXlog1PyBackward0", scipy=("special.xlog1py",),
        takes_complex=False, numbers="beside", domain={"other": (-0.7, 3.0)},
        forward="kernels.xlog1py(self, other)",
        formulas={
            "self": "elementary.xlog1py_self(grad, self, other)",
            "other": "elementary.xlogy_other(grad, self, other + 1)",
        },
        mathematics={
            "self": "where(logical_and(self == 0, other <= -1), 0, grad * log1p(other))",
            "other": "grad * where(logical_and(self == 0, other + 1 == 0), 0, self / (other + 1))",
        },
        doc="self * log(1 + other), and 0 where self is 0.",
        kinks=(
            Kink(
                point=(0, -1),
                value=(0, 0),
                why="it is 0 for self = 0 whatever other is",
                torch=(0, nan),
            ),
        ),
    ),
    Row(
        signature="logit(Tensor self, float? eps=None) -> Tensor",
        kind="pointwise", node="LogitBackward0", scipy=("special.logit",),
        aliases=("special.logit",), inplace="logit_", takes_complex=False,
        domain={"self": (0.05, 0.95)},
        forward="kernels.logit(self, eps)",
        formulas={"self": "elementary.logit_self(grad, self, eps, result)"},
        mathematics={
            "self": (
                "where(logical_or(self < eps, self > 1 - eps), 0, grad / (self * (1 - self))) if "
                "eps is not None else grad / (self * (1 - self))"
            ),
        },
        doc="log(self / (1 - self)), of self brought between eps and 1 - eps if eps is given.",
    ),
    Row(
        signature="special.entr(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialEntrBackward0", scipy=("special.entr",),
        takes_complex=False, domain={"self": (0.2, 3.0)},
        forward="kernels.entr(self)",
        formulas={"self": "-grad * (log(self) + 1)"},
        doc="-self * log(self), 0 at 0, and -inf where self is negative.",
    ),
)  # fmt: skip
