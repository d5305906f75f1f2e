# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d3ee94e4677d72cb
"""The rows of the table as data."""

from math import inf, nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="ceil(Tensor self) -> Tensor",
        kind="pointwise", node="CeilBackward0", numpy=("ceil",), inplace="ceil_",
        dtypes=("kept", "numeric"),
        forward="np.ceil(self)",
        formulas={"self": "zero"},
        doc="The ceiling of self, the smallest whole number that is not less.",
        kinks=(Kink(point=(2,), value=(0,), why="it is constant on both sides of a jump"),),
    ),
    Row(
        signature="floor(Tensor self) -> Tensor",
        kind="pointwise", node="FloorBackward0", numpy=("floor",), inplace="floor_",
        dtypes=("kept", "numeric"),
        forward="np.floor(self)",
        formulas={"self": "zero"},
        doc="The floor of self, the largest whole number that is not more.",
        kinks=(Kink(point=(2,), value=(0,), why="it is constant on both sides of a jump"),),
    ),
    Row(
        signature="trunc(Tensor self) -> Tensor",
        kind="pointwise", node="TruncBackward0", numpy=("trunc", "fix"), aliases=("fix",),
        inplace="trunc_", dtypes=("kept", "numeric"),
        forward="np.trunc(self)",
        formulas={"self": "zero"},
        doc="self without what follows the point.",
        kinks=(Kink(point=(2,), value=(0,), why="it is constant on both sides of a jump"),),
    ),
    Row(
        signature="round(Tensor self, *, int decimals=0) -> Tensor",
        kind="pointwise", node="RoundBackward0", numpy=("round", "rint"),
        aliases=("special.round",), inplace="round_", dtypes=("kept", "numeric"),
        forward="np.round(self, decimals)",
        formulas={"self": "zero"},
        doc="The nearest number with so many decimals; halves go to the even neighbour.",
        kinks=(Kink(point=(0.5,), value=(0,), why="it is constant on both sides of a jump"),),
    ),
    Row(
        signature="frac(Tensor self) -> Tensor",
        kind="pointwise", node="FracBackward0", inplace="frac_", dtypes=("floating", "kept"),
        forward="kernels.frac(self)",
        formulas={"self": "grad"},
        doc="What follows the point in self, with its sign.",
        kinks=(Kink(point=(2,), value=(1,), why="the slope is 1 on both sides of a jump"),),
    ),
    Row(
        signature="frexp(Tensor self) -> (Tensor mantissa, Tensor exponent)",
        kind="pointwise", node="FrexpBackward0", numpy=("frexp",), dtypes=("floating",),
        domain={"self": (0.3, 3.0)},
        forward="np.frexp(self)",
        formulas={"self": "ldexp(grad, -exponent)"},
        jvp="(ldexp(self_t, -exponent), None)",
        doc="self as mantissa * 2**exponent, where 0.5 <= abs(mantissa) < 1 unless self is 0.",
    ),
    Row(
        signature="ldexp(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="LdexpBackward0", numpy=("ldexp",), inplace="ldexp_",
        numbers="tensors",
        forward="kernels.ldexp(self, other)",
        formulas={
            "self": "ldexp(grad, other.conj())",
            "other": "grad * (result * 0.6931471805599453).conj()",
        },
        doc="self * 2**other.",
    ),
    Row(
        signature=(
            "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> "
            "Tensor"
        ),
        kind="pointwise", node="NanToNumBackward0", numpy=("nan_to_num",),
        inplace="nan_to_num_", dtypes=("kept",),
        forward="kernels.nan_to_num(self, nan, posinf, neginf)",
        formulas={"self": "where(isfinite(self), grad, 0)"},
        doc=(
            "self with nan, inf and -inf replaced, by 0 and the largest and smallest number if not "
            "given."
        ),
        kinks=(
            Kink(point=(nan,), value=(0,), why="the result is a constant"),
            Kink(point=(inf,), value=(0,), why="the result is a constant"),
        ),
    ),
    Row(
        signature="nextafter(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="NextafterBackward0", numpy=("nextafter",), inplace="nextafter_",
        dtypes=("floating",), numbers="tensors",
        forward="kernels.nextafter(self, other)",
        formulas={"self": "grad", "other": "zero"},
        doc="The next floating-point number after self in the direction of other.",
    ),
)  # fmt: skip
