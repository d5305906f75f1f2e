"""PyTorch's torch.optim: optimizers, which write parameters in place, and schedules for them."""

from autograd.optim import lr_scheduler
from autograd.optim.adagrad import Adagrad
from autograd.optim.adam import Adam, AdamW
from autograd.optim.lbfgs import LBFGS
from autograd.optim.optimizer import Optimizer
from autograd.optim.rmsprop import RMSprop
from autograd.optim.sgd import SGD

__all__ = ["SGD", "Adagrad", "Adam", "AdamW", "LBFGS", "Optimizer", "RMSprop", "lr_scheduler"]
