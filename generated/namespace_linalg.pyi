# Generated from derivatives.yaml by `python -m codegen`. Do not edit: edit the table and generate again.
# ruff: noqa
# mypy: disable-error-code="overload-cannot-match"
from collections.abc import Sequence
from typing import Any, overload

from autograd.tensor import Tensor
from autograd.typing import DTypeLike, Scalar, TensorLike

def matmul(input: TensorLike, other: TensorLike) -> Tensor:
    """matmul(Tensor self, Tensor other) -> Tensor

    The product of vectors, matrices or stacks of matrices, whose leading dimensions broadcast.
    """


__all__ = [
    'matmul',
]
