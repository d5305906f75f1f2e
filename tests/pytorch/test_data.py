"""torch.utils.data: the batches and errors of PyTorch, for orders that draw no random numbers."""

from __future__ import annotations

import collections
import threading

import numpy as np
import pytest

import autograd as ag

Pair = collections.namedtuple("Pair", "a b")

LOADERS = [
    {}, {"batch_size": 4}, {"batch_size": 4, "drop_last": True}, {"batch_size": None},
    {"batch_size": 3, "num_workers": 2}, {"batch_sampler": [[1, 2], [5]]},
    {"batch_size": 4, "sampler": [3, 1, 2, 0, 9]},
]  # fmt: skip
STREAMS = [
    {}, {"batch_size": 3}, {"batch_size": 2, "num_workers": 2}, {"batch_size": None},
    {"batch_size": 2, "num_workers": 2, "drop_last": True},
    {"batch_size": None, "num_workers": 2}, {"batch_size": 5, "num_workers": 2},
]  # fmt: skip
SAMPLES = [
    [1, 2], [1.5, 2.25], ["a", "b"], [{"a": 1, "b": [1, 2]}, {"a": 2, "b": [3, 4]}],
    [Pair(1, 2), Pair(3, 4)], [(1, "x"), (2, "y")], [np.float32(1.5), np.float32(2.5)],
    [np.full(2, 0.5), np.full(2, 1.5)], [True, False], [[1], [1, 2]], [object()], [b"x"],
]  # fmt: skip


