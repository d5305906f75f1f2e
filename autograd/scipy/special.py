"""scipy.special for traced functions."""

from scipy import special as _scipy

from autograd.hips.functions import face as _face
from autograd.hips.special import SPECIAL as _SPECIAL

__getattr__, __dir__ = _face(_scipy, globals(), **_SPECIAL)
