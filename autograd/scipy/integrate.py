"""scipy.integrate for traced functions and Tensors."""

from scipy import integrate as _scipy

from autograd.hips.functions import face as _face
from autograd.hips.solvers import odeint

__getattr__, __dir__ = _face(_scipy, globals(), odeint=odeint)
