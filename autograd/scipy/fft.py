"""scipy.fft for traced functions and Tensors, and SciPy's backend for them:
``scipy.fft.set_global_backend(autograd.scipy.fft)`` lets its own functions take Tensors."""

from typing import Any

from scipy import fft as _scipy

from autograd.hips.functions import face as _face
from autograd.numpy_api.functions.arguments import holds_tensors as _holds_tensors
from autograd.numpy_api.scipys import find as _find

__getattr__, __dir__ = _face(_scipy, globals())
__ua_domain__ = "numpy.scipy.fft"


def _call(method: Any, args: Any, kwargs: Any) -> Any:
    """What SciPy's uarray calls: the result, or NotImplemented for what takes no Tensor."""
    function = _find(f"fft.{method.__name__}")
    if function is None or not _holds_tensors([*args, *kwargs.values()]):
        return NotImplemented
    return function(*args, **kwargs)


__ua_function__ = _call
