# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content e48980acecca4e80
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="cumsum(Tensor self, int dim, *, dtype? dtype=None) -> Tensor",
        kind="scan", node="CumsumBackward0", numpy=("cumsum",), inplace="cumsum_",
        forward="kernels.cumsum(self, dim, dtype)",
        formulas={"self": "sorting.running_sum_self(grad, self.dtype, dim)"},
        mathematics={"self": "grad.flip(dim).cumsum(dim).flip(dim)"}, jvp="linear",
        doc="The sums of the elements up to each one along `dim`.",
    ),
    Row(
        signature="cumprod(Tensor self, int dim, *, dtype? dtype=None) -> Tensor",
        kind="scan", node="CumprodBackward0", numpy=("cumprod",), inplace="cumprod_",
        forward="kernels.cumprod(self, dim, dtype)",
        formulas={"self": "sorting.running_product_self(grad, self, result, dim)"},
        mathematics={
            "self": "(grad * result.conj()).flip(dim).cumsum(dim).flip(dim) / self.conj()",
            "result": "result * (self_t / self).cumsum(dim)",
        },
        jvp="sorting.running_product_tangent(self_t, self, result, dim, dtype)",
        doc="The products of the elements up to each one along `dim`; right at zeros, too.",
        kinks=(
            Kink(
                point=((2, 0, 3, 4),),
                value=((1, 32, 0, 0),),
                why="the product rule",
                args={"dim": 0},
            ),
            Kink(
                point=((2, 0, 0, 4),),
                value=((1, 2, 0, 0),),
                why="the product rule",
                args={"dim": 0},
            ),
        ),
    ),
    Row(
        signature=(
            "sort(Tensor self, int dim=-1, bool descending=False, *, bool? stable=None) -> (Tensor "
            "values, Tensor indices)"
        ),
        kind="sort", node="SortBackward0", takes_complex=False,
        forward="kernels.sorted_along(self, dim, descending)",
        formulas={"self": "sorting.scattered(grad, self.shape, indices, dim)"},
        mathematics={
            "self": "scatter(zeros(self.shape), dim, indices, grad)",
            "result": "(self_t if self_t.ndim == 0 else gather(self_t, dim, indices), None)",
        },
        jvp="(sorting.chosen(self_t, indices, dim), None)",
        doc="The elements in order along `dim`, and where each stood; equal ones keep their order.",
        kinks=(
            Kink(
                point=((2, 2, 1),),
                value=((2, 3, 1),),
                why="equal ones keep their order",
                grad=(1, 2, 3),
            ),
        ),
    ),
    Row(
        signature=(
            "argsort(Tensor self, int dim=-1, bool descending=False, *, bool stable=False) -> "
            "Tensor"
        ),
        kind="sort", takes_complex=False,
        forward="kernels.arg_sorted(self, dim, descending)",
        formulas={"self": "non_differentiable"},
        doc="The indices that sort along `dim`; equal elements keep their order.",
    ),
    Row(
        signature="msort(Tensor self) -> Tensor",
        kind="composite",
        forward="sort(self, 0)[0]",
        doc="Sorted along the first dimension.",
    ),
    Row(
        signature=(
            "topk(Tensor self, int k, int dim=-1, bool largest=True, bool sorted=True) -> (Tensor "
            "values, Tensor indices)"
        ),
        kind="sort", node="TopkBackward0", takes_complex=False, dtypes=("numeric",),
        forward="kernels.topk(self, k, dim, largest, sorted)",
        formulas={"self": "sorting.scattered(grad, self.shape, indices, dim)"},
        mathematics={
            "self": "scatter(zeros(self.shape), dim, indices, grad)",
            "result": "(self_t if self_t.ndim == 0 else gather(self_t, dim, indices), None)",
        },
        jvp="(sorting.chosen(self_t, indices, dim), None)",
        doc="The `k` largest or smallest elements along `dim`, and where each stands.",
    ),
    Row(
        signature=(
            "kthvalue(Tensor self, int k, int dim=-1, bool keepdim=False) -> (Tensor values, "
            "Tensor indices)"
        ),
        kind="sort", node="KthvalueBackward0", takes_complex=False, dtypes=("numeric",),
        forward="kernels.kthvalue(self, k, dim, keepdim)",
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
        doc="The k-th smallest elements along `dim`, counted from 1, and where each stands.",
    ),
    Row(
        signature="median(Tensor self) -> Tensor",
        kind="sort", node="MedianBackward0", takes_complex=False, dtypes=("numeric",),
        forward="kernels.median(self)",
        formulas={"self": "reductions.extremum_self(grad, self, result, None, False)"},
        mathematics={
            "self": "grad * (self == result) / (self == result).sum(None, True)",
            "result": (
                "(self_t * (self == result) / (self == result).sum(None, True)).sum(None, False)"
            ),
        },
        jvp="reductions.extremum_tangent(self_t, self, result, None, False)",
        doc="The median, the lower one of two in the middle. Equal elements share the gradient.",
        kinks=(
            Kink(point=((4, 1, 3, 2),), value=((0, 0, 0, 1),), why="the lower of the middle two"),
        ),
    ),
    Row(
        signature=(
            "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor "
            "indices)"
        ),
        kind="sort", node="MedianBackward1", takes_complex=False, dtypes=("numeric",),
        forward="kernels.median_dim(self, dim, keepdim)",
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
        doc="The medians along `dim`, the lower of two in the middle, and where each stands.",
        kinks=(
            Kink(
                point=((4, 1, 3, 2),),
                value=((0, 0, 0, 1),),
                why="the lower of the middle two",
                args={"dim": 0},
            ),
        ),
    ),
)  # fmt: skip
