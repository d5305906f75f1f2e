"""NumPy for traced functions, as in HIPS autograd: ``import autograd.numpy as np``."""

import numpy as _numpy

from autograd.hips.functions import SPECIAL as _SPECIAL
from autograd.hips.functions import module_getattr as _module_getattr

globals().update(_SPECIAL)
_find = _module_getattr(_numpy, globals())


def __getattr__(name):
    if name in ("fft", "linalg", "random", "numpy_boxes", "numpy_vjps"):
        from importlib import import_module

        return import_module(f"{__name__}.{name}")
    return _find(name)


def __dir__():
    return dir(_numpy)
