# Generated from derivatives.yaml by `python -m codegen`. Edit the table, not this file.
# content 154d79cd8ca11f11
from collections.abc import Sequence
from typing import Any, overload

from autograd.base.typing import DTypeLike, Scalar, TensorLike
from autograd.core.tensor import Tensor

__all__ = [
    "linalg_ldl_factor", "linalg_ldl_factor_ex", "linalg_ldl_solve", "linalg_logm", "linalg_lu",
    "linalg_lu_factor", "linalg_lu_factor_ex", "linalg_lu_solve", "linalg_solve_sylvester",
    "linalg_sqrtm", "lu", "lu_solve", "lu_unpack",
]  # fmt: skip

class LinalgLuFactorExResult(tuple[Tensor, ...]):
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgLuFactorResult(tuple[Tensor, ...]):
    @property
    def LU(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...

class LinalgLuResult(tuple[Tensor, ...]):
    @property
    def P(self) -> Tensor: ...
    @property
    def L(self) -> Tensor: ...
    @property
    def U(self) -> Tensor: ...

class LuUnpackResult(tuple[Tensor, ...]):
    @property
    def P(self) -> Tensor: ...
    @property
    def L(self) -> Tensor: ...
    @property
    def U(self) -> Tensor: ...

class LinalgLdlFactorExResult(tuple[Tensor, ...]):
    @property
    def LD(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...
    @property
    def info(self) -> Tensor: ...

class LinalgLdlFactorResult(tuple[Tensor, ...]):
    @property
    def LD(self) -> Tensor: ...
    @property
    def pivots(self) -> Tensor: ...

def linalg_ldl_factor(
    input: TensorLike, *, hermitian: bool = False, out: tuple[Tensor, ...] | None = None
) -> LinalgLdlFactorResult:
    """L and D of P^T A P = L @ D @ L^T (L^H if hermitian) of symmetric matrices, of which
    the lower triangle is read, in one matrix.
    """

def linalg_ldl_factor_ex(
    input: TensorLike, *, hermitian: bool = False, check_errors: bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> LinalgLdlFactorExResult:  # fmt: skip
    """As linalg.ldl_factor; info is 0, or the number of the first zero on the diagonal of D,
    counted from 1.
    """

def linalg_ldl_solve(
    LD: TensorLike, pivots: TensorLike, B: TensorLike, *, hermitian: bool = False,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """X with A @ X = B, A being factored by linalg.ldl_factor."""

def linalg_logm(A: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The principal logarithm of square matrices, complex where there is no real one."""

def linalg_lu(
    A: TensorLike, *, pivot: bool = True, out: tuple[Tensor, ...] | None = None
) -> LinalgLuResult:
    """A = P @ L @ U, a permutation, a lower triangular matrix with ones on its diagonal, and
    an upper triangular one.
    """

def linalg_lu_factor(
    A: TensorLike, *, pivot: bool = True, out: tuple[Tensor, ...] | None = None
) -> LinalgLuFactorResult:
    """L, below the diagonal, and U of A = P @ L @ U in one matrix; the rows exchanged, from
    1 on.
    """

def linalg_lu_factor_ex(
    A: TensorLike, *, pivot: bool = True, check_errors: bool = False,
    out: tuple[Tensor, ...] | None = None,
) -> LinalgLuFactorExResult:  # fmt: skip
    """As linalg.lu_factor; info is 0, or the number of the first zero on the diagonal of U,
    from 1.
    """

def linalg_lu_solve(
    LU: TensorLike, pivots: TensorLike, B: TensorLike, *, left: bool = True, adjoint: bool = False,
    out: Tensor | None = None,
) -> Tensor:  # fmt: skip
    """X with A @ X = B, or X @ A = B, A being factored by linalg.lu_factor; with A^H for
    adjoint.
    """

def linalg_solve_sylvester(
    a: TensorLike, b: TensorLike, q: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """The X with a @ X + X @ b equal to q."""

def linalg_sqrtm(A: TensorLike, *, out: Tensor | None = None) -> Tensor:
    """The principal square root of square matrices, complex where there is no real one."""

def lu(input: TensorLike, pivot: bool = True, get_infos: bool = False) -> tuple[Tensor, ...]:
    """The outputs of linalg.lu_factor_ex, the last one with get_infos only."""

def lu_solve(
    input: TensorLike, LU_data: TensorLike, LU_pivots: TensorLike, *, out: Tensor | None = None
) -> Tensor:
    """X with A @ X = self, A being factored by linalg.lu_factor."""

def lu_unpack(
    LU_data: TensorLike, LU_pivots: TensorLike, unpack_data: bool = True,
    unpack_pivots: bool = True, *, out: tuple[Tensor, ...] | None = None,
) -> LuUnpackResult:  # fmt: skip
    """P, L and U of what linalg.lu_factor gives; those that are not asked for are empty."""

class LuAndLdlDecompositionsMethods:
    def lu(self, pivot: bool = True, get_infos: bool = False) -> tuple[Tensor, ...]:
        """The outputs of linalg.lu_factor_ex, the last one with get_infos only."""
    def lu_solve(self, LU_data: TensorLike, LU_pivots: TensorLike) -> Tensor:
        """X with A @ X = self, A being factored by linalg.lu_factor."""
