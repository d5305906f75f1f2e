"""einsum in all its spellings: the equation as text, or the labels as a list after each operand."""

from __future__ import annotations

import string
from collections.abc import Sequence
from operator import index
from typing import Any

import numpy as np

from autograd.core.tensor import Tensor
from autograd.kernels.linalg.contraction import find_diagonals, label_sizes, read_equation
from generated.functions import einsum as _einsum

# Labels are ordered by their numbers, as the letters are that stand for them.
_LETTERS = sorted(string.ascii_letters)


def einsum(*args: Any, **named: Any) -> Tensor:
    """einsum(equation, *operands) or einsum(op1, labels1, op2, labels2, ..., [labels of result])

    The sum of products that an equation states in Einstein's notation, such as "ij,jk->ik".
    Operands may stand in one list. Labels are ints from 0 to 51, or `...`; a list of them after the
    last operand's says which remain, and in what order. Pairs of operands are contracted by
    matrix products, in an order that opt_einsum chooses where it is installed, else NumPy. Of one
    operand, where nothing is summed, it is a view, as "ii->i" of the diagonal.
    """
    if named or not args:
        return _einsum(*args, **named)
    if isinstance(args[0], str):
        equation, *operands = args
    else:
        equation, operands = text_equation(args)
    if len(operands) == 1:
        only = operands[0] if isinstance(operands[0], (list, tuple)) else operands
        view = _view(equation, only[0]) if len(only) == 1 else None
        return _einsum(equation, *operands) if view is None else view
    return _einsum(equation, *operands)


def _view(equation: str, operand: Any) -> Tensor | None:
    """The view of its elements that an equation without a sum states; None for others."""
    if not isinstance(operand, Tensor):
        return None
    (labels,), output = read_equation(equation, (operand.ndim,))
    label_sizes([labels], [operand.shape])
    pairs, kept = find_diagonals(labels)
    if len(kept) > len(output):
        return None
    for first, second in pairs:
        operand = operand.diagonal(0, first, second)
    return operand.permute([kept.index(label) for label in output])


def text_equation(args: Sequence[Any]) -> tuple[str, list[Any]]:
    """The equation and the operands of a call with lists of labels.

    Raises TypeError for labels that are not lists, ValueError for those that are out of range.
    """
    operands = list(args[0 : len(args) // 2 * 2 : 2])
    terms = [_term(labels) for labels in args[1::2]]
    equation = ",".join(terms)
    if len(args) % 2:
        equation += f"->{_term(args[-1])}"
    return equation, operands


def _term(labels: Any) -> str:
    if isinstance(labels, (str, Tensor)) or not isinstance(labels, (Sequence, np.ndarray)):
        raise TypeError(
            "einsum(): after each operand comes the list of its labels, "
            f"but got {type(labels).__name__}"
        )
    letters = []
    for label in labels:
        if label is Ellipsis:
            letters.append("...")
            continue
        number = index(label)
        if not 0 <= number < len(_LETTERS):
            raise ValueError(
                f"einsum(): labels are ints from 0 to {len(_LETTERS) - 1}, but got {number}"
            )
        letters.append(_LETTERS[number])
    return "".join(letters)
