"""The numbers in the dropout family's rows, and the checks of its arguments.

Alpha dropout puts the value -s for what is dropped, where s is the negative limit of selu, and then
restores mean 0 and variance 1: with q = 1 - p kept, the mean of the mixture is -s p and its
variance q + s^2 p q, so that the affine map is a y + b with a = (q (1 + s^2 p))^(-1/2), b = a s p.
(S. Hochreiter et al., "Self-Normalizing Neural Networks", 2017.)
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.base.callers import warn_caller
from autograd.base.dtypes import scalar_type

_LIMIT = 1.7580993408473766  # scale * alpha of selu

# The numbers of dimensions that an input may have: without and with a batch dimension.
_RANKS = {"dropout1d": (2, 3), "dropout2d": (3, 4), "dropout3d": (4, 5)}


def drops(
    name: str, shape: tuple[int, ...], dtype: np.dtype[Any], p: float, training: bool
) -> bool:
    """Whether anything may be dropped at all.

    Raises ValueError if `p` is no probability, RuntimeError for integers and where the shape has
    no channels.
    """
    if not 0 <= p <= 1:
        raise ValueError(f"dropout probability has to be between 0 and 1, but got {p}")
    _check_dims(name, len(shape))
    if not training or p == 0 or 0 in shape:
        return False
    if dtype.kind not in "fc":
        text = "result type Float can't be cast to the desired output type"
        raise RuntimeError(f"{text} {scalar_type(dtype)}")
    return True


def _check_dims(name: str, ndim: int) -> None:
    ranks = _RANKS.get(name)
    if ranks is None or ndim in ranks:
        if name == "dropout2d" and ndim == 3:
            warn_caller(
                "dropout2d: Received a 3D input to dropout2d and assuming that channel-wise 1D "
                "dropout behavior is desired - input is interpreted as shape (N, C, L), where C "
                "is the channel dim. To silence this warning use dropout1d instead."
            )
        return
    low, high = ranks
    expected = f"{name}: Expected {low}D or {high}D input, but received a {ndim}D input."
    if name == "dropout1d":
        raise RuntimeError(expected)
    warn_caller(
        f"{name}: Received a {ndim}-D input to {name}, which is deprecated and will result in an "
        f"error in a future release. {expected}"
    )


def channels(name: str, shape: tuple[int, ...]) -> tuple[int, ...]:
    """The shape of one number per channel, which broadcasts to `shape`.

    dropout1d and dropout3d take an input of other than 3 and 5 dimensions for one without a batch.
    """
    single = {"dropout1d": 3, "dropout3d": 5}.get(name, len(shape)) != len(shape)
    leading = 1 if single else 2
    if len(shape) < leading:
        raise RuntimeError("Feature dropout requires at least 2 dimensions in the input")
    return shape[:leading] + (1,) * (len(shape) - leading)


def gain(p: float) -> float:
    """What keeps the mean: 1 / (1 - p)."""
    return 0.0 if p == 1 else 1 / (1 - p)


def filler(p: float) -> float:
    """What alpha dropout puts for a dropped element; if all are dropped, 0."""
    return 0.0 if p == 1 else -_LIMIT


def slope(p: float) -> float:
    """The factor a of alpha dropout."""
    return 0.0 if p == 1 else 1 / math.sqrt((1 - p) * (1 + _LIMIT**2 * p))


def shift(p: float) -> float:
    """The summand b of alpha dropout."""
    return slope(p) * _LIMIT * p
