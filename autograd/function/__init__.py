"""Functions with a derivative of one's own: torch.autograd.Function."""

from autograd.function.function import *  # noqa: F403
from autograd.function.function import __all__  # noqa: F401
