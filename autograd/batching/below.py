"""What rooms that know nothing of batches ask of them where one is open (`autograd.public`)."""

from autograd.batching.gradients import check_no_samples, grad_of_rows
from autograd.batching.randomness import drawn, filled

__all__ = ["check_no_samples", "drawn", "filled", "grad_of_rows"]
