"""Embeddings: rows of a weight, picked, put together by bags, and the gradient of picking."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from autograd.array.axes import check_axis
from autograd.base.grad_mode import no_grad
from autograd.base.ops import ops
from autograd.composites.reduced import only_real
from autograd.core.tensor import Tensor
from autograd.formulas import beside, maybe, plain, surely, zeros
from autograd.kernels import check_indices
from autograd.methods.construction import as_tensor


def _padding_row(padding_idx: int | None, weight: Any, error: Exception) -> int:
    """The row of the padding, -1 for none. Raises `error` if the weight has no such row."""
    if padding_idx is None:
        return -1
    if not -len(weight) <= padding_idx < len(weight):
        raise error
    return padding_idx % len(weight)


def _renormalize_rows(weight: Any, indices: np.ndarray, max_norm: float, norm_type: float) -> None:
    """Scales the rows that are picked and whose norm is above `max_norm`, in place.

    Something constant is added to them, so that tangents stay as they are, as gradients do.
    """
    rows = np.unique(indices)
    with no_grad():
        picked = weight[rows]
        norms = plain(ops.norm(picked, norm_type, -1, True))
        factor = np.where(norms > max_norm, max_norm / (norms + 1e-7), 1).astype(weight.dtype)
        weight.index_copy_(0, rows, picked + (plain(picked) * factor - plain(picked)))


def embedding(
    input: Any, weight: Any, padding_idx: int | None, max_norm: float | None, norm_type: float,
    by_freq: bool, sparse: bool,
) -> Any:  # fmt: skip
    """weight[input]; with `max_norm` the rows that it picks are first scaled down, in place."""
    outside = AssertionError("Padding_idx must be within num_embeddings")
    padding = _padding_row(padding_idx, weight, outside)
    if max_norm is not None:
        check_indices("embedding", plain(weight), plain(input))
        _renormalize_rows(weight, plain(input), max_norm, norm_type)
    return ops.embedding(weight, input, padding, by_freq, sparse)


def embedding_bag(
    input: Any, weight: Any, offsets: Any, max_norm: float | None, norm_type: float, by_freq: bool,
    mode: str, sparse: bool, per_sample_weights: Any, include_last_offset: bool,
    padding_idx: int | None,
) -> Any:  # fmt: skip
    """The sum, mean or maximum over each bag of rows of the weight; 0 for an empty one.

    A bag is a row of the input or, where it is a vector, what follows an offset up to the next.
    Raises ValueError and RuntimeError for arguments that do not fit.
    """
    if per_sample_weights is not None and per_sample_weights.shape != input.shape:
        raise ValueError(
            f"embedding_bag: If per_sample_weights ({per_sample_weights.shape}) is not None, "
            f"then it must have the same shape as the input ({input.shape})"
        )
    if weight.ndim != 2:
        raise ValueError(f"weight has to be a 2D Tensor, but got Tensor of dimension {weight.ndim}")
    only_real("embedding_bag", weight, per_sample_weights)
    if per_sample_weights is not None and per_sample_weights.dtype != weight.dtype:
        raise RuntimeError(
            "Expected tensor for argument #1 'weight' to have the same type as tensor for argument "
            f"#1 'per_sample_weights'; but type {weight.dtype} does not equal "
            f"{per_sample_weights.dtype} (while checking arguments for embedding_bag)"
        )
    indices = plain(input)
    starts, count = _find_bags(indices, offsets, include_last_offset)
    if mode not in ("sum", "mean", "max"):
        raise ValueError("mode has to be one of sum, mean or max")
    if mode == "max" and by_freq:
        raise ValueError("max mode does not support scaling the gradient by the frequency")
    if mode == "max" and sparse:
        raise ValueError("max mode does not support sparse weights")
    check_indices("embedding_bag", plain(weight), indices)
    indices = indices.reshape(-1)
    if max_norm is not None:
        _renormalize_rows(weight, indices, max_norm, norm_type)
    if per_sample_weights is not None and mode != "sum":
        raise NotImplementedError(
            "embedding_bag: per_sample_weights was not None. per_sample_weights is only supported "
            f"for mode='sum' (got mode='{mode}'). Please open a feature request on GitHub."
        )
    factors = None if per_sample_weights is None else per_sample_weights.reshape(-1)
    numbers = np.arange(len(indices))
    if isinstance(starts, Tensor):  # of samples
        bags = ops.searchsorted(starts, numbers, right=True) - 1
    else:
        bags = np.searchsorted(starts, beside(starts, numbers), side="right") - 1
    outside = RuntimeError(
        f"padding_idx must be within the number of embeddings, -{len(weight)} through "
        f"{len(weight) - 1}, but got {padding_idx}"
    )
    padding = _padding_row(padding_idx, weight, outside)
    bag_count = count
    if padding >= 0 and isinstance(indices, Tensor):  # of samples: others in each
        bags, bag_count = ops.where(indices == padding, count, bags), count + 1
    elif padding >= 0:
        kept = np.flatnonzero(indices != padding)
        indices, bags = indices[kept], bags[kept]
        factors = None if factors is None else factors[kept]
    if mode == "max":
        return _largest_of_bags(weight, indices, bags, bag_count)[:count]
    rows = ops.embedding(weight, indices, -1, by_freq, sparse)
    if factors is not None:
        rows = rows * factors.unsqueeze(-1)
    total = zeros(rows, (bag_count, weight.shape[1])).index_add(0, bags, rows)[:count]
    if mode == "sum":
        return total
    sizes = np.maximum(np.bincount(bags, minlength=bag_count)[:count], 1)
    return total / beside(total, sizes.astype(weight.dtype)[:, None])


def _find_bags(indices: np.ndarray, offsets: Any, with_last: bool) -> tuple[np.ndarray, int]:
    """Where bags start among all indices, and how many there are."""
    if indices.ndim == 2:
        if offsets is not None:
            raise ValueError(
                "if input is 2D, then offsets has to be None, as input is treated is a mini-batch "
                f"of fixed length sequences. However, found offsets of type {type(offsets)}"
            )
        return np.arange(len(indices)) * indices.shape[1], len(indices)
    if indices.ndim != 1:
        raise ValueError(
            f"input has to be 1D or 2D Tensor, but got Tensor of dimension {indices.ndim}"
        )
    if offsets is None:
        raise ValueError("offsets has to be a 1D Tensor but got None")
    starts = plain(offsets)
    if starts.ndim != 1:
        raise ValueError("offsets has to be a 1D Tensor")
    if with_last and not len(starts):
        raise RuntimeError("include_last_offset: number of offset should be at least 1")
    if len(starts) and surely(starts[0] != 0):
        raise RuntimeError(
            "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start from "
            f"position 0. However, got {starts[0]}"
        )
    if len(starts) and surely(starts[-1] > len(indices)):
        raise RuntimeError(
            f"offsets[-1] can not be greater than input's length {len(indices)} but got "
            f"offsets[-1] of {starts[-1]}"
        )
    if surely(starts[1:] < starts[:-1]):
        raise IndexError(f"offsets must not decrease, but got {starts.tolist()}")
    starts = starts[:-1] if with_last else starts
    return starts, len(starts)


def _largest_of_bags(weight: Any, indices: np.ndarray, bags: np.ndarray, count: int) -> Any:
    """The largest elements of each bag, of equal ones the first."""
    width = weight.shape[1]
    values = weight.detach()[indices]
    size = len(indices) // max(count, 1)
    if size and not maybe(bags != np.arange(len(indices)) // size):  # all of one size
        first = values.reshape((count, size, width)).argmax(1) + size * np.arange(count)[:, None]
    else:
        nothing = zeros(values, (count, width))
        top = nothing.index_reduce(0, bags, values, "amax", include_self=False)
        there = (values == top[bags]) | ops.isnan(values)
        places = ops.where(there, np.arange(len(indices))[:, None], len(indices))
        first = nothing.to(np.int64).index_reduce(0, bags, places, "amin", include_self=False)
    numbers = as_tensor(indices if len(indices) else np.zeros(1, np.int64))
    picked = weight[numbers[first], np.arange(width)]
    empty = np.bincount(bags, minlength=count) == 0
    return ops.where(empty[:, None], 0, picked) if maybe(empty) else picked


_EMPTY = {"sum": 0, "mean": 0, "prod": 1, "max": -math.inf, "min": math.inf}
"""What a segment without elements gives, but that its mean is nan."""
_NAMES = {"prod": "prod", "max": "amax", "min": "amin"}


def segment_reduce(
    data: Any, reduce: str, lengths: Any, indices: Any, offsets: Any, axis: int, unsafe: bool,
    initial: Any,
) -> Any:  # fmt: skip
    """Each segment of `data` along `axis`, reduced; what belongs to none is left out.

    Before `axis` each row has its own segments. Raises RuntimeError for arguments that do not fit.
    """
    if reduce not in _EMPTY:
        raise RuntimeError(
            f"reduce argument must be either sum, prod, mean, max or min, got {reduce}"
        )
    only_real("segment_reduce", data)
    if indices is not None:
        raise RuntimeError("segment_reduce(): indices based reduction is not supported yet.")
    if offsets is None and lengths is None:
        raise RuntimeError("segment_reduce(): Either lengths or offsets must be defined.")
    axis = check_axis(axis, data.ndim)
    name, given = ("lengths", lengths) if offsets is None else ("offsets", offsets)
    if given.ndim != axis + 1 or given.shape[:-1] != data.shape[:axis]:
        raise RuntimeError(
            f"segment_reduce(): Expected axis to be the last dimension of {name} but got {axis}."
        )
    size, outer, kept = data.shape[axis], data.shape[:axis], data.shape[axis + 1 :]
    counts = plain(given) if offsets is None else np.diff(plain(given))
    stops = counts.cumsum(-1) if offsets is None else plain(given)[..., 1:]
    if surely(counts < 0):
        raise RuntimeError(f"{name} contains negative value!")
    if offsets is None and not unsafe and surely(counts.sum(-1) != size):
        raise RuntimeError(
            "segment_reduce(): Expected all rows of lengths along axis to sum to "
            "data.size(lengths.dim()-1) when !unsafe."
        )
    before = size * np.arange(math.prod(outer)).reshape(*outer, 1)
    sizes, starts = counts.reshape(-1), (before + stops - counts).reshape(-1)
    numbers = np.repeat(np.arange(sizes.size), sizes)
    places = np.arange(numbers.size) + (starts - (sizes.cumsum() - sizes))[numbers]
    rows = data.reshape((math.prod(outer) * size, *kept)).index_select(0, places)
    total = ops.full(
        (sizes.size, *kept), _EMPTY[reduce] if initial is None else initial, dtype=data.dtype
    )
    if reduce in ("sum", "mean"):
        total = total.index_add(0, numbers, rows)
    else:
        total = total.index_reduce(0, numbers, rows, _NAMES[reduce])
        nans = np.isnan(plain(rows))
        if reduce != "prod" and not surely(~nans.any()):  # whose gradient goes to them
            total = total.index_add(0, numbers, ops.where(ops.isnan(rows), rows, 0))
    if reduce == "mean":
        weights = sizes if initial is None else np.maximum(sizes, 1)
        total = total / weights.astype(data.dtype).reshape(-1, *(1 for _ in kept))
    return total.reshape((*counts.shape, *kept))


def bilinear(input1: Any, input2: Any, weight: Any, bias: Any) -> Any:
    """y_o = x1' W_o x2 + b_o. Raises RuntimeError for shapes that do not fit."""
    if input1.ndim != input2.ndim:
        raise RuntimeError(
            f"bilinear(): input dimensions do not match: got {input1.ndim} and {input2.ndim}"
        )
    for i, (m, n) in enumerate(zip(input1.shape[:-1], input2.shape[:-1], strict=True)):
        if m != n:
            raise RuntimeError(
                f"bilinear(): input batch dimensions do not match at dim {i}: got {m} and {n}"
            )
    for i, each in enumerate((input1, input2)):
        if each.shape[-1] != weight.shape[i + 1]:
            raise RuntimeError(
                f"bilinear(): input{i + 1} size does not match weight size: got {each.shape[-1]} "
                f"but expected {weight.shape[i + 1]}"
            )
    if bias is not None and bias.shape != weight.shape[:1]:
        raise RuntimeError(
            f"bilinear(): bias size does not match weight size: got {list(bias.shape)} but "
            f"expected {weight.shape[0]}"
        )
    result = ops.einsum("...i,oij,...j->...o", [input1, weight, input2])
    return result if bias is None else result + bias
