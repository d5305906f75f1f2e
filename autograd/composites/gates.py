"""Activations that choose, gate or draw: composites of Tensors."""

from __future__ import annotations

from typing import Any

from autograd.array.axes import check_axis
from autograd.base.callers import warn_caller
from autograd.base.ops import ops
from autograd.composites.reduced import only_real


def glu(input: Any, dim: int) -> Any:
    """a sigmoid(b), a and b the halves along `dim`. Raises RuntimeError if it has no halves."""
    only_real("glu", input)
    if input.ndim == 0:
        raise RuntimeError("glu does not support 0-dimensional tensors")
    axis = check_axis(dim, input.ndim)
    half, odd = divmod(input.shape[axis], 2)
    if odd:
        raise RuntimeError(
            f"Halving dimension must be even, but dimension {axis} is size {input.shape[axis]}"
        )
    first, second = ops.split_with_sizes(input, [half, half], axis)  # one node, one gradient
    return ops.nn_functional__gated(first, second)


def prelu(input: Any, weight: Any) -> Any:
    """input where it is positive, else weight * input, a weight for all or for each channel.

    Raises RuntimeError for a weight that is neither.
    """
    only_real("prelu", input, weight)
    if weight.ndim > 1:
        raise RuntimeError(
            f"prelu: Expected `weight` to be a scalar or 1D tensor, but got: ndim = {weight.ndim}"
        )
    if weight.shape not in ((), (1,)):
        if input.ndim == 0:
            raise RuntimeError("Not allow zero-dim input tensor.")
        channels = input.shape[1] if input.ndim > 1 else 1
        if weight.shape[0] != channels:
            raise RuntimeError(
                "Mismatch of parameter numbers and input channel size. Found parameter numbers = "
                f"{weight.shape[0]} and channel size = {channels}."
            )
    if weight.ndim:
        weight = weight.reshape((1, -1) + (1,) * (input.ndim - 2) if input.ndim > 1 else ())
    return ops.nn_functional__prelu(input, weight)


def rrelu(input: Any, lower: float, upper: float, training: bool) -> Any:
    """leaky_relu with a slope for each element drawn from [lower, upper), or their mean."""
    only_real("rrelu", input)
    if lower > upper:
        raise RuntimeError(
            "Lower bound should be less than or equal to the upper bound"
            if training
            else f"Expected lower <= upper, but got lower={lower} and upper={upper}"
        )
    if not training:
        return ops.nn_functional_leaky_relu(input, (lower + upper) / 2)
    drawn = lower + (upper - lower) * ops.rand(input.shape, dtype=input.dtype)
    return ops.nn_functional__prelu(input, drawn)


def gumbel_softmax(logits: Any, tau: float, hard: bool, eps: float, dim: int) -> Any:
    """softmax of (logits + g) / tau, g minus the logarithms of exponential draws.

    `hard` gives the one-hot vector of the largest, with the gradient of the softmax (C. Maddison et
    al., E. Jang et al., 2016).
    """
    if eps != 1e-10:
        warn_caller("`eps` parameter is deprecated and has no effect.")
    # Minus the logarithm of an exponential draw, by the inverse of its distribution.
    drawn = -ops.log(-ops.log1p(-ops.rand_like(logits)))
    soft = ops.softmax((logits + drawn) / tau, dim)
    if not hard:
        return soft
    values = soft.detach()
    places = values.argmax(dim, True)
    return soft + (ops.zeros_like(values).scatter(dim, places, 1.0) - values)
