"""DataLoader: batches of a data set, and how samples become one."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import islice, repeat
from typing import Any, Generic, TypeVar

import numpy as np

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.methods.construction import as_tensor, tensor
from autograd.methods.generator import Generator
from autograd.utils.data.dataset import Dataset, IterableDataset
from autograd.utils.data.sampler import BatchSampler, RandomSampler, Sampler, SequentialSampler
from autograd.utils.data.workers import Workers, get_worker_info

__all__ = ["DataLoader", "default_collate", "default_convert", "get_worker_info"]

T_co = TypeVar("T_co", covariant=True)
_FIXED = ("batch_size", "batch_sampler", "sampler", "drop_last", "dataset", "persistent_workers")


class DataLoader(Generic[T_co]):
    """Iterates over batches of `dataset`.

    dataset          samples by number (`Dataset`, a list, ...) or an `IterableDataset`
    batch_size       samples in a batch; None gives the samples themselves
    shuffle          in random order
    sampler          the order, as an iterable of numbers
    batch_sampler    the batches, as an iterable of lists of numbers
    num_workers      threads that fetch ahead; 0 fetches when a batch is asked for
    collate_fn       samples to a batch, by default `default_collate`
    drop_last        leave out a last batch that is shorter
    timeout          seconds to wait for a worker's batch; 0 waits for ever
    worker_init_fn   called with its number in each worker before it begins
    generator        where random orders and the seeds of workers are drawn
    prefetch_factor  batches that each worker fetches ahead, by default 2

    pin_memory, pin_memory_device, multiprocessing_context, persistent_workers and in_order are
    accepted: memory is not pinned, workers are threads that begin anew with each epoch, and batches
    come in order.

    Raises ValueError for arguments that exclude each other, and for numbers below zero.
    """

    def __init__(
        self,
        dataset: Dataset[T_co],
        batch_size: int | None = 1,
        shuffle: bool | None = None,
        sampler: Sampler[Any] | Iterable[Any] | None = None,
        batch_sampler: Sampler[list[Any]] | Iterable[list[Any]] | None = None,
        num_workers: int = 0,
        collate_fn: Callable[[list[Any]], Any] | None = None,
        pin_memory: bool = False,
        drop_last: bool = False,
        timeout: float = 0,
        worker_init_fn: Callable[[int], None] | None = None,
        multiprocessing_context: Any = None,
        generator: Generator | None = None,
        *,
        prefetch_factor: int | None = None,
        persistent_workers: bool = False,
        pin_memory_device: str = "",
        in_order: bool = True,
    ) -> None:
        _check_workers(num_workers, timeout, prefetch_factor, persistent_workers)
        self._is_iterable = isinstance(dataset, IterableDataset)
        if self._is_iterable:
            _check_iterable(shuffle, sampler, batch_sampler)
        if sampler is not None and shuffle:
            raise ValueError("sampler option is mutually exclusive with shuffle")
        if batch_sampler is not None:
            if batch_size != 1 or shuffle or sampler is not None or drop_last:
                raise ValueError(
                    "batch_sampler option is mutually exclusive with batch_size, shuffle, sampler, "
                    "and drop_last"
                )
            batch_size, drop_last = None, False
        elif batch_size is None and drop_last:
            raise ValueError(
                "batch_size=None option disables auto-batching and is mutually exclusive with "
                "drop_last"
            )
        if sampler is None:
            if self._is_iterable:
                sampler = repeat(None)
            elif shuffle:
                sampler = RandomSampler(dataset, generator=generator)
            else:
                sampler = SequentialSampler(dataset)
        if batch_size is not None and batch_sampler is None:
            batch_sampler = BatchSampler(sampler, batch_size, drop_last)
        self.dataset = dataset
        self.batch_size = batch_size
        self.sampler = sampler
        self.batch_sampler = batch_sampler
        self.num_workers = num_workers
        self.collate_fn: Any = collate_fn or (
            default_convert if batch_sampler is None else default_collate
        )
        self.pin_memory = pin_memory
        self.pin_memory_device = pin_memory_device
        self.drop_last = drop_last
        self.timeout = timeout
        self.worker_init_fn = worker_init_fn
        self.multiprocessing_context = multiprocessing_context
        self.generator = generator
        self.prefetch_factor = 2 if num_workers and prefetch_factor is None else prefetch_factor
        self.persistent_workers = persistent_workers
        self.in_order = in_order
        self._made = True

    def __setattr__(self, name: str, value: Any) -> None:
        if name in _FIXED and getattr(self, "_made", False):
            raise ValueError(
                f"{name} attribute should not be set after {type(self).__name__} is initialized"
            )
        super().__setattr__(name, value)

    @property
    def _auto_collation(self) -> bool:
        """Whether samples are taken one by one and collated; a subclass may say so."""
        return self.batch_sampler is not None

    @property
    def _index_sampler(self) -> Any:
        """The tasks: numbers, or lists of them; a subclass may have others."""
        return self.batch_sampler if self._auto_collation else self.sampler

    def __iter__(self) -> Iterator[Any]:
        seed = int(ops.randint(0, 2**63 - 1, (), generator=self.generator).item())
        tasks = iter(self._index_sampler)
        fetcher = partial(_fetch_next if self._is_iterable else _fetch_numbers, self)
        if self.num_workers:
            return Workers(self, fetcher, tasks, seed)
        return map(fetcher(self.dataset), tasks)  # which goes on after an error

    def __len__(self) -> int:
        """The number of batches. Raises TypeError where the data set or sampler has no length."""
        if self._is_iterable:
            count = len(self.dataset)  # type: ignore[arg-type]
            if self.batch_size is None:
                return count
            size = self.batch_size
            return count // size if self.drop_last else -(-count // size)
        return len(self._index_sampler)


def _fetch_numbers(loader: DataLoader[Any], dataset: Any) -> Callable[[Any], Any]:
    """The batch of a list of numbers, or the sample of one."""

    def fetch(task: Any) -> Any:
        if not loader._auto_collation:
            return loader.collate_fn(dataset[task])
        several = getattr(dataset, "__getitems__", None)
        return loader.collate_fn(several(task) if several else [dataset[i] for i in task])

    return fetch


def _fetch_next(loader: DataLoader[Any], dataset: Any) -> Callable[[Any], Any]:
    """The next batch of an iterable data set, of as many samples as the task is long."""
    samples = iter(dataset)

    def fetch(task: Any) -> Any:
        if not loader._auto_collation:
            return loader.collate_fn(next(samples))
        batch = list(islice(samples, len(task)))
        if not batch or (loader.drop_last and len(batch) < len(task)):
            raise StopIteration
        return loader.collate_fn(batch)

    return fetch


def _check_workers(count: int, timeout: float, prefetch: int | None, persistent: bool) -> None:
    if count < 0:
        raise ValueError(
            "num_workers option should be non-negative; use num_workers=0 to disable "
            "multiprocessing."
        )
    if timeout < 0:
        raise ValueError("timeout option should be non-negative")
    if count == 0 and prefetch is not None:
        raise ValueError(
            "prefetch_factor option could only be specified in multiprocessing.let num_workers > 0 "
            "to enable multiprocessing, otherwise set prefetch_factor to None."
        )
    if prefetch is not None and prefetch < 0:
        raise ValueError("prefetch_factor option should be non-negative")
    if persistent and count == 0:
        raise ValueError("persistent_workers option needs num_workers > 0")


def _check_iterable(shuffle: Any, sampler: Any, batch_sampler: Any) -> None:
    for name, value in (("shuffle", shuffle), ("sampler", sampler)):
        if value not in (None, False):
            raise ValueError(
                f"DataLoader with IterableDataset: expected unspecified {name} option, but got "
                f"{name}={value}"
            )
    if batch_sampler is not None:
        raise ValueError(
            "DataLoader with IterableDataset: expected unspecified batch_sampler option, but got "
            f"batch_sampler={batch_sampler}"
        )


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
