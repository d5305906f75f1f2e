"""Products, convolutions, normalisation, recurrent layers and losses."""

from __future__ import annotations

import string
from typing import Any

from autograd.composites.batches import cross_entropy_hard, weighted
from autograd.composites.reduced import reduced as reduced_losses
from autograd.core.tensor import Tensor
from autograd.formulas import recurrences
from autograd.kernels.linalg.contraction import read_equation
from autograd.kernels.reduce.losses import legacy_reduction
from autograd.transforms.batching.call import Call, names_of
from autograd.transforms.batching.shared.shifted_dims import elementwise, leading
from autograd.transforms.batching.tensor import BatchedTensor

__all__ = [
    "affine", "aligned", "contraction", "convolved", "correlation", "from_patches", "normalised",
    "normalised_in_groups", "normalised_over_inputs", "of_classes", "patches", "product",
    "recurrent", "reduced", "reduced_by_weight", "sliding_product",
]  # fmt: skip


# ---- products ------------------------------------------------------------------------------------


def product(call: Call) -> Any:
    """A product of vectors, matrices or stacks of these.

    Vectors become matrices of one row or column where both are samples; else it is the product of a
    stack by one matrix, which BLAS does in one go.
    """
    a, b = call.args
    left, right = call.rank(0), call.rank(1)
    if not left or not right:
        raise RuntimeError(
            f"both arguments to matmul need to be at least 1D, but they are {left}D and {right}D"
        )
    if not call.many[1] and right <= 2:
        return a.matmul(b)
    if not call.many[0] and left <= 2:
        if right == 1:
            return b.matmul(a.mT if left == 2 else a)
        return a.matmul(b)
    row, column = left == 1, right == 1
    if row:
        call.args[0], left = a.unsqueeze(-2), 2
    if column:
        call.args[1], right = b.unsqueeze(-1), 2
    call.widen(0, max(left, right))
    call.widen(1, max(left, right))
    result = call.run()
    if row:
        result = result.squeeze(-2)
    return result.squeeze(-1) if column else result


def affine(call: Call) -> Any:
    """A matrix, transposed, maps vectors, and a bias may be added.

    One matrix maps all samples at once. Where each sample has its own, it stands on the left of a
    vector, so that its gradient lies in memory as it does.
    """
    bias = call.args[2]
    if (
        call.many[0]
        and not call.many[1]
        and not call.many[2]
        and (call.rank(1) == 2 or bias is None)
    ):
        return call.run()
    sample, matrix = (call.sample(i) for i in (0, 1))
    if call.rank(0) == 1 and call.rank(1) == 2:
        y = matrix.matmul(sample)
    else:
        y = sample.matmul(matrix.mT if call.rank(1) == 2 else matrix)
    if bias is not None:
        y = y + call.sample(2)
    return call.values(y)


def contraction(call: Call) -> Any:
    """Operands are summed as an equation says: it gets one more label, for the batch, in front of
    the operands that have one."""
    equation, operands = call.args
    ranks = tuple([x.ndim - many for x, many in zip(operands, call.many[1], strict=True)])
    inputs, output = read_equation(equation, ranks)
    used = {x for x in (*output, *(x for labels in inputs for x in labels)) if isinstance(x, str)}
    free = iter([c for c in string.ascii_letters if c not in used])
    hidden = sorted({x for labels in inputs for x in labels if isinstance(x, int)})
    batch, *letters = [next(free) for _ in range(len(hidden) + 1)]
    names: dict[Any, Any] = dict(zip(hidden, letters, strict=True))
    terms = [
        (batch if many else "") + "".join([names.get(x, x) for x in labels])
        for labels, many in zip(inputs, call.many[1], strict=True)
    ]
    result = batch + "".join([names.get(x, x) for x in output])
    return call.op.call((f"{','.join(terms)}->{result}", operands))


def sliding_product(call: Call) -> Any:
    """The convolution of two arrays: of more, the first dimensions count them."""
    return leading(call)


# ---- convolutions --------------------------------------------------------------------------------


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


# ---- recurrent layers ----------------------------------------------------------------------------


