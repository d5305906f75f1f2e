# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 165f66b9ad5aa4d7
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature="nn.functional.pixel_shuffle(Tensor input, int upscale_factor) -> Tensor",
        kind="composite", aliases=("pixel_shuffle",), out=False,
        forward="shuffles.pixel_shuffle(input, upscale_factor)",
        doc=(
            "Blocks of channels as blocks of pixels - (..., C * r**2, H, W) as (..., C, H * r, W * "
            "r)."
        ),
    ),
    Row(
        signature="nn.functional.pixel_unshuffle(Tensor input, int downscale_factor) -> Tensor",
        kind="composite", aliases=("pixel_unshuffle",), out=False,
        forward="shuffles.pixel_unshuffle(input, downscale_factor)",
        doc=(
            "Blocks of pixels as blocks of channels - (..., C, H * r, W * r) as (..., C * r**2, H, "
            "W)."
        ),
    ),
    Row(
        signature="nn.functional.channel_shuffle(Tensor input, int groups) -> Tensor",
        kind="composite",
        aliases=(
            "channel_shuffle",
            "native_channel_shuffle",
            "nn.functional.native_channel_shuffle",
        ),
        out=False,
        forward="shuffles.channel_shuffle(input, groups)",
        doc="The channels, dimension 1, in another order - one of each group in turn.",
    ),
    Row(
        signature=(
            'nn.functional.pad(Tensor input, int[] pad, str mode="constant", float? value=None) -> '
            "Tensor"
        ),
        kind="composite", out=False,
        forward="shuffles.pad(input, pad, mode, value)",
        doc=(
            "With elements before and after each of the last dimensions, the last first - a "
            '"constant", the mirror image ("reflect"), the border ("replicate") or the other end '
            '("circular").'
        ),
    ),
)  # fmt: skip
