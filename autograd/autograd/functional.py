"""torch.autograd.functional: see `autograd.functional`."""

from autograd.functional import *  # noqa: F403
from autograd.functional import __all__  # noqa: F401
