# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 022ba50374782976
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "cdist", "cosine_similarity", "cross", "frobenius_norm", "linalg_cond", "linalg_cross",
    "linalg_diagonal", "linalg_matrix_norm", "linalg_norm", "linalg_vecdot", "linalg_vector_norm",
    "nn_functional_cosine_similarity", "nn_functional_pairwise_distance", "nn_functional_pdist",
    "pairwise_distance", "pdist",
]  # fmt: skip

def cdist(
    x1: TensorLike, x2: TensorLike, p: float = 2,
    compute_mode: Any = "use_mm_for_euclid_dist_if_necessary", *, out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """The p-norm distances of each row of x1 to each row of x2; at distance 0 the gradient
    is 0.
    """

def cosine_similarity(
    x1: TensorLike, x2: TensorLike, dim: int = 1, eps: float = 1e-08, *, axis: Any = None
) -> Tensor:
    """The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`."""

def cross(
    input: TensorLike, other: TensorLike, dim: int | None = None, *, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """The cross products of vectors along `dim`, by default the first dimension with three
    elements.
    """

def frobenius_norm(
    input: TensorLike, dim: int | Sequence[int] | None = None, keepdim: bool = False, *,
    out: Tensor | None = None, axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The norm of the elements along `dim`."""

def linalg_cond(input: TensorLike, p: Any | None = None, *, out: Tensor | None = None) -> Tensor:
    """The condition number, norm of a matrix times norm of its inverse; infinite if
    singular.
    """

def linalg_cross(
    input: TensorLike, other: TensorLike, *, dim: int = -1, out: Tensor | None = None,
    axis: Any = None,
) -> Tensor:  # fmt: skip
    """The cross products of vectors with three elements along `dim`."""

def linalg_diagonal(A: TensorLike, *, offset: int = 0, dim1: int = -2, dim2: int = -1) -> Tensor:
    """The diagonals of matrices."""

def linalg_matrix_norm(
    input: TensorLike, ord: Any = "fro", dim: Sequence[int] = (-2, -1), keepdim: bool = False, *,
    dtype: DTypeLike | None = None, out: Tensor | None = None, axis: Any = None,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """A norm of matrices, 'fro', 'nuc', inf, -inf, 1, -1, 2 or -2."""

def linalg_norm(
    input: TensorLike, ord: Any | None = None, dim: int | Sequence[int] | None = None,
    keepdim: bool = False, *, dtype: DTypeLike | None = None, out: Tensor | None = None,
    axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """A norm of matrices if there are two dimensions, or `dim` names two, and else of
    vectors.
    """

def linalg_vecdot(
    x: TensorLike, y: TensorLike, *, dim: int = -1, out: Tensor | None = None, axis: Any = None
) -> Tensor:
    """The sums of products along `dim`, x conjugated."""

def linalg_vector_norm(
    input: TensorLike, ord: Scalar = 2, dim: int | Sequence[int] | None = None,
    keepdim: bool = False, *, dtype: DTypeLike | None = None, out: Tensor | None = None,
    axis: Any = None, keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The norm of the elements along `dim`; its gradient at 0 is 0."""

def nn_functional_cosine_similarity(
    x1: TensorLike, x2: TensorLike, dim: int = 1, eps: float = 1e-08, *, axis: Any = None
) -> Tensor:
    """The cosine of the angle between vectors along `dim`; norms below `eps` count as `eps`."""

def nn_functional_pairwise_distance(
    x1: TensorLike, x2: TensorLike, p: float = 2.0, eps: float = 1e-06, keepdim: bool = False, *,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The p-norm of x1 - x2 + eps along the last dimension."""

def nn_functional_pdist(input: TensorLike, p: float = 2, *, out: Tensor | None = None) -> Tensor:
    """The p-norm distances of the rows of a matrix, each pair once."""

def pairwise_distance(
    x1: TensorLike, x2: TensorLike, p: float = 2.0, eps: float = 1e-06, keepdim: bool = False, *,
    keepdims: Any = None,
) -> Tensor:  # fmt: skip
    """The p-norm of x1 - x2 + eps along the last dimension."""

def pdist(input: TensorLike, p: float = 2, *, out: Tensor | None = None) -> Tensor:
    """The p-norm distances of the rows of a matrix, each pair once."""

class VectorsNormsAndDistancesMethods:
    def cross(self, other: TensorLike, dim: int | None = None, *, axis: Any = None) -> Tensor:
        """The cross products of vectors along `dim`, by default the first dimension with three
        elements.
        """
    def frobenius_norm(
        self, dim: int | Sequence[int] | None = None, keepdim: bool = False, *, axis: Any = None,
        keepdims: Any = None,
    ) -> Tensor:  # fmt: skip
        """The norm of the elements along `dim`."""
