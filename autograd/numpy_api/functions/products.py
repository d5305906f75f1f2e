"""NumPy's products: of vectors and matrices, sums of products, convolutions."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.numpy_api.functions.arguments import Refused, cast, check_cast, tensor

__all__ = [
    "convolve", "correlate", "cross", "dot", "einsum", "inner", "kron", "linalg_cross",
    "linalg_outer", "linalg_tensordot", "linalg_vecdot", "matvec", "outer", "tensordot", "vdot",
    "vecdot", "vecmat",
]  # fmt: skip


def dot(a: Any, b: Any, out: Refused = None) -> Tensor:
    a, b = tensor(a), tensor(b)
    if a.ndim == 0 or b.ndim == 0:
        return ops.mul(a, b)
    if b.ndim <= 2:
        return ops.matmul(a, b)
    return _contract(a, b, [-1], [-2])


def inner(a: Any, b: Any, /) -> Tensor:
    a, b = tensor(a), tensor(b)
    if a.ndim == 0 or b.ndim == 0:
        return ops.mul(a, b)
    return _contract(a, b, [-1], [-1])


def vdot(a: Any, b: Any, /) -> Tensor:
    return ops.vdot(tensor(a).reshape(-1), tensor(b).reshape(-1))


def outer(a: Any, b: Any, out: Refused = None) -> Tensor:
    return ops.outer(tensor(a).reshape(-1), tensor(b).reshape(-1))


def linalg_outer(x1: Any, x2: Any, /) -> Tensor:
    return ops.outer(tensor(x1), tensor(x2))


def kron(a: Any, b: Any) -> Tensor:
    return ops.kron(tensor(a), tensor(b))


def linalg_tensordot(a: Any, b: Any, axes: Any = 2) -> Tensor:
    a, b = tensor(a), tensor(b)
    if isinstance(axes, (int, np.integer)):
        if axes > min(a.ndim, b.ndim):
            return ops.tensordot(a, b, int(axes))  # which tells
        axes = (range(a.ndim - axes, a.ndim), range(axes))
    first, second = ([each] if isinstance(each, int) else list(each) for each in axes)
    return _contract(a, b, first, second)


def _contract(a: Tensor, b: Tensor, first: list[int], second: list[int]) -> Tensor:
    """The sum of products over these dimensions, of which PyTorch would broadcast one of size 1."""
    for i, j in zip(first, second, strict=False):
        if a.shape[i] != b.shape[j] and 1 in (a.shape[i], b.shape[j]):
            raise ValueError(
                f"shape-mismatch for sum: shapes {a.shape} and {b.shape} are not aligned: "
                f"{a.shape[i]} (dim {i % a.ndim}) != {b.shape[j]} (dim {j % b.ndim})"
            )
    return ops.tensordot(a, b, (first, second))


def einsum(
    subscripts: Any,
    *operands: Any,
    out: Refused = None,
    optimize: Any = False,
    dtype: Any = None,
    order: str = "K",
    casting: Any = "safe",
) -> Tensor:
    from autograd.numpy_api.einsum import einsum as product
    from autograd.numpy_api.einsum import text_equation

    if not isinstance(subscripts, str):
        subscripts, listed = text_equation((subscripts, *operands))
        operands = tuple(listed)
    tensors = [tensor(each) for each in operands]
    for each in tensors if dtype is not None else ():
        check_cast(each, dtype, casting)
    return product(subscripts, [cast(each, dtype) for each in tensors])


# ---- over the last dimensions --------------------------------------------------------------------


def vecdot(x1: Any, x2: Any, /, *, axis: int = -1, keepdims: bool = False) -> Tensor:
    x1, x2 = tensor(x1).movedim(axis, -1), tensor(x2).movedim(axis, -1)
    if not (x1.ndim and x2.ndim and x1.shape[-1] == x2.shape[-1]):
        raise ValueError(
            f"np.vecdot: vectors of one length are expected along the axis {axis}, but the shapes "
            f"are {x1.shape} and {x2.shape}"
        )
    products = x1.conj() * x2
    found: Tensor = products.sum(-1, dtype=products.dtype)  # as NumPy, in the dtype of the vectors
    return ops.unsqueeze(found, axis) if keepdims else found


def matvec(x1: Any, x2: Any, /) -> Tensor:
    x2 = tensor(x2)
    return ops.matmul(x1, x2.reshape((*x2.shape, 1))).squeeze(-1)


def vecmat(x1: Any, x2: Any, /) -> Tensor:
    x1 = tensor(x1).conj()
    return ops.matmul(x1.reshape((*x1.shape[:-1], 1, x1.shape[-1])), x2).squeeze(-2)


def cross(
    a: Any, b: Any, axisa: int = -1, axisb: int = -1, axisc: int = -1, axis: int | None = None
) -> Tensor:
    if axis is not None:
        axisa = axisb = axisc = axis
    vectors = [tensor(a).movedim(axisa, -1), tensor(b).movedim(axisb, -1)]
    counts = {x.shape[-1] for x in vectors}
    if not counts <= {2, 3}:
        raise ValueError("incompatible dimensions for cross product\n(dimension must be 2 or 3)")
    a, b = np.broadcast_arrays(*[x.constant_pad_nd([0, 3 - x.shape[-1]], 0) for x in vectors])
    found: Tensor = ops.linalg_cross(a, b)
    return found[..., 2] if counts == {2} else found.movedim(-1, axisc)


def linalg_cross(x1: Any, x2: Any, /, *, axis: int = -1) -> Tensor:
    x1, x2 = tensor(x1), tensor(x2)
    if x1.shape[axis] != 3 or x2.shape[axis] != 3:
        raise ValueError("Both input arrays must be (arrays of) 3-dimensional vectors")
    return cross(x1, x2, axis=axis)


# ---- convolutions --------------------------------------------------------------------------------


def _vectors(name: str, a: Any, v: Any) -> tuple[Tensor, Tensor]:
    a, v = tensor(a), tensor(v)
    a, v = (each.reshape(-1) if each.ndim == 0 else each for each in (a, v))
    if a.ndim != 1 or v.ndim != 1 or not a.shape[0] or not v.shape[0]:
        raise ValueError(f"np.{name}: the arguments must be vectors that are not empty")
    return a, v


def _window(name: str, a: Tensor, v: Tensor, middle: int, mode: str) -> Tensor:
    """The part of the convolution that `mode` names; "same" starts at `middle`.

    Computed term by term as NumPy does it: spectra would spread a nan or inf over all elements.
    """
    shorter, longer = sorted((a.shape[0], v.shape[0]))
    windows = {
        "full": (0, shorter + longer - 1),
        "same": (middle, longer),
        "valid": (shorter - 1, longer - shorter + 1),
    }
    if mode not in windows:
        raise ValueError(
            f"np.{name}: mode must be one of 'valid', 'same', or 'full' (got {mode!r})"
        )
    start, size = windows[mode]
    return ops.signal__convolve_part(a, v, [start], [size], "direct")


def convolve(a: Any, v: Any, mode: str = "full") -> Tensor:
    a, v = _vectors("convolve", a, v)
    return _window("convolve", a, v, (min(a.shape[0], v.shape[0]) - 1) // 2, mode)


def correlate(a: Any, v: Any, mode: str = "valid") -> Tensor:
    a, v = _vectors("correlate", a, v)
    # NumPy exchanges the vectors where the first is the shorter and turns the result round.
    n, m = a.shape[0], v.shape[0]
    return _window("correlate", a, v.conj().flip([0]), (m - 1) // 2 if n >= m else n // 2, mode)


linalg_vecdot = vecdot
tensordot = linalg_tensordot
