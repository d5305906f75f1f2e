"""Rules of products: matrices, sums of products in Einstein's notation, Fourier transforms.

An element of a product has to do with a row of one factor and a column of the other. Where one
factor is a constant matrix, its zeros count: they are no accident of the point.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.sparsity.calls import (
    Call,
    Rule,
    everything,
    has_sets,
    is_constant,
    over,
    related,
)
from autograd.sparsity.sets import Ids, Sets

__all__ = ["PRODUCTS"]


def product(sets: Sets, a: Any, b: Any) -> list[Ids]:
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


def _matmul(call: Call) -> Sequence[Ids]:
    return call.joined(*product(call.sets, call.args[0], call.args[1]))


def _added(call: Call) -> Sequence[Ids]:
    """addmm(self, a, b) and the like: self + a @ b"""
    return call.joined(call.ids(0), *product(call.sets, call.args[1], call.args[2]))


def _outer(call: Call) -> Sequence[Ids]:
    a, b = call.ids(0), call.ids(1)
    return call.joined(None if a is None else a[:, None], b)


def _linear(call: Call) -> Sequence[Ids]:
    """nn.functional.linear(input, weight, bias): input @ weight.T + bias"""
    x, weight = call.args[:2]
    matrix = weight.mT if weight.ndim == 2 else weight
    return call.joined(
        *product(call.sets, x, matrix), None if call.args[2] is None else call.ids(2)
    )


def _einsum(call: Call) -> Sequence[Ids]:
    """einsum(equation, operands), where the equation names all dimensions."""
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


def _cross(call: Call) -> Sequence[Ids]:
    """linalg.cross(self, other, dim): each of three elements from the two others"""
    axis = call.args[2] % call.outputs[0].ndim
    targets = np.array([0, 0, 1, 1, 2, 2])
    sources = np.array([1, 2, 0, 2, 0, 1])
    return call.joined(
        *[
            related(call.sets, x.ids, axis - len(call.shape) + x.ndim, sources, targets, 3)
            for x in call.sources()
        ]
    )


def _transformed(call: Call) -> Sequence[Ids]:
    """fft.fft(self, n, dim, norm), and those along several dims"""
    (x,) = call.sources()
    size, dim = call.args[1:3]
    if dim is None:
        dim = range(x.ndim) if size is None else range(-np.size(size), 0)
    axes = [dim] if isinstance(dim, int) else list(dim)
    return call.joined(over(call.sets, x.ids, axes))


def _matrices(call: Call) -> Sequence[Ids]:
    """All of what a batch entry gives from all of its matrices.

    That the first dimensions of outputs are the batch is certain where all inputs have the same
    ones, and two dimensions more.
    """
    sets = call.sets
    tensors = [call.args[i] for i in call.op.tensors if call.args[i] is not None]
    ndim, batch = tensors[0].ndim, tensors[0].shape[:-2]
    if not batch or any(x.ndim != ndim or x.shape[:-2] != batch for x in tensors):
        return everything(call)
    if any(y.shape[: len(batch)] != batch for y in call.outputs):
        return everything(call)
    parts = [
        sets.unions(
            np.repeat(np.arange(math.prod(batch)), math.prod(x.shape[-2:])),
            x.ids.reshape(-1),
            math.prod(batch),
        ).reshape(batch)
        for x in call.sources()
    ]
    found = parts[0]
    for part in parts[1:]:
        found = sets.pairwise(found, part)
    return [
        np.broadcast_to(found.reshape(batch + (1,) * (y.ndim - len(batch))), y.shape)
        for y in call.outputs
    ]


_FOURIER = ("fft", "ifft", "rfft", "irfft", "hfft", "ihfft")
_MATRICES = (
    *("solve_triangular", "cholesky", "cholesky_ex", "qr", "svd", "eigh", "eig", "lu"),
    *("inv", "inv_ex", "pinv", "det", "slogdet", "matrix_exp", "_matrix_exp_derivative"),
)

PRODUCTS: dict[str, Rule] = {
    **dict.fromkeys(("matmul", "mm", "bmm", "mv", "dot", "vdot"), _matmul),
    **dict.fromkeys(("addmm", "addmv", "baddbmm"), _added),
    "outer": _outer,
    "nn.functional.linear": _linear,
    "einsum": _einsum,
    "linalg.cross": _cross,
    **{f"fft.{name}{n}": _transformed for name in _FOURIER for n in ("", "n")},
    **{f"linalg.{name}": _matrices for name in _MATRICES},
}
