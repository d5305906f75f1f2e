"""Patterns that rows share, by what they do.

Each public function takes a `autograd.sparsity.calls.Call` and gives the ids of the sets of the
outputs' elements. Most have the name that the table says under `vmap:`, for what the row
does is one thing; other names leave it to the kind.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.sparsity.calls import (
    Call,
    all_along,
    are_many,
    everything,
    has_sets,
    is_constant,
    over,
    related,
    united_entries,
)
from autograd.sparsity.sets import Ids, Sets

__all__ = [
    "affine", "contraction", "convolved", "correlation", "product", "sliding_product", "strided",
    "summed_to",
]  # fmt: skip


# ---- products ------------------------------------------------------------------------------------


def product(call: Call) -> Sequence[Ids]:
    """The product of two vectors, matrices or stacks of matrices."""
    return call.joined(*_factors(call.sets, call.args[0], call.args[1]))


def affine(call: Call) -> Sequence[Ids]:
    """A matrix, transposed, maps vectors along the last dimension, and a bias may be added:
    ``input @ weight.T + bias``."""
    x, weight = call.args[:2]
    matrix = weight.mT if weight.ndim == 2 else weight
    bias = None if call.args[2] is None else call.ids(2)
    return call.joined(*_factors(call.sets, x, matrix), bias)


def _factors(sets: Sets, a: Any, b: Any) -> list[Ids]:
    """What ``a @ b`` has from each factor with sets, as parts that broadcast to its shape."""
    rows = a.shape[-2:-1] or (1,)
    columns = b.shape[-1:] if b.ndim > 1 else (1,)
    batch = np.broadcast_shapes(a.shape[:-2], b.shape[:-2])
    whole = (*batch, *rows, *columns)
    shape = (*batch, *a.shape[-2:-1], *(b.shape[-1:] if b.ndim > 1 else ()))
    parts = []
    if has_sets(a):
        ids = _contracted(sets, a.ids.reshape(*a.shape[:-2], *rows, a.shape[-1]), -1, b, 0)
        parts.append(np.broadcast_to(ids, whole).reshape(shape))
    if has_sets(b):
        inner = b.shape[-2] if b.ndim > 1 else b.shape[0]
        ids = _contracted(sets, b.ids.reshape(*b.shape[:-2], inner, *columns), -2, a, 1)
        parts.append(np.broadcast_to(ids, whole).reshape(shape))
    return parts


def _contracted(sets: Sets, ids: Ids, axis: int, other: Any, inner: int) -> Ids:
    """`ids` united along `axis`, in so far as the other factor, if it is a constant matrix, has
    entries there: `inner` is its dimension that is summed over."""
    if not is_constant(other) or other.ndim > 2:
        return over(sets, ids, [axis])
    matrix = other._data if other.ndim == 2 else other._data[:, None]
    if inner == 1 and other.ndim == 2:
        matrix = matrix.T
    if matrix.all():
        return over(sets, ids, [axis])
    sources, targets = np.nonzero(matrix)
    return related(sets, ids, axis, sources, targets, matrix.shape[1])


def contraction(call: Call) -> Sequence[Ids]:
    """Operands summed as an equation says: exactly where it names all dimensions."""
    equation = call.args[0].replace(" ", "")
    if "." in equation:
        return everything(call)
    inputs, arrow, output = equation.partition("->")
    terms = inputs.split(",")
    if not arrow:
        letters = "".join(terms)
        output = "".join(sorted(each for each in set(letters) if letters.count(each) == 1))
    parts = [
        _spread(call.sets, x.ids, term, output)
        for x, term in zip(call.args[1], terms, strict=True)
        if has_sets(x)
    ]
    return call.joined(*parts)


def _spread(sets: Sets, ids: Ids, term: str, output: str) -> Ids:
    """The ids of one factor, united along what is summed over, with the output's dimensions."""
    for letter in dict.fromkeys(term):
        while term.count(letter) > 1:  # a diagonal
            first = term.index(letter)
            second = term.index(letter, first + 1)
            ids = np.diagonal(ids, 0, first, second)
            term = term[:first] + term[first + 1 : second] + term[second + 1 :] + letter
    for letter in term:
        if letter not in output:
            axis = term.index(letter)
            ids = np.squeeze(over(sets, ids, [axis]), axis)
            term = term.replace(letter, "")
    order = [term.index(letter) for letter in output if letter in term]
    missing = [i for i, letter in enumerate(output) if letter not in term]
    return np.expand_dims(ids.transpose(order), missing)


# ---- convolutions --------------------------------------------------------------------------------


