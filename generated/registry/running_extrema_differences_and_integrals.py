# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content c982052ce01018bf
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        kind="scan", node="CummaxBackward0", takes_complex=False,
        forward='kernels.running_extremum("cummax", self, dim)',
        formulas={"self": "statistics.running_extremum_self(grad, indices, dim)"},
        mathematics={
            "self": "scatter_add(zeros_like(grad), dim, indices, grad)",
            "result": "(self_t if self_t.ndim == 0 else gather(self_t, dim, indices), None)",
        },
        jvp="(sorting.chosen(self_t, indices, dim), None)",
        doc=(
            "The largest elements so far along `dim`, and the last place of each, which gets the "
            "gradient."
        ),
        kinks=(
            Kink(
                point=((1, 1, 0, 2),),
                value=((1, 2, 0, 1),),
                why="the last of equal ones",
                args={"dim": 0},
            ),
        ),
    ),
    Row(
        signature="cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        kind="scan", node="CumminBackward0", takes_complex=False,
        forward='kernels.running_extremum("cummin", self, dim)',
        formulas={"self": "statistics.running_extremum_self(grad, indices, dim)"},
        mathematics={
            "self": "scatter_add(zeros_like(grad), dim, indices, grad)",
            "result": "(self_t if self_t.ndim == 0 else gather(self_t, dim, indices), None)",
        },
        jvp="(sorting.chosen(self_t, indices, dim), None)",
        doc=(
            "The smallest elements so far along `dim`, and the last place of each, which gets the "
            "gradient."
        ),
        kinks=(
            Kink(
                point=((1, 1, 0, 2),),
                value=((1, 1, 2, 0),),
                why="the last of equal ones",
                args={"dim": 0},
            ),
        ),
    ),
    Row(
        signature="logcumsumexp(Tensor self, int dim) -> Tensor",
        kind="scan", node="LogcumsumexpBackward0", dtypes=("floating",),
        forward="kernels.logcumsumexp(self, dim)",
        formulas={"self": "statistics.log_sums_self(grad, self, result, dim)"},
        mathematics={
            "self": (
                "exp(self).conj() * (grad * exp(-result).conj()).flip(dim).cumsum(dim).flip(dim)"
            ),
            "result": "exp(-result) * (exp(self) * self_t).cumsum(dim)",
        },
        jvp="statistics.log_sums_tangent(self_t, self, result, dim)",
        doc="log(cumsum(exp(self))) along `dim`, without overflow.",
    ),
    Row(
        signature=(
            "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> "
            "Tensor"
        ),
        kind="linear", node="DiffBackward0",
        forward="kernels.diff(self, n, dim, prepend, append)",
        formulas={
            "self": (
                "statistics.differences_part(grad, self.shape, n, dim, (0 if prepend is None or n "
                "== 0 else prepend.shape[dim]))"
            ),
            "prepend": "statistics.differences_part(grad, prepend.shape, n, dim, 0 if n else -1)",
            "append": (
                "statistics.differences_part(grad, append.shape, n, dim, (0 if prepend is None or "
                "n == 0 else prepend.shape[dim]) + self.shape[dim])"
            ),
        },
        mathematics={
            "self": (
                "differences_part(grad, self.shape, n, dim, 0 if prepend is None or n == 0 else "
                "prepend.shape[dim])"
            ),
            "prepend": "differences_part(grad, prepend.shape, n, dim, 0 if n else -1)",
            "append": (
                "differences_part(grad, append.shape, n, dim, (0 if prepend is None or n == 0 else "
                "prepend.shape[dim]) + self.shape[dim])"
            ),
            "result": "self_t.diff(n, dim, prepend_t, append_t)",
        },
        jvp="statistics.differences_tangent(self_t, prepend_t, append_t, prepend, append, n, dim)",
        doc=(
            "The n-th differences of neighbours along `dim`, with further elements before and "
            "after."
        ),
    ),
    Row(
        signature=(
            "gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int "
            "edge_order=1) -> Tensor[]"
        ),
        kind="composite", out=False, dtypes=("numeric",),
        forward="estimates.gradient_tensorarray(self, spacing, dim, edge_order)",
        doc=(
            "Estimates of the derivatives along each dimension, of values at the given coordinates."
        ),
    ),
    Row(
        signature=(
            "gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]"
        ),
        kind="linear", node="GradientBackward0", out=False, dtypes=("numeric",),
        forward="kernels.gradient(self, spacing, dim, edge_order)",
        formulas={
            "self": (
                "statistics.gradients_self(grads, self.shape, self.dtype, spacing, dim, edge_order)"
            ),
        },
        mathematics={
            "self": "gradients_self(grads, self.shape, self.dtype, spacing, dim, edge_order)",
        },
        doc=(
            "Estimates of the derivatives along each dimension on a grid with the given distances "
            "(a number, or one for each dimension) or coordinates."
        ),
    ),
    Row(
        signature="trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        kind="composite", aliases=("trapz",), dtypes=("numeric",),
        forward="estimates.trapezoid(y, x, 1, dim)",
        doc="The integral along `dim` by the trapezoidal rule, at the points `x`.",
    ),
    Row(
        signature="trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        kind="composite", dtypes=("numeric",), scalars=(1,),
        forward="estimates.trapezoid(y, None, dx, dim)",
        doc="The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.",
    ),
    Row(
        signature="cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        kind="composite", dtypes=("numeric",),
        forward="estimates.cumulative_trapezoid(y, x, 1, dim)",
        doc="The integrals from the first point to each of the others, at the points `x`.",
    ),
    Row(
        signature="cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        kind="composite", dtypes=("numeric",), scalars=(1,),
        forward="estimates.cumulative_trapezoid(y, None, dx, dim)",
        doc=(
            "The integrals from the first point to each of the others, at points in the distance "
            "`dx`."
        ),
    ),
    Row(
        signature="renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
        kind="normalization", node="RenormBackward0", inplace="renorm_", dtypes=("floating",),
        scalars=(1, 3),
        forward="kernels.renorm(self, p, dim, maxnorm)",
        formulas={"self": "statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm)"},
        mathematics={
            "self": (
                "(grad.transpose(0, dim).reshape((self.shape[dim], -1)) * where(self.transpose(0, "
                "dim).reshape((self.shape[dim], -1)).norm(p, 1, True) > maxnorm, maxnorm / "
                "(self.transpose(0, dim).reshape((self.shape[dim], -1)).norm(p, 1, True) + 1e-07), "
                "1) + real(grad.transpose(0, dim).reshape((self.shape[dim], -1)) * "
                "self.transpose(0, dim).reshape((self.shape[dim], -1)).conj()).sum(1, True) * "
                "where(self.transpose(0, dim).reshape((self.shape[dim], -1)).norm(p, 1, True) > "
                "maxnorm, -(maxnorm / (self.transpose(0, dim).reshape((self.shape[dim], "
                "-1)).norm(p, 1, True) + 1e-07)) / (self.transpose(0, "
                "dim).reshape((self.shape[dim], -1)).norm(p, 1, True) + 1e-07), 0) * "
                "where(self.transpose(0, dim).reshape((self.shape[dim], -1)).norm(p, 1, True) == "
                "0, 0, 0 * self.transpose(0, dim).reshape((self.shape[dim], -1)) if p == 0 else "
                "movedim(linalg.svd(movedim(self.transpose(0, dim).reshape((self.shape[dim], -1)), "
                "1, (-2, -1)), False)[0] @ linalg.svd(movedim(self.transpose(0, "
                "dim).reshape((self.shape[dim], -1)), 1, (-2, -1)), False)[2], (-2, -1), 1) if p "
                "== 'nuc' else sgn(self.transpose(0, dim).reshape((self.shape[dim], -1))) * "
                "(abs(self.transpose(0, dim).reshape((self.shape[dim], -1))) / self.transpose(0, "
                "dim).reshape((self.shape[dim], -1)).norm(p, 1, True)) ** ((2 if p is None or p == "
                "'fro' else p) - 1) / ((abs(self.transpose(0, dim).reshape((self.shape[dim], -1))) "
                "== self.transpose(0, dim).reshape((self.shape[dim], -1)).norm(p, 1, True)).sum(1, "
                "True) if p == inf or p == -inf else 1))).reshape(self.transpose(0, "
                "dim).shape).transpose(0, dim)"
            ),
        },
        jvp="transposed",
        doc="Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it.",
    ),
    Row(
        signature=(
            "nn.functional.softmin(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor"
        ),
        kind="composite", out=False,
        forward='softmax(-1.0 * input, likelihoods.softmax_dim("softmin", dim, input.ndim), dtype)',
        doc="exp(-input) over its sum along `dim`.",
    ),
)  # fmt: skip
