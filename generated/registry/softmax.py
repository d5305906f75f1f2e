# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0fcd722281de0c96
"""The rows of the table as data."""

from math import inf, nan

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature="logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
        kind="reduction", node="LogsumexpBackward0", aliases=("special.logsumexp",),
        forward="kernels.logsumexp(self, dim, keepdim)",
        formulas={"self": "reductions.log_sum_exp_self(grad, self, result, dim, keepdim)"},
        mathematics={
            "self": (
                "(grad if keepdim or dim is None else kept(grad, dim)) * exp(self - (result if "
                "keepdim or dim is None else kept(result, dim))).conj()"
            ),
            "result": (
                "(self_t * exp(self - (result if keepdim or dim is None else kept(result, "
                "dim)))).sum(dim, keepdim)"
            ),
        },
        jvp="reductions.log_sum_exp_tangent(self_t, self, result, dim, keepdim)",
        doc="log(sum(exp(self))) along `dim`, without overflow.",
        kinks=(
            Kink(
                point=((-inf, -inf),),
                value=((0, 0),),
                why="as of nothing",
                torch=((nan, nan),),
                args={"dim": 0},
            ),
            Kink(point=((-inf, 1),), value=((0, 1),), why="the limit", args={"dim": 0}),
        ),
    ),
    Row(
        signature="softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor",
        kind="normalization", node="SoftmaxBackward0", aliases=("special.softmax",),
        takes_complex=False, dtypes=("floating",),
        forward="kernels.softmax(self, dim, dtype)",
        formulas={"self": "losses.softmax_self(grad, result, dim, self.dtype)"},
        mathematics={"self": "result.conj() * (grad - (grad * result.conj()).sum(dim, True))"},
        jvp=(
            "result * (self_t.to(result.dtype) - (result * self_t.to(result.dtype)).sum(dim, True))"
        ),
        doc="exp(self) over its sum along `dim`.",
    ),
    Row(
        signature="log_softmax(Tensor self, int dim, dtype? dtype=None) -> Tensor",
        kind="normalization", node="LogSoftmaxBackward0", aliases=("special.log_softmax",),
        takes_complex=False, dtypes=("floating",),
        forward="kernels.log_softmax(self, dim, dtype)",
        formulas={"self": "losses.log_softmax_self(grad, result, dim, self.dtype)"},
        mathematics={"self": "grad - exp(result).conj() * grad.sum(dim, True)"},
        jvp="self_t.to(result.dtype) - (exp(result) * self_t.to(result.dtype)).sum(dim, True)",
        doc="The logarithm of the softmax along `dim`.",
    ),
    Row(
        signature=(
            "nn.functional.softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor"
        ),
        kind="composite", out=False,
        forward='softmax(input, likelihoods.softmax_dim("softmax", dim, input.ndim), dtype)',
        doc="exp(input) over its sum along `dim`.",
    ),
    Row(
        signature=(
            "nn.functional.log_softmax(Tensor input, int? dim=None, *, dtype? dtype=None) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            'log_softmax(input, likelihoods.softmax_dim("log_softmax", dim, input.ndim), dtype)'
        ),
        doc="The logarithm of the softmax along `dim`.",
    ),
)  # fmt: skip
