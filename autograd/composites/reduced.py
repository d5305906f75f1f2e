"""What composites share: how losses are put together, and which dtypes are refused."""

from __future__ import annotations

from typing import Any

from autograd import kernels
from autograd.core.promotion import float_dtype


def legacy(size_average: bool | None, reduce: bool | None, reduction: str) -> str:
    """`kernels.legacy_reduction`, for rows that are composites."""
    return kernels.legacy_reduction(size_average, reduce, reduction)


def reduced(losses: Any, reduction: str) -> Any:
    """The mean or the sum of the losses, or all. Raises ValueError for another `reduction`."""
    kernels.check_reduction(reduction)
    if reduction == "none":
        return losses
    return losses.mean() if reduction == "mean" else losses.sum()


def only_real(name: str, *tensors: Any, kinds: str = "f") -> None:
    """Raises NotImplementedError for integers and complex numbers, unless `kinds` has them."""
    for each in tensors:
        if each is not None:
            kernels.require_kind(name, each.dtype, kinds)


def floating(x: Any) -> Any:
    """The Tensor x, integers as numbers that have a fraction: sums and differences may wrap."""
    return x if x.dtype.kind in "fc" else x.to(float_dtype())


def check_inexact(name: str, x: Any) -> None:
    """Raises RuntimeError for integers and truths."""
    if x.dtype.kind not in "fc":
        raise RuntimeError(
            f"{name}: Expected a floating point or complex tensor as input. Got {x.dtype}"
        )
