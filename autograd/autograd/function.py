"""torch.autograd.function: see `autograd.function`."""

from autograd.function import *  # noqa: F403
from autograd.function import __all__  # noqa: F401
