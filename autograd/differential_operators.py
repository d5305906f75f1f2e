"""HIPS autograd's transforms of functions; `autograd` has them too."""

from autograd.hips.transforms import *  # noqa: F403
from autograd.hips.transforms import __all__ as __all__
