# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 93720264ae12ed54
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "nn.functional._pool_max(Tensor self, int[] kernel_size, int[] stride, int[] padding, "
            "int[] dilation, bool ceil_mode) -> (Tensor values, Tensor places)"
        ),
        kind="window", node="PoolMaxBackward0", out=False, takes_complex=False,
        dtypes=("numeric",),
        forward="kernels.pool_max(self, kernel_size, stride, padding, dilation, ceil_mode)",
        formulas={
            "self": (
                "nn.functional._pool_put(grad, places, self.shape, kernel_size, stride, padding, "
                "dilation, ceil_mode)"
            ),
        },
        jvp=(
            "(nn.functional._pool_pick(self_t, places, kernel_size, stride, padding, dilation, "
            "ceil_mode), None)"
        ),
        doc=(
            "The maximum of each window, and which of its elements that is, the first of equal "
            "ones."
        ),
    ),
    Row(
        signature=(
            "nn.functional._pool_pick(Tensor self, Tensor places, int[] kernel_size, int[] stride, "
            "int[] padding, int[] dilation, bool ceil_mode) -> Tensor"
        ),
        kind="window", node="PoolPickBackward0", out=False, dtypes=("numeric", "same"),
        forward=(
            "kernels.pool_pick(self, places, kernel_size, stride, padding, dilation, ceil_mode)"
        ),
        formulas={
            "self": (
                "nn.functional._pool_put(grad, places, self.shape, kernel_size, stride, padding, "
                "dilation, ceil_mode)"
            ),
            "places": "non_differentiable",
        },
        jvp="linear",
        doc="The element of each window at its place.",
    ),
    Row(
        signature=(
            "nn.functional._pool_put(Tensor self, Tensor places, int[] shape, int[] kernel_size, "
            "int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor"
        ),
        kind="window", node="PoolPutBackward0", out=False, dtypes=("numeric", "same"),
        forward=(
            "kernels.pool_put(self, places, shape, kernel_size, stride, padding, dilation, "
            "ceil_mode)"
        ),
        formulas={
            "self": (
                "nn.functional._pool_pick(grad, places, kernel_size, stride, padding, dilation, "
                "ceil_mode)"
            ),
            "places": "non_differentiable",
        },
        jvp="linear",
        doc="Zeros to which each window adds an element at its place.",
    ),
    Row(
        signature=(
            "nn.functional._pool_mean(Tensor self, int[] kernel_size, int[] stride, int[] padding, "
            "bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor"
        ),
        kind="linear", node="PoolMeanBackward0", out=False, takes_complex=False,
        forward=(
            "kernels.pool_mean(self, kernel_size, stride, padding, ceil_mode, count_include_pad, "
            "divisor_override)"
        ),
        formulas={
            "self": (
                "nn.functional._pool_mean_adjoint(grad, self.shape, kernel_size, stride, padding, "
                "ceil_mode, count_include_pad, divisor_override)"
            ),
        },
        doc="The mean of each window, or its sum over another divisor.",
    ),
    Row(
        signature=(
            "nn.functional._pool_mean_adjoint(Tensor self, int[] shape, int[] kernel_size, int[] "
            "stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) "
            "-> Tensor"
        ),
        kind="linear", node="PoolMeanAdjointBackward0", out=False, takes_complex=False,
        forward=(
            "kernels.pool_mean_adjoint(self, shape, kernel_size, stride, padding, ceil_mode, "
            "count_include_pad, divisor_override)"
        ),
        formulas={
            "self": (
                "nn.functional._pool_mean(grad, kernel_size, stride, padding, ceil_mode, "
                "count_include_pad, divisor_override)"
            ),
        },
        doc="Each element spread evenly over its window, and what windows share added up.",
    ),
    Row(
        signature="nn.functional._adaptive_means(Tensor self, int[] output_size) -> Tensor",
        kind="linear", node="AdaptiveMeansBackward0", out=False,
        forward="kernels.adaptive_means(self, output_size)",
        formulas={"self": "nn.functional._adaptive_means_adjoint(grad, self.shape, output_size)"},
        doc="The means of so many regions along the last dimensions.",
    ),
    Row(
        signature=(
            "nn.functional._adaptive_means_adjoint(Tensor self, int[] shape, int[] output_size) -> "
            "Tensor"
        ),
        kind="linear", node="AdaptiveMeansAdjointBackward0", out=False,
        forward="kernels.adaptive_means_adjoint(self, shape, output_size)",
        formulas={"self": "nn.functional._adaptive_means(grad, output_size)"},
        doc="Each element spread evenly over its region, and what regions share added up.",
    ),
    Row(
        signature=(
            "nn.functional._adaptive_maxima(Tensor self, int[] output_size) -> (Tensor values, "
            "Tensor indices)"
        ),
        kind="window", node="AdaptiveMaximaBackward0", out=False, takes_complex=False,
        dtypes=("numeric",),
        forward="kernels.adaptive_maxima(self, output_size)",
        formulas={"self": "indexing.put_flat(grad, indices, self.shape, output_size)"},
        mathematics={
            "self": "put_flat(grad, indices, self.shape, output_size)",
            "result": "(take_flat(self_t, indices, output_size), None)",
        },
        jvp="(indexing.take_flat(self_t, indices, output_size), None)",
        doc=(
            "The maxima of so many regions along the last dimensions, and where they are among "
            "each plane's elements."
        ),
    ),
    Row(
        signature=(
            "nn.functional._fractional_maxima(Tensor self, Tensor samples, int[] kernel_size, "
            "int[] output_size) -> (Tensor values, Tensor indices)"
        ),
        kind="window", node="FractionalMaximaBackward0", out=False, takes_complex=False,
        dtypes=("numeric", "same"),
        forward="kernels.fractional_maxima(self, samples, kernel_size, output_size)",
        formulas={
            "self": "indexing.put_flat(grad, indices, self.shape, output_size)",
            "samples": "non_differentiable",
        },
        mathematics={
            "self": "put_flat(grad, indices, self.shape, output_size)",
            "result": "(take_flat(self_t, indices, output_size), None)",
        },
        jvp="(indexing.take_flat(self_t, indices, output_size), None)",
        doc=(
            "The maxima of windows whose steps follow from samples between 0 and 1, and where they "
            "are."
        ),
    ),
)  # fmt: skip
