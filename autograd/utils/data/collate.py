"""Samples to a batch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.methods.construction import as_tensor, tensor


def default_collate(batch: Sequence[Any]) -> Any:
    """The samples of a batch as one structure of tensors with a new first dimension.

    Tensors and arrays are stacked, numbers become tensors (Python floats of float64), strings a
    list; dicts, tuples and lists of these keep their structure, named tuples their class.

    Raises TypeError for samples of any other type, RuntimeError for sequences of several lengths.
    """
    first = batch[0]
    if isinstance(first, Tensor):
        return ops.stack(list(batch))
    if isinstance(first, (np.ndarray, np.generic)) and first.dtype.kind in "biufc":
        return as_tensor(np.stack([np.asarray(each) for each in batch]))
    if isinstance(first, float):
        return tensor(batch, dtype=np.float64)
    if isinstance(first, (int, complex)):
        return tensor(batch)
    if isinstance(first, (str, bytes)):
        return batch
    if isinstance(first, Mapping):
        return _like(first, {key: default_collate([each[key] for each in batch]) for key in first})
    if isinstance(first, Sequence):
        if any(len(each) != len(first) for each in batch):
            raise RuntimeError("each element in list of batch should be of equal size")
        parts = [default_collate(each) for each in zip(*batch, strict=True)]
        return _rebuilt(first, parts)
    raise TypeError(
        "default_collate: batch must contain tensors, numpy arrays, numbers, dicts or lists; "
        f"found {type(first)}"
    )


def default_convert(data: Any) -> Any:
    """One sample with tensors for the arrays in it; what else there is stays as it is."""
    if isinstance(data, (np.ndarray, np.generic)):
        return as_tensor(data) if data.dtype.kind in "biufc" else data
    if isinstance(data, Mapping):
        return _like(data, {key: default_convert(value) for key, value in data.items()})
    if isinstance(data, Sequence) and not isinstance(data, (str, bytes)):
        return _rebuilt(data, [default_convert(each) for each in data])
    return data


def _like(mapping: Any, items: dict[Any, Any]) -> Any:
    """`items` as a mapping of that class, if it can be made of a dict."""
    try:
        return type(mapping)(items)
    except TypeError:
        return items


def _rebuilt(sequence: Any, parts: list[Any]) -> Any:
    """`parts` as PyTorch returns those of a sequence: tuples as lists, named tuples as such."""
    if hasattr(sequence, "_fields"):
        return type(sequence)(*parts)
    if isinstance(sequence, (tuple, list)):
        return parts
    try:
        return type(sequence)(parts)
    except TypeError:
        return parts
