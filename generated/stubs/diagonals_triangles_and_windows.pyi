# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 1eec6913f0f32e18
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "diag", "diag_embed", "diagonal", "tril", "tril_", "triu", "triu_", "unfold",
]  # fmt: skip

def diag(input: TensorLike, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The matrix with self on its diagonal, or the diagonal of the matrix self."""

def diag_embed(
    input: TensorLike, offset: int = 0, dim1: int = -2, dim2: int = -1, *, out: Tensor | None = None
) -> Tensor:
    """Square matrices in two new dimensions, with the last dimension of self on their
    diagonals.
    """

def diagonal(input: TensorLike, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
    """The diagonals of the matrices in two dimensions, along a new last dimension."""

def tril(input: TensorLike, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The lower triangles of matrices, zero above the given diagonal."""

def tril_(input: TensorLike, diagonal: int = 0) -> Tensor: ...
def triu(input: TensorLike, diagonal: int = 0, *, out: Tensor | None = None) -> Tensor:
    """The upper triangles of matrices, zero below the given diagonal."""

def triu_(input: TensorLike, diagonal: int = 0) -> Tensor: ...
def unfold(input: TensorLike, dimension: int, size: int, step: int) -> Tensor:
    """Windows of a size, one every step, along a dimension; they lie in a new last
    dimension.
    """

class DiagonalsTrianglesAndWindowsMethods:
    def diag(self, diagonal: int = 0) -> Tensor:
        """The matrix with self on its diagonal, or the diagonal of the matrix self."""
    def diag_embed(self, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
        """Square matrices in two new dimensions, with the last dimension of self on their
        diagonals.
        """
    def diagonal(self, offset: int = 0, dim1: int = 0, dim2: int = 1) -> Tensor:
        """The diagonals of the matrices in two dimensions, along a new last dimension."""
    def tril(self, diagonal: int = 0) -> Tensor:
        """The lower triangles of matrices, zero above the given diagonal."""
    def tril_(self, diagonal: int = 0) -> Tensor: ...
    def triu(self, diagonal: int = 0) -> Tensor:
        """The upper triangles of matrices, zero below the given diagonal."""
    def triu_(self, diagonal: int = 0) -> Tensor: ...
    def unfold(self, dimension: int, size: int, step: int) -> Tensor:
        """Windows of a size, one every step, along a dimension; they lie in a new last
        dimension.
        """
