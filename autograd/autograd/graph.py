"""torch.autograd.graph: see `autograd.graph`."""

from autograd.inspect.graph import *  # noqa: F403
from autograd.inspect.graph import __all__  # noqa: F401
