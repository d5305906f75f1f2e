"""einsum by matrix products: operands are contracted two by two, each pair by one call of matmul.

What is to be done depends on the equation and the shapes alone. It is worked out once, as a list of
steps, and kept.
"""

from __future__ import annotations

import math
import re
import string
from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from autograd.array.duck import as_payload
from autograd.array.shape_errors import ShapeError
from autograd.array.unbroadcast import sum_axes
from autograd.base.grad_mode import MODE
from autograd.base.record import Record
from autograd.kernels.linalg.products import stacked_product

__all__ = ["einsum"]

Label = str | int  # a letter, or for a dimension under '...' its number from the right, negative
Shape = tuple[int, ...]

# Rows of this length and more are multiplied by BLAS, shorter ones of a batch by NumPy's einsum.
_LONG_ROW = 512


def einsum(equation: str, operands: Sequence[np.ndarray]) -> np.ndarray:
    """The sum of products that `equation` states, in Einstein's notation."""
    plan = _plan(equation, tuple([x.shape for x in operands]))
    arrays = list(operands)
    if len({x.dtype for x in arrays}) > 1:  # sums of a mask alone are numbers
        dtype = np.result_type(*[x.dtype for x in arrays])
        arrays = [x.astype(dtype, copy=False) for x in arrays]
    for i, pairs, shape in plan.prepared:
        for pair in pairs:
            arrays[i] = arrays[i].diagonal(0, *pair)
        arrays[i] = arrays[i].reshape(shape)
    for step in plan.steps:
        right, left = arrays.pop(step.second), arrays.pop(step.first)
        arrays.append(_contract(left, right, step))
    result = arrays[0]
    if plan.summed and not plan.steps and MODE.settle is not None and result.dtype.kind in "biu":
        result = result.sum(axis=plan.summed, dtype=np.int64)
    elif plan.summed:
        result = _sum_labels(result, plan.summed)
    result = result.transpose(plan.order)
    return result if plan.steps or plan.summed else result.copy()


# ---- reading the equation ------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def read_equation(
    equation: str, ndims: tuple[int, ...]
) -> tuple[tuple[tuple[Label, ...], ...], tuple[Label, ...]]:
    """The labels of the dimensions of each operand and of the output.

    Raises RuntimeError if the equation is malformed or does not fit operands of these dimensions.
    """
    left, arrow, right = equation.partition("->")
    before = len(left) + len(arrow)
    for pattern, text, start in ((r"[^a-zA-Z., ]", left, 0), (r"[^a-zA-Z. ]", right, before)):
        bad = re.search(pattern, text)
        if bad:
            raise ShapeError(
                f"einsum(): invalid subscript given at index {start + bad.start()} in the equation "
                "string, subscripts must be in [a-zA-Z]"
            )
    terms = [_strip_spaces(f"operand {i}", term) for i, term in enumerate(left.split(","))]
    right = _strip_spaces("output", right)
    if len(terms) != len(ndims):
        what = "more" if len(ndims) > len(terms) else "fewer"
        raise ShapeError(f"einsum(): {what} operands were provided than specified in the equation")
    inputs = tuple(
        _read_labels(i, term, n) for i, (term, n) in enumerate(zip(terms, ndims, strict=True))
    )
    seen = [label for labels in inputs for label in labels]
    hidden = tuple(sorted({label for label in seen if isinstance(label, int)}))
    if not arrow:
        letters = sorted({x for x in seen if isinstance(x, str) and seen.count(x) == 1})
        return inputs, (*hidden, *letters)
    first, dots, last = right.partition("...")
    output = (*first, *(hidden if dots else ()), *last)
    for label in output:
        if label not in seen:
            raise ShapeError(
                f"einsum(): output subscript {label} does not appear in the equation for any "
                "input operand"
            )
        if output.count(label) > 1:
            raise ShapeError(
                f"einsum(): output subscript {label} appears more than once in the output"
            )
    return inputs, output


def _strip_spaces(where: str, term: str) -> str:
    """The labels of a term. Raises RuntimeError where points are not one ellipsis."""
    if "." in term.replace("...", "", 1):
        why = "for which an ellipsis was already found"
        if "..." not in term:
            why = "that is not part of any ellipsis"
        raise ShapeError(f"einsum(): found '.' for {where} {why}")
    return term.replace(" ", "")


