# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 9876b85e35989739
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="nn.functional.glu(Tensor input, int dim=-1) -> Tensor",
        kind="composite", out=False,
        forward="gates.glu(input, dim)",
        doc="a * sigmoid(b), a and b the halves of `input` along `dim`.",
    ),
    Row(
        signature="nn.functional._gated(Tensor input, Tensor gate) -> Tensor",
        kind="pointwise", node="GatedBackward0", out=False, takes_complex=False,
        dtypes=("floating",),
        forward="input * kernels.sigmoid(gate)",
        formulas={"input": "grad * sigmoid(gate)", "gate": "grad * result * (1 - sigmoid(gate))"},
        doc="input * sigmoid(gate).",
    ),
    Row(
        signature="nn.functional.prelu(Tensor input, Tensor weight) -> Tensor",
        kind="composite", aliases=("prelu",), out=False,
        forward="gates.prelu(input, weight)",
        doc=(
            "input where it is positive, else weight * input, with a weight for all or one for "
            "each channel."
        ),
    ),
    Row(
        signature="nn.functional._prelu(Tensor input, Tensor weight) -> Tensor",
        kind="pointwise", node="PreluBackward0", out=False, takes_complex=False,
        dtypes=("floating",),
        forward="np.where(input > 0, input, weight * input)",
        formulas={
            "input": "where(input > 0, grad, weight * grad)",
            "weight": "where(input > 0, 0, input * grad)",
        },
        doc="input where it is positive, else weight * input.",
    ),
    Row(
        signature=(
            "nn.functional.rrelu(Tensor input, float lower=0.125, float upper=0.3333333333333333, "
            "bool training=False, bool inplace=False) -> Tensor"
        ),
        kind="composite", inplace="nn.functional.rrelu_", out=False, dtypes=("wide",),
        forward="gates.rrelu(input, lower, upper, training)",
        doc=(
            "leaky_relu whose slope is drawn from lower to upper for each element, or without "
            "`training` their mean."
        ),
    ),
    Row(
        signature=(
            "nn.functional.gumbel_softmax(Tensor logits, float tau=1, bool hard=False, float "
            "eps=1e-10, int dim=-1) -> Tensor"
        ),
        kind="composite", out=False,
        forward="gates.gumbel_softmax(logits, tau, hard, eps, dim)",
        doc=(
            "A random vector near the one-hot ones, drawn from the Gumbel-softmax distribution; "
            "with `hard` one of them, with the gradient of the former."
        ),
    ),
)  # fmt: skip
