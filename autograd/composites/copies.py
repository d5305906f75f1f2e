"""Copies of inputs whose values may be written once they have been used.

PyTorch makes some operations of others, so that its graph holds what was computed of the input on
the way, and never the input. One operation with a derivative of its own saves the input; given a
copy, it does not mind either that the input is written before the backward pass.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from autograd.base.grad_mode import is_grad_enabled
from autograd.core.tensor import Tensor

__all__ = ["copied", "own"]


def own(x: Any) -> Any:
    """`x`, or a copy of it where an operation on it is recorded, and saves it."""
    if isinstance(x, Tensor) and x.requires_grad and is_grad_enabled():
        return x.clone()
    return x


def copied(tensors: Sequence[Any]) -> tuple[Any, ...]:
    """Copies of several tensors, in C order."""
    return tuple([x.clone(memory_format="contiguous_format") for x in tensors])
