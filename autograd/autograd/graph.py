"""torch.autograd.graph: see `autograd.graph`."""

from autograd.graph import *  # noqa: F403
from autograd.graph import __all__  # noqa: F401
