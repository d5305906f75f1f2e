"""scipy.linalg for traced functions and Tensors."""

from scipy import linalg as _scipy

from autograd.hips.functions import face as _face

__getattr__, __dir__ = _face(_scipy, globals())
