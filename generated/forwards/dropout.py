# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 996b8d7ec7921c1d
"""Dropout: the forwards as functions of arrays."""

from autograd import kernels
from autograd.composites import dropouts


def nn_functional_dropout(input, p=0.5, training=True, inplace=False):
    return (
        input
        * (
            kernels.bernoulli_p(
                kernels.empty(input.shape, input.dtype if None is None else None, input),
                1 - p,
                None,
            )
            * dropouts.gain(p)
        )
        if dropouts.drops("dropout", input.shape, input.dtype, p, training)
        else input
    )


def nn_functional_dropout1d(input, p=0.5, training=True, inplace=False):
    return (
        input
        * (
            kernels.bernoulli_p(
                kernels.empty(
                    dropouts.channels("dropout1d", input.shape),
                    input.dtype if None is None else None,
                    input,
                ),
                1 - p,
                None,
            )
            * dropouts.gain(p)
        )
        if dropouts.drops("dropout1d", input.shape, input.dtype, p, training)
        else input
    )


def nn_functional_dropout2d(input, p=0.5, training=True, inplace=False):
    return (
        input
        * (
            kernels.bernoulli_p(
                kernels.empty(
                    dropouts.channels("dropout2d", input.shape),
                    input.dtype if None is None else None,
                    input,
                ),
                1 - p,
                None,
            )
            * dropouts.gain(p)
        )
        if dropouts.drops("dropout2d", input.shape, input.dtype, p, training)
        else input
    )


def nn_functional_dropout3d(input, p=0.5, training=True, inplace=False):
    return (
        input
        * (
            kernels.bernoulli_p(
                kernels.empty(
                    dropouts.channels("dropout3d", input.shape),
                    input.dtype if None is None else None,
                    input,
                ),
                1 - p,
                None,
            )
            * dropouts.gain(p)
        )
        if dropouts.drops("dropout3d", input.shape, input.dtype, p, training)
        else input
    )


def nn_functional_alpha_dropout(input, p=0.5, training=False, inplace=False):
    return (
        kernels.where(
            kernels.bernoulli_p(kernels.empty(input.shape, "bool"), 1 - p, None),
            input,
            dropouts.filler(p),
        )
        * dropouts.slope(p)
        + dropouts.shift(p)
        if dropouts.drops("alpha_dropout", input.shape, input.dtype, p, training)
        else input
    )


def nn_functional_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    return (
        kernels.where(
            kernels.bernoulli_p(
                kernels.empty(dropouts.channels("feature_alpha_dropout", input.shape), "bool"),
                1 - p,
                None,
            ),
            input,
            dropouts.filler(p),
        )
        * dropouts.slope(p)
        + dropouts.shift(p)
        if dropouts.drops("feature_alpha_dropout", input.shape, input.dtype, p, training)
        else input
    )
