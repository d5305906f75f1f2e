"""The CTC loss: its arguments, and its gradient where that is itself to be differentiated."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.formulas import plain
from autograd.formulas.reduced import reduced
from autograd.grad_mode import enable_grad, is_grad_enabled
from autograd.public import ops

__all__ = ["ctc_gradient", "ctc_loss"]

# What stands for the logarithm of 0 where it must have differences; its sums stay in range.
_FLOOR = -1e30


def ctc_gradient(
    grad: Any, log_probs: Any, losses: Any, begun: Any, targets: Any, times: Any, lengths: Any,
    blank: int,
) -> Any:  # fmt: skip
    """The gradient of the log-probabilities; see kernels.ctc_backward."""
    labels, at, long = [plain(each) for each in (targets, times, lengths)]
    if isinstance(grad, np.ndarray):
        return kernels.ctc_backward(grad, log_probs, losses, begun, labels, at, long, blank)
    from autograd.engine import grad as differentiated

    record = is_grad_enabled()
    with enable_grad():
        again = _recorded(log_probs, kernels.ctc_walk(labels, at, long, blank))
        found = differentiated(again, log_probs, grad, create_graph=record)[0]
    return found


def _recorded(log_probs: Any, walk: kernels.Walk) -> Any:
    """The losses of Tensors, by the recurrence of kernels.ctc."""
    steps = log_probs.shape[0]
    emitted = ops.take_along_dim(log_probs, walk.states[None], 2)
    start = np.full(walk.states.shape, True)
    start[:, :1] = False
    start[walk.last > 0, 1:2] = False
    begun = [ops.where(start, _FLOOR, emitted[0])]
    for t in range(1, steps):
        before = begun[-1]
        stepped = ops.constant_pad_nd(before[:, :-1], (1, 0), _FLOOR)
        total = ops.logaddexp(before, stepped)
        if before.shape[1] > 1:
            skipped = ops.constant_pad_nd(before[:, :-2], (2, 0), _FLOOR)
            total = ops.logaddexp(total, ops.where(walk.skips, skipped, _FLOOR))
        begun.append(ops.where(total < _FLOOR / 2, _FLOOR, total + emitted[t]))
    samples = np.arange(len(walk.last))
    ends = ops.stack(begun)[walk.times - 1, samples]
    final = ends[samples, walk.last]
    label = ends[samples, np.maximum(walk.last - 1, 0)]
    losses = -ops.where(walk.last == 0, final, ops.logaddexp(final, label))
    return ops.where(walk.times == 0, 0, losses)  # without input there is nothing to vary


def ctc_loss(
    log_probs: Any,
    targets: Any,
    input_lengths: Any,
    target_lengths: Any,
    blank: int,
    reduction: str,
    zero_infinity: bool,
) -> Any:
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
    times, lengths = _lengths("input", input_lengths, n), _lengths("target", target_lengths, n)
    if times.size and not 0 <= times.min() <= times.max() <= steps:
        raise RuntimeError(
            f"Expected input_lengths to have value at most {steps}, but got value {times.max()}"
        )
    padded = _padded(plain(targets), lengths, n)
    losses = ops.nn_functional__ctc_losses(log_probs, padded, times, lengths, blank)[0]
    if zero_infinity:
        losses = ops.where(np.isposinf(plain(losses)), 0, losses)
    if reduction == "mean":
        losses = losses / np.maximum(lengths, 1).astype(losses.dtype)
    elif reduction == "none" and single:
        return losses.reshape(())
    return reduced(losses, reduction)


def _lengths(name: str, given: Any, n: int) -> np.ndarray:
    lengths = np.asarray(given if isinstance(given, int | list | tuple) else plain(given))
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


def _padded(targets: np.ndarray, lengths: np.ndarray, n: int) -> np.ndarray:
    """The targets as (N, S)."""
    longest = int(lengths.max(initial=0))
    if targets.ndim == 2 and len(targets) == n:
        if targets.shape[1] < longest:
            raise RuntimeError(
                f"Expected tensor to have size at least {longest} at dimension 1, but got size "
                f"{list(targets.shape)}"
            )
        return targets[:, :longest].astype(np.int64)
    if targets.ndim != 1 or len(targets) < lengths.sum():
        raise RuntimeError(
            f"Expected targets of {int(lengths.sum())} labels or of shape ({n}, {longest}), but "
            f"got {list(targets.shape)}"
        )
    found = np.zeros((n, longest), np.int64)
    starts = np.cumsum(lengths) - lengths
    for i, (start, length) in enumerate(zip(starts, lengths, strict=True)):
        found[i, :length] = targets[start : start + length]
    return found
