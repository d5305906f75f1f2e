"""PyTorch's torch.optim: optimizers, which write parameters in place, and schedules for them."""

from autograd.optim import lr_scheduler
from autograd.optim.adadelta import Adadelta
from autograd.optim.adagrad import Adagrad
from autograd.optim.adam import Adam, AdamW
from autograd.optim.adamax import Adamax
from autograd.optim.asgd import ASGD
from autograd.optim.lbfgs import LBFGS
from autograd.optim.nadam import NAdam
from autograd.optim.optimizer import Optimizer
from autograd.optim.radam import RAdam
from autograd.optim.rmsprop import RMSprop
from autograd.optim.rprop import Rprop
from autograd.optim.sgd import SGD

__all__ = [
    "ASGD", "LBFGS", "SGD", "Adadelta", "Adagrad", "Adam", "AdamW", "Adamax", "NAdam", "Optimizer",
    "RAdam", "RMSprop", "Rprop", "lr_scheduler",
]  # fmt: skip
