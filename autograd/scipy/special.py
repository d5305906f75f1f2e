"""scipy.special for traced functions."""

from scipy import special as _scipy

from autograd.hips.functions import module_getattr as _module_getattr
from autograd.hips.special import SPECIAL as _SPECIAL

globals().update(_SPECIAL)
__getattr__ = _module_getattr(_scipy, globals())


def __dir__():
    return dir(_scipy)
