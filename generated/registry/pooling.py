# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content d94a248cdf95b18b
"""The rows of the table as data."""

from autograd.base.registry import Kink, Row

ROWS = (
    Row(
        signature=(
            "nn.functional.max_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, "
            "int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool return_indices=False) "
            "-> any"
        ),
        kind="composite", aliases=("max_pool1d",), out=False,
        forward=(
            "pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, "
            "return_indices, 1)"
        ),
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
        signature=(
            "nn.functional.max_pool1d_with_indices(Tensor input, int[1] kernel_size, int[1]? "
            "stride=None, int[1] padding=0, int[1] dilation=1, bool ceil_mode=False, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", aliases=("max_pool1d_with_indices",), out=False,
        forward="pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 1)",
        doc="max_pool1d with indices, whatever `return_indices`.",
    ),
    Row(
        signature=(
            "nn.functional.max_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, "
            "int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool return_indices=False) "
            "-> any"
        ),
        kind="composite", aliases=("max_pool2d",), out=False,
        forward=(
            "pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, "
            "return_indices, 2)"
        ),
        doc=(
            "The maximum of each window; with `return_indices` also where it is among a plane's "
            "elements."
        ),
    ),
    Row(
        signature=(
            "nn.functional.max_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, "
            "int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool return_indices=False) "
            "-> any"
        ),
        kind="composite", aliases=("max_pool3d",), out=False,
        forward=(
            "pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, "
            "return_indices, 3)"
        ),
        doc=(
            "The maximum of each window; with `return_indices` also where it is among a plane's "
            "elements."
        ),
    ),
    Row(
        signature=(
            "nn.functional.max_pool2d_with_indices(Tensor input, int[2] kernel_size, int[2]? "
            "stride=None, int[2] padding=0, int[2] dilation=1, bool ceil_mode=False, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", out=False,
        forward="pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 2)",
        doc="max_pool2d with indices, whatever `return_indices`.",
    ),
    Row(
        signature=(
            "nn.functional.max_pool3d_with_indices(Tensor input, int[3] kernel_size, int[3]? "
            "stride=None, int[3] padding=0, int[3] dilation=1, bool ceil_mode=False, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", out=False,
        forward="pools.largest(input, kernel_size, stride, padding, dilation, ceil_mode, True, 3)",
        doc="max_pool3d with indices, whatever `return_indices`.",
    ),
    Row(
        signature=(
            "nn.functional.avg_pool1d(Tensor input, int[1] kernel_size, int[1]? stride=None, "
            "int[1] padding=0, bool ceil_mode=False, bool count_include_pad=True) -> Tensor"
        ),
        kind="composite", aliases=("avg_pool1d",), out=False,
        forward=(
            "pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, 1)"
        ),
        doc="The mean of each window.",
    ),
    Row(
        signature=(
            "nn.functional.avg_pool2d(Tensor input, int[2] kernel_size, int[2]? stride=None, "
            "int[2] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
            "divisor_override=None) -> Tensor"
        ),
        kind="composite",
        forward=(
            "pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, 2, "
            "divisor_override)"
        ),
        doc="The mean of each window, or its sum over `divisor_override`.",
    ),
    Row(
        signature=(
            "nn.functional.avg_pool3d(Tensor input, int[3] kernel_size, int[3]? stride=None, "
            "int[3] padding=0, bool ceil_mode=False, bool count_include_pad=True, int? "
            "divisor_override=None) -> Tensor"
        ),
        kind="composite",
        forward=(
            "pools.average(input, kernel_size, stride, padding, ceil_mode, count_include_pad, 3, "
            "divisor_override)"
        ),
        doc="The mean of each window, or its sum over `divisor_override`.",
    ),
    Row(
        signature=(
            "nn.functional.lp_pool1d(Tensor input, float norm_type, int[1] kernel_size, int[1]? "
            "stride=None, bool ceil_mode=False) -> Tensor"
        ),
        kind="composite", out=False, domain={"input": (0.2, 3.0), "norm_type": (1.0, 3.0)},
        forward="pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 1)",
        doc="The root of the sum of powers of each window.",
    ),
    Row(
        signature=(
            "nn.functional.lp_pool2d(Tensor input, float norm_type, int[2] kernel_size, int[2]? "
            "stride=None, bool ceil_mode=False) -> Tensor"
        ),
        kind="composite", out=False, domain={"input": (0.2, 3.0), "norm_type": (1.0, 3.0)},
        forward="pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 2)",
        doc="The root of the sum of powers of each window.",
    ),
    Row(
        signature=(
            "nn.functional.lp_pool3d(Tensor input, float norm_type, int[3] kernel_size, int[3]? "
            "stride=None, bool ceil_mode=False) -> Tensor"
        ),
        kind="composite", out=False, domain={"input": (0.2, 3.0), "norm_type": (1.0, 3.0)},
        forward="pools.powers(input, norm_type, kernel_size, stride, ceil_mode, 3)",
        doc="The root of the sum of powers of each window.",
    ),
    Row(
        signature="nn.functional.adaptive_avg_pool1d(Tensor input, any output_size) -> Tensor",
        kind="composite", aliases=("adaptive_avg_pool1d",), out=False,
        forward="pools.adaptive_mean(input, output_size, 1)",
        doc="The means of regions, so many as `output_size` says; None for as many as elements.",
    ),
    Row(
        signature="nn.functional.adaptive_avg_pool2d(Tensor input, any output_size) -> Tensor",
        kind="composite", out=False,
        forward="pools.adaptive_mean(input, output_size, 2)",
        doc="The means of regions, so many as `output_size` says; None for as many as elements.",
    ),
    Row(
        signature="nn.functional.adaptive_avg_pool3d(Tensor input, any output_size) -> Tensor",
        kind="composite", out=False,
        forward="pools.adaptive_mean(input, output_size, 3)",
        doc="The means of regions, so many as `output_size` says; None for as many as elements.",
    ),
    Row(
        signature=(
            "nn.functional.adaptive_max_pool1d(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", out=False,
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
        signature=(
            "nn.functional.adaptive_max_pool1d_with_indices(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", aliases=("adaptive_max_pool1d",), out=False,
        forward="pools.adaptive_max(input, output_size, True, 1)",
        doc="adaptive_max_pool1d with indices, whatever `return_indices`.",
    ),
    Row(
        signature=(
            "nn.functional.adaptive_max_pool2d(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", out=False,
        forward="pools.adaptive_max(input, output_size, return_indices, 2)",
        doc=(
            "The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they "
            "are."
        ),
    ),
    Row(
        signature=(
            "nn.functional.adaptive_max_pool3d(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", out=False,
        forward="pools.adaptive_max(input, output_size, return_indices, 3)",
        doc=(
            "The maxima of regions as in adaptive_avg_pool; with `return_indices` also where they "
            "are."
        ),
    ),
    Row(
        signature=(
            "nn.functional.adaptive_max_pool2d_with_indices(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", out=False,
        forward="pools.adaptive_max(input, output_size, True, 2)",
        doc="adaptive_max_pool2d with indices, whatever `return_indices`.",
    ),
    Row(
        signature=(
            "nn.functional.adaptive_max_pool3d_with_indices(Tensor input, any output_size, bool "
            "return_indices=False) -> any"
        ),
        kind="composite", out=False,
        forward="pools.adaptive_max(input, output_size, True, 3)",
        doc="adaptive_max_pool3d with indices, whatever `return_indices`.",
    ),
    Row(
        signature=(
            "nn.functional.fractional_max_pool2d(Tensor input, int[2] kernel_size, int[2]? "
            "output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite", out=False,
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
        signature=(
            "nn.functional.fractional_max_pool3d(Tensor input, int[3] kernel_size, int[3]? "
            "output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite", out=False,
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
        signature=(
            "nn.functional.fractional_max_pool2d_with_indices(Tensor input, int[2] kernel_size, "
            "int[2]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite", out=False,
        forward=(
            "pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, "
            "2)"
        ),
        doc="fractional_max_pool2d with indices, whatever `return_indices`.",
    ),
    Row(
        signature=(
            "nn.functional.fractional_max_pool3d_with_indices(Tensor input, int[3] kernel_size, "
            "int[3]? output_size=None, any output_ratio=None, bool return_indices=False, Tensor? "
            "random_samples=None) -> any"
        ),
        kind="composite", out=False,
        forward=(
            "pools.fractional(input, kernel_size, output_size, output_ratio, True, random_samples, "
            "3)"
        ),
        doc="fractional_max_pool3d with indices, whatever `return_indices`.",
    ),
)  # fmt: skip
