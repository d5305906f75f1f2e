"""Products of vectors and matrices."""

from __future__ import annotations

import string
from typing import Any

from autograd.kernels.linalg.contraction import read_equation
from autograd.transforms.batching.call import Call
from autograd.transforms.batching.shared.leading import leading

__all__ = ["affine", "contraction", "product", "sliding_product"]


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
