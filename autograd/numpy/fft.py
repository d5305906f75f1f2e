"""numpy.fft for traced functions."""

import numpy as _numpy

from autograd.hips.functions import face as _face

__getattr__, __dir__ = _face(_numpy.fft, globals())
