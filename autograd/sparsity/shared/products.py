"""Rules of products: of matrices, and sums of products in Einstein's notation.

An element of a product has to do with a row of one factor and a column of the other. Where one
factor is a constant matrix, its zeros count: they are no accident of the point.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.sparsity.calls import Call, everything, has_sets, is_constant, over, related
from autograd.sparsity.sets import Ids, Sets

__all__ = ["affine", "contraction", "product"]


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
