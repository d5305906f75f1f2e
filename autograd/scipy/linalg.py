"""scipy.linalg for traced functions."""

from scipy import linalg as _scipy

from autograd.hips.functions import face as _face
from autograd.hips.solvers import LINALG as _LINALG

__getattr__, __dir__ = _face(_scipy, globals(), **_LINALG)
