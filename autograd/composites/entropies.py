"""Cross entropy of classes or probabilities, in operations."""

from __future__ import annotations

import warnings
from typing import Any

from autograd.base.ops import ops
from autograd.composites.reduced import legacy

__all__ = ["cross_entropy", "softmax_dim"]


def softmax_dim(name: str, dim: int | None, ndim: int) -> int:
    """`dim`, or where it is not given the one that PyTorch takes, with its warning."""
    if dim is not None:
        return dim
    warnings.warn(
        f"Implicit dimension choice for {name} has been deprecated. "
        "Change the call to include dim=X as an argument.",
        UserWarning,
        stacklevel=3,
    )
    return 0 if ndim in (0, 1, 3) else 1


def cross_entropy(
    input: Any,
    target: Any,
    weight: Any,
    size_average: bool | None,
    ignore_index: int,
    reduce: bool | None,
    reduction: str,
    label_smoothing: float,
) -> Any:
    """With class probabilities where the target has the shape of the input, else with classes.

    Raises RuntimeError for an `ignore_index` with probabilities.
    """
    reduction = legacy(size_average, reduce, reduction)
    if input.shape == target.shape:
        if ignore_index >= 0:
            raise RuntimeError("ignore_index is not supported for floating point target")
        return ops.nn_functional__cross_entropy_soft(
            input, target, weight, reduction, label_smoothing
        )
    return ops.nn_functional__cross_entropy_hard(
        input, target, weight, ignore_index, reduction, label_smoothing
    )[0]
