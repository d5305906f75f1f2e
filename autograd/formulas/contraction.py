"""The gradients of einsum: einsum again, with the output's labels in the place of an operand's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from autograd.formulas import beside, conj, is_array
from autograd.kernels import einsum as einsum_of_arrays
from autograd.kernels.linalg.contraction import Label, equation_of, label_sizes, read_equation


def einsum_operands(
    grad: Any,
    equation: str,
    operands: Sequence[Any],
    shapes: Sequence[tuple[int, ...]],
    needs: Sequence[Any],
) -> list[Any]:
    """The gradient of each operand, None where `needs` is.

    For y_o = sum of a_i b_j over the labels that are not in o, that of a is the sum of grad_o
    conj(b_j) over those that are not in i.

    shapes: of the operands, which are None themselves where no other's gradient reads them.
    """
    inputs, output = read_equation(equation, tuple(len(shape) for shape in shapes))
    sizes = label_sizes(inputs, shapes)
    conjugates = [None if x is None else conj(x) for x in operands]
    return [
        None
        if need is None
        else _operand_gradient(grad, output, inputs, conjugates, shapes[k], k, sizes)
        for k, need in enumerate(needs)
    ]


def _operand_gradient(
    grad: Any, output: Sequence[Label], inputs: Sequence[Sequence[Label]],
    conjugates: Sequence[Any], shape: tuple[int, ...], k: int, sizes: dict[Label, int],
) -> Any:  # fmt: skip
    """The gradient of operand `k`.

    Its labels come from the output and the other operands. One that comes from nowhere else was
    summed: the gradient repeats along it. One repeated in the forward is summed, and a label that
    stands twice keeps the gradient on the diagonal.
    """
    labels = inputs[k]
    terms = [output, *inputs[:k], *inputs[k + 1 :]]
    arrays = [grad, *conjugates[:k], *conjugates[k + 1 :]]
    present = {label for term in terms for label in term}
    own = dict(zip(labels, shape, strict=True))
    target = [x for x in own if x in present and own[x] == sizes[x]]
    equation = equation_of(terms, target)
    is_plain = is_array(*arrays)
    result = einsum_of_arrays(equation, arrays) if is_plain else np.einsum(equation, *arrays)
    found = dict(zip(target, result.shape, strict=True))
    firsts = [labels.index(label) == i for i, label in enumerate(labels)]
    result = result.reshape(
        tuple(found.get(x, 1) if first else 1 for x, first in zip(labels, firsts, strict=True))
    )
    for i, label in enumerate(labels):
        if not firsts[i] and own[label] != 1:
            sides = labels.index(label), i
            ones = _diagonal_ones(len(labels), *sides, own[label], grad.dtype)
            result = result * beside(result, ones)
    return result if result.shape == shape else np.broadcast_to(result, shape)


def _diagonal_ones(ndim: int, first: int, second: int, size: int, dtype: Any) -> np.ndarray:
    """Ones where the indices of two of `ndim` dimensions are equal; the others have size 1."""
    shape = [1] * ndim
    shape[first] = shape[second] = size
    return np.eye(size, dtype=dtype).reshape(shape)


def einsum_tangent(equation: str, operands: Sequence[Any], tangents: Sequence[Any]) -> Any:
    """The tangent: y_t = sum_k einsum(..., x_k_t, ...), as einsum is linear in each operand."""
    total = None
    for k, tangent in enumerate(tangents):
        term = np.einsum(equation, *operands[:k], tangent, *operands[k + 1 :])
        total = term if total is None else total + term
    return total
