# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e81cfcc6f10522d6
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="sigmoid(Tensor self) -> Tensor",
        kind="pointwise", node="SigmoidBackward0", scipy=("special.expit",),
        aliases=("special.expit", "nn.functional.sigmoid"), inplace="sigmoid_",
        forward="kernels.sigmoid(self)",
        formulas={"self": "grad * ((1 - result) * result).conj()"},
        doc="The logistic function of self, 1 / (1 + exp(-self)).",
    ),
    Row(
        signature="special._logistic(Tensor self) -> Tensor",
        kind="pointwise", node="SpecialLogisticBackward0", out=False,
        forward="kernels.sigmoid(self)",
        formulas={"self": "grad * (special._logistic(self) * special._logistic(-self)).conj()"},
        doc=(
            "sigmoid, whose derivatives are taken from self, so that they keep their digits in "
            "both tails."
        ),
    ),
    Row(
        signature=(
            "nn.functional.softplus(Tensor input, Scalar beta=1, Scalar threshold=20) -> Tensor"
        ),
        kind="pointwise", node="SoftplusBackward0", takes_complex=False, dtypes=("floating",),
        scalars=(1, 2),
        forward="kernels.softplus(input, beta, threshold)",
        formulas={"input": "activations.softplus_input(grad, input, beta, threshold, result)"},
        mathematics={"input": "grad * where(beta * input > threshold, 1, sigmoid(beta * input))"},
        doc="log(1 + exp(beta * input)) / beta, and input itself where beta * input > threshold.",
    ),
    Row(
        signature="nn.functional.logsigmoid(Tensor input) -> Tensor",
        kind="pointwise", node="LogsigmoidBackward0", takes_complex=False, dtypes=("floating",),
        forward="kernels.logsigmoid(input)",
        formulas={"input": "grad * special._logistic(-input)"},
        doc="log(sigmoid(input)), without overflow.",
    ),
    Row(
        signature="relu(Tensor self) -> Tensor",
        kind="pointwise", node="ReluBackward0", inplace="relu_", takes_complex=False,
        dtypes=("numeric",), domain={"self": (0.2, 2.0)},
        forward="np.maximum(self, 0)",
        formulas={"self": "where(result <= 0, 0, grad)"},
        doc="max(self, 0); its slope at 0 is 0.",
        kinks=(Kink(point=(0,), value=(0,), why="the slope on the left"),),
    ),
    Row(
        signature="nn.functional.relu(Tensor input, bool inplace=False) -> Tensor",
        kind="composite", inplace="nn.functional.relu_", out=False,
        domain={"input": (0.2, 2.0)},
        forward="relu(input)",
        doc="max(input, 0); its slope at 0 is 0.",
    ),
    Row(
        signature=(
            "nn.functional.leaky_relu(Tensor input, Scalar negative_slope=0.01, bool "
            "inplace=False) -> Tensor"
        ),
        kind="pointwise", node="LeakyReluBackward0", inplace="nn.functional.leaky_relu_",
        out=False, takes_complex=False, dtypes=("floating",), scalars=(1,),
        domain={"input": (0.2, 2.0)},
        forward="kernels.leaky_relu(input, negative_slope)",
        formulas={"input": "piecewise.leaky_input(grad, input, negative_slope)"},
        mathematics={"input": "grad * where(input > 0, 1, negative_slope)"},
        doc="input where it is positive, else negative_slope * input.",
        kinks=(
            Kink(
                point=(0,),
                value=(0.25,),
                why="the slope on the left",
                args={"negative_slope": 0.25},
            ),
        ),
    ),
    Row(
        signature="nn.functional.elu(Tensor input, Scalar alpha=1.0, bool inplace=False) -> Tensor",
        kind="pointwise", node="EluBackward0", inplace="nn.functional.elu_", out=False,
        takes_complex=False, dtypes=("floating",), scalars=(1,), domain={"input": (0.2, 2.0)},
        forward="kernels.elu(input, alpha, 1)",
        formulas={"input": "piecewise.elu_input(grad, input, alpha, 1)"},
        mathematics={"input": "grad * where(input > 0, 1, alpha * exp(input))"},
        doc="input where it is positive, else alpha * (exp(input) - 1).",
        kinks=(Kink(point=(0,), value=(0.5,), why="the slope on the left", args={"alpha": 0.5}),),
    ),
    Row(
        signature="nn.functional.selu(Tensor input, bool inplace=False) -> Tensor",
        kind="pointwise", node="SeluBackward0", aliases=("selu",),
        inplace="nn.functional.selu_", out=False, takes_complex=False, dtypes=("floating",),
        domain={"input": (0.2, 2.0)},
        forward="kernels.elu(input, 1.6732632423543772, 1.0507009873554805)",
        formulas={
            "input": "piecewise.elu_input(grad, input, 1.6732632423543772, 1.0507009873554805)",
        },
        mathematics={
            "input": (
                "grad * where(input > 0, 1.0507009873554805, 1.0507009873554805 * "
                "1.6732632423543772 * exp(input))"
            ),
        },
        doc="scale * elu(self, alpha), with the constants of self-normalising networks.",
        kinks=(Kink(point=(0,), value=(1.7580993408473766,), why="the slope on the left"),),
    ),
    Row(
        signature="nn.functional.silu(Tensor input, bool inplace=False) -> Tensor",
        kind="pointwise", node="SiluBackward0", inplace="nn.functional.silu_", out=False,
        dtypes=("floating",),
        forward="kernels.silu(input)",
        formulas={"input": "activations.silu_input(grad, input, result)"},
        mathematics={"input": "grad * sigmoid(input) * (1 + input - result)"},
        doc="input * sigmoid(input).",
    ),
    Row(
        signature='nn.functional.gelu(Tensor input, *, str approximate="none") -> Tensor',
        kind="pointwise", node="GeluBackward0", takes_complex=False, dtypes=("floating",),
        forward="kernels.gelu(input, approximate)",
        formulas={"input": "special.gelu_input(grad, input, result, approximate)"},
        mathematics={
            "input": (
                "grad * (special.ndtr(input) + input * exp(-input ** 2 / 2) / (2 * pi) ** 0.5 if "
                "approximate == 'none' else (1 + tanh((2 / pi) ** 0.5 * (input + 0.044715 * input "
                "** 3)) + input * (1 - tanh((2 / pi) ** 0.5 * (input + 0.044715 * input ** 3)) ** "
                "2) * (2 / pi) ** 0.5 * (1 + 0.134145 * input ** 2)) / 2)"
            ),
        },
        doc=(
            "input * Phi(input), Phi the normal distribution function, or its approximation by "
            '"tanh".'
        ),
    ),
    Row(
        signature="erf(Tensor self) -> Tensor",
        kind="pointwise", node="ErfBackward0", scipy=("special.erf",), aliases=("special.erf",),
        inplace="erf_",
        forward="kernels.erf(self)",
        formulas={"self": "special.bell(grad, self, 1.1283791670955126, 1)"},
        mathematics={"self": "grad * 1.1283791670955126 * exp(-1 * self ** 2).conj()"},
        doc="The error function of self. Of complex numbers it takes SciPy.",
    ),
)  # fmt: skip
