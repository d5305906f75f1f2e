"""PyTorch's torch.nn, as far as it is functions."""

from autograd.nn import functional, utils

__all__ = ["functional", "utils"]
