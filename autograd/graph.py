"""Looking at the backward graph and into its passes: PyTorch's ``torch.autograd.graph``."""

from autograd.inspect.graph import *  # noqa: F403
from autograd.inspect.graph import __all__  # noqa: F401
