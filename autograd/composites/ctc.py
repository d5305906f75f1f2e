"""The loss of connectionist temporal classification, in operations."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.composites.reduced import reduced
from autograd.formulas import plain


def ctc_loss(
    log_probs: Any, targets: Any, input_lengths: Any, target_lengths: Any, blank: int,
    reduction: str, zero_infinity: bool,
) -> Any:  # fmt: skip
    """The losses of log_probs (T, N, C), or (T, C) of one sample.

    targets  (N, S), or all one after the other in a vector

    The mean is over the batch, of the losses over their targets' lengths. Raises RuntimeError for
    shapes and lengths that do not fit.
    """
    if log_probs.ndim not in (2, 3):
        raise RuntimeError(f"ctc_loss needs log_probs (T, N, C), but got {list(log_probs.shape)}")
    single = log_probs.ndim == 2
    if single:
        log_probs = log_probs.unsqueeze(1)
    steps, n, classes = log_probs.shape
    if not 0 <= blank < classes:
        raise RuntimeError("blank must be in label range")
    times = _read_lengths("input", input_lengths, n)
    lengths = _read_lengths("target", target_lengths, n)
    if times.size and not 0 <= times.min() <= times.max() <= steps:
        raise RuntimeError(
            f"Expected input_lengths to have value at most {steps}, but got value {times.max()}"
        )
    padded = _pad_targets(plain(targets), lengths, n)
    losses = ops.nn_functional__ctc_losses(log_probs, padded, times, lengths, blank)[0]
    if zero_infinity:
        losses = ops.where(np.isposinf(plain(losses)), 0, losses)
    if reduction == "mean":
        losses = losses / np.maximum(lengths, 1).astype(losses.dtype)
    elif reduction == "none" and single:
        return losses.reshape(())
    return reduced(losses, reduction)


def _read_lengths(name: str, given: Any, n: int) -> np.ndarray:
    lengths = np.asarray(given if isinstance(given, (int, list, tuple)) else plain(given))
    if lengths.dtype.kind not in "iu" and lengths.size:
        raise RuntimeError(f"{name}_lengths must be integral")
    lengths = lengths.reshape(-1).astype(np.int64)
    if len(lengths) != n:
        raise RuntimeError(f"{name}_lengths must be of size batch_size")
    if n and lengths.min() < 0:
        raise RuntimeError(
            f"Expected {name}_lengths to have value at least 0, but got value {lengths.min()}"
        )
    return lengths


def _pad_targets(targets: np.ndarray, lengths: np.ndarray, n: int) -> np.ndarray:
    """The targets as (N, S)."""
    longest = int(lengths.max(initial=0))
    if targets.ndim == 2 and len(targets) == n:
        if targets.shape[1] < longest:
            raise RuntimeError(
                f"Expected tensor to have size at least {longest} at dimension 1, but got size "
                f"{list(targets.shape)}"
            )
        return targets[:, :longest].astype(np.int64)
    if targets.ndim != 1 or len(targets) != lengths.sum():
        raise RuntimeError(
            f"Expected targets of {int(lengths.sum())} labels or of shape ({n}, {longest}), but "
            f"got {list(targets.shape)}"
        )
    found = np.zeros((n, longest), np.int64)
    starts = np.cumsum(lengths) - lengths
    for i, (start, length) in enumerate(zip(starts, lengths, strict=True)):
        found[i, :length] = targets[start : start + length]
    return found
