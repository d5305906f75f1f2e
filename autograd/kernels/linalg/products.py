"""Forward computations of the matrix products: NumPy's, folded into few large ones.

NumPy hands transposed views to BLAS as they are, so nothing here copies a transpose. What it does
not do is to multiply a stack by one matrix in a single call; that is done here.
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import along, broadcast_shapes, check_axis
from autograd.array.shape_errors import BroadcastError, ShapeError, broadcast_clash, shape_error
from autograd.base.dtypes import check_factor
from autograd.base.grad_mode import MODE
from autograd.kernels.elementwise.blocks import by_rows
from autograd.kernels.elementwise.numbers import number_of
from autograd.kernels.indexing.shapes import expand
from autograd.kernels.threads import in_threads, shares, workers

__all__ = [
    "addbmm", "addmm", "addmv", "addr", "baddbmm", "bmm", "cross", "dot", "linear",
    "matmul", "mm", "mv", "outer", "sparse_product", "stacked_product", "trace",
]  # fmt: skip

_ROWS = 64  # of a matrix in a stack, below which one product of a copy of the stack is faster
_FEW = 16  # rows that NumPy's buffers do not make slow


def matmul(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The product of vectors, matrices or stacks of matrices, which broadcast.

    numpy: np.matmul(a, b)
    """
    try:
        if b.ndim == 2 and a.ndim > 2 and a.size and (a.flags.c_contiguous or a.shape[-2] < _ROWS):
            return (a.reshape(-1, a.shape[-1]) @ b).reshape((*a.shape[:-1], b.shape[1]))
        return stacked_product(a, b)
    except ValueError as error:
        raise _mismatch_error(a, b) from error


