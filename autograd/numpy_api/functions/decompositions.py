"""NumPy's decompositions whose modes say how many outputs there are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from autograd.base.ops import ops
from autograd.numpy_api.functions.arguments import tensor

__all__ = ["DECOMPOSITIONS"]


def _qr(a: Any, mode: str = "reduced") -> Any:
    if mode == "r":
        return ops.linalg_qr(tensor(a))[1]
    if mode not in ("reduced", "complete"):
        raise TypeError(f"np.linalg.qr: on Tensors mode='{mode}' is not supported; use ag.geqrf")
    return ops.linalg_qr(tensor(a), mode)


def _svd(
    a: Any, full_matrices: bool = True, compute_uv: bool = True, hermitian: bool = False
) -> Any:
    if hermitian:
        raise TypeError("np.linalg.svd: on Tensors hermitian=True is not supported; use eigh")
    if not compute_uv:
        return ops.linalg_svdvals(tensor(a))
    return ops.linalg_svd(tensor(a), full_matrices)


DECOMPOSITIONS: dict[str, Callable[..., Any]] = {"linalg.qr": _qr, "linalg.svd": _svd}
