# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# rows 931d666e8124b52a, content 170a06ac9bd0d394
"""Dropout: functions, Backward nodes and tangents."""

from autograd.base.ops import ops
from autograd.composites import dropouts
from autograd.core.arguments import value_argument
from autograd.core.dispatch import NUMBERS, overridden
from autograd.core.errors import FAULTS, refused
from autograd.core.runtime import tensor_argument
from autograd.core.tensor import Tensor
from autograd.views.inplace import copy_if_recording, overwrite

__all__ = [
    "nn_functional_dropout", "nn_functional_dropout_", "nn_functional_dropout1d",
    "nn_functional_dropout1d_", "nn_functional_dropout2d", "nn_functional_dropout2d_",
    "nn_functional_dropout3d", "nn_functional_dropout3d_", "nn_functional_alpha_dropout",
    "nn_functional_alpha_dropout_", "nn_functional_feature_alpha_dropout",
    "nn_functional_feature_alpha_dropout_",
]  # fmt: skip


# ---- nn.functional.dropout
def nn_functional_dropout(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout(Tensor input, float p=0.5, bool training=True, bool inplace=False)
    -> Tensor

    Each element is 0 with probability `p`, else divided by 1 - p; unchanged without
    `training`.
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.dropout", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.dropout", nn_functional_dropout, input, p, training)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.dropout", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = (
            input * (ops.bernoulli(ops.new_empty(input, input.shape), 1 - p) * dropouts.gain(p))
            if dropouts.drops("dropout", input.shape, input.dtype, p, training)
            else input
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional.dropout", input, p, training, inplace) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_dropout_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout."""
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout", "training", "bool", training)
    return nn_functional_dropout(input, p, training, inplace=True)


# ---- nn.functional.dropout1d
def nn_functional_dropout1d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout1d(Tensor input, float p=0.5, bool training=True, bool
    inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, L) or (C, L).
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout1d", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout1d", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.dropout1d", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.dropout1d", nn_functional_dropout1d, input, p, training)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.dropout1d", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = (
            input
            * (
                ops.bernoulli(
                    ops.new_empty(input, dropouts.channels("dropout1d", input.shape)), 1 - p
                )
                * dropouts.gain(p)
            )
            if dropouts.drops("dropout1d", input.shape, input.dtype, p, training)
            else input
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional.dropout1d", input, p, training, inplace) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_dropout1d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout1d."""
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout1d", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout1d", "training", "bool", training)
    return nn_functional_dropout1d(input, p, training, inplace=True)


# ---- nn.functional.dropout2d
def nn_functional_dropout2d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout2d(Tensor input, float p=0.5, bool training=True, bool
    inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, H, W) or (N, C, L).
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout2d", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout2d", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.dropout2d", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.dropout2d", nn_functional_dropout2d, input, p, training)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.dropout2d", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = (
            input
            * (
                ops.bernoulli(
                    ops.new_empty(input, dropouts.channels("dropout2d", input.shape)), 1 - p
                )
                * dropouts.gain(p)
            )
            if dropouts.drops("dropout2d", input.shape, input.dtype, p, training)
            else input
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional.dropout2d", input, p, training, inplace) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_dropout2d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout2d."""
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout2d", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout2d", "training", "bool", training)
    return nn_functional_dropout2d(input, p, training, inplace=True)


# ---- nn.functional.dropout3d
def nn_functional_dropout3d(input, p=0.5, training=True, inplace=False):
    """nn.functional.dropout3d(Tensor input, float p=0.5, bool training=True, bool
    inplace=False) -> Tensor

    Dropout of whole channels of an input (N, C, D, H, W) or (C, D, H, W).
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout3d", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout3d", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.dropout3d", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden("nn.functional.dropout3d", nn_functional_dropout3d, input, p, training)
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.dropout3d", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = (
            input
            * (
                ops.bernoulli(
                    ops.new_empty(input, dropouts.channels("dropout3d", input.shape)), 1 - p
                )
                * dropouts.gain(p)
            )
            if dropouts.drops("dropout3d", input.shape, input.dtype, p, training)
            else input
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional.dropout3d", input, p, training, inplace) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_dropout3d_(input, p=0.5, training=True):
    """In-place version of nn_functional_dropout3d."""
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.dropout3d", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.dropout3d", "training", "bool", training)
    return nn_functional_dropout3d(input, p, training, inplace=True)


# ---- nn.functional.alpha_dropout
def nn_functional_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.alpha_dropout(Tensor input, float p=0.5, bool training=False, bool
    inplace=False) -> Tensor

    Dropout that keeps mean 0 and variance 1, for networks with selu.
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.alpha_dropout", "training", "bool", training)
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.alpha_dropout", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.alpha_dropout", nn_functional_alpha_dropout, input, p, training
        )
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.alpha_dropout", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = (
            ops.where(
                ops.bernoulli(ops.empty(input.shape, dtype="bool"), 1 - p),
                input,
                dropouts.filler(p),
            )
            * dropouts.slope(p)
            + dropouts.shift(p)
            if dropouts.drops("alpha_dropout", input.shape, input.dtype, p, training)
            else input
        )
    except FAULTS as _error:
        raise refused(_error, "nn.functional.alpha_dropout", input, p, training, inplace) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_alpha_dropout_(input, p=0.5, training=False):
    """In-place version of nn_functional_alpha_dropout."""
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument("nn.functional.alpha_dropout", "training", "bool", training)
    return nn_functional_alpha_dropout(input, p, training, inplace=True)


# ---- nn.functional.feature_alpha_dropout
def nn_functional_feature_alpha_dropout(input, p=0.5, training=False, inplace=False):
    """nn.functional.feature_alpha_dropout(Tensor input, float p=0.5, bool training=False, bool
    inplace=False) -> Tensor

    Alpha dropout of whole channels, the second dimension of the input.
    """
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.feature_alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument(
            "nn.functional.feature_alpha_dropout", "training", "bool", training
        )
    if inplace is not True and inplace is not False:
        inplace = value_argument("nn.functional.feature_alpha_dropout", "inplace", "bool", inplace)
    if input.__class__ is not Tensor:
        _found = overridden(
            "nn.functional.feature_alpha_dropout", nn_functional_feature_alpha_dropout, input, p,
            training,
        )  # fmt: skip
        if _found is not NotImplemented:
            return _found
        input = tensor_argument("nn.functional.feature_alpha_dropout", 0, "input", input)
    _target = input
    if inplace:
        input = copy_if_recording(_target)
    try:
        _result = (
            ops.where(
                ops.bernoulli(
                    ops.empty(
                        dropouts.channels("feature_alpha_dropout", input.shape), dtype="bool"
                    ),
                    1 - p,
                ),
                input,
                dropouts.filler(p),
            )
            * dropouts.slope(p)
            + dropouts.shift(p)
            if dropouts.drops("feature_alpha_dropout", input.shape, input.dtype, p, training)
            else input
        )
    except FAULTS as _error:
        raise refused(
            _error, "nn.functional.feature_alpha_dropout", input, p, training, inplace
        ) from None
    return overwrite(_target, input, _result) if inplace else _result


def nn_functional_feature_alpha_dropout_(input, p=0.5, training=False):
    """In-place version of nn_functional_feature_alpha_dropout."""
    if p.__class__ not in NUMBERS:
        p = value_argument("nn.functional.feature_alpha_dropout", "p", "float", p)
    if training is not True and training is not False:
        training = value_argument(
            "nn.functional.feature_alpha_dropout", "training", "bool", training
        )
    return nn_functional_feature_alpha_dropout(input, p, training, inplace=True)
