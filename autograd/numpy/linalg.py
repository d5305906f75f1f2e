"""numpy.linalg for traced functions."""

import numpy as _numpy

from autograd.hips.functions import eigh as _eigh
from autograd.hips.functions import eigvalsh as _eigvalsh
from autograd.hips.functions import face as _face

__getattr__, __dir__ = _face(_numpy.linalg, globals(), eigh=_eigh, eigvalsh=_eigvalsh)
