# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content eb3a8f6cff0f85cf
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="gcd(Tensor self, Tensor other) -> Tensor",
        kind="comparison",
        forward="np.gcd(self, other)",
        numpy=("gcd",),
        inplace="gcd_",
        numbers="tensors",
        doc="The greatest common divisor of integers.",
    ),
    Row(
        signature="lcm(Tensor self, Tensor other) -> Tensor",
        kind="comparison",
        forward="np.lcm(self, other)",
        numpy=("lcm",),
        inplace="lcm_",
        numbers="tensors",
        doc="The least common multiple of integers.",
    ),
    Row(
        signature="bitwise_left_shift(Tensor self, Tensor other) -> Tensor",
        kind="comparison",
        forward="np.left_shift(self, other)",
        numpy=("left_shift", "bitwise_left_shift"),
        inplace="bitwise_left_shift_",
        numbers="beside",
        doc="self * 2**other, of integers.",
    ),
    Row(
        signature="bitwise_right_shift(Tensor self, Tensor other) -> Tensor",
        kind="comparison",
        forward="np.right_shift(self, other)",
        numpy=("right_shift", "bitwise_right_shift"),
        inplace="bitwise_right_shift_",
        numbers="beside",
        doc="self / 2**other rounded down, of integers.",
    ),
    Row(
        signature=(
            "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool "
            "equal_nan=False) -> Tensor"
        ),
        kind="comparison",
        forward="kernels.isclose(self, other, rtol, atol, equal_nan)",
        numpy=("isclose",),
        dtypes=("same",),
        doc="Whether abs(self - other) <= atol + rtol * abs(other).",
    ),
    Row(
        signature="isreal(Tensor self) -> Tensor",
        kind="comparison",
        forward="np.isreal(self)",
        numpy=("isreal",),
        dtypes=("own",),
        doc="Whether the imaginary part is 0.",
    ),
    Row(
        signature="isposinf(Tensor self) -> Tensor",
        kind="comparison",
        forward="np.isposinf(self)",
        numpy=("isposinf",),
        dtypes=("own",),
        doc="Whether self is inf.",
    ),
    Row(
        signature="isneginf(Tensor self) -> Tensor",
        kind="comparison",
        forward="np.isneginf(self)",
        numpy=("isneginf",),
        dtypes=("own",),
        doc="Whether self is -inf.",
    ),
    Row(
        signature="signbit(Tensor self) -> Tensor",
        kind="comparison",
        forward="np.signbit(self)",
        numpy=("signbit",),
        dtypes=("own",),
        doc="Whether the sign is negative, that of -0.0 included.",
    ),
)
