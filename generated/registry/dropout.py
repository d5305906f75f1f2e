# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 9364a2420495360b
"""The rows of the table as data."""

from autograd.base.registry import Row

ROWS = (
    Row(
        signature=(
            "nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool "
            "inplace=False) -> Tensor"
        ),
        kind="composite", inplace="nn.functional.dropout_", out=False,
        forward=(
            "input * (bernoulli(new_empty(input, input.shape), 1 - p) * dropouts.gain(p)) if "
            'dropouts.drops("dropout", input.shape, input.dtype, p, training) else input'
        ),
        doc=(
            "Each element is 0 with probability `p`, else divided by 1 - p; unchanged without "
            "`training`."
        ),
    ),
    Row(
        signature=(
            "nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool "
            "inplace=False) -> Tensor"
        ),
        kind="composite", inplace="nn.functional.dropout1d_", out=False,
        forward=(
            'input * (bernoulli(new_empty(input, dropouts.channels("dropout1d", input.shape)), 1 - '
            'p) * dropouts.gain(p)) if dropouts.drops("dropout1d", input.shape, input.dtype, p, '
            "training) else input"
        ),
        doc="Dropout of whole channels of an input (N, C, L) or (C, L).",
    ),
    Row(
        signature=(
            "nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool "
            "inplace=False) -> Tensor"
        ),
        kind="composite", inplace="nn.functional.dropout2d_", out=False,
        forward=(
            'input * (bernoulli(new_empty(input, dropouts.channels("dropout2d", input.shape)), 1 - '
            'p) * dropouts.gain(p)) if dropouts.drops("dropout2d", input.shape, input.dtype, p, '
            "training) else input"
        ),
        doc="Dropout of whole channels of an input (N, C, H, W) or (N, C, L).",
    ),
    Row(
        signature=(
            "nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool "
            "inplace=False) -> Tensor"
        ),
        kind="composite", inplace="nn.functional.dropout3d_", out=False,
        forward=(
            'input * (bernoulli(new_empty(input, dropouts.channels("dropout3d", input.shape)), 1 - '
            'p) * dropouts.gain(p)) if dropouts.drops("dropout3d", input.shape, input.dtype, p, '
            "training) else input"
        ),
        doc="Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).",
    ),
    Row(
        signature=(
            "nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool "
            "inplace=False) -> Tensor"
        ),
        kind="composite", inplace="nn.functional.alpha_dropout_", out=False,
        forward=(
            'where(bernoulli(empty(input.shape, dtype="bool"), 1 - p), input, dropouts.filler(p)) '
            '* dropouts.slope(p) + dropouts.shift(p) if dropouts.drops("alpha_dropout", '
            "input.shape, input.dtype, p, training) else input"
        ),
        doc="Dropout that keeps mean 0 and variance 1, for networks with selu.",
    ),
    Row(
        signature=(
            "nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, "
            "bool inplace=False) -> Tensor"
        ),
        kind="composite", inplace="nn.functional.feature_alpha_dropout_", out=False,
        forward=(
            'where(bernoulli(empty(dropouts.channels("feature_alpha_dropout", input.shape), '
            'dtype="bool"), 1 - p), input, dropouts.filler(p)) * dropouts.slope(p) + '
            'dropouts.shift(p) if dropouts.drops("feature_alpha_dropout", input.shape, '
            "input.dtype, p, training) else input"
        ),
        doc="Alpha dropout of whole channels, the second dimension of the input.",
    ),
)  # fmt: skip