def convolved(call: Call) -> Sequence[Ids]:
    """Filters slide over inputs: (input, weight, bias, stride, padding, dilation, transposed,
    output_padding, groups)."""
    x, weight, bias, stride, padding, dilation, transposed, _, groups = call.args
    sets, shape = call.sets, call.shape
    d = weight.ndim - 2
    if x.ndim != weight.ndim:
        return everything(call)
    parts: list[Ids] = []
    if has_sets(x):
        n, channels = x.shape[:2]
        ids = over(sets, x.ids.reshape(n, groups, channels // groups, *x.shape[2:]), [2])
        ids = windowed(
            sets, ids, shape[2:], weight.shape[2:], stride, padding, dilation, back=transposed
        )
        ids = np.broadcast_to(ids, (n, groups, shape[1] // groups, *shape[2:]))
        parts.append(ids.reshape(shape))
    if has_sets(weight):
        axes = range(1, 2 + d)
        ids = weight.ids
        if transposed:
            ids = np.moveaxis(ids.reshape(groups, -1, *ids.shape[1:]), 1, 2)
            ids = ids.reshape(-1, *ids.shape[2:])
        parts.append(over(sets, ids, axes).reshape(-1, *(1,) * d))
    if bias is not None and has_sets(bias):
        parts.append(bias.ids.reshape(-1, *(1,) * d))
    return call.joined(*parts)


def correlation(call: Call) -> Sequence[Ids]:
    """The adjoint of a convolution by its filters: (input, other, kernel_size, .., groups). The
    taps of one pair of channels are from all of these channels."""
    x, other, groups = call.args[0], call.args[1], call.args[6]
    sets, shape = call.sets, call.shape
    d = len(shape) - 2
    ones = (1,) * d
    every = (0, *range(2, 2 + d))
    if x.ndim != len(shape) or other.ndim != len(shape):
        return everything(call)
    parts: list[Ids] = []
    if has_sets(x):
        ids = over(sets, x.ids, every).reshape(groups, 1, -1, *ones)
        whole = (groups, shape[0] // groups, shape[1], *ones)
        parts.append(np.broadcast_to(ids, whole).reshape(shape[0], shape[1], *ones))
    if has_sets(other):
        parts.append(over(sets, other.ids, every).reshape(-1, 1, *ones))
    return call.joined(*parts)


def sliding_product(call: Call) -> Sequence[Ids]:
    """A part of the convolution of two arrays: sum_j in1[j] in2[start + i - j] for i < size."""
    start = call.args[2]
    parts = []
    for x, other in (call.args[:2], call.args[1::-1]):
        if not has_sets(x):
            continue
        if x.ndim != len(start) or other.ndim != len(start):
            return everything(call)
        ids = x.ids
        for axis, size in enumerate(call.shape):
            own, count = ids.shape[axis], other.shape[axis]
            if are_many(ids, axis, size * count):
                ids = all_along(call.sets, ids, axis, size)
                continue
            # Element i has in1[start + i - k] for each k in in2.
            elements, windows = seen(own, size, count, 1, count - 1 - start[axis], 1)
            ids = related(call.sets, ids, axis, elements, windows, size)
        parts.append(ids)
    return call.joined(*parts)


# ---- shapes and memory ---------------------------------------------------------------------------


def strided(call: Call) -> Sequence[Ids]:
    """It looks at memory, where the elements' sets are not."""
    return everything(call)


def summed_to(call: Call) -> Sequence[Ids]:
    """Summed over the dimensions in which the shape of the result has 1, or which it lacks."""
    (x,) = call.sources()
    lead = x.ndim - len(call.shape)
    kept = [i for i, size in enumerate(call.shape, lead) if size != 1]
    axes = [i for i in range(x.ndim) if i not in kept]
    return [over(call.sets, x.ids, axes).reshape(call.shape)]


# ---- windows -------------------------------------------------------------------------------------


Pairs = tuple[np.ndarray, np.ndarray]


def seen(inside: int, count: int, size: int, stride: int, padding: int, dilation: int) -> Pairs:
    """Which of `inside` elements each of `count` windows sees: (elements, windows)."""
    windows = np.repeat(np.arange(count), size)
    elements = windows * stride - padding + np.tile(np.arange(size) * dilation, count)
    kept = (elements >= 0) & (elements < inside)
    return elements[kept], windows[kept]


def _per_axis(value: Any, d: int) -> tuple[int, ...]:
    sizes = (value,) if isinstance(value, int) else tuple(value)
    return sizes * d if len(sizes) == 1 else sizes


def windowed(
    sets: Sets, ids: Ids, shape: Sequence[int], kernel: Any, *layout: Any, back: bool
) -> Ids:
    """`ids` with the last dimensions `shape`, each element united over its window.

    layout: stride, padding and dilation. back: the adjoint, from windows to what they see.
    """
    d = len(shape)
    options = [_per_axis(each, d) for each in (kernel, *layout)]
    for i in range(d):
        axis = ids.ndim - d + i
        own, size = ids.shape[axis], shape[i]
        inside, count = (size, own) if back else (own, size)
        elements, windows = seen(inside, count, *[each[i] for each in options])
        sources, targets = (windows, elements) if back else (elements, windows)
        ids = related(sets, ids, axis, sources, targets, size)
    return ids


def planes(sets: Sets, ids: Ids, shape: Sequence[int], d: int) -> Ids:
    """An output of `shape` whose last `d` dimensions are from all of the last `d` of the input."""
    lead = ids.shape[: ids.ndim - d]
    return np.broadcast_to(united_entries(sets, ids, lead).reshape(*lead, *(1,) * d), shape)


def in_windows(call: Call) -> Sequence[Ids]:
    """The windows that arguments tell: `kernel_size`, `stride`, `padding` and `dilation`; with
    `output_size` alone they are not known, and each is the whole of the last dimensions.

    With an argument `shape`, which is that of the result, from windows to what they see.
    """
    options = call.options
    (x,) = call.sources()
    size = options.get("output_size", options.get("kernel_size"))
    d = len(size) if isinstance(size, (tuple, list)) else 0
    shape = call.shape
    if not d or len(shape) != x.ndim or shape[:-d] != x.shape[:-d]:
        return everything(call)
    if "output_size" in options:
        return [planes(call.sets, x.ids, y.shape, d) for y in call.outputs]
    if "stride" not in options or "padding" not in options:
        return everything(call)
    layout = [options["stride"], options["padding"], options.get("dilation", 1)]
    back = "shape" in options
    ids = windowed(call.sets, x.ids, shape[-d:], size, *layout, back=back)
    return [ids] * len(call.outputs)
