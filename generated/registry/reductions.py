# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 195b1c43fbe21a2e
"""The rows of the table as data."""

from math import inf

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature=(
            "sum(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> Tensor"
        ),
        kind="reduction", node="SumBackward0", numpy=("sum",),
        forward="kernels.sum_(self, dim, keepdim, dtype)",
        formulas={"self": "reductions.sum_self(grad, self.shape, self.dtype, dim, keepdim)"},
        mathematics={
            "self": "expand(grad if keepdim or dim is None else kept(grad, dim), self.shape)",
        },
        jvp="linear",
        doc="The sum of all elements of self, or along `dim`.",
    ),
    Row(
        signature=(
            "mean(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> "
            "Tensor"
        ),
        kind="reduction", node="MeanBackward0", numpy=("mean",), dtypes=("floating",),
        forward="kernels.mean(self, dim, keepdim, dtype)",
        formulas={"self": "reductions.mean_self(grad, self.shape, self.dtype, dim, keepdim)"},
        mathematics={
            "self": (
                "expand((grad if keepdim or dim is None else kept(grad, dim)) / count(self.shape, "
                "dim), self.shape)"
            ),
        },
        jvp="linear",
        doc="The mean of all elements, or along `dim`; that of integers is float64.",
    ),
    Row(
        signature=(
            "prod(Tensor self, int[1]? dim=None, bool keepdim=False, *, dtype? dtype=None) -> "
            "Tensor"
        ),
        kind="reduction", node="ProdBackward0", numpy=("prod",),
        forward="kernels.prod(self, dim, keepdim, dtype)",
        formulas={"self": "reductions.product_self(grad, self, result, dim, keepdim)"},
        mathematics={
            "self": (
                "(grad if keepdim or dim is None else kept(grad, dim)) * others(self, dim).conj()"
            ),
            "result": "(self_t * others(self, dim)).sum(dim, keepdim)",
        },
        jvp="reductions.product_tangent(self_t, self, result, dim, keepdim, dtype)",
        doc="The product of all elements, or along `dim`; its derivatives are right at zeros, too.",
        kinks=(
            Kink(point=((2, 0, 3),), value=((0, 6, 0),), why="the product of the others"),
            Kink(point=((2, 0, 0),), value=((0, 0, 0),), why="the product of the others"),
        ),
    ),
    Row(
        signature="amax(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor",
        kind="reduction", node="AmaxBackward0", numpy=("amax", "max"), takes_complex=False,
        forward="kernels.amax(self, dim, keepdim)",
        formulas={"self": "reductions.extremum_self(grad, self, result, dim, keepdim)"},
        mathematics={
            "self": (
                "(grad if keepdim or dim is None else kept(grad, dim)) * (self == (result if "
                "keepdim or dim is None else kept(result, dim))) / (self == (result if keepdim or "
                "dim is None else kept(result, dim))).sum(dim, True)"
            ),
            "result": (
                "(self_t * (self == (result if keepdim or dim is None else kept(result, dim))) / "
                "(self == (result if keepdim or dim is None else kept(result, dim))).sum(dim, "
                "True)).sum(dim, keepdim)"
            ),
        },
        jvp="reductions.extremum_tangent(self_t, self, result, dim, keepdim)",
        doc="The largest element, or that along `dim`; equal ones share the gradient.",
        kinks=(
            Kink(
                point=((1, 3, 3),), value=((0, 0.5, 0.5),), why="equal elements share the gradient"
            ),
        ),
    ),
    Row(
        signature="amin(Tensor self, int[1]? dim=(), bool keepdim=False) -> Tensor",
        kind="reduction", node="AminBackward0", numpy=("amin", "min"), takes_complex=False,
        forward="kernels.amin(self, dim, keepdim)",
        formulas={"self": "reductions.extremum_self(grad, self, result, dim, keepdim)"},
        mathematics={
            "self": (
                "(grad if keepdim or dim is None else kept(grad, dim)) * (self == (result if "
                "keepdim or dim is None else kept(result, dim))) / (self == (result if keepdim or "
                "dim is None else kept(result, dim))).sum(dim, True)"
            ),
            "result": (
                "(self_t * (self == (result if keepdim or dim is None else kept(result, dim))) / "
                "(self == (result if keepdim or dim is None else kept(result, dim))).sum(dim, "
                "True)).sum(dim, keepdim)"
            ),
        },
        jvp="reductions.extremum_tangent(self_t, self, result, dim, keepdim)",
        doc="The smallest element, or that along `dim`; equal ones share the gradient.",
        kinks=(
            Kink(
                point=((1, 1, 3),), value=((0.5, 0.5, 0),), why="equal elements share the gradient"
            ),
        ),
    ),
    Row(
        signature="max.other(Tensor self, Tensor other) -> Tensor",
        kind="composite",
        forward="maximum(self, other)",
        doc="The larger of the two, element by element.",
    ),
    Row(
        signature="min.other(Tensor self, Tensor other) -> Tensor",
        kind="composite",
        forward="minimum(self, other)",
        doc="The smaller of the two, element by element.",
    ),
    Row(
        signature=(
            "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"
        ),
        kind="reduction", node="MaxBackward0", takes_complex=False,
        forward='kernels.extremum_along("max", self, dim, keepdim)',
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
        doc=(
            "The largest elements along `dim` and the first place of each, which gets the gradient."
        ),
        kinks=(
            Kink(
                point=((1, 3, 3),),
                value=((0, 1, 0),),
                why="the first of equal ones",
                args={"dim": 0},
            ),
        ),
    ),
    Row(
        signature="max(Tensor self) -> Tensor",
        kind="reduction", node="MaxBackward1", takes_complex=False,
        forward='kernels.extremum("max", self, None, False)',
        formulas={"self": "reductions.extremum_self(grad, self, result, None, False)"},
        mathematics={
            "self": "grad * (self == result) / (self == result).sum(None, True)",
            "result": (
                "(self_t * (self == result) / (self == result).sum(None, True)).sum(None, False)"
            ),
        },
        jvp="reductions.extremum_tangent(self_t, self, result, None, False)",
        doc="The largest element; equal ones share the gradient.",
        kinks=(
            Kink(
                point=((1, 3, 3),), value=((0, 0.5, 0.5),), why="equal elements share the gradient"
            ),
        ),
    ),
    Row(
        signature=(
            "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)"
        ),
        kind="reduction", node="MinBackward0", takes_complex=False,
        forward='kernels.extremum_along("min", self, dim, keepdim)',
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
        doc=(
            "The smallest elements along `dim` and the first place of each, which gets the "
            "gradient."
        ),
        kinks=(
            Kink(
                point=((1, 1, 3),),
                value=((1, 0, 0),),
                why="the first of equal ones",
                args={"dim": 0},
            ),
        ),
    ),
    Row(
        signature="min(Tensor self) -> Tensor",
        kind="reduction", node="MinBackward1", takes_complex=False,
        forward='kernels.extremum("min", self, None, False)',
        formulas={"self": "reductions.extremum_self(grad, self, result, None, False)"},
        mathematics={
            "self": "grad * (self == result) / (self == result).sum(None, True)",
            "result": (
                "(self_t * (self == result) / (self == result).sum(None, True)).sum(None, False)"
            ),
        },
        jvp="reductions.extremum_tangent(self_t, self, result, None, False)",
        doc="The smallest element; equal ones share the gradient.",
        kinks=(
            Kink(
                point=((1, 1, 3),), value=((0.5, 0.5, 0),), why="equal elements share the gradient"
            ),
        ),
    ),
    Row(
        signature=(
            "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
            "keepdim=False) -> Tensor"
        ),
        kind="reduction", node="VarBackward0", scalars=(2,),
        forward="kernels.var(self, dim, correction, keepdim)",
        formulas={"self": "reductions.var_self(grad, self, dim, correction, keepdim)"},
        mathematics={
            "self": (
                "2 * (grad if keepdim or dim is None else kept(grad, dim)) * (self - "
                "self.mean(dim, True)) / (count(self.shape, dim) - (1 if correction is None else "
                "correction))"
            ),
            "result": (
                "2 * real(self_t * (self - self.mean(dim, True)).conj()).sum(dim, keepdim) / "
                "(count(self.shape, dim) - (1 if correction is None else correction))"
            ),
        },
        jvp="reductions.var_tangent(self_t, self, dim, correction, keepdim)",
        doc=(
            "The variance over `dim`, the mean square distance from the mean over n - `correction` "
            "(1)."
        ),
    ),
    Row(
        signature=(
            "var.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> "
            "Tensor"
        ),
        kind="composite",
        forward="self.var(dim, correction=1 if unbiased else 0, keepdim=keepdim)",
        doc="The variance over `dim`; `unbiased` stands for correction=1.",
    ),
    Row(
        signature=(
            "std.dim(Tensor self, int[1]? dim=None, bool unbiased=True, bool keepdim=False) -> "
            "Tensor"
        ),
        kind="composite",
        forward="self.std(dim, correction=1 if unbiased else 0, keepdim=keepdim)",
        doc="The standard deviation over `dim`; `unbiased` stands for correction=1.",
    ),
    Row(
        signature="var(Tensor self, bool unbiased=True) -> Tensor",
        kind="composite",
        forward="self.var(None, correction=1 if unbiased else 0)",
        doc="The variance of all elements; `unbiased` stands for correction=1.",
    ),
    Row(
        signature="std(Tensor self, bool unbiased=True) -> Tensor",
        kind="composite",
        forward="self.std(None, correction=1 if unbiased else 0)",
        doc="The standard deviation of all elements; `unbiased` stands for correction=1.",
    ),
    Row(
        signature=(
            "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, bool "
            "keepdim=False) -> Tensor"
        ),
        kind="reduction", node="StdBackward0", scalars=(2,),
        forward="kernels.std(self, dim, correction, keepdim)",
        formulas={"self": "reductions.std_self(grad, self, result, dim, correction, keepdim)"},
        mathematics={
            "self": (
                "where((result if keepdim or dim is None else kept(result, dim)) == 0, 0, (grad if "
                "keepdim or dim is None else kept(grad, dim)) * (self - self.mean(dim, True)) / "
                "((result if keepdim or dim is None else kept(result, dim)) * (count(self.shape, "
                "dim) - (1 if correction is None else correction))))"
            ),
            "result": (
                "where(result == 0, 0, real(self_t * (self - self.mean(dim, "
                "True)).conj()).sum(dim, keepdim) / (result * (count(self.shape, dim) - (1 if "
                "correction is None else correction))))"
            ),
        },
        jvp="reductions.std_tangent(self_t, self, result, dim, correction, keepdim)",
        doc="The standard deviation over `dim`; its gradient is 0 where all elements are equal.",
        kinks=(Kink(point=((1, 1, 1),), value=((0, 0, 0),), why="the minimum of a cone"),),
    ),
    Row(
        signature=(
            'norm(Tensor self, any p="fro", int[1]? dim=None, bool keepdim=False, *, dtype? '
            "dtype=None) -> Tensor"
        ),
        kind="reduction", node="NormBackward0", dtypes=("own",),
        forward="kernels.norm(self, p, dim, keepdim, dtype)",
        formulas={"self": "reductions.norm_self(grad, self, result, p, dim, keepdim)"},
        mathematics={
            "self": (
                "(grad if keepdim or dim is None else kept(grad, dim)) * where((result if keepdim "
                "or dim is None else kept(result, dim)) == 0, 0, 0 * self if p == 0 else "
                "movedim(linalg.svd(movedim(self, (0, 1) if dim is None else dim, (-2, -1)), "
                "False)[0] @ linalg.svd(movedim(self, (0, 1) if dim is None else dim, (-2, -1)), "
                "False)[2], (-2, -1), (0, 1) if dim is None else dim) if p == 'nuc' else sgn(self) "
                "* (abs(self) / (result if keepdim or dim is None else kept(result, dim))) ** ((2 "
                "if p is None or p == 'fro' else p) - 1) / ((abs(self) == (result if keepdim or "
                "dim is None else kept(result, dim))).sum(dim, True) if p == inf or p == -inf else "
                "1))"
            ),
            "result": (
                "real(self_t * where((result if keepdim or dim is None else kept(result, dim)) == "
                "0, 0, 0 * self if p == 0 else movedim(linalg.svd(movedim(self, (0, 1) if dim is "
                "None else dim, (-2, -1)), False)[0] @ linalg.svd(movedim(self, (0, 1) if dim is "
                "None else dim, (-2, -1)), False)[2], (-2, -1), (0, 1) if dim is None else dim) if "
                "p == 'nuc' else sgn(self) * (abs(self) / (result if keepdim or dim is None else "
                "kept(result, dim))) ** ((2 if p is None or p == 'fro' else p) - 1) / ((abs(self) "
                "== (result if keepdim or dim is None else kept(result, dim))).sum(dim, True) if p "
                "== inf or p == -inf else 1)).conj()).sum(dim, keepdim)"
            ),
        },
        jvp="reductions.norm_tangent(self_t, self, result, p, dim, keepdim)",
        doc=(
            "The p-norm of the elements, a vector norm; its gradient at 0 is 0. For 'nuc', the sum "
            "of the singular values."
        ),
        kinks=(
            Kink(point=((0, 0),), value=((0, 0),), why="the minimum of a cone"),
            Kink(point=((0, 0),), value=((0, 0),), why="the minimum of a cone", args={"p": 1}),
            Kink(point=((0, 0),), value=((0, 0),), why="the minimum of a cone", args={"p": 3}),
            Kink(
                point=((1, 0, 2),),
                value=((0, 0, 0),),
                why="it is 0 whatever the others are",
                args={"p": -1},
            ),
            Kink(
                point=((1, 0, 2),),
                value=((0, 0, 0),),
                why="it is 0 whatever the others are",
                args={"p": -2.5},
            ),
            Kink(
                point=((3, -3, 1),),
                value=((0.5, -0.5, 0),),
                why="equal ones share the gradient",
                args={"p": inf},
            ),
            Kink(
                point=((0, 4),),
                value=((0, 1),),
                why="the slopes at 0 are infinite",
                args={"p": 0.5},
            ),
        ),
    ),
    Row(
        signature="all(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor",
        kind="reduction", numpy=("all",),
        forward="kernels.all_(self, dim, keepdim)",
        formulas={"self": "non_differentiable"},
        doc="Whether no element, or none along `dim`, is zero.",
    ),
    Row(
        signature="any(Tensor self, int[1]? dim=None, bool keepdim=False) -> Tensor",
        kind="reduction", numpy=("any",),
        forward="kernels.any_(self, dim, keepdim)",
        formulas={"self": "non_differentiable"},
        doc="Whether some element, or some along `dim`, is not zero.",
    ),
    Row(
        signature="argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        kind="reduction", numpy=("argmax",), takes_complex=False, dtypes=("numeric",),
        forward='kernels.arg_extremum("argmax", self, dim, keepdim)',
        formulas={"self": "non_differentiable"},
        doc="The first place of the largest element, in the flattened tensor or along `dim`.",
    ),
    Row(
        signature="argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        kind="reduction", numpy=("argmin",), takes_complex=False, dtypes=("numeric",),
        forward='kernels.arg_extremum("argmin", self, dim, keepdim)',
        formulas={"self": "non_differentiable"},
        doc="The first place of the smallest element, in the flattened tensor or along `dim`.",
    ),
)  # fmt: skip
