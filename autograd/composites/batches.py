"""What a row is in other operations, for a batch of samples, where that takes more than a line.

These run on one sample as code sees it; the operations that they call see to the batch.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from autograd.array.axes import check_axis, part_along
from autograd.base.ops import ops
from autograd.composites.reduced import reduced
from autograd.formulas.losses import meant
from autograd.kernels.reduce.statistics import joined_parts, renorm_axes


def reversed_dims(ndim: int) -> tuple[int, ...]:
    """All dimensions, the last first."""
    return tuple(reversed(range(ndim)))


def differences(self: Any, n: int, dim: int, prepend: Any, append: Any) -> Any:
    """The n-th differences of neighbours along `dim`, with further elements at either end."""
    parts = joined_parts(self, n, prepend, append)
    if n == 0:
        return self.clone()
    whole = ops.cat(parts, dim) if len(parts) > 1 else self
    axis = check_axis(dim, self.ndim)
    for _ in range(min(n, whole.shape[axis])):
        one, other = part_along(whole, axis, 1), part_along(whole, axis, stop=-1)
        whole = one != other if whole.dtype.kind == "b" else one - other
    return whole.clone() if whole is self else whole


# ---- places --------------------------------------------------------------------------------------


def named_places(shape: tuple[int, ...], dim: int, index: Any) -> Any:
    """A mask that is true in the slices at a vector of indices along `dim`; it broadcasts to
    `shape`."""
    axis = check_axis(dim, len(shape))
    length = shape[axis] if shape else 1
    hit = (index.reshape((-1, 1)) % max(length, 1) == ops.arange(length)).any(0)
    if not shape:
        return hit.reshape(())
    sizes = [1] * len(shape)
    sizes[axis] = length
    return hit.reshape(sizes)


def ordered(source: Any, mask: Any) -> Any:
    """The elements of `source` one after the other where `mask` is true (something elsewhere)."""
    taken = mask.reshape(-1).to(np.int64).cumsum(0) - 1
    flat = source.reshape(-1)
    return flat[ops.clamp(taken, 0, max(flat.numel() - 1, 0))].reshape(mask.shape)


def powers(x: Any, N: int | None, increasing: bool) -> Any:
    """The powers of each element in a row, from the highest or (`increasing`) the zeroth on."""
    count = x.shape[0] if N is None else N
    exponents = ops.arange(count, dtype=np.int64)
    exponents = exponents.to(x.dtype) if x.dtype.kind in "fc" else exponents
    return x.unsqueeze(-1) ** (exponents if increasing else exponents.flip(0))


# ---- statistics ----------------------------------------------------------------------------------


def covariance(x: Any, correction: int) -> Any:
    """The covariances of the rows of a matrix; of one row, or a vector, its variance."""
    rows = x if x.ndim == 2 else x.reshape((1, -1))
    centred = rows - rows.mean(1, True)
    found = centred.matmul(centred.mH) / max(rows.shape[1] - correction, 0)
    return found if rows.shape[0] > 1 else found.reshape(())


def corrcoef(x: Any) -> Any:
    """The correlations of the rows of a matrix; of one row, or a vector, 1."""
    found = covariance(x, 1)
    if not found.ndim:
        return found / found
    scales = found.diagonal().real.sqrt()
    return found / scales.unsqueeze(1) / scales


def renorm(x: Any, p: float, dim: int, maxnorm: float) -> Any:
    """Slices along `dim` scaled down to a p-norm of at most `maxnorm`."""
    norms = x.norm(p, renorm_axes(x.shape, p, dim, maxnorm), True)
    return x * ops.where(norms > maxnorm, maxnorm / (norms + 1e-7), ops.ones_like(norms))


# ---- losses --------------------------------------------------------------------------------------


def nll_loss(
    input: Any, target: Any, weight: Any, ignore_index: int, size_average: bool | None,
    reduce: bool | None, reduction: str,
) -> Any:  # fmt: skip
    """Minus the input at the target's class, weighted; nothing for targets to be ignored."""
    losses, weights = _pick_targets(input, target, weight, ignore_index)
    return weighted(losses, weights, meant(size_average, reduce, reduction))


def cross_entropy_hard(
    input: Any, target: Any, weight: Any, ignore_index: int, reduction: str, label_smoothing: float
) -> tuple[Any, Any]:
    """The cross entropy of logits and classes, and the probabilities as rows of classes."""
    dim = 1 if input.ndim > 1 else 0
    logs = input.log_softmax(dim)
    losses, weights = _pick_targets(logs, target, weight, ignore_index)
    if label_smoothing:
        count = input.shape[dim]
        each = logs if weight is None else logs * _align_classes(weight, logs.ndim, dim)
        everywhere = -each.sum(dim) * (target != ignore_index).to(logs.dtype)
        losses = (1 - label_smoothing) * losses + label_smoothing / count * everywhere
    rows = logs.exp().movedim(dim, -1).reshape((-1, input.shape[dim]))
    return weighted(losses, weights, reduction), rows.detach()


def cross_entropy_soft(
    input: Any, target: Any, weight: Any, reduction: str, label_smoothing: float
) -> Any:
    """The cross entropy of logits and probabilities of classes; the mean is over the inputs."""
    dim = 1 if input.ndim > 1 else 0
    count = input.shape[dim]
    if label_smoothing:
        target = (1 - label_smoothing) * target + label_smoothing / count
    logs = input.log_softmax(dim)
    each = logs * target
    if weight is not None:
        each = each * _align_classes(weight, logs.ndim, dim)
    return reduced(-each.sum(dim), reduction)


def _align_classes(weight: Any, ndim: int, dim: int) -> Any:
    """A number for each class in the place of the class dimension."""
    return weight.reshape((-1,) + (1,) * (ndim - 1 - dim))


def _pick_targets(logs: Any, target: Any, weight: Any, ignore_index: int) -> tuple[Any, Any]:
    """Minus the weighted logs at the targets, and the weights; zero where a target is ignored."""
    dim = 1 if logs.ndim > 1 else 0
    kept = target != ignore_index
    safe = ops.where(kept, target, ops.zeros_like(target))
    weights = kept.to(logs.dtype)
    if weight is not None:
        weights = weights * weight[safe]
    picked = logs.gather(dim, safe.unsqueeze(dim)).squeeze(dim)
    # Where an ignored target would pick an infinite log, zero times it would be nan.
    return -ops.where(kept, picked, ops.zeros_like(picked)) * weights, weights


def weighted(losses: Any, weights: Any, reduction: str) -> Any:
    """Losses reduced as a word says, their mean over the sum of the weights."""
    if reduction == "mean":
        return losses.sum() / weights.sum()
    return reduced(losses, reduction)
