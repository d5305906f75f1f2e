"""What batched tensors, and rooms that know nothing of batches, ask of what is built on them.

They find it as attributes of `autograd.base.ops.batches`.
"""

from autograd.transforms.batching.duals import as_sample, batch_of, operate_on_samples, split_sample
from autograd.transforms.batching.functions import call_on_samples
from autograd.transforms.batching.gradients import check_no_samples, grad_of_batches, grad_of_rows
from autograd.transforms.batching.operate import assign_batched, operate, store_batched
from autograd.transforms.batching.randomness import drawn, filled

__all__ = [
    "as_sample",
    "assign_batched",
    "batch_of",
    "call_on_samples",
    "check_no_samples",
    "drawn",
    "filled",
    "grad_of_batches",
    "grad_of_rows",
    "operate",
    "operate_on_samples",
    "split_sample",
    "store_batched",
]
