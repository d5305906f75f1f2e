"""Data sets: of samples by number, or of samples one after another."""

from __future__ import annotations

import math
import warnings
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, Generic, TypeVar

from autograd.base.ops import ops
from autograd.core.tensor import Tensor
from autograd.methods.generator import Generator

__all__ = [
    "ChainDataset", "ConcatDataset", "Dataset", "IterableDataset", "StackDataset", "Subset",
    "TensorDataset", "random_split",
]  # fmt: skip

T_co = TypeVar("T_co", covariant=True)


class Dataset(Generic[T_co]):
    """Samples by number. Subclasses write `__getitem__` and, for most samplers, `__len__`;
    ``__getitems__(indices)``, if there is one, gives the samples of a batch as a list.

    ``a + b`` is a `ConcatDataset`.
    """

    def __getitem__(self, index: Any) -> T_co:
        raise NotImplementedError("Subclasses of Dataset should implement __getitem__.")

    def __add__(self, other: Dataset[T_co]) -> Dataset[T_co]:
        return ConcatDataset([self, other])


class IterableDataset(Dataset[T_co]):
    """Samples one after another. Subclasses write `__iter__`; with several workers each iterates
    over the whole, unless it asks `get_worker_info` for its part.

    ``a + b`` is a `ChainDataset`.
    """

    def __iter__(self) -> Iterator[T_co]:
        raise NotImplementedError("Subclasses of IterableDataset should implement __iter__.")

    def __add__(self, other: Dataset[T_co]) -> Dataset[T_co]:
        return ChainDataset([self, other])


class TensorDataset(Dataset[tuple[Tensor, ...]]):
    """``TensorDataset(x, y)[i]`` is ``(x[i], y[i])``.

    Raises AssertionError unless all tensors have the same size in their first dimension.
    """

    tensors: tuple[Tensor, ...]

    def __init__(self, *tensors: Tensor) -> None:
        if any(len(tensors[0]) != len(each) for each in tensors):
            raise AssertionError("Size mismatch between tensors")
        self.tensors = tensors

    def __getitem__(self, index: Any) -> tuple[Tensor, ...]:
        return tuple(tensor[index] for tensor in self.tensors)

    def __len__(self) -> int:
        return len(self.tensors[0])


class StackDataset(Dataset[Any]):
    """Samples of several data sets side by side: a tuple of them, or a dict of those by keyword.

    Raises ValueError if there are none, or positional and named ones, or of several lengths.
    """

    datasets: Any

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        if not args and not kwargs:
            raise ValueError("At least one dataset should be passed")
        if args and kwargs:
            raise ValueError(
                "Supported either ``tuple``- (via ``args``) or ``dict``- (via ``kwargs``) like "
                f"input/output, but got {len(args)} and {len(kwargs)} datasets"
            )
        self.datasets = args or kwargs
        if len({len(each) for each in (args or kwargs.values())}) > 1:
            raise ValueError("Size mismatch between datasets")

    def __getitem__(self, index: Any) -> Any:
        if isinstance(self.datasets, dict):
            return {name: each[index] for name, each in self.datasets.items()}
        return tuple(each[index] for each in self.datasets)

    def __getitems__(self, indices: Sequence[Any]) -> list[Any]:
        """Several samples; data sets that give several at once are asked so. Raises ValueError if
        one gives another number."""
        named = self.datasets if isinstance(self.datasets, dict) else None
        columns = []
        for each in named.values() if named else self.datasets:
            several = getattr(each, "__getitems__", None)
            found = several(indices) if several else [each[i] for i in indices]
            if len(found) != len(indices):
                raise ValueError(
                    "Nested dataset's output size mismatch. "
                    f"Expected {len(indices)}, got {len(found)}"
                )
            columns.append(found)
        samples = zip(*columns, strict=True)
        return [dict(zip(named, each, strict=True)) for each in samples] if named else [*samples]

    def __len__(self) -> int:
        named = isinstance(self.datasets, dict)
        return len(next(iter(self.datasets.values())) if named else self.datasets[0])


