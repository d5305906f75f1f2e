"""PyTorch's torch.utils.data: data sets, the order in which they are read, and batches of them.

Workers are threads: what they call shares memory with the program, and nothing is pickled.
"""

from autograd.utils.data import dataloader, dataset, sampler
from autograd.utils.data.collate import default_collate, default_convert
from autograd.utils.data.dataloader import DataLoader
from autograd.utils.data.dataset import (
    ChainDataset,
    ConcatDataset,
    Dataset,
    IterableDataset,
    StackDataset,
    Subset,
    TensorDataset,
    random_split,
)
from autograd.utils.data.sampler import (
    BatchSampler,
    RandomSampler,
    Sampler,
    SequentialSampler,
    SubsetRandomSampler,
    WeightedRandomSampler,
)
from autograd.utils.data.workers import get_worker_info

__all__ = [
    "BatchSampler", "ChainDataset", "ConcatDataset", "DataLoader", "Dataset", "IterableDataset",
    "RandomSampler", "Sampler", "SequentialSampler", "StackDataset", "Subset",
    "SubsetRandomSampler", "TensorDataset", "WeightedRandomSampler", "dataloader", "dataset",
    "default_collate", "default_convert", "get_worker_info", "random_split", "sampler",
]  # fmt: skip
