# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 0f20f132dd304bfd
"""The rows of the table as data."""

from autograd.registry import Kink, Row

ROWS = (
    Row(
        name="nn.functional._pool_max",
        signature=(
            "nn.functional._pool_max(Tensor self, int[] kernel_size, int[] stride, int[] padding, "
            "int[] dilation, bool ceil_mode) -> (Tensor values, Tensor places)"
        ),
        kind="window",
        forward=(
            "kernels.pool_max(self, kernels.pool_windows(self.shape, kernel_size, stride, padding, "
            "dilation, ceil_mode))"
        ),
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
        node="PoolMaxBackward0",
        takes_complex=False,
        doc=(
            "The maximum of each window, and which of its elements that is, the first of equal "
            "ones."
        ),
    ),
    Row(
        name="nn.functional._pool_pick",
        signature=(
            "nn.functional._pool_pick(Tensor self, Tensor places, int[] kernel_size, int[] stride, "
            "int[] padding, int[] dilation, bool ceil_mode) -> Tensor"
        ),
        kind="window",
        forward=(
            "kernels.pool_pick(self, places, kernels.pool_windows(self.shape, kernel_size, stride, "
            "padding, dilation, ceil_mode))"
        ),
        formulas={
            "self": (
                "nn.functional._pool_put(grad, places, self.shape, kernel_size, stride, padding, "
                "dilation, ceil_mode)"
            ),
            "places": "non_differentiable",
        },
        jvp=(
            "nn.functional._pool_pick(self_t, places, kernel_size, stride, padding, dilation, "
            "ceil_mode)"
        ),
        node="PoolPickBackward0",
        doc="The element of each window that has the number in `places`.",
    ),
    Row(
        name="nn.functional._pool_put",
        signature=(
            "nn.functional._pool_put(Tensor self, Tensor places, int[] shape, int[] kernel_size, "
            "int[] stride, int[] padding, int[] dilation, bool ceil_mode) -> Tensor"
        ),
        kind="window",
        forward=(
            "kernels.pool_put(self, places, shape, kernels.pool_windows(shape, kernel_size, "
            "stride, padding, dilation, ceil_mode))"
        ),
        formulas={
            "self": (
                "nn.functional._pool_pick(grad, places, kernel_size, stride, padding, dilation, "
                "ceil_mode)"
            ),
            "places": "non_differentiable",
        },
        jvp=(
            "nn.functional._pool_put(self_t, places, shape, kernel_size, stride, padding, "
            "dilation, ceil_mode)"
        ),
        node="PoolPutBackward0",
        doc=(
            "Zeros with an element for each window added where pool_pick finds it, of the given "
            "`shape`."
        ),
    ),
    Row(
        name="nn.functional._pool_mean",
        signature=(
            "nn.functional._pool_mean(Tensor self, int[] kernel_size, int[] stride, int[] padding, "
            "bool ceil_mode, bool count_include_pad, int? divisor_override) -> Tensor"
        ),
        kind="linear",
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
        jvp="linear",
        node="PoolMeanBackward0",
        takes_complex=False,
        doc="The mean of each window, or its sum over another divisor.",
    ),
    Row(
        name="nn.functional._pool_mean_adjoint",
        signature=(
            "nn.functional._pool_mean_adjoint(Tensor self, int[] shape, int[] kernel_size, int[] "
            "stride, int[] padding, bool ceil_mode, bool count_include_pad, int? divisor_override) "
            "-> Tensor"
        ),
        kind="linear",
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
        jvp="linear",
        node="PoolMeanAdjointBackward0",
        takes_complex=False,
        doc=(
            "The share of each window's mean that its elements have, summed; the gradient of "
            "pool_mean."
        ),
    ),
    Row(
        name="nn.functional._adaptive_means",
        signature="nn.functional._adaptive_means(Tensor self, int[] output_size) -> Tensor",
        kind="linear",
        forward="kernels.adaptive_means(self, output_size)",
        formulas={"self": "nn.functional._adaptive_means_adjoint(grad, self.shape, output_size)"},
        jvp="linear",
        node="AdaptiveMeansBackward0",
        doc="The means of so many regions along the last dimensions.",
    ),
    Row(
        name="nn.functional._adaptive_means_adjoint",
        signature=(
            "nn.functional._adaptive_means_adjoint(Tensor self, int[] shape, int[] output_size) -> "
            "Tensor"
        ),
        kind="linear",
        forward="kernels.adaptive_means_adjoint(self, shape, output_size)",
        formulas={"self": "nn.functional._adaptive_means(grad, output_size)"},
        jvp="linear",
        node="AdaptiveMeansAdjointBackward0",
        doc=(
            "The share of each region's mean that its elements have, summed; the gradient of "
            "adaptive_means."
        ),
    ),
    Row(
        name="nn.functional._adaptive_maxima",
        signature=(
            "nn.functional._adaptive_maxima(Tensor self, int[] output_size) -> (Tensor values, "
            "Tensor indices)"
        ),
        kind="window",
        forward="kernels.adaptive_maxima(self, output_size)",
        formulas={"self": "flat_places.put_flat(grad, indices, self.shape, output_size)"},
        jvp="(flat_places.take_flat(self_t, indices, output_size), None)",
        node="AdaptiveMaximaBackward0",
        takes_complex=False,
        doc=(
            "The maxima of so many regions along the last dimensions, and where they are among "
            "each plane's elements."
        ),
    ),
    Row(
        name="nn.functional._fractional_maxima",
        signature=(
            "nn.functional._fractional_maxima(Tensor self, Tensor samples, int[] kernel_size, "
            "int[] output_size) -> (Tensor values, Tensor indices)"
        ),
        kind="window",
        forward="kernels.fractional_maxima(self, samples, kernel_size, output_size)",
        formulas={
            "self": "flat_places.put_flat(grad, indices, self.shape, output_size)",
            "samples": "non_differentiable",
        },
        jvp="(flat_places.take_flat(self_t, indices, output_size), None)",
        node="FractionalMaximaBackward0",
        takes_complex=False,
        doc=(
            "The maxima of windows whose steps follow from samples between 0 and 1, and where they "
            "are."
        ),
    ),
    Row(
        name="nn.functional.max_pool1d",
        signature=(
            "nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, "
            "int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) "
            "-> any"
        ),
        kind="composite",
        forward=(
            "pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, "
            "return_indices, 1)"
        ),
        aliases=("max_pool1d",),
        doc=(
            "The maximum of each window; with `return_indices` also where it is among a plane's "
            "elements."
        ),
        kinks=(
            Kink(
                point=(((1, 3, 3),),),
                value=(((0, 1, 0),),),
                why="the first of equal elements",
                args={"kernel_size": 3},
            ),
        ),
    ),
    Row(
        name="nn.functional.max_pool1d_with_indices",
        signature=(
            "nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]? "
            "stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 1)",
        aliases=("max_pool1d_with_indices",),
        doc="max_pool1d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.max_pool2d",
        signature=(
            "nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, "
            "int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) "
            "-> any"
        ),
        kind="composite",
        forward=(
            "pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, "
            "return_indices, 2)"
        ),
        aliases=("max_pool2d",),
        doc=(
            "The maximum of each window; with `return_indices` also where it is among a plane's "
            "elements."
        ),
    ),
    Row(
        name="nn.functional.max_pool3d",
        signature=(
            "nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, "
            "int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) "
            "-> any"
        ),
        kind="composite",
        forward=(
            "pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, "
            "return_indices, 3)"
        ),
        aliases=("max_pool3d",),
        doc=(
            "The maximum of each window; with `return_indices` also where it is among a plane's "
            "elements."
        ),
    ),
    Row(
        name="nn.functional.max_pool2d_with_indices",
        signature=(
            "nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? "
            "stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 2)",
        doc="max_pool2d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.max_pool3d_with_indices",
        signature=(
            "nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? "
            "stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 3)",
        doc="max_pool3d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.avg_pool1d",
        signature=(
            "nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, "
            "int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor"
        ),
        kind="composite",
        forward=(
            "pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, "
            "None, 1)"
        ),
        aliases=("avg_pool1d",),
        doc="The mean of each window.",
    ),
    Row(
        name="nn.functional.avg_pool2d",
        signature=(
            "nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, "
            "int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
            "divisor_override=None) -> Tensor"
        ),
        kind="composite",
        forward=(
            "pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, "
            "divisor_override, 2)"
        ),
        doc="The mean of each window, or its sum over `divisor_override`.",
    ),
    Row(
        name="nn.functional.avg_pool3d",
        signature=(
            "nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, "
            "int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
            "divisor_override=None) -> Tensor"
        ),
        kind="composite",
        forward=(
            "pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, "
            "divisor_override, 3)"
        ),
        doc="The mean of each window, or its sum over `divisor_override`.",
    ),
    Row(
        name="nn.functional.lp_pool1d",
        signature=(
            "nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]? "
            "stride=None, bool ceil_mode=False) -> Tensor"
        ),
        kind="composite",
        forward="pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 1)",
        domain={"input": (0.2, 3.0), "norm_type": (1.0, 3.0)},
        doc="The root of the sum of powers of each window.",
    ),
    Row(
        name="nn.functional.lp_pool2d",
        signature=(
            "nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]? "
            "stride=None, bool ceil_mode=False) -> Tensor"
        ),
        kind="composite",
        forward="pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 2)",
        domain={"input": (0.2, 3.0), "norm_type": (1.0, 3.0)},
        doc="The root of the sum of powers of each window.",
    ),
    Row(
        name="nn.functional.lp_pool3d",
        signature=(
            "nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]? "
            "stride=None, bool ceil_mode=False) -> Tensor"
        ),
        kind="composite",
        forward="pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 3)",
        domain={"input": (0.2, 3.0), "norm_type": (1.0, 3.0)},
        doc="The root of the sum of powers of each window.",
    ),
    Row(
        name="nn.functional.adaptive_avg_pool1d",
        signature="nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor",
        kind="composite",
        forward="pools.adaptive_mean(input, output_size, 1)",
        aliases=("adaptive_avg_pool1d",),
        doc="The means of regions, so many as `output_size` says; None for as many as elements.",
    ),
    Row(
        name="nn.functional.adaptive_avg_pool2d",
        signature="nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor",
        kind="composite",
        forward="pools.adaptive_mean(input, output_size, 2)",
        doc="The means of regions, so many as `output_size` says; None for as many as elements.",
    ),
    Row(
        name="nn.functional.adaptive_avg_pool3d",
        signature="nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor",
        kind="composite",
        forward="pools.adaptive_mean(input, output_size, 3)",
        doc="The means of regions, so many as `output_size` says; None for as many as elements.",
    ),
    Row(
        name="nn.functional.adaptive_max_pool1d",
        signature=(
            "nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.adaptive_max(input, output_size, return_indices, 1)",
        doc=(
            "The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they "
            "are."
        ),
        kinks=(
            Kink(
                point=(((1, 3, 3),),),
                value=(((0, 1, 0),),),
                why="the first of equal elements",
                args={"output_size": 1},
            ),
        ),
    ),
    Row(
        name="nn.functional.adaptive_max_pool1d_with_indices",
        signature=(
            "nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.adaptive_max(input, output_size, True, 1)",
        aliases=("adaptive_max_pool1d",),
        doc="adaptive_max_pool1d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.adaptive_max_pool2d",
        signature=(
            "nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.adaptive_max(input, output_size, return_indices, 2)",
        doc=(
            "The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they "
            "are."
        ),
    ),
    Row(
        name="nn.functional.adaptive_max_pool3d",
        signature=(
            "nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.adaptive_max(input, output_size, return_indices, 3)",
        doc=(
            "The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they "
            "are."
        ),
    ),
    Row(
        name="nn.functional.adaptive_max_pool2d_with_indices",
        signature=(
            "nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.adaptive_max(input, output_size, True, 2)",
        doc="adaptive_max_pool2d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.adaptive_max_pool3d_with_indices",
        signature=(
            "nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite",
        forward="pools.adaptive_max(input, output_size, True, 3)",
        doc="adaptive_max_pool3d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.fractional_max_pool2d",
        signature=(
            "nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]? "
            "output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite",
        forward=(
            "pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, "
            "random_samples, 2)"
        ),
        doc=(
            "The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell "
            "where given."
        ),
    ),
    Row(
        name="nn.functional.fractional_max_pool3d",
        signature=(
            "nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]? "
            "output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite",
        forward=(
            "pools.fractional(input, kernel_size, output_size, output_ratio, return_indices, "
            "random_samples, 3)"
        ),
        doc=(
            "The maxima of windows at pseudo-random steps, which `random_samples` in [0, 1) tell "
            "where given."
        ),
    ),
    Row(
        name="nn.functional.fractional_max_pool2d_with_indices",
        signature=(
            "nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, "
            "int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite",
        forward=(
            "pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, "
            "2)"
        ),
        doc="fractional_max_pool2d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.fractional_max_pool3d_with_indices",
        signature=(
            "nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, "
            "int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite",
        forward=(
            "pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, "
            "3)"
        ),
        doc="fractional_max_pool3d with indices, whatever `return_indices`.",
    ),
    Row(
        name="nn.functional.max_unpool1d",
        signature=(
            "nn.functional.max_unpool1d(Tensor input, Tensor indices, int[1] kernel_size, int[1]? "
            "stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor"
        ),
        kind="composite",
        forward="pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 1)",
        doc="Zeros with the elements of `input` where max_pool with `return_indices` found them.",
    ),
    Row(
        name="nn.functional.max_unpool2d",
        signature=(
            "nn.functional.max_unpool2d(Tensor input, Tensor indices, int[2] kernel_size, int[2]? "
            "stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor"
        ),
        kind="composite",
        forward="pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 2)",
        doc="Zeros with the elements of `input` where max_pool with `return_indices` found them.",
    ),
    Row(
        name="nn.functional.max_unpool3d",
        signature=(
            "nn.functional.max_unpool3d(Tensor input, Tensor indices, int[3] kernel_size, int[3]? "
            "stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor"
        ),
        kind="composite",
        forward="pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 3)",
        doc="Zeros with the elements of `input` where max_pool with `return_indices` found them.",
    ),
)
