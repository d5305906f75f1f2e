"""PyTorch's torch.utils.checkpoint: memory for computation, see `autograd.checkpoint`."""

from autograd.checkpoint.checkpoint import *  # noqa: F403
from autograd.checkpoint.checkpoint import __all__  # noqa: F401