def recurrent(call: Call) -> Any:
    """A recurrent layer over whole sequences.

    With weights that all samples share, the samples are so many more sequences; else the rows of
    all samples go from step to step together.

    Its arguments tell the network: one with a `cell` is an LSTM, one with an `activation` simple.
    """
    names = names_of(call.op)
    states = [i for i in call.op.tensors if names[i] in ("input", "hidden", "cell")]
    if any(call.many[i] for i in call.given() if i not in states):
        step = (
            recurrences.lstm_steps if "cell" in names
            else recurrences.rnn_steps if "activation" in names
            else recurrences.gru_steps
        )  # fmt: skip
        found = step(*[call.sample(i) for i in range(len(call.args))])
        return tuple(map(call.values, found)) if isinstance(found, tuple) else call.values(found)
    call.spread(*states)
    for i in states:  # the rows of one time stay next to each other
        x: Tensor = call.args[i]
        call.args[i] = x.transpose(0, 1).reshape((-1, x.shape[-1]))
    sizes = names.index("sizes")
    call.args[sizes] = tuple([n * call.size for n in call.args[sizes]])
    result = call.run()
    if isinstance(result, Tensor):
        return _apart(result, call.size)
    return type(result)([_apart(y, call.size) for y in result])


def _apart(rows: Tensor, size: int) -> Tensor:
    """The rows of all samples as those of each."""
    return rows.reshape((rows.shape[0] // size, size, rows.shape[-1])).transpose(0, 1)


# ---- losses --------------------------------------------------------------------------------------


def reduced(call: Call) -> Any:
    """The losses of all elements, reduced in each sample."""
    return _reduced(call, False)


def reduced_by_weight(call: Call) -> Any:
    """The same, where the mean is over the sum of the weights."""
    return _reduced(call, True)


def _reduced(call: Call, by_weight: bool) -> Any:
    places = [call.place(name) for name in ("size_average", "reduce", "reduction")]
    *legacy, last = [i for i in places if i >= 0]
    reduction = call.args[last]
    if legacy:
        size_average, reduce = [call.args[i] for i in legacy]
        reduction = legacy_reduction(size_average, reduce, reduction)
    for i in legacy:
        call.args[i] = None
    call.args[last] = "none"
    call.spread(*call.op.tensors)  # they must be of one shape
    losses = elementwise(call)
    if reduction == "none":
        return losses
    each = BatchedTensor.of(losses, call.level)
    weight = call.sample(call.place("weight"))
    if weight is not None and by_weight:
        return call.values(weighted(each, weight.expand(each.shape), reduction))
    return call.values(reduced_losses(each, reduction))


def of_classes(call: Call) -> Any:
    """A loss with class indices: without weights, the samples are so many more inputs."""
    x, target, weight, ignored, reduction, smoothing = call.args
    if weight is not None:
        outputs = cross_entropy_hard(*[call.sample(i) for i in range(3)], *call.args[3:])
        return tuple(map(call.values, outputs))
    call.spread(0, 1)
    x, target = call.args[:2]
    single = call.rank(0) == 1
    if not single:
        x, target = _merged(x), _merged(target)
    losses, rows = call.op.call((x, target, None, ignored, "none", smoothing))
    rows = rows.reshape((call.size, -1, rows.shape[-1]))
    losses = losses.reshape(call.args[1].shape)
    if reduction == "none":
        return losses, rows
    each = BatchedTensor.of(losses, call.level)
    kept = (call.sample(1) != ignored).to(x.dtype)
    return call.values(weighted(each, kept, reduction)), rows


def aligned(call: Call) -> Any:
    """A loss of sequences with sequences: the samples are so many more of them."""
    call.spread(*call.op.tensors)
    logs, targets, inputs, lengths, blank = call.args
    size, steps, count, classes = logs.shape
    logs = logs.transpose(0, 1).reshape((steps, size * count, classes))
    losses, begun = call.op.call((logs, *map(_merged, (targets, inputs, lengths)), blank))
    return losses.reshape((size, count)), begun.reshape((steps, size, count, -1)).transpose(0, 1)