def _multiply(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    try:
        return a @ b
    except ValueError as error:
        raise _mismatch_error(a, b) from error


_LARGE = 1 << 24  # multiplications of a product that OpenBLAS's own threads are good at
_MUCH = 1 << 21  # multiplications that are worth being shared
_PIECE = 1 << 20  # multiplications that a thread takes at a time, at least
_PIECES = 8  # of the work, for each thread


def stacked_product(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """``a @ b``; the products of a stack are shared among threads.

    OpenBLAS would wake its threads for each matrix that is large enough, and wait for all of them,
    which takes longer than the product of a small one. Raises ValueError for shapes that do not
    fit.
    """
    if a.ndim < 3 or b.ndim < 3 or a.shape[-1] != b.shape[-2]:
        return a @ b
    if (found := product_of_repeats(a, b)) is not None:
        return found
    batch = broadcast_shapes(a.shape[:-2], b.shape[:-2])
    rows, columns = a.shape[-2], b.shape[-1]
    work = rows * a.shape[-1] * columns
    if work > _LARGE or work * math.prod(batch) < _MUCH:
        return a @ b
    axis = batch.index(max(batch))
    threads = workers(True)
    if threads < 2 or batch[axis] < 2:
        return a @ b
    pieces = min(_PIECES * threads, work * math.prod(batch) // _PIECE)
    parts = shares(batch[axis], max(pieces, threads))
    a = np.broadcast_to(a, (*batch, *a.shape[-2:]))
    b = np.broadcast_to(b, (*batch, *b.shape[-2:]))
    out = np.empty((*batch, rows, columns), np.result_type(a, b), like=a)

    def multiply(part: range) -> None:
        some = along(axis, slice(part.start, part.stop))
        np.matmul(a[some], b[some], out=out[some])

    in_threads(multiply, parts, threads)
    return out


def _mismatch_error(a: np.ndarray, b: np.ndarray) -> ShapeError:
    if not a.ndim or not b.ndim:
        return ShapeError(
            f"both arguments to matmul need to be at least 1D, but they are {a.ndim}D and {b.ndim}D"
        )
    if a.ndim == b.ndim == 1:
        return ShapeError(
            "inconsistent tensor size, expected tensor "
            f"[{a.shape[0]}] and src [{b.shape[0]}] to have the same number of elements, but got "
            f"{a.shape[0]} and {b.shape[0]} elements respectively"
        )
    if b.ndim == 1:
        return ShapeError(
            f"size mismatch, got input ({a.shape[-2]}), mat ({a.shape[-2]}x{a.shape[-1]}), "
            f"vec ({b.shape[0]})"
        )
    rows = 1 if a.ndim == 1 else a.shape[-2]
    if a.shape[-1] != b.shape[-2]:
        return ShapeError(
            f"mat1 and mat2 shapes cannot be multiplied ({rows}x{a.shape[-1]} and "
            f"{b.shape[-2]}x{b.shape[-1]})"
        )
    return BroadcastError(broadcast_clash([a.shape[:-2], b.shape[:-2]]))


def mm(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The product of two matrices.

    numpy: np.matmul(a, b)
    """
    if a.ndim != 2 or b.ndim != 2:
        name, x = ("self", a) if a.ndim != 2 else ("mat2", b)
        raise ShapeError(f"{name} must be a matrix, but it has {x.ndim} dimensions")
    return _multiply(a, b)


def bmm(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The products of two stacks of matrices, one by one."""
    if a.ndim != 3 or b.ndim != 3:
        name, x = ("batch1", a) if a.ndim != 3 else ("batch2", b)
        raise ShapeError(f"{name} must be a 3D tensor, but it has {x.ndim} dimensions")
    if a.shape[0] != b.shape[0] or a.shape[2] != b.shape[1]:
        raise ShapeError(
            "Expected size for first two dimensions of batch2 tensor to be: "
            f"[{a.shape[0]}, {a.shape[2]}] but got: [{b.shape[0]}, {b.shape[1]}]."
        )
    return stacked_product(a, b)


def mv(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The product of a matrix and a vector.

    numpy: np.matmul(a, b)
    """
    if a.ndim != 2 or b.ndim != 1:
        raise ShapeError(
            f"vector + matrix @ vector expected, got {a.ndim}, {b.ndim} dimensions for mat, vec"
        )
    return _multiply(a, b)


def dot(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The sum of the products of the elements of two vectors."""
    if a.ndim != 1 or b.ndim != 1:
        raise ShapeError(f"1D tensors expected, but got {a.ndim}D and {b.ndim}D tensors")
    return _multiply(a, b)


def outer(a: np.ndarray, b: np.ndarray) -> np.ndarray:
    """The products of each element of one vector with each of another."""
    if a.ndim != 1 or b.ndim != 1:
        name, x = ("self", a) if a.ndim != 1 else ("vec2", b)
        raise ShapeError(f"outer: Expected 1-D argument {name}, but got {x.ndim}-D")
    with by_rows(b.size if a.size > _FEW else 0):
        return a[:, None] * b


def linear(x: np.ndarray, weight: np.ndarray, bias: np.ndarray | None) -> np.ndarray:
    """``x @ weight.T + bias``.

    Raises RuntimeError for a bias that would make the result larger, and for a weight of more than
    two dimensions, or of one where there is a bias, but for a vector and a single bias.
    """
    if weight.ndim > 2:
        raise ShapeError(
            f"linear(): t() expects a tensor with <= 2 dimensions, but weight is {weight.ndim}D"
        )
    out = matmul(x, weight.T)
    if bias is None:
        return out
    if weight.ndim == 1 and bias.ndim + x.ndim > 1:
        raise ShapeError("linear(): mat2 must be a matrix, got 1-D tensor where there is a bias")
    shape = out.shape
    if x.ndim == 1 and bias.shape == (1, *shape):  # PyTorch computes with a batch of one
        bias = bias[0]
    if bias.shape != shape[-1:] and not expands(bias.shape, shape):
        raise ShapeError(
            f"linear(): bias of shape {list(bias.shape)} cannot be expanded to the shape "
            f"{list(shape)} of input @ weight.T"
        )
    return _add_in_place(out, bias)


def expands(shape: tuple[int, ...], to: tuple[int, ...]) -> bool:
    """Whether an array of `shape` broadcasts to the shape `to`."""
    behind = to[len(to) - len(shape) :]
    return len(shape) <= len(to) and all(n in (1, m) for n, m in zip(shape, behind, strict=True))


def _add_in_place(product: np.ndarray, other: np.ndarray) -> np.ndarray:
    """`product`, which is our own, + `other`: in place if nothing of the result is lost by that."""
    if product.__class__ is np.ndarray and (
        other.dtype is product.dtype
        and (other.shape == product.shape or other.shape == product.shape[product.ndim - 1 :])
    ):
        product += other
        return product
    return product + other


def _add_scaled(self: np.ndarray, product: Any, beta: complex, alpha: complex) -> np.ndarray:
    """``beta * self + alpha * product``; `self` is not looked at if beta is 0.

    By PyTorch's promotion the numbers are cut to whole ones beside integers.
    """
    alpha, beta = number_of(alpha, "alpha"), number_of(beta, "beta")
    if MODE.settle is not None and product.dtype.kind in "biu":
        alpha, beta = product.dtype.type(alpha), product.dtype.type(beta)
    if alpha != 1:
        product = product * alpha
    if beta == 0:
        shape = broadcast_shapes(self.shape, product.shape)
        dtype = np.result_type(self, product)
        return np.broadcast_to(product, shape).astype(dtype)
    shape = product.shape
    try:
        out = _add_in_place(product, self if beta == 1 else self * beta)
    except ValueError:
        out = None
    return expand(self, shape) if out is None or out.shape != shape else out  # raises


def addmm(self: np.ndarray, a: np.ndarray, b: np.ndarray, beta: Any, alpha: Any) -> np.ndarray:
    """``beta * self + alpha * a @ b`` of matrices."""
    return _add_scaled(self, mm(a, b), beta, alpha)


def addmv(self: np.ndarray, a: np.ndarray, b: np.ndarray, beta: Any, alpha: Any) -> np.ndarray:
    """``beta * self + alpha * a @ b`` of a matrix and a vector."""
    return _add_scaled(self, mv(a, b), beta, alpha)


def addr(self: np.ndarray, a: np.ndarray, b: np.ndarray, beta: Any, alpha: Any) -> np.ndarray:
    """``beta * self + alpha * outer(a, b)``."""
    if MODE.settle is not None:
        dtype = np.result_type(self, a, b)
        check_factor("beta", beta, dtype)
        check_factor("alpha", alpha, dtype)
    return _add_scaled(self, outer(a, b), beta, alpha)


def baddbmm(self: np.ndarray, a: np.ndarray, b: np.ndarray, beta: Any, alpha: Any) -> np.ndarray:
    """``beta * self + alpha * a @ b`` of stacks of matrices."""
    return _add_scaled(self, bmm(a, b), beta, alpha)


def addbmm(self: np.ndarray, a: np.ndarray, b: np.ndarray, beta: Any, alpha: Any) -> np.ndarray:
    """``beta * self + alpha * (a @ b).sum(0)`` of stacks of matrices."""
    if a.ndim != 3 or b.ndim != 3 or a.shape[0] != b.shape[0] or a.shape[2] != b.shape[1]:
        return bmm(a, b)  # raises
    stack, rows, inner = a.shape
    side_by_side = a.transpose(1, 0, 2).reshape(rows, stack * inner)
    return _add_scaled(self, side_by_side @ b.reshape(stack * inner, b.shape[2]), beta, alpha)


def trace(x: np.ndarray) -> np.ndarray:
    """The sum of the diagonal of a matrix."""
    if x.ndim != 2:
        raise ShapeError(f"trace: expected a matrix, but got tensor with dim {x.ndim}")
    return x.trace(dtype=x.dtype if x.dtype.kind in "fc" else None)


def cross(a: np.ndarray, b: np.ndarray, dim: int) -> np.ndarray:
    """The cross products of vectors along `dim`, which has three elements; the others broadcast."""
    if a.ndim != b.ndim:
        raise ShapeError(
            "linalg.cross: inputs must have the same number of dimensions. "
            f"Got {a.ndim} and {b.ndim}"
        )
    axis = check_axis(dim, a.ndim)
    sizes = (a.shape[axis], b.shape[axis]) if a.ndim else (1, 1)
    if sizes != (3, 3):
        raise ShapeError(
            f"linalg.cross: inputs dimension {dim} must have length 3. "
            f"Got {sizes[0]} and {sizes[1]}"
        )
    try:
        return np.cross(a, b, axis=axis)
    except ValueError as error:
        raise shape_error(error, a, b) from error


_WORTH = 8  # so many matrices are worth a look at how they lie in memory


def product_of_repeats(a: np.ndarray, b: np.ndarray) -> np.ndarray | None:
    """``a @ b`` by one product of two matrices, if a stack is one matrix many times over (steps of
    0, as `expand` makes them), or by one multiplication, if the matrices are columns and rows.

    None where NumPy's loop over the stack serves as well, and for shapes that do not fit.
    """
    if a.ndim != b.ndim or a.ndim < 3 or a.shape[-1] != b.shape[-2] or not a.shape[-1]:
        return None
    lead = a.shape[:-2]
    if lead != b.shape[:-2] or math.prod(lead) < _WORTH:
        return None
    if a.shape[-1] == 1:
        return np.einsum("...ij,...jk->...ik", a, b, order="C")
    if not any(b.strides[:-2]):
        rows = a.reshape(-1, a.shape[-1]) @ b[(0,) * len(lead)]
        return rows.reshape((*a.shape[:-1], b.shape[-1]))
    if b.shape[-1] == 1 and not any(a.strides[:-2]):
        rows = b.reshape(-1, b.shape[-2]) @ a[(0,) * len(lead)].T
        return rows.reshape((*a.shape[:-1], 1))
    return None


def sparse_product(matrix: Any, x: np.ndarray) -> np.ndarray:
    """matrix @ x, of a matrix of scipy.sparse and a vector, a matrix or a stack of matrices.

    Raises ValueError for other shapes.
    """
    if matrix.ndim != 2 or not x.ndim or x.shape[max(x.ndim - 2, 0)] != matrix.shape[1]:
        raise ValueError(
            f"a sparse matrix of shape {matrix.shape} cannot be multiplied by a Tensor of shape "
            f"{x.shape}"
        )
    if x.ndim < 3:
        return np.asarray(matrix @ x)
    moved = np.moveaxis(x, -2, 0)
    found = np.asarray(matrix @ moved.reshape(len(moved), math.prod(moved.shape[1:])))
    return np.moveaxis(found.reshape(len(found), *moved.shape[1:]), 0, -2)
