# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 693890b1035701f0
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="nn.functional._resample(Tensor input, int dim, any taps) -> Tensor",
        kind="linear", node="ResampleBackward0", out=False, takes_complex=False,
        forward="kernels.resample(input, dim, taps)",
        formulas={"input": "nn.functional._resample(grad, dim, layers.transposed(taps))"},
        mathematics={"input": "nn.functional._resample(grad, dim, transposed(taps))"},
        doc=(
            "Weighted sums of neighbours along one dimension; the part of interpolate that has "
            "derivatives."
        ),
    ),
    Row(
        signature=(
            "nn.functional.interpolate(Tensor input, any size=None, any scale_factor=None, str "
            'mode="nearest", bool? align_corners=None, bool? recompute_scale_factor=None, bool '
            "antialias=False) -> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            "resizing.interpolate(input, size, scale_factor, mode, align_corners, "
            "recompute_scale_factor, antialias)"
        ),
        doc=(
            "An image of another size, by nearest pixels, linear or cubic interpolation, area "
            "means."
        ),
    ),
    Row(
        signature=(
            "nn.functional.upsample(Tensor input, any size=None, any scale_factor=None, str "
            'mode="nearest", bool? align_corners=None) -> Tensor'
        ),
        kind="composite", out=False,
        forward='resizing.upsample("upsample", input, size, scale_factor, mode, align_corners)',
        doc="interpolate under an older name.",
    ),
    Row(
        signature=(
            "nn.functional.upsample_nearest(Tensor input, any size=None, any scale_factor=None) -> "
            "Tensor"
        ),
        kind="composite", out=False,
        forward='resizing.upsample("upsample_nearest", input, size, scale_factor, "nearest", None)',
        doc="interpolate by the nearest pixels.",
    ),
    Row(
        signature=(
            "nn.functional.upsample_bilinear(Tensor input, any size=None, any scale_factor=None) "
            "-> Tensor"
        ),
        kind="composite", out=False,
        forward=(
            'resizing.upsample("upsample_bilinear", input, size, scale_factor, "bilinear", True)'
        ),
        doc="Bilinear interpolate with aligned corners.",
    ),
    Row(
        signature=(
            "grid_sampler(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, "
            "bool align_corners) -> Tensor"
        ),
        kind="composite",
        forward=(
            "sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners)"
        ),
        doc=(
            "The values of images at places given by `grid`, with bilinear (0), nearest (1) or "
            "bicubic (2) interpolation, and outside zeros (0), the border (1) or reflections (2)."
        ),
    ),
    Row(
        signature=(
            "grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, "
            "bool align_corners) -> Tensor"
        ),
        kind="composite",
        forward=(
            "sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 4)"
        ),
        doc="grid_sampler of two-dimensional images.",
    ),
    Row(
        signature=(
            "grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, "
            "bool align_corners) -> Tensor"
        ),
        kind="composite",
        forward=(
            "sampled.grid_sampler(input, grid, interpolation_mode, padding_mode, align_corners, 5)"
        ),
        doc="grid_sampler of three-dimensional images.",
    ),
    Row(
        signature=(
            'nn.functional.grid_sample(Tensor input, Tensor grid, str mode="bilinear", str '
            'padding_mode="zeros", bool? align_corners=None) -> Tensor'
        ),
        kind="composite", out=False,
        forward="sampled.grid_sample(input, grid, mode, padding_mode, align_corners)",
        doc="The values of images at places given by `grid`, from -1 to 1 in each dimension.",
    ),
    Row(
        signature="_weighted_samples(Tensor input, Tensor weights, Tensor places) -> Tensor",
        kind="linalg", node="WeightedSamplesBackward0", out=False, takes_complex=False,
        forward="kernels.weighted_samples(input, weights, places)",
        formulas={
            "input": "layers.samples_input(grad, weights, places, input.shape[-1])",
            "weights": "layers.samples_weights(grad, input, places)",
            "places": "non_differentiable",
        },
        mathematics={
            "input": "samples_input(grad, weights, places, input.shape[-1])",
            "weights": "samples_weights(grad, input, places)",
        },
        jvp=(
            "_weighted_samples(input_t, weights, places) + _weighted_samples(input, weights_t, "
            "places)"
        ),
        doc=(
            "The sums over t of weights[t, p] input[c, places[t, p]]; there is 0 at places below 0."
        ),
    ),
    Row(
        signature=(
            "nn.functional.affine_grid(Tensor theta, int[] size, bool? align_corners=None) -> "
            "Tensor"
        ),
        kind="composite", out=False,
        forward="sampled.affine_grid(theta, size, align_corners)",
        doc="The places of the pixels of an image under affine maps, for grid_sample.",
    ),
    Row(
        signature="_mapped_grid(Tensor theta, Tensor points, int[] size) -> Tensor",
        kind="linear", node="MappedGridBackward0", out=False, takes_complex=False,
        forward="(points @ np.swapaxes(theta, 1, 2)).reshape(size)",
        formulas={
            "theta": "grad.reshape((theta.shape[0], -1, theta.shape[1])).transpose(1, 2) @ points",
            "points": "non_differentiable",
        },
    ),
)  # fmt: skip
