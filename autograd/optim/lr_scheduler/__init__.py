"""PyTorch's torch.optim.lr_scheduler: learning rates that follow a plan, or the loss."""

from autograd.optim.lr_scheduler.base import LRScheduler
from autograd.optim.lr_scheduler.cosine import CosineAnnealingLR, CosineAnnealingWarmRestarts
from autograd.optim.lr_scheduler.factors import (
    ConstantLR,
    ExponentialLR,
    LambdaLR,
    LinearLR,
    MultiStepLR,
    StepLR,
)
from autograd.optim.lr_scheduler.one_cycle import OneCycleLR
from autograd.optim.lr_scheduler.plateau import ReduceLROnPlateau
from autograd.optim.lr_scheduler.sequential import SequentialLR

__all__ = [
    "ConstantLR", "CosineAnnealingLR", "CosineAnnealingWarmRestarts", "ExponentialLR",
    "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR", "OneCycleLR", "ReduceLROnPlateau",
    "SequentialLR", "StepLR",
]  # fmt: skip
