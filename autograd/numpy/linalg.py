"""numpy.linalg for traced functions."""

import numpy as _numpy

from autograd.hips.functions import eigh, eigvalsh
from autograd.hips.functions import module_getattr as _module_getattr

__all__ = ["eigh", "eigvalsh"]
__getattr__ = _module_getattr(_numpy.linalg, globals())


def __dir__():
    return dir(_numpy.linalg)
