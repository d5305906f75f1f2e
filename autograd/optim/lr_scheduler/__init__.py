"""PyTorch's torch.optim.lr_scheduler: learning rates that follow a plan, or the loss."""

from autograd.optim.lr_scheduler.base import EPOCH_DEPRECATION_WARNING as EPOCH_DEPRECATION_WARNING
from autograd.optim.lr_scheduler.base import LRScheduler
from autograd.optim.lr_scheduler.cosine import CosineAnnealingLR, CosineAnnealingWarmRestarts
from autograd.optim.lr_scheduler.cycles import CyclicLR, OneCycleLR
from autograd.optim.lr_scheduler.factors import (
    ConstantLR,
    ExponentialLR,
    LambdaLR,
    LinearLR,
    MultiplicativeLR,
    MultiStepLR,
    PolynomialLR,
    StepLR,
)
from autograd.optim.lr_scheduler.plateau import ReduceLROnPlateau
from autograd.optim.lr_scheduler.sequential import ChainedScheduler, SequentialLR

__all__ = [
    "ChainedScheduler", "ConstantLR", "CosineAnnealingLR", "CosineAnnealingWarmRestarts",
    "CyclicLR", "ExponentialLR", "LRScheduler", "LambdaLR", "LinearLR", "MultiStepLR",
    "MultiplicativeLR", "OneCycleLR", "PolynomialLR", "ReduceLROnPlateau", "SequentialLR", "StepLR",
]  # fmt: skip

_LRScheduler = LRScheduler  # as it was called once

for _name in __all__:  # pickles and programs name them by where users find them
    globals()[_name].__module__ = __name__