def plain(value):
    """Tensors as (dtype, list), to compare those of two libraries."""
    if hasattr(value, "tolist"):
        return str(value.dtype).removeprefix("torch."), value.tolist()
    if isinstance(value, dict):
        return {key: plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return (
            type(value)(*map(plain, value))
            if hasattr(value, "_fields")
            else (type(value)(map(plain, value)))
        )
    return value


def outcome(call):
    try:
        return plain(call())
    except Exception as error:
        return type(error).__name__, str(error)[:45]


def tensors(module):
    x = module.tensor(np.arange(10.0))
    return module.utils.data.TensorDataset(x, module.tensor(np.arange(10)))


def stream(module):
    class Stream(module.utils.data.IterableDataset):
        def __iter__(self):
            worker = module.utils.data.get_worker_info()
            return iter(range(7) if worker is None else range(worker.id, 7, worker.num_workers))

    return Stream()


def calls(module):
    """Name -> what it does with a library."""
    data = module.utils.data
    table, flow = tensors(module), stream(module)
    found = {f"loader {kw}": lambda kw=kw: list(data.DataLoader(table, **kw)) for kw in LOADERS}
    found |= {f"length {kw}": lambda kw=kw: len(data.DataLoader(table, **kw)) for kw in LOADERS}
    found |= {f"stream {kw}": lambda kw=kw: list(data.DataLoader(flow, **kw)) for kw in STREAMS}
    found |= {
        f"collate {i}": lambda batch=batch: data.default_collate(batch)
        for i, batch in enumerate(SAMPLES)
    }
    both = data.ConcatDataset([table, table]) + table
    return found | {
        "concat": lambda: (len(both), both[-1], both[12], both[-30]),
        "concat before": lambda: both[-31],
        "concat empty": lambda: data.ConcatDataset([]),
        "chain": lambda: list(flow + flow),
        "stack": lambda: data.StackDataset(a=table, b=range(10))[3],
        "stack several": lambda: data.StackDataset(table, range(10)).__getitems__([3, 1]),
        "stack of several": lambda: data.StackDataset(a=data.Subset([7, 8], [1, 0])).__getitems__(
            [0, 1]
        ),
        "stack nothing": lambda: data.StackDataset(),
        "stack unequal": lambda: data.StackDataset([1], [1, 2]),
        "subset": lambda: (data.Subset(table, [4, 2])[1], len(data.Subset(table, [4, 2]))),
        "subset batch": lambda: list(data.DataLoader(data.Subset(table, [4, 2, 7]), 2)),
        "split": lambda: [len(part) for part in data.random_split(table, [0.5, 0.31, 0.19])],
        "split whole": lambda: sorted(
            i for part in data.random_split(table, [7, 3]) for i in part.indices
        ),
        "split wrong": lambda: data.random_split(table, [1, 2]),
        "batches": lambda: list(data.BatchSampler(data.SequentialSampler(range(7)), 3, False)),
        "batches drop": lambda: len(data.BatchSampler(data.SequentialSampler(range(7)), 3, True)),
        "random": lambda: sorted(data.RandomSampler(table)),
        "random more": lambda: len(list(data.RandomSampler(table, num_samples=25))),
        "random subset": lambda: sorted(data.SubsetRandomSampler([3, 5, 7])),
        "weights": lambda: list(data.WeightedRandomSampler([0.0, 1.0], 3)),
        "both orders": lambda: data.DataLoader(table, shuffle=True, sampler=[1]),
        "both batches": lambda: data.DataLoader(table, batch_sampler=[[1]], drop_last=True),
        "size 0": lambda: data.DataLoader(table, batch_size=0),
        "stream shuffled": lambda: data.DataLoader(flow, shuffle=True),
        "no length": lambda: len(data.DataLoader(flow)),
        "mismatch": lambda: data.TensorDataset(table.tensors[0], table.tensors[0][:2]),
        "samples 0": lambda: data.RandomSampler(table, num_samples=0),
        "replacement 3": lambda: data.RandomSampler(table, replacement=3),
        "set size": lambda: setattr(data.DataLoader(table), "batch_size", 3),
        "workers -1": lambda: data.DataLoader(table, num_workers=-1),
        "base": lambda: data.Dataset()[0],
    }  # fmt: skip


@pytest.mark.filterwarnings("ignore:.*fork:RuntimeWarning")  # of libraries that run threads
@pytest.mark.torch
def test_as_pytorch(torch):
    theirs = calls(torch)
    for name, call in calls(ag).items():
        assert outcome(call) == outcome(theirs[name]), name


@pytest.mark.torch
def test_subclasses_say_what_is_fetched_at_once(torch):
    for f in (ag, torch):

        class Slices(f.utils.data.DataLoader):
            _auto_collation = False

            @property
            def _index_sampler(self):
                return self.batch_sampler

        loader = Slices(np.arange(5), batch_size=2, collate_fn=lambda x: x)
        assert [x.tolist() for x in loader] == [[0, 1], [2, 3], [4]]


def test_shuffling_follows_the_generator():
    def drawn(seed):
        generator = ag.Generator().manual_seed(seed)
        loader = ag.utils.data.DataLoader(list(range(20)), 20, True, generator=generator)
        return [batch.tolist() for _ in range(2) for batch in loader]

    assert drawn(1) == drawn(1) != drawn(2) and drawn(1)[0] != drawn(1)[1]
    assert sorted(drawn(1)[0]) == list(range(20))


def test_random_numbers_of_workers():
    """Each worker has its own, whose seed is drawn where the loader's is, as in PyTorch."""

    class Noise(ag.utils.data.Dataset):
        def __len__(self):
            return 8

        def __getitem__(self, i):
            return ag.rand(2)

    def drawn(init=None):
        ag.manual_seed(5)
        loader = ag.utils.data.DataLoader(Noise(), num_workers=4, worker_init_fn=init)
        found = [batch.tolist() for batch in loader]
        return found, ag.rand(1).item()

    assert drawn() == drawn() and len({str(each) for each in drawn()[0]}) == 8
    found, after = drawn(lambda worker: ag.manual_seed(7))
    assert found[:4] == found[:1] * 4 and after == drawn()[1]


def test_workers_are_threads_and_hand_on_errors():
    seen = []

    class Numbers(ag.utils.data.Dataset):
        def __len__(self):
            return 6

        def __getitem__(self, i):
            info = ag.utils.data.get_worker_info()
            seen.append((i, info.id, info.seed, threading.current_thread()))
            if i == 5:
                raise KeyError(i)
            return i

    loader = ag.utils.data.DataLoader(Numbers(), num_workers=2, worker_init_fn=seen.append)
    batches = iter(loader)
    assert [next(batches).item() for _ in range(5)] == [0, 1, 2, 3, 4]
    with pytest.raises(KeyError):
        next(batches)
    assert ag.utils.data.get_worker_info() is None
    assert sorted(each for each in seen if isinstance(each, int)) == [0, 1]
    told = [each for each in seen if isinstance(each, tuple)]
    assert all(i % 2 == worker for i, worker, _, _ in told)
    assert len({thread for *_, thread in told}) == len({seed for _, _, seed, _ in told}) == 2


@pytest.mark.torch
def test_parts_without_samples_warn(torch):
    for module in (torch.utils.data, ag.utils.data):
        with pytest.warns(UserWarning, match="Length of split at index 1 is 0"):
            module.random_split(range(2), [0.99, 0.01])


@pytest.mark.parametrize("workers", [0, 2])
def test_a_loader_goes_on_after_an_error(workers):
    class Broken(list):
        def __getitem__(self, i):
            return 1 // super().__getitem__(i)

    batches = iter(ag.utils.data.DataLoader(Broken([1, 0, 1]), num_workers=workers))
    assert next(batches).tolist() == [1]
    with pytest.raises(ZeroDivisionError):
        next(batches)
    assert next(batches).tolist() == [1]
    with pytest.raises(StopIteration):
        next(batches)
