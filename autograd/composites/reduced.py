"""What composites share: how losses are put together, and which dtypes are refused."""

from __future__ import annotations

import warnings
from typing import Any

from autograd import kernels


def legacy(size_average: bool | None, reduce: bool | None, reduction: str) -> str:
    """`kernels.legacy_reduction`, for the functions that composites are made of.

    Raises ValueError for a `reduction` that there is not.
    """
    reduction = kernels.legacy_reduction(size_average, reduce, reduction, stacklevel=5)
    check_reduction(reduction)
    return reduction


def check_reduction(reduction: str) -> None:
    """Raises ValueError for another word than "mean", "sum" and "none"."""
    if reduction not in ("mean", "sum", "none"):
        raise ValueError(f"{reduction} is not a valid value for reduction")


def reduced(losses: Any, reduction: str) -> Any:
    """The mean or the sum of the losses, or all. Raises ValueError for another `reduction`."""
    check_reduction(reduction)
    if reduction == "none":
        return losses
    return losses.mean() if reduction == "mean" else losses.sum()


def warn_of_sizes(input: Any, target: Any) -> None:
    """Warns where the shapes differ, since that is rarely meant."""
    if input.shape != target.shape:
        warnings.warn(
            f"Using a target size ({list(target.shape)}) that is different to the input size "
            f"({list(input.shape)}). This will likely lead to incorrect results due to "
            "broadcasting. Please ensure they have the same size.",
            UserWarning,
            stacklevel=4,
        )


def only_real(name: str, *tensors: Any, kinds: str = "f") -> None:
    """Raises NotImplementedError for integers and complex numbers, unless `kinds` has them."""
    for each in tensors:
        if each is not None and each.dtype.kind not in kinds:
            raise NotImplementedError(f"\"{name}\" not implemented for '{each.dtype}'")
