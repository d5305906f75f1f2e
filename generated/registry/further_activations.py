# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e9f0100cf4adb093
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature=(
            "nn.functional.celu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor"
        ),
        kind="pointwise", node="CeluBackward0", aliases=("celu",),
        inplace="nn.functional.celu_", out=False, takes_complex=False, dtypes=("floating",),
        scalars=(1,),
        forward="kernels.celu(input, alpha)",
        formulas={"input": "grad * exp(-nn.functional.relu(-input) / alpha)"},
        doc="input where it is positive, else alpha * (exp(input / alpha) - 1).",
    ),
    Row(
        signature=(
            "nn.functional.hardtanh(Tensor input, Scalar min_val=-1.0, Scalar max_val=1.0, bool "
            "inplace=False) -> Tensor"
        ),
        kind="pointwise", node="HardtanhBackward0", inplace="nn.functional.hardtanh_",
        out=False, takes_complex=False, dtypes=("kept", "numeric"), scalars=(1, 2),
        domain={"input": (-0.9, 0.9)},
        forward="kernels.hardtanh(input, min_val, max_val)",
        formulas={"input": "where(~logical_and(input > min_val, input < max_val), 0, grad)"},
        doc=(
            "input, but not less than min_val and not more than max_val. The slope at the bounds "
            "is 0."
        ),
        kinks=(
            Kink(point=(-1,), value=(0,), why="as PyTorch; the slopes are 0 and 1"),
            Kink(point=(1,), value=(0,), why="as PyTorch; the slopes are 0 and 1"),
        ),
    ),
    Row(
        signature="nn.functional.relu6(Tensor input, bool inplace=False) -> Tensor",
        kind="composite", inplace="nn.functional.relu6_", out=False,
        forward="nn.functional.hardtanh(input, 0, 6)",
        doc="input, but not less than 0 and not more than 6. The slope at 0 and 6 is 0.",
        kinks=(
            Kink(point=(0,), value=(0,), why="as relu"),
            Kink(point=(6,), value=(0,), why="as PyTorch"),
        ),
    ),
    Row(
        signature="nn.functional.hardsigmoid(Tensor input, bool inplace=False) -> Tensor",
        kind="pointwise", node="HardsigmoidBackward0", inplace="nn.functional.hardsigmoid_",
        out=False, takes_complex=False, dtypes=("floating",),
        forward="kernels.hardsigmoid(input)",
        formulas={"input": "activations.hardsigmoid_input(grad, input)"},
        mathematics={"input": "where(logical_and(input > -3, input < 3), grad / 6, 0)"},
        doc="(input + 3) / 6, but not less than 0 and not more than 1. The slope at the ends is 0.",
        kinks=(
            Kink(point=(-3,), value=(0,), why="as PyTorch; the slopes are 0 and 1/6"),
            Kink(point=(3,), value=(0,), why="as PyTorch; the slopes are 1/6 and 0"),
        ),
    ),
    Row(
        signature="nn.functional.hardswish(Tensor input, bool inplace=False) -> Tensor",
        kind="pointwise", node="HardswishBackward0", inplace="nn.functional.hardswish_",
        out=False, takes_complex=False, dtypes=("floating",),
        forward="kernels.hardswish(input)",
        formulas={"input": "activations.hardswish_input(grad, input)"},
        mathematics={
            "input": "grad * where(input <= -3, 0, where(input >= 3, 1, (input + 1.5) / 3))",
        },
        doc="input * hardsigmoid(input).",
        kinks=(
            Kink(point=(-3,), value=(0,), why="as PyTorch; the slopes are 0 and -1/2"),
            Kink(point=(3,), value=(1,), why="as PyTorch; the slopes are 3/2 and 1"),
        ),
    ),
    Row(
        signature="nn.functional.mish(Tensor input, bool inplace=False) -> Tensor",
        kind="pointwise", node="MishBackward0", inplace="nn.functional.mish_", out=False,
        takes_complex=False, dtypes=("floating",),
        forward="kernels.mish(input)",
        formulas={"input": "activations.mish_input(grad, input)"},
        mathematics={
            "input": (
                "grad * (tanh(log1p(exp(input))) + input * sigmoid(input) * (1 - "
                "tanh(log1p(exp(input))) ** 2))"
            ),
        },
        doc="input * tanh(log(1 + exp(input))).",
    ),
    Row(
        signature="hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
        kind="pointwise", node="HardshrinkBackward0", aliases=("nn.functional.hardshrink",),
        takes_complex=False, dtypes=("floating", "kept"), scalars=(1,),
        domain={"self": (-0.4, 2.0)},
        forward="kernels.hardshrink(self, lambd)",
        formulas={"self": "where(abs(self) <= lambd, 0, grad)"},
        doc="self, but 0 where it is within lambd of 0.",
        kinks=(Kink(point=(0.5,), value=(0,), why="as PyTorch; it jumps there"),),
    ),
    Row(
        signature="nn.functional.softshrink(Tensor input, Scalar lambd=0.5) -> Tensor",
        kind="pointwise", node="SoftshrinkBackward0", takes_complex=False, dtypes=("floating",),
        scalars=(1,),
        forward="kernels.softshrink(input, lambd)",
        formulas={"input": "where(abs(input) <= lambd, 0, grad)"},
        doc="input brought lambd closer to 0, and 0 where it is within lambd of 0.",
        kinks=(
            Kink(point=(-0.5,), value=(0,), why="as PyTorch; the slopes are 1 and 0"),
            Kink(point=(0.5,), value=(0,), why="as PyTorch; the slopes are 0 and 1"),
        ),
    ),
    Row(
        signature="nn.functional.softsign(Tensor input) -> Tensor",
        kind="pointwise", node="SoftsignBackward0", out=False, dtypes=("numeric",),
        forward="input / (abs(input) + 1)",
        formulas={"input": "piecewise.softsign_input(grad, input)"},
        mathematics={
            "input": (
                "grad * (1 / (1 + abs(input)) - (1 / (1 + abs(input))) ** 2 * abs(input) / 2) - "
                "grad.conj() * (1 / (1 + abs(input))) ** 2 * input * sgn(input) / 2"
            ),
            "result": (
                "input_t * (1 / (1 + abs(input)) - (1 / (1 + abs(input))) ** 2 * abs(input) / 2) - "
                "input_t.conj() * (1 / (1 + abs(input))) ** 2 * input * sgn(input) / 2"
            ),
        },
        jvp="piecewise.softsign_input(input_t, input)",
        doc="input / (1 + abs(input)).",
    ),
    Row(
        signature="nn.functional.tanhshrink(Tensor input) -> Tensor",
        kind="composite", out=False, dtypes=("numeric",),
        forward="input - tanh(input)",
        doc="input - tanh(input).",
    ),
    Row(
        signature=(
            "nn.functional.threshold(Tensor input, Scalar threshold, Scalar value, bool "
            "inplace=False) -> Tensor"
        ),
        kind="pointwise", node="ThresholdBackward0", aliases=("threshold",),
        inplace="nn.functional.threshold_", out=False, takes_complex=False,
        dtypes=("kept", "numeric"), scalars=(1, 2),
        forward="kernels.threshold(input, threshold, value)",
        formulas={"input": "where(input <= threshold, 0, grad)"},
        doc="input where it is larger than threshold, else value.",
    ),
)  # fmt: skip
