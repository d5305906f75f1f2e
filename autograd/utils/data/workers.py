"""Threads that fetch batches ahead of the program."""

from __future__ import annotations

import copy
import threading
import weakref
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from queue import Empty, SimpleQueue
from typing import Any

from autograd.array.prng import seed_thread


@dataclass
class WorkerInfo:
    """The worker that runs: its number, how many there are, its seed and its copy of the data
    set."""

    id: int
    num_workers: int
    seed: int
    dataset: Any


_local = threading.local()


def get_worker_info() -> WorkerInfo | None:
    """What the worker in whose thread this runs is to know; None in the main program."""
    return getattr(_local, "info", None)


class _Exhausted:
    """What a worker gives once its part of an iterable data set is at its end."""


def _serve(
    info: WorkerInfo,
    fetcher: Callable[[Any], Callable[[Any], Any]],
    init: Callable[[int], None] | None,
    todo: SimpleQueue[Any],
    done: SimpleQueue[Any],
) -> None:
    """A worker's thread: answers each task of `todo` in `done`, until there comes None."""
    _local.info = info
    seed_thread(info.seed)
    fetch: Any = None
    while (task := todo.get()) is not None:
        try:
            if fetch is None:
                if init is not None:
                    init(info.id)
                fetch = fetcher(info.dataset)
            done.put((fetch(task[0]), None))
        except StopIteration:
            done.put((_Exhausted, None))
        except Exception as error:  # is raised in the thread that asks for the batch
            error.add_note(f"Caught {type(error).__name__} in DataLoader worker {info.id}.")
            done.put((None, error))


class Workers:
    """Iterates over batches that several threads fetch, in the order of the tasks.

    Worker i sees to tasks i, i + count, ... one after another, so that the order of results is
    known without numbers. At most `ahead` tasks for each worker are under way.
    """

    def __init__(self, loader: Any, fetcher: Any, tasks: Iterator[Any], seed: int) -> None:
        self._tasks = tasks
        self._timeout = loader.timeout or None
        count = loader.num_workers
        self._queues: list[Any] = []
        self._active = list(range(count))
        self._pending: list[int] = []
        for i in range(count):
            queues: tuple[SimpleQueue[Any], SimpleQueue[Any]] = (SimpleQueue(), SimpleQueue())
            info = WorkerInfo(i, count, seed + i, copy.copy(loader.dataset))
            arguments = (info, fetcher, loader.worker_init_fn, *queues)
            threading.Thread(target=_serve, args=arguments, daemon=True).start()
            self._queues.append(queues)
        self._turn = 0
        weakref.finalize(self, _stop, [todo for todo, _ in self._queues])
        for _ in range((loader.prefetch_factor or 2) * count):
            self._submit()

    def _submit(self) -> None:
        """Gives the next task, if there is one, to the worker whose turn it is."""
        if not self._active:
            return
        try:
            task = next(self._tasks)
        except StopIteration:
            return
        worker = self._active[self._turn % len(self._active)]
        self._turn = self._active.index(worker) + 1
        self._queues[worker][0].put((task,))
        self._pending.append(worker)

    def __iter__(self) -> Workers:
        return self

    def __next__(self) -> Any:
        while self._pending:
            worker = self._pending.pop(0)
            try:
                batch, error = self._queues[worker][1].get(timeout=self._timeout)
            except Empty:
                raise RuntimeError(f"DataLoader timed out after {self._timeout} seconds") from None
            if batch is _Exhausted:
                if worker in self._active:
                    place = self._active.index(worker)
                    self._active.remove(worker)
                    self._turn -= place < self._turn
                self._submit()
                continue
            self._submit()
            if error is not None:
                raise error
            return batch
        raise StopIteration


def _stop(queues: list[SimpleQueue[Any]]) -> None:
    for todo in queues:
        todo.put(None)
