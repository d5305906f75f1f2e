# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content b0f7645751f2340c
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="eq(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("equal",), inplace="eq_", numbers="left",
        forward="self == other",
        doc="Whether self == other, element by element.",
    ),
    Row(
        signature="ne(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("not_equal",), aliases=("not_equal",), inplace="ne_",
        numbers="left",
        forward="self != other",
        doc="Whether self != other, element by element.",
    ),
    Row(
        signature="lt(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("less",), aliases=("less",), inplace="lt_",
        takes_complex=False, numbers="left",
        forward="self < other",
        doc="Whether self < other, element by element.",
    ),
    Row(
        signature="le(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("less_equal",), aliases=("less_equal",), inplace="le_",
        takes_complex=False, numbers="left",
        forward="self <= other",
        doc="Whether self <= other, element by element.",
    ),
    Row(
        signature="gt(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("greater",), aliases=("greater",), inplace="gt_",
        takes_complex=False, numbers="left",
        forward="self > other",
        doc="Whether self > other, element by element.",
    ),
    Row(
        signature="ge(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("greater_equal",), aliases=("greater_equal",), inplace="ge_",
        takes_complex=False, numbers="left",
        forward="self >= other",
        doc="Whether self >= other, element by element.",
    ),
    Row(
        signature="logical_not(Tensor self) -> Tensor",
        kind="comparison", numpy=("logical_not",), inplace="logical_not_",
        forward="np.logical_not(self)",
        doc="Whether self is zero.",
    ),
    Row(
        signature="logical_and(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("logical_and",), inplace="logical_and_", numbers="tensors",
        forward="np.logical_and(self, other)",
        doc="Whether neither is zero.",
    ),
    Row(
        signature="logical_or(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("logical_or",), inplace="logical_or_", numbers="tensors",
        forward="np.logical_or(self, other)",
        doc="Whether one is not zero.",
    ),
    Row(
        signature="logical_xor(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("logical_xor",), inplace="logical_xor_", numbers="tensors",
        forward="np.logical_xor(self, other)",
        doc="Whether exactly one is not zero.",
    ),
    Row(
        signature="bitwise_and(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("bitwise_and",), inplace="bitwise_and_", numbers="beside",
        forward="np.bitwise_and(self, other)",
        doc="self & other, of integers or truth values.",
    ),
    Row(
        signature="bitwise_or(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("bitwise_or",), inplace="bitwise_or_", numbers="beside",
        forward="np.bitwise_or(self, other)",
        doc="self | other, of integers or truth values.",
    ),
    Row(
        signature="bitwise_xor(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("bitwise_xor",), inplace="bitwise_xor_", numbers="beside",
        forward="np.bitwise_xor(self, other)",
        doc="self ^ other, of integers or truth values.",
    ),
    Row(
        signature="bitwise_not(Tensor self) -> Tensor",
        kind="comparison", numpy=("invert", "bitwise_not"), inplace="bitwise_not_",
        dtypes=("own",),
        forward="np.bitwise_not(self)",
        doc="~self, of integers or truth values.",
    ),
    Row(
        signature="isnan(Tensor self) -> Tensor",
        kind="comparison", numpy=("isnan",),
        forward="np.isnan(self)",
        doc="Whether self is not a number.",
    ),
    Row(
        signature="isinf(Tensor self) -> Tensor",
        kind="comparison", numpy=("isinf",),
        forward="np.isinf(self)",
        doc="Whether self is infinite.",
    ),
    Row(
        signature="isfinite(Tensor self) -> Tensor",
        kind="comparison", numpy=("isfinite",),
        forward="np.isfinite(self)",
        doc="Whether self is neither infinite nor not a number.",
    ),
)  # fmt: skip
