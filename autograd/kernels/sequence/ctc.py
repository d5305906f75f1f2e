"""Connectionist temporal classification: the probabilities of all alignments, by recurrences.

The target with a blank before, between and after its labels is walked through from left to right:
at each time one stays, goes on, or, between labels that differ, skips the blank (A. Graves et al.,
"Connectionist temporal classification", 2006).
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from autograd.kernels.indexing.places import added

__all__ = ["Walk", "ctc_backward", "ctc_losses", "ctc_undefined", "ctc_walk"]


class Walk(NamedTuple):
    """What the recurrences need of the targets, for N samples and 2 S + 1 states.

    states  the class of each state, (N, 2 S + 1)
    skips   whether a state can be reached from the one before the last
    last    the last state of each sample, a blank
    times   the length of each input
    """

    states: np.ndarray
    skips: np.ndarray
    last: np.ndarray
    times: np.ndarray


def ctc_walk(targets: np.ndarray, times: np.ndarray, lengths: np.ndarray, blank: int) -> Walk:
    """The walk of targets (N, S), of which each has its own length."""
    n, longest = targets.shape
    states = np.full((n, 2 * longest + 1), blank, np.intp)
    inside = np.arange(longest) < lengths[:, None]
    states[:, 1::2] = np.where(inside, targets, blank)
    skips = np.zeros(states.shape, bool)
    skips[:, 2:] = (states[:, 2:] != blank) & (states[:, 2:] != states[:, :-2])
    return Walk(states, skips, 2 * lengths, times)


def _emitted(log_probs: np.ndarray, walk: Walk) -> np.ndarray:
    """The log-probabilities of the states' classes at each time."""
    states = np.broadcast_to(walk.states, (len(log_probs), *walk.states.shape))
    return np.take_along_axis(log_probs, states, 2)


def _combined(stay: np.ndarray, move: np.ndarray, skip: np.ndarray) -> np.ndarray:
    """The logarithm of the sum of three exponentials, of -inf where all are 0."""
    most = np.maximum(np.maximum(stay, move), skip)
    np.maximum(most, np.finfo(most.dtype).min, out=most)
    total = np.exp(stay - most)
    total += np.exp(move - most)
    total += np.exp(skip - most)
    return np.log(total, out=total) + most


def ctc_losses(
    log_probs: np.ndarray, targets: np.ndarray, times: np.ndarray, lengths: np.ndarray, blank: int
) -> tuple[np.ndarray, np.ndarray]:
    """Minus the logarithms of the probabilities of the targets (N,), and those of all beginnings.

    log_probs (T, N, C); beginnings (T, N, 2 S + 1): of all walks that are at a state at a time.
    """
    walk = ctc_walk(targets, times, lengths, blank)
    steps, n, _ = log_probs.shape
    emitted = _emitted(log_probs, walk)
    # Two states more in front, in which nothing ever is.
    wide = np.full((steps, n, emitted.shape[2] + 2), -np.inf, emitted.dtype)
    begun = wide[:, :, 2:]
    barred = np.where(walk.skips, emitted.dtype.type(0), emitted.dtype.type(-np.inf))
    with np.errstate(invalid="ignore", divide="ignore"):
        if steps:
            begun[0, :, :2] = emitted[0, :, :2]
            begun[0, lengths == 0, 1:] = -np.inf
        for t in range(1, steps):
            before = wide[t - 1]
            total = _combined(before[:, 2:], before[:, 1:-1], before[:, :-2] + barred)
            np.add(total, emitted[t], out=begun[t])
        losses = np.full(n, np.inf, emitted.dtype)
        some = times > 0
        rows = np.flatnonzero(some)
        ends = begun[times[rows] - 1, rows]
        final = ends[np.arange(len(rows)), walk.last[rows]]
        label = ends[np.arange(len(rows)), np.maximum(walk.last[rows] - 1, 0)]
        label = np.where(walk.last[rows] == 0, -np.inf, label)
        losses[rows] = -np.logaddexp(final, label)
    losses[~some & (lengths == 0)] = 0
    return losses, begun


def ctc_backward(
    grad: np.ndarray, log_probs: np.ndarray, losses: np.ndarray, begun: np.ndarray,
    targets: np.ndarray, times: np.ndarray, lengths: np.ndarray, blank: int,
) -> np.ndarray:  # fmt: skip
    """Minus the probability, given the target, of each class at each time, times `grad`.

    d(loss)/d(log_probs[t, n, c]) = -P(class c at time t of sample n | target): A. Graves et al.,
    "Connectionist temporal classification", 2006, section 4.2. It is nan at the times of a sample
    whose target is impossible, see `ctc_undefined`.
    """
    walk = ctc_walk(targets, times, lengths, blank)
    steps, n, _ = log_probs.shape
    emitted = _emitted(log_probs, walk)
    parts = np.empty_like(emitted)
    wide = np.full((n, emitted.shape[2] + 2), -np.inf, log_probs.dtype)
    ended = wide[:, :-2]
    barred = np.full_like(wide, -np.inf)[:, 2:]
    barred[:, :-2][walk.skips[:, 2:]] = 0
    samples = np.arange(n)
    possible = np.isfinite(losses)
    shift = np.where(possible, losses, 0)[:, None]
    factor = np.where(possible, grad, 0)[:, None]
    with np.errstate(invalid="ignore", divide="ignore"):
        for t in range(steps - 1, -1, -1):
            if t + 1 < steps:
                ended += emitted[t + 1]
                ended[:] = _combined(ended, wide[:, 1:-1], wide[:, 2:] + barred)
            final = samples[times - 1 == t]
            ended[final] = -np.inf
            ended[final, walk.last[final]] = 0
            ended[final, np.maximum(walk.last[final] - 1, 0)] = 0
            np.multiply(np.exp(begun[t] + ended + shift), -factor, out=parts[t])
    found = np.zeros(log_probs.shape, log_probs.dtype)
    if parts.size:
        states = np.ascontiguousarray(np.broadcast_to(walk.states, parts.shape))
        found = added(found, 2, states, parts, copy=None)
    found[ctc_undefined(grad, losses, times, steps)] = np.nan
    return found


def ctc_undefined(
    grad: np.ndarray, losses: np.ndarray, times: np.ndarray, steps: int
) -> np.ndarray:
    """Where (step, sample) the gradient is nan: the target is impossible, and its loss counts."""
    lost = ~np.isfinite(losses) & (grad != 0)
    return lost & (np.arange(steps)[:, None] < times)
