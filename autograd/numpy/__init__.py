"""NumPy for traced functions, as in HIPS autograd: ``import autograd.numpy as np``."""

from importlib import import_module as _import_module

import numpy as _numpy

from autograd.hips.functions import SPECIAL as _SPECIAL
from autograd.hips.functions import face as _face

_find, __dir__ = _face(_numpy, globals(), **_SPECIAL)


def __getattr__(name):
    if name in ("fft", "linalg", "random", "polynomial", "numpy_boxes", "numpy_vjps"):
        return _import_module(f"{__name__}.{name}")
    return _find(name)
