# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 5dbc4459edd8e042
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="zeros(int[] size, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.zeros(size, dtype)",
        doc="Zeros.",
    ),
    Row(
        signature="ones(int[] size, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.ones(size, dtype)",
        doc="Ones.",
    ),
    Row(
        signature="empty(int[] size, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.empty(size, dtype)",
        doc="A tensor whose elements have no particular value yet.",
    ),
    Row(
        signature="full(int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor",
        kind="creation", scalars=(1,),
        forward="kernels.full(size, fill_value, dtype)",
        doc="The number `fill_value` everywhere.",
    ),
    Row(
        signature="zeros_like(Tensor input, *, dtype? dtype=None) -> Tensor",
        kind="creation", numpy=("zeros_like",),
        forward="kernels.zeros_like(input, dtype)",
        doc="Zeros of the shape and dtype of `input`.",
    ),
    Row(
        signature="ones_like(Tensor input, *, dtype? dtype=None) -> Tensor",
        kind="creation", numpy=("ones_like",),
        forward="kernels.ones_like(input, dtype)",
        doc="Ones of the shape and dtype of `input`.",
    ),
    Row(
        signature="empty_like(Tensor input, *, dtype? dtype=None) -> Tensor",
        kind="creation", numpy=("empty_like",),
        forward="kernels.empty_like(input, dtype)",
        doc=(
            "A tensor of the shape and dtype of `input` whose elements have no particular value "
            "yet."
        ),
    ),
    Row(
        signature="full_like(Tensor input, Scalar fill_value, *, dtype? dtype=None) -> Tensor",
        kind="creation", numpy=("full_like",), scalars=(1,),
        forward="kernels.full_like(input, fill_value, dtype)",
        doc="The number `fill_value` everywhere, in the shape and dtype of `input`.",
    ),
    Row(
        signature="new_zeros(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.zeros(size, self.dtype if dtype is None else dtype, self)",
        doc="Zeros of the dtype of `self`.",
    ),
    Row(
        signature="new_ones(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.ones(size, self.dtype if dtype is None else dtype, self)",
        doc="Ones of the dtype of `self`.",
    ),
    Row(
        signature="new_empty(Tensor self, int[] size, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.empty(size, self.dtype if dtype is None else dtype, self)",
        doc="A tensor of the dtype of `self` whose elements have no particular value yet.",
    ),
    Row(
        signature=(
            "new_full(Tensor self, int[] size, Scalar fill_value, *, dtype? dtype=None) -> Tensor"
        ),
        kind="creation", scalars=(2,),
        forward="kernels.full(size, fill_value, self.dtype if dtype is None else dtype, self)",
        doc="The number `fill_value` everywhere, in the dtype of `self`.",
    ),
    Row(
        signature="eye(int n, int? m=None, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.eye(n, m, dtype)",
        doc="Ones on the diagonal of n rows and m (by default n) columns, zeros elsewhere.",
    ),
    Row(
        signature="arange(any end, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.arange(0, end, 1, dtype)",
        doc="The numbers 0, 1, 2, ... below `end`; int64 if it is an int.",
    ),
    Row(
        signature="arange.start(any start, any end, any step=1, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward="kernels.arange(start, end, step, dtype)",
        doc="The numbers start, start + step, ... before `end`; int64 if all three are ints.",
    ),
    Row(
        signature="linspace(Scalar start, Scalar end, int steps, *, dtype? dtype=None) -> Tensor",
        kind="creation", scalars=(0, 1),
        forward="kernels.linspace(start, end, steps, dtype)",
        doc="The given number of evenly spaced values from `start` to `end`, both included.",
    ),
    Row(
        signature=(
            "logspace(Scalar start, Scalar end, int steps, float base=10.0, *, dtype? dtype=None) "
            "-> Tensor"
        ),
        kind="creation", scalars=(0, 1),
        forward="kernels.logspace(start, end, steps, base, dtype)",
        doc="Powers of `base` whose exponents are evenly spaced from `start` to `end`.",
    ),
    Row(
        signature="tril_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward='kernels.triangle_indices("tril_indices", row, col, offset, dtype)',
        doc="Rows and columns of the elements on and below a diagonal, as a 2 by N tensor.",
    ),
    Row(
        signature="triu_indices(int row, int col, int offset=0, *, dtype? dtype=None) -> Tensor",
        kind="creation",
        forward='kernels.triangle_indices("triu_indices", row, col, offset, dtype)',
        doc="Rows and columns of the elements on and above a diagonal, as a 2 by N tensor.",
    ),
    Row(
        signature="vander(Tensor x, int? N=None, bool increasing=False) -> Tensor",
        kind="linalg", node="VanderBackward0", numpy=("vander",),
        forward="kernels.vander(x, N, increasing)",
        formulas={"x": "(grad * powers.vander_slopes(x, grad.shape[1], increasing).conj()).sum(1)"},
        mathematics={"x": "(grad * vander_slopes(x, grad.shape[1], increasing).conj()).sum(1)"},
        jvp="transposed",
        doc=(
            "The powers of each element of `x` in a row, from the highest or (`increasing`) the "
            "zeroth on."
        ),
    ),
)  # fmt: skip
