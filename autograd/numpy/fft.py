"""numpy.fft for traced functions."""

import numpy as _numpy

from autograd.hips.functions import module_getattr as _module_getattr

__getattr__ = _module_getattr(_numpy.fft, globals())


def __dir__():
    return dir(_numpy.fft)
