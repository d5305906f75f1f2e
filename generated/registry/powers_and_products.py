# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 25d5588fdfc73203
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="float_power(Tensor self, Tensor exponent) -> Tensor",
        kind="pointwise", node="FloatPowerBackward0", numpy=("float_power",),
        inplace="float_power_", dtypes=("own",), numbers="beside", domain={"self": (0.5, 2.0)},
        forward="kernels.float_power(self, exponent)",
        formulas={
            "self": "powers.pow_self(grad, self.to(result.dtype), exponent.to(result.dtype))",
            "exponent": (
                "powers.pow_exponent(grad, self.to(result.dtype), exponent.to(result.dtype), "
                "result)"
            ),
        },
        mathematics={
            "self": (
                "where(exponent.to(result.dtype) == 0, 0, grad * (exponent.to(result.dtype) * "
                "self.to(result.dtype) ** (exponent.to(result.dtype) - 1)).conj())"
            ),
            "exponent": (
                "where(logical_and(self.to(result.dtype) == 0, real(exponent.to(result.dtype)) >= "
                "0), 0, grad * (result * log(self.to(result.dtype))).conj())"
            ),
        },
        doc="self to the power of exponent in double precision.",
    ),
    Row(
        signature=(
            "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"
        ),
        kind="pointwise", node="AddcmulBackward0", inplace="addcmul_", dtypes=("numeric",),
        scalars=(3,), numbers="tensors",
        forward="self + tensor1 * tensor2 if value == 1 else self + value * tensor1 * tensor2",
        formulas={
            "self": "grad",
            "tensor1": (
                "grad * tensor2.conj() if value == 1 else grad * value.conj() * tensor2.conj()"
            ),
            "tensor2": (
                "grad * tensor1.conj() if value == 1 else grad * value.conj() * tensor1.conj()"
            ),
        },
        doc="self + value * tensor1 * tensor2.",
    ),
    Row(
        signature=(
            "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor"
        ),
        kind="pointwise", node="AddcdivBackward0", inplace="addcdiv_", dtypes=("floating",),
        scalars=(3,), numbers="tensors", domain={"tensor2": (0.5, 2.0)},
        forward="self + tensor1 / tensor2 if value == 1 else self + value * tensor1 / tensor2",
        formulas={
            "self": "grad",
            "tensor1": "grad * (value / tensor2).conj()",
            "tensor2": "-grad * (value * tensor1 / (tensor2 * tensor2)).conj()",
        },
        doc="self + value * tensor1 / tensor2.",
    ),
    Row(
        signature="fmod(Tensor self, Tensor other) -> Tensor",
        kind="pointwise", node="FmodBackward0", numpy=("fmod",), inplace="fmod_",
        dtypes=("numeric",), numbers="left", domain={"self": (2.1, 2.9), "other": (0.7, 0.9)},
        forward="kernels.fmod(self, other)",
        formulas={"self": "grad", "other": "piecewise.fmod_other(grad, self, other)"},
        mathematics={"other": "-grad * trunc(self / other)"},
        doc="What is left of self / other rounded towards zero; it has the sign of self.",
        kinks=(Kink(point=(2, 1), value=(1, -2), why="the slopes on both sides of a jump"),),
    ),
    Row(
        signature="dist(Tensor self, Tensor other, Scalar p=2) -> Tensor",
        kind="composite", scalars=(2,),
        forward="norm(self - other, p)",
        doc="The p-norm of self - other.",
    ),
)  # fmt: skip
