# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 2e1b7d3024926182
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "nn.functional.max_unpool1d(Tensor input, Tensor indices, int[1] kernel_size, int[1]? "
            "stride=None, int[1] padding=0, int[]? output_size=None) -> Tensor"
        ),
        kind="composite", out=False, dtypes=("floating",),
        forward="pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 1)",
        doc="Zeros with the elements of `input` where max_pool with `return_indices` found them.",
    ),
    Row(
        signature=(
            "nn.functional.max_unpool2d(Tensor input, Tensor indices, int[2] kernel_size, int[2]? "
            "stride=None, int[2] padding=0, int[]? output_size=None) -> Tensor"
        ),
        kind="composite", out=False, dtypes=("floating",),
        forward="pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 2)",
        doc="Zeros with the elements of `input` where max_pool with `return_indices` found them.",
    ),
    Row(
        signature=(
            "nn.functional.max_unpool3d(Tensor input, Tensor indices, int[3] kernel_size, int[3]? "
            "stride=None, int[3] padding=0, int[]? output_size=None) -> Tensor"
        ),
        kind="composite", out=False, dtypes=("floating",),
        forward="pools.unpooled(input, indices, kernel_size, stride, padding, output_size, 3)",
        doc="Zeros with the elements of `input` where max_pool with `return_indices` found them.",
    ),
    Row(
        signature=(
            "nn.functional.unfold(Tensor input, int[2] kernel_size, int[2] dilation=1, int[2] "
            "padding=0, int[2] stride=1) -> Tensor"
        ),
        kind="linear", node="UnfoldBackward1", out=False,
        forward="kernels.nn_functional_unfold(input, kernel_size, dilation, padding, stride)",
        formulas={
            "input": (
                "nn.functional.fold(grad, input.shape[-2:], kernel_size, dilation, padding, stride)"
            ),
        },
        doc="The windows of images as columns.",
    ),
    Row(
        signature=(
            "nn.functional.fold(Tensor input, int[2] output_size, int[2] kernel_size, int[2] "
            "dilation=1, int[2] padding=0, int[2] stride=1) -> Tensor"
        ),
        kind="linear", node="FoldBackward0", out=False,
        forward="kernels.fold(input, output_size, kernel_size, dilation, padding, stride)",
        formulas={"input": "nn.functional.unfold(grad, kernel_size, dilation, padding, stride)"},
        doc="The sums of columns, as unfold gives them, at each element of images.",
    ),
)  # fmt: skip
