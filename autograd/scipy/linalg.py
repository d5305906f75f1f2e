"""scipy.linalg for traced functions."""

from scipy import linalg as _scipy

from autograd.hips.functions import module_getattr as _module_getattr
from autograd.hips.solvers import LINALG as _LINALG

globals().update(_LINALG)
__getattr__ = _module_getattr(_scipy, globals())


def __dir__():
    return dir(_scipy)
