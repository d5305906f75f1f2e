"""The batches that are open in this thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from threading import get_ident
from typing import NamedTuple

from autograd.grad_mode import MODE
from autograd.nesting import next_level

__all__ = ["Batch", "closed", "open_batch", "open_batches"]


class Batch(NamedTuple):
    """One open `vmap`: its number (see `autograd.nesting`), how many samples it has, and what
    random operations do in it."""

    level: int
    size: int
    randomness: str


class _Local(threading.local):
    batches: tuple[Batch, ...] = ()


_local = _Local()


def open_batches() -> tuple[Batch, ...]:
    """Those of this thread, the innermost last."""
    return _local.batches


@contextmanager
def open_batch(size: int, randomness: str = "error") -> Iterator[Batch]:
    """The scope of a new batch."""
    batch = Batch(next_level(), size, randomness)
    outer = _local.batches
    _local.batches = (*outer, batch)
    MODE.batches.add(get_ident())
    try:
        yield batch
    finally:
        _local.batches = outer
        if not outer:
            MODE.batches.discard(get_ident())


@contextmanager
def closed(batches: tuple[Batch, ...]) -> Iterator[None]:
    """The scope in which `batches`, the innermost ones, are as if they were not open."""
    outer = _local.batches
    _local.batches = outer[: len(outer) - len(batches)]
    try:
        yield
    finally:
        _local.batches = outer
