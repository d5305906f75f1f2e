"""scipy.special for traced functions and Tensors."""

from scipy import special as _scipy

from autograd.hips.functions import face as _face

__getattr__, __dir__ = _face(_scipy, globals())
