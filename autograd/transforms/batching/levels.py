"""The batches that are open in this thread."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from threading import get_ident
from typing import NamedTuple

from autograd.base.grad_mode import MODE
from autograd.base.levels import next_level
from autograd.core.version_counter import next_stamp


class Batch(NamedTuple):
    """One open `vmap`: its number (see `autograd.base.levels`), how many samples it has, what
    random operations do in it, and the stamp at which it was opened."""

    level: int
    size: int
    randomness: str
    stamp: int = 0


class _Local(threading.local):
    batches: tuple[Batch, ...] = ()


_local = _Local()


def open_batches() -> tuple[Batch, ...]:
    """Those of this thread, the innermost last."""
    return _local.batches


def batch_at(level: int, size: int) -> Batch:
    """The open batch of this number; one of so many samples if it is not open any more."""
    found = [batch for batch in _local.batches if batch.level == level]
    return found[0] if found else Batch(level, size, "error")


@contextmanager
def open_batch(size: int, randomness: str = "error") -> Iterator[Batch]:
    """The scope of a new batch."""
    batch = Batch(next_level(), size, randomness, next_stamp())
    with _among((*_local.batches, batch)):
        yield batch


def reopened(batch: Batch) -> AbstractContextManager[None]:
    """The scope in which `batch` is the innermost one; it may have been closed before."""
    return _among((*_outside(batch), batch))


def outside(batch: Batch) -> AbstractContextManager[None]:
    """The scope in which `batch` and those within it are as if they were not open."""
    return _among(_outside(batch))


def _outside(batch: Batch) -> tuple[Batch, ...]:
    batches = _local.batches
    return batches[: batches.index(batch)] if batch in batches else batches


@contextmanager
def _among(batches: tuple[Batch, ...]) -> Iterator[None]:
    """The scope in which these batches are open."""
    outer = _local.batches
    _open(batches)
    try:
        yield
    finally:
        _open(outer)


def _open(batches: tuple[Batch, ...]) -> None:
    _local.batches = batches
    if batches:
        MODE.batches.add(get_ident())
    else:
        MODE.batches.discard(get_ident())
