# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ad7d7b17b94187e2
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="gcd(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("gcd",), inplace="gcd_", numbers="tensors",
        forward="np.gcd(self, other)",
        doc="The greatest common divisor of integers.",
    ),
    Row(
        signature="lcm(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("lcm",), inplace="lcm_", numbers="tensors",
        forward="np.lcm(self, other)",
        doc="The least common multiple of integers.",
    ),
    Row(
        signature="bitwise_left_shift(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("left_shift", "bitwise_left_shift"),
        inplace="bitwise_left_shift_", dtypes=("numeric",), numbers="beside",
        forward="np.left_shift(self, other)",
        doc="self * 2**other, of integers.",
    ),
    Row(
        signature="bitwise_right_shift(Tensor self, Tensor other) -> Tensor",
        kind="comparison", numpy=("right_shift", "bitwise_right_shift"),
        inplace="bitwise_right_shift_", dtypes=("numeric",), numbers="beside",
        forward="np.right_shift(self, other)",
        doc="self / 2**other rounded down, of integers.",
    ),
    Row(
        signature=(
            "isclose(Tensor self, Tensor other, float rtol=1e-05, float atol=1e-08, bool "
            "equal_nan=False) -> Tensor"
        ),
        kind="comparison", numpy=("isclose",), dtypes=("same",), numbers="tensors",
        forward="kernels.isclose(self, other, rtol, atol, equal_nan)",
        doc="Whether abs(self - other) <= atol + rtol * abs(other).",
    ),
    Row(
        signature="isreal(Tensor self) -> Tensor",
        kind="comparison", numpy=("isreal",), dtypes=("own",),
        forward="np.isreal(self)",
        doc="Whether the imaginary part is 0.",
    ),
    Row(
        signature="isposinf(Tensor self) -> Tensor",
        kind="comparison", numpy=("isposinf",), dtypes=("own",),
        forward="np.isposinf(self)",
        doc="Whether self is inf.",
    ),
    Row(
        signature="isneginf(Tensor self) -> Tensor",
        kind="comparison", numpy=("isneginf",), dtypes=("own",),
        forward="np.isneginf(self)",
        doc="Whether self is -inf.",
    ),
    Row(
        signature="signbit(Tensor self) -> Tensor",
        kind="comparison", numpy=("signbit",), dtypes=("own",),
        forward="np.signbit(self)",
        doc="Whether the sign is negative, that of -0.0 included.",
    ),
)  # fmt: skip
