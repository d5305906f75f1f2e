# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content ab0499ab47780715
"""The rows of the table as data."""

from math import nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature=(
            "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)"
        ),
        kind="reduction", node="AminmaxBackward0", takes_complex=False,
        forward="(kernels.amin(self, dim, keepdim), kernels.amax(self, dim, keepdim))",
        formulas={
            "self": (
                "reductions.extremum_self(grad_min, self, min, dim, keepdim) + "
                "reductions.extremum_self(grad_max, self, max, dim, keepdim)"
            ),
        },
        mathematics={
            "self": (
                "(grad_min if keepdim or dim is None else kept(grad_min, dim)) * (self == (min if "
                "keepdim or dim is None else kept(min, dim))) / (self == (min if keepdim or dim is "
                "None else kept(min, dim))).sum(dim, True) + (grad_max if keepdim or dim is None "
                "else kept(grad_max, dim)) * (self == (max if keepdim or dim is None else "
                "kept(max, dim))) / (self == (max if keepdim or dim is None else kept(max, "
                "dim))).sum(dim, True)"
            ),
            "result": (
                "((self_t * (self == (min if keepdim or dim is None else kept(min, dim))) / (self "
                "== (min if keepdim or dim is None else kept(min, dim))).sum(dim, True)).sum(dim, "
                "keepdim), (self_t * (self == (max if keepdim or dim is None else kept(max, dim))) "
                "/ (self == (max if keepdim or dim is None else kept(max, dim))).sum(dim, "
                "True)).sum(dim, keepdim))"
            ),
        },
        jvp=(
            "(reductions.extremum_tangent(self_t, self, min, dim, keepdim), "
            "reductions.extremum_tangent(self_t, self, max, dim, keepdim))"
        ),
        doc=(
            "The smallest and the largest element, or those along `dim`; equal ones share the "
            "gradient."
        ),
    ),
    Row(
        signature=(
            "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
            "keepdim=False) -> (Tensor, Tensor)"
        ),
        kind="reduction", node="VarMeanBackward0", scalars=(2,),
        forward=(
            "(kernels.var(self, dim, correction, keepdim), kernels.mean(self, dim, keepdim, None))"
        ),
        formulas={
            "self": (
                "reductions.var_self(grads[0], self, dim, correction, keepdim) + "
                "reductions.mean_self(grads[1], self.shape, self.dtype, dim, keepdim)"
            ),
        },
        mathematics={
            "self": (
                "2 * (grads[0] if keepdim or dim is None else kept(grads[0], dim)) * (self - "
                "self.mean(dim, True)) / (count(self.shape, dim) - (1 if correction is None else "
                "correction)) + expand((grads[1] if keepdim or dim is None else kept(grads[1], "
                "dim)) / count(self.shape, dim), self.shape)"
            ),
            "result": (
                "(2 * real(self_t * (self - self.mean(dim, True)).conj()).sum(dim, keepdim) / "
                "(count(self.shape, dim) - (1 if correction is None else correction)), "
                "self_t.mean(dim, keepdim))"
            ),
        },
        jvp=(
            "(reductions.var_tangent(self_t, self, dim, correction, keepdim), self_t.mean(dim, "
            "keepdim))"
        ),
        doc="The variance and the mean over `dim`.",
    ),
    Row(
        signature=(
            "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
            "keepdim=False) -> (Tensor, Tensor)"
        ),
        kind="reduction", node="StdMeanBackward0", scalars=(2,),
        forward=(
            "(kernels.std(self, dim, correction, keepdim), kernels.mean(self, dim, keepdim, None))"
        ),
        formulas={
            "self": (
                "reductions.std_self(grads[0], self, result0, dim, correction, keepdim) + "
                "reductions.mean_self(grads[1], self.shape, self.dtype, dim, keepdim)"
            ),
        },
        mathematics={
            "self": (
                "where((result0 if keepdim or dim is None else kept(result0, dim)) == 0, 0, "
                "(grads[0] if keepdim or dim is None else kept(grads[0], dim)) * (self - "
                "self.mean(dim, True)) / ((result0 if keepdim or dim is None else kept(result0, "
                "dim)) * (count(self.shape, dim) - (1 if correction is None else correction)))) + "
                "expand((grads[1] if keepdim or dim is None else kept(grads[1], dim)) / "
                "count(self.shape, dim), self.shape)"
            ),
            "result": (
                "(where(result0 == 0, 0, real(self_t * (self - self.mean(dim, "
                "True)).conj()).sum(dim, keepdim) / (result0 * (count(self.shape, dim) - (1 if "
                "correction is None else correction)))), self_t.mean(dim, keepdim))"
            ),
        },
        jvp=(
            "(reductions.std_tangent(self_t, self, result0, dim, correction, keepdim), "
            "self_t.mean(dim, keepdim))"
        ),
        doc="The standard deviation and the mean over `dim`.",
    ),
    Row(
        signature=(
            "var_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward="self.var_mean(dim, correction=1 if unbiased else 0, keepdim=keepdim)",
        doc="The variance and the mean over `dim`; `unbiased` stands for correction=1.",
    ),
    Row(
        signature=(
            "std_mean.dim(Tensor self, int[1]? dim, bool unbiased=True, bool keepdim=False) -> "
            "(Tensor, Tensor)"
        ),
        kind="composite",
        forward="self.std_mean(dim, correction=1 if unbiased else 0, keepdim=keepdim)",
        doc="The standard deviation and the mean over `dim`; `unbiased` stands for correction=1.",
    ),
    Row(
        signature="var_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
        kind="composite",
        forward="self.var_mean(None, correction=1 if unbiased else 0)",
        doc="The variance and the mean of all elements; `unbiased` stands for correction=1.",
    ),
    Row(
        signature="std_mean(Tensor self, bool unbiased=True) -> (Tensor, Tensor)",
        kind="composite",
        forward="self.std_mean(None, correction=1 if unbiased else 0)",
        doc=(
            "The standard deviation and the mean of all elements; `unbiased` stands for "
            "correction=1."
        ),
    ),
    Row(
        signature=(
            "nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> "
            "Tensor"
        ),
        kind="reduction", node="NansumBackward0", numpy=("nansum",),
        forward="kernels.nansum(self, dim, keepdim, dtype)",
        formulas={"self": "statistics.nan_sum_self(grad, self, dim, keepdim)"},
        mathematics={
            "self": "where(isnan(self), 0, grad if keepdim or dim is None else kept(grad, dim))",
        },
        jvp="where(isnan(self), 0, self_t).sum(dim, keepdim, dtype=dtype)",
        doc="The sum of all elements, or along `dim`, that are not nan; nan gets no gradient.",
        kinks=(
            Kink(point=((nan, 1),), value=((0, 1),), why="a nan counts as if it were not there"),
        ),
    ),
    Row(
        signature=(
            "nanmean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> "
            "Tensor"
        ),
        kind="composite", numpy=("nanmean",), dtypes=("floating",),
        forward=(
            "nansum(self, dim, keepdim, dtype=dtype) / logical_not(isnan(self)).sum(dim, "
            "keepdim).to(estimates.mean_dtype(self.dtype, dtype))"
        ),
        doc="The mean of all elements, or along `dim`, that are not nan.",
    ),
    Row(
        signature="_cov_unweighted(Tensor self, int correction) -> Tensor",
        kind="linalg", node="CovUnweightedBackward0", out=False,
        forward="kernels.cov_unweighted(self, correction)",
        formulas={"self": "statistics.covariance_self(grad, self, correction)"},
        mathematics={
            "self": (
                "((grad.reshape((-1, ((self.reshape((1, -1)) if self.ndim < 2 else self) - "
                "(self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)).shape[0])) + "
                "mH(grad.reshape((-1, ((self.reshape((1, -1)) if self.ndim < 2 else self) - "
                "(self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)).shape[0])))) @ "
                "((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, -1)) if "
                "self.ndim < 2 else self).mean(1, True)) / (((self.reshape((1, -1)) if self.ndim < "
                "2 else self) - (self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, "
                "True)).shape[1] - correction)).reshape(self.shape)"
            ),
        },
        jvp="transposed",
        doc="The covariances of the rows; the part of cov that has no weights.",
    ),
    Row(
        signature=(
            "cov(Tensor self, *, int correction=1, Tensor? fweights=None, Tensor? aweights=None) "
            "-> Tensor"
        ),
        kind="composite", dtypes=("numeric",),
        forward="estimates.cov(self, correction, fweights, aweights)",
        doc=(
            "The covariances of the rows, whose columns are observations with frequencies and "
            "weights."
        ),
    ),
    Row(
        signature="corrcoef(Tensor self) -> Tensor",
        kind="composite", dtypes=("numeric",),
        forward="_corrcoef_of(shapes.own(self))",
        doc="The correlations of the rows, whose columns are observations; nan for a constant row.",
    ),
    Row(
        signature="_corrcoef_of(Tensor self) -> Tensor",
        kind="linalg", node="CorrcoefOfBackward0", out=False,
        forward="kernels.corrcoef_of(self)",
        formulas={"self": "statistics.correlation_self(grad, self)"},
        mathematics={
            "self": (
                "(((grad.reshape((-1, ((self.reshape((1, -1)) if self.ndim < 2 else self) - "
                "(self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)).shape[0])) + "
                "mH(grad.reshape((-1, ((self.reshape((1, -1)) if self.ndim < 2 else self) - "
                "(self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)).shape[0])))) @ "
                "(((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, -1)) if "
                "self.ndim < 2 else self).mean(1, True)) / sqrt(real(((self.reshape((1, -1)) if "
                "self.ndim < 2 else self) - (self.reshape((1, -1)) if self.ndim < 2 else "
                "self).mean(1, True)) * ((self.reshape((1, -1)) if self.ndim < 2 else self) - "
                "(self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)).conj()).sum(1, "
                "True))) - ((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, "
                "-1)) if self.ndim < 2 else self).mean(1, True)) / sqrt(real(((self.reshape((1, "
                "-1)) if self.ndim < 2 else self) - (self.reshape((1, -1)) if self.ndim < 2 else "
                "self).mean(1, True)) * ((self.reshape((1, -1)) if self.ndim < 2 else self) - "
                "(self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)).conj()).sum(1, "
                "True)) * real((((self.reshape((1, -1)) if self.ndim < 2 else self) - "
                "(self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)) / "
                "sqrt(real(((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, "
                "-1)) if self.ndim < 2 else self).mean(1, True)) * ((self.reshape((1, -1)) if "
                "self.ndim < 2 else self) - (self.reshape((1, -1)) if self.ndim < 2 else "
                "self).mean(1, True)).conj()).sum(1, True))).conj() * ((grad.reshape((-1, "
                "((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, -1)) if "
                "self.ndim < 2 else self).mean(1, True)).shape[0])) + mH(grad.reshape((-1, "
                "((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, -1)) if "
                "self.ndim < 2 else self).mean(1, True)).shape[0])))) @ (((self.reshape((1, -1)) "
                "if self.ndim < 2 else self) - (self.reshape((1, -1)) if self.ndim < 2 else "
                "self).mean(1, True)) / sqrt(real(((self.reshape((1, -1)) if self.ndim < 2 else "
                "self) - (self.reshape((1, -1)) if self.ndim < 2 else self).mean(1, True)) * "
                "((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, -1)) if "
                "self.ndim < 2 else self).mean(1, True)).conj()).sum(1, True))))).sum(1, True)) / "
                "sqrt(real(((self.reshape((1, -1)) if self.ndim < 2 else self) - (self.reshape((1, "
                "-1)) if self.ndim < 2 else self).mean(1, True)) * ((self.reshape((1, -1)) if "
                "self.ndim < 2 else self) - (self.reshape((1, -1)) if self.ndim < 2 else "
                "self).mean(1, True)).conj()).sum(1, True))).reshape(self.shape)"
            ),
        },
        jvp="transposed",
        doc="The correlations of the rows; the part of corrcoef that has derivatives.",
    ),
    Row(
        signature="nanmedian(Tensor self) -> Tensor",
        kind="sort", node="NanmedianBackward0", takes_complex=False, dtypes=("numeric",),
        forward="kernels.nanmedian(self)",
        formulas={"self": "reductions.extremum_self(grad, self, result, None, False)"},
        mathematics={
            "self": "grad * (self == result) / (self == result).sum(None, True)",
            "result": (
                "(self_t * (self == result) / (self == result).sum(None, True)).sum(None, False)"
            ),
        },
        jvp="reductions.extremum_tangent(self_t, self, result, None, False)",
        doc=(
            "The median of what is not nan, the lower of two in the middle. Equal elements share "
            "the gradient."
        ),
        kinks=(
            Kink(point=((4, 1, 3, 2),), value=((0, 0, 0, 1),), why="the lower of the middle two"),
        ),
    ),
    Row(
        signature=(
            "nanmedian.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor "
            "indices)"
        ),
        kind="sort", node="NanmedianBackward1", takes_complex=False, dtypes=("numeric",),
        forward="kernels.nanmedian_dim(self, dim, keepdim)",
        formulas={"self": "sorting.chosen_self(grad, self.shape, indices, dim, keepdim)"},
        mathematics={
            "self": (
                "grad if indices.ndim == 0 and self.shape == () else scatter(zeros(self.shape), "
                "dim, indices, grad) if keepdim else scatter(zeros(self.shape), dim, "
                "indices.unsqueeze(dim), grad.unsqueeze(dim))"
            ),
            "result": (
                "(self_t if self_t.ndim == 0 else gather(self_t, dim, indices) if keepdim else "
                "gather(self_t, dim, indices.unsqueeze(dim)).squeeze(dim), None)"
            ),
        },
        jvp="(sorting.chosen(self_t, indices, dim, keepdim), None)",
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
        signature=(
            "_quantile_between(Tensor self, Tensor q, str interpolation, bool ignore_nan) -> "
            "(Tensor values, Tensor low, Tensor high, Tensor weight, Tensor below, Tensor above, "
            "Tensor steps)"
        ),
        kind="sort", node="QuantileBetweenBackward0", out=False, dtypes=("same",),
        forward="kernels.quantile_between(self, q, interpolation, ignore_nan)",
        formulas={
            "self": (
                "statistics.quantile_self(grad_values, grad_low, grad_high, self.shape, weight, "
                "below, above)"
            ),
            "q": "statistics.quantile_q(grad_values, grad_weight, low, high, steps, q.ndim)",
        },
        mathematics={
            "self": (
                "quantile_self(grad_values, grad_low, grad_high, self.shape, weight, below, above)"
            ),
            "q": "quantile_q(grad_values, grad_weight, low, high, steps, q.ndim)",
            "result": "quantile_tangents(self_t, q_t, low, high, weight, below, above, steps)",
        },
        jvp="statistics.quantile_tangents(self_t, q_t, low, high, weight, below, above, steps)",
        doc="The quantiles of the last dimension, and what their derivatives read.",
    ),
    Row(
        signature=(
            "quantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str "
            'interpolation="linear") -> Tensor'
        ),
        kind="composite", dtypes=("kept", "wide"),
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
        signature=(
            "nanquantile(Tensor self, any q, int? dim=None, bool keepdim=False, *, str "
            'interpolation="linear") -> Tensor'
        ),
        kind="composite", dtypes=("kept", "wide"),
        forward="estimates.quantile(self, q, dim, keepdim, interpolation, True)",
        doc="The quantiles of what is not nan.",
    ),
)  # fmt: skip