class ConcatDataset(Dataset[T_co]):
    """The samples of several data sets, one data set after the other.

    Raises AssertionError if there are none or one of them is an IterableDataset.
    """

    datasets: list[Dataset[T_co]]
    cumulative_sizes: list[int]

    def __init__(self, datasets: Iterable[Dataset[T_co]]) -> None:
        self.datasets = list(datasets)
        if not self.datasets:
            raise AssertionError("datasets should not be an empty iterable")
        if any(isinstance(each, IterableDataset) for each in self.datasets):
            raise AssertionError("ConcatDataset does not support IterableDataset")
        self.cumulative_sizes = self.cumsum(self.datasets)

    @staticmethod
    def cumsum(sequence: Sequence[Any]) -> list[int]:
        """The numbers of samples up to the end of each data set."""
        return list(accumulate(len(each) for each in sequence))

    def __len__(self) -> int:
        return self.cumulative_sizes[-1]

    def __getitem__(self, idx: int) -> T_co:
        if idx < 0:
            if -idx > len(self):
                raise ValueError("absolute value of index should not exceed dataset length")
            idx += len(self)
        which = bisect_right(self.cumulative_sizes, idx)
        if which == len(self.datasets):
            raise IndexError(f"index {idx} is out of range for {len(self)} samples")
        return self.datasets[which][idx - (self.cumulative_sizes[which - 1] if which else 0)]


class ChainDataset(IterableDataset[Any]):
    """The samples of several IterableDatasets one after another; AssertionError for others."""

    def __init__(self, datasets: Iterable[Any]) -> None:
        self.datasets = datasets

    def __iter__(self) -> Iterator[Any]:
        for each in self._checked():
            yield from each

    def __len__(self) -> int:
        return sum(len(each) for each in self._checked())

    def _checked(self) -> Iterator[Any]:
        for each in self.datasets:
            if not isinstance(each, IterableDataset):
                raise AssertionError("ChainDataset only supports IterableDataset")
            yield each


class Subset(Dataset[T_co]):
    """The samples of `dataset` whose numbers stand in `indices`, in their order."""

    dataset: Dataset[T_co]
    indices: Sequence[int]

    def __init__(self, dataset: Dataset[T_co], indices: Sequence[int]) -> None:
        self.dataset = dataset
        self.indices = indices

    def __getitem__(self, idx: Any) -> Any:
        if isinstance(idx, list):
            return self.dataset[[self.indices[i] for i in idx]]
        return self.dataset[self.indices[idx]]

    def __getitems__(self, indices: list[int]) -> list[T_co]:
        inner = [self.indices[i] for i in indices]
        several = getattr(self.dataset, "__getitems__", None)
        return several(inner) if callable(several) else [self.dataset[i] for i in inner]

    def __len__(self) -> int:
        return len(self.indices)


def random_split(
    dataset: Dataset[Any], lengths: Sequence[int | float], generator: Generator | None = None
) -> list[Subset[Any]]:
    """Random parts of `dataset` without common samples.

    lengths: the numbers of samples, which add up to those of the data set, or fractions that add up
    to 1; what rounding leaves goes to the first parts, one sample each. generator: where the
    permutation is drawn, by default the default generator.

    Raises ValueError for lengths that are neither.
    """
    count = len(dataset)  # type: ignore[arg-type]
    if math.isclose(sum(lengths), 1) and sum(lengths) <= 1:
        for i, fraction in enumerate(lengths):
            if fraction < 0 or fraction > 1:
                raise ValueError(f"Fraction at index {i} is not between 0 and 1")
        lengths = [math.floor(count * fraction) for fraction in lengths]
        for i in range(count - int(sum(lengths))):
            lengths[i % len(lengths)] += 1
        for i, length in enumerate(lengths):
            if length == 0:
                warnings.warn(
                    f"Length of split at index {i} is 0. This might result in an empty dataset.",
                    stacklevel=2,
                )
    if sum(lengths) != count:
        raise ValueError("Sum of input lengths does not equal the length of the input dataset!")
    order = ops.randperm(count, generator=generator).tolist()
    ends = list(accumulate(int(length) for length in lengths))
    return [
        Subset(dataset, order[end - int(length) : end])
        for end, length in zip(ends, lengths, strict=True)
    ]