def _read_labels(i: int, term: str, ndim: int) -> tuple[Label, ...]:
    before, dots, after = term.partition("...")
    letters = len(before) + len(after)
    if letters > ndim or (not dots and letters != ndim):
        raise ShapeError(
            f"einsum(): the number of subscripts in the equation ({letters}) "
            + ("is more than" if dots else "does not match")
            + f" the number of dimensions ({ndim}) for operand {i}"
            + ("" if dots else " and no ellipsis was given")
        )
    return (*before, *range(letters - ndim, 0), *after)


def label_sizes(inputs: Sequence[Sequence[Label]], shapes: Sequence[Shape]) -> dict[Label, int]:
    """The size of each label; dimensions of size 1 are repeated.

    Raises RuntimeError if other sizes differ, and for one label twice in an operand if its do.
    """
    sizes: dict[Label, int] = {}
    for i, (labels, shape) in enumerate(zip(inputs, shapes, strict=True)):
        own: dict[Label, int] = {}
        for label, size in zip(labels, shape, strict=True):
            if own.setdefault(label, size) != size:
                raise ShapeError(
                    f"einsum(): subscript {label} is repeated for operand {i} but the sizes don't "
                    f"match, {size} != {own[label]}"
                )
            known = sizes.setdefault(label, size)
            if known == 1:
                sizes[label] = size
            elif size not in (1, known):
                raise ShapeError(
                    f"einsum(): subscript {label} has size {size} for operand {i} which does not "
                    f"broadcast with previously seen size {known}"
                )
    return sizes


def equation_of(terms: Sequence[Sequence[Label]], output: Sequence[Label]) -> str:
    """Labels as an equation of letters."""
    known = dict.fromkeys(label for term in terms for label in term)
    letters = dict(zip(known, string.ascii_letters, strict=False))
    left = ",".join("".join(letters[x] for x in term) for term in terms)
    return f"{left}->{''.join(letters[x] for x in output)}"


# ---- planning ------------------------------------------------------------------------------------


class _Step(Record):
    """The contraction of two of the arrays that are left; the result becomes the last of them.

    Each of the two is summed over dimensions that nothing else has, transposed and reshaped: for
    matmul, to (batch, rows, sum) and (batch, sum, columns); for 'multiply', to what broadcasts;
    for 'rows', to (batch, sum) both.
    """

    first: int
    second: int
    how: str
    summed: tuple[tuple[int, ...], tuple[int, ...]]
    orders: tuple[tuple[int, ...], tuple[int, ...]]
    shapes: tuple[Shape, Shape]
    result: Shape


class _Plan(Record):
    """prepared: (operand, pairs of dimensions whose diagonal to take, then its shape)."""

    prepared: tuple[tuple[int, tuple[tuple[int, int], ...], Shape], ...]
    steps: tuple[_Step, ...]
    summed: tuple[int, ...]
    order: tuple[int, ...]


@lru_cache(maxsize=1024)
def _plan(equation: str, shapes: tuple[Shape, ...]) -> _Plan:
    inputs, output = read_equation(equation, tuple(map(len, shapes)))
    sizes = label_sizes(inputs, shapes)
    prepared = []
    terms: list[tuple[Label, ...]] = []
    for i, (labels, shape) in enumerate(zip(inputs, shapes, strict=True)):
        pairs, kept = find_diagonals(labels)
        own = dict(zip(labels, shape, strict=True))
        term = tuple(label for label in kept if own[label] == sizes[label])
        if pairs or len(term) != len(kept):
            prepared.append((i, pairs, tuple(sizes[label] for label in term)))
        terms.append(term)
    steps = []
    for first, second in _find_path(terms, output, sizes):
        right, left = terms.pop(second), terms.pop(first)
        kept_labels = {label for term in (output, *terms) for label in term}
        step, term = _plan_step(first, second, left, right, kept_labels, sizes)
        steps.append(step)
        terms.append(term)
    last = terms[0]
    summed = tuple(i for i, label in enumerate(last) if label not in output)
    left_over = [label for label in last if label in output]
    order = tuple(left_over.index(label) for label in output)
    return _Plan(tuple(prepared), tuple(steps), summed, order)


def find_diagonals(labels: tuple[Label, ...]) -> tuple[tuple[tuple[int, int], ...], list[Label]]:
    """The diagonals to take until no label repeats; each goes to a new last dimension."""
    pairs, kept = [], list(labels)
    for label in dict.fromkeys(labels):
        while kept.count(label) > 1:
            first = kept.index(label)
            second = kept.index(label, first + 1)
            pairs.append((first, second))
            kept = [x for i, x in enumerate(kept) if i not in (first, second)] + [label]
    return tuple(pairs), kept


