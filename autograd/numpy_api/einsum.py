"""einsum in all its spellings: the equation as text, or the labels as a list after each operand."""

from __future__ import annotations

import string
from collections.abc import Sequence
from operator import index
from typing import Any

from autograd.core.tensor import Tensor
from generated.functions import einsum as _einsum

# Labels are ordered by their numbers, as the letters are that stand for them.
_LETTERS = sorted(string.ascii_letters)


def einsum(*args: Any, **named: Any) -> Tensor:
    """einsum(equation, *operands) or einsum(op1, labels1, op2, labels2, ..., [labels of result])

    The sum of products that an equation states in Einstein's notation, such as "ij,jk->ik".
    Operands may stand in one list. Labels are ints from 0 to 51, or `...`; a list of them after the
    last operand's says which remain, and in what order. Pairs of operands are contracted by
    matrix products, in an order that opt_einsum chooses where it is installed, else NumPy.
    """
    if named or not args or isinstance(args[0], str):
        return _einsum(*args, **named)
    equation, operands = text_equation(args)
    return _einsum(equation, operands)


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
    if isinstance(labels, (str, Tensor)) or not isinstance(labels, Sequence):
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
