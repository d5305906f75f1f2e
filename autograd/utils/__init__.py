"""PyTorch's torch.utils, as far as it concerns gradients and training on arrays in memory."""

from autograd.utils import checkpoint, data

__all__ = ["checkpoint", "data"]