def _find_path(
    terms: Sequence[Sequence[Label]], output: Sequence[Label], sizes: dict[Label, int]
) -> list[tuple[int, int]]:
    """The pairs of terms to contract, one after the other; the result goes to the end.

    It is opt_einsum's where that is installed, else NumPy's: the best one for a few terms, a greedy
    one for many. `terms` have no label twice, and none whose size is 1 while others repeat it.
    """
    count = len(terms)
    if count <= 2:
        return [(0, 1)] * (count - 1)
    if len({x for term in terms for x in term}) > len(string.ascii_letters):
        return [(0, 1)] * (count - 1)  # more labels than an equation can name
    shapes = [tuple(sizes[x] for x in term) for term in terms]
    found = _contraction_order(equation_of(terms, output), shapes)
    pairs: list[tuple[int, int]] = []
    for contracted in found:
        # What is contracted at once goes two by two, the result of one with the next.
        places = sorted(contracted)
        rest = count - len(pairs)
        while len(places) > 1:
            first, second = places[:2]
            pairs.append((first, second))
            rest -= 1
            places = [*(place - 2 for place in places[2:]), rest - 1]
    return pairs


_FEW_TERMS = 5  # so many are tried in every order


def _contraction_order(equation: str, shapes: Sequence[Shape]) -> Sequence[Sequence[int]]:
    how = "optimal" if len(shapes) <= _FEW_TERMS else "greedy"
    try:
        from opt_einsum import contract_path
    except ImportError:
        # Only shapes are read; no limit is set to the size of what is in between.
        empty = [np.broadcast_to(np.float64(0), shape) for shape in shapes]
        path, _ = np.einsum_path(equation, *empty, optimize=(how, 2**62))
        return list(path[1:])
    else:
        return list(contract_path(equation, *shapes, shapes=True, optimize=how)[0])


def _plan_step(
    first: int, second: int, left: tuple[Label, ...], right: tuple[Label, ...], kept: set[Label],
    sizes: dict[Label, int],
) -> tuple[_Step, tuple[Label, ...]]:  # fmt: skip
    """The contraction of two terms to what is kept of them, and the labels of its result."""
    summed = tuple(
        tuple(i for i, x in enumerate(term) if x not in kept and x not in other)
        for term, other in ((left, right), (right, left))
    )
    left = tuple(x for x in left if x in kept or x in right)
    right = tuple(x for x in right if x in kept or x in left)
    batch = [x for x in left if x in right and x in kept]
    contracted = [x for x in left if x in right and x not in kept]
    rows = [x for x in left if x not in right]
    columns = [x for x in right if x not in left]

    def shape(labels: Sequence[Label]) -> Shape:
        return tuple(sizes[x] for x in labels)

    b, k = shape(batch), math.prod(shape(contracted))
    m, n = math.prod(shape(rows)), math.prod(shape(columns))
    orders = ([*batch, *rows, *contracted], [*batch, *contracted, *columns])
    if not contracted:
        how = "multiply"
        shapes = (b + shape(rows) + (1,) * len(columns), b + (1,) * len(rows) + shape(columns))
    elif b and not rows and not columns and k < _LONG_ROW:
        how = "rows"
        shapes = ((math.prod(b), k), (math.prod(b), k))
    else:
        how = "matmul"
        shapes = ((*b, m, k), (*b, k, n))
    term = (*batch, *rows, *columns)
    step = _Step(
        first,
        second,
        how,
        (summed[0], summed[1]),
        (tuple(left.index(x) for x in orders[0]), tuple(right.index(x) for x in orders[1])),
        shapes,
        shape(term),
    )
    return step, term


# ---- computing -----------------------------------------------------------------------------------


def _contract(left: np.ndarray, right: np.ndarray, step: _Step) -> np.ndarray:
    if step.summed[0]:
        left = _sum_labels(left, step.summed[0])
    if step.summed[1]:
        right = _sum_labels(right, step.summed[1])
    left = left.transpose(step.orders[0]).reshape(step.shapes[0])
    right = right.transpose(step.orders[1]).reshape(step.shapes[1])
    if step.how == "multiply":
        return left * right
    if step.how == "rows":
        return np.einsum("bk,bk->b", left, right).reshape(step.result)
    return stacked_product(left, right).reshape(step.result)


def _sum_labels(x: np.ndarray, axes: tuple[int, ...]) -> np.ndarray:
    """The sum in the dtype of `x`."""
    if x.dtype.kind in "fc":
        return as_payload(sum_axes(x, axes))
    return np.asarray(x.sum(axis=axes, dtype=x.dtype))
