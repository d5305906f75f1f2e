"""PyTorch's torch.nn.utils.rnn: sequences of different lengths, padded or packed.

Packed ones stand side by side, the longest first: the rows of the first time, then those of the
second, of fewer sequences as they end, and so on.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

import generated.functions as ops
from autograd.core.tensor import Tensor, from_array
from autograd.nn.modules.recurrent import PackedSequence

__all__ = [
    "PackedSequence", "invert_permutation", "pack_padded_sequence", "pack_sequence",
    "pad_packed_sequence", "pad_sequence", "unpack_sequence", "unpad_sequence",
]  # fmt: skip


def invert_permutation(permutation: Tensor | None) -> Tensor | None:
    """At ``permutation[i]`` the number i; None of None."""
    return None if permutation is None else from_array(np.argsort(permutation._data))


def pack_padded_sequence(
    input: Tensor, lengths: Any, batch_first: bool = False, enforce_sorted: bool = True
) -> PackedSequence:
    """Sequences (T, B, ...), with `batch_first` (B, T, ...), of which the first `lengths` count.

    enforce_sorted: `lengths` do not grow; if they may, sequences are sorted. Raises RuntimeError if
    they grow nevertheless, for no elements, for lengths that are not positive or longer than T, and
    if there are not as many as sequences.
    """
    counts = _lengths(lengths)
    order = None
    if not enforce_sorted:
        order = np.argsort(-counts, kind="stable")
        counts = counts[order]
        input = input.index_select(0 if batch_first else 1, from_array(order))
    x = input.transpose(0, 1) if batch_first else input
    if x.numel() == 0:
        raise RuntimeError("Cannot pack empty tensors.")
    if len(counts) != x.shape[1]:
        raise RuntimeError(
            f"Expected `len(lengths)` to be equal to batch_size, but got {len(counts)} (batch_size="
            f"{x.shape[1]})"
        )
    if len(counts) == 0 or counts.min() <= 0:
        raise RuntimeError(
            "Length of all samples has to be greater than 0, but found an element in 'lengths' "
            "that is <= 0"
        )
    if (np.diff(counts) > 0).any():
        raise RuntimeError(
            "`lengths` array must be sorted in decreasing order when `enforce_sorted` is True. You "
            "can pass `enforce_sorted=False` to pack_padded_sequence and/or pack_sequence to "
            "sidestep this requirement."
        )
    if counts[0] > x.shape[0]:
        raise RuntimeError(
            f"Expected all lengths to be at most {x.shape[0]}, the length of the padded sequences, "
            f"but got {counts[0]}"
        )
    times, places = np.nonzero(np.arange(counts[0])[:, None] < counts)
    data = x[from_array(times), from_array(places)]
    sizes = from_array(np.bincount(times))
    if order is None:
        return PackedSequence(data, sizes)
    return PackedSequence(data, sizes, from_array(order), invert_permutation(from_array(order)))


def pad_packed_sequence(
    sequence: PackedSequence,
    batch_first: bool = False,
    padding_value: float = 0.0,
    total_length: int | None = None,
) -> tuple[Tensor, Tensor]:
    """The sequences packed in `sequence` as (T, B, ...), with `batch_first` (B, T, ...), padded
    with `padding_value`, and their lengths.

    total_length: T, by default the longest length. Raises ValueError if it is less than that.
    """
    sizes = sequence.batch_sizes._data
    longest = len(sizes)
    if total_length is not None and total_length < longest:
        raise ValueError(
            f"Expected total_length to be at least the length of the longest sequence in input, "
            f"but got total_length={total_length} and max sequence length being {longest}"
        )
    padded = np.zeros(longest if total_length is None else total_length, sizes.dtype)
    padded[:longest] = sizes
    inside = np.arange(sizes[0]) < padded[:, None]
    rows = np.zeros(inside.shape, np.int64)
    rows[inside] = np.arange(sizes.sum())
    counts = inside.sum(0)
    if sequence.unsorted_indices is not None:
        order = sequence.unsorted_indices._data
        rows, inside, counts = rows[:, order], inside[:, order], counts[order]
    if batch_first:
        rows, inside = rows.T, inside.T
    found = sequence.data[from_array(rows)]
    if not inside.all():
        mask = inside.reshape(*inside.shape, *(1,) * (found.ndim - 2))
        value = np.asarray(padding_value, found.dtype)
        found = ops.where(from_array(mask), found, from_array(value))
    return found, from_array(counts)


def pad_sequence(
    sequences: Iterable[Tensor],
    batch_first: bool = False,
    padding_value: float = 0.0,
    padding_side: str = "right",
) -> Tensor:
    """The `sequences` (T_i, ...) as one Tensor (T, B, ...), with `batch_first` (B, T, ...).

    padding_side: on which side `padding_value` stands. Raises RuntimeError for another side and
    for what is no iterable.
    """
    if not isinstance(sequences, Iterable):
        raise RuntimeError(
            "pad_sequence: Expected iterable for input sequences, but got arg of type: "
            f"{type(sequences)}"
        )
    if padding_side not in ("left", "right"):
        raise RuntimeError(
            f"Expected padding_side to be one of left or right, but got {padding_side}."
        )
    parts = list(sequences)
    longest = max([len(each) for each in parts], default=0)
    padded = []
    for each in parts:
        more = longest - len(each)
        at_ends = (more, 0) if padding_side == "left" else (0, more)
        widths = (0, 0) * (each.ndim - 1) + at_ends
        padded.append(ops.constant_pad_nd(each, widths, padding_value) if more else each)
    return ops.stack(padded, 0 if batch_first else 1)


def pack_sequence(sequences: Sequence[Tensor], enforce_sorted: bool = True) -> PackedSequence:
    """Sequences (T_i, ...) packed; raises as `pack_padded_sequence`."""
    lengths = [len(each) for each in sequences]
    return pack_padded_sequence(pad_sequence(sequences), lengths, enforce_sorted=enforce_sorted)


def unpad_sequence(
    padded_sequences: Tensor, lengths: Any, batch_first: bool = False
) -> list[Tensor]:
    """The sequences, of these `lengths`, of which `padded_sequences` is made: (T, B, ...), with
    `batch_first` (B, T, ...)."""
    x = padded_sequences if batch_first else padded_sequences.transpose(0, 1)
    return [x[i, : int(count)] for i, count in enumerate(_lengths(lengths))]


def unpack_sequence(packed_sequences: PackedSequence) -> list[Tensor]:
    """The sequences that were packed into `packed_sequences`."""
    return unpad_sequence(*pad_packed_sequence(packed_sequences, batch_first=True), True)


def _lengths(lengths: Any) -> np.ndarray:
    array = lengths._data if isinstance(lengths, Tensor) else np.asarray(lengths, np.int64)
    return array.astype(np.int64, copy=False)
