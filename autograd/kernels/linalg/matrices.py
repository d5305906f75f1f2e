"""What the kernels of matrices share: their error, and what they ask of their arguments."""

from __future__ import annotations

from typing import Any

import numpy as np

__all__ = ["LinAlgError", "as_matrices", "as_squares", "check_squares", "check_systems", "singular"]


_WIDTHS = (np.dtype("f4"), np.dtype("f8"), np.dtype("c8"), np.dtype("c16"))


class LinAlgError(RuntimeError, np.linalg.LinAlgError):
    """Matrices of other shapes, or that have no such decomposition or solution.

    It can be caught as PyTorch's, which is a RuntimeError, and as NumPy's.
    """


def as_matrices(x: np.ndarray, name: str, argument: str = "A") -> np.ndarray:
    """`x` (..., m, n) in a floating-point dtype; integers and truths become float64.

    Raises RuntimeError for less than two dimensions and for float16, TypeError for other dtypes
    without LAPACK routines.
    """
    check_matrices(x, name, argument)
    if x.dtype.kind in "iub":
        return x.astype(np.float64)
    if x.dtype.char == "e":
        raise RuntimeError(f"{name}: Low precision dtypes not supported. Got {x.dtype}")
    if x.dtype.newbyteorder("=") not in _WIDTHS:
        raise TypeError(
            f"{name}: {argument} is {x.dtype}, but must be float32, float64, complex64 or "
            "complex128"
        )
    return x


def as_squares(x: np.ndarray, name: str, argument: str = "A") -> np.ndarray:
    """`x` (..., n, n) as by as_matrices. Raises RuntimeError for other matrices."""
    check_squares(x, name, argument)
    return as_matrices(x, name, argument)


def check_squares(x: Any, name: str, argument: str = "A") -> None:
    """Raises RuntimeError unless `x`, an array or a Tensor, has the shape (..., n, n)."""
    check_matrices(x, name, argument)
    rows, columns = x.shape[-2:]
    if rows != columns:
        raise LinAlgError(
            f"{name}: {argument} must be batches of square matrices, "
            f"but they are {rows} by {columns} matrices"
        )


def check_matrices(x: Any, name: str, argument: str = "A") -> None:
    """Raises RuntimeError unless `x`, an array or a Tensor, has at least two dimensions."""
    if x.ndim < 2:
        raise LinAlgError(f"{name}: The input tensor {argument} must have at least 2 dimensions.")


def check_systems(matrix: np.ndarray, other: np.ndarray, left: bool, name: str) -> None:
    """Raises RuntimeError where square matrices do not fit what they are solved for."""
    n, (rows, columns) = matrix.shape[-1], other.shape[-2:]
    if n != (rows if left else columns):
        equation = "AX = B" if left else "XA = B"
        raise LinAlgError(
            f"{name}: Incompatible shapes of A and B for the equation {equation} "
            f"({n}x{n} and {rows}x{columns})"
        )


def singular(name: str, info: np.ndarray, what: str) -> LinAlgError:
    """The error for the first matrix of which `info` is not zero.

    what: the sentence, in which {} stands for its info.
    """
    bad = np.flatnonzero(info)[0]
    where = f"(Batch element {bad}): " if info.ndim else ""
    return LinAlgError(f"{name}: {where}{what.format(info.reshape(-1)[bad])}")
