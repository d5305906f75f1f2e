"""PyTorch's torch.utils.data: data sets, the order in which they are read, and batches of them.

Workers are threads: what they call shares memory with the program, and nothing is pickled.
"""

from autograd.utils.data import dataloader, dataset, sampler
from autograd.utils.data.dataloader import *  # noqa: F403
from autograd.utils.data.dataset import *  # noqa: F403
from autograd.utils.data.sampler import *  # noqa: F403

__all__ = [
    *dataloader.__all__, *dataset.__all__, *sampler.__all__, "dataloader", "dataset", "sampler",
]  # fmt: skip
