"""Sequences of several lengths in the order in which recurrent layers take them."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from autograd.core.tensor import Tensor

__all__ = ["PackedSequence"]


class PackedSequence(NamedTuple):
    """Rows of all sequences, and how many there are at each time; made by the functions here.

    sorted_indices: which sequence is where, unsorted_indices: where each one is; None if they have
    been in that order.
    """

    data: Tensor
    batch_sizes: Tensor
    sorted_indices: Tensor | None = None
    unsorted_indices: Tensor | None = None

    def to(self, *args: Any, **named: Any) -> PackedSequence:
        """The same with ``data.to(...)``."""
        return self._replace(data=self.data.to(*args, **named))

    def float(self) -> PackedSequence:
        """The same in float32."""
        return self.to(np.dtype(np.float32))

    def double(self) -> PackedSequence:
        """The same in float64."""
        return self.to(np.dtype(np.float64))

    def cpu(self) -> PackedSequence:
        """The same; all memory is the CPU's."""
        return self
