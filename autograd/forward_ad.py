"""Forward mode by dual numbers, with the interface of torch.autograd.forward_ad."""

from autograd.transforms.forward_ad import *  # noqa: F403
from autograd.transforms.forward_ad import __all__  # noqa: F401
