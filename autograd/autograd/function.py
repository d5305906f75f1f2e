"""torch.autograd.function: see `autograd.function`."""

from autograd.function.function import *  # noqa: F403
from autograd.function.function import __all__  # noqa: F401
