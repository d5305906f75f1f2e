"""What composites share: how losses are put together, and which dtypes are refused."""

from __future__ import annotations

import warnings
from typing import Any

__all__ = ["legacy", "only_real", "reduced", "warn_of_sizes"]


def legacy(size_average: bool | None, reduce: bool | None, reduction: str) -> str:
    """`reduction`, or what the two older arguments say in its place, with PyTorch's warning."""
    if size_average is None and reduce is None:
        return reduction
    if reduce is not None and not reduce:
        meant = "none"
    else:
        meant = "mean" if size_average is None or size_average else "sum"
    warnings.warn(
        f"size_average and reduce args will be deprecated, please use reduction='{meant}' instead.",
        UserWarning,
        stacklevel=4,
    )
    return meant


def reduced(losses: Any, reduction: str) -> Any:
    """The mean or the sum of the losses, or all. Raises ValueError for another `reduction`."""
    if reduction == "mean":
        return losses.mean()
    if reduction == "sum":
        return losses.sum()
    if reduction != "none":
        raise ValueError(f"{reduction} is not a valid value for reduction")
    return losses


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
