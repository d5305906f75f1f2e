"""torch.autograd.forward_ad: see `autograd.forward_ad`."""

from autograd.transforms.forward_ad import *  # noqa: F403
from autograd.transforms.forward_ad import __all__  # noqa: F401
