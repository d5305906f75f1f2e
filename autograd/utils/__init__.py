"""PyTorch's torch.utils, as far as it concerns gradients."""

from autograd.utils import checkpoint

__all__ = ["checkpoint"]
