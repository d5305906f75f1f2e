"""PyTorch's torch.optim: optimizers, which write parameters in place, and schedules for them."""

from autograd.optim import lr_scheduler
from autograd.optim.adagrad import Adadelta, Adagrad, RMSprop
from autograd.optim.adam import Adam, Adamax, AdamW, NAdam, RAdam
from autograd.optim.lbfgs import LBFGS
from autograd.optim.matrices import Adafactor, Muon
from autograd.optim.optimizer import Optimizer
from autograd.optim.sgd import ASGD, SGD, Rprop

__all__ = [
    "ASGD", "LBFGS", "SGD", "Adadelta", "Adafactor", "Adagrad", "Adam", "AdamW", "Adamax", "Muon",
    "NAdam", "Optimizer", "RAdam", "RMSprop", "Rprop", "lr_scheduler",
]  # fmt: skip
