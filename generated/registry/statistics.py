# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 13861bdb92801459
"""The rows of the table as data."""

from math import nan

from autograd.registry import Kink, Row

ROWS = (
    Row(
        name="aminmax",
        signature=(
            "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)"
        ),
        kind="reduction",
        forward=(
            '(kernels.extremum("amin", self, dim, keepdim), kernels.extremum("amax", self, dim, '
            "keepdim))"
        ),
        formulas={
            "self": (
                "reductions.extremum_self(grad_min, self, min, dim, keepdim) + "
                "reductions.extremum_self(grad_max, self, max, dim, keepdim)"
            ),
        },
        jvp=(
            "(reductions.extremum_tangent(self_t, self, min, dim, keepdim), "
            "reductions.extremum_tangent(self_t, self, max, dim, keepdim))"
        ),
        node="AminmaxBackward0",
        takes_complex=False,
        doc=(
            "The smallest and the largest element, or those along `dim`; equal ones share the "
            "gradient."
        ),
    ),
    Row(
        name="var_mean.correction",
        signature=(
            "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
            "keepdim=False) -> (Tensor, Tensor)"
        ),
        kind="composite",
        forward="(self.var(dim, correction=correction, keepdim=keepdim), self.mean(dim, keepdim))",
        doc="The variance and the mean over `dim`.",
    ),
    Row(
        name="std_mean.correction",
        signature=(
            "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
            "keepdim=False) -> (Tensor, Tensor)"
        ),
        kind="composite",
        forward="(self.std(dim, correction=correction, keepdim=keepdim), self.mean(dim, keepdim))",
        doc="The standard deviation and the mean over `dim`.",
    ),
    Row(
        name="var_mean.dim",
        signature=(
            "var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            "(self.var(dim, correction=1 if unbiased else 0, keepdim=keepdim), self.mean(dim, "
            "keepdim))"
        ),
        doc="The variance and the mean over `dim`; `unbiased` stands for correction=1.",
    ),
    Row(
        name="std_mean.dim",
        signature=(
            "std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward=(
            "(self.std(dim, correction=1 if unbiased else 0, keepdim=keepdim), self.mean(dim, "
            "keepdim))"
        ),
        doc="The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.",
    ),
    Row(
        name="var_mean",
        signature="var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
        kind="composite",
        forward="(self.var(None, correction=1 if unbiased else 0), self.mean())",
        doc="The variance and the mean of all elements; `unbiased` stands for correction=1.",
    ),
    Row(
        name="std_mean",
        signature="std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
        kind="composite",
        forward="(self.std(None, correction=1 if unbiased else 0), self.mean())",
        doc=(
            "The standard deviation and the mean of all elements; `unbiased` stands for "
            "correction=1."
        ),
    ),
    Row(
        name="nansum",
        signature=(
            "nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> "
            "Tensor"
        ),
        kind="reduction",
        forward="kernels.nansum(self, dim, keepdim, dtype)",
        formulas={"self": "statistics.nan_sum_self(grad, self, dim, keepdim)"},
        jvp="statistics.nan_sum_tangent(self_t, self, dim, keepdim, dtype)",
        node="NansumBackward0",
        doc="The sum of all elements, or along `dim`, that are not nan; nan gets no gradient.",
        kinks=(
            Kink(point=((nan, 1),), value=((0, 1),), why="a nan counts as if it were not there"),
        ),
    ),
    Row(
        name="nanmean",
        signature=(
            "nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> "
            "Tensor"
        ),
        kind="composite",
        forward=(
            "nansum(self, dim, keepdim, dtype=dtype) / logical_not(isnan(self)).sum(dim, "
            "keepdim).to(estimates.mean_dtype(self.dtype, dtype))"
        ),
        doc="The mean of all elements, or along `dim`, that are not nan.",
    ),
    Row(
        name="_cov_unweighted",
        signature="_cov_unweighted(Tensor self, int correction) -> Tensor",
        kind="linalg",
        forward="kernels.cov_unweighted(self, correction)",
        formulas={"self": "statistics.covariance_self(grad, self, correction)"},
        jvp="transposed",
        node="CovUnweightedBackward0",
        doc="The covariances of the rows; the part of cov that has no weights.",
    ),
    Row(
        name="cov",
        signature=(
            "cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) "
            "-> Tensor"
        ),
        kind="composite",
        forward="estimates.cov(self, correction, fweights, aweights)",
        doc=(
            "The covariances of the rows, whose columns are observations with frequencies and "
            "weights."
        ),
    ),
    Row(
        name="corrcoef",
        signature="corrcoef(Tensor self) -> Tensor",
        kind="composite",
        forward="_corrcoef_of(copies.own(self))",
        doc="The correlations of the rows, whose columns are observations; nan for a constant row.",
    ),
    Row(
        name="_corrcoef_of",
        signature="_corrcoef_of(Tensor self) -> Tensor",
        kind="linalg",
        forward="kernels.corrcoef_of(self)",
        formulas={"self": "statistics.correlation_self(grad, self)"},
        jvp="transposed",
        node="CorrcoefOfBackward0",
        doc="The correlations of the rows; the part of corrcoef that has derivatives.",
    ),
    Row(
        name="mode",
        signature=(
            "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)"
        ),
        kind="sort",
        forward="kernels.mode(self, dim, keepdim)",
        formulas={"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"},
        jvp="(sorting.chosen(self_t, indices, dim, keepdim), None)",
        node="ModeBackward0",
        takes_complex=False,
        doc=(
            "The most frequent elements along `dim`, the smallest of several, and the last place "
            "of each."
        ),
    ),
    Row(
        name="nanmedian",
        signature="nanmedian(Tensor self) -> Tensor",
        kind="sort",
        forward="kernels.nanmedian(self)",
        formulas={"self": "reductions.extremum_self(grad, self, result, None, False)"},
        jvp="reductions.extremum_tangent(self_t, self, result, None, False)",
        node="NanmedianBackward0",
        takes_complex=False,
        doc=(
            "The median of what is not nan, the lower of two in the middle. Equal elements share "
            "the gradient."
        ),
        kinks=(
            Kink(point=((4, 1, 3, 2),), value=((0, 0, 0, 1),), why="the lower of the middle two"),
        ),
    ),
    Row(
        name="nanmedian.dim",
        signature=(
            "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor "
            "indices)"
        ),
        kind="sort",
        forward="kernels.nanmedian_dim(self, dim, keepdim)",
        formulas={"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"},
        jvp="(sorting.chosen(self_t, indices, dim, keepdim), None)",
        node="NanmedianBackward1",
        takes_complex=False,
        doc="The medians along `dim` of what is not nan, and where each stands.",
        kinks=(
            Kink(
                point=((4, 1, 3, 2),),
                value=((0, 0, 0, 1),),
                why="the lower of the middle two",
                args={"dim": 0},
            ),
        ),
    ),
    Row(
        name="_quantile_between",
        signature=(
            "_quantile_between(Tensor self, Tensor q, str interpolation, bool ignore_nan) -> "
            "(Tensor values, Tensor low, Tensor high, Tensor weight, Tensor below, Tensor above, "
            "Tensor steps)"
        ),
        kind="sort",
        forward="kernels.quantile_between(self, q, interpolation, ignore_nan)",
        formulas={
            "self": (
                "statistics.quantile_self(grad_values, grad_low, grad_high, self.shape, weight, "
                "below, above)"
            ),
            "q": "statistics.quantile_q(grad_values, grad_weight, low, high, steps, q.ndim)",
        },
        jvp="statistics.quantile_tangents(self_t, q_t, low, high, weight, below, above, steps)",
        node="QuantileBetweenBackward0",
        doc=(
            "The quantiles of the last dimension, and for their derivatives the elements between "
            "which they lie, how far along, where these are, and the slope by which q counts ranks."
        ),
    ),
    Row(
        name="quantile",
        signature=(
            "quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str "
            'interpolation="linear") -> Tensor'
        ),
        kind="composite",
        forward="estimates.quantile(self, q, dim, keepdim, interpolation, False)",
        doc=(
            "The quantiles `q`, a number or a 1-d tensor whose dimension comes first, of all "
            "elements or along `dim`."
        ),
        kinks=(
            Kink(
                point=((1, 2),),
                value=((0.5, 0.5),),
                why="the median of an even number lies between two",
                args={"q": 0.5},
            ),
        ),
    ),
    Row(
        name="nanquantile",
        signature=(
            "nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str "
            'interpolation="linear") -> Tensor'
        ),
        kind="composite",
        forward="estimates.quantile(self, q, dim, keepdim, interpolation, True)",
        doc="The quantiles of what is not nan.",
    ),
    Row(
        name="cummax",
        signature="cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        kind="scan",
        forward='kernels.running_extremum("cummax", self, dim)',
        formulas={"self": "statistics.running_extremum_self(grad, indices, dim)"},
        jvp="(sorting.chosen(self_t, indices, dim), None)",
        node="CummaxBackward0",
        takes_complex=False,
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
        name="cummin",
        signature="cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        kind="scan",
        forward='kernels.running_extremum("cummin", self, dim)',
        formulas={"self": "statistics.running_extremum_self(grad, indices, dim)"},
        jvp="(sorting.chosen(self_t, indices, dim), None)",
        node="CumminBackward0",
        takes_complex=False,
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
        name="logcumsumexp",
        signature="logcumsumexp(Tensor self, int dim) -> Tensor",
        kind="scan",
        forward="kernels.logcumsumexp(self, dim)",
        formulas={"self": "statistics.log_sums_self(grad, self, result, dim)"},
        jvp="statistics.log_sums_tangent(self_t, self, result, dim)",
        node="LogcumsumexpBackward0",
        doc="log(cumsum(exp(self))) along `dim`, without overflow.",
    ),
    Row(
        name="diff",
        signature=(
            "diff(Tensor self, int n=1, int dim=-1, Tensor? prepend=None, Tensor? append=None) -> "
            "Tensor"
        ),
        kind="linear",
        forward="kernels.diff(self, n, dim, prepend, append)",
        formulas={
            "self": (
                "statistics.differences_part(grad, self.shape, n, dim, 0 if prepend is None else "
                "prepend.shape[dim])"
            ),
            "prepend": "statistics.differences_part(grad, prepend.shape, n, dim, 0)",
            "append": (
                "statistics.differences_part(grad, append.shape, n, dim, self.shape[dim] if "
                "prepend is None else self.shape[dim] + prepend.shape[dim])"
            ),
        },
        jvp="statistics.differences_tangent(self_t, prepend_t, append_t, prepend, append, n, dim)",
        node="DiffBackward0",
        doc=(
            "The n-th differences of neighbours along `dim`, with further elements before and "
            "after."
        ),
    ),
    Row(
        name="gradient.tensorarray",
        signature=(
            "gradient.tensorarray(Tensor self, *, Tensor[] spacing, any dim=None, int "
            "edge_order=1) -> Tensor[]"
        ),
        kind="composite",
        forward="estimates.gradient_tensorarray(self, spacing, dim, edge_order)",
        doc=(
            "Estimates of the derivatives along each dimension, of values at the given coordinates."
        ),
    ),
    Row(
        name="gradient",
        signature=(
            "gradient(Tensor self, *, any spacing=None, any dim=None, int edge_order=1) -> Tensor[]"
        ),
        kind="linear",
        forward="kernels.gradient(self, spacing, dim, edge_order)",
        formulas={
            "self": (
                "statistics.gradients_self(grads, self.shape, self.dtype, spacing, dim, edge_order)"
            ),
        },
        jvp="linear",
        node="GradientBackward0",
        doc=(
            "Estimates of the derivatives along each dimension on a grid with the given distances "
            "(a number, or one for each dimension) or coordinates."
        ),
    ),
    Row(
        name="trapezoid.x",
        signature="trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        kind="composite",
        forward="estimates.trapezoid(y, x, 1, dim)",
        aliases=("trapz",),
        doc="The integral along `dim` by the trapezoidal rule, at the points `x`.",
    ),
    Row(
        name="trapezoid.dx",
        signature="trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        kind="composite",
        forward="estimates.trapezoid(y, None, dx, dim)",
        doc="The integral along `dim` by the trapezoidal rule, at points in the distance `dx`.",
    ),
    Row(
        name="cumulative_trapezoid.x",
        signature="cumulative_trapezoid.x(Tensor y, Tensor x, *, int dim=-1) -> Tensor",
        kind="composite",
        forward="estimates.cumulative_trapezoid(y, x, 1, dim)",
        doc="The integrals from the first point to each of the others, at the points `x`.",
    ),
    Row(
        name="cumulative_trapezoid.dx",
        signature="cumulative_trapezoid.dx(Tensor y, *, Scalar dx=1, int dim=-1) -> Tensor",
        kind="composite",
        forward="estimates.cumulative_trapezoid(y, None, dx, dim)",
        doc=(
            "The integrals from the first point to each of the others, at points in the distance "
            "`dx`."
        ),
    ),
    Row(
        name="renorm",
        signature="renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
        kind="normalization",
        forward="kernels.renorm(self, p, dim, maxnorm)",
        formulas={"self": "statistics.scaled_to_norm_self(grad, self, p, dim, maxnorm)"},
        jvp="transposed",
        node="RenormBackward0",
        inplace="renorm_",
        doc="Slices along `dim` whose p-norm is above `maxnorm` are scaled down to it.",
    ),
    Row(
        name="nn.functional.softmin",
        signature=(
            "nn.functional.softmin(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor"
        ),
        kind="composite",
        forward='softmax(-1.0 * input, entropies.softmax_dim("softmin", dim, input.ndim), dtype)',
        doc="exp(-input) over its sum along `dim`.",
    ),
)
