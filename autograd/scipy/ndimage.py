"""scipy.ndimage for traced functions and Tensors."""

from scipy import ndimage as _scipy

from autograd.hips.functions import face as _face

__getattr__, __dir__ = _face(_scipy, globals())
