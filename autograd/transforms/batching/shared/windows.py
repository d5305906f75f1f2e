"""Convolutions and other rows whose inputs have a batch dimension of their own."""

from __future__ import annotations

from typing import Any

from autograd.core.tensor import Tensor
from autograd.transforms.batching.call import Call

__all__ = [
    "convolved",
    "correlation",
    "from_patches",
    "normalised",
    "normalised_in_groups",
    "normalised_over_inputs",
    "patches",
]


def convolved(call: Call) -> Any:
    """Filters slide over inputs: the samples are so many more inputs of one filter, or, where each
    has filters of its own, groups of channels."""
    single = call.rank(0) == len(call.args[3]) + 1
    if single:  # one input without the dimension that counts them
        call.args[0] = call.args[0].unsqueeze(int(call.many[0]))
    y = _convolved(call)
    return y.squeeze(1) if single else y


def _convolved(call: Call) -> Tensor:
    x, weight, bias, *others, groups = call.args
    own_bias = bias if call.many[2] else None
    if own_bias is not None:
        bias = None
    if not any((call.many[0], call.many[1])):
        y = call.op.call((x, weight, bias, *others, groups))
        y = y.expand((call.size, *y.shape))
    elif not call.many[1]:
        y = call.op.call((_merged(x), weight, bias, *others, groups))
        y = y.reshape((*x.shape[:2], *y.shape[1:]))
    else:
        x = _in_groups(x if call.many[0] else x.expand((call.size, *x.shape)))
        if bias is not None:
            bias = bias.repeat(call.size)
        y = call.op.call((x, _merged(weight), bias, *others, groups * call.size))
        y = _out_of_groups(y, call.size)
    if own_bias is None:
        return y
    return y + own_bias.reshape((call.size, 1, -1) + (1,) * (y.ndim - 3))


def correlation(call: Call) -> Any:
    """The adjoint of a convolution by its filters: each sample's are from groups of channels."""
    call.spread(0, 1)
    if call.rank(0) == len(call.args[2]) + 1:
        call.args[:2] = [x.unsqueeze(1) for x in call.args[:2]]
    x, other, *others, groups = call.args
    y = call.op.call((_in_groups(x), _in_groups(other), *others, groups * call.size))
    return y.reshape((call.size, y.shape[0] // call.size, *y.shape[1:]))


def patches(call: Call) -> Any:
    """Windows of images as columns: the samples are so many more images."""
    return _with_merged_lead(call, 3)


def from_patches(call: Call) -> Any:
    """Images from columns that are windows of them: the samples are so many more images."""
    return _with_merged_lead(call, 2)


def _with_merged_lead(call: Call, rank: int) -> Any:
    """With the batch in the place of the inputs' own, which have `rank` dimensions without it."""
    x = call.args[0]
    if call.rank(0) <= rank:
        return call.run()
    call.args[0] = _merged(x)
    y = call.run()
    return y.reshape((*x.shape[:2], *y.shape[1:]))


def _merged(x: Tensor) -> Tensor:
    """The first two dimensions as one."""
    return x.reshape((x.shape[0] * x.shape[1], *x.shape[2:]))


def _in_groups(x: Tensor) -> Tensor:
    """(batch, inputs, channels, ...) as (inputs, batch * channels, ...)."""
    size, count, channels, *rest = x.shape
    return x.transpose(0, 1).reshape((count, size * channels, *rest))


def _out_of_groups(x: Tensor, size: int) -> Tensor:
    """(inputs, batch * channels, ...) as (batch, inputs, channels, ...)."""
    count, channels, *rest = x.shape
    return x.reshape((count, size, channels // size, *rest)).transpose(0, 1)


# ---- normalisation -------------------------------------------------------------------------------


def normalised(call: Call) -> Any:
    """Normalised over the last dimensions: weights of each sample are applied afterwards."""
    call.spread(0)
    weight, bias = _weights(call, 2)
    y, *statistics = call.run()
    return (_scaled(y, weight, bias, len(call.args[1]), call.size), *statistics)


def normalised_in_groups(call: Call) -> Any:
    """Normalised in groups of channels: the samples are so many more inputs."""
    call.spread(0)
    weight, bias = _weights(call, 1)
    x = call.args[0]
    call.args[0] = _merged(x)
    call.args[3] *= call.size
    outputs = [y.reshape((*x.shape[:2], *y.shape[1:])) for y in call.run()]
    trailing = x.ndim - 3
    return (_scaled(outputs[0], weight, bias, 1, call.size, trailing), *outputs[1:])


def normalised_over_inputs(call: Call) -> Any:
    """Each channel normalised over all inputs: the samples are so many more channels."""
    call.spread(0, 1, 2, 3, 4)
    call.args[0] = _in_groups(call.args[0])
    for i in range(1, 5):
        if call.args[i] is not None:
            call.args[i] = _merged(call.args[i])
    y, *moments = call.run()
    channels = y.shape[1] // call.size
    return (
        _out_of_groups(y, call.size),
        *[each.reshape((call.size, channels)) for each in moments],
    )


def _weights(call: Call, i: int) -> tuple[Tensor | None, Tensor | None]:
    """The weight, argument `i`, and the bias behind it, if they have a value per sample; the call
    is made without them then. A bias is added to what a weight has scaled, so it goes with it."""
    if call.many[i]:
        call.spread(i + 1)
    return _taken(call, i), _taken(call, i + 1)


def _taken(call: Call, i: int) -> Tensor | None:
    """Argument `i`, if it has a value per sample, of which the call is relieved."""
    if not call.many[i]:
        return None
    value, call.args[i] = call.args[i], None
    return value


def _scaled(
    y: Tensor, weight: Tensor | None, bias: Tensor | None, rank: int, size: int, trailing: int = 0
) -> Tensor:
    """`y` times a weight plus a bias for each sample, whose dimensions are `rank` before the last
    `trailing` ones."""

    def placed(x: Tensor) -> Tensor:
        ones = (1,) * (y.ndim - 1 - rank - trailing)
        return x.reshape((size, *ones, *x.shape[1:], *(1,) * trailing))

    if weight is not None:
        y = y * placed(weight)
    return y if bias is None else y + placed(bias)
