"""The CTC loss: its arguments, and its gradient where that is itself to be differentiated."""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd import kernels
from autograd.base.grad_mode import enable_grad, is_grad_enabled
from autograd.base.ops import ops
from autograd.formulas import maybe, plain

# What stands for the logarithm of 0 where it must have differences; its sums stay in range.
_FLOOR = -1e30


def ctc_gradient(
    grad: Any, log_probs: Any, losses: Any, begun: Any, targets: Any, times: Any, lengths: Any,
    blank: int,
) -> Any:  # fmt: skip
    """The gradient of the log-probabilities; see `kernels.ctc_backward`."""
    labels, at, long = [plain(each) for each in (targets, times, lengths)]
    if isinstance(grad, np.ndarray):
        return kernels.ctc_backward(grad, log_probs, losses, begun, labels, at, long, blank)
    from autograd.core.engine import grad as differentiated

    record = is_grad_enabled()
    with enable_grad():
        again = _record_losses(log_probs, kernels.ctc_walk(labels, at, long, blank))
        found = differentiated(again, log_probs, grad, create_graph=record)[0]
    lost = kernels.ctc_undefined(plain(grad), plain(losses), at, len(log_probs))
    return np.where(lost[..., None], np.nan, found) if maybe(lost) else found


def _record_losses(log_probs: Any, walk: kernels.Walk) -> Any:
    """The losses of Tensors, by the recurrence of kernels.ctc_losses."""
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
